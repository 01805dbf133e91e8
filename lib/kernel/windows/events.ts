/** What happens in windows and to powers that may be stopped, made for features: nobody else writes these events. */
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

/** Everybody is asked something. */
export const WINDOW_OPENED = 'WindowOpened';
/** A Karama has cancelled the use of a power. */
export const USE_CANCELLED = 'UseCancelled';
/** A seat has answered the running window: for those who follow it. */
export const WINDOW_ANSWERED = 'WindowAnswered';
/** A window has closed: for those who follow it. */
export const WINDOW_CLOSED = 'WindowClosed';

/** Times of a window (ms) that differ from those of other windows. */
export interface OwnTimes {
  /** How long it asks at most. */
  readonly time?: number;
  /** How long it is open before anybody can answer. */
  readonly lead?: number;
}

/**
 * The window opens now (server time, ms). It closes at the first tick at which every seat has an answer, at the latest
 * when the table's time for a question is over. With fixed times it has no ticks.
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

/** Everybody is asked whether they stop any of these. */
export const openKaramaWindow = (
  state: GameState,
  during: CancelScope,
  uses: readonly CancellableUse[],
  at: number,
  times?: OwnTimes,
): Made<'WindowOpened'> => openWindow(state, { kind: 'cancel', during, uses }, at, times);

/** A seat's answer to the running window, taken back because what it rested on has changed; nobody else can tell. */
export function windowAnswerTakenBack(state: GameState, faction: FactionId): readonly Made<'WindowAnswerWithdrawn'>[] {
  const window = currentWindow(state);
  if (window === null || !hasCommitted(window.answers, faction)) return [];
  return [{ type: 'WindowAnswerWithdrawn', window: window.id, faction }];
}

/** All answers to the running window, taken back. */
export const windowAnswersTakenBack = (state: GameState): readonly Made<'WindowAnswerWithdrawn'>[] =>
  state.factions.flatMap((own) => windowAnswerTakenBack(state, own.faction));

/** A seat that has answered the running window passes instead: its answer stays in, and its phone looks as before. */
export const answerReplacedByPass = (
  state: GameState,
  faction: FactionId,
): readonly Made<'WindowAnswerWithdrawn' | 'WindowAnswered'>[] =>
  windowAnswerTakenBack(state, faction).flatMap((takenBack) => [
    takenBack,
    { type: 'WindowAnswered', window: takenBack.window, faction, answer: { kind: 'pass' } },
  ]);

/** The act stands: nobody stopped it, or nobody could. */
export const useStands = (during: CancelScope, use: CancellableUse): Made<'UseStands'> => ({
  type: 'UseStands',
  during,
  use,
});

/** The act is stopped by this faction's Karama. */
export const useCancelled = (during: CancelScope, use: CancellableUse, by: FactionId): Made<'UseCancelled'> => ({
  type: 'UseCancelled',
  during,
  use,
  by,
});

/** A card that is no Karama is played as one against the act: it lies there until it is known whether it does anything. */
export const playedAsKarama = (
  during: CancelScope,
  use: CancellableUse,
  by: FactionId,
  card: Made<'PlayedAsKarama'>['card'],
): Made<'PlayedAsKarama'> => ({ type: 'PlayedAsKarama', during, use, by, card });

/** The same done by a card that counts as a Karama, and may itself be stopped: first it only lies on the table. */
export function karamaContested(events: readonly GameEvent[], by: FactionId, card: PlayedCard): readonly GameEvent[] {
  const at = events.findIndex(({ type }) => type === USE_CANCELLED);
  const cancelled = events[at];
  return cancelled?.type === USE_CANCELLED
    ? [...events.slice(0, at), playedAsKarama(cancelled.during, cancelled.use, by, card)]
    : events;
}

/** A Karama played for the special power of its owner. */
export const specialKaramaUsed = (faction: FactionId, advantage: AdvantageId): Made<'SpecialKaramaUsed'> => ({
  type: 'SpecialKaramaUsed',
  faction,
  advantage,
});
