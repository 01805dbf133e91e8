/** The uses that can still be undone, and the powers on which these uses depend. */
import { memoizeOnObject } from '../core/memoize-on-object.ts';
import { select } from '../core/memoize-by-parts.ts';
import { useUndone } from '../kernel/events.ts';
import type { Activity } from '../model/activities.ts';
import type { FactionId } from '../model/factions.ts';
import type { AdvantageId } from '../model/advantages.ts';
import type { CancelScope } from '../model/cancel-state.ts';
import type { GameEvent } from '../model/events.ts';
import type { GameState, OpenUse, UndoState } from '../model/state.ts';
import type { UseId } from '../model/use-id.ts';
import type { UndoCause } from '../model/uses.ts';
import type { Ctx } from './ctx.ts';

type At = Pick<Ctx, 'isUndoable'>;

/** Whether the turn with this id has ended. */
export const isOver = (state: GameState, turn: Activity['id']): boolean => select(state, isOffStack, turn);
const isOffStack = ({ stack }: GameState, turn: Activity['id']): boolean => stack.every(({ id }) => id !== turn);

/**
 * Returns the events before an undo in this turn: a turn that has ended continues. Returns `null` if the turn is final.
 */
export function reopening(
  { isUndoable }: At,
  state: GameState,
  turn: Activity['id'],
  because: UndoCause,
): readonly GameEvent[] | null {
  if (!isOver(state, turn)) return [];
  const end = select(state, endOf, turn);
  return end !== null && isUndoable(state, end) ? [useUndone({ use: end }, because)] : null;
}

/** Returns the last use of an ended turn, with which the turn ended. */
const endOf = ({ undo: { open } }: GameState, turn: Activity['id']): UseId | null =>
  open.findLast((one) => one.turn === turn)?.use ?? null;

/** Returns the uses that depend on this power, the earliest first. */
export const usesRestingOn = (state: GameState, power: AdvantageId): readonly OpenUse[] =>
  select(state, restingOn, power);
const restingOn = ({ undo }: GameState, power: AdvantageId): readonly OpenUse[] => byPower(undo).get(power) ?? NONE;
const NONE: readonly OpenUse[] = [];

const byPower = memoizeOnObject(({ open, recorded }: UndoState) => {
  const found = new Map<AdvantageId, readonly OpenUse[]>();
  for (const use of open) {
    const own = recorded.filter((one) => one.use === use.use);
    for (const power of new Set(own.flatMap(({ event }) => powersOf(event))))
      found.set(power, [...(found.get(power) ?? NONE), use]);
  }
  return found;
});

/** Returns the powers on which this event depends. */
export function powersOf(event: GameEvent): readonly AdvantageId[] {
  if ('restsOn' in event) return event.restsOn;
  return 'booking' in event ? event.booking.restsOn : [];
}

/** Returns the same event without this power. */
export function withoutPower<Event extends GameEvent>(event: Event, power: AdvantageId): Event {
  const others = (restsOn: readonly AdvantageId[]) => restsOn.filter((one) => one !== power);
  if ('restsOn' in event) return { ...event, restsOn: others(event.restsOn) };
  return 'booking' in event
    ? { ...event, booking: { ...event.booking, restsOn: others(event.booking.restsOn) } }
    : event;
}

/** Returns the first use in this scope that depends on this power. */
export const useWithin = (state: GameState, during: CancelScope, power: AdvantageId): OpenUse | undefined =>
  usesRestingOn(state, power).find((one) => one.use === during || one.turn === during);

/**
 * Returns the further effects of a Karama that cancels a power: the dependent use is undone, or the effect that the
 * power states.
 */
export function undoneByKarama(
  state: GameState,
  use: OpenUse | undefined,
  { id, cut, whenCancelled }: CancelledPower,
  by: FactionId,
): readonly GameEvent[] {
  return [
    ...(use === undefined ? [] : [useUndone(use, 'karama', cut === undefined ? null : id)]),
    ...(whenCancelled?.(state, by) ?? []),
  ];
}

interface CancelledPower {
  readonly id: AdvantageId;
  readonly cut?: unknown;
  readonly whenCancelled?: (state: GameState, by: FactionId) => readonly GameEvent[];
}
