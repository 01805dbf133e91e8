/** The deck and the row of cards for sale, with as much of their order as a seat knows. */
import type { FactionId } from '../../model/factions.ts';
import type { TreacheryTitle } from '../../model/treachery-cards.ts';
import type { DeckCard, HowUnseen, CardMemory, RowRemembered } from './contract.ts';
import { withKnown, withUnseen } from './hands.ts';

const NOT_SEEN: DeckCard = { card: null, wasForSale: false };

/** Records that this many cards from the top of the deck lie in a row. */
export function withRow(memory: CardMemory, count: number, turn: number): CardMemory {
  const { onDeck } = memory;
  const seen = Array.from({ length: count }, (_, at) => onDeck[at]?.card ?? null);
  return { ...memory, row: { seen, next: 0, turn }, onDeck: onDeck.slice(count) };
}

/** Records that the card of this number, from 1, was seen. */
export const withLotSeen = (memory: CardMemory, lot: number, card: TreacheryTitle): CardMemory => ({
  ...memory,
  row:
    memory.row === null
      ? null
      : { ...memory.row, seen: memory.row.seen.map((one, at) => (at === lot - 1 ? card : one)) },
});

/** Records that this many cards of the row are back on the deck, in the same order. */
export function withRowBack(memory: CardMemory, count: number): CardMemory {
  const { row, onDeck } = memory;
  if (row === null) return { ...memory, onDeck: [] };
  const back = row.seen.slice(row.next, row.next + count).map((card): DeckCard => ({ card, wasForSale: true }));
  return { ...memory, row: { ...row, next: row.next + count }, onDeck: [...back, ...onDeck] };
}

/**
 * Records that the top of the deck goes into a hand. `how` says how an unseen card came there, if nobody bought it.
 */
export function withDealt(
  memory: CardMemory,
  faction: FactionId,
  count: number,
  how: HowUnseen,
  turn: number,
): CardMemory {
  const dealt = Array.from({ length: count }, (_, at) => memory.onDeck[at] ?? NOT_SEEN);
  const left = { ...memory, onDeck: memory.onDeck.slice(count) };
  // A faction needs no memory of its own hand.
  if (faction === memory.faction) return left;
  return dealt.reduce<CardMemory>(
    (next, { card, wasForSale }) =>
      card === null
        ? withUnseen(next, faction, 1, wasForSale ? 'bought' : how, turn)
        : withKnown(next, faction, card, 'came-up', turn),
    left,
  );
}

/**
 * Returns the row after a take-back, as it was at that moment. If the seat has seen a card of the row since, that card
 * is still known.
 */
export const rowAgain = (then: RowRemembered | null, now: RowRemembered | null): RowRemembered | null =>
  then !== null && then.turn === now?.turn && then.seen.length === now.seen.length
    ? { ...then, seen: then.seen.map((card, at) => card ?? now.seen[at] ?? null) }
    : then;
