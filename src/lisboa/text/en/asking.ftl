### “Why can’t I build a store?”: the words of such a question, and its answers.

## Words. They are compared without capitals and accents; each list may hold as many as people use.

# What says nothing about what is meant.
small-words = a an the use using make making perform into i i'm im me my you your it its this that these those is are am be was do does did done how what when where which why can can't cant cannot could couldn't may must should would will won't not no now here there to of on in at for from with and or any some one get have has had need want please still just again possible impossible allowed legal
topic-recruit = recruit recruits recruiting official officials
topic-plan = plan plans blueprint
topic-ship = ship ships boat boats
topic-produce = produce production producing
topic-cardinal = cardinal church clergy tile tiles
topic-favour = favour favours favor favors
topic-store = store stores shop shops build plot plots land bookstore bookstores
topic-decree = decree decrees
topic-open = open opening public building buildings
topic-sell = sell selling sale sold
topic-trade = trade trading
topic-builder = builder
topic-minister = minister marquis pombal
topic-king = king
topic-event = event events sponsor sponsoring
topic-undo = undo

## Answers

legal = { $action }: this is possible, as { $numbers }.
legal-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}: this is possible, as { $numbers }.
refused = { $action }: { $reason }
refused-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}: { $reason }
list = { $first }; { $second }
unknown = Nothing that could be done here is called “{ $text }”. Ask in words of the game, such as “why can’t I build a store”, “why not visit the King” or “why not sell”.
empty = Why not what? Say it in words of the game, such as “why can’t I build a store” or “why not visit the King”. “not” lists all that is not possible now.
no-card = You hold no { $kind } card, and only with one you { $noble ->
    [treasury] sponsor an event
   *[other] visit { $noble }
}. ({ $rule })
way-visit = You can { $deed }: visit { $noble } ({ $numbers }).
number = number { $numbers }
numbers = numbers { $numbers }
way-trade = You can { $deed } by a trade: play a card into your portfolio ({ $numbers }) and give { $noble } a good that he accepts ({ $goods }).
way-trade-refused = By a trade: { $reason }
deed-refused = { CAPITAL($deed) }: { $reason }
way-sell = You can sell goods: play a card into your portfolio ({ $numbers }), then sell.
way-trade-any = You can trade with the nobles: play a card into your portfolio ({ $numbers }), then trade.
sell-refused = Sell goods: { $reason }
trade-refused = Trade with the nobles: { $reason }
not-now = You are asked something else now: “{ $question }” { $way }
turn-visit = In your turn you { $deed } when you visit { $noble }. ({ $rule })
turn-state = In your turn you { $deed } when you visit { $noble }, or when you play a card into your portfolio and trade. ({ $rule })
turn-portfolio = In your turn you { $what ->
    [sell] sell goods
   *[trade] trade with the nobles
} after you play a card into your portfolio. ({ $rule })
can-undo = You can: type “undo”.
