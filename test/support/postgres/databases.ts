/** Databases for tests, each new and empty. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Creates an empty database, and returns its address. */
export async function newDatabase(): Promise<string> {
  const name = `mentat_test_${randomBytes(6).toString('hex')}`;
  await query(inject('postgresUrl'), `CREATE DATABASE ${name}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = name;
  return url.href;
}

/** Deletes a database, also if connections to it are open. */
export const dropDatabase = async (url: string): Promise<void> => {
  await query(inject('postgresUrl'), `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`);
};

/** Runs one statement on a connection of its own, and returns its rows. */
export async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text);
    return rows;
  } finally {
    await client.end();
  }
}
