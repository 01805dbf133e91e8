/**
 * Pledges of spice between allies. Pledged spice leaves the purse at once. So no faction can pledge spice that it
 * lacks, and no ally can find out how much spice the giver has. Unspent spice returns when the owner withdraws the
 * pledge or the alliance ends.
 */
import { withSpice } from '../../pieces/changes.ts';
import { requireInRange } from '../../pieces/requirements.ts';
import { leadingBid } from '../bidding/api.ts';
import { spiceToGive } from '../battle/api/laid-down.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { areAllies } from '../../model/selectors.ts';
import { withStandingOrder, withoutStandingOrder } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import type { PledgePurpose, PledgeSums } from './contract.ts';
import { NOTHING_PLEDGED, paysForRevivals, PLEDGE_PURPOSES, pledgedBy, pledgesBy, totalOf } from './api.ts';

/** The limit for the pledges of a faction with uncounted spice. No faction has more spice. */
export const MAX_PLEDGED = 99;
/** The limit for one purpose in a command. Another check compares the pledge with the purse. */
const MAX_TOLD = 1_000;

/**
 * Makes pledges to an ally. While the ally leads the bidding with a pledge, that pledge cannot become smaller. Refuses
 * `no-ally-of-yours`, `number-out-of-range`, `pays-no-revivals`, `too-much-pledged`, `pledge-is-bid`.
 */
export function decidePledge(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  to: FactionId,
  sums: PledgeSums,
): Decision {
  if (!areAllies(state, faction, to)) return refused({ code: 'no-ally-of-yours', faction: to });
  const wrong = PLEDGE_PURPOSES.map((purpose) => requireInRange(sums[purpose], 0, MAX_TOLD)).find(
    (slip) => slip !== null,
  );
  if (wrong) return refused(wrong);
  if (sums.revivals > 0 && !purposesOf(ctx, state, faction).includes('revivals'))
    return refused({ code: 'pays-no-revivals' });
  const most = mostFor(state, faction, to);
  if (totalOf(sums) > most) return refused({ code: 'too-much-pledged', most });
  const before = pledgedBy(state, faction, to);
  const least = Math.min(before.cards, leadingBid(state, to));
  if (sums.cards < least) return refused({ code: 'pledge-is-bid', faction: to, least });
  if (JSON.stringify(before) === JSON.stringify(sums)) return accepted();
  return accepted({ type: 'SpicePledged', faction, to, sums });
}

/** Returns the largest possible pledge to one ally: the purse plus the present pledge to that ally. */
function mostFor(state: GameState, faction: FactionId, to: FactionId): number {
  const spice = spiceToGive(state, faction);
  return spice === 'uncounted' ? MAX_PLEDGED : spice + totalOf(pledgedBy(state, faction, to));
}

/** Returns the purposes for which a faction may pledge. Paying for revivals of other factions needs a power. */
export const purposesOf = (ctx: Ctx, state: GameState, faction: FactionId): readonly PledgePurpose[] =>
  PLEDGE_PURPOSES.filter((purpose) => purpose !== 'revivals' || paysForRevivals(ctx, state, faction));

/** Returns the events that return unspent pledges to former allies. */
export const returned = (state: GameState): readonly GameEvent[] =>
  state.factions.flatMap(({ faction }) =>
    pledgesBy(state, faction)
      .filter(({ to }) => !areAllies(state, faction, to))
      .map(({ to }): GameEvent => ({ type: 'PledgeReturned', faction, to })),
  );

/** Returns the state with these pledges to this ally. The rest of the spice is in the giver's purse. */
export function withPledge(state: GameState, faction: FactionId, to: FactionId, sums: PledgeSums): GameState {
  const freed = totalOf(pledgedBy(state, faction, to)) - totalOf(sums);
  return withGiven(withSpice(state, faction, freed, { kind: 'set-aside', ally: to }), faction, to, sums);
}

/** Returns the state without pledges, with the same purse. */
export const withoutPledges = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withoutStandingOrder(state.standingOrders, faction, 'pledges'),
});

/** Returns the state with a smaller pledge for one purpose. The difference is in the purse. */
export const withDrawn = (
  state: GameState,
  faction: FactionId,
  to: FactionId,
  purpose: PledgePurpose,
  amount: number,
): GameState => {
  const sums = pledgedBy(state, faction, to);
  return withPledge(state, faction, to, { ...sums, [purpose]: Math.max(0, sums[purpose] - amount) });
};

/** Stores the pledges of a faction. If the list is empty, removes the order. */
function withGiven(state: GameState, faction: FactionId, to: FactionId, sums: PledgeSums): GameState {
  const others = pledgesBy(state, faction).filter((pledge) => pledge.to !== to);
  const given = totalOf(sums) === 0 ? others : [...others, { to, sums }];
  if (given.length === 0) return withoutPledges(state, faction);
  return { ...state, standingOrders: withStandingOrder(state.standingOrders, faction, { kind: 'pledges', given }) };
}

/** Returns the state without pledges to this ally. */
export const withoutPledge = (state: GameState, faction: FactionId, to: FactionId): GameState =>
  withPledge(state, faction, to, NOTHING_PLEDGED);
