### Bots: how they are named, what they are like, and what they do wrong.

## Levels, as `lisboa play --help` describes them

level-apprentice = weak but sensible
level-merchant = takes what is best now
level-courtier = plans ahead
level-minister = plans ahead for long
level = { $name } ({ $text })

## Nobody of this name can play

no-such-bot = There is no bot “{ $name }”. There is: { $names }; also module:Class and program:COMMAND.
no-such-bot-near = There is no bot “{ $name }”. Did you mean “{ $near }”?
no-budget = The bot { $name } has no budget to set: write { $name } alone.
no-budget-but-weights = The bot { $name } has no budget to set: write { $name } alone, or { $name }:FILE.toml for weights of your own.
wrong-budget = “{ $text }” is no budget: write 200ms, 2s or 2000it.
empty-budget = “{ $text }” leaves no time to think: the budget must be more than nothing.
wrong-weights = The weights “{ $file }” cannot be used: { $problem }
weights-unread = { $reason }.
weights-no-text = the file is no text in UTF-8.
weights-no-toml = the file is no TOML ({ $reason }).
weights-no-section = there is no section [{ $section }].
weights-missing = in [{ $section }], { $name } is missing.
weights-unknown = in [{ $section }], { $name } is no weight.
weights-no-number = in [{ $section }], { $name } is not a number.
no-such-module = There is no Python module “{ $module }”, neither installed nor in this folder.
broken-module = The module “{ $module }” cannot be used: { $reason }.
no-such-class = The module “{ $module }” has no “{ $name }”.
not-a-bot = “{ $name }” of the module “{ $module }” is no bot: it must be a class with a method choose, or a function that makes one from a seed.
wrong-constructor = “{ $name }” of the module “{ $module }” has the wrong constructor: it is called with one argument, the seed, as in __init__(self, seed).
no-command = Say which program: program:COMMAND, such as “program:python3 my_bot.py”.
unclear-command = The command “{ $command }” cannot be read: a quotation mark is missing.
no-such-program = There is no program “{ $program }” that can be run.

## A decision is forfeited

fault-crash = { $bot } failed ({ $detail }).
fault-nonsense = { $bot } gave no possible answer ({ $detail }).
fault-late = { $bot } was too late ({ $detail }).
fault-absent = { $bot } cannot play ({ $detail }).
detail-error = { $error } in { $file }, line { $line }
detail-type = an answer is a number, not { $type }
detail-not-legal = none of the { $n } that were offered
detail-late = { $took } seconds, with a budget of { $budget }
detail-ended = the program ended with code { $code }
detail-no-choose = it needs a method choose that takes a view, the legal answers and a budget
detail-babble = not one line with a JSON object
detail-no-action = its answer is no action
detail-starts = { $n ->
    [one] it was started once in this game, in vain
   *[other] it was started { $n } times in this game, in vain
}
detail-protocol = it does not speak version { $ours } of the protocol

forfeited = { $sentence } Greedy answered instead, { $times ->
    [one] once, in the game with seed { $seed }.
   *[other] { $times } times, first in the game with seed { $seed }.
}
