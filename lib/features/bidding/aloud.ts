/** Bids aloud: players bid with their voices, and one device enters the result. */
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import { sold } from './sale.ts';
import { calledAloud } from './prompts.ts';

/**
 * Sells the card of this number. Refuses `not-on-auction`, `may-not-bid`. It does not check the buyer's spice, because
 * a refusal would reveal it.
 */
export function decideSellCard(ctx: Ctx, state: GameState, lot: number, buyer: FactionId, price: number): Decision {
  const bidding = calledAloud(state, lot);
  if (bidding === null) return refused({ code: 'not-on-auction' });
  if (bidding.card?.bidders.includes(buyer) !== true) return refused({ code: 'may-not-bid', faction: buyer });
  return accepted(...sold(ctx, state, bidding, { faction: buyer, amount: price }));
}

/** Records that nobody wants the card. Refuses `not-on-auction`. */
export function decideLeaveCard(ctx: Ctx, state: GameState, lot: number): Decision {
  const bidding = calledAloud(state, lot);
  return bidding === null ? refused({ code: 'not-on-auction' }) : accepted(...sold(ctx, state, bidding, null));
}
