/**
 * Treachery cards that change places while the table plays a phase on the board: discarded, given, taken unseen, or
 * corrected. With a physical deck owners declare their hands instead, and only discarded cards are entered here.
 */
import { type Random, shuffled } from '../../core/random.ts';
import { removeFirst } from '../../core/remove-first.ts';
import { cardDiscarded, cardMoved, cardRemoved } from '../../pieces/events.ts';
import { transferCards } from '../../pieces/transfer-cards.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { runningSetup } from '../setup/api.ts';
import { pileOf } from '../../pieces/piles.ts';
import { currentHandLimit, slotsKept } from '../../pieces/playing.ts';
import { factionState, isInPlay, currentBattle, currentStorm } from '../../model/selectors.ts';
import { runningShipment } from '../shipment/api.ts';
import { whyNotOpen } from '../open-cards/api.ts';
import type { FactionId } from '../../model/factions.ts';
import type { Refusal } from '../../model/refusals.ts';
import { openWindowRefusal, runningPhaseRefusal } from '../../model/current-phase.ts';
import type { GameState } from '../../model/state.ts';
import {
  CARD_PILES,
  type CardPile,
  type HandSlot,
  type OpenPlace,
  type PlayedCard,
  type SlotId,
  type TreacheryTitle,
} from '../../model/treachery-cards.ts';

/**
 * Moves a card that was played or lost on the board from its owner's hand to an open pile. An unknown card gets its
 * title in this way. Refuses a running phase, and `not-in-hand`.
 */
export function decidePutAway(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  card: PlayedCard,
  pile: CardPile,
): Decision {
  const runs = whatPlaysCards(state) ?? whyBound(ctx, state, faction, [card.slot]);
  if (runs !== null) return refused(runs);
  const held = factionState(state, faction).hand.find(({ slot }) => slot === card.slot);
  const mayBe = held?.card === card.card || (held?.card === 'unknown' && isOnCardboard(state));
  if (!mayBe) return refused({ code: 'not-in-hand', card: card.card });
  return accepted(pile === 'discarded' ? cardDiscarded(faction, card) : cardRemoved(faction, card));
}

/** Gives chosen cards. Refuses `kept-on-cardboard`, `faction-not-in-play`, a running phase, and `too-few-cards`. */
export function decideGiveCards(
  ctx: Ctx,
  state: GameState,
  from: FactionId,
  to: FactionId,
  slots: readonly SlotId[],
): Decision {
  const { hand } = factionState(state, from);
  const given = hand.filter(({ slot }) => slots.includes(slot));
  const asked = new Set(slots).size;
  const bound = whyBound(ctx, state, from, slots);
  if (bound !== null) return refused(bound);
  return passed(state, from, to, asked === given.length ? given : null);
}

/**
 * Takes cards unseen. The hand limit is not checked, because the taker gives as many cards back. Refuses
 * `kept-on-cardboard`, `faction-not-in-play`, a running phase, and `too-few-cards`; the sizes of app hands are public.
 */
export function decideTakeCards(
  state: GameState,
  from: FactionId,
  to: FactionId,
  count: number,
  random: Random,
): Decision {
  const hand = isInPlay(state, from) ? factionState(state, from).hand : [];
  const isPossible = Number.isInteger(count) && count >= 1 && count <= hand.length;
  return passed(state, from, to, isPossible ? shuffled(hand, random).slice(0, count) : null);
}

function passed(state: GameState, from: FactionId, to: FactionId, cards: readonly HandSlot[] | null): Decision {
  if (isOnCardboard(state)) return refused({ code: 'kept-on-cardboard' });
  const absent = [from, to].find((faction) => !isInPlay(state, faction));
  if (absent !== undefined) return refused({ code: 'faction-not-in-play', faction: absent });
  const runs = whatPlaysCards(state);
  if (runs !== null) return refused(runs);
  if (cards === null || cards.length === 0 || from === to)
    return refused({ code: 'too-few-cards', faction: from, have: factionState(state, from).hand.length });
  return accepted(transferCards(state, from, to, cards));
}

/**
 * Moves an open card to its right place: the other pile, the shuffled deck, or the hand from which it came. If all
 * hands are empty, it also moves a card of the deck to the open cards, because the place of that card is no secret
 * then. Refuses `kept-on-cardboard`, a running phase, `look-through-first`, `kept-by-app`, `already-dealt`,
 * `card-not-there`, `faction-not-in-play`, `hand-too-large`.
 */
export function decideMoveCard(
  ctx: Ctx,
  state: GameState,
  card: TreacheryTitle,
  from: OpenPlace,
  to: OpenPlace | FactionId,
  random: Random,
): Decision {
  const refusal = whyNotMoved(ctx, state, card, from, to);
  if (refusal !== null) return refused(refusal);
  if (from === to) return accepted();
  const left = from === 'deck' ? removeFirst(state.treacheryDeck, card) : state.treacheryDeck;
  const deck = to === 'deck' ? shuffled([...left, card], random) : from === 'deck' ? left : null;
  const slot: SlotId | null = isHand(to) ? `h${factionState(state, to).nextSlot}` : null;
  return accepted(cardMoved({ card, from, to, slot, deck }));
}

function whyNotMoved(
  ctx: Ctx,
  state: GameState,
  card: TreacheryTitle,
  from: OpenPlace,
  to: OpenPlace | FactionId,
): Refusal | null {
  if (isOnCardboard(state)) return { code: 'kept-on-cardboard' };
  const runs = whatPlaysCards(state);
  if (runs !== null) return runs;
  const unread = from === 'deck' ? null : whyNotOpen(ctx, state);
  if (unread !== null) return unread;
  if (from === 'deck' && isHand(to)) return { code: 'kept-by-app' };
  // A refusal would show that the card is not in the deck, so that a hand must have it.
  if (from === 'deck' && state.factions.some(({ hand }) => hand.length > 0)) return { code: 'already-dealt' };
  const there = from === 'deck' ? state.treacheryDeck : pileOf(state, from);
  if (!there.includes(card)) return { code: 'card-not-there', card };
  return isHand(to) ? whyNoRoom(ctx, state, to) : null;
}

function whyNoRoom(ctx: Ctx, state: GameState, faction: FactionId): Refusal | null {
  if (!isInPlay(state, faction)) return { code: 'faction-not-in-play', faction };
  const limit = currentHandLimit(ctx, state, faction);
  return factionState(state, faction).hand.length >= limit ? { code: 'hand-too-large', limit } : null;
}

const isOnCardboard = ({ choices }: GameState): boolean => choices.components.treachery === 'cardboard';

const isHand = (place: OpenPlace | FactionId): place is FactionId =>
  place !== 'deck' && !CARD_PILES.some((pile) => pile === place);

/** Returns why cards must stay in the hand: they pay for a bid, or are owed to a faction. */
const whyBound = (ctx: Ctx, state: GameState, faction: FactionId, slots: readonly SlotId[]): Refusal | null =>
  slotsKept(ctx, state, faction).some((slot) => slots.includes(slot)) ? runningPhaseRefusal(state) : null;

/** Refuses if Mentat itself plays with the cards in this phase, because a sealed answer may depend on the cards. */
function whatPlaysCards(state: GameState): Refusal | null {
  if (runningSetup(state) !== null) return { code: 'phase-runs', phase: 'setup' };
  if (currentBattle(state) !== null) return { code: 'battle-running' };
  if (currentStorm(state) !== null) return { code: 'storm-running' };
  return runningShipment(state) === null ? openWindowRefusal(state) : { code: 'phase-runs', phase: state.phase };
}
