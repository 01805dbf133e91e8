/** Going back to an earlier point of the log: which points there are, what it means, and the hand moves it needs. */
import { must } from '../core/assert-never.ts';
import { shuffled, type Random } from '../core/random.ts';
import type { OwnedMove } from '../activities/instructions.ts';
import type { HandMove } from '../model/instructions.ts';
import type { LogLine } from '../model/log.ts';
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import type { TakeBackPreview } from '../model/views.ts';
import { happened, refuse, type Decision } from '../rules/decision.ts';
import { linesFor, present, type Timeline } from './timeline.ts';

/**
 * Points one can return to: moments when the table waited for somebody. Each is named by the public line that still
 * stands there, so that hidden events between two lines cannot be counted; what owners told in between is kept.
 */
export const takeBackPoints = (timeline: Timeline): readonly LogLine[] =>
  linesFor(timeline, 'table').filter(
    (line) => eventBefore(timeline, line.position) !== null && isRest(timeline, line.position),
  );

/** What going back to public line `to` would mean; refuses `no-such-point`. */
export function previewTakeBack(
  timeline: Timeline,
  to: number,
): { readonly ok: true; readonly preview: TakeBackPreview } | { readonly ok: false; readonly refusal: Refusal } {
  const target = targetOf(timeline, to);
  if (target === null) return { ok: false, refusal: noSuchPoint(timeline) };
  const { then, now } = target;
  const undone = linesFor(timeline, 'table').slice(to + 1);
  // A hand slot is known only through a plan or element that is listed too, and its name is its owner's.
  const seen = seenSince(then, now).filter(({ secret }) => secret.kind !== 'hand-slot');
  return { ok: true, preview: { to, undone, seen, moves: movesBack(timeline, target) } };
}

export function decideTakeBack(timeline: Timeline, to: number, at: number, random: Random): Decision {
  const target = targetOf(timeline, to);
  if (target === null) return refuse(noSuchPoint(timeline));
  const { event, then, now } = target;
  const dealtSince = then.treacheryDeck.length !== now.treacheryDeck.length;
  return happened({
    type: 'TakenBack',
    to: event,
    line: to,
    at,
    seen: seenSince(then, now),
    epoch: now.epoch + 1,
    moves: movesBack(timeline, target),
    // Chance is not repeated: cards that come again come in a new order.
    treacheryDeck: dealtSince ? shuffled(then.treacheryDeck, random) : null,
  });
}

interface Target {
  /** Position in the log of the last event that stands. */
  readonly event: number;
  readonly then: GameState;
  readonly now: GameState;
}

function targetOf(timeline: Timeline, line: number): Target | null {
  const now = present(timeline);
  const event = Number.isInteger(line) ? eventBefore(timeline, line) : null;
  if (now === null || event === null || !isRest(timeline, line)) return null;
  return { event, then: must(timeline.states[event], 'position'), now };
}

/** The last event before public line `line + 1`; `null` for the newest line, where nothing would be taken back. */
function eventBefore(timeline: Timeline, line: number): number | null {
  const next = timeline.lineEvents[line + 1];
  if (timeline.lineEvents[line] === undefined || next === undefined) return null;
  return next - 1;
}

/** Whether the next public line came with a later command, so that the table rested in between. */
function isRest(timeline: Timeline, line: number): boolean {
  const here = timeline.lineEvents[line];
  const next = timeline.lineEvents[line + 1];
  if (here === undefined || next === undefined) return false;
  return timeline.entries[next]?.at !== timeline.entries[next - 1]?.at;
}

const noSuchPoint = (timeline: Timeline): Refusal => ({
  code: 'no-such-point',
  last: linesFor(timeline, 'table').length - 1,
});

function seenSince(then: GameState, now: GameState): GameState['knowledge'] {
  const before = new Set(then.knowledge.map((grant) => JSON.stringify(grant)));
  return now.knowledge.filter((grant) => !before.has(JSON.stringify(grant)));
}

/** The opposite of every hand move that was ticked since, newest first; what was not done needs no undoing. */
function movesBack(timeline: Timeline, { event, now }: Target): readonly OwnedMove[] {
  const undone = new Set(now.instructions.filter((one) => !one.done).map((one) => JSON.stringify(one.move)));
  return timeline.entries
    .slice(event + 1)
    .flatMap((entry) => (entry.event.type === 'Instructed' ? entry.event.moves : []))
    .filter(({ move }) => !undone.has(JSON.stringify(move)))
    .reverse()
    .flatMap(({ owner, move }) => {
      const back = opposite(move);
      return back === null ? [] : [{ owner, move: back }];
    });
}

function opposite(move: HandMove): HandMove | null {
  switch (move.kind) {
    case 'forces-to-tanks':
      return { ...move, kind: 'forces-from-tanks' };
    case 'forces-from-tanks':
      return { ...move, kind: 'forces-to-tanks' };
    case 'leader-to-tanks':
      return { kind: 'leader-from-tanks', leader: move.leader };
    case 'leader-from-tanks':
      return { kind: 'leader-to-tanks', leader: move.leader };
    case 'leader-stays':
      return { kind: 'leader-home', leader: move.leader };
    case 'spice-from-bank':
      return { ...move, kind: 'spice-to-bank' };
    case 'spice-to-bank':
      return { ...move, kind: 'spice-from-bank' };
    case 'spice-off-board':
      return { ...move, kind: 'spice-onto-board' };
    case 'spice-onto-board':
      return { ...move, kind: 'spice-off-board' };
    case 'discard-card':
      return { ...move, kind: 'take-card-back' };
    case 'take-card-back':
      return { ...move, kind: 'discard-card' };
    case 'forces-from-reserves':
      return { ...move, kind: 'forces-to-reserves' };
    case 'forces-to-reserves':
      return { ...move, kind: 'forces-from-reserves' };
    case 'keep-card':
    case 'leader-home':
    case 'storm-to':
      return null;
  }
}
