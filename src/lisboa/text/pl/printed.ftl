# What is printed on board, cards and tiles, in full sentences: what the engine does with it.

name = { CAPITAL(FORM($name, "noun")) }

## What a part is about, as a heading

part-court = Na Dworze
part-portfolio = W Portfolio
part-reward = Nagroda
part-penalty = Kara
part-benefit = Bonus
part-cost = Koszt
part-wigs = Peruki
part-build = Przy budowie
part-sell = Sprzedaż
part-sail = Wypłynięcie
part-task = Zadanie
part-place = Gdzie
part-rubble = Gruz
part-visit = Wizyta
part-trade = Wymiana
part-follow = Śledzenie
part-officials = Urzędnicy
part-how = Co się dzieje
part-treasury = Skarb
part-influence = Wpływ
part-limit = Limit
part-end = Koniec
part-players = Gracze

## Titles that nothing else has

noble-builder = Budowniczy
noble-minister = Minister
noble-king = Król
noble = { $noble }: { $person }
plot = Pole ziemi { $plot }
row = Rząd { $row }
column = Kolumna { $column }
pile = Stos gruzu
cube = { $place }: { $colour ->
    [brown] brązowa
    [red] czerwona
   *[blue] niebieska
} kostka
scoring = Żeton punktacji
treasury = Skarb
price = Cena { $good ->
    [gold] złota
    [cloth] ubrań
    [books] książek
   *[tools] narzędzi
}
stack = Karty { FORM($kind, "gen") }
cardinal = Kardynał
gap = Pole { $number } toru Kościoła
church = Pole żetonu duchowieństwa { $number }
token = Znacznik miasta
building = { $title } ({ $architect } architekt)

hand = Ręka
portfolio = Portfolio
warehouse = Magazyn
rubble = Gruz
reais = Reais
influence = Wpływ
wigs = Peruki
officials = Urzędnicy
houses = Domy, { $group }
favours = Łaska { FORM($noble, "gen") }

## Amounts

some-reais = { $n ->
    [one] 1 reala
    [few] { $n } reais
    [many] { $n } reais
   *[other] { $n } reais
}
some-wigs = { $n ->
    [one] 1 perukę
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}
some-goods = { $n ->
    [one] 1 towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
}
some-different-goods = { $n ->
    [one] 1 towar
    [few] { $n } towary, każdy innego rodzaju
    [many] { $n } towarów, każdy innego rodzaju
   *[other] { $n } towarów, każdy innego rodzaju
}
some-officials = { $n ->
    [one] 1 urzędnika
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}
some-cubes = { $n ->
    [one] 1 kostkę
    [few] { $n } kostki
    [many] { $n } kostek
   *[other] { $n } kostek
}
or-two = { $first } lub { $second }
    .acc = { FORM($first, "acc") } lub { FORM($second, "acc") }

## Political cards

card-court-noble = Zagraj ją na Dwór, aby odwiedzić { FORM($noble, "acc") }: zapłać koszt wizyty, wykonaj tam, jeśli chcesz, jedną z dwóch akcji państwowych, a potem { $deed }.
card-court-treasury = Zagraj ją na Dwór, aby sponsorować wydarzenie: zapłać w reais wartość skarbu, a potem { $event }.
card-reward = Gdy zagrywasz ją do Portfolio, przed jej położeniem { $reward }.
card-penalty = Gdy zagrywasz ją do Portfolio, przed jej położeniem { $penalty }.
card-influence = Na górnym polu liczy się jako { $n }, ilekroć zdobywasz punkty wpływu bez podanej liczby.
card-subsidy = Gdy zagrywasz ją do Portfolio, weź w reais wartość skarbu; potem znacznik skarbu przesuwa się o 1 pole w dół.
card-period = Jeśli odrzucisz ją na koniec pierwszego okresu, otrzymasz jej nagrodę; liczy się tylko jedna karta każdego szlachcica.

## Ships

ship-cost = Kosztuje { some-different-goods }; jeśli zastępuje twój okręt, tylko różnicę rozmiarów kadłubów.
ship-build = Znacznik skarbu przesuwa się o 1 pole w górę; potem zdobywasz punkty wpływu ze wszystkich kart na twoich górnych polach, w tym { $n } za ten okręt.
ship-sell = Dopóki jest zadokowany, każdy może sprzedawać na niego towary: każdy przynosi cenę rynkową{ $n ->
    [0] {""}
   *[other] {" "}i jeszcze { some-reais }
}.
ship-sail = Jest pełny, gdy ma { some-goods }: wtedy natychmiast wypływa, a jego właściciel zdobywa { some-wigs }; dokuje na początku następnej tury właściciela.
ship-wigs = W twoim Portfolio na koniec gry jest wart { some-wigs }.

## Tiles, decrees, plans, buildings, tasks

tile-wigs = Oddany podczas podliczania Kościoła jest wart { some-wigs }.
decree-wigs = Na koniec gry: { $score }.
decree-row-e = Bierze udział tylko w grze na trzech lub czterech graczy.
decree-solo = Nie bierze udziału w grze solo.

plan-cost = Aby otworzyć nim budynek publiczny { FORM($architect, "gen") } architekta, cofnij z biur i placów { some-officials }; brakujących zatrudnij, każdego za wartość skarbu.
plan-wigs = Ukończony liczy się na koniec gry za { some-officials }; kto ma ich tam najwięcej, zdobywa { $most ->
    [one] 1 perukę
    [few] { $most } peruki
    [many] { $most } peruk
   *[other] { $most } peruk
}.
building-cost = Aby go otworzyć, potrzebujesz nieukończonego planu { FORM($architect, "gen") } architekta i urzędników z tego planu.
building-row = Na zachodnim lub wschodnim końcu rzędu { building-row.first } i { building-row.second } z tego rzędu przynosi właścicielowi peruki swojej kolumny.
    .first = { FORM($first, "gender") ->
        [f] każda { $first }
       *[m] każdy { $first }
    }
    .second = { FORM($second, "gender") ->
        [f] każda { $second }
       *[m] każdy { $second }
    }
building-street = Na północnym końcu ulicy (musi to być ulica { FORM($first, "gen") } lub { FORM($second, "gen") }) każdy sklep przy tej ulicy przynosi właścicielowi peruki swojej kolumny.
building-later = Punktują także sklepy zbudowane później, jeśli do niego pasują.
good-gold = złoto
    .acc = złoto
    .gen = złota
good-cloth = ubrania
    .acc = ubrania
    .gen = ubrań
good-books = książki
    .acc = książki
    .gen = książek
good-tools = narzędzia
    .acc = narzędzia
    .gen = narzędzi

task-reward = Na koniec tury, w której je wykonasz, { $reward }.
task-reward-fixed = Na koniec tury, w której je wykonasz, { $reward }; bonusy duchowieństwa tego nie zmieniają.
task-alternative = Jeśli przy stole obowiązują nagrody z dołu, { $reward }.
task-visit = Liczy się tylko podczas wizyty kartą, którą zagrywasz na Dwór.
task-one = W jednej turze można zaliczyć jedno zadanie.

## The city

plot-place = Tu pasuje { $store } ({ $size } pole).
plot-reward = Gdy tu budujesz, najpierw { $reward }.
plot-rubble = Potem bierzesz 1 kostkę z rzędu { $row } lub kolumny { $column }, jeśli jakaś tam jest.
plot-cost = Ziemia kosztuje wartość skarbu oraz kostki pozostałe w rzędzie { $row } i kolumnie { $column }: brązowa { $brown }, czerwona { $red }, niebieska { $blue }.
plot-wigs = Za każdy otwarty budynek publiczny, który pasuje do sklepu, zdobywasz peruki z żetonu punktacji pod kolumną { $column }.
site-place-row = Może tu stanąć dowolny dostępny budynek publiczny, na { FORM($side, "loc") } końcu rzędu { $row }.
site-place-street = Może tu stanąć budynek publiczny z kolorem { FORM($good, "gen") }, na północnym końcu { $street }.
site-rubble = Gdy otwierasz tu budynek, weź stąd { some-cubes }.
site-reward = Po kostkach { $reward }.
site-wigs-row = Każdy sklep z rzędu { $row }, który pasuje do budynku, przynosi właścicielowi peruki swojej kolumny.
site-wigs-street = Każdy sklep zwrócony ku { $street } przynosi właścicielowi peruki swojej kolumny.
row-rubble = Każda pozostała tu kostka podnosi cenę całej ziemi w rzędzie { $row }: brązowa o { $brown }, czerwona o { $red }, niebieska o { $blue }. Kto buduje w tym rzędzie, może wziąć jedną z nich.
row-players = Przy jednym lub dwóch graczach tego rzędu się nie używa.
column-rubble = Każda pozostała tu kostka podnosi cenę całej ziemi w kolumnie { $column }: brązowa o { $brown }, czerwona o { $red }, niebieska o { $blue }. Kto buduje w tej kolumnie, może wziąć jedną z nich.
column-wigs = Żeton punktacji poniżej mówi, ile peruk zdobywa sklep z tej kolumny za każdy istotny budynek publiczny.
scoring-wigs = Tyle peruk zdobywa sklep z kolumn powyżej za każdy istotny budynek publiczny.
pile-how = Nagrody i wydarzenia, które dają kostkę, pozwalają wybrać ją stąd; stosu się nie uzupełnia i nie liczy się on do ceny ziemi.
token-reward = Gdy budujesz tam, gdzie leży, zamiast wydrukowanej nagrody { $reward }.

## The court

noble-visit-cost = Wizyta kosztuje wpływ: modyfikator wizyty ze skarbu i po 1 za każdego urzędnika innych w biurze; brakującą resztę można zapłacić perukami.
noble-visit = Możesz wykonać jedną z dwóch akcji państwowych ({ FORM($top, "noun") }, { FORM($bottom, "noun") }); potem musisz { FORM($deed, "inf") }.
noble-trade = Przy wymianie ten szlachcic przyjmuje za akcję państwową { FORM($goods, "acc") }.
noble-follow = Mając łaskę tego szlachcica, możesz śledzić cudzą wizytę: oddaj łaskę, zapłać koszt wizyty i wykonaj jedną z trzech akcji.
office-visit = Każdy twój urzędnik w tym biurze podnosi wszystkim innym koszt wizyty u { FORM($noble, "gen") } o 1.
office-limit = Jest tu miejsce na { some-officials }; gdy biuro jest pełne, kolor, który ma tu najwięcej urzędników, najpierw oddaje 1 z nich na plac.
plaza-how = Czekają tu urzędnicy, którzy musieli opuścić biuro; nie podnoszą kosztu wizyt.
plaza-officials = Przy otwieraniu budynku publicznego można ich cofnąć tak samo jak tych z biur.

deed-recruit = Postaw do 2 urzędników ze swojej planszy, każdego w innym biurze.
deed-plan = Weź wierzchni plan dowolnego z obu architektów.
deed-ship = Zbuduj wierzchni okręt ze stoczni: zapłać towarami, połóż go na górnym polu, przesuń znacznik skarbu o 1 pole w górę i zdobądź punkty wpływu.
deed-produce = Weź 1 towar za każdy swój sklep, o ile w magazynie jest miejsce; cena każdego wyprodukowanego rodzaju spada o 1.
deed-cardinal = Przesuń Kardynała o 1 lub 2 pola i weź jeden z dwóch sąsiednich żetonów duchowieństwa; możesz mieć najwyżej 4.
deed-favour = Weź łaskę szlachcica, którego łaski nie masz.
deed-store = Wybierz pole ziemi: odbierz nagrodę, weź kostkę z jego rzędu lub kolumny, zapłać za ziemię, postaw dom i zdobądź peruki za istotne budynki publiczne.
deed-decree = Weź dekret z prezentacji; za jeden ze swoich znaczników zestawów gruzu możesz wziąć drugi.
deed-open = Wybierz plac budowy: weź jego kostki i nagrodę, ukończ plan z jego urzędnikami, a wszystkie pasujące sklepy przyniosą peruki swoim właścicielom.
deed-by-trade = Wykonasz to podczas wizyty u { FORM($noble, "gen") }, śledząc taką wizytę albo wymieniając { FORM($goods, "acc") }.
deed-by-visit = Wykonasz to podczas wizyty u { FORM($noble, "gen") }, śledząc taką wizytę albo dzięki wydarzeniu, które to wymienia.

## Tracks and displays

treasury-reais = Liczba reais przy znaczniku to cena wydarzenia i każdego zatrudnianego urzędnika, podstawa każdej ceny ziemi i to, co przynosi karta skarbu zagrana do Portfolio.
treasury-visits = Wpływ przy znaczniku dolicza się do kosztu każdej wizyty.
treasury-up = Przesuwa się w górę, gdy budowany jest okręt i gdy Kardynał zatrzymuje się na symbolu skarbu lub go mija.
treasury-down = Przesuwa się w dół, gdy ktoś zagrywa kartę skarbu do Portfolio.
price-sell = Kto sprzedaje { FORM($good, "acc") }, dostaje tę cenę i to, co dodaje okręt.
price-falls = Spada o 1, najniżej do { $n }, za każdym razem, gdy ktoś produkuje { FORM($good, "acc") }; nigdy nie rośnie.
stack-draw = Na koniec swojej tury bierzesz jedną z odkrytych kart; potem odkrywa się następną kartę jej stosu.
stack-end = Gdy trzy z czterech stosów są puste, okres lub gra zmierza do końca.
cardinal-move = Kto spotyka się z Kardynałem, przesuwa go o 1 lub 2 pola zgodnie z ruchem wskazówek zegara i bierze jeden z dwóch żetonów obok niego.
gap-none = Gdy Kardynał dociera na to pole, następuje tylko wybór żetonu.
gap-envelope = Gdy Kardynał zatrzymuje się tu lub mija to pole, na koniec tury odbywa się podliczanie Kościoła: żetony duchowieństwa można oddać za peruki z ich rewersów i za wpływ.
gap-treasury = Gdy Kardynał zatrzymuje się tu lub mija to pole, znacznik skarbu przesuwa się o 1 pole w górę.
church-tile = Leżący tu żeton można wziąć, gdy Kardynał zatrzyma się obok; pole uzupełnia się na koniec tury.

## Player boards

hand-how = Masz na ręce 5 kart, w swojej turze zagrywasz jedną, a na jej koniec bierzesz inną; kart, które ci rozdano, nikt inny nie widzi.
portfolio-limit = Mieści { $n ->
    [one] 1 kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
} i o jedną więcej za każdy zestaw gruzu: szlachta i okręty u góry, karty skarbu u dołu.
warehouse-limit = Mieści { $n ->
    [one] 1 towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
} każdego rodzaju i o jeden więcej za każdy zestaw gruzu; nadmiar wraca do zasobów.
rubble-how = Jedna kostka każdego koloru to zestaw; każdy zestaw daje miejsce na jeszcze jedną kartę i jeszcze jeden towar każdego rodzaju.
rubble-wigs = Każdy zestaw jest wart { some-wigs } na koniec pierwszego okresu i jeszcze raz na koniec gry.
rubble-end = Kto pierwszy skompletuje drugi zestaw, zapoczątkowuje koniec pierwszego okresu; kto pierwszy skompletuje czwarty, zapoczątkowuje koniec gry.
reais-how = W reais płacisz za ziemię, zatrudnianych urzędników i wydarzenia; może je zastąpić wpływ.
reais-wigs = Na koniec gry za każde { some-reais } dostajesz 1 perukę; wpływ liczy się jako reais.
influence-how = Wpływem płacisz za wizyty i możesz go zamienić na reais, ilekroć trzeba zapłacić.
influence-limit = Tor kończy się na { $n }; każdy zysk, który się tam kończy, daje 1 perukę.
wigs-how = Wygrywa, kto po końcowym podliczaniu ma najwięcej peruk.
officials-how = Czekają tu, aż postawisz ich w biurach; ci, którzy posłużyli do otwarcia, wracają.
house-none = Dom { $number } z tej grupy nie daje nic nowego.
house-visit_in_reais = Gdy zbudowany jest dom { $number }, za wizyty możesz płacić w reais zamiast wpływem.
house-ship_goods_minus_1 = Gdy zbudowany jest dom { $number }, okręt kosztuje o 1 towar mniej.
house-ship_goods_free = Gdy zbudowany jest dom { $number }, okręty nie kosztują towarów.
house-produce_plus_1_of_one = Gdy zbudowany jest dom { $number }, produkcja daje o 1 towar jednego wyprodukowanego rodzaju więcej.
house-produce_plus_1_of_each = Gdy zbudowany jest dom { $number }, produkcja daje o 1 towar każdego wyprodukowanego rodzaju więcej.
favours-follow = Oddaj ją, aby śledzić wizytę innego gracza u { FORM($noble, "gen") }.
favours-wigs = Na koniec gry jest warta { some-wigs }.
