import { LONGEST_LEADERS } from '#app/_components/secrets/longest.ts';
import type { Holding } from '#app/_components/secrets/holding.ts';
import { formatOwnPoisons } from '#lib/cards/residual-poison/messages/held.ts';

/** The line about the player's own face-down cards in front of other players' shields. */
export const held: Holding = {
  line: ({ ownPoisons: { cards }, ownPoisonings }) =>
    cards.length === 0 ? null : { sign: 'poison', words: formatOwnPoisons(cards, ownPoisonings) },
  // No possible card has a longer name.
  most: ({ mine, table, audience }) => ({
    ownPoisons: {
      ...mine.ownPoisons,
      cards: [...(table.residualPoison?.lies ?? []), ...(table.poisonings ?? [])]
        .filter(({ by }) => by === audience)
        .map(({ by, against }) => ({
          faction: by,
          before: against,
          card: { slot: 'h1', card: 'residual-poison' as const },
        })),
    },
    // No leader has a longer name.
    ownPoisonings: (table.poisonings ?? [])
      .filter(({ by }) => by === audience)
      .map(({ against }) => ({ against, number: 5, leader: LONGEST_LEADERS[0] ?? null, lastTurn: table.turn + 1 })),
  }),
};
