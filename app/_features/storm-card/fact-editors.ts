import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** Lets the desk enter whether a storm card is ready. */
export const facts: EnteredFacts<'stormCard'> = {
  'storm-card': { stands: ({ stormCard }, fact) => ({ ...fact, lies: stormCard?.lies ?? false }) },
};
