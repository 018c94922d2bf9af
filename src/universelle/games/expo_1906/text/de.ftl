# Expo 1906 in German

## On the entrance

city = Mailand
home-line = Bring Erfindungen in deinem Labor unter, jage Patenten nach und gewinne die Jury: Dampf oder Elektrizität?

## The game in brief

rules-brief =
    Du leitest ein Labor für die Mailänder Ausstellung von 1906. In deinem Zug spielst du eine deiner sechs Karten, nur nicht die, die dein rechter Nachbar gerade gespielt hat: Du kaufst Ressourcenplättchen, kaufst ein Projekt oder eine Technologie, legst Plättchen in dein Labor, ziehst Steine im Patentamt oder nimmst Münzen ein. Ein Projekt ist fertig, sobald alles, was es braucht, daran grenzt. Dann bringt es seine Punkte und 1 mehr für jede seiner Ressourcen, auf deren Pfad du im Patentamt führst.
    Der Konferenzraum beendet die Runde: Ein Juryplättchen für Dampfkraft oder Elektrizität kommt hinzu, Bahnhof und Akademie bekommen neue Plättchen, und alle nehmen ihre Karten zurück.
    Die Partie endet nach zehn Runden oder früher, wenn jemand das fünfte Projekt fertigstellt oder auf jedem Pfad ein Stein auf dem letzten Schritt steht. Dann gibt es noch Punkte für fertige Projekte der Energie, die die Jury vorzieht, für Steine auf den letzten Schritten und für Bonusplättchen.

## Moves

action-play = { $card } spielen
action-take = { $tile } nehmen
action-take-project = Projekt nehmen …
action-take-technology = Technologie nehmen …
action-buy =
    { $price ->
        [one] { $tile } für { $price } Münze kaufen
       *[other] { $tile } für { $price } Münzen kaufen
    }
action-free = { $tile } kostenlos nehmen
action-place = { $tile } legen
action-place-which = Plättchen legen …
action-remove = { $tile } entfernen
action-remove-cell = Plättchen von { $cell } entfernen
action-remove-at = { $tile } von { $cell } entfernen
action-remove-which = Plättchen entfernen …
action-move = { $tile } umlegen
action-move-cell = Plättchen von { $cell } umlegen
action-move-at = { $tile } von { $cell } umlegen
action-move-which = Plättchen umlegen …
action-put =
    { $turns ->
        [0] Auf { $cell }, nicht gedreht
        [1] Auf { $cell }, einmal gedreht
        [2] Auf { $cell }, zweimal gedreht
       *[other] Auf { $cell }, { $turns }-mal gedreht
    }
action-put-sides = Auf { $cell }, { $double } { $sides }
action-put-row = In Reihe { $row } …
action-put-cell = Auf { $cell } …
action-token = Stein { $token } ziehen: { $row }
action-token-enter = Stein { $token } beginnt: { $row }, Schritt { $step }
action-token-on = Stein { $token } rückt vor: { $row }, Schritt { $step }
action-token-change =
    { $price ->
        [0] Stein { $token } wechselt kostenlos: { $row }, Schritt { $step }
        [one] Stein { $token } wechselt für { $price } Münze: { $row }, Schritt { $step }
       *[other] Stein { $token } wechselt für { $price } Münzen: { $row }, Schritt { $step }
    }
action-money = Münzen einnehmen
action-money-gives =
    { $money ->
        [one] { $money } Münze einnehmen
       *[other] { $money } Münzen einnehmen
    }
action-jury = Juryplättchen: { $energy }
action-chit = { $chit } wählen
action-stop = Fertig
action-pass = Keine letzte Karte

## How a resource tile lies: the sides of the half with more units

sides-0 = oben und rechts
sides-1 = rechts und unten
sides-2 = unten und links
sides-3 = links und oben

## Why a move is refused

illegal-replace-now = Ersetze zuerst Schrott durch dein Anfängerplättchen.
illegal-no-scrap = Auf { $cell } liegt kein Schrott.
illegal-card-now = Beginne deinen Zug mit einer Karte aus der Hand.
illegal-card-not-in-hand = Die Karte { $card } ist nicht auf deiner Hand.
illegal-card-barred = Die Karte { $card } wurde gerade vor dir gespielt; wähle eine andere.
illegal-meeting-first = In deinem ersten Zug einer Runde darfst du den Konferenzraum nicht spielen.
illegal-meeting-last = Die letzte Karte kann nicht der Konferenzraum sein.
illegal-last-card-now = Spiele eine letzte Karte aus der Hand oder verzichte.
illegal-station-now = Nimm ein Ressourcenplättchen vom Bahnhof oder hör auf.
illegal-not-in-station = { $tile } liegt nicht im Bahnhof.
illegal-academy-now = Nimm ein Projekt oder eine Technologie aus der Akademie oder hör auf.
illegal-not-in-academy = { $tile } liegt nicht in der Akademie.
illegal-laboratory-now = Lege oder entferne ein Plättchen oder hör auf.
illegal-not-before-you = { $tile } liegt nicht vor dir.
illegal-no-room = Für { $tile } ist in deinem Labor kein Platz.
illegal-no-small-tile = Auf { $cell } liegt weder ein Ressourcenplättchen noch Schrott, der weg darf.
illegal-not-in-laboratory = { $tile } liegt nicht in deinem Labor.
illegal-completed = { $tile } ist fertig und bleibt liegen.
illegal-breaks-project = Ein fertiges Projekt wäre dann nicht mehr fertig.
illegal-put-now = Lege zuerst das Plättchen { $tile }.
illegal-same-turn =
    { $turns ->
        [1] Einmal gedreht sieht { $tile } aus wie zuvor; drehe nicht.
        [2] Zweimal gedreht sieht { $tile } aus wie zuvor; drehe weniger.
       *[other] { $turns }-mal gedreht sieht { $tile } aus wie zuvor; drehe weniger.
    }
illegal-outside = Von { $cell } aus würde { $tile } über das Labor hinausragen.
illegal-covers = Von { $cell } aus würde { $tile } ein anderes Plättchen überdecken.
illegal-same-spot = So liegt es schon.
illegal-moved-already = { $tile } wurde in diesem Konferenzraum schon umgelegt.
illegal-cannot-move = { $tile } lässt sich nirgendwohin umlegen.
illegal-reposition-now = Lege ein weiteres Plättchen um oder hör auf.
illegal-tokens-now = Ziehe einen Stein oder hör auf.
illegal-no-such-token = Du hast keinen Stein { $token }.
illegal-token-at-end = Stein { $token } steht schon auf dem letzten Schritt.
illegal-no-link = Auf Schritt { $step } führt kein Übergang zum Pfad { $row }.
illegal-link-too-dear =
    { $price ->
        [one] Der Wechsel auf den Pfad { $row } kostet { $price } Münze, mehr als du hast.
       *[other] Der Wechsel auf den Pfad { $row } kostet { $price } Münzen, mehr als du hast.
    }
illegal-chit-now = Wähle zuerst das Bonusplättchen für den Pfad { $row }.
illegal-chit-taken = { $chit } liegt schon auf einem anderen Pfad.
illegal-meeting-now = Wähle eine Aktion für diesen Konferenzraum oder hör auf.
illegal-twice-in-meeting = Das hast du in diesem Konferenzraum schon getan: Wähle etwas anderes.
illegal-no-jury-tile = Für { $energy } ist kein Juryplättchen mehr da.

## What happened

event-card-played = { $seat } spielt { $card }.
event-tile-bought =
    { $price ->
        [one] { $seat } kauft { $tile } für { $price } Münze.
       *[other] { $seat } kauft { $tile } für { $price } Münzen.
    }
event-tile-taken = { $seat } nimmt { $tile } kostenlos.
event-scrap-replaced = { $seat } ersetzt den Schrott auf { $cell } durch { $tile }.
event-tile-placed = { $seat } legt { $tile } auf { $cell }.
event-tile-removed = { $seat } entfernt { $tile } von { $cell }.
event-scrap-removed = { $seat } entfernt Schrott von { $cell }.
event-tile-moved = { $seat } legt { $tile } von { $source } nach { $cell } um.
event-tile-moved-in-place = { $seat } dreht { $tile } auf { $cell }.
event-card-improved = { $seat } hat jetzt die Karte { $card }.
event-card-restored = { $seat } hat wieder die einfache Karte { $card }.
event-supply-changed = { $seat }: { $project } braucht noch { $lacks }.
units-of-type = { $units } × { $type }
event-project-completed =
    { $points ->
        [one] { $seat } stellt { $project } fertig: { $points } Punkt.
       *[other] { $seat } stellt { $project } fertig: { $points } Punkte.
    }
event-leadership-rewarded =
    { $points ->
        [one] Führung ({ $rows }): { $seat } erhält { $points } Punkt mehr.
       *[other] Führung ({ $rows }): { $seat } erhält { $points } Punkte mehr.
    }
event-token-moved = { $seat } zieht Stein { $token }: { $row }, Schritt { $step }.
event-row-changed =
    { $price ->
        [0] { $seat } wechselt mit Stein { $token } auf den Pfad { $row }, Schritt { $step }.
        [one] { $seat } zahlt { $price } Münze und wechselt mit Stein { $token } auf den Pfad { $row }, Schritt { $step }.
       *[other] { $seat } zahlt { $price } Münzen und wechselt mit Stein { $token } auf den Pfad { $row }, Schritt { $step }.
    }
event-chit-placed = { $seat } legt { $chit } ans Ende des Pfads { $row }.
event-ghost-tiles-drawn = Für die Geistersteine gezogen: { $tiles }.
event-ghost-tiles-drawn-none = Für die Geistersteine ist kein Plättchen mehr da.
event-ghost-moved = Der Geisterstein auf dem Pfad { $row } rückt auf Schritt { $step } vor.
event-ghost-chit-placed = Der Geisterstein auf dem Pfad { $row } ist als Erster am Ende: Der Zufall legt { $chit } dorthin.
event-ghost-card-drawn = Der Geist spielt { $card }.
event-ghost-card-replaced = Du hast die Karte { $card } gerade gespielt: Der Geist zieht eine andere.
event-ghost-deck-reshuffled = Die Karte { $card } darf keine Runde eröffnen: Das Geisterdeck wird neu gemischt.
event-money-gained =
    { $total ->
        [one] { $money ->
            [0] { $seat } hat schon das Maximum von { $total } Münze.
            [one] { $seat } nimmt { $money } Münze ein und hat { $total }.
           *[other] { $seat } nimmt { $money } Münzen ein und hat { $total }.
        }
       *[other] { $money ->
            [0] { $seat } hat schon das Maximum von { $total } Münzen.
            [one] { $seat } nimmt { $money } Münze ein und hat { $total }.
           *[other] { $seat } nimmt { $money } Münzen ein und hat { $total }.
        }
    }
event-jury-chosen = { $seat } legt ein Juryplättchen: { $energy }.
event-jury-drawn = Das Juryplättchen der Runde: { $energy }.
event-projects-returned = Zurück unter ihre Stapel: { $projects }.
event-project-opened = Neu in der Akademie: { $project }.
event-pile-reshuffled =
    { $tiles ->
        [one] Der Ablagestapel ({ $tiles } Plättchen) wird zum neuen Stapel.
       *[other] Der Ablagestapel ({ $tiles } Plättchen) wird zum neuen Stapel.
    }
event-station-filled = Neu im Bahnhof: { $tiles }.
event-station-filled-none = Der Bahnhof bleibt leer.
event-round-began = Runde { $round } beginnt; alle nehmen ihre Karten zurück.
event-end-near = Das Ende ist ausgelöst: { $why }.
event-last-card-declined = { $seat } verzichtet auf die letzte Karte.
event-chit-rewarded =
    { $points ->
        [one] { $seat } erhält { $points } Punkt: { $chit }.
       *[other] { $seat } erhält { $points } Punkte: { $chit }.
    }
event-target-reached =
    { $target ->
        [one] Mehr als { $target } Punkt: { $seat } gewinnt.
       *[other] Mehr als { $target } Punkte: { $seat } gewinnt.
    }
event-target-missed =
    { $target ->
        [one] { $seat } hätte mehr als { $target } Punkt gebraucht.
       *[other] { $seat } hätte mehr als { $target } Punkte gebraucht.
    }

## What ends the game

end-jury = Alle Juryfelder sind belegt
end-patents = Auf jedem Pfad steht ein Stein auf dem letzten Schritt
end-projects = Jemand hat genug Projekte fertiggestellt

## Where points come from

reason-projects = Projekte
reason-leadership = Führung
reason-jury = Jury
reason-steps = letzte Schritte
reason-chits = Bonusplättchen

## Where the points that one may expect come from

source-projects = Projekte
source-jury = Jury
source-patents = Patentamt
source-coins = Münzen
source-cards = Karten
source-rounds = kommende Runden

## Options

option-first-player = Startspieler
option-level = Anfängerstufe
option-value-scientist = Wissenschaftler
option-value-graduate = Laborassistent: 1 Ressource statt Schrott
option-value-student = Erstsemester: 2 Ressourcen statt Schrott

## The table as text

board-round = Runde { $round } von { $rounds }
board-over = Partie beendet
board-ending = Letzte Karten
board-pile = Stapel { $pile }, Ablage { $discard }
board-ghost-card = Geist: { $card }
board-card = { $card }, { $done } von { $allowed }
board-held = in der Hand: { $tile }
board-player = Spieler
board-hand = Hand
board-last = Letzte Karte
board-front = Zu legen
board-completed = Fertig
board-projects = Projekte
board-technologies = Technologien
board-lacks = { $project } braucht noch { $units }
board-is-completed = { $project } ist fertig
board-legend = In einem Labor sind Großbuchstaben Projekte und Ziffern Technologien (daneben benannt); # ist Schrott; ein Ressourcenplättchen zeigt seine doppelte Hälfte mit einem Pfeil: ↗ oben und rechts, ↘ rechts und unten, ↙ unten und links, ↖ links und oben. Im Patentamt steht der führende Stein eines Pfads zuerst: Zeichen des Spielers, dann Schritt; g ist ein Geisterstein. ▶ zeigt, wer am Zug ist.
board-tie-break = Gleichstand: Mehr Münzen entscheiden.
prompt-replace-scrap = { $seat }, welchen Schrott ersetzt dein Plättchen, und wie liegt es?
prompt-play-card = { $seat }, welche Karte spielst du?
prompt-play-last-card = { $seat }, welche letzte Karte spielst du?
prompt-buy-resources = { $seat }, welches Ressourcenplättchen kaufst du?
prompt-buy-from-academy = { $seat }, was kaufst du in der Akademie?
prompt-take-free-tile = { $seat }, welches Ressourcenplättchen nimmst du kostenlos?
prompt-work-in-laboratory = { $seat }, was legst oder entfernst du?
prompt-put-tile = { $seat }, wohin legst du das Plättchen?
prompt-move-tokens = { $seat }, welchen Stein ziehst du?
prompt-choose-chit = { $seat }, welches Bonusplättchen legst du ans Ende des Pfads { $row }?
prompt-hold-meeting = { $seat }, was tust du im Konferenzraum?
prompt-reposition-tiles = { $seat }, welches Plättchen legst du als Nächstes um?
prompt-move-tile = { $seat }, wohin legst du das Plättchen?

## Resources

resource-steel = Stahl
    .short = Stahl
    .unit = Stahl
resource-copper = Kupfer
    .short = Kupf
    .unit = Kupfer
resource-manual = Manuelle Arbeit
    .short = Man
    .unit = Manuelle Arbeit
resource-automated = Automatisierte Arbeit
    .short = Auto
    .unit = Automatisierte Arbeit
resource-empirical = Empirische Forschung
    .short = Emp
    .unit = Empirische Forschung
resource-scientific = Theoretische Forschung
    .short = Theo
    .unit = Theoretische Forschung
resource-steam = Dampfkraft
    .short = Dampf
    .unit = Dampfkraft
resource-electricity = Elektrizität
    .short = Elek
    .unit = Elektrizität

## Shapes

shape-i = I-Form
shape-square = Quadrat
shape-l = L-Form
shape-t = T-Form
shape-s = S-Form

## Cards

card-train-station = Bahnhof
    .effect =
        { $tiles ->
            [one] Kaufe { $tiles } Ressourcenplättchen vom Bahnhof. Preis in Münzen: { $prices }.
           *[other] Kaufe bis zu { $tiles } Ressourcenplättchen vom Bahnhof. Sie kosten der Reihe nach { $prices } Münzen.
        }
card-academy = Akademie
    .effect =
        { $price ->
            [one] Kaufe für { $price } Münze ein Projekt oder eine Technologie aus der Akademie.
           *[other] Kaufe für { $price } Münzen ein Projekt oder eine Technologie aus der Akademie.
        }
card-laboratory = Laboratorium
    .effect =
        { $steps ->
            [one] Lege oder entferne { $steps } Plättchen in deinem Labor.
           *[other] Lege oder entferne bis zu { $steps } Plättchen in deinem Labor.
        }
card-journal = Zeitschrift
    .effect =
        { $moves ->
            [one] Ziehe einen Stein im Patentamt: { $moves } Bewegungspunkt.
           *[other] Ziehe deine Steine im Patentamt: { $moves } Bewegungspunkte, beliebig verteilt.
        }
card-skyscraper = Wolkenkratzer
    .effect =
        { $coins ->
            [one] Nimm { $coins } Münze ein.
           *[other] Nimm { $coins } Münzen ein.
        }
card-meeting-room = Konferenzraum
    .effect = Wähle zwei verschiedene Aktionen: Plättchen im Labor umlegen, Münzen einnehmen, einen Stein im Patentamt ziehen, ein Juryplättchen aussuchen. Danach endet die Runde.

## Improved cards

card-improved-train-station = Bahnhof+
    .effect =
        { $tiles ->
            [one] Kaufe { $tiles } Ressourcenplättchen vom Bahnhof. Preis in Münzen: { $prices }.
           *[other] Kaufe bis zu { $tiles } Ressourcenplättchen vom Bahnhof. Sie kosten der Reihe nach { $prices } Münzen.
        }
card-improved-academy = Akademie+
    .effect =
        { $price ->
            [one] Kaufe für { $price } Münze ein Projekt oder eine Technologie aus der Akademie.
           *[other] Kaufe für { $price } Münzen ein Projekt oder eine Technologie aus der Akademie.
        } { $tiles ->
            [one] Nimm dazu ein Ressourcenplättchen kostenlos vom Bahnhof.
           *[other] Nimm dazu { $tiles } Ressourcenplättchen kostenlos vom Bahnhof.
        }
card-improved-laboratory = Laboratorium+
    .effect =
        { $steps ->
            [one] Lege oder entferne { $steps } Plättchen in deinem Labor.
           *[other] Lege oder entferne bis zu { $steps } Plättchen in deinem Labor.
        }
card-improved-journal = Zeitschrift+
    .effect =
        { $moves ->
            [one] Ziehe einen Stein im Patentamt: { $moves } Bewegungspunkt.
           *[other] Ziehe deine Steine im Patentamt: { $moves } Bewegungspunkte, beliebig verteilt.
        } { $discount ->
            [one] Jeder Pfadwechsel kostet { $discount } Münze weniger.
           *[other] Jeder Pfadwechsel kostet { $discount } Münzen weniger.
        }
card-improved-skyscraper = Wolkenkratzer+
    .effect =
        { $coins ->
            [one] Nimm { $coins } Münze ein.
           *[other] Nimm { $coins } Münzen ein.
        }

## Projects: I shape

project-airship = Luftschiff
    .history = Im Oktober 1906 stieg Zeppelins LZ 3 am Bodensee auf, neun Monate nachdem ein Sturm LZ 2 zerstört hatte.
project-pneumatic-hammer = Presslufthammer
    .hyphenated = Press­luft­hammer
    .history = Charles King zeigte seinen 1893 in Chicago; 1896 fuhr er das erste Auto in Detroit.
project-tower-crane = Turmkran
    .history = Der Titan von Clydebank, ein elektrischer Riesenkran von 1907, ragt noch heute über dem Clyde auf.
project-electrocardiograph = Elektrokardiograph
    .hyphenated = Elektro­kardio­graph
    .history = 1906 beschrieb Einthoven in Leiden Herzschläge, die ihm eine Telefonleitung aus der Klinik brachte.
project-escalator = Rolltreppe
    .history = Im Londoner U-Bahnhof Holloway Road entstand 1906 eine in Spiralform, die wohl nie ein Fahrgast betrat.
project-neon-tube = Neonröhre
    .history = Georges Claude verflüssigte Luft, behielt Neon übrig und ließ es 1910 im Pariser Autosalon leuchten.

## Projects: square

project-cruise-ship = Kreuzfahrtschiff
    .hyphenated = Kreuz­fahrt­schiff
    .history = Die Prinzessin Victoria Luise, das erste nur für Kreuzfahrten gebaute Schiff, strandete 1906 vor Jamaika.
project-refrigerator = Kühlschrank
    .hyphenated = Kühl­schrank
    .history = Abbé Audiffren aus Frankreich patentierte 1894 eine Kältemaschine, angeblich für den Wein seiner Mönche.
project-pressure-cooker = Schnellkochtopf
    .hyphenated = Schnell­koch­topf
    .history = Denis Papin kochte 1679 Knochen unter Dampf weich; sein Ventil sicherte später die Dampfmaschinen.
project-vacuum-cleaner = Staubsauger
    .hyphenated = Staub­sauger
    .history = 1907 baute der Hausmeister James Spangler einen aus Ventilator, Besenstiel und Kissenbezug.
project-washing-machine = Waschmaschine
    .hyphenated = Wasch­maschine
    .history = Um 1907 war die Thor aus Chicago eine der ersten, die ein Elektromotor antrieb.
project-electric-oven = Elektroherd
    .hyphenated = Elektro­herd
    .history = Für den Herd ihres Mannes schrieb Nora Curle Smith 1907 in Australien das erste Elektro-Kochbuch.

## Projects: L shape

project-automobile = Automobil
    .history = Im Juni 1906 gewann Ferenc Szisz auf Renault bei Le Mans den ersten Grand Prix, mit 101 km/h im Schnitt.
project-motorcycle = Motorrad
    .hyphenated = Motorrad
    .history = Im Januar 1907 erreichte Glenn Curtiss auf einer selbst gebauten V8-Maschine 219 km/h.
project-steam-tractor = Dampftraktor
    .hyphenated = Dampf­traktor
    .history = Benjamin Holt setzte 1904 einen auf Gleisketten; weil er wie eine Raupe kroch, hieß er Caterpillar.
project-synthetic-rubber = Synthetisches Gummi
    .hyphenated = Syn­theti­sches Gummi
    .history = 1906 versprach Bayer seinen Chemikern 20 000 Mark dafür; 1909 hatte Fritz Hofmann das Patent.
project-wireless-telegraph = Funktelegraph
    .hyphenated = Funk­tele­graph
    .history = Im November 1906 einigten sich die Staaten in Berlin auf einen gemeinsamen Notruf zur See: SOS.
project-electric-tram = Elektrische Tram
    .hyphenated = Elek­trische Tram
    .history = Eine elektrische Hochbahn auf hölzernem Viadukt verband die beiden Hälften der Mailänder Ausstellung.

## Projects: T shape

project-cellophane = Cellophan
    .history = Verschütteter Wein auf einem Tischtuch brachte Jacques Brandenberger auf seine Folie, Patent 1908.
project-biplane = Doppeldecker
    .hyphenated = Doppel­decker
    .history = Im November 1906 flog Santos-Dumonts 14-bis in Paris 220 Meter weit, mit dem Leitwerk voran.
project-steam-shovel = Dampfbagger
    .hyphenated = Dampf­bagger
    .history = Im Regen des November 1906 setzte sich Theodore Roosevelt am Panamakanal selbst an die Hebel.
project-telephone = Telefon
    .history = Der Bestatter Almon Strowger misstraute den Telefonistinnen und erfand die automatische Vermittlung.
project-light-bulb = Glühbirne
    .history = Der Name Osram, aus Osmium und Wolfram gebildet, wurde 1906 als Marke eingetragen.
project-tabulating-machine = Tabelliermaschine
    .hyphenated = Tabellier­maschine
    .history = Herman Holleriths Lochkarten beschleunigten die US-Volkszählung von 1890; aus seiner Firma wurde IBM.

## Projects: S shape

project-laparoscopy = Laparoskopie
    .hyphenated = Laparo­skopie
    .history = 1901 blickte Georg Kelling aus Dresden mit einem Blasenspiegel in die Bauchhöhle eines Hundes.
project-bakelite = Bakelit
    .history = Reich durch ein an Eastman verkauftes Fotopapier, erfand Leo Baekeland es 1907 im Labor daheim.
project-outboard-motor = Außenbordmotor
    .hyphenated = Außen­bord­motor
    .history = Ole Evinrude soll 1906 auf die Idee gekommen sein, als ihm beim Rudern das Speiseeis zerlief.
project-radiography = Röntgenbild
    .hyphenated = Röntgen­bild
    .history = Röntgen, erster Nobelpreisträger für Physik, nahm kein Patent: Seine Strahlen sollten allen dienen.
project-gramophone = Grammophon
    .history = 1902 sang Enrico Caruso in einem Mailänder Hotel für 100 Pfund zehn Arien in den Trichter.
project-cinematograph = Kinematograph
    .hyphenated = Kinemato­graph
    .history = „The Story of the Kelly Gang“ lief Ende 1906 in Melbourne: der erste Film von über einer Stunde.

## Technologies that give resources

technology-combustion-engines = Verbrennungsmotor
    .history = Auf der Pariser Weltausstellung von 1900 lief ein Motor von Rudolf Diesel mit Erdnussöl.
technology-batteries = Batterien
    .history = Edison arbeitete zehn Jahre an einer Batterie für Elektroautos; da hatte Benzin sie schon überholt.
technology-steel-and-manual = Nietkolonne
    .history = Sie waren zu viert: Einer erhitzte und warf die Niete, einer fing, einer hielt gegen, einer schlug.
technology-manual-and-scientific = Bewegungsstudien
    .history = Frank Gilbreth studierte jeden Griff und brauchte für einen Ziegel nur noch fünf statt achtzehn.
technology-scientific-and-copper = Elektrolyse
    .history = James Elkington patentierte sie 1865 für Kupfer: Strom reinigt das Metall, das Strom leiten wird.
technology-copper-and-automated = Drahtzieherei
    .history = Hart gezogener Kupferdraht, 1877 von Thomas Doolittle, trug Stimmen viel weiter als Eisen.
technology-automated-and-empirical = Webautomat
    .history = Sakichi Toyoda, Sohn eines Zimmermanns, lernte durch Probieren und erfand 1906 einen Rundwebstuhl.
technology-empirical-and-steel = Schnellarbeitsstahl
    .history = Taylor und White fanden ihn durch endlose Versuche; 1900 in Paris schnitt er noch rot glühend Metall.

## Technologies that improve cards

technology-improved-train-station = Aufwertung Bahnhof
    .history = 1906 fuhren die ersten elektrischen Züge in New Yorks Grand Central ein; ab 1908 war Dampf verboten.
technology-improved-academy = Aufwertung Akademie
    .history = Am 5. November 1906 hielt Marie Curie ihre erste Vorlesung, als erste Frau an der Sorbonne.
technology-improved-laboratory = Aufwertung Laboratorium
    .history = J. J. Thomson erhielt 1906 den Nobelpreis; sieben seiner Mitarbeiter bekamen ihn später auch.
technology-improved-journal = Aufwertung Zeitschrift
    .history = Noch im Januar 1906 zweifelte der Scientific American an den „sagenhaften“ Flügen der Brüder Wright.
technology-improved-skyscraper = Aufwertung Wolkenkratzer
    .history = Der 1906 begonnene Singer Tower in New York wurde mit 187 Metern das höchste Gebäude der Welt.

## Bonus chits

chit-paris-1889 = Paris 1889
    .history = Der Eiffelturm sollte zwanzig Jahre stehen; als Antennenträger für den Funk blieb er erhalten.
    .effect = Wenn alles andere gezählt ist: 1 Punkt für je angefangene { $every } Punkte.
chit-chicago-1893 = Chicago 1893
    .history = Das Riesenrad von Ferris drehte sich 1904 noch in St. Louis und wurde im Mai 1906 gesprengt.
    .effect = 1 Punkt für je angefangene { $every } Münzen.
chit-brussels-1897 = Brüssel 1897
    .history = Am Palast der Kolonien stellte der König 267 Menschen aus dem Kongo zur Schau; sieben von ihnen starben.
    .effect =
        { $points ->
            [one] { $points } Punkt für jedes Feld, von dem du Schrott entfernt hast und auf dem nun ein anderes Plättchen liegt.
           *[other] { $points } Punkte für jedes Feld, von dem du Schrott entfernt hast und auf dem nun ein anderes Plättchen liegt.
        }
chit-paris-1900 = Paris 1900
    .history = Die Métro fuhr ab Juli 1900, mitten in der Ausstellung; ihre Eingänge entwarf Hector Guimard.
    .effect =
        { $points ->
            [one] { $points } Punkt für jede Technologie in deinem Labor, höchstens { $most }.
           *[other] { $points } Punkte für jede Technologie in deinem Labor, höchstens { $most }.
        }
chit-liege-1905 = Lüttich 1905
    .history = Der Palast der Schönen Künste sollte bleiben: Im Park La Boverie ist er bis heute ein Museum.
    .effect =
        { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
chit-milan-1906 = Mailand 1906
    .history = Ein Jahr wartete man auf den Simplontunnel, bis 1982 der längste Eisenbahntunnel durch einen Berg.
    .effect =
        { $points ->
            [one] { $points } Punkt für jede unterschiedliche Projektform in deinem Labor, ob fertig oder nicht.
           *[other] { $points } Punkte für jede unterschiedliche Projektform in deinem Labor, ob fertig oder nicht.
        }

## Jury tiles and scrap

jury-steam = Stimme für Dampfkraft
    .history = Die HMS Dreadnought, im Februar 1906 vom Stapel gelaufen, war das erste Schlachtschiff mit Dampfturbinen.
jury-electricity = Stimme für Elektrizität
    .history = Schon zur Eröffnung des Simplons 1906 zogen elektrische Lokomotiven die Züge unter dem Berg hindurch.
scrap = Schrott
    .history = Im August 1906 brannte ein Teil der Mailänder Ausstellung ab; vierzig Tage später stand er wieder.
    .unit = Schrott

## Places and tracks

place-academy = Akademie
    .history = 1906 hatte Italien gleich zwei Nobelpreisträger: Camillo Golgi (Medizin) und Giosuè Carducci (Literatur).
place-train-station = Bahnhof
    .history = Im April 1906 legte der König den Grundstein zu Mailands Hauptbahnhof, der 1931 eröffnet wurde.
place-jury = Jury
    .history = Vierzig Nationen kamen 1906 nach Mailand, und Jurys vergaben Medaillen und große Preise.
place-patents-office = Patentamt
    .history = Am 1. April 1906 beförderte das Patentamt in Bern Albert Einstein zum Experten zweiter Klasse.
place-laboratory = Labor
    .history = Henri Moissan erhielt 1906 den Nobelpreis für reines Fluor und für seinen elektrischen Ofen.
track-funding = Förderung
track-prestige = Prestige

## Resource tiles, by the half with more units and the half with fewer

tile-steel-copper = Stahl / Kupfer
tile-steel-manual = Stahl / manuell
tile-steel-automated = Stahl / automatisiert
tile-steel-empirical = Stahl / empirisch
tile-steel-scientific = Stahl / theoretisch
tile-steel-steam = Stahl / Dampfkraft
tile-steel-electricity = Stahl / Elektrizität
tile-copper-steel = Kupfer / Stahl
tile-copper-manual = Kupfer / manuell
tile-copper-automated = Kupfer / automatisiert
tile-copper-empirical = Kupfer / empirisch
tile-copper-scientific = Kupfer / theoretisch
tile-copper-steam = Kupfer / Dampfkraft
tile-copper-electricity = Kupfer / Elektrizität
tile-manual-steel = Manuell / Stahl
tile-manual-copper = Manuell / Kupfer
tile-manual-automated = Manuell / automatisiert
tile-manual-empirical = Manuell / empirisch
tile-manual-scientific = Manuell / theoretisch
tile-manual-steam = Manuell / Dampfkraft
tile-manual-electricity = Manuell / Elektrizität
tile-automated-steel = Automatisiert / Stahl
tile-automated-copper = Automatisiert / Kupfer
tile-automated-manual = Automatisiert / manuell
tile-automated-empirical = Automatisiert / empirisch
tile-automated-scientific = Automatisiert / theoretisch
tile-automated-steam = Automatisiert / Dampfkraft
tile-automated-electricity = Automatisiert / Elektrizität
tile-empirical-steel = Empirisch / Stahl
tile-empirical-copper = Empirisch / Kupfer
tile-empirical-manual = Empirisch / manuell
tile-empirical-automated = Empirisch / automatisiert
tile-empirical-scientific = Empirisch / theoretisch
tile-empirical-steam = Empirisch / Dampfkraft
tile-empirical-electricity = Empirisch / Elektrizität
tile-scientific-steel = Theoretisch / Stahl
tile-scientific-copper = Theoretisch / Kupfer
tile-scientific-manual = Theoretisch / manuell
tile-scientific-automated = Theoretisch / automatisiert
tile-scientific-empirical = Theoretisch / empirisch
tile-scientific-steam = Theoretisch / Dampfkraft
tile-scientific-electricity = Theoretisch / Elektrizität
tile-steam-steel = Dampfkraft / Stahl
tile-steam-copper = Dampfkraft / Kupfer
tile-steam-manual = Dampfkraft / manuell
tile-steam-automated = Dampfkraft / automatisiert
tile-steam-empirical = Dampfkraft / empirisch
tile-steam-scientific = Dampfkraft / theoretisch
tile-steam-electricity = Dampfkraft / Elektrizität
tile-electricity-steel = Elektrizität / Stahl
tile-electricity-copper = Elektrizität / Kupfer
tile-electricity-manual = Elektrizität / manuell
tile-electricity-automated = Elektrizität / automatisiert
tile-electricity-empirical = Elektrizität / empirisch
tile-electricity-scientific = Elektrizität / theoretisch
tile-electricity-steam = Elektrizität / Dampfkraft

## On the page

draw-table = Der Spielplan
draw-board = Die Ausstellung
draw-parts = Teile des Spielplans
draw-hand = Deine sechs Karten
draw-card-train-station = Bahnhof
draw-card-academy = Akademie
draw-card-laboratory = Labora­torium
draw-card-journal = Zeit­schrift
draw-card-skyscraper = Wolken­kratzer
draw-card-meeting-room = Konferenz­raum
draw-round-ending = Runde { $round } von { $rounds }, letzte Karten
draw-to-move = am Zug
draw-you-to-move = am Zug
draw-first = Startspieler
draw-your-laboratory = Dein Labor
draw-laboratory-of = Labor: { $name }
draw-close = Schließen
draw-projects = Projekte
draw-if-set = An dieser Stelle
draw-no-projects = Noch kein Projekt im Labor.
draw-has = { $resource }: { $has } von { $needs }
draw-completed = Fertig
draw-lacks = Braucht noch
draw-completed-of =
    { $projects ->
        [one] Fertige Projekte ({ $projects } beendet die Partie)
       *[other] Fertige Projekte ({ $projects } beenden die Partie)
    }
draw-tiles-waiting = Plättchen zum Legen
draw-cards-in-hand = Karten auf der Hand
draw-last-card = Letzte Karte
draw-no-card-yet = Noch keine Karte in dieser Runde
draw-before-you = Zu legen
draw-nothing-waits = Kein Plättchen liegt bereit.
draw-turn-left = Linksherum
draw-turn-right = Rechtsherum
draw-put-back = Zurücklegen
draw-set = Legen
draw-put = Auf { $cell } legen
draw-playing = { $done } von { $allowed }
draw-played = Gespielt
draw-improved = Aufgewertet
draw-not-first = Nicht im 1. Zug
draw-not-last = Nicht als letzte
draw-ghosts-card = Geist
draw-academy-price =
    { $price ->
        [one] Eines für { $price } Münze
       *[other] Eines für { $price } Münzen
    }
draw-pile =
    { $unseen ->
        [one] { $unseen } verdecktes Projekt
       *[other] { $unseen } verdeckte Projekte
    }
draw-empty = keines offen
draw-station-price =
    { $price ->
        [one] Das nächste für { $price } Münze
       *[other] Das nächste für { $price } Münzen
    }
draw-station-free = Eines kostenlos
draw-station-pile = { $tiles } Plättchen im Stapel
draw-jury-worth =
    { $points ->
        [one] { $points } Punkt je Projekt
       *[other] { $points } Punkte je Projekt
    }
draw-jury-left = noch { $left } frei
draw-jury-so-far = Dampf { $steam }, Elektrizität { $electricity }
draw-vote = Juryplättchen: { $energy } (noch { $left })
draw-points-left =
    { $left ->
        [one] noch { $left } Bewegungspunkt
       *[other] noch { $left } Bewegungspunkte
    }, { $money ->
        [one] { $money } Münze
       *[other] { $money } Münzen
    }
draw-chits-left = noch { $count } Bonusplättchen
draw-link =
    { $price ->
        [0] Hier kostenlos den Pfad wechseln
        [one] Hier für { $price } Münze den Pfad wechseln
       *[other] Hier für { $price } Münzen den Pfad wechseln
    }
draw-token = Stein { $token } von { $name }
draw-ghost-opponent = Geist
draw-ghost-token = Geisterstein
draw-token-to = Stein { $token }: { $row }, Schritt { $step }
draw-ghost-deck =
    { $cards ->
        [one] noch { $cards } Karte
       *[other] noch { $cards } Karten
    }
draw-ghost-bars = Diese Karte darfst du als Nächstes nicht spielen.
draw-meeting-open = Aktion { $number }
draw-meeting-reposition = Plättchen
draw-meeting-money = Münzen
draw-meeting-patent = Patente
draw-meeting-jury = Jury
draw-costs =
    { $price ->
        [one] kostet { $price } Münze, Rest { $left }
       *[other] kostet { $price } Münzen, Rest { $left }
    }
draw-free = kostenlos
draw-cannot-pay =
    { $price ->
        [one] Dir fehlen Münzen ({ $price } nötig): Die Karte brächte nichts.
       *[other] Dir fehlen Münzen ({ $price } nötig): Die Karte brächte nichts.
    }
draw-points-now =
    { $points ->
        [one] { $points } Punkt, wenn es jetzt fertig wird
       *[other] { $points } Punkte, wenn es jetzt fertig wird
    }
draw-wanted = hilft: { $projects }
draw-not-wanted = kein Projekt braucht es jetzt
draw-improves = wertet { $card } auf
draw-then-gone = kommt auf den Ablagestapel
draw-then-back = wird aus dem Spiel genommen
draw-then-under-pile = kommt unter seinen Stapel
draw-then-to-academy = geht zurück in die Akademie
draw-then-basic = wieder die einfache Karte { $card }
draw-chit-now =
    { $points ->
        [one] Jetzt: { $points } Punkt.
       *[other] Jetzt: { $points } Punkte.
    }
draw-then-lacks = { $project } braucht dann noch { $lacks }
draw-then-completed = { $project } wird fertig: +{ $points }
draw-then-leads = übernimmt die Führung
draw-then-keeps-lead = behält die Führung
draw-then-chit = erreicht den letzten Schritt
draw-then-points =
    { $points ->
        [one] am Ende { $points } Punkt
       *[other] am Ende { $points } Punkte
    }
draw-then-jury = Jury: Dampf { $steam }, Elektrizität { $electricity }
draw-then-money =
    { $money ->
        [one] dann hast du { $money } Münze
       *[other] dann hast du { $money } Münzen
    }
draw-stop-leaves =
    { $left ->
        [0] die Aktion endet
        [one] { $left } bleibt ungenutzt
       *[other] { $left } bleiben ungenutzt
    }
draw-pass-gives = die Partie ist für dich zu Ende
draw-result = Fertige Projekte und Bonusplättchen
draw-none-completed = keine
draw-say-held = Plättchen in der Hand: { $name }. Pfeiltasten bewegen es, R dreht es, Eingabe legt es, Esc legt es zurück.
draw-say-touched = Plättchen in der Hand: { $name }. Tippe auf ein Feld, um es dort zu sehen, dann auf Legen.
draw-say-back = { $name } liegt wieder, wo es war.
draw-say-set = Auf { $cell } legen
draw-say-no-set = Passt nicht auf { $cell }
draw-say-leave = Auf { $cell } lassen
draw-say-here = { $cell }: { $what }
draw-say-turned-tile = doppelte Hälfte { $sides }
draw-say-turned-shape = Drehung { $turn } von { $turns }
draw-say-feeds-nothing = Das passt, bringt aber keinem Projekt, was ihm noch fehlt.
draw-say-complete =
    { $points ->
        [one] { $project } fertig, { $points } Punkt.
       *[other] { $project } fertig, { $points } Punkte.
    }
draw-say-project-lacks = { $project } braucht noch { $lacks }.
draw-say-units = { $n } × { $type }
draw-say-lacks = braucht noch { $lacks }
draw-say-completes =
    { $points ->
        [one] wird fertig: { $points } Punkt
       *[other] wird fertig: { $points } Punkte
    }
draw-say-gain = +{ $points }
draw-say-outside = { $name } würde über das Labor hinausragen.
draw-say-covers = Da liegt schon etwas.
draw-say-same-spot = So liegt es schon.
draw-say-breaks = { $project } wäre dann nicht mehr fertig.

## Tabs, and the ghost of a game alone

draw-tab-lab = Labor
draw-tab-station = Bahnhof, Jury
draw-tab-patents = Patente
draw-tab-rivals = Gegner
draw-solo-progress =
    { $points ->
        [one] Du hast { $points } Punkt; mehr als { $target } gewinnen
       *[other] Du hast { $points } Punkte; mehr als { $target } gewinnen
    }
draw-ghost-leads =
    { $rows ->
        [0] Er führt auf keinem Pfad
        [one] Er führt auf { $rows } Pfad
       *[other] Er führt auf { $rows } Pfaden
    }

## Leading a row

draw-say-completes-leading = wird fertig: { $points } + { $more } für die Führung ({ $rows })
draw-leading-adds = +{ $points } für die Führung ({ $rows })

## Tokens by where they stand

draw-token-enters = Von Schritt { $start } auf den Pfad { $row }, Schritt { $step }
draw-token-goes-on = Pfad { $row }: von Schritt { $start } auf { $step }
draw-token-changes = Vom Pfad { $source } auf den Pfad { $row }, Schritt { $step }

## The table in words

told-station = Bahnhof: { $tiles }.
told-academy = Akademie: { $projects }. Technologien: { $technologies }.
told-jury = Jury: Dampf { $steam }, Elektrizität { $electricity }, freie Felder { $free }.
told-row = { $row }: { $tokens }.
told-row-chit = Am Ende: { $chit }.
told-ghost = Geisterstein
told-seat = { $seat }: Münzen { $money }, Punkte { $prestige }, Handkarten { $cards }. Letzte Karte: { $last }. Fertig: { $completed }. Zu legen: { $front }.
told-lab = Labor von { $seat }: { $tiles }. Schrott: { $scrap }.
told-need = { $kind } { $has } von { $need }
told-none = nichts

## The chronicle
entry-buys = { $tiles } für { $price } { $money }
entry-free = { $tiles } kostenlos
entry-sets =
    { $who ->
        [you] legst { $tiles }
       *[other] legt { $tiles }
    }
entry-removes =
    { $who ->
        [you] entfernst { $tiles }
       *[other] entfernt { $tiles }
    }
entry-moves =
    { $who ->
        [you] legst { $tiles } um
       *[other] legt { $tiles } um
    }
entry-clears =
    { $who ->
        [you] räumst { $count } { $scrap } weg
       *[other] räumt { $count } { $scrap } weg
    }
entry-to-step = { $row } auf { $step }
entry-money = Münzen
entry-improved = jetzt { $card }
entry-restored = wieder { $card }
entry-chit =
    { $who ->
        [you] nimmst { $chit }
       *[other] nimmt { $chit }
    }
entry-ghost = der Geist
entry-ghost-plays = spielt { $card }
entry-round = Runde { $round }
entry-setup = Aufbau
entry-last-cards = Letzte Karten
entry-no-last-card = Keine letzte Karte
entry-end = Endwertung

## Asking what a thing is

about-project = Projekt, { $shape }
about-project-effect = Fertig, sobald alles, was es braucht, daran grenzt: { $points } Punkte und { $lead } mehr für jede seiner Ressourcen, auf deren Pfad du im { place-patents-office } führst.
about-project-jury = Energie: { $energy }; am Ende { $points } mehr, wenn die Jury sie vorzieht
about-lacks = Braucht noch
about-completed-already = nichts: Es ist fertig
about-worth-now =
    { $points ->
        [one] { $points } Punkt, wenn du es fertigstellst
       *[other] { $points } Punkte, wenn du es fertigstellst
    }
about-technology = Technologie, { $shape }
about-technology-improves = Solange sie in deinem Labor liegt, hast du die Karte { $card }: { $effect }
about-technology-gives = Liefert { $units } an jedes Projekt, das daran grenzt.
about-technology-works = überall in deinem Labor, solange sie dort liegt
about-without = Ohne sie
about-tile = Ressourcenplättchen
about-tile-effect = Liefert { $more } an zwei Seiten und { $less } an den beiden anderen, für Projekte, die daran grenzen.
about-scrap = Von Anfang an in jedem Labor
about-scrap-effect = Belegt ein Feld und liefert nichts. Die Karte Laboratorium kann ihn für immer entfernen.
about-at-academy =
    { $price ->
        [one] { $price } Münze in der Akademie
       *[other] { $price } Münzen in der Akademie
    }
about-seat = { $seat }
about-card = Karte; alle haben dieselben sechs
about-barred-first-turn = nicht im ersten Zug einer Runde
about-barred-neighbour = wurde gerade vor dir gespielt
about-barred-ghost = der Geist hat sie gerade gespielt
about-barred-last-card = kann nicht die letzte Karte sein
about-place = Teil des Spielplans
about-place-academy =
    { $price ->
        [one] Hier kauft die Karte Akademie ein Projekt oder eine Technologie für { $price } Münze.
       *[other] Hier kauft die Karte Akademie ein Projekt oder eine Technologie für { $price } Münzen.
    }
about-place-train-station = Hier kauft die Karte Bahnhof Ressourcenplättchen; sie kosten der Reihe nach { $prices }. Am Ende der Runde wird der Bahnhof vom Stapel aufgefüllt (noch { $pile }).
about-place-jury =
    { $points ->
        [one] Am Ende ist jedes deiner fertigen Projekte { $points } Punkt mehr wert, wenn es die Energie mit mehr Juryplättchen nutzt.
       *[other] Am Ende ist jedes deiner fertigen Projekte { $points } Punkte mehr wert, wenn es die Energie mit mehr Juryplättchen nutzt.
    }
about-place-patents-office =
    { $points ->
        [one] Steine ziehen auf sechs Pfaden. Wer auf einem Pfad führt, erhält { $points } Punkt mehr für jedes Projekt, das dessen Ressource braucht.
       *[other] Steine ziehen auf sechs Pfaden. Wer auf einem Pfad führt, erhält { $points } Punkte mehr für jedes Projekt, das dessen Ressource braucht.
    }
about-place-laboratory = Dein Labor: Plättchen versorgen die Projekte, an die sie grenzen. Die Karte Laboratorium legt und entfernt Plättchen.
about-jury-tile = Juryplättchen
about-jury-projects =
    { $count ->
        [0] kein fertiges Projekt bringt mehr
        [one] { $count } fertiges Projekt bringt mehr
       *[other] { $count } fertige Projekte bringen mehr
    }
about-pile = Stapel der Ressourcenplättchen
about-pile-effect = Noch { $tiles } Plättchen; danach wird der Ablagestapel ({ $discard }) zum neuen Stapel.
about-academy-pile = Projektstapel einer Form
about-academy-pile-effect =
    { $unseen ->
        [one] Darunter liegt { $unseen } Projekt, das niemand gesehen hat; am Ende der Runde kommt ein neues.
       *[other] Darunter liegen { $unseen } Projekte, die niemand gesehen hat; am Ende der Runde kommt ein neues.
    }
about-below = Ganz unten
about-names = { $names }
about-list = { $parts }
about-resource = Ressource
about-resource-effect = Projekte brauchen sie. Plättchen und Technologien, die an ein Projekt grenzen, liefern sie; wer auf ihrem Pfad im { place-patents-office } führt, erhält mehr Punkte.
about-energy-effect = Energie: Jedes Projekt braucht eine der beiden. Am Ende belohnt die Jury Projekte der Energie mit mehr Juryplättchen.
about-need-effect = Vorhanden: { $has } von { $needs }.
about-row = Pfad
about-row-effect =
    { $points ->
        [one] Wer auf diesem Pfad führt, erhält { $points } Punkt mehr, wenn er ein Projekt fertigstellt, das diese Ressource braucht.
       *[other] Wer auf diesem Pfad führt, erhält { $points } Punkte mehr, wenn er ein Projekt fertigstellt, das diese Ressource braucht.
    }
about-row-stack = in einem Stapel führt der oberste Stein
about-stack = Stapel
about-leads = Führt
about-nobody = noch niemand
about-ghost-on = ein Geisterstein, auf Schritt { $step }
about-seat-on = { $seat }, auf Schritt { $step }
about-step = Schritt { $step } von { $steps }
about-step-first = Hier beginnen alle Steine; von hier aus betritt ein Stein einen beliebigen Pfad.
about-step-last = Wer mit dem ersten Stein hier ankommt, wählt ein Bonusplättchen für den Pfad; am Ende zählt es für jeden Stein hier.
about-step-effect =
    { $points ->
        [0] Ein Stein hier ist am Ende nichts wert, aber er kann auf dem Pfad führen.
        [one] Ein Stein hier ist am Ende { $points } Punkt wert.
       *[other] Ein Stein hier ist am Ende { $points } Punkte wert.
    }
about-link = Pfadwechsel
about-link-kind = Schritt { $step }
about-link-effect =
    { $price ->
        [0] Hier kann ein Stein wechseln ({ $one }, { $other }): 1 Bewegungspunkt, keine Münzen.
        [one] Hier kann ein Stein wechseln ({ $one }, { $other }): 1 Bewegungspunkt und { $price } Münze.
       *[other] Hier kann ein Stein wechseln ({ $one }, { $other }): 1 Bewegungspunkt und { $price } Münzen.
    }
about-link-price = mit { $card } { $discount } weniger
about-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
about-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
about-token-start = Auf dem ersten Schritt
about-token-on = { $row }, Schritt { $step }
about-token-effect =
    { $points ->
        [one] Die Zeitschrift bewegt ihn; die kleine Zahl sagt, welcher deiner Steine es ist. Führt er auf einem Pfad, bringt er { $points } Punkt mehr für jedes Projekt, das dessen Ressource braucht.
       *[other] Die Zeitschrift bewegt ihn; die kleine Zahl sagt, welcher deiner Steine es ist. Führt er auf einem Pfad, bringt er { $points } Punkte mehr für jedes Projekt, das dessen Ressource braucht.
    }
about-ghost-token-effect = Gehört niemandem: Er rückt zufällig vor, wenn eine Zeitschrift gespielt wird, und kann an deiner Stelle auf dem Pfad führen.
about-end = Am Ende
about-chit = Bonusplättchen
about-chit-left = noch zu wählen
about-prestige = Punkte: { $seat }
about-prestige-effect =
    { $points ->
        [one] { $points } Punkt bisher. Was am Ende zählt, steht hier nach jetzigem Stand.
       *[other] { $points } Punkte bisher. Was am Ende zählt, steht hier nach jetzigem Stand.
    }
about-prestige-total =
    { $points ->
        [one] Insgesamt { $points } Punkt.
       *[other] Insgesamt { $points } Punkte.
    }
about-points-later = +{ $points } am Ende
about-led = Führung
about-steps = Letzte Schritte
about-money-effect = Mit Münzen bezahlst du Plättchen, Projekte, Technologien und Pfadwechsel. Niemand kann mehr als { $most } haben.
about-completed =
    { $count ->
        [one] { $count } fertiges Projekt
       *[other] { $count } fertige Projekte
    }
about-completed-effect = Stellt jemand sein { $projects }. Projekt fertig, ist das Ende der Partie ausgelöst.
about-front-effect = Gekauft, aber noch nicht im Labor: Die Karte Laboratorium legt sie.
about-cards-effect =
    { $cards ->
        [one] Noch { $cards } Karte auf der Hand. Nach einem Konferenzraum nehmen alle ihre sechs Karten zurück.
       *[other] Noch { $cards } Karten auf der Hand. Nach einem Konferenzraum nehmen alle ihre sechs Karten zurück.
    }
about-first = Startspieler
about-first-effect = Hat die Partie begonnen. Gespielt wird im Uhrzeigersinn.
about-ghost-deck = Geisterdeck
about-ghost-deck-effect =
    { $cards ->
        [one] Der Geist spielt nach jedem deiner Züge eine Karte; dieselbe kannst du dann nicht spielen. Noch { $cards } Karte.
       *[other] Der Geist spielt nach jedem deiner Züge eine Karte; dieselbe kannst du dann nicht spielen. Noch { $cards } Karten.
    }
about-ghost-target = Ziel
about-ghost-target-effect = Mit mehr als { $target } Punkten gewinnst du.
signs-cards = Karten
signs-resources = Ressourcen
sign-resource = von Projekten gebraucht; hat einen Pfad
sign-energy = Energie; die Jury stimmt darüber ab
sign-train-station = kauft Ressourcenplättchen
sign-academy = kauft ein Projekt oder eine Technologie
sign-laboratory = legt und entfernt Plättchen
sign-journal = bewegt Steine auf den Pfaden
sign-skyscraper = bringt Münzen
sign-meeting-room = zwei kleine Aktionen, dann endet die Runde
signs-chits = Bonusplättchen
signs-counts = Was die Zahlen zählen
sign-prestige = Prestige
    .line = Punkte
sign-lira = Münzen
    .line = für Plättchen und Pfadwechsel
sign-check = Fertig
    .line = Projekte, die Punkte gebracht haben
sign-lift = Zu legen
    .line = Plättchen vor einem Spieler
sign-crown = Führung
    .line = führt auf einem Pfad: mehr Punkte
sign-scrap = Schrott
    .line = belegt ein Feld im Labor

## Scorings told in stages

event-final-scoring-began = Die letzten Punkte werden gezählt.
event-jury-tied = Dampf und Elektrizität stehen in der Jury gleich: Sie bringt niemandem Punkte.
telling-final = Endwertung
telling-completed = Projekt fertig
telling-worth =
    { $points ->
        [one] { $points } Punkt wert
       *[other] { $points } Punkte wert
    }
telling-led = +{ $points } für die Führung ({ $rows })
telling-jury = am Ende { $points } mehr, wenn die Jury diese Energie vorzieht: { $energy }
telling-jury-projects =
    { $count ->
        [0] kein Projekt der bevorzugten Energie
        [one] Projekte der bevorzugten Energie: { $count }, Punkte je Projekt: { $points }
       *[other] Projekte der bevorzugten Energie: { $count }, Punkte je Projekt: { $points }
    }
telling-jury-tied = Dampf und Elektrizität gleichauf: keine Punkte
telling-office-steps = letzte Schritte: { $points }
telling-office-chit = { $chit }: { $points }

# Opponents
opponent-apprentice = Der Lehrling
    .short = Lehrling
    .line = Hebt jedes Teil auf, das glänzt, und fragt später, wozu es dient.
opponent-motorist = Die Automobilistin
    .short = Automobilistin
    .line = Schnell am Start; Karten sind etwas für Beifahrer.
opponent-miner = Der Mineur
    .short = Mineur
    .line = Bringt zu Ende, was er begonnen hat, Meter um Meter.
opponent-chemist = Die Chemikerin
    .short = Chemikerin
    .line = Wiegt alles zweimal, auch deine Vorräte.
opponent-academician = Der Professor
    .short = Professor
    .line = Hat sechs Ausstellungen gesehen und weiß noch, wer was vergaß.

## The score sheet

sheet-jury = Juryplättchen auf dem Spielplan
sheet-track = Punkte bisher
sheet-prestige = Punkte auf der Leiste
sheet-completed = Fertige Projekte
sheet-tokens = Steine im Patentamt
sheet-token = Stein { $number }
sheet-early = Noch keine Punkte
sheet-late =
    { $points ->
        [one] Schritt { $first } bis { $last }: { $points } Punkt
       *[other] Schritt { $first } bis { $last }: { $points } Punkte
    }
sheet-on-chit = Letzter Schritt: { $chit }
sheet-counted = Was Bonusplättchen zählen
sheet-counted-note = Nur wenn ein Stein des Spielers auf einem letzten Schritt steht, dessen Bonusplättchen dies zählt; Münzen entscheiden auch bei Gleichstand.
sheet-money = Münzen
sheet-rebuilt = Von Schrott befreite und wieder belegte Felder
sheet-technologies = Technologien im Labor
sheet-shapes = Verschiedene Formen von Projekten im Labor

## Values of an edition

value-laboratory = Labor
value-rows = Zeilen
value-columns = Spalten
value-scrap = Schrott
value-cells = Felder
value-levels = Schrott, den Anfänger ersetzen
value-funding = Münzen
    .first = Startspieler
    .second = zweiter Spieler
    .third = dritter Spieler
    .fourth = vierter Spieler
    .solo = im Solospiel
value-most = höchstens
value-station = Plättchen am Bahnhof
value-tiles_each_player = je Spieler
value-train_station = Bahnhof: Preise
value-improved_train_station = Aufgewerteter Bahnhof: Preise
value-first = erstes Plättchen
value-second = zweites Plättchen
value-third = drittes Plättchen
value-academy = Akademie
value-price = Preis
value-improved_free_tiles = aufgewertet: kostenlose Plättchen
value-laboratory_work = Laboratorium
value-tiles = Plättchen
value-improved_tiles = aufgewertet: Plättchen
value-journal = Zeitschrift
    .points = Bewegungspunkte
value-improved_points = aufgewertet: Bewegungspunkte
value-improved_discount = aufgewertet: Rabatt
value-skyscraper = Wolkenkratzer
value-improved_money = aufgewertet: Münzen
value-meeting = Konferenzraum
    .points = Bewegungspunkte
value-actions = Aktionen
value-money = Münzen
value-points = Punkte
value-jury = Jury
value-spaces = Felder
value-start = Plättchen zu Beginn
value-points_each_project = Punkte je Projekt
value-jury_tiles = Juryplättchen
value-patents = Patentamt
value-tokens_each_player = Steine je Spieler
value-steps = Schritte
value-points_from = Punkte ab Schritt
value-points_leader = Punkte für die Führung auf einem Pfad
value-patent_rows = Pfade des Patentamts
value-order = von oben nach unten
value-jumps = Wo Steine den Pfad wechseln
value-links = Schritte und Preise
value-end = Ende der Partie
value-projects = Projekte
value-ghost_tiles = Geistersteine: Plättchen je Zeitschrift
    .each = Spieler: { $n }
value-ghost_deck = Geisterdeck
value-each_card = von jeder Karte
value-meetings = Konferenzraumkarten
value-solo = Solospiel
value-target = zu übertreffende Punkte
value-chits = Bonusplättchen
value-points_for_one = Punkte für 1 Punkt
value-money_for_one = Münzen für 1 Punkt
value-points_each_cell = Punkte je Feld
value-points_each_technology = Punkte je Technologie
value-points_each_shape = Punkte je Form
value-shapes = Formen
value-resource_units = Einheiten der Ressourcenplättchen
value-double = doppelte Hälfte
value-single = einfache Hälfte
value-resource_tiles = Ressourcenplättchen: Anzahl von jedem
value-technologies = Technologien
value-shape = Form
value-needs = Bedarf
value-prestige = Punkte
value-gives = gibt
value-improves = wertet auf

## Tasten

keys-tile-lift = ein Plättchen aufnehmen oder ablegen
keys-tile-carry = es tragen
keys-tile-turn = es drehen; mit Umschalt andersherum
keys-tile-back = es zurücklegen

## The guided first game
guide-welcome = Willkommen in Mailand
    .text = Du und der Lehrling richtet je ein Labor für die Weltausstellung von 1906 ein. Wer bessere Projekte fertigstellt, sammelt mehr Punkte und gewinnt.
    .why = Diese erste Partie ist kurz: drei Runden statt zehn. Durch die erste führen dich Hinweise wie dieser.
guide-lab = Dein Labor
    .text = Hier fügst du Projekte und Ressourcenplättchen zusammen. Ein Projekt ist fertig, sobald alles, was es braucht, an seinen Seiten liegt.
    .why = Auf fünf Feldern liegt Schrott: Der Platz ist knapp.
guide-cards = Eine Karte pro Zug
    .text = In jedem Zug spielst du eine deiner sechs Karten und führst sie aus. Für den Anfang brauchst du Münzen: Spiele den Wolkenkratzer.
    .why = Gespielte Karten bekommst du in der nächsten Runde zurück.
guide-barred = Gerade gespielt heißt gesperrt
    .text = Der Lehrling hat eben den Bahnhof gespielt, also darfst du ihn jetzt nicht spielen. Spiele die Akademie: Dort gibt es Projekte.
    .why = Die Sperre gilt nur für diesen einen Zug.
guide-project = Kaufe Cellophan
    .text = Es braucht 2 empirische Forschung, 2 automatisierte Arbeit, 1 Kupfer und 2 Dampfkraft und bringt 3 Punkte.
    .why = Zwei Plättchen im Bahnhof liefern fast alles davon.
guide-station = Jetzt der Bahnhof
    .text = Hier gibt es die Plättchen, die Projekte brauchen. Der Lehrling hat inzwischen etwas anderes gespielt, also steht dir die Karte wieder frei.
guide-halves = Jedes Plättchen hat zwei Hälften
    .text = Die mit zwei Zeichen liefert 2 Einheiten, die andere 1. Bei diesem sind es 2 empirische Forschung und 1 Kupfer.
    .why = Cellophan braucht beides.
guide-prices = Jedes weitere kostet mehr
    .text = Das erste hat 1 Münze gekostet, das zweite kostet 2, ein drittes wären 3. Nimm das mit 2 automatisierter Arbeit.
guide-laboratory = Füge alles zusammen
    .text = Was du gekauft hast, wirkt erst in deinem Labor. Mit dem Laboratorium legst du drei Plättchen: genau genug.
guide-place = Lege das Projekt
    .text = Nimm Cellophan auf und lege es so, dass seine Seiten frei bleiben: Dort kommen die Plättchen hin.
    .why = Am besten sind die beiden Einbuchtungen des T: Ein Plättchen darin berührt es mit zwei Seiten.
guide-notch = Zwei Hälften auf einmal
    .text = Lege dieses Plättchen in eine Einbuchtung und drehe es so, dass von jeder Hälfte eine Seite Cellophan berührt. Dann hat es empirische Forschung und Kupfer.
    .why = Solange du ein Plättchen hältst, zeigen Pfeile, was es liefern würde.
guide-touch = Das zweite Plättchen
    .text = Lege es so, dass die Hälfte mit automatisierter Arbeit Cellophan berührt. Ecken zählen nicht.
    .why = Nichts wird verbraucht: Eine Hälfte kann mehrere Projekte versorgen.
guide-journal = Wer führt, bekommt mehr
    .text = Ein fertiges Projekt bringt je 1 Punkt dazu, wenn du im Patentamt auf einem seiner Pfade führst. Spiele die Zeitschrift.
    .why = Die grauen Steine dort sind Geister. Der Zufall bewegt sie, und auch sie können führen.
guide-lead = Drei Bewegungspunkte
    .text = Jeder bringt einen Stein einen Schritt weiter, und der vorderste führt. Betritt den Kupferpfad: Cellophan braucht Kupfer, und dort ist noch niemand.
guide-meeting = Beende die Runde
    .text = Der Konferenzraum beendet die Runde: Dann wird nachgefüllt, und alle Karten kommen zurück. Spiele ihn.
guide-vote = Stimme für die Dampfkraft
    .text = Im Konferenzraum tust du zwei verschiedene Dinge. Cellophan läuft mit Dampfkraft: Am Ende bringt jedes fertige Projekt der Energie mit mehr Stimmen 2 Punkte.
guide-missing = Was noch fehlt
    .text = Die Liste zeigt, was dein Projekt noch braucht. Kaufe es, lege es, und schon bringt es Punkte. Ab jetzt entscheidest du.
guide-completed = Fertig!
    .text = Das Projekt hat sofort seine Punkte gebracht, und je 1 mehr für jeden seiner Pfade, auf dem du führst. Es bleibt fertig.
    .why = Wähle deinen Punktestand, und du siehst, woher jeder Punkt kam.
guide-yours = Der Rest gehört dir
    .text = Kaufe das nächste Projekt so, dass schon gelegte Plättchen auch ihm nützen. Technologien liefern Ressourcen oder werten eine Karte auf.
    .why = Hol dir einen Tipp, wann du willst. Zeige auf alles, was du wissen möchtest, oder halte den Finger darauf.
guide-end = Jetzt kennst du die Weltausstellung
    .text = Kaufe Projekte, die sich Plättchen teilen, führe auf ihren Pfaden und stimme für ihre Energie: Daher kommen die Punkte.
    .why = Eine ganze Partie hat zehn Runden; fünf fertige Projekte beenden sie früher.
