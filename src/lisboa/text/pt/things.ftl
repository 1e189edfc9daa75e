# The things of the game by name: nouns in lower case unless they are proper names.
#
# Attributes: .a, .de and .em are the noun after those prepositions, contracted (ao Rei, do Rei, no
# gabinete), .stack after “pilha”, .the a card in a sentence (its title in quotes, a ship with its article), .f the feminine and .plural the masculine plural of an adjective, .all a
# good as such (aceita ferramentas), .you a deed in the second person, .must the same after “tens de”, .to in
# the third person after “para”. Goods stand in the singular. Stores, plans and plazas are feminine, ships, sites,
# offices, cubes and house groups masculine: the messages that nest them write the article themselves.

## Words of the edition

good-gold = ouro
    .all = ouro
good-cloth = tecido
    .all = tecidos
good-books = livro
    .all = livros
good-tools = ferramenta
    .all = ferramentas
store-gold = loja de ourives
store-cloth = loja de tecidos
store-books = livraria
store-tools = loja de ferramentas

noble-builder = o Construtor
    .a = ao Construtor
    .de = do Construtor
noble-minister = o Ministro
    .a = ao Ministro
    .de = do Ministro
noble-king = o Rei
    .a = ao Rei
    .de = do Rei
kind-builder = Construtor
    .de = do Construtor
    .stack = do Construtor
kind-minister = Ministro
    .de = do Ministro
    .stack = do Ministro
kind-king = Rei
    .de = do Rei
    .stack = do Rei
kind-treasury = Tesouro
    .de = de tesouro
    .stack = do Tesouro

# What is done, as in “you may …”
deed-recruit = recrutar funcionários
deed-plan = adquirir uma planta
deed-ship = construir um navio
deed-produce = produzir mercadorias
deed-cardinal = reunir-se com o Cardeal
    .you = reunir-te com o Cardeal
    .must = te reunir com o Cardeal
    .to = se reunir com o Cardeal
deed-favour = obter um favor real
deed-store = construir uma loja
deed-decree = obter um decreto
deed-open = inaugurar um edifício público

colour-blue = azul
    .f = azul
    .plural = azuis
colour-red = vermelho
    .f = vermelha
    .plural = vermelhos
colour-purple = roxo
    .f = roxa
    .plural = roxos
colour-brown = castanho
    .f = castanha
    .plural = castanhos
colour-green = verde
    .f = verde
    .plural = verdes

size-wide = largo
size-narrow = estreito
side-west = oeste
side-north = norte
side-east = leste
group-left = grupo da esquerda
group-middle = grupo do meio
group-right = grupo da direita

## Amounts

goods = { $good ->
    [gold] { $n ->
        [one] 1 ouro
       *[other] { $n } ouros
    }
    [cloth] { $n ->
        [one] 1 tecido
       *[other] { $n } tecidos
    }
    [books] { $n ->
        [one] 1 livro
       *[other] { $n } livros
    }
   *[tools] { $n ->
        [one] 1 ferramenta
       *[other] { $n } ferramentas
    }
}
reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
wigs = { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}
influence = { $n ->
    [one] 1 ponto de influência
   *[other] { $n } pontos de influência
}
officials = { $n ->
    [one] 1 funcionário
   *[other] { $n } funcionários
}

# What a penalty takes; $n is the most it takes.
loss-good = { $n ->
    [one] 1 mercadoria
   *[other] { $n } mercadorias
}
loss-reais = { reais }
loss-wigs = { wigs }
loss-influence = { influence }
loss-official = { officials }
loss-favour = { $n ->
    [one] 1 favor real
   *[other] { $n } favores reais
}

# What a reward lets one do, as in “you may …”; for the words state and noble the deed itself.
effect-good = receber uma mercadoria
effect-reais = receber réis
effect-wigs = ganhar perucas
effect-influence = ganhar influência
effect-official = colocar um funcionário
effect-cardinal = mover o Cardeal
effect-rubble = retirar um cubo do monte de escombros
effect-treasury = mover o marcador do tesouro
effect-draw_tasks = tirar tarefas

## Cards and tiles

title = «{ $title }»
card-label = { $kind } { $influence } · { $title }
    .the = { $kind } { $influence } «{ $title }»
treasury-label = Tesouro · { $title }
    .the = Tesouro «{ $title }»
ship = navio { $colour } { $copy }
    .the = o navio { $colour } { $copy }
plan = planta { FORM($colour, "f") } { $number } ({ officials })
task-card = tarefa { $pack }{ $number }

## Places

plot = { $plot }
lot = { $store } no terreno { $plot }
site-row = local { $side } da linha { $row }
site-street = local norte da { $street }
office-builder = gabinete do Construtor
    .em = no gabinete do Construtor
    .de = do gabinete do Construtor
office-minister = gabinete do Ministro
    .em = no gabinete do Ministro
    .de = do gabinete do Ministro
office-king = gabinete do Rei
    .em = no gabinete do Rei
    .de = do gabinete do Rei
plaza-builder = praça do Construtor
    .em = na praça do Construtor
    .de = da praça do Construtor
plaza-minister = praça do Ministro
    .em = na praça do Ministro
    .de = da praça do Ministro
plaza-king = praça do Rei
    .em = na praça do Rei
    .de = da praça do Rei

## Wigs by what they were gained for

category-start = No início
category-sailing = Navios que zarparam
category-stores = Lojas construídas
category-openings = Edifícios públicos inaugurados
category-church = Pontuações da Igreja
category-influence = Topo do trilho de influência
category-rewards = Recompensas e benefícios
category-period = Conjuntos na mudança de período
category-period-solo = Conjuntos e cubos na mudança de período
category-visits = Gastas em visitas
category-penalties = Penalizações
category-ships = Navios (tamanho do casco)
category-sets = Conjuntos de escombros
category-sets-solo = Conjuntos e cubos de escombros
category-majorities = Maiorias de lojas
category-money = Dinheiro e influência
category-decrees = Decretos
category-officials = Funcionários ao serviço
category-favours = Favores reais

## Players without names of their own

seat-red = Vermelho
seat-green = Verde
seat-violet = Violeta
seat-black = Preto

list-two = { $first }, { $second }
    .the = { FORM($first, "the") }, { FORM($second, "the") }
    .em = { FORM($first, "em") }, { FORM($second, "em") }
    .all = { FORM($first, "all") }, { FORM($second, "all") }
list-last = { $first } e { $second }
    .the = { FORM($first, "the") } e { FORM($second, "the") }
    .em = { FORM($first, "em") } e { FORM($second, "em") }
    .all = { FORM($first, "all") } e { FORM($second, "all") }
