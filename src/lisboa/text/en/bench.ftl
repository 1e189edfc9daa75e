### The command `lisboa bench`.

quick-option = a rough answer within seconds
json-option = the result as JSON, for programs

measuring = Measuring
how = On one core, the best of several windows; measured in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}

play = Random play
head-decisions = decisions a second
head-games = games a second
head-length = decisions a game
players = { $n ->
    [1] 1 player against Lacerda
   *[other] { $n } players
}

costs = One call
cost-clone = Copy a state and drop the copy
cost-legal = Find the answers to a question
cost-apply = Carry out an answer, up to the next question
cost-hash = Hash a state
cost-view = See what a seat may know
cost-sample = Deal the unknown anew
cost-play = Play an answer in a game that can go back
cost-undo = Take it back
cost-position-save = Save a position
cost-position-load = Load a position
cost-record-save = Save the record of a game of four
cost-replay = Replay it

rest = The rest
lookahead-share = Look-ahead in the time of random play
lookahead-largest = Positions searched for one question, at most
state-bytes = Memory of one state
clone-bytes = Memory that a copy of it adds
startup = Start “lisboa { $line }”

unit-us = µs
unit-ms = ms
unit-share = %
unit-positions = positions
unit-bytes = bytes
