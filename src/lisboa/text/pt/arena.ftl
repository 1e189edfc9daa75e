### The command `lisboa arena`.

bots-option = quem joga, separados por vírgulas: greedy,planner:200ms,my_module:MyBot
players-option = quantos se sentam à mesa, de 2 a 4 (normalmente { $usual })
games-option = quantas partidas; cada distribuição é jogada com todas as ordens de lugares (normalmente %(default)s)
seed-option = a primeira distribuição tem esta semente, a seguinte o número seguinte (normalmente %(default)s)
jobs-option = quantos processos partilham o trabalho (normalmente um por núcleo)
on-option = onde: aqui, ou num cluster Ray (o de RAY_ADDRESS, ou um iniciado para isso)
json-option = o resultado em JSON, para programas
csv-option = escrever também cada lugar de cada partida neste ficheiro
stop-early-option = parar assim que esteja decidido quem é o melhor
resume-option = guardar as partidas neste ficheiro e continuar a partir das que lá estão
fresh-option = esquecer o que deixou um confronto interrompido
edition-option = a pasta de uma edição própria

## Wrong arguments

no-name = Falta um nome entre as vírgulas.
too-few-bots = Um só bot não tem contra quem jogar. Indica dois, o mesmo duas vezes para jogar contra si próprio, ou --solo.
named-twice = { $bot } é indicado duas vezes; com mais bots do que lugares, cada um indica-se uma vez.
stop-early-needs-two = --stop-early compara bots: indica pelo menos dois.
unwritable = { $file } não se pode escrever: { $reason }.
journal-unreadable = { $file } não se consegue ler: { $reason }.
journal-no-journal = { $file } não é o diário de um confronto.
journal-another-match = { $file } é o diário de outro confronto: outros bots, outra mesa, ou uma versão mais antiga deles.
journal-spoilt = { $file }, linha { $line }, não é uma partida deste confronto.

## While it runs

playing = A jogar
progress = { $done } de { $games } partidas · { $bot } { $share }
rounded = { $asked } partidas não se podem repartir por igual: cada distribuição é jogada { $seatings } vezes, por isso serão { $games }.
resumed = { $done } de { $games } partidas já tinham sido jogadas; continua-se daí.
put-aside = O que deixou um confronto interrompido não se consegue ler e é esquecido.
not-kept = Se este confronto for interrompido, não se pode retomar: { $reason }.
interrupted = Interrompido após { $done } de { $games } partidas.
go-on = O mesmo comando continua a partir daí.
no-ray = O pacote ray não está instalado: pip install "lisboa[ray]"
no-cluster = Não há nenhum cluster Ray onde jogar: { $cause }
worker-lost = Um dos processos morreu; estão jogadas { $done } de { $games } partidas.
broken = A partida com a semente { $seed } e { $bots } à mesa não se conseguiu jogar até ao fim: { $cause }
nothing-counted = Ainda nenhuma distribuição foi jogada com todas as ordens de lugares, por isso não há nada a comparar.

## The result

title = { $games } { $players ->
    [solo] de um jogador contra Lacerda
   *[other] a { $players } jogadores
}: { $deals }, cada uma jogada { $seatings ->
    [1] uma vez
   *[other] { $seatings } vezes
}
games = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
deals = { $n ->
    [one] 1 distribuição (semente { $first })
   *[other] { $n } distribuições (sementes { $first } a { $last })
}
head-bot = Bot
head-games = partidas
head-share = vitórias, %
head-wigs = perucas
head-difference = vantagem
head-rating = cotação
head-ms = ms
head-faults = falhas
head-failed = falhou
confidence = Os intervalos valem com 95% de confiança, sendo a unidade a distribuição. Ao acaso, um lugar ganha { $chance } das partidas.
confidence-solo = Os intervalos valem com 95% de confiança, sendo a unidade a distribuição.
ending = Fim acionado por { $sets ->
    [one] conjuntos de escombros em 1 partida
   *[other] conjuntos de escombros em { $sets } partidas
} e por { $stacks ->
    [one] pilhas de cartas em 1
   *[other] pilhas de cartas em { $stacks }
}; em média { $turns } turnos por jogador.
settled = Parado antes do fim: { $bot } é o melhor, com 95% de confiança, seja qual for o momento.
faults = { $n ->
    [one] { $bot } cedeu 1 decisão a greedy: { $fault }
   *[other] { $bot } cedeu { $n } decisões a greedy, a primeira: { $fault }
}
failed = { $bot } falhou e não é classificado: cedeu { $share } das suas decisões a greedy, cujo jogo os outros enfrentaram no seu lugar. A primeira vez: { $fault }
ranks = Estatutos alcançados
