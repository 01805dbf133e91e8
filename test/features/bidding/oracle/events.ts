/** Checks by the rulebook the events of an auction. */
import type { FactionId, GameEvent, GameState } from '#engine';
import { isLost } from '../../../support/oracle/main-characters.ts';
import { isAllied } from '../../../support/oracle/own.ts';
import { isDumb, isSilent } from '../../cone-of-silence/oracle.ts';
import { around, calledOut, isFull, meansOf, speakerAfter, spiceOf, topOf, turnedOver, type Sale } from './rulebook.ts';

export function biddingWrong(before: GameState, event: GameEvent): readonly string[] {
  switch (event.type) {
    case 'BiddingBegan':
      return told(
        'bids',
        event.able,
        around(before, null).filter((who) => mayBuy(before, who)),
      );
    case 'CardsLaidOut':
      return told('cards in the row', event.row.length, rowOf(before));
    case 'NextCardRevealed':
      return comesUpWrong(before, event);
    case 'BidSaid':
      return saidWrong(before, event);
    case 'KaramaShown':
      return isAloud(before) ? [] : told('shown for', { buyer: event.faction, price: event.price }, saleNow(before));
    case 'CardSold':
      return isAloud(before) ? [] : told('sold', { buyer: event.buyer, price: event.price }, saleNow(before));
    case 'CardLeft':
      return leftWrong(before, event);
    case 'PurchaseOver':
      return [
        ...told('drawn', event.drawn, ownDraw(before) && !isDumb(before, 'harkonnen') ? 'harkonnen' : null),
        ...told('stopped for the bidding', event.stopped ?? [], stoppedFrom(before)),
      ];
    default:
      return [];
  }
}

const told = (what: string, found: unknown, expected: unknown): readonly string[] =>
  JSON.stringify(found) === JSON.stringify(expected)
    ? []
    : [`bidding: ${what} ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`];

/** A faction buys no card if its hand is full, or if a Cone of Silence silences it this turn. */
const mayBuy = (state: GameState, who: FactionId): boolean => !isFull(state, who) && !isSilent(state, who);

const biddingOf = ({ stack }: GameState) => stack.find((one) => one.kind === 'bidding') ?? null;
const isAloud = (state: GameState): boolean => biddingOf(state)?.way === 'aloud';

/**
 * Returns the number of cards in the row: one card for each faction that can bid. If the app's deck and its discards
 * have fewer cards, returns the number of those cards.
 */
function rowOf(state: GameState): number {
  const wanted = biddingOf(state)?.able.length ?? 0;
  const { treacheryDeck, discards, choices } = state;
  const lie = treacheryDeck.length >= wanted ? treacheryDeck.length : treacheryDeck.length + discards.length;
  return choices.components.treachery === 'app' ? Math.min(wanted, lie) : wanted;
}

type ComesUp = Extract<GameEvent, { readonly type: 'NextCardRevealed' }>;

/**
 * What is wrong with the next card on auction. The player to the right of the last opener opens, without factions with
 * full hands. If the buyer's hand is full, the same card is offered again.
 */
function comesUpWrong(state: GameState, { lot, bidders }: ComesUp): readonly string[] {
  const bidding = biddingOf(state);
  if (bidding === null) return ['bidding: a card comes up in none'];
  const { card, able, lastOpener, sold } = bidding;
  const isOut = (who: FactionId) =>
    state.choices.options.includes('full-hands-are-out-for-the-round') && !able.includes(who);
  const from = card === null ? around(state, lastOpener).filter((who) => !isOut(who)) : card.bidders;
  return [
    ...told(
      'bid for it',
      bidders,
      from.filter((who) => mayBuy(state, who)),
    ),
    ...told('lot', lot, sold.length + 1),
  ];
}

type BidSaid = Extract<GameEvent, { readonly type: 'BidSaid' }>;

function saidWrong(state: GameState, { faction, amount }: BidSaid): readonly string[] {
  const card = biddingOf(state)?.card ?? null;
  if (card === null) return ['bidding: something is said of no card'];
  const high = topOf(card.words)?.price ?? 0;
  const isLegal = amount === null || (amount > high && amount <= meansOf(state, faction));
  return [
    ...told('speaks', faction, speakerAfter(card.bidders, card.words)),
    ...(isLegal ? [] : [`bidding: ${faction} says ${amount} after ${high} with ${meansOf(state, faction)}`]),
  ];
}

/** Returns the buyer of the card after these bids, with the price. */
function saleNow(state: GameState): Sale | null {
  const bidding = biddingOf(state);
  const card = bidding?.card ?? null;
  if (bidding === null || card === null) return null;
  const { bidders, words, laid, shown } = card;
  // A faction has already won the card. Only the Karama that pays for the card was in doubt.
  if (shown !== null) {
    const isInVain = shown.outcome === 'cancelled' && shown.price > spiceOf(state, shown.faction);
    return isInVain ? null : { buyer: shown.faction, price: shown.price };
  }
  const laidBy = bidders
    .filter((faction) => !isSilent(state, faction))
    .map((faction) => {
      const said = laid.find((one) => one.faction === faction)?.value;
      const stands = state.standingOrders.find(({ owner, order }) => owner === faction && order.kind === 'bid-limit');
      const kept = stands?.order.kind === 'bid-limit' ? stands.order : null;
      const { limit, sparesAlly } = said ?? kept ?? { limit: 0, sparesAlly: false };
      return {
        faction,
        limit: Math.min(limit, meansOf(state, faction)),
        notAbove: sparesAlly ? bidders.filter((who) => who !== faction && isAllied(state, who, faction)) : [],
      };
    });
  if (bidding.way === 'silent') return calledOut(laidBy);
  if (bidding.way === 'sealed') return turnedOver(laidBy.map(({ faction, limit }) => ({ faction, amount: limit })));
  return speakerAfter(bidders, words) === null ? topOf(words) : null;
}

type CardLeft = Extract<GameEvent, { readonly type: 'CardLeft' }>;

function leftWrong(state: GameState, { back }: CardLeft): readonly string[] {
  const bidding = biddingOf(state);
  const bidders = isAloud(state) ? [] : (bidding?.card?.bidders ?? []);
  const isWanted = bidders.some((who) => !isFull(state, who) && !isSilent(state, who));
  return [
    ...told('cards that go back', back, bidding?.row?.length),
    ...(isWanted ? told('left, but bought', saleNow(state), null) : []),
  ];
}

/** Whether Harkonnen has just bought a card and draws another card. */
function ownDraw(state: GameState): boolean {
  const purchase = state.stack.find((one) => one.kind === 'purchase');
  if (purchase?.buyer !== 'harkonnen') return false;
  const isCancelled = [purchase, biddingOf(state)].some((one) => one?.cancelled.includes('harkonnen/bonus-card'));
  if (isCancelled || isLost(state, 'baron-harkonnen') || isFull(state, 'harkonnen')) return false;
  const { treacheryDeck, discards, choices } = state;
  return choices.components.treachery !== 'app' || treacheryDeck.length + discards.length > 0;
}

/** In Dune Squad, a Karama against the second card of Harkonnen holds for the rest of the bidding (003 VI.B.5.l). */
function stoppedFrom({ choices, stack }: GameState): readonly string[] {
  if (choices.edition !== 'dune-squad') return [];
  return stack.find((one) => one.kind === 'purchase')?.cancelled ?? [];
}
