# What happened. Most phrases tell what a player does and follow the player’s name (`deed`); the
# others, in the second part, stand for themselves. All start in lower case and have no full stop.

deed = { $who } { $deed }
sentence = { CAPITAL($phrase) }.

## What a player does

turn-begins = inizia il turno { $n }
card-for-gold = scarta per 1 oro { FORM($card, "the") }
card-played = gioca nel portfolio { FORM($card, "the") }
card-at-court = visita { $noble } con { FORM($card, "the") }
card-placed = tiene nel portfolio { FORM($card, "the") }
card-discarded = scarta { FORM($card, "the") }
goods-gained = { $n ->
    [0] non ha posto per { $lost }
   *[other] prende { $goods }{ $over ->
        [0] {""}
       *[other] {" "}e non ha posto per { $lost }
    }
}
goods-paid = cede { $goods }
reais-gained = prende { reais }
reais-paid = { $coins ->
    [0] { $influence ->
        [0] non paga nulla grazie a uno sconto
       *[other] paga { from-influence } con l’influenza
    }
    [one] paga 1 real{ and-from-influence }
   *[other] paga { $coins } réis{ and-from-influence }
}
from-influence = { $influence ->
    [one] 1 real
   *[other] { $influence } réis
}
and-from-influence = { $influence ->
    [0] {""}
    [one] {" "}e un altro con l’influenza
   *[other] {" "}e altri { $influence } con l’influenza
}
influence-gained = guadagna { $n } influenza (ora { $space })
influence-lost = spende { $n } influenza (ora { $space })
wigs = { $n ->
    [one] guadagna 1 parrucca{ wigs-for }
   *[other] guadagna { $n } parrucche{ wigs-for }
}
wigs-lost = { $n ->
    [one] perde 1 parrucca{ wigs-for }
   *[other] perde { $n } parrucche{ wigs-for }
}
wigs-for = { $category ->
    [sailing] {" "}per la nave salpata
    [stores] {" "}per il nuovo negozio
    [openings] {" "}per i negozi che l’edificio premia
    [church] {" "}dalla Chiesa
    [influence] {" "}in cima al tracciato dell’influenza
    [cubes] {" "}per i suoi cubi
    [period] {" "}per i set di macerie
    [visits] {" "}per la visita
    [ships] {" "}per le navi
    [sets] {" "}per i set di macerie
    [majorities] {" "}per le maggioranze sui negozi
    [money] {" "}per soldi e influenza
    [decrees] {" "}per i decreti
    [officials] {" "}per la maggioranza sugli ufficiali
    [favours] {" "}per i favori reali
   *[other] {""}
}
good-sold = vende 1 { $good } alla { $ship } per { reais }
good-traded = cede 1 { $good } per { $deed }
official-placed = piazza un ufficiale { FORM($office, "in") }
official-returned = ritira un ufficiale { FORM($place, "from") }
officials-hired = assume { $n ->
    [one] 1 ufficiale per { $each }
   *[other] { $n } ufficiali per { $each } ciascuno
}
plan-taken = prende il { $plan }
ship-built = { $old ->
    [none] costruisce la { $ship }
   *[other] costruisce la { $ship } al posto della { $old }
}
cardinal-moved = sposta il Cardinale
tile-taken = prende il tassello Clero { $tile }
tile-kept = tiene il tassello Clero { $tile }
tile-given = cede alla Chiesa il tassello Clero { $tile }
church-called = innesca il punteggio Chiesa
favour-taken = prende un favore reale { FORM($noble, "of") }
favour-returned = restituisce un favore reale { FORM($noble, "of") }
visit-paid = { $n ->
    [0] non paga nulla per la visita
   *[other] deve { $n } influenza per la visita
}
free-action = sfrutta la visita per { $deed }
follows = segue la visita per { $deed }
store-chosen = inizia { FORM($lot, "a") }
store-built = costruisce { FORM($lot, "a") }
cube-gained = { $lost ->
    [0] prende un cubo { $colour }
   *[1] non ha spazio per un cubo { $colour }
}
set-completed = { $n ->
    [one] completa il primo set di macerie
   *[other] completa il { $n }º set di macerie
}
house-built = usa una delle { $group }
decree-taken = prende il { $extra ->
    [0] decreto
   *[1] decreto extra
} { $decree }
site-chosen = sgombera il { $site }
building-opened = inaugura { $building } sul { $site } con il { $plan }
event-sponsored = finanzia l’evento di { FORM($card, "the") }
effect-forfeited = non può { $effect }
effect-declined = non vuole { $effect }
card-drawn = prende { FORM($card, "the") }
end-triggered = { $sets ->
    [0] svuota la terza pila di carte
   *[1] ha abbastanza set di macerie
} e innesca la fine { $period ->
    [1] del primo periodo
   *[2] del gioco
}
cards-dealt = { $n ->
    [0] non riceve carte
    [one] riceve 1 carta
   *[other] riceve { $n } carte
}
reward-claimed = prende la ricompensa di { FORM($card, "the") }
penalty-paid = { $n ->
    [0] non ha nulla da perdere come penalità
   *[other] perde { $loss } come penalità
}
penalty-paid-reais = { $n ->
    [0] { $unpaid ->
        [0] non paga nulla come penalità grazie a uno sconto
        [one] non paga una penalità di 1 real
       *[other] non paga una penalità di { $unpaid } réis
    }
   *[other] paga { reais } come penalità{ $unpaid ->
        [0] {""}
       *[other] {" "}e non paga il resto ({ $unpaid })
    }
}
turn-passed = non ha carte da giocare
card-kept = tiene { FORM($card, "the") }
task-done = ottiene la ricompensa del { $task }
task-drawn = pesca il { $task } ({ $text })
lacerda-visits = si rivolge { FORM($noble, "to") }
lacerda-state-action = intende { $deed }, perché l’Aiutante è sul mazzo { FORM($kind, "of") }
lacerda-skips = non può { $deed }{ $n ->
    [0] {" "}e rinuncia
   *[other] : la visita costa { $n } in più di tutta la sua influenza e di tutte le sue parrucche
}
lacerda-spared = non ha né influenza né parrucche per il resto del costo, { $n }, che gli è condonato
lacerda-builds = costruisce { FORM($lot, "a") }: { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}, { $why ->
    [best] più che altrove
    [left] sulla strada a sinistra, tra due che rendono lo stesso
   *[order] la riga più in alto e poi il terreno più a sinistra tra quelli che rendono di più
}
lacerda-opens = sceglie il { $site } per un edificio pubblico: { $order ->
    [more] { wigs-of-opening } in più di { $rival }
    [fewer] { wigs-of-opening } in meno di { $rival }
   *[level] le stesse parrucche di { $rival }
}, { $why ->
    [best] meglio che altrove
    [aide] tra due edifici che rendono lo stesso decide l’Aiutante
   *[order] il primo in senso orario tra i cantieri migliori
}
wigs-of-opening = { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}
lacerda-plan-taken = prende il { $plan }, perché in cima non ce n’è uno più grande
lacerda-official-placed = piazza un ufficiale { FORM($office, "in") }, dove ne ha di meno
lacerda-favour-taken = prende un favore reale { FORM($noble, "of") }, il primo che gli manca
lacerda-tile-given = scarta il tassello Clero davanti al Cardinale, { $tile }
lacerda-decree-taken = prende il decreto più a sinistra, { $decree }
lacerda-card-discarded = scarta { FORM($card, "the") }, la carta sotto l’Aiutante
lacerda-visit-paid = { $n ->
    [0] non paga nulla per la visita
   *[other] paga { $n } per la visita
}
building-opened-freely = inaugura { $building } sul { $site }
card-received = riceve { FORM($card, "the") }
reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}

## What happens by itself

aide-moves = l’Aiutante si sposta sul mazzo { FORM($kind, "of") }
ship-docks = la { $ship } di { $who } approda
ship-sails = la { $ship } di { $who } salpa con { $n ->
    [one] 1 cassa
   *[other] { $n } casse
}
treasury-moved = la tesoreria { $step ->
    [1] sale
   *[other] scende
} a { $value }
official-displaced = un ufficiale di { $who } finisce { FORM($plaza, "in") }
price-fell = il prezzo { $good ->
    [gold] dell’oro
    [cloth] delle stoffe
    [books] dei libri
   *[tools] degli attrezzi
} scende a { $n }
turned-up = { $drafted ->
    [0] si riempie il tracciato Chiesa e si distribuiscono le carte
   *[1] si riempie il tracciato Chiesa e si distribuiscono le carte del draft
}
church-opens = si svolge il punteggio Chiesa, iniziando da { $who }
period-ends = il primo periodo finisce
new-period = il secondo periodo inizia
last-round = { $n ->
    [one] resta un turno
   *[other] restano { $n } turni
}
game-over = la partita è finita
