### For operators and their guests: workers, limits, back-up and restore.

worker-died = son processus s’est terminé

## What is refused at the door

too-many-requests = C’était trop à la fois. Réessayez dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
too-many-sockets = Il y a déjà { $n } connexions depuis cette adresse.
too-many-games = Beaucoup de parties ont été créées récemment depuis cette adresse. La prochaine pourra l’être dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
too-many-spectators = Il y a déjà { $n } spectateurs à cette adresse ; les places restent ouvertes à leurs joueurs.
thought-enough = Les bots ont déjà longuement réfléchi ici. Le prochain conseil sera possible dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
refused-full = Ce serveur conserve autant de parties qu’il le peut. Il y aura de nouveau de la place quand d’anciennes seront supprimées ou expireront.
body-too-large = C’est trop grand ; le maximum est de { $n } octets.
too-slow = La requête a mis trop longtemps à arriver.
wrong-origin = Cette page n’a pas le droit de parler à ce serveur.
refused-failed = Quelque chose a échoué ici. C’est noté ; veuillez réessayer.

## Back-up and restore

database-option = la base de données, comme pour `lisboa serve` ; par défaut celle du dossier de données
data-option = le dossier de données du serveur, si ce n’est pas le dossier habituel
backup-file = le fichier à écrire ; il ne doit pas déjà exister
restore-file = un fichier écrit par `lisboa backup`
replace-option = même s’il y a des parties dans la base de données : elles sont perdues
progress = { $n } lignes…
backed-up = { $file } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.
restored = { $games ->
        [one] { $games } partie restaurée
       *[other] { $games } parties restaurées
    } avec { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }.

no-such-database = Cette base de données n’est pas utilisable. Exemples : sqlite:////srv/lisboa.sqlite, postgresql://lisboa@localhost/lisboa.
with-option = le Python d’une autre version du programme, pour les parties que seule celle-ci joue
kept = { $games ->
    [0] Il n’y avait aucune partie à conserver.
    [one] Une partie a été notée telle qu’elle est.
   *[other] { $games } parties ont été notées telles qu’elles sont.
}
no-keepsakes = { $python } n’a pas dit où en sont ses parties : { $why }
no-database = { $file } : il n’y a pas de telle base de données.
file-exists = { $file } : ce fichier existe déjà ; choisissez un autre nom.
has-games = Il y a { $n ->
        [one] une partie
       *[other] { $n } parties
    } dans cette base de données. Pour tout perdre et restaurer quand même : --replace.
no-backup = { $file } : ceci n’est pas une sauvegarde.
newer-file = { $file } : cette sauvegarde a été faite par une version plus récente du programme.
damaged = { $file } : cette sauvegarde est endommagée ; rien n’a été restauré.
cut-off = { $file } : cette sauvegarde s’arrête trop tôt ; rien n’a été restauré.
other-schema = La base de données appartient à une autre version du programme. Lancez une fois `lisboa serve` pour la mettre à jour, ou sauvegardez-la avec la version qui l’a écrite.
database-error = La base de données a refusé ({ $error }) ; rien n’a été changé.
server-runs = Un serveur utilise cette base de données. Arrêtez-le d’abord ; rien n’a été changé.

## The schema of a database

schema-to-option = le schéma auquel amener la base de données ; vers un schéma antérieur, seulement tous serveurs arrêtés
schema-is = La base de données a le schéma { $schema } ; cette version du programme utilise { $newest }.
schema-none = encore aucune table
schema-brought = Du schéma { $before } au schéma { $schema }.
schema-unknown = Je ne connais pas ce schéma. Ceux que je connais : { $known }.
schema-one-way = Le schéma { $schema } contient ce que les précédents ne peuvent contenir : de là, seule une sauvegarde antérieure ramène en arrière. Rien n’a été changé.
