import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FactionId } from '#engine';
import { createRateLimits } from '../../server/application/rate-limits.ts';
import { createSealKeys } from '../../server/application/export-keys.ts';
import { newSealKey } from '../../server/application/sealed-file.ts';
import { memoryStore } from '../support/memory-store.ts';
import {
  deviceAt,
  errorCode,
  eventually,
  listening,
  pause,
  seatedTable,
  startServer,
  tokenOf,
  type LiveListener,
  type SeatedTable,
  type TestServer,
} from '../support/server.ts';
import { sentFile } from '../support/table-files.ts';

/** A table file that two players encrypt, each with half of the passphrase. */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const OF_THE_DESK = 'fear is the mind-killer';
const OF_PAUL = 'the sleeper must awaken';

let server: TestServer;
let table: SeatedTable;
const started = Date.now();
let now = started;
const limits = createRateLimits(() => now);
/**
 * Lets time pass in small steps. A server without any activity for a long time believes that its machine was asleep.
 */
const pass = (time: number) => {
  for (const end = now + time; now < end; now += SECOND) server.services.now();
};
/** The halves from which keys were made. */
const made: (readonly string[])[] = [];

beforeAll(async () => {
  const sealKeys = createSealKeys((halves) => {
    made.push(halves);
    return newSealKey(halves);
  });
  server = await startServer(memoryStore(), { wall: () => now, monotonic: () => now, sealKeys, limits });
});
afterAll(() => server.close());
beforeEach(async () => {
  pass(60 * MINUTE);
  table = await seatedTable(server.url);
});

const desk = () => deviceAt(server.url, table.moderatorToken);
const seat = (faction: FactionId) => deviceAt(server.url, tokenOf(table, faction));
const askPaul = () => desk().tables.requestPassphraseHalf.mutate({ faction: 'atreides', half: OF_THE_DESK });
const refused = (code: string, more: object = {}) => ({ ok: false, refusal: { code, ...more } });
const lastOf = (ear: LiveListener, event: string) => ear.heard.findLast((heard) => heard.event === event)?.value;
const screen = () => listening(server.url, { code: table.code });

async function sealedByTwo(): Promise<string> {
  expect(await askPaul()).toEqual({ ok: true });
  expect(await seat('atreides').seats.submitPassphraseHalf.mutate({ half: OF_PAUL })).toEqual({ ok: true });
  const sealed = await desk().tables.exportTableByTwo.mutate();
  if (!sealed.ok) throw new Error(sealed.refusal.code);
  return sealed.file;
}

describe('a file with two passphrases', () => {
  test('says that it has two halves, and opens only with both in their order', async () => {
    const file = await sealedByTwo();
    expect(JSON.parse(file)).toMatchObject({ version: 2, halves: 2 });
    const elsewhere = await startServer(memoryStore(), { wall: () => now, monotonic: () => now });
    const restore = (...halves: readonly string[]) =>
      deviceAt(elsewhere.url).tables.restore.mutate(sentFile(file, ...halves));
    const wrong = [
      [OF_THE_DESK],
      [OF_PAUL, OF_THE_DESK],
      [OF_THE_DESK + OF_PAUL.slice(0, 1), OF_PAUL.slice(1)],
      [OF_THE_DESK, OF_THE_DESK],
    ];
    for (const halves of wrong) expect(await restore(...halves)).toEqual(refused('wrong-passphrase'));
    expect(await restore(OF_THE_DESK, OF_PAUL)).toMatchObject({ ok: true, code: table.code });
    const told = await listening(elsewhere.url, { code: table.code });
    expect(JSON.stringify(lastOf(told, 'notices'))).toContain('table-sealed-by-two');
    told.socket.disconnect();
    await elsewhere.close();
  });

  test('opens if a keyboard composes the same letters from other characters', async () => {
    await desk().tables.requestPassphraseHalf.mutate({ faction: 'atreides', half: 'Müad’Dib f\u00fcr immer' });
    await seat('atreides').seats.submitPassphraseHalf.mutate({ half: OF_PAUL });
    const sealed = await desk().tables.exportTableByTwo.mutate();
    const elsewhere = await startServer(memoryStore());
    const sent = sentFile(sealed.ok ? sealed.file : '', 'Mu\u0308ad’Dib fu\u0308r immer', OF_PAUL);
    expect(await deviceAt(elsewhere.url).tables.restore.mutate(sent)).toMatchObject({ ok: true });
    await elsewhere.close();
  });

  test('shows all devices which player is asked, that the half was given, and the partner, but never a half', async () => {
    const ears = [await screen(), await listening(server.url, { token: tokenOf(table, 'harkonnen') })];
    const hear = (what: object | null) =>
      eventually(() => ears.every((ear) => JSON.stringify(lastOf(ear, 'sealing')) === JSON.stringify(what)));
    await askPaul();
    const until = now + 10 * MINUTE;
    await hear({ asked: 'atreides', until, step: 'asked' });
    await seat('atreides').seats.submitPassphraseHalf.mutate({ half: OF_PAUL });
    await hear({ asked: 'atreides', until, step: 'given' });
    await desk().tables.exportTableByTwo.mutate();
    await hear(null);
    const late = await screen();
    expect(lastOf(late, 'sealing')).toBeNull();
    const notices = JSON.stringify(lastOf(late, 'notices'));
    for (const kind of ['half-asked', 'table-sealed-by-two']) expect(notices).toContain(kind);
    for (const ear of [...ears, late]) {
      for (const half of [OF_THE_DESK, OF_PAUL]) expect(JSON.stringify(ear.heard)).not.toContain(half);
      ear.socket.disconnect();
    }
  });

  test('is sent once, to the desk that requested it', async () => {
    await sealedByTwo();
    expect(await desk().tables.exportTableByTwo.mutate()).toEqual(refused('half-missing'));
    await askPaul();
    expect(await errorCode(seat('harkonnen').tables.exportTableByTwo.mutate())).toBe('UNAUTHORIZED');
    await seat('atreides').seats.submitPassphraseHalf.mutate({ half: OF_PAUL });
    const { invite } = await desk().moderation.invite.mutate();
    const next = await deviceAt(server.url).moderation.accept.mutate({ code: table.code, invite });
    const token = next.ok ? next.token : '';
    expect(await deviceAt(server.url, token).tables.exportTableByTwo.mutate()).toEqual(refused('half-missing'));
  });
});

describe('the second half', () => {
  test('is requested from one seat with a player', async () => {
    const guild = desk().tables.requestPassphraseHalf.mutate({ faction: 'guild', half: OF_THE_DESK });
    expect(await guild).toEqual(refused('seat-free', { faction: 'guild' }));
    await askPaul();
    expect(await seat('harkonnen').seats.submitPassphraseHalf.mutate({ half: OF_PAUL })).toEqual(
      refused('half-not-asked'),
    );
    await seat('harkonnen').seats.declinePassphraseHalf.mutate();
    expect(await seat('atreides').seats.submitPassphraseHalf.mutate({ half: OF_PAUL })).toEqual({ ok: true });
    expect(await seat('atreides').seats.submitPassphraseHalf.mutate({ half: OF_THE_DESK })).toEqual(
      refused('half-not-asked'),
    );
  });

  test('cannot come from the player who has the desk', async () => {
    const same = refused('half-of-the-same', { faction: 'atreides' });
    await askPaul();
    const taken = await desk().seats.playHere.mutate({ faction: 'atreides' });
    const here = deviceAt(server.url, taken.ok ? taken.token : '');
    expect(await here.seats.submitPassphraseHalf.mutate({ half: OF_PAUL })).toEqual(same);
    expect(await desk().tables.exportTableByTwo.mutate()).toEqual(refused('half-missing'));
    expect(await askPaul()).toEqual(same);
  });

  test('must be as long as the first', async () => {
    const short = desk().tables.requestPassphraseHalf.mutate({ faction: 'atreides', half: 'short' });
    expect(await errorCode(short)).toBe('BAD_REQUEST');
    await askPaul();
    expect(await errorCode(seat('atreides').seats.submitPassphraseHalf.mutate({ half: 'short' }))).toBe('BAD_REQUEST');
  });

  test('may be declined, and then no file is made', async () => {
    await askPaul();
    await seat('atreides').seats.declinePassphraseHalf.mutate();
    expect(await desk().tables.exportTableByTwo.mutate()).toEqual(refused('half-missing'));
    const told = await screen();
    expect(JSON.stringify(lastOf(told, 'notices'))).toContain('half-declined');
    expect(lastOf(told, 'sealing')).toBeNull();
    told.socket.disconnect();
  });

  test('is awaited for ten minutes, or until the desk cancels or changes its device', async () => {
    await askPaul();
    pass(10 * MINUTE);
    expect(await seat('atreides').seats.submitPassphraseHalf.mutate({ half: OF_PAUL })).toEqual(
      refused('half-not-asked'),
    );
    await askPaul();
    await desk().tables.cancelExport.mutate();
    expect(await seat('atreides').seats.submitPassphraseHalf.mutate({ half: OF_PAUL })).toEqual(
      refused('half-not-asked'),
    );
    await askPaul();
    const { invite } = await desk().moderation.invite.mutate();
    await deviceAt(server.url).moderation.accept.mutate({ code: table.code, invite });
    expect(await seat('atreides').seats.submitPassphraseHalf.mutate({ half: OF_PAUL })).toEqual(
      refused('half-not-asked'),
    );
  });
});

describe('the making of a key', () => {
  test('runs once for several halves that arrive together', async () => {
    made.length = 0;
    await askPaul();
    const given = await Promise.all(
      Array.from({ length: 5 }, () => seat('atreides').seats.submitPassphraseHalf.mutate({ half: OF_PAUL })),
    );
    expect(given.filter(({ ok }) => ok)).toHaveLength(1);
    expect(made).toHaveLength(1);
  });

  test('runs for one file at a time', async () => {
    let [under, most] = [0, 0];
    const keys = createSealKeys(async (halves) => {
      most = Math.max(most, (under += 1));
      await pause(5);
      under -= 1;
      return { salt: Buffer.from(halves[0]), key: Buffer.alloc(0), halves: 1 };
    });
    const all = await Promise.all(['a', 'b', 'c'].map((half) => keys.make([half])));
    expect(all.map(({ salt }) => salt.toString())).toEqual(['a', 'b', 'c']);
    expect(most).toBe(1);
  });

  test('is followed by a rest of three times its duration', async () => {
    const begun: number[] = [];
    const keys = createSealKeys(async (halves) => {
      begun.push(performance.now());
      await pause(200);
      return { salt: Buffer.from(halves[0]), key: Buffer.alloc(0), halves: 1 };
    });
    await Promise.all([keys.make(['a']), keys.make(['b'])]);
    const [first = 0, second = 0] = begun;
    expect(second - first).toBeGreaterThan(780);
  });

  test('is limited for one device, whatever the number of tables it opens', async () => {
    for (let n = 0; n < 20; n += 1) limits.sealKeys.spend('127.0.0.1');
    expect(await errorCode(desk().tables.exportTable.mutate({ passphrase: OF_THE_DESK }))).toBe('TOO_MANY_REQUESTS');
    expect(await errorCode(askPaul())).toBe('TOO_MANY_REQUESTS');
  });
});

test('tells a table if its moderator made the file alone', async () => {
  const told = await screen();
  await desk().tables.exportTable.mutate({ passphrase: OF_THE_DESK });
  await eventually(() => JSON.stringify(lastOf(told, 'notices')).includes('table-sealed-alone'));
  told.socket.disconnect();
});
