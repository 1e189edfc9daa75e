### The command `lisboa bench`.

quick-option = uma resposta aproximada em segundos
json-option = o resultado em JSON, para programas

measuring = A medir
how = Num núcleo, a melhor de várias janelas; medido em { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}

play = Jogo ao acaso
head-decisions = decisões por segundo
head-games = partidas por segundo
head-length = decisões por partida
players = { $n ->
    [1] 1 jogador contra Lacerda
   *[other] { $n } jogadores
}

costs = Uma chamada
cost-clone = Copiar um estado e largar a cópia
cost-legal = Encontrar as respostas a uma pergunta
cost-apply = Executar uma resposta, até à pergunta seguinte
cost-hash = Calcular o hash de um estado
cost-view = Ver o que um lugar pode saber
cost-sample = Distribuir de novo o desconhecido
cost-play = Jogar uma resposta numa partida que pode voltar atrás
cost-undo = Anulá-la
cost-position-save = Guardar uma posição
cost-position-load = Carregar uma posição
cost-record-save = Guardar a gravação de uma partida a quatro
cost-replay = Repeti-la

rest = O resto
lookahead-share = Antevisão no tempo do jogo ao acaso
lookahead-largest = Posições examinadas para uma pergunta, no máximo
state-bytes = Memória de um estado
clone-bytes = Memória que uma cópia acrescenta
startup = Iniciar «lisboa { $line }»

unit-us = µs
unit-ms = ms
unit-share = %
unit-positions = posições
unit-bytes = bytes
