### For operators and their guests: workers, limits, back-up and restore.

worker-died = il suo processo è terminato

## What is refused at the door

too-many-requests = Troppo in una volta. Riprova tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
too-many-sockets = Ci sono già { $n } connessioni da questo indirizzo.
too-many-games = Da questo indirizzo sono state create molte partite di recente. La prossima si può creare tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
too-many-spectators = Da questo indirizzo ci sono già { $n } spettatori; i posti restano aperti a chi gioca.
thought-enough = Qui i bot hanno già pensato a lungo. Il prossimo suggerimento si può avere tra { $seconds ->
        [one] un secondo
       *[other] { $seconds } secondi
    }.
refused-full = Questo server conserva già tutte le partite che può. Ci sarà di nuovo posto quando quelle vecchie saranno eliminate o scadranno.
body-too-large = È troppo grande; il massimo è { $n } byte.
too-slow = La richiesta ha impiegato troppo ad arrivare.
wrong-origin = Questa pagina non può parlare con questo server.
refused-failed = Qui qualcosa è andato storto. È stato annotato; riprova.

## Back-up and restore

database-option = il database, come per `lisboa serve`; altrimenti quello nella cartella dei dati
data-option = la cartella dei dati del server, se non è quella solita
backup-file = il file da scrivere; non deve essercene uno con questo nome
restore-file = un file scritto da `lisboa backup`
replace-option = anche se nel database ci sono partite: vanno perse
progress = { $n } righe…
backed-up = { $file }: { $games ->
        [one] una partita
       *[other] { $games } partite
    } con { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }.
restored = { $games ->
        [one] Ripristinata una partita
       *[other] Ripristinate { $games } partite
    } con { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }.

no-such-database = Questo non è un database che so usare. Esempi: sqlite:////srv/lisboa.sqlite, postgresql://lisboa@localhost/lisboa.
with-option = il Python di un’altra versione del programma, per le partite che solo quella gioca
kept = { $games ->
    [0] Non c’era alcuna partita da annotare.
    [one] Una partita è stata annotata così com’è.
   *[other] { $games } partite sono state annotate così come sono.
}
no-keepsakes = { $python } non ha detto a che punto sono le sue partite: { $why }
no-database = { $file }: questo database non esiste.
file-exists = { $file }: questo file esiste già; scegli un altro nome.
has-games = In questo database { $n ->
        [one] c’è una partita. Per perderla
       *[other] ci sono { $n } partite. Per perderle
    } e ripristinare comunque: --replace.
no-backup = { $file }: questo non è un backup.
newer-file = { $file }: questo backup è stato fatto da una versione più recente del programma.
damaged = { $file }: questo backup è danneggiato; non è stato ripristinato nulla.
cut-off = { $file }: questo backup finisce troppo presto; non è stato ripristinato nulla.
other-schema = Il database appartiene a un’altra versione del programma. Avvia una volta `lisboa serve` per aggiornarlo, oppure fanne il backup con la versione che l’ha scritto.
database-error = Il database ha rifiutato ({ $error }); non è cambiato nulla.
server-runs = Un server usa questo database. Prima fermalo; non è cambiato nulla.

## The schema of a database

schema-to-option = lo schema a cui portare il database; a uno precedente solo con tutti i server fermi
schema-is = Il database ha lo schema { $schema }; questa versione del programma usa { $newest }.
schema-none = ancora nessuna tabella
schema-brought = Dallo schema { $before } a { $schema }.
schema-unknown = Non conosco questo schema. Quelli che conosco: { $known }.
schema-one-way = Lo schema { $schema } contiene ciò che i precedenti non possono: da lì riporta indietro solo un backup di prima. Non è cambiato nulla.
