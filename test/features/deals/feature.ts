/** What tests say of deals and bribes. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { events } from './met.ts';
import { dealWrong } from './oracle.ts';
import { acts } from './verbs.ts';

export const deals: FeatureTests<'deals'> = { words: { acts, checks }, events, invariant: dealWrong };
