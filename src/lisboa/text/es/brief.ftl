### Answers on small chips: what matters of a sentence that stands next to its question. A message is
### named after the catalogue and message it shortens; what has none here is said in full.

## Things

things-title = { $title }
things-lot = { $plot }
things-site-row = { CAPITAL($side) } { $row }
things-site-street = { $street }
things-deed-recruit = reclutar
things-deed-plan = plano
things-deed-ship = barco
things-deed-produce = producir
things-deed-cardinal = Cardenal
things-deed-favour = favor
things-deed-store = tienda
things-deed-decree = decreto
things-deed-open = edificio
things-office-builder = Constructor
things-office-minister = Ministro
things-office-king = Rey
things-noble-builder = Constructor
things-noble-minister = Ministro
things-noble-king = Rey

## Answers

options-label = { CAPITAL($phrase) }
actions-keep-card = { $card }
actions-keep-tile = { $tile }
actions-keep-tile-clergy = { $tile }
actions-gold = descartar
actions-portfolio = portafolio
actions-court = visitar al { $noble }
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
    [0] fila
    [1] columna
   *[2] pila de escombros
}, { $colour }
actions-house = { $group }
actions-take-decree = { $decree }
actions-site = { $site }
actions-use-plan = { $plan }
actions-return = { $place }
actions-convert-payment = { $n ->
    [0] todo ({ $due }) con monedas
   *[other] { $rest ->
        [0] todo ({ $due }) con influencia
       *[other] { $rest } con monedas, { $n } con influencia
    }
}
actions-convert-penalty = { $n ->
    [0] nada
   *[other] { $n } con influencia
}
actions-pay-reais-visit-reais = { $n ->
    [0] todo ({ $due }) con influencia
   *[other] { $rest ->
        [0] todo ({ $due }) en reales
       *[other] { $n } en reales, { $rest } con influencia
    }
}
actions-accept-accept = sí
actions-decline-accept = no
actions-stop-load = nada más
actions-stop-offer = nada más
actions-stop-office = nada más
actions-stop-give-tile = nada más
actions-stop-discard = nada más
actions-stop-free-action = ninguna
actions-stop-decree = ninguno
actions-draw = { $card }
actions-claim = { $card }

## Headings before chips that belong together

group-actions-gold = { $card }
group-actions-portfolio = { $card }
group-actions-court = { $card }
group-actions-sponsor = { $card }
group-actions-build = { CAPITAL($lot) }
group-things-lot = { $store }
