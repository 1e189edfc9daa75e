# What somebody can do, as a line of a menu. A message with the name of a question behind it, such
# as `stop-load`, is used when the answer is given to that question.

keep-card = ficar com { FORM($card, "the") }
keep-tile = ficar com { $tile }
keep-tile-clergy = ficar com { $tile }{ $deals ->
    [hands] {" "}em definitivo; enche-se o trilho da Igreja e distribuem-se as mãos
    [draft] {" "}em definitivo; enche-se o trilho da Igreja e começa o draft
   *[nothing] {""}
}
gold = descartar { FORM($card, "the") } e receber 1 ouro
portfolio = jogar { FORM($card, "the") } no portefólio
court = visitar { $noble } com { FORM($card, "the") }
sponsor = patrocinar o evento de { FORM($card, "the") }
add = usar um encaixe vazio
discard = descartar { FORM($card, "the") } do portefólio para dar lugar
discard-discard = descartar { FORM($card, "the") } da mão
replace = substituir o teu { $ship }
sell = vender mercadorias
trade = negociar com os nobres
load = vender 1 { $good } ao { $ship }
load-owner = vender 1 { $good } ao { $ship } de { $owner }
offer = entregar 1 { $good } para { FORM($deed, "to") }
do = { $deed }
do-follow = seguir: { $deed }
office = colocar um funcionário { FORM($office, "em") }
take-plan = retirar a { $plan }
pay-good = pagar 1 { $good }
take-good = receber 1 { $good }
lose-good = perder 1 { $good }
move = mover o Cardeal { $n ->
    [one] 1 espaço
   *[other] { $n } espaços
}
take-tile = retirar { $tile }, a peça { $side ->
    [0] à frente
   *[1] atrás
} do Cardeal
give-tile = entregar { $tile } à Igreja
take-favour = retirar um favor real { FORM($noble, "de") }
lose-favour = devolver o teu favor real { FORM($noble, "de") }
build = construir uma { $lot }
cube = retirar um cubo { $colour } { $from ->
    [0] da linha
    [1] da coluna
   *[2] do monte de escombros
}
house = usar uma casa do { $group }
take-decree = obter o decreto { $decree }
site = inaugurar um edifício público no { $site }
use-plan = usar a { $plan }
return = retirar um funcionário { FORM($place, "de") }
convert = { $n ->
    [0] pagar só em moedas
    [one] pagar 1 real com influência
   *[other] pagar { $n } réis com influência
}
convert-payment = { $n ->
    [0] pagar tudo ({ $due }) em moedas
   *[other] { $rest ->
        [0] pagar tudo ({ $due }) com influência
       *[other] pagar { $rest } em moedas e { $n } com influência
    }
}
convert-penalty = { $n ->
    [0] não pagar nada com influência
    [one] { $rest ->
        [0] pagar o último real com influência
       *[other] pagar mais 1 real com influência
    }
   *[other] { $rest ->
        [0] pagar os últimos { $n } réis com influência
       *[other] pagar mais { $n } réis com influência
    }
}
pay-reais = { $n ->
    [0] não pagar réis
    [one] pagar 1 real em vez de influência
   *[other] pagar { $n } réis em vez de influência
}
pay-reais-visit-reais = { $n ->
    [0] pagar tudo ({ $due }) em influência
   *[other] { $rest ->
        [0] pagar tudo ({ $due }) em réis
       *[other] pagar { $n } em réis e { $rest } em influência
    }
}
accept = aceitar
accept-accept = sim, { $effect }
decline = recusar
decline-accept = não, renunciar a { $effect }
decline-follow = não seguir
stop = parar
stop-load = não vender mais mercadorias
stop-offer = não negociar mais mercadorias
stop-office = não colocar mais funcionários
stop-give-tile = não entregar mais peças
stop-free-action = prescindir da ação de Estado
stop-decree = não obter um decreto adicional
stop-discard = não descartar mais cartas
draw = tirar { FORM($card, "the") }
claim = receber a recompensa de { FORM($card, "the") }
task = completar a { $task }
