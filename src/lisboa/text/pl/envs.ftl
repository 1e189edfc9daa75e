# The environments for researchers, and what an observation holds.

## What can be wrong

missing-extra = Wymaga to pakietu { $package }, który nie jest zainstalowany: dostarcza go pip install "lisboa[{ $extra }]", a w katalogu repozytorium pip install ".[{ $extra }]".
wrong-rewards = Nagrody przyznaje się za { $known }, nie za „{ $rewards }”.
wrong-games = Liczba gier to co najmniej 1, nie { $games }.
wrong-workers = Liczba procesów, które dzielą się grami ({ $games }), to od 1 do { $games }, nie { $workers }.
wrong-actions = Podaj po jednej akcji dla każdej gry (gier: { $games }), nie { $given }.
wrong-action = Akcja to liczba całkowita, jedna z tych, na które pozwala maska, nie { $action }.
wrong-action-of-many = Gra { $game }: akcja to liczba całkowita, jedna z tych, na które pozwala maska, nie { $action }.
no-actions = Podaj akcje wszystkich gier jako listę lub tablicę liczb całkowitych, nie { $given }.
of-many = Gra { $game }: { $fault }
no-such-game = Gry są numerowane od 0 do { $last }; nie ma gry { $game }.
wrong-opponents = Podaj przeciwników na liście, na przykład ["greedy", "random"], nie { $opponents }.
wrong-render-mode = Można to wyświetlić jako { $known }, nie jako { $mode }.
no-render-mode = Nic się nie wyświetla: przy tworzeniu środowiska podaj sposób, render_mode="human" albo render_mode="ansi".
wrong-seat = Miejsce to liczba od 0 do { $last }, nie { $seat }.
no-copy = Nie wszystkie te boty da się skopiować: { $bots }.
no-pickle = Nie wszystkie te boty da się zapisać (pickle): { $bots }.
no-cluster-copy = Gry klastra są u jego procesów, więc nie da się ich ani skopiować, ani zapisać (pickle): utwórz inne ClusterEnv z tym samym ziarnem losowości.
not-begun = Najpierw wywołaj reset.
no-such-agent = Nie ma agenta „{ $agent }”; są: { $agents }.
no-game = Kontynuuj grę z lisboa.new_game, lisboa.load albo lisboa.from_position, a nie { $game }.
game-over = Ta gra jest skończona; nie ma czego kontynuować.
other-game = Ta gra ma inną edycję, inne miejsca albo inne warianty niż środowisko.

## The slices of an observation; docs/envs.md shows them with their offsets

slice-table = liczba miejsc (z miejscem Lacerdy); własne miejsce
slice-options = 1 lub 0: solo, draft, dekrety początkowe, znaczniki miasta, Królowa, odrzucanie przed nowymi okrętami; liczba dekretów wymagana od Sługi dworskiego; 1, jeśli zadania bez nagrody biorą ją z dołu; 1, jeśli Lacerda płaci w całości; potem dla każdego miejsca 1, jeśli gra z kartami zadań
slice-clock = gracz rozpoczynający i gracz, którego tura trwa (odległość w miejscach); tura; okres; kto zapoczątkował koniec (miejsce + 1); 1, jeśli zestawami; pozostałe tury + 1, gdy koniec jest blisko; 1, jeśli gra skończona; kto wywołał podliczanie Kościoła (miejsce + 1)
slice-agenda = zadania jeszcze do wykonania, najpierw zadane pytanie: rodzaj + 1, miejsce, trzy liczby (ich znaczenie zależy od rodzaju, zob. rules/machinery/agenda.py)
slice-offices = urzędnicy według szlachciców: najpierw każdego miejsca, potem neutralni
slice-plazas = to samo na placach
slice-pairs = przygotowanie: dwa żetony duchowieństwa, z których wybiera każde miejsce, awers + 1
slice-owners = do kogo należy sklep na każdym polu ziemi, miejsce + 1
slice-plans = gdzie jest każdy plan: 1–4 nieukończony u miejsca, 5–8 ukończony u miejsca
slice-decrees = gdzie jest każdy dekret: 1 zasłonięty, 2 w prezentacji, 3–6 u miejsca
slice-cards = gdzie, o ile wiadomo, jest każda karta polityki: 1 zasłonięta w stosie, 2 na jego wierzchu, 3 zasłonięta na drugi okres, 4 we własnej paczce, 5 na własnej ręce, 6–9 na ręce i znana wszystkim (najpierw własna)
slice-tasks = gdzie jest każda karta zadania: 1 zasłonięta, 2 wśród tych, z których rozdaje się pierwsze, 3–6 przed miejscem, 7–10 przed miejscem i wykonana w tej turze
slice-packs = draft: karty w paczce każdego miejsca; karty, które każde miejsce przekazało
slice-passed-on = draft: karty przekazane przez to miejsce, w kolejności, karta + 1
slice-shown = draft: czyją rękę każda karta od tego czasu opuściła, miejsce + 1
slice-treasury = pole toru skarbu
slice-prices = cena każdego towaru
slice-favour-stacks = pozostałe łaski według szlachciców
slice-covered = towar zakrywający każdą akcję państwową, towar + 1
slice-court = karta zagrana na Dwór, karta + 1
slice-cardinal = pole, na którym stoi Kardynał
slice-church = żeton na każdym polu, awers + 1
slice-bag = ile każdego żetonu duchowieństwa jest w woreczku
slice-rows = kostki każdego koloru, rząd po rzędzie
slice-columns = kostki każdego koloru, kolumna po kolumnie
slice-sites = kostki każdego koloru, plac budowy po placu budowy
slice-pile = kostki każdego koloru w stosie gruzu
slice-stores = sklep na każdym polu ziemi, towar + 1
slice-buildings = budynek na każdym placu budowy, strona + 1
slice-scoring = wartość na każdym polu punktacji
slice-city = 1 tam, gdzie w Przeglądzie Budynków Miasta leży żeton
slice-city-tiles = pozostałe duże i małe żetony
slice-architects = dla każdego architekta: dostępny budynek i wierzch stosu (strona + 1), żetony w stosie, plany wzięte z drugiego stosu
slice-building-stack = 1 dla każdego budynku, który leży w jednym ze stosów pod wierzchem
slice-ships = gdzie jest każda karta okrętu: 1 w stoczni, 2 na drugi okres
slice-display = dekrety w prezentacji, w kolejności, dekret + 1
slice-gone = karty polityki i okrętów, które wypadły z gry: 1 dla pierwszej, 2 dla drugiej, …
slice-purple = karty pozostałe w fioletowej talii
slice-task-deck = karty pozostałe w talii zadań
slice-plot-tokens = znacznik na każdym polu ziemi, znacznik + 1
slice-site-tokens = znacznik na każdym placu budowy, znacznik + 1
slice-lacerda = solo: szlachcic, u którego stoi dworzanin Lacerdy, szlachcic + 1; stos Pomocnika, rodzaj + 1
slice-means = reais; wpływ; zestawy; znaczniki zestawów; 1, jeśli użyto jednego w tej turze; urzędnicy na planszy gracza
slice-wigs = peruki według kategorii; koszty wizyt i kar zapisuje się jako liczbę dodatnią
slice-goods = skrzynie każdego towaru
slice-backs = karty na ręce, których nie znają wszyscy, według rewersów: niebieskie, fioletowe
slice-upper = karty szlachty i okrętów według pól, karta + 1
slice-lower = karty skarbu według pól, karta + 1
slice-cargo = skrzynie każdego towaru pod każdym górnym polem
slice-at-sea = 1 dla każdego górnego pola, którego okręt jest na morzu
slice-clergy = ile każdego żetonu duchowieństwa
slice-favours = 1 dla każdego szlachcica, którego łaska tu jest
slice-rubble = kostki każdego koloru
slice-houses = zbudowane domy według grup
