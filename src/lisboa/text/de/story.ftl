### The command `lisboa story`.

players-option = wie viele spielen, 2 bis 4 (sonst { $usual })
seed-option = dieselbe Zahl erzählt dasselbe Spiel (sonst zufällig)
edition-option = der Ordner einer eigenen Ausgabe
pace-option = wie viele Sekunden nach jedem Zug gewartet wird (sonst keine)
wrong-pace = „{ $text }“ ist keine Zahl von Sekunden von 0 bis { $most }.

## The beginning

title = { $product }: ein Spiel { $players ->
    [1] allein gegen Lacerda
    [2] zu zweit
    [3] zu dritt
   *[4] zu viert
}
introduction = Lissabon, November 1755: Erdbeben, Flut und Feuer haben die Stadt in Trümmer gelegt. { $people } bauen sie wieder auf. { $start } beginnt.
introduction-solo = Lissabon, November 1755: Erdbeben, Flut und Feuer haben die Stadt in Trümmer gelegt. { $people } bauen sie wieder auf, auf ganz verschiedene Weise. { $start } beginnt; Lacerda zögert nie.
again = Dasselbe Spiel noch einmal: lisboa story { $table } --seed { $seed }
again-own = Dasselbe Spiel noch einmal: lisboa story { $table } --seed { $seed } --edition { $edition }

## Chapters

chapter-setup = Vor dem ersten Zug
chapter-first = Erste Epoche
chapter-change = Wechsel der Epoche
chapter-second = Zweite Epoche
chapter-scoring = Schlusswertung

## Lines

line = { $head }: { $rest }
# Behind what Lacerda decided stands the reason already.
line-reasoned = { $head }; { $rest }
list = { $first }, { $second }
times = { $phrase } ({ $n }-mal)
# What stands out in a line: a regular expression.
bold = \d+ Perücken?

standing = Perücken: { $players }
standing-player = { $who } { $wigs }
standing-list = { $first } · { $second }

## The end

scoring = Perücken
total = Summe
wins = { $who } gewinnt mit { $wigs ->
    [one] 1 Perücke
   *[other] { $wigs } Perücken
}.
wins-by = { $who } gewinnt mit { $wigs ->
    [one] 1 Perücke
   *[other] { $wigs } Perücken
}, so vielen wie { $others }, dank { $breaker ->
    [sets] mehr Trümmersets
    [stores] mehr Geschäften
    [plans] mehr ausgeführten Plänen
   *[money] mehr Geld
} ({ $mine } zu { $theirs }).
shared = { $people } liegen auch nach allen Gleichstandsregeln gleichauf und teilen sich den Sieg mit je { $wigs ->
    [one] 1 Perücke
   *[other] { $wigs } Perücken
}.
