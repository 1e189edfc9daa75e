### The table in the browser: what its pages say besides questions, answers and events.

lisboa = Lisboa
motto = 1755. The city has fallen. Rebuild it.
page-title = { $page } – Lisboa
title-your-turn = ● Your turn – { $names } – Lisboa
tools = Tools
more = More
close = Close
back = Back
menu = This table
views = Views

## The language

language = Language
language-now = Language: { $language }
language-more = More settings
set-language = Language of the page
set-language-text = Questions, log, rules and everything else. Names that people gave stay as they are.

## Light and dark

light = Light
dark = Dark

## The start page

new-game = New game
mode-solo = Solo
mode-solo-text = You against Lacerda
mode-bots = With bots
mode-bots-text = One to three, as strong as you like
mode-table = One table
mode-table-text = Pass the device, hands stay hidden
mode-friends = With friends
mode-friends-text = Send a link, play at any time
your-name = Your name
name-of = Name of person { $n }
name-of-bot = Name of bot { $n }
colour = Colour
colour-of = Colour of { $name }
seats = Who sits at the table
seats-text = You play in this order, round and round. Who begins is drawn.
seat-up = Move { $name } up
seat-down = Move { $name } down
seat-out = Remove { $name }
who-sits = Who sits on seat { $n }
who-me = You
who-person-table = A person at this screen
who-person-friends = A friend, by a link
who-lacerda = Lacerda
who-lacerda-text = Your opponent in the solo rules
who-bot = { $level }: { $text }
add-person-table = Add a person
add-person-friends = Add a friend
add-bot = Add a bot
shuffle = Shuffle the seats
bot-apprentice = Apprentice
bot-merchant = Merchant
bot-courtier = Courtier
bot-minister = Minister
bot-apprentice-text = Weak but sensible. For your first games.
bot-merchant-text = Takes what is best now, at once.
bot-courtier-text = Plans its turns and thinks a moment.
bot-minister-text = Plans for long and thinks as long. The strongest.
how-many-bots = Bots
how-strong = How strong they are
your-colour = Your colour
against = Against { $who }
each-seat = Choose for each seat
start = Start
variants = Variants and house rules
editions = Edition
edition-name = { $name ->
    [baixa] Baixa
   *[other] { $name }
}
edition-text = { $politics } political cards, { $decrees } decrees, { $clergy } clergy tiles
edition-played = Played with the edition { $name ->
    [baixa] Baixa
   *[other] { $name }
}
variant-draft = Draft the first hand
variant-draft-text = You choose your first five cards and pass the rest on. For people who know the cards.
variant-starting_decrees = Starting decrees
variant-starting_decrees-text = Everybody takes a decree before the first turn, the last player first.
variant-tasks = Task cards
variant-tasks-text = Small aims with rewards lead newcomers through the first turns; those who know the game can do without.
variant-tokens = City tokens
variant-tokens-text = Tokens with other rewards cover what is printed on plots and sites: each city is different.
variant-queen = The Queen
variant-queen-text = One political card of the second period is replaced by the Queen’s.
variant-discard_before_ships = Discards before new ships
variant-discard_before_ships-text = At the change of periods cards are discarded before the new ships arrive.
variant-servant_decrees = Decrees of a Court servant
variant-servant_decrees-text = How many decrees this rank asks for.
variant-servant_decrees-choice = { $value } decrees
variant-blank_task_rewards = Tasks without a reward of their own
variant-blank_task_rewards-text = What the tasks B6 and B9 give.
variant-blank_task_rewards-choice = { $value ->
    [above] As the task above
   *[below] As the task below
}
variant-lacerda_pays = Lacerda pays
variant-lacerda_pays-text = What becomes of its noble action when it has too little influence and too few wigs.
variant-lacerda_pays-choice = { $value ->
    [in-full] In full, or it does not act
   *[what-it-can] What it can, and acts all the same
}
for-whom = For
tokens-lay-out = Lay them out
tokens-shuffle = Shuffle again
tokens-at-random = Leave it to chance
tokens-how = Press one token and then another of its kind, and they change places.
tokens-shuffled = The tokens were shuffled.
tokens-swapped = The two have changed places.
tokens-other-kind = Round tokens lie on plots and square ones on sites; these two cannot change places.
token-at = { $place }: { $token }
token-held = { $token } Now press another one.
rulings = Rulings
rulings-text = Where the printed rules can be read in two ways, a table may choose the other reading.
variant-hints = Hints
variant-hints-text = Whoever is asked may ask the planner what it would do.
variant-play-on = Going back
variant-play-on-text = Anybody may play on from a past moment, as a new game; alone, turns may be taken back. Switch it off where the result counts; it then stays off.
patience = Wait for a player
patience-hours = { $hours ->
    [1] one hour
    [24] one day
    [72] three days
   *[other] one week
}
patience-text = After this time any player may let a bot play for somebody who does not answer.
watching = Watching
watching-text = A link for spectators stands in the menu of the table. To watch bots only, let a bot have your own seat.
welcome-to-table = Welcome to the table
welcome-with = You play with { $who }. What shall they call you?
stay-called = Stay { $name }
sit-down = Sit down
your-games = Your games
no-games = The games you play will be listed here.
first-time = First time here?
first-time-text = What the game is about, how a turn goes, and how this page is used, in five minutes.
first-no = I know the game
first-steps = First steps
first-steps-text = The game in five minutes
where = Period { $period ->
    [1] I
   *[2] II
} · Turn { $turn }
where-your-turn = { $place } · your turn
where-their-turn = { $place } · { $who } is asked
if-it-ended-now = If the game ended now
before-first-turn = Before the first turn
just-now = just now
won-by = won by { $who }
game-ended = ended early
game-frozen = from another version, only to look at
look = Look
past-frozen = This game stands still
past-more = Why, and what can be done
past-over = This game is over
past-text = It was played under version { $rules } of the rules, and this server plays version { $ours }. It is shown as it stood and can be exported, but not played or replayed here. { $program ->
    [unknown] No program is known that plays it.
    [newer] A newer program plays it.
   *[other] Lisboa { $program } plays its record.
}
past-missing = { $n ->
    [one] What is shown stops one answer before the last. That answer is in the record.
   *[other] What is shown stops { $n } answers before the last. These answers, and what came of them, are in the record.
}
play = Play
go-on = Go on
watch = Watch
forget = Forget this game here
rules = Rules
rules-text = Every rule, searchable
open-record = Open a record
open-record-text = Look at it or play on
open-record-how = A record is the whole game as text. A finished one can be looked through, another one is played on.
choose-file = Choose a file
paste-record = Or paste it here
drop-record = Drop the record here
open = Open
settings = Settings
settings-text = Confirming, motion, sound
server-away = The server does not answer. Is it still running?

## The question

question = The question
not-possible = { $n ->
    [one] 1 answer is not possible now
   *[other] { $n } answers are not possible now
}
advised = The planner’s choice
costs = costs { $amount }
brings = brings { $amount }
preview-other-gains = { $who } gains { $amount }.
preview-other-loses = { $who } loses { $amount }.
preview-final = There is no way back after this: it shows something hidden or passes the decision on.
preview-hint = The planner sees a { $chance } % chance to win and expects { $margin ->
    [0] to be level
   *[other] a margin of { $margin } wigs
}.
undo = Undo
all-answers = All answers · { $n }
all-here = All answers here · { $n }
fold = Fold
answer-spoken = { $answer }: { $changes }
costs-of = costs { $n } of your { $have } { $what ->
    [influence] influence
   *[reais] réis
}
step-rules = The rules of this step
held-where = { $piece }: where to?
then-visit = { $first } or { $second }, then { $last }
then-trade = then sell or trade
held-card = { $kind } { $influence }
held-good = { $good ->
    [gold] Gold
    [cloth] Cloth
    [books] Books
   *[tools] Tools
}
held-piece = In hand
take = Take
put-back = Put back
key-escape = Esc
key-start-over = Shift U
undo-more = More ways to take back
start-over = Start turn over
end-turn = End turn
show-turn = Show my turn
turn-up = Turn up
end-missing = Something is still to be answered. { $question }
decline-more = For how long
decline-once = Not this time
decline-turn = Not for the { $noble } this turn
decline-round = Not for the { $noble } this round
decline-game = Never for the { $noble } in this game
this-turn = This turn
pay-otherwise = pay otherwise
otherwise = otherwise
crumb-first = Start turn over
crumb-back = Back to: { $step }
crumb-optional = [{ $step }]
turn-ready = Ready. End your turn?
hint = Hint
hint-wait = Thinking …
turn-so-far = Your turn so far
bot-thinks = { $who } is thinking …
other-asked = It is { $who }’s move.
other-thinks = { $who } is making a move …
game-over = The game is over.
rule-show = Rule { $id }
rule-name = Rule { $id }
rule-in-rules = In the rules

## The table

log = Log
log-whole = Whole game
log-empty = Nothing has happened yet.
score-sheet = Score sheet
score-for = For
wigs = Wigs
tab-board = Board
tab-hand = Hand
tab-mine = Mine
tab-players = Players
tab-log = Log
connecting = Finding your table …
line-lost = The line is lost. Trying again …
no-table = There is no table here
table-gone = This game was deleted.
start-page = Start page
pass-to = Pass the table to
since-last-turn = Since your last turn
unveil = I am { $who }: show my hand

## Looking closely at a thing

inspector = A closer look
inspect = Look at it closely (I)
inspect-all = Everything on the table
inspect-seek = Find a card, tile or place
ways-open = What you can do with it now
ways-closed = What you cannot do with it now
things-ships = Ships
things-architects = Architects
things-discards = Discarded cards
caption-card = { $kind } · { $deck } deck · no. { $number } · { $year }
caption-ship = Ship
caption-clergy = Clergy tile
caption-decree = Decree
caption-plan = Plan
caption-building = Public building
caption-task = Task card
caption-plot = Plot of the Baixa
caption-site = Site of a public building
caption-row = Rubble
caption-column = Rubble
caption-pile = Rubble
caption-scoring = In the Baixa
caption-noble = Noble at court
caption-office = Office
caption-plaza = Plaza
caption-deed = Action at court
caption-treasury = Royal court
caption-price = Market
caption-stack = Political display
caption-cardinal = Church
caption-gap = Church
caption-church = Church
caption-seat = Player board
lies-hand = In the hand of { $who }.
lies-upper = In an upper slot of { $who }’s portfolio.
lies-lower = In a lower slot of { $who }’s portfolio.
lies-court = Played at court in this turn.
lies-display = On the political display.
lies-discards = Discarded.
lies-shipyard = Next in the shipyard.
lies-docked = { $who }’s ship, docked.
lies-at-sea = { $who }’s ship, at sea.
ship-cargo = On board: { $goods }.
ship-no-cargo = Nothing on board yet.
lies-church = In the church.
lies-board = On the board of { $who }.
lies-decrees = On display.
lies-architect = Next plan of this architect.
lies-completed = Completed by { $who }.
lies-ready = Ready to be opened.
lies-later = Comes later in the stack of this architect.
lies-open = Opened in the Baixa.
lies-done = Done by { $who }.
deed-covered = Covered by { $good }.
favours-left = { $n ->
    [0] No favour is left.
    [one] 1 favour is left.
   *[other] { $n } favours are left.
}
treasury-influence = { $n ->
    [0] It makes visits neither dearer nor cheaper.
   *[other] { $n ->
        [-2] It makes visits 2 influence cheaper.
        [-1] It makes visits 1 influence cheaper.
       *[other] It makes visits { $n } influence dearer.
    }
}
officials-none = Nobody is here.
officials-of = { $who }: { $n }
neutral = Neutral officials
cardinal-here = The Cardinal is here.

## Scores

score-now = On the table now
score-before = Before the final scoring
score-if-ended = If the game ended now
score-final = Final scoring
score-then = Together
bar-so-far = { $n } on the table
bar-before = { $n } before final scoring
leads = { $who } leads with { $n } wigs.
leads-level = { $who } are level with { $n } wigs.
would-win = If the game ended now, { $who } would have the most: { $n } wigs.
would-win-level = If the game ended now, { $who } would be level with { $n } wigs.
rank-now = If it ended now: { $rank }
rank-then = Rank: { $rank }
rank-met = enough
rank-out = { $rank } is out of reach: { $why }.
rank-more = { $n } more
rank-short-servant = Servant
rank-short-favourite = Favourite
rank-short-right-hand = Right hand
rank-row-wigs = Wigs
rank-row-stores = Stores
rank-row-majorities = Majorities
rank-row-reais = Réis
rank-row-decrees = Decrees
rank-row-ships = Ships

bot = played by the computer

## Lacerda

lacerda-next = Next it visits { $noble }.
lacerda-aide = The Aide discards the top { $kind } card.
lacerda-plans = Plans
lacerda-officials = { $n ->
    [one] 1 official
   *[other] { $n } officials
}
lacerda-ships = Ships
lacerda-stores = { $n ->
    [one] 1 store
   *[other] { $n } stores
}
lacerda-cubes = Cubes
lacerda-goods = Goods
worth-each = { $n ->
    [one] 1 wig each
   *[other] { $n } wigs each
}

## Around the game

links = Links to send
spectators = Spectators
copy = Copy
copied = Copied
friend = Friend on seat { $n }
invite = Invite your friends
invite-text = Send each of them their own link. It is an invitation to one seat: whoever opens it first sits there and alone sees its cards; then it is used up.
invite-later = You find these links again in the menu of the table.
own-link = Your seat, for another device of yours
own-link-text = Whoever has this link sees your cards. Do not send it to anybody else.
link-shared = Whoever made this table knows the link of your seat as well.
invited-yourself = This invitation is for { $name }. If you open it here, the seat is yours, and the link is used up.
take-seat = Take the seat
to-table = To the table
here-now = is here
orders = Do not ask me
order-follow = to follow a visit to { $noble }
order-church = to give clergy tiles when the church scores
order-declines = anything in the turns of others that I can decline
save-record = Save the record
leave = Leave the table
your-place = Your place
level = Level
level-of-bots = Level of the bot
hand-over = Let a bot play for me
hand-over-text = A bot answers in your place until you come back.
bot-plays = A bot plays here: { $level }.
take-back = Play myself again
concede = Concede
concede-text = You cannot win any more. A bot plays on for you, so that the others can finish their game. There is no way back.
concede-text-ends = The game ends now, and you have lost it. There is no way back.
concede-sure = Concede, really
concede-not = No, play on
host = You are the host
silent = If somebody does not answer
silent-text = After the time that the host has set, any player may let a bot play for somebody who is asked and does not answer.
bot-for = Let a bot play
new-link = New link
new-link-text = The old link stops working at once: whoever sits there is out, and the whole table is told.
new-link-made = The new link for { $name } stands above. The old one no longer works.
end-game = End the game
end-text = The game ends now for everybody, without a winner. There is no way back.
end-sure = End it, really
delete-game = Delete the game
delete-text = The game and its record are deleted for everybody. There is no way back.
delete-sure = Delete it, really
report = Report a problem
report-text = This saves a file with the record of the game as you know it, the versions of the program, your browser and the size of your screen. Hidden things of others and links are not in it. Send it to whoever runs this server.
report-words = What went wrong?
report-save = Save the report
report-saved = The report is saved.

## The end

rebuilt = { $who } rebuilt Lisbon
won-together = { $who } rebuilt Lisbon together
ended-by-people = The game was ended
won-with = { $n } wigs, { $ahead ->
    [0] and level
   *[other] { $ahead } ahead
}.
tie-TIE-01 = With as many wigs, the number of rubble sets decides.
tie-TIE-02 = With as many sets, the number of stores decides.
tie-TIE-03 = With as many stores, the number of completed plans decides.
tie-TIE-04 = With as many plans, money and influence decide.
tie-TIE-05 = With as much money, the victory is shared.
what-decided = What decided it
decided-by = Decided by: { $what }.
decided-by-two = Decided by: { $what }; { $and }.
best-turns = Your best turns
where-wigs = Where the wigs came from
look-at-table = Look at the table
play-again = Play again
result = Result

## Replay

replay = Replay
replay-at = { $n } of { $all } answers
replay-where = Period { $period ->
    [1] I
   *[2] II
} · Turn { $turn } · { $who }
replay-start = The game begins.
replay-point = Point of the game
period-1 = Period I
period-2 = Period II
previous = Back
previous-key = One answer back (left arrow)
next = On
next-key = One answer on (right arrow)
turn-previous = Turn before
turn-previous-key = To the beginning of the turn (Page Up)
turn-next = Next turn
turn-next-key = To the next turn (Page Down)
run = Run
run-key = Run or pause (space)
pause = Pause
pace = Speed { $n }×
play-on = Play on from here
whose-view = Whose view
all-open = All open
hand-of = Hand of { $name }
curve = Wigs
curve-projected = with final scoring
curve-wigs = on the table
curve-here = Wigs at this point
curve-who = { $name } { $wigs }
curve-words = Wigs of all players over the game. At this point: { $standing }.
turns = Turns
turns-of = Only the turns of
turns-only = Only the turns of { $name }
turn-loud = One of the turns that brought the most
tab-curve = Wigs
tab-turns = Turns
share = Share
share-with = Share the link for { $who }
share-title = Lisboa
share-text = A game of Lisboa
share-moment = Share this moment
share-moment-text = Whoever opens this link sees this moment and may look through the whole game. It gives nobody a seat.
copy-for = Copy the link for { $who }

## When something is not there

try-again = Try again
broken-link = This link is not complete.
trouble-broken-link = Something was lost when it was copied or sent. Ask for the whole link, and open that one.
trouble-away = Nothing is lost: the game goes on where it was as soon as the server answers.
trouble-unknown-game = It may have been deleted, or the link is not complete. Ask whoever sent it for the whole link.
trouble-wrong-credential = The host may have made a new link. Ask for it, and open that one.
trouble-not-over = While a game is played nobody may look through it.

## Rules

rules-seek = Find in the rules
rules-seek-example = rubble, or STORE-08
rules-all = { $all } statements
rules-found = { $n } of { $all } statements
rules-none = No rule has the words “{ $words }”.
rules-show-all = Show all rules
rules-sections = Sections
rules-beside = Beside it
rules-beside-none = no other language
rules-untranslated = Not yet translated

## Settings

set-here = Kept in this browser.
set-look = Look
set-theme = Colours
set-theme-system = As the device
set-theme-light = Light
set-theme-dark = Dark
set-contrast = More contrast
set-contrast-text = Plain surfaces, stronger lines and letters.
set-text = Size of text
set-text-text = Large text gets the layout of a smaller screen. The board has its own zoom.
percent = { $n } %
set-motion = Animations
set-motion-text = Pieces travel and ships sail. If your device asks for less motion, nothing moves anyway.
set-answering = Answering
set-confirm-each = Confirm each step
set-confirm-each-text = A press chooses and shows what comes of it, a second one answers.
set-usual = What is answered by itself
set-usual-text = What almost everybody would answer. It stands in the bar until the next answer, and Undo takes it back.
set-usual-only = Where there is only one answer
set-usual-payment = Payments in coins, while they suffice
set-usual-reward = Rewards that cost nothing
set-usual-cube = A cube, where all have one colour
set-attention = Sound
set-sound = Soft sounds
set-sound-text = A card that is played, coins that change hands, and two notes when it is your turn. The tab always shows that.
set-sound-card = A card
set-sound-coin = A coin
set-sound-turn = Your turn
set-orders = Standing orders
set-orders-text = These are given at each table where you sit down. In the menu of a table you can change them for that table.

## First steps

first-title = Welcome to Lisbon
first-lead = On All Saints’ Day of 1755 an earthquake, a wave and a fire destroyed the city. You are one of those who build it anew.
first-goal = What it is about
first-goal-text = Whoever has the most wigs at the end has won: the finer the wig, the greater the influence. Wigs come from stores and public buildings in the new lower city, from ships that sail full, and from decrees, which pay at the end for what you have done best.
first-turn = How a turn goes
first-turn-text = You play one card of your hand, and take a new one. With the card you do one of four things:
first-gold = Take gold
first-gold-text = Throw the card away for one piece of gold. The modest way.
first-portfolio = Keep it
first-portfolio-text = Put the card on your own board, where it helps you for long; then sell goods or trade with the nobles.
first-visit = Visit a noble
first-visit-text = Play a noble’s card at court, pay influence, and do what this noble can do. Others may follow with a royal favour.
first-event = Pay for an event
first-event-text = A treasury card brings what is written on it.
first-builder = The Builder
first-builder-text = recruits officials, draws plans, and lets you build a store.
first-minister = The Minister
first-minister-text = gives ships, goods and decrees.
first-king = The King
first-king-text = knows the Cardinal, grants favours, and opens public buildings.
first-here = How this table is used
first-glow = What glows can be chosen
first-glow-text = One question stands below the board. Everything that answers it has a warm edge.
first-look = Point before you choose
first-look-text = Point at an answer to see what it costs and brings. Point at any card or tile to read it. What is not possible says why.
first-undo = Try things out
first-undo-text = Undo takes back one answer after the other, until something hidden is shown.
first-confirm = Confirm at the end
first-confirm-text = Your turn counts only when you confirm it.
first-keys = By keyboard
first-keys-text = Arrow keys choose, Enter answers, U takes back, / finds an answer by its words.
first-rules = Rules at hand
first-rules-text = The number of a rule opens it in place.
first-you = Newcomer
first-go = Start a gentle first game
first-go-text = Against one weak bot, with small tasks that lead you through the first turns, and a hint whenever you ask. It takes about an hour, and you can stop at any time.

## The line to type on: the first word of each command is its name, the others are also understood

command-line = Type an answer or a command
command-line-hint = An answer, its number, or: list, undo, confirm, why, hand, status, players, score, log, hint, help
command-undo = undo back u
command-confirm = confirm ok yes! go
command-hint = hint advise
command-why = why
command-list = list answers options
command-hand = hand cards
command-status = status me
command-players = players others
command-log = log history
command-score = score scores wigs
command-help = help ?
said-help = Type words of an answer, its number in the list, or what a record calls it, for instance “court political-05”. An empty line gives the answer that is chosen. Commands: list reads the answers; undo takes the last one back; confirm ends the turn; why and words tells what is not possible; hand, status, players, score and log tell how things stand; hint asks the planner.
said-undone = The last answer is taken back.
said-nothing-to-undo = There is nothing to take back.
said-no-hint = There is no hint now.
said-confirmed = The turn is confirmed.
said-answered = Answered: { $answer }.
said-chosen = Chosen: { $answer }. Press Enter to answer.
said-choose-first = First choose one of { $n ->
    [one] 1 answer
   *[other] { $n } answers
}; type list to hear them.
said-not-asked = You are not asked anything now.
said-confirm-or-undo = Your turn is done: type confirm or undo.
said-no-number = There is no answer { $n }: they are numbered from 1 to { $all }.
said-several = Several answers have these words: { $answers }. Type one of the numbers.
said-unknown = No answer and no command is called “{ $line }”. Nearest: { $answers }. Type help for all commands.
said-closed = { $answer }: not possible. { $reason } Rule { $rule }.
said-possible = That is possible.
said-nothing-closed = Nothing with these words is ruled out here.
said-numbered = { $n }: { $answer }
said-more = { $n } more
said-none = none to play now
said-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand. Answers with them: { $answers }.
said-score = { $name }: { $wigs }.
said-status = { $name } has { $things }, and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
said-spectating = You are watching.
heard-question = { $question } { $n ->
    [one] 1 answer.
   *[other] { $n } answers.
}

## What an answer means, on the board

preview = What it means
preview-reward = Reward: { $reward }
closed-here = Not possible now
answers-here = { $n } answers here
preview-how = How it adds up
preview-less = Only the sums

## The steps of a turn, done, now and to come

step-setup = Set-up
step-card = Card
step-action = Action
step-goods = Sell or trade
step-sell = Sell
step-trade = Trade
step-state = State action
step-store = Store
step-decree = Decree
step-opening = Building
step-cube = Cube
step-house = House
step-pay = Pay
step-reward = Reward
step-penalty = Penalty
step-follow = Follow
step-draw = Draw
step-church = Church
step-period = Period

## Moments that are staged on the board

you = You
done = done
influence = influence
chooses-now = chooses now
chooses-next = chooses next
good-gold = Gold
good-cloth = Cloth
good-books = Books
good-tools = Tools
harbour = Harbour
harbour-how = each cell sells at once
harbour-sell = Sell { $good } to { $mine ->
    [yes] your ship
   *[no] the ship of { $who }
} for { $price }.
harbour-sails = It sails: { $mine ->
    [yes] you gain
   *[no] { $who } gains
} { $gain }.
harbour-free = { $n } free
harbour-at-sea = at sea
harbour-sailed = At sea. It docks when { $mine ->
    [yes] your turn begins.
   *[no] the turn of { $who } begins.
}
harbour-nothing = Not for sale here.
harbour-sold = Sold so far
harbour-rule = A full ship sails at once: its owner gains a wig for each good on board.
church-scores = The church scores
church-how = Press a tile to give it up or keep it
church-order = Who chooses
church-kept = keeps all
church-keep = Keep all
church-give = Give { $n }: +{ $wigs }
church-tile = { $tile }. { $benefit } Its back: { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}.
church-on = keep
church-off = given up
church-backs = the backs: { $backs }
church-backs-none = the wigs on the backs of what you give up
church-once = once, whatever you give up: { $from } → { $to }{ $wigs ->
    [0] {""}
    [one] , and 1 wig for what is beyond
   *[other] , and { $wigs } wigs for what is beyond
}
church-once-none = one tile is enough to gain { $n }
church-lose = You lose: { $what }
church-lose-nothing = You lose nothing.
period-ends = Period { $period ->
    [1] I
   *[2] II
} ends
period-step = step { $n } of { $all }
period-why-sets = { $mine ->
    [yes] You have completed your second set.
   *[no] { $who } has completed a second set.
} A second set, of anybody, ends the first period; the turn was played to its end.
period-why-stacks = { $mine ->
    [yes] You have emptied the third stack.
   *[no] { $who } has emptied the third stack.
} Three empty stacks of the political display end the first period; the turn was played to its end.
period-why-unknown = The first period is over.
period-sets = Sets score
period-sets-text = 3 wigs each; the old display is gone
period-ships = New ships
period-ships-text = with larger hulls
period-discard = Discard for rewards
period-draw = Draw to five
period-draw-text = from the purple deck
period-display = New display
period-display-text = from the brown deck
period-refill = Church and decrees
period-refill-text = are filled
period-table = Sets: 3 wigs each
period-table-solo = Sets: 3 wigs each; Lacerda: 1 wig for each cube
period-discarded = { $n ->
    [0] kept all
    [one] discarded 1
   *[other] discarded { $n }
}
period-rewards = You gain one reward for each kind of noble that you discard
period-claim = Which reward do you take next?
period-could = discard your { $noble }
period-none = no { $noble } with a reward
period-second = no 2nd { $noble }
period-nothing = no reward
period-how = Press cards of your hand. They leave the game; nobody has to discard.
period-draw-after = { $n ->
    [0] You draw no card.
    [one] You draw 1 purple card.
   *[other] You draw { $n } purple cards.
}
period-keep = Keep all
period-discard-n = Discard { $n }
period-next = Period II ends with a fourth set, or when three of four stacks are empty.
pick-some = { $n } of { $number } chosen
pick-more = { $n ->
    [one] Choose 1 more
   *[other] Choose { $n } more
}
pick-these = Take these
follow-waits = { $who }’s turn waits for you
follow-price = What following costs
follow-pay = You pay
follow-after = Your influence
follow-favour-back = Favour goes back
follow-rest = The rest in wigs
follow-recruit = { $n ->
    [0] you have no official left
    [one] you have 1 official to place
   *[other] you have { $n } officials to place
}
follow-plan = for { $officials } officials
follow-plan-none = no plan is left
follow-ship = hull { $n }, sells for { $price } more
follow-ship-none = no ship is left
follow-produce = { $goods }
follow-produce-none = you have no store
follow-cardinal = { $tiles }
follow-cardinal-none = no tile is near
follow-favour = { $nobles }
follow-favour-none = none that you lack is left
follow-store = { $goods }; you have { $reais }
follow-decree = best now: { $decree }, { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
follow-decree-some = { $n ->
    [one] 1 on display
   *[other] { $n } on display
}
follow-decree-none = none is on display
follow-open = { $buildings }; you have { $n ->
    [0] no plan
    [one] 1 plan
   *[other] { $n } plans
}
skip = Skip
final-begins = The game is over. What is left is counted.
final-said = { $what }: { $who }

## Turns that are told

log-fold = Close
log-filter = What the log shows
log-all = All
log-scoring = scoring
log-round = Round { $n }
heard-turn = { $turn }.
since-folded = Since · { $n }
tell-again = Tell again
in-the-log = In the log
telling = What the others do
told-step = { $who }: { $step }
told-back = One step back
told-next = One step on
told-pause = Pause
told-on = Go on
telling-pace = How fast turns are told
set-telling-text = While others move, their turns are told step by step on the table. Space pauses, the arrow keys go step by step, Escape goes to now.
pace-slow = Slow
pace-normal = Normal
pace-instant = Instant
to-my-turn = To my turn
to-now = To now
