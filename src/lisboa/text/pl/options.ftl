# The options of a question: what each is called, costs, gives and means; and what is refused.

label = { CAPITAL($phrase) }
label-then = { $first } · { $second }

## What is paid and gained

amount-rubble = { $n ->
    [one] 1 { FORM($colour, "f") } kostka
    [few] { $n } { FORM($colour, "pl") } kostki
    [many] { $n } { FORM($colour, "gpl") } kostek
   *[other] { $n } { FORM($colour, "gpl") } kostek
}
    .acc = { $n ->
        [one] 1 { FORM($colour, "facc") } kostkę
        [few] { $n } { FORM($colour, "pl") } kostki
        [many] { $n } { FORM($colour, "gpl") } kostek
       *[other] { $n } { FORM($colour, "gpl") } kostek
    }
amount-sets = { $n ->
    [one] 1 zestaw gruzu
    [few] { $n } zestawy gruzu
    [many] { $n } zestawów gruzu
   *[other] { $n } zestawów gruzu
}
amount-favours = { $n ->
    [one] 1 królewska łaska
    [few] { $n } królewskie łaski
    [many] { $n } królewskich łask
   *[other] { $n } królewskich łask
}
    .acc = { $n ->
        [one] 1 królewską łaskę
        [few] { $n } królewskie łaski
        [many] { $n } królewskich łask
       *[other] { $n } królewskich łask
    }
amount-clergy = { $n ->
    [one] 1 żeton duchowieństwa
    [few] { $n } żetony duchowieństwa
    [many] { $n } żetonów duchowieństwa
   *[other] { $n } żetonów duchowieństwa
}
amount-decrees = { $n ->
    [one] 1 dekret
    [few] { $n } dekrety
    [many] { $n } dekretów
   *[other] { $n } dekretów
}
amount-houses = { $n ->
    [one] 1 dom
    [few] { $n } domy
    [many] { $n } domów
   *[other] { $n } domów
}
amount-plans = { $n ->
    [one] 1 plan
    [few] { $n } plany
    [many] { $n } planów
   *[other] { $n } planów
}
amount-completed = { $n ->
    [one] 1 ukończony plan
    [few] { $n } ukończone plany
    [many] { $n } ukończonych planów
   *[other] { $n } ukończonych planów
}

## What an option means, besides what it costs and gives at once

detail-no-room = w twoim magazynie nie ma na to miejsca
detail-visit = wizyta { $n ->
    [0] nic nie kosztuje
    [one] kosztuje 1 punkt wpływu
    [few] kosztuje { $n } punkty wpływu
    [many] kosztuje { $n } punktów wpływu
   *[other] kosztuje { $n } punktów wpływu
}
detail-event = wydarzenie { $n ->
    [0] nic nie kosztuje
    [one] kosztuje 1 reala
    [few] kosztuje { $n } reais
    [many] kosztuje { $n } reais
   *[other] kosztuje { $n } reais
}
detail-land = nagroda: { $reward }; ziemia kosztuje co najmniej { $least ->
    [one] 1 reala
    [few] { $least } reais
    [many] { $least } reais
   *[other] { $least } reais
}{ $wigs ->
    [0] {""}
    [one] ; 1 peruka za budynki publiczne
    [few] ; { $wigs } peruki za budynki publiczne
    [many] ; { $wigs } peruk za budynki publiczne
   *[other] ; { $wigs } peruk za budynki publiczne
}
detail-decree = { $text } Na razie wart { $n ->
    [one] 1 perukę
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}.
detail-site = nagroda: { $reward }{ $wigs ->
    [none] {""}
   *[other] ; { $wigs }
}
detail-opening = { $building }: { $wigs }
detail-wigs = { $who } { $n ->
    [one] 1 peruka
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}
detail-staff = potrzeba { $needed ->
    [one] 1 urzędnika
    [few] { $needed } urzędników
    [many] { $needed } urzędników
   *[other] { $needed } urzędników
}{ $missing ->
    [0] {""}
    [one] , 1 do zatrudnienia za { detail-staff.price }
    [few] , { $missing } do zatrudnienia za { detail-staff.price }
    [many] , { $missing } do zatrudnienia za { detail-staff.price }
   *[other] , { $missing } do zatrudnienia za { detail-staff.price }
}; { $opening }
    .price = { $price ->
        [one] 1 reala
        [few] { $price } reais
        [many] { $price } reais
       *[other] { $price } reais
    }
detail-steps = potem przed Kardynałem: { $ahead }, za nim: { $behind }
detail-house-none = na razie bez zdolności
detail-house-visit_in_reais = odtąd za wizyty możesz płacić w reais
detail-house-ship_goods_minus_1 = okręty kosztują cię o 1 towar mniej
detail-house-ship_goods_free = okręty nie kosztują cię żadnych towarów
detail-house-produce_plus_1_of_one = produkcja daje o 1 towar jednego rodzaju więcej
detail-house-produce_plus_1_of_each = produkcja daje o 1 towar każdego rodzaju więcej

## How a price or a gain comes about

bill-visit = Koszt wizyty
bill-event = Cena wydarzenia
bill-land = Cena ziemi
bill-hire = Koszt zatrudnienia
bill-sale = Zysk ze sprzedaży
bill-store = Zysk ze sklepu
bill-opening = Zysk: { $building }
bill-sailing = Zysk z wypłynięcia
bill-treasury = Skarb
bill-officials = Urzędnicy innych
bill-row = Gruz w rzędzie { $row }
bill-column = Gruz w kolumnie { $column }
bill-dearest = Wzięta najdroższa kostka
bill-cube = { $colour ->
    [brown] Wzięta brązowa kostka
    [red] Wzięta czerwona kostka
   *[blue] Wzięta niebieska kostka
}
bill-officials-hired = { $n ->
    [one] 1 urzędnik za { $each }
    [few] { $n } urzędników po { $each }
    [many] { $n } urzędników po { $each }
   *[other] { $n } urzędników po { $each }
}
bill-market = Cena rynkowa
bill-ship = Okręt
bill-crates = Skrzynie na pokładzie
bill-earns = { CAPITAL($lot) }
bill-floor = Nie mniej niż zero

## What is not possible, and why

with-numbers = { $sentence } { $numbers }
numbers-visit = Koszt: { $price }; masz wpływ { $influence } i { $wigs ->
    [one] 1 perukę
    [few] { $wigs } peruki
    [many] { $wigs } peruk
   *[other] { $wigs } peruk
}.
numbers-price = Koszt: co najmniej { $price ->
    [one] 1 real
    [few] { $price } reais
    [many] { $price } reais
   *[other] { $price } reais
}; stać cię na { $means }.
numbers-ship = Koszt: { $price ->
    [one] 1 towar
    [few] { $price } różne towary
    [many] { $price } różnych towarów
   *[other] { $price } różnych towarów
}; masz { $types }.

## What a final answer turns up before the turn goes on

turns-up-building = To odsłania następny budynek. Tego nie da się cofnąć.
turns-up-tasks = To dobiera nowe zadania. Tego nie da się cofnąć.

## Answers in a word or two, as the steps of a turn

crumb-keep-card = { $kind } { $influence }
crumb-keep-tile = Żeton
crumb-gold = Złoto
crumb-portfolio = Portfolio
crumb-court = { $kind }
crumb-sponsor = Wydarzenie
crumb-add = Pole
crumb-discard = Odrzucenie
crumb-replace = Okręt
crumb-sell = Sprzedaż
crumb-trade = Wymiana
crumb-load = { CAPITAL($good) }: sprzedaż
crumb-deed = { $deed ->
    [recruit] Rekrutacja
    [plan] Plan
    [ship] Okręt
    [produce] Produkcja
    [cardinal] Kardynał
    [favour] Łaska
    [store] Sklep
    [decree] Dekret
   *[open] Budynek
}
crumb-offer = { crumb-deed }
crumb-do = { crumb-deed }
crumb-office = { $kind }
crumb-take-plan = Plan
crumb-pay-good = { CAPITAL($good) }
crumb-take-good = { CAPITAL($good) }
crumb-lose-good = { CAPITAL($good) }
crumb-move = Kardynał
crumb-take-tile = Żeton
crumb-give-tile = Żeton
crumb-take-favour = { $kind }
crumb-lose-favour = { $kind }
crumb-build = { $plot }
crumb-cube = { CAPITAL(FORM($colour, "f")) } kostka
crumb-house = Dom
crumb-take-decree = Dekret
crumb-site = Plac budowy
crumb-use-plan = Budynek
crumb-return = Urzędnik
crumb-convert = Płatność
crumb-pay-reais = Płatność
crumb-accept = Nagroda
crumb-decline = Nie
crumb-stop = Koniec
crumb-draw = { $kind } { $influence }
crumb-claim = Nagroda
crumb-task = Zadanie
