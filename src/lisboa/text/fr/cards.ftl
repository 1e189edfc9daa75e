# What cards, tiles, decrees and tasks say. Every phrase starts in lower case and has no full
# stop; `sentence` makes a sentence of it.

sentence = { CAPITAL($phrase) }.

## Amounts

reais = { $n ->
    [one] { $n } real
   *[other] { $n } reais
}
wigs = { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}
goods-gold = { $n ->
    [one] { $n } or
   *[other] { $n } ors
}
goods-cloth = { $n ->
    [one] { $n } étoffe
   *[other] { $n } étoffes
}
goods-books = { $n ->
    [one] { $n } livre
   *[other] { $n } livres
}
goods-tools = { $n ->
    [one] { $n } outil
   *[other] { $n } outils
}
goods-any = { $n ->
    [one] { $n } bien de votre choix
   *[other] { $n } biens de votre choix
}

## Effects, carried out from left to right

effects-two = { $first }, puis { $second }

effect-good = prenez { $goods }
effect-reais = prenez { reais }
effect-wigs = gagnez { wigs }
effect-influence = gagnez { $n ->
    [one] { $n } influence
   *[other] { $n } influences
}
effect-official = { $n ->
    [one] placez { $n } officiel de votre plateau dans un bureau
   *[other] placez { $n } officiels de votre plateau, chacun dans un bureau différent
}
effect-cardinal = déplacez le Cardinal d’exactement 1 case et prenez l’une des deux tuiles à côté de lui
effect-rubble = prenez 1 cube de votre choix dans la pile de débris
effect-treasury-up = montez le marqueur Trésor de 1 case
effect-treasury-down = descendez le marqueur Trésor de 1 case
effect-state-recruit = recrutez des officiels
effect-state-plan = acquérez un plan
effect-state-ship = construisez un bateau à son coût habituel
effect-state-produce = produisez des biens
effect-state-cardinal = rencontrez le Cardinal
effect-state-favour = obtenez une faveur royale
effect-noble-store = construisez un magasin à son prix habituel
effect-noble-decree = prenez un décret
effect-noble-open = ouvrez un bâtiment public à son coût habituel
effect-draw_tasks = { $n ->
    [one] piochez { $n } tâche du paquet B
   *[other] piochez { $n } tâches du paquet B
}

## Penalties

penalty-good = { $n ->
    [one] perdez { goods-any }
   *[other] perdez { goods-any }, ou autant que vous en avez
}
penalty-reais = { $n ->
    [one] payez { reais } si vous l’avez
   *[other] payez { reais }, ou autant que vous en avez
}
penalty-wigs = { $n ->
    [one] perdez { wigs }
   *[other] perdez { wigs }, ou autant que vous en avez
}
penalty-influence = { $n ->
    [one] perdez { $n } influence
   *[other] perdez { $n } influences, ou autant que vous en avez
}
penalty-official = { $n ->
    [one] ramenez { $n } officiel de votre choix d’un bureau ou d’une plaza sur votre plateau
   *[other] ramenez { $n } officiels de votre choix des bureaux ou des plazas sur votre plateau, ou autant qu’il y en a
}
penalty-favour = remettez 1 faveur royale de votre choix sur sa pile

## Benefits

benefit-discount = { $n ->
    [one] chaque fois que vous payez des reais, { $n } real compte comme déjà payé
   *[other] chaque fois que vous payez des reais, { $n } reais comptent comme déjà payés
}
benefit-land_discount = tout terrain vous coûte { reais } de moins
benefit-hire_discount = chaque officiel que vous engagez vous coûte { reais } de moins
benefit-event_discount = parrainer un événement vous coûte { reais } de moins
benefit-rubble_waiver = les cubes { $what ->
    [brown] marron
    [red] rouges
   *[blue] bleus
} ne comptent pas quand vous payez un terrain
benefit-staff_reduction = quand vous ouvrez un bâtiment public, il vous faut { $n ->
    [one] { $n } officiel de moins
   *[other] { $n } officiels de moins
}
more-reais = { $n ->
    [one] { $n } real de plus
   *[other] { $n } reais de plus
}
benefit-sell_bonus = vous recevez { more-reais } pour chaque { $what ->
    [gold] or vendu
    [cloth] étoffe vendue
    [books] livre vendu
    [tools] outil vendu
   *[any] bien vendu
}
benefit-subsidy_bonus = vous recevez { more-reais } chaque fois que vous jouez une autre carte Trésor dans votre portfolio
benefit-visit_discount = rendre visite { $what ->
    [builder] au Bâtisseur
    [minister] au Ministre
    [king] au Roi
   *[any] à un noble
} vous coûte { $n ->
    [one] { $n } influence
   *[other] { $n } influences
} de moins
benefit-follow_discount = suivre une visite vous coûte { $n ->
    [one] { $n } influence
   *[other] { $n } influences
} de moins
benefit-influence_bonus = chaque gain d’influence sans nombre vous en rapporte { $n } de plus
benefit-ship_goods_discount = construire un bateau vous coûte { $n ->
    [one] { $n } bien de moins
   *[other] { $n } biens de moins
}
benefit-produce_bonus = quand vous produisez, prenez { $n ->
    [one] { $n } bien de plus
   *[other] { $n } biens de plus
} d’un type produit
benefit-trade_any = quand vous échangez, chaque noble accepte de vous n’importe quel bien
benefit-trade_extra = quand vous échangez, vous pouvez échanger { $n ->
    [one] { $n } bien de plus, pour { $n } action d’État de plus
   *[other] { $n } biens de plus, pour { $n } actions d’État de plus
}
benefit-warehouse_bonus = votre entrepôt contient { $n ->
    [one] { $n } bien de plus
   *[other] { $n } biens de plus
} de chaque type
benefit-recruit_extra = quand vous recrutez, vous pouvez placer { $n ->
    [one] { $n } officiel de plus
   *[other] { $n } officiels de plus
}, toujours au plus un par bureau
benefit-sail_bonus = gagnez { wigs } chaque fois que l’un de vos bateaux prend la mer
benefit-store_bonus = gagnez { wigs } chaque fois que vous construisez un magasin
benefit-open_bonus = gagnez { wigs } chaque fois que vous ouvrez un bâtiment public
benefit-decree_bonus = gagnez { wigs } pour chaque décret que vous prenez
benefit-instant = quand vous prenez cette tuile, { $effects } ; ensuite, elle n’a plus d’effet

## Decrees

decree = { wigs } { $condition }{ $cap ->
    [0] {""}
    [one] {" "}({ $cap } perruque au plus)
   *[other] {" "}({ $cap } perruques au plus)
}

row-one = la rangée { $rows }
    .of = de la rangée { $rows }
row-many = les rangées { $rows }
    .of = des rangées { $rows }
list-more = { $first }, { $second }
list-last = { $first } et { $second }

of-architect = { $architect ->
    [blue] {" "}de l’architecte bleu
    [green] {" "}de l’architecte vert
   *[any] {""}
}
on-side = { $side ->
    [west] {" "}du côté ouest
    [north] {" "}du côté nord
    [east] {" "}du côté est
   *[any] {""}
}

# $form: each (per 1), every (per $count), least (at least $count), none (no more than 0),
# most (at most $count), majority, or all (every one of the $rows).

which-stores = { $good ->
    [any] {""}
    [gold] {" "}vendant de l’or
    [cloth] {" "}vendant des étoffes
    [books] {" "}vendant des livres
   *[tools] {" "}vendant des outils
}{ $rows ->
    [any] {""}
   *[other] {" "}dans { $rows }
}{ $column ->
    [any] {""}
   *[other] {" "}dans la colonne { $column }
}{ $size ->
    [wide] {" "}sur des cases larges
    [narrow] {" "}sur des cases étroites
   *[any] {""}
}
score-stores = { $form ->
    [each] pour chacun de vos magasins{ which-stores }
    [every] par tranche de { $count } parmi vos magasins{ which-stores }
    [least] si vous avez au moins { $count ->
        [one] { $count } magasin
       *[other] { $count } magasins
    }{ which-stores }
    [none] si vous n’avez aucun magasin{ which-stores }
    [most] si vous avez au plus { $count ->
        [one] { $count } magasin
       *[other] { $count } magasins
    }{ which-stores }
   *[majority] si vous avez des magasins{ which-stores } et que personne n’en a plus que vous
}

score-rows_with_store = { $form ->
    [each] { $rows ->
        [any] pour chaque rangée où vous avez un magasin
       *[other] pour chacune { FORM($rows, "of") } où vous avez un magasin
    }
    [every] { $rows ->
        [any] par tranche de { $count } rangées où vous avez un magasin
       *[other] par tranche de { $count } parmi { $rows } où vous avez un magasin
    }
    [least] { $rows ->
        [any] si vous avez des magasins dans au moins { $count ->
            [one] { $count } rangée
           *[other] { $count } rangées différentes
        }
       *[other] si vous avez des magasins dans au moins { $count } { FORM($rows, "of") }
    }
    [all] si vous avez un magasin dans chacune { FORM($rows, "of") }
    [none] { $rows ->
        [any] si vous n’avez aucun magasin
       *[other] si vous n’avez aucun magasin dans { $rows }
    }
    [most] { $rows ->
        [any] si vous avez des magasins dans au plus { $count ->
            [one] { $count } rangée
           *[other] { $count } rangées différentes
        }
       *[other] si vous avez des magasins dans au plus { $count } { FORM($rows, "of") }
    }
   *[majority] { $rows ->
        [any] si vous avez des magasins et que personne n’en a dans plus de rangées que vous
       *[other] si vous avez des magasins dans { $rows } et que personne n’en a dans plus de ces rangées que vous
    }
}

score-columns_with_store = { $form ->
    [each] pour chaque colonne où vous avez un magasin
    [every] par tranche de { $count } colonnes où vous avez un magasin
    [least] si vous avez des magasins dans au moins { $count ->
        [one] { $count } colonne
       *[other] { $count } colonnes différentes
    }
    [none] si vous n’avez aucun magasin
    [most] si vous avez des magasins dans au plus { $count ->
        [one] { $count } colonne
       *[other] { $count } colonnes différentes
    }
   *[majority] si vous avez des magasins et que personne n’en a dans plus de colonnes que vous
}

score-store_types = { $form ->
    [each] pour chaque type différent parmi vos magasins
    [every] par tranche de { $count } types différents parmi vos magasins
    [least] { $count ->
        [4] si vous avez un magasin de chacun des quatre types
        [one] si vous avez un magasin
       *[other] si vous avez des magasins d’au moins { $count } types différents
    }
    [none] si vous n’avez aucun magasin
    [most] si vos magasins sont d’au plus { $count ->
        [one] { $count } type
       *[other] { $count } types différents
    }
   *[majority] si vous avez des magasins et que personne n’en a plus de types que vous
}

with-matches = { $side ->
    [west] avec un bâtiment public adéquat du côté ouest
    [north] avec un bâtiment public adéquat du côté nord
    [east] avec un bâtiment public adéquat du côté est
   *[any] { $matches ->
        [1] avec un bâtiment public adéquat
        [2] avec au moins 2 bâtiments publics adéquats
       *[3] avec 3 bâtiments publics adéquats
    }
}
score-matched_stores = { $form ->
    [each] pour chacun de vos magasins { with-matches }
    [every] par tranche de { $count } parmi vos magasins { with-matches }
    [least] si vous avez au moins { $count ->
        [one] { $count } magasin
       *[other] { $count } magasins
    } { with-matches }
    [none] si vous n’avez aucun magasin { with-matches }
    [most] si vous avez au plus { $count ->
        [one] { $count } magasin
       *[other] { $count } magasins
    } { with-matches }
   *[majority] si vous avez des magasins { with-matches } et que personne n’en a plus que vous
}

score-unmatched_stores = { $form ->
    [each] pour chacun de vos magasins sans bâtiment public adéquat
    [every] par tranche de { $count } parmi vos magasins sans bâtiment public adéquat
    [least] si vous avez au moins { $count ->
        [one] { $count } magasin
       *[other] { $count } magasins
    } sans bâtiment public adéquat
    [none] si chacun de vos magasins a un bâtiment public adéquat
    [most] si vous avez au plus { $count ->
        [one] { $count } magasin
       *[other] { $count } magasins
    } sans bâtiment public adéquat
   *[majority] si vous avez des magasins sans bâtiment public adéquat et que personne n’en a plus que vous
}

which-buildings = { of-architect }{ $good ->
    [any] {""}
    [gold] {" "}à la couleur de l’or
    [cloth] {" "}à la couleur des étoffes
    [books] {" "}à la couleur des livres
   *[tools] {" "}à la couleur des outils
}{ on-side }{ $rows ->
    [any] {""}
   *[other] {" "}aux extrémités { FORM($rows, "of") }
}
score-buildings = { $form ->
    [each] pour chaque bâtiment public ouvert{ which-buildings }, peu importe qui l’a ouvert
    [every] par tranche de { $count } bâtiments publics ouverts{ which-buildings }, peu importe qui les a ouverts
    [least] { $count ->
        [one] si au moins { $count } bâtiment public{ which-buildings } est ouvert, peu importe par qui
       *[other] si au moins { $count } bâtiments publics{ which-buildings } sont ouverts, peu importe par qui
    }
    [none] si aucun bâtiment public{ which-buildings } n’est ouvert
   *[most] { $count ->
        [one] si au plus { $count } bâtiment public{ which-buildings } est ouvert, peu importe par qui
       *[other] si au plus { $count } bâtiments publics{ which-buildings } sont ouverts, peu importe par qui
    }
}

of-hull = { $min_hull ->
    [any] {""}
    [4] {" "}de cale 4
   *[other] {" "}de cale { $min_hull } ou plus
}
score-ships = { $form ->
    [each] pour chacun de vos bateaux{ of-hull }
    [every] par tranche de { $count } parmi vos bateaux{ of-hull }
    [least] si vous avez au moins { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }{ of-hull }
    [none] si vous n’avez aucun bateau{ of-hull }
    [most] si vous avez au plus { $count ->
        [one] { $count } bateau
       *[other] { $count } bateaux
    }{ of-hull }
   *[majority] si vous avez des bateaux{ of-hull } et que personne n’en a plus que vous
}

score-hull = { $form ->
    [each] pour chaque point de taille de cale de vos bateaux
    [every] par tranche de { $count } points de taille de cale de vos bateaux
    [least] si la somme des tailles de cale de vos bateaux est d’au moins { $count }
    [none] si vous n’avez aucun bateau
    [most] si la somme des tailles de cale de vos bateaux est d’au plus { $count }
   *[majority] si vous avez des bateaux et que personne n’a une somme de tailles de cale supérieure à la vôtre
}

score-sets = { $form ->
    [each] pour chacune de vos séries de débris
    [every] par tranche de { $count } parmi vos séries de débris
    [least] si vous avez au moins { $count ->
        [one] { $count } série de débris
       *[other] { $count } séries de débris
    }
    [none] si vous n’avez aucune série de débris
    [most] si vous avez au plus { $count ->
        [one] { $count } série de débris
       *[other] { $count } séries de débris
    }
   *[majority] si vous avez des séries de débris et que personne n’en a plus que vous
}

cube = { $colour ->
    [brown] cube marron
    [red] cube rouge
    [blue] cube bleu
   *[any] cube
}
cubes = { $colour ->
    [brown] cubes marron
    [red] cubes rouges
    [blue] cubes bleus
   *[any] cubes
}
score-rubble = { $form ->
    [each] pour chacun de vos { cubes }
    [every] par tranche de { $count } parmi vos { cubes }
    [least] si vous avez au moins { $count ->
        [one] { $count } { cube }
       *[other] { $count } { cubes }
    }
    [none] si vous n’avez aucun { cube }
    [most] si vous avez au plus { $count ->
        [one] { $count } { cube }
       *[other] { $count } { cubes }
    }
   *[majority] si vous avez des { cubes } et que personne n’en a plus que vous
}

score-clergy_tiles = { $form ->
    [each] pour chaque tuile Clergé sur votre plateau
    [every] par tranche de { $count } tuiles Clergé sur votre plateau
    [least] si vous avez au moins { $count ->
        [one] { $count } tuile Clergé
       *[other] { $count } tuiles Clergé
    } sur votre plateau
    [none] si vous n’avez aucune tuile Clergé sur votre plateau
    [most] si vous avez au plus { $count ->
        [one] { $count } tuile Clergé
       *[other] { $count } tuiles Clergé
    } sur votre plateau
   *[majority] si vous avez des tuiles Clergé sur votre plateau et que personne n’en a plus que vous
}

score-favours = { $form ->
    [each] pour chaque faveur royale sur votre plateau
    [every] par tranche de { $count } faveurs royales sur votre plateau
    [least] { $count ->
        [3] si vous avez les faveurs des trois nobles sur votre plateau
        [one] si vous avez au moins { $count } faveur royale sur votre plateau
       *[other] si vous avez au moins { $count } faveurs royales sur votre plateau
    }
    [none] si vous n’avez aucune faveur royale sur votre plateau
    [most] si vous avez au plus { $count ->
        [one] { $count } faveur royale
       *[other] { $count } faveurs royales
    } sur votre plateau
   *[majority] si vous avez des faveurs royales sur votre plateau et que personne n’en a plus que vous
}

which-plans = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}montrant { $min_officials } officiels ou plus
}
which-plan = { which-plans }
score-plans_completed = { $form ->
    [each] pour chacun de vos plans terminés{ which-plans }
    [every] par tranche de { $count } parmi vos plans terminés{ which-plans }
    [least] { $count ->
        [one] si vous avez un plan terminé{ which-plan }
       *[other] si vous avez au moins { $count } plans terminés{ which-plans }
    }
    [none] si vous n’avez aucun plan terminé{ which-plan }
    [most] { $count ->
        [one] si vous avez au plus { $count } plan terminé{ which-plan }
       *[other] si vous avez au plus { $count } plans terminés{ which-plans }
    }
   *[majority] si vous avez des plans terminés{ which-plans } et que personne n’en a plus que vous
}

score-plan_officials = { $form ->
    [each] pour chaque officiel représenté sur vos plans terminés
    [every] par tranche de { $count } officiels représentés sur vos plans terminés
    [least] si vos plans terminés montrent au moins { $count ->
        [one] { $count } officiel
       *[other] { $count } officiels
    } au total
    [none] si vous n’avez aucun plan terminé
    [most] si vos plans terminés montrent au plus { $count ->
        [one] { $count } officiel
       *[other] { $count } officiels
    } au total
   *[majority] si vous avez des plans terminés et que ceux de personne d’autre ne montrent davantage d’officiels que les vôtres
}

at-place = { $place ->
    [offices] dans les bureaux
   *[plazas] sur les plazas
}
score-officials = { $form ->
    [each] pour chacun de vos officiels { at-place }
    [every] par tranche de { $count } parmi vos officiels { at-place }
    [least] si vous avez au moins { $count ->
        [one] { $count } officiel
       *[other] { $count } officiels
    } { at-place }
    [none] si vous n’avez aucun officiel { at-place }
    [most] si vous avez au plus { $count ->
        [one] { $count } officiel
       *[other] { $count } officiels
    } { at-place }
   *[majority] si vous avez des officiels { at-place } et que personne n’en a plus que vous
}

score-offices_with_official = { $form ->
    [each] pour chaque bureau où vous avez un officiel
    [every] par tranche de { $count } bureaux où vous avez un officiel
    [least] { $count ->
        [3] si vous avez un officiel dans chacun des trois bureaux
        [one] si vous avez un officiel dans un bureau
       *[other] si vous avez des officiels dans au moins { $count } bureaux
    }
    [none] si vous n’avez d’officiel dans aucun bureau
    [most] si vous avez des officiels dans au plus { $count ->
        [one] { $count } bureau
       *[other] { $count } bureaux
    }
   *[majority] si vous avez des officiels dans les bureaux et que personne n’en a dans plus de bureaux que vous
}

score-goods = { $form ->
    [each] pour chaque bien dans votre entrepôt
    [every] par tranche de { $count } biens dans votre entrepôt
    [least] si vous avez au moins { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } dans votre entrepôt
    [none] si votre entrepôt est vide
    [most] si vous avez au plus { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    } dans votre entrepôt
   *[majority] si vous avez des biens dans votre entrepôt et que personne n’en a plus que vous
}

score-goods_sets = { $form ->
    [each] pour chaque lot de quatre biens différents dans votre entrepôt
    [every] par tranche de { $count } lots de quatre biens différents dans votre entrepôt
    [least] si vous avez au moins { $count ->
        [one] { $count } lot
       *[other] { $count } lots
    } de quatre biens différents dans votre entrepôt
    [none] si vous n’avez aucun lot de quatre biens différents dans votre entrepôt
    [most] si vous avez au plus { $count ->
        [one] { $count } lot
       *[other] { $count } lots
    } de quatre biens différents dans votre entrepôt
   *[majority] si vous avez des lots de quatre biens différents dans votre entrepôt et que personne n’en a plus que vous
}

score-reais = { $form ->
    [each] pour chaque real que vous possédez
    [every] par tranche de { $count } reais que vous possédez
    [least] si vous possédez au moins { $count ->
        [one] { $count } real
       *[other] { $count } reais
    }
    [none] si vous ne possédez aucun real
    [most] si vous possédez au plus { $count ->
        [one] { $count } real
       *[other] { $count } reais
    }
   *[majority] si vous possédez des reais et que personne n’en possède plus que vous
}

score-influence = { $form ->
    [each] pour chacune de vos influences
    [every] par tranche de { $count } influences que vous avez
    [least] si vous avez au moins { $count ->
        [one] { $count } influence
       *[other] { $count } influences
    }
    [none] si vous n’avez aucune influence
    [most] si vous avez au plus { $count ->
        [one] { $count } influence
       *[other] { $count } influences
    }
   *[majority] si vous avez de l’influence et que personne n’en a plus que vous
}

score-portfolio_influence = { $form ->
    [each] pour chaque influence sur les cartes de vos emplacements supérieurs
    [every] par tranche de { $count } influences sur les cartes de vos emplacements supérieurs
    [least] si les cartes de vos emplacements supérieurs montrent au moins { $count ->
        [one] { $count } influence
       *[other] { $count } influences
    } au total
    [none] si les cartes de vos emplacements supérieurs ne montrent aucune influence
    [most] si les cartes de vos emplacements supérieurs montrent au plus { $count ->
        [one] { $count } influence
       *[other] { $count } influences
    } au total
   *[majority] si les cartes de vos emplacements supérieurs montrent de l’influence et que celles de personne d’autre n’en montrent davantage
}

score-portfolio_nobles = { $form ->
    [each] pour chaque carte Noble dans votre portfolio
    [every] par tranche de { $count } cartes Noble dans votre portfolio
    [least] si vous avez au moins { $count ->
        [one] { $count } carte Noble
       *[other] { $count } cartes Noble
    } dans votre portfolio
    [none] si vous n’avez aucune carte Noble dans votre portfolio
    [most] si vous avez au plus { $count ->
        [one] { $count } carte Noble
       *[other] { $count } cartes Noble
    } dans votre portfolio
   *[majority] si vous avez des cartes Noble dans votre portfolio et que personne n’en a plus que vous
}

score-portfolio_treasury = { $form ->
    [each] pour chaque carte Trésor dans votre portfolio
    [every] par tranche de { $count } cartes Trésor dans votre portfolio
    [least] si vous avez au moins { $count ->
        [one] { $count } carte Trésor
       *[other] { $count } cartes Trésor
    } dans votre portfolio
    [none] si vous n’avez aucune carte Trésor dans votre portfolio
    [most] si vous avez au plus { $count ->
        [one] { $count } carte Trésor
       *[other] { $count } cartes Trésor
    } dans votre portfolio
   *[majority] si vous avez des cartes Trésor dans votre portfolio et que personne n’en a plus que vous
}

score-empty_house_groups = { $form ->
    [each] pour chaque groupe de maisons de votre plateau dont toutes les maisons sont construites
    [every] par tranche de { $count } groupes de maisons de votre plateau dont toutes les maisons sont construites
    [least] { $count ->
        [one] si toutes les maisons d’au moins { $count } groupe de votre plateau sont construites
       *[other] si toutes les maisons d’au moins { $count } groupes de votre plateau sont construites
    }
    [none] s’il reste des maisons dans chaque groupe de votre plateau
    [most] { $count ->
        [one] si toutes les maisons d’au plus { $count } groupe de votre plateau sont construites
       *[other] si toutes les maisons d’au plus { $count } groupes de votre plateau sont construites
    }
   *[majority] si toutes les maisons d’un groupe de votre plateau sont construites et que personne n’a construit plus de groupes que vous
}

score-decrees = { $scope ->
    [best_rival] { $form ->
        [each] pour chaque décret de l’adversaire qui en a le plus
        [every] par tranche de { $count } décrets de l’adversaire qui en a le plus
        [least] si un adversaire a au moins { $count ->
            [one] { $count } décret
           *[other] { $count } décrets
        }
        [none] si aucun adversaire n’a de décret
       *[most] si aucun adversaire n’a plus de { $count ->
            [one] { $count } décret
           *[other] { $count } décrets
        }
    }
   *[own] { $form ->
        [each] pour chacun de vos décrets, y compris celui-ci
        [every] par tranche de { $count } parmi vos décrets, y compris celui-ci
        [least] si vous avez au moins { $count ->
            [one] { $count } décret
           *[other] { $count } décrets
        }, y compris celui-ci
        [none] si vous n’avez aucun décret, pas même celui-ci
        [most] si vous avez au plus { $count ->
            [one] { $count } décret
           *[other] { $count } décrets
        }, y compris celui-ci
       *[majority] si personne n’a plus de décrets que vous
    }
}

## Tasks

deed-visit = rendez visite { $noble ->
    [builder] au Bâtisseur
    [minister] au Ministre
   *[king] au Roi
} et { $deed }
deeds-two = { $first }, ou { $second }
deed-store = construisez un magasin
deed-decree = prenez un décret
deed-open = ouvrez un bâtiment public
deed-recruit = { $officials ->
    [0] recrutez des officiels
    [one] recrutez { $officials } officiel
   *[other] recrutez { $officials } officiels
}
deed-plan = acquérez un plan
deed-ship = construisez un bateau
deed-produce = produisez des biens
deed-cardinal = rencontrez le Cardinal
deed-favour = obtenez une faveur royale
deed-follow = suivez la visite d’un autre joueur
deed-sell = vendez des biens
deed-church_influence = gagnez de l’influence lors d’un décompte de l’Église

task = { $deeds } Récompense : { $reward }.
task-fixed = { $deeds } Récompense : { $reward } ; les bénéfices des tuiles Clergé n’y changent rien.

## Whole cards and tiles

card-reward = Influence { $influence }. Récompense : { $text }.
card-penalty = Influence { $influence }. Pénalité : { $text }.
card-treasury = Événement : { $event }. Dans le portfolio : { $benefit }.
tile = { $benefit } Verso : { wigs }.
