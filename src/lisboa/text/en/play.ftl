### The commands `lisboa play`, `lisboa replay` and `lisboa check`, and the table they show.

## The table: what things are called there

none = none
count = { $n } { $what }
plus = { $first } + { $second }
items = { $first }; { $second }
neutral = neutral
of = { $name }, { $what }
titled = { $title }: { $text }
# Plain lines: a fact with its label, and an answer with the number that gives it.
fact = { CAPITAL($label) }: { $text }
option = { $number }: { $text }

changed-title = What has changed since you last looked; “board” shows the whole table.
section-court = Court
court-line = Treasury { $treasury }. Prices: { $prices }.
section-church = Church
section-works = Shipyard and architects
section-decrees = Decrees on display
section-politics = Cards on display
section-city = Baixa
section-players = Players
section-pack = Your pack
section-hand = Your hand

round = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn } of the { $period ->
        [1] first
       *[2] second
    } period
}
round-last = Turn { $turn }, { $left ->
    [one] the last one
   *[other] { $left } turns left
}

treasury = Treasury
treasury-value = { $n ->
    [one] 1 real
   *[other] { $n } réis
}, visit modifier { $modifier }
prices = Prices
price-gold = gold { $n }
price-cloth = cloth { $n }
price-books = books { $n }
price-tools = tools { $n }
office = { $who } ({ $taken } of { $size } places taken)
audience = { $favours ->
    [0] no royal favour
    [one] 1 royal favour
   *[other] { $favours } royal favours
} left, accepts { $goods }
audience-cost = { $audience }; a visit costs you { $n ->
    [0] nothing
   *[other] { $n } influence
}
covered = State actions covered in this turn
covered-by = { $deed } by 1 { $good }

cardinal = The Cardinal
cardinal-icon = { $icon ->
    [envelope] stands on the envelope
    [treasury] stands on the treasury icon
   *[none] stands on no icon
}; the tiles follow in the order of his walk
tile-place = { $n ->
    [1] Tile 1, ahead of him
   *[other] { $n ->
        [6] Tile 6{ $last ->
            [6] , behind him
           *[other] {""}
        }
       *[other] Tile { $n }
    }
}
tile = { $tile }{ $icon ->
    [envelope] {" "}Then the envelope.
    [treasury] {" "}Then the treasury icon.
   *[none] {""}
}
no-tile = empty
# Church and hands, while clergy tiles are chosen
church-tiles = tiles
hand-cards = cards
not-dealt = not yet dealt; first everybody keeps a clergy tile

shipyard = Shipyard
yard = { $ship }; { $left ->
    [one] the last one
   *[other] { $left } left
}
yard-empty = empty
ship = { $ship } (hull { $hull }, { $price } per good, { $influence } influence)
architect = { $colour ->
    [blue] Blue architect
   *[green] Green architect
}
architect-work = now { $now }; next { $later } ({ $left } in the stack); plan on top: { $plan }
building = { $building } for { $goods }
street-gold = gold
street-cloth = cloth
street-books = books
street-tools = tools

stack = { $n ->
    [0] the last one
   *[other] { $n } below
}
stack-empty = empty
on-stack = { $text } ({ $left })
kind-builder = Builder
kind-minister = Minister
kind-king = King
kind-treasury = Treasury

offer = Store tiles on offer
city-tile = { $good }{ $size ->
    [narrow] {" "}(narrow)
   *[wide] {""}
}
pile = Rubble pile
row = Row { $row }
row-closed = in play only with three or more players
rubble = rubble { $cubes }
column = Column { $column }
column-text = rubble { $cubes }; scoring tile { $n }
plot = Plot { $plot }
store = { $store } of { $owner }
free-plot = free, street { $streets }, reward: { $reward }
free-plot-price = { $text } Land from { $n ->
    [one] 1 real
   *[other] { $n } réis
}.
free-site = rubble { $cubes }, reward: { $reward }

reward-good = any { $n ->
    [one] good
   *[other] { $n } goods
}
reward-official = { $n ->
    [one] 1 official
   *[other] { $n } officials
}
reward-cardinal = Cardinal
reward-rubble = 1 cube
reward-treasury = treasury
reward-recruit = recruit
reward-plan = plan
reward-ship = ship
reward-produce = produce
reward-favour = favour
reward-store = store
reward-decree = decree
reward-open = building
reward-draw_tasks = tasks

means = means
goods = goods
goods-limit = { $goods } (room for { $limit } of each)
rubble-own = rubble
rubble-sets = { $cubes }; { $sets ->
    [0] no set
    [one] 1 set
   *[other] { $sets } sets
}
officials = officials on the board
officials-left = { $n }
portfolio = portfolio
portfolio-size = { $n } of { $limit }{ $n ->
    [0] {""}
   *[other] : { $cards }
}
portfolio-ship = { $ship }{ $state ->
    [at-sea] , at sea with { $cargo }
    [loading] , loaded with { $cargo }
   *[docked] , empty
}
portfolio-treasury = { $card } ({ $text })
clergy = clergy
clergy-pair = keeps one of
plans = plans
completed = completed
own-decrees = decrees
markers = set markers
favours = favours
houses = houses built
house-group = { $group } { $built } of { $houses }
stores = stores
stores-left = { $n } built, { $left ->
    [one] 1 house
   *[other] { $left } houses
} left
ships = ships
plans-together = { $plans }; together { $officials }
tasks = tasks
task-shown = { $task }: { $text }{ $done ->
    [True] {" "}(done)
   *[False] {""}
}
passed = Passed on
courtier = courtier
courtier-place = with { $noble }
courtier-here = courtier
next-turn = next turn
courtier-next = { $deed ->
    [none] next
   *[other] next: { $deed }
}
next-visit = visits { $noble }{ $deed ->
    [none] {""}
   *[other] , first to { $deed }
}
aide = The Aide
aide-place = stands on the { $kind } stack
hand = hand
hand-size = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
hand-known = { hand-size }, among them { $known }

## The table drawn

head-wigs = wigs
head-reais = réis
head-influence = infl.
head-limit = room
head-short-limit = rm
head-short-gold = go
head-short-cloth = cl
head-short-books = bo
head-short-tools = to
head-sets = sets
head-officials = off.
head-favours = fav.
head-hand = hand
head-houses = houses
favour-builder = B
favour-minister = M
favour-king = K
neutral-mark = n
cube-brown = br
cube-red = re
cube-blue = bl
office-row = Office
plaza-row = Plaza
visit-row = Visit
actions-row = Actions
taken-row = Accepts
favours-row = Favours
visit-cost = { $n ->
    [0] costs you nothing
   *[other] costs you { $n } influence
}
favours-left = { $n } left
covered-mark = { $deed } (taken)
map-west = West
map-east = East
map-row = Rubble
map-column = { $column }
map-street = { $street }, { $good } { $columns }
map-price = { $plot } · { $n }
map-rubble = Rubble
map-scoring = Scoring tile
map-legend = A1 · 9: land from 9 réis. Cubes: { $cubes }. Rubble pile: { $pile }. Store tiles on offer: { $offer }.
map-cube = { $mark } { $colour } { $price }
noble-builder = Builder
noble-minister = Minister
noble-king = King

## Options

options-turn-gold = discard it for 1 gold
options-turn-portfolio = play it into your portfolio
options-turn-court = visit { $noble } with it
options-turn-sponsor = sponsor its event
brief-turn-gold = discard for 1 gold
brief-turn-portfolio = portfolio
brief-turn-court = visit { $noble }
brief-turn-sponsor = sponsor the event
brief-detail = ({ $text })
option-final = final
option-final-words = This is final.
change = { $sign ->
    [gain] +{ $amount }
   *[pay] −{ $amount }
}
change-words = { $sign ->
    [gain] you gain { $amount }
   *[pay] it costs you { $amount }
}

# What is not possible, and why.
refused-none = Nothing that could be asked for here is refused: every option is on the list.
refused-title = Not possible now

## Solo and the variants

solo-option = alone against Lacerda
draft-option = the starting hands are drafted
starting-decrees-option = everybody begins with a decree
tokens-option = tokens change what plots and sites give; they lie at random, or as FILE says (as in a position)
queen-option = the Queen’s card takes the place of another one
tasks-option = task cards for everybody, or only for these seats, such as Ana,Ben
ships-first-option = at the change of periods ships arrive before cards are discarded
servant-decrees-option = how many decrees make a Court servant in solo (usually 6)
blank-task-rewards-option = tasks B6 and B9 give what the task above or below them gives (usually above)
lacerda-pays-option = in solo, a noble action that Lacerda cannot pay for: it pays what-it-can and acts, or in-full or not at all (usually what-it-can)
bad-layout = { $file } is no layout of tokens: { $why }
layout-for-play = A layout of tokens is for one game (`lisboa play`); here they lie at random: --tokens.
solo-alone = --solo is a game for one against Lacerda; { $option } does not go with it.

variants-told = Variants: { $variants }.
variant-draft = drafted hands
variant-starting-decrees = starting decrees
variant-tokens = tokens on plots and sites
variant-queen = the Queen
variant-tasks = task cards for { $people }
variant-discard-before-ships = ships before discarding
variant-servant-decrees = { $value } decrees make a Court servant
variant-blank-task-rewards = blank task rewards as { $value } them
variant-lacerda-pays = { $value ->
    [in-full] Lacerda pays in full or does not act
   *[what-it-can] Lacerda pays what it can
}

rank-jester = Jester
rank-servant = Court servant
rank-favourite = King’s favourite
rank-right-hand = Right hand of the Marquis
solo-wigs = { $order ->
    [ahead] { $name } is ahead of Lacerda: { $mine } wigs to { $theirs }.
    [behind] Lacerda is ahead of { $name }: { $theirs } wigs to { $mine }.
   *[level] { $name } and Lacerda are level with { $mine } wigs, which is not enough to win (SG-56).
}
rank-reached = Rank of { $name }: { $rank }.
rank-fulfilled = Reached: { $conditions }.
rank-missing = Missing for the next rank, { $rank }: { $conditions }.
rank-met = Enough for it already: { $conditions }.
rank-highest = There is no higher rank.
rank-lost = { $rank } ({ $why })
reach-stores = Lacerda has { $theirs } stores, and more than { $n } of your own are not possible
reach-own-stores = more than { $n } stores of your own are not possible
out-of-reach = ranks out of reach
condition-wigs = more wigs than Lacerda ({ $have } to { $theirs })
condition-stores = { $rank ->
    [servant] { $need } stores (has { $have })
    [favourite] as many stores as Lacerda ({ $have } to { $theirs })
   *[right-hand] more stores than Lacerda ({ $have } to { $theirs })
}
condition-majorities = { $need ->
    [one] 1 majority
   *[other] { $need } majorities
} (has { $have })
condition-reais = { $need } réis (has { $have })
condition-decrees = { $need } decrees (has { $have })
condition-ships = { $need ->
    [one] 1 ship
   *[other] { $need } ships
} (has { $have })

## `lisboa play`: options and the beginning

file-argument = an old game to go on with: its name in the list of --games, or any unfinished record
games-option = list the games that are kept
full-option = show the whole table at every turn instead of what has changed
players-option = how many play, 2 to 4 (usually you and two merchants)
seats-option = who plays at each seat, such as { $human },{ $human },merchant; from weak to strong: { $levels }; also any other bot that lisboa simulate knows
names-option = the names of the seats, such as Ana,Ben,Clara
seed-option = the same number gives the same deal (usually by chance)
new-option = begin a new game even if one is saved; the saved one is kept
plain-option = plain lines without colours and boxes, for screen readers and scripts
edition-option = the folder of an edition of your own
data-option = the folder where games are kept

wrong-seats = A game has { $fewest } to { $most } seats, not { $n }.
seats-and-players = --seats names { $n ->
    [one] 1 seat
   *[other] { $n } seats
}, but --players says { $players }.
unknown-kind = “{ $kind }” cannot play. Possible: { $kinds }.
wrong-names = { $n ->
    [one] 1 name
   *[other] { $n } names
} for { $players ->
    [one] 1 seat: give your name alone.
   *[other] { $players } seats: give one name for each seat, with commas between them.
}

welcome = A new game: { $players }. { $start } begins.
welcome-help = New here? Type “help” at any question. This deal again: --seed { $seed }
introduced = { $name }{ $kind ->
    [bot] {" "}(bot: { $bot })
   *[human] {""}
}
saved-game = A game of { $players } is saved, at turn { $turn }.
ignored = { $options } { $n ->
    [one] needs
   *[other] need
} a new game and would be ignored in this one; answer n to begin one with them.
not-with-file = { $options } cannot change a game that has begun; give FILE alone, or with --seats.
file-over = The game in { $file } is over. “lisboa replay” steps through it.
taken-up = The game of { $players } goes on at turn { $turn }.
games-title = Games in { $folder }, the last one first. Go on with an unfinished one: lisboa play NAME
games-alone = --games lists the games that are kept; nothing else goes with it but --data.
games-none = No game is kept in { $folder } yet. “lisboa play” begins one.
kept-unfinished = unfinished, at turn { $turn }: { $players }, { $when }
kept-finished = won by { $winners } after { $turn } turns: { $players }, { $when }
kept-unreadable = cannot be read: { $reason }
go-on = Go on with it? [Y/n]
old-game = The saved game is kept as { $file }.
broken-save = The saved game cannot be used: { $reason } Nothing is lost, it is kept as { $file }.
record-other-edition = Line { $line }: the record was made with the edition { $theirs }; this is { $ours }. Give its folder with --edition.
foreign-save = { $reason } The saved game stays where it is; --new begins another one and keeps it.
other-seats = the seats do not fit the game: { $seats }.


## At a question

asked = { $name } · { $round }
thinking = { $name } is thinking …
forfeited = { $sentence } Greedy answers instead.
status = You have { $means }; goods: { $goods }.
status-hand = Your hand: { $cards }.
pass = Pass the screen to { $name }. Press Enter when nobody else is looking.
log-empty = Nothing has happened yet.
log-turn = Turn { $turn }, { $name }

part-all = all
part-court = court
part-church = church
part-works = shipyard
part-decrees = decrees
part-politics = display
part-city = city
part-players = players
part-pack = pack
part-hand = hand
no-part = There is no part “{ $text }” of the table. Possible: { $parts }.


saved = Saved as { $file }.
left = The game is saved in { $folder }. “lisboa play” goes on with it.
not-saved = The game could not be saved: { $reason }. It goes on, but only here.
kept = The record of this game: { $file }. “lisboa replay” steps through it.

## The end

result-title = Final scoring
result-wigs = Wigs
result-total = Total
result-line = { $name }: { $wigs }.
result-sum = { $parts }; together { $total }
result-part = { $category } { $n }
result-winner = { $who } wins with { $wigs }.
result-winners = { $who } share the victory with { $wigs } each.
tie-number = { $who } { $n }
tie-TIE-01 = Tie-break, completed rubble sets: { $numbers } (TIE-01).
tie-TIE-02 = Tie-break, stores: { $numbers } (TIE-02).
tie-TIE-03 = Tie-break, completed plans: { $numbers } (TIE-03).
tie-TIE-04 = Tie-break, money: { $numbers } (TIE-04).
tie-shared = They are still tied ({ $rule }).

## `lisboa replay`

record-argument = a record, such as lisboa play leaves behind
seat-option = whose eyes to look through (usually a spectator’s)
at-option = the turn to begin with
bad-record = { $file }: { $reason }
no-turn = There is no turn { $turn }; the last one is { $last }.
no-seat = Nobody called “{ $name }” plays. The players are { $names }.
replay-title = A game of { $players }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
replay-setup = Before the first turn
replay-after = The table { $turn ->
    [0] before the first turn
   *[other] after turn { $turn }
}
replay-prompt = Turn { $turn } of { $last } >
replay-hint = Enter shows the next turn; a number goes to that turn; or a word: next, previous, board, quit.
replay-not-understood = I do not understand “{ $text }”. Enter shows the next turn; a number up to { $last } goes to that turn; or a word: next, previous, board, quit.
replay-last = This is the last turn.
replay-first = This is the beginning.

## `lisboa check`

records-argument = records to verify
check-line = { $file }: { $text }
check-ok = ok, { $players }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $winners ->
    [none] unfinished
   *[other] won by { $winners }
}{ $rank ->
    [none] {""}
   *[other] {" "}({ $rank })
}
is-folder = this is a folder, not a record.
not-text = this is not a text file.
too-large = this file is far too large for a record.
cannot-read = { $reason }.
