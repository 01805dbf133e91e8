/** The legal answers, by a second reading of the rulebook. */
import { isRecord, type AnswerValue, type FactionId, type GameState } from '#engine';
import type { BiddingContract } from '#lib/features/bidding/contract.ts';
import { isCardPlayed, karamasOf } from '../../support/oracle/cards.ts';
import { bidsAboveSpice, helpFor, holdsKarama, meansOf } from './oracle/rulebook.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<BiddingContract> = {
  // 002 Phase 4: 1 or more, above the last bid, or pass; no more than the player can pay.
  bid: (state, { faction: asks, high }, value) =>
    value === 0 || (isWhole(value) && value > (high?.amount ?? 0) && value <= meansOf(state, asks)),
  'bid-limit': (state, { faction: asks, hasAlly }, value) => {
    if (typeof value !== 'object' || value === null) return false;
    const { limit, keeps, sparesAlly, ...other } = value as Readonly<Record<string, unknown>>;
    return (
      Object.keys(other).length === 0 &&
      isWhole(limit) &&
      limit >= 0 &&
      limit <= meansOf(state, asks) &&
      typeof keeps === 'boolean' &&
      (sparesAlly === false || (sparesAlly === true && hasAlly))
    );
  },
  // B.6.5, R-156: a Karama from the own hand, or spice with any part of each ally's pledge.
  'way-to-pay': (state, { faction: asks, helpers }, value) =>
    karamasOf(state, asks).some((title) => isCardPlayed(state, asks, title, value)) ||
    (isInSpice(state, asks, helpers, value) && !hasToPayWithKarama(state, asks)),
  'sealed-bid': (state, { faction: asks }, value) => isWhole(value) && value >= 0 && value <= meansOf(state, asks),
};

/** Whether the answer is `{ play: false }` with a number for each ally, up to the pledge of that ally. */
const isInSpice = (state: GameState, faction: FactionId, allies: readonly FactionId[], value: AnswerValue): boolean =>
  isRecord(value) &&
  value['play'] === false &&
  Object.keys(value).length === 1 + allies.length &&
  allies.every((ally) => {
    const help = helpFor(state, faction).find(({ by }) => by === ally)?.amount ?? 0;
    const most = value[ally];
    return isWhole(most) && most >= 0 && most <= help;
  });

/** A player who bids more than the own spice must keep a Karama for the payment. */
const hasToPayWithKarama = (state: GameState, faction: FactionId): boolean =>
  bidsAboveSpice(state, faction) && holdsKarama(state, faction);

const isWhole = (value: unknown): value is number => Number.isInteger(value);
