### The commands `lisboa play`, `lisboa replay` and `lisboa check`, and the table they show.

## The table: what things are called there

none = nulla
count = { $n ->
    [one] 1 { $what }
   *[other] { $n } { FORM($what, "pl") }
}
plus = { $first } + { $second }
items = { $first }; { $second }
neutral = neutrale
    .pl = neutrali
of = { $name }, { $what }
titled = { $title }: { $text }
fact = { CAPITAL($label) }: { $text }
option = { $number }: { $text }

changed-title = Che cosa è cambiato da quando hai guardato l’ultima volta; «tavolo» mostra tutto il tavolo.
section-court = Corte
court-line = Tesoreria { $treasury }. Prezzi: { $prices }.
section-church = Chiesa
section-works = Cantiere navale e architetti
section-decrees = Decreti disponibili
section-politics = Carte disponibili
section-city = Baixa
section-players = Giocatori
section-pack = Il tuo mazzetto
section-hand = La tua mano

round = { $turn ->
    [0] Prima del primo turno
   *[other] Turno { $turn } del { $period ->
        [1] primo
       *[2] secondo
    } periodo
}
round-last = Turno { $turn }, { $left ->
    [one] l’ultimo
   *[other] ne restano { $left }
}

treasury = Tesoreria
treasury-value = { $n ->
    [one] 1 real
   *[other] { $n } réis
}, modificatore di visita { $modifier }
prices = Prezzi
price-gold = oro { $n }
price-cloth = stoffe { $n }
price-books = libri { $n }
price-tools = attrezzi { $n }
office = { $who } ({ $taken } di { $size } spazi occupati)
audience = { $favours ->
    [0] non restano favori reali
    [one] resta 1 favore reale
   *[other] restano { $favours } favori reali
}, accetta { FORM($goods, "pl") }
audience-cost = { $audience }; una visita { $n ->
    [0] non ti costa nulla
   *[other] ti costa { $n } influenza
}
covered = Azioni Stato coperte in questo turno
covered-by = { $deed } con 1 { $good }

cardinal = Il Cardinale
cardinal-icon = { $icon ->
    [envelope] è sulla busta
    [treasury] è sull’icona Tesoreria
   *[none] non è su un’icona
}; i tasselli seguono nell’ordine del suo cammino
tile-place = { $n ->
    [1] Tassello 1, davanti a lui
   *[other] { $n ->
        [6] Tassello 6{ $last ->
            [6] , dietro di lui
           *[other] {""}
        }
       *[other] Tassello { $n }
    }
}
tile = { $tile }{ $icon ->
    [envelope] {" "}Poi la busta.
    [treasury] {" "}Poi l’icona Tesoreria.
   *[none] {""}
}
no-tile = vuoto
# Church and hands, while clergy tiles are chosen
church-tiles = tasselli
hand-cards = carte
not-dealt = ancora da distribuire; prima ognuno tiene un tassello Clero

shipyard = Cantiere navale
yard = { $ship }; { $left ->
    [one] l’ultima
   *[other] ne restano { $left }
}
yard-empty = vuoto
ship = { $ship } (stiva { $hull }, { $price } per merce, { $influence } influenza)
architect = { $colour ->
    [blue] Architetto blu
   *[green] Architetto verde
}
architect-work = ora { $now }; poi { $later } ({ $left } nella pila); progetto in cima: { $plan }
building = { $building } per { $goods }
street-gold = oro
street-cloth = stoffe
street-books = libri
street-tools = attrezzi

stack = { $n ->
    [0] l’ultima
   *[other] { $n } sotto
}
stack-empty = vuota
on-stack = { $text } ({ $left })
kind-builder = Costruttore
kind-minister = Ministro
kind-king = Re
kind-treasury = Tesoreria

offer = Tessere Città disponibili
city-tile = { $good }{ $size ->
    [narrow] {" "}(piccola)
   *[wide] {""}
}
pile = Mucchio di macerie
row = Riga { $row }
row-closed = si usa solo con tre o più giocatori
rubble = macerie: { $cubes }
column = Colonna { $column }
column-text = macerie: { $cubes }; tessera Punteggio { $n }
plot = Terreno { $plot }
store = { $store } di { $owner }
free-plot = libero, strada: { $streets }, ricompensa: { $reward }
free-plot-price = { $text } Terreno da { $n ->
    [one] 1 real
   *[other] { $n } réis
} in su.
free-site = macerie: { $cubes }, ricompensa: { $reward }

reward-good = { $n ->
    [one] 1 merce qualsiasi
   *[other] { $n } merci qualsiasi
}
reward-official = { $n ->
    [one] 1 ufficiale
   *[other] { $n } ufficiali
}
reward-cardinal = Cardinale
reward-rubble = 1 cubo
reward-treasury = tesoreria
reward-recruit = ufficiali
reward-plan = progetto
reward-ship = nave
reward-produce = produzione
reward-favour = favore
reward-store = negozio
reward-decree = decreto
reward-open = edificio
reward-draw_tasks = compiti

means = mezzi
goods = merci
goods-limit = { $goods } (posto per { $limit } di ogni tipo)
rubble-own = macerie
rubble-sets = { $cubes }; { $sets ->
    [0] nessun set
    [one] 1 set
   *[other] { $sets } set
}
officials = ufficiali sulla plancia
officials-left = { $n }
portfolio = portfolio
portfolio-size = { $n } di { $limit }{ $n ->
    [0] {""}
   *[other] : { $cards }
}
portfolio-ship = { $ship }{ $state ->
    [at-sea] , in mare con { $cargo }
    [loading] , carica di { $cargo }
   *[docked] , vuota
}
portfolio-treasury = { $card } ({ $text })
clergy = clero
clergy-pair = tiene uno tra
plans = progetti
completed = completati
own-decrees = decreti
markers = segnalini
favours = favori
houses = case costruite
house-group = { FORM($group, "where") } { $built } di { $houses }
stores = negozi
stores-left = { $n ->
    [one] 1 costruito
   *[other] { $n } costruiti
}, { $left ->
    [one] resta 1 casa
   *[other] restano { $left } case
}
ships = navi
plans-together = { $plans }; insieme { $officials }
tasks = compiti
task-shown = { $task }: { $text }{ $done ->
    [True] {" "}(svolto)
   *[False] {""}
}
passed = Passate
courtier = cortigiano
courtier-place = presso { $noble }
courtier-here = cortigiano
next-turn = prossimo turno
# Where there is no deed, it is the word of `none` above.
courtier-next = { $deed ->
    [none] poi qui
   *[other] poi: { $deed }
}
next-visit = visita { $noble }{ $deed ->
    [none] {""}
   *[other] , anzitutto per { $deed }
}
aide = L’Aiutante
aide-place = è sul mazzo { FORM($kind, "of") }
hand = mano
hand-size = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
hand-known = { hand-size }, tra cui { FORM($known, "the") }

## The table drawn

head-wigs = parr.
head-reais = réis
head-influence = infl.
head-limit = posto
head-short-limit = po
head-short-gold = or
head-short-cloth = st
head-short-books = li
head-short-tools = at
head-sets = set
head-officials = uff.
head-favours = fav.
head-hand = mano
head-houses = case
favour-builder = C
favour-minister = M
favour-king = R
neutral-mark = n
cube-brown = ma
cube-red = ro
cube-blue = bl
office-row = Ufficio
plaza-row = Plaza
visit-row = Visita
actions-row = Azioni
taken-row = Accetta
favours-row = Favori
visit-cost = { $n ->
    [0] non ti costa nulla
   *[other] ti costa { $n } influenza
}
favours-left = { $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
}
covered-mark = { $deed } (coperta)
map-west = Ovest
map-east = Est
map-row = Macerie
map-column = { $column }
map-street = { $street }, { $good } { $columns }
map-price = { $plot } · { $n }
map-rubble = Macerie
map-scoring = Punteggio
map-legend = A1 · 9: terreno da 9 réis in su. Cubi: { $cubes }. Mucchio di macerie: { $pile }. Tessere Città disponibili: { $offer }.
map-cube = { $mark } { $colour } { $price }
noble-builder = Costruttore
noble-minister = Ministro
noble-king = Re

## Options

options-turn-gold = scartala per 1 oro
options-turn-portfolio = giocala nel portfolio
options-turn-court = usala per visitare { $noble }
options-turn-sponsor = finanzia il suo evento
brief-turn-gold = scarta per 1 oro
brief-turn-portfolio = portfolio
brief-turn-court = visita { $noble }
brief-turn-sponsor = finanzia l’evento
brief-detail = ({ $text })
option-final = definitivo
option-final-words = È definitivo.
change = { $sign ->
    [gain] +{ $amount }
   *[pay] −{ $amount }
}
change-words = { $sign ->
    [gain] guadagni { $amount }
   *[pay] ti costa { $amount }
}

# What is not possible, and why.
refused-none = Nulla di ciò che si potrebbe chiedere qui è escluso: ogni opzione è nell’elenco.
refused-title = Ora non è possibile

## Solo and the variants

solo-option = in solitario contro Lacerda
draft-option = le mani iniziali si scelgono con il draft
starting-decrees-option = ognuno inizia con un decreto
tokens-option = i gettoni cambiano ciò che danno terreni e cantieri; sono disposti a caso, o come dice FILE (come in una posizione)
queen-option = la carta della Regina prende il posto di un’altra
tasks-option = carte Compito per tutti, o solo per questi posti, per esempio Ana,Ben
ships-first-option = al cambio di periodo le navi arrivano prima di scartare le carte
servant-decrees-option = quanti decreti richiede il Servo di corte in solitario (di solito 6)
blank-task-rewards-option = i compiti B6 e B9 danno ciò che dà il compito sopra (above) o sotto (below) di loro (di solito above)
lacerda-pays-option = in solitario, un’azione Nobile che Lacerda non può pagare: paga quel che può (what-it-can) e agisce, oppure per intero (in-full) o niente (di solito what-it-can)
bad-layout = { $file } non è una disposizione di gettoni: { $why }
layout-for-play = Una disposizione di gettoni è per una sola partita (`lisboa play`); qui sono disposti a caso: --tokens.
solo-alone = --solo è una partita in solitario contro Lacerda; { $option } non va insieme.

variants-told = Varianti: { $variants }.
variant-draft = draft delle mani
variant-starting-decrees = decreti iniziali
variant-tokens = gettoni Città
variant-queen = la Regina
variant-tasks = carte Compito per { $people }
variant-discard-before-ships = navi prima degli scarti
variant-servant-decrees = { $value } decreti per il Servo di corte
variant-blank-task-rewards = ricompense mancanti dei compiti come { $value ->
    [above] quello sopra
   *[below] quello sotto
}
variant-lacerda-pays = { $value ->
    [in-full] Lacerda paga per intero o non agisce
   *[what-it-can] Lacerda paga quel che può
}

rank-jester = Giullare
rank-servant = Servo di corte
rank-favourite = Favorito del Re
rank-right-hand = Braccio destro del Marchese
solo-wigs = { $order ->
    [ahead] { $name } supera Lacerda: { $mine } parrucche a { $theirs }.
    [behind] Lacerda supera { $name }: { $theirs } parrucche a { $mine }.
   *[level] { $name } e Lacerda sono in parità con { $mine } parrucche, e per vincere non basta (SG-56).
}
rank-reached = Status di { $name }: { $rank }.
rank-fulfilled = Raggiunto: { $conditions }.
rank-missing = Per lo status successivo, { $rank }, mancano: { $conditions }.
rank-met = Già sufficienti: { $conditions }.
rank-highest = Non c’è uno status più alto.
rank-lost = { $rank } ({ $why })
reach-stores = Lacerda ha { $theirs } negozi, e tu non puoi averne più di { $n }
reach-own-stores = non puoi avere più di { $n } negozi
out-of-reach = fuori portata
condition-wigs = più parrucche di Lacerda ({ $have } a { $theirs })
condition-stores = { $rank ->
    [servant] { $need } negozi (ne ha { $have })
    [favourite] tanti negozi quanti Lacerda ({ $have } a { $theirs })
   *[right-hand] più negozi di Lacerda ({ $have } a { $theirs })
}
condition-majorities = { $need ->
    [one] 1 maggioranza
   *[other] { $need } maggioranze
} (ne ha { $have })
condition-reais = { $need } réis (ne ha { $have })
condition-decrees = { $need } decreti (ne ha { $have })
condition-ships = { $need ->
    [one] 1 nave
   *[other] { $need } navi
} (ne ha { $have })

## `lisboa play`: options and the beginning

file-argument = una vecchia partita da continuare: il suo nome nell’elenco di --games, o una registrazione non finita
games-option = elenca le partite conservate
full-option = mostra a ogni turno l’intero tavolo invece di ciò che è cambiato
players-option = quanti giocano, da 2 a 4 (di solito tu e due mercanti)
seats-option = chi gioca a ogni posto, per esempio { $human },{ $human },merchant; dal debole al forte: { $levels }; anche ogni altro bot che lisboa simulate conosce
names-option = i nomi dei posti, per esempio Ana,Ben,Clara
seed-option = lo stesso numero dà la stessa distribuzione (di solito a caso)
new-option = inizia una nuova partita anche se ce n’è una salvata; quella salvata è conservata
plain-option = righe semplici senza colori e riquadri, per lettori di schermo e script
edition-option = la cartella di un’edizione propria
data-option = la cartella in cui si conservano le partite

wrong-seats = Una partita ha da { $fewest } a { $most } posti, non { $n }.
seats-and-players = --seats nomina { $n ->
    [one] 1 posto
   *[other] { $n } posti
}, ma --players dice { $players }.
unknown-kind = «{ $kind }» non può giocare. Possibili: { $kinds }.
wrong-names = { $n ->
    [one] 1 nome
   *[other] { $n } nomi
} per { $players ->
    [one] 1 posto: indica solo il tuo nome.
   *[other] { $players } posti: indica un nome per ogni posto, separati da virgole.
}

welcome = Una nuova partita: { $players }. Inizia { $start }.
welcome-help = Prima volta? Scrivi «aiuto» a qualsiasi domanda. Di nuovo questa distribuzione: --seed { $seed }
introduced = { $name }{ $kind ->
    [bot] {" "}(bot: { $bot })
   *[human] {""}
}
saved-game = È salvata una partita di { $players }, al turno { $turn }.
ignored = { $options } { $n ->
    [one] richiede una nuova partita e in questa sarebbe ignorata
   *[other] richiedono una nuova partita e in questa sarebbero ignorate
}; rispondi n per iniziarne una così.
not-with-file = { $options }: non si può cambiare una partita iniziata; indica solo FILE, o FILE con --seats.
file-over = La partita in { $file } è finita. «lisboa replay» la ripercorre.
taken-up = La partita di { $players } continua al turno { $turn }.
games-title = Partite in { $folder }, dalla più recente. Per continuarne una non finita: lisboa play NOME
games-alone = --games elenca le partite conservate; insieme va solo --data.
games-none = In { $folder } non è ancora conservata alcuna partita. «lisboa play» ne inizia una.
kept-unfinished = non finita, al turno { $turn }: { $players }, { $when }
kept-finished = vittoria di { $winners } dopo { $turn } turni: { $players }, { $when }
kept-unreadable = non leggibile: { $reason }
go-on = La continui? [S/n]
old-game = La partita salvata è conservata come { $file }.
broken-save = La partita salvata non è utilizzabile: { $reason } Nulla è perso, è conservata come { $file }.
record-other-edition = Riga { $line }: la registrazione è stata fatta con l’edizione { $theirs }; questa è { $ours }. Indicane la cartella con --edition.
foreign-save = { $reason } La partita salvata resta dov’è; --new ne inizia un’altra e la conserva.
other-seats = i posti non corrispondono alla partita: { $seats }.


## At a question

asked = { $name } · { $round }
thinking = { $name } sta pensando…
forfeited = { $sentence } Al suo posto risponde greedy.
status = Hai { $means }; merci: { $goods }.
status-hand = La tua mano: { FORM($cards, "the") }.
pass = Passa lo schermo a { $name }. Premi Invio quando nessun altro guarda.
log-empty = Non è ancora successo nulla.
log-turn = Turno { $turn }, { $name }

part-all = tutto
part-court = corte
part-church = chiesa
part-works = cantiere
part-decrees = decreti
part-politics = politica
part-city = centro
part-players = giocatori
part-pack = mazzetto
part-hand = mano
no-part = Non c’è una parte «{ $text }» del tavolo. Possibili: { $parts }.


saved = Salvata come { $file }.
left = La partita è salvata in { $folder }. «lisboa play» la continua.
not-saved = Non è stato possibile salvare la partita: { $reason }. Continua, ma solo qui.
kept = La registrazione di questa partita: { $file }. «lisboa replay» la ripercorre.

## The end

result-title = Punteggio finale
result-wigs = Parrucche
result-total = Totale
result-line = { $name }: { $wigs }.
result-sum = { $parts }; insieme { $total }
result-part = { $category } { $n }
result-winner = { $who } vince con { $wigs }.
result-winners = { $who } condividono la vittoria con { $wigs } a testa.
tie-number = { $who } { $n }
tie-TIE-01 = Spareggio, set di macerie completati: { $numbers } (TIE-01).
tie-TIE-02 = Spareggio, negozi: { $numbers } (TIE-02).
tie-TIE-03 = Spareggio, progetti completati: { $numbers } (TIE-03).
tie-TIE-04 = Spareggio, soldi: { $numbers } (TIE-04).
tie-shared = La parità resta ({ $rule }).

## `lisboa replay`

record-argument = una registrazione, come quelle che lascia lisboa play
seat-option = con gli occhi di chi guardare (di solito di uno spettatore)
at-option = il turno da cui iniziare
bad-record = { $file }: { $reason }
no-turn = Non c’è un turno { $turn }; l’ultimo è { $last }.
no-seat = Non gioca nessuno che si chiami «{ $name }». I giocatori sono { $names }.
replay-title = Una partita di { $players }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}
replay-setup = Prima del primo turno
replay-after = Il tavolo { $turn ->
    [0] prima del primo turno
   *[other] dopo il turno { $turn }
}
replay-prompt = Turno { $turn } di { $last } >
replay-hint = Invio mostra il turno successivo; un numero va a quel turno; o una parola: avanti, indietro, tavolo, esci.
replay-not-understood = Non capisco «{ $text }». Invio mostra il turno successivo; un numero fino a { $last } va a quel turno; o una parola: avanti, indietro, tavolo, esci.
replay-last = Questo è l’ultimo turno.
replay-first = Questo è l’inizio.

## `lisboa check`

records-argument = registrazioni da verificare
check-line = { $file }: { $text }
check-ok = ok, { $players }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turni
}, { $winners ->
    [none] non finita
   *[other] vittoria di { $winners }
}{ $rank ->
    [none] {""}
   *[other] {" "}({ $rank })
}
is-folder = è una cartella, non una registrazione.
not-text = non è un file di testo.
too-large = il file è di gran lunga troppo grande per una registrazione.
cannot-read = { $reason }.
