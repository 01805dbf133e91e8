/** Who may claim how much, and who gets it without a claim. */
import { pledgedSum } from '../pledges/api.ts';
import { type Grammar, oneOf } from '../../core/grammar.ts';
import { activePowersOf } from '../../powers/in-force.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { factionState, stormOrder } from '../../model/selectors.ts';
import type { Charity } from '../../model/charity.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';

/**
 * Whoever gets charity whatever they hold, in the order of play.
 * @rules GF9-2019 Bene Gesserit sheet "Charity" · AH79 XV.B.2
 */
export const alwaysPaid = (ctx: Ctx, state: GameState): readonly FactionId[] =>
  state.turn < ctx.rules.charity.withoutClaimFrom
    ? []
    : stormOrder(state).filter((faction) =>
        activePowersOf(ctx, state, faction).some(({ alwaysReceivesCharity }) => alwaysReceivesCharity === true),
      );

/** Whoever has to call for it, in the order of play: everybody else. */
export const claimants = (ctx: Ctx, state: GameState): readonly FactionId[] => {
  const always = alwaysPaid(ctx, state);
  return stormOrder(state).filter((faction) => !always.includes(faction));
};

/**
 * What one faction may claim by what it holds, nothing first: who says nothing gets nothing, so that what the desk does for
 * a silent seat tells nothing of its purse. Who does not count spice is believed.
 * @rules GF9-2019 Phase 3 "CHOAM Charity" · AH79 VIII.I · R-187
 */
export function claimAnswers(ctx: Ctx, state: GameState, faction: FactionId): Grammar {
  const most = mostClaimed(ctx, state, faction);
  if (most === 'uncounted') return oneOf(0, ...claimsOf(ctx.rules.charity));
  return most === 0 ? oneOf(0) : oneOf(0, most);
}

/** What is paid for a claim as all are turned over: no more than is missing then, whatever came behind the shield since. */
export function paidFor(ctx: Ctx, state: GameState, faction: FactionId, claimed: number): number {
  const most = mostClaimed(ctx, state, faction);
  return most === 'uncounted' ? claimed : Math.min(claimed, most);
}

function mostClaimed({ rules: { charity } }: Ctx, state: GameState, faction: FactionId): number | 'uncounted' {
  const { spice } = factionState(state, faction);
  if (spice === 'uncounted') return spice;
  // What is set aside for an ally comes back whenever its owner likes: nobody becomes poor by it.
  const held = spice + pledgedSum(state, faction);
  return held > charity.holding ? 0 : charity.upTo - held;
}

/** Everything that anybody may claim, the most first: so much as is missing to so many. */
const claimsOf = ({ holding, upTo }: Charity): readonly number[] =>
  Array.from({ length: holding + 1 }, (_, held) => upTo - held);
