### The command `lisboa story`.

players-option = how many play, 2 to 4 (usually { $usual })
seed-option = the same number tells the same game (usually by chance)
edition-option = the folder of an edition of your own
pace-option = how many seconds to wait after every turn (usually none)
wrong-pace = “{ $text }” is not a number of seconds from 0 to { $most }.

## The beginning

title = { $product }: a game for { $players ->
    [1] one against Lacerda
    [2] two
    [3] three
   *[4] four
}
introduction = Lisbon, November 1755: earthquake, flood and fire have laid the city in ruins. { $people } rebuild it. { $start } begins.
introduction-solo = Lisbon, November 1755: earthquake, flood and fire have laid the city in ruins. { $people } rebuild it, each in a way of their own. { $start } begins; Lacerda never hesitates.
again = The same game once more: lisboa story { $table } --seed { $seed }
again-own = The same game once more: lisboa story { $table } --seed { $seed } --edition { $edition }

## Chapters

chapter-setup = Before the first turn
chapter-first = First period
chapter-change = Change of periods
chapter-second = Second period
chapter-scoring = Final scoring

## Lines

line = { $head }: { $rest }
# Behind what Lacerda decided stands the reason already.
line-reasoned = { $head }; { $rest }
list = { $first }, { $second }
times = { $phrase } { $n ->
    [2] twice
   *[other] { $n } times
}
# What stands out in a line: a regular expression.
bold = \d+ wigs?

standing = Wigs: { $players }
standing-player = { $who } { $wigs }
standing-list = { $first } · { $second }

## The end

scoring = Wigs
total = Total
wins = { $who } wins with { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
}.
wins-by = { $who } wins with { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
}, as many as { $others }, thanks to { $breaker ->
    [sets] more rubble sets
    [stores] more stores
    [plans] more completed plans
   *[money] more money
} ({ $mine } to { $theirs }).
shared = { $people } are level even after all tie-breakers and share the victory with { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
} each.
