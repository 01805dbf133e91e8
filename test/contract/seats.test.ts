import { beforeEach, describe, expect, test } from 'vitest';
import { withStore, CODE, raised, receipt, table, write, told } from '../support/stores.ts';

withStore((store) => {
  describe('a seat in the store', () => {
    const paul = { faction: 'atreides', name: 'Paul' } as const;
    beforeEach(() => store().foundTable(table()));

    test('belongs to the first device that takes it, by its credential', async () => {
      expect(await store().takeSeat(CODE, paul, 'credential of Paul')).toBe(true);
      expect(await store().takeSeat(CODE, { ...paul, name: 'Feyd' }, 'credential of Feyd')).toBe(false);
      expect(await store().seats(CODE)).toEqual([paul]);
      expect(await store().holder('credential of Paul')).toEqual({ role: 'seat', code: CODE, ...paul });
      expect(await store().holder('credential of Feyd')).toBeNull();
    });

    test('is free again once released, and its credential is void', async () => {
      await store().takeSeat(CODE, paul, 'credential of Paul');
      await store().releaseSeat(CODE, 'atreides', false);
      expect(await store().seats(CODE)).toEqual([]);
      expect(await store().holder('credential of Paul')).toBeNull();
      expect(await store().takeSeat(CODE, paul, 'another credential')).toBe(true);
    });
  });

  describe('an empty seat', () => {
    const paul = { faction: 'atreides', name: 'Paul' } as const;
    beforeEach(async () => {
      await store().foundTable(table());
      await store().takeSeat(CODE, paul, 'credential of Paul');
      await store().offerSeat(CODE, 'atreides', 'pass', 100);
      await store().releaseSeat(CODE, 'atreides', true, told(2));
    });

    test('keeps the name of its last player, and no valid credential', async () => {
      expect(await store().seats(CODE)).toEqual([]);
      expect(await store().emptySeats(CODE)).toEqual([{ faction: 'atreides', was: 'Paul' }]);
      expect(await store().holder('credential of Paul')).toBeNull();
      expect(await store().seatOnOffer(CODE, 'pass', 50)).toBeNull();
      await store().renameSeat(CODE, { ...paul, name: 'Leto' }, told(3));
      await store().releaseSeat(CODE, 'atreides', false, told(4));
      expect(await store().emptySeats(CODE)).toEqual([{ faction: 'atreides', was: 'Paul' }]);
      expect(await store().notices(CODE, 9)).toEqual([told(2)]);
    });

    test('is given out again like a seat that its player still has', async () => {
      expect(await store().takeSeat(CODE, { ...paul, name: 'Alia' }, 'credential of Alia')).toBe(true);
      expect(await store().takeSeat(CODE, { ...paul, name: 'Feyd' }, 'credential of Feyd')).toBe(false);
      expect(await store().emptySeats(CODE)).toEqual([]);
      expect(await store().holder('credential of Alia')).toMatchObject({ name: 'Alia' });
    });

    test('does not return to a player who left it by the old credential, and cannot be swapped', async () => {
      await store().takeSeat(CODE, { faction: 'harkonnen', name: 'Feyd' }, 'credential of Feyd');
      await store().offerSwap(CODE, 'atreides', 'harkonnen');
      const swap = { offeredBy: 'atreides', acceptedBy: 'harkonnen', told: told(8) } as const;
      expect(await store().append(write(1, [raised(2)], { swap }))).toBe('conflict');
    });

    test('moves with its table', async () => {
      const dump = await store().dump(CODE, told(5));
      if (dump === null) throw new Error('No such table');
      await store().restore({ ...dump, code: 'ELSE', desk: 'desk of ELSE' });
      expect(await store().emptySeats('ELSE')).toEqual([{ faction: 'atreides', was: 'Paul' }]);
      expect(await store().seats('ELSE')).toEqual([]);
    });
  });

  describe('a device', () => {
    const devices = () => store().devices(CODE);
    beforeEach(async () => {
      await store().foundTable(table());
      await store().takeSeat(CODE, { faction: 'atreides', name: 'Paul' }, 'credential of Paul');
      await store().takeSeat(CODE, { faction: 'guild', name: 'Edric' }, 'credential of Edric');
    });

    test('is identified by all its credentials together, until one of them changes hands', async () => {
      expect(await devices()).toEqual({
        desk: null,
        seats: [
          { faction: 'atreides', device: null },
          { faction: 'guild', device: null },
        ],
      });
      await store().shareDevice(CODE, { device: 'phone', seats: ['atreides', 'guild', 'harkonnen'], desk: true });
      expect(await devices()).toEqual({
        desk: 'phone',
        seats: [
          { faction: 'atreides', device: 'phone' },
          { faction: 'guild', device: 'phone' },
        ],
      });
      await store().electDesk(CODE, 'another desk', told(1));
      await store().offerSeat(CODE, 'guild', 'pass', 100);
      const seat = { faction: 'guild', name: 'Edric' } as const;
      await store().acceptSeat({ code: CODE, seat, pass: 'pass', now: 50, credential: 'new', told: told(3) });
      expect(await devices()).toEqual({
        desk: null,
        seats: [
          { faction: 'atreides', device: 'phone' },
          { faction: 'guild', device: null },
        ],
      });
      await store().releaseSeat(CODE, 'atreides', true);
      expect((await devices()).seats.map(({ device }) => device)).toEqual([null, null]);
    });

    test('keeps its credentials when two of its seats are swapped with others', async () => {
      await store().shareDevice(CODE, { device: 'phone', seats: ['guild'], desk: true });
      await store().offerSwap(CODE, 'atreides', 'guild');
      const swap = { offeredBy: 'atreides', acceptedBy: 'guild', told: told(8) } as const;
      await store().append(write(1, [raised(2)], { swap }));
      expect((await devices()).seats).toContainEqual({ faction: 'atreides', device: 'phone' });
    });
  });

  describe('a seat that is handed over', () => {
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
      await store().offerSeat(CODE, 'atreides', 'pass', 100);
      expect(await store().acceptSeat(move('another pass'))).toBe(false);
      expect(await store().acceptSeat(move('pass'))).toBe(true);
      expect(await store().acceptSeat(move('pass'))).toBe(false);
      expect(await store().holder('credential of Paul')).toBeNull();
      expect(await store().holder('credential of Alia')).toMatchObject({ faction: 'atreides', name: 'Alia' });
      expect(await store().notices(CODE, 9)).toEqual([told(50, 'Alia')]);
    });

    test('stays if the pass has expired or was replaced, or if the seat has changed hands', async () => {
      await store().offerSeat(CODE, 'atreides', 'old pass', 100);
      expect(await store().acceptSeat(move('old pass', 101))).toBe(false);
      await store().offerSeat(CODE, 'atreides', 'new pass', 100);
      expect(await store().acceptSeat(move('old pass'))).toBe(false);
      await store().releaseSeat(CODE, 'atreides', false);
      await store().takeSeat(CODE, paul, 'credential of Paul, again');
      expect(await store().acceptSeat(move('new pass'))).toBe(false);
      expect(await store().notices(CODE, 9)).toEqual([]);
    });

    test('is found by its open pass alone, as long as that is valid', async () => {
      const onOffer = (pass: string, now: number, code = CODE) => store().seatOnOffer(code, pass, now);
      await store().offerSeat(CODE, 'atreides', 'pass', 100);
      expect(await onOffer('pass', 100)).toEqual(paul);
      expect(await onOffer('pass', 101)).toBeNull();
      expect(await onOffer('another pass', 50)).toBeNull();
      expect(await onOffer('pass', 50, 'ELSE')).toBeNull();
      await store().acceptSeat(move('pass'));
      expect(await onOffer('pass', 50)).toBeNull();
    });

    test('can have a pass without a player, even if it never had one', async () => {
      await store().offerSeat(CODE, 'harkonnen', 'pass', 100, told(1));
      expect(await store().seats(CODE)).toEqual([paul]);
      expect(await store().seatOnOffer(CODE, 'pass', 100)).toEqual({ faction: 'harkonnen', name: null });
      const feyd = { faction: 'harkonnen', name: 'Feyd' } as const;
      expect(await store().acceptSeat({ ...move('pass'), seat: feyd })).toBe(true);
      expect(await store().holder('credential of Alia')).toMatchObject(feyd);
    });

    test('loses its vote, and the votes for its player', async () => {
      await store().takeSeat(CODE, { faction: 'guild', name: 'Edric' }, 'credential of Edric');
      await store().vote(CODE, 'atreides', 'guild');
      await store().vote(CODE, 'guild', 'atreides');
      await store().offerSeat(CODE, 'atreides', 'pass', 100);
      await store().acceptSeat(move('pass'));
      expect(await store().votes(CODE)).toEqual([]);
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

    test('change hands in one write with the log entry about it', async () => {
      await store().offerSwap(CODE, 'atreides', 'harkonnen');
      expect(await store().swapOffers(CODE)).toEqual([{ by: 'atreides', partner: 'harkonnen' }]);
      expect(await store().append(write(1, [raised(2)], { swap }))).toBe('appended');
      expect(await store().holder('credential of Paul')).toMatchObject({ faction: 'harkonnen', name: 'Paul' });
      expect(await store().holder('credential of Feyd')).toMatchObject({ faction: 'atreides', name: 'Feyd' });
      expect(await store().entries(CODE, 1)).toEqual([raised(2)]);
      expect(await store().notices(CODE, 9)).toEqual([told(8)]);
      expect(await store().swapOffers(CODE)).toEqual([]);
    });

    test('stay as they are, with the log unchanged, if the swap is not on offer', async () => {
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

    test('are not swapped by a writer that has read an older log', async () => {
      await store().offerSwap(CODE, 'atreides', 'harkonnen');
      await store().append(write(1, [raised(2)]));
      expect(await store().append(write(1, [raised(3)], { swap }))).toBe('conflict');
      expect(await store().holder('credential of Paul')).toMatchObject(paul);
      expect(await store().swapOffers(CODE)).toHaveLength(1);
    });

    test('lose everything that was open about either: passes, votes, other offers', async () => {
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

    test('may be offered by the holder of the seat, until that holder leaves', async () => {
      await store().offerSwap(CODE, 'atreides', 'harkonnen');
      await store().offerSeat(CODE, 'harkonnen', 'pass', 100);
      await store().acceptSeat({ code: CODE, seat: feyd, pass: 'pass', now: 50, credential: 'new', told: told(3) });
      expect(await store().swapOffers(CODE)).toEqual([]);
      await store().offerSwap(CODE, 'atreides', 'harkonnen');
      await store().releaseSeat(CODE, 'atreides', false);
      expect(await store().swapOffers(CODE)).toEqual([]);
      expect(await store().append(write(1, [raised(2)], { swap }))).toBe('conflict');
    });
  });
});
