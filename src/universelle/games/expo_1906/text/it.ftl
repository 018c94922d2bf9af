# Expo 1906 in Italian

## On the entrance

city = Milano
home-line = Incastra le invenzioni nel tuo laboratorio, corri per i brevetti e convinci la Giuria: vapore o elettricità?

## The game in brief

rules-brief =
    Dirigi un laboratorio in vista dell’Esposizione di Milano del 1906. Nel tuo turno gioca una delle tue sei carte, ma non quella che il vicino di destra ha appena giocato: compra tessere risorsa, compra un progetto o una tecnologia, piazza tessere nel laboratorio, fai avanzare gettoni all’Ufficio brevetti o incassa monete. Un progetto è completato appena tutto ciò che richiede lo tocca. Allora frutta i suoi punti, più 1 per ogni sua risorsa di cui sei capofila all’Ufficio brevetti.
    La Sala riunioni chiude il round: si aggiunge una tessera giuria per il vapore o per l’elettricità, Stazione e Accademia ricevono nuove tessere e tutti riprendono le carte.
    La partita finisce dopo dieci round, o prima, quando qualcuno completa il quinto progetto o ogni riga ha un gettone nell’ultima colonna. Allora danno punti i progetti completati che usano l’energia preferita dalla Giuria, i gettoni nelle ultime colonne e i talloncini bonus.

## Moves

action-play = Gioca { $card }
action-take = Prendi { $tile }
action-take-project = Prendi un progetto…
action-take-technology = Prendi una tecnologia…
action-buy =
    { $price ->
        [one] Compra { $tile } per { $price } moneta
       *[other] Compra { $tile } per { $price } monete
    }
action-free = Prendi { $tile } gratis
action-place = Piazza { $tile }
action-place-which = Piazza una tessera…
action-remove = Rimuovi { $tile }
action-remove-cell = Rimuovi la tessera da { $cell }
action-remove-at = Rimuovi { $tile } da { $cell }
action-remove-which = Rimuovi una tessera…
action-move = Sposta { $tile }
action-move-cell = Sposta la tessera da { $cell }
action-move-at = Sposta { $tile } da { $cell }
action-move-which = Sposta una tessera del laboratorio…
action-put =
    { $turns ->
        [0] In { $cell }, non ruotata
        [1] In { $cell }, ruotata una volta
       *[other] In { $cell }, ruotata { $turns } volte
    }
action-put-sides = In { $cell }, { $double } { $sides }
action-put-row = Nella riga { $row }…
action-put-cell = In { $cell }…
action-token = Fai avanzare il gettone { $token }: { $row }
action-token-enter = Gettone { $token }: entra in { $row }, colonna { $step }
action-token-on = Gettone { $token }: { $row }, colonna { $step }
action-token-change =
    { $price ->
        [0] Gettone { $token }: passa in { $row }, colonna { $step }, gratis
        [one] Gettone { $token }: passa in { $row }, colonna { $step }, per { $price } moneta
       *[other] Gettone { $token }: passa in { $row }, colonna { $step }, per { $price } monete
    }
action-money = Incassa monete
action-money-gives =
    { $money ->
        [one] Incassa { $money } moneta
       *[other] Incassa { $money } monete
    }
action-jury = Vota { $energy }
action-chit = Scegli { $chit }
action-stop = Basta così
action-pass = Salta l’ultima carta

## How a resource tile lies: the sides of the half with more units

sides-0 = in alto e a destra
sides-1 = a destra e in basso
sides-2 = in basso e a sinistra
sides-3 = a sinistra e in alto

## Why a move is refused

illegal-replace-now = Prima piazza la tua tessera da principiante al posto di un rottame.
illegal-no-scrap = In { $cell } non c’è un rottame.
illegal-card-now = Inizia il turno giocando una carta dalla mano.
illegal-card-not-in-hand = { $card }: questa carta non è nella tua mano.
illegal-card-barred = La carta { $card } è appena stata giocata prima di te; scegline un’altra.
illegal-meeting-first = La Sala riunioni non si gioca nel tuo primo turno di un round.
illegal-meeting-last = L’ultima carta non può essere la Sala riunioni.
illegal-last-card-now = Gioca un’ultima carta dalla mano, oppure saltala.
illegal-station-now = Prendi una tessera risorsa dalla Stazione, oppure smetti.
illegal-not-in-station = { $tile } non si trova alla Stazione.
illegal-academy-now = Prendi un progetto o una tecnologia dall’Accademia, oppure smetti.
illegal-not-in-academy = { $tile } non si trova all’Accademia.
illegal-laboratory-now = Piazza o rimuovi una tessera, oppure smetti.
illegal-not-before-you = { $tile } non si trova davanti a te.
illegal-no-room = Nel tuo laboratorio non c’è posto per { $tile }.
illegal-no-small-tile = In { $cell } non c’è né una tessera risorsa né un rottame che si possa rimuovere.
illegal-not-in-laboratory = { $tile } non si trova nel tuo laboratorio.
illegal-completed = Progetto già completato: { $tile }. Non si può rimuovere.
illegal-breaks-project = Un progetto completato diventerebbe incompleto.
illegal-put-now = Prima piazza { $tile }.
illegal-same-turn =
    { $turns ->
        [1] { $tile }: ruotata una volta, la tessera appare come prima; lasciala così.
       *[other] { $tile }: ruotata { $turns } volte, la tessera appare come prima; ruotala di meno.
    }
illegal-outside = In { $cell }, { $tile } uscirebbe dal laboratorio.
illegal-covers = In { $cell }, { $tile } coprirebbe un’altra tessera.
illegal-same-spot = È già lì.
illegal-moved-already = { $tile }: hai già spostato questa tessera in questa riunione.
illegal-cannot-move = { $tile }: questa tessera non si può spostare.
illegal-reposition-now = Sposta un’altra tessera, oppure smetti.
illegal-tokens-now = Fai avanzare un gettone, oppure smetti.
illegal-no-such-token = Non hai un gettone { $token }.
illegal-token-at-end = Il gettone { $token } è già nell’ultima colonna.
illegal-no-link = Nella colonna { $step } non si può passare alla riga { $row }.
illegal-link-too-dear =
    { $price ->
        [one] Passare alla riga { $row } costa { $price } moneta, più di quanto hai.
       *[other] Passare alla riga { $row } costa { $price } monete, più di quanto hai.
    }
illegal-chit-now = Prima scegli il talloncino per la riga { $row }.
illegal-chit-taken = { $chit } si trova già in un’altra riga.
illegal-meeting-now = Scegli un’azione per questa riunione, oppure smetti.
illegal-twice-in-meeting = In questa riunione l’hai già fatto: scegli qualcos’altro.
illegal-no-jury-tile = Non resta nessuna tessera giuria per { $energy }.

## What happened

event-card-played = { $seat } gioca { $card }.
event-tile-bought =
    { $price ->
        [one] { $seat } compra { $tile } per { $price } moneta.
       *[other] { $seat } compra { $tile } per { $price } monete.
    }
event-tile-taken = { $seat } prende { $tile } gratis.
event-scrap-replaced = { $seat } piazza { $tile } in { $cell } al posto di un rottame.
event-tile-placed = { $seat } piazza { $tile } in { $cell }.
event-tile-removed = { $seat } rimuove { $tile } da { $cell }.
event-scrap-removed = { $seat } rimuove il rottame da { $cell }.
event-tile-moved = { $seat } sposta { $tile } dalla casella { $source } alla casella { $cell }.
event-tile-moved-in-place = { $seat } ruota { $tile } in { $cell }.
event-card-improved = { $seat } ora ha { $card }.
event-card-restored = { $seat } torna alla carta base { $card }.
event-supply-changed = { $seat }: { $project }, da fornire: { $lacks }.
units-of-type = { $units } di { $type }
event-project-completed =
    { $points ->
        [one] { $seat } completa { $project }: { $points } punto.
       *[other] { $seat } completa { $project }: { $points } punti.
    }
event-leadership-rewarded =
    { $points ->
        [one] { $seat } è capofila in { $rows }: { $points } punto in più.
       *[other] { $seat } è capofila in { $rows }: { $points } punti in più.
    }
event-token-moved = { $seat } fa avanzare il gettone { $token }: { $row }, colonna { $step }.
event-row-changed =
    { $price ->
        [0] { $seat } sposta il gettone { $token } nella riga { $row }, colonna { $step }.
        [one] { $seat } paga { $price } moneta e sposta il gettone { $token } nella riga { $row }, colonna { $step }.
       *[other] { $seat } paga { $price } monete e sposta il gettone { $token } nella riga { $row }, colonna { $step }.
    }
event-chit-placed = { $seat } mette { $chit } in fondo alla riga { $row }.
event-ghost-tiles-drawn = Pescate per i fantasmi: { $tiles }.
event-ghost-tiles-drawn-none = Non resta nessuna tessera per i fantasmi.
event-ghost-moved = Il fantasma della riga { $row } avanza alla colonna { $step }.
event-ghost-chit-placed = Il fantasma della riga { $row } arriva per primo in fondo: vi si mette a caso { $chit }.
event-ghost-card-drawn = Il fantasma gioca { $card }.
event-ghost-card-replaced = Hai appena giocato { $card }: il fantasma pesca un’altra carta.
event-ghost-deck-reshuffled = La carta { $card } non può aprire un round: il mazzo fantasma si rimescola.
event-money-gained =
    { $money ->
        [0] { $seat } ha già il massimo di monete: { $total }.
        [one] { $seat } incassa { $money } moneta e ne ha { $total }.
       *[other] { $seat } incassa { $money } monete e ne ha { $total }.
    }
event-jury-chosen = { $seat } vota { $energy }.
event-jury-drawn = La tessera giuria del round: { $energy }.
event-projects-returned = Tornano sotto le loro pile: { $projects }.
event-project-opened = Nuovo all’Accademia: { $project }.
event-pile-reshuffled =
    { $tiles ->
        [one] Gli scarti ({ $tiles } tessera) si mescolano e formano una nuova pila.
       *[other] Gli scarti ({ $tiles } tessere) si mescolano e formano una nuova pila.
    }
event-station-filled = Nuove tessere alla Stazione: { $tiles }.
event-station-filled-none = La Stazione resta vuota.
event-round-began = Inizia il round { $round }; tutti riprendono le carte.
event-end-near = La partita sta per finire: { $why }.
event-last-card-declined = { $seat } salta l’ultima carta.
event-chit-rewarded =
    { $points ->
        [one] { $seat } ottiene { $points } punto: { $chit }.
       *[other] { $seat } ottiene { $points } punti: { $chit }.
    }
event-target-reached =
    { $target ->
        [one] Più di { $target } punto: { $seat } vince.
       *[other] Più di { $target } punti: { $seat } vince.
    }
event-target-missed =
    { $target ->
        [one] { $seat } non ha superato { $target } punto.
       *[other] { $seat } non ha superato i { $target } punti.
    }

## What ends the game

end-jury = la Giuria è al completo
end-patents = ogni riga ha un gettone nell’ultima colonna
end-projects = qualcuno ha completato abbastanza progetti

## Where points come from

reason-projects = progetti
reason-leadership = da capofila
reason-jury = Giuria
reason-steps = ultime colonne
reason-chits = talloncini bonus

## Where the points that one may expect come from

source-projects = progetti
source-jury = Giuria
source-patents = Ufficio brevetti
source-coins = monete
source-cards = carte
source-rounds = round futuri

## Options

option-first-player = chi inizia
option-level = livello da principiante
option-value-scientist = scienziato
option-value-graduate = neolaureato: un rottame diventa risorsa
option-value-student = matricola: due rottami diventano risorse

## The board as text

board-round = Round { $round } di { $rounds }
board-over = Partita finita
board-ending = Ultime carte
board-pile = pila { $pile }, scarti { $discard }
board-ghost-card = fantasma: { $card }
board-card = { $card }, { $done } di { $allowed }
board-held = in mano: { $tile }
board-player = Giocatore
board-hand = Mano
board-last = Ultima carta
board-front = Da piazzare
board-completed = Completati
board-projects = Progetti
board-technologies = Tecnologie
board-lacks = { $project }, da fornire: { $units }
board-is-completed = { $project }: completato
board-legend = In un laboratorio le maiuscole sono progetti, le cifre tecnologie (i nomi sono accanto), # è un rottame; una tessera risorsa mostra la metà doppia con una freccia: ↗ in alto e a destra, ↘ a destra e in basso, ↙ in basso e a sinistra, ↖ a sinistra e in alto. All’Ufficio brevetti il gettone capofila di una riga viene per primo, con il segno del giocatore e la colonna; g è un fantasma. ▶ indica chi è di turno.
board-tie-break = A parità di punti vince chi ha più monete.
prompt-replace-scrap = { $seat }, al posto di quale rottame piazzi la tua tessera, e come la ruoti?
prompt-play-card = { $seat }, quale carta giochi?
prompt-play-last-card = { $seat }, quale ultima carta giochi?
prompt-buy-resources = { $seat }, quale tessera risorsa compri?
prompt-buy-from-academy = { $seat }, che cosa compri all’Accademia?
prompt-take-free-tile = { $seat }, quale tessera risorsa prendi gratis?
prompt-work-in-laboratory = { $seat }, che cosa piazzi o rimuovi?
prompt-put-tile = { $seat }, dove piazzi la tessera?
prompt-move-tokens = { $seat }, quale gettone fai avanzare?
prompt-choose-chit = { $seat }, quale talloncino metti in fondo alla riga { $row }?
prompt-hold-meeting = { $seat }, che cosa fai nella riunione?
prompt-reposition-tiles = { $seat }, quale tessera sposti adesso?
prompt-move-tile = { $seat }, dove piazzi la tessera?

## Resources

resource-steel = Acciaio
    .short = Acc
    .unit = acciaio
resource-copper = Rame
    .short = Rame
    .unit = rame
resource-manual = Lavoro manuale
    .short = Man
    .unit = lavoro manuale
resource-automated = Lavoro automatizzato
    .short = Auto
    .unit = lavoro automatizzato
resource-empirical = Ricerca empirica
    .short = Emp
    .unit = ricerca empirica
resource-scientific = Ricerca scientifica
    .short = Sci
    .unit = ricerca scientifica
resource-steam = Vapore
    .short = Vap
    .unit = vapore
resource-electricity = Elettricità
    .short = Elet
    .unit = elettricità

## Shapes

shape-i = Forma a I
shape-square = Quadrato
shape-l = Forma a L
shape-t = Forma a T
shape-s = Forma a S

## Cards

card-train-station = Stazione
    .effect =
        { $tiles ->
            [one] Compra { $tiles } tessera risorsa alla Stazione. Prezzo in monete: { $prices }.
           *[other] Compra fino a { $tiles } tessere risorsa alla Stazione. Prezzi in monete, una dopo l’altra: { $prices }.
        }
card-academy = Accademia
    .effect =
        { $price ->
            [one] Compra per { $price } moneta un progetto o una tecnologia all’Accademia.
           *[other] Compra per { $price } monete un progetto o una tecnologia all’Accademia.
        }
card-laboratory = Laboratorio
    .effect =
        { $steps ->
            [one] Piazza o rimuovi { $steps } tessera nel tuo laboratorio.
           *[other] Piazza o rimuovi fino a { $steps } tessere nel tuo laboratorio.
        }
card-journal = Rivista
    .effect =
        { $moves ->
            [one] Fai avanzare un gettone all’Ufficio brevetti: { $moves } punto movimento.
           *[other] Fai avanzare i tuoi gettoni all’Ufficio brevetti: { $moves } punti movimento, divisi come vuoi.
        }
card-skyscraper = Grattacielo
    .effect =
        { $coins ->
            [one] Incassa { $coins } moneta.
           *[other] Incassa { $coins } monete.
        }
card-meeting-room = Sala riunioni
    .effect = Scegli due azioni diverse: riposiziona tessere nel laboratorio, incassa monete, fai avanzare un gettone all’Ufficio brevetti, scegli una tessera giuria. Poi il round finisce.

## Improved cards

card-improved-train-station = Stazione+
    .effect =
        { $tiles ->
            [one] Compra { $tiles } tessera risorsa alla Stazione. Prezzo in monete: { $prices }.
           *[other] Compra fino a { $tiles } tessere risorsa alla Stazione. Prezzi in monete, una dopo l’altra: { $prices }.
        }
card-improved-academy = Accademia+
    .effect =
        { $price ->
            [one] Compra per { $price } moneta un progetto o una tecnologia all’Accademia.
           *[other] Compra per { $price } monete un progetto o una tecnologia all’Accademia.
        } { $tiles ->
            [one] Prendi anche una tessera risorsa gratis dalla Stazione.
           *[other] Prendi anche { $tiles } tessere risorsa gratis dalla Stazione.
        }
card-improved-laboratory = Laboratorio+
    .effect =
        { $steps ->
            [one] Piazza o rimuovi { $steps } tessera nel tuo laboratorio.
           *[other] Piazza o rimuovi fino a { $steps } tessere nel tuo laboratorio.
        }
card-improved-journal = Rivista+
    .effect =
        { $moves ->
            [one] Fai avanzare un gettone all’Ufficio brevetti: { $moves } punto movimento.
           *[other] Fai avanzare i tuoi gettoni all’Ufficio brevetti: { $moves } punti movimento, divisi come vuoi.
        } { $discount ->
            [one] Ogni cambio di riga costa { $discount } moneta in meno.
           *[other] Ogni cambio di riga costa { $discount } monete in meno.
        }
card-improved-skyscraper = Grattacielo+
    .effect =
        { $coins ->
            [one] Incassa { $coins } moneta.
           *[other] Incassa { $coins } monete.
        }

## Projects: I shape

project-airship = Dirigibile
    .history = Nell’ottobre 1906 lo Zeppelin LZ 3 volò sul lago di Costanza, nove mesi dopo la perdita dell’LZ 2.
project-pneumatic-hammer = Martello pneumatico
    .hyphenated = Martello pneu­matico
    .history = Charles King mostrò il suo a Chicago nel 1893; nel 1896 guidò la prima automobile di Detroit.
project-tower-crane = Gru a torre
    .history = Il Titan di Clydebank, gigantesca gru elettrica finita nel 1907, domina ancora il fiume Clyde.
project-electrocardiograph = Elettrocardiografo
    .hyphenated = Elettro­cardio­grafo
    .history = Nel 1906 Einthoven, a Leida, descrisse battiti del cuore giunti dall’ospedale per filo telefonico.
project-escalator = Scala mobile
    .history = Nel 1906 la stazione londinese di Holloway Road ne ebbe una a spirale, forse mai usata dal pubblico.
project-neon-tube = Tubo al neon
    .history = Georges Claude liquefaceva l’aria e gli avanzava neon: nel 1910 illuminò il Salone dell’auto di Parigi.

## Projects: square

project-cruise-ship = Nave da crociera
    .hyphenated = Nave da crociera
    .history = La prima nave nata per le crociere, la Prinzessin Victoria Luise, si arenò in Giamaica a fine 1906.
project-refrigerator = Frigorifero
    .hyphenated = Frigo­rifero
    .history = L’abate francese Audiffren brevettò nel 1894 una macchina frigorifera: si dice per il vino dei suoi monaci.
project-pressure-cooker = Pentola a pressione
    .hyphenated = Pentola a pres­sione
    .history = Nel 1679 Denis Papin ammorbidiva le ossa col vapore; la sua valvola servì poi alle macchine a vapore.
project-vacuum-cleaner = Aspirapolvere
    .hyphenated = Aspira­polvere
    .history = Nel 1907 il custode James Spangler ne fece uno con un ventilatore, un manico di scopa e una federa.
project-washing-machine = Lavatrice
    .hyphenated = Lava­trice
    .history = Intorno al 1907 la Thor di Chicago fu tra le prime mosse da un motore elettrico.
project-electric-oven = Forno elettrico
    .hyphenated = Forno elet­trico
    .history = Nel 1907, in Australia, Nora Curle Smith scrisse il primo ricettario per forno elettrico, inventato dal marito.

## Projects: L shape

project-automobile = Automobile
    .history = Nel giugno 1906 Ferenc Szisz vinse su Renault il primo Gran Premio, presso Le Mans, a 101 km/h di media.
project-motorcycle = Motocicletta
    .hyphenated = Moto­cicletta
    .history = Nel gennaio 1907 Glenn Curtiss toccò i 219 km/h su una moto V8 costruita da lui.
project-steam-tractor = Trattore a vapore
    .hyphenated = Trattore a vapore
    .history = Nel 1904 Benjamin Holt ne montò uno su cingoli: avanzava come un bruco, e fu chiamato Caterpillar.
project-synthetic-rubber = Gomma sintetica
    .hyphenated = Gomma sintetica
    .history = Nel 1906 la Bayer la mise a premio per 20 000 marchi; nel 1909 Fritz Hofmann aveva il brevetto.
project-wireless-telegraph = Telegrafo senza fili
    .hyphenated = Telegrafo senza fili
    .history = Nel novembre 1906, a Berlino, le nazioni si accordarono su un solo grido d’aiuto in mare: SOS.
project-electric-tram = Tram elettrico
    .hyphenated = Tram elettrico
    .history = Una ferrovia elettrica su viadotto di legno univa le due metà dell’Esposizione di Milano.

## Projects: T shape

project-cellophane = Cellophane
    .history = Del vino rovesciato su una tovaglia ispirò Jacques Brandenberger, che brevettò la pellicola nel 1908.
project-biplane = Biplano
    .hyphenated = Biplano
    .history = Nel novembre 1906 il 14-bis di Santos-Dumont volò a Parigi per 220 metri, con la coda davanti.
project-steam-shovel = Escavatore a vapore
    .hyphenated = Esca­vatore a vapore
    .history = Sotto la pioggia del novembre 1906 Theodore Roosevelt ne provò uno al canale di Panama.
project-telephone = Telefono
    .history = L’impresario funebre Almon Strowger, che diffidava delle centraliniste, inventò la centrale automatica.
project-light-bulb = Lampadina
    .history = Il marchio Osram, da osmio e Wolfram, nome tedesco del tungsteno, fu registrato nel 1906.
project-tabulating-machine = Tabulatrice
    .hyphenated = Tabu­latrice
    .history = Le schede di Herman Hollerith accelerarono il censimento americano del 1890; dalla sua ditta nacque l’IBM.

## Projects: S shape

project-laparoscopy = Laparoscopia
    .hyphenated = Laparo­scopia
    .history = Nel 1901 Georg Kelling, di Dresda, guardò nel ventre di un cane con uno strumento per la vescica.
project-bakelite = Bachelite
    .history = Ricco grazie a una carta fotografica venduta a Eastman, Leo Baekeland la creò a casa sua nel 1907.
project-outboard-motor = Motore fuoribordo
    .hyphenated = Motore fuoribordo
    .history = Si racconta che Ole Evinrude ne abbia avuto l’idea nel 1906, mentre remava e il gelato si scioglieva.
project-radiography = Radiografia
    .hyphenated = Radio­grafia
    .history = Röntgen, primo Nobel per la fisica, non brevettò i suoi raggi: dovevano servire a tutti.
project-gramophone = Grammofono
    .history = Nel 1902, in un albergo di Milano, Enrico Caruso cantò dieci arie nella tromba per 100 sterline.
project-cinematograph = Cinematografo
    .hyphenated = Cinemato­grafo
    .history = «The Story of the Kelly Gang», a Melbourne a fine 1906, fu il primo film lungo più di un’ora.

## Technologies that give resources

technology-combustion-engines = Motori a scoppio
    .history = All’Esposizione di Parigi del 1900 un motore di Rudolf Diesel funzionò a olio di arachidi.
technology-batteries = Batterie
    .history = Edison lavorò dieci anni a una batteria per auto elettriche; intanto la benzina le aveva superate.
technology-steel-and-manual = Squadra di chiodatori
    .history = Erano in quattro: uno scaldava e lanciava i chiodi, uno li prendeva, uno teneva, uno batteva.
technology-manual-and-scientific = Studio dei movimenti
    .history = Studiando ogni gesto, Frank Gilbreth ridusse da diciotto a cinque i movimenti per posare un mattone.
technology-scientific-and-copper = Elettrolisi
    .history = James Elkington la brevettò per il rame nel 1865: la corrente affina il metallo che la porterà.
technology-copper-and-automated = Trafileria
    .history = Il filo di rame crudo, opera di Thomas Doolittle nel 1877, portò la voce ben più lontano del ferro.
technology-automated-and-empirical = Telaio automatico
    .history = Sakichi Toyoda, figlio di un carpentiere, imparò provando; nel 1906 inventò un telaio circolare.
technology-empirical-and-steel = Acciaio rapido
    .history = Taylor e White lo trovarono a forza di prove; a Parigi, nel 1900, tagliava anche arroventato.

## Technologies that improve cards

technology-improved-train-station = Stazione migliorata
    .history = Nel 1906 i treni elettrici arrivarono a Grand Central, a New York; dal 1908 il vapore vi fu vietato.
technology-improved-academy = Accademia migliorata
    .history = Il 5 novembre 1906 Marie Curie tenne la sua prima lezione: la prima donna a insegnare alla Sorbona.
technology-improved-laboratory = Laboratorio migliorato
    .history = J. J. Thomson vinse il Nobel nel 1906; sette dei suoi assistenti lo avrebbero vinto a loro volta.
technology-improved-journal = Rivista migliorata
    .history = Ancora nel gennaio 1906 lo Scientific American dubitava dei «favolosi» voli dei fratelli Wright.
technology-improved-skyscraper = Grattacielo migliorato
    .history = Iniziato a New York nel 1906, il Singer Building divenne con 187 metri l’edificio più alto del mondo.

## Bonus chits

chit-paris-1889 = Parigi 1889
    .history = Prevista per vent’anni, la Torre Eiffel fu salvata dal suo uso come antenna radio.
    .effect = Quando tutto il resto è contato: 1 punto ogni { $every } punti che hai, arrotondando per eccesso.
chit-chicago-1893 = Chicago 1893
    .history = La ruota di Ferris girò ancora a St. Louis nel 1904 e nel maggio 1906 fu fatta saltare.
    .effect = 1 punto ogni { $every } monete che hai, arrotondando per eccesso.
chit-brussels-1897 = Bruxelles 1897
    .history = Attorno al Palazzo delle Colonie il re mise in mostra 267 congolesi; sette di loro morirono.
    .effect =
        { $points ->
            [one] { $points } punto per ogni casella del tuo laboratorio liberata da un rottame e coperta da un’altra tessera.
           *[other] { $points } punti per ogni casella del tuo laboratorio liberata da un rottame e coperta da un’altra tessera.
        }
chit-paris-1900 = Parigi 1900
    .history = Il metrò aprì nel luglio 1900, durante l’Esposizione, con gli ingressi in ghisa di Hector Guimard.
    .effect =
        { $points ->
            [one] { $points } punto per ogni tecnologia nel tuo laboratorio, al massimo { $most }.
           *[other] { $points } punti per ogni tecnologia nel tuo laboratorio, al massimo { $most }.
        }
chit-liege-1905 = Liegi 1905
    .history = Il Palazzo delle Belle Arti fu costruito per restare: nel parco della Boverie è ancora un museo.
    .effect =
        { $points ->
            [one] { $points } punto.
           *[other] { $points } punti.
        }
chit-milan-1906 = Milano 1906
    .history = L’Esposizione attese un anno il Sempione, fino al 1982 la più lunga galleria ferroviaria di montagna.
    .effect =
        { $points ->
            [one] { $points } punto per ogni forma diversa tra i progetti nel tuo laboratorio, completati o no.
           *[other] { $points } punti per ogni forma diversa tra i progetti nel tuo laboratorio, completati o no.
        }

## Jury tiles and scrap

jury-steam = Voto per il vapore
    .history = La HMS Dreadnought, varata nel febbraio 1906, fu la prima corazzata mossa da turbine a vapore.
jury-electricity = Voto per l’elettricità
    .history = Fin dall’apertura del Sempione, nel 1906, locomotive elettriche portavano i treni sotto la montagna.
scrap = Rottame
    .history = Nell’agosto 1906 un incendio distrusse parte dell’Esposizione di Milano, riaperta quaranta giorni dopo.
    .unit = rottame

## Places and tracks

place-academy = Accademia
    .history = Nel 1906 l’Italia ebbe due premi Nobel: Camillo Golgi per la medicina e Giosuè Carducci per le lettere.
place-train-station = Stazione
    .history = Nell’aprile 1906 il re posò la prima pietra della Stazione Centrale di Milano, aperta nel 1931.
place-jury = Giuria
    .history = Quaranta nazioni vennero a Milano nel 1906, e le giurie assegnarono medaglie e gran premi.
place-patents-office = Ufficio brevetti
    .history = Il 1º aprile 1906 l’ufficio brevetti di Berna promosse Albert Einstein a esperto di seconda classe.
place-laboratory = Laboratorio
    .history = Henri Moissan vinse il Nobel nel 1906 per aver isolato il fluoro e per il suo forno elettrico.
track-funding = Finanziamento
track-prestige = Prestigio

## Resource tiles, by the half with more units and the half with fewer

tile-steel-copper = Acciaio / rame
tile-steel-manual = Acciaio / manuale
tile-steel-automated = Acciaio / automatizzato
tile-steel-empirical = Acciaio / empirica
tile-steel-scientific = Acciaio / scientifica
tile-steel-steam = Acciaio / vapore
tile-steel-electricity = Acciaio / elettricità
tile-copper-steel = Rame / acciaio
tile-copper-manual = Rame / manuale
tile-copper-automated = Rame / automatizzato
tile-copper-empirical = Rame / empirica
tile-copper-scientific = Rame / scientifica
tile-copper-steam = Rame / vapore
tile-copper-electricity = Rame / elettricità
tile-manual-steel = Manuale / acciaio
tile-manual-copper = Manuale / rame
tile-manual-automated = Manuale / automatizzato
tile-manual-empirical = Manuale / empirica
tile-manual-scientific = Manuale / scientifica
tile-manual-steam = Manuale / vapore
tile-manual-electricity = Manuale / elettricità
tile-automated-steel = Automatizzato / acciaio
tile-automated-copper = Automatizzato / rame
tile-automated-manual = Automatizzato / manuale
tile-automated-empirical = Automatizzato / empirica
tile-automated-scientific = Automatizzato / scientifica
tile-automated-steam = Automatizzato / vapore
tile-automated-electricity = Automatizzato / elettricità
tile-empirical-steel = Empirica / acciaio
tile-empirical-copper = Empirica / rame
tile-empirical-manual = Empirica / manuale
tile-empirical-automated = Empirica / automatizzato
tile-empirical-scientific = Empirica / scientifica
tile-empirical-steam = Empirica / vapore
tile-empirical-electricity = Empirica / elettricità
tile-scientific-steel = Scientifica / acciaio
tile-scientific-copper = Scientifica / rame
tile-scientific-manual = Scientifica / manuale
tile-scientific-automated = Scientifica / automatizzato
tile-scientific-empirical = Scientifica / empirica
tile-scientific-steam = Scientifica / vapore
tile-scientific-electricity = Scientifica / elettricità
tile-steam-steel = Vapore / acciaio
tile-steam-copper = Vapore / rame
tile-steam-manual = Vapore / manuale
tile-steam-automated = Vapore / automatizzato
tile-steam-empirical = Vapore / empirica
tile-steam-scientific = Vapore / scientifica
tile-steam-electricity = Vapore / elettricità
tile-electricity-steel = Elettricità / acciaio
tile-electricity-copper = Elettricità / rame
tile-electricity-manual = Elettricità / manuale
tile-electricity-automated = Elettricità / automatizzato
tile-electricity-empirical = Elettricità / empirica
tile-electricity-scientific = Elettricità / scientifica
tile-electricity-steam = Elettricità / vapore

## On the page

draw-table = Il tavolo
draw-board = L’Esposizione
draw-parts = Parti del tavolo
draw-hand = Le tue sei carte
draw-card-train-station = Stazione
draw-card-academy = Accademia
draw-card-laboratory = Labora­torio
draw-card-journal = Rivista
draw-card-skyscraper = Gratta­cielo
draw-card-meeting-room = Sala riunioni
draw-round-ending = Round { $round } di { $rounds }, ultime carte
draw-to-move = di turno
draw-you-to-move = di turno
draw-first = Primo giocatore
draw-your-laboratory = Il tuo laboratorio
draw-laboratory-of = Laboratorio: { $name }
draw-close = Chiudi
draw-projects = Progetti
draw-if-set = Se la piazzi qui
draw-no-projects = Ancora nessun progetto in laboratorio.
draw-has = { $resource }: { $has } di { $needs }
draw-completed = Completato
draw-lacks = Da fornire:
draw-completed-of =
    { $projects ->
        [one] Progetti completati ({ $projects } chiude la partita)
       *[other] Progetti completati ({ $projects } chiudono la partita)
    }
draw-tiles-waiting = Tessere da piazzare
draw-cards-in-hand = Carte in mano
draw-last-card = Ultima carta
draw-no-card-yet = Nessuna carta giocata in questo round
draw-before-you = Davanti a te
draw-nothing-waits = Nessuna tessera davanti a te.
draw-turn-left = Ruota a sinistra
draw-turn-right = Ruota a destra
draw-put-back = Rimetti a posto
draw-set = Piazza
draw-put = Piazza in { $cell }
draw-playing = { $done } di { $allowed }
draw-played = Giocata
draw-improved = Migliorata
draw-not-first = Non al 1º turno
draw-not-last = Non per ultima
draw-ghosts-card = Fantasma
draw-academy-price =
    { $price ->
        [one] prezzo: { $price } moneta
       *[other] prezzo: { $price } monete
    }
draw-pile =
    { $unseen ->
        [one] { $unseen } progetto coperto
       *[other] { $unseen } progetti coperti
    }
draw-empty = nessun progetto
draw-station-price =
    { $price ->
        [one] prossima: { $price } moneta
       *[other] prossima: { $price } monete
    }
draw-station-free = Una tessera gratis
draw-station-pile =
    { $tiles ->
        [one] { $tiles } tessera nella pila
       *[other] { $tiles } tessere nella pila
    }
draw-jury-worth =
    { $points ->
        [one] { $points } punto a progetto
       *[other] { $points } punti a progetto
    }
draw-jury-left =
    { $left ->
        [one] ancora { $left } tessera
       *[other] ancora { $left } tessere
    }
draw-jury-so-far = Vapore { $steam }, elettricità { $electricity }
draw-vote =
    { $left ->
        [one] Vota { $energy } (resta { $left } tessera)
       *[other] Vota { $energy } (restano { $left } tessere)
    }
draw-points-left =
    { $left ->
        [one] { $left } punto movimento
       *[other] { $left } punti movimento
    }, { $money ->
        [one] { $money } moneta
       *[other] { $money } monete
    }
draw-chits-left =
    { $count ->
        [one] { $count } talloncino rimasto
       *[other] { $count } talloncini rimasti
    }
draw-link =
    { $price ->
        [0] Qui si cambia riga gratis
        [one] Qui si cambia riga per { $price } moneta
       *[other] Qui si cambia riga per { $price } monete
    }
draw-token = Gettone { $token } di { $name }
draw-ghost-opponent = Fantasma
draw-ghost-token = Gettone fantasma
draw-token-to = Gettone { $token }: { $row }, colonna { $step }
draw-ghost-deck =
    { $cards ->
        [one] { $cards } carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
draw-ghost-bars = Non puoi giocare questa carta subito dopo.
draw-meeting-open = Azione { $number }
draw-meeting-reposition = Tessere
draw-meeting-money = Monete
draw-meeting-patent = Brevetti
draw-meeting-jury = Giuria
draw-costs =
    { $price ->
        [one] costa { $price } moneta, poi ne avrai { $left }
       *[other] costa { $price } monete, poi ne avrai { $left }
    }
draw-free = gratis
draw-cannot-pay = Non hai le monete per pagare ({ $price }): la carta non farebbe nulla.
draw-points-now =
    { $points ->
        [one] { $points } punto se completato ora
       *[other] { $points } punti se completato ora
    }
draw-wanted = serve per { $projects }
draw-not-wanted = ora non serve a nessun progetto
draw-improves = migliora { $card }
draw-then-gone = va negli scarti
draw-then-back = esce dal gioco
draw-then-under-pile = va sotto la sua pila
draw-then-to-academy = torna all’Accademia
draw-then-basic = di nuovo { $card } base
draw-chit-now =
    { $points ->
        [one] Ora: { $points } punto.
       *[other] Ora: { $points } punti.
    }
draw-then-lacks = { $project }: ancora da fornire { $lacks }
draw-then-completed = completa { $project }: +{ $points }
draw-then-leads = diventa capofila
draw-then-keeps-lead = resta capofila
draw-then-chit = ultima colonna
draw-then-points =
    { $points ->
        [one] { $points } punto alla fine
       *[other] { $points } punti alla fine
    }
draw-then-jury = Giuria: vapore { $steam }, elettricità { $electricity }
draw-then-money =
    { $money ->
        [one] poi hai { $money } moneta
       *[other] poi hai { $money } monete
    }
draw-stop-leaves =
    { $left ->
        [0] l’azione finisce
       *[other] l’azione finisce; non usati: { $left }
    }
draw-pass-gives = non fai altre mosse
draw-result = Progetti completati e talloncini
draw-none-completed = nessuno
draw-say-held = Tessera in mano: { $name }. Le frecce la spostano, R la ruota, Invio la piazza, Esc la rimette a posto.
draw-say-touched = Tessera in mano: { $name }. Tocca una casella per vederla lì, poi «Piazza».
draw-say-back = { $name }: di nuovo al suo posto.
draw-say-set = Piazza in { $cell }
draw-say-no-set = Non in { $cell }
draw-say-leave = Lascia in { $cell }
draw-say-here = { $cell }: { $what }
draw-say-turned-tile = metà doppia { $sides }
draw-say-turned-shape = rotazione { $turn } di { $turns }
draw-say-feeds-nothing = È possibile, ma non fornisce ad alcun progetto ciò che gli manca.
draw-say-complete =
    { $points ->
        [one] { $project }: completato, { $points } punto.
       *[other] { $project }: completato, { $points } punti.
    }
draw-say-project-lacks = { $project }, da fornire: { $lacks }.
draw-say-units = { $n } di { $type }
draw-say-lacks = da fornire: { $lacks }
draw-say-completes =
    { $points ->
        [one] si completa: { $points } punto
       *[other] si completa: { $points } punti
    }
draw-say-gain = +{ $points }
draw-say-outside = { $name } uscirebbe dal laboratorio.
draw-say-covers = Lì c’è già qualcosa.
draw-say-same-spot = È già lì.
draw-say-breaks = { $project }: il progetto diventerebbe incompleto.

## Tabs, and the ghost of a game alone

draw-tab-lab = Lab
draw-tab-station = Stazione, Giuria
draw-tab-patents = Brevetti
draw-tab-rivals = Rivali
draw-solo-progress =
    { $points ->
        [one] Hai { $points } punto; ne servono più di { $target }
       *[other] Hai { $points } punti; ne servono più di { $target }
    }
draw-ghost-leads =
    { $rows ->
        [0] Non è capofila di nessuna riga
        [one] È capofila di { $rows } riga
       *[other] È capofila di { $rows } righe
    }

## Leading a row

draw-say-completes-leading = si completa: { $points } + { $more } da capofila ({ $rows })
draw-leading-adds = +{ $points } da capofila: { $rows }

## Tokens by where they stand

draw-token-enters = Dalla colonna { $start } alla riga { $row }, colonna { $step }
draw-token-goes-on = Riga { $row }: dalla colonna { $start } alla { $step }
draw-token-changes = Dalla riga { $source } alla riga { $row }, colonna { $step }

## The table in words

told-station = Stazione: { $tiles }.
told-academy = Accademia: { $projects }. Tecnologie: { $technologies }.
told-jury = Giuria: vapore { $steam }, elettricità { $electricity }, riquadri liberi { $free }.
told-row = { $row }: { $tokens }.
told-row-chit = In fondo: { $chit }.
told-ghost = fantasma
told-seat = { $seat }: monete { $money }, punti { $prestige }, carte in mano { $cards }. Ultima carta: { $last }. Completati: { $completed }. Da piazzare: { $front }.
told-lab = Laboratorio di { $seat }: { $tiles }. Rottami: { $scrap }.
told-need = { $kind } { $has } su { $need }
told-none = niente

## The chronicle
entry-buys = { $tiles } per { $price } { $money }
entry-free = { $tiles } gratis
entry-sets =
    { $who ->
        [you] piazzi { $tiles }
       *[other] piazza { $tiles }
    }
entry-removes =
    { $who ->
        [you] rimuovi { $tiles }
       *[other] rimuove { $tiles }
    }
entry-moves =
    { $who ->
        [you] sposti { $tiles }
       *[other] sposta { $tiles }
    }
entry-clears =
    { $who ->
        [you] sgomberi { $count } { $scrap }
       *[other] sgombera { $count } { $scrap }
    }
entry-to-step = { $row }: colonna { $step }
entry-money = monete
entry-improved = ora { $card }
entry-restored = di nuovo { $card }
entry-chit =
    { $who ->
        [you] prendi { $chit }
       *[other] prende { $chit }
    }
entry-ghost = il fantasma
entry-ghost-plays = gioca { $card }
entry-round = Round { $round }
entry-setup = Preparazione
entry-last-cards = Ultime carte
entry-no-last-card = Ultima carta saltata
entry-end = Punteggio finale

## Asking what a thing is

about-project = Progetto, { $shape }
about-project-effect = Completato appena tutto ciò che richiede lo tocca: { $points } punti, e { $lead } in più per ogni sua risorsa di cui sei capofila all’Ufficio brevetti.
about-project-jury = energia: { $energy }; { $points } in più alla fine se la Giuria la preferisce
about-lacks = Da fornire
about-completed-already = niente: è completato
about-worth-now =
    { $points ->
        [one] { $points } punto se lo completi
       *[other] { $points } punti se lo completi
    }
about-technology = Tecnologia, { $shape }
about-technology-improves = Finché è nel tuo laboratorio, hai la carta { $card }: { $effect }
about-technology-gives = Fornisce { $units } a ogni progetto che la tocca.
about-technology-works = ovunque nel tuo laboratorio, finché vi resta
about-without = Senza
about-tile = Tessera risorsa
about-tile-effect = Fornisce { $more } su due lati e { $less } sugli altri due, ai progetti che li toccano.
about-scrap = In ogni laboratorio fin dall’inizio
about-scrap-effect = Occupa una casella e non fornisce niente. La carta Laboratorio può rimuoverlo per sempre.
about-at-academy =
    { $price ->
        [one] { $price } moneta all’Accademia
       *[other] { $price } monete all’Accademia
    }
about-seat = { $seat }
about-card = Carta; tutti hanno le stesse sei
about-barred-first-turn = non nel primo turno di un round
about-barred-neighbour = è appena stata giocata prima di te
about-barred-ghost = il fantasma l’ha appena giocata
about-barred-last-card = non può essere l’ultima carta
about-place = Parte del tavolo
about-place-academy =
    { $price ->
        [one] Qui la carta Accademia compra un progetto o una tecnologia per { $price } moneta.
       *[other] Qui la carta Accademia compra un progetto o una tecnologia per { $price } monete.
    }
about-place-train-station = Qui la carta Stazione compra tessere risorsa; una dopo l’altra costano { $prices }. A fine round la Stazione si riempie dalla pila (tessere rimaste: { $pile }).
about-place-jury =
    { $points ->
        [one] Alla fine ogni tuo progetto completato vale { $points } punto in più se usa l’energia con più tessere giuria.
       *[other] Alla fine ogni tuo progetto completato vale { $points } punti in più se usa l’energia con più tessere giuria.
    }
about-place-patents-office =
    { $points ->
        [one] I gettoni avanzano su sei righe. Il capofila di una riga ottiene { $points } punto in più per ogni progetto che richiede la sua risorsa.
       *[other] I gettoni avanzano su sei righe. Il capofila di una riga ottiene { $points } punti in più per ogni progetto che richiede la sua risorsa.
    }
about-place-laboratory = Il tuo laboratorio: le tessere riforniscono i progetti che toccano. La carta Laboratorio piazza e rimuove tessere.
about-jury-tile = Tessera giuria
about-jury-projects =
    { $count ->
        [0] nessun progetto completato ottiene punti
        [one] { $count } progetto completato ottiene punti
       *[other] { $count } progetti completati ottengono punti
    }
about-pile = Pila delle tessere risorsa
about-pile-effect = Tessere ancora nella pila: { $tiles }. Quelle scartate ({ $discard }) formeranno la pila seguente.
about-academy-pile = Pila di progetti di una forma
about-academy-pile-effect =
    { $unseen ->
        [one] Sotto c’è { $unseen } progetto che nessuno ha visto; a fine round se ne scopre uno nuovo.
       *[other] Sotto ci sono { $unseen } progetti che nessuno ha visto; a fine round se ne scopre uno nuovo.
    }
about-below = In fondo
about-names = { $names }
about-list = { $parts }
about-resource = Risorsa
about-resource-effect = I progetti la richiedono. La forniscono le tessere e le tecnologie che toccano un progetto; il capofila della sua riga all’Ufficio brevetti ottiene punti in più.
about-energy-effect = Energia: ogni progetto richiede una delle due. Alla fine la Giuria premia i progetti che usano l’energia con più voti.
about-need-effect = Unità fornite: { $has } su { $needs }.
about-row = Riga
about-row-effect =
    { $points ->
        [one] Il capofila di questa riga ottiene { $points } punto in più quando completa un progetto che richiede questa risorsa.
       *[other] Il capofila di questa riga ottiene { $points } punti in più quando completa un progetto che richiede questa risorsa.
    }
about-row-stack = in una pila è capofila il gettone in cima
about-stack = Pila
about-leads = Capofila
about-nobody = ancora nessuno
about-ghost-on = il fantasma, colonna { $step }
about-seat-on = { $seat }, colonna { $step }
about-step = Colonna { $step } di { $steps }
about-step-first = Tutti i gettoni partono da qui; da qui un gettone entra in qualsiasi riga.
about-step-last = Il primo gettone arrivato qui sceglie un talloncino bonus per la riga; alla fine il talloncino vale per ogni gettone qui.
about-step-effect =
    { $points ->
        [0] Un gettone qui alla fine non vale niente, ma può essere capofila.
        [one] Un gettone qui vale { $points } punto alla fine.
       *[other] Un gettone qui vale { $points } punti alla fine.
    }
about-link = Cambio di riga
about-link-kind = Colonna { $step }
about-link-effect =
    { $price ->
        [0] Qui un gettone può cambiare riga ({ $one }, { $other }): 1 punto movimento, nessuna moneta.
        [one] Qui un gettone può cambiare riga ({ $one }, { $other }): 1 punto movimento e { $price } moneta.
       *[other] Qui un gettone può cambiare riga ({ $one }, { $other }): 1 punto movimento e { $price } monete.
    }
about-link-price = { $discount } in meno con la carta { $card }
about-coins =
    { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }
about-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
about-token-start = Nella prima colonna
about-token-on = { $row }, colonna { $step }
about-token-effect =
    { $points ->
        [one] Lo fa avanzare la Rivista; il numerino dice quale dei tuoi gettoni è. Da capofila frutta { $points } punto in più per ogni progetto che richiede la risorsa della riga.
       *[other] Lo fa avanzare la Rivista; il numerino dice quale dei tuoi gettoni è. Da capofila frutta { $points } punti in più per ogni progetto che richiede la risorsa della riga.
    }
about-ghost-token-effect = Non è di nessuno: avanza a caso quando si gioca una Rivista, e può essere capofila al posto tuo.
about-end = Alla fine
about-chit = Talloncino bonus
about-chit-left = ancora da scegliere
about-prestige = Punti: { $seat }
about-prestige-effect =
    { $points ->
        [one] Finora { $points } punto. Ciò che si conta alla fine è indicato allo stato attuale.
       *[other] Finora { $points } punti. Ciò che si conta alla fine è indicato allo stato attuale.
    }
about-prestige-total =
    { $points ->
        [one] { $points } punto in tutto.
       *[other] { $points } punti in tutto.
    }
about-points-later = +{ $points } alla fine
about-led = Da capofila
about-steps = Ultime colonne
about-money-effect = Le monete pagano tessere, progetti, tecnologie e cambi di riga. Nessuno può averne più di { $most }.
about-completed =
    { $count ->
        [one] { $count } progetto completato
       *[other] { $count } progetti completati
    }
about-completed-effect = Quando qualcuno completa { $projects } progetti, la partita sta per finire.
about-front-effect = Comprate ma non ancora nel laboratorio: le piazza la carta Laboratorio.
about-cards-effect =
    { $cards ->
        [one] Ancora { $cards } carta in mano. Dopo una riunione tutti riprendono le sei carte.
       *[other] Ancora { $cards } carte in mano. Dopo una riunione tutti riprendono le sei carte.
    }
about-first = Primo giocatore
about-first-effect = Ha iniziato la partita. Si gioca in senso orario.
about-ghost-deck = Mazzo fantasma
about-ghost-deck-effect =
    { $cards ->
        [one] Il fantasma gioca una carta dopo ogni tuo turno; subito dopo tu non puoi giocare la stessa. Ne resta { $cards }.
       *[other] Il fantasma gioca una carta dopo ogni tuo turno; subito dopo tu non puoi giocare la stessa. Ne restano { $cards }.
    }
about-ghost-target = Traguardo
about-ghost-target-effect = Per vincere devi superare { $target } punti.
signs-cards = Carte
signs-resources = Risorse
sign-resource = serve ai progetti; ha una riga
sign-energy = energia; la Giuria la vota
sign-train-station = compra tessere risorsa
sign-academy = compra un progetto o una tecnologia
sign-laboratory = piazza e rimuove tessere
sign-journal = fa avanzare i gettoni
sign-skyscraper = dà monete
sign-meeting-room = due azioni diverse, poi finisce il round
signs-chits = Talloncini bonus
signs-counts = Che cosa contano i numeri
sign-prestige = Prestigio
    .line = i punti
sign-lira = Monete
    .line = pagano tessere e cambi di riga
sign-check = Completati
    .line = progetti che hanno già fruttato punti
sign-lift = Da piazzare
    .line = tessere davanti a un giocatore
sign-crown = Capofila
    .line = il capofila di una riga ottiene punti in più
sign-scrap = Rottame
    .line = occupa una casella del laboratorio

## Scorings told in stages

event-final-scoring-began = Si contano gli ultimi punti.
event-jury-tied = Vapore ed elettricità sono in parità: la Giuria non dà punti a nessuno.
telling-final = Punteggio finale
telling-completed = Progetto completato
telling-worth =
    { $points ->
        [one] vale { $points } punto
       *[other] vale { $points } punti
    }
telling-led = +{ $points } da capofila: { $rows }
telling-jury = { $points } in più alla fine se la Giuria preferisce: { $energy }
telling-jury-projects =
    { $count ->
        [0] nessun progetto dell’energia preferita
        [one] { $count } progetto dell’energia preferita, punti: { $points }
       *[other] { $count } progetti dell’energia preferita, punti ciascuno: { $points }
    }
telling-jury-tied = vapore ed elettricità pari: nessun punto
telling-office-steps = ultime colonne: { $points }
telling-office-chit = { $chit }: { $points }

# Opponents
opponent-apprentice = L’Apprendista
    .short = Apprendista
    .line = Raccoglie ogni pezzo che luccica e chiede dopo a che cosa serve.
opponent-motorist = L’Automobilista
    .short = Automobilista
    .line = Veloce alla partenza; le mappe sono per i passeggeri.
opponent-miner = Il Minatore
    .short = Minatore
    .line = Finisce quel che ha iniziato, un metro dopo l’altro.
opponent-chemist = La Scienziata
    .short = Scienziata
    .line = Pesa tutto due volte, comprese le tue scorte.
opponent-academician = L’Accademico
    .short = Accademico
    .line = Ha visto sei esposizioni e ricorda chi ha dimenticato che cosa.

## The score sheet

sheet-jury = Tessere giuria sul tavolo
sheet-track = Punti finora
sheet-prestige = punti sul tracciato
sheet-completed = Progetti completati
sheet-tokens = Gettoni all’Ufficio brevetti
sheet-token = Gettone { $number }
sheet-early = Ancora nessun punto
sheet-late =
    { $points ->
        [one] Colonne da { $first } a { $last }: { $points } punto
       *[other] Colonne da { $first } a { $last }: { $points } punti
    }
sheet-on-chit = Ultima colonna: { $chit }
sheet-counted = Ciò che contano i talloncini bonus
sheet-counted-note = Solo per chi ha un gettone in un’ultima colonna il cui talloncino bonus li conta; le monete servono anche a parità di punti.
sheet-money = Monete
sheet-rebuilt = Caselle liberate da un rottame e coperte di nuovo
sheet-technologies = Tecnologie nel laboratorio
sheet-shapes = Forme diverse di progetti nel laboratorio

## Values of an edition

value-laboratory = Laboratorio
value-rows = righe
value-columns = colonne
value-scrap = Rottami
value-cells = caselle
value-levels = Rottami che i principianti sostituiscono
value-funding = Monete
    .first = primo giocatore
    .second = secondo giocatore
    .third = terzo giocatore
    .fourth = quarto giocatore
    .solo = in solitario
value-most = al massimo
value-station = Tessere alla Stazione
value-tiles_each_player = per giocatore
value-train_station = Stazione: prezzi
value-improved_train_station = Stazione migliorata: prezzi
value-first = prima tessera
value-second = seconda tessera
value-third = terza tessera
value-academy = Accademia
value-price = prezzo
value-improved_free_tiles = migliorata: tessere gratuite
value-laboratory_work = Laboratorio (carta)
value-tiles = tessere
value-improved_tiles = migliorata: tessere
value-journal = Rivista
    .points = punti movimento
value-improved_points = migliorata: punti movimento
value-improved_discount = migliorata: sconto
value-skyscraper = Grattacielo
value-improved_money = migliorata: monete
value-meeting = Riunione
    .points = punti movimento
value-actions = azioni
value-money = monete
value-points = punti
value-jury = Giuria
value-spaces = riquadri
value-start = tessere all’inizio
value-points_each_project = punti per progetto
value-jury_tiles = Tessere giuria
value-patents = Ufficio brevetti
value-tokens_each_player = gettoni per giocatore
value-steps = colonne
value-points_from = punti dalla colonna
value-points_leader = punti per il capofila
value-patent_rows = Righe dell’Ufficio brevetti
value-order = dall’alto in basso
value-jumps = Dove i gettoni cambiano riga
value-links = colonne e prezzi
value-end = Fine della partita
value-projects = Progetti
value-ghost_tiles = Fantasmi: tessere pescate per ogni Rivista
    .each = giocatori: { $n }
value-ghost_deck = Mazzo fantasma
value-each_card = di ogni carta
value-meetings = riunioni
value-solo = In solitario
value-target = punti da superare
value-chits = Talloncini bonus
value-points_for_one = punti per 1 punto
value-money_for_one = monete per 1 punto
value-points_each_cell = punti per casella
value-points_each_technology = punti per tecnologia
value-points_each_shape = punti per forma
value-shapes = Forme
value-resource_units = Unità delle tessere risorsa
value-double = metà doppia
value-single = metà semplice
value-resource_tiles = Tessere risorsa: quante di ognuna
value-technologies = Tecnologie
value-shape = forma
value-needs = fabbisogno
value-prestige = punti
value-gives = fornisce
value-improves = migliora

## Tasti

keys-tile-lift = prendere o posare una tessera
keys-tile-carry = portarla
keys-tile-turn = ruotarla; con Maiusc, nell’altro verso
keys-tile-back = rimetterla a posto

## The guided first game
guide-welcome = Ti diamo il benvenuto a Milano
    .text = Tu e l’Apprendista allestite un laboratorio a testa per l’Esposizione del 1906. Chi completa i progetti migliori fa più punti e vince.
    .why = Questa prima partita è breve: tre round invece di dieci. Note come questa ti guidano nel primo.
guide-lab = Il tuo laboratorio
    .text = Qui metti insieme progetti e tessere risorsa. Un progetto è completato appena tutto ciò che richiede tocca i suoi lati.
    .why = Su cinque caselle ci sono rottami: lo spazio è poco.
guide-cards = Una carta per turno
    .text = In ogni turno giochi una delle tue sei carte e fai ciò che dice. Prima di tutto servono monete: gioca il Grattacielo.
    .why = Le carte giocate tornano in mano nel round seguente.
guide-barred = La carta appena giocata è vietata
    .text = L’Apprendista ha appena giocato la Stazione, quindi ora tu non puoi. Gioca l’Accademia: lì si comprano i progetti.
    .why = Il divieto vale solo per questo turno.
guide-project = Compra Cellophane
    .text = Richiede 2 di ricerca empirica, 2 di lavoro automatizzato, 1 di rame e 2 di vapore, e vale 3 punti.
    .why = Due tessere della Stazione forniscono quasi tutto.
guide-station = Ora la Stazione
    .text = Qui si comprano le tessere che servono ai progetti. Intanto l’Apprendista ha giocato altro, e la carta è di nuovo libera.
guide-halves = Ogni tessera ha due metà
    .text = Quella con due simboli dà 2 unità, l’altra 1. Questa tessera dà 2 di ricerca empirica e 1 di rame.
    .why = Cellophane richiede entrambi.
guide-prices = Ogni tessera costa di più
    .text = La prima è costata 1 moneta, la seconda ne costa 2, una terza ne costerebbe 3. Prendi quella con 2 di lavoro automatizzato.
guide-laboratory = Metti tutto insieme
    .text = Ciò che hai comprato serve solo dentro il laboratorio. La carta Laboratorio piazza tre tessere: quante ne hai.
guide-place = Piazza il progetto
    .text = Prendi Cellophane e piazzalo dove i suoi lati restano liberi: è lì che andranno le tessere.
    .why = Le due rientranze della T sono le migliori: lì una tessera la tocca due volte.
guide-notch = Una tessera nella rientranza
    .text = Piazza questa tessera in una rientranza, ruotata in modo che ogni metà tocchi Cellophane con un lato. Avrà così ricerca empirica e rame.
    .why = Finché tieni una tessera, le frecce mostrano che cosa fornirebbe.
guide-touch = La seconda tessera
    .text = Piazzala in modo che la metà con il lavoro automatizzato tocchi Cellophane. Gli angoli non contano.
    .why = Niente si consuma: una metà può rifornire più progetti.
guide-journal = Il capofila ottiene di più
    .text = Un progetto completato dà 1 punto in più per ogni sua riga di cui sei capofila all’Ufficio brevetti. Gioca la Rivista.
    .why = Lì i gettoni grigi sono fantasmi: li muove il caso, e possono essere capofila anche loro.
guide-lead = Tre punti movimento
    .text = Ognuno fa avanzare un gettone di una colonna, e il più avanzato è capofila. Entra nella riga del rame: Cellophane lo richiede, e non c’è ancora nessuno.
guide-meeting = Chiudi il round
    .text = La Sala riunioni chiude il round: tutto si riempie di nuovo e le carte tornano in mano. Giocala.
guide-vote = Vota per il vapore
    .text = In riunione fai due cose diverse. Cellophane va a vapore, e alla fine ogni progetto completato dell’energia con più voti vale altri 2 punti.
guide-missing = Che cosa manca
    .text = L’elenco mostra che cosa richiede ancora il tuo progetto. Compralo, piazzalo, e arrivano i punti. Da qui decidi tu.
guide-completed = Completato!
    .text = Il progetto ha dato subito i suoi punti, più 1 per ogni sua riga di cui sei capofila. Un progetto completato resta tale.
    .why = Scegli il tuo punteggio per vedere da dove viene ogni punto.
guide-yours = Il resto è tuo
    .text = Compra il prossimo progetto in modo che le tessere già piazzate riforniscano anche quello. Le tecnologie danno risorse o migliorano una carta.
    .why = Chiedi un consiglio quando vuoi. Indica ciò che ti incuriosisce, o tienici sopra il dito.
guide-end = Ora conosci l’Esposizione
    .text = Compra progetti che condividono tessere, sii capofila delle loro righe e vota per la loro energia: i punti vengono da lì.
    .why = Una partita intera ha dieci round; cinque progetti completati la chiudono prima.
