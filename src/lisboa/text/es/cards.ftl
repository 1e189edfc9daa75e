# What cards, tiles, decrees and tasks say. Every phrase starts in lower case and has no full
# stop; `sentence` makes a sentence of it.
# In Spanish effects and tasks are imperatives: “toma 1 oro”.

sentence = { CAPITAL($phrase) }.

## Amounts

reais = { $n ->
    [one] 1 real
   *[other] { $n } reales
}
wigs = { $n ->
    [one] 1 peluca
   *[other] { $n } pelucas
}
goods-gold = { $n ->
    [one] 1 oro
   *[other] { $n } oros
}
goods-cloth = { $n ->
    [one] 1 tela
   *[other] { $n } telas
}
goods-books = { $n ->
    [one] 1 libro
   *[other] { $n } libros
}
goods-tools = { $n ->
    [one] 1 herramienta
   *[other] { $n } herramientas
}
goods-any = { $n ->
    [one] 1 bien a tu elección
   *[other] { $n } bienes a tu elección
}

## Effects, carried out from left to right

effects-two = { $first } y después { $second }

effect-good = toma { $goods }
effect-reais = toma { reais }
effect-wigs = gana { wigs }
effect-influence = { $n ->
    [one] gana 1 influencia
   *[other] gana { $n } influencias
}
effect-official = { $n ->
    [one] coloca 1 funcionario de tu tablero en una oficina
   *[other] coloca { $n } funcionarios de tu tablero, cada uno en una oficina distinta
}
effect-cardinal = mueve al Cardenal exactamente 1 espacio y toma una de las dos losetas adyacentes
effect-rubble = toma 1 cubo a tu elección de la pila de escombros
effect-treasury-up = sube 1 espacio el marcador de tesorería
effect-treasury-down = baja 1 espacio el marcador de tesorería
effect-state-recruit = recluta funcionarios
effect-state-plan = adquiere un plano
effect-state-ship = construye un barco por su coste normal
effect-state-produce = produce bienes
effect-state-cardinal = reúnete con el Cardenal
effect-state-favour = consigue un favor real
effect-noble-store = construye una tienda por su precio normal
effect-noble-decree = toma un decreto
effect-noble-open = abre un edificio público por su coste normal
effect-draw_tasks = { $n ->
    [one] roba 1 tarea del mazo B
   *[other] roba { $n } tareas del mazo B
}

## Penalties

penalty-good = { $n ->
    [one] pierde { goods-any }
   *[other] pierde { goods-any }, o los que tengas
}
penalty-reais = { $n ->
    [one] paga { reais } si lo tienes
   *[other] paga { reais }, o los que tengas
}
penalty-wigs = { $n ->
    [one] pierde { wigs }
   *[other] pierde { wigs }, o las que tengas
}
penalty-influence = { $n ->
    [one] pierde 1 influencia
   *[other] pierde { $n } influencias, o las que tengas
}
penalty-official = { $n ->
    [one] devuelve a tu tablero 1 funcionario a tu elección de una oficina o plaza
   *[other] devuelve a tu tablero { $n } funcionarios a tu elección de oficinas o plazas, o los que haya allí
}
penalty-favour = devuelve a su pila 1 favor real a tu elección

## Benefits

benefit-discount = { $n ->
    [one] cada vez que pagas reales, 1 real cuenta como ya pagado
   *[other] cada vez que pagas reales, { $n } reales cuentan como ya pagados
}
benefit-land_discount = el terreno te cuesta { reais } menos
benefit-hire_discount = cada funcionario que contratas te cuesta { reais } menos
benefit-event_discount = patrocinar un evento te cuesta { reais } menos
benefit-rubble_waiver = los cubos { $what ->
    [brown] marrones
    [red] rojos
   *[blue] azules
} no cuentan cuando pagas el terreno
benefit-staff_reduction = cuando abres un edificio público, necesitas { $n ->
    [one] 1 funcionario menos
   *[other] { $n } funcionarios menos
}
more-reais = { $n ->
    [one] 1 real más
   *[other] { $n } reales más
}
benefit-sell_bonus = recibes { more-reais } por cada { $what ->
    [gold] oro
    [cloth] tela
    [books] libro
    [tools] herramienta
   *[any] bien
} que vendes
benefit-subsidy_bonus = recibes { more-reais } cada vez que juegas otra carta de tesorería en tu portafolio
benefit-visit_discount = visitar { $what ->
    [builder] al Constructor
    [minister] al Ministro
    [king] al Rey
   *[any] a un noble
} te cuesta { $n ->
    [one] 1 influencia menos
   *[other] { $n } influencias menos
}
benefit-follow_discount = seguir una visita te cuesta { $n ->
    [one] 1 influencia menos
   *[other] { $n } influencias menos
}
benefit-influence_bonus = cada ganancia de influencia sin número te da { $n } más
benefit-ship_goods_discount = construir un barco te cuesta { $n ->
    [one] 1 bien menos
   *[other] { $n } bienes menos
}
benefit-produce_bonus = cuando produces, toma { $n ->
    [one] 1 bien más
   *[other] { $n } bienes más
} de un tipo producido
benefit-trade_any = cuando comercias, todos los nobles te aceptan cualquier bien
benefit-trade_extra = cuando comercias, puedes entregar { $n ->
    [one] 1 bien más, por 1 acción de Estado más
   *[other] { $n } bienes más, por { $n } acciones de Estado más
}
benefit-warehouse_bonus = en tu almacén { $n ->
    [one] cabe 1 bien más
   *[other] caben { $n } bienes más
} de cada tipo
benefit-recruit_extra = cuando reclutas, puedes colocar { $n ->
    [one] 1 funcionario más
   *[other] { $n } funcionarios más
}, también como máximo uno por oficina
benefit-sail_bonus = gana { wigs } cada vez que zarpa uno de tus barcos
benefit-store_bonus = gana { wigs } cada vez que construyes una tienda
benefit-open_bonus = gana { wigs } cada vez que abres un edificio público
benefit-decree_bonus = gana { wigs } por cada decreto que tomas
benefit-instant = al tomar esta loseta, { $effects }; después no hace nada más

## Decrees

decree = { wigs } { $condition }{ $cap ->
    [0] {""}
    [one] {" "}(como máximo 1 peluca)
   *[other] {" "}(como máximo { $cap } pelucas)
}

row-one = la fila { $rows }
row-many = las filas { $rows }
list-more = { $first }, { $second }
list-last = { $first } y { $second }

of-architect = { $architect ->
    [blue] {" "}del arquitecto azul
    [green] {" "}del arquitecto verde
   *[any] {""}
}
on-side = { $side ->
    [west] {" "}en el lado oeste
    [north] {" "}en el lado norte
    [east] {" "}en el lado este
   *[any] {""}
}

# $form: each (per 1), every (per $count), least (at least $count), none (no more than 0),
# most (at most $count), majority, or all (every one of the $rows).

which-stores = { $good ->
    [gold] {" "}de oro
    [cloth] {" "}de tela
    [books] {" "}de libros
    [tools] {" "}de herramientas
   *[any] {""}
}{ $rows ->
    [any] {""}
   *[other] {" "}en { $rows }
}{ $column ->
    [any] {""}
   *[other] {" "}en la columna { $column }
}{ $size ->
    [wide] {" "}en terrenos anchos
    [narrow] {" "}en terrenos estrechos
   *[any] {""}
}
score-stores = { $form ->
    [each] por cada una de tus tiendas{ which-stores }
    [every] por cada { $count } de tus tiendas{ which-stores }
    [least] si tienes al menos { $count ->
        [one] 1 tienda
       *[other] { $count } tiendas
    }{ which-stores }
    [none] si no tienes tiendas{ which-stores }
    [most] si tienes como máximo { $count ->
        [one] 1 tienda
       *[other] { $count } tiendas
    }{ which-stores }
   *[majority] si tienes tiendas{ which-stores } y nadie tiene más que tú
}

score-rows_with_store = { $form ->
    [each] { $rows ->
        [any] por cada fila en la que tengas una tienda
       *[other] por cada una de { $rows } en la que tengas una tienda
    }
    [every] { $rows ->
        [any] por cada { $count } filas en las que tengas una tienda
       *[other] por cada { $count } de { $rows } en las que tengas una tienda
    }
    [least] { $rows ->
        [any] si tienes tiendas en al menos { $count ->
            [one] 1 fila
           *[other] { $count } filas distintas
        }
       *[other] si tienes tiendas en al menos { $count } de { $rows }
    }
    [all] si tienes una tienda en cada una de { $rows }
    [none] { $rows ->
        [any] si no tienes tiendas
       *[other] si no tienes tiendas en { $rows }
    }
    [most] { $rows ->
        [any] si tienes tiendas en { $count ->
            [one] 1 fila como máximo
           *[other] { $count } filas distintas como máximo
        }
       *[other] si tienes tiendas en { $count } de { $rows } como máximo
    }
   *[majority] { $rows ->
        [any] si tienes tiendas y nadie las tiene en más filas que tú
       *[other] si tienes tiendas en { $rows } y nadie las tiene en más de estas filas que tú
    }
}

score-columns_with_store = { $form ->
    [each] por cada columna en la que tengas una tienda
    [every] por cada { $count } columnas en las que tengas una tienda
    [least] si tienes tiendas en al menos { $count ->
        [one] 1 columna
       *[other] { $count } columnas distintas
    }
    [none] si no tienes tiendas
    [most] si tienes tiendas en { $count ->
        [one] 1 columna como máximo
       *[other] { $count } columnas distintas como máximo
    }
   *[majority] si tienes tiendas y nadie las tiene en más columnas que tú
}

score-store_types = { $form ->
    [each] por cada tipo de negocio distinto entre tus tiendas
    [every] por cada { $count } tipos de negocio distintos entre tus tiendas
    [least] { $count ->
        [4] si tienes una tienda de cada uno de los cuatro tipos
        [one] si tienes una tienda
       *[other] si tienes tiendas de al menos { $count } tipos distintos
    }
    [none] si no tienes tiendas
    [most] si tus tiendas son de { $count ->
        [one] 1 tipo como máximo
       *[other] { $count } tipos distintos como máximo
    }
   *[majority] si tienes tiendas y nadie las tiene de más tipos que tú
}

with-matches = { $side ->
    [west] con un edificio público relevante en el lado oeste
    [north] con un edificio público relevante en el lado norte
    [east] con un edificio público relevante en el lado este
   *[any] { $matches ->
        [1] con un edificio público relevante
        [2] con al menos 2 edificios públicos relevantes
       *[3] con 3 edificios públicos relevantes
    }
}
score-matched_stores = { $form ->
    [each] por cada una de tus tiendas { with-matches }
    [every] por cada { $count } de tus tiendas { with-matches }
    [least] si tienes al menos { $count ->
        [one] 1 tienda
       *[other] { $count } tiendas
    } { with-matches }
    [none] si no tienes tiendas { with-matches }
    [most] si tienes como máximo { $count ->
        [one] 1 tienda
       *[other] { $count } tiendas
    } { with-matches }
   *[majority] si tienes tiendas { with-matches } y nadie tiene más que tú
}

score-unmatched_stores = { $form ->
    [each] por cada una de tus tiendas sin ningún edificio público relevante
    [every] por cada { $count } de tus tiendas sin ningún edificio público relevante
    [least] si tienes al menos { $count ->
        [one] 1 tienda
       *[other] { $count } tiendas
    } sin ningún edificio público relevante
    [none] si todas tus tiendas tienen un edificio público relevante
    [most] si tienes como máximo { $count ->
        [one] 1 tienda
       *[other] { $count } tiendas
    } sin ningún edificio público relevante
   *[majority] si tienes tiendas sin ningún edificio público relevante y nadie tiene más que tú
}

which-buildings = { of-architect }{ $good ->
    [gold] {" "}con el color del oro
    [cloth] {" "}con el color de la tela
    [books] {" "}con el color de los libros
    [tools] {" "}con el color de las herramientas
   *[any] {""}
}{ on-side }{ $rows ->
    [any] {""}
   *[other] {" "}en los extremos de { $rows }
}
score-buildings = { $form ->
    [each] por cada edificio público abierto{ which-buildings }, lo abriera quien lo abriera
    [every] por cada { $count } edificios públicos abiertos{ which-buildings }, los abriera quien los abriera
    [least] { $count ->
        [one] si está abierto al menos 1 edificio público{ which-buildings }, lo abriera quien lo abriera
       *[other] si están abiertos al menos { $count } edificios públicos{ which-buildings }, los abriera quien los abriera
    }
    [none] si no está abierto ningún edificio público{ which-buildings }
   *[most] { $count ->
        [one] si está abierto como máximo 1 edificio público{ which-buildings }, lo abriera quien lo abriera
       *[other] si están abiertos como máximo { $count } edificios públicos{ which-buildings }, los abriera quien los abriera
    }
}

of-hull = { $min_hull ->
    [any] {""}
    [4] {" "}con casco de tamaño 4
   *[other] {" "}con casco de tamaño { $min_hull } o más
}
score-ships = { $form ->
    [each] por cada uno de tus barcos{ of-hull }
    [every] por cada { $count } de tus barcos{ of-hull }
    [least] si tienes al menos { $count ->
        [one] 1 barco
       *[other] { $count } barcos
    }{ of-hull }
    [none] si no tienes barcos{ of-hull }
    [most] si tienes como máximo { $count ->
        [one] 1 barco
       *[other] { $count } barcos
    }{ of-hull }
   *[majority] si tienes barcos{ of-hull } y nadie tiene más que tú
}

score-hull = { $form ->
    [each] por cada punto de tamaño del casco de tus barcos
    [every] por cada { $count } puntos de tamaño del casco de tus barcos
    [least] si los tamaños de casco de tus barcos suman al menos { $count }
    [none] si no tienes barcos
    [most] si los tamaños de casco de tus barcos suman como máximo { $count }
   *[majority] si tienes barcos y nadie suma más tamaño de casco que tú
}

score-sets = { $form ->
    [each] por cada uno de tus sets de escombros
    [every] por cada { $count } de tus sets de escombros
    [least] si tienes al menos { $count ->
        [one] 1 set de escombros
       *[other] { $count } sets de escombros
    }
    [none] si no tienes ningún set de escombros
    [most] si tienes como máximo { $count ->
        [one] 1 set de escombros
       *[other] { $count } sets de escombros
    }
   *[majority] si tienes sets de escombros y nadie tiene más que tú
}

cube = { $colour ->
    [brown] cubo marrón
    [red] cubo rojo
    [blue] cubo azul
   *[any] cubo
}
cubes = { $colour ->
    [brown] cubos marrones
    [red] cubos rojos
    [blue] cubos azules
   *[any] cubos
}
score-rubble = { $form ->
    [each] por cada uno de tus { cubes }
    [every] por cada { $count } de tus { cubes }
    [least] si tienes al menos { $count ->
        [one] 1 { cube }
       *[other] { $count } { cubes }
    }
    [none] si no tienes { cubes }
    [most] si tienes como máximo { $count ->
        [one] 1 { cube }
       *[other] { $count } { cubes }
    }
   *[majority] si tienes { cubes } y nadie tiene más que tú
}

score-clergy_tiles = { $form ->
    [each] por cada loseta de clero de tu tablero
    [every] por cada { $count } losetas de clero de tu tablero
    [least] si tienes al menos { $count ->
        [one] 1 loseta de clero
       *[other] { $count } losetas de clero
    } en tu tablero
    [none] si no tienes ninguna loseta de clero en tu tablero
    [most] si tienes como máximo { $count ->
        [one] 1 loseta de clero
       *[other] { $count } losetas de clero
    } en tu tablero
   *[majority] si tienes losetas de clero en tu tablero y nadie tiene más que tú
}

score-favours = { $form ->
    [each] por cada favor real de tu tablero
    [every] por cada { $count } favores reales de tu tablero
    [least] { $count ->
        [3] si tienes en tu tablero los favores de los tres nobles
        [one] si tienes al menos 1 favor real en tu tablero
       *[other] si tienes al menos { $count } favores reales en tu tablero
    }
    [none] si no tienes ningún favor real en tu tablero
    [most] si tienes como máximo { $count ->
        [one] 1 favor real
       *[other] { $count } favores reales
    } en tu tablero
   *[majority] si tienes favores reales en tu tablero y nadie tiene más que tú
}

which-plans = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}que muestren { $min_officials } funcionarios o más
}
which-plan = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}que muestre { $min_officials } funcionarios o más
}
score-plans_completed = { $form ->
    [each] por cada uno de tus planos completados{ which-plans }
    [every] por cada { $count } de tus planos completados{ which-plans }
    [least] { $count ->
        [one] si has completado un plano{ which-plan }
       *[other] si has completado al menos { $count } planos{ which-plans }
    }
    [none] si no has completado ningún plano{ which-plan }
    [most] { $count ->
        [one] si has completado como máximo 1 plano{ which-plan }
       *[other] si has completado como máximo { $count } planos{ which-plans }
    }
   *[majority] si has completado planos{ which-plans } y nadie ha completado más que tú
}

score-plan_officials = { $form ->
    [each] por cada funcionario que muestran tus planos completados
    [every] por cada { $count } funcionarios que muestran tus planos completados
    [least] si tus planos completados muestran en total al menos { $count ->
        [one] 1 funcionario
       *[other] { $count } funcionarios
    }
    [none] si no has completado ningún plano
    [most] si tus planos completados muestran en total como máximo { $count ->
        [one] 1 funcionario
       *[other] { $count } funcionarios
    }
   *[majority] si has completado planos y los de nadie muestran en total más funcionarios
}

at-place = { $place ->
    [offices] en las oficinas
   *[plazas] en las plazas
}
score-officials = { $form ->
    [each] por cada uno de tus funcionarios { at-place }
    [every] por cada { $count } de tus funcionarios { at-place }
    [least] si tienes al menos { $count ->
        [one] 1 funcionario
       *[other] { $count } funcionarios
    } { at-place }
    [none] si no tienes ningún funcionario { at-place }
    [most] si tienes como máximo { $count ->
        [one] 1 funcionario
       *[other] { $count } funcionarios
    } { at-place }
   *[majority] si tienes funcionarios { at-place } y nadie tiene más que tú
}

score-offices_with_official = { $form ->
    [each] por cada oficina en la que tengas un funcionario
    [every] por cada { $count } oficinas en las que tengas un funcionario
    [least] { $count ->
        [3] si tienes un funcionario en cada una de las tres oficinas
        [one] si tienes un funcionario en una oficina
       *[other] si tienes funcionarios en al menos { $count } oficinas
    }
    [none] si no tienes ningún funcionario en ninguna oficina
    [most] si tienes funcionarios en { $count ->
        [one] 1 oficina como máximo
       *[other] { $count } oficinas como máximo
    }
   *[majority] si tienes funcionarios en las oficinas y nadie los tiene en más oficinas que tú
}

score-goods = { $form ->
    [each] por cada bien de tu almacén
    [every] por cada { $count } bienes de tu almacén
    [least] si tienes al menos { $count ->
        [one] 1 bien
       *[other] { $count } bienes
    } en tu almacén
    [none] si tu almacén está vacío
    [most] si tienes como máximo { $count ->
        [one] 1 bien
       *[other] { $count } bienes
    } en tu almacén
   *[majority] si tienes bienes en tu almacén y nadie tiene más que tú
}

score-goods_sets = { $form ->
    [each] por cada juego de cuatro bienes diferentes de tu almacén
    [every] por cada { $count } juegos de cuatro bienes diferentes de tu almacén
    [least] si tienes al menos { $count ->
        [one] 1 juego
       *[other] { $count } juegos
    } de cuatro bienes diferentes en tu almacén
    [none] si no tienes ningún juego de cuatro bienes diferentes en tu almacén
    [most] si tienes como máximo { $count ->
        [one] 1 juego
       *[other] { $count } juegos
    } de cuatro bienes diferentes en tu almacén
   *[majority] si tienes juegos de cuatro bienes diferentes en tu almacén y nadie tiene más que tú
}

score-reais = { $form ->
    [each] por cada real que poseas
    [every] por cada { $count } reales que poseas
    [least] si posees al menos { $count ->
        [one] 1 real
       *[other] { $count } reales
    }
    [none] si no posees ningún real
    [most] si posees como máximo { $count ->
        [one] 1 real
       *[other] { $count } reales
    }
   *[majority] si posees reales y nadie posee más que tú
}

score-influence = { $form ->
    [each] por cada una de tus influencias
    [every] por cada { $count } de tus influencias
    [least] si tienes al menos { $count ->
        [one] 1 influencia
       *[other] { $count } influencias
    }
    [none] si no tienes influencia
    [most] si tienes como máximo { $count ->
        [one] 1 influencia
       *[other] { $count } influencias
    }
   *[majority] si tienes influencia y nadie tiene más que tú
}

score-portfolio_influence = { $form ->
    [each] por cada influencia de las cartas de tus ranuras superiores
    [every] por cada { $count } influencias de las cartas de tus ranuras superiores
    [least] si las cartas de tus ranuras superiores suman al menos { $count ->
        [one] 1 influencia
       *[other] { $count } influencias
    }
    [none] si las cartas de tus ranuras superiores no suman ninguna influencia
    [most] si las cartas de tus ranuras superiores suman como máximo { $count ->
        [one] 1 influencia
       *[other] { $count } influencias
    }
   *[majority] si las cartas de tus ranuras superiores suman influencia y nadie suma más que tú
}

score-portfolio_nobles = { $form ->
    [each] por cada carta de noble de tu portafolio
    [every] por cada { $count } cartas de noble de tu portafolio
    [least] si tienes al menos { $count ->
        [one] 1 carta de noble
       *[other] { $count } cartas de noble
    } en tu portafolio
    [none] si no tienes ninguna carta de noble en tu portafolio
    [most] si tienes como máximo { $count ->
        [one] 1 carta de noble
       *[other] { $count } cartas de noble
    } en tu portafolio
   *[majority] si tienes cartas de noble en tu portafolio y nadie tiene más que tú
}

score-portfolio_treasury = { $form ->
    [each] por cada carta de tesorería de tu portafolio
    [every] por cada { $count } cartas de tesorería de tu portafolio
    [least] si tienes al menos { $count ->
        [one] 1 carta de tesorería
       *[other] { $count } cartas de tesorería
    } en tu portafolio
    [none] si no tienes ninguna carta de tesorería en tu portafolio
    [most] si tienes como máximo { $count ->
        [one] 1 carta de tesorería
       *[other] { $count } cartas de tesorería
    } en tu portafolio
   *[majority] si tienes cartas de tesorería en tu portafolio y nadie tiene más que tú
}

score-empty_house_groups = { $form ->
    [each] por cada grupo de casas de tu tablero con todas sus casas construidas
    [every] por cada { $count } grupos de casas de tu tablero con todas sus casas construidas
    [least] { $count ->
        [one] si has construido todas las casas de al menos 1 grupo de tu tablero
       *[other] si has construido todas las casas de al menos { $count } grupos de tu tablero
    }
    [none] si quedan casas en todos los grupos de tu tablero
    [most] { $count ->
        [one] si has construido todas las casas de como máximo 1 grupo de tu tablero
       *[other] si has construido todas las casas de como máximo { $count } grupos de tu tablero
    }
   *[majority] si has construido todas las casas de algún grupo de tu tablero y nadie ha construido más grupos que tú
}

score-decrees = { $scope ->
    [best_rival] { $form ->
        [each] por cada decreto del rival que más decretos tenga
        [every] por cada { $count } decretos del rival que más decretos tenga
        [least] si algún rival tiene al menos { $count ->
            [one] 1 decreto
           *[other] { $count } decretos
        }
        [none] si ningún rival tiene decretos
       *[most] si ningún rival tiene más de { $count ->
            [one] 1 decreto
           *[other] { $count } decretos
        }
    }
   *[own] { $form ->
        [each] por cada uno de tus decretos, incluido este
        [every] por cada { $count } de tus decretos, incluido este
        [least] si tienes al menos { $count ->
            [one] 1 decreto
           *[other] { $count } decretos
        }, incluido este
        [none] si no tienes ningún decreto, ni siquiera este
        [most] si tienes como máximo { $count ->
            [one] 1 decreto
           *[other] { $count } decretos
        }, incluido este
       *[majority] si nadie tiene más decretos que tú
    }
}

## Tasks

deed-visit = visita { $noble ->
    [builder] al Constructor
    [minister] al Ministro
   *[king] al Rey
} y { $deed }
deeds-two = { $first }, o { $second }
deed-store = construye una tienda
deed-decree = toma un decreto
deed-open = abre un edificio público
deed-recruit = { $officials ->
    [0] recluta funcionarios
    [one] recluta 1 funcionario
   *[other] recluta { $officials } funcionarios
}
deed-plan = adquiere un plano
deed-ship = construye un barco
deed-produce = produce bienes
deed-cardinal = reúnete con el Cardenal
deed-favour = consigue un favor real
deed-follow = sigue la visita de otro jugador
deed-sell = vende bienes
deed-church_influence = gana influencia en una puntuación de la Iglesia

task = { $deeds } Recompensa: { $reward }.
task-fixed = { $deeds } Recompensa: { $reward }; los beneficios del clero no la cambian.

## Whole cards and tiles

card-reward = Influencia { $influence }. Recompensa: { $text }.
card-penalty = Influencia { $influence }. Penalización: { $text }.
card-treasury = Evento: { $event }. En el portafolio: { $benefit }.
tile = { $benefit } Reverso: { wigs }.
