/** The test code for the harvests before the game. */
import { inPreludes } from '../../simulate/when.ts';
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts, refusals } from './coverage.ts';
import { examples } from './examples.ts';
import { secretPairs } from './generators.ts';
import { harvestWrong } from './oracle-rules.ts';
import { oracle } from './oracle.ts';
import { facts } from './position.ts';
import { answers, sentences } from './step-definitions.ts';

export const harvests: FeatureTests<'harvests', keyof typeof secretPairs> = {
  examples,
  words: { answers, sentences, facts, checks },
  refusals,
  oracle,
  prompts,
  events,
  invariant: harvestWrong,
  offered: ['look-at-share'],
  secretPairs,
  // All players see a worm. The votes show the cards and the shares of the players who voted yes.
  discloses: ['FirstManagerNamed', 'HarvestTaxed', 'HarvestWormDrawn', 'HarvestVoted', 'HarvestSettled'],
  secretAnswers: ['manager-sum', 'hand-out-shares', 'look-at-share', 'harvest-vote', 'split-harvest'],
  powers: { 'spice-harvest/prelude': { met: inPreludes, isSeenBy: (_before, { type }) => type === 'PreludeBegan' } },
};
