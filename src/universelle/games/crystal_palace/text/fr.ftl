home-line = Réunissez brevets et talents, et montrez sous la verrière ce que personne n’a encore vu.
# Crystal Palace en français

## The game in brief

rules-brief =
    Vous préparez une nation à l’exposition universelle de Londres, en 1851. À chacune des cinq manches, vous réglez vos dés en secret, sur les valeurs de votre choix, et payez leur somme en livres. Puis vous les placez à tour de rôle dans huit lieux ; dans chaque lieu, les dés les plus forts agissent d’abord, et les plus faibles risquent de repartir les mains vides.
    Vous y trouvez des brevets, des tuiles Recherche, des Actions, des personnages, du buzz, des engrenages et de l’énergie. Ensuite on paie les salaires ; on fait des brevets des prototypes, chacun avec un effet sur un joueur de votre choix ; puis viennent le revenu et les bonus des tuiles, du Black Market et du buzz. On peut emprunter à tout moment, mais les prêts coûtent des points à la fin.
    La plupart des points viennent des prototypes et des personnages, le plus tôt étant le mieux, et de 4 points de plus par paire liée. À la fin, on compte la piste Buzz, le Black Market, l’objectif de votre nation, les prêts et les cases Recherche vides.

## Coups

action-any-moment = Échanger, emprunter ou rembourser …
action-set = Mettre le prochain dé sur { $value }
action-seal = Sceller ces dés
action-place = Poser un { $value } : { $place }, case { $space }
action-place-pay = Poser un { $value } : { $place }, case { $space }, et payer { $money } £
action-place-assistant = Poser un { $value } : { $place }, case { $space }, avec une action d’assistant
action-place-at = Poser un dé : { $place } …
action-pass = Passer : ne plus poser de dé ce tour-ci
action-take = Prendre { $card }
action-take-for = Prendre { $card } : { $effects }
action-slot = Aller à { $slot }
action-slot-for = Aller à { $slot } : { $effects }
action-act = Agir avec ce dé
action-act-here = Agir avec ce dé : { $effects }
action-goal = Monter d’un niveau vers votre objectif
action-enter = Envoyer un assistant au Black Market
action-advance = Faire monter votre assistant de la case { $space } du Black Market
action-down = Faire descendre votre assistant de la case { $space } du Black Market
action-stay = Laisser vos assistants où ils sont
action-accept = Oui
action-decline = Non, y renoncer
action-use = Utiliser { $card }
action-use-for = Utiliser { $card } : { $effects }
action-use-market = Utiliser la case { $space } du Black Market
action-use-market-for = Utiliser la case { $space } du Black Market : { $effects }
action-rest = Utiliser tous ceux qui restent, dans l’ordre
action-build = Construire { $card }
action-done = Terminé
action-target = Appliquer l’effet à { $owner }
action-discard = Renoncer à { $card }
action-option = Choisir la possibilité { $number }
action-choose = Choisir : { $effects }
action-exchange = { $exchange }
action-exchange-rate = { $exchange } ({ $rate })
action-loan = Souscrire un prêt
action-repay = Rembourser un prêt

## Questions

prompt-set-dice = { $seat }, comment réglez-vous vos dés ?
prompt-place-die = { $seat }, où posez-vous un dé ?
prompt-assistant-action = { $seat }, que fait votre assistant ?
prompt-move-down = { $seat }, un de vos assistants descend-il au Black Market ?
prompt-act-with-die = { $place } – { $seat }, que fait ce dé ?
prompt-take-bonus = { $seat }, prenez-vous le bonus de { $card } ?
prompt-pay = { $seat }, vous devez { $owed }. Comment les trouvez-vous ?
prompt-make-room-for-loan = { $seat }, aucune case n’est libre : quelle tuile cède la place au prêt ?
prompt-make-room-for-tile = { $seat }, aucune case n’est libre : quelle tuile cède la place à { $card } ?
prompt-use-permanent = { $seat }, quel bonus permanent utilisez-vous maintenant ?
prompt-use-effects = { $seat }, quel effet vient ensuite ?
prompt-choose-assistant = { $seat }, lequel de vos assistants doit descendre ?
prompt-place-token = { $seat }, posez-vous un jeton sur l’illustration de la case { $space } ?
prompt-choose = { $seat }, que choisissez-vous ?
prompt-trade = { $seat }, voulez-vous ceci : { $effects } ?
prompt-repay-early = { $seat }, remboursez-vous un prêt pour { $money } £ ?
prompt-exchange-to-publish = { $seat }, échangez-vous quelque chose avant que le Times n’examine la condition de ce tour ?
prompt-build-prototype = { $seat }, quel prototype construisez-vous ?
prompt-exchange-now = { $seat }, échangez-vous quelque chose avant le versement des revenus ?
prompt-choose-target = { $seat }, à qui appliquez-vous l’effet de { $card } ?

## Pourquoi un coup est refusé

illegal-cannot-exchange = Vous n’avez pas ce que cet échange demande.
illegal-loans-in-a-row =
    { $most ->
        [one] Vous pouvez souscrire { $most } prêt de suite ; décidez d’abord autre chose.
       *[other] Vous pouvez souscrire { $most } prêts de suite ; décidez d’abord autre chose.
    }
illegal-no-loan = Vous n’avez aucun prêt en cours.
illegal-repay-now = Un prêt se rembourse pendant votre tour.
illegal-repay-money = Rembourser un prêt coûte { $money } £.
illegal-pay-first = Trouvez d’abord ce que vous devez, par un des moyens proposés.
illegal-discard-now = Renoncez d’abord à une tuile recherche.
illegal-no-tile = Vous n’avez pas { $card }.
illegal-goal = Vous ne remplissez pas la condition du niveau suivant de votre objectif.
illegal-no-assistant = Il ne reste aucun assistant dans votre réserve.
illegal-not-in-market = Vous n’avez pas d’assistant sur la case { $space } du Black Market.
illegal-no-space-above = Au-dessus de la case { $space } du Black Market, aucune case n’est libre.
illegal-assistant-now = Décidez maintenant ce que fait votre assistant.
illegal-no-bonus = Utilisez maintenant un de vos bonus permanents, ou renoncez-y.
illegal-down-now = Décidez maintenant quel assistant descend.
illegal-choose-now = Choisissez d’abord une des possibilités.
illegal-answer-now = Répondez d’abord par oui ou non.
illegal-all-set = Tous vos dés sont réglés : scellez-les.
illegal-set-all =
    { $dice ->
        [one] Il reste { $dice } dé à régler.
       *[other] Il reste { $dice } dés à régler.
    }
illegal-set-now = Chacun règle maintenant ses dés.
illegal-place-now = Posez maintenant un dé, ou passez.
illegal-no-die = Vous n’avez pas de { $value } en main.
illegal-no-space =
    { $spaces ->
        [one] { $place } n’a que { $spaces } case de placement.
       *[other] { $place } n’a que { $spaces } cases de placement.
    }
illegal-occupied = { $place } : la case { $space } est prise.
illegal-too-low = { $place } : la case { $space } demande au moins un { $least }.
illegal-act-here = Ce dé ne peut pas faire cela : { $place }.
illegal-use-now = Utilisez maintenant un de vos effets, ou tous ceux qui restent.
illegal-build-now = Construisez maintenant un prototype, ou terminez.
illegal-exchange-now = Échangez maintenant ce que vous voulez, ou terminez.
illegal-no-patent = Vous n’avez pas le brevet { $card }.
illegal-built-enough = Vous ne pouvez plus construire de prototype ce tour-ci.
illegal-target-now = Désignez d’abord le joueur à qui l’effet s’applique.
illegal-no-such-player = Il n’y a pas de joueur { $number } dans cette partie.

## Ce qui s’est passé

event-round-began = { $round } commence.
event-phase-began = Phase : { $phase }.
event-die-set = { $seat } met un dé sur { $value }.
event-dice-sealed = { $seat } a scellé ses dés.
event-dice-revealed = { $seat } révèle { $dice } : { $sum } £ en tout.
event-first-player-found = { $seat } joue en premier.
event-gained = { $seat } reçoit { $amount }.
event-lost = { $seat } perd { $amount }.
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
event-assistant-entered = { $seat } envoie un assistant sur la case { $space } du Black Market.
event-assistant-moved = Un assistant de { $seat } passe de la case { $source } du Black Market à la case { $space }.
event-assistant-left = Un assistant de { $seat } quitte le Black Market depuis la case { $space }.
event-market-cleared = Le Black Market est plein et se vide ; seul reste le nouveau venu, de { $seat }.
event-die-acted = { $place } : le { $value } de { $seat } agit sur la case d’action { $space }.
event-die-declined = { $place } : { $seat } n’agit pas avec un { $value }.
event-die-idle = { $place } : il ne reste aucune case d’action pour le { $value } de { $seat }.
event-card-taken = { $seat } prend { $card }.
event-slot-taken = { $seat } va à { $slot }.
event-ticket-taken = { $seat } envoie un { $value } en voyage pour de bon.
event-tile-drawn = { $seat } pioche { $card }.
event-tile-discarded = { $seat } renonce à { $card }.
event-tile-left = { $seat } n’a pas de case pour { $card }, qui reste exposée.
event-tile-lost = { $seat } n’a pas de case pour { $card }.
event-card-used = { $seat } utilise { $card }.
event-market-used = { $seat } utilise la case { $space } du Black Market.
event-published = { $seat } atteint le niveau { $level } de l’éditeur.
event-token-placed = { $seat } pose un jeton sur l’illustration de la case { $space }.
event-palace-reached = { $seat } arrive au bout de la piste buzz, numéro { $place }.
event-salaries-paid = { $seat } doit { $money } £ de salaires.
event-salary-refunded = { $seat } récupère le salaire de { $card }.
event-character-recruited = { $card } sert désormais { $seat }.
event-prototype-built = { $seat } construit { $card }.
event-effect-played = { $seat } applique l’effet de { $card } à { $owner }.
event-market-moved =
    { $gears ->
        [one] Au Black Market, tous descendent d’une case ; il y a { $gears } engrenage.
       *[other] Au Black Market, tous descendent d’une case ; il y a { $gears } engrenages.
    }
event-display-filled = Nouveau : { $place } : { $cards }.
event-goods-sold = { $seat } vend ce qui reste pour { $money } £.
event-slots-covered =
    { $count ->
        [one] { $seat } couvre { $count } case vide avec de l’argent.
       *[other] { $seat } couvre { $count } cases vides avec de l’argent.
    }

## La table en texte

board-round = { $name } (tour { $round } sur { $rounds })
board-phase = phase { $phase } : { $name }
board-first = premier : { $player }
board-over = Partie terminée
board-place = Lieu
board-spaces = Placement
board-actions = Actions
board-offer = Offre
board-price = ({ $cost } ; { $points } PV)
board-market = Black Market (engrenages : { $gears })
board-publisher = Éditeur
board-buzz = Piste buzz
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
board-slots = Cases
board-empty = vides { $count }
board-salary = Salaire à Westminster de I à V : { $salary }.
board-legend = Sur la table : 3a:★5 est une case de placement d’au moins 3 avec assistant, où se trouve un 5 ; £2 est son prix ; + une case d’action avec bonus, × une case dont le dé est parti ; * une illustration de la piste buzz ou un jeton posé dessus ; ✓ construit ou remboursé ; ▶ marque qui doit décider et le lieu en cours ; les biens sont engrenages/énergie/journaux, les cartes personnages/prototypes/brevets.
board-tie-break = Points égaux : la victoire est partagée.

## Amounts

amount-money = { $n } £
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
        [one] faire { $n } action d’assistant (entrée gratuite au Black Market)
       *[other] faire jusqu’à { $n } actions d’assistant (entrée gratuite au Black Market)
    }
effect-draw-research =
    { $n ->
        [one] piocher { $n } tuile Recherche ({ $frame })
       *[other] piocher { $n } tuiles Recherche ({ $frame })
    }
effect-use-permanent =
    { $n ->
        [one] utiliser { $n } bonus permanent maintenant
       *[other] utiliser jusqu’à { $n } bonus permanents différents maintenant
    }
effect-push-down =
    { $n ->
        [one] faire descendre { $n } assistant au Black Market, sans engrenage
       *[other] faire descendre { $n } assistants au Black Market, sans engrenage
    }
effect-repay-loan = si on le souhaite, rembourser un prêt pour { $price }
effect-refund-salary =
    { $n ->
        [one] reprendre le salaire payé pour { $n } autre personnage
       *[other] reprendre les salaires payés pour { $n } autres personnages
    }
effect-discount = un prototype de cette manche coûte { $what } de moins
effect-extra-prototype =
    { $n ->
        [one] { $n } prototype de plus peut être construit cette manche
       *[other] { $n } prototypes de plus peuvent être construits cette manche
    }
effect-choose = au choix, { $options }
effect-or = { $first } ou { $second }
effect-trade = si on le souhaite, donner { $give } pour { $get }
effect-take-patents = prendre un brevet exposé
effect-take-research = prendre une tuile Recherche exposée
effect-take-shares = prendre une Action exposée à la banque
effect-take-characters = recruter un personnage exposé
effect-publish = gagner le buzz du niveau atteint dans la condition de la manche
effect-ticket = envoyer ce dé au loin pour de bon : points de la manche plus valeur du dé
effect-then = { $first }, puis { $second }
effect-per = { $effect } par { $counter }
effect-max = { $effect } (au plus { $max })
effect-rivals = { $effect } (chaque adversaire)
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
        [one] Action possédée
       *[other] tranche de { $n } Actions possédées
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
        [one] engrenage ou énergie
       *[other] tranche de { $n } engrenages ou énergies
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
        [one] assistant placé au Black Market
       *[other] tranche de { $n } assistants placés au Black Market
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
        [one] { $n } Action
       *[other] { $n } Actions
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
        [one] { $n } assistant au Black Market
       *[other] { $n } assistants au Black Market
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
patent-steam-dental-drill = Fraise à vapeur
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
    .history = Dans l’appareil du Dr Merryweather, montré en 1851, douze sangsues sonnaient une cloche avant l’orage.
patent-envelope-folder = Plieuse d’enveloppes
    .history = Montrée en 1851, la machine de Hill et De La Rue pliait des dizaines d’enveloppes à la minute.
patent-ice-machine = Machine à glace
    .history = Le Dr John Gorrie, de Floride, qui voulait rafraîchir ses fiévreux, en breveta une en mai 1851.
patent-diving-suit = Scaphandre
    .history = Vers 1840, des plongeurs casqués par Siebe déblayèrent l’épave du Royal George devant Portsmouth.
patent-aerial-carriage = Voiture volante
    .history = Celle de Henson, à vapeur, en 1842, ne vola que sur des gravures : Londres, les pyramides.
patent-fire-annihilator = Anéantisseur de feu
    .history = P. T. Barnum misa sur l’appareil de Phillips ; en 1852, sa propre usine brûla.
patent-expanding-mannequin = Mannequin extensible
    .history = L’homme d’acier du comte Dunin, 7 000 pièces, montré en 1851, pouvait grandir jusqu’au géant.
patent-alarm-clock-bed = Lit-réveil
    .history = Un lit montré en 1851 mettait le dormeur dehors à l’heure dite, et dans un bain froid s’il le désirait.
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
character-isambard-kingdom-brunel = Isambard K. Brunel
    .history = Le projet officiel, en brique sous son immense dôme de fer, dut céder la place au verre de Paxton.
character-florence-nightingale = Florence Nightingale
    .history = À l’été 1851, pendant que Londres s’émerveillait, elle se formait aux soins à Kaiserswerth.
character-michael-faraday = Michael Faraday
    .history = Apprenti relieur qui lisait ce qu’il reliait, il découvrit en 1831 l’induction électromagnétique.
character-charles-dickens = Charles Dickens
    .history = En juillet 1851, il écrivit que l’Exposition l’avait épuisé : il y avait trop de choses.
character-queen-victoria = Reine Victoria
    .history = Elle inaugura l’Exposition le 1er mai 1851 et y revint encore et encore.
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
character-frederick-scott-archer = Frederick S. Archer
    .history = En 1851, il offrit à tous les photographes, sans brevet, son procédé au collodion ; il mourut pauvre.
character-thomas-cook = Thomas Cook
    .history = Il amena en train quelque 150 000 personnes à l’Exposition.
character-angela-burdett-coutts = Angela Burdett-Coutts
    .history = Héritière d’une fortune bancaire, elle en donna des millions, souvent conseillée par Dickens.

## Places

place-patent-office = Patent Office
    .history = Avant le bureau unique de 1852, un brevet anglais exigeait une coûteuse tournée des guichets.
place-british-museum = British Museum
    .history = Sa salle de lecture ronde, ouverte en 1857, devint le bureau de penseurs du monde entier.
place-bank-of-england = Bank of England
    .history = Depuis une caricature de 1797, on l’appelle la Vieille Dame de Threadneedle Street.
place-westminster = Westminster
    .history = L’ancien palais brûla en 1834 ; les Communes emménagèrent dans leur nouvelle salle en 1852.
place-reform-club = Reform Club
    .history = Fondé en 1836 par des amis de la réforme, le club s’installa en 1841 dans le palais de Barry.
place-london-times = London Times
    .history = Le Times fulmina d’abord contre une exposition dans Hyde Park, et finit par s’en émerveiller.
place-port-of-london = Port of London
    .history = En aval de London Bridge s’étendait le port le plus actif du monde, derrière une forêt de mâts.
place-waterloo-station = Waterloo Station
    .history = Ouverte en juillet 1848, elle amena les trains du sud-ouest jusqu’au bord de la Tamise.
place-black-market = Black Market
    .history = En ronde depuis 1829, les policiers de Londres s’appellent bobbies d’après Sir Robert Peel.

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
phase-1 = Régler les dés
phase-2 = Placer les dés
phase-3 = Actions
phase-4 = Salaires
phase-5 = Prototypes
phase-6 = Revenu
phase-7 = Manche suivante

## Slots at the Port of London and at Waterloo Station

slot-assistants = Assistants
slot-gears = Engrenages
slot-die = Nouveau dé
slot-paid-die = Nouveau dé payant
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

exchange-sell-newspaper = Vendre un journal
exchange-newspapers-to-gear = Journaux contre engrenage
exchange-newspapers-to-income = Journaux contre revenu
exchange-newspapers-to-die = Journaux contre dé
exchange-buy-energy = Acheter de l’énergie
exchange-buy-gear = Acheter un engrenage
exchange-sell-energy = Vendre de l’énergie
exchange-sell-gear = Vendre un engrenage
exchange-rate = { $give } contre { $get }

## Colours and kinds

frame-blue = pile bleue
frame-orange = pile orange
kind-permanent = Permanent
kind-instant = Immédiat

## Where points come from

reason-prototypes = prototypes
reason-characters = personnages
reason-links = prototypes et personnages liés
reason-shares = Actions de la banque
reason-tickets = tickets
reason-pictures = illustrations de la piste Buzz
reason-effects = effets
reason-red-income = revenu nul
reason-buzz = place sur la piste Buzz
reason-market = place au Black Market
reason-goal = objectif de la nation
reason-loans = prêts
reason-slots = cases Recherche vides

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

research-r21 = Mécanique fine
research-r22 = Photographie
research-r23 = Électromagnétisme
research-r24 = Mathématiques
research-r25 = Droit des brevets
research-r26 = Télégraphie

## Research tiles, violet with an orange frame

research-r27 = Science bancaire
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
draw-income-falls = baisse de { $n } par tour
draw-you = (vous)
draw-to-move = à jouer
draw-first = premier
draw-ready = prêt
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
draw-points-by-round = Points aux tours 1 à 5
draw-link = va avec { $card }
draw-on-any = sur qui vous voulez
draw-every-round = à chaque tour
draw-once = une fois
draw-taken = prise
draw-empty-slot = Une case vide en fin de partie
draw-go-on = le dé continue vers une case
draw-space = { $place }, case { $space } : au moins { $least }
draw-space-taken = { $place }, case { $space } : { $value } de { $owner }
draw-with-assistant = avec une action d’assistant
draw-would-act = Votre { $value } agirait en position { $rank } sur { $dice }
draw-no-action = Votre { $value }, en position { $rank } sur { $dice }, ne trouverait aucune case d’action
draw-fits-nowhere = Votre { $value } ne va sur aucune case libre ici
draw-left-for-it = { $count } au choix
draw-how-many =
    { $spaces ->
        [one] Les dés les plus forts agissent d’abord. Dés ici : { $dice } ; { $spaces } case d’action
       *[other] Les dés les plus forts agissent d’abord. Dés ici : { $dice } ; { $spaces } cases d’action
    }
draw-acts = Maintenant : le { $value } de { $owner }
draw-act = Agir
draw-decline = Renoncer
draw-pass = Passer
draw-accept = Oui
draw-stay = Rester
draw-rest = Tout le reste
draw-finished = Terminé
draw-target = Choisir
draw-level = Niveau { $level }
draw-start = départ
draw-beyond = Au-delà de V : { $effects }
draw-ticket-worth = { $points } et la valeur du dé
draw-ticket-then = { $points }, mais le dé est perdu pour de bon
draw-die = Dé { $value }
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
draw-dials-cost = Coût { $money } £
draw-dials-left = reste { $money } £
draw-dials-short = Il manque { $money } £ : il faudra un prêt
draw-dials-salaries = salaires à venir { $money } £
draw-dials-hint = La plus forte somme commence, la plus faible prend un journal. Personne ne voit vos dés avant que tous soient scellés.
draw-seal = Sceller mes dés
draw-market-gears = pour descendre de { $space } ou plus
draw-money-left = reste { $money } £
draw-lacking = il manque { $money } £
draw-lacks = il manque { $cost }
draw-sum-then = en tout { $money } £
draw-builds-for = à construire pour { $cost } ; { $points } ce tour-ci
draw-costs = coûte { $cost } ; { $points } maintenant
draw-links-then = lié : { $points } de plus
draw-salary-then = salaire { $money } £
draw-rung = case { $space }, en phase 6 : { $effects }
draw-home = retour à la réserve
draw-loan-costs = { $least } à { $most } points en fin de partie ({ $repaid } si remboursé), et une case Recherche prise
draw-loan-repaid = { $repaid } points en fin de partie au lieu de { $least } à { $most }
draw-gives-up = tu perds : { $effects }
draw-gives-up-used = son effet a déjà servi
draw-each-round = { $effects }, à chaque manche
draw-pass-then =
    { $count ->
        [one] { $count } dé reste en main
       *[other] { $count } dés restent en main
    }
draw-publishes = niveau { $level } atteint : { $buzz }
draw-goal-then = niveau { $level } : { $points } en tout à la fin
draw-exhibited = Ce qu’apporta chaque nation
told-none = aucun
told-place = { $place } : dés { $dice } ; cases libres { $free } ; cases d’action utilisées { $used } sur { $actions }. Offre : { $offer }.
told-market = Black Market : assistants { $assistants } ; engrenages { $gears }.
told-seat = { $seat }, { $nation } : { $score } points, { $money } £, { $goods }. Revenu { $income }, buzz { $buzz }, Westminster { $westminster }, objectif niveau { $goal }, assistants en réserve { $assistants }. Dés : { $dice }.
told-cards = { $seat } : brevets { $patents } ; prototypes { $prototypes } ; personnages { $characters } ; recherche { $tiles } ; Actions { $shares } ; prêts en cours { $loans } ; cases vides { $empty }.

## What is paid

event-paid = { $seat } paie { $amount }.

## The chronicle
entry-places = { $die } { $place }, case { $space }
entry-passes = passe
entry-declines = pas d’action
entry-idle = plus de case libre
entry-acts = agit
entry-points = points
entry-loans = emprunts
entry-cleared = évacué
entry-round = { $round } : début
entry-end = Décompte final
entry-winner = Victoire

## Demander ce qu’est une chose

about-list = { $parts }
about-seats = { $seats }
about-worth-then = { $now } cette manche, puis { $later }
about-when-built = { $cost }, à la fabrication
about-built-now = { $points } si vous le fabriquez maintenant, liens compris
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
about-takes-slot = une case Recherche ; une case vide compte { $points } à la fin
about-share = Titre
about-watch = Vient avec Phileas Fogg
about-place = Lieu { $number }
about-place-slots = Le dé va sur l’un des emplacements d’ici et fait ce qui y est indiqué.
about-order = Ordre
about-place-order = le dé le plus fort agit d’abord ; à égalité, le plus à gauche
about-place-dice =
    { $dice ->
        [one] { $dice } dé posé ; cases d’action : { $spaces }
       *[other] { $dice } dés posés ; cases d’action : { $spaces }
    }
about-market = Assistants à l’œuvre
about-market-effect = Un assistant présent ici donne l’avantage de sa case à chaque phase 6. À chaque manche, tous descendent d’une case.
about-end = À la fin
about-market-end = { $points } points pour les assistants les plus hauts
about-full = S’il est plein
about-market-full = la police arrive : seul reste le dernier assistant entré
about-space = Case de pose { $space }
about-space-effect = On peut y poser un dé d’au moins { $least }. Il agit en phase 3.
about-space-assistant = une action d’assistant, aussitôt
about-here = Ici
about-die-here = le { $value } ({ $seat })
about-action = Case d’action { $rank }
about-action-bonus = Le dé numéro { $rank } à agir ici reçoit un bonus : { $effect }. Puis il fait l’action du lieu.
about-action-pays = Le dé numéro { $rank } à agir ici doit payer { $money }. Puis il fait l’action du lieu.
about-action-plain = Le dé numéro { $rank } à agir ici fait l’action du lieu.
about-action-used = déjà utilisée cette manche
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
about-westminster-salary = plus vous êtes loin, moins vos personnages coûtent
about-publisher = Éditeur, cette manche
about-publisher-effect = Le London Times donne du buzz pour le niveau atteint dans la condition de la manche.
about-market-gears =
    { $gears ->
        [one] { $gears } engrenage
       *[other] { $gears } engrenages
    }
about-market-gears-effect = Qui fait descendre un assistant de la case { $space } ou de plus haut après avoir posé un dé prend un de ces engrenages.
about-market-space = Case { $space }
about-market-benefit = À chaque phase 6, votre assistant ici vous permet de : { $effect }.
about-down = Descente
about-market-down = descendre d’ici après avoir posé un dé donne un engrenage, s’il en reste
about-track = Piste
about-buzz-effect = Le buzz, c’est le bruit que vous faites. Chaque buzz avance votre marqueur d’une case ; il ne recule jamais.
about-buzz-goal = à { $last }, les premiers arrivés entrent au Palace
about-buzz-end = { $points } points pour les plus avancés
about-buzz-number = Buzz { $space } sur { $last }
about-buzz-space = Une case ordinaire : il ne s’y passe rien.
about-buzz-last = Le Palace. Qui y arrive d’abord est devant tous les autres.
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
about-goal-effect = À la fin compte le niveau que votre assistant a atteint sur la piste d’objectif.
about-goal-level = { $condition } : { $points }
about-goal-of = Objectif ({ $seat }, { $nation })
about-goal-now = niveau { $level } atteint
about-how = Comment
about-goal-how = par une action d’assistant, un niveau à la fois
about-score = Points : { $seat }
about-score-effect =
    { $points ->
        [one] { $points } point pour l’instant.
       *[other] { $points } points pour l’instant.
    }
about-score-end = s’y ajoutent buzz, Marché noir et objectif ; s’en retranchent les emprunts et les cases vides
about-money-effect = Paie les dés, les salaires, les cartes et les biens. Qui en manque doit vendre ou emprunter.
about-stock-gear =
    { $n ->
        [one] { $n } engrenage
       *[other] { $n } engrenages
    }
    .line = Sert à fabriquer des prototypes.
about-stock-energy = { $n } énergie
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
    .line = Donnent leur effet aussitôt ou à chaque manche, et remplissent des cases Recherche.
about-stock-loan =
    { $n ->
        [one] { $n } emprunt en cours
       *[other] { $n } emprunts en cours
    }
about-newspapers-effect = S’échangent à tout moment. Personne ne peut en avoir plus de { $most }.
about-loan-effect = Chacun a rapporté { $money } et coûte des points à la fin ; remboursé, seulement { $repaid }.
about-prototypes-effect =
    { $count ->
        [one] Brevets fabriqués. En phase 5, chacun peut en fabriquer { $count }.
       *[other] Brevets fabriqués. En phase 5, chacun peut en fabriquer jusqu’à { $count }.
    }
about-exchange = Échange
about-when = Quand
about-exchange-when = à tout moment, même au milieu d’une action ou d’un paiement
about-loan = Emprunt
about-loan-take-name = Emprunter
about-loan-repay-name = Rembourser un emprunt
about-loan-open-name = Emprunt en cours
about-loan-repaid-name = Emprunt remboursé
about-loan-take = Vous recevez { $money } aussitôt. L’emprunt occupe une case Recherche.
about-loan-open = Se rembourse pour { $money } à votre tour ; il compte alors { $repaid } seulement.
about-loan-repaid = Garde sa case et compte { $repaid } à la fin.
about-loan-end = en cours, il compte de { $least } à { $most } ; remboursé, { $repaid }
about-empty = Case Recherche vide
about-empty-kind = L’une des { $slots } cases Recherche
about-empty-effect = Compte { $points } à la fin si elle reste vide.
about-empty-end = { $money } peuvent la couvrir
about-dice =
    { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
about-dice-effect = La valeur de chaque dé est choisie en secret, payée en livres, et le dé posé sur une case qu’elle permet.
about-dice-left = encore { $n } en réserve
about-salaries-effect = À payer en phase 4 pour tous les personnages.
about-first = Premier joueur
about-first-effect = A eu la plus forte somme en phase 1 et joue en premier cette manche.
about-phase = L’une des { $phases } phases d’une manche
about-phase-1 = Chacun choisit en secret la valeur de ses dés et paie la somme en livres. La plus forte somme joue d’abord.
about-phase-2 = À tour de rôle, chacun pose un dé sur une case que sa valeur permet.
about-phase-3 = Lieu après lieu, les dés agissent, le plus fort d’abord.
about-phase-4 = Chacun paie les salaires de ses personnages et utilise leurs effets de phase 4.
about-phase-5 = Chacun peut fabriquer des brevets : payer, marquer, appliquer l’effet à un joueur.
about-phase-6 = Revenu, puis dépenses, bonus permanents et illustrations.
about-phase-7 = Les assistants descendent, les dés reviennent, de nouvelles cartes arrivent.
signs-owned = Ce que vous possédez
signs-tracks = Pistes
signs-cards = Sur les cartes
sign-gear = Engrenage
    .line = sert aux brevets
sign-energy = Énergie
    .line = sert aux brevets
sign-news = Journal
    .line = s’échange à tout moment
sign-loan = Emprunt
    .line = de l’argent, des points perdus à la fin
sign-vp = Points
    .line = comptés aussitôt
sign-die = Dé
    .line = vous choisissez sa valeur et la payez
sign-watch = Montre de poche
    .line = un bonus permanent deux fois
sign-buzz = Buzz
    .line = une case de plus ; au bout, le Palace
sign-income = Revenu
    .line = des livres en phase 6 ; baisse chaque manche
sign-westminster = Westminster
    .line = une case de plus ; baisse les salaires
sign-assistant = Assistant
    .line = entre ou monte au Marché noir, ou vers l’objectif
sign-aim = Sur un joueur
    .line = vous choisissez lequel
sign-flash = Aussitôt
    .line = quand vous prenez la carte
sign-link = Lien
    .line = plus de points avec les deux cartes
sign-loop = Permanent
    .line = à chaque phase 6
sign-research = Recherche
    .line = remplit une case Recherche
sign-scroll = Brevet
    .line = payez son coût en phase 5
sign-hat = Personnage
    .line = demande un salaire en phase 4
sign-bank = Titre
    .line = son effet, une fois
sign-ticket = Ticket
    .line = un dé s’en va contre des points
sign-lift = Descente
    .line = un assistant descend
