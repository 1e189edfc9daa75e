### The server: its command, and what it says when it cannot do what somebody asks.

## The command

port-option = le port ; par défaut { $port }, ou le premier libre ensuite
open-option = ouvrir la page dans le navigateur
host-option = l’adresse d’écoute ; 0.0.0.0 : toutes les adresses de cette machine
data-option = où tout est conservé, si ce n’est pas à l’endroit habituel
database-option = une base de données comme postgresql://user@host/name, au lieu de SQLite
edition-option = le dossier d’une édition à vous, ou plusieurs, que les tables peuvent choisir en plus de Baixa ; la première est jouée là où personne ne choisit
workers-option = le nombre de processus où réfléchissent les bots
origin-option = une page web autre que la nôtre qui peut parler à ce serveur ; peut se répéter
proxy-option = l’adresse d’un proxy qui peut dire au nom de qui il parle
name-option = un nom sous lequel les navigateurs trouvent ce serveur, par exemple lisboa.example, outre localhost, les adresses et les noms du réseau local ; peut se répéter
stop-within-option = de combien de secondes le serveur dispose pour s’arrêter quand on le lui demande (d’ordinaire 20)
keep-finished-option = combien de temps conserver les parties terminées (d’ordinaire 365 jours)
keep-unfinished-option = combien de temps conserver les parties que personne ne poursuit (d’ordinaire 180 jours)
keep-expired-option = combien de temps ensuite elles sont seulement cachées et peuvent être rétablies (d’ordinaire 30 jours)
expire-after-option = après combien d’heures de marche des parties peuvent expirer (d’ordinaire 6)
expire-share-option = quel pourcentage de toutes les parties peut expirer au plus en une heure (d’ordinaire 10)
longest-silence-option = après combien de jours sans aucun changement on ne croit plus l’horloge, si bien que rien n’expire (d’ordinaire 30)
games-per-address-option = combien de parties une adresse peut créer en une heure (d’ordinaire 60 ; 0 : autant qu’elle veut)
thinking-per-address-option = combien de minutes par heure les bots réfléchissent pour une adresse (d’ordinaire 60 ; 0 : sans limite)
thinking-per-game-option = la même chose pour une partie (d’ordinaire 30)
most-games-option = combien de parties sont conservées (d’ordinaire 100000 ; 0 : autant qu’il y en a)
most-connections-option = combien de connexions sont ouvertes à la fois (d’ordinaire 10000, si le système permet autant de fichiers)
connections-per-address-option = combien d’entre elles une adresse peut avoir (d’ordinaire 512)
spectators-per-address-option = combien de celles-ci ne font que regarder (d’ordinaire 64) ; les places ne comptent pas
log-option = signaler aussi chaque requête et chaque coup, pas seulement ce qui échoue
json-logs-option = la même chose, écrite pour les programmes

serving = En service à { $url } (Ctrl-C l’arrête).
open-yourself = Ouvrez cette adresse dans un navigateur pour jouer.
no-page = Cette installation n’a pas de page pour le navigateur. Elle se construit avec make et Node 20.19 ou plus récent, ou un réseau d’où récupérer Node ; ensuite, dans la copie de travail, pip install . l’apporte.
port-taken = Le port { $port } est pris.
port-in-use = Le port { $port } est pris ; choisissez-en un autre.
unknown-host = Cette machine n’a pas de telle adresse.
unknown-database = Il n’y a pas de tel type de base de données ; utilisez sqlite:///FICHIER ou postgresql://… (qui demande `lisboa[postgres]`).
database-away = La base de données ne répond pas.
database-missing = Il n’y a pas de telle base de données : son dossier, son nom ou son utilisateur manque.
database-damaged = Ce fichier est endommagé, ou n’est pas une base de données SQLite. Rien n’a été changé ; `lisboa restore` restaure une sauvegarde dans un nouveau fichier.
database-newer = Cette base de données appartient à une version plus récente du programme. Lancez celle-là ; rien n’a été changé.
database-taken = Un serveur utilise déjà cette base de données, et deux serveurs sur un même fichier SQLite ne savent rien l’un de l’autre. Arrêtez-le, ou choisissez un autre --data ou --database.
welcome =
    { $product } { $version } est en marche. La page pour le navigateur ne fait pas partie de cette installation ;
    les programmes trouvent tout sous /api, décrit dans /api/openapi.json.
stopped = Arrêté. Rien n’est perdu.

## Refusals

refused-malformed = Ceci est incompréhensible ({ $where } : { $what }).
refused-not-here = Il n’y a rien ici.
refused-no-credential = Montrez un secret de cette partie.
refused-wrong-credential = Ce lien ne vaut pas pour cette partie, ou ne vaut plus.
refused-seat-taken = Cette invitation a déjà servi, et la place est prise. Si c’était vous, le lien de votre place se trouve dans le menu de la table, sur l’appareil que vous avez utilisé ; sinon, demandez un nouveau lien à l’hôte.
refused-secret-known = Choisissez un secret que personne ne connaît.
refused-not-yours = Cette place n’est pas la vôtre.
refused-not-host = Seul l’hôte peut le faire.
refused-unknown-game = Il n’y a pas de telle partie, ou il n’y en a plus.
refused-unknown-edition = Il n’y a pas de telle édition.
refused-no-such-edition = Ce serveur ne propose pas d’édition nommée « { $name } ». Il propose { $offered }.
refused-edition-of-record = L’enregistrement a été joué avec l’édition « { $name } », que ce serveur n’a pas ; il a { $offered }.
refused-edition-of-record-changed = L’enregistrement a été joué avec l’édition « { $name } » d’empreinte { $fingerprint }. Ce serveur en a une de ce nom qui se joue autrement ({ $offered }).
refused-no-such-seat = Il n’y a pas de telle place.
refused-no-human = Il n’y a personne à cette place.
refused-too-many = Il y a trop de connexions à cette partie.
refused-unavailable = La base de données ne répond pas. Rien n’a changé ; réessayez dans un instant.
refused-busy = Le planificateur est occupé ; redemandez dans un instant.
refused-stale = La partie a continué. Regardez-la, et répondez à nouveau.
refused-request-taken = Quelqu’un d’autre a fait cette demande.
refused-hello-twice = Vous avez déjà dit bonjour.
refused-over = La partie est terminée.
refused-ended = La partie a été interrompue.
refused-frozen = Cette version du programme joue cette partie autrement que celle qui l’a écrite. Elle peut être lue, mais non poursuivie.
refused-other-rules = Cette partie a été jouée avec la version { $rules } des règles, et ce programme joue la version { $ours }. Elle peut être regardée et exportée, mais non jouée. { $program ->
    [unknown] Aucun programme connu ne la joue.
    [newer] Un programme plus récent la joue.
   *[other] Lisboa { $program } joue son enregistrement.
}
refused-not-kept = Cette partie a été jouée avec la version { $rules } des règles, et ce programme joue la version { $ours }. Son état n’a pas été noté sous une forme lisible par d’autres, elle ne peut donc pas être montrée ; rien n’en est perdu, et son enregistrement peut être exporté. { $program ->
    [unknown] Aucun programme connu ne la joue.
    [newer] Un programme plus récent la joue.
   *[other] Lisboa { $program } joue son enregistrement.
}
refused-confirm-first = Confirmez votre réponse, ou annulez-la.
refused-no-advance = Il n’y a pas de carte à choisir avant que d’autres suivent.
refused-nothing-drafted = Il n’y a rien à confirmer ni à annuler.
refused-another-human = Ce qui est publié le reste, car quelqu’un d’autre joue.
refused-nothing-to-rewind = La partie n’est pas allée aussi loin.
refused-dealt = L’Église et les mains ont été révélées, le choix des tuiles Clergé est donc définitif.
refused-undealt = Avant la distribution de l’Église et des mains, une partie ne peut être poursuivie que terminée.
refused-bot-plays = Un bot joue pour cette place.
refused-no-bot-plays = Aucun bot ne joue pour cette place.
refused-not-silent = { $seconds ->
    [0] Seule la place interrogée peut être silencieuse.
    [one] La place n’est pas silencieuse depuis assez longtemps : encore { $seconds } seconde.
   *[other] La place n’est pas silencieuse depuis assez longtemps : encore { $seconds } secondes.
}
refused-conceded = Cette place a abandonné.
refused-no-hints = Cette table joue sans conseils.
refused-no-play-on = Cette table a convenu que personne ne rejoue à partir d’un moment passé.
refused-play-on-agreed = La possibilité de rejouer à partir d’un moment passé a été décidée avant la donne ; elle ne change plus.
refused-not-over = La partie n’est pas encore terminée.
refused-rematch-there = Il y a déjà une revanche.
refused-lacerda-seat = Lacerda occupe la seconde de deux places.
refused-same-colours = Deux places ne peuvent pas avoir la même couleur.
refused-other-seats = Les places ne correspondent pas à cette partie.
refused-no-such-point = La partie n’a que { $n } actions.

## What the whole table is told about links

notice-link = L’hôte a créé un nouveau lien pour { $name }. L’ancien ne vaut plus rien.
notice-take = { $name } : la place a été prise avec son invitation.
notice-spectators = L’hôte a créé un nouveau lien pour les spectateurs.
