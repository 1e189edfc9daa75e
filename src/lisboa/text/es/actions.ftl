# What somebody can do, as a line of a menu. A message with the name of a question behind it, such
# as `stop-load`, is used when the answer is given to that question.

keep-card = conservar { FORM($card, "the") }
keep-tile = conservar { $tile }
keep-tile-clergy = conservar { $tile }{ $deals ->
    [hands] {" "}de forma definitiva; se llena la pista de Iglesia y se reparten las manos
    [draft] {" "}de forma definitiva; se llena la pista de Iglesia y empieza el draft
   *[nothing] {""}
}
gold = descartar { FORM($card, "the") } y tomar 1 oro
portfolio = jugar { FORM($card, "the") } en el portafolio
court = visitar { FORM($noble, "a") } con { FORM($card, "the") }
sponsor = patrocinar el evento de { FORM($card, "the") }
add = usar una ranura vacía
discard = descartar { FORM($card, "the") } del portafolio para hacer sitio
discard-discard = descartar { FORM($card, "the") } de la mano
replace = reemplazar tu { $ship }
sell = vender bienes
trade = comerciar con los nobles
load = vender 1 { $good } al { $ship }
load-owner = vender 1 { $good } al { $ship } de { $owner }
offer = entregar 1 { $good } para { $deed }
do = { $deed }
do-follow = seguir: { $deed }
office = colocar un funcionario en la { $office }
take-plan = tomar el { $plan }
pay-good = pagar 1 { $good }
take-good = tomar 1 { $good }
lose-good = perder 1 { $good }
move = mover al Cardenal { $n ->
    [one] 1 espacio
   *[other] { $n } espacios
}
take-tile = tomar { $tile }, la loseta situada { $side ->
    [0] delante
   *[1] detrás
} del Cardenal
give-tile = entregar { $tile } a la Iglesia
take-favour = tomar un favor real { FORM($noble, "de") }
lose-favour = devolver tu favor real { FORM($noble, "de") }
build = construir una { $lot }
cube = tomar un cubo { $colour } de la { $from ->
    [0] fila
    [1] columna
   *[2] pila de escombros
}
house = usar una casa del { $group }
take-decree = tomar el decreto { $decree }
site = abrir un edificio público en la { $site }
use-plan = usar el { $plan }
return = retirar un funcionario de la { $place }
convert = { $n ->
    [0] pagar solo con monedas
    [one] pagar 1 real con influencia
   *[other] pagar { $n } reales con influencia
}
convert-payment = { $n ->
    [0] pagar todo ({ $due }) con monedas
   *[other] { $rest ->
        [0] pagar todo ({ $due }) con influencia
       *[other] pagar { $rest } con monedas y { $n } con influencia
    }
}
convert-penalty = { $n ->
    [0] no pagar nada con influencia
    [one] { $rest ->
        [0] pagar el último real con influencia
       *[other] pagar 1 real más con influencia
    }
   *[other] { $rest ->
        [0] pagar los últimos { $n } reales con influencia
       *[other] pagar { $n } reales más con influencia
    }
}
pay-reais = { $n ->
    [0] no pagar reales
    [one] pagar 1 real en vez de influencia
   *[other] pagar { $n } reales en vez de influencia
}
pay-reais-visit-reais = { $n ->
    [0] pagar todo ({ $due }) con influencia
   *[other] { $rest ->
        [0] pagar todo ({ $due }) en reales
       *[other] pagar { $n } en reales y { $rest } con influencia
    }
}
accept = aceptar
accept-accept = sí, { $effect }
decline = rechazar
decline-accept = no, renunciar a { $effect }
decline-follow = no seguir
stop = parar
stop-load = no vender más bienes
stop-offer = no comerciar con más bienes
stop-office = no colocar más funcionarios
stop-give-tile = no entregar más losetas
stop-free-action = renunciar a la acción de Estado
stop-decree = no tomar un decreto adicional
stop-discard = no descartar más cartas
draw = tomar { FORM($card, "the") }
claim = recibir la recompensa de { FORM($card, "the") }
task = completar la { $task }
