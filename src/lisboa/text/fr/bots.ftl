### Bots: how they are named, what they are like, and what they do wrong.

## Levels, as `lisboa play --help` describes them

level-apprentice = faible mais sensé
level-merchant = prend le meilleur du moment
level-courtier = planifie
level-minister = planifie longuement
level = { $name } ({ $text })

## Nobody of this name can play

no-such-bot = Il n’y a pas de bot « { $name } ». Il y a : { $names } ; ainsi que module:Classe et program:COMMANDE.
no-such-bot-near = Il n’y a pas de bot « { $name } ». Vouliez-vous dire « { $near } » ?
no-budget = Le bot { $name } n’a pas de budget à régler : écrivez { $name } seul.
no-budget-but-weights = Le bot { $name } n’a pas de budget à régler : écrivez { $name } seul, ou { $name }:FICHIER.toml pour des poids à vous.
wrong-budget = « { $text } » n’est pas un budget : écrivez 200ms, 2s ou 2000it.
empty-budget = « { $text } » ne laisse pas le temps de réfléchir : le budget doit être supérieur à zéro.
wrong-weights = Les poids « { $file } » sont inutilisables : { $problem }
weights-unread = { $reason }.
weights-no-text = le fichier n’est pas un texte en UTF-8.
weights-no-toml = le fichier n’est pas du TOML ({ $reason }).
weights-no-section = il n’y a pas de section [{ $section }].
weights-missing = dans [{ $section }], { $name } manque.
weights-unknown = dans [{ $section }], { $name } n’est pas un poids.
weights-no-number = dans [{ $section }], { $name } n’est pas un nombre.
no-such-module = Il n’y a pas de module Python « { $module } », ni installé ni dans ce dossier.
broken-module = Le module « { $module } » est inutilisable : { $reason }.
no-such-class = Le module « { $module } » n’a pas de « { $name } ».
not-a-bot = « { $name } » du module « { $module } » n’est pas un bot : il faut une classe avec une méthode choose, ou une fonction qui en crée un à partir d’une graine.
wrong-constructor = « { $name } » du module « { $module } » a un mauvais constructeur : il est appelé avec un argument, la graine, comme dans __init__(self, seed).
no-command = Dites quel programme : program:COMMANDE, par exemple « program:python3 mon_bot.py ».
unclear-command = La commande « { $command } » est illisible : il manque un guillemet.
no-such-program = Il n’y a pas de programme « { $program } » à lancer.

## A decision is forfeited

fault-crash = { $bot } a échoué ({ $detail }).
fault-nonsense = { $bot } n’a pas donné de réponse possible ({ $detail }).
fault-late = { $bot } a répondu trop tard ({ $detail }).
fault-absent = { $bot } ne peut pas jouer ({ $detail }).
detail-error = { $error } dans { $file }, ligne { $line }
detail-type = une réponse est un nombre, non { $type }
detail-not-legal = aucune des { $n } réponses proposées
detail-late = { $took } secondes, avec un budget de { $budget }
detail-ended = le programme s’est terminé avec le code { $code }
detail-no-choose = il faut une méthode choose qui prend une vue, les réponses permises et un budget
detail-babble = pas une seule ligne avec un objet JSON
detail-no-action = sa réponse n’est pas une action
detail-starts = { $n ->
    [one] il a été lancé une fois dans cette partie, en vain
   *[other] il a été lancé { $n } fois dans cette partie, en vain
}
detail-protocol = il ne parle pas la version { $ours } du protocole

forfeited = { $sentence } Greedy a répondu à sa place, { $times ->
    [one] une fois, dans la partie de graine { $seed }.
   *[other] { $times } fois, d’abord dans la partie de graine { $seed }.
}
