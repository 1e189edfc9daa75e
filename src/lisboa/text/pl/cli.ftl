### The command line: what its help says, and what it says when it cannot do as told.

## Help

summary = nieoficjalna cyfrowa edycja gry planszowej
examples-of-all =
    lisboa play # zagraj przeciw dwóm botom
    lisboa play --solo # zagraj w pojedynkę przeciw Lacerdzie
    lisboa story # obejrzyj całą grę, opowiedzianą tura po turze
    lisboa simulate --players 3 --games 100 # rozegraj wiele gier i policz wyniki
    lisboa arena --bots greedy,random # niech boty zagrają ze sobą
    lisboa rules STORE-08 # przeczytaj jedną zasadę
    lisboa rules gruz # znajdź zasady, w których pada słowo
    lisboa edition # zobacz, co wydrukowano na kartach, żetonach i planszy

play-summary = zagraj w tym terminalu, z botami lub z innymi
play-examples =
    lisboa play # ty przeciw dwóm botom albo dalszy ciąg zapisanej gry
    lisboa play --seats human,human --names Ana,Ben # dwie osoby przy jednym terminalu
    lisboa play --solo # w pojedynkę przeciw Lacerdzie
    lisboa play --players 4 --draft --tokens # z wariantami
    lisboa play --players 4 --seed 7 # ty i trzy boty, za każdym razem to samo rozdanie
    lisboa play --games # zachowane gry
    lisboa play 2026-05-01-ana-ben # kontynuuj jedną z nich
    lisboa play --plain # proste wiersze, dla czytników ekranu

replay-summary = obejrzyj zapis gry, tura po turze
replay-examples =
    lisboa replay game.record # od początku
    lisboa replay game.record --at 12 --seat Ana # co od tury 12 widziała Ana

check-summary = sprawdź zapisy gier
check-examples =
    lisboa check game.record # czy odtworzenie daje to, co zapisano?
    lisboa check games/first.record games/second.record # po jednym wierszu na każdy

story-summary = obejrzyj całą grę, opowiedzianą tura po turze
story-examples =
    lisboa story # losowa gra
    lisboa story --seed 7 # za każdym razem ta sama gra
    lisboa story --solo # jeden gracz przeciw Lacerdzie

serve-summary = udostępniaj gry przeglądarkom, tutaj albo w sieci
serve-examples =
    lisboa serve --open # zagraj w przeglądarce
    lisboa serve # dla siebie, pod http://127.0.0.1:1755
    lisboa serve --host 0.0.0.0 --port 80 # dla każdego, kto ma dostęp do tego komputera
    lisboa serve --database postgresql://lisboa@localhost/lisboa # z PostgreSQL

backup-summary = zapisz wszystkie gry serwera w jednym pliku
backup-examples =
    lisboa backup games.backup # także podczas działania serwera
    lisboa backup --database postgresql://lisboa@localhost/lisboa games.backup # z PostgreSQL

keep-summary = zapisz stan gier dla wersji o innych zasadach
keep-examples =
    lisboa keep # przed aktualizacją; także podczas działania serwera
    lisboa keep --with /opt/lisboa-0.1/bin/python # po niej: starsza wersja podaje stan swoich gier
migrate-summary = pokaż postać tabel serwera albo doprowadź je do postaci z innej wersji
migrate-examples =
    lisboa migrate # w jakim stanie jest baza danych
    lisboa migrate --to 0003 # wstecz, dla wcześniejszej wersji; docs/operating.md mówi, dla której

restore-summary = wczytaj wszystkie gry z kopii zapasowej do bazy danych
restore-examples =
    lisboa restore games.backup # na serwer bez gier
    lisboa restore games.backup --database postgresql://lisboa@localhost/lisboa # skądkolwiek
    lisboa restore games.backup --replace # zamiast gier, które tam są

simulate-summary = rozegraj wiele gier bez udziału ludzi i policz, co się dzieje
simulate-examples =
    lisboa simulate # kilka gier, aby zobaczyć, że wszystko działa
    lisboa simulate --players 4 --games 1000 # tysiąc gier czteroosobowych
    lisboa simulate --solo # wyniki i rangi przeciw Lacerdzie
    lisboa simulate --games 1000 --seed 7 --jobs 2 # powtarzalnie, na dwóch rdzeniach

arena-summary = niech boty zagrają ze sobą: kto jest lepszy i z jaką pewnością
arena-examples =
    lisboa arena --bots greedy,random # sto gier dwuosobowych
    lisboa arena --bots planner:200ms,greedy-1,random --games 200 --jobs 2 # wszystkie pary
    lisboa arena --bots planner:200ms,greedy-1 --players 4 --stop-early # jeden przeciw trzem
    lisboa arena --bots greedy:mine.toml,greedy # własne wagi przeciw dołączonym
    lisboa arena --bots greedy --solo --csv games.csv # przeciw Lacerdzie, każda gra w pliku

tune-summary = znajdź lepsze wagi dla bota greedy
tune-examples =
    lisboa tune --minutes 30 --jobs 4 --out mine.toml # szukaj przez pół godziny albo kontynuuj
    lisboa tune --solo --minutes 30 --state solo.json --out mine.toml # do gier przeciw Lacerdzie
    lisboa tune --from mine.toml --state next.json --check 100 # zacznij od nich i na koniec porównaj

bench-summary = zmierz, jak szybko gra działa na tym komputerze
bench-examples =
    lisboa bench # wszystko, co da się zmierzyć, w około minutę
    lisboa bench --quick # przybliżona odpowiedź w kilka sekund
    lisboa bench --json # dla programów

rules-summary = przeczytaj zasady i zobacz, których z nich dowodzą testy
rules-examples =
    lisboa rules # wszystkie rozdziały
    lisboa rules STORE-08 # jedna zasada i gdzie jeszcze się o niej mówi
    lisboa rules stos gruzu # każda zasada, w której padają oba słowa
    lisboa rules --coverage # czego nie dowodzi jeszcze żaden test

edition-summary = obejrzyj edycję: co wydrukowano na kartach, żetonach i planszy
edition-examples =
    lisboa edition # edycja dołączona do programu
    lisboa edition show decrees # wszystkie jej dekrety
    lisboa edition new my-edition # rozpocznij własną od jej kopii
    lisboa edition check my-edition # wszystko, co jest nie tak z twoją własną

words-summary = zobacz, jakie są języki i czego im brakuje
words-examples =
    lisboa words # wszystkie języki i ile z nich jest gotowe
    lisboa words --check # wszystko, czego brakuje lub co jest nie tak; kod wyjścia 1, jeśli coś się znajdzie
    lisboa words --check pl # to samo dla jednego języka
    lisboa words --check --json # to samo dla programów

commands = Polecenia
examples = Przykłady
arguments = Argumenty
options = Opcje
language-option = mów w tym języku, na przykład de albo pt
help-option = pokaż tę pomoc
version-option = pokaż wersję programu
see-help-of-command = Każde polecenie ma własną pomoc: lisboa rules --help

value-folder = FOLDER
value-file = PLIK
value-name = NAZWA
value-names = NAZWY
value-kind = RODZAJ
value-kinds = RODZAJE
value-language = JĘZYK
value-word = SŁOWO
value-turn = TURA
value-seconds = SEKUNDY
value-days = DNI
value-minutes = MINUTY
value-address = ADRES

version = { $product } { $version }, { $engine ->
        [compiled] silnik skompilowany
       *[plain] silnik nieskompilowany
    }, Python { $python }

## A command line that makes no sense

see-help = Pomoc: { $command } --help
unknown-command = Nie ma polecenia „{ $text }”. Polecenia to: { $commands }.
unknown-command-near = Nie ma polecenia „{ $text }”. Może chodziło o „{ $near }”?
unknown-language = Nie ma tu języka „{ $text }”. Języki to: { $languages }.
unknown-argument = Nie wiadomo, co zrobić z „{ $text }”.
unknown-argument-near = Nie wiadomo, co zrobić z „{ $text }”. Może chodziło o „{ $near }”?
missing-argument = Czegoś brakuje: { $names }.
missing-choice = Potrzeba jednego z: { $names }.
missing-value = Po { $name } musi stać wartość.
needless-value = { $name } nie przyjmuje wartości, a podano „{ $text }”.
not-together = { $name } i { $other } się wykluczają.
wrong-choice = { $name } nie może być „{ $text }”. Możliwe: { $choices }.
wrong-value = { $name } nie może być „{ $text }”.
wrong-argument = { $name }: { $problem }
wrong-line = Ten wiersz polecenia nie ma sensu ({ $problem }).
no-whole-number = „{ $text }” nie jest liczbą całkowitą.
no-number = „{ $text }” nie jest liczbą taką jak 30 lub 0.5.
not-positive = { $text } to za mało; musi być więcej niż 0.
too-small = { $text } to za mało; najmniej { $minimum }.
too-large = { $text } to za dużo; najwięcej { $maximum }.

## What else can happen

interrupted = Przerwano.
file-error = { $file }: { $reason }.
system-error = System odmówił: { $reason }.
