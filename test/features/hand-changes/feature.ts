/** What tests say of cards passed by hand. */
import type { FeatureTests } from '../../support/feature.ts';
import { acts, moderator } from './step-definitions.ts';
import { sideActions } from './generators.ts';

export const handChanges: FeatureTests<'handChanges'> = { words: { acts, moderator }, sideActions };
