### “Why can’t I build a store?”: the words of such a question, and its answers.

## Words. They are compared without capitals and accents; each list may hold as many as people use.

# What says nothing about what is meant.
small-words = le la les l un une des de du d au aux à en dans sur sous chez pour par avec sans et ou où je j je-peux me m moi mon ma mes tu te ton ta tes il elle on nous vous votre vos se s son sa ses leur leurs ce c cet cette ces ça cela y que qu qui quoi quel quelle quels quelles quand comment combien pourquoi est est-ce suis es sommes êtes sont était être ai as a avons avez ont avoir avais fais fait faire faites peut peux puis puis-je pourrais pourrait peux-tu peut-on pouvez pouvons pouvoir dois doit devoir devez dois-je veux voudrais vouloir vais va aller ne n pas non rien jamais maintenant encore ici là déjà juste alors donc possible impossible interdit permis autorisé légal utiliser utilise réaliser svp
topic-recruit = recruter recrute recrutement officiel officiels
topic-plan = plan plans
topic-ship = bateau bateaux navire navires chantier
topic-produce = produire produis production
topic-cardinal = cardinal église clergé tuile tuiles rencontrer
topic-favour = faveur faveurs obtenir
topic-store = magasin magasins boutique boutiques construire construis bâtir terrain terrains case cases orfèvre orfèvres
topic-decree = décret décrets
topic-open = ouvrir ouvre ouverture public publics bâtiment bâtiments édifice
topic-sell = vendre vends vente ventes
topic-trade = échanger échange échanges commerce commercer
topic-builder = bâtisseur manuel maia
topic-minister = ministre marquis pombal
topic-king = roi josé
topic-event = événement événements évènement évènements parrainer parrainage
topic-undo = annuler défaire

## Answers

legal = { $action } : c’est possible ({ $numbers }).
legal-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
} : c’est possible ({ $numbers }).
refused = { $action } : { $reason }
refused-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
} : { $reason }
list = { $first } ; { $second }
unknown = Rien de ce qui peut se faire ici ne s’appelle « { $text } ». Posez la question avec les mots du jeu, par exemple « pourquoi ne puis-je pas construire de magasin », « pourquoi pas rendre visite au Roi » ou « pourquoi pas vendre ».
empty = Pourquoi pas quoi ? Dites-le avec les mots du jeu, par exemple « pourquoi ne puis-je pas construire de magasin » ou « pourquoi pas rendre visite au Roi ». « pas » énumère tout ce qui n’est pas possible maintenant.
no-card = Vous n’avez en main aucune { FORM($kind, "card") }, et il en faut une pour { $noble ->
    [treasury] parrainer un événement
   *[other] rendre visite { FORM($noble, "to") }
}. ({ $rule })
way-visit = Vous pouvez { $deed } : rendez visite { FORM($noble, "to") } ({ $numbers }).
number = numéro { $numbers }
numbers = numéros { $numbers }
way-trade = Vous pouvez { $deed } par un échange : jouez une carte dans votre portfolio ({ $numbers }) et donnez { FORM($noble, "to") } un bien qu’il accepte ({ FORM($goods, "type") }).
way-trade-refused = Par un échange : { $reason }
deed-refused = { CAPITAL($deed) } : { $reason }
way-sell = Vous pouvez vendre des biens : jouez une carte dans votre portfolio ({ $numbers }), puis vendez.
way-trade-any = Vous pouvez faire du commerce avec les nobles : jouez une carte dans votre portfolio ({ $numbers }), puis échangez.
sell-refused = Vendre des biens : { $reason }
trade-refused = Faire du commerce avec les nobles : { $reason }
not-now = Une autre question vous est posée en ce moment : « { $question } » { $way }
turn-visit = À votre tour, vous pouvez { $deed } en rendant visite { FORM($noble, "to") }. ({ $rule })
turn-state = À votre tour, vous pouvez { $deed } en rendant visite { FORM($noble, "to") }, ou par un échange après avoir joué une carte dans votre portfolio. ({ $rule })
turn-portfolio = À votre tour, vous pouvez { $what ->
    [sell] vendre des biens
   *[trade] faire du commerce avec les nobles
} après avoir joué une carte dans votre portfolio. ({ $rule })
can-undo = C’est possible : tapez « annuler ».
