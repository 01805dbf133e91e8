/** Random storms, and paired tables that differ in a dial. */
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import { sector } from '#engine';
import { byModerator, type SideAction } from '../../support/side-action.ts';

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  'storm-dial': { parts: answered('storm-dial') },
} satisfies Twinned;

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  () => byModerator({ type: 'BeginStorm' }),
  (_table, random) => byModerator({ type: 'CorrectFact', fact: { kind: 'storm', sector: sector(1 + random(18)) } }),
];
