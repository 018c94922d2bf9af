# Shared texts in Italian

seat = Giocatore { $number }
visitor = Visitatore
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
illegal-not-your-turn = Ora non tocca a { $seat }.
illegal-undo-none = Non hai mosse da annullare.
illegal-undo-others = { $seat } ha già risposto: la tua mossa non si può più annullare.
illegal-undo-revealed = La tua mossa ha rivelato qualcosa agli altri giocatori: non si può più annullare.
illegal-one-by-one = Una di queste mosse rivela qualcosa: falla prima, poi scegli la successiva.
edition-unreadable = L’edizione { $file } non è leggibile: { $why }.
edition-too-large = Il file { $file } è troppo grande per essere un’edizione.
edition-not-toml = L’edizione { $file } non è un file TOML: { $why }.
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
record-not-json = La registrazione è danneggiata o incompleta: { $why }.
record-not-a-record = Questo file non è una registrazione di Universelle.
record-newer = La registrazione è nel formato { $version }, ma questo programma conosce solo il formato { $known }. Aggiorna il programma per leggerla.
record-wrong-value = Nella registrazione, «{ $where }» ha un valore non valido.
record-unknown-value = La registrazione contiene «{ $where }», che le registrazioni non hanno.
record-missing-value = Nella registrazione manca «{ $where }».
record-bad-move = La registrazione contiene «{ $move }», che non è una mossa. Una mossa si scrive «2: code».
record-bad-take-back = La registrazione contiene «{ $text }», che non è un annullamento compatibile con le sue mosse.
record-bad-hint = La registrazione contiene «{ $text }», che non è un consiglio chiesto da uno dei suoi giocatori.
record-cannot-begin = La partita registrata non può iniziare. { $why }
record-illegal-move = La mossa { $number } della registrazione ({ $move }) non si può fare. { $why }
record-wrong-result = Il risultato non corrisponde alle mosse: la registrazione è stata modificata.
record-not-saved = Impossibile salvare { $file }: { $why }. Nulla è stato sovrascritto.
record-past-end = La registrazione finisce con la mossa { $moves }; non c’è una mossa { $at }.
no-saved-game = Non c’è ancora nessuna partita salvata. Iniziane una con: { $command }
cannot-write-folder = La cartella { $folder } non è utilizzabile: { $why }.
peers-missing = I progetti di confronto non sono installati. Installa il gruppo di dipendenze «peers»: { $missing }.
interrupted = Interrotto.
output-failed = Impossibile scrivere l’output: { $why }.
same-name = Due giocatori non possono chiamarsi entrambi «{ $name }».
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
cli-bots-help = elenca gli avversari di un gioco, dal più debole al più forte, e gli altri bot
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
cli-workers = numero di processi che calcolano le mosse dei bot
cli-no-browser = avvia senza aprire il browser
serve-at = Universelle è in funzione su { $address } (Ctrl-C per chiudere)
serve-data = Le partite si salvano in { $folder }
serve-no-port = Nessuna porta è libera su { $host }: { $why }. Scegline una con --port.
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
games-weight = Complessità
weight = { $weight ->
    [1] bassa
    [2] medio-bassa
    [3] media
    [4] medio-alta
   *[5] alta
}
games-ruleset = Regole
games-actions = Numero di mosse
games-credits = Autori
source-documented = Dal regolamento
source-inferred = Dedotto
source-authored = Nostra scelta
source-owner = Dal file di edizione
simulate-working = Partite in corso
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
process-lost = Un processo che giocava è stato fermato dall’esterno. Un altro rigioca le sue partite.
processes-lost = I processi che giocano vengono fermati uno dopo l’altro, forse perché la memoria non basta. Chiudi altri programmi o gioca con meno processi.
replay-head = { $title } · { $seats } · mosse: { $moves }
replay-at = Dopo la mossa { $at }:
verify-over = La registrazione è valida; la partita è finita. Mosse: { $moves }. Punti: { $scores }.
verify-running = La registrazione è valida; la partita è ancora in corso. Mosse: { $moves }.
verify-taken-back = Mosse annullate dopo una rivelazione o una risposta: { $moves }.
bench-name = Che cosa
bench-build = Variante
bench-actions = Mosse/s
bench-games = Partite/s
bench-clone = Copia di una posizione, µs
bench-ratio = Contro catanatron
bench-working = Misura in corso…

## L’arena

cli-arena-help = confronta i bot: le stesse partenze per ogni posto, valutazioni con intervalli
cli-arena-more = Esempio: universelle arena worlds-fair-1893 --bots greedy,random --players 2 --games 200
cli-arena-bots = i bot da confrontare ({ $bots }, o il nome di un avversario); l’ultimo occupa i posti restanti; se i bot sono più dei posti, si incontrano tutti i gruppi
cli-arena-games = numero di partite, arrotondato a partenze intere
cli-until-sure = si ferma appena è chiaro quale di due bot è migliore
cli-processes = numero di processi che giocano (altrimenti: uno per core)
cli-ray = gioca sul cluster Ray a questo indirizzo; senza indirizzo, con Ray su questo computer
cli-arena-resume = salva in questo file ogni partita finita e continua da lì
cli-chart = disegna le valutazioni in questo file, che termina in .svg
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
arena-speed = processi: { $processes } · { $rate } partite/s
arena-games = Partite
arena-share = Vittorie
arena-intervals = Tra parentesi: intervalli al 95 %.
arena-times-fair = × equa
arena-rating = Valutazione
arena-margin = Distacco
arena-points = Punti
arena-before = Davanti a
arena-better = { $bot } è migliore: certezza dopo { $deals } partenze.
arena-not-sure = Non è ancora chiaro quale dei due sia migliore (partenze: { $deals }).
arena-chart-note = Punto: valutazione; linea: intervallo al 95 %. 400 punti in più: dieci volte la probabilità di stare davanti.

## Pesi di una valutazione

weights-fixed = I bot di questo gioco non hanno pesi modificabili.
weights-unusable = I pesi in { $file } non sono leggibili: { $why }. Indica un file scritto da universelle tune.
weights-none = In { $file } non ci sono pesi. Indica un file con una tabella [[run]], come quelli che scrive universelle tune.
cli-tune-help = migliora i pesi che guidano i bot, con partite contro quelli attuali
cli-tune-more = Esempio: universelle tune worlds-fair-1893 --players 2 --games 20 --generations 30
cli-tune-bot = chi gioca con i pesi
cli-tune-games = numero di partite di ogni candidato in ogni generazione, arrotondato a partenze intere
cli-generations = numero di generazioni di candidati
cli-only = regola solo questi pesi, separati da virgole; * sta per qualsiasi cosa
cli-weights = parti dai pesi di questo file invece che da quelli del gioco
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
play-unknown = «{ $text }» non è né un numero da 1 a { $most }, né una mossa, né un comando. Scrivi h per l’aiuto.
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
web-table-confirm = Conferma le mosse
web-replay-title = Rivedi la partita
web-replay-first = Inizio
web-replay-back = Indietro
web-replay-on = Avanti
web-replay-last = Fine
web-replay-show = Mostra
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-picture = Immagine
web-error-title = Qualcosa non va
web-error-not-found = A questo indirizzo non c’è nulla.
web-error-refused = Non si può fare.
web-error-foreign = La richiesta veniva da un altro sito ed è stata rifiutata.
web-error-large = La richiesta è troppo grande.
web-error-often = Troppe richieste: aspetta un momento e riprova.
web-error-failed = Il server ha avuto un errore imprevisto. Le tue partite sono al sicuro.
web-error-home = Pagina iniziale

## Following the others

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
web-home-subtitle = Le grandi esposizioni universali, a un solo tavolo
web-home-fairs = Giochi
web-home-players = Da { $least } a { $most } giocatori
web-home-minutes = { $minutes } min
web-home-play = Gioca
web-home-setup = Prepara
web-home-rules = Regole
web-home-games = Le tue partite
web-home-none = Ancora nessuna partita. Premi Gioca su un manifesto e la prima inizia.
web-home-elsewhere = Su altri tavoli
web-home-over = Finita
web-home-won = Vittoria: { $winners }
web-home-yours = Tocca a te
web-home-to-move = Di turno: { $players }
web-home-continue = Continua
web-home-watch = Guarda
web-home-result = Vedi il risultato
web-home-more-games =
    { $count ->
        [one] Un’altra partita
       *[other] Altre { $count } partite
    }
web-setup-title = Prepara una partita
web-setup-seats = Giocatori
web-setup-hint = Da { $least } a { $most } giocatori. Le persone condividono questo schermo. Se ci sono solo computer, guardi la partita.
web-setup-who = chi gioca
web-setup-name = nome
web-setup-me = io
web-setup-here = un’altra persona
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
web-setup-empty-line = qui non siede nessuno
web-setup-or-bot = oppure un avversario guidato dal computer:
web-setup-not-measured = valutazione non misurata
web-setup-rating = { $give ->
    [0] { $rating }, il riferimento
   *[other] { $rating } ± { $give }
}
web-setup-ratings = Le valutazioni sono misurate in partite a due, tutti e cinque gli uni contro gli altri. Il secondo livello vale 1000. Chi ha 200 punti in più vince tre partite su quattro; ± indica l’intervallo al 95 %.
web-setup-at-once = gioca subito
web-setup-moment = ci pensa un momento
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
        [one] punto, davanti a { $next } grazie allo spareggio
       *[other] punti, davanti a { $next } grazie allo spareggio
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
web-end-again = Gioca ancora
web-end-seats = Cambia giocatori
web-end-replay = Rivedi
web-end-export = Scarica la partita
web-end-count = Punteggio finale
web-end-from = Origine
web-end-curve = Turno per turno
web-end-curve-hint = I punti che ognuno avrebbe avuto se l’Esposizione avesse chiuso dopo quel turno. Le medaglie segnano i round; il nastro sotto mostra chi era in testa.
web-end-curve-alone = I punti se l’Esposizione avesse chiuso dopo quel turno. Le medaglie segnano i round.
web-end-curve-label = Punti di tutti i giocatori, dal primo turno al turno { $turns }
web-end-round = Round { $round }
web-rules-title = Regole
web-rules-contents = Indice
web-rules-credits = { $title } è un gioco di { $designers }, pubblicato da { $publishers } nel { $year }. Queste regole sono scritte con parole nostre.

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
web-hint-thinking = Prova a vedere dove può portare ogni mossa…
web-hint-stop = Interrompi
hint-title =
    { $number ->
        [1] Una mossa da valutare
        [2] Due mosse da valutare
       *[other] Tre mosse da valutare
    }
web-hint-note = La probabilità di vincere secondo l’avversario più forte, e i punti attesi rispetto alle altre mosse che ha valutato.
web-hint-note-alone = I punti alla fine secondo l’avversario più forte, e la differenza rispetto alle altre mosse che ha valutato.
web-hint-guess = Solo un’intuizione
web-hint-guess-note = È mancato il tempo per guardare avanti. A prima vista questa sembra la migliore.
web-hint-play = Gioca
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
web-ask-close = Chiudi
web-ask-rules = Regole
web-ask-legend = Simboli
web-ask-legend-open = Simboli del gioco
web-ask-legend-keys = apre e chiude; indica un simbolo per sapere che cos’è
web-ask-find = Cerca nelle regole
web-ask-none = Nessun risultato.
web-ask-opens = apre e chiude
web-ask-back = Torna al tavolo
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
        [2] Secondo il bot più forte; insieme danno il 100 %. Gli spilli segnano le decisioni più costose, l’ombra quanto la stima può sbagliare.
       *[other] Secondo il bot più forte; tutte e { $players } insieme danno il 100 %. Gli spilli segnano le decisioni più costose, l’ombra quanto la stima può sbagliare.
    }
review-hint-alone = Quanto il bot più forte si aspetterebbe di raggiungere da ogni posizione. L’ombra mostra quanto è incerto.
review-chart = Le probabilità di vittoria di ciascuno dopo ogni decisione
review-chart-alone = I punti attesi dopo ogni decisione
review-target = obiettivo { $points }
review-to-come = mosse da { $first } a { $last } ancora da esaminare
review-pin = Decisione { $number }, { $when }
review-invitation = Il bot più forte ripercorre tutta la partita e dice quanto valeva ogni decisione: le probabilità di vittoria in una curva, le tre decisioni più costose, che cosa era meglio e perché.
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
review-stopped = Ferma al turno { $turn } di { $turns }.
review-failed = L’analisi si è interrotta al turno { $turn } di { $turns }. Ciò che è fatto resta.
review-looking = Ricerca in corso
review-cards = Le carte arrivano appena un turno è giudicato, e cambiano posto quando si trova una decisione più costosa.
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
review-alone = Da soli al tavolo
review-reached = raggiunti
review-lost = persi nelle decisioni più costose
review-moves = Mosse
review-moves-so-far = Mosse finora
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
