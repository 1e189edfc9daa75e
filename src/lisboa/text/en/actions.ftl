# What somebody can do, as a line of a menu. A message with the name of a question behind it, such
# as `stop-load`, is used when the answer is given to that question.

keep-card = keep { $card }
keep-tile = keep { $tile }
keep-tile-clergy = keep { $tile }{ $deals ->
    [hands] {" "}for good; church and hands are dealt
    [draft] {" "}for good; the church is dealt and the draft begins
   *[nothing] {""}
}
gold = discard { $card } and take 1 gold
portfolio = play { $card } into your portfolio
court = visit { $noble } with { $card }
sponsor = sponsor the event of { $card }
add = use an empty slot
discard = discard { $card } from your portfolio to make room
discard-discard = discard { $card } from your hand
replace = replace your { $ship }
sell = sell goods
trade = trade with the nobles
load = sell 1 { $good } to the { $ship }
load-owner = sell 1 { $good } to the { $ship } of { $owner }
offer = give 1 { $good } to { $deed }
do = { $deed }
do-follow = follow: { $deed }
office = place an official in { $office }
take-plan = take the { $plan }
pay-good = pay 1 { $good }
take-good = take 1 { $good }
lose-good = lose 1 { $good }
move = move the Cardinal { $n ->
    [one] 1 step
   *[other] { $n } steps
}
take-tile = take { $tile }, the tile { $side ->
    [0] ahead of
   *[1] behind
} the Cardinal
give-tile = give { $tile } to the church
take-favour = take a royal favour of { $noble }
lose-favour = return your royal favour of { $noble }
build = build a { $lot }
cube = take a { $colour } cube from the { $from ->
    [0] row
    [1] column
   *[2] rubble pile
}
house = use a house of the { $group }
take-decree = take the decree { $decree }
site = open a public building on the { $site }
use-plan = use the { $plan }
return = take back an official from { $place }
convert = { $n ->
    [0] pay in coins only
    [one] pay 1 real from influence
   *[other] pay { $n } réis from influence
}
convert-payment = { $n ->
    [0] pay all { $due } in coins
   *[other] { $rest ->
        [0] pay all { $due } from influence
       *[other] pay { $rest } in coins and { $n } from influence
    }
}
convert-penalty = { $n ->
    [0] pay nothing from influence
    [one] { $rest ->
        [0] pay the last real from influence
       *[other] pay 1 real more from influence
    }
   *[other] { $rest ->
        [0] pay the last { $n } réis from influence
       *[other] pay { $n } réis more from influence
    }
}
pay-reais = { $n ->
    [0] pay no réis
    [one] pay 1 real instead of influence
   *[other] pay { $n } réis instead of influence
}
pay-reais-visit-reais = { $n ->
    [0] pay all { $due } in influence
   *[other] { $rest ->
        [0] pay all { $due } in réis
       *[other] pay { $n } in réis and { $rest } in influence
    }
}
accept = accept
accept-accept = yes, { $effect }
decline = decline
decline-accept = no, do not { $effect }
decline-follow = do not follow
stop = stop
stop-load = sell no more goods
stop-offer = trade no more goods
stop-office = place no more officials
stop-give-tile = give no more tiles
stop-free-action = do without the state action
stop-decree = take no extra decree
stop-discard = discard no more cards
draw = draw { $card }
claim = take the reward of { $card }
task = complete { $task }
