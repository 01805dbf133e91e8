/**
 * A window asks every seat the same at once. It closes for all seats together: at the first of its ticks at which every
 * seat has an answer, or at its deadline, and never at the moment of an answer. A seat without an answer passes. The
 * feature that opened the window handles the answers.
 */
import { type AnswerValue, getField } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import type { WindowActivity, WindowAnswer } from '../../model/activities.ts';
import { parseLeader, parsePlayedCard } from '../../model/answers.ts';
import { hasCommitted, NO_COMMITMENTS, withCommitment, withoutCommitted } from '../../model/commitments.ts';
import type { EventOf } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { timeOfPreparedAnswer } from '../../model/prepared-answers.ts';
import { pushActivity, updateActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { WindowId } from '../../model/windows.ts';
import type { Environment } from '../feature.ts';

/** Accepts a legal answer to a window. */
export const windowAnswered = (
  window: WindowId,
  faction: FactionId,
  value: AnswerValue,
): EventOf<'WindowAnswered'> => ({ type: 'WindowAnswered', window, faction, answer: windowAnswer(value) });

function windowAnswer(answer: AnswerValue): WindowAnswer {
  if (getField(answer, 'play') === true) return cardPlayed(answer);
  if (getField(answer, 'call') === true) {
    return { kind: 'call', leader: must(parseLeader(getField(answer, 'leader')), 'leader') };
  }
  return { kind: 'pass' };
}

function cardPlayed(answer: AnswerValue): WindowAnswer {
  const said = getField(answer, 'sectors') ?? getField(answer, 'use');
  const number = typeof said === 'number' ? said : null;
  return { kind: 'play', ...must(parsePlayedCard(answer), 'a card played'), number };
}

/** Whether this seat has answered the window. */
export const hasAnswered = (window: WindowActivity, faction: FactionId): boolean =>
  hasCommitted(window.answers, faction);

/** Records that all seats are asked, in a window on top of the current activities. */
export function withWindow(
  state: GameState,
  { window: id, ask, opened, deadline, ticks }: EventOf<'WindowOpened'>,
): GameState {
  const window: WindowActivity = {
    kind: 'window',
    id,
    ask,
    opened,
    deadline,
    ticks,
    passed: 0,
    standing: null,
    answers: NO_COMMITMENTS,
  };
  return pushActivity({ ...state, nextWindow: state.nextWindow + 1 }, window);
}

/** Records the times from which standing answers count. */
export const withStandingFrom = (state: GameState, { window, standing }: EventOf<'StandingAnswersTimed'>): GameState =>
  inWindow(state, window, () => ({ standing }));

/** Records that a tick has passed. */
export const withTickPassed = (state: GameState, { window }: EventOf<'WindowStayedOpen'>): GameState =>
  inWindow(state, window, ({ passed }) => ({ passed: passed + 1 }));

/** Records one seat's answer. */
export const withAnswer = (state: GameState, { window, faction, answer }: EventOf<'WindowAnswered'>): GameState =>
  inWindow(state, window, ({ answers }) => ({ answers: withCommitment(answers, faction, answer) }));

/** Records that a seat has withdrawn its answer. */
export const withoutAnswer = (state: GameState, { window, faction }: EventOf<'WindowAnswerWithdrawn'>): GameState =>
  inWindow(state, window, ({ answers }) => ({ answers: withoutCommitted(answers, faction) }));

/** Returns the next time (server time, ms) at which the window can close. */
export const nextTick = ({ ticks, passed, deadline }: WindowActivity): number => ticks[passed] ?? deadline;

/** Draws the times from which standing answers count. They do not depend on a seat, so the draw reveals no order. */
export const standingAnswersTimed = (
  state: GameState,
  { id }: WindowActivity,
  { at, random }: Environment,
): EventOf<'StandingAnswersTimed'> => ({
  type: 'StandingAnswersTimed',
  window: id,
  standing: state.factions.map(({ faction }) => ({ faction, at: timeOfPreparedAnswer(at, random) })),
});

const inWindow = (
  state: GameState,
  id: WindowActivity['id'],
  change: (window: WindowActivity) => Partial<WindowActivity>,
): GameState => updateActivity(state, 'window', id, change);
