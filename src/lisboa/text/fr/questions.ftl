# What somebody is asked. “You” is the player who has to answer.

clergy = Laquelle de vos deux tuiles Clergé gardez-vous ?
turn = C’est votre tour : quelle carte jouez-vous, et où ?
room = Qu’est-ce qui fait place à { FORM($card, "the") } dans votre portfolio ?
sell-or-trade = Vendez-vous des biens ou faites-vous du commerce avec les nobles ?
load = { $n ->
    [0] Quel bien vendez-vous, et à quel bateau ?
    [one] Vous avez vendu { $n } bien : lequel vendez-vous ensuite, et à quel bateau ?
   *[other] Vous avez vendu { $n } biens : lequel vendez-vous ensuite, et à quel bateau ?
}
offer = { $n ->
    [0] Quel bien donnez-vous à un noble, et pour quelle action d’État ?
   *[other] Quel bien donnez-vous ensuite, et pour quelle action d’État ?
}
office = Dans quel bureau placez-vous un officiel ? Vous pouvez encore en placer { $n }.
plan = Quel plan prenez-vous ?
berth = Où placez-vous le { $ship } ?
ship-goods = Avec quel bien payez-vous le bateau ? { $n ->
    [one] Il reste { $n } bien à payer.
   *[other] Il reste { $n } biens différents à payer.
}
extra-good = De quel bien produit prenez-vous { $n } de plus ?
steps = { $n ->
    [one] Le Cardinal se déplace de { $n } case.
   *[other] De combien de cases se déplace le Cardinal ({ $n } au plus) ?
}
tile = Laquelle des deux tuiles à côté du Cardinal prenez-vous ?
give-tile = Décompte de l’Église : quelle tuile Clergé donnez-vous{ $given ->
    [0] {""}
   *[1] {" "}ensuite
} ?
favour = De quel noble prenez-vous la faveur royale ?
visit-reais = La visite coûte { $n ->
    [one] { $n } influence
   *[other] { $n } influences
} : combien en payez-vous en reais ?
free-action = Quelle action d’État { FORM($noble, "of") } réalisez-vous ?
follow = { $visitor } rend visite { FORM($noble, "to") } : remettez-vous votre faveur royale{ $n ->
    [0] {" "}pour suivre
    [one] , en payant { $n } influence, pour suivre
   *[other] , en payant { $n } influences, pour suivre
} ?
lot = Quel magasin construisez-vous, et sur quelle case ?
cube = Quel cube de la rangée ou de la colonne de la case { $plot } prenez-vous ?
house = De quel groupe prenez-vous la maison pour le magasin ?
decree = { $extra ->
    [0] Quel décret prenez-vous ?
   *[1] Défaussez-vous un marqueur de série pour prendre un décret supplémentaire ?
}
site = Sur quel site ouvrez-vous un bâtiment public ?
use-plan = Quel plan utilisez-vous pour le bâtiment sur le { $site } ?
return = D’où reprenez-vous un officiel ? Il en faut encore { $n } pour le bâtiment.
payment = Vous payez { reais } pour { $what ->
    [land] le terrain
    [officials] les officiels engagés
   *[event] l’événement
} : combien avec de l’influence ?
penalty = { $covered ->
    [0] Vous n’avez pas de pièces pour une pénalité de { reais } : combien en payez-vous avec de l’influence ?
   *[other] Vos pièces et remises couvrent { $covered } sur une pénalité de { reais } : combien de plus en payez-vous avec de l’influence ?
} Vous pouvez ne rien payer.
reais = { $n ->
    [one] { $n } real
   *[other] { $n } reais
}
accept = Voulez-vous { $effect } ?
good = Quel bien prenez-vous ?
pile = Quel cube de la pile de débris prenez-vous ?
lose-good = Quel bien perdez-vous ?
lose-official = D’où reprenez-vous l’officiel que vous perdez ?
lose-favour = De quel noble perdez-vous la faveur royale ?
draw = Quelle carte prenez-vous ?
discard = La période se termine : quelle carte de votre main défaussez-vous ?
claim = De quelle carte défaussée recevez-vous ensuite la récompense ?
over = La partie est terminée.
keep-card = { $again ->
    [0] { $round ->
        [1] Vous gardez deux de ces cartes : laquelle des deux vient la première dans la liste ?
       *[other] Quelle carte gardez-vous avant de passer les autres ?
    }
   *[other] Quelle carte gardez-vous en second ?
}
task = Laquelle des tâches accomplies est récompensée ?

# The same where several things are chosen in any order; $n says how many.
pick-ship-goods = Avec quels biens différents payez-vous le bateau ? Il en faut { $n }.
pick-return = D’où reprenez-vous des officiels ? Il en faut { $n } pour le bâtiment.
pick-give-tile = Décompte de l’Église : quelles tuiles Clergé donnez-vous ?
pick-discard = La période se termine : quelles cartes de votre main défaussez-vous ?
pick-keep-card = Quelles cartes gardez-vous avant de passer les autres ? Il en faut { $n }.

# The same in five words at most, not counting those of names.
short-clergy = Quelle tuile gardez-vous ?
short-turn = À vous : jouez une carte
short-room = Qu’est-ce qui fait place ?
short-sell-or-trade = Vente ou commerce ?
short-load = Quel bien, à quel bateau ?
short-offer = Quel bien, pour quelle action ?
short-office = Officiel : dans quel bureau ?
short-plan = Quel plan prenez-vous ?
short-berth = Où placez-vous le bateau ?
short-ship-goods = Quel bien paie le bateau ?
short-extra-good = Quel bien en plus ?
short-steps = Cardinal : combien de cases ?
short-tile = Quelle tuile prenez-vous ?
short-give-tile = Quelle tuile pour l’Église ?
short-favour = La faveur de qui ?
short-visit-reais = Payer en influence ou reais ?
short-free-action = Quelle action d’État ?
short-follow = Suivre { $visitor } chez { $noble } ?
short-lot = Où construisez-vous ?
short-cube = Quel cube prenez-vous ?
short-house = Une maison de quel groupe ?
short-decree = { $extra ->
    [0] Quel décret prenez-vous ?
   *[1] Prendre un décret supplémentaire ?
}
short-site = Où ouvrez-vous le bâtiment ?
short-use-plan = Quel plan utilisez-vous ?
short-return = Quel officiel revient ?
short-payment = { reais } : pièces ou influence ?
short-penalty = Pénalité : payer avec de l’influence ?
short-accept = Prendre la récompense ?
short-good = Quel bien prenez-vous ?
short-pile = Quel cube prenez-vous ?
short-lose-good = Quel bien perdez-vous ?
short-lose-official = Quel officiel perdez-vous ?
short-lose-favour = Quelle faveur perdez-vous ?
short-draw = Quelle carte prenez-vous ?
short-discard = Quelle carte défaussez-vous ?
short-claim = Quelle récompense ensuite ?
short-over = La partie est terminée
short-keep-card = Quelle carte gardez-vous ?
short-task = Quelle tâche est récompensée ?
