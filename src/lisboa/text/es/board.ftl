# What is written on the drawn board, cards and player boards, and what their pieces are called.

# Numbers for whoever looks: what a visit costs, what a decree would score now.
noble-price = { $name }; una visita te cuesta { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
}
refused = Por ahora no sigues visitas { FORM($noble, "a") }; pulsa para que se te vuelva a preguntar
worth-now = y cuánto te valen ahora ·
worth-you = tú
worth-of = { $worth } de { $most }
decree-worth = { $title }, ahora vale { $worth }{ $most ->
    [0] {""}
   *[other] {" "}de { $most }
} para ti

## Regions

board = El tablero
city = La Baixa
court = Corte Real
influence-track = Influencia
politics = Cartas políticas
church = Iglesia
decrees = Decretos
shipyard = Astillero
market = Mercado
rubble-pile = Pila de escombros
shops = Losetas de ciudad
architect = Arquitecto { $person }

## Short words on the board

plaza = Plaza
left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
empty = vacía
none-left = agotado
plans = { $n ->
    [one] 1 plano
   *[other] { $n } planos
}
ready = Listo
next = Sig. · { $n }
hull = Casco { $n }
times = ×{ $n }
task = Tarea { $number }
sao-juliao = São Julião
row-closed = La fila E no se usa con dos jugadores

# State and noble actions on their banners
act-recruit = Reclutar
act-plan = Plano
act-ship = Barco
act-produce = Producir
act-cardinal = Cardenal
act-favour = Favor
act-store = Construir tienda
act-decree = Tomar decreto
act-open = Abrir edificio

# Below the sign of a treasury card
benefit-discount = cada pago
benefit-land_discount = terreno
benefit-hire_discount = contratar
benefit-event_discount = eventos
benefit-sell_bonus = cada venta
benefit-subsidy_bonus = subsidio

# Between the signs of a decree
rule-per = por
rule-threshold = si
rule-majority = más
per-unit = cada { $n }
none = no
column = col. { $n }
side-west = oeste
side-north = norte
side-east = este
size-wide = ancho
size-narrow = estr.
rival = rival
count-rows_with_store = filas
count-columns_with_store = cols.
count-store_types = tipos
count-hull = casco
count-portfolio_nobles = nobles
count-empty_house_groups = grupos

## Names of pieces, for those who cannot see them or point at them

plot-free = Terreno { $plot }, libre
plot-store = Terreno { $plot }: { $store } de { $owner }
site-free = { CAPITAL($site) }, libre
site-open = { $building } (negocios: { $goods })
cube-of = { $where }, cubo { $colour }
cubes = { $where }: { $n ->
    [0] sin escombros
    [one] 1 cubo de escombros
   *[other] { $n } cubos de escombros
}
row = Fila { $row }
column-name = Columna { $n }
scoring = Loseta de puntuación: { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
} por cada edificio relevante
noble = { $noble }, { $person }
office = { CAPITAL($office) }: { $n ->
    [0] ningún funcionario
    [one] 1 funcionario
   *[other] { $n } funcionarios
} de { $capacity }
plaza-name = { CAPITAL($plaza) }: { $n ->
    [0] ningún funcionario
    [one] 1 funcionario
   *[other] { $n } funcionarios
}
covered = { $deed }, cubierta por un bien
treasury = Tesorería: { $n ->
    [one] 1 real
   *[other] { $n } reales
}
influence-of = { $name }: { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
}
price = { CAPITAL($good) }: se vende por { $n }
stack = Cartas { FORM($kind, "de") }: { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
cardinal = El Cardenal
gap = Espacio { $n } del Cardenal
church-empty = Espacio vacío de la Iglesia
church-undealt = Sin repartir
church-undealt-space = Espacio de la Iglesia: su loseta aún no se ha repartido
hand-undealt = Aún sin repartir
hand-undealt-why = Primero cada cual conserva una de dos losetas de clero. Después se llena la Iglesia desde la bolsa y se reparten las manos.
cards-undealt = Cartas: aún sin repartir
tile = { $title }
ship = Barco de casco { $n }
ship-at-sea = Barco de casco { $n }, en el mar
plan-name = Plano { $colour } de { $n ->
    [one] 1 funcionario
   *[other] { $n } funcionarios
}
plan-done = Plano { $colour } de { $n ->
    [one] 1 funcionario
   *[other] { $n } funcionarios
}, completado
building = { $title }
card-back = Una carta que no puedes ver
aide = Aquí está el Ayudante
courtier = Aquí está el cortesano
house-group = Casas, { $group }: { $n ->
    [one] 1 construida
   *[other] { $n } construidas
} de { $all }
worker-left = funcionarios en el tablero
zoom-in = Acercar
fit = Todo el tablero

# An element that can be chosen or not, with what the server says about it
option = { $name }. { $labels }

## Player boards

your-board = Tu tablero
board-of = Tablero de { $name }
portfolio = Portafolio
warehouse = Almacén
rubble = Escombros
houses = Casas
clergy = Clero
favours = Favores
plans-own = Planos
decrees-own = Decretos
tasks-own = Tareas
hand = Tu mano
at-court = En la Corte
others = Los demás jugadores
sets = { $n ->
    [one] 1 set
   *[other] { $n } sets
}

wigs = pelucas
reais = reales
influence = influencia
officials = funcionarios
cards = cartas en la mano
favour-yes = Favor real { FORM($noble, "de") }
favour-no = Sin favor real { FORM($noble, "de") }
rubble-of = { $n ->
    [one] 1 { $colour }
   *[other] { $n } { FORM($colour, "plural") }
}
