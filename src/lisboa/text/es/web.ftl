### The table in the browser: what its pages say besides questions, answers and events.

lisboa = Lisboa
motto = 1755. La ciudad ha caído. Reconstrúyela.
page-title = { $page } – Lisboa
title-your-turn = ● Tu turno – { $names } – Lisboa
tools = Utilidades
more = Más
close = Cerrar
back = Atrás
menu = Esta mesa
views = Vistas

## The language

language = Idioma
language-now = Idioma: { $language }
language-more = Más ajustes
set-language = Idioma de la página
set-language-text = Preguntas, registro, reglas y todo lo demás. Los nombres que puso la gente quedan como están.

## Light and dark

light = Claro
dark = Oscuro

## The start page

new-game = Nueva partida
mode-solo = Solitario
mode-solo-text = Tú contra Lacerda
mode-bots = Con bots
mode-bots-text = De uno a tres, tan fuertes como quieras
mode-table = Una mesa
mode-table-text = Pasad el dispositivo; las manos quedan ocultas
mode-friends = Con amigos
mode-friends-text = Envía un enlace y jugad cuando queráis
your-name = Tu nombre
name-of = Nombre de la persona { $n }
name-of-bot = Nombre del bot { $n }
colour = Color
colour-of = Color de { $name }
seats = Quién se sienta a la mesa
seats-text = Se juega en este orden, ronda tras ronda. Quién empieza se sortea.
seat-up = Subir a { $name }
seat-down = Bajar a { $name }
seat-out = Quitar a { $name }
who-sits = Quién se sienta en el asiento { $n }
who-me = Tú
who-person-table = Una persona ante esta pantalla
who-person-friends = Alguien, por enlace
who-lacerda = Lacerda
who-lacerda-text = Tu oponente en las reglas en solitario
who-bot = { $level }: { $text }
add-person-table = Añadir persona
add-person-friends = Añadir amigo
add-bot = Añadir bot
shuffle = Barajar los asientos
bot-apprentice = Aprendiz
bot-merchant = Mercader
bot-courtier = Cortesano
bot-minister = Ministro
bot-apprentice-text = Flojo, pero sensato. Para tus primeras partidas.
bot-merchant-text = Toma al instante lo mejor del momento.
bot-courtier-text = Planifica sus turnos y piensa un momento.
bot-minister-text = Planifica a largo plazo y se toma su tiempo. El más fuerte.
how-many-bots = Bots
how-strong = Qué nivel tienen
your-colour = Tu color
against = Contra { $who }
each-seat = Elegir para cada asiento
start = Empezar
variants = Variantes y reglas de la casa
editions = Edición
edition-name = { $name ->
    [baixa] Baixa
   *[other] { $name }
}
edition-text = { $politics } cartas políticas, { $decrees } decretos, { $clergy } losetas de clero
edition-played = Se juega con la edición { $name ->
    [baixa] Baixa
   *[other] { $name }
}
variant-draft = Draft de la mano inicial
variant-draft-text = Eliges tus primeras cinco cartas y pasas las demás. Para quien conoce las cartas.
variant-starting_decrees = Decretos iniciales
variant-starting_decrees-text = Cada jugador toma un decreto antes del primer turno, empezando por el último.
variant-tasks = Cartas de tarea
variant-tasks-text = Pequeños objetivos con recompensa guían a los nuevos por los primeros turnos; quien conoce el juego puede prescindir de ellos.
variant-tokens = Fichas de ciudad
variant-tokens-text = Fichas con otras recompensas cubren lo impreso en terrenos y obras: cada ciudad es distinta.
variant-queen = La Reina
variant-queen-text = La carta de la Reina sustituye a una carta política del segundo periodo.
variant-discard_before_ships = Descartar antes de los barcos nuevos
variant-discard_before_ships-text = En el cambio de periodo se descartan cartas antes de que lleguen los barcos nuevos.
variant-servant_decrees = Decretos de un Sirviente de la corte
variant-servant_decrees-text = Cuántos decretos pide este rango.
variant-servant_decrees-choice = { $value } decretos
variant-blank_task_rewards = Tareas sin recompensa propia
variant-blank_task_rewards-text = Lo que dan las tareas B6 y B9.
variant-blank_task_rewards-choice = { $value ->
    [above] Como la tarea de encima
   *[below] Como la tarea de debajo
}
variant-lacerda_pays = Lacerda paga
variant-lacerda_pays-text = Qué pasa con su acción noble cuando le faltan influencia y pelucas.
variant-lacerda_pays-choice = { $value ->
    [in-full] Por completo, o no actúa
   *[what-it-can] Lo que puede, y actúa igualmente
}
for-whom = Para
tokens-lay-out = Colocarlas
tokens-shuffle = Barajar otra vez
tokens-at-random = Dejarlo al azar
tokens-how = Pulsa una ficha y después otra de su clase, y se intercambian.
tokens-shuffled = Se han barajado las fichas.
tokens-swapped = Las dos se han intercambiado.
tokens-other-kind = Las fichas redondas van en los terrenos y las cuadradas en las obras; estas dos no se pueden intercambiar.
token-at = { $place }: { $token }
token-held = { $token } Ahora pulsa otra.
rulings = Aclaraciones
rulings-text = Donde las reglas impresas admiten dos lecturas, una mesa puede elegir la otra.
variant-hints = Sugerencias
variant-hints-text = Quien debe responder puede preguntar al planificador qué haría él.
variant-play-on = Volver atrás
variant-play-on-text = Cualquiera puede seguir jugando desde un momento anterior, como partida nueva; en solitario se pueden deshacer turnos. Desactívalo donde el resultado cuente; después queda desactivado.
patience = Esperar a un jugador
patience-hours = { $hours ->
    [1] una hora
    [24] un día
    [72] tres días
   *[other] una semana
}
patience-text = Pasado este tiempo, cualquier jugador puede dejar que un bot juegue por quien no responde.
watching = Mirar
watching-text = En el menú de la mesa hay un enlace para espectadores. Para ver solo bots, deja tu asiento a un bot.
welcome-to-table = Te damos la bienvenida a la mesa
welcome-with = Juegas con { $who }. ¿Cómo quieres que te llamen?
stay-called = Seguir como { $name }
sit-down = Sentarse
your-games = Tus partidas
no-games = Aquí aparecerán las partidas que juegues.
first-time = ¿Es tu primera vez?
first-time-text = De qué va el juego, cómo es un turno y cómo se usa esta página, en cinco minutos.
first-no = Ya conozco el juego
first-steps = Primeros pasos
first-steps-text = El juego en cinco minutos
where = Periodo { $period ->
    [1] I
   *[2] II
} · Turno { $turn }
where-your-turn = { $place } · tu turno
where-their-turn = { $place } · responde { $who }
if-it-ended-now = Si la partida terminara ahora
before-first-turn = Antes del primer turno
just-now = ahora mismo
won-by = victoria de { $who }
game-ended = interrumpida
game-frozen = de otra versión, solo para mirar
look = Mirar
past-frozen = Esta partida está detenida
past-more = Por qué, y qué se puede hacer
past-over = Esta partida ha terminado
past-text = Se jugó con la versión { $rules } de las reglas, y este servidor juega con la versión { $ours }. Se muestra como quedó y se puede exportar, pero aquí no se puede jugar ni reproducir. { $program ->
    [unknown] No se conoce ningún programa que la juegue.
    [newer] La juega un programa más reciente.
   *[other] Lisboa { $program } juega su grabación.
}
past-missing = { $n ->
    [one] Lo que se muestra se detiene una respuesta antes de la última. Esa respuesta está en la grabación.
   *[other] Lo que se muestra se detiene { $n } respuestas antes de la última. Esas respuestas, y lo que resultó de ellas, están en la grabación.
}
play = Jugar
go-on = Continuar
watch = Observar
forget = Olvidar aquí esta partida
rules = Reglas
rules-text = Todas las reglas, con búsqueda
open-record = Abrir una grabación
open-record-text = Mirarla o seguir jugando
open-record-how = Una grabación es la partida entera como texto. Una partida terminada se puede recorrer; las demás se continúan.
choose-file = Elegir un archivo
paste-record = O pégala aquí
drop-record = Suelta aquí la grabación
open = Abrir
settings = Ajustes
settings-text = Confirmar, movimiento, sonido
server-away = El servidor no responde. ¿Sigue en marcha?

## The question

question = La pregunta
not-possible = { $n ->
    [one] 1 respuesta no es posible ahora
   *[other] { $n } respuestas no son posibles ahora
}
advised = Elección del planificador
costs = cuesta { $amount }
brings = da { $amount }
preview-other-gains = { $who } gana { $amount }.
preview-other-loses = { $who } pierde { $amount }.
preview-final = Después de esto no hay vuelta atrás: muestra algo oculto o pasa la decisión a otro.
preview-hint = El planificador ve un { $chance } % de probabilidad de ganar y espera { $margin ->
    [0] un empate
    [one] un margen de 1 peluca
   *[other] un margen de { $margin } pelucas
}.
undo = Deshacer
all-answers = Todas las respuestas · { $n }
all-here = Todas las de aquí · { $n }
fold = Plegar
answer-spoken = { $answer }: { $changes }
costs-of = { $what ->
    [influence] { $have ->
        [one] cuesta tu única influencia
       *[other] cuesta { $n } de tus { $have } influencias
    }
   *[reais] { $have ->
        [one] cuesta tu único real
       *[other] cuesta { $n } de tus { $have } reales
    }
}
step-rules = Las reglas de este paso
held-where = { $piece }: ¿adónde?
then-visit = { $first } o { $second }, después { $last }
then-trade = después vendes o comercias
held-card = { $kind } { $influence }
held-good = { $good ->
    [gold] Oro
    [cloth] Tela
    [books] Libro
   *[tools] Herramienta
}
held-piece = En la mano
take = Tomar
put-back = Dejar
key-escape = Esc
key-start-over = Mayús U
undo-more = Más formas de deshacer
start-over = Reiniciar el turno
end-turn = Terminar turno
show-turn = Ver mi turno
turn-up = Revelar
end-missing = Aún falta una respuesta. { $question }
decline-more = Por cuánto tiempo
decline-once = Esta vez no
decline-turn = No con el { $noble } este turno
decline-round = No con el { $noble } esta ronda
decline-game = Nunca con el { $noble } en esta partida
this-turn = Este turno
pay-otherwise = pagar de otro modo
otherwise = de otro modo
crumb-first = Reiniciar el turno
crumb-back = Volver a: { $step }
crumb-optional = [{ $step }]
turn-ready = Listo. ¿Terminas tu turno?
hint = Sugerencia
hint-wait = Pensando…
turn-so-far = Tu turno hasta ahora
bot-thinks = { $who } está pensando…
other-asked = Juega { $who }.
other-thinks = { $who } está jugando…
game-over = La partida ha terminado.
rule-show = Regla { $id }
rule-name = Regla { $id }
rule-in-rules = En las reglas

## The table

log = Registro
log-whole = Toda la partida
log-empty = Aún no ha ocurrido nada.
score-sheet = Hoja de puntuación
score-for = Por
wigs = Pelucas
tab-board = Tablero
tab-hand = Mano
tab-mine = Lo mío
tab-players = Jugadores
tab-log = Registro
connecting = Buscando tu mesa…
line-lost = Conexión perdida. Reintentando…
no-table = Aquí no hay ninguna mesa
table-gone = Esta partida se ha borrado.
start-page = Inicio
pass-to = Pasa la mesa a
since-last-turn = Desde tu último turno
unveil = Soy { $who }: mostrar mi mano

## Looking closely at a thing

inspector = De cerca
inspect = Mirar de cerca (I)
inspect-all = Todo lo que hay en la mesa
inspect-seek = Buscar una carta, loseta o lugar
ways-open = Lo que puedes hacer ahora con ello
ways-closed = Lo que no puedes hacer ahora con ello
things-ships = Barcos
things-architects = Arquitectos
things-discards = Cartas descartadas
caption-card = { $kind } · mazo { $deck } · n.º { $number } · { $year }
caption-ship = Barco
caption-clergy = Loseta de clero
caption-decree = Decreto
caption-plan = Plano
caption-building = Edificio público
caption-task = Carta de tarea
caption-plot = Terreno de la Baixa
caption-site = Obra de un edificio público
caption-row = Escombros
caption-column = Escombros
caption-pile = Escombros
caption-scoring = En la Baixa
caption-noble = Noble de la Corte
caption-office = Oficina
caption-plaza = Plaza
caption-deed = Acción de la Corte
caption-treasury = Corte Real
caption-price = Mercado
caption-stack = Muestra de cartas políticas
caption-cardinal = Iglesia
caption-gap = Iglesia
caption-church = Iglesia
caption-seat = Tablero personal
lies-hand = En la mano de { $who }.
lies-upper = En una ranura superior del portafolio de { $who }.
lies-lower = En una ranura inferior del portafolio de { $who }.
lies-court = Jugada en la Corte este turno.
lies-display = En la muestra de cartas políticas.
lies-discards = Descartada.
lies-shipyard = El siguiente del astillero.
lies-docked = Barco de { $who }, amarrado.
lies-at-sea = Barco de { $who }, en el mar.
ship-cargo = A bordo: { $goods }.
ship-no-cargo = Aún no hay nada a bordo.
lies-church = En la Iglesia.
lies-board = En el tablero de { $who }.
lies-decrees = En la muestra.
lies-architect = El plano siguiente de este arquitecto.
lies-completed = Completado por { $who }.
lies-ready = Disponible para abrirse.
lies-later = Viene después en la pila de este arquitecto.
lies-open = Abierto en la Baixa.
lies-done = Realizada por { $who }.
deed-covered = Cubierta con 1 { $good }.
favours-left = { $n ->
    [0] No queda ningún favor.
    [one] Queda 1 favor.
   *[other] Quedan { $n } favores.
}
treasury-influence = { $n ->
    [0] No cambia el coste de las visitas.
   *[other] { $n ->
        [-2] Las visitas cuestan 2 influencias menos.
        [-1] Las visitas cuestan 1 influencia menos.
        [1] Las visitas cuestan 1 influencia más.
       *[other] Las visitas cuestan { $n } influencias más.
    }
}
officials-none = No hay nadie aquí.
officials-of = { $who }: { $n }
neutral = Funcionarios neutrales
cardinal-here = Aquí está el Cardenal.

## Scores

score-now = Ahora en la mesa
score-before = Antes de la puntuación final
score-if-ended = Si la partida terminara ahora
score-final = Puntuación final
score-then = En total
bar-so-far = { $n } en la mesa
bar-before = { $n } antes de la puntuación final
leads = { $who } va en cabeza con { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}.
leads-level = { $who } empatan a { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}.
would-win = Si la partida terminara ahora, { $who } tendría más que nadie: { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}.
would-win-level = Si la partida terminara ahora, { $who } empatarían a { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}.
rank-now = Si terminara ahora: { $rank }
rank-then = Rango: { $rank }
rank-met = basta
rank-out = { $rank } está fuera de alcance: { $why }.
rank-more = { $n } más
rank-short-servant = Sirviente
rank-short-favourite = Favorito
rank-short-right-hand = Mano derecha
rank-row-wigs = Pelucas
rank-row-stores = Tiendas
rank-row-majorities = Mayorías
rank-row-reais = Reales
rank-row-decrees = Decretos
rank-row-ships = Barcos

bot = juega el ordenador

## Lacerda

lacerda-next = Su próxima visita es { FORM($noble, "a") }.
lacerda-aide = El Ayudante descarta la carta superior { FORM($kind, "de") }.
lacerda-plans = Planos
lacerda-officials = { $n ->
    [one] 1 funcionario
   *[other] { $n } funcionarios
}
lacerda-ships = Barcos
lacerda-stores = { $n ->
    [one] 1 tienda
   *[other] { $n } tiendas
}
lacerda-cubes = Cubos
lacerda-goods = Bienes
worth-each = { $n ->
    [one] 1 peluca cada uno
   *[other] { $n } pelucas cada uno
}

## Around the game

links = Enlaces para enviar
spectators = Espectadores
copy = Copiar
copied = Copiado
friend = Persona del asiento { $n }
invite = Invita a tus amigos
invite-text = Envía a cada uno su propio enlace. Es la invitación a un asiento: quien lo abra primero se sienta ahí y solo esa persona ve sus cartas; después queda gastado.
invite-later = Estos enlaces siguen estando en el menú de la mesa.
own-link = Tu asiento, para otro dispositivo tuyo
own-link-text = Quien tenga este enlace ve tus cartas. No se lo envíes a nadie más.
link-shared = Quien creó esta mesa también conoce el enlace de tu asiento.
invited-yourself = Esta invitación es para { $name }. Si la abres aquí, el asiento es tuyo y el enlace queda gastado.
take-seat = Ocupar el asiento
to-table = A la mesa
here-now = está aquí
orders = No me preguntes si quiero
order-follow = seguir una visita { FORM($noble, "a") }
order-church = entregar losetas de clero cuando puntúa la Iglesia
order-declines = hacer algo que puedo rechazar en los turnos de otros
save-record = Guardar la grabación
leave = Dejar la mesa
your-place = Tu sitio
level = Nivel
level-of-bots = Nivel del bot
hand-over = Que un bot juegue por mí
hand-over-text = Un bot responde en tu lugar hasta que vuelvas.
bot-plays = Aquí juega un bot: { $level }.
take-back = Volver a jugar yo
concede = Rendirse
concede-text = Ya no podrás ganar. Un bot sigue jugando por ti para que los demás puedan terminar su partida. No hay vuelta atrás.
concede-text-ends = La partida termina ahora y la pierdes. No hay vuelta atrás.
concede-sure = Rendirse de verdad
concede-not = No, seguir
host = Organizas esta mesa
silent = Si alguien no responde
silent-text = Pasado el tiempo que ha fijado quien organiza la mesa, cualquier jugador puede dejar que un bot juegue por quien debe responder y no responde.
bot-for = Que juegue un bot
new-link = Enlace nuevo
new-link-text = El enlace anterior deja de valer desde ahora: quien se sienta ahí se queda fuera, y toda la mesa se entera.
new-link-made = El enlace nuevo para { $name } está arriba. El anterior ya no vale.
end-game = Terminar partida
end-text = La partida termina ahora para todos, sin ganador. No hay vuelta atrás.
end-sure = Terminarla de verdad
delete-game = Borrar la partida
delete-text = La partida y su grabación se borran para todos. No hay vuelta atrás.
delete-sure = Borrarla de verdad
report = Informar de un problema
report-text = Se guarda un archivo con la grabación de la partida tal como la conoces, las versiones del programa, tu navegador y el tamaño de tu pantalla. No contiene nada oculto de los demás ni enlaces. Envíalo a quien administra este servidor.
report-words = ¿Qué ha fallado?
report-save = Guardar el informe
report-saved = El informe está guardado.

## The end

rebuilt = { $who } ha reconstruido Lisboa
won-together = { $who } han reconstruido Lisboa en común
ended-by-people = Se puso fin a la partida
won-with = { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}, { $ahead ->
    [0] en empate
   *[other] { $ahead } de ventaja
}.
tie-TIE-01 = A igualdad de pelucas, decide el número de sets de escombros.
tie-TIE-02 = A igualdad de sets, decide el número de tiendas.
tie-TIE-03 = A igualdad de tiendas, decide el número de planos completados.
tie-TIE-04 = A igualdad de planos, deciden el dinero y la influencia.
tie-TIE-05 = A igualdad de dinero, la victoria se comparte.
what-decided = Lo decisivo
decided-by = Lo decisivo: { $what }.
decided-by-two = Lo decisivo: { $what }; { $and }.
best-turns = Tus mejores turnos
where-wigs = De dónde salieron las pelucas
look-at-table = Mirar la mesa
play-again = Jugar otra vez
result = Resultado

## Replay

replay = Repetición
replay-at = { $n } de { $all } respuestas
replay-where = Periodo { $period ->
    [1] I
   *[2] II
} · Turno { $turn } · { $who }
replay-start = Empieza la partida.
replay-point = Punto de la partida
period-1 = Periodo I
period-2 = Periodo II
previous = Atrás
previous-key = Una respuesta atrás (flecha izquierda)
next = Adelante
next-key = Una respuesta adelante (flecha derecha)
turn-previous = Turno anterior
turn-previous-key = Al principio del turno (Re Pág)
turn-next = Turno siguiente
turn-next-key = Al turno siguiente (Av Pág)
run = Reproducir
run-key = Reproducir o pausar (espacio)
pause = Pausa
pace = Velocidad { $n }×
play-on = Jugar desde aquí
whose-view = Vista de
all-open = Todo visible
hand-of = Mano de { $name }
curve = Pelucas
curve-projected = con puntuación final
curve-wigs = en la mesa
curve-here = Pelucas en este punto
curve-who = { $name } { $wigs }
curve-words = Pelucas de todos los jugadores a lo largo de la partida. En este punto: { $standing }.
turns = Turnos
turns-of = Solo los turnos de
turns-only = Solo los turnos de { $name }
turn-loud = Uno de los turnos que más dieron
tab-curve = Pelucas
tab-turns = Turnos
share = Compartir
share-with = Compartir el enlace para { $who }
share-title = Lisboa
share-text = Una partida de Lisboa
share-moment = Compartir este momento
share-moment-text = Quien abra este enlace verá este momento y podrá recorrer toda la partida. No da asiento a nadie.
copy-for = Copiar el enlace para { $who }

## When something is not there

try-again = Reintentar
broken-link = Este enlace no está completo.
trouble-broken-link = Algo se perdió al copiarlo o enviarlo. Pide el enlace completo y ábrelo.
trouble-away = No se ha perdido nada: la partida sigue donde estaba en cuanto el servidor responda.
trouble-unknown-game = Puede que se haya borrado, o que el enlace no esté completo. Pide el enlace completo a quien te lo envió.
trouble-wrong-credential = Quizá quien organiza la mesa ha creado un enlace nuevo. Pídelo y abre ese.
trouble-not-over = Mientras se juega una partida, nadie puede recorrerla.

## Rules

rules-seek = Buscar en las reglas
rules-seek-example = escombros, o STORE-08
rules-all = { $all } enunciados
rules-found = { $n } de { $all } enunciados
rules-none = Ninguna regla contiene las palabras «{ $words }».
rules-show-all = Ver todas las reglas
rules-sections = Secciones
rules-beside = Al lado
rules-beside-none = ningún otro idioma
rules-untranslated = Aún sin traducir

## Settings

set-here = Se guardan en este navegador.
set-look = Aspecto
set-theme = Colores
set-theme-system = Como el dispositivo
set-theme-light = Claro
set-theme-dark = Oscuro
set-contrast = Más contraste
set-contrast-text = Superficies lisas, líneas y letras más marcadas.
set-text = Tamaño del texto
set-text-text = El texto grande usa la disposición de una pantalla menor. El tablero tiene su propio zoom.
percent = { $n } %
set-motion = Animaciones
set-motion-text = Las piezas viajan y los barcos navegan. Si tu dispositivo pide menos movimiento, no se mueve nada en ningún caso.
set-answering = Responder
set-confirm-each = Confirmar cada paso
set-confirm-each-text = Una pulsación elige y muestra el resultado; una segunda responde.
set-usual = Lo que se responde solo
set-usual-text = Lo que casi cualquiera respondería. Queda en la barra hasta la siguiente respuesta, y Deshacer lo anula.
set-usual-only = Donde solo hay una respuesta
set-usual-payment = Pagos con monedas, mientras basten
set-usual-reward = Recompensas que no cuestan nada
set-usual-cube = Un cubo, si todos son del mismo color
set-attention = Sonido
set-sound = Sonidos suaves
set-sound-text = Una carta que se juega, monedas que cambian de manos y dos notas cuando es tu turno. La pestaña siempre lo indica.
set-sound-card = Una carta
set-sound-coin = Una moneda
set-sound-turn = Tu turno
set-orders = Órdenes permanentes
set-orders-text = Se dan en cada mesa a la que te sientas. En el menú de una mesa puedes cambiarlas para esa mesa.

## First steps

first-title = Te damos la bienvenida a Lisboa
first-lead = El día de Todos los Santos de 1755, un terremoto, una ola y un incendio destruyeron la ciudad. Ahora te toca ayudar a levantarla de nuevo.
first-goal = De qué se trata
first-goal-text = Gana quien tenga más pelucas al final: cuanto más fina la peluca, mayor la influencia. Las pelucas vienen de las tiendas y los edificios públicos de la nueva ciudad baja, de los barcos que zarpan llenos y de los decretos, que al final premian lo que mejor has hecho.
first-turn = Cómo es un turno
first-turn-text = Juegas una carta de tu mano y tomas una nueva. Con la carta haces una de estas cuatro cosas:
first-gold = Tomar oro
first-gold-text = Descartar la carta a cambio de un oro. El camino modesto.
first-portfolio = Conservarla
first-portfolio-text = Poner la carta en tu propio tablero, donde te ayuda durante mucho tiempo; después, vender bienes o comerciar con los nobles.
first-visit = Visitar a un noble
first-visit-text = Jugar en la Corte la carta de un noble, pagar influencia y hacer lo que ese noble puede hacer. Los demás pueden seguirte con un favor real.
first-event = Pagar un evento
first-event-text = Una carta de tesorería da lo que lleva escrito.
first-builder = El Constructor
first-builder-text = recluta funcionarios, traza planos y te deja construir una tienda.
first-minister = El Ministro
first-minister-text = da barcos, bienes y decretos.
first-king = El Rey
first-king-text = conoce al Cardenal, concede favores y abre edificios públicos.
first-here = Cómo se usa esta mesa
first-glow = Lo que brilla se puede elegir
first-glow-text = Bajo el tablero hay una sola pregunta. Todo lo que la responde tiene un borde cálido.
first-look = Señala antes de elegir
first-look-text = Señala una respuesta para ver lo que cuesta y lo que da. Señala cualquier carta o loseta para leerla. Lo que no es posible dice por qué.
first-undo = Prueba cosas
first-undo-text = Deshacer anula una respuesta tras otra, hasta que se muestra algo oculto.
first-confirm = Confirma al final
first-confirm-text = Tu turno solo cuenta cuando lo confirmas.
first-keys = Con el teclado
first-keys-text = Las flechas eligen, Intro responde, U deshace, / busca una respuesta por sus palabras.
first-rules = Las reglas a mano
first-rules-text = El número de una regla la abre en el sitio.
first-you = Principiante
first-go = Empezar una primera partida tranquila
first-go-text = Contra un bot flojo, con pequeñas tareas que te guían por los primeros turnos y una sugerencia siempre que la pidas. Dura alrededor de una hora, y puedes parar en cualquier momento.

## The line to type on: the first word of each command is its name, the others are also understood

command-line = Escribe una respuesta o una orden
command-line-hint = Una respuesta, su número, o bien: lista, deshacer, confirmar, porque, mano, estado, jugadores, puntos, registro, sugerencia, ayuda
command-undo = deshacer atras u
command-confirm = confirmar ok si! vale
command-hint = sugerencia consejo
command-why = porque
command-list = lista respuestas opciones
command-hand = mano cartas
command-status = estado yo
command-players = jugadores otros
command-log = registro historial
command-score = puntos puntuacion pelucas
command-help = ayuda ?
said-help = Escribe palabras de una respuesta, su número en la lista o como la llama una grabación, por ejemplo «court political-05». Una línea vacía da la respuesta elegida. Órdenes: lista lee las respuestas; deshacer anula la última; confirmar termina el turno; porque y unas palabras dicen lo que no es posible; mano, estado, jugadores, puntos y registro cuentan cómo están las cosas; sugerencia pregunta al planificador.
said-undone = La última respuesta está deshecha.
said-nothing-to-undo = No hay nada que deshacer.
said-no-hint = Ahora no hay ninguna sugerencia.
said-confirmed = El turno está confirmado.
said-answered = Respondido: { $answer }.
said-chosen = Elegido: { $answer }. Pulsa Intro para responder.
said-choose-first = Primero elige entre { $n ->
    [one] 1 respuesta
   *[other] { $n } respuestas
}; escribe lista para oírlas.
said-not-asked = Ahora no se te pregunta nada.
said-confirm-or-undo = Tu turno está hecho: escribe confirmar o deshacer.
said-no-number = No hay ninguna respuesta { $n }: se numeran del 1 al { $all }.
said-several = Varias respuestas tienen estas palabras: { $answers }. Escribe uno de los números.
said-unknown = Ninguna respuesta ni orden se llama «{ $line }». Las más parecidas: { $answers }. Escribe ayuda para ver todas las órdenes.
said-closed = { $answer }: no es posible. { $reason } Regla { $rule }.
said-possible = Eso es posible.
said-nothing-closed = Aquí no se excluye nada con esas palabras.
said-numbered = { $n }: { $answer }
said-more = { $n } más
said-none = ninguna que jugar ahora
said-hand = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} en la mano. Respuestas con ellas: { $answers }.
said-score = { $name }: { $wigs }.
said-status = { $name } tiene { $things } y { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}.
said-spectating = Estás mirando.
heard-question = { $question } { $n ->
    [one] 1 respuesta.
   *[other] { $n } respuestas.
}

## What an answer means, on the board

preview = Qué significa
preview-reward = Recompensa: { $reward }
closed-here = Ahora no es posible
answers-here = { $n ->
    [one] 1 respuesta aquí
   *[other] { $n } respuestas aquí
}
preview-how = Cómo se suma
preview-less = Solo los totales

## The steps of a turn, done, now and to come

step-setup = Preparación
step-card = Carta
step-action = Acción
step-goods = Vender o comerciar
step-sell = Vender
step-trade = Comerciar
step-state = Acción de Estado
step-store = Tienda
step-decree = Decreto
step-opening = Edificio
step-cube = Cubo
step-house = Casa
step-pay = Pagar
step-reward = Recompensa
step-penalty = Penalización
step-follow = Seguir
step-draw = Tomar carta
step-church = Iglesia
step-period = Periodo

## Moments that are staged on the board

you = Tú
done = hecho
influence = influencia
chooses-now = elige ahora
chooses-next = elige después
good-gold = Oro
good-cloth = Tela
good-books = Libros
good-tools = Herramientas
harbour = Puerto
harbour-how = cada casilla vende al instante
harbour-sell = Vender { $good } { $mine ->
    [yes] a tu barco
   *[no] al barco de { $who }
} por { $price }.
harbour-sails = Zarpa: { $mine ->
    [yes] ganas
   *[no] { $who } gana
} { $gain }.
harbour-free = { $n ->
    [one] 1 libre
   *[other] { $n } libres
}
harbour-at-sea = en el mar
harbour-sailed = En el mar. Atraca cuando { $mine ->
    [yes] empieza tu turno.
   *[no] empieza el turno de { $who }.
}
harbour-nothing = Aquí no se puede vender.
harbour-sold = Ya vendido
harbour-rule = Un barco lleno zarpa al instante: su propietario gana una peluca por cada bien a bordo.
church-scores = Puntuación de la Iglesia
church-how = Pulsa una loseta para entregarla o conservarla
church-order = Quién elige
church-kept = las conserva
church-keep = No entregar
church-give = Entregar { $n }: +{ $wigs }
church-tile = { $tile }. { $benefit } Su reverso: { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}.
church-on = se queda
church-off = se entrega
church-backs = los reversos: { $backs }
church-backs-none = las pelucas del reverso de lo que entregues
church-once = una sola vez, entregues lo que entregues: { $from } → { $to }{ $wigs ->
    [0] {""}
    [one] , y 1 peluca por lo que sobra
   *[other] , y { $wigs } pelucas por lo que sobra
}
church-once-none = basta una loseta para ganar { $n }
church-lose = Pierdes: { $what }
church-lose-nothing = No pierdes nada.
period-ends = Termina el periodo { $period ->
    [1] I
   *[2] II
}
period-step = paso { $n } de { $all }
period-why-sets = { $mine ->
    [yes] Has completado tu segundo set.
   *[no] { $who } ha completado un segundo set.
} El segundo set de cualquier jugador termina el primer periodo; el turno se jugó hasta el final.
period-why-stacks = { $mine ->
    [yes] Has vaciado la tercera pila.
   *[no] { $who } ha vaciado la tercera pila.
} Tres pilas vacías en la muestra de cartas políticas terminan el primer periodo; el turno se jugó hasta el final.
period-why-unknown = El primer periodo ha terminado.
period-sets = Puntúan los sets
period-sets-text = 3 pelucas cada uno; la muestra anterior desaparece
period-ships = Barcos nuevos
period-ships-text = con cascos mayores
period-discard = Descartar por recompensas
period-draw = Robar hasta cinco
period-draw-text = del mazo morado
period-display = Muestra nueva
period-display-text = del mazo marrón
period-refill = Iglesia y decretos
period-refill-text = se rellenan
period-table = Sets: 3 pelucas cada uno
period-table-solo = Sets: 3 pelucas cada uno; Lacerda: 1 peluca por cubo
period-discarded = { $n ->
    [0] no descarta nada
    [one] descarta 1
   *[other] descarta { $n }
}
period-rewards = Recibes una recompensa por cada tipo de noble que descartes
period-claim = ¿Qué recompensa recibes ahora?
period-could = descarta tu { $noble }
period-none = ningún { $noble } con recompensa
period-second = 2.º { $noble }: no
period-nothing = sin recompensa
period-how = Pulsa cartas de tu mano. Salen del juego; nadie está obligado a descartar.
period-draw-after = { $n ->
    [0] No robas ninguna carta.
    [one] Robas 1 carta morada.
   *[other] Robas { $n } cartas moradas.
}
period-keep = No descartar
period-discard-n = Descartar { $n }
period-next = El periodo II termina con un cuarto set, o cuando tres de las cuatro pilas están vacías.
pick-some = Elegido: { $n } de { $number }
pick-more = { $n ->
    [one] Elige 1 más
   *[other] Elige { $n } más
}
pick-these = Confirmar
follow-waits = El turno de { $who } te espera
follow-price = Lo que cuesta seguir
follow-pay = Pagas
follow-after = Tu influencia
follow-favour-back = El favor se devuelve
follow-rest = El resto en pelucas
follow-recruit = { $n ->
    [0] no te queda ningún funcionario
    [one] tienes 1 funcionario que colocar
   *[other] tienes { $n } funcionarios que colocar
}
follow-plan = de { $officials } funcionarios
follow-plan-none = no queda ningún plano
follow-ship = casco { $n }, +{ $price } por venta
follow-ship-none = no queda ningún barco
follow-produce = { $goods }
follow-produce-none = no tienes ninguna tienda
follow-cardinal = { $tiles }
follow-cardinal-none = ninguna loseta cerca
follow-favour = { $nobles }
follow-favour-none = no queda ninguno de los que te faltan
follow-store = { $goods }; tienes { $reais }
follow-decree = el mejor ahora: { $decree }, { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}
follow-decree-some = { $n ->
    [one] 1 en la muestra
   *[other] { $n } en la muestra
}
follow-decree-none = ninguno en la muestra
follow-open = { $buildings }; { $n ->
    [0] no tienes ningún plano
    [one] tienes 1 plano
   *[other] tienes { $n } planos
}
skip = Omitir
final-begins = La partida ha terminado. Se cuenta lo que queda.
final-said = { $what }: { $who }

## Turns that are told

log-fold = Cerrar
log-filter = Qué muestra el registro
log-all = Todo
log-scoring = puntuación
log-round = Ronda { $n }
heard-turn = { $turn }.
since-folded = Novedades · { $n }
tell-again = Contar otra vez
in-the-log = En el registro
telling = Lo que hacen los demás
told-step = { $who }: { $step }
told-back = Un paso atrás
told-next = Un paso adelante
told-pause = Pausa
told-on = Seguir
telling-pace = A qué ritmo se cuentan los turnos
set-telling-text = Mientras juegan los demás, sus turnos se cuentan paso a paso en la mesa. Espacio pausa, las flechas van paso a paso, Escape va al momento actual.
pace-slow = Lento
pace-normal = Normal
pace-instant = Al instante
to-my-turn = A mi turno
to-now = Al presente
