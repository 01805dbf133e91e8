/** The kinds of random games that can reach the questions and events of this feature. */
import { inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'nexus'> = {
  NexusBegan: inTurns,
  AllianceAnswered: inTurns,
  AllianceFormed: inTurns,
  AllianceLeft: inTurns,
  TalkedEnough: inTurns,
  TalksOn: inTurns,
  NexusTimed: inTurns,
  NexusEnded: inTurns,
};

export const prompts: MetPrompts<'nexus'> = { talk: inTurns, 'choose-allies': inTurns };

export const refusals: MetRefusals<'nexus'> = {
  'nexus-follows-a-worm': 'always',
  'nobody-can-ally': inTurns,
  'no-nexus-in-first-turn': inTurns,
  'no-nexus-now': 'always',
  'not-shared-now': 'always',
};
