# The options of a question: what each is called, costs, gives and means; and what is refused.

label = { CAPITAL($phrase) }
label-then = { $first } · { $second }

## What is paid and gained

amount-rubble = { $n ->
    [one] 1 cubo { $colour }
   *[other] { $n } cubos { FORM($colour, "plural") }
}
amount-sets = { $n ->
    [one] 1 set de escombros
   *[other] { $n } sets de escombros
}
amount-favours = { $n ->
    [one] 1 favor real
   *[other] { $n } favores reales
}
amount-clergy = { $n ->
    [one] 1 loseta de clero
   *[other] { $n } losetas de clero
}
amount-decrees = { $n ->
    [one] 1 decreto
   *[other] { $n } decretos
}
amount-houses = { $n ->
    [one] 1 casa
   *[other] { $n } casas
}
amount-plans = { $n ->
    [one] 1 plano
   *[other] { $n } planos
}
amount-completed = { $n ->
    [one] 1 plano completado
   *[other] { $n } planos completados
}

## What an option means, besides what it costs and gives at once

detail-no-room = no cabe en tu almacén
detail-visit = { $n ->
    [0] la visita no cuesta nada
    [one] la visita cuesta 1 influencia
   *[other] la visita cuesta { $n } influencias
}
detail-event = { $n ->
    [0] el evento no cuesta nada
    [one] el evento cuesta 1 real
   *[other] el evento cuesta { $n } reales
}
detail-land = recompensa: { $reward }; { $least ->
    [0] el terreno puede no costar nada
    [one] el terreno cuesta 1 real o más
   *[other] el terreno cuesta { $least } reales o más
}{ $wigs ->
    [0] {""}
    [one] ; 1 peluca por edificios públicos
   *[other] ; { $wigs } pelucas por edificios públicos
}
detail-decree = { $text } Ahora mismo vale { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}.
detail-site = recompensa: { $reward }{ $wigs ->
    [none] {""}
   *[other] ; { $wigs }
}
detail-opening = { $building } da { $wigs }
detail-wigs = { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
} a { $who }
detail-staff = necesita { $needed ->
    [one] 1 funcionario
   *[other] { $needed } funcionarios
}{ $missing ->
    [0] {""}
   *[other] , { $missing } por contratar por { $price ->
        [one] 1 real
       *[other] { $price } reales
    }
}; { $opening }
detail-steps = después: delante, { $ahead }; detrás, { $behind }
detail-house-none = todavía sin habilidad
detail-house-visit_in_reais = desde ahora puedes pagar las visitas en reales
detail-house-ship_goods_minus_1 = los barcos te cuestan 1 bien menos
detail-house-ship_goods_free = los barcos no te cuestan ningún bien
detail-house-produce_plus_1_of_one = al producir recibes 1 bien más de un tipo
detail-house-produce_plus_1_of_each = al producir recibes 1 bien más de cada tipo

## How a price or a gain comes about

bill-visit = La visita cuesta
bill-event = El evento cuesta
bill-land = El terreno cuesta
bill-hire = Contratar cuesta
bill-sale = La venta da
bill-store = La tienda da
bill-opening = { $building } da
bill-sailing = Zarpar da
bill-treasury = Tesorería
bill-officials = Funcionarios de otros
bill-row = Escombros de la fila { $row }
bill-column = Escombros de la columna { $column }
bill-dearest = Tomar el cubo más caro
bill-cube = Tomar { $colour ->
    [brown] el cubo marrón
    [red] el cubo rojo
   *[blue] el cubo azul
}
bill-officials-hired = { $n ->
    [one] 1 funcionario a { $each }
   *[other] { $n } funcionarios a { $each }
}
bill-market = Precio de mercado
bill-ship = Barco
bill-crates = Cajas a bordo
bill-earns = { CAPITAL($lot) }
bill-floor = Nunca por debajo de 0

## What is not possible, and why

with-numbers = { $sentence } { $numbers }
numbers-visit = Cuesta { $price }; tienes { $influence ->
    [one] 1 influencia
   *[other] { $influence } influencias
} y { $wigs ->
    [one] 1 peluca
   *[other] { $wigs } pelucas
}.
numbers-price = Cuesta al menos { $price ->
    [one] 1 real
   *[other] { $price } reales
}; puedes reunir { $means }.
numbers-ship = Cuesta { $price ->
    [one] 1 bien
   *[other] { $price } bienes diferentes
}; tienes { $types }.

## What a final answer turns up before the turn goes on

turns-up-building = Esto revela el edificio siguiente. Ya no habrá vuelta atrás.
turns-up-tasks = Con esto se roban tareas nuevas. Ya no habrá vuelta atrás.

## Answers in a word or two, as the steps of a turn

crumb-keep-card = { $kind } { $influence }
crumb-keep-tile = Loseta
crumb-gold = Oro
crumb-portfolio = Portafolio
crumb-court = { $kind }
crumb-sponsor = Evento
crumb-add = Ranura
crumb-discard = Descarte
crumb-replace = Barco
crumb-sell = Vender
crumb-trade = Comerciar
crumb-load = Venta: { $good }
crumb-deed = { $deed ->
    [recruit] Reclutar
    [plan] Plano
    [ship] Barco
    [produce] Producir
    [cardinal] Cardenal
    [favour] Favor
    [store] Tienda
    [decree] Decreto
   *[open] Edificio
}
crumb-offer = { crumb-deed }
crumb-do = { crumb-deed }
crumb-office = { $kind }
crumb-take-plan = Plano
crumb-pay-good = { CAPITAL($good) }
crumb-take-good = { CAPITAL($good) }
crumb-lose-good = { CAPITAL($good) }
crumb-move = Cardenal
crumb-take-tile = Loseta
crumb-give-tile = Loseta
crumb-take-favour = { $kind }
crumb-lose-favour = { $kind }
crumb-build = { $plot }
crumb-cube = Cubo { $colour }
crumb-house = Casa
crumb-take-decree = Decreto
crumb-site = Obra
crumb-use-plan = Edificio
crumb-return = Funcionario
crumb-convert = Pagado
crumb-pay-reais = Pagado
crumb-accept = Recompensa
crumb-decline = No
crumb-stop = Hecho
crumb-draw = { $kind } { $influence }
crumb-claim = Recompensa
crumb-task = Tarea
