/** What tests say of forces, leaders, spice and cards. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { facts, secrets, given } from './position.ts';

export const pieces: FeatureTests<'pieces'> = { words: { facts, secrets, given, checks } };
