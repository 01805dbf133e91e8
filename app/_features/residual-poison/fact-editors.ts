import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** The editors of cards in front of shields, and of the debts for them, at the desk. */
export const facts: EnteredFacts<'residualPoison'> = {
  poison: {
    which: ({ faction }) => faction,
    stands: ({ residualPoison }, fact) => {
      const lies = residualPoison?.lies.find(({ against }) => against === fact.faction);
      return { ...fact, by: lies?.by ?? null, amount: lies?.amount ?? 0 };
    },
  },
  poisoning: {
    which: ({ faction }) => faction,
    stands: ({ poisonings }, fact) => ({
      ...fact,
      by: poisonings?.find(({ against }) => against === fact.faction)?.by ?? null,
    }),
  },
  'poison-debt': {
    which: ({ faction, to }) => `${faction} ${to}`,
    stands: ({ residualPoison }, fact) => {
      const owed = residualPoison?.owed.find(({ by, to }) => by === fact.faction && to === fact.to);
      return { ...fact, amount: owed?.amount ?? 0 };
    },
  },
};
