# Words of Savannah Park's pages. Tokens, refusals, reports and ratings stand in savannah_park.ftl.

## Animals, categories, spaces

# The letter of a species on its tokens.
page-sp-category = { $code ->
    [small-fire] Small fire
    [medium-fire] Medium fire
    [big-fire] Big fire
    [grass] Grass
    [trees] Trees
    [lions] Lion
   *[species] { herd-animals }
  }
page-sp-kind = { $kind ->
    [sand] sand
    [tree] tree
    [grass] grass
    [small-fire] small bush fire
    [medium-fire] medium bush fire
    [big-fire] big bush fire
   *[rock] rock
  }
page-sp-space = { $space }, { page-sp-kind }{ $token ->
    [none] {""}
   *[some] : { animal-token }, { $state ->
        [face-up] face up
        [vacated] in hand
       *[moved] moved
      }
  }{ $lion ->
    [yes] ; the lion is here
   *[no] {""}
  }
page-sp-token = { animal-token }
page-sp-token-state = { animal-token }, { $state ->
    [face-up] face up
   *[moved] moved
  }
page-sp-spaces = Spaces of the park
page-sp-park-of = Park: { $name }
page-sp-starter = Names the token of this round
page-sp-has-chosen = has chosen
page-sp-alone = { $points ->
    [one] Your park brings { $points } point
   *[other] Your park brings { $points } points
  }
page-sp-empty-grass = { $count ->
    [one] { $count } empty grass space
   *[other] { $count } empty grass spaces
  }
page-sp-face-up = { $count ->
    [one] { $count } token face up
   *[other] { $count } tokens face up
  }

## The score

page-sp-ledger = Where the points come from
page-sp-drives = { $count ->
    [0] drives nobody away
    [one] drives { $count } token away
   *[other] drives { $count } tokens away
  }
page-sp-empty = { $empty } of { $all } empty: { $points }
page-sp-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
page-sp-biggest = biggest herd: { $count }

## What a choice would do

page-sp-change = { $category } { $points }
page-sp-driven = driven away by the { fire-name }
page-sp-no-change = changes no points
page-sp-meets-lion = meets the lion: then the lion moves

## The choice

page-sp-spares = Tokens for the grass
page-sp-spare = { animal-token }{ $placed ->
    [yes] , on grass: take it up again
   *[no] {""}
  }
page-sp-in-hand = In hand: { animal-token }
page-sp-lion = Your lion
page-sp-confirm = { $kind ->
    [grass] Leave them there
    [name] Name it
    [lion] Put the lion there
   *[place] Put it there
  }
page-sp-hint-grass = { $shared ->
    [yes] { $name }: put both tokens on grass.
   *[no] Put both tokens on grass: press a space, or drag them there.
  }
page-sp-hint-grass-done = Both stand on grass. Leave them there, or press one to move it.
page-sp-hint-lion = { $shared ->
    [yes] { $name }: { $children ->
        [yes] where does your lion go?
       *[no] put your lion on an empty tree or grass space.
      }
   *[no] { $children ->
        [yes] Where does your lion go?
       *[no] Put your lion on an empty tree or grass space.
      }
  }
page-sp-hint-name = { $shared ->
    [yes] { $name }: { $children ->
        [yes] which animals shall walk?
       *[no] name a token that is face up.
      }
   *[no] { $children ->
        [yes] Which animals shall walk? Press them.
       *[no] Name a token: press one that is face up.
      }
  }
page-sp-hint-name-asked = Everybody moves “{ animal-token }”?
page-sp-hint-place = { $shared ->
    [yes] { $name }: { $children ->
        [yes] where do they go?
       *[no] where does “{ animal-token }” go?
      }
   *[no] { $children ->
        [yes] Where do they go? Press an empty place.
       *[no] Where does “{ animal-token }” go?
      }
  }
page-sp-hint-lion-next = It meets the lion. Where does the lion go now?
page-sp-hint-chosen = You have chosen. Still choosing: { $name }.
page-sp-hint-naming = { $name } names the next token.

## The log, when all have chosen

page-sp-put-on-grass = { $seat }: “{ animal-token }” on { $space }.
page-sp-lion-starts = { $seat }: lion on { $space }.
page-sp-moved = { $seat }: “{ animal-token }” from { $from } to { $space }.

## Helps, reference

page-sp-help = { $help ->
    [herds] Press an animal and its herds light up
    [total] Points and where they come from, at any time
    [fires] Flames on tokens that a fire would drive away
    [change] What a space would change, before you choose it
   *[letters] Letters on tokens
  }
page-sp-help-table = Press a token to name it, then a space for it. A mouse shows what a space would change; a finger is asked once more. All choose at the same time: you can take your choice back until everybody has chosen.
page-sp-reference = All tokens
page-sp-reference-what = Everybody has these 33 tokens. A six-sided token is face up and can be named; a round one has been moved.
page-sp-animals = Animals
page-sp-waters = Watering holes
page-sp-unmoved = Yet to move
page-sp-reconstruction = Which animals share a token (but for two of them) and how the spaces lie is a reconstruction, not the publisher's.
page-sp-no-token = No token is on its way.

## The end

page-sp-counting = The count
page-sp-skip = Skip the count
page-sp-count-again = Count again
page-sp-rating = Rating
page-sp-rating-from = from { $points } points
page-sp-best = What could have been
page-sp-best-waiting = The planner is looking for the best park from your start …
page-sp-best-what = { $less ->
    [0] The planner found nothing better than your { $points } points.
    [one] From the same start the planner reaches { $points } points, { $less } more.
   *[other] From the same start the planner reaches { $points } points, { $less } more.
  }
page-sp-best-name = Planner

## Layouts of the variable set-up

page-sp-layout = Trees and fires
page-sp-layout-way = { $way ->
    [printed] As printed
    [suggested] Suggested
    [drawn] Drawn
   *[own] My own
  }
page-sp-layout-what = { $way ->
    [printed] The front of the board, the same in every game.
    [suggested] Six trees and three fires lie on the back of the board, as somebody thought it out.
    [drawn] Six trees and three fires are drawn by chance when the table is opened. Everybody gets the same.
   *[own] Choose a piece, then press sand spaces: six trees and one fire of each size.
  }
page-sp-layout-printed = The board as it is printed
page-sp-layout-suggested = Suggested layouts
page-sp-layout-pieces = Pieces
page-sp-layout-piece = { piece-name }: { $left } to lay
page-sp-layout-missing = { $count ->
    [one] { $piece ->
        [tree] One tree has yet to be laid.
       *[other] The { piece-name } has yet to be laid.
      }
   *[other] { $count } trees have yet to be laid.
  }
page-sp-layout-off-sand = { $kind ->
    [grass] Pieces lie on sand, not on grass.
   *[rock] Pieces lie on sand, not on the rock.
  }
page-sp-layout-good = The layout is complete.
page-sp-layout-begin = Start from a suggestion
page-sp-layout-clear = Take all away

## How to play

page-sp-how-aim = Every token is moved exactly once. Whoever then has the largest herds at watering holes, empty trees and empty grass, and no animals lost to the bush fires, wins.
page-sp-how-title = { $section ->
    [park] The park
    [tokens] The tokens
    [round] A round
    [fires] Bush fires
    [herds] Herds
    [end] The count
    [solo] Alone
    [setup] Variable set-up
    [lions] The lions are loose
    [children] With children
    [animals] The animals
    [rulings] Rulings
   *[source] What is known and what is not
  }
page-sp-how-park-title = A park at the start of a game
page-sp-how-park-1 = Everybody has a park of the same shape and the same 33 tokens. They are shuffled, and 31 of them fill the sand, row by row. So all parks begin different.
page-sp-how-park-2 = The two tokens left over go on grass: which one on which of the six grass spaces is your first decision. All decide at the same time.
page-sp-how-tokens-1 = A token shows one to three animals, or all six, and perhaps a watering hole: the blue pool at its lower edge. The letters tell the species and their number.
page-sp-how-tokens-2 = A thick six-sided token is face up and has yet to move. A flat round one has moved: it stays where it is, and counts all the same.
page-sp-how-move-before = “2 zebras” is named …
page-sp-how-move-after = … and stands under a tree now, moved.
page-sp-how-round-1 = The starting player names a token that is face up. Everybody takes that token from their own park and puts it on an empty sand, tree or grass space, only not back on the space it came from. All choose at the same time.
page-sp-how-round-2 = Then the next player clockwise names a token. After 33 rounds every token has been moved once.
page-sp-how-fires-before = The medium fire beside six tokens …
page-sp-how-fires-after = … drives those with two animals away.
page-sp-how-fires-1 = At the end the fires burn, the small one first: it drives away every token beside it that shows exactly one animal, the medium one those with two, the big one those with three.
page-sp-how-fires-2 = Animals of any species are counted together, and a watering hole does not help. The token with all six animals fears no fire.
page-sp-how-herds-caption = All six zebras with two watering holes count: 12. The other herd has no water and would bring 0.
page-sp-how-herds-1 = Tokens side by side that show a species are a herd of it. Its animals of that species times the watering holes on its tokens are its points.
page-sp-how-herds-2 = Of each species only the best herd counts. A token with several species belongs to a herd of each.
page-sp-how-end-1 = After the last round eleven things are counted, one by one.
page-sp-how-end-2 = The highest total wins; if it is equal, the most empty grass spaces; if that is equal too, the victory is shared.
page-sp-how-category = { $code ->
    [small-fire] drives tokens with one animal away
    [medium-fire] drives tokens with two animals away
    [big-fire] drives tokens with three animals away
    [grass] 1 point for each empty space
    [trees] 3 points for each empty space, also one that a fire has emptied
   *[species] best herd: animals × watering holes
  }
page-sp-how-solo-1 = Alone you name every token yourself, in the order you like. The total gets a rating, and afterwards you see what a planner would have made of the same start.
page-sp-how-setup-1 = The back of the board has no trees and no fires: six trees and three fires are laid on sand, the same for everybody. Take a suggestion, have them drawn, or lay them yourself when you set up the table.
page-sp-how-lion-before = “2 zebras” is named, and a lion lies under a tree …
page-sp-how-lion-after = … they meet it: 2 points. The lion goes to the grass.
page-sp-how-lions-1 = After the tokens on grass, everybody puts a lion on an empty tree or grass space of their own park.
page-sp-how-lions-2 = A token may take the lion's space. That brings a point at once for each animal on the token, and the lion goes to any empty sand, tree or grass space.
page-sp-how-children-1 = The back of the board, no trees, no fires. The tokens stand around the middle and are moved on sand only. Water and grass count nothing.
page-sp-how-children-2 = For each species the biggest herd brings a point for each of its animals. A tie is a shared victory.
page-sp-how-animals-1 = Over all tokens each species has 11 animals and 3 watering holes, so that no herd can bring more than 33.
page-sp-how-rulings-1 = Where the rulebook is silent, Wildpark decides:
page-sp-how-ruling = { $name ->
    [shuffle] The first starting player is drawn from the game's seed, unless the host says who it is.
    [shown] While others choose, the token in hand is shown and counted where it was taken from.
    [lion-space] The lion does not occupy its space: a grass or tree space with only the lion on it is empty.
    [lion-children] With children the lion starts on sand and stays there.
    [lion-points] Points for meeting the lion are added to the final total.
    [exclude] The variable set-up and the game with children exclude each other: there would be no trees and fires to lay.
    [children-solo] Alone with the children's rules there is no rating: it is made for the points of the base game.
   *[drawn] In layouts that are suggested or drawn every fire borders six spaces for tokens, no space borders two fires, and trees do not touch. One's own may be as one likes.
  }
page-sp-how-source-1 = The rulebook states: 47 spaces with 31 of sand, 6 trees, 6 of grass, three fires and a rock; 33 tokens of which the counts are certain; the pair of zebra and elephant and the trio of zebra, ostrich and antelope.
page-sp-how-source-2 = Which species share the other five pairs, and where the spaces lie, is our reconstruction. The suggested layouts and the names of the ratings are our own.
