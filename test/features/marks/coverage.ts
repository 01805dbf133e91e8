/** The kinds of random games that can reach the questions and the events of this feature. */
import { withTleilaxuInTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'marks'> = {
  TraitorQuestionAsked: withTleilaxuInTurns,
  TraitorQuestionTimed: withTleilaxuInTurns,
  TraitorQuestionAnswered: withTleilaxuInTurns,
  TraitorAnswerWithdrawn: withTleilaxuInTurns,
  TraitorQuestionOver: withTleilaxuInTurns,
  TraitorAnnounced: withTleilaxuInTurns,
  BetrayalSettled: withTleilaxuInTurns,
  BetrayalMissed: withTleilaxuInTurns,
  ControlEnded: withTleilaxuInTurns,
};

export const refusals: MetRefusals<'marks'> = {
  'marks-nobody': 'always',
  'cannot-be-marked': withTleilaxuInTurns,
};

export const prompts: MetPrompts<'marks'> = {
  'mark-leader': withTleilaxuInTurns,
  'announce-traitor': withTleilaxuInTurns,
  'betray-later': withTleilaxuInTurns,
};
