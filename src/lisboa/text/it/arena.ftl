### The command `lisboa arena`.

bots-option = chi gioca, separati da virgole: greedy,planner:200ms,my_module:MyBot
players-option = quanti siedono al tavolo, da 2 a 4 (di solito { $usual })
games-option = quante partite; ogni distribuzione si gioca con ogni disposizione dei posti (di solito %(default)s)
seed-option = la prima distribuzione ha questo seme, la successiva il numero successivo (di solito %(default)s)
jobs-option = quanti processi si dividono il lavoro (di solito uno per core)
on-option = dove: qui, o su un cluster Ray (quello di RAY_ADDRESS, o uno avviato apposta)
json-option = il risultato come JSON, per i programmi
csv-option = scrivi anche ogni posto di ogni partita in questo file
stop-early-option = fermati appena è deciso chi è il migliore
resume-option = conserva le partite in questo file e continua da quelle che contiene
fresh-option = dimentica ciò che ha lasciato una sfida interrotta
edition-option = la cartella di un’edizione propria

## Wrong arguments

no-name = Tra le virgole manca un nome.
too-few-bots = Un solo bot non ha contro chi giocare. Nominane due, lo stesso due volte per farlo giocare contro sé stesso, o --solo.
named-twice = { $bot } è nominato due volte; con più bot che posti ognuno si nomina una volta.
stop-early-needs-two = --stop-early confronta i bot: nominane almeno due.
unwritable = Non si può scrivere { $file }: { $reason }.
journal-unreadable = Non si può leggere { $file }: { $reason }.
journal-no-journal = { $file } non è il diario di una sfida.
journal-another-match = { $file } è il diario di un’altra sfida: altri bot, un altro tavolo o una loro versione più vecchia.
journal-spoilt = { $file }, riga { $line }, non è una partita di questa sfida.

## While it runs

playing = Si gioca
progress = { $done } di { $games } partite · { $bot } { $share }
rounded = { $asked } partite non si possono dividere equamente: ogni distribuzione si gioca { $seatings } volte, quindi saranno { $games }.
resumed = { $done } di { $games } partite erano già giocate; si continua da lì.
put-aside = Ciò che ha lasciato una sfida interrotta non è leggibile ed è dimenticato.
not-kept = Se questa sfida si interrompe, non si potrà riprendere: { $reason }.
interrupted = Interrotta dopo { $done } di { $games } partite.
go-on = Lo stesso comando continua da lì.
no-ray = Il pacchetto ray non è installato: pip install "lisboa[ray]"
no-cluster = Non c’è un cluster Ray su cui giocare: { $cause }
worker-lost = Uno dei processi è morto; giocate { $done } di { $games } partite.
broken = La partita con seme { $seed } e { $bots } al tavolo non si è potuta giocare fino alla fine: { $cause }
nothing-counted = Nessuna distribuzione è stata ancora giocata con ogni disposizione dei posti, quindi non c’è nulla da confrontare.

## The result

title = { $games } { $players ->
    [solo] di un giocatore contro Lacerda
   *[other] a { $players } giocatori
}: { $deals }, { $seatings ->
    [1] ognuna giocata una volta
   *[other] ognuna giocata { $seatings } volte
}
games = { $n ->
    [one] 1 partita
   *[other] { $n } partite
}
deals = { $n ->
    [one] 1 distribuzione (seme { $first })
   *[other] { $n } distribuzioni (semi da { $first } a { $last })
}
head-bot = Bot
head-games = partite
head-share = vittorie, %
head-wigs = parrucche
head-difference = vantaggio
head-rating = rating
head-ms = ms
head-faults = errori
head-failed = fallito
confidence = Gli intervalli valgono con una confidenza del 95%, con le distribuzioni come unità. La quota di vittorie di un posto per puro caso è { $chance }.
confidence-solo = Gli intervalli valgono con una confidenza del 95%, con le distribuzioni come unità.
ending = Fine per { $sets ->
    [one] set di macerie in 1 partita
   *[other] set di macerie in { $sets } partite
} e per { $stacks ->
    [one] pile di carte in 1
   *[other] pile di carte in { $stacks }
}; in media { $turns } turni per giocatore.
settled = Fermata in anticipo: { $bot } è il migliore, al 95% in qualunque momento si guardi.
faults = { $n ->
    [one] { $bot } ha ceduto 1 decisione a greedy: { $fault }
   *[other] { $bot } ha ceduto { $n } decisioni a greedy, la prima: { $fault }
}
failed = { $bot } ha fallito e non è in classifica: ha ceduto { $share } delle sue decisioni a greedy, che gli altri hanno incontrato al suo posto. La prima volta: { $fault }
ranks = Status raggiunti
