### “Why can’t I build a store?”: the words of such a question, and its answers.

## Words. They are compared without capitals and accents; each list may hold as many as people use.

# What says nothing about what is meant.
small-words = a à ao aos as às o os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela pelos pelas para com sem sobre entre até desde e ou mas se que quê qual quais quando quanto quantos como onde aonde quem porque porquê não nem sim já ainda agora aqui aí ali lá mais muito só também outra outro outras outros vez algum alguma alguns algumas nenhum nenhuma me mim meu minha meus minhas eu tu te ti teu tua teus tuas ele ela lhe este esta isto esse essa isso estes estas é são ser sou era está estou estar há haver ter tenho tem fazer faço faz usar uso jogar realizar realizo poder posso pode podes podia poderia dever devo deve querer quero queria preciso precisar possível impossível permitido permitida legal obrigado obrigada ação
topic-recruit = recrutar recruto recruta recrutamento funcionário funcionários
topic-plan = planta plantas plano planos
topic-ship = navio navios barco barcos nau naus
topic-produce = produzir produzo produz produção
topic-cardinal = cardeal igreja clero peça peças
topic-favour = favor favores
topic-store = loja lojas construir construo terreno terrenos lote lotes livraria livrarias ourives
topic-decree = decreto decretos
topic-open = inaugurar inauguro inauguração abrir abro público públicos edifício edifícios
topic-sell = vender vendo vende venda vendas
topic-trade = negociar negoceio negoceia negócio negócios
topic-builder = construtor maia
topic-minister = ministro marquês pombal
topic-king = rei
topic-event = evento eventos patrocinar patrocino patrocínio
topic-undo = anular anulo desfazer

## Answers

legal = { $action }: é possível, com { $numbers }.
legal-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}: é possível, com { $numbers }.
refused = { $action }: { $reason }
refused-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}e mais { $more }
}: { $reason }
list = { $first }; { $second }
unknown = Nada do que se poderia fazer aqui se chama «{ $text }». Pergunta com palavras do jogo, por exemplo «porque não posso construir uma loja», «porque não visitar o Rei» ou «porque não vender».
empty = Porque não o quê? Di-lo com palavras do jogo, por exemplo «porque não posso construir uma loja» ou «porque não visitar o Rei». «não» lista tudo o que não é possível agora.
no-card = Não tens nenhuma carta { FORM($kind, "de") }, e só com uma { $noble ->
    [treasury] patrocinas um evento
   *[other] visitas { $noble }
}. ({ $rule })
way-visit = Podes { FORM($deed, "you") }: visita { $noble } ({ $numbers }).
number = o número { $numbers }
numbers = os números { $numbers }
way-trade = Podes { FORM($deed, "you") } negociando: joga uma carta no teu portefólio ({ $numbers }) e entrega { FORM($noble, "a") } uma mercadoria que ele aceite ({ FORM($goods, "all") }).
way-trade-refused = Negociando: { $reason }
deed-refused = { CAPITAL($deed) }: { $reason }
way-sell = Podes vender mercadorias: joga uma carta no teu portefólio ({ $numbers }) e depois vende.
way-trade-any = Podes negociar com os nobres: joga uma carta no teu portefólio ({ $numbers }) e depois negoceia.
sell-refused = Vender mercadorias: { $reason }
trade-refused = Negociar com os nobres: { $reason }
not-now = Agora a pergunta é outra: «{ $question }» { $way }
turn-visit = No teu turno podes { FORM($deed, "you") } quando visitas { $noble }. ({ $rule })
turn-state = No teu turno podes { FORM($deed, "you") } quando visitas { $noble }, ou quando jogas uma carta no teu portefólio e negoceias. ({ $rule })
turn-portfolio = No teu turno { $what ->
    [sell] vendes mercadorias
   *[trade] negoceias com os nobres
} depois de jogares uma carta no teu portefólio. ({ $rule })
can-undo = Podes: escreve «anular».
