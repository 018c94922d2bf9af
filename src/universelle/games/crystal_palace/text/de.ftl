# Crystal Palace in German

## On the entrance

city = London
home-line = Stelle deine Würfel ein, gewinne berühmte Leute für dich und mache aus Patenten Prototypen für den Kristallpalast.

## The game in brief

rules-brief =
    Du bereitest eine Nation auf die Londoner Weltausstellung von 1851 vor. In jeder der fünf Runden stellst du deine Würfel geheim auf beliebige Werte ein und zahlst ein Pfund für jedes Auge. Dann setzt ihr sie reihum an acht Orten ein; an jedem Ort handeln die höchsten Würfel zuerst, und die niedrigsten gehen womöglich leer aus.
    Dort gibt es Patente, Forschungsplättchen, Aktien, Persönlichkeiten, Buzz, Zahnräder und Energie. Danach zahlst du Gehälter und machst aus Patenten Prototypen, jeder mit einem Effekt, der einen Spieler deiner Wahl trifft; es folgen Einkommen und die Boni von Plättchen, Black Market und Buzz. Kredite gibt es jederzeit, am Ende kosten sie Punkte.
    Die meisten Punkte bringen Prototypen und Persönlichkeiten, je früher, desto besser, und jedes verbundene Paar bringt 4 mehr. Am Ende zählen die Buzz-Leiste, der Black Market, das Ziel deiner Nation, Kredite und leere Forschungsfelder.

## Moves

action-any-moment = Tauschen, leihen oder zurückzahlen …
action-set = Nächster Würfel: { $value }
action-seal = Würfel festlegen
action-place = Eine { $value } einsetzen: { $place }, Feld { $space }
action-place-pay = Eine { $value } einsetzen: { $place }, Feld { $space }, für { $money } £
action-place-assistant = Eine { $value } einsetzen: { $place }, Feld { $space }, mit einer Assistentenaktion
action-place-at = Einen Würfel einsetzen: { $place } …
action-pass = Passen: keine Würfel mehr in dieser Runde
action-take = { $card } nehmen
action-take-for = { $card } nehmen: { $effects }
action-slot = Weiter: { $slot }
action-slot-for = Weiter: { $slot } – { $effects }
action-act = Mit diesem Würfel handeln
action-act-here = Mit diesem Würfel handeln: { $effects }
action-goal = Auf der Zielleiste eine Stufe aufsteigen
action-enter = Assistenten in den Black Market schicken
action-advance = Assistenten von Feld { $space } im Black Market aufsteigen lassen
action-down = Assistenten von Feld { $space } im Black Market absteigen lassen
action-stay = Assistenten stehen lassen
action-accept = Ja
action-decline = Nein, verzichten
action-use = { $card } nutzen
action-use-for = { $card } nutzen: { $effects }
action-use-market = Feld { $space } des Black Market nutzen
action-use-market-for = Feld { $space } des Black Market nutzen: { $effects }
action-rest = Alle übrigen der Reihe nach nutzen
action-build = { $card } bauen
action-done = Fertig
action-target = Auf { $owner } anwenden
action-discard = { $card } abwerfen
action-option = Möglichkeit { $number } wählen
action-choose = Wählen: { $effects }
action-exchange = { $exchange }
action-exchange-rate = { $exchange } ({ $rate })
action-loan = Kredit aufnehmen
action-repay = Kredit zurückzahlen

## Questions

prompt-set-dice = { $seat }, wie stellst du deine Würfel ein?
prompt-place-die = { $seat }, wo setzt du einen Würfel ein?
prompt-assistant-action = { $seat }, was tut dein Assistent?
prompt-move-down = { $seat }, steigt einer deiner Assistenten im Black Market ab?
prompt-act-with-die = { $place } – { $seat }, was tut dieser Würfel?
prompt-take-bonus = { $seat }, nimmst du den Bonus von { $card }?
prompt-pay = { $seat }, du schuldest { $owed }. Wie zahlst du?
prompt-make-room-for-loan = { $seat }, kein Forschungsfeld ist frei: Welches Plättchen wirfst du für den Kredit ab?
prompt-make-room-for-tile = { $seat }, kein Forschungsfeld ist frei: Welches Plättchen wirfst du für { $card } ab?
prompt-use-permanent = { $seat }, welchen Dauerbonus nutzt du jetzt?
prompt-use-effects = { $seat }, welchen Effekt nutzt du als Nächstes?
prompt-choose-assistant = { $seat }, welcher deiner Assistenten muss absteigen?
prompt-place-token = { $seat }, legst du einen Marker auf das Bild auf Feld { $space }?
prompt-choose = { $seat }, was wählst du?
prompt-trade = { $seat }, willst du das tun: { $effects }?
prompt-repay-early = { $seat }, zahlst du einen Kredit für { $money } £ zurück?
prompt-exchange-to-publish = { $seat }, tauschst du noch etwas, bevor die Times die Bedingung dieser Runde prüft?
prompt-build-prototype = { $seat }, baust du einen Prototyp?
prompt-exchange-now = { $seat }, tauschst du noch etwas, bevor das Einkommen kommt?
prompt-choose-target = { $seat }, auf wen wendest du { $card } an?

## Why a move is refused

illegal-cannot-exchange = Diesen Tausch kannst du nicht bezahlen.
illegal-loans-in-a-row =
    { $most ->
        [one] Du darfst höchstens { $most } Kredit nacheinander aufnehmen; triff erst eine andere Entscheidung.
       *[other] Du darfst höchstens { $most } Kredite nacheinander aufnehmen; triff erst eine andere Entscheidung.
    }
illegal-no-loan = Du hast keinen offenen Kredit.
illegal-repay-now = Einen Kredit kannst du nur in deinem eigenen Zug zurückzahlen.
illegal-repay-money = Einen Kredit zurückzuzahlen kostet { $money } £.
illegal-pay-first = Bezahle zuerst, was fällig ist; die Möglichkeiten stehen zur Wahl.
illegal-discard-now = Wirf erst ein Forschungsplättchen ab.
illegal-no-tile = Du hast { $card } nicht.
illegal-goal = Du erfüllst die Bedingung der nächsten Zielstufe nicht.
illegal-no-assistant = In deinem Vorrat ist kein Assistent mehr.
illegal-not-in-market = Du hast keinen Assistenten auf Feld { $space } des Black Market.
illegal-no-space-above = Über Feld { $space } des Black Market ist kein Feld frei.
illegal-assistant-now = Entscheide jetzt, was dein Assistent tut.
illegal-no-bonus = Nutze jetzt einen deiner Dauerboni oder verzichte.
illegal-down-now = Entscheide jetzt, welcher Assistent absteigt.
illegal-choose-now = Wähle erst eine der Möglichkeiten.
illegal-answer-now = Antworte erst mit Ja oder Nein.
illegal-all-set = Alle deine Würfel sind eingestellt: Lege sie fest.
illegal-set-all =
    { $dice ->
        [one] { $dice } Würfel ist noch einzustellen.
       *[other] { $dice } Würfel sind noch einzustellen.
    }
illegal-set-now = Jetzt stellen alle ihre Würfel ein.
illegal-place-now = Setze jetzt einen Würfel ein oder passe.
illegal-no-die = Du hast keine { $value } mehr zum Einsetzen.
illegal-no-space =
    { $spaces ->
        [one] { $place } hat nur { $spaces } Einsetzfeld.
       *[other] { $place } hat nur { $spaces } Einsetzfelder.
    }
illegal-occupied = { $place }: Feld { $space } ist besetzt.
illegal-too-low = { $place }: Feld { $space } verlangt mindestens eine { $least }.
illegal-act-here = Das kann dieser Würfel hier nicht: { $place }.
illegal-use-now = Nutze jetzt einen deiner Effekte oder alle übrigen der Reihe nach.
illegal-build-now = Baue jetzt einen Prototyp oder entscheide dich, nichts mehr zu bauen.
illegal-exchange-now = Tausche jetzt, was du möchtest, oder wähle „Fertig“.
illegal-no-patent = Du hast das Patent { $card } nicht.
illegal-built-enough = In dieser Runde darfst du keinen Prototyp mehr bauen.
illegal-target-now = Wähle erst, auf wen der Effekt angewendet wird.
illegal-no-such-player = In dieser Partie gibt es keinen Spieler { $number }.

## What happened

event-round-began = { $round } beginnt.
event-phase-began = Phase: { $phase }.
event-die-set = { $seat } stellt einen Würfel auf { $value } ein.
event-dice-sealed = { $seat } hat die Würfel festgelegt.
event-dice-revealed = { $seat } deckt { $dice } auf (Summe { $sum } £).
event-first-player-found = { $seat } beginnt die Runde.
event-gained = { $seat } erhält { $amount }.
event-lost = { $seat } verliert { $amount }.
event-lost-paid = { $seat } zahlt { $amount }.
event-points-lost =
    { $points ->
        [one] { $seat } verliert { $points } Punkt: { $reason }.
       *[other] { $seat } verliert { $points } Punkte: { $reason }.
    }
event-exchanged = { $seat } tauscht { $given } gegen { $amount }.
event-loan-taken =
    { $points ->
        [one] { $seat } nimmt einen Kredit von { $money } £ auf (−{ $points } Punkt).
       *[other] { $seat } nimmt einen Kredit von { $money } £ auf (−{ $points } Punkte).
    }
event-loan-repaid = { $seat } zahlt einen Kredit für { $money } £ zurück.
event-die-placed = { $seat } setzt eine { $value } ein: { $place }, Feld { $space }.
event-passed = { $seat } passt.
event-goal-reached = { $seat } erreicht Stufe { $level } des Ziels.
event-assistant-entered = { $seat } schickt einen Assistenten auf Feld { $space } des Black Market.
event-assistant-moved = Ein Assistent von { $seat } zieht im Black Market von Feld { $source } auf Feld { $space }.
event-assistant-left = Ein Assistent von { $seat } verlässt den Black Market (zuletzt Feld { $space }).
event-market-cleared = Der Black Market ist voll und wird geräumt; nur der neue Assistent von { $seat } bleibt.
event-die-acted = { $place }: Die { $value } von { $seat } handelt auf Aktionsfeld { $space }.
event-die-declined = { $place }: { $seat } handelt nicht mit einer { $value }.
event-die-idle = { $place }: Für die { $value } von { $seat } ist kein Aktionsfeld mehr frei.
event-card-taken = { $seat } nimmt { $card }.
event-slot-taken = { $seat } zieht weiter: { $slot }.
event-ticket-taken = { $seat } tauscht eine { $value } gegen ein Ticket; der Würfel ist für immer fort.
event-tile-drawn = { $seat } zieht { $card }.
event-tile-discarded = { $seat } wirft { $card } ab.
event-tile-left = { $seat } hat kein Forschungsfeld für { $card }; das Plättchen bleibt in der Auslage.
event-tile-lost = { $seat } hat kein Forschungsfeld für { $card }.
event-card-used = { $seat } nutzt { $card }.
event-market-used = { $seat } nutzt Feld { $space } des Black Market.
event-published =
    { $level ->
        [0] { $seat } erreicht beim Verleger keine Stufe.
       *[other] { $seat } erreicht beim Verleger Stufe { $level }.
    }
event-token-placed = { $seat } legt einen Marker auf das Bild auf Feld { $space }.
event-palace-reached = { $seat } erreicht als { $place }. das Ende der Buzz-Leiste.
event-salaries-paid = { $seat } muss Gehälter von { $money } £ zahlen.
event-salary-refunded = { $seat } bekommt das Gehalt von { $card } zurück.
event-character-recruited = { $seat } wirbt { $card } an.
event-prototype-built = { $seat } baut { $card }.
event-effect-played = { $seat } wendet { $card } auf { $owner } an.
event-market-moved =
    { $gears ->
        [one] Im Black Market steigen alle ein Feld ab; dort liegt { $gears } Zahnrad.
       *[other] Im Black Market steigen alle ein Feld ab; dort liegen { $gears } Zahnräder.
    }
event-display-filled = Neu ({ $place }): { $cards }.
event-goods-sold = { $seat } verkauft die übrigen Waren für { $money } £.
event-slots-covered =
    { $count ->
        [one] { $seat } deckt { $count } leeres Forschungsfeld mit Geld ab.
       *[other] { $seat } deckt { $count } leere Forschungsfelder mit Geld ab.
    }

## The board as text

board-round = { $name } (Runde { $round } von { $rounds })
board-phase = Phase { $phase }: { $name }
board-first = Startspieler: { $player }
board-over = Partie beendet
board-place = Ort
board-spaces = Einsetzfelder
board-actions = Aktionen
board-offer = Angebot
board-price = ({ $cost }; { $points } P.)
board-market = Black Market (Zahnräder: { $gears })
board-publisher = Verleger
board-buzz = Buzz-Leiste
board-player = Spieler
board-points = Punkte
board-money = Geld
board-goods = Waren
board-goods-held = Zahnräder { $gears }, Energie { $energy }, Zeitungen { $newspapers }
board-income = Einkommen
board-buzz-place = Buzz
board-dice = Würfel
board-sealed = festgelegt
board-goal = Ziel, Westminster
board-goal-stand = Stufe { $level } ({ $levels })
board-westminster = Westminster { $space }
board-reserve = Assistenten { $count }
board-cards = Karten
board-slots = Felder
board-empty = leer { $count }
board-salary = Gehalt in Westminster I bis V: { $salary }.
board-legend =
    3a:★5 ist ein Einsetzfeld ab 3 mit Assistent, auf dem eine 5 liegt.
    2 £ ist der Preis eines Feldes.
    + ist ein Aktionsfeld mit Bonus; × eines, dessen Würfel weitergezogen ist.
    Ein * ist ein Bild der Buzz-Leiste oder ein Marker darauf.
    ✓ heißt gebaut oder zurückgezahlt.
    ▶ zeigt, wer am Zug ist und an welchem Ort die Würfel gerade handeln.
    Waren sind Zahnräder/Energie/Zeitungen; Karten sind Persönlichkeiten/Prototypen/Patente.
board-tie-break = Gleichstand: Der Sieg wird geteilt.

## Amounts

amount-money = { $n } £
amount-money-less = −{ $n } £
amount-money-more = +{ $n } £
pound-sign = £
amount-gear =
    { $n ->
        [one] { $n } Zahnrad
       *[other] { $n } Zahnräder
    }
amount-energy = { $n } Energie
amount-newspaper =
    { $n ->
        [one] { $n } Zeitung
       *[other] { $n } Zeitungen
    }
amount-income =
    { $n ->
        [one] { $n } Einkommensschritt
       *[other] { $n } Einkommensschritte
    }
amount-buzz = { $n } Buzz
amount-vp =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
amount-westminster =
    { $n ->
        [one] { $n } Westminster-Schritt
       *[other] { $n } Westminster-Schritte
    }
amount-die = { $n } Würfel
amount-watch =
    { $n ->
        [one] die Taschenuhr
       *[other] { $n } Taschenuhren
    }

## Effects

effect-gain = { $what } erhalten
effect-lose = { $what } verlieren
effect-pay = { $what } zahlen
effect-assistant =
    { $n ->
        [one] { $n } Assistentenaktion ausführen
       *[other] bis zu { $n } Assistentenaktionen ausführen
    }
effect-assistant-free =
    { $n ->
        [one] { $n } Assistentenaktion ausführen (Eintritt in den Black Market kostenlos)
       *[other] bis zu { $n } Assistentenaktionen ausführen (Eintritt in den Black Market kostenlos)
    }
effect-draw-research =
    { $n ->
        [one] { $n } Forschungsplättchen ziehen ({ $frame })
       *[other] { $n } Forschungsplättchen ziehen ({ $frame })
    }
effect-use-permanent =
    { $n ->
        [one] { $n } Dauerbonus vorab nutzen
       *[other] bis zu { $n } verschiedene Dauerboni vorab nutzen
    }
effect-push-down =
    { $n ->
        [one] einen Assistenten im Black Market absteigen lassen, ohne ein Zahnrad zu nehmen
       *[other] { $n } Assistenten im Black Market absteigen lassen, ohne ein Zahnrad zu nehmen
    }
effect-repay-loan = einen Kredit für { $price } zurückzahlen (freiwillig)
effect-refund-salary =
    { $n ->
        [one] das Gehalt für { $n } andere Persönlichkeit zurückbekommen
       *[other] die Gehälter für { $n } andere Persönlichkeiten zurückbekommen
    }
effect-discount = ein Prototyp dieser Runde kostet { $what } weniger
effect-extra-prototype =
    { $n ->
        [one] in dieser Runde darf { $n } weiterer Prototyp gebaut werden
       *[other] in dieser Runde dürfen { $n } weitere Prototypen gebaut werden
    }
effect-choose = entweder { $options }
effect-or = { $first } oder { $second }
effect-trade = { $give } abgeben und dafür { $get } (freiwillig)
effect-take-patents = ein ausliegendes Patent nehmen
effect-take-research = ein ausliegendes Forschungsplättchen nehmen
effect-take-shares = eine ausliegende Aktie nehmen
effect-take-characters = eine ausliegende Persönlichkeit anwerben
effect-publish = Buzz für die Stufe erhalten, die du in dieser Runde beim Verleger erreichst
effect-ticket = diesen Würfel für immer abgeben und die Punkte des Tickets plus den Wert des Würfels erhalten
effect-then = { $first }, dann { $second }
effect-per = für { $counter } { $effect }
effect-max = { $effect } (höchstens { $max })
effect-rivals = jeder Gegner muss { $effect }
effect-if = { $effect } (Bedingung: { $condition })
effect-if-else = { $effect } (Bedingung: { $condition }), sonst { $otherwise }
effect-at-once = Sofort: { $effect }
effect-in-phase = Phase { $phase }: { $effect }
effect-on-player = Ein Spieler deiner Wahl: { $effect }
effect-none = kein Effekt

## Counters: what an effect is counted for

counter-prototypes =
    { $n ->
        [one] jeden eigenen Prototyp
       *[other] je { $n } eigene Prototypen
    }
counter-characters =
    { $n ->
        [one] jede eigene Persönlichkeit
       *[other] je { $n } eigene Persönlichkeiten
    }
counter-cards =
    { $n ->
        [one] jeden eigenen Prototyp und jede eigene Persönlichkeit
       *[other] je { $n } eigene Prototypen oder Persönlichkeiten
    }
counter-linked-pairs =
    { $n ->
        [one] jedes eigene verbundene Paar
       *[other] je { $n } eigene verbundene Paare
    }
counter-newspapers =
    { $n ->
        [one] jede eigene Zeitung
       *[other] je { $n } eigene Zeitungen
    }
counter-research-tiles =
    { $n ->
        [one] jedes eigene Forschungsplättchen
       *[other] je { $n } eigene Forschungsplättchen
    }
counter-instant-tiles =
    { $n ->
        [one] jedes eigene Forschungsplättchen mit Soforteffekt
       *[other] je { $n } eigene Forschungsplättchen mit Soforteffekt
    }
counter-permanent-tiles =
    { $n ->
        [one] jedes eigene Forschungsplättchen mit Dauereffekt
       *[other] je { $n } eigene Forschungsplättchen mit Dauereffekt
    }
counter-permanent-effects =
    { $n ->
        [one] jeden eigenen Dauerbonus
       *[other] je { $n } eigene Dauerboni
    }
counter-shares =
    { $n ->
        [one] jede eigene Aktie
       *[other] je { $n } eigene Aktien
    }
counter-dice =
    { $n ->
        [one] jeden eigenen Würfel
       *[other] je { $n } eigene Würfel
    }
counter-dice-left =
    { $n ->
        [one] jeden Würfel im eigenen Vorrat
       *[other] je { $n } Würfel im eigenen Vorrat
    }
counter-goods =
    { $n ->
        [one] jedes eigene Zahnrad und jede eigene Energie
       *[other] je { $n } eigene Zahnräder und Energie zusammen
    }
counter-income =
    { $n ->
        [one] jedes Pfund Einkommen
       *[other] je { $n } Pfund Einkommen
    }
counter-buzz =
    { $n ->
        [one] jedes erreichte Buzz-Feld
       *[other] je { $n } erreichte Buzz-Felder
    }
counter-westminster =
    { $n ->
        [one] jedes erreichte Westminster-Feld
       *[other] je { $n } erreichte Westminster-Felder
    }
counter-market-assistants =
    { $n ->
        [one] jeden eigenen Assistenten im Black Market
       *[other] je { $n } eigene Assistenten im Black Market
    }
counter-open-loans =
    { $n ->
        [one] jeden eigenen offenen Kredit
       *[other] je { $n } eigene offene Kredite
    }
counter-most-rival-characters =
    { $n ->
        [one] jede Persönlichkeit des Gegners, der die meisten hat,
       *[other] je { $n } Persönlichkeiten des Gegners, der die meisten hat,
    }

## Conditions and what they count

condition-at-least = mindestens { $count }
condition-at-most = höchstens { $count }
count-prototypes =
    { $n ->
        [one] { $n } Prototyp
       *[other] { $n } Prototypen
    }
count-characters =
    { $n ->
        [one] { $n } Persönlichkeit
       *[other] { $n } Persönlichkeiten
    }
count-cards =
    { $n ->
        [one] { $n } Prototyp oder Persönlichkeit
       *[other] { $n } Prototypen oder Persönlichkeiten
    }
count-linked-pairs =
    { $n ->
        [one] { $n } verbundenes Paar
       *[other] { $n } verbundene Paare
    }
count-newspapers =
    { $n ->
        [one] { $n } Zeitung
       *[other] { $n } Zeitungen
    }
count-research-tiles = { $n } Forschungsplättchen
count-instant-tiles = { $n } Forschungsplättchen mit Soforteffekt
count-permanent-tiles = { $n } Forschungsplättchen mit Dauereffekt
count-permanent-effects =
    { $n ->
        [one] { $n } Dauerbonus
       *[other] { $n } Dauerboni
    }
count-shares =
    { $n ->
        [one] { $n } Aktie
       *[other] { $n } Aktien
    }
count-dice = { $n } Würfel
count-dice-left = { $n } Würfel im Vorrat
count-goods =
    { $n ->
        [one] { $n } Zahnrad oder Energie
       *[other] { $n } Zahnräder und Energie zusammen
    }
count-income = { $n } £ Einkommen
count-buzz = { $n } Buzz
count-westminster =
    { $n ->
        [1] Feld I in Westminster
        [2] Feld II in Westminster
        [3] Feld III in Westminster
        [4] Feld IV in Westminster
        [5] Feld V in Westminster
       *[other] Feld { $n } in Westminster
    }
count-market-assistants =
    { $n ->
        [one] { $n } Assistent im Black Market
       *[other] { $n } Assistenten im Black Market
    }
count-open-loans =
    { $n ->
        [one] { $n } offener Kredit
       *[other] { $n } offene Kredite
    }
count-most-rival-characters =
    { $n ->
        [one] { $n } Persönlichkeit bei einem Gegner
       *[other] { $n } Persönlichkeiten bei einem Gegner
    }

## Patents

patent-audio-book = Hörbuch
    .history = 1878 nannte Edison unter den Aufgaben seines Phonographen sprechende Bücher für Blinde.
patent-hydraulic-crane = Hydraulikkran
    .history = 1846 ließ der Anwalt William Armstrong am Kai von Newcastle einen Kran mit Wasserdruck heben.
patent-thinking-machine = Denkmaschine
    .history = 1851 erdachte Alfred Smee eine Denkmaschine, die nach seiner Rechnung größer als London geworden wäre.
patent-beer-glass-counter = Bierglaszähler
    .history = 1851 gab es kein Bier zu zählen: Verkauft wurde nur Alkoholfreies, davon über eine Million Flaschen.
patent-climate-changer = Klimawandler
    .history = James Espy, Amerikas „Sturmkönig“, wollte Regen machen, indem er Wälder abbrannte.
patent-steam-dental-drill = Dampfzahnbohrer
    .history = Die meisten Zahnärzte bohrten von Hand, bis 1871 James Morrisons Maschine mit Fußantrieb kam.
patent-crystal-palace = Kristallpalast
    .history = Fast 300 000 Glasscheiben in einem Gerüst aus Eisen, errichtet im Hyde Park in weniger als einem Jahr.
patent-pneumatic-post = Rohrpost
    .history = Ab 1853 trug ein 200 Meter langes Rohr Nachrichten zwischen der Londoner Börse und dem Telegrafenamt.
patent-mechanical-chess-player = Schachautomat
    .history = Der berühmte „Schachtürke“ schlug sogar Napoleon; in seinem Inneren saß ein Meister versteckt.
patent-steam-omnibus = Dampfomnibus
    .history = Walter Hancocks Dampfomnibusse beförderten schon in den 1830er-Jahren zahlende Fahrgäste durch London.
patent-electric-telegraph = Telegraf
    .history = 1845 half ein Telegramm von Slough nach Paddington der Polizei, einen Mörder zu fassen.
patent-tempest-prognosticator = Sturmprophet
    .history = In Dr. Merryweathers Gerät von 1851 läuteten zwölf Blutegel eine Glocke, wenn ein Sturm nahte.
patent-envelope-folder = Kuvertfalter
    .history = Die Maschine von Hill und De La Rue, 1851 gezeigt, faltete in der Minute Dutzende Umschläge.
patent-ice-machine = Eismaschine
    .history = John Gorrie, Arzt in Florida, wollte Fieberkranken Kühlung schaffen; im Mai 1851 kam das Patent.
patent-diving-suit = Taucheranzug
    .history = Um 1840 räumten Taucher mit Siebes Helmen das Wrack der Royal George vor Portsmouth.
patent-aerial-carriage = Flugkutsche
    .history = Hensons Luftkutsche mit Dampfantrieb von 1842 flog nur auf Stichen: über London, über die Pyramiden.
patent-fire-annihilator = Feuervernichter
    .history = P. T. Barnum steckte Geld in Phillips’ Gerät; 1852 brannte dessen eigene Fabrik ab.
patent-expanding-mannequin = Dehnbare Puppe
    .history = Graf Dunins stählerner Mann aus 7000 Teilen, 1851 gezeigt, ließ sich zum Riesen strecken.
patent-alarm-clock-bed = Weckerbett
    .history = Ein Bett von 1851 kippte den Schläfer pünktlich heraus, auf Wunsch in ein kaltes Bad.
patent-calculating-engine = Rechenmaschine
    .history = Babbages unvollendete Differenzmaschine fehlte 1851; er beklagte sich darüber in einem Buch.
patent-stereoscope = Stereoskop
    .history = Königin Victoria bewunderte 1851 das Stereoskop von Brewster, und bald wollte jeder Salon ein eigenes.
patent-steam-hammer = Dampfhammer
    .history = Nasmyths Riese konnte so sanft schlagen, dass ein Ei im Weinglas sprang und das Glas heil blieb.
patent-floating-dock = Schwimmdock
    .history = 1869 wurde ein Schwimmdock für Kriegsschiffe von England bis zu den Bermudas geschleppt.
patent-folding-piano = Klappklavier
    .history = Jenkins & Sohn zeigten 1851 ein zusammenklappbares Klavier, gedacht für die Jachten feiner Herren.
patent-reaping-machine = Mähmaschine
    .history = 1851 lachte die Times über McCormicks amerikanische Mähmaschine, bis man sie auf dem Feld erprobte.
patent-gas-cooking-range = Gasherd
    .history = Im Reform Club kochte Küchenchef Alexis Soyer schon in den 1840er-Jahren mit Gas.
patent-revolving-lighthouse = Drehleuchtfeuer
    .history = Chance Brothers lieferte das Glas für den Kristallpalast und Linsen für Leuchttürme in aller Welt.
patent-submarine-cable = Seekabel
    .history = Das erste Kabel durch den Ärmelkanal verstummte 1850 nach einem Tag; Ende 1851 folgte das nächste.
patent-defensive-umbrella = Abwehrschirm
    .history = Nach einem Anschlag 1842 hatte Königin Victoria einen Sonnenschirm mit verborgenem Kettengeflecht.
patent-perpetual-weather-globe = Wetterglobus
    .history = Ab 1851 zeigte James Wylds Riesenglobus am Leicester Square die Welt von innen.

## Characters

character-charlotte-bronte = Charlotte Brontë
    .history = Sie war 1851 fünfmal im Kristallpalast und fand ihn gewaltig, fremdartig und neu.
character-sherlock-holmes = Sherlock Holmes
    .history = Nach Hinweisen bei Conan Doyle wäre er 1854 geboren, drei Jahre zu spät für die Ausstellung.
character-phileas-fogg = Phileas Fogg
    .history = Bei Jules Verne wettet er im Reform Club, in achtzig Tagen um die Welt zu reisen.
character-levi-strauss = Levi Strauss
    .history = In Bayern geboren, kam er 1853 nach San Francisco; die Hose mit Nieten folgte zwanzig Jahre später.
character-amelia-edwards = Amelia Edwards
    .history = Die Schriftstellerin fuhr 1873 den Nil hinauf und gründete später den Egypt Exploration Fund mit.
character-joseph-paxton = Joseph Paxton
    .history = Der Gärtner skizzierte den Kristallpalast während einer Eisenbahnsitzung auf Löschpapier.
character-ada-lovelace = Ada Lovelace
    .history = 1843 veröffentlichte sie, was oft das erste Programm heißt: für eine Maschine, die nie gebaut wurde.
character-charles-babbage = Charles Babbage
    .history = Der Vater der Rechenmaschinen führte einen langen Krieg gegen Londons Leierkastenmänner.
character-isambard-kingdom-brunel = Isambard K. Brunel
    .history = Der amtliche Plan, ein Ziegelbau unter Brunels riesiger Eisenkuppel, musste Paxtons Glas weichen.
character-florence-nightingale = Florence Nightingale
    .history = Während London staunte, lernte sie im Sommer 1851 Krankenpflege in Kaiserswerth am Rhein.
character-michael-faraday = Michael Faraday
    .history = Der Buchbinderlehrling las, was er band; 1831 entdeckte er die elektromagnetische Induktion.
character-charles-dickens = Charles Dickens
    .history = Im Juli 1851 schrieb er, die Ausstellung habe ihn erschöpft: Es sei zu viel darin.
character-queen-victoria = Königin Victoria
    .history = Sie eröffnete die Ausstellung am 1. Mai 1851 und kam immer wieder.
character-prince-albert = Prinz Albert
    .history = Er stand der Ausstellung vor; ihr Gewinn bezahlte den Grund für die Museen von South Kensington.
character-henry-cole = Henry Cole
    .history = Er trieb die Ausstellung voran und ließ 1843 auch die erste Weihnachtskarte drucken.
character-charles-darwin = Charles Darwin
    .history = 1851 steckte er tief in seinen Rankenfußkrebsen; „Die Entstehung der Arten“ kam acht Jahre später.
character-samuel-colt = Samuel Colt
    .history = Er brachte Hunderte Revolver zur Ausstellung und eröffnete 1853 eine Fabrik in London.
character-karl-marx = Karl Marx
    .history = Als Flüchtling in London las er ab 1850 im British Museum für sein großes Buch.
character-rowland-hill = Rowland Hill
    .history = Seine Pennypost von 1840 brachte der Welt die erste Briefmarke und allen billige Briefe.
character-william-fox-talbot = William Fox Talbot
    .history = Sein „Pencil of Nature“ war ab 1844 das erste käufliche Buch mit Fotografien.
character-mary-seacole = Mary Seacole
    .history = 1851 kämpfte die Heilerin aus Jamaika in Panama gegen die Cholera; ihr Hotel auf der Krim kam später.
character-robert-stephenson = Robert Stephenson
    .history = In einem Zug zeigte ihm Paxton 1850 die Pläne des Kristallpalasts und gewann ihn dafür.
character-elizabeth-gaskell = Elizabeth Gaskell
    .history = Ihr „Cranford“ erschien ab Dezember 1851 in der Zeitschrift von Charles Dickens.
character-benjamin-disraeli = Benjamin Disraeli
    .history = Romanautor, Dandy und tief verschuldet, wurde er 1852 dennoch Schatzkanzler.
character-alfred-nobel = Alfred Nobel
    .history = Im Sommer 1851 war er siebzehn; das Dynamit kam 1867, die Preise mit seinem Testament.
character-hector-berlioz = Hector Berlioz
    .history = Er kam 1851 als Preisrichter für die Musikinstrumente der Ausstellung nach London.
character-clara-schumann = Clara Schumann
    .history = Seit ihrem zehnten Lebensjahr auf der Bühne, gab sie über sechzig Jahre Konzerte, oft in England.
character-frederick-scott-archer = Frederick S. Archer
    .history = Sein Kollodiumverfahren schenkte er 1851 allen Fotografen, ohne Patent; er starb arm.
character-thomas-cook = Thomas Cook
    .history = Er brachte rund 150 000 Menschen mit der Bahn zur Ausstellung.
character-angela-burdett-coutts = Angela Burdett-Coutts
    .history = Die Erbin eines Bankvermögens verschenkte Millionen, oft auf den Rat von Charles Dickens.

## Places

place-patent-office = Patent Office
    .history = Vor dem zentralen Amt von 1852 bedeutete ein englisches Patent einen teuren Gang von Amt zu Amt.
place-british-museum = British Museum
    .history = Sein runder Lesesaal, 1857 eröffnet, wurde zur Studierstube für Denker aus aller Welt.
place-bank-of-england = Bank of England
    .history = Seit einer Karikatur von 1797 heißt sie die Alte Dame von der Threadneedle Street.
place-westminster = Westminster
    .history = Der alte Palast brannte 1834 ab; 1852 bezog das Unterhaus seinen neuen Saal.
place-reform-club = Reform Club
    .history = 1836 von Freunden der Reform gegründet, zog der Klub 1841 in Barrys Palast an der Pall Mall.
place-london-times = London Times
    .history = Erst wetterte die Times gegen eine Ausstellung im Hyde Park, am Ende staunte sie darüber.
place-port-of-london = Port of London
    .history = Unterhalb der London Bridge lag hinter einem Wald von Masten der belebteste Hafen der Welt.
place-waterloo-station = Waterloo Station
    .history = Im Juli 1848 eröffnet, brachte der Bahnhof die Züge aus dem Südwesten bis an die Themse.
place-black-market = Black Market
    .history = Londons Polizisten, seit 1829 auf Streife, heißen nach Sir Robert Peel Bobbys.

## Nations

nation-united-kingdom = Großbritannien
    .history = Die Gastgeber und ihre Kolonien füllten die westliche Hälfte des Kristallpalasts.
nation-france = Frankreich
    .history = Kein anderes Land schickte 1851 mehr Aussteller nach London.
nation-japan = Japan
    .history = Noch fast ganz abgeschlossen, fehlte es 1851; London bestaunte sein Handwerk erst 1862.
nation-united-states = Vereinigte Staaten
    .history = Über ihre halb leere Halle lachte man, doch Mähmaschine und Gummi gewannen die höchsten Medaillen.
nation-spain = Spanien
    .history = Man bewunderte seine Klingen aus Toledo, doch die höchste Medaille ging an seine Rohstoffe.
nation-prussia = Preußen
    .history = Krupp aus Essen verblüffte London mit einem rund zwei Tonnen schweren Block aus Gussstahl.
nation-italy = Italien
    .history = 1851 noch kein gemeinsamer Staat: Sardinien, die Toskana und Rom stellten jeweils für sich aus.
nation-netherlands = Niederlande
    .history = Auf der Ausstellung wirkte der Koh-i-Noor matt; 1852 gaben ihm Amsterdamer Schleifer neues Feuer.
nation-austria = Österreich
    .history = Michael Thonet aus Wien gewann 1851 eine Medaille für seine kuriosen Stühle aus gebogenem Holz.
nation-russia = Russland
    .history = Vom Eis aufgehalten, waren seine Schätze erst im Juni 1851 ganz zu sehen, Wochen nach der Eröffnung.

## Rounds and phases

round-1 = Frühjahr 1849
round-2 = Herbst 1849
round-3 = Frühjahr 1850
round-4 = Herbst 1850
round-5 = Frühjahr 1851
phase-1 = Würfel einstellen
phase-2 = Würfel einsetzen
phase-3 = Aktionen
phase-4 = Gehälter
phase-5 = Prototypen
phase-6 = Einkommen
phase-7 = Nächste Runde

## Slots at the Port of London and at Waterloo Station

slot-assistants = Assistenten
slot-gears = Zahnräder
slot-die = Neuer Würfel
slot-paid-die = Neuer Würfel (bezahlt)
slot-ticket = Ticket
slot-energy = Energie
slot-energy-and-bonus = Energie und Bonus
slot-energy-and-buzz = Energie und Buzz
slot-bonus-or-buzz = Bonus oder Buzz

## Tracks, tokens and tickets

westminster-1 = I
westminster-2 = II
westminster-3 = III
westminster-4 = IV
westminster-5 = V
pocket-watch = Taschenuhr
ticket = Ticket
loan-open = Kredit ({ $vp })
loan-repaid = Zurückgezahlter Kredit ({ $vp })

## Exchanges

exchange-sell-newspaper = Zeitung verkaufen
exchange-newspapers-to-gear = Zeitungen gegen Zahnrad
exchange-newspapers-to-income = Zeitungen gegen Einkommen
exchange-newspapers-to-die = Zeitungen gegen Würfel
exchange-buy-energy = Energie kaufen
exchange-buy-gear = Zahnrad kaufen
exchange-sell-energy = Energie verkaufen
exchange-sell-gear = Zahnrad verkaufen
exchange-rate = { $give } gegen { $get }

## Colours and kinds

frame-blue = blauer Stapel
frame-orange = orangefarbener Stapel
kind-permanent = Dauereffekt
kind-instant = Soforteffekt

## Where points come from

reason-prototypes = Prototypen
reason-characters = Persönlichkeiten
reason-links = verbundene Paare
reason-shares = Aktien
reason-tickets = Tickets
reason-pictures = Buzz-Bilder
reason-effects = Effekte
reason-red-income = rotes Einkommensfeld
reason-buzz = Rang auf der Buzz-Leiste
reason-market = Rang im Black Market
reason-goal = Ziel der Nation
reason-loans = Kredite
reason-slots = leere Forschungsfelder

## Where the points that one may expect come from

source-points = bisherige Punkte
source-prototypes = Prototypen
source-characters = Persönlichkeiten
source-benefits = Plättchen und Black Market
source-buzz = Buzz
source-money = Geld und Waren
source-dice = Würfel
source-debts = Kredite

## Research tiles, green: permanent

research-r01 = Leibrenten
research-r02 = Buchhaltung
research-r03 = Stenografie
research-r04 = Vorträge
research-r05 = Gelehrtenverein
research-r06 = Thermodynamik
research-r07 = Metallurgie
research-r08 = Statistik

## Research tiles, green: instant

research-r09 = Werkzeugbau
research-r10 = Saurierknochen
research-r11 = Ägyptologie
research-r12 = Gasbeleuchtung
research-r13 = Elektrochemie
research-r14 = Typografie
research-r15 = Nationalökonomie
research-r16 = Versicherungen
research-r17 = Astronomie
research-r18 = Mineralogie
research-r19 = Gesundheitswesen
research-r20 = Kryptografie

## Research tiles, violet with a blue frame

research-r21 = Feinmechanik
research-r22 = Fotografie
research-r23 = Elektromagnetismus
research-r24 = Mathematik
research-r25 = Patentrecht
research-r26 = Telegrafie

## Research tiles, violet with an orange frame

research-r27 = Bankwesen
research-r28 = Philanthropie
research-r29 = Physik
research-r30 = Rhetorik
research-r31 = Bauingenieurwesen
research-r32 = Detektivarbeit
research-r33 = Wahrscheinlichkeit

## Shares

share-s1a = Eisenbahnen
share-s1b = Kanäle
share-s1c = Docks
share-s2a = Kohlengruben
share-s2b = Gaswerke
share-s2c = Wasserwerke
share-s3a = Eisenhütten
share-s3b = Baumwoll­spinnereien
share-s3c = Töpfereien
share-s4a = Dampfschiffe
share-s4b = Telegraf
share-s4c = Omnibusse
share-s5a = Glashütten
share-s5b = Brauereien
share-s5c = Hotels

## Flyers

flyer-f01 = Schlosser
flyer-f02 = Kohlenhändler
flyer-f03 = Pfandleiher
flyer-f04 = Zeitungsladen
flyer-f05 = Eisenwarenladen
flyer-f06 = Sparkasse
flyer-f07 = Hutmacher
flyer-f08 = Laufburschen
flyer-f09 = Blaskapelle
flyer-f10 = Maschinenbauer
flyer-f11 = Stellenvermittlung

## Publisher and goals

publisher = Verleger
publisher-level = { $condition }: { $buzz }
goal-level = Stufe { $level } ({ $points }): { $condition }

## On the page

draw-board = Der Crystal Palace
draw-places = Orte
draw-buzz = Buzz
draw-income = Einkommen
draw-income-falls = sinkt um { $n } je Runde
draw-you = (du)
draw-to-move = am Zug
draw-first = Startspieler
draw-ready = bereit
draw-thinking = überlegt
draw-passed = gepasst
draw-goal = Ziel
draw-research = Forschung
draw-newspapers = Zeitungen
draw-cards = Karten
draw-no-cards = noch keine Karten
draw-loans = Offene Kredite
draw-salaries = Gehälter { $money } £
draw-salary = Gehalt in Westminster I bis V
draw-points-by-round = Punkte in Runde 1 bis 5
draw-link = Verbunden mit { $card }
draw-on-any = auf wen du willst
draw-every-round = jede Runde
draw-once = einmal
draw-taken = genommen
draw-empty-slot = Abzug für ein leeres Feld am Ende der Partie
draw-go-on = Würfel zieht auf einen Platz weiter
draw-space = { $place }, Feld { $space }: mindestens { $least }
draw-space-taken = { $place }, Feld { $space }: { $value } von { $owner }
draw-with-assistant = mit einer Assistentenaktion
draw-would-act =
    { $dice ->
        [one] Deine { $value } käme als { $rank }. dran (einziger Würfel hier)
       *[other] Deine { $value } käme als { $rank }. von { $dice } dran
    }
draw-no-action = Deine { $value } käme als { $rank }. von { $dice } dran: kein Aktionsfeld mehr frei
draw-fits-nowhere = Deine { $value } ist zu niedrig für die freien Felder hier
draw-left-for-it = dann noch { $count } zur Wahl
draw-how-many =
    { $spaces ->
        [one] Die höchsten Würfel handeln zuerst. Würfel hier: { $dice }; { $spaces } Aktionsfeld
       *[other] Die höchsten Würfel handeln zuerst. Würfel hier: { $dice }; { $spaces } Aktionsfelder
    }
draw-acts = Jetzt: die { $value } von { $owner }
draw-act = Handeln
draw-decline = Verzichten
draw-pass = Passen
draw-accept = Ja
draw-stay = Bleiben
draw-rest = Alle nutzen
draw-finished = Fertig
draw-target = Anwenden auf
draw-level = Stufe { $level }
draw-start = Start
draw-beyond = Jeder Schritt über V hinaus: { $effects }
draw-ticket-worth = { $points } + Wert des Würfels
draw-ticket-then = { $points }, doch der Würfel ist für immer fort
draw-die = Würfel { $value }
draw-your-dice = Deine Würfel
draw-dice-hidden =
    { $count ->
        [one] { $count } verdeckter Würfel
       *[other] { $count } verdeckte Würfel
    }
draw-dice-of = Würfel auf der Hand: { $dice }
draw-dial = Würfel { $number }, von 1 bis 6
draw-dial-up = Würfel { $number }: eins mehr
draw-dial-down = Würfel { $number }: eins weniger
draw-dials-cost = Kosten { $money }
draw-dials-left = Rest { $money }
draw-dials-short = { $money } zu wenig: verkaufen oder leihen
draw-dials-salaries = fällige Gehälter: { $money } £
draw-dials-hint = Die höchste Summe beginnt, die niedrigste erhält eine Zeitung.
draw-dials-hidden = Niemand sieht deine Würfel, bis alle ihre festgelegt haben.
draw-seal = Würfel festlegen
draw-market-gears = je 1 beim Absteigen von Feld { $space } oder höher
draw-market-cleared = alle anderen Assistenten verlassen den Black Market
draw-money-left = Rest { $money } £
draw-lacking = { $money } £ zu wenig
draw-lacks = noch nötig: { $cost }
draw-space-price = { $money } für das Aktionsfeld
draw-bought-for = sofort für { $cost } gekauft
draw-sum-then = Summe { $money } £
draw-builds-for = Bau kostet { $cost }, bringt in dieser Runde { $points }
draw-costs = kostet { $cost }, bringt jetzt { $points }
draw-links-then = verbunden: { $points } mehr
draw-salary-then = Gehalt { $money } £
draw-rung = Feld { $space }, in Phase 6: { $effects }
draw-home = kehrt in den Vorrat zurück
draw-loan-costs = { $least } bis { $most } Punkte am Ende ({ $repaid }, wenn zurückgezahlt), und er belegt ein Forschungsfeld
draw-loan-repaid = { $repaid } Punkte am Ende statt { $least } bis { $most }
draw-gives-up = du verlierst: { $effects }
draw-gives-up-used = Effekt schon genutzt
draw-each-round = { $effects }, jede Runde
draw-pass-then =
    { $count ->
        [one] { $count } Würfel bleibt auf der Hand
       *[other] { $count } Würfel bleiben auf der Hand
    }
draw-publishes = Stufe { $level } erreicht: { $buzz }
draw-goal-then = Stufe { $level }: am Ende insgesamt { $points }
draw-exhibited = Was jede Nation ausstellte
told-none = keine
told-place = { $place }: Würfel { $dice }; freie Felder { $free }; Aktionsfelder benutzt { $used } von { $actions }.
told-offer = { $place }, Angebot: { $offer }.
told-market = Black Market: Assistenten { $assistants }; Zahnräder { $gears }.
told-seat =
    { $score ->
        [one] { $seat }, { $nation }: { $score } Punkt, { $money } £, { $goods }. Einkommen { $income }, Buzz { $buzz }, Westminster { $westminster }, Ziel Stufe { $goal }, Assistenten im Vorrat { $assistants }. Würfel: { $dice }.
       *[other] { $seat }, { $nation }: { $score } Punkte, { $money } £, { $goods }. Einkommen { $income }, Buzz { $buzz }, Westminster { $westminster }, Ziel Stufe { $goal }, Assistenten im Vorrat { $assistants }. Würfel: { $dice }.
    }
told-cards = { $seat }: Patente { $patents }; Prototypen { $prototypes }; Persönlichkeiten { $characters }; Forschung { $tiles }; Aktien { $shares }; offene Kredite { $loans }; leere Forschungsfelder { $empty }.

## The chronicle

entry-places = { $die } { $place }, Feld { $space }
entry-passes =
    { $who ->
        [you] passt
       *[other] passt
    }
entry-declines = keine Aktion
entry-idle = kein Feld mehr frei
entry-acts = handelt
entry-points = Punkte
entry-loans = Kredite
entry-cleared = Black Market geräumt
entry-round = { $round } beginnt
entry-end = Endwertung
entry-taken = { $card } genommen
entry-recruited = { $card } angeworben
entry-built = { $card } gebaut
entry-applied = Effekt auf { $owner }
entry-drawn = { $card } gezogen
entry-discarded = { $card } abgeworfen
entry-left = kein Forschungsfeld für { $card }
entry-sealed = bereit
entry-first = beginnt
entry-goal = Ziel: Stufe { $level }
entry-assistant-entered = Assistent auf Feld { $space }
entry-assistant-moved = Assistent von Feld { $source } auf { $space }
entry-assistant-left = Assistent verlässt Feld { $space }
entry-ticket = Würfel gegen Ticket
entry-market = Black Market, Feld { $space }
entry-published =
    { $level ->
        [0] Times: keine Stufe
       *[other] Times: Stufe { $level }
    }
entry-token = Marker auf Bild { $space }
entry-palace = als { $place }. im Palast
entry-salaries = Gehälter: { $money }
entry-refunded = { $card }: Gehalt zurück
entry-income-now = Einkommen jetzt { $money }
entry-exchanges = Tausch
entry-borrowed =
    { $count ->
        [one] Kredit
       *[other] { $count } Kredite
    }
entry-repaid =
    { $count ->
        [one] Kredit zurückgezahlt
       *[other] { $count } Kredite zurückgezahlt
    }
entry-sold = Waren verkauft
entry-covered =
    { $count ->
        [one] { $count } Feld abgedeckt
       *[other] { $count } Felder abgedeckt
    }

## The work of phases 4 to 6, in the middle of the table

draw-back-to = Zurück: { $phase }
draw-salaries-told = Alle bezahlen ihre Persönlichkeiten nach ihrem Feld in Westminster
draw-your-characters = Deine Persönlichkeiten
draw-characters = Persönlichkeiten
draw-others = Die anderen
draw-nobody-to-pay = keine Persönlichkeit zu bezahlen
draw-paid = bezahlt
draw-to-pay = zu zahlen
draw-nothing-to-pay = nichts zu zahlen
draw-sum-to-pay = { $money } zu zahlen
draw-sum-paid = { $money } bezahlt
draw-purse-now = Rest { $money }
draw-purse-leaves = von { $money }, Rest { $left }
draw-purse-lacks = { $money } vorhanden, { $lacking } zu wenig
draw-must-pay = Alles muss bezahlt werden: Fehlt dir Geld, verkaufe etwas oder nimm einen Kredit auf.
draw-builds = { $owner } baut einen Prototyp
draw-builds-left =
    { $count ->
        [0] { $owner } kann in dieser Runde nichts mehr bauen
        [one] { $owner } darf noch { $count } Prototyp bauen
       *[other] { $owner } darf noch { $count } Prototypen bauen
    }
draw-before-income = Letzte Gelegenheit zum Tauschen, bevor das Einkommen kommt
draw-no-patents = kein Patent mehr zu bauen
draw-lacks-nothing = alles vorhanden
draw-built-this-round = In dieser Runde gebaut
draw-none-built = noch nichts
draw-build-no-more = Nichts mehr bauen
draw-worth-in-round = Wert in Runde { $round }
draw-for-links = für verbundene Persönlichkeiten
draw-effect-on-whom = Sein Effekt: auf wen?
draw-effect-on = Sein Effekt auf { $owner }
draw-yourself = Du
draw-still-to-build = Noch zu bauen
draw-income-told = Die Leiste zahlt und sinkt um { $n }, dann kommen Dauerboni und Persönlichkeiten, dann die Bilder
draw-column-track = Leiste
draw-column-falls = sinkt um { $n }
draw-column-bonuses = Plättchen, Markt
draw-column-people = Persönlich­keiten
draw-column-pictures = Bilder
draw-column-pounds = Pfund
draw-column-now = jetzt
draw-column-end = am Ende
draw-from-to = { $source } auf { $space }
draw-fall-stopped = gestoppt: { $money }
draw-markers-now = Einkommensmarker jetzt:
stage-effects = Dauerboni
stage-pictures = Bilder
event-stage-began = { $stage }: { $seat }.
event-income-fell =
    { $money ->
        [0] { $seat }: Das Einkommen sinkt von { $source } £ auf { $space } £.
       *[other] { $seat }: Das Einkommen sinkt von { $source } £ auf { $space } £; zu zahlen: { $money } £.
    }
draw-set-here = Die { $value } hier einsetzen
draw-set-nowhere = Tippe auf ein leuchtendes Feld
draw-drag-hint = Zieh einen Würfel auf ein Feld oder wähle es
draw-parts = Teile des Spielplans
draw-tab-places = Orte
draw-tab-mine = Meins
draw-tab-board = Tableau
draw-tab-city = Stadt
draw-tab-rivals = Gegner

## Asking what a thing is

about-list = { $parts }
about-seats = { $seats }
about-worth-then = { $now } in dieser Runde, dann { $later }
about-when-built = { $cost } beim Bauen
about-built-now = { $points }, wenn du es jetzt baust, Verbindungen eingerechnet
about-patent = Patent { $number }; gebaut ein Prototyp
about-character = Persönlichkeit
about-salary = Gehalt
about-salary-steps = { $salary } für dich; { $steps } in Westminster I bis V
about-link = { $card }: +{ $points }, wenn du beide hast
about-link-with = { $link } (bei { $seats })
about-research-green = Forschungsplättchen aus dem British Museum
about-research-blue = Forschungsplättchen vom blauen Stapel
about-research-orange = Forschungsplättchen vom orangefarbenen Stapel
about-permanent = in Phase 6 jeder Runde
about-instant = einmal, wenn du es nimmst
about-takes = Belegt
about-takes-slot = ein Forschungsfeld; ein leeres zählt am Ende { $points }
about-share = Aktie
about-watch = Kommt mit Phileas Fogg
about-place = Ort { $number }
about-place-slots = Der Würfel zieht auf einen der Plätze hier und tut, was dort steht.
about-order = Reihenfolge
about-place-order = der höchste Würfel handelt zuerst; von gleichen der weiter links
about-place-dice =
    { $dice ->
        [one] { $dice } Würfel eingesetzt; Aktionsfelder: { $spaces }
       *[other] { $dice } Würfel eingesetzt; Aktionsfelder: { $spaces }
    }
about-market = Assistenten bei der Arbeit
about-market-effect = Ein Assistent hier bringt seinem Besitzer in jeder Phase 6 den Bonus seines Feldes. In jeder Runde steigen alle ein Feld ab.
about-end = Am Ende
about-market-end = { $points } Punkte für die höchsten Assistenten
about-full = Ist er voll
about-market-full = kommt die Polizei: Nur der neueste Assistent bleibt
about-space = Einsetzfeld { $space }
about-space-effect = Hier kann ein Würfel ab { $least } eingesetzt werden. Er handelt in Phase 3.
about-space-assistant = sofort eine Assistentenaktion
about-here = Hier
about-die-here = die { $value } von { $seat }
about-action = Aktionsfeld { $rank }
about-action-bonus = Der Würfel, der hier als { $rank }. handelt, bekommt einen Bonus: { $effect }. Dann führt er die Aktion des Ortes aus.
about-action-pays = Der Würfel, der hier als { $rank }. handelt, kostet { $money }. Dann führt er die Aktion des Ortes aus.
about-action-plain = Der Würfel, der hier als { $rank }. handelt, führt die Aktion des Ortes aus.
about-action-used = in dieser Runde benutzt
about-room = Platz
about-slot-dice =
    { $dice ->
        [one] für { $dice } Würfel
       *[other] für { $dice } Würfel
    }
about-westminster = Westminster { $step }
about-westminster-kind = Feld der Westminster-Leiste
about-westminster-start = Hier beginnen alle.
about-westminster-effect = Wenn du es erreichst: { $effect }.
about-westminster-salary = je weiter du bist, desto weniger kosten deine Persönlichkeiten
about-publisher = Verleger, in dieser Runde
about-publisher-effect = Die London Times bringt Buzz für die Stufe, die du in dieser Runde beim Verleger erreichst.
about-market-gears =
    { $gears ->
        [one] { $gears } Zahnrad
       *[other] { $gears } Zahnräder
    }
about-market-gears-effect = Wer nach dem Einsetzen eines Würfels einen Assistenten von Feld { $space } oder höher absteigen lässt, nimmt eines dieser Zahnräder.
about-market-space = Feld { $space }
about-market-benefit = In jeder Phase 6, solange dein Assistent hier steht: { $effect }.
about-down = Abstieg
about-market-down = steigt er von hier nach dem Einsetzen ab, gibt es ein Zahnrad, solange eines da ist
about-track = Leiste
about-buzz-effect = Buzz ist das Aufsehen, das du erregst. Je Buzz rückst du ein Feld vor; zurück geht es nie.
about-buzz-goal = bei { $last } kommen die Ersten in den Palast
about-buzz-end = { $points } Punkte für die, die am weitesten sind
about-buzz-number = Buzz { $space } von { $last }
about-buzz-space = Ein gewöhnliches Feld: Hier geschieht nichts.
about-buzz-last = Der Palast. Wer zuerst ankommt, liegt vor allen anderen.
about-picture = Bild
about-picture-effect = Mit einem Marker von dir hier, in jeder Phase 6: { $effect }.
about-tokens = Wann
about-picture-tokens = wenn du es erreichst oder überschreitest, darfst du einen Marker darauflegen, jetzt oder nie
about-token = Marker
about-flyer = Wurfzettel auf der Buzz-Leiste
about-flyer-effect = Wenn du ihn erreichst oder überschreitest: { $effect }.
about-flyer-works = einmal für jeden, der ihn erreicht oder überschreitet
about-income-effect = In Phase 6 erhältst du die Pfund deines Feldes.
about-income-falls =
    { $steps ->
        [one] du gehst { $steps } Schritt hinunter
       *[other] du gehst { $steps } Schritte hinunter
    }
about-income-kind = Feld der Einkommensleiste
about-income-red =
    { $points ->
        [one] In Phase 6 erhältst du hier nichts und verlierst { $points } Punkt.
       *[other] In Phase 6 erhältst du hier nichts und verlierst { $points } Punkte.
    }
about-income-space = In Phase 6 erhältst du { $money }.
about-marker = { $track }: { $space }
about-nation = Nation und ihr Ziel
about-goal-effect = Am Ende zählt die Stufe, die dein Assistent auf der Zielleiste erreicht hat.
about-goal-level = { $condition }: { $points }
about-goal-of = Ziel ({ $seat }, { $nation })
about-goal-now = Stufe { $level } erreicht
about-how = Wie
about-goal-how = durch eine Assistentenaktion, Stufe für Stufe
about-score = Punkte: { $seat }
about-score-effect =
    { $points ->
        [one] Jetzt { $points } Punkt.
       *[other] Jetzt { $points } Punkte.
    }
about-score-end = Buzz, Black Market und Ziel kommen hinzu, Kredite und leere Forschungsfelder gehen ab
about-money-effect = Für Würfel, Gehälter, Karten und Waren. Wem etwas fehlt, der muss verkaufen oder einen Kredit aufnehmen.
about-stock-gear =
    { $n ->
        [one] { $n } Zahnrad
       *[other] { $n } Zahnräder
    }
    .line = Damit baust du Prototypen.
about-stock-energy = { $n } Energie
    .line = Damit baust du Prototypen.
about-stock-news =
    { $n ->
        [one] { $n } Zeitung
       *[other] { $n } Zeitungen
    }
about-stock-scroll =
    { $n ->
        [one] { $n } Prototyp
       *[other] { $n } Prototypen
    }
about-stock-hat =
    { $n ->
        [one] { $n } Persönlichkeit
       *[other] { $n } Persönlichkeiten
    }
    .line = Bringen Punkte und Effekte und verlangen in Phase 4 ein Gehalt.
about-stock-research =
    { $n ->
        [one] { $n } Forschungsplättchen
       *[other] { $n } Forschungsplättchen
    }
    .line = Geben ihren Effekt sofort oder in jeder Runde und füllen Forschungsfelder.
about-stock-loan =
    { $n ->
        [one] { $n } offener Kredit
       *[other] { $n } offene Kredite
    }
about-newspapers-effect = Können jederzeit getauscht werden. Niemand kann mehr als { $most } haben.
about-loan-effect = Jeder brachte { $money } und kostet am Ende Punkte; ein zurückgezahlter zählt nur { $repaid }.
about-prototypes-effect =
    { $count ->
        [one] Gebaute Patente. In Phase 5 darf jeder { $count } bauen.
       *[other] Gebaute Patente. In Phase 5 darf jeder bis zu { $count } bauen.
    }
about-exchange = Tausch
about-when = Wann
about-exchange-when = jederzeit, auch mitten in einer Aktion oder Zahlung
about-loan = Kredit
about-loan-take-name = Kredit aufnehmen
about-loan-repay-name = Kredit zurückzahlen
about-loan-open-name = Offener Kredit
about-loan-repaid-name = Zurückgezahlter Kredit
about-loan-take = Du bekommst sofort { $money }. Der Kredit belegt ein Forschungsfeld.
about-loan-open = In deinem Zug für { $money } zurückzahlbar; dann zählt er nur noch { $repaid }.
about-loan-repaid = Behält sein Feld und zählt am Ende { $repaid }.
about-loan-end = offen zählt ein Kredit { $least } bis { $most }, zurückgezahlt { $repaid }
about-empty = Leeres Forschungsfeld
about-empty-kind = Eines von { $slots } Forschungsfeldern
about-empty-effect = Zählt am Ende { $points }, wenn es leer bleibt.
about-empty-end = lässt sich für { $money } abdecken
about-dice =
    { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfel
    }
about-dice-effect = Jeder Würfel wird geheim auf einen Wert eingestellt, in Pfund bezahlt und auf ein Feld gesetzt, das sein Wert erlaubt.
about-dice-left = noch { $n } im Vorrat
about-salaries-effect = In Phase 4 für alle Persönlichkeiten zu zahlen.
about-first = Startspieler
about-first-effect = Hatte in Phase 1 die höchste Summe und beginnt diese Runde.
about-phase = Eine von { $phases } Phasen einer Runde
about-phase-1 = Alle stellen geheim ihre Würfel ein und zahlen die Summe in Pfund. Die höchste Summe beginnt.
about-phase-2 = Reihum setzen alle je einen Würfel auf ein Feld, das sein Wert erlaubt.
about-phase-3 = Ort für Ort handeln die Würfel, der höchste zuerst.
about-phase-4 = Alle zahlen die Gehälter ihrer Persönlichkeiten und nutzen deren Effekte der Phase 4.
about-phase-5 = Alle dürfen Patente bauen: zahlen, Punkte erhalten, den Effekt auf einen Spieler anwenden.
about-phase-6 = Einkommen, dann Ausgaben, Dauerboni und Bilder.
about-phase-7 = Assistenten steigen ab, Würfel kommen zurück, neue Karten werden ausgelegt.
signs-owned = Was du besitzt
signs-tracks = Leisten
signs-cards = Auf Karten
sign-gear = Zahnrad
    .line = zum Bauen von Patenten
sign-energy = Energie
    .line = zum Bauen von Patenten
sign-news = Zeitung
    .line = jederzeit zu tauschen
sign-loan = Kredit
    .line = jetzt Geld, am Ende Minuspunkte
sign-vp = Punkte
    .line = zählen sofort
sign-die = Würfel
    .line = du wählst und bezahlst seinen Wert
sign-watch = Taschenuhr
    .line = ein Dauerbonus zweimal
sign-buzz = Buzz
    .line = ein Feld weiter; am Ende der Palast
sign-income = Einkommen
    .line = Pfund in Phase 6; sinkt jede Runde
sign-westminster = Westminster
    .line = ein Feld weiter; senkt Gehälter
sign-assistant = Assistent
    .line = in den Black Market, dort hinauf oder zum Ziel
sign-aim = Auf einen Spieler
    .line = du wählst, wen es trifft
sign-flash = Sofort
    .line = wenn du die Karte nimmst
sign-link = Verbindung
    .line = mehr Punkte mit beiden Karten
sign-loop = Dauereffekt
    .line = wieder in jeder Phase 6
sign-research = Forschung
    .line = füllt ein Forschungsfeld
sign-scroll = Patent
    .line = in Phase 5 bezahlt und gebaut
sign-hat = Persönlichkeit
    .line = verlangt Gehalt in Phase 4
sign-bank = Aktie
    .line = ihr Effekt, einmal
sign-ticket = Ticket
    .line = ein Würfel geht, Punkte kommen
sign-lower = Abstieg
    .line = ein Assistent steigt ab

## Scorings told in stages

event-final-scoring-began = Die letzten Punkte werden gezählt.
telling-part-track = Einkommen
telling-part-fall = Ausgaben
telling-part-effects = Boni
telling-part-pictures = Bilder
telling-part-next = Nächste Runde
telling-part-sales = Verkäufe
telling-part-buzz = Buzz
telling-part-market = Black Market
telling-part-board = Ziel, Kredite, Felder
telling-salaries =
    { $money ->
        [0] keine Gehälter zu zahlen
       *[other] Gehälter von { $money } £
    }
telling-track = Einkommen der Leiste
telling-red = auf einem roten Feld: ein Punkt verloren
telling-fell = von { $source } £ auf { $space } £
telling-stopped = von { $source } £ auf { $space } £, dazu { $money } £ zu zahlen
telling-used = Dauerboni und Persönlichkeiten
telling-unused = kein Bonus
telling-pictures = Bilder der Buzz-Leiste
telling-no-pictures = kein Bild
telling-to-come = noch offen
telling-last = Einkommen und Endwertung
telling-sales = verkauft für { $money } £, Kredite zurückgezahlt: { $loans }, Felder abgedeckt: { $slots }
telling-no-place = kein Rang, der Punkte bringt
report-loans = Noch nicht abgezogen sind Kredite: { $costs }.

# Opponents
opponent-day-tripper = Die Ausflüglerin
    .short = Ausflüglerin
    .line = Ein Shilling, ein belegtes Brot und überhaupt kein Plan.
opponent-gardener = Der Gärtner
    .short = Gärtner
    .line = Pflanzt früh, gießt täglich und übersieht den halben Garten.
opponent-inventor = Die Erfinderin
    .short = Erfinderin
    .line = Drei Patente vor dem Frühstück, und eines davon funktioniert.
opponent-banker = Der Bankier
    .short = Bankier
    .line = Verleiht Schirme bei Sonnenschein und weiß stets, was du in der Börse hast.
opponent-duchess = Die Herzogin
    .short = Herzogin
    .line = Hat den ganzen Katalog gelesen und verrät niemandem, auf welche Seite es ankommt.

## The score sheet

sheet-market = Assistenten im Black Market
sheet-market-space = Feld { $space }
sheet-nobody = –
sheet-seat = { $seat }
sheet-track = Punkte und Buzz bisher
sheet-points = Punkte auf der Leiste
sheet-buzz = Buzz
sheet-arrival = Bei { $last } Buzz: Reihenfolge der Ankunft
sheet-place = { $place }.
sheet-goal = Ziel der Nation
sheet-nation = Nation
sheet-goal-level = Erreichte Stufe
sheet-no-level = –
sheet-level = { $level }
sheet-left = Übrig
sheet-money = Pfund
sheet-gears = Zahnräder
sheet-energy = Energie
sheet-newspapers = Zeitungen
sheet-loans = Kredite
sheet-slots = Forschung
sheet-empty = Leere Forschungsfelder

## Values of an edition

value-rounds = Runden
value-count = Anzahl
value-ticket_vp = Punkte für ein Ticket, je Runde
value-start = Womit jeder beginnt
    .income = Einkommen
    .buzz = Buzz
    .westminster = Feld von Westminster
    .newspapers = Zeitungen
value-money = Pfund
value-gears = Zahnräder
value-gear = Zahnräder
value-energy = Energie
value-vp = Punkte
value-tokens = Marker
value-assistants = Assistenten
value-dice = Würfel
    .start = zu Beginn
value-in_all = höchstens
value-lowest_sum_newspapers = Zeitungen für die niedrigste Summe
value-exchanges = Tauschen
value-give = geben
value-get = bekommen
value-loans = Kredite
value-repay = Rückzahlung
value-repaid_vp = Punkte für einen zurückgezahlten Kredit
value-in_a_row = höchstens so viele Kredite nacheinander
value-values = Punkte
value-copies = Exemplare
value-vp_when_stack_is_empty = Punkte, wenn kein Kredit übrig ist
value-locations = Orte
    .each = Spieler: { $n }
value-action = Aktion
value-sides = Seiten des Plans
value-action_spaces = Aktionsfelder
value-placement_spaces = Einsetzfelder
value-display = ausliegende Karten oder Plättchen
value-slots = Plätze
value-players = Spielerzahlen
value-effects = Effekte
value-market = Black Market
    .each = Spieler: { $n }
value-gear_from_space = Zahnräder ab Feld
value-spaces = Felder
value-westminster = Westminster
value-beyond = weitere Schritte
value-newspapers = Zeitungen
value-most = höchstens
value-income = Einkommensleiste
    .values = Einkommen je Feld
value-red_spaces = rote Felder
value-red_vp = Punkte auf roten Feldern
value-expenses = Ausgaben
value-buzz = Buzz-Leiste
value-last = letztes Feld
value-flyer_spaces = Felder der Wurfzettel
value-blue = Blau
value-green = Grün
value-violet = Violett
value-orange = Orange
value-pictures = Bilder
value-flyers = Wurfzettel
value-colour = Farbe
value-research_slots = Forschungsfelder
value-research = Forschungsplättchen
value-kind = Art
value-watch = Taschenuhr
value-shares = Aktien
value-round = Runde
value-nations = Nationen
value-board = Tableau
value-side = Seite
value-at_least = mindestens, je Stufe
value-publisher = Verleger
    .buzz = Buzz je Stufe
value-faces = Plättchen
value-tile = Plättchen
value-conditions = Bedingungen je Runde
value-end = Ende der Partie
value-sale_price = Pfund je Verkauf
value-covered_slot = Pfund, um ein Feld abzudecken
value-buzz_vp = Punkte für Buzz, je Rang
value-market_vp = Punkte im Black Market, je Rang
value-empty_slot_vp = Punkte für ein leeres Feld
value-links = Verbundene Paare
    .vp = Punkte je Paar
value-prototypes = Prototypen
value-each_round = höchstens je Runde
value-patents = Patente
    .links = verbundene Persönlichkeiten
    .vp = Punkte je Runde
value-characters = Persönlichkeiten
    .links = verbundene Patente
    .vp = Punkte je Runde
value-number = Nummer
value-name = Name
value-cost = Kosten
value-salary = Gehalt bei Westminster I bis V
value-instant = Soforteffekte
value-phase = Phase der wiederkehrenden Effekte
value-recurring = wiederkehrende Effekte

## Tasten

keys-dial-step = auf einem Würfel: eins mehr, eins weniger
keys-dial-set = auf einem Würfel: diese Zahl

## The guided first game

guide-welcome = Willkommen in London
    .text = Du bereitest eine Nation auf die Weltausstellung von 1851 vor, die Ausflüglerin eine andere. Wer nach zwei Runden mehr Punkte hat, gewinnt; eine ganze Partie hat fünf.
    .why = Hinweise wie dieser zeigen dir in etwa zehn Minuten, wie das geht.
guide-dice = Stelle deine Würfel ein
    .text = Gewürfelt wird hier nicht: Du stellst deine Würfel geheim ein und zahlst 1 £ für jedes Auge. Stelle sie auf 6, 5, 4 und 3, dann lege sie fest.
    .why = Hohe Würfel handeln vor niedrigen, aber du hast am Anfang nur 40 £.
guide-patent = Eine 6 für das Patent Office
    .text = Mit 18 hast du die höchste Summe, also beginnst du. Setze deine 6 auf das erste Feld des Patent Office: Es nimmt Würfel ab 5.
    .why = An jedem Ort handelt der höchste Würfel zuerst, und über die 6 geht nichts.
guide-club = Eine 5 für den Reform Club
    .text = Setze deine 5 auf das erste Feld des Reform Club. Dort wartet Elizabeth Gaskell, eine Persönlichkeit, die mit einem der Patente verbunden ist.
    .why = Wer beide Karten eines verbundenen Paares hat, erhält 4 Punkte mehr.
guide-bank = Eine 4 für die Bank of England
    .text = Hier bekommst du eine Aktie: Einkommen und Punkte. Setze deine 4 auf das erste Feld.
    .why = In dieser Bank kann nur ein Würfel handeln. Ein niedrigerer täte nichts, und du bekämst kein Geld zurück.
guide-museum = Eine 3 mit Assistent
    .text = Im British Museum handelt eine 5 vor dir, aber für 2 £ kann auch ein zweiter Würfel handeln. Setze deine 3 auf das Feld mit dem Assistenten.
guide-market = In den Black Market
    .text = Schicke deinen Assistenten in den Black Market, den Schwarzmarkt, und lass ihn dort stehen.
    .why = Dort bringt er dir in jeder Phase 6 den Bonus seines Feldes. Jede Runde steigt er ein Feld ab.
guide-act = Jetzt handeln die Würfel
    .text = Ort für Ort, der höchste Würfel zuerst. Nimm den Abwehrschirm: Er ist mit Elizabeth Gaskell verbunden.
    .why = Noch kostet ein Patent nichts. Du zahlst, wenn du es baust.
guide-tile = Jedes Plättchen hilft
    .text = Plättchen mit Dauereffekt bringen dir jede Runde etwas, die mit Soforteffekt einmal.
    .why = Und jedes füllt eines deiner zehn Forschungsfelder. Ein leeres kostet am Ende 2 Punkte.
guide-gaskell = Wirb Elizabeth Gaskell an
    .text = Eine Persönlichkeit bezahlst du sofort: Sie kostet 1 Energie, und die hast du. Jetzt bringt sie 3 Punkte.
    .why = In jeder Phase 4 kommt ein Punkt dazu, solange du höchstens einen offenen Kredit hast.
guide-salaries = Gehälter
    .text = In Phase 4 zahlen alle ihre Persönlichkeiten. Je weiter du in Westminster bist, desto weniger verlangen sie.
guide-build = Vom Patent zum Prototyp
    .text = In Phase 5 darfst du bis zu zwei Patente bauen. Der Schirm kostet dein Zahnrad und bringt 5 Punkte, dazu 4 für das verbundene Paar.
    .why = Die meisten Patente sind von Runde zu Runde weniger wert. Warte also nicht zu lange.
guide-target = Wen trifft der Effekt?
    .text = Der Effekt eines Prototyps trifft einen Spieler deiner Wahl. Weniger Einkommen wünscht sich niemand, also nimm die Ausflüglerin.
guide-income = Einkommen
    .text = In Phase 6 erhältst du die Pfund deines Einkommensfeldes, dann gehst du drei Schritte hinunter. Aktien und Plättchen bringen dich wieder hinauf.
    .why = Danach zahlen deine Dauerboni, auch der aus dem Black Market.
guide-buzz = Buzz
    .text = Buzz ist das Aufsehen, das du in London erregst. Wurfzettel auf der Leiste bringen einmal etwas, Bilder mit deinem Marker in jeder Phase 6.
guide-goal = Das Ziel deiner Nation
    .text = Russland will verbundene Paare. Hast du eines, kann deine nächste Assistentenaktion den Assistenten deiner Zielleiste auf eine Stufe heben, die am Ende Punkte bringt.
guide-round-2 = Die zweite Runde gehört dir
    .text = Stelle deine Würfel ein, wie du magst. Behalte etwas Geld für Karten, Zahnräder und Energie.
    .why = Fehlt dir Geld, bringt ein Kredit 10 £. Am Ende kostet er 8 bis 10 Punkte, zurückgezahlt nur 5.
guide-others = Vier weitere Orte
    .text = Öffne sie, wie du magst: Westminster senkt Gehälter, die London Times bringt Buzz, der Port of London Zahnräder oder einen Würfel, die Waterloo Station Energie.
    .why = Bei jedem Feld steht, wann dein Würfel handeln würde.
guide-last = Die letzten Punkte
    .text = Nach dieser Runde bringen Buzz, Black Market und dein Ziel Punkte; Kredite und leere Forschungsfelder kosten welche. Je 10 £, die dir bleiben, decken ein Feld ab.
guide-end = Jetzt kennst du London
    .text = Hohe Würfel wählen zuerst, aber das Geld ist knapp. Wirb und baue früh, vor allem verbundene Paare, und sorge für Einkommen.
    .why = Eine ganze Partie hat fünf Runden: mehr Zeit für alles, was wachsen kann.
