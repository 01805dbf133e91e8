/** The kinds of random games that can reach the question and the event of this feature. */
import { withTleilaxuInTurns } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'spiceWin'> = { SpiceShown: withTleilaxuInTurns };

export const prompts: MetPrompts<'spiceWin'> = { 'show-spice': withTleilaxuInTurns };
