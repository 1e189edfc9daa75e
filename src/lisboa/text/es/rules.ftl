### The command `lisboa rules`.

words-argument = un id como STORE-08, una familia como STORE o palabras que deben aparecer todas
all-option = con palabras: también ejemplos, datos, recuentos y notas
beside-option = con palabras: también lo que dicen las reglas en otro idioma
coverage-option = mostrar las reglas, aclaraciones y ejemplos que ninguna prueba demuestra
json-option = con --coverage: en JSON, para programas
tests-option = con --coverage: la carpeta de las pruebas (por defecto ./tests)

## The sections

overview = Las reglas de Lisboa: { $total } enunciados en { $sections } secciones.
overview-hint = Lee uno con «lisboa rules STORE-08», busca varios con «lisboa rules escombros».

## One statement, or all with a word

kind-rule = regla
kind-ruling = aclaración
kind-example = ejemplo
kind-data = datos
kind-note = nota
place = { $kind } · { $section }
# A rule of a language that lacks it: its English text.
not-translated = { $text } (aún sin traducir)
# The same rule in another language; $language is its code.
beside = [{ $language }] { $text }
named-in = También se nombra en: { $names }
matches = { $words }: { $count } de { $total } enunciados.
matches-more = { $more ->
    [one] 1 ejemplo, dato o nota más
   *[other] { $more } ejemplos, datos y notas más
}: { $ask }
all-hint = lisboa rules { $words } --all
all-hint-in-game = reglas { $words } todo
word = «{ $word }»
word-list = { $words } { INITIAL($last) ->
    [i] e
    [hi] e
   *[other] y
} { $last }
family-size = { $family }: { $count } de { $total } enunciados.
unknown-id = No hay ninguna regla { $id }.
unknown-id-near = No hay ninguna regla { $id }. ¿Querías decir { $near }?
no-match = Ninguna regla menciona { $words }.
no-words = Indica un id o una palabra que buscar, no algo vacío.

## Coverage

coverage-title = Reglas, aclaraciones y ejemplos demostrados por las pruebas de { $folder }
coverage-sum = { $tested } de { $total } están demostrados, { $untested } no.
coverage-unknown = { $file } nombra { $id }, que no está en las reglas.
no-tests = Aquí no hay ninguna carpeta de pruebas. Indica una: lisboa rules --coverage --tests CARPETA
no-folder = No existe la carpeta { $folder }.
no-python = { $file } no es un archivo de Python que se pueda leer: { $reason }.
beside-with-words = --beside va con palabras que buscar.
only-with-words = --all va con palabras que buscar.
only-with-coverage = { $option } solo va con --coverage.
coverage-alone = --coverage no admite palabras.
or = { $words } o { $last }
