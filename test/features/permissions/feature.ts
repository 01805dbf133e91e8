/** The test code for permissions to allies. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, refusals } from './coverage.ts';
import { permissionsWrong } from './oracle.ts';
import { acts } from './step-definitions.ts';
import { sideActions, secretPairs } from './generators.ts';
import { examples } from './examples.ts';

export const permissions: FeatureTests<'permissions', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { acts, checks },
  events,
  invariant: permissionsWrong,
  secretPairs,
  sideActions,
};
