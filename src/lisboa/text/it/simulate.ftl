### The command `lisboa simulate`.

players-option = quanti giocano, da 2 a 4 (di solito { $usual })
games-option = quante partite (di solito %(default)s)
bots-option = chi gioca: un bot per tutti i posti, o uno per ogni posto, separati da virgole; noti: { $names }; anche planner:200ms, module:Class e program:COMANDO
seed-option = la prima partita ha questo seme, la successiva il numero successivo (di solito %(default)s)
jobs-option = quanti processi si dividono il lavoro (di solito uno per core)
json-option = il risultato come JSON, per i programmi
records-option = scrivi ogni partita in questa cartella
edition-option = la cartella di un’edizione propria

## Wrong arguments

wrong-number-of-bots = { $players ->
    [1] Contro Lacerda gioca un bot, non { $bots }.
   *[other] { $players } giocatori richiedono un bot per tutti o { $players } bot, non { $bots }.
}
records-not-a-folder = { $folder } non è una cartella in cui scrivere registrazioni: { $reason }.

## While it runs

playing = Si gioca
progress = { $done } di { $games } partite
interrupted = Interrotto dopo { $done } di { $games } partite.
record-lost = Non si può scrivere una registrazione: { $reason }. Contate { $done } di { $games } partite.
worker-lost = Uno dei processi è morto; contate { $done } di { $games } partite.

record-comment = seme { $seed }, giocata da { $bots }

## The result

title = { $games } { $players ->
    [solo] di un giocatore contro Lacerda
   *[other] a { $players } giocatori
} ({ $bots }), semi da { $first } a { $last }
games = { $n ->
    [one] 1 partita
   *[other] { $n } partite
}
speed = { $seconds } secondi, { $speed } decisioni al secondo

course = Andamento di una partita
course-turns = Turni di ogni giocatore
course-answers = Risposte per decisione
course-questions = Domande per partita
course-decisions = Decisioni (due o più risposte) per partita

wigs = Parrucche
wigs-player = Parrucche del giocatore
wigs-lacerda = Parrucche di Lacerda
wigs-total = Totale
head-mean = media
head-least = minimo
head-most = massimo
head-quarter = 25%
head-half = mediana
head-three-quarters = 75%

endings = Che cosa ha innescato la fine
ending-period = del primo periodo
ending-game = del gioco
head-sets = set di macerie
head-stacks = pile di carte

ranks = Status raggiunti
head-games = partite
ahead = In { $n ->
    [one] 1 partita
   *[other] { $n } partite
} il giocatore aveva più parrucche di Lacerda ({ $share }).

winners = Vincitori
winners-place = Per ordine di turno
winners-share = Quota delle partite
head-place = { $place }º
winners-seat = Per bot
head-failed = fallito
head-seat = { $seat }. { $bot }
shared = { $n ->
    [0] Nessuno ha dovuto condividere una vittoria.
    [one] In 1 partita più giocatori hanno condiviso la vittoria.
   *[other] In { $n } partite più giocatori hanno condiviso la vittoria.
}

failed = { $bot } ha fallito: ha ceduto più del 5% delle sue decisioni, quindi queste partite non dicono nulla su di lui.

no-stuck = Nessuna partita si è bloccata.
stuck = { $n ->
    [one] 1 partita si è bloccata. Il comando la gioca di nuovo:
   *[other] { $n } partite si sono bloccate. I comandi le giocano di nuovo:
}
stuck-more = { $n ->
    [one] … e un’altra
   *[other] … e altre { $n }
}
stuck-command = lisboa simulate { $table } --bots { $bots } --games 1 --seed { $seed }
stuck-exception = il programma ha fallito: { $detail }
stuck-no-answers = una domanda non aveva risposte
stuck-endless = nessuna fine dopo { $detail } domande
stuck-not-over = si è fermata prima del punteggio finale
