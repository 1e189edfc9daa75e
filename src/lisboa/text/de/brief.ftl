### Answers on small chips: what matters of a sentence that stands next to its question. A message is
### named after the catalogue and message it shortens; what has none here is said in full.

## Things

things-title = { $title }
things-lot = { $plot }
things-site-row = { CAPITAL($side) } { $row }
things-site-street = { $street }
things-deed-recruit = Beamte
things-deed-plan = Plan
things-deed-ship = Schiff
things-deed-produce = Waren
things-deed-cardinal = Kardinal
things-deed-favour = Gunst
things-deed-store = Geschäft
things-deed-decree = Erlass
things-deed-open = Gebäude
things-office-builder = Baumeister
things-office-minister = Minister
things-office-king = König
things-noble-builder = Baumeister
things-noble-minister = Minister
things-noble-king = König

## Answers

options-label = { CAPITAL($phrase) }
actions-keep-card = { $card }
actions-keep-tile = { $tile }
actions-keep-tile-clergy = { $tile }
actions-gold = abwerfen
actions-portfolio = Portfolio
actions-court = { $noble } besuchen
actions-sponsor = Ereignis
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
    [0] Reihe
    [1] Spalte
   *[2] Trümmerhaufen
}, { $colour }
actions-house = { $group }
actions-take-decree = { $decree }
actions-site = { $site }
actions-use-plan = { $plan }
actions-return = { $place }
actions-convert-payment = { $n ->
    [0] { $due } in Münzen
   *[other] { $rest ->
        [0] { $due } mit Einfluss
       *[other] { $rest } in Münzen, { $n } mit Einfluss
    }
}
actions-convert-penalty = { $n ->
    [0] nichts
   *[other] { $n } mit Einfluss
}
actions-pay-reais-visit-reais = { $n ->
    [0] { $due } mit Einfluss
   *[other] { $rest ->
        [0] { $due } in Réis
       *[other] { $n } in Réis, { $rest } mit Einfluss
    }
}
actions-accept-accept = ja
actions-decline-accept = nein
actions-stop-load = keine mehr
actions-stop-offer = keine mehr
actions-stop-office = keine mehr
actions-stop-give-tile = keine mehr
actions-stop-discard = keine mehr
actions-stop-free-action = keine
actions-stop-decree = keinen
actions-draw = { $card }
actions-claim = { $card }

## Headings before chips that belong together

group-actions-gold = { $card }
group-actions-portfolio = { $card }
group-actions-court = { $card }
group-actions-sponsor = { $card }
group-actions-build = { CAPITAL($lot) }
group-things-lot = { $store }
