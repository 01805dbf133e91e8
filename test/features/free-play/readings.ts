/** Which answers are legal, read a second time from the rulebook. */
import { fieldOf, type AnswerValue, type FactionId, type GameState } from '#engine';
import type { FreePlayContract } from '#lib/activities/free-play/contract.ts';
import { isCardPlayed, isInSealedPlan, isQuestion, isRevivable } from '../../support/oracle/cards.ts';
import type { Readings } from '../../support/oracle/reading.ts';

export const readings: Readings<FreePlayContract> = {
  'free-play': (state, { asks }, value) =>
    (isCardPlayed(state, asks, 'tleilaxu-ghola', value, ['revives']) &&
      isRevivable(state, asks, value, 5) &&
      !isInSealedPlan(state, asks, value)) ||
    (isCardPlayed(state, asks, 'karama', value, ['stops']) && isCharityStopped(state, asks, value)) ||
    (isCardPlayed(state, asks, 'karama', value, ['revives']) &&
      asks === 'emperor' &&
      isSpecialMoment(state, asks) &&
      isRevivable(state, asks, value, 3)) ||
    (isCardPlayed(state, asks, 'truthtrance', value, ['of', 'question']) && isQuestion(state, asks, value)),
};

/** "Unique one-time powers", of the advanced game: outside of set-up, battle and bidding. */
const isSpecialMoment = ({ choices, stack, specialKaramaUsed, victory }: GameState, by: FactionId): boolean =>
  choices.edition === 'gf9-2019' &&
  choices.layer === 'advanced' &&
  !specialKaramaUsed.includes(by) &&
  victory === null &&
  !stack.some(({ kind }) => kind === 'setup' || kind === 'battle' || kind === 'bidding');

/** One charity of an opponent who has the power, while it is claimed, and once. @rules R-172 */
function isCharityStopped(
  { choices, seating, stack, alliances }: GameState,
  by: FactionId,
  value: AnswerValue,
): boolean {
  const charity = stack.find(({ kind }) => kind === 'charity');
  const isPlayed = seating.some(({ faction }) => faction === 'bene-gesserit');
  const areAllied = alliances.some((members) => members.includes(by) && members.includes('bene-gesserit'));
  return (
    choices.edition === 'gf9-2019' &&
    choices.layer === 'advanced' &&
    isPlayed &&
    by !== 'bene-gesserit' &&
    !areAllied &&
    charity?.kind === 'charity' &&
    charity.cancelled.length === 0 &&
    fieldOf(value, 'stops') === 'bg/charity'
  );
}
