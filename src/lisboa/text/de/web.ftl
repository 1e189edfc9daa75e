### The table in the browser: what its pages say besides questions, answers and events.

lisboa = Lisboa
motto = 1755. Die Stadt liegt in Trümmern. Bau sie wieder auf.
page-title = { $page } – Lisboa
title-your-turn = ● Du bist am Zug – { $names } – Lisboa
tools = Werkzeugleiste
more = Mehr
close = Schließen
back = Zurück
menu = Dieser Tisch
views = Ansichten

## The language

language = Sprache
language-now = Sprache: { $language }
language-more = Weitere Einstellungen
set-language = Sprache der Seite
set-language-text = Fragen, Protokoll, Regeln und alles andere. Namen, die Menschen gewählt haben, bleiben, wie sie sind.

## Light and dark

light = Hell
dark = Dunkel

## The start page

new-game = Neues Spiel
mode-solo = Solo
mode-solo-text = Du gegen Lacerda
mode-bots = Mit Bots
mode-bots-text = Einer bis drei, so stark du willst
mode-table = Ein Tisch
mode-table-text = Gerät weitergeben, Karten bleiben geheim
mode-friends = Mit Freunden
mode-friends-text = Link schicken, jederzeit spielen
your-name = Dein Name
name-of = Name von Person { $n }
name-of-bot = Name von Bot { $n }
colour = Farbe
colour-of = Farbe von { $name }
seats = Wer am Tisch sitzt
seats-text = Gespielt wird reihum in dieser Reihenfolge. Wer beginnt, wird ausgelost.
seat-up = { $name } nach oben
seat-down = { $name } nach unten
seat-out = { $name } entfernen
who-sits = Wer auf Platz { $n } sitzt
who-me = Du
who-person-table = Eine Person an diesem Bildschirm
who-person-friends = Ein Gast, per Link
who-lacerda = Lacerda
who-lacerda-text = Dein Gegner im Solospiel
who-bot = { $level }: { $text }
add-person-table = Person dazu
add-person-friends = Gast dazu
add-bot = Bot dazu
shuffle = Plätze mischen
bot-apprentice = Lehrling
bot-merchant = Kaufmann
bot-courtier = Höfling
bot-minister = Minister
bot-apprentice-text = Schwach, aber vernünftig. Für deine ersten Spiele.
bot-merchant-text = Nimmt sofort, was jetzt das Beste ist.
bot-courtier-text = Plant seine Züge und denkt einen Moment nach.
bot-minister-text = Plant weit voraus und denkt ebenso lange nach. Der Stärkste.
how-many-bots = Bots
how-strong = Wie stark sie sind
your-colour = Deine Farbe
against = Gegen { $who }
each-seat = Für jeden Platz wählen
start = Starten
variants = Varianten und Hausregeln
editions = Ausgabe
edition-name = { $name ->
    [baixa] Baixa
   *[other] { $name }
}
edition-text = { $politics } Politikkarten, { $decrees } Erlasse, { $clergy } Klerusplättchen
edition-played = Gespielt mit der Ausgabe { $name ->
    [baixa] Baixa
   *[other] { $name }
}
variant-draft = Starthand im Draft
variant-draft-text = Du wählst deine ersten fünf Karten und gibst die übrigen weiter. Für alle, die die Karten kennen.
variant-starting_decrees = Start-Erlasse
variant-starting_decrees-text = Alle nehmen vor dem ersten Zug einen Erlass, der letzte Spieler zuerst.
variant-tasks = Aufgabenkarten
variant-tasks-text = Kleine Ziele mit Boni führen Neulinge durch die ersten Züge; wer das Spiel kennt, kommt ohne sie aus.
variant-tokens = Stadtmarker
variant-tokens-text = Marker mit anderen Boni bedecken, was auf Grundstücken und Bauplätzen gedruckt ist: Jede Stadt ist anders.
variant-queen = Die Königin
variant-queen-text = Eine Politikkarte der zweiten Epoche wird durch die der Königin ersetzt.
variant-discard_before_ships = Abwerfen vor neuen Schiffen
variant-discard_before_ships-text = Beim Wechsel der Epoche werden Karten abgeworfen, bevor die neuen Schiffe kommen.
variant-servant_decrees = Erlasse eines Hofdieners
variant-servant_decrees-text = Wie viele Erlasse dieser Rang verlangt.
variant-servant_decrees-choice = { $value } Erlasse
variant-blank_task_rewards = Aufgaben ohne eigenen Bonus
variant-blank_task_rewards-text = Was die Aufgaben B6 und B9 geben.
variant-blank_task_rewards-choice = { $value ->
    [above] Wie die Aufgabe darüber
   *[below] Wie die Aufgabe darunter
}
variant-lacerda_pays = Lacerda bezahlt
variant-lacerda_pays-text = Was aus seiner Adelsaktion wird, wenn Einfluss und Perücken nicht reichen.
variant-lacerda_pays-choice = { $value ->
    [in-full] Voll, oder sie entfällt
   *[what-it-can] Was er kann, und führt sie trotzdem aus
}
for-whom = Für
tokens-lay-out = Auslegen
tokens-shuffle = Neu mischen
tokens-at-random = Dem Zufall überlassen
tokens-how = Tippe einen Marker an und dann einen anderen seiner Art: Sie tauschen die Plätze.
tokens-shuffled = Die Marker wurden gemischt.
tokens-swapped = Die beiden haben die Plätze getauscht.
tokens-other-kind = Runde Marker liegen auf Grundstücken, quadratische auf Bauplätzen; diese beiden können nicht tauschen.
token-at = { $place }: { $token }
token-held = { $token } Tippe jetzt einen anderen an.
rulings = Auslegungen
rulings-text = Wo die gedruckten Regeln zwei Lesarten erlauben, darf ein Tisch die andere wählen.
variant-hints = Tipps
variant-hints-text = Wer gefragt ist, darf den Planer fragen, was er täte.
variant-play-on = Zurückgehen
variant-play-on-text = Alle dürfen von einem früheren Moment aus weiterspielen, als neues Spiel; allein darf man Züge zurücknehmen. Schalte es aus, wo das Ergebnis zählt; dann bleibt es aus.
patience = Auf Spieler warten
patience-hours = { $hours ->
    [1] eine Stunde
    [24] einen Tag
    [72] drei Tage
   *[other] eine Woche
}
patience-text = Nach dieser Zeit dürfen alle einen Bot für jemanden spielen lassen, der nicht antwortet.
watching = Zuschauen
watching-text = Ein Link für Zuschauer steht im Menü des Tisches. Um nur Bots zuzusehen, gib auch deinen eigenen Platz einem Bot.
welcome-to-table = Willkommen am Tisch
welcome-with = Du spielst mit { $who }. Wie sollen sie dich nennen?
stay-called = { $name } bleiben
sit-down = Platz nehmen
your-games = Deine Spiele
no-games = Die Spiele, die du hier spielst, werden hier stehen.
first-time = Zum ersten Mal hier?
first-time-text = Worum es geht, wie ein Zug abläuft und wie diese Seite funktioniert, in fünf Minuten.
first-no = Ich kenne das Spiel
first-steps = Erste Schritte
first-steps-text = Das Spiel in fünf Minuten
where = Epoche { $period ->
    [1] I
   *[2] II
} · Zug { $turn }
where-your-turn = { $place } · du bist am Zug
where-their-turn = { $place } · { $who } ist gefragt
if-it-ended-now = Wenn das Spiel jetzt endete
before-first-turn = Vor dem ersten Zug
just-now = gerade eben
won-by = Sieg für { $who }
game-ended = vorzeitig beendet
game-frozen = aus einer anderen Version, nur zum Ansehen
look = Ansehen
past-frozen = Dieses Spiel steht still
past-more = Warum, und was man tun kann
past-over = Dieses Spiel ist zu Ende
past-text = Es wurde unter Version { $rules } der Regeln gespielt, und dieser Server spielt Version { $ours }. Es wird gezeigt, wie es stand, und kann exportiert, aber hier nicht gespielt oder abgespielt werden. { $program ->
    [unknown] Kein Programm ist bekannt, das es spielt.
    [newer] Ein neueres Programm spielt es.
   *[other] Lisboa { $program } spielt die Aufzeichnung.
}
past-missing = { $n ->
    [one] Gezeigt wird der Stand eine Antwort vor der letzten. Diese Antwort ist in der Aufzeichnung.
   *[other] Gezeigt wird der Stand { $n } Antworten vor der letzten. Diese Antworten und was daraus wurde, sind in der Aufzeichnung.
}
play = Spielen
go-on = Weiter
watch = Zuschauen
forget = Dieses Spiel hier vergessen
rules = Regeln
rules-text = Jede Regel, durchsuchbar
open-record = Aufzeichnung öffnen
open-record-text = Ansehen oder weiterspielen
open-record-how = Eine Aufzeichnung ist das ganze Spiel als Text. Eine beendete kann man durchsehen, eine andere wird weitergespielt.
choose-file = Datei wählen
paste-record = Oder hier einfügen
drop-record = Die Aufzeichnung hier ablegen
open = Öffnen
settings = Einstellungen
settings-text = Bestätigen, Bewegung, Ton
server-away = Der Server antwortet nicht. Läuft er noch?

## The question

question = Die Frage
not-possible = { $n ->
    [one] 1 Antwort ist jetzt nicht möglich
   *[other] { $n } Antworten sind jetzt nicht möglich
}
advised = Die Wahl des Planers
costs = kostet: { $amount }
brings = bringt: { $amount }
preview-other-gains = { $who } erhält { FORM($amount, "acc") }.
preview-other-loses = { $who } verliert { FORM($amount, "acc") }.
preview-final = Danach gibt es kein Zurück: Es zeigt etwas Verborgenes oder gibt die Entscheidung weiter.
preview-hint = Der Planer sieht { $chance } % Siegchance und erwartet { $margin ->
    [0] Gleichstand
    [1] 1 Perücke Vorsprung
   *[other] { $margin } Perücken Vorsprung
}.
undo = Rückgängig
all-answers = Alle Antworten · { $n }
all-here = Alle Antworten hier · { $n }
fold = Einklappen
answer-spoken = { $answer }: { $changes }
costs-of = kostet { $n } von deinen { $have } { $what ->
    [influence] Einfluss
   *[reais] Réis
}
step-rules = Die Regeln dieses Schritts
held-where = { $piece }: wohin?
then-visit = { $first } oder { $second }, dann { $last }
then-trade = dann verkaufen oder handeln
held-card = { $kind } { $influence }
held-good = { $good ->
    [gold] Gold
    [cloth] Stoff
    [books] Bücher
   *[tools] Werkzeug
}
held-piece = In der Hand
take = Nehmen
put-back = Zurück
key-escape = Esc
key-start-over = Shift U
undo-more = Mehr zurücknehmen
start-over = Zug neu beginnen
end-turn = Zug beenden
show-turn = Meinen Zug zeigen
turn-up = Aufdecken
end-missing = Es fehlt noch eine Antwort. { $question }
decline-more = Wie lange
decline-once = Diesmal nicht
decline-turn = Beim { $noble } nicht in diesem Zug
decline-round = Beim { $noble } nicht in dieser Runde
decline-game = Beim { $noble } nie in diesem Spiel
this-turn = Dieser Zug
pay-otherwise = anders bezahlen
otherwise = anders
crumb-first = Zug neu beginnen
crumb-back = Zurück zu: { $step }
crumb-optional = [{ $step }]
turn-ready = Fertig. Zug beenden?
hint = Tipp
hint-wait = Denkt nach …
turn-so-far = Dein Zug bisher
bot-thinks = { $who } denkt nach …
other-asked = { $who } ist am Zug.
other-thinks = { $who } zieht gerade …
game-over = Das Spiel ist zu Ende.
rule-show = Regel { $id }
rule-name = Regel { $id }
rule-in-rules = In den Regeln

## The table

log = Protokoll
log-whole = Ganzes Spiel
log-empty = Noch ist nichts geschehen.
score-sheet = Wertungsblatt
score-for = Wofür
wigs = Perücken
tab-board = Plan
tab-hand = Hand
tab-mine = Meins
tab-players = Spieler
tab-log = Protokoll
connecting = Dein Tisch wird gesucht …
line-lost = Verbindung verloren. Neuer Versuch …
no-table = Hier ist kein Tisch
table-gone = Dieses Spiel wurde gelöscht.
start-page = Startseite
pass-to = Gib den Tisch weiter an
since-last-turn = Seit deinem letzten Zug
unveil = Ich bin { $who }: Zeig meine Hand

## Looking closely at a thing

inspector = Genauer ansehen
inspect = Genauer ansehen (I)
inspect-all = Alles auf dem Tisch
inspect-seek = Karte, Plättchen oder Ort suchen
ways-open = Was du jetzt damit tun kannst
ways-closed = Was du jetzt nicht damit tun kannst
things-ships = Schiffe
things-architects = Architekten
things-discards = Abgeworfene Karten
caption-card = { $kind } · { FORM($deck, "er") } Stapel · Nr. { $number } · { $year }
caption-ship = Schiff
caption-clergy = Klerusplättchen
caption-decree = Erlass
caption-plan = Plan
caption-building = Öffentliches Gebäude
caption-task = Aufgabenkarte
caption-plot = Grundstück der Baixa
caption-site = Bauplatz eines öffentlichen Gebäudes
caption-row = Trümmer
caption-column = Trümmer
caption-pile = Trümmer
caption-scoring = In der Baixa
caption-noble = Adeliger am Königshof
caption-office = Amtsstube
caption-plaza = Plaza
caption-deed = Aktion am Königshof
caption-treasury = Königshof
caption-price = Markt
caption-stack = Auslage der Politikkarten
caption-cardinal = Kirche
caption-gap = Kirche
caption-church = Kirche
caption-seat = Spielertableau
lies-hand = Auf der Hand von { $who }.
lies-upper = Auf einem oberen Platz im Portfolio von { $who }.
lies-lower = Auf einem unteren Platz im Portfolio von { $who }.
lies-court = In diesem Zug auf den Königshof gespielt.
lies-display = In der Auslage der Politikkarten.
lies-discards = Abgeworfen.
lies-shipyard = Das nächste in der Werft.
lies-docked = Schiff von { $who }, am Dock.
lies-at-sea = Schiff von { $who }, auf See.
ship-cargo = An Bord: { $goods }.
ship-no-cargo = Noch nichts an Bord.
lies-church = In der Kirche.
lies-board = Auf dem Tableau von { $who }.
lies-decrees = In der Auslage.
lies-architect = Der nächste Plan dieses Architekten.
lies-completed = Von { $who } ausgeführt.
lies-ready = Kann eröffnet werden.
lies-later = Kommt später im Stapel dieses Architekten.
lies-open = In der Baixa eröffnet.
lies-done = Von { $who } erfüllt.
deed-covered = Bedeckt mit 1 { $good }.
favours-left = { $n ->
    [0] Kein Gunstplättchen ist mehr da.
    [one] 1 Gunstplättchen ist noch da.
   *[other] { $n } Gunstplättchen sind noch da.
}
treasury-influence = { $n ->
    [0] Besuche kosten dadurch weder mehr noch weniger Einfluss.
   *[other] { $n ->
        [-2] Besuche kosten dadurch 2 Einfluss weniger.
        [-1] Besuche kosten dadurch 1 Einfluss weniger.
       *[other] Besuche kosten dadurch { $n } Einfluss mehr.
    }
}
officials-none = Hier steht niemand.
officials-of = { $who }: { $n }
neutral = Neutrale Beamte
cardinal-here = Hier steht der Kardinal.

## Scores

score-now = Jetzt auf dem Tisch
score-before = Vor der Schlusswertung
score-if-ended = Wenn das Spiel jetzt endete
score-final = Schlusswertung
score-then = Zusammen
bar-so-far = { $n } auf dem Tisch
bar-before = { $n } vor der Schlusswertung
leads = { $who } führt mit { $n } Perücken.
leads-level = { $who } liegen mit { $n } Perücken gleichauf.
would-win = Wenn das Spiel jetzt endete, hätte { $who } die meisten: { $n } Perücken.
would-win-level = Wenn das Spiel jetzt endete, lägen { $who } mit { $n } Perücken gleichauf.
rank-now = Wenn es jetzt endete: { $rank }
rank-then = Rang: { $rank }
rank-met = reicht
rank-out = { $rank } ist unerreichbar: { $why }.
rank-more = noch { $n }
rank-short-servant = Diener
rank-short-favourite = Günstling
rank-short-right-hand = Rechte Hand
rank-row-wigs = Perücken
rank-row-stores = Geschäfte
rank-row-majorities = Mehrheiten
rank-row-reais = Réis
rank-row-decrees = Erlasse
rank-row-ships = Schiffe

bot = vom Computer gespielt

## Lacerda

lacerda-next = Als Nächstes besucht er den { $noble }.
lacerda-aide = Der Gehilfe wirft die oberste Karte vom Stapel { FORM($kind, "gen") } ab.
lacerda-plans = Pläne
lacerda-officials = { $n ->
    [one] 1 Beamter
   *[other] { $n } Beamte
}
lacerda-ships = Schiffe
lacerda-stores = { $n ->
    [one] 1 Geschäft
   *[other] { $n } Geschäfte
}
lacerda-cubes = Würfel
lacerda-goods = Waren
worth-each = { $n ->
    [one] je 1 Perücke
   *[other] je { $n } Perücken
}

## Around the game

links = Links zum Senden
spectators = Zuschauer
copy = Kopieren
copied = Kopiert
friend = Gast auf Platz { $n }
invite = Lade deine Freunde ein
invite-text = Schicke allen ihren eigenen Link. Er lädt auf einen Platz ein: Wer ihn zuerst öffnet, sitzt dort und sieht allein dessen Karten; danach ist er verbraucht.
invite-later = Diese Links findest du im Menü des Tisches wieder.
own-link = Dein Platz, für ein anderes Gerät von dir
own-link-text = Wer diesen Link hat, sieht deine Karten. Schicke ihn niemandem sonst.
link-shared = Wer diesen Tisch eröffnet hat, kennt den Link zu deinem Platz auch.
invited-yourself = Diese Einladung ist für { $name }. Wenn du sie hier öffnest, gehört der Platz dir, und der Link ist verbraucht.
take-seat = Platz nehmen
to-table = Zum Tisch
here-now = ist da
orders = Frag mich nicht,
order-follow = ob ich einem Besuch beim { $noble } folge
order-church = ob ich bei einer Wertung der Kirche Klerusplättchen abwerfe
order-declines = wenn ich in Zügen anderer auf etwas verzichten kann
save-record = Aufzeichnung speichern
leave = Tisch verlassen
your-place = Dein Platz
level = Stufe
level-of-bots = Stufe des Bots
hand-over = Bot für mich spielen lassen
hand-over-text = Ein Bot antwortet an deiner Stelle, bis du zurückkommst.
bot-plays = Hier spielt ein Bot: { $level }.
take-back = Wieder selbst spielen
concede = Aufgeben
concede-text = Du kannst nicht mehr gewinnen. Ein Bot spielt für dich weiter, damit die anderen ihr Spiel beenden können. Es gibt kein Zurück.
concede-text-ends = Das Spiel endet jetzt, und du hast es verloren. Es gibt kein Zurück.
concede-sure = Wirklich aufgeben
concede-not = Nein, weiter
host = Du leitest den Tisch
silent = Wenn jemand nicht antwortet
silent-text = Nach der am Tisch eingestellten Zeit dürfen alle einen Bot für jemanden spielen lassen, der gefragt ist und nicht antwortet.
bot-for = Bot spielen lassen
new-link = Neuer Link
new-link-text = Der alte Link gilt ab jetzt nicht mehr: Wer dort sitzt, ist draußen, und der ganze Tisch erfährt es.
new-link-made = Der neue Link für { $name } steht oben. Der alte gilt nicht mehr.
end-game = Spiel beenden
end-text = Das Spiel endet jetzt für alle, und niemand gewinnt. Es gibt kein Zurück.
end-sure = Wirklich beenden
delete-game = Spiel löschen
delete-text = Das Spiel und seine Aufzeichnung werden für alle gelöscht. Es gibt kein Zurück.
delete-sure = Wirklich löschen
report = Problem melden
report-text = Das speichert eine Datei mit der Aufzeichnung des Spiels, wie du es kennst, den Versionen des Programms, deinem Browser und der Größe deines Bildschirms. Geheimes von anderen und Links sind nicht darin. Schicke sie an die Betreiber dieses Servers.
report-words = Was ging schief?
report-save = Bericht speichern
report-saved = Der Bericht ist gespeichert.

## The end

rebuilt = { $who } hat Lissabon wiederaufgebaut
won-together = { $who } haben Lissabon gemeinsam wiederaufgebaut
ended-by-people = Das Spiel wurde beendet
won-with = { $n } Perücken, { $ahead ->
    [0] gleichauf
   *[other] { $ahead } Vorsprung
}.
tie-TIE-01 = Bei gleich vielen Perücken entscheidet die Zahl der Trümmersets.
tie-TIE-02 = Bei gleich vielen Sets entscheidet die Zahl der Geschäfte.
tie-TIE-03 = Bei gleich vielen Geschäften entscheidet die Zahl der ausgeführten Pläne.
tie-TIE-04 = Bei gleich vielen Plänen entscheiden Geld und Einfluss.
tie-TIE-05 = Bei gleich viel Geld ist der Sieg geteilt.
what-decided = Was den Ausschlag gab
decided-by = Den Ausschlag gab: { $what }.
decided-by-two = Den Ausschlag gaben: { $what }; { $and }.
best-turns = Deine besten Züge
where-wigs = Woher die Perücken kamen
look-at-table = Tisch ansehen
play-again = Noch einmal
result = Ergebnis

## Replay

replay = Wiederholung
replay-at = { $n } von { $all } Antworten
replay-where = Epoche { $period ->
    [1] I
   *[2] II
} · Zug { $turn } · { $who }
replay-start = Das Spiel beginnt.
replay-point = Stelle im Spiel
period-1 = Epoche I
period-2 = Epoche II
previous = Zurück
previous-key = Eine Antwort zurück (Pfeil links)
next = Weiter
next-key = Eine Antwort weiter (Pfeil rechts)
turn-previous = Zug zurück
turn-previous-key = Zum Anfang des Zugs (Bild auf)
turn-next = Zug vor
turn-next-key = Zum nächsten Zug (Bild ab)
run = Abspielen
run-key = Abspielen oder anhalten (Leertaste)
pause = Pause
pace = Tempo { $n }×
play-on = Ab hier weiterspielen
whose-view = Wessen Sicht
all-open = Alles offen
hand-of = Hand von { $name }
curve = Perücken
curve-projected = mit Schlusswertung
curve-wigs = auf dem Tisch
curve-here = Perücken an dieser Stelle
curve-who = { $name } { $wigs }
curve-words = Perücken aller Spieler im Lauf des Spiels. An dieser Stelle: { $standing }.
turns = Züge
turns-of = Nur Züge von
turns-only = Nur Züge von { $name }
turn-loud = Einer der Züge, die am meisten brachten
tab-curve = Perücken
tab-turns = Züge
share = Teilen
share-with = Link für { $who } teilen
share-title = Lisboa
share-text = Ein Spiel Lisboa
share-moment = Diesen Moment teilen
share-moment-text = Wer diesen Link öffnet, sieht diesen Moment und darf das ganze Spiel durchsehen. Einen Platz gibt er niemandem.
copy-for = Link für { $who } kopieren

## When something is not there

try-again = Erneut versuchen
broken-link = Dieser Link ist unvollständig.
trouble-broken-link = Beim Kopieren oder Verschicken ging etwas verloren. Bitte um den ganzen Link und öffne diesen.
trouble-away = Nichts ist verloren: Das Spiel geht weiter, wo es war, sobald der Server antwortet.
trouble-unknown-game = Vielleicht wurde es gelöscht, oder der Link ist unvollständig. Bitte um den ganzen Link und öffne diesen.
trouble-wrong-credential = Vielleicht gibt es einen neuen Link. Bitte darum und öffne diesen.
trouble-not-over = Solange ein Spiel läuft, darf niemand es durchsehen.

## Rules

rules-seek = In den Regeln suchen
rules-seek-example = Trümmer oder STORE-08
rules-all = { $all } Aussagen
rules-found = { $n } von { $all } Aussagen
rules-none = Keine Regel enthält die Wörter „{ $words }“.
rules-show-all = Alle Regeln zeigen
rules-sections = Abschnitte
rules-beside = Daneben
rules-beside-none = keine andere Sprache
rules-untranslated = Noch nicht übersetzt

## Settings

set-here = In diesem Browser gespeichert.
set-look = Aussehen
set-theme = Farben
set-theme-system = Wie das Gerät
set-theme-light = Hell
set-theme-dark = Dunkel
set-contrast = Mehr Kontrast
set-contrast-text = Schlichte Flächen, kräftigere Linien und Buchstaben.
set-text = Textgröße
set-text-text = Großer Text erhält das Layout eines kleineren Bildschirms. Der Spielplan hat seinen eigenen Zoom.
percent = { $n } %
set-motion = Animationen
set-motion-text = Teile wandern, und Schiffe segeln. Verlangt dein Gerät weniger Bewegung, bewegt sich ohnehin nichts.
set-answering = Antworten
set-confirm-each = Jeden Schritt bestätigen
set-confirm-each-text = Einmal tippen wählt und zeigt, was daraus wird, ein zweites Mal antwortet.
set-usual = Was sich von selbst beantwortet
set-usual-text = Was fast alle antworten würden. Es steht bis zur nächsten Antwort in der Leiste, und Rückgängig nimmt es zurück.
set-usual-only = Wo es nur eine Antwort gibt
set-usual-payment = Zahlungen mit Münzen, solange sie reichen
set-usual-reward = Boni, die nichts kosten
set-usual-cube = Ein Würfel, wo alle dieselbe Farbe haben
set-attention = Ton
set-sound = Leise Töne
set-sound-text = Eine gespielte Karte, Münzen, die den Besitzer wechseln, und zwei Töne, wenn du am Zug bist. Der Tab zeigt das immer.
set-sound-card = Eine Karte
set-sound-coin = Eine Münze
set-sound-turn = Dein Zug
set-orders = Daueraufträge
set-orders-text = Sie gelten an jedem Tisch, an den du dich setzt. Im Menü eines Tisches kannst du sie für diesen Tisch ändern.

## First steps

first-title = Willkommen in Lissabon
first-lead = An Allerheiligen 1755 zerstörten ein Erdbeben, eine Flutwelle und ein Feuer die Stadt. Du gehörst zu denen, die sie neu errichten.
first-goal = Worum es geht
first-goal-text = Wer am Ende die meisten Perücken hat, gewinnt: Je feiner die Perücke, desto größer der Einfluss. Perücken bringen Geschäfte und öffentliche Gebäude in der neuen Unterstadt, Schiffe, die voll in See stechen, und Erlasse, die am Ende belohnen, was du am besten gemacht hast.
first-turn = Wie ein Zug abläuft
first-turn-text = Du spielst eine Handkarte und nimmst eine neue. Mit der Karte tust du eines von vier Dingen:
first-gold = Gold nehmen
first-gold-text = Wirf die Karte für ein Gold ab. Der bescheidene Weg.
first-portfolio = Behalten
first-portfolio-text = Lege die Karte in dein Portfolio, wo sie dir lange hilft; dann verkaufe Waren oder handle mit Adeligen.
first-visit = Einen Adeligen besuchen
first-visit-text = Spiele eine Adelskarte auf den Königshof, bezahle Einfluss und tu, was dieser Adelige kann. Andere dürfen mit einem Gunstplättchen folgen.
first-event = Ein Ereignis unterstützen
first-event-text = Eine Wirtschaftskarte bringt, was auf ihr steht.
first-builder = Der Baumeister
first-builder-text = setzt Beamte ein, entwirft Pläne und lässt dich ein Geschäft errichten.
first-minister = Der Minister
first-minister-text = gibt Schiffe, Waren und Erlasse.
first-king = Der König
first-king-text = kennt den Kardinal, gewährt Gunst und eröffnet öffentliche Gebäude.
first-here = Wie dieser Tisch funktioniert
first-glow = Was leuchtet, ist wählbar
first-glow-text = Unter dem Spielplan steht eine Frage. Alles, was sie beantwortet, hat einen warmen Rand.
first-look = Erst zeigen, dann wählen
first-look-text = Zeige auf eine Antwort, um zu sehen, was sie kostet und bringt. Zeige auf eine Karte oder ein Plättchen, um sie zu lesen. Was nicht möglich ist, sagt, warum.
first-undo = Probiere aus
first-undo-text = Rückgängig nimmt eine Antwort nach der anderen zurück, bis etwas Verborgenes gezeigt wird.
first-confirm = Am Ende bestätigen
first-confirm-text = Dein Zug zählt erst, wenn du ihn bestätigst.
first-keys = Mit der Tastatur
first-keys-text = Pfeiltasten wählen, Enter antwortet, U nimmt zurück, / findet eine Antwort nach ihren Wörtern.
first-rules = Regeln zur Hand
first-rules-text = Die Nummer einer Regel öffnet sie an Ort und Stelle.
first-you = Neuling
first-go = Ein ruhiges erstes Spiel beginnen
first-go-text = Gegen einen schwachen Bot, mit kleinen Aufgaben, die dich durch die ersten Züge führen, und einem Tipp, wann immer du fragst. Es dauert etwa eine Stunde, und du kannst jederzeit aufhören.

## The line to type on: the first word of each command is its name, the others are also understood

command-line = Antwort oder Befehl eingeben
command-line-hint = Eine Antwort, ihre Nummer oder: liste, zurück, fertig, warum, hand, status, spieler, punkte, protokoll, tipp, hilfe
command-undo = zurück u
command-confirm = fertig bestätigen ok
command-hint = tipp rat
command-why = warum wieso
command-list = liste antworten optionen
command-hand = hand karten
command-status = status ich
command-players = spieler andere
command-log = protokoll verlauf
command-score = punkte perücken
command-help = hilfe ?
said-help = Tippe Wörter einer Antwort, ihre Nummer in der Liste oder wie eine Aufzeichnung sie nennt, zum Beispiel „court political-05“. Eine leere Zeile gibt die gewählte Antwort. Befehle: liste liest die Antworten vor; zurück nimmt die letzte zurück; fertig beendet den Zug; warum mit Wörtern dahinter sagt, was nicht möglich ist; hand, status, spieler, punkte und protokoll sagen, wie es steht; tipp fragt den Planer.
said-undone = Die letzte Antwort ist zurückgenommen.
said-nothing-to-undo = Es gibt nichts zurückzunehmen.
said-no-hint = Jetzt gibt es keinen Tipp.
said-confirmed = Der Zug ist bestätigt.
said-answered = Geantwortet: { $answer }.
said-chosen = Gewählt: { $answer }. Drücke Enter, um zu antworten.
said-choose-first = { $n ->
    [one] Wähle zuerst die eine Antwort
   *[other] Wähle zuerst eine von { $n } Antworten
}; tippe liste, um sie zu hören.
said-not-asked = Du wirst gerade nichts gefragt.
said-confirm-or-undo = Dein Zug ist fertig: Tippe fertig oder zurück.
said-no-number = Es gibt keine Antwort { $n }: Sie sind von 1 bis { $all } nummeriert.
said-several = Mehrere Antworten haben diese Wörter: { $answers }. Tippe eine der Nummern.
said-unknown = Keine Antwort und kein Befehl heißt „{ $line }“. Am nächsten: { $answers }. Tippe hilfe für alle Befehle.
said-closed = { $answer }: nicht möglich. { $reason } Regel { $rule }.
said-possible = Das ist möglich.
said-nothing-closed = Nichts mit diesen Wörtern ist hier ausgeschlossen.
said-numbered = { $n }: { $answer }
said-more = { $n } weitere
said-none = jetzt keine spielbar
said-hand = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf der Hand. Antworten damit: { $answers }.
said-score = { $name }: { $wigs }.
said-status = { $name }: { $things } und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
said-spectating = Du schaust zu.
heard-question = { $question } { $n ->
    [one] 1 Antwort.
   *[other] { $n } Antworten.
}

## What an answer means, on the board

preview = Was es bedeutet
preview-reward = Bonus: { $reward }
closed-here = Jetzt nicht möglich
answers-here = { $n } Antworten hier
preview-how = Wie es zustande kommt
preview-less = Nur die Summen

## The steps of a turn, done, now and to come

step-setup = Aufbau
step-card = Karte
step-action = Aktion
step-goods = Waren
step-sell = Verkaufen
step-trade = Handeln
step-state = Staatsaktion
step-store = Geschäft
step-decree = Erlass
step-opening = Gebäude
step-cube = Würfel
step-house = Holzhaus
step-pay = Bezahlen
step-reward = Bonus
step-penalty = Malus
step-follow = Folgen
step-draw = Nachziehen
step-church = Kirche
step-period = Epoche

## Moments that are staged on the board

you = Du
done = fertig
influence = Einfluss
chooses-now = wählt jetzt
chooses-next = wählt danach
good-gold = Gold
good-cloth = Stoff
good-books = Bücher
good-tools = Werkzeug
harbour = Hafen
harbour-how = jedes Feld verkauft sofort
harbour-sell = { $good } an { $mine ->
    [yes] dein Schiff
   *[no] das Schiff von { $who }
} verkaufen, für { $price }.
harbour-sails = Es sticht in See: { $mine ->
    [yes] Du erhältst
   *[no] { $who } erhält
} { $gain }.
harbour-free = { $n } frei
harbour-at-sea = auf See
harbour-sailed = Auf See. Es legt an, wenn { $mine ->
    [yes] dein Zug beginnt.
   *[no] der Zug von { $who } beginnt.
}
harbour-nothing = Hier nicht verkäuflich.
harbour-sold = Bisher verkauft
harbour-rule = Ein volles Schiff sticht sofort in See: Sein Besitzer erhält 1 Perücke je Ware an Bord.
church-scores = Die Kirche wird gewertet
church-how = Tippe ein Plättchen an, um es abzuwerfen oder zu behalten
church-order = Wer wählt
church-kept = behält alle
church-keep = Alle behalten
church-give = { $n } abwerfen: +{ $wigs }
church-tile = { $tile }. { $benefit } Rückseite: { $n ->
    [one] 1 Perücke
   *[other] { $n } Perücken
}.
church-on = behalten
church-off = abgeworfen
church-backs = die Rückseiten: { $backs }
church-backs-none = die Perücken auf den Rückseiten der abgeworfenen
church-once = einmal, was du auch abwirfst: { $from } → { $to }{ $wigs ->
    [0] {""}
    [one] , und 1 Perücke für den Überschuss
   *[other] , und { $wigs } Perücken für den Überschuss
}
church-once-none = ein Plättchen reicht, um { $n } zu erlangen
church-lose = Du verlierst: { $what }
church-lose-nothing = Du verlierst nichts.
period-ends = Epoche { $period ->
    [1] I
   *[2] II
} endet
period-step = Schritt { $n } von { $all }
period-why-sets = { $mine ->
    [yes] Du hast dein zweites Set vervollständigt.
   *[no] { $who } hat ein zweites Set vervollständigt.
} Ein zweites Set, gleich bei wem, beendet die erste Epoche; der Zug wurde zu Ende gespielt.
period-why-stacks = { $mine ->
    [yes] Du hast den dritten Stapel geleert.
   *[no] { $who } hat den dritten Stapel geleert.
} Drei leere Stapel in der Auslage der Politikkarten beenden die erste Epoche; der Zug wurde zu Ende gespielt.
period-why-unknown = Die erste Epoche ist vorbei.
period-sets = Wertung der Sets
period-sets-text = je 3 Perücken; die alte Auslage ist weg
period-ships = Neue Schiffe
period-ships-text = mit mehr Ladekapazität
period-discard = Abwerfen für Boni
period-draw = Auf fünf nachziehen
period-draw-text = vom lila Stapel
period-display = Neue Auslage
period-display-text = vom braunen Stapel
period-refill = Kirche und Erlasse
period-refill-text = werden aufgefüllt
period-table = Sets: je 3 Perücken
period-table-solo = Sets: je 3 Perücken; Lacerda: 1 Perücke je Würfel
period-discarded = { $n ->
    [0] alle behalten
    [one] 1 abgeworfen
   *[other] { $n } abgeworfen
}
period-rewards = Für jede Art von Adeligen, die du abwirfst, erhältst du einen Bonus
period-claim = Welchen Bonus nimmst du als Nächstes?
period-could = deinen { $noble } abwerfen
period-none = kein { $noble } mit Bonus
period-second = kein 2. { $noble }
period-nothing = kein Bonus
period-how = Tippe Handkarten an. Sie werden aus dem Spiel entfernt; niemand muss abwerfen.
period-draw-after = { $n ->
    [0] Du ziehst keine Karte.
    [one] Du ziehst 1 lila Karte.
   *[other] Du ziehst { $n } lila Karten.
}
period-keep = Alle behalten
period-discard-n = { $n } abwerfen
period-next = Epoche II endet mit einem vierten Set oder wenn drei von vier Stapeln leer sind.
pick-some = { $n } von { $number } gewählt
pick-more = { $n ->
    [one] Wähle noch 1
   *[other] Wähle noch { $n }
}
pick-these = Diese nehmen
follow-waits = Der Zug von { $who } wartet auf dich
follow-price = Was das Folgen kostet
follow-pay = Du bezahlst
follow-after = Dein Einfluss
follow-favour-back = Gunst geht zurück
follow-rest = Der Rest in Perücken
follow-recruit = { $n ->
    [0] du hast keinen Beamten mehr
    [one] du hast 1 Beamten zum Einsetzen
   *[other] du hast { $n } Beamte zum Einsetzen
}
follow-plan = für { $officials } Beamte
follow-plan-none = kein Plan mehr da
follow-ship = Größe { $n }, verkauft für { $price } mehr
follow-ship-none = kein Schiff mehr da
follow-produce = { $goods }
follow-produce-none = du hast kein Geschäft
follow-cardinal = { $tiles }
follow-cardinal-none = kein Plättchen in der Nähe
follow-favour = { $nobles }
follow-favour-none = keines mehr da, das dir fehlt
follow-store = { $goods }; du hast { $reais }
follow-decree = jetzt am besten: { $decree }, { $n ->
    [one] 1 Perücke
   *[other] { $n } Perücken
}
follow-decree-some = { $n ->
    [one] 1 liegt aus
   *[other] { $n } liegen aus
}
follow-decree-none = keiner liegt aus
follow-open = { $buildings }; du hast { $n ->
    [0] keinen Plan
    [one] 1 Plan
   *[other] { $n } Pläne
}
skip = Überspringen
final-begins = Das Spiel ist zu Ende. Gezählt wird, was bleibt.
final-said = { $what }: { $who }

## Turns that are told

log-fold = Schließen
log-filter = Was das Protokoll zeigt
log-all = Alles
log-scoring = Wertung
log-round = Runde { $n }
heard-turn = { $turn }.
since-folded = Seither · { $n }
tell-again = Noch einmal
in-the-log = Im Protokoll
telling = Was die anderen tun
told-step = { $who }: { $step }
told-back = Einen Schritt zurück
told-next = Einen Schritt weiter
told-pause = Pause
told-on = Weiter
telling-pace = Wie schnell Züge erzählt werden
set-telling-text = Während andere ziehen, werden ihre Züge Schritt für Schritt auf dem Tisch erzählt. Die Leertaste hält an, die Pfeiltasten gehen schrittweise, Escape springt zum aktuellen Stand.
pace-slow = Langsam
pace-normal = Normal
pace-instant = Sofort
to-my-turn = Zu meinem Zug
to-now = Ins Jetzt
