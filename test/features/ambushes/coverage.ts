/** The kinds of random games that can reach the questions and the events of this feature. */
import { withTleilaxuInTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'ambushes'> = {
  AmbushBegan: withTleilaxuInTurns,
  AmbushLeaderDrawn: withTleilaxuInTurns,
  AmbushTimed: withTleilaxuInTurns,
  DefenseSealed: withTleilaxuInTurns,
  DefenseWithdrawn: withTleilaxuInTurns,
  AmbushShown: withTleilaxuInTurns,
  DefenseSettled: withTleilaxuInTurns,
  HoldChosen: withTleilaxuInTurns,
  AmbushOver: withTleilaxuInTurns,
};

export const prompts: MetPrompts<'ambushes'> = {
  'defend-leader': withTleilaxuInTurns,
  'keep-defense': withTleilaxuInTurns,
  'choose-hold': withTleilaxuInTurns,
};
