### The command `lisboa story`.

players-option = quantos jogam, de 2 a 4 (normalmente { $usual })
seed-option = o mesmo número conta a mesma partida (normalmente ao acaso)
edition-option = a pasta de uma edição própria
pace-option = quantos segundos esperar depois de cada turno (normalmente nenhum)
wrong-pace = «{ $text }» não é um número de segundos de 0 a { $most }.

## The beginning

title = { $product }: uma partida { $players ->
    [1] a solo contra Lacerda
    [2] a dois
    [3] a três
   *[4] a quatro
}
introduction = Lisboa, novembro de 1755: terramoto, maremoto e incêndio deixaram a cidade em ruínas. { $people } reconstroem-na. Começa { $start }.
introduction-solo = Lisboa, novembro de 1755: terramoto, maremoto e incêndio deixaram a cidade em ruínas. { $people } reconstroem-na, cada qual à sua maneira. Começa { $start }; Lacerda nunca hesita.
again = A mesma partida outra vez: lisboa story { $table } --seed { $seed }
again-own = A mesma partida outra vez: lisboa story { $table } --seed { $seed } --edition { $edition }

## Chapters

chapter-setup = Antes do primeiro turno
chapter-first = Primeiro período
chapter-change = Mudança de período
chapter-second = Segundo período
chapter-scoring = Pontuação final

## Lines

line = { $head }: { $rest }
# Behind what Lacerda decided stands the reason already.
line-reasoned = { $head }; { $rest }
list = { $first }, { $second }
times = { $phrase } { $n ->
    [2] duas vezes
   *[other] { $n } vezes
}
# What stands out in a line: a regular expression.
bold = \d+ perucas?

standing = Perucas: { $players }
standing-player = { $who } { $wigs }
standing-list = { $first } · { $second }

## The end

scoring = Perucas
total = Total
wins = { $who } ganha com { $wigs ->
    [one] 1 peruca
   *[other] { $wigs } perucas
}.
wins-by = { $who } ganha com { $wigs ->
    [one] 1 peruca
   *[other] { $wigs } perucas
}, tantas como { $others }, graças a { $breaker ->
    [sets] mais conjuntos de escombros
    [stores] mais lojas
    [plans] mais plantas concluídas
   *[money] mais dinheiro
} ({ $mine } contra { $theirs }).
shared = { $people } continuam em empate mesmo depois de todos os critérios de desempate e partilham a vitória com { $wigs ->
    [one] 1 peruca
   *[other] { $wigs } perucas
} cada.
