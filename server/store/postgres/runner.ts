import type { ClientBase, Pool, PoolClient } from 'pg';
import { compile, compileInsertion, type Compiled } from '../sql/statement.ts';
import type { Asked, Replied, Runner, Work } from '../sql/work.ts';

/** Runs works on PostgreSQL. Each transaction has a connection of its own. */
export function postgresRunner(pool: Pool): Runner {
  const perform = postgresPerformer();

  /** Runs a transaction. Resolves when PostgreSQL has it on disk. */
  const transaction = async <Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result> => {
    const client = await connected(pool);
    try {
      await client.query(BEGIN);
      const result = await work(client);
      await commit(client);
      client.release();
      return result;
    } catch (error) {
      await rollBack(client);
      throw withCode(error);
    }
  };

  return {
    async read(work) {
      const client = await connected(pool);
      try {
        const result = await perform(client, work);
        client.release();
        return result;
      } catch (error) {
        // A failed query leaves the connection as it was, and a lost connection is noticed by the pool.
        client.release();
        throw withCode(error);
      }
    },
    write: (code, work) =>
      transaction(async (client) => {
        if (code !== null) await client.query(LOCK_TABLE, [code]);
        return perform(client, work);
      }),
    writeShared: (work) => transaction((client) => perform(client, work)),
    // Other tables use other connections, so one transaction can hold all parts.
    writeInParts: (parts) =>
      transaction(async (client) => {
        for (const part of parts) await perform(client, part);
      }),
  };
}

/**
 * A command is answered when it is on disk, also where the database is set up otherwise. A write waits ten seconds for
 * another write on the same table.
 */
const BEGIN = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL lock_timeout = '10s'`;

/** Each write on a table waits here for the write before it. */
const LOCK_TABLE = 'SELECT FROM tables WHERE code = $1 FOR UPDATE';

/** PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK, and not with an error. */
async function commit(client: ClientBase): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT') throw new Error('PostgreSQL has rolled the transaction back');
}

const connected = (pool: Pool): Promise<PoolClient> =>
  pool.connect().catch((error: unknown) => {
    throw withCode(error);
  });

/** PostgreSQL's code for a connection that has failed. */
const CONNECTION_FAILURE = '08006';

/** Returns the error with a code. The driver reports a lost connection, and waiting for one in vain, without a code. */
const withCode = (error: unknown): unknown =>
  error instanceof Error && !('code' in error) && /connection|timeout/i.test(error.message)
    ? Object.assign(error, { code: CONNECTION_FAILURE })
    : error;

/** Returns the connection to the pool, or closes it if it does not even roll back. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}

/** The most rows of one INSERT statement. PostgreSQL takes at most 65,535 values in a statement. */
const MOST_ROWS = 500;

type Perform = <Result>(client: ClientBase, work: () => Work<Result>) => Promise<Result>;

/** Returns the function that runs a work on a connection. */
function postgresPerformer(): Perform {
  const known = new Map<string, Compiled>();
  const compiledOnce = (name: string, make: () => Compiled): Compiled => {
    const compiled = known.get(name) ?? make();
    known.set(name, compiled);
    return compiled;
  };

  const run = async (client: ClientBase, name: string, compiled: Compiled, rows: readonly object[]) => {
    // PostgreSQL parses a named statement once for each connection.
    const values = [...compiled.values(rows)];
    const result = await client.query<object>({ name, text: compiled.sql, values });
    return { rows: result.rows, changes: result.rowCount ?? 0 };
  };

  const reply = async (client: ClientBase, asked: Asked): Promise<Replied> => {
    switch (asked.kind) {
      case 'savepoint':
        await client.query(asked.sql);
        return NOTHING;
      case 'insertion': {
        const { insertion, rows } = asked;
        for (let from = 0; from < rows.length; from += MOST_ROWS) {
          const some = rows.slice(from, from + MOST_ROWS);
          const name = `mentat-${insertion.id}-${some.length}`;
          const compiled = compiledOnce(name, () => compileInsertion('postgres', insertion, some.length));
          await run(client, name, compiled, some);
        }
        return NOTHING;
      }
      case 'statement': {
        const { statement, given } = asked;
        const name = `mentat-${statement.id}`;
        return run(
          client,
          name,
          compiledOnce(name, () => compile('postgres', statement)),
          [given],
        );
      }
    }
  };

  return async (client, work) => {
    const running = work();
    let step = running.next();
    while (step.done !== true) {
      const replied = await reply(client, step.value).then(
        (value) => () => running.next(value),
        (error: unknown) => () => running.throw(error),
      );
      step = replied();
    }
    return step.value;
  };
}

const NOTHING: Replied = { rows: [], changes: 0 };
