### What is typed at a question of `lisboa play`: words, help, and what is said about mistakes.

## Words. Each list may hold as many as people try; the English ones are always understood.

words-undo = deshacer deshaz atrás volver d
words-board = tablero mesa mostrar muestra ver mirar mapa t
words-hand = mano cartas m
words-log = registro historial
words-refused = no imposible prohibido
words-why = porque porqué por ¿por ¿porque ¿porqué puedo ¿puedo
words-rules = reglas regla qué ¿qué cómo ¿cómo
words-help = ayuda comandos órdenes
words-short = breve corto
words-full = completo entero largo
words-again = repetir opciones pregunta lista
words-save = guardar guarda
words-quit = salir terminar dejar adiós fin
next-words = siguiente sig
previous-words = anterior ant atrás
yes-words = s sí
no-words = n no
# Behind a word of the rules: data, checks and examples, too.
everything = todo

## At a question

prompt = { $name } >
hint = Un número del 1 al { $most } o una palabra: deshacer, tablero, mano, registro, no, por qué…, reglas…, ayuda, salir.
hint-picking = En cualquier orden: un número tras otro o todos a la vez, por ejemplo «{ $example }».
picked = Elegido hasta ahora: { $things }. «deshacer» quita lo último.
enough = Eso es todo
enough-none = Ninguna
confirm = Esto no se puede deshacer. ¿Jugarlo? [S/n]
undone = Deshecho.
unpicked = Ya no está elegido: { $thing }.
yes-or-no = Responde s o n.
no-such-number = No hay ninguna opción { $number }: escribe un número del 1 al { $most }, o ayuda.
nothing-typed = Escribe un número del 1 al { $most }, o ayuda.
one-number = Un número cada vez: esta pregunta tiene una sola respuesta.
too-many = Elige { $n } en total, no más.
not-there = { $thing }: no se puede elegir otra vez.
not-understood = No entiendo «{ $text }». Escribe un número del 1 al { $most }, o ayuda.
not-understood-near = No entiendo «{ $text }». ¿Querías decir «{ $near }»? Se responde con un número del 1 al { $most }; ayuda explica más.
fits-several = «{ $text }» encaja con las opciones { $numbers }: escribe uno de los números.
now-short = Desde ahora cada turno muestra lo que ha cambiado. «tablero» lo muestra todo; «completo» vuelve a mostrar toda la mesa.
now-full = Desde ahora cada turno muestra toda la mesa. «breve» muestra solo lo que ha cambiado.

## Help. Lines with a bar have a left column and a right column.

help-title = Cómo se juega
help-game =
    Reconstruyes Lisboa después del terremoto de 1755. Gana quien tenga más pelucas al final.
    En tu turno juegas una carta: en tu portafolio, y entonces vendes bienes a barcos o los entregas a cambio de acciones; o en la Corte, donde visitas al noble de la carta (el Constructor construye tiendas, el Ministro da decretos, el Rey abre edificios públicos) o patrocinas un evento. Después tomas una carta.
    Respondes a una pequeña pregunta tras otra. El número que precede a una respuesta la juega; detrás están sus costes y ganancias. «definitivo» significa que no se puede deshacer.
help-commands =
    1, 2, 3… | responder con esta opción; también valen sus palabras, como «visitar rey»
    deshacer | deshacer tu última respuesta, mientras no haya salido a la luz nada nuevo
    tablero | toda la mesa; o una parte: tablero ciudad, corte, iglesia, astillero, decretos, muestra, jugadores o el nombre de un jugador
    mano | tus cartas con todos sus textos
    registro | lo ocurrido en los últimos turnos
    no | lo que ahora no es posible y por qué
    por qué… | preguntar por algo: ¿por qué no puedo construir una tienda?
    reglas… | una regla o una búsqueda: reglas STORE-08, reglas escombros, reglas escombros todo
    breve, completo | mostrar en cada turno lo que ha cambiado, o toda la mesa
    Intro | repetir la pregunta
    salir | salir; la partida se guarda tras cada respuesta y «lisboa play» la continúa
help-letters = También valen las letras u (deshacer), b (tablero), h (mano), l (registro), n (no), w (por qué), r (reglas), q (salir), y ? para la ayuda.
help-rules = Las reglas de esta pregunta: { $rules }.

## Long lists

more = { $shown } de { $lines } líneas. Intro muestra más, q termina la lista.
