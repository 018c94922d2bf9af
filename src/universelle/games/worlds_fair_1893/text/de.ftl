# World's Fair 1893 in German

## On the entrance

city = Chicago
home-line = Schicke deine Unterstützer in die Weiße Stadt, lass deine Exponate genehmigen und halte das Riesenrad in Schwung.

## The game in brief

rules-brief =
    Du hilfst, die Weltausstellung von 1893 in Chicago zu organisieren. In deinem Zug setzt du einen Unterstützer in einen der fünf Bereiche rund um das Riesenrad, spielst die Personen aus, die du im letzten Zug genommen hast, und nimmst alle Karten bei diesem Bereich; dann werden drei neue Karten ausgelegt.
    Tickets bewegen die Gondel des Riesenrads. Ist sie einmal ganz herum, wird die Runde gewertet: Jedes Ticket bringt eine Münze, und wer die meisten hat, bekommt zwei dazu; wer in einem Bereich die meisten (zu dritt oder zu viert auch die zweitmeisten) Unterstützer hat, erhält eine Medaille und darf Exponate dieses Bereichs genehmigen; danach kehrt die Hälfte deiner Unterstützer in den Vorrat zurück.
    Nach drei Runden werden Münzen, Medaillen und Sets aus genehmigten Exponaten verschiedener Bereiche (1, 3, 6, 10, 15 Punkte) zusammengezählt.

## Moves

action-place = Unterstützer setzen: { $area }
action-place-from = Unterstützer setzen: { $source } → { $area }
action-add = { $figure }: Unterstützer setzen
action-add-from = { $figure }: Unterstützer setzen, aus dem Bereich { $source }
action-add-to = { $figure }: Unterstützer setzen, { $area }
action-add-to-from = { $figure }: Unterstützer { $source } → { $area }
action-move = { $figure }: Unterstützer von { $owner }, { $source } → { $target }
action-move-owner = { $figure }: Unterstützer von { $owner } versetzen …
action-move-own = { $figure }: dein Unterstützer, { $source } → { $target }
action-move-yours = { $figure }: deinen Unterstützer versetzen …
action-move-whose = Aus dem Bereich { $source } …
action-stop = Übrige Personen abwerfen
action-end-turn = Zug beenden
action-approve =
    { $count ->
        [0] Kein Exponat genehmigen
        [one] { $count } Exponat genehmigen
       *[other] { $count } Exponate genehmigen
    }

## Why a move is refused

illegal-place-first = Beginne deinen Zug damit, einen Unterstützer zu setzen.
illegal-figures-now = Spiele eine der Personen aus, die du im letzten Zug genommen hast, oder wirf die übrigen ab.
illegal-end-turn-now = Alle deine Personen sind ausgespielt: Beende deinen Zug oder nimm etwas zurück.
illegal-approve-now = Entscheide zuerst, wie viele Exponate du im Bereich { $area } genehmigst.
illegal-approve-too-many =
    { $most ->
        [one] Du darfst im Bereich { $area } höchstens { $most } Exponat genehmigen.
       *[other] Du darfst im Bereich { $area } höchstens { $most } Exponate genehmigen.
    }
illegal-supply-empty = Dein Vorrat ist leer: Nimm einen Unterstützer aus einem Bereich.
illegal-supply-not-empty = Du hast noch Unterstützer im Vorrat: Nimm einen davon.
illegal-no-supporter = Du hast keinen Unterstützer im Bereich { $area }.
illegal-no-supporter-of = { $owner } hat keinen Unterstützer im Bereich { $area }.
illegal-no-such-player = In dieser Partie gibt es keinen Spieler { $number }.
illegal-not-adjacent = Der Bereich { $area } grenzt nicht an den Bereich { $chosen }, den du in diesem Zug gewählt hast.
illegal-figure-not-held = Du hast { $figure } im letzten Zug nicht genommen.

## What happened

event-turn-began = Runde { $round }: { $seat } ist am Zug.
event-supporter-placed = { $seat } setzt einen Unterstützer in den Bereich { $area }.
event-supporter-placed-from = { $seat } setzt einen Unterstützer aus dem Bereich { $source } in den Bereich { $area }.
event-supporter-added = { $seat } spielt { $figure } aus und setzt einen Unterstützer in den Bereich { $area }.
event-supporter-added-from = { $seat } spielt { $figure } aus und setzt einen Unterstützer aus dem Bereich { $source } in den Bereich { $area }.
event-supporter-moved = { $seat } spielt { $figure } aus und versetzt einen Unterstützer von { $owner } aus dem Bereich { $source } in den Bereich { $target }.
event-supporter-moved-own = { $seat } spielt { $figure } aus und versetzt einen eigenen Unterstützer aus dem Bereich { $source } in den Bereich { $target }.
event-standing-changed = { $seat } hat { $count } Unterstützer im Bereich { $area }, Platz { $place }.
event-figure-discarded = { $seat } wirft { $figure } ab.
event-cards-collected = { $seat } nimmt die Karten beim Bereich { $area }: { $cards }.
event-cards-collected-none = { $seat } findet keine Karten beim Bereich { $area }.
event-car-moved =
    { $left ->
        [0] Die Gondel ist zurück am Start: Die Runde wird gewertet.
        [one] Die Gondel rückt vor; noch { $left } Feld bis zum Start.
       *[other] Die Gondel rückt vor; noch { $left } Felder bis zum Start.
    }
event-deck-reshuffled =
    { $cards ->
        [one] Der Ablagestapel ({ $cards } Karte) wird zum neuen Nachziehstapel.
       *[other] Der Ablagestapel ({ $cards } Karten) wird zum neuen Nachziehstapel.
    }
event-card-added = Neu beim Bereich { $area }: { $card }.
event-scoring-began = Runde { $round } wird gewertet.
event-lull-ended =
    { $turns ->
        [one] Seit { $turns } Zug wurde kein Ticket genommen: Die Runde wird jetzt gewertet.
       *[other] Seit { $turns } Zügen wurde kein Ticket genommen: Die Runde wird jetzt gewertet.
    }
event-medal-won =
    { $points ->
        [one] { $seat } gewinnt eine Medaille im Wert von { $points } Punkt: { $place } im Bereich { $area }.
       *[other] { $seat } gewinnt eine Medaille im Wert von { $points } Punkten: { $place } im Bereich { $area }.
    }
event-exhibits-approved = Genehmigt für { $seat }: { $cards }.
event-exhibits-approved-none = { $seat } genehmigt im Bereich { $area } kein Exponat.
event-supporters-recalled =
    { $count ->
        [one] { $seat } nimmt { $count } Unterstützer aus dem Bereich { $area } zurück.
       *[other] { $seat } nimmt { $count } Unterstützer aus dem Bereich { $area } zurück.
    }

## Where points come from

reason-most-tickets = die meisten Tickets
reason-tickets = Tickets
reason-first-places = erste Plätze
reason-second-places = zweite Plätze
reason-sets = Sets genehmigter Exponate
place-first = erster Platz
place-second = zweiter Platz
place-tied-first = geteilter erster Platz
place-tied-second = geteilter zweiter Platz
supply = der Vorrat

## Where the points that one may expect come from

source-areas = Bereiche
source-sets = Sets
source-tickets = Tickets
source-figures = Personen
source-turns = kommende Züge

## Options

option-first-player = Startspieler

## The table as text

board-round = Runde { $round } von { $rounds }
board-scoring = Runde { $round } von { $rounds }: Wertung
board-over = Partie beendet
board-wheel = Riesenrad { $car } von { $wheel }
board-deck = Nachziehstapel { $deck }, Ablagestapel { $discard }
board-area = Bereich
board-cards = Karten
board-player = Spieler
board-points = Punkte
board-approved = Genehmigt
board-proposed = Vorschläge
board-tickets = Tickets
board-figures = Personen
board-supply = Vorrat
board-legend = Punkte sind Münzen + Medaillen + Sets; 2/4 heißt zwei von höchstens vier Karten; ▶ zeigt, wer am Zug ist, und den gewählten Bereich.
board-tie-break = Gleichstand: Mehr genehmigte Exponate entscheiden, dann weniger übrige Vorschläge.
board-ticket = Ticket
board-figure = Person
prompt-place-supporter = { $seat }, in welchen Bereich setzt du einen Unterstützer?
prompt-play-figures = { $seat }, welche Person spielst du aus?
prompt-end-turn = { $seat }, alle deine Personen sind ausgespielt. Zug beenden?
prompt-approve-exhibits = { $seat }, wie viele Exponate genehmigst du im Bereich { $area }?

## The table as a picture

draw-board = Die Ausstellung
told-area = { $area }: Unterstützer { $supporters }. Karten: { $cards }.
told-seat =
    { $score ->
        [one] { $seat }: { $score } Punkt. Vorschläge: { $exhibits }. Genehmigt: { $approved }. Tickets: { $tickets }. Unterstützer im Vorrat: { $supply }. Personen: { $figures }.
       *[other] { $seat }: { $score } Punkte. Vorschläge: { $exhibits }. Genehmigt: { $approved }. Tickets: { $tickets }. Unterstützer im Vorrat: { $supply }. Personen: { $figures }.
    }
told-none = keine
draw-headline = Runde { $round }, Gondel auf { $car } von { $wheel }
draw-headline-scoring = Runde { $round }, Wertung
draw-spaces =
    { $left ->
        [one] Feld
       *[other] Felder
    }
draw-round = Runde
draw-deck = Stapel
draw-discard = Ablage
draw-exhibits = Vorschläge
draw-approved-exhibits = Genehmigte Exponate
draw-set-of = ein Set aus { $count }
draw-no-figure = keine Personen
draw-figures =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
draw-you = (du)
draw-to-move = am Zug
draw-you-to-move = am Zug
draw-step-place = Setzen
draw-step-figures = Personen
draw-step-take = Nehmen
draw-step-refill = Auffüllen
draw-step-tickets = Tickets
draw-step-areas = Bereiche
draw-step-recall = Rückkehr
draw-add = { $figure }: { $area }
draw-taken-from = { $area }, aus dem Bereich { $source }
draw-move = { $owner }: { $source } → { $target }
draw-move-own = Deiner: { $source } → { $target }
draw-move-whose = Unterstützer von { $owner } aus dem Bereich { $source } versetzen
draw-move-from = Unterstützer aus dem Bereich { $source } versetzen
draw-move-where = { $owner }, { $source }: Wohin?
draw-move-own-from = Deinen Unterstützer aus dem Bereich { $source } versetzen
draw-move-own-where = Dein Unterstützer, { $source }: Wohin?
draw-ask = { $area }: Aktion wählen
draw-stop = Übrige Personen abwerfen
draw-stop-gives = { $figures }
draw-end-turn-gives = du nimmst die Karten bei deinem Bereich
draw-some-exhibits =
    { $count ->
        [one] { $count } Vorschlag
       *[other] { $count } Vorschläge
    }
draw-some-tickets =
    { $count ->
        [one] { $count } Ticket: Gondel +{ $spaces }
       *[other] { $count } Tickets: Gondel +{ $spaces }
    }
draw-then-scoring = dann wird gewertet
draw-no-cards = keine Karten
draw-there = dann hast du dort { $count }
draw-there-place = dann hast du dort { $count }, { $place }
draw-then-place = { $area }: { $place } für dich
draw-then-nothing = { $area }: nichts für dich
draw-places-stay = für dich ändert sich nichts
draw-adds = +1 Unterstützer; { $standing }
draw-sets =
    { $points ->
        [one] deine Sets bringen dann { $points } Punkt
       *[other] deine Sets bringen dann { $points } Punkte
    }

## Exhibits: Agriculture

exhibit-monster-cheese = Riesenkäse
    .history = Kanada schickte einen zehn Tonnen schweren Käse, unter dem angeblich sogar der Boden nachgab.
exhibit-mccormick-harvesters = McCormick-Mähmaschinen
    .history = Der Erfinder war 1884 gestorben, doch sein Werk in Chicago belieferte weiter die Felder der Welt.
exhibit-liberty-bell-of-oranges = Liberty Bell aus Orangen
    .history = Während die echte Glocke aus Philadelphia zu Gast war, entstand ihr Ebenbild ganz aus Orangen.
exhibit-schlitz-pavilion = Schlitz-Pavillon
    .history = Die Brauerei aus Milwaukee trat prunkvoll auf, denn auch der große Rivale Pabst stellte aus.
exhibit-ceylon-tea-court = Ceylon-Teesalon
    .history = Nach dem Kaffeesterben setzte Ceylon auf Tee und schenkte nun ganz Amerika eine Tasse ein.
exhibit-russian-wheat-hall = Russische Weizenhalle
    .history = Russland zeigte das Korn seiner Schwarzerde in einer Stadt, die selbst vom Weizenhandel lebte.
exhibit-weather-station = Wetterstation
    .history = Seit 1891 gehörte der Wetterdienst nicht mehr zur Armee, sondern zum Landwirtschaftsministerium.
exhibit-chocolate-temple = Schokoladentempel
    .history = Stollwerck aus Köln baute der Germania einen fast zwölf Meter hohen Tempel aus Schokolade.

## Exhibits: Electricity

exhibit-egg-of-columbus = Ei des Kolumbus
    .history = Teslas Ei aus Kupfer kreiste im magnetischen Drehfeld, bis es sich ganz von selbst aufrichtete.
exhibit-wireless-lamps = Drahtlose Lampen
    .history = Teslas Glasröhren leuchteten ganz ohne Kabel, wie von Zauberhand entzündet.
exhibit-polyphase-generator = Mehrphasengenerator
    .history = Westinghouse zeigte hier jenen Wechselstrom, der bald darauf die Niagarafälle bändigen sollte.
exhibit-telautograph = Telautograph
    .history = Elisha Grays Gerät schickte Handschrift durch den Draht, und in der Ferne schrieb eine Feder mit.
exhibit-telephone-stand = Telefonstand
    .history = Erst seit Herbst 1892 konnte man von Chicago aus mit New York telefonieren.
exhibit-coloured-lamps = Bunte Lampen
    .history = Lampen in allen Farben verzauberten ein Publikum, das daheim meist noch Gas oder Petroleum brannte.
exhibit-tower-of-light = Lichtturm
    .history = General Electric feierte Edisons Glühlampe mit einer rund 24 Meter hohen Säule aus Licht.
exhibit-electric-kitchen = Elektrische Küche
    .history = Hier kochte man ohne Flamme und Rauch, zu einer Zeit, als kaum ein Haushalt Strom hatte.

## Exhibits: Fine Arts

exhibit-diana-of-the-dome = Diana auf der Kuppel
    .history = Für ihren Turm in New York zu groß, zog Saint-Gaudens’ Jägerin auf die Kuppel der Landwirtschaftshalle.
exhibit-statue-of-the-republic = Statue der Republik
    .history = Die vergoldete Riesin von Daniel Chester French ragte rund 20 Meter über das große Wasserbecken.
exhibit-macmonnies-fountain = MacMonnies-Brunnen
    .history = Columbia thronte auf einem Prunkschiff, und die Künste und Industrien saßen an den Rudern.
exhibit-modern-woman-mural = Wandbild „Moderne Frau“
    .history = Mary Cassatt malte Frauen, die Früchte der Erkenntnis pflücken; das Bild ist seither verschollen.
exhibit-whistler-canvases = Whistler-Gemälde
    .history = In Massachusetts geboren, längst in Europa zu Hause: Whistlers Bilder hingen hier bei den Amerikanern.
exhibit-proctor-animals = Proctors Tierfiguren
    .history = Als Junge jagte Proctor in den Rocky Mountains, nun wachten seine wilden Tiere an den Brücken.
exhibit-award-medal = Preismedaille
    .history = Saint-Gaudens’ nackter Jüngling empörte die Beamten, also entwarf Barber eine bravere Rückseite.
exhibit-caryatid-porch = Karyatidenhalle
    .history = Mädchen nach dem Vorbild der Akropolis trugen den Vorbau eines Palastes, der noch heute steht.

## Exhibits: Manufacturing

exhibit-steel-arches = Stahlbögen
    .history = Mit über 110 Metern Spannweite trugen diese Bögen das Dach der größten Halle der Ausstellung.
exhibit-travelling-derrick = Fahrbarer Riesenkran
    .history = Auf Schienen kroch der Kranturm durch die Halle und hievte Bogen um Bogen an seinen Platz.
exhibit-selz-schwab-shoes = Selz-Schwab-Schuhe
    .history = Um 1900 fertigte diese Firma aus Chicago rund 12 000 Paar Schuhe am Tag.
exhibit-sewing-machines = Nähmaschinen
    .history = Singer verteilte Bildkarten, auf denen Menschen aus aller Welt an seinen Maschinen nähten.
exhibit-yerkes-telescope = Yerkes-Teleskop
    .history = Ein Straßenbahnkönig bezahlte den Riesen, der hier stand, Jahre bevor er Sterne zu sehen bekam.
exhibit-tiffany-chapel = Tiffany-Kapelle
    .history = Glas und Mosaik schimmerten so feierlich, dass die Herren angeblich den Hut abnahmen.
exhibit-typewriters = Schreibmaschinen
    .history = Die Remingtons jener Zeit hatten schon QWERTY-Tasten, die Vorläufer unserer QWERTZ-Tastatur.
exhibit-clasp-fastener = Hakenverschluss
    .history = Whitcomb Judson aus Chicago ließ 1893 seinen Schuhverschluss patentieren, den Urahn des Reißverschlusses.

## Exhibits: Transportation

exhibit-engine-999 = Lokomotive 999
    .history = Im Mai 1893 soll sie 180 km/h erreicht haben, ein Rekord, über den man bis heute streitet.
exhibit-pullman-train = Pullman-Zug
    .history = Pullmans rollender Palast zeigte allen einen Luxus, den sich auf Reisen nur wenige leisten konnten.
exhibit-columbus-engine = Lokomotive Columbus
    .history = Wie so vieles hier trug sie den Namen des Seefahrers, den man mit einem Jahr Verspätung feierte.
exhibit-john-bull = John Bull
    .history = Die 1831 in England gebaute Veteranin dampfte aus eigener Kraft bis nach Chicago.
exhibit-viking-ship = Wikingerschiff
    .history = Magnus Andersen segelte diesen Nachbau des Gokstad-Schiffs von Norwegen über den Atlantik.
exhibit-santa-maria = Santa María
    .history = Spanien baute das Flaggschiff des Kolumbus nach, das über Ozean und Große Seen nach Chicago kam.
exhibit-moving-sidewalk = Rollender Gehweg
    .history = Für fünf Cent glitt man die Mole entlang, sofern die Anlage nicht gerade stillstand.
exhibit-daimler-carriage = Daimler-Motorwagen
    .history = Gottlieb Daimler besuchte die Ausstellung auf Hochzeitsreise, und seine Benzinmotoren waren auch zu sehen.

## Midway tickets

ticket-ferris-wheel = Ferris-Riesenrad
    .history = 80 Meter hoch und mit Platz für 2160 Gäste war es Chicagos Antwort auf den Eiffelturm.
ticket-street-in-cairo = Straße in Kairo
    .history = Über zwei Millionen Gäste bummelten an Läden und Minarett vorbei oder schaukelten auf Kamelen hindurch.
ticket-hagenbeck-animals = Hagenbecks Tierschau
    .history = Carl Hagenbeck aus Hamburg verblüffte das Publikum mit einem Löwen, der auf einem Pferd ritt.
ticket-german-village = Deutsches Dorf
    .history = Wasserburg, Fachwerkhäuser und Blasmusik holten ein Stück altes Deutschland nach Chicago.
ticket-old-vienna = Alt-Wien
    .history = Auf einem Platz nach altem Wiener Vorbild ließ es sich bei Orchesterklängen trefflich speisen.
ticket-javanese-village = Javanisches Dorf
    .history = Sundanesische Musiker aus Westjava spielten hier ein Gamelan, heute ein Schatz des Field Museum.
ticket-moorish-palace = Maurischer Palast
    .history = Hinter Mauern nach Art der Alhambra vervielfachte ein Spiegellabyrinth jeden verwirrten Gast.
ticket-ice-railway = Eisschlittenbahn
    .history = Kältemaschinen hielten die Bahn vereist, und so sausten Schlitten mitten durch die Sommerhitze.
ticket-egyptian-temple = Ägyptischer Tempel
    .history = Vor diesem Abbild des Luxor-Tempels trug ein Obelisk Präsident Clevelands Namen in Hieroglyphen.
ticket-captive-balloon = Fesselballon
    .history = Fest am Seil, bot er den Blick von oben, bis ihn im Juli ein Sturm in Fetzen riss.
ticket-samoan-village = Samoanisches Dorf
    .history = Neben einem großen Haus, das Mataafa gesandt hatte, besangen die Insulaner ihre weite Reise.
ticket-dahomey-village = Dahomey-Dorf
    .history = Westafrikanische Musiker und Tänzer traten hier auf, während Frankreich gerade Dahomey eroberte.
ticket-turkish-village = Türkisches Dorf
    .history = In der Moschee rief der Muezzin zum Gebet, und auch Jom Kippur begingen osmanische Juden dort.
ticket-persian-palace = Persischer Palast
    .history = Weber und Graveure kamen eigens aus Persien, doch das Publikum strömte vor allem zum Tanz.
ticket-algerian-village = Algerisches Dorf
    .history = Im April 1893 angekommen, zog die Truppe zu ihrer eigenen Musik durch die Straßen Chicagos.
ticket-chinese-theatre = Chinesisches Theater
    .history = Sinoamerikaner finanzierten diese Bühne, auf der Männer in Seidengewändern alle Opernrollen spielten.
ticket-japanese-bazaar = Japanischer Basar
    .history = Fächer, Seide, Lack und Porzellan verlockten dazu, ein wenig Japan mit nach Hause zu nehmen.
ticket-lapland-village = Lappland-Dorf
    .history = Samische Familien versorgten hier ihre Rentiere; ein bei der Ankunft geborenes Kalb hieß Columbia.
ticket-irish-village = Irisches Dorf
    .history = Zwei irische Dörfer wetteiferten; eines lockte mit einem Blarney Castle samt Stein zum Küssen.
ticket-libbey-glass = Glashütte Libbey
    .history = Die Firma aus Ohio befeuerte hier ihre Öfen und webte einer spanischen Infantin ein Kleid aus Glas.
ticket-murano-glass = Glasbläser aus Murano
    .history = Meister aus der Lagune von Venedig fesselten die Menge mit ihrer jahrhundertealten Inselkunst.
ticket-eiffel-model = Eiffelturm-Modell
    .history = Vier Jahre nach dem Original konnte Chicago den berühmten Pariser Turm im Kleinen studieren.
ticket-kilauea-panorama = Kilauea-Panorama
    .history = Eine Statue der Göttin Pele wies den Weg in einen riesigen gemalten Feuerkrater Hawaiis.
ticket-alps-panorama = Alpenpanorama
    .history = Schweizer Maler bannten die Berner Alpen auf eine Riesenleinwand, Bergstiefel waren nicht nötig.
ticket-zoopraxographical-hall = Muybridges Halle
    .history = Eadweard Muybridge projizierte hier Tiere in Bewegung, zwei Jahre vor dem Kino der Brüder Lumière.
ticket-costume-exhibit = Trachtenschau
    .history = Vierzig Frauen trugen Kleider vieler Länder in einer Schau, die man als Schönheitskongress anpries.
ticket-natatorium = Schwimmhalle
    .history = Zum Baden gedacht, lockte sie gegen Ende der Ausstellung das Publikum mit Varietékünsten.
ticket-ostrich-farm = Straußenfarm
    .history = Große Vögel aus Kalifornien stolzierten umher, begehrt für die Federn auf den Hüten der Zeit.

## Figures

figure-burnham = Daniel Burnham
    .history = Als Leiter der Bauarbeiten wohnte er in einer Hütte am Bauplatz, um die Weiße Stadt zu vollenden.
    .effect = Setze 1 Unterstützer in den Bereich, den du in diesem Zug gewählt hast.
figure-davis = George R. Davis
    .history = Der Generaldirektor, einst Unionsoffizier und Abgeordneter, rang mit Burnham um die Leitung der Schau.
    .effect = Setze 1 Unterstützer in einen Bereich neben dem, den du in diesem Zug gewählt hast.
figure-palmer = Bertha Palmer
    .history = Die Präsidentin des Damenkomitees bestellte für das Frauengebäude ein Wandbild bei Mary Cassatt.
    .effect = Versetze 1 Unterstützer, einen eigenen oder gegnerischen, von einem Bereich in einen anderen.
figure-mccormick = Cyrus McCormick
    .history = Der Pionier der Mähmaschine starb 1884, doch seine Chicagoer Firma stellte stolz ihre Maschinen aus.
    .effect = Setze 1 Unterstützer in den Bereich Landwirtschaft.
figure-schwab = Charles H. Schwab
    .history = Seine Chicagoer Firma Selz, Schwab & Co. fertigte bald darauf rund 12 000 Paar Schuhe am Tag.
    .effect = Setze 1 Unterstützer in den Bereich Fertigung.
figure-saint-gaudens = Augustus Saint-Gaudens
    .history = Als Berater für Bildhauerei pries er das größte Künstlertreffen seit dem 15. Jahrhundert.
    .effect = Setze 1 Unterstützer in den Bereich Schöne Künste.
figure-westinghouse = George Westinghouse
    .history = Er unterbot General Electric und brachte die Weiße Stadt mit Wechselstrom zum Leuchten.
    .effect = Setze 1 Unterstützer in den Bereich Elektrizität.
figure-pullman = George Pullman
    .history = Er zeigte zwei Luxuszüge; ein Jahr später erschütterte der Streik seiner Arbeiter das Land.
    .effect = Setze 1 Unterstützer in den Bereich Verkehr.

## Areas

area-agriculture = Landwirtschaft
    .history = Unter einer von Diana gekrönten Kuppel lagen die Ernten der Welt und ein zehn Tonnen schwerer Käse.
    .short = Land
area-electricity = Elektrizität
    .history = Teslas drahtlose Lampen und per Draht gesandte Handschrift gaben einen Vorgeschmack auf morgen.
    .short = Elek
area-fine-arts = Schöne Künste
    .history = Ziegelmauern schützten die geliehene Kunst vor Feuer und beherbergen heute ein Wissenschaftsmuseum.
    .short = Kunst
area-manufacturing = Fertigung
    .history = Die größte Halle der Schau bot unter mächtigen Stahlbögen fast 18 Hektar Ausstellungsfläche.
    .short = Fert
area-transportation = Verkehr
    .history = Inmitten der Weißen Stadt leuchtete die rote Halle von Adler und Sullivan mit ihrem Goldenen Tor.
    .short = Verk

## The chronicle
entry-now-first = { $area }: jetzt vorn, { $count } zu { $rival }
entry-first = { $area }: { $count } { $supporters }, vorn
entry-tied = { $area }: { $count } { $supporters }, gleichauf vorn
entry-place =
    { $place ->
        [2] { $area }: { $count } { $supporters }, Platz 2
        [3] { $area }: { $count } { $supporters }, Platz 3
       *[other] { $area }: { $count } { $supporters }, Platz 4
    }
entry-supporters =
    { $count ->
        [one] Unterstützer
       *[other] Unterstützer
    }
entry-adds = { $figure }: +1 Unterstützer im Bereich { $area }, jetzt { $count }
entry-adds-from = { $figure }: +1 Unterstützer im Bereich { $area } aus dem Bereich { $source }, jetzt { $count }
entry-addition = +{ $count } { $area }
entry-moves = { $figure } versetzt einen Unterstützer von { $owner } aus dem Bereich { $source } in den Bereich { $target }
entry-way = { $owner }{ $source } → { $target }
entry-discards = abgeworfen: { $figure }
entry-from = aus { $area }
entry-takes =
    { $who ->
        [you] nimmst { $cards }
       *[other] nimmt { $cards }
    }
entry-no-cards = hier keine Karten
entry-car = Gondel auf { $space } von { $wheel }
entry-scoring = Wertung, Runde { $round }
entry-lull = Stillstand
entry-midway = Midway
entry-sets = Sets
entry-returned = In den Vorrat

## Asking what a thing is

about-exhibit = Exponat, { $area }
about-exhibit-effect = Liegt als Vorschlag vor dir, bis du im Bereich { $area } Genehmigungen bekommst. Genehmigte Exponate zählen in Sets: Ein Set aus 1 bis 5 verschiedenen Bereichen bringt { $points } Punkte.
about-ticket = Midway-Ticket
about-ticket-effect =
    Bewegt die Gondel sofort 1 Feld weiter. In der Wertung bringt jedes Ticket { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und wer die meisten Tickets hat, erhält { $most } mehr.
about-figure = Person, nach dem Setzen ausgespielt
about-figure-spent = einmal, im Zug nach dem Nehmen; dann kommt sie auf den Ablagestapel
about-area = Bereich
about-area-effect = Wer hier die meisten Unterstützer hat, erhält in der Wertung eine Medaille und Genehmigungen. Wer hier einen Unterstützer setzt, nimmt alle Karten beim Bereich.
about-area-cards = { $cards } von { $limit }
about-medal =
    { $points ->
        [one] eine Medaille für { $points } Punkt
       *[other] eine Medaille für { $points } Punkte
    }
about-approvals =
    { $approvals ->
        [one] { $approvals } Genehmigung
       *[other] bis zu { $approvals } Genehmigungen
    }
about-nothing = nichts
about-lane = { $seat }, { $area }
about-lane-kind = Unterstützer eines Spielers in einem Bereich
about-lane-gain = Würde die Runde jetzt enden, erhielte { $seat }: { $what }.
about-lane-none = Würde die Runde jetzt enden, erhielte { $seat } hier nichts.
about-lane-why =
    { $count ->
        [one] { $count } Unterstützer
       *[other] { $count } Unterstützer
    }
about-lane-then =
    { $home ->
        [0] keiner kehrt in den Vorrat zurück
        [one] { $home } von { $count } kehrt in den Vorrat zurück
       *[other] { $home } von { $count } kehren in den Vorrat zurück
    }
about-slot = Freier Platz
about-slot-kind = Platz für eine Karte bei einem Bereich
about-slot-effect =
    { $left ->
        [one] Platz für noch { $left } Karte: Der Bereich { $area } fasst { $limit }.
       *[other] Platz für noch { $left } Karten: Der Bereich { $area } fasst { $limit }.
    }
about-slot-next =
    { $cards ->
        [one] nach jedem Zug kommt { $cards } Karte zum gewählten Bereich
       *[other] nach jedem Zug kommen { $cards } Karten: zum gewählten Bereich, dann im Uhrzeigersinn weiter
    }
about-wheel = Riesenrad
about-wheel-effect =
    { $left ->
        [one] Noch { $left } Feld, dann wird die Runde gewertet.
       *[other] Noch { $left } Felder, dann wird die Runde gewertet.
    }
about-wheel-moves = 1 Feld für jedes genommene Ticket
about-round = Was der Rundenmarker zählt
about-round-effect =
    { $rounds ->
        [one] Die Partie dauert { $rounds } Runde. Sie endet mit einer Wertung, wenn die Gondel wieder am Start ist.
       *[other] Die Partie dauert { $rounds } Runden. Jede endet mit einer Wertung, wenn die Gondel wieder am Start ist.
    }
about-deck = Nachziehstapel
about-deck-effect =
    { $cards ->
        [one] Nach jedem Zug wird { $cards } Karte aufgedeckt. Niemand kennt die Reihenfolge des Stapels.
       *[other] Nach jedem Zug werden { $cards } Karten aufgedeckt. Niemand kennt die Reihenfolge des Stapels.
    }
about-discard = Ablagestapel
about-discard-effect = Ausgespielte Personen, gewertete Tickets und genehmigte Vorschläge. Ist der Nachziehstapel leer, werden diese Karten gemischt und bilden den neuen.
about-pile =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
about-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
about-score = Punkte: { $seat }
about-score-kind = Münzen, Medaillen und Sets
about-score-effect =
    { $points ->
        [one] Jetzt { $points } Punkt; wer nach der letzten Runde die meisten hat, gewinnt.
       *[other] Jetzt { $points } Punkte; wer nach der letzten Runde die meisten hat, gewinnt.
    }
about-coins = Münzen
about-medals = Medaillen
about-sets = Sets
about-of = { $seat }
about-supply-effect =
    { $count ->
        [0] Kein Unterstützer mehr da: Nimm stattdessen einen eigenen aus einem Bereich.
        [one] { $count } Unterstützer, den du setzen kannst.
       *[other] { $count } Unterstützer, die du setzen kannst.
    }
about-proposed = Vorschläge, { $area }
about-proposed-effect = Noch nichts wert: In der Wertung machen Genehmigungen im Bereich { $area } aus Vorschlägen genehmigte Exponate.
about-approved = Genehmigt, { $area }
about-approved-effect = Zählen am Ende in Sets: 1 bis 5 Exponate verschiedener Bereiche bringen { $points } Punkte.
about-hand-effect = Werden im nächsten Zug ihres Besitzers nach dem Setzen ausgespielt. Wer nicht ausgespielt wird, kommt auf den Ablagestapel.
about-beside = mit den Karten beim Bereich { $area }
about-owners = { $seats }
signs-areas = Bereiche
sign-area = ein Bereich, seine Exponate und Genehmigungen
signs-cards = Karten
sign-ticket = Ticket
    .line = bewegt die Gondel; Punkte in der Wertung
sign-figure = Person
    .line = im nächsten Zug ausgespielt, für ihren Effekt
sign-deck = Nachziehstapel
    .line = Karten, die noch kommen
sign-discard = Ablagestapel
    .line = Karten, die vorerst weg sind
signs-counts = Auf dem Spielplan
sign-supporter = Unterstützer
    .line = in einem Bereich oder im Vorrat
sign-approved = Genehmigt
    .line = Exponate, die in Sets zählen
sign-medal = Medaille
    .line = ihre Zahl in Punkten
sign-car = Gondel
    .line = einmal herum, dann wird gewertet
signs-figures = Auf Personen
sign-adds = Setzt einen Unterstützer
    .line = in den Bereich, den du gewählt hast
sign-adds-beside = Setzt einen daneben
    .line = in einen Bereich neben dem gewählten
sign-adds-patron = Setzt einen in ihren Bereich
    .line = das Symbol nach dem Plus sagt, wohin
sign-moves = Versetzt einen Unterstützer
    .line = deinen oder einen anderen, von Bereich zu Bereich
signs-chronicle = In der Chronik
sign-new = Neue Karten
    .line = wie viele; ein Klick zählt sie auf

## Scoring told in stages

event-area-judged = Der Bereich { $area } wird gewertet.
event-scoring-ended = Die Wertung von Runde { $round } ist abgeschlossen.
telling-title = Wertung von Runde { $round }
telling-sets-gained = Sets +{ $points }
telling-midway = Midway
telling-areas = Bereiche
telling-sets = Sets
telling-return = Zurück in den Vorrat
telling-return-rule = Die Hälfte jeder Gruppe kehrt in den Vorrat zurück, abgerundet.
telling-home = Zurück
telling-to-place = Im Vorrat
telling-stayed = { $stayed } geblieben, { $gone } zurück
telling-tickets =
    { $count ->
        [0] kein Ticket
        [one] { $count } Ticket
       *[other] { $count } Tickets
    }
telling-tickets-most =
    { $count ->
        [one] { $count } Ticket, die meisten: { $points } + { $bonus }
       *[other] { $count } Tickets, die meisten: { $points } + { $bonus }
    }
telling-place-first = { $count } Unterstützer, erster Platz
telling-place-tied-first = { $count } Unterstützer, geteilter erster Platz
telling-place-second = { $count } Unterstützer, zweiter Platz
telling-place-tied-second = { $count } Unterstützer, geteilter zweiter Platz
telling-behind = { $count } Unterstützer, hinter den anderen
telling-behind-one = { $count } Unterstützer, dahinter
telling-none-there = kein Unterstützer
telling-approved =
    { $count ->
        [0] keines genehmigt
       *[other] { $count } genehmigt
    }
telling-returned-last =
    { $count ->
        [0] keiner kehrt zurück
        [one] { $count } Unterstützer kehrt zurück
       *[other] { $count } Unterstützer kehren zurück
    }
telling-returned =
    { $count ->
        [0] keiner kehrt zurück; { $supply } im Vorrat
        [one] { $count } Unterstützer kehrt zurück; { $supply } im Vorrat
       *[other] { $count } Unterstützer kehren zurück; { $supply } im Vorrat
    }

# Opponents
opponent-visitor = Die Besucherin
    .short = Besucherin
    .line = Geht dorthin, wo die Kapelle spielt, und freut sich über alles, was sie findet.
opponent-reporter = Der Reporter
    .short = Reporter
    .line = Immer bei der nächstbesten Sensation, nie bei der übernächsten.
opponent-exhibitor = Der Aussteller
    .short = Aussteller
    .line = Weiß, was ein guter Stand wert ist, und nimmt den neben deinem.
opponent-commissioner = Die Generalkommissarin
    .short = Generalkommissarin
    .line = Zählt in jedem Palast die Köpfe, bevor sie noch jemanden schickt.
opponent-director = Der Direktor
    .short = Direktor
    .line = Wusste am ersten Morgen, wie der letzte Abend aussehen würde.

## The score sheet

sheet-won = Münzen und Medaillen
sheet-coins = Münzen, in Punkten
sheet-medals = Medaillen
sheet-medal = Medaillen zu { $points }
sheet-approved = Genehmigte Exponate
sheet-tickets = Die letzte Wertung
sheet-last-scoring = Nur wenn sie noch bevorsteht: Tickets, Unterstützer und Vorschläge, wie sie am Ende der letzten Runde sind. Sonst bleiben diese Zeilen leer.
sheet-tickets-left = Tickets
sheet-supporters = Unterstützer in den Bereichen
sheet-proposed = Vorschläge
sheet-proposed-note = In der letzten Wertung können sie noch genehmigt werden; was übrig bleibt, entscheidet bei Gleichstand.

## Values of an edition

value-supporters = Unterstützer
    .start_each_area = in jedem Bereich zu Beginn
value-each_player = je Spieler
value-wheel = Felder des Riesenrads
    .each = Spieler: { $n }
value-cards = Karten bei den Bereichen
    .start_each_area = bei jedem Bereich zu Beginn
value-added_each_turn = je Zug dazu
value-rounds = Runden
value-count = Anzahl
value-lull = Stillstand: Züge ohne Ticket (0: nie)
    .each = Spieler: { $n }
value-card_limits = Höchstzahl der Karten bei einem Bereich
value-start_bonus = Bereiche, in die zu Beginn ein Unterstützer dazukommt
    .each = Spieler { $n }
value-midway = Midway
value-points_each_ticket = Punkte je Ticket
value-points_most_tickets = Punkte für die meisten Tickets
value-awards = Was Plätze in einem Bereich wert sind
    .each = Spieler: { $n }
    .tied_first = geteilter erster Platz
    .tied_second = geteilter zweiter Platz
value-first = erster Platz
value-second = zweiter Platz
value-medal = Medaille
value-approvals = Genehmigungen
value-sets = Punkte für Sets genehmigter Exponate
    .each = Set aus { $n }
value-points = Punkte
value-exhibits = Namen der Exponate
value-tickets = Tickets
value-attractions = Namen
value-figures = Personen: Karten von jeder
value-patrons = Bereiche der Personen
value-removed = Karten, die nicht mitspielen
    .each = Spieler: { $n }
    .tickets = Tickets
value-exhibits_each_area = Exponate je Bereich

## The guided first game
guide-welcome = Willkommen in Chicago
    .text = Du organisierst mit der Besucherin die Weltausstellung von 1893. Wer nach drei Runden mehr Punkte hat, gewinnt.
    .why = Hinweise wie dieser zeigen dir in etwa zehn Minuten, wie das geht. Alles andere ist wie in jeder Partie.
guide-areas = Fünf Bereiche um ein Riesenrad
    .text = In jedem Bereich stehen Unterstützer von dir und der Besucherin. Wer bei der Wertung einer Runde mehr davon hat, erhält dort eine Medaille.
    .why = In der Fertigung führst du mit zwei zu eins.
guide-place = Setze deinen ersten Unterstützer
    .text = In jedem Zug setzt du einen Unterstützer und nimmst alle Karten bei diesem Bereich. Wähle die Schönen Künste.
    .why = Die Whistler-Gemälde gehören zu den Schönen Künsten: Nimm sie dort, wo du gleich führst.
guide-taken = Ein Vorschlag
    .text = Noch zählen die Gemälde nichts. Führst du bei der Wertung in den Schönen Künsten, darfst du sie genehmigen.
guide-refill = Drei neue Karten
    .text = Nach jedem Zug werden drei Karten ausgelegt: eine beim gewählten Bereich, dann je eine bei den nächsten mit Platz, im Uhrzeigersinn.
guide-wheel = Das Rad dreht sich
    .text = Die Besucherin hat ein Ticket genommen, also ist die Gondel ein Feld weiter. Ist sie einmal herum, wird die Runde gewertet.
    .why = Jedes Ticket bringt dann eine Münze, und wer die meisten hat, bekommt zwei dazu.
guide-second = Drei Karten auf einmal
    .text = Bei der Landwirtschaft liegen ein Ticket, ein Exponat genau dieses Bereichs und eine Person. Nimm sie.
guide-burnham = Spiele Daniel Burnham aus
    .text = Personen, die du nimmst, spielst du im nächsten Zug aus. Burnham bringt einen Unterstützer dorthin, wo du gerade gesetzt hast.
    .why = Das sind drei in der Landwirtschaft: ein Vorsprung, der hält.
guide-end-turn = Beende deinen Zug
    .text = Jetzt nimmst du die Karten, und neue werden ausgelegt. Hast du es dir anders überlegt, hilft Rückgängig.
guide-tie = Die Besucherin hat gleichgezogen
    .text = Je zwei Unterstützer in den Schönen Künsten: Ein Gleichstand bringt keine Medaille und nur eine Genehmigung statt drei.
    .why = Das Zeichen am Ende einer Zeile zeigt, was sie jetzt brächte.
guide-free = Du bist am Zug
    .text = Drei Gründe sprechen für einen Bereich: seine Karten, die Führung dort und Tickets.
    .why = Zeige auf eine Wahl oder tippe sie an, und du siehst, was sie bringt.
guide-figures = Deine Personen
    .text = Die du im letzten Zug genommen hast, spielst du jetzt aus. Was dir nichts nützt, darfst du abwerfen.
guide-matching = Führe, wo du Vorschläge hast
    .text = Genehmigt werden nur Vorschläge eines Bereichs, in dem du führst, höchstens drei. Vergleiche also: dort deine Unterstützer, hier deine Vorschläge.
guide-car = Wann die Runde endet
    .text = Die Gondel zeigt, wie nah die Wertung ist. Treibe sie mit Tickets an, solange du führst, oder warte, bis du führst.
guide-approve = Genehmige deine Vorschläge
    .text = Dein Rang in diesem Bereich erlaubt es dir: Was du jetzt genehmigst, zählt am Ende der Partie.
guide-return = Die Hälfte kehrt zurück
    .text = Nach der Wertung kehrt die Hälfte deiner Unterstützer in jedem Bereich, abgerundet, in den Vorrat zurück. Karten und Vorschläge behältst du.
guide-sets = Sets verschiedener Bereiche
    .text = Am Ende bilden genehmigte Exponate Sets: Ein Bereich zählt 1 Punkt, zwei 3, drei 6, vier 10, alle fünf 15.
    .why = Fünf verschiedene sind also dreimal so viel wert wie fünf gleiche.
guide-yours = Der Rest gehört dir
    .text = Die nächsten Runden verlaufen genauso. Hol dir einen Tipp, wann du willst. Zeige auf alles, was du wissen möchtest, oder halte den Finger darauf.
guide-end = Jetzt kennst du die Weltausstellung
    .text = Setze dort, wo die Karten gut sind und du führen kannst; drehe das Rad mit Tickets; genehmige Exponate vieler Bereiche.
    .why = Zu dritt oder zu viert bekommt auch etwas, wer in einem Bereich Zweiter ist.
