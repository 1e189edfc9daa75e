### For operators and their guests: workers, limits, back-up and restore.

worker-died = su proceso terminó

## What is refused at the door

too-many-requests = Ha sido demasiado de una vez. Inténtalo de nuevo dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
too-many-sockets = Ya hay { $n ->
        [one] 1 conexión
       *[other] { $n } conexiones
    } desde esta dirección.
too-many-games = Desde esta dirección se han creado muchas partidas hace poco. La próxima se podrá crear dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
too-many-spectators = Ya hay { $n ->
        [one] 1 espectador
       *[other] { $n } espectadores
    } en esta dirección; los asientos siguen abiertos a sus jugadores.
thought-enough = Aquí los bots ya han pensado mucho rato. La próxima sugerencia se podrá pedir dentro de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
refused-full = Este servidor ya guarda todas las partidas que puede. Habrá sitio de nuevo cuando se borren o caduquen las antiguas.
body-too-large = Es demasiado grande; el máximo son { $n } bytes.
too-slow = La petición tardó demasiado en llegar.
wrong-origin = Esta página no puede comunicarse con este servidor.
refused-failed = Algo ha fallado aquí. Queda anotado; inténtalo de nuevo.

## Back-up and restore

database-option = la base de datos, como en `lisboa serve`; por defecto, la de la carpeta de datos
data-option = la carpeta de datos del servidor, si no es la habitual
backup-file = el archivo que escribir; no debe existir ninguno con ese nombre
restore-file = un archivo escrito por `lisboa backup`
replace-option = también si hay partidas en la base de datos: se pierden
progress = { $n } filas…
backed-up = { $file }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } con { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }.
restored = { $games ->
        [one] Restaurada una partida
       *[other] Restauradas { $games } partidas
    } con { $entries ->
        [one] una entrada
       *[other] { $entries } entradas
    }.

no-such-database = Esta no es una base de datos que pueda usar. Ejemplos: sqlite:////srv/lisboa.sqlite, postgresql://lisboa@localhost/lisboa.
with-option = el Python de otra versión del programa, para las partidas que solo esa versión juega
kept = { $games ->
    [0] No había ninguna partida que anotar.
    [one] Se ha anotado el estado de una partida.
   *[other] Se ha anotado el estado de { $games } partidas.
}
no-keepsakes = { $python } no ha dicho cómo están sus partidas: { $why }
no-database = { $file }: no existe esa base de datos.
file-exists = { $file }: ya existe un archivo con ese nombre; elige otro.
has-games = En esta base de datos hay { $n ->
        [one] una partida
       *[other] { $n } partidas
    }. Para perder lo que hay y restaurar de todos modos: --replace.
no-backup = { $file }: no es una copia de seguridad.
newer-file = { $file }: esta copia de seguridad la hizo una versión más reciente del programa.
damaged = { $file }: esta copia de seguridad está dañada; no se ha restaurado nada.
cut-off = { $file }: esta copia de seguridad acaba antes de tiempo; no se ha restaurado nada.
other-schema = La base de datos pertenece a otra versión del programa. Ejecuta `lisboa serve` una vez para actualizarla, o haz la copia de seguridad con la versión que la escribió.
database-error = La base de datos se ha negado ({ $error }); no se ha cambiado nada.
server-runs = Un servidor usa esta base de datos. Detenlo primero; no se ha cambiado nada.

## The schema of a database

schema-to-option = el esquema al que llevar la base de datos; a uno anterior, solo con todos los servidores parados
schema-is = La base de datos tiene el esquema { $schema }; esta versión del programa usa { $newest }.
schema-none = aún sin tablas
schema-brought = Del esquema { $before } al { $schema }.
schema-unknown = No conozco ese esquema. Los que conozco: { $known }.
schema-one-way = El esquema { $schema } contiene lo que los anteriores no pueden: desde ahí solo se vuelve con una copia de seguridad anterior. No se ha cambiado nada.
