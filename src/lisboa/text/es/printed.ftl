# What is printed on board, cards and tiles, in full sentences: what the engine does with it.

name = { CAPITAL($name) }

## What a part is about, as a heading

part-court = En la Corte
part-portfolio = En tu portafolio
part-reward = Recompensa
part-penalty = Penalización
part-benefit = Beneficio
part-cost = Coste
part-wigs = Pelucas
part-build = Al construirlo
part-sell = Vender
part-sail = Zarpar
part-task = Tarea
part-place = Dónde
part-rubble = Escombros
part-visit = Visitar
part-trade = Comerciar
part-follow = Seguir
part-officials = Funcionarios
part-how = Qué ocurre
part-treasury = Tesorería
part-influence = Influencia
part-limit = Límite
part-end = El final
part-players = Jugadores

## Titles that nothing else has

noble-builder = Constructor
noble-minister = Ministro
noble-king = Rey
noble = { $noble }: { $person }
plot = Terreno { $plot }
row = Fila { $row }
column = Columna { $column }
pile = Pila de escombros
cube = { $place }: cubo { $colour ->
    [brown] marrón
    [red] rojo
   *[blue] azul
}
scoring = Loseta de puntuación
treasury = Tesorería
price = Precio { $good ->
    [gold] del oro
    [cloth] de la tela
    [books] de los libros
   *[tools] de las herramientas
}
stack = Cartas { FORM($kind, "de") }
cardinal = Cardenal
gap = Espacio { $number } de la pista de Iglesia
church = Espacio { $number } de loseta de clero
token = Ficha de ciudad
building = { $title } (arquitecto { $architect })

hand = Mano
portfolio = Portafolio
warehouse = Almacén
rubble = Escombros
reais = Reales
influence = Influencia
wigs = Pelucas
officials = Funcionarios
houses = Casas, { $group }
favours = Favor real { FORM($noble, "de") }

## Amounts

some-reais = { $n ->
    [one] 1 real
   *[other] { $n } reales
}
some-wigs = { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}
some-goods = { $n ->
    [one] 1 bien
   *[other] { $n } bienes
}
some-different-goods = { $n ->
    [one] 1 bien
   *[other] { $n } bienes, todos de tipos diferentes
}
some-officials = { $n ->
    [one] 1 funcionario
   *[other] { $n } funcionarios
}
some-cubes = { $n ->
    [one] 1 cubo
   *[other] { $n } cubos
}
or-two = { $first } { INITIAL($second) ->
    [o] u
    [ho] u
   *[other] o
} { $second }

## Political cards

card-court-noble = Juégala en la Corte para visitar { FORM($noble, "a") }: pagas el coste de la visita, puedes realizar una de sus dos acciones de Estado y después debes { FORM($deed, "you") }.
card-court-treasury = Juégala en la Corte para patrocinar el evento: paga en reales el valor de la tesorería y después { $event }.
card-reward = Cuando la juegas en tu portafolio, antes de colocarla, { $reward }.
card-penalty = Cuando la juegas en tu portafolio, antes de colocarla, { $penalty }.
card-influence = En una ranura superior cuenta como { $n } siempre que ganas influencia sin número.
card-subsidy = Cuando la juegas en tu portafolio, toma en reales el valor de la tesorería; después el marcador de tesorería baja 1 espacio.
card-period = Si la descartas al final del primer periodo, recibes su recompensa; solo cuenta una carta de cada noble.

## Ships

ship-cost = Cuesta { some-different-goods }; si reemplaza a un barco tuyo, solo la diferencia entre los tamaños de los cascos.
ship-build = El marcador de tesorería sube 1 espacio; después ganas la influencia de todas las cartas de tus ranuras superiores, con { $n } por este barco.
ship-sell = Mientras está amarrado, cualquiera puede venderle bienes: cada uno da el precio de mercado{ $n ->
    [0] {""}
   *[other] {" "}y { some-reais } más
}.
ship-sail = Se llena con { some-goods }: entonces zarpa al instante y su propietario gana { some-wigs }; atraca al principio del siguiente turno de su propietario.
ship-wigs = En tu portafolio al final del juego vale { some-wigs }.

## Tiles, decrees, plans, buildings, tasks

tile-wigs = Entregada en una puntuación de la Iglesia, vale { some-wigs }.
decree-wigs = Al final del juego: { $score }.
decree-row-e = Solo participa con tres o cuatro jugadores.
decree-solo = No participa en una partida en solitario.

plan-cost = Para abrir con él un edificio público del arquitecto { $architect }, devuelve a tu tablero { some-officials } de las oficinas y plazas; contrata a los que falten, cada uno por el valor de la tesorería.
plan-wigs = Completado, cuenta { some-officials } al final del juego; quien más sume gana { $most } pelucas.
building-cost = Para abrirlo necesitas un plano incompleto del arquitecto { $architect } y sus funcionarios.
building-row = En el extremo oeste o este de una fila, cada { $first } y cada { $second } de esa fila proporciona a su propietario las pelucas de su columna.
building-street = En el extremo norte de una calle, que debe ser la de { $first } { INITIAL($second) ->
    [o] u
    [ho] u
   *[other] o
} { $second }, cada tienda que da a esa calle proporciona a su propietario las pelucas de su columna.
building-later = También puntúan las tiendas para las que sea relevante y que se construyan más tarde.
good-gold = oro
good-cloth = tela
good-books = libros
good-tools = herramientas

task-reward = Al final del turno en que la realizas, { $reward }.
task-reward-fixed = Al final del turno en que la realizas, { $reward }; los beneficios del clero no cambian la recompensa.
task-alternative = Si en la mesa se juega con las recompensas de abajo, { $reward }.
task-visit = Solo cuenta en una visita con una carta que juegas en la Corte.
task-one = Solo puedes completar una tarea por turno.

## The city

plot-place = Aquí cabe una { $store } (terreno { $size }).
plot-reward = Cuando construyes aquí, primero { $reward }.
plot-rubble = Después tomas 1 cubo de la fila { $row } o de la columna { $column }, si lo hay.
plot-cost = El terreno cuesta el valor de la tesorería más los cubos que queden en la fila { $row } y la columna { $column }: marrón { $brown }, rojo { $red } y azul { $blue }.
plot-wigs = Por cada edificio público abierto relevante para la tienda, ganas las pelucas de la loseta de puntuación bajo la columna { $column }.
site-place-row = Aquí, en el extremo { $side } de la fila { $row }, cabe cualquier edificio público disponible.
site-place-street = Aquí, en el extremo norte de { $street }, cabe un edificio público que muestre el color de esa calle ({ $good }).
site-rubble = Cuando abres aquí un edificio, tomas { some-cubes } de la obra.
site-reward = Después de los cubos, { $reward }.
site-wigs-row = Cada tienda de la fila { $row } para la que el edificio sea relevante proporciona a su propietario las pelucas de su columna.
site-wigs-street = Cada tienda que da a { $street } proporciona a su propietario las pelucas de su columna.
row-rubble = Cada cubo que queda aquí encarece todos los terrenos de la fila { $row }: marrón { $brown }, rojo { $red }, azul { $blue }. Quien construye en la fila puede tomar uno de ellos.
row-players = Con uno o dos jugadores esta fila no se usa.
column-rubble = Cada cubo que queda aquí encarece todos los terrenos de la columna { $column }: marrón { $brown }, rojo { $red }, azul { $blue }. Quien construye en la columna puede tomar uno de ellos.
column-wigs = La loseta de puntuación de debajo indica cuántas pelucas puntúa una tienda de esta columna por cada edificio público relevante.
scoring-wigs = Estas son las pelucas que una tienda de las columnas de arriba puntúa por cada edificio público relevante.
pile-how = Las recompensas y los eventos que dan un cubo te dejan elegir uno de aquí; la pila no se rellena y no cuenta para el precio del terreno.
token-reward = Cuando construyes donde está, { $reward }, en lugar de la recompensa impresa.

## The court

noble-visit-cost = Una visita cuesta influencia: el modificador de visita de la tesorería y 1 por cada funcionario de otros en la oficina; lo que falte puede pagarse en pelucas.
noble-visit = Puedes realizar una de las dos acciones de Estado ({ $top }, { $bottom }); después debes { FORM($deed, "you") }.
noble-trade = Al comerciar, este noble acepta { $goods } por una acción de Estado.
noble-follow = Con el favor real de este noble puedes seguir la visita de otro: devuelve el favor, paga el coste de la visita y realiza una de las tres acciones.
office-visit = Cada funcionario tuyo aquí encarece 1 influencia la visita { FORM($noble, "a") } para todos los demás.
office-limit = Hay espacio para { some-officials }; cuando está llena, antes se mueve a la plaza 1 funcionario del color que más tiene aquí.
plaza-how = Aquí esperan los funcionarios que tuvieron que dejar la oficina; no encarecen las visitas.
plaza-officials = Para abrir un edificio público se pueden devolver igual que los de las oficinas.

deed-recruit = Coloca hasta 2 funcionarios de tu tablero, cada uno en una oficina distinta.
deed-plan = Toma el plano superior de uno de los dos arquitectos.
deed-ship = Construye el barco superior del astillero: paga sus bienes, colócalo en una ranura superior, sube 1 espacio el marcador de tesorería y gana influencia.
deed-produce = Toma 1 bien por cada una de tus tiendas, en la medida en que quepa en tu almacén; el precio de cada tipo producido baja 1.
deed-cardinal = Mueve al Cardenal 1 o 2 espacios y toma una de las dos losetas de clero adyacentes; puedes tener 4.
deed-favour = Toma el favor real de un noble del que no tengas ninguno.
deed-store = Elige un terreno: recibe su recompensa, toma un cubo de su fila o columna, paga el terreno, coloca una casa y gana pelucas por los edificios públicos relevantes.
deed-decree = Toma un decreto de la muestra; por uno de tus marcadores de set puedes tomar otro.
deed-open = Elige una obra: toma sus cubos y su recompensa, completa un plano con sus funcionarios, y puntúan para sus propietarios todas las tiendas para las que el edificio sea relevante.
deed-by-trade = Se llega a ella visitando { FORM($noble, "a") }, siguiendo una visita o comerciando con { $goods }.
deed-by-visit = Se llega a ella visitando { FORM($noble, "a") }, siguiendo una visita o con un evento que la nombre.

## Tracks and displays

treasury-reais = Los reales que indica el marcador son el precio de un evento y de cada funcionario que contratas, la base del precio de todo terreno y lo que da una carta de tesorería en tu portafolio.
treasury-visits = La influencia que indica el marcador se suma al coste de cada visita.
treasury-up = Sube cuando se construye un barco y cuando el Cardenal se detiene en el icono de tesorería o pasa por él.
treasury-down = Baja cuando se juega una carta de tesorería en un portafolio.
price-sell = Quien vende { $good } recibe este precio y lo que añade el barco.
price-falls = Baja 1, hasta un mínimo de { $n }, cada vez que alguien produce { $good }; nunca sube.
stack-draw = Al final de tu turno tomas una de las cartas boca arriba; después se revela la siguiente de su pila.
stack-end = Cuando tres de las cuatro pilas están vacías, llega el final del periodo o del juego.
cardinal-move = Quien se reúne con el Cardenal lo mueve 1 o 2 espacios en el sentido de las agujas del reloj y toma una de las dos losetas adyacentes.
gap-none = Cuando el Cardenal llega a este espacio, no ocurre nada salvo la elección de una loseta.
gap-envelope = Cuando el Cardenal se detiene aquí o pasa, la Iglesia puntúa al final del turno: se pueden entregar losetas de clero a cambio de las pelucas del reverso y de influencia.
gap-treasury = Cuando el Cardenal se detiene aquí o pasa, el marcador de tesorería sube 1 espacio.
church-tile = La loseta de aquí se puede tomar cuando el Cardenal se detiene a su lado; el espacio se rellena al final del turno.

## Player boards

hand-how = Tienes 5 cartas, juegas una en tu turno y tomas otra al final; nadie más ve las cartas que te repartieron.
portfolio-limit = { $n ->
    [one] Cabe 1 carta
   *[other] Caben { $n } cartas
} y una más por cada set de escombros: nobles y barcos arriba, cartas de tesorería abajo.
warehouse-limit = { $n ->
    [one] Cabe 1 bien
   *[other] Caben { $n } bienes
} de cada tipo y uno más por cada set de escombros; lo que sobra se devuelve.
rubble-how = Un cubo de cada color forma un set; cada set da sitio para una carta más y para un bien más de cada tipo.
rubble-wigs = Cada set vale { some-wigs } al final del primer periodo y otra vez al final del juego.
rubble-end = En cuanto alguien completa un segundo set, llega el final del primer periodo; en cuanto alguien completa un cuarto, el del juego.
reais-how = Con reales pagas el terreno, los funcionarios contratados y los eventos; la influencia puede sustituirlos.
reais-wigs = Al final del juego, cada { some-reais } valen 1 peluca; la influencia cuenta como reales.
influence-how = Con influencia pagas las visitas, y puedes convertirla en reales siempre que tengas que pagarlos.
influence-limit = Llega hasta { $n }; cada ganancia que acaba ahí da 1 peluca.
wigs-how = Gana quien tiene más pelucas después de la puntuación final.
officials-how = Esperan aquí hasta que los colocas en las oficinas; los que sirvieron para abrir un edificio vuelven.
house-none = La casa { $number } de este grupo no aporta nada nuevo.
house-visit_in_reais = Con la casa { $number } construida, puedes pagar las visitas en reales en vez de influencia.
house-ship_goods_minus_1 = Con la casa { $number } construida, un barco cuesta 1 bien menos.
house-ship_goods_free = Con la casa { $number } construida, los barcos no cuestan ningún bien.
house-produce_plus_1_of_one = Con la casa { $number } construida, al producir recibes 1 bien más de un tipo producido.
house-produce_plus_1_of_each = Con la casa { $number } construida, al producir recibes 1 bien más de cada tipo producido.
favours-follow = Devuélvelo para seguir la visita de otro jugador { FORM($noble, "a") }.
favours-wigs = Al final del juego vale { some-wigs }.
