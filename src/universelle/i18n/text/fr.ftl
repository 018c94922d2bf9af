# Shared texts in French

seat = Joueur { $number }
guest = Invité
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
bot-silent = Le programme « { $bot } » ne répond pas depuis { $seconds } secondes.
bot-ended = Le programme « { $bot } » s’est arrêté. Voyez ce qu’il a écrit plus haut.
bot-error = Le programme « { $bot } » répond : { $why }
bot-version = Le programme « { $bot } » parle la version { $version } du protocole, et non la version { $known }. Mettez-le à jour.
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
edition-not-text = L’édition { $file } n’est pas un fichier TOML : ce n’est pas du texte.
edition-not-toml = L’édition { $file } n’est pas un fichier TOML : { $why }.
edition-too-deep = L’édition { $file } imbrique ses valeurs trop profondément.
edition-too-many-values = L’édition { $file } contient trop de valeurs.
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
record-not-json = L’enregistrement est abîmé ou incomplet : il est illisible à partir de la ligne { $line }.
record-not-a-record = Ce fichier n’est pas une partie enregistrée d’Universelle.
record-newer = L’enregistrement est au format { $version }, mais ce programme ne connaît que le format { $known }. Mettez le programme à jour pour le lire.
record-wrong-value = Dans l’enregistrement, « { $where } » n’a pas une valeur valable.
record-unknown-value = L’enregistrement contient « { $where } », qui n’y a pas sa place.
record-missing-value = Il manque « { $where } » à l’enregistrement.
record-bad-move = L’enregistrement contient « { $move } », qui n’est pas un coup. Un coup s’écrit « 2: code ».
record-bad-take-back = L’enregistrement contient « { $text } », une annulation qui ne correspond pas à ses coups.
record-bad-hint = L’enregistrement contient « { $text } », qui n’est pas un conseil demandé par un de ses joueurs.
record-bad-stand-in = L’enregistrement contient « { $text } », qui n’est pas un coup joué par un remplaçant.
record-cannot-begin = La partie enregistrée ne peut pas commencer. { $why }
record-illegal-move = Le coup { $number } de l’enregistrement ({ $move }) ne peut pas être joué. { $why }
record-wrong-result = Le résultat ne correspond pas aux coups : l’enregistrement a été modifié.
record-other-seed = La graine ne correspond pas à l’empreinte montrée avant le premier coup : l’enregistrement ou la donne a été modifié.
record-other-word = La graine n’est pas celle que donne « { $word } » : l’enregistrement a été modifié.
record-not-saved = Impossible de sauvegarder { $file } : { $why }. Rien n’a été écrasé.
record-past-end = L’enregistrement se termine au coup { $moves } ; il n’y a pas de coup { $at }.
no-saved-game = Il n’y a pas encore de partie sauvegardée. Commencez-en une avec : { $command }
cannot-write-folder = Le dossier { $folder } est inutilisable : { $why }.
peers-missing = Les projets de comparaison ne sont pas installés. Installez le groupe de dépendances « peers » : { $missing }.
interrupted = Interrompu.
output-failed = La sortie ne peut pas être écrite : { $why }.
same-name = Deux joueurs ne peuvent pas s’appeler tous deux « { $name } ».
bad-name = « { $name } » ne peut pas être le nom d’un joueur : il est trop long, ou contient des caractères invisibles.
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
cli-bots-help = lister les adversaires d’un jeu, du plus faible (niveau 1) au plus fort (niveau 5), et les robots de tous les jeux, qui n’ont pas de niveau
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
cli-database = adresse d’un serveur PostgreSQL (postgresql://…) que plusieurs serveurs peuvent partager, au lieu d’un fichier dans le dossier
cli-mail = serveur d’e-mail qui envoie les nouveaux mots de passe (smtp://name:password@host:587?from=address) ; ou dans { $variable }, si d’autres peuvent lister les commandes
cli-contact = votre adresse (e-mail ou page web) pour les éditeurs de navigateurs ; sans elle ni --mail, pas de notifications (ou { $variable })
cli-workers = nombre de processus pour les robots
cli-no-browser = ne pas ouvrir le navigateur
cli-allowed-hosts = noms auxquels le serveur répond, séparés par des virgules ; à ses propres adresses il répond toujours
cli-proxy = adresses des proxys placés devant le serveur, séparées par des virgules : le serveur les croit quand ils disent qui appelle
cli-limits = par combien multiplier le nombre habituel de demandes et de connexions permis à une adresse
cli-operator-token = donne accès à /operator et à /metrics depuis ailleurs à qui possède ce jeton (ou par UNIVERSELLE_OPERATOR_TOKEN) ; sans lui, seule cette machine y a accès
cli-log = forme du journal : text avec ce qui échoue, ou json avec une ligne par requête
web-error-banned = L’entrée de ce serveur vous est refusée. Si vous pensez à une erreur, écrivez à la personne qui s’en occupe.
doors-closed = Aucune nouvelle table ne peut être ouverte pour le moment : le serveur va bientôt redémarrer. Les parties en cours continuent.
operator-only-here = Seule la machine du serveur a accès à cette page. Pour la voir d’ailleurs, lancez le serveur avec --operator-token.
operator-token-needed = Cette page est réservée à la personne qui s’occupe du serveur. Donnez son jeton comme mot de passe, avec n’importe quel nom.
serve-at = Universelle tourne à l’adresse { $address } (Ctrl-C pour arrêter)
serve-data = Les parties sont sauvegardées dans { $folder }
serve-no-host = Cette machine n’est pas joignable à l’adresse { $host } : { $why }. Choisissez-en une autre avec --host.
serve-no-port = Aucun port n’est libre sur { $host } : { $why }. Choisissez-en un avec --port.
database-not-open = Impossible d’ouvrir le fichier { $file } : { $why }.
database-newer = Cette base de données vient d’une version plus récente du programme. Mettez le programme à jour, ou choisissez un autre dossier avec --data.
database-no-answer = La base de données ne répond pas : { $why }.
database-fails = Rien n’a pu être enregistré : { $why }. Ce qui l’était déjà est intact ; réessayez.
database-unknown = L’adresse d’une base de données commence par postgresql://, pas par { $address }:.
serve-friends = Sur le même réseau, vos amis vous rejoignent à l’adresse { $addresses }
serve-open = Tous ceux qui sont sur ce réseau peuvent accéder au serveur. Pour jouer seul, lancez-le avec --host 127.0.0.1.
serve-no-folder = Impossible de sauvegarder des parties dans { $folder } : { $why }. Choisissez un autre dossier avec --data.
serve-damaged = La base de données { $file } est endommagée et n’a pas été modifiée : { $why }. Restaurez-en une copie, ou choisissez un autre dossier avec --data.
serve-newer = La base de données { $file } vient d’une version plus récente d’Universelle et n’a pas été modifiée. Mettez le programme à jour, ou choisissez un autre dossier avec --data.
serve-bad-key = Le fichier { $file } n’est pas une clé de ce programme. Restaurez-le, ou supprimez-le : une nouvelle clé sera créée, mais chacun perdra sa place dans les parties en cours.
serve-bad-proxy = « { $value } » n’est pas l’adresse d’un proxy. Indiquez des adresses ou des réseaux séparés par des virgules, par exemple 127.0.0.1,10.0.0.0/8.
cli-actions = actions
cli-admin-help = s’occuper d’un serveur : sauvegarder, restaurer, compter, exclure
cli-admin-more = Exemple : universelle admin backup ~/universelle.backup
cli-admin-backup-help = écrire tout ce que contient la base de données dans un fichier, sans arrêter les serveurs
cli-admin-backup-more = Le fichier se restaure dans un fichier SQLite ou sur un serveur PostgreSQL. Il contient les clés du serveur : gardez-le en lieu sûr.
cli-admin-restore-help = remettre le contenu d’une sauvegarde dans la base de données ; les serveurs doivent être arrêtés
cli-admin-restore-more = La sauvegarde est d’abord vérifiée. Tout est restauré, ou rien ne change.
cli-admin-statistics-help = compter les tables, les coups et les personnes
cli-admin-statistics-more = Personne n’est nommé.
cli-admin-reports-help = lister les messages que des joueurs ont signalés
cli-admin-reports-more = Les derniers signalements viennent en premier. Pour exclure quelqu’un : universelle admin ban OWNER ; pour ôter un message de la liste : universelle admin settle TABLE/NUMBER
cli-admin-settle-help = ôter de la liste des messages signalés
cli-admin-settle-more = Un message y revient quand quelqu’un d’autre le signale.
cli-settle-line = le message, tel que reports l’indique (TABLE/NUMBER), ou all
settle-unnamed = Indiquez le message : TABLE/NUMBER, tel que le donne universelle admin reports, ou all.
settle-unknown = Personne n’a signalé le message { $line }, ou il est déjà réglé.
settle-done = { $reports ->
    [0] Il n’y avait rien à régler.
    [one] { $reports } signalement est réglé.
   *[other] { $reports } signalements sont réglés.
}
cli-admin-ban-help = refuser l’entrée à quelqu’un
cli-admin-ban-more = WHO est une adresse comme 203.0.113.7, un réseau comme 2001:db8::/64, le nom d’un compte, ou le détenteur de places tel que la base de données le connaît. Les serveurs en marche l’apprennent en cinq secondes.
cli-admin-unban-help = laisser de nouveau entrer quelqu’un
cli-admin-unban-more = WHO tel qu’il a été exclu.
cli-backup-file = la sauvegarde
cli-replace = remplacer les parties que contient déjà la base de données
cli-who = une adresse, un réseau, un compte ou un détenteur de places
cli-missing-action = Dites ce qu’il faut faire : { $actions }. Voir universelle { $command } --help.
megabytes = { $number } Mo
backup-unnamed = Indiquez le fichier de la sauvegarde.
backup-copying = copie : { $what }
backup-checking = vérification
backup-done = { $tables ->
    [one] { $tables } table sauvegardée
   *[other] { $tables } tables sauvegardées
} dans { $file } ({ $size }).
backup-nothing = Il n’y a pas de base de données { $file }. Indiquez le dossier avec --data, ou un serveur avec --database.
backup-of-damaged = La base de données { $file } est endommagée. Aucune sauvegarde n’a été écrite ; restaurez-en une plus ancienne.
backup-not-written = Impossible d’écrire la sauvegarde { $file } : { $why }.
backup-missing = Il n’y a pas de fichier { $file }.
backup-none = Le fichier { $file } n’est pas une sauvegarde de ce programme. La base de données n’a pas été modifiée.
backup-damaged = Le fichier { $file } est endommagé, ou n’est pas une sauvegarde. La base de données n’a pas été modifiée ; essayez une sauvegarde plus ancienne.
backup-newer = Le fichier { $file } vient d’une version plus récente du programme. Mettez-le d’abord à jour. La base de données n’a pas été modifiée.
backup-not-restored = Impossible de restaurer la sauvegarde : { $why }. La base de données n’a pas été modifiée.
restore-done = { $tables ->
    [one] { $tables } table restaurée
   *[other] { $tables } tables restaurées
}, dans l’état du { $when }.
restore-servers-run = Des serveurs utilisent cette base de données. Arrêtez-les d’abord, puis restaurez.
restore-not-empty = La base de données contient déjà des parties. Pour les remplacer toutes par la sauvegarde, ajoutez --replace.
statistics-tables = Tables : { $running } en cours, { $waiting } en attente de joueurs, { $finished } terminées
statistics-today = Dernières 24 heures : { $opened } ouvertes, { $finished } terminées, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
statistics-people = Personnes ayant une place : { $people }, dans les dernières 24 heures { $today }
statistics-moves = Coups conservés : { $moves } ; taille de la base de données : { $size }
statistics-damaged = Tables endommagées : { $tables }
statistics-game = { $game } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
ban-missing = Indiquez une adresse, un réseau ou un compte.
ban-unknown = « { $who } » n’est ni une adresse, ni un réseau, ni un compte.
ban-none = « { $who } » n’est pas exclu.
reports-none = Aucun message n’a été signalé.
reports-line = { $at }, { $name } : { $text } ({ $table_id }/{ $number }, identifiant { $owner }, { $reports ->
        [one] signalé une fois
       *[other] signalé { $reports } fois
    })
ban-done = L’entrée est refusée à { $who }. Les serveurs en marche l’apprennent en cinq secondes.
unban-done = L’entrée est de nouveau ouverte à { $who }.
cli-admin-close-help = mettre fin à une partie, ou fermer une table en attente de joueurs
cli-admin-close-more = Les joueurs en sont informés, et la partie ne compte pas. C’est irréversible.
cli-admin-export-help = afficher tout ce qui est connu d’une personne, en JSON
cli-admin-export-more = Pour les personnes qui demandent ce que vous savez d’elles : ne le donnez à personne d’autre.
cli-admin-delete-help = effacer une personne : nom, adresse, mot de passe et réglages ; ses parties restent pour les autres
cli-admin-delete-more = C’est irréversible. Les sauvegardes déjà écrites contiennent encore la personne.
cli-close-table = la table, ou son lien
cli-person = le nom d’un compte
cli-yes = le faire sans demander
close-missing = Indiquez une table, ou son lien.
close-unknown = Il n’y a pas de table { $table }.
close-over = La partie de cette table est déjà terminée.
close-done = La table est fermée.
person-missing = Indiquez un compte.
person-unknown = Il n’y a pas de compte « { $person } ».
delete-sure = Le compte { $person } serait effacé définitivement. Si vous en êtes sûr, ajoutez --yes.
delete-done = Le compte { $person } est effacé.

## La page de la personne qui s’occupe du serveur
operator-title = État du serveur
operator-fresh = { $time }, toutes les 5 s
operator-stale = Page affichée : { $time } ; le serveur ne répond pas.
operator-sign-well = bien :
operator-sign-look = à regarder :
operator-sign-fails = en panne :
operator-verdict-well = Tout va bien.
operator-verdict-look = On joue normalement. { $things ->
    [one] Une chose demande votre attention.
   *[other] { $things } choses demandent votre attention.
}
operator-verdict-fails = { $things ->
    [one] Une chose est en panne.
   *[other] { $things } choses demandent votre attention, dont une au moins sans attendre.
}
operator-verdict-danger = Les parties sont en danger : la base de données ne répond pas.
operator-verdict-closed = Fermé : pas de nouvelles tables. { $games ->
    [0] Personne ne joue en ce moment.
    [one] { $games } partie se termine.
   *[other] { $games } parties se terminent.
}
operator-close = Fermer les portes
operator-close-question = Plus aucune table ne pourra être ouverte ; les parties en cours continuent. Qui veut une nouvelle table apprend pourquoi.
operator-close-now = Fermer
operator-open = Ouvrir les portes
operator-renew = Redémarrer…
operator-renew-question = Les serveurs redémarrent l’un après l’autre. Les pages attendent quelques secondes, puis continuent d’elles-mêmes ; les horloges s’arrêtent entre-temps.
operator-renew-now = Redémarrer maintenant
operator-renew-later = Quand plus personne ne joue
operator-health = Santé
operator-line-database = Données
operator-line-servers = Serveurs
operator-line-answers = Réponses
operator-line-computers = Ordinateurs
operator-line-disk = Disque
operator-line-clock = Horloge
operator-line-tables = Tables
operator-line-talk = Discussion
operator-line-mail = E-mail
operator-line-backup = Sauvegarde
operator-database-answers = { $servers ->
    [one] la base de données répond
   *[other] la base de données répond ; les { $servers } serveurs la voient
}
operator-database-slow = la base de données répond lentement : chaque coup l’attend
operator-database-gone = Aucune réponse. Les coups sont refusés avec une explication ; rien n’est perdu. Nouvel essai toutes les quelques secondes.
operator-servers-serve = { $number ->
    [one] 1 serveur en service
   *[other] { $number } serveurs en service
}
operator-servers-silent = { $number ->
    [one] 1 serveur ne donne plus signe de vie ; ses joueurs sont passés aux autres
   *[other] { $number } serveurs ne donnent plus signe de vie ; leurs joueurs sont passés aux autres
}
operator-answers-quick = { $streams ->
    [one] { $streams } page suit une partie, sans retard
   *[other] { $streams } pages suivent des parties, sans retard
}
operator-answers-slow = { $streams ->
    [one] { $streams } page suit une partie ; des réponses sont en retard
   *[other] { $streams } pages suivent des parties ; des réponses sont en retard
}
operator-computers-free = aucun coup n’attend un ordinateur
operator-computers-wait = { $moves ->
    [one] { $moves } coup attend un ordinateur
   *[other] { $moves } coups attendent un ordinateur
}
operator-disk-free = { $percent } % d’espace libre ; sur un disque plein, rien ne peut être enregistré
operator-clock-agrees = d’accord avec la base de données
operator-clock-off = en désaccord avec la base de données : les heures affichées peuvent être fausses
operator-tables-sound = toutes les parties s’ouvrent
operator-tables-damaged = { $number ->
    [one] { $number } partie ne s’ouvre pas ; restaurez-la d’une sauvegarde
   *[other] { $number } parties ne s’ouvrent pas ; restaurez-les d’une sauvegarde
}
operator-talk-reported = { $lines ->
    [0] rien n’a été signalé
    [one] { $lines } message a été signalé : universelle admin reports
   *[other] { $lines } messages ont été signalés : universelle admin reports
}
operator-mail-goes = aucun e-mail n’est bloqué
operator-mail-refused = aucun e-mail n’arrive pour le moment ; { $waiting ->
    [one] { $waiting } attend
   *[other] { $waiting } attendent
}
operator-backup-never = encore aucune : universelle admin backup FILE
operator-backup-fresh = écrite récemment
operator-backup-old = la dernière date de plus d’une semaine
operator-database = Base de données
operator-database-kind = Type
operator-kind = { $name }
operator-size = Taille
operator-gigabytes = Go
operator-megabytes = Mo
operator-games = Parties conservées
operator-kept = { $finished } terminées, { $running } en cours
operator-last-backup = Dernière sauvegarde
operator-backup-none = aucune
operator-tables = Tables
operator-number-people = personnes présentes
operator-number-watched = tables suivies
operator-number-running = parties en cours
operator-number-by-post = parties par correspondance
operator-number-waiting-tables = tables en attente de joueurs
operator-number-moves = coups par minute
operator-lines = Courbes : les dernières 24 heures.
operator-processes = Serveurs
operator-column-process = Serveur
operator-column-state = État
operator-column-up = En marche depuis
operator-column-memory = Mémoire
operator-column-processor = Processeur
operator-column-streams = Flux
operator-serving = en service
operator-silent = silencieux depuis { $seconds } s
operator-server = serveur { $number }
operator-computers = Ordinateurs aux tables
operator-queue = { $busy } processus sur { $thinkers } réfléchissent, { $waiting ->
    [one] { $waiting } coup attend
   *[other] { $waiting } coups attendent
}. Attente la plus longue : { $longest } s.
operator-thinks = réfléchit, { $seconds } s
operator-waits = attend, { $seconds } s
operator-happened = Ce qui s’est passé
operator-nothing = Rien à signaler.
operator-no-names = Ni noms, ni adresses, ni cartes : seulement ce qu’il faut pour faire tourner le serveur.
operator-figures = Chiffres pour les machines
happened-doors-closed = Les portes ont été fermées : pas de nouvelles tables.
happened-doors-opened = Les portes sont de nouveau ouvertes.
happened-renewed = Tous les serveurs redémarrent.
happened-database-gone = La base de données n’a pas répondu pendant { $seconds } s. Rien de ce qui était enregistré n’est perdu.
happened-backup = { $tables ->
    [one] Une sauvegarde de { $tables } table a été écrite.
   *[other] Une sauvegarde de { $tables } tables a été écrite.
}
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
games-weight = Difficulté
weight = { $weight ->
    [1] facile
    [2] assez facile
    [3] intermédiaire
    [4] assez exigeant
   *[5] exigeant
}
games-ruleset = Règles
games-actions = Coups possibles
games-credits = Auteurs
source-documented = D’après la règle imprimée
    .meaning = La règle ou la boîte l’indique.
source-inferred = Déduit
    .meaning = Cela découle de la règle, ou d’un symbole qu’elle montre.
source-authored = De notre choix
    .meaning = Choisi pour ce programme, faute d’en connaître la valeur imprimée.
source-owner = D’après le fichier d’édition
    .meaning = Diffère de l’édition standard : vient de votre boîte.
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
simulate-stood-in =
    { $number ->
        [one] Ce résultat n’est pas celui de « { $bot } » seul : le programme a échoué à { $number } coup, que « { $by } » a joué à sa place.
       *[other] Ce résultat n’est pas celui de « { $bot } » seul : le programme a échoué à { $number } coups, que « { $by } » a joués à sa place.
    }
process-lost = Un processus qui jouait a été arrêté de l’extérieur. Un autre rejoue ses parties.
processes-lost = Les processus qui jouent sont arrêtés l’un après l’autre, peut-être faute de mémoire. Fermez d’autres programmes ou jouez avec moins de processus.
replay-head = { $title } · { $seats } · coups : { $moves }
replay-at = Après le coup { $at } :
verify-over = L’enregistrement est valide et la partie terminée. Coups : { $moves }. Points : { $scores }.
verify-running = L’enregistrement est valide et la partie encore en cours. Coups : { $moves }.
verify-taken-back = Coups annulés après une révélation ou une réponse : { $moves }.
verify-fair = La donne était honnête : sa graine correspond à l’empreinte { $fingerprint }.
verify-own-seed = La graine « { $seed } » a été choisie à la main : qui l’a choisie pouvait connaître les cartes.
verify-not-sealed = Aucune empreinte n’a été montrée avant le premier coup. Celle de la graine est { $fingerprint }.
bad-fingerprint = Une empreinte compte 64 chiffres et lettres de a à f : « { $text } » n’en est pas une.
cli-verify-fingerprint = l’empreinte de la donne, telle qu’elle a été montrée avant le premier coup
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
arena-stood-in = coups de remplaçants : { $moves }
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
    b  montrer le plateau
    l  montrer l’historique
    i  décrire les cartes du plateau
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
web-table-told = Le plateau en mots
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
web-table-damaged = Cette table est endommagée et ne peut pas s’ouvrir. Les autres tables n’en souffrent pas.
web-table-speed = Vitesse
web-table-slow = lente
web-table-normal = normale
web-table-fast = rapide
web-table-at-once = immédiate
web-table-skip = Passer les animations
web-table-lost = Connexion perdue. Nouvel essai…
web-table-back = Connexion rétablie.
web-table-failed = Votre coup n’est pas arrivé. Veuillez réessayer.
web-table-set = Valider
web-table-unset = Retour
web-table-confirm = Confirmer les coups sur écran tactile, et quand chacun joue sur son écran
web-table-hints = Proposer des conseils
web-table-hints-agreed = Les conseils sont permis à cette table ; ils sont comptés
terms-hints = Conseils
terms-hints-off = seulement si l’on joue seul
terms-hints-on = aussi à plusieurs
web-replay-title = Revoir la partie
web-replay-first = Début
web-replay-back = Précédent
web-replay-on = Suivant
web-replay-last = Fin
web-replay-show = Montrer
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-picture = Image
web-replay-link = Copier le lien
web-replay-eyes = Vu par
web-replay-all-saw = tout le monde
web-error-title = Un problème est survenu
web-error-not-found = Il n’y a rien à cette adresse.
web-error-refused = C’est impossible.
web-error-foreign = Cette demande vient d’un autre site : elle a été refusée.
web-error-large = L’envoi est trop volumineux.
web-error-often = Trop de demandes à la fois : attendez un instant, puis réessayez.
web-error-busy = Le serveur est très sollicité : attendez un instant, puis réessayez.
web-error-slow = La demande a mis trop de temps à arriver.
web-error-host = Ce serveur ne répond pas au nom qui figure dans l’adresse. La personne qui le gère peut autoriser ce nom avec --allowed-hosts.
web-error-picture = Cette image est trop longue à dessiner.
web-error-new-record = Cette édition est trop longue à lire.
web-error-failed = Une erreur inattendue est survenue sur le serveur. Vos parties ne sont pas perdues.
web-error-home = Retour à l’accueil

## Following the others

entry-winner = Victoire
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
web-home-fairs = Les jeux
web-home-players = De { $least } à { $most } joueurs
web-home-minutes = { $minutes } min
web-home-play = Jouer
web-home-setup = Préparer
web-home-others = À plusieurs
web-home-rules = Règles
web-home-games = Vos parties
web-home-none = Aucune partie pour l’instant. Choisissez « Jouer » sur une affiche, et la première commence.
web-home-elsewhere = Parties d’autres personnes
web-home-over = Terminée
web-home-won = Victoire : { $winners }
web-home-yours = À vous
web-home-to-move = À { $players } de jouer
web-home-left = encore { $time }
web-home-damaged = Une table endommagée, qui ne peut pas s’ouvrir.
web-home-pending = Une table d’une version antérieure ; elle apparaîtra dans un instant.
web-home-no-game = Une table d’un jeu qui n’est plus installé.
web-home-continue = Continuer
web-home-watch = Regarder
web-home-result = Voir le résultat
web-home-more-games =
    { $count ->
        [one] { $count } autre partie
       *[other] { $count } autres parties
    }
web-setup-title = Préparer une partie
web-setup-tab-here = Sur cet écran
web-setup-tab-friends = Avec des amis, par un lien
web-setup-seats = Joueurs
web-setup-hint = De { $least } à { $most } joueurs. Les joueurs se partagent cet écran, sauf ceux qui viennent par un lien ; s’il n’y a que l’ordinateur, vous le regardez jouer.
web-setup-who = qui joue
web-setup-name = nom
web-setup-me = moi
web-setup-here = une autre personne
web-setup-friend = un ami, par lien
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
web-setup-friend-line = prend cette place depuis un autre navigateur
web-setup-empty-line = personne ne joue ici
web-setup-or-bot = ou un adversaire joué par l’ordinateur :
web-setup-not-measured = cote non mesurée
web-setup-rating = { $give ->
    [0] { $rating }, le repère
   *[other] { $rating } ± { $give }
}
web-setup-ratings = Les cotes valent pour deux joueurs et sont mesurées d’un niveau au suivant : avec 200 points de plus, on gagne trois parties sur quatre. À plus de deux, l’ordre reste le même, mais pas les écarts. Le deuxième niveau vaut 1000 ; ± donne l’intervalle à 95 %.
web-setup-at-once = joue aussitôt
web-setup-moment = réfléchit un instant
web-setup-record = vos victoires : { $won } sur { $played }
web-setup-your-match = à votre mesure
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
result-rated = Cette partie compte pour la cote des joueurs.
result-not-rated = Cette partie ne compte pas pour la cote.
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
web-rules-credits = { $title } est un jeu créé par { $designers } et publié par { $publishers } en { $year }. Ces règles sont écrites avec nos propres mots.
example-play = Voir sur le plateau
example-back = Retour aux règles
example-players = Ada, Ben, Cléo, Dora, Émile
example-overview = Toute la table pendant l’exemple donné plus bas : ce qui est à prendre et ce que possède chaque joueur.

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
board-legend = Le plateau montre ce que vous pouvez savoir ; vos coups possibles sont indiqués dessous.
board-tie-break = Les égalités sont départagées selon les règles.
board-player = Joueur

## Hints, at the table and in the terminal

web-hint = Conseil
web-hint-close = Fermer le conseil
hint-company = Les conseils sont réservés aux parties où joue une seule personne.
web-hint-thinking-title = Réflexion
web-hint-thinking = Examen des suites possibles de chaque coup…
web-hint-stop = Arrêter
hint-title =
    { $number ->
        [1] Un coup à envisager
        [2] Deux coups à envisager
       *[other] Trois coups à envisager
    }
web-hint-note = Les chances de gagner selon l’adversaire le plus fort, et les points attendus par rapport aux autres coups qu’il a pesés.
web-hint-note-alone = Les points en fin de partie selon l’adversaire le plus fort, et l’écart avec les autres coups qu’il a pesés.
web-hint-unit = chances de gagner
web-hint-unit-alone = points en fin de partie
web-hint-guess = Une simple intuition
web-hint-guess-note = Le temps de réflexion a manqué. Ce coup paraît le meilleur à première vue.
web-hint-play = Jouer
web-hint-as-good = aussi bon, pour autant qu’on puisse en juger
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
stood-in-for = { $seat } n’a pas répondu à temps ; un remplaçant plus simple a joué à sa place.
stand-ins-told =
    { $number ->
        [one] Un remplaçant plus simple a joué { $number } coup.
       *[other] Un remplaçant plus simple a joué { $number } coups.
    }
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
web-ask-again = Montre sur le plateau, moment par moment, ce qui s’est passé depuis votre tour.
web-ask-new-cards = Nouveautés sur la table
web-ask-new-told = Ce qui a été distribué ou révélé à ce moment. Ouvrez pour lire la liste.
web-ask-close = Fermer
web-ask-rules = Règles
web-ask-legend = Symboles
web-ask-legend-open = Symboles du jeu
web-ask-legend-keys = ouvre et ferme ; pointez n’importe quel symbole pour la même explication
web-ask-find = Chercher dans les règles
web-ask-found = Résultats
web-ask-none = Aucun résultat.
web-ask-opens = ouvre et ferme
web-ask-back = Retour à la table
web-ask-board = Retour au plateau
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
deal-title = La donne était-elle honnête ?
deal-sealed = La donne est sous scellé. Il sera ouvert quand la partie sera finie.
deal-keep = Gardez cette empreinte si vous le souhaitez : sur papier, dans un message, en image. À la fin, vous pourrez comparer.
deal-running-own = Rien n’est scellé : la graine de cette partie a été choisie à la main.
deal-running-none = Rien n’est scellé : cette partie a commencé avant que les donnes le soient.
deal-stamp-yes = Oui
deal-stamp-no = Non
deal-fair = Les cartes étaient fixées avant le premier coup, et personne ne les a changées depuis.
deal-left = Honnête jusqu’au tour { $turns }, où la partie a été quittée. Le reste de la pioche est ouvert aussi.
deal-other-seed = La graine révélée ne correspond pas au scellé.
deal-other-kept = Avant le premier coup, ce navigateur a reçu une autre empreinte.
deal-other-cards = La graine est bien celle du scellé, mais le tour { $turn } montre une chose qu’elle ne donne pas.
deal-whose-fault = L’erreur peut venir de nous ou de quelqu’un sur le serveur ; elle ne dit rien des joueurs. Envoyez la preuve aux responsables du serveur.
deal-not-checked = Non vérifié : le serveur ne répond pas. Le scellé est conservé ; réessayez plus tard.
deal-checking = La partie est distribuée à nouveau…
deal-own-seed = Rien à vérifier : la graine « { $seed } » a été choisie à la main avant la partie.
deal-own-seed-more = Qui l’a choisie pouvait connaître les cartes. De telles parties ne sont jamais classées.
deal-not-sealed = Rien à vérifier : cette partie a commencé avant que les donnes soient scellées.
deal-before = Avant le premier coup
deal-before-more = Nous avons mélangé, noté comment, et mis la note sous scellé. Qui ouvrait la table pouvait voir cette empreinte du scellé.
deal-after = Après le dernier coup
deal-after-more = Le scellé est ouvert. Ce nombre, la graine, a décidé de chaque mélange et de chaque pioche de la partie.
deal-checked = Vérifié à l’instant
deal-by-server = Le serveur a scellé de nouveau la graine : même empreinte, même rosace.
deal-by-browser = Votre navigateur a scellé de nouveau la graine : même empreinte, même rosace.
deal-no-browser = Votre navigateur ne peut refaire le scellé lui-même que par une connexion chiffrée.
deal-again-dealt = Puis le serveur a redistribué et rejoué toute la partie à partir d’elle.
deal-same-fingerprint = même empreinte
deal-same-kept = celle que ce navigateur a gardée au début
deal-same-cards = chaque carte dans le même ordre
deal-same-turns =
    { $turns ->
        [one] { $turns } tour, mêmes points
       *[other] { $turns } tours, mêmes points
    }
deal-shows = Ce que cela montre :
deal-shows-more = personne n’a choisi les cartes pour vous avantager ou vous nuire, pas même nous.
deal-limit = Ce que cela ne peut pas montrer :
deal-limit-more = si quelqu’un qui gère le serveur a regardé sous le scellé pendant la partie.
deal-again = Vérifier à nouveau
deal-copy = Copier
deal-copy-proof = Copier la preuve
deal-copied = Copié
deal-fingerprint = Empreinte
deal-seed = Graine
deal-was-sealed = scellée avant le premier coup
deal-from-seed = tirée de la graine révélée
deal-how = Comment ça marche
deal-how-seal = La graine est faite de 32 octets tirés au hasard ; tous les mélanges en découlent. Son empreinte est leur SHA-256 : elle ne révèle rien de la graine, et personne ne peut trouver une autre graine qui ait la même.
deal-how-check = Pour vérifier sur votre machine, téléchargez la partie et comparez-la avec l’empreinte que vous avez gardée. Le programme redistribue et rejoue tout :
deal-how-without = L’empreinte seule, sans le programme :
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
web-report-close = Retour à la partie
web-report-of = Manche { $round }
web-report-all = Tous les bilans
web-report-you-won =
    { $points ->
        [one] Vous avez gagné avec { $points } point.
       *[other] Vous avez gagné avec { $points } points.
    }
web-report-won =
    { $points ->
        [one] Victoire avec { $points } point : { $winners }.
       *[other] Victoire avec { $points } points : { $winners }.
    }
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
review-score = Le score attendu
review-hint =
    { $players ->
        [2] Selon le robot le plus fort ; la somme des deux est de 100 %. Les repères marquent les décisions les plus coûteuses, l’ombre la marge d’erreur.
       *[other] Selon le robot le plus fort ; la somme des { $players } est de 100 %. Les repères marquent les décisions les plus coûteuses, l’ombre la marge d’erreur.
    }
review-hint-alone = Ce que le robot le plus fort s’attendrait à atteindre depuis chaque position. L’ombre montre l’incertitude.
review-chart = Les chances de gagner de chacun après chaque décision
review-chart-alone = Les points attendus après chaque décision
review-target = objectif { $points }
review-to-come = coups { $first } à { $last } encore à examiner
review-pin = Décision { $number }, { $when }
review-invitation = Le robot le plus fort reprend toute la partie et dit ce que valait chaque décision : la courbe des chances de gagner, les trois décisions les plus coûteuses, ce qui valait mieux, et pourquoi.
review-invitation-alone = Le robot le plus fort reprend toute la partie et dit ce que valait chaque décision : la courbe des points attendus, les trois décisions les plus coûteuses, ce qui valait mieux, et pourquoi.
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
review-cards = Les décisions s’affichent dès qu’un tour est jugé, et changent de place quand une plus coûteuse est trouvée.
review-no-card = Rien ici pour l’instant.
review-no-regret = Rien à regretter
review-cheap = Aucune décision n’a coûté cher.
review-best-title = La meilleure décision
review-best = { $when } : { $before } avant, { $after } après.
review-played = Joué
review-better = Mieux
review-see = Voir dans la partie
review-more = Plus de points attendus : { $sources }.
review-less = Moins : { $sources }.
review-more-points = Plus de points attendus.
review-less-points = Moins de points attendus, mais plus de chances de gagner.
review-hinders = Les autres pouvaient en attendre moins.
review-many = Pas de raison unique : beaucoup de petites.
review-others = autres
review-how = Le jeu de chacun
review-alone = En solitaire
review-reached = points atteints
review-lost = perdus dans les décisions les plus coûteuses
review-moves = Coups
review-moves-so-far = Coups jusqu’ici
review-all-moves = Afficher tous les coups ({ $number })
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

## Appels : notifications, courriels et webhooks

call-your-turn = À vous de jouer : { $game }
call-table-begins = La partie commence : { $game }
call-invited = { $name } vous invite à { $game }
call-password = Nouveau mot de passe pour Universelle
call-confirm = Les messages d’Universelle
call-mailbox = Est-ce votre adresse e-mail ?
call-test = Message d’essai d’Universelle
call-moved = { $name } vient de jouer.
call-all-seated = Toutes les places sont prises.
call-seat-free = Une place est libre pour vous.
call-works = Tout fonctionne : nous vous préviendrons ici quand ce sera à vous de jouer.
call-left = Il vous reste { $time }.
call-time = { $longer } et { $shorter }
call-days =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
call-hours =
    { $number ->
        [one] { $number } heure
       *[other] { $number } heures
    }
call-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
call-to-table = La table :
call-stop = Vous recevez cet e-mail parce que vous l’avez demandé. Pour ne plus en recevoir :
call-password-asked = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Choisissez-le ici :
call-password-time = Le lien ne fonctionne qu’une fois et reste valable { $time }.
call-password-ignore = Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.
call-confirm-asked = Quelqu’un, sans doute vous, souhaite qu’Universelle écrive à cette adresse quand ce sera son tour. Pour accepter, ouvrez :
call-mailbox-asked = Quelqu’un, sans doute vous, a donné cette adresse pour un compte chez Universelle. Pour la confirmer, ouvrez :
call-confirm-ignore = Si ce n’était pas vous, il n’y a rien à faire : aucun autre message ne viendra.
call-failed-gone = { $host } ne connaît plus ce destinataire.
call-failed-unreachable = { $host } est injoignable.
call-failed-slow = { $host } ne répond pas à temps.
call-failed-answer = { $host } donne une réponse incompréhensible.
call-failed-status = { $host } refuse l’envoi (code { $status }).
call-failed-certificate = { $host } n’a pas de certificat valable.
call-failed-no-tls = { $host } n’offre pas de connexion chiffrée.
call-failed-private = { $host } n’est pas sur l’internet public.
call-failed-unknown = Une erreur du programme a empêché l’envoi.
call-failed-not-offered = Ce serveur ne prévient pas les joueurs de cette façon.
bad-mail-address = Ce n’est pas une adresse e-mail. Écrivez-la comme ana@example.org.
bad-webhook = Ce n’est pas un webhook valable. Écrivez son adresse comme https://example.org/turns, sans nom ni mot de passe.
bad-webhook-secret = Ce n’est pas un secret de webhook valable.
bad-push-subscription = Les notifications de ce navigateur sont inutilisables. Désactivez-les, puis réactivez-les.
bad-push-keys = Les clés enregistrées pour les notifications sont illisibles.
bad-mail-settings = Les réglages des e-mails sont inutilisables. Écrivez-les sous la forme smtp://nom:motdepasse@hôte:587?from=adresse, ou smtps:// pour un port chiffré dès le début.
bad-mail-settings-unsafe = Le mot de passe d’un serveur d’e-mail ne passe que par une connexion chiffrée. Retirez tls=no, ou le nom et le mot de passe.

# Comptes : inscription et connexion
people-sign-in = Se connecter
people-sign-out = Se déconnecter
people-as-guest = Vous jouez en invité
people-not-now = Pas maintenant
people-season-ticket = Entrée permanente
people-admits = donne accès à toutes les Expositions
people-own-name = Un nom à vous
people-guest-games = { $count ->
    [one] Vous avez joué en invité. Votre partie vous suit.
   *[other] Vous avez joué en invité. Vos { $count } parties vous suivent.
}
people-name-adds = Un nom vous donne un historique, une cote et vos parties sur tous vos appareils.
people-without = Vous pouvez toujours jouer sans.
people-new-here = Nouveau ici
people-back-again = De retour
people-name = Nom à la table
people-name-hint = Tel que les autres le voient, de 2 à 20 caractères.
people-password = Mot de passe
people-password-short = Au moins 10 caractères ; une phrase se retient mieux qu’une énigme.
people-mail = E-mail (facultatif)
people-mail-hint = Seulement pour un nouveau mot de passe, si vous oubliez le vôtre.
people-favourite = Signe préféré
people-sign-1 = étoile violette
people-sign-2 = anneau turquoise
people-sign-3 = triangle cuivre
people-sign-4 = losange ivoire
people-sign-5 = croix noire
people-carry = { $count ->
    [one] Emporter ma partie d’invité
   *[other] Emporter mes { $count } parties d’invité
}
people-write-name = Créer mon compte
people-name-or-mail = Nom ou e-mail
people-stay = Rester connecté sur cet appareil
people-forgotten = Mot de passe oublié ?
people-with-link = Avec mon lien personnel
people-link-hint = Ce lien garde les places des invités. Ouvrez-le sur un autre appareil et vous y retrouvez vos places. Ne le donnez à personne.
people-personal-link = Votre lien personnel
people-copied = Copié. Ne le donnez à personne d’autre.
people-name-signs = Un nom a de 2 à 20 caractères, sans signes comme @, = ou /.
people-name-taken = Ce nom ne peut pas être utilisé. Essayez-en un autre, ou complétez-le.
people-wrong = Le nom et le mot de passe ne correspondent pas. Vérifiez les deux ; après cinq essais, il faut attendre une minute.
people-wrong-old = Ce n’est pas votre mot de passe actuel.
people-wait = Trop d’essais. Vous pourrez réessayer dans { $time }.
people-ended = Vous avez été déconnecté ici depuis un autre appareil. Votre place est gardée.
people-password-changed = Votre mot de passe est changé et vous êtes déconnecté partout. Connectez-vous avec le nouveau.
people-forgotten-title = Un nouveau mot de passe
people-send-letter = M’envoyer un e-mail
people-letter = Si nous connaissons ce nom ou cette adresse, un e-mail est en route. Son lien est valable une heure.
people-no-mailbox = Sans adresse e-mail confirmée dans votre compte, nous ne pouvons pas vous envoyer de nouveau mot de passe.
people-no-mail = Ce serveur n’envoie pas d’e-mails. Demandez un nouveau mot de passe à la personne qui s’en occupe.
people-letter-over = Ce lien a déjà servi, ou il a plus d’une heure.
people-new-password = Nouveau mot de passe
people-new-password-for = Pour { $name }. Vous serez déconnecté partout.
people-save-password = Enregistrer le mot de passe
people-link-title = Vos places sur cet appareil
people-link-asks = { $count ->
    [one] Ce lien ouvre la partie d’un invité. Ne la reprenez sur cet appareil que si le lien est à vous.
   *[other] Ce lien ouvre les parties d’un invité, à { $count } tables. Ne les reprenez sur cet appareil que si le lien est à vous.
}
people-link-take = Reprendre mes places
people-link-signed-in = Vous êtes connecté ici. Déconnectez-vous d’abord pour utiliser un lien personnel.
people-link-bad = Ce lien personnel ne fonctionne pas.

# Son propre compte
people-account = Compte
people-leaders = Classement
people-saved = Enregistré
people-signed-out = Déconnecté là-bas.
people-password-saved = Votre mot de passe est changé et vous êtes déconnecté partout ailleurs.
people-who-sees = Qui voit quoi
people-set-open-page = Ma page est ouverte à tous
    .hint = Sinon, seulement à ceux avec qui j’ai joué.
people-set-leaders = Je figure au classement
    .hint = Ma cote est enregistrée dans tous les cas.
people-signed-in-where = Où vous êtes connecté
people-this-browser = Ce navigateur
people-this-one = celui-ci
people-on-computer = Ordinateur
people-on-phone = Téléphone
people-on-tablet = Tablette
people-since = première connexion : { $date }
people-now = maintenant
people-sign-out-here = Me déconnecter ici
people-sign-out-others = Déconnecter partout ailleurs
people-password-and-mail = Mot de passe et e-mail
people-change-password = Changer de mot de passe
people-old-password = Mot de passe actuel
people-change-mail = Changer d’e-mail
people-save-mail = Enregistrer l’e-mail
people-mailbox-title = Est-ce votre adresse e-mail ?
people-mailbox-button = Oui, c’est la mienne
people-mailbox-done = Confirmée. Si vous oubliez votre mot de passe, vous pourrez en recevoir un nouveau à cette adresse.
people-mailbox-open = Pas encore confirmée : ouvrez le lien dans l’e-mail que nous y avons envoyé.
people-mailbox-again = L’envoyer de nouveau
people-mailbox-sent = Enregistré. Ouvrez le lien dans l’e-mail qui est en route vers cette adresse.
people-is-here = En ligne en ce moment
people-invite = Inviter à { $game }
people-invited = Invitation envoyée : { $game }
people-invite-none = Une fois à une table en attente de joueurs, vous pourrez y inviter quelqu’un depuis sa page.
people-invite-not-possible = Personne d’autre ne peut être invité à cette table.
people-invite-often = Voilà assez d’invitations pour le moment.
people-data = Vos données
people-export = Les emporter
people-export-what = Tout ce que nous savons de vous dans un seul fichier : nom, e-mail, réglages, connexions, vos parties enregistrées et ce que vous avez écrit.
people-export-save = Télécharger mes données
people-erase = Partir pour de bon
people-erase-what = Votre nom, votre e-mail, votre mot de passe, vos connexions et ce que vous avez écrit sont effacés aussitôt. Vos parties terminées restent à ceux qui les ont jouées, sous « { people-former } ». Un ordinateur continue vos parties en cours.
people-erase-final = C’est irréversible.
people-erase-name = Écrivez votre nom pour confirmer
people-erase-me = Effacer mon compte
people-erase-other-name = Ce n’est pas votre nom.
people-former = un ancien invité
people-erased = Votre compte est effacé. Au revoir, et merci d’avoir joué.

# La page d’une personne, et le classement
people-games = parties
people-won = gagnées
people-left = abandonnées
people-change = Modifier
people-own-page = Les autres voient cette page autant que vous le permettez.
people-member = parmi nous depuis : { $date }
people-closed = Cette personne ne montre sa page qu’à ceux avec qui elle a joué.
people-rating = Cote
people-no-games = Aucune partie classée pour l’instant. Les cinq premières donnent une cote.
people-unknown = Encore inconnue : { $played } parties classées sur { $enough }.
people-rating-said = { $rating }, et très probablement entre { $low } et { $high } : neuf fois sur dix.
people-place-of = Rang : { $place } sur { $of }.
people-band = La bande montre l’incertitude de la cote. Elle se resserre à chaque partie. La colline à droite est la cote d’aujourd’hui.
people-chart = Cote à { $title }, parties classées : { $games } ; { $rating }, neuf fois sur dix entre { $low } et { $high }.
people-figures = En chiffres
people-game = Partie
people-from = De
people-to = À
people-often-met = Souvent rencontrés
people-met = parties : { $games }, devant : { $ahead }
people-games-won = Parties gagnées
people-players = Joueurs
people-alone = seul
people-all = toutes
people-of = sur { $played }
people-none-yet = pas encore
people-not-for = pas pour ce nombre de joueurs
people-chance = Le trait sur chaque barre montre ce que donnerait le seul hasard : une partie sur trois à une table de trois.
people-latest = Dernières parties
people-place-in = rang { $place } sur { $players }
people-gone = abandonnée
people-no-leaders = Personne n’a encore de cote ici. Cinq parties classées en donnent une.
people-leaders-said = { $people ->
    [one] { $people } personne a
   *[other] { $people } personnes ont
} une cote ici ; ordinateurs : { $computers }.
people-careful = L’ordre suit le bas de chaque fourchette : la cote presque assurée.
people-place = Rang
people-leader = Nom
people-more = { $count } de plus
people-show-all = Tout montrer
people-only-people = Sans ordinateurs
people-with-computers = Avec les ordinateurs

# Une table qui attend ses joueurs
table-leave = Quitter la table
table-leave-alone = Personne d’autre ne joue ici. Fermez la page et revenez quand vous voulez.
table-leave-ask = Quitter cette table ?
table-leave-bot = L’ordinateur continue à votre place. Vous pouvez la reprendre à tout moment.
table-leave-end = À cette table, la partie s’arrête dès que quelqu’un part. Elle ne compte pour personne.
table-stay = Rester
table-take-back = Reprendre ma place
table-away = L’ordinateur continue à votre place.
table-empty = Tout le monde a quitté la table. La partie attend que quelqu’un revienne.
table-played-on = l’ordinateur continue
table-ended = Cette partie a été arrêtée avant la fin.
table-take-back-first = L’ordinateur continue à votre place. Reprenez-la d’abord.
table-moved-for-you = L’ordinateur a joué ce coup à votre place : il ne peut pas être annulé.
table-note-leave = { $seat } a quitté la table. L’ordinateur continue.
table-note-late = Temps écoulé pour { $seat }. L’ordinateur continue.
table-note-return = { $seat } est de retour à la table.
table-note-end = { $seat } a quitté la table : la partie s’arrête là et ne compte pas.
table-note-end-late = Temps écoulé pour { $seat } : la partie s’arrête là et ne compte pas.
table-note-closed = La personne qui s’occupe du serveur a mis fin à la partie, qui ne compte pas.
table-note-pause = { $seat } demande une pause.
table-note-agree = { $seat } accepte la pause.
table-note-play-on = { $seat } préfère continuer.
table-note-unanswered = Tout le monde n’a pas répondu : pas de pause.
table-note-resume = { $seat } voudrait reprendre la partie.
table-note-wake = La pause est finie.
table-note-if-move = { $seat } avait choisi ce coup d’avance.
if-move-say = Dire maintenant ce que je ferais
if-move-title = Quand ce sera à moi
if-move-explained = Dites maintenant ce que vous feriez. Ce sera joué dès que viendra votre tour, si l’effet est resté le même ; personne d’autre ne le sait. Si le choix a disparu, si son effet n’est plus le même ou si une manche se termine avant, rien n’est joué et vous décidez comme d’habitude.
if-move-kept = C’est noté. Vous pouvez le changer ou le retirer.
if-move-first = Si possible
if-move-next = Sinon, si possible
if-move-nothing = me demander
if-move-else = Sinon, me demander.
if-move-keep = Garder
if-move-drop = Retirer
if-move-not-now = C’est possible seulement pendant que d’autres jouent, à une table où chacun joue sur son écran.
if-move-not-possible = Choisissez au moins une chose que vous pourrez peut-être faire.
if-move-other = Ce que vous aviez dit d’avance est annulé : le choix a disparu, ou aurait maintenant un autre effet. C’est à vous.
if-move-round = Ce que vous aviez dit d’avance est annulé : une manche a fini depuis. C’est à vous.
if-move-taken-back = Ce que vous aviez dit d’avance est annulé : des coups ont été annulés. C’est à vous.
table-paused = La partie est en pause. Personne ne peut jouer avant la reprise.
table-no-pause = Vous ne pouvez pas demander de pause maintenant.
table-unfinished = Inachevée
pace-none = sans limite de temps
pace-each = { $minutes } min par joueur
pace-live = { $seconds } s par coup, { $minutes } min en réserve
pace-post =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }{ $reserve ->
        [one] {", "}{ $reserve } jour en réserve
       *[other] {", "}{ $reserve } jours en réserve
    }
pace-nights = sans les nuits
pace-weekends = sans les week-ends
terms-title = Conditions de cette table
terms-friends = Quand d’autres rejoignent par le lien
terms-pace = Rythme
terms-nights = Sans les nuits, de 22 h à 7 h
terms-weekends = Sans les week-ends
terms-zone = Fuseau horaire
terms-bad-zone = Il n’y a pas de fuseau horaire « { $zone } ». Un exemple : Europe/Paris.
terms-gone = Si quelqu’un part ou n’a plus de temps
terms-gone-bot = L’ordinateur continue : { $bot }
terms-gone-end = La partie s’arrête et ne compte pas
terms-talk = Discussion
terms-talk-on = ouverte
terms-talk-off = fermée
terms-found = Qui trouve la table
terms-found-all = tout le monde
terms-found-link = avec le lien seulement
terms-change = Modifier
terms-save = Enregistrer
terms-marks = Après une modification, chacun doit de nouveau dire qu’on peut commencer.
waiting-ready = D’accord
waiting-not-ready = pas encore
waiting-i-am-ready = On peut commencer
waiting-not-after-all = Finalement, pas encore
waiting-opening = Début dans { $seconds }…
waiting-wait = Attendre
waiting-opens = La partie commence d’elle-même quand toutes les places sont prises et que tout le monde est d’accord.
clock-of = Temps : { $seat }
clock-own = Votre temps
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h
clock-minutes-left =
    { $minutes ->
        [one] Il reste { $minutes } minute
       *[other] Il reste { $minutes } minutes
    }
clock-seconds-left =
    { $seconds ->
        [one] Il reste { $seconds } seconde
       *[other] Il reste { $seconds } secondes
    }
clock-your-turn = À vous
clock-paused = En pause
pause-ask = Demander une pause
pause-explained = Dès que tout le monde accepte, les horloges s’arrêtent et personne ne peut jouer : jusqu’à la fin de la pause, ou jusqu’à ce que tout le monde veuille reprendre. Si quelqu’un n’a pas répondu après deux minutes, la partie continue.
pause-how-long = Durée
pause-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
pause-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
pause-until = Jusqu’au
pause-agree = Accepter
pause-play-on = Continuer
pause-paused = En pause d’un commun accord. Toutes les horloges sont arrêtées.
pause-go-on = Demander à reprendre
pause-would-go-on = Vous voulez reprendre. La partie attend les autres.
waiting-tables = Tables qui attendent des joueurs
waiting-title = { $taken ->
    [one] { $taken } place occupée sur { $chairs }
   *[other] { $taken } places occupées sur { $chairs }
}
waiting-free-chairs = { $count ->
    [one] { $count } place est libre
   *[other] { $count } places sont libres
}
waiting-complete = Toutes les places sont prises
waiting-free-chair = Une place libre
waiting-you = vous
waiting-host = s’occupe de cette table
waiting-guest = a rejoint la table
waiting-computer = ordinateur
waiting-your-name = Votre nom à cette table
waiting-sit = S’asseoir
waiting-move-here = Venir ici
waiting-stand-up = Se lever
waiting-remove = Retirer { $name }
waiting-remove-ask = Retirer { $name }…
waiting-remove-sure = { $name } ne pourra plus s’asseoir ici, même sous un autre nom.
waiting-seat-computer = Faire jouer l’ordinateur
waiting-join = Rejoindre
waiting-welcome = Bienvenue. Prenez une place libre, ou attendez ici pour regarder la partie.
waiting-for-host = Vous avez une place.
waiting-some-free = { $count ->
    [one] Une place est libre. Envoyez le lien à quelqu’un, ou faites jouer l’ordinateur.
   *[other] { $count } places sont libres. Envoyez le lien à vos amis, ou faites jouer l’ordinateur.
}
waiting-all-here = Tout le monde est là.
waiting-begin-computers = { $count ->
    [one] Commencer avec l’ordinateur à la place libre
   *[other] Commencer avec l’ordinateur aux places libres
}
waiting-show = Montrer cette table à tout le monde
waiting-hide = Accès par le lien seulement
waiting-close = Fermer cette table
waiting-hand-on = Confier la table à { $name }
waiting-leave = Partir et laisser la table à { $name }
waiting-host-gone = La personne qui s’occupe de la table n’est pas connectée. Vous pouvez prendre le relais.
waiting-take-over = Reprendre la table
waiting-invitation = Invitation
waiting-whoever = Avec ce lien, on peut s’asseoir ou regarder. Aucun compte n’est nécessaire.
waiting-hidden = La table ne figure dans aucune liste.
waiting-listed = Tous les visiteurs de ce serveur peuvent la trouver.
waiting-here-only = Cette adresse ne fonctionne que sur cet ordinateur. Pour inviter vos amis sur votre réseau, lancez le programme avec --host 0.0.0.0 et ouvrez l’adresse qu’il affiche.
waiting-link = Lien vers cette table
waiting-copy = Copier
waiting-copied = Copié. Envoyez-le à qui vous voulez.
waiting-share = Partager…
waiting-code = Le lien sous forme de code QR
waiting-point = Scannez le code avec un téléphone pour jouer sur celui-ci.
waiting-taken = Quelqu’un a été plus rapide : cette place est prise.
waiting-free = Une place est encore libre.
waiting-no-name = Indiquez d’abord votre nom.
waiting-same-name = Il y a déjà { $name } à cette table. Choisissez un autre nom.
waiting-not-host = Seule la personne qui s’occupe de la table peut le faire.
waiting-removed = Vous ne pouvez plus vous asseoir à cette table.
waiting-busy = Quelqu’un vient de modifier la table. Regardez de nouveau.
waiting-gone = Cette table n’existe plus.
lobby-people =
    { $count ->
        [one] { $count } personne ici : vous
       *[other] { $count } personnes ici
    }
lobby-open =
    { $count ->
        [one] { $count } table ouverte
       *[other] { $count } tables ouvertes
    }
lobby-in-play =
    { $count ->
        [one] { $count } partie en cours
       *[other] { $count } parties en cours
    }
lobby-call =
    { $count ->
        [one] Une partie vous attend.
       *[other] { $count } parties vous attendent.
    }
lobby-filters = Quels jeux
lobby-any-game = tous les jeux
lobby-any-pace = tous les rythmes
lobby-any-players = tout nombre de joueurs
lobby-any-language = toutes les langues
lobby-pace-live = en direct
lobby-pace-post = par correspondance
lobby-pace-none = sans limite de temps
lobby-for-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
lobby-filter = Afficher
lobby-open-one = Ouvrir une table :
lobby-invited = { $name } vous invite.
lobby-decline = Non, merci
lobby-none = Aucune table n’est ouverte pour l’instant. Ouvrez-en une et envoyez le lien, ou cherchez une partie rapide. Contre l’ordinateur, vous pouvez jouer tout de suite.
lobby-none-like =
    { $count ->
        [one] Aucune table ne convient ; { $count } autre est ouverte.
       *[other] Aucune table ne convient ; { $count } autres sont ouvertes.
    }
lobby-show-all =
    { $count ->
        [one] Montrer { $count } table
       *[other] Montrer les { $count } tables
    }
lobby-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-filled = Vient de se remplir
lobby-full = Complète
lobby-quick = Partie rapide
lobby-quick-more = Nous vous installons à la première table qui convient, ou nous en ouvrons une.
lobby-game = Jeu
lobby-players = Joueurs
lobby-find = Trouver une table
lobby-others-look =
    { $count ->
        [0] Personne d’autre ne cherche en ce moment.
        [one] { $count } table cherche des joueurs.
       *[other] { $count } tables cherchent des joueurs.
    }
lobby-looking = Nous cherchons des joueurs.
lobby-looking-more = Vous pouvez passer à un autre onglet : le titre de celui-ci vous appellera.
lobby-alone = Toujours personne. Jouer contre l’ordinateur en attendant ? Nous continuons à chercher.
lobby-play-meanwhile = Jouer contre l’ordinateur
lobby-stop = Ne plus chercher
lobby-nothing = Rien à regarder pour l’instant.
lobby-too-late = Quelqu’un a été plus rapide : la table est complète. Vous pouvez regarder cette partie, ou trouver une autre table à l’accueil.
lobby-bad-players = Choisissez un nombre de joueurs que le jeu permet, de { $least } à { $most }.

## Who is at a table

company-here = en ligne
company-away = page en arrière-plan
company-gone = hors ligne
company-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

## Talk

talk-title = Discussion
talk-players = Joueurs
talk-spectators = Spectateurs
talk-to-players = Écrire aux joueurs
talk-to-spectators = Écrire aux spectateurs
talk-say = Envoyer
talk-none = Personne n’a encore rien dit.
talk-off = La discussion est désactivée à cette table. L’historique raconte ce qui s’est passé.
talk-apart = Les spectateurs discutent entre eux. Vous pourrez les lire une fois la partie terminée.
talk-sit-first = Prenez une place pour participer.
talk-guest = Visiteur { $number }
talk-mute = Masquer…
talk-mute-name = Masquer { $name }
talk-muted = Vous avez masqué { $name } à cette table.
talk-hear = Afficher de nouveau
talk-report = Signaler…
talk-report-name = Signaler { $name }
talk-reported = Merci. La personne qui gère ce serveur lira ces messages.
talk-fast = Un instant : cinq messages en dix secondes suffisent.
talk-long = Ce message est trop long : { $most } caractères au plus.
talk-empty = Écrivez d’abord quelque chose.
talk-no-such-line = Ce message n’existe plus.
talk-your-turn = À vous de jouer
talk-close = Fermer la discussion
talk-new = Discussion, nouveaux messages : { $count }

## Being told when it is one’s turn

calls-tool = Notifications
calls-title = Quand c’est à vous de jouer
calls-intro = Si c’est à vous de jouer et que vous ne regardez pas la table, nous pouvons vous prévenir. Rien n’est envoyé sans que vous le demandiez ici.
calls-none = Vous n’avez pas encore demandé à être prévenu.
calls-push = Dans ce navigateur
calls-push-hint = Le navigateur demandera une seule fois. Pas de son, rien d’autre.
calls-add-push = Prévenir ce navigateur
calls-needs-scripts = Il faut pour cela des scripts, qui sont désactivés dans ce navigateur.
calls-blocked = Ce navigateur ne nous permet pas de vous prévenir. Vous pouvez l’autoriser dans ses réglages, ou choisir l’e-mail.
calls-mail = Par e-mail
calls-mail-field = Adresse e-mail
calls-mail-hint = Vous recevrez d’abord un e-mail avec un lien de confirmation. Chaque e-mail permet d’y mettre fin.
calls-add-mail = M’écrire
calls-webhook = Par webhook, pour les programmes
calls-webhook-field = Adresse web
calls-webhook-hint = Elle reçoit du JSON, signé comme le décrit Standard Webhooks.
calls-add-webhook = Ajouter le webhook
calls-secret = Les messages sont signés avec ce secret, affiché une seule fois :
calls-push-to = Navigateur, par { $to }
calls-mail-to = E-mail à l’adresse { $to }
calls-webhook-to = Webhook sur { $to }
calls-waiting = En attente : ouvrez le lien de l’e-mail que nous avons envoyé.
calls-failing = Le dernier message n’est pas arrivé : { $why }
calls-test = Envoyer un essai
calls-tested = L’essai est envoyé.
calls-remove = Arrêter
calls-mail-sent = Un e-mail part vers l’adresse { $address }. Ouvrez son lien pour confirmer.
calls-mail-often = Cette adresse a déjà reçu plusieurs e-mails aujourd’hui. Réessayez demain.
calls-too-many = Pas plus de { $most } : arrêtez-en d’abord un.
calls-link-bad = Ce lien ne fonctionne plus.
calls-stop-title = Arrêter ces messages ?
calls-stop-button = Les arrêter
calls-stop-done = Vous n’y recevrez plus de messages.
calls-confirm-title = Un e-mail quand c’est à vous de jouer ?
calls-confirm-button = Oui, écrivez-moi
calls-confirm-done = C’est confirmé : nous vous écrirons quand ce sera à vous de jouer.
calls-ask-title = Vous prévenir quand c’est à vous de jouer ?
calls-ask-what = Vous avez joué ; le prochain coup peut se faire attendre.
calls-ask-yes = Oui, prévenez-moi
calls-ask-mail = Plutôt par e-mail
calls-ask-later = Pas maintenant

## Titles of tabs

table-title-won = { $count ->
    [one] { $players } gagne, { $points }
   *[other] { $players } gagnent, { $points }
}
table-title-lost = Hors ligne

## Vos parties

games-nothing = Encore rien ici. Vos parties y seront listées, terminées ou non.
games-to-fairs = Choisir un jeu
games-filters = Filtres
games-all = Toutes
games-won-only = Gagnées
games-lost-only = Perdues
games-running = En cours
games-deleted = Supprimées
games-any-rival = Tous les adversaires
games-rival = Adversaire
games-people = Personnes
games-find = Chercher
games-find-hint = un nom, un mois
games-this-week = Cette semaine
games-imported = importée
games-hours = { $hours } h { $minutes } min
games-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
games-ahead =
    { $points ->
        [one] { $points } point d’avance
       *[other] { $points } points d’avance
    }
games-behind =
    { $points ->
        [one] { $points } point de retard
       *[other] { $points } points de retard
    }
games-tie-break = au départage
games-shared = victoire partagée
games-delete = Supprimer
games-delete-ask = Supprimer { $game }, { $when } ?
games-delete-what = L’enregistrement, la relecture et l’analyse disparaissent aussi. Vous pouvez la récupérer pendant sept jours.
games-delete-shared = Elle disparaît de votre liste ; les autres la gardent. Vous pouvez la récupérer pendant sept jours.
games-keep = La garder
games-deleted-said = Partie supprimée.
games-bring-back = La récupérer
games-days-left =
    { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
games-no-match = Aucune partie ne correspond à tout cela.
games-without = Sans « { $filter } »
games-newer = Plus récentes
games-older = Plus anciennes
games-page = Page { $page } sur { $pages }
games-pages = Pages
games-take =
    { $count ->
        [one] Emporter { $count } partie terminée
       *[other] Emporter { $count } parties terminées
    }
games-take-what = Un seul fichier, une ligne par partie enregistrée. Vous pourrez l’importer de nouveau, ici ou sur un autre serveur.
games-take-button = Télécharger
games-bring = Importer des parties
games-bring-what = Une partie enregistrée, ou un fichier qui en contient plusieurs. Chaque partie est rejouée et vérifiée avant d’être gardée.
games-bring-field = Fichiers de parties enregistrées
games-bring-button = Importer
games-bring-choose = Choisir des fichiers
games-bring-wait = Vérification…
games-brought =
    { $count ->
        [one] { $count } partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
games-known =
    { $count ->
        [one] { $count } partie était déjà là.
       *[other] { $count } parties étaient déjà là.
    }
games-unread =
    { $count ->
        [one] { $count } partie n’a pas encore été lue. Envoyez de nouveau le fichier pour continuer ; ce qui est déjà là est sauté.
       *[other] { $count } parties n’ont pas encore été lues. Envoyez de nouveau le fichier pour continuer ; ce qui est déjà là est sauté.
    }
games-line = { $file }, ligne { $line } : { $why }
games-no-file = Choisissez d’abord un fichier.
games-not-text = Ce n’est pas un fichier de parties enregistrées : ce n’est pas du texte.
games-too-much = Ce fichier contient trop de choses. Répartissez-les sur plusieurs fichiers.
games-full =
    { $most ->
        [one] Vous avez importé { $most } partie, c’est le maximum. Supprimez-la : sept jours plus tard, il y aura de la place pour une autre.
       *[other] Vous avez importé { $most } parties, c’est le maximum. Supprimez-en quelques-unes : sept jours plus tard, il y aura de la place pour d’autres.
    }
games-not-over =
    { $moves ->
        [one] La partie s’arrête après { $moves } coup, inachevée. Terminez-la là où elle est enregistrée, puis importez-la.
       *[other] La partie s’arrête après { $moves } coups, inachevée. Terminez-la là où elle est enregistrée, puis importez-la.
    }
games-slow = Cette partie est trop longue à vérifier.
games-not-yours = Cette partie n’est pas à vous.
games-leave-first = D’autres jouent cette partie avec vous. Quittez d’abord la table ; ensuite vous pourrez la supprimer.
games-gone = Cette partie a disparu pour de bon, ou elle est déjà dans votre liste.

## Chiffres sur ses parties

numbers-title = Vos résultats
numbers-none = { $game } : aucune partie ne compte encore.
numbers-played = jouées
numbers-won = gagnées
numbers-best = record
numbers-best-mean = record, moyenne { $mean }
numbers-share = part
numbers-streak = de suite, au mieux { $longest }
numbers-latest = Les dix dernières :
numbers-level = Votre cote contre les ordinateurs : { $rating }. Le niveau qui vous convient : { $opponent }.
numbers-play = Jouer à ce niveau
numbers-more = Tous les chiffres
numbers-sources = Origine de vos points
numbers-sources-said = Moyenne de { $games } parties ; la barre fine et le second nombre sont ceux de vos adversaires.
numbers-sources-alone = Moyenne de { $games } parties.
numbers-length = En barre
numbers-yours = Vous
numbers-theirs = Vos adversaires
numbers-by-players = Selon le nombre de joueurs
numbers-players-of = { $players } joueurs
numbers-by-rival = Selon l’adversaire
numbers-course = Votre cote, partie après partie
numbers-course-said = Chaque point est calculé d’après vos rangs face aux ordinateurs dans les 30 parties précédentes ; les lignes sont les leurs.
numbers-chart = Votre cote contre les ordinateurs : { $first } au début, { $last } après { $games } parties.
numbers-game = partie { $number }
numbers-counts = Ne comptent pas : les parties à plusieurs sur un même écran, et celles où un ordinateur a joué à la place de quelqu’un.

## La page comme application

app-line = Des jeux de société sur les expositions universelles, seul ou à plusieurs.
offline-title = Pas de réseau
offline-what = Le serveur est injoignable. Rien n’est perdu : vos parties y attendent, telles que vous les avez laissées.
offline-then = Dès qu’il répond, cette page reprend d’elle-même.
offline-again = Réessayer

## Réglages

settings-title = Réglages
settings-sound = Son
settings-sound-on = activé
settings-sound-now-on = Son activé.
settings-sound-now-off = Son coupé.
sounds-unreadable = Les sons de ce jeu sont illisibles : { $why }
settings-volume = Volume
settings-try = Essayer
settings-sound-hint = Chaque jeu a ses propres sons. Aucun son avant votre premier clic ou appui sur la page.
settings-speed-hint = La vitesse à laquelle les coups des autres sont montrés. Si votre système demande moins d’animations, rien ne s’anime, quelle que soit la vitesse.
settings-language = Langue
settings-theme = Apparence
settings-theme-system = comme le système
settings-theme-light = claire
settings-theme-dark = sombre
settings-type = Taille du texte
settings-type-normal = normale
settings-type-large = grande
settings-type-larger = très grande
settings-type-hint = Le plateau garde sa place ; les textes et les symboles autour de lui grandissent.
settings-ask = Confirmation
settings-patterns = Motifs
settings-patterns-on = un motif différent sur la couleur de chaque joueur
settings-patterns-hint = Signes et nombres restent à leur place ; le motif aide là où deux couleurs se ressemblent à vos yeux.
settings-table = À la table
settings-keys = Raccourcis d’une seule touche
settings-save = Enregistrer
settings-reset = Revenir aux réglages d’origine
settings-kept-browser = Enregistrés dans ce navigateur ; si vous vous connectez, dans votre compte.
settings-kept-account = Enregistrés pour { $name }, partout où vous vous connectez.
settings-nothing-kept = Ce navigateur n’enregistre rien : votre choix vaut jusqu’à ce que vous quittiez cette page.
settings-not-sent = Le serveur ne répond pas. Votre choix vaut dans ce navigateur.
settings-no-sound = Ce navigateur ne peut pas jouer de sons. Tout ce qui s’entend se voit aussi.

## Touches

keys-title = Raccourcis
keys-hint = Les touches n’agissent que là où l’on n’écrit pas.
keys-everywhere = Partout
keys-table = À la table
keys-game = Dans ce jeu
keys-around = Explorer
keys-scoring = Pendant le décompte des points
keys-replay = Dans la relecture
keys-home = À l’accueil
keys-shortcuts = ces raccourcis
keys-settings = réglages
keys-sound = activer ou couper le son
keys-escape = fermer, reposer, quitter
keys-digits = choisir ce qui porte ce numéro
keys-enter = choisir ce qui est sélectionné
keys-undo = annuler
keys-hint-asked = un conseil
keys-explain = expliquer ce que l’on désigne
keys-legend = symboles du jeu
keys-rules = règles pour ce choix
keys-earlier = reculer dans l’historique
keys-later = avancer dans l’historique
keys-talk = discussion
keys-guide = dans la première partie guidée : vers la note, et retour
keys-onward = continuer
keys-back = revenir
keys-skip = passer au bilan
keys-steps = un coup en arrière, en avant
keys-waiting = aller à la première partie qui vous attend
key-enter = Entrée
key-escape = Échap

## La foire du jour

daily-title = L’Exposition du jour
daily-what = Tout le monde a la même donne et les mêmes adversaires. Une seule partie compte. Il n’y a pas de conseils, et un coup qui révèle quelque chose ne s’annule pas.
daily-against = Dans l’ordre des places :
daily-you = Vous
daily-name = Votre nom au classement
daily-closes = Ouverte jusqu’à minuit à Greenwich, encore { $time }.
daily-closed = Cette journée est terminée.
daily-late = Terminée après la fin de la journée.
daily-streak =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
daily-board = Classement
daily-nobody = Personne ne l’a encore terminée.
daily-nobody-did = Personne ne l’a terminée.
daily-first = personne ne l’a encore terminée
daily-count =
    { $count ->
        [one] { $count } personne l’a terminée
       *[other] { $count } personnes l’ont terminée
    }
daily-points = Points
daily-look = Voir
daily-somebody = quelqu’un
daily-yesterday = L’Exposition d’hier
daily-before = La veille
daily-after = Le lendemain
daily-days = Autres jours
daily-over = L’Exposition du jour est terminée pour vous : le dernier coup est définitif.
daily-secret = Quelqu’un joue ici l’Exposition du jour. Ses parties seront visibles par tous à la fin de la journée.

## Score sheets

sheet-title = Feuille de score
sheet-intro = Pour les parties autour d’une vraie table : saisissez ce que chacun possède à la fin, et les points sont comptés selon les règles. Tout reste dans le lien de cette page.
sheet-players = Joueurs
sheet-name = Nom
sheet-count = Compter les points
sheet-why = Le détail du compte
sheet-wrong = Quelque chose ne peut pas être juste. Corrigez ce qui est signalé ; d’ici là, aucun point n’est compté.
sheet-not-a-number = Saisissez un nombre entier.
sheet-beyond = { $most } au plus.
sheet-too-many = Il n’y en a que { $most } pour tous les joueurs ensemble. Total saisi : { $count }.
sheet-too-many-own = Un joueur peut en avoir { $most } au plus. Total saisi : { $count }.
sheet-taken = Un autre joueur l’a déjà.
sheet-share = Lien vers cette feuille de score
sheet-share-hint = Quiconque ouvre le lien voit les mêmes nombres et les mêmes points.
sheet-copied = Copié
sheet-print = Imprimer
sheet-new = Nouvelle feuille de score
sheet-again = Reprendre la dernière feuille de score

## Editions by form

editions-title = Valeurs de votre boîte
editions-intro = Vous possédez le jeu ? Saisissez ce que votre boîte indique là où elle diffère, et jouez avec ces valeurs. Tout reste dans le lien de cette page.
editions-name = Nom de votre édition
editions-my-box = Ma boîte
editions-check = Vérifier
editions-standard = Standard : { $value }
editions-cannot-be-played = Cette édition n’est pas encore jouable : { $why }
editions-unreadable = certaines valeurs sont illisibles ; elles sont signalées.
editions-as-standard = C’est l’édition standard : rien ne diffère encore.
editions-play = Jouer avec ces valeurs
editions-download = Enregistrer dans un fichier
editions-reset = Revenir à l’édition standard
editions-share = Lien vers cette édition : quiconque l’ouvre voit les mêmes valeurs et peut jouer avec.
editions-keep = Enregistrer dans ce navigateur
editions-kept = Éditions dans ce navigateur
editions-forget = Supprimer
editions-upload = Une édition dans un fichier
editions-open = Ouvrir
edition-link-broken = Ce lien vers une édition est incomplet ou abîmé.
edition-typed-number = Saisissez un nombre entier.
edition-typed-text = Saisissez un texte.
edition-typed-numbers = Saisissez des nombres entiers séparés par des virgules.
edition-typed-lines = Saisissez un texte par ligne.
edition-typed-listed = Gardez la forme de la valeur standard : crochets, accolades et guillemets par paires.
sheet-edition = Avec les valeurs de « { $name } »
editions-changed =
    { $count ->
        [one] { $count } différence
       *[other] { $count } différences
    }
editions-can-be-played =
    { $count ->
        [one] { $count } valeur diffère de l’édition standard. Cette édition est jouable.
       *[other] { $count } valeurs diffèrent de l’édition standard. Cette édition est jouable.
    }
editions-where = « { $where } »
editions-yours = Votre boîte

## Guided first games
guide-begin = Première partie guidée
guide-begin-hint = Première fois ? Apprenez en jouant : dix minutes environ, avec des notes sur le plateau.
guide-go-on = Reprendre votre première partie
guide-anew = La recommencer
guide-count = { $number } sur { $steps }
guide-kind-any = choix libre
guide-kind-this = choix imposé
guide-next = Continuer
guide-skip = Passer
guide-leave = Sans guide
guide-with = Avec guide
guide-again = Recommencer
guide-play = Jouer sans guide
guide-this-first = Pas encore, d’abord ceci : « { $step } ». Avec « Passer », vous choisissez librement.
guide-unreadable = Le guide de ce jeu est illisible : { $why }.

## Exercises

learn-title = Exercices
learn-intro = Des positions sur le plateau avec une question chacune, de la plus facile à la plus difficile. Les réponses viennent des règles ou du robot le plus fort.
learn-progress = Bonnes réponses : { $count } sur { $all }
learn-number = Exercice { $number }
learn-of = Exercice { $number } sur { $all }
learn-done-r = juste
learn-done-w = pas encore juste
learn-winner = Si la partie s’arrêtait maintenant, qui gagnerait ?
learn-points = Si la partie s’arrêtait maintenant, combien de points aurait { $seat } ?
learn-at-once = À { $seat } de jouer : lequel de ces coups rapporte tout de suite le plus de points ?
learn-ending = À { $seat } de jouer : si la partie s’arrêtait juste après, lequel de ces coups vaudrait le plus ?
learn-best = À { $seat } de jouer : lequel de ces coups est le meilleur à long terme ?
learn-right = Juste !
learn-wrong = Pas tout à fait. La réponse est : { $answer }
learn-gain = points : { $points }
learn-chance = chances de gagner : { $percent }
learn-now = points jusqu’ici
learn-why-at-once = À côté de chaque coup figure ce qu’il rapporte aussitôt. Voici d’où viennent les points du meilleur :
learn-why-ending = À côté de chaque coup figure ce que le décompte final donnerait alors en plus. Voici le total après le meilleur :
learn-by-planner = Le robot le plus fort a joué de nombreuses fois la suite à partir d’ici. Le meilleur coup devance les autres bien plus que le hasard ne l’explique.
learn-next = Exercice suivant
learn-again = Réessayer
learn-all = Tous les exercices
exercises-unreadable = Les exercices de ce jeu sont illisibles : { $why }
examples-unreadable = Les exemples de ce jeu sont illisibles : { $why }
exercises-illegal = Un choix n’est plus un coup permis.
exercises-other-answer = Une autre réponse est juste à présent.
exercises-other-worths = Les choix ne valent plus la même chose.
exercises-none = Ce jeu n’a pas d’exercices. Créez-en avec : { $command }
exercises-found = { $question } : { $count }
exercises-written = Écrit : { $file } ({ $count })
exercises-true = L’exercice { $number } est juste.
cli-exercises-help = créer les petits exercices d’un jeu, ou vérifier qu’ils sont toujours justes
cli-exercises-what = make écrit un fichier d’exercices, check répond de nouveau à ceux du jeu
cli-exercises-out = fichier à écrire
cli-thorough = interroger aussi de nouveau planner
exercises-untrue = Exercice { $number } : { $why }
learn-points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Notes, papier et images

notes-button = Note
notes-title = Notes
notes-at = Après le tour { $turn }
notes-write = Ce que vous voulez retenir
notes-share = Les autres pourront la lire une fois la partie finie
notes-save = Enregistrer
notes-back = Vers la relecture
notes-private = Vous seul la voyez, dans la relecture et ici, sauf si vous la partagez. Une note vide est supprimée.
notes-all = Toutes les notes sur cette partie
notes-long = Cette note est trop longue : { $most } caractères au plus.
notes-many = Cette partie a déjà { $most } notes de vous. Supprimez-en une d’abord.
notes-too-many =
    { $most ->
        [one] Vous avez écrit { $most } note, c’est le maximum. Supprimez-la d’abord.
       *[other] Vous avez écrit { $most } notes, c’est le maximum. Supprimez-en une d’abord.
    }
print-button = Imprimer
print-title = La partie sur papier
print-board = Le plateau à la fin
print-back = Retour au résultat
print-animated = Sous forme d’animation
print-how = Imprimez cette page avec votre navigateur. Les boutons n’y seront pas.
animation-title = La partie en animation
animation-made = L’animation est en préparation. Cela peut prendre une demi-minute.
animation-failed = L’animation n’a pas pu être préparée pour le moment.
animation-shows = Le déroulement de la partie, du premier plateau au dernier
animation-save = Télécharger l’animation
animation-again = Réessayer
