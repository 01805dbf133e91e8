/** The bidding: treachery cards are sold one by one, in the way that the table has chosen. */
import { HAND_LOWERED, TABLE_RESUMED } from '../pausing/events.ts';
import { oneOf, range } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import { WINDOW_CLOSED, WINDOW_OPENED } from '../../kernel/windows/events.ts';
import { CARD_MOMENTS } from '../../pieces/steps.ts';
import { BIDDING_WAYS } from '../../model/bidding.ts';
import { NO_COMMITMENTS } from '../../model/commitments.ts';
import { cardField, factionField, booleanField } from '../../model/fields.ts';
import { decideLeaveCard, decideSellCard } from './aloud.ts';
import { decideStopClock } from './clock.ts';
import { decideBeginBidding, decideChooseBidding } from './begin.ts';
import type { BiddingContract } from './contract.ts';
import { clockRunsUntil, advance, timeIsOver, timeRunsUntil } from './advance.ts';
import { priceIsHeard, purchaseGoesOn } from './sale.ts';
import { actions, inverseActions } from './actions.ts';
import { ableToBid } from './bid-order.ts';
import { MAX_BID } from './means.ts';
import { decideNameCard, withoutSeenOf } from './naming.ts';
import { decidePreparePass } from './standing-orders.ts';
import { activityPrompts, promptHandlers } from './prompts.ts';
import { shiftDeadlines, reducer, withShownSettled } from './reducer.ts';
import { log } from './log.ts';
import { paymentToldAnew } from './corrections.ts';
import { publicView, ownView } from './view.ts';

const aLot = range(1, 99);

export const bidding: Feature<BiddingContract> = {
  activities: {
    bidding: {
      phase: 'bidding',
      advance,
      prompts: activityPrompts,
      onDeclare: paymentToldAnew,
      timer: { until: timeRunsUntil, seenUntil: clockRunsUntil, onTimeout: timeIsOver },
      // After a take-back the time starts again. Earlier commitments are dropped, because they may have been shown.
      onTakeBack: (activity) =>
        activity.card === null
          ? activity
          : {
              ...activity,
              card: {
                ...activity.card,
                awaited: null,
                laid: NO_COMMITMENTS,
                isOver: false,
                standsUntil: null,
                passing: [],
              },
            },
    },
    purchase: {
      advance: purchaseGoesOn,
      timer: { until: ({ time }) => time?.deadline ?? null, onTimeout: priceIsHeard },
      onTakeBack: (activity) => ({ ...activity, time: null }),
    },
  },
  standingOrders: { 'bid-limit': { until: 'phase' }, payment: { until: 'phase' }, 'passes-bids': { until: 'phase' } },
  prompts: promptHandlers,
  initialSlice: () => ({ bidding: { way: 'on-the-table', clock: false }, lastBidding: null, cardsToName: [] }),
  publicView,
  ownView,
  chronicled: ['card-sold'],
  commands: {
    ChooseBidding: {
      from: 'moderator',
      input: { way: oneOf(...BIDDING_WAYS), clock: booleanField },
      decide: (_ctx, state, { way, clock }) => decideChooseBidding(state, way, clock),
    },
    SellCard: {
      from: 'seat-or-moderator',
      input: { lot: aLot, buyer: factionField, price: range(1, MAX_BID) },
      decide: (ctx, state, { lot, buyer, price }) => decideSellCard(ctx, state, lot, buyer, price),
    },
    LeaveCard: {
      from: 'seat-or-moderator',
      input: { lot: aLot },
      decide: (ctx, state, { lot }) => decideLeaveCard(ctx, state, lot),
    },
    StopClock: {
      from: 'seat',
      input: { lot: aLot },
      decide: (_ctx, state, { lot }, { by, at }) => decideStopClock(state, lot, by, at),
    },
    PreparePass: {
      from: 'seat',
      input: { lot: aLot, passes: oneOf('no', 'card', 'rest') },
      decide: (_ctx, state, command, { by }) => decidePreparePass(state, by, command),
    },
    NameCard: {
      from: 'seat',
      input: { lot: aLot, second: booleanField, card: cardField },
      decide: (_ctx, state, { lot, second, card }, { by }) => decideNameCard(state, by, lot, second, card),
    },
  },
  uses: {
    'bought-as-karama': {
      opensAt: {
        when: 'In the auction, when a worthless card pays for a card as a Karama',
        before: 'The buyer sees the card, and pays no spice.',
        on: ['bidding'],
        of: 'bene-gesserit/worthless-karama',
      },
      settle: (state, _act, _during, outcome) => withShownSettled(state, outcome),
    },
  },
  reducer,
  log,
  actions,
  inverseActions,
  phases: {
    bidding: {
      begin: decideBeginBidding,
      isPending: (_ctx, { bidding: { way }, turn, lastBidding }) => {
        if (lastBidding?.turn === turn) return false;
        return way === 'on-the-table' ? null : true;
      },
      boardPhase: () => ({ phase: 'bidding' }),
      startsAutomatically: true,
      // The bidding begins with a question to every bidder for a bid, or to the whole table about cancelling a look at
      // the cards.
      opensWithWindow: (ctx, state) => ableToBid(ctx, state).length > 0,
    },
  },
  endsLifetime: { BiddingBegan: (_event, { phase }) => (phase === 'bidding' ? null : 'phase') },
  subscriptions: {
    [HAND_LOWERED]: (state, { shift }) => shiftDeadlines(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => shiftDeadlines(state, shift),
    // The time of a bidder does not run while a window is open.
    [WINDOW_OPENED]: (state, { opened, deadline }) => shiftDeadlines(state, deadline - opened),
    [WINDOW_CLOSED]: (state, { early }) => shiftDeadlines(state, -early),
    [CARD_MOMENTS.passed]: (state, { from }) => withoutSeenOf(state, from),
    [CARD_MOMENTS.returned]: (state, { faction }) => withoutSeenOf(state, faction),
    [CARD_MOMENTS.discarded]: (state, { faction }) => withoutSeenOf(state, faction),
    [CARD_MOMENTS.removed]: (state, { faction }) => withoutSeenOf(state, faction),
    [CARD_MOMENTS.laidOnLeader]: (state, { faction }) => withoutSeenOf(state, faction),
  },
  instructionEffects: { BiddingBegan: 'starts-afresh' },
  allowedBeforeStart: ['BiddingWayChosen'],
};
