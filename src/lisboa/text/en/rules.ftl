### The command `lisboa rules`.

words-argument = an id such as STORE-08, a family such as STORE, or words that must all occur
all-option = with words: examples, data, checks and notes, too
beside-option = with words: what the rules say in another language, too
coverage-option = list the rules, rulings and examples that no test proves
json-option = with --coverage: as JSON, for programs
tests-option = with --coverage: the folder of the tests (usually ./tests)

## The sections

overview = The rules of Lisboa: { $total } statements in { $sections } sections.
overview-hint = Read one with “lisboa rules STORE-08”, find some with “lisboa rules rubble”.

## One statement, or all with a word

kind-rule = rule
kind-ruling = ruling
kind-example = example
kind-data = data
kind-note = note
place = { $kind } · { $section }
# A rule of a language that lacks it: its English text.
not-translated = { $text } (not translated yet)
# The same rule in another language; $language is its code.
beside = [{ $language }] { $text }
named-in = Also named in: { $names }
matches = { $words }: { $count } of { $total } statements.
matches-more = { $more ->
    [one] 1 example, piece of data or note more
   *[other] { $more } examples, data and notes more
}: { $ask }
all-hint = lisboa rules { $words } --all
all-hint-in-game = rules { $words } all
word = “{ $word }”
word-list = { $words } and { $last }
family-size = { $family }: { $count } of { $total } statements.
unknown-id = There is no rule { $id }.
unknown-id-near = There is no rule { $id }. Did you mean { $near }?
no-match = No rule mentions { $words }.
no-words = Name an id or a word to look for, not an empty one.

## Coverage

coverage-title = Rules, rulings and examples proved by the tests in { $folder }
coverage-sum = { $tested } of { $total } are proved, { $untested } are not.
coverage-unknown = { $file } names { $id }, which the rules do not have.
no-tests = There is no folder of tests here. Name one: lisboa rules --coverage --tests FOLDER
no-folder = There is no folder { $folder }.
no-python = { $file } is not a Python file that can be read: { $reason }.
beside-with-words = --beside goes with words to look for.
only-with-words = --all goes with words to look for.
only-with-coverage = { $option } goes with --coverage only.
coverage-alone = --coverage takes no words.
or = { $words } or { $last }
