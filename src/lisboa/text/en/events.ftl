# What happened. Most phrases tell what a player does and follow the player’s name (`deed`); the
# others, in the second part, stand for themselves. All start in lower case and have no full stop.

deed = { $who } { $deed }
sentence = { CAPITAL($phrase) }.

## What a player does

turn-begins = begins turn { $n }
card-for-gold = discards { $card } for 1 gold
card-played = plays { $card } into the portfolio
card-at-court = visits { $noble } with { $card }
card-placed = keeps { $card } in the portfolio
card-discarded = discards { $card }
goods-gained = { $n ->
    [0] has no room for { $lost }
   *[other] takes { $goods }{ $over ->
        [0] {""}
       *[other] {" "}and has no room for { $lost }
    }
}
goods-paid = gives up { $goods }
reais-gained = takes { reais }
reais-paid = { $coins ->
    [0] { $influence ->
        [0] pays nothing thanks to a discount
       *[other] pays { from-influence } from influence
    }
    [one] pays 1 real{ and-from-influence }
   *[other] pays { $coins } réis{ and-from-influence }
}
from-influence = { $influence ->
    [one] 1 real
   *[other] { $influence } réis
}
and-from-influence = { $influence ->
    [0] {""}
   *[other] {" "}and { $influence } more from influence
}
influence-gained = gains { $n } influence (now { $space })
influence-lost = gives up { $n } influence ({ $space } left)
wigs = { $n ->
    [one] gains 1 wig{ wigs-for }
   *[other] gains { $n } wigs{ wigs-for }
}
wigs-lost = { $n ->
    [one] loses 1 wig{ wigs-for }
   *[other] loses { $n } wigs{ wigs-for }
}
wigs-for = { $category ->
    [sailing] {" "}for its sailing
    [stores] {" "}for the new store
    [openings] {" "}for stores that profit from the building
    [church] {" "}from the church
    [influence] {" "}at the top of the influence track
    [cubes] {" "}for its cubes
    [period] {" "}for rubble sets
    [visits] {" "}for the visit
    [ships] {" "}for ships
    [sets] {" "}for rubble sets
    [majorities] {" "}for store majorities
    [money] {" "}for money and influence
    [decrees] {" "}for decrees
    [officials] {" "}for officials at work
    [favours] {" "}for royal favours
   *[other] {""}
}
good-sold = sells 1 { $good } to the { $ship } for { reais }
good-traded = gives 1 { $good } to { $deed }
official-placed = places an official in { $office }
official-returned = takes back an official from { $place }
officials-hired = hires { $n ->
    [one] 1 official for { $each }
   *[other] { $n } officials for { $each } each
}
plan-taken = takes the { $plan }
ship-built = { $old ->
    [none] builds the { $ship }
   *[other] builds the { $ship } in place of the { $old }
}
cardinal-moved = moves the Cardinal
tile-taken = takes the clergy tile { $tile }
tile-kept = keeps the clergy tile { $tile }
tile-given = gives the clergy tile { $tile } to the church
church-called = calls for a church scoring
favour-taken = takes a royal favour of { $noble }
favour-returned = returns a royal favour of { $noble }
visit-paid = { $n ->
    [0] pays nothing for the visit
   *[other] owes { $n } influence for the visit
}
free-action = uses the visit to { $deed }
follows = follows the visit to { $deed }
store-chosen = begins a { $lot }
store-built = builds a { $lot }
cube-gained = { $lost ->
    [0] takes a { $colour } cube
   *[1] has no space for a { $colour } cube
}
set-completed = { $n ->
    [one] completes a first rubble set
   *[other] completes rubble set { $n }
}
house-built = uses a house of the { $group }
decree-taken = takes the { $extra ->
    [0] decree
   *[1] extra decree
} { $decree }
site-chosen = clears the { $site }
building-opened = opens { $building } on the { $site } with the { $plan }
event-sponsored = sponsors the event of { $card }
effect-forfeited = cannot { $effect }
effect-declined = does not want to { $effect }
card-drawn = draws { $card }
end-triggered = { $sets ->
    [0] empties a third stack of cards
   *[1] has enough rubble sets
} and brings about the end of { $period ->
    [1] the first period
   *[2] the game
}
cards-dealt = { $n ->
    [0] is dealt no cards
    [one] is dealt 1 card
   *[other] is dealt { $n } cards
}
reward-claimed = takes the reward of { $card }
penalty-paid = { $n ->
    [0] has nothing to lose as a penalty
   *[other] loses { $loss } as a penalty
}
penalty-paid-reais = { $n ->
    [0] { $unpaid ->
        [0] pays nothing as a penalty thanks to a discount
        [one] leaves a penalty of 1 real unpaid
       *[other] leaves a penalty of { $unpaid } réis unpaid
    }
   *[other] pays { reais } as a penalty{ $unpaid ->
        [0] {""}
       *[other] {" "}and leaves { $unpaid } unpaid
    }
}
turn-passed = has no card to play
card-kept = keeps { $card }
task-done = is rewarded for { $task }
task-drawn = draws { $task } ({ $text })
lacerda-visits = turns to { $noble }
lacerda-state-action = sets out to { $deed }, since the Aide stands on the { $kind } stack
lacerda-skips = cannot { $deed }{ $n ->
    [0] {" "}and does without
   *[other] : the visit costs { $n } more than all its influence and wigs
}
lacerda-spared = has neither influence nor wigs for the rest of the cost, { $n }, and is spared it
lacerda-builds = builds a { $lot }: { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}, { $why ->
    [best] more than anywhere else
    [left] in the left one of two streets that pay the same
   *[order] the topmost row and then the leftmost plot of those that pay the most
}
lacerda-opens = chooses the { $site } for a public building: { $order ->
    [more] { wigs-of-opening } more than { $rival }
    [fewer] { wigs-of-opening } fewer than { $rival }
   *[level] as many wigs as { $rival }
}, { $why ->
    [best] better than anywhere else
    [aide] the Aide decides between two buildings that pay the same
   *[order] the first of the best sites clockwise
}
wigs-of-opening = { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
lacerda-plan-taken = takes the { $plan }, since none on top is larger
lacerda-official-placed = places an official in { $office }, where it has the fewest
lacerda-favour-taken = takes a royal favour of { $noble }, the first it lacks
lacerda-tile-given = discards the clergy tile ahead of the Cardinal, { $tile }
lacerda-decree-taken = takes the leftmost decree { $decree }
lacerda-card-discarded = discards { $card }, the card below the Aide
lacerda-visit-paid = { $n ->
    [0] pays nothing for the visit
   *[other] pays { $n } for the visit
}
building-opened-freely = opens { $building } on the { $site }
card-received = receives { $card }
reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}

## What happens by itself

aide-moves = the Aide moves to the { $kind } stack
ship-docks = the { $ship } of { $who } docks
ship-sails = the { $ship } of { $who } sets sail with { $n ->
    [one] 1 crate
   *[other] { $n } crates
}
treasury-moved = the treasury { $step ->
    [1] rises
   *[other] falls
} to { $value }
official-displaced = an official of { $who } is sent to { $plaza }
price-fell = the price of { $good ->
    [gold] gold
    [cloth] cloth
    [books] books
   *[tools] tools
} falls to { $n }
turned-up = { $drafted ->
    [0] the church is filled and the hands are dealt
   *[1] the church is filled and the cards of the draft are dealt
}
church-opens = the church scores, beginning with { $who }
period-ends = the first period ends
new-period = the second period begins
last-round = { $n ->
    [one] one turn is left
   *[other] { $n } turns are left
}
game-over = the game is over
