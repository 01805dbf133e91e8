/** What tests say of turns and phases. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { facts } from './position.ts';
import { events } from './coverage.ts';
import { sideActions } from './generators.ts';

export const turn: FeatureTests<'turn'> = { words: { facts, checks }, events, sideActions };
