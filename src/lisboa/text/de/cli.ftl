### The command line: what its help says, and what it says when it cannot do as told.

## Help

summary = eine inoffizielle digitale Ausgabe des Brettspiels
examples-of-all =
    lisboa play # gegen zwei Bots spielen
    lisboa play --solo # allein gegen Lacerda spielen
    lisboa story # einem ganzen Spiel zusehen, Zug für Zug erzählt
    lisboa simulate --players 3 --games 100 # viele Spiele spielen und auszählen
    lisboa arena --bots greedy,random # Bots gegeneinander spielen lassen
    lisboa rules STORE-08 # eine Regel lesen
    lisboa rules Trümmer # die Regeln finden, die ein Wort nennen
    lisboa edition # sehen, was auf Karten, Plättchen und Spielplan gedruckt ist

play-summary = an diesem Terminal spielen, mit Bots oder mit anderen
play-examples =
    lisboa play # du gegen zwei Bots, oder das gespeicherte Spiel fortsetzen
    lisboa play --seats human,human --names Ana,Ben # zu zweit an einem Terminal
    lisboa play --solo # allein gegen Lacerda
    lisboa play --players 4 --draft --tokens # mit Varianten
    lisboa play --players 4 --seed 7 # du und drei Bots, immer dieselbe Verteilung
    lisboa play --games # die aufbewahrten Spiele
    lisboa play 2026-05-01-ana-ben # eines davon fortsetzen
    lisboa play --plain # einfache Zeilen, für Screenreader

replay-summary = die Aufzeichnung eines Spiels Zug für Zug abspielen
replay-examples =
    lisboa replay game.record # von Anfang an
    lisboa replay game.record --at 12 --seat Ana # was Ana ab Zug 12 sah

check-summary = Aufzeichnungen von Spielen prüfen
check-examples =
    lisboa check game.record # führt sie zu dem, was sie sagt?
    lisboa check games/first.record games/second.record # eine Zeile für jede

story-summary = einem ganzen Spiel zusehen, Zug für Zug erzählt
story-examples =
    lisboa story # ein zufälliges Spiel
    lisboa story --seed 7 # immer dasselbe Spiel
    lisboa story --solo # allein gegen Lacerda

serve-summary = Spiele für Browser bereitstellen, hier oder im Netz
serve-examples =
    lisboa serve --open # im Browser spielen
    lisboa serve # nur für dich, unter http://127.0.0.1:1755
    lisboa serve --host 0.0.0.0 --port 80 # für alle, die diesen Rechner erreichen
    lisboa serve --database postgresql://lisboa@localhost/lisboa # mit PostgreSQL

backup-summary = alle Spiele eines Servers in eine Datei schreiben
backup-examples =
    lisboa backup games.backup # auch während der Server läuft
    lisboa backup --database postgresql://lisboa@localhost/lisboa games.backup # aus PostgreSQL

keep-summary = festhalten, wie Spiele stehen, für eine Version mit anderen Regeln
keep-examples =
    lisboa keep # vor einem Update; auch während der Server läuft
    lisboa keep --with /opt/lisboa-0.1/bin/python # danach: die ältere Version sagt, wie ihre Spiele standen
migrate-summary = die Form der Tabellen eines Servers zeigen oder sie in die einer anderen Version bringen
migrate-examples =
    lisboa migrate # wie die Datenbank steht
    lisboa migrate --to 0003 # zurück, für eine frühere Version; docs/operating.md sagt, für welche

restore-summary = alle Spiele einer Sicherung in eine Datenbank einlesen
restore-examples =
    lisboa restore games.backup # in einen Server ohne Spiele
    lisboa restore games.backup --database postgresql://lisboa@localhost/lisboa # von überall her
    lisboa restore games.backup --replace # anstelle der vorhandenen Spiele

simulate-summary = viele Spiele von selbst spielen lassen und auszählen, was geschieht
simulate-examples =
    lisboa simulate # ein paar Spiele, um zu sehen, ob alles stimmt
    lisboa simulate --players 4 --games 1000 # tausend Spiele zu viert
    lisboa simulate --solo # Punkte und Ränge gegen Lacerda
    lisboa simulate --games 1000 --seed 7 --jobs 2 # wiederholbar, auf zwei Kernen

arena-summary = Bots gegeneinander spielen lassen und sehen, wer besser ist und wie sicher
arena-examples =
    lisboa arena --bots greedy,random # hundert Spiele zu zweit
    lisboa arena --bots planner:200ms,greedy-1,random --games 200 --jobs 2 # alle Paarungen
    lisboa arena --bots planner:200ms,greedy-1 --players 4 --stop-early # einer gegen drei
    lisboa arena --bots greedy:mine.toml,greedy # eigene Gewichte gegen die mitgelieferten
    lisboa arena --bots greedy --solo --csv games.csv # gegen Lacerda, jedes Spiel in einer Datei

tune-summary = bessere Gewichte für den Bot greedy finden
tune-examples =
    lisboa tune --minutes 30 --jobs 4 --out mine.toml # eine halbe Stunde suchen oder die Suche fortsetzen
    lisboa tune --solo --minutes 30 --state solo.json --out mine.toml # für Spiele gegen Lacerda
    lisboa tune --from mine.toml --state next.json --check 100 # dort beginnen und am Ende vergleichen

bench-summary = messen, wie schnell das Spiel auf diesem Rechner läuft
bench-examples =
    lisboa bench # alles, was es zu messen gibt, in etwa einer Minute
    lisboa bench --quick # eine grobe Antwort in Sekunden
    lisboa bench --json # für Programme

rules-summary = die Regeln lesen und sehen, welche davon Tests beweisen
rules-examples =
    lisboa rules # alle Abschnitte
    lisboa rules STORE-08 # eine Regel und wo sie sonst genannt wird
    lisboa rules Trümmer Reihe # jede Regel, die beide Wörter nennt
    lisboa rules --coverage # was noch kein Test beweist

edition-summary = eine Ausgabe ansehen: was auf Karten, Plättchen und Spielplan gedruckt ist
edition-examples =
    lisboa edition # die Ausgabe, die zum Programm gehört
    lisboa edition show decrees # alle ihre Erlasse
    lisboa edition new my-edition # mit einer Kopie davon eine eigene beginnen
    lisboa edition check my-edition # alles, was an der eigenen falsch ist

words-summary = die Sprachen ansehen und was ihnen fehlt
words-examples =
    lisboa words # alle Sprachen und wie viel von ihnen da ist
    lisboa words --check # alles, was fehlt oder falsch ist; Exit-Code 1, wenn es etwas gibt
    lisboa words --check pl # dasselbe für eine Sprache
    lisboa words --check --json # dasselbe für Programme

commands = Befehle
examples = Beispiele
arguments = Argumente
options = Optionen
language-option = diese Sprache sprechen, zum Beispiel de oder pt
help-option = diese Hilfe zeigen
version-option = die Version zeigen
see-help-of-command = Jeder Befehl hat eine eigene Hilfe: lisboa rules --help

value-folder = ORDNER
value-file = DATEI
value-name = NAME
value-names = NAMEN
value-kind = ART
value-kinds = ARTEN
value-language = SPRACHE
value-word = WORT
value-turn = ZUG
value-seconds = SEKUNDEN
value-days = TAGE
value-minutes = MINUTEN
value-address = ADRESSE

version = { $product } { $version }, { $engine ->
        [compiled] Programmkern kompiliert
       *[plain] Programmkern nicht kompiliert
    }, Python { $python }

## A command line that makes no sense

see-help = Hilfe: { $command } --help
unknown-command = Es gibt keinen Befehl „{ $text }“. Die Befehle sind: { $commands }.
unknown-command-near = Es gibt keinen Befehl „{ $text }“. Meintest du „{ $near }“?
unknown-language = Eine Sprache „{ $text }“ gibt es hier nicht. Es gibt: { $languages }.
unknown-argument = Mit „{ $text }“ kann ich nichts anfangen.
unknown-argument-near = Mit „{ $text }“ kann ich nichts anfangen. Meintest du „{ $near }“?
missing-argument = Etwas fehlt: { $names }.
missing-choice = Eines davon ist nötig: { $names }.
missing-value = Nach { $name } fehlt ein Wert.
needless-value = { $name } nimmt keinen Wert, aber „{ $text }“ ist angegeben.
not-together = { $name } und { $other } passen nicht zusammen.
wrong-choice = { $name } kann nicht „{ $text }“ sein. Möglich: { $choices }.
wrong-value = { $name } kann nicht „{ $text }“ sein.
wrong-argument = { $name }: { $problem }
wrong-line = Diese Befehlszeile ergibt keinen Sinn ({ $problem }).
no-whole-number = „{ $text }“ ist keine ganze Zahl.
no-number = „{ $text }“ ist keine Zahl wie 30 oder 0.5.
not-positive = { $text } ist zu klein; es muss mehr als 0 sein.
too-small = { $text } ist zu klein; der kleinste Wert ist { $minimum }.
too-large = { $text } ist zu groß; der größte Wert ist { $maximum }.

## What else can happen

interrupted = Abgebrochen.
file-error = { $file }: { $reason }.
system-error = Das System hat abgelehnt: { $reason }.
