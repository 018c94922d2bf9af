home-line = Costruisci le officine di un’esposizione moderna, dove la linea del Sempione incontra il mare delle invenzioni.
# Expo 1906 in Italian

## The game in brief

rules-brief =
    Dirigi un laboratorio in vista dell’esposizione di Milano del 1906. Nel tuo turno gioca una delle tue sei carte, ma non quella che il vicino di destra ha appena giocato: compra risorse, compra un progetto o una tecnologia, piazza tessere nel laboratorio, avanza all’Ufficio brevetti o incassa denaro. Un progetto è completo appena tutto ciò che richiede lo tocca. Allora frutta i suoi punti, più 1 per ogni sua risorsa di cui sei capofila all’Ufficio brevetti.
    La Sala riunioni chiude il round: si posa una tessera giuria per il vapore o per l’elettricità, Stazione e Accademia ricevono nuove tessere e tutti riprendono le carte.
    La partita finisce dopo dieci round, o prima, quando qualcuno completa il quinto progetto o ogni riga ha un gettone nell’ultima colonna. Allora si contano i progetti completi dell’energia preferita dalla Giuria, i gettoni nelle ultime colonne e i talloncini bonus.

## Moves

action-play = Giocare { $card }
action-take = Prendere { $tile }
action-take-project = Prendere un progetto …
action-take-technology = Prendere una tecnologia …
action-buy =
    { $price ->
        [one] Comprare { $tile } per { $price } moneta
       *[other] Comprare { $tile } per { $price } monete
    }
action-free = Prendere { $tile } gratis
action-place = Piazzare { $tile }
action-place-which = Piazzare una tessera …
action-remove = Rimuovere { $tile }
action-remove-cell = Rimuovere la tessera in { $cell }
action-remove-at = Rimuovere { $tile } da { $cell }
action-remove-which = Rimuovere una tessera …
action-move = Spostare { $tile }
action-move-cell = Spostare la tessera in { $cell }
action-move-at = Spostare { $tile } in { $cell }
action-move-which = Spostare una tessera del laboratorio …
action-put =
    { $turns ->
        [0] In { $cell }, non ruotata
        [one] In { $cell }, ruotata { $turns } volta
       *[other] In { $cell }, ruotata { $turns } volte
    }
action-put-sides = In { $cell }, { $double } { $sides }
action-put-row = Nella riga { $row } …
action-put-cell = In { $cell } …
action-token = Muovere il gettone { $token }: { $row }
action-token-enter = Gettone { $token }: entra in { $row }, colonna { $step }
action-token-on = Gettone { $token }: avanza in { $row }, colonna { $step }
action-token-change =
    { $price ->
        [0] Gettone { $token }: passa in { $row }, colonna { $step }, gratis
        [one] Gettone { $token }: passa in { $row }, colonna { $step }, per { $price } moneta
       *[other] Gettone { $token }: passa in { $row }, colonna { $step }, per { $price } monete
    }
action-money = Incassare denaro
action-money-gives =
    { $money ->
        [one] Incassare { $money } moneta
       *[other] Incassare { $money } monete
    }
action-jury = Posare una tessera giuria: { $energy }
action-chit = Scegliere { $chit }
action-stop = Basta così
action-pass = Non giocare un’ultima carta

## How a resource tile lies: the sides of the half with more units

sides-0 = in alto e a destra
sides-1 = a destra e in basso
sides-2 = in basso e a sinistra
sides-3 = a sinistra e in alto

## Why a move is refused

illegal-replace-now = Prima metti la tua tessera da principiante su un rottame.
illegal-no-scrap = In { $cell } non c’è un rottame.
illegal-card-now = Un turno comincia con una carta dalla mano.
illegal-card-not-in-hand = { $card }: questa carta non è nella tua mano.
illegal-card-barred = { $card } è stata appena giocata prima di te; scegli un’altra carta.
illegal-meeting-first = Niente riunione al primo turno di un round.
illegal-meeting-last = L’ultima carta non può essere la Sala riunioni.
illegal-last-card-now = Gioca un’ultima carta dalla mano, oppure passa.
illegal-station-now = Prendi una tessera risorsa dalla Stazione, oppure smetti.
illegal-not-in-station = { $tile } non si trova alla Stazione.
illegal-academy-now = Prendi un progetto o una tecnologia dall’Accademia, oppure smetti.
illegal-not-in-academy = { $tile } non si trova all’Accademia.
illegal-laboratory-now = Piazza o rimuovi una tessera, oppure smetti.
illegal-not-before-you = { $tile } non si trova davanti a te.
illegal-no-room = Nel tuo laboratorio non c’è posto per { $tile }.
illegal-no-small-tile = In { $cell } non c’è né una tessera risorsa né un rottame utilizzabile.
illegal-not-in-laboratory = { $tile } non si trova nel tuo laboratorio.
illegal-completed = { $tile } è completo e resta al suo posto.
illegal-breaks-project = A un progetto completo mancherebbe qualcosa.
illegal-put-now = Prima posa { $tile }.
illegal-same-turn =
    { $turns ->
        [one] Ruotata { $turns } volta, { $tile } appare come prima; ruota di meno.
       *[other] Ruotata { $turns } volte, { $tile } appare come prima; ruota di meno.
    }
illegal-outside = Da { $cell } { $tile } uscirebbe dal laboratorio.
illegal-covers = Da { $cell } { $tile } coprirebbe qualcosa.
illegal-same-spot = È già così.
illegal-moved-already = { $tile } è già stato spostato in questa riunione.
illegal-cannot-move = { $tile } non può essere spostato da nessuna parte.
illegal-reposition-now = Sposta un’altra tessera, oppure smetti.
illegal-tokens-now = Muovi un gettone, oppure smetti.
illegal-no-such-token = Non hai un gettone { $token }.
illegal-token-at-end = Il gettone { $token } è nell’ultima colonna.
illegal-no-link = Da qui, nella colonna { $step }, nessun passaggio porta a { $row }.
illegal-link-too-dear =
    { $price ->
        [one] Passare a { $row } costa { $price } moneta, più di quanto hai.
       *[other] Passare a { $row } costa { $price } monete, più di quanto hai.
    }
illegal-chit-now = Prima scegli il talloncino per { $row }.
illegal-chit-taken = { $chit } si trova già in un’altra riga.
illegal-meeting-now = Scegli un’azione per questa riunione, oppure smetti.
illegal-twice-in-meeting = In questa riunione l’hai già fatto: scegli altro.
illegal-no-jury-tile = Non resta nessuna tessera giuria per { $energy }.

## What happened

event-card-played = { $seat } gioca { $card }.
event-tile-bought =
    { $price ->
        [one] { $seat } compra { $tile } per { $price } moneta.
       *[other] { $seat } compra { $tile } per { $price } monete.
    }
event-tile-taken = { $seat } prende { $tile } gratis.
event-scrap-replaced = { $seat } mette { $tile } in { $cell } al posto di un rottame.
event-tile-placed = { $seat } piazza { $tile } in { $cell }.
event-tile-removed = { $seat } rimuove { $tile } da { $cell }.
event-scrap-removed = { $seat } toglie il rottame da { $cell }.
event-tile-moved = { $seat } sposta { $tile } da { $source } a { $cell }.
event-card-improved = { $seat } ora ha { $card }.
event-card-restored = { $seat } torna ad avere { $card }.
event-supply-changed = { $seat }: a { $project } manca { $lacks }.
units-of-type = { $units } { $type }
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
event-token-moved = { $seat } avanza il gettone { $token }: { $row }, colonna { $step }.
event-row-changed =
    { $price ->
        [0] { $seat } passa il gettone { $token } in { $row }, colonna { $step }.
        [one] { $seat } paga { $price } moneta e passa il gettone { $token } in { $row }, colonna { $step }.
       *[other] { $seat } paga { $price } monete e passa il gettone { $token } in { $row }, colonna { $step }.
    }
event-chit-placed = { $seat } mette { $chit } in fondo a { $row }.
event-ghost-tiles-drawn = Per i fantasmi: { $tiles }.
event-ghost-tiles-drawn-none = Non resta nessuna tessera per i fantasmi.
event-ghost-moved = Il fantasma di { $row } avanza alla colonna { $step }.
event-ghost-chit-placed = Il fantasma di { $row } arriva primo in fondo: il caso vi mette { $chit }.
event-ghost-card-drawn = Il fantasma scopre { $card }.
event-ghost-card-replaced = { $card } è la carta appena giocata: il fantasma ne pesca un’altra.
event-ghost-deck-reshuffled = { $card } non può venire per prima: il mazzo del fantasma si rimescola.
event-money-gained =
    { $money ->
        [0] { $seat } non può avere più di { $total } monete.
        [one] { $seat } incassa { $money } moneta e ne ha { $total }.
       *[other] { $seat } incassa { $money } monete e ne ha { $total }.
    }
event-jury-chosen = { $seat } posa una tessera giuria: { $energy }.
event-jury-drawn = La tessera giuria del round: { $energy }.
event-projects-returned = Di nuovo sotto le loro pile: { $projects }.
event-project-opened = Nuovo all’Accademia: { $project }.
event-pile-reshuffled =
    { $tiles ->
        [one] Gli scarti, { $tiles } tessera, diventano la nuova pila.
       *[other] Gli scarti, { $tiles } tessere, diventano la nuova pila.
    }
event-station-filled = Alla Stazione: { $tiles }.
event-station-filled-none = La Stazione resta vuota.
event-round-began = Comincia il round { $round }; tutti riprendono le carte.
event-end-near = La fine è vicina: { $why }.
event-last-card-declined = { $seat } non gioca un’ultima carta.
event-chit-rewarded =
    { $points ->
        [one] { $seat } ottiene { $points } punto: { $chit }.
       *[other] { $seat } ottiene { $points } punti: { $chit }.
    }
event-target-reached =
    { $target ->
        [one] Più di { $target } punto: { $seat } ha giocato bene.
       *[other] Più di { $target } punti: { $seat } ha giocato bene.
    }
event-target-missed =
    { $target ->
        [one] { $seat } stavolta non ha superato { $target } punto.
       *[other] { $seat } stavolta non ha superato { $target } punti.
    }

## What ends the game

end-jury = la Giuria è al completo
end-patents = ogni riga ha un gettone nell’ultima colonna
end-projects = qualcuno ha completato abbastanza progetti

## Where points come from

reason-projects = progetti
reason-leadership = righe guidate
reason-jury = Giuria
reason-steps = ultime colonne
reason-chits = talloncini bonus

## Options

option-first-player = chi comincia
option-level = livello
option-value-scientist = scienziato
option-value-graduate = neolaureato: un rottame diventa risorsa
option-value-student = matricola: due rottami diventano risorse

## The table as text

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
board-front = Davanti
board-completed = Completi
board-projects = Progetti
board-technologies = Tecnologie
board-lacks = { $project }: manca { $units }
board-is-completed = { $project } è completo
board-legend = In un laboratorio le maiuscole sono progetti, le cifre tecnologie (nominati accanto), # è un rottame; una tessera risorsa mostra la metà doppia con una freccia: ↗ in alto e a destra, ↘ a destra e in basso, ↙ in basso e a sinistra, ↖ a sinistra e in alto. All’Ufficio brevetti il gettone di testa di una riga viene per primo, segno del giocatore e colonna; g è un fantasma. ▶ indica chi deve giocare.
board-tie-break = Punti pari: decide chi ha più denaro.
prompt-replace-scrap = { $seat }, quale rottame sostituisce la tua tessera, e in che verso?
prompt-play-card = { $seat }, quale carta giochi?
prompt-play-last-card = { $seat }, quale ultima carta giochi?
prompt-buy-resources = { $seat }, quale tessera risorsa compri?
prompt-buy-from-academy = { $seat }, che cosa compri all’Accademia?
prompt-take-free-tile = { $seat }, quale tessera risorsa prendi gratis?
prompt-work-in-laboratory = { $seat }, che cosa piazzi o rimuovi?
prompt-put-tile = { $seat }, dove metti la tessera?
prompt-move-tokens = { $seat }, quale gettone muovi?
prompt-choose-chit = { $seat }, quale talloncino metti in fondo a { $row }?
prompt-hold-meeting = { $seat }, che cosa fai nella riunione?
prompt-reposition-tiles = { $seat }, quale tessera sposti adesso?
prompt-move-tile = { $seat }, dove va la tessera?

## Resources

resource-steel = Acciaio
    .short = Acc
resource-copper = Rame
    .short = Rame
resource-manual = Lavoro manuale
    .short = Man
resource-automated = Lavoro automatizzato
    .short = Auto
resource-empirical = Ricerca empirica
    .short = Emp
resource-scientific = Ricerca scientifica
    .short = Sci
resource-steam = Vapore
    .short = Vap
resource-electricity = Elettricità
    .short = Elet

## Shapes

shape-i = Forma a I
shape-square = Quadrato
shape-l = Forma a L
shape-t = Forma a T
shape-s = Forma a S

## Cards

card-train-station = Stazione
    .effect = Compra fino a { $tiles } tessere risorsa alla Stazione. Una dopo l’altra costano { $prices }.
card-academy = Accademia
    .effect =
        { $price ->
            [one] Compra per { $price } moneta un progetto o una tecnologia all’Accademia.
           *[other] Compra per { $price } monete un progetto o una tecnologia all’Accademia.
        }
card-laboratory = Laboratorio
    .effect = Piazza tessere nel tuo laboratorio o rimuovine, fino a { $steps } in tutto.
card-journal = Rivista
    .effect = Avanza i tuoi gettoni all’Ufficio brevetti: { $moves } punti movimento, divisi come vuoi.
card-skyscraper = Grattacielo
    .effect =
        { $coins ->
            [one] Incassa { $coins } moneta.
           *[other] Incassa { $coins } monete.
        }
card-meeting-room = Sala riunioni
    .effect = Scegli due azioni diverse: riposizionare tessere nel laboratorio, incassare denaro, avanzare all’Ufficio brevetti, scegliere una tessera giuria. Poi il round finisce.

## Improved cards

card-improved-train-station = Stazione+
    .effect = Compra fino a { $tiles } tessere risorsa alla Stazione. Una dopo l’altra costano { $prices }.
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
    .effect = Piazza tessere nel tuo laboratorio o rimuovine, fino a { $steps } in tutto.
card-improved-journal = Rivista+
    .effect = Avanza i tuoi gettoni all’Ufficio brevetti: { $moves } punti movimento, divisi come vuoi. Ogni cambio di riga costa { $discount } in meno.
card-improved-skyscraper = Grattacielo+
    .effect =
        { $coins ->
            [one] Incassa { $coins } moneta.
           *[other] Incassa { $coins } monete.
        }

## Projects: I shape

project-airship = Dirigibile
    .history = Nell’ottobre 1906 lo LZ 3 di Zeppelin volò sul lago di Costanza, nove mesi dopo la perdita dello LZ 2.
project-pneumatic-hammer = Martello pneumatico
    .history = Charles King mostrò il suo a Chicago nel 1893; nel 1896 guidò la prima automobile di Detroit.
project-tower-crane = Gru a torre
    .history = Il Titan di Clydebank, gigantesca gru elettrica finita nel 1907, domina ancora il fiume Clyde.
project-electrocardiograph = Elettrocardiografo
    .history = Nel 1906 Einthoven, a Leida, descrisse battiti del cuore giunti dall’ospedale per filo telefonico.
project-escalator = Scala mobile
    .history = Nel 1906 la stazione londinese di Holloway Road ne ebbe una a spirale, forse mai usata dal pubblico.
project-neon-tube = Tubo al neon
    .history = Georges Claude liquefaceva l’aria e gli avanzava neon: nel 1910 illuminò il Salone dell’auto di Parigi.

## Projects: square

project-cruise-ship = Nave da crociera
    .history = La prima nave nata per le crociere, la Prinzessin Victoria Luise, si arenò in Giamaica a fine 1906.
project-refrigerator = Frigorifero
    .history = L’abate francese Audiffren brevettò nel 1894 una macchina frigorifera: si dice per il vino dei suoi monaci.
project-pressure-cooker = Pentola a pressione
    .history = Nel 1679 Denis Papin ammorbidiva le ossa col vapore; la sua valvola servì poi alle macchine a vapore.
project-vacuum-cleaner = Aspirapolvere
    .history = Nel 1907 il custode James Spangler ne fece uno con un ventilatore, un manico di scopa e una federa.
project-washing-machine = Lavatrice
    .history = Intorno al 1907 la Thor di Chicago fu tra le prime mosse da un motore elettrico.
project-electric-oven = Forno elettrico
    .history = Nel 1907, in Australia, Nora Curle Smith scrisse un ricettario per quello inventato dal marito.

## Projects: L shape

project-automobile = Automobile
    .history = Nel giugno 1906 Ferenc Szisz vinse su Renault il primo Gran Premio, presso Le Mans, a 101 km/h di media.
project-motorcycle = Motocicletta
    .history = Nel gennaio 1907 Glenn Curtiss toccò i 219 km/h su una moto V8 costruita da lui.
project-steam-tractor = Trattore a vapore
    .history = Nel 1904 Benjamin Holt ne montò uno su cingoli: avanzava come un bruco, e fu chiamato Caterpillar.
project-synthetic-rubber = Gomma sintetica
    .history = Nel 1906 la Bayer la mise a premio per 20 000 marchi; nel 1909 Fritz Hofmann aveva il brevetto.
project-wireless-telegraph = Telegrafo senza fili
    .history = Nel novembre 1906, a Berlino, le nazioni si accordarono su un solo grido d’aiuto in mare: SOS.
project-electric-tram = Tram elettrico
    .history = Una ferrovia elettrica su viadotto di legno univa le due metà dell’esposizione di Milano.

## Projects: T shape

project-cellophane = Cellophane
    .history = Del vino rovesciato su una tovaglia ispirò Jacques Brandenberger, che brevettò la pellicola nel 1908.
project-biplane = Biplano
    .history = Nel novembre 1906 il 14-bis di Santos-Dumont volò a Parigi per 220 metri, con la coda davanti.
project-steam-shovel = Escavatore a vapore
    .history = Sotto la pioggia del novembre 1906 Theodore Roosevelt ne provò uno al canale di Panama.
project-telephone = Telefono
    .history = L’impresario funebre Almon Strowger, che diffidava delle centraliniste, inventò la centrale automatica.
project-light-bulb = Lampadina
    .history = Il marchio Osram, da osmio e Wolfram, nome tedesco del tungsteno, fu registrato nel 1906.
project-tabulating-machine = Tabulatrice
    .history = Le schede di Herman Hollerith accelerarono il censimento americano del 1890; dalla sua ditta nacque l’IBM.

## Projects: S shape

project-laparoscopy = Laparoscopia
    .history = Nel 1901 Georg Kelling, di Dresda, guardò nel ventre di un cane con uno strumento per la vescica.
project-bakelite = Bachelite
    .history = Ricco grazie a una carta fotografica venduta a Eastman, Leo Baekeland la creò a casa sua nel 1907.
project-outboard-motor = Motore fuoribordo
    .history = Si racconta che Ole Evinrude ne ebbe l’idea nel 1906, mentre remava e il gelato si scioglieva.
project-radiography = Radiografia
    .history = Röntgen, primo Nobel per la fisica, non brevettò i suoi raggi: dovevano servire a tutti.
project-gramophone = Grammofono
    .history = Nel 1902, in un albergo di Milano, Enrico Caruso cantò dieci arie nella tromba per 100 sterline.
project-cinematograph = Cinematografo
    .history = «The Story of the Kelly Gang», a Melbourne a fine 1906, fu il primo film lungo più di un’ora.

## Technologies that give resources

technology-combustion-engines = Motori a scoppio
    .history = All’esposizione di Parigi del 1900 un motore di Rudolf Diesel funzionò a olio di arachidi.
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
    .history = Il metrò aprì nel luglio 1900, durante l’esposizione, con gli ingressi in ghisa di Hector Guimard.
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
    .history = L’esposizione attese un anno il Sempione, fino al 1982 la più lunga galleria ferroviaria di montagna.
    .effect =
        { $points ->
            [one] { $points } punto per ogni forma diversa tra i progetti nel tuo laboratorio, completi o no.
           *[other] { $points } punti per ogni forma diversa tra i progetti nel tuo laboratorio, completi o no.
        }

## Jury tiles and scrap

jury-steam = Voto per il vapore
    .history = La HMS Dreadnought, varata nel febbraio 1906, fu la prima corazzata mossa da turbine a vapore.
jury-electricity = Voto per l’elettricità
    .history = Fin dall’apertura del Sempione, nel 1906, locomotive elettriche portavano i treni sotto la montagna.
scrap = Rottame
    .history = Nell’agosto 1906 un incendio distrusse parte dell’esposizione di Milano, riaperta quaranta giorni dopo.

## Places and tracks

place-academy = Accademia
    .history = Nel 1906 l’Italia ebbe due premi Nobel: Camillo Golgi per la medicina e Giosuè Carducci per le lettere.
place-train-station = Stazione
    .history = Nell’aprile 1906 il re posò la prima pietra della Stazione Centrale di Milano, aperta nel 1931.
place-jury = Giuria
    .history = Quaranta nazioni vennero a Milano nel 1906, e le giurie assegnarono medaglie e gran premi.
place-patents-office = Ufficio brevetti
    .history = Il 1° aprile 1906 l’ufficio brevetti di Berna promosse Albert Einstein a esperto di seconda classe.
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
draw-board = L’esposizione
draw-parts = Parti del tavolo
draw-hand = Le tue sei carte
draw-card-train-station = Stazione
draw-card-academy = Accademia
draw-card-laboratory = Labora­torio
draw-card-journal = Rivista
draw-card-skyscraper = Gratta­cielo
draw-card-meeting-room = Sala riunioni
draw-round-ending = Round { $round } di { $rounds }, la fine è vicina
draw-to-move = di turno
draw-first = Ha cominciato la partita
draw-your-laboratory = Il tuo laboratorio
draw-laboratory-of = Laboratorio: { $name }
draw-close = Chiudi
draw-projects = Progetti
draw-if-set = Se la metti qui
draw-no-projects = Ancora nessun progetto in laboratorio.
draw-has = { $resource }: { $has } di { $needs }
draw-completed = Completato
draw-lacks = Manca
draw-completed-of = Progetti completati; { $projects } chiudono la partita
draw-tiles-waiting = Tessere da piazzare
draw-cards-in-hand = Carte in mano
draw-last-card = Ultima carta
draw-no-card-yet = Nessuna carta giocata in questo round
draw-before-you = In attesa
draw-nothing-waits = Nessuna tessera in attesa.
draw-turn-left = Gira a sinistra
draw-turn-right = Gira a destra
draw-set = Metti
draw-put = Metti su { $cell }
draw-turned =
    { $turns ->
        [0] non girata
        [1] girata una volta
       *[other] girata { $turns } volte
    }
draw-playing = { $done } di { $allowed }
draw-played = Giocata
draw-improved = Migliorata
draw-not-first = Non subito
draw-not-last = Non per ultima
draw-ghosts-card = Fantasma
draw-academy-price = una per { $price }
draw-pile =
    { $unseen ->
        [one] Sotto c’è { $unseen } progetto coperto
       *[other] Sotto ci sono { $unseen } progetti coperti
    }
draw-empty = nessuno
draw-station-price = la prossima: { $price } su { $money }
draw-station-free = una gratis
draw-station-pile =
    { $tiles ->
        [one] { $tiles } tessera nella pila
       *[other] { $tiles } tessere nella pila
    }
draw-jury-worth = { $points } a progetto
draw-jury-left = ancora { $left }
draw-jury-so-far = Vapore { $steam }, elettricità { $electricity }
draw-vote =
    { $left ->
        [one] Metti una tessera della giuria: { $energy }; ne resta { $left }
       *[other] Metti una tessera della giuria: { $energy }; ne restano { $left }
    }
draw-points-left =
    { $left ->
        [one] ancora { $left } passo, { $money } in cassa
       *[other] ancora { $left } passi, { $money } in cassa
    }
draw-chits-left =
    { $count ->
        [one] { $count } talloncino rimasto
       *[other] { $count } talloncini rimasti
    }
draw-link =
    { $price ->
        [0] Qui si cambia fila gratis
       *[other] Qui si cambia fila per { $price }
    }
draw-token = Gettone { $token } di { $name }
draw-ghost = Fantasma
draw-token-to = Gettone { $token }: { $row }, colonna { $step }
draw-ghost-deck =
    { $cards ->
        [one] { $cards } carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
draw-meeting-open = Azione { $number }
draw-meeting-reposition = Tessere
draw-meeting-money = Denaro
draw-meeting-patent = Brevetti
draw-meeting-jury = Giuria
draw-costs = costa { $price }, restano { $left }
draw-free = gratis
draw-cannot-pay = Mancano le { $price } monete che servono: non darebbe nulla.
draw-points-now =
    { $points ->
        [one] { $points } punto se completato ora
       *[other] { $points } punti se completato ora
    }
draw-wanted = serve a { $projects }
draw-not-wanted = ora nessun progetto la vuole
draw-improves = migliora { $card }
draw-then-gone = va negli scarti
draw-then-back = esce dal gioco
draw-then-under-pile = va sotto la sua pila
draw-then-to-academy = torna all’Accademia
draw-then-basic = di nuovo { $card }
draw-chit-now =
    { $points ->
        [one] Ora: { $points } punto.
       *[other] Ora: { $points } punti.
    }
draw-then-lacks = a { $project } manca poi { $lacks }
draw-then-completed = completa { $project }: +{ $points }
draw-then-leads = poi in testa
draw-then-chit = ultima colonna
draw-then-points =
    { $points ->
        [one] { $points } punto alla fine
       *[other] { $points } punti alla fine
    }
draw-then-jury = poi vapore { $steam }, elettricità { $electricity }
draw-then-money = poi hai { $money }
draw-stop-leaves =
    { $left ->
        [0] l’azione finisce
       *[other] { $left } non usati
    }
draw-pass-gives = la tua partita è finita
draw-result = Progetti completati e talloncini
draw-none-completed = nessuno
draw-say-held = { $name } in mano. Le frecce la spostano, R la gira, Invio la mette, Esc la rimette a posto.
draw-say-back = { $name } è di nuovo al suo posto.
draw-say-set = Metti su { $cell }
draw-say-no-set = Non su { $cell }
draw-say-here = { $cell }: { $what }
draw-say-turned-tile = lato doppio: { $sides }
draw-say-turned-shape = rotazione { $turn } di { $turns }
draw-say-feeds-nothing = va bene, non rifornisce nulla.
draw-say-complete = { $project } completato, { $points } di prestigio.
draw-say-lacks-names = A { $project } manca: { $lacks }.
draw-say-units = { $n } { $type }
draw-say-lacks = manca { $lacks }
draw-say-completes = si completa: { $points } di prestigio
draw-say-gain = +{ $points }
draw-say-outside = { $name } uscirebbe dal laboratorio.
draw-say-covers = Lì c’è già qualcosa.
draw-say-same-spot = È già lì.
draw-say-breaks = { $project } perderebbe ciò che l’ha completato.

## Tabs, and the ghost of a game alone

draw-tab-lab = Lab
draw-tab-station = Stazione, Giuria
draw-tab-patents = Brevetti
draw-tab-rivals = Rivali
draw-solo-progress =
    { $points ->
        [one] { $points } punto (obiettivo: oltre { $target })
       *[other] { $points } punti (obiettivo: oltre { $target })
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

draw-token-enters = Dalla colonna { $start } alla riga { $row }, colonna { $step }
draw-token-goes-on = Riga { $row }: dalla colonna { $start } alla { $step }
draw-token-changes = Dalla riga { $source } alla riga { $row }, colonna { $step }

## The table in words

told-station = Stazione: { $tiles }.
told-academy = Accademia: { $projects }. Tecnologie: { $technologies }.
told-jury = Giuria: vapore { $steam }, elettricità { $electricity }, spazi liberi { $free }.
told-row = { $row }: { $tokens }.
told-row-chit = In fondo: { $chit }.
told-ghost = fantasma
told-seat = { $seat }: denaro { $money }, prestigio { $prestige }, carte in mano { $cards }. Ultima carta: { $last }. Completati: { $completed }. Davanti: { $front }.
told-lab = Laboratorio di { $seat }: { $tiles }. Rottami: { $scrap }.
told-need = { $kind } { $has } su { $need }
told-none = niente

## The chronicle
entry-buys = { $tiles } per { $price } { $money }
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
        [you] sgomberi { $count } { $scrap }
       *[other] sgombera { $count } { $scrap }
    }
entry-to-step = { $row } a { $step }
entry-money = monete
entry-improved = ora { $card }
entry-restored = di nuovo { $card }
entry-chit =
    { $who ->
        [you] prendi { $chit }
       *[other] prende { $chit }
    }
entry-ghost = il fantasma
entry-round = Round { $round }
entry-setup = Preparazione
entry-last-cards = Ultime carte
entry-no-last-card = Nessuna ultima carta
entry-end = Punteggio finale
entry-winner = Vince

## Chiedere che cos’è una cosa

about-project = Progetto, { $shape }
about-project-effect = Completato appena tutto ciò che richiede lo tocca: { $points } punti, e { $lead } in più per ogni sua risorsa di cui sei capofila all’Ufficio brevetti.
about-project-jury = energia: { $energy }; { $points } in più alla fine se la giuria la preferisce
about-lacks = Mancano
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
about-tile = Tessera Risorsa
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
about-barred-ghost = il fantasma l’ha appena scoperta
about-barred-last-card = non può essere l’ultima carta
about-place = Parte del tabellone
about-place-academy =
    { $price ->
        [one] Qui la carta Accademia compra un progetto o una tecnologia per { $price } moneta.
       *[other] Qui la carta Accademia compra un progetto o una tecnologia per { $price } monete.
    }
about-place-train-station = Qui la carta Stazione compra tessere Risorsa; una dopo l’altra costano { $prices }. A fine round la stazione si riempie dalla pila (ne restano { $pile }).
about-place-jury =
    { $points ->
        [one] Alla fine ogni tuo progetto completato vale { $points } punto in più se usa l’energia con più tessere giuria.
       *[other] Alla fine ogni tuo progetto completato vale { $points } punti in più se usa l’energia con più tessere giuria.
    }
about-place-patents-office =
    { $points ->
        [one] I gettoni avanzano su sei righe. Il capofila di una riga guadagna { $points } punto in più per ogni progetto che richiede la sua risorsa.
       *[other] I gettoni avanzano su sei righe. Il capofila di una riga guadagna { $points } punti in più per ogni progetto che richiede la sua risorsa.
    }
about-place-laboratory = Il tuo laboratorio: le tessere riforniscono i progetti che toccano. La carta Laboratorio piazza e rimuove tessere.
about-jury-tile = Tessera giuria
about-jury-projects =
    { $count ->
        [0] nessun progetto completato ci guadagna
        [one] { $count } progetto completato ci guadagna
       *[other] { $count } progetti completati ci guadagnano
    }
about-pile = Pila delle tessere Risorsa
about-pile-effect = Tessere ancora da scoprire: { $tiles }; le { $discard } scartate formeranno la pila seguente.
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
about-resource-effect = I progetti la richiedono. La forniscono le tessere e le tecnologie che toccano un progetto; il capofila della sua riga all’Ufficio brevetti guadagna punti in più.
about-energy-effect = Energia: ogni progetto richiede una delle due. Alla fine la giuria premia i progetti dell’energia con più voti.
about-need-effect = Ne ha { $has } su { $needs } richieste.
about-row = Riga
about-row-effect =
    { $points ->
        [one] Il capofila di questa riga guadagna { $points } punto in più completando un progetto che richiede questa risorsa.
       *[other] Il capofila di questa riga guadagna { $points } punti in più completando un progetto che richiede questa risorsa.
    }
about-row-stack = in una pila è capofila il gettone in cima
about-stack = Pila
about-leads = Capofila
about-nobody = ancora nessuno
about-ghost-on = il fantasma, casella { $step }
about-seat-on = { $seat }, casella { $step }
about-step = Casella { $step } di { $steps }
about-step-first = Tutti i gettoni partono da qui; da qui un gettone entra in qualsiasi riga.
about-step-last = Il primo gettone arrivato qui sceglie un bonus per la riga; alla fine vale per ogni gettone qui.
about-step-effect =
    { $points ->
        [0] Un gettone qui alla fine non vale niente, ma può essere capofila.
        [one] Un gettone qui vale { $points } punto alla fine.
       *[other] Un gettone qui vale { $points } punti alla fine.
    }
about-link = Cambio di riga
about-link-kind = Casella { $step }
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
about-token-start = Sulla prima casella
about-token-on = { $row }, casella { $step }
about-token-effect =
    { $points ->
        [one] Lo muove la Rivista; il numerino dice quale dei tuoi gettoni è. Da capofila dà { $points } punto in più per ogni progetto che lo richiede.
       *[other] Lo muove la Rivista; il numerino dice quale dei tuoi gettoni è. Da capofila dà { $points } punti in più per ogni progetto che lo richiede.
    }
about-ghost-token-effect = Non è di nessuno: avanza a caso a fine round e può essere capofila al posto tuo.
about-end = Alla fine
about-chit = Bonus
about-chit-left = ancora da scegliere
about-prestige = Punti: { $seat }
about-prestige-effect =
    { $points ->
        [one] { $points } punto per ora; giuria, gettoni e bonus si aggiungono alla fine.
       *[other] { $points } punti per ora; giuria, gettoni e bonus si aggiungono alla fine.
    }
about-token-points =
    { $points ->
        [one] { $points } punto per i gettoni
       *[other] { $points } punti per i gettoni
    }
about-money-effect = Le monete pagano tessere, progetti, tecnologie e cambi di riga. Nessuno può averne più di { $most }.
about-completed =
    { $count ->
        [one] { $count } progetto completato
       *[other] { $count } progetti completati
    }
about-completed-effect = Quando qualcuno completa { $projects } progetti, comincia la fine della partita.
about-front-effect = Comprate ma non ancora nel laboratorio: le piazza la carta Laboratorio.
about-cards-effect =
    { $cards ->
        [one] Ancora { $cards } carta in mano. Dopo una riunione tutti riprendono le sei carte.
       *[other] Ancora { $cards } carte in mano. Dopo una riunione tutti riprendono le sei carte.
    }
about-first = Primo giocatore
about-first-effect = Ha cominciato la partita. Si gioca in senso orario.
about-ghost-deck = Mazzo fantasma
about-ghost-deck-effect =
    { $cards ->
        [one] Il fantasma scopre una carta dopo ogni tuo turno; la stessa non puoi giocarla subito dopo. Ne resta { $cards }.
       *[other] Il fantasma scopre una carta dopo ogni tuo turno; la stessa non puoi giocarla subito dopo. Ne restano { $cards }.
    }
about-ghost-target = Traguardo
about-ghost-target-effect = Supera { $target } punti e ce l’hai fatta.
signs-cards = Carte
signs-resources = Risorse
sign-resource = richiesta dai progetti; ha una riga
sign-energy = energia; la giuria la vota
sign-train-station = compra tessere Risorsa
sign-academy = compra un progetto o una tecnologia
sign-laboratory = piazza e rimuove tessere
sign-journal = fa avanzare i gettoni
sign-skyscraper = dà monete
sign-meeting-room = due piccole azioni, poi finisce il round
signs-counts = Che cosa contano i numeri
sign-prestige = Prestigio
    .line = i punti
sign-lira = Monete
    .line = pagano tessere e cambi di riga
sign-check = Completati
    .line = progetti già contati
sign-lift = Da piazzare
    .line = tessere davanti a un giocatore
sign-crown = Capofila
    .line = in testa a una riga: più punti
sign-scrap = Rottame
    .line = occupa una casella del laboratorio

## Scorings told in stages

event-final-scoring-began = Si contano gli ultimi punti.
telling-final = Punteggio finale
telling-completed = Progetto completato
telling-worth =
    { $points ->
        [one] vale { $points } punto
       *[other] vale { $points } punti
    }
telling-led = +{ $points } perché sei in testa: { $rows }
telling-jury = altri { $points } alla fine se la Giuria preferisce: { $energy }
telling-jury-projects =
    { $count ->
        [0] nessun progetto dell’energia preferita
        [one] { $count } progetto dell’energia preferita, { $points } punti
       *[other] { $count } progetti dell’energia preferita, { $points } punti ciascuno
    }
telling-office = passi { $steps }, talloncini bonus { $chits }
