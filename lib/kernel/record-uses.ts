/** The use to which an event belongs. */
import type { Activity } from '../model/activities.ts';
import type { GameEvent } from '../model/events.ts';
import { phaseActivity } from '../model/stack.ts';
import type { DeclaredSecret } from '../model/facts.ts';
import type { GameState, OpenUse, UndoState } from '../model/state.ts';
import type { UseId } from '../model/use-id.ts';
import type { UndoHandler } from './handlers.ts';
import { type RecordedEvent, SEALS, secretHandlerFor, SETTLES, undoHandlerFor } from './registry.ts';
import { NO_OPEN_USES, settled } from './uses.ts';

/** The types of the events that the kernel inserts between the events of a use. */
const INSERTED: readonly GameEvent['type'][] = ['UseBegan', 'UseContinued', 'Instructed', 'InstructionsMerged'];

/** Records to which use an event belongs. After the end of a phase, its uses can no longer be undone. */
export function recordUse(before: GameState, event: RecordedEvent, after: GameState): GameState {
  if (before.undo.isReplay || INSERTED.includes(event.type)) return after;
  if (before.phase !== after.phase || before.turn !== after.turn) return { ...after, undo: NO_OPEN_USES };
  if (before.undo.open.length === 0) return after;
  const { current } = before.undo;
  const open = limitedBy(before, event);
  if (open === null) return { ...after, undo: settled(before.undo) };
  const owners = ownersAfter(before, after, current?.use ?? null);
  if (current === null)
    return owners === before.undo.owners && open === before.undo.open
      ? after
      : { ...after, undo: { ...after.undo, open, owners } };
  const { use, left } = current;
  return {
    ...after,
    undo: {
      ...after.undo,
      open,
      current: left > 1 ? { use, left: left - 1 } : null,
      recorded: [...after.undo.recorded, { use, event, found: foundBy(before, event) }],
      owners,
    },
  };
}

/** Returns the uses that can still be undone after this event; `null` if no use can be undone. */
function limitedBy(state: GameState, event: GameEvent): UndoState['open'] | null {
  const { open, current } = state.undo;
  if (SETTLES.has(event.type)) return null;
  const isLimit = (use: OpenUse, limits: UndoHandler['sealedBy']): boolean => {
    const limit = limits?.[event.type] as true | undefined | ((...at: readonly unknown[]) => boolean);
    if (limit === undefined || limit === true) return limit === true;
    return limit(event, use, { isOwn: current?.use === use.use, state });
  };
  const last = open.findLastIndex((use) => isLimit(use, undoHandlerFor(use.what).settledBy));
  const left = last < 0 ? open : open.slice(last + 1);
  if (left.length === 0) return null;
  const isSealing = SEALS.has(event.type);
  const isSealed = (use: OpenUse): boolean =>
    use.isSealed || isSealing || isLimit(use, undoHandlerFor(use.what).sealedBy);
  return left.every((use) => use.isSealed === isSealed(use))
    ? left
    : left.map((use) => (isSealed(use) ? { ...use, isSealed: true } : use));
}

/** Returns the earlier value of a secret when its owner declares another value. */
function foundBy(before: GameState, event: GameEvent): DeclaredSecret | null {
  if (event.type !== 'SecretDeclared') return null;
  const { now, found = now } = secretHandlerFor(event.fact.kind);
  return found(before, event.faction);
}

/** Returns the activities that uses have begun and that still run, including the activities of this use. */
function ownersAfter(before: GameState, after: GameState, use: UseId | null): UndoState['owners'] {
  const { owners, open } = before.undo;
  if (before.stack === after.stack) return owners;
  const isOn = (state: GameState, { id }: Activity): boolean => state.stack.some((activity) => activity.id === id);
  const left = owners.filter(({ activity }) => after.stack.some(({ id }) => id === activity));
  // Whether an activity can belong to a use. A phase and a turn cannot.
  const isOwned = (activity: Activity): boolean =>
    activity !== phaseActivity(after) && !open.some(({ turn }) => turn === activity.id);
  const begun =
    use === null
      ? []
      : after.stack
          .filter((activity) => !isOn(before, activity) && isOwned(activity))
          .map(({ id: activity }) => ({ activity, use }));
  return begun.length === 0 && left.length === owners.length ? owners : [...left, ...begun];
}
