# What is written on the drawn board, cards and player boards, and what their pieces are called.

# Numbers for whoever looks: what a visit costs, what a decree would score now.
noble-price = { $name }; ein Besuch kostet dich { $n } Einfluss
refused = Zurzeit folgst du niemandem zum { $noble }; drück, um wieder gefragt zu werden
worth-now = und was jeder dir jetzt wert ist ·
worth-you = du
worth-of = { $worth } von { $most }
decree-worth = { $title }, dir jetzt { $worth }{ $most ->
    [0] {""}
   *[other] {" "}von { $most }
} wert

## Regions

board = Der Spielplan
city = Die Baixa
court = Königshof
influence-track = Einfluss
politics = Politikkarten
church = Kirche
decrees = Erlasse
shipyard = Werft
market = Markt
rubble-pile = Trümmerhaufen
shops = Stadtplättchen
architect = Architekt { $person }

## Short words on the board

plaza = Plaza
left = noch { $n }
empty = leer
none-left = keine mehr
plans = { $n ->
    [one] 1 Plan
   *[other] { $n } Pläne
}
ready = Bereit
next = Dann · { $n }
hull = Größe { $n }
times = ×{ $n }
task = Aufgabe { $number }
sao-juliao = São Julião
row-closed = Reihe E entfällt bei zwei Spielern

# State and noble actions on their banners
act-recruit = Beamte
act-plan = Plan
act-ship = Schiff
act-produce = Waren
act-cardinal = Kardinal
act-favour = Gunst
act-store = Geschäft bauen
act-decree = Erlass nehmen
act-open = Bau eröffnen

# Below the sign of a treasury card
benefit-discount = jede Zahlung
benefit-land_discount = Grundstück
benefit-hire_discount = Einstellen
benefit-event_discount = Ereignisse
benefit-sell_bonus = je Verkauf
benefit-subsidy_bonus = Subvention

# Between the signs of a decree
rule-per = je
rule-threshold = wenn
rule-majority = meiste
per-unit = je { $n }
none = keine
column = Sp. { $n }
side-west = West
side-north = Nord
side-east = Ost
size-wide = breit
size-narrow = schmal
rival = Gegner
count-rows_with_store = Reihen
count-columns_with_store = Spalten
count-store_types = Typen
count-hull = Größe
count-portfolio_nobles = Adelige
count-empty_house_groups = Gruppen

## Names of pieces, for those who cannot see them or point at them

plot-free = Grundstück { $plot }, frei
plot-store = Grundstück { $plot }: { $store } von { $owner }
site-free = { $site }, frei
site-open = { $building }, passt zu: { $goods }
cube-of = { $where }, { FORM($colour, "er") } Würfel
cubes = { $where }: { $n ->
    [0] keine Trümmer
    [one] 1 Trümmerwürfel
   *[other] { $n } Trümmerwürfel
}
row = Reihe { $row }
column-name = Spalte { $n }
scoring = Wertungsplättchen: { $n } Perücken je relevantem Gebäude
noble = { $noble }, { $person }
office = { $office }: { $n ->
    [0] keine Beamten
    [one] 1 Beamter
   *[other] { $n } Beamte
} von { $capacity }
plaza-name = { $plaza }: { $n ->
    [0] keine Beamten
    [one] 1 Beamter
   *[other] { $n } Beamte
}
covered = { $deed }, von einer Ware bedeckt
treasury = Wirtschaft: { $n } Réis
influence-of = { $name }: { $n } Einfluss
price = Preis für { FORM($good, "pl") }: { $n }
stack = { FORM($kind, "cards") }: noch { $n }
cardinal = Der Kardinal
gap = Feld { $n } des Kardinals
church-empty = Leeres Feld der Kirche
church-undealt = Noch leer
church-undealt-space = Feld der Kirche: sein Plättchen liegt noch nicht aus
hand-undealt = Noch nicht ausgeteilt
hand-undealt-why = Zuerst behalten alle eines von zwei Klerusplättchen. Dann wird die Kirche aus dem Beutel gefüllt, und die Handkarten werden ausgeteilt.
cards-undealt = Karten: noch nicht ausgeteilt
tile = { $title }
ship = Schiff mit Ladekapazität { $n }
ship-at-sea = Schiff mit Ladekapazität { $n }, auf See
plan-name = { CAPITAL(FORM($colour, "er")) } Plan für { $n ->
    [one] 1 Beamten
   *[other] { $n } Beamte
}
plan-done = Ausgeführter { FORM($colour, "er") } Plan für { $n ->
    [one] 1 Beamten
   *[other] { $n } Beamte
}
building = { $title }
card-back = Eine Karte, die du nicht sehen kannst
aide = Hier steht der Gehilfe
courtier = Hier steht der Höfling
house-group = Holzhäuser, { $group }: { $n } von { $all } gebaut
worker-left = Beamte auf dem Tableau
zoom-in = Vergrößern
fit = Ganzer Plan

# An element that can be chosen or not, with what the server says about it
option = { $name }. { $labels }

## Player boards

your-board = Dein Tableau
board-of = Tableau von { $name }
portfolio = Portfolio
warehouse = Lagerhaus
rubble = Trümmer
houses = Holzhäuser
clergy = Klerus
favours = Gunst
plans-own = Pläne
decrees-own = Erlasse
tasks-own = Aufgaben
hand = Deine Hand
at-court = Am Hof
others = Mitspieler
sets = { $n ->
    [one] 1 Set
   *[other] { $n } Sets
}

wigs = Perücken
reais = Réis
influence = Einfluss
officials = Beamte
cards = Handkarten
favour-yes = Gunstplättchen { FORM($noble, "gen") }
favour-no = Kein Gunstplättchen { FORM($noble, "gen") }
rubble-of = { $n } × { $colour }
