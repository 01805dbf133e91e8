/** Offers to swap seats before the game is set up. */
export const offersToSwap = `
  CREATE TABLE swap_offers (
    code TEXT NOT NULL REFERENCES tables (code),
    faction TEXT NOT NULL,
    partner TEXT NOT NULL,
    PRIMARY KEY (code, faction)
  ) STRICT, WITHOUT ROWID;
`;
