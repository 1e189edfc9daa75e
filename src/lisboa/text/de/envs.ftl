# The environments for researchers, and what an observation holds.

## What can be wrong

missing-extra = Das braucht das Paket { $package }, das nicht installiert ist: pip install "lisboa[{ $extra }]" bringt es mit, in einem Checkout des Repositorys pip install ".[{ $extra }]".
wrong-rewards = Belohnungen gibt es für { $known }, nicht für „{ $rewards }“.
wrong-games = Eine Zahl von Spielen ist mindestens 1, nicht { $games }.
wrong-workers = Zwischen 1 und { $games } Prozesse können sich { $games } Spiele teilen, nicht { $workers }.
wrong-actions = Gib eine Aktion für jedes der { $games } Spiele an, nicht { $given }.
wrong-action = Eine Aktion ist eine ganze Zahl, wie die Maske sie erlaubt, nicht { $action }.
wrong-action-of-many = Spiel { $game }: Eine Aktion ist eine ganze Zahl, wie die Maske sie erlaubt, nicht { $action }.
no-actions = Gib die Aktionen aller Spiele als Liste oder Array ganzer Zahlen an, nicht { $given }.
of-many = Spiel { $game }: { $fault }
no-such-game = Die Spiele sind von 0 bis { $last } nummeriert; es gibt kein Spiel { $game }.
wrong-opponents = Nenne die Gegner in einer Liste, zum Beispiel ["greedy", "random"], nicht { $opponents }.
wrong-render-mode = Das lässt sich als { $known } darstellen, nicht als { $mode }.
no-render-mode = Nichts wird dargestellt: Gib beim Erzeugen der Umgebung an, wie, mit render_mode="human" oder render_mode="ansi".
wrong-seat = Ein Platz ist eine Zahl von 0 bis { $last }, nicht { $seat }.
no-copy = Nicht alle diese Bots lassen sich kopieren: { $bots }.
no-pickle = Nicht alle diese Bots lassen sich mit pickle speichern: { $bots }.
no-cluster-copy = Die Spiele eines Clusters liegen bei dessen Prozessen, sie lassen sich also weder kopieren noch mit pickle speichern: Beginne eine andere ClusterEnv mit demselben Startwert.
not-begun = Rufe zuerst reset auf.
no-such-agent = Es gibt keinen Agenten „{ $agent }“; es gibt { $agents }.
no-game = Setze ein Spiel von lisboa.new_game, lisboa.load oder lisboa.from_position fort, nicht { $game }.
game-over = Dieses Spiel ist zu Ende; es gibt nichts fortzusetzen.
other-game = Dieses Spiel hat eine andere Ausgabe, andere Plätze oder andere Varianten als die Umgebung.

## The slices of an observation; docs/envs.md shows them with their offsets

slice-table = Zahl der Plätze (mit dem Lacerdas); der eigene Platz
slice-options = 1 oder 0: Solospiel, Draft, Start-Erlasse, Stadtmarker, Königin, Abwerfen vor neuen Schiffen; Erlasse, die ein Hofdiener braucht; 1, wenn leere Aufgaben ihre Boni von unten nehmen; 1, wenn Lacerda voll bezahlt; dann für jeden Platz 1, wenn er mit Aufgabenkarten spielt
slice-clock = Startspieler und Spieler am Zug (Plätze entfernt); Zug; Epoche; wer das Ende ausgelöst hat (Platz + 1); 1, wenn durch Sets; verbleibende Züge + 1, sobald das Ende naht; 1, wenn beendet; wer die Wertung der Kirche ausgelöst hat (Platz + 1)
slice-agenda = was noch zu tun ist, die gestellte Frage zuerst: Art + 1, Platz, drei Zahlen (ihre Bedeutung hängt von der Art ab, siehe rules/machinery/agenda.py)
slice-offices = Beamte nach Adeligem: die jedes Platzes, dann die neutralen
slice-plazas = dasselbe auf den Plazas
slice-pairs = Spielaufbau: die beiden Klerusplättchen, aus denen jeder Platz wählt, Vorderseite + 1
slice-owners = wem das Geschäft auf jedem Grundstück gehört, Platz + 1
slice-plans = wo jeder Plan ist: 1–4 nicht ausgeführt bei einem Platz, 5–8 ausgeführt von einem Platz
slice-decrees = wo jeder Erlass ist: 1 verdeckt, 2 in der Auslage, 3–6 bei einem Platz
slice-cards = wo jede Politikkarte bekanntlich ist: 1 verdeckt in ihrem Stapel, 2 oben darauf, 3 verdeckt für die zweite Epoche, 4 eigene Auswahl, 5 eigene Hand, 6–9 in einer Hand und allen bekannt (die eigene zuerst)
slice-tasks = wo jede Aufgabenkarte ist: 1 verdeckt, 2 unter denen, aus denen die ersten ausgeteilt werden, 3–6 bei einem Platz, 7–10 bei einem Platz und in diesem Zug erfüllt
slice-packs = Draft: die Karten in der Auswahl jedes Platzes; die Karten, die jeder Platz weitergegeben hat
slice-passed-on = Draft: die Karten, die dieser Platz weitergegeben hat, in ihrer Reihenfolge, Karte + 1
slice-shown = Draft: wessen Hand jede Karte seither verlassen hat, Platz + 1
slice-treasury = das Feld der Wirtschaftsleiste
slice-prices = der Preis jeder Ware
slice-favour-stacks = verbleibende Gunstplättchen, nach Adeligem
slice-covered = die Ware, die jede Staatsaktion bedeckt, Ware + 1
slice-court = die auf den Königshof gespielte Karte, Karte + 1
slice-cardinal = die Lücke, in der der Kardinal steht
slice-church = das Plättchen auf jedem Feld, Vorderseite + 1
slice-bag = wie viele von jedem Klerusplättchen im Beutel sind
slice-rows = Würfel jeder Farbe, Reihe für Reihe
slice-columns = Würfel jeder Farbe, Spalte für Spalte
slice-sites = Würfel jeder Farbe, Bauplatz für Bauplatz
slice-pile = Würfel jeder Farbe auf dem Haufen
slice-stores = das Geschäft auf jedem Grundstück, Ware + 1
slice-buildings = das Gebäude auf jedem Bauplatz, Seite + 1
slice-scoring = der Wert auf jedem Wertungsfeld
slice-city = 1, wo ein Plättchen in der Auslage der Stadtplättchen liegt
slice-city-tiles = verbleibende große und schmale Plättchen
slice-architects = für jeden Architekten: das verfügbare Gebäude und das oberste des Stapels (Seite + 1), Plättchen im Stapel, genommene Pläne des anderen Stapels
slice-building-stack = 1 für jedes Gebäude, das in einem der Stapel unter dem obersten liegt
slice-ships = wo jede Schiffskarte ist: 1 in der Werft, 2 für die zweite Epoche
slice-display = die Erlasse der Auslage, in ihrer Reihenfolge, Erlass + 1
slice-gone = Politik- und Schiffskarten, die aus dem Spiel kamen: 1 für die erste, 2 für die zweite, …
slice-purple = verbleibende Karten im lila Stapel
slice-task-deck = verbleibende Karten im Aufgabenstapel
slice-plot-tokens = der Marker auf jedem Grundstück, Marker + 1
slice-site-tokens = der Marker auf jedem Bauplatz, Marker + 1
slice-lacerda = Solospiel: der Adelige, bei dem Lacerdas Höfling steht, Adeliger + 1; der Stapel des Gehilfen, Art + 1
slice-means = Réis; Einfluss; Sets; Trümmerset-Marker; 1, wenn in diesem Zug einer verwendet wurde; Beamte auf dem Tableau
slice-wigs = Perücken nach Kategorie; was Besuche und Malusse kosten, steht als positive Zahl
slice-goods = Kisten jeder Ware
slice-backs = Handkarten, die nicht allen bekannt sind, nach ihren Rückseiten: blau, lila
slice-upper = Adels- und Schiffskarten nach Platz, Karte + 1
slice-lower = Wirtschaftskarten nach Platz, Karte + 1
slice-cargo = Kisten jeder Ware unter jedem oberen Platz
slice-at-sea = 1 für jeden oberen Platz, dessen Schiff auf See ist
slice-clergy = wie viele von jedem Klerusplättchen
slice-favours = 1 für jeden Adeligen, dessen Gunstplättchen hier ist
slice-rubble = Würfel jeder Farbe
slice-houses = gebaute Holzhäuser, nach Gruppe
