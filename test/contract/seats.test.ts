import { beforeEach, describe, expect, test } from 'vitest';
import { inEveryStore, CODE, raised, receipt, table, write, told } from '../support/stores.ts';

inEveryStore((store) => {
  describe('a seat', () => {
    const paul = { faction: 'atreides', name: 'Paul' } as const;
    beforeEach(() => store().foundTable(table()));

    test('belongs to whoever takes it first, by their credential', async () => {
      expect(await store().takeSeat(CODE, paul, 'credential of Paul')).toBe(true);
      expect(await store().takeSeat(CODE, { ...paul, name: 'Feyd' }, 'credential of Feyd')).toBe(false);
      expect(await store().seats(CODE)).toEqual([paul]);
      expect(await store().holder('credential of Paul')).toEqual({ role: 'seat', code: CODE, ...paul });
      expect(await store().holder('credential of Feyd')).toBeNull();
    });

    test('is free again once released, and its credential is nobody’s', async () => {
      await store().takeSeat(CODE, paul, 'credential of Paul');
      await store().releaseSeat(CODE, 'atreides');
      expect(await store().seats(CODE)).toEqual([]);
      expect(await store().holder('credential of Paul')).toBeNull();
      expect(await store().takeSeat(CODE, paul, 'another credential')).toBe(true);
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
      await store().foundTable(table());
      await store().takeSeat(CODE, paul, 'credential of Paul');
    });

    test('goes to the bearer of its pass, once', async () => {
      expect(await store().offerSeat(CODE, 'atreides', 'pass', 100)).toBe(true);
      expect(await store().acceptSeat(move('another pass'))).toBe(false);
      expect(await store().acceptSeat(move('pass'))).toBe(true);
      expect(await store().acceptSeat(move('pass'))).toBe(false);
      expect(await store().holder('credential of Paul')).toBeNull();
      expect(await store().holder('credential of Alia')).toMatchObject({ faction: 'atreides', name: 'Alia' });
      expect(await store().notices(CODE, 9)).toEqual([told(50, 'Alia')]);
    });

    test('stays where it is when the pass is over, replaced, or died with the seat', async () => {
      await store().offerSeat(CODE, 'atreides', 'old pass', 100);
      expect(await store().acceptSeat(move('old pass', 101))).toBe(false);
      await store().offerSeat(CODE, 'atreides', 'new pass', 100);
      expect(await store().acceptSeat(move('old pass'))).toBe(false);
      await store().releaseSeat(CODE, 'atreides');
      await store().takeSeat(CODE, paul, 'credential of Paul, again');
      expect(await store().acceptSeat(move('new pass'))).toBe(false);
      expect(await store().notices(CODE, 9)).toEqual([]);
    });

    test('is known by its open pass alone, as long as that works', async () => {
      const onOffer = (pass: string, now: number, code = CODE) => store().seatOnOffer(code, pass, now);
      await store().offerSeat(CODE, 'atreides', 'pass', 100);
      expect(await onOffer('pass', 100)).toEqual(paul);
      expect(await onOffer('pass', 101)).toBeNull();
      expect(await onOffer('another pass', 50)).toBeNull();
      expect(await onOffer('pass', 50, 'ELSE')).toBeNull();
      await store().acceptSeat(move('pass'));
      expect(await onOffer('pass', 50)).toBeNull();
    });

    test('has no pass when nobody holds it', async () => {
      expect(await store().offerSeat(CODE, 'harkonnen', 'pass', 100, told(1))).toBe(false);
      expect(await store().notices(CODE, 9)).toEqual([]);
    });

    test('can change its player’s name', async () => {
      await store().renameSeat(CODE, { faction: 'atreides', name: 'Leto' }, told(4, 'Leto'));
      expect(await store().holder('credential of Paul')).toMatchObject({ name: 'Leto' });
      await store().renameSeat(CODE, { faction: 'harkonnen', name: 'Feyd' }, told(5, 'Feyd'));
      expect(await store().notices(CODE, 9)).toEqual([told(4, 'Leto')]);
    });
  });

  describe('two seats that are swapped', () => {
    const paul = { faction: 'atreides', name: 'Paul' } as const;
    const feyd = { faction: 'harkonnen', name: 'Feyd' } as const;
    const swap = { offeredBy: 'atreides', acceptedBy: 'harkonnen', told: told(8) } as const;
    beforeEach(async () => {
      await store().foundTable(table());
      await store().takeSeat(CODE, paul, 'credential of Paul');
      await store().takeSeat(CODE, feyd, 'credential of Feyd');
    });

    test('change hands in one write with what the log says of it', async () => {
      await store().offerSwap(CODE, 'atreides', 'harkonnen');
      expect(await store().swapOffers(CODE)).toEqual([{ by: 'atreides', partner: 'harkonnen' }]);
      expect(await store().append(write(1, [raised(2)], { swap }))).toBe('appended');
      expect(await store().holder('credential of Paul')).toMatchObject({ faction: 'harkonnen', name: 'Paul' });
      expect(await store().holder('credential of Feyd')).toMatchObject({ faction: 'atreides', name: 'Feyd' });
      expect(await store().entries(CODE, 1)).toEqual([raised(2)]);
      expect(await store().notices(CODE, 9)).toEqual([told(8)]);
      expect(await store().swapOffers(CODE)).toEqual([]);
    });

    test('stay where they are, with the log as it was, when that is not on offer', async () => {
      const nothingHappened = async () => {
        expect(await store().append(write(1, [raised(2)], { swap, receipt: receipt('one') }))).toBe('conflict');
        expect(await store().entries(CODE, 0)).toEqual([raised(1)]);
        expect(await store().receipt(CODE, 'atreides', 'one')).toBeNull();
        expect(await store().notices(CODE, 9)).toEqual([]);
        expect(await store().holder('credential of Paul')).toMatchObject(paul);
      };
      await nothingHappened();
      await store().offerSwap(CODE, 'harkonnen', 'atreides');
      await nothingHappened();
      await store().offerSwap(CODE, 'atreides', 'harkonnen');
      await store().offerSwap(CODE, 'atreides', null);
      await nothingHappened();
      await store().offerSwap(CODE, 'atreides', 'guild');
      await nothingHappened();
    });

    test('are not swapped by who writes behind another', async () => {
      await store().offerSwap(CODE, 'atreides', 'harkonnen');
      await store().append(write(1, [raised(2)]));
      expect(await store().append(write(1, [raised(3)], { swap }))).toBe('conflict');
      expect(await store().holder('credential of Paul')).toMatchObject(paul);
      expect(await store().swapOffers(CODE)).toHaveLength(1);
    });

    test('take nothing along that was open about either: passes, votes, other offers', async () => {
      await store().takeSeat(CODE, { faction: 'guild', name: 'Edric' }, 'credential of Edric');
      await store().offerSeat(CODE, 'harkonnen', 'pass', 100);
      await store().vote(CODE, 'guild', 'harkonnen');
      await store().vote(CODE, 'atreides', 'guild');
      await store().offerSwap(CODE, 'guild', 'atreides');
      await store().offerSwap(CODE, 'atreides', 'harkonnen');
      await store().append(write(1, [raised(2)], { swap }));
      expect(await store().votes(CODE)).toEqual([]);
      expect(await store().swapOffers(CODE)).toEqual([]);
      const move = { code: CODE, seat: feyd, pass: 'pass', now: 50, credential: 'thief', told: told(9) };
      expect(await store().acceptSeat(move)).toBe(false);
    });

    test('are offered by whoever holds the seat, and by nobody once that one has gone', async () => {
      await store().offerSwap(CODE, 'atreides', 'harkonnen');
      await store().offerSeat(CODE, 'harkonnen', 'pass', 100);
      await store().acceptSeat({ code: CODE, seat: feyd, pass: 'pass', now: 50, credential: 'new', told: told(3) });
      expect(await store().swapOffers(CODE)).toEqual([]);
      await store().offerSwap(CODE, 'atreides', 'harkonnen');
      await store().releaseSeat(CODE, 'atreides');
      expect(await store().swapOffers(CODE)).toEqual([]);
      expect(await store().append(write(1, [raised(2)], { swap }))).toBe('conflict');
    });
  });
});
