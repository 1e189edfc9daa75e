### The table in the browser: what its pages say besides questions, answers and events.

lisboa = Lisboa
motto = 1755. La città è caduta. Ricostruiscila.
page-title = { $page } – Lisboa
title-your-turn = ● Tocca a te – { $names } – Lisboa
tools = Strumenti
more = Altro
close = Chiudi
back = Indietro
menu = Questo tavolo
views = Viste

## The language

language = Lingua
language-now = Lingua: { $language }
language-more = Altre impostazioni
set-language = Lingua della pagina
set-language-text = Domande, registro, regole e tutto il resto. I nomi dati dalle persone restano come sono.

## Light and dark

light = Chiaro
dark = Scuro

## The start page

new-game = Nuova partita
mode-solo = In solitario
mode-solo-text = Tu contro Lacerda
mode-bots = Con i bot
mode-bots-text = Da uno a tre, forti quanto vuoi
mode-table = Stesso tavolo
mode-table-text = Vi passate il dispositivo, le mani restano nascoste
mode-friends = Con amici
mode-friends-text = Manda un link, si gioca a qualsiasi ora
your-name = Il tuo nome
name-of = Nome della persona { $n }
name-of-bot = Nome del bot { $n }
colour = Colore
colour-of = Colore di { $name }
seats = Chi siede al tavolo
seats-text = Si gioca in quest’ordine, giro dopo giro. Chi inizia è sorteggiato.
seat-up = Sposta su { $name }
seat-down = Sposta giù { $name }
seat-out = Togli { $name }
who-sits = Chi siede al posto { $n }
who-me = Tu
who-person-table = Una persona a questo schermo
who-person-friends = Qualcuno, con un link
who-lacerda = Lacerda
who-lacerda-text = Il tuo avversario in solitario
who-bot = { $level }: { $text }
add-person-table = Aggiungi una persona
add-person-friends = Aggiungi un amico
add-bot = Aggiungi un bot
shuffle = Mescola i posti
bot-apprentice = Apprendista
bot-merchant = Mercante
bot-courtier = Cortigiano
bot-minister = Ministro
bot-apprentice-text = Debole ma sensato. Per le tue prime partite.
bot-merchant-text = Prende il meglio del momento, subito.
bot-courtier-text = Pianifica i turni e ci pensa un attimo.
bot-minister-text = Pianifica a lungo e pensa altrettanto. Il più forte.
how-many-bots = Bot
how-strong = Quanto sono forti
your-colour = Il tuo colore
against = Contro { $who }
each-seat = Scegli posto per posto
start = Inizia
variants = Varianti e regole della casa
editions = Edizione
edition-name = { $name ->
    [baixa] Baixa
   *[other] { $name }
}
edition-text = { $politics } carte Politica, { $decrees } decreti, { $clergy } tasselli Clero
edition-played = Si gioca con l’edizione { $name ->
    [baixa] Baixa
   *[other] { $name }
}
variant-draft = Draft della mano iniziale
variant-draft-text = Scegli le tue prime cinque carte e passi le altre. Per chi conosce le carte.
variant-starting_decrees = Decreti iniziali
variant-starting_decrees-text = Prima del primo turno ognuno prende un decreto, a partire dall’ultimo giocatore.
variant-tasks = Carte Compito
variant-tasks-text = Piccoli obiettivi con ricompense guidano i nuovi giocatori nei primi turni; chi conosce il gioco può farne a meno.
variant-tokens = Gettoni Città
variant-tokens-text = Gettoni con altre ricompense coprono ciò che è stampato su terreni e cantieri: ogni città è diversa.
variant-queen = La Regina
variant-queen-text = Una carta Politica del secondo periodo è sostituita da quella della Regina.
variant-discard_before_ships = Scarti prima delle nuove navi
variant-discard_before_ships-text = Al cambio di periodo le carte si scartano prima che arrivino le nuove navi.
variant-servant_decrees = Decreti di un Servo di corte
variant-servant_decrees-text = Quanti decreti richiede questo status.
variant-servant_decrees-choice = { $value } decreti
variant-blank_task_rewards = Compiti senza ricompensa propria
variant-blank_task_rewards-text = Che cosa danno i compiti B6 e B9.
variant-blank_task_rewards-choice = { $value ->
    [above] Come il compito sopra
   *[below] Come il compito sotto
}
variant-lacerda_pays = Lacerda paga
variant-lacerda_pays-text = Che ne è della sua azione Nobile quando ha troppo poca influenza e troppo poche parrucche.
variant-lacerda_pays-choice = { $value ->
    [in-full] Per intero, o non agisce
   *[what-it-can] Quel che può, e agisce comunque
}
for-whom = Per
tokens-lay-out = Disponili
tokens-shuffle = Rimescola
tokens-at-random = Lascia al caso
tokens-how = Premi un gettone e poi un altro dello stesso genere: si scambiano di posto.
tokens-shuffled = I gettoni sono stati mescolati.
tokens-swapped = I due si sono scambiati di posto.
tokens-other-kind = I gettoni rotondi stanno sui terreni, quelli quadrati sui cantieri; questi due non possono scambiarsi.
token-at = { $place }: { $token }
token-held = { $token } Ora premine un altro.
rulings = Chiarimenti
rulings-text = Dove le regole stampate si possono leggere in due modi, un tavolo può scegliere l’altra lettura.
variant-hints = Suggerimenti
variant-hints-text = Chi deve rispondere può chiedere al pianificatore che cosa farebbe.
variant-play-on = Tornare indietro
variant-play-on-text = Chiunque può riprendere da un momento passato, come nuova partita; da soli si possono annullare i turni. Disattivalo dove il risultato conta; poi resta disattivato.
patience = Attesa di un giocatore
patience-hours = { $hours ->
    [1] un’ora
    [24] un giorno
    [72] tre giorni
   *[other] una settimana
}
patience-text = Dopo questo tempo ogni giocatore può far giocare un bot al posto di chi non risponde.
watching = Assistere
watching-text = Nel menu del tavolo c’è un link per gli spettatori. Per guardare solo bot, cedi a un bot anche il tuo posto.
welcome-to-table = Ti diamo il benvenuto al tavolo
welcome-with = Giochi con { $who }. Come ti chiameranno?
stay-called = Resta { $name }
sit-down = Siediti
your-games = Le tue partite
no-games = Qui troverai le partite che giochi.
first-time = Prima volta qui?
first-time-text = Di che cosa tratta il gioco, come va un turno e come si usa questa pagina, in cinque minuti.
first-no = Conosco il gioco
first-steps = Primi passi
first-steps-text = Il gioco in cinque minuti
where = Periodo { $period ->
    [1] I
   *[2] II
} · Turno { $turn }
where-your-turn = { $place } · tocca a te
where-their-turn = { $place } · tocca a { $who }
if-it-ended-now = Se la partita finisse ora
before-first-turn = Prima del primo turno
just-now = poco fa
won-by = vittoria di { $who }
game-ended = terminata in anticipo
game-frozen = di un’altra versione, solo da guardare
look = Guarda
past-frozen = Questa partita è ferma
past-more = Perché, e che cosa si può fare
past-over = Questa partita è finita
past-text = È stata giocata con la versione { $rules } delle regole, e questo server gioca la versione { $ours }. È mostrata com’era e si può esportare, ma qui non si può giocare né rivedere. { $program ->
    [unknown] Non si conosce un programma che la giochi.
    [newer] La gioca un programma più recente.
   *[other] Lisboa { $program } ne gioca la registrazione.
}
past-missing = { $n ->
    [one] Ciò che si vede si ferma una risposta prima dell’ultima. Quella risposta è nella registrazione.
   *[other] Ciò che si vede si ferma { $n } risposte prima dell’ultima. Queste risposte, e ciò che ne è seguito, sono nella registrazione.
}
play = Gioca
go-on = Continua
watch = Guarda
forget = Dimentica qui questa partita
rules = Regole
rules-text = Ogni regola, con ricerca
open-record = Apri una registrazione
open-record-text = Guardala o continua a giocare
open-record-how = Una registrazione è l’intera partita come testo. Una finita si può rivedere, un’altra si continua a giocare.
choose-file = Scegli un file
paste-record = Oppure incollala qui
drop-record = Trascina qui la registrazione
open = Apri
settings = Impostazioni
settings-text = Conferma, animazioni, suono
server-away = Il server non risponde. È ancora in funzione?

## The question

question = La domanda
not-possible = { $n ->
    [one] 1 risposta ora non è possibile
   *[other] { $n } risposte ora non sono possibili
}
advised = La scelta del pianificatore
costs = costa { $amount }
brings = frutta { $amount }
preview-other-gains = { $who } guadagna { $amount }.
preview-other-loses = { $who } perde { $amount }.
preview-final = Poi non si torna indietro: mostra qualcosa di nascosto o passa la decisione ad altri.
preview-hint = Il pianificatore vede una probabilità di vincere del { $chance }% e prevede { $margin ->
    [0] parità
    [one] un margine di 1 parrucca
   *[other] un margine di { $margin } parrucche
}.
undo = Annulla
all-answers = Tutte le risposte · { $n }
all-here = Tutte le risposte qui · { $n }
fold = Riduci
answer-spoken = { $answer }: { $changes }
costs-of = costa { $what ->
    [influence] { $n } influenza
   *[reais] { $n ->
        [one] 1 real
       *[other] { $n } réis
    }
} su { $have }
step-rules = Le regole di questo passo
held-where = { $piece }: dove?
then-visit = { $first } o { $second }, poi { $last }
then-trade = poi vendi o tratti
held-card = { $kind } { $influence }
held-good = { $good ->
    [gold] Oro
    [cloth] Stoffa
    [books] Libro
   *[tools] Attrezzo
}
held-piece = In mano
take = Prendi
put-back = Rimetti
key-escape = Esc
key-start-over = Maiusc U
undo-more = Altri modi di annullare
start-over = Ricomincia il turno
end-turn = Termina turno
show-turn = Mostra il turno
turn-up = Rivela
end-missing = Manca ancora una risposta. { $question }
decline-more = Per quanto tempo
decline-once = Non questa volta
decline-turn = Non per il { $noble } in questo turno
decline-round = Non per il { $noble } in questo round
decline-game = Mai per il { $noble } in questa partita
this-turn = Questo turno
pay-otherwise = paga diversamente
otherwise = diversamente
crumb-first = Ricomincia il turno
crumb-back = Torna a: { $step }
crumb-optional = [{ $step }]
turn-ready = Tutto pronto. Termini il turno?
hint = Suggerimento
hint-wait = Sto pensando…
turn-so-far = Il tuo turno finora
bot-thinks = { $who } sta pensando…
other-asked = Tocca a { $who }.
other-thinks = { $who } sta facendo una mossa…
game-over = La partita è finita.
rule-show = Regola { $id }
rule-name = Regola { $id }
rule-in-rules = Nelle regole

## The table

log = Registro
log-whole = Tutta la partita
log-empty = Non è ancora successo nulla.
score-sheet = Punteggio
score-for = Per
wigs = Parrucche
tab-board = Tabellone
tab-hand = Mano
tab-mine = Plancia
tab-players = Giocatori
tab-log = Registro
connecting = Cerco il tuo tavolo…
line-lost = Connessione persa. Riprovo…
no-table = Qui non c’è nessun tavolo
table-gone = Questa partita è stata eliminata.
start-page = Pagina iniziale
pass-to = Passa il tavolo a
since-last-turn = Dal tuo ultimo turno
unveil = Sono { $who }: mostra la mia mano

## Looking closely at a thing

inspector = Da vicino
inspect = Guarda da vicino (I)
inspect-all = Tutto ciò che è sul tavolo
inspect-seek = Cerca una carta, una tessera o un luogo
ways-open = Che cosa puoi farne ora
ways-closed = Che cosa non puoi farne ora
things-ships = Navi
things-architects = Architetti
things-discards = Carte scartate
caption-card = { $kind } · mazzo { $deck } · n. { $number } · { $year }
caption-ship = Nave
caption-clergy = Tassello Clero
caption-decree = Decreto
caption-plan = Progetto
caption-building = Edificio pubblico
caption-task = Carta Compito
caption-plot = Terreno della Baixa
caption-site = Cantiere per edifici pubblici
caption-row = Macerie
caption-column = Macerie
caption-pile = Macerie
caption-scoring = Nella Baixa
caption-noble = Nobile a corte
caption-office = Ufficio
caption-plaza = Plaza
caption-deed = Azione a corte
caption-treasury = Corte Reale
caption-price = Mercato
caption-stack = Carte Politica disponibili
caption-cardinal = Chiesa
caption-gap = Chiesa
caption-church = Chiesa
caption-seat = Plancia giocatore
lies-hand = Nella mano di { $who }.
lies-upper = In uno spazio in alto del portfolio di { $who }.
lies-lower = In uno spazio inferiore del portfolio di { $who }.
lies-court = Giocata a corte in questo turno.
lies-display = Tra le carte Politica disponibili.
lies-discards = Scartata.
lies-shipyard = Prossima nel cantiere navale.
lies-docked = Nave di { $who }, all’approdo.
lies-at-sea = Nave di { $who }, in mare.
ship-cargo = A bordo: { $goods }.
ship-no-cargo = Ancora nulla a bordo.
lies-church = Sul tracciato Chiesa.
lies-board = Sulla plancia di { $who }.
lies-decrees = Tra i decreti disponibili.
lies-architect = Prossimo progetto di questo architetto.
lies-completed = Completato da { $who }.
lies-ready = Pronto per l’inaugurazione.
lies-later = Viene più avanti nella pila di questo architetto.
lies-open = Inaugurato nella Baixa.
lies-done = Svolto da { $who }.
deed-covered = Coperta da 1 { $good }.
favours-left = { $n ->
    [0] Non restano favori.
    [one] Resta 1 favore.
   *[other] Restano { $n } favori.
}
treasury-influence = { $n ->
    [0] Non cambia l’influenza che costano le visite.
   *[other] { $n ->
        [-2] Le visite costano 2 influenza in meno.
        [-1] Le visite costano 1 influenza in meno.
       *[other] Le visite costano { $n } influenza in più.
    }
}
officials-none = Qui non c’è nessuno.
officials-of = { $who }: { $n }
neutral = Ufficiali neutrali
cardinal-here = Il Cardinale è qui.

## Scores

score-now = Ora sul tavolo
score-before = Prima del punteggio finale
score-if-ended = Se la partita finisse ora
score-final = Punteggio finale
score-then = In tutto
bar-so-far = { $n } sul tavolo
bar-before = { $n } prima del finale
leads = { $who } conduce con { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}.
leads-level = { $who } sono in parità con { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}.
would-win = Se la partita finisse ora, { $who } avrebbe più parrucche di tutti: { $n }.
would-win-level = Se la partita finisse ora, { $who } sarebbero in parità con { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}.
rank-now = Se finisse ora: { $rank }
rank-then = Status: { $rank }
rank-met = basta
rank-out = { $rank } non è più raggiungibile: { $why }.
rank-more = ancora { $n }
rank-short-servant = Servo
rank-short-favourite = Favorito
rank-short-right-hand = Braccio destro
rank-row-wigs = Parrucche
rank-row-stores = Negozi
rank-row-majorities = Maggioranze
rank-row-reais = Réis
rank-row-decrees = Decreti
rank-row-ships = Navi

bot = gioca il computer

## Lacerda

lacerda-next = Poi visita { $noble }.
lacerda-aide = L’Aiutante scarta la carta { $kind } in cima.
lacerda-plans = Progetti
lacerda-officials = { $n ->
    [one] 1 ufficiale
   *[other] { $n } ufficiali
}
lacerda-ships = Navi
lacerda-stores = { $n ->
    [one] 1 negozio
   *[other] { $n } negozi
}
lacerda-cubes = Cubi
lacerda-goods = Merci
worth-each = { $n ->
    [one] 1 parrucca l’uno
   *[other] { $n } parrucche l’uno
}

## Around the game

links = Link da inviare
spectators = Spettatori
copy = Copia
copied = Copiato
friend = Persona al posto { $n }
invite = Invita i tuoi amici
invite-text = Manda a ognuno il suo link. È l’invito a un posto: chi lo apre per primo si siede lì, e nessun altro vede quelle carte; poi il link è consumato.
invite-later = Ritrovi questi link nel menu del tavolo.
own-link = Il tuo posto, per un altro tuo dispositivo
own-link-text = Chi ha questo link vede le tue carte. Non mandarlo a nessun altro.
link-shared = Anche chi ha creato questo tavolo conosce il link del tuo posto.
invited-yourself = Questo invito è per { $name }. Se lo apri qui, il posto è tuo e il link è consumato.
take-seat = Prendi il posto
to-table = Al tavolo
here-now = è qui
orders = Non chiedermi
order-follow = di seguire chi visita { $noble }
order-church = di cedere tasselli Clero al punteggio Chiesa
order-declines = nulla che io possa rifiutare nei turni degli altri
save-record = Salva la registrazione
leave = Lascia il tavolo
your-place = Il tuo posto
level = Livello
level-of-bots = Livello del bot
hand-over = Fai giocare un bot per me
hand-over-text = Un bot risponde al posto tuo finché non torni.
bot-plays = Qui gioca un bot: { $level }.
take-back = Torno a giocare io
concede = Arrenditi
concede-text = Non puoi più vincere. Un bot continua al posto tuo, così gli altri possono finire la partita. Non si torna indietro.
concede-text-ends = La partita finisce ora, con la tua sconfitta. Non si torna indietro.
concede-sure = Sì, mi arrendo
concede-not = No, continuo
host = Ospiti tu questa partita
silent = Se qualcuno non risponde
silent-text = Trascorso il tempo fissato da chi ospita, ogni giocatore può far giocare un bot al posto di chi deve rispondere e non lo fa.
bot-for = Fai giocare un bot
new-link = Nuovo link
new-link-text = Il vecchio link da ora non vale più: chi siede lì è fuori, e tutto il tavolo lo viene a sapere.
new-link-made = Il nuovo link per { $name } è qui sopra. Il vecchio non vale più.
end-game = Termina la partita
end-text = La partita finisce ora per tutti, senza vincitori. Non si torna indietro.
end-sure = Sì, termina
delete-game = Elimina la partita
delete-text = La partita e la sua registrazione sono eliminate per tutti. Non si torna indietro.
delete-sure = Sì, elimina
report = Segnala un problema
report-text = Salva un file con la registrazione della partita come la conosci tu, le versioni del programma, il tuo browser e le dimensioni dello schermo. Non contiene le cose nascoste degli altri né i link. Mandalo a chi gestisce questo server.
report-words = Che cosa non ha funzionato?
report-save = Salva il rapporto
report-saved = Il rapporto è salvato.

## The end

rebuilt = Lisbona è rinata grazie a { $who }
won-together = Lisbona è rinata grazie a { $who }, insieme
ended-by-people = La partita è stata terminata
won-with = { $n } parrucche, { $ahead ->
    [0] in parità
   *[other] { $ahead } di vantaggio
}.
tie-TIE-01 = A parità di parrucche decide il numero di set di macerie.
tie-TIE-02 = A parità di set decide il numero di negozi.
tie-TIE-03 = A parità di negozi decide il numero di progetti completati.
tie-TIE-04 = A parità di progetti decidono soldi e influenza.
tie-TIE-05 = A parità di soldi la vittoria è condivisa.
what-decided = Che cosa ha deciso
decided-by = Ha deciso: { $what }.
decided-by-two = Hanno deciso: { $what }; { $and }.
best-turns = I tuoi turni migliori
where-wigs = Da dove vengono le parrucche
look-at-table = Guarda il tavolo
play-again = Gioca di nuovo
result = Risultato

## Replay

replay = Replay
replay-at = { $n } di { $all } risposte
replay-where = Periodo { $period ->
    [1] I
   *[2] II
} · Turno { $turn } · { $who }
replay-start = La partita inizia.
replay-point = Punto della partita
period-1 = Periodo I
period-2 = Periodo II
previous = Indietro
previous-key = Una risposta indietro (freccia sinistra)
next = Avanti
next-key = Una risposta avanti (freccia destra)
turn-previous = Turno prima
turn-previous-key = All’inizio del turno (Pag su)
turn-next = Turno dopo
turn-next-key = Al turno successivo (Pag giù)
run = Riproduci
run-key = Riproduci o metti in pausa (spazio)
pause = Pausa
pace = Velocità { $n }×
play-on = Gioca da qui
whose-view = Con gli occhi di chi
all-open = Tutto scoperto
hand-of = Mano di { $name }
curve = Parrucche
curve-projected = con il finale
curve-wigs = sul tavolo
curve-here = Parrucche a questo punto
curve-who = { $name } { $wigs }
curve-words = Parrucche di tutti i giocatori nel corso della partita. A questo punto: { $standing }.
turns = Turni
turns-of = Solo i turni di
turns-only = Solo i turni di { $name }
turn-loud = Uno dei turni che hanno reso di più
tab-curve = Parrucche
tab-turns = Turni
share = Condividi
share-with = Condividi il link per { $who }
share-title = Lisboa
share-text = Una partita di Lisboa
share-moment = Condividi questo momento
share-moment-text = Chi apre questo link vede questo momento e può rivedere tutta la partita. Non dà un posto a nessuno.
copy-for = Copia il link per { $who }

## When something is not there

try-again = Riprova
broken-link = Questo link non è completo.
trouble-broken-link = Qualcosa è andato perso copiandolo o inviandolo. Chiedi il link intero e apri quello.
trouble-away = Nulla è perso: la partita riprende dov’era appena il server risponde.
trouble-unknown-game = Forse è stata eliminata, o il link non è completo. Chiedi il link intero a chi te l’ha mandato.
trouble-wrong-credential = Forse chi ospita ha creato un nuovo link. Chiedilo e apri quello.
trouble-not-over = Mentre si gioca, nessuno può rivedere la partita.

## Rules

rules-seek = Cerca nelle regole
rules-seek-example = macerie, o STORE-08
rules-all = { $all } enunciati
rules-found = { $n } di { $all } enunciati
rules-none = Nessuna regola contiene le parole «{ $words }».
rules-show-all = Mostra tutte le regole
rules-sections = Sezioni
rules-beside = A fianco
rules-beside-none = nessun’altra lingua
rules-untranslated = Non ancora tradotta

## Settings

set-here = Conservate in questo browser.
set-look = Aspetto
set-theme = Colori
set-theme-system = Come il dispositivo
set-theme-light = Chiaro
set-theme-dark = Scuro
set-contrast = Più contrasto
set-contrast-text = Superfici semplici, linee e lettere più forti.
set-text = Dimensione del testo
set-text-text = Con il testo grande la pagina si dispone come su uno schermo più piccolo. Il tabellone ha il suo zoom.
percent = { $n }%
set-motion = Animazioni
set-motion-text = I pezzi si muovono e le navi salpano. Se il dispositivo chiede meno movimento, resta comunque tutto fermo.
set-answering = Rispondere
set-confirm-each = Conferma ogni passo
set-confirm-each-text = Un primo tocco sceglie e mostra che cosa ne segue, un secondo risponde.
set-usual = Ciò che si risponde da sé
set-usual-text = Ciò che risponderebbero quasi tutti. Resta nella barra fino alla risposta successiva, e Annulla lo ritira.
set-usual-only = Dove c’è una sola risposta
set-usual-payment = I pagamenti in monete, finché bastano
set-usual-reward = Le ricompense che non costano nulla
set-usual-cube = Un cubo, se sono tutti dello stesso colore
set-attention = Suono
set-sound = Suoni discreti
set-sound-text = Una carta giocata, monete che passano di mano e due note quando tocca a te. La scheda del browser lo mostra sempre.
set-sound-card = Una carta
set-sound-coin = Una moneta
set-sound-turn = Tocca a te
set-orders = Istruzioni permanenti
set-orders-text = Valgono a ogni tavolo a cui ti siedi. Nel menu di un tavolo puoi cambiarle per quel tavolo.

## First steps

first-title = Ti diamo il benvenuto a Lisbona
first-lead = Nel giorno di Ognissanti del 1755 un terremoto, un’onda e un incendio distrussero la città. Ora la ricostruisci anche tu.
first-goal = Di che cosa si tratta
first-goal-text = Vince chi alla fine ha più parrucche: più bella la parrucca, più grande l’influenza. Le parrucche vengono da negozi ed edifici pubblici nella nuova città bassa, da navi che salpano piene e dai decreti, che alla fine premiano ciò che hai fatto meglio.
first-turn = Come va un turno
first-turn-text = Giochi una carta della mano e ne prendi una nuova. Con la carta fai una di quattro cose:
first-gold = Prendere oro
first-gold-text = Scarta la carta per 1 oro. La via modesta.
first-portfolio = Tenerla
first-portfolio-text = Metti la carta sulla tua plancia, dove ti aiuta a lungo; poi vendi merci o tratta con i nobili.
first-visit = Visitare un nobile
first-visit-text = Gioca a corte la carta di un nobile, paga influenza e fai ciò che quel nobile sa fare. Altri possono seguire con un favore reale.
first-event = Finanziare un evento
first-event-text = Una carta Tesoreria dà ciò che vi è scritto.
first-builder = Il Costruttore
first-builder-text = recluta ufficiali, disegna progetti e ti fa costruire un negozio.
first-minister = Il Ministro
first-minister-text = dà navi, merci e decreti.
first-king = Il Re
first-king-text = conosce il Cardinale, concede favori e inaugura edifici pubblici.
first-here = Come si usa questo tavolo
first-glow = Ciò che brilla si può scegliere
first-glow-text = Sotto il tabellone c’è una domanda. Tutto ciò che vi risponde ha un bordo caldo.
first-look = Indica prima di scegliere
first-look-text = Punta una risposta per vedere che cosa costa e che cosa frutta. Punta una carta o una tessera per leggerla. Ciò che non è possibile dice perché.
first-undo = Prova liberamente
first-undo-text = Annulla ritira una risposta dopo l’altra, finché non si rivela qualcosa di nascosto.
first-confirm = Conferma alla fine
first-confirm-text = Il tuo turno vale solo quando lo confermi.
first-keys = Con la tastiera
first-keys-text = Le frecce scelgono, Invio risponde, U annulla, / trova una risposta dalle sue parole.
first-rules = Regole a portata di mano
first-rules-text = Il numero di una regola la apre sul posto.
first-you = Esordiente
first-go = Inizia una prima partita tranquilla
first-go-text = Contro un bot debole, con piccoli compiti che ti guidano nei primi turni e un suggerimento ogni volta che lo chiedi. Dura circa un’ora, e puoi smettere quando vuoi.

## The line to type on: the first word of each command is its name, the others are also understood

command-line = Scrivi una risposta o un comando
command-line-hint = Una risposta, il suo numero, oppure: lista, annulla, conferma, perché, mano, stato, giocatori, punteggio, registro, suggerimento, aiuto
command-undo = annulla indietro undo back u
command-confirm = conferma ok si! vai confirm yes! go
command-hint = suggerimento consiglio hint advise
command-why = perche why
command-list = lista elenco risposte opzioni list answers options
command-hand = mano carte hand cards
command-status = stato io status me
command-players = giocatori altri players others
command-log = registro cronologia log history
command-score = punteggio punti parrucche score scores wigs
command-help = aiuto help ?
said-help = Scrivi parole di una risposta, il suo numero nella lista o come la chiama una registrazione, per esempio «court political-05». Una riga vuota dà la risposta scelta. Comandi: lista legge le risposte; annulla ritira l’ultima; conferma termina il turno; perché seguito da parole dice che cosa non è possibile; mano, stato, giocatori, punteggio e registro dicono come stanno le cose; suggerimento chiede al pianificatore.
said-undone = L’ultima risposta è annullata.
said-nothing-to-undo = Non c’è nulla da annullare.
said-no-hint = Ora non c’è alcun suggerimento.
said-confirmed = Il turno è confermato.
said-answered = Risposta data: { $answer }.
said-chosen = Scelta: { $answer }. Premi Invio per rispondere.
said-choose-first = Prima scegli una di { $n ->
    [one] 1 risposta
   *[other] { $n } risposte
}; scrivi lista per sentirle.
said-not-asked = Ora non devi rispondere a nulla.
said-confirm-or-undo = Il tuo turno è completo: scrivi conferma o annulla.
said-no-number = Non c’è una risposta { $n }: sono numerate da 1 a { $all }.
said-several = Più risposte contengono queste parole: { $answers }. Scrivi uno dei numeri.
said-unknown = Nessuna risposta e nessun comando si chiama «{ $line }». Più vicine: { $answers }. Scrivi aiuto per tutti i comandi.
said-closed = { $answer }: non è possibile. { $reason } Regola { $rule }.
said-possible = Questo è possibile.
said-nothing-closed = Qui non è escluso nulla con queste parole.
said-numbered = { $n }: { $answer }
said-more = { $n ->
    [one] un’altra
   *[other] altre { $n }
}
said-none = ora nessuna da giocare
said-hand = { $n ->
    [one] 1 carta
   *[other] { $n } carte
} in mano. Risposte possibili: { $answers }.
said-score = { $name }: { $wigs }.
said-status = { $name } ha { $things } e { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}.
said-spectating = Stai guardando.
heard-question = { $question } { $n ->
    [one] 1 risposta.
   *[other] { $n } risposte.
}

## What an answer means, on the board

preview = Che cosa comporta
preview-reward = Ricompensa: { $reward }
closed-here = Ora non è possibile
answers-here = { $n } risposte qui
preview-how = Come si calcola
preview-less = Solo i totali

## The steps of a turn, done, now and to come

step-setup = Preparazione
step-card = Carta
step-action = Azione
step-goods = Vendere o trattare
step-sell = Vendere
step-trade = Trattare
step-state = Azione Stato
step-store = Negozio
step-decree = Decreto
step-opening = Edificio
step-cube = Cubo
step-house = Casa
step-pay = Pagare
step-reward = Ricompensa
step-penalty = Penalità
step-follow = Seguire
step-draw = Pesca
step-church = Chiesa
step-period = Periodo

## Moments that are staged on the board

you = Tu
done = fatto
influence = influenza
chooses-now = sceglie ora
chooses-next = sceglie dopo
good-gold = Oro
good-cloth = Stoffe
good-books = Libri
good-tools = Attrezzi
harbour = Porto
harbour-how = ogni casella vende subito
harbour-sell = Vendi { $good } alla { $mine ->
    [yes] tua nave
   *[no] nave di { $who }
} per { $price }.
harbour-sails = Salpa: { $mine ->
    [yes] guadagni
   *[no] { $who } guadagna
} { $gain }.
harbour-free = { $n ->
    [one] 1 libero
   *[other] { $n } liberi
}
harbour-at-sea = in mare
harbour-sailed = In mare. Approda quando inizia il { $mine ->
    [yes] tuo turno.
   *[no] turno di { $who }.
}
harbour-nothing = Qui non si vende.
harbour-sold = Venduto finora
harbour-rule = Una nave piena salpa subito: il proprietario guadagna una parrucca per ogni merce a bordo.
church-scores = Punteggio Chiesa
church-how = Premi un tassello per cederlo o tenerlo
church-order = Chi sceglie
church-kept = tiene tutto
church-keep = Tieni tutto
church-give = Cedi { $n }: +{ $wigs }
church-tile = { $tile }. { $benefit } Retro: { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}.
church-on = tieni
church-off = ceduto
church-backs = sul retro: { $backs }
church-backs-none = le parrucche sul retro di ciò che cedi
church-once = una volta sola, qualunque cosa cedi: { $from } → { $to }{ $wigs ->
    [0] {""}
    [one] , e 1 parrucca per l’eccedenza
   *[other] , e { $wigs } parrucche per l’eccedenza
}
church-once-none = basta un tassello per guadagnare { $n }
church-lose = Perdi: { $what }
church-lose-nothing = Non perdi nulla.
period-ends = Fine del periodo { $period ->
    [1] I
   *[2] II
}
period-step = passo { $n } di { $all }
period-why-sets = { $mine ->
    [yes] Hai completato il tuo secondo set.
   *[no] { $who } ha completato un secondo set.
} Un secondo set, di chiunque, chiude il primo periodo; il turno è stato giocato fino in fondo.
period-why-stacks = { $mine ->
    [yes] Hai svuotato la terza pila.
   *[no] { $who } ha svuotato la terza pila.
} Tre pile vuote tra le carte Politica disponibili chiudono il primo periodo; il turno è stato giocato fino in fondo.
period-why-unknown = Il primo periodo è finito.
period-sets = Punti per i set
period-sets-text = 3 parrucche l’uno; le vecchie carte disponibili escono
period-ships = Nuove navi
period-ships-text = con stive più grandi
period-discard = Scarti con ricompensa
period-draw = Pesca fino a cinque
period-draw-text = dal mazzo viola
period-display = Nuove carte disponibili
period-display-text = dal mazzo marrone
period-refill = Chiesa e decreti
period-refill-text = si riempiono
period-table = Set: 3 parrucche l’uno
period-table-solo = Set: 3 parrucche l’uno; Lacerda: 1 parrucca per ogni cubo
period-discarded = { $n ->
    [0] nessuno scarto
    [one] 1 scarto
   *[other] { $n } scarti
}
period-rewards = Ottieni una ricompensa per ogni tipo di nobile che scarti
period-claim = Quale ricompensa prendi ora?
period-could = scarta un { $noble }
period-none = nessun { $noble } con ricompensa
period-second = niente 2º { $noble }
period-nothing = nessuna ricompensa
period-how = Premi carte della mano. Escono dal gioco; nessuno è obbligato a scartare.
period-draw-after = { $n ->
    [0] Non peschi carte.
    [one] Peschi 1 carta viola.
   *[other] Peschi { $n } carte viola.
}
period-keep = Tieni tutto
period-discard-n = Scarta { $n }
period-next = Il periodo II finisce con un quarto set, o quando tre pile su quattro sono vuote.
pick-some = Scelta: { $n } di { $number }
pick-more = { $n ->
    [one] Scegline ancora 1
   *[other] Scegline ancora { $n }
}
pick-these = Conferma
follow-waits = Il turno di { $who } ti aspetta
follow-price = Quanto costa seguire
follow-pay = Paghi
follow-after = La tua influenza
follow-favour-back = Il favore torna
follow-rest = Il resto in parrucche
follow-recruit = { $n ->
    [0] non ti restano ufficiali
    [one] hai 1 ufficiale da piazzare
   *[other] hai { $n } ufficiali da piazzare
}
follow-plan = per { $officials } ufficiali
follow-plan-none = non restano progetti
follow-ship = stiva { $n }, vendite +{ $price }
follow-ship-none = non restano navi
follow-produce = { $goods }
follow-produce-none = non hai negozi
follow-cardinal = { $tiles }
follow-cardinal-none = nessun tassello vicino
follow-favour = { $nobles }
follow-favour-none = non ne restano che ti manchino
follow-store = { $goods }; hai { $reais }
follow-decree = migliore ora: { $decree }, { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}
follow-decree-some = { $n ->
    [one] 1 disponibile
   *[other] { $n } disponibili
}
follow-decree-none = nessuno disponibile
follow-open = { $buildings }; { $n ->
    [0] non hai progetti
    [one] hai 1 progetto
   *[other] hai { $n } progetti
}
skip = Salta
final-begins = La partita è finita. Si conta ciò che resta.
final-said = { $what }: { $who }

## Turns that are told

log-fold = Chiudi
log-filter = Che cosa mostra il registro
log-all = Tutto
log-scoring = punteggio
log-round = Round { $n }
heard-turn = { $turn }.
since-folded = Da allora · { $n }
tell-again = Racconta di nuovo
in-the-log = Nel registro
telling = Che cosa fanno gli altri
told-step = { $who }: { $step }
told-back = Un passo indietro
told-next = Un passo avanti
told-pause = Pausa
told-on = Continua
telling-pace = Velocità del racconto
set-telling-text = Mentre giocano gli altri, i loro turni sono raccontati passo per passo sul tavolo. Spazio mette in pausa, le frecce vanno passo per passo, Esc porta al presente.
pace-slow = Lenta
pace-normal = Normale
pace-instant = Istantanea
to-my-turn = Al mio turno
to-now = Al presente
