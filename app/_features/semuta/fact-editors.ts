import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** The editor of the strength that a leader has lost to Semuta, at the desk. */
export const facts: EnteredFacts<'semuta'> = {
  'leader-drugged': {
    which: ({ leader }) => leader,
    stands: ({ drugged }, fact) => ({
      ...fact,
      lost: drugged?.find(({ leader }) => leader === fact.leader)?.lost ?? 0,
    }),
  },
};
