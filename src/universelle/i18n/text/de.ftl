# Shared texts in German

seat = Spieler { $number }
guest = Gast
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
bot-version = Das Programm „{ $bot }“ spricht Version { $version } des Protokolls, nicht { $known }. Bring es auf den neuesten Stand.
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
edition-not-text = Die Edition { $file } ist keine TOML-Datei: Sie ist kein Text.
edition-not-toml = Die Edition { $file } ist keine TOML-Datei: { $why }.
edition-too-deep = Die Edition { $file } verschachtelt ihre Werte zu tief.
edition-too-many-values = Die Edition { $file } hat zu viele Werte.
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
record-not-json = Die Aufzeichnung ist beschädigt oder abgeschnitten: Ab Zeile { $line } ist sie nicht lesbar.
record-not-a-record = Die Datei ist keine Aufzeichnung dieses Programms.
record-newer = Die Aufzeichnung hat das Format { $version }, doch dieses Programm kennt nur { $known }. Aktualisiere das Programm, um sie zu lesen.
record-wrong-value = In der Aufzeichnung hat „{ $where }“ keinen gültigen Wert.
record-unknown-value = Die Aufzeichnung enthält „{ $where }“, was dort nicht vorgesehen ist.
record-missing-value = Der Aufzeichnung fehlt „{ $where }“.
record-bad-move = Die Aufzeichnung enthält „{ $move }“, was keine Aktion ist. Eine Aktion lautet „2: code“.
record-bad-take-back = Die Aufzeichnung enthält „{ $text }“, eine Rücknahme, die nicht zu ihren Aktionen passt.
record-bad-hint = Die Aufzeichnung enthält „{ $text }“, was kein Tipp für einen ihrer Spieler ist.
record-bad-stand-in = Die Aufzeichnung enthält „{ $text }“, was keine Aktion ist, für die jemand eingesprungen ist.
record-cannot-begin = Die aufgezeichnete Partie kann nicht beginnen. { $why }
record-illegal-move = Aktion { $number } der Aufzeichnung ({ $move }) ist nicht möglich. { $why }
record-wrong-result = Das Ergebnis der Aufzeichnung passt nicht zu ihren Aktionen: Sie wurde verändert.
record-other-seed = Der Startwert gehört nicht zum Fingerabdruck, der vor der ersten Aktion gezeigt wurde: Die Aufzeichnung oder die Karten wurden verändert.
record-other-word = Der Startwert ist nicht der, den „{ $word }“ ergibt: Die Aufzeichnung wurde verändert.
record-not-saved = { $file } konnte nicht gespeichert werden: { $why }. Nichts wurde überschrieben.
record-past-end = Die Aufzeichnung endet mit Aktion { $moves }; eine Aktion { $at } gibt es nicht.
no-saved-game = Es gibt noch keine gespeicherte Partie. Beginne eine mit: { $command }
cannot-write-folder = Der Ordner { $folder } lässt sich nicht verwenden: { $why }.
peers-missing = Die Vergleichsprojekte sind nicht installiert. Installiere die Abhängigkeitsgruppe „peers“: { $missing }.
interrupted = Abgebrochen.
output-failed = Die Ausgabe lässt sich nicht schreiben: { $why }.
same-name = Zwei Spieler können nicht beide „{ $name }“ heißen.
bad-name = „{ $name }“ kann kein Spielername sein: Er ist zu lang oder hat unsichtbare Zeichen.
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
cli-sources = zeigen, woher die Werte jedes Spiels stammen
cli-game = das Spiel, etwa worlds-fair-1893
cli-file = eine Aufzeichnung
cli-games-help = die Spiele mit Spielerzahl, Optionen und Versionen auflisten
cli-play-help = im Terminal spielen
cli-play-more = Beispiel: universelle play worlds-fair-1893 --seats Ada=me,greedy,random
cli-bots-help = die Gegner eines Spiels auflisten, vom schwächsten (Stufe 1) bis zum stärksten (Stufe 5), und die Bots aller Spiele, die keine Stufe haben
cli-simulate-help = den Computer viele Partien spielen lassen und auszählen
cli-simulate-more = Beispiel: universelle simulate worlds-fair-1893 --players 4 --bots greedy,random --games 1000
cli-replay-help = eine aufgezeichnete Partie zeigen, oder eine Stellung daraus
cli-verify-help = prüfen, ob die Aktionen einer Aufzeichnung erlaubt sind und ihr Ergebnis stimmt
cli-bench-help = die Geschwindigkeit der Engine messen
cli-serve-help = im Browser spielen
cli-draw-help = eine Stellung einer Aufzeichnung als Bild zeichnen
cli-slug = das Spiel, in Kleinbuchstaben mit Bindestrichen, etwa paris-1900
cli-in = Ordner, in dem das Paket angelegt wird
cli-new-game-help = ein Paket mit einem kleinen Spiel anlegen, als Anfang für ein eigenes
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
cli-database = Adresse eines PostgreSQL-Servers (postgresql://…), den sich mehrere Server teilen können, statt einer Datei im Ordner
cli-mail = Mailserver, über den neue Passwörter verschickt werden (smtp://name:password@host:587?from=address); auch in { $variable }, wo andere die Befehle sehen können
cli-contact = deine Adresse, mailto: oder https:, für die Hersteller der Browser; ohne sie und ohne --mail gibt es keine Benachrichtigungen (oder { $variable })
cli-workers = Zahl der Prozesse, in denen die Computergegner rechnen
cli-no-browser = den Browser nicht öffnen
cli-allowed-hosts = Namen, auf die der Server hört, durch Kommas getrennt; auf seine eigenen Adressen hört er immer
cli-proxy = Adressen der Proxys vor dem Server, durch Kommas getrennt; ihre Angaben darüber, wer anfragt, gelten
cli-limits = um welchen Faktor eine Adresse mehr Anfragen und Verbindungen haben darf als üblich
cli-operator-token = wer dieses Token hat, sieht /operator und /metrics auch von anderswo (oder in UNIVERSELLE_OPERATOR_TOKEN); ohne es nur dieser Rechner
cli-log = Form des Protokolls: text mit dem, was scheitert, oder json mit einer Zeile für jede Anfrage
web-error-banned = Du bist auf diesem Server gesperrt. Wenn du das für einen Irrtum hältst, schreib an die Person, die ihn betreibt.
doors-closed = Zurzeit lassen sich keine neuen Tische eröffnen: Der Server startet bald neu. Laufende Partien gehen weiter.
operator-only-here = Das sieht nur der Rechner des Servers. Um es von anderswo zu sehen, starte den Server mit --operator-token.
operator-token-needed = Diese Seite ist für die Person, die den Server betreibt. Gib sein Token als Passwort ein, mit beliebigem Namen.
serve-at = Universelle läuft unter { $address } (Strg+C beendet)
serve-data = Partien werden in { $folder } gespeichert
serve-no-host = Unter { $host } ist dieser Rechner nicht zu erreichen: { $why }. Wähle eine andere Adresse mit --host.
serve-no-port = Auf { $host } ist kein Port frei: { $why }. Wähle einen mit --port.
database-not-open = Die Datei { $file } lässt sich nicht öffnen: { $why }.
database-newer = Diese Datenbank stammt von einer neueren Version des Programms. Aktualisiere das Programm oder wähle mit --data einen anderen Ordner.
database-no-answer = Die Datenbank antwortet nicht: { $why }.
database-fails = Es konnte nichts gespeichert werden: { $why }. Was schon gespeichert war, ist sicher; versuche es noch einmal.
database-unknown = Die Adresse einer Datenbank beginnt mit postgresql://, nicht mit „{ $address }:“.
serve-friends = Wer im selben Netz ist, spielt mit unter { $addresses }
serve-open = Alle in diesem Netz können den Server erreichen. Um allein zu spielen, starte ihn mit --host 127.0.0.1.
serve-no-folder = In { $folder } können keine Partien gespeichert werden: { $why }. Wähle mit --data einen anderen Ordner.
serve-damaged = Die Datenbank { $file } ist beschädigt und wurde nicht verändert: { $why }. Spiele eine Kopie zurück oder wähle mit --data einen anderen Ordner.
serve-newer = Die Datenbank { $file } stammt von einer neueren Version von Universelle und wurde nicht verändert. Aktualisiere das Programm oder wähle mit --data einen anderen Ordner.
serve-bad-key = Die Datei { $file } ist kein Schlüssel dieses Programms. Stelle sie wieder her oder lösche sie: Dann entsteht ein neuer, aber alle verlieren ihre Plätze in laufenden Partien.
serve-bad-proxy = „{ $value }“ ist keine Adresse eines Proxys. Gib Adressen oder Netze an, durch Kommas getrennt, etwa 127.0.0.1,10.0.0.0/8.
cli-actions = Aktionen
cli-admin-help = einen Server betreuen: Kopien anlegen und zurückspielen, zählen, sperren
cli-admin-more = Beispiel: universelle admin backup ~/universelle.backup
cli-admin-backup-help = alles, was die Datenbank enthält, in eine Datei schreiben, während Server laufen
cli-admin-backup-more = Die Datei lässt sich in eine SQLite-Datei oder auf einen PostgreSQL-Server zurückspielen. Sie enthält die Schlüssel des Servers: Bewahre sie sicher auf.
cli-admin-restore-help = zurückspielen, was eine Sicherungskopie enthält; die Server müssen angehalten sein
cli-admin-restore-more = Die Kopie wird zuerst geprüft. Entweder wird alles zurückgespielt, oder nichts ändert sich.
cli-admin-statistics-help = Tische, Aktionen und Personen zählen
cli-admin-statistics-more = Niemand wird genannt.
cli-admin-reports-help = Nachrichten im Chat auflisten, die gemeldet wurden
cli-admin-reports-more = Die neuesten Meldungen stehen oben. So sperrst du jemanden aus: universelle admin ban OWNER; so nimmst du eine Nachricht von der Liste: universelle admin settle TABLE/NUMBER
cli-admin-settle-help = gemeldete Nachrichten von der Liste nehmen
cli-admin-settle-more = Eine Nachricht kommt wieder, wenn jemand anderes sie meldet.
cli-settle-line = die Nachricht, wie reports sie nennt (TABLE/NUMBER), oder all
settle-unnamed = Nenne die Nachricht: TABLE/NUMBER, wie universelle admin reports sie nennt, oder all.
settle-unknown = Die Nachricht { $line } hat niemand gemeldet, oder sie ist schon erledigt.
settle-done = { $reports ->
    [0] Es gab nichts zu erledigen.
    [one] 1 Meldung ist erledigt.
   *[other] { $reports } Meldungen sind erledigt.
}
cli-admin-ban-help = jemanden aussperren
cli-admin-ban-more = WHO ist eine Adresse wie 203.0.113.7, ein Netz wie 2001:db8::/64, der Name eines Kontos oder die Kennung einer Person, wie reports sie nennt. Laufende Server wissen es nach fünf Sekunden.
cli-admin-unban-help = jemanden wieder einlassen
cli-admin-unban-more = WHO so, wie gesperrt wurde.
cli-backup-file = die Sicherungskopie
cli-replace = die Partien ersetzen, die schon in der Datenbank sind
cli-who = eine Adresse, ein Netz, ein Konto oder die Kennung einer Person
cli-missing-action = Sag, was zu tun ist: { $actions }. Siehe universelle { $command } --help.
megabytes = { $number } MB
backup-unnamed = Nenne die Datei der Sicherungskopie.
backup-copying = kopiere { $what }
backup-checking = prüfe
backup-done = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} in { $file } gespeichert ({ $size }).
backup-nothing = Es gibt keine Datenbank { $file }. Nenne den Ordner mit --data oder einen Server mit --database.
backup-of-damaged = Die Datenbank { $file } ist beschädigt. Es wurde keine Kopie geschrieben; spiele eine frühere zurück.
backup-not-written = Die Kopie { $file } lässt sich nicht schreiben: { $why }.
backup-missing = Es gibt keine Datei { $file }.
backup-none = { $file } ist keine Sicherungskopie dieses Programms. Die Datenbank wurde nicht verändert.
backup-damaged = { $file } ist beschädigt oder keine Sicherungskopie. Die Datenbank wurde nicht verändert; versuche eine frühere Kopie.
backup-newer = { $file } stammt von einer neueren Version des Programms. Aktualisiere es zuerst. Die Datenbank wurde nicht verändert.
backup-not-restored = Die Kopie lässt sich nicht zurückspielen: { $why }. Die Datenbank wurde nicht verändert.
restore-done = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} zurückgespielt, Stand: { $when }.
restore-servers-run = Auf dieser Datenbank laufen Server. Halte sie zuerst an, dann spiele zurück.
restore-not-empty = Die Datenbank enthält schon Partien. Um sie alle durch die Kopie zu ersetzen, gib --replace an.
statistics-tables = Tische: { $running } laufen, { $waiting } warten auf Spieler, { $finished } sind beendet
statistics-today = Letzte 24 Stunden: { $opened } eröffnet, { $finished } beendet, { $moves ->
    [one] { $moves } Aktion
   *[other] { $moves } Aktionen
}
statistics-people = Personen mit einem Platz: { $people }, in den letzten 24 Stunden { $today }
statistics-moves = Gespeicherte Aktionen: { $moves }; Größe der Datenbank: { $size }
statistics-damaged = Beschädigte Tische: { $tables }
statistics-game = { $game }: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}
ban-missing = Nenne eine Adresse, ein Netz oder ein Konto.
ban-unknown = „{ $who }“ ist weder eine Adresse noch ein Netz noch ein Konto.
ban-none = „{ $who }“ ist nicht gesperrt.
reports-none = Es wurde keine Nachricht gemeldet.
reports-line = { $at }, { $name }: { $text } ({ $table_id }/{ $number }, Kennung { $owner }, { $reports ->
        [one] einmal gemeldet
       *[other] { $reports }-mal gemeldet
    })
ban-done = { $who } ist gesperrt. Laufende Server wissen es nach fünf Sekunden.
unban-done = { $who } darf wieder herein.
cli-admin-close-help = eine Partie beenden oder einen Tisch schließen, der auf Spieler wartet
cli-admin-close-more = Die Spieler erfahren es, und die Partie zählt nicht. Das lässt sich nicht rückgängig machen.
cli-admin-export-help = alles ausgeben, was über eine Person bekannt ist, als JSON
cli-admin-export-more = Für Leute, die fragen, was du über sie weißt: Gib es sonst niemandem.
cli-admin-delete-help = eine Person löschen: Name, E-Mail-Adresse, Passwort und Einstellungen; Partien bleiben für die anderen
cli-admin-delete-more = Das lässt sich nicht rückgängig machen. Frühere Sicherungskopien enthalten die Person noch.
cli-close-table = der Tisch oder der Link zu ihm
cli-person = der Name eines Kontos
cli-yes = ohne Rückfrage ausführen
close-missing = Nenne einen Tisch oder den Link zu ihm.
close-unknown = Es gibt keinen Tisch { $table }.
close-over = Die Partie an diesem Tisch ist schon beendet.
close-done = Der Tisch ist geschlossen.
person-missing = Nenne ein Konto.
person-unknown = Es gibt kein Konto „{ $person }“.
delete-sure = { $person } würde endgültig gelöscht. Wenn du sicher bist, gib --yes an.
delete-done = { $person } ist gelöscht.

## Die Seite der Person, die den Server betreibt
operator-title = Zustand des Servers
operator-fresh = { $time }, alle 5 s
operator-stale = Diese Seite ist von { $time }; der Server antwortet nicht.
operator-sign-well = in Ordnung:
operator-sign-look = ansehen:
operator-sign-fails = ausgefallen:
operator-verdict-well = Alles ist in Ordnung.
operator-verdict-look = Es wird ungestört gespielt. { $things ->
    [one] Um eine Sache sollte sich jemand kümmern.
   *[other] Um { $things } Dinge sollte sich jemand kümmern.
}
operator-verdict-fails = { $things ->
    [one] Eine Sache ist ausgefallen.
   *[other] Um { $things } Dinge muss sich jemand kümmern, mindestens um eines sofort.
}
operator-verdict-danger = Partien sind in Gefahr: Die Datenbank antwortet nicht.
operator-verdict-closed = Geschlossen: keine neuen Tische. { $games ->
    [0] Zurzeit spielt niemand.
    [one] 1 Partie wird zu Ende gespielt.
   *[other] { $games } Partien werden zu Ende gespielt.
}
operator-close = Türen schließen
operator-close-question = Ab jetzt lässt sich kein neuer Tisch eröffnen; laufende Partien gehen weiter. Wer einen neuen Tisch will, erfährt den Grund.
operator-close-now = Schließen
operator-open = Türen öffnen
operator-renew = Neu starten …
operator-renew-question = Die Server starten neu, einer nach dem anderen. Seiten warten ein paar Sekunden und gehen dann von selbst weiter; so lange stehen die Uhren.
operator-renew-now = Jetzt neu starten
operator-renew-later = Wenn niemand mehr spielt
operator-health = Zustand
operator-line-database = Datenbank
operator-line-servers = Server
operator-line-answers = Antworten
operator-line-computers = Computer
operator-line-disk = Festplatte
operator-line-clock = Uhr
operator-line-tables = Tische
operator-line-talk = Chat
operator-line-mail = E-Mail
operator-line-backup = Sicherung
operator-database-answers = { $servers ->
    [one] antwortet
   *[other] antwortet; alle { $servers } Server sehen sie
}
operator-database-slow = antwortet langsam: Jede Aktion wartet auf sie
operator-database-gone = Keine Antwort. Aktionen werden mit einer Erklärung abgelehnt; nichts geht verloren. Neuer Versuch alle paar Sekunden.
operator-servers-serve = { $number ->
    [one] 1 Server ist im Dienst
   *[other] { $number } Server sind im Dienst
}
operator-servers-silent = { $number ->
    [one] 1 Server meldet sich nicht; seine Spieler sind bei den anderen
   *[other] { $number } Server melden sich nicht; ihre Spieler sind bei den anderen
}
operator-answers-quick = { $streams ->
    [one] 1 Seite folgt einer Partie, ohne Verzug
   *[other] { $streams } Seiten folgen Partien, ohne Verzug
}
operator-answers-slow = { $streams ->
    [one] 1 Seite folgt einer Partie; manche Antworten kommen spät
   *[other] { $streams } Seiten folgen Partien; manche Antworten kommen spät
}
operator-computers-free = keine Aktion wartet auf einen Computer
operator-computers-wait = { $moves ->
    [one] 1 Aktion wartet auf einen Computer
   *[other] { $moves } Aktionen warten auf einen Computer
}
operator-disk-free = { $percent } % frei; auf einer vollen Platte wird nichts mehr gespeichert
operator-clock-agrees = stimmt mit der Datenbank überein
operator-clock-off = weicht von der Datenbank ab: Zeiten auf den Seiten können falsch sein
operator-tables-sound = alle Partien lassen sich öffnen
operator-tables-damaged = { $number ->
    [one] 1 Partie lässt sich nicht öffnen; spiele eine Sicherungskopie zurück
   *[other] { $number } Partien lassen sich nicht öffnen; spiele eine Sicherungskopie zurück
}
operator-talk-reported = { $lines ->
    [0] nichts wurde gemeldet
    [one] 1 Nachricht wurde gemeldet: universelle admin reports
   *[other] { $lines } Nachrichten wurden gemeldet: universelle admin reports
}
operator-mail-goes = keine E-Mail hängt fest
operator-mail-refused = zurzeit kommt keine E-Mail an; { $waiting ->
    [one] 1 wartet
   *[other] { $waiting } warten
}
operator-backup-never = noch keine: universelle admin backup FILE
operator-backup-fresh = vor Kurzem geschrieben
operator-backup-old = die letzte ist über eine Woche alt
operator-database = Datenbank
operator-database-kind = Art
operator-kind = { $name }
operator-size = Größe
operator-gigabytes = GB
operator-megabytes = MB
operator-games = Gespeicherte Partien
operator-kept = { $finished } beendet, { $running } laufen
operator-last-backup = Letzte Sicherung
operator-backup-none = keine
operator-tables = Tische
operator-number-people = Personen hier
operator-number-watched = Tische, denen jemand folgt
operator-number-running = laufende Partien
operator-number-by-post = Fernpartien
operator-number-waiting-tables = Tische, die auf Spieler warten
operator-number-moves = Aktionen je Minute
operator-lines = Linien: die letzten 24 Stunden.
operator-processes = Server
operator-column-process = Server
operator-column-state = Zustand
operator-column-up = Läuft seit
operator-column-memory = Speicher
operator-column-processor = Prozessor
operator-column-streams = Verbindungen
operator-serving = im Dienst
operator-silent = seit { $seconds } s still
operator-server = Server { $number }
operator-computers = Computer an den Tischen
operator-queue = { $busy } von { $thinkers } Prozessen denken, { $waiting ->
    [one] 1 Aktion wartet
   *[other] { $waiting } Aktionen warten
}. Längste Wartezeit: { $longest } s.
operator-thinks = denkt, { $seconds } s
operator-waits = wartet, { $seconds } s
operator-happened = Was geschah
operator-nothing = Nichts zu melden.
operator-no-names = Keine Namen, keine Adressen, keine Karten: nur, was es braucht, damit der Server läuft.
operator-figures = Zahlen für Maschinen
happened-doors-closed = Die Türen wurden geschlossen: keine neuen Tische.
happened-doors-opened = Die Türen sind wieder offen.
happened-renewed = Alle Server starten neu.
happened-database-gone = Die Datenbank antwortete { $seconds } s lang nicht. Nichts Gespeichertes ist verloren.
happened-backup = { $tables ->
    [one] Eine Sicherungskopie von 1 Tisch wurde geschrieben.
   *[other] Eine Sicherungskopie von { $tables } Tischen wurde geschrieben.
}
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
cli-seat = zeigen, was dieser Platz sieht: seine Hand, seine Möglichkeiten
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
    .meaning = Die Spielregel oder die Schachtel gibt es an.
source-inferred = Erschlossen
    .meaning = Es folgt aus der Spielregel oder aus einem Symbol darin.
source-authored = Von uns
    .meaning = Für dieses Programm gewählt, weil nichts Gedrucktes bekannt war.
source-owner = Aus der Editionsdatei
    .meaning = Weicht von der Standardedition ab: aus deiner Schachtel.
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
simulate-stood-in =
    { $number ->
        [one] Das Ergebnis ist nicht allein das von „{ $bot }“: Bei { $number } Aktion versagte das Programm, und „{ $by }“ sprang ein.
       *[other] Das Ergebnis ist nicht allein das von „{ $bot }“: Bei { $number } Aktionen versagte das Programm, und „{ $by }“ sprang ein.
    }
process-lost = Ein Prozess wurde von außen beendet. Ein anderer spielt seine Partien noch einmal.
processes-lost = Die Prozesse werden immer wieder beendet; vielleicht reicht der Speicher nicht. Schließe andere Programme oder spiele mit weniger Prozessen.
replay-head = { $title } · { $seats } · Aktionen: { $moves }
replay-at = Nach Aktion { $at }:
verify-over = Die Aufzeichnung ist in Ordnung und die Partie beendet. Aktionen: { $moves }. Punkte: { $scores }.
verify-running = Die Aufzeichnung ist in Ordnung und die Partie läuft noch. Aktionen: { $moves }.
verify-taken-back = Zurückgenommen, nachdem etwas aufgedeckt oder beantwortet war: { $moves }.
verify-fair = Es wurde fair gegeben: Der Startwert gehört zum Fingerabdruck { $fingerprint }.
verify-own-seed = Der Startwert „{ $seed }“ wurde von Hand eingegeben: Wer ihn wählte, konnte die Karten kennen.
verify-not-sealed = Vor der ersten Aktion wurde kein Fingerabdruck gezeigt. Der des Startwerts ist { $fingerprint }.
bad-fingerprint = Ein Fingerabdruck hat 64 Ziffern und Buchstaben von a bis f: „{ $text }“ ist keiner.
cli-verify-fingerprint = der Fingerabdruck der Karten, wie er vor der ersten Aktion gezeigt wurde
bench-name = Was
bench-build = Variante
bench-actions = Aktionen/s
bench-games = Partien/s
bench-clone = Kopie einer Stellung, µs
bench-ratio = Gegenüber catanatron
bench-working = Messung läuft …

## Die Arena

cli-arena-help = Bots vergleichen: dieselben Ausgangslagen auf allen Plätzen, Wertungszahlen mit Spannen
cli-arena-more = Beispiel: universelle arena worlds-fair-1893 --bots greedy,random --players 2 --games 200
cli-arena-bots = die Bots im Vergleich ({ $bots } oder der Name eines Gegners); der letzte besetzt die übrigen Plätze; gibt es mehr Bots als Plätze, treffen alle Gruppen aufeinander
cli-arena-games = Anzahl der Partien, aufgerundet auf ganze Ausgangslagen
cli-until-sure = aufhören, sobald feststeht, welcher von zwei Bots besser ist
cli-processes = Anzahl der Prozesse, die spielen (sonst: einer je Kern)
cli-ray = auf dem Ray-Cluster an dieser Adresse spielen; ohne Adresse mit Ray auf diesem Rechner
cli-arena-resume = jede beendete Partie in dieser Datei speichern und von dort fortsetzen
cli-chart = die Wertungszahlen in diese Datei zeichnen, mit der Endung .svg
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
arena-stood-in = Aktionen von Ersatzspielern: { $moves }
arena-speed = Prozesse: { $processes } · { $rate } Partien/s
arena-games = Partien
arena-share = Siege
arena-intervals = In Klammern: 95-%-Spannen.
arena-times-fair = × fair
arena-rating = Wertungszahl
arena-margin = Abstand
arena-points = Punkte
arena-before = Besser platziert als
arena-better = { $bot } ist besser: sicher nach { $deals } Ausgangslagen.
arena-not-sure = Noch steht nicht fest, welcher von beiden besser ist (Ausgangslagen: { $deals }).
arena-chart-note = Punkt: Wertungszahl; Strich: 95-%-Spanne. 400 Punkte mehr bedeuten die zehnfache Chance, vorn zu liegen.

## Gewichte einer Bewertung

weights-fixed = Die Bots dieses Spiels haben keine Gewichte, die sich ändern lassen.
weights-unusable = Die Gewichte in { $file } sind nicht lesbar: { $why }. Nenne eine Datei, die universelle tune geschrieben hat.
weights-none = In { $file } stehen keine Gewichte. Nenne eine Datei mit einer Tabelle [[run]], wie universelle tune sie schreibt.
cli-tune-help = die Gewichte verbessern, nach denen Bots spielen, durch Partien gegen die jetzigen
cli-tune-more = Beispiel: universelle tune worlds-fair-1893 --players 2 --games 20 --generations 30
cli-tune-bot = wer mit den Gewichten spielt
cli-tune-games = Anzahl der Partien jedes Kandidaten in jeder Generation, aufgerundet auf ganze Ausgangslagen
cli-generations = Anzahl der Generationen von Kandidaten
cli-only = nur diese Gewichte verbessern, durch Kommas getrennt; * steht für Beliebiges
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
tune-file-exists = { $file } enthält schon einen Lauf und wurde nicht verändert. Setze ihn fort mit --resume { $file } oder nenne mit --out andere Dateien.
tune-file-foreign = { $file } ist keine Datei von universelle tune und wurde nicht verändert. Nenne mit --resume eine andere.
tune-file-damaged = { $file } ist ab Generation { $generation } nicht verwendbar. Diese Generationen werden noch einmal gespielt; die davor zählen.

## Playing in the terminal

play-choose = Nummer, Aktion oder Befehl (h für Hilfe):
play-begins = { $title } · gespeichert in { $file }
play-bot = { $name } ({ $kind })
play-resumed = Weiter geht es nach Aktion { $moves }.
play-unknown =
    { $most ->
        [1] „{ $text }“ ist weder die Nummer 1 noch eine Aktion noch ein Befehl. Tippe h für Hilfe.
       *[other] „{ $text }“ ist weder eine Nummer von 1 bis { $most } noch eine Aktion noch ein Befehl. Tippe h für Hilfe.
    }
play-undone = Zurückgenommen.
play-back = zurück
play-saved = Gespeichert in { $file }.
play-left = Die Partie ist gespeichert. Weiter geht es mit: { $command }
play-help =
    Tippe die Nummer einer Möglichkeit oder ihre Kurzschreibweise (in eckigen Klammern).
    u  deine letzte Aktion zurücknehmen, auch wenn andere schon geantwortet haben; die Aufzeichnung vermerkt es
    t  ein Tipp: die besten Aktionen und was sie bringen können; die Aufzeichnung vermerkt ihn
    b  den Spielplan zeigen
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
web-table-told = Der Spielplan in Worten
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
web-table-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Andere Tische sind nicht betroffen.
web-table-speed = Tempo
web-table-slow = langsam
web-table-normal = normal
web-table-fast = schnell
web-table-at-once = sofort
web-table-skip = Überspringen
web-table-lost = Verbindung verloren. Neuer Versuch …
web-table-back = Wieder verbunden.
web-table-failed = Deine Aktion kam nicht an. Bitte versuche es noch einmal.
web-table-set = Bestätigen
web-table-unset = Abbrechen
web-table-confirm = Aktionen bestätigen: auf Touchscreens und wenn jeder am eigenen Bildschirm spielt
web-table-hints = Tipps anbieten
web-table-hints-agreed = An diesem Tisch sind Tipps erlaubt; sie werden gezählt
terms-hints = Tipps
terms-hints-off = nur wenn ein Mensch allein spielt
terms-hints-on = auch zu mehreren
web-replay-title = Wiedergabe
web-replay-first = Anfang
web-replay-back = Zurück
web-replay-on = Weiter
web-replay-last = Ende
web-replay-show = Zeigen
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-picture = Bild
web-replay-link = Link kopieren
web-replay-eyes = Gesehen von
web-replay-all-saw = allen
web-error-title = Das hat nicht geklappt
web-error-not-found = Unter dieser Adresse gibt es nichts.
web-error-refused = Das geht nicht.
web-error-foreign = Das kam von einer fremden Website und wurde nicht ausgeführt.
web-error-large = Das ist zu groß.
web-error-often = Das ging zu schnell: Warte einen Augenblick und versuche es noch einmal.
web-error-busy = Der Server hat gerade alle Hände voll zu tun: Warte einen Augenblick und versuche es noch einmal.
web-error-slow = Die Anfrage hat zu lange gebraucht.
web-error-host = Dieser Server hört nicht auf den Namen in der Adresse. Wer ihn betreibt, kann den Namen mit --allowed-hosts erlauben.
web-error-picture = Dieses Bild zu zeichnen dauert zu lange.
web-error-new-record = Diese Edition zu lesen dauert zu lange.
web-error-failed = Auf dem Server ist etwas schiefgegangen. Deine Partien sind sicher.
web-error-home = Startseite

## Following the others

entry-winner = Sieg
web-chronicle-all = alle { $turns }
web-chronicle-you = Du
web-chronicle-undone =
    { $whose ->
        [you] nimmst eine Aktion zurück
       *[other] nimmt eine Aktion zurück
    }
web-chronicle-since = Seit deinem Zug:
web-chronicle-new = Neu: { $count }
web-chronicle-now = Zum jetzigen Stand
web-chronicle-back = Zurück zum Tisch
web-chronicle-skip = Bis zu meinem Zug
web-chronicle-close = Schließen
web-replay-turn = Zug { $turn } von { $turns }

## Pages

web-foot-unofficial = Ein freies, inoffizielles Projekt ohne Verbindung zu den Autoren und Verlagen dieser Spiele.
web-foot-home = Alle Spiele
web-foot-language = Sprache
web-home-fairs = Spiele
web-home-players = { $least } bis { $most } Spieler
web-home-minutes = { $minutes } Min.
web-home-play = Spielen
web-home-setup = Einrichten
web-home-others = Mit anderen
web-home-rules = Regeln
web-home-games = Deine Partien
web-home-none = Noch keine Partie. Wähle auf einem Plakat „Spielen“, und die erste beginnt.
web-home-elsewhere = An anderen Tischen
web-home-over = Beendet
web-home-won = Sieg: { $winners }
web-home-yours = Du bist dran
web-home-to-move = Am Zug: { $players }
web-home-left = noch { $time }
web-home-damaged = Ein beschädigter Tisch, der sich nicht öffnen lässt.
web-home-pending = Ein Tisch aus einer früheren Version; er erscheint gleich.
web-home-no-game = Ein Tisch mit einem Spiel, das nicht mehr installiert ist.
web-home-continue = Weiter
web-home-watch = Zusehen
web-home-result = Zum Ergebnis
web-home-more-games =
    { $count ->
        [one] { $count } weitere Partie
       *[other] { $count } weitere Partien
    }
web-setup-title = Partie einrichten
web-setup-tab-here = An diesem Bildschirm
web-setup-tab-friends = Mit Freunden, per Link
web-setup-seats = Spieler
web-setup-hint = { $least } bis { $most } Spieler. Menschen teilen sich diesen Bildschirm, außer sie kommen über einen Link; sitzt kein Mensch am Tisch, siehst du dem Computer zu.
web-setup-who = wer spielt
web-setup-name = Name
web-setup-me = ich
web-setup-here = noch jemand
web-setup-friend = ein Freund, per Link
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
web-setup-bot-planner = Computer: spielt die besten Aktionen durch, bevor er entscheidet
web-setup-empty = leerer Platz

# The gallery of players in the set-up, and opponents wherever they are shown
web-setup-me-line = du, an diesem Bildschirm
web-setup-here-line = auch an diesem Bildschirm
web-setup-friend-line = nimmt diesen Platz in einem anderen Browser ein
web-setup-empty-line = hier sitzt niemand
web-setup-or-bot = oder ein Computergegner:
web-setup-not-measured = Wertungszahl nicht gemessen
web-setup-rating = { $give ->
    [0] { $rating }, der Bezugswert
   *[other] { $rating } ± { $give }
}
web-setup-ratings = Die Wertungszahlen gelten für zwei Spieler und sind zwischen benachbarten Stufen gemessen: Wer 200 Punkte mehr hat, gewinnt drei von vier Partien. Mit mehr Spielern bleibt die Reihenfolge, nicht aber der Abstand. Die zweite Stufe ist auf 1000 gesetzt; ± gibt das 95-%-Intervall an.
web-setup-at-once = zieht sofort
web-setup-moment = denkt kurz nach
web-setup-record = deine Siege: { $won } von { $played }
web-setup-your-match = dir ebenbürtig
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
result-rated = Diese Partie zählt für die Wertungszahlen.
result-not-rated = Diese Partie zählt nicht für die Wertungszahlen.
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
example-play = Auf dem Spielplan ansehen
example-back = Zurück zu den Regeln
example-players = Ada, Ben, Cleo, Dora, Emil
example-overview = Der ganze Tisch während des Beispiels weiter unten: was für alle ausliegt und was jeder besitzt.

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
board-legend = Der Spielplan zeigt, was du wissen darfst; deine Möglichkeiten stehen darunter.
board-tie-break = Bei Gleichstand entscheiden die Regeln.
board-player = Spieler

## Hints, at the table and in the terminal

web-hint = Tipp
web-hint-close = Tipp schließen
hint-company = Tipps gibt es nur, wenn ein einziger Mensch mitspielt.
web-hint-thinking-title = Vorausschau
web-hint-thinking = Es wird ausprobiert, wohin jede Aktion führen kann …
web-hint-stop = Abbrechen
hint-title =
    { $number ->
        [1] Eine Aktion zur Wahl
        [2] Zwei Aktionen zur Wahl
       *[other] Drei Aktionen zur Wahl
    }
web-hint-note = Deine Siegchance, wie der stärkste Gegner sie einschätzt, und die erwarteten Punkte im Vergleich zu den anderen erwogenen Aktionen.
web-hint-note-alone = Die Punkte am Ende, wie der stärkste Gegner sie einschätzt, und ihr Abstand zu den anderen erwogenen Aktionen.
web-hint-unit = Siegchance
web-hint-unit-alone = Punkte am Ende
web-hint-guess = Nur eine Vermutung
web-hint-guess-note = Für eine Vorausschau fehlte die Zeit. Das sieht auf den ersten Blick am besten aus.
web-hint-play = Ausführen
web-hint-as-good = ebenso gut, soweit sich das sagen lässt
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
stood-in-for = { $seat } war nicht rechtzeitig zu erreichen; ein einfacherer Ersatzspieler ist eingesprungen.
stand-ins-told =
    { $number ->
        [one] Ein einfacherer Ersatzspieler führte { $number } Aktion aus.
       *[other] Ein einfacherer Ersatzspieler führte { $number } Aktionen aus.
    }
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
web-ask-again = Zeigt auf dem Spielplan Schritt für Schritt, was seit deinem Zug geschehen ist.
web-ask-new-cards = Neu auf dem Tisch
web-ask-new-told = Was hier ausgeteilt oder aufgedeckt wurde. Öffne es, um die Liste zu lesen.
web-ask-close = Schließen
web-ask-rules = Regeln
web-ask-legend = Symbole
web-ask-legend-open = Symbole des Spiels
web-ask-legend-keys = öffnet und schließt; zeige auf ein Symbol, um danach zu fragen
web-ask-find = In den Regeln suchen
web-ask-found = Treffer
web-ask-none = Nichts gefunden.
web-ask-opens = öffnet und schließt
web-ask-back = Zurück zum Tisch
web-ask-board = Zurück zum Spielplan
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
deal-title = Wurde fair gegeben?
deal-sealed = Die Karten sind versiegelt. Das Siegel wird geöffnet, wenn die Partie zu Ende ist.
deal-keep = Behalte diesen Fingerabdruck, wenn du magst: auf Papier, in einer Nachricht, als Bild. Am Ende kannst du vergleichen.
deal-running-own = Nichts ist versiegelt: Der Startwert dieser Partie wurde von Hand eingegeben.
deal-running-none = Nichts ist versiegelt: Diese Partie begann, bevor es Siegel gab.
deal-stamp-yes = Ja
deal-stamp-no = Nein
deal-fair = Die Karten standen vor der ersten Aktion fest, und niemand hat sie seither geändert.
deal-left = Fair bis Zug { $turns }, bei dem die Partie verlassen wurde. Auch der Rest des Stapels ist offen.
deal-other-seed = Der offengelegte Startwert gehört nicht zum Siegel.
deal-other-kept = Vor der ersten Aktion wurde diesem Browser ein anderer Fingerabdruck gezeigt.
deal-other-cards = Der Startwert ist der versiegelte, aber Zug { $turn } zeigt etwas, das er nicht ergibt.
deal-whose-fault = Der Fehler kann bei uns liegen oder bei jemandem auf dem Server; über die Spieler sagt er nichts. Bitte schick den Beleg an die Betreiber des Servers.
deal-not-checked = Nicht geprüft: Der Server antwortet nicht. Das Siegel bleibt; versuch es später noch einmal.
deal-checking = Die Partie wird noch einmal gegeben …
deal-own-seed = Nichts zu prüfen: Der Startwert „{ $seed }“ wurde vor der Partie von Hand eingegeben.
deal-own-seed-more = Wer ihn wählte, konnte die Karten kennen. Solche Partien werden nie gewertet.
deal-not-sealed = Nichts zu prüfen: Diese Partie begann, bevor es Siegel gab.
deal-before = Vor der ersten Aktion
deal-before-more = Wir haben gemischt, aufgeschrieben, wie, und es versiegelt. Wer den Tisch öffnete, konnte diesen Fingerabdruck des Siegels sehen.
deal-after = Nach der letzten Aktion
deal-after-more = Das Siegel ist offen. Diese Zahl, der Startwert, entschied über jedes Mischen und jedes Ziehen der Partie.
deal-checked = Geprüft, gerade eben
deal-by-server = Der Server hat den Startwert noch einmal versiegelt: derselbe Fingerabdruck, dieselbe Rosette.
deal-by-browser = Dein Browser hat den Startwert noch einmal versiegelt: derselbe Fingerabdruck, dieselbe Rosette.
deal-no-browser = Dein Browser kann nur über eine verschlüsselte Verbindung selbst versiegeln.
deal-again-dealt = Dann hat der Server die ganze Partie daraus noch einmal gegeben und gespielt.
deal-same-fingerprint = derselbe Fingerabdruck
deal-same-kept = derselbe, den dieser Browser am Anfang behalten hat
deal-same-cards = jede Karte in derselben Reihenfolge
deal-same-turns =
    { $turns ->
        [one] { $turns } Zug, dieselben Punkte
       *[other] { $turns } Züge, dieselben Punkte
    }
deal-shows = Was das zeigt:
deal-shows-more = Niemand hat die Karten zu deinen Gunsten oder Ungunsten gewählt, auch wir nicht.
deal-limit = Was es nicht zeigen kann:
deal-limit-more = ob jemand, der den Server betreibt, während der Partie unter das Siegel geschaut hat.
deal-again = Noch einmal prüfen
deal-copy = Kopieren
deal-copy-proof = Beleg kopieren
deal-copied = Kopiert
deal-fingerprint = Fingerabdruck
deal-seed = Startwert
deal-was-sealed = vor der ersten Aktion versiegelt
deal-from-seed = aus dem offengelegten Startwert
deal-how = So geht das
deal-how-seal = Der Startwert besteht aus 32 zufälligen Bytes; alles Mischen folgt aus ihnen. Sein Fingerabdruck ist deren SHA-256: Er verrät nichts vom Startwert, und niemand findet einen anderen Startwert mit demselben Fingerabdruck.
deal-how-check = Um selbst zu prüfen, lade die Partie herunter und vergleiche sie mit dem Fingerabdruck, den du behalten hast. Das Programm gibt und spielt alles noch einmal:
deal-how-without = Nur den Fingerabdruck, ohne das Programm:
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
web-report-you-won =
    { $points ->
        [one] Du hast mit { $points } Punkt gewonnen.
       *[other] Du hast mit { $points } Punkten gewonnen.
    }
web-report-won =
    { $points ->
        [one] Sieg mit { $points } Punkt: { $winners }.
       *[other] Sieg mit { $points } Punkten: { $winners }.
    }
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
review-chance = Siegchancen
review-score = Zu erwartende Punkte
review-hint =
    { $players ->
        [2] Nach dem Urteil des stärksten Bots; beide ergeben zusammen 100 %. Nadeln markieren die teuersten Entscheidungen, die Schattierung zeigt, wie ungenau die Schätzung ist.
       *[other] Nach dem Urteil des stärksten Bots; alle { $players } ergeben zusammen 100 %. Nadeln markieren die teuersten Entscheidungen, die Schattierung zeigt, wie ungenau die Schätzung ist.
    }
review-hint-alone = Was der stärkste Bot aus jeder Stellung heraus erwarten würde. Die Schattierung zeigt, wie ungewiss das ist.
review-chart = Die Siegchancen aller nach jeder Entscheidung
review-chart-alone = Die zu erwartenden Punkte nach jeder Entscheidung
review-target = Ziel { $points }
review-to-come = Aktionen { $first } bis { $last } folgen noch
review-pin = Entscheidung { $number }, { $when }
review-invitation = Der stärkste Bot geht die ganze Partie noch einmal durch und zeigt, was jede Entscheidung wert war: die Siegchancen als Kurve, die drei teuersten Entscheidungen, was besser gewesen wäre und warum.
review-invitation-alone = Der stärkste Bot geht die ganze Partie noch einmal durch und zeigt, was jede Entscheidung wert war: die zu erwartenden Punkte als Kurve, die drei teuersten Entscheidungen, was besser gewesen wäre und warum.
review-start = Partie analysieren
review-stop = Anhalten
review-go-on = Weiter
review-at = Untersucht wird Zug { $turn } von { $turns }.
review-leave = Du kannst die Seite verlassen, die Analyse läuft weiter.
review-left =
    { $seconds ->
        [one] Noch etwa { $seconds } Sekunde; du kannst die Seite verlassen, die Analyse läuft weiter.
       *[other] Noch etwa { $seconds } Sekunden; du kannst die Seite verlassen, die Analyse läuft weiter.
    }
review-stopped = Angehalten bei Zug { $turn } von { $turns }.
review-failed = Die Analyse ist bei Zug { $turn } von { $turns } stehen geblieben. Was fertig ist, bleibt erhalten.
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
review-less-points = Weniger Punkte zu erwarten, aber bessere Siegchancen.
review-hinders = Die anderen hätten weniger zu erwarten.
review-many = Kein einzelner Grund: viele kleine.
review-others = andere
review-how = Wie alle gespielt haben
review-alone = Allein am Tisch
review-reached = erreichte Punkte
review-lost = verloren in den teuersten Entscheidungen
review-moves = Aktionen
review-moves-so-far = Aktionen bisher
review-all-moves = Alle Aktionen zeigen ({ $number })
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
cli-review-help = zeigen, was jede Entscheidung einer aufgezeichneten Partie wert war und was besser gewesen wäre
cli-review-seat = die teuersten Entscheidungen dieses Platzes zeigen
cli-review-resume = die Analyse in dieser Datei speichern und dort fortsetzen, wo sie endet
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

## Rufe: Benachrichtigungen, Mails und Webhooks

call-your-turn = Du bist dran: { $game }
call-table-begins = Die Partie beginnt: { $game }
call-invited = { $name } lädt dich zu { $game } ein
call-password = Neues Passwort für Universelle
call-confirm = Nachrichten von Universelle
call-mailbox = Ist das deine E-Mail-Adresse?
call-test = Ein Test von Universelle
call-moved = { $name } hat gespielt.
call-all-seated = Alle Plätze sind besetzt.
call-seat-free = Für dich ist ein Platz frei.
call-works = Es klappt: Hier erfährst du, wenn du dran bist.
call-left = Noch { $time }.
call-time = { $longer } { $shorter }
call-days =
    { $number ->
        [one] { $number } Tag
       *[other] { $number } Tage
    }
call-hours =
    { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
call-minutes =
    { $number ->
        [one] { $number } Minute
       *[other] { $number } Minuten
    }
call-to-table = Zum Tisch:
call-stop = Du bekommst diese E-Mail, weil du es so wolltest. Abbestellen:
call-password-asked = Jemand, vermutlich du, hat um ein neues Passwort gebeten. Wähle es hier:
call-password-time = Der Link gilt { $time } lang und nur einmal.
call-password-ignore = Warst du es nicht, ist nichts zu tun: Dein Passwort bleibt, wie es ist.
call-confirm-asked = Jemand, vermutlich du, möchte hier E-Mails von Universelle bekommen, wenn ein Zug ansteht. Zum Zustimmen öffne:
call-mailbox-asked = Jemand, vermutlich du, hat diese Adresse für ein Konto bei Universelle angegeben. Zum Bestätigen öffne:
call-confirm-ignore = Wenn du es nicht warst, ist nichts zu tun: Es kommt keine weitere E-Mail.
call-failed-gone = { $host } kennt diesen Empfänger nicht mehr.
call-failed-unreachable = { $host } ist nicht erreichbar.
call-failed-slow = { $host } antwortet nicht rechtzeitig.
call-failed-answer = { $host } hat unverständlich geantwortet.
call-failed-status = { $host } hat die Nachricht abgelehnt (Status { $status }).
call-failed-certificate = { $host } hat kein gültiges Zertifikat.
call-failed-no-tls = { $host } bietet keine verschlüsselte Verbindung.
call-failed-private = { $host } ist nicht im öffentlichen Internet.
call-failed-unknown = Ein Fehler im Programm hat das Senden verhindert.
call-failed-not-offered = Auf diesem Weg verschickt dieser Server keine Nachrichten.
bad-mail-address = Das ist keine E-Mail-Adresse. Schreib sie wie ana@example.org.
bad-webhook = Das kann kein Webhook sein. Schreib seine Adresse wie https://example.org/turns, ohne Namen und Passwort darin.
bad-webhook-secret = Das kann nicht das Geheimnis eines Webhooks sein.
bad-push-subscription = Die Benachrichtigungen dieses Browsers sind unbrauchbar. Schalte sie aus und wieder ein.
bad-push-keys = Die gespeicherten Schlüssel für Benachrichtigungen sind nicht lesbar.
bad-mail-settings = Die Einstellungen für E-Mails sind unbrauchbar. Schreib sie als smtp://name:passwort@host:587?from=adresse, oder mit smtps:// für einen Port, der von Anfang an verschlüsselt ist.
bad-mail-settings-unsafe = Das Passwort eines Mailservers wird nur verschlüsselt gesendet. Lass tls=no weg, oder Namen und Passwort.

# Konten: anmelden und neu anlegen
people-sign-in = Anmelden
people-sign-out = Abmelden
people-as-guest = Du spielst als Gast
people-not-now = Jetzt nicht
people-season-ticket = Dauerkarte
people-admits = gilt für alle Ausstellungen
people-own-name = Ein eigener Name
people-guest-games = { $count ->
    [one] Du hast als Gast gespielt. Deine Partie kommt mit.
   *[other] Du hast als Gast gespielt. Deine { $count } Partien kommen mit.
}
people-name-adds = Zum Namen gehören eine Geschichte, eine Wertungszahl und deine Partien auf jedem Gerät.
people-without = Du kannst immer auch ohne spielen.
people-new-here = Neu hier
people-back-again = Wieder da
people-name = Name am Tisch
people-name-hint = So sehen ihn die anderen, 2 bis 20 Zeichen.
people-password = Passwort
people-password-short = Mindestens 10 Zeichen; ein Satz ist leichter zu merken als ein Rätsel.
people-mail = E-Mail (wenn du magst)
people-mail-hint = Nur für ein neues Passwort, falls du deins vergisst.
people-favourite = Lieblingszeichen
people-sign-1 = violetter Stern
people-sign-2 = türkiser Ring
people-sign-3 = kupfernes Dreieck
people-sign-4 = elfenbeinfarbene Raute
people-sign-5 = schwarzes Kreuz
people-carry = { $count ->
    [one] Meine Partie als Gast mitnehmen
   *[other] Meine { $count } Partien als Gast mitnehmen
}
people-write-name = Konto anlegen
people-name-or-mail = Name oder E-Mail
people-stay = Auf diesem Gerät angemeldet bleiben
people-forgotten = Passwort vergessen?
people-with-link = Mit meinem persönlichen Link
people-link-hint = Gäste behalten ihre Plätze mit diesem Link. Öffne ihn auf einem anderen Gerät, dann sitzt du dort, wo du gesessen hast. Gib ihn niemandem.
people-personal-link = Dein persönlicher Link
people-copied = Kopiert. Gib den Link sonst niemandem.
people-name-signs = Ein Name hat 2 bis 20 Zeichen, aber keine wie @, = oder /.
people-name-taken = Dieser Name ist nicht möglich. Nimm einen anderen oder ergänze ihn.
people-wrong = Name und Passwort passen nicht zusammen. Prüfe beide; nach fünf Versuchen folgt eine Pause von einer Minute.
people-wrong-old = Das ist nicht dein aktuelles Passwort.
people-wait = Zu viele Versuche. Du kannst es in { $time } wieder versuchen.
people-ended = Du wurdest hier von einem anderen Gerät aus abgemeldet. Dein Platz bleibt dir.
people-password-changed = Dein Passwort ist geändert, und du bist überall abgemeldet. Melde dich mit dem neuen an.
people-forgotten-title = Ein neues Passwort
people-send-letter = E-Mail schicken
people-letter = Wenn wir diesen Namen oder diese E-Mail-Adresse kennen, ist eine E-Mail unterwegs. Ihr Link gilt eine Stunde lang.
people-no-mailbox = Steht in deinem Konto keine bestätigte E-Mail-Adresse, können wir dir kein neues Passwort schicken.
people-no-mail = Dieser Server verschickt keine E-Mails. Bitte die Person, die ihn betreibt, um ein neues Passwort.
people-letter-over = Dieser Link wurde schon benutzt oder ist älter als eine Stunde.
people-new-password = Neues Passwort
people-new-password-for = Für { $name }. Du wirst überall abgemeldet.
people-save-password = Passwort speichern
people-link-title = Deine Plätze auf diesem Gerät
people-link-asks = { $count ->
    [one] Dieser Link öffnet die Partie eines Gastes. Übernimm sie auf diesem Gerät nur, wenn der Link dir gehört.
   *[other] Dieser Link öffnet die Partien eines Gastes an { $count } Tischen. Übernimm sie auf diesem Gerät nur, wenn der Link dir gehört.
}
people-link-take = Meine Plätze einnehmen
people-link-signed-in = Du bist hier angemeldet. Melde dich erst ab, um einen persönlichen Link zu benutzen.
people-link-bad = Dieser persönliche Link gilt nicht.

# Das eigene Konto
people-account = Konto
people-leaders = Bestenliste
people-saved = Gespeichert
people-signed-out = Dort abgemeldet.
people-password-saved = Dein Passwort ist geändert, und du bist überall sonst abgemeldet.
people-who-sees = Wer was sieht
people-set-open-page = Meine Seite steht allen offen
    .hint = Sonst nur Leuten, mit denen ich gespielt habe.
people-set-leaders = Ich stehe in der Bestenliste
    .hint = Meine Wertungszahl wird so oder so gespeichert.
people-signed-in-where = Wo du angemeldet bist
people-this-browser = Dieser Browser
people-this-one = dieser
people-on-computer = Computer
people-on-phone = Telefon
people-on-tablet = Tablet
people-since = seit { $date }
people-now = jetzt
people-sign-out-here = Hier abmelden
people-sign-out-others = Überall sonst abmelden
people-password-and-mail = Passwort und E-Mail
people-change-password = Passwort ändern
people-old-password = Aktuelles Passwort
people-change-mail = E-Mail ändern
people-save-mail = E-Mail speichern
people-mailbox-title = Ist das deine E-Mail-Adresse?
people-mailbox-button = Ja, das ist sie
people-mailbox-done = Bestätigt. Falls du dein Passwort vergisst, können wir dir dorthin ein neues schicken.
people-mailbox-open = Noch nicht bestätigt: Öffne den Link in der E-Mail, die wir dorthin geschickt haben.
people-mailbox-again = Noch einmal schicken
people-mailbox-sent = Gespeichert. Öffne den Link in der E-Mail, die dorthin unterwegs ist.
people-is-here = Gerade da
people-invite = Zu { $game } einladen
people-invited = Zu { $game } eingeladen
people-invite-none = Sobald du an einem Tisch sitzt, der auf Spieler wartet, kannst du andere von ihrer Seite aus einladen.
people-invite-not-possible = An diesen Tisch kann niemand mehr eingeladen werden.
people-invite-often = Das sind erst einmal genug Einladungen.
people-data = Deine Daten
people-export = Zum Mitnehmen
people-export-what = Alles, was wir über dich wissen, in einer Datei: Name, E-Mail, Einstellungen, Anmeldungen, deine Partien als Aufzeichnungen und was du geschrieben hast.
people-export-save = Meine Daten herunterladen
people-erase = Für immer gehen
people-erase-what = Name, E-Mail, Passwort, Anmeldungen und alles, was du geschrieben hast, werden sofort gelöscht. Deine beendeten Partien bleiben denen, die sie gespielt haben, unter „{ people-former }“. Laufende Partien spielt ein Computer weiter.
people-erase-final = Das lässt sich nicht rückgängig machen.
people-erase-name = Schreib zur Sicherheit deinen Namen
people-erase-me = Mein Konto löschen
people-erase-other-name = Das ist nicht dein Name.
people-former = ein früherer Gast
people-erased = Dein Konto ist gelöscht. Leb wohl, und danke fürs Mitspielen.

# Die Seite einer Person, und die Bestenliste
people-games = Partien
people-won = gewonnen
people-left = vorzeitig gegangen
people-change = Ändern
people-own-page = Andere sehen diese Seite so weit, wie du es erlaubst.
people-member = dabei seit { $date }
people-closed = Diese Person zeigt ihre Seite nur Leuten, mit denen sie gespielt hat.
people-rating = Wertungszahl
people-no-games = Noch keine gewertete Partie. Aus den ersten fünf wird eine Wertungszahl.
people-unknown = Noch unbekannt: { $played } von { $enough } gewerteten Partien.
people-rating-said = { $rating }, und höchstwahrscheinlich zwischen { $low } und { $high }: in neun von zehn Fällen.
people-place-of = Rang { $place } von { $of }.
people-band = Das Band zeigt, wie unsicher die Zahl ist. Mit jeder Partie wird es schmaler. Der Hügel rechts ist die heutige Zahl.
people-chart = Wertungszahl bei { $title }, gewertete Partien: { $games }; { $rating }, in neun von zehn Fällen zwischen { $low } und { $high }.
people-figures = In Zahlen
people-game = Partie
people-from = Von
people-to = Bis
people-often-met = Oft getroffen
people-met = Partien: { $games }, davon besser platziert: { $ahead }
people-games-won = Gewonnene Partien
people-players = Spieler
people-alone = allein
people-all = alle
people-of = von { $played }
people-none-yet = noch keine
people-not-for = nicht für diese Spielerzahl
people-chance = Der Strich auf jedem Balken zeigt, was allein der Zufall ergäbe: eine von drei am Tisch zu dritt.
people-latest = Letzte Partien
people-place-in = Rang { $place } von { $players }
people-gone = vorzeitig gegangen
people-no-leaders = Hier hat noch niemand eine Wertungszahl. Fünf gewertete Partien ergeben eine.
people-leaders-said = { $people ->
    [one] { $people } Person hat
   *[other] { $people } Personen haben
} hier eine Wertungszahl; Computer: { $computers }.
people-careful = Die Reihenfolge richtet sich nach dem vorsichtigen Ende jeder Linie: was fast sicher ist.
people-place = Rang
people-leader = Name
people-more = { $count } weitere
people-show-all = Alle zeigen
people-only-people = Ohne Computer
people-with-computers = Mit Computern

# Ein Tisch, der auf seine Spieler wartet
table-leave = Tisch verlassen
table-leave-alone = Außer dir spielt hier niemand. Schließ die Seite und komm zurück, wann du willst.
table-leave-ask = Diesen Tisch verlassen?
table-leave-bot = Der Computer spielt auf deinem Platz weiter. Du kannst ihn jederzeit zurücknehmen.
table-leave-end = An diesem Tisch endet die Partie, sobald jemand geht. Sie zählt dann für niemanden.
table-stay = Bleiben
table-take-back = Meinen Platz zurücknehmen
table-away = Der Computer spielt auf deinem Platz weiter.
table-empty = Alle haben den Tisch verlassen. Die Partie wartet, bis jemand zurückkommt.
table-played-on = der Computer spielt weiter
table-ended = Diese Partie wurde vorzeitig beendet.
table-take-back-first = Der Computer spielt auf deinem Platz weiter. Nimm den Platz zuerst zurück.
table-moved-for-you = Diese Aktion hat der Computer für dich gewählt; sie lässt sich nicht zurücknehmen.
table-note-leave = { $seat } hat den Tisch verlassen. Der Computer spielt weiter.
table-note-late = Die Zeit von { $seat } ist abgelaufen. Der Computer spielt weiter.
table-note-return = { $seat } ist wieder am Tisch.
table-note-end = { $seat } hat den Tisch verlassen. Damit endet die Partie; sie zählt nicht.
table-note-end-late = Die Zeit von { $seat } ist abgelaufen. Damit endet die Partie; sie zählt nicht.
table-note-closed = Wer den Server betreibt, hat diese Partie beendet. Sie zählt nicht.
table-note-pause = { $seat } bittet um eine Pause.
table-note-agree = { $seat } ist mit der Pause einverstanden.
table-note-play-on = { $seat } möchte lieber weiterspielen.
table-note-unanswered = Nicht alle haben geantwortet, also gibt es keine Pause.
table-note-resume = { $seat } möchte weiterspielen.
table-note-wake = Die Pause ist vorbei.
table-note-if-move = { $seat } hatte diese Aktion vorher gewählt.
if-move-say = Jetzt sagen, was ich tun würde
if-move-title = Wenn ich dran bin
if-move-explained = Sag jetzt, was du tun würdest. Es wird gespielt, sobald du dran bist, falls es dann noch dasselbe bewirkt; sonst weiß niemand davon. Ist es nicht mehr möglich, würde es etwas anderes bewirken oder endet vorher eine Runde, wird nichts gespielt, und du entscheidest wie gewohnt.
if-move-kept = Gemerkt. Du kannst es ändern oder löschen.
if-move-first = Wenn möglich
if-move-next = Sonst, wenn möglich
if-move-nothing = mich fragen
if-move-else = Sonst mich fragen.
if-move-keep = Merken
if-move-drop = Löschen
if-move-not-now = Das geht nur, während andere am Zug sind, an einem Tisch, an dem jeder am eigenen Bildschirm spielt.
if-move-not-possible = Wähle mindestens eine Aktion, die vielleicht möglich sein wird.
if-move-other = Was du vorher gesagt hattest, ist verfallen: Es ist nicht mehr möglich oder würde jetzt etwas anderes bewirken. Du bist dran.
if-move-round = Was du vorher gesagt hattest, ist verfallen: Inzwischen ist eine Runde zu Ende. Du bist dran.
if-move-taken-back = Was du vorher gesagt hattest, ist verfallen: Aktionen wurden zurückgenommen. Du bist dran.
table-paused = Die Partie ruht. Bis es weitergeht, kann niemand etwas tun.
table-no-pause = Du kannst jetzt nicht um eine Pause bitten.
table-unfinished = Vorzeitig beendet
pace-none = ohne Zeitlimit
pace-each = { $minutes } Min. für jeden
pace-live = { $seconds } s je Aktion, { $minutes } Min. Reserve
pace-post =
    { $days ->
        [one] { $days } Tag je Aktion
       *[other] { $days } Tage je Aktion
    }{ $reserve ->
        [one] {", "}{ $reserve } Tag Reserve
       *[other] {", "}{ $reserve } Tage Reserve
    }
pace-nights = nachts Pause
pace-weekends = am Wochenende Pause
terms-title = Bedingungen an diesem Tisch
terms-friends = Wenn andere per Link mitspielen
terms-pace = Tempo
terms-nights = Nachts steht die Uhr, 22 bis 7 Uhr
terms-weekends = Am Wochenende steht die Uhr
terms-zone = Zeitzone
terms-bad-zone = Eine Zeitzone „{ $zone }“ gibt es nicht. Eine heißt zum Beispiel Europe/Berlin.
terms-gone = Wenn jemand geht oder keine Zeit mehr hat
terms-gone-bot = Der Computer spielt weiter: { $bot }
terms-gone-end = Die Partie endet und zählt nicht
terms-talk = Chat
terms-talk-on = an
terms-talk-off = aus
terms-found = Wer den Tisch findet
terms-found-all = alle
terms-found-link = nur wer den Link hat
terms-change = Ändern
terms-save = Speichern
terms-marks = Nach einer Änderung müssen alle noch einmal „Bereit“ sagen.
waiting-ready = Bereit
waiting-not-ready = noch nicht bereit
waiting-i-am-ready = Ich bin bereit
waiting-not-after-all = Doch noch nicht bereit
waiting-opening = Es beginnt in { $seconds } …
waiting-wait = Warten
waiting-opens = Die Partie beginnt von selbst, sobald alle Plätze besetzt und alle bereit sind.
clock-of = Zeit von { $seat }
clock-own = Deine Zeit
clock-days = { $days } T. { $hours } Std.
clock-hours = { $hours } Std.
clock-minutes-left =
    { $minutes ->
        [one] Noch { $minutes } Minute
       *[other] Noch { $minutes } Minuten
    }
clock-seconds-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
clock-your-turn = Du bist dran
clock-paused = Pause
pause-ask = Um eine Pause bitten
pause-explained = Sobald alle einverstanden sind, stehen alle Uhren, und niemand kann etwas tun: bis die Pause vorbei ist oder alle weiterspielen möchten. Hat jemand nach zwei Minuten nicht geantwortet, geht die Partie weiter.
pause-how-long = Wie lange
pause-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
pause-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
pause-until = Bis
pause-agree = Einverstanden
pause-play-on = Weiterspielen
pause-paused = Pause, von allen gewünscht. Alle Uhren stehen.
pause-go-on = Weiterspielen vorschlagen
pause-would-go-on = Du möchtest weiterspielen. Die Partie wartet auf die anderen.
waiting-tables = Tische, die auf Spieler warten
waiting-title = { $taken } von { $chairs } Plätzen besetzt
waiting-free-chairs = { $count ->
    [one] 1 Platz ist frei
   *[other] { $count } Plätze sind frei
}
waiting-complete = Alle Plätze sind besetzt
waiting-free-chair = Freier Platz
waiting-you = du
waiting-host = leitet diesen Tisch
waiting-guest = Gast
waiting-computer = Computer
waiting-your-name = Dein Name am Tisch
waiting-sit = Platz nehmen
waiting-move-here = Hierher wechseln
waiting-stand-up = Aufstehen
waiting-remove = { $name } entfernen
waiting-remove-ask = { $name } entfernen …
waiting-remove-sure = { $name } kann sich hier nicht mehr hinsetzen, auch nicht unter anderem Namen.
waiting-seat-computer = Computer spielen lassen
waiting-join = Mitspielen
waiting-welcome = Willkommen. Nimm einen freien Platz oder warte hier, um zuzusehen.
waiting-for-host = Du hast einen Platz.
waiting-some-free = { $count ->
    [one] Ein Platz ist frei. Schick den Link jemandem oder lass den Computer spielen.
   *[other] { $count } Plätze sind frei. Schick den Link deinen Freunden oder lass den Computer spielen.
}
waiting-all-here = Alle sind da.
waiting-begin-computers = { $count ->
    [one] Mit dem Computer auf dem freien Platz beginnen
   *[other] Mit Computern auf den freien Plätzen beginnen
}
waiting-show = Diesen Tisch allen zeigen
waiting-hide = Nur per Link zugänglich
waiting-close = Diesen Tisch schließen
waiting-hand-on = { $name } den Tisch übergeben
waiting-leave = Gehen und { $name } den Tisch überlassen
waiting-host-gone = Wer den Tisch leitet, ist nicht verbunden. Du kannst ihn übernehmen.
waiting-take-over = Den Tisch übernehmen
waiting-invitation = Einladung
waiting-whoever = Wer diesen Link hat, kann Platz nehmen oder zusehen. Ein Konto ist nicht nötig.
waiting-hidden = Der Tisch steht in keiner Liste.
waiting-listed = Alle, die diesen Server besuchen, können den Tisch finden.
waiting-here-only = Diese Adresse gilt nur auf diesem Computer. Damit Freunde in deinem Netz mitspielen können, starte das Programm mit --host 0.0.0.0 und öffne die Adresse, die es nennt.
waiting-link = Link zu diesem Tisch
waiting-copy = Kopieren
waiting-copied = Kopiert. Schick ihn, wem du willst.
waiting-share = Teilen …
waiting-code = Der Link als QR-Code
waiting-point = Richte eine Handykamera auf den Code, um am Handy mitzuspielen.
waiting-taken = Jemand war schneller: Dieser Platz ist besetzt.
waiting-free = Ein Platz ist noch frei.
waiting-no-name = Sag den anderen zuerst, wie du heißt.
waiting-same-name = Hier heißt schon jemand { $name }. Wähle einen anderen Namen.
waiting-not-host = Das kann nur, wer den Tisch leitet.
waiting-removed = Du kannst an diesem Tisch nicht mehr Platz nehmen.
waiting-busy = Jemand hat den Tisch gerade verändert. Sieh noch einmal hin.
waiting-gone = Diesen Tisch gibt es nicht mehr.
lobby-people =
    { $count ->
        [one] { $count } Person hier: du
       *[other] { $count } Personen hier
    }
lobby-open =
    { $count ->
        [one] { $count } Tisch offen
       *[other] { $count } Tische offen
    }
lobby-in-play =
    { $count ->
        [one] { $count } Partie läuft
       *[other] { $count } Partien laufen
    }
lobby-call =
    { $count ->
        [one] Eine Partie wartet auf dich.
       *[other] { $count } Partien warten auf dich.
    }
lobby-filters = Welche Spiele
lobby-any-game = alle Spiele
lobby-any-pace = jedes Tempo
lobby-any-players = jede Spielerzahl
lobby-any-language = jede Sprache
lobby-pace-live = live
lobby-pace-post = Fernpartie
lobby-pace-none = ohne Zeitlimit
lobby-for-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
lobby-filter = Anzeigen
lobby-open-one = Tisch eröffnen:
lobby-invited = { $name } lädt dich ein.
lobby-decline = Nein, danke
lobby-none = Gerade ist kein Tisch offen. Öffne einen und schick den Link, oder such dir schnell eine Partie. Gegen den Computer kannst du sofort spielen.
lobby-none-like =
    { $count ->
        [one] Kein Tisch passt; { $count } anderer ist offen.
       *[other] Kein Tisch passt; { $count } andere sind offen.
    }
lobby-show-all =
    { $count ->
        [one] { $count } zeigen
       *[other] Alle { $count } zeigen
    }
lobby-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
lobby-filled = Gerade voll geworden
lobby-full = Voll besetzt
lobby-quick = Schnelle Partie
lobby-quick-more = Wir setzen dich an den ersten Tisch, der passt, oder öffnen einen.
lobby-game = Spiel
lobby-players = Spieler
lobby-find = Tisch suchen
lobby-others-look =
    { $count ->
        [0] Gerade sucht sonst niemand.
        [one] { $count } Tisch sucht Spieler.
       *[other] { $count } Tische suchen Spieler.
    }
lobby-looking = Wir suchen Mitspieler.
lobby-looking-more = Du kannst in einen anderen Tab wechseln: Der Titel dieses Tabs ruft dich.
lobby-alone = Noch allein. Inzwischen gegen den Computer spielen? Wir suchen weiter.
lobby-play-meanwhile = Gegen den Computer spielen
lobby-stop = Nicht mehr suchen
lobby-nothing = Im Moment gibt es nichts zu sehen.
lobby-too-late = Jemand war schneller: Der Tisch ist voll. Du kannst dieser Partie zusehen oder auf der Startseite einen anderen Tisch finden.
lobby-bad-players = Wähle eine Spielerzahl, die das Spiel erlaubt, von { $least } bis { $most }.

## Who is at a table

company-here = da
company-away = gerade nicht da
company-gone = nicht verbunden
company-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}

## Talk

talk-title = Chat
talk-players = Spieler
talk-spectators = Zuschauer
talk-to-players = An die Spieler
talk-to-spectators = An die Zuschauer
talk-say = Senden
talk-none = Noch hat niemand etwas gesagt.
talk-off = An diesem Tisch ist der Chat aus. Die Chronik erzählt, was geschehen ist.
talk-apart = Die Zuschauer reden unter sich. Nach dem Ende der Partie kannst du es lesen.
talk-sit-first = Nimm einen Platz ein, um mitzureden.
talk-guest = Gast { $number }
talk-mute = Stummschalten …
talk-mute-name = { $name } stummschalten
talk-muted = Du hast { $name } an diesem Tisch stummgeschaltet.
talk-hear = Wieder hören
talk-report = Melden …
talk-report-name = { $name } melden
talk-reported = Danke. Wer den Server betreibt, liest diese Nachrichten.
talk-fast = Einen Moment: Fünf Nachrichten in zehn Sekunden genügen.
talk-long = Diese Nachricht ist zu lang: höchstens { $most } Zeichen.
talk-empty = Schreib zuerst etwas.
talk-no-such-line = Diese Nachricht gibt es nicht mehr.
talk-your-turn = Du bist dran
talk-close = Chat schließen
talk-new = Chat, neue Nachrichten: { $count }

## Being told when it is one’s turn

calls-tool = Benachrichtigungen
calls-title = Wenn du dran bist
calls-intro = Wenn du dran bist und nicht auf den Tisch schaust, können wir dir Bescheid geben. Gesendet wird nur, worum du hier bittest.
calls-none = Du hast noch nirgends um Bescheid gebeten.
calls-push = In diesem Browser
calls-push-hint = Der Browser fragt einmal nach. Kein Ton, sonst nichts.
calls-add-push = Diesem Browser Bescheid geben
calls-needs-scripts = Dafür braucht es Skripte, die in diesem Browser abgeschaltet sind.
calls-blocked = Dieser Browser erlaubt keine Benachrichtigungen. Du kannst sie in seinen Einstellungen erlauben oder E-Mails bekommen.
calls-mail = Per E-Mail
calls-mail-field = E-Mail-Adresse
calls-mail-hint = Zuerst bekommst du eine E-Mail mit einem Link zum Bestätigen. In jeder E-Mail steht ein Link zum Abbestellen.
calls-add-mail = E-Mails bekommen
calls-webhook = Per Webhook, für Programme
calls-webhook-field = Webadresse
calls-webhook-hint = Sie bekommt JSON, signiert nach Standard Webhooks.
calls-add-webhook = Webhook hinzufügen
calls-secret = Die Nachrichten sind mit diesem Geheimnis signiert, das nur jetzt zu sehen ist:
calls-push-to = Browser, über { $to }
calls-mail-to = E-Mail an { $to }
calls-webhook-to = Webhook bei { $to }
calls-waiting = Wartet darauf, dass du den Link in der E-Mail öffnest.
calls-failing = Die letzte Nachricht kam nicht an: { $why }
calls-test = Test senden
calls-tested = Der Test ist gesendet.
calls-remove = Beenden
calls-mail-sent = Eine E-Mail an { $address } ist unterwegs. Öffne den Link darin, um zu bestätigen.
calls-mail-often = An diese Adresse gingen heute schon mehrere E-Mails. Versuch es morgen wieder.
calls-too-many = Wir können dir an höchstens { $most } Stellen Bescheid geben. Beende zuerst eine.
calls-link-bad = Dieser Link gilt nicht mehr.
calls-stop-title = Keine Nachrichten mehr?
calls-stop-button = Beenden
calls-stop-done = Dorthin kommen keine Nachrichten mehr.
calls-confirm-title = Eine E-Mail, wenn du dran bist?
calls-confirm-button = Ja, bitte
calls-confirm-done = Bestätigt. Du bekommst eine E-Mail, wenn du dran bist.
calls-ask-title = Sollen wir dir sagen, wenn du dran bist?
calls-ask-what = Du hast gezogen; bis zum nächsten Zug kann es dauern.
calls-ask-yes = Ja, bitte
calls-ask-mail = Lieber per E-Mail
calls-ask-later = Nicht jetzt

## Titles of tabs

table-title-won = { $count ->
    [one] { $players } gewinnt, { $points }
   *[other] { $players } gewinnen, { $points }
}
table-title-lost = Nicht verbunden

## Deine Partien

games-nothing = Hier ist noch nichts. Deine Partien werden hier stehen, ob beendet oder nicht.
games-to-fairs = Ein Spiel aussuchen
games-filters = Filter
games-all = Alle
games-won-only = Gewonnen
games-lost-only = Verloren
games-running = Laufend
games-deleted = Gelöscht
games-any-rival = Alle Gegner
games-rival = Gegner
games-people = Personen
games-find = Suchen
games-find-hint = ein Name, ein Monat
games-this-week = Diese Woche
games-imported = importiert
games-hours = { $hours } Std. { $minutes } Min.
games-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
games-ahead =
    { $points ->
        [one] { $points } Punkt Vorsprung
       *[other] { $points } Punkte Vorsprung
    }
games-behind =
    { $points ->
        [one] { $points } Punkt Rückstand
       *[other] { $points } Punkte Rückstand
    }
games-tie-break = durch Gleichstandsregel
games-shared = geteilter Sieg
games-delete = Löschen
games-delete-ask = { $game }, { $when }, löschen?
games-delete-what = Aufzeichnung, Wiedergabe und Analyse werden mitgelöscht. Sieben Tage lang kannst du die Partie zurückholen.
games-delete-shared = Sie verschwindet aus deiner Liste; die anderen behalten sie. Sieben Tage lang kannst du sie zurückholen.
games-keep = Behalten
games-deleted-said = Gelöscht.
games-bring-back = Zurückholen
games-days-left =
    { $days ->
        [one] noch { $days } Tag
       *[other] noch { $days } Tage
    }
games-no-match = Keine Partie passt zu alledem.
games-without = Ohne „{ $filter }“
games-newer = Neuere
games-older = Ältere
games-page = Seite { $page } von { $pages }
games-pages = Seiten
games-take =
    { $count ->
        [one] { $count } beendete Partie mitnehmen
       *[other] { $count } beendete Partien mitnehmen
    }
games-take-what = Eine Datei mit Aufzeichnungen, je Partie eine Zeile. Du kannst sie wieder importieren, hier oder auf einem anderen Server.
games-take-button = Herunterladen
games-bring = Partien importieren
games-bring-what = Eine Aufzeichnung oder eine Datei mit vielen. Jede Partie wird nachgespielt und geprüft, bevor sie gespeichert wird.
games-bring-field = Dateien mit Aufzeichnungen
games-bring-button = Importieren
games-bring-choose = Dateien wählen
games-bring-wait = Wird geprüft …
games-brought =
    { $count ->
        [one] { $count } Partie hinzugefügt.
       *[other] { $count } Partien hinzugefügt.
    }
games-known =
    { $count ->
        [one] { $count } Partie war schon da.
       *[other] { $count } Partien waren schon da.
    }
games-unread =
    { $count ->
        [one] { $count } Partie ist noch nicht gelesen. Schicke die Datei noch einmal, um weiterzumachen; was da ist, wird übersprungen.
       *[other] { $count } Partien sind noch nicht gelesen. Schicke die Datei noch einmal, um weiterzumachen; was da ist, wird übersprungen.
    }
games-line = { $file }, Zeile { $line }: { $why }
games-no-file = Wähle zuerst eine Datei aus.
games-not-text = Das ist keine Datei mit Aufzeichnungen: Es ist kein Text.
games-too-much = Diese Datei enthält zu viel. Teile sie in mehrere auf.
games-full =
    { $most ->
        [one] Du hast { $most } Partie importiert; für mehr ist kein Platz. Lösche sie: Sieben Tage später ist Platz für eine andere.
       *[other] Du hast { $most } Partien importiert; für mehr ist kein Platz. Lösche einige: Sieben Tage später ist Platz für andere.
    }
games-not-over =
    { $moves ->
        [one] Die Partie hört nach { $moves } Aktion unbeendet auf. Beende sie dort, wo sie gespeichert ist, und importiere sie dann.
       *[other] Die Partie hört nach { $moves } Aktionen unbeendet auf. Beende sie dort, wo sie gespeichert ist, und importiere sie dann.
    }
games-slow = Diese Partie zu prüfen dauert zu lange.
games-not-yours = Das ist keine deiner Partien.
games-leave-first = Andere spielen diese Partie mit dir. Verlasse zuerst den Tisch, dann kannst du sie löschen.
games-gone = Diese Partie ist endgültig weg, oder sie steht schon in deiner Liste.

## Zahlen über die eigenen Partien

numbers-title = Deine Ergebnisse
numbers-none = Noch zählt keine Partie von { $game }.
numbers-played = gespielt
numbers-won = gewonnen
numbers-best = Bestwert
numbers-best-mean = Bestwert, im Mittel { $mean }
numbers-share = Anteil
numbers-streak = in Folge, höchstens { $longest }
numbers-latest = Die letzten zehn:
numbers-level = Deine Wertungszahl gegen Computer: { $rating }. Die Stufe, die zu dir passt: { $opponent }.
numbers-play = Auf dieser Stufe spielen
numbers-more = Alle Zahlen
numbers-sources = Woher deine Punkte kommen
numbers-sources-said = Mittel aus { $games } Partien; der dünne Balken und die zweite Zahl sind die deiner Gegner.
numbers-sources-alone = Mittel aus { $games } Partien.
numbers-length = Als Balken
numbers-yours = Du
numbers-theirs = Deine Gegner
numbers-by-players = Nach Spielerzahl
numbers-players-of = { $players } Spieler
numbers-by-rival = Nach Gegner
numbers-course = Deine Wertungszahl, Partie für Partie
numbers-course-said = Jeder Punkt ergibt sich aus deinen Rängen gegen Computer in den 30 Partien davor; die Linien sind ihre.
numbers-chart = Deine Wertungszahl gegen Computer: { $first } zuerst, { $last } nach { $games } Partien.
numbers-game = Partie { $number }
numbers-counts = Partien von mehreren an einem Bildschirm und solche, in denen ein Computer für jemanden gezogen hat, zählen nicht.

## Die Seite als App

app-line = Brettspiele über Weltausstellungen, allein oder mit anderen.
offline-title = Kein Netz
offline-what = Der Server ist nicht zu erreichen. Nichts geht verloren: Deine Partien warten dort, wie du sie verlassen hast.
offline-then = Sobald er antwortet, geht diese Seite von selbst weiter.
offline-again = Noch einmal versuchen

## Einstellungen

settings-title = Einstellungen
settings-sound = Ton
settings-sound-on = an
settings-sound-now-on = Ton an.
settings-sound-now-off = Ton aus.
sounds-unreadable = Die Töne dieses Spiels sind nicht lesbar: { $why }
settings-volume = Lautstärke
settings-try = Anhören
settings-sound-hint = Jedes Spiel hat eigene Töne. Nichts erklingt, bevor du die Seite angeklickt oder berührt hast.
settings-speed-hint = Wie schnell die Aktionen der anderen gezeigt werden. Wünscht dein System weniger Bewegung, fliegt bei keinem Tempo etwas.
settings-language = Sprache
settings-theme = Erscheinungsbild
settings-theme-system = wie das System
settings-theme-light = hell
settings-theme-dark = dunkel
settings-type = Schriftgröße
settings-type-normal = normal
settings-type-large = groß
settings-type-larger = sehr groß
settings-type-hint = Der Spielplan behält seinen Platz; Texte und Symbole um ihn herum wachsen.
settings-ask = Bestätigung
settings-patterns = Muster
settings-patterns-on = ein eigenes Muster auf jeder Spielerfarbe
settings-patterns-hint = Zeichen und Zahlen bleiben, wo sie sind; das Muster hilft, wo sich zwei Farben für dich gleichen.
settings-table = Am Tisch
settings-keys = Tastenkürzel mit nur einer Taste
settings-save = Speichern
settings-reset = Zurücksetzen
settings-kept-browser = In diesem Browser gespeichert; wenn du dich anmeldest, in deinem Konto.
settings-kept-account = Gespeichert für { $name }, wo immer du angemeldet bist.
settings-nothing-kept = Dieser Browser speichert nichts: Deine Wahl gilt, bis du diese Seite verlässt.
settings-not-sent = Der Server ist nicht zu erreichen. Deine Wahl gilt in diesem Browser.
settings-no-sound = Dieser Browser kann keine Töne abspielen. Alles, was zu hören wäre, ist auch zu sehen.

## Tasten

keys-title = Tastenkürzel
keys-hint = Tasten wirken nur, wo gerade kein Text eingegeben wird.
keys-everywhere = Überall
keys-table = Am Tisch
keys-game = In diesem Spiel
keys-around = Umsehen
keys-scoring = Während einer Wertung
keys-replay = In der Wiedergabe
keys-home = Auf der Startseite
keys-shortcuts = diese Tastenkürzel
keys-settings = Einstellungen
keys-sound = Ton an oder aus
keys-escape = schließen, zurücklegen, verlassen
keys-digits = wählen, was diese Nummer hat
keys-enter = wählen, was markiert ist
keys-undo = zurücknehmen
keys-hint-asked = ein Tipp
keys-explain = erklären, worauf du zeigst
keys-legend = Symbole des Spiels
keys-rules = Regeln zu dieser Wahl
keys-earlier = einen Eintrag zurück in der Chronik
keys-later = einen Eintrag weiter
keys-talk = Chat
keys-guide = in der geführten ersten Partie: zum Hinweis und zurück
keys-onward = weiter
keys-back = zurück
keys-skip = gleich zur Übersicht
keys-steps = einen Zug zurück, weiter
keys-waiting = zur ersten Partie, die auf dich wartet
key-enter = Enter
key-escape = Esc

## Die Ausstellung des Tages

daily-title = Die Ausstellung des Tages
daily-what = Alle haben dieselben Karten und dieselben Gegner. Eine Partie zählt. Es gibt keine Tipps, und Aktionen, die etwas aufdecken, lassen sich nicht zurücknehmen.
daily-against = In der Reihenfolge der Plätze:
daily-you = Du
daily-name = Dein Name in der Rangliste
daily-closes = Noch { $time } geöffnet, bis Mitternacht in Greenwich.
daily-closed = Dieser Tag ist vorbei.
daily-late = Erst nach dem Ende des Tages beendet.
daily-streak =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-board = Rangliste
daily-nobody = Noch niemand hat sie beendet.
daily-nobody-did = Niemand hat sie beendet.
daily-first = noch niemand hat sie beendet
daily-count =
    { $count ->
        [one] { $count } Person hat sie beendet
       *[other] { $count } Personen haben sie beendet
    }
daily-points = Punkte
daily-look = Ansehen
daily-somebody = jemand
daily-yesterday = Die Ausstellung von gestern
daily-before = Der Tag davor
daily-after = Der Tag danach
daily-days = Andere Tage
daily-over = Die Ausstellung des Tages ist für dich vorbei: Die letzte Aktion gilt.
daily-secret = Hier spielt jemand die Ausstellung des Tages. Ihre Partien können alle ansehen, wenn der Tag vorbei ist.

## Score sheets

sheet-title = Wertungsblatt
sheet-intro = Für Partien am echten Tisch: Trag ein, was am Ende vor jedem liegt, und die Punkte werden nach den Regeln gezählt. Alles bleibt im Link dieser Seite.
sheet-players = Spieler
sheet-name = Name
sheet-count = Punkte zählen
sheet-why = Wie die Punkte zustande kommen
sheet-wrong = Etwas kann nicht stimmen. Berichtige, was markiert ist; bis dahin werden keine Punkte gezählt.
sheet-not-a-number = Gib eine ganze Zahl ein.
sheet-beyond = Höchstens { $most }.
sheet-too-many = Für alle Spieler zusammen gibt es nur { $most }. Eingetragen: { $count }.
sheet-too-many-own = Ein Spieler kann höchstens { $most } haben. Eingetragen: { $count }.
sheet-taken = Das hat schon ein anderer Spieler.
sheet-share = Link zu diesem Wertungsblatt
sheet-share-hint = Wer den Link öffnet, sieht dieselben Zahlen und Punkte.
sheet-copied = Kopiert
sheet-print = Drucken
sheet-new = Neues Wertungsblatt
sheet-again = Letztes Wertungsblatt fortsetzen

## Editions by form

editions-title = Werte deiner Schachtel
editions-intro = Besitzt du das Spiel? Trag ein, was deine Schachtel angibt, wo sie abweicht, und spiel mit diesen Werten. Alles bleibt im Link dieser Seite.
editions-name = Name deiner Edition
editions-my-box = Meine Schachtel
editions-check = Prüfen
editions-standard = Standard: { $value }
editions-cannot-be-played = Mit dieser Edition kann man noch nicht spielen: { $why }
editions-unreadable = Einige Werte sind nicht lesbar; sie sind markiert.
editions-as-standard = Das ist die Standardedition: Noch weicht nichts ab.
editions-play = Mit diesen Werten spielen
editions-download = Als Datei speichern
editions-reset = Zurück zur Standardedition
editions-share = Link zu dieser Edition: Wer ihn öffnet, sieht dieselben Werte und kann damit spielen.
editions-keep = In diesem Browser speichern
editions-kept = Editionen in diesem Browser
editions-forget = Löschen
editions-upload = Eine Edition in einer Datei
editions-open = Öffnen
edition-link-broken = Dieser Link zu einer Edition ist unvollständig oder beschädigt.
edition-typed-number = Gib eine ganze Zahl ein.
edition-typed-text = Gib einen Text ein.
edition-typed-numbers = Gib ganze Zahlen mit Kommas dazwischen ein.
edition-typed-lines = Gib einen Text pro Zeile ein.
edition-typed-listed = Behalte die Form des Standardwerts bei: Klammern und Anführungszeichen paarweise.
sheet-edition = Mit den Werten von „{ $name }“
editions-changed =
    { $count ->
        [one] { $count } Abweichung
       *[other] { $count } Abweichungen
    }
editions-can-be-played =
    { $count ->
        [one] { $count } Wert weicht von der Standardedition ab. Diese Edition ist spielbar.
       *[other] { $count } Werte weichen von der Standardedition ab. Diese Edition ist spielbar.
    }
editions-where = „{ $where }“
editions-yours = Deine Schachtel

## Guided first games
guide-begin = Geführte erste Partie
guide-begin-hint = Zum ersten Mal hier? Lerne beim Spielen: etwa zehn Minuten, mit Hinweisen am Spielplan.
guide-go-on = Deine erste Partie fortsetzen
guide-anew = Von vorn beginnen
guide-count = { $number } von { $steps }
guide-kind-any = freie Wahl
guide-kind-this = jetzt diese
guide-next = Weiter
guide-skip = Überspringen
guide-leave = Ohne Führung
guide-with = Mit Führung
guide-again = Noch einmal
guide-play = Ohne Führung spielen
guide-this-first = Noch nicht, zuerst dies: „{ $step }“. Mit „Überspringen“ hast du freie Wahl.
guide-unreadable = Die Hinweise für die erste Partie dieses Spiels sind nicht lesbar: { $why }.

## Exercises

learn-title = Übungen
learn-intro = Stellungen auf dem Spielplan mit je einer Frage, von leicht bis schwer. Die Antworten kommen aus den Regeln oder vom stärksten Bot.
learn-progress = Bisher richtig: { $count } von { $all }
learn-number = Übung { $number }
learn-of = Übung { $number } von { $all }
learn-done-r = richtig
learn-done-w = noch nicht richtig
learn-winner = Wenn die Partie jetzt endete, wer würde gewinnen?
learn-points = Wenn die Partie jetzt endete, wie viele Punkte hätte { $seat }?
learn-at-once = { $seat } ist am Zug: Welche dieser Aktionen bringt sofort die meisten Punkte?
learn-ending = { $seat } ist am Zug: Wenn die Partie gleich danach endete, welche dieser Aktionen wäre am meisten wert?
learn-best = { $seat } ist am Zug: Welche dieser Aktionen ist auf lange Sicht die beste?
learn-right = Richtig!
learn-wrong = Nicht ganz. Die Antwort ist: { $answer }
learn-gain = Punkte: { $points }
learn-chance = Siegchance: { $percent }
learn-now = Punkte bisher
learn-why-at-once = Neben jeder Aktion steht, was sie sofort bringt. Daher kommen die Punkte der besten:
learn-why-ending = Neben jeder Aktion steht, wie viele Punkte die Endwertung dann mehr brächte. So sähe sie nach der besten aus:
learn-by-planner = Der stärkste Bot hat von hier aus viele Male weitergespielt. Die beste Aktion liegt viel weiter vorn, als es Zufall sein kann.
learn-next = Nächste Übung
learn-again = Noch einmal
learn-all = Alle Übungen
exercises-unreadable = Die Übungen dieses Spiels sind nicht lesbar: { $why }
examples-unreadable = Die Beispiele dieses Spiels sind nicht lesbar: { $why }
exercises-illegal = Eine Antwort ist keine erlaubte Aktion mehr.
exercises-other-answer = Jetzt ist eine andere Antwort richtig.
exercises-other-worths = Die Antworten sind jetzt etwas anderes wert.
exercises-none = Dieses Spiel hat keine Übungen. Mach welche mit: { $command }
exercises-found = { $question }: { $count }
exercises-written = Geschrieben: { $file } ({ $count })
exercises-true = Übung { $number } stimmt.
cli-exercises-help = die kleinen Übungen eines Spiels machen oder prüfen, ob sie noch stimmen
cli-exercises-what = make schreibt eine Datei mit Übungen, check beantwortet die des Spiels neu
cli-exercises-out = Datei, die geschrieben wird
cli-thorough = auch planner noch einmal fragen
exercises-untrue = Übung { $number }: { $why }
learn-points-of =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Notizen, Papier und Bilder

notes-button = Notiz
notes-title = Notizen
notes-at = Nach Zug { $turn }
notes-write = Was du dir merken willst
notes-share = Andere dürfen sie lesen, sobald die Partie vorbei ist
notes-save = Speichern
notes-back = Zur Wiedergabe
notes-private = Nur du siehst sie, in der Wiedergabe und hier, außer du teilst sie. Eine leere Notiz wird gelöscht.
notes-all = Alle Notizen zu dieser Partie
notes-long = Diese Notiz ist zu lang: höchstens { $most } Zeichen.
notes-many = Diese Partie hat schon { $most } Notizen von dir. Lösche zuerst eine.
notes-too-many =
    { $most ->
        [one] Du hast { $most } Notiz geschrieben; für mehr ist kein Platz. Lösche sie zuerst.
       *[other] Du hast { $most } Notizen geschrieben; für mehr ist kein Platz. Lösche zuerst eine.
    }
print-button = Drucken
print-title = Die Partie auf Papier
print-board = Der Spielplan am Ende
print-back = Zurück zum Ergebnis
print-animated = Als Animation
print-how = Drucke diese Seite mit deinem Browser. Die Knöpfe fallen weg.
animation-title = Die Partie als Animation
animation-made = Die Animation wird erstellt. Das kann eine halbe Minute dauern.
animation-failed = Die Animation konnte gerade nicht erstellt werden.
animation-shows = Der Verlauf der Partie, vom ersten Spielplan bis zum letzten
animation-save = Animation speichern
animation-again = Noch einmal versuchen
