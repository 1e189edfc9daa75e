# Turns as stories: one sentence for a turn, and its steps. Phrases follow the name of who did it,
# start in lower case and have no full stop.

headline = { $who } { $deeds }
step = { CAPITAL($phrase) }
step-of = { $who } { $phrase }

## A turn in one sentence

visit = visita { FORM($noble, "a") }
portfolio = juega { FORM($card, "the") }
gold = descarta { FORM($card, "the") } a cambio de oro
event = patrocina { FORM($card, "the") }
pass = no tiene ninguna carta que jugar
begins = empieza el turno { $n }
with-price = { $phrase } ({ $price })
with-wigs = { $phrase }: +{ wigs }
with-loss = { $phrase }: −{ wigs }
wigs = { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}
with-followers = { $phrase }; { $n ->
    [one] { $who } sigue la visita
   *[other] { $who } siguen la visita
}
cost = −{ $amount }

## Beside the name of who did it

how-visit = { $noble }: { $deeds }
how-portfolio = Portafolio: { $deeds }
how-event = Evento: { $deeds }

## What was done, in the fewest words

done-recruit = recluta
done-plan = toma un plano
done-ship = construye un barco
done-produce = produce bienes
done-cardinal = mueve al Cardenal
done-tile = toma { $tile }
done-favour = toma un favor { FORM($noble, "de") }
done-store = construye una { $store } en { $plot }
done-decree = toma { $decree }
done-open = abre { $building }
done-site = despeja la { $site }
done-sell = vende { $n ->
    [one] 1 bien
   *[other] { $n } bienes
} (+{ $reais ->
    [one] 1 real
   *[other] { $reais } reales
})
done-sail = { $phrase }, llenando un barco propio
done-skips = no puede { $deed }

## Steps

trades = entrega { $good }: { $done }
follows = sigue la visita: { $done }
recruits = coloca funcionarios en { FORM($places, "la") }
produces = produce { $goods }
sells = vende { $goods } al { $ship }
discards = descarta { FORM($what, "the") }
gives-tiles = entrega { $what } a la Iglesia
lacerda-does = { $why }: { $done }

## Moments between turns

setup = La partida está preparada
church = Puntúa la Iglesia
period = Termina el primer periodo
scoring = Puntuación final
with-gains = { $phrase }: { $gains }
gain = { $who } +{ $n }
scoring-period = pelucas por sets de escombros
scoring-ships = barcos
scoring-sets = sets de escombros
scoring-majorities = mayorías de tiendas
scoring-money = dinero e influencia
scoring-decrees = decretos
scoring-officials = funcionarios en edificios públicos
scoring-favours = favores reales
