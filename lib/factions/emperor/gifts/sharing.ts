/**
 * Spice that passes between allies for nothing, at any time outside a battle. What a plan or the bid with which he leads
 * needs stays with him. @rules GF9-2019 Emperor sheet "share your great wealth" · R-178
 */
import { spiceToGive } from '../../../features/battle/api/laid-down.ts';
import { withSpice } from '../../../pieces/changes.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { activePowersOf } from '../../../powers/in-force.ts';
import { type Decision, accepted, refused } from '../../../model/decision.ts';
import type { FactionId } from '../../../model/factions.ts';
import { areAllies, currentBattle } from '../../../model/selectors.ts';
import type { GameState } from '../../../model/state.ts';
import { shareWealth } from './power.ts';

/** More than anybody has; it bounds what is given by whoever does not count. */
export const MAX_SHARED = 99;

/** Refuses `no-wealth-to-share`, `wealth-for-allies-alone`, `no-wealth-in-battle`, `too-much-wealth`. */
export function decideShare(ctx: Ctx, state: GameState, faction: FactionId, to: FactionId, amount: number): Decision {
  if (!sharesWealth(ctx, state, faction)) return refused({ code: 'no-wealth-to-share' });
  if (to === faction || !areAllies(state, faction, to))
    return refused({ code: 'wealth-for-allies-alone', faction: to });
  if (currentBattle(state) !== null) return refused({ code: 'no-wealth-in-battle' });
  const most = mostToShare(state, faction);
  if (amount > most) return refused({ code: 'too-much-wealth', most });
  return accepted({ type: 'WealthShared', faction, to, amount });
}

/** Whom a faction may give spice to now; all can see who that is. */
export const alliesToShareWith = (ctx: Ctx, state: GameState, faction: FactionId): readonly FactionId[] =>
  sharesWealth(ctx, state, faction) && currentBattle(state) === null
    ? state.seating
        .map(({ faction: other }) => other)
        .filter((other) => other !== faction && areAllies(state, faction, other))
    : [];

export function mostToShare(state: GameState, faction: FactionId): number {
  const spice = spiceToGive(state, faction);
  return spice === 'uncounted' ? MAX_SHARED : spice;
}

/** From shield to shield. */
export function withGift(state: GameState, from: FactionId, to: FactionId, amount: number): GameState {
  const { given, toFollow } = state.wealth;
  const paid = withSpice(state, from, -amount, { kind: 'faction', faction: to });
  return {
    ...withSpice(paid, to, amount, { kind: 'faction', faction: from }),
    wealth: { given: [...given, { from, to, amount }], toFollow },
  };
}

const sharesWealth = (ctx: Ctx, state: GameState, faction: FactionId): boolean =>
  activePowersOf(ctx, state, faction).some(({ id }) => id === shareWealth.id);
