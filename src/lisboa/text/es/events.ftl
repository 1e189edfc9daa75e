# What happened. Most phrases tell what a player does and follow the player’s name (`deed`); the
# others, in the second part, stand for themselves. All start in lower case and have no full stop.

deed = { $who } { $deed }
sentence = { CAPITAL($phrase) }.

## What a player does

turn-begins = empieza el turno { $n }
card-for-gold = descarta a cambio de 1 oro { FORM($card, "the") }
card-played = juega en el portafolio { FORM($card, "the") }
card-at-court = visita { FORM($noble, "a") } con { FORM($card, "the") }
card-placed = guarda en el portafolio { FORM($card, "the") }
card-discarded = descarta { FORM($card, "the") }
goods-gained = { $n ->
    [0] no tiene sitio para { $lost }
   *[other] toma { $goods }{ $over ->
        [0] {""}
       *[other] {" "}y no tiene sitio para { $lost }
    }
}
goods-paid = entrega { $goods }
reais-gained = toma { reais }
reais-paid = { $coins ->
    [0] { $influence ->
        [0] no paga nada gracias a un descuento
       *[other] paga { from-influence } con influencia
    }
    [one] paga 1 real{ and-from-influence }
   *[other] paga { $coins } reales{ and-from-influence }
}
from-influence = { $influence ->
    [one] 1 real
   *[other] { $influence } reales
}
and-from-influence = { $influence ->
    [0] {""}
   *[other] {" "}y { $influence } más con influencia
}
influence-gained = gana { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
} (ahora { $space })
influence-lost = gasta { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
} (ahora { $space })
wigs = { $n ->
    [one] gana 1 peluca{ wigs-for }
   *[other] gana { $n } pelucas{ wigs-for }
}
wigs-lost = { $n ->
    [one] pierde 1 peluca{ wigs-for }
   *[other] pierde { $n } pelucas{ wigs-for }
}
wigs-for = { $category ->
    [sailing] {" "}por zarpar
    [stores] {" "}por la nueva tienda
    [openings] {" "}por las tiendas que se benefician del edificio
    [church] {" "}de la Iglesia
    [influence] {" "}en el tope de la pista de influencia
    [cubes] {" "}por sus cubos
    [period] {" "}por sets de escombros
    [visits] {" "}por la visita
    [ships] {" "}por barcos
    [sets] {" "}por sets de escombros
    [majorities] {" "}por mayorías de tiendas
    [money] {" "}por dinero e influencia
    [decrees] {" "}por decretos
    [officials] {" "}por funcionarios en edificios públicos
    [favours] {" "}por favores reales
   *[other] {""}
}
good-sold = vende 1 { $good } al { $ship } por { reais }
good-traded = entrega 1 { $good } para { $deed }
official-placed = coloca un funcionario en la { $office }
official-returned = retira un funcionario de la { $place }
officials-hired = contrata { $n ->
    [one] 1 funcionario por { $each }
   *[other] { $n } funcionarios por { $each } cada uno
}
plan-taken = toma el { $plan }
ship-built = { $old ->
    [none] construye el { $ship }
   *[other] construye el { $ship } en lugar del { $old }
}
cardinal-moved = mueve al Cardenal
tile-taken = toma la loseta de clero { $tile }
tile-kept = conserva la loseta de clero { $tile }
tile-given = entrega a la Iglesia la loseta de clero { $tile }
church-called = activa la puntuación de la Iglesia
favour-taken = toma un favor real { FORM($noble, "de") }
favour-returned = devuelve un favor real { FORM($noble, "de") }
visit-paid = { $n ->
    [0] no paga nada por la visita
    [one] debe 1 influencia por la visita
   *[other] debe { $n } influencias por la visita
}
free-action = aprovecha la visita para { $deed }
follows = sigue la visita para { $deed }
store-chosen = empieza una { $lot }
store-built = construye una { $lot }
cube-gained = { $lost ->
    [0] toma un cubo { $colour }
   *[1] no tiene espacio para un cubo { $colour }
}
set-completed = { $n ->
    [one] completa su primer set de escombros
   *[other] completa su { $n }.º set de escombros
}
house-built = usa una casa del { $group }
decree-taken = toma el { $extra ->
    [0] decreto
   *[1] decreto adicional
} { $decree }
site-chosen = despeja la { $site }
building-opened = abre { $building } en la { $site } con el { $plan }
event-sponsored = patrocina el evento de { FORM($card, "the") }
effect-forfeited = no puede { $effect }
effect-declined = renuncia a { $effect }
card-drawn = toma { FORM($card, "the") }
end-triggered = { $sets ->
    [0] vacía la tercera pila de cartas
   *[1] tiene suficientes sets de escombros
} y activa el fin del { $period ->
    [1] primer periodo
   *[2] juego
}
cards-dealt = { $n ->
    [0] no recibe cartas
    [one] recibe 1 carta
   *[other] recibe { $n } cartas
}
reward-claimed = recibe la recompensa de { FORM($card, "the") }
penalty-paid = { $n ->
    [0] no tiene nada que perder como penalización
   *[other] pierde { $loss } como penalización
}
penalty-paid-reais = { $n ->
    [0] { $unpaid ->
        [0] no paga nada por la penalización gracias a un descuento
        [one] deja sin pagar una penalización de 1 real
       *[other] deja sin pagar una penalización de { $unpaid } reales
    }
   *[other] paga { reais } como penalización{ $unpaid ->
        [0] {""}
       *[other] {" "}y deja { $unpaid } sin pagar
    }
}
turn-passed = no tiene ninguna carta que jugar
card-kept = conserva { FORM($card, "the") }
task-done = recibe la recompensa de la { $task }
task-drawn = roba la { $task } ({ $text })
lacerda-visits = se dirige { FORM($noble, "a") }
lacerda-state-action = se dispone a { $deed }, porque el Ayudante está en la pila { FORM($kind, "stack") }
lacerda-skips = no puede { $deed }{ $n ->
    [0] {" "}y renuncia a ello
   *[other] : la visita cuesta { $n } más que toda su influencia y sus pelucas
}
lacerda-spared = no tiene ni influencia ni pelucas para el resto del coste, { $n }, y se le perdona
lacerda-builds = construye una { $lot }: { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}, { $why ->
    [best] más que en ningún otro sitio
    [left] en la calle de la izquierda, de dos que dan lo mismo
   *[order] la fila más alta y, en ella, el terreno más a la izquierda de los que más dan
}
lacerda-opens = elige la { $site } para un edificio público: { $order ->
    [more] { wigs-of-opening } más que { $rival }
    [fewer] { wigs-of-opening } menos que { $rival }
   *[level] tantas pelucas como { $rival }
}, { $why ->
    [best] mejor que en ningún otro sitio
    [aide] el Ayudante decide entre dos edificios que dan lo mismo
   *[order] la primera de las mejores obras en el sentido de las agujas del reloj
}
wigs-of-opening = { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}
lacerda-plan-taken = toma el { $plan }, porque ninguno de los superiores es mayor
lacerda-official-placed = coloca un funcionario en la { $office }, donde menos tiene
lacerda-favour-taken = toma un favor real { FORM($noble, "de") }, el primero que le falta
lacerda-tile-given = descarta la loseta de clero situada delante del Cardenal, { $tile }
lacerda-decree-taken = toma el decreto más a la izquierda, { $decree }
lacerda-card-discarded = descarta { FORM($card, "the") }, la carta que está bajo el Ayudante
lacerda-visit-paid = { $n ->
    [0] no paga nada por la visita
   *[other] paga { $n } por la visita
}
building-opened-freely = abre { $building } en la { $site }
card-received = recibe { FORM($card, "the") }
reais = { $n ->
    [one] 1 real
   *[other] { $n } reales
}

## What happens by itself

aide-moves = el Ayudante se mueve a la pila { FORM($kind, "stack") }
ship-docks = el { $ship } de { $who } atraca
ship-sails = el { $ship } de { $who } zarpa con { $n ->
    [one] 1 caja
   *[other] { $n } cajas
}
treasury-moved = la tesorería { $step ->
    [1] sube
   *[other] baja
} a { $value }
official-displaced = un funcionario de { $who } pasa a la { $plaza }
price-fell = el precio { $good ->
    [gold] del oro
    [cloth] de la tela
    [books] de los libros
   *[tools] de las herramientas
} baja a { $n }
turned-up = { $drafted ->
    [0] se llena la pista de Iglesia y se reparten las manos
   *[1] se llena la pista de Iglesia y se reparten las cartas del draft
}
church-opens = puntúa la Iglesia, empezando por { $who }
period-ends = termina el primer periodo
new-period = empieza el segundo periodo
last-round = { $n ->
    [one] queda un turno
   *[other] quedan { $n } turnos
}
game-over = la partida ha terminado
