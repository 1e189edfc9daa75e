### What is typed at a question of `lisboa play`: words, help, and what is said about mistakes.

## Words. Each list may hold as many as people try; the English ones are always understood.

words-undo = annulla indietro
words-board = tavolo tabellone mostra guarda mappa
words-hand = mano carte
words-log = registro cronologia
words-refused = no impossibile vietato
words-why = perché posso
words-rules = regole regola cosa come
words-help = aiuto comandi
words-short = breve corto
words-full = completo intero lungo
words-again = ancora opzioni domanda elenco lista
words-save = salva
words-quit = esci uscita ciao
next-words = a avanti successivo
previous-words = i indietro precedente
yes-words = s sì
no-words = n no
# Behind a word of the rules: data, checks and examples, too.
everything = tutto

## At a question

prompt = { $name } >
hint = Un numero da 1 a { $most }, o una parola: annulla, tavolo, mano, registro, no, perché…, regole…, aiuto, esci.
hint-picking = In qualsiasi ordine: un numero dopo l’altro, o tutti insieme, per esempio «{ $example }».
picked = Scelta finora: { $things }. «annulla» toglie l’ultima cosa scelta.
enough = Basta così
enough-none = Nulla di tutto questo
confirm = Non si può annullare. Lo giochi? [S/n]
undone = Annullato.
unpicked = Tolto dalla scelta: { $thing }.
yes-or-no = Rispondi s o n.
no-such-number = Non c’è un’opzione { $number }: scrivi un numero da 1 a { $most }, o aiuto.
nothing-typed = Scrivi un numero da 1 a { $most }, o aiuto.
one-number = Un numero alla volta: questa domanda ha una sola risposta.
too-many = Scegline { $n } in tutto, non di più.
not-there = { $thing }: non si può scegliere una seconda volta.
not-understood = Non capisco «{ $text }». Scrivi un numero da 1 a { $most }, o aiuto.
not-understood-near = Non capisco «{ $text }». Intendevi «{ $near }»? Un numero da 1 a { $most } risponde; aiuto dice di più.
fits-several = «{ $text }» corrisponde alle opzioni { $numbers }: scrivi uno dei numeri.
now-short = D’ora in poi ogni turno mostra ciò che è cambiato. «tavolo» mostra tutto, «completo» ripristina l’intero tavolo.
now-full = D’ora in poi ogni turno mostra l’intero tavolo. «breve» mostra solo ciò che è cambiato.

## Help. Lines with a bar have a left column and a right column.

help-title = Come si gioca
help-game =
    Ricostruisci Lisbona dopo il terremoto del 1755. Vince chi alla fine ha più parrucche.
    Nel tuo turno giochi una carta: nel portfolio, e poi vendi merci alle navi o le cedi per azioni; oppure a corte, dove visiti il nobile sulla carta (il Costruttore costruisce negozi, il Ministro dà decreti, il Re inaugura edifici pubblici) o finanzi un evento. Poi prendi una carta.
    Rispondi a una piccola domanda dopo l’altra. Il numero davanti a una risposta la gioca; dietro stanno costi e guadagni. «definitivo» significa che non si può annullare.
help-commands =
    1, 2, 3… | rispondi con questa opzione; vanno bene anche le sue parole, per esempio «visita Ministro»
    annulla | ritira la tua ultima risposta, finché nulla di nuovo è venuto alla luce
    tavolo | l’intero tavolo; o una parte: tavolo centro, corte, chiesa, cantiere, decreti, politica, giocatori, o il nome di un giocatore
    mano | le tue carte con tutti i testi
    registro | che cosa è successo negli ultimi turni
    no | che cosa ora non è possibile, e perché
    perché… | chiedi di una cosa: perché non posso costruire un negozio?
    regole… | una regola o una ricerca: regole STORE-08, regole macerie, regole macerie tutto
    breve, completo | mostra a ogni turno ciò che è cambiato, o l’intero tavolo
    Invio | di nuovo la domanda
    esci | lascia la partita; è salvata dopo ogni risposta, e «lisboa play» la continua
help-letters = Bastano anche singole lettere: u annulla, b tavolo, h mano, l registro, n no, w perché, r regole, q esci, ? aiuto.
help-rules = Le regole di questa domanda: { $rules }.

## Long lists

more = { $shown } di { $lines } righe. Invio ne mostra altre, q chiude l’elenco.
