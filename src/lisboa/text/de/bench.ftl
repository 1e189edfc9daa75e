### The command `lisboa bench`.

quick-option = eine grobe Antwort in Sekunden
json-option = das Ergebnis als JSON, für Programme

measuring = Messung läuft
how = Auf einem Kern, das Beste aus mehreren Fenstern; gemessen in { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}

play = Zufälliges Spiel
head-decisions = Entscheidungen je Sekunde
head-games = Spiele je Sekunde
head-length = Entscheidungen je Spiel
players = { $n ->
    [1] 1 Spieler gegen Lacerda
   *[other] { $n } Spieler
}

costs = Ein Aufruf
cost-clone = Einen Zustand kopieren und die Kopie verwerfen
cost-legal = Die Antworten auf eine Frage finden
cost-apply = Eine Antwort ausführen, bis zur nächsten Frage
cost-hash = Einen Zustand hashen
cost-view = Sehen, was ein Platz wissen darf
cost-sample = Das Unbekannte neu austeilen
cost-play = Eine Antwort spielen, die zurückgenommen werden kann
cost-undo = Sie zurücknehmen
cost-position-save = Eine Stellung speichern
cost-position-load = Eine Stellung laden
cost-record-save = Die Aufzeichnung eines Spiels zu viert speichern
cost-replay = Sie nachspielen

rest = Das Übrige
lookahead-share = Anteil der Vorausschau an zufälligem Spiel
lookahead-largest = Höchstens durchsuchte Stellungen für eine Frage
state-bytes = Speicher eines Zustands
clone-bytes = Speicher, den eine Kopie davon hinzufügt
startup = „lisboa { $line }“ starten

unit-us = µs
unit-ms = ms
unit-share = %
unit-positions = Stellungen
unit-bytes = Bytes
