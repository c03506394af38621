/* Generated from src/wildpark/server/messages/messages.py by `npm run types`. Do not edit. */

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "View".
 */
export type View = (AfricanParkView | SavannahParkView | ZuuliView)
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FromPage".
 */
export type FromPage = (Hello | Play | Undo | Ping)
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ToPage".
 */
export type ToPage = (State | Update | Done | Refused | Pong)

export interface Messages {
Hello: Hello
Play: Play
Undo: Undo
Ping: Ping
Error: Error
Seat: Seat
LogEntry: LogEntry
State: State
Replace: Replace
Update: Update
Done: Done
Refused: Refused
Pong: Pong
SeatWish: SeatWish
NewTable: NewTable
TableCard: TableCard
Join: Join
Me: Me
Health: Health
BotLevel: BotLevel
OptionInfo: OptionInfo
GameInfo: GameInfo
Step: Step
Replay: Replay
Advice: Advice
BestEnd: BestEnd
FromPage: FromPage
ToPage: ToPage
}
/**
 * First message of a connection: the last version this page has shown, if any.
 */
export interface Hello {
type: "hello"
version?: (number | null)
}
/**
 * A command: ``seat`` chooses ``action`` in the position of ``version``.
 */
export interface Play {
type: "play"
key: string
version: number
seat: number
action: number
}
/**
 * A command: ``seat`` takes its last choice back.
 */
export interface Undo {
type: "undo"
key: string
version: number
seat: number
}
/**
 * Asks for a Pong: is the connection alive?
 */
export interface Ping {
type: "ping"
}
/**
 * Why something was refused: a code of the catalogues, its parameters, an English sentence.
 * 
 * ``lines``: what lies behind it, where that is more than one thing or has a reason of its own.
 */
export interface Error {
code: string
sentence: string
params: {
[k: string]: string | number
}
lines?: Line[]
}
/**
 * One thing to say to people: a code and its parameters (``locales`` has the words).
 */
export interface Line {
code: string
params: {
[k: string]: string | number
}
}
/**
 * A seat of a table: who sits there and whether they are connected.
 * 
 * ``level``: of a bot. ``away``: the person has left, and a bot keeps the seat until they return.
 */
export interface Seat {
seat: number
kind: ("bot" | "open" | "person")
name: string
level: (string | null)
mine: boolean
online: boolean
away: boolean
}
/**
 * What happened at one version: the seat, its choice (None: not known to this reader), lines.
 * 
 * ``target``: for an undo, the version of the choice that was taken back.
 */
export interface LogEntry {
version: number
kind: ("play" | "undo")
seat: number
target: (number | null)
action: (number | null)
notation: (string | null)
lines: Line[]
}
/**
 * The table as this reader sees it, and what happened since the version it named.
 * 
 * ``number`` tells the states of one connection apart: there may be several of a version.
 * ``entries`` are all entries after ``since``; with ``since`` 0 it is the whole log.
 * ``seat``: whose eyes ``view`` is seen with (None: a spectator). With several own seats on one
 * device it is the own seat that is to act, else the first. ``undo``: which own seat may take its
 * last choice back now. ``deadlines``: by seat, when its time to think runs out, in UTC and in
 * ISO's form (None: no limit, or nothing to choose); the server then chooses for it.
 * ``join``: the path of the join link, for members while seats are open.
 * ``link``: the path of the reader's own link, which gives their seats to whatever device opens it
 * (also after they have left). ``rematch``: the next table, once somebody asked for it.
 */
export interface State {
type: "state"
table: string
number: number
version: number
since: number
status: ("over" | "running" | "waiting")
seat: (number | null)
seats: Seat[]
to_act: number[]
undo: number[]
deadlines: (string | null)[]
view: View
entries: LogEntry[]
join: (string | null)
link: (string | null)
rematch: (string | null)
}
/**
 * The table as one reader sees it. ``choices`` and ``refusals`` are the reader's own.
 */
export interface AfricanParkView {
game: "african_park"
players: number
phase: ("animals" | "over" | "territory")
round: number
rounds: number
head_ranger: number
to_act: number[]
cards: string[]
deck_left: number
reserves: Reserve[]
choices: Choice[]
refusals: Refusal[]
species: Species[]
herd_bonus: {
[k: string]: number
}
provenance: string
}
/**
 * All that lies before one seat. ``areas`` is empty until the territory sides are chosen.
 * 
 * ``parts`` say where ``total`` comes from: code ``animal`` (species, area, space), ``depressed``
 * (0 points; species, area, space), ``herd`` (species, area, count), ``died`` and ``eaten``
 * (species, count).
 */
export interface Reserve {
seat: number
cards: TerritoryCard[]
areas: Area[]
cemetery: Grave[]
cemetery_cards: number
total: number
place: number
parts: Part[]
}
/**
 * One of the three territory cards of a seat: both sides, each column as R and L from below.
 */
export interface TerritoryCard {
deck: string
sides: string[][]
chosen: (number | null)
}
/**
 * A fenced area: its number of spaces, its columns and the points it makes now.
 */
export interface Area {
index: number
size: number
columns: Column[]
points: number
}
/**
 * A column of an area, its spaces from the bottom upward; ``free`` indexes the free one.
 */
export interface Column {
index: number
name: string
area: number
spaces: Space[]
free: (number | null)
}
/**
 * One space: river or land, and who lives there.
 */
export interface Space {
river: boolean
animal: (string | null)
depressed: boolean
}
/**
 * Cards of one species in a cemetery: how many died (could not be placed) or were eaten.
 */
export interface Grave {
species: string
died: number
eaten: number
points: number
}
/**
 * One reason for points: a code, the points (below 0 for a loss) and where they come from.
 */
export interface Part {
code: string
points: number
params: {
[k: string]: string | number
}
}
/**
 * A legal action. ``sides``: one side (0 or 1) for each territory card, else empty.
 */
export interface Choice {
action: number
notation: string
kind: ("dies" | "place" | "territory")
species: (string | null)
column: (number | null)
sides: number[]
effect: (Effect | null)
}
/**
 * What a choice would do at once: the change of the own score and the reasons for it.
 * 
 * ``herd``: how many identical animals, this one too, then make a herd that earns a bonus (0:
 * none). ``eaten``: the species of each animal eaten. ``space``: where the animal ends up, which
 * is below the free space it was placed on where those under it were eaten (None: it dies).
 */
export interface Effect {
points: number
depressed: boolean
herd: number
eaten: string[]
space: (number | null)
}
/**
 * Why a face-up card may not go to a column.
 */
export interface Refusal {
species: string
column: number
reason: Line
}
/**
 * A kind of animal of this copy of the game; ``unseen`` counts its cards left in the deck.
 */
export interface Species {
name: string
group: ("aquatic" | "carnivore" | "herbivore" | "pachyderm")
minimum: number
value: number
unseen: number
}
/**
 * The table as one reader sees it. ``choices``, ``chosen``, ``refusals`` are the reader's own.
 * 
 * ``layout`` says the pieces of a variable set-up one by one, fit to be asked for again.
 * ``token`` is the token of this round, while it is placed.
 */
export interface SavannahParkView {
game: "savannah_park"
players: number
children: boolean
lions: boolean
layout: (string | null)
phase: ("grass" | "lions" | "naming" | "over" | "placing")
round: number
rounds: number
starter: number
to_act: number[]
token: (string | null)
spaces: ParkSpace[]
species: string[]
tokens: TokenKind[]
parks: Park[]
choices: ParkChoice[]
chosen: (ParkChoice | null)
refusals: ParkRefusal[]
rating: (Rated | null)
provenance: string
}
/**
 * A space of the board, the same in every park.
 * 
 * ``x`` is how many half widths of a space it lies to the right of the middle line, ``row`` its
 * row from the top.
 */
export interface ParkSpace {
index: number
name: string
kind: ("big-fire" | "grass" | "medium-fire" | "rock" | "sand" | "small-fire" | "tree")
x: number
row: number
}
/**
 * An animal token that every player has: what it shows; ``face_up`` until it was moved.
 */
export interface TokenKind {
name: string
animals: {
[k: string]: number
}
total: number
water: boolean
face_up: boolean
}
/**
 * The park of one seat. ``tokens`` are the names of the tokens by space (None: empty).
 * 
 * ``spare`` are the tokens that have yet to go on grass, in their order. ``vacated`` is the space
 * that the token in hand was taken from; until all have placed it, it is shown and counted there.
 * ``has_chosen``: this seat waits for the others. ``lion`` is the space of the lion.
 */
export interface Park {
seat: number
tokens: (string | null)[]
spare: string[]
vacated: (number | null)
lion: (number | null)
has_chosen: boolean
total: number
place: number
categories: Category[]
}
/**
 * One of the eleven categories (``number`` 1 to 11), or the lions' points (12).
 * 
 * ``code`` is ``species`` for categories 6 to 11, with children ``children``.
 */
export interface Category {
number: number
code: ("big-fire" | "children" | "grass" | "lions" | "medium-fire" | "small-fire" | "species" | "trees")
species: (string | null)
points: number
driven: Driven[]
places: Place[]
herds: Herd[]
}
/**
 * A token that a fire drives away, and the space that it empties.
 */
export interface Driven {
token: string
space: number
}
/**
 * A grass or tree space, and its points if it is empty once the fires have burnt.
 */
export interface Place {
space: number
empty: boolean
points: number
}
/**
 * A herd and what it is worth; only the one that is ``counted`` brings its points.
 */
export interface Herd {
spaces: number[]
animals: number
water: number
points: number
counted: boolean
}
/**
 * A choice of the reader: one that is legal, or the one that was made and is not shown yet.
 * 
 * ``name``: ``tokens`` is the one token. ``grass``: ``tokens`` go on ``spaces``. ``place``: the
 * token goes on ``spaces``. ``place-on-lion``: likewise, and the lion then goes to ``lion``.
 * ``lion``: the lion's first space is ``lion``.
 */
export interface ParkChoice {
action: number
notation: string
kind: ("grass" | "lion" | "name" | "place" | "place-on-lion")
tokens: string[]
spaces: number[]
lion: (number | null)
effect: (ParkEffect | null)
}
/**
 * What a choice would do to the own score as if the game ended then.
 * 
 * ``driven_away``: a fire will drive the placed token away, unless it could move once more.
 */
export interface ParkEffect {
points: number
changes: Change[]
driven_away: boolean
}
/**
 * By how many points a category (by number) would change.
 */
export interface Change {
number: number
points: number
}
/**
 * Why the token in hand, or the lion, may not go to ``space``.
 */
export interface ParkRefusal {
space: number
what: ("lion" | "token")
reason: Line
}
/**
 * What a finished solo game is called: in words, and as the components file says it.
 */
export interface Rated {
lowest: number
name: string
line: Line
}
/**
 * The table as one reader sees it. ``hand``, ``choices``, ``refusals`` are the reader's own.
 * 
 * ``left`` is how many picks each player has to make this year, ``turn`` how many were made;
 * ``passes`` is where hands go this year. ``picked`` is the reader's pick as long as others have
 * yet to pick. Solo, ``hand`` are the two cards turned up.
 */
export interface ZuuliView {
game: "zuuli"
players: number
phase: ("developing" | "over" | "picking")
year: number
turn: number
left: number
passes: ("left" | "right")
to_act: number[]
deck: number
animals: AnimalCard[]
enclosures: EnclosureCard[]
upgrades: UpgradeCard[]
hand: {
[k: string]: number
}
hands: KnownHand[]
picked: (string | null)
parks: ZuuliPark[]
discarded: {
[k: string]: number
}
collector: (Collector | null)
choices: ZuuliChoice[]
refusals: ZuuliRefusal[]
provenance: string
}
/**
 * What is printed on an animal.
 */
export interface AnimalCard {
name: string
copies: number
fierce: boolean
habitats: string[]
space: number
value: number
rule: (string | null)
}
/**
 * What is printed on an enclosure; ``copies`` of the New Plot is 0.
 */
export interface EnclosureCard {
name: string
copies: number
habitats: string[]
space: number
satisfaction: number
condition: (string | null)
}
/**
 * What is printed on an upgrade.
 */
export interface UpgradeCard {
name: string
copies: number
habitat: (string | null)
space: number
satisfaction: number
mixing: boolean
}
/**
 * A hand that the reader holds or has held this year: who has it now, and what is in it.
 */
export interface KnownHand {
seat: number
cards: {
[k: string]: number
}
}
/**
 * The park of one seat.
 * 
 * ``outside`` are animals without an enclosure, ``spare`` upgrades that are not installed, by
 * name. ``must_house`` are those of the animals outside that were housed when the phase began.
 * ``total`` counts ``years``: the finished ones, and this one while parks are developed. ``names``
 * is how many different animals are housed. ``chosen``: has picked, or confirmed.
 */
export interface ZuuliPark {
seat: number
rooms: Room[]
outside: {
[k: string]: number
}
spare: {
[k: string]: number
}
must_house: {
[k: string]: number
}
years: YearScore[]
total: number
names: number
place: number
chosen: boolean
}
/**
 * An enclosure of a park as it is now; ``sum`` × ``times`` are its ``points``.
 */
export interface Room {
room: string
enclosure: string
habitats: string[]
space: number
taken: number
fence: boolean
condition: (string | null)
animals: Worth[]
upgrades: Installed[]
sum: number
times: number
points: number
}
/**
 * Animals of one name in one enclosure: how many, what each is worth there, and why.
 * 
 * ``why`` is a code: ``worth-printed``, or the rule that changed or gave the value.
 */
export interface Worth {
animal: string
count: number
each: number
why: string
}
/**
 * Upgrades of one name in a room: how many, and how many of them can be taken back.
 */
export interface Installed {
upgrade: string
count: number
fresh: number
}
/**
 * One year (1 to 3) of one seat. ``floor`` is what a year below 0 is given to score 0.
 */
export interface YearScore {
year: number
rooms: RoomScore[]
losses: Loss[]
floor: number
points: number
}
/**
 * An enclosure: the sum of its animals' values, times its satisfaction.
 */
export interface RoomScore {
room: string
animals: Worth[]
sum: number
times: number
points: number
}
/**
 * Animals of one name without an enclosure: how many, and the printed value of each.
 */
export interface Loss {
animal: string
count: number
each: number
points: number
}
/**
 * Solo: the opponent. ``beaten``: the player has more points now.
 */
export interface Collector {
difficulty: string
cards: {
[k: string]: number
}
years: number[]
total: number
beaten: boolean
}
/**
 * A choice of the reader. ``points`` is what it changes in the score of this year.
 * 
 * ``thing`` is the card; ``source`` and ``target`` are rooms, None for outside the enclosures.
 */
export interface ZuuliChoice {
action: number
notation: string
kind: ("confirm" | "install" | "keep" | "move" | "place" | "remove" | "take")
thing: (string | null)
source: (string | null)
target: (string | null)
points: number
}
/**
 * Why something in the reader's park cannot go somewhere, or why it cannot be confirmed.
 */
export interface ZuuliRefusal {
action: number
kind: ("confirm" | "install" | "keep" | "move" | "place" | "remove" | "take")
thing: (string | null)
source: (string | null)
target: (string | null)
reason: Line
}
/**
 * One operation of a JSON Patch (RFC 6902): what ``path`` points to becomes ``value``.
 */
export interface Replace {
op: "replace"
path: string
value: unknown
}
/**
 * What makes the state ``number`` of the state ``base``, which this reader was sent before.
 * 
 * ``patch`` leaves out ``number``, ``since`` and ``entries``: the new state is since the version
 * of ``base``, and ``entries`` are those after it. A page that does not have ``base`` says hello
 * again, and is sent the whole state.
 */
export interface Update {
type: "update"
base: number
number: number
patch: Replace[]
entries: LogEntry[]
}
/**
 * The command with this key is committed; the table then had ``version``.
 */
export interface Done {
type: "done"
key: string
version: number
}
/**
 * The command with this key (None: no key could be read) changed nothing, for this reason.
 */
export interface Refused {
type: "refused"
key: (string | null)
version: number
error: Error
}
/**
 * The answer to Ping.
 */
export interface Pong {
type: "pong"
version: number
}
/**
 * Who shall sit at a seat of a new table.
 * 
 * ``me``: the creator; ``here``: another person on the creator's device (pass-and-play);
 * ``link``: whoever opens the join link first; ``bot``: a bot of ``level``.
 */
export interface SeatWish {
kind: ("bot" | "here" | "link" | "me")
name?: string
level?: (string | null)
}
/**
 * POST /api/tables. ``pace``: ``natural`` spaces bots' moves for people, ``instant`` does not.
 * 
 * ``shuffle_seats``: seats are dealt at random. ``think``: the seconds that a person has for a
 * choice, one of ``GameInfo.think`` (None: no limit); a decision that is made in many small steps,
 * as a park is developed, has three times as long for all of them.
 */
export interface NewTable {
game: string
seats: SeatWish[]
options?: {
[k: string]: string | number | boolean | null
}
pace?: ("instant" | "natural")
shuffle_seats?: boolean
think?: (number | null)
}
/**
 * A table in a list, as its reader sees it; times are in UTC.
 * 
 * ``join``: the path of the join link, for members while seats are open. ``watch``: the path that
 * shows the table to spectators. ``picture``: the reader's view of a game that is not over, for a
 * small picture of the position. ``think``: the seconds for a choice (None: no limit).
 */
export interface TableCard {
id: string
game: string
players: number
status: ("over" | "running" | "waiting")
version: number
seats: Seat[]
to_act: number[]
totals: number[]
places: number[]
join: (string | null)
watch: string
rematch: (string | null)
created: string
changed: string
think: (number | null)
picture: (View | null)
}
/**
 * POST /api/tables/{id}/join: sits down with the secret of a link (``/join/{id}/{secret}``).
 * 
 * The join link takes an open seat; a person's own link gives their seats to this browser too.
 */
export interface Join {
secret: string
name: string
}
/**
 * GET and POST /api/me: the name this browser's person goes by ("" if none yet).
 */
export interface Me {
name: string
}
/**
 * GET /api/health: the server runs, and its database answers.
 */
export interface Health {
status: "ok"
version: string
}
/**
 * A level that a bot can be asked for, weakest first.
 */
export interface BotLevel {
level: string
bot: string
}
/**
 * An option of a game and the values it may take.
 * 
 * ``values`` empty: the game itself checks the value; ``suggestions`` are some that it takes.
 * ``players``: the numbers of players with which it means something; empty: any.
 */
export interface OptionInfo {
name: string
values: (string | number | boolean | null)[]
default: (string | number | boolean | null)
suggestions: (string | number | boolean | null)[]
players: number[]
}
/**
 * GET /api/games: what can be opened.
 * 
 * ``think``: the seconds for a choice that a table may be given; it may also have no limit.
 */
export interface GameInfo {
name: string
players: number[]
minutes: number
options: OptionInfo[]
levels: BotLevel[]
think: number[]
provenance: string
}
/**
 * One step of a replay: the choice made (None before the first) and the position after it.
 */
export interface Step {
seat: (number | null)
notation: (string | null)
lines: Line[]
view: View
}
/**
 * GET /api/tables/{id}/replay (finished tables) and POST /api/replay (a record): all steps.
 * 
 * ``bots``: by seat the level (or the bot, as ``wildpark play`` names it) that played there; None:
 * a person, or nobody knows.
 */
export interface Replay {
game: string
names: string[]
bots: (string | null)[]
steps: Step[]
}
/**
 * GET /api/tables/{id}/advice?seat=N: what the seat's player may best do now, and its worth.
 * 
 * ``actions`` and their ``notations``: the steps from the position of ``version``, in their order
 * (none: nothing is better than what is there). ``points``: what the current part of the game
 * would then bring the seat (in Zuuli, this year). ``worths``, while cards are picked in Zuuli:
 * by the notation of each pick, what the year could bring with it; ``points`` is without any.
 */
export interface Advice {
version: number
points: number
actions: number[]
notations: string[]
worths: {
[k: string]: number
}
}
/**
 * GET /api/tables/{id}/best: how a finished solo game could have ended from the same start.
 * 
 * ``view``: the end that the strongest planner reaches, ``total``: its points.
 */
export interface BestEnd {
view: View
total: number
}
