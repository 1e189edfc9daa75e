### The command `lisboa words`: languages, and what they lack.

languages-argument = los idiomas que se examinan (si no, todos)
check-option = enumera todo lo que falta o está mal
json-option = con --check: en JSON, para programas
json-with-check = --json va con --check.

## All languages

head-language = idioma
head-messages = mensajes
head-rules = reglas
head-titles = títulos
head-wrong = errores
of = { $there } de { $all }

## What is wrong. $file is a file of a language, $key a message of it, $what a part of the message.

missing = { $file }: falta { $key }.
nobodys = { $file }: { $key } no es de nadie: en inglés no existe ese mensaje.
nobodys-file = { $file }: en inglés no existe ese archivo.
junk = { $file }: esto no es un mensaje: { $key }
argument = { $file }: { $key } pide ${ $what }, que nadie le da.
selector = { $file }: { $key } elige según { $what }, que nunca se le da.
plural = { $file }: a { $key } le falta una forma del plural: { $what }.
reference = { $file }: { $key } remite a { $what }, que no existe.
form = { $file }: { $key } pide la forma «{ $what }», que ningún mensaje tiene.
# Before the ids of rules, of things with titles, of messages.
missing-rules = { $file }: faltan estas reglas:
missing-titles = { $file }: faltan estos títulos:
unused = Parece que nadie dice estos mensajes del inglés:
complete = No falta nada: { $languages ->
    [one] 1 idioma
   *[other] { $languages } idiomas
}, { $messages } mensajes cada uno.
wrong = { $n ->
    [one] Falta o está mal 1 cosa.
   *[other] Faltan o están mal { $n } cosas.
}
