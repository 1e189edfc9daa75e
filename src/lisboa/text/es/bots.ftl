### Bots: how they are named, what they are like, and what they do wrong.

## Levels, as `lisboa play --help` describes them

level-apprentice = flojo, pero sensato
level-merchant = toma lo mejor del momento
level-courtier = planifica
level-minister = planifica a largo plazo
level = { $name } ({ $text })

## Nobody of this name can play

no-such-bot = No existe el bot «{ $name }». Existen: { $names }; también module:Class y program:ORDEN.
no-such-bot-near = No existe el bot «{ $name }». ¿Querías decir «{ $near }»?
no-budget = El bot { $name } no tiene presupuesto que fijar: escribe solo { $name }.
no-budget-but-weights = El bot { $name } no tiene presupuesto que fijar: escribe solo { $name }, o { $name }:ARCHIVO.toml para pesos propios.
wrong-budget = «{ $text }» no es un presupuesto: escribe 200ms, 2s o 2000it.
empty-budget = «{ $text }» no deja tiempo para pensar: el presupuesto debe ser mayor que cero.
wrong-weights = Los pesos «{ $file }» no se pueden usar: { $problem }
weights-unread = { $reason }.
weights-no-text = el archivo no es texto en UTF-8.
weights-no-toml = el archivo no es TOML ({ $reason }).
weights-no-section = no hay ninguna sección [{ $section }].
weights-missing = en [{ $section }] falta { $name }.
weights-unknown = en [{ $section }], { $name } no es un peso.
weights-no-number = en [{ $section }], { $name } no es un número.
no-such-module = No hay ningún módulo de Python «{ $module }», ni instalado ni en esta carpeta.
broken-module = El módulo «{ $module }» no se puede usar: { $reason }.
no-such-class = El módulo «{ $module }» no tiene ningún «{ $name }».
not-a-bot = «{ $name }» del módulo «{ $module }» no es un bot: debe ser una clase con un método choose, o una función que cree una a partir de una semilla.
wrong-constructor = «{ $name }» del módulo «{ $module }» tiene un constructor incorrecto: se llama con un argumento, la semilla, como en __init__(self, seed).
no-command = Indica qué programa: program:ORDEN, por ejemplo «program:python3 my_bot.py».
unclear-command = La orden «{ $command }» no se puede leer: falta una comilla.
no-such-program = No existe ningún programa «{ $program }» que se pueda ejecutar.

## A decision is forfeited

fault-crash = { $bot } ha fallado ({ $detail }).
fault-nonsense = { $bot } no ha dado una respuesta posible ({ $detail }).
fault-late = { $bot } ha llegado tarde ({ $detail }).
fault-absent = { $bot } no puede jugar ({ $detail }).
detail-error = { $error } en { $file }, línea { $line }
detail-type = una respuesta es un número, no { $type }
detail-not-legal = ninguna de las { $n } que se ofrecían
detail-late = { $took } segundos, con un presupuesto de { $budget }
detail-ended = el programa terminó con el código { $code }
detail-no-choose = necesita un método choose que tome una vista, las respuestas legales y un presupuesto
detail-babble = no es una línea con un objeto JSON
detail-no-action = su respuesta no es una acción
detail-starts = { $n ->
    [one] se inició una vez en esta partida, en vano
   *[other] se inició { $n } veces en esta partida, en vano
}
detail-protocol = no habla la versión { $ours } del protocolo

forfeited = { $sentence } Greedy respondió en su lugar, { $times ->
    [one] una vez, en la partida con la semilla { $seed }.
   *[other] { $times } veces, la primera en la partida con la semilla { $seed }.
}
