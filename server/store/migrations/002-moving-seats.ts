/** Passes that move a seat to another device, and notices about seats and the desk. */
export const movingSeats = `
  -- The digest of the seat's open one-time pass, and until when it works (ms).
  ALTER TABLE seats ADD COLUMN pass TEXT;
  ALTER TABLE seats ADD COLUMN pass_until INTEGER;

  CREATE TABLE notices (
    code TEXT NOT NULL REFERENCES tables (code),
    position INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, position)
  ) STRICT, WITHOUT ROWID;
`;
