home-line = Bâtissez les ateliers d’une exposition moderne, là où la ligne du Simplon rejoint la mer des inventions.
# Expo 1906 in French

## The game in brief

rules-brief =
    Vous dirigez un laboratoire en vue de l’exposition de Milan de 1906. À votre tour, jouez l’une de vos six cartes, mais pas celle que votre voisin de droite vient de jouer : achetez des ressources, achetez un projet ou une technologie, placez des tuiles dans votre laboratoire, avancez au Bureau des brevets ou recevez de l’argent. Un projet est achevé dès que tout ce qu’il lui faut le touche. Il rapporte alors ses points, plus 1 par ressource dont vous menez la piste au Bureau des brevets.
    Le Meeting met fin à la manche : une tuile Jury est posée pour la vapeur ou pour l’électricité, la Gare et l’Académie reçoivent de nouvelles tuiles, et chacun reprend toutes ses cartes.
    La partie s’arrête après dix manches, ou plus tôt, quand un joueur achève son cinquième projet ou que chaque piste a un marqueur à sa dernière étape. On compte alors les projets achevés de l’énergie préférée du Jury, les marqueurs aux dernières étapes et les jetons bonus.

## Moves

action-play = Jouer { $card }
action-take = Prendre { $tile }
action-take-project = Prendre un projet …
action-take-technology = Prendre une technologie …
action-buy =
    { $price ->
        [one] Acheter { $tile } pour { $price } pièce
       *[other] Acheter { $tile } pour { $price } pièces
    }
action-free = Prendre { $tile } gratuitement
action-place = Placer { $tile }
action-place-which = Placer une tuile …
action-remove = Enlever { $tile }
action-remove-cell = Enlever la tuile en { $cell }
action-remove-at = Enlever { $tile } de { $cell }
action-remove-which = Enlever une tuile …
action-move = Déplacer { $tile }
action-move-cell = Déplacer la tuile en { $cell }
action-move-at = Déplacer { $tile } en { $cell }
action-move-which = Déplacer une tuile du laboratoire …
action-put =
    { $turns ->
        [0] En { $cell }, non tournée
        [one] En { $cell }, tournée { $turns } fois
       *[other] En { $cell }, tournée { $turns } fois
    }
action-put-sides = En { $cell }, { $double } { $sides }
action-put-row = Dans la rangée { $row } …
action-put-cell = En { $cell } …
action-token = Avancer le marqueur { $token } : { $row }
action-token-enter = Marqueur { $token } : entre sur { $row }, étape { $step }
action-token-on = Marqueur { $token } : avance sur { $row }, étape { $step }
action-token-change =
    { $price ->
        [0] Marqueur { $token } : passe sur { $row }, étape { $step }, gratuitement
        [one] Marqueur { $token } : passe sur { $row }, étape { $step }, pour { $price } pièce
       *[other] Marqueur { $token } : passe sur { $row }, étape { $step }, pour { $price } pièces
    }
action-money = Recevoir de l’argent
action-money-gives =
    { $money ->
        [one] Recevoir { $money } pièce
       *[other] Recevoir { $money } pièces
    }
action-jury = Poser une tuile Jury : { $energy }
action-chit = Choisir { $chit }
action-stop = Arrêter là
action-pass = Ne jouer aucune dernière carte

## How a resource tile lies: the sides of the half with more units

sides-0 = en haut et à droite
sides-1 = à droite et en bas
sides-2 = en bas et à gauche
sides-3 = à gauche et en haut

## Why a move is refused

illegal-replace-now = Posez d’abord votre tuile de débutant sur une ferraille.
illegal-no-scrap = Il n’y a pas de ferraille en { $cell }.
illegal-card-now = Un tour commence par une carte de votre main.
illegal-card-not-in-hand = { $card } : cette carte n’est pas dans votre main.
illegal-card-barred = { $card } vient d’être jouée avant vous ; choisissez une autre carte.
illegal-meeting-first = Pas de Meeting au premier tour d’une manche.
illegal-meeting-last = La dernière carte ne peut pas être le Meeting.
illegal-last-card-now = Jouez une dernière carte de votre main, ou passez.
illegal-station-now = Prenez une tuile ressource à la Gare, ou arrêtez.
illegal-not-in-station = { $tile } ne se trouve pas à la Gare.
illegal-academy-now = Prenez un projet ou une technologie à l’Académie, ou arrêtez.
illegal-not-in-academy = { $tile } ne se trouve pas à l’Académie.
illegal-laboratory-now = Placez ou enlevez une tuile, ou arrêtez.
illegal-not-before-you = { $tile } ne se trouve pas devant vous.
illegal-no-room = Il n’y a pas de place pour { $tile } dans votre laboratoire.
illegal-no-small-tile = En { $cell } ne se trouve ni tuile ressource ni ferraille utilisable.
illegal-not-in-laboratory = { $tile } ne se trouve pas dans votre laboratoire.
illegal-completed = { $tile } est achevé et reste en place.
illegal-breaks-project = Il manquerait quelque chose à un projet achevé.
illegal-put-now = Posez d’abord { $tile }.
illegal-same-turn =
    { $turns ->
        [one] Tournée { $turns } fois, { $tile } a le même aspect ; tournez moins.
       *[other] Tournée { $turns } fois, { $tile } a le même aspect ; tournez moins.
    }
illegal-outside = Depuis { $cell }, { $tile } dépasserait du laboratoire.
illegal-covers = Depuis { $cell }, { $tile } recouvrirait quelque chose.
illegal-same-spot = Elle y est déjà ainsi.
illegal-moved-already = { $tile } a déjà été déplacé lors de ce Meeting.
illegal-cannot-move = { $tile } ne peut être déplacé nulle part.
illegal-reposition-now = Déplacez une autre tuile, ou arrêtez.
illegal-tokens-now = Avancez un marqueur, ou arrêtez.
illegal-no-such-token = Vous n’avez pas de marqueur { $token }.
illegal-token-at-end = Le marqueur { $token } est à la dernière étape.
illegal-no-link = D’ici, à l’étape { $step }, aucun lien ne mène à { $row }.
illegal-link-too-dear =
    { $price ->
        [one] Passer sur { $row } coûte { $price } pièce, plus que vous n’avez.
       *[other] Passer sur { $row } coûte { $price } pièces, plus que vous n’avez.
    }
illegal-chit-now = Choisissez d’abord le jeton de la piste { $row }.
illegal-chit-taken = { $chit } se trouve sur une autre piste.
illegal-meeting-now = Choisissez une action pour ce Meeting, ou arrêtez.
illegal-twice-in-meeting = Vous l’avez déjà fait lors de ce Meeting : choisissez autre chose.
illegal-no-jury-tile = Il ne reste aucune tuile Jury pour { $energy }.

## What happened

event-card-played = { $seat } joue { $card }.
event-tile-bought =
    { $price ->
        [one] { $seat } achète { $tile } pour { $price } pièce.
       *[other] { $seat } achète { $tile } pour { $price } pièces.
    }
event-tile-taken = { $seat } prend { $tile } gratuitement.
event-scrap-replaced = { $seat } pose { $tile } en { $cell } à la place d’une ferraille.
event-tile-placed = { $seat } place { $tile } en { $cell }.
event-tile-removed = { $seat } enlève { $tile } de { $cell }.
event-scrap-removed = { $seat } enlève la ferraille de { $cell }.
event-tile-moved = { $seat } déplace { $tile } de { $source } en { $cell }.
event-card-improved = { $seat } a maintenant { $card }.
event-card-restored = { $seat } retrouve { $card }.
event-supply-changed = { $seat } : il manque à { $project } { $lacks }.
units-of-type = { $units } { $type }
event-project-completed =
    { $points ->
        [one] { $seat } achève { $project } : { $points } point.
       *[other] { $seat } achève { $project } : { $points } points.
    }
event-leadership-rewarded =
    { $points ->
        [one] { $seat } mène { $rows } : { $points } point de plus.
       *[other] { $seat } mène { $rows } : { $points } points de plus.
    }
event-token-moved = { $seat } avance le marqueur { $token } : { $row }, étape { $step }.
event-row-changed =
    { $price ->
        [0] { $seat } passe le marqueur { $token } sur { $row }, étape { $step }.
        [one] { $seat } paie { $price } pièce et passe le marqueur { $token } sur { $row }, étape { $step }.
       *[other] { $seat } paie { $price } pièces et passe le marqueur { $token } sur { $row }, étape { $step }.
    }
event-chit-placed = { $seat } place { $chit } au bout de { $row }.
event-ghost-tiles-drawn = Pour les fantômes : { $tiles }.
event-ghost-tiles-drawn-none = Il ne reste aucune tuile pour les fantômes.
event-ghost-moved = Le fantôme de { $row } avance à l’étape { $step }.
event-ghost-chit-placed = Le fantôme de { $row } arrive le premier au bout : le hasard y place { $chit }.
event-ghost-card-drawn = Le fantôme révèle { $card }.
event-ghost-card-replaced = { $card } : le fantôme a la carte qui vient d’être jouée, on en pioche une autre.
event-ghost-deck-reshuffled = { $card } ne peut pas venir en premier : on remélange la pile fantôme.
event-money-gained =
    { $money ->
        [0] { $seat } ne peut pas avoir plus de { $total } pièces.
        [one] { $seat } reçoit { $money } pièce et en a { $total }.
       *[other] { $seat } reçoit { $money } pièces et en a { $total }.
    }
event-jury-chosen = { $seat } pose une tuile Jury : { $energy }.
event-jury-drawn = La tuile Jury de la manche : { $energy }.
event-projects-returned = Sous leurs piles : { $projects }.
event-project-opened = Nouveau à l’Académie : { $project }.
event-pile-reshuffled =
    { $tiles ->
        [one] La défausse, { $tiles } tuile, devient la nouvelle pile.
       *[other] La défausse, { $tiles } tuiles, devient la nouvelle pile.
    }
event-station-filled = À la Gare : { $tiles }.
event-station-filled-none = La Gare reste vide.
event-round-began = La manche { $round } commence ; chacun reprend toutes ses cartes.
event-end-near = La fin approche : { $why }.
event-last-card-declined = { $seat } ne joue pas de dernière carte.
event-chit-rewarded =
    { $points ->
        [one] { $seat } gagne { $points } point : { $chit }.
       *[other] { $seat } gagne { $points } points : { $chit }.
    }
event-target-reached =
    { $target ->
        [one] Plus de { $target } point : bien joué, { $seat }.
       *[other] Plus de { $target } points : bien joué, { $seat }.
    }
event-target-missed =
    { $target ->
        [one] { $seat } n’a pas dépassé { $target } point cette fois.
       *[other] { $seat } n’a pas dépassé { $target } points cette fois.
    }

## What ends the game

end-jury = le Jury est au complet
end-patents = chaque piste a un marqueur à sa dernière étape
end-projects = un joueur a achevé assez de projets

## Where points come from

reason-projects = projets
reason-leadership = pistes menées
reason-jury = Jury
reason-steps = dernières étapes
reason-chits = jetons bonus

## Options

option-first-player = qui commence
option-level = niveau
option-value-scientist = scientifique
option-value-graduate = nouveau diplômé : 1 Ressource de départ
option-value-student = étudiant : 2 Ressources de départ

## The table as text

board-round = Manche { $round } sur { $rounds }
board-over = Partie terminée
board-ending = Dernières cartes
board-pile = pile { $pile }, défausse { $discard }
board-ghost-card = fantôme : { $card }
board-card = { $card }, { $done } sur { $allowed }
board-held = en main : { $tile }
board-player = Joueur
board-hand = Main
board-last = Dernière carte
board-front = Devant
board-completed = Achevés
board-projects = Projets
board-technologies = Technologies
board-lacks = { $project } : il manque { $units }
board-is-completed = { $project } est achevé
board-legend = Dans un laboratoire, les majuscules sont des projets, les chiffres des technologies (nommés à côté), # est de la ferraille ; une tuile ressource montre sa moitié double par une flèche : ↗ en haut et à droite, ↘ à droite et en bas, ↙ en bas et à gauche, ↖ à gauche et en haut. Au Bureau des brevets, le marqueur de tête d’une piste vient en premier, signe du joueur puis étape ; g est un fantôme. ▶ marque le joueur actif.
board-tie-break = Points égaux : le plus d’argent l’emporte.
prompt-replace-scrap = { $seat }, quelle ferraille votre tuile remplace-t-elle, et dans quel sens ?
prompt-play-card = { $seat }, quelle carte jouez-vous ?
prompt-play-last-card = { $seat }, quelle dernière carte jouez-vous ?
prompt-buy-resources = { $seat }, quelle tuile ressource achetez-vous ?
prompt-buy-from-academy = { $seat }, qu’achetez-vous à l’Académie ?
prompt-take-free-tile = { $seat }, quelle tuile ressource prenez-vous gratuitement ?
prompt-work-in-laboratory = { $seat }, que placez-vous ou enlevez-vous ?
prompt-put-tile = { $seat }, où posez-vous la tuile ?
prompt-move-tokens = { $seat }, quel marqueur avancez-vous ?
prompt-choose-chit = { $seat }, quel jeton placez-vous au bout de { $row } ?
prompt-hold-meeting = { $seat }, que faites-vous lors du Meeting ?
prompt-reposition-tiles = { $seat }, quelle tuile déplacez-vous ensuite ?
prompt-move-tile = { $seat }, où va la tuile ?

## Resources

resource-steel = Acier
    .short = Acier
resource-copper = Cuivre
    .short = Cuiv
resource-manual = Travail manuel
    .short = Man
resource-automated = Travail automatisé
    .short = Auto
resource-empirical = Recherche empirique
    .short = Emp
resource-scientific = Recherche scientifique
    .short = Sci
resource-steam = Vapeur
    .short = Vap
resource-electricity = Électricité
    .short = Élec

## Shapes

shape-i = Forme en I
shape-square = Carré
shape-l = Forme en L
shape-t = Forme en T
shape-s = Forme en S

## Cards

card-train-station = Gare
    .effect = Achetez jusqu’à { $tiles } tuiles ressource à la Gare. L’une après l’autre, elles coûtent { $prices }.
card-academy = Académie
    .effect =
        { $price ->
            [one] Achetez un projet ou une technologie à l’Académie pour { $price } pièce.
           *[other] Achetez un projet ou une technologie à l’Académie pour { $price } pièces.
        }
card-laboratory = Laboratoire
    .effect = Placez des tuiles dans votre laboratoire ou enlevez-en, jusqu’à { $steps } en tout.
card-journal = Journal
    .effect = Avancez vos marqueurs au Bureau des brevets : { $moves } points de mouvement, répartis à votre guise.
card-skyscraper = Gratte-ciel
    .effect =
        { $coins ->
            [one] Recevez { $coins } pièce.
           *[other] Recevez { $coins } pièces.
        }
card-meeting-room = Meeting
    .effect = Choisissez deux actions différentes : réorganiser des tuiles de votre laboratoire, recevoir de l’argent, avancer au Bureau des brevets, choisir une tuile Jury. Puis la manche se termine.

## Improved cards

card-improved-train-station = Gare+
    .effect = Achetez jusqu’à { $tiles } tuiles ressource à la Gare. L’une après l’autre, elles coûtent { $prices }.
card-improved-academy = Académie+
    .effect =
        { $price ->
            [one] Achetez un projet ou une technologie à l’Académie pour { $price } pièce.
           *[other] Achetez un projet ou une technologie à l’Académie pour { $price } pièces.
        } { $tiles ->
            [one] Prenez aussi une tuile ressource gratuite à la Gare.
           *[other] Prenez aussi { $tiles } tuiles ressource gratuites à la Gare.
        }
card-improved-laboratory = Laboratoire+
    .effect = Placez des tuiles dans votre laboratoire ou enlevez-en, jusqu’à { $steps } en tout.
card-improved-journal = Journal+
    .effect = Avancez vos marqueurs au Bureau des brevets : { $moves } points de mouvement, répartis à votre guise. Chaque changement de piste coûte { $discount } de moins.
card-improved-skyscraper = Gratte-ciel+
    .effect =
        { $coins ->
            [one] Recevez { $coins } pièce.
           *[other] Recevez { $coins } pièces.
        }

## Projects: I shape

project-airship = Dirigeable
    .history = En octobre 1906, le LZ 3 de Zeppelin survola le lac de Constance, neuf mois après la perte du LZ 2.
project-pneumatic-hammer = Marteau pneumatique
    .history = Charles King montra le sien à Chicago en 1893 ; en 1896, il conduisit la première auto de Detroit.
project-tower-crane = Grue à tour
    .history = Achevée en 1907, la grue Titan de Clydebank, une géante électrique, domine toujours la Clyde.
project-electrocardiograph = Électrocardiographe
    .history = En 1906, Einthoven, de Leyde, décrivit des battements de cœur venus de l’hôpital par fil téléphonique.
project-escalator = Escalier mécanique
    .history = À Londres, la station Holloway Road en reçut un en spirale en 1906, sans doute jamais ouvert au public.
project-neon-tube = Tube au néon
    .history = Georges Claude liquéfiait l’air et avait du néon de reste : il en éclaira le Salon de l’auto de 1910.

## Projects: square

project-cruise-ship = Navire de croisière
    .history = Premier navire conçu pour la croisière, le Prinzessin Victoria Luise s’échoua à la Jamaïque fin 1906.
project-refrigerator = Réfrigérateur
    .history = L’abbé Audiffren breveta en 1894 une machine à froid, pour rafraîchir, dit-on, le vin de ses moines.
project-pressure-cooker = Autocuiseur
    .history = En 1679, Denis Papin attendrissait les os à la vapeur ; sa soupape servit ensuite aux machines à vapeur.
project-vacuum-cleaner = Aspirateur
    .history = En 1907, le concierge James Spangler en fit un avec un ventilateur, un manche à balai et une taie.
project-washing-machine = Machine à laver
    .history = Vers 1907, la Thor de Chicago fut l’une des premières qu’un moteur électrique faisait tourner.
project-electric-oven = Four électrique
    .history = En Australie, Nora Curle Smith écrivit en 1907 un livre de recettes pour celui qu’inventa son mari.

## Projects: L shape

project-automobile = Automobile
    .history = En juin 1906, Ferenc Szisz, sur Renault, gagna le premier Grand Prix, près du Mans, à 101 km/h.
project-motorcycle = Motocyclette
    .history = En janvier 1907, Glenn Curtiss atteignit 219 km/h sur une machine à moteur V8 de sa fabrication.
project-steam-tractor = Tracteur à vapeur
    .history = En 1904, Benjamin Holt en mit un sur chenilles ; à le voir ramper, on le nomma Caterpillar.
project-synthetic-rubber = Caoutchouc synthétique
    .history = En 1906, Bayer en offrit 20 000 marks à ses chimistes ; en 1909, Fritz Hofmann tenait le brevet.
project-wireless-telegraph = Télégraphe sans fil
    .history = En novembre 1906, à Berlin, les nations convinrent d’un même appel de détresse en mer : SOS.
project-electric-tram = Tramway électrique
    .history = Un train électrique sur viaduc de bois reliait les deux moitiés de l’exposition de Milan.

## Projects: T shape

project-cellophane = Cellophane
    .history = Du vin renversé sur une nappe donna l’idée à Jacques Brandenberger, qui breveta son film en 1908.
project-biplane = Biplan
    .history = En novembre 1906, à Bagatelle, le 14-bis de Santos-Dumont vola 220 mètres, la queue en avant.
project-steam-shovel = Pelle à vapeur
    .history = En novembre 1906, sous la pluie, Theodore Roosevelt prit les commandes d’une pelle à Panama.
project-telephone = Téléphone
    .history = Se croyant lésé par les opératrices, le croque-mort Almon Strowger inventa le central automatique.
project-light-bulb = Ampoule électrique
    .history = La marque Osram, d’osmium et de Wolfram, nom allemand du tungstène, fut déposée en 1906.
project-tabulating-machine = Tabulatrice
    .history = Les cartes d’Herman Hollerith hâtèrent le recensement américain de 1890 ; de sa firme naquit IBM.

## Projects: S shape

project-laparoscopy = Laparoscopie
    .history = En 1901, Georg Kelling, de Dresde, scruta le ventre d’un chien avec un tube conçu pour la vessie.
project-bakelite = Bakélite
    .history = Enrichi par un papier photo vendu à Eastman, Leo Baekeland la mit au point chez lui en 1907.
project-outboard-motor = Moteur hors-bord
    .history = On raconte qu’Ole Evinrude en rêva en 1906, quand une glace fondit dans sa barque à rames.
project-radiography = Radiographie
    .history = Premier prix Nobel de physique, Röntgen ne breveta pas ses rayons : ils devaient servir à tous.
project-gramophone = Gramophone
    .history = En 1902, dans un hôtel de Milan, Enrico Caruso chanta dix airs dans le pavillon pour 100 livres.
project-cinematograph = Cinématographe
    .history = Une première : « The Story of the Kelly Gang », sorti à Melbourne fin 1906, durait plus d’une heure.

## Technologies that give resources

technology-combustion-engines = Moteur à combustion
    .history = À l’Exposition de Paris, en 1900, un moteur de Rudolf Diesel tourna à l’huile d’arachide.
technology-batteries = Piles
    .history = Edison consacra dix ans à un accumulateur pour autos électriques ; l’essence les avait alors dépassées.
technology-steel-and-manual = Équipe de riveteurs
    .history = Ils étaient quatre : l’un chauffait et lançait les rivets, un autre attrapait, un tenait, un frappait.
technology-manual-and-scientific = Étude des gestes
    .history = À force d’étude, Frank Gilbreth ramena la pose d’une brique de dix-huit mouvements à cinq.
technology-scientific-and-copper = Électrolyse
    .history = James Elkington la breveta pour le cuivre en 1865 : le courant épure le métal qui le conduira.
technology-copper-and-automated = Tréfilerie
    .history = Le fil de cuivre écroui, dû à Thomas Doolittle en 1877, porta la voix bien plus loin que le fer.
technology-automated-and-empirical = Métier automatique
    .history = Fils de charpentier, Sakichi Toyoda apprit en essayant ; en 1906, il inventa un métier circulaire.
technology-empirical-and-steel = Acier rapide
    .history = Taylor et White le trouvèrent à force d’essais ; à Paris, en 1900, il coupait même porté au rouge.

## Technologies that improve cards

technology-improved-train-station = Gare améliorée
    .history = Les trains électriques gagnèrent Grand Central, à New York, en 1906 ; la vapeur en fut bannie en 1908.
technology-improved-academy = Académie améliorée
    .history = Le 5 novembre 1906, Marie Curie donna son premier cours : la première femme à enseigner en Sorbonne.
technology-improved-laboratory = Laboratoire amélioré
    .history = J. J. Thomson reçut le prix Nobel en 1906 ; sept de ses assistants l’obtiendraient à leur tour.
technology-improved-journal = Journal amélioré
    .history = En janvier 1906, le Scientific American doutait encore des vols « fabuleux » des frères Wright.
technology-improved-skyscraper = Gratte-ciel amélioré
    .history = Commencé en 1906 à New York, le Singer Building, haut de 187 mètres, fut le plus haut immeuble du monde.

## Bonus chits

chit-paris-1889 = Paris 1889
    .history = Prévue pour vingt ans, la tour Eiffel fut sauvée par la télégraphie sans fil, dont elle portait l’antenne.
    .effect = Quand tout le reste est compté : 1 point par tranche de { $every } points, même incomplète.
chit-chicago-1893 = Chicago 1893
    .history = La roue de Ferris tourna encore à Saint-Louis en 1904, puis fut dynamitée en mai 1906.
    .effect = 1 point par tranche de { $every } pièces, même incomplète.
chit-brussels-1897 = Bruxelles 1897
    .history = Autour du palais des Colonies, le roi exhiba 267 Congolais ; sept d’entre eux moururent.
    .effect =
        { $points ->
            [one] { $points } point par case de votre laboratoire d’où la ferraille a été enlevée et qu’une autre tuile couvre.
           *[other] { $points } points par case de votre laboratoire d’où la ferraille a été enlevée et qu’une autre tuile couvre.
        }
chit-paris-1900 = Paris 1900
    .history = Le métro ouvrit en juillet 1900, en pleine Exposition, avec les entrées de fonte d’Hector Guimard.
    .effect =
        { $points ->
            [one] { $points } point par technologie dans votre laboratoire, { $most } au plus.
           *[other] { $points } points par technologie dans votre laboratoire, { $most } au plus.
        }
chit-liege-1905 = Liège 1905
    .history = Le palais des Beaux-Arts fut bâti pour durer : dans le parc de la Boverie, c’est toujours un musée.
    .effect =
        { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
chit-milan-1906 = Milan 1906
    .history = L’exposition attendit un an le Simplon, plus long tunnel ferroviaire de montagne jusqu’en 1982.
    .effect =
        { $points ->
            [one] { $points } point par forme différente parmi les projets de votre laboratoire, achevés ou non.
           *[other] { $points } points par forme différente parmi les projets de votre laboratoire, achevés ou non.
        }

## Jury tiles and scrap

jury-steam = Voix pour la vapeur
    .history = Lancé en février 1906, le HMS Dreadnought fut le premier cuirassé mû par des turbines à vapeur.
jury-electricity = Voix pour l’électricité
    .history = Dès l’ouverture du Simplon, en 1906, des locomotives électriques tirèrent les trains sous la montagne.
scrap = Ferraille
    .history = En août 1906, un incendie ravagea une partie de l’exposition de Milan, rouverte quarante jours plus tard.

## Places and tracks

place-academy = Académie
    .history = En 1906, l’Italie eut deux prix Nobel : Camillo Golgi en médecine, Giosuè Carducci en littérature.
place-train-station = Gare
    .history = En avril 1906, le roi posa la première pierre de la gare centrale de Milan, qui ouvrit en 1931.
place-jury = Jury
    .history = Quarante nations vinrent à Milan en 1906, et des jurys leur décernèrent médailles et grands prix.
place-patents-office = Bureau des brevets
    .history = Le 1er avril 1906, le bureau des brevets de Berne promut Albert Einstein expert de deuxième classe.
place-laboratory = Laboratoire
    .history = Henri Moissan reçut le prix Nobel en 1906 pour avoir isolé le fluor et pour son four électrique.
track-funding = Financement
track-prestige = Prestige

## Resource tiles, by the half with more units and the half with fewer

tile-steel-copper = Acier / cuivre
tile-steel-manual = Acier / manuel
tile-steel-automated = Acier / automatisé
tile-steel-empirical = Acier / empirique
tile-steel-scientific = Acier / scientifique
tile-steel-steam = Acier / vapeur
tile-steel-electricity = Acier / électricité
tile-copper-steel = Cuivre / acier
tile-copper-manual = Cuivre / manuel
tile-copper-automated = Cuivre / automatisé
tile-copper-empirical = Cuivre / empirique
tile-copper-scientific = Cuivre / scientifique
tile-copper-steam = Cuivre / vapeur
tile-copper-electricity = Cuivre / électricité
tile-manual-steel = Manuel / acier
tile-manual-copper = Manuel / cuivre
tile-manual-automated = Manuel / automatisé
tile-manual-empirical = Manuel / empirique
tile-manual-scientific = Manuel / scientifique
tile-manual-steam = Manuel / vapeur
tile-manual-electricity = Manuel / électricité
tile-automated-steel = Automatisé / acier
tile-automated-copper = Automatisé / cuivre
tile-automated-manual = Automatisé / manuel
tile-automated-empirical = Automatisé / empirique
tile-automated-scientific = Automatisé / scientifique
tile-automated-steam = Automatisé / vapeur
tile-automated-electricity = Automatisé / électricité
tile-empirical-steel = Empirique / acier
tile-empirical-copper = Empirique / cuivre
tile-empirical-manual = Empirique / manuel
tile-empirical-automated = Empirique / automatisé
tile-empirical-scientific = Empirique / scientifique
tile-empirical-steam = Empirique / vapeur
tile-empirical-electricity = Empirique / électricité
tile-scientific-steel = Scientifique / acier
tile-scientific-copper = Scientifique / cuivre
tile-scientific-manual = Scientifique / manuel
tile-scientific-automated = Scientifique / automatisé
tile-scientific-empirical = Scientifique / empirique
tile-scientific-steam = Scientifique / vapeur
tile-scientific-electricity = Scientifique / électricité
tile-steam-steel = Vapeur / acier
tile-steam-copper = Vapeur / cuivre
tile-steam-manual = Vapeur / manuel
tile-steam-automated = Vapeur / automatisé
tile-steam-empirical = Vapeur / empirique
tile-steam-scientific = Vapeur / scientifique
tile-steam-electricity = Vapeur / électricité
tile-electricity-steel = Électricité / acier
tile-electricity-copper = Électricité / cuivre
tile-electricity-manual = Électricité / manuel
tile-electricity-automated = Électricité / automatisé
tile-electricity-empirical = Électricité / empirique
tile-electricity-scientific = Électricité / scientifique
tile-electricity-steam = Électricité / vapeur

## On the page

draw-table = La table
draw-board = L’exposition
draw-parts = Parties de la table
draw-hand = Vos six cartes
draw-card-train-station = Gare
draw-card-academy = Académie
draw-card-laboratory = Labora­toire
draw-card-journal = Journal
draw-card-skyscraper = Gratte-ciel
draw-card-meeting-room = Meeting
draw-round-ending = Manche { $round } sur { $rounds }, la fin approche
draw-to-move = à jouer
draw-first = A commencé la partie
draw-your-laboratory = Votre laboratoire
draw-laboratory-of = Laboratoire : { $name }
draw-close = Fermer
draw-projects = Projets
draw-if-set = Si vous la posez ici
draw-no-projects = Aucun projet au laboratoire pour l’instant.
draw-has = { $resource } : { $has } sur { $needs }
draw-completed = Achevé
draw-lacks = Manque
draw-completed-of = Projets achevés ; { $projects } mettent fin à la partie
draw-tiles-waiting = Tuiles à placer
draw-cards-in-hand = Cartes en main
draw-last-card = Dernière carte
draw-no-card-yet = Aucune carte jouée dans cette manche
draw-before-you = À placer
draw-nothing-waits = Aucune tuile à placer.
draw-turn-left = Tourner à gauche
draw-turn-right = Tourner à droite
draw-set = Poser
draw-put = Poser en { $cell }
draw-turned =
    { $turns ->
        [0] sans tourner
        [1] un quart de tour
       *[other] { $turns } quarts de tour
    }
draw-playing = { $done } sur { $allowed }
draw-played = Jouée
draw-improved = Améliorée
draw-not-first = Pas d’abord
draw-not-last = Pas à la fin
draw-ghosts-card = Fantôme
draw-academy-price = une tuile pour { $price }
draw-pile =
    { $unseen ->
        [one] { $unseen } projet caché dessous
       *[other] { $unseen } projets cachés dessous
    }
draw-empty = aucun
draw-station-price = la prochaine : { $price } sur { $money }
draw-station-free = une gratuite
draw-station-pile =
    { $tiles ->
        [one] { $tiles } tuile dans la pile
       *[other] { $tiles } tuiles dans la pile
    }
draw-jury-worth = { $points } par projet
draw-jury-left = encore { $left }
draw-jury-so-far = Vapeur { $steam }, électricité { $electricity }
draw-vote =
    { $left ->
        [one] Poser une tuile du jury : { $energy } ; il en reste { $left }
       *[other] Poser une tuile du jury : { $energy } ; il en reste { $left }
    }
draw-points-left =
    { $left ->
        [one] encore { $left } pas, { $money } en caisse
       *[other] encore { $left } pas, { $money } en caisse
    }
draw-chits-left =
    { $count ->
        [one] { $count } jeton restant
       *[other] { $count } jetons restants
    }
draw-link =
    { $price ->
        [0] Changer de rangée ici, gratuitement
       *[other] Changer de rangée ici pour { $price }
    }
draw-token = Marqueur { $token } de { $name }
draw-ghost = Fantôme
draw-token-to = Marqueur { $token } : { $row }, étape { $step }
draw-ghost-deck = Fantôme : { $cards } cartes
draw-meeting-open = Action { $number }
draw-meeting-reposition = Tuiles
draw-meeting-money = Argent
draw-meeting-patent = Brevets
draw-meeting-jury = Jury
draw-costs = coûte { $price }, reste { $left }
draw-free = gratuit
draw-cannot-pay = Vous ne pouvez pas payer les { $price } qu’il faut : elle ne donnerait rien.
draw-points-now =
    { $points ->
        [one] { $points } point si achevé maintenant
       *[other] { $points } points si achevé maintenant
    }
draw-wanted = utile à { $projects }
draw-not-wanted = aucun projet ne l’attend
draw-improves = améliore { $card }
draw-then-gone = va à la défausse
draw-then-back = quitte le jeu
draw-then-under-pile = va sous sa pile
draw-then-to-academy = retourne à l’Académie
draw-then-basic = de nouveau { $card }
draw-chit-now =
    { $points ->
        [one] Maintenant : { $points } point.
       *[other] Maintenant : { $points } points.
    }
draw-then-lacks = il manque alors à { $project } { $lacks }
draw-then-completed = achève { $project } : +{ $points }
draw-then-leads = alors en tête
draw-then-chit = dernière étape
draw-then-points =
    { $points ->
        [one] { $points } point à la fin
       *[other] { $points } points à la fin
    }
draw-then-jury = alors vapeur { $steam }, électricité { $electricity }
draw-then-money = vous aurez { $money }
draw-stop-leaves =
    { $left ->
        [0] l’action se termine
       *[other] { $left } sans emploi
    }
draw-pass-gives = votre partie est finie
draw-result = Projets achevés et jetons
draw-none-completed = aucun
draw-say-held = { $name } en main. Les flèches la déplacent, R la tourne, Entrée la pose, Échap la remet.
draw-say-back = { $name } : remis en place.
draw-say-set = Poser en { $cell }
draw-say-no-set = Pas en { $cell }
draw-say-here = { $cell } : { $what }
draw-say-turned-tile = côté double : { $sides }
draw-say-turned-shape = rotation { $turn } sur { $turns }
draw-say-feeds-nothing = convient, ne fournit rien.
draw-say-complete = { $project } achevé, { $points } de prestige.
draw-say-lacks-names = Il manque à { $project } : { $lacks }.
draw-say-units = { $n } { $type }
draw-say-lacks = manque { $lacks }
draw-say-completes = s’achève : { $points } de prestige
draw-say-gain = +{ $points }
draw-say-outside = { $name } dépasserait du laboratoire.
draw-say-covers = Il y a déjà quelque chose à cet endroit.
draw-say-same-spot = C’est là qu’elle se trouve.
draw-say-breaks = { $project } perdrait ce qui l’a achevé.

## Tabs, and the ghost of a game alone
draw-tab-lab = Labo
draw-tab-station = Gare, Jury
draw-tab-patents = Brevets
draw-tab-rivals = Rivaux
draw-solo-progress =
    { $points ->
        [one] { $points } point (objectif : dépasser { $target })
       *[other] { $points } points (objectif : dépasser { $target })
    }
draw-ghost-leads =
    { $rows ->
        [0] Il n’est en tête d’aucune piste
        [one] Il est en tête de { $rows } piste
       *[other] Il est en tête de { $rows } pistes
    }

## Leading a row
draw-say-completes-leading = s’achève : { $points } + { $more } en tête de piste ({ $rows })
draw-leading-adds = +{ $points } en tête de piste : { $rows }

## Tokens by where they stand
draw-token-enters = De l’étape { $start } à la piste { $row }, étape { $step }
draw-token-goes-on = Piste { $row } : de l’étape { $start } à { $step }
draw-token-changes = De la piste { $source } à la piste { $row }, étape { $step }

## The table in words

told-station = Gare : { $tiles }.
told-academy = Académie : { $projects }. Technologies : { $technologies }.
told-jury = Jury : vapeur { $steam }, électricité { $electricity }, cases libres { $free }.
told-row = { $row } : { $tokens }.
told-row-chit = Au bout : { $chit }.
told-ghost = fantôme
told-seat = { $seat } : argent { $money }, prestige { $prestige }, cartes en main { $cards }. Dernière carte : { $last }. Achevés : { $completed }. Devant : { $front }.
told-lab = Laboratoire de { $seat } : { $tiles }. Ferraille : { $scrap }.
told-need = { $kind } { $has } sur { $need }
told-none = rien

## The chronicle
entry-buys = { $tiles } pour { $price } { $money }
entry-free = { $tiles } gratis
entry-sets =
    { $who ->
        [you] placez { $tiles }
       *[other] place { $tiles }
    }
entry-removes =
    { $who ->
        [you] enlevez { $tiles }
       *[other] enlève { $tiles }
    }
entry-moves =
    { $who ->
        [you] déplacez { $tiles }
       *[other] déplace { $tiles }
    }
entry-clears =
    { $who ->
        [you] ôtez { $count } { $scrap }
       *[other] ôte { $count } { $scrap }
    }
entry-to-step = { $row } en { $step }
entry-money = pièces
entry-improved = désormais { $card }
entry-restored = de nouveau { $card }
entry-chit =
    { $who ->
        [you] prenez { $chit }
       *[other] prend { $chit }
    }
entry-ghost = le fantôme
entry-round = Manche { $round }
entry-setup = Mise en place
entry-last-cards = Dernières cartes
entry-no-last-card = Pas de dernière carte
entry-end = Décompte final
entry-winner = Victoire

## Demander ce qu’est une chose

about-project = Projet ({ $shape })
about-project-effect = Achevé dès que tout ce qu’il exige le touche : { $points } points, et { $lead } de plus pour chacune de ses ressources dont vous êtes en tête de la piste au { place-patents-office }.
about-project-jury = énergie : { $energy } ; { $points } de plus à la fin si le jury la préfère
about-lacks = Manque
about-completed-already = rien : il est achevé
about-worth-now =
    { $points ->
        [one] { $points } point si vous l’achevez
       *[other] { $points } points si vous l’achevez
    }
about-technology = Technologie ({ $shape })
about-technology-improves = Tant qu’elle est dans votre laboratoire, vous avez la carte { $card } : { $effect }
about-technology-gives = Fournit { $units } à chaque projet qui la touche.
about-technology-works = partout dans votre laboratoire, tant qu’elle y est
about-without = Sans elle
about-tile = Tuile Ressource
about-tile-effect = Fournit { $more } par deux côtés et { $less } par les deux autres, aux projets qui les touchent.
about-scrap = Dans chaque laboratoire au début
about-scrap-effect = Occupe une case et ne fournit rien. La carte Laboratoire peut l’enlever pour de bon.
about-at-academy =
    { $price ->
        [one] { $price } pièce à l’Académie
       *[other] { $price } pièces à l’Académie
    }
about-seat = { $seat }
about-card = Carte ; chaque joueur a les six mêmes
about-barred-first-turn = pas au premier tour d’une manche
about-barred-neighbour = le joueur précédent vient de la jouer
about-barred-ghost = le fantôme vient de la révéler
about-barred-last-card = elle ne peut pas être la dernière carte
about-place = Partie du plateau
about-place-academy =
    { $price ->
        [one] La carte Académie y achète un projet ou une technologie pour { $price } pièce.
       *[other] La carte Académie y achète un projet ou une technologie pour { $price } pièces.
    }
about-place-train-station = La carte Gare y achète des tuiles Ressource ; l’une après l’autre, elles coûtent { $prices }. À la fin de la manche, la gare est remplie depuis la pile (il en reste { $pile }).
about-place-jury =
    { $points ->
        [one] À la fin, chacun de vos projets achevés vaut { $points } point de plus s’il utilise l’énergie qui a le plus de tuiles Jury.
       *[other] À la fin, chacun de vos projets achevés vaut { $points } points de plus s’il utilise l’énergie qui a le plus de tuiles Jury.
    }
about-place-patents-office =
    { $points ->
        [one] Les marqueurs avancent sur six pistes. Qui est en tête d’une piste gagne { $points } point de plus pour chaque projet qui exige sa ressource.
       *[other] Les marqueurs avancent sur six pistes. Qui est en tête d’une piste gagne { $points } points de plus pour chaque projet qui exige sa ressource.
    }
about-place-laboratory = Votre laboratoire : les tuiles fournissent les projets qu’elles touchent. La carte Laboratoire place et enlève des tuiles.
about-jury-tile = Tuile Jury
about-jury-projects =
    { $count ->
        [0] aucun projet achevé n’en profite
        [one] { $count } projet achevé en profite
       *[other] { $count } projets achevés en profitent
    }
about-pile = Pile de tuiles Ressource
about-pile-effect = Tuiles à venir : { $tiles } ; les { $discard } défaussées formeront la pile suivante.
about-academy-pile = Pile de projets d’une forme
about-academy-pile-effect =
    { $unseen ->
        [one] En dessous, { $unseen } projet que personne n’a vu ; un nouveau se découvre à la fin de la manche.
       *[other] En dessous, { $unseen } projets que personne n’a vus ; un nouveau se découvre à la fin de la manche.
    }
about-below = Tout en dessous
about-names = { $names }
about-list = { $parts }
about-resource = Ressource
about-resource-effect = Les projets l’exigent. Les tuiles et les technologies qui touchent un projet la fournissent ; qui est en tête de sa piste au { place-patents-office } gagne des points de plus.
about-energy-effect = Énergie : chaque projet exige l’une des deux. À la fin, le jury récompense les projets de l’énergie qui a le plus de voix.
about-need-effect = Il en a { $has } sur les { $needs } qu’il exige.
about-row = Piste
about-row-effect =
    { $points ->
        [one] Qui est en tête de cette piste gagne { $points } point de plus en achevant un projet qui exige cette ressource.
       *[other] Qui est en tête de cette piste gagne { $points } points de plus en achevant un projet qui exige cette ressource.
    }
about-row-stack = dans une pile, le marqueur du dessus est en tête
about-stack = Pile
about-leads = En tête
about-nobody = personne encore
about-ghost-on = le fantôme, case { $step }
about-seat-on = { $seat }, case { $step }
about-step = Case { $step } sur { $steps }
about-step-first = Tous les marqueurs partent d’ici ; d’ici, un marqueur entre sur la piste de son choix.
about-step-last = Le premier marqueur arrivé ici choisit un jeton bonus pour la piste ; à la fin, chaque marqueur présent marque ce jeton.
about-step-effect =
    { $points ->
        [0] Un marqueur ici ne vaut rien à la fin, mais il peut être en tête de la piste.
        [one] Un marqueur ici vaut { $points } point à la fin.
       *[other] Un marqueur ici vaut { $points } points à la fin.
    }
about-link = Changement de piste
about-link-kind = Case { $step }
about-link-effect =
    { $price ->
        [0] Ici, un marqueur peut passer de l’une à l’autre ({ $one }, { $other }) : 1 point de mouvement, aucune pièce.
        [one] Ici, un marqueur peut passer de l’une à l’autre ({ $one }, { $other }) : 1 point de mouvement et { $price } pièce.
       *[other] Ici, un marqueur peut passer de l’une à l’autre ({ $one }, { $other }) : 1 point de mouvement et { $price } pièces.
    }
about-link-price = { $discount } de moins avec la carte { $card }
about-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
about-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
about-token-start = Sur la première case
about-token-on = { $row }, case { $step }
about-token-effect =
    { $points ->
        [one] Le Journal le déplace ; son petit numéro dit lequel de vos marqueurs c’est. En tête d’une piste, il rapporte { $points } point de plus pour chaque projet qui l’exige.
       *[other] Le Journal le déplace ; son petit numéro dit lequel de vos marqueurs c’est. En tête d’une piste, il rapporte { $points } points de plus pour chaque projet qui l’exige.
    }
about-ghost-token-effect = Marqueur de personne : il avance au hasard à la fin d’une manche et peut prendre la tête de la piste à votre place.
about-end = À la fin
about-chit = Jeton bonus
about-chit-left = encore à choisir
about-prestige = Points : { $seat }
about-prestige-effect =
    { $points ->
        [one] { $points } point pour l’instant ; le jury, les marqueurs et les jetons bonus s’ajoutent à la fin.
       *[other] { $points } points pour l’instant ; le jury, les marqueurs et les jetons bonus s’ajoutent à la fin.
    }
about-token-points =
    { $points ->
        [one] { $points } point pour les marqueurs
       *[other] { $points } points pour les marqueurs
    }
about-money-effect = Les pièces paient les tuiles, les projets, les technologies et les changements de piste. Personne ne peut en avoir plus de { $most }.
about-completed =
    { $count ->
        [one] { $count } projet achevé
       *[other] { $count } projets achevés
    }
about-completed-effect = Quand quelqu’un achève { $projects } projets, la fin de la partie commence.
about-front-effect = Achetées, mais pas encore dans le laboratoire : la carte Laboratoire les place.
about-cards-effect =
    { $cards ->
        [one] Encore { $cards } carte en main. Après une réunion, chacun reprend ses six cartes.
       *[other] Encore { $cards } cartes en main. Après une réunion, chacun reprend ses six cartes.
    }
about-first = Premier joueur
about-first-effect = A commencé la partie. On joue dans le sens horaire.
about-ghost-deck = Pile fantôme
about-ghost-deck-effect =
    { $cards ->
        [one] Le fantôme révèle une carte après chacun de vos tours ; vous ne pouvez pas jouer la même ensuite. Il reste { $cards } carte.
       *[other] Le fantôme révèle une carte après chacun de vos tours ; vous ne pouvez pas jouer la même ensuite. Il reste { $cards } cartes.
    }
about-ghost-target = Objectif
about-ghost-target-effect = Dépassez { $target } points pour réussir.
signs-cards = Cartes
signs-resources = Ressources
sign-resource = exigée par des projets ; a une piste
sign-energy = énergie ; le jury en décide
sign-train-station = achète des tuiles Ressource
sign-academy = achète un projet ou une technologie
sign-laboratory = place et enlève des tuiles
sign-journal = fait avancer les marqueurs
sign-skyscraper = rapporte des pièces
sign-meeting-room = deux petites actions, puis la manche finit
signs-counts = Ce que comptent les nombres
sign-prestige = Prestige
    .line = les points
sign-lira = Pièces
    .line = paient tuiles et changements de piste
sign-check = Achevés
    .line = projets déjà comptés
sign-lift = À placer
    .line = tuiles devant un joueur
sign-crown = En tête
    .line = premier d’une piste : plus de points
sign-scrap = Ferraille
    .line = occupe une case du laboratoire

## Scorings told in stages

event-final-scoring-began = Les derniers points sont comptés.
telling-final = Décompte final
telling-completed = Projet achevé
telling-worth =
    { $points ->
        [one] vaut { $points } point
       *[other] vaut { $points } points
    }
telling-led = +{ $points } pour la tête des pistes { $rows }
telling-jury = { $points } de plus à la fin si le Jury préfère : { $energy }
telling-jury-projects =
    { $count ->
        [0] aucun projet de l’énergie préférée
        [one] { $count } projet de l’énergie préférée, { $points } points
       *[other] { $count } projets de l’énergie préférée, { $points } points chacun
    }
telling-office = étapes { $steps }, jetons bonus { $chits }
