### Errors that people can make with a game, its records and its positions.

# $action as records write it; $reason is a sentence.
illegal = { $action } : { $reason }
unknown-action = Il n’y a pas d’action « { $action } ».
unknown-action-of-many = Partie { $game } : il n’y a pas d’action « { $action } ».
game-over = La partie est terminée : plus rien ne peut être joué.
nothing-to-undo = Rien ne peut être annulé : la dernière réponse était définitive, ou il n’y en a pas.
other-rules = Cette partie a été sérialisée (pickle) par un programme aux règles différentes : ses réponses mènent ici à une autre partie.
no-such-seat = Il n’y a pas de place { $seat } : cette partie a { $players } places, numérotées à partir de 0.
wrong-players = Une partie se joue à { $fewest } à { $most } joueurs, non à { $players }.
wrong-seed = Une graine est un nombre entier, non { $seed }.
unknown-variant = Il n’y a pas de variante « { $variant } » ; il y a { $known }.
wrong-variants = Donnez les variantes par leurs noms et leurs valeurs, non { $variants }.
variant-switch = La variante « { $variant } » est activée (true) ou non (false), pas { $value }.
variant-choice = La variante « { $variant } » prend l’une de ces valeurs : { $choices }.
layout-part = Une disposition de jetons a les parties { $parts }, et dans chacune des jetons par lieu ; « { $part } » n’en est pas une.
layout-place = Aucun jeton ne peut se trouver à « { $place } ».
layout-token = « { $token } » à { $place } n’est pas un jeton qui puisse s’y trouver.
layout-copies = Il n’y a que { $copies } jetons « { $token } ».
variant-tasks = Nommez les places qui reçoivent des cartes tâche, ou choisissez-les toutes ; « { $value } » n’est pas une place.
draft-in-solo = Contre Lacerda, il n’y a personne avec qui drafter : choisissez le solo ou le draft.
solo-seats = Une partie en solo a deux places : la vôtre, et la seconde nommée Lacerda.
wrong-names = Donnez une liste avec un nom pour chacune des { $players } places.
bad-name = « { $name } » ne peut pas être le nom d’une place : un nom a de 1 à 30 caractères imprimables, sans espaces autour et sans les signes { $signs } ; « neutral » est pris.
same-names = Deux places ont le même nom.
no-deal = Une partie commencée à partir d’une position n’a pas de donne, il n’y en a donc pas d’enregistrement ; sauvegardez plutôt sa position.
wrong-since = Les événements se comptent à partir de 0, « since » est donc un nombre entier, non { $since }.
wrong-edition = { $edition } n’est pas une édition : chargez-en une avec lisboa.edition.load.
not-legal = « { $action } » ne peut pas être joué maintenant, il n’y a donc rien à dire de ses effets.

## Records: `line` is 0 where no single line is to blame.

record-not-a-record = Ligne { $line } : ceci n’est pas un enregistrement, dont la première ligne est « { $title } ».
record-unknown-section = Ligne { $line } : il n’y a pas de section { $section }, seulement [deal] et [game].
record-no-colon = Ligne { $line } : il manque deux-points après la clé.
record-unknown-header = Ligne { $line } : il n’y a pas d’en-tête « { $header } ».
record-header-twice = Ligne { $line } : l’en-tête « { $header } » figure ici pour la seconde fois.
record-missing-header = L’en-tête « { $header } » manque.
record-other-turn = Ligne { $line } : c’est le tour { $ours }, l’enregistrement dit { $theirs }.
record-other-result = Ligne { $line } : la partie ne se termine pas comme le dit l’enregistrement : { $result }. Sa fin manque, ou il a été modifié.
record-no-turn = Ligne { $line } : un tour commence par son numéro, le nom de la place et deux-points, par exemple « 12 Green: ».
record-partly-known = Ligne { $line } : cet enregistrement ne contient que ce que savait { $known } lors de son écriture ; il peut donc être lu, mais non rejoué.
record-wrong-seats = Ligne { $line } : l’enregistrement nomme { $n } places ; une partie en a { $fewest } à { $most }.
record-other-rules = Ligne { $line } : l’enregistrement a été fait avec la version { $rules } des règles, et ce programme joue la version { $ours }. { $program ->
    [unknown] Aucun programme connu ne la joue.
    [newer] Un programme plus récent la joue.
   *[other] Lisboa { $program } la joue.
}
record-other-edition = Ligne { $line } : l’enregistrement a été fait avec l’édition { $theirs } ; celle-ci est { $ours }. Chargez l’autre avec lisboa.edition.load et donnez-la comme edition.
record-unknown-seat = Ligne { $line } : « { $seat } » n’est pas une place de cette partie.
record-illegal = Ligne { $line } : « { $action } » ne peut pas être joué ici : { $reason }
record-broken = Ligne { $line } : { $reason }
record-other-hash = Ligne { $line } : l’état après ce tour est { $ours }, l’enregistrement dit { $theirs }. L’enregistrement a été modifié quelque part jusqu’ici.
record-start = Ligne { $line } : « { $start } » est nommé premier joueur, mais n’est pas une place de cette partie.
record-deal-twice = Ligne { $line } : « { $part } » figure deux fois dans la donne.
record-deal-missing = Il manque à la donne la ligne « { $part } ».
record-deal-number = Ligne { $line } : « { $word } » dans « { $part } » n’est pas un nombre entier.
record-deal-word = Ligne { $line } : l’édition n’a pas de « { $word } » qui puisse figurer dans « { $part } ».
record-deal-unknown = Ligne { $line } : « { $part } » n’est pas une partie d’une donne.
record-deal-wrong = Ligne { $line } : la donne ne peut pas provenir de la boîte de cette édition : voyez « { $part } ».

## Positions: `path` says where, such as players.Green.hand[2].

position-not-an-object = { $path } : il faut ici un objet avec des champs nommés.
position-not-a-list = { $path } : il faut ici une liste.
position-not-a-number = { $path } : il faut ici un nombre entier.
position-not-a-name = { $path } : il faut ici un nom.
position-not-yes-or-no = { $path } : il faut ici true ou false.
position-out-of-range = { $path } : le nombre doit être compris entre { $low } et { $high }.
position-wrong-length = { $path } : la liste a { $n } entrées ; { $least } à { $most } sont possibles.
position-unknown-field = { $path } : il n’y a pas de tel champ.
position-missing-field = { $path } : ce champ manque.
position-unknown-name = { $path } : « { $name } » n’est pas un nom possible ici.
position-unknown-effect = { $path } : l’édition ne connaît pas d’effet semblable.
position-view = { $path } : ceci est la vue d’une place, non une position entière ; ce qu’elle ne montre pas ne peut pas se deviner. Un échantillon de la vue peut se jouer.
position-other-format = { $path } : ce programme lit les positions au format { $ours }.
position-other-rules = { $path } : la position a été faite avec la version { $rules } des règles, et ce programme joue la version { $ours }. { $program ->
    [unknown] Aucun programme connu ne la joue.
    [newer] Un programme plus récent la joue.
   *[other] Lisboa { $program } la joue.
}
position-other-edition = { $path } : la position a été faite avec une autre édition ; celle-ci est { $ours }.
position-seats = { $path } : il faut ici une liste des noms de { $fewest } à { $most } places.
position-names = { $path } : { $why }
position-too-often = { $path } : « { $name } » figure ici une fois de plus qu’il n’y en a dans la boîte.
position-not-in-game = { $path } : « { $name } » ne fait pas partie d’une partie à { $players } joueurs.
position-wrong-place = { $path } : « { $name } » ne peut pas se trouver ici.
position-too-many = { $path } : au plus { $most } sont possibles ici.
position-not-a-space = { $path } : la piste n’a pas de telle case.
position-adds-up = { $path } : avec ce que les joueurs possèdent, il doit y en avoir { $n } ici.
position-officials = { $path } : { $out } officiels sont dans les bureaux et sur les plazas, le plateau contient donc le reste des { $all }.
position-houses = { $path } : { $n } maisons sont construites, mais { $stores } magasins en ont une.
position-which-houses = { $path } : il y a { $stores } magasins, et les maisons construites décident de ce que le joueur peut faire : dites combien de chaque groupe ({ $groups }).
position-no-street = { $path } : cette case terrain ne touche pas la rue de ce bien.
position-closed-row = { $path } : la rangée E ne sert pas à deux joueurs.
position-scoring = { $path } : ce ne sont pas les tuiles de score de l’édition.
position-wrong-side = { $path } : ce bâtiment montre la couleur de l’autre architecte.
position-wrong-colour = { $path } : sur ce site, un bâtiment doit montrer la couleur de sa rue.
position-plan-taken = { $path } : un joueur possède ce plan ou un plan du dessous.
position-first-period-only = { $path } : dans la deuxième période, il ne reste rien ici.
position-seen-by-all = { $path } : « { $name } » a été pris dans la zone visible et doit donc figurer aussi dans « seen ».
position-not-in-hand = { $path } : « { $name } » doit figurer dans la main, et une seule fois dans « seen ».
position-portfolio = { $path } : le portfolio contient au plus { $most } cartes.
position-empty-at-sea = { $path } : un bateau sans biens n’est pas en mer.
position-full-in-port = { $path } : un bateau plein est en mer.
position-no-marker-used = { $path } : aucun marqueur de série n’a pu être utilisé pendant ce tour.
position-wigs = { $path } : personne n’a moins de 0 perruque en tout.
position-wrong-turn = { $path } : le tour { $turn } revient à une autre place, en comptant à partir du premier joueur.
position-not-triggered = { $path } : personne n’a déclenché la fin.
position-already-triggered = { $path } : { $sets } séries d’un joueur ou trois piles vides ont déclenché la fin, il faut donc ici une place.
position-which-trigger = { $path } : plusieurs joueurs ont les { $sets } séries qui déclenchent la fin ; dites qui les a eues en premier.
position-turns-left =
    { $path } : le dernier tour précède celui du premier joueur, il doit donc en rester ici { $more ->
        [0] { $n }
       *[other] { $n } ou { $most }
    }.
position-over = { $path } : la partie est terminée, il ne reste donc rien à faire.
position-not-over = { $path } : la partie n’est pas terminée, il doit donc rester quelque chose à faire.
position-not-last = { $path } : cette tâche ne peut être que la dernière.
position-no-last = { $path } : la dernière tâche doit commencer, terminer ou suivre un tour, ou décompter la partie.
position-not-waiting = { $path } : cette question ne peut être que la première tâche.
position-task-twice = { $path } : cette tâche ne peut figurer ici qu’une fois.
position-new-period = { $path } : entre les périodes, les dernières tâches sont new-shipyard, deal-hands et new-display, l’une après l’autre.
position-no-variant = { $path } : cela relève d’une variante ou de la partie en solo, et n’est pas en jeu ici.
position-not-dealt = { $path } : rien n’est distribué avant que chacun ait gardé une tuile Clergé.
position-dealt = { $path } : les mains sont distribuées dès que chacun a gardé une tuile Clergé, il ne reste donc rien ici.
position-turn-up = { $path } : tant que l’on choisit des tuiles Clergé, rien d’autre ne précède turn-up, qui distribue l’Église et les mains.
position-draft = { $path } : cela ne concorde pas avec un draft : sa manche, les cartes gardées et celles passées.
position-contradicted = { $path } : cela ne concorde pas avec le reste de la position.
position-leads-nowhere = { $path } : la partie ne peut pas continuer à partir de ces tâches.
