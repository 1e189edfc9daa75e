### The commands `lisboa play`, `lisboa replay` and `lisboa check`, and the table they show.

## The table: what things are called there

none = rien
count = { $n } { $n ->
    [one] { $what }
   *[other] { FORM($what, "pl") }
}
plus = { $first } + { $second }
items = { $first } ; { $second }
neutral = neutre
    .pl = neutres
of = { $name }, { $what }
titled = { $title } : { $text }
fact = { CAPITAL($label) } : { $text }
option = { $number } : { $text }

changed-title = Ce qui a changé depuis votre dernier regard ; « plateau » montre toute la table.
section-court = Cour
court-line = Trésor { $treasury }. Prix : { $prices }.
section-church = Église
section-works = Chantier naval et architectes
section-decrees = Zone des décrets
section-politics = Zone des cartes Politique
section-city = Baixa
section-players = Joueurs
section-pack = Votre paquet
section-hand = Votre main

round = { $turn ->
    [0] Avant le premier tour
   *[other] Tour { $turn } de la { $period ->
        [1] première
       *[2] deuxième
    } période
}
round-last = Tour { $turn }, { $left ->
    [one] le dernier
   *[other] il reste { $left } tours
}

treasury = Trésor
treasury-value = { $n ->
    [one] { $n } real
   *[other] { $n } reais
}, modificateur de visite { $modifier }
prices = Prix
price-gold = or { $n }
price-cloth = étoffes { $n }
price-books = livres { $n }
price-tools = outils { $n }
office = { $who } (places prises : { $taken } sur { $size })
audience = { $favours ->
    [0] plus de faveur royale
    [one] reste { $favours } faveur royale
   *[other] restent { $favours } faveurs royales
}, accepte : { FORM($goods, "type") }
audience-cost = { $audience } ; une visite { $n ->
    [0] ne vous coûte rien
    [one] vous coûte { $n } influence
   *[other] vous coûte { $n } influences
}
covered = Actions d’État recouvertes pendant ce tour
covered-by = { $deed } par 1 { $good }

cardinal = Le Cardinal
cardinal-icon = { $icon ->
    [envelope] est sur l’enveloppe
    [treasury] est sur le symbole de trésor
   *[none] n’est sur aucun symbole
} ; les tuiles suivent dans l’ordre de sa marche
tile-place = { $n ->
    [1] Tuile 1, devant lui
   *[other] { $n ->
        [6] Tuile 6{ $last ->
            [6] , derrière lui
           *[other] {""}
        }
       *[other] Tuile { $n }
    }
}
tile = { $tile }{ $icon ->
    [envelope] {" "}Puis l’enveloppe.
    [treasury] {" "}Puis le symbole de trésor.
   *[none] {""}
}
no-tile = vide
# Church and hands, while clergy tiles are chosen
church-tiles = tuiles
hand-cards = cartes
not-dealt = pas encore distribuées ; d’abord, chacun garde une tuile Clergé

shipyard = Chantier naval
yard = { $ship } ; { $left ->
    [one] le dernier
   *[other] il en reste { $left }
}
yard-empty = vide
ship = { $ship } (cale { $hull }, { $price } par bien, { $influence ->
    [one] { $influence } influence
   *[other] { $influence } influences
})
architect = { $colour ->
    [blue] Architecte bleu
   *[green] Architecte vert
}
architect-work = disponible : { $now } ; prochain : { $later } ({ $left } dans la pile) ; plan du dessus : { $plan }
building = { $building } pour { $goods }
street-gold = or
street-cloth = étoffes
street-books = livres
street-tools = outils

stack = { $n ->
    [0] la dernière
   *[other] { $n } dessous
}
stack-empty = vide
on-stack = { $text } ({ $left })
kind-builder = Bâtisseur
kind-minister = Ministre
kind-king = Roi
kind-treasury = Trésor

offer = Tuiles Ville disponibles
city-tile = { $good }{ $size ->
    [narrow] {" "}(petite)
   *[wide] {""}
}
pile = Pile de débris
row = Rangée { $row }
row-closed = ne sert qu’à partir de trois joueurs
rubble = débris : { $cubes }
column = Colonne { $column }
column-text = débris : { $cubes } ; tuile de score { $n }
plot = Case { $plot }
store = { $store } ({ $owner })
free-plot = libre, rue : { $streets }, récompense : { $reward }
free-plot-price = { $text } Terrain à partir de { $n ->
    [one] { $n } real
   *[other] { $n } reais
}.
free-site = débris : { $cubes }, récompense : { $reward }

reward-good = { $n ->
    [one] bien au choix
   *[other] { $n } biens au choix
}
reward-official = { $n ->
    [one] { $n } officiel
   *[other] { $n } officiels
}
reward-cardinal = Cardinal
reward-rubble = 1 cube
reward-treasury = trésor
reward-recruit = recruter
reward-plan = plan
reward-ship = bateau
reward-produce = produire
reward-favour = faveur
reward-store = magasin
reward-decree = décret
reward-open = bâtiment
reward-draw_tasks = tâches

means = moyens
goods = biens
goods-limit = { $goods } (place pour { $limit } de chaque)
rubble-own = débris
rubble-sets = { $cubes } ; { $sets ->
    [0] aucune série
    [one] { $sets } série
   *[other] { $sets } séries
}
officials = officiels sur le plateau
officials-left = { $n }
portfolio = portfolio
portfolio-size = { $n } sur { $limit }{ $n ->
    [0] {""}
   *[other] {"\u00A0"}: { $cards }
}
portfolio-ship = { $ship }{ $state ->
    [at-sea] , en mer avec { $cargo }
    [loading] , chargé de { $cargo }
   *[docked] , vide
}
portfolio-treasury = { $card } ({ $text })
clergy = clergé
clergy-pair = garde l’une de
plans = plans
completed = terminés
own-decrees = décrets
markers = marqueurs de série
favours = faveurs
houses = maisons construites
house-group = { $group } { $built } sur { $houses }
stores = magasins
stores-left = { $n ->
    [one] { $n } construit
   *[other] { $n } construits
}, { $left ->
    [one] reste { $left } maison
   *[other] restent { $left } maisons
}
ships = bateaux
plans-together = { $plans } ; ensemble { $officials }
tasks = tâches
task-shown = { $task } : { $text }{ $done ->
    [True] {" "}(accomplie)
   *[False] {""}
}
passed = Cartes passées
courtier = courtier
courtier-place = chez { $noble }
courtier-here = courtier
next-turn = prochain tour
# Where no deed is known, its text is that of `none`.
courtier-next = { $deed ->
    [none] ensuite
   *[other] ensuite : { $deed }
}
next-visit = rend visite { FORM($noble, "to") }{ $deed ->
    [none] {""}
   *[other] , d’abord pour { $deed }
}
aide = L’Assistant
aide-place = est sur la pile du { $kind }
hand = main
hand-size = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
hand-known = { hand-size }, dont { $known }

## The table drawn

head-wigs = perr.
head-reais = reais
head-influence = infl.
head-limit = place
head-short-limit = pl
head-short-gold = or
head-short-cloth = ét
head-short-books = li
head-short-tools = ou
head-sets = séries
head-officials = off.
head-favours = fav.
head-hand = main
head-houses = maisons
favour-builder = B
favour-minister = M
favour-king = R
neutral-mark = n
cube-brown = ma
cube-red = ro
cube-blue = bl
office-row = Bureau
plaza-row = Plaza
visit-row = Visite
actions-row = Actions
taken-row = Accepte
favours-row = Faveurs
visit-cost = { $n ->
    [0] ne vous coûte rien
    [one] vous coûte { $n } influence
   *[other] vous coûte { $n } influences
}
favours-left = reste { $n }
covered-mark = { $deed } (recouvert)
map-west = Ouest
map-east = Est
map-row = Débris
map-column = { $column }
map-street = { $street }, { $good } { $columns }
map-price = { $plot } · { $n }
map-rubble = Débris
map-scoring = Tuile de score
map-legend = A1 · 9 : terrain à partir de 9 reais. Cubes : { $cubes }. Pile de débris : { $pile }. Tuiles Ville disponibles : { $offer }.
map-cube = { $mark } { $colour } { $price }
noble-builder = Bâtisseur
noble-minister = Ministre
noble-king = Roi

## Options

options-turn-gold = la défausser contre 1 or
options-turn-portfolio = la jouer dans votre portfolio
options-turn-court = rendre visite { FORM($noble, "to") } avec elle
options-turn-sponsor = parrainer son événement
brief-turn-gold = défausser contre 1 or
brief-turn-portfolio = portfolio
brief-turn-court = visite { FORM($noble, "to") }
brief-turn-sponsor = parrainer l’événement
brief-detail = ({ $text })
option-final = définitif
option-final-words = C’est définitif.
change = { $sign ->
    [gain] +{ $amount }
   *[pay] −{ $amount }
}
change-words = { $sign ->
    [gain] vous gagnez { $amount }
   *[pay] cela vous coûte { $amount }
}

# What is not possible, and why.
refused-none = Rien de ce qu’on peut demander ici n’est interdit : tous les choix sont dans la liste.
refused-title = Impossible maintenant

## Solo and the variants

solo-option = en solo contre Lacerda
draft-option = les mains de départ sont draftées
starting-decrees-option = chacun commence avec un décret
tokens-option = des jetons changent ce que donnent les cases terrain et les sites ; ils sont placés au hasard, ou comme le dit FICHIER (comme dans une position)
queen-option = la carte de la Reine prend la place d’une autre
tasks-option = des cartes tâche pour tous, ou seulement pour ces places, par exemple Ana,Ben
ships-first-option = au changement de période, les bateaux arrivent avant la défausse des cartes
servant-decrees-option = combien de décrets font un Serviteur de la cour en solo (d’ordinaire 6)
blank-task-rewards-option = les tâches B6 et B9 donnent ce que donne la tâche du dessus (above) ou du dessous (below) (d’ordinaire above)
lacerda-pays-option = en solo, une action du noble que Lacerda ne peut pas payer : il paie ce qu’il peut et agit (what-it-can), ou tout sinon rien (in-full) (d’ordinaire what-it-can)
bad-layout = { $file } n’est pas une disposition de jetons : { $why }
layout-for-play = Une disposition de jetons vaut pour une seule partie (`lisboa play`) ; ici, ils sont placés au hasard : --tokens.
solo-alone = --solo est une partie en solo contre Lacerda ; { $option } ne va pas avec.

variants-told = Variantes : { $variants }.
variant-draft = mains draftées
variant-starting-decrees = décrets de départ
variant-tokens = jetons sur les cases terrain et les sites
variant-queen = la Reine
variant-tasks = cartes tâche ({ $people })
variant-discard-before-ships = bateaux avant la défausse
variant-servant-decrees = { $value } décrets font un Serviteur de la cour
variant-blank-task-rewards = récompenses vides comme la tâche { $value ->
    [below] du dessous
   *[above] du dessus
}
variant-lacerda-pays = { $value ->
    [in-full] Lacerda paie tout ou n’agit pas
   *[what-it-can] Lacerda paie ce qu’il peut
}

rank-jester = Bouffon
rank-servant = Serviteur de la cour
rank-favourite = Favori du Roi
rank-right-hand = Bras droit du Marquis
solo-wigs = { $order ->
    [ahead] { $name } devance Lacerda : { $mine } perruques contre { $theirs }.
    [behind] Lacerda devance { $name } : { $theirs } perruques contre { $mine }.
   *[level] { $name } et Lacerda sont à égalité avec { $mine } perruques, ce qui ne suffit pas pour gagner (SG-56).
}
rank-reached = Rang – { $name } : { $rank }.
rank-fulfilled = Atteint : { $conditions }.
rank-missing = Il manque pour le rang suivant, { $rank } : { $conditions }.
rank-met = Déjà suffisant pour ce rang : { $conditions }.
rank-highest = Il n’y a pas de rang plus élevé.
rank-lost = { $rank } ({ $why })
reach-stores = Lacerda a { $theirs ->
    [one] { $theirs } magasin
   *[other] { $theirs } magasins
}, et vous ne pouvez pas dépasser { $n }
reach-own-stores = vous ne pouvez pas dépasser { $n ->
    [one] { $n } magasin
   *[other] { $n } magasins
}
out-of-reach = rangs hors d’atteinte
condition-wigs = plus de perruques que Lacerda ({ $have } contre { $theirs })
condition-stores = { $rank ->
    [servant] { $need } magasins (actuellement { $have })
    [favourite] autant de magasins que Lacerda ({ $have } contre { $theirs })
   *[right-hand] plus de magasins que Lacerda ({ $have } contre { $theirs })
}
condition-majorities = { $need ->
    [one] { $need } majorité
   *[other] { $need } majorités
} (actuellement { $have })
condition-reais = { $need ->
    [one] { $need } real
   *[other] { $need } reais
} (actuellement { $have })
condition-decrees = { $need ->
    [one] { $need } décret
   *[other] { $need } décrets
} (actuellement { $have })
condition-ships = { $need ->
    [one] { $need } bateau
   *[other] { $need } bateaux
} (actuellement { $have })

## `lisboa play`: options and the beginning

file-argument = une partie à poursuivre : son nom dans la liste de --games, ou tout enregistrement inachevé
games-option = énumérer les parties conservées
full-option = montrer toute la table à chaque tour au lieu de ce qui a changé
players-option = le nombre de joueurs, 2 à 4 (d’ordinaire vous et deux merchant)
seats-option = qui joue à chaque place, par exemple { $human },{ $human },merchant ; du plus faible au plus fort : { $levels } ; ou tout autre bot que connaît lisboa simulate
names-option = les noms des places, par exemple Ana,Ben,Clara
seed-option = le même nombre donne la même donne (d’ordinaire au hasard)
new-option = commencer une nouvelle partie même s’il y en a une sauvegardée ; celle-ci est conservée
plain-option = de simples lignes sans couleurs ni cadres, pour lecteurs d’écran et scripts
edition-option = le dossier d’une édition à vous
data-option = le dossier où sont conservées les parties

wrong-seats = Une partie a { $fewest } à { $most } places, non { $n }.
seats-and-players = --seats nomme { $n ->
    [one] { $n } place
   *[other] { $n } places
}, mais --players dit { $players }.
unknown-kind = « { $kind } » ne peut pas jouer. Possibles : { $kinds }.
wrong-names = { $n ->
    [one] { $n } nom
   *[other] { $n } noms
} pour { $players ->
    [one] { $players } place : ne donnez que votre nom.
   *[other] { $players } places : donnez un nom par place, séparés par des virgules.
}

welcome = Nouvelle partie : { $players }. { $start } commence.
welcome-help = Première fois ? Tapez « aide » à n’importe quelle question. La même donne : --seed { $seed }
introduced = { $name }{ $kind ->
    [bot] {" "}(bot : { $bot })
   *[human] {""}
}
saved-game = Une partie est sauvegardée au tour { $turn } : { $players }.
ignored = { $options } : seulement pour une nouvelle partie, sans effet sur celle-ci ; répondez n pour en commencer une ainsi.
not-with-file = { $options } : cela ne peut pas changer une partie commencée ; donnez FICHIER seul, ou avec --seats.
file-over = La partie de { $file } est terminée. « lisboa replay » la parcourt.
taken-up = La partie continue au tour { $turn } : { $players }.
games-title = Parties dans { $folder }, la dernière d’abord. Pour en poursuivre une : lisboa play NOM
games-alone = --games énumère les parties conservées ; rien d’autre ne va avec, sauf --data.
games-none = Aucune partie n’est encore conservée dans { $folder }. « lisboa play » en commence une.
kept-unfinished = inachevée, au tour { $turn } : { $players }, { $when }
kept-finished = terminée en { $turn ->
    [one] { $turn } tour
   *[other] { $turn } tours
}, victoire : { $winners } ; joueurs : { $players } ; { $when }
kept-unreadable = illisible : { $reason }
go-on = La poursuivre ? [O/n]
old-game = La partie sauvegardée est conservée sous { $file }.
broken-save = La partie sauvegardée est inutilisable : { $reason } Rien n’est perdu, elle est conservée sous { $file }.
record-other-edition = Ligne { $line } : l’enregistrement a été fait avec l’édition { $theirs } ; celle-ci est { $ours }. Donnez son dossier avec --edition.
foreign-save = { $reason } La partie sauvegardée reste où elle est ; --new en commence une autre et la conserve.
other-seats = les places ne correspondent pas à la partie : { $seats }.


## At a question

asked = { $name } · { $round }
thinking = { $name } réfléchit…
forfeited = { $sentence } Greedy répond à sa place.
status = Vous avez { $means } ; biens : { $goods }.
status-hand = Votre main : { FORM($cards, "the") }.
pass = Passez l’écran : { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
log-empty = Il ne s’est encore rien passé.
log-turn = Tour { $turn }, { $name }

part-all = tout
part-court = cour
part-church = église
part-works = chantier
part-decrees = décrets
part-politics = zone
part-city = ville
part-players = joueurs
part-pack = paquet
part-hand = main
no-part = La table n’a pas de partie « { $text } ». Possibles : { $parts }.


saved = Sauvegardé sous { $file }.
left = La partie est sauvegardée dans { $folder }. « lisboa play » la poursuit.
not-saved = La partie n’a pas pu être sauvegardée : { $reason }. Elle continue, mais seulement ici.
kept = L’enregistrement de cette partie : { $file }. « lisboa replay » la parcourt.

## The end

result-title = Décompte final
result-wigs = Perruques
result-total = Total
result-line = { $name } : { $wigs }.
result-sum = { $parts } ; ensemble { $total }
result-part = { $category } { $n }
result-winner = { $who } gagne avec { $wigs }.
result-winners = { $who } partagent la victoire à { $wigs }.
tie-number = { $who } { $n }
tie-TIE-01 = Départage, séries de débris terminées : { $numbers } (TIE-01).
tie-TIE-02 = Départage, magasins : { $numbers } (TIE-02).
tie-TIE-03 = Départage, plans terminés : { $numbers } (TIE-03).
tie-TIE-04 = Départage, argent : { $numbers } (TIE-04).
tie-shared = L’égalité demeure ({ $rule }).

## `lisboa replay`

record-argument = un enregistrement, tel que lisboa play en laisse
seat-option = par les yeux de qui regarder (d’ordinaire un spectateur)
at-option = le tour par lequel commencer
bad-record = { $file } : { $reason }
no-turn = Il n’y a pas de tour { $turn } ; le dernier est { $last }.
no-seat = Personne du nom de « { $name } » ne joue. Les joueurs sont { $names }.
replay-title = Partie : { $players }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
replay-setup = Avant le premier tour
replay-after = La table { $turn ->
    [0] avant le premier tour
   *[other] après le tour { $turn }
}
replay-prompt = Tour { $turn } sur { $last } >
replay-hint = Entrée montre le tour suivant ; un nombre va à ce tour ; ou un mot : suivant, précédent, plateau, quitter.
replay-not-understood = Je ne comprends pas « { $text } ». Entrée montre le tour suivant ; un nombre jusqu’à { $last } va à ce tour ; ou un mot : suivant, précédent, plateau, quitter.
replay-last = C’est le dernier tour.
replay-first = C’est le début.

## `lisboa check`

records-argument = les enregistrements à vérifier
check-line = { $file } : { $text }
check-ok = ok, { $players }, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $winners ->
    [none] inachevée
   *[other] victoire : { $winners }
}{ $rank ->
    [none] {""}
   *[other] {" "}({ $rank })
}
is-folder = ceci est un dossier, non un enregistrement.
not-text = ceci n’est pas un fichier de texte.
too-large = ce fichier est beaucoup trop grand pour un enregistrement.
cannot-read = { $reason }.
