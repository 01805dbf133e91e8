/** The kinds of random games that can reach the events and refusals of this feature. */
import { inSetups } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'letters'> = {
  LetterSealed: 'always',
  LetterBattleBegan: 'always',
  LetterOpened: 'always',
  LetterDestroyed: 'always',
};

export const refusals: MetRefusals<'letters'> = {
  'too-early-for-letters': inSetups,
  'letter-never-opens': 'always',
  'too-many-letters': 'always',
  'no-such-letter': 'always',
};
