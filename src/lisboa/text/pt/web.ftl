### The table in the browser: what its pages say besides questions, answers and events.

lisboa = Lisboa
motto = 1755. A cidade caiu. Reconstrói-a.
page-title = { $page } – Lisboa
title-your-turn = ● É a tua vez – { $names } – Lisboa
tools = Utilitários
more = Mais
close = Fechar
back = Voltar
menu = Esta mesa
views = Vistas

## The language

language = Idioma
language-now = Idioma: { $language }
language-more = Mais definições
set-language = Idioma da página
set-language-text = Perguntas, registo, regras e tudo o resto. Os nomes dados por pessoas ficam como estão.

## Light and dark

light = Claro
dark = Escuro

## The start page

new-game = Novo jogo
mode-solo = A solo
mode-solo-text = Tu contra Lacerda
mode-bots = Com bots
mode-bots-text = De um a três, tão fortes quanto quiseres
mode-table = Uma mesa
mode-table-text = Passem o aparelho; as mãos ficam ocultas
mode-friends = Com amigos
mode-friends-text = Envia uma ligação, joguem quando quiserem
your-name = O teu nome
name-of = Nome da pessoa { $n }
name-of-bot = Nome do bot { $n }
colour = Cor
colour-of = Cor de { $name }
seats = Quem se senta à mesa
seats-text = Joga-se por esta ordem, ronda após ronda. Quem começa é sorteado.
seat-up = Subir { $name }
seat-down = Descer { $name }
seat-out = Retirar { $name }
who-sits = Quem se senta no lugar { $n }
who-me = Tu
who-person-table = Uma pessoa neste ecrã
who-person-friends = Alguém, por ligação
who-lacerda = Lacerda
who-lacerda-text = O teu adversário nas regras a solo
who-bot = { $level }: { $text }
add-person-table = Juntar pessoa
add-person-friends = Juntar alguém
add-bot = Juntar bot
shuffle = Baralhar os lugares
bot-apprentice = Aprendiz
bot-merchant = Mercador
bot-courtier = Cortesão
bot-minister = Ministro
bot-apprentice-text = Fraco, mas sensato. Para as tuas primeiras partidas.
bot-merchant-text = Escolhe logo o que é melhor no momento.
bot-courtier-text = Planeia os seus turnos e pensa um instante.
bot-minister-text = Planeia a longo prazo e pensa o tempo que for preciso. O mais forte.
how-many-bots = Bots
how-strong = Que força têm
your-colour = A tua cor
against = Contra { $who }
each-seat = Escolher lugar a lugar
start = Começar
variants = Variantes e regras da casa
editions = Edição
edition-name = { $name ->
    [baixa] Baixa
   *[other] { $name }
}
edition-text = { $politics } cartas políticas, { $decrees } decretos, { $clergy } peças de clero
edition-played = Jogada com a edição { $name ->
    [baixa] Baixa
   *[other] { $name }
}
variant-draft = Draft da mão inicial
variant-draft-text = Escolhes as tuas primeiras cinco cartas e passas as restantes. Para quem conhece as cartas.
variant-starting_decrees = Decretos iniciais
variant-starting_decrees-text = Todos obtêm um decreto antes do primeiro turno, a começar pelo último jogador.
variant-tasks = Cartas de tarefa
variant-tasks-text = Pequenos objetivos com recompensas guiam quem está a começar pelos primeiros turnos; quem já conhece o jogo pode dispensá-los.
variant-tokens = Fichas de cidade
variant-tokens-text = Fichas com outras recompensas tapam o que está impresso nos terrenos e locais: cada cidade é diferente.
variant-queen = A Rainha
variant-queen-text = A carta da Rainha substitui uma carta política do segundo período.
variant-discard_before_ships = Descartar antes dos novos navios
variant-discard_before_ships-text = Na mudança de período descartam-se cartas antes de chegarem os novos navios.
variant-servant_decrees = Decretos de um Criado da corte
variant-servant_decrees-text = Quantos decretos exige este estatuto.
variant-servant_decrees-choice = { $value } decretos
variant-blank_task_rewards = Tarefas sem recompensa própria
variant-blank_task_rewards-text = O que dão as tarefas B6 e B9.
variant-blank_task_rewards-choice = { $value ->
    [above] Como a tarefa de cima
   *[below] Como a tarefa de baixo
}
variant-lacerda_pays = Lacerda paga
variant-lacerda_pays-text = O que acontece à sua ação de nobre quando a influência e as perucas não chegam.
variant-lacerda_pays-choice = { $value ->
    [in-full] Tudo, ou não age
   *[what-it-can] O que pode, e age na mesma
}
for-whom = Para
tokens-lay-out = Dispô-las
tokens-shuffle = Baralhar de novo
tokens-at-random = Deixar ao acaso
tokens-how = Prime uma ficha e depois outra do mesmo tipo, e trocam de lugar.
tokens-shuffled = As fichas foram baralhadas.
tokens-swapped = As duas trocaram de lugar.
tokens-other-kind = As fichas redondas ficam nos terrenos e as quadradas nos locais; estas duas não podem trocar de lugar.
token-at = { $place }: { $token }
token-held = { $token } Agora prime outra.
rulings = Esclarecimentos
rulings-text = Onde as regras impressas se podem ler de duas maneiras, uma mesa pode escolher a outra leitura.
variant-hints = Dicas
variant-hints-text = Quem tem de responder pode perguntar ao planeador o que ele faria.
variant-play-on = Voltar atrás
variant-play-on-text = Qualquer pessoa pode continuar a partir de um momento passado, como nova partida; a sós, podem anular-se turnos. Desliga-o onde o resultado conta; depois fica desligado.
patience = Esperar por um jogador
patience-hours = { $hours ->
    [1] uma hora
    [24] um dia
    [72] três dias
   *[other] uma semana
}
patience-text = Passado este tempo, qualquer jogador pode deixar um bot jogar por quem não responde.
watching = Assistir
watching-text = No menu da mesa há uma ligação para espectadores. Para ver só bots, dá o teu lugar a um bot.
welcome-to-table = Boas-vindas à mesa
welcome-with = Jogas com { $who }. Como te hão de chamar?
stay-called = Continuar { $name }
sit-down = Sentar-me
your-games = As tuas partidas
no-games = As partidas que jogares ficarão guardadas aqui.
first-time = É a primeira vez?
first-time-text = De que trata o jogo, como decorre um turno e como se usa esta página, em cinco minutos.
first-no = Já conheço o jogo
first-steps = Primeiros passos
first-steps-text = O jogo em cinco minutos
where = Período { $period ->
    [1] I
   *[2] II
} · Turno { $turn }
where-your-turn = { $place } · é a tua vez
where-their-turn = { $place } · responde { $who }
if-it-ended-now = Se a partida acabasse agora
before-first-turn = Antes do primeiro turno
just-now = agora mesmo
won-by = vitória de { $who }
game-ended = interrompida
game-frozen = de outra versão, só para ver
look = Ver
past-frozen = Esta partida está parada
past-more = Porquê, e o que se pode fazer
past-over = Esta partida terminou
past-text = Foi jogada com a versão { $rules } das regras, e este servidor joga com a versão { $ours }. É mostrada como ficou e pode ser exportada, mas não se pode jogar nem rever aqui. { $program ->
    [unknown] Não se conhece nenhum programa que a jogue.
    [newer] Joga-a um programa mais recente.
   *[other] O Lisboa { $program } joga a sua gravação.
}
past-missing = { $n ->
    [one] O que se vê termina uma resposta antes da última. Essa resposta está na gravação.
   *[other] O que se vê termina { $n } respostas antes da última. Essas respostas, e o que delas resultou, estão na gravação.
}
play = Jogar
go-on = Continuar
watch = Assistir
forget = Esquecer aqui esta partida
rules = Regras
rules-text = Todas as regras, com pesquisa
open-record = Abrir uma gravação
open-record-text = Vê-la ou continuar a jogar
open-record-how = Uma gravação é a partida inteira em texto. Uma partida terminada pode percorrer-se; as outras continuam-se.
choose-file = Escolher ficheiro
paste-record = Ou cola-a aqui
drop-record = Larga aqui a gravação
open = Abrir
settings = Definições
settings-text = Confirmar, movimento, som
server-away = O servidor não responde. Ainda está a funcionar?

## The question

question = A pergunta
not-possible = { $n ->
    [one] 1 resposta não é possível agora
   *[other] { $n } respostas não são possíveis agora
}
advised = A escolha do planeador
costs = custa { $amount }
brings = dá { $amount }
preview-other-gains = { $who } ganha { $amount }.
preview-other-loses = { $who } perde { $amount }.
preview-final = Depois disto não há volta atrás: mostra algo oculto ou passa a decisão a outro.
preview-hint = O planeador vê { $chance }% de hipóteses de ganhar e espera { $margin ->
    [0] um empate
    [one] uma margem de 1 peruca
   *[other] uma margem de { $margin } perucas
}.
undo = Anular
all-answers = Todas as respostas · { $n }
all-here = Todas daqui · { $n }
fold = Recolher
answer-spoken = { $answer }: { $changes }
costs-of = { $what ->
    [influence] { $have ->
        [one] custa o teu único ponto de influência
       *[other] custa { $n } dos teus { $have } pontos de influência
    }
   *[reais] { $have ->
        [one] custa o teu único real
       *[other] custa { $n } dos teus { $have } réis
    }
}
step-rules = As regras deste passo
held-where = { $piece }: para onde?
then-visit = { $first } ou { $second }, depois { $last }
then-trade = depois vendes ou negoceias
held-card = { $kind } { $influence }
held-good = { $good ->
    [gold] Ouro
    [cloth] Tecido
    [books] Livro
   *[tools] Ferramenta
}
held-piece = Na mão
take = Pegar
put-back = Largar
key-escape = Esc
key-start-over = Shift U
undo-more = Outras formas de anular
start-over = Recomeçar o turno
end-turn = Terminar turno
show-turn = Ver o meu turno
turn-up = Revelar
end-missing = Ainda falta uma resposta. { $question }
decline-more = Por quanto tempo
decline-once = Desta vez não
decline-turn = Não com o { $noble } neste turno
decline-round = Não com o { $noble } nesta ronda
decline-game = Nunca com o { $noble } nesta partida
this-turn = Este turno
pay-otherwise = pagar doutro modo
otherwise = doutro modo
crumb-first = Recomeçar o turno
crumb-back = Voltar a: { $step }
crumb-optional = [{ $step }]
turn-ready = Pronto. Terminas o turno?
hint = Dica
hint-wait = A pensar…
turn-so-far = O teu turno até agora
bot-thinks = { $who } está a pensar…
other-asked = Vez de { $who }.
other-thinks = { $who } está a jogar…
game-over = A partida terminou.
rule-show = Regra { $id }
rule-name = Regra { $id }
rule-in-rules = Nas regras

## The table

log = Registo
log-whole = Toda a partida
log-empty = Ainda não aconteceu nada.
score-sheet = Folha de pontuação
score-for = Por
wigs = Perucas
tab-board = Tabuleiro
tab-hand = Mão
tab-mine = Meu
tab-players = Jogadores
tab-log = Registo
connecting = À procura da tua mesa…
line-lost = Ligação perdida. A religar…
no-table = Não há aqui nenhuma mesa
table-gone = Esta partida foi eliminada.
start-page = Página inicial
pass-to = Passa a mesa a
since-last-turn = Desde o teu último turno
unveil = Sou { $who }: mostrar a minha mão

## Looking closely at a thing

inspector = De perto
inspect = Ver de perto (I)
inspect-all = Tudo o que está na mesa
inspect-seek = Procurar uma carta, peça ou lugar
ways-open = O que podes fazer agora com isto
ways-closed = O que não podes fazer agora com isto
things-ships = Navios
things-architects = Arquitetos
things-discards = Cartas descartadas
caption-card = { $kind } · baralho { $deck } · n.º { $number } · { $year }
caption-ship = Navio
caption-clergy = Peça de clero
caption-decree = Decreto
caption-plan = Planta
caption-building = Edifício público
caption-task = Carta de tarefa
caption-plot = Terreno da Baixa
caption-site = Local de um edifício público
caption-row = Escombros
caption-column = Escombros
caption-pile = Escombros
caption-scoring = Na Baixa
caption-noble = Nobre da corte
caption-office = Gabinete
caption-plaza = Praça
caption-deed = Ação na corte
caption-treasury = Corte Real
caption-price = Mercado
caption-stack = Oferta de cartas políticas
caption-cardinal = Igreja
caption-gap = Igreja
caption-church = Igreja
caption-seat = Tabuleiro de jogador
lies-hand = Na mão de { $who }.
lies-upper = Num encaixe superior do portefólio de { $who }.
lies-lower = Num encaixe inferior do portefólio de { $who }.
lies-court = Jogada na corte neste turno.
lies-display = Na oferta de cartas políticas.
lies-discards = Descartada.
lies-shipyard = O próximo do estaleiro.
lies-docked = Navio de { $who }, atracado.
lies-at-sea = Navio de { $who }, no mar.
ship-cargo = A bordo: { $goods }.
ship-no-cargo = Ainda nada a bordo.
lies-church = Na Igreja.
lies-board = No tabuleiro de { $who }.
lies-decrees = Na oferta.
lies-architect = A próxima planta deste arquiteto.
lies-completed = Concluída por { $who }.
lies-ready = Disponível para inaugurar.
lies-later = Vem mais tarde na pilha deste arquiteto.
lies-open = Inaugurado na Baixa.
lies-done = Cumprida por { $who }.
deed-covered = Tapada com 1 { $good }.
favours-left = { $n ->
    [0] Não resta nenhum favor.
    [one] Resta 1 favor.
   *[other] Restam { $n } favores.
}
treasury-influence = { $n ->
    [0] Não altera o custo das visitas.
   *[other] { $n ->
        [-2] As visitas custam menos 2 pontos de influência.
        [-1] As visitas custam menos 1 ponto de influência.
        [1] As visitas custam mais 1 ponto de influência.
       *[other] As visitas custam mais { $n } pontos de influência.
    }
}
officials-none = Não está aqui ninguém.
officials-of = { $who }: { $n }
neutral = Funcionários neutros
cardinal-here = O Cardeal está aqui.

## Scores

score-now = Agora na mesa
score-before = Antes da pontuação final
score-if-ended = Se a partida acabasse agora
score-final = Pontuação final
score-then = No total
bar-so-far = { $n } na mesa
bar-before = { $n } antes da pontuação final
leads = { $who } vai à frente com { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}.
leads-level = Empate a { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}: { $who }.
would-win = Se a partida acabasse agora, { $who } teria mais do que todos: { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}.
would-win-level = Se a partida acabasse agora, haveria empate a { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}: { $who }.
rank-now = Se acabasse agora: { $rank }
rank-then = Estatuto: { $rank }
rank-met = chega
rank-out = { $rank } está fora de alcance: { $why }.
rank-more = mais { $n }
rank-short-servant = Criado
rank-short-favourite = Favorito
rank-short-right-hand = Braço-direito
rank-row-wigs = Perucas
rank-row-stores = Lojas
rank-row-majorities = Maiorias
rank-row-reais = Réis
rank-row-decrees = Decretos
rank-row-ships = Navios

bot = joga o computador

## Lacerda

lacerda-next = A seguir visita { $noble }.
lacerda-aide = O Ajudante descarta a carta do topo da pilha { FORM($kind, "stack") }.
lacerda-plans = Plantas
lacerda-officials = { $n ->
    [one] 1 funcionário
   *[other] { $n } funcionários
}
lacerda-ships = Navios
lacerda-stores = { $n ->
    [one] 1 loja
   *[other] { $n } lojas
}
lacerda-cubes = Cubos
lacerda-goods = Mercadorias
worth-each = { $n ->
    [one] 1 peruca por cada
   *[other] { $n } perucas por cada
}

## Around the game

links = Ligações a enviar
spectators = Espectadores
copy = Copiar
copied = Copiado
friend = Pessoa no lugar { $n }
invite = Convida os teus amigos
invite-text = Envia a cada pessoa a sua própria ligação. É o convite para um lugar: quem a abrir primeiro senta-se aí e só essa pessoa vê as suas cartas; depois fica gasta.
invite-later = Encontras estas ligações de novo no menu da mesa.
own-link = O teu lugar, para outro aparelho teu
own-link-text = Quem tiver esta ligação vê as tuas cartas. Não a envies a mais ninguém.
link-shared = Quem criou esta mesa também conhece a ligação do teu lugar.
invited-yourself = Este convite é para { $name }. Se o abrires aqui, o lugar é teu e a ligação fica gasta.
take-seat = Ocupar o lugar
to-table = Para a mesa
here-now = está aqui
orders = Não me perguntes se quero
order-follow = seguir uma visita { FORM($noble, "a") }
order-church = entregar peças de clero quando a Igreja pontua
order-declines = fazer o que posso recusar nos turnos dos outros
save-record = Guardar a gravação
leave = Sair da mesa
your-place = O teu lugar
level = Nível
level-of-bots = Nível do bot
hand-over = Deixar um bot jogar por mim
hand-over-text = Um bot responde no teu lugar até voltares.
bot-plays = Aqui joga um bot: { $level }.
take-back = Voltar a jogar eu
concede = Desistir
concede-text = Já não podes ganhar. Um bot continua a jogar por ti, para que os outros possam acabar a partida. Não há volta atrás.
concede-text-ends = A partida acaba agora, com a tua derrota. Não há volta atrás.
concede-sure = Desistir mesmo
concede-not = Não, continuar
host = Esta mesa é tua
silent = Se alguém não responder
silent-text = Passado o tempo fixado por quem abriu a mesa, qualquer jogador pode deixar um bot jogar por quem tem de responder e não responde.
bot-for = Deixar um bot jogar
new-link = Nova ligação
new-link-text = A ligação antiga deixa de servir a partir de agora: quem se senta aí fica de fora, e toda a mesa fica a saber.
new-link-made = A nova ligação para { $name } está acima. A antiga já não serve.
end-game = Acabar a partida
end-text = A partida acaba agora para todos, sem vencedor. Não há volta atrás.
end-sure = Acabar mesmo
delete-game = Eliminar a partida
delete-text = A partida e a sua gravação são eliminadas para todos. Não há volta atrás.
delete-sure = Eliminar mesmo
report = Comunicar um problema
report-text = Guarda-se um ficheiro com a gravação da partida tal como a conheces, as versões do programa, o teu navegador e o tamanho do teu ecrã. Não contém nada oculto dos outros nem ligações. Envia-o a quem gere este servidor.
report-words = O que correu mal?
report-save = Guardar o relatório
report-saved = O relatório está guardado.

## The end

rebuilt = { $who } reconstruiu Lisboa
won-together = { $who } reconstruíram Lisboa em conjunto
ended-by-people = A partida foi interrompida
won-with = { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}, { $ahead ->
    [0] em empate
   *[other] { $ahead } de vantagem
}.
tie-TIE-01 = Em igualdade de perucas, decide o número de conjuntos de escombros.
tie-TIE-02 = Em igualdade de conjuntos, decide o número de lojas.
tie-TIE-03 = Em igualdade de lojas, decide o número de plantas concluídas.
tie-TIE-04 = Em igualdade de plantas, decidem o dinheiro e a influência.
tie-TIE-05 = Em igualdade de dinheiro, a vitória é partilhada.
what-decided = O que decidiu
decided-by = Decisivo: { $what }.
decided-by-two = Decisivo: { $what }; { $and }.
best-turns = Os teus melhores turnos
where-wigs = De onde vieram as perucas
look-at-table = Ver a mesa
play-again = Jogar outra vez
result = Resultado

## Replay

replay = Repetição
replay-at = { $n } de { $all } respostas
replay-where = Período { $period ->
    [1] I
   *[2] II
} · Turno { $turn } · { $who }
replay-start = A partida começa.
replay-point = Ponto da partida
period-1 = Período I
period-2 = Período II
previous = Atrás
previous-key = Uma resposta atrás (seta para a esquerda)
next = Avançar
next-key = Uma resposta à frente (seta para a direita)
turn-previous = Turno anterior
turn-previous-key = Ao início do turno (Page Up)
turn-next = Turno seguinte
turn-next-key = Ao turno seguinte (Page Down)
run = Reproduzir
run-key = Reproduzir ou pausar (espaço)
pause = Pausa
pace = Velocidade { $n }×
play-on = Jogar a partir daqui
whose-view = Vista de
all-open = Tudo à vista
hand-of = Mão de { $name }
curve = Perucas
curve-projected = com pontuação final
curve-wigs = na mesa
curve-here = Perucas neste ponto
curve-who = { $name } { $wigs }
curve-words = Perucas de todos os jogadores ao longo da partida. Neste ponto: { $standing }.
turns = Turnos
turns-of = Só os turnos de
turns-only = Só os turnos de { $name }
turn-loud = Um dos turnos que mais deram
tab-curve = Perucas
tab-turns = Turnos
share = Partilhar
share-with = Partilhar a ligação para { $who }
share-title = Lisboa
share-text = Uma partida de Lisboa
share-moment = Partilhar este momento
share-moment-text = Quem abrir esta ligação vê este momento e pode percorrer toda a partida. Não dá lugar a ninguém.
copy-for = Copiar a ligação para { $who }

## When something is not there

try-again = Tentar novamente
broken-link = Esta ligação não está completa.
trouble-broken-link = Perdeu-se algo ao copiá-la ou ao enviá-la. Pede a ligação inteira e abre essa.
trouble-away = Nada se perdeu: a partida continua onde estava assim que o servidor responder.
trouble-unknown-game = Pode ter sido eliminada, ou a ligação não está completa. Pede a ligação inteira a quem ta enviou.
trouble-wrong-credential = Talvez quem abriu a mesa tenha criado uma nova ligação. Pede-a e abre essa.
trouble-not-over = Enquanto se joga uma partida, ninguém a pode percorrer.

## Rules

rules-seek = Procurar nas regras
rules-seek-example = escombros, ou STORE-08
rules-all = { $all } enunciados
rules-found = { $n } de { $all } enunciados
rules-none = Nenhuma regra contém as palavras «{ $words }».
rules-show-all = Ver todas as regras
rules-sections = Secções
rules-beside = Ao lado
rules-beside-none = nenhum outro idioma
rules-untranslated = Ainda não traduzida

## Settings

set-here = Guardadas neste navegador.
set-look = Aspeto
set-theme = Cores
set-theme-system = Como o aparelho
set-theme-light = Claro
set-theme-dark = Escuro
set-contrast = Mais contraste
set-contrast-text = Superfícies lisas, linhas e letras mais fortes.
set-text = Tamanho do texto
set-text-text = O texto grande usa a disposição de um ecrã menor. O tabuleiro tem o seu próprio zoom.
percent = { $n }%
set-motion = Animações
set-motion-text = As peças deslocam-se e os navios zarpam. Se o teu aparelho pede menos movimento, nada se move de qualquer modo.
set-answering = Responder
set-confirm-each = Confirmar cada passo
set-confirm-each-text = O primeiro toque escolhe e mostra o que resulta; o segundo responde.
set-usual = O que se responde sozinho
set-usual-text = O que quase toda a gente responderia. Fica na barra até à resposta seguinte, e Anular volta atrás.
set-usual-only = Onde só há uma resposta
set-usual-payment = Pagamentos em moedas, enquanto chegarem
set-usual-reward = Recompensas que não custam nada
set-usual-cube = Um cubo, se todos forem da mesma cor
set-attention = Som
set-sound = Sons suaves
set-sound-text = Uma carta que se joga, moedas que mudam de mãos e duas notas quando é a tua vez. O separador mostra-o sempre.
set-sound-card = Uma carta
set-sound-coin = Uma moeda
set-sound-turn = É a tua vez
set-orders = Ordens permanentes
set-orders-text = São dadas em cada mesa a que te sentas. No menu de uma mesa podes alterá-las para essa mesa.

## First steps

first-title = Boas-vindas a Lisboa
first-lead = No Dia de Todos os Santos de 1755, um terramoto, uma onda e um incêndio destruíram a cidade. Cabe-te agora ajudar a reerguê-la.
first-goal = De que se trata
first-goal-text = Ganha quem tiver mais perucas no fim: quanto mais fina a peruca, maior a influência. As perucas vêm das lojas e dos edifícios públicos da nova Baixa, dos navios que zarpam cheios e dos decretos, que no fim premeiam o que fizeste melhor.
first-turn = Como decorre um turno
first-turn-text = Jogas uma carta da tua mão e tiras uma nova. Com a carta fazes uma de quatro coisas:
first-gold = Receber ouro
first-gold-text = Descartas a carta em troca de um ouro. O caminho modesto.
first-portfolio = Guardá-la
first-portfolio-text = Pões a carta no teu tabuleiro, onde te ajuda durante muito tempo; depois vendes mercadorias ou negoceias com os nobres.
first-visit = Visitar um nobre
first-visit-text = Jogas na corte a carta de um nobre, pagas influência e fazes o que esse nobre pode fazer. Outros podem seguir com um favor real.
first-event = Pagar um evento
first-event-text = Uma carta de tesouro dá o que nela está escrito.
first-builder = O Construtor
first-builder-text = recruta funcionários, traça plantas e deixa-te construir uma loja.
first-minister = O Ministro
first-minister-text = dá navios, mercadorias e decretos.
first-king = O Rei
first-king-text = conhece o Cardeal, concede favores e inaugura edifícios públicos.
first-here = Como se usa esta mesa
first-glow = O que brilha pode ser escolhido
first-glow-text = Por baixo do tabuleiro há uma só pergunta. Tudo o que lhe responde tem um contorno quente.
first-look = Aponta antes de escolher
first-look-text = Aponta para uma resposta para ver o que custa e o que dá. Aponta para qualquer carta ou peça para a ler. O que não é possível diz porquê.
first-undo = Experimenta
first-undo-text = Anular desfaz uma resposta após outra, até se mostrar algo oculto.
first-confirm = Confirma no fim
first-confirm-text = O teu turno só conta quando o confirmas.
first-keys = Com o teclado
first-keys-text = As setas escolhem, Enter responde, U anula, / procura uma resposta pelas suas palavras.
first-rules = Regras à mão
first-rules-text = O número de uma regra abre-a ali mesmo.
first-you = Principiante
first-go = Começar uma primeira partida tranquila
first-go-text = Contra um bot fraco, com pequenas tarefas que te guiam pelos primeiros turnos e uma dica sempre que a pedires. Demora cerca de uma hora, e podes parar a qualquer momento.

## The line to type on: the first word of each command is its name, the others are also understood

command-line = Escreve uma resposta ou um comando
command-line-hint = Uma resposta, o seu número, ou: lista, anular, confirmar, porque, mão, estado, jogadores, pontos, registo, dica, ajuda
command-undo = anular desfazer voltar u
command-confirm = confirmar ok sim! vai
command-hint = dica conselho
command-why = porque
command-list = lista respostas opções
command-hand = mão cartas
command-status = estado eu
command-players = jogadores outros
command-log = registo histórico
command-score = pontos pontuação perucas
command-help = ajuda ?
said-help = Escreve palavras de uma resposta, o seu número na lista ou o nome que uma gravação lhe dá, por exemplo «court political-05». Uma linha vazia dá a resposta escolhida. Comandos: lista lê as respostas; anular desfaz a última; confirmar termina o turno; porque e umas palavras dizem o que não é possível; mão, estado, jogadores, pontos e registo dizem como estão as coisas; dica pergunta ao planeador.
said-undone = A última resposta foi anulada.
said-nothing-to-undo = Não há nada para anular.
said-no-hint = Agora não há nenhuma dica.
said-confirmed = O turno está confirmado.
said-answered = Respondido: { $answer }.
said-chosen = Escolhido: { $answer }. Prime Enter para responder.
said-choose-first = Primeiro escolhe entre { $n ->
    [one] 1 resposta
   *[other] { $n } respostas
}; escreve lista para as ouvir.
said-not-asked = Agora não te é perguntado nada.
said-confirm-or-undo = O teu turno está feito: escreve confirmar ou anular.
said-no-number = Não há nenhuma resposta { $n }: estão numeradas de 1 a { $all }.
said-several = Várias respostas têm estas palavras: { $answers }. Escreve um dos números.
said-unknown = Nenhuma resposta nem comando se chama «{ $line }». As mais próximas: { $answers }. Escreve ajuda para ver todos os comandos.
said-closed = { $answer }: não é possível. { $reason } Regra { $rule }.
said-possible = Isso é possível.
said-nothing-closed = Aqui não está excluído nada com essas palavras.
said-numbered = { $n }: { $answer }
said-more = mais { $n }
said-none = nenhuma para jogar agora
said-hand = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} na mão. Respostas com elas: { $answers }.
said-score = { $name }: { $wigs }.
said-status = { $name } tem { $things } e { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
said-spectating = Estás a assistir.
heard-question = { $question } { $n ->
    [one] 1 resposta.
   *[other] { $n } respostas.
}

## What an answer means, on the board

preview = O que significa
preview-reward = Recompensa: { $reward }
closed-here = Impossível agora
answers-here = { $n ->
    [one] 1 resposta aqui
   *[other] { $n } respostas aqui
}
preview-how = Como se soma
preview-less = Só os totais

## The steps of a turn, done, now and to come

step-setup = Preparação
step-card = Carta
step-action = Ação
step-goods = Vender ou negociar
step-sell = Vender
step-trade = Negociar
step-state = Ação de Estado
step-store = Loja
step-decree = Decreto
step-opening = Edifício
step-cube = Cubo
step-house = Casa
step-pay = Pagar
step-reward = Recompensa
step-penalty = Penalização
step-follow = Seguir
step-draw = Tirar
step-church = Igreja
step-period = Período

## Moments that are staged on the board

you = Tu
done = feito
influence = influência
chooses-now = escolhe agora
chooses-next = escolhe a seguir
good-gold = Ouro
good-cloth = Tecidos
good-books = Livros
good-tools = Ferramentas
harbour = Porto
harbour-how = cada célula vende logo
harbour-sell = Vender { $good } { $mine ->
    [yes] ao teu navio
   *[no] ao navio de { $who }
} por { $price }.
harbour-sails = Zarpa: { $mine ->
    [yes] ganhas
   *[no] { $who } ganha
} { $gain }.
harbour-free = { $n ->
    [one] 1 livre
   *[other] { $n } livres
}
harbour-at-sea = no mar
harbour-sailed = No mar. Atraca quando { $mine ->
    [yes] começar o teu turno.
   *[no] começar o turno de { $who }.
}
harbour-nothing = Não se pode vender aqui.
harbour-sold = Já vendido
harbour-rule = Um navio cheio zarpa de imediato: o proprietário ganha uma peruca por cada mercadoria a bordo.
church-scores = A Igreja pontua
church-how = Prime uma peça para a entregar ou ficar com ela
church-order = Quem escolhe
church-kept = fica com todas
church-keep = Não entregar
church-give = Entregar { $n }: +{ $wigs }
church-tile = { $tile }. { $benefit } Verso: { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}.
church-on = fica
church-off = entregue
church-backs = os versos: { $backs }
church-backs-none = as perucas no verso do que entregares
church-once = uma só vez, entregues o que entregares: { $from } → { $to }{ $wigs ->
    [0] {""}
    [one] , e 1 peruca pelo excedente
   *[other] , e { $wigs } perucas pelo excedente
}
church-once-none = basta uma peça para ganhar { $n }
church-lose = Perdes: { $what }
church-lose-nothing = Não perdes nada.
period-ends = Fim do período { $period ->
    [1] I
   *[2] II
}
period-step = passo { $n } de { $all }
period-why-sets = { $mine ->
    [yes] Completaste o teu segundo conjunto.
   *[no] { $who } completou um segundo conjunto.
} O segundo conjunto de qualquer jogador termina o primeiro período; o turno jogou-se até ao fim.
period-why-stacks = { $mine ->
    [yes] Esvaziaste a terceira pilha.
   *[no] { $who } esvaziou a terceira pilha.
} Três pilhas vazias da oferta de cartas políticas terminam o primeiro período; o turno jogou-se até ao fim.
period-why-unknown = O primeiro período terminou.
period-sets = Pontuam os conjuntos
period-sets-text = 3 perucas cada; a oferta antiga desaparece
period-ships = Novos navios
period-ships-text = com cascos maiores
period-discard = Descartar por recompensas
period-draw = Tirar até cinco
period-draw-text = do baralho roxo
period-display = Nova oferta
period-display-text = do baralho castanho
period-refill = Igreja e decretos
period-refill-text = são repostos
period-table = Conjuntos: 3 perucas cada
period-table-solo = Conjuntos: 3 perucas cada; Lacerda: 1 peruca por cubo
period-discarded = { $n ->
    [0] não descarta
    [one] descarta 1
   *[other] descarta { $n }
}
period-rewards = Recebes uma recompensa por cada tipo de nobre que descartares
period-claim = Que recompensa recebes a seguir?
period-could = descarta o teu { $noble }
period-none = nenhum { $noble } com recompensa
period-second = nenhum 2.º { $noble }
period-nothing = sem recompensa
period-how = Prime cartas da tua mão. Saem do jogo; ninguém é obrigado a descartar.
period-draw-after = { $n ->
    [0] Não tiras nenhuma carta.
    [one] Tiras 1 carta roxa.
   *[other] Tiras { $n } cartas roxas.
}
period-keep = Não descartar
period-discard-n = Descartar { $n }
period-next = O período II termina com um quarto conjunto, ou quando três das quatro pilhas estiverem vazias.
pick-some = Escolha: { $n } de { $number }
pick-more = { $n ->
    [one] Escolhe mais 1
   *[other] Escolhe mais { $n }
}
pick-these = Confirmar
follow-waits = O turno de { $who } espera por ti
follow-price = O que custa seguir
follow-pay = Pagas
follow-after = A tua influência
follow-favour-back = O favor é devolvido
follow-rest = O resto em perucas
follow-recruit = { $n ->
    [0] não te resta nenhum funcionário
    [one] tens 1 funcionário para colocar
   *[other] tens { $n } funcionários para colocar
}
follow-plan = para { $officials } funcionários
follow-plan-none = não resta nenhuma planta
follow-ship = casco { $n }, +{ $price } por venda
follow-ship-none = não resta nenhum navio
follow-produce = { $goods }
follow-produce-none = não tens nenhuma loja
follow-cardinal = { $tiles }
follow-cardinal-none = nenhuma peça por perto
follow-favour = { $nobles }
follow-favour-none = não resta nenhum dos que te faltam
follow-store = { $goods }; tens { $reais }
follow-decree = o melhor agora: { $decree }, { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}
follow-decree-some = { $n ->
    [one] 1 na oferta
   *[other] { $n } na oferta
}
follow-decree-none = nenhum na oferta
follow-open = { $buildings }; { $n ->
    [0] não tens nenhuma planta
    [one] tens 1 planta
   *[other] tens { $n } plantas
}
skip = Saltar
final-begins = A partida terminou. Conta-se o que resta.
final-said = { $what }: { $who }

## Turns that are told

log-fold = Fechar
log-filter = O que mostra o registo
log-all = Tudo
log-scoring = pontuação
log-round = Ronda { $n }
heard-turn = { $turn }.
since-folded = Novidades · { $n }
tell-again = Contar de novo
in-the-log = No registo
telling = O que fazem os outros
told-step = { $who }: { $step }
told-back = Um passo atrás
told-next = Um passo à frente
told-pause = Pausa
told-on = Continuar
telling-pace = A que ritmo se contam os turnos
set-telling-text = Enquanto os outros jogam, os seus turnos são contados passo a passo na mesa. Espaço pausa, as setas vão passo a passo, Escape vai para o momento atual.
pace-slow = Lento
pace-normal = Normal
pace-instant = Imediato
to-my-turn = Ao meu turno
to-now = Ao presente
