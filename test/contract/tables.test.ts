import { beforeEach, describe, expect, test } from 'vitest';
import type { FactionId, TableNotice } from '#engine';
import { withStore, CODE, raised, receipt, table, write, told } from '../support/stores.ts';

withStore((store) => {
  describe('a table in the store', () => {
    test('is founded once for its code, with the first events of its log', async () => {
      expect(await store().hasTable(CODE)).toBe(false);
      expect(await store().foundTable(table())).toBe(true);
      expect(await store().hasTable(CODE)).toBe(true);
      expect(await store().foundTable(table(CODE, [raised(7), raised(8)]))).toBe(false);
      expect(await store().entries(CODE, 0)).toEqual([raised(1)]);
    });

    test('without a founder has an empty log', async () => {
      expect(await store().entries('NONE', 0)).toEqual([]);
    });

    test('keeps its log separate from those of others', async () => {
      await store().foundTable(table());
      await store().foundTable(table('WXYZ', [raised(5)]));
      await store().append(write(1, [raised(2)]));
      expect(await store().entries('WXYZ', 0)).toEqual([raised(5)]);
    });
  });

  describe('a deleted table', () => {
    test('is gone with its log, receipts, seats, desk, notices and clock; other tables stay', async () => {
      await store().foundTable(table());
      await store().foundTable(table('WXYZ', [raised(5)]));
      await store().takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential of Paul', told(2));
      expect(await store().holder('credential of Paul')).not.toBeNull();
      await store().append(write(1, [raised(2)], { receipt: receipt('kept'), due: 99 }));
      expect(await store().deleteTable(CODE)).toBe(true);
      expect(await store().hasTable(CODE)).toBe(false);
      expect(await store().entries(CODE, 0)).toEqual([]);
      expect(await store().receipt(CODE, 'atreides', 'kept')).toBeNull();
      expect(await store().seats(CODE)).toEqual([]);
      expect(await store().holder('credential of Paul')).toBeNull();
      expect(await store().holder('desk of ABCD')).toBeNull();
      expect(await store().notices(CODE, 9)).toEqual([]);
      expect(await store().dueTables()).toEqual([]);
      expect((await store().keptTables(9)).map(({ code }) => code)).toEqual(['WXYZ']);
      expect(await store().append(write(2, [raised(3)]))).toBe('conflict');
      expect(await store().append(write(0, [raised(3)]))).toBe('conflict');
    });

    test('is deleted once, and an unknown one never', async () => {
      await store().foundTable(table());
      expect(await store().deleteTable('NONE')).toBe(false);
      expect(await store().deleteTable(CODE)).toBe(true);
      expect(await store().deleteTable(CODE)).toBe(false);
    });

    test('may be founded again under its code', async () => {
      await store().foundTable(table());
      await store().deleteTable(CODE);
      expect(await store().foundTable(table(CODE, [raised(7)]))).toBe(true);
      expect(await store().entries(CODE, 0)).toEqual([raised(7)]);
    });
  });

  describe('the log in the store', () => {
    beforeEach(() => store().foundTable(table()));

    test('returns the appended events in order, from any position', async () => {
      expect(await store().append(write(1, [raised(2), raised(3)]))).toBe('appended');
      expect(await store().entries(CODE, 0)).toEqual([raised(1), raised(2), raised(3)]);
      expect(await store().entries(CODE, 2)).toEqual([raised(3)]);
      expect(await store().entries(CODE, 3)).toEqual([]);
    });

    test('refuses a writer that expects another length, and keeps nothing of its write', async () => {
      expect(await store().append(write(0, [raised(9)], { receipt: receipt('too-early') }))).toBe('conflict');
      expect(await store().append(write(2, [raised(9)], { receipt: receipt('too-late') }))).toBe('conflict');
      expect(await store().entries(CODE, 0)).toEqual([raised(1)]);
      expect(await store().receipt(CODE, 'atreides', 'too-early')).toBeNull();
      expect(await store().receipt(CODE, 'atreides', 'too-late')).toBeNull();
    });

    test('of a table that does not exist cannot be written', async () => {
      expect(await store().append({ ...write(0, [raised(1)]), code: 'NONE' })).toBe('conflict');
    });

    test('accepts several writes in turn, up to one that fails', async () => {
      expect(await store().appendInTurn([write(1, [raised(2)]), write(2, []), write(2, [raised(3)])])).toBe(3);
      const double = [
        write(3, [raised(4)], { receipt: receipt('one') }),
        write(4, [raised(5)], { receipt: receipt('one') }),
      ];
      expect(await store().appendInTurn([...double, write(5, [raised(6)])])).toBe(1);
      expect(await store().appendInTurn([write(1, [raised(9)]), write(2, [raised(9)])])).toBe(0);
      expect(await store().entries(CODE, 0)).toEqual([1, 2, 3, 4].map(raised));
      expect(await store().receipt(CODE, 'atreides', 'one')).toBe('answer to one');
    });

    test('lets exactly one of many writers append at a position', async () => {
      const outcomes = await Promise.all(Array.from({ length: 20 }, (_, at) => store().append(write(1, [raised(at)]))));
      expect(outcomes.filter((outcome) => outcome === 'appended')).toHaveLength(1);
      expect(await store().entries(CODE, 0)).toHaveLength(2);
    });
  });

  describe('a receipt', () => {
    beforeEach(() => store().foundTable(table()));

    test('is stored with its events, or alone for a refusal', async () => {
      await store().append(write(1, [raised(2)], { receipt: receipt('first') }));
      await store().append(write(2, [], { receipt: receipt('refused') }));
      expect(await store().receipt(CODE, 'atreides', 'first')).toBe('answer to first');
      expect(await store().receipt(CODE, 'atreides', 'refused')).toBe('answer to refused');
      expect(await store().entries(CODE, 0)).toHaveLength(2);
    });

    test('is found by its own actor only', async () => {
      await store().append(write(1, [], { receipt: receipt('same-id') }));
      expect(await store().receipt(CODE, 'harkonnen', 'same-id')).toBeNull();
      expect(await store().append(write(1, [], { receipt: receipt('same-id', 'harkonnen') }))).toBe('appended');
    });

    test('is written once: a second writer with the same id appends nothing', async () => {
      await store().append(write(1, [raised(2)], { receipt: receipt('twice') }));
      expect(await store().append(write(2, [raised(3)], { receipt: receipt('twice') }))).toBe('conflict');
      expect(await store().entries(CODE, 0)).toHaveLength(2);
    });
  });

  describe('the news of the table', () => {
    beforeEach(async () => {
      await store().foundTable(table());
      await store().foundTable(table('WXYZ'));
    });

    test('is stored with its cause: the first and the last of a subject, oldest first', async () => {
      for (const at of [1, 2, 3, 4]) {
        await store().takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, `credential ${at}`, told(at));
        await store().releaseSeat(CODE, 'atreides', false);
      }
      expect(await store().notices(CODE, 2)).toEqual([told(1), told(3), told(4)]);
      expect(await store().notices('WXYZ', 2)).toEqual([]);
    });

    test('about one subject, however often, removes no other', async () => {
      const sealed: TableNotice = { at: 2, notice: { kind: 'table-sealed' } };
      await store().takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential', told(1));
      await store().dump(CODE, sealed);
      const atDesk = (at: number, faction: FactionId): TableNotice => ({
        at,
        notice: { kind: 'seat-at-desk', faction, name: 'The desk' },
      });
      await store().announce(CODE, atDesk(2, 'atreides'));
      for (let at = 3; at < 40; at += 1) await store().announce(CODE, atDesk(at, 'harkonnen'));
      const renamed = (at: number): TableNotice => ({
        at,
        notice: { kind: 'seat-renamed', faction: 'atreides', was: 'Paul', name: `Paul ${at}` },
      });
      for (let at = 3; at < 40; at += 1) {
        await store().renameSeat(CODE, { faction: 'atreides', name: `Paul ${at}` }, renamed(at));
      }
      expect(await store().notices(CODE, 1)).toEqual([
        told(1),
        sealed,
        atDesk(2, 'atreides'),
        atDesk(3, 'harkonnen'),
        atDesk(39, 'harkonnen'),
        renamed(3),
        renamed(39),
      ]);
    });

    test('is empty when nothing happened', async () => {
      await store().takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential', told(1));
      await store().takeSeat(CODE, { faction: 'atreides', name: 'Feyd' }, 'other credential', told(2));
      await store().releaseSeat(CODE, 'harkonnen', false, told(3));
      expect(await store().notices(CODE, 9)).toEqual([told(1)]);
    });
  });

  test('the store has the time of the newest entry of any log', async () => {
    expect(await store().latest()).toBe(0);
    await store().foundTable(table(CODE, [raised(5), raised(9)]));
    await store().foundTable(table('WXYZ', [raised(7)]));
    expect(await store().latest()).toBe(9);
    await store().append({ ...write(1, [raised(12)]), code: 'WXYZ' });
    expect(await store().latest()).toBe(12);
  });

  test('the store lists the tables that wait for the clock', async () => {
    await store().foundTable(table());
    await store().foundTable(table('WXYZ'));
    expect(await store().dueTables()).toEqual([]);
    await store().append(write(1, [raised(2)], { due: 1_900_000_000_000 }));
    expect(await store().dueTables()).toEqual([CODE]);
    await store().append(write(2, [], { due: null }));
    expect(await store().dueTables()).toEqual([]);
  });
});
