import type { Ctx } from '../../powers/ctx.ts';
import { isMomentReached } from '../../model/deals.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { Deal, DealsOwnView } from './contract.ts';
import { spiceOffered } from './api.ts';
import { dealPartnersOf, isShown } from './proposing.ts';

/**
 * Returns the deals that still matter, with the quiet ones: deals of this turn, deals that are not due yet, and deals with an unpaid
 * promise.
 */
export const dealsSeen = ({ rules }: Ctx, state: GameState): readonly Deal[] =>
  state.deals.filter(({ turn, terms: { due, later }, paid }) => {
    if (turn === state.turn || (later !== null && !paid)) return true;
    if (due === null) return false;
    const isNow = due.turn === state.turn && due.phase === state.phase;
    return isNow || !isMomentReached(due, { ...state, phaseOrder: rules.phaseOrder });
  });

/** Returns the offers by this faction and to it. Offers that this faction has declined are left out. */
export const dealsMine = (ctx: Ctx, state: GameState, faction: FactionId): DealsOwnView => ({
  proposals: state.proposals.filter(
    (one) => isShown(one) && (one.by === faction || (one.to === faction && !one.declined)),
  ),
  ownDeals: dealsSeen(ctx, state).filter(
    ({ by, to, terms }) => terms.quiet === true && (by === faction || to === faction),
  ),
  offered: spiceOffered(state, faction),
  dealPartners: dealPartnersOf(ctx, state, faction),
});
