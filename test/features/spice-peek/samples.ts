/** Where the look at the next spice card comes next. */
import type { Move } from '../../support/chances.ts';

/** People are to ship on phones now, and have not begun. */
export const aboutToLook: readonly Move[] = [
  { by: 'moderator', intent: { type: 'ChooseMoves', made: 'on-phones' } },
  { by: 'moderator', intent: { type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } } },
  { by: 'moderator', intent: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } } },
  { by: 'moderator', intent: { type: 'NextPhase', to: 'shipment' } },
];
