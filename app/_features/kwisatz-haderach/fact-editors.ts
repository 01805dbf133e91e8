import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** Where the Kwisatz Haderach is, as the desk enters it. */
export const facts: EnteredFacts<'kwisatzHaderach'> = {
  'kwisatz-haderach': {
    stands: ({ kwisatzHaderach }, fact) => ({
      ...fact,
      where: kwisatzHaderach?.where ?? 'ready',
      usedIn: kwisatzHaderach?.usedIn ?? null,
    }),
  },
};
