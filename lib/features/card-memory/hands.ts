/**
 * Hands in the memory of one seat: cards come, are seen, leave, and change hands. The memory calls a fact certain only
 * if it must be true, and possible if it may be true. Cards of one title are alike, so it does not matter which of two
 * shields has left.
 */
import { removeFirst } from '../../core/remove-first.ts';
import type { FactionId } from '../../model/factions.ts';
import { type CardKind, kindOf, type TreacheryTitle } from '../../model/treachery-cards.ts';
import type { HandCard, HowKnown, HowUnseen, CardMemory, Sight } from './contract.ts';
import { heldBy, inHand } from './held.ts';
import { drawnFrom, heldIn, mixedOf, pooled } from './mixed.ts';

/** Records that unknown cards come into a hand. */
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

/** Records that a known card comes into a hand. */
export const withKnown = (
  memory: CardMemory,
  faction: FactionId,
  card: TreacheryTitle,
  how: HowKnown,
  turn: number,
): CardMemory => withCard(memory, faction, { card, how, turn, from: [memory.count] });

/** Records that this seat saw a card leave a hand. */
export function withoutSeen(memory: CardMemory, faction: FactionId, card: TreacheryTitle, turn: number): CardMemory {
  const known = heldBy(memory, faction).find((held) => held.card === card);
  if (known !== undefined) return inHand(memory, faction, (cards) => removeFirst(cards, known));
  const found = taken(memory, faction, card);
  if (found === null) return memory;
  return withSight(found.memory, found.among, { faction, card, how: 'played', turn });
}

/** Records that this seat has seen these cards together in a hand. The cards stay there. */
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

/**
 * Records that a seat saw one of the unknown cards of this hand. If the hand has no unknown card, its cards were not
 * counted.
 */
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

/** Records again a sight from before a take-back: one of these cards has this title. */
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

/** Records that this many cards move unseen from one hand to another. */
export function withPassed(
  memory: CardMemory,
  from: FactionId,
  to: FactionId,
  count: number,
  turn: number,
): CardMemory {
  const own = heldBy(memory, from);
  if (mixedOf(memory, from).length === 0) {
    // If a hand gives away all its cards, each card is certainly in the other hand. If nobody has seen any card of the
    // hand, the memory need not tell the cards apart.
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

/** Records that all cards of a hand go back into the deck unseen, except this many that lie face down elsewhere. */
export function withoutHand(memory: CardMemory, faction: FactionId, laid: number, turn: number): CardMemory {
  const away = heldIn(memory, faction) - laid;
  return away <= 0 ? memory : pooled(memory, faction, 'gone', away, turn);
}

/** Records that a faction has lost one card of these kinds, and nobody saw which. */
export function withLaidAway(
  memory: CardMemory,
  faction: FactionId,
  among: readonly CardKind[],
  turn: number,
): CardMemory {
  const mayBe = ({ card }: HandCard): boolean => card === null || among.includes(kindOf(card));
  const those = heldBy(memory, faction).filter(mayBe);
  const [first] = those;
  const isMixed = mixedOf(memory, faction).length > 0;
  if (first === undefined && !isMixed) return memory;
  return !isMixed && first !== undefined && those.every(({ card }) => card === null)
    ? inHand(memory, faction, (cards) => alike(removeFirst(cards, first), those))
    : pooled(memory, faction, 'gone', 1, turn, mayBe);
}

/**
 * Records a count of physical hands. Additional cards have come into the hand unseen, and missing cards have left it
 * unseen.
 */
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
 * Returns the hand after one of its unknown cards has become known; `null` if the hand has no unknown card. `among` are
 * the cards that the known card may be; `null` if some of them had changed hands unseen.
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

/** Whether some unseen card of this hand may have come there in an unseen exchange. */
const mayHavePassed = (memory: CardMemory, faction: FactionId): boolean =>
  mixedOf(memory, faction).some(({ unseen }) => unseen > 0);

/** Records that unseen cards of a group are like the other unseen cards of the hand from now on. */
const withPassedAmong = (memory: CardMemory, faction: FactionId): CardMemory => ({
  ...inHand(memory, faction, (cards) =>
    cards.map((held) => (held.card === null ? { ...held, from: [...held.from, memory.count] } : held)),
  ),
  count: memory.count + 1,
});

/** Gives these unseen cards the same names. One of them is gone or known, but nobody can tell which. */
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
