### Errors that people can make with a game, its records and its positions.

# $action as records write it; $reason is a sentence.
illegal = { $action }: { $reason }
unknown-action = Nie ma akcji „{ $action }”.
unknown-action-of-many = Gra { $game }: nie ma akcji „{ $action }”.
game-over = Gra jest skończona: nic więcej nie można zagrać.
nothing-to-undo = Niczego nie można cofnąć: ostatnia odpowiedź była ostateczna albo żadnej nie było.
other-rules = Tę grę zapisał (pickle) program o innych zasadach: jej odpowiedzi prowadzą tu do innej gry.
no-such-seat = Nie ma miejsca { $seat }: ta gra ma { $players ->
    [one] 1 miejsce
    [few] { $players } miejsca
    [many] { $players } miejsc
   *[other] { $players } miejsc
}, numerowane od 0.
wrong-players = Gra jest dla { $fewest } do { $most } graczy, nie { $players }.
wrong-seed = Ziarno losowości to liczba całkowita, nie { $seed }.
unknown-variant = Nie ma wariantu „{ $variant }”; są: { $known }.
wrong-variants = Podaj warianty jako nazwy z wartościami, nie { $variants }.
variant-switch = Wariant „{ $variant }” jest włączony (true) albo wyłączony (false), nie { $value }.
variant-choice = Wariant „{ $variant }” przyjmuje jedną z wartości: { $choices }.
layout-part = Układ znaczników ma części { $parts }, a w każdej z nich znaczniki według miejsc; „{ $part }” nią nie jest.
layout-place = W „{ $place }” nie może leżeć żaden znacznik.
layout-token = „{ $token }” w { $place } to nie znacznik, który może tam leżeć.
layout-copies = Liczba znaczników „{ $token }” to tylko { $copies }.
variant-tasks = Wymień miejsca, które dostają karty zadań, albo wybierz wszystkie; „{ $value }” to nie miejsce.
draft-in-solo = Przeciw Lacerdzie nie ma z kim draftować: wybierz albo grę solo, albo draft.
solo-seats = Gra solo ma dwa miejsca: twoje i drugie o nazwie Lacerda.
wrong-names = Podaj listę nazw, po jednej dla każdego miejsca (miejsca: { $players }).
bad-name = „{ $name }” nie może być nazwą miejsca: nazwa ma od 1 do 30 drukowalnych znaków, bez odstępów na początku i końcu i bez znaków { $signs }; „neutral” jest zajęte.
same-names = Dwa miejsca mają tę samą nazwę.
no-deal = Gra, która zaczęła się od pozycji, nie ma rozdania, więc nie ma też jej zapisu; zapisz zamiast tego jej pozycję.
wrong-since = Zdarzenia liczy się od 0, więc „since” to liczba całkowita, nie { $since }.
wrong-edition = { $edition } to nie edycja: wczytaj ją przez lisboa.edition.load.
not-legal = „{ $action }” nie można teraz zagrać, więc nie ma co mówić o skutkach.

## Records: `line` is 0 where no single line is to blame.

record-not-a-record = Wiersz { $line }: to nie zapis gry, którego pierwszy wiersz brzmi „{ $title }”.
record-unknown-section = Wiersz { $line }: nie ma sekcji { $section }, są tylko [deal] i [game].
record-no-colon = Wiersz { $line }: po kluczu brakuje dwukropka.
record-unknown-header = Wiersz { $line }: nie ma nagłówka „{ $header }”.
record-header-twice = Wiersz { $line }: nagłówek „{ $header }” stoi tu po raz drugi.
record-missing-header = Brakuje nagłówka „{ $header }”.
record-other-turn = Wiersz { $line }: to tura { $ours }, a zapis podaje { $theirs }.
record-other-result = Wiersz { $line }: gra nie kończy się tak, jak podaje zapis: { $result }. Brakuje jej końca albo została zmieniona.
record-no-turn = Wiersz { $line }: tura zaczyna się od numeru, nazwy miejsca i dwukropka, na przykład „12 Green:”.
record-partly-known = Wiersz { $line }: ten zapis zawiera tylko to, co w chwili zapisu wiedział gracz { $known }, więc można go czytać, ale nie odtworzyć.
record-wrong-seats = Wiersz { $line }: zapis wymienia { $n ->
    [one] 1 miejsce
    [few] { $n } miejsca
    [many] { $n } miejsc
   *[other] { $n } miejsc
}; gra ma od { $fewest } do { $most }.
record-other-rules = Wiersz { $line }: zapis powstał według wersji { $rules } zasad, a ten program gra według wersji { $ours }. { $program ->
    [unknown] Nie jest znany program, który ją odtwarza.
    [newer] Odtwarza ją nowszy program.
   *[other] Odtwarza ją Lisboa { $program }.
}
record-other-edition = Wiersz { $line }: zapis powstał z edycją { $theirs }; ta to { $ours }. Wczytaj tamtą przez lisboa.edition.load i podaj ją jako edition.
record-unknown-seat = Wiersz { $line }: „{ $seat }” nie jest miejscem w tej grze.
record-illegal = Wiersz { $line }: „{ $action }” nie można tu zagrać: { $reason }
record-broken = Wiersz { $line }: { $reason }
record-other-hash = Wiersz { $line }: stan po tej turze to { $ours }, a zapis podaje { $theirs }. Zapis został zmieniony gdzieś przed tym miejscem.
record-start = Wiersz { $line }: jako gracza rozpoczynającego podano „{ $start }”, ale nie jest to miejsce w tej grze.
record-deal-twice = Wiersz { $line }: „{ $part }” stoi w rozdaniu dwa razy.
record-deal-missing = W rozdaniu brakuje wiersza „{ $part }”.
record-deal-number = Wiersz { $line }: „{ $word }” w „{ $part }” nie jest liczbą całkowitą.
record-deal-word = Wiersz { $line }: edycja nie ma niczego takiego jak „{ $word }”, co mogłoby stać w „{ $part }”.
record-deal-unknown = Wiersz { $line }: „{ $part }” nie jest częścią rozdania.
record-deal-wrong = Wiersz { $line }: rozdanie nie może pochodzić z pudełka tej edycji: spójrz na „{ $part }”.

## Positions: `path` says where, such as players.Green.hand[2].

position-not-an-object = { $path }: tu musi stać obiekt z nazwanymi polami.
position-not-a-list = { $path }: tu musi stać lista.
position-not-a-number = { $path }: tu musi stać liczba całkowita.
position-not-a-name = { $path }: tu musi stać nazwa.
position-not-yes-or-no = { $path }: tu musi stać true albo false.
position-out-of-range = { $path }: liczba musi leżeć między { $low } a { $high }.
position-wrong-length = { $path }: długość listy to { $n }; możliwe jest od { $least } do { $most }.
position-unknown-field = { $path }: nie ma takiego pola.
position-missing-field = { $path }: brakuje tego pola.
position-unknown-name = { $path }: „{ $name }” to nie nazwa, która może tu stać.
position-unknown-effect = { $path }: edycja nie zna takiego efektu.
position-view = { $path }: to widok jednego miejsca, a nie cała pozycja; tego, czego nie pokazuje, nie da się zgadnąć. Zagrać można próbkę tego widoku.
position-other-format = { $path }: ten program czyta pozycje w formacie { $ours }.
position-other-rules = { $path }: pozycja powstała według wersji { $rules } zasad, a ten program gra według wersji { $ours }. { $program ->
    [unknown] Nie jest znany program, który ją rozgrywa.
    [newer] Rozgrywa ją nowszy program.
   *[other] Rozgrywa ją Lisboa { $program }.
}
position-other-edition = { $path }: pozycja powstała z inną edycją; ta to { $ours }.
position-seats = { $path }: tu musi stać lista z nazwami { $fewest } do { $most } miejsc.
position-names = { $path }: { $why }
position-too-often = { $path }: „{ $name }” stoi tu o jeden raz więcej, niż jest w pudełku.
position-not-in-game = { $path }: „{ $name }” nie bierze udziału w grze dla { $players } graczy.
position-wrong-place = { $path }: „{ $name }” nie może tu leżeć.
position-too-many = { $path }: możliwe jest tu najwyżej { $most }.
position-not-a-space = { $path }: tor nie ma takiego pola.
position-adds-up = { $path }: razem z tym, co mają gracze, musi tu być { $n }.
position-officials = { $path }: liczba urzędników w biurach i na placach to { $out }, więc na planszy jest reszta z { $all }.
position-houses = { $path }: zbudowano domy: { $n }, a stoją na sklepach: { $stores }.
position-which-houses = { $path }: stoją sklepy: { $stores }, a to, które domy zbudowano, decyduje o zdolnościach gracza: podaj, ile z każdej grupy ({ $groups }).
position-no-street = { $path }: to pole ziemi nie leży przy ulicy tego towaru.
position-closed-row = { $path }: rząd E nie bierze udziału w grze 2-osobowej.
position-scoring = { $path }: to nie są żetony punktacji tej edycji.
position-wrong-side = { $path }: ten budynek pokazuje kolor drugiego architekta.
position-wrong-colour = { $path }: na tym placu budowy budynek musi pokazywać kolor jego ulicy.
position-plan-taken = { $path }: ten plan lub plan leżący pod nim ma już gracz.
position-first-period-only = { $path }: w drugim okresie nic tu nie zostaje.
position-seen-by-all = { $path }: „{ $name }” dobrano z odkrytych kart, więc musi stać także w „seen”.
position-not-in-hand = { $path }: „{ $name }” musi stać na ręce („hand”), a w „seen” tylko raz.
position-portfolio = { $path }: Portfolio mieści najwyżej { $most ->
    [one] 1 kartę
    [few] { $most } karty
    [many] { $most } kart
   *[other] { $most } kart
}.
position-empty-at-sea = { $path }: okręt bez towarów nie jest na morzu.
position-full-in-port = { $path }: pełny okręt jest na morzu.
position-no-marker-used = { $path }: w tej turze nie można było użyć znacznika zestawu gruzu.
position-wigs = { $path }: nikt nie ma łącznie mniej niż 0 peruk.
position-wrong-turn = { $path }: licząc od gracza rozpoczynającego, tura { $turn } należy do innego miejsca.
position-not-triggered = { $path }: nikt nie zapoczątkował końca.
position-already-triggered = { $path }: koniec zapoczątkowały zestawy gracza ({ $sets }) albo trzy puste stosy, więc musi tu stać miejsce.
position-which-trigger = { $path }: kilku graczy ma zestawy, które zapoczątkowują koniec ({ $sets }); podaj, kto był pierwszy.
position-turns-left =
    { $path }: ostatnia tura poprzedza turę gracza rozpoczynającego, więc musi tu zostać { $more ->
        [0] { $n }
       *[other] { $n } albo { $most }
    }.
position-over = { $path }: gra jest skończona, więc nic nie zostało do zrobienia.
position-not-over = { $path }: gra nie jest skończona, więc coś musi zostać do zrobienia.
position-not-last = { $path }: to zadanie może być tylko ostatnie.
position-no-last = { $path }: ostatnie zadanie musi rozpoczynać lub kończyć turę, następować po niej albo podliczać grę.
position-not-waiting = { $path }: to pytanie może być tylko pierwszym zadaniem.
position-task-twice = { $path }: to zadanie może tu stać tylko raz.
position-new-period = { $path }: między okresami ostatnie zadania to kolejno new-shipyard, deal-hands i new-display.
position-no-variant = { $path }: to należy do wariantu albo do gry solo i nie bierze tu udziału.
position-not-dealt = { $path }: nic się nie rozdaje, zanim każdy zachowa żeton duchowieństwa.
position-dealt = { $path }: karty rozdaje się, gdy tylko każdy zachowa żeton duchowieństwa, więc nic tu nie zostaje.
position-turn-up = { $path }: dopóki wybiera się żetony duchowieństwa, nic innego nie poprzedza turn-up, które rozdaje Kościół i karty.
position-draft = { $path }: to nie zgadza się z draftem: jego rundą, kartami zachowanymi i przekazanymi.
position-contradicted = { $path }: to nie zgadza się z resztą pozycji.
position-leads-nowhere = { $path }: od tych zadań gra nie może toczyć się dalej.
