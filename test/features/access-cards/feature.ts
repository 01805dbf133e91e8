/** The test code for the access cards. */
import { inRapidAccess } from '../../simulate/when.ts';
import type { FeatureTests } from '../../support/feature.ts';
import { checks } from './assertions.ts';
import { events, prompts, refusals } from './coverage.ts';
import { asides, nowAndThen } from './generators.ts';
import { examples } from './examples.ts';
import { accessWrong } from './oracle-rules.ts';
import { oracle } from './oracle.ts';
import { facts } from './position.ts';
import { acts, answers, sentences } from './step-definitions.ts';

export const accessCards: FeatureTests<'accessCards'> = {
  examples,
  words: { answers, acts, sentences, facts, checks },
  oracle,
  prompts,
  events,
  refusals,
  invariant: accessWrong,
  powers: {
    'rapid-access/rapid-deal': { met: inRapidAccess, isSeenBy: (_before, { type }) => type === 'AccessCardsDealt' },
  },
  asides,
  nowAndThen,
  // A limit never counts for more than the bidder's spice, and the price is public.
  discloses: ['AccessCardSold', 'AccessCardUnsold'],
  emptiesPurses: ['AccessTradingEnded'],
  secretAnswers: ['access-bid', 'claim-strongholds'],
};
