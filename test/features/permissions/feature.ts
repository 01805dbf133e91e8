/** What tests say of what owners say once for all of powers that may serve allies. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events } from './met.ts';
import { permissionsWrong } from './oracle.ts';
import { acts } from './verbs.ts';
import { diversions, twins } from './samples.ts';

export const permissions: FeatureTests<'permissions', keyof typeof twins> = {
  words: { acts, checks },
  events,
  invariant: permissionsWrong,
  twins,
  diversions,
};
