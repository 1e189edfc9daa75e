### The command `lisboa tune`.

minutes-option = combien de temps chercher, par exemple 30 ou 0.5 (d’ordinaire %(default)s) ; la génération en cours est terminée
jobs-option = le nombre de processus qui se partagent le travail (d’ordinaire %(default)s)
solo-option = régler les poids contre Lacerda au lieu de ceux à deux à quatre joueurs
from-option = les poids de départ : un nom (d’ordinaire %(default)s) ou un fichier .toml
seed-option = un autre nombre est une autre recherche (d’ordinaire %(default)s)
state-option = où la recherche est conservée ; si le fichier existe, la recherche continue (d’ordinaire %(default)s)
out-option = écrire les poids dans ce fichier après chaque génération
check-option = à la fin, jouer autant de donnes avec les nouveaux poids contre ceux du départ

no-weights = Il n’y a pas de poids « { $name } » : { $reason }.
out-no-toml = { $file } : les poids s’écrivent dans un fichier en .toml, où les bots les trouvent.
not-a-search = { $file } ne contient pas de recherche de ce genre.
resumed = Suite après la génération { $n } ({ $file }).
interrupted = Interrompu. La même commande reprend à partir de { $file }.
written = Les poids sont dans { $file }. Faites-les jouer : lisboa arena --bots { $play }

searching = Recherche. Une génération compte { $games } parties ; la dernière est terminée, quelle que soit l’heure.
progress = génération { $n } : les meilleurs candidats gagnent { $wins } contre les derniers meilleurs, { $lead } perruques d’avance ; dispersion { $spread }
progress-solo = génération { $n } : les meilleurs candidats atteignent un rang dans { $wins } des parties, { $lead } perruques d’avance ; dispersion { $spread }
check = Sur { $n } nouvelles donnes, les nouveaux poids gagnent { $wins } contre les anciens, { $lead } perruques d’avance.
check-solo = Sur { $n } nouvelles donnes, les nouveaux poids atteignent un rang dans { $wins } des parties, { $lead } perruques d’avance.
