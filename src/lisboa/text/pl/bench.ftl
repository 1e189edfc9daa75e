### The command `lisboa bench`.

quick-option = przybliżona odpowiedź w kilka sekund
json-option = wynik jako JSON, dla programów

measuring = Pomiar
how = Na jednym rdzeniu, najlepsze z kilku okien; czas pomiaru: { $seconds ->
    [one] 1 sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
}

play = Losowa gra
head-decisions = decyzje na sekundę
head-games = gry na sekundę
head-length = decyzje na grę
players = { $n ->
    [1] 1 gracz przeciw Lacerdzie
    [one] { $n } gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } graczy
}

costs = Jedno wywołanie
cost-clone = Skopiować stan i porzucić kopię
cost-legal = Znaleźć odpowiedzi na pytanie
cost-apply = Wykonać odpowiedź aż do następnego pytania
cost-hash = Obliczyć skrót stanu
cost-view = Ustalić, co może wiedzieć jedno miejsce
cost-sample = Rozdać na nowo to, co nieznane
cost-play = Zagrać odpowiedź w grze, którą można cofać
cost-undo = Cofnąć ją
cost-position-save = Zapisać pozycję
cost-position-load = Wczytać pozycję
cost-record-save = Zapisać grę czteroosobową
cost-replay = Odtworzyć ją

rest = Pozostałe
lookahead-share = Przewidywanie w czasie losowej gry
lookahead-largest = Pozycje przeszukane dla jednego pytania, najwyżej
state-bytes = Pamięć jednego stanu
clone-bytes = Pamięć, którą dodaje jego kopia
startup = Uruchomić „lisboa { $line }”

unit-us = µs
unit-ms = ms
unit-share = %
unit-positions = pozycji
unit-bytes = bajtów
