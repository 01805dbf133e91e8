/** The next automatic phase, on phone, screen and desk. */
import type { EditionId } from '../../../model/editions.ts';
import type { PhaseId } from '../../../model/phases.ts';
import { phaseName } from '../../../messages/phases.ts';

/** `Spice Blow and Nexus follows`. */
export const formatFollows = (next: PhaseId, edition: EditionId): string => `${phaseName(next, edition)} follows`;

/** The button that does not wait. */
export const GO_ON = 'Go on now';

/** On the screen, which has no buttons. */
export const SAY_IF_NOT = 'To keep talking, raise a hand on your phone.';
