/** The test code for the traps of the Bene Tleilaxu. */
import type { FeatureTests } from '../../support/feature.ts';
import { events, prompts, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { nowAndThen, secretPairs } from './generators.ts';
import { invariant, neverAttacked, oracle } from './oracle.ts';
import { answers, checks, facts } from './step-definitions.ts';

export const traps: FeatureTests<'traps', keyof typeof secretPairs> = {
  examples,
  refusals,
  words: { answers, checks, facts },
  oracle,
  prompts,
  events,
  invariant,
  invariantOfCommand: neverAttacked,
  offered: ['lay-trap'],
  secretPairs,
  nowAndThen,
  discloses: ['TrapDestroyed'],
};
