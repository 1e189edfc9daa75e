# What is written on the drawn board, cards and player boards, and what their pieces are called.

# Numbers for whoever looks: what a visit costs, what a decree would score now.
noble-price = { $name }; a visit costs you { $n } influence
refused = You follow nobody to { $noble } for now; press to be asked again
worth-now = and what each is worth to you now ·
worth-you = you
worth-of = { $worth } of { $most }
decree-worth = { $title }, worth { $worth }{ $most ->
    [0] {""}
   *[other] {" "}of { $most }
} to you now

## Regions

board = The board
city = The Baixa
court = Royal court
influence-track = Influence
politics = Political display
church = Church
decrees = Decrees
shipyard = Shipyard
market = Market
rubble-pile = Rubble pile
shops = Shops on offer
architect = Architect { $person }

## Short words on the board

plaza = Plaza
left = { $n } left
empty = empty
none-left = none left
plans = { $n ->
    [one] 1 plan
   *[other] { $n } plans
}
ready = Ready
next = Next · { $n }
hull = Hull { $n }
times = ×{ $n }
task = Task { $number }
sao-juliao = São Julião
row-closed = Row E is not used with two players

# State and noble actions on their banners
act-recruit = Recruit
act-plan = Plan
act-ship = Ship
act-produce = Produce
act-cardinal = Cardinal
act-favour = Favour
act-store = Build a store
act-decree = Take a decree
act-open = Open a building

# Below the sign of a treasury card
benefit-discount = every payment
benefit-land_discount = land
benefit-hire_discount = hiring
benefit-event_discount = events
benefit-sell_bonus = each sale
benefit-subsidy_bonus = subsidy

# Between the signs of a decree
rule-per = per
rule-threshold = if
rule-majority = most
per-unit = per { $n }
none = no
column = col { $n }
side-west = west
side-north = north
side-east = east
size-wide = wide
size-narrow = narrow
rival = rival
count-rows_with_store = rows
count-columns_with_store = cols
count-store_types = types
count-hull = hull
count-portfolio_nobles = nobles
count-empty_house_groups = groups

## Names of pieces, for those who cannot see them or point at them

plot-free = Plot { $plot }, free
plot-store = Plot { $plot }: { $store } of { $owner }
site-free = { $site }, free
site-open = { $building }, serving { $goods }
cube-of = { $where }, { $colour } cube
cubes = { $where }: { $n ->
    [0] no rubble
    [one] 1 cube of rubble
   *[other] { $n } cubes of rubble
}
row = Row { $row }
column-name = Column { $n }
scoring = Scoring tile: { $n } wigs for each match
noble = { $noble }, { $person }
office = { $office }: { $n ->
    [0] no officials
    [one] 1 official
   *[other] { $n } officials
} of { $capacity }
plaza-name = { $plaza }: { $n ->
    [0] no officials
    [one] 1 official
   *[other] { $n } officials
}
covered = { $deed }, covered by a good
treasury = Treasury: { $n } réis
influence-of = { $name }: { $n } influence
price = { $good } sells for { $n }
stack = { $kind } cards: { $n } left
cardinal = The Cardinal
gap = Space { $n } of the Cardinal
church-empty = Empty space of the church
church-undealt = Not yet dealt
church-undealt-space = Space of the church: its tile is not yet dealt
hand-undealt = Not yet dealt
hand-undealt-why = First everybody keeps one of two clergy tiles. Then the church is filled from the bag and the hands are dealt.
cards-undealt = Cards: not yet dealt
tile = { $title }
ship = Ship of hull { $n }
ship-at-sea = Ship of hull { $n }, at sea
plan-name = { $colour } plan for { $n } officials
plan-done = Completed { $colour } plan for { $n } officials
building = { $title }
card-back = A card that you cannot see
aide = The Aide stands here
courtier = The courtier stands here
house-group = Houses, { $group }: { $n } of { $all } built
worker-left = officials on the board
zoom-in = Zoom in
fit = Whole board

# An element that can be chosen or not, with what the server says about it
option = { $name }. { $labels }

## Player boards

your-board = Your board
board-of = Board of { $name }
portfolio = Portfolio
warehouse = Warehouse
rubble = Rubble
houses = Houses
clergy = Clergy
favours = Favours
plans-own = Plans
decrees-own = Decrees
tasks-own = Tasks
hand = Your hand
at-court = At court
others = Other players
sets = { $n ->
    [one] 1 set
   *[other] { $n } sets
}

wigs = wigs
reais = réis
influence = influence
officials = officials
cards = cards in hand
favour-yes = Favour of { $noble }
favour-no = No favour of { $noble }
rubble-of = { $n } { $colour }
