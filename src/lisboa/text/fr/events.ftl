# What happened. Most phrases tell what a player does and follow the player’s name (`deed`); the
# others, in the second part, stand for themselves. All start in lower case and have no full stop.

deed = { $who } { $deed }
sentence = { CAPITAL($phrase) }.

## What a player does

turn-begins = commence le tour { $n }
card-for-gold = défausse { FORM($card, "the") } contre 1 or
card-played = joue { FORM($card, "the") } dans le portfolio
card-at-court = rend visite { FORM($noble, "to") } avec { FORM($card, "the") }
card-placed = garde { FORM($card, "the") } dans le portfolio
card-discarded = défausse { FORM($card, "the") }
goods-gained = { $n ->
    [0] n’a pas de place pour { $lost }
   *[other] prend { $goods }{ $over ->
        [0] {""}
       *[other] {" "}et n’a pas de place pour { $lost }
    }
}
goods-paid = cède { $goods }
reais-gained = prend { reais }
reais-paid = { $coins ->
    [0] { $influence ->
        [0] ne paie rien grâce à une remise
       *[other] paie { from-influence } avec de l’influence
    }
    [one] paie { $coins } real{ and-from-influence }
   *[other] paie { $coins } reais{ and-from-influence }
}
from-influence = { $influence ->
    [one] { $influence } real
   *[other] { $influence } reais
}
and-from-influence = { $influence ->
    [0] {""}
   *[other] {" "}et { $influence } de plus avec de l’influence
}
influence-gained = gagne { $n ->
    [one] { $n } influence
   *[other] { $n } influences
} (désormais { $space })
influence-lost = cède { $n ->
    [one] { $n } influence
   *[other] { $n } influences
} (il en reste { $space })
wigs = { $n ->
    [one] gagne { $n } perruque{ wigs-for }
   *[other] gagne { $n } perruques{ wigs-for }
}
wigs-lost = { $n ->
    [one] perd { $n } perruque{ wigs-for }
   *[other] perd { $n } perruques{ wigs-for }
}
wigs-for = { $category ->
    [sailing] {" "}pour le départ en mer
    [stores] {" "}pour le nouveau magasin
    [openings] {" "}pour les magasins qui profitent du bâtiment
    [church] {" "}grâce à l’Église
    [influence] {" "}au bout de la piste d’influence
    [cubes] {" "}pour ses cubes
    [period] {" "}pour les séries de débris
    [visits] {" "}pour la visite
    [ships] {" "}pour les bateaux
    [sets] {" "}pour les séries de débris
    [majorities] {" "}pour les majorités de magasins
    [money] {" "}pour l’argent et l’influence
    [decrees] {" "}pour les décrets
    [officials] {" "}pour les officiels au travail
    [favours] {" "}pour les faveurs royales
   *[other] {""}
}
good-sold = vend 1 { $good } au { $ship } pour { reais }
good-traded = donne 1 { $good } pour { $deed }
official-placed = place un officiel dans { $office }
official-returned = reprend un officiel { FORM($place, "from") }
officials-hired = engage { $n ->
    [one] { $n } officiel pour { $each }
   *[other] { $n } officiels à { $each } chacun
}
plan-taken = prend le { $plan }
ship-built = { $old ->
    [none] construit le { $ship }
   *[other] construit le { $ship } à la place du { $old }
}
cardinal-moved = déplace le Cardinal
tile-taken = prend la tuile Clergé { $tile }
tile-kept = garde la tuile Clergé { $tile }
tile-given = donne la tuile Clergé { $tile } à l’Église
church-called = déclenche un décompte de l’Église
favour-taken = prend une faveur royale { FORM($noble, "of") }
favour-returned = remet une faveur royale { FORM($noble, "of") }
visit-paid = { $n ->
    [0] ne paie rien pour la visite
    [one] doit { $n } influence pour la visite
   *[other] doit { $n } influences pour la visite
}
free-action = profite de la visite pour { $deed }
follows = suit la visite pour { $deed }
store-chosen = commence à construire un { $lot }
store-built = construit un { $lot }
cube-gained = { $lost ->
    [0] prend un cube { $colour }
   *[1] n’a pas de case pour un cube { $colour }
}
set-completed = { $n ->
    [one] termine une première série de débris
   *[other] termine la série de débris n° { $n }
}
house-built = utilise une maison du { $group }
decree-taken = prend le { $extra ->
    [0] décret
   *[1] décret supplémentaire
} { $decree }
site-chosen = déblaie le { $site }
building-opened = ouvre { $building } sur le { $site } avec le { $plan }
event-sponsored = parraine l’événement de la carte { FORM($card, "the") }
effect-forfeited = ne peut pas { FORM($effect, "neg") }
effect-declined = renonce à { $effect }
card-drawn = prend { FORM($card, "the") }
end-triggered = { $sets ->
    [0] vide une troisième pile de cartes
   *[1] a assez de séries de débris
} et déclenche la fin de la { $period ->
    [1] première période
   *[2] partie
}
cards-dealt = { $n ->
    [0] ne reçoit aucune carte
    [one] reçoit { $n } carte
   *[other] reçoit { $n } cartes
}
reward-claimed = reçoit la récompense de la carte { FORM($card, "the") }
penalty-paid = { $n ->
    [0] n’a rien à perdre comme pénalité
   *[other] perd { $loss } comme pénalité
}
penalty-paid-reais = { $n ->
    [0] { $unpaid ->
        [0] ne paie rien comme pénalité grâce à une remise
        [one] laisse impayée une pénalité de { $unpaid } real
       *[other] laisse impayée une pénalité de { $unpaid } reais
    }
   *[other] paie { reais } comme pénalité{ $unpaid ->
        [0] {""}
       *[other] {" "}et en laisse { $unpaid } d’impayés
    }
}
turn-passed = n’a pas de carte à jouer
card-kept = garde { FORM($card, "the") }
task-done = reçoit la récompense de la { $task }
task-drawn = pioche la { $task } ({ $text })
lacerda-visits = se tourne vers { $noble }
lacerda-state-action = s’apprête à { $deed }, car l’Assistant est sur la pile du { $kind }
lacerda-skips = ne peut pas { FORM($deed, "neg") }{ $n ->
    [0] {" "}et y renonce
   *[other] {"\u00A0"}: la visite coûte { $n } de plus que toute son influence et toutes ses perruques
}
lacerda-spared = n’a ni influence ni perruques pour le reste du coût ({ $n }), qui n’est pas dû
lacerda-builds = construit un { $lot } : { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}, { $why ->
    [best] plus que partout ailleurs
    [left] dans la rue la plus à gauche de deux qui rapportent autant
   *[order] sur la case la plus haute, puis la plus à gauche, de celles qui rapportent le plus
}
lacerda-opens = choisit le { $site } pour un bâtiment public : { $order ->
    [more] { wigs-of-opening } de plus pour lui que pour { $rival }
    [fewer] { wigs-of-opening } de moins pour lui que pour { $rival }
   *[level] autant de perruques pour lui que pour { $rival }
}, { $why ->
    [best] mieux que partout ailleurs
    [aide] l’Assistant départageant deux bâtiments qui rapportent autant
   *[order] le premier des meilleurs sites dans le sens horaire
}
wigs-of-opening = { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}
lacerda-plan-taken = prend le { $plan }, car aucun plan du dessus n’est plus grand
lacerda-official-placed = place un officiel dans { $office }, où il en a le moins
lacerda-favour-taken = prend une faveur royale { FORM($noble, "of") }, la première qui lui manque
lacerda-tile-given = défausse la tuile Clergé devant le Cardinal, { $tile }
lacerda-decree-taken = prend le décret le plus à gauche, { $decree }
lacerda-card-discarded = défausse { FORM($card, "the") }, la carte sous l’Assistant
lacerda-visit-paid = { $n ->
    [0] ne paie rien pour la visite
   *[other] paie { $n } pour la visite
}
building-opened-freely = ouvre { $building } sur le { $site }
card-received = reçoit { FORM($card, "the") }
reais = { $n ->
    [one] { $n } real
   *[other] { $n } reais
}

## What happens by itself

aide-moves = l’Assistant passe sur la pile du { $kind }
ship-docks = le { $ship } ({ $who }) revient à quai
ship-sails = le { $ship } ({ $who }) prend la mer avec { $n ->
    [one] { $n } caisse
   *[other] { $n } caisses
}
treasury-moved = le trésor { $step ->
    [1] monte
   *[other] descend
} à { $value }
official-displaced = un officiel ({ $who }) est déplacé sur { $plaza }
price-fell = le prix { $good ->
    [gold] de l’or
    [cloth] des étoffes
    [books] des livres
   *[tools] des outils
} tombe à { $n }
turned-up = { $drafted ->
    [0] l’Église est remplie et les mains sont distribuées
   *[1] l’Église est remplie et les cartes du draft sont distribuées
}
church-opens = décompte de l’Église, en commençant par { $who }
period-ends = la première période se termine
new-period = la deuxième période commence
last-round = { $n ->
    [one] il reste un tour
   *[other] il reste { $n } tours
}
game-over = la partie est terminée
