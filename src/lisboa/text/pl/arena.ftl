### The command `lisboa arena`.

bots-option = kto gra, oddzielone przecinkami: greedy,planner:200ms,my_module:MyBot
players-option = ile osób siedzi przy stole, od 2 do 4 (zwykle { $usual })
games-option = ile gier; każde rozdanie rozgrywa się przy każdym ustawieniu miejsc (zwykle %(default)s)
seed-option = pierwsze rozdanie ma to ziarno losowości, następne kolejną liczbę (zwykle %(default)s)
jobs-option = ile procesów dzieli się pracą (zwykle po jednym na każdy rdzeń)
on-option = gdzie: tutaj albo na klastrze Ray (tym z RAY_ADDRESS lub uruchomionym na tę okazję)
json-option = wynik jako JSON, dla programów
csv-option = zapisz też każde miejsce każdej gry do tego pliku
stop-early-option = zakończ, gdy tylko wiadomo, kto jest najlepszy
resume-option = zachowuj gry w tym pliku i kontynuuj od tych, które w nim są
fresh-option = zapomnij, co zostało po przerwanym meczu
edition-option = folder własnej edycji

## Wrong arguments

no-name = Między przecinkami brakuje nazwy.
too-few-bots = Jeden bot nie ma z kim grać. Podaj dwa, ten sam dwa razy, aby grał sam ze sobą, albo --solo.
named-twice = { $bot } jest podany dwa razy; gdy botów jest więcej niż miejsc, każdego podaje się raz.
stop-early-needs-two = --stop-early porównuje boty: podaj co najmniej dwa.
unwritable = Nie można zapisać { $file }: { $reason }.
journal-unreadable = Nie można odczytać { $file }: { $reason }.
journal-no-journal = { $file } to nie dziennik meczu.
journal-another-match = { $file } to dziennik innego meczu: inne boty, inny stół albo ich starsza wersja.
journal-spoilt = { $file }, wiersz { $line }, to nie gra z tego meczu.

## While it runs

playing = Rozgrywanie
progress = { $done } z { $games } gier · { $bot } { $share }
rounded = Liczby gier { $asked } nie da się równo podzielić: każde rozdanie rozgrywa się { $seatings } razy, więc będzie ich { $games }.
resumed = { $done } z { $games } gier rozegrano wcześniej; kontynuacja od tego miejsca.
put-aside = Tego, co zostało po przerwanym meczu, nie da się odczytać; zostaje zapomniane.
not-kept = Jeśli ten mecz zostanie przerwany, nie da się go wznowić: { $reason }.
interrupted = Przerwano po { $done } z { $games } gier.
go-on = To samo polecenie kontynuuje od tego miejsca.
no-ray = Pakiet ray nie jest zainstalowany: pip install "lisboa[ray]"
no-cluster = Nie ma klastra Ray, na którym można by grać: { $cause }
worker-lost = Jeden z procesów padł; rozegrano { $done } z { $games } gier.
broken = Gry z ziarnem losowości { $seed } ({ $bots } przy stole) nie udało się rozegrać do końca: { $cause }
nothing-counted = Żadnego rozdania nie rozegrano jeszcze przy każdym ustawieniu miejsc, więc nie ma czego porównywać.

## The result

title = { $games } { $players ->
    [solo] jednego gracza przeciw Lacerdzie
   *[other] na { $players } graczy
}: { $deals }, każde rozegrane { $seatings ->
    [1] raz
   *[other] { $seatings } razy
}
games = { $n ->
    [one] 1 gra
    [few] { $n } gry
    [many] { $n } gier
   *[other] { $n } gier
}
deals = { $n ->
    [one] 1 rozdanie (ziarno losowości { $first })
    [few] { $n } rozdania (ziarna losowości od { $first } do { $last })
    [many] { $n } rozdań (ziarna losowości od { $first } do { $last })
   *[other] { $n } rozdań (ziarna losowości od { $first } do { $last })
}
head-bot = Bot
head-games = gry
head-share = wygrane, %
head-wigs = peruki
head-difference = przewaga
head-rating = ranking
head-ms = ms
head-faults = błędy
head-failed = zawodzi
confidence = Przedziały podano na poziomie ufności 95%, jednostką są rozdania. Przypadkiem miejsce wygrywa w { $chance }.
confidence-solo = Przedziały podano na poziomie ufności 95%, jednostką są rozdania.
ending = Koniec zapoczątkowały zestawy gruzu w { $sets ->
    [one] 1 grze
    [few] { $sets } grach
    [many] { $sets } grach
   *[other] { $sets } grach
}, a stosy kart w { $stacks ->
    [one] 1 grze
    [few] { $stacks } grach
    [many] { $stacks } grach
   *[other] { $stacks } grach
}; średnio { $turns } tur na gracza.
settled = Zakończono wcześniej: najlepszy jest { $bot }, z ufnością 95% w każdej chwili.
faults = { $n ->
    [one] { $bot } oddaje 1 decyzję botowi greedy: { $fault }
    [few] { $bot } oddaje { $n } decyzje botowi greedy, po raz pierwszy: { $fault }
    [many] { $bot } oddaje { $n } decyzji botowi greedy, po raz pierwszy: { $fault }
   *[other] { $bot } oddaje { $n } decyzji botowi greedy, po raz pierwszy: { $fault }
}
failed = { $bot } zawodzi i nie jest klasyfikowany: oddaje { $share } swoich decyzji botowi greedy, z którego grą inni mają do czynienia na tym miejscu. Po raz pierwszy: { $fault }
ranks = Osiągnięte rangi
