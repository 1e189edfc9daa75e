### The command `lisboa words`: languages, and what they lack.

languages-argument = les langues à examiner (sinon toutes)
check-option = nommer tout ce qui manque ou ne va pas
json-option = avec --check : en JSON, pour les programmes
json-with-check = --json va avec --check.

## All languages

head-language = langue
head-messages = messages
head-rules = règles
head-titles = titres
head-wrong = fautes
of = { $there } sur { $all }

## What is wrong. $file is a file of a language, $key a message of it, $what a part of the message.

missing = { $file } : { $key } manque.
nobodys = { $file } : { $key } n’est à personne : l’anglais n’a pas ce message.
nobodys-file = { $file } : l’anglais n’a pas ce fichier.
junk = { $file } : ceci n’est pas un message : { $key }
argument = { $file } : { $key } demande ${ $what }, que personne ne lui donne.
selector = { $file } : { $key } choisit selon { $what }, qui n’est jamais donné.
plural = { $file } : il manque à { $key } une forme du pluriel : { $what }.
reference = { $file } : { $key } renvoie à { $what }, qui n’existe pas.
form = { $file } : { $key } demande la forme « { $what } », qu’aucun message n’a.
# Before the ids of rules, of things with titles, of messages.
missing-rules = { $file } : ces règles manquent :
missing-titles = { $file } : ces titres manquent :
unused = Personne ne semble dire ces messages de l’anglais :
complete = Rien ne manque : { $languages ->
    [one] { $languages } langue
   *[other] { $languages } langues
}, { $messages } messages chacune.
wrong = { $n ->
    [one] { $n } chose manque ou ne va pas.
   *[other] { $n } choses manquent ou ne vont pas.
}
