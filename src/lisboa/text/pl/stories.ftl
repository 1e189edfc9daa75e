# Turns as stories: one sentence for a turn, and its steps. Phrases follow the name of who did it,
# start in lower case and have no full stop.

headline = { $who } { $deeds }
step = { CAPITAL($phrase) }
step-of = { $who } { $phrase }

## A turn in one sentence

visit = odwiedza { FORM($noble, "acc") }
portfolio = zagrywa { FORM($card, "acc") }
gold = odrzuca za złoto { FORM($card, "acc") }
event = sponsoruje wydarzenie z { FORM($card, "gen") }
pass = nie ma karty do zagrania
begins = rozpoczyna turę { $n }
with-price = { $phrase } ({ $price })
with-wigs = { $phrase }: +{ wigs }
with-loss = { $phrase }: −{ wigs }
wigs = { $n ->
    [one] 1 peruka
    [few] { $n } peruki
    [many] { $n } peruk
   *[other] { $n } peruk
}
with-followers = { $phrase }; { $n ->
    [one] { $who } śledzi wizytę
    [few] { $who } śledzą wizytę
    [many] { $who } śledzą wizytę
   *[other] { $who } śledzą wizytę
}
cost = −{ $amount }

## Beside the name of who did it

how-visit = { $noble }: { $deeds }
how-portfolio = Portfolio: { $deeds }
how-event = Wydarzenie: { $deeds }

## What was done, in the fewest words

done-recruit = rekrutuje
done-plan = bierze plan
done-ship = buduje okręt
done-produce = produkuje towary
done-cardinal = przesuwa Kardynała
done-tile = bierze żeton { $tile }
done-favour = bierze łaskę { FORM($noble, "gen") }
done-store = buduje { FORM($store, "acc") } na polu { $plot }
done-decree = bierze dekret { $decree }
done-open = otwiera budynek { $building }
done-site = oczyszcza { $site }
done-sell = sprzedaje { $n ->
    [one] 1 towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
} (+{ $reais ->
    [one] 1 real
    [few] { $reais } reais
    [many] { $reais } reais
   *[other] { $reais } reais
})
done-sail = { $phrase }, zapełniając własny okręt
done-skips = nie może { FORM($deed, "neg") }

## Steps

trades = wymienia { FORM($good, "acc") }: { $done }
follows = śledzi wizytę: { $done }
recruits = stawia urzędników w { FORM($places, "loc") }
produces = produkuje { FORM($goods, "acc") }
sells = sprzedaje { FORM($goods, "acc") } na { $ship }
discards = odrzuca { FORM($what, "acc") }
gives-tiles = oddaje Kościołowi { $what }
lacerda-does = { $why }: { $done }

## Moments between turns

setup = Przygotowanie gry
church = Podliczanie Kościoła
period = Koniec pierwszego okresu
scoring = Końcowe podliczanie
with-gains = { $phrase }: { $gains }
gain = { $who } +{ $n }
scoring-period = peruki za zestawy gruzu
scoring-ships = okręty
scoring-sets = zestawy gruzu
scoring-majorities = przewaga w sklepach
scoring-money = pieniądze i wpływ
scoring-decrees = dekrety
scoring-officials = urzędnicy w budynkach publicznych
scoring-favours = królewskie łaski
