/** The kinds of random games that can reach the questions and events of this feature. */
import { inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'charity'> = {
  CharityBegan: inTurns,
  CharityAnswered: inTurns,
  CharityAnswerWithdrawn: inTurns,
  ClaimPrepared: 'always',
  CharityTakesTime: inTurns,
  CharityTimed: inTurns,
  ClaimMadeAsPrepared: inTurns,
  CharityTimeOver: inTurns,
  CharityClosed: inTurns,
};

export const prompts: MetPrompts<'charity'> = { 'claim-charity': inTurns };
