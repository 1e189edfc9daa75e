### The command `lisboa story`.

players-option = cuántos juegan, de 2 a 4 (por defecto { $usual })
seed-option = el mismo número cuenta la misma partida (por defecto, al azar)
edition-option = la carpeta de una edición propia
pace-option = cuántos segundos se espera después de cada turno (por defecto, ninguno)
wrong-pace = «{ $text }» no es un número de segundos de 0 a { $most }.

## The beginning

title = { $product }: una partida { $players ->
    [1] en solitario contra Lacerda
    [2] para dos
    [3] para tres
   *[4] para cuatro
}
introduction = Lisboa, noviembre de 1755: el terremoto, el agua y el fuego han dejado la ciudad en ruinas. La reconstruyen { $people }. Empieza { $start }.
introduction-solo = Lisboa, noviembre de 1755: el terremoto, el agua y el fuego han dejado la ciudad en ruinas. La reconstruyen { $people }, cada cual a su manera. Empieza { $start }; Lacerda nunca duda.
again = La misma partida otra vez: lisboa story { $table } --seed { $seed }
again-own = La misma partida otra vez: lisboa story { $table } --seed { $seed } --edition { $edition }

## Chapters

chapter-setup = Antes del primer turno
chapter-first = Primer periodo
chapter-change = Cambio de periodo
chapter-second = Segundo periodo
chapter-scoring = Puntuación final

## Lines

line = { $head }: { $rest }
# Behind what Lacerda decided stands the reason already.
line-reasoned = { $head }; { $rest }
list = { $first }, { $second }
times = { $phrase } { $n ->
    [2] dos veces
   *[other] { $n } veces
}
# What stands out in a line: a regular expression.
bold = \d+ pelucas?

standing = Pelucas: { $players }
standing-player = { $who } { $wigs }
standing-list = { $first } · { $second }

## The end

scoring = Pelucas
total = Total
wins = { $who } gana con { $wigs ->
    [one] 1 peluca
   *[other] { $wigs } pelucas
}.
wins-by = { $who } gana con { $wigs ->
    [one] 1 peluca
   *[other] { $wigs } pelucas
}, las mismas que { $others }, gracias a { $breaker ->
    [sets] tener más sets de escombros
    [stores] tener más tiendas
    [plans] tener más planos completados
   *[money] tener más dinero
} ({ $mine } a { $theirs }).
shared = { $people } siguen empatando tras todos los desempates y comparten la victoria con { $wigs ->
    [one] 1 peluca
   *[other] { $wigs } pelucas
} por cabeza.
