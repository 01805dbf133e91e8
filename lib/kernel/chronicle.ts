/** The chronicle of a finished game, from what all could see of it: lines of the public log, and times. */
import { allItems, itemAt } from '../core/append-only-list.ts';
import type { Chronicle, ChronicleLine, LongestWait } from '../model/chronicle.ts';
import type { FactionId } from '../model/factions.ts';
import { revertedLines } from '../model/log.ts';
import type { PhaseId } from '../model/phases.ts';
import type { PromptId } from '../model/prompts.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline } from '../model/timeline.ts';
import { assemble } from './assemble.ts';
import { prompts } from './prompts.ts';
import { isChronicled } from './registry.ts';
import { linesFor, present } from './timeline.ts';
import { publicPendingPrompts } from './view/desk.ts';

/** A longer time without any command is a break: the table had supper, or played on another evening. */
export const BREAK_MS = 15 * 60_000;

/** Returns the chronicle of the game; `null` while it is not won. */
export function chronicleOf(timeline: Timeline): Chronicle | null {
  const state = present(timeline);
  if (state === null || state.victory === null) return null;
  return { lines: linesOf(timeline), ...timesOf(timeline, state) };
}

function linesOf(timeline: Timeline): readonly ChronicleLine[] {
  const all = allItems(linesFor(timeline, 'table'));
  const reverted = revertedLines(all.map(({ line }) => line));
  return all
    .filter(({ line }) => isChronicled(line.fact) && !reverted.has(line.position))
    .map(({ line: { at, fact }, event }) => ({ turn: itemAt(timeline.states, event)?.turn ?? 0, at, fact }));
}

/** Time runs from one command to the next, in the phase that stands and for the seats that all see awaited. */
function timesOf(timeline: Timeline, { seating }: GameState): Omit<Chronicle, 'lines'> {
  const phases = new Map<PhaseId, number>();
  const waits = new Map<FactionId, number>(seating.map(({ faction }) => [faction, 0]));
  const decisions = new Map<PromptId, LongestWait>();
  let played = 0;
  for (const { state, ms } of stretchesOf(timeline)) {
    played += ms;
    phases.set(state.phase, (phases.get(state.phase) ?? 0) + ms);
    const awaited = publicPendingPrompts(state, prompts(assemble(state.choices), state));
    for (const owedBy of new Set(awaited.map((prompt) => prompt.owedBy)))
      waits.set(owedBy, (waits.get(owedBy) ?? 0) + ms);
    for (const { id, owedBy: faction, kind: to } of awaited)
      decisions.set(id, { faction, to, turn: state.turn, ms: (decisions.get(id)?.ms ?? 0) + ms });
  }
  return {
    played,
    phases: [...phases].map(([phase, ms]) => ({ phase, ms })),
    waits: seating.map(({ faction }) => ({ faction, ms: waits.get(faction) ?? 0 })),
    longestWait: longestOf([...decisions.values()]),
  };
}

const longestOf = (all: readonly LongestWait[]): LongestWait | null =>
  all.reduce<LongestWait | null>((longest, one) => (one.ms > (longest?.ms ?? 0) ? one : longest), null);

/** Positions that stood while the table played, and for how long (ms). */
function* stretchesOf({ entries, states }: Timeline): Generator<{ readonly state: GameState; readonly ms: number }> {
  for (let last = 0; last + 1 < entries.length; last += 1) {
    const [entry, next, state] = [itemAt(entries, last), itemAt(entries, last + 1), itemAt(states, last)];
    if (entry === undefined || next === undefined || state === undefined) return;
    const ms = next.at - entry.at;
    const isPlayed = ms > 0 && ms <= BREAK_MS && state.paused === null && state.victory === null;
    if (isPlayed) yield { state, ms };
  }
}
