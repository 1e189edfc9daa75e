### For operators and their guests: workers, limits, back-up and restore.

worker-died = sein Prozess ist zu Ende

## What is refused at the door

too-many-requests = Das war zu viel auf einmal. Bitte versuche es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } noch einmal.
too-many-sockets = Von dieser Adresse gibt es schon { $n } Verbindungen.
too-many-games = Von dieser Adresse kamen zuletzt viele neue Spiele. Das nächste kann in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    } angelegt werden.
too-many-spectators = An dieser Adresse sehen schon { $n } zu; Plätze stehen ihren Spielern weiter offen.
thought-enough = Hier haben Bots schon lange gedacht. Den nächsten Tipp gibt es in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }.
refused-full = Dieser Server bewahrt so viele Spiele auf, wie er kann. Platz ist wieder, wenn alte gelöscht werden oder ablaufen.
body-too-large = Das ist zu groß; erlaubt sind höchstens { $n } Bytes.
too-slow = Die Anfrage kam zu langsam an.
wrong-origin = Diese Seite darf nicht mit diesem Server sprechen.
refused-failed = Hier ist etwas schiefgegangen. Es ist vermerkt; bitte versuche es noch einmal.

## Back-up and restore

database-option = die Datenbank, wie bei `lisboa serve`; sonst die im Datenordner
data-option = der Datenordner des Servers, wenn es nicht der übliche ist
backup-file = die Datei, die geschrieben wird; es darf noch keine dieses Namens geben
restore-file = eine Datei, die `lisboa backup` geschrieben hat
replace-option = auch wenn Spiele in der Datenbank sind: Sie gehen verloren
progress = { $n } Zeilen …
backed-up = { $file }: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    }.
restored = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } mit { $entries ->
        [one] einem Eintrag
       *[other] { $entries } Einträgen
    } wiederhergestellt.

no-such-database = Das ist keine Datenbank, die ich verwenden kann. Beispiele: sqlite:////srv/lisboa.sqlite, postgresql://lisboa@localhost/lisboa.
with-option = das Python einer anderen Version des Programms, für die Spiele, die nur diese spielt
kept = { $games ->
    [0] Es gab kein Spiel festzuhalten.
    [one] Ein Spiel wurde festgehalten, wie es steht.
   *[other] { $games } Spiele wurden festgehalten, wie sie stehen.
}
no-keepsakes = { $python } hat nicht gesagt, wie seine Spiele stehen: { $why }
no-database = { $file }: Diese Datenbank gibt es nicht.
file-exists = { $file }: Diese Datei gibt es schon; wähle einen anderen Namen.
has-games = In dieser Datenbank { $n ->
        [one] ist ein Spiel
       *[other] sind { $n } Spiele
    }. Um sie zu verlieren und trotzdem wiederherzustellen: --replace.
no-backup = { $file }: Das ist keine Sicherung.
newer-file = { $file }: Diese Sicherung stammt von einer neueren Version des Programms.
damaged = { $file }: Diese Sicherung ist beschädigt; nichts wurde wiederhergestellt.
cut-off = { $file }: Diese Sicherung endet zu früh; nichts wurde wiederhergestellt.
other-schema = Die Datenbank gehört zu einer anderen Version des Programms. Starte einmal `lisboa serve`, um sie auf den neuesten Stand zu bringen, oder sichere sie mit der Version, die sie geschrieben hat.
database-error = Die Datenbank hat abgelehnt ({ $error }); nichts wurde geändert.
server-runs = Ein Server benutzt diese Datenbank. Beende ihn zuerst; nichts wurde geändert.

## The schema of a database

schema-to-option = das Schema, auf das die Datenbank gebracht wird; auf ein früheres nur, wenn kein Server läuft
schema-is = Die Datenbank hat das Schema { $schema }; diese Version des Programms benutzt { $newest }.
schema-none = noch keine Tabellen
schema-brought = Von Schema { $before } zu { $schema }.
schema-unknown = Dieses Schema kenne ich nicht. Die ich kenne: { $known }.
schema-one-way = Schema { $schema } enthält, was frühere nicht fassen: Von dort führt nur eine frühere Sicherung zurück. Nichts wurde geändert.
