# Turns as stories: one sentence for a turn, and its steps. Phrases follow the name of who did it,
# start in lower case and have no full stop.

headline = { $who } { $deeds }
step = { CAPITAL($phrase) }
step-of = { $who } { $phrase }

## A turn in one sentence

visit = visits { $noble }
portfolio = plays { $card }
gold = discards { $card } for gold
event = sponsors { $card }
pass = has no card to play
begins = begins turn { $n }
with-price = { $phrase } ({ $price })
with-wigs = { $phrase }: +{ wigs }
with-loss = { $phrase }: −{ wigs }
wigs = { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
with-followers = { $phrase }; { $n ->
    [one] { $who } follows
   *[other] { $who } follow
}
cost = −{ $amount }

## Beside the name of who did it

how-visit = { $noble }: { $deeds }
how-portfolio = Portfolio: { $deeds }
how-event = Event: { $deeds }

## What was done, in the fewest words

done-recruit = recruits
done-plan = takes a plan
done-ship = builds a ship
done-produce = produces goods
done-cardinal = moves the Cardinal
done-tile = takes { $tile }
done-favour = takes a favour of { $noble }
done-store = builds a { $store } on { $plot }
done-decree = takes { $decree }
done-open = opens { $building }
done-site = clears the { $site }
done-sell = sells { $n ->
    [one] 1 good
   *[other] { $n } goods
} (+{ $reais ->
    [one] 1 real
   *[other] { $reais } réis
})
done-sail = { $phrase }, filling their own ship
done-skips = cannot { $deed }

## Steps

trades = trades { $good }: { $done }
follows = follows: { $done }
recruits = places officials in { $places }
produces = produces { $goods }
sells = sells { $goods } to the { $ship }
discards = discards { $what }
gives-tiles = gives { $what } to the church
lacerda-does = { $why }: { $done }

## Moments between turns

setup = The game is set up
church = The church scores
period = The first period ends
scoring = The final scoring
with-gains = { $phrase }: { $gains }
gain = { $who } +{ $n }
scoring-period = wigs for rubble sets
scoring-ships = ships
scoring-sets = rubble sets
scoring-majorities = store majorities
scoring-money = money and influence
scoring-decrees = decrees
scoring-officials = officials at work
scoring-favours = royal favours
