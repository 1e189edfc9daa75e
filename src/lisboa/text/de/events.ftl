# What happened. Most phrases tell what a player does and follow the player’s name (`deed`); the
# others, in the second part, stand for themselves. All start in lower case and have no full stop.

deed = { $who } { $deed }
sentence = { CAPITAL($phrase) }.

## What a player does

turn-begins = beginnt Zug { $n }
card-for-gold = wirft { FORM($card, "the") } für 1 Gold ab
card-played = spielt { FORM($card, "the") } ins Portfolio
card-at-court = besucht den { $noble } mit { FORM($card, "the") }
card-placed = behält { FORM($card, "the") } im Portfolio
card-discarded = wirft { FORM($card, "the") } ab
goods-gained = { $n ->
    [0] hat keinen Platz für { $lost }
   *[other] nimmt { $goods }{ $over ->
        [0] {""}
       *[other] {" "}und hat keinen Platz für { $lost }
    }
}
goods-paid = gibt { $goods } ab
reais-gained = erhält { reais }
reais-paid = { $coins ->
    [0] { $influence ->
        [0] bezahlt dank eines Rabatts nichts
       *[other] bezahlt { from-influence } mit Einfluss
    }
    [one] bezahlt 1 Real{ and-from-influence }
   *[other] bezahlt { $coins } Réis{ and-from-influence }
}
from-influence = { $influence ->
    [one] 1 Real
   *[other] { $influence } Réis
}
and-from-influence = { $influence ->
    [0] {""}
    [one] {" "}und 1 weiteren mit Einfluss
   *[other] {" "}und { $influence } weitere mit Einfluss
}
influence-gained = erlangt { $n } Einfluss (jetzt { $space })
influence-lost = gibt { $n } Einfluss ab (noch { $space })
wigs = { $n ->
    [one] erhält 1 Perücke{ wigs-for }
   *[other] erhält { $n } Perücken{ wigs-for }
}
wigs-lost = { $n ->
    [one] verliert 1 Perücke{ wigs-for }
   *[other] verliert { $n } Perücken{ wigs-for }
}
wigs-for = { $category ->
    [sailing] {" "}für das volle Schiff
    [stores] {" "}für das neue Geschäft
    [openings] {" "}für Geschäfte, denen das Gebäude nützt
    [church] {" "}von der Kirche
    [influence] {" "}am Ende der Einflussleiste
    [cubes] {" "}für Trümmerwürfel
    [period] {" "}für Trümmersets
    [visits] {" "}für den Besuch
    [ships] {" "}für Schiffe
    [sets] {" "}für Trümmersets
    [majorities] {" "}für Mehrheiten bei Geschäften
    [money] {" "}für Geld und Einfluss
    [decrees] {" "}für Erlasse
    [officials] {" "}für Beamte in öffentlichen Gebäuden
    [favours] {" "}für Gunstplättchen
   *[other] {""}
}
good-sold = verkauft 1 { $good } an { FORM($ship, "the") } für { reais }
good-traded = gibt 1 { $good } ab, um { FORM($deed, "zu") }
official-placed = stellt einen Beamten in { FORM($office, "acc") }
official-returned = nimmt einen Beamten { FORM($place, "from") } zurück
officials-hired = stellt { $n ->
    [one] 1 Beamten für { $each } ein
   *[other] { $n } Beamte für je { $each } ein
}
plan-taken = nimmt { FORM($plan, "acc") }
ship-built = { $old ->
    [none] baut { FORM($ship, "the") }
   *[other] baut { FORM($ship, "the") } anstelle { FORM($old, "gen") }
}
cardinal-moved = bewegt den Kardinal
tile-taken = nimmt das Klerusplättchen { $tile }
tile-kept = behält das Klerusplättchen { $tile }
tile-given = wirft das Klerusplättchen { $tile } für die Kirche ab
church-called = löst eine Wertung der Kirche aus
favour-taken = nimmt ein Gunstplättchen { FORM($noble, "gen") }
favour-returned = legt ein Gunstplättchen { FORM($noble, "gen") } zurück
visit-paid = { $n ->
    [0] bezahlt nichts für den Besuch
   *[other] muss { $n } Einfluss für den Besuch bezahlen
}
free-action = nutzt den Besuch, um { FORM($deed, "zu") }
follows = folgt dem Besuch, um { FORM($deed, "zu") }
store-chosen = beginnt { FORM($lot, "acc") }
store-built = errichtet { FORM($lot, "acc") }
cube-gained = { $lost ->
    [0] nimmt einen { FORM($colour, "en") } Würfel
   *[1] hat kein Feld für einen { FORM($colour, "en") } Würfel
}
set-completed = { $n ->
    [one] vervollständigt ein erstes Trümmerset
   *[other] vervollständigt das { $n }. Trümmerset
}
house-built = verwendet ein Holzhaus { FORM($group, "of") }
decree-taken = nimmt den { $extra ->
    [0] Erlass
   *[1] zusätzlichen Erlass
} { $decree }
site-chosen = räumt { FORM($site, "acc") }
building-opened = eröffnet { $building } auf { FORM($site, "dat") } mit { FORM($plan, "dat") }
event-sponsored = unterstützt das Ereignis von { FORM($card, "the") }
effect-forfeited = kann { FORM($effect, "not") }
effect-declined = möchte { FORM($effect, "not") }
card-drawn = nimmt { FORM($card, "the") }
end-triggered = { $sets ->
    [0] leert den dritten Kartenstapel
   *[1] hat genug Trümmersets
} und löst das Ende { $period ->
    [1] der ersten Epoche
   *[2] des Spiels
} aus
cards-dealt = { $n ->
    [0] erhält keine Karten
    [one] erhält 1 Karte
   *[other] erhält { $n } Karten
}
reward-claimed = erhält den Bonus von { FORM($card, "the") }
penalty-paid = { $n ->
    [0] hat für den Malus nichts zu verlieren
   *[other] verliert { FORM($loss, "acc") } als Malus
}
penalty-paid-reais = { $n ->
    [0] { $unpaid ->
        [0] bezahlt dank eines Rabatts nichts für den Malus
        [one] lässt einen Malus von 1 Real unbezahlt
       *[other] lässt einen Malus von { $unpaid } Réis unbezahlt
    }
   *[other] bezahlt { reais } als Malus{ $unpaid ->
        [0] {""}
       *[other] {" "}und lässt { $unpaid } unbezahlt
    }
}
turn-passed = hat keine Karte zum Ausspielen
card-kept = behält { FORM($card, "the") }
task-done = erhält den Bonus für { $task }
task-drawn = zieht { $task } ({ $text })
lacerda-visits = wendet sich an den { $noble }
lacerda-state-action = will { $deed }, da der Gehilfe auf dem Stapel { FORM($kind, "gen") } steht
lacerda-skips = kann { FORM($deed, "not") }{ $n ->
    [0] ; die Aktion entfällt
   *[other] : Der Besuch kostet { $n } mehr, als Einfluss und Perücken zusammen hergeben
}
lacerda-spared = hat weder Einfluss noch Perücken für die restlichen Kosten von { $n }; sie entfallen
lacerda-builds = errichtet { FORM($lot, "acc") } ({ $n ->
    [one] 1 Perücke
   *[other] { $n } Perücken
}, { $why ->
    [best] mehr als irgendwo sonst
    [left] an der linken von zwei Straßen, die gleich viel bringen
   *[order] von den besten Grundstücken in der obersten Reihe am weitesten links
})
lacerda-opens = wählt { FORM($site, "acc") } für ein öffentliches Gebäude ({ $order ->
    [more] { wigs-of-opening } mehr als { $rival }
    [fewer] { wigs-of-opening } weniger als { $rival }
   *[level] so viele Perücken wie { $rival }
}, { $why ->
    [best] besser als irgendwo sonst
    [aide] zwischen zwei gleich guten Gebäuden entscheidet der Gehilfe
   *[order] der erste der besten Bauplätze im Uhrzeigersinn
})
wigs-of-opening = { $n ->
    [one] 1 Perücke
   *[other] { $n } Perücken
}
lacerda-plan-taken = nimmt { FORM($plan, "acc") }, da kein größerer oben liegt
lacerda-official-placed = stellt einen Beamten in { FORM($office, "acc") } (mit den wenigsten eigenen)
lacerda-favour-taken = nimmt ein Gunstplättchen { FORM($noble, "gen") } (das erste noch fehlende)
lacerda-tile-given = wirft { $tile } ab (das Klerusplättchen vor dem Kardinal)
lacerda-decree-taken = nimmt den Erlass { $decree } (ganz links)
lacerda-card-discarded = wirft { FORM($card, "the") } ab (die Karte unter dem Gehilfen)
lacerda-visit-paid = { $n ->
    [0] bezahlt nichts für den Besuch
   *[other] bezahlt { $n } für den Besuch
}
building-opened-freely = eröffnet { $building } auf { FORM($site, "dat") }
card-received = erhält { FORM($card, "the") }
reais = { $n ->
    [one] 1 Real
   *[other] { $n } Réis
}

## What happens by itself

aide-moves = der Gehilfe geht zum Stapel { FORM($kind, "gen") }
ship-docks = { FORM($ship, "the") } von { $who } legt an
ship-sails = { FORM($ship, "the") } von { $who } sticht mit { $n ->
    [one] 1 Kiste
   *[other] { $n } Kisten
} in See
treasury-moved = die Wirtschaft { $step ->
    [1] steigt
   *[other] sinkt
} auf { $value }
official-displaced = ein Beamter von { $who } muss auf { FORM($plaza, "acc") }
price-fell = der Preis für { $good ->
    [gold] Gold
    [cloth] Stoff
    [books] Bücher
   *[tools] Werkzeug
} sinkt auf { $n }
turned-up = { $drafted ->
    [0] die Kirche wird gefüllt, und die Handkarten werden ausgeteilt
   *[1] die Kirche wird gefüllt, und die Karten für den Draft werden ausgeteilt
}
church-opens = die Kirche wird gewertet, beginnend mit { $who }
period-ends = die erste Epoche endet
new-period = die zweite Epoche beginnt
last-round = { $n ->
    [one] ein Zug bleibt noch
   *[other] { $n } Züge bleiben noch
}
game-over = das Spiel ist zu Ende
