### The server: its command, and what it says when it cannot do what somebody asks.

## The command

port-option = the port; by default { $port }, or the next one that is free
open-option = open the page in the browser
host-option = the address to listen on; 0.0.0.0: every address of this machine
data-option = where everything is kept, if not in the usual place
database-option = a database such as postgresql://user@host/name, instead of SQLite
edition-option = the folder of an edition of your own, or several of them, that tables may choose besides Baixa; the first one is played where nobody chooses
workers-option = how many processes bots think in
origin-option = a web page besides our own that may talk to this server; may be repeated
proxy-option = the address of a proxy that may say who it speaks for
name-option = a name by which browsers find this server, such as lisboa.example, besides localhost, addresses and names of the local network; may be repeated
stop-within-option = how many seconds the server has to end when it is told to (usually 20)
keep-finished-option = for how long finished games are kept (usually 365 days)
keep-unfinished-option = for how long games are kept that nobody plays on (usually 180 days)
keep-expired-option = for how long after that they are only out of sight and can be brought back (usually 30 days)
expire-after-option = after how many hours of running games may expire (usually 6)
expire-share-option = how many percent of all games may expire in an hour at most (usually 10)
longest-silence-option = after how many days without any change the clock is no longer believed, so that nothing expires (usually 30)
games-per-address-option = how many games one address may make in an hour (usually 60; 0: any number)
thinking-per-address-option = for how many minutes of an hour bots think for one address (usually 60; 0: without end)
thinking-per-game-option = the same for one game (usually 30)
most-games-option = how many games are stored (usually 100000; 0: any number)
most-connections-option = how many connections are open at once (usually 10000, if the system allows that many files)
connections-per-address-option = how many of them one address may have (usually 512)
spectators-per-address-option = how many of these only watch (usually 64); seats do not count
log-option = also tell of every request and every move, not only of what goes wrong
json-logs-option = the same, written for programs

serving = Serving at { $url } (Ctrl-C stops it).
open-yourself = Open this address in a browser to play.
no-page = This installation has no page for the browser. It is built with make and Node 20.19 or newer, or a network to fetch Node from; then, in the checkout, pip install . brings it along.
port-taken = Port { $port } is taken.
port-in-use = Port { $port } is taken; choose another one.
unknown-host = This machine has no such address.
unknown-database = There is no such kind of database; use sqlite:///FILE or postgresql://… (which needs `lisboa[postgres]`).
database-away = The database does not answer.
database-missing = There is no such database: its folder, its name or its user is missing.
database-damaged = This file is damaged, or it is not an SQLite database. Nothing was changed; `lisboa restore` brings a back-up into a new file.
database-newer = This database belongs to a newer version of the program. Start that one; nothing was changed.
database-taken = A server uses this database already, and two on one SQLite file do not hear of each other. Stop it, or choose another --data or --database.
welcome =
    { $product } { $version } is running. The page for the browser is not part of this installation;
    programs find everything under /api, described in /api/openapi.json.
stopped = Stopped. Nothing is lost.

## Refusals

refused-malformed = This cannot be understood ({ $where }: { $what }).
refused-not-here = There is nothing here.
refused-no-credential = Show a secret of this game.
refused-wrong-credential = This link is not good for this game, or not any more.
refused-seat-taken = This invitation has been used, and the seat is taken. If it was you, the link of your seat stands in the menu of the table on the device that you used; otherwise ask the host for a new link.
refused-secret-known = Choose a secret that nobody knows.
refused-not-yours = This seat is not yours.
refused-not-host = Only the host may do this.
refused-unknown-game = There is no such game, or not any more.
refused-unknown-edition = There is no such edition.
refused-no-such-edition = This server offers no edition called “{ $name }”. It offers { $offered }.
refused-edition-of-record = The record was played with the edition “{ $name }”, which this server does not have; it has { $offered }.
refused-edition-of-record-changed = The record was played with the edition “{ $name }” of fingerprint { $fingerprint }. This server has one of that name which plays differently ({ $offered }).
refused-no-such-seat = There is no such seat.
refused-no-human = No human sits there.
refused-too-many = There are too many connections to this game.
refused-unavailable = The database does not answer. Nothing has changed; try again in a moment.
refused-busy = The planner is busy; ask again in a moment.
refused-stale = The game has gone on. Look at it, and answer again.
refused-request-taken = Somebody else has made this request.
refused-hello-twice = You have said hello already.
refused-over = The game is over.
refused-ended = The game was ended.
refused-frozen = This version of the program plays this game differently from the one that wrote it. It can be read, but not played on.
refused-other-rules = This game was played under version { $rules } of the rules, and this program plays version { $ours }. It can be looked at and exported, but not played. { $program ->
    [unknown] No program is known that plays it.
    [newer] A newer program plays it.
   *[other] Lisboa { $program } plays its record.
}
refused-not-kept = This game was played under version { $rules } of the rules, and this program plays version { $ours }. How it stood was not written down in a form for others, so it cannot be shown; nothing of it is lost, and its record can be exported. { $program ->
    [unknown] No program is known that plays it.
    [newer] A newer program plays it.
   *[other] Lisboa { $program } plays its record.
}
refused-confirm-first = Confirm your answer, or take it back.
refused-no-advance = There is no card to be chosen before others follow.
refused-nothing-drafted = There is nothing to confirm or to take back.
refused-another-human = What is published stays, because another human plays.
refused-nothing-to-rewind = The game has not come that far.
refused-dealt = Church and hands have been turned up, so the clergy tiles are chosen for good.
refused-undealt = Before church and hands are dealt, a game can be played on only when it is over.
refused-bot-plays = A bot plays for this seat.
refused-no-bot-plays = No bot plays for this seat.
refused-not-silent = { $seconds ->
    [0] Only the seat that is asked can be silent.
   *[other] The seat has not been silent long enough: { $seconds } seconds more.
}
refused-conceded = This seat has conceded.
refused-no-hints = This table plays without hints.
refused-no-play-on = This table agreed that nobody plays on from a past moment.
refused-play-on-agreed = Whether one may play on from a past moment was agreed before the deal; it stays so.
refused-not-over = The game is not over yet.
refused-rematch-there = There is a rematch already.
refused-lacerda-seat = Lacerda sits on the second of two seats.
refused-same-colours = Two seats cannot have the same colour.
refused-other-seats = The seats do not fit this game.
refused-no-such-point = The game has only { $n } actions.

## What the whole table is told about links

notice-link = The host made a new link for { $name }. The old one no longer works.
notice-take = { $name }: the seat was taken with its invitation.
notice-spectators = The host made a new link for spectators.
