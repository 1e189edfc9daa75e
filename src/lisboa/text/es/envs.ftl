# The environments for researchers, and what an observation holds.

## What can be wrong

missing-extra = Hace falta el paquete { $package }, que no está instalado: lo trae pip install "lisboa[{ $extra }]" y, en una copia de trabajo del repositorio, pip install ".[{ $extra }]".
wrong-rewards = Las recompensas se dan por { $known }, no por «{ $rewards }».
wrong-games = El número de partidas es al menos 1, no { $games }.
wrong-workers = { $games } partidas se pueden repartir entre 1 y { $games } procesos, no { $workers }.
wrong-actions = Indica una acción para cada una de las { $games } partidas, no { $given }.
wrong-action = Una acción es un número entero, como los que permite la máscara, no { $action }.
wrong-action-of-many = Partida { $game }: una acción es un número entero, como los que permite la máscara, no { $action }.
no-actions = Indica las acciones de todas las partidas como una lista o un array de números enteros, no { $given }.
of-many = Partida { $game }: { $fault }
no-such-game = Las partidas se numeran de 0 a { $last }; no existe la partida { $game }.
wrong-opponents = Nombra a los oponentes en una lista, por ejemplo ["greedy", "random"], no { $opponents }.
wrong-render-mode = Esto se puede representar como { $known }, no como { $mode }.
no-render-mode = No se representa nada: indica cómo al crear el entorno, con render_mode="human" o render_mode="ansi".
wrong-seat = Un asiento es un número de 0 a { $last }, no { $seat }.
no-copy = No todos estos bots se pueden copiar: { $bots }.
no-pickle = No todos estos bots se pueden serializar: { $bots }.
no-cluster-copy = Las partidas de un clúster están en sus procesos, así que no se pueden copiar ni serializar: empieza otro ClusterEnv con la misma semilla.
not-begun = Llama a reset antes que a nada.
no-such-agent = No existe el agente «{ $agent }»; existen { $agents }.
no-game = Continúa desde una partida de lisboa.new_game, lisboa.load o lisboa.from_position, no desde { $game }.
game-over = Esta partida ha terminado; no hay nada que continuar.
other-game = Esta partida tiene otra edición, otros asientos u otras variantes que el entorno.

## The slices of an observation; docs/envs.md shows them with their offsets

slice-table = número de asientos (con el de Lacerda); el asiento propio
slice-options = 1 o 0: solitario, draft, decretos iniciales, fichas, Reina, descartes antes de los barcos nuevos; decretos que necesita un Sirviente de la corte; 1 si las tareas en blanco toman la recompensa de la de debajo; 1 si Lacerda paga por completo; después, por cada asiento, 1 si juega con cartas de tarea
slice-clock = jugador inicial y jugador del turno (en asientos de distancia); turno; periodo; quién activó el fin (asiento + 1); 1 si por sets; turnos restantes + 1 cuando se acerca el fin; 1 si ha terminado; quién activó la puntuación de la Iglesia (asiento + 1)
slice-agenda = las tareas pendientes, primero la pregunta planteada: clase + 1, asiento, tres números (su significado depende de la clase, véase rules/machinery/agenda.py)
slice-offices = funcionarios por noble: los de cada asiento y después los neutrales
slice-plazas = lo mismo en las plazas
slice-pairs = preparación: las dos losetas de clero entre las que elige cada asiento, anverso + 1
slice-owners = de quién es la tienda de cada terreno, asiento + 1
slice-plans = dónde está cada plano: 1-4 incompleto de un asiento, 5-8 completado por un asiento
slice-decrees = dónde está cada decreto: 1 boca abajo, 2 en la muestra, 3-6 en un asiento
slice-cards = dónde se sabe que está cada carta política: 1 boca abajo en su pila, 2 encima de ella, 3 boca abajo para el segundo periodo, 4 en las cartas propias del draft, 5 en la mano propia, 6-9 en una mano y a la vista de todos (primero la propia)
slice-tasks = dónde está cada carta de tarea: 1 boca abajo, 2 entre aquellas de las que se reparten las primeras, 3-6 ante un asiento, 7-10 ante un asiento y cumplida este turno
slice-packs = draft: las cartas del paquete de cada asiento; las cartas que ha pasado cada asiento
slice-passed-on = draft: las cartas que ha pasado este asiento, en su orden, carta + 1
slice-shown = draft: de qué mano ha salido después cada carta, asiento + 1
slice-treasury = el espacio de la pista de tesorería
slice-prices = el precio de cada bien
slice-favour-stacks = favores que quedan, por noble
slice-covered = el bien que cubre cada acción de Estado, bien + 1
slice-court = la carta jugada en la Corte, carta + 1
slice-cardinal = el hueco en que está el Cardenal
slice-church = la loseta de cada espacio, anverso + 1
slice-bag = cuántas losetas de clero de cada una hay en la bolsa
slice-rows = cubos de cada color, fila a fila
slice-columns = cubos de cada color, columna a columna
slice-sites = cubos de cada color, obra a obra
slice-pile = cubos de cada color en la pila
slice-stores = la tienda de cada terreno, bien + 1
slice-buildings = el edificio de cada obra, cara + 1
slice-scoring = el valor de cada espacio de puntuación
slice-city = 1 donde hay una loseta en la muestra de losetas de ciudad
slice-city-tiles = losetas grandes y pequeñas que quedan
slice-architects = por cada arquitecto: el edificio disponible y el superior de la pila (cara + 1), losetas en la pila, planos tomados de la otra pila
slice-building-stack = 1 por cada edificio que está en una de las pilas, debajo del superior
slice-ships = dónde está cada carta de barco: 1 en el astillero, 2 para el segundo periodo
slice-display = los decretos de la muestra, en su orden, decreto + 1
slice-gone = cartas políticas y de barco que han salido del juego: 1 para la primera, 2 para la segunda, …
slice-purple = cartas que quedan en el mazo morado
slice-task-deck = cartas que quedan en el mazo de tareas
slice-plot-tokens = la ficha de cada terreno, ficha + 1
slice-site-tokens = la ficha de cada obra, ficha + 1
slice-lacerda = solitario: el noble en que está el cortesano de Lacerda, noble + 1; la pila del Ayudante, clase + 1
slice-means = reales; influencia; sets; marcadores de set; 1 si se usó uno este turno; funcionarios en el tablero
slice-wigs = pelucas por categoría; lo que cuestan visitas y penalizaciones se escribe como número positivo
slice-goods = cajas de cada bien
slice-backs = cartas de la mano que no todos conocen, por el reverso: azul, morado
slice-upper = cartas de noble y de barco por ranura, carta + 1
slice-lower = cartas de tesorería por ranura, carta + 1
slice-cargo = cajas de cada bien bajo cada ranura superior
slice-at-sea = 1 por cada ranura superior cuyo barco está en el mar
slice-clergy = cuántas losetas de clero de cada una
slice-favours = 1 por cada noble cuyo favor está aquí
slice-rubble = cubos de cada color
slice-houses = casas construidas, por grupo
