# Editions: their faults, and what `lisboa edition` prints.

## Faults

fault = { $place }: { $reason }
place-file = { $file }
place-head = { $file }, Feld { $field }
place-entry = { $file }, { $entry }
place-field = { $file }, { $entry }, Feld { $field }
refused = Die Ausgabe in { $folder } hat { $faults ->
    [one] 1 Fehler
   *[other] { $faults } Fehler
} und kann nicht gespielt werden:
other-built-in = Das wurde mit einer anderen eingebauten Ausgabe ({ $written }) geschrieben als der dieses Programms ({ $own }).

# Files

fault-no-folder = Das ist kein Ordner.
fault-no-edition = In diesem Ordner ist keine Ausgabe; eine hat { $files }.
fault-no-file = Die Datei fehlt.
fault-unknown-file = Eine Ausgabe hat keine solche Datei; sie hat { $files }.
fault-unreadable = Die Datei kann nicht gelesen werden ({ $error }).
fault-not-utf-8 = Die Datei ist kein Text in UTF-8 (Byte { $byte }).
fault-not-toml = Die Datei ist kein gültiges TOML: { $error }.
fault-too-long = Die Datei hat eine Zahl mit zu vielen Ziffern oder zu tief verschachtelte Klammern.
fault-no-language = Eine Datei mit Titeln heißt wie ihre Sprache, in Kleinbuchstaben: de.toml.
fault-no-such-title = Nichts in { $file } hat diese id und trägt einen Namen.
fault-missing-section = Der Abschnitt fehlt.
fault-empty-section = Der Abschnitt hat keine Einträge.
fault-unknown-section = Diesen Abschnitt gibt es nicht; diese Datei hat { $sections }.
fault-other-edition = { $value } ist nicht { $other }, der Name in { $file }; alle Dateien einer Ausgabe tragen denselben Namen.
fault-name-of-built-in = „{ $name }“ ist der Name der Ausgabe, die zum Programm gehört; ein Server unterscheidet Ausgaben nach ihren Namen.
fault-name-taken = „{ $name }“ heißt auch die Ausgabe in { $other }; ein Server unterscheidet Ausgaben nach ihren Namen.
fault-not-entries = Der Abschnitt muss eine Liste von Einträgen sein, jeder unter [[{ $section }]].
fault-not-single = Der Abschnitt muss eine einzige Tabelle sein, unter [{ $section }].

# Single values

fault-missing-field = Das Feld fehlt.
fault-unknown-field = Dieses Feld gibt es nicht; möglich sind hier: { $fields }.
fault-not-a-field = { $value } ist kein Feld dieses Eintrags.
fault-not-whole = { $value } ist keine ganze Zahl.
fault-out-of-range = { $value } liegt nicht zwischen { $low } und { $high }.
fault-unknown-word = { $value } ist nicht darunter: { $words }.
fault-not-the-word = { $value } muss { $words } sein.
fault-not-flag = { $value } muss true oder false sein.
fault-not-text = { $value } ist kein Text; setze es in Anführungszeichen.
fault-empty-text = Der Text muss eine Zeile lang und nicht leer sein.
fault-long-text = Der Text darf höchstens { $most } Zeichen haben.
fault-not-name = { $value } ist kein Name aus Kleinbuchstaben und Ziffern, verbunden mit Bindestrichen.
fault-not-list = { $value } muss eine Liste in eckigen Klammern sein.
fault-list-length = Die Liste hat { $length ->
    [one] 1 Wert
   *[other] { $length } Werte
}; sie braucht { $least ->
    [exactly] genau { $most }
   *[other] { $least } bis { $most }
}.
fault-twice-in-list = { $value } steht zweimal in der Liste.
fault-not-table = { $value } muss eine Tabelle in geschweiften Klammern sein.
fault-not-exactly-one = Genau eines davon muss angegeben sein: { $fields }.
fault-not-together = Nur eines davon darf angegeben sein: { $fields }.

# Between entries

fault-id-twice = Die id wird in { $file } schon verwendet.
fault-value-twice = { $value } ist schon von { $other } belegt.
fault-missing-values = Es gibt keinen Eintrag für { $values }.
fault-number-too-high = Die Nummern müssen von 1 bis { $count } laufen, der Zahl der Einträge.
fault-wrong-count = Angegeben sind { $stated }, aber die Einträge unter { $section } ergeben { $count }.
fault-wrong-deck-count = Angegeben sind { $stated }, aber der Stapel hat { $count }.
fault-not-the-value = Das muss { $wanted } sein.

# The board

fault-no-north-site = { $id } ist kein Bauplatz im Norden.
fault-other-street = { $id } gehört zu einer anderen Straße.
fault-place-taken = { $place } ist schon von { $other } belegt.
fault-places-empty = An diesen Stellen steht nichts: { $places }.
fault-other-columns = Die Spalten, die dieses Wertungsfeld nennen, sind { $columns }.
fault-too-many-alike = { $tiles } Plättchen zeigen { $value }; das Solospiel kann sie nicht ohne zwei gleiche Nachbarn legen.
fault-wrong-display = Die Auslage muss genau diese Felder haben: { $spaces }.
fault-not-rising = Die Felder stehen von unten nach oben, das hier muss also mehr als { $value } sein.
fault-list-not-rising = Die Felder müssen aufsteigend aufgeführt sein.
fault-not-falling-by-one = Die Preise müssen absteigend aufgeführt sein, im Abstand von einem Real.
fault-not-on-track = { $value } ist nicht auf der Leiste; sie hat { $spaces }.
fault-beyond-the-track = Kein Feld darf höher sein als { $highest }.
fault-same-action = { $action } steht schon oben; die Amtsstube braucht ihre beiden Staatsaktionen.
fault-not-one-envelope = Unter den Feldern des Kardinals muss genau ein Umschlag sein, nicht { $count }.
fault-cubes-left = Es gibt { $cubes } Würfel, aber Reihen, Spalten, Bauplätze und Trümmerhaufen fassen { $places }.
fault-not-per-house = Jedes Holzhaus muss einen Vorteil haben, aber es gibt { $abilities } für { $houses }.

# Cards and tiles

fault-deck-too-small = Der Stapel braucht mindestens { $least } Karten, damit vier Spieler je fünf ziehen können.
fault-no-such-card = Es gibt keine Karte { $id }.
fault-row-e = Der Erlass betrifft Reihe E, das hier muss also true sein.
fault-not-row-e = Der Erlass betrifft Reihe E nicht, das hier darf also nicht true sein.
fault-no-plans = Der { $architect ->
    [blue] blaue
   *[green] grüne
} Architekt braucht Pläne, die keine Startpläne sind.
fault-not-even = Die Zahl muss gerade sein, weil die Gebäude zwei gleich große Stapel bilden.
fault-not-at-court = „{ $do }“ kann bei einem Besuch beim { $noble ->
    [builder] Baumeister
    [minister] Minister
   *[king] König
} nicht geschehen.
fault-no-officials = Eine Zahl von Beamten gehört zu „recruit“, nicht zu „{ $do }“.
fault-too-few-tasks = Stapel { $pack } braucht mindestens { $least } Aufgaben.

## The command

argument-command = eine eigene Ausgabe beginnen, ihre Fehler finden oder zeigen, was in einer ist (sonst: show)
command-new = eine eigene Ausgabe beginnen: eine Kopie von Baixa, zum Ändern
command-check = alles finden, was an einer Ausgabe falsch ist oder an mehreren, die ein Server anbieten soll
command-show = zeigen, was in einer Ausgabe ist
argument-folder = ein Ordner mit den neun Dateien einer Ausgabe (sonst: die eingebaute, Baixa)
argument-new = wohin sie geschrieben wird: ein neuer oder leerer Ordner
argument-name = wie sie heißt (sonst: wie ihr Ordner)
argument-kind = was gezeigt wird, benannt wie die Datei: { $kinds } (sonst: eine Übersicht)
sound = Die Ausgabe „{ $name }“ ist in Ordnung: { $politics } Politikkarten, { $decrees } Erlasse, { $clergy } Klerusplättchen, { $ships } Schiffe, { $plans } Pläne, { $buildings } öffentliche Gebäude, { $plots } Grundstücke, { $sites } Bauplätze, { $tasks } Aufgaben und { $tokens } Stadtmarker. Fingerabdruck { $fingerprint }.
new = Der Ordner { $folder } enthält jetzt die Ausgabe „{ $name }“, eine Kopie von Baixa in neun Dateien. docs/editions.md erklärt jedes Wort darin. Ändere, was du willst, und dann:
new-check = {"    "}lisboa edition check { $folder }
new-play = {"    "}lisboa play --edition { $folder }
new-serve = {"    "}lisboa serve --open --edition { $folder }
new-not-empty = In { $folder } ist schon etwas, und es bleibt, wie es ist. Nenne einen neuen oder leeren Ordner.
new-not-a-folder = { $folder } ist kein Ordner.
new-name = Eine Ausgabe kann nicht „{ $name }“ heißen: { $reason } Wähle mit --name einen anderen Namen.
of-folder = { $folder }:
not-served = Sie kann im Terminal gespielt, aber nicht von einem Server angeboten werden: { $reason } Gib ihr in allen Dateien einen anderen Namen.
faults = { $faults ->
    [one] 1 Fehler.
   *[other] { $faults } Fehler.
}
unknown-kind = Es gibt nichts namens „{ $kind }“ zu zeigen. Möglich: { $kinds }.

## Tables

title-overview = Ausgabe „{ $name }“, Fingerabdruck { $fingerprint }
more = Einzelheiten: lisboa edition show ART, wobei ART eines davon ist: { $kinds }.
title-board = Spielplan
title-plots = Grundstücke
title-sites = Bauplätze öffentlicher Gebäude
title-politics = Politikkarten
title-clergy = Klerusplättchen
title-decrees = Erlasse
title-ships = Schiffe
title-plans = Pläne
title-buildings = Öffentliche Gebäude
title-tasks = Startaufgaben
title-tokens = Stadtmarker

head-kind = Art
head-pieces = Stück
head-remark = Davon
head-number = Nr.
head-deck = Stapel
head-title = Titel
head-text = Text
head-copies = Exemplare
head-wigs = Rückseite
head-colour = Farbe
head-hull = Ladekapazität
head-price = Preis je Ware
head-influence = Einfluss
head-period = Epoche
head-architect = Architekt
head-officials = Beamte
head-starting = Startplan
head-blue = Blaue Seite
head-green = Grüne Seite
head-plot = Grundstück
head-size = Größe
head-streets = Straßen
head-reward = Bonus
head-side = Seite
head-row-or-street = Reihe oder Straße
head-cubes = Würfel
head-pack = Stapel
head-part = Teil
head-values = Gedruckt

title-and-year = { $title }, { $year }
variant-title = { $title } (Variante)
yes = ja
no = –

word-gold = Gold
word-cloth = Stoff
word-books = Bücher
word-tools = Werkzeug
word-west = Westen
word-north = Norden
word-east = Osten
word-plot = Grundstück
word-site = Bauplatz
icon-envelope = Umschlag
icon-treasury = Kirchenschatz

remark-board = { $plots } Grundstücke ({ $wide } breit, { $narrow } schmal), { $sites } Bauplätze öffentlicher Gebäude
remark-deck = { $deck } { $cards }
remark-clergy = { $fronts } verschiedene Vorderseiten
remark-decrees = { $row_e } zu Reihe E
remark-ships = { $kinds } Arten
remark-plans = { $starting } Startpläne
remark-buildings = jedes mit einer blauen und einer grünen Seite
remark-tasks = Stapel A { $first }, Stapel B { $second }
remark-tokens = { $plots } für Grundstücke, { $sites } für Bauplätze

part-streets = Straßen, von West nach Ost
part-rows = Würfel an Reihen
part-columns = Würfel an Spalten
part-rubble = Trümmer: { FORM($colour, "e") } Würfel
part-pile = Trümmerhaufen
part-scoring = Wertungsplättchen
part-city = Stadtplättchen
part-treasury = Wirtschaft in Réis: Besuchskosten
part-treasury-start = Wirtschaft zu Beginn
part-market = Markt zu Beginn
part-market-floor = Niedrigster Preis
part-influence = Einfluss zu Beginn, von { $max }
part-coins = Einflussfelder mit einem Real
part-church = Symbole der Kirche, nach Feld
part-office = { CAPITAL($office) }
part-player = Spielertableau
part-houses = Holzhäuser, { $group }

value-street = { $name } ({ $good })
value-named = { $name }: { $value }
value-city = { $large } große, { $small } schmale
value-rubble = { $cubes } Würfel, je { $price ->
    [one] 1 Real
   *[other] { $price } Réis
}
value-office = { $person }; { $capacity } Felder; nimmt an: { $accepts }; { $actions }

count-upper_slots = obere Plätze
count-lower_slots = untere Plätze
count-portfolio_base = Portfolio
count-warehouse_base = Lagerhaus je Ware
count-rubble_columns = Trümmerspalten
count-clergy_spaces = Klerusfelder
count-officials_per_player = Beamte

action-recruit = Beamte einsetzen
action-plan = Plan erhalten
action-ship = Schiff bauen
action-produce = Waren produzieren
action-cardinal = Audienz beim Kardinal
action-favour = Gunstplättchen erlangen
action-store = Geschäft errichten
action-decree = Erlass nehmen
action-open = öffentliches Gebäude eröffnen

ability-none = kein Vorteil
ability-visit_in_reais = Besuche in Réis bezahlen
ability-ship_goods_minus_1 = Schiffe kosten 1 Ware weniger
ability-ship_goods_free = Schiffe kosten keine Waren
ability-produce_plus_1_of_one = 1 Ware einer Art mehr produzieren
ability-produce_plus_1_of_each = 1 Ware jeder Art mehr produzieren
