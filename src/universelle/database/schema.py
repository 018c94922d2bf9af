"""What the database holds."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("record", sa.Text, nullable=False),  # without moves: those are in the journal
    sa.Column("created", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("colours", sa.String, nullable=False, server_default=""),  # of the seats; empty for the default ones
    sa.Column("seq", sa.Integer, nullable=False, server_default="0"),  # entries in the journal
    sa.Column("changed", sa.Float, nullable=False, server_default="0"),
    sa.Column("bots_to_move", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("summary", sa.Text),  # what lists show of it, as JSON; none if nobody has looked since an older version
    sa.Column("damaged", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("terms", sa.Text, nullable=False, server_default="{}"),  # what its people agreed on, as JSON
    sa.Column("deadline", sa.Float),  # before which nothing happens by itself, such as time running out
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()),  # whether strangers may find it
    sa.Column("noted", sa.Boolean, nullable=False, server_default=sa.false()),  # whether its end is, in PAST_GAMES
    sa.Index("ix_tables_listed", "over", "changed"),
    sa.Index("ix_tables_noted", "over", "noted"),
    sa.Index("ix_tables_bots", "bots_to_move"),
    sa.Index("ix_tables_deadline", "deadline"),
)
CHAIRS: Final = sa.Table(
    "chairs",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("owner", sa.String, nullable=False, index=True),
)
JOURNAL: Final = sa.Table(
    "journal",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("code", sa.String, nullable=False),
    sa.Column("at", sa.Float, nullable=False, server_default="0"),
    sa.Column("chosen_by", sa.String),  # who made the move instead of whose seat it is, see `Entry`
    sa.Column("to_move", sa.String),  # the seats that must move then, as a game goes on; none in older journals
)
OUTCOMES: Final = sa.Table(  # how finished matches ended: a row for each seat
    "outcomes",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("owner", sa.String),  # of a person
    sa.Column("bot", sa.String),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("counted", sa.Boolean, nullable=False),  # for a person: whether it says how they play
    sa.Column("gone", sa.Boolean, nullable=False),  # whether the person left before the end
    sa.Column("rated", sa.Boolean, nullable=False),  # the same for all seats of a match
    sa.Index("outcomes_of", "owner", "game", "at"),
    sa.Index("outcomes_rated", "game", "rated", "at", "table_id"),
)
PAST_GAMES: Final = sa.Table(  # games that are over, as the lists of those who played or brought them have them
    "past_games",
    METADATA,
    sa.Column("owner", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("game", sa.String, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer),  # the only one of the owner's own
    sa.Column("place", sa.Integer),  # of that seat, if the game was played to its end
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("points", sa.Integer),
    sa.Column("places", sa.String, nullable=False),  # of all seats
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("seconds", sa.Integer, nullable=False),  # that it took, without long pauses
    sa.Column("counted", sa.Boolean, nullable=False),  # whether it says how the owner plays
    sa.Column("imported", sa.Boolean, nullable=False),
    sa.Column("rivals", sa.String, nullable=False),  # by seat: a bot, @ for others, - for oneself
    sa.Column("names", sa.String, nullable=False),  # of all players, to be searched
    sa.Column("sources", sa.Text, nullable=False),  # JSON: by source the player's points, and the others' mean
    sa.Column("same", sa.String, nullable=False),  # the fingerprint of the match: who brings it again is told
    sa.Index("past_games_of", "owner", "ended"),
    sa.Index("past_games_same", "owner", "same"),
)
DELETED_GAMES: Final = sa.Table(  # games that somebody has deleted and can bring back for a while
    "deleted_games",
    METADATA,
    sa.Column("owner", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.Float, nullable=False, index=True),
)
DAILY_TRIES: Final = sa.Table(  # who has played the fair of a day; it stays when its game is deleted
    "daily_tries",
    METADATA,
    sa.Column("day", sa.String, primary_key=True),
    sa.Column("owner", sa.String, primary_key=True),
    sa.Column("played_at", sa.String, nullable=False, unique=True),  # the table
    sa.Column("name", sa.String, nullable=False),  # of a guest
    sa.Column("points", sa.Integer),  # once it is over
    sa.Column("ended", sa.Float),
    sa.Index("daily_tries_by_points", "day", "points"),
    sa.Index("daily_tries_of", "owner", "day"),
)
NOTES: Final = sa.Table(  # what people write about moments of games
    "notes",
    METADATA,
    sa.Column("owner", sa.String, primary_key=True),
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("moment", sa.Integer, primary_key=True),  # after so many moves
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),  # whether everybody at the table may read it
    sa.Column("at", sa.Float, nullable=False),
)
SCREENS: Final = sa.Table(  # screens that several people share: the seat whose view each of them shows
    "screens",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("owner", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
)
LEASES: Final = sa.Table(  # work that one process does for all, until when it is its own
    "leases",
    METADATA,
    sa.Column("work", sa.String, primary_key=True),
    sa.Column("holder", sa.String, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
GATHERINGS: Final = sa.Table(  # tables that wait for their players
    "gatherings",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),  # of the table, too, once it has begun
    sa.Column("host", sa.String, nullable=False, index=True),
    sa.Column("record", sa.Text, nullable=False),  # with free chairs
    sa.Column("colours", sa.String, nullable=False),
    sa.Column("owners", sa.Text, nullable=False),  # by chair, as JSON
    sa.Column("removed", sa.Text, nullable=False),  # who may not sit down again, as JSON
    sa.Column("listed", sa.Boolean, nullable=False, index=True),  # whether everybody may find it
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("terms", sa.Text, nullable=False, server_default="{}"),
    sa.Column("ready", sa.Text, nullable=False, server_default="[]"),  # the owners who are, as JSON
    sa.Column("invited", sa.Text, nullable=False, server_default="[]"),  # owners who were asked to come, as JSON
    sa.Column("opened", sa.Float, nullable=False, server_default="0"),
    sa.Column("language", sa.String, nullable=False, server_default=""),  # of who opened it
    sa.Column("quick", sa.Boolean, nullable=False, server_default=sa.false()),  # begins once all chairs are taken
    sa.Index("ix_gatherings_open", "listed", "changed"),
)
UPTIME: Final = sa.Table(  # one row: when a server last showed that it runs
    "uptime",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("seen", sa.Float, nullable=False),
)
OUTAGES: Final = sa.Table(  # times in which no server ran: they cost nobody any time
    "outages",
    METADATA,
    sa.Column("began", sa.Float, primary_key=True),
    sa.Column("ended", sa.Float, nullable=False),
)
IF_MOVES: Final = sa.Table(  # what players would do when it is their turn
    "if_moves",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("made", sa.String, nullable=False),  # the moves after which they were written, in brief
    sa.Column("lines", sa.Text, nullable=False),  # JSON: choices and what each would do, tried from the first on
)
KEYS: Final = sa.Table(  # secrets of the servers
    "keys",
    METADATA,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("secret", sa.String, nullable=False),
)
PRESENCE: Final = sa.Table(  # who is at which table, as each process knows it; lapses by itself
    "presence",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("process", sa.String, primary_key=True),
    sa.Column("people", sa.Text, nullable=False),  # JSON: for how many seconds each is here, and connected
    sa.Column("at", sa.Float, nullable=False),  # when that was written
)
TALK: Final = sa.Table(  # what people say at a table, before it begins, too
    "talk",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("room", sa.String, nullable=False),  # of the players, or of who watches
    sa.Column("owner", sa.String, nullable=False),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
TALK_MUTES: Final = sa.Table(  # who does not want to hear whom at a table
    "talk_mutes",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("owner", sa.String, primary_key=True),
    sa.Column("muted", sa.String, primary_key=True),
)
TALK_REPORTS: Final = sa.Table(  # messages that somebody reported to the operator
    "talk_reports",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("owner", sa.String, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("done", sa.Boolean, nullable=False, server_default=sa.false()),  # whether that was seen to
)
CALL_DESTINATIONS: Final = sa.Table(  # where people want to be called when it is their turn
    "call_destinations",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),  # whoever knows it may end calls there
    sa.Column("owner", sa.String, nullable=False, index=True),
    sa.Column("means", sa.String, nullable=False),
    sa.Column("address", sa.Text, nullable=False),  # JSON
    sa.Column("language", sa.String, nullable=False),
    sa.Column("origin", sa.String, nullable=False),  # the address of the server, for links
    sa.Column("confirm", sa.String, index=True),  # what a mailbox must send back before it is called
    sa.Column("failure", sa.Text),  # JSON: why the last call did not arrive
    sa.Column("made", sa.Float, nullable=False),
)
CALLS: Final = sa.Table(  # the latest call to a destination about a table
    "calls",
    METADATA,
    sa.Column("table_id", sa.String, primary_key=True),
    sa.Column("destination", sa.String, primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),  # the number of entries in the journal when it began
    sa.Column("holder", sa.String, nullable=False),  # the process that makes it …
    sa.Column("until", sa.Float, nullable=False),  # … until then
    sa.Column("done", sa.Boolean, nullable=False),
)
HINTS: Final = sa.Table(
    "hints",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("made", sa.Integer, nullable=False),  # moves when it was asked for
)
REVIEWS: Final = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("match", sa.String, nullable=False),  # the fingerprint of the match as it was reviewed
    sa.Column("wanted", sa.Boolean, nullable=False),  # whether it goes on
)
REVIEWED_MOVES: Final = sa.Table(
    "reviewed_moves",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("move", sa.Text, nullable=False),
)
PROCESSES: Final = sa.Table(  # servers at work, as they tell themselves every few seconds
    "processes",
    METADATA,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("started", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("figures", sa.Text, nullable=False),  # JSON
)
SAMPLES: Final = sa.Table(  # figures of the last day, for the lines of the operator's page
    "samples",
    METADATA,
    sa.Column("at", sa.Integer, primary_key=True, autoincrement=False),  # seconds since 1970, every few minutes
    sa.Column("figures", sa.Text, nullable=False),  # JSON
)
HAPPENINGS: Final = sa.Table(  # what an operator should know of
    "happenings",
    METADATA,
    sa.Column("at", sa.Float, primary_key=True),
    sa.Column("process", sa.String, primary_key=True),
    sa.Column("sign", sa.String, nullable=False),
    sa.Column("message", sa.Text, nullable=False),  # JSON: a key and its values
)
HOUSE: Final = sa.Table(  # what operators decide for all servers, such as whether new tables may be opened
    "house",
    METADATA,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),  # JSON
)
BANS: Final = sa.Table(
    "bans",
    METADATA,
    sa.Column("who", sa.String, primary_key=True),  # an address, a network or the owner of seats
    sa.Column("since", sa.Float, nullable=False),
)
ACCOUNTS: Final = sa.Table(
    "accounts",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("name", sa.String, nullable=False),
    sa.Column("name_key", sa.String, nullable=False, unique=True),  # the same for all ways to write the name
    sa.Column("mail", sa.String),
    sa.Column("mail_key", sa.String, index=True),
    sa.Column("mail_asked", sa.String),  # the hash of a secret in a letter that the mailbox has not answered yet
    sa.Column("password", sa.String, nullable=False),  # its hash
    sa.Column("owner", sa.String, nullable=False, unique=True),  # who they are at tables
    sa.Column("language", sa.String, nullable=False),
    sa.Column("sign", sa.Integer, nullable=False),  # the favourite one of the seats' signs
    sa.Column("settings", sa.Text, nullable=False),  # those that were changed, as JSON
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("preferences", sa.String),  # how pages are to be; none before they were chosen
)
SIGN_INS: Final = sa.Table(  # browsers in which somebody is signed in
    "sign_ins",
    METADATA,
    sa.Column("token", sa.String, primary_key=True),  # the hash of a secret that only the browser has
    sa.Column("id", sa.String, nullable=False),
    sa.Column("account_id", sa.String, sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("browser", sa.String, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
)
RESETS: Final = sa.Table(  # letters for those who forgot their password
    "resets",
    METADATA,
    sa.Column("token", sa.String, primary_key=True),  # the hash of a secret that only the letter has
    sa.Column("account_id", sa.String, sa.ForeignKey("accounts.id"), nullable=False, index=True),
    sa.Column("until", sa.Float, nullable=False),
)
TRIES: Final = sa.Table(  # how often somebody guessed
    "tries",
    METADATA,
    sa.Column("what", sa.String, primary_key=True),  # the hash of a name or an address
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)
