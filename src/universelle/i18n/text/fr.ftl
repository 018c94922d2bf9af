# Shared texts in French

seat = Joueur { $number }
visitor = Visiteur
# what is told follows, after a space
label = { $what } :
# between clauses that follow one another
between-clauses = {"\u00A0; "}
# given names for players who brought none, in this order
given-names = Camille, Jules, Louise, Gustave, Marguerite, Victor, Pauline, Lucien, Mathilde, Félix, Clémence, Raoul

## What can go wrong

unknown-game = Aucun jeu ne s’appelle « { $game } ». Au choix : { $known }.
unknown-bot = Aucun robot ne s’appelle « { $bot } ». Au choix : { $known }.
opponents-unreadable = La liste des adversaires de ce jeu est inutilisable : { $why }.
bot-not-started = Impossible de lancer le programme « { $bot } » : { $why }.
bot-silent = Le programme « { $bot } » n’a pas répondu depuis { $seconds } secondes.
bot-ended = Le programme « { $bot } » s’est arrêté. Voyez ce qu’il a écrit plus haut.
bot-error = Le programme « { $bot } » répond : { $why }
bot-illegal = Le programme « { $bot } » a choisi « { $action } », qui n’est pas une des actions proposées.
unknown-language = Il n’y a pas de textes en « { $language } ». Au choix : { $known }.
unknown-option = { $title } n’a pas d’option « { $option } ». Au choix : { $known }.
unknown-action = « { $code } » n’est pas un coup de ce jeu.
bad-option = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $known }.
bad-option-form = « { $text } » n’est pas une option. Écrivez-la sous la forme nom=valeur.
bad-players = { $title } se joue de { $least } à { $most } joueurs, et non à { $players }.
bad-seats = Places indiquées : { $count } ; joueurs : { $players }. N’indiquez pas plus de places qu’il n’y a de joueurs.
bad-first-player =
    { $players ->
        [one] Le joueur { $number } ne peut pas commencer : il n’y a que { $players } joueur.
       *[other] Le joueur { $number } ne peut pas commencer : il n’y a que { $players } joueurs.
    }
bad-seat-option =
    { $players ->
        [one] L’option { $option } concerne une place vide : il n’y a que { $players } joueur.
       *[other] L’option { $option } concerne une place vide : il n’y a que { $players } joueurs.
    }
bad-ruleset = { $title } n’a pas de version { $ruleset } des règles ; la plus récente ici est la version { $newest }. Une version plus récente de ce programme la connaît peut-être.
bad-seed = Une graine doit compter { $bytes } octets.
bad-number = « { $value } » n’est pas un nombre entier de { $least } à { $most } ({ $what }).
illegal-game-over = La partie est terminée.
illegal-not-your-turn = Ce n’est pas à { $seat } de jouer.
illegal-undo-none = Vous n’avez aucun coup à annuler.
illegal-undo-others = { $seat } a joué depuis : votre coup ne peut plus être annulé.
illegal-undo-revealed = Votre coup a révélé quelque chose aux autres joueurs : il ne peut plus être annulé.
illegal-one-by-one = L’un de ces coups révèle quelque chose : jouez-le d’abord, puis choisissez le suivant.
edition-unreadable = L’édition { $file } est illisible : { $why }.
edition-too-large = Le fichier { $file } est trop gros pour être une édition.
edition-not-toml = L’édition { $file } n’est pas un fichier TOML : { $why }.
edition-missing = Il manque une valeur à l’édition : { $where }.
edition-unknown-value = L’édition indique { $where }, que le jeu ne connaît pas. Valeurs connues : { $known }.
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
edition-not-among = Dans l’édition, { $where } vaut « { $value } ». Valeurs possibles : { $among }.
edition-repeated = Dans l’édition, { $where } contient deux fois la même valeur.
edition-removes-too-many = Dans l’édition, { $where } retire plus de cartes d’une sorte qu’il n’y en a.
edition-sets-not-growing = Dans l’édition, { $where } doit donner à chaque exposition de plus dans une série au moins autant de points qu’à la précédente.
edition-too-few-supporters =
    { $needed ->
        [one] Dans l’édition, { $where } est trop petit : la mise en place demande { $needed } représentant.
       *[other] Dans l’édition, { $where } est trop petit : la mise en place demande { $needed } représentants.
    }
edition-too-few-cards = L’édition n’a pas assez de cartes ({ $where }) pour { $players } joueurs.
edition-too-many-cards = L’édition a trop de cartes ({ $where }) : on peut en mélanger { $most } au plus.
edition-too-few-tickets = À { $players } joueurs, l’édition doit avoir { $needed } tickets ({ $where }) pour que chaque manche finisse ; sinon, fixez une limite dans [lull].
edition-cell-outside = Dans l’édition, { $where } nomme la case { $cell }, hors du laboratoire.
edition-rows-missing = Dans l’édition, { $where } doit nommer toutes les pistes : { $rows }.
edition-resource-tiles = L’édition a { $tiles } tuiles Ressource ({ $where }) ; il en faut de { $least } à { $most }.
edition-too-few-jury-tiles = L’édition n’a pas assez de tuiles Jury ({ $where }) : il en faut { $needed }.
edition-no-project-of-shape = Dans l’édition, { $where } n’a aucun projet de forme { $shape }.
edition-improvements = Dans l’édition, { $where } doit améliorer une fois chacune de ces cartes : { $cards }.
edition-bad-shape = Dans l’édition, { $where } doit être fait de quatre cases qui se touchent par un côté.
edition-needs-of-pair = Dans l’édition, { $where } doit nommer soit { $one }, soit { $other }, mais pas les deux.
edition-bad-units = Dans l’édition, { $where } contient « { $value } » ; écrivez un nombre jusqu’à { $most } et une ressource, chaque ressource une seule fois, par exemple « 2 steel ».
edition-bad-link = Dans l’édition, { $where } contient « { $value } » ; écrivez par exemple « steel-copper at 3 for 0 ».
edition-rows-not-adjacent = Dans l’édition, { $where } contient « { $value } », mais ces pistes ne sont pas voisines.
edition-link-off-the-board = Dans l’édition, { $where } contient « { $value } » ; les étapes vont de 2 à { $last }.
edition-link-twice = Dans l’édition, { $where } relie deux fois les mêmes pistes à une même étape : « { $value } ».
edition-wrong-length = Dans l’édition, { $where } doit avoir { $count } éléments.
edition-list-length = Dans l’édition, { $where } doit avoir de { $least } à { $most } éléments.
edition-options = Dans l’édition, { $where } doit offrir de 2 à { $most } possibilités.
edition-endless = Dans l’édition, { $where } laisserait la partie durer sans fin.
edition-no-such-income = Dans l’édition, { $where } vaut { $value }, qui n’existe pas sur la piste Revenu.
edition-too-few-flyers = Dans l’édition, { $where } nomme plus de cases qu’il n’y a de prospectus de cette couleur ({ $flyers }).
edition-sides = Dans l’édition, { $where } doit avoir exactement une face pour { $players } joueurs.
edition-salary-rises = Dans l’édition, { $where } ne doit jamais augmenter d’une case à la suivante.
edition-recurring = Dans l’édition, { $where } doit avoir des effets si et seulement si la carte a une phase pour eux.
edition-nations = Dans l’édition, { $where } doit remplir { $boards } plateaux, chaque face une fois.
edition-pictures = Dans l’édition, { $where } doit être en ordre croissant.
edition-link = Dans l’édition, { $where } renvoie à « { $other } », mais « { $other } » n’y renvoie pas.
edition-too-few = Dans l’édition, { $where } n’a pas assez d’éléments : à { $players } joueurs, il en faut { $needed }.
weight-missing = Il manque un poids : { $name }.
weight-unknown = Les robots de ce jeu n’ont pas de poids « { $name } ». Poids connus : { $known }.
weight-not-number = Le poids « { $name } » doit être un nombre fini.
weight-not-positive = Le poids « { $name } » doit être supérieur à 0.
record-unreadable = L’enregistrement { $file } est illisible : { $why }.
record-too-large = Le fichier { $file } est trop gros pour être un enregistrement.
record-not-json = L’enregistrement est abîmé ou incomplet : { $why }.
record-not-a-record = Ce fichier n’est pas une partie enregistrée d’Universelle.
record-newer = L’enregistrement est au format { $version }, mais ce programme ne connaît que le format { $known }. Mettez le programme à jour pour le lire.
record-wrong-value = Dans l’enregistrement, « { $where } » n’a pas une valeur valable.
record-unknown-value = L’enregistrement contient « { $where } », qui n’y a pas sa place.
record-missing-value = Il manque « { $where } » à l’enregistrement.
record-bad-move = L’enregistrement contient « { $move } », qui n’est pas un coup. Un coup s’écrit « 2: code ».
record-bad-take-back = L’enregistrement contient « { $text } », une annulation qui ne correspond pas à ses coups.
record-bad-hint = L’enregistrement contient « { $text } », qui n’est pas un conseil demandé par un de ses joueurs.
record-cannot-begin = La partie enregistrée ne peut pas commencer. { $why }
record-illegal-move = Le coup { $number } de l’enregistrement ({ $move }) ne peut pas être joué. { $why }
record-wrong-result = Le résultat ne correspond pas aux coups : l’enregistrement a été modifié.
record-not-saved = Impossible de sauvegarder { $file } : { $why }. Rien n’a été écrasé.
record-past-end = L’enregistrement se termine au coup { $moves } ; il n’y a pas de coup { $at }.
no-saved-game = Il n’y a pas encore de partie sauvegardée. Commencez-en une avec : { $command }
cannot-write-folder = Le dossier { $folder } est inutilisable : { $why }.
peers-missing = Les projets de comparaison ne sont pas installés. Installez le groupe de dépendances « peers » : { $missing }.
interrupted = Interrompu.
output-failed = La sortie ne peut pas être écrite : { $why }.
same-name = Deux joueurs ne peuvent pas s’appeler tous deux « { $name } ».
file-exists = Le fichier { $file } existe déjà et n’a pas été modifié. Choisissez un autre nom.
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
reason-start = points de départ

## The command line

cli-about = Des jeux de société sur les grandes expositions universelles, avec un seul moteur.
cli-commands = commandes{ "\u00A0" }
cli-arguments = arguments{ "\u00A0" }
cli-options = options{ "\u00A0" }
cli-help = afficher cette aide
cli-version = afficher la version et la variante du moteur utilisée
cli-lang = langue de tous les textes : en, fr, de, it
cli-json = afficher du JSON, pour d’autres programmes
cli-sources = indiquer d’où viennent les valeurs de chaque jeu
cli-game = le jeu, par exemple worlds-fair-1893
cli-file = un enregistrement
cli-games-help = lister les jeux, leurs joueurs, leurs options et leurs versions
cli-play-help = jouer dans le terminal
cli-play-more = Exemple : universelle play worlds-fair-1893 --seats Ada=me,greedy,random
cli-bots-help = liste les adversaires d’un jeu, du plus faible au plus fort, et les autres robots
cli-simulate-help = faire jouer de nombreuses parties à des robots et donner les statistiques
cli-simulate-more = Exemple : universelle simulate worlds-fair-1893 --players 4 --bots greedy,random --games 1000
cli-replay-help = montrer une partie enregistrée, ou l’une de ses positions
cli-verify-help = vérifier que les coups d’un enregistrement sont permis et son résultat exact
cli-bench-help = mesurer la vitesse du moteur
cli-serve-help = jouer dans le navigateur
cli-draw-help = dessiner une position d’une partie enregistrée
cli-slug = le jeu, en minuscules avec traits d’union, par exemple paris-1900
cli-in = dossier où créer le paquet
cli-new-game-help = créer un paquet avec un petit jeu, pour commencer le vôtre
cli-new-game-more = Exemple : universelle new-game paris-1900 --in ~/jeux
new-game-missing-slug = Nommez le nouveau jeu, par exemple paris-1900.
new-game-bad-slug = « { $slug } » ne peut pas être le nom d’un jeu. Écrivez des minuscules et des chiffres, avec des traits d’union simples, en commençant par une lettre, { $most } caractères au plus, par exemple paris-1900.
new-game-taken = Le nom « { $slug } » est déjà pris par un autre jeu ou par un module de Python. Choisissez-en un autre.
new-game-folder-exists = Le dossier { $folder } existe déjà et n’a pas été modifié. Choisissez un autre nom, ou un autre dossier avec --in.
new-game-done = { $title } se trouve dans { $folder }.
new-game-next = Installez-le avec : pip install -e { $folder }, puis jouez avec : universelle play { $slug }
cli-out = le fichier de l’image, en .svg ou .png
draw-done = Image enregistrée dans { $file }.
draw-bad-ending = { $file } doit finir en .svg ou .png.
cli-host = adresse d’écoute
cli-port = port (par défaut : celui-ci, ou le premier libre ensuite)
cli-data = dossier où sont sauvegardées toutes les parties
cli-workers = nombre de processus pour les robots
cli-no-browser = ne pas ouvrir le navigateur
serve-at = Universelle tourne à l’adresse { $address } (Ctrl-C pour arrêter)
serve-data = Les parties sont sauvegardées dans { $folder }
serve-no-port = Aucun port n’est libre sur { $host } : { $why }. Choisissez-en un avec --port.
cli-seats = qui joue, place par place : me ou un robot ({ $bots }), avec un nom si vous voulez : Ada=me,Ben=me,greedy
cli-seed = un mot ou un nombre qui détermine tous les mélanges
cli-option = une option du jeu, sous la forme nom=valeur ; peut être répétée
cli-edition = un fichier TOML avec les valeurs imprimées de votre boîte, là où elles diffèrent
cli-resume = reprendre une partie sauvegardée : un enregistrement, ou « last » pour la dernière
cli-save = où sauvegarder la partie (par défaut : dans le dossier de données)
cli-players = nombre de joueurs
cli-games = nombre de parties
cli-bots = robots, place par place ({ $bots }) ; le dernier occupe les places restantes
cli-records = sauvegarder l’enregistrement de chaque partie dans ce dossier
cli-at = montrer seulement la position après ce nombre de coups
cli-seat = montrer ce que voit cette place : sa main et ses choix
cli-seconds = durée de mesure de chaque ligne, en secondes
cli-peers = mesurer aussi d’autres projets, pour comparer
cli-missing-command = Indiquez une commande : { $commands }.
cli-unknown-command = Il n’y a pas de commande « { $command } ». Au choix : { $known }.
cli-unknown-argument = « { $argument } » n’est pas valable ici. Ajoutez --help pour voir les options.
cli-missing-game = Indiquez un jeu. Au choix : { $known }.
cli-missing-file = Indiquez une partie enregistrée.
cli-usage = utilisation :
cli-not-understood = « { $argument } » est mal employé. Ajoutez --help pour voir comment l’employer.
cli-not-text = « { $argument } » n’est pas un texte valable.
cli-not-with-resume = { $option } ne peut pas changer dans une partie sauvegardée. Retirez cette option.
build-compiled = compilé
build-pure = en Python pur
version = Universelle { $version } (moteur { $build }, Python { $python })
games-slug = Nom
games-players = Joueurs
games-minutes = Minutes
games-weight = Complexité
weight = { $weight ->
    [1] faible
    [2] plutôt faible
    [3] moyenne
    [4] plutôt élevée
   *[5] élevée
}
games-ruleset = Règles
games-actions = Coups possibles
games-credits = Auteurs
source-documented = D’après la règle imprimée
source-inferred = Déduit
source-authored = De notre choix
source-owner = D’après le fichier d’édition
simulate-working = Simulation en cours
simulate-working-together = Parties en cours dans { $processes } processus
simulate-head = { $title } · joueurs : { $players } · parties : { $games } en { $seconds } s · processus : { $processes } · { $rate } parties/s · { $actions } coups/s · coups par partie : { $length }
simulate-seat = Place
simulate-bot = Robot
simulate-wins = Victoires
simulate-interval = IC à 95 %
simulate-mean = Points moyens
simulate-sd = Écart type
simulate-deciles = 10/50/90 %
simulate-points = Origine des points
simulate-kept =
    { $games ->
        [one] { $games } enregistrement sauvegardé dans { $folder }.
       *[other] { $games } enregistrements sauvegardés dans { $folder }.
    }
simulate-stopped = Arrêté après { $games } sur { $asked }.
process-lost = Un processus qui jouait a été arrêté de l’extérieur. Un autre rejoue ses parties.
processes-lost = Les processus qui jouent sont arrêtés l’un après l’autre, peut-être faute de mémoire. Fermez d’autres programmes ou jouez avec moins de processus.
replay-head = { $title } · { $seats } · coups : { $moves }
replay-at = Après le coup { $at } :
verify-over = L’enregistrement est valide et la partie terminée. Coups : { $moves }. Points : { $scores }.
verify-running = L’enregistrement est valide et la partie encore en cours. Coups : { $moves }.
verify-taken-back = Coups annulés après une révélation ou une réponse : { $moves }.
bench-name = Ligne
bench-build = Variante
bench-actions = Coups/s
bench-games = Parties/s
bench-clone = Copie d’une position, µs
bench-ratio = Face à catanatron
bench-working = Mesure en cours…

## L’arène

cli-arena-help = comparer des robots : les mêmes donnes à toutes les places, des cotes avec leurs intervalles
cli-arena-more = Exemple : universelle arena worlds-fair-1893 --bots greedy,random --players 2 --games 200
cli-arena-bots = les robots à comparer ({ $bots }, ou le nom d’un adversaire) ; le dernier occupe les places restantes ; s’il y a plus de robots que de places, tous les groupes se rencontrent
cli-arena-games = nombre de parties, arrondi à des donnes entières
cli-until-sure = s’arrêter dès qu’il est clair lequel de deux robots est le meilleur
cli-processes = nombre de processus qui jouent (par défaut : un par cœur)
cli-ray = jouer sur la grappe Ray à cette adresse ; sans adresse, avec Ray sur cette machine
cli-arena-resume = sauvegarder chaque partie terminée dans ce fichier et reprendre à partir de lui
cli-chart = dessiner les cotes dans ce fichier, en .svg
arena-too-few-bots = Indiquez au moins deux robots différents avec --bots, séparés par des virgules ; un seul ne suffit que pour une partie en solitaire.
arena-too-many-bots = Robots indiqués : { $bots }. Parties que joueraient tous leurs groupes à chaque donne : { $games } ; maximum : { $most }. Comparez-en moins à la fois.
arena-not-two = --until-sure compare exactement deux robots, pas { $bots }. Indiquez-en deux, ou retirez cette option.
arena-file-unusable = Le fichier { $file } est inutilisable : { $why }. Indiquez-en un autre avec --resume.
arena-file-foreign = { $file } n’est pas un fichier d’arène et n’a pas été modifié. Indiquez-en un autre avec --resume.
arena-file-differs = { $file } vient d’une autre série ({ $what } : { $there }) et n’a pas été modifié. Demandez la même, ou indiquez un autre fichier avec --resume.
arena-file-damaged = Certaines lignes de { $file } sont illisibles : { $lines }. Ces parties sont rejouées ; toutes les autres comptent.
arena-bad-chart = L’image { $file } doit finir par .svg et se trouver dans un dossier existant.
ray-missing = Ray n’est pas installé. Installez-le avec : uv pip install --python { $python } ray, ou retirez --ray.
ray-bad-address = « { $address } » n’est pas l’adresse d’une grappe Ray. Écrivez hôte:port ou ray://hôte:port.
ray-unreachable = Aucune grappe Ray n’est accessible à « { $address } » : { $why }. Lancez-en une avec ray start --head, donnez la même valeur à RAY_AUTH_TOKEN ici et là-bas, ou retirez --ray.
ray-not-started = Ray ne démarre pas sur cette machine : { $why }. Retirez --ray pour jouer sans lui.
ray-failed = La grappe Ray n’a pas pu jouer : { $why }. Installez la même version d’Universelle sur toutes ses machines, puis réessayez.
libraries-missing = Il manque des bibliothèques pour cette commande. Installez-les avec : uv pip install --python { $python } { $libraries }
arena-about = joueurs : { $players } · parties : { $games } · donnes : { $deals }
arena-speed = processus : { $processes } · { $rate } parties/s
arena-games = Parties
arena-share = Victoires
arena-intervals = Entre parenthèses : intervalles à 95 %.
arena-times-fair = × équité
arena-rating = Cote
arena-margin = Écart
arena-points = Points
arena-before = Classé devant
arena-better = { $bot } est meilleur : certitude après { $deals } donnes.
arena-not-sure = On ne sait pas encore lequel des deux est le meilleur (donnes : { $deals }).
arena-chart-note = Point : cote ; trait : intervalle à 95 %. 400 points de plus : dix fois plus de chances d’être devant.

## Poids d’une évaluation

weights-fixed = Les robots de ce jeu n’ont pas de poids modifiables.
weights-unusable = Les poids dans { $file } sont illisibles : { $why }. Indiquez un fichier écrit par universelle tune.
weights-none = Il n’y a pas de poids dans { $file }. Indiquez un fichier avec une table [[run]], comme en écrit universelle tune.
cli-tune-help = améliorer les poids que suivent les robots, par des parties contre les poids actuels
cli-tune-more = Exemple : universelle tune worlds-fair-1893 --players 2 --games 20 --generations 30
cli-tune-bot = qui joue avec les poids
cli-tune-games = nombre de parties de chaque candidat dans chaque génération, arrondi à des donnes entières
cli-generations = nombre de générations de candidats
cli-only = ne régler que ces poids, séparés par des virgules ; * remplace n’importe quoi
cli-weights = partir des poids de ce fichier au lieu de ceux du jeu
cli-tune-out = enregistrer les poids dans ce fichier
cli-tune-resume = enregistrer chaque génération terminée dans ce fichier et continuer à partir de lui (sinon : à côté des poids, avec l’extension .jsonl)
tune-first = Génération 1 sur { $generations }
tune-generation = Génération { $number } sur { $generations } · meilleur résultat : { $best }
tune-proving = Essai du résultat
tune-about = générations : { $generations } · parties : { $games }
tune-weight = Poids
tune-before = Avant
tune-after = Après
tune-share = Victoires des nouveaux poids contre les anciens : { $share } ({ $low }–{ $high }) dans { $games } autres parties.
tune-saved = Poids enregistrés dans { $file }.
tune-prove = Comparez-les avec : { $command }
tune-stopped = Générations terminées : { $generations }. Continuez avec : { $command }
tune-unknown-weight = Aucun poids utile ici ne s’appelle « { $name } ». Au choix : { $known }.
tune-no-folder = Le dossier de { $file } n’existe pas. Indiquez un autre fichier avec --out.
tune-file-exists = { $file } contient déjà un réglage et n’a pas été modifié. Continuez-le avec --resume { $file }, ou indiquez d’autres fichiers avec --out.
tune-file-foreign = { $file } n’est pas le fichier d’un réglage et n’a pas été modifié. Indiquez-en un autre avec --resume.
tune-file-damaged = { $file } est inutilisable à partir de la génération { $generation }. Ces générations sont rejouées ; les précédentes comptent.

## Playing in the terminal

play-choose = Numéro, coup ou commande (h pour l’aide) :
play-begins = { $title } · sauvegarde dans { $file }
play-bot = { $name } ({ $kind })
play-resumed = La partie reprend après le coup { $moves }.
play-unknown = « { $text } » n’est ni un numéro de 1 à { $most }, ni un coup, ni une commande. Tapez h pour l’aide.
play-undone = Coup annulé.
play-back = retour
play-saved = Partie sauvegardée dans { $file }.
play-left = La partie est sauvegardée. Pour la reprendre : { $command }
play-help =
    Tapez le numéro d’un choix, ou son coup en notation abrégée (entre crochets).
    u  annuler votre dernier coup, même si d’autres y ont répondu ; l’enregistrement le note
    t  un conseil : les meilleurs coups et ce qu’ils peuvent rapporter ; l’enregistrement le note
    b  montrer la table
    l  montrer l’historique
    i  décrire les cartes sur la table
    r  les règles en bref
    s  sauvegarder (s FICHIER : dans un fichier de votre choix)
    h  cette aide
    q  quitter ; la partie est sauvegardée
play-over = Points finaux
play-total = Total
play-winner = Victoire : { $winners }
play-place = Rang

## The table as a page

web-table-players = Joueurs
web-table-rule = La règle pour ce choix
web-table-told = Description de la table
web-table-cover = { $seat }, c’est à vous : prenez l’écran, et que les autres détournent les yeux.
web-table-uncover = Je suis { $seat } : afficher mon jeu
web-table-rules = Règles
web-table-undo = Annuler
web-table-more = Règles, symboles, langue
web-table-choices = Votre coup
web-table-chronicle = Historique
web-table-brief = Le jeu en bref
web-table-turn = Tour { $number }
web-table-over = L’Exposition est fermée
web-table-result = Voir le résultat
web-table-did = { $seat } : { $action }
web-table-wait = Les autres jouent
web-table-count = Origine des points
web-table-not-seated = Vous n’avez pas de place à cette table.
web-table-stale = La partie a avancé : regardez avant de choisir.
web-table-speed = Vitesse
web-table-slow = lent
web-table-normal = normal
web-table-fast = rapide
web-table-at-once = immédiat
web-table-skip = Passer les animations
web-table-lost = Connexion perdue. Nouvel essai…
web-table-back = Connexion rétablie.
web-table-failed = Votre coup n’est pas arrivé. Veuillez réessayer.
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
web-error-title = Un problème est survenu
web-error-not-found = Il n’y a rien à cette adresse.
web-error-refused = C’est impossible.
web-error-foreign = Cette demande vient d’un autre site : elle a été refusée.
web-error-large = L’envoi est trop volumineux.
web-error-often = Trop de demandes à la fois : attendez un instant, puis réessayez.
web-error-failed = Une erreur inattendue est survenue sur le serveur. Vos parties ne sont pas perdues.
web-error-home = Retour à l’accueil

## Following the others

web-chronicle-all = tout ({ $turns })
web-chronicle-you = Vous
web-chronicle-undone =
    { $whose ->
        [you] annulez un coup
       *[other] annule un coup
    }
web-chronicle-since = Depuis votre tour :
web-chronicle-new = Nouveau : { $count }
web-chronicle-now = Revenir au présent
web-chronicle-back = Retour à la table
web-chronicle-skip = Aller à mon tour
web-chronicle-close = Fermer
web-replay-turn = Tour { $turn } sur { $turns }

## Pages

web-foot-unofficial = Un projet libre et non officiel, sans lien avec les auteurs ni les éditeurs de ces jeux.
web-foot-home = Tous les jeux
web-foot-language = Langue
web-home-subtitle = Les grandes expositions universelles, autour d’une table
web-home-fairs = Les jeux
web-home-players = De { $least } à { $most } joueurs
web-home-minutes = { $minutes } min
web-home-play = Jouer
web-home-setup = Préparer
web-home-rules = Règles
web-home-games = Vos parties
web-home-none = Aucune partie pour l’instant. Choisissez « Jouer » sur une affiche, et la première commence.
web-home-elsewhere = Parties d’autres personnes
web-home-over = Terminée
web-home-won = Victoire : { $winners }
web-home-yours = À vous
web-home-to-move = À { $players } de jouer
web-home-continue = Continuer
web-home-watch = Regarder
web-home-result = Voir le résultat
web-home-more-games =
    { $count ->
        [one] { $count } autre partie
       *[other] { $count } autres parties
    }
web-setup-title = Préparer une partie
web-setup-seats = Joueurs
web-setup-hint = De { $least } à { $most } joueurs. Les joueurs se partagent cet écran ; s’il n’y a que l’ordinateur, vous le regardez jouer.
web-setup-who = qui joue
web-setup-name = nom
web-setup-me = moi
web-setup-here = une autre personne
web-setup-colour = couleur
web-setup-no-colour = Chaque place a besoin d’une des cinq couleurs.
web-setup-same-colour = Deux places ont la même couleur : changez-en une.
web-setup-edition = Édition
web-setup-edition-hint = Un fichier TOML avec les valeurs imprimées de votre boîte, là où elles diffèrent des nôtres.
web-setup-edition-ours = Nos valeurs
web-colour-1 = violet
web-colour-2 = turquoise
web-colour-3 = cuivre
web-colour-4 = ivoire
web-colour-5 = jais
web-setup-bot = ordinateur : { $bot }
web-setup-bot-random = ordinateur : joue au hasard
web-setup-bot-greedy = ordinateur : choisit ce qui semble le mieux
web-setup-bot-planner = ordinateur : essaie les meilleurs coups avant de décider
web-setup-empty = place vide

# The gallery of players in the set-up, and opponents wherever they are shown
web-setup-me-line = vous, à cet écran
web-setup-here-line = aussi à cet écran
web-setup-empty-line = personne ne joue ici
web-setup-or-bot = ou un adversaire joué par l’ordinateur :
web-setup-not-measured = cote non mesurée
web-setup-rating = { $give ->
    [0] { $rating }, le repère
   *[other] { $rating } ± { $give }
}
web-setup-ratings = Les cotes sont mesurées dans des parties à deux, les cinq adversaires les uns contre les autres. Le deuxième niveau vaut 1000. Avec 200 points de plus, on gagne trois parties sur quatre ; ± donne l’intervalle à 95 %.
web-setup-at-once = joue aussitôt
web-setup-moment = réfléchit un instant
articles = Le, La, L’
opponent-strength = force { $level } sur { $levels }

web-setup-options = Options de la partie
web-setup-more = Plus
web-setup-lot = au hasard
web-setup-seed = Graine du hasard
web-setup-seed-hint = Un mot ou un nombre qui détermine tous les mélanges. Laissez vide pour tirer au sort.
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
        [one] point, { $by } d’avance sur { $next }
       *[other] points, { $by } d’avance sur { $next }
    }
web-end-tie-break =
    { $points ->
        [one] point, devant { $next } grâce au départage
       *[other] points, devant { $next } grâce au départage
    }
web-end-shared =
    { $points ->
        [one] point chacun : victoire partagée
       *[other] points chacun : victoire partagée
    }
web-end-alone =
    { $points ->
        [one] point
       *[other] points
    }
web-end-again = Rejouer
web-end-seats = Changer de joueurs
web-end-replay = Revoir
web-end-export = Télécharger la partie
web-end-count = Points finaux
web-end-from = Origine
web-end-curve = Tour par tour
web-end-curve-hint = Ce que chacun aurait marqué si l’Exposition avait fermé après ce tour. Une médaille marque la fin d’une manche ; le ruban montre qui était en tête.
web-end-curve-alone = Les points si l’Exposition avait fermé après ce tour. Une médaille marque la fin d’une manche.
web-end-curve-label = Points de tous les joueurs, du premier tour au tour { $turns }
web-end-round = Manche { $round }
web-rules-title = Règles
web-rules-contents = Sommaire
web-rules-credits = { $title } est un jeu créé par { $designers } et publié par { $publishers } en { $year }. Ces règles sont racontées avec nos propres mots.

# Jeux incomplets
game-not-loaded = Impossible de charger le jeu « { $game } » : { $why }
game-not-a-game = Le paquet de « { $game } » propose autre chose qu’un jeu.
game-twice = Il existe déjà un jeu nommé « { $slug } » : « { $game } » a donc été écarté.
game-bad-slug = Le jeu « { $game } » porte le nom « { $slug } ». Un nom se compose de minuscules et de chiffres, avec des traits d’union simples : le jeu a donc été écarté.
told-none = aucun
default-over = La partie est terminée
default-yes = oui
default-no = non
default-round = Manche { $round } sur { $rounds }
default-round-only = Manche { $round }
default-no-rules = Ce jeu n’a pas encore de page de règles.
default-no-edition = { $title } n’a aucune valeur qu’une édition puisse changer.
view-score = Points
view-round = Manche
view-rounds = Manches
view-hand = Main
view-seat = Joueur
view-owner = Joueur
view-deck = Pioche
view-discard = Défausse
rules-brief = La page des règles explique ce jeu.
board-legend = La table montre ce que vous pouvez savoir ; vos coups possibles sont indiqués dessous.
board-tie-break = Les égalités sont départagées selon les règles.
board-player = Joueur

## Hints, at the table and in the terminal

web-hint = Conseil
web-hint-close = Fermer le conseil
hint-company = Les conseils sont réservés aux parties à une seule personne.
web-hint-thinking-title = Réflexion
web-hint-thinking = Essai de ce que chaque coup peut amener…
web-hint-stop = Arrêter
hint-title =
    { $number ->
        [1] Un coup à envisager
        [2] Deux coups à envisager
       *[other] Trois coups à envisager
    }
web-hint-note = Les chances de gagner selon l’adversaire le plus fort, et les points espérés par rapport aux autres coups qu’il a pesés.
web-hint-note-alone = Les points en fin de partie selon l’adversaire le plus fort, et l’écart avec les autres coups qu’il a pesés.
web-hint-guess = Une simple intuition
web-hint-guess-note = Le temps de réflexion a manqué. Ce coup paraît le meilleur à première vue.
web-hint-play = Jouer
hint-sum = en tout
web-hint-all =
    { $number ->
        [1] Retour à votre coup
       *[other] Les { $number } choix
    }
web-hint-count =
    { $number ->
        [1] premier conseil de la partie
        [2] deuxième conseil de la partie
        [3] troisième conseil de la partie
       *[other] { $number }e conseil de la partie
    }
# for screen readers, a sentence for each move; $aim: 41%, $points: +4.5
web-hint-say = Numéro { $rank } : { $move }, { $aim } de chances de gagner, points { $points }.
web-hint-say-alone = Numéro { $rank } : { $move }, { $aim } points en fin de partie, { $points }.
hints-asked =
    { $number ->
        [one] Partie jouée avec { $number } conseil.
       *[other] Partie jouée avec { $number } conseils.
    }
hint-chance = { $aim } de chances de gagner
hint-points = { $aim } points en fin de partie
play-hint-thinking = Réflexion…
verify-hints = Conseils demandés : { $number }.
source-points = points

## For spectators
web-table-watching = Vous regardez la partie

## Demander ce qu’est une chose

about-now = Maintenant
about-comes = S’obtient
about-spent = S’utilise
about-why = Pourquoi
about-then = Ensuite
about-next = Suite
about-moves = Avance
about-has = Possède
about-with = Chez
about-costs = Coût
about-worth = Valeur
about-links = Liens
about-left = Reste
about-works = Agit
about-needs = Exige
about-gives = Donne
about-goal = But
about-price = Prix
web-ask-title = Qu’est-ce que c’est ?
web-ask-keep = laisse ouvert
web-ask-close = Fermer
web-ask-rules = Règles
web-ask-legend = Symboles
web-ask-legend-open = Symboles du jeu
web-ask-legend-keys = ouvre et ferme ; pointez n’importe quel symbole pour la même explication
web-ask-find = Chercher dans les règles
web-ask-none = Aucun résultat.
web-ask-opens = ouvre et ferme
web-ask-back = Retour à la table
web-ask-here = En ce moment à votre table
web-ask-chapters = Chapitres

## Scorings told in stages, and reports

web-end-curve-then = Ce que chacun aurait marqué si l’Exposition avait fermé après ce tour.
web-end-curve-then-alone = Ce que vous auriez marqué si l’Exposition avait fermé après ce tour.
web-end-turns = Tour
web-end-turn = Tour { $turn }
web-end-whole = À la fin
web-end-then = si l’Exposition avait fermé alors
web-end-open = Revoir le tour { $turn }
web-telling-on = Continuer
web-telling-back = Précédent
web-telling-skip = Abréger
web-telling-report = Voir le bilan
web-telling-of = { $number } sur { $all }
web-telling-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-report-closed = La manche { $round } est terminée
web-report-so-far = La manche { $round } jusqu’ici
web-report-rounds = Manche par manche
web-report-of-round = Manche { $round }
web-report-before = Avant
web-report-round = Cette manche
web-report-now = Total
web-report-again = Revoir
web-report-close = Retour au jeu
web-report-of = Manche { $round }
web-report-all = Tous les bilans
web-report-alone =
    { $points ->
        [one] Vous avez { $points } point.
       *[other] Vous avez { $points } points.
    }
web-report-tied =
    { $points ->
        [one] Égalité à { $points } point : { $players }.
       *[other] Égalité à { $points } points : { $players }.
    }
web-report-you-lead =
    { $points ->
        [one] Vous êtes en tête avec { $points } point, { $by } d’avance sur { $next }.
       *[other] Vous êtes en tête avec { $points } points, { $by } d’avance sur { $next }.
    }
web-report-leads =
    { $points ->
        [one] { $seat } est en tête avec { $points } point, { $by } d’avance sur { $next }.
       *[other] { $seat } est en tête avec { $points } points, { $by } d’avance sur { $next }.
    }

## Analyses

review-damaged = Cette analyse est illisible.
review-title = Analyse
review-of = Analyse : { $name } gagne, { $points } à { $others }
review-of-tie = Analyse : victoire partagée à { $points }
review-of-one =
    { $points ->
        [one] Analyse : { $points } point
       *[other] Analyse : { $points } points
    }
review-chance = Les chances de gagner
review-score = Le score à attendre
review-hint =
    { $players ->
        [2] Selon le robot le plus fort ; la somme des deux est de 100 %. Les repères marquent les décisions les plus coûteuses, l’ombre la marge d’erreur.
       *[other] Selon le robot le plus fort ; la somme des { $players } est de 100 %. Les repères marquent les décisions les plus coûteuses, l’ombre la marge d’erreur.
    }
review-hint-alone = Ce que le robot le plus fort espérerait atteindre depuis chaque position. L’ombre montre l’incertitude.
review-chart = Les chances de gagner de chacun après chaque décision
review-chart-alone = Les points à attendre après chaque décision
review-target = objectif { $points }
review-to-come = coups { $first } à { $last } à venir
review-pin = Décision { $number }, { $when }
review-invitation = Le robot le plus fort reprend toute la partie et dit ce que valait chaque décision : la courbe des chances de gagner, les trois décisions les plus coûteuses, ce qui valait mieux, et pourquoi.
review-start = Analyser cette partie
review-stop = Arrêter
review-go-on = Continuer
review-at = Étude du tour { $turn } sur { $turns }.
review-leave = Vous pouvez quitter la page, l’analyse continue.
review-left =
    { $seconds ->
        [one] Encore { $seconds } seconde environ ; vous pouvez quitter la page, l’analyse continue.
       *[other] Encore { $seconds } secondes environ ; vous pouvez quitter la page, l’analyse continue.
    }
review-stopped = Arrêt au tour { $turn } sur { $turns }.
review-failed = L’analyse s’est interrompue au tour { $turn } sur { $turns }. Ce qui est fait reste.
review-looking = Recherche en cours
review-cards = Les cartes arrivent dès qu’un tour est jugé, et changent de place quand une décision plus coûteuse est trouvée.
review-no-card = Rien ici pour l’instant.
review-no-regret = Rien à regretter
review-cheap = Aucune décision n’a coûté cher.
review-best-title = La meilleure décision
review-best = { $when } : { $before } avant, { $after } après.
review-played = Joué
review-better = Mieux
review-see = Voir dans la partie
review-more = Plus de points à attendre : { $sources }.
review-less = Moins : { $sources }.
review-more-points = Plus de points à attendre.
review-less-points = Moins de points à attendre, mais plus de chances de gagner.
review-hinders = Les autres pouvaient en attendre moins.
review-many = Pas de raison unique : beaucoup de petites.
review-others = autres
review-how = Le jeu de chacun
review-alone = En solitaire
review-reached = atteints
review-lost = perdus dans les décisions les plus coûteuses
review-moves = Coups
review-moves-so-far = Coups jusqu’ici
review-show-all = Tous
review-show-mine = Les miens
review-show-theirs = Les siens
review-show-marked = Marqués
# marks of decisions
review-best-mark = le meilleur coup
review-good-mark = bon
review-inexact-mark = imprécis
review-mistake-mark = erreur
review-blunder-mark = grosse erreur
cli-review-help = dire de chaque décision d’une partie enregistrée ce qu’elle valait, et ce qui valait mieux
cli-review-seat = montrer les décisions les plus coûteuses de cette place
cli-review-resume = garder les résultats dans ce fichier, et reprendre là où il s’arrête
play-review = Ce que valait chaque décision : { $command }
review-working = Analyse en cours
review-head =
    { $moves ->
        [one] { $title } · analyse de { $moves } coup
       *[other] { $title } · analyse de { $moves } coups
    }
review-case = { $number }. Coup { $move }, { $seat } · { $when }
review-move = Coup { $move }
review-of-another-match = { $file } n’est pas une analyse de cette partie. Indiquez un autre fichier.
review-unreadable = Lecture impossible de { $file } : { $why }.
review-not-saved = Enregistrement impossible de { $file } : { $why }.
review-file-damaged = { $file } est lisible jusqu’au coup { $moves } ; les suivants sont analysés de nouveau.
