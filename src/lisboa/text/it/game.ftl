### Errors that people can make with a game, its records and its positions.

# $action as records write it; $reason is a sentence.
illegal = { $action }: { $reason }
unknown-action = Non esiste un’azione «{ $action }».
unknown-action-of-many = Partita { $game }: non esiste un’azione «{ $action }».
game-over = La partita è finita: non si può giocare altro.
nothing-to-undo = Non si può annullare nulla: l’ultima risposta era definitiva, o non ce n’è nessuna.
other-rules = Questa partita è stata salvata con pickle da un programma con altre regole: le sue risposte qui portano a un’altra partita.
no-such-seat = Non c’è un posto { $seat }: questa partita ha { $players } posti, numerati da 0.
wrong-players = Una partita è per { $fewest }–{ $most } giocatori, non { $players }.
wrong-seed = Un seme è un numero intero, non { $seed }.
unknown-variant = Non c’è una variante «{ $variant }»; ci sono { $known }.
wrong-variants = Indica le varianti come nomi con i loro valori, non { $variants }.
variant-switch = La variante «{ $variant }» è attiva (true) o inattiva (false), non { $value }.
variant-choice = La variante «{ $variant }» accetta uno tra { $choices }.
layout-part = Una disposizione di gettoni ha le parti { $parts }, e in ognuna i gettoni per luogo; «{ $part }» non è una di esse.
layout-place = In «{ $place }» non può stare alcun gettone.
layout-token = «{ $token }» in { $place } non è un gettone che può stare lì.
layout-copies = Ci sono solo { $copies } gettoni «{ $token }».
variant-tasks = Nomina i posti che ricevono carte Compito, o sceglili tutti; «{ $value }» non è un posto.
draft-in-solo = Contro Lacerda non c’è nessuno con cui fare il draft: scegli il solitario o il draft.
solo-seats = Una partita in solitario ha due posti: il tuo, e il secondo chiamato Lacerda.
wrong-names = Indica una lista con un nome per ognuno dei { $players } posti.
bad-name = «{ $name }» non può essere il nome di un posto: un nome ha da 1 a 30 caratteri stampabili, senza spazi ai lati e senza i segni { $signs }; «neutral» è riservato.
same-names = Due posti hanno lo stesso nome.
no-deal = Una partita iniziata da una posizione non ha una distribuzione, quindi non ne esiste una registrazione; salva invece la posizione.
wrong-since = Gli eventi si contano da 0, quindi «since» è un numero intero, non { $since }.
wrong-edition = { $edition } non è un’edizione: caricane una con lisboa.edition.load.
not-legal = «{ $action }» ora non si può giocare, quindi non c’è nulla da dire su ciò che farebbe.

## Records: `line` is 0 where no single line is to blame.

record-not-a-record = Riga { $line }: questa non è una registrazione, la cui prima riga è «{ $title }».
record-unknown-section = Riga { $line }: non c’è una sezione { $section }, solo [deal] e [game].
record-no-colon = Riga { $line }: dopo la chiave mancano i due punti.
record-unknown-header = Riga { $line }: non esiste un’intestazione «{ $header }».
record-header-twice = Riga { $line }: l’intestazione «{ $header }» compare qui per la seconda volta.
record-missing-header = Manca l’intestazione «{ $header }».
record-other-turn = Riga { $line }: questo è il turno { $ours }, la registrazione dice { $theirs }.
record-other-result = Riga { $line }: la partita non finisce come dice la registrazione: { $result }. Manca la fine, o è stata modificata.
record-no-turn = Riga { $line }: un turno inizia con il suo numero, il nome del posto e i due punti, per esempio «12 Green:».
record-partly-known = Riga { $line }: questa registrazione contiene solo ciò che { $known } sapeva quando è stata scritta, quindi si può leggere ma non rigiocare.
record-wrong-seats = Riga { $line }: la registrazione nomina { $n } posti; una partita ne ha da { $fewest } a { $most }.
record-other-rules = Riga { $line }: la registrazione è stata fatta con la versione { $rules } delle regole, e questo programma gioca la versione { $ours }. { $program ->
    [unknown] Non si conosce un programma che la giochi.
    [newer] La gioca un programma più recente.
   *[other] La gioca Lisboa { $program }.
}
record-other-edition = Riga { $line }: la registrazione è stata fatta con l’edizione { $theirs }; questa è { $ours }. Carica quella con lisboa.edition.load e passala come edition.
record-unknown-seat = Riga { $line }: «{ $seat }» non è un posto di questa partita.
record-illegal = Riga { $line }: «{ $action }» qui non si può giocare: { $reason }
record-broken = Riga { $line }: { $reason }
record-other-hash = Riga { $line }: lo stato dopo questo turno è { $ours }, la registrazione dice { $theirs }. La registrazione è stata modificata da qualche parte fin qui.
record-start = Riga { $line }: «{ $start }» è indicato come primo giocatore, ma non è un posto di questa partita.
record-deal-twice = Riga { $line }: «{ $part }» compare due volte nella distribuzione.
record-deal-missing = Nella distribuzione manca la riga «{ $part }».
record-deal-number = Riga { $line }: «{ $word }» in «{ $part }» non è un numero intero.
record-deal-word = Riga { $line }: l’edizione non ha un «{ $word }» che possa stare in «{ $part }».
record-deal-unknown = Riga { $line }: «{ $part }» non è una parte di una distribuzione.
record-deal-wrong = Riga { $line }: la distribuzione non può venire dalla scatola di questa edizione: guarda «{ $part }».

## Positions: `path` says where, such as players.Green.hand[2].

position-not-an-object = { $path }: qui deve stare un oggetto con campi con nome.
position-not-a-list = { $path }: qui deve stare una lista.
position-not-a-number = { $path }: qui deve stare un numero intero.
position-not-a-name = { $path }: qui deve stare un nome.
position-not-yes-or-no = { $path }: qui deve stare true o false.
position-out-of-range = { $path }: il numero deve essere compreso tra { $low } e { $high }.
position-wrong-length = { $path }: la lista ha { $n } voci; ne sono possibili da { $least } a { $most }.
position-unknown-field = { $path }: questo campo non esiste.
position-missing-field = { $path }: questo campo manca.
position-unknown-name = { $path }: «{ $name }» non è un nome che può stare qui.
position-unknown-effect = { $path }: l’edizione non conosce questo effetto.
position-view = { $path }: questa è la vista di un solo posto, non un’intera posizione; ciò che non mostra non si può indovinare. Si può giocare un campione della vista.
position-other-format = { $path }: questo programma legge posizioni nel formato { $ours }.
position-other-rules = { $path }: la posizione è stata fatta con la versione { $rules } delle regole, e questo programma gioca la versione { $ours }. { $program ->
    [unknown] Non si conosce un programma che la giochi.
    [newer] La gioca un programma più recente.
   *[other] La gioca Lisboa { $program }.
}
position-other-edition = { $path }: la posizione è stata fatta con un’altra edizione; questa è { $ours }.
position-seats = { $path }: qui deve stare una lista con i nomi di { $fewest }–{ $most } posti.
position-names = { $path }: { $why }
position-too-often = { $path }: «{ $name }» compare qui una volta più di quante ne ha la scatola.
position-not-in-game = { $path }: «{ $name }» non fa parte di una partita per { $players } giocatori.
position-wrong-place = { $path }: «{ $name }» non può stare qui.
position-too-many = { $path }: qui ne sono possibili al massimo { $most }.
position-not-a-space = { $path }: il tracciato non ha questo spazio.
position-adds-up = { $path }: insieme a ciò che hanno i giocatori, qui devono essercene { $n }.
position-officials = { $path }: { $out } ufficiali sono in uffici e plaza, quindi la plancia contiene il resto di { $all }.
position-houses = { $path }: sono costruite { $n } case, ma { $stores } negozi ne hanno una.
position-which-houses = { $path }: ci sono { $stores } negozi, e quali case sono state costruite decide che cosa può fare il giocatore: indica quante di ogni colonna ({ $groups }).
position-no-street = { $path }: questo terreno non è sulla strada di questa merce.
position-closed-row = { $path }: la riga E non si usa con due giocatori.
position-scoring = { $path }: queste non sono le tessere Punteggio dell’edizione.
position-wrong-side = { $path }: questo edificio mostra il colore dell’altro architetto.
position-wrong-colour = { $path }: su questo cantiere un edificio deve mostrare il colore della sua strada.
position-plan-taken = { $path }: un giocatore possiede questo progetto o uno sotto di esso.
position-first-period-only = { $path }: nel secondo periodo qui non resta nulla.
position-seen-by-all = { $path }: «{ $name }» è stata presa tra le carte disponibili, quindi deve stare anche in «seen».
position-not-in-hand = { $path }: «{ $name }» deve stare nella mano, e una sola volta in «seen».
position-portfolio = { $path }: il portfolio contiene al massimo { $most } carte.
position-empty-at-sea = { $path }: una nave senza merci non è in mare.
position-full-in-port = { $path }: una nave piena è in mare.
position-no-marker-used = { $path }: in questo turno non può essere stato usato alcun segnalino Macerie.
position-wigs = { $path }: nessuno ha in tutto meno di 0 parrucche.
position-wrong-turn = { $path }: il turno { $turn } appartiene a un altro posto, contando dal primo giocatore.
position-not-triggered = { $path }: nessuno ha innescato la fine.
position-already-triggered = { $path }: { $sets } set di un giocatore o tre pile vuote hanno innescato la fine, quindi qui deve stare un posto.
position-which-trigger = { $path }: più giocatori hanno i { $sets } set che innescano la fine; indica chi è stato il primo.
position-turns-left =
    { $path }: l’ultimo turno è quello prima del primo giocatore, quindi qui ne devono restare { $more ->
        [0] { $n }
       *[other] { $n } o { $most }
    }.
position-over = { $path }: la partita è finita, quindi non resta nulla da fare.
position-not-over = { $path }: la partita non è finita, quindi deve restare qualcosa da fare.
position-not-last = { $path }: questa attività può essere solo l’ultima.
position-no-last = { $path }: l’ultima attività deve iniziare, finire o seguire un turno, o calcolare il punteggio della partita.
position-not-waiting = { $path }: questa domanda può essere solo la prima attività.
position-task-twice = { $path }: questa attività può stare qui una sola volta.
position-new-period = { $path }: tra i periodi le ultime attività sono new-shipyard, deal-hands e new-display, una dopo l’altra.
position-no-variant = { $path }: questo appartiene a una variante o al solitario, e qui non è in gioco.
position-not-dealt = { $path }: non si distribuisce nulla prima che ognuno abbia tenuto un tassello Clero.
position-dealt = { $path }: le mani si distribuiscono appena ognuno ha tenuto un tassello Clero, quindi qui non resta nulla.
position-turn-up = { $path }: mentre si scelgono i tasselli Clero, nient’altro viene prima di turn-up, che distribuisce tracciato Chiesa e mani.
position-draft = { $path }: questo non concorda con un draft: il suo giro, le carte tenute e quelle passate.
position-contradicted = { $path }: questo non concorda con il resto della posizione.
position-leads-nowhere = { $path }: da queste attività la partita non può continuare.
