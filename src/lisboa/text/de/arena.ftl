### The command `lisboa arena`.

bots-option = wer spielt, durch Kommas getrennt: greedy,planner:200ms,my_module:MyBot
players-option = wie viele am Tisch sitzen, 2 bis 4 (sonst { $usual })
games-option = wie viele Spiele; jede Verteilung wird in jeder Sitzordnung gespielt (sonst %(default)s)
seed-option = die erste Verteilung hat diesen Startwert, die nächste die nächste Zahl (sonst %(default)s)
jobs-option = wie viele Prozesse sich die Arbeit teilen (sonst einer je Kern)
on-option = wo: hier (here) oder auf einem Ray-Cluster (dem von RAY_ADDRESS oder einem eigens gestarteten)
json-option = das Ergebnis als JSON, für Programme
csv-option = außerdem jeden Platz jedes Spiels in diese Datei schreiben
stop-early-option = aufhören, sobald feststeht, wer der Beste ist
resume-option = die Spiele in dieser Datei festhalten und nach denen weitermachen, die schon darin sind
fresh-option = vergessen, was ein abgebrochener Wettkampf hinterlassen hat
edition-option = der Ordner einer eigenen Ausgabe

## Wrong arguments

no-name = Zwischen den Kommas fehlt ein Name.
too-few-bots = Ein einzelner Bot hat keinen Gegner. Nenne zwei, denselben zweimal, um ihn gegen sich selbst spielen zu lassen, oder --solo.
named-twice = { $bot } ist zweimal genannt; bei mehr Bots als Plätzen wird jeder einmal genannt.
stop-early-needs-two = --stop-early vergleicht Bots: Nenne mindestens zwei.
unwritable = { $file } kann nicht geschrieben werden: { $reason }.
journal-unreadable = { $file } kann nicht gelesen werden: { $reason }.
journal-no-journal = { $file } ist kein Journal eines Wettkampfs.
journal-another-match = { $file } ist das Journal eines anderen Wettkampfs: mit anderen Bots, an einem anderen Tisch oder mit einer älteren Version davon.
journal-spoilt = { $file }, Zeile { $line }, ist kein Spiel dieses Wettkampfs.

## While it runs

playing = Läuft
progress = { $done } von { $games } Spielen · { $bot } { $share }
rounded = { $asked } Spiele lassen sich nicht gleichmäßig aufteilen: Jede Verteilung wird { $seatings }-mal gespielt, also werden es { $games }.
resumed = { $done } von { $games } Spielen waren schon gespielt; dort geht es weiter.
put-aside = Was ein abgebrochener Wettkampf hinterlassen hat, ist nicht lesbar und wird vergessen.
not-kept = Wird dieser Wettkampf abgebrochen, kann er nicht fortgesetzt werden: { $reason }.
interrupted = Nach { $done } von { $games } Spielen abgebrochen.
go-on = Derselbe Befehl macht dort weiter.
no-ray = Das Paket ray ist nicht installiert: pip install "lisboa[ray]"
no-cluster = Es gibt keinen Ray-Cluster zum Spielen: { $cause }
worker-lost = Einer der Prozesse ist gestorben; { $done } von { $games } Spielen sind gespielt.
broken = Das Spiel mit Startwert { $seed } und { $bots } am Tisch konnte nicht zu Ende gespielt werden: { $cause }
nothing-counted = Noch ist keine Verteilung in jeder Sitzordnung gespielt, also gibt es nichts zu vergleichen.

## The result

title = { $games } { $players ->
    [solo] allein gegen Lacerda
   *[other] mit { $players } Spielern
}: { $deals }, jede { $seatings ->
    [1] einmal
   *[other] { $seatings }-mal
} gespielt
games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}
deals = { $n ->
    [one] 1 Verteilung (Startwert { $first })
   *[other] { $n } Verteilungen (Startwerte { $first } bis { $last })
}
head-bot = Bot
head-games = Spiele
head-share = Siege, %
head-wigs = Perücken
head-difference = Vorsprung
head-rating = Wertung
head-ms = ms
head-faults = Fehler
head-failed = gescheitert
confidence = Die Intervalle gelten mit 95 % Sicherheit, mit Verteilungen als Einheit. Zufällig gewinnt ein Platz { $chance }.
confidence-solo = Die Intervalle gelten mit 95 % Sicherheit, mit Verteilungen als Einheit.
ending = Beendet durch { $sets ->
    [one] Trümmersets in 1 Spiel
   *[other] Trümmersets in { $sets } Spielen
} und durch { $stacks ->
    [one] Kartenstapel in 1
   *[other] Kartenstapel in { $stacks }
}; im Mittel { $turns } Züge je Spieler.
settled = Vorzeitig beendet: { $bot } ist der Beste, mit 95 % Sicherheit, wann immer man hinsieht.
faults = { $n ->
    [one] { $bot } hat 1 Entscheidung an greedy verloren: { $fault }
   *[other] { $bot } hat { $n } Entscheidungen an greedy verloren, die erste: { $fault }
}
failed = { $bot } ist gescheitert und wird nicht gewertet: { $share } der Entscheidungen gingen an greedy, gegen den die anderen auf diesem Platz dann spielten. Das erste Mal: { $fault }
ranks = Erreichte Ränge
