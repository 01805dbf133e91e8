/** Commands that wait for the same table are decided one after the other and written in one commit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'libsql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '#engine';
import { createApplication } from '../../server/application/application.ts';
import { InternalError, type ErrorReporter } from '../../server/application/error-reporter.ts';
import type { Services } from '../../server/application/services.ts';
import { openDatabase } from '../../server/store/database.ts';
import type { AppendAlone, EventStore } from '../../server/store/event-store.ts';
import { sqliteStore } from '../../server/store/sqlite.ts';
import { seated, send, type Seats } from '../support/application.ts';

let folder: string;
let db: Database.Database;
let store: EventStore;
let services: Services;
let seats: Seats;
let length: number;
const report = vi.fn<ErrorReporter>();
const inTurn = vi.fn<(writes: readonly AppendAlone[]) => Promise<number>>();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mentat-together-'));
  const database = openDatabase(folder);
  db = database.db;
  const disk = sqliteStore(database);
  inTurn.mockReset().mockImplementation((writes) => disk.appendInTurn(writes));
  report.mockReset();
  store = { ...disk, appendInTurn: inTurn };
  services = createApplication(store, { report });
  seats = await seated(services);
  length = await logLength();
});

afterEach(async () => {
  services.clock.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const logLength = async () => (await store.entries(seats.code, 0)).length;
const spice = (n: number): Command => ({ type: 'DeclareSecret', fact: { kind: 'spice', spice: n } });
const entered = (n: number) => send(services, seats, n % 2 === 0 ? 'atreides' : 'harkonnen', `command-${n}`, spice(n));
const many = (count: number) => Array.from({ length: count }, (_, n) => entered(n + 1));
const POISON: Command = {
  get type(): 'RaiseHand' {
    throw new Error('poison');
  },
};

/** Returns the entered values in the order of the log. */
const enteredSpice = async () =>
  (await store.entries(seats.code, length)).map(({ event }) =>
    event.type === 'SecretDeclared' && event.fact.kind === 'spice' ? event.fact.spice : null,
  );
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

test('commands of one table are one commit, in their order, and a single command does not wait', async () => {
  expect(await Promise.all(many(20))).toEqual(upTo(20).map(() => ({ ok: true })));
  expect(await enteredSpice()).toEqual(upTo(20));
  expect(inTurn).toHaveBeenCalledOnce();
  inTurn.mockClear();
  expect(await entered(21)).toEqual({ ok: true });
  expect(inTurn).not.toHaveBeenCalled();
});

test('no device sees an event before it is on disk', async () => {
  const nothing = () => undefined;
  const others = { seatsChanged: nothing, moved: nothing, swapped: nothing, nudged: nothing, deleted: nothing };
  const appended = vi.fn<(code: string) => void>();
  services.announcements.listen({ ...others, appended });
  let answered = 0;
  inTurn.mockImplementationOnce(async (writes) => {
    const written = await appendEach(writes);
    expect([answered, appended.mock.calls.length]).toEqual([0, 0]);
    expect((await services.timelines.load(seats.code))?.entries.length).toBe(length);
    return written;
  });
  await Promise.all(many(5).map((answer) => answer.then(() => (answered += 1))));
  expect(answered).toBe(5);
  expect(appended).toHaveBeenCalledWith(seats.code);
  expect((await services.timelines.load(seats.code))?.entries.length).toBe(length + 5);
});

async function appendEach(writes: readonly AppendAlone[]): Promise<number> {
  for (const [index, write] of writes.entries()) if ((await store.append(write)) === 'conflict') return index;
  return writes.length;
}

test('one command that throws among forty good ones affects none of them', async () => {
  const good = many(40);
  const poisoned = send(services, seats, 'atreides', 'poisoned', POISON);
  const more = entered(41);
  await expect(poisoned).rejects.toBeInstanceOf(InternalError);
  expect(await Promise.all([...good, more])).toEqual(upTo(41).map(() => ({ ok: true })));
  expect([...(await enteredSpice())].sort((a, b) => Number(a) - Number(b))).toEqual(upTo(41));
  expect(report).toHaveBeenCalledOnce();
});

test('a repeated command in the middle gets its first answer, and all others are executed once', async () => {
  await entered(1);
  const answers = await Promise.all([entered(2), entered(3), entered(1), entered(4), entered(3), entered(5)]);
  expect(answers).toEqual(answers.map(() => ({ ok: true })));
  expect([...(await enteredSpice())].sort()).toEqual(upTo(5));
});

test('a commit that fails in the middle is decided again on the events on disk', async () => {
  inTurn.mockRejectedValueOnce(new Error('the commit failed'));
  expect(await Promise.all(many(6))).toEqual(upTo(6).map(() => ({ ok: true })));
  expect(await enteredSpice()).toEqual(upTo(6));
});

test('commands are decided again on events that another writer has added', async () => {
  inTurn.mockImplementationOnce(async (writes) => {
    const [first, ...rest] = writes;
    if (first === undefined) throw new Error('nothing to write');
    const other = { ...first, entries: first.entries.slice(0, 0), receipt: null };
    await store.append({ ...other, entries: [{ at: 1, event: { type: 'EpochRaised' } }] });
    return appendEach([first, ...rest]);
  });
  expect(await Promise.all(many(6))).toEqual(upTo(6).map(() => ({ ok: true })));
  expect((await enteredSpice()).filter((sum) => sum !== null)).toEqual(upTo(6));
});

test('on a full disk no command is answered before it is on disk, and the game goes on when there is room', async () => {
  const pages = (db.prepare('PRAGMA page_count').get() as { page_count: number }).page_count;
  db.exec(`PRAGMA max_page_count = ${pages + 1}`);
  const answers = await Promise.allSettled(upTo(400).map((n) => entered(n)));
  const kept = upTo(400).filter((_, index) => answers[index]?.status === 'fulfilled');
  expect(kept.length).toBeLessThan(400);
  const written = [...(await enteredSpice())].sort((a, b) => Number(a) - Number(b));
  expect(written).toEqual(kept);
  db.exec('PRAGMA max_page_count = 1000000');
  const lost = upTo(400).filter((n) => !kept.includes(n));
  expect(await Promise.all(lost.map((n) => entered(n)))).toEqual(lost.map(() => ({ ok: true })));
  expect([...(await enteredSpice())].sort((a, b) => Number(a) - Number(b))).toEqual(upTo(400));
});
