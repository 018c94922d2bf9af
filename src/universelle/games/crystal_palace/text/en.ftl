# Crystal Palace in English

## On the entrance

city = London
home-line = Set your dice, win over famous people, and turn patents into prototypes for the Crystal Palace.

## The game in brief

rules-brief =
    You prepare a nation for the Great Exhibition of 1851 in London. In each of five rounds you set your dice in secret, to any values you like, and pay one pound for every pip. Then you take turns placing them at eight locations; at each location the highest dice act first, and the lowest may go away empty-handed.
    There you gain patents, research tiles, shares, characters, buzz, gears and energy. Then you pay salaries and build patents into prototypes, each with an effect on a player of your choice; income and the bonuses of tiles, Black Market and buzz follow. You can take a loan at any time, but it costs points at the end.
    Most points come from prototypes and characters, the earlier the better, and 4 more from each linked pair. At the end the buzz track, the Black Market, your nation’s goal, loans and empty research slots are scored.

## Moves

action-any-moment = Exchange, borrow or repay…
action-set = Set the next die to { $value }
action-seal = Lock in these dice
action-place = Place a { $value } at { $place }, space { $space }
action-place-pay = Place a { $value } at { $place }, space { $space }, and pay £{ $money }
action-place-assistant = Place a { $value } at { $place }, space { $space }, with an assistant action
action-place-at = Place a die at { $place }…
action-pass = Pass: place no more dice this round
action-take = Take { $card }
action-take-for = Take { $card }: { $effects }
action-slot = Move the die to { $slot }
action-slot-for = Move the die to { $slot }: { $effects }
action-act = Act with this die
action-act-here = Act with this die: { $effects }
action-goal = Move one level up towards your goal
action-enter = Send an assistant to the Black Market
action-advance = Move your assistant up from space { $space } of the Black Market
action-down = Move your assistant down from space { $space } of the Black Market
action-stay = Leave your assistants where they are
action-accept = Yes
action-decline = Decline
action-use = Use { $card }
action-use-for = Use { $card }: { $effects }
action-use-market = Use space { $space } of the Black Market
action-use-market-for = Use space { $space } of the Black Market: { $effects }
action-rest = Use all the others in order
action-build = Build { $card }
action-done = Done
action-target = Apply to { $owner }
action-discard = Discard { $card }
action-option = Choose option { $number }
action-choose = Choose: { $effects }
action-exchange = { $exchange }
action-exchange-rate = { $exchange } ({ $rate })
action-loan = Take a loan
action-repay = Repay a loan

## Questions

prompt-set-dice = { $seat }, set your dice.
prompt-place-die = { $seat }, where will you place a die?
prompt-assistant-action = { $seat }, what will your assistant do?
prompt-move-down = { $seat }, move an assistant down in the Black Market?
prompt-act-with-die = { $place } – { $seat }, what will this die do?
prompt-take-bonus = { $seat }, take the bonus of { $card }?
prompt-pay = { $seat }, you owe { $owed }. How will you pay?
prompt-make-room-for-loan = { $seat }, you have no free slot: which tile will the loan replace?
prompt-make-room-for-tile = { $seat }, you have no free slot: which tile will { $card } replace?
prompt-use-permanent = { $seat }, which permanent bonus will you use now?
prompt-use-effects = { $seat }, which effect will you use next?
prompt-choose-assistant = { $seat }, which of your assistants will move down?
prompt-place-token = { $seat }, put a token on the picture on space { $space }?
prompt-choose = { $seat }, what will you choose?
prompt-trade = { $seat }, will you do this: { $effects }?
prompt-repay-early = { $seat }, repay a loan for £{ $money }?
prompt-exchange-to-publish = { $seat }, exchange anything before the Times checks this round’s condition?
prompt-build-prototype = { $seat }, will you build a prototype?
prompt-exchange-now = { $seat }, exchange anything before income is paid?
prompt-choose-target = { $seat }, who will { $card } affect?

## Why a move is refused

illegal-cannot-exchange = You cannot afford this exchange.
illegal-loans-in-a-row =
    { $most ->
        [one] You may take at most { $most } loan in a row; make another move first.
       *[other] You may take at most { $most } loans in a row; make another move first.
    }
illegal-no-loan = You have no open loan.
illegal-repay-now = You can repay a loan only on your own turn.
illegal-repay-money = Repaying a loan costs £{ $money }.
illegal-pay-first = First pay what you owe, in one of the ways offered.
illegal-discard-now = First discard a research tile.
illegal-no-tile = You do not have { $card }.
illegal-goal = You do not meet the condition for your next goal level.
illegal-no-assistant = You have no assistant in reserve.
illegal-not-in-market = You have no assistant on space { $space } of the Black Market.
illegal-no-space-above = There is no free space above space { $space } of the Black Market.
illegal-assistant-now = Now decide what your assistant will do.
illegal-no-bonus = Now use one of your permanent bonuses, or decline.
illegal-down-now = Now decide which assistant will move down.
illegal-choose-now = First choose an option.
illegal-answer-now = First answer yes or no.
illegal-all-set = All your dice are set: lock them in.
illegal-set-all =
    { $dice ->
        [one] You still have { $dice } die to set.
       *[other] You still have { $dice } dice to set.
    }
illegal-set-now = Now everybody sets their dice.
illegal-place-now = Now place a die, or pass.
illegal-no-die = You have no { $value } left to place.
illegal-no-space =
    { $spaces ->
        [one] { $place } has only { $spaces } placement space.
       *[other] { $place } has only { $spaces } placement spaces.
    }
illegal-occupied = { $place }: space { $space } is taken.
illegal-too-low = { $place }: space { $space } needs at least a { $least }.
illegal-act-here = This die cannot do that at { $place }.
illegal-use-now = Now use one of your effects, or use all the others in order.
illegal-build-now = Now build a prototype, or choose to build no more.
illegal-exchange-now = Now exchange what you like, or choose Done.
illegal-no-patent = You do not have the patent { $card }.
illegal-built-enough = You cannot build more prototypes this round.
illegal-target-now = First choose who is affected.
illegal-no-such-player = There is no player { $number } in this game.

## What happened

event-round-began = { $round } begins.
event-phase-began = Phase: { $phase }.
event-die-set = { $seat } sets a die to { $value }.
event-dice-sealed = { $seat } has locked in their dice.
event-dice-revealed = { $seat } reveals { $dice } (total £{ $sum }).
event-first-player-found = { $seat } is the first player.
event-gained = { $seat } gains { $amount }.
event-lost = { $seat } loses { $amount }.
event-lost-paid = { $seat } pays { $amount }.
event-points-lost =
    { $points ->
        [one] { $seat } loses { $points } point: { $reason }.
       *[other] { $seat } loses { $points } points: { $reason }.
    }
event-exchanged = { $seat } exchanges { $given } for { $amount }.
event-loan-taken =
    { $points ->
        [one] { $seat } takes a loan of £{ $money } (−{ $points } point).
       *[other] { $seat } takes a loan of £{ $money } (−{ $points } points).
    }
event-loan-repaid = { $seat } repays a loan for £{ $money }.
event-die-placed = { $seat } places a { $value } at { $place }, space { $space }.
event-passed = { $seat } passes.
event-goal-reached = { $seat } reaches level { $level } of the goal.
event-assistant-entered = { $seat } sends an assistant to space { $space } of the Black Market.
event-assistant-moved = { $seat }’s assistant moves from space { $source } of the Black Market to space { $space }.
event-assistant-left = { $seat }’s assistant leaves space { $space } of the Black Market.
event-market-cleared = The Black Market is full: everyone leaves except { $seat }’s new assistant.
event-die-acted = { $place }: { $seat }’s { $value } acts on action space { $space }.
event-die-declined = { $place }: { $seat } does not act with a { $value }.
event-die-idle = { $place }: there is no action space left for { $seat }’s { $value }.
event-card-taken = { $seat } takes { $card }.
event-slot-taken = { $seat } moves the die to { $slot }.
event-ticket-taken = { $seat } trades a { $value } for a ticket; the die is gone for good.
event-tile-drawn = { $seat } draws { $card }.
event-tile-discarded = { $seat } discards { $card }.
event-tile-left = { $seat } has no slot for { $card }, which stays on display.
event-tile-lost = { $seat } has no slot for { $card }.
event-card-used = { $seat } uses { $card }.
event-market-used = { $seat } uses space { $space } of the Black Market.
event-published =
    { $level ->
        [0] { $seat } meets no level of the publisher’s condition.
       *[other] { $seat } meets level { $level } of the publisher’s condition.
    }
event-token-placed = { $seat } puts a token on the picture on space { $space }.
event-palace-reached =
    { $place ->
        [1] { $seat } is the first to reach the end of the buzz track.
        [2] { $seat } is the second to reach the end of the buzz track.
        [3] { $seat } is the third to reach the end of the buzz track.
       *[other] { $seat } is number { $place } to reach the end of the buzz track.
    }
event-salaries-paid = { $seat } must pay £{ $money } in salaries.
event-salary-refunded = { $seat } gets back { $card }’s salary.
event-character-recruited = { $seat } recruits { $card }.
event-prototype-built = { $seat } builds { $card }.
event-effect-played = { $seat } applies { $card } to { $owner }.
event-market-moved =
    { $gears ->
        [one] All assistants in the Black Market move down one space; it holds { $gears } gear.
       *[other] All assistants in the Black Market move down one space; it holds { $gears } gears.
    }
event-display-filled = New at { $place }: { $cards }.
event-goods-sold = { $seat } sells the remaining goods for £{ $money }.
event-slots-covered =
    { $count ->
        [one] { $seat } pays to cover { $count } empty slot.
       *[other] { $seat } pays to cover { $count } empty slots.
    }

## The board as text

board-round = { $name } (round { $round } of { $rounds })
board-phase = phase { $phase }: { $name }
board-first = first player: { $player }
board-over = Game over
board-place = Location
board-spaces = Placement
board-actions = Actions
board-offer = On offer
board-price =
    { $points ->
        [one] ({ $cost }; { $points } point)
       *[other] ({ $cost }; { $points } points)
    }
board-market = Black Market (gears: { $gears })
board-publisher = Publisher
board-buzz = Buzz track
board-player = Player
board-points = Points
board-money = Money
board-goods = Goods
board-goods-held = gears { $gears }, energy { $energy }, newspapers { $newspapers }
board-income = Income
board-buzz-place = Buzz
board-dice = Dice
board-sealed = locked in
board-goal = Goal, Westminster
board-goal-stand = level { $level } ({ $levels })
board-westminster = Westminster { $space }
board-reserve = assistants { $count }
board-cards = Cards
board-slots = Slots
board-empty = empty { $count }
board-salary = Salary at Westminster I to V: { $salary }.
board-legend =
    3a:★5 is a placement space for at least 3, with an assistant, taken by a 5.
    £2 is the price of a space.
    + is an action space with a bonus; × is one whose die has moved on.
    A * is a picture on the buzz track, or a token on it.
    ✓ means built or repaid.
    ▶ marks the player to move, and the location whose dice act now.
    Goods are gears/energy/newspapers; cards are characters/prototypes/patents.
board-tie-break = Ties: shared win.

## Amounts

amount-money = £{ $n }
amount-money-less = −£{ $n }
amount-money-more = +£{ $n }
pound-sign = £
amount-gear =
    { $n ->
        [one] { $n } gear
       *[other] { $n } gears
    }
amount-energy = { $n } energy
amount-newspaper =
    { $n ->
        [one] { $n } newspaper
       *[other] { $n } newspapers
    }
amount-income = { $n } income
amount-buzz = { $n } buzz
amount-vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-westminster =
    { $n ->
        [one] { $n } step at Westminster
       *[other] { $n } steps at Westminster
    }
amount-die =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
amount-watch =
    { $n ->
        [one] the Pocket Watch
       *[other] { $n } Pocket Watches
    }

## Effects

effect-gain = gain { $what }
effect-lose = lose { $what }
effect-pay = pay { $what }
effect-assistant =
    { $n ->
        [one] take { $n } assistant action
       *[other] take up to { $n } assistant actions
    }
effect-assistant-free =
    { $n ->
        [one] take { $n } assistant action (entering the Black Market is free)
       *[other] take up to { $n } assistant actions (entering the Black Market is free)
    }
effect-draw-research =
    { $n ->
        [one] draw { $n } research tile ({ $frame })
       *[other] draw { $n } research tiles ({ $frame })
    }
effect-use-permanent =
    { $n ->
        [one] use one of your permanent bonuses now
       *[other] use up to { $n } different permanent bonuses now
    }
effect-push-down =
    { $n ->
        [one] move { $n } assistant down in the Black Market (no gear)
       *[other] move { $n } assistants down in the Black Market (no gear)
    }
effect-repay-loan = you may repay one loan for { $price }
effect-refund-salary =
    { $n ->
        [one] get back the salary paid for { $n } other character
       *[other] get back the salaries paid for { $n } other characters
    }
effect-discount = one prototype this round costs { $what } less
effect-extra-prototype =
    { $n ->
        [one] you may build { $n } more prototype this round
       *[other] you may build { $n } more prototypes this round
    }
effect-choose = either { $options }
effect-or = { $first } or { $second }
effect-trade = you may pay { $give } to { $get }
effect-take-patents = take a patent on display
effect-take-research = take a research tile on display
effect-take-shares = take a share on display
effect-take-characters = recruit a character on display
effect-publish = gain buzz for the publisher’s condition
effect-ticket = lose this die for good: gain the ticket’s points + the die’s value
effect-then = { $first }, then { $second }
effect-per = { $effect } for { $counter }
effect-max = { $effect } (at most { $max })
effect-rivals = every rival must { $effect }
effect-if = { $effect } (condition: { $condition })
effect-if-else = { $effect } (condition: { $condition }), otherwise { $otherwise }
effect-at-once = At once: { $effect }
effect-in-phase = Phase { $phase }: { $effect }
effect-on-player = Applies to a player of your choice: { $effect }
effect-none = no effect

## Counters: what an effect is counted for

counter-prototypes =
    { $n ->
        [one] each prototype owned
       *[other] every { $n } prototypes owned
    }
counter-characters =
    { $n ->
        [one] each character owned
       *[other] every { $n } characters owned
    }
counter-cards =
    { $n ->
        [one] each prototype or character owned
       *[other] every { $n } prototypes or characters owned
    }
counter-linked-pairs =
    { $n ->
        [one] each linked pair owned
       *[other] every { $n } linked pairs owned
    }
counter-newspapers =
    { $n ->
        [one] each newspaper held
       *[other] every { $n } newspapers held
    }
counter-research-tiles =
    { $n ->
        [one] each research tile owned
       *[other] every { $n } research tiles owned
    }
counter-instant-tiles =
    { $n ->
        [one] each instant research tile owned
       *[other] every { $n } instant research tiles owned
    }
counter-permanent-tiles =
    { $n ->
        [one] each permanent research tile owned
       *[other] every { $n } permanent research tiles owned
    }
counter-permanent-effects =
    { $n ->
        [one] each permanent bonus owned
       *[other] every { $n } permanent bonuses owned
    }
counter-shares =
    { $n ->
        [one] each share owned
       *[other] every { $n } shares owned
    }
counter-dice =
    { $n ->
        [one] each die owned
       *[other] every { $n } dice owned
    }
counter-dice-left =
    { $n ->
        [one] each die in reserve
       *[other] every { $n } dice in reserve
    }
counter-goods =
    { $n ->
        [one] each gear or energy held
       *[other] every { $n } gears or energy held
    }
counter-income =
    { $n ->
        [one] each pound of income
       *[other] every { $n } pounds of income
    }
counter-buzz =
    { $n ->
        [one] each buzz space reached
       *[other] every { $n } buzz spaces reached
    }
counter-westminster =
    { $n ->
        [one] each Westminster space reached
       *[other] every { $n } Westminster spaces reached
    }
counter-market-assistants =
    { $n ->
        [one] each assistant owned in the Black Market
       *[other] every { $n } assistants owned in the Black Market
    }
counter-open-loans =
    { $n ->
        [one] each open loan
       *[other] every { $n } open loans
    }
counter-most-rival-characters =
    { $n ->
        [one] each character of the rival with the most
       *[other] every { $n } characters of the rival with the most
    }

## Conditions and what they count

condition-at-least = at least { $count }
condition-at-most = at most { $count }
count-prototypes =
    { $n ->
        [one] { $n } prototype
       *[other] { $n } prototypes
    }
count-characters =
    { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
count-cards =
    { $n ->
        [one] { $n } prototype or character
       *[other] { $n } prototypes or characters
    }
count-linked-pairs =
    { $n ->
        [one] { $n } linked pair
       *[other] { $n } linked pairs
    }
count-newspapers =
    { $n ->
        [one] { $n } newspaper
       *[other] { $n } newspapers
    }
count-research-tiles =
    { $n ->
        [one] { $n } research tile
       *[other] { $n } research tiles
    }
count-instant-tiles =
    { $n ->
        [one] { $n } instant research tile
       *[other] { $n } instant research tiles
    }
count-permanent-tiles =
    { $n ->
        [one] { $n } permanent research tile
       *[other] { $n } permanent research tiles
    }
count-permanent-effects =
    { $n ->
        [one] { $n } permanent bonus
       *[other] { $n } permanent bonuses
    }
count-shares =
    { $n ->
        [one] { $n } share
       *[other] { $n } shares
    }
count-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
count-dice-left =
    { $n ->
        [one] { $n } die in reserve
       *[other] { $n } dice in reserve
    }
count-goods =
    { $n ->
        [one] { $n } gear or energy
       *[other] { $n } gears or energy
    }
count-income = £{ $n } income
count-buzz = { $n } buzz
count-westminster =
    { $n ->
        [1] space I at Westminster
        [2] space II at Westminster
        [3] space III at Westminster
        [4] space IV at Westminster
        [5] space V at Westminster
       *[other] space { $n } at Westminster
    }
count-market-assistants =
    { $n ->
        [one] { $n } assistant in the Black Market
       *[other] { $n } assistants in the Black Market
    }
count-open-loans =
    { $n ->
        [one] { $n } open loan
       *[other] { $n } open loans
    }
count-most-rival-characters =
    { $n ->
        [one] { $n } character owned by one rival
       *[other] { $n } characters owned by one rival
    }

## Patents

patent-audio-book = Audio Book
    .history = In 1878 Edison promised talking books for the blind among the uses of his new phonograph.
patent-hydraulic-crane = Hydraulic Crane
    .history = In 1846 the solicitor William Armstrong had a crane on Newcastle’s quay lifting by water pressure.
patent-thinking-machine = Thinking Machine
    .history = In 1851 Alfred Smee conceived a thinking machine that, he reckoned, might take up more room than London.
patent-beer-glass-counter = Beer Glass Counter
    .history = There was no beer to count at the fair of 1851: only soft drinks were sold, over a million bottles.
patent-climate-changer = Climate Changer
    .history = James Espy, America’s “Storm King”, wanted Congress to let him make rain by burning forests.
patent-steam-dental-drill = Steam Dental Drill
    .history = Most dentists still drilled by hand until James Morrison’s treadle machine of 1871.
patent-crystal-palace = Crystal Palace
    .history = Nearly 300,000 panes of glass in a frame of iron went up in Hyde Park in well under a year.
patent-pneumatic-post = Pneumatic Post
    .history = From 1853 a tube of 220 yards carried messages between London’s Stock Exchange and the telegraph office.
patent-mechanical-chess-player = Chess Automaton
    .history = The famous “Turk” beat even Napoleon; a chess master was hidden inside.
patent-steam-omnibus = Steam Omnibus
    .history = Walter Hancock’s steam omnibuses carried paying passengers through London as early as the 1830s.
patent-electric-telegraph = Electric Telegraph
    .history = In 1845 a telegram from Slough to Paddington helped the police to catch a murderer.
patent-tempest-prognosticator = Tempest Prognosticator
    .history = Dr Merryweather’s device, shown in 1851, held twelve leeches that rang a bell before a storm.
patent-envelope-folder = Envelope Folder
    .history = Shown in 1851, the machine of Hill and De La Rue folded dozens of envelopes a minute.
patent-ice-machine = Ice Machine
    .history = The Florida doctor John Gorrie, who wanted cool air for fever patients, patented one in May 1851.
patent-diving-suit = Diving Suit
    .history = Around 1840 divers in Siebe’s helmets cleared the wreck of the Royal George off Portsmouth.
patent-aerial-carriage = Aerial Carriage
    .history = Henson’s aerial steam carriage of 1842 flew only in prints: over London, over the pyramids.
patent-fire-annihilator = Fire Annihilator
    .history = P. T. Barnum put money into Phillips’s device; in 1852 the works that made it burned down.
patent-expanding-mannequin = Expanding Mannequin
    .history = Count Dunin’s steel man of 7,000 pieces, shown in 1851, could be made to grow into a giant.
patent-alarm-clock-bed = Alarm-Clock Bed
    .history = A bed shown in 1851 tipped its sleeper out on time, into a cold bath if desired.
patent-calculating-engine = Calculating Engine
    .history = Babbage’s unfinished Difference Engine was left out in 1851, and he complained about it in a book.
patent-stereoscope = Stereoscope
    .history = Queen Victoria admired Brewster’s stereoscope at the fair, and soon every parlour wanted one.
patent-steam-hammer = Steam Hammer
    .history = Nasmyth’s giant could be set so gently that it cracked an egg in a wine glass and spared the glass.
patent-floating-dock = Floating Dock
    .history = In 1869 a floating dock big enough for warships was towed from England all the way to Bermuda.
patent-folding-piano = Folding Piano
    .history = Jenkins & Son showed a collapsible piano in 1851, meant for gentlemen’s yachts and ladies’ cabins.
patent-reaping-machine = Reaping Machine
    .history = The Times laughed at McCormick’s American reaper in 1851, until it was tried in a field.
patent-gas-cooking-range = Gas Cooking Range
    .history = At the Reform Club the chef Alexis Soyer cooked with gas in the 1840s, decades before most homes.
patent-revolving-lighthouse = Revolving Lighthouse
    .history = Chance Brothers made the glass of the Crystal Palace, and lenses for lighthouses around the world.
patent-submarine-cable = Submarine Cable
    .history = The first cable under the Channel fell silent after a day in 1850; the next opened in November 1851.
patent-defensive-umbrella = Defensive Umbrella
    .history = After an attempt on her life in 1842, Queen Victoria used a parasol secretly lined with chain mail.
patent-perpetual-weather-globe = Weather Globe
    .history = From 1851 James Wyld’s giant globe in Leicester Square showed visitors the world from the inside.

## Characters

character-charlotte-bronte = Charlotte Brontë
    .history = She went to the Crystal Palace five times in 1851 and called it vast, strange and new.
character-sherlock-holmes = Sherlock Holmes
    .history = Going by hints in Conan Doyle’s stories he was born in 1854, three years too late for the fair.
character-phileas-fogg = Phileas Fogg
    .history = In Jules Verne’s novel he bets at the Reform Club that he can go round the world in eighty days.
character-levi-strauss = Levi Strauss
    .history = Born in Bavaria, he reached San Francisco in 1853; riveted work trousers followed twenty years later.
character-amelia-edwards = Amelia Edwards
    .history = The novelist sailed up the Nile in 1873 and later helped to found the Egypt Exploration Fund.
character-joseph-paxton = Joseph Paxton
    .history = The gardener made his first sketch of the Crystal Palace on blotting paper, at a railway meeting.
character-ada-lovelace = Ada Lovelace
    .history = In 1843 she published what is often called the first program, for a machine that was never built.
character-charles-babbage = Charles Babbage
    .history = The father of calculating engines waged a long war against London’s organ grinders.
character-isambard-kingdom-brunel = Isambard K. Brunel
    .history = The official plan, a brick hall under his giant iron dome, gave way to Paxton’s glass.
character-florence-nightingale = Florence Nightingale
    .history = While London marvelled, she spent the summer of 1851 learning nursing at Kaiserswerth on the Rhine.
character-michael-faraday = Michael Faraday
    .history = A bookbinder’s apprentice who read what he bound, he discovered electromagnetic induction in 1831.
character-charles-dickens = Charles Dickens
    .history = In July 1851 he wrote that the Exhibition had used him up: there was too much in it.
character-queen-victoria = Queen Victoria
    .history = She opened the Exhibition on 1 May 1851 and came back again and again.
character-prince-albert = Prince Albert
    .history = He presided over the Exhibition; its profit bought the ground for South Kensington’s museums.
character-henry-cole = Henry Cole
    .history = A driving force of the Exhibition, he also had the first Christmas card printed, in 1843.
character-charles-darwin = Charles Darwin
    .history = In 1851 he was deep in barnacles; The Origin of Species was still eight years off.
character-samuel-colt = Samuel Colt
    .history = He brought hundreds of revolvers to the fair, and in 1853 opened a factory in London.
character-karl-marx = Karl Marx
    .history = An exile in London, from 1850 he did the reading for his great book in the British Museum.
character-rowland-hill = Rowland Hill
    .history = His penny post of 1840 gave the world its first stamp, and made letters cheap for everyone.
character-william-fox-talbot = William Fox Talbot
    .history = His Pencil of Nature, begun in 1844, was the first book on sale illustrated with photographs.
character-mary-seacole = Mary Seacole
    .history = In 1851 the Jamaican healer fought cholera in Panama, years before her hotel in the Crimea.
character-robert-stephenson = Robert Stephenson
    .history = On a train in 1850 Paxton showed him the plans of the Crystal Palace and won him over.
character-elizabeth-gaskell = Elizabeth Gaskell
    .history = Her Cranford began to appear in Dickens’s magazine in December 1851.
character-benjamin-disraeli = Benjamin Disraeli
    .history = Novelist, dandy and deep in debt, he nevertheless became Chancellor of the Exchequer in 1852.
character-alfred-nobel = Alfred Nobel
    .history = In the summer of 1851 he was seventeen; dynamite came in 1867, and the prizes with his will.
character-hector-berlioz = Hector Berlioz
    .history = He came to London in 1851 as a juror for the musical instruments of the Exhibition.
character-clara-schumann = Clara Schumann
    .history = On stage from the age of nine, she gave concerts for over sixty years, often in England.
character-frederick-scott-archer = Frederick S. Archer
    .history = In 1851 he gave his collodion process to all photographers, without a patent; he died poor.
character-thomas-cook = Thomas Cook
    .history = He brought some 150,000 people to the Exhibition by train.
character-angela-burdett-coutts = Angela Burdett-Coutts
    .history = Heiress to a banking fortune, she gave away millions, often on Charles Dickens’s advice.

## Locations

place-patent-office = Patent Office
    .history = Until the single office of 1852, an English patent meant a costly trek from clerk to clerk.
place-british-museum = British Museum
    .history = Its round reading room, opened in 1857, became the study of thinkers from all over the world.
place-bank-of-england = Bank of England
    .history = Since a cartoon of 1797 the Bank has been known as the Old Lady of Threadneedle Street.
place-westminster = Westminster
    .history = The old palace burned down in 1834; the Commons moved into their new chamber in 1852.
place-reform-club = Reform Club
    .history = Founded in 1836 by friends of reform, the club moved into Barry’s palace on Pall Mall in 1841.
place-london-times = London Times
    .history = The Times first railed against an exhibition in Hyde Park, and ended up marvelling at it.
place-port-of-london = Port of London
    .history = Below London Bridge lay the busiest port in the world, behind a forest of masts.
place-waterloo-station = Waterloo Station
    .history = Opened in July 1848, it brought the trains of the south-west to the bank of the Thames.
place-black-market = Black Market
    .history = London’s policemen, on the beat since 1829, are called bobbies after Sir Robert Peel.

## Nations

nation-united-kingdom = United Kingdom
    .history = The hosts and their colonies filled the western half of the Crystal Palace.
nation-france = France
    .history = No foreign country sent more exhibitors to London in 1851.
nation-japan = Japan
    .history = Still closed to most of the world, it took no part in 1851; London marvelled at its crafts in 1862.
nation-united-states = United States
    .history = Mocked for their half-empty hall, they went home with top medals for reapers and rubber.
nation-spain = Spain
    .history = Toledo blades caught the eye in 1851, but the top medal went to Spain’s minerals and raw produce.
nation-prussia = Prussia
    .history = Krupp of Essen amazed London with a block of cast steel weighing about two tons.
nation-italy = Italy
    .history = Not yet one country in 1851: Sardinia, Tuscany and Rome each exhibited on their own.
nation-netherlands = Netherlands
    .history = The Koh-i-Noor looked dull at the fair; cutters from Amsterdam gave it new fire in 1852.
nation-austria = Austria
    .history = Michael Thonet of Vienna won a medal in 1851 for his curious chairs of bent wood.
nation-russia = Russia
    .history = Held up by ice, its treasures were fully on view only in June 1851, weeks after the opening.

## Rounds and phases

round-1 = Spring 1849
round-2 = Autumn 1849
round-3 = Spring 1850
round-4 = Autumn 1850
round-5 = Spring 1851
phase-1 = Set dice
phase-2 = Place dice
phase-3 = Actions
phase-4 = Salaries
phase-5 = Prototypes
phase-6 = Income
phase-7 = Next round

## Slots at the Port of London and at Waterloo Station

slot-assistants = Assistants
slot-gears = Gears
slot-die = New die
slot-paid-die = New die (paid)
slot-ticket = Ticket
slot-energy = Energy
slot-energy-and-bonus = Energy and bonus
slot-energy-and-buzz = Energy and buzz
slot-bonus-or-buzz = Bonus or buzz

## Tracks, tokens and tickets

westminster-1 = I
westminster-2 = II
westminster-3 = III
westminster-4 = IV
westminster-5 = V
pocket-watch = Pocket Watch
ticket = Ticket
loan-open = Loan ({ $vp })
loan-repaid = Repaid loan ({ $vp })

## Exchanges

exchange-sell-newspaper = Sell a newspaper
exchange-newspapers-to-gear = Trade newspapers for a gear
exchange-newspapers-to-income = Trade newspapers for income
exchange-newspapers-to-die = Trade newspapers for a die
exchange-buy-energy = Buy energy
exchange-buy-gear = Buy a gear
exchange-sell-energy = Sell energy
exchange-sell-gear = Sell a gear
exchange-rate = { $give } for { $get }

## Colours and kinds

frame-blue = blue stack
frame-orange = orange stack
kind-permanent = Permanent
kind-instant = Instant

## Where points come from

reason-prototypes = prototypes
reason-characters = characters
reason-links = linked pairs
reason-shares = shares
reason-tickets = tickets
reason-pictures = buzz pictures
reason-effects = effects
reason-red-income = red income space
reason-buzz = rank on the buzz track
reason-market = rank in the Black Market
reason-goal = the nation’s goal
reason-loans = loans
reason-slots = empty research slots

## Where the points that one may expect come from

source-points = points so far
source-prototypes = prototypes
source-characters = characters
source-benefits = tiles and Black Market
source-buzz = buzz
source-money = money and goods
source-dice = dice
source-debts = loans

## Research tiles, green: permanent

research-r01 = Annuities
research-r02 = Accounting
research-r03 = Shorthand
research-r04 = Public Lectures
research-r05 = Learned Society
research-r06 = Thermodynamics
research-r07 = Metallurgy
research-r08 = Statistics

## Research tiles, green: instant

research-r09 = Toolmaking
research-r10 = Dinosaur Bones
research-r11 = Egyptology
research-r12 = Gas Lighting
research-r13 = Electrochemistry
research-r14 = Typography
research-r15 = Political Economy
research-r16 = Insurance
research-r17 = Astronomy
research-r18 = Mineralogy
research-r19 = Public Health
research-r20 = Cryptography

## Research tiles, violet with a blue frame

research-r21 = Precision Engineering
research-r22 = Photography
research-r23 = Electromagnetism
research-r24 = Mathematics
research-r25 = Patent Law
research-r26 = Telegraphy

## Research tiles, violet with an orange frame

research-r27 = Banking
research-r28 = Philanthropy
research-r29 = Physics
research-r30 = Rhetoric
research-r31 = Civil Engineering
research-r32 = Detective Work
research-r33 = Probability

## Shares

share-s1a = Railways
share-s1b = Canals
share-s1c = Docks
share-s2a = Coal Mines
share-s2b = Gasworks
share-s2c = Waterworks
share-s3a = Ironworks
share-s3b = Cotton Mills
share-s3c = Potteries
share-s4a = Steamships
share-s4b = Telegraph
share-s4c = Omnibuses
share-s5a = Glassworks
share-s5b = Breweries
share-s5c = Hotels

## Flyers

flyer-f01 = Locksmith
flyer-f02 = Coal Merchant
flyer-f03 = Pawnbroker
flyer-f04 = Newsagent
flyer-f05 = Ironmonger
flyer-f06 = Savings Bank
flyer-f07 = Hatter
flyer-f08 = Errand Boys
flyer-f09 = Brass Band
flyer-f10 = Engine Maker
flyer-f11 = Labour Exchange

## Publisher and goals

publisher = Publisher
publisher-level = { $condition }: { $buzz }
goal-level = Level { $level } ({ $points }): { $condition }

## On the page

draw-board = The Crystal Palace
draw-places = Locations
draw-buzz = Buzz
draw-income = Income
draw-income-falls = falls { $n } each round
draw-you = (you)
draw-to-move = to move
draw-first = first player
draw-ready = ready
draw-thinking = thinking
draw-passed = passed
draw-goal = Goal
draw-research = Research
draw-newspapers = Newspapers
draw-cards = Cards
draw-no-cards = no cards yet
draw-loans = Open loans
draw-salaries = salaries £{ $money }
draw-salary = Salary at Westminster I to V
draw-points-by-round = Points in rounds 1 to 5
draw-link = Linked to { $card }
draw-on-any = for any one player
draw-every-round = every round
draw-once = once
draw-taken = taken
draw-empty-slot = Penalty for an empty slot at the end
draw-go-on = move the die to a slot
draw-space = { $place }, space { $space }: at least { $least }
draw-space-taken = { $place }, space { $space }: { $owner }’s { $value }
draw-with-assistant = with an assistant action
draw-would-act =
    { $rank ->
        [1] Your { $value } would act first
        [2] Your { $value } would act second
        [3] Your { $value } would act third
        [4] Your { $value } would act fourth
       *[other] Your { $value } would act as number { $rank }
    } { $dice ->
        [one] (only die here)
       *[other] (of { $dice } dice)
    }
draw-no-action = Your { $value } would be number { $rank } of { $dice }: no action space left
draw-fits-nowhere = Your { $value } is too low for the free spaces here
draw-left-for-it =
    { $count ->
        [one] { $count } card left to choose from
       *[other] { $count } cards left to choose from
    }
draw-how-many =
    { $spaces ->
        [one] The highest dice act first. Dice here: { $dice }; { $spaces } action space
       *[other] The highest dice act first. Dice here: { $dice }; { $spaces } action spaces
    }
draw-acts = Now: { $owner }’s { $value }
draw-act = Act
draw-decline = Decline
draw-pass = Pass
draw-accept = Yes
draw-stay = Stay
draw-rest = Use all
draw-finished = Done
draw-target = Apply to
draw-level = Level { $level }
draw-start = start
draw-beyond = Beyond V: { $effects }
draw-ticket-worth = { $points } + the die’s value
draw-ticket-then = { $points }, but the die is gone for good
draw-die = Die { $value }
draw-your-dice = Your dice
draw-dice-hidden =
    { $count ->
        [one] { $count } hidden die
       *[other] { $count } hidden dice
    }
draw-dice-of = Dice in hand: { $dice }
draw-dial = Die { $number }, from 1 to 6
draw-dial-up = Die { $number }: one more
draw-dial-down = Die { $number }: one less
draw-dials-cost = Cost { $money }
draw-dials-left = { $money } left
draw-dials-short = { $money } short: sell something or borrow
draw-dials-salaries = salaries due: £{ $money }
draw-dials-hint = Highest total goes first; lowest gets a newspaper.
draw-dials-hidden = Dice stay hidden until everyone has locked in.
draw-seal = Lock in
draw-market-gears = when you move down from space { $space } or higher
draw-market-cleared = all other assistants leave the Black Market
draw-money-left = £{ $money } left
draw-lacking = £{ $money } short
draw-lacks = { $cost } short
draw-space-price = { $money } for the action space
draw-bought-for = bought at once for { $cost }
draw-sum-then = total £{ $money }
draw-builds-for = build for { $cost }; { $points } this round
draw-costs = costs { $cost }; { $points } now
draw-links-then = linked: { $points } more
draw-salary-then = salary £{ $money }
draw-rung = space { $space }: { $effects } in phase 6
draw-home = returns to your reserve
draw-loan-costs = { $least } to { $most } points ({ $repaid } if repaid); fills a research slot
draw-loan-repaid = { $repaid } points at the end instead of { $least } to { $most }
draw-gives-up = you lose: { $effects }
draw-gives-up-used = already used
draw-each-round = { $effects }, every round
draw-pass-then =
    { $count ->
        [one] { $count } die stays in hand
       *[other] { $count } dice stay in hand
    }
draw-publishes = { $level ->
    [0] no level reached: { $buzz }
   *[other] level { $level } reached: { $buzz }
}
draw-goal-then = level { $level }: worth { $points } at the end
draw-exhibited = What each nation exhibited
told-none = none
told-place = { $place }: dice { $dice }; free spaces { $free }; action spaces used { $used } of { $actions }.
told-offer = { $place }, on offer: { $offer }.
told-market = Black Market: assistants { $assistants }; gears { $gears }.
told-seat =
    { $score ->
        [one] { $seat }, { $nation }: { $score } point, £{ $money }, { $goods }. Income { $income }, buzz { $buzz }, Westminster { $westminster }, goal level { $goal }, assistants in reserve { $assistants }. Dice: { $dice }.
       *[other] { $seat }, { $nation }: { $score } points, £{ $money }, { $goods }. Income { $income }, buzz { $buzz }, Westminster { $westminster }, goal level { $goal }, assistants in reserve { $assistants }. Dice: { $dice }.
    }
told-cards = { $seat }: patents { $patents }; prototypes { $prototypes }; characters { $characters }; research { $tiles }; shares { $shares }; open loans { $loans }; empty slots { $empty }.

## The chronicle

entry-places = { $die } at { $place }, space { $space }
entry-passes =
    { $who ->
        [you] pass
       *[other] passes
    }
entry-declines = no action
entry-idle = no space left
entry-acts = acts
entry-points = points
entry-loans = loans
entry-cleared = market cleared
entry-round = { $round } starts
entry-end = Final scoring
entry-taken = { $card } taken
entry-recruited = { $card } recruited
entry-built = { $card } built
entry-applied = effect on { $owner }
entry-drawn = { $card } drawn
entry-discarded = { $card } discarded
entry-left = no slot for { $card }
entry-sealed = ready
entry-first = goes first
entry-goal = goal level { $level }
entry-assistant-entered = assistant on space { $space }
entry-assistant-moved = assistant from space { $source } to { $space }
entry-assistant-left = assistant leaves space { $space }
entry-ticket = die traded for a ticket
entry-market = market space { $space }
entry-published =
    { $level ->
        [0] Times: no level
       *[other] Times: level { $level }
    }
entry-token = token on picture { $space }
entry-palace =
    { $place ->
        [1] first in the Palace
        [2] second in the Palace
        [3] third in the Palace
       *[other] No. { $place } in the Palace
    }
entry-salaries = salaries of { $money }
entry-refunded = { $card }: salary back
entry-income-now = income now { $money }
entry-exchanges = exchanges
entry-borrowed =
    { $count ->
        [one] loan
       *[other] { $count } loans
    }
entry-repaid =
    { $count ->
        [one] loan repaid
       *[other] { $count } loans repaid
    }
entry-sold = goods sold
entry-covered =
    { $count ->
        [one] { $count } slot covered
       *[other] { $count } slots covered
    }

## The work of phases 4 to 6, in the middle of the table

draw-back-to = Back to { $phase }
draw-salaries-told = Everybody pays their characters by their space at Westminster
draw-your-characters = Your characters
draw-characters = Characters
draw-others = The others
draw-nobody-to-pay = no characters to pay
draw-paid = paid
draw-to-pay = to pay
draw-nothing-to-pay = nothing to pay
draw-sum-to-pay = { $money } to pay
draw-sum-paid = { $money } paid
draw-purse-now = { $money } left
draw-purse-leaves = { $money } leaves { $left }
draw-purse-lacks = { $money } in hand, { $lacking } short
draw-must-pay = All of it must be paid: if you are short, sell something or take a loan.
draw-builds = { $owner } builds a prototype
draw-builds-left =
    { $count ->
        [0] { $owner } can build no more this round
        [one] { $owner } may build { $count } more prototype
       *[other] { $owner } may build { $count } more prototypes
    }
draw-before-income = The last moment for exchanges before income is paid
draw-no-patents = no patents left to build
draw-lacks-nothing = everything at hand
draw-built-this-round = Built this round
draw-none-built = nothing yet
draw-build-no-more = Build no more
draw-worth-in-round = its worth in round { $round }
draw-for-links = for linked characters
draw-effect-on-whom = Its effect: on whom?
draw-effect-on = Its effect on { $owner }
draw-yourself = You
draw-still-to-build = Still to build
draw-income-told = The track pays and falls by { $n }, then come permanent bonuses and characters, then the pictures
draw-column-track = track
draw-column-falls = falls { $n }
draw-column-bonuses = tiles, market
draw-column-people = characters
draw-column-pictures = pictures
draw-column-pounds = pounds
draw-column-now = now
draw-column-end = at the end
draw-from-to = { $source } to { $space }
draw-fall-stopped = to pay: { $money }
draw-markers-now = Income markers now:
stage-effects = Permanent bonuses
stage-pictures = Pictures
event-stage-began = { $stage }: { $seat }.
event-income-fell =
    { $money ->
        [0] { $seat }: income falls from £{ $source } to £{ $space }.
       *[other] { $seat }: income falls from £{ $source } to £{ $space }, and £{ $money } must be paid.
    }
draw-set-here = Place the { $value } here
draw-set-nowhere = Tap a lit space
draw-drag-hint = Drag a die to a lit space, or choose the space
draw-parts = Parts of the board
draw-tab-places = Locations
draw-tab-mine = Mine
draw-tab-board = Board
draw-tab-city = City
draw-tab-rivals = Rivals

## Asking what a thing is

about-list = { $parts }
about-seats = { $seats }
about-worth-then = { $now } this round, then { $later }
about-when-built = { $cost }, when it is built
about-built-now = { $points } if you build it now, links included
about-patent = Patent { $number }; a prototype once it is built
about-character = Character
about-salary = Salary
about-salary-steps = { $salary } for you; { $steps } at Westminster I to V
about-link = { $card }: +{ $points } if you own both
about-link-with = { $link } (owned by { $seats })
about-research-green = Research tile from the British Museum
about-research-blue = Research tile from the blue stack
about-research-orange = Research tile from the orange stack
about-permanent = in phase 6 of every round
about-instant = once, when you take it
about-takes = Takes up
about-takes-slot = one research slot; an empty one counts { $points } at the end
about-share = Share
about-watch = Comes with Phileas Fogg
about-place = Location { $number }
about-place-slots = The die moves to one of the slots here and does what it says.
about-order = Order
about-place-order = the highest die acts first; of equal dice the one further left
about-place-dice =
    { $dice ->
        [one] { $dice } die placed; action spaces: { $spaces }
       *[other] { $dice } dice placed; action spaces: { $spaces }
    }
about-market = Assistants at work
about-market-effect = An assistant here gives its owner the benefit of its space in every phase 6. Each round all move down one space.
about-end = At the end
about-market-end = { $points } points for the highest assistants
about-full = When full
about-market-full = the police come: only the newest assistant stays
about-space = Placement space { $space }
about-space-effect = A die of at least { $least } can be placed here. It acts in phase 3.
about-space-assistant = one assistant action at once
about-here = Here
about-die-here = { $seat }’s { $value }
about-action = Action space { $rank }
about-action-bonus = Die number { $rank } to act here gets a bonus: { $effect }. Then it takes the location’s action.
about-action-pays = Die number { $rank } to act here must pay { $money }. Then it takes the location’s action.
about-action-plain = Die number { $rank } to act here takes the location’s action.
about-action-used = used this round
about-room = Room
about-slot-dice =
    { $dice ->
        [one] for { $dice } die
       *[other] for { $dice } dice
    }
about-westminster = Westminster { $step }
about-westminster-kind = Space of the Westminster track
about-westminster-start = Everybody starts here.
about-westminster-effect = When you reach it: { $effect }.
about-westminster-salary = the further along you are, the less your characters cost
about-publisher = Publisher, this round
about-publisher-effect = The London Times gives buzz for the level you reach in this round’s condition.
about-market-gears =
    { $gears ->
        [one] { $gears } gear
       *[other] { $gears } gears
    }
about-market-gears-effect = Whoever moves an assistant down from space { $space } or higher after placing a die takes one of these gears.
about-market-space = Space { $space }
about-market-benefit = With your assistant here, in every phase 6: { $effect }.
about-down = Down
about-market-down = moving down from here after placing a die gives a gear, if one is left
about-track = Track
about-buzz-effect = Buzz is the stir you cause. Each buzz moves your marker one space on; it never goes back.
about-buzz-goal = at { $last } the first to arrive enter the Palace
about-buzz-end = { $points } points for those furthest ahead
about-buzz-number = Buzz { $space } of { $last }
about-buzz-space = An ordinary space: nothing happens here.
about-buzz-last = The Palace. Whoever arrives first is ahead of all others here.
about-picture = Picture
about-picture-effect = With a token of yours here, in every phase 6: { $effect }.
about-tokens = When
about-picture-tokens = on reaching or passing it you may place a token, now or never
about-token = Token
about-flyer = Flyer on the buzz track
about-flyer-effect = When you reach or pass it: { $effect }.
about-flyer-works = once for each player who reaches or passes it
about-income-effect = In phase 6 you gain the pounds shown on your space.
about-income-falls =
    { $steps ->
        [one] you go down { $steps } step
       *[other] you go down { $steps } steps
    }
about-income-kind = Space of the income track
about-income-red =
    { $points ->
        [one] In phase 6 you gain nothing here and lose { $points } point.
       *[other] In phase 6 you gain nothing here and lose { $points } points.
    }
about-income-space = In phase 6 you gain { $money }.
about-marker = { $track }: { $space }
about-nation = Nation and its goal
about-goal-effect = At the end the level that your assistant has reached on the goal track counts.
about-goal-level = { $condition }: { $points }
about-goal-of = { $seat }’s goal, { $nation }
about-goal-now = { $level ->
    [0] no level reached
   *[other] level { $level } reached
}
about-how = How
about-goal-how = by an assistant action, one level at a time
about-score = { $seat }’s points
about-score-effect =
    { $points ->
        [one] { $points } point now.
       *[other] { $points } points now.
    }
about-score-end = buzz, Black Market and goal are added, loans and empty slots subtracted
about-money-effect = Pays for dice, salaries, cards and goods. Whoever is short must sell or take a loan.
about-stock-gear =
    { $n ->
        [one] { $n } gear
       *[other] { $n } gears
    }
    .line = Builds prototypes.
about-stock-energy = { $n } energy
    .line = Builds prototypes.
about-stock-news =
    { $n ->
        [one] { $n } newspaper
       *[other] { $n } newspapers
    }
about-stock-scroll =
    { $n ->
        [one] { $n } prototype
       *[other] { $n } prototypes
    }
about-stock-hat =
    { $n ->
        [one] { $n } character
       *[other] { $n } characters
    }
    .line = Score points, give effects, and are paid a salary in phase 4.
about-stock-research =
    { $n ->
        [one] { $n } research tile
       *[other] { $n } research tiles
    }
    .line = Give their effects at once or every round, and fill research slots.
about-stock-loan =
    { $n ->
        [one] { $n } open loan
       *[other] { $n } open loans
    }
about-newspapers-effect = Can be exchanged at any time. Nobody can have more than { $most }.
about-loan-effect = Each gave you { $money } and costs points at the end; a repaid one only { $repaid }.
about-prototypes-effect =
    { $count ->
        [one] Patents that have been built. In phase 5 everybody may build { $count }.
       *[other] Patents that have been built. In phase 5 everybody may build up to { $count }.
    }
about-exchange = Exchange
about-when = When
about-exchange-when = at any time, even in the middle of an action or a payment
about-loan = Loan
about-loan-take-name = Take a loan
about-loan-repay-name = Repay a loan
about-loan-open-name = Open loan
about-loan-repaid-name = Repaid loan
about-loan-take = You get { $money } at once. The loan takes up a research slot.
about-loan-open = Can be repaid for { $money } on your turn; then it counts only { $repaid }.
about-loan-repaid = Keeps its slot and counts { $repaid } at the end.
about-loan-end = an open loan counts { $least } to { $most }, a repaid one { $repaid }
about-empty = Empty research slot
about-empty-kind = One of { $slots } research slots
about-empty-effect = Counts { $points } at the end if it stays empty.
about-empty-end = { $money } can cover it
about-dice =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
about-dice-effect = Each die is set to a value in secret, paid in pounds, and placed on a space that its value allows.
about-dice-left = { $n } more in the reserve
about-salaries-effect = Paid in phase 4 for all characters.
about-first = First player
about-first-effect = Had the highest total in phase 1 and goes first this round.
about-phase = One of { $phases } phases of a round
about-phase-1 = All set their dice in secret and pay the total in pounds. The highest total goes first.
about-phase-2 = In turns everybody places one die on a space that its value allows.
about-phase-3 = Location by location the dice act, the highest first.
about-phase-4 = Everybody pays the salaries of their characters and uses their phase 4 effects.
about-phase-5 = Everybody may build patents: pay, score, and apply the effect to a player.
about-phase-6 = Income, then expenses, permanent bonuses and pictures.
about-phase-7 = Assistants move down, dice come back, and new cards are dealt.
signs-owned = What you own
signs-tracks = Tracks
signs-cards = On cards
sign-gear = Gear
    .line = builds patents
sign-energy = Energy
    .line = builds patents
sign-news = Newspaper
    .line = can be exchanged at any time
sign-loan = Loan
    .line = money now, points lost at the end
sign-vp = Points
    .line = counted at once
sign-die = Die
    .line = you set its value and pay for it
sign-watch = Pocket watch
    .line = uses a permanent bonus twice
sign-buzz = Buzz
    .line = one space on, towards the Palace
sign-income = Income
    .line = pounds in phase 6; falls each round
sign-westminster = Westminster
    .line = one space on; lowers salaries
sign-assistant = Assistant
    .line = enters or climbs the Black Market, or the goal
sign-aim = On any player
    .line = you choose who is affected
sign-flash = At once
    .line = when you take the card
sign-link = Link
    .line = more points if you own both cards
sign-loop = Permanent
    .line = again in every phase 6
sign-research = Research
    .line = fills a research slot
sign-scroll = Patent
    .line = pay its cost in phase 5
sign-hat = Character
    .line = is paid a salary in phase 4
sign-bank = Share
    .line = its effect once
sign-ticket = Ticket
    .line = sends a die away for points
sign-lower = Down
    .line = an assistant moves down

event-final-scoring-began = The last points are counted.
telling-part-track = Income
telling-part-fall = Expenses
telling-part-effects = Bonuses
telling-part-pictures = Pictures
telling-part-next = Next round
telling-part-sales = Sales
telling-part-buzz = Buzz
telling-part-market = Black Market
telling-part-board = Goal, loans, slots
telling-salaries =
    { $money ->
        [0] no salary to pay
       *[other] salaries of £{ $money }
    }
telling-track = income from the track
telling-red = on a red space: a point lost
telling-fell = from £{ $source } to £{ $space }
telling-stopped = from £{ $source } to £{ $space }, and £{ $money } to pay
telling-used = permanent bonuses and characters
telling-unused = no bonus
telling-pictures = pictures on the buzz track
telling-no-pictures = no picture
telling-to-come = still to come
telling-last = Income and final scoring
telling-sales = sold for £{ $money }, loans repaid: { $loans }, slots covered: { $slots }
telling-no-place = no rank that scores
report-loans = Loans are not deducted yet: { $costs }.

# Opponents
opponent-day-tripper = The Day Tripper
    .short = Day Tripper
    .line = A shilling, a sandwich and no plan at all.
opponent-gardener = The Gardener
    .short = Gardener
    .line = Plants early, waters daily, and overlooks half the garden.
opponent-inventor = The Inventor
    .short = Inventor
    .line = Three patents before breakfast, and one of them works.
opponent-banker = The Banker
    .short = Banker
    .line = Lends umbrellas in sunshine and knows what is in your purse.
opponent-duchess = The Duchess
    .short = Duchess
    .line = Has read the whole catalogue and tells nobody which page matters.

## The score sheet

sheet-market = Assistants in the Black Market
sheet-market-space = Space { $space }
sheet-nobody = –
sheet-seat = { $seat }
sheet-track = Points and buzz so far
sheet-points = points on the track
sheet-buzz = Buzz
sheet-arrival = At { $last } buzz: order of arrival
sheet-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
sheet-goal = The nation’s goal
sheet-nation = Nation
sheet-goal-level = Level reached
sheet-no-level = –
sheet-level = { $level }
sheet-left = Left over
sheet-money = Pounds
sheet-gears = Gears
sheet-energy = Energy
sheet-newspapers = Newspapers
sheet-loans = Loans
sheet-slots = Research
sheet-empty = Empty research slots

## Values of an edition

value-rounds = Rounds
value-count = how many
value-ticket_vp = points for a ticket, by round
value-start = What each player starts with
    .income = income
    .buzz = buzz
    .westminster = space at Westminster
    .newspapers = newspapers
value-money = pounds
value-gears = gears
value-gear = gears
value-energy = energy
value-vp = points
value-tokens = tokens
value-assistants = assistants
value-dice = Dice
    .start = at the start
value-in_all = at most
value-lowest_sum_newspapers = newspapers for the lowest total
value-exchanges = Exchanges
value-give = give
value-get = get
value-loans = Loans
value-repay = repayment
value-repaid_vp = points for a repaid loan
value-in_a_row = most loans in a row
value-values = points
value-copies = copies
value-vp_when_stack_is_empty = points when no loan is left
value-locations = Locations
    .each = players: { $n }
value-action = action
value-sides = sides of the board
value-action_spaces = action spaces
value-placement_spaces = placement spaces
value-display = cards or tiles on display
value-slots = slots
value-players = numbers of players
value-effects = effects
value-market = Black Market
    .each = players: { $n }
value-gear_from_space = gears from space
value-spaces = spaces
value-westminster = Westminster
value-beyond = further steps
value-newspapers = Newspapers
value-most = at most
value-income = Income track
    .values = income by space
value-red_spaces = red spaces
value-red_vp = points on red spaces
value-expenses = expenses
value-buzz = Buzz track
value-last = last space
value-flyer_spaces = spaces of flyers
value-blue = blue
value-green = green
value-violet = violet
value-orange = orange
value-pictures = pictures
value-flyers = Flyers
value-colour = colour
value-research_slots = Research slots
value-research = Research tiles
value-kind = kind
value-watch = Pocket watch
value-shares = Shares
value-round = round
value-nations = Nations
value-board = player board
value-side = side
value-at_least = at least, by level
value-publisher = Publisher
    .buzz = buzz by level
value-faces = tiles
value-tile = tile
value-conditions = conditions by round
value-end = End of the game
value-sale_price = pounds for what is sold
value-covered_slot = pounds to cover a slot
value-buzz_vp = points for buzz, by rank
value-market_vp = points in the Black Market, by rank
value-empty_slot_vp = points for an empty slot
value-links = Linked pairs
    .vp = points for each pair
value-prototypes = Prototypes
value-each_round = at most each round
value-patents = Patents
    .links = linked characters
    .vp = points by round
value-characters = Characters
    .links = linked patents
    .vp = points by round
value-number = number
value-name = name
value-cost = cost
value-salary = salary at Westminster I to V
value-instant = instant effects
value-phase = phase of the recurring effects
value-recurring = recurring effects

## Keys

keys-dial-step = on a die: one more, one less
keys-dial-set = on a die: this number

## The guided first game

guide-welcome = Welcome to London
    .text = You and the Day Tripper each prepare a nation for the fair of 1851. Whoever has more points after two rounds wins; a whole game has five.
    .why = Notes like this one show you how, in about ten minutes.
guide-dice = Set your dice
    .text = Nobody rolls here: you set your dice in secret and pay £1 for every pip. Set them to 6, 5, 4 and 3, then lock them in.
    .why = High dice act before low ones, but you start with only £40.
guide-patent = A 6 for the Patent Office
    .text = Your total of 18 is the highest, so you go first. Place your 6 on the first space of the Patent Office: it takes a 5 or higher.
    .why = At each location the highest die acts first, and nothing beats a 6.
guide-club = A 5 for the Reform Club
    .text = Place your 5 on the first space of the Reform Club. Elizabeth Gaskell is there, a character linked to one of the patents.
    .why = Whoever has both cards of a linked pair scores 4 points more.
guide-bank = A 4 for the Bank of England
    .text = Here you gain a share: income and points. Place your 4 on the first space.
    .why = Only one die can act at this bank. A lower one would do nothing, and you get no money back.
guide-museum = A 3 with an assistant
    .text = At the British Museum a 5 acts before you, but for £2 a second die can act, too. Place your 3 on the space with the assistant.
guide-market = Into the Black Market
    .text = Send your assistant to the Black Market, then leave it where it is.
    .why = There it gains you the bonus of its space in every phase 6, and moves down one space each round.
guide-act = Now the dice act
    .text = Location by location, the highest die first. Take the Defensive Umbrella: it is linked to Elizabeth Gaskell.
    .why = A patent costs nothing yet. You pay for it when you build it.
guide-tile = Any tile will help
    .text = Permanent tiles gain you something every round, instant ones once.
    .why = And each fills one of your ten research slots. At the end an empty slot costs 2 points.
guide-gaskell = Recruit Elizabeth Gaskell
    .text = A character is paid for at once: she costs 1 energy, which you have, and scores 3 points now.
    .why = In every phase 4 she scores another point, as long as you have at most one open loan.
guide-salaries = Salaries
    .text = In phase 4 everybody pays their characters. The further along you are at Westminster, the less they ask.
guide-build = From patent to prototype
    .text = In phase 5 you may build up to two patents. The umbrella costs your gear and scores 5 points, and 4 more for the linked pair.
    .why = Most patents are worth less from round to round, so do not wait too long.
guide-target = Who gets the effect?
    .text = The effect of a prototype applies to one player, whom you choose. Nobody wants less income, so apply it to the Day Tripper.
guide-income = Income
    .text = In phase 6 you gain the pounds of your income space, then go down three steps. Shares and tiles lift you up again.
    .why = After that your permanent bonuses pay, that of the Black Market, too.
guide-buzz = Buzz
    .text = This is how much London talks about you. Flyers on the track gain you something once, pictures with your token in every phase 6.
guide-goal = Your nation’s goal
    .text = Russia wants linked pairs. If you have one, your next assistant action can lift the assistant on your goal track to a level that scores points at the end.
guide-round-2 = The second round is yours
    .text = Set your dice as you like. Keep some money for cards, gears and energy.
    .why = If you are short, a loan gains you £10. At the end it costs 8 to 10 points, or 5 if repaid.
guide-others = Four more locations
    .text = Open them as you like: Westminster lowers salaries, the London Times gains you buzz, the Port gears or a die, Waterloo energy.
    .why = Each space tells you when your die would act.
guide-last = The last points
    .text = After this round buzz, the Black Market and your goal score points; loans and empty research slots cost some. Each £10 you have left covers one slot.
guide-end = Now you know London
    .text = High dice choose first, but money is short. Recruit and build early, linked pairs above all, and keep your income up.
    .why = A whole game has five rounds, with more time for everything that grows.
