import type { EnteredFacts } from '#app/_components/state-editor/entered.ts';

/** The editors of mercenaries in reserves and of the mercenary leader, at the desk. */
export const facts: EnteredFacts<'mercenary'> = {
  mercenaries: {
    which: ({ faction }) => faction,
    stands: ({ factions }, fact) => ({
      ...fact,
      count: factions.find(({ faction }) => faction === fact.faction)?.hired ?? 0,
    }),
    moment: ({ count }, was) => (count < was.count ? 'frees' : 'usual'),
  },
  'mercenary-leader': {
    which: () => 'leader',
    stands: ({ mercenaries }, fact) => ({ ...fact, leader: mercenaries?.leader ?? null }),
  },
};
