import type { Holding } from '#app/_components/secrets/holding.ts';
import { formatOwnPoisons } from '#lib/cards/residual-poison/messages/held.ts';

/** The line about the player's own face-down cards in front of other players' shields. */
export const held: Holding = {
  line: ({ ownPoisons: { cards } }) => (cards.length === 0 ? null : { sign: 'poison', words: formatOwnPoisons(cards) }),
  // No possible card has a longer name.
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
