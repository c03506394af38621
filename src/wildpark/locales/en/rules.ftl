# Words of the rules that all games share: refusals, opening a game, data files and records.
#
# Whoever says one of these passes the parameters of the code on as they are. $seat and $turn are
# seat numbers from 0; no sentence needs them, the reader knows who is meant. Each game's own words
# stand in the catalogue with its name.

## Refusals

# No parameters.
game-over = The game is over.
# seat, turn
not-your-turn = It is not your turn.
# action: the id
unknown-action = There is no action { $action }.

## Opening and playing a game

# name, allowed
unknown-game = There is no game { $name }. There are: { $allowed }.
# players, allowed
players = This game is for { $allowed } players, not { $players }.
# seed
seed = A seed is a whole number from 0 to 18446744073709551615, not { $seed }.
# name, allowed
unknown-option = This game has no option { $name }. It has: { $allowed }.
# name, value, allowed
option-value = Option { $name } cannot be { $value }. Allowed: { $allowed }.
# name, players, allowed
option-players = Option { $name } means nothing with { $players ->
    [one] one player
   *[other] { $players } players
  }. It is for { $allowed }.
# No parameters.
foreign-components = These are not the components of this game.
# seat, last
no-such-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
# text
unknown-notation = There is no action { $text }.
# No parameters.
not-whole = This position lacks what its reader cannot know, and cannot be played on.
# No parameters.

## Data files

# What stands at a place; $value is "missing" where nothing does.
is-value = { $value ->
    [missing] is missing
   *[other] is { $value }
  }

# file, count; each fault follows as a line of its own
data-file-faults = { $count ->
    [one] There is one fault in { $file }:
   *[other] There are { $count } faults in { $file }:
  }
# file, reason
fault-too-long = { $file } is too long; allowed: at most { $limit } characters
fault-unreadable = { $file }: cannot be read: { $reason }
fault-encoding = { $file }: { text-encoding }
# file, place (so for all that follow)
fault-missing = { $file }: { $place } is missing
# value, allowed
fault-extra = { $file }: { $place }: { $value } is unknown; allowed: { $allowed }
fault-extra-table = { $file }: { $value } is unknown; allowed: { $allowed }
# value, wanted: table, list or text
fault-kind = { $file }: { $place } { is-value }; allowed: { $wanted ->
    [table] a table
    [list] a list
   *[text] a text
  }
# value, low, high
fault-number = { $file }: { $place } { is-value }; allowed: a whole number from { $low } to { $high }
# count, low, high
fault-length = { $file }: { $place } has { $count } entries; allowed: { $low } to { $high }
# value, allowed
fault-choice = { $file }: { $place } { is-value }; allowed: { $allowed }
# value
fault-name = { $file }: { $place } { is-value }; allowed: a name of 1 to 40 small letters, digits and underscores that begins with a letter
# value
fault-text = { $file }: { $place } { is-value }; allowed: a text of 1 to 200 characters
# value
fault-twice = { $file }: { $place } { is-value }; allowed: a name that is not used before

## Records

# limit
record-too-long = A record has at most { $limit } characters.
# problem: utf-8, utf-16, utf-32 or no-mark; line; byte, as 0xE4
text-encoding = { $problem ->
    [utf-8] Byte { $byte } in line { $line } is not UTF-8. Save the text as UTF-8.
    [utf-16] The text is UTF-16 by its byte order mark, but damaged in line { $line }.
    [utf-32] The text is UTF-32. Save it as UTF-8.
   *[no-mark] There is a null character in line { $line }, as in UTF-16 without a byte order mark. Save the text as UTF-8.
  }
record-encoding = This is not a record: { text-encoding }
# reason
record-not-json = This is not a record: { $reason }
# No parameters.
record-format = This is not a record of a Wildpark game.
# version, known
record-version = This record has version { $version }; known: { $known }.
# place
record-missing = The record is damaged: { $place } is missing.
# place
record-extra = The record is damaged: { $place } is unknown.
# place, value, wanted: number, text, list, options, action, bots or names
record-field = The record is damaged: { $place } is { $value }; allowed: { $wanted ->
    [number] a whole number
    [text] a text
    [list] a list
    [options] options by name, each true, false, null, a whole number or a text
    [action] a seat and an action, such as [0, "gnu-6b"]
    [bots] no bots, or for each player null or a bot of 1 to 60 printable characters
   *[names] no names, or one of 1 to 60 printable characters for each player
  }.
# expected, found: beginnings of digests
record-components = The record was played with other components ({ $expected }) than these ({ $found }). Give the file it was played with.
# number, seat, action, reason: an English sentence; the reason follows as a line too
record-action = Action { $number } of the record ({ $action }) does not fit.

## Positions as text

position-no-text = A position is read from a text, not from { $value }.
position-too-long = The text of a position has at most { $limit } characters.
# place: the number of the character, from 1
position-value = The text of the position is wrong at character { $place }: { $field } is { $value }. Allowed: { $allowed }
position-unfit = The text of the position is wrong at character { $place }: { $field } { $value } does not go with the rest.
position-parts = The text of the position is wrong at character { $place }: { $field } has { $found } parts with “{ $separator }” between them. Allowed: { $wanted }
position-short = The text of the position ends at character { $place }, before the field { $field }.
position-long = The text of the position is wrong at character { $place }: it has more fields than the game.
position-spelling = The text of the position is wrong at character { $place }: { $value }. Allowed: { $allowed }
position-components = The text of the position is wrong at character { $place }: it was played with other cards and boards ({ $expected }) than these ({ $found }). Give the file it was played with.
position-cards = The text of the position has { $count } cards { $card } in all its fields. Allowed: { $wanted }
