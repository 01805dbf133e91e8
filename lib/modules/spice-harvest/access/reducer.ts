import { withSpiceCounted } from '../../../pieces/changes.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { NO_COMMITMENTS, withCommitment, withoutCommitted } from '../../../model/commitments.ts';
import { popActivity, pushActivity, updateActivity, findActivity } from '../../../model/stack.ts';
import type { EventOf } from '../../../model/events.ts';
import type { FactionId } from '../../../model/factions.ts';
import type { GameState } from '../../../model/state.ts';
import { handsAfter, withAccess } from './cards.ts';
import type {
  AccessAuctionActivity,
  AccessContract,
  AccessTradingActivity,
  ClaimsActivity,
  FreeStartEvent,
  PlacingOnTableEvent,
  RapidAccessEvent,
} from './contract.ts';

/** The reducers of the access cards. */
export const reducer: Omit<
  Feature<AccessContract>['reducer'],
  (RapidAccessEvent | PlacingOnTableEvent | FreeStartEvent)['type']
> = {
  AccessAuctionBegan: (state, { harvest, order, row }) =>
    pushActivity(
      withAccess(state, ({ deck }) => ({ deck: deck.filter((id) => !row.includes(id)) })),
      {
        kind: 'access-auction',
        id: `access-auction-${harvest}`,
        harvest,
        order,
        row,
        limits: NO_COMMITMENTS,
        kept: [],
        lastLimits: NO_COMMITMENTS,
        sold: [],
        lookedAt: null,
      },
    ),
  AccessCardLookedAt: (state, { by, id }) =>
    inAuction(
      withAccess(state, ({ seen }) => ({ seen: [...seen, { by, id }] })),
      () => ({ lookedAt: { by, id } }),
    ),
  AccessLimitSealed: (state, { faction, limit, keeps = false }) =>
    inAuction(state, ({ limits, lastLimits, kept }) => ({
      limits: withCommitment(limits, faction, limit),
      kept: keeps ? [...without(kept, faction), faction] : without(kept, faction),
      lastLimits: withCommitment(lastLimits, faction, limit),
    })),
  AccessLimitWithdrawn: (state, { faction }) =>
    inAuction(state, ({ limits, kept }) => ({
      limits: withoutCommitted(limits, faction),
      kept: without(kept, faction),
    })),
  AccessCardSold: cardSold,
  AccessCardUnsold: (state, { id }) =>
    inAuction(
      withAccess(state, ({ deck }) => ({ deck: [...deck, id] })),
      (auction) => ({ row: auction.row.filter((one) => one !== id), limits: keptLimits(auction) }),
    ),
  AccessAuctionEnded: (state, { harvest }) => popActivity(state, `access-auction-${harvest}`),
  AccessTradingBegan: (state, { until }) =>
    pushActivity(state, {
      kind: 'access-trading',
      id: 'access-trading',
      until,
      ready: [],
      trades: [],
      nextTrade: 1,
      offered: [],
    }),
  AccessTradingTimed: (state, { until }) => inTrading(state, () => ({ until })),
  AccessTradeOffered: (state, { type: _type, ...trade }) =>
    inTrading(state, ({ trades, nextTrade, offered }) => ({
      trades: [...trades, { ...trade, returns: null, returnsShown: false }],
      nextTrade: nextTrade + 1,
      offered: [...offered, { id: trade.id, by: trade.by, to: trade.to }],
    })),
  AccessTradeAnswered: (state, { id, returns, shown }) =>
    inTrading(state, ({ trades }) => ({
      trades: trades.map((trade) => (trade.id === id ? { ...trade, returns, returnsShown: shown } : trade)),
    })),
  AccessTradeDropped: (state, { id }) =>
    inTrading(state, ({ trades }) => ({ trades: trades.filter((trade) => trade.id !== id) })),
  AccessCardsTraded: cardsTraded,
  AccessTradingReady: (state, { faction, ready: isReady }) =>
    inTrading(state, ({ ready }) => {
      const others = ready.filter((one) => one !== faction);
      return { ready: isReady ? [...others, faction] : others };
    }),
  AccessTradingEnded: (state) => popActivity(state, 'access-trading'),
  ClaimsAsked: (state) =>
    pushActivity(state, { kind: 'claims', id: 'claims', claims: NO_COMMITMENTS, readings: [], nextReading: null }),
  ClaimsSealed: (state, { faction, claims: made }) =>
    inClaims(state, ({ claims }) => ({ claims: withCommitment(claims, faction, made) })),
  ClaimsWithdrawn: (state, { faction }) =>
    inClaims(state, ({ claims }) => ({ claims: withoutCommitted(claims, faction) })),
  NextReadingTimed: (state, { at }) => inClaims(state, () => ({ nextReading: at })),
  StrongholdRead: (state, { type: _type, ...reading }) =>
    inClaims(
      withAccess(state, ({ readings }) => ({ readings: [...readings, reading] })),
      ({ readings }) => ({ readings: [...readings, reading], nextReading: null }),
    ),
  TroopsConverted: (state, { faction, spice }) => withSpiceCounted(state, faction, spice),
  // All cards are laid aside, because they have been placed or converted.
  ClaimsEnded: (state) =>
    popActivity(
      withAccess(state, () => ({ hands: [] })),
      'claims',
    ),
};

/** Moves the open deadlines. */
export function shiftDeadlines(state: GameState, shift: number): GameState {
  const later = (time: number | null): number | null => (time === null ? null : time + shift);
  return inClaims(
    inTrading(state, ({ until }) => ({ until: later(until) })),
    ({ nextReading }) => ({ nextReading: later(nextReading) }),
  );
}

function cardSold(state: GameState, { id, buyer, price, seenBy }: EventOf<'AccessCardSold'>): GameState {
  const sale = { id, buyer, price };
  const bought = withAccess(state, ({ hands, sold, seen }) => ({
    hands: handsAfter(hands, buyer, [id]),
    sold: [...sold, sale],
    seen: seenBy === null ? seen : [...seen, { by: seenBy, id }],
  }));
  return inAuction(bought, (auction) => {
    const kept = without(auction.kept, buyer);
    return {
      row: auction.row.filter((one) => one !== id),
      sold: [...auction.sold, sale],
      kept,
      limits: keptLimits({ ...auction, kept }),
    };
  });
}

/** Returns the kept limits, which count for the next card at once. */
const keptLimits = ({ limits, kept }: AccessAuctionActivity): AccessAuctionActivity['limits'] =>
  limits.filter(({ faction }) => kept.includes(faction));

const without = (factions: readonly FactionId[], one: FactionId): readonly FactionId[] =>
  factions.filter((faction) => faction !== one);

/** Both hands change at once. Other offers with one of these cards lapse. */
function cardsTraded(state: GameState, { trade }: EventOf<'AccessCardsTraded'>): GameState {
  const { by, to, gives, returns } = trade;
  const back = returns ?? [];
  const traded = withAccess(state, ({ hands }) => ({
    hands: handsAfter(handsAfter(hands, by, back, gives), to, gives, back),
  }));
  return inTrading(traded, ({ trades }) => ({
    // It would be enough to end the offers with a moved card. But that would tell their partners which card moved.
    trades: trades.filter((one) => ![one.by, one.to].some((side) => side === by || side === to)),
  }));
}

function inAuction(
  state: GameState,
  change: (auction: AccessAuctionActivity) => Partial<AccessAuctionActivity>,
): GameState {
  const auction = findActivity(state, 'access-auction');
  return auction === null ? state : updateActivity(state, 'access-auction', auction.id, change);
}

const inTrading = (
  state: GameState,
  change: (trading: AccessTradingActivity) => Partial<AccessTradingActivity>,
): GameState => updateActivity(state, 'access-trading', 'access-trading', change);

const inClaims = (state: GameState, change: (claims: ClaimsActivity) => Partial<ClaimsActivity>): GameState =>
  updateActivity(state, 'claims', 'claims', change);
