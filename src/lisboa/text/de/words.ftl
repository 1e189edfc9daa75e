### The command `lisboa words`: languages, and what they lack.

languages-argument = die Sprachen, die angesehen werden (sonst alle)
check-option = alles nennen, was fehlt oder falsch ist
json-option = mit --check: als JSON, für Programme
json-with-check = --json passt nur zu --check.

## All languages

head-language = Sprache
head-messages = Texte
head-rules = Regeln
head-titles = Titel
head-wrong = falsch
of = { $there } von { $all }

## What is wrong. $file is a file of a language, $key a message of it, $what a part of the message.

missing = { $file }: { $key } fehlt.
nobodys = { $file }: { $key } gehört niemandem: Das Englische hat keinen solchen Text.
nobodys-file = { $file }: Das Englische hat keine solche Datei.
junk = { $file }: Das ist kein Text: { $key }
argument = { $file }: { $key } verlangt ${ $what }, und niemand gibt es an.
selector = { $file }: { $key } wählt nach { $what }, das nie angegeben wird.
plural = { $file }: { $key } fehlt eine Form des Plurals: { $what }.
reference = { $file }: { $key } verweist auf { $what }, das es nicht gibt.
form = { $file }: { $key } verlangt die Form „{ $what }“, die kein Text hat.
# Before the ids of rules, of things with titles, of messages.
missing-rules = { $file }: Diese Regeln fehlen:
missing-titles = { $file }: Diese Titel fehlen:
unused = Diese englischen Texte scheint niemand zu sagen:
complete = Nichts fehlt: { $languages ->
    [one] 1 Sprache
   *[other] { $languages } Sprachen
}, je { $messages } Texte.
wrong = { $n ->
    [one] 1 Fehler oder Mangel.
   *[other] { $n } Fehler oder Mängel.
}
