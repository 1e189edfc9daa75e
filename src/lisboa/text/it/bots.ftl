### Bots: how they are named, what they are like, and what they do wrong.

## Levels, as `lisboa play --help` describes them

level-apprentice = debole ma sensato
level-merchant = prende il meglio del momento
level-courtier = pianifica
level-minister = pianifica a lungo
level = { $name } ({ $text })

## Nobody of this name can play

no-such-bot = Non c’è un bot «{ $name }». Ci sono: { $names }; anche module:Class e program:COMANDO.
no-such-bot-near = Non c’è un bot «{ $name }». Intendevi «{ $near }»?
no-budget = Il bot { $name } non ha un budget da impostare: scrivi solo { $name }.
no-budget-but-weights = Il bot { $name } non ha un budget da impostare: scrivi solo { $name }, o { $name }:FILE.toml per pesi propri.
wrong-budget = «{ $text }» non è un budget: scrivi 200ms, 2s o 2000it.
empty-budget = «{ $text }» non lascia tempo per pensare: il budget deve essere maggiore di zero.
wrong-weights = I pesi «{ $file }» non sono utilizzabili: { $problem }
weights-unread = { $reason }.
weights-no-text = il file non è un testo in UTF-8.
weights-no-toml = il file non è TOML ({ $reason }).
weights-no-section = non c’è una sezione [{ $section }].
weights-missing = in [{ $section }] manca { $name }.
weights-unknown = in [{ $section }] { $name } non è un peso.
weights-no-number = in [{ $section }] { $name } non è un numero.
no-such-module = Non c’è un modulo Python «{ $module }», né installato né in questa cartella.
broken-module = Il modulo «{ $module }» non è utilizzabile: { $reason }.
no-such-class = Il modulo «{ $module }» non ha «{ $name }».
not-a-bot = «{ $name }» del modulo «{ $module }» non è un bot: deve essere una classe con un metodo choose, o una funzione che ne crea una da un seme.
wrong-constructor = «{ $name }» del modulo «{ $module }» ha il costruttore sbagliato: è chiamato con un argomento, il seme, come in __init__(self, seed).
no-command = Indica quale programma: program:COMANDO, per esempio «program:python3 my_bot.py».
unclear-command = Il comando «{ $command }» non è leggibile: mancano le virgolette di chiusura.
no-such-program = Non c’è un programma «{ $program }» che si possa eseguire.

## A decision is forfeited

fault-crash = { $bot } ha fallito ({ $detail }).
fault-nonsense = { $bot } non ha dato una risposta possibile ({ $detail }).
fault-late = { $bot } era in ritardo ({ $detail }).
fault-absent = { $bot } non può giocare ({ $detail }).
detail-error = { $error } in { $file }, riga { $line }
detail-type = una risposta è un numero, non { $type }
detail-not-legal = nessuna delle { $n } offerte
detail-late = { $took } secondi, con un budget di { $budget }
detail-ended = il programma è terminato con codice { $code }
detail-no-choose = serve un metodo choose che prenda una vista, le risposte consentite e un budget
detail-babble = non una riga con un oggetto JSON
detail-no-action = la sua risposta non è un’azione
detail-starts = { $n ->
    [one] è stato avviato una volta in questa partita, invano
   *[other] è stato avviato { $n } volte in questa partita, invano
}
detail-protocol = non parla la versione { $ours } del protocollo

forfeited = { $sentence } Al suo posto ha risposto greedy, { $times ->
    [one] una volta, nella partita con seme { $seed }.
   *[other] { $times } volte, la prima nella partita con seme { $seed }.
}
