/** The legal answers, by a second reading of the rulebook. */
import type { TruthContract } from '#lib/cards/truthtrance/contract.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';

export const oracle: Oracle<TruthContract> = {
  'tell-truth': (_state, _prompt, value) => ['yes', 'no', 'no-fact'].some((truth) => truth === value),
};
