/** What phone, screen and desk say while a phase is about to follow. */
import type { EditionId } from '../../../table/editions.ts';
import type { PhaseId } from '../../../table/phases.ts';
import { nameOfPhase } from '../../../words/phases.ts';

/** `Spice Blow and Nexus follows`. */
export const sayFollows = (next: PhaseId, edition: EditionId): string => `${nameOfPhase(next, edition)} follows`;

/** The act that does not wait. */
export const GO_ON = 'Go on now';

/** On the screen, where nothing can be tapped. */
export const SAY_IF_NOT = 'Who is still talking raises a hand on the phone.';

/** How the table goes on, at its opening and at the desk. */
export const PACE = {
  title: 'From phase to phase',
  byItself: 'Phases follow by themselves',
  means: 'Five seconds after one that Mentat plays, or at a tap. A raised hand holds it. Else the desk says “next”.',
} as const;
