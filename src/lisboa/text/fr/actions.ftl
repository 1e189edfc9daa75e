# What somebody can do, as a line of a menu. A message with the name of a question behind it, such
# as `stop-load`, is used when the answer is given to that question.

keep-card = garder { FORM($card, "the") }
keep-tile = garder { $tile }
keep-tile-clergy = garder { $tile }{ $deals ->
    [hands] {" "}définitivement ; l’Église est remplie et les mains sont distribuées
    [draft] {" "}définitivement ; l’Église est remplie et le draft commence
   *[nothing] {""}
}
gold = défausser { FORM($card, "the") } et recevoir 1 or
portfolio = jouer { FORM($card, "the") } dans votre portfolio
court = rendre visite { FORM($noble, "to") } avec { FORM($card, "the") }
sponsor = parrainer l’événement de la carte { FORM($card, "the") }
add = utiliser un emplacement vide
discard = défausser { FORM($card, "the") } de votre portfolio pour faire de la place
discard-discard = défausser { FORM($card, "the") } de votre main
replace = remplacer votre { $ship }
sell = vendre des biens
trade = faire du commerce avec les nobles
load = vendre 1 { $good } au { $ship }
load-owner = vendre 1 { $good } au { $ship } ({ $owner })
offer = donner 1 { $good } pour { $deed }
do = { $deed }
do-follow = suivre : { $deed }
office = placer un officiel dans { $office }
take-plan = prendre le { $plan }
pay-good = payer 1 { $good }
take-good = prendre 1 { $good }
lose-good = perdre 1 { $good }
move = déplacer le Cardinal de { $n ->
    [one] { $n } case
   *[other] { $n } cases
}
take-tile = prendre { $tile }, la tuile { $side ->
    [0] devant
   *[1] derrière
} le Cardinal
give-tile = donner { $tile } à l’Église
take-favour = prendre une faveur royale { FORM($noble, "of") }
lose-favour = remettre votre faveur royale { FORM($noble, "of") }
build = construire un { $lot }
cube = prendre un cube { $colour } de la { $from ->
    [0] rangée
    [1] colonne
   *[2] pile de débris
}
house = utiliser une maison du { $group }
take-decree = prendre le décret { $decree }
site = ouvrir un bâtiment public sur le { $site }
use-plan = utiliser le { $plan }
return = reprendre un officiel { FORM($place, "from") }
convert = { $n ->
    [0] payer seulement en pièces
    [one] payer { $n } real avec de l’influence
   *[other] payer { $n } reais avec de l’influence
}
convert-payment = { $n ->
    [0] payer le tout ({ $due }) en pièces
   *[other] { $rest ->
        [0] payer le tout ({ $due }) avec de l’influence
       *[other] payer { $rest } en pièces et { $n } avec de l’influence
    }
}
convert-penalty = { $n ->
    [0] ne rien payer avec de l’influence
    [one] { $rest ->
        [0] payer le dernier real avec de l’influence
       *[other] payer { $n } real de plus avec de l’influence
    }
   *[other] { $rest ->
        [0] payer les { $n } derniers reais avec de l’influence
       *[other] payer { $n } reais de plus avec de l’influence
    }
}
pay-reais = { $n ->
    [0] ne pas payer en reais
    [one] payer { $n } real au lieu d’influence
   *[other] payer { $n } reais au lieu d’influence
}
pay-reais-visit-reais = { $n ->
    [0] payer le tout ({ $due }) en influence
   *[other] { $rest ->
        [0] payer le tout ({ $due }) en reais
       *[other] payer { $n } en reais et { $rest } en influence
    }
}
accept = accepter
accept-accept = oui, { $effect }
decline = refuser
decline-accept = non, ne pas { FORM($effect, "neg") }
decline-follow = ne pas suivre
stop = arrêter
stop-load = ne plus vendre de biens
stop-offer = ne plus échanger de biens
stop-office = ne plus placer d’officiels
stop-give-tile = ne plus donner de tuiles
stop-free-action = renoncer à l’action d’État
stop-decree = ne pas prendre de décret supplémentaire
stop-discard = ne plus défausser de cartes
draw = prendre { FORM($card, "the") }
claim = recevoir la récompense de la carte { FORM($card, "the") }
task = accomplir la { $task }
