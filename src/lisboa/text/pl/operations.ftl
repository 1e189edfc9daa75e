### For operators and their guests: workers, limits, back-up and restore.

worker-died = jego proces się zakończył

## What is refused at the door

too-many-requests = To było za dużo naraz. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
}.
too-many-sockets = Liczba połączeń z tego adresu wynosi już { $n }.
too-many-games = Z tego adresu założono ostatnio wiele gier. Następną można założyć za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
}.
too-many-spectators = Liczba widzów pod tym adresem wynosi już { $n }; miejsca pozostają otwarte dla graczy.
thought-enough = Boty myślały tu już długo. Następną wskazówkę można dostać za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
}.
refused-full = Ten serwer przechowuje już tyle gier, ile może. Miejsce zwolni się, gdy stare zostaną usunięte lub wygasną.
body-too-large = To jest za duże; najwyżej { $n } bajtów.
too-slow = Żądanie docierało zbyt długo.
wrong-origin = Ta strona nie może rozmawiać z tym serwerem.
refused-failed = Coś się tu nie udało. Zostało to odnotowane; spróbuj ponownie.

## Back-up and restore

database-option = baza danych, jak w `lisboa serve`; domyślnie ta w folderze danych
data-option = folder danych serwera, jeśli nie jest to zwykły
backup-file = plik do zapisania; nie może jeszcze istnieć
restore-file = plik zapisany przez `lisboa backup`
replace-option = także wtedy, gdy w bazie danych są gry: przepadną
progress = wiersze: { $n }…
backed-up = { $file }: { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gier
}, { $entries ->
    [one] jeden wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisów
}.
restored = Przywrócono: { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gier
}, { $entries ->
    [one] jeden wpis
    [few] { $entries } wpisy
    [many] { $entries } wpisów
   *[other] { $entries } wpisów
}.

no-such-database = Takiej bazy danych nie da się użyć. Przykłady: sqlite:////srv/lisboa.sqlite, postgresql://lisboa@localhost/lisboa.
with-option = Python innej wersji programu, dla gier, które rozgrywa tylko ona
kept = { $games ->
    [0] Nie było gry do zachowania.
    [one] Zapisano stan jednej gry.
    [few] Zapisano stan { $games } gier.
    [many] Zapisano stan { $games } gier.
   *[other] Zapisano stan { $games } gier.
}
no-keepsakes = { $python } nie podał stanu swoich gier: { $why }
no-database = { $file }: nie ma takiej bazy danych.
file-exists = { $file }: taki plik już istnieje; wybierz inną nazwę.
has-games = W tej bazie danych { $n ->
    [one] jest gra
    [few] są { $n } gry
    [many] jest { $n } gier
   *[other] jest { $n } gier
}. Aby mimo to przywrócić dane i utracić to, co w niej jest: --replace.
no-backup = { $file }: to nie kopia zapasowa.
newer-file = { $file }: tę kopię zapasową utworzyła nowsza wersja programu.
damaged = { $file }: ta kopia zapasowa jest uszkodzona; niczego nie przywrócono.
cut-off = { $file }: ta kopia zapasowa kończy się za wcześnie; niczego nie przywrócono.
other-schema = Baza danych należy do innej wersji programu. Uruchom raz `lisboa serve`, aby ją zaktualizować, albo utwórz jej kopię zapasową wersją, która ją zapisała.
database-error = Baza danych odmówiła ({ $error }); niczego nie zmieniono.
server-runs = Jakiś serwer używa tej bazy danych. Najpierw go zatrzymaj; niczego nie zmieniono.

## The schema of a database

schema-to-option = schemat, do którego doprowadzić bazę danych; do wcześniejszego tylko przy zatrzymanych serwerach
schema-is = Baza danych ma schemat { $schema }; ta wersja programu używa schematu { $newest }.
schema-none = jeszcze bez tabel
schema-brought = Ze schematu { $before } do { $schema }.
schema-unknown = Nie znam takiego schematu. Znane: { $known }.
schema-one-way = Schemat { $schema } zawiera to, czego wcześniejsze nie pomieszczą: stamtąd wraca się tylko z wcześniejszej kopii zapasowej. Niczego nie zmieniono.
