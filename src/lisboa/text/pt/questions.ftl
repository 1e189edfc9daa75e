# What somebody is asked. “You” is the player who has to answer.

clergy = Com qual das tuas duas peças de clero ficas?
turn = É a tua vez: que carta jogas, e onde?
room = Como arranjas lugar no teu portefólio para { FORM($card, "the") }?
sell-or-trade = Vendes mercadorias ou negoceias com os nobres?
load = { $n ->
    [0] Que mercadoria vendes, e a que navio?
    [one] Vendeste 1 mercadoria: qual vendes a seguir, e a que navio?
   *[other] Vendeste { $n } mercadorias: qual vendes a seguir, e a que navio?
}
offer = { $n ->
    [0] Que mercadoria entregas a um nobre, e por que ação de Estado?
   *[other] Que mercadoria entregas a seguir, e por que ação de Estado?
}
office = Em que gabinete colocas um funcionário? Podes colocar { $n ->
    [one] mais 1
   *[other] mais { $n }
}.
plan = Que planta retiras?
berth = Para onde vai o { $ship }?
ship-goods = Que mercadoria pagas pelo navio? { $n ->
    [one] Falta 1.
   *[other] Faltam { $n } diferentes.
}
extra-good = De qual das mercadorias produzidas recebes { $n ->
    [one] mais 1
   *[other] mais { $n }
}?
steps = { $n ->
    [one] O Cardeal move-se 1 espaço.
   *[other] Quantos espaços se move o Cardeal, no máximo { $n }?
}
tile = Qual das duas peças adjacentes ao Cardeal retiras?
give-tile = A Igreja pontua: que peça de clero entregas{ $given ->
    [0] {""}
   *[1] {" "}a seguir
}?
favour = De que nobre retiras o favor real?
visit-reais = A visita custa { $n ->
    [one] 1 ponto de influência
   *[other] { $n } pontos de influência
}: quanto pagas em réis?
free-action = Que ação de Estado { FORM($noble, "de") } realizas?
follow = { $visitor } visita { $noble }: devolves o teu favor real{ $n ->
    [0] {" "}e segues
    [one] , pagas 1 ponto de influência e segues
   *[other] , pagas { $n } pontos de influência e segues
}?
lot = Que loja constróis, e em que terreno?
cube = Que cubo da linha ou da coluna do terreno { $plot } retiras?
house = De que grupo é a casa que pões na loja?
decree = { $extra ->
    [0] Que decreto obténs?
   *[1] Descartas um marcador de conjunto para obter um decreto adicional?
}
site = Em que local inauguras um edifício público?
use-plan = Que planta usas para o edifício no { $site }?
return = De onde retiras um funcionário? O edifício precisa de { $n ->
    [one] mais 1
   *[other] mais { $n }
}.
payment = Há { reais } a pagar { $what ->
    [land] pelo terreno
    [officials] pelos funcionários que contratas
   *[event] pelo evento
}: quanto com influência?
penalty = { $covered ->
    [0] Não tens moedas para uma penalização de { reais }: quanto pagas com influência?
   *[other] As tuas moedas e descontos cobrem { $covered } de uma penalização de { reais }: quanto mais pagas com influência?
} Não tens de pagar nada.
reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
accept = Queres { FORM($effect, "you") }?
good = Que mercadoria recebes?
pile = Que cubo do monte de escombros retiras?
lose-good = Que mercadoria perdes?
lose-official = De onde retiras o funcionário que perdes?
lose-favour = De que nobre é o favor real que perdes?
draw = Que carta tiras?
discard = O período termina: que carta da tua mão descartas?
claim = De que carta descartada recebes a seguir a recompensa?
over = A partida terminou.
keep-card = { $again ->
    [0] { $round ->
        [1] Ficas com duas destas cartas: qual das duas vem primeiro na lista?
       *[other] Com que carta ficas antes de passares as restantes?
    }
   *[other] Que carta é a segunda com que ficas?
}
task = Qual das tarefas que cumpriste é recompensada?

# The same where several things are chosen in any order; $n says how many.
pick-ship-goods = Que { $n } mercadorias diferentes pagas pelo navio?
pick-return = De onde retiras { $n } funcionários? O edifício precisa deles.
pick-give-tile = A Igreja pontua: que peças de clero entregas?
pick-discard = O período termina: que cartas da tua mão descartas?
pick-keep-card = Com que { $n } destas cartas ficas antes de passares as restantes?

# The same in five words at most, not counting those of names.
short-clergy = Com que peça ficas?
short-turn = A tua vez: joga uma carta
short-room = Como arranjas lugar?
short-sell-or-trade = Vender ou negociar?
short-load = Que mercadoria? A que navio?
short-offer = Que mercadoria? Por que ação?
short-office = Funcionário: em que gabinete?
short-plan = Que planta retiras?
short-berth = Para onde vai o navio?
short-ship-goods = Que mercadoria paga o navio?
short-extra-good = Mais uma de que mercadoria?
short-steps = Cardeal: quantos espaços?
short-tile = Que peça retiras?
short-give-tile = Que peça para a Igreja?
short-favour = O favor de quem?
short-visit-reais = Pagar influência ou réis?
short-free-action = Que ação de Estado?
short-follow = Seguir { $visitor }: { $noble }?
short-lot = Onde constróis?
short-cube = Que cubo retiras?
short-house = Uma casa de que grupo?
short-decree = { $extra ->
    [0] Que decreto obténs?
   *[1] Obter um decreto adicional?
}
short-site = Onde inauguras o edifício?
short-use-plan = Que planta usas?
short-return = Que funcionário volta?
short-payment = { reais }: moedas ou influência?
short-penalty = Penalização: pagar com influência?
short-accept = Aceitar a recompensa?
short-good = Que mercadoria recebes?
short-pile = Que cubo retiras?
short-lose-good = Que mercadoria perdes?
short-lose-official = Que funcionário perdes?
short-lose-favour = O favor de quem perdes?
short-draw = Que carta tiras?
short-discard = Que carta descartas?
short-claim = Que recompensa a seguir?
short-over = A partida terminou
short-keep-card = Com que carta ficas?
short-task = Que tarefa é recompensada?
