/**
 * Prepared claims: “claim charity whenever I may” holds until its owner withdraws it, and answers for the owner.
 * Nothing may show that an order exists. An immediate answer would show it, because no finger is that fast. A single
 * later answer would show it too, because everybody sees which factions have not answered. So every charity lasts at
 * least as long as a finger needs. Until then nobody learns which factions have answered, even if all have. At the end
 * of that time, prepared claims count together with tapped claims. Only then everybody sees which factions have
 * answered, and nobody can tell the two kinds of claim apart. If the faction may claim nothing, the prepared answer is
 * nothing, like that of a rich player.
 */
import type { Ctx } from '../../powers/ctx.ts';
import { enumerate } from '../../core/grammar.ts';
import { hasCommitted } from '../../model/commitments.ts';
import { type Decision, accepted } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { factionState } from '../../model/selectors.ts';
import { standingOrderOf, withStandingOrder, withoutStandingOrder } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import { claimAnswers, claimants } from './claims.ts';
import type { CharityActivity } from './contract.ts';

const KIND = 'claims-charity';

/**
 * Sets or withdraws a prepared claim. A repeated setting changes nothing. The faction's answer in a running charity
 * stays.
 */
export const decidePrepareClaim = (state: GameState, faction: FactionId, on: boolean): Decision =>
  claimsAhead(state, faction) === on ? accepted() : accepted({ type: 'ClaimPrepared', faction, on });

/** Whether this faction has prepared its claims. */
export const claimsAhead = ({ standingOrders }: GameState, faction: FactionId): boolean =>
  standingOrderOf(standingOrders, faction, KIND) !== null;

/**
 * Whether the prepared claim answers for this faction at the end of the time. A faction with uncounted spice must
 * answer itself.
 */
export const isClaimPrepared = (state: GameState, { isTimeOver }: CharityActivity, faction: FactionId): boolean =>
  !isTimeOver && claimsAhead(state, faction) && factionState(state, faction).spice !== 'uncounted';

/** Returns the prepared claims of factions without an answer. */
export const claimsAsPrepared = (ctx: Ctx, state: GameState, charity: CharityActivity): readonly GameEvent[] =>
  claimants(ctx, state)
    .filter((faction) => isClaimPrepared(state, charity, faction) && !hasCommitted(charity.claims, faction))
    .map((faction) => ({ type: 'ClaimMadeAsPrepared', faction, claims: most(ctx, state, faction) }));

const most = (ctx: Ctx, state: GameState, faction: FactionId): number =>
  Math.max(...[...enumerate(claimAnswers(ctx, state, faction))].map(Number));

/** Records that a faction prepares its claims, or withdraws them. */
export const withClaimPrepared = (state: GameState, faction: FactionId, on: boolean): GameState => ({
  ...state,
  standingOrders: on
    ? withStandingOrder(state.standingOrders, faction, { kind: KIND })
    : withoutStandingOrder(state.standingOrders, faction, KIND),
});
