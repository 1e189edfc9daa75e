### The command `lisboa story`.

players-option = ile osób gra, od 2 do 4 (zwykle { $usual })
seed-option = ta sama liczba opowiada tę samą grę (zwykle losowo)
edition-option = folder własnej edycji
pace-option = ile sekund czekać po każdej turze (zwykle wcale)
wrong-pace = „{ $text }” nie jest liczbą sekund od 0 do { $most }.

## The beginning

title = { $product }: gra { $players ->
    [1] jednej osoby przeciw Lacerdzie
    [2] dla dwojga
    [3] dla trojga
   *[4] dla czworga
}
introduction = Lizbona, listopad 1755: trzęsienie ziemi, powódź i pożar obróciły miasto w ruinę. Odbudowują je { $people }. Zaczyna { $start }.
introduction-solo = Lizbona, listopad 1755: trzęsienie ziemi, powódź i pożar obróciły miasto w ruinę. Odbudowują je { $people }, każdy na swój sposób. Zaczyna { $start }; Lacerda nigdy się nie waha.
again = Ta sama gra jeszcze raz: lisboa story { $table } --seed { $seed }
again-own = Ta sama gra jeszcze raz: lisboa story { $table } --seed { $seed } --edition { $edition }

## Chapters

chapter-setup = Przed pierwszą turą
chapter-first = Pierwszy okres
chapter-change = Zmiana okresu
chapter-second = Drugi okres
chapter-scoring = Końcowe podliczanie

## Lines

line = { $head }: { $rest }
# Behind what Lacerda decided stands the reason already.
line-reasoned = { $head }; { $rest }
list = { $first }, { $second }
times = { $phrase } { $n ->
    [2] dwa razy
   *[other] { $n } razy
}
# What stands out in a line: a regular expression.
bold = \d+ peruk\w*

standing = Peruki: { $players }
standing-player = { $who } { $wigs }
standing-list = { $first } · { $second }

## The end

scoring = Peruki
total = Suma
wins = { $who } wygrywa, mając { $wigs ->
    [one] 1 perukę
    [few] { $wigs } peruki
    [many] { $wigs } peruk
   *[other] { $wigs } peruk
}.
wins-by = { $who } wygrywa, mając { $wigs ->
    [one] 1 perukę
    [few] { $wigs } peruki
    [many] { $wigs } peruk
   *[other] { $wigs } peruk
}, tyle samo co { $others }, dzięki { $breaker ->
    [sets] większej liczbie zestawów gruzu
    [stores] większej liczbie sklepów
    [plans] większej liczbie ukończonych planów
   *[money] większej ilości pieniędzy
} ({ $mine } do { $theirs }).
shared = Wspólne zwycięstwo: { $people } remisują mimo wszystkich kryteriów rozstrzygających, każdy ma { $wigs ->
    [one] 1 perukę
    [few] { $wigs } peruki
    [many] { $wigs } peruk
   *[other] { $wigs } peruk
}.
