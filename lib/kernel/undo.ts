/** Undo is replay: the position before a use, with the events of all other uses recorded again. */
import type { GameEvent } from '../model/events.ts';
import type { GameState, OpenUse, Position, UndoState, UseEvent } from '../model/state.ts';
import type { UseId } from '../model/uses.ts';
import {
  activityHandlerFor,
  factHandlerFor,
  isSound,
  NEVER_UNDONE,
  secretHandlerFor,
  undoHandlerFor,
} from './registry.ts';
import { countersOf, withSlotNumbersOf } from './counters.ts';
import { NO_OPEN_USES, positionOf } from './uses.ts';

type Record = (state: GameState, event: GameEvent) => GameState;

/**
 * The position as if this use had not been made; `null` where it can be undone no more, or where a later use that stays
 * could not have been made without it. What was learnt stays learnt, and no id is given twice. What followed by itself is
 * not in it: it follows again. `record` is how one event is recorded.
 */
export function withoutUse(now: GameState, use: UseId, record: Record): GameState | null {
  const target = now.undo.open.find((one) => one.use === use);
  if (target === undefined || target.before === null) return null;
  const replayed = replay(now, target, target.before, record);
  return replayed !== null && isSound(replayed, now) ? replayed : null;
}

/**
 * The uses that are undone with this one. With a step, these are the later steps of its owner in the same turn, what
 * followed from them, and all answers to any of them. With an answer, these are later answers by the same faction to the
 * same step.
 */
function undoneWith({ open }: UndoState, target: OpenUse): ReadonlySet<UseId> {
  const later = open.slice(open.indexOf(target) + 1);
  if (target.answers !== null)
    return idsOf([target, ...later.filter(({ answers, by }) => answers === target.answers && by === target.by)]);
  const steps = idsOf([target, ...later.filter((one) => followsFrom(one, target))]);
  return new Set([...steps, ...idsOf(later.filter(({ answers }) => answers !== null && steps.has(answers)))]);
}

const followsFrom = ({ what, turn, by, answers }: OpenUse, target: OpenUse): boolean =>
  answers === null &&
  ((turn !== null && turn === target.turn && by === target.by) || undoHandlerFor(what).followsEarlier === true);

const idsOf = (uses: readonly OpenUse[]): ReadonlySet<UseId> => new Set(uses.map(({ use }) => use));

/** `null` where a fact that was corrected since is not as the correction found it. */
function replay(now: GameState, target: OpenUse, before: Position, record: Record): GameState | null {
  const gone = undoneWith(now.undo, target);
  const kept = now.undo.recorded
    .slice(target.since)
    .filter(({ use, event }) => !gone.has(use) || NEVER_UNDONE.has(event.type));
  const began = new Map<UseId, Pick<OpenUse, 'before' | 'since'>>();
  let state: GameState = { ...before, undo: NO_OPEN_USES, knowledge: now.knowledge, instructions: now.instructions };
  for (const [index, one] of kept.entries()) {
    if (!began.has(one.use)) began.set(one.use, { before: positionOf(state), since: target.since + index });
    const event = refound(state, one);
    if (event === null) return null;
    state = record(state, event);
  }
  return continuedFrom(state, now, undoAfter(now.undo, target, gone, kept, began));
}

/** A count is a difference: it is moved by as much as what it counted is no more as it was. */
function refound(state: GameState, { event, found }: UseEvent): GameEvent | null {
  switch (event.type) {
    case 'FactCorrected': {
      const { now, shift } = factHandlerFor(event.fact);
      const was = now(state, event.fact);
      if (sameJson(was, event.was)) return event;
      return shift === undefined ? null : { ...event, was, fact: shift(event.fact, event.was, was) };
    }
    case 'SecretDeclared': {
      const { now, shift } = secretHandlerFor(event.fact.kind);
      if (found === null || shift === undefined) return event;
      return { ...event, fact: shift(event.fact, found, now(state, event.faction)) };
    }
    default:
      return event;
  }
}

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What an undo never takes back is as it is now. */
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

/** The uses that stay, each with the position before it as it is now. */
function undoAfter(
  undo: UndoState,
  target: OpenUse,
  gone: ReadonlySet<UseId>,
  kept: readonly UseEvent[],
  began: ReadonlyMap<UseId, Pick<OpenUse, 'before' | 'since'>>,
): UndoState {
  return {
    current: undo.current !== null && gone.has(undo.current.use) ? null : undo.current,
    open: undo.open
      .filter(({ use }) => !gone.has(use))
      .map((one) => {
        const then = began.get(one.use);
        return then === undefined || one.since < target.since
          ? one
          : { ...one, since: then.since, before: one.before === null ? null : then.before };
      }),
    recorded: [...undo.recorded.slice(0, target.since), ...kept.filter(({ use }) => !gone.has(use))],
    owners: undo.owners.filter(({ use }) => !gone.has(use)),
  };
}
