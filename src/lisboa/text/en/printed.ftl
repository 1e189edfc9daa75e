# What is printed on board, cards and tiles, in full sentences: what the engine does with it.

name = { CAPITAL($name) }

## What a part is about, as a heading

part-court = At court
part-portfolio = In your portfolio
part-reward = Reward
part-penalty = Penalty
part-benefit = Benefit
part-cost = Cost
part-wigs = Wigs
part-build = When it is built
part-sell = Selling
part-sail = Sailing
part-task = Task
part-place = Where
part-rubble = Rubble
part-visit = Visiting
part-trade = Trading
part-follow = Following
part-officials = Officials
part-how = What happens
part-treasury = Treasury
part-influence = Influence
part-limit = Limit
part-end = The end
part-players = Players

## Titles that nothing else has

noble-builder = Builder
noble-minister = Minister
noble-king = King
noble = { $noble }: { $person }
plot = Plot { $plot }
row = Row { $row }
column = Column { $column }
pile = Rubble pile
cube = { $place }: { $colour ->
    [brown] brown
    [red] red
   *[blue] blue
} cube
scoring = Scoring tile
treasury = Treasury
price = Price of { $good ->
    [gold] gold
    [cloth] cloth
    [books] books
   *[tools] tools
}
stack = { $kind } cards
cardinal = Cardinal
gap = Space { $number } of the church track
church = Clergy tile space { $number }
token = City token
building = { $title } ({ $architect } architect)

hand = Hand
portfolio = Portfolio
warehouse = Warehouse
rubble = Rubble
reais = Réis
influence = Influence
wigs = Wigs
officials = Officials
houses = Houses, { $group }
favours = Favour of { $noble }

## Amounts

some-reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
some-wigs = { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
some-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
some-different-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods, all of different types
}
some-officials = { $n ->
    [one] 1 official
   *[other] { $n } officials
}
some-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
or-two = { $first } or { $second }

## Political cards

card-court-noble = Play it at court to visit { $noble }: pay the visit cost, take one of the two state actions there if you like, then { $deed }.
card-court-treasury = Play it at court to sponsor the event: pay the treasury value in réis, then { $event }.
card-reward = When you play it into your portfolio, before it is placed, { $reward }.
card-penalty = When you play it into your portfolio, before it is placed, { $penalty }.
card-influence = In an upper slot it counts as { $n } whenever you gain influence without a number.
card-subsidy = When you play it into your portfolio, take the treasury value in réis; then the treasury marker moves 1 space down.
card-period = If you discard it at the end of the first period, you receive its reward; only one card of each noble counts.

## Ships

ship-cost = It costs { some-different-goods }; if it replaces a ship of yours, only the difference of the hull sizes.
ship-build = The treasury marker moves 1 space up; then you gain the influence of all cards in your upper slots, with { $n } for this ship.
ship-sell = While it is docked, anybody may sell it goods: each brings the market price{ $n ->
    [0] {""}
   *[other] {" "}and { some-reais } more
}.
ship-sail = It is full with { some-goods }: then it sails at once and its owner gains { some-wigs }; it docks at the start of the owner’s next turn.
ship-wigs = In your portfolio at the end of the game it is worth { some-wigs }.

## Tiles, decrees, plans, buildings, tasks

tile-wigs = Given away at a church scoring, it is worth { some-wigs }.
decree-wigs = At the end of the game: { $score }.
decree-row-e = It takes part with three or four players only.
decree-solo = It takes no part in a solo game.

plan-cost = To open a public building of the { $architect } architect with it, return { some-officials } of yours from offices and plazas; hire those that are missing for the treasury value each.
plan-wigs = Completed, it counts { some-officials } at the end of the game; whoever has the most there gains { $most } wigs.
building-cost = To open it you need an unfinished plan of the { $architect } architect and its officials.
building-row = At the west or east end of a row, every { $first } and every { $second } of that row brings its owner the wigs of its column.
building-street = At the north end of a street, which must be that of { $first } or { $second }, every store on that street brings its owner the wigs of its column.
building-later = Stores that are built later and match it score as well.
good-gold = gold
good-cloth = cloth
good-books = books
good-tools = tools

task-reward = At the end of the turn in which you do it, { $reward }.
task-reward-fixed = At the end of the turn in which you do it, { $reward }; clergy benefits do not change it.
task-alternative = Where the table plays with the rewards from below, { $reward }.
task-visit = It counts only in a visit with a card that you play at court.
task-one = You can complete one task in a turn.

## The city

plot-place = Here fits a { $store } ({ $size } plot).
plot-reward = When you build here, first { $reward }.
plot-rubble = Then you take 1 cube from row { $row } or column { $column }, if there is one.
plot-cost = The land costs the treasury value and the cubes left in row { $row } and column { $column }: brown { $brown }, red { $red } and blue { $blue }.
plot-wigs = For each open public building that matches the store, you gain the wigs on the scoring tile below column { $column }.
site-place-row = Any available public building can stand here, at the { $side } end of row { $row }.
site-place-street = A public building that shows the colour of { $good } can stand here, at the north end of { $street }.
site-rubble = When you open a building here, take its { some-cubes }.
site-reward = After the cubes, { $reward }.
site-wigs-row = Every store of row { $row } that matches the building brings its owner the wigs of its column.
site-wigs-street = Every store that faces { $street } brings its owner the wigs of its column.
row-rubble = Each cube left here makes all land of row { $row } dearer: brown { $brown }, red { $red }, blue { $blue }. Whoever builds in the row may take one of them.
row-players = With one or two players this row is not used.
column-rubble = Each cube left here makes all land of column { $column } dearer: brown { $brown }, red { $red }, blue { $blue }. Whoever builds in the column may take one of them.
column-wigs = The scoring tile below says how many wigs a store of this column scores for each matching public building.
scoring-wigs = So many wigs a store of the columns above scores for each matching public building.
pile-how = Rewards and events that give a cube let you choose one from here; it is not refilled and does not count for the price of land.
token-reward = When you build where it lies, { $reward }, instead of the printed reward.

## The court

noble-visit-cost = A visit costs influence: the visit modifier of the treasury and 1 for each official of others in the office; what is missing may be paid in wigs.
noble-visit = You may take one of the two state actions ({ $top }, { $bottom }); then you must { $deed }.
noble-trade = In a trade this noble accepts { $goods } for a state action.
noble-follow = With this noble’s favour you may follow the visit of another: return the favour, pay the visit cost and do one of the three.
office-visit = Each official of yours here makes a visit to { $noble } 1 influence dearer for everybody else.
office-limit = There is room for { some-officials }; when it is full, the colour with the most here first gives 1 official to the plaza.
plaza-how = Officials who had to leave the office wait here; they do not make visits dearer.
plaza-officials = They can be returned for opening a public building like those in the offices.

deed-recruit = Place up to 2 officials from your board, each in a different office.
deed-plan = Take the top plan of either architect.
deed-ship = Build the top ship of the shipyard: pay its goods, place it in an upper slot, move the treasury marker 1 space up and gain influence.
deed-produce = Take 1 good for each of your stores, as far as your warehouse has room; the price of each type you produced falls by 1.
deed-cardinal = Move the Cardinal 1 or 2 spaces and take one of the two clergy tiles next to it; you can hold 4.
deed-favour = Take the favour of a noble of whom you have none.
deed-store = Choose a plot: receive its reward, take a cube of its row or column, pay for the land, place a house and gain wigs for matching public buildings.
deed-decree = Take a decree from the display; for one of your set markers you may take a second one.
deed-open = Choose a site: take its cubes and its reward, complete a plan with its officials, and all matching stores score for their owners.
deed-by-trade = You reach it by a visit to { $noble }, by following one, or in a trade with { $goods }.
deed-by-visit = You reach it by a visit to { $noble }, by following one, or by an event that names it.

## Tracks and displays

treasury-reais = The number of réis at the marker is the price of an event and of each official you hire, the base of every land price, and what a treasury card brings in your portfolio.
treasury-visits = The influence at the marker is added to the cost of every visit.
treasury-up = It moves up when a ship is built and when the Cardinal reaches or passes the treasury icon.
treasury-down = It moves down when a treasury card is played into a portfolio.
price-sell = Whoever sells { $good } receives this price and what the ship adds.
price-falls = It falls by 1, at most to { $n }, each time somebody produces { $good }; it never rises.
stack-draw = At the end of your turn you take one of the open cards; then the next card of its stack is turned up.
stack-end = When three of the four stacks are empty, the period or the game comes to its end.
cardinal-move = Whoever meets the Cardinal moves it 1 or 2 spaces clockwise and takes one of the two tiles beside it.
gap-none = Nothing happens when the Cardinal reaches this space but the choice of a tile.
gap-envelope = When the Cardinal reaches or passes it, the church is scored at the end of the turn: clergy tiles may be given for the wigs on their backs and for influence.
gap-treasury = When the Cardinal reaches or passes it, the treasury marker moves 1 space up.
church-tile = The tile here can be taken when the Cardinal stops beside it; the space is filled again at the end of the turn.

## Player boards

hand-how = You hold 5 cards, play one in your turn and take another at its end; nobody else sees the cards you were dealt.
portfolio-limit = It holds { $n } cards and one more for each rubble set, nobles and ships above, treasury cards below.
warehouse-limit = It holds { $n } goods of each type and one more for each rubble set; what is too much goes back.
rubble-how = One cube of each colour makes a set; each set gives room for one more card and for one more good of each type.
rubble-wigs = Each set is worth { some-wigs } at the end of the first period and again at the end of the game.
rubble-end = Whoever is first to complete a second set ends the first period; whoever is first to complete a fourth ends the game.
reais-how = You pay land, hired officials and events with réis; influence may take their place.
reais-wigs = At the end of the game { some-reais } are worth 1 wig; influence counts as réis.
influence-how = You pay visits with influence and can turn it into réis whenever you have to pay some.
influence-limit = It ends at { $n }; each gain that ends there brings 1 wig.
wigs-how = Whoever has the most wigs after the final scoring wins.
officials-how = They wait here until you place them in offices; those who served for an opening come back.
house-none = House { $number } of this group brings nothing new.
house-visit_in_reais = With house { $number } built, you may pay visits in réis instead of influence.
house-ship_goods_minus_1 = With house { $number } built, a ship costs 1 good less.
house-ship_goods_free = With house { $number } built, ships cost no goods.
house-produce_plus_1_of_one = With house { $number } built, producing brings 1 more good of one type you produced.
house-produce_plus_1_of_each = With house { $number } built, producing brings 1 more good of each type you produced.
favours-follow = Return it to follow the visit of another player to { $noble }.
favours-wigs = At the end of the game it is worth { some-wigs }.
