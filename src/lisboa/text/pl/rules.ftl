### The command `lisboa rules`.

words-argument = identyfikator, na przykład STORE-08, rodzina, na przykład STORE, albo słowa, które mają wystąpić wszystkie
all-option = ze słowami: także przykłady, dane, kontrole i uwagi
beside-option = ze słowami: także to, co zasady mówią w innym języku
coverage-option = wypisz zasady, rozstrzygnięcia i przykłady, których nie dowodzi żaden test
json-option = z --coverage: jako JSON, dla programów
tests-option = z --coverage: folder z testami (zwykle ./tests)

## The sections

overview = Zasady gry Lisboa: liczba zapisów { $total }, rozdziałów { $sections }.
overview-hint = Jeden przeczytasz przez „lisboa rules STORE-08”, kilka znajdziesz przez „lisboa rules gruz”.

## One statement, or all with a word

kind-rule = zasada
kind-ruling = rozstrzygnięcie
kind-example = przykład
kind-data = dane
kind-note = uwaga
place = { $kind } · { $section }
# A rule of a language that lacks it: its English text.
not-translated = { $text } (jeszcze nieprzetłumaczone)
# The same rule in another language; $language is its code.
beside = [{ $language }] { $text }
named-in = Wymieniane też w: { $names }
matches = { $words }: { $count } z { $total } zapisów.
matches-more = { $more ->
    [one] jeszcze 1 przykład, dane lub uwaga
    [few] jeszcze { $more } przykłady, dane i uwagi
    [many] jeszcze { $more } przykładów, danych i uwag
   *[other] jeszcze { $more } przykładów, danych i uwag
}: { $ask }
all-hint = lisboa rules { $words } --all
all-hint-in-game = zasady { $words } wszystko
word = „{ $word }”
word-list = { $words } i { $last }
family-size = { $family }: { $count } z { $total } zapisów.
unknown-id = Nie ma zasady { $id }.
unknown-id-near = Nie ma zasady { $id }. Może chodziło o { $near }?
no-match = Żadna zasada nie wspomina o { $words }.
no-words = Podaj identyfikator albo słowo do wyszukania, a nie nic.

## Coverage

coverage-title = Zasady, rozstrzygnięcia i przykłady, których dowodzą testy w { $folder }
coverage-sum = Dowiedzionych: { $tested } z { $total }, niedowiedzionych: { $untested }.
coverage-unknown = { $file } wymienia { $id }, którego nie ma w zasadach.
no-tests = Nie ma tu folderu z testami. Podaj go: lisboa rules --coverage --tests FOLDER
no-folder = Nie ma folderu { $folder }.
no-python = { $file } to nie plik Pythona, który da się odczytać: { $reason }.
beside-with-words = --beside wymaga słów do wyszukania.
only-with-words = --all wymaga słów do wyszukania.
only-with-coverage = { $option } wymaga --coverage.
coverage-alone = --coverage nie przyjmuje słów.
or = { $words } lub { $last }
