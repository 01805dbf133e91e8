/** The kinds of random games that can reach the question and the events of this feature. */
import { withTleilaxuInTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'grants'> = {
  GrantsAsked: withTleilaxuInTurns,
  RevivalGranted: withTleilaxuInTurns,
  GrantsOver: withTleilaxuInTurns,
};

export const prompts: MetPrompts<'grants'> = { 'grant-revival': withTleilaxuInTurns };
