### The command `lisboa simulate`.

players-option = cuántos juegan, de 2 a 4 (por defecto { $usual })
games-option = cuántas partidas (por defecto %(default)s)
bots-option = quién juega: un bot para todos los asientos, o uno para cada asiento, separados por comas; conocidos: { $names }; también planner:200ms, module:Class y program:ORDEN
seed-option = la primera partida tiene esta semilla, la siguiente el número siguiente (por defecto %(default)s)
jobs-option = cuántos procesos se reparten el trabajo (por defecto, uno por núcleo)
json-option = el resultado en JSON, para programas
records-option = escribir cada partida en esta carpeta
edition-option = la carpeta de una edición propia

## Wrong arguments

wrong-number-of-bots = { $players ->
    [1] Contra Lacerda juega un bot, no { $bots }.
   *[other] { $players } jugadores necesitan un bot para todos o { $players } bots, no { $bots }.
}
records-not-a-folder = { $folder } no es una carpeta en la que se puedan escribir grabaciones: { $reason }.

## While it runs

playing = Jugando
progress = { $done } de { $games } partidas
interrupted = Interrumpido después de { $done } de { $games } partidas.
record-lost = No se puede escribir una grabación: { $reason }. Se han contado { $done } de { $games } partidas.
worker-lost = Uno de los procesos ha muerto; se han contado { $done } de { $games } partidas.

record-comment = semilla { $seed }, jugada por { $bots }

## The result

title = { $games } { $players ->
    [solo] de un jugador contra Lacerda
   *[other] de { $players } jugadores
} ({ $bots }), semillas { $first } a { $last }
games = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
speed = { $seconds } segundos, { $speed } decisiones por segundo

course = Desarrollo de una partida
course-turns = Turnos de cada jugador
course-answers = Respuestas por decisión
course-questions = Preguntas por partida
course-decisions = Decisiones (dos respuestas o más) por partida

wigs = Pelucas
wigs-player = Pelucas del jugador
wigs-lacerda = Pelucas de Lacerda
wigs-total = Total
head-mean = media
head-least = mínimo
head-most = máximo
head-quarter = 25 %
head-half = mediana
head-three-quarters = 75 %

endings = Qué activó el fin
ending-period = del primer periodo
ending-game = del juego
head-sets = sets de escombros
head-stacks = pilas de cartas

ranks = Rangos alcanzados
head-games = partidas
ahead = En { $n ->
    [one] 1 partida
   *[other] { $n } partidas
} el jugador tuvo más pelucas que Lacerda ({ $share }).

winners = Victorias
winners-place = Por orden de turno
winners-share = Porcentaje de las partidas
head-place = { $place }.º
winners-seat = Por bot
head-failed = fallido
head-seat = { $seat }. { $bot }
shared = { $n ->
    [0] Nadie tuvo que compartir una victoria.
    [one] En 1 partida varios jugadores compartieron la victoria.
   *[other] En { $n } partidas varios jugadores compartieron la victoria.
}

failed = { $bot } ha fallado: cedió más del 5 % de sus decisiones, así que estas partidas no dicen nada de él.

no-stuck = Ninguna partida se atascó.
stuck = { $n ->
    [one] 1 partida se atascó. Esta orden la juega otra vez:
   *[other] { $n } partidas se atascaron. Estas órdenes las juegan otra vez:
}
stuck-more = … y { $n } más
stuck-command = lisboa simulate { $table } --bots { $bots } --games 1 --seed { $seed }
stuck-exception = el programa falló: { $detail }
stuck-no-answers = una pregunta no tenía respuesta
stuck-endless = sin final después de { $detail } preguntas
stuck-not-over = se detuvo antes de la puntuación final
