# World's Fair 1893 in English

## On the entrance

city = Chicago
home-line = Send your supporters into the White City, get your exhibits approved, and keep the great wheel turning.

## The game in brief

rules-brief =
    You help to organise the Chicago fair of 1893. On your turn, place a supporter in one of the five areas around the Ferris wheel; play the figures you took last turn; take all cards beside that area; then three new cards are dealt.
    Tickets move the car of the wheel. When it has come full circle, the round is scored: each ticket is worth a coin, and whoever has the most tickets gets two more; whoever has the most supporters in an area (with three or four players also the second most) wins a medal and may approve exhibits of that area; then half of your supporters return to you.
    After three rounds, coins, medals and sets of approved exhibits from different areas (1, 3, 6, 10, 15 points) are added up.

## Moves

action-place = Place a supporter in { $area }
action-place-from = Place a supporter in { $area }, taken from { $source }
action-add = Play { $figure }: add a supporter
action-add-from = Play { $figure }: add a supporter taken from { $source }
action-add-to = Play { $figure }: add a supporter to { $area }
action-add-to-from = Play { $figure }: add a supporter to { $area }, taken from { $source }
action-move = Play { $figure }: move { $owner }’s supporter from { $source } to { $target }
action-move-owner = Play { $figure }: move { $owner }’s supporter…
action-move-own = Play { $figure }: move your supporter from { $source } to { $target }
action-move-yours = Play { $figure }: move your supporter…
action-move-whose = From { $source }…
action-stop = Discard the remaining figures
action-end-turn = End your turn
action-approve =
    { $count ->
        [0] Approve no exhibits
        [one] Approve { $count } exhibit
       *[other] Approve { $count } exhibits
    }

## Why a move is refused

illegal-place-first = Start your turn by placing a supporter.
illegal-figures-now = Play one of the figures you took last turn, or discard the remaining ones.
illegal-end-turn-now = You have played all your figures: end your turn, or undo.
illegal-approve-now = First decide how many { $area } exhibits to approve.
illegal-approve-too-many =
    { $most ->
        [one] You may approve at most { $most } { $area } exhibit.
       *[other] You may approve at most { $most } { $area } exhibits.
    }
illegal-supply-empty = Your supply is empty: take a supporter from an area.
illegal-supply-not-empty = You still have supporters in your supply: use one of them.
illegal-no-supporter = You have no supporter in { $area }.
illegal-no-supporter-of = { $owner } has no supporter in { $area }.
illegal-no-such-player = There is no player { $number } in this game.
illegal-not-adjacent = { $area } is not next to { $chosen }, the area you chose this turn.
illegal-figure-not-held = You did not take { $figure } last turn.

## What happened

event-turn-began = Round { $round }: { $seat }’s turn.
event-supporter-placed = { $seat } places a supporter in { $area }.
event-supporter-placed-from = { $seat } places a supporter in { $area }, taken from { $source }.
event-supporter-added = { $seat } plays { $figure } and adds a supporter to { $area }.
event-supporter-added-from = { $seat } plays { $figure } and adds a supporter to { $area }, taken from { $source }.
event-supporter-moved = { $seat } plays { $figure } and moves { $owner }’s supporter from { $source } to { $target }.
event-supporter-moved-own = { $seat } plays { $figure } and moves one of their own supporters from { $source } to { $target }.
event-standing-changed = { $seat } has { $count } in { $area }, place { $place }.
event-figure-discarded = { $seat } discards { $figure }.
event-cards-collected = { $seat } takes the cards beside { $area }: { $cards }.
event-cards-collected-none = { $seat } finds no cards beside { $area }.
event-car-moved =
    { $left ->
        [0] The car is back at the start: the round will be scored.
        [one] The car moves: { $left } space to go.
       *[other] The car moves: { $left } spaces to go.
    }
event-deck-reshuffled =
    { $cards ->
        [one] The discard pile ({ $cards } card) is shuffled into a new deck.
       *[other] The discard pile ({ $cards } cards) is shuffled into a new deck.
    }
event-card-added = New beside { $area }: { $card }.
event-scoring-began = Round { $round } is scored.
event-lull-ended =
    { $turns ->
        [one] No tickets taken for { $turns } turn, so the round is scored now.
       *[other] No tickets taken for { $turns } turns, so the round is scored now.
    }
event-medal-won =
    { $points ->
        [one] { $seat } is { $place } in { $area } and wins a medal worth { $points } point.
       *[other] { $seat } is { $place } in { $area } and wins a medal worth { $points } points.
    }
event-exhibits-approved = Approved for { $seat }: { $cards }.
event-exhibits-approved-none = { $seat } approves no { $area } exhibits.
event-supporters-recalled =
    { $count ->
        [one] { $count } of { $seat }’s supporters returns from { $area }.
       *[other] { $count } of { $seat }’s supporters return from { $area }.
    }

## Where points come from

reason-most-tickets = most tickets
reason-tickets = tickets
reason-first-places = first places
reason-second-places = second places
reason-sets = sets of approved exhibits
place-first = first
place-second = second
place-tied-first = tied for first
place-tied-second = tied for second
supply = the supply

## Where the points that one may expect come from

source-areas = areas
source-sets = sets
source-tickets = tickets
source-figures = figures
source-turns = turns to come

## Options

option-first-player = first player

## The board as text

board-round = Round { $round } of { $rounds }
board-scoring = Round { $round } of { $rounds }: scoring
board-over = Game over
board-wheel = Wheel { $car } of { $wheel }
board-deck = deck { $deck }, discard pile { $discard }
board-area = Area
board-cards = Cards
board-player = Player
board-points = Points
board-approved = Approved
board-proposed = Proposals
board-tickets = Tickets
board-figures = Figures
board-supply = Supply
board-legend = Points are coins + medals + sets; 2/4 means two cards of at most four; ▶ marks the player to move and the chosen area.
board-tie-break = Ties: most approved exhibits, then fewest proposals left.
board-ticket = ticket
board-figure = figure
prompt-place-supporter = { $seat }, in which area will you place a supporter?
prompt-play-figures = { $seat }, which figure will you play?
prompt-end-turn = { $seat }, you have played all your figures. End your turn?
prompt-approve-exhibits = { $seat }, how many { $area } exhibits will you approve?

## The board as a picture

draw-board = The fair
told-area = { $area }: supporters { $supporters }. Cards: { $cards }.
told-seat =
    { $score ->
        [one] { $seat }: { $score } point. Proposals: { $exhibits }. Approved: { $approved }. Tickets: { $tickets }. Supporters in the supply: { $supply }. Figures: { $figures }.
       *[other] { $seat }: { $score } points. Proposals: { $exhibits }. Approved: { $approved }. Tickets: { $tickets }. Supporters in the supply: { $supply }. Figures: { $figures }.
    }
told-none = none
draw-headline = Round { $round }, car at { $car } of { $wheel }
draw-headline-scoring = Round { $round }, scoring
draw-spaces =
    { $left ->
        [one] space
       *[other] spaces
    }
draw-round = Round
draw-deck = Deck
draw-discard = Discard
draw-exhibits = Proposals
draw-approved-exhibits = Approved exhibits
draw-set-of = a set of { $count }
draw-no-figure = no figures in hand
draw-figures =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    }
draw-you = (you)
draw-to-move = to move
draw-you-to-move = to move
draw-step-place = Place
draw-step-figures = Figures
draw-step-take = Take cards
draw-step-refill = Refill
draw-step-tickets = Tickets
draw-step-areas = Areas
draw-step-recall = Supporters
draw-add = { $figure }: { $area }
draw-taken-from = { $area }, taken from { $source }
draw-move = { $owner }: { $source } → { $target }
draw-move-own = Yours: { $source } → { $target }
draw-move-whose = Move { $owner }’s supporter from { $source }
draw-move-from = Move a supporter from { $source }
draw-move-where = { $owner }, { $source }: where to?
draw-move-own-from = Move your supporter from { $source }
draw-move-own-where = Your supporter, { $source }: where to?
draw-ask = { $area }: choose a move
draw-stop = Discard the remaining figures
draw-stop-gives = { $figures }
draw-end-turn-gives = you take the cards beside your area
draw-some-exhibits =
    { $count ->
        [one] { $count } proposal
       *[other] { $count } proposals
    }
draw-some-tickets =
    { $count ->
        [one] { $count } ticket: car +{ $spaces }
       *[other] { $count } tickets: car +{ $spaces }
    }
draw-then-scoring = then the round is scored
draw-no-cards = no cards
draw-there = you would have { $count } here
draw-there-place = you would be { $place } here, with { $count }
draw-then-place = { $area }: you would be { $place }
draw-then-nothing = { $area }: nothing for you
draw-places-stay = nothing changes for you
draw-adds = +1 supporter; { $standing }
draw-sets =
    { $points ->
        [one] your sets would be worth { $points } point
       *[other] your sets would be worth { $points } points
    }

## Exhibits: Agriculture

exhibit-monster-cheese = Monster Cheese
    .history = Canada sent a single cheese of 22,000 pounds, said to have proved too much for the floor beneath it.
exhibit-mccormick-harvesters = McCormick Harvesters
    .history = The inventor had died in 1884, but his Chicago works went on sending reapers to the world’s fields.
exhibit-liberty-bell-of-oranges = Liberty Bell of Oranges
    .history = While the real bell came from Philadelphia as a guest, its double was built out of oranges.
exhibit-schlitz-pavilion = Schlitz Pavilion
    .history = The brewer from Milwaukee made a grand show, under the eyes of its great rival Pabst.
exhibit-ceylon-tea-court = Ceylon Tea Court
    .history = A blight on coffee had turned Ceylon to tea, and now the island poured a cup for America.
exhibit-russian-wheat-hall = Russian Wheat Hall
    .history = Russia laid out the grain of its black-earth steppes in a city that lived by trading wheat.
exhibit-weather-station = Weather Station
    .history = Moved from the army to the farm department in 1891, the Weather Bureau now forecast for farmers.
exhibit-chocolate-temple = Chocolate Temple
    .history = Stollwerck of Cologne built a temple of chocolate almost 40 feet high to house a figure of Germania.

## Exhibits: Electricity

exhibit-egg-of-columbus = Egg of Columbus
    .history = Tesla’s copper egg spun in a rotating magnetic field until it stood on end all by itself.
exhibit-wireless-lamps = Wireless Lamps
    .history = Tesla’s glass tubes glowed with no wire attached, as if a magician were holding them.
exhibit-polyphase-generator = Polyphase Generator
    .history = Westinghouse showed here the alternating current that would soon harness Niagara Falls.
exhibit-telautograph = Telautograph
    .history = Elisha Gray’s device sent handwriting down a wire, so that a distant pen copied every stroke.
exhibit-telephone-stand = Telephone Stand
    .history = Chicago had been linked to New York by telephone only since the autumn of 1892.
exhibit-coloured-lamps = Coloured Lamps
    .history = Lamps of every hue dazzled a public most of whom still lived by gaslight, oil or candles.
exhibit-tower-of-light = Tower of Light
    .history = General Electric hailed Edison’s lamp with a glowing column of bulbs about 80 feet high.
exhibit-electric-kitchen = Electric Kitchen
    .history = Its pans heated up without flame or smoke, at a time when hardly any home had electricity.

## Exhibits: Fine Arts

exhibit-diana-of-the-dome = Diana of the Dome
    .history = Too big for her tower in New York, Saint-Gaudens’s huntress moved to the dome of Agriculture.
exhibit-statue-of-the-republic = Statue of the Republic
    .history = Daniel Chester French’s gilded giantess towered some 65 feet over the great basin.
exhibit-macmonnies-fountain = MacMonnies Fountain
    .history = Columbia sat enthroned on a ship of state, with the arts and industries pulling at the oars.
exhibit-modern-woman-mural = Modern Woman Mural
    .history = Mary Cassatt painted women picking the fruits of knowledge; after the fair her mural vanished.
exhibit-whistler-canvases = Whistler Canvases
    .history = Whistler had long been at home in Europe, yet his canvases hung among the Americans’ here.
exhibit-proctor-animals = Proctor’s Animals
    .history = A hunter in the Rockies as a boy, Proctor set life-size wild animals beside the bridges.
exhibit-award-medal = Award Medal
    .history = Saint-Gaudens’s nude youth on the reverse shocked officials, so Barber supplied a tamer design.
exhibit-caryatid-porch = Caryatid Porch
    .history = Maidens in the manner of the Acropolis carried the porch of a palace that still stands today.

## Exhibits: Manufacturing

exhibit-steel-arches = Steel Arches
    .history = Spanning more than 360 feet, these arches carried the roof of the largest hall at the fair.
exhibit-travelling-derrick = Travelling Derrick
    .history = A tower crane on rails crept along the hall and hoisted one giant arch after another into place.
exhibit-selz-schwab-shoes = Selz-Schwab Shoes
    .history = By about 1900 this Chicago firm was turning out some 12,000 pairs of shoes a day.
exhibit-sewing-machines = Sewing Machines
    .history = Singer handed out picture cards of people from all over the world sewing on its machines.
exhibit-yerkes-telescope = Yerkes Telescope
    .history = Paid for by a streetcar magnate, the giant stood here years before it first saw the stars.
exhibit-tiffany-chapel = Tiffany Chapel
    .history = Its glass and mosaics shone so solemnly that men, it is said, took off their hats inside.
exhibit-typewriters = Typewriters
    .history = The Remingtons of the day already carried the QWERTY row that we still type on.
exhibit-clasp-fastener = Clasp Fastener
    .history = Whitcomb Judson of Chicago patented his hook fastener for shoes in 1893, and the zip was on its way.

## Exhibits: Transportation

exhibit-engine-999 = Engine No. 999
    .history = In May 1893 its crew claimed 112 miles an hour, a record that is still argued about.
exhibit-pullman-train = Pullman Train
    .history = Pullman’s rolling palace showed everybody a luxury that few could afford to travel in.
exhibit-columbus-engine = Engine Columbus
    .history = Like so much at the fair, this locomotive was named after the sailor being honoured, a year late.
exhibit-john-bull = John Bull
    .history = Built in England in 1831, the veteran engine steamed all the way to Chicago under its own power.
exhibit-viking-ship = Viking Ship
    .history = Magnus Andersen and his crew sailed this copy of the Gokstad ship over the Atlantic from Norway.
exhibit-santa-maria = Santa María
    .history = Spain rebuilt the flagship of Columbus, which came over the ocean and up the lakes to Chicago.
exhibit-moving-sidewalk = Moving Sidewalk
    .history = For five cents you could glide along the pier, when the thing was not out of order.
exhibit-daimler-carriage = Daimler Motor Carriage
    .history = Gottlieb Daimler came to see the fair on his honeymoon, and his petrol engines were on show.

## Midway tickets

ticket-ferris-wheel = Ferris Wheel
    .history = At 264 feet, with room for 2,160 riders, it was Chicago’s answer to the Eiffel Tower.
ticket-street-in-cairo = Street in Cairo
    .history = Over two million visitors strolled past its shops and minaret or swayed by on a camel’s back.
ticket-hagenbeck-animals = Hagenbeck’s Animals
    .history = Carl Hagenbeck of Hamburg amazed the crowds with a lion that rode on horseback.
ticket-german-village = German Village
    .history = A moated castle, half-timbered houses and brass bands brought a slice of old Germany to Chicago.
ticket-old-vienna = Old Vienna
    .history = Around a square copied from bygone Vienna, visitors dined and lingered while an orchestra played.
ticket-javanese-village = Javanese Village
    .history = Sundanese musicians from West Java played a gamelan that Chicago’s Field Museum still keeps.
ticket-moorish-palace = Moorish Palace
    .history = Behind walls inspired by the Alhambra, a maze of mirrors multiplied every bewildered visitor.
ticket-ice-railway = Ice Railway
    .history = Refrigerating machines kept real ice on the track, so sleighs could race through the summer heat.
ticket-egyptian-temple = Egyptian Temple
    .history = At this echo of Luxor, one obelisk spelled President Grover Cleveland’s name in hieroglyphs.
ticket-captive-balloon = Captive Balloon
    .history = Tethered by a cable, it showed riders the fair from above until a July storm tore it apart.
ticket-samoan-village = Samoan Village
    .history = Beside a great house sent by Mataafa of Samoa, islanders sang of their long voyage to Chicago.
ticket-dahomey-village = Dahomey Village
    .history = West African singers, drummers and dancers performed here while France was conquering Dahomey.
ticket-turkish-village = Turkish Village
    .history = Its mosque rang with the call to prayer, and Ottoman Jews kept Yom Kippur there that September.
ticket-persian-palace = Persian Palace
    .history = Weavers and engravers came all the way from Persia, but most visitors flocked to the dancing.
ticket-algerian-village = Algerian Village
    .history = Its performers reached Chicago in April 1893 and paraded through town to their own music.
ticket-chinese-theatre = Chinese Theatre
    .history = Financed by Chinese Americans, it staged opera in silk costumes, with men in every role.
ticket-japanese-bazaar = Japanese Bazaar
    .history = Fans, silks, lacquer and porcelain tempted visitors to carry a little of Japan home with them.
ticket-lapland-village = Lapland Village
    .history = Sámi families tended their reindeer here, and a calf born on arrival was named Columbia.
ticket-irish-village = Irish Village
    .history = Two rival Irish villages beckoned, one with a copy of Blarney Castle and a stone to kiss.
ticket-libbey-glass = Libbey Glass Works
    .history = Ohio’s Libbey ran a working factory here and wove a gown of spun glass for a Spanish princess.
ticket-murano-glass = Murano Glassblowers
    .history = Glassblowers of the Venetian lagoon drew crowds with an island craft many centuries old.
ticket-eiffel-model = Eiffel Tower Model
    .history = Four years after Paris raised the original, Chicago could study its famous tower on a small scale.
ticket-kilauea-panorama = Kilauea Panorama
    .history = A statue of the goddess Pele led the way into a vast painted crater of Hawaiian fire.
ticket-alps-panorama = Panorama of the Alps
    .history = Swiss painters put the Bernese Alps on a giant canvas, so no climbing boots were needed.
ticket-zoopraxographical-hall = Zoopraxographical Hall
    .history = Eadweard Muybridge projected animals in motion here, two years before the Lumières’ cinema.
ticket-costume-exhibit = World Costume Exhibit
    .history = Forty women wore the dress of many nations in a show that promoters sold as a beauty congress.
ticket-natatorium = Natatorium
    .history = Planned as a grand swimming bath, by the end of the fair it was drawing crowds with variety acts.
ticket-ostrich-farm = Ostrich Farm
    .history = Big birds from sunny California strutted here, prized for the plumes that crowned the age’s hats.

## Figures

figure-burnham = Daniel Burnham
    .history = The Director of Works lived in a shanty on the grounds to drive the White City to completion.
    .effect = Add 1 supporter to the area you chose this turn.
figure-davis = George R. Davis
    .history = A Union officer turned congressman, the Director-General vied with Burnham for control of the fair.
    .effect = Add 1 supporter to an area next to the one you chose this turn.
figure-palmer = Bertha Palmer
    .history = President of the Board of Lady Managers, she commissioned a Mary Cassatt mural for the Woman’s Building.
    .effect = Move 1 supporter, yours or an opponent’s, from one area to another.
figure-mccormick = Cyrus McCormick
    .history = The pioneer of the reaper died in 1884, but his Chicago firm proudly showed its machines at the fair.
    .effect = Add 1 supporter to Agriculture.
figure-schwab = Charles H. Schwab
    .history = His Chicago firm, Selz, Schwab & Co., would soon turn out some 12,000 pairs of shoes a day.
    .effect = Add 1 supporter to Manufacturing.
figure-saint-gaudens = Augustus Saint-Gaudens
    .history = Advising on sculpture, he hailed the greatest gathering of artists since the fifteenth century.
    .effect = Add 1 supporter to Fine Arts.
figure-westinghouse = George Westinghouse
    .history = He underbid General Electric and made the White City glow with alternating current.
    .effect = Add 1 supporter to Electricity.
figure-pullman = George Pullman
    .history = He brought two luxury trains to the fair; a year later his workers’ strike shook the nation.
    .effect = Add 1 supporter to Transportation.

## Areas

area-agriculture = Agriculture
    .history = Beneath a dome crowned by the goddess Diana lay the world’s harvest and an eleven-ton cheese.
    .short = Agr
area-electricity = Electricity
    .history = Tesla’s wireless lamps and handwriting sent by wire gave visitors a dazzling glimpse of tomorrow.
    .short = Elec
area-fine-arts = Fine Arts
    .history = Its brick walls, built to keep borrowed art safe from fire, now house a museum of science.
    .short = Arts
area-manufacturing = Manufacturing
    .history = The largest hall of the fair spread 44 acres of floor beneath great arches of steel.
    .short = Manu
area-transportation = Transportation
    .history = Amid the White City, Adler and Sullivan’s red hall blazed with colour around its Golden Door.
    .short = Tran

## The chronicle
entry-now-first = in { $area }: now first, { $count } to { $rival }
entry-first = in { $area }: { $count } { $supporters }, first
entry-tied = in { $area }: { $count } { $supporters }, tied for first
entry-place =
    { $place ->
        [2] in { $area }: { $count } { $supporters }, second
        [3] in { $area }: { $count } { $supporters }, third
       *[other] in { $area }: { $count } { $supporters }, fourth
    }
entry-supporters =
    { $count ->
        [one] supporter
       *[other] supporters
    }
entry-adds = { $figure }: +1 supporter in { $area }, now { $count }
entry-adds-from = { $figure }: +1 supporter in { $area } from { $source }, now { $count }
entry-addition = +{ $count } { $area }
entry-moves = { $figure } moves { $owner }’s supporter from { $source } to { $target }
entry-way = { $owner }{ $source } → { $target }
entry-discards = discarded: { $figure }
entry-from = from { $area }
entry-takes =
    { $who ->
        [you] take { $cards }
       *[other] takes { $cards }
    }
entry-no-cards = no cards here
entry-car = car to { $space } of { $wheel }
entry-scoring = Scoring phase, round { $round }
entry-lull = Deadlock
entry-midway = Midway
entry-sets = Sets
entry-returned = To the supply

## Asking what a thing is

about-exhibit = Exhibit, { $area }
about-exhibit-effect = Waits in front of you as a proposal until you get approvals in { $area }. Approved exhibits score in sets: 1 to 5 different areas are worth { $points } points.
about-ticket = Midway ticket
about-ticket-effect =
    Moves the car 1 space as soon as it is taken. In the scoring phase every ticket is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and whoever has the most tickets gains { $most } more.
about-figure = Figure, played after placing
about-figure-spent = once, on the turn after you took it; then it is discarded
about-area = Area
about-area-effect = Whoever has the most supporters here gains a medal and approvals in the scoring phase. Whoever places a supporter here takes all cards beside it.
about-area-cards = { $cards } of { $limit }
about-medal =
    { $points ->
        [one] a medal worth { $points } point
       *[other] a medal worth { $points } points
    }
about-approvals =
    { $approvals ->
        [one] { $approvals } approval
       *[other] up to { $approvals } approvals
    }
about-nothing = nothing
about-lane = { $seat }, { $area }
about-lane-kind = Supporters of a player in an area
about-lane-gain = If the round ended now, { $seat } would gain: { $what }.
about-lane-none = If the round ended now, { $seat } would gain nothing here.
about-lane-why =
    { $count ->
        [one] { $count } supporter
       *[other] { $count } supporters
    }
about-lane-then =
    { $home ->
        [0] nobody returns to the supply
        [one] { $home } of { $count } returns to the supply
       *[other] { $home } of { $count } return to the supply
    }
about-slot = Free space
about-slot-kind = Space for a card beside an area
about-slot-effect =
    { $left ->
        [one] Room for { $left } more card: { $area } holds { $limit }.
       *[other] Room for { $left } more cards: { $area } holds { $limit }.
    }
about-slot-next =
    { $cards ->
        [one] { $cards } card is dealt after each turn, to the chosen area
       *[other] { $cards } cards are dealt after each turn: to the chosen area, then clockwise
    }
about-wheel = Ferris wheel
about-wheel-effect =
    { $left ->
        [one] { $left } more space, and the round is scored.
       *[other] { $left } more spaces, and the round is scored.
    }
about-wheel-moves = 1 space for each ticket taken
about-round = What the marker counts
about-round-effect =
    { $rounds ->
        [one] The game lasts { $rounds } round. It ends with a scoring phase, when the car is back at the start.
       *[other] The game lasts { $rounds } rounds. Each ends with a scoring phase, when the car is back at the start.
    }
about-deck = Deck
about-deck-effect =
    { $cards ->
        [one] { $cards } card is dealt face up after each turn. Nobody knows the order of the deck.
       *[other] { $cards } cards are dealt face up after each turn. Nobody knows the order of the deck.
    }
about-discard = Discard pile
about-discard-effect = Played figures, scored tickets and approved proposals. When the deck is empty, these cards are shuffled and become the deck.
about-pile =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
about-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
about-score = { $seat }’s points
about-score-kind = Coins, medals and sets
about-score-effect =
    { $points ->
        [one] { $points } point now; whoever has the most after the last round wins.
       *[other] { $points } points now; whoever has the most after the last round wins.
    }
about-coins = Coins
about-medals = Medals
about-sets = Sets
about-of = { $seat }
about-supply-effect =
    { $count ->
        [0] No supporter left to place: take one of your own from an area instead.
        [one] { $count } supporter ready to be placed.
       *[other] { $count } supporters ready to be placed.
    }
about-proposed = Proposals, { $area }
about-proposed-effect = Worth nothing yet: in the scoring phase, approvals in { $area } turn proposals into approved exhibits.
about-approved = Approved, { $area }
about-approved-effect = Score in sets at the end: 1 to 5 exhibits of different areas are worth { $points } points.
about-hand-effect = Played after placing, on the next turn of their owner. Those not played are discarded.
about-beside = with the cards beside { $area }
about-owners = { $seats }
signs-areas = Areas
sign-area = an area, its exhibits and approvals
signs-cards = Cards
sign-ticket = Ticket
    .line = moves the car; points when scored
sign-figure = Figure
    .line = played next turn, for its effect
sign-deck = Deck
    .line = cards still to be dealt
sign-discard = Discard pile
    .line = cards that are gone for now
signs-counts = On the board
sign-supporter = Supporter
    .line = in an area, or in the supply
sign-approved = Approved
    .line = exhibits that score in sets
sign-medal = Medal
    .line = its number in points
sign-car = Car
    .line = once round, and the round is scored
signs-figures = On figures
sign-adds = Adds a supporter
    .line = to the area you chose this turn
sign-adds-beside = Adds one beside
    .line = to an area next to the one you chose
sign-adds-patron = Adds to its area
    .line = the symbol after the plus says where
sign-moves = Moves a supporter
    .line = yours or another’s, from area to area
signs-chronicle = In the game log
sign-new = New cards
    .line = how many; a click lists them

## Scoring told in stages

event-area-judged = { $area } is judged.
event-scoring-ended = Round { $round } is closed.
telling-title = Scoring of round { $round }
telling-sets-gained = sets +{ $points }
telling-midway = Midway
telling-areas = Areas
telling-sets = Sets
telling-return = Back to the supply
telling-return-rule = Half of each group, rounded down, returns to the supply.
telling-home = Returned
telling-to-place = To place
telling-stayed = { $stayed } stayed, { $gone } returned
telling-tickets =
    { $count ->
        [0] no ticket
        [one] { $count } ticket
       *[other] { $count } tickets
    }
telling-tickets-most =
    { $count ->
        [one] { $count } ticket, the most: { $points } + { $bonus }
       *[other] { $count } tickets, the most: { $points } + { $bonus }
    }
telling-place-first =
    { $count ->
        [one] { $count } supporter, first
       *[other] { $count } supporters, first
    }
telling-place-tied-first =
    { $count ->
        [one] { $count } supporter, tied for first
       *[other] { $count } supporters, tied for first
    }
telling-place-second =
    { $count ->
        [one] { $count } supporter, second
       *[other] { $count } supporters, second
    }
telling-place-tied-second =
    { $count ->
        [one] { $count } supporter, tied for second
       *[other] { $count } supporters, tied for second
    }
telling-behind =
    { $count ->
        [one] { $count } supporter, behind the others
       *[other] { $count } supporters, behind the others
    }
telling-behind-one =
    { $count ->
        [one] { $count } supporter, behind
       *[other] { $count } supporters, behind
    }
telling-none-there = no supporter
telling-approved =
    { $count ->
        [0] none approved
       *[other] { $count } approved
    }
telling-returned-last =
    { $count ->
        [0] none returns
        [one] { $count } supporter returns
       *[other] { $count } supporters return
    }
telling-returned =
    { $count ->
        [0] none returns; { $supply } to place now
        [one] { $count } supporter returns; { $supply } to place now
       *[other] { $count } supporters return; { $supply } to place now
    }

# Opponents
opponent-visitor = The Visitor
    .short = Visitor
    .line = Goes where the band is playing and is happy with whatever she finds.
opponent-reporter = The Reporter
    .short = Reporter
    .line = Always at the nearest sensation, never at the next one.
opponent-exhibitor = The Exhibitor
    .short = Exhibitor
    .line = Knows what a good stand is worth and takes the one beside yours.
opponent-commissioner = The Commissioner
    .short = Commissioner
    .line = Counts heads in every palace before she sends one more.
opponent-director = The Director
    .short = Director
    .line = Knew on the first morning how the last evening would look.

## The score sheet

sheet-won = Coins and medals
sheet-coins = coins, in points
sheet-medals = medals
sheet-medal = Medals worth { $points }
sheet-approved = Approved exhibits
sheet-tickets = The last scoring phase
sheet-last-scoring = Only if it is still to come: tickets, supporters and proposals as they are when the last round ends. Otherwise leave these rows empty.
sheet-tickets-left = Tickets
sheet-supporters = Supporters in the areas
sheet-proposed = Proposals
sheet-proposed-note = They can still be approved in the last scoring phase; what is left decides ties.

## Values of an edition

value-supporters = Supporters
    .start_each_area = in each area at the start
value-each_player = for each player
value-wheel = Spaces of the Ferris wheel
    .each = players: { $n }
value-cards = Cards beside the areas
    .start_each_area = beside each area at the start
value-added_each_turn = added each turn
value-rounds = Rounds
value-count = how many
value-lull = Deadlock rule: turns without a ticket (0: never)
    .each = players: { $n }
value-card_limits = Most cards beside an area
value-start_bonus = Areas where a supporter is added at the start
    .each = player { $n }
value-midway = Midway
value-points_each_ticket = points for each ticket
value-points_most_tickets = points for the most tickets
value-awards = What places in an area are worth
    .each = players: { $n }
    .tied_first = tied for first
    .tied_second = tied for second
value-first = first
value-second = second
value-medal = medal
value-approvals = approvals
value-sets = Points for sets of approved exhibits
    .each = set of { $n }
value-points = points
value-exhibits = Names of the exhibits
value-tickets = Midway tickets
value-attractions = names
value-figures = Figures: cards of each
value-patrons = Areas of the figures
value-removed = Cards left out
    .each = players: { $n }
    .tickets = tickets
value-exhibits_each_area = exhibits of each area

## The guided first game
guide-welcome = Welcome to Chicago
    .text = You and the Visitor organise the fair of 1893. Whoever has more points after three rounds wins.
    .why = Notes like this one show you how, in about ten minutes. Everything else works as in any game.
guide-areas = Five areas around a wheel
    .text = Every area has supporters of yours and of the Visitor’s. Whoever has more when a round is scored wins a medal there.
    .why = In Manufacturing you are ahead, two to one.
guide-place = Place your first supporter
    .text = Each turn you place one supporter and take every card beside that area. Choose Fine Arts.
    .why = The Whistler Canvases belong to Fine Arts: take them where you are about to lead.
guide-taken = A proposal
    .text = The canvases are worth nothing yet. Lead in Fine Arts when the round is scored, and you may approve them.
guide-refill = Three new cards
    .text = After each turn three cards are dealt: one to the area just chosen, then one each to the next areas with room, clockwise.
guide-wheel = The wheel turns
    .text = The Visitor took a ticket, so the car has moved one space. Once it is all the way round, the round is scored.
    .why = Each ticket is a coin then, and whoever has the most gets two more.
guide-second = Three cards at once
    .text = Beside Agriculture there are a ticket, an exhibit of that very area and a figure. Take them.
guide-burnham = Play Daniel Burnham
    .text = Figures that you take are played on your next turn. Burnham adds a supporter where you have just placed one.
    .why = That makes three in Agriculture: a lead that lasts.
guide-end-turn = End your turn
    .text = Now you take the cards and new ones are dealt. If you change your mind, use Undo.
guide-tie = The Visitor has drawn level
    .text = Two supporters each in Fine Arts: a tie gives no medal, and only one approval instead of three.
    .why = The sign at the end of a lane shows what it would give now.
guide-free = Your turn
    .text = Three things make an area worth a supporter: the cards beside it, the lead there, and tickets.
    .why = Point at a choice, or tap it, to see what it gives.
guide-figures = Your figures
    .text = Those you took last turn are played now. What you have no use for, you may discard.
guide-matching = Lead where you have proposals
    .text = Only proposals of an area in which you lead are approved, up to three of them. So compare: your supporters there, your proposals here.
guide-car = When the round ends
    .text = The car shows how near the scoring is. Hurry it along with tickets while you lead, or wait until you do.
guide-approve = Approve your proposals
    .text = Your rank in this area has earned you this: what you approve now counts at the end of the game.
guide-return = Half of them return
    .text = After a scoring half of your supporters in each area, rounded down, return to your supply. Cards and proposals stay with you.
guide-sets = Sets of different areas
    .text = At the end your approved exhibits make sets: one area is worth 1 point, two 3, three 6, four 10, all five 15.
    .why = So five of different areas are worth three times as much as five of one.
guide-yours = The rest is yours
    .text = The rounds that follow go just like this one. Ask for a hint when you like. Point at anything you wonder about, or hold a finger on it.
guide-end = Now you know the fair
    .text = Place where the cards are good and you can lead; turn the wheel with tickets; approve exhibits of many areas.
    .why = With three or four players, whoever comes second in an area gets something, too.
