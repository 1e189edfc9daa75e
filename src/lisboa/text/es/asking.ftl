### “Why can’t I build a store?”: the words of such a question, and its answers.

## Words. They are compared without capitals and accents; each list may hold as many as people use.

# What says nothing about what is meant.
small-words = a al ante con de del desde el ella ellas ello ellos en entre la las le les lo los me mi mis mí para pero por se si sin sobre su sus te ti tu tus tú un una uno unas unos y e o u ya yo que qué cuál cuáles cuándo cuánto cómo dónde adónde quién porque porqué no sí ni es esta está este esto esa ese eso estas estos aquí ahí allí ahora todavía aún más muy solo también algo alguno alguna algún ningún ninguna ninguno hay haber he ha ser soy son era significa sirve sirven estar estoy ir voy hacer hago hace haz usar uso realizar realizo poder puedo puede puedes podría podido deber debo debe tener tengo tiene querer quiero quisiera necesitar necesito posible imposible permitido permitida legal gracias acción
topic-recruit = reclutar recluto recluta reclutamiento funcionario funcionarios
topic-plan = plano planos
topic-ship = barco barcos nave naves buque buques
topic-produce = producir produzco produce producción
topic-cardinal = cardenal iglesia clero clérigo clérigos loseta losetas
topic-favour = favor favores
topic-store = tienda tiendas negocio negocios construir construyo terreno terrenos parcela parcelas librería librerías orfebre orfebres
topic-decree = decreto decretos
topic-open = abrir abro apertura público públicos edificio edificios
topic-sell = vender vendo vende venta ventas
topic-trade = comerciar comercio comercia intercambio intercambiar
topic-builder = constructor maia
topic-minister = ministro marqués pombal
topic-king = rey
topic-event = evento eventos patrocinar patrocino patrocinio
topic-undo = deshacer deshago

## Answers

legal = { $action }: es posible, con { $numbers }.
legal-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}: es posible, con { $numbers }.
refused = { $action }: { $reason }
refused-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}y { $more } más
}: { $reason }
list = { $first }; { $second }
unknown = Nada de lo que se podría hacer aquí se llama «{ $text }». Pregunta con palabras del juego, por ejemplo «por qué no puedo construir una tienda», «por qué no visitar al Rey» o «por qué no vender».
empty = ¿Por qué no qué? Dilo con palabras del juego, por ejemplo «por qué no puedo construir una tienda» o «por qué no visitar al Rey». «no» muestra todo lo que ahora no es posible.
no-card = No tienes ninguna carta { FORM($kind, "de") }, y solo con una { $noble ->
    [treasury] patrocinas un evento
   *[other] visitas { FORM($noble, "a") }
}. ({ $rule })
way-visit = Puedes { FORM($deed, "you") }: visita { FORM($noble, "a") } ({ $numbers }).
number = el número { $numbers }
numbers = los números { $numbers }
way-trade = Puedes { FORM($deed, "you") } comerciando: juega una carta en tu portafolio ({ $numbers }) y entrega { FORM($noble, "a") } un bien que acepte ({ $goods }).
way-trade-refused = Comerciando: { $reason }
deed-refused = { CAPITAL($deed) }: { $reason }
way-sell = Puedes vender bienes: juega una carta en tu portafolio ({ $numbers }) y después vende.
way-trade-any = Puedes comerciar con los nobles: juega una carta en tu portafolio ({ $numbers }) y después comercia.
sell-refused = Vender bienes: { $reason }
trade-refused = Comerciar con los nobles: { $reason }
not-now = Ahora se te pregunta otra cosa: «{ $question }» { $way }
turn-visit = En tu turno puedes { FORM($deed, "you") } cuando visitas { FORM($noble, "a") }. ({ $rule })
turn-state = En tu turno puedes { FORM($deed, "you") } cuando visitas { FORM($noble, "a") }, o cuando juegas una carta en tu portafolio y comercias. ({ $rule })
turn-portfolio = En tu turno { $what ->
    [sell] vendes bienes
   *[trade] comercias con los nobles
} después de jugar una carta en tu portafolio. ({ $rule })
can-undo = Puedes: escribe «deshacer».
