# Crystal Palace in Italian

## On the entrance

city = Londra
home-line = Imposta i tuoi dadi, conquista gente famosa e trasforma i brevetti in prototipi per il Palazzo di Cristallo.

## The game in brief

rules-brief =
    Prepari una nazione alla Grande Esposizione di Londra del 1851. In ognuno dei cinque round imposti i tuoi dadi in segreto, sui valori che vuoi, e paghi la loro somma in sterline. Poi si piazzano a turno in otto luoghi; in ogni luogo agiscono prima i dadi più alti, e i più bassi rischiano di restare a mani vuote. Lì trovi brevetti, tessere Ricerca, titoli, personaggi, ingranaggi, energia e buzz, cioè quanto si parla di te.
    Poi si pagano gli stipendi e i brevetti diventano prototipi, ognuno con un effetto su un giocatore a tua scelta; seguono la rendita e i bonus di tessere, Mercato nero e buzz. I prestiti si possono chiedere in ogni momento, ma alla fine costano punti.
    La maggior parte dei punti viene da prototipi e personaggi, prima è meglio, con 4 punti in più per ogni coppia collegata. Alla fine contano il tracciato Buzz, il Mercato nero, l’obiettivo della tua nazione, i prestiti e le caselle Ricerca vuote.

## Moves

action-any-moment = Scambi e prestiti…
action-set = Imposta il prossimo dado su { $value }
action-seal = Sigilla questi dadi
action-place = Piazza un { $value }: { $place }, casella { $space }
action-place-pay = Piazza un { $value }: { $place }, casella { $space }, e paga £{ $money }
action-place-assistant = Piazza un { $value }: { $place }, casella { $space }, con un’azione assistente
action-place-at = Piazza un dado: { $place }…
action-pass = Passa: non piazzare più dadi in questo round
action-take = Prendi { $card }
action-take-for = Prendi { $card }: { $effects }
action-slot = Vai alla postazione { $slot }
action-slot-for = Vai alla postazione { $slot }: { $effects }
action-act = Agisci con questo dado
action-act-here = Agisci con questo dado: { $effects }
action-goal = Sali di un livello nel tuo obiettivo
action-enter = Manda un assistente al Mercato nero
action-advance = Fai salire il tuo assistente dalla casella { $space } del Mercato nero
action-down = Fai scendere il tuo assistente dalla casella { $space } del Mercato nero
action-stay = Lascia gli assistenti dove sono
action-accept = Sì
action-decline = No, rinuncio
action-use = Usa { $card }
action-use-for = Usa { $card }: { $effects }
action-use-market = Usa la casella { $space } del Mercato nero
action-use-market-for = Usa la casella { $space } del Mercato nero: { $effects }
action-rest = Usa tutti gli altri effetti, nell’ordine
action-build = Costruisci { $card }
action-done = Fatto
action-target = Applica su { $owner }
action-discard = Scarta { $card }
action-option = Scegli l’opzione { $number }
action-choose = Scegli: { $effects }
action-exchange = { $exchange }
action-exchange-rate = { $exchange } ({ $rate })
action-loan = Chiedi un prestito
action-repay = Rimborsa un prestito

## Questions

prompt-set-dice = { $seat }, imposta i tuoi dadi.
prompt-place-die = { $seat }, dove piazzi un dado?
prompt-assistant-action = { $seat }, che cosa fa il tuo assistente?
prompt-move-down = { $seat }, fai scendere un assistente nel Mercato nero?
prompt-act-with-die = { $place } – { $seat }, che cosa fa questo dado?
prompt-take-bonus = { $seat }, prendi il bonus di { $card }?
prompt-pay = { $seat }, devi pagare { $owed }. Come paghi?
prompt-make-room-for-loan = { $seat }, nessuna casella Ricerca è libera: quale tessera scarti per il prestito?
prompt-make-room-for-tile = { $seat }, nessuna casella Ricerca è libera: quale tessera scarti per { $card }?
prompt-use-permanent = { $seat }, quale bonus permanente usi adesso?
prompt-use-effects = { $seat }, quale effetto usi adesso?
prompt-choose-assistant = { $seat }, quale dei tuoi assistenti scende?
prompt-place-token = { $seat }, metti un segnalino sull’illustrazione della casella { $space }?
prompt-choose = { $seat }, che cosa scegli?
prompt-trade = { $seat }, accetti questo scambio: { $effects }?
prompt-repay-early = { $seat }, rimborsi un prestito per £{ $money }?
prompt-exchange-to-publish = { $seat }, scambi qualcosa prima che il Times controlli la condizione del round?
prompt-build-prototype = { $seat }, costruisci un prototipo?
prompt-exchange-now = { $seat }, scambi qualcosa prima che arrivi la rendita?
prompt-choose-target = { $seat }, su chi applichi l’effetto di { $card }?

## Why a move is refused

illegal-cannot-exchange = Non hai ciò che serve per questo scambio.
illegal-loans-in-a-row =
    { $most ->
        [one] Puoi chiedere al massimo { $most } prestito di fila; prima fai un’altra mossa.
       *[other] Puoi chiedere al massimo { $most } prestiti di fila; prima fai un’altra mossa.
    }
illegal-no-loan = Non hai prestiti aperti.
illegal-repay-now = Puoi rimborsare un prestito solo nel tuo turno.
illegal-repay-money = Rimborsare un prestito costa £{ $money }.
illegal-pay-first = Prima paga ciò che devi, in uno dei modi proposti.
illegal-discard-now = Prima scarta una tessera Ricerca.
illegal-no-tile = Non hai { $card }.
illegal-goal = Non soddisfi la condizione del livello seguente del tuo obiettivo.
illegal-no-assistant = Non hai assistenti nella riserva.
illegal-not-in-market = Non hai assistenti sulla casella { $space } del Mercato nero.
illegal-no-space-above = Sopra la casella { $space } del Mercato nero non c’è nessuna casella libera.
illegal-assistant-now = Ora decidi che cosa fa il tuo assistente.
illegal-no-bonus = Ora usa uno dei tuoi bonus permanenti, oppure rinuncia.
illegal-down-now = Ora decidi quale assistente scende.
illegal-choose-now = Prima scegli un’opzione.
illegal-answer-now = Prima rispondi sì o no.
illegal-all-set = Tutti i tuoi dadi sono impostati: sigillali.
illegal-set-all =
    { $dice ->
        [one] Resta { $dice } dado da impostare.
       *[other] Restano { $dice } dadi da impostare.
    }
illegal-set-now = Ora ognuno imposta i propri dadi.
illegal-place-now = Ora piazza un dado, oppure passa.
illegal-no-die = Non hai più un { $value } da piazzare.
illegal-no-space =
    { $spaces ->
        [one] { $place } ha solo { $spaces } casella di piazzamento.
       *[other] { $place } ha solo { $spaces } caselle di piazzamento.
    }
illegal-occupied = { $place }: la casella { $space } è occupata.
illegal-too-low = { $place }: la casella { $space } richiede almeno un { $least }.
illegal-act-here = { $place }: questo dado non può farlo.
illegal-use-now = Ora usa uno dei tuoi effetti, oppure tutti gli altri nell’ordine.
illegal-build-now = Ora costruisci un prototipo, oppure scegli di non costruire altro.
illegal-exchange-now = Ora scambia ciò che vuoi, oppure scegli Fatto.
illegal-no-patent = Non hai il brevetto { $card }.
illegal-built-enough = In questo round non puoi costruire altri prototipi.
illegal-target-now = Prima indica su chi si applica l’effetto.
illegal-no-such-player = In questa partita non c’è un giocatore { $number }.

## What happened

event-round-began = { $round }: inizia il round.
event-phase-began = Fase: { $phase }.
event-die-set = { $seat } imposta un dado su { $value }.
event-dice-sealed = { $seat } ha sigillato i dadi.
event-dice-revealed = { $seat } rivela { $dice } (somma £{ $sum }).
event-first-player-found = Primo giocatore: { $seat }.
event-gained = { $seat } ottiene { $amount }.
event-lost = { $seat } perde { $amount }.
event-lost-paid = { $seat } paga { $amount }.
event-points-lost =
    { $points ->
        [one] { $seat } perde { $points } punto: { $reason }.
       *[other] { $seat } perde { $points } punti: { $reason }.
    }
event-exchanged = { $seat } scambia { $given } con { $amount }.
event-loan-taken =
    { $points ->
        [one] { $seat } chiede un prestito di £{ $money } (−{ $points } punto).
       *[other] { $seat } chiede un prestito di £{ $money } (−{ $points } punti).
    }
event-loan-repaid = { $seat } rimborsa un prestito per £{ $money }.
event-die-placed = { $seat } piazza un { $value }: { $place }, casella { $space }.
event-passed = { $seat } passa.
event-goal-reached = { $seat } raggiunge il livello { $level } dell’obiettivo.
event-assistant-entered = { $seat } manda un assistente sulla casella { $space } del Mercato nero.
event-assistant-moved = Un assistente di { $seat } passa dalla casella { $source } del Mercato nero alla casella { $space }.
event-assistant-left = Un assistente di { $seat } lascia il Mercato nero dalla casella { $space }.
event-market-cleared = Il Mercato nero è pieno e viene sgomberato: resta solo l’ultimo assistente entrato ({ $seat }).
event-die-acted = { $place }: il dado da { $value } di { $seat } agisce sulla casella azione { $space }.
event-die-declined = { $place }: { $seat } non agisce con un dado da { $value }.
event-die-idle = { $place }: per il dado da { $value } di { $seat } non resta nessuna casella azione.
event-card-taken = { $seat } prende { $card }.
event-slot-taken = { $seat } va alla postazione { $slot }.
event-ticket-taken = { $seat } usa un ticket: il suo dado da { $value } non torna più.
event-tile-drawn = { $seat } pesca { $card }.
event-tile-discarded = { $seat } scarta { $card }.
event-tile-left = { $seat } non ha posto per { $card }: la tessera resta esposta.
event-tile-lost = { $seat } non ha posto per { $card }.
event-card-used = { $seat } usa { $card }.
event-market-used = { $seat } usa la casella { $space } del Mercato nero.
event-published =
    { $level ->
        [0] { $seat } non raggiunge nessun livello della condizione dell’editore.
       *[other] { $seat } raggiunge il livello { $level } della condizione dell’editore.
    }
event-token-placed = { $seat } mette un segnalino sull’illustrazione della casella { $space }.
event-palace-reached = { $seat } arriva in fondo al tracciato Buzz ({ $place }º posto).
event-salaries-paid = { $seat } deve pagare £{ $money } di stipendi.
event-salary-refunded = { $seat } riprende lo stipendio di { $card }.
event-character-recruited = { $seat } recluta { $card }.
event-prototype-built = { $seat } costruisce { $card }.
event-effect-played = { $seat } applica su { $owner } l’effetto di { $card }.
event-market-moved =
    { $gears ->
        [one] Nel Mercato nero tutti gli assistenti scendono di una casella; c’è { $gears } ingranaggio.
       *[other] Nel Mercato nero tutti gli assistenti scendono di una casella; ci sono { $gears } ingranaggi.
    }
event-display-filled = Novità, { $place }: { $cards }.
event-goods-sold = { $seat } vende i beni rimasti per £{ $money }.
event-slots-covered =
    { $count ->
        [one] { $seat } paga per coprire { $count } casella Ricerca vuota.
       *[other] { $seat } paga per coprire { $count } caselle Ricerca vuote.
    }

## The board as text

board-round = { $name } (round { $round } di { $rounds })
board-phase = fase { $phase }: { $name }
board-first = primo giocatore: { $player }
board-over = Partita finita
board-place = Luogo
board-spaces = Piazzamento
board-actions = Azioni
board-offer = Offerta
board-price =
    { $points ->
        [one] ({ $cost }; { $points } punto)
       *[other] ({ $cost }; { $points } punti)
    }
board-market = Mercato nero (ingranaggi: { $gears })
board-publisher = Editore
board-buzz = Tracciato Buzz
board-player = Giocatore
board-points = Punti
board-money = Denaro
board-goods = Beni
board-goods-held = ingranaggi { $gears }, energia { $energy }, giornali { $newspapers }
board-income = Rendita
board-buzz-place = Buzz
board-dice = Dadi
board-sealed = sigillati
board-goal = Obiettivo, Westminster
board-goal-stand = livello { $level } ({ $levels })
board-westminster = Westminster { $space }
board-reserve = assistenti { $count }
board-cards = Carte
board-slots = Caselle Ricerca
board-empty = vuote { $count }
board-salary = Stipendio a Westminster da I a V: { $salary }.
board-legend = 3a:★5 è una casella di piazzamento da almeno 3 con assistente, occupata da un 5. £2 è il prezzo di una casella. + è una casella azione con bonus; × una il cui dado è andato a una postazione. * è un’illustrazione del tracciato Buzz, o un segnalino su di essa. ✓ vuol dire costruito o rimborsato. ▶ indica chi è di turno e il luogo i cui dadi agiscono ora. I beni sono ingranaggi/energia/giornali, le carte personaggi/prototipi/brevetti.
board-tie-break = A parità di punti si vince insieme.

## Amounts

amount-money = £{ $n }
amount-money-less = −£{ $n }
amount-money-more = +£{ $n }
pound-sign = £
amount-gear =
    { $n ->
        [one] { $n } ingranaggio
       *[other] { $n } ingranaggi
    }
amount-energy =
    { $n ->
        [one] { $n } energia
       *[other] { $n } energie
    }
amount-newspaper =
    { $n ->
        [one] { $n } giornale
       *[other] { $n } giornali
    }
amount-income =
    { $n ->
        [one] { $n } passo di rendita
       *[other] { $n } passi di rendita
    }
amount-buzz = { $n } buzz
amount-vp =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
amount-westminster =
    { $n ->
        [one] { $n } passo a Westminster
       *[other] { $n } passi a Westminster
    }
amount-die =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    }
amount-watch =
    { $n ->
        [one] l’orologio da taschino
       *[other] { $n } orologi da taschino
    }

## Effects

effect-gain = ottenere { $what }
effect-lose = perdere { $what }
effect-pay = pagare { $what }
effect-assistant =
    { $n ->
        [one] svolgere { $n } azione assistente
       *[other] svolgere fino a { $n } azioni assistente
    }
effect-assistant-free =
    { $n ->
        [one] svolgere { $n } azione assistente (ingresso gratuito nel Mercato nero)
       *[other] svolgere fino a { $n } azioni assistente (ingresso gratuito nel Mercato nero)
    }
effect-draw-research =
    { $n ->
        [one] pescare { $n } tessera Ricerca ({ $frame })
       *[other] pescare { $n } tessere Ricerca ({ $frame })
    }
effect-use-permanent =
    { $n ->
        [one] usare ora { $n } bonus permanente
       *[other] usare ora fino a { $n } bonus permanenti diversi
    }
effect-push-down =
    { $n ->
        [one] far scendere { $n } assistente nel Mercato nero, senza ingranaggio
       *[other] far scendere { $n } assistenti nel Mercato nero, senza ingranaggio
    }
effect-repay-loan = volendo, rimborsare un prestito per { $price }
effect-refund-salary =
    { $n ->
        [one] riprendere lo stipendio pagato per { $n } altro personaggio
       *[other] riprendere gli stipendi pagati per { $n } altri personaggi
    }
effect-discount = un prototipo di questo round costa { $what } in meno
effect-extra-prototype =
    { $n ->
        [one] in questo round si può costruire { $n } prototipo in più
       *[other] in questo round si possono costruire { $n } prototipi in più
    }
effect-choose = a scelta { $options }
effect-or = { $first } o { $second }
effect-trade = volendo, pagare { $give } per { $get }
effect-take-patents = prendere un brevetto esposto
effect-take-research = prendere una tessera Ricerca esposta
effect-take-shares = prendere un titolo esposto
effect-take-characters = reclutare un personaggio esposto
effect-publish = ottenere buzz per la condizione dell’editore
effect-ticket = cedere per sempre questo dado e ottenere i punti del ticket più il valore del dado
effect-then = { $first }, poi { $second }
effect-per = { $effect } per { $counter }
effect-max = { $effect } (al massimo { $max })
effect-rivals = ogni avversario deve { $effect }
effect-if = { $effect } (condizione: { $condition })
effect-if-else = { $effect } (condizione: { $condition }), altrimenti { $otherwise }
effect-at-once = Subito: { $effect }
effect-in-phase = Fase { $phase }: { $effect }
effect-on-player = Su un giocatore a tua scelta: { $effect }
effect-none = nessun effetto

## Counters: what an effect is counted for

counter-prototypes =
    { $n ->
        [one] ogni prototipo posseduto
       *[other] ogni { $n } prototipi posseduti
    }
counter-characters =
    { $n ->
        [one] ogni personaggio posseduto
       *[other] ogni { $n } personaggi posseduti
    }
counter-cards =
    { $n ->
        [one] ogni prototipo o personaggio posseduto
       *[other] ogni { $n } prototipi o personaggi posseduti
    }
counter-linked-pairs =
    { $n ->
        [one] ogni coppia collegata posseduta
       *[other] ogni { $n } coppie collegate possedute
    }
counter-newspapers =
    { $n ->
        [one] ogni giornale posseduto
       *[other] ogni { $n } giornali posseduti
    }
counter-research-tiles =
    { $n ->
        [one] ogni tessera Ricerca posseduta
       *[other] ogni { $n } tessere Ricerca possedute
    }
counter-instant-tiles =
    { $n ->
        [one] ogni tessera Ricerca immediata posseduta
       *[other] ogni { $n } tessere Ricerca immediate possedute
    }
counter-permanent-tiles =
    { $n ->
        [one] ogni tessera Ricerca permanente posseduta
       *[other] ogni { $n } tessere Ricerca permanenti possedute
    }
counter-permanent-effects =
    { $n ->
        [one] ogni bonus permanente posseduto
       *[other] ogni { $n } bonus permanenti posseduti
    }
counter-shares =
    { $n ->
        [one] ogni titolo posseduto
       *[other] ogni { $n } titoli posseduti
    }
counter-dice =
    { $n ->
        [one] ogni dado posseduto
       *[other] ogni { $n } dadi posseduti
    }
counter-dice-left =
    { $n ->
        [one] ogni dado in riserva
       *[other] ogni { $n } dadi in riserva
    }
counter-goods =
    { $n ->
        [one] ogni ingranaggio o energia
       *[other] ogni { $n } tra ingranaggi ed energie
    }
counter-income =
    { $n ->
        [one] ogni sterlina di rendita
       *[other] ogni { $n } sterline di rendita
    }
counter-buzz =
    { $n ->
        [one] ogni casella di buzz raggiunta
       *[other] ogni { $n } caselle di buzz raggiunte
    }
counter-westminster =
    { $n ->
        [one] ogni casella di Westminster raggiunta
       *[other] ogni { $n } caselle di Westminster raggiunte
    }
counter-market-assistants =
    { $n ->
        [one] ogni assistente piazzato nel Mercato nero
       *[other] ogni { $n } assistenti piazzati nel Mercato nero
    }
counter-open-loans =
    { $n ->
        [one] ogni prestito aperto
       *[other] ogni { $n } prestiti aperti
    }
counter-most-rival-characters =
    { $n ->
        [one] ogni personaggio dell’avversario che ne ha di più
       *[other] ogni { $n } personaggi dell’avversario che ne ha di più
    }

## Conditions and what they count

condition-at-least = almeno { $count }
condition-at-most = al massimo { $count }
count-prototypes =
    { $n ->
        [one] { $n } prototipo
       *[other] { $n } prototipi
    }
count-characters =
    { $n ->
        [one] { $n } personaggio
       *[other] { $n } personaggi
    }
count-cards =
    { $n ->
        [one] { $n } prototipo o personaggio
       *[other] { $n } prototipi o personaggi
    }
count-linked-pairs =
    { $n ->
        [one] { $n } coppia collegata
       *[other] { $n } coppie collegate
    }
count-newspapers =
    { $n ->
        [one] { $n } giornale
       *[other] { $n } giornali
    }
count-research-tiles =
    { $n ->
        [one] { $n } tessera Ricerca
       *[other] { $n } tessere Ricerca
    }
count-instant-tiles =
    { $n ->
        [one] { $n } tessera Ricerca immediata
       *[other] { $n } tessere Ricerca immediate
    }
count-permanent-tiles =
    { $n ->
        [one] { $n } tessera Ricerca permanente
       *[other] { $n } tessere Ricerca permanenti
    }
count-permanent-effects =
    { $n ->
        [one] { $n } bonus permanente
       *[other] { $n } bonus permanenti
    }
count-shares =
    { $n ->
        [one] { $n } titolo
       *[other] { $n } titoli
    }
count-dice =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    }
count-dice-left =
    { $n ->
        [one] { $n } dado in riserva
       *[other] { $n } dadi in riserva
    }
count-goods =
    { $n ->
        [one] { $n } ingranaggio o energia
       *[other] { $n } tra ingranaggi ed energie
    }
count-income = £{ $n } di rendita
count-buzz = { $n } buzz
count-westminster =
    { $n ->
        [1] la casella I di Westminster
        [2] la casella II di Westminster
        [3] la casella III di Westminster
        [4] la casella IV di Westminster
        [5] la casella V di Westminster
       *[other] la casella { $n } di Westminster
    }
count-market-assistants =
    { $n ->
        [one] { $n } assistente nel Mercato nero
       *[other] { $n } assistenti nel Mercato nero
    }
count-open-loans =
    { $n ->
        [one] { $n } prestito aperto
       *[other] { $n } prestiti aperti
    }
count-most-rival-characters =
    { $n ->
        [one] { $n } personaggio di un avversario
       *[other] { $n } personaggi di un avversario
    }

## Patents

patent-audio-book = Audiolibro
    .history = Nel 1878 Edison annunciò, tra gli usi del suo fonografo, i libri parlanti per i ciechi.
patent-hydraulic-crane = Gru idraulica
    .history = Nel 1846 l’avvocato William Armstrong fece muovere con acqua in pressione una gru di Newcastle.
patent-thinking-machine = Macchina pensante
    .history = Nel 1851 Alfred Smee ideò una macchina pensante che, a suo dire, avrebbe occupato più spazio di Londra.
patent-beer-glass-counter = Contabirre
    .history = Nel 1851 non c’erano birre da contare: si vendevano solo bibite, oltre un milione di bottiglie.
patent-climate-changer = Cambiaclima
    .history = James Espy, il «re delle tempeste» americano, voleva far piovere bruciando foreste.
patent-steam-dental-drill = Trapano a vapore
    .history = Quasi tutti i dentisti trapanavano a mano, prima della macchina a pedale di James Morrison del 1871.
patent-crystal-palace = Palazzo di Cristallo
    .history = Quasi 300 000 vetri su un’ossatura di ferro, montati a Hyde Park in molto meno di un anno.
patent-pneumatic-post = Posta pneumatica
    .history = Dal 1853 un tubo di 200 metri portava messaggi tra la Borsa di Londra e l’ufficio del telegrafo.
patent-mechanical-chess-player = Automa scacchista
    .history = Il celebre «Turco» batté perfino Napoleone; dentro si nascondeva un maestro di scacchi.
patent-steam-omnibus = Omnibus a vapore
    .history = Già dopo il 1830 gli omnibus a vapore di Walter Hancock portavano passeggeri per le vie di Londra.
patent-electric-telegraph = Telegrafo elettrico
    .history = Nel 1845 un telegramma da Slough a Paddington aiutò la polizia a catturare un assassino.
patent-tempest-prognosticator = Oracolo di tempeste
    .history = Nell’apparecchio del dottor Merryweather, del 1851, dodici sanguisughe annunciavano la tempesta.
patent-envelope-folder = Piegabuste
    .history = Mostrata nel 1851, la macchina di Hill e De La Rue piegava decine di buste al minuto.
patent-ice-machine = Macchina del ghiaccio
    .history = John Gorrie, medico in Florida, voleva rinfrescare i febbricitanti: la brevettò nel maggio 1851.
patent-diving-suit = Scafandro
    .history = Verso il 1840 i palombari con gli elmi di Siebe sgombrarono il relitto della Royal George.
patent-aerial-carriage = Carrozza volante
    .history = Quella a vapore di Henson, del 1842, volò solo nelle stampe: sopra Londra, sopra le piramidi.
patent-fire-annihilator = Annientafuoco
    .history = P. T. Barnum investì nell’apparecchio di Phillips; nel 1852 ne bruciò proprio la fabbrica.
patent-expanding-mannequin = Manichino estensibile
    .history = L’uomo d’acciaio del conte Dunin, 7000 pezzi, mostrato nel 1851, poteva crescere fino a farsi gigante.
patent-alarm-clock-bed = Letto sveglia
    .history = Un letto mostrato nel 1851 rovesciava fuori chi dormiva all’ora fissata, volendo in un bagno freddo.
patent-calculating-engine = Macchina da calcolo
    .history = La macchina incompiuta di Babbage nel 1851 restò fuori, ed egli se ne lamentò in un libro.
patent-stereoscope = Stereoscopio
    .history = La regina Vittoria ammirò all’Esposizione quello di Brewster, e presto ogni salotto ne volle uno.
patent-steam-hammer = Maglio a vapore
    .history = Il gigante di Nasmyth sapeva incrinare un uovo in un calice senza rompere il vetro.
patent-floating-dock = Bacino galleggiante
    .history = Nel 1869 un bacino galleggiante per navi da guerra fu rimorchiato dall’Inghilterra alle Bermuda.
patent-folding-piano = Piano pieghevole
    .history = Nel 1851 Jenkins e figlio mostrarono un pianoforte richiudibile, adatto agli yacht dei signori.
patent-reaping-machine = Mietitrice
    .history = Nel 1851 il Times rise della macchina americana di McCormick, finché non la si provò in un campo.
patent-gas-cooking-range = Cucina a gas
    .history = Al Reform Club lo chef Alexis Soyer cucinava a gas già dopo il 1840, decenni prima delle famiglie.
patent-revolving-lighthouse = Faro girevole
    .history = La Chance Brothers fece i vetri del Palazzo di Cristallo, e lenti per i fari di tutto il mondo.
patent-submarine-cable = Cavo sottomarino
    .history = Il primo cavo sotto la Manica tacque dopo un giorno, nel 1850; il successivo aprì a fine 1851.
patent-defensive-umbrella = Ombrello da difesa
    .history = Dopo un attentato nel 1842 la regina Vittoria ebbe un parasole foderato in segreto di maglia di ferro.
patent-perpetual-weather-globe = Globo barometrico
    .history = Dal 1851 il globo gigante di James Wyld, a Leicester Square, mostrava il mondo dall’interno.

## Characters

character-charlotte-bronte = Charlotte Brontë
    .history = Nel 1851 visitò cinque volte il Palazzo di Cristallo e lo trovò immenso, strano e nuovo.
character-sherlock-holmes = Sherlock Holmes
    .history = Stando agli indizi di Conan Doyle sarebbe nato nel 1854: tre anni troppo tardi per l’Esposizione.
character-phileas-fogg = Phileas Fogg
    .history = In Jules Verne scommette al Reform Club di fare il giro del mondo in ottanta giorni.
character-levi-strauss = Levi Strauss
    .history = Nato in Baviera, arrivò a San Francisco nel 1853; i calzoni con i rivetti vennero vent’anni dopo.
character-amelia-edwards = Amelia Edwards
    .history = Scrittrice, nel 1873 risalì il Nilo e più tardi contribuì a fondare l’Egypt Exploration Fund.
character-joseph-paxton = Joseph Paxton
    .history = Giardiniere, schizzò il Palazzo di Cristallo su carta assorbente, a una riunione delle ferrovie.
character-ada-lovelace = Ada Lovelace
    .history = Nel 1843 pubblicò quello che spesso è detto il primo programma, per una macchina mai costruita.
character-charles-babbage = Charles Babbage
    .history = Il padre delle macchine da calcolo fece una lunga guerra ai suonatori d’organetto di Londra.
character-isambard-kingdom-brunel = Isambard K. Brunel
    .history = Il progetto ufficiale, mattoni sotto una sua enorme cupola di ferro, cedette il posto al vetro.
character-florence-nightingale = Florence Nightingale
    .history = Mentre Londra si meravigliava, nell’estate 1851 imparava a curare i malati a Kaiserswerth, sul Reno.
character-michael-faraday = Michael Faraday
    .history = Apprendista rilegatore, leggeva i libri che rilegava; nel 1831 scoprì l’induzione elettromagnetica.
character-charles-dickens = Charles Dickens
    .history = Nel luglio 1851 scrisse che l’Esposizione lo aveva sfinito: c’era troppa roba.
character-queen-victoria = Regina Vittoria
    .history = Inaugurò l’Esposizione il 1º maggio 1851 e vi tornò più e più volte.
character-prince-albert = Principe Alberto
    .history = Presiedette l’Esposizione; gli utili pagarono il terreno dei musei di South Kensington.
character-henry-cole = Henry Cole
    .history = Anima dell’Esposizione, nel 1843 fece stampare anche il primo biglietto di auguri natalizi.
character-charles-darwin = Charles Darwin
    .history = Nel 1851 era immerso nello studio dei cirripedi; L’origine delle specie uscì otto anni dopo.
character-samuel-colt = Samuel Colt
    .history = Portò all’Esposizione centinaia di revolver e nel 1853 aprì una fabbrica a Londra.
character-karl-marx = Karl Marx
    .history = Esule a Londra, dal 1850 studiava per il suo grande libro nella biblioteca del British Museum.
character-rowland-hill = Rowland Hill
    .history = La sua posta da un penny, nel 1840, diede al mondo il primo francobollo e a tutti lettere a buon prezzo.
character-william-fox-talbot = William Fox Talbot
    .history = Il suo Pencil of Nature, dal 1844, fu il primo libro in commercio illustrato con fotografie.
character-mary-seacole = Mary Seacole
    .history = Nel 1851 la guaritrice giamaicana combatteva il colera a Panama, anni prima del suo hotel in Crimea.
character-robert-stephenson = Robert Stephenson
    .history = Su un treno, nel 1850, Paxton gli mostrò i disegni del Palazzo di Cristallo e lo conquistò.
character-elizabeth-gaskell = Elizabeth Gaskell
    .history = Il suo Cranford cominciò a uscire sulla rivista di Dickens nel dicembre 1851.
character-benjamin-disraeli = Benjamin Disraeli
    .history = Romanziere, dandy e pieno di debiti, nel 1852 diventò comunque Cancelliere dello Scacchiere.
character-alfred-nobel = Alfred Nobel
    .history = Nell’estate 1851 aveva diciassette anni; la dinamite venne nel 1867, i premi con il suo testamento.
character-hector-berlioz = Hector Berlioz
    .history = Venne a Londra nel 1851 come giurato per gli strumenti musicali dell’Esposizione.
character-clara-schumann = Clara Schumann
    .history = In scena dall’età di nove anni, diede concerti per oltre sessant’anni, spesso in Inghilterra.
character-frederick-scott-archer = Frederick S. Archer
    .history = Nel 1851 regalò a tutti i fotografi, senza brevetto, il suo metodo al collodio; morì povero.
character-thomas-cook = Thomas Cook
    .history = Portò all’Esposizione, in treno, circa 150 000 persone.
character-angela-burdett-coutts = Angela Burdett-Coutts
    .history = Erede di una fortuna bancaria, ne donò milioni, spesso consigliata da Charles Dickens.

## Places

place-patent-office = Patent Office
    .history = Prima dell’ufficio unico del 1852, un brevetto inglese voleva dire un costoso giro di sportelli.
place-british-museum = British Museum
    .history = La sua sala di lettura rotonda, aperta nel 1857, divenne lo studio di pensatori di tutto il mondo.
place-bank-of-england = Bank of England
    .history = Da una caricatura del 1797 tutti la chiamano la Vecchia Signora di Threadneedle Street.
place-westminster = Westminster
    .history = Il vecchio palazzo bruciò nel 1834; i Comuni entrarono nella nuova aula nel 1852.
place-reform-club = Reform Club
    .history = Fondato nel 1836 da amici delle riforme, il club si trasferì nel 1841 nel palazzo di Barry.
place-london-times = London Times
    .history = Il Times prima tuonò contro un’esposizione a Hyde Park, poi finì per meravigliarsene.
place-port-of-london = Port of London
    .history = A valle di London Bridge, dietro una selva di alberi, c’era il porto più trafficato del mondo.
place-waterloo-station = Waterloo Station
    .history = Aperta nel luglio 1848, portò i treni del sud-ovest fino alle rive del Tamigi.
place-black-market = Mercato nero
    .history = I poliziotti di Londra, di ronda dal 1829, si chiamano bobby da Sir Robert Peel.

## Nations

nation-united-kingdom = Regno Unito
    .history = I padroni di casa e le loro colonie riempivano la metà ovest del Palazzo di Cristallo.
nation-france = Francia
    .history = Nessun Paese straniero mandò più espositori a Londra nel 1851.
nation-japan = Giappone
    .history = Ancora quasi chiuso al mondo, nel 1851 mancò; Londra ammirò il suo artigianato nel 1862.
nation-united-states = Stati Uniti
    .history = Derisi per lo spazio mezzo vuoto, ebbero le medaglie più alte per mietitrici e gomma.
nation-spain = Spagna
    .history = Si ammirarono le sue lame di Toledo, ma la medaglia più alta andò alle materie prime.
nation-prussia = Prussia
    .history = La Krupp di Essen stupì Londra con un blocco di acciaio fuso di circa due tonnellate.
nation-italy = Italia
    .history = Nel 1851 non era ancora unita: Sardegna, Toscana e Roma esposero ciascuna per conto proprio.
nation-netherlands = Paesi Bassi
    .history = All’Esposizione il Koh-i-Noor parve spento; nel 1852 tagliatori di Amsterdam gli ridiedero fuoco.
nation-austria = Austria
    .history = Il viennese Michael Thonet vinse una medaglia nel 1851 per le sue curiose sedie di legno curvato.
nation-russia = Russia
    .history = Bloccati dal ghiaccio, i suoi tesori si videro al completo solo a giugno, settimane dopo l’apertura.

## Rounds and phases

round-1 = Primavera 1849
round-2 = Autunno 1849
round-3 = Primavera 1850
round-4 = Autunno 1850
round-5 = Primavera 1851
phase-1 = Impostare i dadi
phase-2 = Piazzare i dadi
phase-3 = Azioni
phase-4 = Stipendi
phase-5 = Prototipi
phase-6 = Rendita
phase-7 = Round seguente

## Slots at the Port of London and at Waterloo Station

slot-assistants = Assistenti
slot-gears = Ingranaggi
slot-die = Nuovo dado
slot-paid-die = Dado a pagamento
slot-ticket = Ticket
slot-energy = Energia
slot-energy-and-bonus = Energia e bonus
slot-energy-and-buzz = Energia e buzz
slot-bonus-or-buzz = Bonus o buzz

## Tracks, tokens and tickets

westminster-1 = I
westminster-2 = II
westminster-3 = III
westminster-4 = IV
westminster-5 = V
pocket-watch = Orologio da taschino
ticket = Ticket
loan-open = Prestito ({ $vp })
loan-repaid = Prestito rimborsato ({ $vp })

## Exchanges

exchange-sell-newspaper = Vendi 1 giornale
exchange-newspapers-to-gear = Giornali per un ingranaggio
exchange-newspapers-to-income = Giornali per rendita
exchange-newspapers-to-die = Giornali per un dado
exchange-buy-energy = Compra 1 energia
exchange-buy-gear = Compra 1 ingranaggio
exchange-sell-energy = Vendi 1 energia
exchange-sell-gear = Vendi 1 ingranaggio
exchange-rate = { $give } per { $get }

## Colours and kinds

frame-blue = pila blu
frame-orange = pila arancione
kind-permanent = Permanente
kind-instant = Immediata

## Where points come from

reason-prototypes = prototipi
reason-characters = personaggi
reason-links = coppie collegate
reason-shares = titoli
reason-tickets = ticket
reason-pictures = illustrazioni Buzz
reason-effects = effetti
reason-red-income = casella Rendita rossa
reason-buzz = posto sul tracciato Buzz
reason-market = posto nel Mercato nero
reason-goal = obiettivo della nazione
reason-loans = prestiti
reason-slots = caselle Ricerca vuote

## Where the points that one may expect come from

source-points = punti ottenuti
source-prototypes = prototipi
source-characters = personaggi
source-benefits = tessere e Mercato nero
source-buzz = buzz
source-money = denaro e beni
source-dice = dadi
source-debts = prestiti

## Research tiles, green: permanent

research-r01 = Vitalizi
research-r02 = Contabilità
research-r03 = Stenografia
research-r04 = Conferenze
research-r05 = Società erudita
research-r06 = Termodinamica
research-r07 = Metallurgia
research-r08 = Statistica

## Research tiles, green: instant

research-r09 = Utensileria
research-r10 = Ossa di dinosauro
research-r11 = Egittologia
research-r12 = Illuminazione a gas
research-r13 = Elettrochimica
research-r14 = Tipografia
research-r15 = Economia politica
research-r16 = Assicurazioni
research-r17 = Astronomia
research-r18 = Mineralogia
research-r19 = Igiene pubblica
research-r20 = Crittografia

## Research tiles, violet with a blue frame

research-r21 = Meccanica di precisione
research-r22 = Fotografia
research-r23 = Elettromagnetismo
research-r24 = Matematica
research-r25 = Diritto dei brevetti
research-r26 = Telegrafia

## Research tiles, violet with an orange frame

research-r27 = Tecnica bancaria
research-r28 = Filantropia
research-r29 = Fisica
research-r30 = Retorica
research-r31 = Ingegneria civile
research-r32 = Arte dell’indagine
research-r33 = Probabilità

## Shares

share-s1a = Ferrovie
share-s1b = Canali
share-s1c = Dock
share-s2a = Miniere di carbone
share-s2b = Officine del gas
share-s2c = Acquedotti
share-s3a = Ferriere
share-s3b = Cotonifici
share-s3c = Ceramiche
share-s4a = Piroscafi
share-s4b = Telegrafo
share-s4c = Omnibus
share-s5a = Vetrerie
share-s5b = Birrifici
share-s5c = Alberghi

## Flyers

flyer-f01 = Fabbro
flyer-f02 = Carbonaio
flyer-f03 = Banco dei pegni
flyer-f04 = Edicola
flyer-f05 = Ferramenta
flyer-f06 = Cassa di risparmio
flyer-f07 = Cappellaio
flyer-f08 = Fattorini
flyer-f09 = Banda musicale
flyer-f10 = Officina meccanica
flyer-f11 = Collocamento

## Publisher and goals

publisher = Editore
publisher-level = { $condition }: { $buzz }
goal-level = Livello { $level } ({ $points }): { $condition }

## On the page

draw-board = Il Palazzo di Cristallo
draw-places = Luoghi
draw-buzz = Buzz
draw-income = Rendita
draw-income-falls = scende di { $n } ogni round
draw-you = (tu)
draw-to-move = di turno
draw-first = inizia
draw-ready = ha scelto
draw-thinking = sta scegliendo
draw-passed = ha passato
draw-goal = Obiettivo
draw-research = Ricerca
draw-newspapers = Giornali
draw-cards = Carte
draw-no-cards = nessuna carta
draw-loans = Prestiti aperti
draw-salaries = Stipendi £{ $money }
draw-salary = Stipendio a Westminster da I a V
draw-points-by-round = Punti nei round da 1 a 5
draw-link = si collega con { $card }
draw-on-any = su chi vuoi:
draw-every-round = ogni round
draw-once = una volta
draw-taken = posto vuoto
draw-empty-slot = Penalità per una casella Ricerca vuota alla fine
draw-go-on = il dado va su una postazione
draw-space = { $place }, casella { $space }: almeno { $least }
draw-space-taken = { $place }, casella { $space }: dado da { $value } di { $owner }
draw-with-assistant = con un’azione assistente
draw-would-act =
    { $rank ->
        [1] Il tuo { $value } agirebbe per primo
        [2] Il tuo { $value } agirebbe per secondo
        [3] Il tuo { $value } agirebbe per terzo
        [4] Il tuo { $value } agirebbe per quarto
       *[other] Il tuo { $value } agirebbe al { $rank }º posto
    } { $dice ->
        [one] (unico dado qui)
       *[other] (su { $dice } dadi)
    }
draw-no-action = Il tuo { $value }, al { $rank }º posto su { $dice }, resterebbe senza casella azione
draw-fits-nowhere = Il tuo { $value } è troppo basso per le caselle libere qui
draw-left-for-it =
    { $count ->
        [one] resta { $count } carta
       *[other] scelta fra { $count } carte
    }
draw-how-many =
    { $spaces ->
        [one] Agiscono prima i dadi più alti. Dadi qui: { $dice }; { $spaces } casella azione
       *[other] Agiscono prima i dadi più alti. Dadi qui: { $dice }; { $spaces } caselle azione
    }
draw-acts = Ora: il dado da { $value } di { $owner }
draw-act = Agisci
draw-decline = Rinuncia
draw-pass = Passa
draw-accept = Sì
draw-stay = Resta
draw-rest = Usa tutti
draw-finished = Fatto
draw-target = Applica su
draw-level = Livello { $level }
draw-start = partenza
draw-beyond = Oltre V: { $effects }
draw-ticket-worth = { $points } + il valore del dado
draw-ticket-then = { $points }, ma il dado è perso per sempre
draw-die = Dado { $value }
draw-your-dice = I tuoi dadi
draw-dice-hidden =
    { $count ->
        [one] { $count } dado nascosto
       *[other] { $count } dadi nascosti
    }
draw-dice-of = Dadi in mano: { $dice }
draw-dial = Dado { $number }, da 1 a 6
draw-dial-up = Dado { $number }: uno in più
draw-dial-down = Dado { $number }: uno in meno
draw-dials-cost = Costo { $money }
draw-dials-left = resto: { $money }
draw-dials-short = Mancano { $money }: vendi o chiedi un prestito
draw-dials-salaries = stipendi da pagare: £{ $money }
draw-dials-hint = Inizia chi ha la somma più alta; chi ha la più bassa ottiene un giornale.
draw-dials-hidden = I dadi restano nascosti finché tutti non li hanno sigillati.
draw-seal = Sigilla i dadi
draw-market-gears = se scendi dalla casella { $space } o più in alto
draw-market-cleared = tutti gli altri assistenti lasciano il Mercato nero
draw-money-left =
    { $money ->
        [one] resta £{ $money }
       *[other] restano £{ $money }
    }
draw-lacking =
    { $money ->
        [one] manca £{ $money }
       *[other] mancano £{ $money }
    }
draw-lacks = da procurare: { $cost }
draw-space-price = { $money } per la casella azione
draw-bought-for = acquisto immediato per { $cost }
draw-sum-then = somma £{ $money }
draw-builds-for = da costruire per { $cost }; { $points } in questo round
draw-costs = costa { $cost }; { $points } ora
draw-links-then = collegato: { $points } in più
draw-salary-then = stipendio £{ $money }
draw-rung = casella { $space }, nella fase 6: { $effects }
draw-home = torna nella riserva
draw-loan-costs = da { $least } a { $most } punti alla fine ({ $repaid } se rimborsato); occupa una casella Ricerca
draw-loan-repaid = { $repaid } punti alla fine invece che da { $least } a { $most }
draw-gives-up = perdi: { $effects }
draw-gives-up-used = già usata
draw-each-round = { $effects }, ogni round
draw-pass-then =
    { $count ->
        [one] { $count } dado resta in mano
       *[other] { $count } dadi restano in mano
    }
draw-publishes = livello { $level } raggiunto: { $buzz }
draw-goal-then = livello { $level }: varrà { $points } alla fine
draw-exhibited = Che cosa ha esposto ogni nazione
told-none = niente
told-place = { $place }: dadi { $dice }; caselle libere { $free }; caselle azione usate { $used } di { $actions }.
told-offer = { $place }, offerta: { $offer }.
told-market = Mercato nero: assistenti { $assistants }; ingranaggi { $gears }.
told-seat = { $seat }, { $nation }: punti { $score }, £{ $money }, { $goods }. Rendita { $income }, buzz { $buzz }, Westminster { $westminster }, obiettivo livello { $goal }, assistenti in riserva { $assistants }. Dadi: { $dice }.
told-cards = { $seat }: brevetti { $patents }; prototipi { $prototypes }; personaggi { $characters }; ricerca { $tiles }; titoli { $shares }; prestiti aperti { $loans }; caselle Ricerca vuote { $empty }.

## The chronicle

entry-places = { $die }: { $place }, casella { $space }
entry-passes =
    { $who ->
        [you] passi
       *[other] passa
    }
entry-declines = nessuna azione
entry-idle = nessuna casella libera
entry-acts = agisce
entry-points = punti
entry-loans = prestiti
entry-cleared = Mercato nero sgomberato
entry-round = { $round }: inizia il round
entry-end = Punteggio finale
entry-taken = acquisizione: { $card }
entry-recruited = reclutamento: { $card }
entry-built = costruzione: { $card }
entry-applied = effetto su { $owner }
entry-drawn = pesca: { $card }
entry-discarded = scarto: { $card }
entry-left = senza posto: { $card }
entry-sealed = dadi sigillati
entry-first = inizia
entry-goal = obiettivo: livello { $level }
entry-assistant-entered = assistente sulla casella { $space }
entry-assistant-moved = assistente dalla casella { $source } alla { $space }
entry-assistant-left = un assistente lascia la casella { $space }
entry-ticket = dado ceduto per un ticket
entry-market = Mercato nero, casella { $space }
entry-published =
    { $level ->
        [0] Times: nessun livello
       *[other] Times: livello { $level }
    }
entry-token = segnalino sull’illustrazione { $space }
entry-palace = { $place }º posto nel Palazzo
entry-salaries = stipendi: { $money }
entry-refunded = { $card }: stipendio restituito
entry-income-now = rendita ora { $money }
entry-exchanges = scambi
entry-borrowed =
    { $count ->
        [one] prestito
       *[other] { $count } prestiti
    }
entry-repaid =
    { $count ->
        [one] prestito rimborsato
       *[other] { $count } prestiti rimborsati
    }
entry-sold = beni venduti
entry-covered =
    { $count ->
        [one] { $count } casella coperta
       *[other] { $count } caselle coperte
    }

## The work of phases 4 to 6, in the middle of the table

draw-back-to = Torna a: { $phase }
draw-salaries-told = Ognuno paga i propri personaggi secondo la propria casella a Westminster
draw-your-characters = I tuoi personaggi
draw-characters = Personaggi
draw-others = Gli altri
draw-nobody-to-pay = nessun personaggio da pagare
draw-paid = pagato
draw-to-pay = da pagare
draw-nothing-to-pay = niente da pagare
draw-sum-to-pay = da pagare: { $money }
draw-sum-paid = pagato: { $money }
draw-purse-now = in cassa: { $money }
draw-purse-leaves = in cassa { $money }, poi { $left }
draw-purse-lacks = in cassa { $money }, da procurare { $lacking }
draw-must-pay = Va pagato tutto: se il denaro non basta, vendi qualcosa o chiedi un prestito.
draw-builds = { $owner } costruisce un prototipo
draw-builds-left =
    { $count ->
        [0] { $owner }: nessun altro prototipo in questo round
        [one] { $owner }: ancora { $count } prototipo possibile
       *[other] { $owner }: ancora { $count } prototipi possibili
    }
draw-before-income = L’ultimo momento per scambiare prima della rendita
draw-no-patents = nessun brevetto da trasformare
draw-lacks-nothing = non manca nulla
draw-built-this-round = Costruiti in questo round
draw-none-built = ancora niente
draw-build-no-more = Non costruire altro
draw-worth-in-round = il suo valore nel round { $round }
draw-for-links = per i personaggi collegati
draw-effect-on-whom = Il suo effetto: su chi?
draw-effect-on = Il suo effetto su { $owner }
draw-yourself = Tu
draw-still-to-build = Ancora da costruire
draw-income-told = Il tracciato paga e scende di { $n }, poi agiscono i bonus permanenti e i personaggi, poi le illustrazioni
draw-column-track = tracciato
draw-column-falls = scende di { $n }
draw-column-bonuses = tessere, mercato
draw-column-people = personaggi
draw-column-pictures = illustrazioni
draw-column-pounds = sterline
draw-column-now = ora
draw-column-end = alla fine
draw-from-to = da { $source } a { $space }
draw-fall-stopped = da pagare: { $money }
draw-markers-now = Segnalini Rendita ora:
stage-effects = Bonus permanenti
stage-pictures = Illustrazioni
event-stage-began = { $stage }: { $seat }.
event-income-fell =
    { $money ->
        [0] { $seat }: la rendita scende da £{ $source } a £{ $space }.
       *[other] { $seat }: la rendita scende da £{ $source } a £{ $space }; da pagare: £{ $money }.
    }
draw-set-here = Piazza qui il dado da { $value }
draw-set-nowhere = Tocca una casella illuminata
draw-drag-hint = Trascina un dado su una casella illuminata, o scegli la casella
draw-parts = Parti del tavolo
draw-tab-places = Luoghi
draw-tab-mine = Tu
draw-tab-board = Plancia
draw-tab-city = Città
draw-tab-rivals = Rivali

## Asking what a thing is

about-list = { $parts }
about-seats = { $seats }
about-worth-then = { $now } in questo round, poi { $later }
about-when-built = { $cost }, quando si costruisce
about-built-now = punti se lo costruisci ora, collegamenti compresi: { $points }
about-patent = Brevetto { $number }; prototipo una volta costruito
about-character = Personaggio
about-salary = Stipendio
about-salary-steps = { $salary } per te; { $steps } a Westminster da I a V
about-link = { $card }: +{ $points } se hai entrambi
about-link-with = { $link } (di { $seats })
about-research-green = Tessera Ricerca del British Museum
about-research-blue = Tessera Ricerca della pila blu
about-research-orange = Tessera Ricerca della pila arancione
about-permanent = nella fase 6 di ogni round
about-instant = una volta, quando la prendi
about-takes = Occupa
about-takes-slot = una casella Ricerca; una vuota conta { $points } alla fine
about-share = Titolo
about-watch = Arriva con Phileas Fogg
about-place = Luogo { $number }
about-place-slots = Il dado va su una delle postazioni qui e fa ciò che vi è indicato.
about-order = Ordine
about-place-order = agisce prima il dado più alto; a parità, quello più a sinistra
about-place-dice =
    { $dice ->
        [one] { $dice } dado piazzato; caselle azione: { $spaces }
       *[other] { $dice } dadi piazzati; caselle azione: { $spaces }
    }
about-market = Assistenti al lavoro
about-market-effect = Un assistente qui dà al suo proprietario il bonus della casella in ogni fase 6. A ogni round tutti scendono di una casella.
about-end = Alla fine
about-market-end = { $points } punti per gli assistenti più in alto
about-full = Se è pieno
about-market-full = arriva la polizia: resta solo l’ultimo assistente entrato
about-space = Casella di piazzamento { $space }
about-space-effect = Qui si può piazzare un dado da almeno { $least }. Agisce nella fase 3.
about-space-assistant = subito un’azione assistente
about-here = Qui
about-die-here = dado da { $value } ({ $seat })
about-action = Casella azione { $rank }
about-action-bonus = Il { $rank }º dado che agisce qui ha un bonus: { $effect }. Poi svolge l’azione del luogo.
about-action-pays = Il { $rank }º dado che agisce qui deve pagare { $money }. Poi svolge l’azione del luogo.
about-action-plain = Il { $rank }º dado che agisce qui svolge l’azione del luogo.
about-action-used = usata in questo round
about-room = Posto
about-slot-dice =
    { $dice ->
        [one] per { $dice } dado
       *[other] per { $dice } dadi
    }
about-westminster = Westminster { $step }
about-westminster-kind = Casella del tracciato Westminster
about-westminster-start = Tutti iniziano qui.
about-westminster-effect = Quando la raggiungi: { $effect }.
about-westminster-salary = più sei avanti, meno costano i tuoi personaggi
about-publisher = Editore, in questo round
about-publisher-effect = Il London Times dà buzz per il livello che raggiungi nella condizione del round.
about-market-gears =
    { $gears ->
        [one] { $gears } ingranaggio
       *[other] { $gears } ingranaggi
    }
about-market-gears-effect = Chi, dopo aver piazzato un dado, fa scendere un assistente dalla casella { $space } o da più in alto prende uno di questi ingranaggi.
about-market-space = Casella { $space }
about-market-benefit = In ogni fase 6 un tuo assistente qui ti fa { $effect }.
about-down = Discesa
about-market-down = scendere da qui dopo aver piazzato un dado dà un ingranaggio, se ce n’è
about-track = Tracciato
about-buzz-effect = Il buzz è quanto si parla di te. Ogni buzz fa avanzare il tuo segnalino di una casella; non torna mai indietro.
about-buzz-goal = alla casella { $last } i primi arrivati entrano nel Palazzo
about-buzz-end = { $points } punti per chi è più avanti
about-buzz-number = Buzz { $space } di { $last }
about-buzz-space = Una casella normale: qui non succede niente.
about-buzz-last = Il Palazzo. Chi arriva prima è davanti a tutti gli altri.
about-picture = Illustrazione
about-picture-effect = Con un tuo segnalino qui, in ogni fase 6: { $effect }.
about-tokens = Quando
about-picture-tokens = raggiungendola o superandola puoi metterci un segnalino, ora o mai più
about-token = Segnalino
about-flyer = Volantino del tracciato Buzz
about-flyer-effect = Quando lo raggiungi o lo superi: { $effect }.
about-flyer-works = una volta per ogni giocatore che lo raggiunge o lo supera
about-income-effect = Nella fase 6 ottieni le sterline della tua casella.
about-income-falls =
    { $steps ->
        [one] scendi di { $steps } passo
       *[other] scendi di { $steps } passi
    }
about-income-kind = Casella del tracciato Rendita
about-income-red =
    { $points ->
        [one] Nella fase 6 qui non ottieni niente e perdi { $points } punto.
       *[other] Nella fase 6 qui non ottieni niente e perdi { $points } punti.
    }
about-income-space = Nella fase 6 ottieni { $money }.
about-marker = { $track }: { $space }
about-nation = La nazione e il suo obiettivo
about-goal-effect = Alla fine conta il livello che il tuo assistente ha raggiunto sul tracciato Obiettivo.
about-goal-level = { $condition }: { $points }
about-goal-of = Obiettivo ({ $seat }, { $nation })
about-goal-now = livello { $level } raggiunto
about-how = Come
about-goal-how = con un’azione assistente, un livello alla volta
about-score = Punti: { $seat }
about-score-effect =
    { $points ->
        [one] { $points } punto per ora.
       *[other] { $points } punti per ora.
    }
about-score-end = si aggiungono buzz, Mercato nero e obiettivo; si tolgono prestiti e caselle Ricerca vuote
about-money-effect = Serve a pagare dadi, stipendi, carte e beni. Chi non ne ha abbastanza deve vendere o chiedere un prestito.
about-stock-gear =
    { $n ->
        [one] { $n } ingranaggio
       *[other] { $n } ingranaggi
    }
    .line = Serve a costruire prototipi.
about-stock-energy =
    { $n ->
        [one] { $n } energia
       *[other] { $n } energie
    }
    .line = Serve a costruire prototipi.
about-stock-news =
    { $n ->
        [one] { $n } giornale
       *[other] { $n } giornali
    }
about-stock-scroll =
    { $n ->
        [one] { $n } prototipo
       *[other] { $n } prototipi
    }
about-stock-hat =
    { $n ->
        [one] { $n } personaggio
       *[other] { $n } personaggi
    }
    .line = Danno punti ed effetti, e chiedono uno stipendio nella fase 4.
about-stock-research =
    { $n ->
        [one] { $n } tessera Ricerca
       *[other] { $n } tessere Ricerca
    }
    .line = Danno il loro effetto subito o a ogni round, e riempiono caselle Ricerca.
about-stock-loan =
    { $n ->
        [one] { $n } prestito aperto
       *[other] { $n } prestiti aperti
    }
about-newspapers-effect = Si scambiano in ogni momento. Nessuno può averne più di { $most }.
about-loan-effect = Ogni prestito ha dato { $money } e alla fine costa punti; rimborsato, solo { $repaid }.
about-prototypes-effect =
    { $count ->
        [one] Brevetti diventati prototipi. Nella fase 5 ognuno può costruirne { $count }.
       *[other] Brevetti diventati prototipi. Nella fase 5 ognuno può costruirne fino a { $count }.
    }
about-exchange = Scambio
about-when = Quando
about-exchange-when = in ogni momento, anche durante un’azione o un pagamento
about-loan = Prestito
about-loan-take-name = Chiedi un prestito
about-loan-repay-name = Rimborsa un prestito
about-loan-open-name = Prestito aperto
about-loan-repaid-name = Prestito rimborsato
about-loan-take = Ottieni subito { $money }. Il prestito occupa una casella Ricerca.
about-loan-open = Si rimborsa per { $money } nel tuo turno; allora conta solo { $repaid }.
about-loan-repaid = Tiene la sua casella e conta { $repaid } alla fine.
about-loan-end = aperto, un prestito conta da { $least } a { $most }; rimborsato, { $repaid }
about-empty = Casella Ricerca vuota
about-empty-kind = Una delle { $slots } caselle Ricerca
about-empty-effect = Conta { $points } alla fine, se resta vuota.
about-empty-end = si può coprire con { $money }
about-dice =
    { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    }
about-dice-effect = Ogni dado si imposta in segreto su un valore, si paga in sterline e si piazza su una casella che il valore consente.
about-dice-left = { $n } in riserva
about-salaries-effect = Si pagano nella fase 4 per tutti i personaggi.
about-first = Primo giocatore
about-first-effect = Ha avuto la somma più alta nella fase 1 e inizia in questo round.
about-phase = Una delle { $phases } fasi di un round
about-phase-1 = Tutti impostano in segreto i dadi e pagano la somma in sterline. Inizia chi ha la somma più alta.
about-phase-2 = A turno ognuno piazza un dado su una casella che il valore consente.
about-phase-3 = Luogo per luogo i dadi agiscono, il più alto per primo.
about-phase-4 = Ognuno paga gli stipendi dei suoi personaggi e usa i loro effetti di fase 4.
about-phase-5 = Ognuno può trasformare brevetti in prototipi: paga, ottiene punti e applica l’effetto a un giocatore.
about-phase-6 = Rendita, poi spese, bonus permanenti e illustrazioni.
about-phase-7 = Gli assistenti scendono, i dadi tornano, arrivano nuove carte.
signs-owned = Che cosa possiedi
signs-tracks = Tracciati
signs-cards = Sulle carte
sign-gear = Ingranaggio
    .line = per costruire prototipi
sign-energy = Energia
    .line = per costruire prototipi
sign-news = Giornale
    .line = si scambia in ogni momento
sign-loan = Prestito
    .line = denaro ora, punti persi alla fine
sign-vp = Punti
    .line = contano subito
sign-die = Dado
    .line = ne scegli il valore e lo paghi
sign-watch = Orologio da taschino
    .line = un bonus permanente due volte
sign-buzz = Buzz
    .line = una casella avanti; in fondo il Palazzo
sign-income = Rendita
    .line = sterline nella fase 6; scende a ogni round
sign-westminster = Westminster
    .line = una casella avanti; riduce gli stipendi
sign-assistant = Assistente
    .line = entra o sale nel Mercato nero, o verso l’obiettivo
sign-aim = Su un giocatore
    .line = scegli tu quale
sign-flash = Subito
    .line = quando prendi la carta
sign-link = Collegamento
    .line = più punti con entrambe le carte
sign-loop = Permanente
    .line = di nuovo in ogni fase 6
sign-research = Ricerca
    .line = riempie una casella Ricerca
sign-scroll = Brevetto
    .line = diventa prototipo nella fase 5
sign-hat = Personaggio
    .line = chiede uno stipendio nella fase 4
sign-bank = Titolo
    .line = il suo effetto, una volta
sign-ticket = Ticket
    .line = un dado ceduto in cambio di punti
sign-lower = Discesa
    .line = un assistente scende

## Scorings told in stages

event-final-scoring-began = Si contano gli ultimi punti.
telling-part-track = Rendita
telling-part-fall = Spese
telling-part-effects = Bonus
telling-part-pictures = Illustrazioni
telling-part-next = Round seguente
telling-part-sales = Vendite
telling-part-buzz = Buzz
telling-part-market = Mercato nero
telling-part-board = Obiettivo, prestiti, caselle
telling-salaries =
    { $money ->
        [0] nessuno stipendio da pagare
       *[other] stipendi: £{ $money }
    }
telling-track = rendita del tracciato
telling-red = su una casella rossa: un punto perso
telling-fell = da £{ $source } a £{ $space }
telling-stopped = da £{ $source } a £{ $space }, più £{ $money } da pagare
telling-used = bonus permanenti e personaggi
telling-unused = nessun bonus
telling-pictures = illustrazioni del tracciato Buzz
telling-no-pictures = nessuna illustrazione
telling-to-come = ancora da fare
telling-last = Rendita e punteggio finale
telling-sales = vendite per £{ $money }, prestiti rimborsati: { $loans }, caselle Ricerca coperte: { $slots }
telling-no-place = nessun posto che dà punti
report-loans = I prestiti non sono ancora detratti: { $costs }.

# Opponents
opponent-day-tripper = La Gitante
    .short = Gitante
    .line = Uno scellino, un panino e nessun piano.
opponent-gardener = Il Giardiniere
    .short = Giardiniere
    .line = Pianta presto, annaffia ogni giorno e dimentica mezzo giardino.
opponent-inventor = L’Inventrice
    .short = Inventrice
    .line = Tre brevetti prima di colazione, e uno funziona.
opponent-banker = Il Banchiere
    .short = Banchiere
    .line = Presta ombrelli quando c’è il sole e sa sempre quanto hai in tasca.
opponent-duchess = La Duchessa
    .short = Duchessa
    .line = Ha letto tutto il catalogo e non dice a nessuno quale pagina conta.

## The score sheet

sheet-market = Assistenti nel Mercato nero
sheet-market-space = Casella { $space }
sheet-nobody = –
sheet-seat = { $seat }
sheet-track = Punti e buzz finora
sheet-points = punti sul tracciato
sheet-buzz = Buzz
sheet-arrival = A { $last } buzz: ordine d’arrivo
sheet-place = { $place }º
sheet-goal = Obiettivo della nazione
sheet-nation = Nazione
sheet-goal-level = Livello raggiunto
sheet-no-level = –
sheet-level = { $level }
sheet-left = Ciò che resta
sheet-money = Sterline
sheet-gears = Ingranaggi
sheet-energy = Energia
sheet-newspapers = Giornali
sheet-loans = Prestiti
sheet-slots = Ricerca
sheet-empty = Caselle Ricerca vuote

## Values of an edition

value-rounds = Round
value-count = quanti
value-ticket_vp = punti per un ticket, a ogni round
value-start = Con che cosa inizia ognuno
    .income = rendita
    .buzz = buzz
    .westminster = casella di Westminster
    .newspapers = giornali
value-money = sterline
value-gears = ingranaggi
value-gear = ingranaggi
value-energy = energia
value-vp = punti
value-tokens = segnalini
value-assistants = assistenti
value-dice = Dadi
    .start = all’inizio
value-in_all = al massimo
value-lowest_sum_newspapers = giornali per la somma più bassa
value-exchanges = Scambi
value-give = dai
value-get = ottieni
value-loans = Prestiti
value-repay = rimborso
value-repaid_vp = punti di un prestito rimborsato
value-in_a_row = massimo di prestiti di fila
value-values = punti
value-copies = copie
value-vp_when_stack_is_empty = punti quando non restano prestiti
value-locations = Luoghi
    .each = giocatori: { $n }
value-action = azione
value-sides = lati della plancia
value-action_spaces = caselle azione
value-placement_spaces = caselle di piazzamento
value-display = carte o tessere esposte
value-slots = postazioni
value-players = numeri di giocatori
value-effects = effetti
value-market = Mercato nero
    .each = giocatori: { $n }
value-gear_from_space = ingranaggi dalla casella
value-spaces = caselle
value-westminster = Westminster
value-beyond = passi ulteriori
value-newspapers = Giornali
value-most = al massimo
value-income = Tracciato Rendita
    .values = rendita per casella
value-red_spaces = caselle rosse
value-red_vp = punti sulle caselle rosse
value-expenses = spese
value-buzz = Tracciato Buzz
value-last = ultima casella
value-flyer_spaces = caselle dei volantini
value-blue = blu
value-green = verde
value-violet = viola
value-orange = arancione
value-pictures = illustrazioni
value-flyers = Volantini
value-colour = colore
value-research_slots = Caselle Ricerca
value-research = Tessere Ricerca
value-kind = tipo
value-watch = Orologio da taschino
value-shares = Titoli
value-round = round
value-nations = Nazioni
value-board = plancia
value-side = lato
value-at_least = almeno, per livello
value-publisher = Editore
    .buzz = buzz per livello
value-faces = tessere
value-tile = tessera
value-conditions = condizioni per round
value-end = Fine della partita
value-sale_price = sterline per vendita
value-covered_slot = sterline per coprire una casella
value-buzz_vp = punti per il buzz, a seconda del posto
value-market_vp = punti nel Mercato nero, a seconda del posto
value-empty_slot_vp = punti per una casella vuota
value-links = Coppie collegate
    .vp = punti per coppia
value-prototypes = Prototipi
value-each_round = al massimo per round
value-patents = Brevetti
    .links = personaggi collegati
    .vp = punti per round
value-characters = Personaggi
    .links = brevetti collegati
    .vp = punti per round
value-number = numero
value-name = nome
value-cost = costo
value-salary = stipendio a Westminster da I a V
value-instant = effetti immediati
value-phase = fase degli effetti ricorrenti
value-recurring = effetti ricorrenti

## Tasti

keys-dial-step = su un dado: uno in più, uno in meno
keys-dial-set = su un dado: questo numero

## The guided first game

guide-welcome = Ti diamo il benvenuto a Londra
    .text = Prepari una nazione all’Esposizione del 1851, e la Gitante un’altra. Vince chi ha più punti dopo due round; una partita intera ne ha cinque.
    .why = Note come questa ti mostrano come si fa, in dieci minuti circa.
guide-dice = Imposta i tuoi dadi
    .text = Qui i dadi non si tirano: li imposti in segreto e paghi la loro somma in sterline. Impostali su 6, 5, 4 e 3, poi sigillali.
    .why = I dadi alti agiscono prima dei bassi, ma all’inizio hai solo £40.
guide-patent = Un 6 al Patent Office
    .text = Con 18 hai la somma più alta, perciò inizi tu. Piazza il 6 sulla prima casella del Patent Office: accetta un 5 o più.
    .why = In ogni luogo agisce prima il dado più alto, e niente batte un 6.
guide-club = Un 5 al Reform Club
    .text = Piazza il 5 sulla prima casella del Reform Club. Lì trovi Elizabeth Gaskell, un personaggio collegato a uno dei brevetti.
    .why = Chi ha entrambe le carte di una coppia collegata ottiene 4 punti in più.
guide-bank = Un 4 alla Bank of England
    .text = Qui ottieni un titolo: rendita e punti. Piazza il 4 sulla prima casella.
    .why = In questa banca può agire un solo dado. Uno più basso non farebbe nulla, e nulla si rimborsa.
guide-museum = Un 3 con assistente
    .text = Al British Museum un 5 agirà prima di te, ma per £2 può agire anche un secondo dado. Piazza il 3 sulla casella con l’assistente.
guide-market = Nel Mercato nero
    .text = Manda il tuo assistente al Mercato nero, poi lascialo dov’è.
    .why = Lì ti dà il bonus della sua casella in ogni fase 6, e ogni round scende di una casella.
guide-act = Ora agiscono i dadi
    .text = Luogo per luogo, prima il dado più alto. Prendi l’Ombrello da difesa: è collegato a Elizabeth Gaskell.
    .why = Un brevetto per ora non costa nulla. Si paga quando diventa un prototipo.
guide-tile = Ogni tessera aiuta
    .text = Le tessere permanenti danno qualcosa ogni round, quelle immediate una volta sola.
    .why = E ognuna riempie una delle tue dieci caselle Ricerca. Alla fine una casella vuota costa 2 punti.
guide-gaskell = Recluta Elizabeth Gaskell
    .text = Un personaggio si paga subito: lei costa 1 energia, che hai già, e ora vale 3 punti.
    .why = In ogni fase 4 ne dà un altro, finché hai al massimo un prestito aperto.
guide-salaries = Gli stipendi
    .text = Nella fase 4 ognuno paga i suoi personaggi. Più sei avanti a Westminster, meno chiedono.
guide-build = Dal brevetto al prototipo
    .text = Nella fase 5 puoi costruire fino a due prototipi. L’ombrello costa il tuo ingranaggio e dà 5 punti, più 4 per la coppia collegata.
    .why = Quasi tutti i brevetti valgono meno di round in round: non aspettare troppo.
guide-target = A chi va l’effetto?
    .text = L’effetto di un prototipo si applica a un giocatore a tua scelta. Nessuno vuole meno rendita: scegli la Gitante.
guide-income = La rendita
    .text = Nella fase 6 ottieni le sterline della tua casella Rendita, poi scendi di tre passi. Titoli e tessere ti fanno risalire.
    .why = Poi tocca ai bonus permanenti, anche a quello del Mercato nero.
guide-buzz = Il buzz
    .text = È quanto Londra parla di te. I volantini del tracciato danno qualcosa una volta, le illustrazioni con un tuo segnalino in ogni fase 6.
guide-goal = L’obiettivo della tua nazione
    .text = La Russia vuole coppie collegate. Se ne hai una, la tua prossima azione assistente può far salire l’assistente sul tracciato Obiettivo a un livello che alla fine vale punti.
guide-round-2 = Il secondo round è tuo
    .text = Imposta i dadi come vuoi. Tieni un po’ di denaro per carte, ingranaggi ed energia.
    .why = Se non basta, un prestito dà £10. Alla fine costa da 8 a 10 punti, o 5 se lo rimborsi.
guide-others = Altri quattro luoghi
    .text = Aprili come vuoi: Westminster abbassa gli stipendi, il London Times dà buzz, il Port ingranaggi o un dado, Waterloo energia.
    .why = Ogni casella dice quando il tuo dado agirebbe.
guide-last = Gli ultimi punti
    .text = Dopo questo round danno punti il buzz, il Mercato nero e il tuo obiettivo; prestiti e caselle Ricerca vuote ne tolgono. Ogni £10 che ti restano coprono una casella.
guide-end = Ora conosci Londra
    .text = I dadi alti scelgono per primi, ma il denaro è poco. Recluta e costruisci presto, soprattutto coppie collegate, e tieni alta la rendita.
    .why = Una partita intera ha cinque round: più tempo per tutto ciò che cresce.
