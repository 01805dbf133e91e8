/** What phones and the desk say of treachery cards that lie open. */
import type { FactionId } from '../../../model/factions.ts';
import type { CardPile, OpenPlace, TreacheryTitle } from '../../../model/treachery-cards.ts';
import { nameOfCard, sayCardPlace } from '../../../messages/cards.ts';
import { theFaction } from '../../../messages/names.ts';
import { byCount, capital, figure, inRow, listed } from '../../../messages/numbers.ts';

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
export const sayMove = (card: TreacheryTitle): string => `Move ${nameOfCard(card)}`;

/** Where it goes. */
export const sayTo = (place: OpenPlace | FactionId): string => `To ${sayCardPlace(place)}`;

/** One of them. */
export const sayTakeOut = (card: TreacheryTitle): string => `Take out ${nameOfCard(card)}`;

/** Open cards, as far as somebody may read them. */
interface OpenCards {
  readonly cards: readonly TreacheryTitle[];
  /** How many more lie there since earlier turns. */
  readonly unread: number;
}

/** A pile in one line: `Shield, Snooper`; `This turn: Shield. 3 more of earlier turns.` */
export function sayOpenCards({ cards, unread }: OpenCards): string {
  const named = cards.length === 0 ? 'none' : inRow(cards.map(nameOfCard));
  return unread === 0 ? `${capital(named)}.` : `This turn: ${named}. ${figure(unread)} more of earlier turns.`;
}

/** For whom earlier turns are kept; `null` where that is everybody. */
export function sayRecordsOf(of: 'everybody' | readonly FactionId[]): string | null {
  if (of === 'everybody') return null;
  const who = capital(listed(of.map(theFaction)));
  return `${who} alone ${byCount(of.length, { one: 'keeps', other: 'keep' })} records of cards: what lies here since earlier turns is told to nobody else.`;
}

/** At the desk, above the act. */
export const LOOK_THROUGH_HINT =
  'Cards of earlier turns are not for everybody to read. To put right what lies here, look through all of it: everybody is told, and it lies open at the desk until the phase is over.';

/** The act at the desk. */
export const LOOK_THROUGH = 'Look through the open cards';
