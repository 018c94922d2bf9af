# Shared texts in French

seat = Joueur { $number }
visitor = Visiteur
# given names for players who brought none, in this order
given-names = Camille, Jules, Louise, Gustave, Marguerite, Victor, Pauline, Lucien, Mathilde, Félix, Clémence, Raoul

## What can go wrong

unknown-game = Aucun jeu ne s’appelle « { $game } ». Au choix : { $known }.
unknown-bot = Aucun adversaire ne s’appelle « { $bot } ». Au choix : { $known }.
unknown-language = Il n’y a pas de textes en « { $language } ». Au choix : { $known }.
unknown-option = { $title } n’a pas d’option « { $option } ». Au choix : { $known }.
unknown-action = « { $code } » n’est pas un coup de ce jeu.
bad-option = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
bad-option-form = « { $text } » n’est pas une option. Écrivez-la sous la forme nom=valeur.
bad-players = { $title } se joue de { $least } à { $most } joueurs, et non à { $players }.
bad-seats = Places indiquées : { $count } ; joueurs : { $players }. N’indiquez pas plus de places qu’il n’y a de joueurs.
bad-first-player = Le joueur { $number } ne peut pas commencer : il y a { $players } joueurs.
bad-seat-option = L’option { $option } concerne une place que personne n’occupe : il y a { $players } joueurs.
bad-ruleset = { $title } n’a pas de version { $ruleset } des règles ; la plus récente ici est la version { $newest }. Une version plus récente de ce programme la connaît peut-être.
bad-seed = Une graine compte { $bytes } octets.
bad-number = « { $value } » n’est pas un nombre entier de { $least } à { $most } ({ $what }).
illegal-game-over = La partie est terminée.
illegal-not-your-turn = Ce n’est pas à { $seat } de décider maintenant.
illegal-undo-none = Vous n’avez joué aucun coup à annuler.
illegal-undo-others = { $seat } a joué depuis : votre coup est définitif.
illegal-undo-revealed = Votre coup a révélé quelque chose et d’autres personnes jouent : il est définitif.
illegal-one-by-one = Un de ces coups révèle quelque chose : jouez le suivant après l’avoir vu.
edition-unreadable = L’édition { $file } est illisible : { $why }.
edition-too-large = Le fichier { $file } est trop gros pour être une édition.
edition-not-toml = L’édition { $file } n’est pas un fichier TOML : { $why }.
edition-missing = Il manque une valeur à l’édition : { $where }.
edition-unknown-value = L’édition indique { $where }, que le jeu ne connaît pas. Au choix à cet endroit : { $known }.
edition-wrong-kind =
    { $wanted ->
        [number] Dans l’édition, { $where } doit être un nombre entier.
        [text] Dans l’édition, { $where } doit être un texte.
        [list] Dans l’édition, { $where } doit être une liste de textes.
        [tables] Dans l’édition, { $where } doit être une liste de tables.
        [flag] Dans l’édition, { $where } doit être true ou false.
       *[table] Dans l’édition, { $where } doit être une table.
    }
edition-out-of-range = Dans l’édition, { $where } vaut { $value } ; la valeur doit aller de { $least } à { $most }.
edition-not-among = Dans l’édition, { $where } contient « { $value } ». Valeurs possibles : { $among }.
edition-repeated = Dans l’édition, { $where } nomme deux fois la même chose.
edition-removes-too-many = Dans l’édition, { $where } retire plus de cartes d’une sorte qu’il n’y en a.
edition-sets-not-growing = Dans l’édition, { $where } doit donner à chaque exposition de plus dans une série au moins autant de points qu’à la précédente.
edition-too-few-supporters =
    { $needed ->
        [one] Dans l’édition, { $where } est trop petit : la mise en place demande { $needed } représentant.
       *[other] Dans l’édition, { $where } est trop petit : la mise en place demande { $needed } représentants.
    }
edition-too-few-cards = L’édition a trop peu de cartes ({ $where }) pour { $players } joueurs.
edition-too-many-cards = L’édition a trop de cartes ({ $where }) : on peut en mélanger { $most } au plus.
edition-too-few-tickets = L’édition a trop peu de tickets ({ $where }) : à { $players } joueurs, il en faut { $needed } pour que chaque manche finisse, ou bien une accalmie (lull).
edition-cell-outside = { $where } de l’édition nomme { $cell }, hors du laboratoire.
edition-rows-missing = { $where } de l’édition doit nommer toutes les pistes : { $rows }.
edition-resource-tiles = L’édition a { $tiles } tuiles ressource ({ $where }) ; il en faut de { $least } à { $most }.
edition-too-few-jury-tiles = L’édition a trop peu de tuiles Jury ({ $where }) : il en faut { $needed }.
edition-no-project-of-shape = L’édition ({ $where }) n’a aucun projet de forme { $shape }.
edition-improvements = L’édition ({ $where }) doit améliorer une fois chacune de ces cartes : { $cards }.
edition-bad-shape = { $where } de l’édition doit être fait de quatre cases qui se touchent par leurs côtés.
edition-needs-of-pair = { $where } de l’édition doit nommer { $one } ou { $other }, et non les deux.
edition-bad-units = { $where } de l’édition contient « { $value } » ; écrivez un nombre jusqu’à { $most } et un type, une fois chacun, comme « 2 steel ».
edition-bad-link = { $where } de l’édition contient « { $value } » ; écrivez comme « steel-copper at 3 for 0 ».
edition-rows-not-adjacent = { $where } de l’édition contient « { $value } », mais ces pistes ne sont pas voisines.
edition-link-off-the-board = { $where } de l’édition contient « { $value } » ; les étapes vont de 2 à { $last }.
edition-link-twice = { $where } de l’édition relie deux fois les mêmes pistes à une étape : « { $value } ».
edition-wrong-length = Dans l’édition, { $where } doit avoir { $count } éléments.
edition-list-length = Dans l’édition, { $where } doit avoir de { $least } à { $most } éléments.
edition-options = Dans l’édition, { $where } doit offrir de 2 à { $most } possibilités.
edition-endless = Dans l’édition, { $where } ne finirait jamais.
edition-no-such-income = Dans l’édition, { $where } vaut { $value }, qui n’est pas sur la piste revenu.
edition-too-few-flyers = Dans l’édition, { $where } nomme plus de cases qu’il n’y a de prospectus de cette couleur ({ $flyers }).
edition-sides = Dans l’édition, { $where } doit avoir exactement une face pour { $players } joueurs.
edition-salary-rises = Dans l’édition, { $where } ne doit jamais augmenter d’une case à la suivante.
edition-recurring = Dans l’édition, { $where } doit avoir des effets si et seulement si la carte a une phase pour eux.
edition-nations = Dans l’édition, { $where } doit remplir { $boards } plateaux, chaque face une fois.
edition-pictures = Dans l’édition, { $where } doit monter de case en case.
edition-link = Dans l’édition, { $where } nomme « { $other } », qui ne le nomme pas en retour.
edition-too-few = L’édition a trop peu de { $where } : à { $players } joueurs il en faut { $needed }.
record-unreadable = L’enregistrement { $file } est illisible : { $why }.
record-too-large = Le fichier { $file } est trop gros pour être un enregistrement.
record-not-json = L’enregistrement est abîmé ou tronqué : { $why }.
record-not-a-record = Ce fichier n’est pas un enregistrement de ce programme.
record-newer = L’enregistrement est au format { $version }, mais ce programme ne connaît que le format { $known }. Mettez le programme à jour pour le lire.
record-wrong-value = Dans l’enregistrement, « { $where } » n’est pas ce qu’il devrait être.
record-unknown-value = L’enregistrement contient « { $where } », qui n’y a pas sa place.
record-missing-value = Il manque « { $where } » à l’enregistrement.
record-bad-move = L’enregistrement contient « { $move } », qui n’est pas un coup. Un coup s’écrit « 2: code ».
record-bad-take-back = L’enregistrement contient « { $text } », qui n’est pas une annulation possible de ses coups.
record-cannot-begin = La partie enregistrée ne peut pas commencer. { $why }
record-illegal-move = Le coup { $number } de l’enregistrement ({ $move }) ne peut pas être joué. { $why }
record-wrong-result = Le résultat de l’enregistrement n’est pas celui de ses coups : il a été modifié.
record-not-saved = Impossible de sauvegarder { $file } : { $why }. Rien n’a été écrasé.
record-past-end = L’enregistrement se termine au coup { $moves } ; il n’y a pas de coup { $at }.
no-saved-game = Il n’y a pas encore de partie sauvegardée. Commencez-en une avec : { $command }
cannot-write-folder = Le dossier { $folder } est inutilisable : { $why }.
peers-missing = Les projets de comparaison ne sont pas installés. Installez le groupe de dépendances « peers » : { $missing }.
interrupted = Interruption.
output-failed = La sortie ne peut pas être écrite : { $why }.
same-name = Deux joueurs ne peuvent pas s’appeler tous deux « { $name } ».
file-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.
folder-in-use = Le dossier { $folder } contient déjà des parties de ce jeu. Choisissez-en un autre.

## What happened

event-points =
    { $points ->
        [one] { $seat } gagne { $points } point : { $reason }.
       *[other] { $seat } gagne { $points } points : { $reason }.
    }
event-game-ended =
    { $count ->
        [0] La partie est terminée.
       *[other] La partie est terminée. Victoire : { $winners }.
    }
reason-start = départ

## The command line

cli-about = Des jeux de société sur les grandes expositions universelles, avec un même moteur.
cli-commands = commandes{ "\u00A0" }
cli-arguments = arguments{ "\u00A0" }
cli-options = options{ "\u00A0" }
cli-help = afficher cette aide
cli-version = afficher la version et la variante du moteur utilisée
cli-lang = langue de tous les textes : en, fr, de, it
cli-json = afficher du JSON, pour d’autres programmes
cli-sources = dire d’où viennent les valeurs de chaque jeu
cli-game = le jeu, par exemple worlds-fair-1893
cli-file = un enregistrement
cli-games-help = lister les jeux, leurs joueurs, options et versions
cli-play-help = jouer dans le terminal
cli-play-more = Exemple : universelle play worlds-fair-1893 --seats Ada=me,greedy,random
cli-simulate-help = laisser l’ordinateur jouer de nombreuses parties et compter
cli-simulate-more = Exemple : universelle simulate worlds-fair-1893 --players 4 --bots greedy,random --games 1000
cli-replay-help = montrer une partie enregistrée, ou l’une de ses positions
cli-verify-help = vérifier que les coups d’un enregistrement sont permis et son résultat exact
cli-bench-help = mesurer la vitesse du moteur
cli-serve-help = jouer dans le navigateur
cli-draw-help = dessiner une position d’un enregistrement
cli-slug = le jeu, en minuscules avec traits d’union, par exemple paris-1900
cli-in = dossier où créer le paquet
cli-new-game-help = créer un paquet avec un petit jeu, pour commencer le vôtre
cli-new-game-more = Exemple : universelle new-game paris-1900 --in ~/jeux
new-game-missing-slug = Nommez le nouveau jeu, par exemple paris-1900.
new-game-bad-slug = « { $slug } » ne peut pas être le nom d’un jeu. Écrivez des minuscules et des chiffres avec des traits d’union simples, en commençant par une lettre, { $most } signes au plus, par exemple paris-1900.
new-game-taken = Le nom « { $slug } » est déjà pris par un autre jeu ou par un module de Python. Choisissez-en un autre.
new-game-folder-exists = { $folder } existe déjà et reste inchangé. Choisissez un autre nom, ou un autre dossier avec --in.
new-game-done = { $title } se trouve dans { $folder }.
new-game-next = Installez-le avec : pip install -e { $folder }, puis jouez avec : universelle play { $slug }
cli-out = l’image, en .svg ou .png
draw-done = Dessiné dans { $file }.
draw-bad-ending = { $file } doit finir en .svg ou .png.
cli-host = adresse d’écoute
cli-port = port ; sans indication, celui-ci ou le premier libre
cli-data = dossier qui conserve toutes les parties
cli-workers = processus où réfléchissent les adversaires
cli-no-browser = ne pas ouvrir le navigateur
serve-at = Universelle est ouvert à { $address } (Ctrl-C pour fermer)
serve-data = Les parties sont conservées dans { $folder }
serve-no-port = Aucun port n’est libre sur { $host } : { $why }. Choisissez-en un avec --port.
cli-seats = qui joue, place par place : me ou un robot ({ $bots }), avec un nom si vous voulez : Ada=me,Ben=me,greedy
cli-seed = un mot ou un nombre qui détermine tous les mélanges
cli-option = une option du jeu, sous la forme nom=valeur ; peut être répétée
cli-edition = un fichier TOML avec les valeurs imprimées de votre boîte, là où elles diffèrent
cli-resume = reprendre une partie sauvegardée : un enregistrement, ou « last » pour la dernière
cli-save = où conserver la partie (sinon, dans le dossier de données)
cli-players = nombre de joueurs
cli-games = nombre de parties
cli-bots = robots, place par place ({ $bots }) ; le dernier occupe les places restantes
cli-records = conserver dans ce dossier l’enregistrement de chaque partie
cli-at = seulement la position après ce nombre de coups
cli-seat = montrer ce que voit cette place : sa main, ses choix
cli-seconds = durée de mesure de chaque ligne
cli-peers = mesurer aussi d’autres projets, pour comparer
cli-missing-command = Dites quoi faire : serve, games, play, simulate, replay, verify, draw, bench ou new-game.
cli-unknown-command = Il n’y a pas de commande « { $command } ». Au choix : { $known }.
cli-unknown-argument = « { $argument } » n’est pas compris ici. Ajoutez --help pour voir ce qui l’est.
cli-missing-game = Indiquez un jeu. Au choix : { $known }.
cli-missing-file = Indiquez le fichier d’un enregistrement.
cli-usage = utilisation :
cli-not-understood = « { $argument } » est mal employé. Ajoutez --help pour voir comment faire.
cli-not-text = « { $argument } » n’est pas du texte.
cli-not-with-resume = { $option } ne peut pas être choisi à nouveau pour une partie sauvegardée. Retirez-le.
build-compiled = compilé
build-pure = en Python pur
version = Universelle { $version } (moteur { $build }, Python { $python })
games-slug = Nom
games-players = Joueurs
games-minutes = Minutes
games-weight = Poids
weight = { $weight ->
    [1] léger
    [2] plutôt léger
    [3] moyen
    [4] plutôt corsé
   *[5] corsé
}
games-ruleset = Règles
games-actions = Coups en tout
games-credits = Auteurs
source-documented = D’après la règle
source-inferred = Déduit
source-authored = De notre choix
source-owner = Du fichier d’édition
simulate-working = Parties en cours
simulate-head = { $title } · joueurs : { $players } · parties : { $games } en { $seconds } s · { $rate } parties/s · { $actions } coups/s · coups par partie : { $length }
simulate-seat = Siège
simulate-bot = Robot
simulate-wins = Victoires
simulate-interval = 95 %
simulate-mean = Points moyens
simulate-sd = Écart type
simulate-deciles = 10/50/90 %
simulate-points = Origine des points
simulate-kept =
    { $games ->
        [one] { $games } enregistrement conservé dans { $folder }.
       *[other] { $games } enregistrements conservés dans { $folder }.
    }
simulate-stopped = Arrêté après { $games } sur { $asked }.
replay-head = { $title } · { $seats } · coups : { $moves }
replay-at = Après le coup { $at } :
verify-over = L’enregistrement est valide et la partie terminée. Coups : { $moves }. Points : { $scores }.
verify-running = L’enregistrement est valide et la partie encore en cours. Coups : { $moves }.
verify-taken-back = Coups annulés après une révélation ou une réponse : { $moves }.
bench-name = Objet
bench-build = Variante
bench-actions = Coups/s
bench-games = Parties/s
bench-clone = Copie d’une position, µs
bench-ratio = Face à catanatron
bench-working = Mesure en cours…

## Playing in the terminal

play-choose = Numéro, coup ou commande (h pour l’aide) :
play-begins = { $title } · la partie est conservée dans { $file }
play-bot = { $name } ({ $kind })
play-resumed = La partie reprend après le coup { $moves }.
play-unknown = « { $text } » n’est ni un numéro de 1 à { $most }, ni un coup, ni une commande. Tapez h pour l’aide.
play-undone = Coup repris.
play-back = retour
play-saved = Partie sauvegardée dans { $file }.
play-left = La partie est conservée. Pour la reprendre : { $command }
play-help =
    Tapez le numéro d’un choix, ou son coup en notation abrégée (entre crochets).
    u  annuler votre dernier coup, même si d’autres y ont répondu ; l’enregistrement le note
    b  la table à nouveau
    l  ce qui s’est passé jusqu’ici
    i  noms et histoires des cartes sur la table
    r  les règles en bref
    s  sauvegarder (s FICHIER : dans un fichier de votre choix)
    h  cette aide
    q  quitter ; la partie est conservée
play-over = Points finaux
play-total = Total
play-winner = Gagnant : { $winners }
play-place = Rang

## The table as a page

web-table-players = Joueurs
web-table-rule = Ce que disent les règles ici
web-table-told = La table en mots
web-table-cover = { $seat }, c’est à vous : prenez l’écran pendant que les autres regardent ailleurs.
web-table-uncover = Je suis { $seat } : montrer mon côté
web-table-rules = Règles
web-table-undo = Annuler
web-table-language = Langue
web-table-choices = Votre choix
web-table-chronicle = Chronique
web-table-brief = Le jeu en bref
web-table-turn = Tour { $number }
web-table-over = L’exposition est fermée
web-table-result = Voir le résultat
web-table-did = { $seat } : { $action }
web-table-wait = Les autres jouent
web-table-count = D’où viennent les points
web-table-not-seated = Vous n’avez pas de place à cette table.
web-table-stale = La table a changé : regardez avant de choisir.
web-table-speed = Vitesse
web-table-slow = lent
web-table-normal = normal
web-table-fast = rapide
web-table-at-once = immédiat
web-table-skip = Avancer
web-table-lost = Connexion perdue. Nouvel essai…
web-table-back = Connexion rétablie.
web-table-failed = L’envoi a échoué. Veuillez réessayer.
web-table-set = Valider
web-table-unset = Retour
web-table-confirm = Confirmer les coups
web-replay-title = Revoir la partie
web-replay-first = Début
web-replay-back = Précédent
web-replay-on = Suivant
web-replay-last = Fin
web-replay-show = Montrer
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-picture = Image
web-error-title = Il manque quelque chose
web-error-not-found = Il n’y a rien à cette adresse.
web-error-refused = C’est impossible.
web-error-foreign = Cette demande vient d’un autre site ; elle n’a pas été exécutée.
web-error-large = C’est plus volumineux que tout ce dont cette maison a besoin.
web-error-often = C’était trop rapide : attendez un instant, puis réessayez.
web-error-failed = Une erreur est survenue de notre côté. Vos parties sont en sécurité.
web-error-home = Vers l’entrée

## Following the others

web-chronicle-all = tout ({ $turns })
web-chronicle-you = Vous
web-chronicle-since = Depuis votre tour :
web-chronicle-new = Nouveautés : { $count }
web-chronicle-now = Retour au présent
web-chronicle-back = Retour à la table
web-chronicle-skip = Aller à mon tour
web-chronicle-close = Fermer
web-replay-turn = Tour { $turn } sur { $turns }

## Pages

web-foot-unofficial = Un projet libre et non officiel, sans lien avec les auteurs ni les éditeurs de ces jeux.
web-foot-home = Toutes les expositions
web-foot-language = Langue
web-home-subtitle = Les grandes expositions universelles, à une table
web-home-fairs = Les expositions
web-home-players = De { $least } à { $most } joueurs
web-home-minutes = { $minutes } min
web-home-play = Jouer
web-home-setup = Préparer
web-home-rules = Règles
web-home-games = Vos parties
web-home-none = Aucune partie pour l’instant. Choisissez Jouer sur une affiche, et la première commence.
web-home-elsewhere = Aux autres tables
web-home-over = Terminée
web-home-won = Victoire : { $winners }
web-home-yours = À vous
web-home-to-move = À jouer : { $players }
web-home-continue = Continuer
web-home-watch = Regarder
web-home-result = Voir le résultat
web-setup-title = Préparer une partie
web-setup-seats = Qui s’assoit où
web-setup-hint = De { $least } à { $most } joueurs. Les personnes partagent cet écran ; s’il n’y en a aucune à table, vous regardez jouer l’ordinateur.
web-setup-who = qui joue
web-setup-name = nom
web-setup-me = moi
web-setup-here = une autre personne ici
web-setup-colour = couleur
web-setup-no-colour = Chaque siège a besoin d’une des cinq couleurs.
web-setup-same-colour = Deux sièges ont la même couleur : changez l’une d’elles.
web-setup-edition = Édition
web-setup-edition-hint = Les valeurs imprimées de votre boîte, là où elles diffèrent des nôtres : un fichier TOML.
web-setup-edition-ours = Nos valeurs
web-colour-1 = violet
web-colour-2 = turquoise
web-colour-3 = cuivre
web-colour-4 = ivoire
web-colour-5 = jais
web-setup-bot = ordinateur : { $bot }
web-setup-bot-random = ordinateur : joue au hasard
web-setup-bot-greedy = ordinateur : prend ce qui paraît le mieux
web-setup-empty = personne
web-setup-options = Comment on joue
web-setup-more = Plus
web-setup-lot = tiré au sort
web-setup-seed = Graine
web-setup-seed-hint = Un mot ou un nombre qui détermine tous les mélanges. Vide : le hasard.
web-setup-language = Langue
web-setup-begin = Commencer
web-end-closed =
    { $turns ->
        [one] Clôture après { $turns } tour
       *[other] Clôture après { $turns } tours
    }
web-end-awards = Le jury décerne la grande médaille à
web-end-ahead =
    { $points ->
        [one] point, { $by } de plus que { $next }
       *[other] points, { $by } de plus que { $next }
    }
web-end-tie-break =
    { $points ->
        [one] point, devant { $next } au départage
       *[other] points, devant { $next } au départage
    }
web-end-shared =
    { $points ->
        [one] point chacun, à égalité jusqu’au bout
       *[other] points chacun, à égalité jusqu’au bout
    }
web-end-alone =
    { $points ->
        [one] point
       *[other] points
    }
web-end-again = Rejouer
web-end-seats = Autres places
web-end-replay = Revoir
web-end-export = Exporter
web-end-count = Le décompte
web-end-from = Origine des points
web-end-curve = Tour par tour
web-end-curve-hint = Ce que chacun aurait marqué si l’exposition avait fermé après ce tour. Les médailles marquent les manches ; le ruban montre qui menait.
web-end-curve-label = Points de tous les joueurs, du premier tour au tour { $turns }
web-end-round = Manche { $round }
web-rules-title = Règles
web-rules-contents = Sommaire
web-rules-credits = { $title } est un jeu de { $designers }, publié par { $publishers } en { $year }. Ces règles sont racontées avec nos propres mots.

# Jeux incomplets
game-not-loaded = Impossible de charger le jeu « { $game } » : { $why }
game-not-a-game = Le paquet de « { $game } » ne propose pas un jeu.
game-twice = Il existe déjà un jeu nommé « { $slug } » : « { $game } » a été écarté.
game-bad-slug = Le jeu « { $game } » porte le nom « { $slug } », qui doit se composer de minuscules et de chiffres avec des traits d’union simples ; il a été écarté.
told-none = aucun
default-over = La partie est terminée
default-yes = oui
default-no = non
default-round = Manche { $round } sur { $rounds }
default-round-only = Manche { $round }
default-no-rules = Ce jeu n’a pas encore de règles à lire.
default-no-edition = { $title } n’a pas de valeurs qu’une édition pourrait changer.
view-score = Points
view-round = Manche
view-rounds = Manches
view-hand = Main
view-seat = Joueur
view-owner = Joueur
view-deck = Pioche
view-discard = Défausse
rules-brief = La page des règles explique ce jeu.
board-legend = La table montre ce que vous pouvez savoir ; ce que vous pouvez faire est indiqué dessous.
board-tie-break = Les égalités sont départagées selon les règles.
board-player = Joueur

## For spectators
web-table-watching = Vous regardez la partie

## Demander ce qu’est une chose

about-now = Maintenant
about-comes = Vient
about-spent = Usage
about-why = Pourquoi
about-then = Ensuite
about-next = Suite
about-moves = Avance
about-has = Possède
about-with = Chez
about-costs = Coût
about-worth = Valeur
about-links = Lien
about-left = Reste
about-works = Agit
about-needs = Exige
about-gives = Donne
about-goal = But
about-price = Prix
web-ask-title = Qu’est-ce que c’est ?
web-ask-keep = garde ouvert
web-ask-close = Fermer
web-ask-rules = Règles
web-ask-legend = Symboles
web-ask-legend-open = Symboles du jeu
web-ask-legend-keys = ouvre et ferme ; pointez un symbole pour la même question
web-ask-find = Chercher dans les règles
web-ask-none = Rien trouvé.
web-ask-opens = ouvre et ferme
web-ask-back = Retour à la table
web-ask-here = Maintenant à votre table
web-ask-chapters = Chapitres

## Scorings told in stages, and reports

web-end-curve-then = Ce que chacun aurait marqué si l’exposition avait fermé après ce tour.
web-end-turns = Tour
web-end-turn = Tour { $turn }
web-end-then = si l’exposition avait fermé alors
web-end-open = Ouvrir le tour { $turn } dans la rediffusion
web-telling-on = Continuer
web-telling-back = Étape précédente
web-telling-skip = Passer
web-telling-report = Voir le bilan
web-telling-of = { $number } sur { $all }
web-telling-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-report-closed = La manche { $round } est finie
web-report-so-far = La manche { $round } jusqu’ici
web-report-before = Avant
web-report-round = Cette manche
web-report-now = Total
web-report-again = Revoir
web-report-close = Retour au jeu
web-report-alone =
    { $points ->
        [one] Vous avez { $points } point.
       *[other] Vous avez { $points } points.
    }
web-report-tied =
    { $points ->
        [one] Égalité à { $points } point : { $players }.
       *[other] Égalité à { $points } points : { $players }.
    }
web-report-you-lead =
    { $points ->
        [one] Vous menez avec { $points } point, { $by } de plus que { $next }.
       *[other] Vous menez avec { $points } points, { $by } de plus que { $next }.
    }
web-report-leads =
    { $points ->
        [one] { $seat } mène avec { $points } point, { $by } de plus que { $next }.
       *[other] { $seat } mène avec { $points } points, { $by } de plus que { $next }.
    }
