# Words of African Park's pages; what is refused and reported is in rules.ftl.

## The table

page-group = { $group ->
    [carnivore] carnivore
    [pachyderm] pachyderm
    [aquatic] aquatic
   *[herbivore] herbivore
  }
page-card-label = { species }, { page-group }, asks for { $minimum } spaces, { $value ->
    [one] { $value } point
   *[other] { $value } points
  }{ $dies ->
    [yes] ; has no place with you: taking it costs points
   *[no] {""}
  }
page-species = Animals
page-species-group = Group
page-species-minimum = Spaces it asks for
page-species-value = Points
page-species-unseen = In deck
page-herd-bonus = Animals of one herd in an area score more:
page-herd-bonus-step = { $count }: +{ $points }
page-reconstruction = Values, numbers of cards and river spaces are a reconstruction, not the publisher's.
page-deck-left = { $cards ->
    [one] { $cards } card left
   *[other] { $cards } cards left
  }
page-reserve-of = Reserve: { $name }
page-head-ranger = Head ranger
page-open-area = { area }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. See where they come from
page-cemetery = Cemetery: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $lost ->
    [0] 0 points
    [one] −{ $lost } point
   *[other] −{ $lost } points
  }{ $animals ->
    [none] {""}
   *[other] : { $animals }
  }
page-cemetery-empty = Nobody has died here.
page-to-cemetery = Has no place: to the cemetery
page-face-up = Face-up cards
page-spaces = Spaces for the card
page-target = { page-column }: { $effect }
page-hint-card = { $shared ->
    [yes] { $name }: choose a card.
   *[no] Your turn: choose a card.
  }
page-hint-space = { species-a }: choose a space.
page-hint-dies = { species-a } has no place with you.
page-hint-territory = { $shared ->
    [yes] { $name }: choose a side of each territory card.
   *[no] Choose a side of each territory card.
  }
page-effect-depressed = depressed: too few spaces, worth 0
page-effect-herd = a herd of { $count }
page-effect-eats = eats { $animals }
page-animal-count = { $count ->
    [one] { $count } { species }
   *[other] { $count } { species-many }
  }
page-effect-dies = dies: it has no place
page-territory-card = { $deck } spaces
page-side = Side { $side } of card { $deck }
page-ground = { $ground ->
    [R] river
   *[L] land
  }
page-choose-sides = Choose these sides
page-placed = { species-a } moves into the area of { $size }{ $side ->
    [left] , on the left
    [right] , on the right
   *[only] {""}
  }.
page-placed-depressed = { page-placed } It is depressed: the area is not wide enough.
page-place-graves = { $cards ->
    [0] nobody lost
    [one] { $cards } animal lost
   *[other] { $cards } animals lost
  }
page-help-table = Pick a card up, see on your board what it would do, and put it down. A choice that loses animals asks once more.

## How to play

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
