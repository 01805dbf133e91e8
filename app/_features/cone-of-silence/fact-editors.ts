import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** The editor of the silenced factions, at the desk. */
export const facts: EnteredFacts<'coneOfSilence'> = {
  silenced: {
    which: ({ faction }) => faction,
    stands: ({ silenced }, fact) => ({ ...fact, silenced: silenced?.includes(fact.faction) === true }),
  },
};
