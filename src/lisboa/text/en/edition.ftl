# Editions: their faults, and what `lisboa edition` prints.

## Faults

fault = { $place }: { $reason }
place-file = { $file }
place-head = { $file }, field { $field }
place-entry = { $file }, { $entry }
place-field = { $file }, { $entry }, field { $field }
refused = The edition in { $folder } has { $faults ->
    [one] 1 fault
   *[other] { $faults } faults
} and cannot be played:
other-built-in = This was written with another built-in edition ({ $written }) than the one of this program ({ $own }).

# Files

fault-no-folder = this is not a folder.
fault-no-edition = there is no edition in this folder; one has { $files }.
fault-no-file = the file is missing.
fault-unknown-file = an edition has no such file; it has { $files }.
fault-unreadable = the file cannot be read ({ $error }).
fault-not-utf-8 = the file is not UTF-8 text (byte { $byte }).
fault-not-toml = the file is not valid TOML: { $error }.
fault-too-long = the file has a number with too many digits or brackets in too many brackets.
fault-no-language = a file of titles is called as its language, in small letters: de.toml.
fault-no-such-title = nothing in { $file } has this id and is called by a name.
fault-missing-section = the section is missing.
fault-empty-section = the section has no entries.
fault-unknown-section = there is no such section; this file has { $sections }.
fault-other-edition = { $value } is not { $other }, the name in { $file }; all files of an edition carry one name.
fault-name-of-built-in = “{ $name }” is the name of the edition that comes with the program; a server tells editions apart by their names.
fault-name-taken = “{ $name }” is the name of the edition in { $other }, too; a server tells editions apart by their names.
fault-not-entries = the section must be a list of entries, each under [[{ $section }]].
fault-not-single = the section must be one table, under [{ $section }].

# Single values

fault-missing-field = the field is missing.
fault-unknown-field = there is no such field; possible here: { $fields }.
fault-not-a-field = { $value } is not a field of this entry.
fault-not-whole = { $value } is not a whole number.
fault-out-of-range = { $value } is not between { $low } and { $high }.
fault-unknown-word = { $value } is not one of { $words }.
fault-not-the-word = { $value } must be { $words }.
fault-not-flag = { $value } must be true or false.
fault-not-text = { $value } is not text; put it in quotation marks.
fault-empty-text = the text must be one line and not empty.
fault-long-text = the text must not have more than { $most } characters.
fault-not-name = { $value } is not a name of lower-case letters and digits joined by hyphens.
fault-not-list = { $value } must be a list in square brackets.
fault-list-length = the list has { $length ->
    [one] 1 value
   *[other] { $length } values
}; it needs { $least ->
    [exactly] exactly { $most }
   *[other] { $least } to { $most }
}.
fault-twice-in-list = { $value } stands twice in the list.
fault-not-table = { $value } must be a table in curly brackets.
fault-not-exactly-one = exactly one of these must be there: { $fields }.
fault-not-together = only one of these may be there: { $fields }.

# Between entries

fault-id-twice = the id is already used in { $file }.
fault-value-twice = { $value } is already taken by { $other }.
fault-missing-values = there is no entry for { $values }.
fault-number-too-high = the numbers must run from 1 to { $count }, the number of entries.
fault-wrong-count = { $stated } are stated, but the entries under { $section } make { $count }.
fault-wrong-deck-count = { $stated } are stated, but the deck has { $count }.
fault-not-the-value = this must be { $wanted }.

# The board

fault-no-north-site = { $id } is not a site on the north side.
fault-other-street = { $id } belongs to another street.
fault-place-taken = { $place } is already taken by { $other }.
fault-places-empty = nothing stands at { $places }.
fault-other-columns = the columns that name this scoring space are { $columns }.
fault-too-many-alike = { $tiles } tiles show { $value }; the solo game cannot lay them without two equal neighbours.
fault-wrong-display = the display must have exactly these spaces: { $spaces }.
fault-not-rising = the spaces are listed from bottom to top, so this must be more than { $value }.
fault-list-not-rising = the spaces must be listed from low to high.
fault-not-falling-by-one = the prices must be listed from high to low, one real apart.
fault-not-on-track = { $value } is not on the track, which has { $spaces }.
fault-beyond-the-track = no space may be higher than { $highest }.
fault-same-action = { $action } stands at the top already; the office needs both of its state actions.
fault-not-one-envelope = there must be exactly one envelope among the gaps, not { $count }.
fault-cubes-left = there are { $cubes } cubes, but rows, columns, sites and rubble pile hold { $places }.
fault-not-per-house = there must be one ability per house, but there are { $abilities } for { $houses }.

# Cards and tiles

fault-deck-too-small = the deck needs at least { $least } cards, so that four players can draw five each.
fault-no-such-card = there is no card { $id }.
fault-row-e = the decree is about row E, so this must be true.
fault-not-row-e = the decree is not about row E, so this must not be true.
fault-no-plans = the { $architect } architect needs plans that are not starting plans.
fault-not-even = the number must be even, because the buildings form two equal stacks.
fault-not-at-court = “{ $do }” cannot happen during a visit to the { $noble }.
fault-no-officials = a number of officials belongs to “recruit”, not to “{ $do }”.
fault-too-few-tasks = pack { $pack } needs at least { $least } tasks.

## The command

argument-command = begin an edition of your own, find what is wrong with it, or show what is in one (default: show)
command-new = begin an edition of your own: a copy of Baixa, to be changed
command-check = find everything that is wrong with an edition, or with several that a server is to offer
command-show = show what is in an edition
argument-folder = a folder with the nine files of an edition (default: the built-in Baixa)
argument-new = where to write it: a folder that is new or empty
argument-name = what it is called (default: as its folder)
argument-kind = what to show, named as its file: { $kinds } (default: an overview)
sound = The edition “{ $name }” is sound: { $politics } political cards, { $decrees } decrees, { $clergy } clergy tiles, { $ships } ships, { $plans } plans, { $buildings } public buildings, { $plots } plots, { $sites } sites, { $tasks } tasks and { $tokens } tokens. Fingerprint { $fingerprint }.
new = The folder { $folder } now holds the edition “{ $name }”, a copy of Baixa in nine files. docs/editions.md explains every word of them. Change what you like, then:
new-check = {"    "}lisboa edition check { $folder }
new-play = {"    "}lisboa play --edition { $folder }
new-serve = {"    "}lisboa serve --open --edition { $folder }
new-not-empty = There is something in { $folder } already, and it stays as it is. Name a folder that is new or empty.
new-not-a-folder = { $folder } is not a folder.
new-name = An edition cannot be called “{ $name }”: { $reason } Choose another name with --name.
of-folder = { $folder }:
not-served = It can be played in the terminal, but not offered by a server: { $reason } Give it another name in all its files.
faults = { $faults ->
    [one] 1 fault.
   *[other] { $faults } faults.
}
unknown-kind = There is nothing called “{ $kind }” to show. Possible: { $kinds }.

## Tables

title-overview = Edition “{ $name }”, fingerprint { $fingerprint }
more = For the details: lisboa edition show KIND, where KIND is one of { $kinds }.
title-board = Board
title-plots = Plots
title-sites = Sites of public buildings
title-politics = Political cards
title-clergy = Clergy tiles
title-decrees = Decrees
title-ships = Ships
title-plans = Plans
title-buildings = Public buildings
title-tasks = Starting tasks
title-tokens = City tokens

head-kind = Kind
head-pieces = Pieces
head-remark = Of these
head-number = No.
head-deck = Deck
head-title = Title
head-text = Text
head-copies = Copies
head-wigs = Back
head-colour = Colour
head-hull = Hull
head-price = Price per good
head-influence = Influence
head-period = Period
head-architect = Architect
head-officials = Officials
head-starting = Starting plan
head-blue = Blue face
head-green = Green face
head-plot = Plot
head-size = Size
head-streets = Streets
head-reward = Reward
head-side = Side
head-row-or-street = Row or street
head-cubes = Cubes
head-pack = Pack
head-part = Part
head-values = Printed

title-and-year = { $title }, { $year }
variant-title = { $title } (variant)
yes = yes
no = –

word-gold = gold
word-cloth = cloth
word-books = books
word-tools = tools
word-west = west
word-north = north
word-east = east
word-plot = plot
word-site = site
icon-envelope = envelope
icon-treasury = treasury

remark-board = { $plots } plots ({ $wide } wide, { $narrow } narrow), { $sites } sites of public buildings
remark-deck = { $deck } { $cards }
remark-clergy = { $fronts } different fronts
remark-decrees = { $row_e } about row E
remark-ships = { $kinds } kinds
remark-plans = { $starting } starting plans
remark-buildings = each with a blue and a green face
remark-tasks = pack A { $first }, pack B { $second }
remark-tokens = { $plots } for plots, { $sites } for sites

part-streets = Streets, west to east
part-rows = Cubes at rows
part-columns = Cubes at columns
part-rubble = Rubble, { $colour }
part-pile = Rubble pile
part-scoring = Scoring tiles
part-city = City tiles
part-treasury = Treasury réis: visit cost
part-treasury-start = Treasury at the start
part-market = Market at the start
part-market-floor = Lowest price
part-influence = Influence at the start, of { $max }
part-coins = Influence spaces with a real
part-church = Icons of the church, by gap
part-office = { CAPITAL($office) }
part-player = Player board
part-houses = Houses, { $group }

value-street = { $name } ({ $good })
value-named = { $name }: { $value }
value-city = { $large } large, { $small } small
value-rubble = { $cubes } cubes, { $price ->
    [one] 1 real
   *[other] { $price } réis
} each
value-office = { $person }; { $capacity } spaces; accepts { $accepts }; { $actions }

count-upper_slots = upper slots
count-lower_slots = lower slots
count-portfolio_base = portfolio
count-warehouse_base = warehouse of each good
count-rubble_columns = rubble columns
count-clergy_spaces = clergy spaces
count-officials_per_player = officials

action-recruit = recruit officials
action-plan = take a plan
action-ship = build a ship
action-produce = produce goods
action-cardinal = meet the Cardinal
action-favour = obtain a royal favour
action-store = build a store
action-decree = take a decree
action-open = open a public building

ability-none = no ability
ability-visit_in_reais = pay visits in réis
ability-ship_goods_minus_1 = ships cost 1 good less
ability-ship_goods_free = ships cost no goods
ability-produce_plus_1_of_one = produce 1 more of one good
ability-produce_plus_1_of_each = produce 1 more of each good
