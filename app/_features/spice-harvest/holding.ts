import type { FactionId, SeatView, TerritoryId } from '#client';
import type { Holding } from '#app/_components/secrets/holding.ts';
import { formatHeldAccess } from '#lib/modules/spice-harvest/access/messages/held.ts';

/** Shows the access cards that a seat holds, and the cards of other seats that this seat has seen. */
export const held: Holding = {
  line: ({ accessHand, accessSeen }, { choices: { edition } }) =>
    accessHand.length + accessSeen.length === 0
      ? null
      : { sign: 'stronghold', words: formatHeldAccess(accessHand, accessSeen, edition) },
  most: ({ table: { access }, mine }) => ({
    accessHand: Array.from({ length: cardsOf(access, mine.faction) }, (_, at) => ({
      id: `${LONGEST}-${at + 1}` as const,
      card: LONGEST,
    })),
    // All players know how many cards a seat has seen. They do not know whose cards these are.
    accessSeen: mine.accessSeen.map(({ id }) => ({ id, buyer: 'bene-gesserit', card: LONGEST })),
  }),
};

const LONGEST = 'habbanya-sietch' satisfies TerritoryId;

const cardsOf = (access: SeatView['table']['access'], faction: FactionId): number =>
  access?.hands.find((hand) => hand.faction === faction)?.cards ?? 0;
