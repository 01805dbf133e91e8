/** The prompt about payment. Every faction gets it during the bidding, and the table does not wait for it. */
import { type AnswerValue, getField } from '../../core/answer.ts';
import { anyOf, type Grammar, oneOf, range, record } from '../../core/grammar.ts';
import { pledgedBy } from '../pledges/api.ts';
import { cardPlays } from '../../pieces/playing.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { parsePlayedCard } from '../../model/answers.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { accepted } from '../../model/decision.ts';
import type { FactionId } from '../../model/factions.ts';
import { alliesOf, stormOrder } from '../../model/selectors.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { GameState } from '../../model/state.ts';
import type { BiddingActivity, BiddingContract, CardOnAuction, Payment } from './contract.ts';
import { isBound } from './means.ts';
import { kindsThatPay, payingCard } from './payment.ts';
import { IN_SPICE, paymentOf } from './said.ts';

/** Asks every faction for its way to pay, bidder or not, whatever it holds. */
export const waysToPay = (
  ctx: Ctx,
  state: GameState,
  { paymentsSaid }: BiddingActivity,
  card: CardOnAuction,
): readonly Prompt[] =>
  stormOrder(state).map((faction) => {
    const helpers = alliesOf(state, faction);
    return createPrompt(
      state,
      { kind: 'way-to-pay', stands: standing(ctx, state, faction), helpers },
      {
        faction,
        // An answer closes the prompt. The next prompt has a different name.
        about: `turn-${state.turn}-${paymentsSaid.filter((who) => who === faction).length + 1}`,
        answers: answersOf(ctx, state, card, faction, helpers),
      },
    );
  });

/** Returns the present setting, as long as that payment is possible. */
function standing(ctx: Ctx, state: GameState, faction: FactionId): Payment {
  const payment = paymentOf(state, faction);
  return payment.card === null || payingCard(ctx, state, faction) !== null ? payment : IN_SPICE;
}

/**
 * Returns the legal answers: to pay in spice with a share of each ally, or with a Karama. If the leading bid is higher
 * than the faction's spice, only its Karama may pay.
 */
function answersOf(
  ctx: Ctx,
  state: GameState,
  card: CardOnAuction,
  faction: FactionId,
  helpers: readonly FactionId[],
): Grammar {
  const plays = cardPlays(ctx, state, faction, kindsThatPay(ctx, state, faction));
  const shares = helpers.map((by) => [by, range(0, pledgedBy(state, by, faction).cards)] as const);
  const inSpice = record({ play: oneOf(false), ...Object.fromEntries(shares) });
  return plays.length > 0 && isBound(state, card, faction) ? anyOf(...plays) : anyOf(inSpice, ...plays);
}

export const wayToPay: Pick<Feature<BiddingContract>['prompts'], 'way-to-pay'> = {
  'way-to-pay': {
    nonBlocking: 'optional',
    onAnswer: (_ctx, state, { faction, helpers }, value) =>
      accepted({ type: 'PaymentChosen', faction, payment: paymentIn(state, faction, value, helpers) }),
  },
};

/**
 * Returns the payment of an answer. A faction that spends an ally's whole pledge has set no limit. It spends more if
 * the pledge grows.
 */
const paymentIn = (
  state: GameState,
  faction: FactionId,
  value: AnswerValue,
  helpers: readonly FactionId[],
): Payment => ({
  card: parsePlayedCard(value),
  shares: helpers.flatMap((by) => {
    const most = getField(value, by);
    return typeof most === 'number' && most < pledgedBy(state, by, faction).cards ? [{ by, most }] : [];
  }),
});
