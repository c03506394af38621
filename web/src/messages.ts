/* Generated from src/wildpark/server/messages.py by `npm run types`. Do not edit. */

/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "FromPage".
 */
export type FromPage = (Hello | Play | Undo | Ping)
/**
 * This interface was referenced by `Messages`'s JSON-Schema
 * via the `definition` "ToPage".
 */
export type ToPage = (State | Done | Refused | Pong)

export interface Messages {
Hello: Hello
Play: Play
Undo: Undo
Ping: Ping
Error: Error
Seat: Seat
LogEntry: LogEntry
State: State
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
 * ``entries`` are all entries after ``since``; with ``since`` 0 it is the whole log.
 * ``seat``: whose eyes ``view`` is seen with (None: a spectator). With several own seats on one
 * device it is the own seat that is to act, else the first. ``undo``: which own seat may take its
 * last choice back now. ``join``: the path of the join link, for members while seats are open.
 * ``link``: the path of the reader's own link, which gives their seats to whatever device opens it
 * (also after they have left). ``rematch``: the next table, once somebody asked for it.
 */
export interface State {
type: "state"
table: string
version: number
since: number
status: ("over" | "running" | "waiting")
seat: (number | null)
seats: Seat[]
to_act: number[]
undo: number[]
view: AfricanParkView
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
 * ``shuffle_seats``: seats are dealt at random.
 */
export interface NewTable {
game: string
seats: SeatWish[]
options?: {
[k: string]: string | number | boolean | null
}
pace?: ("instant" | "natural")
shuffle_seats?: boolean
}
/**
 * A table in a list, as its reader sees it; times are in UTC.
 * 
 * ``join``: the path of the join link, for members while seats are open. ``watch``: the path that
 * shows the table to spectators. ``picture``: the reader's view of a game that is not over, for a
 * small picture of the position.
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
picture: (AfricanParkView | null)
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
 */
export interface OptionInfo {
name: string
values: (string | number | boolean | null)[]
default: (string | number | boolean | null)
}
/**
 * GET /api/games: what can be opened.
 */
export interface GameInfo {
name: string
players: number[]
minutes: number
options: OptionInfo[]
levels: BotLevel[]
provenance: string
}
/**
 * One step of a replay: the choice made (None before the first) and the position after it.
 */
export interface Step {
seat: (number | null)
notation: (string | null)
lines: Line[]
view: AfricanParkView
}
/**
 * GET /api/tables/{id}/replay (finished tables) and POST /api/replay (a record): all steps.
 */
export interface Replay {
game: string
names: string[]
steps: Step[]
}
