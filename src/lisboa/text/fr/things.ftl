# The things of the game by name: nouns in lower case unless they are proper names.
#
# Attributes: gender (m, f); a: with the indefinite article; type: goods as a kind, “or, étoffes”; of: with “de” and article; to: with
# “à” and article; from: where something is taken away; pl: plural of colours; card: a card of this
# kind; neg: a deed behind “ne pas”; imp: a deed as an order.

## Words of the edition

good-gold = or
    .gender = m
    .type = or
    .of = de l’or
good-cloth = étoffe
    .gender = f
    .type = étoffes
    .of = des étoffes
good-books = livre
    .gender = m
    .type = livres
    .of = des livres
good-tools = outil
    .gender = m
    .type = outils
    .of = des outils
store-gold = orfèvre
    .a = un orfèvre
store-cloth = magasin d’étoffes
    .a = un magasin d’étoffes
store-books = magasin de livres
    .a = un magasin de livres
store-tools = magasin d’outils
    .a = un magasin d’outils

noble-builder = le Bâtisseur
    .of = du Bâtisseur
    .to = au Bâtisseur
noble-minister = le Ministre
    .of = du Ministre
    .to = au Ministre
noble-king = le Roi
    .of = du Roi
    .to = au Roi
kind-builder = Bâtisseur
    .card = carte du Bâtisseur
kind-minister = Ministre
    .card = carte du Ministre
kind-king = Roi
    .card = carte du Roi
kind-treasury = Trésor
    .card = carte Trésor

# What is done, as in “you may …”
deed-recruit = recruter des officiels
    .neg = recruter d’officiels
    .imp = recrutez des officiels
deed-plan = acquérir un plan
    .neg = acquérir de plan
    .imp = acquérez un plan
deed-ship = construire un bateau
    .neg = construire de bateau
    .imp = construisez un bateau
deed-produce = produire des biens
    .neg = produire de biens
    .imp = produisez des biens
deed-cardinal = rencontrer le Cardinal
    .neg = rencontrer le Cardinal
    .imp = rencontrez le Cardinal
deed-favour = obtenir une faveur royale
    .neg = obtenir de faveur royale
    .imp = obtenez une faveur royale
deed-store = construire un magasin
    .neg = construire de magasin
    .imp = construisez un magasin
deed-decree = prendre un décret
    .neg = prendre de décret
    .imp = prenez un décret
deed-open = ouvrir un bâtiment public
    .neg = ouvrir de bâtiment public
    .imp = ouvrez un bâtiment public

colour-blue = bleu
    .pl = bleus
colour-red = rouge
    .pl = rouges
colour-purple = violet
    .pl = violets
colour-brown = marron
    .pl = marron
colour-green = vert
    .pl = verts

# Of a plot (case, f.)
size-wide = large
size-narrow = étroite
side-west = ouest
side-north = nord
side-east = est
group-left = groupe de gauche
group-middle = groupe central
group-right = groupe de droite

## Amounts

goods = { $good ->
    [gold] { $n ->
        [one] { $n } or
       *[other] { $n } ors
    }
    [cloth] { $n ->
        [one] { $n } étoffe
       *[other] { $n } étoffes
    }
    [books] { $n ->
        [one] { $n } livre
       *[other] { $n } livres
    }
   *[tools] { $n ->
        [one] { $n } outil
       *[other] { $n } outils
    }
}
reais = { $n ->
    [one] { $n } real
   *[other] { $n } reais
}
wigs = { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}
influence = { $n ->
    [one] { $n } influence
   *[other] { $n } influences
}
officials = { $n ->
    [one] { $n } officiel
   *[other] { $n } officiels
}

# What a penalty takes; $n is the most it takes.
loss-good = { $n ->
    [one] { $n } bien
   *[other] { $n } biens
}
loss-reais = { reais }
loss-wigs = { wigs }
loss-influence = { influence }
loss-official = { officials }
loss-favour = { $n ->
    [one] { $n } faveur royale
   *[other] { $n } faveurs royales
}

# What a reward lets one do, as in “you may …”; for the words state and noble the deed itself.
effect-good = prendre un bien
    .neg = prendre de bien
effect-reais = prendre des reais
    .neg = prendre de reais
effect-wigs = gagner des perruques
    .neg = gagner de perruques
effect-influence = gagner de l’influence
    .neg = gagner d’influence
effect-official = placer un officiel
    .neg = placer d’officiel
effect-cardinal = déplacer le Cardinal
effect-rubble = prendre un cube de la pile de débris
    .neg = prendre de cube de la pile de débris
effect-treasury = déplacer le marqueur Trésor
effect-draw_tasks = piocher des tâches
    .neg = piocher de tâches

## Cards and tiles

title = « { $title } »
card-label = { $kind } { $influence } · { $title }
    .the = { $kind } { $influence } « { $title } »
treasury-label = Trésor · { $title }
    .the = Trésor « { $title } »
ship = bateau { $colour } { $copy }
    .the = le bateau { $colour } { $copy }
plan = plan { $colour } { $number } ({ officials })
task-card = tâche { $pack }{ $number }

## Places

plot = { $plot }
lot = { $store } en { $plot }
site-row = site { $side } de la rangée { $row }
site-street = site nord de la { $street }
office-builder = le bureau du Bâtisseur
    .from = du bureau du Bâtisseur
office-minister = le bureau du Ministre
    .from = du bureau du Ministre
office-king = le bureau du Roi
    .from = du bureau du Roi
plaza-builder = la plaza du Bâtisseur
    .from = de la plaza du Bâtisseur
plaza-minister = la plaza du Ministre
    .from = de la plaza du Ministre
plaza-king = la plaza du Roi
    .from = de la plaza du Roi

## Wigs by what they were gained for

category-start = Au départ
category-sailing = Départs en mer
category-stores = Magasins construits
category-openings = Bâtiments publics ouverts
category-church = Décomptes de l’Église
category-influence = Bout de la piste d’influence
category-rewards = Récompenses et bénéfices
category-period = Séries au changement de période
category-period-solo = Séries et cubes au changement de période
category-visits = Dépensées pour des visites
category-penalties = Pénalités
category-ships = Bateaux (taille des cales)
category-sets = Séries de débris
category-sets-solo = Séries de débris et cubes
category-majorities = Majorités de magasins
category-money = Argent et influence
category-decrees = Décrets
category-officials = Officiels au travail
category-favours = Faveurs royales

## Players without names of their own

seat-red = Rouge
seat-green = Vert
seat-violet = Violet
seat-black = Noir

list-two = { $first }, { $second }
    .the = { FORM($first, "the") }, { FORM($second, "the") }
    .type = { FORM($first, "type") }, { FORM($second, "type") }
list-last = { $first } et { $second }
    .the = { FORM($first, "the") } et { FORM($second, "the") }
    .type = { FORM($first, "type") } et { FORM($second, "type") }
