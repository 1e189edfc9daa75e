# What cards, tiles, decrees and tasks say. Every phrase starts in lower case and has no full
# stop; `sentence` makes a sentence of it.
# In Portuguese effects and tasks are imperatives: “recebe 1 ouro”.

sentence = { CAPITAL($phrase) }.

## Amounts

reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
wigs = { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}
goods-gold = { $n ->
    [one] 1 ouro
   *[other] { $n } ouros
}
goods-cloth = { $n ->
    [one] 1 tecido
   *[other] { $n } tecidos
}
goods-books = { $n ->
    [one] 1 livro
   *[other] { $n } livros
}
goods-tools = { $n ->
    [one] 1 ferramenta
   *[other] { $n } ferramentas
}
goods-any = { $n ->
    [one] 1 mercadoria à tua escolha
   *[other] { $n } mercadorias à tua escolha
}

## Effects, carried out from left to right

effects-two = { $first } e depois { $second }

effect-good = recebe { $goods }
effect-reais = recebe { reais }
effect-wigs = ganha { wigs }
effect-influence = { $n ->
    [one] ganha 1 ponto de influência
   *[other] ganha { $n } pontos de influência
}
effect-official = { $n ->
    [one] coloca 1 funcionário do teu tabuleiro num gabinete
   *[other] coloca { $n } funcionários do teu tabuleiro, cada um num gabinete diferente
}
effect-cardinal = move o Cardeal exatamente 1 espaço e retira uma das duas peças adjacentes
effect-rubble = retira 1 cubo à tua escolha do monte de escombros
effect-treasury-up = sobe o marcador do tesouro 1 espaço
effect-treasury-down = desce o marcador do tesouro 1 espaço
effect-state-recruit = recruta funcionários
effect-state-plan = adquire uma planta
effect-state-ship = constrói um navio pelo custo habitual
effect-state-produce = produz mercadorias
effect-state-cardinal = reúne-te com o Cardeal
effect-state-favour = obtém um favor real
effect-noble-store = constrói uma loja pelo preço habitual
effect-noble-decree = obtém um decreto
effect-noble-open = inaugura um edifício público pelo custo habitual
effect-draw_tasks = { $n ->
    [one] tira 1 tarefa do baralho B
   *[other] tira { $n } tarefas do baralho B
}

## Penalties

penalty-good = { $n ->
    [one] perde { goods-any }
   *[other] perde { goods-any }, ou as que tiveres
}
penalty-reais = { $n ->
    [one] paga { reais }, se o tiveres
   *[other] paga { reais }, ou os que tiveres
}
penalty-wigs = { $n ->
    [one] perde { wigs }
   *[other] perde { wigs }, ou as que tiveres
}
penalty-influence = { $n ->
    [one] perde 1 ponto de influência
   *[other] perde { $n } pontos de influência, ou os que tiveres
}
penalty-official = { $n ->
    [one] devolve ao teu tabuleiro 1 funcionário à tua escolha de um gabinete ou de uma praça
   *[other] devolve ao teu tabuleiro { $n } funcionários à tua escolha de gabinetes ou praças, ou os que lá houver
}
penalty-favour = devolve à sua pilha 1 favor real à tua escolha

## Benefits

benefit-discount = { $n ->
    [one] sempre que pagas réis, 1 real conta como já pago
   *[other] sempre que pagas réis, { $n } réis contam como já pagos
}
benefit-land_discount = o terreno custa-te menos { reais }
benefit-hire_discount = cada funcionário que contratas custa-te menos { reais }
benefit-event_discount = patrocinar um evento custa-te menos { reais }
benefit-rubble_waiver = os cubos { $what ->
    [brown] castanhos
    [red] vermelhos
   *[blue] azuis
} não contam quando pagas o terreno
benefit-staff_reduction = quando inauguras um edifício público, precisas de { $n ->
    [one] menos 1 funcionário
   *[other] menos { $n } funcionários
}
more-reais = { $n ->
    [one] mais 1 real
   *[other] mais { $n } réis
}
benefit-sell_bonus = recebes { more-reais } por cada { $what ->
    [gold] ouro
    [cloth] tecido
    [books] livro
    [tools] ferramenta
   *[any] mercadoria
} que vendes
benefit-subsidy_bonus = recebes { more-reais } sempre que jogas outra carta de tesouro no teu portefólio
benefit-visit_discount = visitar { $what ->
    [builder] o Construtor
    [minister] o Ministro
    [king] o Rei
   *[any] um nobre
} custa-te { $n ->
    [one] menos 1 ponto de influência
   *[other] menos { $n } pontos de influência
}
benefit-follow_discount = seguir uma visita custa-te { $n ->
    [one] menos 1 ponto de influência
   *[other] menos { $n } pontos de influência
}
benefit-influence_bonus = cada ganho de influência sem número dá-te mais { $n }
benefit-ship_goods_discount = construir um navio custa-te { $n ->
    [one] menos 1 mercadoria
   *[other] menos { $n } mercadorias
}
benefit-produce_bonus = quando produzes, recebes { $n ->
    [one] mais 1 mercadoria
   *[other] mais { $n } mercadorias
} de um tipo que produziste
benefit-trade_any = quando negoceias, todos os nobres aceitam de ti qualquer mercadoria
benefit-trade_extra = quando negoceias, podes negociar { $n ->
    [one] mais 1 mercadoria, por mais 1 ação de Estado
   *[other] mais { $n } mercadorias, por mais { $n } ações de Estado
}
benefit-warehouse_bonus = o teu armazém leva { $n ->
    [one] mais 1 mercadoria
   *[other] mais { $n } mercadorias
} de cada tipo
benefit-recruit_extra = quando recrutas, podes colocar { $n ->
    [one] mais 1 funcionário
   *[other] mais { $n } funcionários
}, sempre no máximo um por gabinete
benefit-sail_bonus = ganhas { wigs } de cada vez que um dos teus navios zarpa
benefit-store_bonus = ganhas { wigs } de cada vez que constróis uma loja
benefit-open_bonus = ganhas { wigs } de cada vez que inauguras um edifício público
benefit-decree_bonus = ganhas { wigs } por cada decreto que obténs
benefit-instant = ao retirares esta peça, { $effects }; depois não faz mais nada

## Decrees

decree = { wigs } { $condition }{ $cap ->
    [0] {""}
    [one] {" "}(no máximo 1 peruca)
   *[other] {" "}(no máximo { $cap } perucas)
}

row-one = a linha { $rows }
    .em = na linha { $rows }
    .de = da linha { $rows }
row-many = as linhas { $rows }
    .em = nas linhas { $rows }
    .de = das linhas { $rows }
list-more = { $first }, { $second }
list-last = { $first } e { $second }

of-architect = { $architect ->
    [blue] {" "}do arquiteto azul
    [green] {" "}do arquiteto verde
   *[any] {""}
}
on-side = { $side ->
    [west] {" "}no lado oeste
    [north] {" "}no lado norte
    [east] {" "}no lado leste
   *[any] {""}
}

# $form: each (per 1), every (per $count), least (at least $count), none (no more than 0),
# most (at most $count), majority, or all (every one of the $rows).

which-stores = { $good ->
    [gold] {" "}de ourives
    [cloth] {" "}de tecidos
    [books] {" "}de livros
    [tools] {" "}de ferramentas
   *[any] {""}
}{ $rows ->
    [any] {""}
   *[other] {" "}{ FORM($rows, "em") }
}{ $column ->
    [any] {""}
   *[other] {" "}na coluna { $column }
}{ $size ->
    [wide] {" "}em terrenos largos
    [narrow] {" "}em terrenos estreitos
   *[any] {""}
}
score-stores = { $form ->
    [each] por cada uma das tuas lojas{ which-stores }
    [every] por cada { $count } das tuas lojas{ which-stores }
    [least] se tiveres pelo menos { $count ->
        [one] 1 loja
       *[other] { $count } lojas
    }{ which-stores }
    [none] se não tiveres lojas{ which-stores }
    [most] se tiveres no máximo { $count ->
        [one] 1 loja
       *[other] { $count } lojas
    }{ which-stores }
   *[majority] se tiveres lojas{ which-stores } e ninguém tiver mais do que tu
}

score-rows_with_store = { $form ->
    [each] { $rows ->
        [any] por cada linha em que tenhas uma loja
       *[other] por cada uma { FORM($rows, "de") } em que tenhas uma loja
    }
    [every] { $rows ->
        [any] por cada { $count } linhas em que tenhas uma loja
       *[other] por cada { $count } { FORM($rows, "de") } em que tenhas uma loja
    }
    [least] { $rows ->
        [any] se tiveres lojas em pelo menos { $count ->
            [one] 1 linha
           *[other] { $count } linhas diferentes
        }
       *[other] se tiveres lojas em pelo menos { $count } { FORM($rows, "de") }
    }
    [all] se tiveres uma loja em cada uma { FORM($rows, "de") }
    [none] { $rows ->
        [any] se não tiveres lojas
       *[other] se não tiveres lojas { FORM($rows, "em") }
    }
    [most] { $rows ->
        [any] se tiveres lojas em { $count ->
            [one] 1 linha, no máximo
           *[other] { $count } linhas diferentes, no máximo
        }
       *[other] se tiveres lojas em { $count } { FORM($rows, "de") }, no máximo
    }
   *[majority] { $rows ->
        [any] se tiveres lojas e ninguém as tiver em mais linhas do que tu
       *[other] se tiveres lojas { FORM($rows, "em") } e ninguém as tiver em mais destas linhas do que tu
    }
}

score-columns_with_store = { $form ->
    [each] por cada coluna em que tenhas uma loja
    [every] por cada { $count } colunas em que tenhas uma loja
    [least] se tiveres lojas em pelo menos { $count ->
        [one] 1 coluna
       *[other] { $count } colunas diferentes
    }
    [none] se não tiveres lojas
    [most] se tiveres lojas em { $count ->
        [one] 1 coluna, no máximo
       *[other] { $count } colunas diferentes, no máximo
    }
   *[majority] se tiveres lojas e ninguém as tiver em mais colunas do que tu
}

score-store_types = { $form ->
    [each] por cada tipo de loja diferente que tenhas
    [every] por cada { $count } tipos de loja diferentes que tenhas
    [least] { $count ->
        [4] se tiveres uma loja de cada um dos quatro tipos
        [one] se tiveres uma loja
       *[other] se tiveres lojas de pelo menos { $count } tipos diferentes
    }
    [none] se não tiveres lojas
    [most] se as tuas lojas forem de { $count ->
        [one] 1 tipo, no máximo
       *[other] { $count } tipos diferentes, no máximo
    }
   *[majority] se tiveres lojas e ninguém tiver mais tipos de loja do que tu
}

with-matches = { $side ->
    [west] com um edifício público relevante no lado oeste
    [north] com um edifício público relevante no lado norte
    [east] com um edifício público relevante no lado leste
   *[any] { $matches ->
        [1] com um edifício público relevante
        [2] com pelo menos 2 edifícios públicos relevantes
       *[3] com 3 edifícios públicos relevantes
    }
}
score-matched_stores = { $form ->
    [each] por cada uma das tuas lojas { with-matches }
    [every] por cada { $count } das tuas lojas { with-matches }
    [least] se tiveres pelo menos { $count ->
        [one] 1 loja
       *[other] { $count } lojas
    } { with-matches }
    [none] se não tiveres lojas { with-matches }
    [most] se tiveres no máximo { $count ->
        [one] 1 loja
       *[other] { $count } lojas
    } { with-matches }
   *[majority] se tiveres lojas { with-matches } e ninguém tiver mais do que tu
}

score-unmatched_stores = { $form ->
    [each] por cada uma das tuas lojas sem nenhum edifício público relevante
    [every] por cada { $count } das tuas lojas sem nenhum edifício público relevante
    [least] se tiveres pelo menos { $count ->
        [one] 1 loja
       *[other] { $count } lojas
    } sem nenhum edifício público relevante
    [none] se todas as tuas lojas tiverem um edifício público relevante
    [most] se tiveres no máximo { $count ->
        [one] 1 loja
       *[other] { $count } lojas
    } sem nenhum edifício público relevante
   *[majority] se tiveres lojas sem nenhum edifício público relevante e ninguém tiver mais do que tu
}

which-buildings = { of-architect }{ $good ->
    [gold] {" "}com a cor do ouro
    [cloth] {" "}com a cor dos tecidos
    [books] {" "}com a cor dos livros
    [tools] {" "}com a cor das ferramentas
   *[any] {""}
}{ on-side }{ $rows ->
    [any] {""}
   *[other] {" "}nas extremidades { FORM($rows, "de") }
}
score-buildings = { $form ->
    [each] por cada edifício público inaugurado{ which-buildings }, seja por quem for
    [every] por cada { $count } edifícios públicos inaugurados{ which-buildings }, seja por quem for
    [least] { $count ->
        [one] se pelo menos 1 edifício público{ which-buildings } estiver inaugurado, seja por quem for
       *[other] se pelo menos { $count } edifícios públicos{ which-buildings } estiverem inaugurados, seja por quem for
    }
    [none] se nenhum edifício público{ which-buildings } estiver inaugurado
   *[most] { $count ->
        [one] se no máximo 1 edifício público{ which-buildings } estiver inaugurado, seja por quem for
       *[other] se no máximo { $count } edifícios públicos{ which-buildings } estiverem inaugurados, seja por quem for
    }
}

of-hull = { $min_hull ->
    [any] {""}
    [4] {" "}de casco 4
   *[other] {" "}de casco { $min_hull } ou mais
}
score-ships = { $form ->
    [each] por cada um dos teus navios{ of-hull }
    [every] por cada { $count } dos teus navios{ of-hull }
    [least] se tiveres pelo menos { $count ->
        [one] 1 navio
       *[other] { $count } navios
    }{ of-hull }
    [none] se não tiveres navios{ of-hull }
    [most] se tiveres no máximo { $count ->
        [one] 1 navio
       *[other] { $count } navios
    }{ of-hull }
   *[majority] se tiveres navios{ of-hull } e ninguém tiver mais do que tu
}

score-hull = { $form ->
    [each] por cada ponto de tamanho do casco dos teus navios
    [every] por cada { $count } pontos de tamanho do casco dos teus navios
    [least] se os cascos dos teus navios somarem pelo menos { $count }
    [none] se não tiveres navios
    [most] se os cascos dos teus navios somarem no máximo { $count }
   *[majority] se tiveres navios e os cascos de ninguém somarem mais do que os teus
}

score-sets = { $form ->
    [each] por cada um dos teus conjuntos de escombros
    [every] por cada { $count } dos teus conjuntos de escombros
    [least] se tiveres pelo menos { $count ->
        [one] 1 conjunto de escombros
       *[other] { $count } conjuntos de escombros
    }
    [none] se não tiveres nenhum conjunto de escombros
    [most] se tiveres no máximo { $count ->
        [one] 1 conjunto de escombros
       *[other] { $count } conjuntos de escombros
    }
   *[majority] se tiveres conjuntos de escombros e ninguém tiver mais do que tu
}

cube = { $colour ->
    [brown] cubo castanho
    [red] cubo vermelho
    [blue] cubo azul
   *[any] cubo
}
cubes = { $colour ->
    [brown] cubos castanhos
    [red] cubos vermelhos
    [blue] cubos azuis
   *[any] cubos
}
score-rubble = { $form ->
    [each] por cada um dos teus { cubes }
    [every] por cada { $count } dos teus { cubes }
    [least] se tiveres pelo menos { $count ->
        [one] 1 { cube }
       *[other] { $count } { cubes }
    }
    [none] se não tiveres { cubes }
    [most] se tiveres no máximo { $count ->
        [one] 1 { cube }
       *[other] { $count } { cubes }
    }
   *[majority] se tiveres { cubes } e ninguém tiver mais do que tu
}

score-clergy_tiles = { $form ->
    [each] por cada peça de clero no teu tabuleiro
    [every] por cada { $count } peças de clero no teu tabuleiro
    [least] se tiveres pelo menos { $count ->
        [one] 1 peça de clero
       *[other] { $count } peças de clero
    } no teu tabuleiro
    [none] se não tiveres nenhuma peça de clero no teu tabuleiro
    [most] se tiveres no máximo { $count ->
        [one] 1 peça de clero
       *[other] { $count } peças de clero
    } no teu tabuleiro
   *[majority] se tiveres peças de clero no teu tabuleiro e ninguém tiver mais do que tu
}

score-favours = { $form ->
    [each] por cada favor real no teu tabuleiro
    [every] por cada { $count } favores reais no teu tabuleiro
    [least] { $count ->
        [3] se tiveres no teu tabuleiro os favores dos três nobres
        [one] se tiveres pelo menos 1 favor real no teu tabuleiro
       *[other] se tiveres pelo menos { $count } favores reais no teu tabuleiro
    }
    [none] se não tiveres nenhum favor real no teu tabuleiro
    [most] se tiveres no máximo { $count ->
        [one] 1 favor real
       *[other] { $count } favores reais
    } no teu tabuleiro
   *[majority] se tiveres favores reais no teu tabuleiro e ninguém tiver mais do que tu
}

which-plans = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}que mostrem { $min_officials } ou mais funcionários
}
which-plan = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}que mostre { $min_officials } ou mais funcionários
}
score-plans_completed = { $form ->
    [each] por cada uma das tuas plantas concluídas{ which-plans }
    [every] por cada { $count } das tuas plantas concluídas{ which-plans }
    [least] { $count ->
        [one] se tiveres concluído uma planta{ which-plan }
       *[other] se tiveres concluído pelo menos { $count } plantas{ which-plans }
    }
    [none] se não tiveres concluído nenhuma planta{ which-plan }
    [most] { $count ->
        [one] se tiveres concluído no máximo 1 planta{ which-plan }
       *[other] se tiveres concluído no máximo { $count } plantas{ which-plans }
    }
   *[majority] se tiveres concluído plantas{ which-plans } e ninguém tiver concluído mais do que tu
}

score-plan_officials = { $form ->
    [each] por cada funcionário representado nas tuas plantas concluídas
    [every] por cada { $count } funcionários representados nas tuas plantas concluídas
    [least] se as tuas plantas concluídas mostrarem ao todo pelo menos { $count ->
        [one] 1 funcionário
       *[other] { $count } funcionários
    }
    [none] se não tiveres concluído nenhuma planta
    [most] se as tuas plantas concluídas mostrarem ao todo no máximo { $count ->
        [one] 1 funcionário
       *[other] { $count } funcionários
    }
   *[majority] se tiveres concluído plantas e as de ninguém mostrarem mais funcionários do que as tuas
}

at-place = { $place ->
    [offices] nos gabinetes
   *[plazas] nas praças
}
score-officials = { $form ->
    [each] por cada um dos teus funcionários { at-place }
    [every] por cada { $count } dos teus funcionários { at-place }
    [least] se tiveres pelo menos { $count ->
        [one] 1 funcionário
       *[other] { $count } funcionários
    } { at-place }
    [none] se não tiveres nenhum funcionário { at-place }
    [most] se tiveres no máximo { $count ->
        [one] 1 funcionário
       *[other] { $count } funcionários
    } { at-place }
   *[majority] se tiveres funcionários { at-place } e ninguém tiver mais do que tu
}

score-offices_with_official = { $form ->
    [each] por cada gabinete em que tenhas um funcionário
    [every] por cada { $count } gabinetes em que tenhas um funcionário
    [least] { $count ->
        [3] se tiveres um funcionário em cada um dos três gabinetes
        [one] se tiveres um funcionário num gabinete
       *[other] se tiveres funcionários em pelo menos { $count } gabinetes
    }
    [none] se não tiveres nenhum funcionário em nenhum gabinete
    [most] se tiveres funcionários em { $count ->
        [one] 1 gabinete, no máximo
       *[other] { $count } gabinetes, no máximo
    }
   *[majority] se tiveres funcionários nos gabinetes e ninguém os tiver em mais gabinetes do que tu
}

score-goods = { $form ->
    [each] por cada mercadoria no teu armazém
    [every] por cada { $count } mercadorias no teu armazém
    [least] se tiveres pelo menos { $count ->
        [one] 1 mercadoria
       *[other] { $count } mercadorias
    } no teu armazém
    [none] se o teu armazém estiver vazio
    [most] se tiveres no máximo { $count ->
        [one] 1 mercadoria
       *[other] { $count } mercadorias
    } no teu armazém
   *[majority] se tiveres mercadorias no teu armazém e ninguém tiver mais do que tu
}

score-goods_sets = { $form ->
    [each] por cada grupo de quatro mercadorias diferentes no teu armazém
    [every] por cada { $count } grupos de quatro mercadorias diferentes no teu armazém
    [least] se tiveres pelo menos { $count ->
        [one] 1 grupo
       *[other] { $count } grupos
    } de quatro mercadorias diferentes no teu armazém
    [none] se não tiveres nenhum grupo de quatro mercadorias diferentes no teu armazém
    [most] se tiveres no máximo { $count ->
        [one] 1 grupo
       *[other] { $count } grupos
    } de quatro mercadorias diferentes no teu armazém
   *[majority] se tiveres grupos de quatro mercadorias diferentes no teu armazém e ninguém tiver mais do que tu
}

score-reais = { $form ->
    [each] por cada real que tenhas
    [every] por cada { $count } réis que tenhas
    [least] se tiveres pelo menos { $count ->
        [one] 1 real
       *[other] { $count } réis
    }
    [none] se não tiveres réis
    [most] se tiveres no máximo { $count ->
        [one] 1 real
       *[other] { $count } réis
    }
   *[majority] se tiveres réis e ninguém tiver mais do que tu
}

score-influence = { $form ->
    [each] por cada ponto da tua influência
    [every] por cada { $count } pontos da tua influência
    [least] se tiveres pelo menos { $count ->
        [one] 1 ponto de influência
       *[other] { $count } pontos de influência
    }
    [none] se não tiveres influência
    [most] se tiveres no máximo { $count ->
        [one] 1 ponto de influência
       *[other] { $count } pontos de influência
    }
   *[majority] se tiveres influência e ninguém tiver mais do que tu
}

score-portfolio_influence = { $form ->
    [each] por cada ponto de influência nas cartas dos teus encaixes superiores
    [every] por cada { $count } pontos de influência nas cartas dos teus encaixes superiores
    [least] se as cartas dos teus encaixes superiores mostrarem ao todo pelo menos { $count ->
        [one] 1 ponto de influência
       *[other] { $count } pontos de influência
    }
    [none] se as cartas dos teus encaixes superiores não mostrarem influência
    [most] se as cartas dos teus encaixes superiores mostrarem ao todo no máximo { $count ->
        [one] 1 ponto de influência
       *[other] { $count } pontos de influência
    }
   *[majority] se as cartas dos teus encaixes superiores mostrarem influência e as de ninguém mostrarem mais do que as tuas
}

score-portfolio_nobles = { $form ->
    [each] por cada carta de nobre no teu portefólio
    [every] por cada { $count } cartas de nobre no teu portefólio
    [least] se tiveres pelo menos { $count ->
        [one] 1 carta de nobre
       *[other] { $count } cartas de nobre
    } no teu portefólio
    [none] se não tiveres nenhuma carta de nobre no teu portefólio
    [most] se tiveres no máximo { $count ->
        [one] 1 carta de nobre
       *[other] { $count } cartas de nobre
    } no teu portefólio
   *[majority] se tiveres cartas de nobre no teu portefólio e ninguém tiver mais do que tu
}

score-portfolio_treasury = { $form ->
    [each] por cada carta de tesouro no teu portefólio
    [every] por cada { $count } cartas de tesouro no teu portefólio
    [least] se tiveres pelo menos { $count ->
        [one] 1 carta de tesouro
       *[other] { $count } cartas de tesouro
    } no teu portefólio
    [none] se não tiveres nenhuma carta de tesouro no teu portefólio
    [most] se tiveres no máximo { $count ->
        [one] 1 carta de tesouro
       *[other] { $count } cartas de tesouro
    } no teu portefólio
   *[majority] se tiveres cartas de tesouro no teu portefólio e ninguém tiver mais do que tu
}

score-empty_house_groups = { $form ->
    [each] por cada grupo de casas do teu tabuleiro com todas as casas construídas
    [every] por cada { $count } grupos de casas do teu tabuleiro com todas as casas construídas
    [least] { $count ->
        [one] se todas as casas de pelo menos 1 grupo do teu tabuleiro estiverem construídas
       *[other] se todas as casas de pelo menos { $count } grupos do teu tabuleiro estiverem construídas
    }
    [none] se restarem casas em todos os grupos do teu tabuleiro
    [most] { $count ->
        [one] se no máximo 1 grupo do teu tabuleiro tiver todas as casas construídas
       *[other] se no máximo { $count } grupos do teu tabuleiro tiverem todas as casas construídas
    }
   *[majority] se todas as casas de um grupo do teu tabuleiro estiverem construídas e ninguém tiver mais grupos assim do que tu
}

score-decrees = { $scope ->
    [best_rival] { $form ->
        [each] por cada decreto do adversário que tiver mais decretos
        [every] por cada { $count } decretos do adversário que tiver mais decretos
        [least] se um adversário tiver pelo menos { $count ->
            [one] 1 decreto
           *[other] { $count } decretos
        }
        [none] se nenhum adversário tiver decretos
       *[most] se nenhum adversário tiver mais de { $count ->
            [one] 1 decreto
           *[other] { $count } decretos
        }
    }
   *[own] { $form ->
        [each] por cada um dos teus decretos, incluindo este
        [every] por cada { $count } dos teus decretos, incluindo este
        [least] se tiveres pelo menos { $count ->
            [one] 1 decreto
           *[other] { $count } decretos
        }, incluindo este
        [none] se não tiveres nenhum decreto, nem sequer este
        [most] se tiveres no máximo { $count ->
            [one] 1 decreto
           *[other] { $count } decretos
        }, incluindo este
       *[majority] se ninguém tiver mais decretos do que tu
    }
}

## Tasks

deed-visit = visita { $noble ->
    [builder] o Construtor
    [minister] o Ministro
   *[king] o Rei
} e { $deed }
deeds-two = { $first }, ou { $second }
deed-store = constrói uma loja
deed-decree = obtém um decreto
deed-open = inaugura um edifício público
deed-recruit = { $officials ->
    [0] recruta funcionários
    [one] recruta 1 funcionário
   *[other] recruta { $officials } funcionários
}
deed-plan = adquire uma planta
deed-ship = constrói um navio
deed-produce = produz mercadorias
deed-cardinal = reúne-te com o Cardeal
deed-favour = obtém um favor real
deed-follow = segue a visita de outro jogador
deed-sell = vende mercadorias
deed-church_influence = ganha influência numa pontuação da Igreja

task = { $deeds } Recompensa: { $reward }.
task-fixed = { $deeds } Recompensa: { $reward }; os benefícios do clero não a alteram.

## Whole cards and tiles

card-reward = Influência { $influence }. Recompensa: { $text }.
card-penalty = Influência { $influence }. Penalização: { $text }.
card-treasury = Evento: { $event }. No portefólio: { $benefit }.
tile = { $benefit } Verso: { wigs }.
