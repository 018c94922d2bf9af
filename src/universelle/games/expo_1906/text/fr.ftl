# Expo 1906 in French

## On the entrance

city = Milan
home-line = Équipez votre laboratoire, décrochez des brevets et ralliez le Jury : vapeur ou électricité ?

## The game in brief

rules-brief =
    Vous dirigez un laboratoire en vue de l’Exposition de Milan, en 1906. À votre tour, jouez l’une de vos six cartes, mais pas celle que votre voisin de droite vient de jouer : achetez des tuiles Ressource, achetez un projet ou une technologie, placez des tuiles dans votre laboratoire, avancez des marqueurs au Bureau des brevets ou recevez des pièces. Un projet est achevé dès que tout ce qu’il exige le touche. Il rapporte alors ses points, plus 1 par ressource qu’il exige et dont vous êtes en tête de la piste au Bureau des brevets.
    La Réunion met fin à la manche : une tuile Jury est posée pour la vapeur ou pour l’électricité, la Gare et l’Académie reçoivent de nouvelles tuiles, et chacun reprend toutes ses cartes.
    La partie s’arrête après dix manches, ou plus tôt, quand un joueur achève son cinquième projet ou que chaque piste a un marqueur à sa dernière étape. On compte alors les projets achevés qui utilisent l’énergie préférée du Jury, les marqueurs aux dernières étapes et les jetons bonus.

## Moves

action-play = Jouer la carte { $card }
action-take = Prendre { $tile }
action-take-project = Prendre un projet…
action-take-technology = Prendre une technologie…
action-buy =
    { $price ->
        [one] Acheter { $tile } pour { $price } pièce
       *[other] Acheter { $tile } pour { $price } pièces
    }
action-free = Prendre { $tile } gratuitement
action-place = Placer { $tile }
action-place-which = Placer une tuile…
action-remove = Enlever { $tile }
action-remove-cell = Enlever la tuile en { $cell }
action-remove-at = Enlever { $tile } ({ $cell })
action-remove-which = Enlever une tuile…
action-move = Déplacer { $tile }
action-move-cell = Déplacer la tuile située en { $cell }
action-move-at = Déplacer { $tile } ({ $cell })
action-move-which = Déplacer une tuile du laboratoire…
action-put =
    { $turns ->
        [0] En { $cell }, sans tourner
        [1] En { $cell }, un quart de tour
       *[other] En { $cell }, { $turns } quarts de tour
    }
action-put-sides = En { $cell }, { $double } { $sides }
action-put-row = Sur la ligne { $row }…
action-put-cell = En { $cell }…
action-token = Avancer le marqueur { $token } : piste { $row }
action-token-enter = Marqueur { $token } : entre sur la piste { $row }, étape { $step }
action-token-on = Marqueur { $token } : piste { $row }, étape { $step }
action-token-change =
    { $price ->
        [0] Marqueur { $token } : passe sur la piste { $row }, étape { $step }, gratuitement
        [one] Marqueur { $token } : passe sur la piste { $row }, étape { $step }, pour { $price } pièce
       *[other] Marqueur { $token } : passe sur la piste { $row }, étape { $step }, pour { $price } pièces
    }
action-money = Recevoir des pièces
action-money-gives =
    { $money ->
        [one] Recevoir { $money } pièce
       *[other] Recevoir { $money } pièces
    }
action-jury = Poser une tuile Jury : { $energy }
action-chit = Choisir { $chit }
action-stop = S’arrêter là
action-pass = Ne pas jouer de dernière carte

## How a resource tile lies: the sides of the half with more units

sides-0 = en haut et à droite
sides-1 = à droite et en bas
sides-2 = en bas et à gauche
sides-3 = à gauche et en haut

## Why a move is refused

illegal-replace-now = Posez d’abord votre tuile de débutant à la place d’une tuile Ferraille.
illegal-no-scrap = Il n’y a pas de ferraille en { $cell }.
illegal-card-now = Commencez votre tour en jouant une carte de votre main.
illegal-card-not-in-hand = La carte { $card } n’est pas dans votre main.
illegal-card-barred = La carte { $card } vient d’être jouée avant vous : choisissez-en une autre.
illegal-meeting-first = Pas de Réunion à votre premier tour d’une manche.
illegal-meeting-last = La dernière carte ne peut pas être la Réunion.
illegal-last-card-now = Jouez une dernière carte de votre main, ou n’en jouez pas.
illegal-station-now = Prenez une tuile Ressource à la Gare, ou arrêtez-vous là.
illegal-not-in-station = La tuile { $tile } n’est pas à la Gare.
illegal-academy-now = Prenez un projet ou une technologie à l’Académie, ou arrêtez-vous là.
illegal-not-in-academy = La tuile { $tile } n’est pas à l’Académie.
illegal-laboratory-now = Placez ou enlevez une tuile, ou arrêtez-vous là.
illegal-not-before-you = La tuile { $tile } n’est pas devant vous.
illegal-no-room = Il n’y a pas de place pour la tuile { $tile } dans votre laboratoire.
illegal-no-small-tile = Il n’y a en { $cell } ni tuile Ressource ni ferraille à enlever ou à déplacer.
illegal-not-in-laboratory = La tuile { $tile } n’est pas dans votre laboratoire.
illegal-completed = Le projet { $tile } est achevé et ne peut pas être enlevé.
illegal-breaks-project = Un projet achevé ne le serait plus.
illegal-put-now = Posez d’abord la tuile { $tile }.
illegal-same-turn =
    { $turns ->
        [1] Après un quart de tour, la tuile { $tile } revient à la même position : ne la tournez pas.
       *[other] Après { $turns } quarts de tour, la tuile { $tile } revient à la même position : tournez moins.
    }
illegal-outside = En { $cell }, la tuile { $tile } dépasserait du laboratoire.
illegal-covers = En { $cell }, la tuile { $tile } en recouvrirait une autre.
illegal-same-spot = La tuile est déjà dans cette position.
illegal-moved-already = La tuile { $tile } a déjà été déplacée lors de cette Réunion.
illegal-cannot-move = La tuile { $tile } ne peut être déplacée nulle part.
illegal-reposition-now = Déplacez une autre tuile, ou arrêtez-vous là.
illegal-tokens-now = Avancez un marqueur, ou arrêtez-vous là.
illegal-no-such-token = Vous n’avez pas de marqueur { $token }.
illegal-token-at-end = Le marqueur { $token } est déjà à la dernière étape.
illegal-no-link = À l’étape { $step }, aucun passage ne mène à la piste { $row }.
illegal-link-too-dear =
    { $price ->
        [one] Passer sur la piste { $row } coûte { $price } pièce : vous n’avez pas assez.
       *[other] Passer sur la piste { $row } coûte { $price } pièces : vous n’avez pas assez.
    }
illegal-chit-now = Choisissez d’abord le jeton de la piste { $row }.
illegal-chit-taken = Le jeton { $chit } est déjà sur une autre piste.
illegal-meeting-now = Choisissez une action pour cette Réunion, ou arrêtez-vous là.
illegal-twice-in-meeting = Vous l’avez déjà fait lors de cette Réunion : choisissez autre chose.
illegal-no-jury-tile = Il ne reste aucune tuile Jury ({ $energy }).

## What happened

event-card-played = { $seat } joue la carte { $card }.
event-tile-bought =
    { $price ->
        [one] { $seat } achète { $tile } pour { $price } pièce.
       *[other] { $seat } achète { $tile } pour { $price } pièces.
    }
event-tile-taken = { $seat } prend { $tile } gratuitement.
event-scrap-replaced = { $seat } pose { $tile } en { $cell } à la place d’une tuile Ferraille.
event-tile-placed = { $seat } place { $tile } en { $cell }.
event-tile-removed = { $seat } enlève { $tile } en { $cell }.
event-scrap-removed = { $seat } enlève la ferraille en { $cell }.
event-tile-moved = { $seat } déplace { $tile } de { $source } à { $cell }.
event-tile-moved-in-place = { $seat } tourne { $tile } en { $cell }.
event-card-improved = { $seat } a maintenant la carte { $card }.
event-card-restored = { $seat } retrouve la carte { $card } de base.
event-supply-changed = { $seat } : il manque { $lacks } au projet { $project }.
units-of-type = { $units } { $type }
event-project-completed =
    { $points ->
        [one] { $seat } achève le projet { $project } : { $points } point.
       *[other] { $seat } achève le projet { $project } : { $points } points.
    }
event-leadership-rewarded =
    { $points ->
        [one] { $seat } est en tête ({ $rows }) : { $points } point de plus.
       *[other] { $seat } est en tête ({ $rows }) : { $points } points de plus.
    }
event-token-moved = { $seat } avance le marqueur { $token } : piste { $row }, étape { $step }.
event-row-changed =
    { $price ->
        [0] { $seat } passe le marqueur { $token } sur la piste { $row }, étape { $step }.
        [one] { $seat } paie { $price } pièce et passe le marqueur { $token } sur la piste { $row }, étape { $step }.
       *[other] { $seat } paie { $price } pièces et passe le marqueur { $token } sur la piste { $row }, étape { $step }.
    }
event-chit-placed = { $seat } place le jeton { $chit } au bout de la piste { $row }.
event-ghost-tiles-drawn = Tuiles piochées pour les fantômes : { $tiles }.
event-ghost-tiles-drawn-none = Il ne reste aucune tuile pour les fantômes.
event-ghost-moved = Le fantôme de la piste { $row } avance à l’étape { $step }.
event-ghost-chit-placed = Le fantôme de la piste { $row } arrive le premier au bout : le jeton { $chit } y est placé au hasard.
event-ghost-card-drawn = Le fantôme joue la carte { $card }.
event-ghost-card-replaced = Vous venez de jouer la carte { $card } : le fantôme en pioche une autre.
event-ghost-deck-reshuffled = La carte { $card } ne peut pas ouvrir une manche : on remélange la pile fantôme.
event-money-gained =
    { $total ->
        [one] { $money ->
            [0] { $seat } a déjà le maximum de { $total } pièce.
            [one] { $seat } reçoit { $money } pièce et en a { $total }.
           *[other] { $seat } reçoit { $money } pièces et en a { $total }.
        }
       *[other] { $money ->
            [0] { $seat } a déjà le maximum de { $total } pièces.
            [one] { $seat } reçoit { $money } pièce et en a { $total }.
           *[other] { $seat } reçoit { $money } pièces et en a { $total }.
        }
    }
event-jury-chosen = { $seat } pose une tuile Jury : { $energy }.
event-jury-drawn = La tuile Jury de la manche : { $energy }.
event-projects-returned = Remis sous leur pile : { $projects }.
event-project-opened = Nouveau à l’Académie : { $project }.
event-pile-reshuffled =
    { $tiles ->
        [one] La défausse ({ $tiles } tuile) est mélangée et devient la pile.
       *[other] La défausse ({ $tiles } tuiles) est mélangée et devient la pile.
    }
event-station-filled = Nouveau à la Gare : { $tiles }.
event-station-filled-none = La Gare reste vide.
event-round-began = La manche { $round } commence ; chacun reprend toutes ses cartes.
event-end-near = La fin de la partie est déclenchée : { $why }.
event-last-card-declined = { $seat } ne joue pas de dernière carte.
event-chit-rewarded =
    { $points ->
        [one] { $seat } gagne { $points } point : { $chit }.
       *[other] { $seat } gagne { $points } points : { $chit }.
    }
event-target-reached =
    { $target ->
        [one] Plus de { $target } point : { $seat } gagne.
       *[other] Plus de { $target } points : { $seat } gagne.
    }
event-target-missed =
    { $target ->
        [one] Il fallait plus de { $target } point à { $seat }.
       *[other] Il fallait plus de { $target } points à { $seat }.
    }

## What ends the game

end-jury = le Jury est au complet
end-patents = chaque piste a un marqueur à sa dernière étape
end-projects = un joueur a achevé assez de projets

## Where points come from

reason-projects = projets
reason-leadership = places de meneur
reason-jury = Jury
reason-steps = dernières étapes
reason-chits = jetons bonus

## Where the points that one may expect come from

source-projects = projets
source-jury = Jury
source-patents = Bureau des brevets
source-coins = pièces
source-cards = cartes
source-rounds = manches à venir

## Options

option-first-player = premier joueur
option-level = niveau débutant
option-value-scientist = scientifique
option-value-graduate = nouveau diplômé : 1 tuile Ressource de départ
option-value-student = étudiant : 2 tuiles Ressource de départ

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
board-front = À placer
board-completed = Achevés
board-projects = Projets
board-technologies = Technologies
board-lacks = { $project } : il manque { $units }
board-is-completed = projet { $project } achevé
board-legend = Dans un laboratoire, les majuscules sont des projets et les chiffres des technologies (nommés à côté) ; # est de la ferraille ; une tuile Ressource montre sa moitié double par une flèche : ↗ en haut et à droite, ↘ à droite et en bas, ↙ en bas et à gauche, ↖ à gauche et en haut. Au Bureau des brevets, le marqueur de tête d’une piste vient en premier : signe du joueur, puis étape ; g est un fantôme. ▶ marque le joueur actif.
board-tie-break = À égalité de points : le plus de pièces.
prompt-replace-scrap = { $seat }, quelle tuile Ferraille remplacez-vous, et dans quel sens ?
prompt-play-card = { $seat }, quelle carte jouez-vous ?
prompt-play-last-card = { $seat }, quelle dernière carte jouez-vous ?
prompt-buy-resources = { $seat }, quelle tuile Ressource achetez-vous ?
prompt-buy-from-academy = { $seat }, qu’achetez-vous à l’Académie ?
prompt-take-free-tile = { $seat }, quelle tuile Ressource prenez-vous gratuitement ?
prompt-work-in-laboratory = { $seat }, que placez-vous ou enlevez-vous ?
prompt-put-tile = { $seat }, où posez-vous la tuile ?
prompt-move-tokens = { $seat }, quel marqueur avancez-vous ?
prompt-choose-chit = { $seat }, quel jeton placez-vous au bout de la piste { $row } ?
prompt-hold-meeting = { $seat }, que faites-vous lors de la Réunion ?
prompt-reposition-tiles = { $seat }, quelle tuile déplacez-vous ensuite ?
prompt-move-tile = { $seat }, où posez-vous la tuile ?

## Resources

resource-steel = Acier
    .short = Acier
    .unit = acier
resource-copper = Cuivre
    .short = Cuiv
    .unit = cuivre
resource-manual = Travail manuel
    .short = Man
    .unit = travail manuel
resource-automated = Travail automatisé
    .short = Auto
    .unit = travail automatisé
resource-empirical = Recherche empirique
    .short = Emp
    .unit = recherche empirique
resource-scientific = Recherche scientifique
    .short = Sci
    .unit = recherche scientifique
resource-steam = Vapeur
    .short = Vap
    .unit = vapeur
resource-electricity = Électricité
    .short = Élec
    .unit = électricité

## Shapes

shape-i = Forme en I
shape-square = Carré
shape-l = Forme en L
shape-t = Forme en T
shape-s = Forme en S

## Cards

card-train-station = Gare
    .effect =
        { $tiles ->
            [one] Achetez { $tiles } tuile Ressource à la Gare. Prix en pièces : { $prices }.
           *[other] Achetez jusqu’à { $tiles } tuiles Ressource à la Gare. Prix en pièces, l’une après l’autre : { $prices }.
        }
card-academy = Académie
    .effect =
        { $price ->
            [one] Achetez un projet ou une technologie à l’Académie pour { $price } pièce.
           *[other] Achetez un projet ou une technologie à l’Académie pour { $price } pièces.
        }
card-laboratory = Laboratoire
    .effect =
        { $steps ->
            [one] Placez ou enlevez { $steps } tuile dans votre laboratoire.
           *[other] Placez ou enlevez jusqu’à { $steps } tuiles dans votre laboratoire.
        }
card-journal = Journal
    .effect =
        { $moves ->
            [one] Avancez un marqueur au Bureau des brevets : { $moves } point de mouvement.
           *[other] Avancez vos marqueurs au Bureau des brevets : { $moves } points de mouvement, répartis à votre guise.
        }
card-skyscraper = Gratte-ciel
    .effect =
        { $coins ->
            [one] Recevez { $coins } pièce.
           *[other] Recevez { $coins } pièces.
        }
card-meeting-room = Réunion
    .effect = Choisissez deux actions différentes : réorganiser des tuiles de votre laboratoire, recevoir des pièces, avancer un marqueur au Bureau des brevets, choisir une tuile Jury. Puis la manche se termine.

## Improved cards

card-improved-train-station = Gare+
    .effect =
        { $tiles ->
            [one] Achetez { $tiles } tuile Ressource à la Gare. Prix en pièces : { $prices }.
           *[other] Achetez jusqu’à { $tiles } tuiles Ressource à la Gare. Prix en pièces, l’une après l’autre : { $prices }.
        }
card-improved-academy = Académie+
    .effect =
        { $price ->
            [one] Achetez un projet ou une technologie à l’Académie pour { $price } pièce.
           *[other] Achetez un projet ou une technologie à l’Académie pour { $price } pièces.
        } { $tiles ->
            [one] Prenez aussi une tuile Ressource gratuite à la Gare.
           *[other] Prenez aussi { $tiles } tuiles Ressource gratuites à la Gare.
        }
card-improved-laboratory = Laboratoire+
    .effect =
        { $steps ->
            [one] Placez ou enlevez { $steps } tuile dans votre laboratoire.
           *[other] Placez ou enlevez jusqu’à { $steps } tuiles dans votre laboratoire.
        }
card-improved-journal = Journal+
    .effect =
        { $moves ->
            [one] Avancez un marqueur au Bureau des brevets : { $moves } point de mouvement.
           *[other] Avancez vos marqueurs au Bureau des brevets : { $moves } points de mouvement, répartis à votre guise.
        } { $discount ->
            [one] Changer de piste coûte { $discount } pièce de moins.
           *[other] Changer de piste coûte { $discount } pièces de moins.
        }
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
    .hyphenated = Marteau pneu­matique
    .history = Charles King montra le sien à Chicago en 1893 ; en 1896, il conduisit la première auto de Detroit.
project-tower-crane = Grue à tour
    .history = Achevée en 1907, la grue Titan de Clydebank, une géante électrique, domine toujours la Clyde.
project-electrocardiograph = Électrocardiogramme
    .hyphenated = Électro­cardio­gramme
    .history = En 1906, Einthoven, de Leyde, décrivit des battements de cœur venus de l’hôpital par fil téléphonique.
project-escalator = Escalator
    .history = À Londres, la station Holloway Road en reçut un en spirale en 1906, sans doute jamais ouvert au public.
project-neon-tube = Tube au néon
    .history = Georges Claude liquéfiait l’air et avait du néon de reste : il en éclaira le Salon de l’auto de 1910.

## Projects: square

project-cruise-ship = Paquebot
    .hyphenated = Paquebot
    .history = Premier paquebot conçu pour la croisière, le Prinzessin Victoria Luise s’échoua à la Jamaïque fin 1906.
project-refrigerator = Réfrigérateur
    .hyphenated = Réfrigé­rateur
    .history = L’abbé Audiffren breveta en 1894 une machine à froid, pour rafraîchir, dit-on, le vin de ses moines.
project-pressure-cooker = Autocuiseur
    .hyphenated = Auto­cuiseur
    .history = En 1679, Denis Papin attendrissait les os à la vapeur ; sa soupape servit ensuite aux machines à vapeur.
project-vacuum-cleaner = Aspirateur
    .hyphenated = Aspi­rateur
    .history = En 1907, le concierge James Spangler en fit un avec un ventilateur, un manche à balai et une taie.
project-washing-machine = Machine à laver
    .hyphenated = Machine à laver
    .history = Vers 1907, la Thor de Chicago fut l’une des premières qu’un moteur électrique faisait tourner.
project-electric-oven = Four électrique
    .hyphenated = Four élec­trique
    .history = En 1907, en Australie, Nora Curle Smith écrivit le premier livre de recettes pour four électrique, inventé par son mari.

## Projects: L shape

project-automobile = Automobile
    .history = En juin 1906, Ferenc Szisz, sur Renault, gagna le premier Grand Prix, près du Mans, à 101 km/h.
project-motorcycle = Motocyclette
    .hyphenated = Moto­cyclette
    .history = En janvier 1907, Glenn Curtiss atteignit 219 km/h sur une machine à moteur V8 de sa fabrication.
project-steam-tractor = Tracteur à vapeur
    .hyphenated = Tracteur à vapeur
    .history = En 1904, Benjamin Holt en mit un sur chenilles ; à le voir ramper, on le nomma Caterpillar.
project-synthetic-rubber = Caoutchouc synthétique
    .hyphenated = Caout­chouc synthé­tique
    .history = En 1906, Bayer en offrit 20 000 marks à ses chimistes ; en 1909, Fritz Hofmann tenait le brevet.
project-wireless-telegraph = Télégraphe sans fil
    .hyphenated = Télé­graphe sans fil
    .history = En novembre 1906, à Berlin, les nations convinrent d’un même appel de détresse en mer : SOS.
project-electric-tram = Tramway électrique
    .hyphenated = Tramway électrique
    .history = Un train électrique sur viaduc de bois reliait les deux moitiés de l’Exposition de Milan.

## Projects: T shape

project-cellophane = Cellophane
    .history = Du vin renversé sur une nappe donna l’idée à Jacques Brandenberger, qui breveta son film en 1908.
project-biplane = Biplan
    .hyphenated = Biplan
    .history = En novembre 1906, à Bagatelle, le 14-bis de Santos-Dumont vola 220 mètres, la queue en avant.
project-steam-shovel = Pelle à vapeur
    .hyphenated = Pelle à vapeur
    .history = En novembre 1906, sous la pluie, Theodore Roosevelt prit les commandes d’une pelle à Panama.
project-telephone = Téléphone
    .history = Se croyant lésé par les opératrices, le croque-mort Almon Strowger inventa le central automatique.
project-light-bulb = Ampoule
    .history = La marque Osram, d’osmium et de Wolfram, nom allemand du tungstène, fut déposée en 1906.
project-tabulating-machine = Tabulatrice
    .hyphenated = Tabu­latrice
    .history = Les cartes perforées de Herman Hollerith hâtèrent le recensement américain de 1890 ; de sa firme naquit IBM.

## Projects: S shape

project-laparoscopy = Laparoscope
    .hyphenated = Laparo­scope
    .history = En 1901, Georg Kelling, de Dresde, scruta le ventre d’un chien avec un tube conçu pour la vessie.
project-bakelite = Bakélite
    .history = Enrichi par un papier photo vendu à Eastman, Leo Baekeland la mit au point chez lui en 1907.
project-outboard-motor = Moteur hors-bord
    .hyphenated = Moteur hors-bord
    .history = On raconte qu’Ole Evinrude en rêva en 1906, quand une glace fondit dans sa barque à rames.
project-radiography = Radiographie
    .hyphenated = Radio­graphie
    .history = Premier prix Nobel de physique, Röntgen ne breveta pas ses rayons : ils devaient servir à tous.
project-gramophone = Gramophone
    .history = En 1902, dans un hôtel de Milan, Enrico Caruso chanta dix airs dans le pavillon pour 100 livres.
project-cinematograph = Cinématographe
    .hyphenated = Cinémato­graphe
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
technology-automated-and-empirical = Métier à tisser
    .history = Fils de charpentier, Sakichi Toyoda apprit en essayant ; en 1906, il inventa un métier à tisser circulaire.
technology-empirical-and-steel = Acier rapide
    .history = Taylor et White le trouvèrent à force d’essais ; à Paris, en 1900, il coupait même porté au rouge.

## Technologies that improve cards

technology-improved-train-station = Gare améliorée
    .history = Les trains électriques gagnèrent Grand Central, à New York, en 1906 ; la vapeur en fut bannie en 1908.
technology-improved-academy = Académie améliorée
    .history = Le 5 novembre 1906, Marie Curie donna son premier cours : la première femme à enseigner en Sorbonne.
technology-improved-laboratory = Laboratoire amélioré
    .history = J. J. Thomson reçut le prix Nobel en 1906 ; sept de ses assistants l’obtiendraient à leur tour.
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
            [one] { $points } point par case où vous avez enlevé la ferraille et placé une autre tuile.
           *[other] { $points } points par case où vous avez enlevé la ferraille et placé une autre tuile.
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
    .history = L’Exposition attendit un an le Simplon, plus long tunnel ferroviaire de montagne jusqu’en 1982.
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
    .history = En août 1906, un incendie ravagea une partie de l’Exposition de Milan, rouverte quarante jours plus tard.
    .unit = ferraille

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

draw-table = Le plateau
draw-board = L’Exposition
draw-parts = Parties du plateau
draw-hand = Vos six cartes
draw-card-train-station = Gare
draw-card-academy = Académie
draw-card-laboratory = Labora­toire
draw-card-journal = Journal
draw-card-skyscraper = Gratte-ciel
draw-card-meeting-room = Réunion
draw-round-ending = Manche { $round } sur { $rounds }, dernières cartes
draw-to-move = son tour
draw-you-to-move = à vous
draw-first = Premier joueur
draw-your-laboratory = Votre laboratoire
draw-laboratory-of = Laboratoire : { $name }
draw-close = Fermer
draw-projects = Projets
draw-if-set = Si vous la posez ici
draw-no-projects = Aucun projet dans le laboratoire.
draw-has = { $resource } : { $has } sur { $needs }
draw-completed = Achevé
draw-lacks = Il manque
draw-completed-of =
    { $projects ->
        [one] Projets achevés ({ $projects } termine la partie)
       *[other] Projets achevés ({ $projects } terminent la partie)
    }
draw-tiles-waiting = Tuiles à placer
draw-cards-in-hand = Cartes en main
draw-last-card = Dernière carte
draw-no-card-yet = Aucune carte jouée
draw-before-you = À placer
draw-nothing-waits = Aucune tuile à placer.
draw-turn-left = Tourner à gauche
draw-turn-right = Tourner à droite
draw-put-back = Remettre
draw-set = Poser
draw-put = Poser en { $cell }
draw-playing = { $done } sur { $allowed }
draw-played = Jouée
draw-improved = Améliorée
draw-not-first = Pas au 1er tour
draw-not-last = Pas en dernier
draw-ghosts-card = Fantôme
draw-academy-price =
    { $price ->
        [one] Une tuile : { $price } pièce
       *[other] Une tuile : { $price } pièces
    }
draw-pile =
    { $unseen ->
        [one] { $unseen } projet caché
       *[other] { $unseen } projets cachés
    }
draw-empty = aucun projet
draw-station-price =
    { $price ->
        [one] Tuile suivante : { $price } pièce
       *[other] Tuile suivante : { $price } pièces
    }
draw-station-free = Une tuile gratuite
draw-station-pile =
    { $tiles ->
        [one] { $tiles } tuile dans la pile
       *[other] { $tiles } tuiles dans la pile
    }
draw-jury-worth =
    { $points ->
        [one] { $points } point par projet
       *[other] { $points } points par projet
    }
draw-jury-left =
    { $left ->
        [one] { $left } tuile à venir
       *[other] { $left } tuiles à venir
    }
draw-jury-so-far = Vapeur { $steam }, électricité { $electricity }
draw-vote =
    { $left ->
        [one] Tuile Jury : { $energy } (il en reste { $left })
       *[other] Tuile Jury : { $energy } (il en reste { $left })
    }
draw-points-left =
    { $left ->
        [one] { $left } point de mouvement
       *[other] { $left } points de mouvement
    }, { $money ->
        [one] { $money } pièce
       *[other] { $money } pièces
    }
draw-chits-left =
    { $count ->
        [one] { $count } jeton restant
       *[other] { $count } jetons restants
    }
draw-link =
    { $price ->
        [0] Changer de piste ici, gratuitement
        [one] Changer de piste ici pour { $price } pièce
       *[other] Changer de piste ici pour { $price } pièces
    }
draw-token = Marqueur { $token } ({ $name })
draw-ghost-opponent = Fantôme
draw-ghost-token = Marqueur fantôme
draw-token-to = Marqueur { $token } : piste { $row }, étape { $step }
draw-ghost-deck =
    { $cards ->
        [one] { $cards } carte dans sa pile
       *[other] { $cards } cartes dans sa pile
    }
draw-ghost-bars = Vous ne pouvez pas jouer cette carte juste après.
draw-meeting-open = Action { $number }
draw-meeting-reposition = Tuiles
draw-meeting-money = Pièces
draw-meeting-patent = Brevets
draw-meeting-jury = Jury
draw-costs =
    { $price ->
        [one] coûte { $price } pièce, reste { $left }
       *[other] coûte { $price } pièces, reste { $left }
    }
draw-free = gratuit
draw-cannot-pay =
    { $price ->
        [one] Il vous faudrait { $price } pièce : jouer cette carte ne donnerait rien.
       *[other] Il vous faudrait { $price } pièces : jouer cette carte ne donnerait rien.
    }
draw-points-now =
    { $points ->
        [one] { $points } point si achevé maintenant
       *[other] { $points } points si achevé maintenant
    }
draw-wanted = utile à { $projects }
draw-not-wanted = aucun projet ne l’exige
draw-improves = améliore la carte { $card }
draw-then-gone = va à la défausse
draw-then-back = quitte le jeu
draw-then-under-pile = va sous sa pile
draw-then-to-academy = retourne à l’Académie
draw-then-basic = de nouveau la carte { $card } de base
draw-chit-now =
    { $points ->
        [one] Maintenant : { $points } point.
       *[other] Maintenant : { $points } points.
    }
draw-then-lacks = { $project } : il manquera { $lacks }
draw-then-completed = achève le projet { $project } : +{ $points }
draw-then-leads = prend la tête
draw-then-keeps-lead = garde la tête
draw-then-chit = atteint la dernière étape
draw-then-points =
    { $points ->
        [one] { $points } point à la fin
       *[other] { $points } points à la fin
    }
draw-then-jury = le Jury aura : vapeur { $steam }, électricité { $electricity }
draw-then-money =
    { $money ->
        [one] vous aurez { $money } pièce
       *[other] vous aurez { $money } pièces
    }
draw-stop-leaves =
    { $left ->
        [0] l’action se termine
        [one] encore { $left } possible
       *[other] encore { $left } possibles
    }
draw-pass-gives = vous ne jouez plus
draw-result = Projets achevés et jetons
draw-none-completed = aucun
draw-say-held = Tuile { $name } en main : les flèches la déplacent, R la tourne, Entrée la pose, Échap la remet.
draw-say-touched = Tuile { $name } en main : touchez une case pour l’y voir, puis « Poser ».
draw-say-back = { $name } : tuile remise en place.
draw-say-set = Poser en { $cell }
draw-say-no-set = Impossible en { $cell }
draw-say-leave = Laisser en { $cell }
draw-say-here = { $cell } : { $what }
draw-say-turned-tile = côté double : { $sides }
draw-say-turned-shape = orientation { $turn } sur { $turns }
draw-say-feeds-nothing = C’est possible, mais n’apporte rien de ce qui manque à un projet.
draw-say-complete =
    { $points ->
        [one] Projet { $project } achevé, { $points } point.
       *[other] Projet { $project } achevé, { $points } points.
    }
draw-say-project-lacks = { $project } : il manque { $lacks }.
draw-say-units = { $n } { $type }
draw-say-lacks = il manque { $lacks }
draw-say-completes =
    { $points ->
        [one] achevé : { $points } point
       *[other] achevé : { $points } points
    }
draw-say-gain = +{ $points }
draw-say-outside = { $name } : la tuile dépasserait du laboratoire.
draw-say-covers = Il y a déjà quelque chose à cet endroit.
draw-say-same-spot = La tuile y est déjà.
draw-say-breaks = Le projet { $project } ne serait plus achevé.

## Tabs, and the ghost of a game alone
draw-tab-lab = Labo
draw-tab-station = Gare, Jury
draw-tab-patents = Brevets
draw-tab-rivals = Rivaux
draw-solo-progress =
    { $points ->
        [one] Vous avez { $points } point (objectif : dépasser { $target })
       *[other] Vous avez { $points } points (objectif : dépasser { $target })
    }
draw-ghost-leads =
    { $rows ->
        [0] Il n’est en tête d’aucune piste
        [one] Il est en tête de { $rows } piste
       *[other] Il est en tête de { $rows } pistes
    }

## Leading a row
draw-say-completes-leading = achevé : { $points } + { $more } en tête ({ $rows })
draw-leading-adds = +{ $points } en tête ({ $rows })

## Tokens by where they stand
draw-token-enters = De l’étape { $start } à la piste { $row }, étape { $step }
draw-token-goes-on = Piste { $row } : de l’étape { $start } à { $step }
draw-token-changes = De la piste { $source } à la piste { $row }, étape { $step }

## The table in words

told-station = Gare : { $tiles }.
told-academy = Académie : { $projects }. Technologies : { $technologies }.
told-jury = Jury : vapeur { $steam }, électricité { $electricity }, cases libres { $free }.
told-row = Piste { $row } : { $tokens }.
told-row-chit = Au bout : { $chit }.
told-ghost = fantôme
told-seat = { $seat } : pièces { $money }, points { $prestige }, cartes en main { $cards }. Dernière carte : { $last }. Achevés : { $completed }. À placer : { $front }.
told-lab = { $seat }, laboratoire : { $tiles }. Ferraille : { $scrap }.
told-need = { $kind } { $has } sur { $need }
told-none = rien

## The chronicle
entry-buys = { $tiles } pour { $price } { $money }
entry-free = { $tiles } gratuitement
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
        [you] enlevez { $count } { $scrap }
       *[other] enlève { $count } { $scrap }
    }
entry-to-step = { $row } : étape { $step }
entry-money = pièces
entry-improved = maintenant { $card }
entry-restored = de nouveau { $card }
entry-chit =
    { $who ->
        [you] prenez { $chit }
       *[other] prend { $chit }
    }
entry-ghost = le fantôme
entry-ghost-plays = joue { $card }
entry-round = Manche { $round }
entry-setup = Mise en place
entry-last-cards = Dernières cartes
entry-no-last-card = Pas de dernière carte
entry-end = Décompte final

## Demander ce qu’est une chose

about-project = Projet ({ $shape })
about-project-effect = Achevé dès que tout ce qu’il exige le touche : { $points } points, et { $lead } de plus pour chacune de ses ressources dont vous êtes en tête de la piste au { place-patents-office }.
about-project-jury = énergie : { $energy } ; { $points } de plus à la fin si le Jury la préfère
about-lacks = Il manque
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
about-scrap-effect = Occupe une case et ne fournit rien. La carte Laboratoire peut l’enlever définitivement.
about-at-academy =
    { $price ->
        [one] { $price } pièce à l’Académie
       *[other] { $price } pièces à l’Académie
    }
about-seat = { $seat }
about-card = Carte ; chaque joueur a les six mêmes
about-barred-first-turn = pas au premier tour d’une manche
about-barred-neighbour = le joueur précédent vient de la jouer
about-barred-ghost = le fantôme vient de la jouer
about-barred-last-card = elle ne peut pas être la dernière carte
about-place = Partie du plateau
about-place-academy =
    { $price ->
        [one] La carte Académie permet d’acheter ici un projet ou une technologie pour { $price } pièce.
       *[other] La carte Académie permet d’acheter ici un projet ou une technologie pour { $price } pièces.
    }
about-place-train-station = La carte Gare permet d’acheter ici des tuiles Ressource ; l’une après l’autre, elles coûtent { $prices }. À la fin de la manche, la Gare se remplit depuis la pile (il en reste { $pile }).
about-place-jury =
    { $points ->
        [one] À la fin, chacun de vos projets achevés vaut { $points } point de plus s’il utilise l’énergie qui a le plus de tuiles Jury.
       *[other] À la fin, chacun de vos projets achevés vaut { $points } points de plus s’il utilise l’énergie qui a le plus de tuiles Jury.
    }
about-place-patents-office =
    { $points ->
        [one] Les marqueurs avancent sur six pistes. Être en tête d’une piste rapporte { $points } point de plus pour chaque projet qui exige sa ressource.
       *[other] Les marqueurs avancent sur six pistes. Être en tête d’une piste rapporte { $points } points de plus pour chaque projet qui exige sa ressource.
    }
about-place-laboratory = Votre laboratoire : les tuiles alimentent les projets qu’elles touchent. La carte Laboratoire permet de placer et d’enlever des tuiles.
about-jury-tile = Tuile Jury
about-jury-projects =
    { $count ->
        [0] aucun projet achevé n’en profite
        [one] { $count } projet achevé en profite
       *[other] { $count } projets achevés en profitent
    }
about-pile = Pile de tuiles Ressource
about-pile-effect = Tuiles à venir : { $tiles } ; défaussées, pour la pile suivante : { $discard }.
about-academy-pile = Pile de projets d’une même forme
about-academy-pile-effect =
    { $unseen ->
        [one] { $unseen } projet que personne n’a vu est dessous ; un nouveau est révélé à la fin de la manche.
       *[other] { $unseen } projets que personne n’a vus sont dessous ; un nouveau est révélé à la fin de la manche.
    }
about-below = Tout en dessous
about-names = { $names }
about-list = { $parts }
about-resource = Ressource
about-resource-effect = Des projets l’exigent. Les tuiles et les technologies qui touchent un projet la fournissent ; être en tête de sa piste au { place-patents-office } rapporte des points de plus.
about-energy-effect = Énergie : chaque projet exige l’une des deux. À la fin, le Jury récompense les projets qui utilisent l’énergie qui a le plus de voix.
about-need-effect = Il en a { $has } sur les { $needs } qu’il exige.
about-row = Piste
about-row-effect =
    { $points ->
        [one] Être en tête de cette piste rapporte { $points } point de plus en achevant un projet qui exige cette ressource.
       *[other] Être en tête de cette piste rapporte { $points } points de plus en achevant un projet qui exige cette ressource.
    }
about-row-stack = dans une pile, le marqueur du dessus est en tête
about-stack = Pile
about-leads = En tête
about-nobody = personne pour l’instant
about-ghost-on = le fantôme, étape { $step }
about-seat-on = { $seat }, étape { $step }
about-step = Étape { $step } sur { $steps }
about-step-first = Tous les marqueurs partent d’ici, puis entrent sur la piste de leur choix.
about-step-last = Le premier marqueur arrivé ici choisit un jeton bonus pour la piste ; à la fin, chaque marqueur arrivé ici compte ce jeton.
about-step-effect =
    { $points ->
        [0] Un marqueur ici ne vaut rien à la fin, mais il peut être en tête de la piste.
        [one] Un marqueur ici vaut { $points } point à la fin.
       *[other] Un marqueur ici vaut { $points } points à la fin.
    }
about-link = Changement de piste
about-link-kind = Étape { $step }
about-link-effect =
    { $price ->
        [0] Un marqueur peut passer ici d’une piste à l’autre ({ $one }, { $other }) : 1 point de mouvement, aucune pièce.
        [one] Un marqueur peut passer ici d’une piste à l’autre ({ $one }, { $other }) : 1 point de mouvement et { $price } pièce.
       *[other] Un marqueur peut passer ici d’une piste à l’autre ({ $one }, { $other }) : 1 point de mouvement et { $price } pièces.
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
about-token-start = À la première étape
about-token-on = { $row }, étape { $step }
about-token-effect =
    { $points ->
        [one] La carte Journal le fait avancer ; son petit numéro le distingue de vos autres marqueurs. Être en tête d’une piste rapporte { $points } point de plus pour chaque projet qui exige sa ressource.
       *[other] La carte Journal le fait avancer ; son petit numéro le distingue de vos autres marqueurs. Être en tête d’une piste rapporte { $points } points de plus pour chaque projet qui exige sa ressource.
    }
about-ghost-token-effect = N’appartient à personne : il avance au hasard quand un Journal est joué, et peut vous prendre la tête de la piste.
about-end = À la fin
about-chit = Jeton bonus
about-chit-left = encore à choisir
about-prestige = Points : { $seat }
about-prestige-effect =
    { $points ->
        [one] { $points } point pour l’instant. Ce qui compte à la fin est indiqué dans l’état actuel.
       *[other] { $points } points pour l’instant. Ce qui compte à la fin est indiqué dans l’état actuel.
    }
about-prestige-total =
    { $points ->
        [one] { $points } point au total.
       *[other] { $points } points au total.
    }
about-points-later = +{ $points } à la fin
about-led = Places de meneur
about-steps = Dernières étapes
about-money-effect = Les pièces paient les tuiles, les projets, les technologies et les changements de piste. Personne ne peut en avoir plus de { $most }.
about-completed =
    { $count ->
        [one] { $count } projet achevé
       *[other] { $count } projets achevés
    }
about-completed-effect = Quand un joueur achève { $projects } projets, la fin de la partie est déclenchée.
about-front-effect = Achetées, mais pas encore dans le laboratoire : la carte Laboratoire permet de les placer.
about-cards-effect =
    { $cards ->
        [one] Encore { $cards } carte en main. Après une Réunion, chacun reprend ses six cartes.
       *[other] Encore { $cards } cartes en main. Après une Réunion, chacun reprend ses six cartes.
    }
about-first = Premier joueur
about-first-effect = A commencé la partie. On joue dans le sens horaire.
about-ghost-deck = Pile fantôme
about-ghost-deck-effect =
    { $cards ->
        [one] Le fantôme joue une carte après chacun de vos tours ; vous ne pouvez pas jouer la même ensuite. Il reste { $cards } carte.
       *[other] Le fantôme joue une carte après chacun de vos tours ; vous ne pouvez pas jouer la même ensuite. Il reste { $cards } cartes.
    }
about-ghost-target = Objectif
about-ghost-target-effect = Dépassez { $target } points pour gagner.
signs-cards = Cartes
signs-resources = Ressources
sign-resource = des projets l’exigent ; a une piste
sign-energy = énergie ; le Jury vote pour elle
sign-train-station = pour acheter des tuiles Ressource
sign-academy = pour acheter un projet ou une technologie
sign-laboratory = pour placer et enlever des tuiles
sign-journal = pour avancer les marqueurs
sign-skyscraper = pour recevoir des pièces
sign-meeting-room = deux petites actions, puis la manche se termine
signs-chits = Jetons bonus
signs-counts = Ce que comptent les nombres
sign-prestige = Prestige
    .line = points
sign-lira = Pièces
    .line = paient tuiles et changements de piste
sign-check = Achevés
    .line = projets déjà comptés
sign-lift = À placer
    .line = tuiles devant un joueur
sign-crown = Meneur
    .line = en tête d’une piste : plus de points
sign-scrap = Ferraille
    .line = occupe une case du laboratoire

## Scorings told in stages

event-final-scoring-began = Les derniers points sont comptés.
event-jury-tied = Vapeur et électricité sont à égalité au Jury : il ne rapporte de points à personne.
telling-final = Décompte final
telling-completed = Projet achevé
telling-worth =
    { $points ->
        [one] vaut { $points } point
       *[other] vaut { $points } points
    }
telling-led = +{ $points } en tête ({ $rows })
telling-jury = énergie : { $energy } ; { $points } de plus à la fin si le Jury la préfère
telling-jury-projects =
    { $count ->
        [0] aucun projet de l’énergie préférée
        [one] { $count } projet de l’énergie préférée (+{ $points })
       *[other] { $count } projets de l’énergie préférée (+{ $points } chacun)
    }
telling-jury-tied = vapeur et électricité à égalité : aucun point
telling-office-steps = dernières étapes : { $points }
telling-office-chit = { $chit } : { $points }

# Opponents
opponent-apprentice = L’Apprenti
    .short = Apprenti
    .line = Ramasse tout ce qui brille et demande après à quoi cela sert.
opponent-motorist = L’Automobiliste
    .short = Automobiliste
    .line = Démarre en trombe ; les plans sont pour les passagers.
opponent-miner = Le Mineur
    .short = Mineur
    .line = Finit ce qu’il a commencé, un mètre après l’autre.
opponent-chemist = La Chimiste
    .short = Chimiste
    .line = Pèse tout deux fois, vos réserves comprises.
opponent-academician = L’Académicien
    .short = Académicien
    .line = A vu six expositions et se rappelle qui a oublié quoi.

## The score sheet

sheet-jury = Tuiles Jury sur le plateau
sheet-track = Points jusqu’ici
sheet-prestige = points sur la piste
sheet-completed = Projets achevés
sheet-tokens = Marqueurs au Bureau des brevets
sheet-token = Marqueur { $number }
sheet-early = Pas encore de points
sheet-late =
    { $points ->
        [one] Étapes { $first } à { $last } : { $points } point
       *[other] Étapes { $first } à { $last } : { $points } points
    }
sheet-on-chit = Dernière étape : { $chit }
sheet-counted = Ce que comptent les jetons bonus
sheet-counted-note = Seulement si un marqueur du joueur est à une dernière étape dont le jeton bonus les compte ; les pièces départagent aussi les joueurs à égalité.
sheet-money = Pièces
sheet-rebuilt = Cases débarrassées de leur ferraille et recouvertes
sheet-technologies = Technologies dans le laboratoire
sheet-shapes = Formes différentes de projets dans le laboratoire

## Values of an edition

value-laboratory = Laboratoire
value-rows = lignes
value-columns = colonnes
value-scrap = Ferraille
value-cells = cases
value-levels = Ferraille que les débutants remplacent
value-funding = Pièces
    .first = premier joueur
    .second = deuxième joueur
    .third = troisième joueur
    .fourth = quatrième joueur
    .solo = en solitaire
value-most = au plus
value-station = Tuiles à la gare
value-tiles_each_player = par joueur
value-train_station = Gare : prix
value-improved_train_station = Gare améliorée : prix
value-first = première tuile
value-second = deuxième tuile
value-third = troisième tuile
value-academy = Académie
value-price = prix
value-improved_free_tiles = améliorée : tuiles gratuites
value-laboratory_work = Laboratoire (carte)
value-tiles = tuiles
value-improved_tiles = améliorée : tuiles
value-journal = Journal
    .points = points de mouvement
value-improved_points = améliorée : points de mouvement
value-improved_discount = améliorée : réduction
value-skyscraper = Gratte-ciel
value-improved_money = améliorée : pièces
value-meeting = Réunion
    .points = points de mouvement
value-actions = actions
value-money = pièces
value-points = points
value-jury = Jury
value-spaces = cases
value-start = tuiles au début
value-points_each_project = points par projet
value-jury_tiles = Tuiles Jury
value-patents = Bureau des brevets
value-tokens_each_player = marqueurs par joueur
value-steps = étapes
value-points_from = points à partir de l’étape
value-points_leader = points en tête d’une piste
value-patent_rows = Pistes du Bureau des brevets
value-order = de haut en bas
value-jumps = Où les marqueurs changent de piste
value-links = étapes et prix
value-end = Fin de la partie
value-projects = Projets
value-ghost_tiles = Fantômes : tuiles piochées par Journal
    .each = joueurs : { $n }
value-ghost_deck = Pile fantôme
value-each_card = de chaque carte
value-meetings = réunions
value-solo = En solitaire
value-target = points à dépasser
value-chits = Jetons bonus
value-points_for_one = points pour 1 point
value-money_for_one = pièces pour 1 point
value-points_each_cell = points par case
value-points_each_technology = points par technologie
value-points_each_shape = points par forme
value-shapes = Formes
value-resource_units = Unités des tuiles Ressource
value-double = moitié double
value-single = moitié simple
value-resource_tiles = Tuiles Ressource : nombre de chacune
value-technologies = Technologies
value-shape = forme
value-needs = besoins
value-prestige = points
value-gives = fournit
value-improves = améliore

## Touches

keys-tile-lift = prendre ou poser une tuile
keys-tile-carry = la porter
keys-tile-turn = la tourner ; avec Maj, dans l’autre sens
keys-tile-back = la remettre

## The guided first game
guide-welcome = Bienvenue à Milan
    .text = L’Apprenti et vous aménagez chacun un laboratoire pour l’Exposition de 1906. Qui achève les meilleurs projets marque le plus de points et l’emporte.
    .why = Cette première partie est courte : trois manches au lieu de dix. Des notes comme celle-ci vous guident pendant la première.
guide-lab = Votre laboratoire
    .text = Vous y assemblez projets et tuiles Ressource. Un projet est achevé dès que tout ce qu’il exige touche ses côtés.
    .why = Cinq cases sont pleines de ferraille : la place est comptée.
guide-cards = Une carte par tour
    .text = À chaque tour, vous jouez l’une de vos six cartes et faites ce qu’elle dit. Pour commencer, il vous faut des pièces : jouez le Gratte-ciel.
    .why = Les cartes jouées vous reviennent à la manche suivante.
guide-barred = Ce qui vient d’être joué est bloqué
    .text = L’Apprenti vient de jouer la Gare : vous ne pouvez pas la jouer maintenant. Jouez l’Académie, où l’on vend des projets.
    .why = Cela ne vaut que pour ce tour.
guide-project = Achetez Cellophane
    .text = Il exige 2 recherche empirique, 2 travail automatisé, 1 cuivre et 2 vapeur, et vaut 3 points.
    .why = Deux tuiles de la Gare en fournissent presque tout.
guide-station = À la Gare, maintenant
    .text = On y vend les tuiles dont les projets ont besoin. L’Apprenti a joué autre chose entre-temps : cette carte est de nouveau libre.
guide-halves = Deux moitiés par tuile
    .text = Celle à deux symboles fournit 2 unités, l’autre 1. Cette tuile donne 2 recherche empirique et 1 cuivre.
    .why = Le projet Cellophane exige l’un et l’autre.
guide-prices = Chaque tuile coûte plus cher
    .text = La première a coûté 1 pièce, la deuxième en coûte 2, une troisième en coûterait 3. Prenez celle qui donne 2 travail automatisé.
guide-laboratory = Assemblez le tout
    .text = Ce que vous avez acheté ne sert à rien hors de votre laboratoire. La carte Laboratoire place trois tuiles : juste ce qu’il faut.
guide-place = Placez le projet
    .text = Prenez Cellophane et posez-le là où ses côtés restent libres : c’est là qu’iront ses tuiles.
    .why = Les deux creux du T sont les meilleurs : une tuile y touche le projet deux fois.
guide-notch = Une tuile dans un creux
    .text = Placez cette tuile dans un creux, tournée pour que chaque moitié touche Cellophane par un côté. Il aura alors sa recherche empirique et son cuivre.
    .why = Tant que vous tenez une tuile, des flèches montrent ce qu’elle fournirait.
guide-touch = La deuxième tuile
    .text = Placez-la pour que la moitié travail automatisé touche Cellophane. Les coins ne comptent pas.
    .why = Rien ne s’épuise : une moitié peut alimenter plusieurs projets.
guide-journal = Être en tête rapporte
    .text = Un projet achevé rapporte 1 point de plus par ressource exigée dont vous êtes en tête de la piste au Bureau des brevets. Jouez le Journal.
    .why = Les marqueurs gris y sont des fantômes : le hasard les fait avancer, et ils peuvent être en tête, eux aussi.
guide-lead = Trois points de mouvement
    .text = Chacun avance un marqueur d’une étape, et le plus avancé est en tête. Entrez sur la piste du cuivre : Cellophane en exige, et la piste est encore libre.
guide-meeting = Terminez la manche
    .text = La carte Réunion termine la manche : on complète tout et chacun reprend ses cartes. Jouez-la.
guide-vote = Votez pour la vapeur
    .text = Lors d’une Réunion, vous faites deux choses différentes. Cellophane fonctionne à la vapeur, et à la fin, chaque projet achevé de l’énergie majoritaire rapporte 2 points.
guide-missing = Ce qui manque encore
    .text = La liste montre ce que votre projet exige encore. Achetez-le, placez-le, et il rapporte ses points. Désormais, vous choisissez.
guide-completed = Achevé !
    .text = Le projet vient de rapporter ses points, et 1 de plus pour chacune de ses pistes dont vous êtes en tête. Un projet achevé le reste.
    .why = Choisissez votre score : il dit d’où vient chaque point.
guide-yours = La suite est à vous
    .text = Achetez le prochain projet de sorte que des tuiles déjà placées l’alimentent aussi. Les technologies fournissent des ressources ou améliorent une carte.
    .why = Demandez un conseil quand vous voulez. Pointez ce qui vous intrigue, ou gardez le doigt dessus.
guide-end = Vous connaissez l’Exposition
    .text = Achetez des projets qui partagent leurs tuiles, prenez la tête de leurs pistes et votez pour leur énergie : voilà d’où viennent les points.
    .why = Une partie entière dure dix manches ; cinq projets achevés l’abrègent.
