### The command line: what its help says, and what it says when it cannot do as told.

## Help

summary = una edición digital no oficial del juego de mesa
examples-of-all =
    lisboa play # jugar contra dos bots
    lisboa play --solo # jugar en solitario contra Lacerda
    lisboa story # ver una partida entera, contada turno a turno
    lisboa simulate --players 3 --games 100 # jugar muchas partidas y contar
    lisboa arena --bots greedy,random # enfrentar a unos bots con otros
    lisboa rules STORE-08 # leer una regla
    lisboa rules escombros # buscar las reglas que mencionan una palabra
    lisboa edition # ver lo que está impreso en cartas, losetas y tablero

play-summary = jugar en esta terminal, con bots o con otras personas
play-examples =
    lisboa play # tú contra dos bots, o continuar la partida guardada
    lisboa play --seats human,human --names Ana,Ben # dos personas en una terminal
    lisboa play --solo # en solitario contra Lacerda
    lisboa play --players 4 --draft --tokens # con variantes
    lisboa play --players 4 --seed 7 # tú y tres bots, siempre el mismo reparto
    lisboa play --games # las partidas guardadas
    lisboa play 2026-05-01-ana-ben # continuar una de ellas
    lisboa play --plain # líneas sencillas, para lectores de pantalla

replay-summary = recorrer la grabación de una partida, turno a turno
replay-examples =
    lisboa replay game.record # desde el principio
    lisboa replay game.record --at 12 --seat Ana # lo que Ana vio desde el turno 12

check-summary = comprobar grabaciones de partidas
check-examples =
    lisboa check game.record # ¿lleva a lo que dice?
    lisboa check games/first.record games/second.record # una línea por cada una

story-summary = ver una partida entera, contada turno a turno
story-examples =
    lisboa story # una partida al azar
    lisboa story --seed 7 # siempre la misma partida
    lisboa story --solo # un jugador contra Lacerda

serve-summary = servir partidas a navegadores, aquí o para un sitio web
serve-examples =
    lisboa serve --open # jugar en tu navegador
    lisboa serve # solo para ti, en http://127.0.0.1:1755
    lisboa serve --host 0.0.0.0 --port 80 # para quien llegue a este equipo
    lisboa serve --database postgresql://lisboa@localhost/lisboa # con PostgreSQL

backup-summary = escribir todas las partidas de un servidor en un archivo
backup-examples =
    lisboa backup games.backup # también con el servidor en marcha
    lisboa backup --database postgresql://lisboa@localhost/lisboa games.backup # desde PostgreSQL

keep-summary = anotar el estado de las partidas, para una versión con otras reglas
keep-examples =
    lisboa keep # antes de actualizar; también con el servidor en marcha
    lisboa keep --with /opt/lisboa-0.1/bin/python # después: la versión anterior dice cómo estaban sus partidas
migrate-summary = mostrar la forma de las tablas de un servidor o llevarlas a la de otra versión
migrate-examples =
    lisboa migrate # cómo está la base de datos
    lisboa migrate --to 0003 # hacia atrás, para una versión anterior; docs/operating.md dice para cuál

restore-summary = leer todas las partidas de una copia de seguridad en una base de datos
restore-examples =
    lisboa restore games.backup # en un servidor sin partidas
    lisboa restore games.backup --database postgresql://lisboa@localhost/lisboa # desde cualquier parte
    lisboa restore games.backup --replace # en lugar de las partidas que haya

simulate-summary = jugar muchas partidas solas y contar lo que ocurre
simulate-examples =
    lisboa simulate # unas pocas partidas, para ver que todo va bien
    lisboa simulate --players 4 --games 1000 # mil partidas de cuatro jugadores
    lisboa simulate --solo # puntuaciones y rangos contra Lacerda
    lisboa simulate --games 1000 --seed 7 --jobs 2 # repetible, en dos núcleos

arena-summary = enfrentar a unos bots con otros y ver cuál es mejor y con qué certeza
arena-examples =
    lisboa arena --bots greedy,random # cien partidas de dos
    lisboa arena --bots planner:200ms,greedy-1,random --games 200 --jobs 2 # todos los emparejamientos
    lisboa arena --bots planner:200ms,greedy-1 --players 4 --stop-early # uno contra tres
    lisboa arena --bots greedy:mine.toml,greedy # pesos propios contra los incluidos
    lisboa arena --bots greedy --solo --csv games.csv # contra Lacerda, cada partida en un archivo

tune-summary = buscar pesos mejores para el bot greedy
tune-examples =
    lisboa tune --minutes 30 --jobs 4 --out mine.toml # buscar durante media hora, o continuar
    lisboa tune --solo --minutes 30 --state solo.json --out mine.toml # para partidas contra Lacerda
    lisboa tune --from mine.toml --state next.json --check 100 # empezar ahí y comparar al final

bench-summary = medir la velocidad del juego en este equipo
bench-examples =
    lisboa bench # todo lo que se puede medir, en un minuto más o menos
    lisboa bench --quick # una respuesta aproximada en unos segundos
    lisboa bench --json # para programas

rules-summary = leer las reglas y ver cuáles demuestran las pruebas
rules-examples =
    lisboa rules # todas las secciones
    lisboa rules STORE-08 # una regla y dónde más se nombra
    lisboa rules pila escombros # todas las reglas que mencionan ambas palabras
    lisboa rules --coverage # lo que aún no demuestra ninguna prueba

edition-summary = mirar una edición: lo que está impreso en cartas, losetas y tablero
edition-examples =
    lisboa edition # la edición incluida en el programa
    lisboa edition show decrees # todos sus decretos
    lisboa edition new my-edition # empezar la tuya con una copia de ella
    lisboa edition check my-edition # todo lo que está mal en la tuya

commands = Órdenes
examples = Ejemplos
arguments = Argumentos
options = Opciones
language-option = hablar este idioma, por ejemplo de o pt
help-option = mostrar esta ayuda
version-option = mostrar qué versión es esta
see-help-of-command = Cada orden tiene su propia ayuda: lisboa rules --help

value-folder = CARPETA
value-file = ARCHIVO
value-name = NOMBRE
value-names = NOMBRES
value-kind = CLASE
value-kinds = CLASES
value-language = IDIOMA
value-word = PALABRA
value-turn = TURNO
value-seconds = SEGUNDOS
value-days = DÍAS
value-minutes = MINUTOS
value-address = DIRECCIÓN

version = { $product } { $version }, { $engine ->
        [compiled] motor compilado
       *[plain] motor sin compilar
    }, Python { $python }

## A command line that makes no sense

see-help = Para la ayuda: { $command } --help
unknown-command = No existe la orden «{ $text }». Las órdenes son: { $commands }.
unknown-command-near = No existe la orden «{ $text }». ¿Querías decir «{ $near }»?
unknown-language = Aquí no existe el idioma «{ $text }». Los idiomas son: { $languages }.
unknown-argument = No sé qué hacer con «{ $text }».
unknown-argument-near = No sé qué hacer con «{ $text }». ¿Querías decir «{ $near }»?
missing-argument = Falta algo: { $names }.
missing-choice = Hace falta uno de estos: { $names }.
missing-value = { $name } necesita un valor a continuación.
needless-value = { $name } no admite ningún valor, pero se ha indicado «{ $text }».
not-together = { $name } y { $other } no van juntos.
wrong-choice = { $name } no puede ser «{ $text }». Posibles: { $choices }.
wrong-value = { $name } no puede ser «{ $text }».
wrong-argument = { $name }: { $problem }
wrong-line = Esta línea de órdenes no tiene sentido ({ $problem }).
no-whole-number = «{ $text }» no es un número entero.
no-number = «{ $text }» no es un número como 30 o 0.5.
not-positive = { $text } es demasiado pequeño; debe ser mayor que 0.
too-small = { $text } es demasiado pequeño; el mínimo es { $minimum }.
too-large = { $text } es demasiado grande; el máximo es { $maximum }.

## What else can happen

interrupted = Interrumpido.
file-error = { $file }: { $reason }.
system-error = El sistema se ha negado: { $reason }.
words-summary = ver qué idiomas hay y qué les falta
words-examples =
    lisboa words # todos los idiomas, con cuánto hay de cada uno
    lisboa words --check # todo lo que falta o está mal; código de salida 1 si hay algo
    lisboa words --check pl # lo mismo para un idioma
    lisboa words --check --json # lo mismo para programas
