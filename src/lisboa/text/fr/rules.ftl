### The command `lisboa rules`.

words-argument = un identifiant comme STORE-08, une famille comme STORE, ou des mots qui doivent tous figurer
all-option = avec des mots : aussi les exemples, données, vérifications et notes
beside-option = avec des mots : aussi ce que disent les règles dans une autre langue
coverage-option = énumérer les règles, décisions et exemples qu’aucun test ne prouve
json-option = avec --coverage : en JSON, pour les programmes
tests-option = avec --coverage : le dossier des tests (d’ordinaire ./tests)

## The sections

overview = Les règles de Lisboa : { $total } énoncés en { $sections } sections.
overview-hint = Pour en lire un : « lisboa rules STORE-08 » ; pour en trouver : « lisboa rules débris ».

## One statement, or all with a word

kind-rule = règle
kind-ruling = décision
kind-example = exemple
kind-data = données
kind-note = note
place = { $kind } · { $section }
# A rule of a language that lacks it: its English text.
not-translated = { $text } (pas encore traduit)
# The same rule in another language; $language is its code.
beside = [{ $language }] { $text }
named-in = Nommé aussi dans : { $names }
matches = { $words } : { $count } énoncés sur { $total }.
matches-more = { $more ->
    [one] { $more } exemple, donnée ou note de plus
   *[other] { $more } exemples, données et notes de plus
} : { $ask }
all-hint = lisboa rules { $words } --all
all-hint-in-game = règles { $words } tout
word = « { $word } »
word-list = { $words } et { $last }
family-size = { $family } : { $count } énoncés sur { $total }.
unknown-id = Il n’y a pas de règle { $id }.
unknown-id-near = Il n’y a pas de règle { $id }. Vouliez-vous dire { $near } ?
no-match = Aucune règle ne mentionne { $words }.
no-words = Donnez un identifiant ou un mot à chercher, qui ne soit pas vide.

## Coverage

coverage-title = Règles, décisions et exemples prouvés par les tests de { $folder }
coverage-sum = { $tested } sur { $total } sont prouvés, { $untested } ne le sont pas.
coverage-unknown = { $file } nomme { $id }, que les règles n’ont pas.
no-tests = Il n’y a pas de dossier de tests ici. Donnez-en un : lisboa rules --coverage --tests DOSSIER
no-folder = Il n’y a pas de dossier { $folder }.
no-python = { $file } n’est pas un fichier Python lisible : { $reason }.
beside-with-words = --beside va avec des mots à chercher.
only-with-words = --all va avec des mots à chercher.
only-with-coverage = { $option } ne va qu’avec --coverage.
coverage-alone = --coverage ne prend pas de mots.
or = { $words } ou { $last }
