# Shared texts in English

## What can go wrong

unknown-game = There is no game called “{ $game }”. Known: { $known }.
unknown-bot = There is no bot called “{ $bot }”. Known: { $known }.
opponents-unreadable = The list of opponents of this game cannot be used: { $why }.
bot-not-started = The program “{ $bot }” cannot be started: { $why }.
bot-silent = The program “{ $bot }” has not answered for { $seconds } seconds.
bot-ended = The program “{ $bot }” has ended. See what it wrote above.
bot-error = The program “{ $bot }” answers: { $why }
bot-version = The program “{ $bot }” speaks version { $version } of the protocol, not { $known }. Bring it up to date.
bot-illegal = The program “{ $bot }” chose “{ $action }”, which is not one of the moves it was offered.
unknown-language = There are no texts in “{ $language }”. Known: { $known }.
unknown-option = { $title } has no option called “{ $option }”. Known: { $known }.
unknown-action = “{ $code }” is not a move of this game.
bad-option = The option { $option } cannot be “{ $value }”. It may be: { $known }.
bad-option-form = “{ $text }” is not an option. Write it as name=value.
bad-players = { $title } is for { $least } to { $most } players, not { $players }.
bad-seats = Seats named: { $count }; players: { $players }. Name no more seats than there are players.
bad-first-player =
    { $players ->
        [one] Player { $number } cannot go first: there is only { $players } player.
       *[other] Player { $number } cannot go first: there are only { $players } players.
    }
bad-seat-option =
    { $players ->
        [one] The option { $option } is for an empty seat: there is only { $players } player.
       *[other] The option { $option } is for an empty seat: there are only { $players } players.
    }
bad-ruleset = { $title } has no ruleset { $ruleset }; the newest here is { $newest }. A newer version of this program may have it.
bad-seed = A seed must be { $bytes } bytes long.
bad-number = “{ $value }” is not a whole number from { $least } to { $most } ({ $what }).
illegal-game-over = The game is over.
illegal-not-your-turn = It is not { $seat }’s turn.
illegal-undo-none = You have no move to undo.
illegal-undo-others = { $seat } has moved since, so your move cannot be undone.
illegal-undo-revealed = Your move revealed something to the other players, so it cannot be undone.
illegal-one-by-one = One of these moves reveals something. Make it first, then choose the next.
edition-unreadable = The edition { $file } cannot be read: { $why }.
edition-too-large = The file { $file } is too large to be an edition.
edition-not-text = The edition { $file } is not a TOML file: it is not text.
edition-not-toml = The edition { $file } is not a TOML file: { $why }.
edition-too-deep = The edition { $file } nests its values too deeply.
edition-too-many-values = The edition { $file } has too many values.
edition-missing = The edition is missing a value: { $where }.
edition-unknown-value = The edition gives { $where }, which the game does not have. Known values: { $known }.
edition-wrong-kind =
    { $wanted ->
        [number] The edition’s { $where } must be a whole number.
        [text] The edition’s { $where } must be text.
        [list] The edition’s { $where } must be a list of strings.
        [tables] The edition’s { $where } must be a list of tables.
        [flag] The edition’s { $where } must be true or false.
       *[table] The edition’s { $where } must be a table.
    }
edition-out-of-range = The edition’s { $where } is { $value }; it must be from { $least } to { $most }.
edition-not-among = The edition’s { $where } is “{ $value }”; it may be: { $among }.
edition-repeated = The edition’s { $where } lists the same value twice.
edition-removes-too-many = The edition’s { $where } leaves out more cards of a kind than there are.
edition-sets-not-growing = The edition’s { $where } must give each further exhibit of a set at least as many points as the one before.
edition-too-few-supporters =
    { $needed ->
        [one] The edition’s { $where } is too small: setup needs { $needed } supporter.
       *[other] The edition’s { $where } is too small: setup needs { $needed } supporters.
    }
edition-too-few-cards = The edition has too few cards ({ $where }) for { $players } players.
edition-too-many-cards = The edition has too many cards ({ $where }): at most { $most } can be shuffled.
edition-too-few-tickets = With { $players } players the edition needs { $needed } tickets ({ $where }) for every round to end; with fewer, set a limit in [lull].
edition-cell-outside = The edition’s { $where } names { $cell }, which is outside the lab.
edition-rows-missing = The edition’s { $where } must name every row: { $rows }.
edition-resource-tiles = The edition has { $tiles } resource tiles ({ $where }); it needs { $least } to { $most }.
edition-too-few-jury-tiles = The edition has too few Jury tiles ({ $where }): it needs { $needed }.
edition-no-project-of-shape = The edition’s { $where } has no project of shape { $shape }.
edition-improvements = The edition’s { $where } must improve each of these cards once: { $cards }.
edition-bad-shape = The edition’s { $where } must be four cells joined edge to edge.
edition-needs-of-pair = The edition’s { $where } must name either { $one } or { $other }, not both.
edition-bad-units = The edition’s { $where } has “{ $value }”; write a number up to { $most } and a resource, each resource once, such as “2 steel”.
edition-bad-link = The edition’s { $where } has “{ $value }”; write it as “steel-copper at 3 for 0”.
edition-rows-not-adjacent = The edition’s { $where } has “{ $value }”, but these rows are not next to each other.
edition-link-off-the-board = The edition’s { $where } has “{ $value }”; steps go from 2 to { $last }.
edition-link-twice = The edition’s { $where } links the same rows twice on one step: “{ $value }”.
edition-wrong-length = The edition’s { $where } must have { $count } entries.
edition-list-length = The edition’s { $where } must have { $least } to { $most } entries.
edition-options = The edition’s { $where } must offer 2 to { $most } options.
edition-endless = The edition’s { $where } would let the game continue for ever.
edition-no-such-income = The edition’s { $where } is { $value }, which is not on the income track.
edition-too-few-flyers = The edition’s { $where } names more spaces than there are flyers of that colour ({ $flyers }).
edition-sides = The edition’s { $where } must have exactly one side for { $players } players.
edition-salary-rises = The edition’s { $where } must never rise from one space to the next.
edition-recurring = The edition’s { $where } must hold effects exactly when the card has a phase for them.
edition-nations = The edition’s { $where } must fill { $boards } boards, each side once.
edition-pictures = The edition’s { $where } must be in ascending order.
edition-link = The edition’s { $where } links to “{ $other }”, but “{ $other }” does not link back.
edition-too-few = The edition’s { $where } has too few entries: with { $players } players it needs { $needed }.
weight-missing = The weights are missing one: { $name }.
weight-unknown = Bots of this game have no weight “{ $name }”. Known weights: { $known }.
weight-not-number = The weight “{ $name }” must be a finite number.
weight-not-positive = The weight “{ $name }” must be greater than 0.
record-unreadable = The game record { $file } cannot be read: { $why }.
record-too-large = The file { $file } is too large to be a game record.
record-not-json = The game record is damaged or incomplete: it cannot be read from line { $line } on.
record-not-a-record = This is not a Universelle game record.
record-newer = The game record has format { $version }, but this program knows only { $known }. Update the program to read it.
record-wrong-value = “{ $where }” in the game record has an invalid value.
record-unknown-value = The game record has “{ $where }”, which records do not have.
record-missing-value = The game record is missing “{ $where }”.
record-bad-move = The game record has “{ $move }”, which is not a move. A move looks like “2: code”.
record-bad-take-back = The game record has “{ $text }”, an undo that does not fit its moves.
record-bad-hint = The game record has “{ $text }”, which is not a hint that one of its players asked for.
record-bad-stand-in = The game record has “{ $text }”, which is not a move that a stand-in made.
record-cannot-begin = The recorded game cannot be set up. { $why }
record-illegal-move = Move { $number } of the game record ({ $move }) cannot be made. { $why }
record-wrong-result = The result does not match the moves: the game record has been altered.
record-other-seed = The seed does not belong to the fingerprint that was shown before the first move: the game record, or the deal, has been altered.
record-other-word = The seed is not the one that “{ $word }” gives: the game record has been altered.
record-not-saved = { $file } could not be saved: { $why }. Nothing was overwritten.
record-past-end = The game record ends with move { $moves }; there is no move { $at }.
no-saved-game = There is no saved game yet. Start one with: { $command }
cannot-write-folder = The folder { $folder } cannot be used: { $why }.
peers-missing = The comparison projects are not installed. Install the dependency group “peers”: { $missing }.
interrupted = Interrupted.
output-failed = The output cannot be written: { $why }.
same-name = Two players cannot both be called “{ $name }”.
bad-name = “{ $name }” cannot be the name of a player: it is too long, or has characters that nobody can see.
file-exists = { $file } already exists and was not changed. Choose another name.
folder-in-use = The folder { $folder } already holds records of this game. Choose another one.

## What happened

event-points =
    { $points ->
        [one] { $seat } gains { $points } point: { $reason }.
       *[other] { $seat } gains { $points } points: { $reason }.
    }
event-game-ended =
    { $count ->
        [0] The game is over.
       *[other] The game is over. Winner: { $winners }.
    }
reason-start = starting points

## The command line

cli-about = Board games about the great world’s fairs, on one engine.
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-version = show the version and which build of the engine runs
cli-lang = language of all texts: en, fr, de, it
cli-json = print JSON for programs
cli-sources = show where the values of each game come from
cli-game = the game, such as worlds-fair-1893
cli-file = a game record
cli-games-help = list the games, their players, options and versions
cli-play-help = play in the terminal
cli-play-more = Example: universelle play worlds-fair-1893 --seats Ada=me,greedy,random
cli-bots-help = list the opponents of a game, from the weakest (level 1) to the strongest (level 5), and the bots of all games, which have no level
cli-simulate-help = play many games between bots and report statistics
cli-simulate-more = Example: universelle simulate worlds-fair-1893 --players 4 --bots greedy,random --games 1000
cli-replay-help = show a recorded game, or one position of it
cli-verify-help = check that a record’s moves are legal and its result correct
cli-bench-help = measure the speed of the engine
cli-serve-help = play in the browser
cli-draw-help = draw a position of a record as a picture
cli-slug = the game, in lower case with hyphens, such as paris-1900
cli-in = folder in which the package is created
cli-new-game-help = create a package with a small game to start your own from
cli-new-game-more = Example: universelle new-game paris-1900 --in ~/games
new-game-missing-slug = Name the new game, such as paris-1900.
new-game-bad-slug = “{ $slug }” cannot be the name of a game. Use lower-case letters and digits with single hyphens, starting with a letter, at most { $most } characters, such as paris-1900.
new-game-taken = The name “{ $slug }” is taken by another game or a Python module. Choose another one.
new-game-folder-exists = { $folder } already exists and was not changed. Choose another name, or another folder with --in.
new-game-done = { $title } is in { $folder }.
new-game-next = Install it with: pip install -e { $folder }, then play it with: universelle play { $slug }
cli-out = the picture file, ending in .svg or .png
draw-done = Saved in { $file }.
draw-bad-ending = { $file } must end in .svg or .png.
cli-host = address to listen on
cli-port = port (default: this one or the next free one)
cli-data = folder in which all games are saved
cli-database = address of a PostgreSQL server (postgresql://…) that several servers may share, instead of a file in the folder
cli-mail = mail server that sends new passwords (smtp://name:password@host:587?from=address); or set { $variable }, where others can list commands
cli-contact = your address (mailto: or https:) for browser makers; without it or --mail there are no browser notifications (or { $variable })
cli-workers = number of processes for computer players
cli-no-browser = do not open the browser
cli-allowed-hosts = names under which the server may be reached, separated by commas; its own addresses are always allowed
cli-proxy = addresses of the proxies in front of the server, separated by commas; they are trusted to say who sent a request
cli-limits = how many times the usual number of requests and connections to allow each address
cli-operator-token = lets whoever has this token see /operator and /metrics from elsewhere (or in UNIVERSELLE_OPERATOR_TOKEN); without it only this machine does
cli-log = how to write the log: text with what fails, or json with a line for every request
web-error-banned = You have been banned from this server. If you think that is a mistake, write to whoever runs it.
doors-closed = No new tables can be opened at the moment: the server is about to restart. Games in progress continue.
operator-only-here = Only the machine of the server may see this. To see it from elsewhere, start the server with --operator-token.
operator-token-needed = This page is for whoever runs the server. Give its operator token as the password; any name will do.
serve-at = Universelle is running at { $address } (Ctrl-C stops it)
serve-data = Games are saved in { $folder }
serve-no-host = This machine cannot be reached at { $host }: { $why }. Choose another address with --host.
serve-no-port = No port is free on { $host }: { $why }. Choose one with --port.
database-not-open = The file { $file } cannot be opened: { $why }.
database-newer = This database was made by a newer version of the program. Update the program, or choose another folder with --data.
database-no-answer = The database does not answer: { $why }.
database-fails = Nothing could be saved: { $why }. What was saved before is safe; try again.
database-unknown = The address of a database starts with postgresql://, not with “{ $address }:”.
serve-friends = Friends on the same network can join at { $addresses }
serve-open = Everybody on this network can reach the server. To play alone, start it with --host 127.0.0.1.
serve-no-folder = Games cannot be saved in { $folder }: { $why }. Choose another folder with --data.
serve-damaged = The database { $file } is damaged, and was left as it is: { $why }. Restore a copy of it, or choose another folder with --data.
serve-newer = The database { $file } was written by a newer version of Universelle, and was left as it is. Update the program, or choose another folder with --data.
serve-bad-key = The file { $file } is not a key of this program. Restore it, or delete it: a new one is made, but everybody loses their seats in games under way.
serve-bad-proxy = “{ $value }” is not the address of a proxy. Write addresses or networks, separated by commas, such as 127.0.0.1,10.0.0.0/8.
cli-actions = actions
cli-admin-help = look after a server: back up, restore, count, ban
cli-admin-more = Example: universelle admin backup ~/universelle.backup
cli-admin-backup-help = write everything that the database holds into one file, while servers run
cli-admin-backup-more = The file can be restored into a SQLite file or a PostgreSQL server. It holds the keys of the server: keep it safe.
cli-admin-restore-help = put what a backup holds into the database; the servers must be stopped
cli-admin-restore-more = The backup is checked first. Either all of it is restored or nothing changes.
cli-admin-statistics-help = count tables, moves and people
cli-admin-statistics-more = Nobody is named.
cli-admin-reports-help = list the talk messages that players have reported
cli-admin-reports-more = The newest reports come first. Keep somebody out with: universelle admin ban OWNER; take a message off the list with: universelle admin settle TABLE/NUMBER
cli-admin-settle-help = take reported messages off the list
cli-admin-settle-more = A message comes back when somebody else reports it.
cli-settle-line = the message, as reports lists it (TABLE/NUMBER), or all
settle-unnamed = Say which message: TABLE/NUMBER, as universelle admin reports lists it, or all.
settle-unknown = Nobody has reported the message { $line }, or it was settled before.
settle-done = { $reports ->
    [0] There was nothing to settle.
    [one] 1 report is settled.
   *[other] { $reports } reports are settled.
}
cli-admin-ban-help = keep somebody out
cli-admin-ban-more = WHO is an address such as 203.0.113.7, a network such as 2001:db8::/64, the name of an account, or the owner of seats as the database has it. Running servers know within five seconds.
cli-admin-unban-help = let somebody in again
cli-admin-unban-more = WHO as it was banned.
cli-backup-file = the backup
cli-replace = replace the games that the database holds now
cli-who = an address, a network, an account or an owner of seats
cli-missing-action = Say what to do: { $actions }. See universelle { $command } --help.
megabytes = { $number } MB
backup-unnamed = Name the file of the backup.
backup-copying = copying { $what }
backup-checking = checking
backup-done = Saved { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} in { $file } ({ $size }).
backup-nothing = There is no database { $file }. Name the folder with --data, or a server with --database.
backup-of-damaged = The database { $file } is damaged. No backup was written; restore an earlier one.
backup-not-written = The backup { $file } cannot be written: { $why }.
backup-missing = There is no file { $file }.
backup-none = { $file } is not a backup of this program. The database was left as it is.
backup-damaged = { $file } is damaged, or is not a backup. The database was left as it is; try an earlier backup.
backup-newer = { $file } was written by a newer version of the program. Update it first. The database was left as it is.
backup-not-restored = The backup cannot be restored: { $why }. The database was left as it is.
restore-done = Restored { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} as they were on { $when }.
restore-servers-run = Servers are running on this database. Stop them first, then restore.
restore-not-empty = The database holds games already. To replace all of them with the backup, add --replace.
statistics-tables = Tables: { $running } running, { $waiting } waiting for players, { $finished } finished
statistics-today = Last 24 hours: { $opened } opened, { $finished } finished, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
statistics-people = People with a seat: { $people }, in the last 24 hours { $today }
statistics-moves = Moves kept: { $moves }; size of the database: { $size }
statistics-damaged = Damaged tables: { $tables }
statistics-game = { $game }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
ban-missing = Name an address, a network or an account.
ban-unknown = “{ $who }” is neither an address, a network nor an account.
ban-none = “{ $who }” is not banned.
reports-none = No message has been reported.
reports-line = { $at }, { $name }: { $text } ({ $table_id }/{ $number }, owner { $owner }, { $reports ->
        [one] reported once
       *[other] reported { $reports } times
    })
ban-done = { $who } is banned. Running servers know within five seconds.
unban-done = { $who } may come in again.
cli-admin-close-help = end a game, or close a table that waits for players
cli-admin-close-more = The players are told, and the game does not count. Nothing can be undone.
cli-admin-export-help = print everything that is known about a person, as JSON
cli-admin-export-more = For people who ask what you know about them: give it to nobody else.
cli-admin-delete-help = erase a person: name, email, password and settings; games stay for the others
cli-admin-delete-more = Nothing can be undone. Backups written before still have the person.
cli-close-table = the table, or the link to it
cli-person = the name of an account
cli-yes = do it without asking
close-missing = Name a table, or give the link to it.
close-unknown = There is no table { $table }.
close-over = The game at this table is over already.
close-done = The table is closed.
person-missing = Name an account.
person-unknown = There is no account “{ $person }”.
delete-sure = { $person } would be erased for good. If you are sure, add --yes.
delete-done = { $person } is erased.

## The page of whoever runs the server
operator-title = State of the server
operator-fresh = { $time }, every 5 s
operator-stale = This page is from { $time }; the server does not answer.
operator-sign-well = well:
operator-sign-look = look at this:
operator-sign-fails = fails:
operator-verdict-well = All is well.
operator-verdict-look = Play is going well. { $things ->
    [one] One thing needs attention.
   *[other] { $things } things need attention.
}
operator-verdict-fails = { $things ->
    [one] One thing has failed.
   *[other] { $things } things need attention, at least one of them now.
}
operator-verdict-danger = Games are in danger: the database does not answer.
operator-verdict-closed = Closed: no new tables. { $games ->
    [0] Nobody is playing now.
    [one] 1 game is being played to its end.
   *[other] { $games } games are being played to their end.
}
operator-close = Close the doors
operator-close-question = No new tables can be opened from now on; games in progress continue. Players who want a new table are told why.
operator-close-now = Close
operator-open = Open the doors
operator-renew = Restart…
operator-renew-question = The servers restart, one after another. Pages wait for a few seconds and then continue by themselves; clocks stop meanwhile.
operator-renew-now = Restart now
operator-renew-later = When nobody is playing
operator-health = Health
operator-line-database = Database
operator-line-servers = Servers
operator-line-answers = Answers
operator-line-computers = Computers
operator-line-disk = Disk
operator-line-clock = Clock
operator-line-tables = Tables
operator-line-talk = Talk
operator-line-mail = Email
operator-line-backup = Backup
operator-database-answers = { $servers ->
    [one] answers
   *[other] answers; all { $servers } servers see it
}
operator-database-slow = answers slowly: every move waits for it
operator-database-gone = No answer. Moves are refused with an explanation; nothing is lost. Trying again every few seconds.
operator-servers-serve = { $number ->
    [one] 1 server is serving
   *[other] { $number } servers are serving
}
operator-servers-silent = { $number ->
    [one] 1 server has not been heard from; its players went to the others
   *[other] { $number } servers have not been heard from; their players went to the others
}
operator-answers-quick = { $streams ->
    [one] 1 page is following a game; answers are on time
   *[other] { $streams } pages are following games; answers are on time
}
operator-answers-slow = { $streams ->
    [one] 1 page is following a game; some answers are late
   *[other] { $streams } pages are following games; some answers are late
}
operator-computers-free = no move is waiting for a computer
operator-computers-wait = { $moves ->
    [one] 1 move is waiting for a computer
   *[other] { $moves } moves are waiting for a computer
}
operator-disk-free = { $percent }% free; nothing can be saved once it is full
operator-clock-agrees = agrees with the database
operator-clock-off = differs from the database: the times shown on pages may be wrong
operator-tables-sound = all games can be opened
operator-tables-damaged = { $number ->
    [one] 1 game cannot be opened; restore it from a backup
   *[other] { $number } games cannot be opened; restore them from a backup
}
operator-talk-reported = { $lines ->
    [0] nothing has been reported
    [one] 1 message has been reported: universelle admin reports
   *[other] { $lines } messages have been reported: universelle admin reports
}
operator-mail-goes = no email is stuck
operator-mail-refused = no email gets through at present; { $waiting ->
    [one] 1 is waiting
   *[other] { $waiting } are waiting
}
operator-backup-never = none yet: universelle admin backup FILE
operator-backup-fresh = written recently
operator-backup-old = the last one is more than a week old
operator-database = Database
operator-database-kind = Kind
operator-kind = { $name }
operator-size = Size
operator-gigabytes = GB
operator-megabytes = MB
operator-games = Games kept
operator-kept = { $finished } finished, { $running } running
operator-last-backup = Last backup
operator-backup-none = none
operator-tables = Tables
operator-number-people = people here
operator-number-watched = tables followed
operator-number-running = games running
operator-number-by-post = games by post
operator-number-waiting-tables = tables waiting for players
operator-number-moves = moves a minute
operator-lines = Lines: the last 24 hours.
operator-processes = Servers
operator-column-process = Server
operator-column-state = State
operator-column-up = Up
operator-column-memory = Memory
operator-column-processor = Processor
operator-column-streams = Streams
operator-serving = serving
operator-silent = not heard from for { $seconds } s
operator-server = server { $number }
operator-computers = Computers at the tables
operator-queue = { $busy } of { $thinkers } processes are thinking, { $waiting ->
    [one] 1 move waits
   *[other] { $waiting } moves wait
}. Longest wait: { $longest } s.
operator-thinks = thinks, { $seconds } s
operator-waits = waits, { $seconds } s
operator-happened = What happened
operator-nothing = Nothing to report.
operator-no-names = No names, no addresses, no cards: only what is needed to keep the server running.
operator-figures = Figures for machines
happened-doors-closed = The doors were closed: no new tables.
happened-doors-opened = The doors are open again.
happened-renewed = All servers are restarting.
happened-database-gone = The database did not answer for { $seconds } s. Nothing that was saved is lost.
happened-backup = { $tables ->
    [one] A backup of 1 table was written.
   *[other] A backup of { $tables } tables was written.
}
cli-seats = who plays, seat by seat: me or a bot ({ $bots }), with a name if you like: Ada=me,Ben=me,greedy
cli-seed = a word or number that decides every shuffle
cli-option = an option of the game, as name=value; may be given several times
cli-edition = a TOML file with the printed values of your box where they differ
cli-resume = continue a saved game: a game record, or “last”
cli-save = where to save the game (default: in the data folder)
cli-players = how many players
cli-games = how many games
cli-bots = bots, seat by seat ({ $bots }); the last one fills the other seats
cli-records = save the record of every game in this folder
cli-at = show only the position after this many moves
cli-seat = show what this seat sees: its hand and its choices
cli-seconds = how many seconds to measure each row
cli-peers = measure other projects as well, for comparison
cli-missing-command = Choose a command: { $commands }.
cli-unknown-command = There is no command “{ $command }”. Known: { $known }.
cli-unknown-argument = “{ $argument }” is not valid here. Add --help to see the options.
cli-missing-game = Name a game. Known: { $known }.
cli-missing-file = Name a game record.
cli-usage = usage:
cli-not-understood = “{ $argument }” is used incorrectly. Add --help to see how to use it.
cli-not-text = “{ $argument }” is not valid text.
cli-not-with-resume = { $option } cannot be changed in a saved game. Leave it out.
build-compiled = compiled
build-pure = pure Python
version = Universelle { $version } ({ $build } engine, Python { $python })
games-slug = Name
games-players = Players
games-minutes = Minutes
games-weight = Complexity
weight = { $weight ->
    [1] light
    [2] medium-light
    [3] medium
    [4] medium-heavy
   *[5] heavy
}
games-ruleset = Ruleset
games-actions = Number of moves
games-credits = Design
source-documented = From the rulebook
    .meaning = The rulebook or the box states it.
source-inferred = Inferred
    .meaning = It follows from the rulebook, or from a symbol in it.
source-authored = Our own
    .meaning = Chosen for this program, because nothing printed was known.
source-owner = From the edition file
    .meaning = Differs from the standard edition: from your box.
simulate-working = Playing
simulate-working-together = Playing in { $processes } processes
simulate-head = { $title } · players: { $players } · games: { $games } in { $seconds } s · processes: { $processes } · { $rate } games/s · { $actions } moves/s · moves per game: { $length }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-interval = 95% CI
simulate-mean = Mean points
simulate-sd = Std. dev.
simulate-deciles = 10/50/90%
simulate-points = Where points come from
simulate-kept =
    { $games ->
        [one] { $games } record saved in { $folder }.
       *[other] { $games } records saved in { $folder }.
    }
simulate-stopped = Stopped after { $games } of { $asked }.
simulate-stood-in =
    { $number ->
        [one] The result is not that of “{ $bot }” alone: it failed at { $number } move, which “{ $by }” made instead.
       *[other] The result is not that of “{ $bot }” alone: it failed at { $number } moves, which “{ $by }” made instead.
    }
process-lost = A process was stopped from outside. Another one will play its games again.
processes-lost = The processes keep being stopped, perhaps because there is not enough memory. Close other programs or play in fewer processes.
replay-head = { $title } · { $seats } · moves: { $moves }
replay-at = After move { $at }:
verify-over = The record is valid; the game is finished. Moves: { $moves }. Points: { $scores }.
verify-running = The record is valid; the game is still running. Moves: { $moves }.
verify-taken-back = Moves undone after something was revealed or answered: { $moves }.
verify-fair = The deal was fair: its seed belongs to the fingerprint { $fingerprint }.
verify-own-seed = The seed “{ $seed }” was chosen by hand: whoever chose it could have known the cards.
verify-not-sealed = No fingerprint was shown before the first move. That of the seed is { $fingerprint }.
bad-fingerprint = A fingerprint has 64 figures and letters from a to f: “{ $text }” is none.
cli-verify-fingerprint = the fingerprint of the deal, as it was shown before the first move
bench-name = Row
bench-build = Build
bench-actions = Moves/s
bench-games = Games/s
bench-clone = Copying a position, µs
bench-ratio = vs catanatron
bench-working = Measuring…

## The arena

cli-arena-help = compare bots: the same deals for every seating, ratings with intervals
cli-arena-more = Example: universelle arena worlds-fair-1893 --bots greedy,random --players 2 --games 200
cli-arena-bots = the bots to compare ({ $bots }, or the name of an opponent); the last one fills the other seats; if there are more bots than seats, all groups of them meet
cli-arena-games = how many games, rounded up to whole deals
cli-until-sure = stop as soon as it is clear which of two bots is better
cli-processes = how many processes play (default: one for each core)
cli-ray = play on the Ray cluster at this address; without one, with Ray on this machine
cli-arena-resume = save every finished game in this file and continue from it
cli-chart = draw the ratings in this file, ending in .svg
arena-too-few-bots = Name at least two different bots with --bots, separated by commas; only a game for one player can have a single one.
arena-too-many-bots = Bots named: { $bots }. Games that all groups of them would play on each deal: { $games }; the most is { $most }. Compare fewer at a time.
arena-not-two = --until-sure compares exactly two bots, not { $bots }. Name two, or leave it out.
arena-file-unusable = The file { $file } cannot be used: { $why }. Name another one with --resume.
arena-file-foreign = { $file } is not the file of an arena and was not changed. Name another one with --resume.
arena-file-differs = { $file } belongs to another run ({ $what }: { $there }) and was not changed. Ask for the same, or name another file with --resume.
arena-file-damaged = Some lines of { $file } cannot be read: { $lines }. Those games are played again; all others count.
arena-bad-chart = The picture { $file } must end in .svg and be in a folder that exists.
ray-missing = Ray is not installed. Install it with: uv pip install --python { $python } ray, or leave out --ray.
ray-bad-address = “{ $address }” is not the address of a Ray cluster. Write it as host:port or ray://host:port.
ray-unreachable = No Ray cluster can be reached at “{ $address }”: { $why }. Start one with ray start --head, set the same RAY_AUTH_TOKEN here and there, or leave out --ray.
ray-not-started = Ray cannot start on this machine: { $why }. Leave out --ray to play without it.
ray-failed = The Ray cluster could not play: { $why }. Install the same version of Universelle on all its machines, then try again.
libraries-missing = This command needs libraries that are not installed. Install them with: uv pip install --python { $python } { $libraries }
arena-about = players: { $players } · games: { $games } · deals: { $deals }
arena-stood-in = moves by stand-ins: { $moves }
arena-speed = processes: { $processes } · { $rate } games/s
arena-games = Games
arena-share = Wins
arena-intervals = In brackets: 95% intervals.
arena-times-fair = × fair
arena-rating = Rating
arena-margin = Margin
arena-points = Points
arena-before = Placed ahead of
arena-better = { $bot } is better: sure after { $deals } deals.
arena-not-sure = Not sure yet which of the two is better (deals: { $deals }).
arena-chart-note = Dot: rating; line: 95% interval. 400 points more mean ten times the chance to be ahead.

## Weights of an evaluation

weights-fixed = The bots of this game have no weights that can be changed.
weights-unusable = The weights in { $file } cannot be read: { $why }. Name a file that universelle tune has written.
weights-none = There are no weights in { $file }. Name a file with a table [[run]], such as universelle tune writes.
cli-tune-help = improve the weights that bots play by, in games against the current ones
cli-tune-more = Example: universelle tune worlds-fair-1893 --players 2 --games 20 --generations 30
cli-tune-bot = who plays with the weights
cli-tune-games = how many games each candidate plays in each generation, rounded up to whole deals
cli-generations = how many generations of candidates
cli-only = tune only these weights, separated by commas; * stands for anything
cli-weights = start from the weights in this file instead of the game’s own
cli-tune-out = save the weights in this file
cli-tune-resume = save every finished generation in this file and continue from it (default: beside the weights, ending in .jsonl)
tune-first = Generation 1 of { $generations }
tune-generation = Generation { $number } of { $generations } · best so far: { $best }
tune-proving = Trying the result
tune-about = generations: { $generations } · games: { $games }
tune-weight = Weight
tune-before = Before
tune-after = After
tune-share = Wins of the new weights against the old ones: { $share } ({ $low }–{ $high }) in { $games } other games.
tune-saved = Weights saved in { $file }.
tune-prove = Compare them with: { $command }
tune-stopped = Finished generations: { $generations }. Continue with: { $command }
tune-unknown-weight = No weight that matters here is called “{ $name }”. Choose from: { $known }.
tune-no-folder = The folder of { $file } does not exist. Name another file with --out.
tune-file-exists = { $file } already contains a run and was not changed. Continue it with --resume { $file }, or name other files with --out.
tune-file-foreign = { $file } is not the file of a tuning run and was not changed. Name another one with --resume.
tune-file-damaged = { $file } cannot be used from generation { $generation } on. These generations are played again; those before count.

## Playing in the terminal

play-choose = Number, move or command (h for help):
play-begins = { $title } · saved in { $file }
play-bot = { $name } ({ $kind })
play-resumed = Continuing after move { $moves }.
play-unknown = “{ $text }” is neither a number from 1 to { $most }, nor a move, nor a command. Type h for help.
play-undone = Undone.
play-back = back
play-saved = Saved in { $file }.
play-left = The game is saved. Continue with: { $command }
play-help =
    Type the number of a choice, or its move in short notation (shown in brackets).
    u  undo your last move, even if others have answered it; the record notes it
    t  a hint: the best moves and what they may gain; the record notes it
    b  show the board
    l  show the log
    i  describe the cards on the board
    r  the rules in brief
    s  save (s FILE: to a file of your choice)
    h  this help
    q  quit; the game is saved
play-over = Final scores
play-total = Total
play-winner = Winner: { $winners }
play-place = Rank

## The board as a page

web-table-players = Players
web-table-rule = Rule for this choice
web-table-told = Board as text
web-table-cover = { $seat }, it is your turn. Take the screen; everybody else, look away.
web-table-uncover = I’m { $seat } – show my view
web-table-rules = Rules
web-table-undo = Undo
web-table-more = Rules, symbols, language
web-table-choices = Your move
web-table-chronicle = Game log
web-table-brief = The game in brief
web-table-turn = Turn { $number }
web-table-over = The fair is closed
web-table-result = See the result
web-table-did = { $seat }: { $action }
web-table-wait = Waiting for the other players
web-table-count = Score breakdown
web-table-not-seated = You have no seat at this table.
web-table-stale = The game has moved on. Look again and choose.
web-table-damaged = This table is damaged and cannot be opened. Other tables are not affected.
web-table-speed = Speed
web-table-slow = slow
web-table-normal = normal
web-table-fast = fast
web-table-at-once = instant
web-table-skip = Skip
web-table-lost = Connection lost. Trying again…
web-table-back = Connected again.
web-table-failed = Your move did not reach the server. Please try again.
web-table-set = Confirm
web-table-unset = Cancel
web-table-confirm = Confirm moves on touch screens, and when people play on separate screens
web-table-hints = Offer hints
web-table-hints-agreed = Hints are allowed at this table; they are counted
terms-hints = Hints
terms-hints-off = only where one person plays
terms-hints-on = also where several play
web-replay-title = Replay
web-replay-first = First
web-replay-back = Back
web-replay-on = Next
web-replay-last = Last
web-replay-show = Show
web-replay-play = Play
web-replay-pause = Pause
web-replay-picture = Picture
web-replay-link = Copy link
web-replay-eyes = Seen by
web-replay-all-saw = everybody
web-error-title = Something went wrong
web-error-not-found = There is nothing at this address.
web-error-refused = That cannot be done.
web-error-foreign = The request came from another site and was refused.
web-error-large = This request is too large.
web-error-often = Too many requests: wait a moment and try again.
web-error-busy = The server is very busy: wait a moment and try again.
web-error-slow = The request took too long to arrive.
web-error-host = This server does not go by the name in the address. Whoever runs it can allow the name with --allowed-hosts.
web-error-picture = This picture takes too long to draw.
web-error-new-record = This edition takes too long to read.
web-error-failed = The server ran into an unexpected error. Your games are safe.
web-error-home = Home

## Following the others

entry-winner = Winner
web-chronicle-all = all { $turns }
web-chronicle-you = You
web-chronicle-undone =
    { $whose ->
        [you] undo a move
       *[other] undoes a move
    }
web-chronicle-since = Since your turn:
web-chronicle-new = New: { $count }
web-chronicle-now = Back to now
web-chronicle-back = Back to the table
web-chronicle-skip = Skip to my turn
web-chronicle-close = Close
web-replay-turn = Turn { $turn } of { $turns }

## Pages

web-foot-unofficial = An unofficial, free project, not affiliated with the designers or publishers of these games.
web-foot-home = All games
web-foot-language = Language
web-home-fairs = Games
web-home-players = { $least } to { $most } players
web-home-minutes = { $minutes } min
web-home-play = Play
web-home-setup = Set up
web-home-others = With others
web-home-rules = Rules
web-home-games = Your games
web-home-none = No games yet. Press Play on a poster to start your first game.
web-home-elsewhere = Other people’s games
web-home-over = Finished
web-home-won = Winner: { $winners }
web-home-yours = Your turn
web-home-to-move = To play: { $players }
web-home-left = { $time } left
web-home-damaged = A table that is damaged and cannot be opened.
web-home-pending = A table from an earlier version; it will be listed in a moment.
web-home-no-game = A table of a game that is not installed any more.
web-home-continue = Continue
web-home-watch = Watch
web-home-result = See the result
web-home-more-games =
    { $count ->
        [one] { $count } more game
       *[other] { $count } more games
    }
web-setup-title = Set up a game
web-setup-tab-here = At this screen
web-setup-tab-friends = With friends, by link
web-setup-seats = Players
web-setup-hint = { $least } to { $most } players. People share this screen, except friends who join by link. With computer players only, you watch.
web-setup-who = who plays
web-setup-name = name
web-setup-me = me
web-setup-here = another person
web-setup-friend = a friend, by link
web-setup-colour = colour
web-setup-no-colour = Every seat needs one of the five colours.
web-setup-same-colour = Two seats have the same colour: choose another for one of them.
web-setup-edition = Edition
web-setup-edition-hint = A TOML file with the printed values of your box, where they differ from ours.
web-setup-edition-ours = Our values
web-colour-1 = violet
web-colour-2 = turquoise
web-colour-3 = copper
web-colour-4 = ivory
web-colour-5 = jet
web-setup-bot = computer: { $bot }
web-setup-bot-random = computer: plays at random
web-setup-bot-greedy = computer: takes what looks best
web-setup-bot-planner = computer: plays out every likely move before it decides
web-setup-empty = empty seat

# The gallery of players in the set-up, and opponents wherever they are shown
web-setup-me-line = you, at this screen
web-setup-here-line = at this screen, too
web-setup-friend-line = takes this seat from another browser
web-setup-empty-line = nobody sits here
web-setup-or-bot = or a computer opponent:
web-setup-not-measured = rating not measured
web-setup-rating = { $give ->
    [0] { $rating }, the reference
   *[other] { $rating } ± { $give }
}
web-setup-ratings = Ratings are for two players, measured between each level and the next: 200 points more win three games in four. With more players the order stays the same, but not the gaps. The second level is set at 1000; ± gives the 95% interval.
web-setup-at-once = plays at once
web-setup-moment = takes a moment
web-setup-record = your wins: { $won } of { $played }
web-setup-your-match = your match
articles = The
opponent-strength = strength { $level } of { $levels }

web-setup-options = Game options
web-setup-more = More
web-setup-lot = random
web-setup-seed = Seed
web-setup-seed-hint = A word or number that decides every shuffle. Leave empty for a random game.
web-setup-language = Language
web-setup-begin = Start game
web-end-closed =
    { $turns ->
        [one] Closed after { $turns } turn
       *[other] Closed after { $turns } turns
    }
web-end-awards = The jury awards the grand medal to
web-end-ahead =
    { $points ->
        [one] point, { $by } ahead of { $next }
       *[other] points, { $by } ahead of { $next }
    }
web-end-tie-break =
    { $points ->
        [one] point, ahead of { $next } by the tie-break
       *[other] points, ahead of { $next } by the tie-break
    }
web-end-shared =
    { $points ->
        [one] point each: a shared win
       *[other] points each: a shared win
    }
web-end-alone =
    { $points ->
        [one] point
       *[other] points
    }
result-rated = This game counts for the ratings of its players.
result-not-rated = This game does not count for ratings.
web-end-again = Play again
web-end-seats = Change players
web-end-replay = Replay
web-end-export = Download the game
web-end-count = Final scores
web-end-from = Source
web-end-curve = Turn by turn
web-end-curve-hint = What each would have scored had the fair closed after that turn. Medals mark the rounds; the ribbon below shows who led.
web-end-curve-alone = The score if the fair had closed after that turn. Medals mark the rounds.
web-end-curve-label = All players’ points, from the first turn to turn { $turns }
web-end-round = Round { $round }
web-rules-title = Rules
web-rules-contents = Contents
web-rules-credits = { $title } is a game by { $designers }, published by { $publishers } in { $year }. These rules are in our own words.
example-play = See it on the board
example-back = Back to the rules
example-players = Ada, Ben, Cleo, Dora, Emil
example-overview = The whole table during the example below: what is for all to take, and what each player has.

## Games from other packages

game-not-loaded = The game “{ $game }” could not be loaded: { $why }
game-not-a-game = The package of “{ $game }” offers something that is not a game.
game-twice = There is already a game called “{ $slug }”, so “{ $game }” was left out.
game-bad-slug = The game “{ $game }” has the name “{ $slug }”. A name must be lower-case letters and digits with single hyphens, so the game was left out.
told-none = none
default-over = The game is over
default-yes = yes
default-no = no
default-round = Round { $round } of { $rounds }
default-round-only = Round { $round }
default-no-rules = This game has no rules page yet.
default-no-edition = { $title } has no values that an edition can change.
view-score = Points
view-round = Round
view-rounds = Rounds
view-hand = Hand
view-seat = Player
view-owner = Player
view-deck = Deck
view-discard = Discard pile
rules-brief = The rules page explains this game.
board-legend = The board shows what you may know; your possible moves are listed below it.
board-tie-break = Ties are broken as the rules say.
board-player = Player

## For spectators
web-table-watching = You are watching

## Scorings told in stages, and reports

web-end-curve-then = What each would have scored had the fair closed after that turn.
web-end-curve-then-alone = What you would have scored had the fair closed after that turn.
web-end-turns = Turn
web-end-turn = Turn { $turn }
web-end-whole = At the end
web-end-then = had the fair closed then
web-end-open = Open turn { $turn } in the replay
deal-title = Was the deal fair?
deal-sealed = The deal is sealed. It can be opened when the game is over.
deal-keep = Keep this fingerprint if you like: on paper, in a message, as a picture. At the end you can compare.
deal-running-own = Nothing is sealed: the seed of this game was chosen by hand.
deal-running-none = Nothing is sealed: this game started before deals were sealed.
deal-stamp-yes = Yes
deal-stamp-no = No
deal-fair = The cards were fixed before the first move, and nobody changed them since.
deal-left = Fair up to turn { $turns }, where the game was left. The rest of the deck is opened as well.
deal-other-seed = The opened seed does not belong to the seal.
deal-other-kept = Before the first move, this browser was shown another fingerprint.
deal-other-cards = The seed is the sealed one, but turn { $turn } shows something that it does not give.
deal-whose-fault = It may be a fault of ours or of somebody on the server; it says nothing about the players. Please send the proof to whoever runs the server.
deal-not-checked = Not checked: the server does not answer. The seal is kept; try again later.
deal-checking = Dealing the game again…
deal-own-seed = Nothing to check: the seed “{ $seed }” was chosen by hand before the game.
deal-own-seed-more = Whoever chose it could have known the cards. Such games are never rated.
deal-not-sealed = Nothing to check: this game started before deals were sealed.
deal-before = Before the first move
deal-before-more = We shuffled, wrote down how, and sealed it. Whoever opened the table could see this fingerprint of the seal.
deal-after = After the last move
deal-after-more = The seal is open. This number, the seed, decided every shuffle and every draw of the game.
deal-checked = Checked, just now
deal-by-server = The server sealed the seed again: the same fingerprint, the same rosette.
deal-by-browser = Your browser sealed the seed again: the same fingerprint, the same rosette.
deal-no-browser = Your browser can do the sealing itself only over an encrypted connection.
deal-again-dealt = Then the server dealt and played the whole game again from it.
deal-same-fingerprint = same fingerprint
deal-same-kept = same as this browser kept at the start
deal-same-cards = every card in the same order
deal-same-turns =
    { $turns ->
        [one] { $turns } turn, same points
       *[other] { $turns } turns, same points
    }
deal-shows = What this shows:
deal-shows-more = nobody chose the cards to suit or to hurt you, not even we.
deal-limit = What it cannot show:
deal-limit-more = whether someone who runs the server looked at the seal during the game.
deal-again = Check again
deal-copy = Copy
deal-copy-proof = Copy the proof
deal-copied = Copied
deal-fingerprint = Fingerprint
deal-seed = Seed
deal-was-sealed = sealed before the first move
deal-from-seed = from the opened seed
deal-how = How it works
deal-how-seal = The seed is 32 random bytes; all shuffles follow from them. Its fingerprint is their SHA-256: it gives nothing of the seed away, and nobody can find another seed with the same one.
deal-how-check = To check on your own machine, download the game and compare it with the fingerprint that you kept. The program deals and plays everything again:
deal-how-without = The fingerprint alone, without the program:
web-telling-on = Continue
web-telling-back = Back
web-telling-skip = Skip
web-telling-report = Skip to report
web-telling-of = { $number } of { $all }
web-telling-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-report-closed = Round { $round } is over
web-report-so-far = Round { $round } so far
web-report-rounds = By round
web-report-of-round = Round { $round }
web-report-before = Before
web-report-round = This round
web-report-now = Now
web-report-again = See it again
web-report-close = Back to the game
web-report-of = Round { $round }
web-report-all = All reports
web-report-you-won =
    { $points ->
        [one] You have won with { $points } point.
       *[other] You have won with { $points } points.
    }
web-report-won =
    { $points ->
        [one] Winner: { $winners }, with { $points } point.
       *[other] Winner: { $winners }, with { $points } points.
    }
web-report-alone =
    { $points ->
        [one] You have { $points } point.
       *[other] You have { $points } points.
    }
web-report-tied =
    { $points ->
        [one] { $players } are level with { $points } point.
       *[other] { $players } are level with { $points } points.
    }
web-report-you-lead =
    { $points ->
        [one] You lead with { $points } point, { $by } ahead of { $next }.
       *[other] You lead with { $points } points, { $by } ahead of { $next }.
    }
web-report-leads =
    { $points ->
        [one] { $seat } leads with { $points } point, { $by } ahead of { $next }.
       *[other] { $seat } leads with { $points } points, { $by } ahead of { $next }.
    }

## Hints, at the table and in the terminal

web-hint = Hint
web-hint-close = Close the hint
hint-company = Hints are only for games in which one person plays.
web-hint-thinking-title = Looking ahead
web-hint-thinking = Trying out what each move may lead to…
web-hint-stop = Stop
hint-title =
    { $number ->
        [1] One move to consider
        [2] Two moves to consider
       *[other] Three moves to consider
    }
web-hint-note = Your chance of winning as the strongest opponent sees it, and the points expected, compared with the other moves it considered.
web-hint-note-alone = The points at the end as the strongest opponent sees them, and how far ahead they are of the other moves it considered.
web-hint-unit = chance of winning
web-hint-unit-alone = points at the end
web-hint-guess = Only a guess
web-hint-guess-note = There was no time to look ahead. This looks best at first sight.
web-hint-play = Play it
web-hint-as-good = just as good, as far as one can tell
hint-sum = in all
web-hint-all =
    { $number ->
        [1] Back to your move
       *[other] All { $number } choices
    }
web-hint-count =
    { $number ->
        [1] first hint of this game
        [2] second hint of this game
        [3] third hint of this game
       *[other] hint { $number } of this game
    }
# for screen readers, a sentence for each move; $aim: 41%, $points: +4.5
web-hint-say = Number { $rank }: { $move }, { $aim } to win, points { $points }.
web-hint-say-alone = Number { $rank }: { $move }, { $aim } points at the end, { $points }.
hints-asked =
    { $number ->
        [one] Played with { $number } hint.
       *[other] Played with { $number } hints.
    }
hint-chance = { $aim } to win
hint-points = { $aim } points at the end
play-hint-thinking = Looking ahead…
verify-hints = Hints asked for: { $number }.
stood-in-for = { $seat } could not be reached in time; a simpler stand-in moved instead.
stand-ins-told =
    { $number ->
        [one] A simpler stand-in made { $number } move.
       *[other] A simpler stand-in made { $number } moves.
    }
source-points = points

## Asking what a thing is
about-now = Now
about-comes = Comes
about-spent = Used
about-why = Why
about-then = Then
about-next = Next
about-moves = Moves
about-has = Has
about-with = With
about-costs = Costs
about-worth = Worth
about-links = Linked
about-left = Left
about-works = Works
about-needs = Needs
about-gives = Gives
about-goal = Goal
about-price = Price
web-ask-title = What is this?
web-ask-keep = keeps it open
web-ask-again = Shows on the board, moment by moment, what happened since your turn.
web-ask-new-cards = New on the table
web-ask-new-told = What was dealt or turned up here. Open it to read the list.
web-ask-close = Close
web-ask-rules = Rules
web-ask-legend = Symbols
web-ask-legend-open = Symbols of the game
web-ask-legend-keys = opens and closes; point at any symbol to see what it means
web-ask-find = Find in the rules
web-ask-found = Matches
web-ask-none = Nothing found.
web-ask-opens = opens and closes
web-ask-back = Back to the table
web-ask-board = Back to the board
web-ask-here = On your table now
web-ask-chapters = Chapters

seat = Player { $number }
guest = Guest
# what is told follows, after a space
label = { $what }:
# between clauses that follow one another
between-clauses = {"; "}
# given names for players who brought none, in this order
given-names = Clara, Henry, Florence, Walter, Beatrice, George, Lucy, Thomas, Grace, Samuel, Rose, Philip

## Reviews

review-damaged = This review cannot be read.
review-title = Review
review-of = Review: { $name } won, { $points } to { $others }
review-of-tie = Review: a shared win at { $points }
review-of-one =
    { $points ->
        [one] Review: { $points } point
       *[other] Review: { $points } points
    }
review-chance = Chance of winning
review-score = Expected score
review-hint =
    { $players ->
        [2] As the strongest bot judges it; the two add up to 100%. Pins mark the costliest decisions; the shading shows how far off the estimate may be.
       *[other] As the strongest bot judges it; all { $players } add up to 100%. Pins mark the costliest decisions; the shading shows how far off the estimate may be.
    }
review-hint-alone = What the strongest bot would expect to reach from each position. The shading shows how uncertain that is.
review-chart = Each player’s chance of winning after every decision
review-chart-alone = Expected points after every decision
review-target = target { $points }
review-to-come = moves { $first } to { $last } are still to come
review-pin = Decision { $number }, { $when }
review-invitation = The strongest bot goes through the whole game again and shows what every decision was worth: the chance of winning as a curve, the three costliest decisions, what would have been better, and why.
review-invitation-alone = The strongest bot goes through the whole game again and shows what every decision was worth: the expected points as a curve, the three costliest decisions, what would have been better, and why.
review-start = Review this game
review-stop = Stop
review-go-on = Continue
review-at = Thinking about turn { $turn } of { $turns }.
review-leave = You may leave this page; the review continues.
review-left =
    { $seconds ->
        [one] About { $seconds } second left; you may leave this page, and the review continues.
       *[other] About { $seconds } seconds left; you may leave this page, and the review continues.
    }
review-stopped = Stopped at turn { $turn } of { $turns }.
review-failed = The review stopped at turn { $turn } of { $turns }. What is done is kept.
review-looking = Still looking
review-cards = Cards appear as soon as a turn is judged, and change places when a costlier decision is found.
review-no-card = Nothing here yet.
review-no-regret = Nothing to regret
review-cheap = No decision cost much.
review-best-title = The best decision
review-best = { $when }: from { $before } to { $after }.
review-played = Played
review-better = Better
review-see = See it in the replay
review-more = More points expected: { $sources }.
review-less = Fewer: { $sources }.
review-more-points = More points expected.
review-less-points = Fewer points expected, but a better chance of winning.
review-hinders = The others could expect less.
review-many = No single reason: many small ones.
review-others = others
review-how = How each played
review-alone = Alone at the table
review-reached = points reached
review-lost = lost in the costliest decisions
review-moves = Moves
review-moves-so-far = Moves so far
review-all-moves = Show all moves ({ $number })
review-show-all = All
review-show-mine = Mine
review-show-theirs = Theirs
review-show-marked = Marked
# marks of decisions
review-best-mark = best
review-good-mark = good
review-inexact-mark = inexact
review-mistake-mark = mistake
review-blunder-mark = blunder
cli-review-help = show what every decision of a recorded game was worth, and what would have been better
cli-review-seat = show the costliest decisions of this seat
cli-review-resume = save the review in this file, and continue where it ends
play-review = What every decision was worth: { $command }
review-working = Thinking
review-head =
    { $moves ->
        [one] { $title } · Review of { $moves } move
       *[other] { $title } · Review of { $moves } moves
    }
review-case = { $number }. Move { $move }, { $seat } · { $when }
review-move = Move { $move }
review-of-another-match = { $file } is not a review of this game. Name another file.
review-unreadable = Cannot read { $file }: { $why }.
review-not-saved = Cannot save { $file }: { $why }.
review-file-damaged = { $file } can be read up to move { $moves }; the rest is reviewed again.

## Calls: notifications, mail and webhooks

call-your-turn = Your turn in { $game }
call-table-begins = { $game } has started
call-invited = { $name } invites you to { $game }
call-password = A new password for Universelle
call-confirm = Messages from Universelle
call-mailbox = Is this your email address?
call-test = A test from Universelle
call-moved = { $name } has moved.
call-all-seated = All seats are taken.
call-seat-free = A seat is free for you.
call-works = This works: you will be told here when it is your turn.
call-left = { $time } left.
call-time = { $longer } { $shorter }
call-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
call-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
call-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
call-to-table = To the table:
call-stop = You get this email because you asked for it. To stop these emails:
call-password-asked = Somebody, probably you, asked for a new password. Choose it here:
call-password-time = The link works once, for { $time }.
call-password-ignore = If it was not you, there is nothing to do: your password stays as it is.
call-confirm-asked = Somebody, probably you, wants Universelle to write to this address when it is their turn. To agree, open:
call-mailbox-asked = Somebody, probably you, gave this address for an account with Universelle. To confirm it, open:
call-confirm-ignore = If it was not you, there is nothing to do: no more emails will come.
call-failed-gone = { $host } no longer knows this destination.
call-failed-unreachable = { $host } cannot be reached.
call-failed-slow = { $host } did not answer in time.
call-failed-answer = { $host } sent an answer that cannot be understood.
call-failed-status = { $host } refused the message (status { $status }).
call-failed-certificate = { $host } has no valid certificate.
call-failed-no-tls = { $host } offers no encrypted connection.
call-failed-private = { $host } is not on the public internet.
call-failed-unknown = This could not be sent because of an error in the program.
call-failed-not-offered = This server does not send messages this way.
bad-mail-address = This is not an email address. Write it like ana@example.org.
bad-webhook = This cannot be a webhook. Write its address like https://example.org/turns, without a name or password in it.
bad-webhook-secret = This cannot be the secret of a webhook.
bad-push-subscription = This browser’s notifications cannot be used. Turn them off and on again.
bad-push-keys = The stored keys for notifications cannot be read.
bad-mail-settings = The settings for email cannot be used. Write them as smtp://name:password@host:587?from=address, or smtps:// for a port that is encrypted from the start.
bad-mail-settings-unsafe = The password of a mail server is sent over an encrypted connection only. Leave out tls=no, or the name and the password.

# Accounts: signing up and in
people-sign-in = Sign in
people-sign-out = Sign out
people-as-guest = You play as a guest
people-not-now = Not now
people-season-ticket = Season ticket
people-admits = admits one to every fair
people-own-name = A name of your own
people-guest-games = { $count ->
    [one] You have played as a guest. Your game comes with you.
   *[other] You have played as a guest. Your { $count } games come with you.
}
people-name-adds = A name adds a history, a rating, and your games on every device.
people-without = You can always play without one.
people-new-here = New here
people-back-again = Back again
people-name = Name at the table
people-name-hint = As others see it, 2 to 20 characters.
people-password = Password
people-password-short = At least 10 characters; a sentence is easier to remember than a puzzle.
people-mail = Email (optional)
people-mail-hint = Only for a new password if you forget yours.
people-favourite = Favourite sign
people-sign-1 = violet star
people-sign-2 = turquoise ring
people-sign-3 = copper triangle
people-sign-4 = ivory diamond
people-sign-5 = jet cross
people-carry = { $count ->
    [one] Take my guest game along
   *[other] Take my { $count } guest games along
}
people-write-name = Create my account
people-name-or-mail = Name or email
people-stay = Stay signed in on this device
people-forgotten = Forgotten your password?
people-with-link = With my personal link
people-link-hint = Guests keep their seats by this link. Open it on another device and you sit where you sat. Give it to nobody.
people-personal-link = Your personal link
people-copied = Copied. Give it to nobody else.
people-name-signs = A name has 2 to 20 characters, without signs such as @, = or /.
people-name-taken = This name cannot be used. Try another, or add to it.
people-wrong = Name and password do not match. Check both; after five tries there is a pause of a minute.
people-wrong-old = This is not your current password.
people-wait = Too many tries. You can try again in { $time }.
people-ended = You were signed out here from another device. Your seat is saved.
people-password-changed = Your password is changed, and you are signed out everywhere. Sign in with the new one.
people-forgotten-title = A new password
people-send-letter = Send me an email
people-letter = If we know this name or email address, an email is on its way. Its link works for one hour.
people-no-mailbox = Without a confirmed email address in your account we cannot send you a new password.
people-no-mail = This server sends no emails. Ask whoever runs it for a new password.
people-letter-over = This link has been used, or it is older than an hour.
people-new-password = New password
people-new-password-for = For { $name }. You will be signed out everywhere.
people-save-password = Save password
people-link-title = Your seats on this device
people-link-asks = { $count ->
    [one] This link opens the game of a guest: one seat. Take it over on this device only if the link is yours.
   *[other] This link opens the games of a guest: { $count } tables. Take them over on this device only if the link is yours.
}
people-link-take = Sit where I sat
people-link-signed-in = You are signed in here. Sign out first to use a personal link.
people-link-bad = This personal link does not work.

# One’s own account
people-account = Account
people-leaders = Leaders
people-saved = Saved
people-signed-out = Signed out there.
people-password-saved = Your password is changed, and you are signed out everywhere else.
people-who-sees = Who sees what
people-set-open-page = My page is open to everybody
    .hint = Otherwise only to people I have played with.
people-set-leaders = I appear among the leaders
    .hint = My rating is saved either way.
people-signed-in-where = Where you are signed in
people-this-browser = This browser
people-this-one = this one
people-on-computer = Computer
people-on-phone = Phone
people-on-tablet = Tablet
people-since = since { $date }
people-now = now
people-sign-out-here = Sign out here
people-sign-out-others = Sign out everywhere else
people-password-and-mail = Password and email
people-change-password = Change password
people-old-password = Current password
people-change-mail = Change email
people-save-mail = Save email
people-mailbox-title = Is this your email address?
people-mailbox-button = Yes, it is
people-mailbox-done = Confirmed. If you forget your password, you can have a new one sent there.
people-mailbox-open = Not confirmed yet: open the link in the email we sent there.
people-mailbox-again = Send it again
people-mailbox-sent = Saved. Open the link in the email that is on its way there.
people-is-here = Here now
people-invite = Invite to { $game }
people-invited = Invited to { $game }
people-invite-none = Once you sit at a table that waits for players, you can invite people there from their pages.
people-invite-not-possible = Nobody else can be invited to this table.
people-invite-often = That is enough invitations for now.
people-data = Your data
people-export = Take it with you
people-export-what = Everything we know about you in one file: name, email, settings, sign-ins, your games as game records, and what you wrote.
people-export-save = Download my data
people-erase = Leave for good
people-erase-what = Your name, email, password, sign-ins and everything you wrote are erased at once. Your finished games stay with those who played them, under “{ people-former }”. A computer continues your games in progress.
people-erase-final = This cannot be undone.
people-erase-name = Write your name to make sure
people-erase-me = Erase my account
people-erase-other-name = This is not your name.
people-former = a former guest
people-erased = Your account is erased. Goodbye, and thank you for playing.

# The page of a person, and the leaders
people-games = games
people-won = won
people-left = left early
people-change = Change
people-own-page = Others see this page as far as you allow.
people-member = at the fairs since { $date }
people-closed = This player shows their page only to people they have played with.
people-rating = Rating
people-no-games = No rated games yet. The first five give a rating.
people-unknown = Still unknown: { $played } of { $enough } rated games.
people-rating-said = { $rating }, and most likely between { $low } and { $high }: nine times in ten.
people-place-of = Place { $place } of { $of }.
people-band = The band shows how uncertain the rating is. It narrows with every game. The hill on the right is the rating of today.
people-chart = Rating at { $title } after { $games } rated games: { $rating }, nine times in ten between { $low } and { $high }.
people-figures = In figures
people-game = Game
people-from = From
people-to = To
people-often-met = Often met
people-met =
    { $games ->
        [one] { $games } game, ahead in { $ahead }
       *[other] { $games } games, ahead in { $ahead }
    }
people-games-won = Games won
people-players = Players
people-alone = alone
people-all = all
people-of = of { $played }
people-none-yet = none yet
people-not-for = not for this number of players
people-chance = The tick on each bar shows what chance alone would give: one in three at a table of three.
people-latest = Latest games
people-place-in = place { $place } of { $players }
people-gone = left early
people-no-leaders = Nobody has a rating here yet. It takes five rated games.
people-leaders-said = { $people ->
    [one] { $people } person has
   *[other] { $people } people have
} a rating here; computers: { $computers }.
people-careful = The order follows the low end of each range: what is nearly certain.
people-place = Place
people-leader = Name
people-more = { $count } more
people-show-all = Show all
people-only-people = Without computers
people-with-computers = With computers

# A table that waits for its players
table-leave = Leave the table
table-leave-alone = Nobody else is here to play on. Close the page, and come back whenever you like.
table-leave-ask = Leave this table?
table-leave-bot = The computer plays on from your seat. You can take it back at any time.
table-leave-end = At this table the game ends as soon as somebody leaves. It does not count for anybody.
table-stay = Stay
table-take-back = Take my seat back
table-away = The computer plays on from your seat.
table-empty = Everybody has left the table. The game waits until somebody comes back.
table-played-on = the computer plays on
table-ended = This game was ended before it was finished.
table-take-back-first = The computer plays on from your seat. Take the seat back first.
table-moved-for-you = The computer made this move for you, so it cannot be undone.
table-note-leave = { $seat } has left the table. The computer plays on.
table-note-late = { $seat } has run out of time. The computer plays on.
table-note-return = { $seat } is back at the table.
table-note-end = { $seat } has left the table, so the game ends here. It does not count.
table-note-end-late = { $seat } has run out of time, so the game ends here. It does not count.
table-note-closed = Whoever runs the server has ended this game. It does not count.
table-note-pause = { $seat } asks for a pause.
table-note-agree = { $seat } agrees to a pause.
table-note-play-on = { $seat } would rather play on.
table-note-unanswered = Not everybody has answered, so there is no pause.
table-note-resume = { $seat } would like to continue.
table-note-wake = The pause is over.
table-note-if-move = { $seat } had chosen this beforehand.
if-move-say = Say now what you would do
if-move-title = When it is my turn
if-move-explained = Say now what you would do. It is played as soon as it is your turn, if it still has the same effect; nobody else knows of it. If the choice is gone, would do something else, or a round ends first, nothing is played and you decide as usual.
if-move-kept = Saved. You can change or withdraw it.
if-move-first = If possible
if-move-next = Else, if possible
if-move-nothing = ask me
if-move-else = Else ask me.
if-move-keep = Save
if-move-drop = Withdraw
if-move-not-now = You can say that only while others move, at a table where everybody plays on a screen of their own.
if-move-not-possible = Choose at least one thing that you may be able to do.
if-move-other = What you had said beforehand is void: the choice is gone, or would do something else now. It is your turn.
if-move-round = What you had said beforehand is void: a round has ended since. It is your turn.
if-move-taken-back = What you had said beforehand is void: moves were undone. It is your turn.
table-paused = The game is paused. Nobody can move until it continues.
table-no-pause = You cannot ask for a pause now.
table-unfinished = Unfinished
pace-none = no time limit
pace-each = { $minutes } min each
pace-live = { $seconds } s a move, { $minutes } min in reserve
pace-post =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }{ $reserve ->
        [one] {", "}{ $reserve } day in reserve
       *[other] {", "}{ $reserve } days in reserve
    }
pace-nights = nights off
pace-weekends = weekends off
terms-title = Terms of this table
terms-friends = When others join by the link
terms-pace = Pace
terms-nights = Nights off, 22:00 to 7:00
terms-weekends = Weekends off
terms-zone = Time zone
terms-bad-zone = There is no time zone called “{ $zone }”. One is called Europe/London, for example.
terms-gone = When somebody leaves or is out of time
terms-gone-bot = The computer plays on: { $bot }
terms-gone-end = The game ends and does not count
terms-talk = Talk
terms-talk-on = on
terms-talk-off = off
terms-found = Who finds the table
terms-found-all = everybody
terms-found-link = only who has the link
terms-change = Change
terms-save = Save
terms-marks = After a change, everybody must say again that they are ready.
waiting-ready = Ready
waiting-not-ready = not ready yet
waiting-i-am-ready = I am ready
waiting-not-after-all = Not ready after all
waiting-opening = Starting in { $seconds }…
waiting-wait = Wait
waiting-opens = The game starts by itself as soon as all seats are taken and everybody is ready.
clock-of = { $seat }’s time
clock-own = Your time
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h
clock-minutes-left =
    { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
clock-seconds-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
clock-your-turn = Your turn
clock-paused = Paused
pause-ask = Ask for a pause
pause-explained = As soon as everybody agrees, all clocks stop and nobody can move: until the pause is over, or until everybody wants to continue. If somebody has not answered after two minutes, play continues.
pause-how-long = How long
pause-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
pause-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
pause-until = Until
pause-agree = Agree
pause-play-on = Play on
pause-paused = Paused by agreement. All clocks are stopped.
pause-go-on = Ask to continue
pause-would-go-on = You would like to continue. The game waits for the others.
waiting-tables = Tables waiting for players
waiting-title = { $taken } of { $chairs } seats taken
waiting-free-chairs = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
}
waiting-complete = All seats are taken
waiting-free-chair = Free seat
waiting-you = you
waiting-host = runs this table
waiting-guest = guest
waiting-computer = computer
waiting-your-name = Your name at the table
waiting-sit = Sit down
waiting-move-here = Move here
waiting-stand-up = Stand up
waiting-remove = Remove { $name }
waiting-remove-ask = Remove { $name }…
waiting-remove-sure = { $name } cannot sit down here again, even under another name.
waiting-seat-computer = Seat a computer
waiting-join = Join
waiting-welcome = Welcome. Take a free seat, or wait here to watch the game.
waiting-for-host = You have a seat.
waiting-some-free = { $count ->
    [one] One seat is free. Send the link to a friend, or let a computer play.
   *[other] { $count } seats are free. Send the link to friends, or let computers play.
}
waiting-all-here = Everybody is here.
waiting-begin-computers = { $count ->
    [one] Start with a computer in the free seat
   *[other] Start with computers in the free seats
}
waiting-show = Let everybody find this table
waiting-hide = Only people with the link
waiting-close = Close this table
waiting-hand-on = Let { $name } run the table
waiting-leave = Leave the table to { $name }
waiting-host-gone = Whoever runs this table is not connected. You can take over.
waiting-take-over = Take over the table
waiting-invitation = Invitation
waiting-whoever = Whoever has this link may sit down or watch. No account needed.
waiting-hidden = The table is not listed.
waiting-listed = Everybody who visits this server can find the table.
waiting-here-only = This address works on this computer only. To let friends on your network in, start the program with --host 0.0.0.0 and open the address it prints.
waiting-link = Link to this table
waiting-copy = Copy
waiting-copied = Copied. Send it to whoever you like.
waiting-share = Share…
waiting-code = The link as a QR code
waiting-point = Point a phone’s camera at the code to join on the phone.
waiting-taken = Somebody was quicker: this seat is taken.
waiting-free = A seat is still free.
waiting-no-name = Tell the others your name first.
waiting-same-name = Somebody here is already called { $name }. Choose another name.
waiting-not-host = Only whoever runs the table can do that.
waiting-removed = You cannot sit down at this table any more.
waiting-busy = Somebody has just changed the table. Look again.
waiting-gone = This table no longer exists.
lobby-people =
    { $count ->
        [one] { $count } person here: you
       *[other] { $count } people here
    }
lobby-open =
    { $count ->
        [one] { $count } table open
       *[other] { $count } tables open
    }
lobby-in-play =
    { $count ->
        [one] { $count } game in play
       *[other] { $count } games in play
    }
lobby-call =
    { $count ->
        [one] A game waits for you.
       *[other] { $count } games wait for you.
    }
lobby-filters = Which games
lobby-any-game = any game
lobby-any-pace = any pace
lobby-any-players = any number of players
lobby-any-language = any language
lobby-pace-live = live
lobby-pace-post = by post
lobby-pace-none = no time limit
lobby-for-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
lobby-filter = Show
lobby-open-one = Open a table:
lobby-invited = { $name } invites you.
lobby-decline = No, thanks
lobby-none = No table is open just now. Open one and send the link, or look for a quick match. Against the computer you can play at once.
lobby-none-like =
    { $count ->
        [one] No table matches; { $count } other is open.
       *[other] No table matches; { $count } others are open.
    }
lobby-show-all =
    { $count ->
        [one] Show { $count }
       *[other] Show all { $count }
    }
lobby-free =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
lobby-filled = Just filled
lobby-full = All seats taken
lobby-quick = Quick match
lobby-quick-more = We seat you at the first table that fits, or open one.
lobby-game = Game
lobby-players = Players
lobby-find = Find me a table
lobby-others-look =
    { $count ->
        [0] Nobody else is looking just now.
        [one] { $count } table is looking for players.
       *[other] { $count } tables are looking for players.
    }
lobby-looking = Looking for players.
lobby-looking-more = You can wait in another tab: the title of this one will call you.
lobby-alone = Still alone. Play the computer meanwhile? We keep looking.
lobby-play-meanwhile = Play the computer
lobby-stop = Stop looking
lobby-nothing = Nothing to watch at the moment.
lobby-too-late = Somebody was quicker: the table is full. You may watch this game, or find another table on the home page.
lobby-bad-players = Choose a number of players that the game allows, from { $least } to { $most }.

## Who is at a table

company-here = here
company-away = away
company-gone = not connected
company-watching = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}

## Talk

talk-title = Talk
talk-players = Players
talk-spectators = Spectators
talk-to-players = To the players
talk-to-spectators = To the spectators
talk-say = Send
talk-none = Nobody has said anything yet.
talk-off = Talk is off at this table. The game log tells what happened.
talk-apart = Spectators talk among themselves. You can read what they say once the game is over.
talk-sit-first = Take a seat to join in.
talk-guest = Guest { $number }
talk-mute = Mute…
talk-mute-name = Mute { $name }
talk-muted = You have muted { $name } at this table.
talk-hear = Unmute
talk-report = Report…
talk-report-name = Report { $name }
talk-reported = Thank you. Whoever runs this server will read these messages.
talk-fast = One moment: five messages in ten seconds are enough.
talk-long = This message is too long: at most { $most } characters.
talk-empty = Write something first.
talk-no-such-line = This message no longer exists.
talk-your-turn = Your turn
talk-close = Close talk
talk-new = Talk, new messages: { $count }

## Being told when it is one’s turn

calls-tool = Notifications
calls-title = When it is your turn
calls-intro = If you have to move and are not looking at the table, we can tell you. Nothing is sent unless you ask for it here.
calls-none = You have not asked to be told yet.
calls-push = In this browser
calls-push-hint = The browser will ask once. No sound, nothing else.
calls-add-push = Notify this browser
calls-needs-scripts = This needs scripts, which are turned off in this browser.
calls-blocked = This browser does not let us notify you. You can allow it in its settings, or get emails instead.
calls-mail = By email
calls-mail-field = Email address
calls-mail-hint = First you get an email with a link to confirm. Every email has a link that stops them.
calls-add-mail = Send me emails
calls-webhook = By webhook, for programs
calls-webhook-field = Web address
calls-webhook-hint = It is sent JSON, signed as Standard Webhooks describes.
calls-add-webhook = Add webhook
calls-secret = The messages are signed with this secret, which is shown only now:
calls-push-to = Browser, through { $to }
calls-mail-to = Email to { $to }
calls-webhook-to = Webhook at { $to }
calls-waiting = Waiting for you to open the link in the email.
calls-failing = The last message did not arrive: { $why }
calls-test = Send a test
calls-tested = The test was sent.
calls-remove = Stop
calls-mail-sent = An email is on its way to { $address }. Open the link in it to confirm.
calls-mail-often = Several emails went to this address today. Please try again tomorrow.
calls-too-many = We can tell you in at most { $most } places. Stop one first.
calls-link-bad = This link no longer works.
calls-stop-title = Stop these messages?
calls-stop-button = Stop them
calls-stop-done = You will get no more messages there.
calls-confirm-title = An email when it is your turn?
calls-confirm-button = Yes, send it
calls-confirm-done = Confirmed. You will get an email when it is your turn.
calls-ask-title = Shall we tell you when it is your turn?
calls-ask-what = You have made your move; the next one may take a while.
calls-ask-yes = Yes, notify me
calls-ask-mail = By email instead
calls-ask-later = Not now

## Titles of tabs

table-title-won = { $count ->
    [one] { $players } wins, { $points }
   *[other] { $players } win, { $points }
}
table-title-lost = Not connected

## Your games

games-nothing = No games here yet. Your games will be listed here, finished or not.
games-to-fairs = Choose a game
games-filters = Filters
games-all = All
games-won-only = Won
games-lost-only = Lost
games-running = In progress
games-deleted = Deleted
games-any-rival = Any opponent
games-rival = Opponent
games-people = People
games-find = Search
games-find-hint = a name, a month
games-this-week = This week
games-imported = imported
games-hours = { $hours } h { $minutes } min
games-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
games-ahead = { $points } ahead
games-behind = { $points } behind
games-tie-break = by the tie-break
games-shared = shared victory
games-delete = Delete
games-delete-ask = Delete { $game }, { $when }?
games-delete-what = Its game record, replay and review go too. You can bring it back for seven days.
games-delete-shared = It leaves your list; the others keep it. You can bring it back for seven days.
games-keep = Keep it
games-deleted-said = Deleted.
games-bring-back = Bring it back
games-days-left =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
games-no-match = No game fits all of this.
games-without = Without “{ $filter }”
games-newer = Newer
games-older = Older
games-page = Page { $page } of { $pages }
games-pages = Pages
games-take =
    { $count ->
        [one] Take { $count } finished game with you
       *[other] Take { $count } finished games with you
    }
games-take-what = One file of game records, one line for each game. You can import it again, here or on another server.
games-take-button = Download
games-bring = Import games
games-bring-what = A game record, or a file with several. Each game is replayed and checked before it is kept.
games-bring-field = Files with game records
games-bring-button = Import
games-bring-choose = Choose files
games-bring-wait = Checking…
games-brought =
    { $count ->
        [one] { $count } game added.
       *[other] { $count } games added.
    }
games-known =
    { $count ->
        [one] { $count } game was here already.
       *[other] { $count } games were here already.
    }
games-unread =
    { $count ->
        [one] { $count } game has not been read yet. Send the file again to continue; what is here is skipped.
       *[other] { $count } games have not been read yet. Send the file again to continue; what is here is skipped.
    }
games-line = { $file }, line { $line }: { $why }
games-no-file = Choose a file first.
games-not-text = This is not a file of game records: it is not text.
games-too-much = There is too much in this file. Split it into several.
games-full =
    { $most ->
        [one] You have imported { $most } game, and there is room for no more. Delete it: seven days later another fits.
       *[other] You have imported { $most } games, and there is room for no more. Delete some: seven days later others fit.
    }
games-not-over =
    { $moves ->
        [one] The game ends after { $moves } move, unfinished. Finish it where it was saved, then import it.
       *[other] The game ends after { $moves } moves, unfinished. Finish it where it was saved, then import it.
    }
games-slow = This game takes too long to check.
games-not-yours = This is not one of your games.
games-leave-first = Others are playing this game with you. Leave the table first; then you can delete it.
games-gone = This game is gone for good, or it is in your list already.

## Numbers about one’s games

numbers-title = Your results
numbers-none = No game of { $game } counts yet.
numbers-played = played
numbers-won = won
numbers-best = best
numbers-best-mean = best, average { $mean }
numbers-share = share
numbers-streak = in a row, longest { $longest }
numbers-latest = Last ten:
numbers-level = Your rating against computers: { $rating }. The level that suits you: { $opponent }.
numbers-play = Play at this level
numbers-more = All numbers
numbers-sources = Where your points come from
numbers-sources-said = Average of { $games } games; the thin bar and the second number are your opponents’.
numbers-sources-alone = Average of { $games } games.
numbers-length = As a bar
numbers-yours = You
numbers-theirs = Your opponents
numbers-by-players = By number of players
numbers-players-of = { $players } players
numbers-by-rival = By opponent
numbers-course = Your rating, game by game
numbers-course-said = Each point is calculated from your places against computers in the 30 games before it; the lines show theirs.
numbers-chart = Your rating against computers, from { $first } at first to { $last } after { $games } games.
numbers-game = game { $number }
numbers-counts = Games with several people at one screen, and those in which a computer moved for somebody, do not count.

## The page as an app

app-line = Board games about world’s fairs, on your own or with others.
offline-title = No network
offline-what = The server cannot be reached. Nothing is lost: your games wait there as you left them.
offline-then = As soon as it answers, this page continues by itself.
offline-again = Try again

## Settings

settings-title = Settings
settings-sound = Sound
settings-sound-on = on
settings-sound-now-on = Sound on.
settings-sound-now-off = Sound off.
sounds-unreadable = The sounds of this game cannot be read: { $why }
settings-volume = Volume
settings-try = Try
settings-sound-hint = Each game has sounds of its own. Nothing plays until you have clicked or tapped on the page.
settings-speed-hint = How fast the others’ moves are shown. If your system asks for less motion, nothing flies at any speed.
settings-language = Language
settings-theme = Appearance
settings-theme-system = same as the system
settings-theme-light = light
settings-theme-dark = dark
settings-type = Text size
settings-type-normal = normal
settings-type-large = large
settings-type-larger = very large
settings-type-hint = The board keeps its place; text and symbols around it grow.
settings-ask = Confirmation
settings-patterns = Patterns
settings-patterns-on = a different pattern on each player’s colour
settings-patterns-hint = Signs and numbers stay where they are; the pattern helps where two colours look alike to you.
settings-table = At the table
settings-keys = Shortcuts of a single key
settings-save = Save
settings-reset = Back to the defaults
settings-kept-browser = Saved in this browser; once you sign in, in your account.
settings-kept-account = Saved for { $name }, wherever you sign in.
settings-nothing-kept = This browser saves nothing: your choice holds until you leave this page.
settings-not-sent = The server could not be reached. Your choice holds in this browser.
settings-no-sound = This browser cannot play sounds. Everything that is heard can be seen, too.

## Keys

keys-title = Shortcuts
keys-hint = Keys act only where no text is being typed.
keys-everywhere = Everywhere
keys-table = At the table
keys-game = In this game
keys-around = Looking around
keys-scoring = During a scoring
keys-replay = In the replay
keys-home = On the home page
keys-shortcuts = these shortcuts
keys-settings = settings
keys-sound = sound on or off
keys-escape = close, put back, leave
keys-digits = choose what has this number
keys-enter = choose what is selected
keys-undo = undo
keys-hint-asked = a hint
keys-explain = explain what you point at
keys-legend = symbols of the game
keys-rules = rules for this choice
keys-earlier = one entry back in the game log
keys-later = one entry forward
keys-talk = talk
keys-guide = in a guided first game: to the note and back
keys-onward = continue
keys-back = back
keys-skip = skip to the report
keys-steps = one move back, forward
keys-waiting = to the first game that waits for you
key-enter = Enter
key-escape = Esc

## The fair of the day

daily-title = The fair of the day
daily-what = Everybody gets the same deal and the same opponents. One game counts. There are no hints, and moves that reveal something cannot be undone.
daily-against = In the order of their seats:
daily-you = You
daily-name = Your name in the standings
daily-closes = Open until midnight at Greenwich, { $time } from now.
daily-closed = This day is over.
daily-late = Finished after the day was over.
daily-streak =
    { $days ->
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
daily-board = Standings
daily-nobody = Nobody has finished it yet.
daily-nobody-did = Nobody finished it.
daily-first = nobody has finished it yet
daily-count =
    { $count ->
        [one] { $count } person has finished it
       *[other] { $count } people have finished it
    }
daily-points = Points
daily-look = View
daily-somebody = somebody
daily-yesterday = Yesterday’s fair
daily-before = The day before
daily-after = The day after
daily-days = Other days
daily-over = The fair of the day is over for you: its last move stands.
daily-secret = Somebody is playing the fair of the day here. Its games are open to everybody when the day is over.

## Score sheets

sheet-title = Score sheet
sheet-intro = For games at a real table: enter what each player has at the end, and the points are counted by the rules. Everything stays in the link of this page.
sheet-players = Players
sheet-name = Name
sheet-count = Count the points
sheet-why = How it adds up
sheet-wrong = Something cannot be right. Correct what is marked; until then no points are counted.
sheet-not-a-number = Enter a whole number.
sheet-beyond = At most { $most }.
sheet-too-many = There are only { $most } for all players together. Entered: { $count }.
sheet-too-many-own = One player can have at most { $most }. Entered: { $count }.
sheet-taken = Another player already has this.
sheet-share = Link to this score sheet
sheet-share-hint = Whoever opens the link sees the same numbers and points.
sheet-copied = Copied
sheet-print = Print
sheet-new = New score sheet
sheet-again = Continue the last score sheet

## Editions by form

editions-title = Values of your box
editions-intro = Do you own the game? Enter what your box prints where it differs, and play with those values. Everything stays in the link of this page.
editions-name = Name of your edition
editions-my-box = My box
editions-check = Check
editions-standard = Standard: { $value }
editions-cannot-be-played = This edition cannot be played yet: { $why }
editions-unreadable = some values cannot be read; they are marked.
editions-as-standard = This is the standard edition: nothing differs yet.
editions-play = Play with these values
editions-download = Save as a file
editions-reset = Back to the standard edition
editions-share = Link to this edition: whoever opens it sees and plays with the same values.
editions-keep = Save in this browser
editions-kept = Editions in this browser
editions-forget = Delete
editions-upload = An edition in a file
editions-open = Open
edition-link-broken = This link to an edition is incomplete or damaged.
edition-typed-number = Enter a whole number.
edition-typed-text = Enter text.
edition-typed-numbers = Enter whole numbers with commas between them.
edition-typed-lines = Enter one text on each line.
edition-typed-listed = Keep the form of the standard value: brackets, braces and quotation marks in pairs.
sheet-edition = With the values of “{ $name }”
editions-changed =
    { $count ->
        [one] { $count } differs
       *[other] { $count } differ
    }
editions-can-be-played =
    { $count ->
        [one] { $count } value differs from the standard edition. This edition can be played.
       *[other] { $count } values differ from the standard edition. This edition can be played.
    }
editions-where = “{ $where }”
editions-yours = Your box

## Guided first games
guide-begin = Guided first game
guide-begin-hint = New here? Learn it as you play: about ten minutes, with notes at the board.
guide-go-on = Continue your first game
guide-anew = Start it again
guide-count = { $number } of { $steps }
guide-kind-any = any choice will do
guide-kind-this = now this one
guide-next = Continue
guide-skip = Skip
guide-leave = Without the guide
guide-with = With the guide
guide-again = Do it again
guide-play = Play on your own
guide-this-first = Not yet; first this: “{ $step }”. With “Skip” you may choose freely.
guide-unreadable = The guide of this game cannot be read: { $why }.

## Exercises

learn-title = Exercises
learn-intro = Positions on the board with one question each, from easy to hard. The answers come from the rules or from the strongest bot.
learn-progress = Right so far: { $count } of { $all }
learn-number = Exercise { $number }
learn-of = Exercise { $number } of { $all }
learn-done-r = right
learn-done-w = not right yet
learn-winner = If the game ended now, who would win?
learn-points = If the game ended now, how many points would { $seat } have?
learn-at-once = { $seat } to move: which of these moves scores the most points at once?
learn-ending = { $seat } to move: if the game ended right after it, which of these moves would be worth the most?
learn-best = { $seat } to move: which of these moves is best in the long run?
learn-right = Right!
learn-wrong = Not quite. The answer is: { $answer }
learn-gain = points: { $points }
learn-chance = chance of winning: { $percent }
learn-now = points so far
learn-why-at-once = Beside each move you see what it scores at once. This is where the points of the best one come from:
learn-why-ending = Beside each move you see how many more points the final scoring would then give. This is what it would come to after the best one:
learn-by-planner = The strongest bot has played on from here many times. The best move is ahead of the others by far more than chance can explain.
learn-next = Next exercise
learn-again = Try again
learn-all = All exercises
exercises-unreadable = The exercises of this game cannot be read: { $why }
examples-unreadable = The examples of this game cannot be read: { $why }
exercises-illegal = A choice is not a legal move any more.
exercises-other-answer = Another answer is right now.
exercises-other-worths = The choices are worth something else now.
exercises-none = This game has no exercises. Make some with: { $command }
exercises-found = { $question }: { $count }
exercises-written = Written: { $file } ({ $count })
exercises-true = Exercise { $number } is correct.
cli-exercises-help = make the small exercises of a game, or check that they are still correct
cli-exercises-what = make writes a file of exercises, check answers those of the game anew
cli-exercises-out = file to write
cli-thorough = also ask planner again
exercises-untrue = Exercise { $number }: { $why }
learn-points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Notes, paper and pictures

notes-button = Note
notes-title = Notes
notes-at = After turn { $turn }
notes-write = What you want to remember
notes-share = Others may read it once the game is over
notes-save = Save
notes-back = To the replay
notes-private = Only you see it, in the replay and here, unless you share it. An empty note is deleted.
notes-all = All notes on this game
notes-long = This note is too long: at most { $most } characters.
notes-many = This game has { $most } notes of yours already. Delete one first.
notes-too-many =
    { $most ->
        [one] You have written { $most } note, and there is room for no more. Delete it first.
       *[other] You have written { $most } notes, and there is room for no more. Delete one first.
    }
print-button = Print
print-title = The game on paper
print-board = The board at the end
print-back = Back to the result
print-animated = As an animation
print-how = Print this page with your browser. The buttons are left out.
animation-title = The game as an animation
animation-made = The animation is being made. That can take half a minute.
animation-failed = The animation could not be made just now.
animation-shows = The course of the game, from the first board to the last
animation-save = Download the animation
animation-again = Try again
