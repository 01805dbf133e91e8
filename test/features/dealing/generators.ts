/** Cards dealt at random, and tables that differ in how they were dealt to, and in which traitor somebody keeps. */
import { withComponents } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';

/** What twins can differ in here. */
export const secretPairs = {
  deck: { choices: withComponents({ treachery: 'app', traitors: 'app' }), apart: 'shuffled-otherwise' },
  'traitor-choice': { choices: withComponents({ traitors: 'app' }), parts: answered('choose-traitor') },
} satisfies Twinned;

/** Its random acts besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => byModerator({ type: 'DealCards', faction: randomFaction(table, random), count: 1 + random(2) }),
  (table, random) => byModerator({ type: 'ReturnHand', faction: randomFaction(table, random) }),
];
