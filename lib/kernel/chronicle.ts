/** The chronicle of a finished game, from public facts only: lines of the public log, and times. */
import { allItems, itemAt } from '../core/append-only-list.ts';
import type { Chronicle, ChronicleLine, LongestWait } from '../model/chronicle.ts';
import type { FactionId } from '../model/factions.ts';
import { revertedLines } from '../model/log.ts';
import type { PhaseId } from '../model/phases.ts';
import type { Prompt, PromptId } from '../model/prompts.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline } from '../model/timeline.ts';
import { assemble } from './assemble.ts';
import { prompts } from './prompts.ts';
import { isChronicled } from './registry.ts';
import { linesFor, present } from './timeline.ts';
import { publicPendingPrompts } from './view/desk.ts';

/** A longer time without a command counts as a break, for instance supper or another evening (ms). */
export const BREAK_MS = 15 * 60_000;

/** Returns the chronicle of the game; `null` until the game is won. */
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
    .map(({ line: { at, fact }, turn }) => ({ turn, at, fact }));
}

/**
 * Returns the times of the game. Each time runs from one public change to the next. It counts for the current phase,
 * and for the awaited seats.
 */
function timesOf(timeline: Timeline, { seating }: GameState): Omit<Chronicle, 'lines'> {
  const phases = new Map<PhaseId, number>();
  const waits = new Map<FactionId, number>(seating.map(({ faction }) => [faction, 0]));
  const decisions = new Map<PromptId, LongestWait>();
  let played = 0;
  for (const { state, awaited, ms } of stretchesOf(timeline)) {
    played += ms;
    phases.set(state.phase, (phases.get(state.phase) ?? 0) + ms);
    for (const seat of new Set(awaited.map(({ owedBy }) => owedBy))) waits.set(seat, (waits.get(seat) ?? 0) + ms);
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

/** A public position, and the time for which it lasted (ms). */
interface Stretch {
  readonly state: GameState;
  readonly awaited: readonly Prompt[];
  readonly ms: number;
}

/**
 * Returns the positions during the game. A secret action begins no new position: otherwise a break would show when a
 * seat acted in secret.
 */
function stretchesOf(timeline: Timeline): readonly Stretch[] {
  const told = new Set(allItems(linesFor(timeline, 'table')).map(({ event }) => event));
  const stretches: Stretch[] = [];
  let isTold = false;
  for (let at = 0; at + 1 < timeline.entries.length; at += 1) {
    isTold ||= told.has(at);
    const [entry, next, state] = [
      itemAt(timeline.entries, at),
      itemAt(timeline.entries, at + 1),
      itemAt(timeline.states, at),
    ];
    if (entry === undefined || next === undefined || state === undefined || next.at === entry.at) continue;
    const awaited = publicPendingPrompts(state, prompts(assemble(state.choices), state));
    const [ms, last] = [next.at - entry.at, stretches.at(-1)];
    if (last === undefined || isTold || seenOf(state, awaited) !== seenOf(last.state, last.awaited))
      stretches.push({ state, awaited, ms });
    else stretches[stretches.length - 1] = { ...last, ms: last.ms + ms };
    isTold = false;
  }
  return stretches.filter(({ state, ms }) => ms <= BREAK_MS && state.paused === null && state.victory === null);
}

/** Returns what everybody sees of a position: its phase, whether it is paused or won, and the awaited decisions. */
const seenOf = ({ turn, phase, paused, victory }: GameState, awaited: readonly Prompt[]): string =>
  JSON.stringify([turn, phase, paused !== null, victory !== null, awaited.map(({ id }) => id)]);
