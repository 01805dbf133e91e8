/** Which answers are legal, read a second time from the rulebook. */
import type { BiddingContract } from '#lib/phases/bidding/contract.ts';
import { meansOf } from './oracle/rulebook.ts';
import type { Readings } from '../../support/oracle/reading.ts';

export const readings: Readings<BiddingContract> = {
  // 002 Phase 4: 1 or more, above the last bid, or pass; no more than one can pay.
  bid: (state, { asks, high }, value) =>
    value === 0 || (isWhole(value) && value > (high?.amount ?? 0) && value <= meansOf(state, asks)),
  'bid-limit': (state, { asks, hasAlly }, value) => {
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
  'sealed-bid': (state, { asks }, value) => isWhole(value) && value >= 0 && value <= meansOf(state, asks),
};

const isWhole = (value: unknown): value is number => Number.isInteger(value);
