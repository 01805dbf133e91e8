/** The view of a seat on its card memory. It uses only the memory, the seat's own hand and the open cards. */
import type { Ctx } from '../../powers/ctx.ts';
import type { FactionId } from '../../model/factions.ts';
import { cardsBeforeShields } from '../../model/laid-cards.ts';
import { stormOrder } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import { TREACHERY_TITLES } from '../../model/treachery-cards.ts';
import { openCards } from '../../pieces/leader-cards.ts';
import { keepsRecords } from '../open-cards/api.ts';
import type {
  GoneCard,
  HandCard,
  KnownCard,
  CardMemory,
  CardMemoryOwnView,
  RememberedHand,
  UnseenCards,
} from './contract.ts';
import { heldBy } from './held.ts';
import { mixedOf, possibleOf, shareOf, sureOf } from './mixed.ts';
import { type Doubtful, doubtfulIn, placesOf } from './whole-deck.ts';

/** Returns the card memory that this faction reads; `null` if the faction may not keep records. */
export function ownView(ctx: Ctx, state: GameState, faction: FactionId): CardMemoryOwnView {
  const memory = state.memories.find((one) => one.faction === faction);
  if (memory === undefined || !keepsRecords(ctx, faction)) return { memory: null };
  const gone = stillGone(memory, state);
  const hands = stormOrder(state)
    .filter((other) => other !== faction)
    .map((other) => handOf(state, memory, gone, other));
  const { row, onDeck } = memory;
  const next = [...(row?.seen.slice(row.next) ?? []), ...onDeck.map(({ card }) => card)];
  const doubtful = doubtfulIn(ctx, state, hands, faction);
  const deck = TREACHERY_TITLES.map((card) => ({
    card,
    places: placesOf(ctx, state, memory, { hands, next, doubtful }, card),
  }));
  return {
    memory: {
      hands: hands.map((hand) => doubtful.reduce(doubted, hand)),
      next: next.slice(0, next.findLastIndex((card) => card !== null) + 1),
      deck: deck.filter(({ places }) => places.length > 0),
      notSeen: deck.map(({ card, places }) => ctx.rules.treacheryDeck[card] - places.length),
    },
  };
}

function handOf(
  state: GameState,
  memory: CardMemory,
  gone: ReturnType<typeof stillGone>,
  faction: FactionId,
): RememberedHand {
  const held = heldBy(memory, faction);
  const groups = mixedOf(memory, faction);
  return {
    faction,
    certain: [
      ...held.flatMap(knownOf),
      ...groups.flatMap((group) =>
        sureOf(group, faction).map((card): KnownCard => ({ card, how: 'passed', turn: group.turn })),
      ),
    ],
    possible: groups.flatMap((group) => possibleOf(group, faction)),
    ofPossible: groups.reduce((sum, group) => sum + shareOf(group, faction) - sureOf(group, faction).length, 0),
    unseen: held.reduce<readonly UnseenCards[]>(withUnseen, []),
    gone: gone.filter((card) => card.faction === faction).map(({ card, turn }) => ({ card, turn })),
    laidBefore: cardsBeforeShields(state, faction).map(({ before }) => before),
    marks: memory.marks.find((mark) => mark.faction === faction)?.kinds ?? [],
  };
}

const knownOf = (held: HandCard): readonly KnownCard[] =>
  held.card === null ? [] : [{ card: held.card, how: held.how, turn: held.turn }];

function withUnseen(unseen: readonly UnseenCards[], held: HandCard): readonly UnseenCards[] {
  if (held.card !== null) return unseen;
  const { how, turn } = held;
  const same = unseen.find((one) => one.how === how && one.turn === turn);
  if (same === undefined) return [...unseen, { how, turn, count: 1 }];
  return unseen.map((one) => (one === same ? { ...one, count: one.count + 1 } : one));
}

/**
 * Returns the doubtful cards. If the memory counts more cards of a title as certain than exist, players have moved a
 * physical card without Mentat.
 */
function doubted(hand: RememberedHand, { title, mayBeHeld }: Doubtful): RememberedHand {
  const [first, ...others] = hand.certain.filter(({ card }) => card === title);
  if (first === undefined) return hand;
  const certain = hand.certain.filter(({ card }) => card !== title);
  const count = others.length + 1;
  const { card, turn } = first;
  return mayBeHeld
    ? {
        ...hand,
        certain,
        possible: [...hand.possible, { card, turn, from: hand.faction, or: ['gone'] }],
        ofPossible: hand.ofPossible + count,
      }
    : { ...hand, certain, unseen: [...hand.unseen, { how: 'one-of-several', turn, count }] };
}

/**
 * Returns the cards that a seat saw leave a hand and that are still open. Shuffled or corrected cards are elsewhere.
 */
function stillGone({ gone }: CardMemory, state: GameState): readonly GoneCard[] {
  const open = openCards(state);
  return gone.filter((one, at) => {
    const later = gone.slice(at).filter(({ card }) => card === one.card).length;
    return later <= open.filter((card) => card === one.card).length;
  });
}
