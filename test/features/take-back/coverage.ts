/** The kinds of random games that can reach the questions and events of this feature. */
import { withSquad } from '../../simulate/when.ts';
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'takeBack'> = {
  EpochRaised: 'always',
  TakenBack: 'always',
  ActMade: withSquad,
  TakeBackAsked: withSquad,
  TakeBackAgreed: withSquad,
};
