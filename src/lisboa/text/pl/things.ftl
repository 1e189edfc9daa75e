# The things of the game by name: nouns in lower case unless they are proper names.
#
# Cases, where they differ from the nominative, which is the value itself: gen, acc, loc. Of goods: pl (plural).
# Of colours: gen (masculine), f, facc (feminine), pl (plural), gpl (its genitive); is tells a colour from a name.
# Of what is done: the value is an imperative; inf an infinitive, neg the same after “nie może”, not an imperfective
# one after “nie chce”, noun a noun and gen its genitive.

## Words of the edition

good-gold = złoto
    .pl = złoto
good-cloth = ubranie
    .pl = ubrania
good-books = książka
    .acc = książkę
    .pl = książki
good-tools = narzędzie
    .pl = narzędzia
store-gold = sklep złotnika
    .gender = m
store-cloth = sklep z ubraniami
    .gender = m
store-books = księgarnia
    .acc = księgarnię
    .gender = f
store-tools = sklep z narzędziami
    .gender = m

noble-builder = Budowniczy
    .gen = Budowniczego
    .acc = Budowniczego
noble-minister = Minister
    .gen = Ministra
    .acc = Ministra
noble-king = Król
    .gen = Króla
    .acc = Króla
kind-builder = Budowniczy
    .gen = Budowniczego
kind-minister = Minister
    .gen = Ministra
kind-king = Król
    .gen = Króla
kind-treasury = Skarb
    .gen = Skarbu

# What is done, as in “you may …”
deed-recruit = zrekrutuj urzędników
    .inf = zrekrutować urzędników
    .neg = zrekrutować urzędników
    .not = rekrutować urzędników
    .noun = rekrutacja urzędników
    .gen = rekrutacji urzędników
deed-plan = weź plan
    .inf = wziąć plan
    .neg = wziąć planu
    .not = brać planu
    .noun = otrzymanie planu
    .gen = otrzymania planu
deed-ship = zbuduj okręt
    .inf = zbudować okręt
    .neg = zbudować okrętu
    .not = budować okrętu
    .noun = budowa okrętu
    .gen = budowy okrętu
deed-produce = wyprodukuj towary
    .inf = wyprodukować towary
    .neg = wyprodukować towarów
    .not = produkować towarów
    .noun = produkcja towarów
    .gen = produkcji towarów
deed-cardinal = spotkaj się z Kardynałem
    .inf = spotkać się z Kardynałem
    .neg = spotkać się z Kardynałem
    .not = spotykać się z Kardynałem
    .noun = spotkanie z Kardynałem
    .gen = spotkania z Kardynałem
deed-favour = weź królewską łaskę
    .inf = wziąć królewską łaskę
    .neg = wziąć królewskiej łaski
    .not = brać królewskiej łaski
    .noun = otrzymanie królewskiej łaski
    .gen = otrzymania królewskiej łaski
deed-store = zbuduj sklep
    .inf = zbudować sklep
    .neg = zbudować sklepu
    .not = budować sklepu
    .noun = budowa sklepu
    .gen = budowy sklepu
deed-decree = weź dekret
    .inf = wziąć dekret
    .neg = wziąć dekretu
    .not = brać dekretu
    .noun = dobranie dekretu
    .gen = dobrania dekretu
deed-open = otwórz budynek publiczny
    .inf = otworzyć budynek publiczny
    .neg = otworzyć budynku publicznego
    .not = otwierać budynku publicznego
    .noun = otwarcie budynku publicznego
    .gen = otwarcia budynku publicznego

colour-blue = niebieski
    .is = colour
    .gen = niebieskiego
    .f = niebieska
    .facc = niebieską
    .pl = niebieskie
    .gpl = niebieskich
colour-red = czerwony
    .is = colour
    .gen = czerwonego
    .f = czerwona
    .facc = czerwoną
    .pl = czerwone
    .gpl = czerwonych
colour-purple = fioletowy
    .is = colour
    .gen = fioletowego
    .f = fioletowa
    .facc = fioletową
    .pl = fioletowe
    .gpl = fioletowych
colour-brown = brązowy
    .is = colour
    .gen = brązowego
    .f = brązowa
    .facc = brązową
    .pl = brązowe
    .gpl = brązowych
colour-green = zielony
    .is = colour
    .gen = zielonego
    .f = zielona
    .facc = zieloną
    .pl = zielone
    .gpl = zielonych

# Of plots (pole, neuter)
size-wide = szerokie
size-narrow = wąskie
# Of sites (plac, masculine); noun: the side itself
side-west = zachodni
    .loc = zachodnim
    .noun = zachód
side-north = północny
    .loc = północnym
    .noun = północ
side-east = wschodni
    .loc = wschodnim
    .noun = wschód
group-left = lewa grupa
    .from = z lewej grupy
group-middle = środkowa grupa
    .from = ze środkowej grupy
group-right = prawa grupa
    .from = z prawej grupy

## Amounts

goods = { $good ->
    [gold] { $n ->
        [one] 1 złoto
        [few] { $n } złota
        [many] { $n } złota
       *[other] { $n } złota
    }
    [cloth] { $n ->
        [one] 1 ubranie
        [few] { $n } ubrania
        [many] { $n } ubrań
       *[other] { $n } ubrań
    }
    [books] { $n ->
        [one] 1 książka
        [few] { $n } książki
        [many] { $n } książek
       *[other] { $n } książek
    }
   *[tools] { $n ->
        [one] 1 narzędzie
        [few] { $n } narzędzia
        [many] { $n } narzędzi
       *[other] { $n } narzędzi
    }
}
    .acc = { $good ->
        [gold] { $n ->
            [one] 1 złoto
            [few] { $n } złota
            [many] { $n } złota
           *[other] { $n } złota
        }
        [cloth] { $n ->
            [one] 1 ubranie
            [few] { $n } ubrania
            [many] { $n } ubrań
           *[other] { $n } ubrań
        }
        [books] { $n ->
            [one] 1 książkę
            [few] { $n } książki
            [many] { $n } książek
           *[other] { $n } książek
        }
       *[tools] { $n ->
            [one] 1 narzędzie
            [few] { $n } narzędzia
            [many] { $n } narzędzi
           *[other] { $n } narzędzi
        }
    }
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
wigs = { $n ->
    [one] 1 peruka
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}
    .acc = { $n ->
        [one] 1 perukę
        [few] { $n } peruki
        [many] { $n } peruk
       *[other] { $n } peruk
    }
influence = { $n ->
    [one] 1 punkt wpływu
    [few] { $n } punkty wpływu
    [many] { $n } punktów wpływu
   *[other] { $n } punktów wpływu
}
officials = { $n ->
    [one] 1 urzędnik
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}
    .acc = { $n ->
        [one] 1 urzędnika
        [few] { $n } urzędników
        [many] { $n } urzędników
       *[other] { $n } urzędników
    }

# What a penalty takes; $n is the most it takes.
loss-good = { $n ->
    [one] 1 towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
}
loss-reais = { reais }
    .acc = { reais.acc }
loss-wigs = { wigs }
    .acc = { wigs.acc }
loss-influence = { influence }
loss-official = { officials }
    .acc = { officials.acc }
loss-favour = { $n ->
    [one] 1 królewska łaska
    [few] { $n } królewskie łaski
    [many] { $n } królewskich łask
   *[other] { $n } królewskich łask
}
    .acc = { $n ->
        [one] 1 królewską łaskę
        [few] { $n } królewskie łaski
        [many] { $n } królewskich łask
       *[other] { $n } królewskich łask
    }

# What a reward lets one do, as in “you may …”; for the words state and noble the deed itself.
effect-good = weź towar
    .inf = wziąć towar
    .neg = wziąć towaru
    .not = brać towaru
effect-reais = weź reais
    .inf = wziąć reais
    .neg = wziąć reais
    .not = brać reais
effect-wigs = zdobądź peruki
    .inf = zdobyć peruki
    .neg = zdobyć peruk
    .not = zdobywać peruk
effect-influence = zdobądź punkty wpływu
    .inf = zdobyć punkty wpływu
    .neg = zdobyć punktów wpływu
    .not = zdobywać punktów wpływu
effect-official = postaw urzędnika
    .inf = postawić urzędnika
    .neg = postawić urzędnika
    .not = stawiać urzędnika
effect-cardinal = przesuń Kardynała
    .inf = przesunąć Kardynała
    .neg = przesunąć Kardynała
    .not = przesuwać Kardynała
effect-rubble = weź kostkę ze stosu gruzu
    .inf = wziąć kostkę ze stosu gruzu
    .neg = wziąć kostki ze stosu gruzu
    .not = brać kostki ze stosu gruzu
effect-treasury = przesuń znacznik skarbu
    .inf = przesunąć znacznik skarbu
    .neg = przesunąć znacznika skarbu
    .not = przesuwać znacznika skarbu
effect-draw_tasks = dobierz zadania
    .inf = dobrać zadania
    .neg = dobrać zadań
    .not = dobierać zadań

## Cards and tiles

title = „{ $title }”
# With another case the word “card” goes before the name.
card-label = { $kind } { $influence } · { $title }
    .acc = kartę { $kind } { $influence } „{ $title }”
    .gen = karty { $kind } { $influence } „{ $title }”
    .the = { $kind } { $influence } „{ $title }”
treasury-label = Skarb · { $title }
    .acc = kartę Skarb „{ $title }”
    .gen = karty Skarb „{ $title }”
    .the = Skarb „{ $title }”
ship = { $colour } okręt { $copy }
    .gen = { FORM($colour, "gen") } okrętu { $copy }
plan = { $colour } plan { $number } ({ officials })
    .gen = { FORM($colour, "gen") } planu { $number } ({ officials })
task-card = zadanie { $pack }{ $number }

## Places

plot = { $plot }
lot = { $store } na polu { $plot }
    .acc = { FORM($store, "acc") } na polu { $plot }
site-row = { $side } plac budowy rzędu { $row }
    .loc = { FORM($side, "loc") } placu budowy rzędu { $row }
site-street = północny plac budowy przy { $street }
    .loc = północnym placu budowy przy { $street }
office-builder = biuro Budowniczego
    .gen = biura Budowniczego
    .loc = biurze Budowniczego
office-minister = biuro Ministra
    .gen = biura Ministra
    .loc = biurze Ministra
office-king = biuro Króla
    .gen = biura Króla
    .loc = biurze Króla
plaza-builder = plac Budowniczego
    .gen = placu Budowniczego
    .loc = placu Budowniczego
plaza-minister = plac Ministra
    .gen = placu Ministra
    .loc = placu Ministra
plaza-king = plac Króla
    .gen = placu Króla
    .loc = placu Króla

## Wigs by what they were gained for

category-start = Na początku
category-sailing = Okręty, które wypłynęły
category-stores = Zbudowane sklepy
category-openings = Otwarte budynki publiczne
category-church = Podliczanie Kościoła
category-influence = Koniec toru wpływu
category-rewards = Nagrody i bonusy
category-period = Zestawy przy zmianie okresu
category-period-solo = Zestawy i kostki przy zmianie okresu
category-visits = Wydane na wizyty
category-penalties = Kary
category-ships = Okręty (rozmiary kadłubów)
category-sets = Zestawy gruzu
category-sets-solo = Zestawy gruzu i kostki
category-majorities = Przewaga w sklepach
category-money = Pieniądze i wpływ
category-decrees = Dekrety
category-officials = Urzędnicy w budynkach publicznych
category-favours = Królewskie łaski

## Players without names of their own

seat-red = Czerwony
seat-green = Zielony
seat-violet = Fioletowy
seat-black = Czarny

list-two = { $first }, { $second }
    .the = { FORM($first, "the") }, { FORM($second, "the") }
    .acc = { FORM($first, "acc") }, { FORM($second, "acc") }
    .pl = { FORM($first, "pl") }, { FORM($second, "pl") }
    .loc = { FORM($first, "loc") }, { FORM($second, "loc") }
list-last = { $first } i { $second }
    .the = { FORM($first, "the") } i { FORM($second, "the") }
    .acc = { FORM($first, "acc") } i { FORM($second, "acc") }
    .pl = { FORM($first, "pl") } i { FORM($second, "pl") }
    .loc = { FORM($first, "loc") } i { FORM($second, "loc") }
