### For operators and their guests: workers, limits, back-up and restore.

worker-died = o seu processo terminou

## What is refused at the door

too-many-requests = Foi demasiado de uma vez. Tenta de novo daqui a { $seconds ->
        [one] um segundo
       *[other] { $seconds } segundos
    }.
too-many-sockets = Já há { $n } ligações deste endereço.
too-many-games = Deste endereço foram criadas muitas partidas há pouco. A próxima pode ser criada daqui a { $seconds ->
        [one] um segundo
       *[other] { $seconds } segundos
    }.
too-many-spectators = Já há { $n } espectadores neste endereço; os lugares continuam abertos aos seus jogadores.
thought-enough = Aqui os bots já pensaram muito tempo. A próxima dica pode ser pedida daqui a { $seconds ->
        [one] um segundo
       *[other] { $seconds } segundos
    }.
refused-full = Este servidor já guarda todas as partidas que pode. Haverá lugar outra vez quando as antigas forem apagadas ou expirarem.
body-too-large = Isto é demasiado grande; o máximo são { $n } bytes.
too-slow = O pedido demorou demasiado a chegar.
wrong-origin = Esta página não pode falar com este servidor.
refused-failed = Algo correu mal aqui. Ficou anotado; tenta de novo.

## Back-up and restore

database-option = a base de dados, como em `lisboa serve`; por omissão, a da pasta de dados
data-option = a pasta de dados do servidor, se não for a habitual
backup-file = o ficheiro a escrever; não pode existir nenhum com este nome
restore-file = um ficheiro escrito por `lisboa backup`
replace-option = também se houver partidas na base de dados: perdem-se
progress = { $n } linhas…
backed-up = { $file }: { $games ->
        [one] uma partida
       *[other] { $games } partidas
    } com { $entries ->
        [one] uma entrada
       *[other] { $entries } entradas
    }.
restored = { $games ->
        [one] Restaurada uma partida
       *[other] Restauradas { $games } partidas
    } com { $entries ->
        [one] uma entrada
       *[other] { $entries } entradas
    }.

no-such-database = Esta não é uma base de dados que eu possa usar. Exemplos: sqlite:////srv/lisboa.sqlite, postgresql://lisboa@localhost/lisboa.
with-option = o Python de outra versão do programa, para as partidas que só essa joga
kept = { $games ->
    [0] Não havia nenhuma partida para conservar.
    [one] Uma partida foi escrita tal como está.
   *[other] { $games } partidas foram escritas tal como estão.
}
no-keepsakes = { $python } não disse como estão as suas partidas: { $why }
no-database = { $file }: não existe essa base de dados.
file-exists = { $file }: já existe esse ficheiro; escolhe outro nome.
has-games = Há { $n ->
        [one] uma partida
       *[other] { $n } partidas
    } nesta base de dados. Para restaurar na mesma, perdendo o que lá está: --replace.
no-backup = { $file }: isto não é uma cópia de segurança.
newer-file = { $file }: esta cópia de segurança foi feita por uma versão mais recente do programa.
damaged = { $file }: esta cópia de segurança está danificada; nada foi restaurado.
cut-off = { $file }: esta cópia de segurança acaba demasiado cedo; nada foi restaurado.
other-schema = A base de dados pertence a outra versão do programa. Inicia `lisboa serve` uma vez para a atualizar, ou faz a cópia de segurança com a versão que a escreveu.
database-error = A base de dados recusou ({ $error }); nada foi alterado.
server-runs = Um servidor usa esta base de dados. Para-o primeiro; nada foi alterado.

## The schema of a database

schema-to-option = o esquema a que levar a base de dados; a um anterior, só com todos os servidores parados
schema-is = A base de dados tem o esquema { $schema }; esta versão do programa usa { $newest }.
schema-none = ainda sem tabelas
schema-brought = Do esquema { $before } para { $schema }.
schema-unknown = Não conheço esse esquema. Os que conheço: { $known }.
schema-one-way = O esquema { $schema } contém o que os anteriores não podem conter: daí só se volta com uma cópia de segurança anterior. Nada foi alterado.
