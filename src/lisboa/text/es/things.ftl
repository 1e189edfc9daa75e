# The things of the game by name: nouns in lower case unless they are proper names.
#
# Attributes: .a and .de are the noun after those prepositions (al Rey, del Rey, de Tesorería), .stack after
# “pila”, .la with its article, .the a card in a sentence (its title in quotes, a ship with its article), .plural
# for several, .full for what a map shortens, .you in the second person. Goods and colours stand in the singular,
# masculine.
# Stores, sites, offices and plazas are feminine, ships, plans, cubes and house groups masculine: the
# messages that nest them write the article themselves.

## Words of the edition

good-gold = oro
good-cloth = tela
good-books = libro
good-tools = herramienta
store-gold = tienda de oro
store-cloth = tienda de tela
store-books = librería
store-tools = tienda de herramientas

noble-builder = el Constructor
    .a = al Constructor
    .de = del Constructor
noble-minister = el Ministro
    .a = al Ministro
    .de = del Ministro
noble-king = el Rey
    .a = al Rey
    .de = del Rey
kind-builder = Constructor
    .de = del Constructor
    .stack = del Constructor
kind-minister = Ministro
    .de = del Ministro
    .stack = del Ministro
kind-king = Rey
    .de = del Rey
    .stack = del Rey
kind-treasury = Tesorería
    .de = de tesorería
    .stack = de Tesorería

# What is done, as in “you may …”
deed-recruit = reclutar funcionarios
deed-plan = adquirir un plano
deed-ship = construir un barco
deed-produce = producir bienes
deed-cardinal = reunirse con el Cardenal
    .you = reunirte con el Cardenal
deed-favour = conseguir un favor real
deed-store = construir una tienda
deed-decree = tomar un decreto
deed-open = abrir un edificio público

colour-blue = azul
    .plural = azules
colour-red = rojo
    .plural = rojos
colour-purple = morado
    .plural = morados
colour-brown = marrón
    .plural = marrones
colour-green = verde
    .plural = verdes

size-wide = ancho
size-narrow = estrecho
side-west = oeste
side-north = norte
side-east = este
group-left = grupo de la izquierda
group-middle = grupo del medio
group-right = grupo de la derecha

## Amounts

goods = { $good ->
    [gold] { $n ->
        [one] 1 oro
       *[other] { $n } oros
    }
    [cloth] { $n ->
        [one] 1 tela
       *[other] { $n } telas
    }
    [books] { $n ->
        [one] 1 libro
       *[other] { $n } libros
    }
   *[tools] { $n ->
        [one] 1 herramienta
       *[other] { $n } herramientas
    }
}
reais = { $n ->
    [one] 1 real
   *[other] { $n } reales
}
wigs = { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}
influence = { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
}
officials = { $n ->
    [one] 1 funcionario
   *[other] { $n } funcionarios
}

# What a penalty takes; $n is the most it takes.
loss-good = { $n ->
    [one] 1 bien
   *[other] { $n } bienes
}
loss-reais = { reais }
loss-wigs = { wigs }
loss-influence = { influence }
loss-official = { officials }
loss-favour = { $n ->
    [one] 1 favor real
   *[other] { $n } favores reales
}

# What a reward lets one do, as in “you may …”; for the words state and noble the deed itself.
effect-good = tomar un bien
effect-reais = tomar reales
effect-wigs = ganar pelucas
effect-influence = ganar influencia
effect-official = colocar un funcionario
effect-cardinal = mover al Cardenal
effect-rubble = tomar un cubo de la pila de escombros
effect-treasury = mover el marcador de tesorería
effect-draw_tasks = robar tareas

## Cards and tiles

title = «{ $title }»
card-label = { $kind } { $influence } · { $title }
    .the = { $kind } { $influence } «{ $title }»
treasury-label = Tesorería · { $title }
    .the = Tesorería «{ $title }»
ship = barco { $colour } { $copy }
    .the = el barco { $colour } { $copy }
plan = plano { $colour } { $number } ({ officials })
task-card = tarea { $pack }{ $number }

## Places

plot = { $plot }
lot = { $store } en el terreno { $plot }
site-row = obra { $side } de la fila { $row }
site-street = obra norte de { $street }
office-builder = oficina del Constructor
    .la = la oficina del Constructor
office-minister = oficina del Ministro
    .la = la oficina del Ministro
office-king = oficina del Rey
    .la = la oficina del Rey
plaza-builder = plaza del Constructor
    .la = la plaza del Constructor
plaza-minister = plaza del Ministro
    .la = la plaza del Ministro
plaza-king = plaza del Rey
    .la = la plaza del Rey

## Wigs by what they were gained for

category-start = Al principio
category-sailing = Barcos que zarparon
category-stores = Tiendas construidas
category-openings = Edificios públicos abiertos
category-church = Puntuaciones de la Iglesia
category-influence = Tope de la pista de influencia
category-rewards = Recompensas y beneficios
category-period = Sets en el cambio de periodo
category-period-solo = Sets y cubos en el cambio de periodo
category-visits = Gastadas en visitas
category-penalties = Penalizaciones
category-ships = Barcos (tamaño del casco)
category-sets = Sets de escombros
category-sets-solo = Sets y cubos de escombros
category-majorities = Mayorías de tiendas
category-money = Dinero e influencia
category-decrees = Decretos
category-officials = Funcionarios en edificios públicos
category-favours = Favores reales

## Players without names of their own

seat-red = Rojo
seat-green = Verde
seat-violet = Violeta
seat-black = Negro

list-two = { $first }, { $second }
    .the = { FORM($first, "the") }, { FORM($second, "the") }
    .la = { FORM($first, "la") }, { FORM($second, "la") }
    .full = { FORM($first, "full") }, { FORM($second, "full") }
list-last = { $first } { INITIAL($second) ->
    [i] e
    [hi] e
   *[other] y
} { $second }
    .the = { FORM($first, "the") } y { FORM($second, "the") }
    .la = { FORM($first, "la") } y { FORM($second, "la") }
    .full = { FORM($first, "full") } y { FORM($second, "full") }
