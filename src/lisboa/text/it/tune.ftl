### The command `lisboa tune`.

minutes-option = per quanto cercare, per esempio 30 o 0.5 (di solito %(default)s); la generazione in corso si gioca fino in fondo
jobs-option = quanti processi si dividono il lavoro (di solito %(default)s)
solo-option = regola i pesi contro Lacerda invece di quelli per due–quattro giocatori
from-option = i pesi da cui iniziare: un nome (di solito %(default)s) o un file .toml
seed-option = un altro numero è un’altra ricerca (di solito %(default)s)
state-option = dove si conserva la ricerca; se il file esiste, la ricerca continua (di solito %(default)s)
out-option = scrivi i pesi in questo file dopo ogni generazione
check-option = alla fine, gioca questo numero di distribuzioni con i nuovi pesi contro quelli iniziali

no-weights = Non ci sono pesi «{ $name }»: { $reason }.
out-no-toml = { $file }: i pesi si scrivono in un file che finisce con .toml, da cui i bot li riconoscono.
not-a-search = { $file } non contiene una ricerca di questo genere.
resumed = Si continua dopo la generazione { $n } ({ $file }).
interrupted = Interrotta. Lo stesso comando continua da { $file }.
written = I pesi sono in { $file }. Falli giocare: lisboa arena --bots { $play }

searching = Ricerca in corso. Una generazione ha { $games } partite; l’ultima si conclude, qualunque sia l’ora.
progress = generazione { $n }: i candidati migliori hanno { $wins } di vittorie contro gli ultimi migliori, con { $lead } parrucche di vantaggio; dispersione { $spread }
progress-solo = generazione { $n }: i candidati migliori raggiungono uno status (quota di partite: { $wins }), con { $lead } parrucche di vantaggio; dispersione { $spread }
check = Su { $n } nuove distribuzioni i nuovi pesi hanno { $wins } di vittorie contro i vecchi, con { $lead } parrucche di vantaggio.
check-solo = Su { $n } nuove distribuzioni i nuovi pesi raggiungono uno status (quota di partite: { $wins }), con { $lead } parrucche di vantaggio.
