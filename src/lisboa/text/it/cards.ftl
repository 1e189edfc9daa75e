# What cards, tiles, decrees and tasks say. Every phrase starts in lower case and has no full
# stop; `sentence` makes a sentence of it.

sentence = { CAPITAL($phrase) }.

## Amounts

reais = { $n ->
    [one] 1 real
   *[other] { $n } réis
}
wigs = { $n ->
    [one] 1 parrucca
   *[other] { $n } parrucche
}
goods-gold = { $n } oro
goods-cloth = { $n ->
    [one] 1 stoffa
   *[other] { $n } stoffe
}
goods-books = { $n ->
    [one] 1 libro
   *[other] { $n } libri
}
goods-tools = { $n ->
    [one] 1 attrezzo
   *[other] { $n } attrezzi
}
goods-any = { $n ->
    [one] 1 merce a tua scelta
   *[other] { $n } merci a tua scelta
}

## Effects, carried out from left to right

effects-two = { $first }, poi { $second }

effect-good = prendi { $goods }
effect-reais = prendi { reais }
effect-wigs = guadagna { wigs }
effect-influence = guadagna { $n } influenza
effect-official = { $n ->
    [one] piazza 1 ufficiale dalla tua plancia in un ufficio
   *[other] piazza { $n } ufficiali dalla tua plancia, ognuno in un ufficio diverso
}
effect-cardinal = sposta il Cardinale di esattamente 1 spazio e prendi uno dei due tasselli adiacenti
effect-rubble = prendi 1 cubo a tua scelta dal mucchio di macerie
effect-treasury-up = sposta il segnalino Tesoreria di 1 spazio in su
effect-treasury-down = sposta il segnalino Tesoreria di 1 spazio in giù
effect-state-recruit = recluta ufficiali
effect-state-plan = prendi un progetto
effect-state-ship = costruisci una nave al solito costo
effect-state-produce = produci merci
effect-state-cardinal = incontra il Cardinale
effect-state-favour = ottieni un favore reale
effect-noble-store = costruisci un negozio al solito prezzo
effect-noble-decree = prendi un decreto
effect-noble-open = inaugura un edificio pubblico al solito costo
effect-draw_tasks = { $n ->
    [one] pesca 1 compito del mazzetto B
   *[other] pesca { $n } compiti del mazzetto B
}

## Penalties

penalty-good = { $n ->
    [one] perdi { goods-any }
   *[other] perdi { goods-any }, o quante ne hai
}
penalty-reais = { $n ->
    [one] paga { reais } se lo hai
   *[other] paga { reais }, o quanti ne hai
}
penalty-wigs = { $n ->
    [one] perdi { wigs }
   *[other] perdi { wigs }, o quante ne hai
}
penalty-influence = { $n ->
    [one] perdi 1 influenza
   *[other] perdi { $n } influenza, o quanta ne hai
}
penalty-official = { $n ->
    [one] rimetti sulla tua plancia 1 ufficiale a tua scelta da un ufficio o da una plaza
   *[other] rimetti sulla tua plancia { $n } ufficiali a tua scelta da uffici o plaza, o quanti ce ne sono
}
penalty-favour = rimetti sulla sua pila 1 favore reale a tua scelta

## Benefits

benefit-discount = { $n ->
    [one] ogni volta che paghi réis, 1 real conta come già pagato
   *[other] ogni volta che paghi réis, { $n } réis contano come già pagati
}
benefit-land_discount = i terreni ti costano { reais } in meno
benefit-hire_discount = ogni ufficiale che assumi ti costa { reais } in meno
benefit-event_discount = finanziare un evento ti costa { reais } in meno
benefit-rubble_waiver = i cubi { $what ->
    [brown] marroni
    [red] rossi
   *[blue] blu
} non contano quando paghi un terreno
benefit-staff_reduction = quando inauguri un edificio pubblico, { $n ->
    [one] ti serve 1 ufficiale
   *[other] ti servono { $n } ufficiali
} in meno
more-reais = { $n ->
    [one] 1 real in più
   *[other] { $n } réis in più
}
benefit-sell_bonus = ricevi { more-reais } per ogni { $what ->
    [gold] oro
    [cloth] stoffa
    [books] libro
    [tools] attrezzo
   *[any] merce
} che vendi
benefit-subsidy_bonus = ricevi { more-reais } ogni volta che giochi un’altra carta Tesoreria nel portfolio
benefit-visit_discount = visitare { $what ->
    [builder] il Costruttore
    [minister] il Ministro
    [king] il Re
   *[any] un nobile
} ti costa { $n } influenza in meno
benefit-follow_discount = seguire una visita ti costa { $n } influenza in meno
benefit-influence_bonus = ogni guadagno di influenza senza un numero ti dà { $n } in più
benefit-ship_goods_discount = costruire una nave ti costa { $n ->
    [one] 1 merce
   *[other] { $n } merci
} in meno
benefit-produce_bonus = quando produci, prendi { $n ->
    [one] 1 merce
   *[other] { $n } merci
} in più di un tipo prodotto
benefit-trade_any = quando tratti, ogni nobile accetta da te qualsiasi merce
benefit-trade_extra = quando tratti, puoi cedere { $n ->
    [one] 1 merce in più, per 1 altra azione Stato
   *[other] { $n } merci in più, per altre { $n } azioni Stato
}
benefit-warehouse_bonus = il tuo magazzino contiene { $n ->
    [one] 1 merce
   *[other] { $n } merci
} in più di ogni tipo
benefit-recruit_extra = quando recluti, puoi piazzare { $n ->
    [one] 1 ufficiale
   *[other] { $n } ufficiali
} in più, sempre al massimo uno per ufficio
benefit-sail_bonus = guadagni { wigs } ogni volta che una tua nave salpa
benefit-store_bonus = guadagni { wigs } ogni volta che costruisci un negozio
benefit-open_bonus = guadagni { wigs } ogni volta che inauguri un edificio pubblico
benefit-decree_bonus = guadagni { wigs } per ogni decreto che prendi
benefit-instant = quando prendi questo tassello, { $effects }; poi non ha più effetto

## Decrees

decree = { wigs } { $condition }{ $cap ->
    [0] {""}
    [one] {" "}(al massimo 1 parrucca)
   *[other] {" "}(al massimo { $cap } parrucche)
}

row-one = riga { $rows }
    .in = nella riga { $rows }
    .of = della riga { $rows }
row-many = righe { $rows }
    .in = nelle righe { $rows }
    .of = delle righe { $rows }
list-more = { $first }, { $second }
list-last = { $first } { INITIAL($second) ->
    [e] ed
   *[other] e
} { $second }

of-architect = { $architect ->
    [blue] {" "}dell’architetto blu
    [green] {" "}dell’architetto verde
   *[any] {""}
}
on-side = { $side ->
    [west] {" "}sul lato ovest
    [north] {" "}sul lato nord
    [east] {" "}sul lato est
   *[any] {""}
}

# $form: each (per 1), every (per $count), least (at least $count), none (no more than 0),
# most (at most $count), majority, or all (every one of the $rows).

which-stores = { $good ->
    [gold] {" "}di oreficeria
    [cloth] {" "}di stoffe
    [books] {" "}di libri
    [tools] {" "}di attrezzi
   *[any] {""}
}{ $rows ->
    [any] {""}
   *[other] {" "}{ FORM($rows, "in") }
}{ $column ->
    [any] {""}
   *[other] {" "}nella colonna { $column }
}{ $size ->
    [wide] {" "}sui terreni larghi
    [narrow] {" "}sui terreni stretti
   *[any] {""}
}
score-stores = { $form ->
    [each] per ogni tuo negozio{ which-stores }
    [every] ogni { $count } tuoi negozi{ which-stores }
    [least] se hai almeno { $count ->
        [one] 1 negozio
       *[other] { $count } negozi
    }{ which-stores }
    [none] se non hai negozi{ which-stores }
    [most] se hai al massimo { $count ->
        [one] 1 negozio
       *[other] { $count } negozi
    }{ which-stores }
   *[majority] se hai negozi{ which-stores } e nessuno ne ha più di te
}

score-rows_with_store = { $form ->
    [each] { $rows ->
        [any] per ogni riga in cui hai un negozio
       *[other] per ognuna { FORM($rows, "of") } in cui hai un negozio
    }
    [every] { $rows ->
        [any] ogni { $count } righe in cui hai un negozio
       *[other] ogni { $count } { FORM($rows, "of") } in cui hai un negozio
    }
    [least] { $rows ->
        [any] se hai negozi in almeno { $count ->
            [one] 1 riga
           *[other] { $count } righe diverse
        }
       *[other] se hai negozi in almeno { $count } { FORM($rows, "of") }
    }
    [all] se hai un negozio in ognuna { FORM($rows, "of") }
    [none] { $rows ->
        [any] se non hai negozi
       *[other] se non hai negozi { FORM($rows, "in") }
    }
    [most] { $rows ->
        [any] se hai negozi in al massimo { $count ->
            [one] 1 riga
           *[other] { $count } righe diverse
        }
       *[other] se hai negozi in al massimo { $count } { FORM($rows, "of") }
    }
   *[majority] { $rows ->
        [any] se hai negozi e nessuno ne ha in più righe di te
       *[other] se hai negozi { FORM($rows, "in") } e nessuno ne ha in più righe di te tra queste
    }
}

score-columns_with_store = { $form ->
    [each] per ogni colonna in cui hai un negozio
    [every] ogni { $count } colonne in cui hai un negozio
    [least] se hai negozi in almeno { $count ->
        [one] 1 colonna
       *[other] { $count } colonne diverse
    }
    [none] se non hai negozi
    [most] se hai negozi in al massimo { $count ->
        [one] 1 colonna
       *[other] { $count } colonne diverse
    }
   *[majority] se hai negozi e nessuno ne ha in più colonne di te
}

score-store_types = { $form ->
    [each] per ogni tipo di merce diverso tra i tuoi negozi
    [every] ogni { $count } tipi di merce diversi tra i tuoi negozi
    [least] { $count ->
        [4] se hai un negozio di ognuno dei quattro tipi
        [one] se hai un negozio
       *[other] se hai negozi di almeno { $count } tipi diversi
    }
    [none] se non hai negozi
    [most] se i tuoi negozi sono di al massimo { $count ->
        [one] 1 tipo
       *[other] { $count } tipi diversi
    }
   *[majority] se hai negozi e nessuno ne ha di più tipi di te
}

with-matches = { $side ->
    [west] con un edificio pubblico rilevante sul lato ovest
    [north] con un edificio pubblico rilevante sul lato nord
    [east] con un edificio pubblico rilevante sul lato est
   *[any] { $matches ->
        [1] con un edificio pubblico rilevante
        [2] con almeno 2 edifici pubblici rilevanti
       *[3] con 3 edifici pubblici rilevanti
    }
}
score-matched_stores = { $form ->
    [each] per ogni tuo negozio { with-matches }
    [every] ogni { $count } tuoi negozi { with-matches }
    [least] se hai almeno { $count ->
        [one] 1 negozio
       *[other] { $count } negozi
    } { with-matches }
    [none] se non hai negozi { with-matches }
    [most] se hai al massimo { $count ->
        [one] 1 negozio
       *[other] { $count } negozi
    } { with-matches }
   *[majority] se hai negozi { with-matches } e nessuno ne ha più di te
}

score-unmatched_stores = { $form ->
    [each] per ogni tuo negozio senza edifici pubblici rilevanti
    [every] ogni { $count } tuoi negozi senza edifici pubblici rilevanti
    [least] se hai almeno { $count ->
        [one] 1 negozio
       *[other] { $count } negozi
    } senza edifici pubblici rilevanti
    [none] se ogni tuo negozio ha un edificio pubblico rilevante
    [most] se hai al massimo { $count ->
        [one] 1 negozio
       *[other] { $count } negozi
    } senza edifici pubblici rilevanti
   *[majority] se hai negozi senza edifici pubblici rilevanti e nessuno ne ha più di te
}

which-buildings = { of-architect }{ $good ->
    [gold] {" "}con il colore dell’oro
    [cloth] {" "}con il colore delle stoffe
    [books] {" "}con il colore dei libri
    [tools] {" "}con il colore degli attrezzi
   *[any] {""}
}{ on-side }{ $rows ->
    [any] {""}
   *[other] {" "}alle estremità { FORM($rows, "of") }
}
score-buildings = { $form ->
    [each] per ogni edificio pubblico{ which-buildings } inaugurato da chiunque
    [every] ogni { $count } edifici pubblici{ which-buildings } inaugurati da chiunque
    [least] { $count ->
        [one] se è stato inaugurato, da chiunque, almeno 1 edificio pubblico{ which-buildings }
       *[other] se sono stati inaugurati, da chiunque, almeno { $count } edifici pubblici{ which-buildings }
    }
    [none] se nessun edificio pubblico{ which-buildings } è stato inaugurato
   *[most] { $count ->
        [one] se è stato inaugurato, da chiunque, al massimo 1 edificio pubblico{ which-buildings }
       *[other] se sono stati inaugurati, da chiunque, al massimo { $count } edifici pubblici{ which-buildings }
    }
}

of-hull = { $min_hull ->
    [any] {""}
    [4] {" "}con stiva 4
   *[other] {" "}con stiva { $min_hull } o più
}
score-ships = { $form ->
    [each] per ogni tua nave{ of-hull }
    [every] ogni { $count } tue navi{ of-hull }
    [least] se hai almeno { $count ->
        [one] 1 nave
       *[other] { $count } navi
    }{ of-hull }
    [none] se non hai navi{ of-hull }
    [most] se hai al massimo { $count ->
        [one] 1 nave
       *[other] { $count } navi
    }{ of-hull }
   *[majority] se hai navi{ of-hull } e nessuno ne ha più di te
}

score-hull = { $form ->
    [each] per ogni punto di stiva delle tue navi
    [every] ogni { $count } punti di stiva delle tue navi
    [least] se i valori di stiva delle tue navi danno in totale almeno { $count }
    [none] se non hai navi
    [most] se i valori di stiva delle tue navi danno in totale al massimo { $count }
   *[majority] se hai navi e nessuno ha un totale dei valori di stiva più alto del tuo
}

score-sets = { $form ->
    [each] per ogni tuo set di macerie
    [every] ogni { $count } tuoi set di macerie
    [least] se hai almeno { $count ->
        [one] 1 set di macerie
       *[other] { $count } set di macerie
    }
    [none] se non hai set di macerie
    [most] se hai al massimo { $count ->
        [one] 1 set di macerie
       *[other] { $count } set di macerie
    }
   *[majority] se hai set di macerie e nessuno ne ha più di te
}

cube = { $colour ->
    [brown] cubo marrone
    [red] cubo rosso
    [blue] cubo blu
   *[any] cubo
}
cubes = { $colour ->
    [brown] cubi marroni
    [red] cubi rossi
    [blue] cubi blu
   *[any] cubi
}
score-rubble = { $form ->
    [each] per ogni tuo { cube }
    [every] ogni { $count } tuoi { cubes }
    [least] se hai almeno { $count ->
        [one] 1 { cube }
       *[other] { $count } { cubes }
    }
    [none] se non hai { cubes }
    [most] se hai al massimo { $count ->
        [one] 1 { cube }
       *[other] { $count } { cubes }
    }
   *[majority] se hai { cubes } e nessuno ne ha più di te
}

score-clergy_tiles = { $form ->
    [each] per ogni tassello Clero sulla tua plancia
    [every] ogni { $count } tasselli Clero sulla tua plancia
    [least] se hai almeno { $count ->
        [one] 1 tassello Clero
       *[other] { $count } tasselli Clero
    } sulla tua plancia
    [none] se non hai tasselli Clero sulla tua plancia
    [most] se hai al massimo { $count ->
        [one] 1 tassello Clero
       *[other] { $count } tasselli Clero
    } sulla tua plancia
   *[majority] se hai tasselli Clero sulla tua plancia e nessuno ne ha più di te
}

score-favours = { $form ->
    [each] per ogni favore reale sulla tua plancia
    [every] ogni { $count } favori reali sulla tua plancia
    [least] { $count ->
        [3] se hai sulla tua plancia i favori di tutti e tre i nobili
        [one] se hai almeno 1 favore reale sulla tua plancia
       *[other] se hai almeno { $count } favori reali sulla tua plancia
    }
    [none] se non hai favori reali sulla tua plancia
    [most] se hai al massimo { $count ->
        [one] 1 favore reale
       *[other] { $count } favori reali
    } sulla tua plancia
   *[majority] se hai favori reali sulla tua plancia e nessuno ne ha più di te
}

which-plans = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}con { $min_officials } o più ufficiali
}
which-plan = { of-architect }{ $min_officials ->
    [any] {""}
   *[other] {" "}con { $min_officials } o più ufficiali
}
score-plans_completed = { $form ->
    [each] per ogni tuo progetto completato{ which-plan }
    [every] ogni { $count } tuoi progetti completati{ which-plans }
    [least] { $count ->
        [one] se hai completato un progetto{ which-plan }
       *[other] se hai completato almeno { $count } progetti{ which-plans }
    }
    [none] se non hai completato alcun progetto{ which-plan }
    [most] { $count ->
        [one] se hai completato al massimo 1 progetto{ which-plan }
       *[other] se hai completato al massimo { $count } progetti{ which-plans }
    }
   *[majority] se hai completato progetti{ which-plans } e nessuno ne ha completati più di te
}

score-plan_officials = { $form ->
    [each] per ogni ufficiale raffigurato sui tuoi progetti completati
    [every] ogni { $count } ufficiali raffigurati sui tuoi progetti completati
    [least] se i tuoi progetti completati mostrano in totale almeno { $count ->
        [one] 1 ufficiale
       *[other] { $count } ufficiali
    }
    [none] se non hai completato alcun progetto
    [most] se i tuoi progetti completati mostrano in totale al massimo { $count ->
        [one] 1 ufficiale
       *[other] { $count } ufficiali
    }
   *[majority] se hai completato progetti e quelli di nessun altro mostrano più ufficiali dei tuoi
}

at-place = { $place ->
    [offices] negli uffici
   *[plazas] nelle plaza
}
score-officials = { $form ->
    [each] per ogni tuo ufficiale { at-place }
    [every] ogni { $count } tuoi ufficiali { at-place }
    [least] se hai almeno { $count ->
        [one] 1 ufficiale
       *[other] { $count } ufficiali
    } { at-place }
    [none] se non hai ufficiali { at-place }
    [most] se hai al massimo { $count ->
        [one] 1 ufficiale
       *[other] { $count } ufficiali
    } { at-place }
   *[majority] se hai ufficiali { at-place } e nessuno ne ha più di te
}

score-offices_with_official = { $form ->
    [each] per ogni ufficio in cui hai un ufficiale
    [every] ogni { $count } uffici in cui hai un ufficiale
    [least] { $count ->
        [3] se hai un ufficiale in ognuno dei tre uffici
        [one] se hai un ufficiale in un ufficio
       *[other] se hai ufficiali in almeno { $count } uffici
    }
    [none] se non hai ufficiali in alcun ufficio
    [most] se hai ufficiali in al massimo { $count ->
        [one] 1 ufficio
       *[other] { $count } uffici
    }
   *[majority] se hai ufficiali negli uffici e nessuno ne ha in più uffici di te
}

score-goods = { $form ->
    [each] per ogni merce nel tuo magazzino
    [every] ogni { $count } merci nel tuo magazzino
    [least] se hai almeno { $count ->
        [one] 1 merce
       *[other] { $count } merci
    } nel tuo magazzino
    [none] se il tuo magazzino è vuoto
    [most] se hai al massimo { $count ->
        [one] 1 merce
       *[other] { $count } merci
    } nel tuo magazzino
   *[majority] se hai merci nel tuo magazzino e nessuno ne ha più di te
}

score-goods_sets = { $form ->
    [each] per ogni set di quattro merci diverse nel tuo magazzino
    [every] ogni { $count } set di quattro merci diverse nel tuo magazzino
    [least] se hai almeno { $count ->
        [one] 1 set
       *[other] { $count } set
    } di quattro merci diverse nel tuo magazzino
    [none] se non hai set di quattro merci diverse nel tuo magazzino
    [most] se hai al massimo { $count ->
        [one] 1 set
       *[other] { $count } set
    } di quattro merci diverse nel tuo magazzino
   *[majority] se hai set di quattro merci diverse nel tuo magazzino e nessuno ne ha più di te
}

score-reais = { $form ->
    [each] per ogni real che possiedi
    [every] ogni { $count } réis che possiedi
    [least] se possiedi almeno { $count ->
        [one] 1 real
       *[other] { $count } réis
    }
    [none] se non possiedi réis
    [most] se possiedi al massimo { $count ->
        [one] 1 real
       *[other] { $count } réis
    }
   *[majority] se possiedi réis e nessuno ne ha più di te
}

score-influence = { $form ->
    [each] per ogni punto della tua influenza
    [every] ogni { $count } punti della tua influenza
    [least] se hai almeno { $count } influenza
    [none] se non hai influenza
    [most] se hai al massimo { $count } influenza
   *[majority] se hai influenza e nessuno ne ha più di te
}

score-portfolio_influence = { $form ->
    [each] per ogni punto di influenza sulle carte nei tuoi spazi in alto
    [every] ogni { $count } punti di influenza sulle carte nei tuoi spazi in alto
    [least] se le carte nei tuoi spazi in alto mostrano in totale almeno { $count } influenza
    [none] se le carte nei tuoi spazi in alto non mostrano influenza
    [most] se le carte nei tuoi spazi in alto mostrano in totale al massimo { $count } influenza
   *[majority] se le carte nei tuoi spazi in alto mostrano influenza e quelle di nessun altro ne mostrano di più
}

score-portfolio_nobles = { $form ->
    [each] per ogni carta Nobile nel tuo portfolio
    [every] ogni { $count } carte Nobile nel tuo portfolio
    [least] se hai almeno { $count ->
        [one] 1 carta Nobile
       *[other] { $count } carte Nobile
    } nel tuo portfolio
    [none] se non hai carte Nobile nel tuo portfolio
    [most] se hai al massimo { $count ->
        [one] 1 carta Nobile
       *[other] { $count } carte Nobile
    } nel tuo portfolio
   *[majority] se hai carte Nobile nel tuo portfolio e nessuno ne ha più di te
}

score-portfolio_treasury = { $form ->
    [each] per ogni carta Tesoreria nel tuo portfolio
    [every] ogni { $count } carte Tesoreria nel tuo portfolio
    [least] se hai almeno { $count ->
        [one] 1 carta Tesoreria
       *[other] { $count } carte Tesoreria
    } nel tuo portfolio
    [none] se non hai carte Tesoreria nel tuo portfolio
    [most] se hai al massimo { $count ->
        [one] 1 carta Tesoreria
       *[other] { $count } carte Tesoreria
    } nel tuo portfolio
   *[majority] se hai carte Tesoreria nel tuo portfolio e nessuno ne ha più di te
}

score-empty_house_groups = { $form ->
    [each] per ogni colonna di case della tua plancia le cui case sono tutte costruite
    [every] ogni { $count } colonne di case della tua plancia le cui case sono tutte costruite
    [least] { $count ->
        [one] se sono costruite tutte le case di almeno 1 colonna della tua plancia
       *[other] se sono costruite tutte le case di almeno { $count } colonne della tua plancia
    }
    [none] se in ogni colonna della tua plancia restano case
    [most] { $count ->
        [one] se sono costruite tutte le case di al massimo 1 colonna della tua plancia
       *[other] se sono costruite tutte le case di al massimo { $count } colonne della tua plancia
    }
   *[majority] se sono costruite tutte le case di una colonna della tua plancia e nessuno ha completato più colonne di te
}

score-decrees = { $scope ->
    [best_rival] { $form ->
        [each] per ogni decreto dell’avversario che ne ha di più
        [every] ogni { $count } decreti dell’avversario che ne ha di più
        [least] se un avversario ha almeno { $count ->
            [one] 1 decreto
           *[other] { $count } decreti
        }
        [none] se nessun avversario ha decreti
       *[most] se nessun avversario ha più di { $count ->
            [one] 1 decreto
           *[other] { $count } decreti
        }
    }
   *[own] { $form ->
        [each] per ogni tuo decreto, compreso questo
        [every] ogni { $count } tuoi decreti, compreso questo
        [least] se hai almeno { $count ->
            [one] 1 decreto
           *[other] { $count } decreti
        }, compreso questo
        [none] se non hai decreti, nemmeno questo
        [most] se hai al massimo { $count ->
            [one] 1 decreto
           *[other] { $count } decreti
        }, compreso questo
       *[majority] se nessuno ha più decreti di te
    }
}

## Tasks

deed-visit = visita { $noble ->
    [builder] il Costruttore
    [minister] il Ministro
   *[king] il Re
} e { $deed }
deeds-two = { $first }, oppure { $second }
deed-store = costruisci un negozio
deed-decree = prendi un decreto
deed-open = inaugura un edificio pubblico
deed-recruit = { $officials ->
    [0] recluta ufficiali
    [one] recluta 1 ufficiale
   *[other] recluta { $officials } ufficiali
}
deed-plan = prendi un progetto
deed-ship = costruisci una nave
deed-produce = produci merci
deed-cardinal = incontra il Cardinale
deed-favour = ottieni un favore reale
deed-follow = segui la visita di un altro giocatore
deed-sell = vendi merci
deed-church_influence = guadagna influenza in un punteggio Chiesa

task = { $deeds } Ricompensa: { $reward }.
task-fixed = { $deeds } Ricompensa: { $reward }; i benefici del clero non la modificano.

## Whole cards and tiles

card-reward = Influenza { $influence }. Ricompensa: { $text }.
card-penalty = Influenza { $influence }. Penalità: { $text }.
card-treasury = Evento: { $event }. Nel portfolio: { $benefit }.
tile = { $benefit } Retro: { wigs }.
