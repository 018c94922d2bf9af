# World's Fair 1893 in French

## On the entrance

city = Chicago
home-line = Envoyez vos représentants dans la Ville blanche, faites approuver vos expositions et tournez la grande roue.

## The game in brief

rules-brief =
    Vous participez à l’organisation de l’Exposition universelle de Chicago, en 1893. À votre tour, placez un représentant dans l’un des cinq palais autour de la grande roue ; jouez les personnalités prises à votre tour précédent ; prenez toutes les cartes de ce palais ; puis on pose trois nouvelles cartes.
    Les tickets font avancer la cabine de la roue. Quand elle a fait un tour complet, on décompte la manche : chaque ticket rapporte une pièce, et en avoir le plus en rapporte deux de plus ; avoir le plus de représentants dans un palais (ou, à trois ou quatre joueurs, y être deuxième) rapporte une médaille et permet de faire approuver des expositions de ce palais ; puis vous rappelez la moitié de vos représentants.
    Après trois manches, on additionne les pièces, les médailles et les séries d’expositions approuvées de palais différents (1, 3, 6, 10, 15 points).

## Moves

action-place = Placer un représentant au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    }
action-place-from = Placer au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    } un représentant pris au palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    }
action-add = Jouer { $figure } : ajouter un représentant
action-add-from = Jouer { $figure } : ajouter un représentant pris au palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    }
action-add-to = Jouer { $figure } : ajouter un représentant au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    }
action-add-to-from = Jouer { $figure } : ajouter au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    } un représentant pris au palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    }
action-move = Jouer { $figure } : déplacer un représentant ({ $owner }) du palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    } au palais { $target ->
        [Beaux-Arts] des { $target }
        [Manufactures] des { $target }
        [Transports] des { $target }
       *[other] de l’{ $target }
    }
action-move-owner = Jouer { $figure } : déplacer un représentant ({ $owner })…
action-move-own = Jouer { $figure } : déplacer votre représentant du palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    } au palais { $target ->
        [Beaux-Arts] des { $target }
        [Manufactures] des { $target }
        [Transports] des { $target }
       *[other] de l’{ $target }
    }
action-move-yours = Jouer { $figure } : déplacer votre représentant…
action-move-whose = Du palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    }…
action-stop = Défausser les personnalités restantes
action-end-turn = Terminer le tour
action-approve =
    { $count ->
        [0] Ne faire approuver aucune exposition
        [one] Faire approuver { $count } exposition
       *[other] Faire approuver { $count } expositions
    }

## Why a move is refused

illegal-place-first = Commencez votre tour en plaçant un représentant.
illegal-figures-now = Jouez une personnalité prise à votre tour précédent, ou défaussez celles qui restent.
illegal-end-turn-now = Toutes vos personnalités sont jouées : terminez votre tour, ou annulez un coup.
illegal-approve-now = Décidez d’abord combien d’expositions du palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    } faire approuver.
illegal-approve-too-many =
    { $most ->
        [one] Vous pouvez faire approuver au plus { $most } exposition du palais { $area ->
                [Beaux-Arts] des { $area }
                [Manufactures] des { $area }
                [Transports] des { $area }
               *[other] de l’{ $area }
            }.
       *[other] Vous pouvez faire approuver au plus { $most } expositions du palais { $area ->
               [Beaux-Arts] des { $area }
               [Manufactures] des { $area }
               [Transports] des { $area }
              *[other] de l’{ $area }
           }.
    }
illegal-supply-empty = Votre réserve est vide : prenez un représentant dans un palais.
illegal-supply-not-empty = Il vous reste des représentants en réserve : utilisez l’un d’eux.
illegal-no-supporter = Vous n’avez aucun représentant au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    }.
illegal-no-supporter-of = { $owner } n’a aucun représentant au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    }.
illegal-no-such-player = Il n’y a pas de joueur { $number } dans cette partie.
illegal-not-adjacent = Le palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    } n’est pas voisin du palais { $chosen ->
        [Beaux-Arts] des { $chosen }
        [Manufactures] des { $chosen }
        [Transports] des { $chosen }
       *[other] de l’{ $chosen }
    }, que vous avez choisi.
illegal-figure-not-held = Vous n’avez pas pris { $figure } à votre tour précédent.

## What happened

event-turn-began = Manche { $round } : à { $seat } de jouer.
event-supporter-placed = { $seat } place un représentant au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    }.
event-supporter-placed-from = { $seat } place au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    } un représentant pris au palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    }.
event-supporter-added = { $seat } joue { $figure } et ajoute un représentant au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    }.
event-supporter-added-from = { $seat } joue { $figure } et ajoute au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    } un représentant pris au palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    }.
event-supporter-moved = { $seat } joue { $figure } et déplace un représentant ({ $owner }) du palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    } au palais { $target ->
        [Beaux-Arts] des { $target }
        [Manufactures] des { $target }
        [Transports] des { $target }
       *[other] de l’{ $target }
    }.
event-supporter-moved-own = { $seat } joue { $figure } et déplace un de ses propres représentants du palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    } au palais { $target ->
        [Beaux-Arts] des { $target }
        [Manufactures] des { $target }
        [Transports] des { $target }
       *[other] de l’{ $target }
    }.
event-standing-changed =
    { $count ->
        [one] { $seat } a { $count } représentant au palais { $area ->
                [Beaux-Arts] des { $area }
                [Manufactures] des { $area }
                [Transports] des { $area }
               *[other] de l’{ $area }
            }, rang { $place }.
       *[other] { $seat } a { $count } représentants au palais { $area ->
               [Beaux-Arts] des { $area }
               [Manufactures] des { $area }
               [Transports] des { $area }
              *[other] de l’{ $area }
           }, rang { $place }.
    }
event-figure-discarded = { $seat } défausse { $figure }.
event-cards-collected = { $seat } prend les cartes du palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    } : { $cards }.
event-cards-collected-none = { $seat } ne trouve aucune carte au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    }.
event-car-moved =
    { $left ->
        [0] La cabine est revenue au départ : la manche va être décomptée.
        [one] La cabine avance : encore { $left } case.
       *[other] La cabine avance : encore { $left } cases.
    }
event-deck-reshuffled =
    { $cards ->
        [one] La défausse ({ $cards } carte) est mélangée et devient la pioche.
       *[other] La défausse ({ $cards } cartes) est mélangée et devient la pioche.
    }
event-card-added = Nouvelle carte au palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    } : { $card }.
event-scoring-began = Décompte de la manche { $round }.
event-lull-ended =
    { $turns ->
        [one] Aucun ticket pris depuis { $turns } tour : la manche est décomptée maintenant.
       *[other] Aucun ticket pris depuis { $turns } tours : la manche est décomptée maintenant.
    }
event-medal-won =
    { $points ->
        [one] { $seat } gagne une médaille de { $points } point : { $place } au palais { $area ->
                [Beaux-Arts] des { $area }
                [Manufactures] des { $area }
                [Transports] des { $area }
               *[other] de l’{ $area }
            }.
       *[other] { $seat } gagne une médaille de { $points } points : { $place } au palais { $area ->
               [Beaux-Arts] des { $area }
               [Manufactures] des { $area }
               [Transports] des { $area }
              *[other] de l’{ $area }
           }.
    }
event-exhibits-approved = { $seat } fait approuver : { $cards }.
event-exhibits-approved-none = { $seat } ne fait approuver aucune exposition du palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    }.
event-supporters-recalled =
    { $count ->
        [one] { $seat } rappelle { $count } représentant du palais { $area ->
                [Beaux-Arts] des { $area }
                [Manufactures] des { $area }
                [Transports] des { $area }
               *[other] de l’{ $area }
            }.
       *[other] { $seat } rappelle { $count } représentants du palais { $area ->
               [Beaux-Arts] des { $area }
               [Manufactures] des { $area }
               [Transports] des { $area }
              *[other] de l’{ $area }
           }.
    }

## Where points come from

reason-most-tickets = le plus de tickets
reason-tickets = tickets
reason-first-places = premières places
reason-second-places = deuxièmes places
reason-sets = séries d’expositions approuvées
place-first = 1re place
place-second = 2e place
place-tied-first = 1re place ex æquo
place-tied-second = 2e place ex æquo
supply = la réserve

## Where the points that one may expect come from

source-areas = palais
source-sets = séries
source-tickets = tickets
source-figures = personnalités
source-turns = tours à venir

## Options

option-first-player = premier joueur

## The table as text

board-round = Manche { $round } sur { $rounds }
board-scoring = Manche { $round } sur { $rounds } : décompte
board-over = Partie terminée
board-wheel = Roue : case { $car } sur { $wheel }
board-deck = pioche { $deck }, défausse { $discard }
board-area = Palais
board-cards = Cartes
board-player = Joueur
board-points = Points
board-approved = Approuvées
board-proposed = Proposées
board-tickets = Tickets
board-figures = Personnalités
board-supply = Réserve
board-legend = Points = pièces + médailles + séries ; 2/4 signifie deux cartes sur quatre au plus ; ▶ marque le joueur actif et le palais choisi.
board-tie-break = À égalité de points : le plus d’expositions approuvées, puis le moins d’expositions proposées restantes.
board-ticket = ticket
board-figure = personnalité
prompt-place-supporter = { $seat }, dans quel palais placez-vous un représentant ?
prompt-play-figures = { $seat }, quelle personnalité jouez-vous ?
prompt-end-turn = { $seat }, toutes vos personnalités sont jouées. Terminer votre tour ?
prompt-approve-exhibits = { $seat }, combien d’expositions du palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    } faites-vous approuver ?

## The table as a picture

draw-board = L’Exposition
told-area = { $area } : représentants { $supporters }. Cartes : { $cards }.
told-seat =
    { $score ->
        [one] { $seat } : { $score } point. Expositions proposées : { $exhibits }. Approuvées : { $approved }. Tickets : { $tickets }. Représentants en réserve : { $supply }. Personnalités : { $figures }.
       *[other] { $seat } : { $score } points. Expositions proposées : { $exhibits }. Approuvées : { $approved }. Tickets : { $tickets }. Représentants en réserve : { $supply }. Personnalités : { $figures }.
    }
told-none = aucune
draw-headline = Manche { $round }, cabine : case { $car } sur { $wheel }
draw-headline-scoring = Manche { $round }, décompte
draw-spaces =
    { $left ->
        [one] case
       *[other] cases
    }
draw-round = Manche
draw-deck = Pioche
draw-discard = Défausse
draw-exhibits = Proposées
draw-approved-exhibits = Expositions approuvées
draw-set-of = une série de { $count }
draw-no-figure = aucune personnalité
draw-figures =
    { $count ->
        [one] { $count } personnalité
       *[other] { $count } personnalités
    }
draw-you = (vous)
draw-to-move = son tour
draw-you-to-move = à vous
draw-step-place = Placer
draw-step-figures = Personnalités
draw-step-take = Prendre
draw-step-refill = Compléter
draw-step-tickets = Tickets
draw-step-areas = Palais
draw-step-recall = Rappel
draw-add = { $figure } : { $area }
draw-taken-from = { $area } (représentant pris : { $source })
draw-move = { $owner } : { $source } → { $target }
draw-move-own = Le vôtre : { $source } → { $target }
draw-move-whose = Déplacer un représentant ({ $owner }) du palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    }
draw-move-from = Déplacer un représentant du palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    }
draw-move-where = { $owner }, { $source } : vers où ?
draw-move-own-from = Déplacer votre représentant du palais { $source ->
        [Beaux-Arts] des { $source }
        [Manufactures] des { $source }
        [Transports] des { $source }
       *[other] de l’{ $source }
    }
draw-move-own-where = Votre représentant, { $source } : vers où ?
draw-ask = { $area } : que faire ?
draw-stop = Défausser le reste
draw-stop-gives = { $figures }
draw-end-turn-gives = vous prenez les cartes du palais choisi
draw-some-exhibits =
    { $count ->
        [one] { $count } exposition proposée
       *[other] { $count } expositions proposées
    }
draw-some-tickets =
    { $count ->
        [one] { $count } ticket : cabine +{ $spaces }
       *[other] { $count } tickets : cabine +{ $spaces }
    }
draw-then-scoring = puis la manche est décomptée
draw-no-cards = aucune carte
draw-there = vous en aurez { $count } ici
draw-there-place = { $place } ici : vous en aurez { $count }
draw-then-place = { $area } : { $place } pour vous
draw-then-nothing = { $area } : rien pour vous
draw-places-stay = rien ne change pour vous
draw-adds = +1 représentant ; { $standing }
draw-sets =
    { $points ->
        [one] vos séries vaudront { $points } point
       *[other] vos séries vaudront { $points } points
    }

## Exhibits: Agriculture

exhibit-monster-cheese = Fromage monstre
    .history = Le Canada envoya un fromage de dix tonnes, si lourd, dit-on, que le plancher céda sous lui.
exhibit-mccormick-harvesters = Moissonneuses McCormick
    .history = L’inventeur était mort en 1884, mais son usine de Chicago équipait toujours les champs du monde.
exhibit-liberty-bell-of-oranges = Liberty Bell en oranges
    .history = Tandis que la vraie cloche venait de Philadelphie, on bâtit son sosie à grand renfort d’oranges.
exhibit-schlitz-pavilion = Pavillon Schlitz
    .history = Le brasseur de Milwaukee soigna sa mise en scène, car son grand rival Pabst exposait lui aussi.
exhibit-ceylon-tea-court = Salon de thé de Ceylan
    .history = Ses caféiers ruinés par la maladie, Ceylan s’était mise au thé et en servait une tasse à l’Amérique.
exhibit-russian-wheat-hall = Halle au blé russe
    .history = La Russie étala le grain de ses terres noires dans une ville qui vivait du commerce du blé.
exhibit-weather-station = Station météo
    .history = Passé en 1891 de l’armée à l’Agriculture, le service météo travaillait désormais pour les fermiers.
exhibit-chocolate-temple = Temple en chocolat
    .history = Stollwerck, de Cologne, logea une statue de Germania dans un temple en chocolat de près de 12 mètres.

## Exhibits: Electricity

exhibit-egg-of-columbus = Œuf de Colomb
    .history = Pris dans un champ magnétique tournant, l’œuf de cuivre de Tesla finissait par se dresser tout seul.
exhibit-wireless-lamps = Lampes sans fil
    .history = Les tubes de verre de Tesla brillaient sans le moindre fil, comme par enchantement.
exhibit-polyphase-generator = Générateur polyphasé
    .history = Westinghouse montrait ici le courant alternatif qui allait bientôt dompter les chutes du Niagara.
exhibit-telautograph = Télautographe
    .history = L’appareil d’Elisha Gray transmettait l’écriture par fil : au loin, une plume copiait chaque trait.
exhibit-telephone-stand = Stand du téléphone
    .history = Chicago n’était reliée à New York par téléphone que depuis l’automne 1892.
exhibit-coloured-lamps = Lampes de couleur
    .history = Ces lampes de toutes les teintes éblouissaient un public qui s’éclairait encore au gaz ou au pétrole.
exhibit-tower-of-light = Tour de lumière
    .history = General Electric célébra la lampe d’Edison par une colonne d’ampoules haute d’environ 24 mètres.
exhibit-electric-kitchen = Cuisine électrique
    .history = On y cuisait sans flamme ni fumée, à une époque où presque aucun foyer n’avait l’électricité.

## Exhibits: Fine Arts

exhibit-diana-of-the-dome = Diane du dôme
    .history = Trop grande pour sa tour de New York, la Diane de Saint-Gaudens gagna le dôme de l’Agriculture.
exhibit-statue-of-the-republic = Statue de la République
    .history = La géante dorée de Daniel Chester French dominait le grand bassin du haut de ses 20 mètres.
exhibit-macmonnies-fountain = Fontaine de MacMonnies
    .history = Columbia y trônait sur un navire dont les arts et les industries maniaient les rames.
exhibit-modern-woman-mural = La Femme moderne
    .history = Mary Cassatt peignit des femmes cueillant les fruits du savoir, mais l’œuvre a disparu depuis.
exhibit-whistler-canvases = Toiles de Whistler
    .history = Né au Massachusetts mais établi de longue date en Europe, Whistler exposait ici avec les Américains.
exhibit-proctor-animals = Animaux de Proctor
    .history = Chasseur dans les Rocheuses dès l’enfance, Proctor posta ses bêtes sauvages à l’entrée des ponts.
exhibit-award-medal = Médaille du jury
    .history = Le jeune homme nu de Saint-Gaudens fit scandale au revers, et Barber en dessina un plus sage.
exhibit-caryatid-porch = Portique des caryatides
    .history = Ces jeunes filles à la mode de l’Acropole portaient le portique d’un palais toujours debout.

## Exhibits: Manufacturing

exhibit-steel-arches = Arches d’acier
    .history = Larges de plus de 110 mètres, ces arches portaient le toit du plus vaste palais de l’Exposition.
exhibit-travelling-derrick = Grue roulante
    .history = Cette tour sur rails avançait pas à pas dans la nef et hissait les arches géantes une à une.
exhibit-selz-schwab-shoes = Chaussures Selz-Schwab
    .history = Vers 1900, cette maison de Chicago fabriquait quelque 12 000 paires de chaussures par jour.
exhibit-sewing-machines = Machines à coudre
    .history = Singer distribuait des images où les peuples du monde entier cousaient sur ses machines.
exhibit-yerkes-telescope = Lunette de Yerkes
    .history = Payée par un magnat du tramway, la géante trônait ici des années avant de voir les étoiles.
exhibit-tiffany-chapel = Chapelle Tiffany
    .history = Verre et mosaïques y brillaient si solennellement que les hommes, dit-on, ôtaient leur chapeau.
exhibit-typewriters = Machines à écrire
    .history = Les Remington d’alors avaient déjà le clavier QWERTY, cousin de notre AZERTY.
exhibit-clasp-fastener = Fermeture à crochets
    .history = En 1893, Whitcomb Judson, de Chicago, breveta cette attache à souliers, aïeule de la fermeture éclair.

## Exhibits: Transportation

exhibit-engine-999 = Locomotive 999
    .history = En mai 1893, on lui attribua 180 km/h, un record dont on discute encore.
exhibit-pullman-train = Train Pullman
    .history = Ce palace sur rails offrait au regard de tous un luxe que bien peu pouvaient s’offrir en voyage.
exhibit-columbus-engine = Locomotive Columbus
    .history = Comme tant de choses ici, elle portait le nom du marin que l’on fêtait avec un an de retard.
exhibit-john-bull = John Bull
    .history = Construite en Angleterre en 1831, la vétérane rallia Chicago par ses propres moyens.
exhibit-viking-ship = Navire viking
    .history = Parti de Norvège, Magnus Andersen traversa l’Atlantique sur cette copie du bateau de Gokstad.
exhibit-santa-maria = Santa María
    .history = L’Espagne recréa le navire de Colomb, qui gagna Chicago par l’océan puis par les Grands Lacs.
exhibit-moving-sidewalk = Trottoir roulant
    .history = Pour cinq cents, on glissait le long de la jetée, du moins quand la machine n’était pas en panne.
exhibit-daimler-carriage = Voiture Daimler
    .history = Gottlieb Daimler vint à l’Exposition en voyage de noces, et ses moteurs à essence y étaient exposés.

## Midway tickets

ticket-ferris-wheel = Grande roue de Ferris
    .history = Haute de 80 mètres, elle emportait 2 160 passagers : la réponse de Chicago à la tour Eiffel.
ticket-street-in-cairo = Rue du Caire
    .history = Plus de deux millions de curieux y flânèrent entre échoppes et minaret, à pied ou à dos de chameau.
ticket-hagenbeck-animals = Ménagerie Hagenbeck
    .history = Venu de Hambourg, Carl Hagenbeck stupéfiait la foule avec un lion qui montait à cheval.
ticket-german-village = Village allemand
    .history = Un château à douves, des maisons à colombages et des fanfares y recréaient la vieille Allemagne.
ticket-old-vienna = Vieille Vienne
    .history = Autour d’une place à l’ancienne mode viennoise, on dînait et s’attardait au son de l’orchestre.
ticket-javanese-village = Village javanais
    .history = Des musiciens soundanais de l’ouest de Java y jouaient d’un gamelan que conserve le Field Museum.
ticket-moorish-palace = Palais mauresque
    .history = Derrière un décor inspiré de l’Alhambra, un dédale de miroirs multipliait chaque visiteur égaré.
ticket-ice-railway = Traîneaux sur glace
    .history = Des machines frigorifiques glaçaient la piste, et l’on y filait en traîneau en plein été.
ticket-egyptian-temple = Temple égyptien
    .history = Devant cet écho de Louxor, un obélisque portait en hiéroglyphes le nom du président Cleveland.
ticket-captive-balloon = Ballon captif
    .history = Retenu par un câble, il montrait l’Exposition vue du ciel, mais un orage de juillet le mit en pièces.
ticket-samoan-village = Village samoan
    .history = Près d’une grande maison envoyée par le chef Mataafa, des insulaires chantaient leur long voyage.
ticket-dahomey-village = Village du Dahomey
    .history = Chanteurs et danseurs d’Afrique de l’Ouest s’y produisaient tandis que la France conquérait le Dahomey.
ticket-turkish-village = Village turc
    .history = L’appel à la prière résonnait à la mosquée, où les Juifs ottomans célébrèrent aussi Yom Kippour.
ticket-persian-palace = Palais persan
    .history = Tisserands et graveurs étaient venus de Perse, mais le public se pressait surtout pour les danses.
ticket-algerian-village = Village algérien
    .history = Arrivée en avril 1893, la troupe défila dans Chicago au son de sa propre musique.
ticket-chinese-theatre = Théâtre chinois
    .history = Financé par des Sino-Américains, il donnait des opéras en costumes de soie, joués par des hommes.
ticket-japanese-bazaar = Bazar japonais
    .history = Éventails, soieries, laques et porcelaines invitaient à rapporter chez soi un peu du Japon.
ticket-lapland-village = Village lapon
    .history = Des familles samies y soignaient leurs rennes, et un faon né à l’arrivée fut baptisé Columbia.
ticket-irish-village = Village irlandais
    .history = Des deux villages irlandais rivaux, l’un avait son château de Blarney et une pierre à embrasser.
ticket-libbey-glass = Verrerie Libbey
    .history = Cette verrerie de l’Ohio, en pleine activité, tissa une robe en fil de verre pour une infante d’Espagne.
ticket-murano-glass = Verriers de Murano
    .history = Les souffleurs de la lagune vénitienne fascinaient la foule par un art vieux de plusieurs siècles.
ticket-eiffel-model = Petite tour Eiffel
    .history = Quatre ans après l’originale, Chicago pouvait détailler en petit la célèbre tour de Paris.
ticket-kilauea-panorama = Panorama du Kilauea
    .history = Une statue de la déesse Pélé gardait l’entrée d’un immense cratère hawaïen peint, tout en feu.
ticket-alps-panorama = Panorama des Alpes
    .history = Des peintres suisses avaient mis les Alpes bernoises sur une toile géante : nul besoin de piolet.
ticket-zoopraxographical-hall = Salle de Muybridge
    .history = Eadweard Muybridge y projetait des animaux en mouvement, deux ans avant le cinéma des frères Lumière.
ticket-costume-exhibit = Costumes du monde
    .history = Quarante femmes y portaient les costumes de maints pays, sous l’enseigne d’un congrès de beauté.
ticket-natatorium = Piscine
    .history = Conçue pour la baignade, elle finit la saison en attirant la foule avec des numéros de variétés.
ticket-ostrich-farm = Ferme aux autruches
    .history = Ces grands oiseaux de Californie paradaient, parés des plumes qu’on portait alors au chapeau.

## Figures

figure-burnham = Daniel Burnham
    .history = Directeur des travaux, il logea dans une cabane du chantier pour mener à bien la Ville blanche.
    .effect = Ajoutez 1 représentant au palais choisi ce tour-ci.
figure-davis = George R. Davis
    .history = Officier nordiste puis élu au Congrès, ce directeur général disputait à Burnham la conduite de l’Exposition.
    .effect = Ajoutez 1 représentant à un palais voisin de celui choisi ce tour-ci.
figure-palmer = Bertha Palmer
    .history = À la tête du comité des dames, elle commanda à Mary Cassatt un grand décor pour le pavillon de la Femme.
    .effect = Déplacez 1 représentant, le vôtre ou celui d’un adversaire, d’un palais à un autre.
figure-mccormick = Cyrus McCormick
    .history = Le pionnier de la moissonneuse mourut en 1884, mais sa firme de Chicago exposa fièrement ses machines.
    .effect = Ajoutez 1 représentant au palais de l’Agriculture.
figure-schwab = Charles H. Schwab
    .history = Sa maison de Chicago, Selz, Schwab & Co., produirait bientôt quelque 12 000 paires de souliers par jour.
    .effect = Ajoutez 1 représentant au palais des Manufactures.
figure-saint-gaudens = Augustus Saint-Gaudens
    .history = Conseiller pour la sculpture, il salua la plus grande réunion d’artistes depuis le Quattrocento.
    .effect = Ajoutez 1 représentant au palais des Beaux-Arts.
figure-westinghouse = George Westinghouse
    .history = Cassant les prix face à General Electric, il illumina la Ville blanche au courant alternatif.
    .effect = Ajoutez 1 représentant au palais de l’Électricité.
figure-pullman = George Pullman
    .history = Il exposa deux trains de luxe ; un an plus tard, la grève de ses ouvriers ébranla le pays.
    .effect = Ajoutez 1 représentant au palais des Transports.

## Areas

area-agriculture = Agriculture
    .history = Sous un dôme couronné par Diane s’étalaient les récoltes du monde et un fromage de dix tonnes.
    .short = Agr
area-electricity = Électricité
    .history = Les lampes sans fil de Tesla et l’écriture transmise à distance y laissaient entrevoir l’avenir.
    .short = Élec
area-fine-arts = Beaux-Arts
    .history = Bâti en brique pour protéger du feu les œuvres prêtées, il abrite aujourd’hui un musée des sciences.
    .short = Arts
area-manufacturing = Manufactures
    .history = Le plus vaste palais de l’Exposition offrait près de 18 hectares de planchers sous ses arches d’acier.
    .short = Manu
area-transportation = Transports
    .history = Dans la Ville blanche, le palais rouge d’Adler et Sullivan flamboyait autour de sa Porte d’or.
    .short = Tran

## The chronicle
entry-now-first = { $area } : { $count } contre { $rival }, en tête
entry-first = { $area } : { $count } { $supporters }, en tête
entry-tied = { $area } : { $count } { $supporters }, en tête à égalité
entry-place = { $area } : { $count } { $supporters }, { $place }e
entry-supporters =
    { $count ->
        [one] représentant
       *[other] représentants
    }
entry-adds = { $figure } : +1 représentant → { $area }, total { $count }
entry-adds-from = { $figure } : +1 représentant, { $source } → { $area }, total { $count }
entry-addition = +{ $count } { $area }
entry-moves = { $figure } déplace un représentant ({ $owner }) : { $source } → { $target }
entry-way = { $owner }{ $source } → { $target }
entry-discards = défausse : { $figure }
entry-from = depuis { $area }
entry-takes =
    { $who ->
        [you] prenez { $cards }
       *[other] prend { $cards }
    }
entry-no-cards = aucune carte ici
entry-car = cabine en { $space } sur { $wheel }
entry-scoring = Décompte, manche { $round }
entry-lull = Blocage
entry-midway = Midway
entry-sets = Séries
entry-returned = Rappel

## Demander ce qu’est une chose

about-exhibit = Exposition ({ $area })
about-exhibit-effect = Reste devant vous comme exposition proposée, jusqu’à ce que vous puissiez la faire approuver (palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    }). Les expositions approuvées comptent en séries : 1 à 5 palais différents valent { $points } points.
about-ticket = Ticket pour Midway
about-ticket-effect =
    Fait avancer la cabine de 1 case dès qu’il est pris. Au décompte, chaque ticket vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et le joueur qui a le plus de tickets en gagne { $most } de plus.
about-figure = Personnalité, jouée après le placement
about-figure-spent = une fois, au tour qui suit ; puis elle est défaussée
about-area = Palais
about-area-effect = Avoir le plus de représentants ici rapporte une médaille et des approbations au décompte. Qui place ici un représentant prend toutes les cartes de ce palais.
about-area-cards = { $cards } sur { $limit }
about-medal =
    { $points ->
        [one] une médaille de { $points } point
       *[other] une médaille de { $points } points
    }
about-approvals =
    { $approvals ->
        [one] { $approvals } approbation
       *[other] jusqu’à { $approvals } approbations
    }
about-nothing = rien
about-lane = { $seat }, { $area }
about-lane-kind = Représentants d’un joueur dans un palais
about-lane-gain = Si la manche finissait maintenant, { $seat } gagnerait : { $what }.
about-lane-none = Si la manche finissait maintenant, { $seat } ne gagnerait rien ici.
about-lane-why =
    { $count ->
        [one] { $count } représentant
       *[other] { $count } représentants
    }
about-lane-then =
    { $home ->
        [0] aucun ne revient en réserve
        [one] { $home } sur { $count } revient en réserve
       *[other] { $home } sur { $count } reviennent en réserve
    }
about-slot = Place libre
about-slot-kind = Place pour une carte d’un palais
about-slot-effect =
    { $left ->
        [one] Il reste { $left } place : le palais { $area ->
                [Beaux-Arts] des { $area }
                [Manufactures] des { $area }
                [Transports] des { $area }
               *[other] de l’{ $area }
            } accueille { $limit } cartes au plus.
       *[other] Il reste { $left } places : le palais { $area ->
               [Beaux-Arts] des { $area }
               [Manufactures] des { $area }
               [Transports] des { $area }
              *[other] de l’{ $area }
           } accueille { $limit } cartes au plus.
    }
about-slot-next =
    { $cards ->
        [one] { $cards } carte est posée après chaque tour, au palais choisi
       *[other] { $cards } cartes sont posées après chaque tour : au palais choisi, puis dans le sens horaire
    }
about-wheel = Grande roue
about-wheel-effect =
    { $left ->
        [one] Encore { $left } case, et la manche est décomptée.
       *[other] Encore { $left } cases, et la manche est décomptée.
    }
about-wheel-moves = 1 case par ticket pris
about-round = Ce que compte le marqueur
about-round-effect =
    { $rounds ->
        [one] La partie dure { $rounds } manche. Elle se termine par un décompte, quand la cabine revient au départ.
       *[other] La partie dure { $rounds } manches. Chacune se termine par un décompte, quand la cabine revient au départ.
    }
about-deck = Pioche
about-deck-effect =
    { $cards ->
        [one] Après chaque tour, { $cards } carte est posée face visible. Personne ne connaît l’ordre de la pioche.
       *[other] Après chaque tour, { $cards } cartes sont posées face visible. Personne ne connaît l’ordre de la pioche.
    }
about-discard = Défausse
about-discard-effect = Personnalités jouées, tickets décomptés et expositions proposées une fois approuvées. Quand la pioche est vide, ces cartes sont mélangées et deviennent la pioche.
about-pile =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
about-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
about-score = Points : { $seat }
about-score-kind = Pièces, médailles et séries
about-score-effect =
    { $points ->
        [one] { $points } point pour l’instant ; qui en a le plus après la dernière manche gagne.
       *[other] { $points } points pour l’instant ; qui en a le plus après la dernière manche gagne.
    }
about-coins = Pièces
about-medals = Médailles
about-sets = Séries
about-of = { $seat }
about-supply-effect =
    { $count ->
        [0] Plus aucun représentant à placer : prenez l’un des vôtres dans un palais.
        [one] { $count } représentant à placer.
       *[other] { $count } représentants à placer.
    }
about-proposed = Expositions proposées ({ $area })
about-proposed-effect = Ne valent encore rien : au décompte, les approbations du palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    } en font des expositions approuvées.
about-approved = Approuvées ({ $area })
about-approved-effect = Comptent en séries à la fin : 1 à 5 expositions de palais différents valent { $points } points.
about-hand-effect = Se jouent après le placement, au tour suivant du joueur. Celles qui ne servent pas sont défaussées.
about-beside = avec les cartes du palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    }
about-owners = { $seats }
signs-areas = Palais
sign-area = un palais, ses expositions et ses approbations
signs-cards = Cartes
sign-ticket = Ticket
    .line = avance la cabine ; points au décompte
sign-figure = Personnalité
    .line = jouée au tour suivant, pour son effet
sign-deck = Pioche
    .line = cartes encore à poser
sign-discard = Défausse
    .line = cartes sorties pour le moment
signs-counts = Sur le plateau
sign-supporter = Représentant
    .line = dans un palais, ou en réserve
sign-approved = Approuvées
    .line = expositions qui comptent en séries
sign-medal = Médaille
    .line = son nombre, en points
sign-car = Cabine
    .line = un tour, et la manche est décomptée
signs-figures = Sur les personnalités
sign-adds = Ajoute un représentant
    .line = au palais choisi ce tour-ci
sign-adds-beside = Ajoute à côté
    .line = à un palais voisin de celui choisi
sign-adds-patron = Ajoute à son palais
    .line = le symbole après le plus dit lequel
sign-moves = Déplace un représentant
    .line = à vous ou à un autre, d’un palais à un autre
signs-chronicle = Dans l’historique
sign-new = Nouvelles cartes
    .line = leur nombre ; un clic les énumère

## Scoring told in stages

event-area-judged = Le palais { $area ->
        [Beaux-Arts] des { $area }
        [Manufactures] des { $area }
        [Transports] des { $area }
       *[other] de l’{ $area }
    } est jugé.
event-scoring-ended = La manche { $round } est close.
telling-title = Décompte de la manche { $round }
telling-sets-gained = séries +{ $points }
telling-midway = Midway
telling-areas = Palais
telling-sets = Séries
telling-return = Rappel
telling-return-rule = La moitié de chaque groupe, arrondie à l’inférieur, revient en réserve.
telling-home = Rappelés
telling-to-place = À placer
telling-stayed = restés : { $stayed }, rappelés : { $gone }
telling-tickets =
    { $count ->
        [0] aucun ticket
        [one] { $count } ticket
       *[other] { $count } tickets
    }
telling-tickets-most =
    { $count ->
        [one] { $count } ticket, le plus de tous : { $points } + { $bonus }
       *[other] { $count } tickets, le plus de tous : { $points } + { $bonus }
    }
telling-place-first =
    { $count ->
        [one] { $count } représentant, 1re place
       *[other] { $count } représentants, 1re place
    }
telling-place-tied-first =
    { $count ->
        [one] { $count } représentant, 1re place ex æquo
       *[other] { $count } représentants, 1re place ex æquo
    }
telling-place-second =
    { $count ->
        [one] { $count } représentant, 2e place
       *[other] { $count } représentants, 2e place
    }
telling-place-tied-second =
    { $count ->
        [one] { $count } représentant, 2e place ex æquo
       *[other] { $count } représentants, 2e place ex æquo
    }
telling-behind =
    { $count ->
        [one] { $count } représentant, derrière les autres
       *[other] { $count } représentants, derrière les autres
    }
telling-behind-one =
    { $count ->
        [one] { $count } représentant, derrière
       *[other] { $count } représentants, derrière
    }
telling-none-there = aucun représentant
telling-approved =
    { $count ->
        [0] aucune approuvée
        [one] { $count } approuvée
       *[other] { $count } approuvées
    }
telling-returned-last =
    { $count ->
        [0] aucun ne revient
        [one] { $count } représentant revient
       *[other] { $count } représentants reviennent
    }
telling-returned =
    { $count ->
        [0] aucun ne revient ; { $supply } à placer
        [one] { $count } représentant revient ; { $supply } à placer
       *[other] { $count } représentants reviennent ; { $supply } à placer
    }

# Opponents
opponent-visitor = La Visiteuse
    .short = Visiteuse
    .line = Va où joue la fanfare et se réjouit de ce qu’elle y trouve.
opponent-reporter = Le Reporter
    .short = Reporter
    .line = Toujours sur l’événement le plus proche, jamais sur le suivant.
opponent-exhibitor = L’Exposant
    .short = Exposant
    .line = Sait ce que vaut un bon stand et prend celui qui touche le vôtre.
opponent-commissioner = La Commissaire
    .short = Commissaire
    .line = Compte les têtes dans chaque palais avant d’en envoyer une de plus.
opponent-director = Le Directeur
    .short = Directeur
    .line = Savait dès le premier matin à quoi ressemblerait le dernier soir.

## The score sheet

sheet-won = Pièces et médailles
sheet-coins = pièces, en points
sheet-medals = médailles
sheet-medal = Médailles valant { $points }
sheet-approved = Expositions approuvées
sheet-tickets = Le dernier décompte
sheet-last-scoring = Seulement s’il est encore à faire : tickets, représentants et expositions proposées à la fin de la dernière manche. Sinon, laissez ces lignes vides.
sheet-tickets-left = Tickets
sheet-supporters = Représentants dans les palais
sheet-proposed = Expositions proposées
sheet-proposed-note = Le dernier décompte peut encore les faire approuver ; celles qui restent départagent les joueurs à égalité.

## Values of an edition

value-supporters = Représentants
    .start_each_area = dans chaque palais au début
value-each_player = par joueur
value-wheel = Cases de la grande roue
    .each = joueurs : { $n }
value-cards = Cartes près des palais
    .start_each_area = près de chaque palais au début
value-added_each_turn = ajoutées à chaque tour
value-rounds = Manches
value-count = nombre
value-lull = Règle du blocage : tours sans ticket (0 : jamais)
    .each = joueurs : { $n }
value-card_limits = Cartes au plus près d’un palais
value-start_bonus = Palais où l’on ajoute un représentant au début
    .each = joueur { $n }
value-midway = Midway
value-points_each_ticket = points par ticket
value-points_most_tickets = points pour le plus de tickets
value-awards = Ce que valent les places dans un palais
    .each = joueurs : { $n }
    .tied_first = premiers à égalité
    .tied_second = seconds à égalité
value-first = premier
value-second = second
value-medal = médaille
value-approvals = approbations
value-sets = Points des séries d’expositions approuvées
    .each = série de { $n }
value-points = points
value-exhibits = Noms des expositions
value-tickets = Tickets pour Midway
value-attractions = noms
value-figures = Personnalités : cartes de chacune
value-patrons = Palais des personnalités
value-removed = Cartes retirées
    .each = joueurs : { $n }
    .tickets = tickets
value-exhibits_each_area = expositions de chaque palais

## The guided first game
guide-welcome = Bienvenue à Chicago
    .text = Vous organisez avec la Visiteuse l’Exposition de 1893. Qui a le plus de points après trois manches l’emporte.
    .why = Des notes comme celle-ci vous montrent comment, en dix minutes environ. Tout le reste se passe comme dans une partie ordinaire.
guide-areas = Cinq palais autour d’une roue
    .text = Dans chaque palais se tiennent vos représentants et ceux de la Visiteuse. Au décompte d’une manche, qui en a le plus y gagne une médaille.
    .why = Aux Manufactures, vous êtes en tête, deux à un.
guide-place = Placez votre premier représentant
    .text = À chaque tour, vous placez un représentant et prenez toutes les cartes de ce palais. Choisissez les Beaux-Arts.
    .why = Les Toiles de Whistler sont une exposition des Beaux-Arts : prenez-les là où vous allez être en tête.
guide-taken = Une exposition proposée
    .text = Les toiles ne valent rien encore. Soyez en tête aux Beaux-Arts au décompte de la manche, et vous pourrez les faire approuver.
guide-refill = Trois nouvelles cartes
    .text = Après chaque tour, on pose trois cartes : une au palais choisi, puis une à chacun des palais suivants qui ont de la place, dans le sens horaire.
guide-wheel = La roue tourne
    .text = La Visiteuse a pris un ticket : la cabine a avancé d’une case. Dès qu’elle a fait le tour, on décompte la manche.
    .why = Chaque ticket vaut alors une pièce, et en avoir le plus en rapporte deux autres.
guide-second = Trois cartes d’un coup
    .text = À l’Agriculture se trouvent un ticket, une exposition de ce palais même et une personnalité. Prenez-les.
guide-burnham = Jouez Daniel Burnham
    .text = Une personnalité se joue au tour qui suit celui où on l’a prise. Burnham ajoute un représentant là où vous venez d’en placer un.
    .why = Cela en fait trois à l’Agriculture : une avance qui dure.
guide-end-turn = Terminez votre tour
    .text = Vous prenez maintenant les cartes, et on en pose de nouvelles. Si vous changez d’avis, « Annuler » revient en arrière.
guide-tie = La Visiteuse vous rejoint
    .text = Deux représentants chacun aux Beaux-Arts : l’égalité ne rapporte pas de médaille, et une seule approbation au lieu de trois.
    .why = Le signe au bout d’une ligne montre ce qu’elle rapporterait maintenant.
guide-free = À vous de jouer
    .text = Trois raisons de choisir un palais : ses cartes, l’avance que vous y prenez, et les tickets.
    .why = Pointez un choix, ou touchez-le, pour voir ce qu’il rapporte.
guide-figures = Vos personnalités
    .text = Celles que vous avez prises au tour précédent se jouent maintenant. Ce qui ne vous sert pas peut être défaussé.
guide-matching = En tête là où il le faut
    .text = On n’approuve que des expositions d’un palais où vous êtes en tête, trois au plus. Comparez donc vos représentants dans ce palais et vos expositions proposées.
guide-car = Quand la manche finit
    .text = La cabine montre si le décompte est proche. Faites-la avancer par des tickets tant que vous êtes en tête, ou attendez de l’être.
guide-approve = Faites approuver vos expositions
    .text = Votre rang dans ce palais vous en donne le droit : ce que vous faites approuver maintenant compte à la fin de la partie.
guide-return = La moitié revient
    .text = Après un décompte, la moitié de vos représentants dans chaque palais, arrondie à l’inférieur, revient dans votre réserve. Vos cartes restent.
guide-sets = Des séries de palais différents
    .text = À la fin, vos expositions approuvées forment des séries : un palais vaut 1 point, deux 3, trois 6, quatre 10, les cinq 15.
    .why = Cinq palais différents valent donc trois fois plus que cinq fois le même.
guide-yours = La suite est à vous
    .text = Les manches suivantes se jouent de la même façon. Demandez un conseil quand vous voulez. Pointez ce qui vous intrigue, ou gardez le doigt dessus.
guide-end = Vous connaissez l’Exposition
    .text = Placez là où les cartes sont bonnes et où vous pouvez être en tête ; faites tourner la roue avec des tickets ; faites approuver des expositions de plusieurs palais.
    .why = À trois ou quatre joueurs, être deuxième dans un palais rapporte aussi quelque chose.
