/** Tables that differ in who has nothing to say in a phase. */
import type { Twinned } from '../../support/twins/difference.ts';

/** What twins can differ in here. */
export const twins = {
  'stands-aside': {
    parts: (_table, owner) => ({
      owner,
      one: { by: owner, intent: { type: 'StandAside', on: true } },
      two: { by: owner, intent: { type: 'StandAside', on: false } },
    }),
  },
} satisfies Twinned;
