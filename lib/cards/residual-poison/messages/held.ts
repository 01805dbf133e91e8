/** The texts about the own cards before shields, under the cover of their owner's phone. */
import type { CardBeforeShield } from '../../../model/laid-cards.ts';
import { heldCardName } from '../../../messages/cards.ts';
import { theFaction } from '../../../messages/names.ts';
import { formatList } from '../../../messages/numbers.ts';

/** Returns the cards, one after the other: `Before Fremen: Kulon`. */
export const formatOwnPoisons = (cards: readonly CardBeforeShield[]): string =>
  formatList(cards.map(({ before, card: { card } }) => `Before ${theFaction(before)}: ${heldCardName(card)}`));
