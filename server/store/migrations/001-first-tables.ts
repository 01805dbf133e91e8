/** Tables with their logs, receipts, seats and desks. Credentials are stored only as digests. */
export const firstTables = `
  CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    founded_at INTEGER NOT NULL,
    -- The number of events in the log: what a writer must have known.
    length INTEGER NOT NULL,
    -- When the clock must look at this table again (ms), if it must.
    due INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;

  CREATE TABLE events (
    code TEXT NOT NULL REFERENCES tables (code),
    position INTEGER NOT NULL,
    at INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, position)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE receipts (
    code TEXT NOT NULL REFERENCES tables (code),
    actor TEXT NOT NULL,
    id TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (code, actor, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE seats (
    code TEXT NOT NULL REFERENCES tables (code),
    faction TEXT NOT NULL,
    name TEXT NOT NULL,
    credential TEXT NOT NULL UNIQUE,
    PRIMARY KEY (code, faction)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE desks (
    code TEXT PRIMARY KEY REFERENCES tables (code),
    credential TEXT NOT NULL UNIQUE,
    invite TEXT
  ) STRICT, WITHOUT ROWID;
`;
