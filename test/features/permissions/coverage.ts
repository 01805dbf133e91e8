/** The kinds of random games that can reach the questions and events of this feature. */
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'permissions'> = {
  PermissionSaid: 'always',
  PermissionsEnded: 'always',
};

export const refusals: MetRefusals<'permissions'> = {
  'lends-to-allies': 'always',
  'nothing-to-lend': 'always',
};
