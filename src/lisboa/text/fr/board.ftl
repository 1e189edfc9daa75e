# What is written on the drawn board, cards and player boards, and what their pieces are called.

# Numbers for whoever looks: what a visit costs, what a decree would score now.
noble-price = { $name } ; une visite vous coûte { $n ->
    [one] { $n } influence
   *[other] { $n } influences
}
refused = Pour l’instant vous ne suivez personne { FORM($noble, "to") } ; appuyez pour que la question revienne
worth-now = et leur valeur actuelle pour vous ·
worth-you = vous
worth-of = { $worth } sur { $most }
decree-worth = { $title } : vaut { $worth }{ $most ->
    [0] {""}
   *[other] {" "}sur { $most }
} pour vous en ce moment

## Regions

board = Le plateau
city = La Baixa
court = Cour Royale
influence-track = Influence
politics = Cartes Politique
church = Église
decrees = Décrets
shipyard = Chantier naval
market = Marché
rubble-pile = Pile de débris
shops = Tuiles Ville
architect = Architecte { $person }

## Short words on the board

plaza = Plaza
left = reste { $n }
empty = vide
none-left = épuisé
plans = { $n ->
    [one] { $n } plan
   *[other] { $n } plans
}
ready = Disponible
next = Puis · { $n }
hull = Cale { $n }
times = ×{ $n }
task = Tâche { $number }
sao-juliao = São Julião
row-closed = La rangée E ne sert pas à deux joueurs

# State and noble actions on their banners
act-recruit = Recruter
act-plan = Plan
act-ship = Bateau
act-produce = Produire
act-cardinal = Cardinal
act-favour = Faveur
act-store = Magasin
act-decree = Décret
act-open = Bâtiment

# Below the sign of a treasury card
benefit-discount = tout paiement
benefit-land_discount = terrain
benefit-hire_discount = engager
benefit-event_discount = événements
benefit-sell_bonus = par vente
benefit-subsidy_bonus = subvention

# Between the signs of a decree
rule-per = par
rule-threshold = si
rule-majority = le plus
per-unit = par { $n }
none = 0
column = col. { $n }
side-west = ouest
side-north = nord
side-east = est
size-wide = large
size-narrow = étroit
rival = rival
count-rows_with_store = rang.
count-columns_with_store = col.
count-store_types = types
count-hull = cale
count-portfolio_nobles = nobles
count-empty_house_groups = groupes

## Names of pieces, for those who cannot see them or point at them

plot-free = Case { $plot }, libre
plot-store = Case { $plot } : { $store } ({ $owner })
site-free = { CAPITAL($site) }, libre
site-open = { $building }, pour { $goods }
cube-of = { $where }, cube { $colour }
cubes = { $where } : { $n ->
    [0] pas de débris
    [one] { $n } cube de débris
   *[other] { $n } cubes de débris
}
row = Rangée { $row }
column-name = Colonne { $n }
scoring = Tuile de score : { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
} par bâtiment adéquat
noble = { $noble }, { $person }
office = { CAPITAL($office) } : { $n ->
    [0] aucun officiel
    [one] { $n } officiel
   *[other] { $n } officiels
} sur { $capacity }
plaza-name = { CAPITAL($plaza) } : { $n ->
    [0] aucun officiel
    [one] { $n } officiel
   *[other] { $n } officiels
}
covered = { $deed } : action recouverte par un bien
treasury = Trésor : { $n ->
    [one] { $n } real
   *[other] { $n } reais
}
influence-of = { $name } : { $n ->
    [one] { $n } influence
   *[other] { $n } influences
}
price = { CAPITAL($good) } : prix { $n }
stack = Pile du { $kind } : reste { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
cardinal = Le Cardinal
gap = Case { $n } du Cardinal
church-empty = Case vide de l’Église
church-undealt = Pas encore distribuée
church-undealt-space = Case de l’Église : sa tuile n’est pas encore distribuée
hand-undealt = Pas encore distribuée
hand-undealt-why = D’abord, chacun garde une tuile Clergé sur deux. Ensuite, l’Église est remplie depuis le sac et les mains sont distribuées.
cards-undealt = Cartes : pas encore distribuées
tile = { $title }
ship = Bateau de cale { $n }
ship-at-sea = Bateau de cale { $n }, en mer
plan-name = Plan { $colour } à { $n ->
    [one] { $n } officiel
   *[other] { $n } officiels
}
plan-done = Plan { $colour } terminé à { $n ->
    [one] { $n } officiel
   *[other] { $n } officiels
}
building = { $title }
card-back = Une carte que vous ne pouvez pas voir
aide = L’Assistant est ici
courtier = Le courtier est ici
house-group = Maisons, { $group } : { $n ->
    [one] { $n } construite
   *[other] { $n } construites
} sur { $all }
worker-left = officiels sur le plateau
zoom-in = Agrandir
fit = Plateau entier

# An element that can be chosen or not, with what the server says about it
option = { $name }. { $labels }

## Player boards

your-board = Votre plateau
board-of = Plateau : { $name }
portfolio = Portfolio
warehouse = Entrepôt
rubble = Débris
houses = Maisons
clergy = Clergé
favours = Faveurs
plans-own = Plans
decrees-own = Décrets
tasks-own = Tâches
hand = Votre main
at-court = À la Cour
others = Autres joueurs
sets = { $n ->
    [one] { $n } série
   *[other] { $n } séries
}

wigs = perruques
reais = reais
influence = influence
officials = officiels
cards = cartes en main
favour-yes = Faveur { FORM($noble, "of") }
favour-no = Pas de faveur { FORM($noble, "of") }
rubble-of = { $n } { $n ->
    [one] { $colour }
   *[other] { FORM($colour, "pl") }
}
