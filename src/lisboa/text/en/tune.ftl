### The command `lisboa tune`.

minutes-option = how long to search, such as 30 or 0.5 (usually %(default)s); the generation that is being played is finished
jobs-option = how many processes share the work (usually %(default)s)
solo-option = tune the weights against Lacerda instead of those for two to four players
from-option = the weights to begin with: a name (usually %(default)s) or a .toml file
seed-option = another number is another search (usually %(default)s)
state-option = where the search is kept; if the file exists, the search goes on (usually %(default)s)
out-option = write the weights into this file after every generation
check-option = in the end, play so many deals with the new weights against those at the beginning

no-weights = There are no weights “{ $name }”: { $reason }.
out-no-toml = { $file }: weights are written into a file that ends in .toml, by which bots find them.
not-a-search = { $file } holds no search of this kind.
resumed = Going on after generation { $n } ({ $file }).
interrupted = Interrupted. The same command goes on from { $file }.
written = The weights are in { $file }. Let them play: lisboa arena --bots { $play }

searching = Searching. A generation has { $games } games; the last one is finished, whatever the time.
progress = generation { $n }: the best candidates win { $wins } against the last best, { $lead } wigs ahead; spread { $spread }
progress-solo = generation { $n }: the best candidates reach a rank in { $wins } of the games, { $lead } wigs ahead; spread { $spread }
check = On { $n } new deals the new weights win { $wins } against the old ones, { $lead } wigs ahead.
check-solo = On { $n } new deals the new weights reach a rank in { $wins } of the games, { $lead } wigs ahead.
