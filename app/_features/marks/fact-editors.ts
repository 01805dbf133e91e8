import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** The editors of controlled territories and of leaders that may be marked, at the desk. */
export const facts: EnteredFacts<'marks'> = {
  controlled: {
    which: ({ territory }) => territory,
    stands: ({ controlled }, fact) => ({
      ...fact,
      controlled: controlled.some(({ territory }) => territory === fact.territory),
    }),
    // Forces that are still in the territory would end the control.
    moment: () => 'last',
  },
  'came-back': {
    which: ({ leader }) => leader,
    stands: ({ cameBack }, fact) => ({ ...fact, cameBack: cameBack?.includes(fact.leader) === true }),
  },
};
