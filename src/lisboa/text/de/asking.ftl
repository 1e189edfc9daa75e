### “Why can’t I build a store?”: the words of such a question, and its answers.

## Words. They are compared without capitals and accents; each list may hold as many as people use.

# What says nothing about what is meant.
small-words = ich mich mir mein meine meinen meinem meiner du dich dir dein deine deinen deinem deiner man er sie es ihn ihm wir uns der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner dieser diese dieses diesen diesem jetzt hier dort da noch nochmal doch denn nur schon gerade immer wieder bitte mal so auch ist sind bin bist war sein wird werden hat habe haben hast hätte kann kannst können könnte darf darfst dürfen dürfte muss musst müssen soll sollte will willst wollen möchte würde tun tue tut mache machen macht geht gehen gehts ginge möglich unmöglich erlaubt verboten zulässig brauche brauchen bekomme bekommen nicht nein nie warum wieso weshalb wann wie wo wohin was wer wen wem welche welcher welches welchen um zu zum zur von vom in im ins an am ans auf aus bei beim mit für nach und oder als dass wenn etwas irgendein irgendeine
topic-recruit = einsetzen einsetze einsetzt beamte beamten beamter beamtem
topic-plan = plan plans pläne plänen bauplan baupläne
topic-ship = schiff schiffe schiffs schiffes schiffen boot boote werft
topic-produce = produzieren produziere produziert produktion herstellen
topic-cardinal = kardinal kardinals audienz kirche klerus klerusplättchen plättchen
topic-favour = gunst gunstplättchen gefallen
topic-store = geschäft geschäfte geschäfts laden läden errichten errichte errichtet bauen baue gebaut grundstück grundstücke buchladen buchläden stoffgeschäft werkzeuggeschäft goldschmied
topic-decree = erlass erlasse erlassen erlasses
topic-open = eröffnen eröffne eröffnet eröffnung öffentlich öffentliche öffentliches öffentlichen gebäude gebäudes bau
topic-sell = verkaufen verkaufe verkauft verkauf
topic-trade = handeln handle handel gehandelt tauschen tausche
topic-builder = baumeister baumeisters
topic-minister = minister ministers marquis pombal
topic-king = könig königs
topic-event = ereignis ereignisse ereignisses unterstützen unterstütze
topic-undo = rückgängig zurücknehmen zurück

## Answers

legal = { $action }: Das ist möglich ({ $numbers }).
legal-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}: Das ist möglich ({ $numbers }).
refused = { $action }: { $reason }
refused-several = { $actions }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}: { $reason }
list = { $first }; { $second }
unknown = Nichts, was hier getan werden könnte, heißt „{ $text }“. Frage mit Worten des Spiels, zum Beispiel „warum kann ich kein Geschäft errichten“, „warum nicht den König besuchen“ oder „warum nicht verkaufen“.
empty = Warum was nicht? Sage es mit Worten des Spiels, zum Beispiel „warum kann ich kein Geschäft errichten“ oder „warum nicht den König besuchen“. „nicht“ zeigt alles, was jetzt nicht möglich ist.
no-card = Du hast keine { FORM($kind, "card") } auf der Hand, und nur mit einer kannst du { $noble ->
    [treasury] ein Ereignis unterstützen
   *[other] den { $noble } besuchen
}. ({ $rule })
way-visit = Du kannst { $deed }: Besuche den { $noble } ({ $numbers }).
number = Nummer { $numbers }
numbers = Nummern { $numbers }
way-trade = Du kannst durch Handeln { $deed }: Spiele eine Karte ins Portfolio ({ $numbers }) und gib dem { $noble } eine Ware, die er annimmt ({ $goods }).
way-trade-refused = Durch Handeln: { $reason }
deed-refused = { CAPITAL($deed) }: { $reason }
way-sell = Du kannst Waren verkaufen: Spiele eine Karte ins Portfolio ({ $numbers }), dann verkaufe.
way-trade-any = Du kannst mit Adeligen handeln: Spiele eine Karte ins Portfolio ({ $numbers }), dann handle.
sell-refused = Waren verkaufen: { $reason }
trade-refused = Mit Adeligen handeln: { $reason }
not-now = Jetzt wirst du etwas anderes gefragt: „{ $question }“ { $way }
turn-visit = In deinem Zug kannst du { $deed }, wenn du den { $noble } besuchst. ({ $rule })
turn-state = In deinem Zug kannst du { $deed }, wenn du den { $noble } besuchst oder wenn du eine Karte ins Portfolio spielst und handelst. ({ $rule })
turn-portfolio = In deinem Zug kannst du { $what ->
    [sell] Waren verkaufen
   *[trade] mit Adeligen handeln
}, nachdem du eine Karte ins Portfolio gespielt hast. ({ $rule })
can-undo = Das kannst du: Tippe „zurück“.
