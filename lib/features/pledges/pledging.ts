/**
 * Spice that allies set aside for each other. It leaves the purse when it is pledged, so that nobody pledges what he has
 * not and nobody reads a purse by it; it comes back while it is unspent, and when the alliance ends.
 * @rules GF9-2019 Alliances "Bidding", "Movement" · AH79 XII.E.3–4 ·
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

/** More than anybody has; it bounds what is promised by whoever does not count. */
export const MAX_PLEDGED = 99;
/** What may be named for one purpose; whether there is so much is another question. */
const MAX_TOLD = 1_000;

/**
 * Sets aside for an ally. What an ally has bid with stays as long as it leads, whoever pays in the end. Refuses
 * `no-ally-of-yours`, `number-out-of-range`, `pays-no-revivals`, `too-much-pledged`, `pledge-is-bid`.
 * @rules GF9-2019 Phase 4 "Bid Limit" · AH79 VIII.C · R-187
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

/** What a faction can set aside for one ally in all: what lies in its purse, and what it has set aside for that ally. */
function mostFor(state: GameState, faction: FactionId, to: FactionId): number {
  const spice = spiceToGive(state, faction);
  return spice === 'uncounted' ? MAX_PLEDGED : spice + totalOf(pledgedBy(state, faction, to));
}

/** What a faction may set spice aside for: revivals of others are paid by a power alone. */
export const purposesOf = (ctx: Ctx, state: GameState, faction: FactionId): readonly PledgePurpose[] =>
  PLEDGE_PURPOSES.filter((purpose) => purpose !== 'revivals' || paysForRevivals(ctx, state, faction));

/** Who is allied no more gets back what it has not spent. */
export const returned = (state: GameState): readonly GameEvent[] =>
  state.factions.flatMap(({ faction }) =>
    pledgesBy(state, faction)
      .filter(({ to }) => !areAllies(state, faction, to))
      .map(({ to }): GameEvent => ({ type: 'PledgeReturned', faction, to })),
  );

/** With everything that is set aside for this ally: the rest lies in the purse. */
export function withPledge(state: GameState, faction: FactionId, to: FactionId, sums: PledgeSums): GameState {
  const freed = totalOf(pledgedBy(state, faction, to)) - totalOf(sums);
  return withGiven(withSpice(state, faction, freed, { kind: 'set-aside', ally: to }), faction, to, sums);
}

/** Without any of it, and the purse as it was. */
export const withoutPledges = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withoutStandingOrder(state.standingOrders, faction, 'pledges'),
});

/** Less of it is set aside for one purpose, and lies in the purse again. */
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

/** Nothing for nobody is no order. */
function withGiven(state: GameState, faction: FactionId, to: FactionId, sums: PledgeSums): GameState {
  const others = pledgesBy(state, faction).filter((pledge) => pledge.to !== to);
  const given = totalOf(sums) === 0 ? others : [...others, { to, sums }];
  if (given.length === 0) return withoutPledges(state, faction);
  return { ...state, standingOrders: withStandingOrder(state.standingOrders, faction, { kind: 'pledges', given }) };
}

/** Nothing is set aside for this ally. */
export const withoutPledge = (state: GameState, faction: FactionId, to: FactionId): GameState =>
  withPledge(state, faction, to, NOTHING_PLEDGED);
