import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** Who is silenced, as the desk enters it. */
export const facts: EnteredFacts<'coneOfSilence'> = {
  silenced: {
    which: ({ faction }) => faction,
    stands: ({ silenced }, fact) => ({ ...fact, silenced: silenced?.includes(fact.faction) === true }),
  },
};
