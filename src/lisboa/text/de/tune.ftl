### The command `lisboa tune`.

minutes-option = wie lange gesucht wird, zum Beispiel 30 oder 0.5 (sonst %(default)s); die laufende Generation wird zu Ende gespielt
jobs-option = wie viele Prozesse sich die Arbeit teilen (sonst %(default)s)
solo-option = die Gewichte für Spiele gegen Lacerda verbessern statt die für zwei bis vier Spieler
from-option = die Gewichte, mit denen begonnen wird: ein Name (sonst %(default)s) oder eine .toml-Datei
seed-option = eine andere Zahl ist eine andere Suche (sonst %(default)s)
state-option = wo die Suche festgehalten wird; gibt es die Datei schon, geht die Suche weiter (sonst %(default)s)
out-option = die Gewichte nach jeder Generation in diese Datei schreiben
check-option = am Ende so viele Verteilungen mit den neuen Gewichten gegen die anfänglichen spielen

no-weights = Es gibt keine Gewichte „{ $name }“: { $reason }.
out-no-toml = { $file }: Gewichte kommen in eine Datei, die auf .toml endet; daran erkennen Bots sie.
not-a-search = { $file } enthält keine Suche dieser Art.
resumed = Weiter nach Generation { $n } ({ $file }).
interrupted = Abgebrochen. Derselbe Befehl macht mit { $file } weiter.
written = Die Gewichte sind in { $file }. Lass sie spielen: lisboa arena --bots { $play }

searching = Suche läuft. Eine Generation hat { $games } Spiele; die letzte wird zu Ende gespielt, wie spät es auch ist.
progress = Generation { $n }: Die besten Kandidaten gewinnen { $wins } gegen den letzten Besten, Vorsprung { $lead } Perücken; Streuung { $spread }
progress-solo = Generation { $n }: Die besten Kandidaten erreichen in { $wins } der Spiele einen Rang, Vorsprung { $lead } Perücken; Streuung { $spread }
check = In { $n } neuen Verteilungen gewinnen die neuen Gewichte { $wins } gegen die alten, Vorsprung { $lead } Perücken.
check-solo = In { $n } neuen Verteilungen erreichen die neuen Gewichte in { $wins } der Spiele einen Rang, Vorsprung { $lead } Perücken.
