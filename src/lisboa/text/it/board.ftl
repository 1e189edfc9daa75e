# What is written on the drawn board, cards and player boards, and what their pieces are called.

# Numbers for whoever looks: what a visit costs, what a decree would score now.
noble-price = { $name }; una visita ti costa { $n } influenza
refused = Per ora non segui chi visita { $noble }; premi perché ti venga chiesto di nuovo
worth-now = e quanto vale ognuno per te ora ·
worth-you = tu
worth-of = { $worth } di { $most }
decree-worth = { $title }, per te ora vale { $worth }{ $most ->
    [0] {""}
   *[other] {" "}di { $most }
}

## Regions

board = Il tabellone
city = La Baixa
court = Corte Reale
influence-track = Influenza
politics = Carte Politica
church = Chiesa
decrees = Decreti
shipyard = Cantiere navale
market = Mercato
rubble-pile = Mucchio di macerie
shops = Negozi disponibili
architect = Architetto { $person }

## Short words on the board

plaza = Plaza
left = { $n ->
    [one] resta 1
   *[other] restano { $n }
}
empty = vuota
none-left = esaurito
plans = { $n ->
    [one] 1 progetto
   *[other] { $n } progetti
}
ready = Pronto
next = Poi · { $n }
hull = Stiva { $n }
times = ×{ $n }
task = Compito { $number }
sao-juliao = São Julião
row-closed = La riga E non si usa con due giocatori

# State and noble actions on their banners
act-recruit = Ufficiali
act-plan = Progetto
act-ship = Nave
act-produce = Produzione
act-cardinal = Cardinale
act-favour = Favore
act-store = Costruire un negozio
act-decree = Prendere un decreto
act-open = Inaugurare un edificio

# Below the sign of a treasury card
benefit-discount = ogni pagamento
benefit-land_discount = terreno
benefit-hire_discount = assunzioni
benefit-event_discount = eventi
benefit-sell_bonus = ogni vendita
benefit-subsidy_bonus = sussidio

# Between the signs of a decree
rule-per = per
rule-threshold = se
rule-majority = magg.
per-unit = ogni { $n }
none = 0
column = col. { $n }
side-west = ovest
side-north = nord
side-east = est
size-wide = larghi
size-narrow = stretti
rival = rivale
count-rows_with_store = righe
count-columns_with_store = colonne
count-store_types = tipi
count-hull = stiva
count-portfolio_nobles = nobili
count-empty_house_groups = col. case

## Names of pieces, for those who cannot see them or point at them

plot-free = Terreno { $plot }, libero
plot-store = Terreno { $plot }: { $store } di { $owner }
site-free = { CAPITAL($site) }, libero
site-open = { $building }, per { $goods }
cube-of = { $where }, cubo { $colour }
cubes = { $where }: { $n ->
    [0] niente macerie
    [one] 1 cubo Macerie
   *[other] { $n } cubi Macerie
}
row = Riga { $row }
column-name = Colonna { $n }
scoring = Tessera Punteggio: { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
} per ogni edificio rilevante
noble = { $noble }, { $person }
office = { CAPITAL($office) }: { $n ->
    [0] nessun ufficiale
    [one] 1 ufficiale
   *[other] { $n } ufficiali
} su { $capacity }
plaza-name = { CAPITAL($plaza) }: { $n ->
    [0] nessun ufficiale
    [one] 1 ufficiale
   *[other] { $n } ufficiali
}
covered = { $deed }, coperta da una merce
treasury = Tesoreria: { $n ->
    [one] 1 real
   *[other] { $n } réis
}
influence-of = { $name }: { $n } influenza
price = { CAPITAL($good) }: prezzo { $n }
stack = Carte { $kind }: { $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
}
cardinal = Il Cardinale
gap = Spazio { $n } del Cardinale
church-empty = Spazio vuoto del tracciato Chiesa
church-undealt = Non ancora pescati
church-undealt-space = Spazio del tracciato Chiesa: il tassello non è ancora pescato
hand-undealt = Non ancora distribuita
hand-undealt-why = Prima ognuno tiene uno di due tasselli Clero. Poi il tracciato Chiesa si riempie dal sacchetto e si distribuiscono le mani.
cards-undealt = Carte: non ancora distribuite
tile = { $title }
ship = Nave con stiva { $n }
ship-at-sea = Nave con stiva { $n }, in mare
plan-name = Progetto { $colour } per { $n } ufficiali
plan-done = Progetto { $colour } completato per { $n } ufficiali
building = { $title }
card-back = Una carta che non puoi vedere
aide = L’Aiutante è qui
courtier = Il cortigiano è qui
house-group = { CAPITAL($group) }: { $n } di { $all } costruite
worker-left = ufficiali sulla plancia
zoom-in = Ingrandisci
fit = Tutto il tabellone

# An element that can be chosen or not, with what the server says about it
option = { $name }. { $labels }

## Player boards

your-board = La tua plancia
board-of = Plancia di { $name }
portfolio = Portfolio
warehouse = Magazzino
rubble = Macerie
houses = Case
clergy = Clero
favours = Favori
plans-own = Progetti
decrees-own = Decreti
tasks-own = Compiti
hand = La tua mano
at-court = A corte
others = Altri giocatori
sets = { $n ->
    [one] 1 set
   *[other] { $n } set
}

wigs = parrucche
reais = réis
influence = influenza
officials = ufficiali
cards = carte in mano
favour-yes = Favore { FORM($noble, "of") }
favour-no = Nessun favore { FORM($noble, "of") }
rubble-of = { $n ->
    [one] 1 cubo { $colour }
   *[other] { $n } cubi { FORM($colour, "pl") }
}
