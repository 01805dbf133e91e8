/** The kinds of random games that can reach the questions and the events of this feature. */
import { withTleilaxuInTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'attacks'> = {
  AttackAsked: withTleilaxuInTurns,
  AttackDeclined: withTleilaxuInTurns,
  AttackDeclared: withTleilaxuInTurns,
  AttackCommanded: withTleilaxuInTurns,
  AttackMade: withTleilaxuInTurns,
};

export const prompts: MetPrompts<'attacks'> = {
  'attack-leader': withTleilaxuInTurns,
  'command-attack': withTleilaxuInTurns,
  'attack-card': withTleilaxuInTurns,
};
