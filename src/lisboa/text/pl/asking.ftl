### “Why can’t I build a store?”: the words of such a question, and its answers.

## Words. They are compared without capitals and accents; each list may hold as many as people use.
## The letter ł is no l with an accent: words with it stand here twice.

# What says nothing about what is meant.
small-words = a aby albo ale bo być byc był byl była było bylo są sa jest jestem ma mam mamy masz mieć miec czy co czego czemu dlaczego do dla go gdy gdzie i ich ja jak jaki jaka jakie jakiś jako je jej jego jeszcze już kiedy która który które którą którego którą lub mi mnie mną mogę moge może możesz móc moja moje mojego moją mój można nasz na nad nam nie niech niemożliwe niedozwolone o od on ona oni po pod proszę prosze przez przy raz również się sie są swoja swoje swój swojego swoją ta tak tam te tego tej ten teraz też to trzeba tu tutaj twoja twoje twój ty tylko tym u w we więc wcale wolno z za ze znów znowu żaden żadna żadne żadnego żeby że chcę chce chcesz chciałbym chcialbym chciałabym chcialabym muszę musi musisz zrobić robić użyć uzyć używać wykonać zagrać dozwolone możliwe potrzebuję dostać jeden jedna jedno jedną
topic-recruit = rekrutacja rekrutacji rekrutację rekrutować rekrutuj zrekrutować zrekrutuj urzędnik urzędnika urzędników urzędnikow urzędnicy
topic-plan = plan plany planu planów planow projekt projekty
topic-ship = okręt okręty okrętu okrętów statek statki statku statków
topic-produce = produkcja produkcji produkcję produkować produkuj wyprodukować wyprodukuj
topic-cardinal = kardynał kardynal kardynała kardynala kardynałem kardynalem kościół kosciol kościoła kosciola duchowieństwo duchowieństwa duchowni żeton żetony żetonu żetonów
topic-favour = łaska laska łaski laski łaskę laske łask lask przychylność
topic-store = sklep sklepy sklepu sklepów budować buduj zbudować zbuduj pole pola pól ziemia ziemi ziemię księgarnia księgarnię księgarni złotnik zlotnik złotnika zlotnika
topic-decree = dekret dekrety dekretu dekretów
topic-open = otworzyć otwórz otwierać otwarcie otwarcia budynek budynki budynku budynków publiczny publiczne publicznego
topic-sell = sprzedać sprzedaj sprzedawać sprzedaż sprzedaży
topic-trade = wymiana wymiany wymianę wymienić wymień wymieniać handel handlować
topic-builder = budowniczy budowniczego budowniczemu budowniczym
topic-minister = minister ministra ministrowi ministrem markiz markiza pombal
topic-king = król krol króla krola królowi krolowi królem krolem
topic-event = wydarzenie wydarzenia wydarzeń sponsorować sponsoruj sponsor
topic-undo = cofnąć cofnij cofać

## Answers

legal = { $action }: to możliwe ({ $numbers }).
legal-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}i jeszcze { $more }
}: to możliwe ({ $numbers }).
refused = { $action }: { $reason }
refused-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}i jeszcze { $more }
}: { $reason }
list = { $first }; { $second }
unknown = Nic, co można by tu zrobić, nie nazywa się „{ $text }”. Pytaj słowami z gry, na przykład „dlaczego nie mogę zbudować sklepu”, „dlaczego nie odwiedzić Króla” albo „dlaczego nie sprzedać”.
empty = Dlaczego nie co? Powiedz to słowami z gry, na przykład „dlaczego nie mogę zbudować sklepu” albo „dlaczego nie odwiedzić Króla”. „nie” wymienia wszystko, co teraz niemożliwe.
no-card = Nie masz na ręce karty { FORM($kind, "gen") }, a tylko taką kartą można { $noble ->
    [treasury] sponsorować wydarzenie
   *[other] odwiedzić { FORM($noble, "acc") }
}. ({ $rule })
way-visit = Możesz { FORM($deed, "inf") }: odwiedź { FORM($noble, "acc") } ({ $numbers }).
number = numer { $numbers }
numbers = numery { $numbers }
way-trade = Możesz { FORM($deed, "inf") } dzięki wymianie: zagraj kartę do Portfolio ({ $numbers }) i oddaj towar, który przyjmuje { $noble } ({ FORM($goods, "pl") }).
way-trade-refused = Przez wymianę: { $reason }
deed-refused = { CAPITAL(FORM($deed, "noun")) }: { $reason }
way-sell = Możesz sprzedać towary: zagraj kartę do Portfolio ({ $numbers }), a potem sprzedaj.
way-trade-any = Możesz wymienić towary ze szlachtą: zagraj kartę do Portfolio ({ $numbers }), a potem wymień.
sell-refused = Sprzedaż towarów: { $reason }
trade-refused = Wymiana ze szlachtą: { $reason }
not-now = Teraz pytanie brzmi inaczej: „{ $question }” { $way }
turn-visit = W swojej turze możesz { FORM($deed, "inf") }, odwiedzając { FORM($noble, "acc") }. ({ $rule })
turn-state = W swojej turze możesz { FORM($deed, "inf") }, odwiedzając { FORM($noble, "acc") } albo zagrywając kartę do Portfolio i wymieniając towar. ({ $rule })
turn-portfolio = W swojej turze możesz { $what ->
    [sell] sprzedawać towary
   *[trade] wymieniać towary ze szlachtą
} po zagraniu karty do Portfolio. ({ $rule })
can-undo = Możesz: wpisz „cofnij”.
