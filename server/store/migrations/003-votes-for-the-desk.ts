/** The vote of each seat for a new moderator, while the desk is away. */
export const votesForTheDesk = `
  CREATE TABLE votes (
    code TEXT NOT NULL REFERENCES tables (code),
    faction TEXT NOT NULL,
    candidate TEXT NOT NULL,
    PRIMARY KEY (code, faction)
  ) STRICT, WITHOUT ROWID;
`;
