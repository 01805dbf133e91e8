/** The kinds of random games that can reach the questions and events of this feature. */
import { whereForcesCoexist } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts } from '../../support/feature.ts';

export const events: EventCoverage<'coexistence'> = {
  CoexistenceAsked: whereForcesCoexist,
  CoexistenceChosen: whereForcesCoexist,
  CoexistenceLeft: whereForcesCoexist,
};

export const prompts: MetPrompts<'coexistence'> = {
  coexist: whereForcesCoexist,
  'leave-coexistence': whereForcesCoexist,
};
