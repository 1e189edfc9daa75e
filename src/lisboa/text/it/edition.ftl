# Editions: their faults, and what `lisboa edition` prints.

## Faults

fault = { $place }: { $reason }
place-file = { $file }
place-head = { $file }, campo { $field }
place-entry = { $file }, { $entry }
place-field = { $file }, { $entry }, campo { $field }
refused = L’edizione in { $folder } ha { $faults ->
    [one] 1 errore
   *[other] { $faults } errori
} e non si può giocare:
other-built-in = È stato scritto con un’edizione incorporata ({ $written }) diversa da quella di questo programma ({ $own }).

# Files

fault-no-folder = questa non è una cartella.
fault-no-edition = in questa cartella non c’è un’edizione; un’edizione ha { $files }.
fault-no-file = il file manca.
fault-unknown-file = un’edizione non ha questo file; ha { $files }.
fault-unreadable = il file non è leggibile ({ $error }).
fault-not-utf-8 = il file non è testo UTF-8 (byte { $byte }).
fault-not-toml = il file non è TOML valido: { $error }.
fault-too-long = il file ha un numero con troppe cifre o troppe parentesi annidate.
fault-no-language = un file di titoli ha il nome della sua lingua, in lettere minuscole: de.toml.
fault-no-such-title = in { $file } nulla che abbia un nome ha questo id.
fault-missing-section = la sezione manca.
fault-empty-section = la sezione non ha voci.
fault-unknown-section = questa sezione non esiste; questo file ha { $sections }.
fault-other-edition = { $value } non è { $other }, il nome in { $file }; tutti i file di un’edizione portano lo stesso nome.
fault-name-of-built-in = «{ $name }» è il nome dell’edizione fornita con il programma; un server distingue le edizioni dal nome.
fault-name-taken = «{ $name }» è anche il nome dell’edizione in { $other }; un server distingue le edizioni dal nome.
fault-not-entries = la sezione deve essere una lista di voci, ognuna sotto [[{ $section }]].
fault-not-single = la sezione deve essere una sola tabella, sotto [{ $section }].

# Single values

fault-missing-field = il campo manca.
fault-unknown-field = questo campo non esiste; qui sono possibili: { $fields }.
fault-not-a-field = { $value } non è un campo di questa voce.
fault-not-whole = { $value } non è un numero intero.
fault-out-of-range = { $value } non è compreso tra { $low } e { $high }.
fault-unknown-word = { $value } non è uno tra { $words }.
fault-not-the-word = { $value } deve essere { $words }.
fault-not-flag = { $value } deve essere true o false.
fault-not-text = { $value } non è testo; mettilo tra virgolette.
fault-empty-text = il testo deve essere una riga e non vuoto.
fault-long-text = il testo non deve avere più di { $most } caratteri.
fault-not-name = { $value } non è un nome di lettere minuscole e cifre unite da trattini.
fault-not-list = { $value } deve essere una lista tra parentesi quadre.
fault-list-length = la lista ha { $length ->
    [one] 1 valore
   *[other] { $length } valori
}; ne richiede { $least ->
    [exactly] esattamente { $most }
   *[other] da { $least } a { $most }
}.
fault-twice-in-list = { $value } compare due volte nella lista.
fault-not-table = { $value } deve essere una tabella tra parentesi graffe.
fault-not-exactly-one = deve essercene esattamente uno tra questi: { $fields }.
fault-not-together = può essercene solo uno tra questi: { $fields }.

# Between entries

fault-id-twice = l’id è già usato in { $file }.
fault-value-twice = { $value } è già preso da { $other }.
fault-missing-values = non c’è una voce per { $values }.
fault-number-too-high = i numeri devono andare da 1 a { $count }, il numero delle voci.
fault-wrong-count = ne sono dichiarati { $stated }, ma le voci sotto { $section } fanno { $count }.
fault-wrong-deck-count = ne sono dichiarate { $stated }, ma il mazzo ne ha { $count }.
fault-not-the-value = deve essere { $wanted }.

# The board

fault-no-north-site = { $id } non è un cantiere sul lato nord.
fault-other-street = { $id } appartiene a un’altra strada.
fault-place-taken = { $place } è già occupato da { $other }.
fault-places-empty = non c’è nulla in { $places }.
fault-other-columns = le colonne che nominano questo spazio Punteggio sono { $columns }.
fault-too-many-alike = { $tiles } tessere mostrano { $value }; in solitario non si possono disporre senza due vicine uguali.
fault-wrong-display = le tessere disponibili devono avere esattamente questi spazi: { $spaces }.
fault-not-rising = gli spazi sono elencati dal basso in alto, quindi deve essere più di { $value }.
fault-list-not-rising = gli spazi devono essere elencati in ordine crescente.
fault-not-falling-by-one = i prezzi devono essere elencati in ordine decrescente, di un real alla volta.
fault-not-on-track = { $value } non è sul tracciato, che ha { $spaces }.
fault-beyond-the-track = nessuno spazio può superare { $highest }.
fault-same-action = { $action } sta già in cima; l’ufficio richiede entrambe le sue azioni Stato.
fault-not-one-envelope = tra gli intervalli deve esserci esattamente una busta, non { $count }.
fault-cubes-left = ci sono { $cubes } cubi, ma righe, colonne, cantieri e mucchio di macerie ne contengono { $places }.
fault-not-per-house = deve esserci un’abilità per casa, ma ce ne sono { $abilities } per { $houses }.

# Cards and tiles

fault-deck-too-small = il mazzo richiede almeno { $least } carte, perché quattro giocatori possano pescarne cinque ciascuno.
fault-no-such-card = non c’è una carta { $id }.
fault-row-e = il decreto riguarda la riga E, quindi deve essere true.
fault-not-row-e = il decreto non riguarda la riga E, quindi non deve essere true.
fault-no-plans = l’architetto { $architect ->
    [blue] blu
   *[green] verde
} richiede progetti che non siano iniziali.
fault-not-even = il numero deve essere pari, perché gli edifici formano due pile uguali.
fault-not-at-court = «{ $do }» non può avvenire durante una visita { $noble ->
    [builder] al Costruttore
    [minister] al Ministro
   *[king] al Re
}.
fault-no-officials = un numero di ufficiali va con «recruit», non con «{ $do }».
fault-too-few-tasks = il mazzetto { $pack } richiede almeno { $least } compiti.

## The command

argument-command = inizia un’edizione propria, trova che cosa non va, o mostra che cosa contiene (predefinito: show)
command-new = inizia un'edizione propria: una copia di Baixa, da modificare
command-check = trova tutto ciò che non va in un'edizione, o in più edizioni che un server deve offrire
command-show = mostra che cosa contiene un'edizione
argument-folder = una cartella con i nove file di un’edizione (predefinita: Baixa, quella incorporata)
argument-new = dove scriverla: una cartella nuova o vuota
argument-name = come si chiama (predefinito: come la cartella)
argument-kind = che cosa mostrare, con il nome del suo file: { $kinds } (predefinita: una panoramica)
sound = L’edizione «{ $name }» è in ordine: { $politics } carte Politica, { $decrees } decreti, { $clergy } tasselli Clero, { $ships } navi, { $plans } progetti, { $buildings } edifici pubblici, { $plots } terreni, { $sites } cantieri, { $tasks } compiti e { $tokens } gettoni. Impronta { $fingerprint }.
new = La cartella { $folder } ora contiene l’edizione «{ $name }», una copia di Baixa in nove file. docs/editions.md ne spiega ogni parola. Cambia ciò che vuoi, poi:
new-check = {"    "}lisboa edition check { $folder }
new-play = {"    "}lisboa play --edition { $folder }
new-serve = {"    "}lisboa serve --open --edition { $folder }
new-not-empty = In { $folder } c’è già qualcosa, e resta com’è. Indica una cartella nuova o vuota.
new-not-a-folder = { $folder } non è una cartella.
new-name = Un’edizione non può chiamarsi «{ $name }»: { $reason } Scegli un altro nome con --name.
of-folder = { $folder }:
not-served = Si può giocare nel terminale, ma un server non può offrirla: { $reason } Dalle un altro nome in tutti i suoi file.
faults = { $faults ->
    [one] 1 errore.
   *[other] { $faults } errori.
}
unknown-kind = Non c’è nulla chiamato «{ $kind }» da mostrare. Possibili: { $kinds }.

## Tables

title-overview = Edizione «{ $name }», impronta { $fingerprint }
more = Per i dettagli: lisboa edition show GENERE, dove GENERE è uno tra { $kinds }.
title-board = Tabellone
title-plots = Terreni
title-sites = Cantieri per edifici pubblici
title-politics = Carte Politica
title-clergy = Tasselli Clero
title-decrees = Decreti
title-ships = Navi
title-plans = Progetti
title-buildings = Edifici pubblici
title-tasks = Compiti iniziali
title-tokens = Gettoni Città

head-kind = Genere
head-pieces = Pezzi
head-remark = Di cui
head-number = N.
head-deck = Mazzo
head-title = Titolo
head-text = Testo
head-copies = Copie
head-wigs = Retro
head-colour = Colore
head-hull = Stiva
head-price = Prezzo per merce
head-influence = Influenza
head-period = Periodo
head-architect = Architetto
head-officials = Ufficiali
head-starting = Iniziale
head-blue = Lato blu
head-green = Lato verde
head-plot = Terreno
head-size = Dimensione
head-streets = Strade
head-reward = Ricompensa
head-side = Lato
head-row-or-street = Riga o strada
head-cubes = Cubi
head-pack = Mazzetto
head-part = Parte
head-values = Stampato

title-and-year = { $title }, { $year }
variant-title = { $title } (variante)
yes = sì
no = –

word-gold = oro
word-cloth = stoffe
word-books = libri
word-tools = attrezzi
word-west = ovest
word-north = nord
word-east = est
word-plot = terreno
word-site = cantiere
icon-envelope = busta
icon-treasury = tesoreria

remark-board = { $plots } terreni ({ $wide } larghi, { $narrow } stretti), { $sites } cantieri per edifici pubblici
remark-deck = { $deck } { $cards }
remark-clergy = { $fronts } fronti diversi
remark-decrees = { $row_e } sulla riga E
remark-ships = { $kinds } tipi
remark-plans = { $starting } progetti iniziali
remark-buildings = ognuno con un lato blu e uno verde
remark-tasks = mazzetto A { $first }, mazzetto B { $second }
remark-tokens = { $plots } per terreni, { $sites } per cantieri

part-streets = Strade, da ovest a est
part-rows = Cubi alle righe
part-columns = Cubi alle colonne
part-rubble = Macerie: cubi { FORM($colour, "pl") }
part-pile = Mucchio di macerie
part-scoring = Tessere Punteggio
part-city = Tessere Città
part-treasury = Réis di tesoreria: costo della visita
part-treasury-start = Tesoreria all’inizio
part-market = Mercato all’inizio
part-market-floor = Prezzo minimo
part-influence = Influenza all’inizio, su { $max }
part-coins = Spazi Influenza con un real
part-church = Icone della Chiesa, per intervallo
part-office = { CAPITAL($office) }
part-player = Plancia giocatore
part-houses = { CAPITAL($group) }

value-street = { $name } ({ $good })
value-named = { $name }: { $value }
value-city = { $large } grandi, { $small } piccole
value-rubble = { $cubes } cubi, { $price ->
    [one] 1 real
   *[other] { $price } réis
} ciascuno
value-office = { $person }; { $capacity } spazi; accetta { $accepts }; { $actions }

count-upper_slots = spazi in alto
count-lower_slots = spazi inferiori
count-portfolio_base = portfolio
count-warehouse_base = magazzino per ogni merce
count-rubble_columns = colonne per le macerie
count-clergy_spaces = spazi Clero
count-officials_per_player = ufficiali

action-recruit = reclutare ufficiali
action-plan = prendere un progetto
action-ship = costruire una nave
action-produce = produrre merci
action-cardinal = incontrare il Cardinale
action-favour = ottenere un favore reale
action-store = costruire un negozio
action-decree = prendere un decreto
action-open = inaugurare un edificio pubblico

ability-none = nessuna abilità
ability-visit_in_reais = visite pagabili in réis
ability-ship_goods_minus_1 = le navi costano 1 merce in meno
ability-ship_goods_free = le navi non costano merci
ability-produce_plus_1_of_one = la produzione dà 1 merce in più di un tipo
ability-produce_plus_1_of_each = la produzione dà 1 merce in più di ogni tipo
