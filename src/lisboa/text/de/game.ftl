### Errors that people can make with a game, its records and its positions.

# $action as records write it; $reason is a sentence.
illegal = { $action }: { $reason }
unknown-action = Es gibt keine Aktion „{ $action }“.
unknown-action-of-many = Spiel { $game }: Es gibt keine Aktion „{ $action }“.
game-over = Das Spiel ist zu Ende: Es kann nichts mehr gespielt werden.
nothing-to-undo = Nichts lässt sich zurücknehmen: Die letzte Antwort war endgültig, oder es gibt keine.
other-rules = Dieses Spiel hat ein Programm mit anderen Regeln mit pickle gespeichert: Hier führen seine Antworten zu einem anderen Spiel.
no-such-seat = Es gibt keinen Platz { $seat }: Dieses Spiel hat { $players } Plätze, nummeriert ab 0.
wrong-players = Ein Spiel ist für { $fewest } bis { $most } Spieler, nicht { $players }.
wrong-seed = Ein Startwert ist eine ganze Zahl, nicht { $seed }.
unknown-variant = Es gibt keine Variante „{ $variant }“; es gibt { $known }.
wrong-variants = Gib die Varianten als Namen mit ihren Werten an, nicht { $variants }.
variant-switch = Die Variante „{ $variant }“ ist ein (true) oder aus (false), nicht { $value }.
variant-choice = Die Variante „{ $variant }“ hat einen dieser Werte: { $choices }.
layout-part = Eine Anordnung von Stadtmarkern hat die Teile { $parts } und in jedem Marker nach Ort; „{ $part }“ ist keiner.
layout-place = Bei „{ $place }“ kann kein Marker liegen.
layout-token = „{ $token }“ bei { $place } ist kein Marker, der dort liegen kann.
layout-copies = Es gibt nur { $copies } Marker „{ $token }“.
variant-tasks = Nenne die Plätze, die Aufgabenkarten erhalten, oder wähle alle; „{ $value }“ ist kein Platz.
draft-in-solo = Gegen Lacerda gibt es niemanden für einen Draft: Wähle entweder das Solospiel oder den Draft.
solo-seats = Ein Solospiel hat zwei Plätze: deinen und einen zweiten namens Lacerda.
wrong-names = Gib eine Liste mit je einem Namen für die { $players } Plätze an.
bad-name = „{ $name }“ kann nicht der Name eines Platzes sein: Ein Name hat 1 bis 30 druckbare Zeichen ohne Leerzeichen am Rand und ohne die Zeichen { $signs }; „neutral“ ist vergeben.
same-names = Zwei Plätze haben denselben Namen.
no-deal = Ein Spiel, das mit einer Stellung begann, hat keine Verteilung, also gibt es davon keine Aufzeichnung; speichere stattdessen seine Stellung.
wrong-since = Ereignisse werden ab 0 gezählt, „since“ ist also eine ganze Zahl, nicht { $since }.
wrong-edition = { $edition } ist keine Ausgabe: Lade eine mit lisboa.edition.load.
not-legal = „{ $action }“ kann jetzt nicht gespielt werden, also lässt sich nichts darüber sagen, was es bewirken würde.

## Records: `line` is 0 where no single line is to blame.

record-not-a-record = Zeile { $line }: Das ist keine Aufzeichnung; deren erste Zeile ist „{ $title }“.
record-unknown-section = Zeile { $line }: Es gibt keinen Abschnitt { $section }, nur [deal] und [game].
record-no-colon = Zeile { $line }: Nach dem Schlüssel fehlt ein Doppelpunkt.
record-unknown-header = Zeile { $line }: Es gibt keine Kopfzeile „{ $header }“.
record-header-twice = Zeile { $line }: Die Kopfzeile „{ $header }“ steht hier zum zweiten Mal.
record-missing-header = Die Kopfzeile „{ $header }“ fehlt.
record-other-turn = Zeile { $line }: Das ist Zug { $ours }, die Aufzeichnung sagt { $theirs }.
record-other-result = Zeile { $line }: Das Spiel endet nicht, wie die Aufzeichnung sagt: { $result }. Ihr Ende fehlt, oder sie wurde verändert.
record-no-turn = Zeile { $line }: Ein Zug beginnt mit seiner Nummer, dem Namen des Platzes und einem Doppelpunkt, zum Beispiel „12 Green:“.
record-partly-known = Zeile { $line }: Diese Aufzeichnung enthält nur, was { $known } wusste, als sie geschrieben wurde; sie kann gelesen, aber nicht nachgespielt werden.
record-wrong-seats = Zeile { $line }: Die Aufzeichnung nennt { $n } Plätze; ein Spiel hat { $fewest } bis { $most }.
record-other-rules = Zeile { $line }: Die Aufzeichnung entstand unter Version { $rules } der Regeln, und dieses Programm spielt Version { $ours }. { $program ->
    [unknown] Kein Programm ist bekannt, das sie spielt.
    [newer] Ein neueres Programm spielt sie.
   *[other] Lisboa { $program } spielt sie.
}
record-other-edition = Zeile { $line }: Die Aufzeichnung entstand mit der Ausgabe { $theirs }; dies ist { $ours }. Lade jene mit lisboa.edition.load und gib sie als edition an.
record-unknown-seat = Zeile { $line }: „{ $seat }“ ist kein Platz dieses Spiels.
record-illegal = Zeile { $line }: „{ $action }“ kann hier nicht gespielt werden: { $reason }
record-broken = Zeile { $line }: { $reason }
record-other-hash = Zeile { $line }: Der Zustand nach diesem Zug ist { $ours }, die Aufzeichnung sagt { $theirs }. Die Aufzeichnung wurde irgendwo bis hierher verändert.
record-start = Zeile { $line }: „{ $start }“ ist als Startspieler genannt, ist aber kein Platz dieses Spiels.
record-deal-twice = Zeile { $line }: „{ $part }“ steht zweimal in der Verteilung.
record-deal-missing = Der Verteilung fehlt die Zeile „{ $part }“.
record-deal-number = Zeile { $line }: „{ $word }“ in „{ $part }“ ist keine ganze Zahl.
record-deal-word = Zeile { $line }: Die Ausgabe hat kein „{ $word }“, das in „{ $part }“ stehen könnte.
record-deal-unknown = Zeile { $line }: „{ $part }“ ist kein Teil einer Verteilung.
record-deal-wrong = Zeile { $line }: Die Verteilung kann nicht aus der Schachtel dieser Ausgabe stammen: siehe „{ $part }“.

## Positions: `path` says where, such as players.Green.hand[2].

position-not-an-object = { $path }: Hier muss ein Objekt mit benannten Feldern stehen.
position-not-a-list = { $path }: Hier muss eine Liste stehen.
position-not-a-number = { $path }: Hier muss eine ganze Zahl stehen.
position-not-a-name = { $path }: Hier muss ein Name stehen.
position-not-yes-or-no = { $path }: Hier muss true oder false stehen.
position-out-of-range = { $path }: Die Zahl muss zwischen { $low } und { $high } liegen.
position-wrong-length = { $path }: Die Liste hat { $n } Einträge; möglich sind { $least } bis { $most }.
position-unknown-field = { $path }: Dieses Feld gibt es nicht.
position-missing-field = { $path }: Dieses Feld fehlt.
position-unknown-name = { $path }: „{ $name }“ ist kein Name, der hier stehen kann.
position-unknown-effect = { $path }: Die Ausgabe kennt keinen solchen Effekt.
position-view = { $path }: Das ist die Sicht eines Platzes, keine ganze Stellung; was sie nicht zeigt, lässt sich nicht erraten. Eine Stichprobe der Sicht lässt sich spielen.
position-other-format = { $path }: Dieses Programm liest Stellungen im Format { $ours }.
position-other-rules = { $path }: Die Stellung entstand unter Version { $rules } der Regeln, und dieses Programm spielt Version { $ours }. { $program ->
    [unknown] Kein Programm ist bekannt, das sie spielt.
    [newer] Ein neueres Programm spielt sie.
   *[other] Lisboa { $program } spielt sie.
}
position-other-edition = { $path }: Die Stellung entstand mit einer anderen Ausgabe; dies ist { $ours }.
position-seats = { $path }: Hier muss eine Liste mit den Namen von { $fewest } bis { $most } Plätzen stehen.
position-names = { $path }: { $why }
position-too-often = { $path }: „{ $name }“ steht hier einmal öfter, als die Schachtel es enthält.
position-not-in-game = { $path }: „{ $name }“ gehört nicht zu einem Spiel für { $players } Spieler.
position-wrong-place = { $path }: „{ $name }“ kann hier nicht liegen.
position-too-many = { $path }: Hier sind höchstens { $most } möglich.
position-not-a-space = { $path }: Die Leiste hat kein solches Feld.
position-adds-up = { $path }: Zusammen mit dem Besitz der Spieler müssen hier { $n } sein.
position-officials = { $path }: { $out } Beamte stehen in Amtsstuben und auf Plazas, auf dem Tableau steht also der Rest von { $all }.
position-houses = { $path }: { $n } Holzhäuser sind gebaut, aber { $stores } Geschäfte haben eines.
position-which-houses = { $path }: Es stehen { $stores } Geschäfte, und welche Holzhäuser gebaut wurden, bestimmt die Vorteile; gib an, wie viele jeder Gruppe ({ $groups }).
position-no-street = { $path }: Dieses Grundstück liegt nicht an der Straße dieser Ware.
position-closed-row = { $path }: Reihe E ist bei zwei Spielern nicht im Spiel.
position-scoring = { $path }: Das sind nicht die Wertungsplättchen der Ausgabe.
position-wrong-side = { $path }: Dieses Gebäude zeigt die Farbe des anderen Architekten.
position-wrong-colour = { $path }: Auf diesem Bauplatz muss ein Gebäude die Farbe seiner Straße zeigen.
position-plan-taken = { $path }: Dieser Plan oder einer darunter gehört einem Spieler.
position-first-period-only = { $path }: In der zweiten Epoche ist hier nichts mehr übrig.
position-seen-by-all = { $path }: „{ $name }“ wurde aus der offenen Auslage genommen, muss also auch in „seen“ stehen.
position-not-in-hand = { $path }: „{ $name }“ muss in der Hand stehen und in „seen“ nur einmal.
position-portfolio = { $path }: Das Portfolio fasst höchstens { $most } Karten.
position-empty-at-sea = { $path }: Ein Schiff ohne Waren ist nicht auf See.
position-full-in-port = { $path }: Ein volles Schiff ist auf See.
position-no-marker-used = { $path }: In diesem Zug kann kein Trümmerset-Marker verwendet worden sein.
position-wigs = { $path }: Niemand hat insgesamt weniger als 0 Perücken.
position-wrong-turn = { $path }: Zug { $turn } gehört, vom Startspieler an gezählt, einem anderen Platz.
position-not-triggered = { $path }: Niemand hat das Ende ausgelöst.
position-already-triggered = { $path }: { $sets } Sets eines Spielers oder drei leere Stapel haben das Ende ausgelöst, hier muss also ein Platz stehen.
position-which-trigger = { $path }: Mehrere Spieler haben die { $sets } Sets, die das Ende auslösen; gib an, wer zuerst so weit war.
position-turns-left =
    { $path }: Der letzte Zug ist der vor dem des Startspielers, hier müssen also noch { $more ->
        [0] { $n }
       *[other] { $n } oder { $most }
    } übrig sein.
position-over = { $path }: Das Spiel ist zu Ende, es bleibt also nichts zu tun.
position-not-over = { $path }: Das Spiel ist nicht zu Ende, es muss also noch etwas zu tun sein.
position-not-last = { $path }: Diese Aufgabe kann nur die letzte sein.
position-no-last = { $path }: Die letzte Aufgabe muss einen Zug beginnen, beenden oder ihm folgen oder das Spiel werten.
position-not-waiting = { $path }: Diese Frage kann nur die erste Aufgabe sein.
position-task-twice = { $path }: Diese Aufgabe kann hier nur einmal stehen.
position-new-period = { $path }: Zwischen den Epochen sind die letzten Aufgaben new-shipyard, deal-hands und new-display, eine nach der anderen.
position-no-variant = { $path }: Das gehört zu einer Variante oder zum Solospiel und ist hier nicht im Spiel.
position-not-dealt = { $path }: Nichts wird ausgeteilt, bevor alle ein Klerusplättchen behalten haben.
position-dealt = { $path }: Die Handkarten werden ausgeteilt, sobald alle ein Klerusplättchen behalten haben, hier bleibt also nichts übrig.
position-turn-up = { $path }: Während Klerusplättchen gewählt werden, kommt nichts anderes vor turn-up, das Kirche und Handkarten austeilt.
position-draft = { $path }: Das passt nicht zu einem Draft: seiner Runde, den behaltenen und den weitergegebenen Karten.
position-contradicted = { $path }: Das passt nicht zum Rest der Stellung.
position-leads-nowhere = { $path }: Mit diesen Aufgaben kann das Spiel nicht weitergehen.
