import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** The editors of the orders of this turn and of the last turn, at the desk. */
export const facts: EnteredFacts<'orders'> = {
  'restricted-territory': {
    which: ({ when }) => when,
    stands: ({ orders }, fact) => ({ ...fact, territory: orders.noted[fact.when].restricted }),
  },
  'held-faction': {
    which: ({ when, moment }) => `${when} ${moment}`,
    stands: ({ orders }, fact) => ({ ...fact, faction: orders.noted[fact.when][fact.moment] }),
  },
};
