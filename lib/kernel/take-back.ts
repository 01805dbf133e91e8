/** Take-backs to an earlier point of the log: the points, their effects, and the physical actions that they need. */
import { sameAnswer } from '../core/answer.ts';
import { must } from '../core/assert-never.ts';
import { itemAt, lastOf } from '../core/append-only-list.ts';
import { type Random, shuffled } from '../core/random.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import type { EventOf } from '../model/events.ts';
import type { FactionId } from '../model/factions.ts';
import { leaderState } from '../model/selectors.ts';
import type { PhysicalAction, OwnedAction } from '../model/instructions.ts';
import type { KnowledgeGrant } from '../model/knowledge.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { LogLine } from '../model/log.ts';
import type { Refusal } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline, IndexedLogLine } from '../model/timeline.ts';
import type { TakeBackPoint, TakeBackPreview } from '../model/views/desk.ts';
import { cannotReadCards } from './card-records.ts';
import { namesCard } from './redact-cards.ts';
import { inverseActionOf } from './registry.ts';
import { actionsBack } from './instructions/actions-back.ts';
import { linesFor, present } from './timeline.ts';

/**
 * Returns the last `limit` points for a take-back, newest first. These are moments of the valid log when the table
 * waited for a seat. Each point lies between two public lines and has the name of the later line, so that nobody can
 * count hidden events between them. `read` returns a line as the desk may read it.
 */
export function takeBackPoints(
  timeline: Timeline,
  limit: number,
  read: (told: IndexedLogLine) => LogLine = ({ line }) => line,
): readonly TakeBackPoint[] {
  const lines = linesFor(timeline, 'table');
  const points: TakeBackPoint[] = [];
  for (const { position: to } of standingLines(timeline)) {
    if (points.length === limit) break;
    if (lastEventAt(timeline, to) === null) continue;
    const told = must(itemAt(lines, to + 1), 'a line after the point');
    const next = told.line;
    points.push({ to, at: next.at, next: read(told).fact, undone: isJustUndone(next, lastOf(lines)) });
  }
  return points;
}

/** Whether the newest line is a take-back that removed this line too. */
const isJustUndone = ({ position }: LogLine, newest: IndexedLogLine | undefined): boolean =>
  newest?.line.fact.code === 'taken-back' && position > newest.line.fact.to && position < newest.line.position;

/**
 * Returns the effects of a take-back to public line `to`. Refuses `no-such-point`. The preview does not name cards of
 * earlier turns that players would put back; the take-back does.
 */
export function previewTakeBack(
  timeline: Timeline,
  to: number,
): { readonly ok: true; readonly preview: TakeBackPreview } | { readonly ok: false; readonly refusal: Refusal } {
  const target = targetOf(timeline, to);
  if (target === null) return { ok: false, refusal: noSuchPoint(timeline) };
  // A hand slot is known only through a plan or an element, and the list contains that plan or element. Only the owner
  // of the hand knows the name of the card. A secret that an ally showed concerns only the two allies.
  const seen = seenSince(target).filter(
    ({ secret }) => secret.kind !== 'hand-slot' && !(secret.kind === 'shown' && secret.silently),
  );
  const keepsBack = cannotReadCards(timeline, 'moderator') && target.then.turn !== target.now.turn;
  const moves = movesBack(target).filter(({ move }) => !keepsBack || !namesCard(move));
  return { ok: true, preview: { to, seen: withoutRepeats(seen), moves } };
}

/** Takes back to public line `to`, which stays valid. Refuses `no-such-point`. */
export function decideTakeBack(timeline: Timeline, to: number, at: number, random: Random): Decision {
  const target = targetOf(timeline, to);
  return target === null ? refused(noSuchPoint(timeline)) : accepted(takenBack(target, { at, random }));
}

/** Returns the event of a take-back to this event of the log by a player. The event must be before the newest one. */
export const takenBackTo = (timeline: Timeline, event: number, by: TakingBack): EventOf<'TakenBack'> =>
  takenBack(targetAt(timeline, must(present(timeline), 'an open table'), event), by);

interface TakingBack {
  readonly at: number;
  readonly random: Random;
  /** The player who takes back the own act. Missing for the moderator. */
  readonly by?: FactionId;
}

function takenBack(target: Target, { at, random, by }: TakingBack): EventOf<'TakenBack'> {
  const { event, then, now } = target;
  const isSameDeck = then.treacheryDeck.join() === now.treacheryDeck.join();
  return {
    type: 'TakenBack',
    to: event,
    at,
    seen: seenSince(target),
    epoch: now.epoch + 1,
    moves: movesBack(target),
    // A take-back does not repeat chance: these cards get a new order.
    treacheryDeck: isSameDeck ? null : shuffled(then.treacheryDeck, random),
    ...(by === undefined ? {} : { by }),
  };
}

interface Target {
  /** The index of the last valid event in the log. */
  readonly event: number;
  readonly then: GameState;
  readonly now: GameState;
}

function targetOf(timeline: Timeline, line: number): Target | null {
  const now = present(timeline);
  const event = Number.isInteger(line) ? lastEventAt(timeline, line) : null;
  return now === null || event === null ? null : targetAt(timeline, now, event);
}

const targetAt = (timeline: Timeline, now: GameState, event: number): Target => ({
  event,
  then: must(itemAt(timeline.states, event), 'position'),
  now,
});

/**
 * Yields the public log without undone lines, newest first. As long as nothing happens after a take-back, the lines
 * that it removed are still points, so that the take-back itself can be undone.
 */
function* standingLines(timeline: Timeline): Generator<LogLine> {
  const lines = linesFor(timeline, 'table');
  const newest = lines.length - 1;
  let at = newest;
  while (at >= 0) {
    const { line } = must(itemAt(lines, at), 'a line');
    yield line;
    const isUndoing = line.fact.code === 'taken-back' && at !== newest;
    at = isUndoing ? line.fact.to : at - 1;
  }
}

/**
 * Returns the last event before the command that wrote the next public line. At that moment the table waited, and
 * `line` was the last line. Returns `null` if that command wrote `line` itself, and for the newest line, where a
 * take-back would do nothing.
 */
function lastEventAt(timeline: Timeline, line: number): number | null {
  const lines = linesFor(timeline, 'table');
  const here = itemAt(lines, line);
  const next = itemAt(lines, line + 1);
  if (here === undefined || next === undefined) return null;
  const first = firstOfCommand(timeline, next.event);
  return first > here.event && !isSwappedFrom(timeline, first) ? first - 1 : null;
}

/**
 * Whether factions were swapped at this event or after it. A take-back cannot undo a swap, because the seating is not
 * part of the game.
 */
const isSwappedFrom = ({ seatedAt }: Timeline, event: number): boolean => event > 0 && event <= seatedAt;

function firstOfCommand({ entries }: Timeline, event: number): number {
  const { at } = must(itemAt(entries, event), 'entry');
  let first = event;
  while (first > 0 && itemAt(entries, first - 1)?.at === at) first -= 1;
  return first;
}

const noSuchPoint = (timeline: Timeline): Refusal => ({
  code: 'no-such-point',
  last: linesFor(timeline, 'table').length - 1,
});

/** The ledger only grows, so the new grants are what was learnt since then. */
const seenSince = ({ then, now }: Target): readonly KnowledgeGrant[] => now.knowledge.slice(then.knowledge.length);

const withoutRepeats = (grants: readonly KnowledgeGrant[]): readonly KnowledgeGrant[] =>
  grants.filter((grant, index) => grants.findIndex((earlier) => isSameGrant(earlier, grant)) === index);

const isSameGrant = (a: KnowledgeGrant, b: KnowledgeGrant): boolean =>
  a.knower === b.knower && sameAnswer({ ...a.secret }, { ...b.secret });

/**
 * Returns the inverse of every physical action since then that was done. Actions that an earlier take-back has undone
 * cancel out.
 */
const movesBack = ({ then, now }: Target): readonly OwnedAction[] =>
  actionsBack(
    now.instructions.filter((one) => one.done && !wasAskedFor(then, one.id)),
    (move) => (move.kind === 'leader-home' ? staysAgain(then, move.leader) : inverseActionOf(move)),
  );

/** A leader that has come home since then returns to the territory where the leader was. */
function staysAgain(then: GameState, leader: LeaderId): PhysicalAction | null {
  const territory = leaderState(then, leader).foughtIn;
  return territory === null ? null : { kind: 'leader-stays', leader, territory };
}

const wasAskedFor = (then: GameState, id: string): boolean => then.instructions.some((old) => old.id === id);
