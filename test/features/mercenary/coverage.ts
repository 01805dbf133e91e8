/** The kinds of random games that can reach the events of this feature. */
import { withCompendium } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'mercenary'> = {
  MercenariesHired: withCompendium,
  MercenaryLeaderHired: withCompendium,
  MercenaryLeaderLeft: withCompendium,
};

export const refusals: MetRefusals<'mercenary'> = {
  'no-mercenaries': 'always',
  'no-reserves-for-mercenaries': withCompendium,
  'no-mercenary-leader': withCompendium,
};
