### What is typed at a question of `lisboa play`: words, help, and what is said about mistakes.

## Words. Each list may hold as many as people try; the English ones are always understood.

words-undo = anular desfazer voltar atrás
words-board = tabuleiro mesa mostrar ver olhar mapa
words-hand = mão cartas
words-log = registo histórico
words-refused = não impossível proibido
words-why = porque porquê por pq posso
words-rules = regras regra quê como
words-help = ajuda comandos
words-short = breve curto resumido
words-full = completo inteiro longo
words-again = repetir opções pergunta lista
words-save = guardar gravar
words-quit = sair terminar adeus
next-words = seguinte seg próximo
previous-words = anterior ant voltar
yes-words = s sim
no-words = n não
# Behind a word of the rules: data, checks and examples, too.
everything = tudo

## At a question

prompt = { $name } >
hint = Um número de 1 a { $most }, ou uma palavra: anular, tabuleiro, mão, registo, não, porque…, regras…, ajuda, sair.
hint-picking = Por qualquer ordem: um número após outro, ou todos de uma vez, por exemplo «{ $example }».
picked = Escolhido até agora: { $things }. «anular» retira a última escolha.
enough = É tudo
enough-none = Nada disto
confirm = Isto não se pode anular. Jogar? [S/n]
undone = Anulado.
unpicked = Já não está escolhido: { $thing }.
yes-or-no = Responde s ou n.
no-such-number = Não há opção { $number }: escreve um número de 1 a { $most }, ou ajuda.
nothing-typed = Escreve um número de 1 a { $most }, ou ajuda.
one-number = Um número de cada vez: esta pergunta tem uma só resposta.
too-many = Escolhe { $n } ao todo, não mais.
not-there = { $thing }: não se pode escolher segunda vez.
not-understood = Não percebo «{ $text }». Escreve um número de 1 a { $most }, ou ajuda.
not-understood-near = Não percebo «{ $text }». Querias dizer «{ $near }»? Responde-se com um número de 1 a { $most }; ajuda explica mais.
fits-several = «{ $text }» corresponde às opções { $numbers }: escreve um dos números.
now-short = A partir de agora cada turno mostra o que mudou. «tabuleiro» mostra tudo, «completo» volta a mostrar toda a mesa.
now-full = A partir de agora cada turno mostra toda a mesa. «breve» mostra só o que mudou.

## Help. Lines with a bar have a left column and a right column.

help-title = Como se joga
help-game =
    Reconstróis Lisboa depois do terramoto de 1755. Ganha quem tiver mais perucas no fim.
    No teu turno jogas uma carta: no teu portefólio, e então vendes mercadorias a navios ou negoceias em troca de ações; ou na corte, onde visitas o nobre da carta (o Construtor constrói lojas, o Ministro dá decretos, o Rei inaugura edifícios públicos) ou patrocinas um evento. Depois tiras uma carta.
    Respondes a uma pequena pergunta após outra. O número antes de uma resposta joga-a; a seguir estão os custos e os ganhos. «definitiva» significa que não se pode anular.
help-commands =
    1, 2, 3… | responder com esta opção; servem também as suas palavras, como «visitar rei»
    anular | anular a tua última resposta, enquanto não se tiver revelado nada de novo
    tabuleiro | toda a mesa; ou uma parte: tabuleiro cidade, corte, igreja, estaleiro, decretos, oferta, jogadores, ou o nome de um jogador
    mão | as tuas cartas com todos os seus textos
    registo | o que aconteceu nos últimos turnos
    não | o que não é possível agora, e porquê
    porque… | perguntar por uma coisa: porque não posso construir uma loja?
    regras… | uma regra ou uma pesquisa: regras STORE-08, regras escombros, regras escombros tudo
    breve, completo | mostrar em cada turno o que mudou, ou toda a mesa
    Enter | a pergunta de novo
    sair | sair; a partida é guardada após cada resposta, e «lisboa play» continua-a
help-letters = Servem também as letras u (anular), b (tabuleiro), h (mão), l (registo), n (não), w (porque), r (regras), q (sair), e ? para a ajuda.
help-rules = As regras por trás desta pergunta: { $rules }.

## Long lists

more = { $shown } de { $lines } linhas. Enter mostra mais, q termina a lista.
