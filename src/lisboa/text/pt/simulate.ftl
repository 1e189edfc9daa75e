### The command `lisboa simulate`.

players-option = quantos jogam, de 2 a 4 (normalmente { $usual })
games-option = quantas partidas (normalmente %(default)s)
bots-option = quem joga: um bot para todos os lugares, ou um para cada lugar, separados por vírgulas; conhecidos: { $names }; também planner:200ms, module:Class e program:COMANDO
seed-option = a primeira partida tem esta semente, a seguinte o número seguinte (normalmente %(default)s)
jobs-option = quantos processos partilham o trabalho (normalmente um por núcleo)
json-option = o resultado em JSON, para programas
records-option = escrever cada partida nesta pasta
edition-option = a pasta de uma edição própria

## Wrong arguments

wrong-number-of-bots = { $players ->
    [1] Contra Lacerda joga um bot, não { $bots }.
   *[other] { $players } jogadores precisam de um bot para todos ou de { $players } bots, não de { $bots }.
}
records-not-a-folder = { $folder } não é uma pasta em que se possam escrever gravações: { $reason }.

## While it runs

playing = A jogar
progress = { $done } de { $games } partidas
interrupted = Interrompido após { $done } de { $games } partidas.
record-lost = Uma gravação não se pode escrever: { $reason }. Estão contadas { $done } de { $games } partidas.
worker-lost = Um dos processos morreu; estão contadas { $done } de { $games } partidas.

record-comment = semente { $seed }, jogada por { $bots }

## The result

title = { $games } { $players ->
    [solo] de um jogador contra Lacerda
   *[other] a { $players } jogadores
} ({ $bots }), sementes { $first } a { $last }
games = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
speed = { $seconds } segundos, { $speed } decisões por segundo

course = Decurso de uma partida
course-turns = Turnos de cada jogador
course-answers = Respostas por decisão
course-questions = Perguntas por partida
course-decisions = Decisões (duas respostas ou mais) por partida

wigs = Perucas
wigs-player = Perucas do jogador
wigs-lacerda = Perucas de Lacerda
wigs-total = Total
head-mean = média
head-least = mínimo
head-most = máximo
head-quarter = 25%
head-half = mediana
head-three-quarters = 75%

endings = O que acionou o fim
ending-period = do primeiro período
ending-game = do jogo
head-sets = conjuntos de escombros
head-stacks = pilhas de cartas

ranks = Estatutos alcançados
head-games = partidas
ahead = Em { $n ->
    [one] 1 partida
   *[other] { $n } partidas
} o jogador teve mais perucas do que Lacerda ({ $share }).

winners = Vencedores
winners-place = Por ordem de turno
winners-share = Percentagem das partidas
head-place = { $place }.º
winners-seat = Por bot
head-failed = falhou
head-seat = { $seat }. { $bot }
shared = { $n ->
    [0] Ninguém teve de partilhar uma vitória.
    [one] Em 1 partida vários jogadores partilharam a vitória.
   *[other] Em { $n } partidas vários jogadores partilharam a vitória.
}

failed = { $bot } falhou: cedeu mais de 5% das suas decisões, por isso estas partidas nada dizem sobre ele.

no-stuck = Nenhuma partida encravou.
stuck = { $n ->
    [one] 1 partida encravou. O comando joga-a de novo:
   *[other] { $n } partidas encravaram. Os comandos jogam-nas de novo:
}
stuck-more = … e mais { $n }
stuck-command = lisboa simulate { $table } --bots { $bots } --games 1 --seed { $seed }
stuck-exception = o programa falhou: { $detail }
stuck-no-answers = uma pergunta não tinha resposta
stuck-endless = sem fim ao cabo de { $detail } perguntas
stuck-not-over = parou antes da pontuação final
