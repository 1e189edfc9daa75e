### The command `lisboa story`.

players-option = quanti giocano, da 2 a 4 (di solito { $usual })
seed-option = lo stesso numero racconta la stessa partita (di solito a caso)
edition-option = la cartella di un’edizione propria
pace-option = quanti secondi attendere dopo ogni turno (di solito nessuno)
wrong-pace = «{ $text }» non è un numero di secondi da 0 a { $most }.

## The beginning

title = { $product }: una partita { $players ->
    [1] in solitario contro Lacerda
    [2] a due
    [3] a tre
   *[4] a quattro
}
introduction = Lisbona, novembre 1755: terremoto, maremoto e incendio hanno ridotto la città in rovine. { $people } la ricostruiscono. Inizia { $start }.
introduction-solo = Lisbona, novembre 1755: terremoto, maremoto e incendio hanno ridotto la città in rovine. { $people } la ricostruiscono, ma in modi ben diversi. Inizia { $start }; Lacerda non esita mai.
again = La stessa partita ancora una volta: lisboa story { $table } --seed { $seed }
again-own = La stessa partita ancora una volta: lisboa story { $table } --seed { $seed } --edition { $edition }

## Chapters

chapter-setup = Prima del primo turno
chapter-first = Primo periodo
chapter-change = Cambio di periodo
chapter-second = Secondo periodo
chapter-scoring = Punteggio finale

## Lines

line = { $head }: { $rest }
# Behind what Lacerda decided stands the reason already.
line-reasoned = { $head }; { $rest }
list = { $first }, { $second }
times = { $phrase } { $n ->
    [2] due volte
   *[other] { $n } volte
}
# What stands out in a line: a regular expression.
bold = \d+ parrucc(?:a|he)

standing = Parrucche: { $players }
standing-player = { $who } { $wigs }
standing-list = { $first } · { $second }

## The end

scoring = Parrucche
total = Totale
wins = { $who } vince con { $wigs ->
    [one] 1 parrucca
   *[other] { $wigs } parrucche
}.
wins-by = { $who } vince con { $wigs ->
    [one] 1 parrucca
   *[other] { $wigs } parrucche
}, tante quante { $others }, grazie a { $breaker ->
    [sets] più set di macerie
    [stores] più negozi
    [plans] più progetti completati
   *[money] più soldi
} ({ $mine } a { $theirs }).
shared = { $people } sono in parità anche dopo tutti gli spareggi e condividono la vittoria con { $wigs ->
    [one] 1 parrucca
   *[other] { $wigs } parrucche
} a testa.
