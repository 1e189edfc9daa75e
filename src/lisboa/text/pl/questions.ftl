# What somebody is asked. “You” is the player who has to answer.

clergy = Który z dwóch żetonów duchowieństwa zachowujesz?
turn = Twoja tura: którą kartę zagrywasz i gdzie?
room = Jak zrobić w Portfolio miejsce na { FORM($card, "acc") }?
sell-or-trade = Sprzedajesz towary czy wymieniasz je ze szlachtą?
load = { $n ->
    [0] Który towar sprzedajesz i na który okręt?
    [one] Sprzedano 1 towar: który sprzedajesz teraz i na który okręt?
    [few] Sprzedano { $n } towary: który sprzedajesz teraz i na który okręt?
    [many] Sprzedano { $n } towarów: który sprzedajesz teraz i na który okręt?
   *[other] Sprzedano { $n } towarów: który sprzedajesz teraz i na który okręt?
}
offer = { $n ->
    [0] Który towar oddajesz szlachcicowi i za którą akcję państwową?
   *[other] Który towar oddajesz teraz i za którą akcję państwową?
}
office = W którym biurze stawiasz urzędnika? Możesz postawić jeszcze { $n ->
    [one] 1 urzędnika
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}.
plan = Który plan bierzesz?
berth = Gdzie trafia { $ship }?
ship-goods = Którym towarem płacisz za okręt? Do zapłaty: jeszcze { $n ->
    [one] 1
    [few] { $n } różne
    [many] { $n } różnych
   *[other] { $n } różnych
}.
extra-good = Którego z wyprodukowanych towarów bierzesz o { $n } więcej?
steps = { $n ->
    [one] Kardynał przesuwa się o 1 pole.
    [few] O ile pól przesuwa się Kardynał (najwyżej { $n })?
    [many] O ile pól przesuwa się Kardynał (najwyżej { $n })?
   *[other] O ile pól przesuwa się Kardynał (najwyżej { $n })?
}
tile = Który z dwóch żetonów obok Kardynała bierzesz?
give-tile = Podliczanie Kościoła: który żeton duchowieństwa oddajesz{ $given ->
    [0] {""}
   *[1] {" "}teraz
}?
favour = Czyją królewską łaskę bierzesz?
visit-reais = Wizyta kosztuje { $n ->
    [one] 1 punkt wpływu
    [few] { $n } punkty wpływu
    [many] { $n } punktów wpływu
   *[other] { $n } punktów wpływu
}: ile z tego płacisz w reais?
free-action = Którą akcję państwową u { FORM($noble, "gen") } wykonujesz?
follow = { $visitor } odwiedza { FORM($noble, "acc") }: { $n ->
    [0] oddajesz królewską łaskę, aby śledzić wizytę
    [one] oddajesz królewską łaskę i płacisz 1 punkt wpływu, aby śledzić wizytę
    [few] oddajesz królewską łaskę i płacisz { $n } punkty wpływu, aby śledzić wizytę
    [many] oddajesz królewską łaskę i płacisz { $n } punktów wpływu, aby śledzić wizytę
   *[other] oddajesz królewską łaskę i płacisz { $n } punktów wpływu, aby śledzić wizytę
}?
lot = Który sklep budujesz i na którym polu?
cube = Którą kostkę z rzędu lub kolumny pola { $plot } bierzesz?
house = Dom z której grupy stawiasz na sklepie?
decree = { $extra ->
    [0] Który dekret bierzesz?
   *[1] Odrzucasz znacznik zestawu gruzu, aby wziąć dodatkowy dekret?
}
site = Na którym placu budowy otwierasz budynek publiczny?
use-plan = Którego planu używasz do budynku na { FORM($site, "loc") }?
return = Skąd cofasz urzędnika? Budynek potrzebuje jeszcze { $n ->
    [one] 1 urzędnika
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}.
payment = Zapłać { reais.acc } za { $what ->
    [land] ziemię
    [officials] zatrudnianych urzędników
   *[event] wydarzenie
}: ile z tego z wpływu?
penalty = { $covered ->
    [0] Nie masz monet na karę w wysokości { reais.acc }: ile płacisz z wpływu?
   *[other] Monety i rabaty pokrywają { $covered } z kary w wysokości { reais.acc }: ile jeszcze płacisz z wpływu?
} Nie musisz płacić.
reais = { $n ->
    [one] 1 real
    [few] { $n } reais
    [many] { $n } reais
   *[other] { $n } reais
}
    .acc = { $n ->
        [one] 1 reala
        [few] { $n } reais
        [many] { $n } reais
       *[other] { $n } reais
    }
accept = Czy chcesz { FORM($effect, "inf") }?
good = Który towar bierzesz?
pile = Którą kostkę ze stosu gruzu bierzesz?
lose-good = Który towar tracisz?
lose-official = Skąd cofasz urzędnika, którego tracisz?
lose-favour = Czyją królewską łaskę tracisz?
draw = Którą kartę dobierasz?
discard = Okres się kończy: którą kartę z ręki odrzucasz?
claim = Z której odrzuconej karty bierzesz teraz nagrodę?
over = Gra skończona.
keep-card = { $again ->
    [0] { $round ->
        [1] Zachowujesz dwie z tych kart: która z nich stoi na liście pierwsza?
       *[other] Którą kartę zachowujesz, zanim przekażesz resztę?
    }
   *[other] Którą kartę zachowujesz jako drugą?
}
task = Za które z wykonanych zadań bierzesz nagrodę?

# The same where several things are chosen in any order; $n says how many.
pick-ship-goods = Którymi { $n ->
    [one] 1 towarem
    [few] { $n } różnymi towarami
    [many] { $n } różnymi towarami
   *[other] { $n } różnymi towarami
} płacisz za okręt?
pick-return = Skąd cofasz { $n ->
    [one] 1 urzędnika
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}? Budynek ich potrzebuje.
pick-give-tile = Podliczanie Kościoła: które żetony duchowieństwa oddajesz?
pick-discard = Okres się kończy: które karty z ręki odrzucasz?
pick-keep-card = Które { $n } z tych kart zachowujesz, zanim przekażesz resztę?

# The same in five words at most, not counting those of names.
short-clergy = Który żeton zachowujesz?
short-turn = Twoja tura: zagraj kartę
short-room = Jak zrobić miejsce?
short-sell-or-trade = Sprzedaż czy wymiana?
short-load = Który towar, na który okręt?
short-offer = Który towar, za którą akcję?
short-office = Urzędnik: w którym biurze?
short-plan = Który plan bierzesz?
short-berth = Gdzie trafia okręt?
short-ship-goods = Którym towarem płacisz za okręt?
short-extra-good = Którego towaru o jeden więcej?
short-steps = Kardynał: o ile pól?
short-tile = Który żeton bierzesz?
short-give-tile = Który żeton dla Kościoła?
short-favour = Czyją łaskę bierzesz?
short-visit-reais = Płacisz wpływem czy reais?
short-free-action = Która akcja państwowa?
short-follow = { $visitor } u { FORM($noble, "gen") }: śledzisz?
short-lot = Gdzie budujesz?
short-cube = Którą kostkę bierzesz?
short-house = Dom z której grupy?
short-decree = { $extra ->
    [0] Który dekret bierzesz?
   *[1] Wziąć dodatkowy dekret?
}
short-site = Gdzie otwierasz budynek?
short-use-plan = Którego planu używasz?
short-return = Którego urzędnika cofasz?
short-payment = { reais }: monety czy wpływ?
short-penalty = Kara: płacisz z wpływu?
short-accept = Bierzesz nagrodę?
short-good = Który towar bierzesz?
short-pile = Którą kostkę bierzesz?
short-lose-good = Który towar tracisz?
short-lose-official = Którego urzędnika tracisz?
short-lose-favour = Czyją łaskę tracisz?
short-draw = Którą kartę dobierasz?
short-discard = Którą kartę odrzucasz?
short-claim = Która nagroda teraz?
short-over = Gra skończona
short-keep-card = Którą kartę zachowujesz?
short-task = Za które zadanie nagroda?
