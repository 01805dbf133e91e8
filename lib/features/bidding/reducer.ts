import { withKnowledge, withOpenCards } from '../../pieces/changes.ts';
import type { Feature } from '../../kernel/feature.ts';
import { NOTHING_CANCELLED } from '../../powers/cancelling.ts';
import { NO_COMMITMENTS, withCommitment, withoutCommitted } from '../../model/commitments.ts';
import type { EventOf } from '../../model/events.ts';
import { pushActivity, popActivity, updateActivity, findActivity } from '../../model/stack.ts';
import { withStandingOrder, withoutStandingOrder } from '../../model/standing-orders.ts';
import type { FactionId } from '../../model/factions.ts';
import type { GameState } from '../../model/state.ts';
import type { TreacheryTitle } from '../../model/treachery-cards.ts';
import { withSeenToName, withNamed, withNoneToName, withTaken } from './naming.ts';
import { withoutPass, withPassPrepared } from './standing-orders.ts';
import type { BiddingActivity, BiddingContract, BidTime, CardForSale, CardOnAuction } from './contract.ts';

/** The reducers of the bidding. Spice and cards move by events of the pieces. */
export const reducer: Feature<BiddingContract>['reducer'] = {
  BiddingWayChosen: (state, { way, clock }) => ({ ...state, bidding: { way, clock } }),
  BiddingBegan: (state, { way, clock, able }) =>
    pushActivity(
      { ...state, phase: 'bidding', cardsToName: [] },
      {
        kind: 'bidding',
        id: 'bidding',
        way,
        clock,
        able,
        row: null,
        lots: 0,
        sold: [],
        card: null,
        lastOpener: null,
        paymentsSaid: [],
        ...NOTHING_CANCELLED,
      },
    ),
  CardsLaidOut: (state, { row }) => ({
    ...inBidding(state, () => ({ row, lots: row.length })),
    treacheryDeck: state.treacheryDeck.slice(row.length),
  }),
  NextCardRevealed: (state, { lot, bidders }) =>
    inBidding(state, () => ({
      // If factions with full hands stay out, only these factions bid for the later cards. @rules R-34
      able: bidders,
      card: {
        lot,
        bidders,
        words: [],
        awaited: null,
        laid: NO_COMMITMENTS,
        isOver: false,
        shown: null,
        handsRaised: [],
        standsUntil: null,
        passing: [],
      },
      lastOpener: bidders[0] ?? null,
    })),
  CardForSaleSeen: (state, { faction, lot, card }) =>
    withKnowledge(card === 'unknown' ? withSeenToName(state, faction, lot) : state, {
      knower: faction,
      secret: { kind: 'card-for-sale', of: faction, turn: state.turn, lot },
    }),
  CardNamed: (state, { faction, ...named }) => withNamed(state, faction, named),
  BidAwaited: (state, { faction, time, tick }) => onCard(state, () => ({ awaited: { faction, time, tick } })),
  BidSaid: (state, { faction, amount }) =>
    onCard(amount === null ? state : withoutPass(state, faction), ({ words }) => ({
      words: [...words, { faction, amount }],
      awaited: null,
      passing: [],
    })),
  BidTakenBack: (state, { faction }) =>
    onCard(withoutPass(state, faction), ({ words }) => ({ words: words.slice(0, -1), awaited: null, passing: [] })),
  BidLaidDown: bidLaidDown,
  BidTakenUp: (state, { faction }) =>
    onCard(withoutPass(state, faction), ({ laid }) => ({ laid: withoutCommitted(laid, faction) })),
  PassPrepared: (state, { faction, lot, passes }) =>
    onCard(withPassPrepared(state, faction, lot, passes), ({ passing }) => ({
      passing: passing.filter((one) => one.faction !== faction),
    })),
  PassTimed: (state, { faction, at }) => onCard(state, ({ passing }) => ({ passing: [...passing, { faction, at }] })),
  ThinkingOver: (state) => onCard(state, () => ({ isOver: true })),
  BidsTurnedOver: (state) => state,
  ClockStopped: (state, { faction, until, shift }) =>
    onCard(state, ({ awaited, handsRaised }) => ({
      awaited:
        awaited === null ? null : { ...awaited, time: awaited.time === null ? null : later(awaited.time, shift) },
      handsRaised: [...handsRaised, faction],
      standsUntil: until,
    })),
  StopSpent: (state, { advantage }) =>
    inBidding(state, ({ settled, cancelled }) => ({
      settled: settled.filter((one) => one !== advantage),
      cancelled: cancelled.filter((one) => one !== advantage),
    })),
  PaymentChosen: withPayment,
  // Everybody sees the card, even if another Karama cancels it.
  KaramaShown: (state, { faction, price, card }) =>
    withOpenCards(
      onCard(state, () => ({ shown: { faction, price, card, outcome: 'asked' } })),
      faction,
      [card],
    ),
  // The bought card is dealt from the top of the deck, where the row of cards still lies.
  CardSold: (state, { lot, buyer, price, withKarama, paid }) =>
    pushActivity(
      withRowOnDeck(
        withTaken(withKarama ? withPaymentSpent(state, buyer) : state, buyer, lot, false),
        1,
        ({ sold }) => ({
          card: null,
          sold: [...sold, { lot, buyer, price, withKarama, paid, drewAnother: false }],
        }),
      ),
      {
        kind: 'purchase',
        id: `purchase-${lot}`,
        lot,
        buyer,
        price,
        withKarama,
        time: null,
        // In open bidding and in bids aloud, the price is public.
        isTold: findActivity(state, 'bidding')?.way === 'open' || findActivity(state, 'bidding')?.way === 'aloud',
        ...NOTHING_CANCELLED,
      },
    ),
  PriceTold: (state, { purchase, time }) => updateActivity(state, 'purchase', purchase, () => ({ time })),
  PriceHeard: (state, { purchase }) =>
    updateActivity(state, 'purchase', purchase, () => ({ time: null, isTold: true })),
  PurchaseOver: (state, { purchase, drawn, stopped = [] }) =>
    inBidding(
      popActivity(drawn === null ? state : withAnotherDrawn(state, drawn), purchase),
      ({ settled, cancelled }) => ({ settled: [...settled, ...stopped], cancelled: [...cancelled, ...stopped] }),
    ),
  CardLeft: (state, { lot, back }) => withRowOnDeck(withNoneToName(state, lot), back, () => ({ card: null })),
  BiddingEnded: (state, { turn, sold, left }) => {
    const way = findActivity(state, 'bidding')?.way ?? 'aloud';
    return { ...popActivity(state, 'bidding'), lastBidding: { turn, way, sold, left } };
  },
};

/** Moves all deadlines of the bidding by `shift` (ms), because no time runs during a pause. */
export function shiftDeadlines(before: GameState, shift: number): GameState {
  const state = withPriceOff(before, shift);
  return onCard(state, ({ awaited, standsUntil, passing }) => ({
    awaited:
      awaited === null || awaited.time === null
        ? awaited
        : {
            ...awaited,
            time: later(awaited.time, shift),
            tick: awaited.tick === null ? null : awaited.tick + shift,
          },
    standsUntil: standsUntil === null ? null : standsUntil + shift,
    passing: passing.map(({ faction, at }) => ({ faction, at: at + shift })),
  }));
}

function withPriceOff(state: GameState, shift: number): GameState {
  const purchase = findActivity(state, 'purchase');
  if (purchase === null || purchase.time === null) return state;
  const time = later(purchase.time, shift);
  return updateActivity(state, 'purchase', purchase.id, () => ({ time }));
}

const later = ({ opened, deadline }: BidTime, shift: number): BidTime => ({
  opened: opened + shift,
  deadline: deadline + shift,
});

/** If the faction keeps the limit, the limit also holds for the following cards. Any other answer replaces it. */
function bidLaidDown(state: GameState, { faction, bid }: EventOf<'BidLaidDown'>): GameState {
  const { limit, keeps, sparesAlly } = bid;
  const laid = onCard(limit === 0 ? state : withoutPass(state, faction), (card) => ({
    laid: withCommitment(card.laid, faction, bid),
    passing: card.passing.filter((one) => one.faction !== faction),
  }));
  const { standingOrders } = laid;
  return {
    ...laid,
    standingOrders: keeps
      ? withStandingOrder(standingOrders, faction, { kind: 'bid-limit', limit, sparesAlly })
      : withoutStandingOrder(standingOrders, faction, 'bid-limit'),
  };
}

/** Without a setting, a faction pays in spice and spends the pledges of allies first. */
function withPayment(before: GameState, { faction, payment }: EventOf<'PaymentChosen'>): GameState {
  const state = inBidding(before, ({ paymentsSaid }) => ({ paymentsSaid: [...paymentsSaid, faction] }));
  const isOrder = payment.card !== null || payment.shares.length > 0;
  return isOrder
    ? { ...state, standingOrders: withStandingOrder(state.standingOrders, faction, { kind: 'payment', ...payment }) }
    : withPaymentSpent(state, faction);
}

const withPaymentSpent = (state: GameState, faction: FactionId): GameState => ({
  ...state,
  standingOrders: withoutStandingOrder(state.standingOrders, faction, 'payment'),
});

/** Settles whether the shown card counts as a Karama. */
export const withShownSettled = (state: GameState, outcome: 'standing' | 'cancelled'): GameState =>
  onCard(state, ({ shown }) => ({ shown: shown === null ? null : { ...shown, outcome } }));

/** Records that the buyer of the last card has drawn another card. */
const withAnotherDrawn = (state: GameState, drawn: FactionId): GameState =>
  inBidding(withTaken(state, drawn, findActivity(state, 'purchase')?.lot ?? 0, true), ({ sold }) => ({
    sold: sold.map((one, at) => (at === sold.length - 1 ? { ...one, drewAnother: true } : one)),
  }));

/** Puts the first cards of the row back on the deck, in the same order. */
function withRowOnDeck(
  state: GameState,
  count: number,
  change: (bidding: BiddingActivity) => Partial<BiddingActivity>,
): GameState {
  const row = findActivity(state, 'bidding')?.row ?? [];
  const back = row.slice(0, count).filter(isKnown);
  return {
    ...inBidding(state, (bidding) => ({ ...change(bidding), row: row.slice(count) })),
    treacheryDeck: [...back, ...state.treacheryDeck],
  };
}

const isKnown = (card: CardForSale): card is TreacheryTitle => card !== 'unknown';

const inBidding = (state: GameState, change: (bidding: BiddingActivity) => Partial<BiddingActivity>): GameState =>
  updateActivity(state, 'bidding', 'bidding', change);

const onCard = (state: GameState, change: (card: CardOnAuction) => Partial<CardOnAuction>): GameState =>
  inBidding(state, ({ card }) => (card === null ? {} : { card: { ...card, ...change(card) } }));
