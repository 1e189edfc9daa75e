### The server: its command, and what it says when it cannot do what somebody asks.

## The command

port-option = el puerto; por defecto { $port }, o el siguiente que esté libre
open-option = abrir la página en el navegador
host-option = la dirección en la que escuchar; 0.0.0.0: todas las direcciones de este equipo
data-option = dónde se guarda todo, si no es en el lugar habitual
database-option = una base de datos como postgresql://user@host/name, en vez de SQLite
edition-option = la carpeta de una edición propia, o varias, que las mesas pueden elegir además de Baixa; se juega con la primera si nadie elige
workers-option = en cuántos procesos piensan los bots
origin-option = una página web, además de la nuestra, que puede comunicarse con este servidor; se puede repetir
proxy-option = la dirección de un proxy que puede decir en nombre de quién habla
name-option = un nombre con el que los navegadores encuentran este servidor, como lisboa.example, además de localhost, las direcciones y los nombres de la red local; se puede repetir
stop-within-option = cuántos segundos tiene el servidor para terminar cuando se le pide (por defecto 20)
keep-finished-option = cuánto tiempo se conservan las partidas terminadas (por defecto 365 días)
keep-unfinished-option = cuánto tiempo se conservan las partidas que nadie continúa (por defecto 180 días)
keep-expired-option = cuánto tiempo después quedan solo ocultas y pueden recuperarse (por defecto 30 días)
expire-after-option = tras cuántas horas en marcha pueden caducar partidas (por defecto 6)
expire-share-option = qué porcentaje de todas las partidas puede caducar como máximo en una hora (por defecto 10)
longest-silence-option = tras cuántos días sin ningún cambio ya no se cree al reloj, de modo que nada caduca (por defecto 30)
games-per-address-option = cuántas partidas puede crear una dirección en una hora (por defecto 60; 0: las que quiera)
thinking-per-address-option = cuántos minutos de cada hora piensan los bots para una dirección (por defecto 60; 0: sin límite)
thinking-per-game-option = lo mismo para una partida (por defecto 30)
most-games-option = cuántas partidas se guardan (por defecto 100000; 0: las que sean)
most-connections-option = cuántas conexiones hay abiertas a la vez (por defecto 10000, si el sistema permite tantos archivos)
connections-per-address-option = cuántas de ellas puede tener una dirección (por defecto 512)
spectators-per-address-option = cuántas de estas solo miran (por defecto 64); los asientos no cuentan
log-option = informar también de cada petición y cada jugada, no solo de lo que falla
json-logs-option = lo mismo, escrito para programas

serving = Sirviendo en { $url } (Ctrl-C lo detiene).
open-yourself = Abre esta dirección en un navegador para jugar.
no-page = Esta instalación no tiene página para el navegador. Se construye con make y Node 20.19 o posterior, o con una red de la que obtener Node; después, en la copia de trabajo, pip install . la incluye.
port-taken = El puerto { $port } está ocupado.
port-in-use = El puerto { $port } está ocupado; elige otro.
unknown-host = Este equipo no tiene esa dirección.
unknown-database = No existe ese tipo de base de datos; usa sqlite:///ARCHIVO o postgresql://… (que necesita `lisboa[postgres]`).
database-away = La base de datos no responde.
database-missing = No existe esa base de datos: falta su carpeta, su nombre o su usuario.
database-damaged = Este archivo está dañado o no es una base de datos SQLite. No se ha cambiado nada; `lisboa restore` lleva una copia de seguridad a un archivo nuevo.
database-newer = Esta base de datos pertenece a una versión más reciente del programa. Inicia esa; no se ha cambiado nada.
database-taken = Un servidor ya usa esta base de datos, y dos sobre un mismo archivo SQLite no saben el uno del otro. Detenlo o elige otro --data u otra --database.
welcome =
    { $product } { $version } está en marcha. La página para el navegador no forma parte de esta instalación;
    los programas encuentran todo en /api, descrito en /api/openapi.json.
stopped = Detenido. No se ha perdido nada.

## Refusals

refused-malformed = Esto no se entiende ({ $where }: { $what }).
refused-not-here = Aquí no hay nada.
refused-no-credential = Muestra un secreto de esta partida.
refused-wrong-credential = Este enlace no vale para esta partida, o ya no vale.
refused-seat-taken = Esta invitación ya se ha usado y el asiento está ocupado. Si fuiste tú, el enlace de tu asiento está en el menú de la mesa del dispositivo que usaste; si no, pide un enlace nuevo a quien organiza la mesa.
refused-secret-known = Elige un secreto que nadie conozca.
refused-not-yours = Este asiento no es tuyo.
refused-not-host = Solo puede hacerlo quien organiza la mesa.
refused-unknown-game = Esta partida no existe, o ya no existe.
refused-unknown-edition = Esta edición no existe.
refused-no-such-edition = Este servidor no ofrece ninguna edición llamada «{ $name }». Ofrece { $offered }.
refused-edition-of-record = La grabación se jugó con la edición «{ $name }», que este servidor no tiene; tiene { $offered }.
refused-edition-of-record-changed = La grabación se jugó con la edición «{ $name }» de huella { $fingerprint }. Este servidor tiene una con ese nombre que se juega de otra manera ({ $offered }).
refused-no-such-seat = Este asiento no existe.
refused-no-human = Ahí no se sienta ninguna persona.
refused-too-many = Hay demasiadas conexiones a esta partida.
refused-unavailable = La base de datos no responde. No ha cambiado nada; inténtalo de nuevo en un momento.
refused-busy = El planificador está ocupado; pregunta de nuevo en un momento.
refused-stale = La partida ha seguido adelante. Mírala y responde de nuevo.
refused-request-taken = Esta petición ya la ha hecho otra persona.
refused-hello-twice = Ya has enviado el saludo.
refused-over = La partida ha terminado.
refused-ended = Se ha puesto fin a la partida.
refused-frozen = Esta versión del programa juega esta partida de otra manera que la que la escribió. Se puede leer, pero no continuar.
refused-other-rules = Esta partida se jugó con la versión { $rules } de las reglas, y este programa juega con la versión { $ours }. Se puede mirar y exportar, pero no jugar. { $program ->
    [unknown] No se conoce ningún programa que la juegue.
    [newer] La juega un programa más reciente.
   *[other] Lisboa { $program } juega su grabación.
}
refused-not-kept = Esta partida se jugó con la versión { $rules } de las reglas, y este programa juega con la versión { $ours }. Su estado no se anotó en una forma que otros entiendan, así que no se puede mostrar; no se ha perdido nada de ella, y su grabación se puede exportar. { $program ->
    [unknown] No se conoce ningún programa que la juegue.
    [newer] La juega un programa más reciente.
   *[other] Lisboa { $program } juega su grabación.
}
refused-confirm-first = Confirma tu respuesta o deshazla.
refused-no-advance = No hay ninguna carta que elegir antes de que sigan los demás.
refused-nothing-drafted = No hay nada que confirmar ni que deshacer.
refused-another-human = Lo publicado se queda, porque juega otra persona.
refused-nothing-to-rewind = La partida no ha llegado tan lejos.
refused-dealt = La Iglesia y las manos ya se han revelado, así que la elección de losetas de clero es definitiva.
refused-undealt = Antes de llenar la Iglesia y repartir las manos, una partida solo se puede continuar si ha terminado.
refused-bot-plays = Un bot juega en este asiento.
refused-no-bot-plays = Ningún bot juega en este asiento.
refused-not-silent = { $seconds ->
    [0] Solo puede estar callado el asiento al que se pregunta.
    [one] El asiento no lleva callado el tiempo suficiente: 1 segundo más.
   *[other] El asiento no lleva callado el tiempo suficiente: { $seconds } segundos más.
}
refused-conceded = Este asiento se ha rendido.
refused-no-hints = En esta mesa se juega sin sugerencias.
refused-no-play-on = En esta mesa se acordó que nadie sigue jugando desde un momento anterior.
refused-play-on-agreed = Si se puede seguir jugando desde un momento anterior se acordó antes de repartir; así se queda.
refused-not-over = La partida aún no ha terminado.
refused-rematch-there = Ya hay una revancha.
refused-lacerda-seat = Lacerda se sienta en el segundo de dos asientos.
refused-same-colours = Dos asientos no pueden tener el mismo color.
refused-other-seats = Los asientos no corresponden a esta partida.
refused-no-such-point = La partida solo tiene { $n ->
    [one] 1 acción
   *[other] { $n } acciones
}.

## What the whole table is told about links

notice-link = Quien organiza la mesa ha creado un enlace nuevo para { $name }. El anterior ya no vale.
notice-take = { $name }: el asiento se ha ocupado con su invitación.
notice-spectators = Quien organiza la mesa ha creado un enlace nuevo para espectadores.
