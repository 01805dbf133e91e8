/** The possible claims, and the factions that are paid without a claim. */
import { pledgedSum } from '../pledges/api.ts';
import { type Grammar, oneOf } from '../../core/grammar.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { factionState, stormOrder } from '../../model/selectors.ts';
import type { Charity } from '../../model/charity.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Returns the factions that always get charity, in the order of play.
 * @rules GF9-2019 Bene Gesserit sheet "Charity" · AH79 XV.B.2
 */
export const alwaysPaid = (ctx: Ctx, state: GameState): readonly FactionId[] =>
  state.turn < ctx.rules.charity.withoutClaimFrom
    ? []
    : stormOrder(state).filter((faction) =>
        activePowersOf(ctx, state, faction).some(({ alwaysReceivesCharity }) => alwaysReceivesCharity === true),
      );

/** Returns all factions that must claim charity, in the order of play. A faction with a power for charity does not. */
export const claimants = (ctx: Ctx, state: GameState): readonly FactionId[] => {
  const always = alwaysPaid(ctx, state);
  return stormOrder(state).filter((faction) => !always.includes(faction));
};

/**
 * Returns the possible claims of a faction by its spice, nothing first. If the desk answers for a silent faction, the
 * answer is nothing, so that it does not reveal the faction's spice. A faction with uncounted spice may claim any
 * amount.
 * @rules GF9-2019 Phase 3 "CHOAM Charity" · AH79 VIII.I · R-187
 */
export function claimAnswers(ctx: Ctx, state: GameState, faction: FactionId): Grammar {
  const most = mostClaimed(ctx, state, faction);
  if (most === 'uncounted') return oneOf(0, ...claimsOf(ctx.rules.charity));
  return most === 0 ? oneOf(0) : oneOf(0, most);
}

/**
 * Returns the payment of a claim at the reveal. It is at most the amount that the faction still lacks after all
 * payments since its claim.
 */
export function paidFor(ctx: Ctx, state: GameState, faction: FactionId, claimed: number): number {
  const most = mostClaimed(ctx, state, faction);
  return most === 'uncounted' ? claimed : Math.min(claimed, most);
}

function mostClaimed({ rules: { charity } }: Ctx, state: GameState, faction: FactionId): number | 'uncounted' {
  const { spice } = factionState(state, faction);
  if (spice === 'uncounted') return spice;
  // Pledges count as the owner's spice, because the owner can withdraw them at any time.
  const held = spice + pledgedSum(state, faction);
  return held > charity.holding ? 0 : charity.upTo - held;
}

/** Returns all possible claims, the largest first. */
const claimsOf = ({ holding, upTo }: Charity): readonly number[] =>
  Array.from({ length: holding + 1 }, (_, held) => upTo - held);
