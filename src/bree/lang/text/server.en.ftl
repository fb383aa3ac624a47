# The server: refusals, and why it closes a connection

no-late = Something has changed at the table in the meantime. Look again.
no-flood = Too much at once. Wait a moment.
no-gestures = Only a few gestures at a time. Wait a moment.
no-busy = The server is busy with your last request or with other people's. Try again in a moment.
no-tables-many = You have reached the limit of { $most } tables for your address. Tables are deleted after a long time without play.
no-message = The server does not understand this message.
no-form = Something in this request is missing or has the wrong type: { $where }.
no-too-large = The request is too large.
no-origin = This request came from another website and was refused.
no-host = This server does not answer to the name { $host }. The person running it can add the name to BREE_HOSTS.
no-slow = The request did not arrive in time.
no-token = This link is invalid or has expired.
no-not-host = Only the host of the table may do that.
no-no-table = There is no such table.
no-no-seat = You do not sit at this seat, or the table does not have it: { $seat }.
no-no-page = There is nothing here.
no-no-way = That is not possible here.
no-seat-taken = The seat is taken: { $seat }.
no-seat-secret = { $seat }: a new player in this seat would see its hidden cards. Let a bot take over, or ask the player to share their own link.
no-not-seated = You are watching. Only the players at the table may do this.
no-bot-plays = A bot plays for { $seat } at the moment; the host can give the seat back.
no-nobody-to-give = There is nobody to give the seat back to: { $seat }.
no-watching = The host does not allow spectators at this table.
no-nothing-free = All seats of this table are taken, so there is nothing to offer.
no-parcel-large = This is too much for one transfer: at most { $most } letters fit.
no-parcel-odd = This is no history that a browser of Bree has packed.
no-parcels-many = You have reached the limit of { $most } transfers for your address. Each is deleted after a day.
no-no-parcel = There is nothing for this key. A key works once, and only for a day.
no-table-full = This table has reached its limit of { $most } entries, so nobody can play on here.
no-table-closed = The host has closed this table.
no-table-gone = The table is gone: { $table }.
no-undo-declined = Somebody has just refused this. You can ask again in { $seconds } seconds.
no-lesson-unknown = There is no such lesson: { $lesson }.
no-lesson-hint = The lesson says what to do: look for its sentence on the board.
no-daily-hint = At the deal of the day there are no hints.
no-lesson-seat = The seats of a lesson stay as they are until its end.
no-daily-none = There is no deal of the day for { $game }.
no-daily-tomorrow = The deal of { $day } is not open yet.
no-daily-past = The deal of { $day } is gone: only those of the last { $days } days can be played.
no-daily-not = This table plays no deal of the day.
no-daily-undo = Nobody can undo at a deal of the day, because everybody has one attempt.
no-daily-seat = The seats of a deal of the day stay as they are.
no-puzzle-unknown = There is no such puzzle: { $puzzle }.
no-puzzle-answer = This is no complete answer to the puzzle.
no-not-over = That is possible only after the end of the game.
no-no-next-game = No such game can follow this one.
no-no-moment = This game has no step { $at }; the last is { $last }.
no-no-lost-round = This game has no lost round { $round }.
no-no-solver = This server has no solver for this game.
no-no-hint = There is no hint to give now.
no-no-estimate = Nobody can estimate the chances of this game.
no-name-empty = Please give a name.
no-name-long = This name is too long; at most { $most ->
        [one] one character is allowed
       *[other] { $most } characters are allowed
    }.
no-name-odd = This name contains characters that a screen cannot show.
no-stopping = The server is stopping. The game is safe; come back in a moment.
no-moved = The table is moving to another server. The game is safe; come back in a moment.
no-hand-over = This address is for the server's own workers only.
no-fault = Something went wrong at the server. Nothing has been changed.
no-setting = { $name } cannot be “{ $value }”; it takes { $kind ->
        [whole] a whole number from { $least } to { $most }
        [count] a whole number, { $least } or more
        [above] a number above { $least }
       *[from] a number, { $least } or more
    }.
no-module-unknown = Bree cannot load the game module “{ $module }”: { $why }.
no-port = The server cannot start at { $host }, port { $port }: { $why }.
no-posix-server = PostgreSQL needs Bree to run on Linux or macOS. On Windows, use WSL or a SQLite file.
no-one-worker = Several workers need a PostgreSQL database. Set BREE_DATABASE=postgresql://… or use one worker.
no-store-url = “{ $url }” is not the address of a database; write sqlite:///FILE or postgresql://USER@HOST/NAME.
no-store-newer = The database belongs to a newer version of Bree. Please install that one.
no-store-unreachable = Bree cannot reach the database: { $why }. Nothing is lost; try again in a moment.
no-store-foreign = The file “{ $file }” is not a database. Name another one with --database or BREE_DATABASE; Bree creates it if it does not exist.
no-store-closed = The database is closed because the server is stopping.

server-unbuilt = The server runs, but the browser client is not built. Build it with “make web”, or install Bree from its wheel.
settings-former = Bree no longer reads these settings: { $names }. See docs/server/settings.md.

# The page of a table, as a chat shows it for a link

server-invites = { $who } invites you to a game: { $game }
server-free-seats = { $count ->
    [0] All seats are taken.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
