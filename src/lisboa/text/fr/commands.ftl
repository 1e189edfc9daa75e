### What is typed at a question of `lisboa play`: words, help, and what is said about mistakes.

## Words. Each list may hold as many as people try; the English ones are always understood.

words-undo = annuler défaire retour
words-board = plateau table voir montrer regarder
words-hand = main cartes
words-log = journal historique
words-refused = pas non impossible interdit
words-why = pourquoi puis-je peut-on
words-rules = règles règle quoi comment
words-help = aide ? commandes
words-short = bref abrégé
words-full = complet entier
words-again = encore liste choix options question
words-save = sauvegarder sauver enregistrer
words-quit = quitter sortir partir
next-words = suivant suite
previous-words = précédent retour
yes-words = o oui
no-words = n non
# Behind a word of the rules: data, checks and examples, too.
everything = tout

## At a question

prompt = { $name } >
hint = Un nombre de 1 à { $most }, ou un mot : annuler, plateau, main, journal, pas, pourquoi …, règles …, aide, quitter.
hint-picking = Dans n’importe quel ordre : un nombre après l’autre, ou tous à la fois, par exemple « { $example } ».
picked = Choisi jusqu’ici : { $things }. « annuler » retire le dernier choix.
enough = C’est tout
enough-none = Rien de tout cela
confirm = Cela ne peut pas être annulé. Le jouer ? [O/n]
undone = Annulé.
unpicked = Choix retiré : { $thing }.
yes-or-no = Répondez par o ou n.
no-such-number = Il n’y a pas de choix { $number } : tapez un nombre de 1 à { $most }, ou aide.
nothing-typed = Tapez un nombre de 1 à { $most }, ou aide.
one-number = Un seul nombre : cette question a une seule réponse.
too-many = Choisissez-en { $n } en tout, pas plus.
not-there = { $thing } : il n’y en a pas de second à choisir.
not-understood = Je ne comprends pas « { $text } ». Tapez un nombre de 1 à { $most }, ou aide.
not-understood-near = Je ne comprends pas « { $text } ». Vouliez-vous dire « { $near } » ? Répondez par un nombre de 1 à { $most } ; aide en dit plus.
fits-several = « { $text } » convient aux choix { $numbers } : tapez l’un de ces nombres.
now-short = Désormais, chaque tour montre ce qui a changé. « plateau » montre tout, « complet » ramène la table entière.
now-full = Désormais, chaque tour montre toute la table. « bref » ne montre que ce qui a changé.

## Help. Lines with a bar have a left column and a right column.

help-title = Comment jouer
help-game =
    Vous reconstruisez Lisbonne après le tremblement de terre de 1755. Le joueur qui a le plus de perruques à la fin gagne.
    À votre tour, vous jouez une carte : soit dans votre portfolio, et vous vendez ensuite des biens à des bateaux ou les échangez contre des actions ; soit à la Cour, où vous rendez visite au noble de la carte (le Bâtisseur construit des magasins, le Ministre donne des décrets, le Roi ouvre des bâtiments publics) ou parrainez un événement. Puis vous prenez une carte.
    Vous répondez à une petite question après l’autre. Le nombre devant une réponse la joue ; ses coûts et ses gains sont indiqués derrière. « définitif » signifie qu’elle ne peut pas être annulée.
help-commands =
    1, 2, 3 … | répondre par ce choix ; ses mots suffisent aussi, par exemple « visite roi »
    annuler | reprendre votre dernière réponse, tant que rien de nouveau n’a été révélé
    plateau | toute la table ; ou une partie : plateau ville, cour, église, chantier, décrets, zone, joueurs, ou le nom d’un joueur
    main | vos cartes avec tous leurs textes
    journal | ce qui s’est passé pendant les derniers tours
    pas | ce qui n’est pas possible maintenant, et pourquoi
    pourquoi … | interroger sur une chose : pourquoi ne puis-je pas construire de magasin ?
    règles … | une règle ou une recherche : règles STORE-08, règles débris, règles débris tout
    bref, complet | montrer à chaque tour ce qui a changé, ou toute la table
    Entrée | la question à nouveau
    quitter | partir ; la partie est sauvegardée après chaque réponse, et « lisboa play » la poursuit
help-letters = Les initiales des mots anglais suffisent aussi : u b h l n w r q, et ? pour l’aide.
help-rules = Les règles derrière cette question : { $rules }.

## Long lists

more = { $shown } lignes sur { $lines }. Entrée en montre d’autres, q termine la liste.
