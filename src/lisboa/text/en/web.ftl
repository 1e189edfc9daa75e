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

## Light and dark

light = Light
dark = Dark
theme-text = The colours of this page

## The start page

new-game = New game
mode-solo = Solo
mode-solo-text = You against Lacerda
mode-bots = With bots
mode-bots-text = One to three, four levels
mode-table = One table
mode-table-text = Pass the device, hands stay hidden
mode-friends = With friends
mode-friends-text = Send a link, play at any time
your-name = Your name
name-of = Name of person { $n }
name-by-colour = called by colour
colour-0 = Red
colour-1 = Green
colour-2 = Violet
colour-3 = Black
people = People
bots = Bots
level = Level
your-seat = Your seat
bot-apprentice = Apprentice
bot-merchant = Merchant
bot-courtier = Courtier
bot-minister = Minister
bot-number = { $name } { $n }
start = Start
variants = Variants and house rules
variant-draft = Draft the first hand
variant-starting_decrees = Starting decrees
variant-tasks = Task cards
variant-tokens = Reward tokens on plots and sites
variant-queen = The Queen
variant-hints = The planner may be asked for a hint
your-games = Your games
no-games = The games you play here will stand here.
where = Period { $period ->
    [1] I
   *[2] II
} · Turn { $turn }
where-your-turn = { $place } · your turn
before-first-turn = Before the first turn
won-by = won by { $who }
game-ended = ended early
play = Play
go-on = Go on
look = Look
forget = Forget this game here
rules = Rules
rules-text = Every rule, searchable
open-record = Open a record
open-record-text = Look at it or play on
settings = Settings
settings-text = Confirming, motion, sound
server-away = The server does not answer. Is it still running?

## The question

question = The question
seek-answer = Type to find an answer
no-answer-found = No answer has these words.
not-possible = { $n ->
    [one] 1 answer is not possible now
   *[other] { $n } answers are not possible now
}
all-answers = All { $n } answers
advised = The planner’s choice
final = no way back
costs = costs { $amount }
brings = brings { $amount }
preview-costs = Costs { $amount }.
preview-gains = Brings { $amount }.
preview-other-gains = { $who } gains { $amount }.
preview-other-loses = { $who } loses { $amount }.
preview-final = There is no way back after this: it shows something hidden or passes the decision on.
preview-hint = The planner sees a { $chance } % chance to win and expects { $margin ->
    [0] to be level
   *[other] a margin of { $margin } wigs
}.
choose = Choose an answer
confirm = Confirm the turn
undo = Undo
hint = Hint
hint-wait = Thinking …
show-options = Show the choices on the board
turn-so-far = Your turn so far
turn-ready = Is this your turn?
turn-summary = Summary of the turn
turn-final = After this there is no way back.
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

## Around the game

links = Links to send
spectators = Spectators
copy = Copy
copied = Copied
orders = Do not ask me
order-follow = to follow a visit to { $noble }
order-church = to give clergy tiles when the church scores
order-declines = anything in the turns of others that I can decline
save-record = Save the record
report = Report a problem
hand-over = Let a bot play for me
take-back = Play myself again
concede = Concede
concede-sure = Concede, really

## The end

rebuilt = { $who } rebuilt Lisbon
won-together = { $who } rebuilt Lisbon together
ended-by-people = The game was ended
won-with = { $n } wigs, { $ahead ->
    [0] and level
   *[other] { $ahead } ahead
}.
tie-breaks = Ties were broken by { $rules }.
where-wigs = Where the wigs came from
look-at-table = Look at the table
play-again = Play again
result = Result

## Replay

replay = Replay
replay-at = After { $n } of { $all } answers
replay-start = The game begins.
replay-point = Point of the game
first = To the beginning
previous = Back
run = Run
pause = Pause
next = On
last = To the end
play-on = Play on from here
whose-view = Whose view
all-open = All open

## Rules

rules-seek = Find in the rules
rules-seek-example = rubble, or STORE-08
rules-found = { $n } of { $all } statements
rules-sections = Sections

## Settings

set-theme = Colours
set-theme-system = As the device
set-theme-light = Light
set-theme-dark = Dark
set-confirm = Confirming
set-confirm-each = Choose an answer, then press the button; pause before what is final
set-confirm-turn = A click answers; pause before what is final
set-confirm-none = A click answers; no pause
set-more = Motion and sound
set-motion = Animations
set-sound = A sound when it is my turn and I look elsewhere
set-orders = What you do not want to be asked at a table stands in the menu of that table.
