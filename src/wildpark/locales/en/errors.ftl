# What the server refuses.

already-seated = You already sit at this table, with other seats.
away = You have left this table. Come back to it first.
backup-itself = { $path } is the database itself.
backup-none = There is no database { $path }.
backup-postgresql = PostgreSQL has a tool of its own: pg_dump --format=custom. See docs/operating.md.
bad-json = The message cannot be read: { $problem }
components-changed = This table was played with cards and boards that this version does not know, so it cannot be shown.
database-address = This is not the address of a database: give sqlite:///PATH, a path, or postgresql://USER:PASSWORD@HOST/NAME.
database-busy = The database is busy. Nothing was done; try again.
database-gone = The database was deleted or replaced while the server was running, so nothing can be saved. Tell whoever runs the server.
database-failed = The database cannot be opened: { $reason }
database-newer = The database was written by a newer version of Wildpark. Install that version, or name another database.
foreign-origin = The request comes from another site and was refused.
hello-first = A live connection begins with the message “hello”.
internal = Something went wrong on the server. Its log knows it as { $id }.
join-link = This link does not belong to the table. Ask for the link once more.
key-format = A command needs a key of 1 to { $limit } printable characters.
key-reused = This key belongs to another command.
method = This address does not take this kind of request.
name-characters = A name cannot have control characters.
name-length = A name can have at most { $limit } characters.
no-advice = There is no advice for the current choice.
no-best = Only a finished solo game that bots can replay to its best end has this.
no-person = At least one seat must be for a person, and only one can be yours.
no-such-page = There is nothing at this address.
no-such-table = There is no such table. Was the link copied as a whole?
not-a-member = You do not sit at this table.
not-over = The game is still running.
not-started = The game starts as soon as all seats are taken.
not-your-seat = This is not your seat.
shutting-down = The server is being stopped. Try again in a moment.
stale = The table has moved on in the meantime. Nothing was done.
table-full = All seats of this table are taken. You can watch.
think-time = A choice cannot have a limit of { $seconds } seconds. Allowed are: no limit, { $allowed }
time-out = Your time for this choice is up. The server chooses for you.
too-fast = Those were too many commands at once. Wait a moment.
too-large = The message is too large: at most { $limit } bytes are allowed.
too-many-connections = Too many pages are open at once; at most { $limit } may be. Close some.
too-many-requests = Those were too many requests. Wait a minute.
too-many-thoughts = At most { $limit } questions can be worked on at a time. Wait for an answer.
undo-too-late = This choice can no longer be taken back.
unknown-level = There is no bot level “{ $level }”. There are: { $allowed }

## Told in a table’s log

# seat
time-was-out = Time was up. The server chooses.
