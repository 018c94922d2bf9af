# Shared texts in German

seat = Spieler { $number }
visitor = Besucher
# what is told follows, after a space
label = { $what }:
# between clauses that follow one another
between-clauses = {"; "}
# given names for players who brought none, in this order
given-names = Clara, Friedrich, Luise, Wilhelm, Martha, Karl, Johanna, Gustav, Frieda, Konrad, Marie, Theodor

## What can go wrong

unknown-game = Es gibt kein Spiel namens „{ $game }“. Zur Wahl: { $known }.
unknown-bot = Es gibt keinen Gegner namens „{ $bot }“. Zur Wahl: { $known }.
opponents-unreadable = Die Liste der Gegner dieses Spiels ist unbrauchbar: { $why }.
bot-not-started = Das Programm „{ $bot }“ lässt sich nicht starten: { $why }.
bot-silent = Das Programm „{ $bot }“ hat seit { $seconds } Sekunden nicht geantwortet.
bot-ended = Das Programm „{ $bot }“ hat sich beendet. Oben steht, was es geschrieben hat.
bot-error = Das Programm „{ $bot }“ antwortet: { $why }
bot-illegal = Das Programm „{ $bot }“ hat „{ $action }“ gewählt; das ist keine der angebotenen Aktionen.
unknown-language = Es gibt keine Texte in „{ $language }“. Zur Wahl: { $known }.
unknown-option = { $title } hat keine Option namens „{ $option }“. Zur Wahl: { $known }.
unknown-action = „{ $code }“ ist keine Aktion dieses Spiels.
bad-option = Die Option { $option } kann nicht „{ $value }“ sein. Möglich: { $known }.
bad-option-form = „{ $text }“ ist keine Option. Schreibe sie als Name=Wert.
bad-players = { $title } ist für { $least } bis { $most } Spieler, nicht für { $players }.
bad-seats = Genannte Plätze: { $count }; Spieler: { $players }. Nenne nicht mehr Plätze, als es Spieler gibt.
bad-first-player = Spieler { $number } kann nicht beginnen: Es gibt nur { $players } Spieler.
bad-seat-option = Die Option { $option } gilt für einen leeren Platz: Es gibt nur { $players } Spieler.
bad-ruleset = { $title } hat keine Regelfassung { $ruleset }; die neueste hier ist { $newest }. Vielleicht kennt sie eine neuere Version dieses Programms.
bad-seed = Ein Startwert muss { $bytes } Bytes lang sein.
bad-number = „{ $value }“ ist keine ganze Zahl von { $least } bis { $most } ({ $what }).
illegal-game-over = Die Partie ist zu Ende.
illegal-not-your-turn = { $seat } ist nicht am Zug.
illegal-undo-none = Du hast keine Aktion, die du zurücknehmen könntest.
illegal-undo-others = { $seat } war inzwischen am Zug: Deine Aktion lässt sich nicht mehr zurücknehmen.
illegal-undo-revealed = Deine Aktion hat anderen etwas aufgedeckt: Sie lässt sich nicht zurücknehmen.
illegal-one-by-one = Eine dieser Aktionen deckt etwas auf: Führe die nächste aus, wenn du es gesehen hast.
edition-unreadable = Die Edition { $file } lässt sich nicht lesen: { $why }.
edition-too-large = Die Datei { $file } ist zu groß für eine Edition.
edition-not-toml = Die Edition { $file } ist keine TOML-Datei: { $why }.
edition-missing = Der Edition fehlt ein Wert: { $where }.
edition-unknown-value = Die Edition enthält { $where }, was das Spiel nicht kennt. Dort zur Wahl: { $known }.
edition-wrong-kind =
    { $wanted ->
        [number] In der Edition muss { $where } eine ganze Zahl sein.
        [text] In der Edition muss { $where } ein Text sein.
        [list] In der Edition muss { $where } eine Liste von Texten sein.
        [tables] In der Edition muss { $where } eine Liste von Tabellen sein.
        [flag] In der Edition muss { $where } true oder false sein.
       *[table] In der Edition muss { $where } eine Tabelle sein.
    }
edition-out-of-range = In der Edition ist { $where } gleich { $value }; erlaubt ist { $least } bis { $most }.
edition-not-among = In der Edition nennt { $where } „{ $value }“. Möglich: { $among }.
edition-repeated = In der Edition nennt { $where } einen Wert doppelt.
edition-removes-too-many = In der Edition sortiert { $where } mehr Karten einer Art aus, als es gibt.
edition-sets-not-growing = In der Edition muss { $where } jedem weiteren Exponat eines Sets mindestens so viele Punkte geben wie dem vorigen.
edition-too-few-supporters =
    { $needed ->
        [one] In der Edition ist { $where } zu klein: Der Aufbau braucht { $needed } Unterstützer.
       *[other] In der Edition ist { $where } zu klein: Der Aufbau braucht { $needed } Unterstützer.
    }
edition-too-few-cards = Die Edition hat zu wenige Karten ({ $where }) für { $players } Spieler.
edition-too-many-cards = Die Edition hat zu viele Karten ({ $where }): Höchstens { $most } lassen sich mischen.
edition-too-few-tickets = Bei { $players } Spielern braucht die Edition { $needed } Tickets ({ $where }), damit jede Runde endet; bei weniger Tickets setze unter [lull] eine Grenze.
edition-cell-outside = { $where } der Edition nennt { $cell }, das außerhalb des Labors liegt.
edition-rows-missing = { $where } der Edition muss alle Pfade nennen: { $rows }.
edition-resource-tiles = Die Edition hat { $tiles } Ressourcenplättchen ({ $where }); nötig sind { $least } bis { $most }.
edition-too-few-jury-tiles = Die Edition hat zu wenige Juryplättchen ({ $where }): Nötig sind { $needed }.
edition-no-project-of-shape = Die Edition ({ $where }) hat kein Projekt der Form { $shape }.
edition-improvements = Die Edition ({ $where }) muss jede dieser Karten einmal aufwerten: { $cards }.
edition-bad-shape = { $where } der Edition muss aus vier Feldern bestehen, die an den Seiten zusammenhängen.
edition-needs-of-pair = { $where } der Edition muss entweder { $one } oder { $other } nennen, nicht beide.
edition-bad-units = { $where } der Edition hat „{ $value }“; schreibe eine Zahl bis { $most } und eine Art, jede einmal, etwa „2 steel“.
edition-bad-link = { $where } der Edition hat „{ $value }“; schreibe es wie „steel-copper at 3 for 0“.
edition-rows-not-adjacent = { $where } der Edition hat „{ $value }“, aber diese Pfade liegen nicht nebeneinander.
edition-link-off-the-board = { $where } der Edition hat „{ $value }“; Schritte gehen von 2 bis { $last }.
edition-link-twice = { $where } der Edition verbindet dieselben Pfade zweimal auf einem Schritt: „{ $value }“.
edition-wrong-length = In der Edition muss { $where } genau { $count } Einträge haben.
edition-list-length = In der Edition muss { $where } zwischen { $least } und { $most } Einträge haben.
edition-options = In der Edition muss { $where } 2 bis { $most } Möglichkeiten bieten.
edition-endless = In der Edition ließe { $where } die Partie nie enden.
edition-no-such-income = In der Edition ist { $where } gleich { $value }, das nicht auf der Einkommensleiste steht.
edition-too-few-flyers = In der Edition nennt { $where } mehr Felder, als es Wurfzettel dieser Farbe gibt ({ $flyers }).
edition-sides = In der Edition muss { $where } genau eine Seite für { $players } Spieler haben.
edition-salary-rises = In der Edition darf { $where } von Feld zu Feld nie steigen.
edition-recurring = In der Edition muss { $where } genau dann Effekte haben, wenn die Karte eine Phase dafür hat.
edition-nations = In der Edition muss { $where } { $boards } Tableaus füllen, jede Seite einmal.
edition-pictures = In der Edition muss { $where } von Feld zu Feld ansteigen.
edition-link = In der Edition verweist { $where } auf „{ $other }“, das nicht zurückverweist.
edition-too-few = Die Edition hat zu wenige Einträge ({ $where }): Bei { $players } Spielern braucht sie { $needed }.
weight-missing = Es fehlt ein Gewicht: { $name }.
weight-unknown = Die Bots dieses Spiels haben kein Gewicht „{ $name }“. Bekannte Gewichte: { $known }.
weight-not-number = Das Gewicht „{ $name }“ muss eine endliche Zahl sein.
weight-not-positive = Das Gewicht „{ $name }“ muss größer als 0 sein.
record-unreadable = Die Aufzeichnung { $file } lässt sich nicht lesen: { $why }.
record-too-large = Die Datei { $file } ist zu groß für eine Aufzeichnung.
record-not-json = Die Aufzeichnung ist beschädigt oder abgeschnitten: { $why }.
record-not-a-record = Die Datei ist keine Aufzeichnung dieses Programms.
record-newer = Die Aufzeichnung hat das Format { $version }, doch dieses Programm kennt nur { $known }. Aktualisiere das Programm, um sie zu lesen.
record-wrong-value = In der Aufzeichnung hat „{ $where }“ keinen gültigen Wert.
record-unknown-value = Die Aufzeichnung enthält „{ $where }“, was dort nicht vorgesehen ist.
record-missing-value = Der Aufzeichnung fehlt „{ $where }“.
record-bad-move = Die Aufzeichnung enthält „{ $move }“, was keine Aktion ist. Eine Aktion lautet „2: code“.
record-bad-take-back = Die Aufzeichnung enthält „{ $text }“, eine Rücknahme, die nicht zu ihren Aktionen passt.
record-bad-hint = Die Aufzeichnung enthält „{ $text }“, was kein Tipp für einen ihrer Spieler ist.
record-cannot-begin = Die aufgezeichnete Partie kann nicht beginnen. { $why }
record-illegal-move = Aktion { $number } der Aufzeichnung ({ $move }) ist nicht möglich. { $why }
record-wrong-result = Das Ergebnis der Aufzeichnung passt nicht zu ihren Aktionen: Sie wurde verändert.
record-not-saved = { $file } konnte nicht gespeichert werden: { $why }. Nichts wurde überschrieben.
record-past-end = Die Aufzeichnung endet mit Aktion { $moves }; eine Aktion { $at } gibt es nicht.
no-saved-game = Es gibt noch keine gespeicherte Partie. Beginne eine mit: { $command }
cannot-write-folder = Der Ordner { $folder } lässt sich nicht verwenden: { $why }.
peers-missing = Die Vergleichsprojekte sind nicht installiert. Installiere die Abhängigkeitsgruppe „peers“: { $missing }.
interrupted = Abgebrochen.
output-failed = Die Ausgabe lässt sich nicht schreiben: { $why }.
same-name = Zwei Spieler können nicht beide „{ $name }“ heißen.
file-exists = { $file } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen.
folder-in-use = Der Ordner { $folder } enthält schon Aufzeichnungen dieses Spiels. Wähle einen anderen.

## What happened

event-points =
    { $points ->
        [one] { $seat } erhält { $points } Punkt: { $reason }.
       *[other] { $seat } erhält { $points } Punkte: { $reason }.
    }
event-game-ended =
    { $count ->
        [0] Die Partie ist zu Ende.
       *[other] Die Partie ist zu Ende. Sieg: { $winners }.
    }
reason-start = Start

## The command line

cli-about = Brettspiele über die großen Weltausstellungen, auf einer gemeinsamen Engine.
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-help = diese Hilfe anzeigen
cli-version = die Version anzeigen und welche Variante der Engine läuft
cli-lang = Sprache aller Texte: en, fr, de, it
cli-json = JSON für andere Programme ausgeben
cli-sources = sagen, woher die Werte jedes Spiels stammen
cli-game = das Spiel, etwa worlds-fair-1893
cli-file = eine Aufzeichnung
cli-games-help = die Spiele mit Spielerzahl, Optionen und Versionen auflisten
cli-play-help = im Terminal spielen
cli-play-more = Beispiel: universelle play worlds-fair-1893 --seats Ada=me,greedy,random
cli-bots-help = zählt die Gegner eines Spiels auf, vom schwächsten bis zum stärksten, und die übrigen Bots
cli-simulate-help = den Computer viele Partien spielen lassen und auszählen
cli-simulate-more = Beispiel: universelle simulate worlds-fair-1893 --players 4 --bots greedy,random --games 1000
cli-replay-help = eine aufgezeichnete Partie zeigen, oder eine Stellung daraus
cli-verify-help = prüfen, ob die Aktionen einer Aufzeichnung erlaubt sind und ihr Ergebnis stimmt
cli-bench-help = die Geschwindigkeit der Engine messen
cli-serve-help = im Browser spielen
cli-draw-help = eine Stellung einer Aufzeichnung als Bild zeichnen
cli-slug = das Spiel, in Kleinbuchstaben mit Bindestrichen, etwa paris-1900
cli-in = Ordner, in dem das Paket angelegt wird
cli-new-game-help = legt ein Paket mit einem kleinen Spiel an, als Anfang für ein eigenes
cli-new-game-more = Beispiel: universelle new-game paris-1900 --in ~/spiele
new-game-missing-slug = Nenne das neue Spiel, etwa paris-1900.
new-game-bad-slug = „{ $slug }“ kann nicht der Name eines Spiels sein. Schreibe Kleinbuchstaben und Ziffern mit einzelnen Bindestrichen, ein Buchstabe zuerst, höchstens { $most } Zeichen, etwa paris-1900.
new-game-taken = Der Name „{ $slug }“ ist schon vergeben, an ein anderes Spiel oder an ein Modul von Python. Wähle einen anderen.
new-game-folder-exists = { $folder } gibt es schon und bleibt, wie es ist. Wähle einen anderen Namen oder mit --in einen anderen Ordner.
new-game-done = { $title } liegt in { $folder }.
new-game-next = Installiere es mit: pip install -e { $folder }, dann spiele es mit: universelle play { $slug }
cli-out = das Bild, mit Endung .svg oder .png
draw-done = Bild gespeichert in { $file }.
draw-bad-ending = { $file } muss auf .svg oder .png enden.
cli-host = Adresse, unter der der Server erreichbar ist
cli-port = Port; ohne Angabe dieser oder der nächste freie
cli-data = Ordner, in dem alle Partien gespeichert werden
cli-workers = Zahl der Prozesse, in denen die Computergegner rechnen
cli-no-browser = den Browser nicht öffnen
serve-at = Universelle läuft unter { $address } (Strg+C beendet)
serve-data = Partien werden in { $folder } gespeichert
serve-no-port = Auf { $host } ist kein Port frei: { $why }. Wähle einen mit --port.
cli-seats = wer spielt, Platz für Platz: me oder ein Bot ({ $bots }), auf Wunsch mit Namen: Ada=me,Ben=me,greedy
cli-seed = ein Wort oder eine Zahl, die jedes Mischen bestimmt
cli-option = eine Option des Spiels, als Name=Wert; mehrfach möglich
cli-edition = eine TOML-Datei mit den gedruckten Werten deiner Schachtel, wo sie abweichen
cli-resume = eine gespeicherte Partie fortsetzen: eine Aufzeichnung oder „last“ für die letzte
cli-save = wo die Partie gespeichert wird (sonst im Datenordner)
cli-players = Anzahl der Spieler
cli-games = Anzahl der Partien
cli-bots = Bots, Platz für Platz ({ $bots }); der letzte besetzt die übrigen Plätze
cli-records = die Aufzeichnung jeder Partie in diesem Ordner speichern
cli-at = nur die Stellung nach so vielen Aktionen
cli-seat = zeigt, was dieser Platz sieht: seine Hand, seine Möglichkeiten
cli-seconds = Messdauer für jede Zeile
cli-peers = zum Vergleich auch andere Projekte messen
cli-missing-command = Nenne einen Befehl: { $commands }.
cli-unknown-command = Es gibt keinen Befehl „{ $command }“. Zur Wahl: { $known }.
cli-unknown-argument = „{ $argument }“ ist hier unbekannt. Mit --help siehst du, was möglich ist.
cli-missing-game = Nenne ein Spiel. Zur Wahl: { $known }.
cli-missing-file = Nenne die Datei einer Aufzeichnung.
cli-usage = Aufruf:
cli-not-understood = „{ $argument }“ ist nicht richtig verwendet. Mit --help siehst du, wie es geht.
cli-not-text = „{ $argument }“ ist kein gültiger Text.
cli-not-with-resume = { $option } lässt sich für eine gespeicherte Partie nicht neu wählen. Lass es weg.
build-compiled = kompiliert
build-pure = reines Python
version = Universelle { $version } (Engine: { $build }, Python { $python })
games-slug = Name
games-players = Spieler
games-minutes = Minuten
games-weight = Anspruch
weight = { $weight ->
    [1] leicht
    [2] eher leicht
    [3] mittel
    [4] eher anspruchsvoll
   *[5] anspruchsvoll
}
games-ruleset = Regelfassung
games-actions = Aktionen insgesamt
games-credits = Autoren
source-documented = Aus der Spielregel
source-inferred = Erschlossen
source-authored = Von uns
source-owner = Aus der Editionsdatei
simulate-working = Es läuft …
simulate-working-together = Es spielen { $processes } Prozesse
simulate-head = { $title } · Spieler: { $players } · Partien: { $games } in { $seconds } s · Prozesse: { $processes } · { $rate } Partien/s · { $actions } Aktionen/s · Aktionen je Partie: { $length }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-interval = 95 %
simulate-mean = Punkte im Schnitt
simulate-sd = Streuung
simulate-deciles = 10/50/90 %
simulate-points = Herkunft der Punkte
simulate-kept =
    { $games ->
        [one] { $games } Aufzeichnung in { $folder } gespeichert.
       *[other] { $games } Aufzeichnungen in { $folder } gespeichert.
    }
simulate-stopped = Angehalten nach { $games } von { $asked }.
process-lost = Ein Prozess, der spielte, wurde von außen beendet. Ein anderer spielt seine Partien noch einmal.
processes-lost = Die Prozesse, die spielen, werden immer wieder beendet; vielleicht reicht der Speicher nicht. Schließe andere Programme oder spiele mit weniger Prozessen.
replay-head = { $title } · { $seats } · Aktionen: { $moves }
replay-at = Nach Aktion { $at }:
verify-over = Die Aufzeichnung ist in Ordnung und die Partie beendet. Aktionen: { $moves }. Punkte: { $scores }.
verify-running = Die Aufzeichnung ist in Ordnung und die Partie läuft noch. Aktionen: { $moves }.
verify-taken-back = Zurückgenommen, nachdem etwas aufgedeckt oder beantwortet war: { $moves }.
bench-name = Was
bench-build = Variante
bench-actions = Aktionen/s
bench-games = Partien/s
bench-clone = Kopie einer Stellung, µs
bench-ratio = Gegenüber catanatron
bench-working = Messung läuft …

## Die Arena

cli-arena-help = Bots vergleichen: dieselben Ausgangslagen auf allen Plätzen, Wertungen mit Spannen
cli-arena-more = Beispiel: universelle arena worlds-fair-1893 --bots greedy,random --players 2 --games 200
cli-arena-bots = die Bots im Vergleich ({ $bots } oder der Name eines Gegners); der letzte besetzt die übrigen Plätze; gibt es mehr Bots als Plätze, treffen alle Gruppen aufeinander
cli-arena-games = Anzahl der Partien, aufgerundet auf ganze Ausgangslagen
cli-until-sure = aufhören, sobald feststeht, welcher von zwei Bots besser ist
cli-processes = Anzahl der Prozesse, die spielen (sonst: einer je Kern)
cli-ray = auf dem Ray-Cluster an dieser Adresse spielen; ohne Adresse mit Ray auf diesem Rechner
cli-arena-resume = jede beendete Partie in dieser Datei speichern und von dort fortsetzen
cli-chart = die Wertungen in diese Datei zeichnen, mit der Endung .svg
arena-too-few-bots = Nenne mit --bots mindestens zwei verschiedene Bots, durch Kommas getrennt; nur ein Spiel für eine Person kommt mit einem aus.
arena-too-many-bots = Genannte Bots: { $bots }. Partien aller Gruppen je Ausgangslage: { $games }; möglich sind höchstens { $most }. Vergleiche weniger auf einmal.
arena-not-two = --until-sure vergleicht genau zwei Bots, nicht { $bots }. Nenne zwei oder lass es weg.
arena-file-unusable = Die Datei { $file } lässt sich nicht verwenden: { $why }. Nenne mit --resume eine andere.
arena-file-foreign = { $file } ist keine Datei einer Arena und wurde nicht verändert. Nenne mit --resume eine andere.
arena-file-differs = { $file } gehört zu einem anderen Lauf ({ $what }: { $there }) und wurde nicht verändert. Verlange dasselbe oder nenne mit --resume eine andere Datei.
arena-file-damaged = Einige Zeilen in { $file } sind nicht lesbar: { $lines }. Diese Partien werden noch einmal gespielt; alle anderen zählen.
arena-bad-chart = Das Bild { $file } muss auf .svg enden und in einem vorhandenen Ordner liegen.
ray-missing = Ray ist nicht installiert. Installiere es mit: uv pip install --python { $python } ray, oder lass --ray weg.
ray-bad-address = „{ $address }“ ist keine Adresse eines Ray-Clusters. Schreibe Rechner:Port oder ray://Rechner:Port.
ray-unreachable = Unter „{ $address }“ ist kein Ray-Cluster erreichbar: { $why }. Starte einen mit ray start --head, setze hier und dort denselben RAY_AUTH_TOKEN oder lass --ray weg.
ray-not-started = Ray startet auf diesem Rechner nicht: { $why }. Lass --ray weg, um ohne zu spielen.
ray-failed = Der Ray-Cluster konnte nicht spielen: { $why }. Installiere auf allen seinen Rechnern dieselbe Version von Universelle und versuche es noch einmal.
libraries-missing = Für diesen Befehl fehlen Bibliotheken. Installiere sie mit: uv pip install --python { $python } { $libraries }
arena-about = Spieler: { $players } · Partien: { $games } · Ausgangslagen: { $deals }
arena-speed = Prozesse: { $processes } · { $rate } Partien/s
arena-games = Partien
arena-share = Siege
arena-intervals = In Klammern: 95-%-Spannen.
arena-times-fair = × fair
arena-rating = Wertung
arena-margin = Abstand
arena-points = Punkte
arena-before = Besser platziert als
arena-better = { $bot } ist besser: sicher nach { $deals } Ausgangslagen.
arena-not-sure = Noch steht nicht fest, welcher von beiden besser ist (Ausgangslagen: { $deals }).
arena-chart-note = Punkt: Wertung; Strich: 95-%-Spanne. 400 Punkte mehr bedeuten die zehnfache Chance, vorn zu liegen.

## Gewichte einer Bewertung

weights-fixed = Die Bots dieses Spiels haben keine Gewichte, die sich ändern lassen.
weights-unusable = Die Gewichte in { $file } sind nicht lesbar: { $why }. Nenne eine Datei, die universelle tune geschrieben hat.
weights-none = In { $file } stehen keine Gewichte. Nenne eine Datei mit einer Tabelle [[run]], wie universelle tune sie schreibt.
cli-tune-help = die Gewichte verbessern, nach denen Bots gehen, durch Partien gegen die jetzigen
cli-tune-more = Beispiel: universelle tune worlds-fair-1893 --players 2 --games 20 --generations 30
cli-tune-bot = wer mit den Gewichten spielt
cli-tune-games = Anzahl der Partien jedes Kandidaten in jeder Generation, aufgerundet auf ganze Ausgangslagen
cli-generations = Anzahl der Generationen von Kandidaten
cli-only = nur diese Gewichte abstimmen, durch Kommas getrennt; * steht für Beliebiges
cli-weights = von den Gewichten in dieser Datei ausgehen statt von denen des Spiels
cli-tune-out = die Gewichte in dieser Datei speichern
cli-tune-resume = jede beendete Generation in dieser Datei speichern und von dort fortsetzen (sonst: neben den Gewichten, mit der Endung .jsonl)
tune-first = Generation 1 von { $generations }
tune-generation = Generation { $number } von { $generations } · bisher am besten: { $best }
tune-proving = Das Ergebnis wird erprobt
tune-about = Generationen: { $generations } · Partien: { $games }
tune-weight = Gewicht
tune-before = Vorher
tune-after = Nachher
tune-share = Siege der neuen Gewichte gegen die alten: { $share } ({ $low }–{ $high }) in { $games } anderen Partien.
tune-saved = Gewichte gespeichert in { $file }.
tune-prove = Vergleiche sie mit: { $command }
tune-stopped = Beendete Generationen: { $generations }. Setze fort mit: { $command }
tune-unknown-weight = Kein Gewicht, das hier zählt, heißt „{ $name }“. Zur Wahl: { $known }.
tune-no-folder = Den Ordner von { $file } gibt es nicht. Nenne mit --out eine andere Datei.
tune-file-exists = { $file } enthält schon eine Abstimmung und wurde nicht verändert. Setze sie fort mit --resume { $file } oder nenne mit --out andere Dateien.
tune-file-foreign = { $file } ist nicht die Datei einer Abstimmung und wurde nicht verändert. Nenne mit --resume eine andere.
tune-file-damaged = { $file } ist ab Generation { $generation } nicht verwendbar. Diese Generationen werden noch einmal gespielt; die davor zählen.

## Playing in the terminal

play-choose = Nummer, Aktion oder Befehl (h für Hilfe):
play-begins = { $title } · gespeichert in { $file }
play-bot = { $name } ({ $kind })
play-resumed = Weiter geht es nach Aktion { $moves }.
play-unknown = „{ $text }“ ist weder eine Nummer von 1 bis { $most } noch eine Aktion noch ein Befehl. Tippe h für Hilfe.
play-undone = Zurückgenommen.
play-back = zurück
play-saved = Gespeichert in { $file }.
play-left = Die Partie ist gespeichert. Weiter geht es mit: { $command }
play-help =
    Tippe die Nummer einer Möglichkeit oder ihre Kurzschreibweise (in eckigen Klammern).
    u  deine letzte Aktion zurücknehmen, auch wenn andere schon geantwortet haben; die Aufzeichnung vermerkt es
    t  ein Tipp: die besten Aktionen und was sie bringen können; die Aufzeichnung vermerkt ihn
    b  der Tisch noch einmal
    l  was bisher geschah
    i  Namen und Geschichten der ausliegenden Karten
    r  die Regeln in Kürze
    s  speichern (s DATEI: in eine eigene Datei)
    h  diese Hilfe
    q  aufhören; die Partie bleibt erhalten
play-over = Endstand
play-total = Summe
play-winner = Sieg: { $winners }
play-place = Rang

## The board as a page

web-table-players = Spieler
web-table-rule = Was die Regeln hier sagen
web-table-told = Der Tisch in Worten
web-table-cover = { $seat }, du bist dran: Setz dich an den Bildschirm, die anderen schauen weg.
web-table-uncover = Ich bin { $seat }: Tisch zeigen
web-table-rules = Regeln
web-table-undo = Rückgängig
web-table-more = Regeln, Symbole, Sprache
web-table-choices = Deine Wahl
web-table-chronicle = Chronik
web-table-brief = Das Spiel in Kürze
web-table-turn = Zug { $number }
web-table-over = Ausstellung geschlossen
web-table-result = Ergebnis ansehen
web-table-did = { $seat }: { $action }
web-table-wait = Die anderen sind am Zug
web-table-count = Punkte im Einzelnen
web-table-not-seated = Du hast keinen Platz an diesem Tisch.
web-table-stale = Am Tisch hat sich etwas geändert: Sieh noch einmal hin und wähle dann.
web-table-speed = Tempo
web-table-slow = langsam
web-table-normal = normal
web-table-fast = schnell
web-table-at-once = sofort
web-table-skip = Weiter
web-table-lost = Verbindung verloren. Neuer Versuch …
web-table-back = Wieder verbunden.
web-table-failed = Deine Aktion kam nicht an. Bitte versuche es noch einmal.
web-table-set = Bestätigen
web-table-unset = Abbrechen
web-table-confirm = Aktionen bestätigen
web-replay-title = Wiedergabe
web-replay-first = Anfang
web-replay-back = Zurück
web-replay-on = Weiter
web-replay-last = Ende
web-replay-show = Zeigen
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-picture = Bild
web-error-title = Das hat nicht geklappt
web-error-not-found = Unter dieser Adresse gibt es nichts.
web-error-refused = Das geht nicht.
web-error-foreign = Das kam von einer fremden Website und wurde nicht ausgeführt.
web-error-large = Das ist zu groß.
web-error-often = Das ging zu schnell: Warte einen Augenblick und versuche es noch einmal.
web-error-failed = Bei uns ist etwas schiefgegangen. Deine Partien sind sicher.
web-error-home = Startseite

## Following the others

web-chronicle-all = alle { $turns }
web-chronicle-you = Du
web-chronicle-undone =
    { $whose ->
        [you] nimmst eine Aktion zurück
       *[other] nimmt eine Aktion zurück
    }
web-chronicle-since = Seit deinem Zug:
web-chronicle-new = Neu: { $count }
web-chronicle-now = Zurück zum Jetzt
web-chronicle-back = Zurück zum Tisch
web-chronicle-skip = Bis zu meinem Zug
web-chronicle-close = Schließen
web-replay-turn = Zug { $turn } von { $turns }

## Pages

web-foot-unofficial = Ein freies, inoffizielles Projekt ohne Verbindung zu den Autoren und Verlagen dieser Spiele.
web-foot-home = Alle Spiele
web-foot-language = Sprache
web-home-subtitle = Die großen Weltausstellungen an einem Tisch
web-home-fairs = Spiele
web-home-players = { $least } bis { $most } Spieler
web-home-minutes = { $minutes } Min.
web-home-play = Spielen
web-home-setup = Einrichten
web-home-rules = Regeln
web-home-games = Deine Partien
web-home-none = Noch keine Partie. Wähle auf einem Plakat „Spielen“, und die erste beginnt.
web-home-elsewhere = An anderen Tischen
web-home-over = Beendet
web-home-won = Sieg: { $winners }
web-home-yours = Du bist dran
web-home-to-move = Am Zug: { $players }
web-home-continue = Weiter
web-home-watch = Zusehen
web-home-result = Zum Ergebnis
web-home-more-games =
    { $count ->
        [one] { $count } weitere Partie
       *[other] { $count } weitere Partien
    }
web-setup-title = Partie einrichten
web-setup-seats = Spieler
web-setup-hint = { $least } bis { $most } Spieler. Menschen teilen sich diesen Bildschirm; sitzt kein Mensch am Tisch, siehst du dem Computer zu.
web-setup-who = wer spielt
web-setup-name = Name
web-setup-me = ich
web-setup-here = noch jemand
web-setup-colour = Farbe
web-setup-no-colour = Jeder Platz braucht eine der fünf Farben.
web-setup-same-colour = Zwei Plätze haben dieselbe Farbe: Wähle für einen eine andere.
web-setup-edition = Edition
web-setup-edition-hint = Die gedruckten Werte deiner Schachtel, wo sie von unseren abweichen: eine TOML-Datei.
web-setup-edition-ours = Unsere Werte
web-colour-1 = Violett
web-colour-2 = Türkis
web-colour-3 = Kupfer
web-colour-4 = Elfenbein
web-colour-5 = Schwarz
web-setup-bot = Computer: { $bot }
web-setup-bot-random = Computer: spielt zufällig
web-setup-bot-greedy = Computer: nimmt, was am besten aussieht
web-setup-bot-planner = Computer: spielt die besten Züge weiter, bevor er entscheidet
web-setup-empty = leerer Platz

# The gallery of players in the set-up, and opponents wherever they are shown
web-setup-me-line = du, an diesem Bildschirm
web-setup-here-line = auch an diesem Bildschirm
web-setup-empty-line = hier sitzt niemand
web-setup-or-bot = oder ein Computergegner:
web-setup-not-measured = Wertung nicht gemessen
web-setup-rating = { $give ->
    [0] { $rating }, das Maß
   *[other] { $rating } ± { $give }
}
web-setup-ratings = Die Wertungen sind in Partien zu zweit gemessen, alle fünf gegeneinander. Die zweite Stufe ist auf 1000 gesetzt. Wer 200 Punkte mehr hat, gewinnt drei von vier Partien; ± gibt das 95-%-Intervall an.
web-setup-at-once = zieht sofort
web-setup-moment = denkt kurz nach
articles = Der, Die
opponent-strength = Stärke { $level } von { $levels }

web-setup-options = Optionen
web-setup-more = Mehr
web-setup-lot = wird ausgelost
web-setup-seed = Startwert
web-setup-seed-hint = Gleicher Startwert, gleiche Reihenfolge der Karten. Leer lassen für Zufall.
web-setup-language = Sprache
web-setup-begin = Partie beginnen
web-end-closed =
    { $turns ->
        [one] Geschlossen nach { $turns } Zug
       *[other] Geschlossen nach { $turns } Zügen
    }
web-end-awards = Die Jury verleiht die große Medaille an
web-end-ahead =
    { $points ->
        [one] Punkt, { $by } vor { $next }
       *[other] Punkte, { $by } vor { $next }
    }
web-end-tie-break =
    { $points ->
        [one] Punkt, bei Gleichstand vor { $next }
       *[other] Punkte, bei Gleichstand vor { $next }
    }
web-end-shared =
    { $points ->
        [one] Punkt, gleichauf bis zum Schluss
       *[other] Punkte, gleichauf bis zum Schluss
    }
web-end-alone =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
web-end-again = Noch einmal
web-end-seats = Spieler ändern
web-end-replay = Wiedergabe
web-end-export = Aufzeichnung speichern
web-end-count = Endstand
web-end-from = Punkte für
web-end-curve = Zug um Zug
web-end-curve-hint = Der Punktestand, wäre die Ausstellung nach diesem Zug zu Ende gewesen. Medaillen markieren die Runden; das Band darunter zeigt, wer führte.
web-end-curve-alone = Der Punktestand, wäre die Ausstellung nach diesem Zug zu Ende gewesen. Medaillen markieren die Runden.
web-end-curve-label = Punkte aller Spieler vom ersten Zug bis zu Zug { $turns }
web-end-round = Runde { $round }
web-rules-title = Regeln
web-rules-contents = Inhalt
web-rules-credits = { $title } ist ein Spiel von { $designers }, erschienen { $year } bei { $publishers }. Wir erzählen die Regeln in unseren eigenen Worten.

## Games from other packages

game-not-loaded = Das Spiel „{ $game }“ konnte nicht geladen werden: { $why }
game-not-a-game = Das Paket von „{ $game }“ bietet etwas an, das kein Spiel ist.
game-twice = Ein Spiel namens „{ $slug }“ gibt es schon; „{ $game }“ wurde ausgelassen.
game-bad-slug = Das Spiel „{ $game }“ heißt „{ $slug }“; der Name muss aus Kleinbuchstaben und Ziffern mit einzelnen Bindestrichen bestehen. Es wurde ausgelassen.
told-none = keine
default-over = Die Partie ist zu Ende
default-yes = ja
default-no = nein
default-round = Runde { $round } von { $rounds }
default-round-only = Runde { $round }
default-no-rules = Zu diesem Spiel gibt es noch keine Regeln zum Nachlesen.
default-no-edition = { $title } hat keine Werte, die eine Edition ändern könnte.
view-score = Punkte
view-round = Runde
view-rounds = Runden
view-hand = Hand
view-seat = Spieler
view-owner = Spieler
view-deck = Stapel
view-discard = Ablagestapel
rules-brief = Die Regelseite erklärt dieses Spiel.
board-legend = Der Tisch zeigt, was du wissen darfst; deine Möglichkeiten stehen darunter.
board-tie-break = Bei Gleichstand entscheiden die Regeln.
board-player = Spieler

## Hints, at the table and in the terminal

web-hint = Tipp
web-hint-close = Tipp schließen
hint-company = Tipps gibt es nur, wenn ein einziger Mensch mitspielt.
web-hint-thinking-title = Vorausschau
web-hint-thinking = Probiert aus, wohin jede Aktion führen kann …
web-hint-stop = Abbrechen
hint-title =
    { $number ->
        [1] Eine Aktion zur Wahl
        [2] Zwei Aktionen zur Wahl
       *[other] Drei Aktionen zur Wahl
    }
web-hint-note = Die Siegchance aus Sicht des stärksten Gegners und die erwarteten Punkte im Vergleich zu den anderen erwogenen Aktionen.
web-hint-note-alone = Die Punkte am Ende aus Sicht des stärksten Gegners und ihr Abstand zu den anderen erwogenen Aktionen.
web-hint-guess = Nur eine Vermutung
web-hint-guess-note = Für eine Vorausschau fehlte die Zeit. Das sieht auf den ersten Blick am besten aus.
web-hint-play = Ausführen
hint-sum = gesamt
web-hint-all =
    { $number ->
        [1] Zurück zur Aktion
       *[other] Alle { $number } Möglichkeiten
    }
web-hint-count =
    { $number ->
        [1] erster Tipp dieser Partie
        [2] zweiter Tipp dieser Partie
        [3] dritter Tipp dieser Partie
       *[other] { $number }. Tipp dieser Partie
    }
# for screen readers, a sentence for each move; $aim: 41%, $points: +4.5
web-hint-say = Nummer { $rank }: { $move }, Siegchance { $aim }, Punkte { $points }.
web-hint-say-alone = Nummer { $rank }: { $move }, { $aim } Punkte am Ende, { $points }.
hints-asked =
    { $number ->
        [one] Mit { $number } Tipp gespielt.
       *[other] Mit { $number } Tipps gespielt.
    }
hint-chance = Siegchance { $aim }
hint-points = { $aim } Punkte am Ende
play-hint-thinking = Vorausschau …
verify-hints = Erbetene Tipps: { $number }.
source-points = Punkte

## For spectators

web-table-watching = Du schaust zu

## Asking what a thing is

about-now = Jetzt
about-comes = Kommt
about-spent = Einsatz
about-why = Warum
about-then = Danach
about-next = Dann
about-moves = Rückt
about-has = Hat
about-with = Bei
about-costs = Kostet
about-worth = Wert
about-links = Verbunden
about-left = Übrig
about-works = Wirkt
about-needs = Braucht
about-gives = Gibt
about-goal = Ziel
about-price = Preis
web-ask-title = Was ist das?
web-ask-keep = hält es offen
web-ask-close = Schließen
web-ask-rules = Regeln
web-ask-legend = Symbole
web-ask-legend-open = Symbole des Spiels
web-ask-legend-keys = öffnet und schließt; zeige auf ein Symbol, um danach zu fragen
web-ask-find = In den Regeln suchen
web-ask-none = Nichts gefunden.
web-ask-opens = öffnet und schließt
web-ask-back = Zurück zum Tisch
web-ask-here = Jetzt an deinem Tisch
web-ask-chapters = Kapitel

## Scorings told in stages, and reports

web-end-curve-then = Der Punktestand, wäre die Ausstellung nach diesem Zug zu Ende gewesen.
web-end-curve-then-alone = Dein Punktestand, wäre die Ausstellung nach diesem Zug zu Ende gewesen.
web-end-turns = Zug
web-end-turn = Zug { $turn }
web-end-whole = Am Ende
web-end-then = wäre da Schluss gewesen
web-end-open = Zug { $turn } in der Wiedergabe öffnen
web-telling-on = Weiter
web-telling-back = Zurück
web-telling-skip = Überspringen
web-telling-report = Zur Übersicht
web-telling-of = { $number } von { $all }
web-telling-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-report-closed = Runde { $round } ist zu Ende
web-report-so-far = Runde { $round } bisher
web-report-rounds = Nach Runden
web-report-of-round = Runde { $round }
web-report-before = Vorher
web-report-round = Diese Runde
web-report-now = Jetzt
web-report-again = Noch einmal ansehen
web-report-close = Zurück zum Spiel
web-report-of = Runde { $round }
web-report-all = Alle Übersichten
web-report-alone =
    { $points ->
        [one] Du hast { $points } Punkt.
       *[other] Du hast { $points } Punkte.
    }
web-report-tied =
    { $points ->
        [one] Gleichstand mit { $points } Punkt: { $players }.
       *[other] Gleichstand mit { $points } Punkten: { $players }.
    }
web-report-you-lead =
    { $points ->
        [one] Du führst mit { $points } Punkt, { $by } vor { $next }.
       *[other] Du führst mit { $points } Punkten, { $by } vor { $next }.
    }
web-report-leads =
    { $points ->
        [one] { $seat } führt mit { $points } Punkt, { $by } vor { $next }.
       *[other] { $seat } führt mit { $points } Punkten, { $by } vor { $next }.
    }

## Analysen

review-damaged = Diese Analyse ist nicht lesbar.
review-title = Analyse
review-of = Analyse: { $name } gewinnt, { $points } zu { $others }
review-of-tie = Analyse: geteilter Sieg mit { $points }
review-of-one =
    { $points ->
        [one] Analyse: { $points } Punkt
       *[other] Analyse: { $points } Punkte
    }
review-chance = Die Gewinnaussichten
review-score = Zu erwartende Punkte
review-hint =
    { $players ->
        [2] Nach dem Urteil des stärksten Bots; beide ergeben zusammen 100 %. Nadeln stehen bei den teuersten Entscheidungen, der Schatten zeigt, wie ungenau die Schätzung ist.
       *[other] Nach dem Urteil des stärksten Bots; alle { $players } ergeben zusammen 100 %. Nadeln stehen bei den teuersten Entscheidungen, der Schatten zeigt, wie ungenau die Schätzung ist.
    }
review-hint-alone = Was der stärkste Bot aus jeder Stellung zu erreichen hoffte. Der Schatten zeigt, wie ungewiss das ist.
review-chart = Die Gewinnaussichten aller nach jeder Entscheidung
review-chart-alone = Die zu erwartenden Punkte nach jeder Entscheidung
review-target = Ziel { $points }
review-to-come = Aktionen { $first } bis { $last } folgen noch
review-pin = Entscheidung { $number }, { $when }
review-invitation = Der stärkste Bot geht die ganze Partie noch einmal durch und sagt, was jede Entscheidung wert war: die Gewinnaussichten als Kurve, die drei teuersten Entscheidungen, was besser war und warum.
review-start = Partie analysieren
review-stop = Anhalten
review-go-on = Weiter
review-at = Es geht um Zug { $turn } von { $turns }.
review-leave = Du kannst die Seite verlassen, die Analyse läuft weiter.
review-left =
    { $seconds ->
        [one] Noch etwa { $seconds } Sekunde; du kannst die Seite verlassen, die Analyse läuft weiter.
       *[other] Noch etwa { $seconds } Sekunden; du kannst die Seite verlassen, die Analyse läuft weiter.
    }
review-stopped = Angehalten bei Zug { $turn } von { $turns }.
review-failed = Die Analyse ist bei Zug { $turn } von { $turns } stehen geblieben. Was fertig ist, bleibt.
review-looking = Noch auf der Suche
review-cards = Karten erscheinen, sobald ein Zug beurteilt ist, und tauschen die Plätze, wenn sich eine teurere Entscheidung findet.
review-no-card = Hier ist noch nichts.
review-no-regret = Nichts zu bereuen
review-cheap = Keine Entscheidung hat viel gekostet.
review-best-title = Die beste Entscheidung
review-best = { $when }: von { $before } auf { $after }.
review-played = Gespielt
review-better = Besser
review-see = In der Wiedergabe ansehen
review-more = Mehr Punkte zu erwarten: { $sources }.
review-less = Weniger: { $sources }.
review-more-points = Mehr Punkte zu erwarten.
review-less-points = Weniger Punkte zu erwarten, aber bessere Gewinnaussichten.
review-hinders = Die anderen hätten weniger zu erwarten.
review-many = Kein einzelner Grund: viele kleine.
review-others = andere
review-how = Wie alle gespielt haben
review-alone = Allein am Tisch
review-reached = erreicht
review-lost = verloren in den teuersten Entscheidungen
review-moves = Aktionen
review-moves-so-far = Aktionen bisher
review-show-all = Alle
review-show-mine = Eigene
review-show-theirs = Dieser Platz
review-show-marked = Markierte
# marks of decisions
review-best-mark = am besten
review-good-mark = gut
review-inexact-mark = ungenau
review-mistake-mark = Fehler
review-blunder-mark = grober Fehler
cli-review-help = sagen, was jede Entscheidung einer aufgezeichneten Partie wert war und was besser gewesen wäre
cli-review-seat = zeigt die teuersten Entscheidungen dieses Platzes
cli-review-resume = hält das Ergebnis in dieser Datei fest und macht dort weiter, wo sie endet
play-review = Was jede Entscheidung wert war: { $command }
review-working = Analyse läuft
review-head =
    { $moves ->
        [one] { $title } · Analyse von { $moves } Aktion
       *[other] { $title } · Analyse von { $moves } Aktionen
    }
review-case = { $number }. Aktion { $move }, { $seat } · { $when }
review-move = Aktion { $move }
review-of-another-match = { $file } ist keine Analyse dieser Partie. Gib eine andere Datei an.
review-unreadable = { $file } lässt sich nicht lesen: { $why }.
review-not-saved = { $file } lässt sich nicht speichern: { $why }.
review-file-damaged = { $file } ist bis Aktion { $moves } lesbar; alles Weitere wird neu analysiert.
