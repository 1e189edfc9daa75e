### The command `lisboa tune`.

minutes-option = durante quanto tempo procurar, por exemplo 30 ou 0.5 (normalmente %(default)s); a geração em curso é jogada até ao fim
jobs-option = quantos processos partilham o trabalho (normalmente %(default)s)
solo-option = afinar os pesos contra Lacerda em vez dos pesos para dois a quatro jogadores
from-option = os pesos de que partir: um nome (normalmente %(default)s) ou um ficheiro .toml
seed-option = outro número é outra procura (normalmente %(default)s)
state-option = onde se guarda a procura; se o ficheiro existir, a procura continua (normalmente %(default)s)
out-option = escrever os pesos neste ficheiro após cada geração
check-option = no fim, jogar este número de distribuições com os novos pesos contra os do início

no-weights = Não há pesos «{ $name }»: { $reason }.
out-no-toml = { $file }: os pesos escrevem-se num ficheiro que termine em .toml, para os bots os encontrarem.
not-a-search = { $file } não contém nenhuma procura deste tipo.
resumed = A continuar depois da geração { $n } ({ $file }).
interrupted = Interrompido. O mesmo comando continua a partir de { $file }.
written = Os pesos estão em { $file }. Para os pôr a jogar: lisboa arena --bots { $play }

searching = A procurar. Uma geração tem { $games } partidas; a última joga-se até ao fim, seja qual for o tempo.
progress = geração { $n }: os melhores candidatos ganham { $wins } das partidas contra o melhor anterior, com { $lead } perucas de vantagem; dispersão { $spread }
progress-solo = geração { $n }: os melhores candidatos alcançam um estatuto em { $wins } das partidas, com { $lead } perucas de vantagem; dispersão { $spread }
check = Em { $n } novas distribuições, os novos pesos ganham { $wins } das partidas contra os antigos, com { $lead } perucas de vantagem.
check-solo = Em { $n } novas distribuições, os novos pesos alcançam um estatuto em { $wins } das partidas, com { $lead } perucas de vantagem.
