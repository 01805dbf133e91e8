/** In which runs of games its questions and events can be met. */
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
