# The things of the game by name: nouns in lower case unless they are proper names.
#
# Attributes: .of “del Re”, .to “al Re”, .a “un negozio”, .the a card in a sentence (its title in quotes, “la nave”), .in “nell'ufficio”,
# .from “dall'ufficio”, .pl the plural, .f the feminine, .imp the imperative, .where “a sinistra”.

## Words of the edition

good-gold = oro
    .pl = oro
good-cloth = stoffa
    .pl = stoffe
good-books = libro
    .pl = libri
good-tools = attrezzo
    .pl = attrezzi
store-gold = oreficeria
    .a = un’oreficeria
store-cloth = negozio di stoffe
    .a = un negozio di stoffe
store-books = libreria
    .a = una libreria
store-tools = negozio di attrezzi
    .a = un negozio di attrezzi

noble-builder = il Costruttore
    .of = del Costruttore
    .to = al Costruttore
    .from = dal Costruttore
noble-minister = il Ministro
    .of = del Ministro
    .to = al Ministro
    .from = dal Ministro
noble-king = il Re
    .of = del Re
    .to = al Re
    .from = dal Re
kind-builder = Costruttore
    .of = del Costruttore
kind-minister = Ministro
    .of = del Ministro
kind-king = Re
    .of = del Re
kind-treasury = Tesoreria
    .of = della Tesoreria

# What is done, as in “you may …”
deed-recruit = reclutare ufficiali
    .imp = recluta ufficiali
deed-plan = acquisire un progetto
    .imp = acquisisci un progetto
deed-ship = costruire una nave
    .imp = costruisci una nave
deed-produce = produrre merci
    .imp = produci merci
deed-cardinal = incontrare il Cardinale
    .imp = incontra il Cardinale
deed-favour = ottenere un favore reale
    .imp = ottieni un favore reale
deed-store = costruire un negozio
    .imp = costruisci un negozio
deed-decree = prendere un decreto
    .imp = prendi un decreto
deed-open = inaugurare un edificio pubblico
    .imp = inaugura un edificio pubblico

colour-blue = blu
    .f = blu
    .pl = blu
colour-red = rosso
    .f = rossa
    .pl = rossi
colour-purple = viola
    .f = viola
    .pl = viola
colour-brown = marrone
    .f = marrone
    .pl = marroni
colour-green = verde
    .f = verde
    .pl = verdi

size-wide = largo
size-narrow = stretto
side-west = ovest
side-north = nord
side-east = est
group-left = case a sinistra
    .where = a sinistra
group-middle = case al centro
    .where = al centro
group-right = case a destra
    .where = a destra

## Amounts

goods = { $good ->
    [gold] { $n } oro
    [cloth] { $n ->
        [one] 1 stoffa
       *[other] { $n } stoffe
    }
    [books] { $n ->
        [one] 1 libro
       *[other] { $n } libri
    }
   *[tools] { $n ->
        [one] 1 attrezzo
       *[other] { $n } attrezzi
    }
}
reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
wigs = { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}
influence = { $n } influenza
officials = { $n ->
    [one] 1 ufficiale
   *[other] { $n } ufficiali
}

# What a penalty takes; $n is the most it takes.
loss-good = { $n ->
    [one] 1 merce
   *[other] { $n } merci
}
loss-reais = { reais }
loss-wigs = { wigs }
loss-influence = { influence }
loss-official = { officials }
loss-favour = { $n ->
    [one] 1 favore reale
   *[other] { $n } favori reali
}

# What a reward lets one do, as in “you may …”; for the words state and noble the deed itself.
effect-good = prendere una merce
    .imp = prendi una merce
effect-reais = prendere réis
    .imp = prendi réis
effect-wigs = guadagnare parrucche
    .imp = guadagna parrucche
effect-influence = guadagnare influenza
    .imp = guadagna influenza
effect-official = piazzare un ufficiale
    .imp = piazza un ufficiale
effect-cardinal = spostare il Cardinale
    .imp = sposta il Cardinale
effect-rubble = prendere un cubo dal mucchio di macerie
    .imp = prendi un cubo dal mucchio di macerie
effect-treasury = spostare il segnalino Tesoreria
    .imp = sposta il segnalino Tesoreria
effect-draw_tasks = pescare compiti
    .imp = pesca compiti

## Cards and tiles

title = «{ $title }»
card-label = { $kind } { $influence } · { $title }
    .the = { $kind } { $influence } «{ $title }»
treasury-label = Tesoreria · { $title }
    .the = Tesoreria «{ $title }»
ship = nave { FORM($colour, "f") } { $copy }
    .the = la nave { FORM($colour, "f") } { $copy }
plan = progetto { $colour } { $number } ({ officials })
task-card = compito { $pack }{ $number }

## Places

plot = { $plot }
lot = { $store } sul terreno { $plot }
    .a = { FORM($store, "a") } sul terreno { $plot }
site-row = cantiere { $side } della riga { $row }
site-street = cantiere nord di { $street }
office-builder = ufficio del Costruttore
    .in = nell’ufficio del Costruttore
    .from = dall’ufficio del Costruttore
office-minister = ufficio del Ministro
    .in = nell’ufficio del Ministro
    .from = dall’ufficio del Ministro
office-king = ufficio del Re
    .in = nell’ufficio del Re
    .from = dall’ufficio del Re
plaza-builder = plaza del Costruttore
    .in = nella plaza del Costruttore
    .from = dalla plaza del Costruttore
plaza-minister = plaza del Ministro
    .in = nella plaza del Ministro
    .from = dalla plaza del Ministro
plaza-king = plaza del Re
    .in = nella plaza del Re
    .from = dalla plaza del Re

## Wigs by what they were gained for

category-start = All’inizio
category-sailing = Navi salpate
category-stores = Negozi costruiti
category-openings = Edifici pubblici inaugurati
category-church = Punteggi Chiesa
category-influence = Influenza al massimo
category-rewards = Ricompense e benefici
category-period = Set al cambio di periodo
category-period-solo = Set e cubi al cambio di periodo
category-visits = Spese per le visite
category-penalties = Penalità
category-ships = Navi (valore di stiva)
category-sets = Set di macerie
category-sets-solo = Set di macerie e cubi
category-majorities = Maggioranze sui negozi
category-money = Soldi e influenza
category-decrees = Decreti
category-officials = Maggioranza sugli ufficiali
category-favours = Favori reali

## Players without names of their own

seat-red = Rosso
seat-green = Verde
seat-violet = Viola
seat-black = Nero

list-two = { $first }, { $second }
    .pl = { FORM($first, "pl") }, { FORM($second, "pl") }
    .in = { FORM($first, "in") }, { FORM($second, "in") }
    .the = { FORM($first, "the") }, { FORM($second, "the") }
list-last = { $first } { INITIAL($second) ->
    [e] ed
   *[other] e
} { $second }
    .pl = { FORM($first, "pl") } e { FORM($second, "pl") }
    .in = { FORM($first, "in") } e { FORM($second, "in") }
    .the = { FORM($first, "the") } e { FORM($second, "the") }
