/** Pairs of tables that differ in the answer about a defense. */
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import { trapSprung, withTraps } from '../traps/generators.ts';

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  /** The card that defends a leader, or that none does. */
  'ambush-defense': {
    choices: withTraps,
    needs: 'bene-tleilaxu',
    begins: trapSprung,
    parts: answered('defend-leader'),
  },
} satisfies Twinned;
