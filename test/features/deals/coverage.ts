/** The kinds of random games that can reach the events and refusals of this feature. */
import { inTurns, type Reachability, inSetups } from '../../simulate/when.ts';
import type { EventCoverage, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'deals'> = {
  DealProposed: 'always',
  DealDeclined: 'always',
  DealWithdrawn: 'always',
  DealMade: 'always',
  DealDue: 'always',
  DealPaid: 'always',
  BribesTaken: inTurns,
};

/** The reason why a deal between allies is refused. */
const betweenAllies: Reachability = {
  when: ({ edition }) => edition === 'gf9-2019',
  else: 'in 1979 allies may make deals, too',
};

/** The reason why a deal that only two know is refused. */
const inOpenBooks: Reachability = {
  when: ({ edition }) => edition !== 'nine-faction',
  else: 'in the nine-faction compendium deals may be kept by two',
};

export const refusals: MetRefusals<'deals'> = {
  'too-early-to-deal': inSetups,
  'deal-with-itself': 'always',
  'deals-are-public': inOpenBooks,
  'allies-do-not-deal': betweenAllies,
  'stranger-pays': 'always',
  'later-needs-a-moment': 'always',
  'moment-has-passed': 'always',
  'purse-too-small': 'always',
  'no-such-proposal': 'always',
  'nothing-to-pay': 'always',
};
