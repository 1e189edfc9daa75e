### The command `lisboa words`: languages, and what they lack.

languages-argument = the languages to look at (otherwise all)
check-option = name everything that is missing or wrong
json-option = with --check: as JSON, for programs
json-with-check = --json goes with --check.

## All languages

head-language = language
head-messages = messages
head-rules = rules
head-titles = titles
head-wrong = wrong
of = { $there } of { $all }

## What is wrong. $file is a file of a language, $key a message of it, $what a part of the message.

missing = { $file }: { $key } is missing.
nobodys = { $file }: { $key } is nobody’s: English has no such message.
nobodys-file = { $file }: English has no such file.
junk = { $file }: this is no message: { $key }
argument = { $file }: { $key } asks for ${ $what }, which nobody tells it.
selector = { $file }: { $key } chooses by { $what }, which is never told.
plural = { $file }: { $key } lacks a form of the plural: { $what }.
reference = { $file }: { $key } refers to { $what }, which is not there.
form = { $file }: { $key } asks for the form “{ $what }”, which no message has.
# Before the ids of rules, of things with titles, of messages.
missing-rules = { $file }: these rules are missing:
missing-titles = { $file }: these titles are missing:
unused = Nobody seems to say these messages of English:
complete = Nothing is missing: { $languages ->
    [one] 1 language
   *[other] { $languages } languages
}, { $messages } messages each.
wrong = { $n ->
    [one] 1 thing is missing or wrong.
   *[other] { $n } things are missing or wrong.
}
