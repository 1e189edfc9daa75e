# What is printed on board, cards and tiles, in full sentences: what the engine does with it.

name = { CAPITAL($name) }

## What a part is about, as a heading

part-court = À la Cour
part-portfolio = Dans votre portfolio
part-reward = Récompense
part-penalty = Pénalité
part-benefit = Bénéfice
part-cost = Coût
part-wigs = Perruques
part-build = À la construction
part-sell = Vente
part-sail = Départ en mer
part-task = Tâche
part-place = Où
part-rubble = Débris
part-visit = Visite
part-trade = Commerce
part-follow = Suivre
part-officials = Officiels
part-how = Ce qui se passe
part-treasury = Trésor
part-influence = Influence
part-limit = Limite
part-end = La fin
part-players = Joueurs

## Titles that nothing else has

noble-builder = Bâtisseur
noble-minister = Ministre
noble-king = Roi
noble = { $noble } : { $person }
plot = Case terrain { $plot }
row = Rangée { $row }
column = Colonne { $column }
pile = Pile de débris
cube = { $place } : cube { $colour ->
    [brown] marron
    [red] rouge
   *[blue] bleu
}
scoring = Tuile de score
treasury = Trésor
price = Prix { $good ->
    [gold] de l’or
    [cloth] des étoffes
    [books] des livres
   *[tools] des outils
}
stack = Pile du { $kind }
cardinal = Cardinal
gap = Case { $number } de la piste de l’Église
church = Case { $number } des tuiles Clergé
token = Jeton Ville
building = { $title } (architecte { $architect })

hand = Main
portfolio = Portfolio
warehouse = Entrepôt
rubble = Débris
reais = Reais
influence = Influence
wigs = Perruques
officials = Officiels
houses = Maisons, { $group }
favours = Faveur { FORM($noble, "of") }

## Amounts

some-reais = { $n ->
    [one] { $n } real
   *[other] { $n } reais
}
some-wigs = { $n ->
    [one] { $n } perruque
   *[other] { $n } perruques
}
some-goods = { $n ->
    [one] { $n } bien
   *[other] { $n } biens
}
some-different-goods = { $n ->
    [one] { $n } bien
   *[other] { $n } biens, tous de types différents
}
some-officials = { $n ->
    [one] { $n } officiel
   *[other] { $n } officiels
}
some-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
or-two = { $first } ou { $second }
    .of = { FORM($first, "of") } ou { FORM($second, "of") }
    .a = { FORM($first, "a") } ou { FORM($second, "a") }

## Political cards

card-court-noble = Jouez-la à la Cour pour rendre visite { FORM($noble, "to") } : payez le coût de la visite, réalisez si vous le souhaitez l’une des deux actions d’État qui s’y trouvent, puis { FORM($deed, "imp") }.
card-court-treasury = Jouez-la à la Cour pour parrainer l’événement : payez la valeur du trésor en reais, puis { $event }.
card-reward = Quand vous la jouez dans votre portfolio, avant de la placer, { $reward }.
card-penalty = Quand vous la jouez dans votre portfolio, avant de la placer, { $penalty }.
card-influence = Dans un emplacement supérieur, cette carte compte pour { $n } chaque fois que vous gagnez de l’influence sans nombre.
card-subsidy = Quand vous la jouez dans votre portfolio, prenez la valeur du trésor en reais ; puis le marqueur Trésor descend de 1 case.
card-period = Si vous la défaussez à la fin de la première période, vous recevez sa récompense ; une seule carte de chaque noble compte.

## Ships

ship-cost = Il coûte { some-different-goods } ; s’il remplace un de vos bateaux, seulement la différence des tailles de cale.
ship-build = Le marqueur Trésor monte de 1 case ; puis vous gagnez l’influence de toutes les cartes de vos emplacements supérieurs, dont { $n } pour ce bateau.
ship-sell = Tant qu’il est à quai, tout joueur peut lui vendre des biens ; chaque bien rapporte le prix du marché{ $n ->
    [0] {""}
   *[other] {" "}et { some-reais } de plus
}.
ship-sail = Il est plein avec { some-goods } : alors, il prend aussitôt la mer et son propriétaire gagne { some-wigs } ; il revient à quai au début du prochain tour de celui-ci.
ship-wigs = Dans votre portfolio à la fin de la partie, il vaut { some-wigs }.

## Tiles, decrees, plans, buildings, tasks

tile-wigs = Défaussée lors d’un décompte de l’Église, elle vaut { some-wigs }.
decree-wigs = À la fin de la partie : { $score }.
decree-row-e = Il ne sert qu’à trois ou quatre joueurs.
decree-solo = Il ne sert pas en solo.

plan-cost = Pour ouvrir avec lui un bâtiment public de l’architecte { $architect }, ramenez sur votre plateau { some-officials } des bureaux et des plazas ; engagez ceux qui manquent, chacun pour la valeur du trésor.
plan-wigs = Terminé, il compte pour { some-officials } à la fin de la partie ; le joueur qui en a alors le plus gagne { $most ->
    [one] { $most } perruque
   *[other] { $most } perruques
}.
building-cost = Pour l’ouvrir, il vous faut un plan inachevé de l’architecte { $architect } et les officiels de ce plan.
building-row = À l’extrémité ouest ou est d’une rangée, chaque { $first } et chaque { $second } de cette rangée rapporte à son propriétaire les perruques de sa colonne.
building-street = À l’extrémité nord d’une rue, qui doit être celle { FORM($first, "of") } ou celle { FORM($second, "of") }, chaque magasin donnant sur cette rue rapporte à son propriétaire les perruques de sa colonne.
building-later = Les magasins construits plus tard pour lesquels il est adéquat rapportent aussi.
good-gold = or
    .of = de l’or
good-cloth = étoffes
    .of = des étoffes
good-books = livres
    .of = des livres
good-tools = outils
    .of = des outils

task-reward = À la fin du tour où vous l’accomplissez, { $reward }.
task-reward-fixed = À la fin du tour où vous l’accomplissez, { $reward } ; les bénéfices des tuiles Clergé n’y changent rien.
task-alternative = Si la table joue avec les récompenses du dessous, { $reward }.
task-visit = Elle ne compte que lors d’une visite avec une carte que vous jouez à la Cour.
task-one = Vous pouvez accomplir une tâche par tour.

## The city

plot-place = Ici peut se construire { FORM($store, "a") } (case { $size }).
plot-reward = Quand vous construisez ici, d’abord, { $reward }.
plot-rubble = Ensuite, vous prenez 1 cube de la rangée { $row } ou de la colonne { $column }, s’il y en a.
plot-cost = Le terrain coûte la valeur du trésor plus les cubes restants de la rangée { $row } et de la colonne { $column } : marron { $brown }, rouge { $red } et bleu { $blue }.
plot-wigs = Pour chaque bâtiment public ouvert adéquat pour le magasin, vous gagnez les perruques de la tuile de score sous la colonne { $column }.
site-place-row = Tout bâtiment public disponible peut aller ici, à l’extrémité { $side } de la rangée { $row }.
site-place-street = Un bâtiment public à la couleur { FORM($good, "of") } peut aller ici, à l’extrémité nord de la { $street }.
site-rubble = Quand vous ouvrez un bâtiment ici, prenez les débris du site ({ some-cubes }).
site-reward = Après les cubes, { $reward }.
site-wigs-row = Chaque magasin de la rangée { $row } pour lequel le bâtiment est adéquat rapporte à son propriétaire les perruques de sa colonne.
site-wigs-street = Chaque magasin donnant sur la { $street } rapporte à son propriétaire les perruques de sa colonne.
row-rubble = Chaque cube restant ici rend plus chers tous les terrains de la rangée { $row } : marron { $brown }, rouge { $red }, bleu { $blue }. Le joueur qui construit dans la rangée peut en prendre un.
row-players = À un ou deux joueurs, cette rangée ne sert pas.
column-rubble = Chaque cube restant ici rend plus chers tous les terrains de la colonne { $column } : marron { $brown }, rouge { $red }, bleu { $blue }. Le joueur qui construit dans la colonne peut en prendre un.
column-wigs = La tuile de score du dessous dit combien de perruques rapporte un magasin de cette colonne pour chaque bâtiment public adéquat.
scoring-wigs = Le nombre de perruques que rapporte un magasin des colonnes du dessus pour chaque bâtiment public adéquat.
pile-how = Les récompenses et événements qui donnent un cube vous laissent en choisir un ici ; la pile n’est pas rechargée et ne compte pas dans le prix du terrain.
token-reward = Quand vous construisez là où il se trouve, { $reward }, au lieu de la récompense imprimée.

## The court

noble-visit-cost = Une visite coûte de l’influence : le modificateur de visite du trésor et 1 pour chaque officiel adverse dans le bureau ; ce qui manque peut se payer en perruques.
noble-visit = Vous pouvez réaliser l’une des deux actions d’État ({ $top }, { $bottom }) ; ensuite, vous devez { $deed }.
noble-trade = Lors d’un échange, ce noble accepte { FORM($goods, "of") } pour une action d’État.
noble-follow = Avec la faveur de ce noble, vous pouvez suivre la visite d’un autre joueur : remettez la faveur, payez le coût de la visite et réalisez l’une des trois actions.
office-visit = Chacun de vos officiels ici rend une visite { FORM($noble, "to") } plus chère de 1 influence pour tous les autres.
office-limit = Il y a de la place pour { some-officials } ; quand le bureau est plein, la couleur qui en a le plus ici déplace d’abord 1 officiel sur la plaza.
plaza-how = Les officiels qui ont dû quitter le bureau attendent ici ; ils ne rendent pas les visites plus chères.
plaza-officials = Comme ceux des bureaux, ils peuvent servir à ouvrir un bâtiment public.

deed-recruit = Placez jusqu’à 2 officiels de votre plateau, chacun dans un bureau différent.
deed-plan = Prenez le plan du dessus de l’un des deux architectes.
deed-ship = Construisez le bateau du dessus du chantier naval : payez ses biens, placez-le dans un emplacement supérieur, montez le marqueur Trésor de 1 case et gagnez de l’influence.
deed-produce = Prenez 1 bien pour chacun de vos magasins, dans la limite de la place dans votre entrepôt ; le prix de chaque type produit baisse de 1.
deed-cardinal = Déplacez le Cardinal de 1 ou 2 cases et prenez l’une des deux tuiles Clergé à côté de lui ; vous pouvez en avoir 4.
deed-favour = Prenez la faveur d’un noble dont vous ne l’avez pas encore.
deed-store = Choisissez une case terrain : recevez sa récompense, prenez un cube de sa rangée ou de sa colonne, payez le terrain, placez une maison et gagnez des perruques pour les bâtiments publics adéquats.
deed-decree = Prenez un décret de la zone ; contre un de vos marqueurs de série, vous pouvez en prendre un second.
deed-open = Choisissez un site : prenez ses cubes et sa récompense, terminez un plan avec ses officiels, et tous les magasins concernés rapportent à leurs propriétaires.
deed-by-trade = On y accède par une visite { FORM($noble, "to") }, en suivant une telle visite ou par un échange ({ $goods }).
deed-by-visit = On y accède par une visite { FORM($noble, "to") }, en suivant une telle visite ou par un événement qui la nomme.

## Tracks and displays

treasury-reais = Le nombre de reais au marqueur est le prix d’un événement et de chaque officiel engagé, la base de tout prix de terrain et ce que rapporte une carte Trésor dans votre portfolio.
treasury-visits = L’influence au marqueur s’ajoute au coût de chaque visite.
treasury-up = Il monte quand un bateau est construit et quand le Cardinal atteint ou franchit le symbole de trésor.
treasury-down = Il descend quand une carte Trésor est jouée dans un portfolio.
price-sell = Le joueur qui vend { FORM($good, "of") } reçoit ce prix et ce que le bateau y ajoute.
price-falls = Il baisse de 1, jusqu’à { $n } au plus bas, chaque fois que quelqu’un produit { FORM($good, "of") } ; il ne monte jamais.
stack-draw = À la fin de votre tour, vous prenez l’une des cartes visibles ; ensuite, la carte suivante de sa pile est révélée.
stack-end = Quand trois des quatre piles sont vides, la période ou la partie touche à sa fin.
cardinal-move = Le joueur qui rencontre le Cardinal le déplace de 1 ou 2 cases dans le sens horaire et prend l’une des deux tuiles à côté de lui.
gap-none = Il ne se passe rien quand le Cardinal atteint cette case, sinon le choix d’une tuile.
gap-envelope = Quand le Cardinal atteint ou franchit cette case, il y a un décompte de l’Église à la fin du tour : on peut défausser des tuiles Clergé contre les perruques de leur verso et de l’influence.
gap-treasury = Quand le Cardinal atteint ou franchit cette case, le marqueur Trésor monte de 1 case.
church-tile = La tuile placée ici peut être prise quand le Cardinal s’arrête à côté ; la case est rechargée à la fin du tour.

## Player boards

hand-how = Vous avez 5 cartes en main, en jouez une à votre tour et en prenez une autre à la fin ; personne d’autre ne voit les cartes qui vous ont été distribuées.
portfolio-limit = Il contient { $n } cartes et une de plus par série de débris : Nobles et bateaux en haut, cartes Trésor en bas.
warehouse-limit = Il contient { $n } biens de chaque type et un de plus par série de débris ; l’excédent retourne à la réserve.
rubble-how = Un cube de chaque couleur forme une série ; chaque série donne de la place pour une carte de plus et pour un bien de plus de chaque type.
rubble-wigs = Chaque série vaut { some-wigs } à la fin de la première période et de nouveau à la fin de la partie.
rubble-end = Le premier joueur à terminer une 2e série met fin à la première période ; le premier à en terminer une 4e met fin à la partie.
reais-how = Les reais paient les terrains, les officiels engagés et les événements ; l’influence peut les remplacer.
reais-wigs = À la fin de la partie, { some-reais } valent 1 perruque ; l’influence compte comme des reais.
influence-how = L’influence paie les visites et peut se changer en reais chaque fois que vous devez en payer.
influence-limit = Elle s’arrête à { $n } ; chaque gain qui y mène rapporte 1 perruque.
wigs-how = Le joueur qui a le plus de perruques après le décompte final gagne.
officials-how = Ils attendent ici que vous les placiez dans des bureaux ; ceux qui ont servi à une ouverture y reviennent.
house-none = La maison { $number } de ce groupe n’apporte rien de nouveau.
house-visit_in_reais = Une fois la maison { $number } construite, vous pouvez payer les visites en reais au lieu d’influence.
house-ship_goods_minus_1 = Une fois la maison { $number } construite, un bateau coûte 1 bien de moins.
house-ship_goods_free = Une fois la maison { $number } construite, les bateaux ne coûtent aucun bien.
house-produce_plus_1_of_one = Une fois la maison { $number } construite, produire rapporte 1 bien de plus d’un type produit.
house-produce_plus_1_of_each = Une fois la maison { $number } construite, produire rapporte 1 bien de plus de chaque type produit.
favours-follow = Remettez-la pour suivre la visite d’un autre joueur { FORM($noble, "to") }.
favours-wigs = À la fin de la partie, elle vaut { some-wigs }.
