# Shared texts in Italian

seat = Giocatore { $number }
guest = Ospite
# what is told follows, after a space
label = { $what }:
# between clauses that follow one another
between-clauses = {"; "}
# given names for players who brought none, in this order
given-names = Lucia, Carlo, Giulia, Pietro, Rosa, Vittorio, Teresa, Marco, Bianca, Luigi, Caterina, Silvio

## What can go wrong

unknown-game = Non c’è nessun gioco chiamato «{ $game }». A disposizione: { $known }.
unknown-bot = Non c’è nessun bot chiamato «{ $bot }». A disposizione: { $known }.
opponents-unreadable = L’elenco degli avversari di questo gioco non si può usare: { $why }.
bot-not-started = Il programma «{ $bot }» non si avvia: { $why }.
bot-silent = Il programma «{ $bot }» non risponde da { $seconds } secondi.
bot-ended = Il programma «{ $bot }» si è chiuso. Sopra c’è quello che ha scritto.
bot-error = Il programma «{ $bot }» risponde: { $why }
bot-version = Il programma «{ $bot }» parla la versione { $version } del protocollo, non la { $known }. Aggiornalo.
bot-illegal = Il programma «{ $bot }» ha scelto «{ $action }», che non è tra le azioni offerte.
unknown-language = Non ci sono testi in «{ $language }». A disposizione: { $known }.
unknown-option = { $title } non ha nessuna opzione chiamata «{ $option }». A disposizione: { $known }.
unknown-action = «{ $code }» non è una mossa di questo gioco.
bad-option = L’opzione { $option } non può valere «{ $value }». Valori possibili: { $known }.
bad-option-form = «{ $text }» non è un’opzione. Scrivila nella forma nome=valore.
bad-players = { $title } si gioca da { $least } a { $most } giocatori, non in { $players }.
bad-seats = Posti indicati: { $count }; giocatori: { $players }. Non indicare più posti dei giocatori.
bad-first-player =
    { $players ->
        [one] Il giocatore { $number } non può iniziare: c’è solo { $players } giocatore.
       *[other] Il giocatore { $number } non può iniziare: ci sono solo { $players } giocatori.
    }
bad-seat-option =
    { $players ->
        [one] L’opzione { $option } riguarda un posto vuoto: c’è solo { $players } giocatore.
       *[other] L’opzione { $option } riguarda un posto vuoto: ci sono solo { $players } giocatori.
    }
bad-ruleset = { $title } non ha una versione { $ruleset } delle regole; qui la più recente è la { $newest }. Forse una versione più recente di questo programma la conosce.
bad-seed = Il seme casuale deve avere { $bytes } byte.
bad-number = «{ $value }» non è un numero intero da { $least } a { $most } ({ $what }).
illegal-game-over = La partita è finita.
illegal-not-your-turn = Ora non è il turno di { $seat }.
illegal-undo-none = Non hai mosse da annullare.
illegal-undo-others = { $seat } ha già risposto: la tua mossa non si può più annullare.
illegal-undo-revealed = La tua mossa ha rivelato qualcosa agli altri giocatori: non si può più annullare.
illegal-one-by-one = Una di queste mosse rivela qualcosa: falla prima, poi scegli la successiva.
edition-unreadable = L’edizione { $file } non è leggibile: { $why }.
edition-too-large = Il file { $file } è troppo grande per essere un’edizione.
edition-not-text = L’edizione { $file } non è un file TOML: non è testo.
edition-not-toml = L’edizione { $file } non è un file TOML: { $why }.
edition-too-deep = L’edizione { $file } annida i suoi valori troppo in profondità.
edition-too-many-values = L’edizione { $file } contiene troppi valori.
edition-missing = Nell’edizione manca un valore: { $where }.
edition-unknown-value = L’edizione indica { $where }, che il gioco non ha. Valori possibili: { $known }.
edition-wrong-kind =
    { $wanted ->
        [number] Nell’edizione, { $where } deve essere un numero intero.
        [text] Nell’edizione, { $where } deve essere un testo.
        [list] Nell’edizione, { $where } deve essere un elenco di testi.
        [tables] Nell’edizione, { $where } deve essere un elenco di tabelle.
        [flag] Nell’edizione, { $where } deve essere true o false.
       *[table] Nell’edizione, { $where } deve essere una tabella.
    }
edition-out-of-range = Nell’edizione, { $where } vale { $value }; deve essere da { $least } a { $most }.
edition-not-among = Nell’edizione, { $where } contiene «{ $value }». Valori possibili: { $among }.
edition-repeated = Nell’edizione, { $where } elenca due volte lo stesso valore.
edition-removes-too-many = Nell’edizione, { $where } toglie più carte di un tipo di quante ce ne siano.
edition-sets-not-growing = Nell’edizione, { $where } deve dare a ogni mostra in più di una serie almeno tanti punti quanti alla precedente.
edition-too-few-supporters =
    { $needed ->
        [one] Nell’edizione, { $where } è troppo piccolo: la preparazione richiede { $needed } sostenitore.
       *[other] Nell’edizione, { $where } è troppo piccolo: la preparazione richiede { $needed } sostenitori.
    }
edition-too-few-cards = L’edizione ha troppo poche carte ({ $where }) per { $players } giocatori.
edition-too-many-cards = L’edizione ha troppe carte ({ $where }): se ne possono mescolare al massimo { $most }.
edition-too-few-tickets = In { $players } giocatori l’edizione deve avere { $needed } biglietti ({ $where }) perché ogni round finisca; con meno biglietti, metti un limite in [lull].
edition-cell-outside = Nell’edizione, { $where } indica { $cell }, fuori dal laboratorio.
edition-rows-missing = Nell’edizione, { $where } deve indicare tutte le righe: { $rows }.
edition-resource-tiles = L’edizione ha { $tiles } tessere risorsa ({ $where }); ne servono da { $least } a { $most }.
edition-too-few-jury-tiles = L’edizione ha troppo poche tessere giuria ({ $where }): ne servono { $needed }.
edition-no-project-of-shape = Nell’edizione, { $where } non ha progetti di forma { $shape }.
edition-improvements = Nell’edizione, { $where } deve migliorare una volta ciascuna di queste carte: { $cards }.
edition-bad-shape = Nell’edizione, { $where } deve avere quattro caselle unite lato a lato.
edition-needs-of-pair = Nell’edizione, { $where } deve indicare { $one } oppure { $other }, non entrambi.
edition-bad-units = Nell’edizione, { $where } contiene «{ $value }»; scrivi un numero fino a { $most } e una risorsa, ogni risorsa una volta sola, per esempio «2 steel».
edition-bad-link = Nell’edizione, { $where } contiene «{ $value }»; scrivilo nella forma «steel-copper at 3 for 0».
edition-rows-not-adjacent = Nell’edizione, { $where } contiene «{ $value }», ma queste righe non sono vicine.
edition-link-off-the-board = Nell’edizione, { $where } contiene «{ $value }»; le colonne vanno da 2 a { $last }.
edition-link-twice = Nell’edizione, { $where } collega due volte le stesse righe in una colonna: «{ $value }».
edition-wrong-length = Nell’edizione, { $where } deve avere { $count } elementi.
edition-list-length = Nell’edizione, { $where } deve avere da { $least } a { $most } elementi.
edition-options = Nell’edizione, { $where } deve offrire da 2 a { $most } possibilità.
edition-endless = Nell’edizione, { $where } farebbe durare la partita all’infinito.
edition-no-such-income = Nell’edizione, { $where } vale { $value }, che non è sul tracciato Rendita.
edition-too-few-flyers = Nell’edizione, { $where } indica più caselle di quanti volantini ci sono di quel colore ({ $flyers }).
edition-sides = Nell’edizione, { $where } deve avere esattamente un lato per { $players } giocatori.
edition-salary-rises = Nell’edizione, { $where } non deve mai crescere da una casella all’altra.
edition-recurring = Nell’edizione, { $where } deve avere effetti se e solo se la carta ha una fase in cui si applicano.
edition-nations = Nell’edizione, { $where } deve riempire { $boards } plance, ogni lato una volta.
edition-pictures = Nell’edizione, { $where } deve essere in ordine crescente.
edition-link = Nell’edizione, { $where } si collega a «{ $other }», ma «{ $other }» non si collega a sua volta.
edition-too-few = L’edizione ha troppo pochi elementi ({ $where }): in { $players } giocatori ne servono { $needed }.
weight-missing = Manca un peso: { $name }.
weight-unknown = I bot di questo gioco non hanno un peso «{ $name }». Pesi noti: { $known }.
weight-not-number = Il peso «{ $name }» deve essere un numero finito.
weight-not-positive = Il peso «{ $name }» deve essere maggiore di 0.
record-unreadable = La registrazione { $file } non è leggibile: { $why }.
record-too-large = Il file { $file } è troppo grande per essere una registrazione.
record-not-json = La registrazione è danneggiata o incompleta: non si legge dalla riga { $line } in poi.
record-not-a-record = Questo file non è una registrazione di Universelle.
record-newer = La registrazione è nel formato { $version }, ma questo programma conosce solo il formato { $known }. Aggiorna il programma per leggerla.
record-wrong-value = Nella registrazione, «{ $where }» ha un valore non valido.
record-unknown-value = La registrazione contiene «{ $where }», che le registrazioni non hanno.
record-missing-value = Nella registrazione manca «{ $where }».
record-bad-move = La registrazione contiene «{ $move }», che non è una mossa. Una mossa si scrive «2: code».
record-bad-take-back = La registrazione contiene «{ $text }», che non è un annullamento compatibile con le sue mosse.
record-bad-hint = La registrazione contiene «{ $text }», che non è un consiglio chiesto da uno dei suoi giocatori.
record-bad-stand-in = La registrazione contiene «{ $text }», che non è una mossa fatta da un sostituto.
record-cannot-begin = La partita registrata non può iniziare. { $why }
record-illegal-move = La mossa { $number } della registrazione ({ $move }) non si può fare. { $why }
record-wrong-result = Il risultato non corrisponde alle mosse: la registrazione è stata modificata.
record-other-seed = Il seme non corrisponde all’impronta mostrata prima della prima mossa: la registrazione, o le carte, sono state modificate.
record-other-word = Il seme non è quello che dà «{ $word }»: la registrazione è stata modificata.
record-not-saved = Impossibile salvare { $file }: { $why }. Nulla è stato sovrascritto.
record-past-end = La registrazione finisce con la mossa { $moves }; non c’è una mossa { $at }.
no-saved-game = Non c’è ancora nessuna partita salvata. Iniziane una con: { $command }
cannot-write-folder = La cartella { $folder } non è utilizzabile: { $why }.
peers-missing = I progetti di confronto non sono installati. Installa il gruppo di dipendenze «peers»: { $missing }.
interrupted = Interrotto.
output-failed = Impossibile scrivere l’output: { $why }.
same-name = Due giocatori non possono chiamarsi entrambi «{ $name }».
bad-name = «{ $name }» non può essere il nome di un giocatore: è troppo lungo, o ha caratteri invisibili.
file-exists = { $file } esiste già e non è stato modificato. Scegli un altro nome.
folder-in-use = La cartella { $folder } contiene già registrazioni di questo gioco. Scegline un’altra.

## What happened

event-points =
    { $points ->
        [one] { $seat } ottiene { $points } punto: { $reason }.
       *[other] { $seat } ottiene { $points } punti: { $reason }.
    }
event-game-ended =
    { $count ->
        [0] La partita è finita.
       *[other] La partita è finita. Vittoria: { $winners }.
    }
reason-start = punti iniziali

## The command line

cli-about = Giochi da tavolo sulle grandi esposizioni universali, con un unico motore.
cli-commands = comandi
cli-arguments = argomenti
cli-options = opzioni
cli-help = mostra questo aiuto
cli-version = mostra la versione e la variante del motore in uso
cli-lang = lingua di tutti i testi: en, fr, de, it
cli-json = stampa JSON per altri programmi
cli-sources = indica da dove vengono i valori di ogni gioco
cli-game = il gioco, per esempio worlds-fair-1893
cli-file = una registrazione
cli-games-help = elenca i giochi con giocatori, opzioni e versioni
cli-play-help = gioca nel terminale
cli-play-more = Esempio: universelle play worlds-fair-1893 --seats Ada=me,greedy,random
cli-bots-help = elenca gli avversari di un gioco, dal più debole (livello 1) al più forte (livello 5), e i bot di tutti i giochi, che non hanno livello
cli-simulate-help = fa giocare molte partite ai bot e ne riporta le statistiche
cli-simulate-more = Esempio: universelle simulate worlds-fair-1893 --players 4 --bots greedy,random --games 1000
cli-replay-help = mostra una partita registrata, o una sua posizione
cli-verify-help = controlla che le mosse di una registrazione siano ammesse e il risultato esatto
cli-bench-help = misura la velocità del motore
cli-serve-help = gioca nel browser
cli-draw-help = disegna una posizione di una registrazione
cli-slug = il gioco, in minuscole con trattini, per esempio paris-1900
cli-in = cartella in cui creare il pacchetto
cli-new-game-help = crea un pacchetto con un piccolo gioco da cui iniziarne uno tuo
cli-new-game-more = Esempio: universelle new-game paris-1900 --in ~/giochi
new-game-missing-slug = Indica il nome del nuovo gioco, per esempio paris-1900.
new-game-bad-slug = «{ $slug }» non può essere il nome di un gioco. Usa minuscole e cifre con trattini singoli, iniziando con una lettera, al massimo { $most } caratteri, per esempio paris-1900.
new-game-taken = Il nome «{ $slug }» è già di un altro gioco o di un modulo di Python. Scegline un altro.
new-game-folder-exists = { $folder } esiste già e non è stata modificata. Scegli un altro nome, o un’altra cartella con --in.
new-game-done = { $title } si trova in { $folder }.
new-game-next = Installa il gioco con: pip install -e { $folder }, poi gioca con: universelle play { $slug }
cli-out = il file dell’immagine, che finisce in .svg o .png
draw-done = Salvato in { $file }.
draw-bad-ending = { $file } deve finire in .svg o .png.
cli-host = indirizzo su cui ascoltare
cli-port = porta (se non indicata: questa o la prima libera)
cli-data = cartella in cui si salvano tutte le partite
cli-database = indirizzo di un server PostgreSQL (postgresql://…) che più server possono condividere, invece di un file nella cartella
cli-mail = server di posta che invia le nuove password (smtp://name:password@host:587?from=address); o in { $variable }, se altri possono vedere i comandi
cli-contact = il tuo indirizzo, mailto: o https:, per i produttori dei browser; senza questo né --mail non ci sono notifiche (o { $variable })
cli-workers = numero di processi che calcolano le mosse dei bot
cli-no-browser = non apre il browser
cli-allowed-hosts = nomi a cui il server risponde, separati da virgole; ai propri indirizzi risponde sempre
cli-proxy = indirizzi dei proxy davanti al server, separati da virgole: il server si fida di ciò che dicono su chi invia una richiesta
cli-limits = per quanto moltiplicare il numero consueto di richieste e connessioni concesso a un indirizzo
cli-operator-token = chi ha questo token vede /operator e /metrics anche da altrove (oppure in UNIVERSELLE_OPERATOR_TOKEN); senza, solo questa macchina
cli-log = forma del registro: text con ciò che fallisce, o json con una riga per ogni richiesta
web-error-banned = Non hai più accesso a questo server. Se pensi a un errore, scrivi a chi lo gestisce.
doors-closed = Per ora non si possono aprire nuovi tavoli: il server sta per riavviarsi. Le partite in corso continuano.
operator-only-here = Questa pagina si vede solo dalla macchina del server. Per vederla da altrove, avvia il server con --operator-token.
operator-token-needed = Questa pagina è per chi gestisce il server. Dai il suo token come password, con un nome qualsiasi.
serve-at = Universelle è in funzione su { $address } (Ctrl-C per chiudere)
serve-data = Le partite si salvano in { $folder }
serve-no-host = Questo computer non è raggiungibile all’indirizzo { $host }: { $why }. Scegline un altro con --host.
serve-no-port = Nessuna porta è libera su { $host }: { $why }. Scegline una con --port.
database-not-open = Il file { $file } non si può aprire: { $why }.
database-newer = Questo database è stato creato da una versione più recente del programma. Aggiorna il programma o scegli un’altra cartella con --data.
database-no-answer = Il database non risponde: { $why }.
database-fails = Non è stato possibile salvare nulla: { $why }. Ciò che era già salvato è al sicuro; riprova.
database-unknown = L’indirizzo di un database inizia con postgresql://, non con «{ $address }:».
serve-friends = Gli amici sulla stessa rete si uniscono da { $addresses }
serve-open = Chiunque su questa rete può raggiungere il server. Per giocare in solitario, avvialo con --host 127.0.0.1.
serve-no-folder = Non si possono salvare partite in { $folder }: { $why }. Scegli un’altra cartella con --data.
serve-damaged = Il database { $file } è danneggiato e non è stato modificato: { $why }. Ripristinane una copia, o scegli un’altra cartella con --data.
serve-newer = Il database { $file } viene da una versione più recente di Universelle e non è stato modificato. Aggiorna il programma, o scegli un’altra cartella con --data.
serve-bad-key = Il file { $file } non è una chiave di questo programma. Ripristinalo, o eliminalo: ne verrà creata una nuova, ma tutti perdono il posto nelle partite in corso.
serve-bad-proxy = «{ $value }» non è l’indirizzo di un proxy. Indica indirizzi o reti separati da virgole, per esempio 127.0.0.1,10.0.0.0/8.
cli-actions = azioni
cli-admin-help = gestisce un server: copie di riserva, ripristino, numeri, esclusioni
cli-admin-more = Esempio: universelle admin backup ~/universelle.backup
cli-admin-backup-help = scrive in un file tutto ciò che il database contiene, mentre i server sono in funzione
cli-admin-backup-more = Il file si può ripristinare in un file SQLite o su un server PostgreSQL. Contiene le chiavi del server: tienilo al sicuro.
cli-admin-restore-help = rimette nel database ciò che una copia contiene; i server devono essere fermi
cli-admin-restore-more = La copia viene prima controllata. Si ripristina tutto, oppure non cambia nulla.
cli-admin-statistics-help = conta tavoli, mosse e persone
cli-admin-statistics-more = Nessuno viene nominato.
cli-admin-reports-help = elenca i messaggi che i giocatori hanno segnalato
cli-admin-reports-more = Le segnalazioni più recenti vengono prima. Per escludere qualcuno: universelle admin ban OWNER; per togliere un messaggio dall’elenco: universelle admin settle TABLE/NUMBER
cli-admin-settle-help = toglie dall’elenco i messaggi segnalati
cli-admin-settle-more = Un messaggio ritorna quando qualcun altro lo segnala.
cli-settle-line = il messaggio, come lo indica reports (TABLE/NUMBER), o all
settle-unnamed = Indica il messaggio: TABLE/NUMBER, come lo dà universelle admin reports, o all.
settle-unknown = Nessuno ha segnalato il messaggio { $line }, o è già sistemato.
settle-done = { $reports ->
    [0] Non c’era niente da sistemare.
    [one] 1 segnalazione è sistemata.
   *[other] { $reports } segnalazioni sono sistemate.
}
cli-admin-ban-help = esclude qualcuno
cli-admin-ban-more = WHO è un indirizzo come 203.0.113.7, una rete come 2001:db8::/64, il nome di un account, o il titolare di posti come lo conosce il database. I server in funzione lo sanno entro cinque secondi.
cli-admin-unban-help = riammette qualcuno
cli-admin-unban-more = WHO come è stato escluso.
cli-backup-file = la copia di riserva
cli-replace = sostituisce le partite che il database contiene già
cli-who = un indirizzo, una rete, un account o un titolare di posti
cli-missing-action = Di’ che cosa fare: { $actions }. Vedi universelle { $command } --help.
megabytes = { $number } MB
backup-unnamed = Indica il file della copia di riserva.
backup-copying = copia: { $what }
backup-checking = controllo
backup-done = { $tables ->
    [one] { $tables } tavolo salvato
   *[other] { $tables } tavoli salvati
} in { $file } ({ $size }).
backup-nothing = Non c’è nessun database { $file }. Indica la cartella con --data, o un server con --database.
backup-of-damaged = Il database { $file } è danneggiato. Non è stata scritta nessuna copia; ripristinane una precedente.
backup-not-written = La copia { $file } non si può scrivere: { $why }.
backup-missing = Non c’è nessun file { $file }.
backup-none = { $file } non è una copia di riserva di questo programma. Il database non è stato modificato.
backup-damaged = { $file } è danneggiato, o non è una copia di riserva. Il database non è stato modificato; prova una copia precedente.
backup-newer = { $file } viene da una versione più recente del programma. Aggiornalo prima. Il database non è stato modificato.
backup-not-restored = La copia non si può ripristinare: { $why }. Il database non è stato modificato.
restore-done = { $tables ->
    [one] Ripristinato { $tables } tavolo
   *[other] Ripristinati { $tables } tavoli
}, dati del { $when }.
restore-servers-run = Ci sono server in funzione su questo database. Prima fermali, poi ripristina.
restore-not-empty = Il database contiene già partite. Per sostituirle tutte con la copia, aggiungi --replace.
statistics-tables = Tavoli: { $running } in corso, { $waiting } in attesa di giocatori, { $finished } conclusi
statistics-today = Ultime 24 ore: { $opened } aperti, { $finished } conclusi, { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
statistics-people = Persone con un posto: { $people }, nelle ultime 24 ore { $today }
statistics-moves = Mosse conservate: { $moves }; dimensione del database: { $size }
statistics-damaged = Tavoli danneggiati: { $tables }
statistics-game = { $game }: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}
ban-missing = Indica un indirizzo, una rete o un account.
ban-unknown = «{ $who }» non è né un indirizzo né una rete né un account.
ban-none = «{ $who }» non è escluso.
reports-none = Nessun messaggio è stato segnalato.
reports-line = { $at }, { $name }: { $text } ({ $table_id }/{ $number }, identificativo { $owner }, { $reports ->
        [one] segnalato una volta
       *[other] segnalato { $reports } volte
    })
ban-done = { $who } è escluso. I server in funzione lo sanno entro cinque secondi.
unban-done = { $who } è di nuovo ammesso.
cli-admin-close-help = termina una partita, o chiude un tavolo in attesa di giocatori
cli-admin-close-more = I giocatori vengono avvisati, e la partita non conta. Non si può annullare.
cli-admin-export-help = mostra tutto ciò che si sa di una persona, in JSON
cli-admin-export-more = Per chi chiede che cosa sai di lui: non darlo a nessun altro.
cli-admin-delete-help = elimina una persona: nome, indirizzo, password e impostazioni; le partite restano agli altri
cli-admin-delete-more = Non si può annullare. Le copie di riserva precedenti contengono ancora la persona.
cli-close-table = il tavolo, o il suo link
cli-person = il nome di un account
cli-yes = senza chiedere conferma
close-missing = Indica un tavolo, o il suo link.
close-unknown = Non c’è nessun tavolo { $table }.
close-over = La partita a questo tavolo è già finita.
close-done = Il tavolo è chiuso.
person-missing = Indica un account.
person-unknown = Non c’è nessun account «{ $person }».
delete-sure = { $person } verrebbe eliminato per sempre. Se hai deciso, aggiungi --yes.
delete-done = { $person } è eliminato.

## La pagina di chi gestisce il server
operator-title = Stato del server
operator-fresh = { $time }, ogni 5 s
operator-stale = Questa pagina è delle { $time }; il server non risponde.
operator-sign-well = bene:
operator-sign-look = da guardare:
operator-sign-fails = guasto:
operator-verdict-well = Va tutto bene.
operator-verdict-look = Si gioca normalmente. { $things ->
    [one] Una cosa chiede attenzione.
   *[other] { $things } cose chiedono attenzione.
}
operator-verdict-fails = { $things ->
    [one] C’è un guasto.
   *[other] { $things } cose chiedono attenzione, almeno una subito.
}
operator-verdict-danger = Le partite sono in pericolo: il database non risponde.
operator-verdict-closed = Chiuso: nessun nuovo tavolo. { $games ->
    [0] Ora non gioca nessuno.
    [one] 1 partita si gioca fino alla fine.
   *[other] { $games } partite si giocano fino alla fine.
}
operator-close = Chiudi le porte
operator-close-question = Da ora non si possono aprire nuovi tavoli; le partite in corso continuano. Chi vuole un nuovo tavolo ne saprà il motivo.
operator-close-now = Chiudi
operator-open = Apri le porte
operator-renew = Riavvia…
operator-renew-question = I server si riavviano, uno dopo l’altro. Le pagine aspettano qualche secondo e poi continuano da sole; intanto gli orologi sono fermi.
operator-renew-now = Riavvia ora
operator-renew-later = Quando non gioca più nessuno
operator-health = Stato
operator-line-database = Database
operator-line-servers = Server
operator-line-answers = Risposte
operator-line-computers = Computer
operator-line-disk = Disco
operator-line-clock = Orologio
operator-line-tables = Tavoli
operator-line-talk = Conversazione
operator-line-mail = E-mail
operator-line-backup = Copia
operator-database-answers = { $servers ->
    [one] risponde
   *[other] risponde; tutti i { $servers } server lo vedono
}
operator-database-slow = risponde lentamente: ogni mossa lo aspetta
operator-database-gone = Nessuna risposta. Le mosse vengono rifiutate con una spiegazione; nulla va perso. Si riprova ogni pochi secondi.
operator-servers-serve = { $number ->
    [one] 1 server in servizio
   *[other] { $number } server in servizio
}
operator-servers-silent = { $number ->
    [one] 1 server non dà notizie; i suoi giocatori sono passati agli altri
   *[other] { $number } server non danno notizie; i loro giocatori sono passati agli altri
}
operator-answers-quick = { $streams ->
    [one] 1 pagina segue una partita, senza ritardo
   *[other] { $streams } pagine seguono partite, senza ritardo
}
operator-answers-slow = { $streams ->
    [one] 1 pagina segue una partita; alcune risposte sono in ritardo
   *[other] { $streams } pagine seguono partite; alcune risposte sono in ritardo
}
operator-computers-free = nessuna mossa aspetta un computer
operator-computers-wait = { $moves ->
    [one] 1 mossa aspetta un computer
   *[other] { $moves } mosse aspettano un computer
}
operator-disk-free = { $percent } % libero; su un disco pieno non si salva più nulla
operator-clock-agrees = d’accordo con il database
operator-clock-off = in disaccordo con il database: le ore mostrate possono essere sbagliate
operator-tables-sound = tutte le partite si aprono
operator-tables-damaged = { $number ->
    [one] 1 partita non si apre; ripristinala da una copia
   *[other] { $number } partite non si aprono; ripristinale da una copia
}
operator-talk-reported = { $lines ->
    [0] niente è stato segnalato
    [one] 1 messaggio è stato segnalato: universelle admin reports
   *[other] { $lines } messaggi sono stati segnalati: universelle admin reports
}
operator-mail-goes = nessuna e-mail è bloccata
operator-mail-refused = per ora non arriva nessuna e-mail; { $waiting ->
    [one] 1 aspetta
   *[other] { $waiting } aspettano
}
operator-backup-never = ancora nessuna: universelle admin backup FILE
operator-backup-fresh = scritta di recente
operator-backup-old = l’ultima ha più di una settimana
operator-database = Database
operator-database-kind = Tipo
operator-kind = { $name }
operator-size = Dimensione
operator-gigabytes = GB
operator-megabytes = MB
operator-games = Partite conservate
operator-kept = { $finished } concluse, { $running } in corso
operator-last-backup = Ultima copia
operator-backup-none = nessuna
operator-tables = Tavoli
operator-number-people = persone presenti
operator-number-watched = tavoli seguiti
operator-number-running = partite in corso
operator-number-by-post = partite per corrispondenza
operator-number-waiting-tables = tavoli in attesa di giocatori
operator-number-moves = mosse al minuto
operator-lines = Linee: le ultime 24 ore.
operator-processes = Server
operator-column-process = Server
operator-column-state = Stato
operator-column-up = Attivo da
operator-column-memory = Memoria
operator-column-processor = Processore
operator-column-streams = Flussi
operator-serving = in servizio
operator-silent = silenzioso da { $seconds } s
operator-server = server { $number }
operator-computers = Computer ai tavoli
operator-queue = { $busy } processi su { $thinkers } pensano, { $waiting ->
    [one] 1 mossa aspetta
   *[other] { $waiting } mosse aspettano
}. Attesa più lunga: { $longest } s.
operator-thinks = pensa, { $seconds } s
operator-waits = aspetta, { $seconds } s
operator-happened = Che cosa è successo
operator-nothing = Niente da segnalare.
operator-no-names = Niente nomi, niente indirizzi, niente carte: solo ciò che serve a far funzionare il server.
operator-figures = Cifre per le macchine
happened-doors-closed = Le porte sono state chiuse: nessun nuovo tavolo.
happened-doors-opened = Le porte sono di nuovo aperte.
happened-renewed = Tutti i server si riavviano.
happened-database-gone = Il database non ha risposto per { $seconds } s. Nulla di ciò che era salvato è perso.
happened-backup = { $tables ->
    [one] È stata scritta una copia di 1 tavolo.
   *[other] È stata scritta una copia di { $tables } tavoli.
}
cli-seats = chi gioca, posto per posto: me o un bot ({ $bots }), con un nome se vuoi: Ada=me,Ben=me,greedy
cli-seed = una parola o un numero che determina ogni mescolata
cli-option = un’opzione del gioco, nella forma nome=valore; si può ripetere
cli-edition = un file TOML con i valori stampati della tua scatola, dove sono diversi
cli-resume = continua una partita salvata: una registrazione, oppure «last» per l’ultima
cli-save = dove salvare la partita (se non indicato: nella cartella dei dati)
cli-players = numero di giocatori
cli-games = numero di partite
cli-bots = bot, posto per posto ({ $bots }); l’ultimo occupa i posti restanti
cli-records = salva in questa cartella la registrazione di ogni partita
cli-at = mostra solo la posizione dopo questo numero di mosse
cli-seat = mostra ciò che vede questo posto: la sua mano e le sue scelte
cli-seconds = secondi di misura per ogni riga
cli-peers = misura anche altri progetti, per confronto
cli-missing-command = Scegli un comando: { $commands }.
cli-unknown-command = Non c’è nessun comando «{ $command }». A disposizione: { $known }.
cli-unknown-argument = Qui «{ $argument }» non è valido. Aggiungi --help per vedere le opzioni.
cli-missing-game = Indica un gioco. A disposizione: { $known }.
cli-missing-file = Indica una registrazione.
cli-usage = uso:
cli-not-understood = «{ $argument }» non è usato correttamente. Aggiungi --help per vedere come si usa.
cli-not-text = «{ $argument }» non è un testo valido.
cli-not-with-resume = { $option } non si può cambiare in una partita salvata. Togli questa opzione.
build-compiled = compilato
build-pure = in Python puro
version = Universelle { $version } (motore { $build }, Python { $python })
games-slug = Nome
games-players = Giocatori
games-minutes = Minuti
games-weight = Difficoltà
weight = { $weight ->
    [1] facile
    [2] abbastanza facile
    [3] di media difficoltà
    [4] abbastanza impegnativo
   *[5] impegnativo
}
games-ruleset = Regole
games-actions = Mosse possibili
games-credits = Autori
source-documented = Dal regolamento
    .meaning = Lo dice il regolamento o la scatola.
source-inferred = Dedotto
    .meaning = Si deduce dal regolamento o da un suo simbolo.
source-authored = Nostra scelta
    .meaning = Scelto per questo programma, perché non se ne conosceva il valore stampato.
source-owner = Dal file di edizione
    .meaning = Diverso dall’edizione standard: dalla tua scatola.
simulate-working = Simulazione in corso
simulate-working-together = Partite in { $processes } processi
simulate-head = { $title } · giocatori: { $players } · partite: { $games } in { $seconds } s · processi: { $processes } · { $rate } partite/s · { $actions } mosse/s · mosse per partita: { $length }
simulate-seat = Posto
simulate-bot = Bot
simulate-wins = Vittorie
simulate-interval = IC 95 %
simulate-mean = Media punti
simulate-sd = Dev. standard
simulate-deciles = 10/50/90 %
simulate-points = Origine dei punti
simulate-kept =
    { $games ->
        [one] { $games } registrazione salvata in { $folder }.
       *[other] { $games } registrazioni salvate in { $folder }.
    }
simulate-stopped = Interrotto dopo { $games } di { $asked }.
simulate-stood-in =
    { $number ->
        [one] Il risultato non è del solo «{ $bot }»: il programma ha fallito in { $number } mossa, fatta invece da «{ $by }».
       *[other] Il risultato non è del solo «{ $bot }»: il programma ha fallito in { $number } mosse, fatte invece da «{ $by }».
    }
process-lost = Un processo che giocava è stato fermato dall’esterno. Un altro rigioca le sue partite.
processes-lost = I processi che giocano vengono fermati uno dopo l’altro, forse perché la memoria non basta. Chiudi altri programmi o gioca con meno processi.
replay-head = { $title } · { $seats } · mosse: { $moves }
replay-at = Dopo la mossa { $at }:
verify-over = La registrazione è valida; la partita è finita. Mosse: { $moves }. Punti: { $scores }.
verify-running = La registrazione è valida; la partita è ancora in corso. Mosse: { $moves }.
verify-taken-back = Mosse annullate dopo una rivelazione o una risposta: { $moves }.
verify-fair = Le carte erano regolari: il seme corrisponde all’impronta { $fingerprint }.
verify-own-seed = Il seme «{ $seed }» è stato scritto a mano: chi l’ha scelto poteva conoscere le carte.
verify-not-sealed = Prima della prima mossa non è stata mostrata alcuna impronta. Quella del seme è { $fingerprint }.
bad-fingerprint = Un’impronta ha 64 cifre e lettere dalla a alla f: «{ $text }» non lo è.
cli-verify-fingerprint = l’impronta delle carte, come è stata mostrata prima della prima mossa
bench-name = Che cosa
bench-build = Variante
bench-actions = Mosse/s
bench-games = Partite/s
bench-clone = Copia di una posizione, µs
bench-ratio = Contro catanatron
bench-working = Misura in corso…

## L’arena

cli-arena-help = confronta i bot: le stesse partenze per ogni posto, punteggi di forza con intervalli
cli-arena-more = Esempio: universelle arena worlds-fair-1893 --bots greedy,random --players 2 --games 200
cli-arena-bots = i bot da confrontare ({ $bots }, o il nome di un avversario); l’ultimo occupa i posti restanti; se i bot sono più dei posti, si incontrano tutti i gruppi
cli-arena-games = numero di partite, arrotondato per eccesso a partenze intere
cli-until-sure = si ferma appena è chiaro quale di due bot è migliore
cli-processes = numero di processi che giocano (altrimenti: uno per core)
cli-ray = gioca sul cluster Ray a questo indirizzo; senza indirizzo, con Ray su questo computer
cli-arena-resume = salva in questo file ogni partita finita e continua da lì
cli-chart = disegna i punteggi di forza in questo file, che termina in .svg
arena-too-few-bots = Indica con --bots almeno due bot diversi, separati da virgole; solo un gioco in solitario può averne uno.
arena-too-many-bots = Bot indicati: { $bots }. Partite di tutti i gruppi per ogni partenza: { $games }; massimo: { $most }. Confrontane meno alla volta.
arena-not-two = --until-sure confronta esattamente due bot, non { $bots }. Indicane due, oppure togli l’opzione.
arena-file-unusable = Il file { $file } non è utilizzabile: { $why }. Indicane un altro con --resume.
arena-file-foreign = { $file } non è il file di un’arena e non è stato modificato. Indicane un altro con --resume.
arena-file-differs = { $file } appartiene a un’altra serie ({ $what }: { $there }) e non è stato modificato. Chiedi la stessa, oppure indica un altro file con --resume.
arena-file-damaged = Alcune righe di { $file } non sono leggibili: { $lines }. Quelle partite si rigiocano; tutte le altre contano.
arena-bad-chart = L’immagine { $file } deve terminare in .svg e trovarsi in una cartella esistente.
ray-missing = Ray non è installato. Installalo con: uv pip install --python { $python } ray, oppure togli --ray.
ray-bad-address = «{ $address }» non è l’indirizzo di un cluster Ray. Scrivi host:porta oppure ray://host:porta.
ray-unreachable = Nessun cluster Ray è raggiungibile a «{ $address }»: { $why }. Avviane uno con ray start --head, imposta lo stesso RAY_AUTH_TOKEN qui e là, oppure togli --ray.
ray-not-started = Ray non si avvia su questo computer: { $why }. Togli --ray per giocare senza.
ray-failed = Il cluster Ray non ha potuto giocare: { $why }. Installa la stessa versione di Universelle su tutti i suoi computer, poi riprova.
libraries-missing = Per questo comando mancano delle librerie. Installale con: uv pip install --python { $python } { $libraries }
arena-about = giocatori: { $players } · partite: { $games } · partenze: { $deals }
arena-stood-in = mosse di sostituti: { $moves }
arena-speed = processi: { $processes } · { $rate } partite/s
arena-games = Partite
arena-share = Vittorie
arena-intervals = Tra parentesi: intervalli al 95 %.
arena-times-fair = × equa
arena-rating = Forza
arena-margin = Distacco
arena-points = Punti
arena-before = Davanti a
arena-better = { $bot } è migliore: certezza dopo { $deals } partenze.
arena-not-sure = Non è ancora chiaro quale dei due sia migliore (partenze: { $deals }).
arena-chart-note = Punto: punteggio di forza; linea: intervallo al 95 %. 400 punti in più: dieci volte la probabilità di stare davanti.

## Pesi di una valutazione

weights-fixed = I bot di questo gioco non hanno pesi modificabili.
weights-unusable = I pesi in { $file } non sono leggibili: { $why }. Indica un file scritto da universelle tune.
weights-none = In { $file } non ci sono pesi. Indica un file con una tabella [[run]], come quelli che scrive universelle tune.
cli-tune-help = migliora i pesi che guidano i bot, con partite contro quelli attuali
cli-tune-more = Esempio: universelle tune worlds-fair-1893 --players 2 --games 20 --generations 30
cli-tune-bot = chi gioca con i pesi
cli-tune-games = numero di partite di ogni candidato in ogni generazione, arrotondato per eccesso a partenze intere
cli-generations = numero di generazioni di candidati
cli-only = regola solo questi pesi, separati da virgole; * sta per qualsiasi cosa
cli-weights = parte dai pesi di questo file invece che da quelli del gioco
cli-tune-out = salva i pesi in questo file
cli-tune-resume = salva ogni generazione finita in questo file e continua da lì (altrimenti: accanto ai pesi, con estensione .jsonl)
tune-first = Generazione 1 di { $generations }
tune-generation = Generazione { $number } di { $generations } · migliore finora: { $best }
tune-proving = Prova del risultato
tune-about = generazioni: { $generations } · partite: { $games }
tune-weight = Peso
tune-before = Prima
tune-after = Dopo
tune-share = Vittorie dei nuovi pesi contro i vecchi: { $share } ({ $low }–{ $high }) in { $games } altre partite.
tune-saved = Pesi salvati in { $file }.
tune-prove = Confrontali con: { $command }
tune-stopped = Generazioni finite: { $generations }. Continua con: { $command }
tune-unknown-weight = Nessun peso che conti qui si chiama «{ $name }». Scegli tra: { $known }.
tune-no-folder = La cartella di { $file } non esiste. Indica un altro file con --out.
tune-file-exists = { $file } contiene già una messa a punto e non è stato modificato. Continuala con --resume { $file }, oppure indica altri file con --out.
tune-file-foreign = { $file } non è il file di una messa a punto e non è stato modificato. Indicane un altro con --resume.
tune-file-damaged = { $file } non è utilizzabile dalla generazione { $generation } in poi. Queste generazioni vengono rigiocate; quelle precedenti contano.

## Playing in the terminal

play-choose = Numero, mossa o comando (h per l’aiuto):
play-begins = { $title } · partita salvata in { $file }
play-bot = { $name } ({ $kind })
play-resumed = Si riprende dopo la mossa { $moves }.
play-unknown =
    { $most ->
        [1] «{ $text }» non è né il numero 1, né una mossa, né un comando. Scrivi h per l’aiuto.
       *[other] «{ $text }» non è né un numero da 1 a { $most }, né una mossa, né un comando. Scrivi h per l’aiuto.
    }
play-undone = Mossa annullata.
play-back = indietro
play-saved = Partita salvata in { $file }.
play-left = La partita è salvata. Per riprenderla: { $command }
play-help =
    Scrivi il numero di una scelta, o la sua mossa in notazione breve (tra parentesi quadre).
    u  annulla la tua ultima mossa, anche se altri hanno già risposto; la registrazione lo annota
    t  un consiglio: le mosse migliori e che cosa possono portare; la registrazione lo annota
    b  mostra il tavolo
    l  mostra la cronaca
    i  descrive le carte sul tavolo
    r  le regole in breve
    s  salva (s FILE: in un file a tua scelta)
    h  questo aiuto
    q  esci; la partita viene salvata
play-over = Punteggio finale
play-total = Totale
play-winner = Vittoria: { $winners }
play-place = Posizione

## The board as a page

web-table-players = Giocatori
web-table-rule = Regola per questa scelta
web-table-told = Il tavolo a parole
web-table-cover = { $seat }, tocca a te: mettiti allo schermo mentre gli altri guardano altrove.
web-table-uncover = Sono { $seat }: mostra il tavolo
web-table-rules = Regole
web-table-undo = Annulla
web-table-more = Regole, simboli, lingua
web-table-choices = La tua mossa
web-table-chronicle = Cronaca
web-table-brief = Il gioco in breve
web-table-turn = Turno { $number }
web-table-over = L’Esposizione è chiusa
web-table-result = Vedi il risultato
web-table-did = { $seat }: { $action }
web-table-wait = In attesa degli altri giocatori
web-table-count = Origine dei punti
web-table-not-seated = Non hai un posto a questo tavolo.
web-table-stale = La partita è andata avanti: guarda di nuovo e scegli.
web-table-damaged = Questo tavolo è danneggiato e non si può aprire. Gli altri tavoli non ne risentono.
web-table-speed = Velocità
web-table-slow = lenta
web-table-normal = normale
web-table-fast = veloce
web-table-at-once = immediata
web-table-skip = Salta
web-table-lost = Connessione persa. Nuovo tentativo…
web-table-back = Connessione ripristinata.
web-table-failed = La mossa non è stata ricevuta. Riprova.
web-table-set = Conferma
web-table-unset = Indietro
web-table-confirm = Conferma le mosse sugli schermi tattili, e quando ognuno gioca sul proprio schermo
web-table-hints = Offri consigli
web-table-hints-agreed = A questo tavolo i consigli sono permessi; vengono contati
terms-hints = Consigli
terms-hints-off = solo se gioca una persona
terms-hints-on = anche in più persone
web-replay-title = Rivedi la partita
web-replay-first = Inizio
web-replay-back = Indietro
web-replay-on = Avanti
web-replay-last = Fine
web-replay-show = Mostra
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-picture = Immagine
web-replay-link = Copia il link
web-replay-eyes = Visto da
web-replay-all-saw = tutti
web-error-title = Qualcosa non va
web-error-not-found = A questo indirizzo non c’è nulla.
web-error-refused = Non si può fare.
web-error-foreign = La richiesta veniva da un altro sito ed è stata rifiutata.
web-error-large = La richiesta è troppo grande.
web-error-often = Troppe richieste: aspetta un momento e riprova.
web-error-busy = Il server è molto occupato: aspetta un momento e riprova.
web-error-slow = La richiesta ha impiegato troppo tempo ad arrivare.
web-error-host = Questo server non risponde al nome nell’indirizzo. Chi lo gestisce può ammettere il nome con --allowed-hosts.
web-error-picture = Disegnare questa immagine richiede troppo tempo.
web-error-new-record = Leggere questa edizione richiede troppo tempo.
web-error-failed = Il server ha avuto un errore imprevisto. Le tue partite sono al sicuro.
web-error-home = Pagina iniziale

## Following the others

entry-winner = Vittoria
web-chronicle-all = tutti ({ $turns })
web-chronicle-you = Tu
web-chronicle-undone =
    { $whose ->
        [you] annulli una mossa
       *[other] annulla una mossa
    }
web-chronicle-since = Dal tuo turno:
web-chronicle-new = Novità: { $count }
web-chronicle-now = Torna al presente
web-chronicle-back = Torna al tavolo
web-chronicle-skip = Vai al mio turno
web-chronicle-close = Chiudi
web-replay-turn = Turno { $turn } di { $turns }

## Pages

web-foot-unofficial = Un progetto gratuito e non ufficiale, senza legami con gli autori e gli editori di questi giochi.
web-foot-home = Tutti i giochi
web-foot-language = Lingua
web-home-fairs = Giochi
web-home-players = Da { $least } a { $most } giocatori
web-home-minutes = { $minutes } min
web-home-play = Gioca
web-home-setup = Prepara
web-home-others = Con altri
web-home-rules = Regole
web-home-games = Le tue partite
web-home-none = Ancora nessuna partita. Premi Gioca su un manifesto e la prima inizia.
web-home-elsewhere = Su altri tavoli
web-home-over = Finita
web-home-won = Vittoria: { $winners }
web-home-yours = Tocca a te
web-home-to-move = Di turno: { $players }
web-home-left = ancora { $time }
web-home-damaged = Un tavolo danneggiato, che non si può aprire.
web-home-pending = Un tavolo di una versione precedente; comparirà tra un attimo.
web-home-no-game = Un tavolo di un gioco che non è più installato.
web-home-continue = Continua
web-home-watch = Guarda
web-home-result = Vedi il risultato
web-home-more-games =
    { $count ->
        [one] Un’altra partita
       *[other] Altre { $count } partite
    }
web-setup-title = Prepara una partita
web-setup-tab-here = A questo schermo
web-setup-tab-friends = Con amici, tramite link
web-setup-seats = Giocatori
web-setup-hint = Da { $least } a { $most } giocatori. Le persone condividono questo schermo, tranne chi arriva con un link. Se ci sono solo computer, guardi la partita.
web-setup-who = chi gioca
web-setup-name = nome
web-setup-me = io
web-setup-here = un’altra persona
web-setup-friend = un amico, con un link
web-setup-colour = colore
web-setup-no-colour = Ogni posto deve avere uno dei cinque colori.
web-setup-same-colour = Due posti hanno lo stesso colore: cambiane uno.
web-setup-edition = Edizione
web-setup-edition-hint = Un file TOML con i valori stampati della tua scatola, dove sono diversi dai nostri.
web-setup-edition-ours = I nostri valori
web-colour-1 = viola
web-colour-2 = turchese
web-colour-3 = rame
web-colour-4 = avorio
web-colour-5 = nero
web-setup-bot = computer: { $bot }
web-setup-bot-random = computer: gioca a caso
web-setup-bot-greedy = computer: sceglie ciò che sembra meglio
web-setup-bot-planner = computer: prova le mosse migliori prima di decidere
web-setup-empty = posto vuoto

# The gallery of players in the set-up, and opponents wherever they are shown
web-setup-me-line = tu, a questo schermo
web-setup-here-line = anche a questo schermo
web-setup-friend-line = prende questo posto da un altro browser
web-setup-empty-line = qui non siede nessuno
web-setup-or-bot = oppure un avversario guidato dal computer:
web-setup-not-measured = punteggio di forza non misurato
web-setup-rating = { $give ->
    [0] { $rating }, il riferimento
   *[other] { $rating } ± { $give }
}
web-setup-ratings = I punteggi di forza valgono per due giocatori e sono misurati tra un livello e il successivo: chi ha 200 punti in più vince tre partite su quattro. In più di due l’ordine resta lo stesso, ma non le distanze. Il secondo livello vale 1000; ± indica l’intervallo al 95 %.
web-setup-at-once = gioca subito
web-setup-moment = ci pensa un momento
web-setup-record = le tue vittorie: { $won } su { $played }
web-setup-your-match = al tuo livello
articles = Il, La, L’
opponent-strength = forza { $level } su { $levels }

web-setup-options = Opzioni
web-setup-more = Altro
web-setup-lot = a caso
web-setup-seed = Seme casuale
web-setup-seed-hint = Una parola o un numero che determina ogni mescolata. Lascia vuoto per affidarti al caso.
web-setup-language = Lingua
web-setup-begin = Inizia
web-end-closed =
    { $turns ->
        [one] Chiusa dopo { $turns } turno
       *[other] Chiusa dopo { $turns } turni
    }
web-end-awards = La giuria assegna la grande medaglia a
web-end-ahead =
    { $points ->
        [one] punto, { $by } in più di { $next }
       *[other] punti, { $by } in più di { $next }
    }
web-end-tie-break =
    { $points ->
        [one] punto, prima di { $next } grazie allo spareggio
       *[other] punti, prima di { $next } grazie allo spareggio
    }
web-end-shared =
    { $points ->
        [one] punto ciascuno: vittoria condivisa
       *[other] punti ciascuno: vittoria condivisa
    }
web-end-alone =
    { $points ->
        [one] punto
       *[other] punti
    }
result-rated = Questa partita conta per il punteggio di forza.
result-not-rated = Questa partita non conta per il punteggio di forza.
web-end-again = Gioca ancora
web-end-seats = Cambia giocatori
web-end-replay = Rivedi
web-end-export = Scarica la partita
web-end-count = Punteggio finale
web-end-from = Origine
web-end-curve = Turno per turno
web-end-curve-hint = I punti che ognuno avrebbe avuto se l’Esposizione avesse chiuso dopo quel turno. Le medaglie segnano la fine dei round; il nastro sotto mostra chi era in testa.
web-end-curve-alone = I punti se l’Esposizione avesse chiuso dopo quel turno. Le medaglie segnano la fine dei round.
web-end-curve-label = Punti di tutti i giocatori, dal primo turno al turno { $turns }
web-end-round = Round { $round }
web-rules-title = Regole
web-rules-contents = Indice
web-rules-credits = { $title } è un gioco di { $designers }, pubblicato da { $publishers } nel { $year }. Queste regole sono scritte con parole nostre.
example-play = Guardalo sul tavolo
example-back = Torna alle regole
example-players = Ada, Ben, Cleo, Dora, Emilio
example-overview = Tutto il tavolo durante l’esempio più sotto: ciò che è a disposizione di tutti e ciò che ha ciascuno.

## Games from other packages

game-not-loaded = Impossibile caricare il gioco «{ $game }»: { $why }
game-not-a-game = Il pacchetto di «{ $game }» offre qualcosa che non è un gioco.
game-twice = Esiste già un gioco chiamato «{ $slug }»: «{ $game }» è stato escluso.
game-bad-slug = Il gioco «{ $game }» ha il nome «{ $slug }». Un nome deve avere minuscole e cifre con trattini singoli: il gioco è stato escluso.
told-none = niente
default-over = La partita è finita
default-yes = sì
default-no = no
default-round = Round { $round } di { $rounds }
default-round-only = Round { $round }
default-no-rules = Questo gioco non ha ancora una pagina delle regole.
default-no-edition = { $title } non ha valori che un’edizione possa cambiare.
view-score = Punti
view-round = Round
view-rounds = Round
view-hand = Mano
view-seat = Giocatore
view-owner = Giocatore
view-deck = Mazzo
view-discard = Scarti
rules-brief = La pagina delle regole spiega questo gioco.
board-legend = Il tavolo mostra ciò che puoi sapere; sotto sono elencate le tue mosse possibili.
board-tie-break = Le parità si risolvono secondo le regole.
board-player = Giocatore

## Hints, at the table and in the terminal

web-hint = Consiglio
web-hint-close = Chiudi il consiglio
hint-company = I consigli ci sono solo nelle partite in cui gioca una persona sola.
web-hint-thinking-title = Uno sguardo avanti
web-hint-thinking = Si esamina dove può portare ogni mossa…
web-hint-stop = Interrompi
hint-title =
    { $number ->
        [1] Una mossa da valutare
        [2] Due mosse da valutare
       *[other] Tre mosse da valutare
    }
web-hint-note = La tua probabilità di vincere secondo l’avversario più forte, e i punti attesi rispetto alle altre mosse che ha valutato.
web-hint-note-alone = I punti alla fine secondo l’avversario più forte, e la differenza rispetto alle altre mosse che ha valutato.
web-hint-unit = probabilità di vincere
web-hint-unit-alone = punti alla fine
web-hint-guess = Solo un’intuizione
web-hint-guess-note = È mancato il tempo per guardare avanti. A prima vista questa sembra la migliore.
web-hint-play = Gioca
web-hint-as-good = altrettanto buona, per quanto si può dire
hint-sum = in tutto
web-hint-all =
    { $number ->
        [1] Torna alla tua mossa
       *[other] Tutte le { $number } scelte
    }
web-hint-count =
    { $number ->
        [1] primo consiglio della partita
        [2] secondo consiglio della partita
        [3] terzo consiglio della partita
       *[other] consiglio { $number } della partita
    }
# for screen readers, a sentence for each move; $aim: 41%, $points: +4.5
web-hint-say = Numero { $rank }: { $move }, { $aim } di probabilità di vincere, punti { $points }.
web-hint-say-alone = Numero { $rank }: { $move }, { $aim } punti alla fine, { $points }.
hints-asked =
    { $number ->
        [one] Giocata con { $number } consiglio.
       *[other] Giocata con { $number } consigli.
    }
hint-chance = { $aim } di probabilità di vincere
hint-points = { $aim } punti alla fine
play-hint-thinking = Uno sguardo avanti…
verify-hints = Consigli richiesti: { $number }.
stood-in-for = { $seat } non ha risposto in tempo; al suo posto ha giocato un sostituto più semplice.
stand-ins-told =
    { $number ->
        [one] Un sostituto più semplice ha fatto { $number } mossa.
       *[other] Un sostituto più semplice ha fatto { $number } mosse.
    }
source-points = punti

## For spectators

web-table-watching = Stai guardando

## Asking what a thing is

about-now = Ora
about-comes = Arriva
about-spent = Si usa
about-why = Perché
about-then = Poi
about-next = Dopo
about-moves = Avanza
about-has = Possiede
about-with = Chi l’ha
about-costs = Costo
about-worth = Valore
about-links = Collegato a
about-left = Ancora
about-works = Agisce
about-needs = Richiede
about-gives = Dà
about-goal = Obiettivo
about-price = Prezzo
web-ask-title = Che cos’è?
web-ask-keep = tiene aperto
web-ask-again = Mostra sul tavolo, momento per momento, che cosa è successo dal tuo turno.
web-ask-new-cards = Novità sul tavolo
web-ask-new-told = Che cosa è stato distribuito o scoperto qui. Apri per leggere l’elenco.
web-ask-close = Chiudi
web-ask-rules = Regole
web-ask-legend = Simboli
web-ask-legend-open = Simboli del gioco
web-ask-legend-keys = apre e chiude; indica un simbolo per sapere che cos’è
web-ask-find = Cerca nelle regole
web-ask-found = Risultati
web-ask-none = Nessun risultato.
web-ask-opens = apre e chiude
web-ask-back = Torna al tavolo
web-ask-board = Torna al tavolo
web-ask-here = Ora sul tuo tavolo
web-ask-chapters = Capitoli

## Scorings told in stages, and reports

web-end-curve-then = I punti che ognuno avrebbe avuto se l’Esposizione avesse chiuso dopo quel turno.
web-end-curve-then-alone = I punti che avresti avuto se l’Esposizione avesse chiuso dopo quel turno.
web-end-turns = Turno
web-end-turn = Turno { $turn }
web-end-whole = Alla fine
web-end-then = se l’Esposizione avesse chiuso allora
web-end-open = Rivedi il turno { $turn }
deal-title = Le carte erano regolari?
deal-sealed = Le carte sono sotto sigillo. Si aprirà quando la partita sarà finita.
deal-keep = Conserva questa impronta, se vuoi: su carta, in un messaggio, in un’immagine. Alla fine potrai confrontarla.
deal-running-own = Nulla è sigillato: il seme casuale di questa partita è stato scritto a mano.
deal-running-none = Nulla è sigillato: questa partita è iniziata prima che ci fossero i sigilli.
deal-stamp-yes = Sì
deal-stamp-no = No
deal-fair = Le carte erano decise prima della prima mossa, e nessuno le ha cambiate dopo.
deal-left = Regolare fino al turno { $turns }, quando la partita è stata lasciata. Anche il resto del mazzo è aperto.
deal-other-seed = Il seme rivelato non corrisponde al sigillo.
deal-other-kept = Prima della prima mossa, a questo browser è stata mostrata un’altra impronta.
deal-other-cards = Il seme è quello sigillato, ma non dà ciò che si vede al turno { $turn }.
deal-whose-fault = L’errore può essere nostro o di qualcuno sul server; non dice nulla dei giocatori. Manda la prova a chi gestisce il server.
deal-not-checked = Non verificato: il server non risponde. Il sigillo resta; riprova più tardi.
deal-checking = Si ridistribuisce la partita…
deal-own-seed = Nulla da verificare: il seme casuale «{ $seed }» è stato scritto a mano prima della partita.
deal-own-seed-more = Chi l’ha scelto poteva conoscere le carte. Partite così non contano mai per il punteggio di forza.
deal-not-sealed = Nulla da verificare: questa partita è iniziata prima che ci fossero i sigilli.
deal-before = Prima della prima mossa
deal-before-more = Abbiamo mescolato, scritto come, e sigillato il foglio. Chi apriva il tavolo poteva vedere questa impronta del sigillo.
deal-after = Dopo l’ultima mossa
deal-after-more = Il sigillo è aperto. Questo numero, il seme, ha deciso ogni mescolata e ogni pescata della partita.
deal-checked = Verificato ora
deal-by-server = Il server ha sigillato di nuovo il seme: stessa impronta, stesso rosone.
deal-by-browser = Il tuo browser ha sigillato di nuovo il seme: stessa impronta, stesso rosone.
deal-no-browser = Il tuo browser può sigillare da sé solo con una connessione cifrata.
deal-again-dealt = Poi il server ha ridistribuito e rigiocato da lì tutta la partita.
deal-same-fingerprint = stessa impronta
deal-same-kept = quella che questo browser ha conservato all’inizio
deal-same-cards = ogni carta nello stesso ordine
deal-same-turns =
    { $turns ->
        [one] { $turns } turno, stessi punti
       *[other] { $turns } turni, stessi punti
    }
deal-shows = Che cosa mostra:
deal-shows-more = nessuno ha scelto le carte a tuo favore o a tuo danno, nemmeno noi.
deal-limit = Che cosa non può mostrare:
deal-limit-more = se qualcuno che gestisce il server ha guardato sotto il sigillo durante la partita.
deal-again = Verifica di nuovo
deal-copy = Copia
deal-copy-proof = Copia la prova
deal-copied = Copiato
deal-fingerprint = Impronta
deal-seed = Seme
deal-was-sealed = sigillata prima della prima mossa
deal-from-seed = dal seme rivelato
deal-how = Come funziona
deal-how-seal = Il seme è fatto di 32 byte casuali; tutte le mescolate ne derivano. La sua impronta è il loro SHA-256: non svela nulla del seme, e nessuno può trovarne un altro con la stessa impronta.
deal-how-check = Per verificare sul tuo computer, scarica la partita e confrontala con l’impronta che hai conservato. Il programma ridistribuisce e rigioca tutto:
deal-how-without = Solo l’impronta, senza il programma:
web-telling-on = Continua
web-telling-back = Indietro
web-telling-skip = Salta
web-telling-report = Al riepilogo
web-telling-of = { $number } di { $all }
web-telling-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-report-closed = Il round { $round } è finito
web-report-so-far = Il round { $round } finora
web-report-rounds = Round per round
web-report-of-round = Round { $round }
web-report-before = Prima
web-report-round = Questo round
web-report-now = Ora
web-report-again = Rivedi
web-report-close = Torna alla partita
web-report-of = Round { $round }
web-report-all = Tutti i riepiloghi
web-report-you-won =
    { $points ->
        [one] Hai vinto con { $points } punto.
       *[other] Hai vinto con { $points } punti.
    }
web-report-won =
    { $points ->
        [one] Vittoria con { $points } punto: { $winners }.
       *[other] Vittoria con { $points } punti: { $winners }.
    }
web-report-alone =
    { $points ->
        [one] Hai { $points } punto.
       *[other] Hai { $points } punti.
    }
web-report-tied =
    { $points ->
        [one] Parità a { $points } punto: { $players }.
       *[other] Parità a { $points } punti: { $players }.
    }
web-report-you-lead =
    { $points ->
        [one] Sei in testa con { $points } punto, { $by } in più di { $next }.
       *[other] Sei in testa con { $points } punti, { $by } in più di { $next }.
    }
web-report-leads =
    { $points ->
        [one] { $seat } è in testa con { $points } punto, { $by } in più di { $next }.
       *[other] { $seat } è in testa con { $points } punti, { $by } in più di { $next }.
    }

## Analisi

review-damaged = Questa analisi non è leggibile.
review-title = Analisi
review-of = Analisi: vince { $name }, { $points } a { $others }
review-of-tie = Analisi: vittoria condivisa a { $points }
review-of-one =
    { $points ->
        [one] Analisi: { $points } punto
       *[other] Analisi: { $points } punti
    }
review-chance = Le probabilità di vittoria
review-score = Il punteggio atteso
review-hint =
    { $players ->
        [2] Secondo il bot più forte; insieme danno il 100 %. I contrassegni indicano le decisioni più costose, l’ombra quanto la stima può sbagliare.
       *[other] Secondo il bot più forte; tutte e { $players } insieme danno il 100 %. I contrassegni indicano le decisioni più costose, l’ombra quanto la stima può sbagliare.
    }
review-hint-alone = Quanto il bot più forte si aspetterebbe di raggiungere da ogni posizione. L’ombra mostra quanto è incerto.
review-chart = Le probabilità di vittoria di ciascuno dopo ogni decisione
review-chart-alone = I punti attesi dopo ogni decisione
review-target = obiettivo { $points }
review-to-come = mosse da { $first } a { $last } ancora da esaminare
review-pin = Decisione { $number }, { $when }
review-invitation = Il bot più forte ripercorre tutta la partita e dice quanto valeva ogni decisione: le probabilità di vittoria in una curva, le tre decisioni più costose, che cosa era meglio e perché.
review-invitation-alone = Il bot più forte ripercorre tutta la partita e dice quanto valeva ogni decisione: i punti attesi in una curva, le tre decisioni più costose, che cosa era meglio e perché.
review-start = Analizza questa partita
review-stop = Ferma
review-go-on = Continua
review-at = In esame il turno { $turn } di { $turns }.
review-leave = Puoi lasciare la pagina, l’analisi continua.
review-left =
    { $seconds ->
        [one] Ancora { $seconds } secondo circa; puoi lasciare la pagina, l’analisi continua.
       *[other] Ancora { $seconds } secondi circa; puoi lasciare la pagina, l’analisi continua.
    }
review-stopped = Interrotta al turno { $turn } di { $turns }.
review-failed = L’analisi si è interrotta al turno { $turn } di { $turns }. Ciò che è fatto resta.
review-looking = Ricerca in corso
review-cards = Le decisioni compaiono appena un turno è giudicato, e cambiano posto quando se ne trova una più costosa.
review-no-card = Qui non c’è ancora nulla.
review-no-regret = Nulla da rimpiangere
review-cheap = Nessuna decisione è costata molto.
review-best-title = La decisione migliore
review-best = { $when }: da { $before } a { $after }.
review-played = Giocata
review-better = Meglio
review-see = Rivedi il momento
review-more = Più punti attesi: { $sources }.
review-less = Meno: { $sources }.
review-more-points = Più punti attesi.
review-less-points = Meno punti attesi, ma più probabilità di vittoria.
review-hinders = Gli altri potevano aspettarsi di meno.
review-many = Nessun motivo unico: molti piccoli.
review-others = altri
review-how = Come hanno giocato
review-alone = In solitario
review-reached = punti raggiunti
review-lost = persi nelle decisioni più costose
review-moves = Mosse
review-moves-so-far = Mosse finora
review-all-moves = Mostra tutte le mosse ({ $number })
review-show-all = Tutte
review-show-mine = Le mie
review-show-theirs = Le sue
review-show-marked = Segnate
# marks of decisions
review-best-mark = la migliore
review-good-mark = buona
review-inexact-mark = imprecisa
review-mistake-mark = errore
review-blunder-mark = grave errore
cli-review-help = dice di ogni decisione di una partita registrata quanto valeva, e che cosa era meglio
cli-review-seat = mostra le decisioni più costose di questo posto
cli-review-resume = conserva i risultati in questo file, e riprende da dove finisce
play-review = Quanto valeva ogni decisione: { $command }
review-working = Analisi in corso
review-head =
    { $moves ->
        [one] { $title } · analisi di { $moves } mossa
       *[other] { $title } · analisi di { $moves } mosse
    }
review-case = { $number }. Mossa { $move }, { $seat } · { $when }
review-move = Mossa { $move }
review-of-another-match = { $file } non è un’analisi di questa partita. Indica un altro file.
review-unreadable = Impossibile leggere { $file }: { $why }.
review-not-saved = Impossibile salvare { $file }: { $why }.
review-file-damaged = { $file } è leggibile fino alla mossa { $moves }; le altre vengono analizzate di nuovo.

## Avvisi: notifiche, e-mail e webhook

call-your-turn = Tocca a te: { $game }
call-table-begins = La partita inizia: { $game }
call-invited = { $name } ti invita a { $game }
call-password = Nuova password per Universelle
call-confirm = I messaggi di Universelle
call-mailbox = È il tuo indirizzo e-mail?
call-test = Messaggio di prova da Universelle
call-moved = { $name } ha appena giocato.
call-all-seated = Tutti i posti sono occupati.
call-seat-free = C’è un posto libero per te.
call-works = Funziona: ti avviseremo qui quando tocca a te.
call-left = Hai ancora { $time }.
call-time = { $longer } e { $shorter }
call-days =
    { $number ->
        [one] { $number } giorno
       *[other] { $number } giorni
    }
call-hours =
    { $number ->
        [one] { $number } ora
       *[other] { $number } ore
    }
call-minutes =
    { $number ->
        [one] { $number } minuto
       *[other] { $number } minuti
    }
call-to-table = Al tavolo:
call-stop = Ricevi questa e-mail perché l’hai richiesta. Per non riceverne più:
call-password-asked = Qualcuno, probabilmente tu, ha chiesto una nuova password. Sceglila qui:
call-password-time = Il link funziona una sola volta e vale per { $time }.
call-password-ignore = Se non l’hai chiesta tu, non serve fare nulla: la tua password resta com’è.
call-confirm-asked = Qualcuno, probabilmente tu, vuole ricevere qui un’e-mail di Universelle quando è il suo turno. Per accettare, apri:
call-mailbox-asked = Qualcuno, probabilmente tu, ha indicato questo indirizzo per un account di Universelle. Per confermarlo, apri:
call-confirm-ignore = Se non eri tu, non c’è nulla da fare: non arriveranno altri messaggi.
call-failed-gone = { $host } non conosce più questo destinatario.
call-failed-unreachable = { $host } non è raggiungibile.
call-failed-slow = { $host } non risponde in tempo.
call-failed-answer = { $host } dà una risposta incomprensibile.
call-failed-status = { $host } rifiuta l’invio (codice { $status }).
call-failed-certificate = { $host } non ha un certificato valido.
call-failed-no-tls = { $host } non offre una connessione cifrata.
call-failed-private = { $host } non è sulla rete internet pubblica.
call-failed-unknown = Un errore del programma ha impedito l’invio.
call-failed-not-offered = Questo server non manda avvisi in questo modo.
bad-mail-address = Questo non è un indirizzo e-mail. Scrivilo come ana@example.org.
bad-webhook = Questo non è un webhook valido. Scrivi il suo indirizzo come https://example.org/turns, senza nome né password.
bad-webhook-secret = Questo non è un segreto valido per un webhook.
bad-push-subscription = Le notifiche di questo browser non sono utilizzabili. Disattivale e riattivale.
bad-push-keys = Le chiavi salvate per le notifiche non sono leggibili.
bad-mail-settings = Le impostazioni per le e-mail non sono utilizzabili. Scrivile come smtp://nome:password@host:587?from=indirizzo, o con smtps:// per una porta cifrata fin dall’inizio.
bad-mail-settings-unsafe = La password di un server di posta passa solo su una connessione cifrata. Togli tls=no, oppure il nome e la password.

# Account: registrarsi e accedere
people-sign-in = Accedi
people-sign-out = Esci
people-as-guest = Giochi come ospite
people-not-now = Non ora
people-season-ticket = Abbonamento
people-admits = vale per tutte le esposizioni
people-own-name = Un nome tutto tuo
people-guest-games = { $count ->
    [one] Hai giocato come ospite. La tua partita viene con te.
   *[other] Hai giocato come ospite. Le tue { $count } partite vengono con te.
}
people-name-adds = Con un nome hai una storia, un punteggio di forza e le tue partite su ogni dispositivo.
people-without = Puoi sempre giocare senza.
people-new-here = Prima volta qui
people-back-again = Di nuovo qui
people-name = Nome al tavolo
people-name-hint = Come lo vedono gli altri, da 2 a 20 caratteri.
people-password = Password
people-password-short = Almeno 10 caratteri; una frase si ricorda meglio di un rompicapo.
people-mail = E-mail (se vuoi)
people-mail-hint = Solo per una nuova password, se dimentichi la tua.
people-favourite = Simbolo preferito
people-sign-1 = stella viola
people-sign-2 = anello turchese
people-sign-3 = triangolo rame
people-sign-4 = rombo avorio
people-sign-5 = croce nera
people-carry = { $count ->
    [one] Porta con me la mia partita da ospite
   *[other] Porta con me le mie { $count } partite da ospite
}
people-write-name = Crea il mio account
people-name-or-mail = Nome o e-mail
people-stay = Resta connesso su questo dispositivo
people-forgotten = Password dimenticata?
people-with-link = Con il mio link personale
people-link-hint = Con questo link gli ospiti conservano i loro posti. Aprilo su un altro dispositivo e siedi dove sedevi. Non darlo a nessuno.
people-personal-link = Il tuo link personale
people-copied = Copiato. Non darlo a nessun altro.
people-name-signs = Un nome ha da 2 a 20 caratteri, senza segni come @, = o /.
people-name-taken = Questo nome non si può usare. Provane un altro o aggiungi qualcosa.
people-wrong = Nome e password non corrispondono. Controlla entrambi; dopo cinque tentativi c’è una pausa di un minuto.
people-wrong-old = Questa non è la tua password attuale.
people-wait = Troppi tentativi. Puoi riprovare tra { $time }.
people-ended = Un altro dispositivo ha chiuso qui la tua sessione. Il tuo posto resta tuo.
people-password-changed = La tua password è cambiata e le tue sessioni sono chiuse ovunque. Accedi con quella nuova.
people-forgotten-title = Una nuova password
people-send-letter = Mandami un’e-mail
people-letter = Se conosciamo questo nome o questo indirizzo, un’e-mail è in arrivo. Il suo link vale un’ora.
people-no-mailbox = Senza un indirizzo e-mail confermato nel tuo account non possiamo mandarti una nuova password.
people-no-mail = Questo server non manda e-mail. Chiedi una nuova password a chi lo gestisce.
people-letter-over = Questo link è già stato usato o ha più di un’ora.
people-new-password = Nuova password
people-new-password-for = Per { $name }. Le tue sessioni verranno chiuse ovunque.
people-save-password = Salva la password
people-link-title = I tuoi posti su questo dispositivo
people-link-asks = { $count ->
    [one] Questo link apre la partita di un ospite. Prendila su questo dispositivo solo se il link è tuo.
   *[other] Questo link apre le partite di un ospite, a { $count } tavoli. Prendile su questo dispositivo solo se il link è tuo.
}
people-link-take = Torna ai miei posti
people-link-signed-in = Qui hai già eseguito l’accesso. Disconnettiti prima di usare un link personale.
people-link-bad = Questo link personale non funziona.

# Il proprio account
people-account = Account
people-leaders = Classifica
people-saved = Salvato
people-signed-out = Quella sessione è chiusa.
people-password-saved = La tua password è cambiata e le sessioni su ogni altro dispositivo sono chiuse.
people-who-sees = Chi vede che cosa
people-set-open-page = La mia pagina è aperta a tutti
    .hint = Altrimenti solo a chi ha giocato con me.
people-set-leaders = Compaio in classifica
    .hint = Il mio punteggio di forza viene salvato comunque.
people-signed-in-where = Dove hai eseguito l’accesso
people-this-browser = Questo browser
people-this-one = questo
people-on-computer = Computer
people-on-phone = Telefono
people-on-tablet = Tablet
people-since = dal { $date }
people-now = ora
people-sign-out-here = Disconnettimi qui
people-sign-out-others = Disconnetti ovunque tranne qui
people-password-and-mail = Password ed e-mail
people-change-password = Cambia password
people-old-password = Password attuale
people-change-mail = Cambia e-mail
people-save-mail = Salva l’e-mail
people-mailbox-title = È il tuo indirizzo e-mail?
people-mailbox-button = Sì, è il mio
people-mailbox-done = Confermato. Se dimentichi la password, potrai riceverne una nuova a questo indirizzo.
people-mailbox-open = Non ancora confermato: apri il link nell’e-mail che abbiamo inviato.
people-mailbox-again = Inviala di nuovo
people-mailbox-sent = Salvato. Apri il link nell’e-mail in arrivo a quell’indirizzo.
people-is-here = Qui adesso
people-invite = Invita a { $game }
people-invited = Invito spedito: { $game }
people-invite-none = Quando siedi a un tavolo in attesa di giocatori, puoi invitare qualcuno dalla sua pagina.
people-invite-not-possible = Nessun altro può essere invitato a questo tavolo.
people-invite-often = Per ora bastano questi inviti.
people-data = I tuoi dati
people-export = Portali con te
people-export-what = Tutto ciò che sappiamo di te in un file: nome, e-mail, impostazioni, accessi, le tue partite registrate e ciò che hai scritto.
people-export-save = Scarica i miei dati
people-erase = Andarsene per sempre
people-erase-what = Nome, e-mail, password, accessi e tutto ciò che hai scritto vengono cancellati subito. Le tue partite finite restano a chi le ha giocate, sotto «{ people-former }». Le partite in corso le continua un computer.
people-erase-final = Non si può annullare.
people-erase-name = Scrivi il tuo nome per conferma
people-erase-me = Cancella il mio account
people-erase-other-name = Questo non è il tuo nome.
people-former = un ospite di un tempo
people-erased = Il tuo account è cancellato. Addio, e grazie di aver giocato.

# La pagina di una persona, e la classifica
people-games = partite
people-won = vinte
people-left = abbandonate
people-change = Modifica
people-own-page = Gli altri vedono questa pagina quanto permetti tu.
people-member = con noi dal { $date }
people-closed = Questa persona mostra la sua pagina solo a chi ha giocato con lei.
people-rating = Punteggio di forza
people-no-games = Ancora nessuna partita classificata. Le prime cinque danno un punteggio di forza.
people-unknown = Ancora sconosciuto: { $played } di { $enough } partite classificate.
people-rating-said = { $rating }, e molto probabilmente tra { $low } e { $high }: nove volte su dieci.
people-place-of = Posizione { $place } di { $of }.
people-band = La fascia mostra quanto è incerto il punteggio. Si stringe a ogni partita. La collina a destra è il punteggio di oggi.
people-chart = Punteggio di forza a { $title }, partite classificate: { $games }; { $rating }, nove volte su dieci tra { $low } e { $high }.
people-figures = In cifre
people-game = Partita
people-from = Da
people-to = A
people-often-met = Incontrati spesso
people-met = partite: { $games }, davanti in { $ahead }
people-games-won = Partite vinte
people-players = Giocatori
people-alone = in solitario
people-all = tutte
people-of = di { $played }
people-none-yet = ancora nessuna
people-not-for = non per questo numero di giocatori
people-chance = Il segno su ogni barra mostra che cosa darebbe il solo caso: una su tre a un tavolo da tre.
people-latest = Ultime partite
people-place-in = posizione { $place } di { $players }
people-gone = abbandonata
people-no-leaders = Qui nessuno ha ancora un punteggio di forza. Cinque partite classificate ne danno uno.
people-leaders-said = { $people ->
    [one] { $people } persona ha
   *[other] { $people } persone hanno
} qui un punteggio di forza; computer: { $computers }.
people-careful = L’ordine segue l’estremo prudente di ogni linea: ciò che è quasi certo.
people-place = Posizione
people-leader = Nome
people-more = altri { $count }
people-show-all = Mostra tutti
people-only-people = Senza computer
people-with-computers = Con i computer

# Un tavolo che aspetta i suoi giocatori
table-leave = Lascia il tavolo
table-leave-alone = Qui non gioca nessun altro. Chiudi la pagina e torna quando vuoi.
table-leave-ask = Lasciare questo tavolo?
table-leave-bot = Al tuo posto continua il computer. Puoi riprenderlo in ogni momento.
table-leave-end = A questo tavolo la partita finisce appena qualcuno se ne va. Non conta per nessuno.
table-stay = Resta
table-take-back = Riprendi il tuo posto
table-away = Al tuo posto continua il computer.
table-empty = Tutti hanno lasciato il tavolo. La partita aspetta che qualcuno torni.
table-played-on = continua il computer
table-ended = Questa partita è stata interrotta prima della fine.
table-take-back-first = Al tuo posto continua il computer. Prima riprendi il posto.
table-moved-for-you = Questa mossa l’ha fatta il computer al tuo posto: non si può annullare.
table-note-leave = { $seat } ha lasciato il tavolo. Continua il computer.
table-note-late = Il tempo di { $seat } è scaduto. Continua il computer.
table-note-return = { $seat } è di nuovo al tavolo.
table-note-end = { $seat } ha lasciato il tavolo: la partita finisce qui e non conta.
table-note-end-late = Il tempo di { $seat } è scaduto: la partita finisce qui e non conta.
table-note-closed = Chi gestisce il server ha posto fine a questa partita, che non conta.
table-note-pause = { $seat } chiede una pausa.
table-note-agree = { $seat } accetta la pausa.
table-note-play-on = { $seat } preferisce continuare.
table-note-unanswered = Non tutti hanno risposto: niente pausa.
table-note-resume = { $seat } vorrebbe riprendere.
table-note-wake = La pausa è finita.
table-note-if-move = { $seat } aveva scelto questa mossa in anticipo.
if-move-say = Di’ ora che cosa faresti
if-move-title = Quando tocca a me
if-move-explained = Di’ ora che cosa faresti. Verrà giocato appena tocca a te, se l’effetto è rimasto lo stesso; nessun altro lo sa. Se la scelta non c’è più, avrebbe un altro effetto o prima finisce un round, non si gioca nulla e decidi come al solito.
if-move-kept = Annotato. Puoi cambiarlo o ritirarlo.
if-move-first = Se possibile
if-move-next = Altrimenti, se possibile
if-move-nothing = chiedi a me
if-move-else = Altrimenti chiedi a me.
if-move-keep = Tieni così
if-move-drop = Ritira
if-move-not-now = Si può solo mentre giocano gli altri, a un tavolo in cui ognuno gioca sul proprio schermo.
if-move-not-possible = Scegli almeno una cosa che forse potrai fare.
if-move-other = Ciò che avevi detto in anticipo è decaduto: la scelta non c’è più, o ora avrebbe un altro effetto. Tocca a te.
if-move-round = Ciò che avevi detto in anticipo è decaduto: nel frattempo è finito un round. Tocca a te.
if-move-taken-back = Ciò che avevi detto in anticipo è decaduto: sono state annullate delle mosse. Tocca a te.
table-paused = La partita è in pausa. Nessuno può muovere finché non riprende.
table-no-pause = Ora non puoi chiedere una pausa.
table-unfinished = Interrotta
pace-none = senza limiti di tempo
pace-each = { $minutes } min a testa
pace-live = { $seconds } s a mossa, { $minutes } min di riserva
pace-post =
    { $days ->
        [one] { $days } giorno a mossa
       *[other] { $days } giorni a mossa
    }{ $reserve ->
        [one] {", "}{ $reserve } giorno di riserva
       *[other] {", "}{ $reserve } giorni di riserva
    }
pace-nights = notti escluse
pace-weekends = fine settimana esclusi
terms-title = Condizioni di questo tavolo
terms-friends = Quando altri si uniscono con il link
terms-pace = Ritmo
terms-nights = Notti escluse, dalle 22 alle 7
terms-weekends = Fine settimana esclusi
terms-zone = Fuso orario
terms-bad-zone = Non c’è un fuso orario «{ $zone }». Uno è, per esempio, Europe/Rome.
terms-gone = Se qualcuno lascia o finisce il tempo
terms-gone-bot = Continua il computer: { $bot }
terms-gone-end = La partita finisce e non conta
terms-talk = Conversazione
terms-talk-on = attiva
terms-talk-off = disattivata
terms-found = Chi trova il tavolo
terms-found-all = tutti
terms-found-link = solo chi ha il link
terms-change = Modifica
terms-save = Salva
terms-marks = Dopo una modifica, tutti devono confermare di nuovo.
waiting-ready = Si parte
waiting-not-ready = non ancora
waiting-i-am-ready = Per me si parte
waiting-not-after-all = Aspetta ancora
waiting-opening = Si parte tra { $seconds }…
waiting-wait = Aspetta
waiting-opens = La partita inizia da sola quando tutti i posti sono occupati e tutti hanno confermato.
clock-of = Tempo: { $seat }
clock-own = Il tuo tempo
clock-days = { $days } g { $hours } h
clock-hours = { $hours } h
clock-minutes-left =
    { $minutes ->
        [one] Resta { $minutes } minuto
       *[other] Restano { $minutes } minuti
    }
clock-seconds-left =
    { $seconds ->
        [one] Resta { $seconds } secondo
       *[other] Restano { $seconds } secondi
    }
clock-your-turn = Tocca a te
clock-paused = In pausa
pause-ask = Chiedi una pausa
pause-explained = Appena tutti accettano, gli orologi si fermano e nessuno può muovere: fino alla fine della pausa, o finché tutti vogliono riprendere. Se dopo due minuti qualcuno non ha risposto, la partita continua.
pause-how-long = Durata
pause-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
pause-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
pause-until = Fino al
pause-agree = Accetta
pause-play-on = Continua
pause-paused = In pausa di comune accordo. Tutti gli orologi sono fermi.
pause-go-on = Chiedi di riprendere
pause-would-go-on = Vuoi riprendere. La partita aspetta gli altri.
waiting-tables = Tavoli che aspettano giocatori
waiting-title = { $taken ->
    [one] { $taken } posto occupato su { $chairs }
   *[other] { $taken } posti occupati su { $chairs }
}
waiting-free-chairs = { $count ->
    [one] { $count } posto è libero
   *[other] { $count } posti sono liberi
}
waiting-complete = Tutti i posti sono occupati
waiting-free-chair = Un posto libero
waiting-you = tu
waiting-host = gestisce questo tavolo
waiting-guest = ospite
waiting-computer = computer
waiting-your-name = Il tuo nome al tavolo
waiting-sit = Siediti
waiting-move-here = Spostati qui
waiting-stand-up = Alzati
waiting-remove = Togli { $name }
waiting-remove-ask = Togli { $name }…
waiting-remove-sure = { $name } non potrà più sedersi qui, nemmeno con un altro nome.
waiting-seat-computer = Fai giocare il computer
waiting-join = Unisciti
waiting-welcome = Ti diamo il benvenuto. Prendi un posto libero, o aspetta qui per guardare la partita.
waiting-for-host = Hai un posto.
waiting-some-free = { $count ->
    [one] Un posto è libero. Manda il link a qualcuno, o fai giocare il computer.
   *[other] { $count } posti sono liberi. Manda il link agli amici, o fai giocare il computer.
}
waiting-all-here = Ci siete tutti.
waiting-begin-computers = { $count ->
    [one] Inizia con il computer al posto libero
   *[other] Inizia con il computer ai posti liberi
}
waiting-show = Mostra a tutti questo tavolo
waiting-hide = Solo con il link
waiting-close = Chiudi questo tavolo
waiting-hand-on = Fai gestire il tavolo da { $name }
waiting-leave = Vai via e fai gestire il tavolo da { $name }
waiting-host-gone = Chi gestisce il tavolo non è in linea. Puoi prenderlo in gestione tu.
waiting-take-over = Prendi in gestione il tavolo
waiting-invitation = Invito
waiting-whoever = Chi ha questo link può sedersi o guardare. Non serve un account.
waiting-hidden = Il tavolo non è in nessun elenco.
waiting-listed = Chiunque visiti questo server può trovarlo.
waiting-here-only = Questo indirizzo vale solo su questo computer. Per far giocare gli amici della tua rete, avvia il programma con --host 0.0.0.0 e apri l’indirizzo che indica.
waiting-link = Link a questo tavolo
waiting-copy = Copia
waiting-copied = Copiato. Mandalo a chi vuoi.
waiting-share = Condividi…
waiting-code = Il link come codice QR
waiting-point = Inquadra il codice con un telefono per giocare da lì.
waiting-taken = Qualcuno è stato più veloce: questo posto è occupato.
waiting-free = Un posto è ancora libero.
waiting-no-name = Scrivi prima il tuo nome.
waiting-same-name = Qui c’è già { $name }. Scegli un altro nome.
waiting-not-host = Può farlo solo chi gestisce il tavolo.
waiting-removed = Non puoi più sederti a questo tavolo.
waiting-busy = Qualcuno ha appena modificato il tavolo. Guarda di nuovo.
waiting-gone = Questo tavolo non c’è più.
lobby-people =
    { $count ->
        [one] { $count } persona qui: tu
       *[other] { $count } persone qui
    }
lobby-open =
    { $count ->
        [one] { $count } tavolo aperto
       *[other] { $count } tavoli aperti
    }
lobby-in-play =
    { $count ->
        [one] { $count } partita in corso
       *[other] { $count } partite in corso
    }
lobby-call =
    { $count ->
        [one] Una partita ti aspetta.
       *[other] { $count } partite ti aspettano.
    }
lobby-filters = Quali giochi
lobby-any-game = tutti i giochi
lobby-any-pace = tutti i ritmi
lobby-any-players = qualsiasi numero di giocatori
lobby-any-language = tutte le lingue
lobby-pace-live = in tempo reale
lobby-pace-post = per corrispondenza
lobby-pace-none = senza limiti di tempo
lobby-for-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
lobby-filter = Mostra
lobby-open-one = Apri un tavolo:
lobby-invited = { $name } ti invita.
lobby-decline = No, grazie
lobby-none = Nessun tavolo è aperto in questo momento. Aprine uno e manda il link, o cerca una partita veloce. Contro il computer puoi giocare subito.
lobby-none-like =
    { $count ->
        [one] Nessun tavolo corrisponde; ne è aperto { $count } altro.
       *[other] Nessun tavolo corrisponde; ne sono aperti altri { $count }.
    }
lobby-show-all =
    { $count ->
        [one] Mostra { $count } tavolo
       *[other] Mostra tutti e { $count } i tavoli
    }
lobby-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
lobby-filled = Appena completato
lobby-full = Al completo
lobby-quick = Partita veloce
lobby-quick-more = Ti mettiamo al primo tavolo adatto, o ne apriamo uno.
lobby-game = Gioco
lobby-players = Giocatori
lobby-find = Trovami un tavolo
lobby-others-look =
    { $count ->
        [0] Nessun altro sta cercando in questo momento.
        [one] { $count } tavolo cerca giocatori.
       *[other] { $count } tavoli cercano giocatori.
    }
lobby-looking = Cerchiamo altri giocatori.
lobby-looking-more = Puoi passare a un’altra scheda: il titolo di questa ti chiamerà.
lobby-alone = Ancora nessuno. Giocare intanto contro il computer? Noi continuiamo a cercare.
lobby-play-meanwhile = Gioca contro il computer
lobby-stop = Smetti di cercare
lobby-nothing = Per ora non c’è nulla da guardare.
lobby-too-late = Qualcuno è stato più veloce: il tavolo è completo. Puoi guardare questa partita, o trovare un altro tavolo nella pagina iniziale.
lobby-bad-players = Scegli un numero di giocatori che il gioco permette, da { $least } a { $most }.

## Who is at a table

company-here = qui
company-away = assente
company-gone = non in linea
company-watching = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}

## Talk

talk-title = Conversazione
talk-players = Giocatori
talk-spectators = Spettatori
talk-to-players = Scrivi ai giocatori
talk-to-spectators = Scrivi agli spettatori
talk-say = Invia
talk-none = Nessuno ha ancora detto nulla.
talk-off = A questo tavolo la conversazione è disattivata. La cronaca racconta che cosa è successo.
talk-apart = Gli spettatori parlano tra loro. Potrai leggere che cosa dicono a partita finita.
talk-sit-first = Prendi un posto per partecipare.
talk-guest = Ospite { $number }
talk-mute = Silenzia…
talk-mute-name = Silenzia { $name }
talk-muted = Non leggi più { $name } a questo tavolo.
talk-hear = Leggi di nuovo
talk-report = Segnala…
talk-report-name = Segnala { $name }
talk-reported = Grazie. Chi gestisce il server leggerà questi messaggi.
talk-fast = Un momento: cinque messaggi in dieci secondi bastano.
talk-long = Questo messaggio è troppo lungo: al massimo { $most } caratteri.
talk-empty = Prima scrivi qualcosa.
talk-no-such-line = Questo messaggio non c’è più.
talk-your-turn = Tocca a te
talk-close = Chiudi la conversazione
talk-new = Conversazione, nuovi messaggi: { $count }

## Being told when it is one’s turn

calls-tool = Notifiche
calls-title = Quando tocca a te
calls-intro = Se tocca a te e non stai guardando il tavolo, possiamo avvisarti. Non inviamo nulla che tu non chieda qui.
calls-none = Non hai ancora chiesto nessun avviso.
calls-push = In questo browser
calls-push-hint = Il browser lo chiederà una volta. Nessun suono, nient’altro.
calls-add-push = Avvisa questo browser
calls-needs-scripts = Servono gli script, che in questo browser sono disattivati.
calls-blocked = Questo browser non ci permette di avvisarti. Puoi consentirlo nelle sue impostazioni, o scegliere l’e-mail.
calls-mail = Per e-mail
calls-mail-field = Indirizzo e-mail
calls-mail-hint = Prima ricevi un’e-mail con un link per confermare. Ogni e-mail permette di smettere.
calls-add-mail = Scrivetemi
calls-webhook = Con un webhook, per i programmi
calls-webhook-field = Indirizzo web
calls-webhook-hint = Riceve JSON, firmato come descrive Standard Webhooks.
calls-add-webhook = Aggiungi il webhook
calls-secret = I messaggi sono firmati con questo segreto, mostrato solo adesso:
calls-push-to = Browser, tramite { $to }
calls-mail-to = E-mail a { $to }
calls-webhook-to = Webhook su { $to }
calls-waiting = In attesa: apri il link nell’e-mail che ti abbiamo inviato.
calls-failing = L’ultimo messaggio non è arrivato: { $why }
calls-test = Invia una prova
calls-tested = La prova è stata inviata.
calls-remove = Smetti
calls-mail-sent = Un’e-mail è in viaggio verso { $address }. Apri il suo link per confermare.
calls-mail-often = Oggi questo indirizzo ha già ricevuto più e-mail. Riprova domani.
calls-too-many = Possiamo avvisarti in non più di { $most } modi: prima togline uno.
calls-link-bad = Questo link non funziona più.
calls-stop-title = Basta con questi messaggi?
calls-stop-button = Basta
calls-stop-done = Lì non arriveranno altri messaggi.
calls-confirm-title = Un’e-mail quando tocca a te?
calls-confirm-button = Sì, scrivetemi
calls-confirm-done = Confermato: riceverai un’e-mail quando tocca a te.
calls-ask-title = Ti avvisiamo quando tocca a te?
calls-ask-what = Hai fatto la tua mossa; la prossima può farsi attendere.
calls-ask-yes = Sì, avvisatemi
calls-ask-mail = Meglio per e-mail
calls-ask-later = Non ora

## Titles of tabs

table-title-won = { $count ->
    [one] Vince { $players }, { $points }
   *[other] Vincono { $players }, { $points }
}
table-title-lost = Non in linea

## Le tue partite

games-nothing = Qui non c’è ancora nulla. Le tue partite compariranno qui, finite o no.
games-to-fairs = Scegli un gioco
games-filters = Filtri
games-all = Tutte
games-won-only = Vinte
games-lost-only = Perse
games-running = In corso
games-deleted = Eliminate
games-any-rival = Tutti gli avversari
games-rival = Avversario
games-people = Persone
games-find = Cerca
games-find-hint = un nome, un mese
games-this-week = Questa settimana
games-imported = importata
games-hours = { $hours } h { $minutes } min
games-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
games-ahead =
    { $points ->
        [one] { $points } punto di vantaggio
       *[other] { $points } punti di vantaggio
    }
games-behind =
    { $points ->
        [one] { $points } punto di svantaggio
       *[other] { $points } punti di svantaggio
    }
games-tie-break = allo spareggio
games-shared = vittoria condivisa
games-delete = Elimina
games-delete-ask = Eliminare { $game }, { $when }?
games-delete-what = Si eliminano anche la registrazione, la riproduzione e l’analisi. Puoi recuperarla per sette giorni.
games-delete-shared = Sparisce dal tuo elenco; gli altri la tengono. Puoi recuperarla per sette giorni.
games-keep = Tienila
games-deleted-said = Partita eliminata.
games-bring-back = Recuperala
games-days-left =
    { $days ->
        [one] ancora { $days } giorno
       *[other] ancora { $days } giorni
    }
games-no-match = Nessuna partita corrisponde a tutto questo.
games-without = Senza «{ $filter }»
games-newer = Più recenti
games-older = Più vecchie
games-page = Pagina { $page } di { $pages }
games-pages = Pagine
games-take =
    { $count ->
        [one] Porta con te { $count } partita finita
       *[other] Porta con te { $count } partite finite
    }
games-take-what = Un solo file, una riga per ogni partita registrata. Potrai importarlo di nuovo, qui o su un altro server.
games-take-button = Scarica
games-bring = Importa partite
games-bring-what = Una partita registrata, o un file che ne contiene molte. Ogni partita viene rigiocata e controllata prima di essere conservata.
games-bring-field = File di partite registrate
games-bring-button = Importa
games-bring-choose = Scegli i file
games-bring-wait = Controllo in corso…
games-brought =
    { $count ->
        [one] { $count } partita aggiunta.
       *[other] { $count } partite aggiunte.
    }
games-known =
    { $count ->
        [one] { $count } partita c’era già.
       *[other] { $count } partite c’erano già.
    }
games-unread =
    { $count ->
        [one] { $count } partita non è ancora stata letta. Invia di nuovo il file per continuare; quello che c’è già viene saltato.
       *[other] { $count } partite non sono ancora state lette. Invia di nuovo il file per continuare; quello che c’è già viene saltato.
    }
games-line = { $file }, riga { $line }: { $why }
games-no-file = Prima scegli un file.
games-not-text = Questo non è un file di partite registrate: non è testo.
games-too-much = Questo file contiene troppo. Dividilo in più file.
games-full =
    { $most ->
        [one] Hai importato { $most } partita, il massimo possibile. Eliminala: sette giorni dopo ci sarà posto per un’altra.
       *[other] Hai importato { $most } partite, il massimo possibile. Eliminane qualcuna: sette giorni dopo ci sarà posto per altre.
    }
games-not-over =
    { $moves ->
        [one] La partita si ferma, incompiuta, dopo { $moves } mossa. Finiscila dove è salvata, poi importala.
       *[other] La partita si ferma, incompiuta, dopo { $moves } mosse. Finiscila dove è salvata, poi importala.
    }
games-slow = Controllare questa partita richiede troppo tempo.
games-not-yours = Questa partita non è tua.
games-leave-first = Altri stanno giocando questa partita con te. Prima lascia il tavolo; poi potrai eliminarla.
games-gone = Questa partita è persa per sempre, oppure è già nel tuo elenco.

## Numeri sulle proprie partite

numbers-title = I tuoi risultati
numbers-none = Nessuna partita di { $game } conta ancora.
numbers-played = giocate
numbers-won = vinte
numbers-best = record
numbers-best-mean = record, media { $mean }
numbers-share = quota
numbers-streak = di fila, al massimo { $longest }
numbers-latest = Le ultime dieci:
numbers-level = Il tuo punteggio di forza contro i computer: { $rating }. Il livello adatto a te: { $opponent }.
numbers-play = Gioca a questo livello
numbers-more = Tutti i numeri
numbers-sources = Origine dei tuoi punti
numbers-sources-said = Media di { $games } partite; la barra sottile e il secondo numero sono dei tuoi avversari.
numbers-sources-alone = Media di { $games } partite.
numbers-length = Come barra
numbers-yours = Tu
numbers-theirs = I tuoi avversari
numbers-by-players = Per numero di giocatori
numbers-players-of = { $players } giocatori
numbers-by-rival = Per avversario
numbers-course = Il tuo punteggio di forza, partita per partita
numbers-course-said = Ogni punto è calcolato dalle tue posizioni contro i computer nelle 30 partite precedenti; le linee sono le loro.
numbers-chart = Il tuo punteggio di forza contro i computer: { $first } all’inizio, { $last } dopo { $games } partite.
numbers-game = partita { $number }
numbers-counts = Non contano le partite di più persone allo stesso schermo e quelle in cui un computer ha giocato al posto di qualcuno.

## La pagina come app

app-line = Giochi da tavolo sulle esposizioni universali, da soli o con altri.
offline-title = Nessuna rete
offline-what = Il server non è raggiungibile. Nulla va perso: le tue partite aspettano lì, come le hai lasciate.
offline-then = Appena risponde, questa pagina prosegue da sola.
offline-again = Riprova

## Impostazioni

settings-title = Impostazioni
settings-sound = Suono
settings-sound-on = attivo
settings-sound-now-on = Suono attivo.
settings-sound-now-off = Suono spento.
sounds-unreadable = I suoni di questo gioco non sono leggibili: { $why }
settings-volume = Volume
settings-try = Prova
settings-sound-hint = Ogni gioco ha i suoi suoni. Nulla suona prima che tu abbia cliccato o toccato la pagina.
settings-speed-hint = Con quale velocità si vedono le mosse degli altri. Se il sistema chiede meno animazioni, non si anima nulla, a nessuna velocità.
settings-language = Lingua
settings-theme = Aspetto
settings-theme-system = come il sistema
settings-theme-light = chiaro
settings-theme-dark = scuro
settings-type = Dimensione del testo
settings-type-normal = normale
settings-type-large = grande
settings-type-larger = molto grande
settings-type-hint = Il tavolo mantiene il suo spazio; testi e simboli intorno crescono.
settings-ask = Conferma
settings-patterns = Motivi
settings-patterns-on = un motivo diverso sul colore di ogni giocatore
settings-patterns-hint = Segni e numeri restano dove sono; il motivo aiuta dove due colori ti sembrano uguali.
settings-table = Al tavolo
settings-keys = Scorciatoie di un solo tasto
settings-save = Salva
settings-reset = Torna alle impostazioni iniziali
settings-kept-browser = Salvate in questo browser; se accedi, nel tuo account.
settings-kept-account = Salvate per { $name }, ovunque tu acceda.
settings-nothing-kept = Questo browser non salva nulla: la tua scelta vale finché non lasci questa pagina.
settings-not-sent = Il server non risponde. La tua scelta vale in questo browser.
settings-no-sound = Questo browser non può riprodurre suoni. Tutto ciò che si sente si vede anche.

## Tasti

keys-title = Scorciatoie
keys-hint = I tasti agiscono solo dove non si sta scrivendo.
keys-everywhere = Ovunque
keys-table = Al tavolo
keys-game = In questo gioco
keys-around = Esplorare
keys-scoring = Mentre si contano i punti
keys-replay = Nella riproduzione
keys-home = Nella pagina iniziale
keys-shortcuts = queste scorciatoie
keys-settings = impostazioni
keys-sound = suono attivo o spento
keys-escape = chiudere, rimettere a posto, uscire
keys-digits = scegliere ciò che ha quel numero
keys-enter = scegliere ciò che è selezionato
keys-undo = annullare
keys-hint-asked = un consiglio
keys-explain = spiegare ciò che indichi
keys-legend = simboli del gioco
keys-rules = regole per questa scelta
keys-earlier = indietro nella cronaca
keys-later = avanti nella cronaca
keys-talk = conversazione
keys-guide = nella prima partita guidata: alla nota e ritorno
keys-onward = continuare
keys-back = indietro
keys-skip = passare al riepilogo
keys-steps = una mossa indietro, avanti
keys-waiting = alla prima partita che ti aspetta
key-enter = Invio
key-escape = Esc

## La fiera del giorno

daily-title = L’Esposizione del giorno
daily-what = Tutti hanno le stesse carte e gli stessi avversari. Conta una sola partita. Non ci sono consigli, e una mossa che rivela qualcosa non si annulla.
daily-against = Nell’ordine dei posti:
daily-you = Tu
daily-name = Il tuo nome in classifica
daily-closes = Aperta fino a mezzanotte a Greenwich, ancora { $time }.
daily-closed = Questa giornata è finita.
daily-late = Finita dopo la chiusura della giornata.
daily-streak =
    { $days ->
        [one] { $days } giorno di fila
       *[other] { $days } giorni di fila
    }
daily-board = Classifica
daily-nobody = Nessuno l’ha ancora finita.
daily-nobody-did = Nessuno l’ha finita.
daily-first = nessuno l’ha ancora finita
daily-count =
    { $count ->
        [one] { $count } persona l’ha finita
       *[other] { $count } persone l’hanno finita
    }
daily-points = Punti
daily-look = Guarda
daily-somebody = qualcuno
daily-yesterday = L’Esposizione di ieri
daily-before = Il giorno prima
daily-after = Il giorno dopo
daily-days = Altri giorni
daily-over = L’Esposizione del giorno è finita per te: l’ultima mossa resta.
daily-secret = Qui qualcuno gioca l’Esposizione del giorno. Le sue partite saranno visibili a tutti a giornata finita.

## Score sheets

sheet-title = Foglio segnapunti
sheet-intro = Per le partite a un vero tavolo: inserisci ciò che ognuno ha alla fine, e i punti si contano secondo le regole. Tutto resta nel link di questa pagina.
sheet-players = Giocatori
sheet-name = Nome
sheet-count = Conta i punti
sheet-why = Come si arriva ai punti
sheet-wrong = Qualcosa non può essere giusto. Correggi ciò che è segnalato; fino ad allora non si contano punti.
sheet-not-a-number = Inserisci un numero intero.
sheet-beyond = Al massimo { $most }.
sheet-too-many = Ce ne sono solo { $most } per tutti i giocatori insieme. Totale inserito: { $count }.
sheet-too-many-own = Un giocatore può averne al massimo { $most }. Totale inserito: { $count }.
sheet-taken = Ce l’ha già un altro giocatore.
sheet-share = Link a questo foglio segnapunti
sheet-share-hint = Chi apre il link vede gli stessi numeri e gli stessi punti.
sheet-copied = Copiato
sheet-print = Stampa
sheet-new = Nuovo foglio segnapunti
sheet-again = Riprendi l’ultimo foglio segnapunti

## Editions by form

editions-title = Valori della tua scatola
editions-intro = Hai il gioco? Inserisci ciò che riporta la tua scatola dove è diversa, e gioca con quei valori. Tutto resta nel link di questa pagina.
editions-name = Nome della tua edizione
editions-my-box = La mia scatola
editions-check = Verifica
editions-standard = Standard: { $value }
editions-cannot-be-played = Con questa edizione non si può ancora giocare: { $why }
editions-unreadable = alcuni valori non sono leggibili; sono segnalati.
editions-as-standard = Questa è l’edizione standard: per ora niente è diverso.
editions-play = Gioca con questi valori
editions-download = Salva in un file
editions-reset = Torna all’edizione standard
editions-share = Link a questa edizione: chi lo apre vede gli stessi valori e può giocarci.
editions-keep = Salva in questo browser
editions-kept = Edizioni in questo browser
editions-forget = Elimina
editions-upload = Un’edizione in un file
editions-open = Apri
edition-link-broken = Questo link a un’edizione è incompleto o danneggiato.
edition-typed-number = Inserisci un numero intero.
edition-typed-text = Inserisci un testo.
edition-typed-numbers = Inserisci numeri interi separati da virgole.
edition-typed-lines = Inserisci un testo per riga.
edition-typed-listed = Mantieni la forma del valore standard: parentesi e virgolette a coppie.
sheet-edition = Con i valori di «{ $name }»
editions-changed =
    { $count ->
        [one] { $count } differenza
       *[other] { $count } differenze
    }
editions-can-be-played =
    { $count ->
        [one] { $count } valore è diverso dall’edizione standard. Questa edizione è giocabile.
       *[other] { $count } valori sono diversi dall’edizione standard. Questa edizione è giocabile.
    }
editions-where = «{ $where }»
editions-yours = La tua scatola

## Guided first games
guide-begin = Prima partita guidata
guide-begin-hint = È la prima volta? Impara giocando: dieci minuti circa, con note sul tavolo.
guide-go-on = Riprendi la tua prima partita
guide-anew = Ricomincia da capo
guide-count = { $number } di { $steps }
guide-kind-any = scelta libera
guide-kind-this = ora questa
guide-next = Avanti
guide-skip = Salta
guide-leave = Senza guida
guide-with = Con la guida
guide-again = Rifalla
guide-play = Gioca senza guida
guide-this-first = Non ancora, prima questo: «{ $step }». Con «Salta» puoi scegliere liberamente.
guide-unreadable = La guida di questo gioco non è leggibile: { $why }.

## Exercises

learn-title = Esercizi
learn-intro = Posizioni sul tavolo con una domanda ciascuna, dalla più facile alla più difficile. Le risposte vengono dalle regole o dal bot più forte.
learn-progress = Giuste finora: { $count } su { $all }
learn-number = Esercizio { $number }
learn-of = Esercizio { $number } di { $all }
learn-done-r = giusto
learn-done-w = non ancora giusto
learn-winner = Se la partita finisse ora, chi vincerebbe?
learn-points = Se la partita finisse ora, quanti punti avrebbe { $seat }?
learn-at-once = Tocca a { $seat }: quale di queste mosse dà subito più punti?
learn-ending = Tocca a { $seat }: se la partita finisse subito dopo, quale di queste mosse varrebbe di più?
learn-best = Tocca a { $seat }: quale di queste mosse è la migliore a lungo termine?
learn-right = Giusto!
learn-wrong = Non proprio. La risposta è: { $answer }
learn-gain = punti: { $points }
learn-chance = probabilità di vittoria: { $percent }
learn-now = punti finora
learn-why-at-once = Accanto a ogni mossa c’è quello che dà subito. Ecco da dove vengono i punti della migliore:
learn-why-ending = Accanto a ogni mossa c’è quanti punti in più darebbe allora il punteggio finale. Ecco come sarebbe dopo la migliore:
learn-by-planner = Il bot più forte ha continuato da qui molte volte. La mossa migliore è davanti alle altre molto più di quanto spieghi il caso.
learn-next = Prossimo esercizio
learn-again = Riprova
learn-all = Tutti gli esercizi
exercises-unreadable = Gli esercizi di questo gioco non si possono leggere: { $why }
examples-unreadable = Gli esempi di questo gioco non si possono leggere: { $why }
exercises-illegal = Una risposta non è più una mossa permessa.
exercises-other-answer = Ora è giusta un’altra risposta.
exercises-other-worths = Le risposte ora valgono altro.
exercises-none = Questo gioco non ha esercizi. Creane con: { $command }
exercises-found = { $question }: { $count }
exercises-written = Scritto: { $file } ({ $count })
exercises-true = L’esercizio { $number } è giusto.
cli-exercises-help = crea i piccoli esercizi di un gioco, o verifica che siano ancora giusti
cli-exercises-what = make scrive un file di esercizi, check risponde di nuovo a quelli del gioco
cli-exercises-out = file da scrivere
cli-thorough = chiede di nuovo anche al planner
exercises-untrue = Esercizio { $number }: { $why }
learn-points-of =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Note, carta e immagini

notes-button = Nota
notes-title = Note
notes-at = Dopo il turno { $turn }
notes-write = Quello che vuoi ricordare
notes-share = Gli altri possono leggerla a partita finita
notes-save = Salva
notes-back = Alla riproduzione
notes-private = La vedi solo tu, nella riproduzione e qui, a meno che tu non la condivida. Una nota vuota viene eliminata.
notes-all = Tutte le note su questa partita
notes-long = Questa nota è troppo lunga: al massimo { $most } caratteri.
notes-many = Questa partita ha già { $most } note tue. Prima eliminane una.
notes-too-many =
    { $most ->
        [one] Hai scritto { $most } nota, il massimo possibile. Prima eliminala.
       *[other] Hai scritto { $most } note, il massimo possibile. Prima eliminane una.
    }
print-button = Stampa
print-title = La partita su carta
print-board = Il tavolo alla fine
print-back = Torna al risultato
print-animated = Come animazione
print-how = Stampa questa pagina con il browser. I pulsanti non compariranno.
animation-title = La partita come animazione
animation-made = L’animazione è in preparazione. Può richiedere mezzo minuto.
animation-failed = Per ora non è stato possibile preparare l’animazione.
animation-shows = L’andamento della partita, dal primo tavolo all’ultimo
animation-save = Scarica l’animazione
animation-again = Riprova
