# What somebody can do, as a line of a menu. A message with the name of a question behind it, such
# as `stop-load`, is used when the answer is given to that question.
# No line begins with a word that is a command (commands.ftl: cofnij, nie, koniec …).

keep-card = zachowaj { FORM($card, "acc") }
keep-tile = zachowaj żeton { $tile }
keep-tile-clergy = zachowaj żeton { $tile }{ $deals ->
    [hands] {" "}ostatecznie; potem Kościół zostaje zapełniony, a karty rozdane
    [draft] {" "}ostatecznie; potem Kościół zostaje zapełniony i zaczyna się draft
   *[nothing] {""}
}
gold = weź 1 złoto, odrzucając { FORM($card, "acc") }
portfolio = zagraj do Portfolio { FORM($card, "acc") }
court = odwiedź { FORM($noble, "acc") } ({ FORM($card, "the") })
sponsor = sponsoruj wydarzenie z { FORM($card, "gen") }
add = użyj pustego pola
discard = odrzuć z Portfolio { FORM($card, "acc") }, aby zrobić miejsce
discard-discard = odrzuć z ręki { FORM($card, "acc") }
replace = zastąp swój { $ship }
sell = sprzedaj towary
trade = wymień towary ze szlachtą
load = sprzedaj 1 { FORM($good, "acc") } na { $ship }
load-owner = sprzedaj 1 { FORM($good, "acc") } na { $ship } ({ $owner })
offer = oddaj 1 { FORM($good, "acc") }, aby { FORM($deed, "inf") }
do = { $deed }
do-follow = śledź wizytę: { $deed }
office = postaw urzędnika w { FORM($office, "loc") }
take-plan = weź { $plan }
pay-good = oddaj 1 { FORM($good, "acc") }
take-good = weź 1 { FORM($good, "acc") }
lose-good = strać 1 { FORM($good, "acc") }
move = przesuń Kardynała o { $n ->
    [one] 1 pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pól
}
take-tile = weź żeton { $side ->
    [0] przed
   *[1] za
} Kardynałem, { $tile }
give-tile = oddaj Kościołowi żeton { $tile }
take-favour = weź królewską łaskę { FORM($noble, "gen") }
lose-favour = oddaj swoją królewską łaskę { FORM($noble, "gen") }
build = zbuduj { FORM($lot, "acc") }
cube = weź { FORM($colour, "facc") } kostkę { $from ->
    [0] z rzędu
    [1] z kolumny
   *[2] ze stosu gruzu
}
house = użyj domu { FORM($group, "from") }
take-decree = weź dekret { $decree }
site = otwórz budynek publiczny na { FORM($site, "loc") }
use-plan = użyj { FORM($plan, "gen") }
return = wycofaj urzędnika z { FORM($place, "gen") }
convert = { $n ->
    [0] zapłać tylko monetami
    [one] zapłać 1 reala z wpływu
    [few] zapłać { $n } reais z wpływu
    [many] zapłać { $n } reais z wpływu
   *[other] zapłać { $n } reais z wpływu
}
convert-payment = { $n ->
    [0] zapłać całość ({ $due }) monetami
   *[other] { $rest ->
        [0] zapłać całość ({ $due }) z wpływu
       *[other] zapłać { $rest } monetami i { $n } z wpływu
    }
}
convert-penalty = { $rest ->
    [0] { $n ->
        [0] zrezygnuj z płacenia wpływem
        [one] zapłać ostatniego reala z wpływu
        [few] zapłać ostatnie { $n } reais z wpływu
        [many] zapłać ostatnie { $n } reais z wpływu
       *[other] zapłać ostatnie { $n } reais z wpływu
    }
   *[other] { $n ->
        [0] zrezygnuj z płacenia wpływem
        [one] zapłać jeszcze 1 reala z wpływu
        [few] zapłać jeszcze { $n } reais z wpływu
        [many] zapłać jeszcze { $n } reais z wpływu
       *[other] zapłać jeszcze { $n } reais z wpływu
    }
}
pay-reais = { $n ->
    [0] zapłać bez użycia reais
    [one] zapłać 1 reala zamiast wpływu
    [few] zapłać { $n } reais zamiast wpływu
    [many] zapłać { $n } reais zamiast wpływu
   *[other] zapłać { $n } reais zamiast wpływu
}
pay-reais-visit-reais = { $n ->
    [0] zapłać całość ({ $due }) wpływem
   *[other] { $rest ->
        [0] zapłać całość ({ $due }) w reais
       *[other] zapłać { $n } w reais i { $rest } wpływem
    }
}
accept = przyjmij
accept-accept = tak, { $effect }
decline = zrezygnuj
decline-accept = nie, nie chcę { FORM($effect, "not") }
decline-follow = zrezygnuj ze śledzenia wizyty
stop = zakończ
stop-load = zakończ sprzedaż
stop-offer = zakończ wymianę
stop-office = zakończ stawianie urzędników
stop-give-tile = zakończ oddawanie żetonów
stop-free-action = zrezygnuj z akcji państwowej
stop-decree = zrezygnuj z dodatkowego dekretu
stop-discard = zakończ odrzucanie kart
draw = dobierz { FORM($card, "acc") }
claim = weź nagrodę z { FORM($card, "gen") }
task = zalicz { $task }
