/** What phones and the desk say of treachery cards that lie open. */
import type { FactionId } from '../../../model/factions.ts';
import type { CardPile, OpenPlace, TreacheryTitle } from '../../../model/treachery-cards.ts';
import { cardName, formatCardPlace } from '../../../messages/cards.ts';
import { theFaction } from '../../../messages/names.ts';
import { plural, capitalize, formatNumber, formatRow, formatList } from '../../../messages/numbers.ts';

/** What each open pile is called above its cards. */
export const PILE_HEADINGS: Readonly<Record<CardPile, string>> = { discarded: 'Discards', removed: 'Out of the game' };

/** Cards that lie open. */
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

/** One of them, for who hears it. */
export const formatMove = (card: TreacheryTitle): string => `Move ${cardName(card)}`;

/** Where it goes. */
export const formatTo = (place: OpenPlace | FactionId): string => `To ${formatCardPlace(place)}`;

/** One of them. */
export const formatTakeOut = (card: TreacheryTitle): string => `Take out ${cardName(card)}`;

/** Open cards, as far as somebody may read them. */
interface OpenCards {
  readonly cards: readonly TreacheryTitle[];
  /** How many more lie there since earlier turns. */
  readonly unread: number;
}

/** A pile in one line: `Shield, Snooper`; `This turn: Shield. 3 more of earlier turns.` */
export function formatOpenCards({ cards, unread }: OpenCards): string {
  const named = cards.length === 0 ? 'none' : formatRow(cards.map(cardName));
  return unread === 0 ? `${capitalize(named)}.` : `This turn: ${named}. ${formatNumber(unread)} more of earlier turns.`;
}

/** For whom earlier turns are kept; `null` where that is everybody. */
export function formatRecordsOf(of: 'everybody' | readonly FactionId[]): string | null {
  if (of === 'everybody') return null;
  const who = capitalize(formatList(of.map(theFaction)));
  return `${who} alone ${plural(of.length, { one: 'keeps', other: 'keep' })} records of cards: what lies here since earlier turns is told to nobody else.`;
}

/** At the desk, above the act. */
export const LOOK_THROUGH_HINT =
  'Cards of earlier turns are not for everybody to read. To put right what lies here, look through all of it: everybody is told, and it lies open at the desk until the phase is over.';

/** The act at the desk. */
export const LOOK_THROUGH = 'Look through the open cards';
