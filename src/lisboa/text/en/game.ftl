### Errors that people can make with a game, its records and its positions.

# $action as records write it; $reason is a sentence.
illegal = { $action }: { $reason }
unknown-action = There is no action “{ $action }”.
unknown-action-of-many = Game { $game }: there is no action “{ $action }”.
game-over = The game is over: nothing more can be played.
nothing-to-undo = Nothing can be taken back: the last answer was final, or there is none.
other-rules = This game was pickled by a program with other rules: its answers lead to another game here.
no-such-seat = There is no seat { $seat }: this game has { $players } seats, numbered from 0.
wrong-players = A game is for { $fewest } to { $most } players, not { $players }.
wrong-seed = A seed is a whole number, not { $seed }.
unknown-variant = There is no variant “{ $variant }”; there are { $known }.
wrong-variants = Give the variants as names with their values, not { $variants }.
variant-switch = The variant “{ $variant }” is on (true) or off (false), not { $value }.
variant-choice = The variant “{ $variant }” takes one of { $choices }.
layout-part = A layout of tokens has the parts { $parts }, and in each of them tokens by place; “{ $part }” is none.
layout-place = No token can lie at “{ $place }”.
layout-token = “{ $token }” at { $place } is no token that can lie there.
layout-copies = There are only { $copies } tokens “{ $token }”.
variant-tasks = Name the seats that get task cards, or choose all of them; “{ $value }” is no seat.
draft-in-solo = Against Lacerda there is nobody to draft with: choose either solo or the draft.
solo-seats = A solo game has two seats: yours, and the second one named Lacerda.
wrong-names = Give a list with one name for each of the { $players } seats.
bad-name = “{ $name }” cannot be the name of a seat: a name has 1 to 30 printable characters without spaces around it and without the signs { $signs }; “neutral” is taken.
same-names = Two seats have the same name.
no-deal = A game that began from a position has no deal, so there is no record of it; save its position instead.
wrong-since = Events are counted from 0, so “since” is a whole number, not { $since }.
wrong-edition = { $edition } is not an edition: load one with lisboa.edition.load.
not-legal = “{ $action }” cannot be played now, so there is nothing to say about what it would do.

## Records: `line` is 0 where no single line is to blame.

record-not-a-record = Line { $line }: this is not a record, whose first line is “{ $title }”.
record-unknown-section = Line { $line }: there is no section { $section }, only [deal] and [game].
record-no-colon = Line { $line }: a colon is missing after the key.
record-unknown-header = Line { $line }: there is no header “{ $header }”.
record-header-twice = Line { $line }: the header “{ $header }” stands here for the second time.
record-missing-header = The header “{ $header }” is missing.
record-other-turn = Line { $line }: this is turn { $ours }, the record says { $theirs }.
record-other-result = Line { $line }: the game does not end as the record says: { $result }. Its end is missing, or it was changed.
record-no-turn = Line { $line }: a turn begins with its number, the name of the seat and a colon, such as “12 Green:”.
record-partly-known = Line { $line }: this record holds only what { $known } knew when it was written, so it can be read but not replayed.
record-wrong-seats = Line { $line }: the record names { $n } seats; a game has { $fewest } to { $most }.
record-other-rules = Line { $line }: the record was made under version { $rules } of the rules, and this program plays version { $ours }. { $program ->
    [unknown] No program is known that plays it.
    [newer] A newer program plays it.
   *[other] Lisboa { $program } plays it.
}
record-other-edition = Line { $line }: the record was made with the edition { $theirs }; this is { $ours }. Load that one with lisboa.edition.load and give it as edition.
record-unknown-seat = Line { $line }: “{ $seat }” is no seat of this game.
record-illegal = Line { $line }: “{ $action }” cannot be played here: { $reason }
record-broken = Line { $line }: { $reason }
record-other-hash = Line { $line }: the state after this turn is { $ours }, the record says { $theirs }. The record was changed somewhere up to here.
record-start = Line { $line }: “{ $start }” is named as the start player, but is no seat of this game.
record-deal-twice = Line { $line }: “{ $part }” stands in the deal twice.
record-deal-missing = The deal lacks the line “{ $part }”.
record-deal-number = Line { $line }: “{ $word }” in “{ $part }” is not a whole number.
record-deal-word = Line { $line }: the edition has no “{ $word }” that could stand in “{ $part }”.
record-deal-unknown = Line { $line }: “{ $part }” is no part of a deal.
record-deal-wrong = Line { $line }: the deal cannot come from this edition's box: look at “{ $part }”.

## Positions: `path` says where, such as players.Green.hand[2].

position-not-an-object = { $path }: an object with named fields must stand here.
position-not-a-list = { $path }: a list must stand here.
position-not-a-number = { $path }: a whole number must stand here.
position-not-a-name = { $path }: a name must stand here.
position-not-yes-or-no = { $path }: true or false must stand here.
position-out-of-range = { $path }: the number must lie between { $low } and { $high }.
position-wrong-length = { $path }: the list has { $n } entries; { $least } to { $most } are possible.
position-unknown-field = { $path }: there is no such field.
position-missing-field = { $path }: this field is missing.
position-unknown-name = { $path }: “{ $name }” is not a name that can stand here.
position-unknown-effect = { $path }: the edition knows no such effect.
position-view = { $path }: this is the view of one seat, not a whole position; what it does not show cannot be guessed. A sample of the view can be played.
position-other-format = { $path }: this program reads positions of format { $ours }.
position-other-rules = { $path }: the position was made under version { $rules } of the rules, and this program plays version { $ours }. { $program ->
    [unknown] No program is known that plays it.
    [newer] A newer program plays it.
   *[other] Lisboa { $program } plays it.
}
position-other-edition = { $path }: the position was made with another edition; this is { $ours }.
position-seats = { $path }: a list with the names of { $fewest } to { $most } seats must stand here.
position-names = { $path }: { $why }
position-too-often = { $path }: “{ $name }” stands here once more than the box has it.
position-not-in-game = { $path }: “{ $name }” is not part of a game for { $players } players.
position-wrong-place = { $path }: “{ $name }” cannot lie here.
position-too-many = { $path }: at most { $most } are possible here.
position-not-a-space = { $path }: the track has no such space.
position-adds-up = { $path }: together with what the players have, { $n } must be here.
position-officials = { $path }: { $out } officials serve in offices and on plazas, so the board holds the rest of { $all }.
position-houses = { $path }: { $n } houses are built, but { $stores } stores have one.
position-which-houses = { $path }: { $stores } stores stand, and which houses were built decides what the player can do: say how many of each group ({ $groups }).
position-no-street = { $path }: this plot does not lie in the street of this good.
position-closed-row = { $path }: row E is not in play with two players.
position-scoring = { $path }: these are not the scoring tiles of the edition.
position-wrong-side = { $path }: this building shows the colour of the other architect.
position-wrong-colour = { $path }: on this site a building must show the colour of its street.
position-plan-taken = { $path }: a player owns this plan or one below it.
position-first-period-only = { $path }: in the second period nothing is left here.
position-seen-by-all = { $path }: “{ $name }” was drawn from the open display, so it must stand in “seen” as well.
position-not-in-hand = { $path }: “{ $name }” must stand in the hand, and only once in “seen”.
position-portfolio = { $path }: the portfolio holds at most { $most } cards.
position-empty-at-sea = { $path }: a ship without goods is not at sea.
position-full-in-port = { $path }: a full ship is at sea.
position-no-marker-used = { $path }: no set marker can have been used in this turn.
position-wigs = { $path }: nobody has fewer than 0 wigs altogether.
position-wrong-turn = { $path }: turn { $turn } belongs to another seat, counted from the start player.
position-not-triggered = { $path }: nobody has triggered the end.
position-already-triggered = { $path }: { $sets } sets of a player or three empty stacks have triggered the end, so a seat must stand here.
position-which-trigger = { $path }: several players have the { $sets } sets that trigger the end; say who was first.
position-turns-left =
    { $path }: the last turn is that before the start player’s, so { $more ->
        [0] { $n }
       *[other] { $n } or { $most }
    } must be left here.
position-over = { $path }: the game is over, so nothing is left to do.
position-not-over = { $path }: the game is not over, so something must be left to do.
position-not-last = { $path }: this task can only be the last.
position-no-last = { $path }: the last task must begin, end or follow a turn, or score the game.
position-not-waiting = { $path }: this question can only be the first task.
position-task-twice = { $path }: this task can stand here only once.
position-new-period = { $path }: between the periods the last tasks are new-shipyard, deal-hands and new-display, one after the other.
position-no-variant = { $path }: this belongs to a variant or to the solo game, and is not in play here.
position-not-dealt = { $path }: nothing is dealt before everybody has kept a clergy tile.
position-dealt = { $path }: the hands are dealt as soon as everybody has kept a clergy tile, so nothing is left here.
position-turn-up = { $path }: while clergy tiles are chosen, nothing else comes before turn-up, which deals church and hands.
position-draft = { $path }: this does not agree with a draft: its round, the cards kept and those passed on.
position-contradicted = { $path }: this does not agree with the rest of the position.
position-leads-nowhere = { $path }: the game cannot go on from these tasks.
