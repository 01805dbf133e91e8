/** What a new word of an owner does while cards are sold. */
import type { Ctx } from '../../powers/ctx.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import type { OwnFact } from '../../table/facts.ts';
import type { GameState } from '../../table/state.ts';
import type { BiddingActivity } from './contract.ts';
import { IN_SPICE, paymentOf } from './said.ts';

/** A hand that is told anew has other places: the Karama that was to pay may lie in none of them. */
export const paymentToldAnew = (
  _ctx: Ctx,
  state: GameState,
  _bidding: BiddingActivity,
  faction: FactionId,
  { kind }: OwnFact,
): readonly GameEvent[] =>
  kind === 'hand' && paymentOf(state, faction).card !== null
    ? [{ type: 'PaymentChosen', faction, payment: IN_SPICE }]
    : [];
