import { oneOf, range, record } from '../../core/grammar.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { commitmentOf, hasCommitted } from '../../model/commitments.ts';
import { accepted } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import { booleanField } from '../../model/fields.ts';
import { alliesOf } from '../../model/selectors.ts';
import type { Prompt } from '../../model/prompts.ts';
import { findActivity } from '../../model/stack.ts';
import { standingOrderOf } from '../../model/standing-orders.ts';
import type { GameState } from '../../model/state.ts';
import { hasClock, waitsForAll } from './clock.ts';
import type { BiddingActivity, BiddingContract, BidLimit, CardOnAuction } from './contract.ts';
import { isOnAuction } from './api.ts';
import { highestBid } from './bid-order.ts';
import { meansOf } from './paying.ts';
import { wayToPay, waysToPay } from './way-to-pay.ts';

/** Asks all bidders, whatever they hold. Only the legal answers differ, and only the bidder sees them. */
export function activityPrompts(ctx: Ctx, state: GameState, bidding: BiddingActivity): readonly Prompt[] {
  const { card } = bidding;
  if (card === null || card.isOver || card.shown !== null) return [];
  return [...bidPrompts(ctx, state, bidding, card), ...waysToPay(ctx, state, bidding, card)];
}

function bidPrompts(ctx: Ctx, state: GameState, bidding: BiddingActivity, card: CardOnAuction): readonly Prompt[] {
  switch (bidding.way) {
    case 'open':
      return openPrompts(ctx, state, card);
    case 'silent':
      return card.bidders.map((faction) => limitPrompt(ctx, state, card, faction, hasClock(state, bidding)));
    case 'sealed':
      return card.bidders.map((faction) => sealedPrompt(ctx, state, card, faction));
    case 'aloud':
      return [];
  }
}

/** Asks the next bidder. The last bidder may withdraw a slip until the next bid. */
function openPrompts(ctx: Ctx, state: GameState, { lot, words, awaited }: CardOnAuction): readonly Prompt[] {
  const last = words.at(-1) ?? null;
  const bidder = awaited?.faction ?? null;
  const high = highestBid(words);
  // Each bid has a prompt with its own name, so that an answer to an earlier prompt does not count.
  const about = (at: number): string => `lot-${lot}-${at}`;
  const before = words.slice(0, -1);
  return [
    ...(bidder === null
      ? []
      : [
          createPrompt(
            state,
            { kind: 'bid', lot, high, last },
            {
              faction: bidder,
              about: about(words.length),
              answers: bidsAbove(high?.amount ?? 0, meansOf(ctx, state, bidder)),
              deadline: awaited?.time?.deadline ?? null,
            },
          ),
        ]),
    ...(last === null || last.faction === bidder
      ? []
      : [
          createPrompt(
            state,
            { kind: 'bid', lot, high: highestBid(before), last: before.at(-1) ?? null },
            {
              faction: last.faction,
              about: about(before.length),
              answers: bidsAbove(highestBid(before)?.amount ?? 0, meansOf(ctx, state, last.faction)),
              sealed: true,
            },
          ),
        ]),
  ];
}

const bidsAbove = (high: number, means: number) => (means > high ? eitherPassOr(high + 1, means) : oneOf(0));

const eitherPassOr = (from: number, to: number) =>
  oneOf(0, ...Array.from({ length: to - from + 1 }, (_, above) => from + above));

function limitPrompt(
  ctx: Ctx,
  state: GameState,
  { lot, laid, awaited }: CardOnAuction,
  faction: FactionId,
  clock: boolean,
): Prompt {
  const order = standingOrderOf(state.standingOrders, faction, 'bid-limit');
  const hasAlly = alliesOf(state, faction).length > 0;
  return createPrompt(
    state,
    {
      kind: 'bid-limit',
      lot,
      laid: commitmentOf(laid, faction),
      stands: order === null ? null : { limit: order.limit, sparesAlly: order.sparesAlly },
      hasAlly,
    },
    {
      faction,
      about: `lot-${lot}`,
      answers: record({
        limit: range(0, meansOf(ctx, state, faction)),
        keeps: booleanField,
        sparesAlly: hasAlly ? booleanField : oneOf(false),
      }),
      sealed: hasCommitted(laid, faction),
      // Without the printed clock a seat may take longer than the minimum time, so its prompt has no deadline.
      deadline: clock ? (awaited?.time?.deadline ?? null) : null,
    },
  );
}

const sealedPrompt = (ctx: Ctx, state: GameState, { lot, laid }: CardOnAuction, faction: FactionId): Prompt =>
  createPrompt(
    state,
    { kind: 'sealed-bid', lot, laid: commitmentOf(laid, faction)?.limit ?? null },
    {
      faction,
      about: `lot-${lot}`,
      answers: range(0, meansOf(ctx, state, faction)),
      sealed: hasCommitted(laid, faction),
    },
  );

export const promptHandlers: Feature<BiddingContract>['prompts'] = {
  ...wayToPay,
  bid: {
    canBeTakenBack: true,
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'BidSaid', faction, amount: value === 0 ? null : Number(value) }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'BidTakenBack', faction }),
  },
  'bid-limit': {
    // While the time runs, nobody learns which seats have answered.
    isTimeBoxed: (state) => !waitsForAll(findActivity(state, 'bidding')),
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'BidLaidDown', faction, bid: value as unknown as BidLimit }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'BidTakenUp', faction }),
  },
  'sealed-bid': {
    isTimeBoxed: (state) => !waitsForAll(findActivity(state, 'bidding')),
    onAnswer: (_ctx, _state, { faction }, value) =>
      accepted({ type: 'BidLaidDown', faction, bid: { limit: Number(value), keeps: false, sparesAlly: false } }),
    onWithdraw: (_ctx, _state, { faction }) => accepted({ type: 'BidTakenUp', faction }),
  },
};

/** Returns the bidding if players bid aloud for this card; `null` while a question must be answered first. */
export function calledAloud(state: GameState, lot: number): BiddingActivity | null {
  const bidding = findActivity(state, 'bidding');
  return bidding?.way === 'aloud' && bidding.card?.lot === lot && isOnAuction(state) ? bidding : null;
}
