import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** Lets the desk enter the open cards of the spice piles, and how many worms have come. */
export const facts: EnteredFacts<'spiceBlow'> = {
  'spice-pile': {
    which: ({ pile }) => `${pile}`,
    stands: ({ spicePiles }, fact) => ({ ...fact, top: spicePiles[fact.pile] ?? null }),
  },
  'worms-come': { stands: ({ alsoCounted: [first] }, fact) => ({ ...fact, count: first?.wormsCome ?? 0 }) },
};
