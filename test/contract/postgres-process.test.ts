import { expect, onTestFinished, test } from 'vitest';
import { dropDatabase, newDatabase, query } from '../support/postgres/databases.ts';
import { newDataDir, spawnServer, startProcess, type ServerProcess } from '../support/process.ts';
import { act, eventually, seatedTable, tokenOf } from '../support/server.ts';
import { freePort } from '../support/free-port.ts';

test('a process with DATABASE_URL keeps its tables there, alone, and the next one goes on after a kill', async () => {
  const DATABASE_URL = await newDatabase();
  onTestFinished(() => dropDatabase(DATABASE_URL));
  const env = async () => ({ PORT: await freePort(), DATA_DIR: newDataDir(), DATABASE_URL });
  const running: ServerProcess[] = [];
  const start = async () => {
    const server = await startProcess(await env());
    running.push(server);
    return server;
  };
  onTestFinished(() => {
    for (const { child } of running) child.kill('SIGKILL');
  });
  const first = await start();
  expect(first.output()).toContain('Games are kept in the PostgreSQL database mentat_test_');
  expect(first.output()).not.toContain(new URL(DATABASE_URL).password);
  const table = await seatedTable(first.url);
  const paul = tokenOf(table, 'atreides');
  expect(await act(first.url, paul, { type: 'RaiseHand' }, 'raise-the-hand')).toEqual({ ok: true });

  const second = spawnServer(await env());
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('Another Mentat is using the PostgreSQL database mentat_test_');

  // The connections break, and the process goes on with new ones.
  const ours = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE 'mentat%' AND datname = current_database()`;
  await query(DATABASE_URL, ours);
  await eventually(async () => {
    const answer = await act(first.url, paul, { type: 'LowerHand' }, 'lower-the-hand').catch(() => null);
    return answer?.ok === true;
  });
  const lock = `SELECT 1 FROM pg_locks JOIN pg_database ON oid = database
    WHERE locktype = 'advisory' AND granted AND datname = current_database()`;
  await eventually(async () => (await query(DATABASE_URL, lock)).length === 1);

  first.child.kill('SIGKILL');
  await first.ended;
  const third = await start();
  // A repeated command gets its first answer, and is not played again.
  expect(await act(third.url, paul, { type: 'RaiseHand' }, 'raise-the-hand')).toEqual({ ok: true });
  expect(
    await query(DATABASE_URL, `SELECT count(*)::int AS raised FROM events WHERE body LIKE '%HandRaised%'`),
  ).toEqual([{ raised: 1 }]);
  third.child.kill('SIGTERM');
  expect(await third.ended).toBe(0);
}, 180_000);
