### The commands `lisboa play`, `lisboa replay` and `lisboa check`, and the table they show.

## The table: what things are called there

# .m .n agree with a noun, .it stands for a thing.
none = keine
    .m = keiner
    .n = keines
    .it = nichts
count = { $n } × { $what }
plus = { $first } + { $second }
items = { $first }; { $second }
neutral = neutral
of = { $name }, { $what }
titled = { $title }: { $text }
fact = { CAPITAL($label) }: { $text }
option = { $number }: { $text }

changed-title = Was sich geändert hat, seit du zuletzt hingesehen hast; „tisch“ zeigt den ganzen Tisch.
section-court = Königshof
court-line = Wirtschaft { $treasury }. Preise: { $prices }.
section-church = Kirche
section-works = Werft und Architekten
section-decrees = Ausliegende Erlasse
section-politics = Ausliegende Karten
section-city = Baixa
section-players = Spieler
section-pack = Deine Auswahl
section-hand = Deine Hand

round = { $turn ->
    [0] Vor dem ersten Zug
   *[other] Zug { $turn } der { $period ->
        [1] ersten
       *[2] zweiten
    } Epoche
}
round-last = Zug { $turn }, { $left ->
    [one] der letzte
   *[other] noch { $left } Züge
}

treasury = Wirtschaft
treasury-value = { $n ->
    [one] 1 Real
   *[other] { $n } Réis
}, Besuchsmodifikator { $modifier }
prices = Preise
price-gold = Gold { $n }
price-cloth = Stoff { $n }
price-books = Bücher { $n }
price-tools = Werkzeug { $n }
office = { $who } ({ $taken } von { $size } Feldern besetzt)
audience = { $favours ->
    [0] kein Gunstplättchen mehr
   *[other] noch { $favours } Gunstplättchen
}, nimmt an: { $goods }
audience-cost = { $audience }; ein Besuch kostet dich { $n ->
    [0] nichts
   *[other] { $n } Einfluss
}
covered = In diesem Zug bedeckte Staatsaktionen
covered-by = { $deed } mit 1 { $good }

cardinal = Der Kardinal
cardinal-icon = { $icon ->
    [envelope] steht auf dem Umschlag
    [treasury] steht auf dem Kirchenschatz-Symbol
   *[none] steht auf keinem Symbol
}; die Plättchen folgen in der Reihenfolge seines Wegs
tile-place = { $n ->
    [1] Plättchen 1, vor ihm
   *[other] { $n ->
        [6] Plättchen 6{ $last ->
            [6] , hinter ihm
           *[other] {""}
        }
       *[other] Plättchen { $n }
    }
}
tile = { $tile }{ $icon ->
    [envelope] {" "}Danach der Umschlag.
    [treasury] {" "}Danach das Kirchenschatz-Symbol.
   *[none] {""}
}
no-tile = leer
# Church and hands, while clergy tiles are chosen
church-tiles = Plättchen
hand-cards = Karten
not-dealt = noch nicht ausgeteilt; zuerst behalten alle ein Klerusplättchen

shipyard = Werft
yard = { $ship }; { $left ->
    [one] das letzte
   *[other] noch { $left }
}
yard-empty = leer
ship = { $ship } (Ladekapazität { $hull }, { $price } je Ware, { $influence } Einfluss)
architect = { $colour ->
    [blue] Blauer Architekt
   *[green] Grüner Architekt
}
architect-work = jetzt { FORM($now, "n") }; dann { FORM($later, "n") } ({ $left } im Stapel); oberster Plan: { FORM($plan, "m") }
building = { $building } für { $goods }
street-gold = Gold
street-cloth = Stoff
street-books = Bücher
street-tools = Werkzeug

stack = { $n ->
    [0] die letzte
   *[other] { $n } darunter
}
stack-empty = leer
on-stack = { $text } ({ $left })
kind-builder = Baumeister
kind-minister = Minister
kind-king = König
kind-treasury = Wirtschaft

offer = Ausliegende Stadtplättchen
city-tile = { $good }{ $size ->
    [narrow] {" "}(schmal)
   *[wide] {""}
}
pile = Trümmerhaufen
row = Reihe { $row }
row-closed = nur ab drei Spielern im Spiel
rubble = Trümmer { $cubes }
column = Spalte { $column }
column-text = Trümmer { $cubes }; Wertungsplättchen { $n }
plot = Grundstück { $plot }
store = { $store } von { $owner }
free-plot = frei, Straße { $streets }, Bonus: { $reward }
free-plot-price = { $text } Grundstück ab { $n ->
    [one] 1 Real
   *[other] { $n } Réis
}.
free-site = Trümmer { $cubes }, Bonus: { $reward }

reward-good = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}
reward-official = { $n ->
    [one] 1 Beamter
   *[other] { $n } Beamte
}
reward-cardinal = Kardinal
reward-rubble = 1 Würfel
reward-treasury = Wirtschaft
reward-recruit = Beamte
reward-plan = Plan
reward-ship = Schiff
reward-produce = Waren
reward-favour = Gunst
reward-store = Geschäft
reward-decree = Erlass
reward-open = Gebäude
reward-draw_tasks = Aufgaben

means = Mittel
goods = Waren
goods-limit = { $goods } (Platz für je { $limit })
rubble-own = Trümmer
rubble-sets = { $cubes }; { $sets ->
    [0] kein Set
    [one] 1 Set
   *[other] { $sets } Sets
}
officials = Beamte auf dem Tableau
officials-left = { $n }
portfolio = Portfolio
portfolio-size = { $n } von { $limit }{ $n ->
    [0] {""}
   *[other] : { $cards }
}
portfolio-ship = { $ship }{ $state ->
    [at-sea] , auf See mit { $cargo }
    [loading] , beladen mit { $cargo }
   *[docked] , leer
}
portfolio-treasury = { $card } ({ $text })
clergy = Klerus
clergy-pair = behält eines von
plans = Pläne
completed = ausgeführt
own-decrees = Erlasse
markers = Set-Marker
favours = Gunst
houses = Holzhäuser
house-group = { $group } { $built } von { $houses }
stores = Geschäfte
stores-left = { $n } errichtet, noch { $left ->
    [one] 1 Holzhaus
   *[other] { $left } Holzhäuser
}
ships = Schiffe
plans-together = { $plans }; zusammen { $officials }
tasks = Aufgaben
task-shown = { $task }: { $text }{ $done ->
    [True] {" "}(erfüllt)
   *[False] {""}
}
passed = Weitergegeben
courtier = Höfling
courtier-place = beim { $noble }
courtier-here = Höfling
next-turn = nächster Zug
courtier-next = { $deed ->
    [none] als Nächstes
   *[other] als Nächstes: { $deed }
}
next-visit = besucht den { $noble }{ $deed ->
    [none] {""}
   *[other] , zuerst: { $deed }
}
aide = Der Gehilfe
aide-place = steht auf dem Stapel { FORM($kind, "gen") }
hand = Hand
hand-size = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
hand-known = { hand-size }, darunter { $known }

## The table drawn

head-wigs = Per.
head-reais = Réis
head-influence = Einfl.
head-limit = Platz
head-short-limit = Pl
head-short-gold = Go
head-short-cloth = St
head-short-books = Bü
head-short-tools = We
head-sets = Sets
head-officials = Bea.
head-favours = Gunst
head-hand = Hand
head-houses = Häuser
favour-builder = B
favour-minister = M
favour-king = K
neutral-mark = n
cube-brown = br
cube-red = ro
cube-blue = bl
office-row = Amtsstube
plaza-row = Plaza
visit-row = Besuch
actions-row = Aktionen
taken-row = Nimmt an
favours-row = Gunst
visit-cost = { $n ->
    [0] kostet dich nichts
   *[other] kostet dich { $n } Einfluss
}
favours-left = noch { $n }
covered-mark = { $deed } (bedeckt)
map-west = Westen
map-east = Osten
map-row = Würfel
map-column = { $column }
map-street = { $street }, { $good } { $columns }
map-price = { $plot } · { $n }
map-rubble = Trümmer
map-scoring = Wertung
map-legend = A1 · 9: Grundstück ab 9 Réis. Würfel: { $cubes }. Trümmerhaufen: { $pile }. Ausliegende Stadtplättchen: { $offer }.
map-cube = { $mark } { $colour } { $price }
noble-builder = Baumeister
noble-minister = Minister
noble-king = König

## Options

options-turn-gold = für 1 Gold abwerfen
options-turn-portfolio = ins Portfolio spielen
options-turn-court = damit den { $noble } besuchen
options-turn-sponsor = das Ereignis unterstützen
brief-turn-gold = für 1 Gold abwerfen
brief-turn-portfolio = Portfolio
brief-turn-court = den { $noble } besuchen
brief-turn-sponsor = Ereignis unterstützen
brief-detail = ({ $text })
option-final = endgültig
option-final-words = Das ist endgültig.
change = { $sign ->
    [gain] +{ $amount }
   *[pay] −{ $amount }
}
change-words = { $sign ->
    [gain] bringt dir { FORM($amount, "acc") }
   *[pay] kostet dich { FORM($amount, "acc") }
}

# What is not possible, and why.
refused-none = Nichts, was hier infrage käme, ist ausgeschlossen: Jede Option steht in der Liste.
refused-title = Jetzt nicht möglich

## Solo and the variants

solo-option = allein gegen Lacerda
draft-option = die Starthände werden im Draft gewählt
starting-decrees-option = alle beginnen mit einem Erlass
tokens-option = Stadtmarker ändern, was Grundstücke und Bauplätze geben; sie liegen zufällig oder wie in DATEI (wie in einer Stellung)
queen-option = die Königin-Karte ersetzt eine andere
tasks-option = Aufgabenkarten für alle oder nur für diese Plätze, zum Beispiel Ana,Ben
ships-first-option = beim Wechsel der Epoche kommen die Schiffe vor dem Abwerfen von Karten
servant-decrees-option = wie viele Erlasse ein Hofdiener im Solospiel braucht (sonst 6)
blank-task-rewards-option = die Aufgaben B6 und B9 geben, was die Aufgabe darüber (above) oder darunter (below) gibt (sonst above)
lacerda-pays-option = im Solospiel eine Adelsaktion, die Lacerda nicht bezahlen kann: Er bezahlt, was er kann, und führt sie aus (what-it-can), oder er bezahlt voll oder gar nicht (in-full; sonst what-it-can)
bad-layout = { $file } ist keine Anordnung von Stadtmarkern: { $why }
layout-for-play = Eine Anordnung von Stadtmarkern gilt für ein einziges Spiel (`lisboa play`); hier liegen sie zufällig: --tokens.
solo-alone = --solo ist ein Spiel allein gegen Lacerda; { $option } passt nicht dazu.

variants-told = Varianten: { $variants }.
variant-draft = Starthände im Draft
variant-starting-decrees = Start-Erlasse
variant-tokens = Stadtmarker auf Grundstücken und Bauplätzen
variant-queen = die Königin
variant-tasks = Aufgabenkarten für { $people }
variant-discard-before-ships = Schiffe vor dem Abwerfen
variant-servant-decrees = { $value } Erlasse für einen Hofdiener
variant-blank-task-rewards = leere Aufgabenboni wie { $value ->
    [above] darüber
   *[below] darunter
}
variant-lacerda-pays = { $value ->
    [in-full] Lacerda bezahlt voll oder setzt aus
   *[what-it-can] Lacerda bezahlt, was er kann
}

rank-jester = Hofnarr
rank-servant = Hofdiener
rank-favourite = Günstling des Königs
rank-right-hand = Rechte Hand des Marquis
solo-wigs = { $order ->
    [ahead] { $name } liegt vor Lacerda: { $mine } zu { $theirs } Perücken.
    [behind] Lacerda liegt vor { $name }: { $theirs } zu { $mine } Perücken.
   *[level] { $name } und Lacerda liegen mit { $mine } Perücken gleichauf; das reicht nicht zum Sieg (SG-56).
}
rank-reached = Rang von { $name }: { $rank }.
rank-fulfilled = Erreicht: { $conditions }.
rank-missing = Zum nächsten Rang, { $rank }, fehlt: { $conditions }.
rank-met = Dafür reicht schon: { $conditions }.
rank-highest = Einen höheren Rang gibt es nicht.
rank-lost = { $rank } ({ $why })
reach-stores = Lacerda hat { $theirs } Geschäfte, und mehr als { $n } eigene sind nicht möglich
reach-own-stores = mehr als { $n } eigene Geschäfte sind nicht möglich
out-of-reach = unerreichbare Ränge
condition-wigs = mehr Perücken als Lacerda ({ $have } zu { $theirs })
condition-stores = { $rank ->
    [servant] { $need } Geschäfte (jetzt { $have })
    [favourite] so viele Geschäfte wie Lacerda ({ $have } zu { $theirs })
   *[right-hand] mehr Geschäfte als Lacerda ({ $have } zu { $theirs })
}
condition-majorities = { $need ->
    [one] 1 Mehrheit
   *[other] { $need } Mehrheiten
} (jetzt { $have })
condition-reais = { $need } Réis (jetzt { $have })
condition-decrees = { $need } Erlasse (jetzt { $have })
condition-ships = { $need ->
    [one] 1 Schiff
   *[other] { $need } Schiffe
} (jetzt { $have })

## `lisboa play`: options and the beginning

file-argument = ein altes Spiel, das fortgesetzt wird: sein Name in der Liste von --games oder irgendeine unvollendete Aufzeichnung
games-option = die aufbewahrten Spiele auflisten
full-option = in jedem Zug den ganzen Tisch zeigen statt nur der Änderungen
players-option = wie viele spielen, 2 bis 4 (sonst du und zwei merchants)
seats-option = wer auf welchem Platz spielt, zum Beispiel { $human },{ $human },merchant; von schwach bis stark: { $levels }; auch jeder andere Bot, den lisboa simulate kennt
names-option = die Namen der Plätze, zum Beispiel Ana,Ben,Clara
seed-option = dieselbe Zahl ergibt dieselbe Verteilung (sonst zufällig)
new-option = ein neues Spiel beginnen, auch wenn eines gespeichert ist; das gespeicherte bleibt erhalten
plain-option = einfache Zeilen ohne Farben und Kästen, für Screenreader und Skripte
edition-option = der Ordner einer eigenen Ausgabe
data-option = der Ordner, in dem Spiele aufbewahrt werden

wrong-seats = Ein Spiel hat { $fewest } bis { $most } Plätze, nicht { $n }.
seats-and-players = --seats nennt { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
}, aber --players sagt { $players }.
unknown-kind = „{ $kind }“ kann nicht spielen. Möglich: { $kinds }.
wrong-names = { $n ->
    [one] 1 Name
   *[other] { $n } Namen
} für { $players ->
    [one] 1 Platz: Gib nur deinen Namen an.
   *[other] { $players } Plätze: Gib für jeden Platz einen Namen an, durch Kommas getrennt.
}

welcome = Ein neues Spiel: { $players }. { $start } beginnt.
welcome-help = Neu hier? Tippe bei jeder Frage „hilfe“. Diese Verteilung noch einmal: --seed { $seed }
introduced = { $name }{ $kind ->
    [bot] {" "}(Bot: { $bot })
   *[human] {""}
}
saved-game = Ein Spiel von { $players } ist gespeichert, in Zug { $turn }.
ignored = { $options } { $n ->
    [one] braucht ein neues Spiel und würde
   *[other] brauchen ein neues Spiel und würden
} in diesem nicht beachtet; antworte n, um damit eines zu beginnen.
not-with-file = { $options }: Das kann ein begonnenes Spiel nicht mehr ändern; gib nur DATEI an, höchstens noch --seats.
file-over = Das Spiel in { $file } ist zu Ende. „lisboa replay“ spielt es Schritt für Schritt ab.
taken-up = Das Spiel von { $players } geht weiter, in Zug { $turn }.
games-title = Spiele in { $folder }, das letzte zuerst. Ein unvollendetes fortsetzen: lisboa play NAME
games-alone = --games listet die aufbewahrten Spiele auf; dazu passt nur --data.
games-none = In { $folder } ist noch kein Spiel aufbewahrt. „lisboa play“ beginnt eines.
kept-unfinished = unvollendet, in Zug { $turn }: { $players }, { $when }
kept-finished = Sieg für { $winners } nach { $turn } Zügen: { $players }, { $when }
kept-unreadable = nicht lesbar: { $reason }
go-on = Fortsetzen? [J/n]
old-game = Das gespeicherte Spiel bleibt als { $file } erhalten.
broken-save = Das gespeicherte Spiel ist nicht brauchbar: { $reason } Nichts ist verloren, es bleibt als { $file } erhalten.
record-other-edition = Zeile { $line }: Die Aufzeichnung entstand mit der Ausgabe { $theirs }; dies ist { $ours }. Gib ihren Ordner mit --edition an.
foreign-save = { $reason } Das gespeicherte Spiel bleibt, wo es ist; --new beginnt ein anderes und hebt es auf.
other-seats = Die Plätze passen nicht zum Spiel: { $seats }.


## At a question

asked = { $name } · { $round }
thinking = { $name } denkt nach …
forfeited = { $sentence } Stattdessen antwortet Greedy.
status = Du hast { $means }; Waren: { $goods }.
status-hand = Deine Hand: { FORM($cards, "the") }.
pass = Gib den Bildschirm an { $name } weiter. Drücke Enter, wenn sonst niemand zusieht.
log-empty = Noch ist nichts geschehen.
log-turn = Zug { $turn }, { $name }

# Typed behind „tisch“.
part-all = alles
part-court = hof
part-church = kirche
part-works = werft
part-decrees = erlasse
part-politics = auslage
part-city = stadt
part-players = spieler
part-pack = auswahl
part-hand = hand
no-part = Der Tisch hat keinen Teil „{ $text }“. Möglich: { $parts }.


saved = Gespeichert als { $file }.
left = Das Spiel ist in { $folder } gespeichert. „lisboa play“ setzt es fort.
not-saved = Das Spiel konnte nicht gespeichert werden: { $reason }. Es geht weiter, aber nur hier.
kept = Die Aufzeichnung dieses Spiels: { $file }. „lisboa replay“ spielt sie Schritt für Schritt ab.

## The end

result-title = Schlusswertung
result-wigs = Perücken
result-total = Summe
result-line = { $name }: { $wigs }.
result-sum = { $parts }; zusammen { $total }
result-part = { $category } { $n }
result-winner = { $who } gewinnt mit { $wigs }.
result-winners = { $who } teilen sich den Sieg mit je { $wigs }.
tie-number = { $who } { $n }
tie-TIE-01 = Gleichstand, vollständige Trümmersets: { $numbers } (TIE-01).
tie-TIE-02 = Gleichstand, Geschäfte: { $numbers } (TIE-02).
tie-TIE-03 = Gleichstand, ausgeführte Pläne: { $numbers } (TIE-03).
tie-TIE-04 = Gleichstand, Geld: { $numbers } (TIE-04).
tie-shared = Immer noch Gleichstand ({ $rule }).

## `lisboa replay`

record-argument = eine Aufzeichnung, wie lisboa play sie hinterlässt
seat-option = aus wessen Sicht (sonst aus der eines Zuschauers)
at-option = der Zug, mit dem begonnen wird
bad-record = { $file }: { $reason }
no-turn = Es gibt keinen Zug { $turn }; der letzte ist { $last }.
no-seat = Niemand namens „{ $name }“ spielt mit. Es spielen { $names }.
replay-title = Ein Spiel von { $players }, { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
replay-setup = Vor dem ersten Zug
replay-after = Der Tisch { $turn ->
    [0] vor dem ersten Zug
   *[other] nach Zug { $turn }
}
replay-prompt = Zug { $turn } von { $last } >
replay-hint = Enter zeigt den nächsten Zug; eine Zahl geht zu diesem Zug; oder ein Wort: weiter, zurück, tisch, ende.
replay-not-understood = „{ $text }“ verstehe ich nicht. Enter zeigt den nächsten Zug; eine Zahl bis { $last } geht zu diesem Zug; oder ein Wort: weiter, zurück, tisch, ende.
replay-last = Das ist der letzte Zug.
replay-first = Das ist der Anfang.

## `lisboa check`

records-argument = Aufzeichnungen, die geprüft werden
check-line = { $file }: { $text }
check-ok = in Ordnung, { $players }, { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, { $winners ->
    [none] unvollendet
   *[other] Sieg für { $winners }
}{ $rank ->
    [none] {""}
   *[other] {" "}({ $rank })
}
is-folder = Das ist ein Ordner, keine Aufzeichnung.
not-text = Das ist keine Textdatei.
too-large = Diese Datei ist viel zu groß für eine Aufzeichnung.
cannot-read = { $reason }.
