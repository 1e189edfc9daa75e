### The table in the browser: what its pages say besides questions, answers and events.

lisboa = Lisboa
motto = 1755. Miasto legło w gruzach. Odbuduj je.
page-title = { $page } – Lisboa
title-your-turn = ● Twoja tura – { $names } – Lisboa
tools = Narzędzia
more = Więcej
close = Zamknij
back = Wstecz
menu = Ten stół
views = Widoki

## The language

language = Język
language-now = Język: { $language }
language-more = Więcej ustawień
set-language = Język strony
set-language-text = Pytania, dziennik, zasady i cała reszta. Nazwy nadane przez ludzi zostają bez zmian.

## Light and dark

light = Jasny
dark = Ciemny

## The start page

new-game = Nowa gra
mode-solo = Solo
mode-solo-text = Ty przeciw Lacerdzie
mode-bots = Z botami
mode-bots-text = Od jednego do trzech, tak silnych, jak chcesz
mode-table = Jeden stół
mode-table-text = Podawaj urządzenie, karty są ukryte
mode-friends = Ze znajomymi
mode-friends-text = Wyślij link, graj o każdej porze
your-name = Twoje imię
name-of = Imię osoby { $n }
name-of-bot = Imię bota { $n }
colour = Kolor
colour-of = Kolor: { $name }
seats = Kto siedzi przy stole
seats-text = Gra toczy się w tej kolejności, runda za rundą. Kto zaczyna, decyduje los.
seat-up = Przesuń w górę: { $name }
seat-down = Przesuń w dół: { $name }
seat-out = Usuń: { $name }
who-sits = Kto siedzi na miejscu { $n }
who-me = Ty
who-person-table = Osoba przy tym ekranie
who-person-friends = Ktoś znajomy, przez link
who-lacerda = Lacerda
who-lacerda-text = Twój przeciwnik w zasadach solo
who-bot = { $level }: { $text }
add-person-table = Dodaj osobę
add-person-friends = Dodaj kogoś znajomego
add-bot = Dodaj bota
shuffle = Wymieszaj miejsca
bot-apprentice = Uczeń
bot-merchant = Kupiec
bot-courtier = Dworzanin
bot-minister = Minister
bot-apprentice-text = Słaby, ale rozsądny. Na pierwsze gry.
bot-merchant-text = Bierze to, co teraz najlepsze, od razu.
bot-courtier-text = Planuje swoje tury i chwilę myśli.
bot-minister-text = Długo planuje i długo myśli. Najsilniejszy.
how-many-bots = Boty
how-strong = Jak są silne
your-colour = Twój kolor
against = Przeciwnicy: { $who }
each-seat = Wybierz dla miejsc
start = Start
variants = Warianty i zasady domowe
editions = Edycja
edition-name = { $name ->
    [baixa] Baixa
   *[other] { $name }
}
edition-text = karty polityki: { $politics }, dekrety: { $decrees }, żetony duchowieństwa: { $clergy }
edition-played = Gra z edycją { $name ->
    [baixa] Baixa
   *[other] { $name }
}
variant-draft = Draft pierwszej ręki
variant-draft-text = Wybierasz swoje pięć pierwszych kart i przekazujesz resztę. Dla tych, którzy znają karty.
variant-starting_decrees = Dekrety początkowe
variant-starting_decrees-text = Przed pierwszą turą każdy bierze dekret, zaczynając od ostatniego gracza.
variant-tasks = Karty zadań
variant-tasks-text = Małe cele z nagrodami prowadzą nowych graczy przez pierwsze tury; kto zna grę, może się bez nich obejść.
variant-tokens = Znaczniki miasta
variant-tokens-text = Znaczniki z innymi nagrodami zakrywają to, co wydrukowano na polach ziemi i placach budowy: każde miasto jest inne.
variant-queen = Królowa
variant-queen-text = Jedną kartę polityki drugiego okresu zastępuje karta Królowej.
variant-discard_before_ships = Odrzucanie przed nowymi okrętami
variant-discard_before_ships-text = Przy zmianie okresu karty odrzuca się, zanim pojawią się nowe okręty.
variant-servant_decrees = Dekrety Sługi dworskiego
variant-servant_decrees-text = Ilu dekretów wymaga ta ranga.
variant-servant_decrees-choice = dekrety: { $value }
variant-blank_task_rewards = Zadania bez własnej nagrody
variant-blank_task_rewards-text = Co dają zadania B6 i B9.
variant-blank_task_rewards-choice = { $value ->
    [above] Jak zadanie nad nimi
   *[below] Jak zadanie pod nimi
}
variant-lacerda_pays = Lacerda płaci
variant-lacerda_pays-text = Co z jego akcją szlachty, gdy ma za mało wpływu i peruk.
variant-lacerda_pays-choice = { $value ->
    [in-full] W całości albo nie działa
   *[what-it-can] Ile może, i mimo to działa
}
for-whom = Dla
tokens-lay-out = Rozłóż je
tokens-shuffle = Wymieszaj znowu
tokens-at-random = Zostaw losowi
tokens-how = Naciśnij jeden znacznik, a potem drugi tego samego rodzaju: zamienią się miejscami.
tokens-shuffled = Znaczniki wymieszano.
tokens-swapped = Te dwa zamieniły się miejscami.
tokens-other-kind = Okrągłe znaczniki leżą na polach ziemi, a kwadratowe na placach budowy; te dwa nie mogą się zamienić.
token-at = { $place }: { $token }
token-held = { $token } Teraz naciśnij drugi.
rulings = Rozstrzygnięcia
rulings-text = Tam, gdzie wydrukowane zasady można rozumieć dwojako, stół może wybrać drugą wykładnię.
variant-hints = Wskazówki
variant-hints-text = Kto odpowiada na pytanie, może zapytać planistę o radę.
variant-play-on = Cofanie się
variant-play-on-text = Każdy może grać dalej od wcześniejszej chwili, jako nowa gra; grając samotnie, można cofać tury. Wyłącz to, gdy wynik się liczy; potem pozostaje wyłączone.
patience = Czekanie na gracza
patience-hours = { $hours ->
    [1] godzina
    [24] jeden dzień
    [72] trzy dni
   *[other] tydzień
}
patience-text = Po tym czasie każdy gracz może oddać botowi grę osoby, która nie odpowiada.
watching = Oglądanie
watching-text = Link dla widzów jest w menu stołu. Aby oglądać same boty, oddaj botowi swoje miejsce.
welcome-to-table = Witaj przy stole
welcome-with = Grasz z: { $who }. Jak mają cię nazywać?
stay-called = Zostaw { $name }
sit-down = Usiądź
your-games = Twoje gry
no-games = Tu pojawią się twoje gry.
first-time = Pierwszy raz?
first-time-text = O co chodzi w grze, jak przebiega tura i jak używać tej strony, w pięć minut.
first-no = Znam tę grę
first-steps = Pierwsze kroki
first-steps-text = Gra w pięć minut
where = Okres { $period ->
    [1] I
   *[2] II
} · Tura { $turn }
where-your-turn = { $place } · twoja tura
where-their-turn = { $place } · odpowiada { $who }
if-it-ended-now = Gdyby to był koniec
before-first-turn = Przed pierwszą turą
just-now = przed chwilą
won-by = zwycięstwo: { $who }
game-ended = przerwana
game-frozen = z innej wersji, tylko do oglądania
look = Zobacz
past-frozen = Ta gra jest zatrzymana
past-more = Dlaczego i co można zrobić
past-over = Ta gra jest skończona
past-text = Rozegrano ją według wersji { $rules } zasad, a ten serwer gra według wersji { $ours }. Widać jej ostatni stan i można ją wyeksportować, ale nie da się jej tu rozgrywać ani odtwarzać. { $program ->
    [unknown] Nie jest znany program, który ją rozgrywa.
    [newer] Rozgrywa ją nowszy program.
   *[other] Jej zapis odtwarza Lisboa { $program }.
}
past-missing = { $n ->
    [one] Pokazany stan kończy się jedną odpowiedź przed ostatnią. Ta odpowiedź jest w zapisie.
    [few] Pokazany stan kończy się { $n } odpowiedzi przed ostatnią. Te odpowiedzi i ich skutki są w zapisie.
    [many] Pokazany stan kończy się { $n } odpowiedzi przed ostatnią. Te odpowiedzi i ich skutki są w zapisie.
   *[other] Pokazany stan kończy się { $n } odpowiedzi przed ostatnią. Te odpowiedzi i ich skutki są w zapisie.
}
play = Graj
go-on = Dalej
watch = Oglądaj
forget = Zapomnij tu tę grę
rules = Zasady
rules-text = Wszystkie, z szukaniem
open-record = Otwórz zapis gry
open-record-text = Obejrzyj go lub graj dalej
open-record-how = Zapis to cała gra jako tekst. Skończoną można obejrzeć, inną grać dalej.
choose-file = Wybierz plik
paste-record = Albo wklej go tutaj
drop-record = Upuść zapis gry tutaj
open = Otwórz
settings = Ustawienia
settings-text = Potwierdzanie, ruch, dźwięk
server-away = Serwer nie odpowiada. Czy jeszcze działa?

## The question

question = Pytanie
not-possible = { $n ->
    [one] 1 odpowiedź jest teraz niemożliwa
    [few] { $n } odpowiedzi są teraz niemożliwe
    [many] { $n } odpowiedzi jest teraz niemożliwych
   *[other] { $n } odpowiedzi jest teraz niemożliwych
}
advised = Wybór planisty
costs = koszt: { $amount }
brings = zysk: { $amount }
preview-other-gains = { $who } zyskuje { FORM($amount, "acc") }.
preview-other-loses = { $who } traci { FORM($amount, "acc") }.
preview-final = Potem nie ma odwrotu: to odsłania coś ukrytego albo przekazuje decyzję dalej.
preview-hint = Planista widzi { $chance }% szans na zwycięstwo i spodziewa się { $margin ->
    [0] remisu
    [one] różnicy { $margin } peruki
    [few] różnicy { $margin } peruk
    [many] różnicy { $margin } peruk
   *[other] różnicy { $margin } peruki
}.
undo = Cofnij
all-answers = Odpowiedzi · { $n }
all-here = Odpowiedzi tutaj · { $n }
fold = Zwiń
answer-spoken = { $answer }: { $changes }
costs-of = koszt: { $n } z { $have } { $what ->
    [influence] punktów wpływu
   *[reais] reais
}
step-rules = Zasady tego kroku
held-where = { $piece }: dokąd?
then-visit = { $first } lub { $second }, potem { $last }
then-trade = potem sprzedaż lub handel
held-card = { $kind } { $influence }
held-good = { $good ->
    [gold] Złoto
    [cloth] Ubrania
    [books] Książki
   *[tools] Narzędzia
}
held-piece = W ręce
take = Weź
put-back = Odłóż
key-escape = Esc
key-start-over = Shift U
undo-more = Inne sposoby cofania
start-over = Tura od nowa
end-turn = Zakończ turę
show-turn = Pokaż moją turę
turn-up = Odsłoń
end-missing = Brakuje jeszcze odpowiedzi. { $question }
decline-more = Na jak długo
decline-once = Nie tym razem
decline-turn = W tej turze nie u { FORM($noble, "gen") }
decline-round = W tej rundzie nie u { FORM($noble, "gen") }
decline-game = W tej grze nigdy u { FORM($noble, "gen") }
this-turn = Ta tura
pay-otherwise = zapłać inaczej
otherwise = inaczej
crumb-first = Zacznij turę od nowa
crumb-back = Wróć do: { $step }
crumb-optional = [{ $step }]
turn-ready = Gotowe. Zakończyć turę?
hint = Wskazówka
hint-wait = Myślę…
turn-so-far = Twoja tura dotąd
bot-thinks = { $who } myśli…
other-asked = Ruch: { $who }.
other-thinks = { $who } wykonuje ruch…
game-over = Gra skończona.
rule-show = Zasada { $id }
rule-name = Zasada { $id }
rule-in-rules = W zasadach

## The table

log = Dziennik
log-whole = Cała gra
log-empty = Nic się jeszcze nie wydarzyło.
score-sheet = Tabela wyników
score-for = Za co
wigs = Peruki
tab-board = Plansza
tab-hand = Ręka
tab-mine = Moje
tab-players = Gracze
tab-log = Dziennik
connecting = Szukam twojego stołu…
line-lost = Utracono połączenie. Próbuję ponownie…
no-table = Nie ma tu stołu
table-gone = Ta gra została usunięta.
start-page = Strona startowa
pass-to = Przekaż stół:
since-last-turn = Od twojej ostatniej tury
unveil = Tu { $who }: pokaż moje karty

## Looking closely at a thing

inspector = Z bliska
inspect = Obejrzyj z bliska (I)
inspect-all = Wszystko na stole
inspect-seek = Znajdź kartę, żeton lub miejsce
ways-open = Co możesz z tym teraz zrobić
ways-closed = Czego nie możesz z tym teraz zrobić
things-ships = Okręty
things-architects = Architekci
things-discards = Odrzucone karty
caption-card = { $kind } · { FORM($deck, "f") } talia · nr { $number } · { $year }
caption-ship = Okręt
caption-clergy = Żeton duchowieństwa
caption-decree = Dekret
caption-plan = Plan
caption-building = Budynek publiczny
caption-task = Karta zadania
caption-plot = Pole ziemi w Baixie
caption-site = Plac budowy
caption-row = Gruz
caption-column = Gruz
caption-pile = Gruz
caption-scoring = W Baixie
caption-noble = Szlachcic na Dworze
caption-office = Biuro
caption-plaza = Plac
caption-deed = Akcja na Dworze
caption-treasury = Dwór Królewski
caption-price = Rynek
caption-stack = Karty polityki
caption-cardinal = Kościół
caption-gap = Kościół
caption-church = Kościół
caption-seat = Plansza gracza
lies-hand = Na ręce: { $who }.
lies-upper = Na górnym polu Portfolio: { $who }.
lies-lower = Na dolnym polu Portfolio: { $who }.
lies-court = Zagrana na Dwór w tej turze.
lies-display = Odkryta na polach kart polityki.
lies-discards = Odrzucona.
lies-shipyard = Następny w stoczni.
lies-docked = Okręt zadokowany: { $who }.
lies-at-sea = Okręt na morzu: { $who }.
ship-cargo = Na pokładzie: { $goods }.
ship-no-cargo = Jeszcze bez ładunku.
lies-church = W Kościele.
lies-board = Na planszy: { $who }.
lies-decrees = W prezentacji.
lies-architect = Następny plan tego architekta.
lies-completed = Plan ukończony: { $who }.
lies-ready = Dostępny do otwarcia.
lies-later = Przyjdzie później ze stosu tego architekta.
lies-open = Otwarty w Baixie.
lies-done = Zadanie wykonane: { $who }.
deed-covered = Zakryta towarem: { $good }.
favours-left = { $n ->
    [0] Nie ma już łask.
    [one] Została 1 łaska.
    [few] Zostały { $n } łaski.
    [many] Zostało { $n } łask.
   *[other] Zostało { $n } łask.
}
treasury-influence = { $n ->
    [0] Nie zmienia kosztu wizyt.
   *[other] { $n ->
        [-2] Wizyty kosztują przez to o 2 punkty wpływu mniej.
        [-1] Wizyty kosztują przez to o 1 punkt wpływu mniej.
        [one] Wizyty kosztują przez to o 1 punkt wpływu więcej.
        [few] Wizyty kosztują przez to o { $n } punkty wpływu więcej.
        [many] Wizyty kosztują przez to o { $n } punktów wpływu więcej.
       *[other] Wizyty kosztują przez to o { $n } punktu wpływu więcej.
    }
}
officials-none = Nikogo tu nie ma.
officials-of = { $who }: { $n }
neutral = Neutralni urzędnicy
cardinal-here = Tu stoi Kardynał.

## Scores

score-now = Teraz na stole
score-before = Przed końcowym podliczaniem
score-if-ended = Gdyby to był koniec
score-final = Końcowe podliczanie
score-then = Razem
bar-so-far = { $n } na stole
bar-before = { $n } przed końcowym podliczaniem
leads = { $who } prowadzi: { $n ->
    [one] 1 peruka
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}.
leads-level = Remis: { $who }, po { $n ->
    [one] 1 peruce
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}.
would-win = Jeśli gra skończy się teraz, najwięcej będzie mieć { $who }: { $n ->
    [one] 1 peruka
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}.
would-win-level = Jeśli gra skończy się teraz, będzie remis: { $who }, po { $n ->
    [one] 1 peruce
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}.
rank-now = Gdyby koniec był teraz: { $rank }
rank-then = Ranga: { $rank }
rank-met = wystarczy
rank-out = { $rank }: już nieosiągalne, { $why }.
rank-more = jeszcze { $n }
rank-short-servant = Sługa
rank-short-favourite = Ulubieniec
rank-short-right-hand = Prawa ręka
rank-row-wigs = Peruki
rank-row-stores = Sklepy
rank-row-majorities = Przewagi
rank-row-reais = Reais
rank-row-decrees = Dekrety
rank-row-ships = Okręty

bot = gra komputer

## Lacerda

lacerda-next = Następna wizyta: { $noble }.
lacerda-aide = Pomocnik odrzuca wierzchnią kartę { FORM($kind, "gen") }.
lacerda-plans = Plany
lacerda-officials = { $n ->
    [one] 1 urzędnik
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}
lacerda-ships = Okręty
lacerda-stores = { $n ->
    [one] 1 sklep
    [few] { $n } sklepy
    [many] { $n } sklepów
   *[other] { $n } sklepów
}
lacerda-cubes = Kostki
lacerda-goods = Towary
worth-each = po { $n ->
    [one] 1 peruce
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}

## Around the game

links = Linki do wysłania
spectators = Widzowie
copy = Kopiuj
copied = Skopiowano
friend = Ktoś znajomy, miejsce { $n }
invite = Zaproś znajomych
invite-text = Wyślij każdej osobie jej własny link. To zaproszenie na jedno miejsce: kto otworzy je pierwszy, siada tam, i nikt inny nie widzi jego kart; potem link jest zużyty.
invite-later = Te linki znajdziesz też w menu stołu.
own-link = Twoje miejsce, na inne Twoje urządzenie
own-link-text = Kto ma ten link, widzi Twoje karty. Nie wysyłaj go nikomu innemu.
link-shared = Kto założył ten stół, też zna link do Twojego miejsca.
invited-yourself = To zaproszenie jest dla innej osoby ({ $name }). Jeśli otworzysz je tutaj, miejsce będzie Twoje, a link zużyty.
take-seat = Zajmij miejsce
to-table = Do stołu
here-now = jest tutaj
orders = Nie pytaj mnie
order-follow = o śledzenie wizyty u { FORM($noble, "gen") }
order-church = o oddanie żetonów przy podliczaniu Kościoła
order-declines = o nic, z czego mogę zrezygnować w turach innych
save-record = Pobierz zapis gry
leave = Odejdź od stołu
your-place = Twoje miejsce
level = Poziom
level-of-bots = Poziom bota
hand-over = Niech bot gra za mnie
hand-over-text = Bot odpowiada w twoim imieniu, dopóki nie wrócisz.
bot-plays = Gra tu bot: { $level }.
take-back = Znowu gram ja
concede = Poddaj się
concede-text = Nie możesz już wygrać. Bot gra za ciebie dalej, aby inni mogli dokończyć grę. Nie ma odwrotu.
concede-text-ends = Gra kończy się teraz i jest przegrana. Nie ma odwrotu.
concede-sure = Naprawdę się poddaj
concede-not = Gram dalej
host = Jesteś gospodarzem
silent = Jeśli ktoś nie odpowiada
silent-text = Po czasie ustalonym przez gospodarza każdy gracz może oddać botowi grę osoby, która jest pytana i nie odpowiada.
bot-for = Niech gra bot
new-link = Nowy link
new-link-text = Stary link od tej chwili nie działa: kto tam siedzi, traci dostęp, a cały stół się o tym dowiaduje.
new-link-made = Nowy link ({ $name }) jest powyżej. Stary już nie działa.
end-game = Zakończ grę
end-text = Gra kończy się teraz dla wszystkich, bez zwycięzcy. Nie ma odwrotu.
end-sure = Naprawdę zakończ
delete-game = Usuń grę
delete-text = Gra i jej zapis zostają usunięte dla wszystkich. Nie ma odwrotu.
delete-sure = Naprawdę usuń
report = Zgłoś problem
report-text = Zapisuje to plik z zapisem gry, tak jak ją znasz, wersjami programu, nazwą przeglądarki i rozmiarem ekranu. Nie ma w nim rzeczy ukrytych innych graczy ani linków. Wyślij go osobie, która prowadzi ten serwer.
report-words = Co poszło nie tak?
report-save = Zapisz zgłoszenie
report-saved = Zgłoszenie zapisane.

## The end

rebuilt = { $who } odbudowuje Lizbonę
won-together = Lizbonę odbudowują razem { $who }
ended-by-people = Gra została zakończona
won-with = { $n ->
    [one] 1 peruka
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}, { $ahead ->
    [0] remis
   *[other] przewaga { $ahead }
}.
tie-TIE-01 = Przy równej liczbie peruk decyduje liczba zestawów gruzu.
tie-TIE-02 = Przy równej liczbie zestawów decyduje liczba sklepów.
tie-TIE-03 = Przy równej liczbie sklepów decyduje liczba ukończonych planów.
tie-TIE-04 = Przy równej liczbie planów decydują pieniądze i wpływ.
tie-TIE-05 = Przy równych pieniądzach zwycięstwo jest wspólne.
what-decided = Co zdecydowało
decided-by = Zdecydowało: { $what }.
decided-by-two = Zdecydowało: { $what }; { $and }.
best-turns = Twoje najlepsze tury
where-wigs = Skąd pochodzą peruki
look-at-table = Obejrzyj stół
play-again = Rewanż
result = Wynik

## Replay

replay = Powtórka
replay-at = { $n } z { $all } odpowiedzi
replay-where = Okres { $period ->
    [1] I
   *[2] II
} · Tura { $turn } · { $who }
replay-start = Gra się zaczyna.
replay-point = Chwila gry
period-1 = Okres I
period-2 = Okres II
previous = Wstecz
previous-key = Jedna odpowiedź wstecz (strzałka w lewo)
next = Dalej
next-key = Jedna odpowiedź dalej (strzałka w prawo)
turn-previous = Tura wstecz
turn-previous-key = Do początku tury (Page Up)
turn-next = Tura dalej
turn-next-key = Do następnej tury (Page Down)
run = Odtwórz
run-key = Odtwarzanie lub pauza (spacja)
pause = Pauza
pace = Szybkość { $n }×
play-on = Graj dalej stąd
whose-view = Czyj widok
all-open = Wszystko jawne
hand-of = Ręka: { $name }
curve = Peruki
curve-projected = z końcowym podliczaniem
curve-wigs = na stole
curve-here = Peruki w tej chwili
curve-who = { $name } { $wigs }
curve-words = Peruki wszystkich graczy w ciągu gry. W tej chwili: { $standing }.
turns = Tury
turns-of = Tylko tury gracza
turns-only = Tylko tury: { $name }
turn-loud = Jedna z tur, które przyniosły najwięcej
tab-curve = Peruki
tab-turns = Tury
share = Udostępnij
share-with = Udostępnij link: { $who }
share-title = Lisboa
share-text = Gra Lisboa
share-moment = Udostępnij tę chwilę
share-moment-text = Kto otworzy ten link, zobaczy tę chwilę i może przejrzeć całą grę. Nikomu nie daje to miejsca.
copy-for = Kopiuj link: { $who }

## When something is not there

try-again = Spróbuj ponownie
broken-link = Ten link nie jest pełny.
trouble-broken-link = Coś zginęło przy kopiowaniu lub wysyłaniu. Poproś o cały link i otwórz go.
trouble-away = Nic nie przepadło: gra potoczy się dalej, gdy tylko serwer odpowie.
trouble-unknown-game = Mogła zostać usunięta albo link nie jest pełny. Poproś nadawcę o cały link.
trouble-wrong-credential = Gospodarz mógł utworzyć nowy link. Poproś o niego i go otwórz.
trouble-not-over = Dopóki gra trwa, nikt nie może jej przeglądać.

## Rules

rules-seek = Szukaj w zasadach
rules-seek-example = gruz albo STORE-08
rules-all = zapisy: { $all }
rules-found = zapisy: { $n } z { $all }
rules-none = Żadna zasada nie zawiera słów „{ $words }”.
rules-show-all = Wszystkie zasady
rules-sections = Rozdziały
rules-beside = Obok
rules-beside-none = bez innego języka
rules-untranslated = Jeszcze nieprzetłumaczone

## Settings

set-here = Zapisane w tej przeglądarce.
set-look = Wygląd
set-theme = Kolory
set-theme-system = Jak urządzenie
set-theme-light = Jasne
set-theme-dark = Ciemne
set-contrast = Większy kontrast
set-contrast-text = Gładkie powierzchnie, mocniejsze linie i litery.
set-text = Rozmiar tekstu
set-text-text = Duży tekst dostaje układ mniejszego ekranu. Plansza ma własne powiększenie.
percent = { $n }%
set-motion = Animacje
set-motion-text = Elementy się przesuwają, a okręty wypływają. Jeśli twoje urządzenie prosi o mniej ruchu, i tak nic się nie rusza.
set-answering = Odpowiadanie
set-confirm-each = Potwierdzaj każdy krok
set-confirm-each-text = Naciśnięcie wybiera i pokazuje skutki, drugie odpowiada.
set-usual = Co odpowiada się samo
set-usual-text = To, co odpowiedziałby prawie każdy. Widać to na pasku do następnej odpowiedzi, a „Cofnij” to odwołuje.
set-usual-only = Gdy jest tylko jedna odpowiedź
set-usual-payment = Płatności monetami, dopóki ich starcza
set-usual-reward = Nagrody, które nic nie kosztują
set-usual-cube = Kostka, gdy wszystkie są jednego koloru
set-attention = Dźwięk
set-sound = Ciche dźwięki
set-sound-text = Zagrana karta, monety zmieniające właściciela i dwa tony, gdy przychodzi twoja tura. Karta przeglądarki zawsze to pokazuje.
set-sound-card = Karta
set-sound-coin = Moneta
set-sound-turn = Twoja tura
set-orders = Stałe polecenia
set-orders-text = Obowiązują przy każdym stole, przy którym siadasz. W menu stołu możesz je dla niego zmienić.

## First steps

first-title = Witaj w Lizbonie
first-lead = W dzień Wszystkich Świętych 1755 roku trzęsienie ziemi, fala i pożar zniszczyły miasto. Jesteś wśród tych, którzy budują je na nowo.
first-goal = O co chodzi
first-goal-text = Wygrywa, kto na koniec ma najwięcej peruk: im wspanialsza peruka, tym większe znaczenie. Peruki dają sklepy i budynki publiczne w nowym dolnym mieście, okręty, które wypływają pełne, i dekrety, które na koniec nagradzają to, co wychodzi ci najlepiej.
first-turn = Jak przebiega tura
first-turn-text = Zagrywasz jedną kartę z ręki i bierzesz nową. Kartą robisz jedną z czterech rzeczy:
first-gold = Weź złoto
first-gold-text = Odrzuć kartę za jedną sztukę złota. Skromny sposób.
first-portfolio = Zachowaj ją
first-portfolio-text = Połóż kartę na własnej planszy, gdzie pomaga ci na długo; potem sprzedaj towary albo wymień je ze szlachtą.
first-visit = Odwiedź szlachcica
first-visit-text = Zagraj na Dwór kartę szlachcica, zapłać wpływem i zrób to, co on potrafi. Inni mogą śledzić wizytę dzięki królewskiej łasce.
first-event = Opłać wydarzenie
first-event-text = Karta skarbu daje to, co na niej napisano.
first-builder = Budowniczy
first-builder-text = rekrutuje urzędników, kreśli plany i pozwala zbudować sklep.
first-minister = Minister
first-minister-text = daje okręty, towary i dekrety.
first-king = Król
first-king-text = zna Kardynała, udziela łask i otwiera budynki publiczne.
first-here = Jak używać tego stołu
first-glow = Co świeci, można wybrać
first-glow-text = Pod planszą stoi jedno pytanie. Wszystko, co na nie odpowiada, ma ciepłą krawędź.
first-look = Wskaż, zanim wybierzesz
first-look-text = Wskaż odpowiedź, aby zobaczyć, co kosztuje i przynosi. Wskaż kartę lub żeton, aby je przeczytać. To, co niemożliwe, mówi dlaczego.
first-undo = Próbuj
first-undo-text = Cofanie odwołuje odpowiedź po odpowiedzi, dopóki nie odsłonięto czegoś ukrytego.
first-confirm = Potwierdź na koniec
first-confirm-text = Twoja tura liczy się dopiero, gdy ją potwierdzisz.
first-keys = Klawiaturą
first-keys-text = Strzałki wybierają, Enter odpowiada, U cofa, / szuka odpowiedzi po słowach.
first-rules = Zasady pod ręką
first-rules-text = Numer zasady otwiera ją na miejscu.
first-you = Nowicjusz
first-go = Zacznij łagodną pierwszą grę
first-go-text = Przeciw jednemu słabemu botowi, z małymi zadaniami, które prowadzą przez pierwsze tury, i ze wskazówką na każde życzenie. Trwa około godziny i można przerwać w dowolnej chwili.

## The line to type on: the first word of each command is its name, the others are also understood
## What is typed is compared without accents: words with accents stand here without them, too.

command-line = Wpisz odpowiedź lub polecenie
command-line-hint = Odpowiedź, jej numer albo: lista, cofnij, potwierdź, dlaczego, ręka, stan, gracze, wynik, dziennik, wskazówka, pomoc
command-undo = cofnij wstecz u undo
command-confirm = potwierdź potwierdz ok tak! confirm
command-hint = wskazówka wskazowka podpowiedz hint
command-why = dlaczego czemu why
command-list = lista odpowiedzi opcje list
command-hand = ręka reka karty hand
command-status = stan ja status
command-players = gracze inni players
command-log = dziennik historia log
command-score = wynik wyniki peruki score
command-help = pomoc ? help
said-help = Wpisz słowa odpowiedzi, jej numer z listy albo to, jak nazywa ją zapis gry, na przykład „court political-05”. Pusty wiersz daje wybraną odpowiedź. Polecenia: lista odczytuje odpowiedzi; cofnij odwołuje ostatnią; potwierdź kończy turę; dlaczego i słowa mówi, co jest niemożliwe; ręka, stan, gracze, wynik i dziennik mówią, jak stoją sprawy; wskazówka pyta planistę.
said-undone = Ostatnia odpowiedź cofnięta.
said-nothing-to-undo = Nie ma czego cofnąć.
said-no-hint = Teraz nie ma wskazówki.
said-confirmed = Tura potwierdzona.
said-answered = Odpowiedź: { $answer }.
said-chosen = Wybrano: { $answer }. Naciśnij Enter, aby odpowiedzieć.
said-choose-first = Najpierw wybierz { $n ->
    [one] tę jedną odpowiedź
    [few] jedną z { $n } odpowiedzi
    [many] jedną z { $n } odpowiedzi
   *[other] jedną z { $n } odpowiedzi
}; wpisz lista, aby usłyszeć wybór.
said-not-asked = Nie ma teraz do ciebie pytania.
said-confirm-or-undo = Twoja tura jest gotowa: wpisz potwierdź albo cofnij.
said-no-number = Nie ma odpowiedzi { $n }: mają numery od 1 do { $all }.
said-several = Te słowa ma kilka odpowiedzi: { $answers }. Wpisz jeden z numerów.
said-unknown = Żadna odpowiedź ani polecenie nie nazywa się „{ $line }”. Najbliżej: { $answers }. Wpisz pomoc, aby poznać wszystkie polecenia.
said-closed = { $answer }: niemożliwe. { $reason } Zasada { $rule }.
said-possible = To możliwe.
said-nothing-closed = Nic o tych słowach nie jest tu wykluczone.
said-numbered = { $n }: { $answer }
said-more = jeszcze { $n }
said-none = teraz nic do zagrania
said-hand = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
} na ręce. Odpowiedzi z nimi: { $answers }.
said-score = { $name }: { $wigs }.
said-status = { $name }: { $things } i { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}.
said-spectating = Oglądasz grę.
heard-question = { $question } { $n ->
    [one] 1 odpowiedź
    [few] { $n } odpowiedzi
    [many] { $n } odpowiedzi
   *[other] { $n } odpowiedzi
}.

## What an answer means, on the board

preview = Co to znaczy
preview-reward = Nagroda: { $reward }
closed-here = Teraz niemożliwe
answers-here = odpowiedzi tutaj: { $n }
preview-how = Skąd ta suma
preview-less = Tylko sumy

## The steps of a turn, done, now and to come

step-setup = Przygotowanie
step-card = Karta
step-action = Akcja
step-goods = Sprzedaż/wymiana
step-sell = Sprzedaż
step-trade = Wymiana
step-state = Akcja państwowa
step-store = Sklep
step-decree = Dekret
step-opening = Budynek
step-cube = Kostka
step-house = Dom
step-pay = Płatność
step-reward = Nagroda
step-penalty = Kara
step-follow = Śledzenie
step-draw = Dobranie
step-church = Kościół
step-period = Okres

## Moments that are staged on the board

you = Ty
done = gotowe
influence = wpływ
chooses-now = wybiera teraz
chooses-next = wybierze potem
good-gold = Złoto
good-cloth = Ubrania
good-books = Książki
good-tools = Narzędzia
harbour = Port
harbour-how = każde pole od razu sprzedaje
harbour-sell = Sprzedaj { FORM($good, "acc") } na { $mine ->
    [yes] swój okręt
   *[no] okręt ({ $who })
} za { FORM($price, "acc") }.
harbour-sails = Wypływa ({ $who }: +{ $gain }).
harbour-free = wolne: { $n }
harbour-at-sea = na morzu
harbour-sailed = Na morzu. Zadokuje, gdy zacznie się { $mine ->
    [yes] twoja tura.
   *[no] tura gracza { $who }.
}
harbour-nothing = Tego tu nie sprzedasz.
harbour-sold = Dotąd sprzedano
harbour-rule = Pełny okręt od razu wypływa: jego właściciel zdobywa perukę za każdy towar na pokładzie.
church-scores = Podliczanie Kościoła
church-how = Naciśnij żeton, aby go oddać lub zachować
church-order = Kto wybiera
church-kept = nic nie oddaje
church-keep = Zachowaj
church-give = Oddaj { $n }: +{ $wigs }
church-tile = { $tile }. { $benefit } Rewers: { $n ->
    [one] 1 peruka
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}.
church-on = zachowaj
church-off = oddany
church-backs = rewersy: { $backs }
church-backs-none = peruki z rewersów tego, co oddajesz
church-once = raz, cokolwiek oddasz: { $from } → { $to }{ $wigs ->
    [0] {""}
    [one] , i 1 peruka za nadwyżkę
    [few] , i { $wigs } peruki za nadwyżkę
    [many] , i { $wigs } peruk za nadwyżkę
   *[other] , i { $wigs } peruk za nadwyżkę
}
church-once-none = wystarczy jeden żeton, aby zdobyć { $n }
church-lose = Tracisz: { $what }
church-lose-nothing = Nic nie tracisz.
period-ends = Koniec okresu { $period ->
    [1] I
   *[2] II
}
period-step = krok { $n } z { $all }
period-why-sets = { $mine ->
    [yes] Masz drugi zestaw.
   *[no] { $who } ma drugi zestaw.
} Czyjkolwiek drugi zestaw kończy pierwszy okres; turę rozegrano do końca.
period-why-stacks = { $mine ->
    [yes] Trzeci stos jest pusty po twojej turze.
   *[no] { $who } opróżnia trzeci stos.
} Trzy puste stosy kart polityki kończą pierwszy okres; turę rozegrano do końca.
period-why-unknown = Pierwszy okres się skończył.
period-sets = Zestawy punktują
period-sets-text = po 3 peruki; stare karty polityki znikają
period-ships = Nowe okręty
period-ships-text = o większych kadłubach
period-discard = Odrzucanie za nagrody
period-draw = Dobranie do pięciu
period-draw-text = z fioletowej talii
period-display = Nowe karty
period-display-text = z brązowej talii
period-refill = Kościół i dekrety
period-refill-text = uzupełniane
period-table = Zestawy: po 3 peruki
period-table-solo = Zestawy: po 3 peruki; Lacerda: 1 peruka za kostkę
period-discarded = { $n ->
    [0] nic nie odrzuca
    [one] odrzuca { $n }
    [few] odrzuca { $n }
    [many] odrzuca { $n }
   *[other] odrzuca { $n }
}
period-rewards = Zdobywasz po jednej nagrodzie za każdego szlachcica, którego karty odrzucasz
period-claim = Którą nagrodę bierzesz teraz?
period-could = odrzuć kartę { FORM($noble, "gen") }
period-none = brak karty { FORM($noble, "gen") } z nagrodą
period-second = 2. { $noble }: nic
period-nothing = bez nagrody
period-how = Naciśnij karty na ręce. Wypadną z gry; nikt nie musi odrzucać.
period-draw-after = { $n ->
    [0] Nie dobierasz kart.
    [one] Dobierasz 1 fioletową kartę.
    [few] Dobierasz { $n } fioletowe karty.
    [many] Dobierasz { $n } fioletowych kart.
   *[other] Dobierasz { $n } fioletowych kart.
}
period-keep = Zachowaj
period-discard-n = Odrzuć { $n }
period-next = Okres II kończy czwarty zestaw albo trzy puste stosy z czterech.
pick-some = wybrano { $n } z { $number }
pick-more = Wybierz jeszcze { $n }
pick-these = Weź te
follow-waits = { $who }: tura czeka na ciebie
follow-price = Koszt śledzenia
follow-pay = Płacisz
follow-after = Twój wpływ
follow-favour-back = Łaska wraca
follow-rest = Reszta w perukach
follow-recruit = { $n ->
    [0] nie masz już urzędników
    [one] masz 1 urzędnika do postawienia
    [few] masz { $n } urzędników do postawienia
    [many] masz { $n } urzędników do postawienia
   *[other] masz { $n } urzędników do postawienia
}
follow-plan = urzędnicy: { $officials }
follow-plan-none = nie ma już planów
follow-ship = kadłub { $n }, sprzedaż +{ $price }
follow-ship-none = nie ma już okrętów
follow-produce = { $goods }
follow-produce-none = nie masz sklepu
follow-cardinal = { $tiles }
follow-cardinal-none = brak żetonów obok
follow-favour = { $nobles }
follow-favour-none = nie ma łaski, której ci brak
follow-store = { $goods }; masz { FORM($reais, "acc") }
follow-decree = teraz najlepszy: { $decree }, { $n ->
    [one] 1 peruka
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}
follow-decree-some = w prezentacji: { $n }
follow-decree-none = prezentacja jest pusta
follow-open = { $buildings }; { $n ->
    [0] nie masz planu
    [one] masz 1 plan
    [few] masz { $n } plany
    [many] masz { $n } planów
   *[other] masz { $n } planów
}
skip = Pomiń
final-begins = Koniec gry. Teraz podliczamy resztę.
final-said = { $what }: { $who }

## Turns that are told

log-fold = Zamknij
log-filter = Co pokazuje dziennik
log-all = Wszystko
log-scoring = podliczanie
log-round = Runda { $n }
heard-turn = { $turn }.
since-folded = Odtąd · { $n }
tell-again = Opowiedz znów
in-the-log = W dzienniku
telling = Co robią inni
told-step = { $who }: { $step }
told-back = Krok wstecz
told-next = Krok dalej
told-pause = Pauza
told-on = Dalej
telling-pace = Tempo opowiadania tur
set-telling-text = Gdy ruch wykonują inni, ich tury opowiadane są na stole krok po kroku. Spacja zatrzymuje, strzałki przechodzą o krok, Escape wraca do bieżącej chwili.
pace-slow = Wolno
pace-normal = Normalnie
pace-instant = Od razu
to-my-turn = Do mojej tury
to-now = Bieżąca chwila
