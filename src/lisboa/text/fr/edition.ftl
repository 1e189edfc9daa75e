# Editions: their faults, and what `lisboa edition` prints.

## Faults

fault = { $place } : { $reason }
place-file = { $file }
place-head = { $file }, champ { $field }
place-entry = { $file }, { $entry }
place-field = { $file }, { $entry }, champ { $field }
refused = L’édition dans { $folder } a { $faults ->
    [one] { $faults } erreur
   *[other] { $faults } erreurs
} et ne peut pas être jouée :
other-built-in = Ceci a été écrit avec une autre édition intégrée ({ $written }) que celle de ce programme ({ $own }).

# Files

fault-no-folder = ceci n’est pas un dossier.
fault-no-edition = il n’y a pas d’édition dans ce dossier ; une édition a { $files }.
fault-no-file = le fichier manque.
fault-unknown-file = une édition n’a pas de tel fichier ; elle a { $files }.
fault-unreadable = le fichier ne peut pas être lu ({ $error }).
fault-not-utf-8 = le fichier n’est pas du texte UTF-8 (octet { $byte }).
fault-not-toml = le fichier n’est pas du TOML valide : { $error }.
fault-too-long = le fichier a un nombre avec trop de chiffres ou trop de crochets imbriqués.
fault-no-language = un fichier de titres porte le nom de sa langue, en minuscules : de.toml.
fault-no-such-title = rien dans { $file } ne porte à la fois cet identifiant et un nom.
fault-missing-section = la section manque.
fault-empty-section = la section n’a pas d’entrées.
fault-unknown-section = il n’y a pas de telle section ; ce fichier a { $sections }.
fault-other-edition = { $value } n’est pas { $other }, le nom dans { $file } ; tous les fichiers d’une édition portent le même nom.
fault-name-of-built-in = « { $name } » est le nom de l’édition fournie avec le programme ; un serveur distingue les éditions par leurs noms.
fault-name-taken = « { $name } » est aussi le nom de l’édition dans { $other } ; un serveur distingue les éditions par leurs noms.
fault-not-entries = la section doit être une liste d’entrées, chacune sous [[{ $section }]].
fault-not-single = la section doit être une seule table, sous [{ $section }].

# Single values

fault-missing-field = le champ manque.
fault-unknown-field = il n’y a pas de tel champ ; possibles ici : { $fields }.
fault-not-a-field = { $value } n’est pas un champ de cette entrée.
fault-not-whole = { $value } n’est pas un nombre entier.
fault-out-of-range = { $value } n’est pas compris entre { $low } et { $high }.
fault-unknown-word = { $value } ne figure pas parmi { $words }.
fault-not-the-word = { $value } doit être { $words }.
fault-not-flag = { $value } doit être true ou false.
fault-not-text = { $value } n’est pas du texte ; mettez-le entre guillemets.
fault-empty-text = le texte doit tenir en une ligne et ne pas être vide.
fault-long-text = le texte ne doit pas dépasser { $most } caractères.
fault-not-name = { $value } n’est pas un nom fait de minuscules et de chiffres reliés par des traits d’union.
fault-not-list = { $value } doit être une liste entre crochets.
fault-list-length = la liste a { $length ->
    [one] { $length } valeur
   *[other] { $length } valeurs
} ; il en faut { $least ->
    [exactly] exactement { $most }
   *[other] { $least } à { $most }
}.
fault-twice-in-list = { $value } figure deux fois dans la liste.
fault-not-table = { $value } doit être une table entre accolades.
fault-not-exactly-one = il faut exactement l’un de ces champs : { $fields }.
fault-not-together = il ne peut y avoir qu’un de ces champs : { $fields }.

# Between entries

fault-id-twice = l’identifiant est déjà utilisé dans { $file }.
fault-value-twice = { $value } est déjà pris par { $other }.
fault-missing-values = il n’y a pas d’entrée pour { $values }.
fault-number-too-high = les numéros doivent aller de 1 à { $count }, le nombre d’entrées.
fault-wrong-count = { $stated } est indiqué, mais les entrées sous { $section } font { $count }.
fault-wrong-deck-count = { $stated } est indiqué, mais le paquet en a { $count }.
fault-not-the-value = ce doit être { $wanted }.

# The board

fault-no-north-site = { $id } n’est pas un site du côté nord.
fault-other-street = { $id } appartient à une autre rue.
fault-place-taken = { $place } est déjà pris par { $other }.
fault-places-empty = il n’y a rien à { $places }.
fault-other-columns = les colonnes qui nomment cette case de score sont { $columns }.
fault-too-many-alike = { $tiles } tuiles montrent { $value } ; la partie en solo ne peut pas les placer sans deux voisines égales.
fault-wrong-display = la zone doit avoir exactement ces cases : { $spaces }.
fault-not-rising = les cases sont énumérées de bas en haut, ce doit donc être plus que { $value }.
fault-list-not-rising = les cases doivent être énumérées en ordre croissant.
fault-not-falling-by-one = les prix doivent être énumérés en ordre décroissant, de real en real.
fault-not-on-track = { $value } n’est pas sur la piste, qui a { $spaces }.
fault-beyond-the-track = aucune case ne peut dépasser { $highest }.
fault-same-action = { $action } figure déjà en haut ; le bureau a besoin de ses deux actions d’État.
fault-not-one-envelope = il faut exactement une enveloppe parmi les intervalles, non { $count }.
fault-cubes-left = il y a { $cubes } cubes, mais rangées, colonnes, sites et pile de débris en contiennent { $places }.
fault-not-per-house = il faut une capacité par maison, mais il y en a { $abilities } pour { $houses }.

# Cards and tiles

fault-deck-too-small = le paquet a besoin d’au moins { $least } cartes, pour que quatre joueurs puissent en piocher cinq chacun.
fault-no-such-card = il n’y a pas de carte { $id }.
fault-row-e = le décret porte sur la rangée E, ce doit donc être true.
fault-not-row-e = le décret ne porte pas sur la rangée E, ce ne doit donc pas être true.
fault-no-plans = l’architecte { $architect ->
    [blue] bleu
   *[green] vert
} a besoin de plans qui ne soient pas des plans de départ.
fault-not-even = le nombre doit être pair, car les bâtiments forment deux piles égales.
fault-not-at-court = « { $do } » ne peut pas avoir lieu pendant une visite { $noble ->
    [builder] au Bâtisseur
    [minister] au Ministre
   *[king] au Roi
}.
fault-no-officials = un nombre d’officiels va avec « recruit », non avec « { $do } ».
fault-too-few-tasks = le paquet { $pack } a besoin d’au moins { $least } tâches.

## The command

argument-command = commencer une édition à vous, trouver ce qui n’y va pas, ou montrer le contenu d’une édition (par défaut : show)
command-new = commencer une édition à vous : une copie de Baixa, à modifier
command-check = trouver tout ce qui ne va pas dans une édition, ou dans plusieurs qu’un serveur doit proposer
command-show = montrer le contenu d’une édition
argument-folder = un dossier avec les neuf fichiers d’une édition (par défaut : Baixa, intégrée)
argument-new = où l’écrire : un dossier nouveau ou vide
argument-name = son nom (par défaut : celui de son dossier)
argument-kind = ce qu’il faut montrer, nommé comme son fichier : { $kinds } (par défaut : une vue d’ensemble)
sound = L’édition « { $name } » est valide : { $politics } cartes Politique, { $decrees } décrets, { $clergy } tuiles Clergé, { $ships } bateaux, { $plans } plans, { $buildings } bâtiments publics, { $plots } cases terrain, { $sites } sites, { $tasks } tâches et { $tokens } jetons. Empreinte { $fingerprint }.
new = Le dossier { $folder } contient maintenant l’édition « { $name } », une copie de Baixa en neuf fichiers. docs/editions.md en explique chaque mot. Changez ce que vous voulez, puis :
new-check = {"    "}lisboa edition check { $folder }
new-play = {"    "}lisboa play --edition { $folder }
new-serve = {"    "}lisboa serve --open --edition { $folder }
new-not-empty = Il y a déjà quelque chose dans { $folder }, qui reste tel quel. Donnez un dossier nouveau ou vide.
new-not-a-folder = { $folder } n’est pas un dossier.
new-name = Une édition ne peut pas s’appeler « { $name } » : { $reason } Choisissez un autre nom avec --name.
of-folder = { $folder } :
not-served = Elle peut se jouer dans le terminal, mais un serveur ne peut pas la proposer : { $reason } Donnez-lui un autre nom dans tous ses fichiers.
faults = { $faults ->
    [one] { $faults } erreur.
   *[other] { $faults } erreurs.
}
unknown-kind = Il n’y a rien à montrer du nom de « { $kind } ». Possibles : { $kinds }.

## Tables

title-overview = Édition « { $name } », empreinte { $fingerprint }
more = Pour les détails : lisboa edition show GENRE, où GENRE est l’un de ceux-ci : { $kinds }.
title-board = Plateau
title-plots = Cases terrain
title-sites = Sites de bâtiments publics
title-politics = Cartes Politique
title-clergy = Tuiles Clergé
title-decrees = Décrets
title-ships = Bateaux
title-plans = Plans
title-buildings = Bâtiments publics
title-tasks = Tâches de départ
title-tokens = Jetons Ville

head-kind = Type
head-pieces = Pièces
head-remark = Dont
head-number = N°
head-deck = Paquet
head-title = Titre
head-text = Texte
head-copies = Exemplaires
head-wigs = Verso
head-colour = Couleur
head-hull = Cale
head-price = Prix par bien
head-influence = Influence
head-period = Période
head-architect = Architecte
head-officials = Officiels
head-starting = Plan de départ
head-blue = Face bleue
head-green = Face verte
head-plot = Case
head-size = Taille
head-streets = Rues
head-reward = Récompense
head-side = Côté
head-row-or-street = Rangée ou rue
head-cubes = Cubes
head-pack = Paquet
head-part = Partie
head-values = Imprimé

title-and-year = { $title }, { $year }
variant-title = { $title } (variante)
yes = oui
no = –

word-gold = or
word-cloth = étoffes
word-books = livres
word-tools = outils
word-west = ouest
word-north = nord
word-east = est
word-plot = case terrain
word-site = site
icon-envelope = enveloppe
icon-treasury = trésor

remark-board = { $plots } cases terrain ({ $wide } larges, { $narrow } étroites), { $sites } sites de bâtiments publics
remark-deck = { $deck } { $cards }
remark-clergy = { $fronts } rectos différents
remark-decrees = { $row_e } sur la rangée E
remark-ships = { $kinds } sortes
remark-plans = { $starting } plans de départ
remark-buildings = chacun avec une face bleue et une face verte
remark-tasks = paquet A { $first }, paquet B { $second }
remark-tokens = { $plots } pour cases terrain, { $sites } pour sites

part-streets = Rues, d’ouest en est
part-rows = Cubes aux rangées
part-columns = Cubes aux colonnes
part-rubble = Débris : cubes { FORM($colour, "pl") }
part-pile = Pile de débris
part-scoring = Tuiles de score
part-city = Tuiles Ville
part-treasury = Reais du trésor : coût de visite
part-treasury-start = Trésor au départ
part-market = Marché au départ
part-market-floor = Prix plancher
part-influence = Influence au départ, sur { $max }
part-coins = Cases d’influence avec un real
part-church = Symboles de l’Église, par intervalle
part-office = { CAPITAL($office) }
part-player = Plateau de joueur
part-houses = Maisons, { $group }

value-street = { $name } ({ $good })
value-named = { $name } : { $value }
value-city = { $large } grandes, { $small } petites
value-rubble = { $cubes } cubes, { $price ->
    [one] { $price } real
   *[other] { $price } reais
} pièce
value-office = { $person } ; { $capacity } cases ; accepte { $accepts } ; { $actions }

count-upper_slots = emplacements supérieurs
count-lower_slots = emplacements inférieurs
count-portfolio_base = portfolio
count-warehouse_base = entrepôt, par type de bien
count-rubble_columns = colonnes de débris
count-clergy_spaces = cases Clergé
count-officials_per_player = officiels

action-recruit = recruter des officiels
action-plan = acquérir un plan
action-ship = construire un bateau
action-produce = produire des biens
action-cardinal = rencontrer le Cardinal
action-favour = obtenir une faveur royale
action-store = construire un magasin
action-decree = prendre un décret
action-open = ouvrir un bâtiment public

ability-none = aucune capacité
ability-visit_in_reais = payer les visites en reais
ability-ship_goods_minus_1 = les bateaux coûtent 1 bien de moins
ability-ship_goods_free = les bateaux ne coûtent aucun bien
ability-produce_plus_1_of_one = produire 1 de plus d’un bien
ability-produce_plus_1_of_each = produire 1 de plus de chaque bien
