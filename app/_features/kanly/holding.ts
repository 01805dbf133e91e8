import type { DuelingCard } from '#client';
import type { Holding } from '#app/_components/secrets/holding.ts';
import { formatHeldCards } from '#lib/modules/duel/kanly/messages/held.ts';

/** No dueling card has a longer name. */
const LONGEST: DuelingCard = 'poison-from-right';

/** Shows the dueling cards of a seat. All players know their number. */
export const held: Holding = {
  line: ({ duelingCards }, { kanly }) =>
    kanly === null ? null : { sign: 'hand', words: formatHeldCards(duelingCards) },
  most: ({ table: { kanly }, audience }) => ({
    duelingCards: Array.from(
      { length: kanly?.hands.find(({ faction }) => faction === audience)?.cards ?? 0 },
      () => LONGEST,
    ),
  }),
};
