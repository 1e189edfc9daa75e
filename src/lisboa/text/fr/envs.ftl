# The environments for researchers, and what an observation holds.

## What can be wrong

missing-extra = Il faut ici le paquet { $package }, qui n’est pas installé : pip install "lisboa[{ $extra }]" l’apporte, et dans une copie de travail du dépôt pip install ".[{ $extra }]".
wrong-rewards = Les récompenses sont données pour { $known }, non pour « { $rewards } ».
wrong-games = Un nombre de parties est d’au moins 1, non { $games }.
wrong-workers = Entre 1 et { $games } processus peuvent se partager { $games } parties, non { $workers }.
wrong-actions = Donnez une action pour chacune des { $games } parties, non { $given }.
wrong-action = Une action est un nombre entier, tel que le masque les permet, non { $action }.
wrong-action-of-many = Partie { $game } : une action est un nombre entier, tel que le masque les permet, non { $action }.
no-actions = Donnez les actions de toutes les parties comme une liste ou un tableau de nombres entiers, non { $given }.
of-many = Partie { $game } : { $fault }
no-such-game = Les parties sont numérotées de 0 à { $last } ; il n’y a pas de partie { $game }.
wrong-opponents = Nommez les adversaires dans une liste, par exemple ["greedy", "random"], non { $opponents }.
wrong-render-mode = Ceci peut être rendu comme { $known }, non comme { $mode }.
no-render-mode = Rien n’est rendu : dites comment en créant l’environnement, avec render_mode="human" ou render_mode="ansi".
wrong-seat = Une place est un nombre de 0 à { $last }, non { $seat }.
no-copy = Ces bots ne peuvent pas tous être copiés : { $bots }.
no-pickle = Ces bots ne peuvent pas tous être sérialisés (pickle) : { $bots }.
no-cluster-copy = Les parties d’une grappe sont chez ses processus et ne peuvent donc être ni copiées ni sérialisées (pickle) : commencez un autre ClusterEnv avec la même graine.
not-begun = Appelez reset avant toute autre chose.
no-such-agent = Il n’y a pas d’agent « { $agent } » ; il y a { $agents }.
no-game = Partez d’une partie de lisboa.new_game, lisboa.load ou lisboa.from_position, non de { $game }.
game-over = Cette partie est terminée ; il n’y a rien à poursuivre.
other-game = Cette partie a une autre édition, d’autres places ou d’autres variantes que l’environnement.

## The slices of an observation; docs/envs.md shows them with their offsets

slice-table = nombre de places (avec celle de Lacerda) ; la place propre
slice-options = 1 ou 0 : solo, draft, décrets de départ, jetons, Reine, défausse avant les nouveaux bateaux ; décrets qu’il faut à un Serviteur de la cour ; 1 si les tâches vides prennent leurs récompenses du dessous ; 1 si Lacerda paie tout ; puis, pour chaque place, 1 si elle joue avec des cartes tâche
slice-clock = premier joueur et joueur dont c’est le tour (en places d’écart) ; tour ; période ; qui a déclenché la fin (place + 1) ; 1 si par des séries ; tours restants + 1 quand la fin est proche ; 1 si terminée ; qui a déclenché le décompte de l’Église (place + 1)
slice-agenda = les tâches à faire, la question posée d’abord : nature + 1, place, trois nombres (leur sens dépend de la nature, voir rules/machinery/agenda.py)
slice-offices = officiels par noble : ceux de chaque place, puis les neutres
slice-plazas = la même chose sur les plazas
slice-pairs = mise en place : les deux tuiles Clergé parmi lesquelles choisit chaque place, recto + 1
slice-owners = à qui est le magasin de chaque case terrain, place + 1
slice-plans = où est chaque plan : 1–4 inachevé à une place, 5–8 terminé à une place
slice-decrees = où est chaque décret : 1 face cachée, 2 dans la zone, 3–6 à une place
slice-cards = où l’on sait que se trouve chaque carte Politique : 1 face cachée dans sa pile, 2 dessus, 3 face cachée pour la deuxième période, 4 paquet propre, 5 main propre, 6–9 dans une main et connue de tous (la propre d’abord)
slice-tasks = où est chaque carte tâche : 1 face cachée, 2 parmi celles d’où l’on distribue les premières, 3–6 devant une place, 7–10 devant une place et accomplie pendant ce tour
slice-packs = draft : les cartes du paquet de chaque place ; les cartes que chaque place a passées
slice-passed-on = draft : les cartes que cette place a passées, dans leur ordre, carte + 1
slice-shown = draft : de quelle main chaque carte est sortie depuis, place + 1
slice-treasury = la case de la piste du trésor
slice-prices = le prix de chaque bien
slice-favour-stacks = faveurs restantes, par noble
slice-covered = le bien qui recouvre chaque action d’État, bien + 1
slice-court = la carte jouée à la Cour, carte + 1
slice-cardinal = l’intervalle où se trouve le Cardinal
slice-church = la tuile de chaque case, recto + 1
slice-bag = combien de chaque tuile Clergé sont dans le sac
slice-rows = cubes de chaque couleur, rangée par rangée
slice-columns = cubes de chaque couleur, colonne par colonne
slice-sites = cubes de chaque couleur, site par site
slice-pile = cubes de chaque couleur dans la pile
slice-stores = le magasin de chaque case terrain, bien + 1
slice-buildings = le bâtiment de chaque site, face + 1
slice-scoring = la valeur de chaque case de score
slice-city = 1 là où il y a une tuile dans la zone des tuiles Ville
slice-city-tiles = grandes et petites tuiles restantes
slice-architects = pour chaque architecte : le bâtiment disponible et le dessus de la pile (face + 1), tuiles dans la pile, plans pris dans l’autre pile
slice-building-stack = 1 pour chaque bâtiment qui se trouve dans l’une des piles, sous le dessus
slice-ships = où est chaque carte Bateau : 1 au chantier naval, 2 pour la deuxième période
slice-display = les décrets de la zone, dans leur ordre, décret + 1
slice-gone = cartes Politique et Bateau retirées du jeu : 1 pour la première, 2 pour la deuxième, …
slice-purple = cartes restantes de la pioche violette
slice-task-deck = cartes restantes du paquet de tâches
slice-plot-tokens = le jeton de chaque case terrain, jeton + 1
slice-site-tokens = le jeton de chaque site, jeton + 1
slice-lacerda = solo : le noble chez qui se trouve le courtier de Lacerda, noble + 1 ; la pile de l’Assistant, type + 1
slice-means = reais ; influence ; séries ; marqueurs de série ; 1 si l’un a été utilisé pendant ce tour ; officiels sur le plateau
slice-wigs = perruques par catégorie ; ce que coûtent visites et pénalités s’écrit comme un nombre positif
slice-goods = caisses de chaque bien
slice-backs = cartes de la main que tous ne connaissent pas, par leur dos : bleu, violet
slice-upper = cartes Noble et Bateau par emplacement, carte + 1
slice-lower = cartes Trésor par emplacement, carte + 1
slice-cargo = caisses de chaque bien sous chaque emplacement supérieur
slice-at-sea = 1 pour chaque emplacement supérieur dont le bateau est en mer
slice-clergy = combien de chaque tuile Clergé
slice-favours = 1 pour chaque noble dont la faveur est ici
slice-rubble = cubes de chaque couleur
slice-houses = maisons construites, par groupe
