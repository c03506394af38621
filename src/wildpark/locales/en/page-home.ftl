# Words of the home page, the new table, past games and how to play.

## Home

page-home-title = Which park today?
page-home-game = { $game ->
    [african_park] African Park
    [savannah_park] Savannah Park
    [zuuli] Zuuli
   *[other] { $game }
  }
page-home-blurb = { $game ->
    [african_park] Take in wild animals and give each of them room. Herds pay, elephants pay more – but a lion among your zebras costs you dear.
    [savannah_park] All place the same token, each where it helps them most: herds at the watering holes, out of reach of the fires.
    [zuuli] Pick a card, pass the rest on, and build a park in three years in which everybody gets along.
   *[other] { "" }
  }
page-home-picture = A position from a game of { page-home-game }
page-home-position = The position now
page-home-players = { $least }–{ $most } players
page-home-minutes = about { $minutes } minutes
page-home-play = Play now
page-home-alone = Play alone
page-home-set = Set up a table
page-home-against = You against one bot: { page-home-level }.
page-home-level = { $level ->
    [cub] a cub, who does not think much
    [keeper] a keeper, who takes what is best at once
    [ranger] a ranger, who thinks ahead
    [warden] a warden, who thinks ahead for longer
   *[other] { $level }
  }
page-home-continue = Continue
page-home-my-turn = Your turn
page-home-turn-of = { $name } to choose
page-home-seats-open = Waiting for players
page-home-more = Learn and look back
page-home-how = How to play { page-home-game }
page-home-how-text = Five minutes, with pictures
page-home-past = Past games
page-home-past-text = Scores, replays, records
page-home-replay = Open a record
page-home-replay-text = Step through a game from a file
page-home-again = Try again

## A new table

page-new-title = A new table for { page-home-game }
page-new-no-game = There is no game called { $game }.
page-new-name = Your name
page-new-players = How many play?
page-new-players-value = { $players ->
    [1] Alone
   *[other] { $players }
  }
page-new-variants = Which game?
page-new-own = my own …
page-new-think = Time to think
# unit: none, seconds, minutes, hours or days
page-new-think-value = { $unit ->
    [none] no limit
    [seconds] { $count } s
    [hours] { $count } h
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
      }
   *[minutes] { $count } min
  }
page-new-think-help = For a choice. Whoever lets it run out is given a sensible one.
page-new-seat = Seat { $seat }
page-new-kind = { $kind ->
    [me] Me
    [link] By link
    [here] Beside me
   *[bot] Bot
  }
page-new-kind-hint = { $kind ->
    [me] You play on this device.
    [link] A friend on another device: you get a link to send once the table is open.
    [here] Somebody beside you: you pass this device on.
   *[bot] The computer plays.
  }
page-new-level = How good?
page-new-level-hint = { $level ->
    [cub] Does not think much. Good for learning the rules.
    [keeper] Takes what is best at once.
    [ranger] Thinks ahead for a moment.
    [warden] Thinks ahead for longer. Hard to beat.
   *[other] { "" }
  }
page-new-here-name = Their name
page-new-details = More settings
page-new-pace = Bots move
page-new-pace-value = { $pace ->
    [instant] at once
   *[natural] at a pace one can follow
  }
page-new-shuffle = Deal the seats at random
page-new-no-person = At least one person must play.
page-new-open = { $waits ->
    [yes] Open the table
   *[no] Begin
  }

## Past games

page-games-none = You have not finished a game yet.
page-games-first = To the games
page-games-replay = Replay
page-games-score = Score
page-games-record = Download
page-games-place = Place { $place }:
page-games-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## How to play

page-how-contents = On this page
page-how-title = { $section ->
    [reserve] Your reserve
    [round] A round
    [room] Room for an animal
    [groups] Four groups
    [eating] Eating
    [herds] Herds
    [end] End and score
    [animals] All animals
    [rulings] Rulings
   *[source] Where the numbers come from
  }
page-how-aim = You are a ranger. Fill your reserve with wild animals, so that as many as possible live well in it and none of them ends as another’s dinner.
page-how-area = An area of { $size } spaces
page-how-reserve-title = A reserve at the start: four areas of 2, 3, 4 and 6 spaces, some of them river
page-how-reserve-1 = A reserve has four fenced areas, of 2, 3, 4 and 6 spaces. Every column fills from the bottom upward, so six spaces are free at the start.
page-how-reserve-2 = Spaces are land or river. Where your rivers run, you decide at the very beginning: you are dealt three territory cards and choose a side of each.
page-how-round-1 = As many animals are turned face up as there are players. Beginning with the head ranger, each player takes one and places it at once.
page-how-round-2 = Then the player on the left becomes head ranger. You may take any card, also one that nobody else should have.
page-how-room-1 = Every animal asks for an area of some size. A gnu asks for 4 spaces.
page-how-room-2 = In an area one space too small it is depressed: it lives there, but scores nothing. Into a smaller one it may not go at all.
page-how-room-3 = An animal that can go somewhere must go somewhere; where, you choose. One that has no place at all dies: its card goes to your cemetery.
page-how-room-none = 2 spaces: too small
page-how-room-depressed = 3 spaces: depressed, 0 points
page-how-room-happy = 4 spaces: { $points } points
page-how-group = { $group ->
    [carnivore] Carnivores
    [pachyderm] Pachyderms
    [aquatic] Aquatics
   *[herbivore] Herbivores
  }
page-how-group-rule = { $group ->
    [carnivore] Lions and leopards never share an area. Placed among herbivores, they eat every one of them.
    [pachyderm] Elephants and rhinoceroses never share an area; both rhinoceroses are one kind. At most { $three } fits into the area of 3 spaces, { $four } into that of 4, { $six } into that of 6.
    [aquatic] They stand in the river only, and hippopotami and crocodiles never share an area. A crocodile eats every herbivore in its area.
   *[herbivore] They may not enter an area with a carnivore or a crocodile. Equal ones in one area are a herd, which scores extra.
  }
page-how-eating-1 = If a carnivore or a crocodile is placed in an area with herbivores, it eats them all, depressed ones too. Sometimes you will have to do just that.
page-how-eating-2 = The eaten go to your cemetery. Those above them slide down, the newcomer too. Sliding never kills: a hippopotamus that slides onto land stays there.
page-how-eating-before = The lion has no other place
page-how-eating-title = The lion stands on the lowest space
page-how-eating-after = Both zebras in the cemetery: −{ $points } points
page-how-herds-1 = Two or more herbivores of one species in one area, none of them counted that is depressed, score more than their own points:
page-how-herd = A herd of { $count }
page-how-end-1 = The game ends after the round in which somebody’s reserve is full, or when the deck has too few cards for another round.
page-how-end-2 = You score the points of every animal in your reserve that is not depressed, and the bonus of every herd.
page-how-end-3 = Every card in your cemetery costs the points printed on it, whether the animal died or was eaten.
page-how-end-4 = The highest score wins. In a tie it is the smaller cemetery; if that is equal too, you win together.
page-how-sum = { $sum }: two zebras are a herd
page-how-animals-1 = How many spaces each asks for, what it is worth, and how many cards of it are in a game of 2, 3 and 4 players.
page-how-animal = Animal
page-how-minimum = Spaces
page-how-value = Points
page-how-cards-by-players = Cards, by players
page-how-cards = Cards with { $players } players
page-how-rulings-1 = Where the rulebook is silent or can be read in two ways, this is how we play:
page-how-ruling-head = The first head ranger is drawn by lot, or chosen when the table is set; the rulebook gives the title to the youngest.
page-how-ruling-open = Everybody’s territory cards lie open before the first side is chosen. Clockwise from the head ranger each player decides all three sides at once.
page-how-ruling-unused = Animal cards with more stars than there are players take no part, nor do, with two or three players, the territory cards that nobody was dealt.
page-how-ruling-any-card = Any face-up card may be taken, also one that cannot be placed while another could.
page-how-ruling-duty = An animal that can be placed must be; its player chooses among all legal spaces, also a worse one.
page-how-ruling-share = A carnivore may share an area with a crocodile, and either may share one with pachyderms.
page-how-ruling-hunters = Carnivores and crocodiles may enter an area with herbivores; herbivores may not enter theirs.
page-how-ruling-two = The area of 2 spaces holds no pachyderm.
page-how-ruling-depressed = Depressed animals eat, are eaten, bar others and count towards the limit of pachyderms like any other. Only their points and their part in a herd are gone.
page-how-ruling-slide = When animals are eaten, everybody above them in the column slides down, the newcomer too.
page-how-ruling-stranded = An aquatic that slides onto land stays there.
page-how-ruling-last-round = A reserve ends the game if all its 15 spaces are occupied when the round is over, after any eating.
page-how-ruling-cemetery = The cemetery counts printed points, also for animals that were depressed when they were eaten.
page-how-ruling-herds = Herds are counted for each area and species, among animals that are not depressed.
page-how-ruling-tie = A tie goes to the player with the fewest cards in the cemetery; if these are equal too, the victory is shared.
page-how-source-1 = The rulebook states: 68 animal cards, 42, 15 and 11 of them with two, three and four stars; the eleven species and their groups; that a gnu asks for 4 spaces and is worth 2 points, that every pachyderm asks for 4 and that a leopard may enter the area of 2; the herd bonus, the limits of pachyderms and the sizes of the areas.
page-how-source-2 = Everything else is our reconstruction: all other spaces asked for, all other points, how many cards there are of each species, and where the rivers run. These are not the publisher’s numbers.
page-how-source-3 = Whoever owns the game can write the numbers of their copy into a file and play with it.
