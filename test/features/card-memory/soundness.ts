/**
 * Compares each card memory with the actual hands: a certain card is held, the counts are right, and no held card is
 * ruled out. The check needs the app's deck, because Mentat does not know cardboard hands.
 */
import type { FactionId, GameEvent, GameState, HandSlot, CardMemory } from '#engine';
import { removeFirst } from '#lib/core/remove-first.ts';

type Faces = readonly HandSlot['card'][];

/** Positions with equal hands and equal memories are checked once. */
const looked = new WeakMap<GameState['memories'], GameState['factions']>();

export function memoryWrong(before: GameState, _event: GameEvent): readonly string[] {
  const { choices, memories, factions } = before;
  if (choices.components.treachery !== 'app' || looked.get(memories) === factions) return [];
  looked.set(memories, factions);
  return memories.flatMap((memory) => [
    ...handsWrong(before, memory),
    ...mixedWrong(before, memory),
    ...deckWrong(before, memory),
  ]);
}

function handsWrong(state: GameState, memory: CardMemory): readonly string[] {
  return memory.hands.flatMap(({ faction, cards }) => {
    const says = `memory of ${memory.faction} about ${faction}`;
    const shares = memory.mixed.flatMap((group) => group.shares.filter(({ holder }) => holder === faction));
    const counted = cards.length + shares.reduce((sum, { count }) => sum + count, 0);
    const rest = unexplained(state, memory, faction);
    return [
      ...(rest === null
        ? [`${says}: certain of ${knownIn(memory, faction).join()}, holds ${faces(state, faction).join()}`]
        : []),
      ...(counted === faces(state, faction).length
        ? []
        : [`${says}: counts ${counted} of ${faces(state, faction).length}`]),
    ];
  });
}

/** What is wrong with a card that passed unseen: it must be in one of its possible hands. */
const mixedWrong = (state: GameState, memory: CardMemory): readonly string[] =>
  memory.mixed.flatMap(({ cards, shares }) => {
    if (shares.some(({ holder }) => holder === 'gone')) return [];
    const there = shares.flatMap(({ holder }) => (holder === 'gone' ? [] : (unexplained(state, memory, holder) ?? [])));
    return without(there, cards) === null
      ? [
          `memory of ${memory.faction}: ${cards.join()} among ${there.join()} of ${shares.map(({ holder }) => holder).join()}`,
        ]
      : [];
  });

const deckWrong = ({ treacheryDeck }: GameState, { faction, onDeck }: CardMemory): readonly string[] =>
  onDeck.flatMap(({ card }, at) =>
    card === null || card === treacheryDeck[at] ? [] : [`memory of ${faction}: ${card} on the deck at ${at}`],
  );

/** Returns the cards of a hand that are not certain; `null` if a certain card is not in the hand. */
const unexplained = (state: GameState, memory: CardMemory, faction: FactionId): Faces | null =>
  without(faces(state, faction), knownIn(memory, faction));

const knownIn = ({ hands }: CardMemory, faction: FactionId): Faces =>
  hands.flatMap((hand) =>
    hand.faction === faction ? hand.cards.flatMap(({ card }) => (card === null ? [] : [card])) : [],
  );

/** Returns the cards of a faction, with the cards that it has laid face down in front of others. */
const faces = ({ factions, laidCards }: GameState, faction: FactionId): Faces => [
  ...(factions.find((own) => own.faction === faction)?.hand.map(({ card }) => card) ?? []),
  ...laidCards.filter((laid) => laid.faction === faction).map(({ card }) => card.card),
];

function without(these: Faces, those: Faces): Faces | null {
  const left = those.reduce<Faces>(removeFirst, these);
  return left.length === these.length - those.length ? left : null;
}
