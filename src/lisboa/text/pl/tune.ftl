### The command `lisboa tune`.

minutes-option = ile minut szukać, na przykład 30 albo 0.5 (zwykle %(default)s); rozgrywane właśnie pokolenie zostaje dokończone
jobs-option = ile procesów dzieli się pracą (zwykle %(default)s)
solo-option = dostrój wagi do gry przeciw Lacerdzie zamiast tych dla dwóch do czterech graczy
from-option = wagi, od których zacząć: nazwa (zwykle %(default)s) albo plik .toml
seed-option = inna liczba to inne poszukiwanie (zwykle %(default)s)
state-option = gdzie przechowuje się poszukiwanie; jeśli plik istnieje, jest kontynuowane (zwykle %(default)s)
out-option = po każdym pokoleniu zapisz wagi do tego pliku
check-option = na koniec rozegraj tyle rozdań nowymi wagami przeciw początkowym

no-weights = Nie ma wag „{ $name }”: { $reason }.
out-no-toml = { $file }: wagi zapisuje się do pliku z końcówką .toml, po której boty je znajdują.
not-a-search = { $file } nie zawiera takiego poszukiwania.
resumed = Kontynuacja po pokoleniu { $n } ({ $file }).
interrupted = Przerwano. To samo polecenie kontynuuje od { $file }.
written = Wagi są w { $file }. Niech zagrają: lisboa arena --bots { $play }

searching = Trwa poszukiwanie. Liczba gier w pokoleniu: { $games }; ostatnie zostanie dokończone bez względu na czas.
progress = pokolenie { $n }: najlepsi kandydaci wygrywają { $wins } z dotychczas najlepszymi, przewaga peruk { $lead }; rozrzut { $spread }
progress-solo = pokolenie { $n }: najlepsi kandydaci osiągają rangę w { $wins } gier, przewaga peruk { $lead }; rozrzut { $spread }
check = Nowe rozdania: { $n }; nowe wagi wygrywają { $wins } ze starymi, przewaga peruk { $lead }.
check-solo = Nowe rozdania: { $n }; nowe wagi osiągają rangę w { $wins } gier, przewaga peruk { $lead }.
