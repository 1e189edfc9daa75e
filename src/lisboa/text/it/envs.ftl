# The environments for researchers, and what an observation holds.

## What can be wrong

missing-extra = Serve il pacchetto { $package }, che non è installato: lo porta pip install "lisboa[{ $extra }]", e in un checkout del repository pip install ".[{ $extra }]".
wrong-rewards = Le ricompense si danno per { $known }, non per «{ $rewards }».
wrong-games = Un numero di partite è almeno 1, non { $games }.
wrong-workers = Da 1 a { $games } worker possono dividersi { $games } partite, non { $workers }.
wrong-actions = Indica un’azione per ognuna delle { $games } partite, non { $given }.
wrong-action = Un’azione è un numero intero, come quelli che la maschera consente, non { $action }.
wrong-action-of-many = Partita { $game }: un’azione è un numero intero, come quelli che la maschera consente, non { $action }.
no-actions = Indica le azioni di tutte le partite come lista o array di numeri interi, non { $given }.
of-many = Partita { $game }: { $fault }
no-such-game = Le partite sono numerate da 0 a { $last }; non c’è una partita { $game }.
wrong-opponents = Nomina gli avversari in una lista, per esempio ["greedy", "random"], non { $opponents }.
wrong-render-mode = Si può visualizzare come { $known }, non come { $mode }.
no-render-mode = Non si visualizza nulla: indica come quando crei l’ambiente, con render_mode="human" o render_mode="ansi".
wrong-seat = Un posto è un numero da 0 a { $last }, non { $seat }.
no-copy = Non tutti questi bot si possono copiare: { $bots }.
no-pickle = Non tutti questi bot si possono salvare con pickle: { $bots }.
no-cluster-copy = Le partite di un cluster sono presso i suoi worker, quindi non si possono né copiare né salvare con pickle: inizia un altro ClusterEnv con lo stesso seme.
not-begun = Chiama reset prima di ogni altra cosa.
no-such-agent = Non c’è un agente «{ $agent }»; ci sono { $agents }.
no-game = Continua da una partita di lisboa.new_game, lisboa.load o lisboa.from_position, non da { $game }.
game-over = Questa partita è finita; non c’è nulla da continuare.
other-game = Questa partita ha un’altra edizione, altri posti o altre varianti rispetto all’ambiente.

## The slices of an observation; docs/envs.md shows them with their offsets

slice-table = numero di posti (con quello di Lacerda); il proprio posto
slice-options = 1 o 0: solitario, draft, decreti iniziali, gettoni, Regina, scarti prima delle nuove navi; decreti richiesti a un Servo di corte; 1 se i compiti senza ricompensa prendono quella di sotto; 1 se Lacerda paga per intero; poi per ogni posto 1 se gioca con carte Compito
slice-clock = primo giocatore e giocatore di turno (distanza in posti); turno; periodo; chi ha innescato la fine (posto + 1); 1 se con i set; turni rimasti + 1 quando la fine è vicina; 1 se finita; chi ha innescato il punteggio Chiesa (posto + 1)
slice-agenda = le attività ancora da svolgere, per prima la domanda posta: genere + 1, posto, tre numeri (il significato dipende dal genere, vedi rules/machinery/agenda.py)
slice-offices = ufficiali per nobile: quelli di ogni posto, poi i neutrali
slice-plazas = lo stesso nelle plaza
slice-pairs = preparazione: i due tasselli Clero tra cui sceglie ogni posto, fronte + 1
slice-owners = chi possiede il negozio su ogni terreno, posto + 1
slice-plans = dov’è ogni progetto: 1–4 incompleto presso un posto, 5–8 completato da un posto
slice-decrees = dov’è ogni decreto: 1 a faccia in giù, 2 disponibile, 3–6 presso un posto
slice-cards = dove si sa che è ogni carta Politica: 1 a faccia in giù nella sua pila, 2 in cima, 3 a faccia in giù per il secondo periodo, 4 nel proprio mazzetto, 5 nella propria mano, 6–9 in una mano e nota a tutti (prima la propria)
slice-tasks = dov’è ogni carta Compito: 1 a faccia in giù, 2 tra quelle da cui si distribuiscono le prime, 3–6 davanti a un posto, 7–10 davanti a un posto e svolto in questo turno
slice-packs = draft: le carte nel mazzetto di ogni posto; le carte passate da ogni posto
slice-passed-on = draft: le carte passate da questo posto, in ordine, carta + 1
slice-shown = draft: da quale mano ogni carta è poi uscita, posto + 1
slice-treasury = lo spazio del tracciato Tesoreria
slice-prices = il prezzo di ogni merce
slice-favour-stacks = favori rimasti, per nobile
slice-covered = la merce che copre ogni azione Stato, merce + 1
slice-court = la carta giocata a corte, carta + 1
slice-cardinal = l’intervallo in cui si trova il Cardinale
slice-church = il tassello su ogni spazio, fronte + 1
slice-bag = quanti di ogni tassello Clero sono nel sacchetto
slice-rows = cubi di ogni colore, riga per riga
slice-columns = cubi di ogni colore, colonna per colonna
slice-sites = cubi di ogni colore, cantiere per cantiere
slice-pile = cubi di ogni colore nel mucchio
slice-stores = il negozio su ogni terreno, merce + 1
slice-buildings = l’edificio su ogni cantiere, lato + 1
slice-scoring = il valore su ogni spazio Punteggio
slice-city = 1 dove c’è una tessera Città disponibile
slice-city-tiles = tessere grandi e piccole rimaste
slice-architects = per ogni architetto: l’edificio disponibile e la cima della pila (lato + 1), tessere nella pila, progetti presi dall’altra pila
slice-building-stack = 1 per ogni edificio che sta in una delle pile, sotto la cima
slice-ships = dov’è ogni carta Nave: 1 nel cantiere navale, 2 per il secondo periodo
slice-display = i decreti disponibili, in ordine, decreto + 1
slice-gone = carte Politica e Nave uscite dal gioco: 1 per la prima, 2 per la seconda, …
slice-purple = carte rimaste nel mazzo viola
slice-task-deck = carte rimaste nel mazzo dei compiti
slice-plot-tokens = il gettone su ogni terreno, gettone + 1
slice-site-tokens = il gettone su ogni cantiere, gettone + 1
slice-lacerda = solitario: il nobile presso cui si trova il cortigiano di Lacerda, nobile + 1; la pila dell’Aiutante, tipo + 1
slice-means = réis; influenza; set; segnalini Macerie; 1 se in questo turno ne è stato usato uno; ufficiali sulla plancia
slice-wigs = parrucche per categoria; il costo di visite e penalità è scritto come numero positivo
slice-goods = casse di ogni merce
slice-backs = carte della mano che non tutti conoscono, per dorso: blu, viola
slice-upper = carte Nobile e Nave per spazio, carta + 1
slice-lower = carte Tesoreria per spazio, carta + 1
slice-cargo = casse di ogni merce sotto ogni spazio in alto
slice-at-sea = 1 per ogni spazio in alto la cui nave è in mare
slice-clergy = quanti di ogni tassello Clero
slice-favours = 1 per ogni nobile il cui favore è qui
slice-rubble = cubi di ogni colore
slice-houses = case costruite, per colonna
