/** Storms at random, and tables that differ in what is dialed for one. */
import type { Twinned } from '../../support/twins/difference.ts';
import { answered } from '../../support/twins/ways-to-part.ts';
import { sector } from '#engine';
import { byModerator, type Diversion } from '../../support/diversion.ts';

/** What twins can differ in here. */
export const twins = {
  'storm-dial': { parts: answered('storm-dial') },
} satisfies Twinned;

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  () => byModerator({ type: 'BeginStorm' }),
  (_table, random) => byModerator({ type: 'CorrectFact', fact: { kind: 'storm', sector: sector(1 + random(18)) } }),
];
