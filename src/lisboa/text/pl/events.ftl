# What happened. Most phrases tell what a player does and follow the player’s name (`deed`); the
# others, in the second part, stand for themselves. All start in lower case and have no full stop.

deed = { $who } { $deed }
sentence = { CAPITAL($phrase) }.

## What a player does

turn-begins = rozpoczyna turę { $n }
card-for-gold = odrzuca za 1 złoto { FORM($card, "acc") }
card-played = zagrywa do Portfolio { FORM($card, "acc") }
card-at-court = odwiedza { FORM($noble, "acc") } ({ FORM($card, "the") })
card-placed = zachowuje w Portfolio { FORM($card, "acc") }
card-discarded = odrzuca { FORM($card, "acc") }
goods-gained = { $n ->
    [0] nie ma miejsca na { FORM($lost, "acc") }
   *[other] bierze { FORM($goods, "acc") }{ $over ->
        [0] {""}
       *[other] {" "}i nie ma miejsca na { FORM($lost, "acc") }
    }
}
goods-paid = oddaje { FORM($goods, "acc") }
reais-gained = bierze { reais.acc }
reais-paid = { $coins ->
    [0] { $influence ->
        [0] nie płaci nic dzięki rabatowi
       *[other] płaci { from-influence } z wpływu
    }
    [one] płaci 1 reala{ and-from-influence }
    [few] płaci { $coins } reais{ and-from-influence }
    [many] płaci { $coins } reais{ and-from-influence }
   *[other] płaci { $coins } reais{ and-from-influence }
}
from-influence = { $influence ->
    [one] 1 reala
    [few] { $influence } reais
    [many] { $influence } reais
   *[other] { $influence } reais
}
and-from-influence = { $influence ->
    [0] {""}
   *[other] {" "}i jeszcze { $influence } z wpływu
}
influence-gained = zdobywa { $n ->
    [one] 1 punkt wpływu
    [few] { $n } punkty wpływu
    [many] { $n } punktów wpływu
   *[other] { $n } punktów wpływu
} (teraz { $space })
influence-lost = oddaje { $n ->
    [one] 1 punkt wpływu
    [few] { $n } punkty wpływu
    [many] { $n } punktów wpływu
   *[other] { $n } punktów wpływu
} ({ $space ->
    [one] zostaje 1
    [few] zostają { $space }
    [many] zostaje { $space }
   *[other] zostaje { $space }
})
wigs = zdobywa { $n ->
    [one] 1 perukę
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}{ wigs-for }
wigs-lost = traci { $n ->
    [one] 1 perukę
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}{ wigs-for }
wigs-for = { $category ->
    [sailing] {" "}za wypłynięcie
    [stores] {" "}za nowy sklep
    [openings] {" "}za sklepy, którym służy budynek
    [church] {" "}od Kościoła
    [influence] {" "}na końcu toru wpływu
    [cubes] {" "}za swoje kostki
    [period] {" "}za zestawy gruzu
    [visits] {" "}za wizytę
    [ships] {" "}za okręty
    [sets] {" "}za zestawy gruzu
    [majorities] {" "}za przewagę w sklepach
    [money] {" "}za pieniądze i wpływ
    [decrees] {" "}za dekrety
    [officials] {" "}za urzędników w budynkach publicznych
    [favours] {" "}za królewskie łaski
   *[other] {""}
}
good-sold = sprzedaje 1 { FORM($good, "acc") } na { $ship } za { reais.acc }
good-traded = oddaje 1 { FORM($good, "acc") }, aby { FORM($deed, "inf") }
official-placed = stawia urzędnika w { FORM($office, "loc") }
official-returned = wycofuje urzędnika z { FORM($place, "gen") }
officials-hired = zatrudnia { $n ->
    [one] 1 urzędnika za { FORM($each, "acc") }
    [few] { $n } urzędników, każdego za { FORM($each, "acc") }
    [many] { $n } urzędników, każdego za { FORM($each, "acc") }
   *[other] { $n } urzędników, każdego za { FORM($each, "acc") }
}
plan-taken = bierze { $plan }
ship-built = { $old ->
    [none] buduje { $ship }
   *[other] buduje { $ship } w miejsce { FORM($old, "gen") }
}
cardinal-moved = przesuwa Kardynała
tile-taken = bierze żeton duchowieństwa { $tile }
tile-kept = zachowuje żeton duchowieństwa { $tile }
tile-given = oddaje Kościołowi żeton duchowieństwa { $tile }
church-called = wywołuje podliczanie Kościoła
favour-taken = bierze królewską łaskę { FORM($noble, "gen") }
favour-returned = oddaje królewską łaskę { FORM($noble, "gen") }
visit-paid = { $n ->
    [0] nie płaci nic za wizytę
    [one] ma zapłacić za wizytę 1 punkt wpływu
    [few] ma zapłacić za wizytę { $n } punkty wpływu
    [many] ma zapłacić za wizytę { $n } punktów wpływu
   *[other] ma zapłacić za wizytę { $n } punktów wpływu
}
free-action = korzysta z wizyty, aby { FORM($deed, "inf") }
follows = śledzi wizytę, aby { FORM($deed, "inf") }
store-chosen = zaczyna budować { FORM($lot, "acc") }
store-built = buduje { FORM($lot, "acc") }
cube-gained = { $lost ->
    [0] bierze { FORM($colour, "facc") } kostkę
   *[1] nie ma miejsca na { FORM($colour, "facc") } kostkę
}
set-completed = { $n ->
    [one] kompletuje pierwszy zestaw gruzu
    [few] kompletuje { $n }. zestaw gruzu
    [many] kompletuje { $n }. zestaw gruzu
   *[other] kompletuje { $n }. zestaw gruzu
}
house-built = używa domu { FORM($group, "from") }
decree-taken = bierze { $extra ->
    [0] dekret
   *[1] dodatkowy dekret
} { $decree }
site-chosen = oczyszcza { $site }
building-opened = otwiera budynek { $building } na { FORM($site, "loc") }, używając { FORM($plan, "gen") }
event-sponsored = sponsoruje wydarzenie z { FORM($card, "gen") }
effect-forfeited = nie może { FORM($effect, "neg") }
effect-declined = nie chce { FORM($effect, "not") }
card-drawn = dobiera { FORM($card, "acc") }
end-triggered = { $sets ->
    [0] opróżnia trzeci stos kart
   *[1] ma dość zestawów gruzu
} i zapoczątkowuje koniec { $period ->
    [1] pierwszego okresu
   *[2] gry
}
cards-dealt = { $n ->
    [0] nie dostaje kart
    [one] dostaje 1 kartę
    [few] dostaje { $n } karty
    [many] dostaje { $n } kart
   *[other] dostaje { $n } kart
}
reward-claimed = bierze nagrodę z { FORM($card, "gen") }
penalty-paid = { $n ->
    [0] nie ma czego stracić w ramach kary
   *[other] traci w ramach kary { FORM($loss, "acc") }
}
penalty-paid-reais = { $n ->
    [0] { $unpaid ->
        [0] nie płaci nic w ramach kary dzięki rabatowi
        [one] nie płaci 1 reala kary
        [few] nie płaci { $unpaid } reais kary
        [many] nie płaci { $unpaid } reais kary
       *[other] nie płaci { $unpaid } reais kary
    }
   *[other] płaci { reais.acc } kary{ $unpaid ->
        [0] {""}
       *[other] {" "}i nie płaci pozostałych { $unpaid }
    }
}
turn-passed = nie ma karty do zagrania
card-kept = zachowuje { FORM($card, "acc") }
task-done = otrzymuje nagrodę za { $task }
task-drawn = dobiera { $task } ({ $text })
lacerda-visits = udaje się do { FORM($noble, "gen") }
lacerda-state-action = przystępuje do { FORM($deed, "gen") }, ponieważ Pomocnik stoi na stosie { FORM($kind, "gen") }
lacerda-skips = nie może { FORM($deed, "neg") }{ $n ->
    [0] {" "}i rezygnuje
   *[other] : wizyta kosztuje o { $n } więcej niż cały jego wpływ i wszystkie peruki
}
lacerda-spared = nie ma już wpływu ani peruk na resztę kosztu ({ $n }), która zostaje darowana
lacerda-builds = buduje { FORM($lot, "acc") }: { $n ->
    [one] 1 peruka
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}, { $why ->
    [best] więcej niż gdziekolwiek indziej
    [left] przy lewej z dwóch ulic, które dają tyle samo
   *[order] najwyższy rząd, a w nim pole najdalej po lewej spośród tych, które dają najwięcej
}
lacerda-opens = wybiera { $site } dla budynku publicznego: { $order ->
    [more] o { wigs-of-opening } więcej niż { $rival }
    [fewer] o { wigs-of-opening } mniej niż { $rival }
   *[level] tyle samo peruk co { $rival }
}, { $why ->
    [best] lepiej niż gdziekolwiek indziej
    [aide] Pomocnik rozstrzyga między dwoma budynkami, które dają tyle samo
   *[order] pierwszy z najlepszych placów budowy zgodnie z ruchem wskazówek zegara
}
wigs-of-opening = { $n ->
    [one] 1 perukę
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}
lacerda-plan-taken = bierze { $plan }, bo na wierzchu nie ma większego
lacerda-official-placed = stawia urzędnika w { FORM($office, "loc") }, gdzie ma ich najmniej
lacerda-favour-taken = bierze królewską łaskę { FORM($noble, "gen") }, pierwszą, której nie ma
lacerda-tile-given = odrzuca żeton duchowieństwa leżący przed Kardynałem, { $tile }
lacerda-decree-taken = bierze dekret leżący najdalej po lewej, { $decree }
lacerda-card-discarded = odrzuca spod Pomocnika { FORM($card, "acc") }
lacerda-visit-paid = { $n ->
    [0] nie płaci nic za wizytę
   *[other] płaci za wizytę { $n }
}
building-opened-freely = otwiera budynek { $building } na { FORM($site, "loc") }
card-received = otrzymuje { FORM($card, "acc") }
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

## What happens by itself

aide-moves = Pomocnik przechodzi na stos { FORM($kind, "gen") }
ship-docks = { $ship } ({ $who }) dokuje
ship-sails = { $ship } ({ $who }) wypływa z { $n ->
    [one] 1 skrzynią
    [few] { $n } skrzyniami
    [many] { $n } skrzyniami
   *[other] { $n } skrzyniami
}
treasury-moved = skarb { $step ->
    [1] rośnie
   *[other] spada
} do { $value }
official-displaced = urzędnik ({ $who }) trafia na { $plaza }
price-fell = cena { $good ->
    [gold] złota
    [cloth] ubrań
    [books] książek
   *[tools] narzędzi
} spada do { $n }
turned-up = { $drafted ->
    [0] Kościół zostaje zapełniony, a karty na rękę rozdane
   *[1] Kościół zostaje zapełniony, a karty do draftu rozdane
}
church-opens = następuje podliczanie Kościoła, zaczyna { $who }
period-ends = kończy się pierwszy okres
new-period = zaczyna się drugi okres
last-round = { $n ->
    [one] została jedna tura
    [few] zostały { $n } tury
    [many] zostało { $n } tur
   *[other] zostało { $n } tur
}
game-over = koniec gry
