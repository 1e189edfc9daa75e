### What is typed at a question of `lisboa play`: words, help, and what is said about mistakes.

## Words. Each list may hold as many as people try; the English ones are always understood.

words-undo = undo u back
words-board = board b table show look map
words-hand = hand h cards
words-log = log l history
words-refused = not n no impossible
words-why = why w can
words-rules = rules rule r what how
words-help = help ? commands
words-short = short brief
words-full = full long
words-again = again options question list
words-save = save s
words-quit = quit q exit leave bye
next-words = n next
previous-words = p previous back
yes-words = y yes
no-words = n no
# Behind a word of the rules: data, checks and examples, too.
everything = all

## At a question

prompt = { $name } >
hint = A number from 1 to { $most }, or a word: undo, board, hand, log, not, why …, rules …, help, quit.
hint-picking = In any order: one number after the other, or all at once, such as “{ $example }”.
picked = Chosen so far: { $things }. “undo” takes the last one off.
enough = That is all
enough-none = None of them
confirm = This cannot be taken back. Play it? [Y/n]
undone = Taken back.
unpicked = Not chosen after all: { $thing }.
yes-or-no = Please answer y or n.
no-such-number = There is no option { $number }: type a number from 1 to { $most }, or help.
nothing-typed = Type a number from 1 to { $most }, or help.
one-number = One number at a time: this question has one answer.
too-many = Choose { $n } in all, not more.
not-there = { $thing }: there is no second one to choose.
not-understood = I do not understand “{ $text }”. Type a number from 1 to { $most }, or help.
not-understood-near = I do not understand “{ $text }”. Did you mean “{ $near }”? A number from 1 to { $most } answers; help tells more.
fits-several = “{ $text }” fits the options { $numbers }: type one of the numbers.
now-short = From now on each turn shows what has changed. “board” shows all, “full” brings the whole table back.
now-full = From now on each turn shows the whole table. “short” shows only what has changed.

## Help. Lines with a bar have a left column and a right column.

help-title = How to play
help-game =
    You rebuild Lisbon after the earthquake of 1755. Whoever has the most wigs at the end wins.
    In your turn you play one card: into your portfolio, and then you sell goods to ships or trade them for actions; or at court, where you visit the noble on the card (the Builder builds stores, the Minister gives decrees, the King opens public buildings) or sponsor an event. Then you draw a card.
    You answer one small question after the other. The number in front of an answer plays it; its costs and gains stand behind it. “final” means that it cannot be taken back.
help-commands =
    1, 2, 3 … | answer with this option; words of it do as well, such as “visit king”
    undo | take back your last answer, as often as nothing new came to light
    board | the whole table; or a part: board city, court, church, shipyard, decrees, display, players, or a player’s name
    hand | your cards with all their texts
    log | what happened in the last turns
    not | what is not possible now, and why
    why … | ask about one thing: why can’t I build a store?
    rules … | a rule or a search: rules STORE-08, rules rubble, rules rubble all
    short, full | show at each turn what has changed, or the whole table
    Enter | the question again
    quit | leave; the game is saved after every answer, and “lisboa play” goes on with it
help-letters = The first letters do as well: u b h l n w r q, and ? for help.
help-rules = The rules behind this question: { $rules }.

## Long lists

more = { $shown } of { $lines } lines. Enter shows more, q ends the list.
