/**
 * Charity claimed ahead: "claim charity whenever I may" stands until it is taken back, and answers for its owner.
 *
 * Why nothing shows: an answer that came by itself as charity begins would tell all that it had stood, since no thumb is so
 * fast; one that came later and alone would too, since everybody can see who is still awaited. So every charity, whoever
 * has prepared anything, lasts as long as a thumb needs, and as long as it does nobody is told who has spoken, not even
 * when all have. When that time is over, who had prepared a claim has spoken in the same moment as all who tapped; who has
 * spoken is seen from then on, and nobody can tell the one from the other. What may not be claimed is not: then the answer
 * is nothing, as a rich thumb's is.
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

/** Sets it, or takes it back; said again it changes nothing. What was said in a charity that runs stays said. */
export const decidePrepareClaim = (state: GameState, faction: FactionId, on: boolean): Decision =>
  claimsAhead(state, faction) === on ? accepted() : accepted({ type: 'ClaimPrepared', faction, on });

/** Whether this faction claims ahead. */
export const claimsAhead = ({ standingOrders }: GameState, faction: FactionId): boolean =>
  standingOrderOf(standingOrders, faction, KIND) !== null;

/** Whether a claim is made for this faction as the time ends, if it says nothing before; who does not count spice must say it. */
export const isClaimPrepared = (state: GameState, { isTimeOver }: CharityActivity, faction: FactionId): boolean =>
  !isTimeOver && claimsAhead(state, faction) && factionState(state, faction).spice !== 'uncounted';

/** What those say who have prepared it and said nothing themselves. */
export const claimsAsPrepared = (ctx: Ctx, state: GameState, charity: CharityActivity): readonly GameEvent[] =>
  claimants(ctx, state)
    .filter((faction) => isClaimPrepared(state, charity, faction) && !hasCommitted(charity.claims, faction))
    .map((faction) => ({ type: 'ClaimMadeAsPrepared', faction, claims: most(ctx, state, faction) }));

const most = (ctx: Ctx, state: GameState, faction: FactionId): number =>
  Math.max(...[...enumerate(claimAnswers(ctx, state, faction))].map(Number));

/** Records it. */
export const withClaimPrepared = (state: GameState, faction: FactionId, on: boolean): GameState => ({
  ...state,
  standingOrders: on
    ? withStandingOrder(state.standingOrders, faction, { kind: KIND })
    : withoutStandingOrder(state.standingOrders, faction, KIND),
});
