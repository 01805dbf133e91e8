/** Tables that the host deleted. A backup that still holds one of them does not count as fuller. */
export const deletedTables = `
  CREATE TABLE deleted_tables (
    code TEXT PRIMARY KEY,
    -- The number of events that the table had when it was deleted.
    length INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
