### The server: its command, and what it says when it cannot do what somebody asks.

## The command

port-option = port; domyślnie { $port } albo następny wolny
open-option = otwórz stronę w przeglądarce
host-option = adres, na którym nasłuchiwać; 0.0.0.0: każdy adres tego komputera
data-option = gdzie wszystko przechowywać, jeśli nie w zwykłym miejscu
database-option = baza danych, na przykład postgresql://user@host/name, zamiast SQLite
edition-option = folder własnej edycji albo kilka takich folderów, które stoły mogą wybrać obok edycji Baixa; gdy nikt nie wybiera, gra się pierwszą
workers-option = w ilu procesach myślą boty
origin-option = strona internetowa oprócz naszej, która może rozmawiać z tym serwerem; można powtórzyć
proxy-option = adres proxy, które może podawać, w czyim imieniu mówi
name-option = nazwa, pod którą przeglądarki znajdują ten serwer, na przykład lisboa.example, oprócz localhost, adresów i nazw w sieci lokalnej; można powtórzyć
stop-within-option = ile sekund ma serwer na zakończenie pracy, gdy dostanie takie polecenie (zwykle 20)
keep-finished-option = jak długo przechowywać skończone gry (zwykle 365 dni)
keep-unfinished-option = jak długo przechowywać gry, których nikt nie kontynuuje (zwykle 180 dni)
keep-expired-option = jak długo potem są tylko ukryte i można je przywrócić (zwykle 30 dni)
expire-after-option = po ilu godzinach pracy gry mogą wygasać (zwykle 6)
expire-share-option = ile procent wszystkich gier może wygasnąć najwyżej w ciągu godziny (zwykle 10)
longest-silence-option = po ilu dniach bez żadnej zmiany przestaje się wierzyć zegarowi, więc nic nie wygasa (zwykle 30)
games-per-address-option = ile gier może założyć jeden adres w ciągu godziny (zwykle 60; 0: dowolnie wiele)
thinking-per-address-option = przez ile minut w godzinie boty myślą dla jednego adresu (zwykle 60; 0: bez ograniczeń)
thinking-per-game-option = to samo dla jednej gry (zwykle 30)
most-games-option = ile gier się przechowuje (zwykle 100000; 0: dowolnie wiele)
most-connections-option = ile połączeń jest otwartych naraz (zwykle 10000, jeśli system pozwala na tyle plików)
connections-per-address-option = ile z nich może mieć jeden adres (zwykle 512)
spectators-per-address-option = ile z tych tylko się przygląda (zwykle 64); miejsca się nie liczą
log-option = informuj także o każdym żądaniu i każdym ruchu, nie tylko o tym, co się nie udaje
json-logs-option = to samo, w postaci dla programów

serving = Serwer działa pod { $url } (zatrzymuje go Ctrl-C).
open-yourself = Otwórz ten adres w przeglądarce, aby zagrać.
no-page = Ta instalacja nie ma strony dla przeglądarki. Buduje się ją przez make i Node 20.19 lub nowszy albo z siecią, z której można pobrać Node; potem w katalogu repozytorium pip install . ją dołącza.
port-taken = Port { $port } jest zajęty.
port-in-use = Port { $port } jest zajęty; wybierz inny.
unknown-host = Ten komputer nie ma takiego adresu.
unknown-database = Nie ma takiego rodzaju bazy danych; użyj sqlite:///PLIK albo postgresql://… (wymaga `lisboa[postgres]`).
database-away = Baza danych nie odpowiada.
database-missing = Nie ma takiej bazy danych: brakuje jej folderu, nazwy albo użytkownika.
database-damaged = Ten plik jest uszkodzony albo nie jest bazą danych SQLite. Niczego nie zmieniono; `lisboa restore` przywraca kopię zapasową do nowego pliku.
database-newer = Ta baza danych należy do nowszej wersji programu. Uruchom tamtą; niczego nie zmieniono.
database-taken = Jakiś serwer już używa tej bazy danych, a dwa serwery na jednym pliku SQLite nic o sobie nie wiedzą. Zatrzymaj go albo wybierz inne --data lub --database.
welcome =
    { $product } { $version } działa. Strona dla przeglądarki nie należy do tej instalacji;
    programy znajdą wszystko pod /api, a opis w /api/openapi.json.
stopped = Zatrzymano. Nic nie przepadło.

## Refusals

refused-malformed = Nie da się tego zrozumieć ({ $where }: { $what }).
refused-not-here = Nic tu nie ma.
refused-no-credential = Potrzebny jest tajny klucz tej gry.
refused-wrong-credential = Ten link nie działa dla tej gry albo już przestał działać.
refused-seat-taken = To zaproszenie zostało już wykorzystane, a miejsce jest zajęte. Jeśli to Ty je zajmujesz, link do swojego miejsca znajdziesz w menu stołu na urządzeniu, którego użyto; w przeciwnym razie poproś gospodarza o nowy link.
refused-secret-known = Wybierz sekret, którego nikt nie zna.
refused-not-yours = To miejsce nie jest twoje.
refused-not-host = Może to zrobić tylko gospodarz.
refused-unknown-game = Nie ma takiej gry albo już jej nie ma.
refused-unknown-edition = Nie ma takiej edycji.
refused-no-such-edition = Ten serwer nie oferuje edycji „{ $name }”. Oferuje: { $offered }.
refused-edition-of-record = Zapisaną grę rozegrano z edycją „{ $name }”, której ten serwer nie ma; ma: { $offered }.
refused-edition-of-record-changed = Zapisaną grę rozegrano z edycją „{ $name }” o odcisku { $fingerprint }. Ten serwer ma edycję o tej nazwie, która gra inaczej ({ $offered }).
refused-no-such-seat = Nie ma takiego miejsca.
refused-no-human = Nie siedzi tam człowiek.
refused-too-many = Z tą grą jest już za dużo połączeń.
refused-unavailable = Baza danych nie odpowiada. Nic się nie zmieniło; spróbuj ponownie za chwilę.
refused-busy = Planista jest zajęty; zapytaj ponownie za chwilę.
refused-stale = Gra potoczyła się dalej. Spójrz na nią i odpowiedz jeszcze raz.
refused-request-taken = To żądanie złożył już ktoś inny.
refused-hello-twice = Powitanie już było.
refused-over = Gra jest skończona.
refused-ended = Gra została zakończona.
refused-frozen = Ta wersja programu rozgrywa tę grę inaczej niż ta, która ją zapisała. Można ją czytać, ale nie kontynuować.
refused-other-rules = Tę grę rozegrano według wersji { $rules } zasad, a ten program gra według wersji { $ours }. Można ją oglądać i eksportować, ale nie rozgrywać. { $program ->
    [unknown] Nie jest znany program, który ją rozgrywa.
    [newer] Rozgrywa ją nowszy program.
   *[other] Jej zapis odtwarza Lisboa { $program }.
}
refused-not-kept = Tę grę rozegrano według wersji { $rules } zasad, a ten program gra według wersji { $ours }. Jej stanu nie zapisano w postaci dla innych, więc nie da się jej pokazać; nic z niej nie przepadło, a jej zapis można wyeksportować. { $program ->
    [unknown] Nie jest znany program, który ją rozgrywa.
    [newer] Rozgrywa ją nowszy program.
   *[other] Jej zapis odtwarza Lisboa { $program }.
}
refused-confirm-first = Potwierdź odpowiedź albo ją cofnij.
refused-no-advance = Nie ma karty, którą można by wybrać, zanim inni będą śledzić wizytę.
refused-nothing-drafted = Nie ma nic do potwierdzenia ani do cofnięcia.
refused-another-human = To, co ujawniono, zostaje, ponieważ gra też inny człowiek.
refused-nothing-to-rewind = Gra nie zaszła tak daleko.
refused-dealt = Kościół i karty są już odsłonięte, więc wybór żetonów duchowieństwa jest ostateczny.
refused-undealt = Zanim Kościół i karty zostaną rozdane, grę można kontynuować tylko wtedy, gdy jest skończona.
refused-bot-plays = Na tym miejscu gra bot.
refused-no-bot-plays = Na tym miejscu nie gra bot.
refused-not-silent = { $seconds ->
    [0] Milczeć może tylko miejsce, które jest pytane.
    [one] To miejsce nie milczy dość długo: jeszcze 1 sekunda.
    [few] To miejsce nie milczy dość długo: jeszcze { $seconds } sekundy.
    [many] To miejsce nie milczy dość długo: jeszcze { $seconds } sekund.
   *[other] To miejsce nie milczy dość długo: jeszcze { $seconds } sekund.
}
refused-conceded = To miejsce się poddało.
refused-no-hints = Przy tym stole gra się bez wskazówek.
refused-no-play-on = Przy tym stole ustalono, że nikt nie gra dalej od wcześniejszej chwili.
refused-play-on-agreed = O tym, czy można grać dalej od wcześniejszej chwili, zdecydowano przed rozdaniem; tak zostaje.
refused-not-over = Gra nie jest jeszcze skończona.
refused-rematch-there = Rewanż już jest.
refused-lacerda-seat = Lacerda siedzi na drugim z dwóch miejsc.
refused-same-colours = Dwa miejsca nie mogą mieć tego samego koloru.
refused-other-seats = Miejsca nie pasują do tej gry.
refused-no-such-point = Gra ma tylko { $n ->
    [one] 1 akcję
    [few] { $n } akcje
    [many] { $n } akcji
   *[other] { $n } akcji
}.

## What the whole table is told about links

notice-link = Gospodarz utworzył nowy link ({ $name }). Stary już nie działa.
notice-take = { $name }: miejsce zostało zajęte za pomocą zaproszenia.
notice-spectators = Gospodarz utworzył nowy link dla widzów.
