### The command `lisboa simulate`.

players-option = ile osób gra, od 2 do 4 (zwykle { $usual })
games-option = ile gier (zwykle %(default)s)
bots-option = kto gra: jeden bot na wszystkich miejscach albo po jednym na każde miejsce, oddzielone przecinkami; znane: { $names }; także planner:200ms, module:Class i program:POLECENIE
seed-option = pierwsza gra ma to ziarno losowości, następna kolejną liczbę (zwykle %(default)s)
jobs-option = ile procesów dzieli się pracą (zwykle po jednym na każdy rdzeń)
json-option = wynik jako JSON, dla programów
records-option = zapisz każdą grę w tym folderze
edition-option = folder własnej edycji

## Wrong arguments

wrong-number-of-bots = { $players ->
    [1] Przeciw Lacerdzie gra jeden bot, nie { $bots }.
   *[other] Liczba graczy to { $players }: potrzeba jednego bota dla wszystkich albo tylu botów, nie { $bots }.
}
records-not-a-folder = { $folder } to nie folder, w którym można zapisywać gry: { $reason }.

## While it runs

playing = Rozgrywanie
progress = { $done } z { $games } gier
interrupted = Przerwano po { $done } z { $games } gier.
record-lost = Nie można zapisać gry: { $reason }. Policzono { $done } z { $games } gier.
worker-lost = Jeden z procesów padł; policzono { $done } z { $games } gier.

record-comment = ziarno losowości { $seed }, grają { $bots }

## The result

title = { $games } { $players ->
    [solo] jednego gracza przeciw Lacerdzie
   *[other] na { $players } graczy
} ({ $bots }), ziarna losowości od { $first } do { $last }
games = { $n ->
    [one] 1 gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gier
}
speed = { $seconds } s, { $speed } decyzji na sekundę

course = Przebieg gry
course-turns = Tury każdego gracza
course-answers = Odpowiedzi na decyzję
course-questions = Pytania w grze
course-decisions = Decyzje (dwie odpowiedzi lub więcej) w grze

wigs = Peruki
wigs-player = Peruki gracza
wigs-lacerda = Peruki Lacerdy
wigs-total = Suma
head-mean = średnia
head-least = najmniej
head-most = najwięcej
head-quarter = 25%
head-half = mediana
head-three-quarters = 75%

endings = Co zapoczątkowało koniec
ending-period = pierwszego okresu
ending-game = gry
head-sets = zestawy gruzu
head-stacks = stosy kart

ranks = Osiągnięte rangi
head-games = gry
ahead = W { $n ->
    [one] 1 grze
    [few] { $n } grach
    [many] { $n } grach
   *[other] { $n } grach
} gracz miał więcej peruk niż Lacerda ({ $share }).

winners = Zwycięzcy
winners-place = Według kolejności tury
winners-share = Udział w grach
head-place = { $place }.
winners-seat = Według bota
head-failed = zawodzi
head-seat = { $seat }. { $bot }
shared = { $n ->
    [0] Nikt nie musiał dzielić zwycięstwa.
    [one] W 1 grze kilku graczy podzieliło zwycięstwo.
    [few] W { $n } grach kilku graczy podzieliło zwycięstwo.
    [many] W { $n } grach kilku graczy podzieliło zwycięstwo.
   *[other] W { $n } grach kilku graczy podzieliło zwycięstwo.
}

failed = { $bot } zawodzi: oddaje ponad 5% swoich decyzji, więc te gry nic o nim nie mówią.

no-stuck = Żadna gra nie utknęła.
stuck = { $n ->
    [one] 1 gra utknęła. To polecenie rozgrywa ją ponownie:
    [few] { $n } gry utknęły. Te polecenia rozgrywają je ponownie:
    [many] { $n } gier utknęło. Te polecenia rozgrywają je ponownie:
   *[other] { $n } gier utknęło. Te polecenia rozgrywają je ponownie:
}
stuck-more = … i jeszcze { $n }
stuck-command = lisboa simulate { $table } --bots { $bots } --games 1 --seed { $seed }
stuck-exception = program zawiódł: { $detail }
stuck-no-answers = pytanie nie miało odpowiedzi
stuck-endless = brak końca, pytania: { $detail }
stuck-not-over = zatrzymała się przed końcowym podliczaniem
