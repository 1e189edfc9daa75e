# What is written on the drawn board, cards and player boards, and what their pieces are called.

# Numbers for whoever looks: what a visit costs, what a decree would score now.
noble-price = { $name }; uma visita custa-te { $n ->
    [one] 1 ponto de influência
   *[other] { $n } pontos de influência
}
refused = Por agora não segues visitas { FORM($noble, "a") }; prime para a pergunta voltar
worth-now = e quanto te vale agora cada um ·
worth-you = tu
worth-of = { $worth } de { $most }
decree-worth = { $title }, vale-te agora { $worth }{ $most ->
    [0] {""}
   *[other] {" "}de { $most }
}

## Regions

board = O tabuleiro
city = A Baixa
court = Corte Real
influence-track = Influência
politics = Cartas políticas
church = Igreja
decrees = Decretos
shipyard = Estaleiro
market = Mercado
rubble-pile = Monte de escombros
shops = Peças de cidade
architect = Arquiteto { $person }

## Short words on the board

plaza = Praça
left = { $n ->
    [one] resta 1
   *[other] restam { $n }
}
empty = vazia
none-left = esgotado
plans = { $n ->
    [one] 1 planta
   *[other] { $n } plantas
}
ready = Pronto
next = Próx. · { $n }
hull = Casco { $n }
times = ×{ $n }
task = Tarefa { $number }
sao-juliao = São Julião
row-closed = A linha E não se usa com dois jogadores

# State and noble actions on their banners
act-recruit = Recrutar
act-plan = Planta
act-ship = Navio
act-produce = Produzir
act-cardinal = Cardeal
act-favour = Favor
act-store = Construir loja
act-decree = Obter decreto
act-open = Inaugurar edifício

# Below the sign of a treasury card
benefit-discount = cada pagamento
benefit-land_discount = terreno
benefit-hire_discount = contratar
benefit-event_discount = eventos
benefit-sell_bonus = cada venda
benefit-subsidy_bonus = subsídio

# Between the signs of a decree
rule-per = por
rule-threshold = se
rule-majority = mais
per-unit = cada { $n }
none = não
column = col. { $n }
side-west = oeste
side-north = norte
side-east = leste
size-wide = largo
size-narrow = estr.
rival = rival
count-rows_with_store = linhas
count-columns_with_store = cols.
count-store_types = tipos
count-hull = casco
count-portfolio_nobles = nobres
count-empty_house_groups = grupos

## Names of pieces, for those who cannot see them or point at them

plot-free = Terreno { $plot }, livre
plot-store = Terreno { $plot }: { $store } de { $owner }
site-free = { CAPITAL($site) }, livre
site-open = { $building } (cores: { $goods })
cube-of = { $where }, cubo { $colour }
cubes = { $where }: { $n ->
    [0] sem escombros
    [one] 1 cubo de escombros
   *[other] { $n } cubos de escombros
}
row = Linha { $row }
column-name = Coluna { $n }
scoring = Peça de pontuação: { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
} por cada edifício relevante
noble = { $noble }, { $person }
office = { CAPITAL($office) }: { $n ->
    [0] nenhum funcionário
    [one] 1 funcionário
   *[other] { $n } funcionários
} de { $capacity }
plaza-name = { CAPITAL($plaza) }: { $n ->
    [0] nenhum funcionário
    [one] 1 funcionário
   *[other] { $n } funcionários
}
covered = { $deed }, tapada por uma mercadoria
treasury = Tesouro: { $n ->
    [one] 1 real
   *[other] { $n } réis
}
influence-of = { $name }: { $n ->
    [one] 1 ponto de influência
   *[other] { $n } pontos de influência
}
price = { CAPITAL($good) }: vende-se por { $n }
stack = Cartas { FORM($kind, "de") }: { $n ->
    [one] resta 1
   *[other] restam { $n }
}
cardinal = O Cardeal
gap = Espaço { $n } do Cardeal
church-empty = Espaço vazio da Igreja
church-undealt = Por distribuir
church-undealt-space = Espaço da Igreja: a sua peça ainda não foi distribuída
hand-undealt = Ainda por distribuir
hand-undealt-why = Primeiro, todos ficam com uma de duas peças de clero. Depois enche-se a Igreja a partir do saco e distribuem-se as mãos.
cards-undealt = Cartas: ainda por distribuir
tile = { $title }
ship = Navio de casco { $n }
ship-at-sea = Navio de casco { $n }, no mar
plan-name = Planta { FORM($colour, "f") } de { $n ->
    [one] 1 funcionário
   *[other] { $n } funcionários
}
plan-done = Planta { FORM($colour, "f") } de { $n ->
    [one] 1 funcionário
   *[other] { $n } funcionários
}, concluída
building = { $title }
card-back = Uma carta que não podes ver
aide = O Ajudante está aqui
courtier = O cortesão está aqui
house-group = Casas, { $group }: { $n ->
    [one] 1 construída
   *[other] { $n } construídas
} de { $all }
worker-left = funcionários no tabuleiro
zoom-in = Ampliar
fit = Todo o tabuleiro

# An element that can be chosen or not, with what the server says about it
option = { $name }. { $labels }

## Player boards

your-board = O teu tabuleiro
board-of = Tabuleiro de { $name }
portfolio = Portefólio
warehouse = Armazém
rubble = Escombros
houses = Casas
clergy = Clero
favours = Favores
plans-own = Plantas
decrees-own = Decretos
tasks-own = Tarefas
hand = A tua mão
at-court = Na corte
others = Os outros jogadores
sets = { $n ->
    [one] 1 conjunto
   *[other] { $n } conjuntos
}

wigs = perucas
reais = réis
influence = influência
officials = funcionários
cards = cartas na mão
favour-yes = Favor real { FORM($noble, "de") }
favour-no = Sem favor real { FORM($noble, "de") }
rubble-of = { $n ->
    [one] 1 { $colour }
   *[other] { $n } { FORM($colour, "plural") }
}
