/** Storms at random, and tables that differ in what is dialed for one. */
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import { sector } from '#engine';
import { byModerator, type SideAction } from '../../support/side-action.ts';

/** What twins can differ in here. */
export const secretPairs = {
  'storm-dial': { parts: answered('storm-dial') },
} satisfies Twinned;

/** Its random acts besides answers. */
export const sideActions: readonly SideAction[] = [
  () => byModerator({ type: 'BeginStorm' }),
  (_table, random) => byModerator({ type: 'CorrectFact', fact: { kind: 'storm', sector: sector(1 + random(18)) } }),
];
