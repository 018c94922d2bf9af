home-line = Build the workshops behind a modern fair, where the Simplon line meets the sea of inventions.
# Expo 1906 in English

## The game in brief

rules-brief =
    You run a laboratory for the Milan exhibition of 1906. On your turn, play one of your six cards, but not the one your right-hand neighbour has just played: buy resources, buy a project or a technology, place tiles in your lab, move tokens in the Patents Office, or gain money. A project is completed as soon as everything it needs touches it. It then brings its points, and 1 more for each of its resources whose row you lead in the Patents Office.
    Meeting Room ends the round: a Jury tile is laid for steam or for electricity, the Train Station and the Academy get new tiles, and everybody takes all cards back.
    The game ends after ten rounds, or earlier, when somebody completes a fifth project or every row has a token on its last step. Then come points for completed projects of the energy the Jury prefers, for tokens on the last steps, and for bonus chits.

## Moves

action-play = Play { $card }
action-take = Take { $tile }
action-take-project = Take a project …
action-take-technology = Take a technology …
action-buy =
    { $price ->
        [one] Buy { $tile } for { $price } coin
       *[other] Buy { $tile } for { $price } coins
    }
action-free = Take { $tile } for free
action-place = Place { $tile }
action-place-which = Place a tile …
action-remove = Remove { $tile }
action-remove-cell = Remove the tile on { $cell }
action-remove-at = Remove { $tile } from { $cell }
action-remove-which = Remove a tile …
action-move = Move { $tile }
action-move-cell = Move the tile on { $cell }
action-move-at = Move { $tile } on { $cell }
action-move-which = Move a tile in your lab …
action-put =
    { $turns ->
        [0] On { $cell }, not turned
        [one] On { $cell }, turned { $turns } time
       *[other] On { $cell }, turned { $turns } times
    }
action-put-sides = On { $cell }, { $double } { $sides }
action-put-row = In row { $row } …
action-put-cell = On { $cell } …
action-token = Move token { $token }: { $row }
action-token-enter = Token { $token } enters { $row }, step { $step }
action-token-on = Token { $token } goes on in { $row } to step { $step }
action-token-change =
    { $price ->
        [0] Token { $token } changes to { $row }, step { $step }, for free
        [one] Token { $token } changes to { $row }, step { $step }, for { $price } coin
       *[other] Token { $token } changes to { $row }, step { $step }, for { $price } coins
    }
action-money = Gain money
action-money-gives =
    { $money ->
        [one] Gain { $money } coin
       *[other] Gain { $money } coins
    }
action-jury = Lay a Jury tile: { $energy }
action-chit = Choose { $chit }
action-stop = No more
action-pass = Play no last card

## How a resource tile lies: the sides of the half with more units

sides-0 = top and right
sides-1 = right and bottom
sides-2 = bottom and left
sides-3 = left and top

## Why a move is refused

illegal-replace-now = First put your beginner’s tile on scrap.
illegal-no-scrap = There is no scrap on { $cell }.
illegal-card-now = A turn begins with a card from your hand.
illegal-card-not-in-hand = { $card } is not in your hand.
illegal-card-barred = { $card } was just played before you; choose another card.
illegal-meeting-first = Nobody holds a meeting on the first turn of a round.
illegal-meeting-last = The last card cannot be the Meeting Room.
illegal-last-card-now = Play a last card from your hand, or pass.
illegal-station-now = Take a resource tile from the Train Station, or stop.
illegal-not-in-station = { $tile } does not lie in the Train Station.
illegal-academy-now = Take a project or a technology from the Academy, or stop.
illegal-not-in-academy = { $tile } does not lie in the Academy.
illegal-laboratory-now = Place or remove a tile, or stop.
illegal-not-before-you = { $tile } does not lie in front of you.
illegal-no-room = There is no room for { $tile } in your lab.
illegal-no-small-tile = On { $cell } lies neither a resource tile nor scrap that could go.
illegal-not-in-laboratory = { $tile } does not lie in your lab.
illegal-completed = { $tile } is completed and stays.
illegal-breaks-project = A completed project would lack something.
illegal-put-now = First put down { $tile }.
illegal-same-turn =
    { $turns ->
        [one] Turned { $turns } time, { $tile } looks as it did before; use fewer turns.
       *[other] Turned { $turns } times, { $tile } looks as it did before; use fewer turns.
    }
illegal-outside = { $tile } would stick out of the lab from { $cell }.
illegal-covers = { $tile } would cover something from { $cell }.
illegal-same-spot = It lies like that already.
illegal-moved-already = { $tile } was moved in this meeting already.
illegal-cannot-move = { $tile } cannot be moved anywhere.
illegal-reposition-now = Move another tile, or stop.
illegal-tokens-now = Move a token, or stop.
illegal-no-such-token = You have no token { $token }.
illegal-token-at-end = Token { $token } stands on the last step.
illegal-no-link = From here, on step { $step }, no link leads to { $row }.
illegal-link-too-dear =
    { $price ->
        [one] Changing to { $row } costs { $price } coin, more than you have.
       *[other] Changing to { $row } costs { $price } coins, more than you have.
    }
illegal-chit-now = First choose the chit for { $row }.
illegal-chit-taken = { $chit } lies in another row.
illegal-meeting-now = Choose something to do in this meeting, or stop.
illegal-twice-in-meeting = You have done that in this meeting: choose something else.
illegal-no-jury-tile = No Jury tile is left for { $energy }.

## What happened

event-card-played = { $seat } plays { $card }.
event-tile-bought =
    { $price ->
        [one] { $seat } buys { $tile } for { $price } coin.
       *[other] { $seat } buys { $tile } for { $price } coins.
    }
event-tile-taken = { $seat } takes { $tile } for free.
event-scrap-replaced = { $seat } puts { $tile } on { $cell } instead of scrap.
event-tile-placed = { $seat } places { $tile } on { $cell }.
event-tile-removed = { $seat } removes { $tile } from { $cell }.
event-scrap-removed = { $seat } clears scrap from { $cell }.
event-tile-moved = { $seat } moves { $tile } from { $source } to { $cell }.
event-card-improved = { $seat } now has { $card }.
event-card-restored = { $seat } has plain { $card } again.
event-supply-changed = { $seat }: { $project } lacks { $lacks }.
units-of-type = { $units } { $type }
event-project-completed =
    { $points ->
        [one] { $seat } completes { $project }: { $points } point.
       *[other] { $seat } completes { $project }: { $points } points.
    }
event-leadership-rewarded =
    { $points ->
        [one] { $seat } leads { $rows }: { $points } more point.
       *[other] { $seat } leads { $rows }: { $points } more points.
    }
event-token-moved = { $seat } moves token { $token } to { $row }, step { $step }.
event-row-changed =
    { $price ->
        [0] { $seat } moves token { $token } over to { $row }, step { $step }.
        [one] { $seat } pays { $price } coin and moves token { $token } over to { $row }, step { $step }.
       *[other] { $seat } pays { $price } coins and moves token { $token } over to { $row }, step { $step }.
    }
event-chit-placed = { $seat } places { $chit } at the end of { $row }.
event-ghost-tiles-drawn = For the ghosts: { $tiles }.
event-ghost-tiles-drawn-none = No tile is left for the ghosts.
event-ghost-moved = The ghost of { $row } moves to step { $step }.
event-ghost-chit-placed = The ghost of { $row } is the first at the end: { $chit } lies there, by chance.
event-ghost-card-drawn = The ghost turns up { $card }.
event-ghost-card-replaced = The ghost’s { $card } is the card just played: another one is drawn.
event-ghost-deck-reshuffled = { $card } cannot come first: the ghost deck is shuffled again.
event-money-gained =
    { $money ->
        [0] { $seat } can hold no more money than { $total }.
        [one] { $seat } gains { $money } coin and has { $total }.
       *[other] { $seat } gains { $money } coins and has { $total }.
    }
event-jury-chosen = { $seat } lays a Jury tile: { $energy }.
event-jury-drawn = The Jury tile of the round: { $energy }.
event-projects-returned = Back under their piles: { $projects }.
event-project-opened = New in the Academy: { $project }.
event-pile-reshuffled =
    { $tiles ->
        [one] The discards, { $tiles } tile, become the new pile.
       *[other] The discards, { $tiles } tiles, become the new pile.
    }
event-station-filled = In the Train Station: { $tiles }.
event-station-filled-none = The Train Station stays empty.
event-round-began = Round { $round } begins; everybody takes all cards back.
event-end-near = The end is near: { $why }.
event-last-card-declined = { $seat } plays no last card.
event-chit-rewarded =
    { $points ->
        [one] { $seat } gains { $points } point: { $chit }.
       *[other] { $seat } gains { $points } points: { $chit }.
    }
event-target-reached =
    { $target ->
        [one] More than { $target } point: { $seat } has done well.
       *[other] More than { $target } points: { $seat } has done well.
    }
event-target-missed =
    { $target ->
        [one] { $seat } has not gone beyond { $target } point this time.
       *[other] { $seat } has not gone beyond { $target } points this time.
    }

## What ends the game

end-jury = the Jury is full
end-patents = every row has a token on its last step
end-projects = somebody has completed enough projects

## Where points come from

reason-projects = projects
reason-leadership = rows led
reason-jury = Jury
reason-steps = last steps
reason-chits = bonus chits

## Options

option-first-player = who begins
option-level = level
option-value-scientist = scientist
option-value-graduate = new graduate: one scrap replaced
option-value-student = student: two scrap replaced

## The table as text

board-round = Round { $round } of { $rounds }
board-over = Game over
board-ending = Last cards
board-pile = pile { $pile }, discards { $discard }
board-ghost-card = ghost: { $card }
board-card = { $card }, { $done } of { $allowed }
board-held = in hand: { $tile }
board-player = Player
board-hand = Hand
board-last = Last card
board-front = In front
board-completed = Completed
board-projects = Projects
board-technologies = Technologies
board-lacks = { $project } lacks { $units }
board-is-completed = { $project } is completed
board-legend = In a lab, capital letters are projects, digits technologies (both named beside it), # is scrap; a resource tile shows its double half by an arrow: ↗ top and right, ↘ right and bottom, ↙ bottom and left, ↖ left and top. In the Patents Office the foremost token of a row comes first, a seat’s sign and its step; g is a ghost. ▶ marks the player to move.
board-tie-break = Equal points: more money decides.
prompt-replace-scrap = { $seat }, which scrap does your tile replace, and how does it lie?
prompt-play-card = { $seat }, which card do you play?
prompt-play-last-card = { $seat }, which last card do you play?
prompt-buy-resources = { $seat }, which resource tile do you buy?
prompt-buy-from-academy = { $seat }, what do you buy at the Academy?
prompt-take-free-tile = { $seat }, which resource tile do you take for free?
prompt-work-in-laboratory = { $seat }, what do you place or remove?
prompt-put-tile = { $seat }, where do you put the tile?
prompt-move-tokens = { $seat }, which token do you move?
prompt-choose-chit = { $seat }, which chit lies at the end of { $row }?
prompt-hold-meeting = { $seat }, what do you do in the meeting?
prompt-reposition-tiles = { $seat }, which tile do you move next?
prompt-move-tile = { $seat }, where does the tile go?

## Resources

resource-steel = Steel
    .short = Steel
resource-copper = Copper
    .short = Cop
resource-manual = Manual work
    .short = Man
resource-automated = Automated work
    .short = Auto
resource-empirical = Empirical research
    .short = Emp
resource-scientific = Scientific research
    .short = Sci
resource-steam = Steam
    .short = Steam
resource-electricity = Electricity
    .short = Elec

## Shapes

shape-i = I shape
shape-square = Square
shape-l = L shape
shape-t = T shape
shape-s = S shape

## Cards

card-train-station = Train Station
    .effect = Buy up to { $tiles } resource tiles from the Train Station. One after the other they cost { $prices }.
card-academy = Academy
    .effect =
        { $price ->
            [one] Buy one project or one technology from the Academy for { $price } coin.
           *[other] Buy one project or one technology from the Academy for { $price } coins.
        }
card-laboratory = Laboratory
    .effect = Place tiles in your lab or remove tiles from it, up to { $steps } in all.
card-journal = Journal
    .effect = Move your tokens in the Patents Office: { $moves } movement points, split as you like.
card-skyscraper = Skyscraper
    .effect =
        { $coins ->
            [one] Gain { $coins } coin.
           *[other] Gain { $coins } coins.
        }
card-meeting-room = Meeting Room
    .effect = Choose two different actions: rearrange tiles in your lab, gain money, move a token in the Patents Office, choose a Jury tile. Then the round ends.

## Improved cards

card-improved-train-station = Train Station+
    .effect = Buy up to { $tiles } resource tiles from the Train Station. One after the other they cost { $prices }.
card-improved-academy = Academy+
    .effect =
        { $price ->
            [one] Buy one project or one technology from the Academy for { $price } coin.
           *[other] Buy one project or one technology from the Academy for { $price } coins.
        } { $tiles ->
            [one] Also take a resource tile from the Train Station for free.
           *[other] Also take { $tiles } resource tiles from the Train Station for free.
        }
card-improved-laboratory = Laboratory+
    .effect = Place tiles in your lab or remove tiles from it, up to { $steps } in all.
card-improved-journal = Journal+
    .effect = Move your tokens in the Patents Office: { $moves } movement points, split as you like. Each change of row costs { $discount } less.
card-improved-skyscraper = Skyscraper+
    .effect =
        { $coins ->
            [one] Gain { $coins } coin.
           *[other] Gain { $coins } coins.
        }

## Projects: I shape

project-airship = Airship
    .history = Zeppelin’s LZ 3 rose over Lake Constance in October 1906, nine months after a storm had wrecked LZ 2.
project-pneumatic-hammer = Pneumatic Hammer
    .history = Charles King showed his air hammer in Chicago in 1893, and in 1896 he drove the first car in Detroit.
project-tower-crane = Tower Crane
    .history = The Titan of Clydebank, a giant electric crane finished in 1907, still towers over the river Clyde.
project-electrocardiograph = Electrocardiograph
    .history = In 1906 Einthoven of Leiden described heartbeats sent by telephone wire from a hospital a mile away.
project-escalator = Escalator
    .history = London’s Holloway Road station got a spiral one in 1906, which passengers most likely never rode.
project-neon-tube = Neon Tube
    .history = Georges Claude, who made liquid air, had neon to spare and lit up the Paris Motor Show with it in 1910.

## Projects: square

project-cruise-ship = Cruise Ship
    .history = The first ship built for cruises, Prinzessin Victoria Luise, ran aground off Jamaica in December 1906.
project-refrigerator = Refrigerator
    .history = Abbé Audiffren of France patented a cooling machine in 1894, to chill, it is said, the wine of his monks.
project-pressure-cooker = Pressure Cooker
    .history = Denis Papin softened bones under steam in 1679; his safety valve went on to serve the steam engine.
project-vacuum-cleaner = Vacuum Cleaner
    .history = In 1907 the janitor James Spangler made one out of a fan, a broom handle and a pillowcase.
project-washing-machine = Washing Machine
    .history = Around 1907 the Thor of Chicago was among the first to be turned by an electric motor.
project-electric-oven = Electric Oven
    .history = In 1907 Nora Curle Smith of Kalgoorlie wrote the first cookbook for one: her husband’s invention.

## Projects: L shape

project-automobile = Automobile
    .history = Ferenc Szisz, in a Renault, won the first Grand Prix near Le Mans in June 1906 at 63 miles an hour.
project-motorcycle = Motorcycle
    .history = In January 1907 Glenn Curtiss rode a V8 of his own making at 136 miles an hour.
project-steam-tractor = Steam Tractor
    .history = Benjamin Holt put one on endless tracks in 1904; it crawled along and was called Caterpillar.
project-synthetic-rubber = Synthetic Rubber
    .history = In 1906 Bayer offered its chemists 20,000 marks for it; in 1909 Fritz Hofmann had the patent.
project-wireless-telegraph = Wireless Telegraph
    .history = In November 1906 the nations met in Berlin and agreed on one call for help at sea: SOS.
project-electric-tram = Electric Tram
    .history = An electric railway on a wooden viaduct carried visitors between the two halves of the Milan fair.

## Projects: T shape

project-cellophane = Cellophane
    .history = Wine spilt on a tablecloth set Jacques Brandenberger thinking; in 1908 he patented his clear film.
project-biplane = Biplane
    .history = In November 1906 Santos-Dumont flew some 720 feet in Paris in his 14-bis, tail first.
project-steam-shovel = Steam Shovel
    .history = In the rain of November 1906 Theodore Roosevelt tried the levers of one at the Panama Canal.
project-telephone = Telephone
    .history = The undertaker Almon Strowger, sure that operators favoured a rival, invented the automatic exchange.
project-light-bulb = Light Bulb
    .history = The name Osram, from osmium and Wolfram, the German for tungsten, was registered in 1906.
project-tabulating-machine = Tabulating Machine
    .history = Herman Hollerith’s punched cards sped up the American census of 1890; his firm grew into IBM.

## Projects: S shape

project-laparoscopy = Laparoscopy
    .history = In 1901 Georg Kelling of Dresden looked into a dog’s belly through a tube meant for the bladder.
project-bakelite = Bakelite
    .history = Leo Baekeland, rich from a photo paper he had sold to Eastman, cooked it up at home in 1907.
project-outboard-motor = Outboard Motor
    .history = Ole Evinrude, so the story goes, longed for one in 1906 as ice cream melted in his rowing boat.
project-radiography = Radiography
    .history = Röntgen, the first Nobel laureate in physics, took no patent on his rays: they were to serve everyone.
project-gramophone = Gramophone
    .history = In a Milan hotel in 1902, Enrico Caruso sang ten arias into the horn for a fee of £100.
project-cinematograph = Cinematograph
    .history = “The Story of the Kelly Gang”, over an hour long, opened in Melbourne in December 1906: a first.

## Technologies that give resources

technology-combustion-engines = Combustion Engines
    .history = At the Paris fair of 1900 one of Rudolf Diesel’s engines ran on peanut oil.
technology-batteries = Batteries
    .history = Edison worked for ten years on a battery for electric cars; by then, petrol had overtaken them.
technology-steel-and-manual = Riveting Gang
    .history = A gang was four: one heated the rivets and threw them, one caught, one held, one hammered.
technology-manual-and-scientific = Motion Study
    .history = By studying every motion, Frank Gilbreth cut those of laying a brick from eighteen to five.
technology-scientific-and-copper = Electrolysis
    .history = James Elkington patented it for copper in 1865: current refines the metal that will carry current.
technology-copper-and-automated = Wire Mill
    .history = Hard-drawn copper wire, Thomas Doolittle’s work of 1877, carried voices much further than iron.
technology-automated-and-empirical = Automatic Loom
    .history = Sakichi Toyoda, a carpenter’s son who learned by trying, invented a circular loom in 1906.
technology-empirical-and-steel = High-Speed Steel
    .history = Taylor and White found it by endless trials; in Paris in 1900 it cut metal while glowing red.

## Technologies that improve cards

technology-improved-train-station = Improved Train Station
    .history = Electric trains reached New York’s Grand Central in 1906; two years later steam was banned there.
technology-improved-academy = Improved Academy
    .history = On 5 November 1906 Marie Curie gave her first lecture, the first woman ever to teach at the Sorbonne.
technology-improved-laboratory = Improved Laboratory
    .history = J. J. Thomson won the Nobel Prize in 1906; seven of his assistants would win it as well.
technology-improved-journal = Improved Journal
    .history = In January 1906 Scientific American still doubted the “fabled performances” of the Wright brothers.
technology-improved-skyscraper = Improved Skyscraper
    .history = New York’s Singer Tower, begun in 1906, rose to 612 feet, the tallest building in the world.

## Bonus chits

chit-paris-1889 = Paris 1889
    .history = Meant to stand for twenty years, the Eiffel Tower was saved by its use as a wireless mast.
    .effect = When everything else is counted: 1 point for every { $every } points you have, rounded up.
chit-chicago-1893 = Chicago 1893
    .history = Ferris’s wheel turned again at St. Louis in 1904 and was blown up for scrap in May 1906.
    .effect = 1 point for every { $every } coins you have, rounded up.
chit-brussels-1897 = Brussels 1897
    .history = Around the Palace of the Colonies the king put 267 Congolese people on show; seven of them died.
    .effect =
        { $points ->
            [one] { $points } point for every cell of your lab that scrap has left and another tile covers.
           *[other] { $points } points for every cell of your lab that scrap has left and another tile covers.
        }
chit-paris-1900 = Paris 1900
    .history = The Metro opened in July 1900, during the fair, with entrances of iron and glass by Hector Guimard.
    .effect =
        { $points ->
            [one] { $points } point for every technology in your lab, { $most } at most.
           *[other] { $points } points for every technology in your lab, { $most } at most.
        }
chit-liege-1905 = Liège 1905
    .history = The Palace of Fine Arts was built to last; in the Boverie park it is a museum to this day.
    .effect =
        { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
chit-milan-1906 = Milan 1906
    .history = The fair waited a year for the Simplon Tunnel, the longest mountain railway tunnel until 1982.
    .effect =
        { $points ->
            [one] { $points } point for every different shape among the projects in your lab, completed or not.
           *[other] { $points } points for every different shape among the projects in your lab, completed or not.
        }

## Jury tiles and scrap

jury-steam = Vote for steam
    .history = HMS Dreadnought, launched in February 1906, was the first battleship driven by steam turbines.
jury-electricity = Vote for electricity
    .history = From the opening of the Simplon in 1906, electric engines drew the trains under the mountain.
scrap = Scrap
    .history = Fire laid waste part of the Milan fair in August 1906; forty days later it was rebuilt and open again.

## Places and tracks

place-academy = Academy
    .history = In 1906 Italy had two Nobel laureates: Camillo Golgi for medicine, Giosuè Carducci for literature.
place-train-station = Train Station
    .history = In April 1906 the king laid the first stone of Milan’s Central Station, which opened in 1931.
place-jury = Jury
    .history = Forty nations came to Milan in 1906, and juries weighed their work for medals and grand prizes.
place-patents-office = Patents Office
    .history = On 1 April 1906 the patent office in Bern promoted Albert Einstein to expert, second class.
place-laboratory = Laboratory
    .history = Henri Moissan won the Nobel Prize in 1906 for isolating fluorine and for his electric furnace.
track-funding = Funding
track-prestige = Prestige

## Resource tiles, by the half with more units and the half with fewer

tile-steel-copper = Steel / copper
tile-steel-manual = Steel / manual
tile-steel-automated = Steel / automated
tile-steel-empirical = Steel / empirical
tile-steel-scientific = Steel / scientific
tile-steel-steam = Steel / steam
tile-steel-electricity = Steel / electricity
tile-copper-steel = Copper / steel
tile-copper-manual = Copper / manual
tile-copper-automated = Copper / automated
tile-copper-empirical = Copper / empirical
tile-copper-scientific = Copper / scientific
tile-copper-steam = Copper / steam
tile-copper-electricity = Copper / electricity
tile-manual-steel = Manual / steel
tile-manual-copper = Manual / copper
tile-manual-automated = Manual / automated
tile-manual-empirical = Manual / empirical
tile-manual-scientific = Manual / scientific
tile-manual-steam = Manual / steam
tile-manual-electricity = Manual / electricity
tile-automated-steel = Automated / steel
tile-automated-copper = Automated / copper
tile-automated-manual = Automated / manual
tile-automated-empirical = Automated / empirical
tile-automated-scientific = Automated / scientific
tile-automated-steam = Automated / steam
tile-automated-electricity = Automated / electricity
tile-empirical-steel = Empirical / steel
tile-empirical-copper = Empirical / copper
tile-empirical-manual = Empirical / manual
tile-empirical-automated = Empirical / automated
tile-empirical-scientific = Empirical / scientific
tile-empirical-steam = Empirical / steam
tile-empirical-electricity = Empirical / electricity
tile-scientific-steel = Scientific / steel
tile-scientific-copper = Scientific / copper
tile-scientific-manual = Scientific / manual
tile-scientific-automated = Scientific / automated
tile-scientific-empirical = Scientific / empirical
tile-scientific-steam = Scientific / steam
tile-scientific-electricity = Scientific / electricity
tile-steam-steel = Steam / steel
tile-steam-copper = Steam / copper
tile-steam-manual = Steam / manual
tile-steam-automated = Steam / automated
tile-steam-empirical = Steam / empirical
tile-steam-scientific = Steam / scientific
tile-steam-electricity = Steam / electricity
tile-electricity-steel = Electricity / steel
tile-electricity-copper = Electricity / copper
tile-electricity-manual = Electricity / manual
tile-electricity-automated = Electricity / automated
tile-electricity-empirical = Electricity / empirical
tile-electricity-scientific = Electricity / scientific
tile-electricity-steam = Electricity / steam

## On the page

draw-table = The table
draw-board = The exposition
draw-parts = Parts of the table
draw-cards = Cards
draw-hand = Your six cards
draw-card-train-station = Train Station
draw-card-academy = Academy
draw-card-laboratory = Labora­tory
draw-card-journal = Journal
draw-card-skyscraper = Sky­scraper
draw-card-meeting-room = Meeting Room
draw-round-ending = Round { $round } of { $rounds }, the end is near
draw-to-move = to move
draw-first = Began the game
draw-your-laboratory = Your laboratory
draw-laboratory-of = Laboratory: { $name }
draw-close = Close
draw-projects = Projects
draw-if-set = If you set it here
draw-no-projects = No project in the lab yet.
draw-worth =
    { $points ->
        [one] { $points } point, plus { $more } for the rows led
       *[other] { $points } points, plus { $more } for the rows led
    }
draw-has = { $resource }: { $has } of { $needs }
draw-completed = Completed
draw-lacks = Lacks
draw-completed-of = Projects completed; { $projects } end the game
draw-tiles-waiting = Tiles waiting to be placed
draw-cards-in-hand = Cards in hand
draw-last-card = Last card
draw-no-card-yet = No card played this round
draw-before-you = Waiting
draw-nothing-waits = No tile waits to be placed.
draw-turn-left = Turn left
draw-turn-right = Turn right
draw-set = Set
draw-put = Put it on { $cell }
draw-turned =
    { $turns ->
        [0] not turned
        [1] turned once
        [2] turned twice
       *[other] turned { $turns } times
    }
draw-playing = { $done } of { $allowed }
draw-played = Played
draw-improved = Improved
draw-not-first = Not first
draw-not-last = Not last
draw-ghosts-card = Ghost
draw-academy-price = one for { $price }
draw-pile =
    { $unseen ->
        [one] { $unseen } project below, unseen
       *[other] { $unseen } projects below, unseen
    }
draw-pile-below = At the bottom: { $projects }
draw-empty = none open
draw-station-price = next for { $price } of your { $money }
draw-station-free = one for free
draw-station-pile =
    { $tiles ->
        [one] { $tiles } tile in the pile
       *[other] { $tiles } tiles in the pile
    }
draw-jury-worth = { $points } a project
draw-jury-left = { $left } to come
draw-jury-so-far = Steam { $steam }, electricity { $electricity }
draw-vote =
    { $left ->
        [one] Lay a Jury tile for { $energy }; { $left } is left
       *[other] Lay a Jury tile for { $energy }; { $left } are left
    }
draw-points-left =
    { $left ->
        [one] { $left } move left, { $money } in funds
       *[other] { $left } moves left, { $money } in funds
    }
draw-chits-left =
    { $count ->
        [one] { $count } chit left
       *[other] { $count } chits left
    }
draw-link =
    { $price ->
        [0] Change rows here for free
       *[other] Change rows here for { $price }
    }
draw-token = Token { $token } of { $name }
draw-ghost = Ghost
draw-leads = { $token }, leading
draw-token-to = Token { $token }: { $row }, step { $step }
draw-ghost-deck = Ghost: { $cards } cards
draw-solo-target = Target { $target }
draw-meeting-open = Action { $number }
draw-meeting-reposition = Tiles
draw-meeting-money = Money
draw-meeting-patent = Patents
draw-meeting-jury = Jury
draw-costs = costs { $price }, leaves { $left }
draw-free = for free
draw-cannot-pay = You cannot pay the { $price } it takes: nothing would come of it.
draw-points-now =
    { $points ->
        [one] { $points } point if completed now
       *[other] { $points } points if completed now
    }
draw-wanted = wanted by { $projects }
draw-not-wanted = no project wants it now
draw-improves = improves { $card }
draw-then-gone = goes to the discards
draw-then-back = leaves the game
draw-then-under-pile = goes under its pile
draw-then-to-academy = goes back to the Academy
draw-then-basic = plain { $card } again
draw-chit-now =
    { $points ->
        [one] Now: { $points } point.
       *[other] Now: { $points } points.
    }
draw-then-lacks = { $project } then lacks { $lacks }
draw-then-completed = completes { $project }: +{ $points }
draw-then-leads = then leads
draw-then-chit = last step
draw-then-points =
    { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
draw-then-jury = then steam { $steam }, electricity { $electricity }
draw-then-money = then you have { $money }
draw-stop-leaves =
    { $left ->
        [0] the action ends
       *[other] { $left } left unused
    }
draw-pass-gives = your game is over
draw-result = Completed projects and chits
draw-none-completed = none
draw-say-held = { $name } in hand. Arrow keys move it, R turns it, Enter sets it, Escape puts it back.
draw-say-back = { $name } is back where it was.
draw-say-set = Set at { $cell }
draw-say-no-set = Not at { $cell }
draw-say-here = { $cell }: { $what }
draw-say-turned-tile = double side: { $sides }
draw-say-turned-shape = turn { $turn } of { $turns }
draw-say-feeds-nothing = fits, feeds nothing.
draw-say-complete = { $project } complete, { $points } prestige.
draw-say-lacks-names = { $project } lacks { $lacks }.
draw-say-units = { $n } { $type }
draw-say-lacks = lacks { $lacks }
draw-say-completes = completes: { $points } prestige
draw-say-gain = +{ $points }
draw-say-outside = { $name } would stick out of the lab.
draw-say-covers = Something lies there already.
draw-say-same-spot = That is where it lies.
draw-say-breaks = { $project } would lose what completed it.

## The table in words

told-station = Train Station: { $tiles }.
told-academy = Academy: { $projects }. Technologies: { $technologies }.
told-jury = Jury: steam { $steam }, electricity { $electricity }, free spaces { $free }.
told-row = { $row }: { $tokens }.
told-row-chit = At its end: { $chit }.
told-ghost = ghost
told-seat = { $seat }: money { $money }, prestige { $prestige }, cards in hand { $cards }. Last card: { $last }. Completed: { $completed }. In front: { $front }.
told-lab = Laboratory of { $seat }: { $tiles }. Scrap: { $scrap }.
told-need = { $kind } { $has } of { $need }
told-none = none

## Scorings told in stages

event-final-scoring-began = The last points are counted.
telling-final = Final scoring
telling-completed = Project completed
telling-worth =
    { $points ->
        [one] worth { $points } point
       *[other] worth { $points } points
    }
telling-led = +{ $points } for leading { $rows }
telling-jury = { $points } more at the end if the Jury prefers { $energy }
telling-jury-projects =
    { $count ->
        [0] no project of the preferred energy
        [one] { $count } project of the preferred energy, { $points } points each
       *[other] { $count } projects of the preferred energy, { $points } points each
    }
telling-office = steps { $steps }, bonus chits { $chits }
