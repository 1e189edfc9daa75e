### Errors that people can make with a game, its records and its positions.

unknown-action = There is no action “{ $action }”.
game-over = The game is over: nothing more can be played.
nothing-to-undo = Nothing can be taken back: the last answer was final, or there is none.
no-such-seat = There is no seat { $seat }: this game has { $players } seats, numbered from 0.
wrong-players = A game is for { $fewest } to { $most } players, not { $players }.
wrong-seed = A seed is a whole number, not { $seed }.
unknown-variant = There is no variant “{ $variant }”.
wrong-names = Give a list with one name for each of the { $players } seats.
bad-name = “{ $name }” cannot be the name of a seat: a name has 1 to 30 printable characters without spaces around it and without the signs { $signs }; “neutral” is taken.
same-names = Two seats have the same name.
no-deal = A game that began from a position has no deal, so there is no record of it; save its position instead.

## Records: `line` is 0 where no single line is to blame.

record-not-a-record = This is not a record: the first line must be “{ $title }” (line { $line }).
record-unknown-section = Line { $line }: there is no section { $section }, only [deal] and [game].
record-no-colon = Line { $line }: a colon is missing after the key.
record-unknown-header = Line { $line }: there is no header “{ $header }”.
record-no-turn = Line { $line }: a turn begins with its number, the name of the seat and a colon, such as “12 Green:”.
record-partly-known = This record holds only what { $known } knew when it was written, so it can be read but not replayed.
record-wrong-seats = The record names { $n } seats; a game has { $fewest } to { $most }.
record-other-rules = The record was made with rules version { $rules }; this program plays version { $ours }.
record-other-edition = The record was made with the edition { $theirs }; this is { $ours }. Give its folder with --edition.
record-unknown-seat = Line { $line }: “{ $seat }” is no seat of this game.
record-illegal = Line { $line }: “{ $action }” cannot be played here: { $reason }
record-broken = Line { $line }: { $reason }
record-other-hash = Line { $line }: the state after this turn is { $ours }, the record says { $theirs }. The record was changed somewhere up to here.
record-start = The record names “{ $start }” as the start player, which is no seat of this game.
record-deal-twice = Line { $line }: “{ $part }” stands in the deal twice.
record-deal-missing = The deal lacks the line “{ $part }”.
record-deal-number = Line { $line }: “{ $word }” in “{ $part }” is not a whole number.
record-deal-word = Line { $line }: the edition has no “{ $word }” that could stand in “{ $part }”.
record-deal-unknown = Line { $line }: “{ $part }” is no part of a deal.
record-deal-wrong = The deal cannot come from this edition's box: look at “{ $part }”.
