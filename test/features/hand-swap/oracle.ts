/** The legal answers, by a second reading of the rulebook. */
import type { HandSwapContract } from '#lib/factions/harkonnen/hand-swap/contract.ts';
import { ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<HandSwapContract> = {
  // 002 Advanced Karama Cards: "for each card you take, you must give that player one of your cards in return".
  'give-back': (state, { faction: asks, count }, value) => {
    const { hand } = ownOf(state, asks);
    return (
      Array.isArray(value) &&
      value.length === Math.min(count, hand.length) &&
      new Set(value).size === value.length &&
      value.every((one) => hand.some(({ slot }) => slot === one))
    );
  },
};
