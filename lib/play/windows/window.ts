/**
 * A window: everybody is asked the same at once, it stays open for the same time whatever is answered, and closes for
 * all together. Who does not answer passes. What the answers mean is the business of whoever opened it.
 */
import { type AnswerValue, fieldOf } from '../../core/answer.ts';
import { must } from '../../core/assert-never.ts';
import type { WindowActivity, WindowAnswer } from '../../table/activities.ts';
import { asLeader, asPlayedCard } from '../../table/answers.ts';
import { hasCommitted, NOTHING_COMMITTED, withCommitted, withoutCommitted } from '../../table/commitments.ts';
import type { EventOf } from '../../table/events.ts';
import type { FactionId } from '../../table/factions.ts';
import { begun, patched } from '../../table/stack.ts';
import type { GameState } from '../../table/state.ts';
import type { WindowId } from '../../table/windows.ts';

/** A legal answer to a window. */
export const windowAnswered = (
  window: WindowId,
  faction: FactionId,
  value: AnswerValue,
): EventOf<'WindowAnswered'> => ({ type: 'WindowAnswered', window, faction, answer: windowAnswer(value) });

function windowAnswer(answer: AnswerValue): WindowAnswer {
  if (fieldOf(answer, 'play') === true) return cardPlayed(answer);
  if (fieldOf(answer, 'call') === true) {
    return { kind: 'call', leader: must(asLeader(fieldOf(answer, 'leader')), 'leader') };
  }
  return { kind: 'pass' };
}

function cardPlayed(answer: AnswerValue): WindowAnswer {
  const said = fieldOf(answer, 'sectors') ?? fieldOf(answer, 'act');
  const number = typeof said === 'number' ? said : null;
  return { kind: 'play', ...must(asPlayedCard(answer), 'a card played'), number };
}

/** Whether this seat's answer to the window is in. */
export const hasAnswered = (window: WindowActivity, faction: FactionId): boolean =>
  hasCommitted(window.answers, faction);

/** Records that everybody is asked, above whatever goes on. */
export function withWindow(
  state: GameState,
  { window: id, ask, opened, deadline }: EventOf<'WindowOpened'>,
): GameState {
  const window: WindowActivity = { kind: 'window', id, ask, opened, deadline, answers: NOTHING_COMMITTED };
  return begun({ ...state, nextWindow: state.nextWindow + 1 }, window);
}

/** Records one seat's answer. */
export const withAnswer = (state: GameState, { window, faction, answer }: EventOf<'WindowAnswered'>): GameState =>
  inWindow(state, window, ({ answers }) => ({ answers: withCommitted(answers, faction, answer) }));

/** Records that a seat has opened its answer again. */
export const withoutAnswer = (state: GameState, { window, faction }: EventOf<'WindowAnswerWithdrawn'>): GameState =>
  inWindow(state, window, ({ answers }) => ({ answers: withoutCommitted(answers, faction) }));

const inWindow = (
  state: GameState,
  id: WindowActivity['id'],
  change: (window: WindowActivity) => Partial<WindowActivity>,
): GameState => patched(state, 'window', id, change);
