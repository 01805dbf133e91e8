/** Which answers are legal, read a second time from the rulebook. */
import type { FreePlayContract } from '#lib/activities/free-play/contract.ts';
import { isCardPlayed, isInSealedPlan, isQuestion, isRevivable } from '../../support/oracle/cards.ts';
import type { Readings } from '../../support/oracle/reading.ts';

export const readings: Readings<FreePlayContract> = {
  'free-play': (state, { asks }, value) =>
    (isCardPlayed(state, asks, 'tleilaxu-ghola', value, ['revives']) &&
      isRevivable(state, asks, value) &&
      !isInSealedPlan(state, asks, value)) ||
    (isCardPlayed(state, asks, 'truthtrance', value, ['of', 'question']) && isQuestion(state, asks, value)),
};
