### The command `lisboa words`: languages, and what they lack.

languages-argument = języki do sprawdzenia (bez nich wszystkie)
check-option = wymień wszystko, czego brakuje lub co jest nie tak
json-option = z --check: jako JSON, dla programów
json-with-check = --json wymaga --check.

## All languages

head-language = język
head-messages = komunikaty
head-rules = zasady
head-titles = tytuły
head-wrong = błędy
of = { $there } z { $all }

## What is wrong. $file is a file of a language, $key a message of it, $what a part of the message.

missing = { $file }: brakuje { $key }.
nobodys = { $file }: { $key } jest niczyje: po angielsku nie ma takiego komunikatu.
nobodys-file = { $file }: po angielsku nie ma takiego pliku.
junk = { $file }: to nie komunikat: { $key }
argument = { $file }: { $key } żąda ${ $what }, czego nikt mu nie podaje.
selector = { $file }: { $key } wybiera według { $what }, czego nigdy się nie podaje.
plural = { $file }: { $key } nie ma formy liczby mnogiej: { $what }.
reference = { $file }: { $key } odwołuje się do { $what }, czego nie ma.
form = { $file }: { $key } żąda formy „{ $what }”, której nie ma żaden komunikat.
missing-rules = { $file }: brakuje tych zasad:
missing-titles = { $file }: brakuje tych tytułów:
unused = Tych angielskich komunikatów chyba nikt nie wypowiada:
complete = Niczego nie brakuje: { $languages ->
    [one] 1 język
    [few] { $languages } języki
    [many] { $languages } języków
   *[other] { $languages } języków
}, komunikaty w każdym: { $messages }.
wrong = { $n ->
    [one] 1 brak lub błąd.
    [few] { $n } braki lub błędy.
    [many] { $n } braków lub błędów.
   *[other] { $n } braków lub błędów.
}
