/** The effects of declarations during the bidding. */
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { DeclaredSecret } from '../../model/facts.ts';
import type { GameState } from '../../model/state.ts';
import type { BiddingActivity } from './contract.ts';
import { IN_SPICE, paymentOf } from './said.ts';

/**
 * Returns the effects of a new hand. All slots are new, so the Karama that the faction chose for its payment is in none
 * of them.
 */
export const paymentToldAnew = (
  _ctx: Ctx,
  state: GameState,
  _bidding: BiddingActivity,
  faction: FactionId,
  { kind }: DeclaredSecret,
): readonly GameEvent[] =>
  kind === 'hand' && paymentOf(state, faction).card !== null
    ? [{ type: 'PaymentChosen', faction, payment: IN_SPICE }]
    : [];
