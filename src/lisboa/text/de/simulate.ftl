### The command `lisboa simulate`.

players-option = wie viele spielen, 2 bis 4 (sonst { $usual })
games-option = wie viele Spiele (sonst %(default)s)
bots-option = wer spielt: ein Bot für alle Plätze oder je einer, durch Kommas getrennt; bekannt: { $names }; auch planner:200ms, module:Class und program:BEFEHL
seed-option = das erste Spiel hat diesen Startwert, das nächste die nächste Zahl (sonst %(default)s)
jobs-option = wie viele Prozesse sich die Arbeit teilen (sonst einer je Kern)
json-option = das Ergebnis als JSON, für Programme
records-option = jedes Spiel in diesen Ordner schreiben
edition-option = der Ordner einer eigenen Ausgabe

## Wrong arguments

wrong-number-of-bots = { $players ->
    [1] Gegen Lacerda spielt ein Bot, nicht { $bots }.
   *[other] { $players } Spieler brauchen einen Bot für alle oder { $players } Bots, nicht { $bots }.
}
records-not-a-folder = { $folder } ist kein Ordner, in den Aufzeichnungen geschrieben werden können: { $reason }.

## While it runs

playing = Läuft
progress = { $done } von { $games } Spielen
interrupted = Nach { $done } von { $games } Spielen abgebrochen.
record-lost = Eine Aufzeichnung kann nicht geschrieben werden: { $reason }. { $done } von { $games } Spielen sind gezählt.
worker-lost = Einer der Prozesse ist gestorben; { $done } von { $games } Spielen sind gezählt.

record-comment = Startwert { $seed }, gespielt von { $bots }

## The result

title = { $games } { $players ->
    [solo] allein gegen Lacerda
   *[other] mit { $players } Spielern
} ({ $bots }), Startwerte { $first } bis { $last }
games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}
speed = { $seconds } Sekunden, { $speed } Entscheidungen je Sekunde

course = Verlauf eines Spiels
course-turns = Züge je Spieler
course-answers = Antworten je Entscheidung
course-questions = Fragen in einem Spiel
course-decisions = Entscheidungen (mindestens zwei Antworten) in einem Spiel

wigs = Perücken
wigs-player = Perücken des Spielers
wigs-lacerda = Perücken Lacerdas
wigs-total = Summe
head-mean = Mittel
head-least = min.
head-most = max.
head-quarter = 25 %
head-half = Median
head-three-quarters = 75 %

endings = Was das Ende auslöste
ending-period = der ersten Epoche
ending-game = des Spiels
head-sets = Trümmersets
head-stacks = Kartenstapel

ranks = Erreichte Ränge
head-games = Spiele
ahead = In { $n ->
    [one] 1 Spiel
   *[other] { $n } Spielen
} hatte der Spieler mehr Perücken als Lacerda ({ $share }).

winners = Siege
winners-place = Nach Spielreihenfolge
winners-share = Anteil der Spiele
head-place = { $place }.
winners-seat = Nach Bot
head-failed = gescheitert
head-seat = { $seat }. { $bot }
shared = { $n ->
    [0] Niemand musste sich einen Sieg teilen.
    [one] In 1 Spiel teilten sich mehrere Spieler den Sieg.
   *[other] In { $n } Spielen teilten sich mehrere Spieler den Sieg.
}

failed = { $bot } ist gescheitert: Mehr als 5 % der Entscheidungen gingen verloren, also sagen diese Spiele nichts über diesen Bot.

no-stuck = Kein Spiel blieb stecken.
stuck = { $n ->
    [one] 1 Spiel blieb stecken. Der Befehl spielt es noch einmal:
   *[other] { $n } Spiele blieben stecken. Die Befehle spielen sie noch einmal:
}
stuck-more = … und { $n } weitere
stuck-command = lisboa simulate { $table } --bots { $bots } --games 1 --seed { $seed }
stuck-exception = das Programm ist gescheitert: { $detail }
stuck-no-answers = eine Frage hatte keine Antwort
stuck-endless = kein Ende nach { $detail } Fragen
stuck-not-over = es hörte vor der Schlusswertung auf
