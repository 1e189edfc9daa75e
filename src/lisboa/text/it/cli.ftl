### The command line: what its help says, and what it says when it cannot do as told.

## Help

summary = un’edizione digitale non ufficiale del gioco da tavolo
examples-of-all =
    lisboa play # gioca contro due bot
    lisboa play --solo # gioca in solitario contro Lacerda
    lisboa story # guarda una partita intera, raccontata turno per turno
    lisboa simulate --players 3 --games 100 # gioca molte partite e conta
    lisboa arena --bots greedy,random # fai giocare i bot tra loro
    lisboa rules STORE-08 # leggi una regola
    lisboa rules macerie # trova le regole che citano una parola
    lisboa edition # guarda che cosa è stampato su carte, tessere e tabellone

play-summary = gioca a questo terminale, con bot o con altri
play-examples =
    lisboa play # tu contro due bot, o continua la partita salvata
    lisboa play --seats human,human --names Ana,Ben # due persone a un terminale
    lisboa play --solo # in solitario contro Lacerda
    lisboa play --players 4 --draft --tokens # con varianti
    lisboa play --players 4 --seed 7 # tu e tre bot, ogni volta la stessa distribuzione
    lisboa play --games # le partite conservate
    lisboa play 2026-05-01-ana-ben # continua una di queste
    lisboa play --plain # righe semplici, per lettori di schermo

replay-summary = ripercorri la registrazione di una partita, turno per turno
replay-examples =
    lisboa replay game.record # dall’inizio
    lisboa replay game.record --at 12 --seat Ana # che cosa vedeva Ana dal turno 12 in poi

check-summary = verifica registrazioni di partite
check-examples =
    lisboa check game.record # rigiocata, dà ciò che dice?
    lisboa check games/first.record games/second.record # una riga per ognuna

story-summary = guarda una partita intera, raccontata turno per turno
story-examples =
    lisboa story # una partita a caso
    lisboa story --seed 7 # ogni volta la stessa partita
    lisboa story --solo # un giocatore contro Lacerda

serve-summary = offri partite ai browser, qui o per un sito
serve-examples =
    lisboa serve --open # gioca nel tuo browser
    lisboa serve # per te, su http://127.0.0.1:1755
    lisboa serve --host 0.0.0.0 --port 80 # per chiunque raggiunga questa macchina
    lisboa serve --database postgresql://lisboa@localhost/lisboa # su PostgreSQL

backup-summary = scrivi tutte le partite di un server in un file
backup-examples =
    lisboa backup games.backup # anche mentre il server è in funzione
    lisboa backup --database postgresql://lisboa@localhost/lisboa games.backup # da PostgreSQL

keep-summary = annota a che punto sono le partite, per una versione con altre regole
keep-examples =
    lisboa keep # prima di un aggiornamento; anche mentre il server è in funzione
    lisboa keep --with /opt/lisboa-0.1/bin/python # dopo: la versione vecchia dice a che punto erano le sue partite
migrate-summary = mostra la forma delle tabelle di un server, o portale a quella di un’altra versione
migrate-examples =
    lisboa migrate # a che punto è il database
    lisboa migrate --to 0003 # indietro, per una versione precedente; docs/operating.md dice per quale

revive-summary = recupera una partita scaduta
revive-examples =
    lisboa revive shjRcLBhTIXp # anche mentre il server è in funzione
    lisboa revive --database postgresql://lisboa@localhost/lisboa shjRcLBhTIXp # in PostgreSQL

restore-summary = leggi tutte le partite di un backup in un database
restore-examples =
    lisboa restore games.backup # in un server senza partite
    lisboa restore games.backup --database postgresql://lisboa@localhost/lisboa # da qualsiasi parte
    lisboa restore games.backup --replace # al posto delle partite che ci sono

simulate-summary = fai giocare molte partite da sole e conta che cosa succede
simulate-examples =
    lisboa simulate # alcune partite, per vedere che tutto vada bene
    lisboa simulate --players 4 --games 1000 # mille partite a quattro
    lisboa simulate --solo # punteggi e status contro Lacerda
    lisboa simulate --games 1000 --seed 7 --jobs 2 # ripetibile, su due core

arena-summary = fai giocare i bot tra loro e guarda chi è migliore e con quanta certezza
arena-examples =
    lisboa arena --bots greedy,random # cento partite a due
    lisboa arena --bots planner:200ms,greedy-1,random --games 200 --jobs 2 # tutti gli abbinamenti
    lisboa arena --bots planner:200ms,greedy-1 --players 4 --stop-early # uno contro tre
    lisboa arena --bots greedy:mine.toml,greedy # pesi propri contro quelli forniti
    lisboa arena --bots greedy --solo --csv games.csv # contro Lacerda, ogni partita in un file

tune-summary = trova pesi migliori per il bot greedy
tune-examples =
    lisboa tune --minutes 30 --jobs 4 --out mine.toml # cerca per mezz’ora, o continua
    lisboa tune --solo --minutes 30 --state solo.json --out mine.toml # per partite contro Lacerda
    lisboa tune --from mine.toml --state next.json --check 100 # inizia da lì, e alla fine confronta

bench-summary = misura la velocità del gioco su questa macchina
bench-examples =
    lisboa bench # tutto ciò che c’è da misurare, in circa un minuto
    lisboa bench --quick # una risposta approssimativa in pochi secondi
    lisboa bench --json # per i programmi

rules-summary = leggi le regole, e guarda quali dimostrano i test
rules-examples =
    lisboa rules # tutte le sezioni
    lisboa rules STORE-08 # una regola e dove altro è citata
    lisboa rules mucchio macerie # ogni regola che cita entrambe le parole
    lisboa rules --coverage # che cosa nessun test dimostra ancora

edition-summary = guarda un’edizione: che cosa è stampato su carte, tessere e tabellone
edition-examples =
    lisboa edition # l’edizione fornita con il programma
    lisboa edition show decrees # tutti i suoi decreti
    lisboa edition new my-edition # inizia la tua da una sua copia
    lisboa edition check my-edition # tutto ciò che non va nella tua

commands = Comandi
examples = Esempi
arguments = Argomenti
options = Opzioni
language-option = parla questa lingua, per esempio de o pt
help-option = mostra questo aiuto
version-option = mostra quale versione è questa
see-help-of-command = Ogni comando ha il suo aiuto: lisboa rules --help

value-folder = CARTELLA
value-file = FILE
value-name = NOME
value-names = NOMI
value-kind = GENERE
value-kinds = GENERI
value-language = LINGUA
value-word = PAROLA
value-turn = TURNO
value-seconds = SECONDI
value-days = GIORNI
value-game = PARTITA
value-hours = ORE
value-percent = PERCENTUALE
value-minutes = MINUTI
value-address = INDIRIZZO

version = { $product } { $version }, { $engine ->
        [compiled] motore compilato
       *[plain] motore non compilato
    }, Python { $python }

## A command line that makes no sense

see-help = Per l’aiuto: { $command } --help
unknown-command = Non c’è un comando «{ $text }». I comandi sono: { $commands }.
unknown-command-near = Non c’è un comando «{ $text }». Intendevi «{ $near }»?
unknown-language = Qui non c’è una lingua «{ $text }». Le lingue sono: { $languages }.
unknown-argument = Non so che cosa fare con «{ $text }».
unknown-argument-near = Non so che cosa fare con «{ $text }». Intendevi «{ $near }»?
missing-argument = Manca qualcosa: { $names }.
missing-choice = Serve uno di questi: { $names }.
missing-value = { $name } richiede un valore.
needless-value = { $name } non accetta valori, ma è stato dato «{ $text }».
not-together = { $name } e { $other } non vanno insieme.
wrong-choice = { $name } non può essere «{ $text }». Possibili: { $choices }.
wrong-value = { $name } non può essere «{ $text }».
wrong-argument = { $name }: { $problem }
wrong-line = Questa riga di comando non ha senso ({ $problem }).
no-whole-number = «{ $text }» non è un numero intero.
no-number = «{ $text }» non è un numero come 30 o 0.5.
not-positive = { $text } è troppo piccolo; deve essere maggiore di 0.
too-small = { $text } è troppo piccolo; il minimo è { $minimum }.
too-large = { $text } è troppo grande; il massimo è { $maximum }.

## What else can happen

interrupted = Interrotto.
file-error = { $file }: { $reason }.
system-error = Il sistema ha rifiutato: { $reason }.
words-summary = vedere quali lingue ci sono e che cosa manca loro
words-examples =
    lisboa words # tutte le lingue, con quanto ne è presente
    lisboa words --check # tutto ciò che manca o è sbagliato; codice di uscita 1 se c’è qualcosa
    lisboa words --check pl # lo stesso per una lingua
    lisboa words --check --json # lo stesso per i programmi
