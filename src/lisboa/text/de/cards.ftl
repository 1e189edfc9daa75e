# What cards, tiles, decrees and tasks say. Every phrase starts in lower case and has no full
# stop; `sentence` makes a sentence of it.

sentence = { CAPITAL($phrase) }.

## Amounts

reais = { $n ->
    [one] 1 Real
   *[other] { $n } Réis
}
wigs = { $n ->
    [one] 1 Perücke
   *[other] { $n } Perücken
}
goods-gold = { $n } Gold
goods-cloth = { $n ->
    [one] 1 Stoff
   *[other] { $n } Stoffe
}
goods-books = { $n ->
    [one] 1 Buch
   *[other] { $n } Bücher
}
goods-tools = { $n ->
    [one] 1 Werkzeug
   *[other] { $n } Werkzeuge
}
goods-any = { $n ->
    [one] 1 Ware nach Wahl
   *[other] { $n } Waren nach Wahl
}

## Effects, carried out from left to right

effects-two = { $first }, dann { $second }

effect-good = { $goods } nehmen
effect-reais = { reais } nehmen
effect-wigs = { wigs } erhalten
effect-influence = { $n } Einfluss erlangen
effect-official = { $n ->
    [one] 1 Beamten von deinem Tableau in eine Amtsstube stellen
   *[other] { $n } Beamte von deinem Tableau in verschiedene Amtsstuben stellen
}
effect-cardinal = den Kardinal genau 1 Feld weit bewegen und eines der beiden Plättchen daneben nehmen
effect-rubble = 1 Würfel nach Wahl vom Trümmerhaufen nehmen
effect-treasury-up = den Wirtschaftsmarker 1 Feld nach oben bewegen
effect-treasury-down = den Wirtschaftsmarker 1 Feld nach unten bewegen
effect-state-recruit = Beamte einsetzen
effect-state-plan = einen Plan erhalten
effect-state-ship = ein Schiff zu den üblichen Kosten bauen
effect-state-produce = Waren produzieren
effect-state-cardinal = eine Audienz beim Kardinal erhalten
effect-state-favour = ein Gunstplättchen erlangen
effect-noble-store = ein Geschäft zum üblichen Preis errichten
effect-noble-decree = einen Erlass nehmen
effect-noble-open = ein öffentliches Gebäude zu den üblichen Kosten eröffnen
effect-draw_tasks = { $n ->
    [one] 1 Aufgabe von Stapel B ziehen
   *[other] { $n } Aufgaben von Stapel B ziehen
}

## Penalties

penalty-good = { $n ->
    [one] { goods-any } verlieren
   *[other] { goods-any } verlieren, oder so viele, wie du hast
}
penalty-reais = { $n ->
    [one] { reais } bezahlen, wenn du ihn hast
   *[other] { reais } bezahlen, oder so viele, wie du hast
}
penalty-wigs = { $n ->
    [one] { wigs } verlieren
   *[other] { wigs } verlieren, oder so viele, wie du hast
}
penalty-influence = { $n ->
    [one] 1 Einfluss verlieren
   *[other] { $n } Einfluss verlieren, oder so viel, wie du hast
}
penalty-official = { $n ->
    [one] 1 Beamten nach Wahl aus einer Amtsstube oder von einer Plaza auf dein Tableau zurückstellen
   *[other] { $n } Beamte nach Wahl aus Amtsstuben oder von Plazas auf dein Tableau zurückstellen, oder so viele, wie dort stehen
}
penalty-favour = 1 Gunstplättchen nach Wahl auf seinen Stapel zurücklegen

## Benefits

benefit-discount = { $n ->
    [one] bei jeder Zahlung in Réis gilt 1 Real als schon bezahlt
   *[other] bei jeder Zahlung in Réis gelten { $n } Réis als schon bezahlt
}
benefit-land_discount = Grundstücke kosten dich { reais } weniger
benefit-hire_discount = jeder Beamte, den du einstellst, kostet dich { reais } weniger
benefit-event_discount = ein Ereignis zu unterstützen kostet dich { reais } weniger
benefit-rubble_waiver = { $what ->
    [brown] braune
    [red] rote
   *[blue] blaue
} Würfel zählen nicht, wenn du ein Grundstück bezahlst
benefit-staff_reduction = um ein öffentliches Gebäude zu eröffnen, brauchst du { $n ->
    [one] 1 Beamten weniger
   *[other] { $n } Beamte weniger
}
more-reais = { $n ->
    [one] 1 Real mehr
   *[other] { $n } Réis mehr
}
benefit-sell_bonus = du erhältst { more-reais } für { $what ->
    [gold] jedes Gold, das
    [cloth] jeden Stoff, den
    [books] jedes Buch, das
    [tools] jedes Werkzeug, das
   *[any] jede Ware, die
} du verkaufst
benefit-subsidy_bonus = du erhältst { more-reais }, sooft du eine weitere Wirtschaftskarte ins Portfolio spielst
benefit-visit_discount = ein Besuch { $what ->
    [builder] beim Baumeister
    [minister] beim Minister
    [king] beim König
   *[any] bei einem Adeligen
} kostet dich { $n } Einfluss weniger
benefit-follow_discount = einem Besuch zu folgen kostet dich { $n } Einfluss weniger
benefit-influence_bonus = jeder Einflussgewinn ohne Zahl bringt dir { $n } mehr
benefit-ship_goods_discount = ein Schiff zu bauen kostet dich { $n ->
    [one] 1 Ware weniger
   *[other] { $n } Waren weniger
}
benefit-produce_bonus = wenn du produzierst, nimmst du { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
} mehr von einer produzierten Art
benefit-trade_any = wenn du handelst, nimmt jeder Adelige jede Ware von dir an
benefit-trade_extra = wenn du handelst, darfst du { $n ->
    [one] 1 Ware mehr abgeben, für 1 weitere Staatsaktion
   *[other] { $n } Waren mehr abgeben, für { $n } weitere Staatsaktionen
}
benefit-warehouse_bonus = dein Lagerhaus fasst { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
} mehr von jeder Art
benefit-recruit_extra = wenn du Beamte einsetzt, darfst du { $n ->
    [one] 1 Beamten
   *[other] { $n } Beamte
} mehr einsetzen, weiterhin höchstens einen je Amtsstube
benefit-sail_bonus = { wigs } erhalten, sooft eines deiner Schiffe in See sticht
benefit-store_bonus = { wigs } erhalten, sooft du ein Geschäft errichtest
benefit-open_bonus = { wigs } erhalten, sooft du ein öffentliches Gebäude eröffnest
benefit-decree_bonus = { wigs } erhalten für jeden Erlass, den du nimmst
benefit-instant = wenn du dieses Plättchen nimmst: { $effects }; danach bewirkt es nichts mehr

## Decrees

# Conditions begin with a comma or a space.
decree = { wigs }{ $condition }{ $cap ->
    [0] {""}
   *[other] {" "}(höchstens { $cap } Perücken)
}

row-one = Reihe { $rows }
    .in = in Reihe { $rows }
    .ends = an den Enden von Reihe { $rows }
row-many = Reihen { $rows }
    .in = in den Reihen { $rows }
    .ends = an den Enden der Reihen { $rows }
list-more = { $first }, { $second }
list-last = { $first } und { $second }

of-architect = { $architect ->
    [blue] {" "}des blauen Architekten
    [green] {" "}des grünen Architekten
   *[any] {""}
}
on-side = { $side ->
    [west] {" "}im Westen
    [north] {" "}im Norden
    [east] {" "}im Osten
   *[any] {""}
}

# $form: each (per 1), every (per $count), least (at least $count), none (no more than 0),
# most (at most $count), majority, or all (every one of the $rows).

which-stores = { $good ->
    [any] {""}
    [gold] {" "}vom Typ Gold
    [cloth] {" "}vom Typ Stoff
    [books] {" "}vom Typ Bücher
   *[tools] {" "}vom Typ Werkzeug
}{ $rows ->
    [any] {""}
   *[other] {" "}{ FORM($rows, "in") }
}{ $column ->
    [any] {""}
   *[other] {" "}in Spalte { $column }
}{ $size ->
    [wide] {" "}auf breiten Grundstücken
    [narrow] {" "}auf schmalen Grundstücken
   *[any] {""}
}
score-stores = { $form ->
    [each] {" "}für jedes deiner Geschäfte{ which-stores }
    [every] {" "}für je { $count } deiner Geschäfte{ which-stores }
    [least] , wenn du mindestens { $count ->
        [one] 1 Geschäft
       *[other] { $count } Geschäfte
    }{ which-stores } hast
    [none] , wenn du kein Geschäft{ which-stores } hast
    [most] , wenn du höchstens { $count ->
        [one] 1 Geschäft
       *[other] { $count } Geschäfte
    }{ which-stores } hast
   *[majority] , wenn du Geschäfte{ which-stores } hast und niemand mehr davon hat als du
}

score-rows_with_store = { $form ->
    [each] { $rows ->
        [any] {" "}für jede Reihe, in der du ein Geschäft hast
       *[other] {" "}für jede der { $rows }, in der du ein Geschäft hast
    }
    [every] { $rows ->
        [any] {" "}für je { $count } Reihen, in denen du ein Geschäft hast
       *[other] {" "}für je { $count } der { $rows }, in denen du ein Geschäft hast
    }
    [least] { $rows ->
        [any] , wenn du in mindestens { $count ->
            [one] 1 Reihe
           *[other] { $count } verschiedenen Reihen
        } ein Geschäft hast
       *[other] , wenn du in mindestens { $count } der { $rows } ein Geschäft hast
    }
    [all] , wenn du in jeder der { $rows } ein Geschäft hast
    [none] { $rows ->
        [any] , wenn du kein Geschäft hast
       *[other] , wenn du { FORM($rows, "in") } kein Geschäft hast
    }
    [most] { $rows ->
        [any] , wenn du in höchstens { $count ->
            [one] 1 Reihe
           *[other] { $count } verschiedenen Reihen
        } ein Geschäft hast
       *[other] , wenn du in höchstens { $count } der { $rows } ein Geschäft hast
    }
   *[majority] { $rows ->
        [any] , wenn du Geschäfte hast und niemand sie in mehr Reihen hat als du
       *[other] , wenn du { FORM($rows, "in") } Geschäfte hast und niemand sie in mehr dieser Reihen hat als du
    }
}

score-columns_with_store = { $form ->
    [each] {" "}für jede Spalte, in der du ein Geschäft hast
    [every] {" "}für je { $count } Spalten, in denen du ein Geschäft hast
    [least] , wenn du in mindestens { $count ->
        [one] 1 Spalte
       *[other] { $count } verschiedenen Spalten
    } ein Geschäft hast
    [none] , wenn du kein Geschäft hast
    [most] , wenn du in höchstens { $count ->
        [one] 1 Spalte
       *[other] { $count } verschiedenen Spalten
    } ein Geschäft hast
   *[majority] , wenn du Geschäfte hast und niemand sie in mehr Spalten hat als du
}

score-store_types = { $form ->
    [each] {" "}für jeden Geschäftstyp, den du hast
    [every] {" "}für je { $count } verschiedene Geschäftstypen, die du hast
    [least] { $count ->
        [4] , wenn du von jedem der vier Typen ein Geschäft hast
        [one] , wenn du ein Geschäft hast
       *[other] , wenn du Geschäfte von mindestens { $count } verschiedenen Typen hast
    }
    [none] , wenn du kein Geschäft hast
    [most] , wenn du Geschäfte von höchstens { $count ->
        [one] 1 Typ
       *[other] { $count } verschiedenen Typen
    } hast
   *[majority] , wenn du Geschäfte hast und niemand mehr Geschäftstypen hat als du
}

with-matches = { $side ->
    [west] mit einem relevanten öffentlichen Gebäude im Westen
    [north] mit einem relevanten öffentlichen Gebäude im Norden
    [east] mit einem relevanten öffentlichen Gebäude im Osten
   *[any] { $matches ->
        [1] mit einem relevanten öffentlichen Gebäude
        [2] mit mindestens 2 relevanten öffentlichen Gebäuden
       *[3] mit 3 relevanten öffentlichen Gebäuden
    }
}
score-matched_stores = { $form ->
    [each] {" "}für jedes deiner Geschäfte { with-matches }
    [every] {" "}für je { $count } deiner Geschäfte { with-matches }
    [least] , wenn du mindestens { $count ->
        [one] 1 Geschäft
       *[other] { $count } Geschäfte
    } { with-matches } hast
    [none] , wenn du kein Geschäft { with-matches } hast
    [most] , wenn du höchstens { $count ->
        [one] 1 Geschäft
       *[other] { $count } Geschäfte
    } { with-matches } hast
   *[majority] , wenn du Geschäfte { with-matches } hast und niemand mehr davon hat als du
}

score-unmatched_stores = { $form ->
    [each] {" "}für jedes deiner Geschäfte ohne relevantes öffentliches Gebäude
    [every] {" "}für je { $count } deiner Geschäfte ohne relevantes öffentliches Gebäude
    [least] , wenn du mindestens { $count ->
        [one] 1 Geschäft
       *[other] { $count } Geschäfte
    } ohne relevantes öffentliches Gebäude hast
    [none] , wenn jedes deiner Geschäfte ein relevantes öffentliches Gebäude hat
    [most] , wenn du höchstens { $count ->
        [one] 1 Geschäft
       *[other] { $count } Geschäfte
    } ohne relevantes öffentliches Gebäude hast
   *[majority] , wenn du Geschäfte ohne relevantes öffentliches Gebäude hast und niemand mehr davon hat als du
}

which-buildings = { of-architect }{ $good ->
    [any] {""}
    [gold] {" "}mit der Farbe von Gold
    [cloth] {" "}mit der Farbe von Stoff
    [books] {" "}mit der Farbe von Büchern
   *[tools] {" "}mit der Farbe von Werkzeug
}{ on-side }{ $rows ->
    [any] {""}
   *[other] {" "}{ FORM($rows, "ends") }
}
score-buildings = { $form ->
    [each] {" "}für jedes eröffnete öffentliche Gebäude{ which-buildings }, gleich wer es eröffnet hat
    [every] {" "}für je { $count } eröffnete öffentliche Gebäude{ which-buildings }, gleich wer sie eröffnet hat
    [least] { $count ->
        [one] , wenn mindestens 1 öffentliches Gebäude{ which-buildings } eröffnet ist, gleich von wem
       *[other] , wenn mindestens { $count } öffentliche Gebäude{ which-buildings } eröffnet sind, gleich von wem
    }
    [none] , wenn kein öffentliches Gebäude{ which-buildings } eröffnet ist
   *[most] { $count ->
        [one] , wenn höchstens 1 öffentliches Gebäude{ which-buildings } eröffnet ist, gleich von wem
       *[other] , wenn höchstens { $count } öffentliche Gebäude{ which-buildings } eröffnet sind, gleich von wem
    }
}

of-hull = { $min_hull ->
    [any] {""}
    [4] {" "}mit Ladekapazität 4
   *[other] {" "}mit Ladekapazität { $min_hull } oder mehr
}
score-ships = { $form ->
    [each] {" "}für jedes deiner Schiffe{ of-hull }
    [every] {" "}für je { $count } deiner Schiffe{ of-hull }
    [least] , wenn du mindestens { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }{ of-hull } hast
    [none] , wenn du kein Schiff{ of-hull } hast
    [most] , wenn du höchstens { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }{ of-hull } hast
   *[majority] , wenn du Schiffe{ of-hull } hast und niemand mehr davon hat als du
}

score-hull = { $form ->
    [each] {" "}für jeden Punkt Ladekapazität deiner Schiffe
    [every] {" "}für je { $count } Punkte Ladekapazität deiner Schiffe
    [least] , wenn die Ladekapazitäten deiner Schiffe zusammen mindestens { $count } ergeben
    [none] , wenn du kein Schiff hast
    [most] , wenn die Ladekapazitäten deiner Schiffe zusammen höchstens { $count } ergeben
   *[majority] , wenn du Schiffe hast und niemand insgesamt mehr Ladekapazität hat als du
}

score-sets = { $form ->
    [each] {" "}für jedes deiner Trümmersets
    [every] {" "}für je { $count } deiner Trümmersets
    [least] , wenn du mindestens { $count ->
        [one] 1 Trümmerset
       *[other] { $count } Trümmersets
    } hast
    [none] , wenn du kein Trümmerset hast
    [most] , wenn du höchstens { $count ->
        [one] 1 Trümmerset
       *[other] { $count } Trümmersets
    } hast
   *[majority] , wenn du Trümmersets hast und niemand mehr davon hat als du
}

# As in „keinen …“, „1 …“.
cube = { $colour ->
    [brown] braunen Würfel
    [red] roten Würfel
    [blue] blauen Würfel
   *[any] Würfel
}
# .of as in „deiner …“.
cubes = { $colour ->
    [brown] braune Würfel
    [red] rote Würfel
    [blue] blaue Würfel
   *[any] Würfel
}
    .of = { $colour ->
        [brown] braunen Würfel
        [red] roten Würfel
        [blue] blauen Würfel
       *[any] Würfel
    }
score-rubble = { $form ->
    [each] {" "}für jeden deiner { cubes.of }
    [every] {" "}für je { $count } deiner { cubes.of }
    [least] , wenn du mindestens { $count ->
        [one] 1 { cube }
       *[other] { $count } { cubes }
    } hast
    [none] , wenn du keinen { cube } hast
    [most] , wenn du höchstens { $count ->
        [one] 1 { cube }
       *[other] { $count } { cubes }
    } hast
   *[majority] , wenn du { cubes } hast und niemand mehr davon hat als du
}

score-clergy_tiles = { $form ->
    [each] {" "}für jedes Klerusplättchen auf deinem Tableau
    [every] {" "}für je { $count } Klerusplättchen auf deinem Tableau
    [least] , wenn du mindestens { $count } Klerusplättchen auf deinem Tableau hast
    [none] , wenn du kein Klerusplättchen auf deinem Tableau hast
    [most] , wenn du höchstens { $count } Klerusplättchen auf deinem Tableau hast
   *[majority] , wenn du Klerusplättchen auf deinem Tableau hast und niemand mehr davon hat als du
}

score-favours = { $form ->
    [each] {" "}für jedes Gunstplättchen auf deinem Tableau
    [every] {" "}für je { $count } Gunstplättchen auf deinem Tableau
    [least] { $count ->
        [3] , wenn du die Gunstplättchen aller drei Adeligen auf deinem Tableau hast
       *[other] , wenn du mindestens { $count } Gunstplättchen auf deinem Tableau hast
    }
    [none] , wenn du kein Gunstplättchen auf deinem Tableau hast
    [most] , wenn du höchstens { $count } Gunstplättchen auf deinem Tableau hast
   *[majority] , wenn du Gunstplättchen auf deinem Tableau hast und niemand mehr davon hat als du
}

which-plans = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}mit mindestens { $min_officials } Beamten
}
which-plan = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}mit mindestens { $min_officials } Beamten
}
score-plans_completed = { $form ->
    [each] {" "}für jeden deiner ausgeführten Pläne{ which-plans }
    [every] {" "}für je { $count } deiner ausgeführten Pläne{ which-plans }
    [least] { $count ->
        [one] , wenn du einen Plan{ which-plan } ausgeführt hast
       *[other] , wenn du mindestens { $count } Pläne{ which-plans } ausgeführt hast
    }
    [none] , wenn du keinen Plan{ which-plan } ausgeführt hast
    [most] { $count ->
        [one] , wenn du höchstens 1 Plan{ which-plan } ausgeführt hast
       *[other] , wenn du höchstens { $count } Pläne{ which-plans } ausgeführt hast
    }
   *[majority] , wenn du Pläne{ which-plans } ausgeführt hast und niemand mehr davon ausgeführt hat als du
}

score-plan_officials = { $form ->
    [each] {" "}für jeden Beamten auf deinen ausgeführten Plänen
    [every] {" "}für je { $count } Beamte auf deinen ausgeführten Plänen
    [least] , wenn deine ausgeführten Pläne zusammen mindestens { $count ->
        [one] 1 Beamten
       *[other] { $count } Beamte
    } zeigen
    [none] , wenn du keinen Plan ausgeführt hast
    [most] , wenn deine ausgeführten Pläne zusammen höchstens { $count ->
        [one] 1 Beamten
       *[other] { $count } Beamte
    } zeigen
   *[majority] , wenn du Pläne ausgeführt hast und die von niemandem mehr Beamte zeigen als deine
}

at-place = { $place ->
    [offices] in den Amtsstuben
   *[plazas] auf den Plazas
}
score-officials = { $form ->
    [each] {" "}für jeden deiner Beamten { at-place }
    [every] {" "}für je { $count } deiner Beamten { at-place }
    [least] , wenn du mindestens { $count ->
        [one] 1 Beamten
       *[other] { $count } Beamte
    } { at-place } hast
    [none] , wenn du keinen Beamten { at-place } hast
    [most] , wenn du höchstens { $count ->
        [one] 1 Beamten
       *[other] { $count } Beamte
    } { at-place } hast
   *[majority] , wenn du Beamte { at-place } hast und niemand mehr davon hat als du
}

score-offices_with_official = { $form ->
    [each] {" "}für jede Amtsstube, in der du einen Beamten hast
    [every] {" "}für je { $count } Amtsstuben, in denen du einen Beamten hast
    [least] { $count ->
        [3] , wenn du in jeder der drei Amtsstuben einen Beamten hast
        [one] , wenn du in einer Amtsstube einen Beamten hast
       *[other] , wenn du in mindestens { $count } Amtsstuben Beamte hast
    }
    [none] , wenn du in keiner Amtsstube einen Beamten hast
    [most] , wenn du in höchstens { $count ->
        [one] 1 Amtsstube
       *[other] { $count } Amtsstuben
    } Beamte hast
   *[majority] , wenn du in den Amtsstuben Beamte hast und niemand sie in mehr Amtsstuben hat als du
}

score-goods = { $form ->
    [each] {" "}für jede Ware in deinem Lagerhaus
    [every] {" "}für je { $count } Waren in deinem Lagerhaus
    [least] , wenn du mindestens { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } in deinem Lagerhaus hast
    [none] , wenn dein Lagerhaus leer ist
    [most] , wenn du höchstens { $count ->
        [one] 1 Ware
       *[other] { $count } Waren
    } in deinem Lagerhaus hast
   *[majority] , wenn du Waren in deinem Lagerhaus hast und niemand mehr davon hat als du
}

score-goods_sets = { $form ->
    [each] {" "}für jedes Set aus vier verschiedenen Waren in deinem Lagerhaus
    [every] {" "}für je { $count } Sets aus vier verschiedenen Waren in deinem Lagerhaus
    [least] , wenn du mindestens { $count ->
        [one] 1 Set
       *[other] { $count } Sets
    } aus vier verschiedenen Waren in deinem Lagerhaus hast
    [none] , wenn du kein Set aus vier verschiedenen Waren in deinem Lagerhaus hast
    [most] , wenn du höchstens { $count ->
        [one] 1 Set
       *[other] { $count } Sets
    } aus vier verschiedenen Waren in deinem Lagerhaus hast
   *[majority] , wenn du Sets aus vier verschiedenen Waren in deinem Lagerhaus hast und niemand mehr davon hat als du
}

score-reais = { $form ->
    [each] {" "}für jeden Real, den du besitzt
    [every] {" "}für je { $count } Réis, die du besitzt
    [least] , wenn du mindestens { $count ->
        [one] 1 Real
       *[other] { $count } Réis
    } besitzt
    [none] , wenn du keine Réis besitzt
    [most] , wenn du höchstens { $count ->
        [one] 1 Real
       *[other] { $count } Réis
    } besitzt
   *[majority] , wenn du Réis besitzt und niemand mehr besitzt als du
}

score-influence = { $form ->
    [each] {" "}für jeden Punkt Einfluss, den du hast
    [every] {" "}für je { $count } Punkte Einfluss, die du hast
    [least] , wenn du mindestens { $count } Einfluss hast
    [none] , wenn du keinen Einfluss hast
    [most] , wenn du höchstens { $count } Einfluss hast
   *[majority] , wenn du Einfluss hast und niemand mehr hat als du
}

score-portfolio_influence = { $form ->
    [each] {" "}für jeden Punkt Einfluss auf den Karten deiner oberen Plätze
    [every] {" "}für je { $count } Punkte Einfluss auf den Karten deiner oberen Plätze
    [least] , wenn die Karten deiner oberen Plätze zusammen mindestens { $count } Einfluss zeigen
    [none] , wenn die Karten deiner oberen Plätze keinen Einfluss zeigen
    [most] , wenn die Karten deiner oberen Plätze zusammen höchstens { $count } Einfluss zeigen
   *[majority] , wenn die Karten deiner oberen Plätze Einfluss zeigen und die von niemandem mehr als deine
}

score-portfolio_nobles = { $form ->
    [each] {" "}für jede Adelskarte in deinem Portfolio
    [every] {" "}für je { $count } Adelskarten in deinem Portfolio
    [least] , wenn du mindestens { $count ->
        [one] 1 Adelskarte
       *[other] { $count } Adelskarten
    } in deinem Portfolio hast
    [none] , wenn du keine Adelskarte in deinem Portfolio hast
    [most] , wenn du höchstens { $count ->
        [one] 1 Adelskarte
       *[other] { $count } Adelskarten
    } in deinem Portfolio hast
   *[majority] , wenn du Adelskarten in deinem Portfolio hast und niemand mehr davon hat als du
}

score-portfolio_treasury = { $form ->
    [each] {" "}für jede Wirtschaftskarte in deinem Portfolio
    [every] {" "}für je { $count } Wirtschaftskarten in deinem Portfolio
    [least] , wenn du mindestens { $count ->
        [one] 1 Wirtschaftskarte
       *[other] { $count } Wirtschaftskarten
    } in deinem Portfolio hast
    [none] , wenn du keine Wirtschaftskarte in deinem Portfolio hast
    [most] , wenn du höchstens { $count ->
        [one] 1 Wirtschaftskarte
       *[other] { $count } Wirtschaftskarten
    } in deinem Portfolio hast
   *[majority] , wenn du Wirtschaftskarten in deinem Portfolio hast und niemand mehr davon hat als du
}

score-empty_house_groups = { $form ->
    [each] {" "}für jede Holzhausgruppe deines Tableaus, deren Holzhäuser alle gebaut sind
    [every] {" "}für je { $count } Holzhausgruppen deines Tableaus, deren Holzhäuser alle gebaut sind
    [least] { $count ->
        [one] , wenn die Holzhäuser von mindestens 1 Gruppe deines Tableaus alle gebaut sind
       *[other] , wenn die Holzhäuser von mindestens { $count } Gruppen deines Tableaus alle gebaut sind
    }
    [none] , wenn in jeder Gruppe deines Tableaus noch Holzhäuser stehen
    [most] { $count ->
        [one] , wenn die Holzhäuser von höchstens 1 Gruppe deines Tableaus alle gebaut sind
       *[other] , wenn die Holzhäuser von höchstens { $count } Gruppen deines Tableaus alle gebaut sind
    }
   *[majority] , wenn die Holzhäuser einer Gruppe deines Tableaus alle gebaut sind und niemand mehr Gruppen gebaut hat als du
}

score-decrees = { $scope ->
    [best_rival] { $form ->
        [each] {" "}für jeden Erlass des Mitspielers mit den meisten Erlassen
        [every] {" "}für je { $count } Erlasse des Mitspielers mit den meisten Erlassen
        [least] , wenn ein Mitspieler mindestens { $count ->
            [one] 1 Erlass
           *[other] { $count } Erlasse
        } hat
        [none] , wenn kein Mitspieler einen Erlass hat
       *[most] , wenn kein Mitspieler mehr als { $count ->
            [one] 1 Erlass
           *[other] { $count } Erlasse
        } hat
    }
   *[own] { $form ->
        [each] {" "}für jeden deiner Erlasse, diesen eingeschlossen
        [every] {" "}für je { $count } deiner Erlasse, diesen eingeschlossen
        [least] , wenn du mindestens { $count ->
            [one] 1 Erlass
           *[other] { $count } Erlasse
        } hast, diesen eingeschlossen
        [none] , wenn du keinen Erlass hast, auch nicht diesen
        [most] , wenn du höchstens { $count ->
            [one] 1 Erlass
           *[other] { $count } Erlasse
        } hast, diesen eingeschlossen
       *[majority] , wenn niemand mehr Erlasse hat als du
    }
}

## Tasks

deed-visit = { $noble ->
    [builder] den Baumeister
    [minister] den Minister
   *[king] den König
} besuchen und { $deed }
deeds-two = { $first }, oder { $second }
deed-store = ein Geschäft errichten
deed-decree = einen Erlass nehmen
deed-open = ein öffentliches Gebäude eröffnen
deed-recruit = { $officials ->
    [0] Beamte einsetzen
    [one] 1 Beamten einsetzen
   *[other] { $officials } Beamte einsetzen
}
deed-plan = einen Plan nehmen
deed-ship = ein Schiff bauen
deed-produce = Waren produzieren
deed-cardinal = eine Audienz beim Kardinal erhalten
deed-favour = ein Gunstplättchen erlangen
deed-follow = dem Besuch eines anderen Spielers folgen
deed-sell = Waren verkaufen
deed-church_influence = bei einer Wertung der Kirche Einfluss erlangen

task = { $deeds } Bonus: { $reward }.
task-fixed = { $deeds } Bonus: { $reward }; Klerusvorteile gelten dafür nicht.

## Whole cards and tiles

card-reward = Einfluss { $influence }. Bonus: { $text }.
card-penalty = Einfluss { $influence }. Malus: { $text }.
card-treasury = Ereignis: { $event }. Im Portfolio: { CAPITAL($benefit) }.
tile = { $benefit } Rückseite: { wigs }.
