# The options of a question: what each is called, costs, gives and means; and what is refused.

label = { CAPITAL($phrase) }
label-then = { $first } · { $second }

## What is paid and gained

amount-rubble = { $n ->
    [one] 1 { FORM($colour, "er") } Würfel
   *[other] { $n } { FORM($colour, "e") } Würfel
}
    .acc = { $n ->
        [one] 1 { FORM($colour, "en") } Würfel
       *[other] { $n } { FORM($colour, "e") } Würfel
    }
amount-sets = { $n ->
    [one] 1 Trümmerset
   *[other] { $n } Trümmersets
}
amount-favours = { $n } Gunstplättchen
amount-clergy = { $n } Klerusplättchen
amount-decrees = { $n ->
    [one] 1 Erlass
   *[other] { $n } Erlasse
}
amount-houses = { $n ->
    [one] 1 Holzhaus
   *[other] { $n } Holzhäuser
}
amount-plans = { $n ->
    [one] 1 Plan
   *[other] { $n } Pläne
}
amount-completed = { $n ->
    [one] 1 ausgeführter Plan
   *[other] { $n } ausgeführte Pläne
}
    .acc = { $n ->
        [one] 1 ausgeführten Plan
       *[other] { $n } ausgeführte Pläne
    }

## What an option means, besides what it costs and gives at once

detail-no-room = dein Lagerhaus hat keinen Platz dafür
detail-visit = der Besuch kostet { $n ->
    [0] nichts
   *[other] { $n } Einfluss
}
detail-event = das Ereignis kostet { $n ->
    [0] nichts
    [one] 1 Real
   *[other] { $n } Réis
}
detail-land = Bonus: { $reward }; das Grundstück kostet { $least ->
    [0] nichts
    [one] 1 Real
   *[other] { $least } Réis
} oder mehr{ $wigs ->
    [0] {""}
    [one] ; 1 Perücke durch öffentliche Gebäude
   *[other] ; { $wigs } Perücken durch öffentliche Gebäude
}
detail-decree = { $text } Derzeit { $n ->
    [one] 1 Perücke
   *[other] { $n } Perücken
} wert.
detail-site = Bonus: { $reward }{ $wigs ->
    [none] {""}
   *[other] ; { $wigs }
}
detail-opening = { $building } bringt { $wigs }
detail-wigs = { $who } { $n ->
    [one] 1 Perücke
   *[other] { $n } Perücken
}
detail-staff = braucht { $needed ->
    [one] 1 Beamten
   *[other] { $needed } Beamte
}{ $missing ->
    [0] {""}
   *[other] , davon { $missing } einzustellen für { $price ->
        [one] 1 Real
       *[other] { $price } Réis
    }
}; { $opening }
detail-steps = dann liegt { FORM($ahead, "it") } vor ihm und { FORM($behind, "it") } hinter ihm
detail-house-none = noch kein Vorteil
detail-house-visit_in_reais = ab jetzt darfst du Besuche in Réis bezahlen
detail-house-ship_goods_minus_1 = Schiffe kosten dich 1 Ware weniger
detail-house-ship_goods_free = Schiffe kosten dich keine Waren
detail-house-produce_plus_1_of_one = Produzieren bringt 1 Ware einer Art mehr
detail-house-produce_plus_1_of_each = Produzieren bringt 1 Ware jeder Art mehr

## How a price or a gain comes about

bill-visit = Der Besuch kostet
bill-event = Das Ereignis kostet
bill-land = Das Grundstück kostet
bill-hire = Das Einstellen kostet
bill-sale = Der Verkauf bringt
bill-store = Das Geschäft bringt
bill-opening = { $building } bringt
bill-sailing = In See stechen bringt
bill-treasury = Wirtschaft
bill-officials = Beamte anderer
bill-row = Trümmer in Reihe { $row }
bill-column = Trümmer in Spalte { $column }
bill-dearest = Teuersten Würfel nehmen
bill-cube = { $colour ->
    [brown] Braunen Würfel
    [red] Roten Würfel
   *[blue] Blauen Würfel
} nehmen
bill-officials-hired = { $n ->
    [one] 1 Beamter zu { $each }
   *[other] { $n } Beamte zu { $each }
}
bill-market = Marktwert
bill-ship = Schiff
bill-crates = Kisten an Bord
bill-earns = { CAPITAL($lot) }
bill-floor = Nie unter null

## What is not possible, and why

with-numbers = { $sentence } { $numbers }
numbers-visit = Er kostet { $price }; du hast { $influence } Einfluss und { $wigs ->
    [one] 1 Perücke
   *[other] { $wigs } Perücken
}.
numbers-price = Es kostet mindestens { $price ->
    [one] 1 Real
   *[other] { $price } Réis
}; du kannst { $means } aufbringen.
numbers-ship = Es kostet { $price ->
    [one] 1 Ware
   *[other] { $price } verschiedene Waren
}; du hast { $types }.

## What a final answer turns up before the turn goes on

turns-up-building = Damit wird das nächste Gebäude aufgedeckt. Das lässt sich nicht zurücknehmen.
turns-up-tasks = Damit werden neue Aufgaben gezogen. Das lässt sich nicht zurücknehmen.

## Answers in a word or two, as the steps of a turn

crumb-keep-card = { $kind } { $influence }
crumb-keep-tile = Plättchen
crumb-gold = Gold
crumb-portfolio = Portfolio
crumb-court = { $kind }
crumb-sponsor = Ereignis
crumb-add = Platz
crumb-discard = Abgeworfen
crumb-replace = Schiff
crumb-sell = Verkaufen
crumb-trade = Handeln
crumb-load = { CAPITAL($good) } verkauft
crumb-deed = { $deed ->
    [recruit] Beamte
    [plan] Plan
    [ship] Schiff
    [produce] Produktion
    [cardinal] Kardinal
    [favour] Gunst
    [store] Geschäft
    [decree] Erlass
   *[open] Gebäude
}
crumb-offer = { crumb-deed }
crumb-do = { crumb-deed }
crumb-office = { $kind }
crumb-take-plan = Plan
crumb-pay-good = { CAPITAL($good) }
crumb-take-good = { CAPITAL($good) }
crumb-lose-good = { CAPITAL($good) }
crumb-move = Kardinal
crumb-take-tile = Plättchen
crumb-give-tile = Plättchen
crumb-take-favour = { $kind }
crumb-lose-favour = { $kind }
crumb-build = { $plot }
crumb-cube = { CAPITAL(FORM($colour, "er")) } Würfel
crumb-house = Holzhaus
crumb-take-decree = Erlass
crumb-site = Bauplatz
crumb-use-plan = Gebäude
crumb-return = Beamter
crumb-convert = Bezahlt
crumb-pay-reais = Bezahlt
crumb-accept = Bonus
crumb-decline = Nein
crumb-stop = Fertig
crumb-draw = { $kind } { $influence }
crumb-claim = Bonus
crumb-task = Aufgabe
