/** The kinds of random games that can reach the questions and events of this feature. */
import { withMorePowers } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'mainCharacters'> = {
  MainCharacterLost: 'always',
  MainCharacterBack: 'always',
  SpecialForcesDismissed: withMorePowers,
  TraitorToKeepAsked: 'always',
  TraitorKept: 'always',
  FactionFell: 'always',
  FactionStoodUp: 'always',
};

export const prompts: MetPrompts<'mainCharacters'> = {
  'keep-traitor': 'always',
};
