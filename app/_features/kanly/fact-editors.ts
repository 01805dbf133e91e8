import type { FactionId, TableView } from '#client';
import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** Lets the desk enter the places, values, backing and blocks of a running duel. */
export const facts: EnteredFacts<'kanly'> = {
  'duel-place': {
    which: ({ faction }) => faction,
    stands: ({ kanly }, fact) => ({ ...fact, at: fighterIn(kanly, fact.faction)?.at ?? fact.at }),
  },
  'duel-worth': {
    which: ({ faction }) => faction,
    stands: ({ kanly }, fact) => ({ ...fact, worth: fighterIn(kanly, fact.faction)?.shown?.worth ?? fact.worth }),
  },
  'duel-backing': {
    which: ({ faction }) => faction,
    stands: ({ kanly }, fact) => ({ ...fact, amount: fighterIn(kanly, fact.faction)?.backing ?? fact.amount }),
  },
  'duel-block': {
    which: ({ border }) => border,
    stands: ({ kanly }, fact) => ({ ...fact, lies: kanly?.running?.blocks.includes(fact.border) === true }),
  },
};

const fighterIn = (kanly: TableView['kanly'], faction: FactionId) =>
  kanly?.running?.fighters.find((one) => one.faction === faction) ?? null;
