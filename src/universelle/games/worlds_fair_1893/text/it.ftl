# World's Fair 1893 in Italian

## On the entrance

city = Chicago
home-line = Manda i tuoi sostenitori nella Città Bianca, fai approvare le tue mostre e fai girare la grande ruota.

## The game in brief

rules-brief =
    Aiuti a organizzare l’Esposizione di Chicago del 1893. Nel tuo turno piazza un sostenitore in uno dei cinque padiglioni attorno alla ruota panoramica; gioca i personaggi presi nel turno precedente; prendi tutte le carte accanto a quel padiglione; poi arrivano tre nuove carte.
    I biglietti fanno avanzare la cabina della ruota. Quando ha compiuto un giro completo, si calcola il punteggio del round: ogni biglietto vale una moneta, e chi ne ha di più ne ottiene altre due; avere più sostenitori di tutti in un padiglione (o, in tre o quattro giocatori, essere secondi) frutta una medaglia e permette di approvare mostre di quel padiglione; poi metà dei sostenitori torna nella riserva.
    Dopo tre round si sommano monete, medaglie e serie di mostre approvate di padiglioni diversi (1, 3, 6, 10, 15 punti).

## Moves

action-place = Piazza un sostenitore in { $area }
action-place-from = Piazza un sostenitore in { $area }, preso da { $source }
action-add = Gioca { $figure }: aggiungi un sostenitore
action-add-from = Gioca { $figure }: aggiungi un sostenitore preso da { $source }
action-add-to = Gioca { $figure }: aggiungi un sostenitore in { $area }
action-add-to-from = Gioca { $figure }: aggiungi un sostenitore in { $area }, preso da { $source }
action-move = Gioca { $figure }: sposta un sostenitore di { $owner } dal padiglione { $source } al padiglione { $target }
action-move-owner = Gioca { $figure }: sposta un sostenitore di { $owner }…
action-move-own = Gioca { $figure }: sposta un tuo sostenitore dal padiglione { $source } al padiglione { $target }
action-move-yours = Gioca { $figure }: sposta un tuo sostenitore…
action-move-whose = Da { $source }…
action-stop = Scarta i personaggi rimasti
action-end-turn = Termina il turno
action-approve =
    { $count ->
        [0] Non approvare mostre
        [one] Approva { $count } mostra
       *[other] Approva { $count } mostre
    }

## Why a move is refused

illegal-place-first = Inizia il turno piazzando un sostenitore.
illegal-figures-now = Gioca uno dei personaggi presi nel turno precedente, o scarta quelli rimasti.
illegal-end-turn-now = Hai giocato tutti i tuoi personaggi: termina il turno o annulla.
illegal-approve-now = Prima decidi quante mostre del padiglione { $area } approvare.
illegal-approve-too-many =
    { $most ->
        [one] Puoi approvare al massimo { $most } mostra del padiglione { $area }.
       *[other] Puoi approvare al massimo { $most } mostre del padiglione { $area }.
    }
illegal-supply-empty = La tua riserva è vuota: prendi un sostenitore da un padiglione.
illegal-supply-not-empty = Hai ancora sostenitori nella riserva: usa uno di quelli.
illegal-no-supporter = Non hai nessun sostenitore nel padiglione { $area }.
illegal-no-supporter-of = { $owner } non ha nessun sostenitore nel padiglione { $area }.
illegal-no-such-player = In questa partita non c’è un giocatore { $number }.
illegal-not-adjacent = Il padiglione { $area } non è adiacente al padiglione { $chosen }, scelto in questo turno.
illegal-figure-not-held = Non hai preso { $figure } nel turno precedente.

## What happened

event-turn-began = Round { $round }: turno di { $seat }.
event-supporter-placed = { $seat } piazza un sostenitore nel padiglione { $area }.
event-supporter-placed-from = { $seat } piazza un sostenitore nel padiglione { $area }, preso dal padiglione { $source }.
event-supporter-added = { $seat } gioca { $figure } e aggiunge un sostenitore nel padiglione { $area }.
event-supporter-added-from = { $seat } gioca { $figure } e aggiunge un sostenitore nel padiglione { $area }, preso dal padiglione { $source }.
event-supporter-moved = { $seat } gioca { $figure } e sposta un sostenitore di { $owner } dal padiglione { $source } al padiglione { $target }.
event-supporter-moved-own = { $seat } gioca { $figure } e sposta un proprio sostenitore dal padiglione { $source } al padiglione { $target }.
event-standing-changed =
    { $count ->
        [one] { $seat } ha { $count } sostenitore nel padiglione { $area }, { $place }º posto.
       *[other] { $seat } ha { $count } sostenitori nel padiglione { $area }, { $place }º posto.
    }
event-figure-discarded = { $seat } scarta { $figure }.
event-cards-collected = { $seat } prende le carte accanto al padiglione { $area }: { $cards }.
event-cards-collected-none = { $seat } non trova carte accanto al padiglione { $area }.
event-car-moved =
    { $left ->
        [0] La cabina è tornata alla partenza: si passa al punteggio del round.
        [one] La cabina avanza: ancora { $left } casella.
       *[other] La cabina avanza: ancora { $left } caselle.
    }
event-deck-reshuffled =
    { $cards ->
        [one] Gli scarti ({ $cards } carta) si mescolano e formano un nuovo mazzo.
       *[other] Gli scarti ({ $cards } carte) si mescolano e formano un nuovo mazzo.
    }
event-card-added = Nuova carta, { $area }: { $card }.
event-scoring-began = Punteggio del round { $round }.
event-lull-ended =
    { $turns ->
        [one] Da { $turns } turno nessuno prende biglietti: si passa al punteggio del round.
       *[other] Da { $turns } turni nessuno prende biglietti: si passa al punteggio del round.
    }
event-medal-won =
    { $points ->
        [one] { $seat } vince una medaglia da { $points } punto: { $place } nel padiglione { $area }.
       *[other] { $seat } vince una medaglia da { $points } punti: { $place } nel padiglione { $area }.
    }
event-exhibits-approved = { $seat } approva: { $cards }.
event-exhibits-approved-none = { $seat } non approva mostre del padiglione { $area }.
event-supporters-recalled =
    { $count ->
        [one] { $seat } riprende { $count } sostenitore dal padiglione { $area }.
       *[other] { $seat } riprende { $count } sostenitori dal padiglione { $area }.
    }

## Where points come from

reason-most-tickets = più biglietti di tutti
reason-tickets = biglietti
reason-first-places = primi posti
reason-second-places = secondi posti
reason-sets = serie di mostre approvate
place-first = 1º posto
place-second = 2º posto
place-tied-first = 1º a pari merito
place-tied-second = 2º a pari merito
supply = la riserva

## Where the points that one may expect come from

source-areas = padiglioni
source-sets = serie
source-tickets = biglietti
source-figures = personaggi
source-turns = turni futuri

## Options

option-first-player = chi inizia

## The board as text

board-round = Round { $round } di { $rounds }
board-scoring = Round { $round } di { $rounds }: punteggio
board-over = Partita finita
board-wheel = Ruota: casella { $car } di { $wheel }
board-deck = mazzo { $deck }, scarti { $discard }
board-area = Padiglione
board-cards = Carte
board-player = Giocatore
board-points = Punti
board-approved = Approvate
board-proposed = Proposte
board-tickets = Biglietti
board-figures = Personaggi
board-supply = Riserva
board-legend = I punti sono monete + medaglie + serie; 2/4 vuol dire due carte su un massimo di quattro; ▶ indica chi è di turno e il padiglione scelto.
board-tie-break = A parità di punti vince chi ha più mostre approvate, poi chi ha meno proposte rimaste.
board-ticket = biglietto
board-figure = personaggio
prompt-place-supporter = { $seat }, in quale padiglione piazzi un sostenitore?
prompt-play-figures = { $seat }, quale personaggio giochi?
prompt-end-turn = { $seat }, hai giocato tutti i tuoi personaggi. Termini il turno?
prompt-approve-exhibits = { $seat }, quante mostre del padiglione { $area } approvi?

## The board as a picture

draw-board = L’Esposizione
told-area = { $area }: sostenitori { $supporters }. Carte: { $cards }.
told-seat = { $seat }: punti { $score }. Proposte: { $exhibits }. Approvate: { $approved }. Biglietti: { $tickets }. Sostenitori nella riserva: { $supply }. Personaggi: { $figures }.
told-none = niente
draw-headline = Round { $round }, cabina: casella { $car } di { $wheel }
draw-headline-scoring = Round { $round }, punteggio
draw-spaces =
    { $left ->
        [one] casella
       *[other] caselle
    }
draw-round = Round
draw-deck = Mazzo
draw-discard = Scarti
draw-exhibits = Proposte
draw-approved-exhibits = Mostre approvate
draw-set-of = una serie di { $count }
draw-no-figure = nessun personaggio
draw-figures =
    { $count ->
        [one] { $count } personaggio
       *[other] { $count } personaggi
    }
draw-you = (tu)
draw-to-move = di turno
draw-you-to-move = di turno
draw-step-place = Piazza
draw-step-figures = Personaggi
draw-step-take = Carte
draw-step-refill = Nuove carte
draw-step-tickets = Biglietti
draw-step-areas = Padiglioni
draw-step-recall = Rientro
draw-add = { $figure }: { $area }
draw-taken-from = { $area }, preso da { $source }
draw-move = { $owner }: { $source } → { $target }
draw-move-own = Tuo: { $source } → { $target }
draw-move-whose = Sposta un sostenitore di { $owner } da { $source }
draw-move-from = Sposta un sostenitore da { $source }
draw-move-where = { $owner }, { $source }: dove?
draw-move-own-from = Sposta un tuo sostenitore da { $source }
draw-move-own-where = Il tuo sostenitore, { $source }: dove?
draw-ask = { $area }: scegli una mossa
draw-stop = Scarta i personaggi rimasti
draw-stop-gives = { $figures }
draw-end-turn-gives = prendi le carte accanto al tuo padiglione
draw-some-exhibits =
    { $count ->
        [one] { $count } proposta
       *[other] { $count } proposte
    }
draw-some-tickets =
    { $count ->
        [one] { $count } biglietto: cabina +{ $spaces }
       *[other] { $count } biglietti: cabina +{ $spaces }
    }
draw-then-scoring = poi si contano i punti
draw-no-cards = nessuna carta
draw-there = ne avrai { $count }
draw-there-place = ne avrai { $count }, { $place }
draw-then-place = { $area }: { $place } per te
draw-then-nothing = { $area }: niente per te
draw-places-stay = per te non cambia nulla
draw-adds = +1 sostenitore; { $standing }
draw-sets =
    { $points ->
        [one] le serie varranno { $points } punto
       *[other] le serie varranno { $points } punti
    }

## Exhibits: Agriculture

exhibit-monster-cheese = Formaggio gigante
    .history = Il Canada mandò una sola forma da dieci tonnellate: si racconta che il pavimento non resse.
exhibit-mccormick-harvesters = Mietitrici McCormick
    .history = L’inventore era morto nel 1884, ma da Chicago le sue macchine partivano ancora per i campi del mondo.
exhibit-liberty-bell-of-oranges = Campana di arance
    .history = Mentre la vera Liberty Bell arrivava da Filadelfia, la sua gemella nasceva tutta di arance.
exhibit-schlitz-pavilion = Padiglione Schlitz
    .history = Il birraio di Milwaukee fece le cose in grande, perché esponeva anche Pabst, il suo eterno rivale.
exhibit-ceylon-tea-court = Sala da tè di Ceylon
    .history = Perduto il caffè per una malattia, Ceylon era passata al tè e ora ne offriva una tazza all’America.
exhibit-russian-wheat-hall = Sala del grano russo
    .history = La Russia mise in mostra il grano delle sue terre nere in una città che di grano viveva.
exhibit-weather-station = Stazione meteo
    .history = Dal 1891 le previsioni del tempo non spettavano più all’esercito, ma al ministero dell’Agricoltura.
exhibit-chocolate-temple = Tempio di cioccolato
    .history = La Stollwerck di Colonia pose una statua della Germania in un tempio di cioccolato di quasi 12 metri.

## Exhibits: Electricity

exhibit-egg-of-columbus = Uovo di Colombo
    .history = L’uovo di rame di Tesla girava in un campo magnetico rotante finché non si drizzava da solo.
exhibit-wireless-lamps = Lampade senza fili
    .history = I tubi di vetro di Tesla brillavano senza alcun filo, come per incanto.
exhibit-polyphase-generator = Generatore polifase
    .history = Westinghouse mostrò qui la corrente alternata che di lì a poco avrebbe domato le cascate del Niagara.
exhibit-telautograph = Telautografo
    .history = L’apparecchio di Elisha Gray spediva la scrittura via filo: lontano, una penna ricopiava ogni tratto.
exhibit-telephone-stand = Stand del telefono
    .history = Solo dall’autunno del 1892 si poteva telefonare da Chicago fino a New York.
exhibit-coloured-lamps = Lampade colorate
    .history = Luci di ogni tinta abbagliavano un pubblico che in casa usava ancora gas, petrolio o candele.
exhibit-tower-of-light = Torre di luce
    .history = La General Electric celebrò la lampadina di Edison con una colonna luminosa di circa 24 metri.
exhibit-electric-kitchen = Cucina elettrica
    .history = Qui si cucinava senza fiamma né fumo, quando quasi nessuna casa aveva la corrente.

## Exhibits: Fine Arts

exhibit-diana-of-the-dome = Diana della cupola
    .history = Troppo grande per la sua torre di New York, la Diana di Saint-Gaudens salì sulla cupola dell’Agricoltura.
exhibit-statue-of-the-republic = Statua della Repubblica
    .history = La gigantessa dorata di Daniel Chester French dominava il grande bacino dall’alto dei suoi 20 metri.
exhibit-macmonnies-fountain = Fontana MacMonnies
    .history = Columbia sedeva in trono su una nave, mentre le arti e le industrie erano ai remi.
exhibit-modern-woman-mural = La donna moderna
    .history = Mary Cassatt dipinse donne che colgono i frutti del sapere, ma del suo murale si è persa ogni traccia.
exhibit-whistler-canvases = Tele di Whistler
    .history = Nato nel Massachusetts ma europeo d’adozione, Whistler esponeva qui insieme agli americani.
exhibit-proctor-animals = Animali di Proctor
    .history = Cacciatore sulle Montagne Rocciose da ragazzo, Proctor mise i suoi animali selvatici a guardia dei ponti.
exhibit-award-medal = Medaglia di merito
    .history = Il giovane nudo di Saint-Gaudens scandalizzò i funzionari, e il rovescio fu rifatto da Barber.
exhibit-caryatid-porch = Cariatidi
    .history = Fanciulle ispirate all’Acropoli reggevano il portico di un palazzo che è ancora in piedi.

## Exhibits: Manufacturing

exhibit-steel-arches = Archi d’acciaio
    .history = Con oltre 110 metri di luce, questi archi reggevano il tetto del più vasto edificio dell’Esposizione.
exhibit-travelling-derrick = Gru su rotaie
    .history = Una torre su rotaie avanzava lungo la navata e issava al loro posto gli archi, uno dopo l’altro.
exhibit-selz-schwab-shoes = Scarpe Selz-Schwab
    .history = Intorno al 1900 questa ditta di Chicago sfornava circa 12 000 paia di scarpe al giorno.
exhibit-sewing-machines = Macchine da cucire
    .history = La Singer regalava figurine con genti di tutto il mondo intente a cucire sulle sue macchine.
exhibit-yerkes-telescope = Telescopio Yerkes
    .history = Pagato da un magnate dei tram, il gigante fu esposto qui anni prima di vedere le stelle.
exhibit-tiffany-chapel = Cappella Tiffany
    .history = Vetri e mosaici splendevano così solenni che gli uomini, si dice, vi entravano a capo scoperto.
exhibit-typewriters = Macchine da scrivere
    .history = Le Remington dell’epoca avevano già la tastiera QWERTY su cui scriviamo ancora oggi.
exhibit-clasp-fastener = Chiusura a ganci
    .history = Nel 1893 Whitcomb Judson, di Chicago, brevettò questo fermaglio per scarpe, antenato della cerniera lampo.

## Exhibits: Transportation

exhibit-engine-999 = Locomotiva 999
    .history = Nel maggio 1893 le attribuirono 180 km/h, un primato di cui si discute ancora.
exhibit-pullman-train = Treno Pullman
    .history = Il palazzo viaggiante di Pullman mostrava a tutti un lusso che pochi potevano permettersi.
exhibit-columbus-engine = Locomotiva Columbus
    .history = Come tante cose qui, portava il nome del navigatore festeggiato con un anno di ritardo.
exhibit-john-bull = John Bull
    .history = Costruita in Inghilterra nel 1831, la veterana raggiunse Chicago con la forza del proprio vapore.
exhibit-viking-ship = Nave vichinga
    .history = Dalla Norvegia, Magnus Andersen attraversò l’Atlantico su questa copia della nave di Gokstad.
exhibit-santa-maria = Santa Maria
    .history = La Spagna ricostruì l’ammiraglia di Colombo, che giunse a Chicago per l’oceano e i Grandi Laghi.
exhibit-moving-sidewalk = Marciapiede mobile
    .history = Per cinque centesimi si scivolava lungo il molo, quando l’impianto non era guasto.
exhibit-daimler-carriage = Carrozza Daimler
    .history = Gottlieb Daimler visitò l’Esposizione in viaggio di nozze, e i suoi motori a benzina erano in mostra.

## Midway tickets

ticket-ferris-wheel = Ruota di Ferris
    .history = Alta 80 metri e con posto per 2160 persone, fu la risposta di Chicago alla Torre Eiffel.
ticket-street-in-cairo = Via del Cairo
    .history = Oltre due milioni di visitatori passarono fra botteghe e minareto, a piedi o a dorso di cammello.
ticket-hagenbeck-animals = Serraglio Hagenbeck
    .history = Da Amburgo Carl Hagenbeck portò un leone che andava a cavallo, e il pubblico restò a bocca aperta.
ticket-german-village = Villaggio tedesco
    .history = Un castello col fossato, case a graticcio e bande di ottoni evocavano la vecchia Germania.
ticket-old-vienna = Vecchia Vienna
    .history = In una piazza copiata dalla Vienna di un tempo si cenava e si indugiava al suono dell’orchestra.
ticket-javanese-village = Villaggio giavanese
    .history = Musicisti sundanesi di Giava occidentale suonavano un gamelan oggi custodito al Field Museum.
ticket-moorish-palace = Palazzo moresco
    .history = Dietro mura ispirate all’Alhambra, un labirinto di specchi moltiplicava ogni visitatore smarrito.
ticket-ice-railway = Ferrovia di ghiaccio
    .history = Macchine frigorifere tenevano ghiacciata la pista, e le slitte sfrecciavano nella calura estiva.
ticket-egyptian-temple = Tempio egizio
    .history = Davanti a quest’eco di Luxor, un obelisco recava in geroglifici il nome del presidente Cleveland.
ticket-captive-balloon = Pallone frenato
    .history = Trattenuto da un cavo, mostrava l’Esposizione dall’alto, finché una tempesta di luglio lo fece a pezzi.
ticket-samoan-village = Villaggio samoano
    .history = Accanto a una grande casa inviata dal capo Mataafa, gli isolani cantavano il loro lungo viaggio.
ticket-dahomey-village = Villaggio Dahomey
    .history = Musicisti e danzatori dell’Africa occidentale si esibivano mentre la Francia conquistava il Dahomey.
ticket-turkish-village = Villaggio turco
    .history = Dalla moschea si levava il richiamo alla preghiera, e gli ebrei ottomani vi celebrarono lo Yom Kippur.
ticket-persian-palace = Palazzo persiano
    .history = Tessitori e incisori erano venuti dalla Persia, ma il pubblico accorreva soprattutto per le danze.
ticket-algerian-village = Villaggio algerino
    .history = Giunta nell’aprile 1893, la compagnia sfilò per Chicago al suono della propria musica.
ticket-chinese-theatre = Teatro cinese
    .history = Finanziato da sinoamericani, metteva in scena opere in costumi di seta, con soli interpreti uomini.
ticket-japanese-bazaar = Bazar giapponese
    .history = Ventagli, sete, lacche e porcellane invitavano a portarsi a casa un pezzetto di Giappone.
ticket-lapland-village = Villaggio lappone
    .history = Famiglie sami vi accudivano le loro renne, e un piccolo nato all’arrivo fu chiamato Columbia.
ticket-irish-village = Villaggio irlandese
    .history = Dei due villaggi irlandesi rivali, uno aveva un castello di Blarney e una pietra da baciare.
ticket-libbey-glass = Vetreria Libbey
    .history = La ditta dell’Ohio teneva qui i forni accesi e tessé per un’infanta di Spagna un abito di vetro.
ticket-murano-glass = Vetrai di Murano
    .history = I maestri della laguna veneta incantavano la folla con un’arte insulare vecchia di secoli.
ticket-eiffel-model = Modello della Eiffel
    .history = Quattro anni dopo l’originale, Chicago poté studiare in piccolo la celebre torre di Parigi.
ticket-kilauea-panorama = Panorama del Kilauea
    .history = Una statua della dea Pele introduceva a un immenso cratere hawaiano dipinto, tutto fuoco.
ticket-alps-panorama = Panorama delle Alpi
    .history = Pittori svizzeri misero le Alpi bernesi su una tela gigante, da ammirare senza scarponi.
ticket-zoopraxographical-hall = Sala di Muybridge
    .history = Eadweard Muybridge vi proiettava animali in movimento, due anni prima del cinema dei Lumière.
ticket-costume-exhibit = Costumi dal mondo
    .history = Quaranta donne indossavano abiti di molti paesi in una mostra spacciata per congresso di bellezza.
ticket-natatorium = Piscina coperta
    .history = Pensata per il nuoto, verso la fine dell’Esposizione attirava il pubblico con numeri di varietà.
ticket-ostrich-farm = Gli struzzi
    .history = Grandi uccelli della California sfilavano fieri delle piume che ornavano i cappelli dell’epoca.

## Figures

figure-burnham = Daniel Burnham
    .history = Direttore dei lavori, visse in una baracca del cantiere per portare a termine la Città Bianca.
    .effect = Aggiungi 1 sostenitore nel padiglione scelto in questo turno.
figure-davis = George R. Davis
    .history = Già ufficiale dell’Unione e deputato, il direttore generale contese a Burnham la guida dell’Esposizione.
    .effect = Aggiungi 1 sostenitore in un padiglione adiacente a quello scelto in questo turno.
figure-palmer = Bertha Palmer
    .history = Presidente del comitato femminile, commissionò a Mary Cassatt un murale per il Palazzo della Donna.
    .effect = Sposta 1 sostenitore, tuo o di un avversario, da un padiglione a un altro.
figure-mccormick = Cyrus McCormick
    .effect = Aggiungi 1 sostenitore nel padiglione Agricoltura.
    .history = Il pioniere della mietitrice morì nel 1884, ma la sua ditta di Chicago espose fiera le sue macchine.
figure-schwab = Charles H. Schwab
    .effect = Aggiungi 1 sostenitore nel padiglione Manifatture.
    .history = La sua Selz, Schwab & Co. di Chicago avrebbe presto prodotto circa 12 000 paia di scarpe al giorno.
figure-saint-gaudens = Augustus Saint-Gaudens
    .effect = Aggiungi 1 sostenitore nel padiglione Belle Arti.
    .history = Consulente per la scultura, salutò il più grande incontro di artisti dai tempi del Quattrocento.
figure-westinghouse = George Westinghouse
    .effect = Aggiungi 1 sostenitore nel padiglione Elettricità.
    .history = Battuta sul prezzo la General Electric, illuminò la Città Bianca con la corrente alternata.
figure-pullman = George Pullman
    .effect = Aggiungi 1 sostenitore nel padiglione Trasporti.
    .history = Espose due treni di lusso; un anno dopo lo sciopero dei suoi operai scosse il paese.

## Areas

area-agriculture = Agricoltura
    .history = Sotto una cupola coronata da Diana c’erano i raccolti del mondo e un formaggio da dieci tonnellate.
    .short = Agr
area-electricity = Elettricità
    .history = Le lampade senza fili di Tesla e la scrittura inviata via cavo facevano intravedere il domani.
    .short = Elet
area-fine-arts = Belle Arti
    .history = Costruito in mattoni per difendere le opere dal fuoco, oggi ospita un museo della scienza.
    .short = Arti
area-manufacturing = Manifatture
    .short = Manif
    .history = Il più grande edificio dell’Esposizione offriva quasi 18 ettari di superficie sotto grandi archi d’acciaio.
area-transportation = Trasporti
    .history = Nella Città Bianca, il palazzo rosso di Adler e Sullivan fiammeggiava attorno alla sua Porta d’Oro.
    .short = Tras

## The chronicle
entry-now-first = { $area }: ora 1º posto, { $count } a { $rival }
entry-first = { $area }: { $count } { $supporters }, 1º posto
entry-tied = { $area }: { $count } { $supporters }, 1º a pari merito
entry-place = { $area }: { $count } { $supporters }, { $place }º posto
entry-supporters =
    { $count ->
        [one] sostenitore
       *[other] sostenitori
    }
entry-adds = { $figure }: +1 sostenitore in { $area }, ora { $count }
entry-adds-from = { $figure }: +1 sostenitore in { $area } da { $source }, ora { $count }
entry-addition = +{ $count } { $area }
entry-moves = { $figure } sposta un sostenitore di { $owner } dal padiglione { $source } al padiglione { $target }
entry-way = { $owner }{ $source } → { $target }
entry-discards = scarto: { $figure }
entry-from = da { $area }
entry-takes =
    { $who ->
        [you] prendi { $cards }
       *[other] prende { $cards }
    }
entry-no-cards = nessuna carta
entry-car = cabina a { $space } su { $wheel }
entry-scoring = Punteggio del round { $round }
entry-lull = Stallo
entry-midway = Midway
entry-sets = Serie
entry-returned = Nella riserva

## Asking what a thing is

about-exhibit = Mostra, { $area }
about-exhibit-effect = Resta davanti a te come proposta finché non ottieni approvazioni nel padiglione { $area }. Le mostre approvate valgono in serie: da 1 a 5 padiglioni diversi danno { $points } punti.
about-ticket = Biglietto per la Midway
about-ticket-effect =
    Fa avanzare la cabina di 1 casella appena viene preso. Nel punteggio del round ogni biglietto vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, e chi ha più biglietti ne ottiene { $most } in più.
about-figure = Personaggio, si gioca dopo il piazzamento
about-figure-spent = una volta, nel turno dopo averlo preso; poi si scarta
about-area = Padiglione
about-area-effect = Chi ha più sostenitori qui ottiene una medaglia e delle approvazioni nel punteggio del round. Chi vi piazza un sostenitore prende tutte le carte accanto.
about-area-cards = { $cards } su { $limit }
about-medal =
    { $points ->
        [one] una medaglia da { $points } punto
       *[other] una medaglia da { $points } punti
    }
about-approvals =
    { $approvals ->
        [one] { $approvals } approvazione
       *[other] fino a { $approvals } approvazioni
    }
about-nothing = niente
about-lane = { $seat }, { $area }
about-lane-kind = I sostenitori di un giocatore in un padiglione
about-lane-gain = Se il round finisse ora, { $seat } otterrebbe: { $what }.
about-lane-none = Se il round finisse ora, { $seat } qui non otterrebbe niente.
about-lane-why =
    { $count ->
        [one] { $count } sostenitore
       *[other] { $count } sostenitori
    }
about-lane-then =
    { $home ->
        [0] nessuno torna nella riserva
        [one] { $home } su { $count } torna nella riserva
       *[other] { $home } su { $count } tornano nella riserva
    }
about-slot = Posto libero
about-slot-kind = Posto per una carta accanto a un padiglione
about-slot-effect =
    { $left ->
        [one] C’è posto per un’altra carta: il padiglione { $area } ne tiene { $limit }.
       *[other] C’è posto per altre { $left } carte: il padiglione { $area } ne tiene { $limit }.
    }
about-slot-next =
    { $cards ->
        [one] dopo ogni turno arriva { $cards } carta, accanto al padiglione scelto
       *[other] dopo ogni turno arrivano { $cards } carte: accanto al padiglione scelto, poi in senso orario
    }
about-wheel = Ruota panoramica
about-wheel-effect =
    { $left ->
        [one] Ancora { $left } casella, poi si contano i punti.
       *[other] Ancora { $left } caselle, poi si contano i punti.
    }
about-wheel-moves = 1 casella per ogni biglietto preso
about-round = Che cosa conta il segnalino
about-round-effect =
    { $rounds ->
        [one] La partita dura { $rounds } round. Finisce con il punteggio, quando la cabina torna alla partenza.
       *[other] La partita dura { $rounds } round. Ognuno finisce con il punteggio, quando la cabina torna alla partenza.
    }
about-deck = Mazzo
about-deck-effect =
    { $cards ->
        [one] Dopo ogni turno si scopre { $cards } carta. Nessuno conosce l’ordine del mazzo.
       *[other] Dopo ogni turno si scoprono { $cards } carte. Nessuno conosce l’ordine del mazzo.
    }
about-discard = Scarti
about-discard-effect = Personaggi giocati, biglietti già conteggiati e proposte approvate. Quando il mazzo è vuoto, queste carte si mescolano e diventano il mazzo.
about-pile =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
about-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
about-score = Punti: { $seat }
about-score-kind = Monete, medaglie e serie
about-score-effect =
    { $points ->
        [one] { $points } punto per ora; vince chi ha più punti dopo l’ultimo round.
       *[other] { $points } punti per ora; vince chi ha più punti dopo l’ultimo round.
    }
about-coins = Monete
about-medals = Medaglie
about-sets = Serie
about-of = { $seat }
about-supply-effect =
    { $count ->
        [0] Nessun sostenitore da piazzare: prendine uno dei tuoi da un padiglione.
        [one] { $count } sostenitore da piazzare.
       *[other] { $count } sostenitori da piazzare.
    }
about-proposed = Proposte, { $area }
about-proposed-effect = Non valgono ancora niente: nel punteggio del round le approvazioni del padiglione { $area } le trasformano in mostre approvate.
about-approved = Approvate, { $area }
about-approved-effect = Alla fine valgono in serie: da 1 a 5 mostre di padiglioni diversi danno { $points } punti.
about-hand-effect = Si giocano dopo il piazzamento, nel turno seguente di chi li ha. Quelli non giocati si scartano.
about-beside = con le carte accanto al padiglione { $area }
about-owners = { $seats }
signs-areas = Padiglioni
sign-area = un padiglione, con le sue mostre e approvazioni
signs-cards = Carte
sign-ticket = Biglietto
    .line = fa avanzare la cabina; punti a fine round
sign-figure = Personaggio
    .line = si gioca nel turno dopo, per il suo effetto
sign-deck = Mazzo
    .line = le carte che verranno
sign-discard = Scarti
    .line = carte fuori gioco, per ora
signs-counts = Sul tavolo
sign-supporter = Sostenitore
    .line = in un padiglione o nella riserva
sign-approved = Approvata
    .line = mostra che vale in serie
sign-medal = Medaglia
    .line = vale il suo numero di punti
sign-car = Cabina
    .line = un giro, poi si contano i punti
signs-figures = Sui personaggi
sign-adds = Aggiunge un sostenitore
    .line = nel padiglione scelto in questo turno
sign-adds-beside = Ne aggiunge uno accanto
    .line = in un padiglione adiacente a quello scelto
sign-adds-patron = Ne aggiunge uno nel suo padiglione
    .line = il simbolo dopo il più dice quale
sign-moves = Sposta un sostenitore
    .line = tuo o di un altro, da un padiglione a un altro
signs-chronicle = Nella cronaca
sign-new = Carte nuove
    .line = quante sono; un clic le elenca

## Scoring told in stages

event-area-judged = Si valuta il padiglione { $area }.
event-scoring-ended = Il round { $round } è finito.
telling-title = Punteggio del round { $round }
telling-sets-gained = serie +{ $points }
telling-midway = Midway
telling-areas = Padiglioni
telling-sets = Serie
telling-return = Rientro nella riserva
telling-return-rule = Metà di ogni gruppo, arrotondata per difetto, torna nella riserva.
telling-home = Tornati
telling-to-place = Da piazzare
telling-stayed = rimasti: { $stayed }, tornati: { $gone }
telling-tickets =
    { $count ->
        [0] nessun biglietto
        [one] { $count } biglietto
       *[other] { $count } biglietti
    }
telling-tickets-most =
    { $count ->
        [one] { $count } biglietto, più di tutti: { $points } + { $bonus }
       *[other] { $count } biglietti, più di tutti: { $points } + { $bonus }
    }
telling-place-first =
    { $count ->
        [one] { $count } sostenitore, 1º posto
       *[other] { $count } sostenitori, 1º posto
    }
telling-place-tied-first =
    { $count ->
        [one] { $count } sostenitore, 1º a pari merito
       *[other] { $count } sostenitori, 1º a pari merito
    }
telling-place-second =
    { $count ->
        [one] { $count } sostenitore, 2º posto
       *[other] { $count } sostenitori, 2º posto
    }
telling-place-tied-second =
    { $count ->
        [one] { $count } sostenitore, 2º a pari merito
       *[other] { $count } sostenitori, 2º a pari merito
    }
telling-behind =
    { $count ->
        [one] { $count } sostenitore, dietro agli altri
       *[other] { $count } sostenitori, dietro agli altri
    }
telling-behind-one =
    { $count ->
        [one] { $count } sostenitore, dietro
       *[other] { $count } sostenitori, dietro
    }
telling-none-there = nessun sostenitore
telling-approved =
    { $count ->
        [0] nessuna approvata
        [one] { $count } approvata
       *[other] { $count } approvate
    }
telling-returned-last =
    { $count ->
        [0] non torna nessuno
        [one] torna { $count } sostenitore
       *[other] tornano { $count } sostenitori
    }
telling-returned =
    { $count ->
        [0] non torna nessuno; ora da piazzare: { $supply }
        [one] torna { $count } sostenitore; ora da piazzare: { $supply }
       *[other] tornano { $count } sostenitori; ora da piazzare: { $supply }
    }

# Opponents
opponent-visitor = La Visitatrice
    .short = Visitatrice
    .line = Va dove suona la banda ed è contenta di quel che trova.
opponent-reporter = Il Cronista
    .short = Cronista
    .line = Sempre sulla notizia più vicina, mai sulla prossima.
opponent-exhibitor = L’Espositore
    .short = Espositore
    .line = Sa quanto vale un buon posto e prende quello accanto al tuo.
opponent-commissioner = La Commissaria
    .short = Commissaria
    .line = Conta le teste in ogni padiglione prima di mandarne un’altra.
opponent-director = Il Direttore
    .short = Direttore
    .line = Il primo mattino sapeva già come sarebbe stata l’ultima sera.

## The score sheet

sheet-won = Monete e medaglie
sheet-coins = monete, in punti
sheet-medals = medaglie
sheet-medal = Medaglie da { $points }
sheet-approved = Mostre approvate
sheet-tickets = L’ultimo punteggio
sheet-last-scoring = Solo se è ancora da fare: biglietti, sostenitori e proposte come sono alla fine dell’ultimo round. Altrimenti lascia vuote queste righe.
sheet-tickets-left = Biglietti
sheet-supporters = Sostenitori nei padiglioni
sheet-proposed = Proposte
sheet-proposed-note = L’ultimo punteggio può ancora approvarle; quelle che restano contano a parità di punti.

## Values of an edition

value-supporters = Sostenitori
    .start_each_area = in ogni padiglione all’inizio
value-each_player = per giocatore
value-wheel = Caselle della ruota panoramica
    .each = giocatori: { $n }
value-cards = Carte accanto ai padiglioni
    .start_each_area = accanto a ogni padiglione all’inizio
value-added_each_turn = aggiunte a ogni turno
value-rounds = Round
value-count = quanti
value-lull = Regola dello stallo: turni senza biglietto (0: mai)
    .each = giocatori: { $n }
value-card_limits = Massimo di carte accanto a un padiglione
value-start_bonus = Padiglioni in cui si aggiunge un sostenitore all’inizio
    .each = giocatore { $n }
value-midway = Midway
value-points_each_ticket = punti per biglietto
value-points_most_tickets = punti per chi ha più biglietti
value-awards = Quanto valgono i posti in un padiglione
    .each = giocatori: { $n }
    .tied_first = primi a pari merito
    .tied_second = secondi a pari merito
value-first = primo
value-second = secondo
value-medal = medaglia
value-approvals = approvazioni
value-sets = Punti delle serie di mostre approvate
    .each = serie di { $n }
value-points = punti
value-exhibits = Nomi delle mostre
value-tickets = Biglietti
value-attractions = nomi
value-figures = Personaggi: carte di ognuno
value-patrons = Padiglioni dei personaggi
value-removed = Carte escluse
    .each = giocatori: { $n }
    .tickets = biglietti
value-exhibits_each_area = mostre per padiglione

## The guided first game
guide-welcome = Ti diamo il benvenuto a Chicago
    .text = Con la Visitatrice organizzi l’Esposizione del 1893. Vince chi ha più punti dopo tre round.
    .why = Note come questa ti mostrano come si fa, in dieci minuti circa. Tutto il resto va come in ogni partita.
guide-areas = Cinque padiglioni attorno a una ruota
    .text = In ogni padiglione ci sono sostenitori tuoi e della Visitatrice. Quando si calcola il punteggio del round, chi ne ha di più vi ottiene una medaglia.
    .why = In Manifatture sei in testa, due a uno.
guide-place = Piazza il primo sostenitore
    .text = In ogni turno piazzi un sostenitore e prendi tutte le carte accanto a quel padiglione. Scegli Belle Arti.
    .why = Le Tele di Whistler sono una mostra di Belle Arti: prendile dove stai per passare in testa.
guide-taken = Una proposta
    .text = Le tele non valgono ancora nulla. Se sei in testa in Belle Arti alla fine del round, puoi approvarle.
guide-refill = Tre nuove carte
    .text = Dopo ogni turno arrivano tre carte: una al padiglione scelto, poi una a ciascuno dei successivi che hanno posto, in senso orario.
guide-wheel = La ruota gira
    .text = La Visitatrice ha preso un biglietto, e la cabina è avanzata di una casella. Quando ha fatto il giro, si calcola il punteggio del round.
    .why = Allora ogni biglietto vale una moneta, e chi ne ha di più ne ottiene altre due.
guide-second = Tre carte in una volta
    .text = Accanto ad Agricoltura ci sono un biglietto, una mostra di quello stesso padiglione e un personaggio. Prendili.
guide-burnham = Gioca Daniel Burnham
    .text = I personaggi che prendi si giocano nel turno seguente. Burnham aggiunge un sostenitore dove ne hai appena piazzato uno.
    .why = Così sono tre in Agricoltura: un vantaggio che dura.
guide-end-turn = Termina il turno
    .text = Ora prendi le carte e ne arrivano di nuove. Se ci ripensi, Annulla torna indietro.
guide-tie = La Visitatrice ti raggiunge
    .text = Due sostenitori a testa in Belle Arti: la parità non dà medaglie, e una sola approvazione invece di tre.
    .why = Il segno in fondo a una riga mostra che cosa frutterebbe ora.
guide-free = Tocca a te
    .text = Un padiglione vale un sostenitore per tre motivi: le sue carte, il vantaggio che vi prendi, e i biglietti.
    .why = Indica una scelta, o toccala, per vedere che cosa frutta.
guide-figures = I tuoi personaggi
    .text = Quelli presi nel turno precedente si giocano adesso. Ciò che non ti serve lo puoi scartare.
guide-matching = Stai in testa dove hai proposte
    .text = Si approvano solo proposte di un padiglione in cui sei in testa, al massimo tre. Confronta dunque: là i tuoi sostenitori, qui le tue proposte.
guide-car = Quando finisce il round
    .text = La cabina mostra quanto manca al punteggio. Spingila con i biglietti finché sei in testa, oppure aspetta di esserlo.
guide-approve = Approva le tue proposte
    .text = Il tuo posto in questo padiglione te lo permette: ciò che approvi ora conta alla fine della partita.
guide-return = Metà torna indietro
    .text = Dopo il punteggio metà dei tuoi sostenitori in ogni padiglione, arrotondata per difetto, torna nella riserva. Carte e proposte restano tue.
guide-sets = Serie di padiglioni diversi
    .text = Alla fine le mostre approvate formano serie: un padiglione vale 1 punto, due 3, tre 6, quattro 10, tutti e cinque 15.
    .why = Cinque diversi valgono dunque il triplo di cinque uguali.
guide-yours = Il resto è tuo
    .text = I prossimi round si giocano allo stesso modo. Chiedi un consiglio quando vuoi. Indica ciò che ti incuriosisce, o tienici sopra il dito.
guide-end = Ora conosci l’Esposizione
    .text = Piazza dove le carte sono buone e puoi essere in testa; fai girare la ruota con i biglietti; approva mostre di molti padiglioni.
    .why = In tre o quattro giocatori ottiene qualcosa anche chi è secondo in un padiglione.
