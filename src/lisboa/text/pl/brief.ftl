### Answers on small chips: what matters of a sentence that stands next to its question. A message is
### named after the catalogue and message it shortens; what has none here is said in full.

## Things

things-title = { $title }
things-lot = { $plot }
things-site-row = { CAPITAL(FORM($side, "noun")) } { $row }
things-site-street = { $street }
things-deed-recruit = rekrutacja
things-deed-plan = plan
things-deed-ship = okręt
things-deed-produce = produkcja
things-deed-cardinal = Kardynał
things-deed-favour = łaska
things-deed-store = sklep
things-deed-decree = dekret
things-deed-open = budynek
things-office-builder = Budowniczy
things-office-minister = Minister
things-office-king = Król
things-noble-builder = Budowniczy
things-noble-minister = Minister
things-noble-king = Król

## Answers

options-label = { CAPITAL($phrase) }
actions-keep-card = { $card }
actions-keep-tile = { $tile }
actions-keep-tile-clergy = { $tile }
actions-gold = odrzuć
actions-portfolio = Portfolio
actions-court = wizyta: { $noble }
actions-sponsor = sponsoruj
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
    [0] rząd
    [1] kolumna
   *[2] stos gruzu
}, { $colour }
actions-house = { $group }
actions-take-decree = { $decree }
actions-site = { $site }
actions-use-plan = { $plan }
actions-return = { $place }
actions-convert-payment = { $n ->
    [0] całość ({ $due }) monetami
   *[other] { $rest ->
        [0] całość ({ $due }) z wpływu
       *[other] { $rest } monetami, { $n } z wpływu
    }
}
actions-convert-penalty = { $n ->
    [0] nic
   *[other] { $n } z wpływu
}
actions-pay-reais-visit-reais = { $n ->
    [0] całość ({ $due }) wpływem
   *[other] { $rest ->
        [0] całość ({ $due }) w reais
       *[other] { $n } w reais, { $rest } wpływem
    }
}
actions-accept-accept = tak
actions-decline-accept = nie
actions-stop-load = dość
actions-stop-offer = dość
actions-stop-office = dość
actions-stop-give-tile = dość
actions-stop-discard = dość
actions-stop-free-action = żadnej
actions-stop-decree = żadnego
actions-draw = { $card }
actions-claim = { $card }

## Headings before chips that belong together

group-actions-gold = { $card }
group-actions-portfolio = { $card }
group-actions-court = { $card }
group-actions-sponsor = { $card }
group-actions-build = { CAPITAL($lot) }
group-things-lot = { $store }
