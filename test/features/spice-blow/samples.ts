/** Tables that are about to turn over spice cards. */
import type { Move } from '../../support/chances.ts';

/** The spice blow of a turn in which worms come is to be played next. */
export const aboutToBlow: readonly Move[] = [
  { by: 'moderator', intent: { type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } } },
  { by: 'moderator', intent: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'spice-blow' } } },
];
