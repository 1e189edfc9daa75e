# What is printed on board, cards and tiles, in full sentences: what the engine does with it.

name = { CAPITAL($name) }

## What a part is about, as a heading

part-court = Na corte
part-portfolio = No teu portefólio
part-reward = Recompensa
part-penalty = Penalização
part-benefit = Benefício
part-cost = Custo
part-wigs = Perucas
part-build = Ao construir
part-sell = Vender
part-sail = Zarpar
part-task = Tarefa
part-place = Onde
part-rubble = Escombros
part-visit = Visitar
part-trade = Negociar
part-follow = Seguir
part-officials = Funcionários
part-how = O que acontece
part-treasury = Tesouro
part-influence = Influência
part-limit = Limite
part-end = O fim
part-players = Jogadores

## Titles that nothing else has

noble-builder = Construtor
noble-minister = Ministro
noble-king = Rei
noble = { $noble }: { $person }
plot = Terreno { $plot }
row = Linha { $row }
column = Coluna { $column }
pile = Monte de escombros
cube = { $place }: cubo { $colour ->
    [brown] castanho
    [red] vermelho
   *[blue] azul
}
scoring = Peça de pontuação
treasury = Tesouro
price = Preço { $good ->
    [gold] do ouro
    [cloth] dos tecidos
    [books] dos livros
   *[tools] das ferramentas
}
stack = Cartas { FORM($kind, "de") }
cardinal = Cardeal
gap = Espaço { $number } do trilho da Igreja
church = Espaço { $number } para peças de clero
token = Ficha de cidade
building = { $title } (arquiteto { $architect })

hand = Mão
portfolio = Portefólio
warehouse = Armazém
rubble = Escombros
reais = Réis
influence = Influência
wigs = Perucas
officials = Funcionários
houses = Casas, { $group }
favours = Favor real { FORM($noble, "de") }

## Amounts

some-reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
some-wigs = { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}
some-goods = { $n ->
    [one] 1 mercadoria
   *[other] { $n } mercadorias
}
some-different-goods = { $n ->
    [one] 1 mercadoria
   *[other] { $n } mercadorias, todas de tipos diferentes
}
some-officials = { $n ->
    [one] 1 funcionário
   *[other] { $n } funcionários
}
some-cubes = { $n ->
    [one] 1 cubo
   *[other] { $n } cubos
}
or-two = { $first } ou { $second }

## Political cards

card-court-noble = Joga-a na corte para visitar { $noble }: pagas o custo da visita, podes realizar uma das duas ações de Estado e depois tens de { FORM($deed, "must") }.
card-court-treasury = Joga-a na corte para patrocinar o evento: paga em réis o valor do tesouro e depois { $event }.
card-reward = Quando a jogas no teu portefólio, antes de a colocares, { $reward }.
card-penalty = Quando a jogas no teu portefólio, antes de a colocares, { $penalty }.
card-influence = Num encaixe superior conta como { $n } sempre que ganhas influência sem número.
card-subsidy = Quando a jogas no teu portefólio, recebe em réis o valor do tesouro; depois o marcador do tesouro desce 1 espaço.
card-period = Se a descartares no fim do primeiro período, recebes a sua recompensa; só conta uma carta de cada nobre.

## Ships

ship-cost = Custa { some-different-goods }; se substituir um navio teu, apenas a diferença entre os tamanhos dos cascos.
ship-build = O marcador do tesouro sobe 1 espaço; depois ganhas a influência de todas as cartas nos teus encaixes superiores, com { $n } por este navio.
ship-sell = Enquanto está atracado, qualquer jogador lhe pode vender mercadorias: cada uma dá o preço de mercado{ $n ->
    [0] {""}
   *[other] {" "}e mais { some-reais }
}.
ship-sail = Fica cheio com { some-goods }: então zarpa de imediato e o proprietário ganha { some-wigs }; atraca no início do turno seguinte do proprietário.
ship-wigs = No teu portefólio no fim do jogo vale { some-wigs }.

## Tiles, decrees, plans, buildings, tasks

tile-wigs = Entregue numa pontuação da Igreja, vale { some-wigs }.
decree-wigs = No fim do jogo: { $score }.
decree-row-e = Só participa com três ou quatro jogadores.
decree-solo = Não participa num jogo a solo.

plan-cost = Para inaugurar com ela um edifício público do arquiteto { $architect }, devolve ao teu tabuleiro { some-officials } dos gabinetes e praças; contrata os que faltarem, cada um pelo valor do tesouro.
plan-wigs = Concluída, conta { some-officials } no fim do jogo; quem tiver mais ganha { $most } perucas.
building-cost = Para o inaugurar precisas de uma planta inacabada do arquiteto { $architect } e dos seus funcionários.
building-row = Na extremidade oeste ou leste de uma linha, cada { $first } e cada { $second } dessa linha rende ao seu proprietário as perucas da sua coluna.
building-street = Na extremidade norte de uma rua, que tem de ser a { FORM($first, "de") } ou a { FORM($second, "de") }, cada loja que dá para essa rua rende ao seu proprietário as perucas da sua coluna.
building-later = As lojas construídas mais tarde para as quais seja relevante também pontuam.
good-gold = ouro
    .de = do ouro
good-cloth = tecidos
    .de = dos tecidos
good-books = livros
    .de = dos livros
good-tools = ferramentas
    .de = das ferramentas

task-reward = No fim do turno em que a cumpres, { $reward }.
task-reward-fixed = No fim do turno em que a cumpres, { $reward }; os benefícios do clero não alteram a recompensa.
task-alternative = Se a mesa jogar com as recompensas de baixo, { $reward }.
task-visit = Só conta numa visita com uma carta que jogas na corte.
task-one = Só podes completar uma tarefa por turno.

## The city

plot-place = Aqui cabe uma { $store } (terreno { $size }).
plot-reward = Quando constróis aqui, primeiro { $reward }.
plot-rubble = Depois retiras 1 cubo da linha { $row } ou da coluna { $column }, se houver.
plot-cost = O terreno custa o valor do tesouro mais os cubos que restem na linha { $row } e na coluna { $column }: castanho { $brown }, vermelho { $red } e azul { $blue }.
plot-wigs = Por cada edifício público inaugurado que seja relevante para a loja, ganhas as perucas da peça de pontuação por baixo da coluna { $column }.
site-place-row = Aqui, na extremidade { $side } da linha { $row }, cabe qualquer edifício público disponível.
site-place-street = Aqui, na extremidade norte da { $street }, cabe um edifício público que mostre a cor { FORM($good, "de") }.
site-rubble = Quando inauguras aqui um edifício, retiras { some-cubes } do local.
site-reward = Depois dos cubos, { $reward }.
site-wigs-row = Cada loja da linha { $row } para a qual o edifício seja relevante rende ao seu proprietário as perucas da sua coluna.
site-wigs-street = Cada loja que dá para a { $street } rende ao seu proprietário as perucas da sua coluna.
row-rubble = Cada cubo que resta aqui encarece todos os terrenos da linha { $row }: castanho { $brown }, vermelho { $red }, azul { $blue }. Quem constrói na linha pode retirar um deles.
row-players = Com um ou dois jogadores esta linha não se usa.
column-rubble = Cada cubo que resta aqui encarece todos os terrenos da coluna { $column }: castanho { $brown }, vermelho { $red }, azul { $blue }. Quem constrói na coluna pode retirar um deles.
column-wigs = A peça de pontuação por baixo diz quantas perucas uma loja desta coluna pontua por cada edifício público relevante.
scoring-wigs = São estas as perucas que uma loja das colunas acima pontua por cada edifício público relevante.
pile-how = As recompensas e os eventos que dão um cubo deixam-te escolher um daqui; o monte não é reposto e não conta para o preço do terreno.
token-reward = Quando constróis onde ela está, { $reward }, em vez da recompensa impressa.

## The court

noble-visit-cost = Uma visita custa influência: o modificador de visita do tesouro e 1 por cada funcionário de outros no gabinete; o que faltar pode pagar-se em perucas.
noble-visit = Podes realizar uma das duas ações de Estado ({ $top }, { $bottom }); depois tens de { FORM($deed, "must") }.
noble-trade = Ao negociar, este nobre aceita { $goods } por uma ação de Estado.
noble-follow = Com o favor real deste nobre podes seguir a visita de outro jogador: devolve o favor, paga o custo da visita e realiza uma das três ações.
office-visit = Cada funcionário teu aqui encarece em 1 ponto de influência a visita { FORM($noble, "a") } para todos os outros.
office-limit = Há espaço para { some-officials }; quando está cheio, passa primeiro para a praça 1 funcionário da cor que mais tem aqui.
plaza-how = Aqui esperam os funcionários que tiveram de deixar o gabinete; não encarecem as visitas.
plaza-officials = Podem ser devolvidos para inaugurar um edifício público, tal como os dos gabinetes.

deed-recruit = Coloca até 2 funcionários do teu tabuleiro, cada um num gabinete diferente.
deed-plan = Retira a planta do topo de um dos dois arquitetos.
deed-ship = Constrói o navio do topo do estaleiro: paga as mercadorias, coloca-o num encaixe superior, sobe o marcador do tesouro 1 espaço e ganha influência.
deed-produce = Recebe 1 mercadoria por cada uma das tuas lojas, enquanto o teu armazém tiver espaço; o preço de cada tipo produzido desce 1.
deed-cardinal = Move o Cardeal 1 ou 2 espaços e retira uma das duas peças de clero adjacentes; podes ter 4.
deed-favour = Retira o favor real de um nobre de quem não tenhas nenhum.
deed-store = Escolhe um terreno: recebe a recompensa, retira um cubo da linha ou da coluna, paga o terreno, coloca uma casa e ganha perucas pelos edifícios públicos relevantes.
deed-decree = Obtém um decreto da oferta; por um dos teus marcadores de conjunto podes obter um segundo.
deed-open = Escolhe um local: retira os cubos e recebe a recompensa, conclui uma planta com os seus funcionários, e todas as lojas para as quais o edifício seja relevante pontuam para os seus proprietários.
deed-by-trade = Chega-se a ela visitando { $noble }, seguindo uma visita ou negociando com { $goods }.
deed-by-visit = Chega-se a ela visitando { $noble }, seguindo uma visita ou com um evento que a indique.

## Tracks and displays

treasury-reais = Os réis indicados pelo marcador são o preço de um evento e de cada funcionário que contratas, a base do preço de qualquer terreno e o que uma carta de tesouro dá no teu portefólio.
treasury-visits = A influência indicada pelo marcador soma-se ao custo de cada visita.
treasury-up = Sobe quando se constrói um navio e quando o Cardeal para no ícone do tesouro ou passa por ele.
treasury-down = Desce quando se joga uma carta de tesouro num portefólio.
price-sell = Quem vende { $good } recebe este preço e o que o navio acrescenta.
price-falls = Desce 1, no mínimo até { $n }, de cada vez que alguém produz { $good }; nunca sobe.
stack-draw = No fim do teu turno tiras uma das cartas viradas para cima; depois revela-se a carta seguinte da sua pilha.
stack-end = Quando três das quatro pilhas estão vazias, chega o fim do período ou do jogo.
cardinal-move = Quem se reúne com o Cardeal move-o 1 ou 2 espaços no sentido dos ponteiros do relógio e retira uma das duas peças adjacentes.
gap-none = Quando o Cardeal chega a este espaço, nada acontece além da escolha de uma peça.
gap-envelope = Quando o Cardeal para aqui ou passa por aqui, a Igreja pontua no fim do turno: podem entregar-se peças de clero em troca das perucas no verso e de influência.
gap-treasury = Quando o Cardeal para aqui ou passa por aqui, o marcador do tesouro sobe 1 espaço.
church-tile = A peça que está aqui pode ser retirada quando o Cardeal para ao lado dela; o espaço volta a ser preenchido no fim do turno.

## Player boards

hand-how = Tens 5 cartas, jogas uma no teu turno e tiras outra no fim; mais ninguém vê as cartas que te foram distribuídas.
portfolio-limit = Leva { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} e mais uma por cada conjunto de escombros: nobres e navios em cima, cartas de tesouro em baixo.
warehouse-limit = Leva { $n ->
    [one] 1 mercadoria
   *[other] { $n } mercadorias
} de cada tipo e mais uma por cada conjunto de escombros; o excesso é devolvido.
rubble-how = Um cubo de cada cor forma um conjunto; cada conjunto dá espaço para mais uma carta e para mais uma mercadoria de cada tipo.
rubble-wigs = Cada conjunto vale { some-wigs } no fim do primeiro período e de novo no fim do jogo.
rubble-end = Quem primeiro completar um segundo conjunto termina o primeiro período; quem primeiro completar um quarto termina o jogo.
reais-how = Com réis pagas o terreno, os funcionários contratados e os eventos; a influência pode substituí-los.
reais-wigs = No fim do jogo, cada { some-reais } valem 1 peruca; a influência conta como réis.
influence-how = Com influência pagas as visitas, e podes convertê-la em réis sempre que os tiveres de pagar.
influence-limit = Vai até { $n }; cada ganho que aí acabe dá 1 peruca.
wigs-how = Ganha quem tiver mais perucas depois da pontuação final.
officials-how = Esperam aqui até os colocares nos gabinetes; os que serviram para uma inauguração voltam.
house-none = A casa { $number } deste grupo não traz nada de novo.
house-visit_in_reais = Com a casa { $number } construída, podes pagar as visitas em réis em vez de influência.
house-ship_goods_minus_1 = Com a casa { $number } construída, um navio custa menos 1 mercadoria.
house-ship_goods_free = Com a casa { $number } construída, os navios não custam mercadorias.
house-produce_plus_1_of_one = Com a casa { $number } construída, ao produzir recebes mais 1 mercadoria de um tipo produzido.
house-produce_plus_1_of_each = Com a casa { $number } construída, ao produzir recebes mais 1 mercadoria de cada tipo produzido.
favours-follow = Devolve-o para seguires a visita de outro jogador { FORM($noble, "a") }.
favours-wigs = No fim do jogo vale { some-wigs }.
