### The commands `lisboa play`, `lisboa replay` and `lisboa check`, and the table they show.

## The table: what things are called there

none = nada
count = { $n ->
    [one] 1 { $what }
   *[other] { $n } { FORM($what, "plural") }
}
plus = { $first } + { $second }
items = { $first }; { $second }
neutral = neutral
    .plural = neutrales
of = { $name }, { $what }
titled = { $title }: { $text }
fact = { CAPITAL($label) }: { $text }
option = { $number }: { $text }

changed-title = Lo que ha cambiado desde la última vez que miraste; «tablero» muestra toda la mesa.
section-court = Corte
court-line = Tesorería: { $treasury }. Precios: { $prices }.
section-church = Iglesia
section-works = Astillero y arquitectos
section-decrees = Muestra de decretos
section-politics = Muestra de cartas políticas
section-city = Baixa
section-players = Jugadores
section-pack = Tus cartas del draft
section-hand = Tu mano

round = { $turn ->
    [0] Antes del primer turno
   *[other] Turno { $turn } del { $period ->
        [1] primer
       *[2] segundo
    } periodo
}
round-last = Turno { $turn }, { $left ->
    [one] el último
   *[other] quedan { $left } turnos
}

treasury = Tesorería
treasury-value = { $n ->
    [one] 1 real
   *[other] { $n } reales
}, modificador de visita { $modifier }
prices = Precios
price-gold = oro { $n }
price-cloth = tela { $n }
price-books = libros { $n }
price-tools = herramientas { $n }
office = { $who } ({ $taken } de { $size } espacios ocupados)
audience = { $favours ->
    [0] no queda ningún favor real
    [one] queda 1 favor real
   *[other] quedan { $favours } favores reales
}, acepta { $goods }
audience-cost = { $audience }; una visita { $n ->
    [0] no te cuesta nada
    [one] te cuesta 1 influencia
   *[other] te cuesta { $n } influencias
}
covered = Acciones de Estado cubiertas en este turno
covered-by = { $deed } con 1 { $good }

cardinal = El Cardenal
cardinal-icon = { $icon ->
    [envelope] está en el sobre
    [treasury] está en el icono de tesorería
   *[none] no está en ningún icono
}; las losetas siguen el orden de su recorrido
tile-place = { $n ->
    [1] Loseta 1, delante de él
   *[other] { $n ->
        [6] Loseta 6{ $last ->
            [6] , detrás de él
           *[other] {""}
        }
       *[other] Loseta { $n }
    }
}
tile = { $tile }{ $icon ->
    [envelope] {" "}Después, el sobre.
    [treasury] {" "}Después, el icono de tesorería.
   *[none] {""}
}
no-tile = vacío
# Church and hands, while clergy tiles are chosen
church-tiles = losetas
hand-cards = cartas
not-dealt = aún sin repartir; antes cada cual conserva una loseta de clero

shipyard = Astillero
yard = { $ship }; { $left ->
    [one] el último
   *[other] quedan { $left }
}
yard-empty = vacío
ship = { $ship } (casco { $hull }, { $price } por bien, { $influence ->
    [one] 1 influencia
   *[other] { $influence } influencias
})
architect = { $colour ->
    [blue] Arquitecto azul
   *[green] Arquitecto verde
}
architect-work = ahora: { $now }; futuro: { $later } ({ $left } en la pila); plano superior: { $plan }
building = { $building } para { FORM($goods, "full") }
street-gold = oro
street-cloth = tela
street-books = libros
street-tools = herram.
    .full = herramientas

stack = { $n ->
    [0] la última
   *[other] { $n } debajo
}
stack-empty = vacía
on-stack = { $text } ({ $left })
kind-builder = Constructor
kind-minister = Ministro
kind-king = Rey
kind-treasury = Tesorería

offer = Losetas de ciudad en la muestra
city-tile = { FORM($good, "full") }{ $size ->
    [narrow] {" "}(pequeña)
   *[wide] {""}
}
pile = Pila de escombros
row = Fila { $row }
row-closed = solo se usa con tres o más jugadores
rubble = escombros ({ $cubes })
column = Columna { $column }
column-text = escombros ({ $cubes }); loseta de puntuación { $n }
plot = Terreno { $plot }
store = { $store } de { $owner }
free-plot = libre, calle de { FORM($streets, "full") }, recompensa: { $reward }
free-plot-price = { $text } Terreno desde { $n ->
    [one] 1 real
   *[other] { $n } reales
}.
free-site = escombros ({ $cubes }), recompensa: { $reward }

reward-good = { $n ->
    [one] 1 bien
   *[other] { $n } bienes
}
reward-official = { $n ->
    [one] 1 funcionario
   *[other] { $n } funcionarios
}
reward-cardinal = Cardenal
reward-rubble = 1 cubo
reward-treasury = tesorería
reward-recruit = reclutar
reward-plan = plano
reward-ship = barco
reward-produce = producir
reward-favour = favor
reward-store = tienda
reward-decree = decreto
reward-open = edificio
reward-draw_tasks = tareas

means = medios
goods = bienes
goods-limit = { $goods } (límite { $limit } de cada tipo)
rubble-own = escombros
rubble-sets = { $cubes }; { $sets ->
    [0] ningún set
    [one] 1 set
   *[other] { $sets } sets
}
officials = funcionarios en el tablero
officials-left = { $n }
portfolio = portafolio
portfolio-size = { $n } de { $limit }{ $n ->
    [0] {""}
   *[other] : { $cards }
}
portfolio-ship = { $ship }{ $state ->
    [at-sea] , en el mar con { $cargo }
    [loading] , cargado con { $cargo }
   *[docked] , vacío
}
portfolio-treasury = { $card } ({ $text })
clergy = clero
clergy-pair = conserva una de
plans = planos
completed = completados
own-decrees = decretos
markers = marcadores de set
favours = favores
houses = casas construidas
house-group = { $group } { $built } de { $houses }
stores = tiendas
stores-left = { $n ->
    [one] 1 construida
   *[other] { $n } construidas
}, { $left ->
    [one] queda 1 casa
   *[other] quedan { $left } casas
}
ships = barcos
plans-together = { $plans }; en total { $officials }
tasks = tareas
task-shown = { $task }: { $text }{ $done ->
    [True] {" "}(realizada)
   *[False] {""}
}
passed = Cartas pasadas
courtier = cortesano
courtier-place = con { $noble }
courtier-here = cortesano
next-turn = próximo turno
courtier-next = { $deed ->
    [none] próximo
   *[other] próximo: { $deed }
}
next-visit = visita { FORM($noble, "a") }{ $deed ->
    [none] {""}
   *[other] , primero para { $deed }
}
aide = El Ayudante
aide-place = está en la pila { FORM($kind, "stack") }
hand = mano
hand-size = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
hand-known = { hand-size }, entre ellas { FORM($known, "the") }

## The table drawn

head-wigs = pelu.
head-reais = reales
head-influence = infl.
head-limit = lím.
head-short-limit = lm
head-short-gold = or
head-short-cloth = te
head-short-books = li
head-short-tools = he
head-sets = sets
head-officials = func.
head-favours = fav.
head-hand = mano
head-houses = casas
favour-builder = C
favour-minister = M
favour-king = R
neutral-mark = n
cube-brown = ma
cube-red = ro
cube-blue = az
office-row = Oficina
plaza-row = Plaza
visit-row = Visita
actions-row = Acciones
taken-row = Acepta
favours-row = Favores
visit-cost = { $n ->
    [0] no te cuesta nada
    [one] te cuesta 1 influencia
   *[other] te cuesta { $n } influencias
}
favours-left = { $n ->
    [one] queda 1
   *[other] quedan { $n }
}
covered-mark = { $deed } (cubierta)
map-west = Oeste
map-east = Este
map-row = Cubos
map-column = { $column }
map-street = { $street }, { $good } { $columns }
map-price = { $plot } · { $n }
map-rubble = Escombros
map-scoring = Puntuación
map-legend = A1 · 9: terreno desde 9 reales. Cubos: { $cubes }. Pila de escombros: { $pile }. Losetas de ciudad en la muestra: { $offer }.
map-cube = { $mark } { $colour } { $price }
noble-builder = Constructor
noble-minister = Ministro
noble-king = Rey

## Options

options-turn-gold = descartarla por 1 oro
options-turn-portfolio = jugarla en tu portafolio
options-turn-court = visitar con ella { FORM($noble, "a") }
options-turn-sponsor = patrocinar su evento
brief-turn-gold = descartar por 1 oro
brief-turn-portfolio = portafolio
brief-turn-court = visitar { FORM($noble, "a") }
brief-turn-sponsor = patrocinar el evento
brief-detail = ({ $text })
option-final = definitivo
option-final-words = Esto es definitivo.
change = { $sign ->
    [gain] +{ $amount }
   *[pay] −{ $amount }
}
change-words = { $sign ->
    [gain] ganas { $amount }
   *[pay] te cuesta { $amount }
}

# What is not possible, and why.
refused-none = Aquí no se rechaza nada de lo que se podría pedir: todas las opciones están en la lista.
refused-title = Ahora no es posible

## Solo and the variants

solo-option = en solitario contra Lacerda
draft-option = las manos iniciales se eligen mediante draft
starting-decrees-option = todos empiezan con un decreto
tokens-option = unas fichas cambian lo que dan terrenos y obras; se colocan al azar o como diga ARCHIVO (igual que en una posición)
queen-option = la carta de la Reina ocupa el lugar de otra
tasks-option = cartas de tarea para todos o solo para estos asientos, por ejemplo Ana,Ben
ships-first-option = en el cambio de periodo los barcos llegan antes de descartar cartas
servant-decrees-option = cuántos decretos pide el rango de Sirviente de la corte en solitario (por defecto 6)
blank-task-rewards-option = las tareas B6 y B9 dan lo mismo que la tarea de encima (above) o de debajo (below); por defecto above
lacerda-pays-option = en solitario, una acción noble que Lacerda no puede pagar: paga lo que puede y actúa (what-it-can), o por completo o nada (in-full); por defecto what-it-can
bad-layout = { $file } no es una colocación de fichas: { $why }
layout-for-play = La colocación de fichas es para una sola partida (`lisboa play`); aquí se colocan al azar: --tokens.
solo-alone = --solo es una partida para uno contra Lacerda; { $option } no va con ella.

variants-told = Variantes: { $variants }.
variant-draft = draft de la mano inicial
variant-starting-decrees = decretos iniciales
variant-tokens = fichas de ciudad
variant-queen = la Reina
variant-tasks = cartas de tarea para { $people }
variant-discard-before-ships = barcos antes de descartar
variant-servant-decrees = Sirviente de la corte con { $value } decretos
variant-blank-task-rewards = recompensas en blanco como la tarea de { $value ->
    [above] encima
   *[below] debajo
}
variant-lacerda-pays = { $value ->
    [in-full] Lacerda paga por completo o no actúa
   *[what-it-can] Lacerda paga lo que puede
}

rank-jester = Bufón
rank-servant = Sirviente de la corte
rank-favourite = Favorito del Rey
rank-right-hand = Mano derecha del Marqués
solo-wigs = { $order ->
    [ahead] { $name } supera a Lacerda: { $mine } pelucas a { $theirs }.
    [behind] Lacerda supera a { $name }: { $theirs } pelucas a { $mine }.
   *[level] { $name } y Lacerda empatan a { $mine } pelucas, y eso no basta para ganar (SG-56).
}
rank-reached = Rango de { $name }: { $rank }.
rank-fulfilled = Alcanzado: { $conditions }.
rank-missing = Falta para el rango siguiente, { $rank }: { $conditions }.
rank-met = Ya basta para él: { $conditions }.
rank-highest = No hay rango más alto.
rank-lost = { $rank } ({ $why })
reach-stores = Lacerda tiene { $theirs ->
    [one] 1 tienda
   *[other] { $theirs } tiendas
} y tú ya no puedes tener más de { $n }
reach-own-stores = ya no puedes tener más de { $n ->
    [one] 1 tienda
   *[other] { $n } tiendas
}
out-of-reach = rangos fuera de alcance
condition-wigs = más pelucas que Lacerda ({ $have } a { $theirs })
condition-stores = { $rank ->
    [servant] { $need ->
        [one] 1 tienda
       *[other] { $need } tiendas
    } (tiene { $have })
    [favourite] tantas tiendas como Lacerda ({ $have } a { $theirs })
   *[right-hand] más tiendas que Lacerda ({ $have } a { $theirs })
}
condition-majorities = { $need ->
    [one] 1 mayoría
   *[other] { $need } mayorías
} (tiene { $have })
condition-reais = { $need ->
    [one] 1 real
   *[other] { $need } reales
} (tiene { $have })
condition-decrees = { $need ->
    [one] 1 decreto
   *[other] { $need } decretos
} (tiene { $have })
condition-ships = { $need ->
    [one] 1 barco
   *[other] { $need } barcos
} (tiene { $have })

## `lisboa play`: options and the beginning

file-argument = una partida anterior que continuar: su nombre en la lista de --games o cualquier grabación sin terminar
games-option = mostrar la lista de las partidas guardadas
full-option = mostrar toda la mesa en cada turno en vez de lo que ha cambiado
players-option = cuántos juegan, de 2 a 4 (por defecto, tú y dos merchant)
seats-option = quién juega en cada asiento, por ejemplo { $human },{ $human },merchant; de flojo a fuerte: { $levels }; también cualquier otro bot que conozca lisboa simulate
names-option = los nombres de los asientos, por ejemplo Ana,Ben,Clara
seed-option = el mismo número da el mismo reparto (por defecto, al azar)
new-option = empezar una partida nueva aunque haya una guardada; la guardada se conserva
plain-option = líneas sencillas sin colores ni recuadros, para lectores de pantalla y scripts
edition-option = la carpeta de una edición propia
data-option = la carpeta donde se guardan las partidas

wrong-seats = Una partida tiene de { $fewest } a { $most } asientos, no { $n }.
seats-and-players = --seats nombra { $n ->
    [one] 1 asiento
   *[other] { $n } asientos
}, pero --players dice { $players }.
unknown-kind = «{ $kind }» no puede jugar. Posibles: { $kinds }.
wrong-names = { $n ->
    [one] 1 nombre
   *[other] { $n } nombres
} para { $players ->
    [one] 1 asiento: indica solo tu nombre.
   *[other] { $players } asientos: indica un nombre por asiento, separados por comas.
}

welcome = Partida nueva: { $players }. Empieza { $start }.
welcome-help = ¿Es tu primera vez? Escribe «ayuda» en cualquier pregunta. Este mismo reparto: --seed { $seed }
introduced = { $name }{ $kind ->
    [bot] {" "}(bot: { $bot })
   *[human] {""}
}
saved-game = Hay una partida guardada de { $players }, en el turno { $turn }.
ignored = { $n ->
    [one] { $options } necesita una partida nueva y no tendría efecto en esta
   *[other] { $options } necesitan una partida nueva y no tendrían efecto en esta
}; responde n para empezar una así.
not-with-file = { $options }: no se puede cambiar una partida ya empezada; indica solo ARCHIVO, o ARCHIVO con --seats.
file-over = La partida de { $file } ha terminado. «lisboa replay» la recorre paso a paso.
taken-up = La partida de { $players } continúa en el turno { $turn }.
games-title = Partidas en { $folder }, la última primero. Para continuar una sin terminar: lisboa play NOMBRE
games-alone = --games muestra la lista de las partidas guardadas; solo va con --data.
games-none = Aún no hay partidas guardadas en { $folder }. «lisboa play» empieza una.
kept-unfinished = sin terminar, en el turno { $turn }: { $players }, { $when }
kept-finished = victoria de { $winners } tras { $turn } turnos: { $players }, { $when }
kept-unreadable = no se puede leer: { $reason }
go-on = ¿Continuarla? [S/n]
old-game = La partida guardada se conserva como { $file }.
broken-save = La partida guardada no se puede usar: { $reason } No se pierde nada: se conserva como { $file }.
record-other-edition = Línea { $line }: la grabación se hizo con la edición { $theirs }; esta es { $ours }. Indica su carpeta con --edition.
foreign-save = { $reason } La partida guardada se queda donde está; --new empieza otra y la conserva.
other-seats = los asientos no corresponden a la partida: { $seats }.


## At a question

asked = { $name } · { $round }
thinking = { $name } está pensando…
forfeited = { $sentence } Greedy responde en su lugar.
status = Tienes { $means }; bienes: { $goods }.
status-hand = Tu mano: { FORM($cards, "the") }.
pass = Pasa la pantalla a { $name }. Pulsa Intro cuando nadie más esté mirando.
log-empty = Aún no ha ocurrido nada.
log-turn = Turno { $turn }, { $name }

part-all = todo
part-court = corte
part-church = iglesia
part-works = astillero
part-decrees = decretos
part-politics = muestra
part-city = ciudad
part-players = jugadores
part-pack = draft
part-hand = mano
no-part = La mesa no tiene ninguna parte «{ $text }». Posibles: { $parts }.


saved = Guardada como { $file }.
left = La partida está guardada en { $folder }. «lisboa play» la continúa.
not-saved = No se pudo guardar la partida: { $reason }. Continúa, pero solo aquí.
kept = La grabación de esta partida: { $file }. «lisboa replay» la recorre paso a paso.

## The end

result-title = Puntuación final
result-wigs = Pelucas
result-total = Total
result-line = { $name }: { $wigs }.
result-sum = { $parts }; en total { $total }
result-part = { $category } { $n }
result-winner = { $who } gana con { $wigs }.
result-winners = { $who } comparten la victoria con { $wigs } por cabeza.
tie-number = { $who } { $n }
tie-TIE-01 = Desempate, sets de escombros completos: { $numbers } (TIE-01).
tie-TIE-02 = Desempate, tiendas: { $numbers } (TIE-02).
tie-TIE-03 = Desempate, planos completados: { $numbers } (TIE-03).
tie-TIE-04 = Desempate, dinero: { $numbers } (TIE-04).
tie-shared = El empate persiste ({ $rule }).

## `lisboa replay`

record-argument = una grabación como las que deja lisboa play
seat-option = con los ojos de quién se mira (por defecto, los de un espectador)
at-option = el turno por el que empezar
bad-record = { $file }: { $reason }
no-turn = No hay turno { $turn }; el último es el { $last }.
no-seat = No juega nadie llamado «{ $name }». Juegan { $names }.
replay-title = Una partida de { $players }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
replay-setup = Antes del primer turno
replay-after = La mesa { $turn ->
    [0] antes del primer turno
   *[other] después del turno { $turn }
}
replay-prompt = Turno { $turn } de { $last } >
replay-hint = Intro muestra el turno siguiente; un número va a ese turno; o una palabra: siguiente, anterior, tablero, salir.
replay-not-understood = No entiendo «{ $text }». Intro muestra el turno siguiente; un número hasta { $last } va a ese turno; o una palabra: siguiente, anterior, tablero, salir.
replay-last = Este es el último turno.
replay-first = Este es el principio.

## `lisboa check`

records-argument = las grabaciones que comprobar
check-line = { $file }: { $text }
check-ok = correcto, { $players }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}, { $winners ->
    [none] sin terminar
   *[other] victoria de { $winners }
}{ $rank ->
    [none] {""}
   *[other] {" "}({ $rank })
}
is-folder = esto es una carpeta, no una grabación.
not-text = esto no es un archivo de texto.
too-large = este archivo es demasiado grande para ser una grabación.
cannot-read = { $reason }.
