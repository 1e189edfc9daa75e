### The table in the browser: what its pages say besides questions, answers and events.

lisboa = Lisboa
motto = 1755. La ville est tombée. Rebâtissez-la.
page-title = { $page } – Lisboa
title-your-turn = ● Votre tour – { $names } – Lisboa
tools = Outils
more = Plus
close = Fermer
back = Retour
menu = Cette table
views = Vues

## The language

language = Langue
language-now = Langue : { $language }
language-more = Autres paramètres
set-language = Langue de la page
set-language-text = Questions, journal, règles et tout le reste. Les noms donnés par des personnes restent tels quels.

## Light and dark

light = Clair
dark = Sombre

## The start page

new-game = Nouvelle partie
mode-solo = Solo
mode-solo-text = Vous contre Lacerda
mode-bots = Avec des bots
mode-bots-text = Un à trois, de la force voulue
mode-table = Même écran
mode-table-text = On se passe l’appareil, mains cachées
mode-friends = Entre amis
mode-friends-text = Un lien à envoyer, on joue à toute heure
your-name = Votre nom
name-of = Nom de la personne { $n }
name-of-bot = Nom du bot { $n }
colour = Couleur
colour-of = Couleur : { $name }
seats = Autour de la table
seats-text = On joue dans cet ordre, manche après manche. Le sort désigne le premier joueur.
seat-up = Monter { $name }
seat-down = Descendre { $name }
seat-out = Retirer { $name }
who-sits = Qui occupe la place { $n }
who-me = Vous
who-person-table = Une personne à cet écran
who-person-friends = Une personne, par un lien
who-lacerda = Lacerda
who-lacerda-text = Votre adversaire selon les règles du solo
who-bot = { $level } : { $text }
add-person-table = Ajouter une personne
add-person-friends = Ajouter une personne
add-bot = Ajouter un bot
shuffle = Mélanger les places
bot-apprentice = Apprenti
bot-merchant = Marchand
bot-courtier = Courtisan
bot-minister = Ministre
bot-apprentice-text = Faible mais sensé. Pour vos premières parties.
bot-merchant-text = Prend aussitôt le meilleur du moment.
bot-courtier-text = Planifie ses tours et réfléchit un instant.
bot-minister-text = Planifie loin et réfléchit d’autant. Le plus fort.
how-many-bots = Bots
how-strong = Leur force
your-colour = Votre couleur
against = Contre { $who }
each-seat = Choisir pour chaque place
start = Lancer
variants = Variantes et règles maison
editions = Édition
edition-name = { $name ->
    [baixa] Baixa
   *[other] { $name }
}
edition-text = { $politics } cartes Politique, { $decrees } décrets, { $clergy } tuiles Clergé
edition-played = Joué avec l’édition { $name ->
    [baixa] Baixa
   *[other] { $name }
}
variant-draft = Draft de la première main
variant-draft-text = Vous choisissez vos cinq premières cartes et passez les autres. Pour qui connaît les cartes.
variant-starting_decrees = Décrets de départ
variant-starting_decrees-text = Chacun prend un décret avant le premier tour, le dernier joueur d’abord.
variant-tasks = Cartes tâche
variant-tasks-text = De petits objectifs récompensés guident dans les premiers tours ; qui connaît le jeu peut s’en passer.
variant-tokens = Jetons Ville
variant-tokens-text = Des jetons aux récompenses différentes recouvrent ce qui est imprimé sur les cases terrain et les sites : chaque ville est différente.
variant-queen = La Reine
variant-queen-text = Une carte Politique de la deuxième période est remplacée par celle de la Reine.
variant-discard_before_ships = Défausse avant les nouveaux bateaux
variant-discard_before_ships-text = Au changement de période, les cartes sont défaussées avant l’arrivée des nouveaux bateaux.
variant-servant_decrees = Décrets d’un Serviteur de la cour
variant-servant_decrees-text = Combien de décrets ce rang demande.
variant-servant_decrees-choice = { $value } décrets
variant-blank_task_rewards = Tâches sans récompense propre
variant-blank_task_rewards-text = Ce que donnent les tâches B6 et B9.
variant-blank_task_rewards-choice = { $value ->
    [above] Comme la tâche du dessus
   *[below] Comme la tâche du dessous
}
variant-lacerda_pays = Lacerda paie
variant-lacerda_pays-text = Ce que devient son action du noble quand il a trop peu d’influence et de perruques.
variant-lacerda_pays-choice = { $value ->
    [in-full] Tout, ou il n’agit pas
   *[what-it-can] Ce qu’il peut, et il agit quand même
}
for-whom = Pour
tokens-lay-out = Les disposer
tokens-shuffle = Mélanger à nouveau
tokens-at-random = Laisser faire le hasard
tokens-how = Appuyez sur un jeton puis sur un autre de la même forme : ils changent de place.
tokens-shuffled = Les jetons ont été mélangés.
tokens-swapped = Les deux ont changé de place.
tokens-other-kind = Les jetons ronds vont sur les cases terrain, les carrés sur les sites ; ces deux-là ne peuvent pas changer de place.
token-at = { $place } : { $token }
token-held = { $token } Appuyez maintenant sur un autre.
rulings = Décisions
rulings-text = Là où les règles imprimées se lisent de deux façons, une table peut choisir l’autre lecture.
variant-hints = Conseils
variant-hints-text = Qui doit répondre peut demander au planificateur ce qu’il ferait.
variant-play-on = Revenir en arrière
variant-play-on-text = Chacun peut rejouer à partir d’un moment passé, dans une nouvelle partie ; en solitaire, on peut annuler des tours. Désactivez-le là où le résultat compte ; ensuite, cela ne change plus.
patience = Attente d’un joueur
patience-hours = { $hours ->
    [1] une heure
    [24] un jour
    [72] trois jours
   *[other] une semaine
}
patience-text = Passé ce délai, tout joueur peut confier à un bot la place de qui ne répond pas.
watching = Spectateurs
watching-text = Un lien pour les spectateurs se trouve dans le menu de la table. Pour ne regarder que des bots, confiez aussi votre place à un bot.
welcome-to-table = Bienvenue à la table
welcome-with = Vous jouez avec { $who }. Quel sera votre nom ?
stay-called = Rester { $name }
sit-down = S’asseoir
your-games = Vos parties
no-games = Les parties que vous jouerez apparaîtront ici.
first-time = Première fois ici ?
first-time-text = De quoi parle le jeu, comment se passe un tour et comment se servir de cette page, en cinq minutes.
first-no = Je connais le jeu
first-steps = Premiers pas
first-steps-text = Le jeu en cinq minutes
where = Période { $period ->
    [1] I
   *[2] II
} · Tour { $turn }
where-your-turn = { $place } · votre tour
where-their-turn = { $place } · à { $who } de répondre
if-it-ended-now = Si la partie finissait maintenant
before-first-turn = Avant le premier tour
just-now = à l’instant
won-by = victoire : { $who }
game-ended = interrompue
game-frozen = d’une autre version, à regarder seulement
look = Voir
past-frozen = Cette partie est figée
past-more = Pourquoi, et que faire
past-over = Cette partie est terminée
past-text = Elle a été jouée avec la version { $rules } des règles, et ce serveur joue la version { $ours }. Elle est montrée telle qu’elle était et peut être exportée, mais ni jouée ni rejouée ici. { $program ->
    [unknown] Aucun programme connu ne la joue.
    [newer] Un programme plus récent la joue.
   *[other] Lisboa { $program } joue son enregistrement.
}
past-missing = { $n ->
    [one] Ce qui est montré s’arrête une réponse avant la dernière. Cette réponse est dans l’enregistrement.
   *[other] Ce qui est montré s’arrête { $n } réponses avant la dernière. Ces réponses et leurs suites sont dans l’enregistrement.
}
play = Jouer
go-on = Continuer
watch = Regarder
forget = Oublier cette partie ici
rules = Règles
rules-text = Toutes les règles, avec recherche
open-record = Charger une partie
open-record-text = Pour la voir ou la poursuivre
open-record-how = Un enregistrement est la partie entière sous forme de texte. Terminée, elle se parcourt ; sinon, elle se poursuit.
choose-file = Choisir un fichier
paste-record = Ou collez-le ici
drop-record = Déposez l’enregistrement ici
open = Ouvrir
settings = Paramètres
settings-text = Confirmation, animations, son
server-away = Le serveur ne répond pas. Est-il toujours lancé ?

## The question

question = La question
not-possible = { $n ->
    [one] { $n } réponse impossible maintenant
   *[other] { $n } réponses impossibles maintenant
}
advised = Le choix du planificateur
costs = coûte { $amount }
brings = rapporte { $amount }
preview-other-gains = { $who } gagne { $amount }.
preview-other-loses = { $who } perd { $amount }.
preview-final = Sans retour possible : cela révèle quelque chose de caché ou passe la décision à d’autres.
preview-hint = Le planificateur voit { $chance } % de chances de gagner et s’attend à { $margin ->
    [0] une égalité
    [one] un écart de { $margin } perruque
   *[other] un écart de { $margin } perruques
}.
undo = Annuler
all-answers = Réponses · { $n }
all-here = Réponses ici · { $n }
fold = Replier
answer-spoken = { $answer } : { $changes }
costs-of = coûte { $what ->
    [influence] { $n ->
        [one] { $n } influence
       *[other] { $n } influences
    }
   *[reais] { $n ->
        [one] { $n } real
       *[other] { $n } reais
    }
} sur { $have }
step-rules = Les règles de cette étape
held-where = { $piece } : où ?
then-visit = { $first } ou { $second }, puis { $last }
then-trade = puis vendre ou commercer
held-card = { $kind } { $influence }
held-good = { $good ->
    [gold] Or
    [cloth] Étoffes
    [books] Livres
   *[tools] Outils
}
held-piece = En main
take = Prendre
put-back = Reposer
key-escape = Échap
key-start-over = Maj U
undo-more = Autres façons d’annuler
start-over = Recommencer le tour
end-turn = Terminer le tour
show-turn = Montrer mon tour
turn-up = Révéler
end-missing = Il reste une question. { $question }
decline-more = Pour combien de temps
decline-once = Pas cette fois
decline-turn = Pas pour le { $noble } ce tour-ci
decline-round = Pas pour le { $noble } cette manche
decline-game = Jamais pour le { $noble } dans cette partie
this-turn = Ce tour
pay-otherwise = payer autrement
otherwise = autrement
crumb-first = Recommencer le tour
crumb-back = Revenir à : { $step }
crumb-optional = [{ $step }]
turn-ready = C’est prêt. Terminer le tour ?
hint = Conseil
hint-wait = Réflexion…
turn-so-far = Votre tour jusqu’ici
bot-thinks = { $who } réfléchit…
other-asked = À { $who } de jouer.
other-thinks = { $who } joue…
game-over = La partie est terminée.
rule-show = Règle { $id }
rule-name = Règle { $id }
rule-in-rules = Dans les règles

## The table

log = Journal
log-whole = Toute la partie
log-empty = Il ne s’est encore rien passé.
score-sheet = Feuille de score
score-for = Pour
wigs = Perruques
tab-board = Plateau
tab-hand = Main
tab-mine = À moi
tab-players = Joueurs
tab-log = Journal
connecting = Recherche de votre table…
line-lost = Connexion perdue. Nouvel essai…
no-table = Il n’y a pas de table ici
table-gone = Cette partie a été supprimée.
start-page = Accueil
pass-to = Passez la table à
since-last-turn = Depuis votre dernier tour
unveil = Je suis { $who } : montrer ma main

## Looking closely at a thing

inspector = De plus près
inspect = Regarder de près (I)
inspect-all = Tout ce qui est sur la table
inspect-seek = Trouver une carte, une tuile, un lieu
ways-open = Ce que vous pouvez en faire maintenant
ways-closed = Ce que vous ne pouvez pas en faire maintenant
things-ships = Bateaux
things-architects = Architectes
things-discards = Cartes défaussées
caption-card = { $kind } · paquet { $deck } · n° { $number } · { $year }
caption-ship = Bateau
caption-clergy = Tuile Clergé
caption-decree = Décret
caption-plan = Plan
caption-building = Bâtiment public
caption-task = Carte tâche
caption-plot = Case terrain de la Baixa
caption-site = Site de bâtiment public
caption-row = Débris
caption-column = Débris
caption-pile = Débris
caption-scoring = Dans la Baixa
caption-noble = Noble à la Cour
caption-office = Bureau
caption-plaza = Plaza
caption-deed = Action à la Cour
caption-treasury = Cour Royale
caption-price = Marché
caption-stack = Cartes Politique
caption-cardinal = Église
caption-gap = Église
caption-church = Église
caption-seat = Plateau de joueur
lies-hand = En main ({ $who }).
lies-upper = Dans un emplacement supérieur du portfolio ({ $who }).
lies-lower = Dans un emplacement inférieur du portfolio ({ $who }).
lies-court = Jouée à la Cour pendant ce tour.
lies-display = Dans la zone des cartes Politique.
lies-discards = Défaussée.
lies-shipyard = Prochain au chantier naval.
lies-docked = Bateau à quai ({ $who }).
lies-at-sea = Bateau en mer ({ $who }).
ship-cargo = À bord : { $goods }.
ship-no-cargo = Rien à bord pour l’instant.
lies-church = À l’Église.
lies-board = Sur le plateau ({ $who }).
lies-decrees = Dans la zone des décrets.
lies-architect = Prochain plan de cet architecte.
lies-completed = Terminé ({ $who }).
lies-ready = Disponible.
lies-later = Vient plus tard dans la pile de cet architecte.
lies-open = Ouvert dans la Baixa.
lies-done = Accomplie ({ $who }).
deed-covered = Recouverte par 1 { $good }.
favours-left = { $n ->
    [0] Il ne reste plus de faveur.
    [one] Il reste { $n } faveur.
   *[other] Il reste { $n } faveurs.
}
treasury-influence = { $n ->
    [0] Il ne rend les visites ni plus ni moins chères en influence.
   *[other] { $n ->
        [-2] Grâce à lui, les visites coûtent 2 influences de moins.
        [-1] Grâce à lui, les visites coûtent 1 influence de moins.
        [1] À cause de lui, les visites coûtent 1 influence de plus.
       *[other] À cause de lui, les visites coûtent { $n } influences de plus.
    }
}
officials-none = Personne ici.
officials-of = { $who } : { $n }
neutral = Officiels neutres
cardinal-here = Le Cardinal est ici.

## Scores

score-now = Sur la table maintenant
score-before = Avant le décompte final
score-if-ended = Si la partie finissait maintenant
score-final = Décompte final
score-then = Total
bar-so-far = { $n } sur la table
bar-before = { $n } avant le décompte final
leads = { $who } mène avec { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}.
leads-level = { $who } sont à égalité avec { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}.
would-win = Si la partie finissait maintenant, { $who } aurait le plus de perruques : { $n }.
would-win-level = Si la partie finissait maintenant, { $who } seraient à égalité avec { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}.
rank-now = Si la partie finissait maintenant : { $rank }
rank-then = Rang : { $rank }
rank-met = suffisant
rank-out = { $rank } est hors d’atteinte : { $why }.
rank-more = encore { $n }
rank-short-servant = Serviteur
rank-short-favourite = Favori
rank-short-right-hand = Bras droit
rank-row-wigs = Perruques
rank-row-stores = Magasins
rank-row-majorities = Majorités
rank-row-reais = Reais
rank-row-decrees = Décrets
rank-row-ships = Bateaux

bot = l’ordinateur joue ici

## Lacerda

lacerda-next = Prochaine visite { FORM($noble, "to") }.
lacerda-aide = L’Assistant défausse la carte du dessus de la pile du { $kind }.
lacerda-plans = Plans
lacerda-officials = { $n ->
    [one] { $n } officiel
   *[other] { $n } officiels
}
lacerda-ships = Bateaux
lacerda-stores = { $n ->
    [one] { $n } magasin
   *[other] { $n } magasins
}
lacerda-cubes = Cubes
lacerda-goods = Biens
worth-each = { $n ->
    [one] { $n } perruque pièce
   *[other] { $n } perruques pièce
}

## Around the game

links = Liens à envoyer
spectators = Spectateurs
copy = Copier
copied = Copié
friend = Place { $n }
invite = Invitez vos amis
invite-text = Envoyez à chaque personne son propre lien. C’est l’invitation à une place : qui l’ouvre en premier s’y assoit, et personne d’autre ne voit ses cartes ; ensuite il ne sert plus.
invite-later = Vous retrouverez ces liens dans le menu de la table.
own-link = Votre place, pour un autre de vos appareils
own-link-text = Qui possède ce lien voit vos cartes. Ne l’envoyez à personne d’autre.
link-shared = La personne qui a créé cette table connaît aussi le lien de votre place.
invited-yourself = Cette invitation est pour { $name }. Si vous l’ouvrez ici, la place est à vous, et le lien ne sert plus.
take-seat = Prendre la place
to-table = À la table
here-now = est là
orders = Ne pas me demander
order-follow = de suivre une visite { FORM($noble, "to") }
order-church = de donner des tuiles Clergé au décompte de l’Église
order-declines = tout ce que je peux refuser pendant les tours des autres
save-record = Sauvegarder la partie
leave = Quitter la table
your-place = Votre place
level = Niveau
level-of-bots = Niveau du bot
hand-over = Confier ma place à un bot
hand-over-text = Un bot répond à votre place jusqu’à votre retour.
bot-plays = Un bot joue ici : { $level }.
take-back = Reprendre ma place
concede = Abandonner
concede-text = Vous ne pouvez plus gagner. Un bot continue pour vous, afin que les autres puissent finir leur partie. Sans retour possible.
concede-text-ends = La partie se termine maintenant, et vous la perdez. Sans retour possible.
concede-sure = Abandonner vraiment
concede-not = Non, continuer
host = Vous êtes l’hôte
silent = Si quelqu’un ne répond pas
silent-text = Passé le délai fixé par l’hôte, tout joueur peut confier à un bot la place de qui doit répondre et ne répond pas.
bot-for = Laisser jouer un bot
new-link = Nouveau lien
new-link-text = L’ancien lien ne vaut plus rien : qui est assis là n’a plus accès, et toute la table l’apprend.
new-link-made = Le nouveau lien pour { $name } est ci-dessus. L’ancien ne vaut plus rien.
end-game = Terminer la partie
end-text = La partie se termine maintenant pour tout le monde, sans vainqueur. Sans retour possible.
end-sure = Terminer vraiment
delete-game = Supprimer la partie
delete-text = La partie et son enregistrement sont supprimés pour tout le monde. Sans retour possible.
delete-sure = Supprimer vraiment
report = Signaler un problème
report-text = Ceci enregistre un fichier avec la partie telle que vous la connaissez, les versions du programme, votre navigateur et la taille de votre écran. Ni les secrets des autres ni les liens n’y figurent. Envoyez-le à qui gère ce serveur.
report-words = Qu’est-ce qui n’a pas marché ?
report-save = Enregistrer le rapport
report-saved = Le rapport est enregistré.

## The end

rebuilt = { $who } a rebâti Lisbonne
won-together = { $who } ont rebâti Lisbonne ensemble
ended-by-people = La partie a été interrompue
won-with = { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}, { $ahead ->
    [0] à égalité
   *[other] { $ahead } d’avance
}.
tie-TIE-01 = À perruques égales, le nombre de séries de débris décide.
tie-TIE-02 = À séries égales, le nombre de magasins décide.
tie-TIE-03 = À magasins égaux, le nombre de plans terminés décide.
tie-TIE-04 = À plans égaux, l’argent et l’influence décident.
tie-TIE-05 = À argent égal, la victoire est partagée.
what-decided = Ce qui a décidé
decided-by = Décisif : { $what }.
decided-by-two = Décisif : { $what } ; { $and }.
best-turns = Vos meilleurs tours
where-wigs = D’où viennent les perruques
look-at-table = Voir la table
play-again = Rejouer
result = Résultat

## Replay

replay = Replay
replay-at = { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
} sur { $all }
replay-where = Période { $period ->
    [1] I
   *[2] II
} · Tour { $turn } · { $who }
replay-start = La partie commence.
replay-point = Moment de la partie
period-1 = Période I
period-2 = Période II
previous = Retour
previous-key = Une réponse en arrière (flèche gauche)
next = Suite
next-key = Une réponse en avant (flèche droite)
turn-previous = Tour d’avant
turn-previous-key = Au début du tour (Page préc.)
turn-next = Tour suivant
turn-next-key = Au tour suivant (Page suiv.)
run = Lecture
run-key = Lecture ou pause (espace)
pause = Pause
pace = Vitesse { $n }×
play-on = Jouer à partir d’ici
whose-view = Vue de
all-open = Tout visible
hand-of = Main : { $name }
curve = Perruques
curve-projected = avec décompte final
curve-wigs = sur la table
curve-here = Perruques à ce moment
curve-who = { $name } { $wigs }
curve-words = Perruques de tous les joueurs au fil de la partie. À ce moment : { $standing }.
turns = Tours
turns-of = Seulement les tours de
turns-only = Seulement ces tours : { $name }
turn-loud = L’un des tours qui ont le plus rapporté
tab-curve = Perruques
tab-turns = Tours
share = Partager
share-with = Partager le lien pour { $who }
share-title = Lisboa
share-text = Une partie de Lisboa
share-moment = Partager ce moment
share-moment-text = Qui ouvre ce lien voit ce moment et peut parcourir toute la partie. Il ne donne aucune place.
copy-for = Copier le lien pour { $who }

## When something is not there

try-again = Réessayer
broken-link = Ce lien est incomplet.
trouble-broken-link = Quelque chose s’est perdu à la copie ou à l’envoi. Demandez le lien entier, et ouvrez celui-là.
trouble-away = Rien n’est perdu : la partie reprendra où elle en était dès que le serveur répondra.
trouble-unknown-game = Elle a peut-être été supprimée, ou le lien est incomplet. Demandez le lien entier à qui l’a envoyé.
trouble-wrong-credential = L’hôte a peut-être fait un nouveau lien. Demandez-le, et ouvrez celui-là.
trouble-not-over = Tant qu’une partie se joue, personne ne peut la parcourir.

## Rules

rules-seek = Chercher dans les règles
rules-seek-example = débris, ou STORE-08
rules-all = { $all } énoncés
rules-found = { $n ->
    [one] { $n } énoncé
   *[other] { $n } énoncés
} sur { $all }
rules-none = Aucune règle ne contient « { $words } ».
rules-show-all = Montrer toutes les règles
rules-sections = Sections
rules-beside = En regard
rules-beside-none = aucune autre langue
rules-untranslated = Pas encore traduit

## Settings

set-here = Conservés dans ce navigateur.
set-look = Apparence
set-theme = Couleurs
set-theme-system = Comme l’appareil
set-theme-light = Clair
set-theme-dark = Sombre
set-contrast = Plus de contraste
set-contrast-text = Surfaces unies, traits et lettres renforcés.
set-text = Taille du texte
set-text-text = Un grand texte prend la disposition d’un écran plus petit. Le plateau a son propre zoom.
percent = { $n } %
set-motion = Animations
set-motion-text = Les pièces voyagent et les bateaux prennent la mer. Si votre appareil demande moins de mouvement, rien ne bouge de toute façon.
set-answering = Réponses
set-confirm-each = Confirmer chaque étape
set-confirm-each-text = Un appui choisit et montre les conséquences, un second répond.
set-usual = Ce qui se répond d’office
set-usual-text = Ce que presque tout le monde répondrait. C’est écrit dans la barre jusqu’à la réponse suivante, et Annuler revient en arrière.
set-usual-only = Là où il n’y a qu’une réponse
set-usual-payment = Les paiements en pièces, tant qu’elles suffisent
set-usual-reward = Les récompenses qui ne coûtent rien
set-usual-cube = Un cube, si tous sont de la même couleur
set-attention = Son
set-sound = Sons discrets
set-sound-text = Une carte jouée, des pièces qui changent de mains, et deux notes quand c’est votre tour. L’onglet le montre toujours.
set-sound-card = Une carte
set-sound-coin = Une pièce
set-sound-turn = Votre tour
set-orders = Consignes
set-orders-text = Elles valent à chaque table où vous prenez place. Le menu d’une table permet de les changer pour cette table.

## First steps

first-title = Bienvenue à Lisbonne
first-lead = Le jour de la Toussaint 1755, un tremblement de terre, un raz de marée et un incendie ont détruit la ville. Vous prenez part à sa reconstruction.
first-goal = Le but
first-goal-text = Qui a le plus de perruques à la fin gagne : plus la perruque est belle, plus on est influent. Les perruques viennent des magasins et des bâtiments publics de la nouvelle ville basse, des bateaux qui prennent la mer une fois pleins, et des décrets, qui récompensent à la fin ce que vous avez fait de mieux.
first-turn = Un tour
first-turn-text = Vous jouez une carte de votre main, et en prenez une nouvelle. Avec la carte, vous faites l’une de ces quatre choses :
first-gold = Recevoir 1 or
first-gold-text = Défaussez la carte contre 1 or. La voie modeste.
first-portfolio = La garder
first-portfolio-text = Mettez la carte sur votre plateau, où elle vous sert longtemps ; puis vendez des biens ou faites du commerce avec les nobles.
first-visit = Rendre visite à un noble
first-visit-text = Jouez la carte d’un noble à la Cour, payez de l’influence, et faites ce que ce noble permet. D’autres peuvent suivre avec une faveur royale.
first-event = Parrainer un événement
first-event-text = Une carte Trésor apporte ce qui y est écrit.
first-builder = Le Bâtisseur
first-builder-text = recrute des officiels, dessine des plans et vous fait construire un magasin.
first-minister = Le Ministre
first-minister-text = donne bateaux, biens et décrets.
first-king = Le Roi
first-king-text = connaît le Cardinal, accorde des faveurs et ouvre des bâtiments publics.
first-here = Se servir de cette table
first-glow = Ce qui brille peut être choisi
first-glow-text = Une question figure sous le plateau. Tout ce qui y répond a un bord lumineux.
first-look = Survolez avant de choisir
first-look-text = Survolez une réponse pour voir ce qu’elle coûte et rapporte. Survolez une carte ou une tuile pour la lire. Ce qui est impossible dit pourquoi.
first-undo = Essayez
first-undo-text = Annuler reprend une réponse après l’autre, jusqu’à ce que quelque chose de caché soit révélé.
first-confirm = Confirmez à la fin
first-confirm-text = Votre tour ne compte que quand vous le confirmez.
first-keys = Au clavier
first-keys-text = Les flèches choisissent, Entrée répond, U annule, / trouve une réponse par ses mots.
first-rules = Règles sous la main
first-rules-text = Le numéro d’une règle l’ouvre sur place.
first-you = Novice
first-go = Première partie en douceur
first-go-text = Contre un seul bot faible, avec de petites tâches qui vous guident dans les premiers tours, et un conseil quand vous le demandez. Cela dure environ une heure, et vous pouvez arrêter à tout moment.

## The line to type on: the first word of each command is its name, the others are also understood

command-line = Tapez une réponse ou une commande
command-line-hint = Une réponse, son numéro, ou : liste, annuler, confirmer, pourquoi, main, bilan, joueurs, score, journal, conseil, aide
command-undo = annuler retour undo u
command-confirm = confirmer valider ok oui!
command-hint = conseil conseiller
command-why = pourquoi
command-list = liste réponses choix options
command-hand = main cartes
command-status = bilan moi
command-players = joueurs autres
command-log = journal historique
command-score = score scores perruques
command-help = aide ?
said-help = Tapez des mots d’une réponse, son numéro dans la liste, ou son nom dans un enregistrement, par exemple « court political-05 ». Une ligne vide donne la réponse choisie. Commandes : liste lit les réponses ; annuler reprend la dernière ; confirmer termine le tour ; pourquoi suivi de mots dit ce qui n’est pas possible ; main, bilan, joueurs, score et journal disent où en sont les choses ; conseil interroge le planificateur.
said-undone = La dernière réponse est annulée.
said-nothing-to-undo = Il n’y a rien à annuler.
said-no-hint = Il n’y a pas de conseil maintenant.
said-confirmed = Le tour est confirmé.
said-answered = Réponse : { $answer }.
said-chosen = Choisi : { $answer }. Entrée pour répondre.
said-choose-first = Choisissez d’abord { $n ->
    [one] la seule réponse
   *[other] l’une des { $n } réponses
} ; tapez liste pour entendre le choix.
said-not-asked = Aucune question ne vous est posée maintenant.
said-confirm-or-undo = Votre tour est fait : tapez confirmer ou annuler.
said-no-number = Il n’y a pas de réponse { $n } : elles sont numérotées de 1 à { $all }.
said-several = Plusieurs réponses ont ces mots : { $answers }. Tapez l’un des numéros.
said-unknown = Aucune réponse ni commande ne s’appelle « { $line } ». Les plus proches : { $answers }. Tapez aide pour toutes les commandes.
said-closed = { $answer } : impossible. { $reason } Règle { $rule }.
said-possible = C’est possible.
said-nothing-closed = Rien avec ces mots n’est exclu ici.
said-numbered = { $n } : { $answer }
said-more = { $n } de plus
said-none = aucune à jouer maintenant
said-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main. Réponses avec elles : { $answers }.
said-score = { $name } : { $wigs }.
said-status = { $name } a { $things }, et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
said-spectating = Vous regardez.
heard-question = { $question } { $n ->
    [one] { $n } réponse.
   *[other] { $n } réponses.
}

## What an answer means, on the board

preview = Ce que cela signifie
preview-reward = Récompense : { $reward }
closed-here = Impossible maintenant
answers-here = { $n ->
    [one] { $n } réponse ici
   *[other] { $n } réponses ici
}
preview-how = Le détail du calcul
preview-less = Seulement les sommes

## The steps of a turn, done, now and to come

step-setup = Mise en place
step-card = Carte
step-action = Action
step-goods = Vente, commerce
step-sell = Vente
step-trade = Commerce
step-state = Action d’État
step-store = Magasin
step-decree = Décret
step-opening = Bâtiment
step-cube = Cube
step-house = Maison
step-pay = Payer
step-reward = Récompense
step-penalty = Pénalité
step-follow = Suivre
step-draw = Prise
step-church = Église
step-period = Période

## Moments that are staged on the board

you = Vous
done = fait
influence = influence
chooses-now = choisit
chooses-next = choisit ensuite
good-gold = Or
good-cloth = Étoffes
good-books = Livres
good-tools = Outils
harbour = Port
harbour-how = chaque case vend aussitôt
harbour-sell = Vendre { $good } { $mine ->
    [yes] à votre bateau
   *[no] au bateau ({ $who })
} pour { $price }.
harbour-sails = Il prend la mer : { $mine ->
    [yes] vous gagnez
   *[no] { $who } gagne
} { $gain }.
harbour-free = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
harbour-at-sea = en mer
harbour-sailed = En mer. Il revient à quai au début { $mine ->
    [yes] de votre tour.
   *[no] du tour de son propriétaire ({ $who }).
}
harbour-nothing = Pas de vente ici.
harbour-sold = Vendu jusqu’ici
harbour-rule = Un bateau plein prend aussitôt la mer : son propriétaire gagne une perruque par bien à bord.
church-scores = Décompte de l’Église
church-how = Appuyez sur une tuile pour la donner ou la garder
church-order = Qui choisit
church-kept = garde tout
church-keep = Tout garder
church-give = Donner { $n } : +{ $wigs }
church-tile = { $tile }. { $benefit } Son verso : { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}.
church-on = gardée
church-off = donnée
church-backs = les versos : { $backs }
church-backs-none = les perruques au verso de ce que vous donnez
church-once = une seule fois, quoi que vous donniez : { $from } → { $to }{ $wigs ->
    [0] {""}
    [one] , et { $wigs } perruque pour l’excédent
   *[other] , et { $wigs } perruques pour l’excédent
}
church-once-none = une tuile suffit pour gagner { $n }
church-lose = Vous perdez : { $what }
church-lose-nothing = Vous ne perdez rien.
period-ends = La période { $period ->
    [1] I
   *[2] II
} se termine
period-step = étape { $n } sur { $all }
period-why-sets = { $mine ->
    [yes] Vous avez terminé votre deuxième série.
   *[no] { $who } a terminé une deuxième série.
} La deuxième série d’un joueur, quel qu’il soit, met fin à la première période ; le tour a été joué jusqu’au bout.
period-why-stacks = { $mine ->
    [yes] Vous avez vidé la troisième pile.
   *[no] { $who } a vidé la troisième pile.
} Trois piles vides dans la zone des cartes Politique mettent fin à la première période ; le tour a été joué jusqu’au bout.
period-why-unknown = La première période est terminée.
period-sets = Décompte des séries
period-sets-text = 3 perruques chacune ; l’ancienne zone est partie
period-ships = Nouveaux bateaux
period-ships-text = aux cales plus grandes
period-discard = Défausse et récompenses
period-draw = Piocher jusqu’à cinq
period-draw-text = de la pioche violette
period-display = Nouvelle zone
period-display-text = de la pioche marron
period-refill = Église et décrets
period-refill-text = sont rechargés
period-table = Séries : 3 perruques chacune
period-table-solo = Séries : 3 perruques chacune ; Lacerda : 1 perruque par cube
period-discarded = { $n ->
    [0] garde tout
    [one] en défausse { $n }
   *[other] en défausse { $n }
}
period-rewards = Vous recevez une récompense par noble défaussé
period-claim = Quelle récompense recevez-vous ensuite ?
period-could = défausser votre { $noble }
period-none = pas de { $noble } à récompense
period-second = pas de 2e { $noble }
period-nothing = pas de récompense
period-how = Appuyez sur des cartes de votre main. Elles sont retirées du jeu ; rien n’oblige à défausser.
period-draw-after = { $n ->
    [0] Vous ne piochez aucune carte.
    [one] Vous piochez { $n } carte violette.
   *[other] Vous piochez { $n } cartes violettes.
}
period-keep = Tout garder
period-discard-n = Défausser { $n }
period-next = La période II se termine par une quatrième série, ou quand trois des quatre piles sont vides.
pick-some = Choix : { $n } sur { $number }
pick-more = Encore { $n } à choisir
pick-these = Les prendre
follow-waits = Ce tour vous attend : { $who }
follow-price = Ce que coûte suivre
follow-pay = Vous payez
follow-after = Votre influence
follow-favour-back = La faveur est remise
follow-rest = Le reste en perruques
follow-recruit = { $n ->
    [0] vous n’avez plus d’officiel
    [one] vous avez { $n } officiel à placer
   *[other] vous avez { $n } officiels à placer
}
follow-plan = à { $officials } officiels
follow-plan-none = plus de plan
follow-ship = cale { $n }, +{ $price } par bien
follow-ship-none = plus de bateau
follow-produce = { $goods }
follow-produce-none = vous n’avez pas de magasin
follow-cardinal = { $tiles }
follow-cardinal-none = pas de tuile à portée
follow-favour = { $nobles }
follow-favour-none = plus aucune qui vous manque
follow-store = { $goods } ; vous avez { $reais }
follow-decree = le meilleur maintenant : { $decree }, { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}
follow-decree-some = { $n ->
    [one] { $n } dans la zone
   *[other] { $n } dans la zone
}
follow-decree-none = aucun dans la zone
follow-open = { $buildings } ; { $n ->
    [0] vous n’avez pas de plan
    [one] vous avez { $n } plan
   *[other] vous avez { $n } plans
}
skip = Sauter
final-begins = La partie est terminée. On compte ce qui reste.
final-said = { $what } : { $who }

## Turns that are told

log-fold = Fermer
log-filter = Ce que montre le journal
log-all = Tout
log-scoring = décomptes
log-round = Manche { $n }
heard-turn = { $turn }.
since-folded = Depuis · { $n }
tell-again = Raconter à nouveau
in-the-log = Dans le journal
telling = Ce que font les autres
told-step = { $who } : { $step }
told-back = Une étape en arrière
told-next = Une étape en avant
told-pause = Pause
told-on = Continuer
telling-pace = Vitesse du récit des tours
set-telling-text = Pendant que les autres jouent, leurs tours sont racontés étape par étape sur la table. Espace met en pause, les flèches vont pas à pas, Échap va au présent.
pace-slow = Lent
pace-normal = Normal
pace-instant = Immédiat
to-my-turn = À mon tour
to-now = Au présent
