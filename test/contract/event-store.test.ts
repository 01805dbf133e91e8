import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry, TableNotice } from '../../lib/engine.ts';
import type { Append, EventStore, Receipt } from '../../server/store/event-store.ts';
import { memoryStore } from '../../server/store/memory.ts';
import { openSqliteStore } from '../../server/store/sqlite.ts';

const STORES = {
  memory: () => memoryStore(),
  sqlite: (folder: string) => openSqliteStore(folder),
} as const satisfies Record<string, (folder: string) => EventStore>;

const CODE = 'ABCD';
const raised = (at: number): LogEntry => ({ at, event: { type: 'HandRaised', faction: 'atreides', at } });
const receipt = (id: string, actor: Receipt['actor'] = 'atreides'): Receipt => ({
  actor,
  id,
  answer: `answer to ${id}`,
});
const table = (code = CODE, entries: readonly LogEntry[] = [raised(1)]) => ({
  code,
  at: 1,
  deskCredential: `desk of ${code}`,
  entries,
});
const write = (expected: number, entries: readonly LogEntry[], more: Partial<Append> = {}): Append => ({
  code: CODE,
  expected,
  entries,
  receipt: null,
  due: null,
  ...more,
});

const told = (at: number, name = 'Paul'): TableNotice => ({
  at,
  notice: { kind: 'seat-taken', faction: 'atreides', name },
});

describe.each(Object.entries(STORES))('the %s store', (_name, open) => {
  let folder: string;
  let store: EventStore;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mentat-store-'));
    store = open(folder);
  });

  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('a table', () => {
    test('is founded once for its code, with the first events of its log', async () => {
      expect(await store.hasTable(CODE)).toBe(false);
      expect(await store.foundTable(table())).toBe(true);
      expect(await store.hasTable(CODE)).toBe(true);
      expect(await store.foundTable(table(CODE, [raised(7), raised(8)]))).toBe(false);
      expect(await store.entries(CODE, 0)).toEqual([raised(1)]);
    });

    test('that nobody founded has an empty log', async () => {
      expect(await store.entries('NONE', 0)).toEqual([]);
    });

    test('keeps its log apart from those of others', async () => {
      await store.foundTable(table());
      await store.foundTable(table('WXYZ', [raised(5)]));
      await store.append(write(1, [raised(2)]));
      expect(await store.entries('WXYZ', 0)).toEqual([raised(5)]);
    });
  });

  describe('the log', () => {
    beforeEach(() => store.foundTable(table()));

    test('gives back what was appended, in order, from any position', async () => {
      expect(await store.append(write(1, [raised(2), raised(3)]))).toBe('appended');
      expect(await store.entries(CODE, 0)).toEqual([raised(1), raised(2), raised(3)]);
      expect(await store.entries(CODE, 2)).toEqual([raised(3)]);
      expect(await store.entries(CODE, 3)).toEqual([]);
    });

    test('refuses a writer who knew another length, and keeps nothing of it', async () => {
      expect(await store.append(write(0, [raised(9)], { receipt: receipt('too-early') }))).toBe('conflict');
      expect(await store.append(write(2, [raised(9)], { receipt: receipt('too-late') }))).toBe('conflict');
      expect(await store.entries(CODE, 0)).toEqual([raised(1)]);
      expect(await store.receipt(CODE, 'atreides', 'too-early')).toBeNull();
      expect(await store.receipt(CODE, 'atreides', 'too-late')).toBeNull();
    });

    test('of a table that does not exist cannot be written', async () => {
      expect(await store.append({ ...write(0, [raised(1)]), code: 'NONE' })).toBe('conflict');
    });

    test('lets exactly one of many writers have a position', async () => {
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => store.append(write(1, [raised(at)]))));
      expect(outcomes.filter((outcome) => outcome === 'appended')).toHaveLength(1);
      expect(await store.entries(CODE, 0)).toHaveLength(2);
    });
  });

  describe('a receipt', () => {
    beforeEach(() => store.foundTable(table()));

    test('stands beside its events, or alone for a refusal', async () => {
      await store.append(write(1, [raised(2)], { receipt: receipt('first') }));
      await store.append(write(2, [], { receipt: receipt('refused') }));
      expect(await store.receipt(CODE, 'atreides', 'first')).toBe('answer to first');
      expect(await store.receipt(CODE, 'atreides', 'refused')).toBe('answer to refused');
      expect(await store.entries(CODE, 0)).toHaveLength(2);
    });

    test('is found by its own actor only', async () => {
      await store.append(write(1, [], { receipt: receipt('same-id') }));
      expect(await store.receipt(CODE, 'harkonnen', 'same-id')).toBeNull();
      expect(await store.append(write(1, [], { receipt: receipt('same-id', 'harkonnen') }))).toBe('appended');
    });

    test('is written once: a second writer with the same id appends nothing', async () => {
      await store.append(write(1, [raised(2)], { receipt: receipt('twice') }));
      expect(await store.append(write(2, [raised(3)], { receipt: receipt('twice') }))).toBe('conflict');
      expect(await store.entries(CODE, 0)).toHaveLength(2);
    });
  });

  test('knows which tables wait for the clock', async () => {
    await store.foundTable(table());
    await store.foundTable(table('WXYZ'));
    expect(await store.dueTables()).toEqual([]);
    await store.append(write(1, [raised(2)], { due: 1_900_000_000_000 }));
    expect(await store.dueTables()).toEqual([CODE]);
    await store.append(write(2, [], { due: null }));
    expect(await store.dueTables()).toEqual([]);
  });

  describe('a seat', () => {
    const paul = { faction: 'atreides', name: 'Paul' } as const;
    beforeEach(() => store.foundTable(table()));

    test('belongs to whoever takes it first, by their credential', async () => {
      expect(await store.takeSeat(CODE, paul, 'credential of Paul')).toBe(true);
      expect(await store.takeSeat(CODE, { ...paul, name: 'Feyd' }, 'credential of Feyd')).toBe(false);
      expect(await store.seats(CODE)).toEqual([paul]);
      expect(await store.holder('credential of Paul')).toEqual({ role: 'seat', code: CODE, ...paul });
      expect(await store.holder('credential of Feyd')).toBeNull();
    });

    test('is free again once released, and its credential is nobody’s', async () => {
      await store.takeSeat(CODE, paul, 'credential of Paul');
      await store.releaseSeat(CODE, 'atreides');
      expect(await store.seats(CODE)).toEqual([]);
      expect(await store.holder('credential of Paul')).toBeNull();
      expect(await store.takeSeat(CODE, paul, 'another credential')).toBe(true);
    });
  });

  describe('a seat on its way', () => {
    const paul = { faction: 'atreides', name: 'Paul' } as const;
    const move = (pass: string, now = 50) => ({
      code: CODE,
      seat: { faction: 'atreides', name: 'Alia' } as const,
      pass,
      now,
      credential: 'credential of Alia',
      told: told(now, 'Alia'),
    });
    beforeEach(async () => {
      await store.foundTable(table());
      await store.takeSeat(CODE, paul, 'credential of Paul');
    });

    test('goes to the bearer of its pass, once', async () => {
      expect(await store.offerSeat(CODE, 'atreides', 'pass', 100)).toBe(true);
      expect(await store.acceptSeat(move('another pass'))).toBe(false);
      expect(await store.acceptSeat(move('pass'))).toBe(true);
      expect(await store.acceptSeat(move('pass'))).toBe(false);
      expect(await store.holder('credential of Paul')).toBeNull();
      expect(await store.holder('credential of Alia')).toMatchObject({ faction: 'atreides', name: 'Alia' });
      expect(await store.notices(CODE, 9)).toEqual([told(50, 'Alia')]);
    });

    test('stays where it is when the pass is over, replaced, or died with the seat', async () => {
      await store.offerSeat(CODE, 'atreides', 'old pass', 100);
      expect(await store.acceptSeat(move('old pass', 101))).toBe(false);
      await store.offerSeat(CODE, 'atreides', 'new pass', 100);
      expect(await store.acceptSeat(move('old pass'))).toBe(false);
      await store.releaseSeat(CODE, 'atreides');
      await store.takeSeat(CODE, paul, 'credential of Paul, again');
      expect(await store.acceptSeat(move('new pass'))).toBe(false);
      expect(await store.notices(CODE, 9)).toEqual([]);
    });

    test('has no pass when nobody holds it', async () => {
      expect(await store.offerSeat(CODE, 'harkonnen', 'pass', 100, told(1))).toBe(false);
      expect(await store.notices(CODE, 9)).toEqual([]);
    });

    test('can change its player’s name', async () => {
      await store.renameSeat(CODE, { faction: 'atreides', name: 'Leto' }, told(4, 'Leto'));
      expect(await store.holder('credential of Paul')).toMatchObject({ name: 'Leto' });
      await store.renameSeat(CODE, { faction: 'harkonnen', name: 'Feyd' }, told(5, 'Feyd'));
      expect(await store.notices(CODE, 9)).toEqual([told(4, 'Leto')]);
    });
  });

  describe('two seats that are swapped', () => {
    const paul = { faction: 'atreides', name: 'Paul' } as const;
    const feyd = { faction: 'harkonnen', name: 'Feyd' } as const;
    const swap = { offeredBy: 'atreides', acceptedBy: 'harkonnen', told: told(8) } as const;
    beforeEach(async () => {
      await store.foundTable(table());
      await store.takeSeat(CODE, paul, 'credential of Paul');
      await store.takeSeat(CODE, feyd, 'credential of Feyd');
    });

    test('change hands in one write with what the log says of it', async () => {
      await store.offerSwap(CODE, 'atreides', 'harkonnen');
      expect(await store.swapOffers(CODE)).toEqual([{ by: 'atreides', partner: 'harkonnen' }]);
      expect(await store.append(write(1, [raised(2)], { swap }))).toBe('appended');
      expect(await store.holder('credential of Paul')).toMatchObject({ faction: 'harkonnen', name: 'Paul' });
      expect(await store.holder('credential of Feyd')).toMatchObject({ faction: 'atreides', name: 'Feyd' });
      expect(await store.entries(CODE, 1)).toEqual([raised(2)]);
      expect(await store.notices(CODE, 9)).toEqual([told(8)]);
      expect(await store.swapOffers(CODE)).toEqual([]);
    });

    test('stay where they are, with the log as it was, when that is not on offer', async () => {
      const nothingHappened = async () => {
        expect(await store.append(write(1, [raised(2)], { swap, receipt: receipt('one') }))).toBe('conflict');
        expect(await store.entries(CODE, 0)).toEqual([raised(1)]);
        expect(await store.receipt(CODE, 'atreides', 'one')).toBeNull();
        expect(await store.notices(CODE, 9)).toEqual([]);
        expect(await store.holder('credential of Paul')).toMatchObject(paul);
      };
      await nothingHappened();
      await store.offerSwap(CODE, 'harkonnen', 'atreides');
      await nothingHappened();
      await store.offerSwap(CODE, 'atreides', 'harkonnen');
      await store.offerSwap(CODE, 'atreides', null);
      await nothingHappened();
      await store.offerSwap(CODE, 'atreides', 'guild');
      await nothingHappened();
    });

    test('are not swapped by who writes behind another', async () => {
      await store.offerSwap(CODE, 'atreides', 'harkonnen');
      await store.append(write(1, [raised(2)]));
      expect(await store.append(write(1, [raised(3)], { swap }))).toBe('conflict');
      expect(await store.holder('credential of Paul')).toMatchObject(paul);
      expect(await store.swapOffers(CODE)).toHaveLength(1);
    });

    test('take nothing along that was open about either: passes, votes, other offers', async () => {
      await store.takeSeat(CODE, { faction: 'guild', name: 'Edric' }, 'credential of Edric');
      await store.offerSeat(CODE, 'harkonnen', 'pass', 100);
      await store.vote(CODE, 'guild', 'harkonnen');
      await store.vote(CODE, 'atreides', 'guild');
      await store.offerSwap(CODE, 'guild', 'atreides');
      await store.offerSwap(CODE, 'atreides', 'harkonnen');
      await store.append(write(1, [raised(2)], { swap }));
      expect(await store.votes(CODE)).toEqual([]);
      expect(await store.swapOffers(CODE)).toEqual([]);
      const move = { code: CODE, seat: feyd, pass: 'pass', now: 50, credential: 'thief', told: told(9) };
      expect(await store.acceptSeat(move)).toBe(false);
    });

    test('are offered by whoever holds the seat, and by nobody once that one has gone', async () => {
      await store.offerSwap(CODE, 'atreides', 'harkonnen');
      await store.offerSeat(CODE, 'harkonnen', 'pass', 100);
      await store.acceptSeat({ code: CODE, seat: feyd, pass: 'pass', now: 50, credential: 'new', told: told(3) });
      expect(await store.swapOffers(CODE)).toEqual([]);
      await store.offerSwap(CODE, 'atreides', 'harkonnen');
      await store.releaseSeat(CODE, 'atreides');
      expect(await store.swapOffers(CODE)).toEqual([]);
      expect(await store.append(write(1, [raised(2)], { swap }))).toBe('conflict');
    });
  });

  describe('what the table is told', () => {
    beforeEach(async () => {
      await store.foundTable(table());
      await store.foundTable(table('WXYZ'));
    });

    test('stands beside what it tells of, the last so many, oldest first', async () => {
      for (const at of [1, 2, 3]) {
        await store.takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, `credential ${at}`, told(at));
        await store.releaseSeat(CODE, 'atreides');
      }
      expect(await store.notices(CODE, 2)).toEqual([told(2), told(3)]);
      expect(await store.notices('WXYZ', 2)).toEqual([]);
    });

    test('is nothing when nothing happened', async () => {
      await store.takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential', told(1));
      await store.takeSeat(CODE, { faction: 'atreides', name: 'Feyd' }, 'other credential', told(2));
      await store.releaseSeat(CODE, 'harkonnen', told(3));
      expect(await store.notices(CODE, 9)).toEqual([told(1)]);
    });
  });

  describe('a table that is carried to another store', () => {
    const carried = async (from: EventStore) => {
      const dump = await from.dump(CODE, told(9, 'Duncan'));
      if (dump === null) throw new Error('There is no such table');
      // As in a file: plain JSON.
      return JSON.parse(JSON.stringify(dump)) as typeof dump;
    };
    const furnish = async () => {
      await store.foundTable(table());
      await store.takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential of Paul', told(2));
      await store.vote(CODE, 'atreides', 'atreides');
      await store.append(write(1, [raised(2)], { receipt: receipt('kept'), due: 99 }));
    };

    test('comes with its log, receipts, seats, desk, notices, votes and clock, and goes on there', async () => {
      await furnish();
      for (const there of [memoryStore(), openSqliteStore(join(folder, 'there'))]) {
        expect(await there.restore(await carried(store))).toBe(true);
        expect(await carried(there)).toEqual(await carried(store));
        expect(await there.entries(CODE, 0)).toEqual([raised(1), raised(2)]);
        expect(await there.receipt(CODE, 'atreides', 'kept')).toBe('answer to kept');
        expect(await there.holder('credential of Paul')).toMatchObject({ faction: 'atreides', name: 'Paul' });
        expect(await there.holder('desk of ABCD')).toEqual({ role: 'moderator', code: CODE });
        expect(await there.dueTables()).toEqual([CODE]);
        expect(await there.append(write(2, [raised(3)]))).toBe('appended');
        await there.close();
      }
    });

    test('is told that it was, and carries that along', async () => {
      await furnish();
      const dump = await carried(store);
      expect(dump.notices).toEqual([told(2), told(9, 'Duncan')]);
      expect(await store.notices(CODE, 9)).toEqual(dump.notices);
    });

    test('leaves open passes and invitations behind', async () => {
      await furnish();
      await store.offerSeat(CODE, 'atreides', 'open pass', 100);
      await store.inviteToDesk(CODE, 'open invitation', 100);
      expect(JSON.stringify(await carried(store))).not.toMatch(/open (pass|invitation)/);
    });

    test('never takes the place of another', async () => {
      await furnish();
      const dump = await carried(store);
      await store.append(write(2, [raised(3)]));
      expect(await store.restore({ ...dump, desk: 'stolen desk' })).toBe(false);
      expect(await store.entries(CODE, 0)).toHaveLength(3);
      expect(await store.holder('stolen desk')).toBeNull();
      expect(await store.dump('NONE', told(9))).toBeNull();
    });
  });

  describe('the desk', () => {
    beforeEach(() => store.foundTable(table()));

    test('belongs to whoever founded the table', async () => {
      expect(await store.holder('desk of ABCD')).toEqual({ role: 'moderator', code: CODE });
      expect(await store.holder('desk of nobody')).toBeNull();
    });

    test('passes with an invitation, once', async () => {
      await store.inviteToDesk(CODE, 'invitation', 100);
      expect(
        await store.acceptDesk({ code: CODE, invite: 'another invitation', now: 100, credential: 'new desk' }),
      ).toBe(false);
      expect(await store.acceptDesk({ code: CODE, invite: 'invitation', now: 100, credential: 'new desk' })).toBe(true);
      expect(await store.acceptDesk({ code: CODE, invite: 'invitation', now: 100, credential: 'newer desk' })).toBe(
        false,
      );
      expect(await store.holder('desk of ABCD')).toBeNull();
      expect(await store.holder('new desk')).toEqual({ role: 'moderator', code: CODE });
    });

    test('is wanted by seats for one another, and a wish goes with its seat', async () => {
      await store.takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential of Paul');
      await store.takeSeat(CODE, { faction: 'guild', name: 'Edric' }, 'credential of Edric');
      await store.vote(CODE, 'guild', 'atreides', told(3));
      await store.vote(CODE, 'atreides', 'guild');
      await store.vote(CODE, 'atreides', 'atreides');
      await store.vote(CODE, 'harkonnen', 'guild');
      expect(await store.votes(CODE)).toEqual([
        { by: 'atreides', candidate: 'atreides' },
        { by: 'guild', candidate: 'atreides' },
        { by: 'harkonnen', candidate: 'guild' },
      ]);
      await store.vote(CODE, 'atreides', null);
      await store.releaseSeat(CODE, 'guild');
      expect(await store.votes(CODE)).toEqual([]);
      expect(await store.votes('NONE')).toEqual([]);
      expect(await store.notices(CODE, 9)).toEqual([told(3)]);
    });

    test('can be given over the head of its holder, which spends invitation and votes', async () => {
      await store.inviteToDesk(CODE, 'invitation', 100);
      await store.vote(CODE, 'guild', 'atreides');
      await store.electDesk(CODE, 'elected desk', told(5));
      expect(await store.holder('desk of ABCD')).toBeNull();
      expect(await store.holder('elected desk')).toEqual({ role: 'moderator', code: CODE });
      expect(await store.acceptDesk({ code: CODE, invite: 'invitation', now: 100, credential: 'another desk' })).toBe(
        false,
      );
      expect(await store.votes(CODE)).toEqual([]);
      expect(await store.notices(CODE, 9)).toEqual([told(5)]);
    });

    test('handed over in peace, it leaves no votes behind', async () => {
      await store.vote(CODE, 'guild', 'atreides');
      await store.inviteToDesk(CODE, 'invitation', 100);
      await store.acceptDesk({ code: CODE, invite: 'invitation', now: 100, credential: 'new desk', told: told(6) });
      expect(await store.votes(CODE)).toEqual([]);
      expect(await store.notices(CODE, 9)).toEqual([told(6)]);
    });

    test('does not pass with an invitation that is over', async () => {
      await store.inviteToDesk(CODE, 'invitation', 100);
      const late = { code: CODE, invite: 'invitation', now: 101, credential: 'new desk' };
      expect(await store.acceptDesk(late)).toBe(false);
      expect(await store.acceptDesk({ ...late, now: 100 })).toBe(true);
    });

    test('has one open invitation at most: a new one replaces the last', async () => {
      await store.inviteToDesk(CODE, 'first invitation', 100);
      await store.inviteToDesk(CODE, 'second invitation', 100);
      expect(await store.acceptDesk({ code: CODE, invite: 'first invitation', now: 100, credential: 'new desk' })).toBe(
        false,
      );
      expect(
        await store.acceptDesk({ code: CODE, invite: 'second invitation', now: 100, credential: 'new desk' }),
      ).toBe(true);
    });
  });
});

describe('the sqlite store', () => {
  test('finds everything again after it was closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mentat-store-'));
    const before = openSqliteStore(folder);
    await before.foundTable(table());
    await before.takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential of Paul');
    await before.append(write(1, [raised(2)], { receipt: receipt('kept'), due: 99 }));
    await before.close();

    const after = openSqliteStore(folder);
    expect(await after.entries(CODE, 0)).toEqual([raised(1), raised(2)]);
    expect(await after.receipt(CODE, 'atreides', 'kept')).toBe('answer to kept');
    expect(await after.dueTables()).toEqual([CODE]);
    expect(await after.holder('credential of Paul')).toMatchObject({ faction: 'atreides' });
    await after.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
