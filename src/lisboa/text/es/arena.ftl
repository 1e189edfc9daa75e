### The command `lisboa arena`.

bots-option = quiénes juegan, separados por comas: greedy,planner:200ms,my_module:MyBot
players-option = cuántos se sientan a la mesa, de 2 a 4 (por defecto { $usual })
games-option = cuántas partidas; cada reparto se juega con todas las disposiciones de asientos (por defecto %(default)s)
seed-option = el primer reparto tiene esta semilla, el siguiente el número siguiente (por defecto %(default)s)
jobs-option = cuántos procesos se reparten el trabajo (por defecto, uno por núcleo)
on-option = dónde: aquí (here) o en un clúster de Ray (el de RAY_ADDRESS, o uno iniciado para ello)
json-option = el resultado en JSON, para programas
csv-option = escribir además en este archivo cada asiento de cada partida
stop-early-option = parar en cuanto esté claro quién es el mejor
resume-option = guardar las partidas en este archivo y continuar a partir de las que contenga
fresh-option = olvidar lo que dejó un encuentro interrumpido
edition-option = la carpeta de una edición propia

## Wrong arguments

no-name = Falta un nombre entre las comas.
too-few-bots = Un bot solo no tiene contra quién jugar. Nombra dos, el mismo dos veces para que juegue contra sí mismo, o --solo.
named-twice = { $bot } se nombra dos veces; con más bots que asientos, cada uno se nombra una vez.
stop-early-needs-two = --stop-early compara bots: nombra al menos dos.
unwritable = No se puede escribir { $file }: { $reason }.
journal-unreadable = No se puede leer { $file }: { $reason }.
journal-no-journal = { $file } no es el diario de un encuentro.
journal-another-match = { $file } es el diario de otro encuentro: otros bots, otra mesa o una versión anterior de ellos.
journal-spoilt = { $file }, línea { $line }: no es una partida de este encuentro.

## While it runs

playing = Jugando
progress = { $done } de { $games } partidas · { $bot } { $share }
rounded = { $asked } partidas no se pueden repartir por igual: cada reparto se juega { $seatings } veces, así que serán { $games }.
resumed = Ya se habían jugado { $done } de { $games } partidas; se continúa desde ahí.
put-aside = Lo que dejó un encuentro interrumpido no se puede leer y se olvida.
not-kept = Si este encuentro se interrumpe, no se podrá continuar: { $reason }.
interrupted = Interrumpido después de { $done } de { $games } partidas.
go-on = La misma orden continúa desde ahí.
no-ray = El paquete ray no está instalado: pip install "lisboa[ray]"
no-cluster = No hay ningún clúster de Ray en el que jugar: { $cause }
worker-lost = Uno de los procesos ha muerto; se han jugado { $done } de { $games } partidas.
broken = La partida con la semilla { $seed } y { $bots } a la mesa no se pudo jugar hasta el final: { $cause }
nothing-counted = Aún no se ha jugado ningún reparto con todas las disposiciones de asientos, así que no hay nada que comparar.

## The result

title = { $games } { $players ->
    [solo] de un jugador contra Lacerda
   *[other] de { $players } jugadores
}: { $deals }; cada reparto, { $seatings ->
    [1] una vez
   *[other] { $seatings } veces
}
games = { $n ->
    [one] 1 partida
   *[other] { $n } partidas
}
deals = { $n ->
    [one] 1 reparto (semilla { $first })
   *[other] { $n } repartos (semillas { $first } a { $last })
}
head-bot = Bot
head-games = partidas
head-share = victorias, %
head-wigs = pelucas
head-difference = ventaja
head-rating = rating
head-ms = ms
head-faults = faltas
head-failed = fallido
confidence = Los intervalos valen con un 95 % de confianza, tomando el reparto como unidad. Por azar, un asiento gana el { $chance }.
confidence-solo = Los intervalos valen con un 95 % de confianza, tomando el reparto como unidad.
ending = Terminadas por { $sets ->
    [one] sets de escombros en 1 partida
   *[other] sets de escombros en { $sets } partidas
} y por { $stacks ->
    [one] pilas de cartas en 1
   *[other] pilas de cartas en { $stacks }
}; { $turns } turnos por jugador de media.
settled = Parado antes de tiempo: { $bot } es el mejor, con un 95 % se mire cuando se mire.
faults = { $n ->
    [one] { $bot } cedió 1 decisión a greedy: { $fault }
   *[other] { $bot } cedió { $n } decisiones a greedy; la primera: { $fault }
}
failed = { $bot } ha fallado y no se clasifica: cedió el { $share } de sus decisiones a greedy, contra cuyo juego se midieron los demás en su asiento. La primera vez: { $fault }
ranks = Rangos alcanzados
