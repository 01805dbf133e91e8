/**
 * Work on the database that is written once for every kind of database. A work is a generator: it asks for one
 * statement after the other, and a runner answers. The runner of SQLite answers at once, and that of PostgreSQL after
 * a round trip.
 */
import type { Insertion, Statement } from './statement.ts';

/** What a work asks its runner to do next. */
export type Asked =
  | { readonly kind: 'statement'; readonly statement: Statement<never, unknown>; readonly given: object }
  | { readonly kind: 'insertion'; readonly insertion: Insertion<never>; readonly rows: readonly object[] }
  | { readonly kind: 'savepoint'; readonly sql: string };

export interface Replied {
  readonly rows: readonly unknown[];
  /** The number of rows that a write has changed. */
  readonly changes: number;
}

export type Work<Result> = Generator<Asked, Result, Replied>;

/** Runs works on one database. */
export interface Runner {
  /** Runs a work that only reads. */
  readonly read: <Result>(work: () => Work<Result>) => Promise<Result>;
  /**
   * Runs a work completely or not at all. Resolves when it is on disk. Works on one table run one after the other, also
   * those of other processes. `null` stands for a table that does not exist yet.
   */
  readonly write: <Result>(code: string | null, work: () => Work<Result>) => Promise<Result>;
  /** Like `write`. The work must begin with a change of its table's row. It may share a commit with others. */
  readonly writeShared: <Result>(work: () => Work<Result>) => Promise<Result>;
  /**
   * Runs long work on one table in parts, in order. Other tables can act between two parts. If a part fails, a runner
   * may have kept the parts before.
   */
  readonly writeInParts: (parts: readonly (() => Work<void>)[]) => Promise<void>;
}

/** Returns all rows. */
export function* all<Given extends object, Row>(wanted: Statement<Given, Row>, given: Given): Work<readonly Row[]> {
  const { rows } = yield { kind: 'statement', statement: wanted, given };
  return rows as readonly Row[];
}

/** Returns the first row, or `undefined`. */
export function* first<Given extends object, Row>(wanted: Statement<Given, Row>, given: Given): Work<Row | undefined> {
  const [row] = yield* all(wanted, given);
  return row;
}

/** Changes rows, and returns how many. */
export function* change<Given extends object>(wanted: Statement<Given, unknown>, given: Given): Work<number> {
  const { changes } = yield { kind: 'statement', statement: wanted, given };
  return changes;
}

/** Inserts all of these rows. */
export function* insertAll<Row extends object>(wanted: Insertion<Row>, rows: readonly Row[]): Work<void> {
  if (rows.length > 0) yield { kind: 'insertion', insertion: wanted, rows };
}

/**
 * Runs a part of a work. If the part throws an error for which `isExpected` is true, the part is undone, the work
 * continues, and the result is `undefined`.
 */
export function* attempt<Result>(
  part: () => Work<Result>,
  isExpected: (error: unknown) => boolean,
): Work<Result | undefined> {
  yield { kind: 'savepoint', sql: 'SAVEPOINT part' };
  try {
    const result = yield* part();
    yield { kind: 'savepoint', sql: 'RELEASE part' };
    return result;
  } catch (error) {
    if (!isExpected(error)) throw error;
    yield { kind: 'savepoint', sql: 'ROLLBACK TO part' };
    yield { kind: 'savepoint', sql: 'RELEASE part' };
    return undefined;
  }
}
