# What cards, tiles, decrees and tasks say. Every phrase starts in lower case and has no full
# stop; `sentence` makes a sentence of it.

sentence = { CAPITAL($phrase) }.

## Amounts

reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
wigs = { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
goods-gold = { $n } gold
goods-cloth = { $n } cloth
goods-books = { $n ->
    [one] 1 book
   *[other] { $n } books
}
goods-tools = { $n ->
    [one] 1 tool
   *[other] { $n } tools
}
goods-any = { $n ->
    [one] 1 good of your choice
   *[other] { $n } goods of your choice
}

## Effects, carried out from left to right

effects-two = { $first }, then { $second }

effect-good = take { $goods }
effect-reais = take { reais }
effect-wigs = gain { wigs }
effect-influence = gain { $n } influence
effect-official = { $n ->
    [one] place 1 official from your board in an office
   *[other] place { $n } officials from your board, each in a different office
}
effect-cardinal = move the Cardinal exactly 1 space and take one of the two tiles next to it
effect-rubble = take 1 cube of your choice from the rubble pile
effect-treasury-up = move the treasury marker 1 space up
effect-treasury-down = move the treasury marker 1 space down
effect-state-recruit = recruit officials
effect-state-plan = take a plan
effect-state-ship = build a ship at its usual cost
effect-state-produce = produce goods
effect-state-cardinal = meet the Cardinal
effect-state-favour = obtain a royal favour
effect-noble-store = build a store at its usual price
effect-noble-decree = take a decree
effect-noble-open = open a public building at its usual cost
effect-draw_tasks = { $n ->
    [one] draw 1 task of pack B
   *[other] draw { $n } tasks of pack B
}

## Penalties

penalty-good = { $n ->
    [one] lose { goods-any }
   *[other] lose { goods-any }, or as many as you have
}
penalty-reais = { $n ->
    [one] pay { reais } if you have it
   *[other] pay { reais }, or as many as you have
}
penalty-wigs = { $n ->
    [one] lose { wigs }
   *[other] lose { wigs }, or as many as you have
}
penalty-influence = { $n ->
    [one] lose 1 influence
   *[other] lose { $n } influence, or as much as you have
}
penalty-official = { $n ->
    [one] return 1 official of your choice from an office or plaza to your board
   *[other] return { $n } officials of your choice from offices or plazas to your board, or as many as are there
}
penalty-favour = return 1 royal favour of your choice to its stack

## Benefits

benefit-discount = { $n ->
    [one] every time you pay réis, 1 real counts as already paid
   *[other] every time you pay réis, { $n } réis count as already paid
}
benefit-land_discount = land costs you { reais } less
benefit-hire_discount = every official you hire costs you { reais } less
benefit-event_discount = sponsoring an event costs you { reais } less
benefit-rubble_waiver = { $what ->
    [brown] brown
    [red] red
   *[blue] blue
} cubes do not count when you pay for land
benefit-staff_reduction = when you open a public building, you need { $n ->
    [one] 1 official fewer
   *[other] { $n } officials fewer
}
more-reais = { $n ->
    [one] 1 more real
   *[other] { $n } more réis
}
benefit-sell_bonus = you receive { more-reais } for every { $what ->
    [gold] gold
    [cloth] cloth
    [books] book
    [tools] tool
   *[any] good
} you sell
benefit-subsidy_bonus = you receive { more-reais } whenever you play another treasury card into your portfolio
benefit-visit_discount = visiting { $what ->
    [builder] the Builder
    [minister] the Minister
    [king] the King
   *[any] a noble
} costs you { $n } influence less
benefit-follow_discount = following a visit costs you { $n } influence less
benefit-influence_bonus = every influence gain without a number gives you { $n } more
benefit-ship_goods_discount = building a ship costs you { $n ->
    [one] 1 good less
   *[other] { $n } goods less
}
benefit-produce_bonus = when you produce, take { $n ->
    [one] 1 more good
   *[other] { $n } more goods
} of one type you produced
benefit-trade_any = when you trade, every noble accepts any good from you
benefit-trade_extra = when you trade, you may trade { $n ->
    [one] 1 more good, for 1 more state action
   *[other] { $n } more goods, for { $n } more state actions
}
benefit-warehouse_bonus = your warehouse holds { $n ->
    [one] 1 more good
   *[other] { $n } more goods
} of every type
benefit-recruit_extra = when you recruit, you may place { $n ->
    [one] 1 more official
   *[other] { $n } more officials
}, still at most one in each office
benefit-sail_bonus = gain { wigs } each time one of your ships sails
benefit-store_bonus = gain { wigs } each time you build a store
benefit-open_bonus = gain { wigs } each time you open a public building
benefit-decree_bonus = gain { wigs } for each decree you take
benefit-instant = when you take this tile, { $effects }; it does nothing later

## Decrees

decree = { wigs } { $condition }{ $cap ->
    [0] {""}
   *[other] {" "}(at most { $cap } wigs)
}

row-one = row { $rows }
row-many = rows { $rows }
list-more = { $first }, { $second }
list-last = { $first } and { $second }

of-architect = { $architect ->
    [blue] {" "}of the blue architect
    [green] {" "}of the green architect
   *[any] {""}
}
on-side = { $side ->
    [west] {" "}on the west side
    [north] {" "}on the north side
    [east] {" "}on the east side
   *[any] {""}
}

# $form: each (per 1), every (per $count), least (at least $count), none (no more than 0),
# most (at most $count), majority, or all (every one of the $rows).

which-stores = { $good ->
    [any] {""}
   *[other] {" "}selling { $good ->
        [gold] gold
        [cloth] cloth
        [books] books
       *[tools] tools
    }
}{ $rows ->
    [any] {""}
   *[other] {" "}in { $rows }
}{ $column ->
    [any] {""}
   *[other] {" "}in column { $column }
}{ $size ->
    [wide] {" "}on wide plots
    [narrow] {" "}on narrow plots
   *[any] {""}
}
score-stores = { $form ->
    [each] for each of your stores{ which-stores }
    [every] for every { $count } of your stores{ which-stores }
    [least] if you have at least { $count ->
        [one] 1 store
       *[other] { $count } stores
    }{ which-stores }
    [none] if you have no stores{ which-stores }
    [most] if you have at most { $count ->
        [one] 1 store
       *[other] { $count } stores
    }{ which-stores }
   *[majority] if you have stores{ which-stores } and nobody has more of them than you
}

score-rows_with_store = { $form ->
    [each] { $rows ->
        [any] for each row in which you have a store
       *[other] for each of the { $rows } in which you have a store
    }
    [every] { $rows ->
        [any] for every { $count } rows in which you have a store
       *[other] for every { $count } of the { $rows } in which you have a store
    }
    [least] { $rows ->
        [any] if you have stores in at least { $count ->
            [one] 1 row
           *[other] { $count } different rows
        }
       *[other] if you have stores in at least { $count } of the { $rows }
    }
    [all] if you have a store in each of the { $rows }
    [none] { $rows ->
        [any] if you have no stores
       *[other] if you have no stores in the { $rows }
    }
    [most] { $rows ->
        [any] if you have stores in at most { $count ->
            [one] 1 row
           *[other] { $count } different rows
        }
       *[other] if you have stores in at most { $count } of the { $rows }
    }
   *[majority] { $rows ->
        [any] if you have stores and nobody has them in more rows than you
       *[other] if you have stores in the { $rows } and nobody has them in more of these rows than you
    }
}

score-columns_with_store = { $form ->
    [each] for each column in which you have a store
    [every] for every { $count } columns in which you have a store
    [least] if you have stores in at least { $count ->
        [one] 1 column
       *[other] { $count } different columns
    }
    [none] if you have no stores
    [most] if you have stores in at most { $count ->
        [one] 1 column
       *[other] { $count } different columns
    }
   *[majority] if you have stores and nobody has them in more columns than you
}

score-store_types = { $form ->
    [each] for each different good among your stores
    [every] for every { $count } different goods among your stores
    [least] { $count ->
        [4] if you have a store of each of the four types
        [one] if you have a store
       *[other] if you have stores of at least { $count } different types
    }
    [none] if you have no stores
    [most] if your stores are of at most { $count ->
        [one] 1 type
       *[other] { $count } different types
    }
   *[majority] if you have stores and nobody has more types of store than you
}

with-matches = { $side ->
    [west] with a matching public building on the west side
    [north] with a matching public building on the north side
    [east] with a matching public building on the east side
   *[any] { $matches ->
        [1] with a matching public building
        [2] with at least 2 matching public buildings
       *[3] with 3 matching public buildings
    }
}
score-matched_stores = { $form ->
    [each] for each of your stores { with-matches }
    [every] for every { $count } of your stores { with-matches }
    [least] if you have at least { $count ->
        [one] 1 store
       *[other] { $count } stores
    } { with-matches }
    [none] if you have no stores { with-matches }
    [most] if you have at most { $count ->
        [one] 1 store
       *[other] { $count } stores
    } { with-matches }
   *[majority] if you have stores { with-matches } and nobody has more of them than you
}

score-unmatched_stores = { $form ->
    [each] for each of your stores without a matching public building
    [every] for every { $count } of your stores without a matching public building
    [least] if you have at least { $count ->
        [one] 1 store
       *[other] { $count } stores
    } without a matching public building
    [none] if every store of yours has a matching public building
    [most] if you have at most { $count ->
        [one] 1 store
       *[other] { $count } stores
    } without a matching public building
   *[majority] if you have stores without a matching public building and nobody has more of them than you
}

which-buildings = { of-architect }{ $good ->
    [any] {""}
   *[other] {" "}showing the colour of { $good ->
        [gold] gold
        [cloth] cloth
        [books] books
       *[tools] tools
    }
}{ on-side }{ $rows ->
    [any] {""}
   *[other] {" "}at the ends of { $rows }
}
score-buildings = { $form ->
    [each] for each open public building{ which-buildings }, whoever opened it
    [every] for every { $count } open public buildings{ which-buildings }, whoever opened them
    [least] { $count ->
        [one] if at least 1 public building{ which-buildings } is open, whoever opened it
       *[other] if at least { $count } public buildings{ which-buildings } are open, whoever opened them
    }
    [none] if no public building{ which-buildings } is open
   *[most] { $count ->
        [one] if at most 1 public building{ which-buildings } is open, whoever opened it
       *[other] if at most { $count } public buildings{ which-buildings } are open, whoever opened them
    }
}

of-hull = { $min_hull ->
    [any] {""}
    [4] {" "}of hull size 4
   *[other] {" "}of hull size { $min_hull } or more
}
score-ships = { $form ->
    [each] for each of your ships{ of-hull }
    [every] for every { $count } of your ships{ of-hull }
    [least] if you have at least { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }{ of-hull }
    [none] if you have no ships{ of-hull }
    [most] if you have at most { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }{ of-hull }
   *[majority] if you have ships{ of-hull } and nobody has more of them than you
}

score-hull = { $form ->
    [each] for each point of hull size of your ships
    [every] for every { $count } points of hull size of your ships
    [least] if the hull sizes of your ships add up to at least { $count }
    [none] if you have no ships
    [most] if the hull sizes of your ships add up to at most { $count }
   *[majority] if you have ships and nobody has a higher total hull size than you
}

score-sets = { $form ->
    [each] for each of your rubble sets
    [every] for every { $count } of your rubble sets
    [least] if you have at least { $count ->
        [one] 1 rubble set
       *[other] { $count } rubble sets
    }
    [none] if you have no rubble set
    [most] if you have at most { $count ->
        [one] 1 rubble set
       *[other] { $count } rubble sets
    }
   *[majority] if you have rubble sets and nobody has more of them than you
}

cube = { $colour ->
    [brown] brown cube
    [red] red cube
    [blue] blue cube
   *[any] cube
}
cubes = { $colour ->
    [brown] brown cubes
    [red] red cubes
    [blue] blue cubes
   *[any] cubes
}
score-rubble = { $form ->
    [each] for each of your { cubes }
    [every] for every { $count } of your { cubes }
    [least] if you have at least { $count ->
        [one] 1 { cube }
       *[other] { $count } { cubes }
    }
    [none] if you have no { cubes }
    [most] if you have at most { $count ->
        [one] 1 { cube }
       *[other] { $count } { cubes }
    }
   *[majority] if you have { cubes } and nobody has more of them than you
}

score-clergy_tiles = { $form ->
    [each] for each clergy tile on your board
    [every] for every { $count } clergy tiles on your board
    [least] if you have at least { $count ->
        [one] 1 clergy tile
       *[other] { $count } clergy tiles
    } on your board
    [none] if you have no clergy tile on your board
    [most] if you have at most { $count ->
        [one] 1 clergy tile
       *[other] { $count } clergy tiles
    } on your board
   *[majority] if you have clergy tiles on your board and nobody has more of them than you
}

score-favours = { $form ->
    [each] for each royal favour on your board
    [every] for every { $count } royal favours on your board
    [least] { $count ->
        [3] if you have the favours of all three nobles on your board
        [one] if you have at least 1 royal favour on your board
       *[other] if you have at least { $count } royal favours on your board
    }
    [none] if you have no royal favour on your board
    [most] if you have at most { $count ->
        [one] 1 royal favour
       *[other] { $count } royal favours
    } on your board
   *[majority] if you have royal favours on your board and nobody has more of them than you
}

which-plans = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}that show { $min_officials } or more officials
}
which-plan = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}that shows { $min_officials } or more officials
}
score-plans_completed = { $form ->
    [each] for each of your completed plans{ which-plans }
    [every] for every { $count } of your completed plans{ which-plans }
    [least] { $count ->
        [one] if you have completed a plan{ which-plan }
       *[other] if you have completed at least { $count } plans{ which-plans }
    }
    [none] if you have completed no plan{ which-plan }
    [most] { $count ->
        [one] if you have completed at most 1 plan{ which-plan }
       *[other] if you have completed at most { $count } plans{ which-plans }
    }
   *[majority] if you have completed plans{ which-plans } and nobody has completed more of them than you
}

score-plan_officials = { $form ->
    [each] for each official shown on your completed plans
    [every] for every { $count } officials shown on your completed plans
    [least] if your completed plans show at least { $count ->
        [one] 1 official
       *[other] { $count } officials
    } in all
    [none] if you have completed no plan
    [most] if your completed plans show at most { $count ->
        [one] 1 official
       *[other] { $count } officials
    } in all
   *[majority] if you have completed plans and nobody's completed plans show more officials than yours
}

at-place = { $place ->
    [offices] in the offices
   *[plazas] on the plazas
}
score-officials = { $form ->
    [each] for each of your officials { at-place }
    [every] for every { $count } of your officials { at-place }
    [least] if you have at least { $count ->
        [one] 1 official
       *[other] { $count } officials
    } { at-place }
    [none] if you have no official { at-place }
    [most] if you have at most { $count ->
        [one] 1 official
       *[other] { $count } officials
    } { at-place }
   *[majority] if you have officials { at-place } and nobody has more of them than you
}

score-offices_with_official = { $form ->
    [each] for each office in which you have an official
    [every] for every { $count } offices in which you have an official
    [least] { $count ->
        [3] if you have an official in each of the three offices
        [one] if you have an official in an office
       *[other] if you have officials in at least { $count } offices
    }
    [none] if you have no official in any office
    [most] if you have officials in at most { $count ->
        [one] 1 office
       *[other] { $count } offices
    }
   *[majority] if you have officials in the offices and nobody has them in more offices than you
}

score-goods = { $form ->
    [each] for each good in your warehouse
    [every] for every { $count } goods in your warehouse
    [least] if you have at least { $count ->
        [one] 1 good
       *[other] { $count } goods
    } in your warehouse
    [none] if your warehouse is empty
    [most] if you have at most { $count ->
        [one] 1 good
       *[other] { $count } goods
    } in your warehouse
   *[majority] if you have goods in your warehouse and nobody has more of them than you
}

score-goods_sets = { $form ->
    [each] for each set of four different goods in your warehouse
    [every] for every { $count } sets of four different goods in your warehouse
    [least] if you have at least { $count ->
        [one] 1 set
       *[other] { $count } sets
    } of four different goods in your warehouse
    [none] if you have no set of four different goods in your warehouse
    [most] if you have at most { $count ->
        [one] 1 set
       *[other] { $count } sets
    } of four different goods in your warehouse
   *[majority] if you have sets of four different goods in your warehouse and nobody has more of them than you
}

score-reais = { $form ->
    [each] for each real you own
    [every] for every { $count } réis you own
    [least] if you own at least { $count ->
        [one] 1 real
       *[other] { $count } réis
    }
    [none] if you own no réis
    [most] if you own at most { $count ->
        [one] 1 real
       *[other] { $count } réis
    }
   *[majority] if you own réis and nobody owns more than you
}

score-influence = { $form ->
    [each] for each point of your influence
    [every] for every { $count } points of your influence
    [least] if you have at least { $count } influence
    [none] if you have no influence
    [most] if you have at most { $count } influence
   *[majority] if you have influence and nobody has more than you
}

score-portfolio_influence = { $form ->
    [each] for each point of influence on the cards in your upper slots
    [every] for every { $count } points of influence on the cards in your upper slots
    [least] if the cards in your upper slots show at least { $count } influence in all
    [none] if the cards in your upper slots show no influence
    [most] if the cards in your upper slots show at most { $count } influence in all
   *[majority] if the cards in your upper slots show influence and nobody's show more than yours
}

score-portfolio_nobles = { $form ->
    [each] for each noble card in your portfolio
    [every] for every { $count } noble cards in your portfolio
    [least] if you have at least { $count ->
        [one] 1 noble card
       *[other] { $count } noble cards
    } in your portfolio
    [none] if you have no noble card in your portfolio
    [most] if you have at most { $count ->
        [one] 1 noble card
       *[other] { $count } noble cards
    } in your portfolio
   *[majority] if you have noble cards in your portfolio and nobody has more of them than you
}

score-portfolio_treasury = { $form ->
    [each] for each treasury card in your portfolio
    [every] for every { $count } treasury cards in your portfolio
    [least] if you have at least { $count ->
        [one] 1 treasury card
       *[other] { $count } treasury cards
    } in your portfolio
    [none] if you have no treasury card in your portfolio
    [most] if you have at most { $count ->
        [one] 1 treasury card
       *[other] { $count } treasury cards
    } in your portfolio
   *[majority] if you have treasury cards in your portfolio and nobody has more of them than you
}

score-empty_house_groups = { $form ->
    [each] for each house group on your board from which all houses are built
    [every] for every { $count } house groups on your board from which all houses are built
    [least] { $count ->
        [one] if all houses of at least 1 group on your board are built
       *[other] if all houses of at least { $count } groups on your board are built
    }
    [none] if houses are left in every group on your board
    [most] { $count ->
        [one] if all houses of at most 1 group on your board are built
       *[other] if all houses of at most { $count } groups on your board are built
    }
   *[majority] if all houses of a group on your board are built and nobody has built more groups than you
}

score-decrees = { $scope ->
    [best_rival] { $form ->
        [each] for each decree of the rival who has the most decrees
        [every] for every { $count } decrees of the rival who has the most decrees
        [least] if a rival has at least { $count ->
            [one] 1 decree
           *[other] { $count } decrees
        }
        [none] if no rival has a decree
       *[most] if no rival has more than { $count ->
            [one] 1 decree
           *[other] { $count } decrees
        }
    }
   *[own] { $form ->
        [each] for each of your decrees, this one included
        [every] for every { $count } of your decrees, this one included
        [least] if you have at least { $count ->
            [one] 1 decree
           *[other] { $count } decrees
        }, this one included
        [none] if you have no decree, not even this one
        [most] if you have at most { $count ->
            [one] 1 decree
           *[other] { $count } decrees
        }, this one included
       *[majority] if nobody has more decrees than you
    }
}

## Tasks

deed-visit = visit { $noble ->
    [builder] the Builder
    [minister] the Minister
   *[king] the King
} and { $deed }
deeds-two = { $first }, or { $second }
deed-store = build a store
deed-decree = take a decree
deed-open = open a public building
deed-recruit = { $officials ->
    [0] recruit officials
    [one] recruit 1 official
   *[other] recruit { $officials } officials
}
deed-plan = take a plan
deed-ship = build a ship
deed-produce = produce goods
deed-cardinal = meet the Cardinal
deed-favour = obtain a royal favour
deed-follow = follow another player's visit
deed-sell = sell goods
deed-church_influence = gain influence at a church scoring

task = { $deeds } Reward: { $reward }.
task-fixed = { $deeds } Reward: { $reward }; clergy benefits do not change it.

## Whole cards and tiles

card-reward = Influence { $influence }. Reward: { $text }.
card-penalty = Influence { $influence }. Penalty: { $text }.
card-treasury = Event: { $event }. In the portfolio: { $benefit }.
tile = { $benefit } Back: { wigs }.
