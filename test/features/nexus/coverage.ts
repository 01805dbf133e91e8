/** In which runs of games its questions and events can be met. */
import { inTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

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
