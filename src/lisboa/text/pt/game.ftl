### Errors that people can make with a game, its records and its positions.

# $action as records write it; $reason is a sentence.
illegal = { $action }: { $reason }
unknown-action = Não há nenhuma ação «{ $action }».
unknown-action-of-many = Partida { $game }: não há nenhuma ação «{ $action }».
game-over = A partida terminou: já não se pode jogar nada.
nothing-to-undo = Não se pode anular nada: a última resposta era definitiva, ou não há nenhuma.
other-rules = Esta partida foi guardada com pickle por um programa com outras regras: aqui, as suas respostas levam a outra partida.
no-such-seat = Não há lugar { $seat }: esta partida tem { $players } lugares, numerados a partir de 0.
wrong-players = Uma partida é para { $fewest } a { $most } jogadores, não { $players }.
wrong-seed = Uma semente é um número inteiro, não { $seed }.
unknown-variant = Não há nenhuma variante «{ $variant }»; há { $known }.
wrong-variants = Indica as variantes como nomes com os seus valores, não { $variants }.
variant-switch = A variante «{ $variant }» está ligada (true) ou desligada (false), não { $value }.
variant-choice = A variante «{ $variant }» aceita um destes valores: { $choices }.
layout-part = Uma disposição de fichas tem as partes { $parts }, e em cada uma fichas por lugar; «{ $part }» não é nenhuma delas.
layout-place = Nenhuma ficha pode ficar em «{ $place }».
layout-token = «{ $token }» em { $place } não é uma ficha que possa ficar aí.
layout-copies = Só há { $copies } fichas «{ $token }».
variant-tasks = Indica os lugares que recebem cartas de tarefa, ou escolhe todos; «{ $value }» não é um lugar.
draft-in-solo = Contra Lacerda não há com quem fazer draft: escolhe ou o jogo a solo ou o draft.
solo-seats = Um jogo a solo tem dois lugares: o teu, e o segundo, chamado Lacerda.
wrong-names = Indica uma lista com um nome para cada um dos { $players } lugares.
bad-name = «{ $name }» não pode ser o nome de um lugar: um nome tem de 1 a 30 caracteres imprimíveis, sem espaços à volta e sem os sinais { $signs }; «neutral» está ocupado.
same-names = Dois lugares têm o mesmo nome.
no-deal = Uma partida que começou de uma posição não tem distribuição, por isso não há gravação dela; guarda antes a posição.
wrong-since = Os acontecimentos contam-se a partir de 0, por isso «since» é um número inteiro, não { $since }.
wrong-edition = { $edition } não é uma edição: carrega uma com lisboa.edition.load.
not-legal = «{ $action }» não se pode jogar agora, por isso não há nada a dizer sobre o que faria.

## Records: `line` is 0 where no single line is to blame.

record-not-a-record = Linha { $line }: isto não é uma gravação, cuja primeira linha é «{ $title }».
record-unknown-section = Linha { $line }: não há secção { $section }, só [deal] e [game].
record-no-colon = Linha { $line }: faltam dois pontos depois da chave.
record-unknown-header = Linha { $line }: não há cabeçalho «{ $header }».
record-header-twice = Linha { $line }: o cabeçalho «{ $header }» aparece aqui pela segunda vez.
record-missing-header = Falta o cabeçalho «{ $header }».
record-other-turn = Linha { $line }: este é o turno { $ours }, a gravação diz { $theirs }.
record-other-result = Linha { $line }: a partida não acaba como diz a gravação: { $result }. Falta o fim, ou foi alterado.
record-no-turn = Linha { $line }: um turno começa com o seu número, o nome do lugar e dois pontos, por exemplo «12 Green:».
record-partly-known = Linha { $line }: esta gravação contém apenas o que { $known } sabia quando foi escrita, por isso pode ser lida mas não repetida.
record-wrong-seats = Linha { $line }: a gravação indica { $n } lugares; uma partida tem de { $fewest } a { $most }.
record-other-rules = Linha { $line }: a gravação foi feita com a versão { $rules } das regras, e este programa joga com a versão { $ours }. { $program ->
    [unknown] Não se conhece nenhum programa que a jogue.
    [newer] Joga-a um programa mais recente.
   *[other] Joga-a o Lisboa { $program }.
}
record-other-edition = Linha { $line }: a gravação foi feita com a edição { $theirs }; esta é { $ours }. Carrega aquela com lisboa.edition.load e indica-a como edition.
record-unknown-seat = Linha { $line }: «{ $seat }» não é um lugar desta partida.
record-illegal = Linha { $line }: «{ $action }» não se pode jogar aqui: { $reason }
record-broken = Linha { $line }: { $reason }
record-other-hash = Linha { $line }: o estado depois deste turno é { $ours }, a gravação diz { $theirs }. A gravação foi alterada algures até aqui.
record-start = Linha { $line }: «{ $start }» é indicado como primeiro jogador, mas não é um lugar desta partida.
record-deal-twice = Linha { $line }: «{ $part }» aparece duas vezes na distribuição.
record-deal-missing = Na distribuição falta a linha «{ $part }».
record-deal-number = Linha { $line }: «{ $word }» em «{ $part }» não é um número inteiro.
record-deal-word = Linha { $line }: a edição não tem nenhum «{ $word }» que possa estar em «{ $part }».
record-deal-unknown = Linha { $line }: «{ $part }» não faz parte de uma distribuição.
record-deal-wrong = Linha { $line }: a distribuição não pode vir da caixa desta edição: vê «{ $part }».

## Positions: `path` says where, such as players.Green.hand[2].

position-not-an-object = { $path }: aqui tem de estar um objeto com campos com nome.
position-not-a-list = { $path }: aqui tem de estar uma lista.
position-not-a-number = { $path }: aqui tem de estar um número inteiro.
position-not-a-name = { $path }: aqui tem de estar um nome.
position-not-yes-or-no = { $path }: aqui tem de estar true ou false.
position-out-of-range = { $path }: o número tem de estar entre { $low } e { $high }.
position-wrong-length = { $path }: a lista tem { $n } entradas; são possíveis de { $least } a { $most }.
position-unknown-field = { $path }: não existe esse campo.
position-missing-field = { $path }: falta este campo.
position-unknown-name = { $path }: «{ $name }» não é um nome que possa estar aqui.
position-unknown-effect = { $path }: a edição não conhece esse efeito.
position-view = { $path }: isto é a vista de um lugar, não uma posição inteira; o que ela não mostra não se pode adivinhar. Pode jogar-se uma amostra da vista.
position-other-format = { $path }: este programa lê posições de formato { $ours }.
position-other-rules = { $path }: a posição foi feita com a versão { $rules } das regras, e este programa joga com a versão { $ours }. { $program ->
    [unknown] Não se conhece nenhum programa que a jogue.
    [newer] Joga-a um programa mais recente.
   *[other] Joga-a o Lisboa { $program }.
}
position-other-edition = { $path }: a posição foi feita com outra edição; esta é { $ours }.
position-seats = { $path }: aqui tem de estar uma lista com os nomes de { $fewest } a { $most } lugares.
position-names = { $path }: { $why }
position-too-often = { $path }: «{ $name }» aparece aqui uma vez a mais do que há na caixa.
position-not-in-game = { $path }: «{ $name }» não faz parte de uma partida para { $players } jogadores.
position-wrong-place = { $path }: «{ $name }» não pode estar aqui.
position-too-many = { $path }: aqui são possíveis no máximo { $most }.
position-not-a-space = { $path }: o trilho não tem esse espaço.
position-adds-up = { $path }: juntamente com o que os jogadores têm, aqui tem de haver { $n }.
position-officials = { $path }: { $out } funcionários estão nos gabinetes e nas praças, por isso o tabuleiro tem o resto dos { $all }.
position-houses = { $path }: estão construídas { $n } casas, mas { $stores } lojas têm uma.
position-which-houses = { $path }: há { $stores } lojas, e as casas construídas decidem o que o jogador pode fazer: indica quantas de cada grupo ({ $groups }).
position-no-street = { $path }: este terreno não fica na rua desta mercadoria.
position-closed-row = { $path }: a linha E não está em jogo com dois jogadores.
position-scoring = { $path }: estas não são as peças de pontuação da edição.
position-wrong-side = { $path }: este edifício mostra a cor do outro arquiteto.
position-wrong-colour = { $path }: neste local, um edifício tem de mostrar a cor da sua rua.
position-plan-taken = { $path }: um jogador tem esta planta ou uma por baixo dela.
position-first-period-only = { $path }: no segundo período não resta nada aqui.
position-seen-by-all = { $path }: «{ $name }» foi tirada da oferta aberta, por isso tem de estar também em «seen».
position-not-in-hand = { $path }: «{ $name }» tem de estar na mão, e só uma vez em «seen».
position-portfolio = { $path }: o portefólio leva no máximo { $most } cartas.
position-empty-at-sea = { $path }: um navio sem mercadorias não está no mar.
position-full-in-port = { $path }: um navio cheio está no mar.
position-no-marker-used = { $path }: neste turno não pode ter sido usado nenhum marcador de conjunto.
position-wigs = { $path }: ninguém tem ao todo menos de 0 perucas.
position-wrong-turn = { $path }: o turno { $turn } pertence a outro lugar, contando a partir do primeiro jogador.
position-not-triggered = { $path }: ninguém acionou o fim.
position-already-triggered = { $path }: { $sets } conjuntos de um jogador ou três pilhas vazias acionaram o fim, por isso aqui tem de estar um lugar.
position-which-trigger = { $path }: vários jogadores têm os { $sets } conjuntos que acionam o fim; indica quem foi o primeiro.
position-turns-left =
    { $path }: o último turno é o anterior ao do primeiro jogador, por isso aqui têm de faltar { $more ->
        [0] { $n }
       *[other] { $n } ou { $most }
    }.
position-over = { $path }: a partida terminou, por isso não resta nada a fazer.
position-not-over = { $path }: a partida não terminou, por isso tem de restar algo a fazer.
position-not-last = { $path }: esta tarefa só pode ser a última.
position-no-last = { $path }: a última tarefa tem de começar, terminar ou seguir um turno, ou pontuar a partida.
position-not-waiting = { $path }: esta pergunta só pode ser a primeira tarefa.
position-task-twice = { $path }: esta tarefa só pode estar aqui uma vez.
position-new-period = { $path }: entre os períodos, as últimas tarefas são new-shipyard, deal-hands e new-display, por esta ordem.
position-no-variant = { $path }: isto pertence a uma variante ou ao jogo a solo, e não está em jogo aqui.
position-not-dealt = { $path }: nada se distribui antes de todos terem ficado com uma peça de clero.
position-dealt = { $path }: as mãos distribuem-se assim que todos tenham ficado com uma peça de clero, por isso aqui não resta nada.
position-turn-up = { $path }: enquanto se escolhem peças de clero, nada mais vem antes de turn-up, que distribui a Igreja e as mãos.
position-draft = { $path }: isto não condiz com um draft: a ronda, as cartas guardadas e as passadas.
position-contradicted = { $path }: isto não condiz com o resto da posição.
position-leads-nowhere = { $path }: a partida não pode continuar a partir destas tarefas.
