import { beforeEach, describe, expect, test } from 'vitest';
import { must } from '#lib/core/assert-never.ts';
import { withStore, CODE, table, told } from '../support/stores.ts';

withStore((store) => {
  describe('the moderator’s desk in the store', () => {
    beforeEach(() => store().foundTable(table()));

    test('belongs to the founder of the table', async () => {
      expect(await store().holder('desk of ABCD')).toEqual({ role: 'moderator', code: CODE });
      expect(await store().holder('desk of nobody')).toBeNull();
    });

    test('moves with an invitation, once', async () => {
      await store().inviteToDesk(CODE, 'invitation', 100);
      expect(
        await store().acceptDesk({ code: CODE, invite: 'another invitation', now: 100, credential: 'new desk' }),
      ).toBe(false);
      expect(await store().acceptDesk({ code: CODE, invite: 'invitation', now: 100, credential: 'new desk' })).toBe(
        true,
      );
      expect(await store().acceptDesk({ code: CODE, invite: 'invitation', now: 100, credential: 'newer desk' })).toBe(
        false,
      );
      expect(await store().holder('desk of ABCD')).toBeNull();
      expect(await store().holder('new desk')).toEqual({ role: 'moderator', code: CODE });
    });

    test('keeps the votes of seats for each other, and a vote ends with its seat', async () => {
      await store().takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential of Paul');
      await store().takeSeat(CODE, { faction: 'guild', name: 'Edric' }, 'credential of Edric');
      await store().vote(CODE, 'guild', 'atreides', told(3));
      await store().vote(CODE, 'atreides', 'guild');
      await store().vote(CODE, 'atreides', 'atreides');
      await store().vote(CODE, 'harkonnen', 'guild');
      expect(await store().votes(CODE)).toEqual([
        { by: 'atreides', candidate: 'atreides' },
        { by: 'guild', candidate: 'atreides' },
        { by: 'harkonnen', candidate: 'guild' },
      ]);
      await store().vote(CODE, 'atreides', null);
      await store().releaseSeat(CODE, 'guild', false);
      expect(await store().votes(CODE)).toEqual([]);
      expect(await store().votes('NONE')).toEqual([]);
      expect(await store().notices(CODE, 9)).toEqual([told(3)]);
    });

    test('drops every vote when its holder answers', async () => {
      await store().vote(CODE, 'guild', 'atreides');
      await store().strikeVotes(CODE, told(4));
      expect(await store().votes(CODE)).toEqual([]);
      expect(await store().notices(CODE, 9)).toEqual([told(4)]);
    });

    test('can be taken from its holder, which ends invitation and votes', async () => {
      await store().inviteToDesk(CODE, 'invitation', 100);
      await store().vote(CODE, 'guild', 'atreides');
      await store().electDesk(CODE, 'elected desk', told(5));
      expect(await store().holder('desk of ABCD')).toBeNull();
      expect(await store().holder('elected desk')).toEqual({ role: 'moderator', code: CODE });
      expect(await store().acceptDesk({ code: CODE, invite: 'invitation', now: 100, credential: 'another desk' })).toBe(
        false,
      );
      expect(await store().votes(CODE)).toEqual([]);
      expect(await store().notices(CODE, 9)).toEqual([told(5)]);
    });

    test('is vacant at an imported table, and the elected moderator gets it', async () => {
      const code = await vacant();
      await store().vote(code, 'guild', 'atreides');
      await store().electDesk(code, 'elected desk', told(5));
      expect(await store().holder('elected desk')).toEqual({ role: 'moderator', code });
      expect(await store().votes(code)).toEqual([]);
      expect(await store().notices(code, 9)).toContainEqual(told(5));
      expect(await store().keptTables(9)).toContainEqual(expect.objectContaining({ code, isDeskVacant: false }));
      expect(await store().fillVacantDesk(code, 'desk of the host', told(6))).toBe(false);
    });

    test('is taken once if it is vacant, which ends the votes', async () => {
      const code = await vacant();
      expect(await store().keptTables(9)).toContainEqual(expect.objectContaining({ code, isDeskVacant: true }));
      await store().vote(code, 'guild', 'atreides');
      expect(await store().fillVacantDesk(code, 'desk of the host', told(6))).toBe(true);
      expect(await store().holder('desk of the host')).toEqual({ role: 'moderator', code });
      expect(await store().votes(code)).toEqual([]);
      expect(await store().fillVacantDesk(code, 'another desk', told(7))).toBe(false);
      expect(await store().fillVacantDesk(CODE, 'another desk', told(7))).toBe(false);
      expect(await store().fillVacantDesk('NONE', 'another desk', told(7))).toBe(false);
      expect(await store().holder('another desk')).toBeNull();
    });

    const vacant = async (): Promise<string> => {
      const dump = must(await store().dump(CODE, told(1)), 'the table');
      await store().restore({ ...dump, code: 'BACK', desk: null });
      return 'BACK';
    };

    test('leaves no votes after a normal hand-over', async () => {
      await store().vote(CODE, 'guild', 'atreides');
      await store().inviteToDesk(CODE, 'invitation', 100);
      await store().acceptDesk({ code: CODE, invite: 'invitation', now: 100, credential: 'new desk', told: told(6) });
      expect(await store().votes(CODE)).toEqual([]);
      expect(await store().notices(CODE, 9)).toEqual([told(6)]);
    });

    test('does not move with an expired invitation', async () => {
      await store().inviteToDesk(CODE, 'invitation', 100);
      const late = { code: CODE, invite: 'invitation', now: 101, credential: 'new desk' };
      expect(await store().acceptDesk(late)).toBe(false);
      expect(await store().acceptDesk({ ...late, now: 100 })).toBe(true);
    });

    test('has one open invitation at most: a new one replaces the last', async () => {
      await store().inviteToDesk(CODE, 'first invitation', 100);
      await store().inviteToDesk(CODE, 'second invitation', 100);
      expect(
        await store().acceptDesk({ code: CODE, invite: 'first invitation', now: 100, credential: 'new desk' }),
      ).toBe(false);
      expect(
        await store().acceptDesk({ code: CODE, invite: 'second invitation', now: 100, credential: 'new desk' }),
      ).toBe(true);
    });
  });
});
