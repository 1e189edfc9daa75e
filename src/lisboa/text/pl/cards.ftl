# What cards, tiles, decrees and tasks say. Every phrase starts in lower case and has no full
# stop; `sentence` makes a sentence of it.

sentence = { CAPITAL($phrase) }.

## Amounts

reais = { $n ->
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
# As what is taken or lost
goods-gold = { $n ->
    [one] 1 złoto
    [few] { $n } złota
    [many] { $n } złota
   *[other] { $n } złota
}
goods-cloth = { $n ->
    [one] 1 ubranie
    [few] { $n } ubrania
    [many] { $n } ubrań
   *[other] { $n } ubrań
}
goods-books = { $n ->
    [one] 1 książkę
    [few] { $n } książki
    [many] { $n } książek
   *[other] { $n } książek
}
goods-tools = { $n ->
    [one] 1 narzędzie
    [few] { $n } narzędzia
    [many] { $n } narzędzi
   *[other] { $n } narzędzi
}
goods-any = { $n ->
    [one] 1 dowolny towar
    [few] { $n } dowolne towary
    [many] { $n } dowolnych towarów
   *[other] { $n } dowolnych towarów
}

## Effects, carried out from left to right

effects-two = { $first }, następnie { $second }

effect-good = weź { $goods }
effect-reais = weź { reais }
effect-wigs = zdobądź { wigs.acc }
effect-influence = zdobądź { $n ->
    [one] 1 punkt wpływu
    [few] { $n } punkty wpływu
    [many] { $n } punktów wpływu
   *[other] { $n } punktów wpływu
}
effect-official = { $n ->
    [one] postaw 1 urzędnika ze swojej planszy w biurze
    [few] postaw { $n } urzędników ze swojej planszy, każdego w innym biurze
    [many] postaw { $n } urzędników ze swojej planszy, każdego w innym biurze
   *[other] postaw { $n } urzędników ze swojej planszy, każdego w innym biurze
}
effect-cardinal = przesuń Kardynała o dokładnie 1 pole i weź jeden z dwóch sąsiednich żetonów
effect-rubble = weź 1 dowolną kostkę ze stosu gruzu
effect-treasury-up = przesuń znacznik skarbu o 1 pole w górę
effect-treasury-down = przesuń znacznik skarbu o 1 pole w dół
effect-state-recruit = zrekrutuj urzędników
effect-state-plan = weź plan
effect-state-ship = zbuduj okręt za jego zwykły koszt
effect-state-produce = wyprodukuj towary
effect-state-cardinal = spotkaj się z Kardynałem
effect-state-favour = weź królewską łaskę
effect-noble-store = zbuduj sklep za zwykłą cenę
effect-noble-decree = weź dekret
effect-noble-open = otwórz budynek publiczny za zwykły koszt
effect-draw_tasks = { $n ->
    [one] dobierz 1 zadanie z pakietu B
    [few] dobierz { $n } zadania z pakietu B
    [many] dobierz { $n } zadań z pakietu B
   *[other] dobierz { $n } zadań z pakietu B
}

## Penalties

penalty-good = { $n ->
    [one] strać { goods-any }
    [few] strać { goods-any } albo tyle, ile masz
    [many] strać { goods-any } albo tyle, ile masz
   *[other] strać { goods-any } albo tyle, ile masz
}
penalty-reais = { $n ->
    [one] zapłać { reais }, jeśli go masz
    [few] zapłać { reais } albo tyle, ile masz
    [many] zapłać { reais } albo tyle, ile masz
   *[other] zapłać { reais } albo tyle, ile masz
}
penalty-wigs = { $n ->
    [one] strać { wigs.acc }
    [few] strać { wigs.acc } albo tyle, ile masz
    [many] strać { wigs.acc } albo tyle, ile masz
   *[other] strać { wigs.acc } albo tyle, ile masz
}
penalty-influence = { $n ->
    [one] strać 1 punkt wpływu
    [few] strać { $n } punkty wpływu albo tyle, ile masz
    [many] strać { $n } punktów wpływu albo tyle, ile masz
   *[other] strać { $n } punktów wpływu albo tyle, ile masz
}
penalty-official = { $n ->
    [one] cofnij 1 wybranego urzędnika z biura lub placu na swoją planszę
    [few] cofnij { $n } wybranych urzędników z biur lub placów na swoją planszę albo tylu, ilu tam jest
    [many] cofnij { $n } wybranych urzędników z biur lub placów na swoją planszę albo tylu, ilu tam jest
   *[other] cofnij { $n } wybranych urzędników z biur lub placów na swoją planszę albo tylu, ilu tam jest
}
penalty-favour = oddaj 1 wybraną królewską łaskę na jej stos

## Benefits

benefit-discount = { $n ->
    [one] za każdym razem, gdy płacisz reais, 1 real liczy się jako już zapłacony
    [few] za każdym razem, gdy płacisz reais, { $n } reais liczą się jako już zapłacone
    [many] za każdym razem, gdy płacisz reais, { $n } reais liczy się jako już zapłacone
   *[other] za każdym razem, gdy płacisz reais, { $n } reais liczy się jako już zapłacone
}
benefit-land_discount = ziemia kosztuje cię o { reais } mniej
benefit-hire_discount = każdy zatrudniany urzędnik kosztuje cię o { reais } mniej
benefit-event_discount = sponsorowanie wydarzenia kosztuje cię o { reais } mniej
benefit-rubble_waiver = { $what ->
    [brown] brązowe
    [red] czerwone
   *[blue] niebieskie
} kostki nie liczą się, gdy płacisz za ziemię
benefit-staff_reduction = gdy otwierasz budynek publiczny, potrzebujesz o { $n ->
    [one] 1 urzędnika
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
} mniej
more-reais = o { reais } więcej
benefit-sell_bonus = dostajesz { more-reais } za { $what ->
    [gold] każde sprzedane złoto
    [cloth] każde sprzedane ubranie
    [books] każdą sprzedaną książkę
    [tools] każde sprzedane narzędzie
   *[any] każdy sprzedany towar
}
benefit-subsidy_bonus = dostajesz { more-reais }, ilekroć zagrywasz do Portfolio kolejną kartę skarbu
benefit-visit_discount = wizyta u { $what ->
    [builder] Budowniczego
    [minister] Ministra
    [king] Króla
   *[any] szlachcica
} kosztuje cię o { $n ->
    [one] 1 punkt wpływu
    [few] { $n } punkty wpływu
    [many] { $n } punktów wpływu
   *[other] { $n } punktów wpływu
} mniej
benefit-follow_discount = śledzenie wizyty kosztuje cię o { $n ->
    [one] 1 punkt wpływu
    [few] { $n } punkty wpływu
    [many] { $n } punktów wpływu
   *[other] { $n } punktów wpływu
} mniej
benefit-influence_bonus = każdy zysk wpływu bez podanej liczby daje ci o { $n } więcej
benefit-ship_goods_discount = budowa okrętu kosztuje cię o { $n ->
    [one] 1 towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
} mniej
benefit-produce_bonus = przy produkcji weź jeszcze { $n ->
    [one] 1 towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
} jednego wyprodukowanego rodzaju
benefit-trade_any = przy wymianie każdy szlachcic przyjmuje od ciebie dowolny towar
benefit-trade_extra = przy wymianie możesz wymienić jeszcze { $n ->
    [one] 1 towar na 1 dodatkową akcję państwową
    [few] { $n } towary na { $n } dodatkowe akcje państwowe
    [many] { $n } towarów na { $n } dodatkowych akcji państwowych
   *[other] { $n } towarów na { $n } dodatkowych akcji państwowych
}
benefit-warehouse_bonus = twój magazyn mieści o { $n ->
    [one] 1 towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
} więcej każdego rodzaju
benefit-recruit_extra = przy rekrutacji możesz postawić jeszcze { $n ->
    [one] 1 urzędnika
    [few] { $n } urzędników
    [many] { $n } urzędników
   *[other] { $n } urzędników
}, nadal najwyżej po jednym w każdym biurze
benefit-sail_bonus = zdobądź { wigs.acc } za każdym razem, gdy wypływa twój okręt
benefit-store_bonus = zdobądź { wigs.acc } za każdym razem, gdy budujesz sklep
benefit-open_bonus = zdobądź { wigs.acc } za każdym razem, gdy otwierasz budynek publiczny
benefit-decree_bonus = zdobądź { wigs.acc } za każdy dekret, który bierzesz
benefit-instant = gdy bierzesz ten żeton, { $effects }; później nic nie daje

## Decrees

# A condition begins with what stands before it: a space or a comma.
decree = { wigs }{ $condition }{ $cap ->
    [0] {""}
   *[other] {" "}(najwyżej { $cap ->
        [one] 1 peruka
        [few] { $cap } peruki
        [many] { $cap } peruk
       *[other] { $cap } peruk
    })
}

row-one = rząd { $rows }
    .gen = rzędu { $rows }
    .loc = rzędzie { $rows }
row-many = rzędy { $rows }
    .gen = rzędów { $rows }
    .loc = rzędach { $rows }
list-more = { $first }, { $second }
list-last = { $first } i { $second }

of-architect = { $architect ->
    [blue] {" "}niebieskiego architekta
    [green] {" "}zielonego architekta
   *[any] {""}
}
on-side = { $side ->
    [west] {" "}po zachodniej stronie
    [north] {" "}po północnej stronie
    [east] {" "}po wschodniej stronie
   *[any] {""}
}

# $form: each (per 1), every (per $count), least (at least $count), none (no more than 0),
# most (at most $count), majority, or all (every one of the $rows).

# pl: of several stores
which-stores = { $good ->
    [gold] {" "}złotnika
    [cloth] {" "}z ubraniami
    [books] {" "}z książkami
    [tools] {" "}z narzędziami
   *[any] {""}
}{ $rows ->
    [any] {""}
   *[other] {" "}w { FORM($rows, "loc") }
}{ $column ->
    [any] {""}
   *[other] {" "}w kolumnie { $column }
}{ $size ->
    [wide] {" "}na szerokim polu
    [narrow] {" "}na wąskim polu
   *[any] {""}
}
    .pl = { $good ->
        [gold] {" "}złotników
        [cloth] {" "}z ubraniami
        [books] {" "}z książkami
        [tools] {" "}z narzędziami
       *[any] {""}
    }{ $rows ->
        [any] {""}
       *[other] {" "}w { FORM($rows, "loc") }
    }{ $column ->
        [any] {""}
       *[other] {" "}w kolumnie { $column }
    }{ $size ->
        [wide] {" "}na szerokich polach
        [narrow] {" "}na wąskich polach
       *[any] {""}
    }
score-stores = { $form ->
    [each] {" "}za każdy twój sklep{ which-stores }
    [every] {" "}za każde { $count ->
        [one] 1 twój sklep{ which-stores }
        [few] { $count } twoje sklepy{ which-stores.pl }
        [many] { $count } twoich sklepów{ which-stores.pl }
       *[other] { $count } twoich sklepów{ which-stores.pl }
    }
    [least] , jeśli masz co najmniej { $count ->
        [one] 1 sklep{ which-stores }
        [few] { $count } sklepy{ which-stores.pl }
        [many] { $count } sklepów{ which-stores.pl }
       *[other] { $count } sklepów{ which-stores.pl }
    }
    [none] , jeśli nie masz sklepów{ which-stores.pl }
    [most] , jeśli masz najwyżej { $count ->
        [one] 1 sklep{ which-stores }
        [few] { $count } sklepy{ which-stores.pl }
        [many] { $count } sklepów{ which-stores.pl }
       *[other] { $count } sklepów{ which-stores.pl }
    }
   *[majority] , jeśli masz sklepy{ which-stores.pl } i nikt nie ma ich więcej niż ty
}

score-rows_with_store = { $form ->
    [each] { $rows ->
        [any] {" "}za każdy rząd, w którym masz sklep
       *[other] {" "}za każdy z { FORM($rows, "gen") }, w którym masz sklep
    }
    [every] { $rows ->
        [any] {" "}za każde { $count ->
            [one] 1 rząd, w którym masz sklep
            [few] { $count } rzędy, w których masz sklep
            [many] { $count } rzędów, w których masz sklep
           *[other] { $count } rzędów, w których masz sklep
        }
       *[other] {" "}za każde { $count } z { FORM($rows, "gen") }, w których masz sklep
    }
    [least] { $rows ->
        [any] , jeśli masz sklepy w co najmniej { $count ->
            [one] 1 rzędzie
            [few] { $count } różnych rzędach
            [many] { $count } różnych rzędach
           *[other] { $count } różnych rzędach
        }
       *[other] , jeśli masz sklepy w co najmniej { $count } z { FORM($rows, "gen") }
    }
    [all] , jeśli masz sklep w każdym z { FORM($rows, "gen") }
    [none] { $rows ->
        [any] , jeśli nie masz sklepów
       *[other] , jeśli nie masz sklepów w { FORM($rows, "loc") }
    }
    [most] { $rows ->
        [any] , jeśli masz sklepy w najwyżej { $count ->
            [one] 1 rzędzie
            [few] { $count } różnych rzędach
            [many] { $count } różnych rzędach
           *[other] { $count } różnych rzędach
        }
       *[other] , jeśli masz sklepy w najwyżej { $count } z { FORM($rows, "gen") }
    }
   *[majority] { $rows ->
        [any] , jeśli masz sklepy i nikt nie ma ich w większej liczbie rzędów niż ty
       *[other] , jeśli masz sklepy w { FORM($rows, "loc") } i nikt nie ma ich w większej liczbie tych rzędów niż ty
    }
}

score-columns_with_store = { $form ->
    [each] {" "}za każdą kolumnę, w której masz sklep
    [every] {" "}za każde { $count ->
        [one] 1 kolumnę, w której masz sklep
        [few] { $count } kolumny, w których masz sklep
        [many] { $count } kolumn, w których masz sklep
       *[other] { $count } kolumn, w których masz sklep
    }
    [least] , jeśli masz sklepy w co najmniej { $count ->
        [one] 1 kolumnie
        [few] { $count } różnych kolumnach
        [many] { $count } różnych kolumnach
       *[other] { $count } różnych kolumnach
    }
    [none] , jeśli nie masz sklepów
    [most] , jeśli masz sklepy w najwyżej { $count ->
        [one] 1 kolumnie
        [few] { $count } różnych kolumnach
        [many] { $count } różnych kolumnach
       *[other] { $count } różnych kolumnach
    }
   *[majority] , jeśli masz sklepy i nikt nie ma ich w większej liczbie kolumn niż ty
}

score-store_types = { $form ->
    [each] {" "}za każdy rodzaj twoich sklepów
    [every] {" "}za każde { $count ->
        [one] 1 rodzaj twoich sklepów
        [few] { $count } różne rodzaje twoich sklepów
        [many] { $count } różnych rodzajów twoich sklepów
       *[other] { $count } różnych rodzajów twoich sklepów
    }
    [least] { $count ->
        [4] , jeśli masz sklep każdego z czterech rodzajów
        [one] , jeśli masz sklep
        [few] , jeśli masz sklepy co najmniej { $count } różnych rodzajów
        [many] , jeśli masz sklepy co najmniej { $count } różnych rodzajów
       *[other] , jeśli masz sklepy co najmniej { $count } różnych rodzajów
    }
    [none] , jeśli nie masz sklepów
    [most] , jeśli twoje sklepy są najwyżej { $count ->
        [one] 1 rodzaju
        [few] { $count } różnych rodzajów
        [many] { $count } różnych rodzajów
       *[other] { $count } różnych rodzajów
    }
   *[majority] , jeśli masz sklepy i nikt nie ma większej liczby ich rodzajów niż ty
}

with-matches = { $side ->
    [west] z istotnym budynkiem publicznym po zachodniej stronie
    [north] z istotnym budynkiem publicznym po północnej stronie
    [east] z istotnym budynkiem publicznym po wschodniej stronie
   *[any] { $matches ->
        [1] z istotnym budynkiem publicznym
        [2] z co najmniej 2 istotnymi budynkami publicznymi
       *[3] z 3 istotnymi budynkami publicznymi
    }
}
score-matched_stores = { $form ->
    [each] {" "}za każdy twój sklep { with-matches }
    [every] {" "}za każde { $count ->
        [one] 1 twój sklep
        [few] { $count } twoje sklepy
        [many] { $count } twoich sklepów
       *[other] { $count } twoich sklepów
    } { with-matches }
    [least] , jeśli masz co najmniej { $count ->
        [one] 1 sklep
        [few] { $count } sklepy
        [many] { $count } sklepów
       *[other] { $count } sklepów
    } { with-matches }
    [none] , jeśli nie masz sklepów { with-matches }
    [most] , jeśli masz najwyżej { $count ->
        [one] 1 sklep
        [few] { $count } sklepy
        [many] { $count } sklepów
       *[other] { $count } sklepów
    } { with-matches }
   *[majority] , jeśli masz sklepy { with-matches } i nikt nie ma ich więcej niż ty
}

score-unmatched_stores = { $form ->
    [each] {" "}za każdy twój sklep bez istotnego budynku publicznego
    [every] {" "}za każde { $count ->
        [one] 1 twój sklep
        [few] { $count } twoje sklepy
        [many] { $count } twoich sklepów
       *[other] { $count } twoich sklepów
    } bez istotnego budynku publicznego
    [least] , jeśli masz co najmniej { $count ->
        [one] 1 sklep
        [few] { $count } sklepy
        [many] { $count } sklepów
       *[other] { $count } sklepów
    } bez istotnego budynku publicznego
    [none] , jeśli każdy twój sklep ma istotny budynek publiczny
    [most] , jeśli masz najwyżej { $count ->
        [one] 1 sklep
        [few] { $count } sklepy
        [many] { $count } sklepów
       *[other] { $count } sklepów
    } bez istotnego budynku publicznego
   *[majority] , jeśli masz sklepy bez istotnego budynku publicznego i nikt nie ma ich więcej niż ty
}

which-buildings = { of-architect }{ $good ->
    [gold] {" "}z kolorem złota
    [cloth] {" "}z kolorem ubrań
    [books] {" "}z kolorem książek
    [tools] {" "}z kolorem narzędzi
   *[any] {""}
}{ on-side }{ $rows ->
    [any] {""}
   *[other] {" "}na końcach { FORM($rows, "gen") }
}
score-buildings = { $form ->
    [each] {" "}za każdy otwarty budynek publiczny{ which-buildings }, niezależnie od tego, kto go otworzył
    [every] {" "}za każde { $count ->
        [one] 1 otwarty budynek publiczny
        [few] { $count } otwarte budynki publiczne
        [many] { $count } otwartych budynków publicznych
       *[other] { $count } otwartych budynków publicznych
    }{ which-buildings }, niezależnie od tego, kto je otworzył
    [least] , jeśli otwarto co najmniej { $count ->
        [one] 1 budynek publiczny
        [few] { $count } budynki publiczne
        [many] { $count } budynków publicznych
       *[other] { $count } budynków publicznych
    }{ which-buildings }, niezależnie od tego, kto to zrobił
    [none] , jeśli nie otwarto żadnego budynku publicznego{ which-buildings }
   *[most] , jeśli otwarto najwyżej { $count ->
        [one] 1 budynek publiczny
        [few] { $count } budynki publiczne
        [many] { $count } budynków publicznych
       *[other] { $count } budynków publicznych
    }{ which-buildings }, niezależnie od tego, kto to zrobił
}

of-hull = { $min_hull ->
    [any] {""}
    [4] {" "}o kadłubie 4
   *[other] {" "}o kadłubie { $min_hull } lub większym
}
score-ships = { $form ->
    [each] {" "}za każdy twój okręt{ of-hull }
    [every] {" "}za każde { $count ->
        [one] 1 twój okręt
        [few] { $count } twoje okręty
        [many] { $count } twoich okrętów
       *[other] { $count } twoich okrętów
    }{ of-hull }
    [least] , jeśli masz co najmniej { $count ->
        [one] 1 okręt
        [few] { $count } okręty
        [many] { $count } okrętów
       *[other] { $count } okrętów
    }{ of-hull }
    [none] , jeśli nie masz okrętów{ of-hull }
    [most] , jeśli masz najwyżej { $count ->
        [one] 1 okręt
        [few] { $count } okręty
        [many] { $count } okrętów
       *[other] { $count } okrętów
    }{ of-hull }
   *[majority] , jeśli masz okręty{ of-hull } i nikt nie ma ich więcej niż ty
}

score-hull = { $form ->
    [each] {" "}za każdy punkt rozmiaru kadłubów twoich okrętów
    [every] {" "}za każde { $count ->
        [one] 1 punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktów
    } rozmiaru kadłubów twoich okrętów
    [least] , jeśli suma rozmiarów kadłubów twoich okrętów wynosi co najmniej { $count }
    [none] , jeśli nie masz okrętów
    [most] , jeśli suma rozmiarów kadłubów twoich okrętów wynosi najwyżej { $count }
   *[majority] , jeśli masz okręty i nikt nie ma większej sumy rozmiarów kadłubów niż ty
}

score-sets = { $form ->
    [each] {" "}za każdy twój zestaw gruzu
    [every] {" "}za każde { $count ->
        [one] 1 twój zestaw gruzu
        [few] { $count } twoje zestawy gruzu
        [many] { $count } twoich zestawów gruzu
       *[other] { $count } twoich zestawów gruzu
    }
    [least] , jeśli masz co najmniej { $count ->
        [one] 1 zestaw gruzu
        [few] { $count } zestawy gruzu
        [many] { $count } zestawów gruzu
       *[other] { $count } zestawów gruzu
    }
    [none] , jeśli nie masz zestawu gruzu
    [most] , jeśli masz najwyżej { $count ->
        [one] 1 zestaw gruzu
        [few] { $count } zestawy gruzu
        [many] { $count } zestawów gruzu
       *[other] { $count } zestawów gruzu
    }
   *[majority] , jeśli masz zestawy gruzu i nikt nie ma ich więcej niż ty
}

# acc and gpl: the accusative and the genitive of the plural
cube = { $colour ->
    [brown] brązowa kostka
    [red] czerwona kostka
    [blue] niebieska kostka
   *[any] kostka
}
    .acc = { $colour ->
        [brown] brązową kostkę
        [red] czerwoną kostkę
        [blue] niebieską kostkę
       *[any] kostkę
    }
cubes = { $colour ->
    [brown] brązowe kostki
    [red] czerwone kostki
    [blue] niebieskie kostki
   *[any] kostki
}
    .gpl = { $colour ->
        [brown] brązowych kostek
        [red] czerwonych kostek
        [blue] niebieskich kostek
       *[any] kostek
    }
score-rubble = { $form ->
    [each] {" "}za każdą twoją { cube.acc }
    [every] {" "}za każde { $count ->
        [one] 1 twoją { cube.acc }
        [few] { $count } twoje { cubes }
        [many] { $count } twoich { cubes.gpl }
       *[other] { $count } twoich { cubes.gpl }
    }
    [least] , jeśli masz co najmniej { $count ->
        [one] 1 { cube.acc }
        [few] { $count } { cubes }
        [many] { $count } { cubes.gpl }
       *[other] { $count } { cubes.gpl }
    }
    [none] , jeśli nie masz { cubes.gpl }
    [most] , jeśli masz najwyżej { $count ->
        [one] 1 { cube.acc }
        [few] { $count } { cubes }
        [many] { $count } { cubes.gpl }
       *[other] { $count } { cubes.gpl }
    }
   *[majority] , jeśli masz { cubes } i nikt nie ma ich więcej niż ty
}

score-clergy_tiles = { $form ->
    [each] {" "}za każdy żeton duchowieństwa na twojej planszy
    [every] {" "}za każde { $count ->
        [one] 1 żeton duchowieństwa
        [few] { $count } żetony duchowieństwa
        [many] { $count } żetonów duchowieństwa
       *[other] { $count } żetonów duchowieństwa
    } na twojej planszy
    [least] , jeśli masz na planszy co najmniej { $count ->
        [one] 1 żeton duchowieństwa
        [few] { $count } żetony duchowieństwa
        [many] { $count } żetonów duchowieństwa
       *[other] { $count } żetonów duchowieństwa
    }
    [none] , jeśli nie masz na planszy żetonu duchowieństwa
    [most] , jeśli masz na planszy najwyżej { $count ->
        [one] 1 żeton duchowieństwa
        [few] { $count } żetony duchowieństwa
        [many] { $count } żetonów duchowieństwa
       *[other] { $count } żetonów duchowieństwa
    }
   *[majority] , jeśli masz na planszy żetony duchowieństwa i nikt nie ma ich więcej niż ty
}

score-favours = { $form ->
    [each] {" "}za każdą królewską łaskę na twojej planszy
    [every] {" "}za każde { $count ->
        [one] 1 królewską łaskę
        [few] { $count } królewskie łaski
        [many] { $count } królewskich łask
       *[other] { $count } królewskich łask
    } na twojej planszy
    [least] { $count ->
        [3] , jeśli masz na planszy łaski wszystkich trzech szlachciców
        [one] , jeśli masz na planszy co najmniej 1 królewską łaskę
        [few] , jeśli masz na planszy co najmniej { $count } królewskie łaski
        [many] , jeśli masz na planszy co najmniej { $count } królewskich łask
       *[other] , jeśli masz na planszy co najmniej { $count } królewskich łask
    }
    [none] , jeśli nie masz na planszy królewskiej łaski
    [most] , jeśli masz na planszy najwyżej { $count ->
        [one] 1 królewską łaskę
        [few] { $count } królewskie łaski
        [many] { $count } królewskich łask
       *[other] { $count } królewskich łask
    }
   *[majority] , jeśli masz na planszy królewskie łaski i nikt nie ma ich więcej niż ty
}

which-plans = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}z co najmniej { $min_officials } urzędnikami
}
which-plan = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}z co najmniej { $min_officials } urzędnikami
}
score-plans_completed = { $form ->
    [each] {" "}za każdy twój ukończony plan{ which-plan }
    [every] {" "}za każde { $count ->
        [one] 1 twój ukończony plan{ which-plan }
        [few] { $count } twoje ukończone plany{ which-plans }
        [many] { $count } twoich ukończonych planów{ which-plans }
       *[other] { $count } twoich ukończonych planów{ which-plans }
    }
    [least] , jeśli masz co najmniej { $count ->
        [one] 1 ukończony plan{ which-plan }
        [few] { $count } ukończone plany{ which-plans }
        [many] { $count } ukończonych planów{ which-plans }
       *[other] { $count } ukończonych planów{ which-plans }
    }
    [none] , jeśli nie masz ukończonego planu{ which-plan }
    [most] , jeśli masz najwyżej { $count ->
        [one] 1 ukończony plan{ which-plan }
        [few] { $count } ukończone plany{ which-plans }
        [many] { $count } ukończonych planów{ which-plans }
       *[other] { $count } ukończonych planów{ which-plans }
    }
   *[majority] , jeśli masz ukończone plany{ which-plans } i nikt nie ma ich więcej niż ty
}

score-plan_officials = { $form ->
    [each] {" "}za każdego urzędnika na twoich ukończonych planach
    [every] {" "}za każdych { $count ->
        [one] 1 urzędnika
        [few] { $count } urzędników
        [many] { $count } urzędników
       *[other] { $count } urzędników
    } na twoich ukończonych planach
    [least] , jeśli na twoich ukończonych planach jest łącznie co najmniej { $count ->
        [one] 1 urzędnik
        [few] { $count } urzędników
        [many] { $count } urzędników
       *[other] { $count } urzędników
    }
    [none] , jeśli nie masz ukończonego planu
    [most] , jeśli na twoich ukończonych planach jest łącznie najwyżej { $count ->
        [one] 1 urzędnik
        [few] { $count } urzędników
        [many] { $count } urzędników
       *[other] { $count } urzędników
    }
   *[majority] , jeśli masz ukończone plany i niczyje ukończone plany nie mają więcej urzędników niż twoje
}

at-place = { $place ->
    [offices] w biurach
   *[plazas] na placach
}
score-officials = { $form ->
    [each] {" "}za każdego twojego urzędnika { at-place }
    [every] {" "}za każdych { $count ->
        [one] 1 twojego urzędnika
        [few] { $count } twoich urzędników
        [many] { $count } twoich urzędników
       *[other] { $count } twoich urzędników
    } { at-place }
    [least] , jeśli masz co najmniej { $count ->
        [one] 1 urzędnika
        [few] { $count } urzędników
        [many] { $count } urzędników
       *[other] { $count } urzędników
    } { at-place }
    [none] , jeśli nie masz urzędników { at-place }
    [most] , jeśli masz najwyżej { $count ->
        [one] 1 urzędnika
        [few] { $count } urzędników
        [many] { $count } urzędników
       *[other] { $count } urzędników
    } { at-place }
   *[majority] , jeśli masz urzędników { at-place } i nikt nie ma ich tam więcej niż ty
}

score-offices_with_official = { $form ->
    [each] {" "}za każde biuro, w którym masz urzędnika
    [every] {" "}za każde { $count ->
        [one] 1 biuro, w którym masz urzędnika
        [few] { $count } biura, w których masz urzędnika
        [many] { $count } biur, w których masz urzędnika
       *[other] { $count } biur, w których masz urzędnika
    }
    [least] { $count ->
        [3] , jeśli masz urzędnika w każdym z trzech biur
        [one] , jeśli masz urzędnika w jakimś biurze
        [few] , jeśli masz urzędników w co najmniej { $count } biurach
        [many] , jeśli masz urzędników w co najmniej { $count } biurach
       *[other] , jeśli masz urzędników w co najmniej { $count } biurach
    }
    [none] , jeśli nie masz urzędnika w żadnym biurze
    [most] , jeśli masz urzędników w najwyżej { $count ->
        [one] 1 biurze
        [few] { $count } biurach
        [many] { $count } biurach
       *[other] { $count } biurach
    }
   *[majority] , jeśli masz urzędników w biurach i nikt nie ma ich w większej liczbie biur niż ty
}

score-goods = { $form ->
    [each] {" "}za każdy towar w twoim magazynie
    [every] {" "}za każde { $count ->
        [one] 1 towar
        [few] { $count } towary
        [many] { $count } towarów
       *[other] { $count } towarów
    } w twoim magazynie
    [least] , jeśli masz w magazynie co najmniej { $count ->
        [one] 1 towar
        [few] { $count } towary
        [many] { $count } towarów
       *[other] { $count } towarów
    }
    [none] , jeśli twój magazyn jest pusty
    [most] , jeśli masz w magazynie najwyżej { $count ->
        [one] 1 towar
        [few] { $count } towary
        [many] { $count } towarów
       *[other] { $count } towarów
    }
   *[majority] , jeśli masz towary w magazynie i nikt nie ma ich więcej niż ty
}

score-goods_sets = { $form ->
    [each] {" "}za każdy zestaw czterech różnych towarów w twoim magazynie
    [every] {" "}za każde { $count ->
        [one] 1 zestaw
        [few] { $count } zestawy
        [many] { $count } zestawów
       *[other] { $count } zestawów
    } czterech różnych towarów w twoim magazynie
    [least] , jeśli masz w magazynie co najmniej { $count ->
        [one] 1 zestaw
        [few] { $count } zestawy
        [many] { $count } zestawów
       *[other] { $count } zestawów
    } czterech różnych towarów
    [none] , jeśli nie masz w magazynie zestawu czterech różnych towarów
    [most] , jeśli masz w magazynie najwyżej { $count ->
        [one] 1 zestaw
        [few] { $count } zestawy
        [many] { $count } zestawów
       *[other] { $count } zestawów
    } czterech różnych towarów
   *[majority] , jeśli masz w magazynie zestawy czterech różnych towarów i nikt nie ma ich więcej niż ty
}

score-reais = { $form ->
    [each] {" "}za każdego reala, którego masz
    [every] {" "}za każde { $count ->
        [one] 1 reala
        [few] { $count } reais
        [many] { $count } reais
       *[other] { $count } reais
    }, które masz
    [least] , jeśli masz co najmniej { $count ->
        [one] 1 reala
        [few] { $count } reais
        [many] { $count } reais
       *[other] { $count } reais
    }
    [none] , jeśli nie masz reais
    [most] , jeśli masz najwyżej { $count ->
        [one] 1 reala
        [few] { $count } reais
        [many] { $count } reais
       *[other] { $count } reais
    }
   *[majority] , jeśli masz reais i nikt nie ma ich więcej niż ty
}

score-influence = { $form ->
    [each] {" "}za każdy twój punkt wpływu
    [every] {" "}za każde { $count ->
        [one] 1 twój punkt wpływu
        [few] { $count } twoje punkty wpływu
        [many] { $count } twoich punktów wpływu
       *[other] { $count } twoich punktów wpływu
    }
    [least] , jeśli masz co najmniej { $count ->
        [one] 1 punkt wpływu
        [few] { $count } punkty wpływu
        [many] { $count } punktów wpływu
       *[other] { $count } punktów wpływu
    }
    [none] , jeśli nie masz wpływu
    [most] , jeśli masz najwyżej { $count ->
        [one] 1 punkt wpływu
        [few] { $count } punkty wpływu
        [many] { $count } punktów wpływu
       *[other] { $count } punktów wpływu
    }
   *[majority] , jeśli masz wpływ i nikt nie ma większego niż ty
}

score-portfolio_influence = { $form ->
    [each] {" "}za każdy punkt wpływu na kartach na twoich górnych polach
    [every] {" "}za każde { $count ->
        [one] 1 punkt wpływu
        [few] { $count } punkty wpływu
        [many] { $count } punktów wpływu
       *[other] { $count } punktów wpływu
    } na kartach na twoich górnych polach
    [least] , jeśli karty na twoich górnych polach mają łącznie co najmniej { $count ->
        [one] 1 punkt wpływu
        [few] { $count } punkty wpływu
        [many] { $count } punktów wpływu
       *[other] { $count } punktów wpływu
    }
    [none] , jeśli karty na twoich górnych polach nie mają punktów wpływu
    [most] , jeśli karty na twoich górnych polach mają łącznie najwyżej { $count ->
        [one] 1 punkt wpływu
        [few] { $count } punkty wpływu
        [many] { $count } punktów wpływu
       *[other] { $count } punktów wpływu
    }
   *[majority] , jeśli karty na twoich górnych polach mają punkty wpływu i niczyje nie mają ich więcej
}

score-portfolio_nobles = { $form ->
    [each] {" "}za każdą kartę szlachty w twoim Portfolio
    [every] {" "}za każde { $count ->
        [one] 1 kartę szlachty
        [few] { $count } karty szlachty
        [many] { $count } kart szlachty
       *[other] { $count } kart szlachty
    } w twoim Portfolio
    [least] , jeśli masz w Portfolio co najmniej { $count ->
        [one] 1 kartę szlachty
        [few] { $count } karty szlachty
        [many] { $count } kart szlachty
       *[other] { $count } kart szlachty
    }
    [none] , jeśli nie masz w Portfolio karty szlachty
    [most] , jeśli masz w Portfolio najwyżej { $count ->
        [one] 1 kartę szlachty
        [few] { $count } karty szlachty
        [many] { $count } kart szlachty
       *[other] { $count } kart szlachty
    }
   *[majority] , jeśli masz w Portfolio karty szlachty i nikt nie ma ich więcej niż ty
}

score-portfolio_treasury = { $form ->
    [each] {" "}za każdą kartę skarbu w twoim Portfolio
    [every] {" "}za każde { $count ->
        [one] 1 kartę skarbu
        [few] { $count } karty skarbu
        [many] { $count } kart skarbu
       *[other] { $count } kart skarbu
    } w twoim Portfolio
    [least] , jeśli masz w Portfolio co najmniej { $count ->
        [one] 1 kartę skarbu
        [few] { $count } karty skarbu
        [many] { $count } kart skarbu
       *[other] { $count } kart skarbu
    }
    [none] , jeśli nie masz w Portfolio karty skarbu
    [most] , jeśli masz w Portfolio najwyżej { $count ->
        [one] 1 kartę skarbu
        [few] { $count } karty skarbu
        [many] { $count } kart skarbu
       *[other] { $count } kart skarbu
    }
   *[majority] , jeśli masz w Portfolio karty skarbu i nikt nie ma ich więcej niż ty
}

score-empty_house_groups = { $form ->
    [each] {" "}za każdą grupę domów na twojej planszy, z której zbudowano wszystkie domy
    [every] {" "}za każde { $count ->
        [one] 1 grupę domów
        [few] { $count } grupy domów
        [many] { $count } grup domów
       *[other] { $count } grup domów
    } na twojej planszy, z których zbudowano wszystkie domy
    [least] , jeśli zbudowano wszystkie domy z co najmniej { $count ->
        [one] 1 grupy
        [few] { $count } grup
        [many] { $count } grup
       *[other] { $count } grup
    } na twojej planszy
    [none] , jeśli w każdej grupie na twojej planszy zostały domy
    [most] , jeśli zbudowano wszystkie domy z najwyżej { $count ->
        [one] 1 grupy
        [few] { $count } grup
        [many] { $count } grup
       *[other] { $count } grup
    } na twojej planszy
   *[majority] , jeśli zbudowano wszystkie domy z jakiejś grupy na twojej planszy i nikt nie ma więcej takich grup niż ty
}

score-decrees = { $scope ->
    [best_rival] { $form ->
        [each] {" "}za każdy dekret przeciwnika, który ma najwięcej dekretów
        [every] {" "}za każde { $count ->
            [one] 1 dekret
            [few] { $count } dekrety
            [many] { $count } dekretów
           *[other] { $count } dekretów
        } przeciwnika, który ma najwięcej dekretów
        [least] , jeśli któryś przeciwnik ma co najmniej { $count ->
            [one] 1 dekret
            [few] { $count } dekrety
            [many] { $count } dekretów
           *[other] { $count } dekretów
        }
        [none] , jeśli żaden przeciwnik nie ma dekretu
       *[most] , jeśli żaden przeciwnik nie ma więcej niż { $count ->
            [one] 1 dekret
            [few] { $count } dekrety
            [many] { $count } dekretów
           *[other] { $count } dekretów
        }
    }
   *[own] { $form ->
        [each] {" "}za każdy twój dekret, łącznie z tym
        [every] {" "}za każde { $count ->
            [one] 1 twój dekret
            [few] { $count } twoje dekrety
            [many] { $count } twoich dekretów
           *[other] { $count } twoich dekretów
        }, łącznie z tym
        [least] , jeśli masz co najmniej { $count ->
            [one] 1 dekret
            [few] { $count } dekrety
            [many] { $count } dekretów
           *[other] { $count } dekretów
        }, łącznie z tym
        [none] , jeśli nie masz dekretu, nawet tego
        [most] , jeśli masz najwyżej { $count ->
            [one] 1 dekret
            [few] { $count } dekrety
            [many] { $count } dekretów
           *[other] { $count } dekretów
        }, łącznie z tym
       *[majority] , jeśli nikt nie ma więcej dekretów niż ty
    }
}

## Tasks

deed-visit = odwiedź { $noble ->
    [builder] Budowniczego
    [minister] Ministra
   *[king] Króla
} i { $deed }
deeds-two = { $first } albo { $second }
deed-store = zbuduj sklep
deed-decree = weź dekret
deed-open = otwórz budynek publiczny
deed-recruit = { $officials ->
    [0] zrekrutuj urzędników
    [one] zrekrutuj 1 urzędnika
    [few] zrekrutuj { $officials } urzędników
    [many] zrekrutuj { $officials } urzędników
   *[other] zrekrutuj { $officials } urzędników
}
deed-plan = weź plan
deed-ship = zbuduj okręt
deed-produce = wyprodukuj towary
deed-cardinal = spotkaj się z Kardynałem
deed-favour = weź królewską łaskę
deed-follow = śledź wizytę innego gracza
deed-sell = sprzedaj towary
deed-church_influence = zdobądź punkty wpływu podczas podliczania Kościoła

task = { $deeds } Nagroda: { $reward }.
task-fixed = { $deeds } Nagroda: { $reward }; bonusy duchowieństwa jej nie zmieniają.

## Whole cards and tiles

card-reward = Wpływ { $influence }. Nagroda: { $text }.
card-penalty = Wpływ { $influence }. Kara: { $text }.
card-treasury = Wydarzenie: { $event }. W Portfolio: { $benefit }.
tile = { $benefit } Rewers: { wigs }.
