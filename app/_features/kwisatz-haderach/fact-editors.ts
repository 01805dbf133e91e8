import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** The editor of the Kwisatz Haderach's place, at the desk. */
export const facts: EnteredFacts<'kwisatzHaderach'> = {
  'kwisatz-haderach': {
    stands: ({ kwisatzHaderach }, fact) => ({
      ...fact,
      where: kwisatzHaderach?.where ?? 'ready',
      usedIn: kwisatzHaderach?.usedIn ?? null,
    }),
  },
};
