# Turns as stories: one sentence for a turn, and its steps. Phrases follow the name of who did it,
# start in lower case and have no full stop.

headline = { $who } { $deeds }
step = { CAPITAL($phrase) }
step-of = { $who } { $phrase }

## A turn in one sentence

visit = visita { $noble }
portfolio = gioca { FORM($card, "the") }
gold = scarta per 1 oro { FORM($card, "the") }
event = finanzia { FORM($card, "the") }
pass = non ha carte da giocare
begins = inizia il turno { $n }
with-price = { $phrase } ({ $price })
with-wigs = { $phrase }: +{ wigs }
with-loss = { $phrase }: −{ wigs }
wigs = { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}
with-followers = { $phrase }; { $n ->
    [one] { $who } segue
   *[other] { $who } seguono
}
cost = −{ $amount }

## Beside the name of who did it

how-visit = { $noble }: { $deeds }
how-portfolio = Portfolio: { $deeds }
how-event = Evento: { $deeds }

## What was done, in the fewest words

done-recruit = recluta
done-plan = prende un progetto
done-ship = costruisce una nave
done-produce = produce merci
done-cardinal = sposta il Cardinale
done-tile = prende { $tile }
done-favour = prende un favore { FORM($noble, "of") }
done-store = costruisce { FORM($store, "a") } su { $plot }
done-decree = prende { $decree }
done-open = inaugura { $building }
done-site = sgombera il { $site }
done-sell = vende { $n ->
    [one] 1 merce
   *[other] { $n } merci
} (+{ $reais ->
    [one] 1 real
   *[other] { $reais } réis
})
done-sail = { $phrase }, riempiendo la propria nave
done-skips = non può { $deed }

## Steps

trades = cede { $good }: { $done }
follows = segue: { $done }
recruits = piazza ufficiali { FORM($places, "in") }
produces = produce { $goods }
sells = vende { $goods } alla { $ship }
discards = scarta { FORM($what, "the") }
gives-tiles = cede alla Chiesa { $what }
lacerda-does = { $why }: { $done }

## Moments between turns

setup = La partita è preparata
church = Punteggio Chiesa
period = Il primo periodo finisce
scoring = Punteggio finale
with-gains = { $phrase }: { $gains }
gain = { $who } +{ $n }
scoring-period = parrucche per i set di macerie
scoring-ships = navi
scoring-sets = set di macerie
scoring-majorities = maggioranze sui negozi
scoring-money = soldi e influenza
scoring-decrees = decreti
scoring-officials = maggioranza sugli ufficiali
scoring-favours = favori reali
