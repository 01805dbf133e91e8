/** In which runs of games its questions and events can be met. */
import type { MetEvents } from '../../support/feature.ts';

export const events: MetEvents<'openCards'> = { OpenCardsLookedThrough: 'always' };
