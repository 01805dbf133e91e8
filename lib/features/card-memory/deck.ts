/** The deck and the row of cards for sale, as far as their order is known to whoever remembers. */
import type { FactionId } from '../../model/factions.ts';
import type { TreacheryTitle } from '../../model/treachery-cards.ts';
import type { DeckCard, HowUnseen, CardMemory, RowRemembered } from './contract.ts';
import { withKnown, withUnseen } from './hands.ts';

const NOT_SEEN: DeckCard = { card: null, wasForSale: false };

/** Cards off the top lie in a row. */
export function withRow(memory: CardMemory, count: number, turn: number): CardMemory {
  const { onDeck } = memory;
  const seen = Array.from({ length: count }, (_, at) => onDeck[at]?.card ?? null);
  return { ...memory, row: { seen, next: 0, turn }, onDeck: onDeck.slice(count) };
}

/** The card of this number, from 1 on, was seen. */
export const withLotSeen = (memory: CardMemory, lot: number, card: TreacheryTitle): CardMemory => ({
  ...memory,
  row:
    memory.row === null
      ? null
      : { ...memory.row, seen: memory.row.seen.map((one, at) => (at === lot - 1 ? card : one)) },
});

/** So many of the row lie on the deck again, in the same order. */
export function withRowBack(memory: CardMemory, count: number): CardMemory {
  const { row, onDeck } = memory;
  if (row === null) return { ...memory, onDeck: [] };
  const back = row.seen.slice(row.next, row.next + count).map((card): DeckCard => ({ card, wasForSale: true }));
  return { ...memory, row: { ...row, next: row.next + count }, onDeck: [...back, ...onDeck] };
}

/** The top of the deck goes into a hand; `how` is how one that was not seen got there, if it was not bought. */
export function withDealt(
  memory: CardMemory,
  faction: FactionId,
  count: number,
  how: HowUnseen,
  turn: number,
): CardMemory {
  const dealt = Array.from({ length: count }, (_, at) => memory.onDeck[at] ?? NOT_SEEN);
  const left = { ...memory, onDeck: memory.onDeck.slice(count) };
  // One's own hand needs no memory.
  if (faction === memory.faction) return left;
  return dealt.reduce<CardMemory>(
    (next, { card, wasForSale }) =>
      card === null
        ? withUnseen(next, faction, 1, wasForSale ? 'bought' : how, turn)
        : withKnown(next, faction, card, 'came-up', turn),
    left,
  );
}

/** The same row after a take-back lies as it lay: what was seen of it since is known still. */
export const rowAgain = (then: RowRemembered | null, now: RowRemembered | null): RowRemembered | null =>
  then !== null && then.turn === now?.turn && then.seen.length === now.seen.length
    ? { ...then, seen: then.seen.map((card, at) => card ?? now.seen[at] ?? null) }
    : then;
