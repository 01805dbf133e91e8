import type { FactionId, TableView } from '#client';

type Card = NonNullable<TableView['bidding']>['card'];

/** Whether a faction passed last, or may not bid for this card. Such a faction is dimmed. */
export const hasPassed = (card: Card, faction: FactionId): boolean =>
  card !== null &&
  (!card.bidders.includes(faction) || card.words.findLast((word) => word.faction === faction)?.amount === null);
