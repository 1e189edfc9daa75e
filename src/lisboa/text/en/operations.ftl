### For operators and their guests: workers, limits, back-up and restore.

worker-died = its process ended

## What is refused at the door

too-many-requests = That was too much at once. Please try again in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
too-many-sockets = There are already { $n } connections from this address.
too-many-games = Many games were made from this address lately. The next one can be made in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
too-many-spectators = There are already { $n } spectators at this address; seats are still open to their players.
thought-enough = Bots have thought for long here. The next hint can be had in { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }.
refused-full = This server holds as many games as it can. There is room again when old ones are deleted or expire.
body-too-large = This is too large; the most is { $n } bytes.
too-slow = The request took too long to arrive.
wrong-origin = This page may not talk to this server.
refused-failed = Something went wrong here. It has been noted; please try again.

## Back-up and restore

database-option = the database, as for `lisboa serve`; by default that in the data folder
data-option = the data folder of the server, where it is not the usual one
backup-file = the file to write; there must be none of this name
restore-file = a file that `lisboa backup` wrote
replace-option = also if there are games in the database: they are lost
progress = { $n } rows …
backed-up = { $file }: { $games ->
        [one] one game
       *[other] { $games } games
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }.
restored = { $games ->
        [one] One game
       *[other] { $games } games
    } with { $entries ->
        [one] one entry
       *[other] { $entries } entries
    } restored.

no-such-database = This is no database that I can use. Examples: sqlite:////srv/lisboa.sqlite, postgresql://lisboa@localhost/lisboa.
with-option = the Python of another version of the program, for the games that only that one plays
kept = { $games ->
    [0] There was no game to keep.
    [one] One game was written down as it stands.
   *[other] { $games } games were written down as they stand.
}
no-keepsakes = { $python } did not say how its games stand: { $why }
no-database = { $file }: there is no such database.
file-exists = { $file }: there is such a file already; choose another name.
has-games = There { $n ->
        [one] is a game
       *[other] are { $n } games
    } in this database. To lose them and restore nevertheless: --replace.
no-backup = { $file }: this is not a back-up.
newer-file = { $file }: this back-up was made by a newer version of the program.
damaged = { $file }: this back-up is damaged; nothing was restored.
cut-off = { $file }: this back-up ends too early; nothing was restored.
other-schema = The database belongs to another version of the program. Start `lisboa serve` once to bring it up to date, or back it up with the version that wrote it.
database-error = The database refused ({ $error }); nothing was changed.
server-runs = A server uses this database. Stop it first; nothing was changed.

## The schema of a database

schema-to-option = the schema to bring the database to; to an earlier one only with all servers stopped
schema-is = The database has schema { $schema }; this version of the program uses { $newest }.
schema-none = no tables yet
schema-brought = From schema { $before } to { $schema }.
schema-unknown = I know no such schema. Those that I know: { $known }.
schema-one-way = Schema { $schema } holds what earlier ones cannot: from there only a back-up from before leads back. Nothing was changed.
