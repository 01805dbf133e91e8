import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_NOTICES } from '../../server/application/table-file/bounds.ts';
import { memoryStore } from '../support/memory-store.ts';
import {
  act,
  deviceAt,
  deviceElsewhere,
  errorCode,
  listening,
  seatedTable,
  startServer,
  tokenOf,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';
import { sealedAlone, sentFile } from '../support/table-files.ts';

const PASSPHRASE = 'the sleeper must awaken';

const NOW = Date.now();

let old: TestServer;
let fresh: TestServer;
/**
 * A table of the old server, with its file, for tests that change neither. The encryption of a file takes a tenth of a
 * second.
 */
let table: SeatedTable;
let file: string;

const spiceTold = async () => {
  const told = await seatedTable(old.url);
  await act(
    old.url,
    tokenOf(told, 'atreides'),
    { type: 'DeclareSecret', fact: { kind: 'spice', spice: 17 } },
    'spice-17',
  );
  return told;
};

beforeAll(async () => {
  old = await startServer();
  table = await spiceTold();
  file = await sealedAlone(old.url, table, PASSPHRASE);
});
afterAll(() => old.close());
beforeEach(async () => {
  // The clock of the limits stands still, so that no allowance is refilled while the test counts tries.
  fresh = await startServer(memoryStore(), { wall: () => NOW, monotonic: () => NOW });
  return () => fresh.close();
});

const restore = (sealed: string, passphrase = PASSPHRASE, server = fresh) =>
  deviceAt(server.url).tables.restore.mutate(sentFile(sealed, passphrase));
const refused = (code: string, more: object = {}) => ({ ok: false, refusal: { code, ...more } });

describe('a table that moves to another laptop', () => {
  test('keeps its moves, however often seats were renamed', async () => {
    const notice = { kind: 'seat-renamed', faction: 'atreides', was: 'Paul', name: 'Usul' } as const;
    const renamed = await spiceTold();
    for (let at = 0; at <= MAX_NOTICES; at += 1) await old.services.store.announce(renamed.code, { at, notice });
    expect(await restore(await sealedAlone(old.url, renamed, PASSPHRASE))).toMatchObject({ ok: true });
  });

  test('is the same table: phones reconnect by themselves, with everything they knew', async () => {
    const restored = await restore(file);
    if (!restored.ok) throw new Error(restored.refusal.code);
    expect(restored.code).toBe(table.code);
    const token = tokenOf(table, 'atreides');
    const before = (await deviceAt(old.url, token).game.view.query()).view;
    expect((await deviceAt(fresh.url, token).game.view.query()).view).toEqual(before);
    // A command that a phone sends to both laptops is executed once.
    expect(
      await act(fresh.url, token, { type: 'DeclareSecret', fact: { kind: 'spice', spice: 99 } }, 'spice-17'),
    ).toEqual({
      ok: true,
    });
    expect((await deviceAt(fresh.url, token).game.view.query()).view).toEqual(before);
    expect(await act(fresh.url, token, { type: 'RaiseHand' })).toEqual({ ok: true });
  });

  test('has its desk on the laptop where it was restored, and announces that', async () => {
    const restored = await restore(file);
    if (!restored.ok) throw new Error(restored.refusal.code);
    expect(await deviceAt(fresh.url, restored.moderatorToken).seats.whoami.query()).toMatchObject({
      role: 'moderator',
    });
    expect(await errorCode(deviceAt(fresh.url, table.moderatorToken).seats.whoami.query())).toBe('UNAUTHORIZED');
    expect(await deviceAt(old.url, table.moderatorToken).seats.whoami.query()).toMatchObject({ role: 'moderator' });
    const screen = await listening(fresh.url, { code: table.code });
    expect(JSON.stringify(screen.heard)).toContain('table-restored');
    screen.socket.disconnect();
  });

  test('stays in the news of all devices, whatever else happens to seats', async () => {
    for (const faction of ['atreides', 'harkonnen'] as const) {
      const { seats } = deviceAt(old.url, tokenOf(table, faction));
      for (const name of 'ABCDEFGHIJ') await seats.rename.mutate({ name });
    }
    const screen = await listening(old.url, { code: table.code });
    expect(JSON.stringify(screen.heard)).toContain('table-sealed');
    screen.socket.disconnect();
  });

  test('can be restored by the host alone', async () => {
    const stranger = deviceElsewhere(fresh.url, '10.0.0.7', 'AAAA AAAA AAAA AAAA AAAA');
    expect(await errorCode(stranger.tables.restore.mutate(sentFile(file, PASSPHRASE)))).toBe('FORBIDDEN');
    // No other form of the path works, either.
    for (const path of ['tables.restore', 'tables%2Erestore', 'tables.restore/', 'tables.restore?batch=1']) {
      const headers = { 'x-forwarded-for': '10.0.0.7', 'content-type': 'application/octet-stream' };
      const body = sentFile(file, PASSPHRASE);
      const { status } = await fetch(`${fresh.url}/api/trpc/${path}`, { method: 'POST', headers, body });
      expect([403, 404, 400, 415], path).toContain(status);
    }
    expect(await errorCode(deviceAt(fresh.url).tables.look.query({ code: table.code }))).toBe('NOT_FOUND');
  });

  test('is not restored if its code is in use, and the present table stays', async () => {
    const played = await spiceTold();
    const sealed = await sealedAlone(old.url, played, PASSPHRASE);
    const token = tokenOf(played, 'atreides');
    await act(old.url, token, { type: 'RaiseHand' });
    const before = (await deviceAt(old.url, token).game.view.query()).view;
    expect(await restore(sealed, PASSPHRASE, old)).toEqual(refused('code-in-use', { table: played.code }));
    expect((await deviceAt(old.url, token).game.view.query()).view).toEqual(before);
  });
});

describe('an encrypted table file', () => {
  test('contains no plain text', () => {
    for (const secret of [table.code, 'TableOpened', 'Player of', 'atreides', PASSPHRASE, tokenOf(table, 'atreides')]) {
      expect(file).not.toContain(secret);
      expect(Buffer.from((JSON.parse(file) as { body: string }).body, 'base64url').toString('latin1')).not.toContain(
        secret,
      );
    }
  });

  test('cannot be opened with another passphrase', async () => {
    expect(await restore(file, `${PASSPHRASE}.`)).toEqual(refused('wrong-passphrase'));
    expect(await errorCode(deviceAt(fresh.url).tables.look.query({ code: table.code }))).toBe('NOT_FOUND');
  });

  test('is refused if it is damaged, truncated, or another kind of file', async () => {
    const parts = JSON.parse(file) as Record<string, string>;
    const damaged = { ...parts, body: `${parts['body']?.slice(0, -4) ?? ''}AAAA` };
    const bad = [JSON.stringify(damaged), file.slice(0, file.length / 2), '{}', 'holiday.jpg'];
    for (const sealed of bad) expect(await restore(sealed)).toEqual(refused('file-damaged'));
    expect(await restore(JSON.stringify({ ...parts, version: 3 }))).toEqual(refused('file-too-new'));
  });

  test('is announced to the whole table when a player makes it', async () => {
    const screen = await listening(old.url, { code: table.code });
    expect(JSON.stringify(screen.heard)).toContain('table-sealed');
    screen.socket.disconnect();
  });

  test('is made only at the desk, and needs a passphrase that is hard to guess', async () => {
    const paul = deviceAt(old.url, tokenOf(table, 'atreides'));
    expect(await errorCode(paul.tables.exportTable.mutate({ passphrase: PASSPHRASE }))).toBe('UNAUTHORIZED');
    const desk = deviceAt(old.url, table.moderatorToken);
    expect(await errorCode(desk.tables.exportTable.mutate({ passphrase: 'short' }))).toBe('BAD_REQUEST');
  });

  test('allows a limited number of tries', async () => {
    for (let tries = 0; tries < 6; tries += 1) await restore('{}');
    expect(await errorCode(restore(file))).toBe('TOO_MANY_REQUESTS');
  });

  test('may be larger than any other request', async () => {
    const large = 'x'.repeat(200_000);
    expect(await restore(large)).toEqual(refused('file-damaged'));
    const take = deviceAt(fresh.url).seats.take.mutate({ code: 'ABCD', faction: 'guild', name: large });
    expect(await errorCode(take)).toBe('PAYLOAD_TOO_LARGE');
  });
});
