# The options of a question: what each is called, costs, gives and means; and what is refused.

label = { CAPITAL($phrase) }
label-then = { $first } · { $second }

## What is paid and gained

amount-rubble = { $n ->
    [one] { $n } cube { $colour }
   *[other] { $n } cubes { FORM($colour, "pl") }
}
amount-sets = { $n ->
    [one] { $n } série de débris
   *[other] { $n } séries de débris
}
amount-favours = { $n ->
    [one] { $n } faveur royale
   *[other] { $n } faveurs royales
}
amount-clergy = { $n ->
    [one] { $n } tuile Clergé
   *[other] { $n } tuiles Clergé
}
amount-decrees = { $n ->
    [one] { $n } décret
   *[other] { $n } décrets
}
amount-houses = { $n ->
    [one] { $n } maison
   *[other] { $n } maisons
}
amount-plans = { $n ->
    [one] { $n } plan
   *[other] { $n } plans
}
amount-completed = { $n ->
    [one] { $n } plan terminé
   *[other] { $n } plans terminés
}

## What an option means, besides what it costs and gives at once

detail-no-room = il n’y a plus de place dans votre entrepôt
detail-visit = la visite { $n ->
    [0] ne coûte rien
    [one] coûte { $n } influence
   *[other] coûte { $n } influences
}
detail-event = l’événement { $n ->
    [0] ne coûte rien
    [one] coûte { $n } real
   *[other] coûte { $n } reais
}
detail-land = récompense : { $reward } ; le terrain coûte { $least ->
    [one] { $least } real
   *[other] { $least } reais
} ou plus{ $wigs ->
    [0] {""}
    [one] {"\u202F"}; { $wigs } perruque par les bâtiments publics
   *[other] {"\u202F"}; { $wigs } perruques par les bâtiments publics
}
detail-decree = { $text } Vaut { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
} en l’état.
detail-site = récompense : { $reward }{ $wigs ->
    [none] {""}
   *[other] {"\u202F"}; { $wigs }
}
detail-opening = { $building } rapporte { $wigs }
detail-wigs = { $who } { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}
detail-staff = demande { $needed ->
    [one] { $needed } officiel
   *[other] { $needed } officiels
}{ $missing ->
    [0] {""}
   *[other] , dont { $missing } à engager pour { $price ->
        [one] { $price } real
       *[other] { $price } reais
    }
} ; { $opening }
detail-steps = ensuite, devant : { $ahead }, derrière : { $behind }
detail-house-none = pas encore de capacité spéciale
detail-house-visit_in_reais = désormais, vous pouvez payer les visites en reais
detail-house-ship_goods_minus_1 = les bateaux vous coûtent 1 bien de moins
detail-house-ship_goods_free = les bateaux ne vous coûtent aucun bien
detail-house-produce_plus_1_of_one = produire donne 1 bien de plus d’un type
detail-house-produce_plus_1_of_each = produire donne 1 bien de plus de chaque type

## How a price or a gain comes about

bill-visit = La visite coûte
bill-event = L’événement coûte
bill-land = Le terrain coûte
bill-hire = L’engagement coûte
bill-sale = La vente rapporte
bill-store = Le magasin rapporte
bill-opening = { $building } rapporte
bill-sailing = Le départ en mer rapporte
bill-treasury = Trésor
bill-officials = Officiels adverses
bill-row = Débris de la rangée { $row }
bill-column = Débris de la colonne { $column }
bill-dearest = Prendre le cube le plus cher
bill-cube = Prendre { $colour ->
    [brown] le cube marron
    [red] le cube rouge
   *[blue] le cube bleu
}
bill-officials-hired = { $n ->
    [one] { $n } officiel à { $each }
   *[other] { $n } officiels à { $each }
}
bill-market = Prix du marché
bill-ship = Bateau
bill-crates = Caisses à bord
bill-earns = { CAPITAL($lot) }
bill-floor = Jamais moins de zéro

## What is not possible, and why

with-numbers = { $sentence } { $numbers }
numbers-visit = Elle coûte { $price } ; vous avez { $influence ->
    [one] { $influence } influence
   *[other] { $influence } influences
} et { $wigs ->
    [one] { $wigs } perruque
   *[other] { $wigs } perruques
}.
numbers-price = Il faut au moins { $price ->
    [one] { $price } real
   *[other] { $price } reais
} ; vous pouvez en réunir { $means }.
numbers-ship = Il coûte { $price ->
    [one] { $price } bien
   *[other] { $price } biens différents
} ; vous en avez { $types }.

## What a final answer turns up before the turn goes on

turns-up-building = Cela révèle le prochain bâtiment, sans retour possible.
turns-up-tasks = Cela pioche de nouvelles tâches, sans retour possible.

## Answers in a word or two, as the steps of a turn

crumb-keep-card = { $kind } { $influence }
crumb-keep-tile = Tuile
crumb-gold = Or
crumb-portfolio = Portfolio
crumb-court = { $kind }
crumb-sponsor = Événement
crumb-add = Emplacement
crumb-discard = Défausse
crumb-replace = Bateau
crumb-sell = Vente
crumb-trade = Commerce
crumb-load = { CAPITAL($good) } { FORM($good, "gender") ->
    [f] vendue
   *[m] vendu
}
crumb-deed = { $deed ->
    [recruit] Recruter
    [plan] Plan
    [ship] Bateau
    [produce] Produire
    [cardinal] Cardinal
    [favour] Faveur
    [store] Magasin
    [decree] Décret
   *[open] Bâtiment
}
crumb-offer = { crumb-deed }
crumb-do = { crumb-deed }
crumb-office = { $kind }
crumb-take-plan = Plan
crumb-pay-good = { CAPITAL($good) }
crumb-take-good = { CAPITAL($good) }
crumb-lose-good = { CAPITAL($good) }
crumb-move = Cardinal
crumb-take-tile = Tuile
crumb-give-tile = Tuile
crumb-take-favour = { $kind }
crumb-lose-favour = { $kind }
crumb-build = { $plot }
crumb-cube = Cube { $colour }
crumb-house = Maison
crumb-take-decree = Décret
crumb-site = Site
crumb-use-plan = Bâtiment
crumb-return = Officiel
crumb-convert = Payé
crumb-pay-reais = Payé
crumb-accept = Récompense
crumb-decline = Non
crumb-stop = Terminé
crumb-draw = { $kind } { $influence }
crumb-claim = Récompense
crumb-task = Tâche
