/** The payments for a card, and the factions that receive them. */
import { paidByPledge } from '../pledges/events.ts';
import { pledgedTo } from '../pledges/api.ts';
import { spiceMoved } from '../../pieces/events.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { DEFAULT_PAYEE, factionPaid, payeeOf, payeesShareTo } from '../../powers/payee.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { Bid, BiddingActivity, Paid } from './contract.ts';
import { MAX_BID, ownSpiceFor, spiceFor } from './means.ts';
import { payingCard } from './payment.ts';
import { paymentOf } from './said.ts';

/**
 * Returns a faction's maximum bid: its own spice with the pledges of allies for cards. With a Karama, the maximum has
 * no limit.
 */
export const meansOf = (ctx: Ctx, state: GameState, faction: FactionId): number =>
  payingCard(ctx, state, faction) === null ? spiceFor(state, faction) : MAX_BID;

/**
 * Returns the payment of a price to the payee of cards. The pledges of allies are spent first, up to the buyer's limit,
 * and beyond that only if the own spice is too little. If the payee itself pays a part, that part returns to the payee
 * or goes to the bank, as the table has chosen.
 * @rules AH79 VIII.F, XII.E.3, Emperor shield · GF9-2019 Phase 4, Emperor sheet "Bidding" ·
 */
export function paymentFor(ctx: Ctx, state: GameState, buyer: FactionId, price: number): Paid {
  const { shares } = paymentOf(state, buyer);
  const payee = payeeOf(ctx, state, 'cards', buyer);
  const payeesShareGoes = payeesShareTo(ctx, 'cards', payee) === payee ? {} : ({ toBank: true } as const);
  const spice = ownSpiceFor(state, buyer);
  const pledged = pledgedTo(state, buyer, 'cards').map(({ by, amount }) => ({
    by,
    wanted: Math.min(amount, shares.find((share) => share.by === by)?.most ?? amount),
    amount,
  }));
  const wanted = pledged.reduce((sum, share) => sum + share.wanted, 0);
  const own = spice === 'uncounted' ? price : spice;
  let beyond = Math.max(0, price - wanted - own);
  let left = price;
  const helped = pledged.flatMap(({ by, wanted: most, amount }) => {
    const more = Math.min(amount - most, beyond);
    beyond -= more;
    const spent = Math.min(most + more, left);
    left -= spent;
    return spent > 0 ? [{ faction: by, amount: spent, ...(by === payee ? payeesShareGoes : {}) }] : [];
  });
  return { to: factionPaid(payee), helped };
}

/** Returns the payments of a price by each payer. */
export function paidFor({ faction: buyer, amount: price }: Bid, { to, helped }: Paid): readonly GameEvent[] {
  const payee = to ?? DEFAULT_PAYEE;
  const own = price - helped.reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...helped.flatMap(({ faction: by, amount, toBank }) =>
      paidByPledge({ by, ally: buyer, purpose: 'cards', amount, payee: toBank === true ? DEFAULT_PAYEE : payee }),
    ),
    ...(own > 0 ? [spiceMoved(buyer, payee, own)] : []),
  ];
}

/** Returns the payee of this buyer's card, or of any card if no buyer is given; `null` for the bank. */
export const paidTo = (ctx: Ctx, state: GameState, buyer: FactionId | null = null): FactionId | null =>
  factionPaid(payeeOf(ctx, state, 'cards', buyer));

/**
 * Returns the powers that a Karama has cancelled for one payment only, if the payment was the payment for this card.
 */
export const cancelledIncome = (
  { advantages }: Ctx,
  { cancelled }: BiddingActivity,
  buyer: FactionId,
): readonly AdvantageId[] =>
  advantages
    .filter(({ id, faction, isPaidFor }) => isPaidFor === 'cards' && faction !== buyer && cancelled.includes(id))
    .map(({ id }) => id);
