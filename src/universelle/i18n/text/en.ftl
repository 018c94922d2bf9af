# The house in English

seat = Player { $number }
visitor = Visitor
name-numbered = { $name } { $number }

## What can go wrong

unknown-game = There is no game called “{ $game }”. Known: { $known }.
unknown-bot = There is no opponent called “{ $bot }”. Known: { $known }.
unknown-language = There are no texts in “{ $language }”. Known: { $known }.
unknown-option = { $title } has no option called “{ $option }”. Known: { $known }.
unknown-action = “{ $code }” is not a move of this game.
bad-option = The option { $option } cannot be “{ $value }”. It may be: { $known }.
bad-option-form = “{ $text }” is not an option. Write it as name=value.
bad-players = { $title } is for { $least } to { $most } players, not { $players }.
bad-seats = Seats named: { $count }; players: { $players }. Name no more seats than there are players.
bad-first-player = Player { $number } cannot begin: there are { $players } players.
bad-seat-option = The option { $option } is for a seat that nobody takes: there are { $players } players.
bad-ruleset = { $title } has no ruleset { $ruleset }; the newest here is { $newest }. A newer version of this program may have it.
bad-seed = A seed has { $bytes } bytes.
bad-number = “{ $value }” is not a whole number from { $least } to { $most } ({ $what }).
illegal-game-over = The game is over.
illegal-not-your-turn = It is not { $seat } who must decide now.
illegal-undo = There is nothing to take back: the last move was another player’s, or it revealed something.
illegal-one-by-one = One of these moves shows something new: make the next one when you have seen it.
edition-unreadable = The edition { $file } cannot be read: { $why }.
edition-too-large = The edition { $file } is too large to be one.
edition-not-toml = The edition { $file } is not a TOML file: { $why }.
edition-missing = The edition lacks a value: { $where }.
edition-unknown-value = The edition gives { $where }, which the game does not have. Known there: { $known }.
edition-wrong-kind =
    { $wanted ->
        [number] The edition’s { $where } must be a whole number.
        [text] The edition’s { $where } must be a text.
        [list] The edition’s { $where } must be a list of texts.
        [tables] The edition’s { $where } must be a list of tables.
        [flag] The edition’s { $where } must be true or false.
       *[table] The edition’s { $where } must be a table.
    }
edition-out-of-range = The edition’s { $where } is { $value }; it must be from { $least } to { $most }.
edition-not-among = The edition’s { $where } names “{ $value }”; it may be: { $among }.
edition-repeated = The edition’s { $where } names something twice.
edition-removes-too-many = The edition’s { $where } leaves out more cards of a kind than there are.
edition-sets-not-growing = The edition’s { $where } must give each further exhibit of a set at least as many points as the one before.
edition-too-few-supporters =
    { $needed ->
        [one] The edition’s { $where } is too small: the start needs { $needed } supporter.
       *[other] The edition’s { $where } is too small: the start needs { $needed } supporters.
    }
edition-too-few-cards = The edition has too few cards ({ $where }) for { $players } players.
edition-too-many-cards = The edition has too many cards ({ $where }): { $most } at most can be shuffled.
edition-too-few-tickets = The edition has too few tickets ({ $where }): with { $players } players it needs { $needed } so that every round ends, or a lull.
edition-cell-outside = The edition’s { $where } names { $cell }, which lies outside the laboratory.
edition-rows-missing = The edition’s { $where } must name every row: { $rows }.
edition-resource-tiles = The edition has { $tiles } resource tiles ({ $where }); it needs { $least } to { $most }.
edition-too-few-jury-tiles = The edition has too few Jury tiles ({ $where }): { $needed } are needed.
edition-no-project-of-shape = The edition’s { $where } have none of the shape { $shape }.
edition-improvements = The edition’s { $where } must improve each of these cards once: { $cards }.
edition-bad-shape = The edition’s { $where } must be four cells that hang together by their edges.
edition-needs-of-pair = The edition’s { $where } must name exactly one of { $one } and { $other }.
edition-bad-units = The edition’s { $where } has “{ $value }”; write a number up to { $most } and a type, once each, such as “2 steel”.
edition-bad-link = The edition’s { $where } has “{ $value }”; write it as “steel-copper at 3 for 0”.
edition-rows-not-adjacent = The edition’s { $where } has “{ $value }”, but these rows are not neighbours.
edition-link-off-the-board = The edition’s { $where } has “{ $value }”; steps go from 2 to { $last }.
edition-link-twice = The edition’s { $where } links the same rows twice on one step: “{ $value }”.
edition-wrong-length = The edition’s { $where } must have { $count } entries.
edition-list-length = The edition’s { $where } must have from { $least } to { $most } entries.
edition-options = The edition’s { $where } must offer from 2 to { $most } possibilities.
edition-endless = The edition’s { $where } would never come to an end.
edition-no-such-income = The edition’s { $where } is { $value }, which is not on the income track.
edition-too-few-flyers = The edition’s { $where } names more spaces than there are flyers of that colour ({ $flyers }).
edition-sides = The edition’s { $where } must have exactly one side for { $players } players.
edition-salary-rises = The edition’s { $where } may never rise from one space to the next.
edition-recurring = The edition’s { $where } must hold effects exactly when the card has a phase for them.
edition-nations = The edition’s { $where } must fill { $boards } boards, each side once.
edition-pictures = The edition’s { $where } must go up from space to space.
edition-link = The edition’s { $where } names “{ $other }”, which does not name it in return.
edition-too-few = The edition has too few of { $where }: with { $players } players it needs { $needed }.
record-unreadable = The record { $file } cannot be read: { $why }.
record-too-large = The file { $file } is too large to be a record.
record-not-json = The record is broken or cut off: { $why }.
record-not-a-record = The file is not a record of this program.
record-newer = The record has format { $version }, but this program knows only { $known }. Update the program to read it.
record-wrong-value = The record’s “{ $where }” is not what it should be.
record-unknown-value = The record holds “{ $where }”, which records do not have.
record-missing-value = The record lacks “{ $where }”.
record-bad-move = The record holds “{ $move }”, which is not a move. A move reads “2: code”.
record-cannot-begin = The recorded game cannot begin. { $why }
record-illegal-move = Move { $number } of the record ({ $move }) cannot be made. { $why }
record-wrong-result = The record’s result is not what its moves come to: it has been changed.
record-not-saved = { $file } could not be saved: { $why }. Nothing was overwritten.
record-past-end = The record ends with move { $moves }; there is no move { $at }.
no-saved-game = There is no saved game yet. Begin one with: universelle play
cannot-write-folder = The folder { $folder } cannot be used: { $why }.
peers-missing = The peers are not installed. Install the dependency group “peers”: { $missing }.
interrupted = Interrupted.
output-failed = The output cannot be written: { $why }.
same-name = Two players cannot both be called “{ $name }”.
file-exists = { $file } exists already and is left as it is. Choose another name.
folder-in-use = The folder { $folder } holds records of this game already. Choose another one.

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
reason-start = start

## The command line

cli-about = Board games about the great world’s fairs, on one engine.
cli-commands = commands
cli-arguments = arguments
cli-options = options
cli-help = show this help
cli-version = show the version and which build of the engine runs
cli-lang = language of all texts: en, fr, de, it
cli-json = print JSON for programs
cli-sources = say where the values of each game come from
cli-game = the game, such as worlds-fair-1893
cli-file = a record
cli-games-help = list the games, their players, options and versions
cli-play-help = play in the terminal
cli-play-more = Example: universelle play worlds-fair-1893 --seats Ada=me,greedy,random
cli-simulate-help = let the computer play many games and count
cli-simulate-more = Example: universelle simulate worlds-fair-1893 --players 4 --bots greedy,random --games 1000
cli-replay-help = show a recorded game, or one position of it
cli-verify-help = check that a record’s moves are legal and its result true
cli-bench-help = measure the speed of the engine
cli-serve-help = play in the browser
cli-draw-help = draw a position of a record as a picture
cli-slug = the game, in small letters with hyphens, such as paris-1900
cli-in = folder in which the package is made
cli-new-game-help = make a package with a small game, to begin your own with
cli-new-game-more = Example: universelle new-game paris-1900 --in ~/games
new-game-missing-slug = Name the new game, such as paris-1900.
new-game-bad-slug = “{ $slug }” cannot be the name of a game. Write small letters and digits with single hyphens, a letter first, { $most } at most, such as paris-1900.
new-game-taken = The name “{ $slug }” is taken by another game or by a module of Python. Choose another one.
new-game-folder-exists = { $folder } exists already and is left as it is. Choose another name, or another folder with --in.
new-game-done = { $title } is in { $folder }.
new-game-next = Install it with: pip install -e { $folder }, then play it with: universelle play { $slug }
cli-out = the picture, ending in .svg or .png
draw-done = Drawn in { $file }.
draw-bad-ending = { $file } must end in .svg or .png.
cli-host = address to listen on
cli-port = port; if not given, this one or the next free one
cli-data = folder that keeps all games
cli-workers = processes in which opponents think
cli-no-browser = do not open the browser
serve-at = Universelle is open at { $address } (Ctrl-C closes it)
serve-data = Games are kept in { $folder }
serve-no-port = No port is free on { $host }: { $why }. Choose one with --port.
cli-seats = who plays, seat by seat: me or a bot ({ $bots }), with a name if you like: Ada=me,Ben=me,greedy
cli-seed = a word or number that decides every shuffle
cli-option = an option of the game, as name=value; may be given several times
cli-edition = a TOML file with the printed values of your box where they differ
cli-resume = go on with a saved game: a record, or “last”
cli-save = where to keep the game (else in the data folder)
cli-players = how many players
cli-games = how many games
cli-bots = bots, seat by seat ({ $bots }); the last one fills the other seats
cli-records = keep the record of every game in this folder
cli-at = only the position after so many moves
cli-seat = show what this seat sees: its hand, its choices
cli-seconds = how long to measure each row
cli-peers = measure other projects as well, for comparison
cli-missing-command = Say what to do: serve, games, play, simulate, replay, verify, draw, bench or new-game.
cli-unknown-command = There is no command “{ $command }”. Known: { $known }.
cli-unknown-argument = “{ $argument }” is not understood here. Add --help to see what is.
cli-missing-game = Name a game. Known: { $known }.
cli-missing-file = Name the file of a record.
cli-usage = usage:
cli-not-understood = “{ $argument }” is not used rightly. Add --help to see how.
cli-not-text = “{ $argument }” is not text.
cli-not-with-resume = { $option } cannot be chosen anew for a saved game. Leave it out.
build-compiled = compiled
build-pure = plain Python
version = Universelle { $version } ({ $build } engine, Python { $python })
games-slug = Name
games-players = Players
games-minutes = Minutes
games-weight = Weight
weight = { $weight ->
    [1] light
    [2] rather light
    [3] medium
    [4] rather heavy
   *[5] heavy
}
games-ruleset = Ruleset
games-actions = Moves in all
games-credits = Design
source-documented = From the rulebook
source-inferred = Inferred
source-authored = Ours
source-owner = From the edition file
simulate-working = Playing
simulate-head = { $title } · players: { $players } · games: { $games } in { $seconds } s · { $rate } games/s · { $actions } moves/s · moves per game: { $length }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-interval = 95 %
simulate-mean = Mean points
simulate-sd = Deviation
simulate-deciles = 10/50/90 %
simulate-points = Where points come from
simulate-kept =
    { $games ->
        [one] { $games } record kept in { $folder }.
       *[other] { $games } records kept in { $folder }.
    }
simulate-stopped = Stopped after { $games } of { $asked }.
replay-head = { $title } · { $seats } · moves: { $moves }
replay-at = After move { $at }:
verify-over = The record is sound and the game finished. Moves: { $moves }. Points: { $scores }.
verify-running = The record is sound and the game still running. Moves: { $moves }.
bench-name = What
bench-build = Build
bench-actions = Moves/s
bench-games = Games/s
bench-clone = Copy of a position, µs
bench-ratio = Beside catanatron
bench-working = Measuring…

## Playing in the terminal

play-choose = Number, move or command (h for help):
play-begins = { $title } · the game is kept in { $file }
play-resumed = Going on after move { $moves }.
play-unknown = “{ $text }” is neither a number from 1 to { $most }, nor a move, nor a command. Type h for help.
play-undone = Taken back.
play-back = back
play-saved = Saved in { $file }.
play-left = The game is kept. Go on with: universelle play --resume { $file }
play-help =
    Type the number of a choice, or its move in short notation (shown in brackets).
    u  take back your last move, as long as it revealed nothing
    b  the table again
    l  what happened so far
    i  names and stories of the cards on the table
    r  the rules in brief
    s  save (s FILE: to a file of your own)
    h  this help
    q  leave; the game is kept
play-over = Final points
play-total = Total
play-winner = Winner: { $winners }
play-place = Place

## The table as a page

web-table-players = Players
web-table-rule = What the rules say here
web-table-told = The table in words
web-table-cover = { $seat }, it is your turn: take the screen while the others look away.
web-table-uncover = I am { $seat }: show my side
web-table-rules = Rules
web-table-undo = Undo
web-table-language = Language
web-table-choices = Your choice
web-table-chronicle = Chronicle
web-table-brief = The game in brief
web-table-turn = Turn { $number }
web-table-over = The fair is closed
web-table-result = See the result
web-table-did = { $seat }: { $action }
web-table-wait = The others are playing
web-table-count = Where the points came from
web-table-not-seated = You have no seat at this table.
web-table-stale = The table has moved on: look again before you choose.
web-table-speed = Speed
web-table-slow = slow
web-table-normal = normal
web-table-fast = fast
web-table-at-once = at once
web-table-skip = Skip
web-table-lost = Connection lost. Trying again…
web-table-back = Connected again.
web-table-failed = That did not arrive. Please try again.
web-replay-title = Replay
web-replay-move = Move { $at } of { $moves }
web-replay-first = First
web-replay-back = Back
web-replay-on = Next
web-replay-last = Last
web-replay-show = Show
web-replay-play = Play
web-replay-pause = Pause
web-replay-picture = Picture
web-error-title = Something is missing
web-error-not-found = There is nothing at this address.
web-error-refused = That cannot be done.
web-error-foreign = That came from another site, and was not done.
web-error-large = That is larger than anything this house needs.
web-error-often = That was too fast: wait a moment and try again.
web-error-failed = Something went wrong on our side. Your games are safe.
web-error-home = To the entrance

## Pages

web-foot-unofficial = An unofficial, free project, with no tie to the designers and publishers of these games.
web-foot-home = All fairs
web-foot-language = Language
web-home-subtitle = The great world’s fairs, at one table
web-home-fairs = The fairs
web-home-players = { $least } to { $most } players
web-home-minutes = { $minutes } min
web-home-play = Play
web-home-setup = Set up
web-home-rules = Rules
web-home-games = Your games
web-home-none = No game yet. Press Play on a poster, and the first one begins.
web-home-elsewhere = At other tables
web-home-over = Finished
web-home-won = Winner: { $winners }
web-home-yours = Your turn
web-home-to-move = To move: { $players }
web-home-continue = Continue
web-home-watch = Watch
web-home-result = See the result
web-setup-title = Set up a game
web-setup-seats = Who sits where
web-setup-hint = { $least } to { $most } players. People share this screen; with none at the table, you watch the computer play.
web-setup-who = who plays
web-setup-name = name
web-setup-me = me
web-setup-here = another person here
web-setup-colour = colour
web-setup-no-colour = Every seat needs one of the five colours.
web-setup-same-colour = Two seats have the same colour: choose another for one of them.
web-setup-edition = Edition
web-setup-edition-hint = The printed values of your box, where they differ from ours: a TOML file.
web-setup-edition-ours = Our values
web-colour-1 = violet
web-colour-2 = turquoise
web-colour-3 = copper
web-colour-4 = ivory
web-colour-5 = jet
web-setup-bot = computer: { $bot }
web-setup-bot-random = computer: plays at random
web-setup-bot-greedy = computer: takes what looks best
web-setup-empty = nobody
web-setup-options = How you play
web-setup-lot = drawn by lot
web-setup-seed = Seed
web-setup-seed-hint = A word or number that decides every shuffle. Left empty: chance.
web-setup-language = Language
web-setup-begin = Begin
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
        [one] point each, level to the end
       *[other] points each, level to the end
    }
web-end-alone =
    { $points ->
        [one] point
       *[other] points
    }
web-end-again = Play again
web-end-seats = Other seats
web-end-replay = Replay
web-end-export = Save the record
web-end-count = The count
web-end-from = Points from
web-end-curve = Turn by turn
web-end-curve-hint = Everybody’s points after each turn. Medals mark the rounds.
web-end-curve-label = Points of all players, from the first turn to turn { $turns }
web-end-round = Round { $round }
web-rules-title = Rules
web-rules-contents = Contents
web-rules-credits = { $title } is a game by { $designers }, published by { $publishers } in { $year }. These rules are told in our own words.

# Games that lack something
game-not-loaded = The game “{ $game }” could not be loaded: { $why }
game-not-a-game = The package of “{ $game }” offers something that is not a game.
game-twice = There is already a game called “{ $slug }”, so “{ $game }” was left out.
game-bad-slug = The game “{ $game }” has the name “{ $slug }”, which must be small letters and digits with single hyphens; it was left out.
told-none = none
default-over = The game is over
default-yes = yes
default-no = no
default-round = Round { $round } of { $rounds }
default-round-only = Round { $round }
default-no-rules = This game has no rules to read yet.
default-no-edition = { $title } has no values that an edition could change.
view-score = Points
view-round = Round
view-rounds = Rounds
view-hand = Hand
view-seat = Player
view-owner = Player
view-deck = Deck
view-discard = Discard pile
rules-brief = The rules page explains this game.
board-legend = The table shows what you may know; what you may do is listed below it.
board-tie-break = Ties are broken as the rules say.
board-player = Player

## Scorings told in stages, and reports

web-telling-on = Continue
web-telling-back = One back
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
web-report-before = Before
web-report-round = This round
web-report-now = Now
web-report-again = See it again
web-report-close = Back to the game
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
