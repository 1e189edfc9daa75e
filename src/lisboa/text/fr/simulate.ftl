### The command `lisboa simulate`.

players-option = le nombre de joueurs, 2 à 4 (d’ordinaire { $usual })
games-option = le nombre de parties (d’ordinaire %(default)s)
bots-option = qui joue : un bot pour toutes les places, ou un par place, séparés par des virgules ; connus : { $names } ; ainsi que planner:200ms, module:Classe et program:COMMANDE
seed-option = la première partie a cette graine, la suivante le nombre suivant (d’ordinaire %(default)s)
jobs-option = le nombre de processus qui se partagent le travail (d’ordinaire un par cœur)
json-option = le résultat en JSON, pour les programmes
records-option = écrire chaque partie dans ce dossier
edition-option = le dossier d’une édition à vous

## Wrong arguments

wrong-number-of-bots = { $players ->
    [1] Contre Lacerda, un seul bot joue, non { $bots }.
   *[other] { $players } joueurs demandent un bot pour tous ou { $players } bots, non { $bots }.
}
records-not-a-folder = { $folder } n’est pas un dossier où écrire des enregistrements : { $reason }.

## While it runs

playing = En jeu
progress = { $done } parties sur { $games }
interrupted = Interrompu après { $done } parties sur { $games }.
record-lost = Un enregistrement ne peut pas être écrit : { $reason }. { $done } parties sur { $games } sont comptées.
worker-lost = L’un des processus est mort ; { $done } parties sur { $games } sont comptées.

record-comment = graine { $seed }, jouée par { $bots }

## The result

title = { $games } { $players ->
    [solo] en solo contre Lacerda
   *[other] à { $players } joueurs
} ({ $bots }), graines { $first } à { $last }
games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
speed = { $seconds } secondes, { $speed } décisions par seconde

course = Déroulement d’une partie
course-turns = Tours de chaque joueur
course-answers = Réponses par décision
course-questions = Questions par partie
course-decisions = Décisions (deux réponses ou plus) par partie

wigs = Perruques
wigs-player = Perruques du joueur
wigs-lacerda = Perruques de Lacerda
wigs-total = Total
head-mean = moyenne
head-least = minimum
head-most = maximum
head-quarter = 25 %
head-half = médiane
head-three-quarters = 75 %

endings = Ce qui a déclenché la fin
ending-period = de la première période
ending-game = de la partie
head-sets = séries de débris
head-stacks = piles de cartes

ranks = Rangs atteints
head-games = parties
ahead = Dans { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}, le joueur a eu plus de perruques que Lacerda ({ $share }).

winners = Vainqueurs
winners-place = Selon l’ordre du tour de jeu
winners-share = Part des parties
head-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
winners-seat = Par bot
head-failed = échec
head-seat = { $seat }. { $bot }
shared = { $n ->
    [0] Personne n’a dû partager une victoire.
    [one] Dans { $n } partie, plusieurs joueurs ont partagé la victoire.
   *[other] Dans { $n } parties, plusieurs joueurs ont partagé la victoire.
}

failed = { $bot } a échoué : il a perdu plus de 5 % de ses décisions, ces parties ne disent donc rien de lui.

no-stuck = Aucune partie ne s’est bloquée.
stuck = { $n ->
    [one] { $n } partie s’est bloquée. La commande la rejoue :
   *[other] { $n } parties se sont bloquées. Les commandes les rejouent :
}
stuck-more = … et { $n } de plus
stuck-command = lisboa simulate { $table } --bots { $bots } --games 1 --seed { $seed }
stuck-exception = le programme a échoué : { $detail }
stuck-no-answers = une question n’avait pas de réponse
stuck-endless = pas de fin après { $detail } questions
stuck-not-over = elle s’est arrêtée avant le décompte final
