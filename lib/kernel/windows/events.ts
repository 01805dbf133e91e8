/** Event creators for windows and cancellable uses. No other file writes these events. */
import { currentWindow } from '../../model/selectors.ts';
import type { AdvantageId } from '../../model/advantages.ts';
import { hasCommitted } from '../../model/commitments.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import type { KaramaEvent, WindowsEvent } from '../../model/machine.ts';
import type { GameState } from '../../model/state.ts';
import type { CancelScope } from '../../model/cancel-state.ts';
import type { PlayedCard } from '../../model/treachery-cards.ts';
import { ticksBetween, type CancellableUse, type WindowPayload } from '../../model/windows.ts';

type Made<Type extends (KaramaEvent | WindowsEvent)['type']> = Extract<
  KaramaEvent | WindowsEvent,
  { readonly type: Type }
>;

/** The type of the event when a window opens. */
export const WINDOW_OPENED = 'WindowOpened';
/** The type of the event when a Karama cancels the use of a power. */
export const USE_CANCELLED = 'UseCancelled';
/** The type of the event when a seat answers the current window, for subscriptions. */
export const WINDOW_ANSWERED = 'WindowAnswered';
/** The type of the event when a window closes, for subscriptions. */
export const WINDOW_CLOSED = 'WindowClosed';

/** Times of a window (ms) that differ from those of other windows. */
export interface OwnTimes {
  /** The maximum time for which the window is open. */
  readonly time?: number;
  /** The time before which no seat can answer. */
  readonly lead?: number;
}

/**
 * Opens a window now (server time, ms). It closes at the first tick at which every seat has an answer, and at the
 * latest when the table's time for windows ends. With fixed times it has no ticks.
 */
export function openWindow(
  state: GameState,
  ask: WindowPayload,
  at: number,
  { time = state.questionTime.time, lead = 0 }: OwnTimes = {},
): Made<'WindowOpened'> {
  const deadline = at + lead + time;
  return {
    type: 'WindowOpened',
    window: `w${state.nextWindow}`,
    ask,
    opened: at,
    deadline,
    ticks: state.questionTime.isFixed ? [] : ticksBetween(at + lead, deadline),
  };
}

/** Opens the window that asks all seats whether they cancel one of these uses. */
export const openKaramaWindow = (
  state: GameState,
  during: CancelScope,
  uses: readonly CancellableUse[],
  at: number,
  times?: OwnTimes,
): Made<'WindowOpened'> => openWindow(state, { kind: 'cancel', during, uses }, at, times);

/**
 * Withdraws a seat's answer to the current window because the facts behind the answer have changed. No other seat can
 * tell.
 */
export function windowAnswerTakenBack(state: GameState, faction: FactionId): readonly Made<'WindowAnswerWithdrawn'>[] {
  const window = currentWindow(state);
  if (window === null || !hasCommitted(window.answers, faction)) return [];
  return [{ type: 'WindowAnswerWithdrawn', window: window.id, faction }];
}

/** Withdraws all answers to the current window. */
export const windowAnswersTakenBack = (state: GameState): readonly Made<'WindowAnswerWithdrawn'>[] =>
  state.factions.flatMap((own) => windowAnswerTakenBack(state, own.faction));

/** Replaces the answer of a seat in the current window by a pass. Its phone looks as before. */
export const answerReplacedByPass = (
  state: GameState,
  faction: FactionId,
): readonly Made<'WindowAnswerWithdrawn' | 'WindowAnswered'>[] =>
  windowAnswerTakenBack(state, faction).flatMap((takenBack) => [
    takenBack,
    { type: 'WindowAnswered', window: takenBack.window, faction, answer: { kind: 'pass' } },
  ]);

/** Creates the event that the use stands, because no seat has cancelled it or can cancel it. */
export const useStands = (during: CancelScope, use: CancellableUse): Made<'UseStands'> => ({
  type: 'UseStands',
  during,
  use,
});

/** Creates the event that this faction's Karama cancels the use. */
export const useCancelled = (during: CancelScope, use: CancellableUse, by: FactionId): Made<'UseCancelled'> => ({
  type: 'UseCancelled',
  during,
  use,
  by,
});

/** Creates the event that a card counts as a Karama against the use. The card lies open until its effect is known. */
export const playedAsKarama = (
  during: CancelScope,
  use: CancellableUse,
  by: FactionId,
  card: Made<'PlayedAsKarama'>['card'],
): Made<'PlayedAsKarama'> => ({ type: 'PlayedAsKarama', during, use, by, card });

/**
 * Creates the events for a card that is played as a Karama and that another Karama may cancel. At first the card only
 * lies on the table.
 */
export function karamaContested(events: readonly GameEvent[], by: FactionId, card: PlayedCard): readonly GameEvent[] {
  const at = events.findIndex(({ type }) => type === USE_CANCELLED);
  const cancelled = events[at];
  return cancelled?.type === USE_CANCELLED
    ? [...events.slice(0, at), playedAsKarama(cancelled.during, cancelled.use, by, card)]
    : events;
}

/** Creates the event for a Karama that a faction plays for its special power. */
export const specialKaramaUsed = (faction: FactionId, advantage: AdvantageId): Made<'SpecialKaramaUsed'> => ({
  type: 'SpecialKaramaUsed',
  faction,
  advantage,
});
