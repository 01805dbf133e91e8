/**
 * The effects of events on the memories. Each seat learns which cards are open, and which cards were shown to that seat
 * alone.
 */
import { FACTIONS_SWAPPED } from '../swap/steps.ts';
import { cardHeldUp, SECRET_HELD_UP, SECRET_SEEN } from '../show-secret/steps.ts';
import { ELEMENT_SHOWN, PLAN_SHOWN, PLANS_REVEALED } from '../battle/steps.ts';
import { cardsIn, cardsShown } from '../../model/plans.ts';
import { buyerNow, buyerOf, SALES } from '../bidding/steps.ts';
import { SETUP_BEGUN } from '../setup/steps.ts';
import { runningSetup } from '../setup/api.ts';
import { CARD_MOMENTS } from '../../pieces/steps.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { EventOf } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { factionState, isInPlay, currentBattle } from '../../model/selectors.ts';
import { cardsLaidBy } from '../../model/laid-cards.ts';
import type { GameState } from '../../model/state.ts';
import type { PlayedCard } from '../../model/treachery-cards.ts';
import type { HowKnown, HowUnseen, CardMemory, CardMemoryContract } from './contract.ts';
import { withDealt, withLotSeen, withRow, withRowBack } from './deck.ts';
import {
  withCounted,
  withKnown,
  withLaidAway,
  withOneSeen,
  withoutHand,
  withoutSeen,
  withPassed,
  withSeen,
  withUnseen,
} from './hands.ts';
import { forgotten, updateMemories, inMemoryOf } from './memories.ts';

export const subscriptions: NonNullable<Feature<CardMemoryContract>['subscriptions']> = {
  [SETUP_BEGUN]: forgotten,
  [FACTIONS_SWAPPED]: forgotten,
  [SALES.began]: counted,
  [SALES.laidOut]: (state, { row }) => updateMemories(state, (memory) => withRow(memory, row.length, state.turn)),
  [SALES.seen]: (state, { faction, lot, card }) =>
    card === 'unknown' ? state : inMemoryOf(state, faction, (memory) => withLotSeen(memory, lot, card)),
  [SALES.named]: named,
  [SALES.sold]: (state) => updateMemories(state, (memory) => withRowBack(memory, 1)),
  [SALES.left]: (state, { back }) => updateMemories(state, (memory) => withRowBack(memory, back)),
  [CARD_MOMENTS.dealt]: (state, { faction, cards }) =>
    updateMemories(state, (memory) => withDealt(memory, faction, cards.length, howDealt(state, faction), state.turn)),
  [CARD_MOMENTS.passed]: passed,
  [CARD_MOMENTS.moved]: moved,
  [CARD_MOMENTS.reshuffled]: (state) => updateMemories(state, (memory) => ({ ...memory, gone: [] })),
  [CARD_MOMENTS.returned]: (state, { faction }) =>
    updateMemories(state, (memory) => ({
      ...withoutHand(left(memory, faction), faction, cardsLaidBy(state, faction).length, state.turn),
      onDeck: [],
    })),
  [CARD_MOMENTS.discarded]: (state, { faction, card }) => laidAway(state, faction, card),
  // A card that lies face down counts as held until it is known to have left.
  [CARD_MOMENTS.laidAway]: (state, { faction, among }) =>
    updateMemories(state, (memory) => withLaidAway(left(memory, faction), faction, among, state.turn)),
  [CARD_MOMENTS.removed]: (state, { faction, card }) => laidAway(state, faction, card),
  [CARD_MOMENTS.laidOnLeader]: (state, { faction, card }) => laidAway(state, faction, card),
  [ELEMENT_SHOWN]: (state, { faction, to, shown }) =>
    inMemoryOf(state, to, (memory) => seenIn(state, memory, faction, cardsShown(shown), 'shown')),
  [PLAN_SHOWN]: (state, { faction, to, plan }) =>
    inMemoryOf(state, to, (memory) => seenIn(state, memory, faction, cardsIn(plan), 'shown')),
  [PLANS_REVEALED]: revealed,
  [SECRET_HELD_UP]: (state, { showing, by, to }) =>
    inMemoryOf(state, to, (memory) => ({ ...memory, heldUp: [...memory.heldUp, { showing, by }] })),
  [SECRET_SEEN]: shown,
};

/**
 * Records the sizes of hands, which are public before the bidding. Mentat does not know which physical cards were
 * played since the last count.
 */
function counted(state: GameState): GameState {
  if (state.choices.components.treachery === 'app') return state;
  return updateMemories(state, (memory) =>
    memory.hands.reduce(
      (next, { faction }) => withCounted(next, faction, cardsHeld(state, faction), state.turn),
      // If Mentat did not see the last sale, players may have drawn cards from the deck since.
      memory.row?.turn === state.turn - 1 ? memory : { ...memory, onDeck: [] },
    ),
  );
}

/** Returns how many cards a faction has, in its hand and face down before other factions. */
const cardsHeld = (state: GameState, faction: FactionId): number =>
  factionState(state, faction).hand.length + cardsLaidBy(state, faction).length;

/** Records the title of a physical card that a seat saw. The card is still in the row, or in the buyer's hand. */
function named(state: GameState, { faction, lot, slot, card }: EventOf<typeof SALES.named>): GameState {
  if (slot !== null) return state;
  const buyer = buyerOf(state, lot);
  return inMemoryOf(state, faction, (memory) =>
    buyer === null ? withLotSeen(memory, lot, card) : withOneSeen(memory, buyer, card, 'came-up', state.turn),
  );
}

const howDealt = (state: GameState, faction: FactionId): HowUnseen =>
  runningSetup(state) !== null ? 'start' : buyerNow(state) === faction ? 'extra' : 'dealt';

/** Records a transfer. The two sides know the cards, and all other seats can count them. */
function passed(state: GameState, { from, to, cards }: EventOf<typeof CARD_MOMENTS.passed>): GameState {
  const { turn } = state;
  const faces = cards.map(({ card }) => card);
  return updateMemories(state, (before) => {
    const memory = left(before, from);
    if (memory.faction === from)
      return faces.reduce(
        (next, card) =>
          card === 'unknown' ? withUnseen(next, to, 1, 'dealt', turn) : withKnown(next, to, card, 'given', turn),
        memory,
      );
    if (memory.faction === to)
      return faces.reduce((next, card) => (card === 'unknown' ? next : withoutSeen(next, from, card, turn)), memory);
    return withPassed(memory, from, to, cards.length, turn);
  });
}

/** Records a move of an open card. */
function moved(state: GameState, { card, from, to }: EventOf<typeof CARD_MOMENTS.moved>): GameState {
  const isOrdered = from !== 'deck' && to !== 'deck';
  return updateMemories(state, (before) => {
    const memory = isOrdered ? before : { ...before, onDeck: [] };
    const hand = memory.hands.find(({ faction }) => faction === to)?.faction;
    return hand === undefined ? memory : withKnown(memory, hand, card, 'given', state.turn);
  });
}

function laidAway(state: GameState, faction: FactionId, { card }: PlayedCard): GameState {
  const { turn } = state;
  return updateMemories(state, (memory) => {
    const seen = withoutSeen(left(memory, faction), faction, card, turn);
    return { ...seen, gone: [...seen.gone, { faction, card, turn }] };
  });
}

function revealed(state: GameState, { aggressor, defender }: EventOf<typeof PLANS_REVEALED>): GameState {
  const battle = currentBattle(state);
  if (battle === null) return state;
  return updateMemories(state, (memory) =>
    [
      { faction: battle.aggressor.faction, plan: aggressor },
      { faction: battle.defender.faction, plan: defender },
    ].reduce((next, { faction, plan }) => seenIn(state, next, faction, cardsIn(plan), 'played'), memory),
  );
}

/** A card that Mentat dealt is certainly right. A card that its owner declared may be another card. */
function shown(state: GameState, { showing, by, to }: EventOf<typeof SECRET_SEEN>): GameState {
  const card = cardHeldUp(state, showing);
  return inMemoryOf(state, to, (memory) => {
    // The card may have left the hand after it was shown.
    const isThere = memory.heldUp.some((one) => one.showing === showing);
    const looked = { ...memory, heldUp: memory.heldUp.filter((one) => one.showing !== showing) };
    return card === null || !isThere ? looked : withSeen(looked, by, [card], 'shown', state.turn);
  });
}

/** Records what a seat has seen in a hand. A seat knows its own hand already. */
const seenIn = (
  state: GameState,
  memory: CardMemory,
  faction: FactionId,
  cards: readonly PlayedCard[],
  how: HowKnown,
): CardMemory =>
  faction === memory.faction || !isInPlay(state, faction)
    ? memory
    : withSeen(
        memory,
        faction,
        cards.map(({ card }) => card),
        how,
        state.turn,
      );

/** Records that some card has left this hand. It may be a card that was shown to a seat before. */
const left = (memory: CardMemory, faction: FactionId): CardMemory => ({
  ...memory,
  heldUp: memory.heldUp.filter(({ by }) => by !== faction),
});
