/** The instructions for spice gifts after a take-back to a point before a gift or after one. */
import { describe, expect, it } from 'vitest';
import type { Gift } from '#lib/factions/emperor/gifts/contract.ts';
import { followsTakeBack, handsToFollow, withFollowed } from '#lib/factions/emperor/gifts/taken-back.ts';
import type { EventOf } from '#lib/model/events.ts';
import { openedTable, stateOf } from '../../support/table.ts';

const gift = (amount: number): Gift => ({ from: 'emperor', to: 'fremen', amount });
const at = (...given: readonly Gift[]) => ({
  ...stateOf(
    openedTable([
      { faction: 'emperor', circle: 0 },
      { faction: 'fremen', circle: 1 },
    ]),
  ),
  gifts: { given, toFollow: [] },
});
const follows = (from: Gift['from'], to: Gift['to'], amount: number) => [{ type: 'GiftDue', from, to, amount }];

describe('gifts that a take-back undoes', () => {
  it('are handed back in one sum', () => {
    const back = followsTakeBack(at(gift(1)), at(gift(1), gift(4), gift(2)));
    expect(handsToFollow(back)).toEqual(follows('fremen', 'emperor', 6));
  });

  it('are handed over again if the take-back is undone', () => {
    expect(handsToFollow(followsTakeBack(at(gift(4), gift(2)), at(gift(4))))).toEqual(follows('emperor', 'fremen', 2));
  });

  it('are instructed once', () => {
    const back = followsTakeBack(at(), at(gift(3)));
    const [event] = handsToFollow(back);
    expect(handsToFollow(withFollowed(back, event as EventOf<'GiftDue'>))).toEqual([]);
  });

  it('need no instruction if no gift was made since the point of the take-back', () => {
    expect(handsToFollow(followsTakeBack(at(gift(2)), at(gift(2))))).toEqual([]);
  });
});
