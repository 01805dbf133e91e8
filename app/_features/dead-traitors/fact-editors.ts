import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** The editor of the traitors of Tleilaxu at the desk. */
export const facts: EnteredFacts<'deadTraitors'> = {
  'dead-traitor': {
    which: ({ leader }) => leader,
    stands: ({ deadTraitors }, fact) => ({ ...fact, inPay: deadTraitors.includes(fact.leader) }),
    // A leader that another entry takes out of the tanks may then become loyal.
    moment: () => 'last',
  },
};
