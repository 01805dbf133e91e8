import { describe, expect, test } from 'vitest';
import type { EventStore } from '../../server/store/event-store.ts';
import { withStore, CODE, raised, receipt, table, write, told } from '../support/stores.ts';

withStore((store, other) => {
  describe('a table that moves to another store', () => {
    const carried = async (from: EventStore) => {
      const dump = await from.dump(CODE, told(9, 'Duncan'));
      if (dump === null) throw new Error('There is no such table');
      // Writes the dump as plain JSON and reads it again, like a file does.
      return JSON.parse(JSON.stringify(dump)) as typeof dump;
    };
    const furnish = async () => {
      await store().foundTable(table());
      await store().takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential of Paul', told(2));
      await store().vote(CODE, 'atreides', 'atreides');
      await store().append(write(1, [raised(2)], { receipt: receipt('kept'), due: 99 }));
    };

    test('moves with its log, receipts, seats, desk, notices, votes and clock, and goes on there', async () => {
      await furnish();
      const there = await other();
      expect(await there.restore(await carried(store()))).toBe(true);
      expect(await carried(there)).toEqual(await carried(store()));
      expect(await there.entries(CODE, 0)).toEqual([raised(1), raised(2)]);
      expect(await there.receipt(CODE, 'atreides', 'kept')).toBe('answer to kept');
      expect(await there.holder('credential of Paul')).toMatchObject({ faction: 'atreides', name: 'Paul' });
      expect(await there.holder('desk of ABCD')).toEqual({ role: 'moderator', code: CODE });
      expect(await there.dueTables()).toEqual([CODE]);
      expect(await there.append(write(2, [raised(3)]))).toBe('appended');
    });

    test('has a notice of its export, also in the new store', async () => {
      await furnish();
      const dump = await carried(store());
      expect(dump.notices).toEqual([told(2), told(9, 'Duncan')]);
      expect(await store().notices(CODE, 9)).toEqual(dump.notices);
    });

    test('has no other notice about the move', async () => {
      await store().foundTable(table());
      await store().announce(CODE, told(3));
      await store().announce(CODE, told(4, 'Duncan'));
      expect(await store().notices(CODE, 9)).toEqual([told(3), told(4, 'Duncan')]);
    });

    test('loses its open passes and invitations', async () => {
      await furnish();
      await store().offerSeat(CODE, 'atreides', 'open pass', 100);
      await store().inviteToDesk(CODE, 'open invitation', 100);
      expect(JSON.stringify(await carried(store()))).not.toMatch(/open (pass|invitation)/);
    });

    test('never replaces another table', async () => {
      await furnish();
      const dump = await carried(store());
      await store().append(write(2, [raised(3)]));
      expect(await store().restore({ ...dump, desk: 'stolen desk' })).toBe(false);
      expect(await store().entries(CODE, 0)).toHaveLength(3);
      expect(await store().holder('stolen desk')).toBeNull();
      expect(await store().dump('NONE', told(9))).toBeNull();
    });
  });
});
