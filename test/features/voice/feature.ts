/** The test code for the Voice. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts } from './coverage.ts';
import { oracle } from './oracle.ts';
import { answers } from './step-definitions.ts';
import { examples } from './examples.ts';

export const voice: FeatureTests<'voice'> = { examples, words: { answers, checks }, oracle, prompts, events };
