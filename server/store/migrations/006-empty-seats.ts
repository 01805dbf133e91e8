/**
 * A seat may be empty: without a credential, with or without the name of its last player, and with a pass that gives it
 * away. Seats and desks have a mark that shows which of them are on one device.
 */
export const emptySeats = `
  CREATE TABLE seats_anew (
    code TEXT NOT NULL REFERENCES tables (code),
    faction TEXT NOT NULL,
    -- Who plays it, or played it last; NULL where nobody ever did.
    name TEXT,
    -- NULL while nobody holds the seat.
    credential TEXT UNIQUE,
    -- The digest of the seat's open one-time pass, and until when it works (ms).
    pass TEXT,
    pass_until INTEGER,
    -- The same for whatever one device holds; NULL where nothing is known.
    device TEXT,
    PRIMARY KEY (code, faction)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO seats_anew (code, faction, name, credential, pass, pass_until)
    SELECT code, faction, name, credential, pass, pass_until FROM seats;
  DROP TABLE seats;
  ALTER TABLE seats_anew RENAME TO seats;
  ALTER TABLE desks ADD COLUMN device TEXT;
`;
