/** Tables at which the look at the next spice card comes next. */
import type { Move } from '../../support/random-choice.ts';
import { onlySpiceDeck } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';

/** The shipments on phones are about to begin. */
const aboutToLook: readonly Move[] = [
  { by: 'moderator', command: { type: 'ChooseMoves', made: 'on-phones' } },
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } } },
  { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'phase', phase: 'shipment' } } },
  { by: 'moderator', command: { type: 'NextPhase', to: 'shipment' } },
];

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The part of the spice deck that a player has looked at. */
  'next-spice-card': {
    choices: (choices) => onlySpiceDeck({ ...choices, edition: 'gf9-2019', options: [] }),
    begins: () => aboutToLook,
    apart: 'other-chance',
  },
} satisfies Twinned;
