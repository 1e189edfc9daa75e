### Answers on small chips: what matters of a sentence that stands next to its question. A message is
### named after the catalogue and message it shortens; what has none here is said in full.

## Things

things-title = { $title }
things-lot = { $plot }
things-site-row = { CAPITAL($side) } { $row }
things-site-street = { $street }
things-deed-recruit = recruter
things-deed-plan = plan
things-deed-ship = bateau
things-deed-produce = produire
things-deed-cardinal = Cardinal
things-deed-favour = faveur
things-deed-store = magasin
things-deed-decree = décret
things-deed-open = bâtiment
things-office-builder = Bâtisseur
things-office-minister = Ministre
things-office-king = Roi
things-noble-builder = Bâtisseur
things-noble-minister = Ministre
things-noble-king = Roi

## Answers

options-label = { CAPITAL($phrase) }
actions-keep-card = { $card }
actions-keep-tile = { $tile }
actions-keep-tile-clergy = { $tile }
actions-gold = défausser
actions-portfolio = portfolio
actions-court = visite au { $noble }
actions-sponsor = parrainer
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
    [0] rangée
    [1] colonne
   *[2] pile de débris
}, { $colour }
actions-house = { $group }
actions-take-decree = { $decree }
actions-site = { $site }
actions-use-plan = { $plan }
actions-return = { $place }
actions-convert-payment = { $n ->
    [0] tout ({ $due }) en pièces
   *[other] { $rest ->
        [0] tout ({ $due }) avec de l’influence
       *[other] { $rest } en pièces, { $n } avec de l’influence
    }
}
actions-convert-penalty = { $n ->
    [0] rien
   *[other] { $n } avec de l’influence
}
actions-pay-reais-visit-reais = { $n ->
    [0] tout ({ $due }) en influence
   *[other] { $rest ->
        [0] tout ({ $due }) en reais
       *[other] { $n } en reais, { $rest } en influence
    }
}
actions-accept-accept = oui
actions-decline-accept = non
actions-stop-load = c’est tout
actions-stop-offer = c’est tout
actions-stop-office = c’est tout
actions-stop-give-tile = c’est tout
actions-stop-discard = c’est tout
actions-stop-free-action = aucune
actions-stop-decree = aucun
actions-draw = { $card }
actions-claim = { $card }

## Headings before chips that belong together

group-actions-gold = { $card }
group-actions-portfolio = { $card }
group-actions-court = { $card }
group-actions-sponsor = { $card }
group-actions-build = { CAPITAL($lot) }
group-things-lot = { $store }
