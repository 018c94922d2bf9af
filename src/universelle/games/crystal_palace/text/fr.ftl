# Crystal Palace in French

## On the entrance

city = Londres
home-line = Misez sur vos dés, ralliez des célébrités et transformez vos brevets en prototypes pour le Crystal Palace.

## The game in brief

rules-brief =
    Vous préparez une nation à l’Exposition universelle de Londres, en 1851. À chacune des cinq manches, vous choisissez en secret la valeur de vos dés et payez une livre par point. Puis vous les posez à tour de rôle dans huit lieux ; dans chaque lieu, les dés les plus forts agissent d’abord, et les plus faibles risquent de repartir les mains vides.
    Vous y obtenez des brevets, des tuiles Recherche, des titres, des personnages, du buzz, des engrenages et de l’énergie. Ensuite, on paie les salaires et on transforme les brevets en prototypes, chacun avec un effet sur un joueur de votre choix ; puis viennent le revenu et les bonus des tuiles, du Marché noir et du buzz. On peut souscrire un prêt à tout moment, mais il coûte des points à la fin.
    La plupart des points viennent des prototypes et des personnages, le plus tôt étant le mieux, et chaque paire liée en rapporte 4 de plus. À la fin, on compte la piste Buzz, le Marché noir, l’objectif de votre nation, les prêts et les cases Recherche vides.

## Coups

action-any-moment = Échanger, emprunter ou rembourser…
action-set = Donner au prochain dé la valeur { $value }
action-seal = Sceller les dés
action-place = Poser un { $value } : { $place }, case { $space }
action-place-pay = Poser un { $value } : { $place }, case { $space }, et payer { $money } £
action-place-assistant = Poser un { $value } : { $place }, case { $space }, avec une action d’assistant
action-place-at = Poser un dé : { $place }…
action-pass = Passer : ne plus poser de dé dans cette manche
action-take = Prendre { $card }
action-take-for = Prendre { $card } : { $effects }
action-slot = Choisir l’emplacement « { $slot } »
action-slot-for = Choisir l’emplacement « { $slot } » : { $effects }
action-act = Agir avec ce dé
action-act-here = Agir avec ce dé : { $effects }
action-goal = Monter d’un niveau sur la piste Objectif
action-enter = Envoyer un assistant au Marché noir
action-advance = Faire monter votre assistant de la case { $space } du Marché noir
action-down = Faire descendre votre assistant de la case { $space } du Marché noir
action-stay = Laisser vos assistants où ils sont
action-accept = Oui
action-decline = Refuser
action-use = Utiliser { $card }
action-use-for = Utiliser { $card } : { $effects }
action-use-market = Utiliser la case { $space } du Marché noir
action-use-market-for = Utiliser la case { $space } du Marché noir : { $effects }
action-rest = Utiliser tous les effets restants, dans l’ordre
action-build = Fabriquer { $card }
action-done = Terminé
action-target = Appliquer l’effet à { $owner }
action-discard = Défausser { $card }
action-option = Choisir la possibilité { $number }
action-choose = Choisir : { $effects }
action-exchange = { $exchange }
action-exchange-rate = { $exchange } ({ $rate })
action-loan = Souscrire un prêt
action-repay = Rembourser un prêt

## Questions

prompt-set-dice = { $seat }, quelles valeurs donnez-vous à vos dés ?
prompt-place-die = { $seat }, où posez-vous un dé ?
prompt-assistant-action = { $seat }, que fait votre assistant ?
prompt-move-down = { $seat }, faites-vous descendre un assistant au Marché noir ?
prompt-act-with-die = { $place } – { $seat }, que fait ce dé ?
prompt-take-bonus = { $seat }, prenez-vous le bonus de la carte { $card } ?
prompt-pay = { $seat }, vous devez { $owed }. Comment allez-vous payer ?
prompt-make-room-for-loan = { $seat }, aucune case Recherche n’est libre : quelle tuile cède la place au prêt ?
prompt-make-room-for-tile = { $seat }, aucune case Recherche n’est libre : quelle tuile cède la place à la tuile { $card } ?
prompt-use-permanent = { $seat }, quel bonus permanent utilisez-vous maintenant ?
prompt-use-effects = { $seat }, quel effet utilisez-vous ensuite ?
prompt-choose-assistant = { $seat }, lequel de vos assistants doit descendre ?
prompt-place-token = { $seat }, posez-vous un jeton sur l’illustration de la case { $space } ?
prompt-choose = { $seat }, que choisissez-vous ?
prompt-trade = { $seat }, acceptez-vous cet échange : { $effects } ?
prompt-repay-early = { $seat }, remboursez-vous un prêt pour { $money } £ ?
prompt-exchange-to-publish = { $seat }, échangez-vous quelque chose avant que le Times examine la condition de cette manche ?
prompt-build-prototype = { $seat }, fabriquez-vous un prototype ?
prompt-exchange-now = { $seat }, échangez-vous quelque chose avant le versement du revenu ?
prompt-choose-target = { $seat }, à qui appliquez-vous l’effet de la carte { $card } ?

## Pourquoi un coup est refusé

illegal-cannot-exchange = Vous n’avez pas de quoi faire cet échange.
illegal-loans-in-a-row =
    { $most ->
        [one] Pas plus de { $most } prêt de suite : prenez d’abord une autre décision.
       *[other] Pas plus de { $most } prêts de suite : prenez d’abord une autre décision.
    }
illegal-no-loan = Vous n’avez aucun prêt en cours.
illegal-repay-now = Vous ne pouvez rembourser un prêt qu’à votre tour.
illegal-repay-money = Rembourser un prêt coûte { $money } £.
illegal-pay-first = Payez d’abord ce que vous devez, par l’un des moyens proposés.
illegal-discard-now = Défaussez d’abord une tuile Recherche.
illegal-no-tile = Vous n’avez pas la tuile { $card }.
illegal-goal = Vous ne remplissez pas la condition du niveau suivant de votre objectif.
illegal-no-assistant = Il ne reste aucun assistant dans votre réserve.
illegal-not-in-market = Vous n’avez pas d’assistant sur la case { $space } du Marché noir.
illegal-no-space-above = Au-dessus de la case { $space } du Marché noir, aucune case n’est libre.
illegal-assistant-now = Décidez maintenant ce que fait votre assistant.
illegal-no-bonus = Utilisez maintenant un de vos bonus permanents, ou refusez.
illegal-down-now = Décidez maintenant quel assistant descend.
illegal-choose-now = Choisissez d’abord une des possibilités.
illegal-answer-now = Répondez d’abord par oui ou non.
illegal-all-set = Tous vos dés ont leur valeur : scellez-les.
illegal-set-all =
    { $dice ->
        [one] Il vous reste la valeur de { $dice } dé à choisir.
       *[other] Il vous reste la valeur de { $dice } dés à choisir.
    }
illegal-set-now = Chacun choisit maintenant la valeur de ses dés.
illegal-place-now = Posez maintenant un dé, ou passez.
illegal-no-die = Vous n’avez plus de { $value } à poser.
illegal-no-space =
    { $spaces ->
        [one] { $place } : il n’y a que { $spaces } case de placement.
       *[other] { $place } : il n’y a que { $spaces } cases de placement.
    }
illegal-occupied = { $place } : la case { $space } est prise.
illegal-too-low = { $place } : la case { $space } demande au moins un { $least }.
illegal-act-here = { $place } : ce dé ne peut pas faire cela.
illegal-use-now = Utilisez maintenant un de vos effets, ou tous les effets restants.
illegal-build-now = Fabriquez maintenant un prototype, ou choisissez de ne plus fabriquer.
illegal-exchange-now = Échangez maintenant ce que vous voulez, ou terminez.
illegal-no-patent = Vous n’avez pas le brevet { $card }.
illegal-built-enough = Vous ne pouvez plus fabriquer de prototype dans cette manche.
illegal-target-now = Désignez d’abord le joueur à qui l’effet s’applique.
illegal-no-such-player = Il n’y a pas de joueur { $number } dans cette partie.

## Ce qui s’est passé

event-round-began = Nouvelle manche : { $round }.
event-phase-began = Phase : { $phase }.
event-die-set = { $seat } donne à un dé la valeur { $value }.
event-dice-sealed = { $seat } a scellé ses dés.
event-dice-revealed = { $seat } révèle { $dice } (total { $sum } £).
event-first-player-found = Premier joueur : { $seat }.
event-gained = { $seat } gagne { $amount }.
event-lost = { $seat } perd { $amount }.
event-lost-paid = { $seat } paie { $amount }.
event-points-lost =
    { $points ->
        [one] { $seat } perd { $points } point : { $reason }.
       *[other] { $seat } perd { $points } points : { $reason }.
    }
event-exchanged = { $seat } échange { $given } contre { $amount }.
event-loan-taken =
    { $points ->
        [one] { $seat } souscrit un prêt de { $money } £ (−{ $points } point).
       *[other] { $seat } souscrit un prêt de { $money } £ (−{ $points } points).
    }
event-loan-repaid = { $seat } rembourse un prêt pour { $money } £.
event-die-placed = { $seat } pose un { $value } : { $place }, case { $space }.
event-passed = { $seat } passe.
event-goal-reached = { $seat } atteint le niveau { $level } de l’objectif.
event-assistant-entered = { $seat } envoie un assistant sur la case { $space } du Marché noir.
event-assistant-moved = { $seat } : un assistant passe de la case { $source } à la case { $space } du Marché noir.
event-assistant-left = { $seat } : un assistant quitte la case { $space } du Marché noir et rentre en réserve.
event-market-cleared = Le Marché noir est plein, la police l’évacue ; seul reste le dernier assistant arrivé ({ $seat }).
event-die-acted = { $place } : le { $value } ({ $seat }) agit sur la case d’action { $space }.
event-die-declined = { $place } : { $seat } n’agit pas avec un { $value }.
event-die-idle = { $place } : il ne reste aucune case d’action pour le { $value } ({ $seat }).
event-card-taken = { $seat } prend { $card }.
event-slot-taken = { $seat } choisit l’emplacement « { $slot } ».
event-ticket-taken = { $seat } prend un ticket et cède un { $value } pour le reste de la partie.
event-tile-drawn = { $seat } pioche { $card }.
event-tile-discarded = { $seat } défausse { $card }.
event-tile-left = { $seat } n’a plus de case Recherche : la tuile { $card } reste disponible.
event-tile-lost = { $seat } n’a plus de case Recherche pour la tuile { $card }.
event-card-used = { $seat } utilise { $card }.
event-market-used = { $seat } utilise la case { $space } du Marché noir.
event-published =
    { $level ->
        [0] { $seat } ne remplit la condition de l’éditeur à aucun niveau.
       *[other] { $seat } remplit la condition de l’éditeur au niveau { $level }.
    }
event-token-placed = { $seat } pose un jeton sur l’illustration de la case { $space }.
event-palace-reached = { $seat } atteint le bout de la piste Buzz (arrivée n° { $place }).
event-salaries-paid = { $seat } doit payer { $money } £ de salaires.
event-salary-refunded = { $seat } récupère le salaire versé à { $card }.
event-character-recruited = { $seat } recrute { $card }.
event-prototype-built = { $seat } fabrique { $card }.
event-effect-played = { $seat } applique l’effet de la carte { $card } à { $owner }.
event-market-moved =
    { $gears ->
        [one] Au Marché noir, tous les assistants descendent d’une case ; il s’y trouve { $gears } engrenage.
       *[other] Au Marché noir, tous les assistants descendent d’une case ; il s’y trouve { $gears } engrenages.
    }
event-display-filled = Nouveau ({ $place }) : { $cards }.
event-goods-sold = { $seat } vend les biens restants pour { $money } £.
event-slots-covered =
    { $count ->
        [one] { $seat } paie pour couvrir { $count } case Recherche vide.
       *[other] { $seat } paie pour couvrir { $count } cases Recherche vides.
    }

## La table en texte

board-round = { $name } (manche { $round } sur { $rounds })
board-phase = phase { $phase } : { $name }
board-first = premier joueur : { $player }
board-over = Partie terminée
board-place = Lieu
board-spaces = Placement
board-actions = Actions
board-offer = Disponibles
board-price =
    { $points ->
        [one] ({ $cost } ; { $points } point)
       *[other] ({ $cost } ; { $points } points)
    }
board-market = Marché noir (engrenages : { $gears })
board-publisher = Éditeur
board-buzz = Piste Buzz
board-player = Joueur
board-points = Points
board-money = Argent
board-goods = Biens
board-goods-held = engrenages { $gears }, énergie { $energy }, journaux { $newspapers }
board-income = Revenu
board-buzz-place = Buzz
board-dice = Dés
board-sealed = scellés
board-goal = Objectif, Westminster
board-goal-stand = niveau { $level } ({ $levels })
board-westminster = Westminster { $space }
board-reserve = assistants { $count }
board-cards = Cartes
board-slots = Recherche
board-empty = vides { $count }
board-salary = Salaire à Westminster de I à V : { $salary }.
board-legend =
    3a:★5 est une case de placement d’au moins 3, avec assistant, occupée par un 5.
    2 £ est le prix d’une case.
    + est une case d’action avec bonus ; × une case dont le dé est parti.
    Un * est une illustration de la piste Buzz, ou un jeton posé dessus.
    ✓ signifie fabriqué ou remboursé.
    ▶ marque le joueur actif et le lieu dont les dés agissent.
    Les biens sont engrenages/énergie/journaux, les cartes personnages/prototypes/brevets.
board-tie-break = À égalité de points : victoire partagée.

## Amounts

amount-money = { $n } £
amount-money-less = −{ $n } £
amount-money-more = +{ $n } £
pound-sign = £
amount-gear =
    { $n ->
        [one] { $n } engrenage
       *[other] { $n } engrenages
    }
amount-energy =
    { $n ->
        [one] { $n } énergie
       *[other] { $n } énergies
    }
amount-newspaper =
    { $n ->
        [one] { $n } journal
       *[other] { $n } journaux
    }
amount-income =
    { $n ->
        [one] { $n } cran de revenu
       *[other] { $n } crans de revenu
    }
amount-buzz = { $n } buzz
amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-westminster =
    { $n ->
        [one] { $n } cran à Westminster
       *[other] { $n } crans à Westminster
    }
amount-die =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
amount-watch =
    { $n ->
        [one] la montre à gousset
       *[other] { $n } montres à gousset
    }

## Effects

effect-gain = gagner { $what }
effect-lose = perdre { $what }
effect-pay = payer { $what }
effect-assistant =
    { $n ->
        [one] faire { $n } action d’assistant
       *[other] faire jusqu’à { $n } actions d’assistant
    }
effect-assistant-free =
    { $n ->
        [one] faire { $n } action d’assistant (entrée gratuite au Marché noir)
       *[other] faire jusqu’à { $n } actions d’assistant (entrée gratuite au Marché noir)
    }
effect-draw-research =
    { $n ->
        [one] piocher { $n } tuile Recherche ({ $frame })
       *[other] piocher { $n } tuiles Recherche ({ $frame })
    }
effect-use-permanent =
    { $n ->
        [one] utiliser maintenant un de vos bonus permanents
       *[other] utiliser maintenant jusqu’à { $n } bonus permanents différents
    }
effect-push-down =
    { $n ->
        [one] faire descendre { $n } assistant au Marché noir, sans engrenage
       *[other] faire descendre { $n } assistants au Marché noir, sans engrenage
    }
effect-repay-loan = rembourser un prêt pour { $price } (facultatif)
effect-refund-salary =
    { $n ->
        [one] récupérer le salaire payé pour { $n } autre personnage
       *[other] récupérer les salaires payés pour { $n } autres personnages
    }
effect-discount = un prototype coûte { $what } de moins dans cette manche
effect-extra-prototype =
    { $n ->
        [one] { $n } prototype de plus peut être fabriqué dans cette manche
       *[other] { $n } prototypes de plus peuvent être fabriqués dans cette manche
    }
effect-choose = au choix, { $options }
effect-or = { $first } ou { $second }
effect-trade = donner { $give } pour { $get } (facultatif)
effect-take-patents = prendre un brevet disponible
effect-take-research = prendre une tuile Recherche disponible
effect-take-shares = prendre un titre disponible
effect-take-characters = recruter un personnage disponible
effect-publish = gagner du buzz selon le niveau atteint pour la condition de la manche
effect-ticket = céder ce dé pour le reste de la partie : points de la manche plus valeur du dé
effect-then = { $first }, puis { $second }
effect-per = { $effect } par { $counter }
effect-max = { $effect } (au plus { $max })
effect-rivals = chaque adversaire doit { $effect }
effect-if = { $effect } (condition : { $condition })
effect-if-else = { $effect } (condition : { $condition }), sinon { $otherwise }
effect-at-once = Aussitôt : { $effect }
effect-in-phase = Phase { $phase } : { $effect }
effect-on-player = Sur un joueur de votre choix : { $effect }
effect-none = aucun effet

## Counters: what an effect is counted for

counter-prototypes =
    { $n ->
        [one] prototype possédé
       *[other] tranche de { $n } prototypes possédés
    }
counter-characters =
    { $n ->
        [one] personnage possédé
       *[other] tranche de { $n } personnages possédés
    }
counter-cards =
    { $n ->
        [one] prototype ou personnage possédé
       *[other] tranche de { $n } prototypes ou personnages possédés
    }
counter-linked-pairs =
    { $n ->
        [one] paire liée possédée
       *[other] tranche de { $n } paires liées possédées
    }
counter-newspapers =
    { $n ->
        [one] journal possédé
       *[other] tranche de { $n } journaux possédés
    }
counter-research-tiles =
    { $n ->
        [one] tuile Recherche possédée
       *[other] tranche de { $n } tuiles Recherche possédées
    }
counter-instant-tiles =
    { $n ->
        [one] tuile Recherche immédiate possédée
       *[other] tranche de { $n } tuiles Recherche immédiates possédées
    }
counter-permanent-tiles =
    { $n ->
        [one] tuile Recherche permanente possédée
       *[other] tranche de { $n } tuiles Recherche permanentes possédées
    }
counter-permanent-effects =
    { $n ->
        [one] bonus permanent possédé
       *[other] tranche de { $n } bonus permanents possédés
    }
counter-shares =
    { $n ->
        [one] titre possédé
       *[other] tranche de { $n } titres possédés
    }
counter-dice =
    { $n ->
        [one] dé possédé
       *[other] tranche de { $n } dés possédés
    }
counter-dice-left =
    { $n ->
        [one] dé en réserve
       *[other] tranche de { $n } dés en réserve
    }
counter-goods =
    { $n ->
        [one] engrenage ou énergie possédés
       *[other] tranche de { $n } engrenages ou énergies possédés
    }
counter-income =
    { $n ->
        [one] livre de revenu
       *[other] tranche de { $n } livres de revenu
    }
counter-buzz =
    { $n ->
        [one] case de buzz atteinte
       *[other] tranche de { $n } cases de buzz atteintes
    }
counter-westminster =
    { $n ->
        [one] case de Westminster atteinte
       *[other] tranche de { $n } cases de Westminster atteintes
    }
counter-market-assistants =
    { $n ->
        [one] assistant au Marché noir
       *[other] tranche de { $n } assistants au Marché noir
    }
counter-open-loans =
    { $n ->
        [one] prêt en cours
       *[other] tranche de { $n } prêts en cours
    }
counter-most-rival-characters =
    { $n ->
        [one] personnage de l’adversaire qui en a le plus
       *[other] tranche de { $n } personnages de l’adversaire qui en a le plus
    }

## Conditions and what they count

condition-at-least = au moins { $count }
condition-at-most = au plus { $count }
count-prototypes =
    { $n ->
        [one] { $n } prototype
       *[other] { $n } prototypes
    }
count-characters =
    { $n ->
        [one] { $n } personnage
       *[other] { $n } personnages
    }
count-cards =
    { $n ->
        [one] { $n } prototype ou personnage
       *[other] { $n } prototypes ou personnages
    }
count-linked-pairs =
    { $n ->
        [one] { $n } paire liée
       *[other] { $n } paires liées
    }
count-newspapers =
    { $n ->
        [one] { $n } journal
       *[other] { $n } journaux
    }
count-research-tiles =
    { $n ->
        [one] { $n } tuile Recherche
       *[other] { $n } tuiles Recherche
    }
count-instant-tiles =
    { $n ->
        [one] { $n } tuile Recherche immédiate
       *[other] { $n } tuiles Recherche immédiates
    }
count-permanent-tiles =
    { $n ->
        [one] { $n } tuile Recherche permanente
       *[other] { $n } tuiles Recherche permanentes
    }
count-permanent-effects =
    { $n ->
        [one] { $n } bonus permanent
       *[other] { $n } bonus permanents
    }
count-shares =
    { $n ->
        [one] { $n } titre
       *[other] { $n } titres
    }
count-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
count-dice-left =
    { $n ->
        [one] { $n } dé en réserve
       *[other] { $n } dés en réserve
    }
count-goods =
    { $n ->
        [one] { $n } engrenage ou énergie
       *[other] { $n } engrenages ou énergies
    }
count-income = { $n } £ de revenu
count-buzz = { $n } buzz
count-westminster =
    { $n ->
        [1] la case I de Westminster
        [2] la case II de Westminster
        [3] la case III de Westminster
        [4] la case IV de Westminster
        [5] la case V de Westminster
       *[other] la case { $n } de Westminster
    }
count-market-assistants =
    { $n ->
        [one] { $n } assistant au Marché noir
       *[other] { $n } assistants au Marché noir
    }
count-open-loans =
    { $n ->
        [one] { $n } prêt en cours
       *[other] { $n } prêts en cours
    }
count-most-rival-characters =
    { $n ->
        [one] { $n } personnage chez un adversaire
       *[other] { $n } personnages chez un adversaire
    }

## Patents

patent-audio-book = Livre audio
    .history = En 1878, Edison annonça parmi les usages de son phonographe des livres parlants pour les aveugles.
patent-hydraulic-crane = Grue hydraulique
    .history = En 1846, l’avoué William Armstrong fit marcher à l’eau sous pression une grue des quais de Newcastle.
patent-thinking-machine = Machine à penser
    .history = En 1851, Alfred Smee conçut une machine à penser qui, selon lui, aurait pris plus de place que Londres.
patent-beer-glass-counter = Compteur de bières
    .history = En 1851, pas de bière à compter : on ne vendait que du sans-alcool, plus d’un million de bouteilles.
patent-climate-changer = Changeur de climat
    .history = James Espy, le « roi des tempêtes » américain, voulait faire pleuvoir en brûlant des forêts.
patent-steam-dental-drill = Roulette à vapeur
    .history = La plupart des dentistes foraient à la main avant la machine à pédale de James Morrison, en 1871.
patent-crystal-palace = Crystal Palace
    .history = Près de 300 000 vitres sur une ossature de fer, dressées dans Hyde Park en bien moins d’un an.
patent-pneumatic-post = Poste pneumatique
    .history = Dès 1853, un tube de 200 mètres portait les messages entre la Bourse de Londres et le télégraphe.
patent-mechanical-chess-player = Automate d’échecs
    .history = Le fameux « Turc » battit même Napoléon ; un maître d’échecs se cachait à l’intérieur.
patent-steam-omnibus = Omnibus à vapeur
    .history = Dès les années 1830, les omnibus à vapeur de Walter Hancock transportaient des Londoniens.
patent-electric-telegraph = Télégraphe électrique
    .history = En 1845, une dépêche envoyée de Slough à Paddington aida la police à arrêter un assassin.
patent-tempest-prognosticator = Prédicteur d’orages
    .history = Dans l’appareil du Dr Merryweather, montré en 1851, douze sangsues sonnaient une cloche avant l’orage.
patent-envelope-folder = Plieuse d’enveloppes
    .history = Montrée en 1851, la machine de Hill et De La Rue pliait des dizaines d’enveloppes à la minute.
patent-ice-machine = Machine à glace
    .history = Le Dr John Gorrie, de Floride, qui voulait rafraîchir ses fiévreux, en breveta une en mai 1851.
patent-diving-suit = Scaphandre
    .history = Vers 1840, des plongeurs casqués par Siebe déblayèrent l’épave du Royal George devant Portsmouth.
patent-aerial-carriage = Voiture volante
    .history = Celle de Henson, à vapeur, en 1842, ne vola que sur des gravures : Londres, les pyramides.
patent-fire-annihilator = Extincteur
    .history = P. T. Barnum misa sur l’appareil de Phillips ; en 1852, l’usine qui le fabriquait brûla.
patent-expanding-mannequin = Mannequin extensible
    .history = L’homme d’acier du comte Dunin, 7 000 pièces, montré en 1851, pouvait grandir jusqu’au géant.
patent-alarm-clock-bed = Lit-réveil
    .history = Un lit montré en 1851 jetait le dormeur à bas à l’heure dite, et dans un bain froid s’il le désirait.
patent-calculating-engine = Machine à calculer
    .history = La machine inachevée de Babbage ne fut pas montrée en 1851, et il s’en plaignit dans un livre.
patent-stereoscope = Stéréoscope
    .history = La reine Victoria admira à l’Exposition celui de Brewster, et bientôt chaque salon voulut le sien.
patent-steam-hammer = Marteau-pilon
    .history = Le géant de Nasmyth savait fêler un œuf dans un verre à vin sans casser le verre.
patent-floating-dock = Dock flottant
    .history = En 1869, un dock flottant pour navires de guerre fut remorqué d’Angleterre jusqu’aux Bermudes.
patent-folding-piano = Piano pliant
    .history = En 1851, Jenkins et fils montrèrent un piano repliable, pour les yachts de ces messieurs.
patent-reaping-machine = Moissonneuse
    .history = En 1851, le Times se moqua de la machine américaine de McCormick, jusqu’à l’essai dans un champ.
patent-gas-cooking-range = Cuisinière à gaz
    .history = Au Reform Club, le chef Alexis Soyer cuisinait au gaz dès les années 1840, bien avant les ménages.
patent-revolving-lighthouse = Phare tournant
    .history = Chance Brothers fit les vitres du Crystal Palace, et des lentilles pour les phares du monde entier.
patent-submarine-cable = Câble sous-marin
    .history = Le premier câble sous la Manche, en 1850, se tut au bout d’un jour ; le suivant ouvrit fin 1851.
patent-defensive-umbrella = Parapluie de défense
    .history = Après un attentat en 1842, la reine Victoria eut une ombrelle doublée en secret de cotte de mailles.
patent-perpetual-weather-globe = Globe barométrique
    .history = Dès 1851, le globe géant de James Wyld, à Leicester Square, montrait le monde de l’intérieur.

## Characters

character-charlotte-bronte = Charlotte Brontë
    .history = Elle visita cinq fois le Crystal Palace en 1851 et le trouva vaste, étrange et neuf.
character-sherlock-holmes = Sherlock Holmes
    .history = D’après les récits de Conan Doyle, il serait né en 1854 : trois ans trop tard pour l’Exposition.
character-phileas-fogg = Phileas Fogg
    .history = Chez Jules Verne, il parie au Reform Club de faire le tour du monde en quatre-vingts jours.
character-levi-strauss = Levi Strauss
    .history = Né en Bavière, il gagna San Francisco en 1853 ; le pantalon à rivets suivit vingt ans plus tard.
character-amelia-edwards = Amelia Edwards
    .history = Romancière, elle remonta le Nil en 1873, puis aida à fonder l’Egypt Exploration Fund.
character-joseph-paxton = Joseph Paxton
    .history = Ce jardinier esquissa le Crystal Palace sur un buvard, pendant une réunion de chemin de fer.
character-ada-lovelace = Ada Lovelace
    .history = En 1843, elle publia ce qu’on appelle souvent le premier programme, pour une machine jamais bâtie.
character-charles-babbage = Charles Babbage
    .history = Le père des machines à calculer fit une longue guerre aux joueurs d’orgue de Barbarie de Londres.
character-isambard-kingdom-brunel = Isambard K. Brunel
    .history = Le projet officiel, en brique sous son immense dôme de fer, dut céder la place au verre de Paxton.
character-florence-nightingale = Florence Nightingale
    .history = À l’été 1851, pendant que Londres s’émerveillait, elle se formait aux soins à Kaiserswerth.
character-michael-faraday = Michael Faraday
    .history = Apprenti relieur qui lisait ce qu’il reliait, il découvrit en 1831 l’induction électromagnétique.
character-charles-dickens = Charles Dickens
    .history = En juillet 1851, il écrivit que l’Exposition l’avait épuisé : il y avait trop de choses.
character-queen-victoria = Reine Victoria
    .history = Elle inaugura l’Exposition le 1er mai 1851 et y revint maintes fois.
character-prince-albert = Prince Albert
    .history = Il présida l’Exposition ; les bénéfices payèrent le terrain des musées de South Kensington.
character-henry-cole = Henry Cole
    .history = Cheville ouvrière de l’Exposition, il fit aussi imprimer la première carte de Noël, en 1843.
character-charles-darwin = Charles Darwin
    .history = En 1851, il était plongé dans les cirripèdes ; L’Origine des espèces viendrait huit ans plus tard.
character-samuel-colt = Samuel Colt
    .history = Il apporta des centaines de revolvers à l’Exposition, puis ouvrit une fabrique à Londres en 1853.
character-karl-marx = Karl Marx
    .history = Exilé à Londres, il prépara dès 1850 son grand livre dans la bibliothèque du British Museum.
character-rowland-hill = Rowland Hill
    .history = Sa poste à un penny, en 1840, donna au monde le premier timbre et à tous des lettres bon marché.
character-william-fox-talbot = William Fox Talbot
    .history = Son Pencil of Nature, dès 1844, fut le premier livre vendu avec des photographies.
character-mary-seacole = Mary Seacole
    .history = En 1851, cette soignante jamaïcaine combattait le choléra au Panama, avant son hôtel en Crimée.
character-robert-stephenson = Robert Stephenson
    .history = Dans un train, en 1850, Paxton lui montra les plans du Crystal Palace et le conquit.
character-elizabeth-gaskell = Elizabeth Gaskell
    .history = Son Cranford commença à paraître dans la revue de Dickens en décembre 1851.
character-benjamin-disraeli = Benjamin Disraeli
    .history = Romancier, dandy et criblé de dettes, il devint pourtant chancelier de l’Échiquier en 1852.
character-alfred-nobel = Alfred Nobel
    .history = À l’été 1851, il avait dix-sept ans ; la dynamite vint en 1867, et les prix avec son testament.
character-hector-berlioz = Hector Berlioz
    .history = Il vint à Londres en 1851 comme juré pour les instruments de musique de l’Exposition.
character-clara-schumann = Clara Schumann
    .history = Sur scène dès neuf ans, elle donna des concerts pendant plus de soixante ans, souvent en Angleterre.
character-frederick-scott-archer = Frederick S. Archer
    .history = En 1851, il offrit à tous les photographes, sans brevet, son procédé au collodion ; il mourut pauvre.
character-thomas-cook = Thomas Cook
    .history = Il amena en train quelque 150 000 personnes à l’Exposition.
character-angela-burdett-coutts = Angela Burdett-Coutts
    .history = Héritière d’une fortune bancaire, elle en donna des millions, souvent conseillée par Dickens.

## Places

place-patent-office = Office des brevets
    .history = Avant le bureau unique de 1852, un brevet anglais exigeait une coûteuse tournée des guichets.
place-british-museum = British Museum
    .history = Sa salle de lecture ronde, ouverte en 1857, devint le bureau de penseurs du monde entier.
place-bank-of-england = Banque d’Angleterre
    .history = Depuis une caricature de 1797, on l’appelle la Vieille Dame de Threadneedle Street.
place-westminster = Westminster
    .history = L’ancien palais brûla en 1834 ; les Communes emménagèrent dans leur nouvelle salle en 1852.
place-reform-club = Reform Club
    .history = Fondé en 1836 par des amis de la réforme, le club s’installa en 1841 dans le palais de Barry.
place-london-times = London Times
    .history = Le Times fulmina d’abord contre une exposition dans Hyde Park, et finit par s’en émerveiller.
place-port-of-london = Port de Londres
    .history = En aval de London Bridge s’étendait le port le plus actif du monde, derrière une forêt de mâts.
place-waterloo-station = Gare de Waterloo
    .history = Ouverte en juillet 1848, elle amena les trains du sud-ouest jusqu’au bord de la Tamise.
place-black-market = Marché noir
    .history = En ronde depuis 1829, les policiers de Londres s’appellent bobbies d’après sir Robert Peel.

## Nations

nation-united-kingdom = Royaume-Uni
    .history = Le pays hôte et ses colonies remplissaient la moitié ouest du Crystal Palace.
nation-france = France
    .history = Aucun pays étranger n’envoya plus d’exposants à Londres en 1851.
nation-japan = Japon
    .history = Encore presque fermé au monde, il n’exposa pas en 1851 ; Londres admira son artisanat en 1862.
nation-united-states = États-Unis
    .history = Raillés pour leurs stands à moitié vides, ils eurent les grandes médailles : moissonneuse, caoutchouc.
nation-spain = Espagne
    .history = On admira ses lames de Tolède, mais c’est à ses matières premières qu’alla la grande médaille.
nation-prussia = Prusse
    .history = Krupp, d’Essen, étonna Londres avec un bloc d’acier fondu d’environ deux tonnes.
nation-italy = Italie
    .history = En 1851, elle n’était pas unie : Sardaigne, Toscane et Rome exposèrent chacune de son côté.
nation-netherlands = Pays-Bas
    .history = Le Koh-i-Noor parut terne à l’Exposition ; des tailleurs d’Amsterdam le ravivèrent en 1852.
nation-austria = Autriche
    .history = Le Viennois Michael Thonet obtint une médaille en 1851 pour ses curieuses chaises de bois courbé.
nation-russia = Russie
    .history = Retardés par les glaces, ses trésors ne furent visibles qu’en juin 1851, bien après l’ouverture.

## Rounds and phases

round-1 = Printemps 1849
round-2 = Automne 1849
round-3 = Printemps 1850
round-4 = Automne 1850
round-5 = Printemps 1851
phase-1 = Valeur des dés
phase-2 = Poser les dés
phase-3 = Actions
phase-4 = Salaires
phase-5 = Prototypes
phase-6 = Revenu
phase-7 = Manche suivante

## Slots at the Port of London and at Waterloo Station

slot-assistants = Assistants
slot-gears = Engrenages
slot-die = Nouveau dé
slot-paid-die = Nouveau dé (payant)
slot-ticket = Ticket
slot-energy = Énergie
slot-energy-and-bonus = Énergie et bonus
slot-energy-and-buzz = Énergie et buzz
slot-bonus-or-buzz = Bonus ou buzz

## Tracks, tokens and tickets

westminster-1 = I
westminster-2 = II
westminster-3 = III
westminster-4 = IV
westminster-5 = V
pocket-watch = Montre à gousset
ticket = Ticket
loan-open = Prêt ({ $vp })
loan-repaid = Prêt remboursé ({ $vp })

## Exchanges

exchange-sell-newspaper = Vendre 1 journal
exchange-newspapers-to-gear = Journaux contre engrenage
exchange-newspapers-to-income = Journaux contre revenu
exchange-newspapers-to-die = Journaux contre dé
exchange-buy-energy = Acheter 1 énergie
exchange-buy-gear = Acheter 1 engrenage
exchange-sell-energy = Vendre 1 énergie
exchange-sell-gear = Vendre 1 engrenage
exchange-rate = { $give } contre { $get }

## Colours and kinds

frame-blue = pile bleue
frame-orange = pile orange
kind-permanent = Permanent
kind-instant = Immédiat

## Where points come from

reason-prototypes = prototypes
reason-characters = personnages
reason-links = paires liées
reason-shares = titres
reason-tickets = tickets
reason-pictures = illustrations Buzz
reason-effects = effets
reason-red-income = case Revenu rouge
reason-buzz = rang sur la piste Buzz
reason-market = rang au Marché noir
reason-goal = objectif de la nation
reason-loans = prêts
reason-slots = cases Recherche vides

## Where the points that one may expect come from

source-points = points acquis
source-prototypes = prototypes
source-characters = personnages
source-benefits = tuiles et Marché noir
source-buzz = buzz
source-money = argent et biens
source-dice = dés
source-debts = prêts

## Research tiles, green: permanent

research-r01 = Rentes viagères
research-r02 = Comptabilité
research-r03 = Sténographie
research-r04 = Conférences
research-r05 = Société savante
research-r06 = Thermodynamique
research-r07 = Métallurgie
research-r08 = Statistique

## Research tiles, green: instant

research-r09 = Outillage
research-r10 = Os de dinosaure
research-r11 = Égyptologie
research-r12 = Éclairage au gaz
research-r13 = Électrochimie
research-r14 = Typographie
research-r15 = Économie politique
research-r16 = Assurances
research-r17 = Astronomie
research-r18 = Minéralogie
research-r19 = Hygiène publique
research-r20 = Cryptographie

## Research tiles, violet with a blue frame

research-r21 = Mécanique de précision
research-r22 = Photographie
research-r23 = Électromagnétisme
research-r24 = Mathématiques
research-r25 = Droit des brevets
research-r26 = Télégraphie

## Research tiles, violet with an orange frame

research-r27 = Banque
research-r28 = Philanthropie
research-r29 = Physique
research-r30 = Rhétorique
research-r31 = Génie civil
research-r32 = Art de l’enquête
research-r33 = Probabilités

## Shares

share-s1a = Chemins de fer
share-s1b = Canaux
share-s1c = Docks
share-s2a = Mines de charbon
share-s2b = Usines à gaz
share-s2c = Compagnie des eaux
share-s3a = Forges
share-s3b = Filatures de coton
share-s3c = Faïenceries
share-s4a = Bateaux à vapeur
share-s4b = Télégraphe
share-s4c = Omnibus
share-s5a = Verreries
share-s5b = Brasseries
share-s5c = Hôtels

## Flyers

flyer-f01 = Serrurier
flyer-f02 = Charbonnier
flyer-f03 = Prêteur sur gages
flyer-f04 = Marchand de journaux
flyer-f05 = Quincaillier
flyer-f06 = Caisse d’épargne
flyer-f07 = Chapelier
flyer-f08 = Coursiers
flyer-f09 = Fanfare
flyer-f10 = Fabrique de machines
flyer-f11 = Bureau de placement

## Publisher and goals

publisher = Éditeur
publisher-level = { $condition } : { $buzz }
goal-level = Niveau { $level } ({ $points }) : { $condition }

## On the page

draw-board = Le Crystal Palace
draw-places = Lieux
draw-buzz = Buzz
draw-income = Revenu
draw-income-falls = baisse de { $n } par manche
draw-you = (vous)
draw-to-move = son tour
draw-first = premier joueur
draw-ready = dés scellés
draw-thinking = réfléchit
draw-passed = a passé
draw-goal = Objectif
draw-research = Recherche
draw-newspapers = Journaux
draw-cards = Cartes
draw-no-cards = pas encore de carte
draw-loans = Prêts en cours
draw-salaries = salaires { $money } £
draw-salary = Salaire à Westminster de I à V
draw-points-by-round = Points aux manches 1 à 5
draw-link = Lien : { $card }
draw-on-any = pour un joueur au choix
draw-every-round = à chaque manche
draw-once = une fois
draw-taken = prise
draw-empty-slot = Malus d’une case Recherche vide à la fin
draw-go-on = le dé va ensuite sur un emplacement
draw-space = { $place }, case { $space } : au moins { $least }
draw-space-taken = { $place }, case { $space } : { $value } ({ $owner })
draw-with-assistant = avec une action d’assistant
draw-would-act =
    { $rank ->
        [1] Votre { $value } agirait en premier
       *[other] Votre { $value } agirait en { $rank }e position
    } { $dice ->
        [one] (seul dé ici)
       *[other] (sur { $dice } dés)
    }
draw-no-action = Votre { $value }, n° { $rank } sur { $dice }, ne trouverait plus de case d’action
draw-fits-nowhere = Votre { $value } est trop faible pour les cases libres ici
draw-left-for-it =
    { $count ->
        [one] { $count } carte restante au choix
       *[other] { $count } cartes restantes au choix
    }
draw-how-many =
    { $spaces ->
        [one] Les dés les plus forts agissent d’abord. Dés ici : { $dice } ; { $spaces } case d’action
       *[other] Les dés les plus forts agissent d’abord. Dés ici : { $dice } ; { $spaces } cases d’action
    }
draw-acts = Maintenant : le { $value } ({ $owner })
draw-act = Agir
draw-decline = Refuser
draw-pass = Passer
draw-accept = Oui
draw-stay = Rester
draw-rest = Tout utiliser
draw-finished = Terminé
draw-target = Appliquer
draw-level = Niveau { $level }
draw-start = départ
draw-beyond = Au-delà de V : { $effects }
draw-ticket-worth = { $points } + la valeur du dé
draw-ticket-then = { $points }, mais le dé est cédé pour de bon
draw-die = Un { $value }
draw-your-dice = Vos dés
draw-dice-hidden =
    { $count ->
        [one] { $count } dé caché
       *[other] { $count } dés cachés
    }
draw-dice-of = Dés en main : { $dice }
draw-dial = Dé { $number }, de 1 à 6
draw-dial-up = Dé { $number } : un de plus
draw-dial-down = Dé { $number } : un de moins
draw-dials-cost = Coût : { $money }
draw-dials-left = il reste { $money }
draw-dials-short = il manque { $money } : vendez ou empruntez
draw-dials-salaries = salaires à payer : { $money } £
draw-dials-hint = Le total le plus fort commence, le plus faible reçoit un journal.
draw-dials-hidden = Les dés restent cachés tant que tous ne les ont pas scellés.
draw-seal = Sceller les dés
draw-market-gears = en descendant de la case { $space } ou de plus haut
draw-market-cleared = tous les autres assistants quittent le Marché noir
draw-money-left = il reste { $money } £
draw-lacking = il manque { $money } £
draw-lacks = il manque { $cost }
draw-space-price = { $money } pour la case d’action
draw-bought-for = achat immédiat pour { $cost }
draw-sum-then = total { $money } £
draw-builds-for = à fabriquer pour { $cost } ; { $points } dans cette manche
draw-costs = coûte { $cost } ; { $points } maintenant
draw-links-then = lié : { $points } de plus
draw-salary-then = salaire { $money } £
draw-rung = case { $space }, en phase 6 : { $effects }
draw-home = retourne en réserve
draw-loan-costs = de { $least } à { $most } points ({ $repaid } si remboursé) ; occupe une case Recherche
draw-loan-repaid = { $repaid } points à la fin au lieu de { $least } à { $most }
draw-gives-up = vous perdez : { $effects }
draw-gives-up-used = effet déjà utilisé
draw-each-round = { $effects }, à chaque manche
draw-pass-then =
    { $count ->
        [one] { $count } dé reste en main
       *[other] { $count } dés restent en main
    }
draw-publishes = { $level ->
    [0] aucun niveau atteint : { $buzz }
   *[other] niveau { $level } atteint : { $buzz }
}
draw-goal-then = niveau { $level } : vaut { $points } à la fin
draw-exhibited = Ce qu’exposa chaque nation
told-none = aucun
told-place = { $place } : dés { $dice } ; cases libres { $free } ; cases d’action utilisées { $used } sur { $actions }.
told-offer = { $place }, disponibles : { $offer }.
told-market = Marché noir : assistants { $assistants } ; engrenages { $gears }.
told-seat =
    { $score ->
        [one] { $seat }, { $nation } : { $score } point, { $money } £, { $goods }. Revenu { $income }, buzz { $buzz }, Westminster { $westminster }, objectif niveau { $goal }, assistants en réserve { $assistants }. Dés : { $dice }.
       *[other] { $seat }, { $nation } : { $score } points, { $money } £, { $goods }. Revenu { $income }, buzz { $buzz }, Westminster { $westminster }, objectif niveau { $goal }, assistants en réserve { $assistants }. Dés : { $dice }.
    }
told-cards = { $seat } : brevets { $patents } ; prototypes { $prototypes } ; personnages { $characters } ; recherche { $tiles ->
    [aucun] aucune
   *[other] { $tiles }
} ; titres { $shares } ; prêts en cours { $loans } ; cases Recherche vides { $empty }.

## The chronicle

entry-places = { $die } { $place }, case { $space }
entry-passes =
    { $who ->
        [you] passez
       *[other] passe
    }
entry-declines = pas d’action
entry-idle = plus de case d’action
entry-acts = agit
entry-points = points
entry-loans = prêts
entry-cleared = Marché noir évacué
entry-round = Nouvelle manche : { $round }
entry-end = Décompte final
entry-taken = acquis : { $card }
entry-recruited = recrutement : { $card }
entry-built = fabrication : { $card }
entry-applied = effet sur { $owner }
entry-drawn = pioche : { $card }
entry-discarded = défausse : { $card }
entry-left = pas de place : { $card }
entry-sealed = dés scellés
entry-first = commence
entry-goal = objectif : niveau { $level }
entry-assistant-entered = assistant en case { $space }
entry-assistant-moved = assistant de la case { $source } à la case { $space }
entry-assistant-left = un assistant quitte la case { $space }
entry-ticket = dé cédé contre un ticket
entry-market = case { $space } du Marché noir
entry-published =
    { $level ->
        [0] Times : aucun niveau
       *[other] Times : niveau { $level }
    }
entry-token = jeton sur l’illustration { $space }
entry-palace = arrivée n° { $place } au Palace
entry-salaries = salaires : { $money }
entry-refunded = { $card } : salaire récupéré
entry-income-now = revenu : { $money } désormais
entry-exchanges = échanges
entry-borrowed =
    { $count ->
        [one] prêt
       *[other] { $count } prêts
    }
entry-repaid =
    { $count ->
        [one] prêt remboursé
       *[other] { $count } prêts remboursés
    }
entry-sold = biens vendus
entry-covered =
    { $count ->
        [one] { $count } case couverte
       *[other] { $count } cases couvertes
    }

## The work of phases 4 to 6, in the middle of the table

draw-back-to = Retour : { $phase }
draw-salaries-told = Chacun paie ses personnages selon sa case à Westminster
draw-your-characters = Vos personnages
draw-characters = Personnages
draw-others = Les autres
draw-nobody-to-pay = aucun personnage à payer
draw-paid = payé
draw-to-pay = à payer
draw-nothing-to-pay = rien à payer
draw-sum-to-pay = à payer : { $money }
draw-sum-paid = payé : { $money }
draw-purse-now = il reste { $money }
draw-purse-leaves = { $money } en main, il restera { $left }
draw-purse-lacks = { $money } en main, il manque { $lacking }
draw-must-pay = Tout doit être payé : si l’argent manque, vendez quelque chose ou souscrivez un prêt.
draw-builds = { $owner } fabrique un prototype
draw-builds-left =
    { $count ->
        [0] { $owner } : plus de prototype possible dans cette manche
        [one] { $owner } : encore { $count } prototype possible
       *[other] { $owner } : encore { $count } prototypes possibles
    }
draw-before-income = Dernier moment pour échanger avant le versement du revenu
draw-no-patents = plus de brevet à transformer
draw-lacks-nothing = tout est là
draw-built-this-round = Fabriqués dans cette manche
draw-none-built = aucun pour l’instant
draw-build-no-more = Ne plus fabriquer
draw-worth-in-round = sa valeur à la manche { $round }
draw-for-links = pour les personnages liés
draw-effect-on-whom = Son effet : sur qui ?
draw-effect-on = Son effet sur { $owner }
draw-yourself = Vous
draw-still-to-build = Encore à fabriquer
draw-income-told = La piste paie et baisse de { $n } ; puis viennent les bonus permanents et les personnages, puis les illustrations
draw-column-track = piste
draw-column-falls = baisse de { $n }
draw-column-bonuses = tuiles, Marché
draw-column-people = personnages
draw-column-pictures = illustrations
draw-column-pounds = livres
draw-column-now = maintenant
draw-column-end = à la fin
draw-from-to = { $source } → { $space }
draw-fall-stopped = à payer : { $money }
draw-markers-now = Revenu maintenant :
stage-effects = Bonus permanents
stage-pictures = Illustrations
event-stage-began = { $stage } : { $seat }.
event-income-fell =
    { $money ->
        [0] { $seat } : le revenu passe de { $source } £ à { $space } £.
       *[other] { $seat } : le revenu passe de { $source } £ à { $space } £, et il faut payer { $money } £.
    }
draw-set-here = Poser le { $value } ici
draw-set-nowhere = Touchez une case éclairée
draw-drag-hint = Faites glisser un dé sur une case éclairée, ou choisissez la case
draw-parts = Parties du plateau
draw-tab-places = Lieux
draw-tab-mine = À moi
draw-tab-board = Plateau
draw-tab-city = Ville
draw-tab-rivals = Rivaux

## Demander ce qu’est une chose

about-list = { $parts }
about-seats = { $seats }
about-worth-then = { $now } dans cette manche, puis { $later }
about-when-built = { $cost }, à la fabrication
about-built-now =
    { $points ->
        [one] { $points } point si vous le fabriquez maintenant, liens compris
       *[other] { $points } points si vous le fabriquez maintenant, liens compris
    }
about-patent = Brevet { $number } ; prototype une fois fabriqué
about-character = Personnage
about-salary = Salaire
about-salary-steps = { $salary } pour vous ; { $steps } à Westminster, de I à V
about-link = { $card } : +{ $points } si vous avez les deux
about-link-with = { $link } (chez { $seats })
about-research-green = Tuile Recherche du British Museum
about-research-blue = Tuile Recherche de la pile bleue
about-research-orange = Tuile Recherche de la pile orange
about-permanent = en phase 6 de chaque manche
about-instant = une fois, quand vous la prenez
about-takes = Occupe
about-takes-slot = une case Recherche ; vide, elle compte { $points } à la fin
about-share = Titre
about-watch = Vient avec Phileas Fogg
about-place = Lieu { $number }
about-place-slots = Le dé va sur l’un des emplacements de ce lieu et fait ce qui y est indiqué.
about-order = Ordre
about-place-order = le dé le plus fort agit d’abord ; à égalité, le plus à gauche
about-place-dice =
    { $dice ->
        [one] { $dice } dé posé ; cases d’action : { $spaces }
       *[other] { $dice } dés posés ; cases d’action : { $spaces }
    }
about-market = Assistants à l’œuvre
about-market-effect = Chaque assistant donne à son joueur l’avantage de sa case en phase 6. À chaque manche, tous descendent d’une case.
about-end = À la fin
about-market-end = { $points } points pour les assistants les plus hauts
about-full = Plein
about-market-full = la police l’évacue : seul reste le dernier assistant arrivé
about-space = Case de placement { $space }
about-space-effect = On peut y poser un dé d’au moins { $least }. Il agit en phase 3.
about-space-assistant = une action d’assistant, aussitôt
about-here = Ici
about-die-here = le { $value } ({ $seat })
about-action = Case d’action { $rank }
about-action-bonus = Le dé n° { $rank } à agir ici reçoit un bonus : { $effect }. Puis il fait l’action du lieu.
about-action-pays = Le dé n° { $rank } à agir ici doit payer { $money }. Puis il fait l’action du lieu.
about-action-plain = Le dé n° { $rank } à agir ici fait l’action du lieu.
about-action-used = utilisée dans cette manche
about-room = Place
about-slot-dice =
    { $dice ->
        [one] pour { $dice } dé
       *[other] pour { $dice } dés
    }
about-westminster = Westminster { $step }
about-westminster-kind = Case de la piste Westminster
about-westminster-start = Tout le monde commence ici.
about-westminster-effect = En l’atteignant : { $effect }.
about-westminster-salary = plus vous avancez, moins vos personnages coûtent
about-publisher = Éditeur de la manche
about-publisher-effect = Le London Times donne du buzz selon le niveau atteint pour la condition de la manche.
about-market-gears =
    { $gears ->
        [one] { $gears } engrenage
       *[other] { $gears } engrenages
    }
about-market-gears-effect = Faire descendre un assistant de la case { $space } ou de plus haut après avoir posé un dé rapporte un de ces engrenages.
about-market-space = Case { $space }
about-market-benefit = Avec votre assistant ici, à chaque phase 6 : { $effect }.
about-down = Descente
about-market-down = descendre d’ici après avoir posé un dé donne un engrenage, s’il en reste
about-track = Piste
about-buzz-effect = Le buzz, c’est le bruit que vous faites. Chaque buzz avance votre marqueur d’une case ; il ne recule jamais.
about-buzz-goal = à { $last }, les premiers arrivés entrent au Crystal Palace
about-buzz-end = { $points } points pour les plus avancés
about-buzz-number = Buzz { $space } sur { $last }
about-buzz-space = Une case ordinaire : il ne s’y passe rien.
about-buzz-last = Le Crystal Palace. Le premier arrivé y devance tous les autres.
about-picture = Illustration
about-picture-effect = Avec un de vos jetons ici, à chaque phase 6 : { $effect }.
about-tokens = Quand
about-picture-tokens = en l’atteignant ou en la dépassant, vous pouvez y poser un jeton, maintenant ou jamais
about-token = Jeton
about-flyer = Prospectus de la piste Buzz
about-flyer-effect = En l’atteignant ou en le dépassant : { $effect }.
about-flyer-works = une fois pour chaque joueur qui l’atteint ou le dépasse
about-income-effect = En phase 6, vous gagnez les livres de votre case.
about-income-falls =
    { $steps ->
        [one] vous descendez de { $steps } cran
       *[other] vous descendez de { $steps } crans
    }
about-income-kind = Case de la piste Revenu
about-income-red =
    { $points ->
        [one] En phase 6, vous ne gagnez rien ici et perdez { $points } point.
       *[other] En phase 6, vous ne gagnez rien ici et perdez { $points } points.
    }
about-income-space = En phase 6, vous gagnez { $money }.
about-marker = { $track } : { $space }
about-nation = Nation et son objectif
about-goal-effect = À la fin, c’est le niveau atteint par votre assistant sur la piste Objectif qui compte.
about-goal-level = { $condition } : { $points }
about-goal-of = Objectif ({ $seat }, { $nation })
about-goal-now = { $level ->
    [0] aucun niveau atteint
   *[other] niveau { $level } atteint
}
about-how = Comment
about-goal-how = par une action d’assistant, un niveau à la fois
about-score = Points : { $seat }
about-score-effect =
    { $points ->
        [one] { $points } point pour l’instant.
       *[other] { $points } points pour l’instant.
    }
about-score-end = s’ajoutent le buzz, le Marché noir et l’objectif ; se retranchent les prêts et les cases Recherche vides
about-money-effect = Sert à payer les dés, les salaires, les cartes et les biens. S’il en manque, il faut vendre ou souscrire un prêt.
about-stock-gear =
    { $n ->
        [one] { $n } engrenage
       *[other] { $n } engrenages
    }
    .line = Sert à fabriquer des prototypes.
about-stock-energy =
    { $n ->
        [one] { $n } énergie
       *[other] { $n } énergies
    }
    .line = Sert à fabriquer des prototypes.
about-stock-news =
    { $n ->
        [one] { $n } journal
       *[other] { $n } journaux
    }
about-stock-scroll =
    { $n ->
        [one] { $n } prototype
       *[other] { $n } prototypes
    }
about-stock-hat =
    { $n ->
        [one] { $n } personnage
       *[other] { $n } personnages
    }
    .line = Rapportent des points et des effets, et demandent un salaire en phase 4.
about-stock-research =
    { $n ->
        [one] { $n } tuile Recherche
       *[other] { $n } tuiles Recherche
    }
    .line = Donnent leur effet aussitôt ou à chaque manche, et occupent des cases Recherche.
about-stock-loan =
    { $n ->
        [one] { $n } prêt en cours
       *[other] { $n } prêts en cours
    }
about-newspapers-effect = S’échangent à tout moment. Personne ne peut en avoir plus de { $most }.
about-loan-effect = Chaque prêt a rapporté { $money } et coûte des points à la fin ; remboursé, il ne compte plus que pour { $repaid }.
about-prototypes-effect =
    { $count ->
        [one] Brevets transformés en prototypes. En phase 5, chacun peut en fabriquer { $count }.
       *[other] Brevets transformés en prototypes. En phase 5, chacun peut en fabriquer jusqu’à { $count }.
    }
about-exchange = Échange
about-when = Quand
about-exchange-when = à tout moment, même au milieu d’une action ou d’un paiement
about-loan = Prêt
about-loan-take-name = Souscrire un prêt
about-loan-repay-name = Rembourser un prêt
about-loan-open-name = Prêt en cours
about-loan-repaid-name = Prêt remboursé
about-loan-take = Vous recevez { $money } aussitôt. Le prêt occupe une case Recherche.
about-loan-open = Peut être remboursé à votre tour pour { $money } ; il ne compte alors plus que pour { $repaid }.
about-loan-repaid = Garde sa case et compte { $repaid } à la fin.
about-loan-end = un prêt en cours compte de { $least } à { $most }, un prêt remboursé { $repaid }
about-empty = Case Recherche vide
about-empty-kind = L’une des { $slots } cases Recherche
about-empty-effect = Compte { $points } à la fin si elle reste vide.
about-empty-end = { $money } suffisent à la couvrir
about-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
about-dice-effect = Vous choisissez en secret la valeur de chaque dé, vous la payez en livres, puis vous posez le dé sur une case que sa valeur permet.
about-dice-left = encore { $n } en réserve
about-salaries-effect = À payer en phase 4 pour tous les personnages.
about-first = Premier joueur
about-first-effect = Avait le total le plus fort en phase 1 et joue en premier dans cette manche.
about-phase = L’une des { $phases } phases d’une manche
about-phase-1 = Chacun choisit en secret la valeur de ses dés et paie le total en livres. Le total le plus fort commence.
about-phase-2 = À tour de rôle, chacun pose un dé sur une case que sa valeur permet.
about-phase-3 = Lieu après lieu, les dés agissent, le plus fort d’abord.
about-phase-4 = Chacun paie les salaires de ses personnages et utilise ses effets de phase 4.
about-phase-5 = Chacun peut transformer des brevets en prototypes : payer, marquer les points, appliquer l’effet à un joueur.
about-phase-6 = Revenu, puis dépenses, bonus permanents et illustrations.
about-phase-7 = Les assistants descendent, les dés reviennent et de nouvelles cartes arrivent.
signs-owned = Ce que vous possédez
signs-tracks = Pistes
signs-cards = Sur les cartes
sign-gear = Engrenage
    .line = sert à fabriquer les prototypes
sign-energy = Énergie
    .line = sert à fabriquer les prototypes
sign-news = Journal
    .line = s’échange à tout moment
sign-loan = Prêt
    .line = de l’argent, mais des points perdus à la fin
sign-vp = Points
    .line = comptés aussitôt
sign-die = Dé
    .line = vous choisissez sa valeur et la payez
sign-watch = Montre à gousset
    .line = un bonus permanent deux fois
sign-buzz = Buzz
    .line = une case de plus ; au bout, le Crystal Palace
sign-income = Revenu
    .line = livres en phase 6 ; baisse à chaque manche
sign-westminster = Westminster
    .line = une case de plus ; réduit les salaires
sign-assistant = Assistant
    .line = entre ou monte au Marché noir, ou sur la piste Objectif
sign-aim = Sur un joueur
    .line = vous choisissez lequel
sign-flash = Aussitôt
    .line = quand vous prenez la carte
sign-link = Lien
    .line = plus de points si vous avez les deux cartes
sign-loop = Permanent
    .line = à chaque phase 6
sign-research = Recherche
    .line = occupe une case Recherche
sign-scroll = Brevet
    .line = payez son coût en phase 5
sign-hat = Personnage
    .line = demande un salaire en phase 4
sign-bank = Titre
    .line = son effet, une fois
sign-ticket = Ticket
    .line = un dé cédé contre des points
sign-lower = Descente
    .line = un assistant descend

event-final-scoring-began = Les derniers points sont comptés.
telling-part-track = Revenu
telling-part-fall = Dépenses
telling-part-effects = Bonus
telling-part-pictures = Illustrations
telling-part-next = Manche suivante
telling-part-sales = Ventes
telling-part-buzz = Buzz
telling-part-market = Marché noir
telling-part-board = Objectif, prêts, recherche
telling-salaries =
    { $money ->
        [0] aucun salaire à payer
       *[other] { $money } £ de salaires
    }
telling-track = revenu de la piste
telling-red = sur une case rouge : un point perdu
telling-fell = { $source } £ → { $space } £
telling-stopped = { $source } £ → { $space } £, et { $money } £ à payer
telling-used = bonus permanents et personnages
telling-unused = aucun bonus
telling-pictures = illustrations de la piste Buzz
telling-no-pictures = aucune illustration
telling-to-come = à venir
telling-last = Revenu et décompte final
telling-sales = ventes : { $money } £ ; prêts remboursés : { $loans } ; cases Recherche couvertes : { $slots }
telling-no-place = aucun rang qui rapporte
report-loans = Les prêts ne sont pas encore déduits : { $costs }.

# Opponents
opponent-day-tripper = L’Excursionniste
    .short = Excursionniste
    .line = Un shilling, un sandwich et aucun plan.
opponent-gardener = Le Jardinier
    .short = Jardinier
    .line = Plante tôt, arrose chaque jour et oublie la moitié du jardin.
opponent-inventor = L’Inventrice
    .short = Inventrice
    .line = Trois brevets avant le petit déjeuner, dont un qui marche.
opponent-banker = Le Banquier
    .short = Banquier
    .line = Prête des parapluies par beau temps et sait toujours ce que contient votre bourse.
opponent-duchess = La Duchesse
    .short = Duchesse
    .line = A lu tout le catalogue et ne dit à personne quelle page compte.

## The score sheet

sheet-market = Assistants au Marché noir
sheet-market-space = Case { $space }
sheet-nobody = –
sheet-seat = { $seat }
sheet-track = Points et buzz jusqu’ici
sheet-points = points sur la piste
sheet-buzz = Buzz
sheet-arrival = À { $last } buzz : ordre d’arrivée
sheet-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
sheet-goal = Objectif de la nation
sheet-nation = Nation
sheet-goal-level = Niveau atteint
sheet-no-level = –
sheet-level = { $level }
sheet-left = Ce qui reste
sheet-money = Livres
sheet-gears = Engrenages
sheet-energy = Énergie
sheet-newspapers = Journaux
sheet-loans = Prêts
sheet-slots = Recherche
sheet-empty = Cases Recherche vides

## Values of an edition

value-rounds = Manches
value-count = nombre
value-ticket_vp = points d’un ticket, par manche
value-start = Ce que chacun possède au début
    .income = revenu
    .buzz = buzz
    .westminster = case de Westminster
    .newspapers = journaux
value-money = livres
value-gears = engrenages
value-gear = engrenages
value-energy = énergie
value-vp = points
value-tokens = jetons
value-assistants = assistants
value-dice = Dés
    .start = au début
value-in_all = au plus
value-lowest_sum_newspapers = journaux pour le total le plus bas
value-exchanges = Échanges
value-give = donner
value-get = obtenir
value-loans = Prêts
value-repay = remboursement
value-repaid_vp = points d’un prêt remboursé
value-in_a_row = prêts de suite au plus
value-values = points
value-copies = exemplaires
value-vp_when_stack_is_empty = points quand il ne reste aucun prêt
value-locations = Lieux
    .each = joueurs : { $n }
value-action = action
value-sides = faces du plateau
value-action_spaces = cases d’action
value-placement_spaces = cases de placement
value-display = cartes ou tuiles disponibles
value-slots = emplacements
value-players = nombres de joueurs
value-effects = effets
value-market = Marché noir
    .each = joueurs : { $n }
value-gear_from_space = engrenages à partir de la case
value-spaces = cases
value-westminster = Westminster
value-beyond = crans suivants
value-newspapers = Journaux
value-most = au plus
value-income = Piste Revenu
    .values = revenu par case
value-red_spaces = cases rouges
value-red_vp = points sur les cases rouges
value-expenses = dépenses
value-buzz = Piste Buzz
value-last = dernière case
value-flyer_spaces = cases des prospectus
value-blue = bleu
value-green = vert
value-violet = violet
value-orange = orange
value-pictures = illustrations
value-flyers = Prospectus
value-colour = couleur
value-research_slots = Cases Recherche
value-research = Tuiles Recherche
value-kind = type
value-watch = Montre à gousset
value-shares = Titres
value-round = manche
value-nations = Nations
value-board = plateau de joueur
value-side = face
value-at_least = au moins, par niveau
value-publisher = Éditeur
    .buzz = buzz par niveau
value-faces = tuiles
value-tile = tuile
value-conditions = conditions par manche
value-end = Fin de la partie
value-sale_price = livres par vente
value-covered_slot = livres pour couvrir une case
value-buzz_vp = points du buzz, par rang
value-market_vp = points au Marché noir, par rang
value-empty_slot_vp = points d’une case vide
value-links = Paires liées
    .vp = points par paire
value-prototypes = Prototypes
value-each_round = par manche au plus
value-patents = Brevets
    .links = personnages liés
    .vp = points par manche
value-characters = Personnages
    .links = brevets liés
    .vp = points par manche
value-number = numéro
value-name = nom
value-cost = coût
value-salary = salaire à Westminster I à V
value-instant = effets immédiats
value-phase = phase des effets récurrents
value-recurring = effets récurrents

## Touches

keys-dial-step = sur un dé : un de plus, un de moins
keys-dial-set = sur un dé : ce nombre

## The guided first game

guide-welcome = Bienvenue à Londres
    .text = Vous préparez une nation à l’Exposition de 1851, l’Excursionniste en prépare une autre. Qui a le plus de points après deux manches l’emporte ; une partie entière en compte cinq.
    .why = Des notes comme celle-ci vous montrent comment, en dix minutes environ.
guide-dice = Choisissez la valeur de vos dés
    .text = Ici, on ne lance pas les dés : on choisit leur valeur en secret et on paie 1 £ par point. Mettez-les sur 6, 5, 4 et 3, puis scellez-les.
    .why = Les dés forts agissent avant les faibles, mais vous n’avez que 40 £ au départ.
guide-patent = Un 6 à l’Office des brevets
    .text = Avec 18, vous avez la somme la plus forte : vous commencez. Posez votre 6 sur la première case de l’Office des brevets : elle demande au moins un 5.
    .why = Dans chaque lieu, le dé le plus fort agit d’abord : rien ne bat un 6.
guide-club = Un 5 au Reform Club
    .text = Posez votre 5 sur la première case du Reform Club. Vous y trouverez Elizabeth Gaskell, un personnage lié à l’un des brevets.
    .why = Réunir les deux cartes d’une paire liée rapporte 4 points de plus.
guide-bank = Un 4 à la Banque d’Angleterre
    .text = Vous y obtenez un titre : du revenu et des points. Posez votre 4 sur la première case.
    .why = Un seul dé peut agir dans cette banque. Un dé plus faible ne ferait rien, et ne serait pas remboursé.
guide-museum = Un 3 avec assistant
    .text = Au British Museum, un 5 agira avant vous, mais pour 2 £ un deuxième dé peut agir aussi. Posez votre 3 sur la case avec assistant.
guide-market = Au Marché noir
    .text = Envoyez votre assistant au Marché noir, puis laissez-le où il est.
    .why = Il vous y rapporte le bonus de sa case à chaque phase 6, et descend d’une case à chaque manche.
guide-act = Les dés agissent
    .text = Lieu par lieu, le dé le plus fort d’abord. Prenez le Parapluie de défense : il est lié à Elizabeth Gaskell.
    .why = Un brevet ne coûte encore rien. Il se paie quand on fabrique le prototype.
guide-tile = Toutes les tuiles sont utiles
    .text = Les tuiles permanentes rapportent à chaque manche, les immédiates une seule fois.
    .why = Et chacune remplit une de vos dix cases Recherche. À la fin, une case vide coûte 2 points.
guide-gaskell = Recrutez Elizabeth Gaskell
    .text = Un personnage se paie aussitôt : elle coûte 1 énergie, que vous avez, et rapporte 3 points maintenant.
    .why = À chaque phase 4, elle en rapporte un autre, tant que vous avez au plus un prêt en cours.
guide-salaries = Les salaires
    .text = En phase 4, chacun paie ses personnages. Plus vous êtes loin à Westminster, moins ils demandent.
guide-build = Du brevet au prototype
    .text = En phase 5, vous pouvez fabriquer jusqu’à deux prototypes. Le parapluie coûte votre engrenage et rapporte 5 points, plus 4 pour la paire liée.
    .why = La plupart des brevets valent moins de manche en manche : n’attendez pas trop.
guide-target = À qui appliquer l’effet ?
    .text = L’effet d’un prototype s’applique à un joueur de votre choix. Personne ne veut moins de revenu : choisissez l’Excursionniste.
guide-income = Le revenu
    .text = En phase 6, vous recevez les livres de votre case Revenu, puis vous descendez de trois crans. Titres et tuiles vous font remonter.
    .why = Viennent ensuite vos bonus permanents, dont celui du Marché noir.
guide-buzz = Le buzz
    .text = C’est le bruit que vous faites à Londres. Les prospectus de la piste rapportent une fois, les illustrations avec votre jeton à chaque phase 6.
guide-goal = L’objectif de votre nation
    .text = La Russie veut des paires liées. Si vous en avez une, votre prochaine action d’assistant peut hisser l’assistant de votre piste Objectif à un niveau qui vaut des points à la fin.
guide-round-2 = La deuxième manche est à vous
    .text = Choisissez la valeur de vos dés comme vous voulez. Gardez de quoi payer cartes, engrenages et énergie.
    .why = Si l’argent manque, un prêt rapporte 10 £. À la fin, il coûte 8 à 10 points, ou 5 une fois remboursé.
guide-others = Quatre autres lieux
    .text = Ouvrez-les à votre guise : Westminster baisse les salaires, le London Times donne du buzz, le Port des engrenages ou un dé, la Gare de l’énergie.
    .why = Chaque case dit quand votre dé agirait.
guide-last = Les derniers points
    .text = Après cette manche, le buzz, le Marché noir et votre objectif rapportent des points ; prêts et cases Recherche vides en coûtent. Chaque tranche de 10 £ qui reste couvre une case.
guide-end = Vous connaissez Londres
    .text = Les dés forts choisissent d’abord, mais l’argent est rare. Recrutez et fabriquez tôt, surtout des paires liées, et soignez votre revenu.
    .why = Une partie entière compte cinq manches : plus de temps pour tout ce qui grandit.
