/** What tests say of special Karama powers. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { facts } from './position.ts';

export const specialKarama: FeatureTests<'specialKarama'> = { words: { facts, checks } };
