### The command `lisboa words`: languages, and what they lack.

languages-argument = le lingue da esaminare (altrimenti tutte)
check-option = elenca tutto ciò che manca o è sbagliato
json-option = con --check: in JSON, per i programmi
json-with-check = --json si usa con --check.

## All languages

head-language = lingua
head-messages = messaggi
head-rules = regole
head-titles = titoli
head-wrong = errori
of = { $there } su { $all }

## What is wrong. $file is a file of a language, $key a message of it, $what a part of the message.

missing = { $file }: manca { $key }.
nobodys = { $file }: { $key } non serve a nessuno: in inglese questo messaggio non c’è.
nobodys-file = { $file }: in inglese questo file non c’è.
junk = { $file }: questo non è un messaggio: { $key }
argument = { $file }: { $key } chiede ${ $what }, che nessuno gli comunica.
selector = { $file }: { $key } sceglie in base a { $what }, che non viene mai comunicato.
plural = { $file }: a { $key } manca una forma del plurale: { $what }.
reference = { $file }: { $key } rimanda a { $what }, che non c’è.
form = { $file }: { $key } chiede la forma «{ $what }», che nessun messaggio possiede.
# Before the ids of rules, of things with titles, of messages.
missing-rules = { $file }: mancano queste regole:
missing-titles = { $file }: mancano questi titoli:
unused = Questi messaggi inglesi, a quanto pare, non li dice nessuno:
complete = Non manca nulla: { $languages ->
    [one] 1 lingua
   *[other] { $languages } lingue
}, { $messages } messaggi ciascuna.
wrong = { $n ->
    [one] 1 cosa manca o è sbagliata.
   *[other] { $n } cose mancano o sono sbagliate.
}
