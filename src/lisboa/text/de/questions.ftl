# What somebody is asked. “You” is the player who has to answer.

clergy = Welches deiner beiden Klerusplättchen behältst du?
turn = Du bist am Zug: Welche Karte spielst du, und wohin?
room = Was schafft in deinem Portfolio Platz für { FORM($card, "the") }?
sell-or-trade = Verkaufst du Waren, oder handelst du mit Adeligen?
load = { $n ->
    [0] Welche Ware verkaufst du, und an welches Schiff?
    [one] Du hast 1 Ware verkauft: Welche verkaufst du als Nächstes, und an welches Schiff?
   *[other] Du hast { $n } Waren verkauft: Welche verkaufst du als Nächstes, und an welches Schiff?
}
offer = { $n ->
    [0] Welche Ware gibst du einem Adeligen, und für welche Staatsaktion?
   *[other] Welche Ware gibst du als Nächstes ab, und für welche Staatsaktion?
}
office = In welche Amtsstube stellst du einen Beamten? Du darfst noch { $n } platzieren.
plan = Welchen Plan nimmst du?
berth = Wohin kommt { FORM($ship, "the") }?
ship-goods = Welche Ware bezahlst du für das Schiff? Es { $n ->
    [one] fehlt noch 1.
   *[other] fehlen noch { $n } verschiedene.
}
extra-good = Von welcher produzierten Warenart nimmst du { $n } mehr?
steps = { $n ->
    [one] Der Kardinal geht 1 Feld weit.
   *[other] Wie viele Felder weit geht der Kardinal (höchstens { $n })?
}
tile = Welches der beiden Plättchen neben dem Kardinal nimmst du?
give-tile = Die Kirche wird gewertet: Welches Klerusplättchen wirfst du { $given ->
    [0] ab
   *[1] als Nächstes ab
}?
favour = Von welchem Adeligen nimmst du ein Gunstplättchen?
visit-reais = Der Besuch kostet { $n } Einfluss: Wie viel davon bezahlst du in Réis?
free-action = Welche Staatsaktion { FORM($noble, "gen") } führst du aus?
follow = { $visitor } besucht den { $noble }: Legst du dein Gunstplättchen zurück{ $n ->
    [0] {" "}und folgst
   *[other] , bezahlst { $n } Einfluss und folgst
}?
lot = Welches Geschäft errichtest du, und auf welchem Grundstück?
cube = Welchen Würfel aus Reihe oder Spalte von Grundstück { $plot } nimmst du?
house = Aus welcher Gruppe stellst du ein Holzhaus auf das Geschäft?
decree = { $extra ->
    [0] Welchen Erlass nimmst du?
   *[1] Wirfst du einen Trümmerset-Marker ab, um einen zusätzlichen Erlass zu nehmen?
}
site = Auf welchem Bauplatz eröffnest du ein öffentliches Gebäude?
use-plan = Welchen Plan verwendest du für das Gebäude auf { FORM($site, "dat") }?
return = Von wo nimmst du einen Beamten zurück? Das Gebäude braucht noch { $n }.
payment = Bezahle { reais } für { $what ->
    [land] das Grundstück
    [officials] die eingestellten Beamten
   *[event] das Ereignis
}: Wie viel davon mit Einfluss?
penalty = { $covered ->
    [0] Du hast keine Münzen für einen Malus von { reais }: Wie viel davon bezahlst du mit Einfluss?
   *[other] Münzen und Rabatte decken { $covered } von einem Malus von { reais }: Wie viel bezahlst du zusätzlich mit Einfluss?
} Du musst nichts bezahlen.
reais = { $n ->
    [one] 1 Real
   *[other] { $n } Réis
}
accept = Möchtest du { $effect }?
good = Welche Ware nimmst du?
pile = Welchen Würfel vom Trümmerhaufen nimmst du?
lose-good = Welche Ware verlierst du?
lose-official = Von wo nimmst du den Beamten zurück, den du verlierst?
lose-favour = Von welchem Adeligen verlierst du das Gunstplättchen?
draw = Welche Karte nimmst du?
discard = Die Epoche endet: Welche Karte wirfst du aus der Hand ab?
claim = Den Bonus welcher abgeworfenen Karte erhältst du als Nächstes?
over = Das Spiel ist zu Ende.
keep-card = { $again ->
    [0] { $round ->
        [1] Du behältst zwei dieser Karten: Welche der beiden steht in der Liste weiter oben?
       *[other] Welche Karte behältst du, bevor du die übrigen weitergibst?
    }
   *[other] Welche Karte behältst du als zweite?
}
task = Für welche der erfüllten Aufgaben erhältst du den Bonus?

# The same where several things are chosen in any order; $n says how many.
pick-ship-goods = Welche { $n } verschiedenen Waren bezahlst du für das Schiff?
pick-return = Von wo nimmst du { $n } Beamte zurück? Das Gebäude braucht sie.
pick-give-tile = Die Kirche wird gewertet: Welche Klerusplättchen wirfst du ab?
pick-discard = Die Epoche endet: Welche Karten wirfst du aus der Hand ab?
pick-keep-card = Welche { $n } dieser Karten behältst du, bevor du die übrigen weitergibst?

# The same in five words at most, not counting those of names.
short-clergy = Welches Plättchen behältst du?
short-turn = Dein Zug: eine Karte spielen
short-room = Was schafft Platz?
short-sell-or-trade = Verkaufen oder handeln?
short-load = Welche Ware, welches Schiff?
short-offer = Welche Ware, welche Aktion?
short-office = Beamter: in welche Amtsstube?
short-plan = Welchen Plan nimmst du?
short-berth = Wohin kommt das Schiff?
short-ship-goods = Welche Ware fürs Schiff?
short-extra-good = Von welcher Ware mehr?
short-steps = Kardinal: wie viele Felder?
short-tile = Welches Plättchen nimmst du?
short-give-tile = Welches Plättchen abwerfen?
short-favour = Wessen Gunst nimmst du?
short-visit-reais = Einfluss oder Réis?
short-free-action = Welche Staatsaktion?
short-follow = { $visitor } zum { $noble } folgen?
short-lot = Wo baust du?
short-cube = Welchen Würfel nimmst du?
short-house = Holzhaus welcher Gruppe?
short-decree = { $extra ->
    [0] Welchen Erlass nimmst du?
   *[1] Zusätzlichen Erlass nehmen?
}
short-site = Wo eröffnet das Gebäude?
short-use-plan = Welchen Plan verwendest du?
short-return = Welcher Beamte kommt zurück?
short-payment = { reais }: Münzen oder Einfluss?
short-penalty = Malus: mit Einfluss bezahlen?
short-accept = Den Bonus nehmen?
short-good = Welche Ware nimmst du?
short-pile = Welchen Würfel nimmst du?
short-lose-good = Welche Ware geht verloren?
short-lose-official = Welchen Beamten verlierst du?
short-lose-favour = Wessen Gunst verlierst du?
short-draw = Welche Karte nimmst du?
short-discard = Welche Karte wirfst du ab?
short-claim = Welcher Bonus als Nächstes?
short-over = Das Spiel ist zu Ende
short-keep-card = Welche Karte behältst du?
short-task = Welche Aufgabe zählt?
