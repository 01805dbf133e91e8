/** A position of each long table. It follows from the log, and is dropped when anything about it is in doubt. */
export const snapshots = `
  CREATE TABLE snapshots (
    code TEXT PRIMARY KEY REFERENCES tables (code) ON DELETE CASCADE,
    -- How many events led to it.
    length INTEGER NOT NULL,
    -- Which program made it: another one may make something else of the same log.
    program TEXT NOT NULL,
    -- Over the events that led to it, and over itself.
    digest TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
