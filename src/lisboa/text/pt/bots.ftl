### Bots: how they are named, what they are like, and what they do wrong.

## Levels, as `lisboa play --help` describes them

level-apprentice = fraco, mas sensato
level-merchant = escolhe o que é melhor no momento
level-courtier = planeia com antecedência
level-minister = planeia com muita antecedência
level = { $name } ({ $text })

## Nobody of this name can play

no-such-bot = Não há nenhum bot «{ $name }». Há: { $names }; também module:Class e program:COMANDO.
no-such-bot-near = Não há nenhum bot «{ $name }». Querias dizer «{ $near }»?
no-budget = O bot { $name } não tem orçamento para definir: escreve só { $name }.
no-budget-but-weights = O bot { $name } não tem orçamento para definir: escreve só { $name }, ou { $name }:FICHEIRO.toml para pesos próprios.
wrong-budget = «{ $text }» não é um orçamento: escreve 200ms, 2s ou 2000it.
empty-budget = «{ $text }» não deixa tempo para pensar: o orçamento tem de ser maior do que zero.
wrong-weights = Os pesos «{ $file }» não se podem usar: { $problem }
weights-unread = { $reason }.
weights-no-text = o ficheiro não é texto em UTF-8.
weights-no-toml = o ficheiro não é TOML ({ $reason }).
weights-no-section = não há secção [{ $section }].
weights-missing = em [{ $section }], falta { $name }.
weights-unknown = em [{ $section }], { $name } não é um peso.
weights-no-number = em [{ $section }], { $name } não é um número.
no-such-module = Não há nenhum módulo Python «{ $module }», nem instalado nem nesta pasta.
broken-module = O módulo «{ $module }» não se pode usar: { $reason }.
no-such-class = O módulo «{ $module }» não tem «{ $name }».
not-a-bot = «{ $name }» do módulo «{ $module }» não é um bot: tem de ser uma classe com um método choose, ou uma função que crie um a partir de uma semente.
wrong-constructor = «{ $name }» do módulo «{ $module }» tem o construtor errado: é chamado com um argumento, a semente, como em __init__(self, seed).
no-command = Indica que programa: program:COMANDO, por exemplo «program:python3 my_bot.py».
unclear-command = O comando «{ $command }» não se consegue ler: faltam aspas.
no-such-program = Não há nenhum programa «{ $program }» que se possa executar.

## A decision is forfeited

fault-crash = { $bot } falhou ({ $detail }).
fault-nonsense = { $bot } não deu nenhuma resposta possível ({ $detail }).
fault-late = { $bot } demorou demasiado ({ $detail }).
fault-absent = { $bot } não pode jogar ({ $detail }).
detail-error = { $error } em { $file }, linha { $line }
detail-type = uma resposta é um número, não { $type }
detail-not-legal = nenhuma das { $n } oferecidas
detail-late = { $took } segundos, com um orçamento de { $budget }
detail-ended = o programa terminou com o código { $code }
detail-no-choose = precisa de um método choose que receba uma vista, as respostas legais e um orçamento
detail-babble = não é uma linha com um objeto JSON
detail-no-action = a sua resposta não é uma ação
detail-starts = { $n ->
    [one] foi iniciado uma vez nesta partida, em vão
   *[other] foi iniciado { $n } vezes nesta partida, em vão
}
detail-protocol = não fala a versão { $ours } do protocolo

forfeited = { $sentence } Em vez dele respondeu greedy, { $times ->
    [one] uma vez, na partida com a semente { $seed }.
   *[other] { $times } vezes, a primeira na partida com a semente { $seed }.
}
