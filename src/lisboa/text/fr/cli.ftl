### The command line: what its help says, and what it says when it cannot do as told.

## Help

summary = une édition numérique non officielle du jeu de société
examples-of-all =
    lisboa play # jouer contre deux bots
    lisboa play --solo # jouer en solo contre Lacerda
    lisboa story # suivre une partie entière, racontée tour par tour
    lisboa simulate --players 3 --games 100 # jouer beaucoup de parties et compter
    lisboa arena --bots greedy,random # faire jouer des bots entre eux
    lisboa rules STORE-08 # lire une règle
    lisboa rules débris # trouver les règles qui mentionnent un mot
    lisboa edition # voir ce qui est imprimé sur cartes, tuiles et plateau

play-summary = jouer dans ce terminal, avec des bots ou à plusieurs
play-examples =
    lisboa play # vous contre deux bots, ou la suite de la partie sauvegardée
    lisboa play --seats human,human --names Ana,Ben # deux personnes à un terminal
    lisboa play --solo # en solo contre Lacerda
    lisboa play --players 4 --draft --tokens # avec des variantes
    lisboa play --players 4 --seed 7 # vous et trois bots, chaque fois la même donne
    lisboa play --games # les parties conservées
    lisboa play 2026-05-01-ana-ben # poursuivre l’une d’elles
    lisboa play --plain # de simples lignes, pour lecteurs d’écran

replay-summary = parcourir l’enregistrement d’une partie, tour par tour
replay-examples =
    lisboa replay game.record # depuis le début
    lisboa replay game.record --at 12 --seat Ana # ce qu’Ana a vu à partir du tour 12

check-summary = vérifier des enregistrements de parties
check-examples =
    lisboa check game.record # mène-t-il à ce qu’il dit ?
    lisboa check games/first.record games/second.record # une ligne pour chacun

story-summary = suivre une partie entière, racontée tour par tour
story-examples =
    lisboa story # une partie au hasard
    lisboa story --seed 7 # chaque fois la même partie
    lisboa story --solo # un joueur contre Lacerda

serve-summary = servir des parties aux navigateurs, ici ou pour un site
serve-examples =
    lisboa serve --open # jouer dans votre navigateur
    lisboa serve # pour vous, à http://127.0.0.1:1755
    lisboa serve --host 0.0.0.0 --port 80 # pour tous ceux qui atteignent cette machine
    lisboa serve --database postgresql://lisboa@localhost/lisboa # sur PostgreSQL

backup-summary = écrire toutes les parties d’un serveur dans un fichier
backup-examples =
    lisboa backup games.backup # même pendant que le serveur tourne
    lisboa backup --database postgresql://lisboa@localhost/lisboa games.backup # depuis PostgreSQL

keep-summary = noter où en sont les parties, pour une version aux règles différentes
keep-examples =
    lisboa keep # avant une mise à jour ; même pendant que le serveur tourne
    lisboa keep --with /opt/lisboa-0.1/bin/python # après : l’ancienne version dit où en étaient ses parties
migrate-summary = montrer la forme des tables d’un serveur, ou leur donner celle d’une autre version
migrate-examples =
    lisboa migrate # où en est la base de données
    lisboa migrate --to 0003 # en arrière, pour une version antérieure ; docs/operating.md dit laquelle

restore-summary = lire toutes les parties d’une sauvegarde dans une base de données
restore-examples =
    lisboa restore games.backup # dans un serveur sans parties
    lisboa restore games.backup --database postgresql://lisboa@localhost/lisboa # de n’importe où
    lisboa restore games.backup --replace # à la place des parties présentes

simulate-summary = faire jouer beaucoup de parties et compter ce qui se passe
simulate-examples =
    lisboa simulate # quelques parties, pour voir que tout va bien
    lisboa simulate --players 4 --games 1000 # mille parties à quatre
    lisboa simulate --solo # scores et rangs contre Lacerda
    lisboa simulate --games 1000 --seed 7 --jobs 2 # reproductible, sur deux cœurs

arena-summary = faire jouer des bots entre eux, et voir qui est meilleur et avec quelle certitude
arena-examples =
    lisboa arena --bots greedy,random # cent parties à deux
    lisboa arena --bots planner:200ms,greedy-1,random --games 200 --jobs 2 # toutes les paires
    lisboa arena --bots planner:200ms,greedy-1 --players 4 --stop-early # un contre trois
    lisboa arena --bots greedy:mine.toml,greedy # des poids à vous contre ceux fournis
    lisboa arena --bots greedy --solo --csv games.csv # contre Lacerda, chaque partie dans un fichier

tune-summary = trouver de meilleurs poids pour le bot greedy
tune-examples =
    lisboa tune --minutes 30 --jobs 4 --out mine.toml # chercher une demi-heure, ou continuer
    lisboa tune --solo --minutes 30 --state solo.json --out mine.toml # pour les parties contre Lacerda
    lisboa tune --from mine.toml --state next.json --check 100 # partir de là, et comparer à la fin

bench-summary = mesurer la vitesse du jeu sur cette machine
bench-examples =
    lisboa bench # tout ce qui se mesure, en une minute environ
    lisboa bench --quick # une réponse approximative en quelques secondes
    lisboa bench --json # pour les programmes

rules-summary = lire les règles, et voir lesquelles sont prouvées par des tests
rules-examples =
    lisboa rules # toutes les sections
    lisboa rules STORE-08 # une règle et où elle est nommée ailleurs
    lisboa rules pile débris # chaque règle qui mentionne les deux mots
    lisboa rules --coverage # ce qu’aucun test ne prouve encore

edition-summary = examiner une édition : ce qui est imprimé sur cartes, tuiles et plateau
edition-examples =
    lisboa edition # l’édition fournie avec le programme
    lisboa edition show decrees # tous ses décrets
    lisboa edition new my-edition # commencer la vôtre par une copie
    lisboa edition check my-edition # tout ce qui ne va pas dans la vôtre

commands = Commandes
examples = Exemples
arguments = Arguments
options = Options
language-option = parler cette langue, par exemple de ou pt
help-option = afficher cette aide
version-option = afficher la version
see-help-of-command = Chaque commande a sa propre aide : lisboa rules --help

value-folder = DOSSIER
value-file = FICHIER
value-name = NOM
value-names = NOMS
value-kind = GENRE
value-kinds = GENRES
value-language = LANGUE
value-word = MOT
value-turn = TOUR
value-seconds = SECONDES
value-days = JOURS
value-minutes = MINUTES
value-address = ADRESSE

version = { $product } { $version }, { $engine ->
        [compiled] moteur compilé
       *[plain] moteur non compilé
    }, Python { $python }

## A command line that makes no sense

see-help = Pour l’aide : { $command } --help
unknown-command = Il n’y a pas de commande « { $text } ». Les commandes sont : { $commands }.
unknown-command-near = Il n’y a pas de commande « { $text } ». Vouliez-vous dire « { $near } » ?
unknown-language = Il n’y a pas de langue « { $text } » ici. Les langues sont : { $languages }.
unknown-argument = Je ne sais que faire de « { $text } ».
unknown-argument-near = Je ne sais que faire de « { $text } ». Vouliez-vous dire « { $near } » ?
missing-argument = Il manque quelque chose : { $names }.
missing-choice = Il faut l’un des éléments suivants : { $names }.
missing-value = { $name } demande une valeur à sa suite.
needless-value = { $name } ne prend pas de valeur, mais « { $text } » a été donné.
not-together = { $name } et { $other } ne vont pas ensemble.
wrong-choice = { $name } ne peut pas être « { $text } ». Possibles : { $choices }.
wrong-value = { $name } ne peut pas être « { $text } ».
wrong-argument = { $name } : { $problem }
wrong-line = Cette ligne de commande n’a pas de sens ({ $problem }).
no-whole-number = « { $text } » n’est pas un nombre entier.
no-number = « { $text } » n’est pas un nombre comme 30 ou 0.5.
not-positive = { $text } est trop petit ; il faut plus de 0.
too-small = { $text } est trop petit ; le minimum est { $minimum }.
too-large = { $text } est trop grand ; le maximum est { $maximum }.

## What else can happen

interrupted = Interrompu.
file-error = { $file } : { $reason }.
system-error = Le système a refusé : { $reason }.
words-summary = voir quelles langues il y a, et ce qui leur manque
words-examples =
    lisboa words # toutes les langues, avec ce qui en est fait
    lisboa words --check # tout ce qui manque ou ne va pas ; code de sortie 1 s’il y a quelque chose
    lisboa words --check pl # la même chose pour une langue
    lisboa words --check --json # la même chose pour les programmes
