/** A copy of `mentat.db` alone, made as hosts make it, opened on another server. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBackedUpStore } from '../../server/store/backed-up-store.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { freePort } from '../support/free-port.ts';
import { newDataDir, startProcess } from '../support/process.ts';
import { act, deviceAt, eventually, seatedTable, startServer, tokenOf, type SeatedTable } from '../support/server.ts';

/** Whether a server with only this copy knows the seat and its last log entry. */
async function holdsAll(dataDir: string, table: SeatedTable, spice: number): Promise<boolean> {
  const elsewhere = newDataDir();
  copyFileSync(join(dataDir, 'mentat.db'), join(elsewhere, 'mentat.db'));
  const copy = await startServer(openSqliteStore(elsewhere));
  const looking = deviceAt(copy.url, tokenOf(table, 'atreides')).game.view.query();
  const found = await looking.then(({ view }) => JSON.stringify(view).includes(`"spice":${spice}`)).catch(() => false);
  await copy.close();
  return found;
}

const writeSpice = (url: string, table: SeatedTable, spice: number) =>
  act(url, tokenOf(table, 'atreides'), { type: 'DeclareSecret', fact: { kind: 'spice', spice } });

test.each(['SIGTERM', 'SIGINT'] as const)('after %s the one file holds everything', async (signal) => {
  const env = { PORT: await freePort(), DATA_DIR: newDataDir() };
  const server = await startProcess(env);
  const table = await seatedTable(server.url);
  expect(await writeSpice(server.url, table, 37)).toEqual({ ok: true });
  server.child.kill(signal);
  expect(await server.ended).toBe(0);
  expect(await holdsAll(env.DATA_DIR, table, 37)).toBe(true);
});

test('during the game the one file follows', async () => {
  const dataDir = newDataDir();
  const told: string[] = [];
  const pace = { fold: 50, backup: 60_000 };
  const server = await startServer(await openBackedUpStore(dataDir, { tell: (sentence) => told.push(sentence), pace }));
  const table = await seatedTable(server.url);
  await writeSpice(server.url, table, 41);
  await eventually(() => holdsAll(dataDir, table, 41));
  await writeSpice(server.url, table, 43);
  await eventually(() => holdsAll(dataDir, table, 43));
  expect(told).toEqual([]);
  await server.close();
});
