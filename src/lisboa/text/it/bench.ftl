### The command `lisboa bench`.

quick-option = una risposta approssimativa in pochi secondi
json-option = il risultato come JSON, per i programmi

measuring = Si misura
how = Su un core, la migliore di più finestre; misurato in { $seconds ->
    [one] 1 secondo
   *[other] { $seconds } secondi
}

play = Gioco a caso
head-decisions = decisioni al secondo
head-games = partite al secondo
head-length = decisioni a partita
players = { $n ->
    [1] 1 giocatore contro Lacerda
   *[other] { $n } giocatori
}

costs = Una chiamata
cost-clone = Copiare uno stato e scartare la copia
cost-legal = Trovare le risposte a una domanda
cost-apply = Eseguire una risposta, fino alla domanda successiva
cost-hash = Calcolare l’hash di uno stato
cost-view = Vedere ciò che un posto può sapere
cost-sample = Ridistribuire l’ignoto
cost-play = Giocare una risposta in una partita che può tornare indietro
cost-undo = Annullarla
cost-position-save = Salvare una posizione
cost-position-load = Caricare una posizione
cost-record-save = Salvare la registrazione di una partita a quattro
cost-replay = Rigiocarla

rest = Il resto
lookahead-share = Previsione nel tempo del gioco a caso
lookahead-largest = Posizioni esaminate per una domanda, al massimo
state-bytes = Memoria di uno stato
clone-bytes = Memoria aggiunta da una sua copia
startup = Avviare «lisboa { $line }»

unit-us = µs
unit-ms = ms
unit-share = %
unit-positions = posizioni
unit-bytes = byte
