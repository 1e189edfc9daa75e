# What happened. Most phrases tell what a player does and follow the player’s name (`deed`); the
# others, in the second part, stand for themselves. All start in lower case and have no full stop.

deed = { $who } { $deed }
sentence = { CAPITAL($phrase) }.

## What a player does

turn-begins = começa o turno { $n }
card-for-gold = descarta em troca de 1 ouro { FORM($card, "the") }
card-played = joga no portefólio { FORM($card, "the") }
card-at-court = visita { $noble } com { FORM($card, "the") }
card-placed = guarda no portefólio { FORM($card, "the") }
card-discarded = descarta { FORM($card, "the") }
goods-gained = { $n ->
    [0] não tem espaço para { $lost }
   *[other] recebe { $goods }{ $over ->
        [0] {""}
       *[other] {" "}e não tem espaço para { $lost }
    }
}
goods-paid = entrega { $goods }
reais-gained = recebe { reais }
reais-paid = { $coins ->
    [0] { $influence ->
        [0] não paga nada graças a um desconto
       *[other] paga { from-influence } com influência
    }
    [one] paga 1 real{ and-from-influence }
   *[other] paga { $coins } réis{ and-from-influence }
}
from-influence = { $influence ->
    [one] 1 real
   *[other] { $influence } réis
}
and-from-influence = { $influence ->
    [0] {""}
   *[other] {" "}e mais { $influence } com influência
}
influence-gained = ganha { $n ->
    [one] 1 ponto de influência
   *[other] { $n } pontos de influência
} (agora { $space })
influence-lost = gasta { $n ->
    [one] 1 ponto de influência
   *[other] { $n } pontos de influência
} (agora { $space })
wigs = { $n ->
    [one] ganha 1 peruca{ wigs-for }
   *[other] ganha { $n } perucas{ wigs-for }
}
wigs-lost = { $n ->
    [one] perde 1 peruca{ wigs-for }
   *[other] perde { $n } perucas{ wigs-for }
}
wigs-for = { $category ->
    [sailing] {" "}por zarpar
    [stores] {" "}pela nova loja
    [openings] {" "}pelas lojas que beneficiam do edifício
    [church] {" "}da Igreja
    [influence] {" "}no topo do trilho de influência
    [cubes] {" "}pelos seus cubos
    [period] {" "}por conjuntos de escombros
    [visits] {" "}pela visita
    [ships] {" "}por navios
    [sets] {" "}por conjuntos de escombros
    [majorities] {" "}por maiorias de lojas
    [money] {" "}por dinheiro e influência
    [decrees] {" "}por decretos
    [officials] {" "}por funcionários ao serviço
    [favours] {" "}por favores reais
   *[other] {""}
}
good-sold = vende 1 { $good } ao { $ship } por { reais }
good-traded = entrega 1 { $good } para { FORM($deed, "to") }
official-placed = coloca um funcionário { FORM($office, "em") }
official-returned = retira um funcionário { FORM($place, "de") }
officials-hired = contrata { $n ->
    [one] 1 funcionário por { $each }
   *[other] { $n } funcionários por { $each } cada
}
plan-taken = retira a { $plan }
ship-built = { $old ->
    [none] constrói o { $ship }
   *[other] constrói o { $ship } em vez do { $old }
}
cardinal-moved = move o Cardeal
tile-taken = retira a peça de clero { $tile }
tile-kept = fica com a peça de clero { $tile }
tile-given = entrega à Igreja a peça de clero { $tile }
church-called = aciona a pontuação da Igreja
favour-taken = retira um favor real { FORM($noble, "de") }
favour-returned = devolve um favor real { FORM($noble, "de") }
visit-paid = { $n ->
    [0] não paga nada pela visita
    [one] deve 1 ponto de influência pela visita
   *[other] deve { $n } pontos de influência pela visita
}
free-action = aproveita a visita para { FORM($deed, "to") }
follows = segue a visita para { FORM($deed, "to") }
store-chosen = começa uma { $lot }
store-built = constrói uma { $lot }
cube-gained = { $lost ->
    [0] retira um cubo { $colour }
   *[1] não tem espaço para um cubo { $colour }
}
set-completed = { $n ->
    [one] completa o primeiro conjunto de escombros
   *[other] completa o { $n }.º conjunto de escombros
}
house-built = usa uma casa do { $group }
decree-taken = obtém o { $extra ->
    [0] decreto
   *[1] decreto adicional
} { $decree }
site-chosen = limpa o { $site }
building-opened = inaugura { $building } no { $site } com a { $plan }
event-sponsored = patrocina o evento de { FORM($card, "the") }
effect-forfeited = não pode { $effect }
effect-declined = não quer { $effect }
card-drawn = tira { FORM($card, "the") }
end-triggered = { $sets ->
    [0] esvazia a terceira pilha de cartas
   *[1] tem conjuntos de escombros suficientes
} e aciona o fim do { $period ->
    [1] primeiro período
   *[2] jogo
}
cards-dealt = { $n ->
    [0] não recebe cartas
    [one] recebe 1 carta
   *[other] recebe { $n } cartas
}
reward-claimed = recebe a recompensa de { FORM($card, "the") }
penalty-paid = { $n ->
    [0] não tem nada a perder com a penalização
   *[other] perde { $loss } como penalização
}
penalty-paid-reais = { $n ->
    [0] { $unpaid ->
        [0] não paga nada pela penalização graças a um desconto
        [one] deixa por pagar uma penalização de 1 real
       *[other] deixa por pagar uma penalização de { $unpaid } réis
    }
   *[other] paga { reais } de penalização{ $unpaid ->
        [0] {""}
       *[other] {" "}e deixa { $unpaid } por pagar
    }
}
turn-passed = não tem nenhuma carta para jogar
card-kept = fica com { FORM($card, "the") }
task-done = recebe a recompensa da { $task }
task-drawn = tira a { $task } ({ $text })
lacerda-visits = dirige-se { FORM($noble, "a") }
lacerda-state-action = vai { $deed }, porque o Ajudante está na pilha { FORM($kind, "stack") }
lacerda-skips = não pode { $deed }{ $n ->
    [0] {" "}e prescinde disso
   *[other] : a visita custa mais { $n } do que toda a sua influência e as suas perucas
}
lacerda-spared = não tem influência nem perucas para o resto do custo, { $n }, que lhe é perdoado
lacerda-builds = constrói uma { $lot }: { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}, { $why ->
    [best] mais do que em qualquer outro lugar
    [left] na rua da esquerda, de duas que dão o mesmo
   *[order] a linha mais acima e, nela, o terreno mais à esquerda dos que dão mais
}
lacerda-opens = escolhe o { $site } para um edifício público: { $order ->
    [more] { wigs-of-opening } a mais do que { $rival }
    [fewer] { wigs-of-opening } a menos do que { $rival }
   *[level] tantas perucas como { $rival }
}, { $why ->
    [best] melhor do que em qualquer outro lugar
    [aide] o Ajudante decide entre dois edifícios que dão o mesmo
   *[order] o primeiro dos melhores locais no sentido dos ponteiros do relógio
}
wigs-of-opening = { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}
lacerda-plan-taken = retira a { $plan }, porque nenhuma no topo é maior
lacerda-official-placed = coloca um funcionário { FORM($office, "em") }, onde tem menos
lacerda-favour-taken = retira um favor real { FORM($noble, "de") }, o primeiro que lhe falta
lacerda-tile-given = descarta a peça de clero à frente do Cardeal, { $tile }
lacerda-decree-taken = obtém o decreto mais à esquerda, { $decree }
lacerda-card-discarded = descarta { FORM($card, "the") }, a carta por baixo do Ajudante
lacerda-visit-paid = { $n ->
    [0] não paga nada pela visita
   *[other] paga { $n } pela visita
}
building-opened-freely = inaugura { $building } no { $site }
card-received = recebe { FORM($card, "the") }
reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}

## What happens by itself

aide-moves = o Ajudante passa para a pilha { FORM($kind, "stack") }
ship-docks = o { $ship } de { $who } atraca
ship-sails = o { $ship } de { $who } zarpa com { $n ->
    [one] 1 caixote
   *[other] { $n } caixotes
}
treasury-moved = o tesouro { $step ->
    [1] sobe
   *[other] desce
} para { $value }
official-displaced = um funcionário de { $who } passa para a { $plaza }
price-fell = o preço { $good ->
    [gold] do ouro
    [cloth] dos tecidos
    [books] dos livros
   *[tools] das ferramentas
} desce para { $n }
turned-up = { $drafted ->
    [0] enche-se o trilho da Igreja e distribuem-se as mãos
   *[1] enche-se o trilho da Igreja e distribuem-se as cartas do draft
}
church-opens = a Igreja pontua, a começar por { $who }
period-ends = termina o primeiro período
new-period = começa o segundo período
last-round = { $n ->
    [one] falta um turno
   *[other] faltam { $n } turnos
}
game-over = a partida terminou
