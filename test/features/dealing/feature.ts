/** What tests say of dealt cards and traitors. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { answers, moderator } from './verbs.ts';
import { readings } from './readings.ts';
import { prompts } from './met.ts';

export const dealing: FeatureTests<'dealing'> = { words: { answers, moderator, checks }, readings, prompts };
