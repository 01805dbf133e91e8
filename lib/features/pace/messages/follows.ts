/** The texts about the next automatic phase, on phone, screen and desk. */
import type { EditionId } from '../../../model/editions.ts';
import type { PhaseId } from '../../../model/phases.ts';
import { phaseName } from '../../../messages/phases.ts';

/** Returns the announcement of the next phase: `Spice Blow and Nexus follows`. */
export const formatFollows = (next: PhaseId, edition: EditionId): string => `${phaseName(next, edition)} follows`;

/** The button that starts the next phase at once. */
export const GO_ON = 'Go on now';

/** The hint on the screen, which has no buttons. */
export const SAY_IF_NOT = 'To keep talking, raise a hand on your phone.';
