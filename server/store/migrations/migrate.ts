import type Database from 'libsql';
import { StartupProblem } from '../../startup-problem.ts';
import { inTransaction } from '../transaction.ts';
import { firstTables } from './001-first-tables.ts';
import { movingSeats } from './002-moving-seats.ts';
import { votesForTheDesk } from './003-votes-for-the-desk.ts';
import { invitationsEnd } from './004-invitations-end.ts';
import { offersToSwap } from './005-offers-to-swap.ts';
import { emptySeats } from './006-empty-seats.ts';
import { snapshots } from './007-snapshots.ts';
import { deletedTables } from './008-deleted-tables.ts';

/** All migrations in order. A released migration is never edited. A change needs a new migration at the end. */
const MIGRATIONS: readonly string[] = [
  firstTables,
  movingSeats,
  votesForTheDesk,
  invitationsEnd,
  offersToSwap,
  emptySeats,
  snapshots,
  deletedTables,
];

/** The number of migrations that this program knows. */
export const NEWEST_SCHEMA = MIGRATIONS.length;

/** Updates a database; each step is one transaction. Refuses a database of a newer program. */
export function migrate(db: Database.Database): void {
  const done = versionOf(db);
  if (done > MIGRATIONS.length) {
    throw new StartupProblem('The data folder was written by a newer Mentat; update this one, or set DATA_DIR.');
  }
  MIGRATIONS.slice(done).forEach((step, index) => {
    inTransaction(db, () => db.exec(`${step} PRAGMA user_version = ${done + index + 1};`))();
  });
}

/** Returns the number of migrations that a database has had. */
export function versionOf(db: Database.Database): number {
  const row = db.prepare('PRAGMA user_version').get() as { user_version: number };
  return row.user_version;
}
