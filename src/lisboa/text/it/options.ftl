# The options of a question: what each is called, costs, gives and means; and what is refused.

label = { CAPITAL($phrase) }
label-then = { $first } · { $second }

## What is paid and gained

amount-rubble = { $n ->
    [one] 1 cubo { $colour }
   *[other] { $n } cubi { FORM($colour, "pl") }
}
amount-sets = { $n ->
    [one] 1 set di macerie
   *[other] { $n } set di macerie
}
amount-favours = { $n ->
    [one] 1 favore reale
   *[other] { $n } favori reali
}
amount-clergy = { $n ->
    [one] 1 tassello Clero
   *[other] { $n } tasselli Clero
}
amount-decrees = { $n ->
    [one] 1 decreto
   *[other] { $n } decreti
}
amount-houses = { $n ->
    [one] 1 casa
   *[other] { $n } case
}
amount-plans = { $n ->
    [one] 1 progetto
   *[other] { $n } progetti
}
amount-completed = { $n ->
    [one] 1 progetto completato
   *[other] { $n } progetti completati
}

## What an option means, besides what it costs and gives at once

detail-no-room = il tuo magazzino non ha posto
detail-visit = la visita { $n ->
    [0] non costa nulla
   *[other] costa { $n } influenza
}
detail-event = l’evento { $n ->
    [0] non costa nulla
    [one] costa 1 real
   *[other] costa { $n } réis
}
detail-land = ricompensa: { $reward }; { $least ->
    [0] il terreno può non costare nulla
    [one] il terreno costa almeno 1 real
   *[other] il terreno costa almeno { $least } réis
}{ $wigs ->
    [0] {""}
    [one] ; 1 parrucca dagli edifici pubblici
   *[other] ; { $wigs } parrucche dagli edifici pubblici
}
detail-decree = { $text } Per ora vale { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}.
detail-site = ricompensa: { $reward }{ $wigs ->
    [none] {""}
   *[other] ; { $wigs }
}
detail-opening = { $building } frutta { $wigs }
detail-wigs = { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
} a { $who }
detail-staff = richiede { $needed ->
    [one] 1 ufficiale
   *[other] { $needed } ufficiali
}{ $missing ->
    [0] {""}
   *[other] , { $missing } da assumere per { $price ->
        [one] 1 real
       *[other] { $price } réis
    }
}; { $opening }
detail-steps = poi davanti: { $ahead }; dietro: { $behind }
detail-house-none = ancora nessuna abilità
detail-house-visit_in_reais = d’ora in poi puoi pagare le visite in réis
detail-house-ship_goods_minus_1 = le navi ti costano 1 merce in meno
detail-house-ship_goods_free = le navi non ti costano merci
detail-house-produce_plus_1_of_one = la produzione dà 1 merce in più di un tipo
detail-house-produce_plus_1_of_each = la produzione dà 1 merce in più di ogni tipo

## How a price or a gain comes about

bill-visit = La visita costa
bill-event = L’evento costa
bill-land = Il terreno costa
bill-hire = Assumere costa
bill-sale = La vendita frutta
bill-store = Il negozio frutta
bill-opening = { $building } frutta
bill-sailing = Salpare frutta
bill-treasury = Tesoreria
bill-officials = Ufficiali degli altri
bill-row = Macerie nella riga { $row }
bill-column = Macerie nella colonna { $column }
bill-dearest = Prendi il cubo più costoso
bill-cube = Prendi { $colour ->
    [brown] il cubo marrone
    [red] il cubo rosso
   *[blue] il cubo blu
}
bill-officials-hired = { $n ->
    [one] 1 ufficiale a { $each }
   *[other] { $n } ufficiali a { $each }
}
bill-market = Prezzo di mercato
bill-ship = Nave
bill-crates = Casse a bordo
bill-earns = { CAPITAL($lot) }
bill-floor = Mai meno di zero

## What is not possible, and why

with-numbers = { $sentence } { $numbers }
numbers-visit = Costa { $price }; hai { $influence } influenza e { $wigs ->
    [one] 1 parrucca
   *[other] { $wigs } parrucche
}.
numbers-price = Costa almeno { $price ->
    [one] 1 real
   *[other] { $price } réis
}; puoi pagarne { $means }.
numbers-ship = Costa { $price ->
    [one] 1 merce
   *[other] { $price } merci diverse
}; ne hai { $types }.

## What a final answer turns up before the turn goes on

turns-up-building = Questo rivela il prossimo edificio. Poi non si torna indietro.
turns-up-tasks = Così peschi nuovi compiti. Poi non si torna indietro.

## Answers in a word or two, as the steps of a turn

crumb-keep-card = { $kind } { $influence }
crumb-keep-tile = Tassello
crumb-gold = Oro
crumb-portfolio = Portfolio
crumb-court = { $kind }
crumb-sponsor = Evento
crumb-add = Spazio
crumb-discard = Scarto
crumb-replace = Nave
crumb-sell = Vendere
crumb-trade = Trattare
crumb-load = Vendita: { $good }
crumb-deed = { $deed ->
    [recruit] Ufficiali
    [plan] Progetto
    [ship] Nave
    [produce] Produzione
    [cardinal] Cardinale
    [favour] Favore
    [store] Negozio
    [decree] Decreto
   *[open] Edificio
}
crumb-offer = { crumb-deed }
crumb-do = { crumb-deed }
crumb-office = { $kind }
crumb-take-plan = Progetto
crumb-pay-good = { CAPITAL($good) }
crumb-take-good = { CAPITAL($good) }
crumb-lose-good = { CAPITAL($good) }
crumb-move = Cardinale
crumb-take-tile = Tassello
crumb-give-tile = Tassello
crumb-take-favour = { $kind }
crumb-lose-favour = { $kind }
crumb-build = { $plot }
crumb-cube = Cubo { $colour }
crumb-house = Casa
crumb-take-decree = Decreto
crumb-site = Cantiere
crumb-use-plan = Edificio
crumb-return = Ufficiale
crumb-convert = Pagato
crumb-pay-reais = Pagato
crumb-accept = Ricompensa
crumb-decline = No
crumb-stop = Fatto
crumb-draw = { $kind } { $influence }
crumb-claim = Ricompensa
crumb-task = Compito
