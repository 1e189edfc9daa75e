# Editions: their faults, and what `lisboa edition` prints.

## Faults

fault = { $place }: { $reason }
place-file = { $file }
place-head = { $file }, pole { $field }
place-entry = { $file }, { $entry }
place-field = { $file }, { $entry }, pole { $field }
refused = Edycja w { $folder } ma { $faults ->
    [one] 1 błąd
    [few] { $faults } błędy
    [many] { $faults } błędów
   *[other] { $faults } błędów
} i nie można nią grać:
other-built-in = Zapisano to z inną wbudowaną edycją ({ $written }) niż edycja tego programu ({ $own }).

# Files

fault-no-folder = to nie folder.
fault-no-edition = w tym folderze nie ma edycji; edycja ma pliki { $files }.
fault-no-file = brakuje pliku.
fault-unknown-file = edycja nie ma takiego pliku; ma { $files }.
fault-unreadable = nie można odczytać pliku ({ $error }).
fault-not-utf-8 = plik nie jest tekstem UTF-8 (bajt { $byte }).
fault-not-toml = plik nie jest poprawnym TOML: { $error }.
fault-too-long = w pliku jest liczba o zbyt wielu cyfrach albo zbyt wiele nawiasów w nawiasach.
fault-no-language = plik z tytułami nazywa się jak jego język, małymi literami: de.toml.
fault-no-such-title = w { $file } nie ma niczego o tym identyfikatorze, co nosiłoby nazwę.
fault-missing-section = brakuje sekcji.
fault-empty-section = sekcja nie ma wpisów.
fault-unknown-section = nie ma takiej sekcji; ten plik ma { $sections }.
fault-other-edition = { $value } to nie { $other }, nazwa z { $file }; wszystkie pliki edycji mają jedną nazwę.
fault-name-of-built-in = „{ $name }” to nazwa edycji dołączonej do programu; serwer rozróżnia edycje po nazwach.
fault-name-taken = „{ $name }” to też nazwa edycji w { $other }; serwer rozróżnia edycje po nazwach.
fault-not-entries = sekcja musi być listą wpisów, każdy pod [[{ $section }]].
fault-not-single = sekcja musi być jedną tabelą, pod [{ $section }].

# Single values

fault-missing-field = brakuje pola.
fault-unknown-field = nie ma takiego pola; możliwe tutaj: { $fields }.
fault-not-a-field = { $value } nie jest polem tego wpisu.
fault-not-whole = { $value } nie jest liczbą całkowitą.
fault-out-of-range = { $value } nie leży między { $low } a { $high }.
fault-unknown-word = { $value } to żadne z: { $words }.
fault-not-the-word = { $value } musi brzmieć { $words }.
fault-not-flag = { $value } musi być true albo false.
fault-not-text = { $value } nie jest tekstem; ujmij to w cudzysłów.
fault-empty-text = tekst musi zajmować jeden wiersz i nie może być pusty.
fault-long-text = tekst może mieć najwyżej { $most ->
    [one] 1 znak
    [few] { $most } znaki
    [many] { $most } znaków
   *[other] { $most } znaków
}.
fault-not-name = { $value } nie jest nazwą z małych liter i cyfr połączonych łącznikami.
fault-not-list = { $value } musi być listą w nawiasach kwadratowych.
fault-list-length = lista ma { $length ->
    [one] 1 wartość
    [few] { $length } wartości
    [many] { $length } wartości
   *[other] { $length } wartości
}; potrzeba { $least ->
    [exactly] dokładnie { $most }
   *[other] od { $least } do { $most }
}.
fault-twice-in-list = { $value } stoi na liście dwa razy.
fault-not-table = { $value } musi być tabelą w nawiasach klamrowych.
fault-not-exactly-one = musi tu być dokładnie jedno z: { $fields }.
fault-not-together = może tu być tylko jedno z: { $fields }.

# Between entries

fault-id-twice = identyfikatora użyto już w { $file }.
fault-value-twice = { $value } zajmuje już { $other }.
fault-missing-values = nie ma wpisu dla { $values }.
fault-number-too-high = numery muszą iść od 1 do { $count } (tyle jest wpisów).
fault-wrong-count = podano { $stated }, ale wpisy pod { $section } dają { $count }.
fault-wrong-deck-count = podano { $stated }, ale talia ma { $count }.
fault-not-the-value = tu musi być { $wanted }.

# The board

fault-no-north-site = { $id } nie jest placem budowy po północnej stronie.
fault-other-street = { $id } należy do innej ulicy.
fault-place-taken = { $place } zajmuje już { $other }.
fault-places-empty = nic nie stoi w { $places }.
fault-other-columns = kolumny, które wymieniają to pole punktacji, to { $columns }.
fault-too-many-alike = liczba żetonów z wartością { $value } to { $tiles }; w grze solo nie da się ich ułożyć bez dwóch równych sąsiadów.
fault-wrong-display = prezentacja musi mieć dokładnie te pola: { $spaces }.
fault-not-rising = pola wymienia się od dołu do góry, więc musi tu być więcej niż { $value }.
fault-list-not-rising = pola trzeba wymienić od najniższego do najwyższego.
fault-not-falling-by-one = ceny trzeba wymienić od najwyższej do najniższej, co jednego reala.
fault-not-on-track = { $value } nie ma na torze, który ma { $spaces }.
fault-beyond-the-track = żadne pole nie może być wyższe niż { $highest }.
fault-same-action = { $action } stoi już u góry; biuro potrzebuje obu swoich akcji państwowych.
fault-not-one-envelope = wśród pól Kardynała musi być dokładnie jedna koperta, nie { $count }.
fault-cubes-left = liczba kostek to { $cubes }, a rzędy, kolumny, place budowy i stos gruzu mieszczą { $places }.
fault-not-per-house = na każdy dom musi przypadać jedna zdolność; zdolności: { $abilities }, domy: { $houses }.

# Cards and tiles

fault-deck-too-small = talia potrzebuje co najmniej { $least ->
    [one] 1 karty
    [few] { $least } kart
    [many] { $least } kart
   *[other] { $least } kart
}, aby czterech graczy mogło dobrać po pięć.
fault-no-such-card = nie ma karty { $id }.
fault-row-e = dekret dotyczy rzędu E, więc tu musi być true.
fault-not-row-e = dekret nie dotyczy rzędu E, więc tu nie może być true.
fault-no-plans = { $architect ->
    [blue] niebieski
   *[green] zielony
} architekt potrzebuje planów, które nie są planami początkowymi.
fault-not-even = liczba musi być parzysta, bo budynki tworzą dwa równe stosy.
fault-not-at-court = „{ $do }” nie może nastąpić podczas wizyty u { $noble ->
    [builder] Budowniczego
    [minister] Ministra
   *[king] Króla
}.
fault-no-officials = liczba urzędników należy do „recruit”, nie do „{ $do }”.
fault-too-few-tasks = pakiet { $pack } potrzebuje co najmniej { $least ->
    [one] 1 zadania
    [few] { $least } zadań
    [many] { $least } zadań
   *[other] { $least } zadań
}.

## The command

argument-command = rozpocznij własną edycję (new), znajdź, co jest z nią nie tak (check), albo pokaż, co w niej jest (show; domyślnie)
command-new = rozpocznij własną edycję: kopię edycji Baixa, do zmiany
command-check = znajdź wszystko, co jest nie tak z edycją albo z kilkoma, które ma oferować serwer
command-show = pokaż, co jest w edycji
argument-folder = folder z dziewięcioma plikami edycji (domyślnie: wbudowana Baixa)
argument-new = gdzie ją zapisać: nowy lub pusty folder
argument-name = jak się nazywa (domyślnie: jak jej folder)
argument-kind = co pokazać, nazwane jak plik: { $kinds } (domyślnie: przegląd)
sound = Edycja „{ $name }” jest poprawna: karty polityki { $politics }, dekrety { $decrees }, żetony duchowieństwa { $clergy }, okręty { $ships }, plany { $plans }, budynki publiczne { $buildings }, pola ziemi { $plots }, place budowy { $sites }, zadania { $tasks }, znaczniki { $tokens }. Odcisk { $fingerprint }.
new = Folder { $folder } zawiera teraz edycję „{ $name }”, kopię edycji Baixa w dziewięciu plikach. docs/editions.md wyjaśnia w nich każde słowo. Zmień, co chcesz, a potem:
new-check = {"    "}lisboa edition check { $folder }
new-play = {"    "}lisboa play --edition { $folder }
new-serve = {"    "}lisboa serve --open --edition { $folder }
new-not-empty = W { $folder } coś już jest i zostaje bez zmian. Podaj nowy lub pusty folder.
new-not-a-folder = { $folder } to nie folder.
new-name = Edycja nie może się nazywać „{ $name }”: { $reason } Wybierz inną nazwę przez --name.
of-folder = { $folder }:
not-served = Można nią grać w terminalu, ale serwer nie może jej oferować: { $reason } Nadaj jej inną nazwę we wszystkich plikach.
faults = { $faults ->
    [one] 1 błąd.
    [few] { $faults } błędy.
    [many] { $faults } błędów.
   *[other] { $faults } błędów.
}
unknown-kind = Nie ma nic o nazwie „{ $kind }” do pokazania. Możliwe: { $kinds }.

## Tables

title-overview = Edycja „{ $name }”, odcisk { $fingerprint }
more = Szczegóły: lisboa edition show RODZAJ, gdzie RODZAJ to jedno z: { $kinds }.
title-board = Plansza
title-plots = Pola ziemi
title-sites = Place budowy
title-politics = Karty polityki
title-clergy = Żetony duchowieństwa
title-decrees = Dekrety
title-ships = Okręty
title-plans = Plany
title-buildings = Budynki publiczne
title-tasks = Zadania początkowe
title-tokens = Znaczniki miasta

head-kind = Rodzaj
head-pieces = Sztuk
head-remark = W tym
head-number = Nr
head-deck = Kolor talii
head-title = Tytuł
head-text = Tekst
head-copies = Egz.
head-wigs = Rewers
head-colour = Kolor
head-hull = Kadłub
head-price = Cena za towar
head-influence = Wpływ
head-period = Okres
head-architect = Architekt
head-officials = Urzędnicy
head-starting = Plan początkowy
head-blue = Niebieska strona
head-green = Zielona strona
head-plot = Pole
head-size = Wielkość
head-streets = Ulice
head-reward = Nagroda
head-side = Strona
head-row-or-street = Rząd lub ulica
head-cubes = Kostki
head-pack = Pakiet
head-part = Część
head-values = Wydrukowano

title-and-year = { $title }, { $year }
variant-title = { $title } (wariant)
yes = tak
no = –

word-gold = złoto
word-cloth = ubrania
word-books = książki
word-tools = narzędzia
word-west = zachód
word-north = północ
word-east = wschód
word-plot = pole ziemi
word-site = plac budowy
icon-envelope = koperta
icon-treasury = skarb

remark-board = pola ziemi: { $plots } (szerokie { $wide }, wąskie { $narrow }), place budowy: { $sites }
remark-deck = { $deck } { $cards }
remark-clergy = różne awersy: { $fronts }
remark-decrees = o rzędzie E: { $row_e }
remark-ships = rodzaje: { $kinds }
remark-plans = plany początkowe: { $starting }
remark-buildings = każdy ze stroną niebieską i zieloną
remark-tasks = pakiet A { $first }, pakiet B { $second }
remark-tokens = na pola ziemi { $plots }, na place budowy { $sites }

part-streets = Ulice, z zachodu na wschód
part-rows = Kostki przy rzędach
part-columns = Kostki przy kolumnach
part-rubble = Gruz: kostki { FORM($colour, "pl") }
part-pile = Stos gruzu
part-scoring = Żetony punktacji
part-city = Żetony miasta
part-treasury = Skarb w reais: koszt wizyty
part-treasury-start = Skarb na początku
part-market = Rynek na początku
part-market-floor = Najniższa cena
part-influence = Wpływ na początku, z { $max }
part-coins = Pola wpływu z realem
part-church = Symbole Kościoła według pól
part-office = { CAPITAL($office) }
part-player = Plansza gracza
part-houses = Domy, { $group }

value-street = { $name } ({ $good })
value-named = { $name }: { $value }
value-city = duże { $large }, małe { $small }
value-rubble = { $cubes ->
    [one] 1 kostka
    [few] { $cubes } kostki
    [many] { $cubes } kostek
   *[other] { $cubes } kostek
}, koszt kostki { $price ->
    [one] 1 real
    [few] { $price } reais
    [many] { $price } reais
   *[other] { $price } reais
}
value-office = { $person }; pola { $capacity }; przyjmuje { $accepts }; { $actions }

count-upper_slots = górne pola
count-lower_slots = dolne pola
count-portfolio_base = Portfolio
count-warehouse_base = magazyn każdego towaru
count-rubble_columns = kolumny gruzu
count-clergy_spaces = pola duchowieństwa
count-officials_per_player = urzędnicy

action-recruit = rekrutacja urzędników
action-plan = otrzymanie planu
action-ship = budowa okrętu
action-produce = produkcja towarów
action-cardinal = spotkanie z Kardynałem
action-favour = otrzymanie królewskiej łaski
action-store = budowa sklepu
action-decree = dobranie dekretu
action-open = otwarcie budynku publicznego

ability-none = bez zdolności
ability-visit_in_reais = wizyty płatne w reais
ability-ship_goods_minus_1 = okręty o 1 towar tańsze
ability-ship_goods_free = okręty bez towarów
ability-produce_plus_1_of_one = produkcja +1 jednego towaru
ability-produce_plus_1_of_each = produkcja +1 każdego towaru
