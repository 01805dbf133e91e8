/** The faces of access cards in words. */
import { formatCards, formatCount, formatList } from '../../../../messages/numbers.ts';
import { territoryName } from '../../../../messages/territories.ts';
import type { EditionId } from '../../../../model/editions.ts';
import type { AccessCard, TroopCard } from '../contract.ts';

/** Returns the face of an access card: `Arrakeen`, `7 troops`, `Optional sietch`. */
export function accessCardName(card: AccessCard, edition: EditionId): string {
  if (card === 'optional-sietch') return 'Optional sietch';
  return isTroops(card) ? formatCount(Number(card.slice(TROOPS.length)), 'troop') : territoryName(card, edition);
}

const TROOPS = 'troops-';
const isTroops = (card: AccessCard): card is TroopCard => card.startsWith(TROOPS);

/** Returns the faces of access cards: `Arrakeen and 7 troops`. */
export const formatAccessCards = (cards: readonly AccessCard[], edition: EditionId): string =>
  cards.length === 0 ? formatCards(0) : formatList(cards.map((card) => accessCardName(card, edition)));
