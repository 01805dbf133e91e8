/** Mentat's own decks: dealing treachery cards and traitors, and returning hands. */
import type { AnswerValue } from '../../core/answer.ts';
import { oneOf } from '../../core/grammar.ts';
import { type Random, shuffled } from '../../core/random.ts';
import { cardsDealt, discardsReshuffled, handReturned } from '../../pieces/events.ts';
import { allDiscards } from '../../pieces/piles.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { currentHandLimit } from '../../pieces/playing.ts';
import { type Ctx, handLimitOf } from '../../powers/ctx.ts';
import { haveTraitors, traitorsToKeep, dealTraitors } from '../../pieces/dealing.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import { runningSetup } from '../setup/api.ts';
import { factionState, isInPlay, currentBattle, currentStorm } from '../../model/selectors.ts';
import { runningShipment } from '../shipment/api.ts';
import { traitorChoices } from '../../pieces/traitors.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { openWindowRefusal } from '../../model/current-phase.ts';
import type { Prompt } from '../../model/prompts.ts';
import type { FactionState, GameState } from '../../model/state.ts';
import type { HandSlot } from '../../model/treachery-cards.ts';

/** The options of the automatic deal in the set-up. */
const SETTING_UP = { code: 'phase-runs', phase: 'setup' } as const;

/**
 * Deals treachery cards from the top of the app's deck. The shuffled discards first refill an empty deck.
 * Refuses `kept-on-cardboard`, `faction-not-in-play`, `phase-runs`, `battle-running`, `number-out-of-range`,
 * `hand-too-large`, `deck-empty`. With the app's deck the sizes of hands are public, so the refusals reveal nothing.
 */
export function decideDealCards(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  count: number,
  random: Random,
): Decision {
  if (state.choices.components.treachery !== 'app') return refused({ code: 'kept-on-cardboard' });
  if (!isInPlay(state, faction)) return refused({ code: 'faction-not-in-play', faction });
  if (runningSetup(state) !== null) return refused(SETTING_UP);
  // In the middle of a battle, a new card could make a sealed plan illegal under the Voice.
  if (currentBattle(state) !== null) return refused({ code: 'battle-running' });
  const most = handLimitOf(ctx, faction);
  if (!Number.isInteger(count) || count < 1 || count > most)
    return refused({ code: 'number-out-of-range', from: 1, to: most });
  const { hand, nextSlot } = factionState(state, faction);
  const limit = currentHandLimit(ctx, state, faction);
  if (hand.length + count > limit) return refused({ code: 'hand-too-large', limit });
  const short = state.treacheryDeck.length < count;
  const deck = short ? [...state.treacheryDeck, ...shuffled(allDiscards(state), random)] : state.treacheryDeck;
  if (deck.length < count) return refused({ code: 'deck-empty' });
  const reshuffled: readonly GameEvent[] = short ? [discardsReshuffled(deck)] : [];
  const cards = deck.slice(0, count).map((card, index): HandSlot => ({ slot: `h${nextSlot + index}`, card }));
  return accepted(...reshuffled, cardsDealt(faction, cards));
}

/**
 * Shuffles a whole hand back into the deck, so that the hand can be dealt again. The cards do not go to the discards,
 * because everybody would see them there. Refuses `kept-on-cardboard`, `faction-not-in-play`, `phase-runs`,
 * `battle-running`, `storm-running`.
 */
export function decideReturnHand(state: GameState, faction: FactionId, random: Random): Decision {
  if (state.choices.components.treachery !== 'app') return refused({ code: 'kept-on-cardboard' });
  if (!isInPlay(state, faction)) return refused({ code: 'faction-not-in-play', faction });
  if (runningSetup(state) !== null) return refused(SETTING_UP);
  if (currentBattle(state) !== null) return refused({ code: 'battle-running' });
  // The open window may ask for a card of this hand.
  if (currentStorm(state) !== null) return refused({ code: 'storm-running' });
  if (runningShipment(state) !== null) return refused({ code: 'phase-runs', phase: state.phase });
  const held = openWindowRefusal(state);
  if (held !== null) return refused(held);
  const cards = factionState(state, faction).hand.flatMap(({ card }) => (card === 'unknown' ? [] : [card]));
  const deck = shuffled([...state.treacheryDeck, ...cards], random);
  return accepted(handReturned(faction, deck));
}

/**
 * Deals four traitors to every faction at once, before any faction has chosen. Refuses `kept-on-cardboard`,
 * `phase-runs`, `already-dealt`.
 * @rules AH79 III.E.2 · GF9-2019 Set-up 2 · R-144
 */
export function decideDealTraitors(ctx: Ctx, state: GameState, random: Random): Decision {
  if (state.choices.components.traitors !== 'app') return refused({ code: 'kept-on-cardboard' });
  if (runningSetup(state) !== null) return refused(SETTING_UP);
  if (haveTraitors(state)) return refused({ code: 'already-dealt' });
  return accepted(...dealTraitors(ctx, state, random));
}

/**
 * Asks every faction that must choose a traitor, whatever leaders it was dealt. A faction that may keep no leader
 * answers `null`.
 */
export const traitorPrompts = (ctx: Ctx, state: GameState): readonly Prompt[] =>
  state.factions.filter((own) => own.traitorsDealt.length > 0).map((own) => traitorPrompt(ctx, state, own));

function traitorPrompt(ctx: Ctx, state: GameState, { faction, traitorsDealt: dealt }: FactionState): Prompt {
  const leaders = traitorChoices(ctx, state, faction, dealt);
  const answers = leaders.length > 0 ? oneOf(...leaders) : oneOf(null);
  return createPrompt(state, { kind: 'choose-traitor', dealt }, { faction, about: 'traitor', answers });
}

/** Returns the choice of the one leader that a faction keeps. With `null` the faction keeps no leader. */
export function traitorChosen(ctx: Ctx, state: GameState, faction: FactionId, answer: AnswerValue): GameEvent {
  const dealt = factionState(state, faction).traitorsDealt;
  return traitorsToKeep(
    ctx,
    faction,
    dealt,
    dealt.filter((leader) => leader === answer),
  );
}
