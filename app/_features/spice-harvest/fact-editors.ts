import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** Lets the desk enter the buyer of an access card. */
export const accessFacts: EnteredFacts<'accessCards'> = {
  'access-buyer': {
    which: ({ sale }) => String(sale),
    stands: ({ access }, fact) => ({ ...fact, buyer: access?.sold[fact.sale - 1]?.buyer ?? fact.buyer }),
  },
};

/** Lets the desk enter the Manager, the number of the harvest, and the factions that kept the office once. */
export const facts: EnteredFacts<'harvests'> = {
  'harvest-manager': { stands: ({ harvests }, fact) => ({ ...fact, manager: harvests?.manager ?? fact.manager }) },
  'harvest-number': { stands: ({ harvests }, fact) => ({ ...fact, harvest: harvests?.harvest ?? 0 }) },
  'kept-office': {
    which: ({ faction }) => faction,
    stands: ({ harvests }, fact) => ({ ...fact, kept: harvests?.keptOffice.includes(fact.faction) === true }),
  },
};
