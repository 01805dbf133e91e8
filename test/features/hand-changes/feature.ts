/** What tests say of cards passed by hand. */
import type { FeatureTests } from '../../support/feature.ts';
import { acts, moderator } from './verbs.ts';
import { diversions } from './samples.ts';

export const handChanges: FeatureTests<'handChanges'> = { words: { acts, moderator }, diversions };
