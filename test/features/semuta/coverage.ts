/** The kinds of random games that can reach the events of this feature. */
import { withCompendiumCardInTurns, withCompendiumInBattles } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'semuta'> = {
  LeaderDrugged: withCompendiumInBattles,
  SemutaWorked: withCompendiumCardInTurns,
  SemutaEnded: withCompendiumCardInTurns,
};

export const refusals: MetRefusals<'semuta'> = { 'no-semuta': 'always' };
