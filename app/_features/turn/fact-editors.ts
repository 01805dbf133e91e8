import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';
import { allianceName, groupOf, groupsAt, withAlliance } from '#app/_components/state-editor/alliances.ts';

/** The facts that the desk enters about the turn: its phase, and the alliances. */
export const facts: EnteredFacts<'turn'> = {
  turn: { stands: ({ turn }, fact) => ({ ...fact, turn }) },
  phase: { stands: ({ phase }, fact) => ({ ...fact, phase }) },
  'first-player': { stands: ({ firstPlayer }, fact) => ({ ...fact, faction: firstPlayer }) },
  alliance: {
    which: allianceName,
    stands: (table, fact) => {
      const [first] = fact.members;
      return { ...fact, members: first === undefined ? [] : groupOf(groupsAt(table), first) };
    },
    moment: ({ members }) => (members.length < 2 ? 'frees' : 'usual'),
    laidInto: withAlliance,
  },
};
