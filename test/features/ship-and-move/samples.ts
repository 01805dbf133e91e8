/** Turns to ship and move at random. */
import type { Prompt } from '#engine';
import type { Move } from '../../support/chances.ts';

/** Everybody may lay out a turn, again and again: those who do it at every move never come to it. */
export const isLaidOutAhead = ({ kind }: Prompt): boolean => kind === 'prepare-shipment' || kind === 'prepare-move';

/** Everybody is about to ship and move, and may lay that out. */
export const aboutToShip: readonly Move[] = [
  { by: 'moderator', intent: { type: 'ChooseMoves', made: 'on-phones' } },
  { by: 'moderator', intent: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } } },
  { by: 'moderator', intent: { type: 'NextPhase' } },
];
