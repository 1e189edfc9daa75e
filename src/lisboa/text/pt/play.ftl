### The commands `lisboa play`, `lisboa replay` and `lisboa check`, and the table they show.

## The table: what things are called there

none = nada
count = { $n ->
    [one] 1 { $what }
   *[other] { $n } { FORM($what, "plural") }
}
plus = { $first } + { $second }
items = { $first }; { $second }
neutral = neutro
    .plural = neutros
of = { $name }, { $what }
titled = { $title }: { $text }
fact = { CAPITAL($label) }: { $text }
option = { $number }: { $text }

changed-title = O que mudou desde a última vez que olhaste; «tabuleiro» mostra toda a mesa.
section-court = Corte
court-line = Tesouro: { $treasury }. Preços: { $prices }.
section-church = Igreja
section-works = Estaleiro e arquitetos
section-decrees = Oferta de decretos
section-politics = Oferta de cartas políticas
section-city = Baixa
section-players = Jogadores
section-pack = As tuas cartas do draft
section-hand = A tua mão

round = { $turn ->
    [0] Antes do primeiro turno
   *[other] Turno { $turn } do { $period ->
        [1] primeiro
       *[2] segundo
    } período
}
round-last = Turno { $turn }, { $left ->
    [one] o último
   *[other] faltam { $left } turnos
}

treasury = Tesouro
treasury-value = { $n ->
    [one] 1 real
   *[other] { $n } réis
}, modificador de visita { $modifier }
prices = Preços
price-gold = ouro { $n }
price-cloth = tecidos { $n }
price-books = livros { $n }
price-tools = ferramentas { $n }
office = { $who } ({ $taken } de { $size } espaços ocupados)
audience = { $favours ->
    [0] não resta nenhum favor real
    [one] resta 1 favor real
   *[other] restam { $favours } favores reais
}, aceita { FORM($goods, "all") }
audience-cost = { $audience }; uma visita { $n ->
    [0] não te custa nada
    [one] custa-te 1 ponto de influência
   *[other] custa-te { $n } pontos de influência
}
covered = Ações de Estado tapadas neste turno
covered-by = { $deed } com 1 { $good }

cardinal = O Cardeal
cardinal-icon = { $icon ->
    [envelope] está no envelope
    [treasury] está no ícone do tesouro
   *[none] não está em nenhum ícone
}; as peças seguem pela ordem do seu percurso
tile-place = { $n ->
    [1] Peça 1, à frente dele
   *[other] { $n ->
        [6] Peça 6{ $last ->
            [6] , atrás dele
           *[other] {""}
        }
       *[other] Peça { $n }
    }
}
tile = { $tile }{ $icon ->
    [envelope] {" "}Depois, o envelope.
    [treasury] {" "}Depois, o ícone do tesouro.
   *[none] {""}
}
no-tile = vazio
# Church and hands, while clergy tiles are chosen
church-tiles = peças
hand-cards = cartas
not-dealt = ainda por distribuir; antes, todos ficam com uma peça de clero

shipyard = Estaleiro
yard = { $ship }; { $left ->
    [one] o último
   *[other] restam { $left }
}
yard-empty = vazio
ship = { $ship } (casco { $hull }, { $price } por mercadoria, influência { $influence })
architect = { $colour ->
    [blue] Arquiteto azul
   *[green] Arquiteto verde
}
architect-work = agora: { $now }; próximo: { $later } ({ $left } na pilha); planta do topo: { $plan }
building = { $building } para { $goods }
street-gold = ouro
street-cloth = tecidos
street-books = livros
street-tools = ferramentas

stack = { $n ->
    [0] a última
   *[other] { $n } por baixo
}
stack-empty = vazia
on-stack = { $text } ({ $left })
kind-builder = Construtor
kind-minister = Ministro
kind-king = Rei
kind-treasury = Tesouro

offer = Peças de cidade na oferta
city-tile = { $good }{ $size ->
    [narrow] {" "}(pequena)
   *[wide] {""}
}
pile = Monte de escombros
row = Linha { $row }
row-closed = só em jogo com três ou mais jogadores
rubble = escombros ({ $cubes })
column = Coluna { $column }
column-text = escombros ({ $cubes }); peça de pontuação { $n }
plot = Terreno { $plot }
store = { $store } de { $owner }
free-plot = livre, rua: { $streets }, recompensa: { $reward }
free-plot-price = { $text } Terreno a partir de { $n ->
    [one] 1 real
   *[other] { $n } réis
}.
free-site = escombros ({ $cubes }), recompensa: { $reward }

reward-good = { $n ->
    [one] 1 mercadoria
   *[other] { $n } mercadorias
}
reward-official = { $n ->
    [one] 1 funcionário
   *[other] { $n } funcionários
}
reward-cardinal = Cardeal
reward-rubble = 1 cubo
reward-treasury = tesouro
reward-recruit = recrutar
reward-plan = planta
reward-ship = navio
reward-produce = produzir
reward-favour = favor
reward-store = loja
reward-decree = decreto
reward-open = edifício
reward-draw_tasks = tarefas

means = meios
goods = mercadorias
goods-limit = { $goods } (limite { $limit } de cada tipo)
rubble-own = escombros
rubble-sets = { $cubes }; { $sets ->
    [0] nenhum conjunto
    [one] 1 conjunto
   *[other] { $sets } conjuntos
}
officials = funcionários no tabuleiro
officials-left = { $n }
portfolio = portefólio
portfolio-size = { $n } de { $limit }{ $n ->
    [0] {""}
   *[other] : { $cards }
}
portfolio-ship = { $ship }{ $state ->
    [at-sea] , no mar com { $cargo }
    [loading] , carregado com { $cargo }
   *[docked] , vazio
}
portfolio-treasury = { $card } ({ $text })
clergy = clero
clergy-pair = escolhe 1 de
plans = plantas
completed = concluídas
own-decrees = decretos
markers = marcadores de conjunto
favours = favores
houses = casas construídas
house-group = { $group } { $built } de { $houses }
stores = lojas
stores-left = { $n ->
    [one] 1 construída
   *[other] { $n } construídas
}, { $left ->
    [one] resta 1 casa
   *[other] restam { $left } casas
}
ships = navios
plans-together = { $plans }; ao todo { $officials }
tasks = tarefas
task-shown = { $task }: { $text }{ $done ->
    [True] {" "}(cumprida)
   *[False] {""}
}
passed = Cartas passadas
courtier = cortesão
courtier-place = com { $noble }
courtier-here = cortesão
next-turn = próximo turno
courtier-next = { $deed ->
    [none] próximo
   *[other] próximo: { $deed }
}
next-visit = visita { $noble }{ $deed ->
    [none] {""}
   *[other] , primeiro para { FORM($deed, "to") }
}
aide = O Ajudante
aide-place = está na pilha { FORM($kind, "stack") }
hand = mão
hand-size = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
hand-known = { hand-size }, entre elas { FORM($known, "the") }

## The table drawn

head-wigs = peruc.
head-reais = réis
head-influence = infl.
head-limit = lim.
head-short-limit = lm
head-short-gold = ou
head-short-cloth = te
head-short-books = li
head-short-tools = fe
head-sets = conj.
head-officials = func.
head-favours = fav.
head-hand = mão
head-houses = casas
favour-builder = C
favour-minister = M
favour-king = R
neutral-mark = n
cube-brown = ca
cube-red = ve
cube-blue = az
office-row = Gabinete
plaza-row = Praça
visit-row = Visita
actions-row = Ações
taken-row = Aceita
favours-row = Favores
visit-cost = { $n ->
    [0] não te custa nada
    [one] custa-te 1 de influência
   *[other] custa-te { $n } de influência
}
favours-left = { $n ->
    [one] resta 1
   *[other] restam { $n }
}
covered-mark = { $deed } (tapada)
map-west = Oeste
map-east = Leste
map-row = Cubos
map-column = { $column }
map-street = { $street }, { $good } { $columns }
map-price = { $plot } · { $n }
map-rubble = Escombros
map-scoring = Pontuação
map-legend = A1 · 9: terreno a partir de 9 réis. Cubos: { $cubes }. Monte de escombros: { $pile }. Peças de cidade na oferta: { $offer }.
map-cube = { $mark } { $colour } { $price }
noble-builder = Construtor
noble-minister = Ministro
noble-king = Rei

## Options

options-turn-gold = descartá-la por 1 ouro
options-turn-portfolio = jogá-la no teu portefólio
options-turn-court = visitar com ela { $noble }
options-turn-sponsor = patrocinar o seu evento
brief-turn-gold = descartar por 1 ouro
brief-turn-portfolio = portefólio
brief-turn-court = visitar { $noble }
brief-turn-sponsor = patrocinar o evento
brief-detail = ({ $text })
option-final = definitiva
option-final-words = Esta resposta é definitiva.
change = { $sign ->
    [gain] +{ $amount }
   *[pay] −{ $amount }
}
change-words = { $sign ->
    [gain] ganhas { $amount }
   *[pay] custa-te { $amount }
}

# What is not possible, and why.
refused-none = Nada do que se poderia pedir aqui é recusado: todas as opções estão na lista.
refused-title = Agora não é possível

## Solo and the variants

solo-option = a solo contra Lacerda
draft-option = as mãos iniciais escolhem-se por draft
starting-decrees-option = todos começam com um decreto
tokens-option = fichas alteram o que dão os terrenos e os locais; ficam ao acaso, ou como diz FICHEIRO (tal como numa posição)
queen-option = a carta da Rainha toma o lugar de outra
tasks-option = cartas de tarefa para todos, ou só para estes lugares, por exemplo Ana,Rui
ships-first-option = na mudança de período os navios chegam antes de se descartarem cartas
servant-decrees-option = quantos decretos exige, a solo, o estatuto de Criado da corte (normalmente 6)
blank-task-rewards-option = as tarefas B6 e B9 dão o mesmo que a tarefa de cima (above) ou de baixo (below); normalmente above
lacerda-pays-option = a solo, uma ação de nobre que Lacerda não pode pagar: paga o que pode e age (what-it-can), ou paga tudo ou nada (in-full); normalmente what-it-can
bad-layout = { $file } não é uma disposição de fichas: { $why }
layout-for-play = Uma disposição de fichas serve para uma só partida (`lisboa play`); aqui ficam ao acaso: --tokens.
solo-alone = --solo é um jogo a solo contra Lacerda; { $option } não combina com isso.

variants-told = Variantes: { $variants }.
variant-draft = draft da mão inicial
variant-starting-decrees = decretos iniciais
variant-tokens = fichas de cidade
variant-queen = a Rainha
variant-tasks = cartas de tarefa para { $people }
variant-discard-before-ships = navios antes de descartar
variant-servant-decrees = Criado da corte com { $value } decretos
variant-blank-task-rewards = recompensas em branco como a tarefa de { $value ->
    [above] cima
   *[below] baixo
}
variant-lacerda-pays = { $value ->
    [in-full] Lacerda paga tudo ou não age
   *[what-it-can] Lacerda paga o que pode
}

rank-jester = Bobo da corte
rank-servant = Criado da corte
rank-favourite = Favorito do Rei
rank-right-hand = Braço-direito do Marquês
solo-wigs = { $order ->
    [ahead] { $name } fica à frente de Lacerda: { $mine } perucas contra { $theirs }.
    [behind] Lacerda fica à frente de { $name }: { $theirs } perucas contra { $mine }.
   *[level] { $name } e Lacerda empatam a { $mine } perucas, o que não chega para ganhar (SG-56).
}
rank-reached = Estatuto de { $name }: { $rank }.
rank-fulfilled = Alcançado: { $conditions }.
rank-missing = Falta para o estatuto seguinte, { $rank }: { $conditions }.
rank-met = Já chega para ele: { $conditions }.
rank-highest = Não há estatuto mais alto.
rank-lost = { $rank } ({ $why })
reach-stores = Lacerda tem { $theirs ->
    [one] 1 loja
   *[other] { $theirs } lojas
}, e já não podes ter mais de { $n }
reach-own-stores = já não podes ter mais de { $n ->
    [one] 1 loja
   *[other] { $n } lojas
}
out-of-reach = estatutos fora de alcance
condition-wigs = mais perucas do que Lacerda ({ $have } contra { $theirs })
condition-stores = { $rank ->
    [servant] { $need ->
        [one] 1 loja
       *[other] { $need } lojas
    } (tem { $have })
    [favourite] tantas lojas como Lacerda ({ $have } contra { $theirs })
   *[right-hand] mais lojas do que Lacerda ({ $have } contra { $theirs })
}
condition-majorities = { $need ->
    [one] 1 maioria
   *[other] { $need } maiorias
} (tem { $have })
condition-reais = { $need ->
    [one] 1 real
   *[other] { $need } réis
} (tem { $have })
condition-decrees = { $need ->
    [one] 1 decreto
   *[other] { $need } decretos
} (tem { $have })
condition-ships = { $need ->
    [one] 1 navio
   *[other] { $need } navios
} (tem { $have })

## `lisboa play`: options and the beginning

file-argument = uma partida antiga para continuar: o seu nome na lista de --games, ou qualquer gravação inacabada
games-option = listar as partidas guardadas
full-option = mostrar toda a mesa em cada turno em vez do que mudou
players-option = quantos jogam, de 2 a 4 (normalmente tu e dois merchant)
seats-option = quem joga em cada lugar, por exemplo { $human },{ $human },merchant; do mais fraco ao mais forte: { $levels }; também qualquer outro bot que lisboa simulate conheça
names-option = os nomes dos lugares, por exemplo Ana,Rui,Clara
seed-option = o mesmo número dá a mesma distribuição (normalmente ao acaso)
new-option = começar uma nova partida mesmo que haja uma guardada; a guardada conserva-se
plain-option = linhas simples sem cores nem caixas, para leitores de ecrã e scripts
edition-option = a pasta de uma edição própria
data-option = a pasta onde se guardam as partidas

wrong-seats = Uma partida tem de { $fewest } a { $most } lugares, não { $n }.
seats-and-players = --seats indica { $n ->
    [one] 1 lugar
   *[other] { $n } lugares
}, mas --players diz { $players }.
unknown-kind = «{ $kind }» não pode jogar. Possíveis: { $kinds }.
wrong-names = { $n ->
    [one] 1 nome
   *[other] { $n } nomes
} para { $players ->
    [one] 1 lugar: indica só o teu nome.
   *[other] { $players } lugares: indica um nome para cada lugar, separados por vírgulas.
}

welcome = Uma nova partida: { $players }. Começa { $start }.
welcome-help = É a primeira vez? Escreve «ajuda» em qualquer pergunta. Esta distribuição de novo: --seed { $seed }
introduced = { $name }{ $kind ->
    [bot] {" "}(bot: { $bot })
   *[human] {""}
}
saved-game = Há uma partida guardada, no turno { $turn }: { $players }.
ignored = { $options } só { $n ->
    [one] vale
   *[other] valem
} numa nova partida, não nesta; responde n para começar uma assim.
not-with-file = Uma partida já começada não se altera com { $options }; indica só FICHEIRO, ou FICHEIRO com --seats.
file-over = A partida em { $file } terminou. «lisboa replay» percorre-a.
taken-up = A partida ({ $players }) continua no turno { $turn }.
games-title = Partidas em { $folder }, a última primeiro. Para continuar uma inacabada: lisboa play NOME
games-alone = --games lista as partidas guardadas; só combina com --data.
games-none = Ainda não há nenhuma partida guardada em { $folder }. «lisboa play» começa uma.
kept-unfinished = inacabada, no turno { $turn }: { $players }, { $when }
kept-finished = vitória de { $winners } ao fim de { $turn } turnos: { $players }, { $when }
kept-unreadable = não se consegue ler: { $reason }
go-on = Continuar esta partida? [S/n]
old-game = A partida guardada conserva-se como { $file }.
broken-save = A partida guardada não se pode usar: { $reason } Nada se perde, conserva-se como { $file }.
record-other-edition = Linha { $line }: a gravação foi feita com a edição { $theirs }; esta é { $ours }. Indica a pasta dela com --edition.
foreign-save = { $reason } A partida guardada fica onde está; --new começa outra e conserva-a.
other-seats = os lugares não correspondem à partida: { $seats }.


## At a question

asked = { $name } · { $round }
thinking = { $name } está a pensar…
forfeited = { $sentence } Responde greedy em vez dele.
status = Tens { $means }; mercadorias: { $goods }.
status-hand = A tua mão: { FORM($cards, "the") }.
pass = Passa o ecrã a { $name }. Prime Enter quando mais ninguém estiver a ver.
log-empty = Ainda não aconteceu nada.
log-turn = Turno { $turn }, { $name }

part-all = tudo
part-court = corte
part-church = igreja
part-works = estaleiro
part-decrees = decretos
part-politics = oferta
part-city = cidade
part-players = jogadores
part-pack = draft
part-hand = mão
no-part = Não há nenhuma parte «{ $text }» da mesa. Possíveis: { $parts }.


saved = Guardada como { $file }.
left = A partida está guardada em { $folder }. «lisboa play» continua-a.
not-saved = Não foi possível guardar a partida: { $reason }. Continua, mas só aqui.
kept = A gravação desta partida: { $file }. «lisboa replay» percorre-a.

## The end

result-title = Pontuação final
result-wigs = Perucas
result-total = Total
result-line = { $name }: { $wigs }.
result-sum = { $parts }; ao todo { $total }
result-part = { $category } { $n }
result-winner = { $who } ganha com { $wigs }.
result-winners = { $who } partilham a vitória com { $wigs } cada.
tie-number = { $who } { $n }
tie-TIE-01 = Desempate, conjuntos de escombros completos: { $numbers } (TIE-01).
tie-TIE-02 = Desempate, lojas: { $numbers } (TIE-02).
tie-TIE-03 = Desempate, plantas concluídas: { $numbers } (TIE-03).
tie-TIE-04 = Desempate, dinheiro: { $numbers } (TIE-04).
tie-shared = O empate mantém-se ({ $rule }).

## `lisboa replay`

record-argument = uma gravação, como as que lisboa play deixa
seat-option = por que olhos ver (normalmente os de um espectador)
at-option = o turno em que começar
bad-record = { $file }: { $reason }
no-turn = Não há turno { $turn }; o último é o { $last }.
no-seat = Não joga ninguém chamado «{ $name }». Jogam { $names }.
replay-title = Uma partida de { $players }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
replay-setup = Antes do primeiro turno
replay-after = A mesa { $turn ->
    [0] antes do primeiro turno
   *[other] depois do turno { $turn }
}
replay-prompt = Turno { $turn } de { $last } >
replay-hint = Enter mostra o turno seguinte; um número vai para esse turno; ou uma palavra: seguinte, anterior, tabuleiro, sair.
replay-not-understood = Não percebo «{ $text }». Enter mostra o turno seguinte; um número até { $last } vai para esse turno; ou uma palavra: seguinte, anterior, tabuleiro, sair.
replay-last = Este é o último turno.
replay-first = Este é o início.

## `lisboa check`

records-argument = gravações a verificar
check-line = { $file }: { $text }
check-ok = ok, { $players }, { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}, { $winners ->
    [none] inacabada
   *[other] vitória de { $winners }
}{ $rank ->
    [none] {""}
   *[other] {" "}({ $rank })
}
is-folder = isto é uma pasta, não uma gravação.
not-text = isto não é um ficheiro de texto.
too-large = este ficheiro é demasiado grande para uma gravação.
cannot-read = { $reason }.
