### The command `lisboa bench`.

quick-option = une réponse approximative en quelques secondes
json-option = le résultat en JSON, pour les programmes

measuring = Mesure
how = Sur un cœur, la meilleure de plusieurs fenêtres ; mesuré en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}

play = Jeu au hasard
head-decisions = décisions par seconde
head-games = parties par seconde
head-length = décisions par partie
players = { $n ->
    [1] 1 joueur contre Lacerda
   *[other] { $n } joueurs
}

costs = Un appel
cost-clone = Copier un état et jeter la copie
cost-legal = Trouver les réponses à une question
cost-apply = Exécuter une réponse, jusqu’à la question suivante
cost-hash = Hacher un état
cost-view = Voir ce qu’une place peut savoir
cost-sample = Redistribuer l’inconnu
cost-play = Jouer une réponse dans une partie qui peut revenir en arrière
cost-undo = L’annuler
cost-position-save = Sauvegarder une position
cost-position-load = Charger une position
cost-record-save = Sauvegarder l’enregistrement d’une partie à quatre
cost-replay = Le rejouer

rest = Le reste
lookahead-share = Part de l’anticipation dans le temps du jeu au hasard
lookahead-largest = Positions explorées pour une question, au plus
state-bytes = Mémoire d’un état
clone-bytes = Mémoire qu’ajoute une copie
startup = Démarrage de « lisboa { $line } »

unit-us = µs
unit-ms = ms
unit-share = %
unit-positions = positions
unit-bytes = octets
