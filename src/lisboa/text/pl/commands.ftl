### What is typed at a question of `lisboa play`: words, help, and what is said about mistakes.

## Words. Each list may hold as many as people try; the English ones are always understood.
## Accents do not matter, but ł is no l with an accent: words with it stand here twice.

words-undo = cofnij cofnąć cofam
words-board = plansza stół stol pokaż mapa
words-hand = karty ręka
words-log = dziennik historia
words-refused = nie niemożliwe
words-why = dlaczego czemu czy
words-rules = zasady zasada reguły reguly co jak
words-help = pomoc polecenia komendy
words-short = krótko skrót
words-full = pełny pelny pełna pelna całość calosc
words-again = ponownie jeszcze opcje pytanie lista
words-save = zapisz
words-quit = koniec wyjdź wyjście
next-words = dalej następny następna naprzód
previous-words = wstecz poprzedni poprzednia
yes-words = t tak
no-words = n nie
# Behind a word of the rules: data, checks and examples, too.
everything = wszystko

## At a question

prompt = { $name } >
hint = Liczba od 1 do { $most } albo słowo: cofnij, plansza, karty, dziennik, nie, dlaczego …, zasady …, pomoc, koniec.
hint-picking = W dowolnej kolejności: jedna liczba po drugiej albo wszystkie naraz, na przykład „{ $example }”.
picked = Dotąd wybrano: { $things }. „cofnij” odwołuje ostatni wybór.
enough = To wszystko
enough-none = Żadne z nich
confirm = Tego nie da się cofnąć. Zagrać? [T/n]
undone = Cofnięto.
unpicked = Jednak nie wybrano: { $thing }.
yes-or-no = Odpowiedz: t lub n.
no-such-number = Nie ma opcji { $number }: wpisz liczbę od 1 do { $most } albo „pomoc”.
nothing-typed = Wpisz liczbę od 1 do { $most } albo „pomoc”.
one-number = Tylko jedna liczba: to pytanie ma jedną odpowiedź.
too-many = Wybierz łącznie { $n }, nie więcej.
not-there = { $thing }: drugiego takiego nie ma.
not-understood = Nie rozumiem „{ $text }”. Wpisz liczbę od 1 do { $most } albo „pomoc”.
not-understood-near = Nie rozumiem „{ $text }”. Może chodziło o „{ $near }”? Odpowiedzią jest liczba od 1 do { $most }; więcej powie „pomoc”.
fits-several = „{ $text }” pasuje do opcji { $numbers }: wpisz jedną z tych liczb.
now-short = Od teraz każda tura pokazuje, co się zmieniło. „plansza” pokazuje wszystko, „pełny” przywraca cały stół.
now-full = Od teraz każda tura pokazuje cały stół. „krótko” pokazuje tylko to, co się zmieniło.

## Help. Lines with a bar have a left column and a right column.

help-title = Jak grać
help-game =
    Odbudowujesz Lizbonę po trzęsieniu ziemi z 1755 roku. Wygrywa, kto na koniec ma najwięcej peruk.
    W swojej turze zagrywasz jedną kartę: do Portfolio, a wtedy sprzedajesz towary na okręty albo wymieniasz je na akcje; lub na Dwór, gdzie odwiedzasz szlachcica z karty (Budowniczy buduje sklepy, Minister daje dekrety, Król otwiera budynki publiczne) albo sponsorujesz wydarzenie. Potem dobierasz kartę.
    Odpowiadasz na jedno małe pytanie po drugim. Liczba przed odpowiedzią ją zagrywa; za nią stoją koszty i zyski. „ostateczne” znaczy, że nie da się tego cofnąć.
help-commands =
    1, 2, 3 … | odpowiada tą opcją; wystarczą też jej słowa, na przykład „odwiedź Króla”
    cofnij | cofa ostatnią odpowiedź; można to powtarzać, dopóki nie ujawniono niczego nowego
    plansza | cały stół albo jego część: plansza miasto, dwór, kościół, stocznia, dekrety, polityka, gracze albo imię gracza
    karty | twoje karty ze wszystkimi tekstami
    dziennik | co się działo w ostatnich turach
    nie | co jest teraz niemożliwe i dlaczego
    dlaczego … | pytanie o jedną rzecz: dlaczego nie mogę zbudować sklepu?
    zasady … | zasada albo wyszukiwanie: zasady STORE-08, zasady gruz, zasady gruz wszystko
    krótko, pełny | w każdej turze pokazuje to, co się zmieniło, albo cały stół
    Enter | jeszcze raz pytanie
    koniec | wyjście; gra jest zapisywana po każdej odpowiedzi, a „lisboa play” ją kontynuuje
help-letters = Wystarczą też pierwsze litery angielskich słów: u b h l n w r q oraz ? jako pomoc.
help-rules = Zasady, na których opiera się to pytanie: { $rules }.

## Long lists

more = { $shown } z { $lines } wierszy. Enter pokazuje więcej, q kończy listę.
