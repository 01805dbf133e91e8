/** What tests say of turns and phases. */
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './checks.ts';
import { facts } from './position.ts';
import { events } from './met.ts';
import { diversions } from './samples.ts';

export const turn: FeatureTests<'turn'> = { words: { facts, checks }, events, diversions };
