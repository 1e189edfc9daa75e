### What is typed at a question of `lisboa play`: words, help, and what is said about mistakes.

## Words. Each list may hold as many as people try; the English ones are always understood.

words-undo = zurück rückgängig
words-board = tisch spielplan brett zeige zeigen schau
words-hand = hand karten handkarten
words-log = protokoll verlauf
words-refused = nicht nein unmöglich
words-why = warum wieso weshalb kann
words-rules = regeln regel was wie
words-help = hilfe befehle
words-short = kurz knapp
words-full = voll ganz lang
words-again = nochmal wieder optionen frage liste
words-save = speichern sichern
words-quit = ende beenden verlassen schluss tschüss
next-words = w weiter nächster
previous-words = z zurück voriger
yes-words = j ja
no-words = n nein
# Behind a word of the rules: data, checks and examples, too.
everything = alles

## At a question

prompt = { $name } >
hint = Eine Zahl von 1 bis { $most } oder ein Wort: zurück, tisch, hand, protokoll, nicht, warum …, regeln …, hilfe, ende.
hint-picking = In beliebiger Reihenfolge: eine Zahl nach der anderen oder alle auf einmal, zum Beispiel „{ $example }“.
picked = Bisher gewählt: { $things }. „zurück“ nimmt die letzte Wahl zurück.
enough = Das ist alles
enough-none = Nichts davon
confirm = Das kann nicht zurückgenommen werden. Ausführen? [J/n]
undone = Zurückgenommen.
unpicked = Doch nicht gewählt: { $thing }.
yes-or-no = Bitte antworte mit j oder n.
no-such-number = Es gibt keine Option { $number }: Tippe eine Zahl von 1 bis { $most } oder „hilfe“.
nothing-typed = Tippe eine Zahl von 1 bis { $most } oder „hilfe“.
one-number = Nur eine Zahl: Diese Frage hat eine Antwort.
too-many = Wähle insgesamt { $n }, nicht mehr.
not-there = { $thing }: Ein zweites Mal gibt es das hier nicht.
not-understood = „{ $text }“ verstehe ich nicht. Tippe eine Zahl von 1 bis { $most } oder „hilfe“.
not-understood-near = „{ $text }“ verstehe ich nicht. Meintest du „{ $near }“? Eine Zahl von 1 bis { $most } antwortet; „hilfe“ sagt mehr.
fits-several = „{ $text }“ passt zu den Optionen { $numbers }: Tippe eine der Zahlen.
now-short = Ab jetzt zeigt jeder Zug, was sich geändert hat. „tisch“ zeigt alles, „voll“ bringt den ganzen Tisch zurück.
now-full = Ab jetzt zeigt jeder Zug den ganzen Tisch. „kurz“ zeigt nur, was sich geändert hat.

## Help. Lines with a bar have a left column and a right column.

help-title = So wird gespielt
help-game =
    Du baust Lissabon nach dem Erdbeben von 1755 wieder auf. Wer am Ende die meisten Perücken hat, gewinnt.
    In deinem Zug spielst du eine Karte: ins Portfolio, und dann verkaufst du Waren an Schiffe oder gibst sie beim Handeln für Aktionen ab; oder auf den Königshof, wo du den Adeligen auf der Karte besuchst (der Baumeister errichtet Geschäfte, der Minister gibt Erlasse, der König eröffnet öffentliche Gebäude) oder ein Ereignis unterstützt. Danach nimmst du eine Karte.
    Du beantwortest eine kleine Frage nach der anderen. Die Zahl vor einer Antwort wählt sie; Kosten und Gewinn stehen dahinter. „endgültig“ heißt, dass sie nicht zurückgenommen werden kann.
help-commands =
    1, 2, 3 … | diese Option wählen; auch Wörter daraus genügen, zum Beispiel „könig besuchen“
    zurück | deine letzte Antwort zurücknehmen, so oft, bis etwas Neues ans Licht kam
    tisch | der ganze Tisch; oder ein Teil: tisch stadt, hof, kirche, werft, erlasse, auslage, spieler, oder ein Spielername
    hand | deine Karten mit allen Texten
    protokoll | was in den letzten Zügen geschah
    nicht | was jetzt nicht möglich ist, und warum
    warum … | nach einer Sache fragen: warum kann ich kein Geschäft errichten?
    regeln … | eine Regel oder eine Suche: regeln STORE-08, regeln Trümmer, regeln Trümmer alles
    kurz, voll | in jedem Zug zeigen, was sich geändert hat, oder den ganzen Tisch
    Enter | die Frage noch einmal
    ende | aufhören; das Spiel wird nach jeder Antwort gespeichert, und „lisboa play“ setzt es fort
help-letters = Auch einzelne Buchstaben genügen: u (zurück), b (tisch), h (hand), l (protokoll), n (nicht), w (warum), r (regeln), q (ende) und ? (hilfe).
help-rules = Die Regeln hinter dieser Frage: { $rules }.

## Long lists

more = { $shown } von { $lines } Zeilen. Enter zeigt mehr, q beendet die Liste.
