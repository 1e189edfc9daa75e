### Answers on small chips: what matters of a sentence that stands next to its question. A message is
### named after the catalogue and message it shortens; what has none here is said in full.

## Things

things-title = { $title }
things-lot = { $plot }
things-site-row = { CAPITAL($side) } { $row }
things-site-street = { $street }
things-deed-recruit = recruit
things-deed-plan = plan
things-deed-ship = ship
things-deed-produce = produce
things-deed-cardinal = Cardinal
things-deed-favour = favour
things-deed-store = store
things-deed-decree = decree
things-deed-open = building
things-office-builder = Builder
things-office-minister = Minister
things-office-king = King
things-noble-builder = Builder
things-noble-minister = Minister
things-noble-king = King

## Answers

options-label = { CAPITAL($phrase) }
actions-keep-card = { $card }
actions-keep-tile = { $tile }
actions-keep-tile-clergy = { $tile }
actions-gold = discard
actions-portfolio = portfolio
actions-court = visit the { $noble }
actions-sponsor = sponsor
actions-discard = { $card }
actions-discard-discard = { $card }
actions-load = { $good } → { $ship }
actions-load-owner = { $good } → { $ship }, { $owner }
actions-offer = { $deed }
actions-do-follow = { $deed }
actions-office = { $office }
actions-take-plan = { $plan }
actions-pay-good = { $good }
actions-take-good = { $good }
actions-lose-good = { $good }
actions-take-tile = { $tile }
actions-give-tile = { $tile }
actions-take-favour = { $noble }
actions-lose-favour = { $noble }
actions-build = { $lot }
actions-cube = { $from ->
    [0] row
    [1] column
   *[2] rubble pile
}, { $colour }
actions-house = { $group }
actions-take-decree = { $decree }
actions-site = { $site }
actions-use-plan = { $plan }
actions-return = { $place }
actions-convert-payment = { $n ->
    [0] all { $due } in coins
   *[other] { $rest ->
        [0] all { $due } from influence
       *[other] { $rest } in coins, { $n } from influence
    }
}
actions-convert-penalty = { $n ->
    [0] none
   *[other] { $n } from influence
}
actions-pay-reais-visit-reais = { $n ->
    [0] all { $due } in influence
   *[other] { $rest ->
        [0] all { $due } in réis
       *[other] { $n } in réis, { $rest } in influence
    }
}
actions-accept-accept = yes
actions-decline-accept = no
actions-stop-load = no more
actions-stop-offer = no more
actions-stop-office = no more
actions-stop-give-tile = no more
actions-stop-discard = no more
actions-stop-free-action = none
actions-stop-decree = none
actions-draw = { $card }
actions-claim = { $card }

## Headings before chips that belong together

group-actions-gold = { $card }
group-actions-portfolio = { $card }
group-actions-court = { $card }
group-actions-sponsor = { $card }
group-actions-build = { CAPITAL($lot) }
group-things-lot = { $store }
