# What is written on the drawn board, cards and player boards, and what their pieces are called.

# Numbers for whoever looks: what a visit costs, what a decree would score now.
noble-price = { $name }; wizyta kosztuje cię { $n ->
    [one] 1 punkt wpływu
    [few] { $n } punkty wpływu
    [many] { $n } punktów wpływu
   *[other] { $n } punktów wpływu
}
refused = Na razie nie śledzisz nikogo u { FORM($noble, "gen") }; naciśnij, aby gra znów o to pytała
worth-now = i ile są teraz dla ciebie warte ·
worth-you = ty
worth-of = { $worth } z { $most }
decree-worth = { $title }, teraz wart dla ciebie { $worth }{ $most ->
    [0] {""}
   *[other] {" "}z { $most }
}

## Regions

board = Plansza
city = Baixa
court = Dwór Królewski
influence-track = Wpływ
politics = Karty polityki
church = Kościół
decrees = Dekrety
shipyard = Stocznia
market = Rynek
rubble-pile = Stos gruzu
shops = Przegląd Budynków
architect = Architekt { $person }

## Short words on the board

plaza = Plac
left = zostało: { $n }
empty = puste
none-left = brak
plans = { $n ->
    [one] 1 plan
    [few] { $n } plany
    [many] { $n } planów
   *[other] { $n } planów
}
ready = Dostępny
next = Przyszły · { $n }
hull = Kadłub { $n }
times = ×{ $n }
task = Zadanie { $number }
sao-juliao = São Julião
row-closed = W grze 2-osobowej nie używa się rzędu E

# State and noble actions on their banners
act-recruit = Rekrutacja
act-plan = Plan
act-ship = Okręt
act-produce = Produkcja
act-cardinal = Kardynał
act-favour = Łaska
act-store = Budowa sklepu
act-decree = Dobierz dekret
act-open = Otwarcie budynku

# Below the sign of a treasury card
benefit-discount = każda płatność
benefit-land_discount = ziemia
benefit-hire_discount = zatrudnianie
benefit-event_discount = wydarzenia
benefit-sell_bonus = sprzedaż
benefit-subsidy_bonus = subsydium

# Between the signs of a decree
rule-per = za
rule-threshold = jeśli
rule-majority = najw.
per-unit = za { $n }
none = brak
column = kol. { $n }
side-west = zachód
side-north = północ
side-east = wschód
size-wide = szer.
size-narrow = wąskie
rival = rywal
count-rows_with_store = rzędy
count-columns_with_store = kol.
count-store_types = rodzaje
count-hull = kadłub
count-portfolio_nobles = szlachta
count-empty_house_groups = grupy

## Names of pieces, for those who cannot see them or point at them

plot-free = Pole { $plot }, wolne
plot-store = Pole { $plot }: { $store } ({ $owner })
site-free = { CAPITAL($site) }, wolny
site-open = { $building }, branże: { $goods }
cube-of = { $where }, { FORM($colour, "f") } kostka
cubes = { $where }: { $n ->
    [0] brak gruzu
    [one] 1 kostka gruzu
    [few] { $n } kostki gruzu
    [many] { $n } kostek gruzu
   *[other] { $n } kostek gruzu
}
row = Rząd { $row }
column-name = Kolumna { $n }
scoring = Żeton punktacji: { $n ->
    [one] 1 peruka
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
} za każdy istotny budynek
noble = { $noble }, { $person }
office = { CAPITAL($office) }: { $n ->
    [0] brak urzędników
    [one] 1 urzędnik
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}, pojemność { $capacity }
plaza-name = { CAPITAL($plaza) }: { $n ->
    [0] brak urzędników
    [one] 1 urzędnik
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}
covered = { $deed }, zakryta towarem
treasury = Skarb: { $n ->
    [one] 1 real
    [few] { $n } reais
    [many] { $n } reais
   *[other] { $n } reais
}
influence-of = { $name }: wpływ { $n }
price = { CAPITAL($good) }: cena { $n }
stack = Karty { FORM($kind, "gen") }, zostało: { $n }
cardinal = Kardynał
gap = Pole Kardynała { $n }
church-empty = Puste pole Kościoła
church-undealt = Przed rozdaniem
church-undealt-space = Pole Kościoła: żeton nie został jeszcze rozdany
hand-undealt = Przed rozdaniem
hand-undealt-why = Najpierw każdy zachowuje jeden z dwóch żetonów duchowieństwa. Potem zapełnia się Kościół z woreczka i rozdaje karty na rękę.
cards-undealt = Karty: przed rozdaniem
tile = { $title }
ship = Okręt o kadłubie { $n }
ship-at-sea = Okręt o kadłubie { $n }, na morzu
plan-name = { CAPITAL($colour) } plan: { $n ->
    [one] 1 urzędnik
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}
plan-done = Ukończony { $colour } plan: { $n ->
    [one] 1 urzędnik
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}
building = { $title }
card-back = Karta, której nie widzisz
aide = Tu stoi Pomocnik
courtier = Tu stoi dworzanin
house-group = Domy, { $group }: zbudowano { $n } z { $all }
worker-left = urzędnicy na planszy gracza
zoom-in = Powiększ
fit = Cała plansza

# An element that can be chosen or not, with what the server says about it
option = { $name }. { $labels }

## Player boards

your-board = Twoja plansza
board-of = Plansza: { $name }
portfolio = Portfolio
warehouse = Magazyn
rubble = Gruz
houses = Domy
clergy = Duchowni
favours = Łaski
plans-own = Plany
decrees-own = Dekrety
tasks-own = Zadania
hand = Twoja ręka
at-court = Na Dworze
others = Inni gracze
sets = { $n ->
    [one] 1 zestaw
    [few] { $n } zestawy
    [many] { $n } zestawów
   *[other] { $n } zestawów
}

wigs = peruki
reais = reais
influence = wpływ
officials = urzędnicy
cards = karty na ręce
favour-yes = Łaska { FORM($noble, "gen") }
favour-no = Brak łaski { FORM($noble, "gen") }
rubble-of = { $n ->
    [one] 1 { FORM($colour, "f") }
    [few] { $n } { FORM($colour, "pl") }
    [many] { $n } { FORM($colour, "gpl") }
   *[other] { $n } { FORM($colour, "gpl") }
}
