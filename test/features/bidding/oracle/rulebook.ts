/**
 * The auction by a second reading of the rulebook: the players sit around the table, and the turn to bid passes to the
 * right.
 * @rules GF9-2019 Phase 4 · AH79 VIII ·
 */
import type { FactionId, GameState, SlotId, TreacheryTitle } from '#engine';
import { isCardPlayed, karamasOf } from '../../../support/oracle/cards.ts';
import { isAllied, ownOf } from '../../../support/oracle/own.ts';

export interface Sale {
  readonly buyer: FactionId;
  readonly price: number;
}

/** The bids in turn: a price, or `null` for a pass. */
export interface Said {
  readonly faction: FactionId;
  readonly amount: number | null;
}

/** A player's limit, and the bids that the player does not raise. */
export interface Wish {
  readonly faction: FactionId;
  readonly limit: number;
  readonly notAbove: readonly FactionId[];
}

/** All players raise by one up to their limits. Returns the buyer and the price, or `null`. */
export function calledOut(wishes: readonly Wish[]): Sale | null {
  const said: Said[] = [];
  for (;;) {
    const speaker = speakerAfter(
      wishes.map(({ faction }) => faction),
      said,
    );
    const wish = wishes.find(({ faction }) => faction === speaker);
    if (wish === undefined) return topOf(said);
    const top = topOf(said);
    const goesOn = (top?.price ?? 0) < wish.limit && (top === null || !wish.notAbove.includes(top.buyer));
    said.push({ faction: wish.faction, amount: goesOn ? (top?.price ?? 0) + 1 : null });
  }
}

/**
 * Returns the next bidder, to the right of the last bidder; `null` once all other players have passed since the top
 * bid.
 */
export function speakerAfter(around: readonly FactionId[], said: readonly Said[]): FactionId | null {
  const top = topOf(said);
  const silent = new Set(around);
  // Counts from the end: if all others have passed since the top bid, there is no further bid.
  for (const { faction, amount } of [...said].reverse()) {
    silent.delete(faction);
    if (amount !== null) break;
  }
  if (top !== null) silent.delete(top.buyer);
  if (silent.size === 0) return null;
  const last = said.at(-1);
  const right = last === undefined ? 0 : around.indexOf(last.faction) + 1;
  return around[right % around.length] ?? null;
}

/** The top bid, or null. */
export function topOf(said: readonly Said[]): Sale | null {
  const prices = said.flatMap(({ faction, amount }) => (amount === null ? [] : [{ buyer: faction, price: amount }]));
  return prices.reduce<Sale | null>((top, one) => (one.price > (top?.price ?? 0) ? one : top), null);
}

/** Returns the winner of sealed bids in bidding order. The highest bid wins; of equal bids, the first. */
export function turnedOver(bids: readonly { readonly faction: FactionId; readonly amount: number }[]): Sale | null {
  const price = Math.max(0, ...bids.map(({ amount }) => amount));
  const buyer = bids.find(({ amount }) => amount === price)?.faction;
  return buyer === undefined || price === 0 ? null : { buyer, price };
}

/**
 * Returns the seats to the right, starting with the neighbour of this player. If no player has opened yet, the seats
 * start with the first player.
 */
export function around({ seating, firstPlayer }: GameState, after: FactionId | null): readonly FactionId[] {
  const circles = [...seating].sort((a, b) => a.circle - b.circle).map(({ faction }) => faction);
  const from = after === null ? circles.indexOf(firstPlayer) : circles.indexOf(after) + 1;
  return [...circles.slice(from), ...circles.slice(0, from)];
}

/** Four cards fill a hand; Harkonnen's hand holds eight. */
export const isFull = (state: GameState, faction: FactionId): boolean =>
  ownOf(state, faction).hand.length >= (faction === 'harkonnen' ? 8 : 4);

/**
 * Returns the highest bid that a player can make: any amount with a Karama, otherwise what the player can pay; 99 if
 * means do not count.
 */
export const meansOf = (state: GameState, faction: FactionId): number =>
  karamaOf(state, faction) === null ? spiceOf(state, faction) : 99;

/**
 * Returns the spice that a faction can pay: the own spice without accepted offers, plus the allies' pledges for cards.
 */
export function spiceOf(state: GameState, faction: FactionId): number {
  const free = freeOf(state, faction);
  if (free === 'uncounted') return 99;
  return Math.min(
    99,
    helpFor(state, faction).reduce((sum, { amount }) => sum + amount, free),
  );
}

/** Returns the own spice that no open offer of a deal claims. @rules GF9-2019 "Bid Limit", "Bribery" · R-186 */
export function freeOf(state: GameState, faction: FactionId): number | 'uncounted' {
  const { spice } = ownOf(state, faction);
  if (spice === 'uncounted') return spice;
  const offers = state.proposals.filter(({ by, declined }) => by === faction && !declined);
  return Math.max(
    0,
    offers.reduce((left, { terms: { now } }) => left - (now?.by === faction ? now.amount : 0), spice),
  );
}

/**
 * Returns the card with which a faction has said it will pay, if the faction holds that card and may play it as a
 * Karama.
 * @rules AH79 Pad B.6 · R-156
 */
function karamaOf(state: GameState, faction: FactionId): TreacheryTitle | null {
  const stands = state.standingOrders.find(({ owner, order }) => owner === faction && order.kind === 'payment');
  const card = stands?.order.kind === 'payment' ? stands.order.card : null;
  if (card === null || !karamasOf(state, faction).includes(card.card)) return null;
  const held = ownOf(state, faction).hand.find(({ slot }) => slot === card.slot)?.card;
  return held === 'unknown' || held === card.card ? card.card : null;
}

/** Whether a faction leads with a bid above its spice, or would lead with one if the last bid were taken back. */
export function bidsAboveSpice(state: GameState, faction: FactionId): boolean {
  const said = state.stack.flatMap((one) => (one.kind === 'bidding' ? (one.card?.words ?? []) : []));
  const tops = [topOf(said), topOf(said.slice(0, said.length - 1))];
  return tops.some((top) => top?.buyer === faction && top.price > spiceOf(state, faction));
}

/** Returns the slot of the card that covers such a bid; `null` if no card covers one. */
export function cardNeededForBid(state: GameState, faction: FactionId): SlotId | null {
  if (!bidsAboveSpice(state, faction)) return null;
  const order = state.standingOrders.find((one) => one.owner === faction && one.order.kind === 'payment')?.order;
  return order?.kind === 'payment' ? (order.card?.slot ?? null) : null;
}

/** Whether any card of this hand can be played as a Karama, as far as its owner knows. */
export const holdsKarama = (state: GameState, faction: FactionId): boolean =>
  ownOf(state, faction).hand.some(({ slot }) =>
    karamasOf(state, faction).some((card) => isCardPlayed(state, faction, card, { play: true, slot, card })),
  );

/**
 * Returns how much of this ally's pledge a faction spends before its own spice. By default, the faction spends the
 * whole pledge.
 */
export const mostOf = (state: GameState, faction: FactionId, ally: FactionId): number =>
  state.standingOrders
    .flatMap(({ owner, order }) => (owner === faction && order.kind === 'payment' ? order.shares : []))
    .find(({ by }) => by === ally)?.most ?? Infinity;

/** Returns the pledges of the allies for the cards of this faction. */
export const helpFor = (
  state: GameState,
  faction: FactionId,
): readonly { readonly by: FactionId; readonly amount: number }[] =>
  state.seating.flatMap(({ faction: by }) =>
    state.standingOrders.flatMap(({ owner, order }) =>
      owner === by && order.kind === 'pledges' && isAllied(state, by, faction)
        ? order.given.filter(({ to }) => to === faction).map(({ sums }) => ({ by, amount: sums.cards }))
        : [],
    ),
  );
