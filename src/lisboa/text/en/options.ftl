# The options of a question: what each is called, costs, gives and means; and what is refused.

label = { CAPITAL($phrase) }
label-then = { $first } · { $second }

## What is paid and gained

amount-rubble = { $n } { $colour } { $n ->
    [one] cube
   *[other] cubes
}
amount-sets = { $n ->
    [one] 1 rubble set
   *[other] { $n } rubble sets
}
amount-favours = { $n ->
    [one] 1 royal favour
   *[other] { $n } royal favours
}
amount-clergy = { $n ->
    [one] 1 clergy tile
   *[other] { $n } clergy tiles
}
amount-decrees = { $n ->
    [one] 1 decree
   *[other] { $n } decrees
}
amount-houses = { $n ->
    [one] 1 house
   *[other] { $n } houses
}
amount-plans = { $n ->
    [one] 1 plan
   *[other] { $n } plans
}
amount-completed = { $n ->
    [one] 1 completed plan
   *[other] { $n } completed plans
}

## What an option means, besides what it costs and gives at once

detail-no-room = your warehouse has no room for it
detail-visit = the visit costs { $n ->
    [0] nothing
   *[other] { $n } influence
}
detail-event = the event costs { $n ->
    [0] nothing
    [one] 1 real
   *[other] { $n } réis
}
detail-land = reward { $reward }; the land costs { $least ->
    [0] nothing
    [one] 1 real
   *[other] { $least } réis
} or more{ $wigs ->
    [0] {""}
    [one] ; 1 wig from public buildings
   *[other] ; { $wigs } wigs from public buildings
}
detail-decree = { $text } Worth { $n ->
    [one] 1 wig
   *[other] { $n } wigs
} as things stand.
detail-site = reward { $reward }{ $wigs ->
    [none] {""}
   *[other] ; { $wigs }
}
detail-opening = { $building } brings { $wigs }
detail-wigs = { $who } { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
detail-staff = needs { $needed ->
    [one] 1 official
   *[other] { $needed } officials
}{ $missing ->
    [0] {""}
   *[other] , { $missing } to hire for { $price ->
        [one] 1 real
       *[other] { $price } réis
    }
}; { $opening }
detail-steps = then { $ahead } lies ahead and { $behind } behind
detail-house-none = no ability yet
detail-house-visit_in_reais = from now on you may pay visits in réis
detail-house-ship_goods_minus_1 = ships cost you 1 good less
detail-house-ship_goods_free = ships cost you no goods
detail-house-produce_plus_1_of_one = producing gives 1 more good of one type
detail-house-produce_plus_1_of_each = producing gives 1 more good of each type

## How a price or a gain comes about

bill-visit = The visit costs
bill-event = The event costs
bill-land = The land costs
bill-hire = Hiring costs
bill-sale = The sale brings
bill-store = The store brings
bill-opening = { $building } brings
bill-sailing = Setting sail brings
bill-treasury = Treasury
bill-officials = Officials of others
bill-row = Rubble in row { $row }
bill-column = Rubble in column { $column }
bill-dearest = Take the dearest cube
bill-cube = Take { $colour ->
    [brown] the brown cube
    [red] the red cube
   *[blue] the blue cube
}
bill-officials-hired = { $n ->
    [one] 1 official at { $each }
   *[other] { $n } officials at { $each }
}
bill-market = Market price
bill-ship = Ship
bill-crates = Crates on board
bill-earns = { CAPITAL($lot) }
bill-floor = Never below nothing

## What is not possible, and why

with-numbers = { $sentence } { $numbers }
numbers-visit = It costs { $price }; you have { $influence } influence and { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
}.
numbers-price = It costs at least { $price ->
    [one] 1 real
   *[other] { $price } réis
}; you can raise { $means }.
numbers-ship = It costs { $price } different goods; you have { $types }.

## What a final answer turns up before the turn goes on

turns-up-building = This turns up the next building. There is no way back from here.
turns-up-tasks = This draws new tasks. There is no way back from here.

## Answers in a word or two, as the steps of a turn

crumb-keep-card = { $kind } { $influence }
crumb-keep-tile = Tile
crumb-gold = Gold
crumb-portfolio = Portfolio
crumb-court = { $kind }
crumb-sponsor = Event
crumb-add = Slot
crumb-discard = Discard
crumb-replace = Ship
crumb-sell = Sell
crumb-trade = Trade
crumb-load = { CAPITAL($good) } sold
crumb-deed = { $deed ->
    [recruit] Recruit
    [plan] Plan
    [ship] Ship
    [produce] Produce
    [cardinal] Cardinal
    [favour] Favour
    [store] Store
    [decree] Decree
   *[open] Building
}
crumb-offer = { crumb-deed }
crumb-do = { crumb-deed }
crumb-office = { $kind }
crumb-take-plan = Plan
crumb-pay-good = { CAPITAL($good) }
crumb-take-good = { CAPITAL($good) }
crumb-lose-good = { CAPITAL($good) }
crumb-move = Cardinal
crumb-take-tile = Tile
crumb-give-tile = Tile
crumb-take-favour = { $kind }
crumb-lose-favour = { $kind }
crumb-build = { $plot }
crumb-cube = { CAPITAL($colour) } cube
crumb-house = House
crumb-take-decree = Decree
crumb-site = Site
crumb-use-plan = Building
crumb-return = Official
crumb-convert = Paid
crumb-pay-reais = Paid
crumb-accept = Reward
crumb-decline = No
crumb-stop = Done
crumb-draw = { $kind } { $influence }
crumb-claim = Reward
crumb-task = Task
