# Turns as stories: one sentence for a turn, and its steps. Phrases follow the name of who did it,
# start in lower case and have no full stop.

headline = { $who } { $deeds }
step = { CAPITAL($phrase) }
step-of = { $who } { $phrase }

## A turn in one sentence

visit = besucht den { $noble }
portfolio = spielt { FORM($card, "the") }
gold = wirft { FORM($card, "the") } für Gold ab
event = unterstützt { FORM($card, "the") }
pass = hat keine Karte zum Ausspielen
begins = beginnt Zug { $n }
with-price = { $phrase } ({ $price })
with-wigs = { $phrase }: +{ wigs }
with-loss = { $phrase }: −{ wigs }
wigs = { $n ->
    [one] 1 Perücke
   *[other] { $n } Perücken
}
with-followers = { $phrase }; { $n ->
    [one] { $who } folgt
   *[other] { $who } folgen
}
cost = −{ $amount }

## Beside the name of who did it

how-visit = { $noble }: { $deeds }
how-portfolio = Portfolio: { $deeds }
how-event = Ereignis: { $deeds }

## What was done, in the fewest words

done-recruit = setzt Beamte ein
done-plan = nimmt einen Plan
done-ship = baut ein Schiff
done-produce = produziert Waren
done-cardinal = bewegt den Kardinal
done-tile = nimmt { $tile }
done-favour = nimmt ein Gunstplättchen { FORM($noble, "gen") }
done-store = errichtet { FORM($store, "acc") } auf { $plot }
done-decree = nimmt { $decree }
done-open = eröffnet { $building }
done-site = räumt { FORM($site, "acc") }
done-sell = verkauft { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
} (+{ $reais ->
    [one] 1 Real
   *[other] { $reais } Réis
})
done-sail = { $phrase }, womit das eigene Schiff voll ist
done-skips = kann { FORM($deed, "not") }

## Steps

trades = handelt mit { $good }: { $done }
follows = folgt: { $done }
recruits = stellt Beamte in { FORM($places, "acc") }
produces = produziert { $goods }
sells = verkauft { $goods } an { FORM($ship, "the") }
discards = wirft { FORM($what, "the") } ab
gives-tiles = wirft { $what } für die Kirche ab
lacerda-does = { $why }: { $done }

## Moments between turns

setup = Das Spiel wird aufgebaut
church = Die Kirche wird gewertet
period = Die erste Epoche endet
scoring = Die Schlusswertung
with-gains = { $phrase }: { $gains }
gain = { $who } +{ $n }
scoring-period = Perücken für Trümmersets
scoring-ships = Schiffe
scoring-sets = Trümmersets
scoring-majorities = Mehrheiten bei Geschäften
scoring-money = Geld und Einfluss
scoring-decrees = Erlasse
scoring-officials = Beamte in öffentlichen Gebäuden
scoring-favours = Gunstplättchen
