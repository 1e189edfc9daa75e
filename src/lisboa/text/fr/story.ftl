### The command `lisboa story`.

players-option = le nombre de joueurs, 2 à 4 (d’ordinaire { $usual })
seed-option = le même nombre raconte la même partie (d’ordinaire au hasard)
edition-option = le dossier d’une édition à vous
pace-option = le nombre de secondes d’attente après chaque tour (d’ordinaire aucune)
wrong-pace = « { $text } » n’est pas un nombre de secondes de 0 à { $most }.

## The beginning

title = { $product } : une partie { $players ->
    [1] en solo contre Lacerda
    [2] à deux
    [3] à trois
   *[4] à quatre
}
introduction = Lisbonne, novembre 1755 : tremblement de terre, raz de marée et incendie ont réduit la ville en ruines. { $people } la reconstruisent. { $start } commence.
introduction-solo = Lisbonne, novembre 1755 : tremblement de terre, raz de marée et incendie ont réduit la ville en ruines. { $people } la reconstruisent, chacun à sa façon. { $start } commence ; Lacerda n’hésite jamais.
again = La même partie encore une fois : lisboa story { $table } --seed { $seed }
again-own = La même partie encore une fois : lisboa story { $table } --seed { $seed } --edition { $edition }

## Chapters

chapter-setup = Avant le premier tour
chapter-first = Première période
chapter-change = Changement de période
chapter-second = Deuxième période
chapter-scoring = Décompte final

## Lines

line = { $head } : { $rest }
# Behind what Lacerda decided stands the reason already.
line-reasoned = { $head } ; { $rest }
list = { $first }, { $second }
times = { $phrase } { $n ->
    [2] deux fois
   *[other] { $n } fois
}
# What stands out in a line: a regular expression.
bold = \d+ perruques?

standing = Perruques : { $players }
standing-player = { $who } { $wigs }
standing-list = { $first } · { $second }

## The end

scoring = Perruques
total = Total
wins = { $who } gagne avec { $wigs ->
    [one] { $wigs } perruque
   *[other] { $wigs } perruques
}.
wins-by = { $who } gagne avec { $wigs ->
    [one] { $wigs } perruque
   *[other] { $wigs } perruques
}, à égalité avec { $others }, grâce à { $breaker ->
    [sets] davantage de séries de débris
    [stores] davantage de magasins
    [plans] davantage de plans terminés
   *[money] davantage d’argent
} ({ $mine } contre { $theirs }).
shared = { $people } restent à égalité après tous les départages et partagent la victoire à { $wigs ->
    [one] { $wigs } perruque
   *[other] { $wigs } perruques
}.
