/** The kinds of random games that can reach the questions and events of this feature. */
import { by2019StormCard, byStormCard, withMorePowers } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'stormCard'> = {
  StormCardDrawn: withMorePowers,
  StormCardLaidUnseen: by2019StormCard,
  StormCardCalled: byStormCard,
  StormCardRevealed: byStormCard,
};

export const prompts: MetPrompts<'stormCard'> = {
  'storm-card': byStormCard,
};

export const refusals: MetRefusals<'stormCard'> = {
  'draws-no-storm-cards': 'always',
  'no-storm-cards': 'always',
  'no-storm-card': withMorePowers,
};
