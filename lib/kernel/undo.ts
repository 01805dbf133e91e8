/** Undo is replay: the position before a use, and then the events of all other uses again. */
import type { AdvantageId } from '../model/advantages.ts';
import type { EventOf, GameEvent } from '../model/events.ts';
import type { ArchivedInstruction, OwnedAction } from '../model/instructions.ts';
import type { LogFact } from '../model/log.ts';
import type { GameState, OpenUse, Position, UndoState, UseEvent } from '../model/state.ts';
import type { UseId } from '../model/use-id.ts';
import type { Ctx } from '../powers/ctx.ts';
import { ADVANTAGES } from '../powers/list.ts';
import { withoutPower } from '../powers/undoable.ts';
import type { CutPower } from '../powers/power.ts';
import { actionsBack } from './instructions/actions-back.ts';
import {
  type RecordedEvent,
  actionsOf,
  activityHandlerFor,
  factHandlerFor,
  NEVER_UNDONE,
  secretHandlerFor,
  undoHandlerFor,
  undoneLogOf,
} from './registry.ts';
import { isSound } from './all-features.ts';
import { countersOf, withSlotNumbersOf } from './counters.ts';
import { NO_OPEN_USES, positionOf } from './uses.ts';

/** Records one event. */
type RecordEvent = (state: GameState, event: RecordedEvent) => GameState;

/**
 * Returns the position as if this use had not been made. Returns `null` if it can no longer be undone, or if a later
 * use needs it. Learnt facts stay learnt, and no id is used twice. Automatic events are not included: they happen
 * again.
 */
export const withoutUse = (now: GameState, use: UseId, record: RecordEvent): GameState | null =>
  replayed(now, { use, without: null }, record);

/** Returns the position after an undo; the same position if the use can no longer be undone. */
export function undone(now: GameState, event: EventOf<'UseUndone'>, record: RecordEvent): GameState {
  const then = replayed(now, event, record);
  const { gone, target } = undoOf(now.undo, event);
  if (then === null || target === null) return now;
  const { turn } = target;
  const isReopened = turn !== null && gone.length > 0 && now.stack.every(({ id }) => id !== turn);
  const { current } = then.undo;
  return {
    ...then,
    epoch: gone.some(({ what }) => undoHandlerFor(what).asksAgain === true) ? then.epoch + 1 : then.epoch,
    undo: {
      ...then.undo,
      current: current === null || current.left === 1 ? null : { ...current, left: current.left - 1 },
      reopened: isReopened ? [...then.undo.reopened, turn] : then.undo.reopened,
      slip: event.because === 'slip' && turn !== null ? { turn, events: eventsOf(now.undo, target) } : then.undo.slip,
    },
  };
}

/** Whether a use can be undone now. */
export const isUndoable = (now: GameState, use: UseId, record: RecordEvent): boolean =>
  undoOf(now.undo, { use, without: null }).gone.every(
    ({ what }) => undoHandlerFor(what).mayBeUndone?.(now) !== false,
  ) && withoutUse(now, use, record) !== null;

/** Returns the public log lines of an undo, the last step first. */
export function undoneFacts({ undo }: GameState, event: EventOf<'UseUndone'>): readonly LogFact[] {
  const { gone, target, cut } = undoOf(undo, event);
  const facts = gone
    .toReversed()
    .flatMap((use) => eventsOf(undo, use).map((one) => undoneLogOf(one)?.(one, { ...event, by: use.by }) ?? null));
  const own = cut === null || target === null ? [] : cut.log(eventsOf(undo, target));
  return [...facts.filter((fact) => fact !== null), ...own];
}

/**
 * Returns the physical actions of an undo: the inverse of all actions since then, except those that the remaining uses
 * cause.
 */
export function undoneActions(
  now: GameState,
  event: EventOf<'UseUndone'>,
  record: RecordEvent,
  ctx: Ctx,
): readonly OwnedAction[] {
  const { target } = undoOf(now.undo, event);
  const wanted: OwnedAction[] = [];
  const then = replayed(now, event, (state, one) => {
    wanted.push(...(actionsOf(one)?.(one, state, ctx) ?? []));
    return record(state, one);
  });
  if (then === null || target?.before === undefined || target.before === null) return [];
  const { nextInstruction } = target.before;
  const isSince = ({ id }: ArchivedInstruction): boolean => Number(id.slice(1)) >= nextInstruction;
  // A merged line is not an additional action.
  const asked = now.instructions
    .filter((one) => isSince(one) && one.merged.length === 0)
    .map(({ owner, move }): OwnedAction => ({ owner, move }));
  const left = wanted.filter((one) => {
    const at = asked.findIndex((had) => sameJson(had, one));
    if (at >= 0) asked.splice(at, 1);
    return at < 0;
  });
  return [...actionsBack(asked), ...left];
}

/** The uses that an undo removes. `cut` means that the use stays, but without a power. */
interface Undo {
  readonly target: OpenUse | null;
  readonly gone: readonly OpenUse[];
  readonly cut: CutPower | null;
}

function undoOf(undo: UndoState, { use, without }: Pick<EventOf<'UseUndone'>, 'use' | 'without'>): Undo {
  const target = undo.open.find((one) => one.use === use) ?? null;
  const cut = without === null ? null : cutPower(without);
  if (target === null) return { target, gone: [], cut };
  if (cut === null) return { target, gone: undoneWith(undo, target), cut };
  const own = eventsOf(undo, target);
  const next = undo.open
    .slice(undo.open.indexOf(target) + 1)
    .find((one) => one.turn === target.turn && one.by === target.by && cut.takesAlong(own, eventsOf(undo, one)));
  return { target, gone: next === undefined ? [] : undoneWith(undo, next), cut };
}

const eventsOf = ({ recorded }: UndoState, { use }: OpenUse): readonly GameEvent[] =>
  recorded.filter((one) => one.use === use).map(({ event }) => event);

function replayed(
  now: GameState,
  event: Pick<EventOf<'UseUndone'>, 'use' | 'without'>,
  record: RecordEvent,
): GameState | null {
  const undo = undoOf(now.undo, event);
  if (undo.target === null || undo.target.before === null) return null;
  const then = replay(now, undo, undo.target, undo.target.before, record);
  return then !== null && isSound(then, now) ? then : null;
}

/**
 * Returns the uses that are undone with this one. For a step these are the later steps of its owner in the same turn,
 * everything that followed from them, and all answers to them. For an answer these are later answers of the same
 * faction to the same step.
 */
function undoneWith({ open }: UndoState, target: OpenUse): readonly OpenUse[] {
  const later = open.slice(open.indexOf(target) + 1);
  if (target.answers !== null)
    return [target, ...later.filter(({ answers, by }) => answers === target.answers && by === target.by)];
  const steps = [target, ...later.filter((one) => followsFrom(one, target))];
  const isAnswer = ({ answers }: OpenUse): boolean => steps.some(({ use }) => use === answers);
  return open.filter((one) => steps.includes(one) || isAnswer(one));
}

const followsFrom = ({ what, turn, by, answers }: OpenUse, target: OpenUse): boolean =>
  answers === null &&
  ((turn !== null && turn === target.turn && by === target.by) || undoHandlerFor(what).followsEarlier === true);

/** Returns `null` if the moderator has corrected a fact since the use and the undo would change that fact. */
function replay(
  now: GameState,
  { gone, cut }: Undo,
  target: OpenUse,
  before: Position,
  record: RecordEvent,
): GameState | null {
  const goneIds = new Set(gone.map(({ use }) => use));
  const stays = undoHandlerFor(target.what).stays ?? [];
  const kept = now.undo.recorded.slice(target.since).flatMap((one): readonly UseEvent[] => {
    const { use, event } = one;
    if (use === target.use && cut !== null) return cut.without(event).map((left) => ({ ...one, event: left }));
    if (use === target.use && stays.includes(event.type)) return [one];
    return goneIds.has(use) && !NEVER_UNDONE.has(event.type) ? [] : [one];
  });
  const began = new Map<UseId, Pick<OpenUse, 'before' | 'since'>>();
  const { begun, reopened } = now.undo;
  let state: GameState = {
    ...before,
    undo: { ...NO_OPEN_USES, begun, reopened, isReplay: true },
    knowledge: now.knowledge,
    instructions: now.instructions,
  };
  const recorded = now.undo.recorded.slice(0, target.since);
  for (const one of kept) {
    if (!began.has(one.use)) began.set(one.use, { before: positionOf(state), since: recorded.length });
    const event = adjustedTo(state, one);
    if (event === null) return null;
    state = record(state, event);
    // An event that stays after an undo also stays after later undos.
    recorded.push(one);
  }
  return continuedFrom(state, now, { ...undoAfter(now.undo, target, goneIds, began), recorded });
}

function cutPower(power: AdvantageId): CutPower | null {
  const cut = ADVANTAGES.find(({ id }) => id === power)?.cut;
  return cut === undefined
    ? null
    : { ...cut, without: (event) => cut.without(event).map((left) => withoutPower(left, power)) };
}

/**
 * Returns the event for the changed position. A count by an owner changes by as much as the counted value has changed.
 */
function adjustedTo(state: GameState, { event, found }: UseEvent): RecordedEvent | null {
  switch (event.type) {
    case 'FactCorrected': {
      const { now, shift } = factHandlerFor(event.fact);
      const was = now(state, event.fact);
      if (sameJson(was, event.was)) return event;
      return shift === undefined ? null : { ...event, was, fact: shift(event.fact, event.was, was) };
    }
    case 'SecretDeclared': {
      const { now, found: foundIn = now, shift } = secretHandlerFor(event.fact.kind);
      if (found === null || shift === undefined) return event;
      return { ...event, fact: shift(event.fact, found, foundIn(state, event.faction)) };
    }
    default:
      return event;
  }
}

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns the position with the present value of everything that an undo never changes. */
const continuedFrom = (state: GameState, now: GameState, undo: UndoState): GameState =>
  withSlotNumbersOf(now, {
    ...state,
    ...countersOf(now),
    undo,
    knowledge: now.knowledge,
    instructions: now.instructions,
    epoch: now.epoch,
    talking: now.talking,
    paused: now.paused,
    stack: state.stack.map((activity) => activityHandlerFor(activity)?.onUndo?.(activity) ?? activity),
  });

/** Returns the remaining uses. Each has the new position before it. */
function undoAfter(
  undo: UndoState,
  target: OpenUse,
  gone: ReadonlySet<UseId>,
  began: ReadonlyMap<UseId, Pick<OpenUse, 'before' | 'since'>>,
): UndoState {
  return {
    ...undo,
    current: undo.current !== null && gone.has(undo.current.use) ? null : undo.current,
    open: undo.open
      .filter(({ use }) => !gone.has(use))
      .map((one) => {
        const then = began.get(one.use);
        return then === undefined || one.since < target.since
          ? one
          : { ...one, since: then.since, before: one.before === null ? null : then.before };
      }),
    owners: undo.owners.filter(({ use }) => !gone.has(use)),
  };
}
