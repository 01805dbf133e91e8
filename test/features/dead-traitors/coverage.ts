/** The kinds of random games that can reach the events of this feature. */
import { withSquad, withSquadInBattles } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const refusals: MetRefusals<'deadTraitors'> = { 'traitor-stays-as-is': withSquad };

export const events: EventCoverage<'deadTraitors'> = {
  DeadTraitorsGained: withSquad,
  LoyaltyAsked: withSquad,
  LoyaltySettled: withSquad,
  LeaderGuarded: withSquadInBattles,
};
