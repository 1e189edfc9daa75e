### The command `lisboa arena`.

bots-option = qui joue, séparés par des virgules : greedy,planner:200ms,mon_module:MonBot
players-option = le nombre de joueurs à la table, 2 à 4 (d’ordinaire { $usual })
games-option = le nombre de parties ; chaque donne est jouée dans tous les ordres de places (d’ordinaire %(default)s)
seed-option = la première donne a cette graine, la suivante le nombre suivant (d’ordinaire %(default)s)
jobs-option = le nombre de processus qui se partagent le travail (d’ordinaire un par cœur)
on-option = où : ici, ou sur une grappe Ray (celle de RAY_ADDRESS, ou une lancée pour l’occasion)
json-option = le résultat en JSON, pour les programmes
csv-option = écrire aussi chaque place de chaque partie dans ce fichier
stop-early-option = arrêter dès qu’il est établi qui est le meilleur
resume-option = conserver les parties dans ce fichier et reprendre à partir de celles qui y sont
fresh-option = oublier ce qu’a laissé un match interrompu
edition-option = le dossier d’une édition à vous

## Wrong arguments

no-name = Il manque un nom entre les virgules.
too-few-bots = Un bot seul n’a pas d’adversaire. Nommez-en deux, deux fois le même pour qu’il joue contre lui-même, ou --solo.
named-twice = { $bot } est nommé deux fois ; avec plus de bots que de places, chacun n’est nommé qu’une fois.
stop-early-needs-two = --stop-early compare des bots : nommez-en au moins deux.
unwritable = { $file } ne peut pas être écrit : { $reason }.
journal-unreadable = { $file } ne peut pas être lu : { $reason }.
journal-no-journal = { $file } n’est pas le journal d’un match.
journal-another-match = { $file } est le journal d’un autre match : d’autres bots, une autre table, ou une version plus ancienne.
journal-spoilt = { $file }, ligne { $line }, n’est pas une partie de ce match.

## While it runs

playing = En jeu
progress = { $done } parties sur { $games } · { $bot } { $share }
rounded = { $asked } parties ne se répartissent pas également : chaque donne est jouée { $seatings } fois, il y en aura donc { $games }.
resumed = { $done } parties sur { $games } ont déjà été jouées ; la suite part de là.
put-aside = Ce qu’a laissé un match interrompu est illisible et oublié.
not-kept = Si ce match est interrompu, il ne pourra pas être repris : { $reason }.
interrupted = Interrompu après { $done } parties sur { $games }.
go-on = La même commande reprend à partir de là.
no-ray = Le paquet ray n’est pas installé : pip install "lisboa[ray]"
no-cluster = Il n’y a pas de grappe Ray où jouer : { $cause }
worker-lost = L’un des processus est mort ; { $done } parties sur { $games } sont jouées.
broken = La partie de graine { $seed } avec { $bots } à la table n’a pas pu être jouée jusqu’au bout : { $cause }
nothing-counted = Aucune donne n’a encore été jouée dans tous les ordres de places, il n’y a donc rien à comparer.

## The result

title = { $games } { $players ->
    [solo] en solo contre Lacerda
   *[other] à { $players } joueurs
} : { $deals }, chaque donne jouée { $seatings ->
    [1] une fois
   *[other] { $seatings } fois
}
games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
deals = { $n ->
    [one] { $n } donne (graine { $first })
   *[other] { $n } donnes (graines { $first } à { $last })
}
head-bot = Bot
head-games = parties
head-share = victoires, %
head-wigs = perruques
head-difference = avance
head-rating = cote
head-ms = ms
head-faults = fautes
head-failed = échec
confidence = Les intervalles valent à 95 % de confiance, l’unité étant la donne. Par hasard, une place gagne { $chance }.
confidence-solo = Les intervalles valent à 95 % de confiance, l’unité étant la donne.
ending = Fin déclenchée par { $sets ->
    [one] les séries de débris dans { $sets } partie
   *[other] les séries de débris dans { $sets } parties
} et par { $stacks ->
    [one] les piles de cartes dans { $stacks }
   *[other] les piles de cartes dans { $stacks }
} ; { $turns } tours par joueur en moyenne.
settled = Arrêt anticipé : { $bot } est le meilleur, à 95 % à quelque moment que l’on regarde.
faults = { $n ->
    [one] { $bot } a perdu { $n } décision au profit de greedy : { $fault }
   *[other] { $bot } a perdu { $n } décisions au profit de greedy, la première : { $fault }
}
failed = { $bot } a échoué et n’est pas classé : il a perdu { $share } de ses décisions au profit de greedy, dont les autres ont affronté le jeu à sa place. La première fois : { $fault }
ranks = Rangs atteints
