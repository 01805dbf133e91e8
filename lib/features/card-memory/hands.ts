/**
 * Hands as one seat remembers them: cards come, are seen, leave and pass. Whatever cannot be told stays open, so that what
 * is certain is true, and what is true is never ruled out. Cards of a title are alike: which of two shields has left makes
 * no difference to what is held.
 */
import { removeFirst } from '../../core/remove-first.ts';
import type { FactionId } from '../../model/factions.ts';
import type { TreacheryTitle } from '../../model/treachery-cards.ts';
import type { HandCard, HowKnown, HowUnseen, CardMemory, Sight } from './contract.ts';
import { heldBy, inHand } from './held.ts';
import { drawnFrom, heldIn, mixedOf, pooled } from './mixed.ts';

/** Cards whose faces are not known come into a hand. */
export const withUnseen = (
  memory: CardMemory,
  faction: FactionId,
  count: number,
  how: HowUnseen,
  turn: number,
): CardMemory =>
  Array.from({ length: count }).reduce<CardMemory>(
    (next) => withCard(next, faction, { card: null, how, turn, from: [next.count] }),
    memory,
  );

/** A card whose face is known comes into a hand. */
export const withKnown = (
  memory: CardMemory,
  faction: FactionId,
  card: TreacheryTitle,
  how: HowKnown,
  turn: number,
): CardMemory => withCard(memory, faction, { card, how, turn, from: [memory.count] });

/** A card has left a hand, seen by its rememberer. */
export function withoutSeen(memory: CardMemory, faction: FactionId, card: TreacheryTitle, turn: number): CardMemory {
  const known = heldBy(memory, faction).find((held) => held.card === card);
  if (known !== undefined) return inHand(memory, faction, (cards) => removeFirst(cards, known));
  const found = taken(memory, faction, card);
  if (found === null) return memory;
  return withSight(found.memory, found.among, { faction, card, how: 'played', turn });
}

/** These were seen in a hand at once, and stay there. */
export function withSeen(
  memory: CardMemory,
  faction: FactionId,
  cards: readonly TreacheryTitle[],
  how: HowKnown,
  turn: number,
): CardMemory {
  return [...new Set(cards)].reduce((next, card) => {
    const at = cards.filter((one) => one === card).length;
    const known = heldBy(next, faction).filter((held) => held.card === card).length;
    return Array.from({ length: Math.max(0, at - known) }).reduce<CardMemory>(
      (one) => withOneSeen(one, faction, card, how, turn),
      next,
    );
  }, memory);
}

/** Of the cards of this hand that were not known one is seen, or one more than were counted. */
export function withOneSeen(
  memory: CardMemory,
  faction: FactionId,
  card: TreacheryTitle,
  how: HowKnown,
  turn: number,
): CardMemory {
  const found = taken(memory, faction, card);
  if (found === null) return withKnown(memory, faction, card, how, turn);
  const { memory: left, among } = found;
  if (among === null) return withKnown(left, faction, card, how, turn);
  const known = inHand(left, faction, (cards) => [...cards, { card, how, turn, from: among }]);
  return withSight(known, among, { faction, card, how, turn });
}

/** The same was seen before the table went back: one of these cards is known again. */
export function withSeenAgain(memory: CardMemory, sight: Sight): CardMemory {
  const { faction, card, how, turn, among } = sight;
  const unseen = heldBy(memory, faction).filter(
    (held) => held.card === null && held.from.some((name) => among.includes(name)),
  );
  const [first] = unseen;
  if (first === undefined) return memory;
  const known = inHand(memory, faction, (cards) => [
    ...alike(removeFirst(cards, first), unseen),
    { card, how, turn, from: namesOf(unseen) },
  ]);
  return { ...known, sights: [...known.sights, sight] };
}

/** So many cards pass unseen from one hand to another. */
export function withPassed(
  memory: CardMemory,
  from: FactionId,
  to: FactionId,
  count: number,
  turn: number,
): CardMemory {
  const own = heldBy(memory, from);
  if (mixedOf(memory, from).length === 0) {
    // Whoever gives everything keeps no secret of it; and of cards that nobody saw none is told from another.
    if (count >= own.length)
      return own.reduce(
        (next, held) => withCard(next, to, { ...held, from: [next.count] }),
        inHand(memory, from, () => []),
      );
    if (own.every(({ card }) => card === null)) {
      const left = inHand(memory, from, (cards) => alike(cards.slice(count), cards));
      return withUnseen(left, to, count, 'passed', turn);
    }
  }
  return pooled(memory, from, to, count, turn);
}

/** All cards of a hand go back into the deck, seen by nobody. */
export const withoutHand = (memory: CardMemory, faction: FactionId, turn: number): CardMemory =>
  pooled(memory, faction, 'gone', heldIn(memory, faction), turn);

/** On cardboard hands can be counted now: what came unseen is added, and what is missing left unseen. */
export function withCounted(memory: CardMemory, faction: FactionId, count: number, turn: number): CardMemory {
  const held = heldIn(memory, faction);
  if (count >= held) return withUnseen(memory, faction, count - held, 'counted', turn);
  const own = heldBy(memory, faction);
  return mixedOf(memory, faction).length === 0 && own.every(({ card }) => card === null)
    ? inHand(memory, faction, (cards) => alike(cards.slice(held - count), cards))
    : pooled(memory, faction, 'gone', held - count, turn);
}

const withSight = (memory: CardMemory, among: readonly number[] | null, sight: Omit<Sight, 'among'>): CardMemory =>
  among === null ? memory : { ...memory, sights: [...memory.sights, { ...sight, among }] };

/**
 * A card leaves those of a hand that were not known to be another; `null` where there is none. `among`: which of the cards
 * that came into the hand it can have been, `null` where some of them had passed unseen.
 */
function taken(
  memory: CardMemory,
  faction: FactionId,
  card: TreacheryTitle,
): { readonly memory: CardMemory; readonly among: readonly number[] | null } | null {
  const unseen = heldBy(memory, faction).filter((held) => held.card === null);
  const [first] = unseen;
  const mixed = drawnFrom(memory, faction, card, unseen.length > 0);
  if (mixed !== null) return { memory: mixed, among: null };
  if (first === undefined) return null;
  const left = inHand(memory, faction, (cards) => alike(removeFirst(cards, first), unseen));
  return mayHavePassed(memory, faction)
    ? { memory: withPassedAmong(left, faction), among: null }
    : { memory: left, among: namesOf(unseen) };
}

/** Whether some card of this hand passed unseen, and was not seen before. */
const mayHavePassed = (memory: CardMemory, faction: FactionId): boolean =>
  mixedOf(memory, faction).some(({ unseen }) => unseen > 0);

/** What passed unseen is like any other unseen card: from now on it may be among those that came to the hand otherwise. */
const withPassedAmong = (memory: CardMemory, faction: FactionId): CardMemory => ({
  ...inHand(memory, faction, (cards) =>
    cards.map((held) => (held.card === null ? { ...held, from: [...held.from, memory.count] } : held)),
  ),
  count: memory.count + 1,
});

/** Of these unseen cards one is gone, or known: those that stay are not told from it any more. */
function alike(cards: readonly HandCard[], those: readonly HandCard[]): readonly HandCard[] {
  const unseen = those.filter((held) => held.card === null);
  const [first] = unseen;
  if (first === undefined) return cards;
  const isOneWay = unseen.every(({ how, turn }) => how === first.how && turn === first.turn);
  const from = namesOf(unseen);
  return cards.map((held) =>
    held.card !== null || !unseen.some((one) => one === held)
      ? held
      : { ...held, ...(isOneWay ? {} : { how: 'one-of-several' as const }), from },
  );
}

const namesOf = (cards: readonly HandCard[]): readonly number[] => [...new Set(cards.flatMap(({ from }) => from))];

const withCard = (memory: CardMemory, faction: FactionId, card: HandCard): CardMemory => ({
  ...inHand(memory, faction, (cards) => [...cards, card]),
  count: memory.count + 1,
});
