# The environments for researchers, and what an observation holds.

## What can be wrong

missing-extra = Isto precisa do pacote { $package }, que não está instalado: pip install "lisboa[{ $extra }]" instala-o, e numa cópia do repositório pip install ".[{ $extra }]".
wrong-rewards = As recompensas dão-se por { $known }, não por «{ $rewards }».
wrong-games = O número de partidas é pelo menos 1, não { $games }.
wrong-workers = Entre 1 e { $games } processos podem partilhar { $games } partidas, não { $workers }.
wrong-actions = Indica uma ação para cada uma das { $games } partidas, não { $given }.
wrong-action = Uma ação é um número inteiro, como os que a máscara permite, não { $action }.
wrong-action-of-many = Partida { $game }: uma ação é um número inteiro, como os que a máscara permite, não { $action }.
no-actions = Indica as ações de todas as partidas como uma lista ou uma matriz de números inteiros, não { $given }.
of-many = Partida { $game }: { $fault }
no-such-game = As partidas são numeradas de 0 a { $last }; não há partida { $game }.
wrong-opponents = Indica os adversários numa lista, por exemplo ["greedy", "random"], não { $opponents }.
wrong-render-mode = Isto pode ser apresentado como { $known }, não como { $mode }.
no-render-mode = Nada é apresentado: diz como ao criar o ambiente, com render_mode="human" ou render_mode="ansi".
wrong-seat = Um lugar é um número de 0 a { $last }, não { $seat }.
no-copy = Nem todos estes bots se podem copiar: { $bots }.
no-pickle = Nem todos estes bots se podem guardar com pickle: { $bots }.
no-cluster-copy = As partidas de um cluster estão nos seus processos, por isso não se podem copiar nem guardar com pickle: começa outro ClusterEnv com a mesma semente.
not-begun = Chama reset antes de tudo o resto.
no-such-agent = Não há nenhum agente «{ $agent }»; há { $agents }.
no-game = Continua a partir de uma partida de lisboa.new_game, lisboa.load ou lisboa.from_position, não de { $game }.
game-over = Esta partida terminou; não há nada para continuar.
other-game = Esta partida tem outra edição, outros lugares ou outras variantes do que o ambiente.

## The slices of an observation; docs/envs.md shows them with their offsets

slice-table = número de lugares (com o de Lacerda); o lugar próprio
slice-options = 1 ou 0: a solo, draft, decretos iniciais, fichas, Rainha, descartes antes dos novos navios; decretos de que precisa um Criado da corte; 1 se as tarefas em branco recebem a recompensa da de baixo; 1 se Lacerda paga tudo; depois, para cada lugar, 1 se joga com cartas de tarefa
slice-clock = primeiro jogador e jogador de quem é o turno (a quantos lugares); turno; período; quem acionou o fim (lugar + 1); 1 se por conjuntos; turnos que faltam + 1 quando o fim está próximo; 1 se terminou; quem acionou a pontuação da Igreja (lugar + 1)
slice-agenda = as tarefas ainda por fazer, primeiro a pergunta feita: tipo + 1, lugar, três números (o significado depende do tipo, ver rules/machinery/agenda.py)
slice-offices = funcionários por nobre: os de cada lugar, depois os neutros
slice-plazas = o mesmo nas praças
slice-pairs = preparação: as duas peças de clero de que cada lugar escolhe, frente + 1
slice-owners = a quem pertence a loja de cada terreno, lugar + 1
slice-plans = onde está cada planta: 1–4 inacabada de um lugar, 5–8 concluída por um lugar
slice-decrees = onde está cada decreto: 1 virado para baixo, 2 na oferta, 3–6 num lugar
slice-cards = onde se sabe que está cada carta política: 1 virada para baixo na sua pilha, 2 no topo dela, 3 virada para baixo para o segundo período, 4 no próprio maço do draft, 5 na própria mão, 6–9 numa mão e conhecida de todos (primeiro a própria)
slice-tasks = onde está cada carta de tarefa: 1 virada para baixo, 2 entre aquelas de que se distribuem as primeiras, 3–6 diante de um lugar, 7–10 diante de um lugar e cumprida neste turno
slice-packs = draft: as cartas no maço de cada lugar; as cartas que cada lugar passou
slice-passed-on = draft: as cartas que este lugar passou, pela sua ordem, carta + 1
slice-shown = draft: de que mão saiu entretanto cada carta, lugar + 1
slice-treasury = o espaço do trilho do tesouro
slice-prices = o preço de cada mercadoria
slice-favour-stacks = favores restantes, por nobre
slice-covered = a mercadoria que tapa cada ação de Estado, mercadoria + 1
slice-court = a carta jogada na corte, carta + 1
slice-cardinal = o espaço onde está o Cardeal
slice-church = a peça em cada espaço, frente + 1
slice-bag = quantas de cada peça de clero estão no saco
slice-rows = cubos de cada cor, linha a linha
slice-columns = cubos de cada cor, coluna a coluna
slice-sites = cubos de cada cor, local a local
slice-pile = cubos de cada cor no monte
slice-stores = a loja em cada terreno, mercadoria + 1
slice-buildings = o edifício em cada local, face + 1
slice-scoring = o valor em cada espaço de pontuação
slice-city = 1 onde há uma peça na oferta de peças de cidade
slice-city-tiles = peças grandes e pequenas restantes
slice-architects = por arquiteto: o edifício disponível e o topo da pilha (face + 1), peças na pilha, plantas retiradas da outra pilha
slice-building-stack = 1 por cada edifício que está numa das pilhas, por baixo do topo
slice-ships = onde está cada carta de navio: 1 no estaleiro, 2 para o segundo período
slice-display = os decretos na oferta, pela sua ordem, decreto + 1
slice-gone = cartas políticas e de navio que saíram do jogo: 1 para a primeira, 2 para a segunda, …
slice-purple = cartas restantes no baralho roxo
slice-task-deck = cartas restantes no baralho de tarefas
slice-plot-tokens = a ficha em cada terreno, ficha + 1
slice-site-tokens = a ficha em cada local, ficha + 1
slice-lacerda = a solo: o nobre onde está o cortesão de Lacerda, nobre + 1; a pilha do Ajudante, tipo + 1
slice-means = réis; influência; conjuntos; marcadores de conjunto; 1 se um foi usado neste turno; funcionários no tabuleiro
slice-wigs = perucas por categoria; o que custam visitas e penalizações escreve-se como número positivo
slice-goods = fichas de cada mercadoria
slice-backs = cartas da mão que nem todos conhecem, pelos versos: azul, roxo
slice-upper = cartas de nobre e de navio por encaixe, carta + 1
slice-lower = cartas de tesouro por encaixe, carta + 1
slice-cargo = fichas de cada mercadoria por baixo de cada encaixe superior
slice-at-sea = 1 por cada encaixe superior cujo navio está no mar
slice-clergy = quantas de cada peça de clero
slice-favours = 1 por cada nobre cujo favor está aqui
slice-rubble = cubos de cada cor
slice-houses = casas construídas, por grupo
