### The command `lisboa rules`.

words-argument = eine Kennung wie STORE-08, eine Familie wie STORE oder Wörter, die alle vorkommen müssen
all-option = bei Wörtern: auch Beispiele, Daten, Prüfungen und Hinweise
beside-option = bei Wörtern: auch, was die Regeln in einer anderen Sprache sagen
coverage-option = die Regeln, Auslegungen und Beispiele auflisten, die kein Test beweist
json-option = mit --coverage: als JSON, für Programme
tests-option = mit --coverage: der Ordner der Tests (sonst ./tests)

## The sections

overview = Die Regeln von Lisboa: { $total } Aussagen in { $sections } Abschnitten.
overview-hint = Eine lesen: „lisboa rules STORE-08“; welche finden: „lisboa rules Trümmer“.

## One statement, or all with a word

kind-rule = Regel
kind-ruling = Auslegung
kind-example = Beispiel
kind-data = Daten
kind-note = Hinweis
place = { $kind } · { $section }
# A rule of a language that lacks it: its English text.
not-translated = { $text } (noch nicht übersetzt)
# The same rule in another language; $language is its code.
beside = [{ $language }] { $text }
named-in = Auch genannt in: { $names }
matches = { $words }: { $count } von { $total } Aussagen.
matches-more = { $more ->
    [one] Dazu 1 Beispiel, Angabe oder Hinweis
   *[other] Dazu { $more } Beispiele, Daten und Hinweise
}: { $ask }
all-hint = lisboa rules { $words } --all
all-hint-in-game = regeln { $words } alles
word = „{ $word }“
word-list = { $words } und { $last }
family-size = { $family }: { $count } von { $total } Aussagen.
unknown-id = Es gibt keine Regel { $id }.
unknown-id-near = Es gibt keine Regel { $id }. Meintest du { $near }?
no-match = Keine Regel nennt { $words }.
no-words = Nenne eine Kennung oder ein Wort, nach dem gesucht wird, kein leeres.

## Coverage

coverage-title = Regeln, Auslegungen und Beispiele, bewiesen durch die Tests in { $folder }
coverage-sum = { $tested } von { $total } sind bewiesen, { $untested } nicht.
coverage-unknown = { $file } nennt { $id }; das gibt es in den Regeln nicht.
no-tests = Hier gibt es keinen Ordner mit Tests. Nenne einen: lisboa rules --coverage --tests ORDNER
no-folder = Es gibt keinen Ordner { $folder }.
no-python = { $file } ist keine lesbare Python-Datei: { $reason }.
beside-with-words = --beside passt nur zu Wörtern, nach denen gesucht wird.
only-with-words = --all passt nur zu Wörtern, nach denen gesucht wird.
only-with-coverage = { $option } passt nur zu --coverage.
coverage-alone = --coverage nimmt keine Wörter.
or = { $words } oder { $last }
