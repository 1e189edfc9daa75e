# The things of the game by name: nouns in lower case unless they are proper names.

## Words of the edition

good-gold = gold
good-cloth = cloth
good-books = book
good-tools = tool
store-gold = gold store
store-cloth = cloth store
store-books = bookstore
store-tools = tool store

noble-builder = the Builder
noble-minister = the Minister
noble-king = the King
kind-builder = Builder
kind-minister = Minister
kind-king = King
kind-treasury = Treasury

# What is done, as in “you may …”
deed-recruit = recruit officials
deed-plan = acquire a plan
deed-ship = build a ship
deed-produce = produce goods
deed-cardinal = meet the Cardinal
deed-favour = obtain a royal favour
deed-store = build a store
deed-decree = take a decree
deed-open = open a public building

colour-blue = blue
colour-red = red
colour-purple = purple
colour-brown = brown
colour-green = green

size-wide = wide
size-narrow = narrow
side-west = west
side-north = north
side-east = east
group-left = left group
group-middle = middle group
group-right = right group

## Amounts

goods = { $good ->
    [gold] { $n } gold
    [cloth] { $n } cloth
    [books] { $n ->
        [one] 1 book
       *[other] { $n } books
    }
   *[tools] { $n ->
        [one] 1 tool
       *[other] { $n } tools
    }
}
reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
wigs = { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
influence = { $n } influence
officials = { $n ->
    [one] 1 official
   *[other] { $n } officials
}

# What a penalty takes; $n is the most it takes.
loss-good = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
loss-reais = { reais }
loss-wigs = { wigs }
loss-influence = { influence }
loss-official = { officials }
loss-favour = { $n ->
    [one] 1 royal favour
   *[other] { $n } royal favours
}

# What a reward lets one do, as in “you may …”; for the words state and noble the deed itself.
effect-good = take a good
effect-reais = take réis
effect-wigs = gain wigs
effect-influence = gain influence
effect-official = place an official
effect-cardinal = move the Cardinal
effect-rubble = take a cube from the rubble pile
effect-treasury = move the treasury marker
effect-draw_tasks = draw tasks

## Cards and tiles

title = “{ $title }”
card-label = { $kind } { $influence } · { $title }
treasury-label = Treasury · { $title }
ship = { $colour } ship { $copy }
plan = { $colour } plan { $number } ({ officials })
task-card = task { $pack }{ $number }

## Places

plot = { $plot }
lot = { $store } on plot { $plot }
site-row = { $side } site of row { $row }
site-street = north site of { $street }
office-builder = the Builder’s office
office-minister = the Minister’s office
office-king = the King’s office
plaza-builder = the Builder’s plaza
plaza-minister = the Minister’s plaza
plaza-king = the King’s plaza

## Wigs by what they were gained for

category-start = At the start
category-sailing = Ships setting sail
category-stores = Stores built
category-openings = Public buildings opened
category-church = Church scorings
category-influence = Top of the influence track
category-rewards = Rewards and benefits
category-period = Sets at the change of periods
category-period-solo = Sets and cubes at the change of periods
category-visits = Spent on visits
category-penalties = Penalties
category-ships = Ships (hull sizes)
category-sets = Rubble sets
category-sets-solo = Rubble sets and cubes
category-majorities = Store majorities
category-money = Money and influence
category-decrees = Decrees
category-officials = Officials at work
category-favours = Royal favours

## Players without names of their own

seat-red = Red
seat-green = Green
seat-violet = Violet
seat-black = Black

list-two = { $first }, { $second }
list-last = { $first } and { $second }
