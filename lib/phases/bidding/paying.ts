/** What somebody can pay for a card, and who gets it. */
import { paidByPledge } from '../../activities/pledges/made.ts';
import { pledgedTo } from '../../activities/pledges/known.ts';
import { spiceMoved } from '../../pieces/made.ts';
import type { Purse } from '../../pieces/contract.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { powersInForce } from '../../powers/in-force.ts';
import type { GameEvent } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import { factionOf, stormOrder } from '../../table/position.ts';
import type { GameState } from '../../table/state.ts';
import type { SoldCard } from './contract.ts';

/** More than anybody has; it bounds what is bid by whoever does not count. */
export const MOST_BID = 99;

/** What a faction can bid at most: its own spice and what allies have set aside for its cards. @rules */
export function meansOf(state: GameState, faction: FactionId): number {
  const { spice } = factionOf(state, faction);
  return spice === 'uncounted' ? MOST_BID : Math.min(MOST_BID, spice + helpFor(state, faction));
}

const helpFor = (state: GameState, faction: FactionId): number =>
  pledgedTo(state, faction, 'cards').reduce((sum, { amount }) => sum + amount, 0);

/**
 * The price goes to whoever is paid for cards, or to the bank; what allies have set aside is spent first.
 * @rules AH79 VIII.F, XII.E.3, Emperor shield · GF9-2019 Phase 4, Emperor sheet "Bidding" ·
 */
export function paidFor(ctx: Ctx, state: GameState, { buyer, price }: SoldCard): readonly GameEvent[] {
  const payee = payeeOf(ctx, state, buyer);
  const helped: GameEvent[] = [];
  let left = price;
  for (const { by, amount } of pledgedTo(state, buyer, 'cards')) {
    const spent = Math.min(amount, left);
    if (spent > 0) helped.push(...paidByPledge({ by, ally: buyer, purpose: 'cards', amount: spent, payee }));
    left -= spent;
  }
  return left > 0 ? [...helped, spiceMoved(buyer, payee, left)] : helped;
}

/** Who is paid for cards of others; the bank for its own. */
function payeeOf(ctx: Ctx, state: GameState, buyer: FactionId): Purse {
  const paid = paidTo(ctx, state);
  return paid === null || paid === buyer ? 'bank' : paid;
}

/** To whom cards of others are paid; `null` where that is the bank. */
export const paidTo = (ctx: Ctx, state: GameState): FactionId | null =>
  stormOrder(state).find((faction) =>
    powersInForce(ctx, state, faction).some((power) => power.isPaidForCards === true),
  ) ?? null;
