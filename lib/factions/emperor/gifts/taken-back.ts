/**
 * A gift that the table has gone back before, or after again. No list that all can see may name it, so that the two hear
 * it as a line of their own: what stands behind the shields, hands have to move.
 */
import type { EventOf, GameEvent } from '../../../model/events.ts';
import { FACTIONS } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import type { Gift } from './contract.ts';

/** Spice lies where it was given up to now; the purses are as they were then. */
export const followsTakeBack = (back: GameState, { gifts: { given, toFollow } }: GameState): GameState => ({
  ...back,
  gifts: { given: back.gifts.given, toFollow: netted([...given.map(reversed), ...toFollow, ...back.gifts.given]) },
});

/** The two are told, one way after the other. */
export const handsToFollow = ({ gifts: { toFollow } }: GameState): readonly GameEvent[] =>
  toFollow.map((gift) => ({ type: 'GiftDue', ...gift }));

/** They have been told. */
export const withFollowed = (state: GameState, { from, to }: EventOf<'GiftDue'>): GameState => ({
  ...state,
  gifts: { ...state.gifts, toFollow: state.gifts.toFollow.filter((gift) => gift.from !== from || gift.to !== to) },
});

const reversed = ({ from, to, amount }: Gift): Gift => ({ from: to, to: from, amount });

/** Between each two, what passes one way in the end. */
const netted = (gifts: readonly Gift[]): readonly Gift[] =>
  FACTIONS.flatMap((from) =>
    FACTIONS.map((to) => ({ from, to, amount: passed(gifts, { from, to }) - passed(gifts, { from: to, to: from }) })),
  ).filter(({ amount }) => amount > 0);

const passed = (gifts: readonly Gift[], way: Pick<Gift, 'from' | 'to'>): number =>
  gifts.filter(({ from, to }) => from === way.from && to === way.to).reduce((sum, { amount }) => sum + amount, 0);
