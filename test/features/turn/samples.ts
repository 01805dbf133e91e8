/** Turns put right at random. */
import { pick } from '../../support/chances.ts';
import { byModerator, type Diversion } from '../../support/diversion.ts';

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (_table, random) => byModerator({ type: 'CorrectFact', fact: { kind: 'phase', phase: pick(LATE, random) } }),
];

/** Phases from which something is soon played. */
const LATE = ['shipment', 'battle', 'collection', 'mentat-pause'] as const;
