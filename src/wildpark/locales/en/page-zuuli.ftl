# Words of Zuuli's pages. Names of cards, and why something is refused, are in zuuli.ftl.

## Cards

page-zuuli-habitat = { $habitat ->
    [plains] plains
    [jungle] jungle
   *[water] water
  }
page-zuuli-temper = { $temper ->
    [fierce] fierce
   *[friendly] friendly
  }
page-zuuli-kind = { $kind ->
    [enclosure] Enclosures
    [animal] Animals
   *[upgrade] Upgrade
  }
page-zuuli-rule-short = { $rule ->
    [pride] 2 spaces beside its like
    [wallow] friendly with plains and water
    [company] 0 when alone
    [troop] 1 each, up to 3
    [chorus] 3 with jungle and water
    [bloom] double from three on
   *[other] { $rule }
  }
page-zuuli-rule = { $rule ->
    [pride] It takes only 2 spaces while another of its name is with it.
    [wallow] It is friendly while its enclosure has both plains and water.
    [company] It is worth 0 while no other animal is with it.
    [troop] It is worth as much as there are of its name in the enclosure, but at most 3.
    [chorus] It is worth 3 while its enclosure has both jungle and water.
    [bloom] It is worth double while at least two others of its name are with it.
   *[other] { $rule }
  }
page-zuuli-condition = { $condition ->
    [friendly-only] friendly only
    [fierce-only] fierce only
   *[no-two-alike] no two alike
  }
page-zuuli-condition-says = { $condition ->
    [friendly-only] Only friendly animals may live there.
    [fierce-only] Only fierce animals may live there.
   *[no-two-alike] No two animals of one name may live there.
  }
page-zuuli-effect-short = { $effect ->
    [mixing] fierce and friendly may mix
    [habitat] adds a habitat
    [space] adds spaces
   *[satisfaction] raises the multiplier
  }
# habitats: as in zuuli-habitats, but all of them are there
page-zuuli-habitats-all = { $habitats ->
    [plains] plains
    [jungle] jungle
    [water] water
    [plains-jungle] plains and jungle
    [plains-water] plains and water
    [jungle-water] jungle and water
   *[other] plains, jungle and water
  }
page-zuuli-animal-says = { zuuli-card }: a { page-zuuli-temper } animal that lives in { zuuli-habitats }, takes { $space ->
    [one] one space
   *[other] { $space } spaces
  } and is worth { $value }.
page-zuuli-enclosure-says = { zuuli-card }: an enclosure with { page-zuuli-habitats-all } and { $space ->
    [one] one space
   *[other] { $space } spaces
  }; its animals count { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
  }.
page-zuuli-upgrade-says = { zuuli-card }: an upgrade for an enclosure; { $effects }.
page-zuuli-adds-habitat = it adds { page-zuuli-habitat }
page-zuuli-adds-space = { $space ->
    [one] it adds one space
   *[other] it adds { $space } spaces
  }
page-zuuli-adds-times = it adds { $times } to the multiplier
page-zuuli-adds-fence = with it fierce and friendly animals may live together
page-zuuli-count = { $count } × { zuuli-card }
page-zuuli-room-says = { zuuli-room }: { page-zuuli-habitats-all }, { $taken } of { $space } spaces taken, times { $times }, { $points ->
    [one] one point
   *[other] { $points } points
  }.
page-zuuli-room-animals = { $animals ->
    [none] Nobody lives there.
   *[other] Animals: { $animals }.
  }
page-zuuli-room-upgrades = Upgrades: { $upgrades }.

## Picking

page-zuuli-picking = Picking
page-zuuli-hand = { $count ->
    [one] The hand: one card
   *[other] The hand: { $count } cards
  }
page-zuuli-is-kept = You keep this card.
page-zuuli-is-lifted = Press again to keep it.
page-zuuli-kept-sign = kept
page-zuuli-keep = Keep: { zuuli-card }
page-zuuli-hint-pick = { $shared ->
    [yes] { $name }: keep one card.
   *[no] Keep one card.
  } The rest goes { $passes ->
    [left] left
   *[right] right
  } to { $next }.
page-zuuli-hint-solo = Keep one card. The Collector takes the other.
page-zuuli-hint-picked = { $card ->
    [none] { page-zuuli-still-picking }
   *[other] You keep: { zuuli-card }. { page-zuuli-still-picking } Until all have picked you may choose another.
  }
page-zuuli-still-picking = { $count ->
    [one] { $names } is still picking.
   *[other] { $names } are still picking.
  }
page-zuuli-hint-watching = You are watching. { $phase ->
    [picking] { page-zuuli-still-picking }
   *[developing] { page-zuuli-still-developing }
  }
page-zuuli-reveal = Kept:
# Lines of the report with whose they are; $seat is a name here.
page-zuuli-told-kept = { $seat } keeps: { zuuli-card }.
page-zuuli-told-scored = { $seat }, year { $year }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
page-zuuli-told-animal = { $seat }: { $count } × { zuuli-card } without an enclosure, discarded.
page-zuuli-told-upgrade = { $seat }: { $count } × { zuuli-card } not installed, discarded.
page-zuuli-memory = { $count ->
    [one] You have seen one other hand
   *[other] You have seen { $count } other hands
  }
page-zuuli-memory-of = { $name } holds{ $passes ->
    [0] {""}
    [one] {" "}(next yours)
   *[other] {" "}(yours in { $passes } turns)
  }:
page-zuuli-could = Your park could score { $points } this year.
page-zuuli-could-with = { $more ->
    [yes] With { zuuli-card }: { $points } instead of { $now } this year, at best.
   *[no] With { zuuli-card }: still { $points } this year, at best.
  }
page-zuuli-own-park = Your park

## Developing

page-zuuli-developing = Your park
page-zuuli-hint-develop = { $shared ->
    [yes] { $name }: { $count ->
        [0] arrange your park and confirm it.
       *[other] give what waits a place, and confirm your park.
      }
   *[no] { $count ->
        [0] All is in its place. Arrange your park anew, or confirm it.
       *[other] Pick up what waits and put it into an enclosure.
      }
  }
page-zuuli-hint-place = { zuuli-card }: where to?
page-zuuli-hint-move = { zuuli-card }: to another enclosure, or out?
page-zuuli-hint-confirmed = You have confirmed your park. { page-zuuli-still-developing }
page-zuuli-still-developing = { $count ->
    [one] { $names } is still developing.
   *[other] { $names } are still developing.
  }
page-zuuli-token = { zuuli-room }: pick up { zuuli-animal }, { $count } there, each worth { $each }
page-zuuli-upgrade-token = { zuuli-room }: { $fixed ->
    [yes] { zuuli-card }, installed for good
   *[no] take up { zuuli-card }
  }
page-zuuli-target = { zuuli-room }: { $points }
page-zuuli-put-back = Put back
page-zuuli-not-here = Take it out first
page-zuuli-take-out = Take out
page-zuuli-waiting = Outside the enclosures
page-zuuli-waiting-none = Nothing waits outside.
page-zuuli-waiting-label = { $count } waiting.
page-zuuli-must = { zuuli-animal-the } had an enclosure before and needs one again.
page-zuuli-year-now = Year { $year }:
page-zuuli-redo = Do again
page-zuuli-arrange = Arrange for { $points }
page-zuuli-arranged = Best for this year
page-zuuli-confirm = Confirm park
page-zuuli-confirm-cost = { $count ->
    [0] Not installed, so discarded: { $upgrades }. Confirm?
   *[other] Without an enclosure: { $animals }. That costs { $points ->
        [one] one point
       *[other] { $points } points
      }.{ $upgrades ->
        [none] {""}
       *[other] {" "}Discarded: { $upgrades }.
      } Confirm?
  }
page-zuuli-back = Not yet
page-zuuli-live = The score of this year
page-zuuli-outside = Outside:

## Parks and years

page-zuuli-park-of = Park: { $name }
page-zuuli-state = { $phase ->
    [picking] { $chosen ->
        [yes] ✓ has picked
       *[no] is picking
      }
   *[developing] { $chosen ->
        [yes] ✓ confirmed
       *[no] is developing
      }
  }
page-zuuli-year = Year { $year }
page-zuuli-nobody = Nobody lives here yet.
page-zuuli-no-year = No year has been scored yet.
page-zuuli-names = { $count ->
    [one] One animal name in the park; in a tie the most names win.
   *[other] { $count } different animal names in the park; in a tie the most names win.
  }
page-zuuli-year-over = Year { $year } is over
page-zuuli-go-on = On to the next year
page-zuuli-end-title = The three years
page-zuuli-note = { $count ->
    [one] one animal name
   *[other] { $count } animal names
  }
page-zuuli-sum-label = { $name }, year { $year }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. See where they come from
page-zuuli-tied = Equal points: the park with the most different animal names wins.
page-zuuli-bar = Year { $year } of 3: { $phase ->
    [picking] picking
    [developing] developing
   *[over] over
  }
page-zuuli-left = { $phase ->
    [picking] { $left ->
        [one] last pick
       *[other] { $left } picks left
      }
   *[other] {""}
  }

## Solo

page-zuuli-collector = The Collector
page-zuuli-collector-year = year { $year }: { $points }
page-zuuli-collector-does = { $difficulty ->
    [apprentice] Each year it scores half the printed values of all it has taken.
    [keeper] Each year it scores three quarters of the printed values of all it has taken.
   *[ranger] Each year it scores the printed values of all it has taken.
    [warden] Each year it scores twice the printed values of all it has taken.
    [legend] Each year it scores three times the printed values of all it has taken.
  }
page-zuuli-verdict = { $beaten ->
    [yes] You beat the Collector, { $own } to { $other }
   *[no] The Collector stays ahead, { $other } to { $own }
  }

## Reference, replay, helps

page-zuuli-reference = All cards
page-zuuli-reference-counts = { $enclosures } enclosures, { $animals } animals and { $upgrades } upgrades, { $all } cards. Everybody starts with a New Plot besides.
page-zuuli-reconstruction = The species, nearly all numbers and all special rules on the cards, how many are dealt and the solo game are a reconstruction, not the publisher's.
page-zuuli-copies = How many
page-zuuli-column = { $column ->
    [name] Card
    [lives] Lives in
    [has] Has
    [space] Spaces
    [value] Worth
    [times] Times
    [rule] Rule
   *[effect] Effect
  }
page-zuuli-switch-memory = Show the hands I have seen
page-zuuli-switch-advice = Show the best this park could score
page-zuuli-help = Keep a card of each hand; until all have picked you may choose another. Then drag or tap animals and upgrades into your enclosures: lawful ones light up, the others say why not.
page-zuuli-discarded = Discarded:

## How to play

page-zuuli-how-title = { $section ->
    [cards] Three kinds of cards
    [picking] Keep one, pass the rest
    [homes] Who may live where
    [upgrades] Upgrades
    [rules] Animals with a rule of their own
    [score] What a year scores
    [end] Three years
    [solo] Alone
    [all] All cards
    [rulings] Rulings
   *[source] Where the numbers come from
  }
page-zuuli-how-aim = You build a small zoo. For three years you keep cards from hands that go round the table, and then find every animal a home in which it is happy and your visitors are too.
page-zuuli-how-cards-1 = Enclosures give spaces and habitats, and multiply what their animals are worth. Animals ask for a habitat and some spaces. Upgrades make an enclosure better.
page-zuuli-how-cards-2 = Everybody begins with a New Plot of 4 spaces, in which there are all three habitats: plains, jungle and water.
page-zuuli-how-picking-1 = At the beginning of a year everybody is dealt a hand. All at once, each keeps one card. The kept cards are shown, and what is left of each hand goes to a neighbour, until all cards are kept.
page-zuuli-how-picking-2 = Until the last has picked, you may change your mind. Remember what you pass on: with few players the same hand comes round again.
page-zuuli-how-passes = { $passes ->
    [left] Year { $year }: left
   *[right] Year { $year }: right
  }
page-zuuli-how-homes-1 = Then all develop their parks at the same time. New enclosures are simply there; this year’s animals move in, and older ones may move. An animal needs one of its habitats and its number of spaces.
page-zuuli-how-homes-2 = Fierce animals, with the claw marks, live only with their own name. Friendly ones, with the heart, live with all that are friendly. A few enclosures ask for more: only fierce, only friendly, or no two alike.
page-zuuli-how-case-space = Two lions take 4 of 6 spaces: together each needs only 2.
page-zuuli-how-case-fierce = The bear is fierce: not beside an anteater.
page-zuuli-how-case-fence = With a Safety Fence it may.
page-zuuli-how-case-habitat = A giraffe needs plains: no water for it.
page-zuuli-how-upgrades-1 = An upgrade is put into an enclosure of yours in the year in which you keep it. From then on it stays there. One that is not used by the end of the year is discarded; that costs nothing.
page-zuuli-how-score-1 = Each enclosure scores the values of its animals, times its satisfaction. An animal that has found no enclosure costs its printed value and leaves the game. A year never scores less than 0.
page-zuuli-how-score-2 = Whoever is housed stays, and scores again in each year to come.
page-zuuli-how-case-times = Three red pandas, worth 3 each, and a sloth in company, worth 2: 11, times 2.
page-zuuli-how-case-bloom = Three jellyfish count double, 4 each; the tree frog has no jungle, so 1: 13, times 2.
page-zuuli-how-end-1 = After three years the highest sum wins. In a tie it is the park with the most different animal names, and if that is equal too the victory is shared.
page-zuuli-how-end-2 = Hands grow smaller from year to year, as there is ever less room for what is new.
page-zuuli-how-deal = How many cards everybody is dealt
page-zuuli-how-players = Players
page-zuuli-how-solo-1 = Alone you play against the Collector. Two cards are turned up: you keep one, the Collector takes the other. There are as many turns as a player of two has cards.
page-zuuli-how-solo-2 = The Collector needs no enclosures. Every year it scores the printed values of all animals that it has taken so far: half of that as an apprentice, three quarters as a keeper, all of it as a ranger. You win with more points after three years.
page-zuuli-how-solo-3 = For those who always win we have added two stronger ones: a warden scores everything twice, a legend three times.
page-zuuli-how-ruling-last = The last card of a hand is kept without asking, as there is nothing to choose.
page-zuuli-how-ruling-known = You know your own hand, and all those that you have held this year, without what has been taken from them since. That is why the table can show them to you.
page-zuuli-how-ruling-open = Parks are developed openly: others see each change at once. None of theirs makes you choose again.
page-zuuli-how-ruling-lawful = An enclosure is lawful at every moment. A change after which it would not be is refused, also taking something away. Animals may stand outside for a while.
page-zuuli-how-ruling-housed = Whoever had an enclosure when the year’s development began needs one again before you confirm. New animals may be left out, at their price.
page-zuuli-how-ruling-temper = “Only fierce” and “only friendly” mean the temper in that enclosure: a hippo that wallows there is friendly.
page-zuuli-how-ruling-fence = A Safety Fence lifts the rule of fierce animals in its enclosure, not that enclosure’s own condition.
page-zuuli-how-ruling-numbers = A pride takes 2 spaces each, a troop counts up to 3, a chorus is worth 3, whatever card they stand on.
page-zuuli-how-ruling-time = Whoever does not confirm in time gets the best arrangement that keeps what they have done this year.
page-zuuli-how-ruling-names = For a tie all names in the park count, also those of animals that score nothing.
page-zuuli-how-ruling-collector = Alone, the Collector’s sum is rounded down each year. The warden and the legend are our own addition: whoever plays well beats a ranger nearly always.
page-zuuli-how-source-1 = Our text of the rulebook states how many cards there are of each sort, that two lions fit into a Standard Pen and score 6 there, and that not all cards need be dealt.
page-zuuli-how-source-2 = Everything else is our reconstruction and not the publisher’s: how many cards are dealt, the species and their special rules, all other numbers, enclosures and upgrades, and the whole solo game.
