# Turns as stories: one sentence for a turn, and its steps. Phrases follow the name of who did it,
# start in lower case and have no full stop.

headline = { $who } { $deeds }
step = { CAPITAL($phrase) }
step-of = { $who } { $phrase }

## A turn in one sentence

visit = rend visite { FORM($noble, "to") }
portfolio = joue { FORM($card, "the") }
gold = défausse { FORM($card, "the") } contre 1 or
event = parraine { FORM($card, "the") }
pass = n’a pas de carte à jouer
begins = commence le tour { $n }
with-price = { $phrase } ({ $price })
with-wigs = { $phrase } : +{ wigs }
with-loss = { $phrase } : −{ wigs }
wigs = { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}
with-followers = { $phrase } ; { $n ->
    [one] { $who } suit
   *[other] { $who } suivent
}
cost = −{ $amount }

## Beside the name of who did it

how-visit = { $noble } : { $deeds }
how-portfolio = Portfolio : { $deeds }
how-event = Événement : { $deeds }

## What was done, in the fewest words

done-recruit = recrute
done-plan = prend un plan
done-ship = construit un bateau
done-produce = produit des biens
done-cardinal = déplace le Cardinal
done-tile = prend { $tile }
done-favour = prend une faveur { FORM($noble, "of") }
done-store = construit un { $store } en { $plot }
done-decree = prend { $decree }
done-open = ouvre { $building }
done-site = déblaie le { $site }
done-sell = vend { $n ->
    [one] { $n } bien
   *[other] { $n } biens
} (+{ $reais ->
    [one] { $reais } real
   *[other] { $reais } reais
})
done-sail = { $phrase } en remplissant son propre bateau
done-skips = ne peut pas { FORM($deed, "neg") }

## Steps

trades = échange { $good } : { $done }
follows = suit : { $done }
recruits = place des officiels dans { $places }
produces = produit { $goods }
sells = vend { $goods } au { $ship }
discards = défausse { FORM($what, "the") }
gives-tiles = donne { $what } à l’Église
lacerda-does = { $why } : { $done }

## Moments between turns

setup = Mise en place
church = Décompte de l’Église
period = Fin de la première période
scoring = Décompte final
with-gains = { $phrase } : { $gains }
gain = { $who } +{ $n }
scoring-period = perruques des séries de débris
scoring-ships = bateaux
scoring-sets = séries de débris
scoring-majorities = majorités de magasins
scoring-money = argent et influence
scoring-decrees = décrets
scoring-officials = officiels au travail
scoring-favours = faveurs royales
