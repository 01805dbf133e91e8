import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** Lets the desk enter the storm and its effects. */
export const facts: EnteredFacts<'storm'> = {
  storm: { stands: ({ storm }, fact) => ({ ...fact, sector: storm }) },
  'shield-wall': { stands: ({ shieldWallStands }, fact) => ({ ...fact, stands: shieldWallStands }) },
  'last-wheels': {
    stands: ({ lastWheels: [one = null, two = null] }, fact) => ({ ...fact, one, two }),
  },
};
