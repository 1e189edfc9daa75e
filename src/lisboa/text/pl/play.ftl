### The commands `lisboa play`, `lisboa replay` and `lisboa check`, and the table they show.

## The table: what things are called there

none = brak
# Cubes of a colour, or officials of a player
count = { FORM($what, "is") ->
    [colour] { $n ->
        [one] 1 { FORM($what, "f") }
        [few] { $n } { FORM($what, "pl") }
        [many] { $n } { FORM($what, "gpl") }
       *[other] { $n } { FORM($what, "gpl") }
    }
   *[name] { $what } { $n }
}
plus = { $first } + { $second }
items = { $first }; { $second }
neutral = neutralni
of = { $name }, { $what }
titled = { $title }: { $text }
fact = { CAPITAL($label) }: { $text }
option = { $number }: { $text }

changed-title = Co się zmieniło od ostatniego razu; „plansza” pokazuje cały stół.
section-court = Dwór
court-line = Skarb: { $treasury }. Ceny: { $prices }.
section-church = Kościół
section-works = Stocznia i architekci
section-decrees = Prezentacja dekretów
section-politics = Karty polityki
section-city = Baixa
section-players = Gracze
section-pack = Twoja paczka
section-hand = Twoja ręka

round = { $turn ->
    [0] Przed pierwszą turą
   *[other] Tura { $turn }, { $period ->
        [1] pierwszy
       *[2] drugi
    } okres
}
round-last = Tura { $turn }, { $left ->
    [one] ostatnia
    [few] zostały { $left } tury
    [many] zostało { $left } tur
   *[other] zostało { $left } tur
}

treasury = Skarb
treasury-value = { $n ->
    [one] 1 real
    [few] { $n } reais
    [many] { $n } reais
   *[other] { $n } reais
}, modyfikator wizyty { $modifier }
prices = Ceny
price-gold = złoto { $n }
price-cloth = ubrania { $n }
price-books = książki { $n }
price-tools = narzędzia { $n }
office = { $who } (zajęte pola: { $taken } z { $size })
audience = { $favours ->
    [0] brak królewskich łask
    [one] 1 królewska łaska
    [few] { $favours } królewskie łaski
    [many] { $favours } królewskich łask
   *[other] { $favours } królewskich łask
}; przyjmuje { FORM($goods, "pl") }
audience-cost = { $audience }; wizyta { $n ->
    [0] nic cię nie kosztuje
    [one] kosztuje cię 1 punkt wpływu
    [few] kosztuje cię { $n } punkty wpływu
    [many] kosztuje cię { $n } punktów wpływu
   *[other] kosztuje cię { $n } punktów wpływu
}
covered = Akcje państwowe zakryte w tej turze
covered-by = { FORM($deed, "noun") } (1 { $good })

cardinal = Kardynał
cardinal-icon = { $icon ->
    [envelope] stoi na kopercie
    [treasury] stoi na symbolu skarbu
   *[none] nie stoi na symbolu
}; dalej żetony w kolejności, w jakiej je mija
tile-place = { $n ->
    [1] Żeton 1, przed nim
   *[other] { $n ->
        [6] Żeton 6{ $last ->
            [6] , za nim
           *[other] {""}
        }
       *[other] Żeton { $n }
    }
}
tile = { $tile }{ $icon ->
    [envelope] {" "}Potem koperta.
    [treasury] {" "}Potem symbol skarbu.
   *[none] {""}
}
no-tile = puste
# Church and hands, while clergy tiles are chosen
church-tiles = żetony
hand-cards = karty
not-dealt = przed rozdaniem; najpierw każdy zachowuje żeton duchowieństwa

shipyard = Stocznia
yard = { $ship }; { $left ->
    [one] ostatni
    [few] zostały { $left }
    [many] zostało { $left }
   *[other] zostało { $left }
}
yard-empty = pusta
ship = { $ship } (kadłub { $hull }, { $price } za towar, wpływ { $influence })
architect = { $colour ->
    [blue] Niebieski architekt
   *[green] Zielony architekt
}
architect-work = dostępny: { $now }; przyszły: { $later } (w stosie: { $left }); plan na wierzchu: { $plan }
building = { $building } ({ $goods })
street-gold = złoto
street-cloth = ubrania
street-books = książki
street-tools = narzędzia

stack = { $n ->
    [0] ostatnia
   *[other] pod nią { $n }
}
stack-empty = pusty
on-stack = { $text } ({ $left })
kind-builder = Budowniczy
kind-minister = Minister
kind-king = Król
kind-treasury = Skarb

offer = Przegląd Budynków Miasta
city-tile = { $good }{ $size ->
    [narrow] {" "}(mały)
   *[wide] {""}
}
pile = Stos gruzu
row = Rząd { $row }
row-closed = w grze tylko od trzech graczy
rubble = gruz: { $cubes }
column = Kolumna { $column }
column-text = gruz: { $cubes }; żeton punktacji { $n }
plot = Pole { $plot }
store = { $store } ({ $owner })
free-plot = wolne, ulica: { $streets }, nagroda: { $reward }
free-plot-price = { $text } Ziemia od { $n ->
    [one] 1 reala
    [few] { $n } reais
    [many] { $n } reais
   *[other] { $n } reais
}.
free-site = gruz: { $cubes }, nagroda: { $reward }

reward-good = { $n ->
    [one] dowolny towar
    [few] { $n } dowolne towary
    [many] { $n } dowolnych towarów
   *[other] { $n } dowolnych towarów
}
reward-official = { $n ->
    [one] 1 urzędnik
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}
reward-cardinal = Kardynał
reward-rubble = 1 kostka
reward-treasury = skarb
reward-recruit = rekrutacja
reward-plan = plan
reward-ship = okręt
reward-produce = produkcja
reward-favour = łaska
reward-store = sklep
reward-decree = dekret
reward-open = budynek
reward-draw_tasks = zadania

means = środki
goods = towary
goods-limit = { $goods } (limit każdego: { $limit })
rubble-own = gruz
rubble-sets = { $cubes }; { $sets ->
    [0] brak zestawu
    [one] 1 zestaw
    [few] { $sets } zestawy
    [many] { $sets } zestawów
   *[other] { $sets } zestawów
}
officials = urzędnicy na planszy
officials-left = { $n }
portfolio = Portfolio
portfolio-size = { $n } z { $limit }{ $n ->
    [0] {""}
   *[other] : { $cards }
}
portfolio-ship = { $ship }{ $state ->
    [at-sea] , na morzu, ładunek: { $cargo }
    [loading] , ładunek: { $cargo }
   *[docked] , pusty
}
portfolio-treasury = { $card } ({ $text })
clergy = duchowieństwo
clergy-pair = do wyboru
plans = plany
completed = ukończone
own-decrees = dekrety
markers = znaczniki zestawów
favours = łaski
houses = zbudowane domy
house-group = { $group } { $built } z { $houses }
stores = sklepy
stores-left = zbudowane: { $n }, { $left ->
    [one] został 1 dom
    [few] zostały { $left } domy
    [many] zostało { $left } domów
   *[other] zostało { $left } domów
}
ships = okręty
plans-together = { $plans }; razem { $officials }
tasks = zadania
task-shown = { $task }: { $text }{ $done ->
    [True] {" "}(wykonane)
   *[False] {""}
}
passed = Przekazane
courtier = dworzanin
courtier-place = u { FORM($noble, "gen") }
courtier-here = dworzanin
next-turn = następna tura
courtier-next = { $deed ->
    [none] następny
   *[other] następny: { FORM($deed, "noun") }
}
next-visit = odwiedza { FORM($noble, "acc") }{ $deed ->
    [none] {""}
   *[other] , najpierw { FORM($deed, "noun") }
}
aide = Pomocnik
aide-place = stoi na stosie { FORM($kind, "gen") }
hand = ręka
hand-size = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}
hand-known = { hand-size }, w tym { $known }

## The table drawn

head-wigs = per.
head-reais = reais
head-influence = wpł.
head-limit = limit
head-short-limit = lm
head-short-gold = zł
head-short-cloth = ub
head-short-books = ks
head-short-tools = na
head-sets = zest.
head-officials = urz.
head-favours = łaski
head-hand = ręka
head-houses = domy
favour-builder = B
favour-minister = M
favour-king = K
neutral-mark = n
cube-brown = br
cube-red = cz
cube-blue = ni
office-row = Biuro
plaza-row = Plac
visit-row = Wizyta
actions-row = Akcje
taken-row = Przyjmuje
favours-row = Łaski
visit-cost = { $n ->
    [0] nic cię nie kosztuje
    [one] kosztuje cię 1 punkt wpływu
    [few] kosztuje cię { $n } punkty wpływu
    [many] kosztuje cię { $n } punktów wpływu
   *[other] kosztuje cię { $n } punktów wpływu
}
favours-left = zostało: { $n }
covered-mark = { $deed } (zajęte)
map-west = Zachód
map-east = Wschód
map-row = Gruz
map-column = { $column }
map-street = { $street }, { $good } { $columns }
map-price = { $plot } · { $n }
map-rubble = Gruz
map-scoring = Punktacja
map-legend = A1 · 9: ziemia od 9 reais. Kostki: { $cubes }. Stos gruzu: { $pile }. Przegląd Budynków Miasta: { $offer }.
map-cube = { $mark } { FORM($colour, "f") } { $price }
noble-builder = Budowniczy
noble-minister = Minister
noble-king = Król

## Options

options-turn-gold = odrzuć ją za 1 złoto
options-turn-portfolio = zagraj ją do Portfolio
options-turn-court = odwiedź nią { FORM($noble, "acc") }
options-turn-sponsor = sponsoruj jej wydarzenie
brief-turn-gold = odrzuć za 1 złoto
brief-turn-portfolio = Portfolio
brief-turn-court = odwiedź { FORM($noble, "acc") }
brief-turn-sponsor = sponsoruj wydarzenie
brief-detail = ({ $text })
option-final = ostateczne
option-final-words = To jest ostateczne.
change = { $sign ->
    [gain] +{ $amount }
   *[pay] −{ $amount }
}
change-words = { $sign ->
    [gain] zyskujesz { FORM($amount, "acc") }
   *[pay] kosztuje cię to { FORM($amount, "acc") }
}

# What is not possible, and why.
refused-none = Wszystko, o co można tu poprosić, jest możliwe: każda opcja jest na liście.
refused-title = Teraz niemożliwe

## Solo and the variants

solo-option = w pojedynkę przeciw Lacerdzie
draft-option = początkowe karty wybiera się w drafcie
starting-decrees-option = każdy zaczyna z dekretem
tokens-option = znaczniki zmieniają nagrody za pola ziemi i place budowy; leżą losowo albo tak, jak podaje PLIK (jak w pozycji)
queen-option = karta Królowej zastępuje inną kartę
tasks-option = karty zadań dla wszystkich albo tylko dla tych miejsc, na przykład Ana,Ben
ships-first-option = przy zmianie okresu okręty pojawiają się, zanim odrzuci się karty
servant-decrees-option = ile dekretów czyni w grze solo Sługą dworskim (zwykle 6)
blank-task-rewards-option = zadania B6 i B9 dają to, co zadanie nad nimi (above) lub pod nimi (below); zwykle above
lacerda-pays-option = w grze solo, gdy Lacerdy nie stać na akcję szlachty: płaci, ile może, i działa (what-it-can) albo płaci w całości lub nie działa (in-full); zwykle what-it-can
bad-layout = { $file } to nie układ znaczników: { $why }
layout-for-play = Układ znaczników jest dla jednej gry (`lisboa play`); tutaj leżą losowo: --tokens.
solo-alone = --solo to gra jednej osoby przeciw Lacerdzie; { $option } do niej nie pasuje.

variants-told = Warianty: { $variants }.
variant-draft = draft początkowych kart
variant-starting-decrees = dekrety początkowe
variant-tokens = znaczniki miasta na polach ziemi i placach budowy
variant-queen = Królowa
variant-tasks = karty zadań ({ $people })
variant-discard-before-ships = okręty przed odrzucaniem kart
variant-servant-decrees = Sługa dworski od { $value } dekretów
variant-blank-task-rewards = zadania bez nagrody jak { $value ->
    [above] zadanie nad nimi
   *[below] zadanie pod nimi
}
variant-lacerda-pays = { $value ->
    [in-full] Lacerda płaci w całości albo nie działa
   *[what-it-can] Lacerda płaci, ile może
}

rank-jester = Błazen
rank-servant = Sługa dworski
rank-favourite = Ulubieniec Króla
rank-right-hand = Prawa ręka Markiza
solo-wigs = { $order ->
    [ahead] { $name } ma więcej peruk niż Lacerda: { $mine } do { $theirs }.
    [behind] Lacerda ma więcej peruk niż { $name }: { $theirs } do { $mine }.
   *[level] { $name } i Lacerda mają tyle samo peruk, po { $mine }, a to za mało, by wygrać (SG-56).
}
rank-reached = Ranga ({ $name }): { $rank }.
rank-fulfilled = Osiągnięto: { $conditions }.
rank-missing = Do następnej rangi ({ $rank }) brakuje: { $conditions }.
rank-met = Już wystarcza: { $conditions }.
rank-highest = Wyższej rangi nie ma.
rank-lost = { $rank } ({ $why })
reach-stores = sklepy Lacerdy: { $theirs }, a własnych nie da się mieć więcej niż { $n }
reach-own-stores = własnych sklepów nie da się mieć więcej niż { $n }
out-of-reach = nieosiągalne rangi
condition-wigs = więcej peruk niż Lacerda ({ $have } do { $theirs })
condition-stores = { $rank ->
    [servant] { $need ->
        [one] 1 sklep
        [few] { $need } sklepy
        [many] { $need } sklepów
       *[other] { $need } sklepów
    } (obecnie { $have })
    [favourite] tyle sklepów co Lacerda ({ $have } do { $theirs })
   *[right-hand] więcej sklepów niż Lacerda ({ $have } do { $theirs })
}
condition-majorities = { $need ->
    [one] 1 przewaga
    [few] { $need } przewagi
    [many] { $need } przewag
   *[other] { $need } przewag
} (obecnie { $have })
condition-reais = { $need ->
    [one] 1 real
    [few] { $need } reais
    [many] { $need } reais
   *[other] { $need } reais
} (obecnie { $have })
condition-decrees = { $need ->
    [one] 1 dekret
    [few] { $need } dekrety
    [many] { $need } dekretów
   *[other] { $need } dekretów
} (obecnie { $have })
condition-ships = { $need ->
    [one] 1 okręt
    [few] { $need } okręty
    [many] { $need } okrętów
   *[other] { $need } okrętów
} (obecnie { $have })

## `lisboa play`: options and the beginning

file-argument = stara gra do kontynuowania: jej nazwa z listy --games albo dowolny nieukończony zapis gry
games-option = wypisz zachowane gry
full-option = w każdej turze pokazuj cały stół zamiast tego, co się zmieniło
players-option = ile osób gra, od 2 do 4 (zwykle ty i dwa boty merchant)
seats-option = kto gra na każdym miejscu, na przykład { $human },{ $human },merchant; od słabych do silnych: { $levels }; także każdy inny bot, którego zna lisboa simulate
names-option = nazwy miejsc, na przykład Ana,Ben,Clara
seed-option = ta sama liczba daje to samo rozdanie (zwykle losowo)
new-option = rozpocznij nową grę, nawet jeśli jakaś jest zapisana; zapisana zostaje zachowana
plain-option = proste wiersze bez kolorów i ramek, dla czytników ekranu i skryptów
edition-option = folder własnej edycji
data-option = folder, w którym przechowuje się gry

wrong-seats = Gra ma od { $fewest } do { $most } miejsc, nie { $n }.
seats-and-players = --seats wymienia { $n ->
    [one] 1 miejsce
    [few] { $n } miejsca
    [many] { $n } miejsc
   *[other] { $n } miejsc
}, a --players podaje { $players }.
unknown-kind = „{ $kind }” nie może grać. Możliwe: { $kinds }.
wrong-names = { $n ->
    [one] 1 nazwa
    [few] { $n } nazwy
    [many] { $n } nazw
   *[other] { $n } nazw
} na { $players ->
    [one] 1 miejsce: podaj tylko swoją nazwę.
    [few] { $players } miejsca: podaj po jednej nazwie dla każdego miejsca, oddzielając je przecinkami.
    [many] { $players } miejsc: podaj po jednej nazwie dla każdego miejsca, oddzielając je przecinkami.
   *[other] { $players } miejsc: podaj po jednej nazwie dla każdego miejsca, oddzielając je przecinkami.
}

welcome = Nowa gra: { $players }. Zaczyna { $start }.
welcome-help = Pierwszy raz? Przy dowolnym pytaniu wpisz „pomoc”. To samo rozdanie: --seed { $seed }
introduced = { $name }{ $kind ->
    [bot] {" "}(bot: { $bot })
   *[human] {""}
}
saved-game = Zapisana jest gra: { $players }, tura { $turn }.
ignored = { $n ->
    [one] { $options } wymaga nowej gry i w tej nie miałoby znaczenia; odpowiedz n, aby ją z tym rozpocząć.
    [few] { $options } wymagają nowej gry i w tej nie miałyby znaczenia; odpowiedz n, aby ją z nimi rozpocząć.
    [many] { $options } wymagają nowej gry i w tej nie miałyby znaczenia; odpowiedz n, aby ją z nimi rozpocząć.
   *[other] { $options } wymagają nowej gry i w tej nie miałyby znaczenia; odpowiedz n, aby ją z nimi rozpocząć.
}
not-with-file = { $options } nie może zmienić rozpoczętej gry; podaj sam PLIK albo razem z --seats.
file-over = Gra w { $file } jest skończona. „lisboa replay” pokazuje ją krok po kroku.
taken-up = Gra ({ $players }) toczy się dalej od tury { $turn }.
games-title = Gry w { $folder }, ostatnia na początku. Kontynuacja nieukończonej: lisboa play NAZWA
games-alone = --games wypisuje zachowane gry; można do tego dodać tylko --data.
games-none = W { $folder } nie ma jeszcze żadnej gry. „lisboa play” rozpoczyna nową.
kept-unfinished = nieukończona, tura { $turn }: { $players }, { $when }
kept-finished = zwycięstwo: { $winners }, tury: { $turn }; { $players }, { $when }
kept-unreadable = nie da się odczytać: { $reason }
go-on = Kontynuować ją? [T/n]
old-game = Zapisana gra zostaje zachowana jako { $file }.
broken-save = Zapisanej gry nie da się użyć: { $reason } Nic nie przepadło, zostaje zachowana jako { $file }.
record-other-edition = Wiersz { $line }: zapis gry powstał z edycją { $theirs }; ta to { $ours }. Podaj jej folder przez --edition.
foreign-save = { $reason } Zapisana gra zostaje tam, gdzie jest; --new rozpoczyna inną i ją zachowuje.
other-seats = miejsca nie pasują do gry: { $seats }.


## At a question

asked = { $name } · { $round }
thinking = { $name } myśli…
forfeited = { $sentence } Odpowiada bot greedy.
status = Masz { FORM($means, "acc") }; towary: { $goods }.
status-hand = Twoja ręka: { FORM($cards, "the") }.
pass = Przekaż ekran: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
log-empty = Nic się jeszcze nie wydarzyło.
log-turn = Tura { $turn }, { $name }

part-all = wszystko
part-court = dwór
part-church = kościół
part-works = stocznia
part-decrees = dekrety
part-politics = polityka
part-city = miasto
part-players = gracze
part-pack = paczka
part-hand = karty
no-part = Stół nie ma części „{ $text }”. Możliwe: { $parts }.


saved = Zapisano jako { $file }.
left = Gra jest zapisana w { $folder }. „lisboa play” ją kontynuuje.
not-saved = Gry nie udało się zapisać: { $reason }. Toczy się dalej, ale tylko tutaj.
kept = Zapis tej gry: { $file }. „lisboa replay” pokazuje ją krok po kroku.

## The end

result-title = Końcowe podliczanie
result-wigs = Peruki
result-total = Suma
result-line = { $name }: { $wigs }.
result-sum = { $parts }; razem { $total }
result-part = { $category } { $n }
result-winner = { $who } wygrywa, mając { FORM($wigs, "acc") }.
result-winners = Wspólne zwycięstwo: { $who }, każdy ma { FORM($wigs, "acc") }.
tie-number = { $who } { $n }
tie-TIE-01 = Remis rozstrzygają kompletne zestawy gruzu: { $numbers } (TIE-01).
tie-TIE-02 = Remis rozstrzygają sklepy: { $numbers } (TIE-02).
tie-TIE-03 = Remis rozstrzygają ukończone plany: { $numbers } (TIE-03).
tie-TIE-04 = Remis rozstrzygają pieniądze: { $numbers } (TIE-04).
tie-shared = Nadal jest remis ({ $rule }).

## `lisboa replay`

record-argument = zapis gry, taki jak zostawia lisboa play
seat-option = czyimi oczami patrzeć (zwykle oczami widza)
at-option = tura, od której zacząć
bad-record = { $file }: { $reason }
no-turn = Nie ma tury { $turn }; ostatnia to { $last }.
no-seat = Nie gra tu nikt o nazwie „{ $name }”. Grają: { $names }.
replay-title = Gra: { $players }, { $turns ->
    [one] 1 tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tur
}
replay-setup = Przed pierwszą turą
replay-after = Stół { $turn ->
    [0] przed pierwszą turą
   *[other] po turze { $turn }
}
replay-prompt = Tura { $turn } z { $last } >
replay-hint = Enter pokazuje następną turę; liczba przechodzi do tej tury; albo słowo: dalej, wstecz, plansza, koniec.
replay-not-understood = Nie rozumiem „{ $text }”. Enter pokazuje następną turę; liczba do { $last } przechodzi do tej tury; albo słowo: dalej, wstecz, plansza, koniec.
replay-last = To ostatnia tura.
replay-first = To początek.

## `lisboa check`

records-argument = zapisy gier do sprawdzenia
check-line = { $file }: { $text }
check-ok = w porządku, { $players }, { $turns ->
    [one] 1 tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tur
}, { $winners ->
    [none] nieukończona
   *[other] zwycięstwo: { $winners }
}{ $rank ->
    [none] {""}
   *[other] {" "}({ $rank })
}
is-folder = to folder, nie zapis gry.
not-text = to nie jest plik tekstowy.
too-large = ten plik jest o wiele za duży jak na zapis gry.
cannot-read = { $reason }.
