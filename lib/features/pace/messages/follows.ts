/** What phone, screen and desk say while a phase is about to follow. */
import type { EditionId } from '../../../model/editions.ts';
import type { PhaseId } from '../../../model/phases.ts';
import { phaseName } from '../../../messages/phases.ts';

/** `Spice Blow and Nexus follows`. */
export const formatFollows = (next: PhaseId, edition: EditionId): string => `${phaseName(next, edition)} follows`;

/** The act that does not wait. */
export const GO_ON = 'Go on now';

/** On the screen, where nothing can be tapped. */
export const SAY_IF_NOT = 'Who is still talking raises a hand on the phone.';
