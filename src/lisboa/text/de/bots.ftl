### Bots: how they are named, what they are like, and what they do wrong.

## Levels, as `lisboa play --help` describes them

level-apprentice = schwach, aber vernünftig
level-merchant = nimmt, was jetzt das Beste ist
level-courtier = plant voraus
level-minister = plant weit voraus
level = { $name } ({ $text })

## Nobody of this name can play

no-such-bot = Es gibt keinen Bot „{ $name }“. Es gibt: { $names }; außerdem module:Class und program:BEFEHL.
no-such-bot-near = Es gibt keinen Bot „{ $name }“. Meintest du „{ $near }“?
no-budget = Für den Bot { $name } lässt sich kein Budget festlegen: Schreibe nur { $name }.
no-budget-but-weights = Für den Bot { $name } lässt sich kein Budget festlegen: Schreibe nur { $name }, oder { $name }:DATEI.toml für eigene Gewichte.
wrong-budget = „{ $text }“ ist kein Budget: Schreibe 200ms, 2s oder 2000it.
empty-budget = „{ $text }“ lässt keine Zeit zum Denken: Das Budget muss größer als null sein.
wrong-weights = Die Gewichte „{ $file }“ sind nicht brauchbar: { $problem }
weights-unread = { $reason }.
weights-no-text = Die Datei ist kein Text in UTF-8.
weights-no-toml = Die Datei ist kein TOML ({ $reason }).
weights-no-section = Es gibt keinen Abschnitt [{ $section }].
weights-missing = In [{ $section }] fehlt { $name }.
weights-unknown = In [{ $section }] ist { $name } kein Gewicht.
weights-no-number = In [{ $section }] ist { $name } keine Zahl.
no-such-module = Es gibt kein Python-Modul „{ $module }“, weder installiert noch in diesem Ordner.
broken-module = Das Modul „{ $module }“ ist nicht brauchbar: { $reason }.
no-such-class = Das Modul „{ $module }“ hat kein „{ $name }“.
not-a-bot = „{ $name }“ aus dem Modul „{ $module }“ ist kein Bot: Es muss eine Klasse mit einer Methode choose sein oder eine Funktion, die aus einem Startwert eine solche erzeugt.
wrong-constructor = „{ $name }“ aus dem Modul „{ $module }“ hat den falschen Konstruktor: Er wird mit einem Argument aufgerufen, dem Startwert, wie in __init__(self, seed).
no-command = Nenne das Programm: program:BEFEHL, zum Beispiel „program:python3 my_bot.py“.
unclear-command = Der Befehl „{ $command }“ ist nicht lesbar: Ein Anführungszeichen fehlt.
no-such-program = Es gibt kein ausführbares Programm „{ $program }“.

## A decision is forfeited

fault-crash = { $bot } ist gescheitert ({ $detail }).
fault-nonsense = { $bot } hat keine mögliche Antwort gegeben ({ $detail }).
fault-late = { $bot } war zu spät ({ $detail }).
fault-absent = { $bot } kann nicht spielen ({ $detail }).
detail-error = { $error } in { $file }, Zeile { $line }
detail-type = eine Antwort ist eine Zahl, nicht { $type }
detail-not-legal = keine der { $n } angebotenen
detail-late = { $took } Sekunden bei einem Budget von { $budget }
detail-ended = das Programm endete mit Code { $code }
detail-no-choose = er braucht eine Methode choose, die eine Sicht, die zulässigen Antworten und ein Budget nimmt
detail-babble = keine einzelne Zeile mit einem JSON-Objekt
detail-no-action = seine Antwort ist keine Aktion
detail-starts = { $n ->
    [one] er wurde in diesem Spiel einmal vergeblich gestartet
   *[other] er wurde in diesem Spiel { $n }-mal vergeblich gestartet
}
detail-protocol = er spricht nicht Version { $ours } des Protokolls

forfeited = { $sentence } Stattdessen hat Greedy geantwortet, { $times ->
    [one] einmal, im Spiel mit Startwert { $seed }.
   *[other] { $times }-mal, zuerst im Spiel mit Startwert { $seed }.
}
