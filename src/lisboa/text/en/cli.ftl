### The command line: what its help says, and what it says when it cannot do as told.

## Help

summary = an unofficial digital edition of the board game
examples-of-all =
    lisboa play # play against two bots
    lisboa play --solo # play alone against Lacerda
    lisboa story # watch a whole game, told turn by turn
    lisboa simulate --players 3 --games 100 # play many games and count
    lisboa arena --bots greedy,random # let bots play each other
    lisboa rules STORE-08 # read one rule
    lisboa rules rubble # find the rules that mention a word
    lisboa edition # see what is printed on cards, tiles and board

play-summary = play at this terminal, with bots or with others
play-examples =
    lisboa play # you against two bots, or go on with the saved game
    lisboa play --seats human,human --names Ana,Ben # two people at one terminal
    lisboa play --solo # alone against Lacerda
    lisboa play --players 4 --draft --tokens # with variants
    lisboa play --players 4 --seed 7 # you and three bots, the same deal every time
    lisboa play --games # the games that are kept
    lisboa play 2026-05-01-ana-ben # go on with one of them
    lisboa play --plain # plain lines, for screen readers

replay-summary = step through a record of a game, turn by turn
replay-examples =
    lisboa replay game.record # from the beginning
    lisboa replay game.record --at 12 --seat Ana # what Ana saw from turn 12 on

check-summary = verify records of games
check-examples =
    lisboa check game.record # does it replay to what it says?
    lisboa check games/first.record games/second.record # one line for each

story-summary = watch a whole game, told turn by turn
story-examples =
    lisboa story # a game of chance
    lisboa story --seed 7 # the same game every time
    lisboa story --solo # one player against Lacerda

serve-summary = serve games to browsers, here or for a site
serve-examples =
    lisboa serve --open # play in your browser
    lisboa serve # for yourself, at http://127.0.0.1:1755
    lisboa serve --host 0.0.0.0 --port 80 # for everybody who reaches this machine
    lisboa serve --database postgresql://lisboa@localhost/lisboa # on PostgreSQL

backup-summary = write all games of a server into one file
backup-examples =
    lisboa backup games.backup # also while the server runs
    lisboa backup --database postgresql://lisboa@localhost/lisboa games.backup # from PostgreSQL

keep-summary = write down how games stand, for a version with other rules
keep-examples =
    lisboa keep # before an upgrade; also while the server runs
    lisboa keep --with /opt/lisboa-0.1/bin/python # after it: the older version tells how its games stood
migrate-summary = show the form of a server's tables, or bring them into that of another version
migrate-examples =
    lisboa migrate # where the database stands
    lisboa migrate --to 0003 # back, for an earlier version; docs/operating.md tells for which

restore-summary = read all games of a back-up into a database
restore-examples =
    lisboa restore games.backup # into a server without games
    lisboa restore games.backup --database postgresql://lisboa@localhost/lisboa # from anywhere
    lisboa restore games.backup --replace # instead of the games that are there

simulate-summary = play many games by themselves and count what happens
simulate-examples =
    lisboa simulate # a few games, to see that all is well
    lisboa simulate --players 4 --games 1000 # a thousand games of four
    lisboa simulate --solo # scores and ranks against Lacerda
    lisboa simulate --games 1000 --seed 7 --jobs 2 # repeatable, on two cores

arena-summary = let bots play each other, and see who is better and how surely
arena-examples =
    lisboa arena --bots greedy,random # a hundred games of two
    lisboa arena --bots planner:200ms,greedy-1,random --games 200 --jobs 2 # all pairings
    lisboa arena --bots planner:200ms,greedy-1 --players 4 --stop-early # one against three
    lisboa arena --bots greedy:mine.toml,greedy # weights of your own against those that ship
    lisboa arena --bots greedy --solo --csv games.csv # against Lacerda, each game in a file

tune-summary = find better weights for the bot greedy
tune-examples =
    lisboa tune --minutes 30 --jobs 4 --out mine.toml # search for half an hour, or go on with it
    lisboa tune --solo --minutes 30 --state solo.json --out mine.toml # for games against Lacerda
    lisboa tune --from mine.toml --state next.json --check 100 # begin there, and compare in the end

bench-summary = measure how fast the game runs on this machine
bench-examples =
    lisboa bench # all there is to measure, in about a minute
    lisboa bench --quick # a rough answer within seconds
    lisboa bench --json # for programs

rules-summary = read the rules, and see which of them tests prove
rules-examples =
    lisboa rules # all sections
    lisboa rules STORE-08 # one rule and where else it is named
    lisboa rules rubble pile # every rule that mentions both words
    lisboa rules --coverage # what no test proves yet

edition-summary = look at an edition: what is printed on cards, tiles and board
edition-examples =
    lisboa edition # the edition that comes with the program
    lisboa edition show decrees # all its decrees
    lisboa edition new my-edition # begin your own with a copy of it
    lisboa edition check my-edition # everything that is wrong with your own

words-summary = see which languages there are, and what they lack
words-examples =
    lisboa words # all languages, with how much of them is there
    lisboa words --check # everything that is missing or wrong; exit code 1 if there is something
    lisboa words --check pl # the same for one language
    lisboa words --check --json # the same for programs

commands = Commands
examples = Examples
arguments = Arguments
options = Options
language-option = speak this language, such as de or pt
help-option = show this help
version-option = show which version this is
see-help-of-command = Every command has its own help: lisboa rules --help

# What stands for a value, as in --edition FOLDER; other messages name some of them, too.
value-folder = FOLDER
value-file = FILE
value-name = NAME
value-names = NAMES
value-kind = KIND
value-kinds = KINDS
value-language = LANG
value-word = WORD
value-turn = TURN
value-seconds = SECONDS
value-days = DAYS
value-minutes = MINUTES
value-address = ADDRESS

version = { $product } { $version }, { $engine ->
        [compiled] engine compiled
       *[plain] engine not compiled
    }, Python { $python }

## A command line that makes no sense

see-help = For help: { $command } --help
unknown-command = There is no command “{ $text }”. The commands are: { $commands }.
unknown-command-near = There is no command “{ $text }”. Did you mean “{ $near }”?
unknown-language = There is no language “{ $text }” here. The languages are: { $languages }.
unknown-argument = I do not know what to do with “{ $text }”.
unknown-argument-near = I do not know what to do with “{ $text }”. Did you mean “{ $near }”?
missing-argument = Something is missing: { $names }.
missing-choice = One of these is needed: { $names }.
missing-value = { $name } needs a value after it.
needless-value = { $name } takes no value, but “{ $text }” was given.
not-together = { $name } and { $other } do not go together.
wrong-choice = { $name } cannot be “{ $text }”. Possible: { $choices }.
wrong-value = { $name } cannot be “{ $text }”.
wrong-argument = { $name }: { $problem }
wrong-line = This command line makes no sense ({ $problem }).
no-whole-number = “{ $text }” is not a whole number.
no-number = “{ $text }” is not a number such as 30 or 0.5.
not-positive = { $text } is too small; it must be more than 0.
too-small = { $text } is too small; the least is { $minimum }.
too-large = { $text } is too large; the most is { $maximum }.

## What else can happen

interrupted = Interrupted.
file-error = { $file }: { $reason }.
system-error = The system refused: { $reason }.
