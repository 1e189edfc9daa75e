### The command line: what its help says, and what it says when it cannot do as told.

## Help

summary = uma edição digital não oficial do jogo de tabuleiro
examples-of-all =
    lisboa play # jogar contra dois bots
    lisboa play --solo # jogar a solo contra Lacerda
    lisboa story # assistir a uma partida inteira, contada turno a turno
    lisboa simulate --players 3 --games 100 # jogar muitas partidas e contar
    lisboa arena --bots greedy,random # pôr bots a jogar uns contra os outros
    lisboa rules STORE-08 # ler uma regra
    lisboa rules escombros # encontrar as regras que mencionam uma palavra
    lisboa edition # ver o que está impresso em cartas, peças e tabuleiro

play-summary = jogar neste terminal, com bots ou com outros
play-examples =
    lisboa play # tu contra dois bots, ou continuar a partida guardada
    lisboa play --seats human,human --names Ana,Rui # duas pessoas num terminal
    lisboa play --solo # a solo contra Lacerda
    lisboa play --players 4 --draft --tokens # com variantes
    lisboa play --players 4 --seed 7 # tu e três bots, sempre a mesma distribuição
    lisboa play --games # as partidas guardadas
    lisboa play 2026-05-01-ana-rui # continuar uma delas
    lisboa play --plain # linhas simples, para leitores de ecrã

replay-summary = percorrer a gravação de uma partida, turno a turno
replay-examples =
    lisboa replay game.record # desde o início
    lisboa replay game.record --at 12 --seat Ana # o que a Ana viu a partir do turno 12

check-summary = verificar gravações de partidas
check-examples =
    lisboa check game.record # a repetição dá o que ela diz?
    lisboa check games/first.record games/second.record # uma linha por cada

story-summary = assistir a uma partida inteira, contada turno a turno
story-examples =
    lisboa story # uma partida ao acaso
    lisboa story --seed 7 # sempre a mesma partida
    lisboa story --solo # um jogador contra Lacerda

serve-summary = servir partidas a navegadores, aqui ou para um sítio
serve-examples =
    lisboa serve --open # jogar no teu navegador
    lisboa serve # para ti, em http://127.0.0.1:1755
    lisboa serve --host 0.0.0.0 --port 80 # para todos os que cheguem a esta máquina
    lisboa serve --database postgresql://lisboa@localhost/lisboa # em PostgreSQL

backup-summary = escrever todas as partidas de um servidor num ficheiro
backup-examples =
    lisboa backup games.backup # também com o servidor a funcionar
    lisboa backup --database postgresql://lisboa@localhost/lisboa games.backup # de PostgreSQL

keep-summary = escrever como estão as partidas, para uma versão com outras regras
keep-examples =
    lisboa keep # antes de uma atualização; também com o servidor a funcionar
    lisboa keep --with /opt/lisboa-0.1/bin/python # depois dela: a versão antiga diz como estavam as suas partidas
migrate-summary = mostrar a forma das tabelas de um servidor, ou levá-las à de outra versão
migrate-examples =
    lisboa migrate # em que ponto está a base de dados
    lisboa migrate --to 0003 # para trás, para uma versão anterior; docs/operating.md diz para qual

restore-summary = ler todas as partidas de uma cópia de segurança para uma base de dados
restore-examples =
    lisboa restore games.backup # para um servidor sem partidas
    lisboa restore games.backup --database postgresql://lisboa@localhost/lisboa # de qualquer lado
    lisboa restore games.backup --replace # em vez das partidas que lá estão

simulate-summary = jogar muitas partidas automaticamente e contar o que acontece
simulate-examples =
    lisboa simulate # algumas partidas, para ver se está tudo bem
    lisboa simulate --players 4 --games 1000 # mil partidas a quatro
    lisboa simulate --solo # pontuações e estatutos contra Lacerda
    lisboa simulate --games 1000 --seed 7 --jobs 2 # repetível, em dois núcleos

arena-summary = pôr bots a jogar entre si, e ver quem é melhor e com que certeza
arena-examples =
    lisboa arena --bots greedy,random # cem partidas a dois
    lisboa arena --bots planner:200ms,greedy-1,random --games 200 --jobs 2 # todos os pares
    lisboa arena --bots planner:200ms,greedy-1 --players 4 --stop-early # um contra três
    lisboa arena --bots greedy:mine.toml,greedy # pesos próprios contra os incluídos
    lisboa arena --bots greedy --solo --csv games.csv # contra Lacerda, cada partida num ficheiro

tune-summary = encontrar melhores pesos para o bot greedy
tune-examples =
    lisboa tune --minutes 30 --jobs 4 --out mine.toml # procurar durante meia hora, ou continuar
    lisboa tune --solo --minutes 30 --state solo.json --out mine.toml # para partidas contra Lacerda
    lisboa tune --from mine.toml --state next.json --check 100 # partir daí, e comparar no fim

bench-summary = medir a que velocidade o jogo corre nesta máquina
bench-examples =
    lisboa bench # tudo o que há a medir, em cerca de um minuto
    lisboa bench --quick # uma resposta aproximada em segundos
    lisboa bench --json # para programas

rules-summary = ler as regras, e ver quais são comprovadas por testes
rules-examples =
    lisboa rules # todas as secções
    lisboa rules STORE-08 # uma regra e onde mais é referida
    lisboa rules monte escombros # todas as regras que mencionam as duas palavras
    lisboa rules --coverage # o que nenhum teste comprova ainda

edition-summary = ver uma edição: o que está impresso em cartas, peças e tabuleiro
edition-examples =
    lisboa edition # a edição que vem com o programa
    lisboa edition show decrees # todos os seus decretos
    lisboa edition new my-edition # começar uma própria com uma cópia dela
    lisboa edition check my-edition # tudo o que está errado na tua

words-summary = ver que idiomas há, e o que lhes falta
words-examples =
    lisboa words # todos os idiomas, com o que deles existe
    lisboa words --check # tudo o que falta ou está errado; código de saída 1 se houver algo
    lisboa words --check pl # o mesmo para um idioma
    lisboa words --check --json # o mesmo para programas

commands = Comandos
examples = Exemplos
arguments = Argumentos
options = Opções
language-option = falar este idioma, por exemplo de ou pt
help-option = mostrar esta ajuda
version-option = mostrar que versão é esta
see-help-of-command = Cada comando tem a sua própria ajuda: lisboa rules --help

value-folder = PASTA
value-file = FICHEIRO
value-name = NOME
value-names = NOMES
value-kind = TIPO
value-kinds = TIPOS
value-language = IDIOMA
value-word = PALAVRA
value-turn = TURNO
value-seconds = SEGUNDOS
value-days = DIAS
value-minutes = MINUTOS
value-address = ENDEREÇO

version = { $product } { $version }, { $engine ->
        [compiled] motor compilado
       *[plain] motor não compilado
    }, Python { $python }

## A command line that makes no sense

see-help = Para ajuda: { $command } --help
unknown-command = Não há nenhum comando «{ $text }». Os comandos são: { $commands }.
unknown-command-near = Não há nenhum comando «{ $text }». Querias dizer «{ $near }»?
unknown-language = Não há aqui nenhum idioma «{ $text }». Os idiomas são: { $languages }.
unknown-argument = Não sei o que fazer com «{ $text }».
unknown-argument-near = Não sei o que fazer com «{ $text }». Querias dizer «{ $near }»?
missing-argument = Falta alguma coisa: { $names }.
missing-choice = É preciso um destes: { $names }.
missing-value = { $name } precisa de um valor a seguir.
needless-value = { $name } não aceita valor, mas foi dado «{ $text }».
not-together = { $name } e { $other } não combinam.
wrong-choice = { $name } não pode ser «{ $text }». Possíveis: { $choices }.
wrong-value = { $name } não pode ser «{ $text }».
wrong-argument = { $name }: { $problem }
wrong-line = Esta linha de comandos não faz sentido ({ $problem }).
no-whole-number = «{ $text }» não é um número inteiro.
no-number = «{ $text }» não é um número como 30 ou 0.5.
not-positive = { $text } é demasiado pequeno; tem de ser mais do que 0.
too-small = { $text } é demasiado pequeno; o mínimo é { $minimum }.
too-large = { $text } é demasiado grande; o máximo é { $maximum }.

## What else can happen

interrupted = Interrompido.
file-error = { $file }: { $reason }.
system-error = O sistema recusou: { $reason }.
