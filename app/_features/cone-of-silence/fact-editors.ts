import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** The silenced factions, as the desk enters them. */
export const facts: EnteredFacts<'coneOfSilence'> = {
  silenced: {
    which: ({ faction }) => faction,
    stands: ({ silenced }, fact) => ({ ...fact, silenced: silenced?.includes(fact.faction) === true }),
  },
};
