# What somebody can do, as a line of a menu. A message with the name of a question behind it, such
# as `stop-load`, is used when the answer is given to that question.

keep-card = { FORM($card, "the") } behalten
keep-tile = { $tile } behalten
keep-tile-clergy = { $tile } { $deals ->
    [hands] endgültig behalten; die Kirche wird gefüllt, und die Handkarten werden ausgeteilt
    [draft] endgültig behalten; die Kirche wird gefüllt, und der Draft beginnt
   *[nothing] behalten
}
gold = { FORM($card, "the") } abwerfen und 1 Gold erhalten
portfolio = { FORM($card, "the") } ins Portfolio spielen
court = mit { FORM($card, "the") } den { $noble } besuchen
sponsor = das Ereignis von { FORM($card, "the") } unterstützen
add = einen leeren Platz verwenden
discard = { FORM($card, "the") } aus dem Portfolio abwerfen, um Platz zu schaffen
discard-discard = { FORM($card, "the") } aus der Hand abwerfen
replace = dein { $ship } ersetzen
sell = Waren verkaufen
trade = mit Adeligen handeln
load = 1 { $good } an { FORM($ship, "the") } verkaufen
load-owner = 1 { $good } an { FORM($ship, "the") } von { $owner } verkaufen
offer = 1 { $good } abgeben, um { FORM($deed, "zu") }
do = { $deed }
do-follow = folgen: { $deed }
office = einen Beamten in { FORM($office, "acc") } stellen
take-plan = { FORM($plan, "acc") } nehmen
pay-good = 1 { $good } bezahlen
take-good = 1 { $good } nehmen
lose-good = 1 { $good } verlieren
move = den Kardinal { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
} weit bewegen
take-tile = { $tile } nehmen, das Plättchen { $side ->
    [0] vor
   *[1] hinter
} dem Kardinal
give-tile = { $tile } für die Kirche abwerfen
take-favour = ein Gunstplättchen { FORM($noble, "gen") } nehmen
lose-favour = dein Gunstplättchen { FORM($noble, "gen") } zurücklegen
build = { FORM($lot, "acc") } errichten
cube = einen { FORM($colour, "en") } Würfel { $from ->
    [0] aus der Reihe
    [1] aus der Spalte
   *[2] vom Trümmerhaufen
} nehmen
house = ein Holzhaus { FORM($group, "of") } verwenden
take-decree = den Erlass { $decree } nehmen
site = auf { FORM($site, "dat") } ein öffentliches Gebäude eröffnen
use-plan = { FORM($plan, "acc") } verwenden
return = einen Beamten { FORM($place, "from") } zurücknehmen
convert = { $n ->
    [0] nur mit Münzen bezahlen
    [one] 1 Real mit Einfluss bezahlen
   *[other] { $n } Réis mit Einfluss bezahlen
}
convert-payment = { $n ->
    [0] alles ({ $due }) mit Münzen bezahlen
   *[other] { $rest ->
        [0] alles ({ $due }) mit Einfluss bezahlen
       *[other] { $rest } mit Münzen und { $n } mit Einfluss bezahlen
    }
}
convert-penalty = { $n ->
    [0] nichts mit Einfluss bezahlen
    [one] { $rest ->
        [0] den letzten Real mit Einfluss bezahlen
       *[other] 1 weiteren Real mit Einfluss bezahlen
    }
   *[other] { $rest ->
        [0] die letzten { $n } Réis mit Einfluss bezahlen
       *[other] { $n } weitere Réis mit Einfluss bezahlen
    }
}
pay-reais = { $n ->
    [0] keine Réis bezahlen
    [one] 1 Real statt Einfluss bezahlen
   *[other] { $n } Réis statt Einfluss bezahlen
}
pay-reais-visit-reais = { $n ->
    [0] alles ({ $due }) mit Einfluss bezahlen
   *[other] { $rest ->
        [0] alles ({ $due }) mit Réis bezahlen
       *[other] { $n } mit Réis und { $rest } mit Einfluss bezahlen
    }
}
accept = annehmen
accept-accept = ja, { $effect }
decline = verzichten
decline-accept = nein, { FORM($effect, "not") }
decline-follow = nicht folgen
stop = aufhören
stop-load = keine weiteren Waren verkaufen
stop-offer = mit keiner weiteren Ware handeln
stop-office = keine weiteren Beamten einsetzen
stop-give-tile = keine weiteren Plättchen abwerfen
stop-free-action = auf die Staatsaktion verzichten
stop-decree = keinen zusätzlichen Erlass nehmen
stop-discard = keine weiteren Karten abwerfen
draw = { FORM($card, "the") } nehmen
claim = den Bonus von { FORM($card, "the") } erhalten
task = { $task } erfüllen
