/** Open treachery cards on phones and at the desk. */
import type { FactionId } from '../../../model/factions.ts';
import type { CardPile, OpenPlace, TreacheryTitle } from '../../../model/treachery-cards.ts';
import { cardName, formatCardPlace } from '../../../messages/cards.ts';
import { theFaction } from '../../../messages/names.ts';
import { plural, capitalize, formatNumber, formatRow, formatList } from '../../../messages/numbers.ts';

/** The title of each open pile. */
export const PILE_HEADINGS: Readonly<Record<CardPile, string>> = { discarded: 'Discards', removed: 'Out of the game' };

/** The texts about the open cards. */
export const PILES = {
  open: 'Open cards',
  appKeeps: 'Mentat keeps this deck. A card that you move here moves at once.',
  none: 'None.',
  move: 'Move it',
  outOfDeck: 'Out of the deck',
  whileNobody: 'As long as no hand holds a card, you can take cards out of the deck here and lay them open.',
  openCard: 'A card that lies open',
  add: 'Add a card',
} as const;

/** Returns the name of the form for one card, for screen readers. */
export const formatMove = (card: TreacheryTitle): string => `Move ${cardName(card)}`;

/** Returns the label of the button for a destination. */
export const formatTo = (place: OpenPlace | FactionId): string => `To ${formatCardPlace(place)}`;

/** Returns the label of the button that takes a card out of the deck. */
export const formatTakeOut = (card: TreacheryTitle): string => `Take out ${cardName(card)}`;

/** The open cards that a seat may read. */
interface OpenCards {
  readonly cards: readonly TreacheryTitle[];
  /** The number of further cards from earlier turns. */
  readonly unread: number;
}

/** Returns a pile in one line: `Shield, Snooper`; `This turn: Shield. 3 more of earlier turns.` */
export function formatOpenCards({ cards, unread }: OpenCards): string {
  const named = cards.length === 0 ? 'none' : formatRow(cards.map(cardName));
  return unread === 0 ? `${capitalize(named)}.` : `This turn: ${named}. ${formatNumber(unread)} more of earlier turns.`;
}

/** Returns the line about the factions that may read cards of earlier turns; `null` if all factions may read them. */
export function formatRecordsOf(of: 'everybody' | readonly FactionId[]): string | null {
  if (of === 'everybody') return null;
  const who = capitalize(formatList(of.map(theFaction)));
  return `Only ${who} ${plural(of.length, { one: 'keeps', other: 'keep' })} records of cards. Others cannot read the cards of earlier turns here.`;
}

/** The hint above the button at the desk. */
export const LOOK_THROUGH_HINT =
  'Only some factions may read the cards of earlier turns. To correct these piles, look through all the cards. Everybody sees that you do, and the cards stay open at the desk until the phase is over.';

/** The button at the desk. */
export const LOOK_THROUGH = 'Look through the open cards';
