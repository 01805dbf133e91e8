import { describe, expect, test } from 'vitest';
import { allItems, seededRandom } from '#engine';
import { MAX_FILE, MAX_UNPACKED, MAX_EVENTS, MAX_VALUES } from '../../server/application/table-file/bounds.ts';
import { isShallow } from '../../server/application/table-file/depth.ts';
import { checkedTable, openFile, type Opened } from '../../server/application/table-file/open.ts';
import { createOpener } from '../../server/application/table-file/import-worker.ts';
import { memoryStore } from '../support/memory-store.ts';
import type { TableDump } from '../../server/store/event-store.ts';
import { EVENT_VERSION, toStored } from '../../server/store/upcasts.ts';
import { battleAt, openedTable } from '../bench/battles.ts';
import { randomMeeting } from '../bench/position.ts';
import { deviceAt, seatedTable, startServer } from '../support/server.ts';
import { freshDump, sealedText, sentFile } from '../support/table-files.ts';

const PASSPHRASE = 'the sleeper must awaken';
const DAMAGED = { ok: false, why: 'file-damaged' };

const bytesOf = async (sent: Blob): Promise<Uint8Array> => new Uint8Array(await sent.arrayBuffer());
const opened = (content: unknown): Opened => checkedTable(JSON.parse(JSON.stringify(content)));

describe('the file of a long game', () => {
  test('fits several times into the limit', async () => {
    const events = eveningOf(40);
    expect(events.length).toBeGreaterThan(3_000);
    const dump = { ...(await freshDump()), events, seats: [], votes: [] };
    const text = JSON.stringify(dump);
    const file = await sealedText(text, PASSPHRASE);
    expect(events.length * 5).toBeLessThan(MAX_EVENTS);
    expect(text.length * 10).toBeLessThan(MAX_UNPACKED);
    expect(file.length * 10).toBeLessThan(MAX_FILE);
    expect(events.every(({ body }) => isShallow(body, 10))).toBe(true);
    expect(await openFile(await bytesOf(sentFile(file, PASSPHRASE)))).toEqual({ ok: true, dump });
  });
});

test('a file that unpacks to more than the limit is refused, whatever it contains', async () => {
  const text = JSON.stringify(await freshDump());
  const padded = (to: number) => sealedText(text + ' '.repeat(to - text.length), PASSPHRASE);
  const open = async (file: string) => openFile(await bytesOf(sentFile(file, PASSPHRASE)));
  expect(await open(await padded(MAX_UNPACKED))).toMatchObject({ ok: true });
  expect(await open(await padded(MAX_UNPACKED + 1))).toEqual(DAMAGED);
});

/** The events of this number of battles at one table. */
function eveningOf(battles: number): TableDump['events'] {
  const random = seededRandom(1);
  let table = openedTable(1);
  for (let n = 0; n < battles; n += 1) {
    for (const step of battleAt(table, { ...randomMeeting(random), allies: null }, random)) table = step;
  }
  return [...allItems(table.timeline.entries)].map(({ at, event }) => ({ at, ...toStored(event) }));
}

test('the depth and the length of JSON are checked before it is parsed', () => {
  expect(isShallow('[{"a":[1,2]},"[[[[\\"[["]', 3)).toBe(true);
  expect(isShallow('[{"a":[1,2]}]', 2)).toBe(false);
  expect(isShallow(`[${'0,'.repeat(MAX_VALUES)}0]`, 3)).toBe(true);
  expect(isShallow(`[${'0,'.repeat(MAX_VALUES + 1)}0]`, 3)).toBe(false);
  // Brackets inside a string do not count, in any notation.
  expect(isShallow(`["${','.repeat(MAX_VALUES + 1)}"]`, 3)).toBe(true);
});

describe('a file that is no valid table', () => {
  const event = (body: unknown) => ({ at: 2, version: EVENT_VERSION, body: JSON.stringify(body) });
  const seat = (faction: string, credential: string) => ({ faction, name: 'Paul', credential: credential.repeat(43) });
  const notice = (told: unknown) => ({ at: 1, notice: told });

  const FORGED: Readonly<Record<string, (dump: TableDump) => unknown>> = {
    'nothing at all': () => ({}),
    'no event': (dump) => ({ ...dump, events: [] }),
    'an event that is no JSON': (dump) => ({ ...dump, events: [{ at: 1, version: EVENT_VERSION, body: '{' }] }),
    'an event of no kind': (dump) => ({ ...dump, events: [...dump.events, event({ type: 'Nonsense' })] }),
    'an event nested a thousand times': (dump) => ({
      ...dump,
      events: [...dump.events, { at: 2, version: EVENT_VERSION, body: '['.repeat(1000) + ']'.repeat(1000) }],
    }),
    'an event of a megabyte': (dump) => ({
      ...dump,
      events: [...dump.events, event({ type: 'TablePaused', more: 'x'.repeat(1_000_000) })],
    }),
    'more events than anybody plays': (dump) => ({
      ...dump,
      events: [...dump.events, ...Array.from({ length: MAX_EVENTS }, () => event({ type: 'TablePaused' }))],
    }),
    'forces of a faction that is none': (dump) => ({
      ...dump,
      events: [...dump.events, event({ type: 'BattlesBegan', aggressors: ['nobody'] })],
    }),
    'a place that is none': (dump) => ({
      ...dump,
      events: [...dump.events, event({ type: 'OwnerAsked', faction: 'atreides', matter: 'nonsense' })],
    }),
    'a step that no page shows': (dump) => ({
      ...dump,
      events: [...dump.events, event({ type: 'SetupBegan', step: 'nonsense' })],
    }),
    'a notice of no kind': (dump) => ({ ...dump, notices: [notice({ kind: 'nonsense' })] }),
    'a notice of a kind that all objects have': (dump) => ({ ...dump, notices: [notice({ kind: 'constructor' })] }),
    'a notice without its name': (dump) => ({
      ...dump,
      notices: [notice({ kind: 'seat-taken', faction: 'atreides' })],
    }),
    'a notice of nobody': (dump) => ({
      ...dump,
      notices: [notice({ kind: 'desk-taken', faction: 'nobody', name: 'Paul' })],
    }),
    'a notice that says more': (dump) => ({ ...dump, notices: [notice({ kind: 'desk-moved', more: [] })] }),
    'a name of a thousand signs': (dump) => ({
      ...dump,
      seats: [{ ...seat('atreides', 'a'), name: 'x'.repeat(1000) }],
    }),
    'one seat twice': (dump) => ({ ...dump, seats: [seat('atreides', 'a'), seat('atreides', 'b')] }),
    'one credential for two seats': (dump) => ({ ...dump, seats: [seat('atreides', 'a'), seat('harkonnen', 'a')] }),
    'a seat of a faction that does not play': (dump) => ({ ...dump, seats: [seat('guild', 'a')] }),
    'one receipt twice': (dump) => ({
      ...dump,
      receipts: [1, 2].map((answer) => ({ actor: 'atreides', id: 'command-1', answer: String(answer) })),
    }),
    'a receipt of nobody': (dump) => ({ ...dump, receipts: [{ actor: 'nobody', id: 'command-1', answer: '' }] }),
    'two votes of one seat': (dump) => ({
      ...dump,
      votes: ['atreides', 'harkonnen'].map((candidate) => ({ by: 'atreides', candidate })),
    }),
    'a code with a path in it': (dump) => ({ ...dump, code: '../ABCD' }),
    'a time that no clock shows': (dump) => ({ ...dump, foundedAt: 1e300 }),
    'something beside': (dump) => ({ ...dump, more: 1 }),
  };

  test.each(Object.entries(FORGED))('is refused: %s', async (_, forge) => {
    const dump = await freshDump();
    expect(opened(dump)).toMatchObject({ ok: true });
    expect(opened(forge(dump))).toEqual(DAMAGED);
  });

  test.each([
    ['newer', EVENT_VERSION + 1, 'file-too-new'],
    ['older', EVENT_VERSION - 1, 'file-too-old'],
  ])('is refused with the version of the %s Mentat that made it', async (_age, version, why) => {
    const dump = await freshDump();
    const events = [...dump.events, { at: 2, version, body: '{}' }];
    expect(opened({ ...dump, events })).toEqual({ ok: false, why });
  });

  test('cannot set the time of its own deadlines', async () => {
    expect(opened({ ...(await freshDump()), due: 1 })).toMatchObject({ ok: true, dump: { due: null } });
  });
});

describe('a file that could harm other tables', () => {
  test('is given up after a time limit', async () => {
    const sent = await bytesOf(sentFile(await sealedText('{}', PASSPHRASE), PASSPHRASE));
    const opener = createOpener(1);
    expect(await opener.open(sent)).toEqual(DAMAGED);
    expect(await opener.open(sent)).toEqual(DAMAGED);
  });

  test('opens no seat of another table', async () => {
    const dump = await freshDump();
    const store = memoryStore();
    const other = await startServer(store);
    const here = await seatedTable(other.url);
    const credential = (await store.dump(here.code, { at: 1, notice: { kind: 'table-sealed-alone' } }))?.seats[0]
      ?.credential;
    const seats = dump.seats.map((seat, at) => (at === 0 ? { ...seat, credential } : seat));
    const file = await sealedText(JSON.stringify({ ...dump, seats }), PASSPHRASE);
    const answer = await deviceAt(other.url).tables.restore.mutate(sentFile(file, PASSPHRASE));
    await other.close();
    expect(answer).toEqual({ ok: false, refusal: { code: 'file-damaged' } });
  });
});
