### Errors that people can make with a game, its records and its positions.

# $action as records write it; $reason is a sentence.
illegal = { $action }: { $reason }
unknown-action = No existe la acción «{ $action }».
unknown-action-of-many = Partida { $game }: no existe la acción «{ $action }».
game-over = La partida ha terminado: ya no se puede jugar nada.
nothing-to-undo = No se puede deshacer nada: la última respuesta era definitiva, o no hay ninguna.
other-rules = Esta partida se serializó con un programa de otras reglas: aquí sus respuestas llevan a otra partida.
no-such-seat = No existe el asiento { $seat }: esta partida tiene { $players } asientos, numerados desde 0.
wrong-players = Una partida es para { $fewest } a { $most } jugadores, no { $players }.
wrong-seed = Una semilla es un número entero, no { $seed }.
unknown-variant = No existe la variante «{ $variant }»; existen { $known }.
wrong-variants = Indica las variantes como nombres con sus valores, no { $variants }.
variant-switch = La variante «{ $variant }» se activa (true) o se desactiva (false); { $value } no vale.
variant-choice = La variante «{ $variant }» admite uno de estos valores: { $choices }.
layout-part = Una colocación de fichas tiene las partes { $parts } y, en cada una, las fichas por lugar; «{ $part }» no es ninguna de ellas.
layout-place = En «{ $place }» no puede haber ninguna ficha.
layout-token = «{ $token }» en { $place } no es una ficha que pueda estar ahí.
layout-copies = Solo hay { $copies ->
    [one] 1 ficha
   *[other] { $copies } fichas
} «{ $token }».
variant-tasks = Nombra los asientos que reciben cartas de tarea, o elígelos todos; «{ $value }» no es un asiento.
draft-in-solo = Contra Lacerda no hay con quién hacer el draft: elige la partida en solitario o el draft.
solo-seats = Una partida en solitario tiene dos asientos: el tuyo y un segundo llamado Lacerda.
wrong-names = Indica una lista con un nombre para cada uno de los { $players } asientos.
bad-name = «{ $name }» no puede ser el nombre de un asiento: un nombre tiene de 1 a 30 caracteres imprimibles, sin espacios alrededor y sin los signos { $signs }; «neutral» está reservado.
same-names = Dos asientos tienen el mismo nombre.
no-deal = Una partida que empezó desde una posición no tiene reparto, así que no hay grabación de ella; guarda su posición.
wrong-since = Los sucesos se cuentan desde 0, así que «since» es un número entero, no { $since }.
wrong-edition = { $edition } no es una edición: carga una con lisboa.edition.load.
not-legal = «{ $action }» no se puede jugar ahora, así que no hay nada que decir sobre lo que haría.

## Records: `line` is 0 where no single line is to blame.

record-not-a-record = Línea { $line }: esto no es una grabación, cuya primera línea es «{ $title }».
record-unknown-section = Línea { $line }: no existe la sección { $section }, solo [deal] y [game].
record-no-colon = Línea { $line }: faltan los dos puntos después de la clave.
record-unknown-header = Línea { $line }: no existe la cabecera «{ $header }».
record-header-twice = Línea { $line }: la cabecera «{ $header }» aparece aquí por segunda vez.
record-missing-header = Falta la cabecera «{ $header }».
record-other-turn = Línea { $line }: este es el turno { $ours }; la grabación dice { $theirs }.
record-other-result = Línea { $line }: la partida no termina como dice la grabación: { $result }. Falta el final, o se ha modificado.
record-no-turn = Línea { $line }: un turno empieza con su número, el nombre del asiento y dos puntos, por ejemplo «12 Green:».
record-partly-known = Línea { $line }: esta grabación contiene solo lo que { $known } sabía cuando se escribió, así que se puede leer, pero no reproducir.
record-wrong-seats = Línea { $line }: la grabación nombra { $n ->
    [one] 1 asiento
   *[other] { $n } asientos
}; una partida tiene de { $fewest } a { $most }.
record-other-rules = Línea { $line }: la grabación se hizo con la versión { $rules } de las reglas, y este programa juega con la versión { $ours }. { $program ->
    [unknown] No se conoce ningún programa que la juegue.
    [newer] La juega un programa más reciente.
   *[other] La juega Lisboa { $program }.
}
record-other-edition = Línea { $line }: la grabación se hizo con la edición { $theirs }; esta es { $ours }. Carga aquella con lisboa.edition.load y pásala como edition.
record-unknown-seat = Línea { $line }: «{ $seat }» no es un asiento de esta partida.
record-illegal = Línea { $line }: «{ $action }» no se puede jugar aquí: { $reason }
record-broken = Línea { $line }: { $reason }
record-other-hash = Línea { $line }: el estado después de este turno es { $ours }; la grabación dice { $theirs }. La grabación se ha modificado en algún punto hasta aquí.
record-start = Línea { $line }: «{ $start }» figura como jugador inicial, pero no es un asiento de esta partida.
record-deal-twice = Línea { $line }: «{ $part }» aparece dos veces en el reparto.
record-deal-missing = En el reparto falta la línea «{ $part }».
record-deal-number = Línea { $line }: «{ $word }» en «{ $part }» no es un número entero.
record-deal-word = Línea { $line }: la edición no tiene ningún «{ $word }» que pueda figurar en «{ $part }».
record-deal-unknown = Línea { $line }: «{ $part }» no es una parte del reparto.
record-deal-wrong = Línea { $line }: el reparto no puede proceder de la caja de esta edición: mira «{ $part }».

## Positions: `path` says where, such as players.Green.hand[2].

position-not-an-object = { $path }: aquí debe haber un objeto con campos con nombre.
position-not-a-list = { $path }: aquí debe haber una lista.
position-not-a-number = { $path }: aquí debe haber un número entero.
position-not-a-name = { $path }: aquí debe haber un nombre.
position-not-yes-or-no = { $path }: aquí debe haber true o false.
position-out-of-range = { $path }: el número debe estar entre { $low } y { $high }.
position-wrong-length = { $path }: la lista tiene { $n ->
    [one] 1 entrada
   *[other] { $n } entradas
}; son posibles de { $least } a { $most }.
position-unknown-field = { $path }: no existe ese campo.
position-missing-field = { $path }: falta este campo.
position-unknown-name = { $path }: «{ $name }» no es un nombre que pueda figurar aquí.
position-unknown-effect = { $path }: la edición no conoce ese efecto.
position-view = { $path }: esto es la vista de un asiento, no una posición completa; lo que no muestra no se puede adivinar. Se puede jugar una muestra aleatoria de la vista.
position-other-format = { $path }: este programa lee posiciones del formato { $ours }.
position-other-rules = { $path }: la posición se hizo con la versión { $rules } de las reglas, y este programa juega con la versión { $ours }. { $program ->
    [unknown] No se conoce ningún programa que la juegue.
    [newer] La juega un programa más reciente.
   *[other] La juega Lisboa { $program }.
}
position-other-edition = { $path }: la posición se hizo con otra edición; esta es { $ours }.
position-seats = { $path }: aquí debe haber una lista con los nombres de { $fewest } a { $most } asientos.
position-names = { $path }: { $why }
position-too-often = { $path }: «{ $name }» figura aquí una vez más de las que hay en la caja.
position-not-in-game = { $path }: «{ $name }» no forma parte de una partida para { $players } jugadores.
position-wrong-place = { $path }: «{ $name }» no puede estar aquí.
position-too-many = { $path }: aquí son posibles como máximo { $most }.
position-not-a-space = { $path }: la pista no tiene ese espacio.
position-adds-up = { $path }: junto con lo que tienen los jugadores, aquí debe haber { $n }.
position-officials = { $path }: { $out ->
    [one] 1 funcionario sirve
   *[other] { $out } funcionarios sirven
} en oficinas y plazas, así que el tablero tiene los demás de { $all }.
position-houses = { $path }: { $n ->
    [one] hay 1 casa construida
   *[other] hay { $n } casas construidas
}, pero { $stores ->
    [one] 1 tienda tiene una
   *[other] { $stores } tiendas tienen una
}.
position-which-houses = { $path }: hay { $stores ->
    [one] 1 tienda
   *[other] { $stores } tiendas
}, y lo que puede hacer el jugador depende de qué casas se construyeron: indica cuántas de cada grupo ({ $groups }).
position-no-street = { $path }: este terreno no está en la calle de este bien.
position-closed-row = { $path }: la fila E no se usa con dos jugadores.
position-scoring = { $path }: estas no son las losetas de puntuación de la edición.
position-wrong-side = { $path }: este edificio muestra el color del otro arquitecto.
position-wrong-colour = { $path }: en esta obra el edificio debe mostrar el color de su calle.
position-plan-taken = { $path }: un jugador posee este plano o uno de debajo.
position-first-period-only = { $path }: en el segundo periodo aquí no queda nada.
position-seen-by-all = { $path }: «{ $name }» se tomó de la muestra a la vista, así que debe figurar también en «seen».
position-not-in-hand = { $path }: «{ $name }» debe figurar en la mano, y solo una vez en «seen».
position-portfolio = { $path }: en el portafolio caben como máximo { $most } cartas.
position-empty-at-sea = { $path }: un barco sin bienes no está en el mar.
position-full-in-port = { $path }: un barco lleno está en el mar.
position-no-marker-used = { $path }: en este turno no puede haberse usado ningún marcador de set.
position-wigs = { $path }: nadie tiene menos de 0 pelucas en total.
position-wrong-turn = { $path }: el turno { $turn } es de otro asiento, contando desde el jugador inicial.
position-not-triggered = { $path }: nadie ha activado el fin.
position-already-triggered = { $path }: los { $sets } sets de un jugador o tres pilas vacías han activado el fin, así que aquí debe figurar un asiento.
position-which-trigger = { $path }: varios jugadores tienen los { $sets } sets que activan el fin; indica quién fue el primero.
position-turns-left =
    { $path }: el último turno es el anterior al del jugador inicial, así que aquí deben quedar { $more ->
        [0] { $n }
       *[other] { $n } o { $most }
    }.
position-over = { $path }: la partida ha terminado, así que no queda nada por hacer.
position-not-over = { $path }: la partida no ha terminado, así que debe quedar algo por hacer.
position-not-last = { $path }: esta tarea solo puede ser la última.
position-no-last = { $path }: la última tarea debe empezar, terminar o seguir un turno, o puntuar la partida.
position-not-waiting = { $path }: esta pregunta solo puede ser la primera tarea.
position-task-twice = { $path }: esta tarea solo puede figurar aquí una vez.
position-new-period = { $path }: entre los periodos las últimas tareas son new-shipyard, deal-hands y new-display, una tras otra.
position-no-variant = { $path }: esto pertenece a una variante o a la partida en solitario, y aquí no se usa.
position-not-dealt = { $path }: no se reparte nada antes de que todos hayan conservado una loseta de clero.
position-dealt = { $path }: las manos se reparten en cuanto todos han conservado una loseta de clero, así que aquí no queda nada.
position-turn-up = { $path }: mientras se eligen losetas de clero, nada más precede a turn-up, que llena la Iglesia y reparte las manos.
position-draft = { $path }: esto no concuerda con un draft: su ronda, las cartas conservadas y las pasadas.
position-contradicted = { $path }: esto no concuerda con el resto de la posición.
position-leads-nowhere = { $path }: la partida no puede continuar desde estas tareas.
