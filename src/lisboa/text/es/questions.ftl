# What somebody is asked. “You” is the player who has to answer.

clergy = ¿Cuál de tus dos losetas de clero conservas?
turn = Es tu turno: ¿qué carta juegas y dónde?
room = ¿Cómo haces sitio en tu portafolio para { FORM($card, "the") }?
sell-or-trade = ¿Vendes bienes o comercias con los nobles?
load = { $n ->
    [0] ¿Qué bien vendes y a qué barco?
    [one] Has vendido 1 bien: ¿cuál vendes ahora y a qué barco?
   *[other] Has vendido { $n } bienes: ¿cuál vendes ahora y a qué barco?
}
offer = { $n ->
    [0] ¿Qué bien entregas a un noble y por qué acción de Estado?
   *[other] ¿Qué bien entregas ahora y por qué acción de Estado?
}
office = ¿En qué oficina colocas un funcionario? Puedes colocar { $n ->
    [one] 1 más
   *[other] { $n } más
}.
plan = ¿Qué plano tomas?
berth = ¿Adónde va el { $ship }?
ship-goods = ¿Qué bien pagas por el barco? { $n ->
    [one] Falta 1
   *[other] Faltan { $n } diferentes
} por pagar.
extra-good = ¿De cuál de los bienes producidos tomas { $n ->
    [one] 1 más
   *[other] { $n } más
}?
steps = { $n ->
    [one] El Cardenal se mueve 1 espacio.
   *[other] ¿Cuántos espacios se mueve el Cardenal, como máximo { $n }?
}
tile = ¿Cuál de las dos losetas adyacentes al Cardenal tomas?
give-tile = Puntuación de la Iglesia: ¿qué loseta de clero entregas{ $given ->
    [0] {""}
   *[1] {" "}ahora
}?
favour = ¿De qué noble tomas el favor real?
visit-reais = La visita cuesta { $n ->
    [one] 1 influencia
   *[other] { $n } influencias
}: ¿cuánto pagas en reales?
free-action = ¿Qué acción de Estado { FORM($noble, "de") } realizas?
follow = { $visitor } visita { FORM($noble, "a") }: ¿devuelves tu favor real{ $n ->
    [0] {" "}y sigues la visita
    [one] , pagas 1 influencia y sigues la visita
   *[other] , pagas { $n } influencias y sigues la visita
}?
lot = ¿Qué tienda construyes y en qué terreno?
cube = ¿Qué cubo de la fila o la columna del terreno { $plot } tomas?
house = ¿De qué grupo es la casa que pones en la tienda?
decree = { $extra ->
    [0] ¿Qué decreto tomas?
   *[1] ¿Descartas un marcador de set para tomar un decreto adicional?
}
site = ¿En qué obra abres un edificio público?
use-plan = ¿Qué plano usas para el edificio de la { $site }?
return = ¿De dónde retiras un funcionario? El edificio necesita { $n ->
    [one] 1 más
   *[other] { $n } más
}.
payment = Hay que pagar { reais } por { $what ->
    [land] el terreno
    [officials] los funcionarios que contratas
   *[event] el evento
}: ¿cuánto con influencia?
penalty = { $covered ->
    [0] No tienes monedas para una penalización de { reais }: ¿cuánto pagas con influencia?
   *[other] Tus monedas y descuentos cubren { $covered } de una penalización de { reais }: ¿cuánto más pagas con influencia?
} No hace falta pagar nada.
reais = { $n ->
    [one] 1 real
   *[other] { $n } reales
}
accept = ¿Quieres { FORM($effect, "you") }?
good = ¿Qué bien tomas?
pile = ¿Qué cubo de la pila de escombros tomas?
lose-good = ¿Qué bien pierdes?
lose-official = ¿De dónde retiras el funcionario que pierdes?
lose-favour = ¿De qué noble es el favor real que pierdes?
draw = ¿Qué carta tomas?
discard = Termina el periodo: ¿qué carta de tu mano descartas?
claim = ¿De qué carta descartada recibes ahora la recompensa?
over = La partida ha terminado.
keep-card = { $again ->
    [0] { $round ->
        [1] Conservas dos de estas cartas: ¿cuál de las dos va antes en la lista?
       *[other] ¿Qué carta conservas antes de pasar las demás?
    }
   *[other] ¿Qué carta conservas como segunda?
}
task = ¿Cuál de las tareas que has realizado se recompensa?

# The same where several things are chosen in any order; $n says how many.
pick-ship-goods = ¿Qué { $n } bienes diferentes pagas por el barco?
pick-return = ¿De dónde retiras { $n } funcionarios? El edificio los necesita.
pick-give-tile = Puntuación de la Iglesia: ¿qué losetas de clero entregas?
pick-discard = Termina el periodo: ¿qué cartas de tu mano descartas?
pick-keep-card = ¿Qué { $n } de estas cartas conservas antes de pasar las demás?

# The same in five words at most, not counting those of names.
short-clergy = ¿Qué loseta conservas?
short-turn = Tu turno: juega una carta
short-room = ¿Cómo haces sitio?
short-sell-or-trade = ¿Vender o comerciar?
short-load = ¿Qué bien? ¿A qué barco?
short-offer = ¿Qué bien? ¿Qué acción?
short-office = Funcionario: ¿en qué oficina?
short-plan = ¿Qué plano tomas?
short-berth = ¿Adónde va el barco?
short-ship-goods = ¿Qué bien paga el barco?
short-extra-good = ¿De qué bien uno más?
short-steps = Cardenal: ¿cuántos espacios?
short-tile = ¿Qué loseta tomas?
short-give-tile = ¿Qué loseta entregas?
short-favour = ¿El favor de quién tomas?
short-visit-reais = ¿Pagar influencia o reales?
short-free-action = ¿Qué acción de Estado?
short-follow = ¿Seguir a { $visitor } hasta { $noble }?
short-lot = ¿Dónde construyes?
short-cube = ¿Qué cubo tomas?
short-house = ¿Una casa de qué grupo?
short-decree = { $extra ->
    [0] ¿Qué decreto tomas?
   *[1] ¿Tomar un decreto adicional?
}
short-site = ¿Dónde abre el edificio?
short-use-plan = ¿Qué plano usas?
short-return = ¿Qué funcionario vuelve?
short-payment = { reais }: ¿monedas o influencia?
short-penalty = Penalización: ¿pagar con influencia?
short-accept = ¿Aceptar la recompensa?
short-good = ¿Qué bien tomas?
short-pile = ¿Qué cubo tomas?
short-lose-good = ¿Qué bien pierdes?
short-lose-official = ¿Qué funcionario pierdes?
short-lose-favour = ¿El favor de quién pierdes?
short-draw = ¿Qué carta tomas?
short-discard = ¿Qué carta descartas?
short-claim = ¿Qué recompensa recibes ahora?
short-over = La partida ha terminado
short-keep-card = ¿Qué carta conservas?
short-task = ¿Qué tarea se recompensa?
