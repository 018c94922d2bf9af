home-line = Gagnez les palais de la Ville blanche, garnissez votre stand et regardez tourner la grande roue.
# World's Fair 1893 in French

## The game in brief

rules-brief =
    Vous participez à l’organisation de l’exposition universelle de Chicago, en 1893. À votre tour, placez un représentant dans l’un des cinq palais autour de la grande roue ; jouez les personnalités prises au tour précédent ; prenez toutes les cartes de ce palais ; trois nouvelles cartes sont alors posées.
    Les tickets font avancer la cabine de la roue. Quand elle a fait un tour complet, on décompte la manche : les tickets rapportent des pièces ; avoir le plus de représentants dans un palais (ou, à trois ou quatre joueurs, y être deuxième) rapporte une médaille et permet de faire approuver des expositions de ce palais ; puis la moitié des représentants rentrent chez eux.
    Après trois manches, on additionne les pièces, les médailles et les séries d’expositions approuvées de palais différents (1, 3, 6, 10, 15 points).

## Moves

action-place = Placer un représentant au palais { $area }
action-place-from = Placer un représentant au palais { $area }, pris au palais { $source }
action-add = Jouer { $figure } : ajouter un représentant
action-add-from = Jouer { $figure } : ajouter un représentant pris au palais { $source }
action-add-to = Jouer { $figure } : ajouter un représentant au palais { $area }
action-add-to-from = Jouer { $figure } : ajouter un représentant au palais { $area }, pris au palais { $source }
action-move = Jouer { $figure } : déplacer un représentant ({ $owner }) du palais { $source } au palais { $target }
action-move-owner = Jouer { $figure } : déplacer un représentant ({ $owner }) …
action-move-whose = Du palais { $source } …
action-stop = Ne plus jouer de personnalités : défausser celles qui restent
action-end-turn = Finir votre tour
action-approve =
    { $count ->
        [0] Ne faire approuver aucune exposition
        [one] Faire approuver { $count } exposition
       *[other] Faire approuver { $count } expositions
    }

## Why a move is refused

illegal-place-first = Un tour commence par le placement d’un représentant.
illegal-figures-now = C’est le moment des personnalités prises au tour précédent : jouez-en une, ou arrêtez.
illegal-end-turn-now = Toutes vos personnalités sont jouées : finissez votre tour, ou reprenez un coup.
illegal-approve-now = Décidez d’abord combien d’expositions du palais { $area } faire approuver.
illegal-approve-too-many =
    { $most ->
        [one] Vous pouvez faire approuver au plus { $most } exposition du palais { $area }.
       *[other] Vous pouvez faire approuver au plus { $most } expositions du palais { $area }.
    }
illegal-supply-empty = Votre réserve est vide : prenez un représentant dans un palais.
illegal-supply-not-empty = Il vous reste des représentants en réserve : utilisez l’un d’eux.
illegal-no-supporter = Vous n’avez aucun représentant au palais { $area }.
illegal-no-supporter-of = { $owner } n’a aucun représentant au palais { $area }.
illegal-no-such-player = Il n’y a pas de joueur { $number } dans cette partie.
illegal-not-adjacent = Le palais { $area } n’est pas voisin du palais { $chosen }, choisi ce tour-ci.
illegal-figure-not-held = Vous n’avez pas pris { $figure } au tour précédent.

## What happened

event-turn-began = { $seat } commence son tour (manche { $round }).
event-supporter-placed = { $seat } place un représentant au palais { $area }.
event-supporter-placed-from = { $seat } place un représentant au palais { $area }, pris au palais { $source }.
event-supporter-added = { $seat } joue { $figure } et ajoute un représentant au palais { $area }.
event-supporter-added-from = { $seat } joue { $figure } et ajoute un représentant au palais { $area }, pris au palais { $source }.
event-supporter-moved = { $seat } joue { $figure } et déplace un représentant ({ $owner }) du palais { $source } au palais { $target }.
event-standing-changed = { $seat } a { $count } représentants dans { $area }, rang { $place }.
event-figure-discarded = { $seat } défausse { $figure }.
event-cards-collected = { $seat } prend les cartes du palais { $area } : { $cards }.
event-cards-collected-none = { $seat } ne trouve aucune carte au palais { $area }.
event-car-moved =
    { $left ->
        [0] La cabine est revenue au départ : la manche va être décomptée.
        [one] La cabine avance ; encore { $left } case jusqu’au départ.
       *[other] La cabine avance ; encore { $left } cases jusqu’au départ.
    }
event-deck-reshuffled =
    { $cards ->
        [one] La défausse ({ $cards } carte) devient la nouvelle pioche.
       *[other] La défausse ({ $cards } cartes) devient la nouvelle pioche.
    }
event-card-added = Nouvelle carte au palais { $area } : { $card }.
event-scoring-began = Décompte de la manche { $round }.
event-lull-ended = Aucun ticket n’a été pris depuis { $turns } tours : la manche est décomptée quand même.
event-medal-won =
    { $points ->
        [one] { $seat } remporte une médaille de { $points } point : { $place } au palais { $area }.
       *[other] { $seat } remporte une médaille de { $points } points : { $place } au palais { $area }.
    }
event-exhibits-approved = { $seat } fait approuver : { $cards }.
event-exhibits-approved-none = { $seat } ne fait approuver aucune exposition du palais { $area }.
event-supporters-recalled =
    { $count ->
        [one] { $seat } reprend { $count } représentant du palais { $area }.
       *[other] { $seat } reprend { $count } représentants du palais { $area }.
    }

## Where points come from

reason-most-tickets = le plus de tickets
reason-tickets = tickets
reason-first-places = premières places
reason-second-places = deuxièmes places
reason-sets = séries d’expositions approuvées
place-first = première place
place-second = deuxième place
place-tied-first = première place ex æquo
place-tied-second = deuxième place ex æquo
supply = la réserve

## Options

option-first-player = qui commence

## The table as text

board-round = Manche { $round } sur { $rounds }
board-scoring = Manche { $round } sur { $rounds } : décompte
board-over = Partie terminée
board-wheel = Roue { $car } sur { $wheel }
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
board-legend = Sur la table : les points sont pièces + médailles + séries ; 2/4 signifie deux cartes là où quatre peuvent être posées ; ▶ marque le joueur actif et le palais choisi.
board-tie-break = Points égaux : le plus d’expositions approuvées l’emporte, puis le moins de cartes d’exposition restantes.
board-ticket = ticket
board-figure = personnalité
prompt-place-supporter = { $seat }, dans quel palais placez-vous un représentant ?
prompt-play-figures = { $seat }, quelle personnalité jouez-vous ?
prompt-end-turn = { $seat }, toutes les personnalités sont jouées : finir votre tour ?
prompt-approve-exhibits = { $seat }, combien d’expositions du palais { $area } faites-vous approuver ?

## The table as a picture

draw-board = L’Exposition
told-area = { $area } : représentants { $supporters }. Cartes : { $cards }.
told-seat = { $seat } : { $score } points. Expositions : { $exhibits }. Approuvées : { $approved }. Tickets { $tickets }, représentants en réserve { $supply }. Personnalités : { $figures }.
told-none = aucune
draw-headline = Manche { $round }, cabine à { $car } sur { $wheel }
draw-headline-scoring = Manche { $round }, décompte
draw-spaces =
    { $left ->
        [one] case
       *[other] cases
    }
draw-round = Manche
draw-deck = Pioche
draw-discard = Défausse
draw-exhibits = Expositions
draw-approved-exhibits = Expositions approuvées
draw-set-of = une série de { $count }
draw-no-figure = sans personnalité
draw-you = (vous)
draw-to-move = à jouer
draw-step-place = Placer
draw-step-figures = Jouer
draw-step-take = Prendre
draw-step-refill = Compléter
draw-step-tickets = Tickets
draw-step-areas = Palais
draw-step-recall = Retour
draw-add = { $figure } : { $area }
draw-taken-from = { $area }, venant de { $source }
draw-move = { $owner } : { $source } → { $target }
draw-move-whose = Déplacer un représentant ({ $owner }) du palais { $source }
draw-move-from = Déplacer un représentant du palais { $source }
draw-move-where = { $owner }, { $source } : vers où ?
draw-ask = { $area } : choisir que faire
draw-stop = Ne plus jouer de personnalité
draw-stop-gives = défausse { $figures }
draw-end-turn-gives = puis les cartes de votre palais sont à vous
draw-some-exhibits =
    { $count ->
        [one] { $count } exposition
       *[other] { $count } expositions
    }
draw-some-tickets =
    { $count ->
        [one] { $count } ticket : cabine +{ $spaces }
       *[other] { $count } tickets : cabine +{ $spaces }
    }
draw-then-scoring = puis décompte
draw-no-cards = aucune carte
draw-there = { $count } à vous sur place
draw-there-place = { $count } à vous sur place, { $place }
draw-adds = +1 représentant : { $standing }
draw-sets =
    { $points ->
        [one] séries : alors { $points } point
       *[other] séries : alors { $points } points
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
exhibit-award-medal = Médaille des lauréats
    .history = Le jeune homme nu de Saint-Gaudens fit scandale au revers, et Barber en dessina un plus sage.
exhibit-caryatid-porch = Porche des caryatides
    .history = Ces jeunes filles à la mode de l’Acropole portaient le porche d’un palais toujours debout.

## Exhibits: Manufacturing

exhibit-steel-arches = Arches d’acier
    .history = Larges de plus de 110 mètres, ces arches portaient le toit du plus vaste palais de l’Exposition.
exhibit-travelling-derrick = Grue roulante
    .history = Cette tour sur rails avançait pas à pas dans la nef et hissait les arches géantes une à une.
exhibit-selz-schwab-shoes = Chaussures Selz-Schwab
    .history = Vers 1900, cette maison de Chicago fabriquait quelque 12 000 paires de chaussures par jour.
exhibit-sewing-machines = Machines à coudre
    .history = Singer distribuait des images où les peuples du monde entier cousaient sur ses machines.
exhibit-yerkes-telescope = Lunette Yerkes
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
ticket-old-vienna = Vienne d’autrefois
    .history = Autour d’une place à l’ancienne mode viennoise, on dînait et s’attardait au son de l’orchestre.
ticket-javanese-village = Village javanais
    .history = Des musiciens soundanais de l’ouest de Java y jouaient d’un gamelan que conserve le Field Museum.
ticket-moorish-palace = Palais mauresque
    .history = Derrière un décor inspiré de l’Alhambra, un dédale de miroirs multipliait chaque visiteur égaré.
ticket-ice-railway = Chemin de fer de glace
    .history = Des machines frigorifiques glaçaient la piste, et les traîneaux y filaient en plein été.
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
ticket-lapland-village = Village de Laponie
    .history = Des familles samies y soignaient leurs rennes, et un faon né à l’arrivée fut baptisé Columbia.
ticket-irish-village = Village irlandais
    .history = Des deux villages irlandais rivaux, l’un avait son château de Blarney et une pierre à embrasser.
ticket-libbey-glass = Verrerie Libbey
    .history = Cette verrerie de l’Ohio, en pleine activité, tissa une robe en fil de verre pour une infante d’Espagne.
ticket-murano-glass = Verriers de Murano
    .history = Les souffleurs de la lagune vénitienne fascinaient la foule par un art vieux de plusieurs siècles.
ticket-eiffel-model = Tour Eiffel en miniature
    .history = Quatre ans après l’originale, Chicago pouvait détailler en petit la célèbre tour de Paris.
ticket-kilauea-panorama = Panorama du Kilauea
    .history = Une statue de la déesse Pélé gardait l’entrée d’un immense cratère hawaïen peint, tout en feu.
ticket-alps-panorama = Panorama des Alpes
    .history = Des peintres suisses avaient mis les Alpes bernoises sur une toile géante : nul besoin de piolet.
ticket-zoopraxographical-hall = Salle zoopraxographique
    .history = Eadweard Muybridge y projetait des animaux en mouvement, deux ans avant le cinéma des Lumière.
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
entry-now-first = { $area } : passe en tête, { $count } contre { $rival }
entry-first = { $area } : { $count }, en tête
entry-tied = { $area } : { $count }, à égalité en tête
entry-place =
    { $place ->
        [2] { $area } : { $count }, deuxième
        [3] { $area } : { $count }, troisième
       *[other] { $area } : { $count }, quatrième
    }
entry-from = venu de { $area }
entry-figure = personnalité
entry-takes =
    { $who ->
        [you] prenez { $cards }
       *[other] prend { $cards }
    }
entry-no-cards = aucune carte ici
entry-car = la cabine
entry-car-to =  : { $car } en { $space }
entry-scoring = Décompte, manche { $round }
entry-lull = Blocage
entry-midway = Midway
entry-sets = Séries
entry-returned = Rappel
entry-winner = Victoire

## Demander ce qu’est une chose

about-exhibit = Exposition ({ $area })
about-exhibit-effect = Attend devant vous comme proposition, jusqu’à ce que vous obteniez des approbations dans son palais ({ $area }). Les expositions approuvées comptent en séries : de 1 à 5 palais différents, { $points } points.
about-ticket = Ticket pour Midway
about-ticket-effect =
    Fait avancer la cabine de 1 case dès qu’il est pris. Au décompte, chaque ticket vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et qui a le plus de tickets en gagne { $most } de plus.
about-figure = Personnalité, à jouer après le placement
about-figure-spent = une fois, au tour qui suit sa prise ; ensuite elle est défaussée
about-area = Palais
about-area-effect = Qui a le plus de représentants ici gagne une médaille et des approbations au décompte. Qui y place un représentant prend toutes les cartes à côté.
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
about-lane-kind = Les représentants d’un joueur dans un palais
about-lane-gain = Si la manche finissait maintenant, { $seat } gagnerait : { $what }.
about-lane-none = Si la manche finissait maintenant, { $seat } ne gagnerait rien ici.
about-lane-why =
    { $count ->
        [one] { $count } représentant
       *[other] { $count } représentants
    }
about-lane-then =
    { $home ->
        [0] personne ne retourne dans la réserve
        [one] { $home } sur { $count } retourne dans la réserve
       *[other] { $home } sur { $count } retournent dans la réserve
    }
about-slot = Place libre
about-slot-kind = Place pour une carte à côté d’un palais
about-slot-effect =
    { $left ->
        [one] Encore de la place pour { $left } carte ; ce palais ({ $area }) en accueille { $limit }.
       *[other] Encore de la place pour { $left } cartes ; ce palais ({ $area }) en accueille { $limit }.
    }
about-slot-next =
    { $cards ->
        [one] { $cards } carte est ajoutée après chaque tour, au palais choisi
       *[other] { $cards } cartes sont ajoutées après chaque tour : au palais choisi, puis dans le sens horaire
    }
about-wheel = Grande roue
about-wheel-effect =
    { $left ->
        [one] Encore { $left } case, et c’est le décompte.
       *[other] Encore { $left } cases, et c’est le décompte.
    }
about-wheel-moves = 1 case par ticket pris
about-round = Ce que compte le marqueur
about-round-effect =
    { $rounds ->
        [one] La partie dure { $rounds } manche. Elle finit par un décompte, quand la cabine revient au départ.
       *[other] La partie dure { $rounds } manches. Chacune finit par un décompte, quand la cabine revient au départ.
    }
about-deck = Pioche
about-deck-effect =
    { $cards ->
        [one] Après chaque tour, { $cards } carte est révélée. Personne ne connaît l’ordre de la pioche.
       *[other] Après chaque tour, { $cards } cartes sont révélées. Personne ne connaît l’ordre de la pioche.
    }
about-discard = Défausse
about-discard-effect = Personnalités jouées, tickets comptés et propositions approuvées. Quand la pioche est vide, ces cartes sont mélangées et la remplacent.
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
        [0] Plus aucun représentant à placer : prenez-en un des vôtres dans un palais.
        [one] { $count } représentant prêt à être placé.
       *[other] { $count } représentants prêts à être placés.
    }
about-proposed = Expositions proposées ({ $area })
about-proposed-effect = Ne valent encore rien : au décompte, les approbations de leur palais ({ $area }) les font approuver.
about-approved = Approuvées ({ $area })
about-approved-effect = Comptent en séries à la fin : de 1 à 5 expositions de palais différents valent { $points } points.
about-hand-effect = Se jouent après le placement, au tour suivant de leur propriétaire. Celles qui ne sont pas jouées sont défaussées.
about-beside = avec les cartes de ce palais : { $area }
about-owners = { $seats }
signs-areas = Palais
sign-area = un palais, ses expositions, ses approbations
signs-cards = Cartes
sign-ticket = Ticket
    .line = fait avancer la cabine ; des points au décompte
sign-figure = Personnalité
    .line = se joue au tour suivant, pour son effet
sign-deck = Pioche
    .line = les cartes à venir
sign-discard = Défausse
    .line = les cartes sorties pour l’instant
signs-counts = Sur le plateau
sign-supporter = Représentant
    .line = dans un palais ou dans la réserve
sign-approved = Approuvée
    .line = exposition qui compte en séries
sign-medal = Médaille
    .line = vaut son nombre de points
sign-car = Cabine
    .line = un tour de roue, et c’est le décompte

## Scoring told in stages

event-area-judged = Le palais { $area } est jugé.
event-scoring-ended = La manche { $round } est close.
telling-title = Décompte de la manche { $round }
telling-sets-gained = séries +{ $points }
telling-midway = Midway
telling-areas = Palais
telling-sets = Séries
telling-return = Retour à la réserve
telling-return-rule = La moitié de chaque groupe, arrondie à l’inférieur, retourne à la réserve.
telling-home = Revenus
telling-to-place = À placer
telling-stayed = restés : { $stayed }, revenus : { $gone }
telling-tickets =
    { $count ->
        [0] aucun ticket
        [one] { $count } ticket
       *[other] { $count } tickets
    }
telling-tickets-most =
    { $count ->
        [one] { $count } ticket, le maximum
       *[other] { $count } tickets, le maximum
    }
telling-place-first =
    { $count ->
        [one] { $count } représentant, première place
       *[other] { $count } représentants, première place
    }
telling-place-tied-first =
    { $count ->
        [one] { $count } représentant, première place ex æquo
       *[other] { $count } représentants, première place ex æquo
    }
telling-place-second =
    { $count ->
        [one] { $count } représentant, deuxième place
       *[other] { $count } représentants, deuxième place
    }
telling-place-tied-second =
    { $count ->
        [one] { $count } représentant, deuxième place ex æquo
       *[other] { $count } représentants, deuxième place ex æquo
    }
telling-behind =
    { $count ->
        [one] { $count } représentant, derrière les autres
       *[other] { $count } représentants, derrière les autres
    }
telling-none-there = aucun représentant
telling-approved =
    { $count ->
        [one] { $count } approuvée
       *[other] { $count } approuvées
    }
telling-returned =
    { $count ->
        [0] aucun ne revient ; { $supply } à placer
        [one] { $count } représentant revient ; { $supply } à placer
       *[other] { $count } représentants reviennent ; { $supply } à placer
    }
