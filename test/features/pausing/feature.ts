/** What tests say of talk at the table. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { acts, moderator } from './step-definitions.ts';
import { events } from './coverage.ts';
import { sideActions } from './generators.ts';

export const pausing: FeatureTests<'pausing'> = { words: { acts, moderator, checks }, events, sideActions };
