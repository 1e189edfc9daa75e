# What somebody is asked. “You” is the player who has to answer.

clergy = Quale dei tuoi due tasselli Clero tieni?
turn = È il tuo turno: quale carta giochi, e dove?
room = Come fai posto nel portfolio per { FORM($card, "the") }?
sell-or-trade = Vendi merci o tratti con i nobili?
load = { $n ->
    [0] Quale merce vendi, e a quale nave?
    [one] Hai venduto 1 merce: quale vendi ora, e a quale nave?
   *[other] Hai venduto { $n } merci: quale vendi ora, e a quale nave?
}
offer = { $n ->
    [0] Quale merce cedi a un nobile, e per quale azione Stato?
   *[other] Quale merce cedi ora, e per quale azione Stato?
}
office = In quale ufficio piazzi un ufficiale? Puoi piazzarne { $n ->
    [one] ancora 1
   *[other] ancora { $n }
}.
plan = Quale progetto prendi?
berth = Dove va la { $ship }?
ship-goods = Quale merce paghi per la nave? { $n ->
    [one] Ne manca ancora 1.
   *[other] Ne mancano ancora { $n }, di tipi diversi.
}
extra-good = Tra le merci che hai prodotto, di quale ne prendi { $n ->
    [one] 1 in più
   *[other] { $n } in più
}?
steps = { $n ->
    [one] Il Cardinale si sposta di 1 spazio.
   *[other] Di quanti spazi si sposta il Cardinale, al massimo { $n }?
}
tile = Quale dei due tasselli accanto al Cardinale prendi?
give-tile = Punteggio Chiesa: quale tassello Clero cedi{ $given ->
    [0] {""}
   *[1] {" "}ora
}?
favour = Di quale nobile prendi il favore reale?
visit-reais = La visita costa { $n } influenza: quanta ne paghi in réis?
free-action = Quale azione Stato { FORM($noble, "of") } esegui?
follow = { $visitor } visita { $noble }: restituisci il tuo favore reale{ $n ->
    [0] {" "}e segui
   *[other] , paghi { $n } influenza e segui
}?
lot = Quale negozio costruisci, e su quale terreno?
cube = Quale cubo della riga o della colonna del terreno { $plot } prendi?
house = Una casa di quale colonna metti sul negozio?
decree = { $extra ->
    [0] Quale decreto prendi?
   *[1] Spendi un segnalino Macerie per prendere un decreto extra?
}
site = Su quale cantiere inauguri un edificio pubblico?
use-plan = Quale progetto usi per l’edificio sul { $site }?
return = Da dove ritiri un ufficiale? L’edificio ne richiede { $n ->
    [one] ancora 1
   *[other] ancora { $n }
}.
payment = Paga { reais } per { $what ->
    [land] il terreno
    [officials] gli ufficiali che assumi
   *[event] l’evento
}: quanti con l’influenza?
penalty = { $covered ->
    [0] Non hai monete per una penalità di { reais }: quanti ne paghi con l’influenza?
   *[other] Monete e sconti coprono { $covered } di una penalità di { reais }: quanti altri ne paghi con l’influenza?
} Non devi pagarne per forza.
reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
accept = Vuoi { $effect }?
good = Quale merce prendi?
pile = Quale cubo del mucchio di macerie prendi?
lose-good = Quale merce perdi?
lose-official = Da dove ritiri l’ufficiale che perdi?
lose-favour = Di quale nobile perdi il favore reale?
draw = Quale carta prendi?
discard = Il periodo finisce: quale carta della mano scarti?
claim = Di quale carta scartata prendi ora la ricompensa?
over = La partita è finita.
keep-card = { $again ->
    [0] { $round ->
        [1] Tieni due di queste carte: quale delle due viene prima nell’elenco?
       *[other] Quale carta tieni prima di passare le altre?
    }
   *[other] Quale carta tieni come seconda?
}
task = Di quale compito svolto prendi la ricompensa?

# The same where several things are chosen in any order; $n says how many.
pick-ship-goods = Quali { $n } merci diverse paghi per la nave?
pick-return = Da dove ritiri { $n } ufficiali? L’edificio li richiede.
pick-give-tile = Punteggio Chiesa: quali tasselli Clero cedi?
pick-discard = Il periodo finisce: quali carte della mano scarti?
pick-keep-card = Quali { $n } di queste carte tieni prima di passare le altre?

# The same in five words at most, not counting those of names.
short-clergy = Quale tassello tieni?
short-turn = Tocca a te: gioca
short-room = Che cosa fa posto?
short-sell-or-trade = Vendi o tratti?
short-load = Quale merce, a quale nave?
short-offer = Quale merce, per quale azione?
short-office = Ufficiale: in quale ufficio?
short-plan = Quale progetto prendi?
short-berth = Dove va la nave?
short-ship-goods = Quale merce per la nave?
short-extra-good = Quale merce in più?
short-steps = Cardinale: quanti spazi?
short-tile = Quale tassello prendi?
short-give-tile = Quale tassello alla Chiesa?
short-favour = Di chi prendi il favore?
short-visit-reais = Influenza o réis?
short-free-action = Quale azione Stato?
short-follow = Segui { $visitor } { FORM($noble, "from") }?
short-lot = Dove costruisci?
short-cube = Quale cubo prendi?
short-house = Casa: di quale colonna?
short-decree = { $extra ->
    [0] Quale decreto prendi?
   *[1] Prendi un decreto extra?
}
short-site = Dove inauguri l’edificio?
short-use-plan = Quale progetto usi?
short-return = Quale ufficiale ritiri?
short-payment = { reais }: monete o influenza?
short-penalty = Penalità: paghi con l’influenza?
short-accept = Prendi la ricompensa?
short-good = Quale merce prendi?
short-pile = Quale cubo prendi?
short-lose-good = Quale merce perdi?
short-lose-official = Quale ufficiale perdi?
short-lose-favour = Di chi perdi il favore?
short-draw = Quale carta prendi?
short-discard = Quale carta scarti?
short-claim = Quale ricompensa prendi ora?
short-over = La partita è finita
short-keep-card = Quale carta tieni?
short-task = Quale compito è ricompensato?
