### The command `lisboa simulate`.

players-option = how many play, 2 to 4 (usually { $usual })
games-option = how many games (usually %(default)s)
bots-option = who plays: a bot for all seats, or one for each seat, with commas between them; known: { $names }; also planner:200ms, module:Class and program:COMMAND
seed-option = the first game has this seed, the next one the next number (usually %(default)s)
jobs-option = how many processes share the work (usually one for each core)
json-option = the result as JSON, for programs
records-option = write every game into this folder
edition-option = the folder of an edition of your own

## Wrong arguments

wrong-number-of-bots = { $players ->
    [1] Against Lacerda one bot plays, not { $bots }.
   *[other] { $players } players need one bot for all or { $players } bots, not { $bots }.
}
records-not-a-folder = { $folder } is not a folder that records can be written into: { $reason }.

## While it runs

playing = Playing
progress = { $done } of { $games } games
interrupted = Interrupted after { $done } of { $games } games.
record-lost = A record cannot be written: { $reason }. { $done } of { $games } games are counted.
worker-lost = One of the processes died; { $done } of { $games } games are counted.

record-comment = seed { $seed }, played by { $bots }

## The result

title = { $games } { $players ->
    [solo] of one player against Lacerda
   *[other] of { $players } players
} ({ $bots }), seeds { $first } to { $last }
games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
speed = { $seconds } seconds, { $speed } decisions a second

course = Course of a game
course-turns = Turns of each player
course-answers = Answers to a decision
course-questions = Questions in a game
course-decisions = Decisions (two answers or more) in a game

wigs = Wigs
wigs-player = Wigs of the player
wigs-lacerda = Wigs of Lacerda
wigs-total = Total
head-mean = mean
head-least = least
head-most = most
head-quarter = 25 %
head-half = median
head-three-quarters = 75 %

endings = What brought about the end
ending-period = of the first period
ending-game = of the game
head-sets = rubble sets
head-stacks = card stacks

ranks = Ranks reached
head-games = games
ahead = In { $n ->
    [one] 1 game
   *[other] { $n } games
} the player had more wigs than Lacerda ({ $share }).

winners = Winners
winners-place = By turn order
winners-share = Share of the games
head-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
winners-seat = By bot
head-failed = failed
head-seat = { $seat }. { $bot }
shared = { $n ->
    [0] Nobody had to share a victory.
    [one] In 1 game several players shared the victory.
   *[other] In { $n } games several players shared the victory.
}

failed = { $bot } failed: it forfeited more than 5 % of its decisions, so these games say nothing about it.

no-stuck = No game got stuck.
stuck = { $n ->
    [one] 1 game got stuck. The command plays it again:
   *[other] { $n } games got stuck. The commands play them again:
}
stuck-more = … and { $n } more
stuck-command = lisboa simulate { $table } --bots { $bots } --games 1 --seed { $seed }
stuck-exception = the program failed: { $detail }
stuck-no-answers = a question had no answer
stuck-endless = no end after { $detail } questions
stuck-not-over = it stopped before the final scoring
