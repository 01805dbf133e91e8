/**
 * Spice that allies give each other, at any time outside a battle. The giver keeps what the plan or the leading bid
 * needs.
 * @rules GF9-2019 Emperor sheet "share your great wealth" · R-178
 */
import { spiceToGive } from '../../../features/battle/api/laid-down.ts';
import { withSpice } from '../../../pieces/changes.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { activePowersOf } from '../../../powers/in-force.ts';
import { type Decision, accepted, refused } from '../../../model/decision.ts';
import type { FactionId } from '../../../model/factions.ts';
import { areAllies, currentBattle } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { makeGift } from './power.ts';

/** The limit for the gifts of a faction with uncounted spice. No faction has more spice. */
export const MAX_SHARED = 99;

/** Makes a gift. Refuses `no-spice-to-give`, `gifts-for-allies-only`, `no-gift-in-battle`, `gift-too-large`. */
export function decideShare(ctx: Ctx, state: GameState, faction: FactionId, to: FactionId, amount: number): Decision {
  if (!makesGift(ctx, state, faction)) return refused({ code: 'no-spice-to-give' });
  if (to === faction || !areAllies(state, faction, to)) return refused({ code: 'gifts-for-allies-only', faction: to });
  if (currentBattle(state) !== null) return refused({ code: 'no-gift-in-battle' });
  const most = mostToShare(state, faction);
  if (amount > most) return refused({ code: 'gift-too-large', most });
  return accepted({ type: 'GiftMade', faction, to, amount });
}

/** Returns the factions to which this faction may give spice now. This is public. */
export const alliesToShareWith = (ctx: Ctx, state: GameState, faction: FactionId): readonly FactionId[] =>
  makesGift(ctx, state, faction) && currentBattle(state) === null
    ? state.seating
        .map(({ faction: other }) => other)
        .filter((other) => other !== faction && areAllies(state, faction, other))
    : [];

/** Returns the largest gift that this faction can make now. */
export function mostToShare(state: GameState, faction: FactionId): number {
  const spice = spiceToGive(state, faction);
  return spice === 'uncounted' ? MAX_SHARED : spice;
}

/** Moves spice from shield to shield. */
export function withGift(state: GameState, from: FactionId, to: FactionId, amount: number): GameState {
  const { given, toFollow } = state.gifts;
  const paid = withSpice(state, from, -amount, { kind: 'faction', faction: to });
  return {
    ...withSpice(paid, to, amount, { kind: 'faction', faction: from }),
    gifts: { given: [...given, { from, to, amount }], toFollow },
  };
}

const makesGift = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  activePowersOf(ctx, state, faction).some(({ id }) => id === makeGift.id);
