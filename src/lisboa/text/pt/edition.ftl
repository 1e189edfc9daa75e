# Editions: their faults, and what `lisboa edition` prints.

## Faults

fault = { $place }: { $reason }
place-file = { $file }
place-head = { $file }, campo { $field }
place-entry = { $file }, { $entry }
place-field = { $file }, { $entry }, campo { $field }
refused = A edição em { $folder } tem { $faults ->
    [one] 1 erro
   *[other] { $faults } erros
} e não se pode jogar:
other-built-in = Isto foi escrito com outra edição incluída ({ $written }) que não a deste programa ({ $own }).

# Files

fault-no-folder = isto não é uma pasta.
fault-no-edition = não há nenhuma edição nesta pasta; uma edição tem { $files }.
fault-no-file = falta o ficheiro.
fault-unknown-file = uma edição não tem esse ficheiro; tem { $files }.
fault-unreadable = o ficheiro não se consegue ler ({ $error }).
fault-not-utf-8 = o ficheiro não é texto UTF-8 (byte { $byte }).
fault-not-toml = o ficheiro não é TOML válido: { $error }.
fault-too-long = o ficheiro tem um número com demasiados algarismos, ou parênteses dentro de demasiados parênteses.
fault-no-language = um ficheiro de títulos tem o nome do seu idioma, em minúsculas: de.toml.
fault-no-such-title = nada em { $file } tem este id e um nome.
fault-missing-section = falta a secção.
fault-empty-section = a secção não tem entradas.
fault-unknown-section = não existe essa secção; este ficheiro tem { $sections }.
fault-other-edition = { $value } não é { $other }, o nome em { $file }; todos os ficheiros de uma edição têm o mesmo nome.
fault-name-of-built-in = «{ $name }» é o nome da edição que vem com o programa; um servidor distingue as edições pelo nome.
fault-name-taken = «{ $name }» é também o nome da edição em { $other }; um servidor distingue as edições pelo nome.
fault-not-entries = a secção tem de ser uma lista de entradas, cada uma sob [[{ $section }]].
fault-not-single = a secção tem de ser uma só tabela, sob [{ $section }].

# Single values

fault-missing-field = falta o campo.
fault-unknown-field = não existe esse campo; possíveis aqui: { $fields }.
fault-not-a-field = { $value } não é um campo desta entrada.
fault-not-whole = { $value } não é um número inteiro.
fault-out-of-range = { $value } não está entre { $low } e { $high }.
fault-unknown-word = { $value } não é uma destas palavras: { $words }.
fault-not-the-word = { $value } tem de ser { $words }.
fault-not-flag = { $value } tem de ser true ou false.
fault-not-text = { $value } não é texto; põe-no entre aspas.
fault-empty-text = o texto tem de ser uma só linha e não pode estar vazio.
fault-long-text = o texto não pode ter mais de { $most } caracteres.
fault-not-name = { $value } não é um nome de letras minúsculas e algarismos ligados por hífenes.
fault-not-list = { $value } tem de ser uma lista entre parênteses retos.
fault-list-length = a lista tem { $length ->
    [one] 1 valor
   *[other] { $length } valores
}; precisa de { $least ->
    [exactly] exatamente { $most }
   *[other] { $least } a { $most }
}.
fault-twice-in-list = { $value } aparece duas vezes na lista.
fault-not-table = { $value } tem de ser uma tabela entre chavetas.
fault-not-exactly-one = tem de haver exatamente um destes: { $fields }.
fault-not-together = só pode haver um destes: { $fields }.

# Between entries

fault-id-twice = o id já está usado em { $file }.
fault-value-twice = { $value } já está ocupado por { $other }.
fault-missing-values = não há nenhuma entrada para { $values }.
fault-number-too-high = os números têm de ir de 1 a { $count }, o número de entradas.
fault-wrong-count = estão indicados { $stated }, mas as entradas sob { $section } somam { $count }.
fault-wrong-deck-count = estão indicadas { $stated }, mas o baralho tem { $count }.
fault-not-the-value = isto tem de ser { $wanted }.

# The board

fault-no-north-site = { $id } não é um local do lado norte.
fault-other-street = { $id } pertence a outra rua.
fault-place-taken = { $place } já está ocupado por { $other }.
fault-places-empty = não há nada em { $places }.
fault-other-columns = as colunas que indicam este espaço de pontuação são { $columns }.
fault-too-many-alike = { $tiles } peças mostram { $value }; o jogo a solo não as pode dispor sem duas vizinhas iguais.
fault-wrong-display = a oferta tem de ter exatamente estes espaços: { $spaces }.
fault-not-rising = os espaços listam-se de baixo para cima, por isso isto tem de ser mais do que { $value }.
fault-list-not-rising = os espaços têm de ser listados do mais baixo ao mais alto.
fault-not-falling-by-one = os preços têm de ser listados do mais alto ao mais baixo, de real em real.
fault-not-on-track = { $value } não está no trilho, que tem { $spaces }.
fault-beyond-the-track = nenhum espaço pode ser mais alto do que { $highest }.
fault-same-action = { $action } já está em cima; o gabinete precisa das suas duas ações de Estado.
fault-not-one-envelope = tem de haver exatamente um envelope entre os espaços do Cardeal, não { $count }.
fault-cubes-left = há { $cubes } cubos, mas as linhas, as colunas, os locais e o monte de escombros levam { $places }.
fault-not-per-house = tem de haver uma habilidade por casa, mas há { $abilities } para { $houses }.

# Cards and tiles

fault-deck-too-small = o baralho precisa de pelo menos { $least } cartas, para que quatro jogadores possam tirar cinco cada.
fault-no-such-card = não há carta { $id }.
fault-row-e = o decreto é sobre a linha E, por isso isto tem de ser true.
fault-not-row-e = o decreto não é sobre a linha E, por isso isto não pode ser true.
fault-no-plans = o arquiteto { $architect ->
    [blue] azul
   *[green] verde
} precisa de plantas que não sejam plantas iniciais.
fault-not-even = o número tem de ser par, porque os edifícios formam duas pilhas iguais.
fault-not-at-court = «{ $do }» não pode acontecer durante uma visita { $noble ->
    [builder] ao Construtor
    [minister] ao Ministro
   *[king] ao Rei
}.
fault-no-officials = um número de funcionários pertence a «recruit», não a «{ $do }».
fault-too-few-tasks = o baralho { $pack } precisa de pelo menos { $least } tarefas.

## The command

argument-command = começar uma edição própria, encontrar o que está errado nela, ou mostrar o que há numa (por omissão: show)
command-new = começar uma edição própria: uma cópia da Baixa, para alterar
command-check = encontrar tudo o que está errado numa edição, ou em várias que um servidor vá oferecer
command-show = mostrar o que há numa edição
argument-folder = uma pasta com os nove ficheiros de uma edição (por omissão: a Baixa incluída)
argument-new = onde a escrever: uma pasta nova ou vazia
argument-name = como se chama (por omissão: como a pasta)
argument-kind = o que mostrar, com o nome do ficheiro: { $kinds } (por omissão: um resumo)
sound = A edição «{ $name }» está em ordem: { $politics } cartas políticas, { $decrees } decretos, { $clergy } peças de clero, { $ships } navios, { $plans } plantas, { $buildings } edifícios públicos, { $plots } terrenos, { $sites } locais, { $tasks } tarefas e { $tokens } fichas. Impressão digital { $fingerprint }.
new = A pasta { $folder } contém agora a edição «{ $name }», uma cópia da Baixa em nove ficheiros. docs/editions.md explica cada palavra deles. Altera o que quiseres, e depois:
new-check = {"    "}lisboa edition check { $folder }
new-play = {"    "}lisboa play --edition { $folder }
new-serve = {"    "}lisboa serve --open --edition { $folder }
new-not-empty = Já há algo em { $folder }, e fica como está. Indica uma pasta nova ou vazia.
new-not-a-folder = { $folder } não é uma pasta.
new-name = Uma edição não se pode chamar «{ $name }»: { $reason } Escolhe outro nome com --name.
of-folder = { $folder }:
not-served = Pode jogar-se no terminal, mas não ser oferecida por um servidor: { $reason } Dá-lhe outro nome em todos os ficheiros.
faults = { $faults ->
    [one] 1 erro.
   *[other] { $faults } erros.
}
unknown-kind = Não há nada chamado «{ $kind }» para mostrar. Possíveis: { $kinds }.

## Tables

title-overview = Edição «{ $name }», impressão digital { $fingerprint }
more = Para os detalhes: lisboa edition show TIPO, em que TIPO é um destes: { $kinds }.
title-board = Tabuleiro
title-plots = Terrenos
title-sites = Locais de edifícios públicos
title-politics = Cartas políticas
title-clergy = Peças de clero
title-decrees = Decretos
title-ships = Navios
title-plans = Plantas
title-buildings = Edifícios públicos
title-tasks = Tarefas iniciais
title-tokens = Fichas de cidade

head-kind = Tipo
head-pieces = Peças
head-remark = Destas
head-number = N.º
head-deck = Baralho
head-title = Título
head-text = Texto
head-copies = Exemplares
head-wigs = Verso
head-colour = Cor
head-hull = Casco
head-price = Preço por mercadoria
head-influence = Influência
head-period = Período
head-architect = Arquiteto
head-officials = Funcionários
head-starting = Planta inicial
head-blue = Face azul
head-green = Face verde
head-plot = Terreno
head-size = Tamanho
head-streets = Ruas
head-reward = Recompensa
head-side = Lado
head-row-or-street = Linha ou rua
head-cubes = Cubos
head-pack = Baralho
head-part = Parte
head-values = Impresso

title-and-year = { $title }, { $year }
variant-title = { $title } (variante)
yes = sim
no = –

word-gold = ouro
word-cloth = tecidos
word-books = livros
word-tools = ferramentas
word-west = oeste
word-north = norte
word-east = leste
word-plot = terreno
word-site = local
icon-envelope = envelope
icon-treasury = tesouro

remark-board = { $plots } terrenos ({ $wide } largos, { $narrow } estreitos), { $sites } locais de edifícios públicos
remark-deck = { $deck } { $cards }
remark-clergy = { $fronts } frentes diferentes
remark-decrees = { $row_e } sobre a linha E
remark-ships = { $kinds } tipos
remark-plans = { $starting } plantas iniciais
remark-buildings = cada um com uma face azul e uma verde
remark-tasks = baralho A { $first }, baralho B { $second }
remark-tokens = { $plots } para terrenos, { $sites } para locais

part-streets = Ruas, de oeste para leste
part-rows = Cubos nas linhas
part-columns = Cubos nas colunas
part-rubble = Escombros: cubos { FORM($colour, "plural") }
part-pile = Monte de escombros
part-scoring = Peças de pontuação
part-city = Peças de cidade
part-treasury = Réis do tesouro: custo da visita
part-treasury-start = Tesouro no início
part-market = Mercado no início
part-market-floor = Preço mais baixo
part-influence = Influência no início, de { $max }
part-coins = Espaços de influência com um real
part-church = Ícones da Igreja, por espaço
part-office = { CAPITAL($office) }
part-player = Tabuleiro de jogador
part-houses = Casas, { $group }

value-street = { $name } ({ $good })
value-named = { $name }: { $value }
value-city = { $large } grandes, { $small } pequenas
value-rubble = { $cubes } cubos, { $price ->
    [one] 1 real
   *[other] { $price } réis
} cada
value-office = { $person }; { $capacity } espaços; aceita { $accepts }; { $actions }

count-upper_slots = encaixes superiores
count-lower_slots = encaixes inferiores
count-portfolio_base = portefólio
count-warehouse_base = armazém por mercadoria
count-rubble_columns = colunas de escombros
count-clergy_spaces = espaços para o clero
count-officials_per_player = funcionários

action-recruit = recrutar funcionários
action-plan = adquirir uma planta
action-ship = construir um navio
action-produce = produzir mercadorias
action-cardinal = reunir-se com o Cardeal
action-favour = obter um favor real
action-store = construir uma loja
action-decree = obter um decreto
action-open = inaugurar um edifício público

ability-none = sem habilidade
ability-visit_in_reais = pagar visitas em réis
ability-ship_goods_minus_1 = navios custam menos 1 mercadoria
ability-ship_goods_free = navios não custam mercadorias
ability-produce_plus_1_of_one = produzir mais 1 de uma mercadoria
ability-produce_plus_1_of_each = produzir mais 1 de cada mercadoria
