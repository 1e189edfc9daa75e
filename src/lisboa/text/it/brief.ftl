### Answers on small chips: what matters of a sentence that stands next to its question. A message is
### named after the catalogue and message it shortens; what has none here is said in full.

## Things

things-title = { $title }
things-lot = { $plot }
things-site-row = { CAPITAL($side) } { $row }
things-site-street = { $street }
things-deed-recruit = ufficiali
things-deed-plan = progetto
things-deed-ship = nave
things-deed-produce = produzione
things-deed-cardinal = Cardinale
things-deed-favour = favore
things-deed-store = negozio
things-deed-decree = decreto
things-deed-open = edificio
things-office-builder = Costruttore
things-office-minister = Ministro
things-office-king = Re
things-noble-builder = Costruttore
things-noble-minister = Ministro
things-noble-king = Re

## Answers

options-label = { CAPITAL($phrase) }
actions-keep-card = { $card }
actions-keep-tile = { $tile }
actions-keep-tile-clergy = { $tile }
actions-gold = scarta
actions-portfolio = portfolio
actions-court = visita il { $noble }
actions-sponsor = finanzia
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
    [0] riga
    [1] colonna
   *[2] mucchio
}, { $colour }
actions-house = { $group }
actions-take-decree = { $decree }
actions-site = { $site }
actions-use-plan = { $plan }
actions-return = { $place }
actions-convert-payment = { $n ->
    [0] tutto ({ $due }) in monete
   *[other] { $rest ->
        [0] tutto ({ $due }) con influenza
       *[other] { $rest } in monete, { $n } con influenza
    }
}
actions-convert-penalty = { $n ->
    [0] niente
   *[other] { $n } con influenza
}
actions-pay-reais-visit-reais = { $n ->
    [0] tutto ({ $due }) in influenza
   *[other] { $rest ->
        [0] tutto ({ $due }) in réis
       *[other] { $n } in réis, { $rest } in influenza
    }
}
actions-accept-accept = sì
actions-decline-accept = no
actions-stop-load = basta
actions-stop-offer = basta
actions-stop-office = basta
actions-stop-give-tile = basta
actions-stop-discard = basta
actions-stop-free-action = nessuna
actions-stop-decree = nessuno
actions-draw = { $card }
actions-claim = { $card }

## Headings before chips that belong together

group-actions-gold = { $card }
group-actions-portfolio = { $card }
group-actions-court = { $card }
group-actions-sponsor = { $card }
group-actions-build = { CAPITAL($lot) }
group-things-lot = { $store }
