import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** Whether a storm card lies ready, as the desk enters it. */
export const facts: EnteredFacts<'stormCard'> = {
  'storm-card': { stands: ({ stormCard }, fact) => ({ ...fact, lies: stormCard?.lies ?? false }) },
};
