# What somebody is asked. “You” is the player who has to answer.

clergy = Which of your two clergy tiles do you keep?
turn = It is your turn: which card do you play, and where?
room = What makes room for { $card } in your portfolio?
sell-or-trade = Do you sell goods or trade with the nobles?
load = { $n ->
    [0] Which good do you sell, and to which ship?
    [one] You sold 1 good: which one do you sell next, and to which ship?
   *[other] You sold { $n } goods: which one do you sell next, and to which ship?
}
offer = { $n ->
    [0] Which good do you give to a noble, and for which state action?
   *[other] Which good do you give next, and for which state action?
}
office = In which office do you place an official? You may place { $n ->
    [one] 1 more
   *[other] { $n } more
}.
plan = Which plan do you take?
berth = Where does the { $ship } go?
ship-goods = Which good do you pay for the ship? { $n ->
    [one] 1 is
   *[other] { $n } different ones are
} still to be paid.
extra-good = Which of the goods you produced do you take { $n ->
    [one] 1 more
   *[other] { $n } more
} of?
steps = { $n ->
    [one] The Cardinal moves 1 step.
   *[other] How many steps does the Cardinal move, at most { $n }?
}
tile = Which of the two tiles next to the Cardinal do you take?
give-tile = The church scores: which clergy tile do you give { $given ->
    [0] away
   *[1] next
}?
favour = The royal favour of which noble do you take?
visit-reais = The visit costs { $n } influence: how much of it do you pay in réis?
free-action = Which state action of { $noble } do you perform?
follow = { $visitor } visits { $noble }: do you return your royal favour{ $n ->
    [0] {" "}and follow
   *[other] , pay { $n } influence and follow
}?
lot = Which store do you build, and on which plot?
cube = Which cube of the row or column of plot { $plot } do you take?
house = A house of which group do you put on the store?
decree = { $extra ->
    [0] Which decree do you take?
   *[1] Do you spend a set marker to take an extra decree?
}
site = On which site do you open a public building?
use-plan = Which plan do you use for the building on the { $site }?
return = From where do you take back an official? The building needs { $n ->
    [one] 1 more
   *[other] { $n } more
}.
payment = Pay { reais } for { $what ->
    [land] the land
    [officials] the officials you hire
   *[event] the event
}: how many of them from influence?
penalty = { $covered ->
    [0] You have no coins for a penalty of { reais }: how many of them do you pay from influence?
   *[other] Your coins and discounts cover { $covered } of a penalty of { reais }: how many more do you pay from influence?
} You need not pay any.
reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
accept = Do you want to { $effect }?
good = Which good do you take?
pile = Which cube of the rubble pile do you take?
lose-good = Which good do you lose?
lose-official = From where do you take back the official that you lose?
lose-favour = The royal favour of which noble do you lose?
draw = Which card do you draw?
discard = The period ends: which card of your hand do you discard?
claim = The reward of which discarded card do you take next?
over = The game is over.
keep-card = { $again ->
    [0] { $round ->
        [1] You keep two of these cards: which of the two stands first in the list?
       *[other] Which card do you keep before you pass on the rest?
    }
   *[other] Which card do you keep as your second?
}
task = Which of the tasks that you have done is rewarded?

# The same where several things are chosen in any order; $n says how many.
pick-ship-goods = Which { $n } different goods do you pay for the ship?
pick-return = From where do you take back { $n } officials? The building needs them.
pick-give-tile = The church scores: which clergy tiles do you give away?
pick-discard = The period ends: which cards of your hand do you discard?
pick-keep-card = Which { $n } of these cards do you keep before you pass on the rest?

# The same in five words at most, not counting those of names.
short-clergy = Which tile do you keep?
short-turn = Your turn: play a card
short-room = What makes room?
short-sell-or-trade = Sell or trade?
short-load = Which good, to which ship?
short-offer = Which good, for which action?
short-office = Official: in which office?
short-plan = Which plan do you take?
short-berth = Where does the ship go?
short-ship-goods = Which good pays the ship?
short-extra-good = One more of which good?
short-steps = Cardinal: how many steps?
short-tile = Which tile do you take?
short-give-tile = Which tile for the church?
short-favour = Whose favour do you take?
short-visit-reais = Pay influence or réis?
short-free-action = Which state action?
short-follow = Follow { $visitor } to { $noble }?
short-lot = Where do you build?
short-cube = Which cube do you take?
short-house = A house of which group?
short-decree = { $extra ->
    [0] Which decree do you take?
   *[1] Take an extra decree?
}
short-site = Where does the building open?
short-use-plan = Which plan do you use?
short-return = Which official comes back?
short-payment = { reais }: coins or influence?
short-penalty = Penalty: pay from influence?
short-accept = Take the reward?
short-good = Which good do you take?
short-pile = Which cube do you take?
short-lose-good = Which good is lost?
short-lose-official = Which official is lost?
short-lose-favour = Whose favour is lost?
short-draw = Which card do you draw?
short-discard = Which card do you discard?
short-claim = Which reward comes next?
short-over = The game is over
short-keep-card = Which card do you keep?
short-task = Which task is rewarded?
