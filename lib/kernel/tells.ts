/** The own tells of a seat: how long its answers in windows took, with and without something to play. */
import { itemAt } from '../core/append-only-list.ts';
import { enumerate } from '../core/grammar.ts';
import type { FactionId } from '../model/factions.ts';
import { currentWindow } from '../model/selectors.ts';
import type { GameState } from '../model/state.ts';
import type { AnswerTimes, OwnTells } from '../model/tells.ts';
import type { Timeline } from '../model/timeline.ts';
import { assemble } from './assemble.ts';
import { prompts } from './prompts.ts';
import { present } from './timeline.ts';
import { WINDOW_ANSWERED } from './windows/events.ts';

/**
 * Returns the answer times of this seat; `null` until the game is won. An answer that was given again after a
 * withdrawal counts each time. A seat that changed hands counts as one.
 */
export function tellsOf(timeline: Timeline, faction: FactionId): OwnTells | null {
  if ((present(timeline)?.victory ?? null) === null) return null;
  const answers = answersOf(timeline, faction);
  const timesOf = (couldPlay: boolean): AnswerTimes => {
    const times = answers.filter((answer) => answer.couldPlay === couldPlay).map(({ ms }) => ms);
    return { answers: times.length, median: medianOf(times) };
  };
  return { couldPlay: timesOf(true), couldOnlyPass: timesOf(false) };
}

interface Answer {
  readonly couldPlay: boolean;
  /** The time from the opening of the window to the answer (ms). */
  readonly ms: number;
}

function answersOf({ entries, states }: Timeline, faction: FactionId): readonly Answer[] {
  const answers: Answer[] = [];
  for (let at = 1; at < entries.length; at += 1) {
    const entry = itemAt(entries, at);
    if (entry?.event.type !== WINDOW_ANSWERED || entry.event.faction !== faction) continue;
    const before = itemAt(states, at - 1);
    const window = before === undefined ? null : currentWindow(before);
    if (before === undefined || window === null) continue;
    answers.push({ couldPlay: couldPlay(before, window.id, faction), ms: entry.at - window.opened });
  }
  return answers;
}

/** Whether this seat had more than one answer in a window. A seat that can only pass has one. */
function couldPlay(state: GameState, window: string, faction: FactionId): boolean {
  const asked = prompts(assemble(state.choices), state).find(
    ({ owedBy, id }) => owedBy === faction && id.split('/').includes(window),
  );
  return asked !== undefined && hasTwo(enumerate(asked.answers));
}

/** Returns the middle of these times (ms); with an even number of times, the lower one of the two in the middle. */
function medianOf(times: readonly number[]): number | null {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}

/** Whether a sequence, which may be very long, has a second member. */
function hasTwo(sequence: Iterable<unknown>): boolean {
  let count = 0;
  for (const _one of sequence) {
    count += 1;
    if (count === 2) return true;
  }
  return false;
}
