/**
 * Gifts around a take-back. A public checklist must not name a gift, so the two sides get a log line of their own. It
 * says which physical spice they must hand over.
 */
import type { EventOf, GameEvent } from '../../../model/events.ts';
import { FACTIONS } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { Gift } from './contract.ts';

/**
 * Returns the slice after a take-back. The physical spice is still where the gifts put it, but the recorded spice is
 * the spice of the earlier moment.
 */
export const followsTakeBack = (back: GameState, { gifts: { given, toFollow } }: GameState): GameState => ({
  ...back,
  gifts: { given: back.gifts.given, toFollow: netted([...given.map(reversed), ...toFollow, ...back.gifts.given]) },
});

/** Returns the lines for the two sides, one for each direction. */
export const handsToFollow = ({ gifts: { toFollow } }: GameState): readonly GameEvent[] =>
  toFollow.map((gift) => ({ type: 'GiftDue', ...gift }));

/** Records that both sides of a gift have read their line. */
export const withFollowed = (state: GameState, { from, to }: EventOf<'GiftDue'>): GameState => ({
  ...state,
  gifts: { ...state.gifts, toFollow: state.gifts.toFollow.filter((gift) => gift.from !== from || gift.to !== to) },
});

const reversed = ({ from, to, amount }: Gift): Gift => ({ from: to, to: from, amount });

/** Returns the net amount between each two factions. */
const netted = (gifts: readonly Gift[]): readonly Gift[] =>
  FACTIONS.flatMap((from) =>
    FACTIONS.map((to) => ({ from, to, amount: passed(gifts, { from, to }) - passed(gifts, { from: to, to: from }) })),
  ).filter(({ amount }) => amount > 0);

const passed = (gifts: readonly Gift[], way: Pick<Gift, 'from' | 'to'>): number =>
  gifts.filter(({ from, to }) => from === way.from && to === way.to).reduce((sum, { amount }) => sum + amount, 0);
