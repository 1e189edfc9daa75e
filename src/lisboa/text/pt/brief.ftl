### Answers on small chips: what matters of a sentence that stands next to its question. A message is
### named after the catalogue and message it shortens; what has none here is said in full.

## Things

things-title = { $title }
things-lot = { $plot }
things-site-row = { CAPITAL($side) } { $row }
things-site-street = { $street }
things-deed-recruit = recrutar
things-deed-plan = planta
things-deed-ship = navio
things-deed-produce = produzir
things-deed-cardinal = Cardeal
things-deed-favour = favor
things-deed-store = loja
things-deed-decree = decreto
things-deed-open = edifício
things-office-builder = Construtor
things-office-minister = Ministro
things-office-king = Rei
things-noble-builder = Construtor
things-noble-minister = Ministro
things-noble-king = Rei

## Answers

options-label = { CAPITAL($phrase) }
actions-keep-card = { $card }
actions-keep-tile = { $tile }
actions-keep-tile-clergy = { $tile }
actions-gold = descartar
actions-portfolio = portefólio
actions-court = visitar o { $noble }
actions-sponsor = patrocinar
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
    [0] linha
    [1] coluna
   *[2] monte de escombros
}, { $colour }
actions-house = { $group }
actions-take-decree = { $decree }
actions-site = { $site }
actions-use-plan = { $plan }
actions-return = { $place }
actions-convert-payment = { $n ->
    [0] tudo ({ $due }) em moedas
   *[other] { $rest ->
        [0] tudo ({ $due }) com influência
       *[other] { $rest } em moedas, { $n } com influência
    }
}
actions-convert-penalty = { $n ->
    [0] nada
   *[other] { $n } com influência
}
actions-pay-reais-visit-reais = { $n ->
    [0] tudo ({ $due }) em influência
   *[other] { $rest ->
        [0] tudo ({ $due }) em réis
       *[other] { $n } em réis, { $rest } em influência
    }
}
actions-accept-accept = sim
actions-decline-accept = não
actions-stop-load = mais nada
actions-stop-offer = mais nada
actions-stop-office = mais nada
actions-stop-give-tile = mais nada
actions-stop-discard = mais nada
actions-stop-free-action = nenhuma
actions-stop-decree = nenhum
actions-draw = { $card }
actions-claim = { $card }

## Headings before chips that belong together

group-actions-gold = { $card }
group-actions-portfolio = { $card }
group-actions-court = { $card }
group-actions-sponsor = { $card }
group-actions-build = { CAPITAL($lot) }
group-things-lot = { $store }
