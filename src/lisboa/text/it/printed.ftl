# What is printed on board, cards and tiles, in full sentences: what the engine does with it.

name = { CAPITAL($name) }

## What a part is about, as a heading

part-court = A corte
part-portfolio = Nel portfolio
part-reward = Ricompensa
part-penalty = Penalità
part-benefit = Beneficio
part-cost = Costo
part-wigs = Parrucche
part-build = Alla costruzione
part-sell = Vendere
part-sail = Salpare
part-task = Compito
part-place = Dove
part-rubble = Macerie
part-visit = Visitare
part-trade = Trattare
part-follow = Seguire
part-officials = Ufficiali
part-how = Che cosa succede
part-treasury = Tesoreria
part-influence = Influenza
part-limit = Limite
part-end = La fine
part-players = Giocatori

## Titles that nothing else has

noble-builder = Costruttore
noble-minister = Ministro
noble-king = Re
noble = { $noble }: { $person }
plot = Terreno { $plot }
row = Riga { $row }
column = Colonna { $column }
pile = Mucchio di macerie
cube = { $place }: cubo { $colour ->
    [brown] marrone
    [red] rosso
   *[blue] blu
}
scoring = Tessera Punteggio
treasury = Tesoreria
price = Prezzo { $good ->
    [gold] dell’oro
    [cloth] delle stoffe
    [books] dei libri
   *[tools] degli attrezzi
}
stack = Carte { $kind }
cardinal = Cardinale
gap = Spazio { $number } del tracciato Chiesa
church = Spazio { $number } per un tassello Clero
token = Gettone Città
building = { $title } (architetto { $architect })

hand = Mano
portfolio = Portfolio
warehouse = Magazzino
rubble = Macerie
reais = Réis
influence = Influenza
wigs = Parrucche
officials = Ufficiali
houses = { CAPITAL($group) }
favours = Favore { FORM($noble, "of") }

## Amounts

some-reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
some-wigs = { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}
some-goods = { $n ->
    [one] 1 merce
   *[other] { $n } merci
}
some-different-goods = { $n ->
    [one] 1 merce
   *[other] { $n } merci, tutte di tipi diversi
}
some-officials = { $n ->
    [one] 1 ufficiale
   *[other] { $n } ufficiali
}
some-cubes = { $n ->
    [one] 1 cubo
   *[other] { $n } cubi
}
or-two = { $first } o { $second }
    .a = { FORM($first, "a") } o { FORM($second, "a") }

## Political cards

card-court-noble = Giocala a corte per visitare { $noble }: paga il costo della visita, esegui se vuoi una delle sue due azioni Stato, poi { FORM($deed, "imp") }.
card-court-treasury = Giocala a corte per finanziare l’evento: paga il valore di tesoreria in réis, poi { $event }.
card-reward = Quando la giochi nel portfolio, prima di inserirla, { $reward }.
card-penalty = Quando la giochi nel portfolio, prima di inserirla, { $penalty }.
card-influence = In uno spazio in alto conta { $n } ogni volta che guadagni influenza senza un numero.
card-subsidy = Quando la giochi nel portfolio, prendi il valore di tesoreria in réis; poi il segnalino Tesoreria scende di 1 spazio.
card-period = Se la scarti alla fine del primo periodo, ne ricevi la ricompensa; conta solo una carta per ogni nobile.

## Ships

ship-cost = Costa { some-different-goods }; se sostituisce una tua nave, solo la differenza tra i valori di stiva.
ship-build = Il segnalino Tesoreria sale di 1 spazio; poi guadagni l’influenza di tutte le carte nei tuoi spazi in alto, con { $n } per questa nave.
ship-sell = Finché è all’approdo, chiunque può venderle merci: ognuna frutta il prezzo di mercato{ $n ->
    [0] {""}
   *[other] {" "}più { some-reais }
}.
ship-sail = È piena con { some-goods }: allora salpa subito e il suo proprietario guadagna { some-wigs }; approda all’inizio del turno successivo del proprietario.
ship-wigs = Nel tuo portfolio alla fine del gioco vale { some-wigs }.

## Tiles, decrees, plans, buildings, tasks

tile-wigs = Ceduto in un punteggio Chiesa, vale { some-wigs }.
decree-wigs = Alla fine del gioco: { $score }.
decree-row-e = Si usa solo con tre o quattro giocatori.
decree-solo = Non si usa in solitario.

plan-cost = Per inaugurare con questo progetto un edificio pubblico dell’architetto { $architect }, ritira { some-officials } da uffici e plaza; assumi quelli mancanti per il valore di tesoreria ciascuno.
plan-wigs = Completato, conta { some-officials } alla fine del gioco; chi ne ha di più guadagna { $most } parrucche.
building-cost = Per inaugurarlo servono un progetto incompleto dell’architetto { $architect } e gli ufficiali che richiede.
building-row = All’estremità ovest o est di una riga, ogni { $first } e ogni { $second } di quella riga frutta al proprietario le parrucche della sua colonna.
building-street = All’estremità nord di una strada, che deve essere quella { FORM($first, "of") } o { FORM($second, "of") }, ogni negozio su quella strada frutta al proprietario le parrucche della sua colonna.
building-later = Anche i negozi costruiti in seguito per cui è rilevante danno punteggio.
good-gold = oro
    .of = dell’oro
good-cloth = stoffe
    .of = delle stoffe
good-books = libri
    .of = dei libri
good-tools = attrezzi
    .of = degli attrezzi

task-reward = Alla fine del turno in cui lo svolgi, { $reward }.
task-reward-fixed = Alla fine del turno in cui lo svolgi, { $reward }; i benefici del clero non modificano la ricompensa.
task-alternative = Se al tavolo valgono le ricompense di sotto, { $reward }.
task-visit = Conta solo in una visita con una carta che giochi a corte.
task-one = Puoi completare un solo compito per turno.

## The city

plot-place = Qui può stare { FORM($store, "a") } (terreno { $size }).
plot-reward = Quando costruisci qui, per prima cosa { $reward }.
plot-rubble = Poi prendi 1 cubo della riga { $row } o della colonna { $column }, se ce n’è uno.
plot-cost = Il terreno costa il valore di tesoreria più i cubi rimasti nella riga { $row } e nella colonna { $column }: marrone { $brown }, rosso { $red } e blu { $blue }.
plot-wigs = Per ogni edificio pubblico inaugurato che è rilevante per il negozio guadagni le parrucche sulla tessera Punteggio sotto la colonna { $column }.
site-place-row = Qui, all’estremità { $side } della riga { $row }, può stare qualsiasi edificio pubblico disponibile.
site-place-street = Qui, all’estremità nord di { $street }, può stare un edificio pubblico che mostra il colore { FORM($good, "of") }.
site-rubble = Quando inauguri un edificio qui, prendi dal cantiere { some-cubes }.
site-reward = Dopo i cubi, { $reward }.
site-wigs-row = Ogni negozio della riga { $row } per cui l’edificio è rilevante frutta al proprietario le parrucche della sua colonna.
site-wigs-street = Ogni negozio affacciato su { $street } frutta al proprietario le parrucche della sua colonna.
row-rubble = Ogni cubo rimasto qui rincara tutti i terreni della riga { $row }: marrone { $brown }, rosso { $red }, blu { $blue }. Chi costruisce nella riga può prenderne uno.
row-players = Con uno o due giocatori questa riga non si usa.
column-rubble = Ogni cubo rimasto qui rincara tutti i terreni della colonna { $column }: marrone { $brown }, rosso { $red }, blu { $blue }. Chi costruisce nella colonna può prenderne uno.
column-wigs = La tessera Punteggio qui sotto dice quante parrucche frutta un negozio di questa colonna per ogni edificio pubblico rilevante.
scoring-wigs = Tante parrucche frutta un negozio delle colonne qui sopra per ogni edificio pubblico rilevante.
pile-how = Le ricompense e gli eventi che danno un cubo te ne fanno scegliere uno da qui; il mucchio non si riempie di nuovo e non conta per il prezzo dei terreni.
token-reward = Quando costruisci dove si trova, { $reward }, al posto della ricompensa stampata.

## The court

noble-visit-cost = Una visita costa influenza: il modificatore di visita della tesoreria più 1 per ogni ufficiale degli altri nell’ufficio; ciò che manca si può pagare in parrucche.
noble-visit = Puoi eseguire una delle due azioni Stato ({ $top }, { $bottom }); poi devi { $deed }.
noble-trade = In una trattativa questo nobile accetta { $goods } per un’azione Stato.
noble-follow = Con il favore di questo nobile puoi seguire la visita di un altro: restituisci il favore, paga il costo della visita ed esegui una delle tre azioni.
office-visit = Ogni tuo ufficiale qui rende più cara di 1 influenza la visita { FORM($noble, "to") } per tutti gli altri.
office-limit = C’è posto per { some-officials }; quando è pieno, il colore che qui ne ha di più sposta prima 1 ufficiale nella plaza.
plaza-how = Qui attendono gli ufficiali che hanno dovuto lasciare l’ufficio; non rendono più care le visite.
plaza-officials = Si possono ritirare per inaugurare un edificio pubblico come quelli negli uffici.

deed-recruit = Piazza fino a 2 ufficiali dalla tua plancia, ognuno in un ufficio diverso.
deed-plan = Prendi il progetto in cima alla pila dell’uno o dell’altro architetto.
deed-ship = Costruisci la nave in cima al cantiere navale: paga le merci, mettila in uno spazio in alto, sposta il segnalino Tesoreria di 1 spazio in su e guadagna influenza.
deed-produce = Prendi 1 merce per ogni tuo negozio, fin dove il magazzino ha posto; il prezzo di ogni tipo prodotto scende di 1.
deed-cardinal = Sposta il Cardinale di 1 o 2 spazi e prendi uno dei due tasselli Clero adiacenti; puoi averne 4.
deed-favour = Prendi il favore di un nobile di cui non ne hai.
deed-store = Scegli un terreno: ricevi la ricompensa, prendi un cubo della sua riga o colonna, paga il terreno, piazza una casa e guadagna parrucche per gli edifici pubblici rilevanti.
deed-decree = Prendi uno dei decreti disponibili; per un tuo segnalino Macerie puoi prenderne un secondo.
deed-open = Scegli un cantiere: prendi i cubi e la ricompensa, completa un progetto con i suoi ufficiali, e tutti i negozi interessati danno punteggio ai loro proprietari.
deed-by-trade = Ci arrivi visitando { $noble }, seguendo una visita o cedendo { $goods } in una trattativa.
deed-by-visit = Ci arrivi visitando { $noble }, seguendo una visita o con un evento che la nomina.

## Tracks and displays

treasury-reais = Il numero di réis accanto al segnalino è il prezzo di un evento e di ogni ufficiale che assumi, la base di ogni prezzo del terreno e ciò che frutta una carta Tesoreria giocata nel portfolio.
treasury-visits = L’influenza accanto al segnalino si aggiunge al costo di ogni visita.
treasury-up = Sale quando si costruisce una nave e quando il Cardinale si ferma sull’icona Tesoreria o la oltrepassa.
treasury-down = Scende quando una carta Tesoreria è giocata in un portfolio.
price-sell = Chi vende { $good } riceve questo prezzo più ciò che aggiunge la nave.
price-falls = Scende di 1, al minimo fino a { $n }, ogni volta che qualcuno produce { $good }; non sale mai.
stack-draw = Alla fine del tuo turno prendi una delle carte scoperte; poi si rivela la carta successiva della sua pila.
stack-end = Quando tre delle quattro pile sono vuote, il periodo o la partita volge alla fine.
cardinal-move = Chi incontra il Cardinale lo sposta di 1 o 2 spazi in senso orario e prende uno dei due tasselli accanto.
gap-none = Quando il Cardinale arriva qui si sceglie un tassello e non succede altro.
gap-envelope = Quando il Cardinale si ferma qui o lo oltrepassa, alla fine del turno c’è il punteggio Chiesa: si possono cedere tasselli Clero per le parrucche sul retro e per l’influenza.
gap-treasury = Quando il Cardinale si ferma qui o lo oltrepassa, il segnalino Tesoreria sale di 1 spazio.
church-tile = Il tassello qui si può prendere quando il Cardinale gli si ferma accanto; lo spazio si riempie di nuovo alla fine del turno.

## Player boards

hand-how = Hai 5 carte, ne giochi una nel tuo turno e ne prendi un’altra alla fine; nessun altro vede le carte che ti sono state distribuite.
portfolio-limit = Contiene { $n } carte e una in più per ogni set di macerie: nobili e navi in alto, carte Tesoreria in basso.
warehouse-limit = Contiene { $n } merci di ogni tipo e una in più per ogni set di macerie; l’eccedenza torna nella riserva.
rubble-how = Un cubo di ogni colore forma un set; ogni set dà posto a una carta in più e a una merce in più di ogni tipo.
rubble-wigs = Ogni set vale { some-wigs } alla fine del primo periodo e di nuovo alla fine del gioco.
rubble-end = Il primo secondo set, di chiunque, innesca la fine del primo periodo; il primo quarto set innesca la fine del gioco.
reais-how = Con i réis paghi terreni, ufficiali assunti ed eventi; l’influenza può sostituirli.
reais-wigs = Alla fine del gioco { some-reais } valgono 1 parrucca; l’influenza conta come réis.
influence-how = Con l’influenza paghi le visite e puoi ricavarne réis ogni volta che devi pagarne.
influence-limit = Finisce a { $n }; ogni guadagno che arriva lì frutta 1 parrucca.
wigs-how = Vince chi ha più parrucche dopo il punteggio finale.
officials-how = Attendono qui finché non li piazzi negli uffici; quelli usati per un’inaugurazione tornano.
house-none = La casa { $number } di questa colonna non dà nulla di nuovo.
house-visit_in_reais = Con la casa { $number } costruita puoi pagare le visite in réis al posto dell’influenza.
house-ship_goods_minus_1 = Con la casa { $number } costruita una nave costa 1 merce in meno.
house-ship_goods_free = Con la casa { $number } costruita le navi non costano merci.
house-produce_plus_1_of_one = Con la casa { $number } costruita la produzione dà 1 merce in più di un tipo prodotto.
house-produce_plus_1_of_each = Con la casa { $number } costruita la produzione dà 1 merce in più di ogni tipo prodotto.
favours-follow = Restituiscilo per seguire la visita di un altro giocatore { FORM($noble, "to") }.
favours-wigs = Alla fine del gioco vale { some-wigs }.
