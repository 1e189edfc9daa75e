### The command `lisboa rules`.

words-argument = un id come STORE-08, una famiglia come STORE, o parole che devono comparire tutte
all-option = con parole: anche esempi, dati, controlli e note
beside-option = con parole: anche ciò che dicono le regole in un’altra lingua
coverage-option = elenca le regole, i chiarimenti e gli esempi che nessun test dimostra
json-option = con --coverage: come JSON, per i programmi
tests-option = con --coverage: la cartella dei test (di solito ./tests)

## The sections

overview = Le regole di Lisboa: { $total } enunciati in { $sections } sezioni.
overview-hint = Leggine uno con «lisboa rules STORE-08», trovane alcuni con «lisboa rules macerie».

## One statement, or all with a word

kind-rule = regola
kind-ruling = chiarimento
kind-example = esempio
kind-data = dati
kind-note = nota
place = { $kind } · { $section }
# A rule of a language that lacks it: its English text.
not-translated = { $text } (non ancora tradotto)
# The same rule in another language; $language is its code.
beside = [{ $language }] { $text }
named-in = Citato anche in: { $names }
matches = { $words }: { $count } di { $total } enunciati.
matches-more = { $more ->
    [one] 1 altro tra esempi, dati e note
   *[other] altri { $more } tra esempi, dati e note
}: { $ask }
all-hint = lisboa rules { $words } --all
all-hint-in-game = regole { $words } tutto
word = «{ $word }»
word-list = { $words } { INITIAL($last) ->
    [e] ed
   *[other] e
} { $last }
family-size = { $family }: { $count } di { $total } enunciati.
unknown-id = Non c’è una regola { $id }.
unknown-id-near = Non c’è una regola { $id }. Intendevi { $near }?
no-match = Nessuna regola cita { $words }.
no-words = Indica un id o una parola da cercare, non una parola vuota.

## Coverage

coverage-title = Regole, chiarimenti ed esempi dimostrati dai test in { $folder }
coverage-sum = { $tested } su { $total } sono dimostrati, { $untested } no.
coverage-unknown = { $file } nomina { $id }, che le regole non hanno.
no-tests = Qui non c’è una cartella di test. Indicane una: lisboa rules --coverage --tests CARTELLA
no-folder = Non c’è una cartella { $folder }.
no-python = { $file } non è un file Python leggibile: { $reason }.
beside-with-words = --beside va con parole da cercare.
only-with-words = --all va con parole da cercare.
only-with-coverage = { $option } va solo con --coverage.
coverage-alone = --coverage non accetta parole.
or = { $words } o { $last }
