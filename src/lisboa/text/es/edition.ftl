# Editions: their faults, and what `lisboa edition` prints.

## Faults

fault = { $place }: { $reason }
place-file = { $file }
place-head = { $file }, campo { $field }
place-entry = { $file }, { $entry }
place-field = { $file }, { $entry }, campo { $field }
refused = La edición de { $folder } tiene { $faults ->
    [one] 1 error
   *[other] { $faults } errores
} y no se puede jugar:
other-built-in = Esto se escribió con otra edición incluida ({ $written }) que la de este programa ({ $own }).

# Files

fault-no-folder = esto no es una carpeta.
fault-no-edition = en esta carpeta no hay ninguna edición; una edición tiene { $files }.
fault-no-file = falta el archivo.
fault-unknown-file = una edición no tiene ese archivo; tiene { $files }.
fault-unreadable = el archivo no se puede leer ({ $error }).
fault-not-utf-8 = el archivo no es texto UTF-8 (byte { $byte }).
fault-not-toml = el archivo no es TOML válido: { $error }.
fault-too-long = el archivo tiene un número con demasiadas cifras, o corchetes dentro de demasiados corchetes.
fault-no-language = un archivo de títulos se llama como su idioma, en minúsculas: de.toml.
fault-no-such-title = nada de lo que hay en { $file } tiene este id y lleva nombre.
fault-missing-section = falta la sección.
fault-empty-section = la sección no tiene entradas.
fault-unknown-section = no existe esa sección; este archivo tiene { $sections }.
fault-other-edition = { $value } no es { $other }, el nombre de { $file }; todos los archivos de una edición llevan el mismo nombre.
fault-name-of-built-in = «{ $name }» es el nombre de la edición incluida en el programa; un servidor distingue las ediciones por el nombre.
fault-name-taken = «{ $name }» es también el nombre de la edición de { $other }; un servidor distingue las ediciones por el nombre.
fault-not-entries = la sección debe ser una lista de entradas, cada una bajo [[{ $section }]].
fault-not-single = la sección debe ser una sola tabla, bajo [{ $section }].

# Single values

fault-missing-field = falta el campo.
fault-unknown-field = no existe ese campo; aquí son posibles: { $fields }.
fault-not-a-field = { $value } no es un campo de esta entrada.
fault-not-whole = { $value } no es un número entero.
fault-out-of-range = { $value } no está entre { $low } y { $high }.
fault-unknown-word = { $value } no es uno de { $words }.
fault-not-the-word = { $value } debe ser { $words }.
fault-not-flag = { $value } debe ser true o false.
fault-not-text = { $value } no es texto; ponlo entre comillas.
fault-empty-text = el texto debe ser una sola línea y no estar vacío.
fault-long-text = el texto no debe tener más de { $most } caracteres.
fault-not-name = { $value } no es un nombre de letras minúsculas y cifras unidas por guiones.
fault-not-list = { $value } debe ser una lista entre corchetes.
fault-list-length = la lista tiene { $length ->
    [one] 1 valor
   *[other] { $length } valores
}; necesita { $least ->
    [exactly] exactamente { $most }
   *[other] de { $least } a { $most }
}.
fault-twice-in-list = { $value } aparece dos veces en la lista.
fault-not-table = { $value } debe ser una tabla entre llaves.
fault-not-exactly-one = debe haber exactamente uno de estos: { $fields }.
fault-not-together = solo puede haber uno de estos: { $fields }.

# Between entries

fault-id-twice = el id ya se usa en { $file }.
fault-value-twice = { $value } ya lo usa { $other }.
fault-missing-values = no hay ninguna entrada para { $values }.
fault-number-too-high = los números deben ir de 1 a { $count }, el número de entradas.
fault-wrong-count = se indican { $stated }, pero las entradas de { $section } suman { $count }.
fault-wrong-deck-count = se indican { $stated }, pero el mazo tiene { $count }.
fault-not-the-value = esto debe ser { $wanted }.

# The board

fault-no-north-site = { $id } no es una obra del lado norte.
fault-other-street = { $id } pertenece a otra calle.
fault-place-taken = { $place } ya lo ocupa { $other }.
fault-places-empty = no hay nada en { $places }.
fault-other-columns = las columnas que nombran este espacio de puntuación son { $columns }.
fault-too-many-alike = { $tiles } losetas muestran { $value }; la partida en solitario no puede colocarlas sin que haya dos iguales contiguas.
fault-wrong-display = la muestra debe tener exactamente estos espacios: { $spaces }.
fault-not-rising = los espacios se enumeran de abajo arriba, así que esto debe ser más que { $value }.
fault-list-not-rising = los espacios deben enumerarse de menor a mayor.
fault-not-falling-by-one = los precios deben enumerarse de mayor a menor, de real en real.
fault-not-on-track = { $value } no está en la pista, que tiene { $spaces }.
fault-beyond-the-track = ningún espacio puede ser mayor que { $highest }.
fault-same-action = { $action } ya está arriba; la oficina necesita sus dos acciones de Estado.
fault-not-one-envelope = entre los huecos debe haber exactamente un sobre, no { $count }.
fault-cubes-left = hay { $cubes } cubos, pero en filas, columnas, obras y pila de escombros caben { $places }.
fault-not-per-house = debe haber una habilidad por casa, pero hay { $abilities } para { $houses }.

# Cards and tiles

fault-deck-too-small = el mazo necesita al menos { $least } cartas, para que cuatro jugadores puedan robar cinco cada uno.
fault-no-such-card = no existe la carta { $id }.
fault-row-e = el decreto trata de la fila E, así que esto debe ser true.
fault-not-row-e = el decreto no trata de la fila E, así que esto no debe ser true.
fault-no-plans = el arquitecto { $architect ->
    [blue] azul
   *[green] verde
} necesita planos que no sean iniciales.
fault-not-even = el número debe ser par, porque los edificios forman dos pilas iguales.
fault-not-at-court = «{ $do }» no puede ocurrir durante una visita { $noble ->
    [builder] al Constructor
    [minister] al Ministro
   *[king] al Rey
}.
fault-no-officials = un número de funcionarios va con «recruit», no con «{ $do }».
fault-too-few-tasks = el mazo { $pack } necesita al menos { $least } tareas.

## The command

argument-command = empezar una edición propia, buscar lo que está mal en ella o mostrar lo que contiene (por defecto: show)
command-new = empezar una edición propia: una copia de Baixa que modificar
command-check = buscar todo lo que está mal en una edición, o en varias que ofrecerá un servidor
command-show = mostrar lo que contiene una edición
argument-folder = una carpeta con los nueve archivos de una edición (por defecto: la incluida, Baixa)
argument-new = dónde escribirla: una carpeta nueva o vacía
argument-name = cómo se llama (por defecto: como su carpeta)
argument-kind = qué mostrar, con el nombre de su archivo: { $kinds } (por defecto: un resumen)
sound = La edición «{ $name }» es correcta: { $politics } cartas políticas, { $decrees } decretos, { $clergy } losetas de clero, { $ships } barcos, { $plans } planos, { $buildings } edificios públicos, { $plots } terrenos, { $sites } obras, { $tasks } tareas y { $tokens } fichas. Huella { $fingerprint }.
new = La carpeta { $folder } contiene ahora la edición «{ $name }», una copia de Baixa en nueve archivos. docs/editions.md explica cada una de sus palabras. Cambia lo que quieras y después:
new-check = {"    "}lisboa edition check { $folder }
new-play = {"    "}lisboa play --edition { $folder }
new-serve = {"    "}lisboa serve --open --edition { $folder }
new-not-empty = En { $folder } ya hay algo, y se queda como está. Indica una carpeta nueva o vacía.
new-not-a-folder = { $folder } no es una carpeta.
new-name = Una edición no puede llamarse «{ $name }»: { $reason } Elige otro nombre con --name.
of-folder = { $folder }:
not-served = Se puede jugar en la terminal, pero un servidor no la puede ofrecer: { $reason } Dale otro nombre en todos sus archivos.
faults = { $faults ->
    [one] 1 error.
   *[other] { $faults } errores.
}
unknown-kind = No hay nada llamado «{ $kind }» que mostrar. Posibles: { $kinds }.

## Tables

title-overview = Edición «{ $name }», huella { $fingerprint }
more = Para los detalles: lisboa edition show CLASE, donde CLASE es una de { $kinds }.
title-board = Tablero
title-plots = Terrenos
title-sites = Obras de los edificios públicos
title-politics = Cartas políticas
title-clergy = Losetas de clero
title-decrees = Decretos
title-ships = Barcos
title-plans = Planos
title-buildings = Edificios públicos
title-tasks = Tareas iniciales
title-tokens = Fichas de ciudad

head-kind = Clase
head-pieces = Piezas
head-remark = De ellas
head-number = N.º
head-deck = Mazo
head-title = Título
head-text = Texto
head-copies = Copias
head-wigs = Reverso
head-colour = Color
head-hull = Casco
head-price = Precio por bien
head-influence = Influencia
head-period = Periodo
head-architect = Arquitecto
head-officials = Funcionarios
head-starting = Plano inicial
head-blue = Lado azul
head-green = Lado verde
head-plot = Terreno
head-size = Tamaño
head-streets = Calles
head-reward = Recompensa
head-side = Lado
head-row-or-street = Fila o calle
head-cubes = Cubos
head-pack = Mazo
head-part = Parte
head-values = Impreso

title-and-year = { $title }, { $year }
variant-title = { $title } (variante)
yes = sí
no = –

word-gold = oro
word-cloth = tela
word-books = libros
word-tools = herramientas
word-west = oeste
word-north = norte
word-east = este
word-plot = terreno
word-site = obra
icon-envelope = sobre
icon-treasury = tesorería

remark-board = { $plots } terrenos ({ $wide } anchos, { $narrow } estrechos), { $sites } obras de edificios públicos
remark-deck = { $deck } { $cards }
remark-clergy = { $fronts } anversos distintos
remark-decrees = { $row_e } sobre la fila E
remark-ships = { $kinds } clases
remark-plans = { $starting } planos iniciales
remark-buildings = cada uno con un lado azul y un lado verde
remark-tasks = mazo A { $first }, mazo B { $second }
remark-tokens = { $plots } para terrenos, { $sites } para obras

part-streets = Calles, de oeste a este
part-rows = Cubos en las filas
part-columns = Cubos en las columnas
part-rubble = Escombros: cubos { FORM($colour, "plural") }
part-pile = Pila de escombros
part-scoring = Losetas de puntuación
part-city = Losetas de ciudad
part-treasury = Reales de la tesorería: coste de visita
part-treasury-start = Tesorería al principio
part-market = Mercado al principio
part-market-floor = Precio mínimo
part-influence = Influencia al principio, de { $max }
part-coins = Espacios de influencia con un real
part-church = Iconos de la Iglesia, por hueco
part-office = { CAPITAL($office) }
part-player = Tablero personal
part-houses = Casas, { $group }

value-street = { $name } ({ $good })
value-named = { $name }: { $value }
value-city = { $large } grandes, { $small } pequeñas
value-rubble = { $cubes } cubos, { $price ->
    [one] 1 real
   *[other] { $price } reales
} cada uno
value-office = { $person }; { $capacity } espacios; acepta { $accepts }; { $actions }

count-upper_slots = ranuras superiores
count-lower_slots = ranuras inferiores
count-portfolio_base = portafolio
count-warehouse_base = almacén de cada bien
count-rubble_columns = columnas de escombros
count-clergy_spaces = espacios de clero
count-officials_per_player = funcionarios

action-recruit = reclutar funcionarios
action-plan = adquirir un plano
action-ship = construir un barco
action-produce = producir bienes
action-cardinal = reunirse con el Cardenal
action-favour = conseguir un favor real
action-store = construir una tienda
action-decree = tomar un decreto
action-open = abrir un edificio público

ability-none = sin habilidad
ability-visit_in_reais = pagar las visitas en reales
ability-ship_goods_minus_1 = los barcos cuestan 1 bien menos
ability-ship_goods_free = los barcos no cuestan bienes
ability-produce_plus_1_of_one = producir 1 más de un bien
ability-produce_plus_1_of_each = producir 1 más de cada bien
