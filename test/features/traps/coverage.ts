/** The kinds of random games that can reach the questions and the events of this feature. */
import { withTleilaxuInTurns, withTraps } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'traps'> = {
  TrapLaid: withTraps,
  TrapSprung: withTraps,
  TrapChoiceAsked: withTleilaxuInTurns,
  TrapChoiceOver: withTleilaxuInTurns,
  TrapDestroyed: withTleilaxuInTurns,
};

export const prompts: MetPrompts<'traps'> = {
  'lay-trap': withTraps,
  'destroy-trap': withTleilaxuInTurns,
};

export const refusals: MetRefusals<'traps'> = { 'trap-needs-card': 'always' };
