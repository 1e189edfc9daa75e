### The command `lisboa tune`.

minutes-option = cuánto tiempo buscar, en minutos, por ejemplo 30 o 0.5 (por defecto %(default)s); la generación en curso se termina
jobs-option = cuántos procesos se reparten el trabajo (por defecto %(default)s)
solo-option = ajustar los pesos contra Lacerda en vez de los de dos a cuatro jugadores
from-option = los pesos de partida: un nombre (por defecto %(default)s) o un archivo .toml
seed-option = otro número es otra búsqueda (por defecto %(default)s)
state-option = dónde se guarda la búsqueda; si el archivo existe, la búsqueda continúa (por defecto %(default)s)
out-option = escribir los pesos en este archivo después de cada generación
check-option = al final, jugar este número de repartos con los pesos nuevos contra los iniciales

no-weights = No existen los pesos «{ $name }»: { $reason }.
out-no-toml = { $file }: los pesos se escriben en un archivo acabado en .toml, por el que los bots los encuentran.
not-a-search = { $file } no contiene ninguna búsqueda de este tipo.
resumed = Se continúa después de la generación { $n } ({ $file }).
interrupted = Interrumpido. La misma orden continúa desde { $file }.
written = Los pesos están en { $file }. Para hacerlos jugar: lisboa arena --bots { $play }

searching = Buscando. Una generación tiene { $games } partidas; la última se termina, dure lo que dure.
progress = generación { $n }: los mejores candidatos ganan el { $wins } contra el mejor anterior, con { $lead } pelucas de ventaja; dispersión { $spread }
progress-solo = generación { $n }: los mejores candidatos alcanzan un rango en el { $wins } de las partidas, con { $lead } pelucas de ventaja; dispersión { $spread }
check = En { $n } repartos nuevos, los pesos nuevos ganan el { $wins } contra los antiguos, con { $lead } pelucas de ventaja.
check-solo = En { $n } repartos nuevos, los pesos nuevos alcanzan un rango en el { $wins } de las partidas, con { $lead } pelucas de ventaja.
