/** Bidding aloud: people bid with their voices, and somebody tells what it came to. */
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, happened, refuse } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import { sold } from './sale.ts';
import { calledAloud } from './prompts.ts';

/**
 * The card of this number is bought. Refuses `not-under-the-hammer`, `may-not-bid`. What lies in the purse is not asked:
 * a refusal would tell it; one that cannot have held so much was told wrong.
 */
export function decideSellCard(ctx: Ctx, state: GameState, lot: number, buyer: FactionId, price: number): Decision {
  const bidding = calledAloud(state, lot);
  if (bidding === null) return refuse({ code: 'not-under-the-hammer' });
  if (bidding.card?.bidders.includes(buyer) !== true) return refuse({ code: 'may-not-bid', faction: buyer });
  return happened(...sold(ctx, state, bidding, { faction: buyer, amount: price }));
}

/** Nobody wants it. Refuses `not-under-the-hammer`. */
export function decideLeaveCard(ctx: Ctx, state: GameState, lot: number): Decision {
  const bidding = calledAloud(state, lot);
  return bidding === null ? refuse({ code: 'not-under-the-hammer' }) : happened(...sold(ctx, state, bidding, null));
}
