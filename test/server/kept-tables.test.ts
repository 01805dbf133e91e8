/** The list that the host reads on the machine: the kept tables, and vacant desks after a restore. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOST_KEY_FILE, keptHostKey } from '../../server/application/host.ts';
import { memoryStore } from '../support/memory-store.ts';
import { openBackedUpStore } from '../../server/store/backed-up-store.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';
import { newDataDir } from '../support/process.ts';
import {
  act,
  deviceAt,
  deviceElsewhere,
  errorCode,
  eventually,
  listening,
  quiet,
  seatedTable,
  startServer,
  TABLE_OF_TWO,
  tokenOf,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';
import { raised, table as founded, write } from '../support/stores.ts';
import { sentFile } from '../support/table-files.ts';

let server: TestServer;
let table: SeatedTable;
let later: number;

/** A server on a restored data folder: it has one table, and all earlier credentials are void. */
beforeEach(async () => {
  const before = newDataDir();
  const first = await startServer(openSqliteStore(before));
  table = await seatedTable(first.url);
  await first.close();
  const restore = join(before, 'mentat.db');
  later = 0;
  server = await startServer(await openBackedUpStore(newDataDir(), { tell: () => undefined, restore }), {
    wall: () => Date.now() + later,
    monotonic: () => performance.now() + later,
  });
});
afterEach(() => server.close());

describe('the tables kept on a machine', () => {
  test('are listed for the host, the last played first, without anything of their games', async () => {
    const later = await seatedTable(server.url, { layer: 'advanced' });
    const listed = await deviceAt(server.url).tables.kept.query();
    expect(listed.map(({ code, isDeskVacant }) => ({ code, isDeskVacant }))).toEqual([
      { code: later.code, isDeskVacant: false },
      { code: table.code, isDeskVacant: true },
    ]);
    expect(listed[1]).toEqual({
      code: table.code,
      foundedAt: expect.any(Number) as number,
      playedAt: expect.any(Number) as number,
      edition: 'gf9-2019',
      players: [
        { faction: 'atreides', name: 'Player of atreides' },
        { faction: 'harkonnen', name: 'Player of harkonnen' },
      ],
      isDeskVacant: true,
    });
  });

  test('are shown to no other device', async () => {
    const proxied = await startServer(undefined, {}, { publicUrl: 'https://dune.example' });
    expect(await errorCode(deviceAt(proxied.url).tables.kept.query())).toBe('FORBIDDEN');
    expect(await errorCode(deviceAt(proxied.url).moderation.takeVacant.mutate({ code: 'ABCD' }))).toBe('FORBIDDEN');
    await proxied.close();
  });
});

describe('a vacant desk', () => {
  test('can be taken once by the host, and the table is told', async () => {
    const host = deviceAt(server.url);
    const screen = await listening(server.url, { code: table.code });
    const taken = await host.moderation.takeVacant.mutate({ code: table.code });
    if (!taken.ok) throw new Error(taken.refusal.code);
    const desk = deviceAt(server.url, taken.token);
    expect(await desk.seats.whoami.query()).toMatchObject({ role: 'moderator', code: table.code });
    expect(JSON.stringify((await listening(server.url, { token: taken.token })).heard)).toContain('desk-taken-by-host');
    expect(await act(server.url, taken.token, { type: 'CorrectFact', fact: { kind: 'turn', turn: 2 } })).toEqual({
      ok: true,
    });
    const again = await host.moderation.takeVacant.mutate({ code: table.code });
    expect(again).toEqual({ ok: false, refusal: { code: 'desk-held' } });
    expect(await desk.seats.whoami.query()).toMatchObject({ role: 'moderator' });
    screen.socket.disconnect();
  });

  test('goes to the moderator that the table elects, unless the host takes it', async () => {
    const sat = await deviceAt(server.url).seats.take.mutate({ code: table.code, faction: 'atreides', name: 'Paul' });
    if (!sat.ok) throw new Error(sat.refusal.code);
    const paul = deviceAt(server.url, sat.token);
    expect(await paul.moderation.vote.mutate({ candidate: 'atreides' })).toEqual({ ok: true });
    const screen = await listening(server.url, { code: table.code });
    for (let n = 0; n < 75; n += 1) {
      later += 4_000;
      server.services.now();
    }
    const taken = await paul.moderation.takeDesk.mutate();
    if (!taken.ok) throw new Error(taken.refusal.code);
    expect(await deviceAt(server.url, taken.token).seats.whoami.query()).toMatchObject({ role: 'moderator' });
    await eventually(() => JSON.stringify(screen.heard).includes('desk-taken'));
    const late = await deviceAt(server.url).moderation.takeVacant.mutate({ code: table.code });
    expect(late).toEqual({ ok: false, refusal: { code: 'desk-held' } });
    screen.socket.disconnect();
  });

  test('is not given for an old token, invitation or vote, nor is a seat for its old token', async () => {
    for (const token of [table.moderatorToken, tokenOf(table, 'atreides')]) {
      expect(await errorCode(deviceAt(server.url, token).seats.whoami.query())).toBe('UNAUTHORIZED');
      expect(await errorCode(deviceAt(server.url, token).moderation.invite.mutate())).toBe('UNAUTHORIZED');
      expect(await errorCode(deviceAt(server.url, token).moderation.vote.mutate({ candidate: 'atreides' }))).toBe(
        'UNAUTHORIZED',
      );
    }
  });

  test('does not exist without a table', async () => {
    expect(await errorCode(deviceAt(server.url).moderation.takeVacant.mutate({ code: 'NONE' }))).toBe('NOT_FOUND');
  });
});

describe('a table that the host deletes', () => {
  const remove = (code: string) => deviceAt(server.url).tables.delete.mutate({ code });
  const NOT_HELD = { data: { code: 'UNAUTHORIZED' } };

  test('is gone for all, and its devices are told before their sockets close', async () => {
    const junk = await seatedTable(server.url);
    const token = tokenOf(junk, 'atreides');
    const ears = await Promise.all(
      [{ code: junk.code }, { token }, { token: junk.moderatorToken }].map((auth) => listening(server.url, auth)),
    );
    expect(await remove(junk.code)).toEqual({ ok: true });
    await eventually(() => ears.every(({ socket }) => !socket.connected));
    for (const { heard } of ears) expect(heard.map(({ event }) => event)).toContain('deleted');
    for (const credential of [token, junk.moderatorToken]) {
      await expect(deviceAt(server.url, credential).game.view.query()).rejects.toMatchObject(NOT_HELD);
      await expect(act(server.url, credential, { type: 'RaiseHand' })).rejects.toMatchObject(NOT_HELD);
    }
    expect(await errorCode(deviceAt(server.url).game.view.query({ code: junk.code }))).toBe('NOT_FOUND');
    expect(await errorCode(deviceAt(server.url).tables.look.query({ code: junk.code }))).toBe('NOT_FOUND');
    expect((await deviceAt(server.url).tables.kept.query()).map(({ code }) => code)).toEqual([table.code]);
  });

  test('causes no error when its devices leave afterwards', async () => {
    const errors: unknown[] = [];
    const quietly = await startServer(undefined, { report: (error) => errors.push(error) });
    const junk = await seatedTable(quietly.url);
    const ear = await listening(quietly.url, { token: tokenOf(junk, 'atreides') });
    await deviceAt(quietly.url).tables.delete.mutate({ code: junk.code });
    await eventually(() => !ear.socket.connected);
    quietly.services.announcements.seatsChanged(junk.code);
    quietly.services.announcements.appended(junk.code);
    await quiet();
    expect(errors).toEqual([]);
    await quietly.close();
  });

  test('is refused under an unknown code, a deleted code or a malformed code', async () => {
    const junk = await seatedTable(server.url);
    expect(await remove(junk.code)).toEqual({ ok: true });
    expect(await errorCode(remove(junk.code))).toBe('NOT_FOUND');
    expect(await errorCode(remove('NONE'))).toBe('NOT_FOUND');
    expect(await errorCode(remove(`${table.code}' OR 1`))).toBe('BAD_REQUEST');
    expect((await deviceAt(server.url).tables.kept.query()).map(({ code }) => code)).toEqual([table.code]);
  });

  test('can be deleted by the host or with the key, and not by a stranger, a seat or the desk', async () => {
    const dataDir = newDataDir();
    const hostKey = keptHostKey(dataDir);
    const key = readFileSync(join(dataDir, HOST_KEY_FILE), 'utf8').trim();
    const proxied = await startServer(undefined, { hostKey }, { publicUrl: 'https://dune.example' });
    const junk = await seatedTable(proxied.url);
    for (const device of [
      deviceAt(proxied.url),
      deviceAt(proxied.url, junk.moderatorToken),
      deviceAt(proxied.url, tokenOf(junk, 'atreides')),
      deviceElsewhere(proxied.url, '203.0.113.9', 'AAAAAAAAAAAAAAAAAAAA'),
    ]) {
      expect(await errorCode(device.tables.delete.mutate({ code: junk.code }))).toBe('FORBIDDEN');
    }
    expect(await deviceAt(proxied.url).tables.look.query({ code: junk.code })).toMatchObject({ code: junk.code });
    const host = deviceElsewhere(proxied.url, '203.0.113.9', key);
    expect(await host.tables.delete.mutate({ code: junk.code })).toEqual({ ok: true });
    await proxied.close();
  });
});

describe('a full data folder', () => {
  test('refuses new and restored tables, and lets running tables play on', async () => {
    let size = 0;
    const store = { ...memoryStore(), size: () => Promise.resolve(size) };
    const small = await startServer(store, {}, { dataLimit: 2 * 1024 * 1024 });
    const playing = await seatedTable(small.url);
    const full = { ok: false, refusal: { code: 'no-room-for-tables', limit: 2 } };
    size = 2 * 1024 * 1024;
    expect(await deviceAt(small.url).tables.open.mutate(TABLE_OF_TWO)).toEqual(full);
    const restored = deviceAt(small.url).tables.restore.mutate(sentFile('{}', 'the sleeper must awaken'));
    expect(await restored).toEqual(full);
    expect(await act(small.url, tokenOf(playing, 'atreides'), { type: 'RaiseHand' })).toEqual({ ok: true });
    size -= 1;
    expect(await deviceAt(small.url).tables.open.mutate(TABLE_OF_TWO)).toMatchObject({ ok: true });
    await small.close();
  });

  test('counts all data in the file, and all data that will soon be in it', async () => {
    const store = openSqliteStore(newDataDir());
    const before = await store.size();
    expect(before).toBeGreaterThan(0);
    await store.foundTable(founded());
    const many = Array.from({ length: 30_000 }, (_, at) => raised(at));
    await store.append(write(1, many));
    expect(await store.size()).toBeGreaterThan(before + 1_000_000);
    await store.close();
  });
});
