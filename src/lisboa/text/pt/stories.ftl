# Turns as stories: one sentence for a turn, and its steps. Phrases follow the name of who did it,
# start in lower case and have no full stop.

headline = { $who } { $deeds }
step = { CAPITAL($phrase) }
step-of = { $who } { $phrase }

## A turn in one sentence

visit = visita { $noble }
portfolio = joga { FORM($card, "the") }
gold = descarta { FORM($card, "the") } por ouro
event = patrocina { FORM($card, "the") }
pass = não tem nenhuma carta para jogar
begins = começa o turno { $n }
with-price = { $phrase } ({ $price })
with-wigs = { $phrase }: +{ wigs }
with-loss = { $phrase }: −{ wigs }
wigs = { $n ->
    [one] 1 peruca
   *[other] { $n } perucas
}
with-followers = { $phrase }; { $n ->
    [one] { $who } segue
   *[other] { $who } seguem
}
cost = −{ $amount }

## Beside the name of who did it

how-visit = { $noble }: { $deeds }
how-portfolio = Portefólio: { $deeds }
how-event = Evento: { $deeds }

## What was done, in the fewest words

done-recruit = recruta
done-plan = retira uma planta
done-ship = constrói um navio
done-produce = produz mercadorias
done-cardinal = move o Cardeal
done-tile = retira { $tile }
done-favour = retira um favor { FORM($noble, "de") }
done-store = constrói uma { $store } em { $plot }
done-decree = obtém { $decree }
done-open = inaugura { $building }
done-site = limpa o { $site }
done-sell = vende { $n ->
    [one] 1 mercadoria
   *[other] { $n } mercadorias
} (+{ $reais ->
    [one] 1 real
   *[other] { $reais } réis
})
done-sail = { $phrase }, enchendo o próprio navio
done-skips = não pode { $deed }

## Steps

trades = negoceia { $good }: { $done }
follows = segue: { $done }
recruits = coloca funcionários { FORM($places, "em") }
produces = produz { $goods }
sells = vende { $goods } ao { $ship }
discards = descarta { FORM($what, "the") }
gives-tiles = entrega { $what } à Igreja
lacerda-does = { $why }: { $done }

## Moments between turns

setup = A partida está preparada
church = A Igreja pontua
period = O primeiro período termina
scoring = A pontuação final
with-gains = { $phrase }: { $gains }
gain = { $who } +{ $n }
scoring-period = perucas por conjuntos de escombros
scoring-ships = navios
scoring-sets = conjuntos de escombros
scoring-majorities = maiorias de lojas
scoring-money = dinheiro e influência
scoring-decrees = decretos
scoring-officials = funcionários ao serviço
scoring-favours = favores reais
