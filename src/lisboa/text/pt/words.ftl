### The command `lisboa words`: languages, and what they lack.

languages-argument = os idiomas a examinar (senão, todos)
check-option = indicar tudo o que falta ou está errado
json-option = com --check: em JSON, para programas
json-with-check = --json usa-se com --check.

## All languages

head-language = idioma
head-messages = mensagens
head-rules = regras
head-titles = títulos
head-wrong = erros
of = { $there } de { $all }

## What is wrong. $file is a file of a language, $key a message of it, $what a part of the message.

missing = { $file }: falta { $key }.
nobodys = { $file }: { $key } não é de ninguém: o inglês não tem essa mensagem.
nobodys-file = { $file }: o inglês não tem esse ficheiro.
junk = { $file }: isto não é uma mensagem: { $key }
argument = { $file }: { $key } pede ${ $what }, que ninguém lhe dá.
selector = { $file }: { $key } escolhe por { $what }, que nunca lhe é dado.
plural = { $file }: a { $key } falta uma forma do plural: { $what }.
reference = { $file }: { $key } refere-se a { $what }, que não existe.
form = { $file }: { $key } pede a forma «{ $what }», que nenhuma mensagem tem.
# Before the ids of rules, of things with titles, of messages.
missing-rules = { $file }: faltam estas regras:
missing-titles = { $file }: faltam estes títulos:
unused = Parece que ninguém diz estas mensagens do inglês:
complete = Não falta nada: { $languages ->
    [one] 1 idioma
   *[other] { $languages } idiomas
}, { $messages } mensagens em cada.
wrong = { $n ->
    [one] Falta ou está errada 1 coisa.
   *[other] Faltam ou estão erradas { $n } coisas.
}
