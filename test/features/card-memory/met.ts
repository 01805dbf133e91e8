/** In which runs of games its events can be met. */
import type { MetEvents } from '../../support/feature.ts';

export const events: MetEvents<'cardMemory'> = { HandMarked: 'always' };
