/** The texts about the access cards that a seat holds. */
import { formatRow } from '../../../../messages/numbers.ts';
import type { EditionId } from '../../../../model/editions.ts';
import type { HeldAccessCard, SeenAccessCard } from '../contract.ts';
import { accessCardName } from './cards.ts';
import { formatSeen, OWN_CARDS } from './phone.ts';

/**
 * Returns the access cards of a seat and the cards of others that it has seen: `Access cards: Arrakeen, 7 troops. Seen:
 * Guild: 5 troops`.
 */
export const formatHeldAccess = (
  hand: readonly HeldAccessCard[],
  seen: readonly SeenAccessCard[],
  edition: EditionId,
): string =>
  [
    hand.length === 0
      ? `${OWN_CARDS.none}.`
      : `Access cards: ${formatRow(hand.map(({ card }) => accessCardName(card, edition)))}.`,
    ...(seen.length === 0
      ? []
      : [
          `${OWN_CARDS.seen}: ${formatRow(seen.map(({ buyer, card }) => formatSeen(buyer, accessCardName(card, edition))))}.`,
        ]),
  ].join(' ');
