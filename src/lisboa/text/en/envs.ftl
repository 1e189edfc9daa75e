# The environments for researchers, and what an observation holds.

## What can be wrong

missing-extra = This needs the package { $package }, which is not installed: pip install "lisboa[{ $extra }]" brings it, and in a checkout of the repository pip install ".[{ $extra }]".
wrong-rewards = Rewards are given for { $known }, not for “{ $rewards }”.
wrong-games = A number of games is at least 1, not { $games }.
wrong-workers = Between 1 and { $games } workers can share { $games } games, not { $workers }.
wrong-actions = Give one action for each of the { $games } games, not { $given }.
wrong-action = An action is a whole number, such as those that the mask allows, not { $action }.
wrong-action-of-many = Game { $game }: an action is a whole number, such as those that the mask allows, not { $action }.
no-actions = Give the actions of all games as a list or an array of whole numbers, not { $given }.
of-many = Game { $game }: { $fault }
no-such-game = Games are numbered from 0 to { $last }; there is no game { $game }.
wrong-opponents = Name the opponents in a list, such as ["greedy", "random"], not { $opponents }.
wrong-render-mode = This can be rendered as { $known }, not as { $mode }.
no-render-mode = Nothing is rendered: say how when you make the environment, with render_mode="human" or render_mode="ansi".
wrong-seat = A seat is a number from 0 to { $last }, not { $seat }.
no-copy = Not all of these bots can be copied: { $bots }.
no-pickle = Not all of these bots can be pickled: { $bots }.
no-cluster-copy = The games of a cluster are with its workers, so they can be neither copied nor pickled: begin another ClusterEnv with the same seed.
not-begun = Call reset before anything else.
no-such-agent = There is no agent “{ $agent }”; there are { $agents }.
no-game = Go on from a game of lisboa.new_game, lisboa.load or lisboa.from_position, not from { $game }.
game-over = This game is over; there is nothing to go on with.
other-game = This game has another edition, other seats or other variants than the environment.

## The slices of an observation; docs/envs.md shows them with their offsets

slice-table = number of seats (with Lacerda's); the own seat
slice-options = 1 or 0: solo, draft, starting decrees, tokens, Queen, discards before new ships; decrees a royal servant needs; 1 if blank tasks take their rewards from below; 1 if Lacerda pays in full; then for each seat 1 if it plays with task cards
slice-clock = start player and player whose turn it is (seats away); turn; period; who triggered the end (seat + 1); 1 if by sets; turns left + 1 once the end is near; 1 if over; who called the church scoring (seat + 1)
slice-agenda = the tasks still to do, the question asked first: kind + 1, seat, three numbers (their meaning depends on the kind, see rules/machinery/agenda.py)
slice-offices = officials by noble: those of each seat, then the neutral ones
slice-plazas = the same on the plazas
slice-pairs = set-up: the two clergy tiles each seat chooses from, front + 1
slice-owners = who owns the store on each plot, seat + 1
slice-plans = where each plan is: 1–4 planned by a seat, 5–8 completed by a seat
slice-decrees = where each decree is: 1 face down, 2 on display, 3–6 with a seat
slice-cards = where each political card is known to be: 1 face down in its stack, 2 on top of it, 3 face down for the second period, 4 own pack, 5 own hand, 6–9 in a hand and known to everybody (the own one first)
slice-tasks = where each task card is: 1 face down, 2 among those from which the first are dealt, 3–6 before a seat, 7–10 before a seat and fulfilled this turn
slice-packs = draft: the cards in the pack of each seat; the cards each seat has passed on
slice-passed-on = draft: the cards this seat passed on, in their order, card + 1
slice-shown = draft: whose hand each card has left since, seat + 1
slice-treasury = the space of the treasury track
slice-prices = the price of each good
slice-favour-stacks = favours left, by noble
slice-covered = the good that covers each state action, good + 1
slice-court = the card played at court, card + 1
slice-cardinal = the gap where the Cardinal stands
slice-church = the tile on each space, front + 1
slice-bag = how many of each clergy tile are in the bag
slice-rows = cubes of each colour, row by row
slice-columns = cubes of each colour, column by column
slice-sites = cubes of each colour, site by site
slice-pile = cubes of each colour on the pile
slice-stores = the store on each plot, good + 1
slice-buildings = the building on each site, face + 1
slice-scoring = the value on each scoring space
slice-city = 1 where a tile lies on the city display
slice-city-tiles = large and small tiles left
slice-architects = for each architect: the available building and the top of the stack (face + 1), tiles in the stack, plans taken from the other stack
slice-building-stack = 1 for each building that lies in one of the stacks, below the top
slice-ships = where each ship card is: 1 in the shipyard, 2 for the second period
slice-display = the decrees on display, in their order, decree + 1
slice-gone = political and ship cards that left the game: 1 for the first that did, 2 for the second, …
slice-purple = cards left in the purple deck
slice-task-deck = cards left in the task deck
slice-plot-tokens = the token on each plot, token + 1
slice-site-tokens = the token on each site, token + 1
slice-lacerda = solo: the noble where Lacerda's courtier stands, noble + 1; the stack of the Aide, kind + 1
slice-means = réis; influence; sets; set markers; 1 if one was used this turn; officials on the board
slice-wigs = wigs by category; what visits and penalties cost is written as a positive number
slice-goods = crates of each good
slice-backs = cards of the hand that not everybody knows, by their backs: blue, purple
slice-upper = noble and ship cards by slot, card + 1
slice-lower = treasury cards by slot, card + 1
slice-cargo = crates of each good under each upper slot
slice-at-sea = 1 for each upper slot whose ship is at sea
slice-clergy = how many of each clergy tile
slice-favours = 1 for each noble whose favour is here
slice-rubble = cubes of each colour
slice-houses = houses built, by group
