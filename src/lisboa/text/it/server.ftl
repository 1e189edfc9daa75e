### The server: its command, and what it says when it cannot do what somebody asks.

## The command

port-option = la porta; altrimenti { $port }, o la prossima libera
open-option = apri la pagina nel browser
host-option = l’indirizzo su cui ascoltare; 0.0.0.0: ogni indirizzo di questa macchina
data-option = dove si conserva tutto, se non al solito posto
database-option = un database come postgresql://user@host/name, al posto di SQLite
edition-option = la cartella di un’edizione propria, o di più edizioni, che i tavoli possono scegliere oltre a Baixa; la prima si gioca dove nessuno sceglie
workers-option = in quanti processi pensano i bot
origin-option = una pagina web oltre alla nostra che può parlare con questo server; si può ripetere
proxy-option = l’indirizzo di un proxy che può dire per chi parla
name-option = un nome con cui i browser trovano questo server, come lisboa.example, oltre a localhost, agli indirizzi e ai nomi della rete locale; si può ripetere
stop-within-option = quanti secondi ha il server per terminare quando gli viene chiesto (di solito 20)
keep-finished-option = per quanto si conservano le partite finite (di solito 365 giorni)
keep-unfinished-option = per quanto si conservano le partite che nessuno continua (di solito 180 giorni)
keep-expired-option = per quanto, dopo, restano soltanto nascoste e si possono recuperare (di solito 30 giorni)
expire-after-option = dopo quante ore di attività le partite possono scadere (di solito 6)
expire-share-option = quante partite, in percentuale, possono scadere al massimo in un’ora (di solito 10)
longest-silence-option = dopo quanti giorni senza alcuna modifica non si crede più all’orologio, così che nulla scada (di solito 30)
games-per-address-option = quante partite può creare un indirizzo in un’ora (di solito 60; 0: quante ne vuole)
thinking-per-address-option = per quanti minuti all’ora i bot pensano per un indirizzo (di solito 60; 0: senza limite)
thinking-per-game-option = lo stesso per una partita (di solito 30)
most-games-option = quante partite si conservano (di solito 100000; 0: quante si vuole)
most-connections-option = quante connessioni restano aperte insieme (di solito 10000, se il sistema consente tanti file)
connections-per-address-option = quante di esse può avere un indirizzo (di solito 512)
spectators-per-address-option = quante di queste guardano soltanto (di solito 64); i posti non contano
log-option = racconta anche ogni richiesta e ogni mossa, non solo ciò che va storto
json-logs-option = lo stesso, scritto per i programmi

serving = In ascolto su { $url } (Ctrl-C lo ferma).
open-yourself = Apri questo indirizzo in un browser per giocare.
no-page = Questa installazione non ha una pagina per il browser. Si costruisce con make e Node 20.19 o più recente, o con una rete da cui prendere Node; poi, nel checkout, pip install . la porta con sé.
port-taken = La porta { $port } è occupata.
port-in-use = La porta { $port } è occupata; scegline un’altra.
unknown-host = Questa macchina non ha questo indirizzo.
unknown-database = Questo genere di database non esiste; usa sqlite:///FILE o postgresql://… (che richiede `lisboa[postgres]`).
database-away = Il database non risponde.
database-missing = Questo database non esiste: manca la sua cartella, il suo nome o il suo utente.
database-damaged = Questo file è danneggiato, oppure non è un database SQLite. Non è cambiato nulla; `lisboa restore` ripristina un backup in un nuovo file.
database-newer = Questo database appartiene a una versione più recente del programma. Avvia quella; non è cambiato nulla.
database-taken = Un server usa già questo database, e due su uno stesso file SQLite non sanno l’uno dell’altro. Fermalo, oppure scegli un altro --data o --database.
welcome =
    { $product } { $version } è in funzione. La pagina per il browser non fa parte di questa installazione;
    i programmi trovano tutto sotto /api, descritto in /api/openapi.json.
stopped = Fermato. Nulla è perso.

## Refusals

refused-malformed = Non si capisce ({ $where }: { $what }).
refused-not-here = Qui non c’è nulla.
refused-no-credential = Mostra un segreto di questa partita.
refused-wrong-credential = Questo link non vale per questa partita, o non vale più.
refused-seat-taken = Questo invito è già stato usato e il posto è occupato. Se l’hai usato tu, il link del tuo posto è nel menu del tavolo sul dispositivo che hai usato; altrimenti chiedi un nuovo link a chi ospita.
refused-secret-known = Scegli un segreto che nessuno conosce.
refused-not-yours = Questo posto non è tuo.
refused-not-host = Può farlo solo chi ospita la partita.
refused-unknown-game = Questa partita non esiste, o non esiste più.
refused-unknown-edition = Questa edizione non esiste.
refused-no-such-edition = Questo server non offre un’edizione chiamata «{ $name }». Offre { $offered }.
refused-edition-of-record = La registrazione è stata giocata con l’edizione «{ $name }», che questo server non ha; ha { $offered }.
refused-edition-of-record-changed = La registrazione è stata giocata con l’edizione «{ $name }» con impronta { $fingerprint }. Questo server ne ha una con quel nome che gioca diversamente ({ $offered }).
refused-no-such-seat = Questo posto non esiste.
refused-no-human = Lì non siede una persona.
refused-too-many = Ci sono troppe connessioni a questa partita.
refused-unavailable = Il database non risponde. Non è cambiato nulla; riprova tra un momento.
refused-busy = Il pianificatore è occupato; chiedi di nuovo tra un momento.
refused-stale = La partita è andata avanti. Guardala e rispondi di nuovo.
refused-request-taken = Qualcun altro ha già fatto questa richiesta.
refused-hello-twice = Hai già salutato.
refused-over = La partita è finita.
refused-ended = La partita è stata terminata.
refused-frozen = Questa versione del programma gioca questa partita diversamente da quella che l’ha scritta. Si può leggere, ma non continuare.
refused-other-rules = Questa partita è stata giocata con la versione { $rules } delle regole, e questo programma gioca la versione { $ours }. Si può guardare ed esportare, ma non giocare. { $program ->
    [unknown] Non si conosce un programma che la giochi.
    [newer] La gioca un programma più recente.
   *[other] Lisboa { $program } ne gioca la registrazione.
}
refused-not-kept = Questa partita è stata giocata con la versione { $rules } delle regole, e questo programma gioca la versione { $ours }. A che punto era non è stato annotato in una forma per altri, quindi non si può mostrare; nulla ne è perso, e la registrazione si può esportare. { $program ->
    [unknown] Non si conosce un programma che la giochi.
    [newer] La gioca un programma più recente.
   *[other] Lisboa { $program } ne gioca la registrazione.
}
refused-confirm-first = Conferma la tua risposta, o annullala.
refused-no-advance = Non c’è una carta da scegliere prima che altri seguano.
refused-nothing-drafted = Non c’è nulla da confermare o da annullare.
refused-another-human = Ciò che è pubblicato resta, perché gioca un’altra persona.
refused-nothing-to-rewind = La partita non è arrivata così avanti.
refused-dealt = Tracciato Chiesa e mani sono stati rivelati, quindi la scelta dei tasselli Clero è definitiva.
refused-undealt = Prima che tracciato Chiesa e mani siano distribuiti, una partita si può continuare solo quando è finita.
refused-bot-plays = Per questo posto gioca un bot.
refused-no-bot-plays = Per questo posto non gioca un bot.
refused-not-silent = { $seconds ->
    [0] Può tacere solo il posto che deve rispondere.
    [one] Il posto non tace da abbastanza tempo: ancora 1 secondo.
   *[other] Il posto non tace da abbastanza tempo: ancora { $seconds } secondi.
}
refused-conceded = Questo posto si è arreso.
refused-no-hints = Questo tavolo gioca senza suggerimenti.
refused-no-play-on = Questo tavolo ha deciso che nessuno riprende il gioco da un momento passato.
refused-play-on-agreed = Se si possa riprendere da un momento passato è stato deciso prima di distribuire; resta così.
refused-not-over = La partita non è ancora finita.
refused-rematch-there = C’è già una rivincita.
refused-lacerda-seat = Lacerda siede al secondo di due posti.
refused-same-colours = Due posti non possono avere lo stesso colore.
refused-other-seats = I posti non corrispondono a questa partita.
refused-no-such-point = La partita ha solo { $n } azioni.

## What the whole table is told about links

notice-link = Chi ospita ha creato un nuovo link per { $name }. Il vecchio non vale più.
notice-take = { $name }: il posto è stato preso con il suo invito.
notice-spectators = Chi ospita ha creato un nuovo link per gli spettatori.
