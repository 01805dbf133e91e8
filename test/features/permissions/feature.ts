/** What tests say of what owners say once for all of powers that may serve allies. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events } from './coverage.ts';
import { permissionsWrong } from './oracle.ts';
import { acts } from './step-definitions.ts';
import { sideActions, secretPairs } from './generators.ts';

export const permissions: FeatureTests<'permissions', keyof typeof secretPairs> = {
  words: { acts, checks },
  events,
  invariant: permissionsWrong,
  secretPairs,
  sideActions,
};
