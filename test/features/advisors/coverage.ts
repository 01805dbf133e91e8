/** The kinds of random games that can reach the questions and events of this feature. */
import { in2019AdvancedTurns, inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'advisors'> = {
  AdvisorsAsked: inTurns,
  AdvisorSent: inTurns,
  NobodySent: inTurns,
  SendingOrdered: inTurns,
  IntrusionAnswered: in2019AdvancedTurns,
  BattlesAnnounced: in2019AdvancedTurns,
};

export const prompts: MetPrompts<'advisors'> = {
  'send-advisor': inTurns,
  intrusion: in2019AdvancedTurns,
  'announce-battles': in2019AdvancedTurns,
};
