# What is printed on board, cards and tiles, in full sentences: what the engine does with it.

name = { CAPITAL($name) }

## What a part is about, as a heading

part-court = Am Königshof
part-portfolio = In deinem Portfolio
part-reward = Bonus
part-penalty = Malus
part-benefit = Vorteil
part-cost = Kosten
part-wigs = Perücken
part-build = Beim Bau
part-sell = Verkaufen
part-sail = In See stechen
part-task = Aufgabe
part-place = Wo
part-rubble = Trümmer
part-visit = Besuchen
part-trade = Handeln
part-follow = Folgen
part-officials = Beamte
part-how = Was geschieht
part-treasury = Wirtschaft
part-influence = Einfluss
part-limit = Limit
part-end = Das Ende
part-players = Spieler

## Titles that nothing else has

noble-builder = Baumeister
noble-minister = Minister
noble-king = König
noble = { $noble }: { $person }
plot = Grundstück { $plot }
row = Reihe { $row }
column = Spalte { $column }
pile = Trümmerhaufen
cube = { $place }: { $colour ->
    [brown] brauner
    [red] roter
   *[blue] blauer
} Würfel
scoring = Wertungsplättchen
treasury = Wirtschaft
price = Preis für { $good ->
    [gold] Gold
    [cloth] Stoff
    [books] Bücher
   *[tools] Werkzeug
}
stack = { FORM($kind, "cards") }
cardinal = Kardinal
gap = Feld { $number } der Kirchenleiste
church = Feld { $number } für Klerusplättchen
token = Stadtmarker
building = { $title } ({ FORM($architect, "er") } Architekt)

hand = Hand
portfolio = Portfolio
warehouse = Lagerhaus
rubble = Trümmer
reais = Réis
influence = Einfluss
wigs = Perücken
officials = Beamte
houses = Holzhäuser, { $group }
favours = Gunstplättchen { FORM($noble, "gen") }

## Amounts

some-reais = { $n ->
    [one] 1 Real
   *[other] { $n } Réis
}
some-wigs = { $n ->
    [one] 1 Perücke
   *[other] { $n } Perücken
}
some-goods = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}
some-different-goods = { $n ->
    [one] 1 Ware
   *[other] { $n } verschiedene Waren
}
# As in „für …“.
some-officials = { $n ->
    [one] 1 Beamten
   *[other] { $n } Beamte
}
some-cubes = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
}
or-two = { $first } oder { $second }
    .dat = { FORM($first, "dat") } oder { FORM($second, "dat") }

## Political cards

card-court-noble = Spiele sie auf den Königshof, um den { $noble } zu besuchen: Bezahle die Besuchskosten, führe nach Wunsch eine der beiden Staatsaktionen dort aus; dann musst du { $deed }.
card-court-treasury = Spiele sie auf den Königshof, um das Ereignis zu unterstützen: Bezahle den Wirtschaftswert in Réis; dann: { $event }.
card-reward = Wenn du sie ins Portfolio spielst, vor dem Einschieben: { $reward }.
card-penalty = Wenn du sie ins Portfolio spielst, vor dem Einschieben: { $penalty }.
card-influence = Auf einem oberen Platz zählt diese Karte { $n }, sooft du Einfluss ohne Zahl erlangst.
card-subsidy = Wenn du sie ins Portfolio spielst, nimm den Wirtschaftswert in Réis; dann geht der Wirtschaftsmarker 1 Feld nach unten.
card-period = Wirfst du sie am Ende der ersten Epoche ab, erhältst du ihren Bonus; von jedem Adeligen zählt nur eine Karte.

## Ships

ship-cost = Es kostet { some-different-goods }; ersetzt es eines deiner Schiffe, nur die Differenz der Ladekapazitäten.
ship-build = Der Wirtschaftsmarker geht 1 Feld nach oben; dann erlangst du den Einfluss aller Karten auf deinen oberen Plätzen, dieses Schiff mit { $n } eingeschlossen.
ship-sell = Solange es am Dock ist, dürfen alle ihm Waren verkaufen: Jede bringt den Marktwert{ $n ->
    [0] {""}
   *[other] {" "}und { some-reais } mehr
}.
ship-sail = Mit { some-goods } ist es voll: Dann sticht es sofort in See, und sein Besitzer erhält { some-wigs }; es legt zu Beginn von dessen nächstem Spielzug an.
ship-wigs = Am Ende des Spiels ist es in deinem Portfolio { some-wigs } wert.

## Tiles, decrees, plans, buildings, tasks

tile-wigs = Bei einer Wertung der Kirche abgeworfen, ist es { some-wigs } wert.
decree-wigs = Am Ende des Spiels: { $score }.
decree-row-e = Er spielt nur bei drei oder vier Spielern mit.
decree-solo = Im Solospiel spielt er nicht mit.

plan-cost = Um mit ihm ein öffentliches Gebäude des { FORM($architect, "en") } Architekten zu eröffnen, nimm { some-officials } aus Amtsstuben und von Plazas zurück; fehlende stellst du ein, jeden zum Wirtschaftswert.
plan-wigs = Ausgeführt zählt er am Ende des Spiels { some-officials }; wer insgesamt die meisten hat, erhält { $most } Perücken.
building-cost = Um es zu eröffnen, brauchst du einen nicht ausgeführten Plan des { FORM($architect, "en") } Architekten und dessen Beamte.
building-row = Am westlichen oder östlichen Ende einer Reihe bringt { FORM($first, "every") } und { FORM($second, "every") } dieser Reihe seinem Besitzer die Perücken der eigenen Spalte.
building-street = Am nördlichen Ende einer Straße – nur der für { $first } oder der für { $second } – bringt jedes Geschäft an dieser Straße seinem Besitzer die Perücken der eigenen Spalte.
building-later = Auch relevante Geschäfte, die später errichtet werden, bringen Perücken.
good-gold = Gold
good-cloth = Stoff
good-books = Bücher
    .dat = Büchern
good-tools = Werkzeug

task-reward = Am Ende des Spielzugs, in dem du sie erfüllst: { $reward }.
task-reward-fixed = Am Ende des Spielzugs, in dem du sie erfüllst: { $reward }; Klerusvorteile gelten dafür nicht.
task-alternative = Wo der Tisch mit den Boni von unten spielt: { $reward }.
task-visit = Sie zählt nur bei einem Besuch mit einer Karte, die du auf den Königshof spielst.
task-one = Du kannst eine Aufgabe je Spielzug erfüllen.

## The city

plot-place = Hierhin passt: { $store } ({ FORM($size, "es") } Grundstück).
plot-reward = Wenn du hier baust, zuerst: { $reward }.
plot-rubble = Dann nimmst du 1 Würfel aus Reihe { $row } oder Spalte { $column }, falls einer da ist.
plot-cost = Das Grundstück kostet den Wirtschaftswert und die verbliebenen Würfel in Reihe { $row } und Spalte { $column }: braun { $brown }, rot { $red } und blau { $blue }.
plot-wigs = Für jedes eröffnete öffentliche Gebäude, das für das Geschäft relevant ist, erhältst du die Perücken des Wertungsplättchens unter Spalte { $column }.
site-place-row = Hier, am { FORM($side, "en") } Ende der Reihe { $row }, kann jedes verfügbare öffentliche Gebäude stehen.
site-place-street = Hier, am nördlichen Ende der Straße { $street }, kann ein öffentliches Gebäude stehen, das die Farbe für { $good } zeigt.
site-rubble = Wenn du hier ein Gebäude eröffnest, nimm { some-cubes } von hier.
site-reward = Nach den Würfeln: { $reward }.
site-wigs-row = Jedes Geschäft der Reihe { $row }, für das das Gebäude relevant ist, bringt seinem Besitzer die Perücken der eigenen Spalte.
site-wigs-street = Jedes Geschäft, das der Straße { $street } zugewandt ist, bringt seinem Besitzer die Perücken der eigenen Spalte.
row-rubble = Jeder Würfel, der hier liegt, verteuert alle Grundstücke der Reihe { $row }: braun { $brown }, rot { $red }, blau { $blue }. Wer in der Reihe baut, darf einen davon nehmen.
row-players = Bei einem oder zwei Spielern wird diese Reihe nicht benutzt.
column-rubble = Jeder Würfel, der hier liegt, verteuert alle Grundstücke der Spalte { $column }: braun { $brown }, rot { $red }, blau { $blue }. Wer in der Spalte baut, darf einen davon nehmen.
column-wigs = Das Wertungsplättchen darunter sagt, wie viele Perücken ein Geschäft dieser Spalte je relevantem öffentlichem Gebäude bringt.
scoring-wigs = So viele Perücken bringt ein Geschäft der Spalten darüber je relevantem öffentlichem Gebäude.
pile-how = Boni und Ereignisse, die einen Würfel bringen, lassen dich hier einen wählen; der Haufen wird nicht aufgefüllt und zählt nicht für Grundstückspreise.
token-reward = Wenn du baust, wo er liegt: { $reward }, statt des gedruckten Bonus.

## The court

noble-visit-cost = Ein Besuch kostet Einfluss: den Besuchsmodifikator der Wirtschaft und 1 für jeden Beamten anderer in der Amtsstube; was fehlt, darf in Perücken bezahlt werden.
noble-visit = Du darfst eine der beiden Staatsaktionen ausführen ({ $top }, { $bottom }); dann musst du { $deed }.
noble-trade = Beim Handeln nimmt dieser Adelige { $goods } für eine Staatsaktion an.
noble-follow = Mit dem Gunstplättchen dieses Adeligen darfst du dem Besuch eines anderen folgen: Lege es zurück, bezahle die Besuchskosten und führe eine der drei Aktionen aus.
office-visit = Jeder deiner Beamten hier verteuert einen Besuch beim { $noble } für alle anderen um 1 Einfluss.
office-limit = Hier ist Platz für { some-officials }; ist sie voll, gibt zuerst die Farbe mit den meisten Beamten hier 1 Beamten an die Plaza ab.
plaza-how = Beamte, die die Amtsstube verlassen mussten, warten hier; sie verteuern keine Besuche.
plaza-officials = Für die Eröffnung eines öffentlichen Gebäudes können sie zurückgenommen werden wie die in den Amtsstuben.

deed-recruit = Stelle bis zu 2 Beamte von deinem Tableau in verschiedene Amtsstuben.
deed-plan = Nimm den obersten Plan eines der beiden Architekten.
deed-ship = Baue das oberste Schiff der Werft: Bezahle seine Waren, lege es auf einen oberen Platz, bewege den Wirtschaftsmarker 1 Feld nach oben und erlange Einfluss.
deed-produce = Nimm 1 Ware für jedes deiner Geschäfte, soweit dein Lagerhaus Platz hat; der Preis jeder produzierten Art sinkt um 1.
deed-cardinal = Bewege den Kardinal 1 oder 2 Felder weit und nimm eines der beiden Klerusplättchen daneben; du kannst 4 besitzen.
deed-favour = Nimm ein Gunstplättchen eines Adeligen, von dem du keines hast.
deed-store = Wähle ein Grundstück: Erhalte seinen Bonus, nimm einen Würfel seiner Reihe oder Spalte, bezahle das Grundstück, stelle ein Holzhaus darauf und erhalte Perücken für relevante öffentliche Gebäude.
deed-decree = Nimm einen Erlass aus der Auslage; für einen deiner Trümmerset-Marker darfst du einen zweiten nehmen.
deed-open = Wähle einen Bauplatz: Nimm seine Würfel und seinen Bonus, führe einen Plan mit seinen Beamten aus, und alle relevanten Geschäfte bringen ihren Besitzern Perücken.
deed-by-trade = Du erreichst sie durch einen Besuch beim { $noble }, durch Folgen oder durch Handeln mit { FORM($goods, "dat") }.
deed-by-visit = Du erreichst sie durch einen Besuch beim { $noble }, durch Folgen oder durch ein Ereignis, das sie nennt.

## Tracks and displays

treasury-reais = Die Zahl der Réis beim Marker ist der Preis eines Ereignisses und jedes Beamten, den du einstellst, die Grundlage jedes Grundstückspreises und das, was eine Wirtschaftskarte im Portfolio bringt.
treasury-visits = Der Einfluss beim Marker kommt zu den Kosten jedes Besuchs hinzu.
treasury-up = Die Wirtschaft steigt, wenn ein Schiff gebaut wird und wenn der Kardinal das Kirchenschatz-Symbol erreicht oder passiert.
treasury-down = Die Wirtschaft sinkt, wenn eine Wirtschaftskarte in ein Portfolio gespielt wird.
price-sell = Wer { $good } verkauft, erhält diesen Preis und was das Schiff hinzufügt.
price-falls = Er sinkt um 1, höchstens bis { $n }, sooft jemand { $good } produziert; er steigt nie.
stack-draw = Am Ende deines Spielzugs nimmst du eine der offenen Karten; dann wird die nächste Karte ihres Stapels aufgedeckt.
stack-end = Sind drei der vier Stapel leer, geht die Epoche oder das Spiel zu Ende.
cardinal-move = Wer eine Audienz beim Kardinal erhält, bewegt ihn 1 oder 2 Felder weit im Uhrzeigersinn und nimmt eines der beiden Plättchen daneben.
gap-none = Erreicht der Kardinal dieses Feld, geschieht nichts, außer dass ein Plättchen gewählt wird.
gap-envelope = Erreicht oder passiert es der Kardinal, wird am Ende des Spielzugs die Kirche gewertet: Klerusplättchen dürfen für die Perücken auf ihren Rückseiten und für Einfluss abgeworfen werden.
gap-treasury = Erreicht oder passiert es der Kardinal, geht der Wirtschaftsmarker 1 Feld nach oben.
church-tile = Das Plättchen hier kann genommen werden, wenn der Kardinal daneben anhält; das Feld wird am Ende des Spielzugs wieder gefüllt.

## Player boards

hand-how = Du hast 5 Handkarten, spielst in deinem Spielzug eine und nimmst am Ende eine andere; die Karten, die dir ausgeteilt wurden, sieht sonst niemand.
portfolio-limit = Es fasst { $n } Karten und eine mehr für jedes Trümmerset, oben Adelige und Schiffe, unten Wirtschaftskarten.
warehouse-limit = Es fasst { $n } Waren jeder Art und eine mehr für jedes Trümmerset; was zu viel ist, kommt zurück.
rubble-how = Je ein Würfel jeder Farbe ergibt ein Set; jedes Set schafft Platz für eine Karte mehr und für eine Ware jeder Art mehr.
rubble-wigs = Jedes Set ist am Ende der ersten Epoche { some-wigs } wert und am Ende des Spiels nochmals so viel.
rubble-end = Wer zuerst ein zweites Set vervollständigt, beendet die erste Epoche; wer zuerst ein viertes vervollständigt, beendet das Spiel.
reais-how = Mit Réis bezahlst du Grundstücke, eingestellte Beamte und Ereignisse; Einfluss darf sie ersetzen.
reais-wigs = Am Ende des Spiels sind { some-reais } 1 Perücke wert; Einfluss zählt als Réis.
influence-how = Mit Einfluss bezahlst du Besuche; musst du Réis bezahlen, kannst du ihn in Réis umwandeln.
influence-limit = Er endet bei { $n }; jeder Gewinn, der dort endet, bringt 1 Perücke.
wigs-how = Wer nach der Schlusswertung die meisten Perücken hat, gewinnt.
officials-how = Sie warten hier, bis du sie in Amtsstuben stellst; nach einer Eröffnung kommen sie zurück.
house-none = Holzhaus { $number } dieser Gruppe bringt nichts Neues.
house-visit_in_reais = Ist Holzhaus { $number } gebaut, darfst du Besuche in Réis statt Einfluss bezahlen.
house-ship_goods_minus_1 = Ist Holzhaus { $number } gebaut, kostet ein Schiff 1 Ware weniger.
house-ship_goods_free = Ist Holzhaus { $number } gebaut, kosten Schiffe keine Waren.
house-produce_plus_1_of_one = Ist Holzhaus { $number } gebaut, bringt Produzieren 1 Ware einer produzierten Art mehr.
house-produce_plus_1_of_each = Ist Holzhaus { $number } gebaut, bringt Produzieren 1 Ware jeder produzierten Art mehr.
favours-follow = Lege es zurück, um dem Besuch eines anderen Spielers beim { $noble } zu folgen.
favours-wigs = Am Ende des Spiels ist es { some-wigs } wert.
