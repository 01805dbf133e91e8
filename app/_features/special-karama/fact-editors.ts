import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** Lets the desk enter which factions have used a Karama’s special power. */
export const facts: EnteredFacts<'specialKarama'> = {
  'special-karama': {
    which: ({ faction }) => faction,
    stands: ({ specialKarama }, fact) => ({
      ...fact,
      used: specialKarama.some(({ faction, used }) => faction === fact.faction && used),
    }),
  },
};
