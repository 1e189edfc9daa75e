### The server: its command, and what it says when it cannot do what somebody asks.

## The command

port-option = der Port; sonst { $port } oder der nächste freie
open-option = die Seite im Browser öffnen
host-option = die Adresse, an der gelauscht wird; 0.0.0.0: jede Adresse dieses Rechners
data-option = wo alles aufbewahrt wird, wenn nicht am üblichen Ort
database-option = eine Datenbank wie postgresql://user@host/name, statt SQLite
edition-option = der Ordner einer eigenen Ausgabe oder mehrerer, die Tische neben Baixa wählen können; wo niemand wählt, wird die erste gespielt
workers-option = in wie vielen Prozessen Bots denken
origin-option = eine Webseite außer unserer eigenen, die mit diesem Server sprechen darf; mehrfach möglich
proxy-option = die Adresse eines Proxys, der sagen darf, für wen er spricht
name-option = ein Name, unter dem Browser diesen Server finden, etwa lisboa.example, außer localhost, Adressen und Namen im lokalen Netz; mehrfach möglich
stop-within-option = wie viele Sekunden der Server hat, um zu enden, wenn man es ihm sagt (sonst 20)
keep-finished-option = wie lange beendete Spiele aufbewahrt werden (sonst 365 Tage)
keep-unfinished-option = wie lange Spiele aufbewahrt werden, die niemand weiterspielt (sonst 180 Tage)
keep-expired-option = wie lange sie danach nur verborgen sind und zurückgeholt werden können (sonst 30 Tage)
expire-after-option = nach wie vielen Stunden Laufzeit Spiele ablaufen dürfen (sonst 6)
expire-share-option = wie viel Prozent aller Spiele in einer Stunde höchstens ablaufen (sonst 10)
longest-silence-option = nach wie vielen Tagen ohne jede Änderung der Uhr nicht mehr geglaubt wird, sodass nichts abläuft (sonst 30)
games-per-address-option = wie viele Spiele eine Adresse in einer Stunde anlegen darf (sonst 60; 0: beliebig viele)
thinking-per-address-option = wie viele Minuten einer Stunde Bots für eine Adresse denken (sonst 60; 0: unbegrenzt)
thinking-per-game-option = dasselbe für ein Spiel (sonst 30)
most-games-option = wie viele Spiele aufbewahrt werden (sonst 100000; 0: beliebig viele)
most-connections-option = wie viele Verbindungen zugleich offen sind (sonst 10000, wenn das System so viele Dateien erlaubt)
connections-per-address-option = wie viele davon eine Adresse haben darf (sonst 512)
spectators-per-address-option = wie viele von diesen nur zusehen (sonst 64); Plätze zählen nicht
log-option = auch von jeder Anfrage und jedem Zug berichten, nicht nur von dem, was schiefgeht
json-logs-option = dasselbe, für Programme geschrieben

serving = Läuft unter { $url } (Strg-C beendet).
open-yourself = Öffne diese Adresse in einem Browser, um zu spielen.
no-page = Diese Installation hat keine Seite für den Browser. Gebaut wird sie mit make und Node 20.19 oder neuer, oder einem Netz, aus dem Node geholt wird; danach bringt pip install . im Checkout sie mit.
port-taken = Port { $port } ist belegt.
port-in-use = Port { $port } ist belegt; wähle einen anderen.
unknown-host = Diese Adresse hat dieser Rechner nicht.
unknown-database = Diese Art von Datenbank gibt es nicht; verwende sqlite:///DATEI oder postgresql://… (dafür ist `lisboa[postgres]` nötig).
database-away = Die Datenbank antwortet nicht.
database-missing = Diese Datenbank gibt es nicht: Ihr Ordner, ihr Name oder ihr Benutzer fehlt.
database-damaged = Diese Datei ist beschädigt, oder sie ist keine SQLite-Datenbank. Nichts wurde geändert; `lisboa restore` bringt eine Sicherung in eine neue Datei.
database-newer = Diese Datenbank gehört zu einer neueren Version des Programms. Starte diese; nichts wurde geändert.
database-taken = Ein Server benutzt diese Datenbank schon, und zwei auf einer SQLite-Datei hören nicht voneinander. Beende ihn, oder wähle andere --data oder --database.
welcome =
    { $product } { $version } läuft. Die Seite für den Browser gehört nicht zu dieser Installation;
    Programme finden alles unter /api, beschrieben in /api/openapi.json.
stopped = Beendet. Nichts ist verloren.

## Refusals

refused-malformed = Das ist nicht zu verstehen ({ $where }: { $what }).
refused-not-here = Hier gibt es nichts.
refused-no-credential = Zeige ein Geheimnis dieses Spiels vor.
refused-wrong-credential = Dieser Link gilt für dieses Spiel nicht oder nicht mehr.
refused-seat-taken = Diese Einladung wurde schon benutzt, und der Platz ist besetzt. Wenn du es warst: Der Link zu deinem Platz steht im Menü des Tisches auf dem Gerät, mit dem du kamst; sonst bitte die Person, die den Tisch leitet, um einen neuen Link.
refused-secret-known = Wähle ein Geheimnis, das niemand kennt.
refused-not-yours = Das ist nicht dein Platz.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-unknown-game = Dieses Spiel gibt es nicht oder nicht mehr.
refused-unknown-edition = Diese Ausgabe gibt es nicht.
refused-no-such-edition = Dieser Server bietet keine Ausgabe namens „{ $name }“ an. Er bietet { $offered }.
refused-edition-of-record = Die Aufzeichnung wurde mit der Ausgabe „{ $name }“ gespielt, die dieser Server nicht hat; er hat { $offered }.
refused-edition-of-record-changed = Die Aufzeichnung wurde mit der Ausgabe „{ $name }“ mit dem Fingerabdruck { $fingerprint } gespielt. Dieser Server hat eine dieses Namens, die anders spielt ({ $offered }).
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-no-human = Dort sitzt kein Mensch.
refused-too-many = Zu diesem Spiel gibt es zu viele Verbindungen.
refused-unavailable = Die Datenbank antwortet nicht. Nichts hat sich geändert; versuche es gleich noch einmal.
refused-busy = Der Planer ist beschäftigt; frage gleich noch einmal.
refused-stale = Das Spiel ist weitergegangen. Sieh es dir an und antworte noch einmal.
refused-request-taken = Jemand anderes hat diese Anfrage gestellt.
refused-hello-twice = Du hast dich schon gemeldet.
refused-over = Das Spiel ist zu Ende.
refused-ended = Das Spiel wurde beendet.
refused-frozen = Diese Version des Programms spielt dieses Spiel anders als die, die es geschrieben hat. Es kann gelesen, aber nicht weitergespielt werden.
refused-other-rules = Dieses Spiel wurde unter Version { $rules } der Regeln gespielt, und dieses Programm spielt Version { $ours }. Es kann angesehen und exportiert, aber nicht gespielt werden. { $program ->
    [unknown] Kein Programm ist bekannt, das es spielt.
    [newer] Ein neueres Programm spielt es.
   *[other] Lisboa { $program } spielt die Aufzeichnung.
}
refused-not-kept = Dieses Spiel wurde unter Version { $rules } der Regeln gespielt, und dieses Programm spielt Version { $ours }. Wie es stand, wurde nicht in einer Form für andere festgehalten, also kann es nicht gezeigt werden; nichts davon ist verloren, und die Aufzeichnung kann exportiert werden. { $program ->
    [unknown] Kein Programm ist bekannt, das es spielt.
    [newer] Ein neueres Programm spielt es.
   *[other] Lisboa { $program } spielt die Aufzeichnung.
}
refused-confirm-first = Bestätige deine Antwort oder nimm sie zurück.
refused-no-advance = Es gibt keine Karte zu wählen, bevor andere folgen.
refused-nothing-drafted = Es gibt nichts zu bestätigen oder zurückzunehmen.
refused-another-human = Was veröffentlicht ist, bleibt, weil noch ein Mensch mitspielt.
refused-nothing-to-rewind = So weit ist das Spiel nicht gekommen.
refused-dealt = Kirche und Handkarten sind aufgedeckt, die Wahl der Klerusplättchen ist also endgültig.
refused-undealt = Bevor Kirche und Handkarten ausgeteilt sind, kann ein Spiel nur weitergespielt werden, wenn es zu Ende ist.
refused-bot-plays = Für diesen Platz spielt ein Bot.
refused-no-bot-plays = Für diesen Platz spielt kein Bot.
refused-not-silent = { $seconds ->
    [0] Schweigen kann nur der Platz, der gefragt ist.
    [one] Der Platz schweigt noch nicht lange genug: noch 1 Sekunde.
   *[other] Der Platz schweigt noch nicht lange genug: noch { $seconds } Sekunden.
}
refused-conceded = Dieser Platz hat aufgegeben.
refused-no-hints = Dieser Tisch spielt ohne Tipps.
refused-no-play-on = Dieser Tisch hat vereinbart, dass niemand von einem früheren Moment aus weiterspielt.
refused-play-on-agreed = Ob man von einem früheren Moment aus weiterspielen darf, wurde vor dem Austeilen vereinbart; dabei bleibt es.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-rematch-there = Eine Revanche gibt es schon.
refused-lacerda-seat = Lacerda sitzt auf dem zweiten von zwei Plätzen.
refused-same-colours = Zwei Plätze können nicht dieselbe Farbe haben.
refused-other-seats = Die Plätze passen nicht zu diesem Spiel.
refused-no-such-point = Das Spiel hat nur { $n } Aktionen.

## What the whole table is told about links

notice-link = Wer den Tisch leitet, hat für { $name } einen neuen Link gemacht. Der alte gilt nicht mehr.
notice-take = { $name }: Der Platz wurde mit seiner Einladung besetzt.
notice-spectators = Wer den Tisch leitet, hat für Zuschauer einen neuen Link gemacht.
