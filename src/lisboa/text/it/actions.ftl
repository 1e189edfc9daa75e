# What somebody can do, as a line of a menu. A message with the name of a question behind it, such
# as `stop-load`, is used when the answer is given to that question.

keep-card = tieni { FORM($card, "the") }
keep-tile = tieni { $tile }
keep-tile-clergy = tieni { $tile }{ $deals ->
    [hands] : è definitivo, poi si riempie il tracciato Chiesa e si distribuiscono le carte
    [draft] : è definitivo, poi si riempie il tracciato Chiesa e inizia il draft
   *[nothing] {""}
}
gold = prendi 1 oro scartando { FORM($card, "the") }
portfolio = gioca nel portfolio { FORM($card, "the") }
court = visita { $noble } con { FORM($card, "the") }
sponsor = finanzia l’evento di { FORM($card, "the") }
add = usa uno spazio vuoto
discard = per fare posto scarta dal portfolio { FORM($card, "the") }
discard-discard = scarta dalla mano { FORM($card, "the") }
replace = sostituisci la tua { $ship }
sell = vendi merci
trade = tratta con i nobili
load = vendi 1 { $good } alla { $ship }
load-owner = vendi 1 { $good } alla { $ship } di { $owner }
offer = cedi 1 { $good } per { $deed }
do = { FORM($deed, "imp") }
do-follow = segui: { FORM($deed, "imp") }
office = piazza un ufficiale { FORM($office, "in") }
take-plan = prendi il { $plan }
pay-good = paga 1 { $good }
take-good = prendi 1 { $good }
lose-good = perdi 1 { $good }
move = sposta il Cardinale di { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}
take-tile = prendi { $tile }, il tassello { $side ->
    [0] davanti al
   *[1] dietro il
} Cardinale
give-tile = cedi { $tile } alla Chiesa
take-favour = prendi un favore reale { FORM($noble, "of") }
lose-favour = restituisci il tuo favore reale { FORM($noble, "of") }
build = costruisci { FORM($lot, "a") }
cube = prendi un cubo { $colour } { $from ->
    [0] dalla riga
    [1] dalla colonna
   *[2] dal mucchio di macerie
}
house = usa una delle { $group }
take-decree = prendi il decreto { $decree }
site = inaugura un edificio pubblico sul { $site }
use-plan = usa il { $plan }
return = ritira un ufficiale { FORM($place, "from") }
convert = { $n ->
    [0] paga solo in monete
    [one] paga 1 real con l’influenza
   *[other] paga { $n } réis con l’influenza
}
convert-payment = { $n ->
    [0] paga tutto ({ $due }) in monete
   *[other] { $rest ->
        [0] paga tutto ({ $due }) con l’influenza
       *[other] paga { $rest } in monete e { $n } con l’influenza
    }
}
convert-penalty = { $n ->
    [0] non pagare nulla con l’influenza
    [one] { $rest ->
        [0] paga l’ultimo real con l’influenza
       *[other] paga ancora 1 real con l’influenza
    }
   *[other] { $rest ->
        [0] paga gli ultimi { $n } réis con l’influenza
       *[other] paga altri { $n } réis con l’influenza
    }
}
pay-reais = { $n ->
    [0] non pagare réis
    [one] paga 1 real al posto dell’influenza
   *[other] paga { $n } réis al posto dell’influenza
}
pay-reais-visit-reais = { $n ->
    [0] paga tutto ({ $due }) in influenza
   *[other] { $rest ->
        [0] paga tutto ({ $due }) in réis
       *[other] paga { $n } in réis e { $rest } in influenza
    }
}
accept = accetta
accept-accept = sì, { FORM($effect, "imp") }
decline = rifiuta
decline-accept = no, non { $effect }
decline-follow = non seguire
stop = basta
stop-load = non vendere altre merci
stop-offer = non cedere altre merci
stop-office = non piazzare altri ufficiali
stop-give-tile = non cedere altri tasselli
stop-free-action = rinuncia all’azione Stato
stop-decree = non prendere un decreto extra
stop-discard = non scartare altre carte
draw = prendi { FORM($card, "the") }
claim = prendi la ricompensa di { FORM($card, "the") }
task = completa il { $task }
