### “Why can’t I build a store?”: the words of such a question, and its answers.

## Words. They are compared without capitals and accents; each list may hold as many as people use.

# What says nothing about what is meant.
small-words = un uno una il lo la l i gli le di d a da in con su per tra fra del dello della dell dei degli delle al allo alla all ai agli alle dal dallo dalla dall dai dalle nel nello nella nell nei nelle sul sullo sulla sull sui sulle io me mi mio mia miei mie tu te ti tuo tua tuoi tue ci ne si se che chi cosa cos'è come quando dove quale quali perché non no sì e ed o od ma anche ancora ora adesso qui qua lì là questo questa questi queste quello quella quelli quelle è sono essere fare faccio fa fatto posso puoi può potrei potere devo deve dovrei dovere voglio vorrei volere avere ho ha serve servono usare uso eseguire subito possibile impossibile permesso consentito vietato qualche alcun alcuna nessun nessuna altro altra altri altre
topic-recruit = reclutare recluto reclutamento ufficiale ufficiali l'ufficiale
topic-plan = progetto progetti acquisire
topic-ship = nave navi
topic-produce = produrre produco produzione
topic-cardinal = cardinale incontrare chiesa clero tassello tasselli
topic-favour = favore favori
topic-store = negozio negozi costruire costruisco terreno terreni bottega botteghe oreficeria oreficerie un'oreficeria l'oreficeria libreria librerie
topic-decree = decreto decreti
topic-open = inaugurare inauguro inaugurazione aprire edificio edifici l'edificio pubblico pubblici
topic-sell = vendere vendo vendita vendite
topic-trade = trattare tratto trattativa trattative cedere
topic-builder = costruttore manuel maia
topic-minister = ministro marchese pombal
topic-king = re
topic-event = evento eventi l'evento finanziare finanzio
topic-undo = annullare annulla annullo

## Answers

legal = { $action }: è possibile ({ $numbers }).
legal-several = { $actions }{ $more ->
    [0] {""}
    [one] {" "}e 1 altra
   *[other] {" "}e altre { $more }
}: è possibile ({ $numbers }).
refused = { $action }: { $reason }
refused-several = { $actions }{ $more ->
    [0] {""}
    [one] {" "}e 1 altra
   *[other] {" "}e altre { $more }
}: { $reason }
list = { $first }; { $second }
unknown = Qui non si può fare nulla che si chiami «{ $text }». Chiedi con parole del gioco, per esempio «perché non posso costruire un negozio», «perché non visitare il Re» o «perché non vendere».
empty = Perché non che cosa? Dillo con parole del gioco, per esempio «perché non posso costruire un negozio» o «perché non visitare il Re». «no» elenca tutto ciò che ora non è possibile.
no-card = Non hai carte { $kind } in mano, e solo con una di esse puoi { $noble ->
    [treasury] finanziare un evento
   *[other] visitare { $noble }
}. ({ $rule })
way-visit = Puoi { $deed }: visita { $noble } ({ $numbers }).
number = numero { $numbers }
numbers = numeri { $numbers }
way-trade = Puoi { $deed } trattando: gioca una carta nel portfolio ({ $numbers }) e cedi { FORM($noble, "to") } una merce che accetta ({ FORM($goods, "pl") }).
way-trade-refused = Trattando: { $reason }
deed-refused = { CAPITAL($deed) }: { $reason }
way-sell = Puoi vendere merci: gioca una carta nel portfolio ({ $numbers }), poi vendi.
way-trade-any = Puoi trattare con i nobili: gioca una carta nel portfolio ({ $numbers }), poi tratta.
sell-refused = Vendere merci: { $reason }
trade-refused = Trattare con i nobili: { $reason }
not-now = Ora la domanda è un’altra: «{ $question }» { $way }
turn-visit = Nel tuo turno puoi { $deed } quando visiti { $noble }. ({ $rule })
turn-state = Nel tuo turno puoi { $deed } quando visiti { $noble }, oppure quando giochi una carta nel portfolio e tratti. ({ $rule })
turn-portfolio = Nel tuo turno puoi { $what ->
    [sell] vendere merci
   *[trade] trattare con i nobili
} dopo aver giocato una carta nel portfolio. ({ $rule })
can-undo = Puoi farlo: scrivi «annulla».
