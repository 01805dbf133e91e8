/** In which runs of games its questions and events can be met. */
import { inAdvancedTurns, inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'advisors'> = {
  AdvisorsAsked: inTurns,
  AdvisorSent: inTurns,
  NobodySent: inTurns,
  SendingOrdered: inTurns,
  IntrusionAnswered: inAdvancedTurns,
  BattlesAnnounced: inAdvancedTurns,
};

export const prompts: MetPrompts<'advisors'> = {
  'send-advisor': inTurns,
  intrusion: inAdvancedTurns,
  'announce-battles': inAdvancedTurns,
};
