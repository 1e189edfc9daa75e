### The command `lisboa rules`.

words-argument = um id como STORE-08, uma família como STORE, ou palavras que têm de ocorrer todas
all-option = com palavras: também exemplos, dados, verificações e notas
beside-option = com palavras: também o que dizem as regras noutro idioma
coverage-option = listar as regras, os esclarecimentos e os exemplos que nenhum teste comprova
json-option = com --coverage: em JSON, para programas
tests-option = com --coverage: a pasta dos testes (normalmente ./tests)

## The sections

overview = As regras de Lisboa: { $total } enunciados em { $sections } secções.
overview-hint = Lê um com «lisboa rules STORE-08», procura outros com «lisboa rules escombros».

## One statement, or all with a word

kind-rule = regra
kind-ruling = esclarecimento
kind-example = exemplo
kind-data = dados
kind-note = nota
place = { $kind } · { $section }
# A rule of a language that lacks it: its English text.
not-translated = { $text } (ainda não traduzida)
# The same rule in another language; $language is its code.
beside = [{ $language }] { $text }
named-in = Também referida em: { $names }
matches = { $words }: { $count } de { $total } enunciados.
matches-more = { $more ->
    [one] Mais 1 exemplo, dado ou nota
   *[other] Mais { $more } exemplos, dados e notas
}: { $ask }
all-hint = lisboa rules { $words } --all
all-hint-in-game = regras { $words } tudo
word = «{ $word }»
word-list = { $words } e { $last }
family-size = { $family }: { $count } de { $total } enunciados.
unknown-id = Não há regra { $id }.
unknown-id-near = Não há regra { $id }. Querias dizer { $near }?
no-match = Nenhuma regra menciona { $words }.
no-words = Indica um id ou uma palavra a procurar, não vazia.

## Coverage

coverage-title = Regras, esclarecimentos e exemplos comprovados pelos testes em { $folder }
coverage-sum = { $tested } de { $total } estão comprovados, { $untested } não.
coverage-unknown = { $file } refere { $id }, que as regras não têm.
no-tests = Não há aqui nenhuma pasta de testes. Indica uma: lisboa rules --coverage --tests PASTA
no-folder = Não há pasta { $folder }.
no-python = { $file } não é um ficheiro Python que se consiga ler: { $reason }.
beside-with-words = --beside usa-se com palavras a procurar.
only-with-words = --all usa-se com palavras a procurar.
only-with-coverage = { $option } só se usa com --coverage.
coverage-alone = --coverage não aceita palavras.
or = { $words } ou { $last }
