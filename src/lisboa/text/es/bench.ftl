### The command `lisboa bench`.

quick-option = una respuesta aproximada en unos segundos
json-option = el resultado en JSON, para programas

measuring = Midiendo
how = En un núcleo, la mejor de varias ventanas; medido en { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}

play = Juego al azar
head-decisions = decisiones por segundo
head-games = partidas por segundo
head-length = decisiones por partida
players = { $n ->
    [1] 1 jugador contra Lacerda
   *[other] { $n } jugadores
}

costs = Una llamada
cost-clone = Copiar un estado y desechar la copia
cost-legal = Hallar las respuestas a una pregunta
cost-apply = Ejecutar una respuesta, hasta la pregunta siguiente
cost-hash = Calcular el hash de un estado
cost-view = Ver lo que un asiento puede saber
cost-sample = Repartir de nuevo lo desconocido
cost-play = Jugar una respuesta en una partida que puede retroceder
cost-undo = Deshacerla
cost-position-save = Guardar una posición
cost-position-load = Cargar una posición
cost-record-save = Guardar la grabación de una partida de cuatro
cost-replay = Reproducirlo

rest = Lo demás
lookahead-share = Previsión, en el tiempo de juego al azar
lookahead-largest = Posiciones exploradas para una pregunta, como máximo
state-bytes = Memoria de un estado
clone-bytes = Memoria que añade una copia
startup = Iniciar «lisboa { $line }»

unit-us = µs
unit-ms = ms
unit-share = %
unit-positions = posiciones
unit-bytes = bytes
