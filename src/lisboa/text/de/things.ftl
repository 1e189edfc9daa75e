# The things of the game by name: nouns in lower case unless they are proper names.
#
# Forms: .gen, .dat, .acc, .the (nominative and accusative with article), .of (genitive and dative),
# .from („aus der …“, „von der …“), .pl (plural); of adjectives .e .en .er .es; of deeds .zu („… zu bauen“) and
# .not („kein Schiff bauen“). Nobles have no article: „besucht den { $noble }“.

## Words of the edition

good-gold = Gold
good-cloth = Stoff
good-books = Buch
    .pl = Bücher
good-tools = Werkzeug
store-gold = Goldschmied
    .acc = das Geschäft eines Goldschmieds
    .every = jeder Goldschmied
store-cloth = Stoffgeschäft
    .acc = ein Stoffgeschäft
    .every = jedes Stoffgeschäft
store-books = Buchladen
    .acc = einen Buchladen
    .every = jeder Buchladen
store-tools = Werkzeuggeschäft
    .acc = ein Werkzeuggeschäft
    .every = jedes Werkzeuggeschäft

noble-builder = Baumeister
    .gen = des Baumeisters
noble-minister = Minister
    .gen = des Ministers
noble-king = König
    .gen = des Königs
kind-builder = Baumeister
    .gen = des Baumeisters
    .card = Baumeister-Karte
    .cards = Baumeister-Karten
kind-minister = Minister
    .gen = des Ministers
    .card = Minister-Karte
    .cards = Minister-Karten
kind-king = König
    .gen = des Königs
    .card = König-Karte
    .cards = König-Karten
kind-treasury = Wirtschaft
    .gen = der Wirtschaft
    .card = Wirtschaftskarte
    .cards = Wirtschaftskarten

# What is done, as in “you may …”
deed-recruit = Beamte einsetzen
    .zu = Beamte einzusetzen
    .not = keine Beamten einsetzen
deed-plan = einen Plan erhalten
    .zu = einen Plan zu erhalten
    .not = keinen Plan erhalten
deed-ship = ein Schiff bauen
    .zu = ein Schiff zu bauen
    .not = kein Schiff bauen
deed-produce = Waren produzieren
    .zu = Waren zu produzieren
    .not = keine Waren produzieren
deed-cardinal = eine Audienz beim Kardinal erhalten
    .zu = eine Audienz beim Kardinal zu erhalten
    .not = keine Audienz beim Kardinal erhalten
deed-favour = ein Gunstplättchen erlangen
    .zu = ein Gunstplättchen zu erlangen
    .not = kein Gunstplättchen erlangen
deed-store = ein Geschäft errichten
    .zu = ein Geschäft zu errichten
    .not = kein Geschäft errichten
deed-decree = einen Erlass nehmen
    .zu = einen Erlass zu nehmen
    .not = keinen Erlass nehmen
deed-open = ein öffentliches Gebäude eröffnen
    .zu = ein öffentliches Gebäude zu eröffnen
    .not = kein öffentliches Gebäude eröffnen

# „lila“ has no endings.
colour-blue = blau
    .e = blaue
    .en = blauen
    .er = blauer
    .es = blaues
colour-red = rot
    .e = rote
    .en = roten
    .er = roter
    .es = rotes
colour-purple = lila
colour-brown = braun
    .e = braune
    .en = braunen
    .er = brauner
    .es = braunes
colour-green = grün
    .e = grüne
    .en = grünen
    .er = grüner
    .es = grünes

size-wide = breit
    .es = breites
size-narrow = schmal
    .es = schmales
side-west = Westen
    .en = westlichen
side-north = Norden
    .en = nördlichen
side-east = Osten
    .en = östlichen
group-left = linke Gruppe
    .of = der linken Gruppe
group-middle = mittlere Gruppe
    .of = der mittleren Gruppe
group-right = rechte Gruppe
    .of = der rechten Gruppe

## Amounts

goods = { $good ->
    [gold] { $n } Gold
    [cloth] { $n ->
        [one] 1 Stoff
       *[other] { $n } Stoffe
    }
    [books] { $n ->
        [one] 1 Buch
       *[other] { $n } Bücher
    }
   *[tools] { $n ->
        [one] 1 Werkzeug
       *[other] { $n } Werkzeuge
    }
}
reais = { $n ->
    [one] 1 Real
   *[other] { $n } Réis
}
wigs = { $n ->
    [one] 1 Perücke
   *[other] { $n } Perücken
}
influence = { $n } Einfluss
officials = { $n ->
    [one] 1 Beamter
   *[other] { $n } Beamte
}
    .acc = { $n ->
        [one] 1 Beamten
       *[other] { $n } Beamte
    }

# What a penalty takes; $n is the most it takes.
loss-good = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}
loss-reais = { reais }
loss-wigs = { wigs }
loss-influence = { influence }
loss-official = { officials }
    .acc = { officials.acc }
loss-favour = { $n } Gunstplättchen

# What a reward lets one do, as in “you may …”; for the words state and noble the deed itself.
effect-good = eine Ware nehmen
    .zu = eine Ware zu nehmen
    .not = keine Ware nehmen
effect-reais = Réis nehmen
    .zu = Réis zu nehmen
    .not = keine Réis nehmen
effect-wigs = Perücken erhalten
    .zu = Perücken zu erhalten
    .not = keine Perücken erhalten
effect-influence = Einfluss erlangen
    .zu = Einfluss zu erlangen
    .not = keinen Einfluss erlangen
effect-official = einen Beamten platzieren
    .zu = einen Beamten zu platzieren
    .not = keinen Beamten platzieren
effect-cardinal = den Kardinal bewegen
    .zu = den Kardinal zu bewegen
    .not = den Kardinal nicht bewegen
effect-rubble = einen Würfel vom Trümmerhaufen nehmen
    .zu = einen Würfel vom Trümmerhaufen zu nehmen
    .not = keinen Würfel vom Trümmerhaufen nehmen
effect-treasury = den Wirtschaftsmarker bewegen
    .zu = den Wirtschaftsmarker zu bewegen
    .not = den Wirtschaftsmarker nicht bewegen
effect-draw_tasks = Aufgaben ziehen
    .zu = Aufgaben zu ziehen
    .not = keine Aufgaben ziehen

## Cards and tiles

title = „{ $title }“
card-label = { $kind } { $influence } · { $title }
    .the = { $kind } { $influence } „{ $title }“
treasury-label = Wirtschaft · { $title }
    .the = Wirtschaft „{ $title }“
ship = { FORM($colour, "es") } Schiff { $copy }
    .the = das { FORM($colour, "e") } Schiff { $copy }
    .dat = dem { FORM($colour, "en") } Schiff { $copy }
    .gen = des { FORM($colour, "en") } Schiffs { $copy }
plan = { FORM($colour, "er") } Plan { $number } ({ officials })
    .acc = den { FORM($colour, "en") } Plan { $number } ({ officials })
    .dat = dem { FORM($colour, "en") } Plan { $number } ({ officials })
task-card = Aufgabe { $pack }{ $number }

## Places

plot = { $plot }
lot = { $store } auf Grundstück { $plot }
    .acc = { FORM($store, "acc") } auf Grundstück { $plot }
site-row = Bauplatz im { $side } der Reihe { $row }
    .acc = den Bauplatz im { $side } der Reihe { $row }
    .dat = dem Bauplatz im { $side } der Reihe { $row }
site-street = Bauplatz im Norden ({ $street })
    .acc = den Bauplatz im Norden ({ $street })
    .dat = dem Bauplatz im Norden ({ $street })
office-builder = Amtsstube des Baumeisters
    .acc = die Amtsstube des Baumeisters
    .from = aus der Amtsstube des Baumeisters
office-minister = Amtsstube des Ministers
    .acc = die Amtsstube des Ministers
    .from = aus der Amtsstube des Ministers
office-king = Amtsstube des Königs
    .acc = die Amtsstube des Königs
    .from = aus der Amtsstube des Königs
plaza-builder = Plaza des Baumeisters
    .acc = die Plaza des Baumeisters
    .from = von der Plaza des Baumeisters
plaza-minister = Plaza des Ministers
    .acc = die Plaza des Ministers
    .from = von der Plaza des Ministers
plaza-king = Plaza des Königs
    .acc = die Plaza des Königs
    .from = von der Plaza des Königs

## Wigs by what they were gained for

category-start = Zu Beginn
category-sailing = In See gestochene Schiffe
category-stores = Errichtete Geschäfte
category-openings = Eröffnete öffentliche Gebäude
category-church = Wertungen der Kirche
category-influence = Ende der Einflussleiste
category-rewards = Boni und Vorteile
category-period = Sets beim Wechsel der Epoche
category-period-solo = Sets und Würfel beim Wechsel der Epoche
category-visits = Für Besuche ausgegeben
category-penalties = Malusse
category-ships = Schiffe (Ladekapazitäten)
category-sets = Trümmersets
category-sets-solo = Trümmersets und Würfel
category-majorities = Mehrheiten bei Geschäften
category-money = Geld und Einfluss
category-decrees = Erlasse
category-officials = Beamte in öffentlichen Gebäuden
category-favours = Gunstplättchen

## Players without names of their own

seat-red = Rot
seat-green = Grün
seat-violet = Violett
seat-black = Schwarz

list-two = { $first }, { $second }
    .acc = { FORM($first, "acc") }, { FORM($second, "acc") }
    .gen = { FORM($first, "gen") }, { FORM($second, "gen") }
    .the = { FORM($first, "the") }, { FORM($second, "the") }
list-last = { $first } und { $second }
    .acc = { FORM($first, "acc") } und { FORM($second, "acc") }
    .gen = { FORM($first, "gen") } und { FORM($second, "gen") }
    .the = { FORM($first, "the") } und { FORM($second, "the") }
