import { Kysely, Migrator, PostgresDialect, type Migration } from 'kysely';
import type { Pool } from 'pg';
import { StartupProblem } from '../../startup-problem.ts';
import { allTables } from './001-all-tables.ts';

/** All migrations, in the order of their names. A released migration is never edited. */
const MIGRATIONS: Readonly<Record<string, Migration>> = { '001-all-tables': allTables };

/** Updates a database. Several processes may start at once; one of them does the work. Refuses a newer database. */
export async function migratePostgres(pool: Pool): Promise<void> {
  // The pool stays open, so this object is not destroyed.
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (isOfNewer(error)) {
    throw new StartupProblem('The database was written by a newer Mentat; update this one, or set DATABASE_URL.');
  }
  throw error instanceof Error ? error : new Error('The migration failed', { cause: error });
}

/** Whether the database has had a migration that this program does not know. */
const isOfNewer = (error: unknown): boolean =>
  error instanceof Error && /previously executed migration .* is missing/.test(error.message);
