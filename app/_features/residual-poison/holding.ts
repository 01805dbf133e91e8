import type { Holding } from '#app/_components/secrets/holding.ts';
import { formatOwnPoisons } from '#lib/cards/residual-poison/messages/held.ts';

/** The own cards face down before others. */
export const held: Holding = {
  line: ({ ownPoisons: { cards } }) => (cards.length === 0 ? null : { sign: 'poison', words: formatOwnPoisons(cards) }),
  // No card that may lie there has a longer name.
  most: ({ mine, table, audience }) => ({
    ownPoisons: {
      ...mine.ownPoisons,
      cards: (table.residualPoison?.lies ?? [])
        .filter(({ by }) => by === audience)
        .map(({ by, against }) => ({
          faction: by,
          before: against,
          card: { slot: 'h1', card: 'residual-poison' as const },
        })),
    },
  }),
};
