/** Cards dealt at random, and tables that differ in how they were dealt to, and in which traitor somebody keeps. */
import { withComponents } from '../../support/twins/choices.ts';
import type { Twinned } from '../../support/twins/difference.ts';
import { answered } from '../../support/twins/ways-to-part.ts';
import { byModerator, someFaction, type Diversion } from '../../support/diversion.ts';

/** What twins can differ in here. */
export const twins = {
  deck: { choices: withComponents({ treachery: 'app', traitors: 'app' }), apart: 'shuffled-otherwise' },
  'traitor-choice': { choices: withComponents({ traitors: 'app' }), parts: answered('choose-traitor') },
} satisfies Twinned;

/** What is done of it besides answering. */
export const diversions: readonly Diversion[] = [
  (table, random) => byModerator({ type: 'DealCards', faction: someFaction(table, random), count: 1 + random(2) }),
  (table, random) => byModerator({ type: 'ReturnHand', faction: someFaction(table, random) }),
];
