### Bots: how they are named, what they are like, and what they do wrong.

## Levels, as `lisboa play --help` describes them

level-apprentice = słaby, ale rozsądny
level-merchant = bierze to, co teraz najlepsze
level-courtier = planuje z wyprzedzeniem
level-minister = długo planuje z wyprzedzeniem
level = { $name } ({ $text })

## Nobody of this name can play

no-such-bot = Nie ma bota „{ $name }”. Są: { $names }; także module:Class i program:POLECENIE.
no-such-bot-near = Nie ma bota „{ $name }”. Może chodziło o „{ $near }”?
no-budget = Bot { $name } nie ma budżetu do ustawienia: napisz samo { $name }.
no-budget-but-weights = Bot { $name } nie ma budżetu do ustawienia: napisz samo { $name } albo { $name }:PLIK.toml, aby użyć własnych wag.
wrong-budget = „{ $text }” to nie budżet: napisz 200ms, 2s albo 2000it.
empty-budget = „{ $text }” nie zostawia czasu na myślenie: budżet musi być większy niż zero.
wrong-weights = Wag „{ $file }” nie da się użyć: { $problem }
weights-unread = { $reason }.
weights-no-text = plik nie jest tekstem w UTF-8.
weights-no-toml = plik nie jest w formacie TOML ({ $reason }).
weights-no-section = nie ma sekcji [{ $section }].
weights-missing = w [{ $section }] brakuje { $name }.
weights-unknown = w [{ $section }] { $name } to nie waga.
weights-no-number = w [{ $section }] { $name } to nie liczba.
no-such-module = Nie ma modułu Pythona „{ $module }”, ani zainstalowanego, ani w tym folderze.
broken-module = Modułu „{ $module }” nie da się użyć: { $reason }.
no-such-class = Moduł „{ $module }” nie ma „{ $name }”.
not-a-bot = „{ $name }” z modułu „{ $module }” to nie bot: musi to być klasa z metodą choose albo funkcja, która tworzy ją z ziarna losowości.
wrong-constructor = „{ $name }” z modułu „{ $module }” ma niewłaściwy konstruktor: wywołuje się go z jednym argumentem, ziarnem losowości, jak w __init__(self, seed).
no-command = Podaj, który program: program:POLECENIE, na przykład „program:python3 my_bot.py”.
unclear-command = Polecenia „{ $command }” nie da się odczytać: brakuje cudzysłowu.
no-such-program = Nie ma programu „{ $program }”, który dałoby się uruchomić.

## A decision is forfeited

fault-crash = { $bot } zawodzi ({ $detail }).
fault-nonsense = { $bot } nie podaje możliwej odpowiedzi ({ $detail }).
fault-late = { $bot } odpowiada za późno ({ $detail }).
fault-absent = { $bot } nie może grać ({ $detail }).
detail-error = { $error } w { $file }, wiersz { $line }
detail-type = odpowiedź to liczba, nie { $type }
detail-not-legal = żadna z oferowanych ({ $n })
detail-late = { $took } s przy budżecie { $budget }
detail-ended = program zakończył się kodem { $code }
detail-no-choose = potrzebuje metody choose, która przyjmuje widok, dozwolone odpowiedzi i budżet
detail-babble = ani jednego wiersza z obiektem JSON
detail-no-action = jego odpowiedź to nie akcja
detail-starts = { $n ->
    [one] w tej grze uruchomiono go raz, na próżno
    [few] w tej grze uruchomiono go { $n } razy, na próżno
    [many] w tej grze uruchomiono go { $n } razy, na próżno
   *[other] w tej grze uruchomiono go { $n } razy, na próżno
}
detail-protocol = nie zna wersji { $ours } protokołu

forfeited = { $sentence } Odpowiedź podaje greedy, { $times ->
    [one] raz, w grze z ziarnem losowości { $seed }.
    [few] { $times } razy, po raz pierwszy w grze z ziarnem losowości { $seed }.
    [many] { $times } razy, po raz pierwszy w grze z ziarnem losowości { $seed }.
   *[other] { $times } razy, po raz pierwszy w grze z ziarnem losowości { $seed }.
}
