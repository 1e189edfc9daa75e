### The server: its command, and what it says when it cannot do what somebody asks.

## The command

port-option = a porta; por omissão { $port }, ou a seguinte que esteja livre
open-option = abrir a página no navegador
host-option = o endereço em que escutar; 0.0.0.0: todos os endereços desta máquina
data-option = onde se guarda tudo, se não for no sítio habitual
database-option = uma base de dados, por exemplo postgresql://user@host/name, em vez de SQLite
edition-option = a pasta de uma edição própria, ou várias, que as mesas podem escolher além da Baixa; joga-se a primeira onde ninguém escolhe
workers-option = em quantos processos pensam os bots
origin-option = uma página web, além da nossa, que pode falar com este servidor; pode repetir-se
proxy-option = o endereço de um proxy que pode dizer por quem fala
name-option = um nome pelo qual os navegadores encontram este servidor, como lisboa.example, além de localhost, dos endereços e dos nomes da rede local; pode repetir-se
stop-within-option = quantos segundos tem o servidor para terminar quando lho pedem (normalmente 20)
keep-finished-option = durante quanto tempo se guardam as partidas terminadas (normalmente 365 dias)
keep-unfinished-option = durante quanto tempo se guardam as partidas que ninguém continua (normalmente 180 dias)
keep-expired-option = durante quanto tempo depois disso ficam apenas ocultas e podem ser recuperadas (normalmente 30 dias)
expire-after-option = ao fim de quantas horas a funcionar podem expirar partidas (normalmente 6)
expire-share-option = que percentagem de todas as partidas pode expirar, no máximo, numa hora (normalmente 10)
longest-silence-option = ao fim de quantos dias sem qualquer alteração já não se acredita no relógio, para que nada expire (normalmente 30)
games-per-address-option = quantas partidas um endereço pode criar numa hora (normalmente 60; 0: as que quiser)
thinking-per-address-option = durante quantos minutos por hora os bots pensam para um endereço (normalmente 60; 0: sem limite)
thinking-per-game-option = o mesmo para uma partida (normalmente 30)
most-games-option = quantas partidas se guardam (normalmente 100000; 0: as que houver)
most-connections-option = quantas ligações estão abertas ao mesmo tempo (normalmente 10000, se o sistema permitir tantos ficheiros)
connections-per-address-option = quantas delas pode ter um endereço (normalmente 512)
spectators-per-address-option = quantas destas só observam (normalmente 64); os lugares não contam
log-option = relatar também cada pedido e cada jogada, não só o que corre mal
json-logs-option = o mesmo, escrito para programas

serving = A servir em { $url } (Ctrl-C para parar).
open-yourself = Abre este endereço num navegador para jogar.
no-page = Esta instalação não tem a página para o navegador. Constrói-se com make e Node 20.19 ou mais recente, ou com uma rede de onde obter o Node; depois, na cópia do repositório, pip install . instala-a também.
port-taken = A porta { $port } está ocupada.
port-in-use = A porta { $port } está ocupada; escolhe outra.
unknown-host = Esta máquina não tem esse endereço.
unknown-database = Não existe esse tipo de base de dados; usa sqlite:///FICHEIRO ou postgresql://… (que precisa de `lisboa[postgres]`).
database-away = A base de dados não responde.
database-missing = Não existe essa base de dados: falta a sua pasta, o seu nome ou o seu utilizador.
database-damaged = Este ficheiro está danificado, ou não é uma base de dados SQLite. Nada foi alterado; `lisboa restore` restaura uma cópia de segurança num ficheiro novo.
database-newer = Esta base de dados pertence a uma versão mais recente do programa. Inicia essa; nada foi alterado.
database-taken = Um servidor já usa esta base de dados, e dois sobre o mesmo ficheiro SQLite não sabem um do outro. Para-o, ou escolhe outro --data ou outra --database.
welcome =
    { $product } { $version } está a funcionar. A página para o navegador não faz parte desta instalação;
    os programas encontram tudo em /api, descrito em /api/openapi.json.
stopped = Parado. Nada se perdeu.

## Refusals

refused-malformed = Isto não se percebe ({ $where }: { $what }).
refused-not-here = Não há nada aqui.
refused-no-credential = Mostra um segredo desta partida.
refused-wrong-credential = Esta ligação não serve para esta partida, ou já não serve.
refused-seat-taken = Este convite já foi usado e o lugar está ocupado. Se foste tu, a ligação do teu lugar está no menu da mesa, no aparelho que usaste; senão, pede uma nova ligação a quem abriu a mesa.
refused-secret-known = Escolhe um segredo que ninguém conheça.
refused-not-yours = Este lugar não é teu.
refused-not-host = Só quem abriu a mesa pode fazer isto.
refused-unknown-game = Não existe essa partida, ou já não existe.
refused-unknown-edition = Não existe essa edição.
refused-no-such-edition = Este servidor não oferece nenhuma edição chamada «{ $name }». Oferece { $offered }.
refused-edition-of-record = A gravação foi jogada com a edição «{ $name }», que este servidor não tem; tem { $offered }.
refused-edition-of-record-changed = A gravação foi jogada com a edição «{ $name }» com a impressão digital { $fingerprint }. Este servidor tem uma com esse nome que se joga de outra forma ({ $offered }).
refused-no-such-seat = Não existe esse lugar.
refused-no-human = Não está aí sentada nenhuma pessoa.
refused-too-many = Há demasiadas ligações a esta partida.
refused-unavailable = A base de dados não responde. Nada mudou; tenta de novo daqui a pouco.
refused-busy = O planeador está ocupado; pergunta de novo daqui a pouco.
refused-stale = A partida avançou. Vê como está e responde de novo.
refused-request-taken = Este pedido foi feito por outra pessoa.
refused-hello-twice = Já te apresentaste.
refused-over = A partida terminou.
refused-ended = A partida foi interrompida.
refused-frozen = Esta versão do programa joga esta partida de forma diferente daquela que a escreveu. Pode ser lida, mas não continuada.
refused-other-rules = Esta partida foi jogada com a versão { $rules } das regras, e este programa joga com a versão { $ours }. Pode ser vista e exportada, mas não jogada. { $program ->
    [unknown] Não se conhece nenhum programa que a jogue.
    [newer] Joga-a um programa mais recente.
   *[other] O Lisboa { $program } joga a sua gravação.
}
refused-not-kept = Esta partida foi jogada com a versão { $rules } das regras, e este programa joga com a versão { $ours }. O estado em que estava não foi escrito numa forma que outros leiam, por isso não se pode mostrar; nada dela se perdeu, e a sua gravação pode ser exportada. { $program ->
    [unknown] Não se conhece nenhum programa que a jogue.
    [newer] Joga-a um programa mais recente.
   *[other] O Lisboa { $program } joga a sua gravação.
}
refused-confirm-first = Confirma a tua resposta, ou anula-a.
refused-no-advance = Não há nenhuma carta a escolher antes de os outros seguirem.
refused-nothing-drafted = Não há nada para confirmar nem para anular.
refused-another-human = O que foi publicado fica, porque joga outra pessoa.
refused-nothing-to-rewind = A partida não chegou tão longe.
refused-dealt = A Igreja e as mãos já foram reveladas, por isso a escolha das peças de clero é definitiva.
refused-undealt = Antes de se distribuírem a Igreja e as mãos, uma partida só pode ser continuada depois de terminar.
refused-bot-plays = Um bot joga por este lugar.
refused-no-bot-plays = Nenhum bot joga por este lugar.
refused-not-silent = { $seconds ->
    [0] Só o lugar que tem de responder pode estar em silêncio.
    [one] O lugar ainda não esteve em silêncio tempo suficiente: falta 1 segundo.
   *[other] O lugar ainda não esteve em silêncio tempo suficiente: faltam { $seconds } segundos.
}
refused-conceded = Este lugar desistiu.
refused-no-hints = Esta mesa joga sem dicas.
refused-no-play-on = Nesta mesa combinou-se que ninguém continua a jogar a partir de um momento passado.
refused-play-on-agreed = Se se pode continuar a partir de um momento passado foi combinado antes de distribuir; assim fica.
refused-not-over = A partida ainda não terminou.
refused-rematch-there = Já há uma desforra.
refused-lacerda-seat = Lacerda senta-se no segundo de dois lugares.
refused-same-colours = Dois lugares não podem ter a mesma cor.
refused-other-seats = Os lugares não correspondem a esta partida.
refused-no-such-point = A partida só tem { $n } ações.

## What the whole table is told about links

notice-link = Quem abriu a mesa criou uma nova ligação para { $name }. A antiga já não serve.
notice-take = { $name }: o lugar foi ocupado com o seu convite.
notice-spectators = Quem abriu a mesa criou uma nova ligação para espectadores.
