/** The kinds of random games that can reach the questions and events of this feature. */
import { inTurns, inPairs, withLansraad } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'turn'> = {
  PhaseBegan: inTurns,
  TurnBegan: inTurns,
};

export const refusals: MetRefusals<'turn'> = {
  'own-ally': 'always',
  'alliance-too-large': 'always',
  'never-allies': withLansraad,
  'too-few-to-ally': 'always',
  'pair-stays-allied': inPairs,
  'no-such-phase': 'always',
  'not-the-next-phase': 'always',
};
