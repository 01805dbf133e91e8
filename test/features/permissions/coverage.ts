/** In which runs of games its questions and events can be met. */
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'permissions'> = {
  PermissionSaid: 'always',
  PermissionsEnded: 'always',
};

export const refusals: MetRefusals<'permissions'> = {
  'lends-to-allies': 'always',
  'nothing-to-lend': 'always',
};
