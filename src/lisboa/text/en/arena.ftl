### The command `lisboa arena`.

bots-option = who plays, with commas between them: greedy,planner:200ms,my_module:MyBot
players-option = how many sit at the table, 2 to 4 (usually { $usual })
games-option = how many games; each deal is played by every seating (usually %(default)s)
seed-option = the first deal has this seed, the next one the next number (usually %(default)s)
jobs-option = how many processes share the work (usually one for each core)
on-option = where: here, or on a Ray cluster (that of RAY_ADDRESS, or one started for it)
json-option = the result as JSON, for programs
csv-option = also write every seat of every game into this file
stop-early-option = stop as soon as it is settled who is the best
resume-option = keep the games in this file and go on from those that are in it
fresh-option = forget what an interrupted match left behind
edition-option = the folder of an edition of your own

## Wrong arguments

no-name = A name is missing between the commas.
too-few-bots = One bot has nobody to play against. Name two, the same one twice to let it play itself, or --solo.
named-twice = { $bot } is named twice; with more bots than seats each is named once.
stop-early-needs-two = --stop-early compares bots: name at least two.
unwritable = { $file } cannot be written: { $reason }.
journal-unreadable = { $file } cannot be read: { $reason }.
journal-no-journal = { $file } is not a journal of a match.
journal-another-match = { $file } is the journal of another match: other bots, another table, or an older version of them.
journal-spoilt = { $file }, line { $line }, is not a game of this match.

## While it runs

playing = Playing
progress = { $done } of { $games } games · { $bot } { $share }
rounded = { $asked } games cannot be shared out evenly: each deal is played { $seatings } times, so there will be { $games }.
resumed = { $done } of { $games } games were played before; going on from there.
put-aside = What an interrupted match left behind cannot be read and is forgotten.
not-kept = If this match is interrupted it cannot be resumed: { $reason }.
interrupted = Interrupted after { $done } of { $games } games.
go-on = The same command goes on from there.
no-ray = The package ray is not installed: pip install "lisboa[ray]"
no-cluster = There is no Ray cluster to play on: { $cause }
worker-lost = One of the processes died; { $done } of { $games } games are played.
broken = The game with seed { $seed } and { $bots } at the table could not be played to its end: { $cause }
nothing-counted = No deal has been played by every seating yet, so there is nothing to compare.

## The result

title = { $games } { $players ->
    [solo] of one player against Lacerda
   *[other] of { $players } players
}: { $deals }, each played { $seatings ->
    [1] once
   *[other] { $seatings } times
}
games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
deals = { $n ->
    [one] 1 deal (seed { $first })
   *[other] { $n } deals (seeds { $first } to { $last })
}
head-bot = Bot
head-games = games
head-share = win share, %
head-wigs = wigs
head-difference = ahead by
head-rating = rating
head-ms = ms
head-faults = faults
head-failed = failed
confidence = Intervals hold with 95 % confidence, deals being the unit. A seat wins { $chance } by chance.
confidence-solo = Intervals hold with 95 % confidence, deals being the unit.
ending = Ended by { $sets ->
    [one] rubble sets in 1 game
   *[other] rubble sets in { $sets } games
} and by { $stacks ->
    [one] card stacks in 1
   *[other] card stacks in { $stacks }
}; { $turns } turns for each player on average.
settled = Stopped early: { $bot } is the best, at 95 % whenever one looks.
faults = { $n ->
    [one] { $bot } forfeited 1 decision to greedy: { $fault }
   *[other] { $bot } forfeited { $n } decisions to greedy, the first one: { $fault }
}
failed = { $bot } failed and is not ranked: it forfeited { $share } of its decisions to greedy, whose play the others met in its seat. The first time: { $fault }
ranks = Ranks reached
