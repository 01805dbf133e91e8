/** Random deals of cards, and paired tables that differ in the dealt cards or in the kept traitor. */
import { withComponents } from '../../support/paired-tables/choices.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import { byModerator, randomFaction, type SideAction } from '../../support/side-action.ts';

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  deck: { choices: withComponents({ treachery: 'app', traitors: 'app' }), apart: 'shuffled-otherwise' },
  'traitor-choice': { choices: withComponents({ traitors: 'app' }), parts: answered('choose-traitor') },
} satisfies Twinned;

/** Random commands of this feature besides answers. */
export const sideActions: readonly SideAction[] = [
  (table, random) => byModerator({ type: 'DealCards', faction: randomFaction(table, random), count: 1 + random(2) }),
  (table, random) => byModerator({ type: 'ReturnHand', faction: randomFaction(table, random) }),
];
