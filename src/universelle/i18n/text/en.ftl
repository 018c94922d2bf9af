# Shared texts in English

## What can go wrong

unknown-game = There is no game called “{ $game }”. Known: { $known }.
unknown-bot = There is no bot called “{ $bot }”. Known: { $known }.
opponents-unreadable = The list of opponents of this game cannot be used: { $why }.
bot-not-started = The program “{ $bot }” cannot be started: { $why }.
bot-silent = The program “{ $bot }” has not answered for { $seconds } seconds.
bot-ended = The program “{ $bot }” has ended. See what it wrote above.
bot-error = The program “{ $bot }” answers: { $why }
bot-illegal = The program “{ $bot }” chose “{ $action }”, which is none of the actions it was offered.
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
edition-not-toml = The edition { $file } is not a TOML file: { $why }.
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
edition-endless = The edition’s { $where } would let the game go on for ever.
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
record-not-json = The game record is damaged or incomplete: { $why }.
record-not-a-record = This is not a Universelle game record.
record-newer = The game record has format { $version }, but this program knows only { $known }. Update the program to read it.
record-wrong-value = “{ $where }” in the game record has an invalid value.
record-unknown-value = The game record has “{ $where }”, which records do not have.
record-missing-value = The game record is missing “{ $where }”.
record-bad-move = The game record has “{ $move }”, which is not a move. A move looks like “2: code”.
record-bad-take-back = The game record has “{ $text }”, an undo that does not fit its moves.
record-bad-hint = The game record has “{ $text }”, which is no hint that one of its players asked for.
record-cannot-begin = The recorded game cannot be set up. { $why }
record-illegal-move = Move { $number } of the game record ({ $move }) cannot be made. { $why }
record-wrong-result = The result does not match the moves: the game record has been altered.
record-not-saved = { $file } could not be saved: { $why }. Nothing was overwritten.
record-past-end = The game record ends with move { $moves }; there is no move { $at }.
no-saved-game = There is no saved game yet. Start one with: { $command }
cannot-write-folder = The folder { $folder } cannot be used: { $why }.
peers-missing = The comparison projects are not installed. Install the dependency group “peers”: { $missing }.
interrupted = Interrupted.
output-failed = The output cannot be written: { $why }.
same-name = Two players cannot both be called “{ $name }”.
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
cli-bots-help = list the opponents of a game, from the weakest to the strongest, and the other bots
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
cli-workers = number of processes for computer players
cli-no-browser = do not open the browser
serve-at = Universelle is running at { $address } (Ctrl-C stops it)
serve-data = Games are saved in { $folder }
serve-no-port = No port is free on { $host }: { $why }. Choose one with --port.
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
source-inferred = Inferred
source-authored = Our own
source-owner = From the edition file
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
process-lost = A process that played was stopped from outside. Another one plays its games again.
processes-lost = The processes that play keep being stopped, perhaps because the memory does not suffice. Close other programs or play in fewer processes.
replay-head = { $title } · { $seats } · moves: { $moves }
replay-at = After move { $at }:
verify-over = The record is valid; the game is finished. Moves: { $moves }. Points: { $scores }.
verify-running = The record is valid; the game is still running. Moves: { $moves }.
verify-taken-back = Moves undone after something was revealed or answered: { $moves }.
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
cli-tune-help = improve the weights that bots go by, through games against the present ones
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
    t  a hint: the best moves and what they may bring; the record notes it
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
web-table-confirm = Confirm moves
web-replay-title = Replay
web-replay-first = First
web-replay-back = Back
web-replay-on = Next
web-replay-last = Last
web-replay-show = Show
web-replay-play = Play
web-replay-pause = Pause
web-replay-picture = Picture
web-error-title = Something went wrong
web-error-not-found = There is nothing at this address.
web-error-refused = That cannot be done.
web-error-foreign = The request came from another site and was refused.
web-error-large = This request is too large.
web-error-often = Too many requests: wait a moment and try again.
web-error-failed = The server ran into an unexpected error. Your games are safe.
web-error-home = Home

## Following the others

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
web-home-subtitle = The great world’s fairs, at one table
web-home-fairs = Games
web-home-players = { $least } to { $most } players
web-home-minutes = { $minutes } min
web-home-play = Play
web-home-setup = Set up
web-home-rules = Rules
web-home-games = Your games
web-home-none = No game yet. Press Play on a poster to start your first game.
web-home-elsewhere = Other people’s games
web-home-over = Finished
web-home-won = Winner: { $winners }
web-home-yours = Your turn
web-home-to-move = To play: { $players }
web-home-continue = Continue
web-home-watch = Watch
web-home-result = See the result
web-home-more-games =
    { $count ->
        [one] { $count } more game
       *[other] { $count } more games
    }
web-setup-title = Set up a game
web-setup-seats = Players
web-setup-hint = { $least } to { $most } players. All human players share this screen. With computer players only, you watch.
web-setup-who = who plays
web-setup-name = name
web-setup-me = me
web-setup-here = another person
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
web-setup-bot-planner = computer: plays every likely move on before it decides
web-setup-empty = empty seat

# The gallery of players in the set-up, and opponents wherever they are shown
web-setup-me-line = you, at this screen
web-setup-here-line = at this screen, too
web-setup-empty-line = nobody sits here
web-setup-or-bot = or a computer opponent:
web-setup-not-measured = rating not measured
web-setup-rating = { $give ->
    [0] { $rating }, the mark
   *[other] { $rating } ± { $give }
}
web-setup-ratings = Ratings are measured in two-player games, all five against one another. The second level is set at 1000. A player rated 200 points higher wins three games in four; ± gives the 95% interval.
web-setup-at-once = plays at once
web-setup-moment = takes a moment
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
web-report-rounds = By round
web-report-of-round = Round { $round }
web-report-before = Before
web-report-round = This round
web-report-now = Now
web-report-again = See it again
web-report-close = Back to the game
web-report-of = Round { $round }
web-report-all = All reports
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
web-hint-thinking = Trying out what each move may lead to …
web-hint-stop = Stop
hint-title =
    { $number ->
        [1] One move to consider
        [2] Two moves to consider
       *[other] Three moves to consider
    }
web-hint-note = The chance to win as the strongest opponent sees it, and points expected, compared with the other moves it weighed.
web-hint-note-alone = The points at the end as the strongest opponent sees them, and what they gain on the other moves it weighed.
web-hint-guess = Nothing better than a guess
web-hint-guess-note = There was no time to look ahead. This looks best at first sight.
web-hint-play = Play it
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
play-hint-thinking = Looking ahead …
verify-hints = Hints asked for: { $number }.
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
web-ask-close = Close
web-ask-rules = Rules
web-ask-legend = Symbols
web-ask-legend-open = Symbols of the game
web-ask-legend-keys = opens and closes; point at any symbol to ask the same
web-ask-find = Find in the rules
web-ask-none = Nothing found.
web-ask-opens = opens and closes
web-ask-back = Back to the table
web-ask-here = On your table now
web-ask-chapters = Chapters

seat = Player { $number }
visitor = Visitor
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
review-chance = The chance to win
review-score = The score to expect
review-hint =
    { $players ->
        [2] As the strongest bot judges it; the two add up to 100%. Pins mark the costliest decisions, the shade shows how far the estimate may be off.
       *[other] As the strongest bot judges it; all { $players } add up to 100%. Pins mark the costliest decisions, the shade shows how far the estimate may be off.
    }
review-hint-alone = What the strongest bot would expect to reach from each position. The shade shows how uncertain that is.
review-chart = The chance of each player to win after every decision
review-chart-alone = The points to expect after every decision
review-target = target { $points }
review-to-come = moves { $first } to { $last } are still to come
review-pin = Decision { $number }, { $when }
review-invitation = The strongest bot goes through the whole game again and says of every decision what it was worth: the chance to win as a curve, the three costliest decisions, what was better, and why.
review-start = Review this game
review-stop = Stop
review-go-on = Go on
review-at = Thinking about turn { $turn } of { $turns }.
review-leave = You may leave the page, it goes on.
review-left =
    { $seconds ->
        [one] About { $seconds } second left; you may leave the page, it goes on.
       *[other] About { $seconds } seconds left; you may leave the page, it goes on.
    }
review-stopped = Stopped at turn { $turn } of { $turns }.
review-failed = The review stopped at turn { $turn } of { $turns }. What is done stays.
review-looking = Still looking
review-cards = Cards come as soon as a turn is judged, and change places when a costlier one is found.
review-no-card = Nothing here yet.
review-no-regret = Nothing to regret
review-cheap = No decision cost much.
review-best-title = The best decision
review-best = { $when }: from { $before } to { $after }.
review-played = Played
review-better = Better
review-see = See it in the replay
review-more = More points to expect: { $sources }.
review-less = Fewer: { $sources }.
review-more-points = More points to expect.
review-less-points = Fewer points to expect, but a better chance to win.
review-hinders = The others could expect less.
review-many = No single reason: many small ones.
review-others = others
review-how = How each played
review-alone = Alone at the table
review-reached = reached
review-lost = lost in the costliest decisions
review-moves = Moves
review-moves-so-far = Moves so far
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
cli-review-help = say of every decision of a recorded game what it was worth, and what was better
cli-review-seat = show the costliest decisions of this seat
cli-review-resume = keep what is found in this file, and go on where it ends
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
review-file-damaged = { $file } can be read up to move { $moves }; the others are thought about again.
