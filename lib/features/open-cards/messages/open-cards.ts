/** Open treachery cards on phones and at the desk. */
import type { FactionId } from '../../../model/factions.ts';
import type { CardPile, OpenPlace, TreacheryTitle } from '../../../model/treachery-cards.ts';
import { cardName, formatCardPlace } from '../../../messages/cards.ts';
import { theFaction } from '../../../messages/names.ts';
import { plural, capitalize, formatNumber, formatRow, formatList } from '../../../messages/numbers.ts';

/** The title of each open pile. */
export const PILE_HEADINGS: Readonly<Record<CardPile, string>> = { discarded: 'Discards', removed: 'Out of the game' };

/** The open cards. */
export const PILES = {
  open: 'Open cards',
  appKeeps: 'Mentat keeps this deck. A card moved here is moved at once.',
  none: 'None.',
  move: 'Move it',
  outOfDeck: 'Out of the deck',
  whileNobody: 'As long as nobody holds a card, those that lie open are taken out of the deck here.',
  openCard: 'A card that lies open',
  add: 'Add a card',
} as const;

/** One of them, for screen readers. */
export const formatMove = (card: TreacheryTitle): string => `Move ${cardName(card)}`;

/** Its destination. */
export const formatTo = (place: OpenPlace | FactionId): string => `To ${formatCardPlace(place)}`;

/** One of them. */
export const formatTakeOut = (card: TreacheryTitle): string => `Take out ${cardName(card)}`;

/** Open cards, as far as a seat may read them. */
interface OpenCards {
  readonly cards: readonly TreacheryTitle[];
  /** The number of further cards from earlier turns. */
  readonly unread: number;
}

/** A pile in one line: `Shield, Snooper`; `This turn: Shield. 3 more of earlier turns.` */
export function formatOpenCards({ cards, unread }: OpenCards): string {
  const named = cards.length === 0 ? 'none' : formatRow(cards.map(cardName));
  return unread === 0 ? `${capitalize(named)}.` : `This turn: ${named}. ${formatNumber(unread)} more of earlier turns.`;
}

/** The factions that read earlier turns; `null` for everybody. */
export function formatRecordsOf(of: 'everybody' | readonly FactionId[]): string | null {
  if (of === 'everybody') return null;
  const who = capitalize(formatList(of.map(theFaction)));
  return `Only ${who} ${plural(of.length, { one: 'keeps', other: 'keep' })} records of cards: others cannot read what lies here since earlier turns.`;
}

/** At the desk, above the button. */
export const LOOK_THROUGH_HINT =
  'Cards of earlier turns are not for everybody to read. To correct what lies here, look through all of it. Mentat tells everybody, and the cards lie open at the desk until the phase is over.';

/** The button at the desk. */
export const LOOK_THROUGH = 'Look through the open cards';
