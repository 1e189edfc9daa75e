# The options of a question: what each is called, costs, gives and means; and what is refused.

label = { CAPITAL($phrase) }
label-then = { $first } · { $second }

## What is paid and gained

amount-rubble = { $n ->
    [one] 1 cubo { $colour }
   *[other] { $n } cubos { FORM($colour, "plural") }
}
amount-sets = { $n ->
    [one] 1 conjunto de escombros
   *[other] { $n } conjuntos de escombros
}
amount-favours = { $n ->
    [one] 1 favor real
   *[other] { $n } favores reais
}
amount-clergy = { $n ->
    [one] 1 peça de clero
   *[other] { $n } peças de clero
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
    [one] 1 planta
   *[other] { $n } plantas
}
amount-completed = { $n ->
    [one] 1 planta concluída
   *[other] { $n } plantas concluídas
}

## What an option means, besides what it costs and gives at once

detail-no-room = não cabe no teu armazém
detail-visit = { $n ->
    [0] a visita não custa nada
    [one] a visita custa 1 ponto de influência
   *[other] a visita custa { $n } pontos de influência
}
detail-event = { $n ->
    [0] o evento não custa nada
    [one] o evento custa 1 real
   *[other] o evento custa { $n } réis
}
detail-land = recompensa: { $reward }; { $least ->
    [0] o terreno pode não custar nada
    [one] o terreno custa 1 real ou mais
   *[other] o terreno custa { $least } réis ou mais
}{ $wigs ->
    [0] {""}
    [one] ; 1 peruca por edifícios públicos
   *[other] ; { $wigs } perucas por edifícios públicos
}
detail-decree = { $text } Neste momento vale { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}.
detail-site = recompensa: { $reward }{ $wigs ->
    [none] {""}
   *[other] ; { $wigs }
}
detail-opening = { $building } dá { $wigs }
detail-wigs = { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
} a { $who }
detail-staff = precisa de { $needed ->
    [one] 1 funcionário
   *[other] { $needed } funcionários
}{ $missing ->
    [0] {""}
   *[other] , { $missing } a contratar por { $price ->
        [one] 1 real
       *[other] { $price } réis
    }
}; { $opening }
detail-steps = depois: à frente, { $ahead }; atrás, { $behind }
detail-house-none = ainda sem habilidade
detail-house-visit_in_reais = a partir de agora podes pagar as visitas em réis
detail-house-ship_goods_minus_1 = os navios custam-te menos 1 mercadoria
detail-house-ship_goods_free = os navios não te custam mercadorias
detail-house-produce_plus_1_of_one = ao produzir recebes mais 1 mercadoria de um tipo
detail-house-produce_plus_1_of_each = ao produzir recebes mais 1 mercadoria de cada tipo

## How a price or a gain comes about

bill-visit = A visita custa
bill-event = O evento custa
bill-land = O terreno custa
bill-hire = Contratar custa
bill-sale = A venda dá
bill-store = A loja dá
bill-opening = { $building } dá
bill-sailing = Zarpar dá
bill-treasury = Tesouro
bill-officials = Funcionários de outros
bill-row = Escombros da linha { $row }
bill-column = Escombros da coluna { $column }
bill-dearest = Retirar o cubo mais caro
bill-cube = Retirar { $colour ->
    [brown] o cubo castanho
    [red] o cubo vermelho
   *[blue] o cubo azul
}
bill-officials-hired = { $n ->
    [one] 1 funcionário a { $each }
   *[other] { $n } funcionários a { $each }
}
bill-market = Preço de mercado
bill-ship = Navio
bill-crates = Caixotes a bordo
bill-earns = { CAPITAL($lot) }
bill-floor = Nunca abaixo de 0

## What is not possible, and why

with-numbers = { $sentence } { $numbers }
numbers-visit = Custa { $price }; tens { $influence ->
    [one] 1 ponto de influência
   *[other] { $influence } pontos de influência
} e { $wigs ->
    [one] 1 peruca
   *[other] { $wigs } perucas
}.
numbers-price = Custa pelo menos { $price ->
    [one] 1 real
   *[other] { $price } réis
}; podes reunir { $means }.
numbers-ship = Custa { $price ->
    [one] 1 mercadoria
   *[other] { $price } mercadorias diferentes
}; tens { $types }.

## What a final answer turns up before the turn goes on

turns-up-building = Isto revela o próximo edifício. Depois não há volta atrás.
turns-up-tasks = Isto tira novas tarefas. Depois não há volta atrás.

## Answers in a word or two, as the steps of a turn

crumb-keep-card = { $kind } { $influence }
crumb-keep-tile = Peça
crumb-gold = Ouro
crumb-portfolio = Portefólio
crumb-court = { $kind }
crumb-sponsor = Evento
crumb-add = Encaixe
crumb-discard = Descarte
crumb-replace = Navio
crumb-sell = Vender
crumb-trade = Negociar
crumb-load = Venda: { $good }
crumb-deed = { $deed ->
    [recruit] Recrutar
    [plan] Planta
    [ship] Navio
    [produce] Produzir
    [cardinal] Cardeal
    [favour] Favor
    [store] Loja
    [decree] Decreto
   *[open] Edifício
}
crumb-offer = { crumb-deed }
crumb-do = { crumb-deed }
crumb-office = { $kind }
crumb-take-plan = Planta
crumb-pay-good = { CAPITAL($good) }
crumb-take-good = { CAPITAL($good) }
crumb-lose-good = { CAPITAL($good) }
crumb-move = Cardeal
crumb-take-tile = Peça
crumb-give-tile = Peça
crumb-take-favour = { $kind }
crumb-lose-favour = { $kind }
crumb-build = { $plot }
crumb-cube = Cubo { $colour }
crumb-house = Casa
crumb-take-decree = Decreto
crumb-site = Local
crumb-use-plan = Edifício
crumb-return = Funcionário
crumb-convert = Pago
crumb-pay-reais = Pago
crumb-accept = Recompensa
crumb-decline = Não
crumb-stop = Concluído
crumb-draw = { $kind } { $influence }
crumb-claim = Recompensa
crumb-task = Tarefa
