# Expo 1906 in English

## On the entrance

city = Milan
home-line = Fit inventions into your lab, race for patents, and sway the Jury: steam or electricity?

## The game in brief

rules-brief =
    You run a lab for the Milan exhibition of 1906. On your turn, play one of your six cards, but not the one your right-hand neighbour has just played: buy resource tiles, buy a project or a technology, place tiles in your lab, move tokens in the Patent Office, or gain coins. A project is completed as soon as everything it needs touches it. You score its points, plus 1 for each of its resources whose row you lead in the Patent Office.
    Meeting Room ends the round: a Jury tile is added for steam or for electricity, the Train Station and the Academy get new tiles, and everybody takes back all their cards.
    The game ends after ten rounds, or earlier, when a player completes a fifth project or every row has a token on its last step. Then completed projects that use the energy the Jury prefers, tokens on the last steps and bonus chits score points.

## Moves

action-play = Play { $card }
action-take = Take { $tile }
action-take-project = Take a project…
action-take-technology = Take a technology…
action-buy =
    { $price ->
        [one] Buy { $tile } for { $price } coin
       *[other] Buy { $tile } for { $price } coins
    }
action-free = Take { $tile } for free
action-place = Place { $tile }
action-place-which = Place a tile…
action-remove = Remove { $tile }
action-remove-cell = Remove the tile on { $cell }
action-remove-at = Remove { $tile } from { $cell }
action-remove-which = Remove a tile…
action-move = Move { $tile }
action-move-cell = Move the tile on { $cell }
action-move-at = Move { $tile } on { $cell }
action-move-which = Move a tile in your lab…
action-put =
    { $turns ->
        [0] On { $cell }, not rotated
        [1] On { $cell }, rotated once
        [2] On { $cell }, rotated twice
       *[other] On { $cell }, rotated { $turns } times
    }
action-put-sides = { $cell }, { $double } facing { $sides }
action-put-row = In row { $row }…
action-put-cell = On { $cell }…
action-token = Move token { $token }: { $row }
action-token-enter = Token { $token }: enter { $row }, step { $step }
action-token-on = Token { $token }: { $row }, step { $step }
action-token-change =
    { $price ->
        [0] Token { $token }: change to { $row }, step { $step }, for free
        [one] Token { $token }: change to { $row }, step { $step }, for { $price } coin
       *[other] Token { $token }: change to { $row }, step { $step }, for { $price } coins
    }
action-money = Gain coins
action-money-gives =
    { $money ->
        [one] Gain { $money } coin
       *[other] Gain { $money } coins
    }
action-jury = Vote for { $energy }
action-chit = Choose { $chit }
action-stop = Stop
action-pass = Skip the last card

## How a resource tile is turned: the sides of the half with more units

sides-0 = up and right
sides-1 = right and down
sides-2 = down and left
sides-3 = left and up

## Why a move is refused

illegal-replace-now = First replace a piece of scrap with your beginner’s tile.
illegal-no-scrap = There is no scrap on { $cell }.
illegal-card-now = Start your turn by playing a card from your hand.
illegal-card-not-in-hand = { $card } is not in your hand.
illegal-card-barred = The player before you has just played { $card }; choose another card.
illegal-meeting-first = You cannot play Meeting Room on your first turn of a round.
illegal-meeting-last = The last card cannot be Meeting Room.
illegal-last-card-now = Play a last card from your hand, or skip it.
illegal-station-now = Take a resource tile from the Train Station, or stop.
illegal-not-in-station = { $tile } is not in the Train Station.
illegal-academy-now = Take a project or a technology from the Academy, or stop.
illegal-not-in-academy = { $tile } is not in the Academy.
illegal-laboratory-now = Place or remove a tile, or stop.
illegal-not-before-you = { $tile } is not in front of you.
illegal-no-room = There is no room for { $tile } in your lab.
illegal-no-small-tile = There is no resource tile or scrap to remove on { $cell }.
illegal-not-in-laboratory = { $tile } is not in your lab.
illegal-completed = { $tile } is completed and cannot be removed.
illegal-breaks-project = A completed project would become incomplete.
illegal-put-now = First place { $tile }.
illegal-same-turn =
    { $turns ->
        [1] Rotated once, { $tile } looks the same as before; leave it as it is.
        [2] Rotated twice, { $tile } looks the same as before; rotate it less.
       *[other] Rotated { $turns } times, { $tile } looks the same as before; rotate it less.
    }
illegal-outside = { $tile } would not fit in the lab at { $cell }.
illegal-covers = { $tile } would overlap another tile if placed at { $cell }.
illegal-same-spot = It is already there.
illegal-moved-already = { $tile } has already been moved in this meeting.
illegal-cannot-move = { $tile } has nowhere to go.
illegal-reposition-now = Move another tile, or stop.
illegal-tokens-now = Move a token, or stop.
illegal-no-such-token = You have no token { $token }.
illegal-token-at-end = Token { $token } is already on the last step.
illegal-no-link = There is no link to { $row } on step { $step }.
illegal-link-too-dear =
    { $price ->
        [one] Changing to { $row } costs { $price } coin, more than you have.
       *[other] Changing to { $row } costs { $price } coins, more than you have.
    }
illegal-chit-now = First choose the chit for { $row }.
illegal-chit-taken = { $chit } is already in another row.
illegal-meeting-now = Choose an action for this meeting, or stop.
illegal-twice-in-meeting = You have already done that in this meeting: choose something else.
illegal-no-jury-tile = There is no Jury tile left for { $energy }.

## What happened

event-card-played = { $seat } plays { $card }.
event-tile-bought =
    { $price ->
        [one] { $seat } buys { $tile } for { $price } coin.
       *[other] { $seat } buys { $tile } for { $price } coins.
    }
event-tile-taken = { $seat } takes { $tile } for free.
event-scrap-replaced = { $seat } replaces the scrap on { $cell } with { $tile }.
event-tile-placed = { $seat } places { $tile } on { $cell }.
event-tile-removed = { $seat } removes { $tile } from { $cell }.
event-scrap-removed = { $seat } removes scrap from { $cell }.
event-tile-moved = { $seat } moves { $tile } from { $source } to { $cell }.
event-tile-moved-in-place = { $seat } rotates { $tile } on { $cell }.
event-card-improved = { $seat } now has { $card }.
event-card-restored = { $seat } is back to the basic { $card }.
event-supply-changed = { $seat }: { $project } still needs { $lacks }.
units-of-type = { $units } { $type }
event-project-completed =
    { $points ->
        [one] { $seat } completes { $project }: { $points } point.
       *[other] { $seat } completes { $project }: { $points } points.
    }
event-leadership-rewarded =
    { $points ->
        [one] { $seat } gains { $points } extra point for leading { $rows }.
       *[other] { $seat } gains { $points } extra points for leading { $rows }.
    }
event-token-moved = { $seat } moves token { $token } to { $row }, step { $step }.
event-row-changed =
    { $price ->
        [0] { $seat } moves token { $token } across to { $row }, step { $step }.
        [one] { $seat } pays { $price } coin and moves token { $token } across to { $row }, step { $step }.
       *[other] { $seat } pays { $price } coins and moves token { $token } across to { $row }, step { $step }.
    }
event-chit-placed = { $seat } places { $chit } at the end of { $row }.
event-ghost-tiles-drawn = Drawn for the ghosts: { $tiles }.
event-ghost-tiles-drawn-none = There is no tile left for the ghosts.
event-ghost-moved = The { $row } ghost moves to step { $step }.
event-ghost-chit-placed = The { $row } ghost reaches the last step first; { $chit } is placed there at random.
event-ghost-card-drawn = The ghost plays { $card }.
event-ghost-card-replaced = You have just played { $card }, so the ghost draws another card.
event-ghost-deck-reshuffled = { $card } cannot start a round: the ghost deck is reshuffled.
event-money-gained =
    { $total ->
        [one] { $money ->
            [0] { $seat } already has the maximum of { $total } coin.
            [one] { $seat } gains { $money } coin and has { $total }.
           *[other] { $seat } gains { $money } coins and has { $total }.
        }
       *[other] { $money ->
            [0] { $seat } already has the maximum of { $total } coins.
            [one] { $seat } gains { $money } coin and has { $total }.
           *[other] { $seat } gains { $money } coins and has { $total }.
        }
    }
event-jury-chosen = { $seat } votes for { $energy }.
event-jury-drawn = The Jury tile of this round: { $energy }.
event-projects-returned = Returned to the bottom of their piles: { $projects }.
event-project-opened = New in the Academy: { $project }.
event-pile-reshuffled =
    { $tiles ->
        [one] The discard pile ({ $tiles } tile) is shuffled into a new pile.
       *[other] The discard pile ({ $tiles } tiles) is shuffled into a new pile.
    }
event-station-filled = New in the Train Station: { $tiles }.
event-station-filled-none = The Train Station stays empty.
event-round-began = Round { $round } starts; everybody takes back all their cards.
event-end-near = The end is triggered: { $why }.
event-last-card-declined = { $seat } skips the last card.
event-chit-rewarded =
    { $points ->
        [one] { $seat } gains { $points } point: { $chit }.
       *[other] { $seat } gains { $points } points: { $chit }.
    }
event-target-reached =
    { $target ->
        [one] More than { $target } point: { $seat } wins.
       *[other] More than { $target } points: { $seat } wins.
    }
event-target-missed =
    { $target ->
        [one] { $seat } needed more than { $target } point.
       *[other] { $seat } needed more than { $target } points.
    }

## What ends the game

end-jury = the Jury is full
end-patents = every row has a token on its last step
end-projects = a player has completed enough projects

## Where points come from

reason-projects = projects
reason-leadership = rows led
reason-jury = Jury
reason-steps = last steps
reason-chits = bonus chits

## Where the points that one may expect come from

source-projects = projects
source-jury = Jury
source-patents = Patent Office
source-coins = coins
source-cards = cards
source-rounds = rounds to come

## Options

option-first-player = first player
option-level = beginner level
option-value-scientist = scientist
option-value-graduate = graduate: starts with 1 resource tile
option-value-student = student: starts with 2 resource tiles

## The board as text

board-round = Round { $round } of { $rounds }
board-over = Game over
board-ending = Last cards
board-pile = pile { $pile }, discard pile { $discard }
board-ghost-card = ghost: { $card }
board-card = { $card }, { $done } of { $allowed }
board-held = holding { $tile }
board-player = Player
board-hand = Hand
board-last = Last card
board-front = To place
board-completed = Completed
board-projects = Projects
board-technologies = Technologies
board-lacks = { $project } still needs { $units }
board-is-completed = { $project } is completed
board-legend = In a lab, capital letters are projects and digits technologies (both named beside it); # is scrap; a resource tile shows its double half by an arrow: ↗ up and right, ↘ right and down, ↙ down and left, ↖ left and up. In the Patent Office the leading token of a row comes first, shown by its player’s sign and its step; g is a ghost. ▶ marks the player to move.
board-tie-break = Ties: most coins.
prompt-replace-scrap = { $seat }, which piece of scrap will your tile replace, and which way round?
prompt-play-card = { $seat }, which card will you play?
prompt-play-last-card = { $seat }, which last card will you play?
prompt-buy-resources = { $seat }, which resource tile will you buy?
prompt-buy-from-academy = { $seat }, what will you buy at the Academy?
prompt-take-free-tile = { $seat }, which free resource tile will you take?
prompt-work-in-laboratory = { $seat }, what will you place or remove?
prompt-put-tile = { $seat }, where will you put the tile?
prompt-move-tokens = { $seat }, which token will you move?
prompt-choose-chit = { $seat }, which chit will you place at the end of { $row }?
prompt-hold-meeting = { $seat }, what will you do in the meeting?
prompt-reposition-tiles = { $seat }, which tile will you move next?
prompt-move-tile = { $seat }, where will you put the tile?

## Resources

resource-steel = Steel
    .short = Steel
    .unit = steel
resource-copper = Copper
    .short = Cop
    .unit = copper
resource-manual = Manual work
    .short = Man
    .unit = manual work
resource-automated = Automated work
    .short = Auto
    .unit = automated work
resource-empirical = Empirical research
    .short = Emp
    .unit = empirical research
resource-scientific = Scientific research
    .short = Sci
    .unit = scientific research
resource-steam = Steam
    .short = Steam
    .unit = steam
resource-electricity = Electricity
    .short = Elec
    .unit = electricity

## Shapes

shape-i = I shape
shape-square = Square
shape-l = L shape
shape-t = T shape
shape-s = S shape

## Cards

card-train-station = Train Station
    .effect =
        { $tiles ->
            [one] Buy { $tiles } resource tile from the Train Station. Price in coins: { $prices }.
           *[other] Buy up to { $tiles } resource tiles from the Train Station. Prices in coins, one after the other: { $prices }.
        }
card-academy = Academy
    .effect =
        { $price ->
            [one] Buy one project or one technology from the Academy for { $price } coin.
           *[other] Buy one project or one technology from the Academy for { $price } coins.
        }
card-laboratory = Laboratory
    .effect =
        { $steps ->
            [one] Place or remove { $steps } tile in your lab.
           *[other] Place or remove up to { $steps } tiles in your lab.
        }
card-journal = Journal
    .effect =
        { $moves ->
            [one] Move a token in the Patent Office: { $moves } movement point.
           *[other] Move your tokens in the Patent Office: { $moves } movement points, split as you like.
        }
card-skyscraper = Skyscraper
    .effect =
        { $coins ->
            [one] Gain { $coins } coin.
           *[other] Gain { $coins } coins.
        }
card-meeting-room = Meeting Room
    .effect = Choose two different actions: rearrange tiles in your lab, gain coins, move a token in the Patent Office, choose a Jury tile. Then the round ends.

## Improved cards

card-improved-train-station = Train Station+
    .effect =
        { $tiles ->
            [one] Buy { $tiles } resource tile from the Train Station. Price in coins: { $prices }.
           *[other] Buy up to { $tiles } resource tiles from the Train Station. Prices in coins, one after the other: { $prices }.
        }
card-improved-academy = Academy+
    .effect =
        { $price ->
            [one] Buy one project or one technology from the Academy for { $price } coin.
           *[other] Buy one project or one technology from the Academy for { $price } coins.
        } { $tiles ->
            [one] Also take a free resource tile from the Train Station.
           *[other] Also take { $tiles } free resource tiles from the Train Station.
        }
card-improved-laboratory = Laboratory+
    .effect =
        { $steps ->
            [one] Place or remove { $steps } tile in your lab.
           *[other] Place or remove up to { $steps } tiles in your lab.
        }
card-improved-journal = Journal+
    .effect =
        { $moves ->
            [one] Move a token in the Patent Office: { $moves } movement point.
           *[other] Move your tokens in the Patent Office: { $moves } movement points, split as you like.
        } { $discount ->
            [one] Changing rows costs { $discount } coin less.
           *[other] Changing rows costs { $discount } coins less.
        }
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
    .hyphenated = Pneu­matic Hammer
    .history = Charles King showed his air hammer in Chicago in 1893, and in 1896 he drove the first car in Detroit.
project-tower-crane = Tower Crane
    .history = The Titan of Clydebank, a giant electric crane finished in 1907, still towers over the river Clyde.
project-electrocardiograph = Electrocardiograph
    .hyphenated = Electro­cardio­graph
    .history = In 1906 Einthoven of Leiden described heartbeats sent by telephone wire from a hospital a mile away.
project-escalator = Escalator
    .history = London’s Holloway Road station got a spiral one in 1906, which passengers most likely never rode.
project-neon-tube = Neon Tube
    .history = Georges Claude, who made liquid air, had neon to spare and lit up the Paris Motor Show with it in 1910.

## Projects: square

project-cruise-ship = Cruise Ship
    .hyphenated = Cruise Ship
    .history = The first ship built for cruises, Prinzessin Victoria Luise, ran aground off Jamaica in December 1906.
project-refrigerator = Refrigerator
    .hyphenated = Refrig­erator
    .history = Abbé Audiffren of France patented a cooling machine in 1894, to chill, it is said, the wine of his monks.
project-pressure-cooker = Pressure Cooker
    .hyphenated = Pressure Cooker
    .history = Denis Papin softened bones under steam in 1679; his safety valve went on to serve the steam engine.
project-vacuum-cleaner = Vacuum Cleaner
    .hyphenated = Vacuum Cleaner
    .history = In 1907 the janitor James Spangler made one out of a fan, a broom handle and a pillowcase.
project-washing-machine = Washing Machine
    .hyphenated = Washing Machine
    .history = Around 1907 the Thor of Chicago was among the first to be turned by an electric motor.
project-electric-oven = Electric Oven
    .hyphenated = Electric Oven
    .history = In 1907 Nora Curle Smith of Kalgoorlie wrote the first cookbook for one: her husband’s invention.

## Projects: L shape

project-automobile = Automobile
    .history = Ferenc Szisz, in a Renault, won the first Grand Prix near Le Mans in June 1906 at 63 miles an hour.
project-motorcycle = Motorcycle
    .hyphenated = Motor­cycle
    .history = In January 1907 Glenn Curtiss rode a V8 of his own making at 136 miles an hour.
project-steam-tractor = Steam Tractor
    .hyphenated = Steam Tractor
    .history = Benjamin Holt put one on endless tracks in 1904; it crawled along and was called Caterpillar.
project-synthetic-rubber = Synthetic Rubber
    .hyphenated = Synthetic Rubber
    .history = In 1906 Bayer offered its chemists 20,000 marks for it; in 1909 Fritz Hofmann had the patent.
project-wireless-telegraph = Wireless Telegraph
    .hyphenated = Wireless Tele­graph
    .history = In November 1906 the nations met in Berlin and agreed on one call for help at sea: SOS.
project-electric-tram = Electric Tram
    .hyphenated = Electric Tram
    .history = An electric railway on a wooden viaduct carried visitors between the two halves of the Milan fair.

## Projects: T shape

project-cellophane = Cellophane
    .history = Wine spilt on a tablecloth set Jacques Brandenberger thinking; in 1908 he patented his clear film.
project-biplane = Biplane
    .hyphenated = Biplane
    .history = In November 1906 Santos-Dumont flew some 720 feet in Paris in his 14-bis, tail first.
project-steam-shovel = Steam Shovel
    .hyphenated = Steam Shovel
    .history = In the rain of November 1906 Theodore Roosevelt tried the levers of one at the Panama Canal.
project-telephone = Telephone
    .history = The undertaker Almon Strowger, sure that operators favoured a rival, invented the automatic exchange.
project-light-bulb = Light Bulb
    .history = The name Osram, from osmium and Wolfram, the German for tungsten, was registered in 1906.
project-tabulating-machine = Tabulating Machine
    .hyphenated = Tabu­lating Machine
    .history = Herman Hollerith’s punched cards sped up the American census of 1890; his firm grew into IBM.

## Projects: S shape

project-laparoscopy = Laparoscopy
    .hyphenated = Laparo­scopy
    .history = In 1901 Georg Kelling of Dresden looked into a dog’s belly through a tube meant for the bladder.
project-bakelite = Bakelite
    .history = Leo Baekeland, rich from a photo paper he had sold to Eastman, cooked it up at home in 1907.
project-outboard-motor = Outboard Motor
    .hyphenated = Outboard Motor
    .history = Ole Evinrude, so the story goes, longed for one in 1906 as ice cream melted in his rowing boat.
project-radiography = Radiography
    .hyphenated = Radio­graphy
    .history = Röntgen, the first Nobel laureate in physics, took no patent on his rays: they were to serve everyone.
project-gramophone = Gramophone
    .history = In a Milan hotel in 1902, Enrico Caruso sang ten arias into the horn for a fee of £100.
project-cinematograph = Cinematograph
    .hyphenated = Cine­mato­graph
    .history = “The Story of the Kelly Gang”, over an hour long, opened in Melbourne in December 1906: a first.

## Technologies that give resources

technology-combustion-engines = Combustion Engines
    .history = At the Paris fair of 1900 one of Rudolf Diesel’s engines ran on peanut oil.
technology-batteries = Batteries
    .history = Edison worked for ten years on a battery for electric cars; by then, petrol had overtaken them.
technology-steel-and-manual = Riveting Gang
    .history = Four men made a gang: one heated the rivets and threw them, one caught, one held, one hammered.
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
    .effect =
        { $points ->
            [one] { $points } point for every cell where you removed scrap and placed another tile.
           *[other] { $points } points for every cell where you removed scrap and placed another tile.
        }
    .history = Around the Palace of the Colonies the king put 267 Congolese people on show; seven of them died.
chit-paris-1900 = Paris 1900
    .effect =
        { $points ->
            [one] { $points } point for every technology in your lab, at most { $most }.
           *[other] { $points } points for every technology in your lab, at most { $most }.
        }
    .history = The Metro opened in July 1900, during the fair, with entrances of iron and glass by Hector Guimard.
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
    .unit = scrap

## Places and tracks

place-academy = Academy
    .history = In 1906 Italy had two Nobel laureates: Camillo Golgi for medicine, Giosuè Carducci for literature.
place-train-station = Train Station
    .history = In April 1906 the king laid the first stone of Milan’s Central Station, which opened in 1931.
place-jury = Jury
    .history = Forty nations came to Milan in 1906, and juries weighed their work for medals and grand prizes.
place-patents-office = Patent Office
    .history = On 1 April 1906 the patent office in Bern promoted Albert Einstein to expert, second class.
place-laboratory = Lab
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

draw-table = The board
draw-board = The exhibition
draw-parts = Parts of the board
draw-hand = Your six cards
draw-card-train-station = Train Station
draw-card-academy = Academy
draw-card-laboratory = Labora­tory
draw-card-journal = Journal
draw-card-skyscraper = Sky­scraper
draw-card-meeting-room = Meeting Room
draw-round-ending = Round { $round } of { $rounds }, last cards
draw-to-move = to move
draw-you-to-move = to move
draw-first = First player
draw-your-laboratory = Your lab
draw-laboratory-of = { $name }’s lab
draw-close = Close
draw-projects = Projects
draw-if-set = If placed here
draw-no-projects = No project in the lab yet.
draw-has = { $resource }: { $has } of { $needs }
draw-completed = Completed
draw-lacks = Still needs
draw-completed-of =
    { $projects ->
        [one] Completed projects ({ $projects } ends the game)
       *[other] Completed projects ({ $projects } end the game)
    }
draw-tiles-waiting = Tiles to place
draw-cards-in-hand = Cards in hand
draw-last-card = Last card
draw-no-card-yet = No card played this round
draw-before-you = To place
draw-nothing-waits = You have no tiles to place.
draw-turn-left = Rotate left
draw-turn-right = Rotate right
draw-put-back = Put back
draw-set = Place
draw-put = Place it on { $cell }
draw-playing = { $done } of { $allowed }
draw-played = Played
draw-improved = Improved
draw-not-first = Not 1st turn
draw-not-last = Not as last card
draw-ghosts-card = Ghost
draw-academy-price =
    { $price ->
        [one] Buy one: { $price } coin
       *[other] Buy one: { $price } coins
    }
draw-pile =
    { $unseen ->
        [one] { $unseen } face-down project
       *[other] { $unseen } face-down projects
    }
draw-empty = no project
draw-station-price =
    { $price ->
        [one] Next tile: { $price } coin
       *[other] Next tile: { $price } coins
    }
draw-station-free = One tile free
draw-station-pile =
    { $tiles ->
        [one] { $tiles } tile in the pile
       *[other] { $tiles } tiles in the pile
    }
draw-jury-worth =
    { $points ->
        [one] { $points } point per project
       *[other] { $points } points per project
    }
draw-jury-left =
    { $left ->
        [one] { $left } tile to come
       *[other] { $left } tiles to come
    }
draw-jury-so-far = Steam { $steam }, electricity { $electricity }
draw-vote =
    { $left ->
        [one] Vote for { $energy } ({ $left } tile left)
       *[other] Vote for { $energy } ({ $left } tiles left)
    }
draw-points-left =
    { $left ->
        [one] { $left } movement point
       *[other] { $left } movement points
    }, { $money ->
        [one] { $money } coin
       *[other] { $money } coins
    }
draw-chits-left =
    { $count ->
        [one] { $count } chit left
       *[other] { $count } chits left
    }
draw-link =
    { $price ->
        [0] Change rows here for free
        [one] Change rows here for { $price } coin
       *[other] Change rows here for { $price } coins
    }
draw-token = { $name }’s token { $token }
draw-ghost-opponent = Ghost
draw-ghost-token = Ghost token
draw-token-to = Token { $token }: { $row }, step { $step }
draw-ghost-deck =
    { $cards ->
        [one] { $cards } card in its deck
       *[other] { $cards } cards in its deck
    }
draw-ghost-bars = You cannot play this card next.
draw-meeting-open = Action { $number }
draw-meeting-reposition = Tiles
draw-meeting-money = Coins
draw-meeting-patent = Patents
draw-meeting-jury = Jury
draw-costs =
    { $price ->
        [one] costs { $price } coin, leaves { $left }
       *[other] costs { $price } coins, leaves { $left }
    }
draw-free = free
draw-cannot-pay =
    { $price ->
        [one] You cannot afford { $price } coin, so this card would do nothing.
       *[other] You cannot afford { $price } coins, so this card would do nothing.
    }
draw-points-now =
    { $points ->
        [one] { $points } point if completed now
       *[other] { $points } points if completed now
    }
draw-wanted = needed by { $projects }
draw-not-wanted = no project needs it now
draw-improves = improves { $card }
draw-then-gone = goes to the discard pile
draw-then-back = leaves the game
draw-then-under-pile = goes to the bottom of its pile
draw-then-to-academy = returns to the Academy
draw-then-basic = back to the basic { $card }
draw-chit-now =
    { $points ->
        [one] Now: { $points } point.
       *[other] Now: { $points } points.
    }
draw-then-lacks = { $project } would still need { $lacks }
draw-then-completed = completes { $project }: +{ $points }
draw-then-leads = takes the lead
draw-then-keeps-lead = keeps the lead
draw-then-chit = reaches the last step
draw-then-points =
    { $points ->
        [one] { $points } point at the end
       *[other] { $points } points at the end
    }
draw-then-jury = Jury: steam { $steam }, electricity { $electricity }
draw-then-money =
    { $money ->
        [one] you would have { $money } coin
       *[other] you would have { $money } coins
    }
draw-stop-leaves =
    { $left ->
        [0] ends the action
       *[other] ends the action; { $left } unused
    }
draw-pass-gives = you make no more moves
draw-result = Completed projects and chits
draw-none-completed = none
draw-say-held = Holding { $name }. Arrow keys move it, R rotates it, Enter places it, Escape puts it back.
draw-say-touched = Holding { $name }. Tap a cell to see it there, then press Place.
draw-say-back = { $name } is back where it was.
draw-say-set = Place on { $cell }
draw-say-no-set = Does not fit on { $cell }
draw-say-leave = Leave on { $cell }
draw-say-here = { $cell }: { $what }
draw-say-turned-tile = double half facing { $sides }
draw-say-turned-shape = rotation { $turn } of { $turns }
draw-say-feeds-nothing = It fits, but adds nothing that a project still needs.
draw-say-complete =
    { $points ->
        [one] { $project } complete, { $points } point.
       *[other] { $project } complete, { $points } points.
    }
draw-say-project-lacks = { $project } still needs { $lacks }.
draw-say-units = { $n } { $type }
draw-say-lacks = still needs { $lacks }
draw-say-completes =
    { $points ->
        [one] completes: { $points } point
       *[other] completes: { $points } points
    }
draw-say-gain = +{ $points }
draw-say-outside = { $name } would not fit in the lab there.
draw-say-covers = There is already something there.
draw-say-same-spot = It is already there.
draw-say-breaks = { $project } would become incomplete.

## Tabs, and the ghost of a game alone
draw-tab-lab = Lab
draw-tab-station = Station, Jury
draw-tab-patents = Patents
draw-tab-rivals = Rivals
draw-solo-progress =
    { $points ->
        [one] You have { $points } point; more than { $target } win
       *[other] You have { $points } points; more than { $target } win
    }
draw-ghost-leads =
    { $rows ->
        [0] It leads no row
        [one] It leads { $rows } row
       *[other] It leads { $rows } rows
    }

## Leading a row
draw-say-completes-leading = completes: { $points } + { $more } for leading { $rows }
draw-leading-adds = +{ $points } for leading { $rows }

## Tokens by where they stand
draw-token-enters = From step { $start } to { $row }, step { $step }
draw-token-goes-on = { $row }: from step { $start } to { $step }
draw-token-changes = From { $source } to { $row }, step { $step }

## The board in words

told-station = Train Station: { $tiles }.
told-academy = Academy: { $projects }. Technologies: { $technologies }.
told-jury = Jury: steam { $steam }, electricity { $electricity }, free spaces { $free }.
told-row = { $row }: { $tokens }.
told-row-chit = At its end: { $chit }.
told-ghost = ghost
told-seat = { $seat }: coins { $money }, points { $prestige }, cards in hand { $cards }. Last card: { $last }. Completed: { $completed }. To place: { $front }.
told-lab = { $seat }’s lab: { $tiles }. Scrap: { $scrap }.
told-need = { $kind } { $has } of { $need }
told-none = none

## The chronicle
entry-buys = { $tiles } for { $price } { $money }
entry-free = { $tiles } for free
entry-sets =
    { $who ->
        [you] place { $tiles }
       *[other] places { $tiles }
    }
entry-removes =
    { $who ->
        [you] remove { $tiles }
       *[other] removes { $tiles }
    }
entry-moves =
    { $who ->
        [you] move { $tiles }
       *[other] moves { $tiles }
    }
entry-clears =
    { $who ->
        [you] clear { $count } { $scrap }
       *[other] clears { $count } { $scrap }
    }
entry-to-step = { $row } to { $step }
entry-money = coins
entry-improved = now { $card }
entry-restored = back to { $card }
entry-chit =
    { $who ->
        [you] take { $chit }
       *[other] takes { $chit }
    }
entry-ghost = the ghost
entry-ghost-plays = plays { $card }
entry-round = Round { $round }
entry-setup = Setup
entry-last-cards = Last cards
entry-no-last-card = No last card
entry-end = Final scoring

## Asking what a thing is

about-project = Project, { $shape }
about-project-effect = Completed as soon as everything it needs touches it: { $points } points, and { $lead } more for each of its resources whose row you lead in the { place-patents-office }.
about-project-jury = runs on { $energy }: { $points } more at the end if the Jury prefers it
about-lacks = Missing
about-completed-already = nothing: it is completed
about-worth-now =
    { $points ->
        [one] { $points } point if you complete it
       *[other] { $points } points if you complete it
    }
about-technology = Technology, { $shape }
about-technology-improves = As long as it is in your lab, you have { $card }: { $effect }
about-technology-gives = Supplies { $units } to every project that touches it.
about-technology-works = anywhere in your lab, as long as it is there
about-without = Without it
about-tile = Resource tile
about-tile-effect = Supplies { $more } on two sides and { $less } on the other two, to the projects that touch them.
about-scrap = In every lab from the start
about-scrap-effect = Takes up a cell and supplies nothing. The Laboratory card can remove it for good.
about-at-academy =
    { $price ->
        [one] { $price } coin at the Academy
       *[other] { $price } coins at the Academy
    }
about-seat = { $seat }
about-card = Card; every player has the same six
about-barred-first-turn = not on the first turn of a round
about-barred-neighbour = the player before you has just played it
about-barred-ghost = the ghost has just played it
about-barred-last-card = it cannot be a last card
about-place = Part of the board
about-place-academy =
    { $price ->
        [one] Here the Academy card buys one project or one technology for { $price } coin.
       *[other] Here the Academy card buys one project or one technology for { $price } coins.
    }
about-place-train-station = Here the Train Station card buys resource tiles; one after the other they cost { $prices }. At the end of the round the station is filled from the pile ({ $pile } left).
about-place-jury =
    { $points ->
        [one] At the end, each of your completed projects is worth { $points } more point if it runs on the energy with more Jury tiles.
       *[other] At the end, each of your completed projects is worth { $points } more points if it runs on the energy with more Jury tiles.
    }
about-place-patents-office =
    { $points ->
        [one] Tokens race along six rows. Whoever leads a row gains { $points } more point for every project that needs its resource.
       *[other] Tokens race along six rows. Whoever leads a row gains { $points } more points for every project that needs its resource.
    }
about-place-laboratory = Your lab: tiles supply the projects that they touch. The Laboratory card places and removes tiles.
about-jury-tile = Jury tile
about-jury-projects =
    { $count ->
        [0] no completed project gains
        [one] { $count } completed project gains
       *[other] { $count } completed projects gain
    }
about-pile = Pile of resource tiles
about-pile-effect = Tiles to come: { $tiles }. Then the discard pile ({ $discard }) becomes the new pile.
about-academy-pile = Pile of projects of one shape
about-academy-pile-effect =
    { $unseen ->
        [one] { $unseen } project that nobody has seen is below; a new one is turned up at the end of the round.
       *[other] { $unseen } projects that nobody has seen are below; a new one is turned up at the end of the round.
    }
about-below = At the bottom
about-names = { $names }
about-list = { $parts }
about-resource = Resource
about-resource-effect = Projects need it. Tiles and technologies that touch a project supply it; leading its row in the { place-patents-office } gives more points.
about-energy-effect = Energy: every project needs one of the two. At the end the Jury rewards projects that run on the energy with more votes.
about-need-effect = It has { $has } of the { $needs } it needs.
about-row = Row
about-row-effect =
    { $points ->
        [one] Whoever leads this row gains { $points } more point on completing a project that needs this resource.
       *[other] Whoever leads this row gains { $points } more points on completing a project that needs this resource.
    }
about-row-stack = in a stack the token on top leads
about-stack = Stack
about-leads = Leads
about-nobody = nobody yet
about-ghost-on = the ghost, on step { $step }
about-seat-on = { $seat }, on step { $step }
about-step = Step { $step } of { $steps }
about-step-first = All tokens start here; from here a token enters any row.
about-step-last = The first token here chooses a bonus chit for the row; at the end every token here scores that chit.
about-step-effect =
    { $points ->
        [0] A token here is worth nothing at the end, but it may lead the row.
        [one] A token here is worth { $points } point at the end.
       *[other] A token here is worth { $points } points at the end.
    }
about-link = Change of row
about-link-kind = Step { $step }
about-link-effect =
    { $price ->
        [0] A token may change here between { $one } and { $other }: 1 movement point, no coins.
        [one] A token may change here between { $one } and { $other }: 1 movement point and { $price } coin.
       *[other] A token may change here between { $one } and { $other }: 1 movement point and { $price } coins.
    }
about-link-price = { $discount } less with { $card }
about-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
about-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
about-token-start = On the first step
about-token-on = { $row }, step { $step }
about-token-effect =
    { $points ->
        [one] The Journal moves it; its small number says which of your tokens it is. Leading a row gives { $points } more point for every project that needs it.
       *[other] The Journal moves it; its small number says which of your tokens it is. Leading a row gives { $points } more points for every project that needs it.
    }
about-ghost-token-effect = Nobody’s token: it moves at random when a Journal is played, and may lead the row instead of you.
about-end = At the end
about-chit = Bonus chit
about-chit-left = still to be chosen
about-prestige = { $seat }’s points
about-prestige-effect =
    { $points ->
        [one] { $points } point now. What is counted at the end is listed as it stands.
       *[other] { $points } points now. What is counted at the end is listed as it stands.
    }
about-prestige-total =
    { $points ->
        [one] { $points } point in all.
       *[other] { $points } points in all.
    }
about-points-later = +{ $points } at the end
about-led = Rows led
about-steps = Last steps
about-money-effect = Coins buy tiles, projects and technologies and pay for changes of row. Nobody can hold more than { $most }.
about-completed =
    { $count ->
        [one] { $count } completed project
       *[other] { $count } completed projects
    }
about-completed-effect = When somebody completes { $projects } projects, the end is triggered.
about-front-effect = Bought but not yet in the lab: the Laboratory card places them.
about-cards-effect =
    { $cards ->
        [one] { $cards } card left in hand. After a meeting everybody takes all six back.
       *[other] { $cards } cards left in hand. After a meeting everybody takes all six back.
    }
about-first = First player
about-first-effect = Started the game. Play goes clockwise.
about-ghost-deck = Ghost deck
about-ghost-deck-effect =
    { $cards ->
        [one] The ghost plays a card after each of your turns; you cannot play the same one next. { $cards } card is left.
       *[other] The ghost plays a card after each of your turns; you cannot play the same one next. { $cards } cards are left.
    }
about-ghost-target = Target
about-ghost-target-effect = You win with more than { $target } points.
signs-cards = Cards
signs-resources = Resources
sign-resource = projects need it; it has a row
sign-energy = energy; the Jury votes on it
sign-train-station = buys resource tiles
sign-academy = buys a project or a technology
sign-laboratory = places and removes tiles
sign-journal = moves tokens along the rows
sign-skyscraper = gives coins
sign-meeting-room = two small actions, then the round ends
signs-chits = Bonus chits
signs-counts = What the numbers count
sign-prestige = Prestige
    .line = points
sign-lira = Coins
    .line = pay for tiles and changes of row
sign-check = Completed
    .line = projects that have scored
sign-lift = To place
    .line = tiles in front of a player
sign-crown = Leader
    .line = leads a row: more points
sign-scrap = Scrap
    .line = takes up a cell of the lab

## Scorings told in stages

event-final-scoring-began = The last points are counted.
event-jury-tied = Steam and electricity are level in the Jury: it gives nobody any points.
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
        [one] { $count } project of the preferred energy (+{ $points })
       *[other] { $count } projects of the preferred energy (+{ $points } each)
    }
telling-jury-tied = steam and electricity are level: no points
telling-office-steps = last steps: { $points }
telling-office-chit = { $chit }: { $points }

# Opponents
opponent-apprentice = The Apprentice
    .short = Apprentice
    .line = Picks up every part that shines and asks later what it is for.
opponent-motorist = The Motorist
    .short = Motorist
    .line = Fast off the line; maps are for passengers.
opponent-miner = The Miner
    .short = Miner
    .line = Finishes what he began, metre by metre.
opponent-chemist = The Chemist
    .short = Chemist
    .line = Weighs everything twice, your supplies included.
opponent-academician = The Academician
    .short = Academician
    .line = Has seen six exhibitions and remembers who forgot what.

## The score sheet

sheet-jury = Jury tiles on the board
sheet-track = Points so far
sheet-prestige = points on the track
sheet-completed = Completed projects
sheet-tokens = Tokens in the Patent Office
sheet-token = Token { $number }
sheet-early = No points yet
sheet-late =
    { $points ->
        [one] Steps { $first } to { $last }: { $points } point
       *[other] Steps { $first } to { $last }: { $points } points
    }
sheet-on-chit = Last step: { $chit }
sheet-counted = What bonus chits count
sheet-counted-note = Only if a token of the player is on a last step whose bonus chit counts these; coins also decide ties.
sheet-money = Coins
sheet-rebuilt = Cells cleared of scrap and covered again
sheet-technologies = Technologies in the lab
sheet-shapes = Different shapes of projects in the lab

## Values of an edition

value-laboratory = Lab
value-rows = rows
value-columns = columns
value-scrap = Scrap
value-cells = cells
value-levels = Scrap that beginners replace
value-funding = Coins
    .first = first player
    .second = second player
    .third = third player
    .fourth = fourth player
    .solo = playing alone
value-most = at most
value-station = Tiles at the station
value-tiles_each_player = for each player
value-train_station = Train Station: prices
value-improved_train_station = Improved Train Station: prices
value-first = first tile
value-second = second tile
value-third = third tile
value-academy = Academy
value-price = price
value-improved_free_tiles = improved: free tiles
value-laboratory_work = Laboratory
value-tiles = tiles
value-improved_tiles = improved: tiles
value-journal = Journal
    .points = movement points
value-improved_points = improved: movement points
value-improved_discount = improved: discount
value-skyscraper = Skyscraper
value-improved_money = improved: coins
value-meeting = Meeting
    .points = movement points
value-actions = actions
value-money = coins
value-points = points
value-jury = Jury
value-spaces = spaces
value-start = tiles at the start
value-points_each_project = points for each project
value-jury_tiles = Jury tiles
value-patents = Patent Office
value-tokens_each_player = tokens for each player
value-steps = steps
value-points_from = points from step
value-points_leader = points for leading a row
value-patent_rows = Rows of the Patent Office
value-order = from top to bottom
value-jumps = Where tokens change rows
value-links = steps and prices
value-end = End of the game
value-projects = Projects
value-ghost_tiles = Ghosts: tiles drawn for each Journal
    .each = players: { $n }
value-ghost_deck = Ghost deck
value-each_card = of each card
value-meetings = meetings
value-solo = Playing alone
value-target = points to exceed
value-chits = Bonus chits
value-points_for_one = points for 1 point
value-money_for_one = coins for 1 point
value-points_each_cell = points for each cell
value-points_each_technology = points for each technology
value-points_each_shape = points for each shape
value-shapes = Shapes
value-resource_units = Units of resource tiles
value-double = double half
value-single = single half
value-resource_tiles = Resource tiles: how many of each
value-technologies = Technologies
value-shape = shape
value-needs = needs
value-prestige = points
value-gives = gives
value-improves = improves

## Keys

keys-tile-lift = pick up or put down a tile
keys-tile-carry = carry it
keys-tile-turn = rotate it; with Shift, the other way
keys-tile-back = put it back

## The guided first game
guide-welcome = Welcome to Milan
    .text = You and the Apprentice each run a lab for the exhibition of 1906. Whoever completes the better projects scores more points, and wins.
    .why = This first game is short: three rounds instead of ten. Notes like this one lead you through the first.
guide-lab = Your lab
    .text = Here you fit projects and resource tiles together. A project is completed as soon as all that it needs touches its sides.
    .why = Five cells are full of scrap: there is not much room.
guide-cards = One card a turn
    .text = Each turn you play one of your six cards and do what it says. First you need coins, so play Skyscraper.
    .why = A card that is played comes back to you in the next round.
guide-barred = What has just been played is barred
    .text = The Apprentice has played Train Station, so you cannot play it now. Play Academy: projects are sold there.
    .why = The bar holds for one turn only.
guide-project = Buy Cellophane
    .text = It needs 2 empirical research, 2 automated work, 1 copper and 2 steam, and is worth 3 points.
    .why = Two tiles in the Train Station supply nearly all of that.
guide-station = Now the Train Station
    .text = Its resource tiles are what projects need. Now that the Apprentice has played another card, you may play this one.
guide-halves = Every tile has two halves
    .text = The half with two signs gives 2 units, the other one 1. This tile gives 2 empirical research and 1 copper.
    .why = Cellophane needs both.
guide-prices = Each tile costs more
    .text = The first one cost 1 coin, the second costs 2, a third would cost 3. Take the tile with 2 automated work.
guide-laboratory = Put it together
    .text = What you have bought does nothing until it is in your lab. Laboratory places three tiles: just enough.
guide-place = Place the project
    .text = Pick up Cellophane and place it where its sides are free, for that is where its tiles go.
    .why = The two notches of the T are worth most: a tile there touches it twice.
guide-notch = A tile in a notch
    .text = Place this tile in a notch, rotated so that one side of each half touches Cellophane. Then it has empirical research and copper.
    .why = While you hold a tile, arrows show what it would supply.
guide-touch = The second tile
    .text = Place it so that the half with automated work touches Cellophane. Corners do not count.
    .why = Nothing is used up: one half can supply several projects.
guide-journal = Lead, and score more
    .text = A completed project scores 1 more for each of its rows that you lead in the Patent Office. Play Journal.
    .why = The grey tokens there are ghosts. Chance moves them, and they can lead, too.
guide-lead = Three movement points
    .text = Each takes a token one step on, and the foremost leads its row. Enter the copper row: Cellophane needs copper, and nobody is there yet.
guide-meeting = End the round
    .text = Meeting Room ends the round: then everything is refilled and all cards come back. Play it.
guide-vote = Vote for steam
    .text = In a meeting you do two different things. Cellophane runs on steam, and at the end each completed project of the energy with more votes scores 2.
guide-missing = What is missing
    .text = The list shows what your project still needs. Buy that, place it, and it scores. From here on you choose.
guide-completed = Completed!
    .text = It has scored its points at once, and 1 more for each of its rows that you lead. It stays completed.
    .why = Choose your score to see where every point came from.
guide-yours = The rest is yours
    .text = Buy the next project so that tiles you have already placed supply it, too. Technologies give resources or improve a card.
    .why = Ask for a hint when you like. Point at anything you wonder about, or hold a finger on it.
guide-end = Now you know the exhibition
    .text = Buy projects that share tiles, lead the rows they need, and vote for their energy: that is where the points come from.
    .why = A whole game has ten rounds, and ends early with five completed projects.
