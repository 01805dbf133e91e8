/** To which use an event belongs. */
import type { Activity } from '../model/activities.ts';
import type { Actor } from '../model/audience.ts';
import type { Command } from '../model/commands.ts';
import type { GameEvent } from '../model/events.ts';
import { phaseActivity, topActivity } from '../model/stack.ts';
import type { GameState, UndoState } from '../model/state.ts';
import type { UseId } from '../model/uses.ts';
import { useOf } from './events.ts';
import { commandHandlerFor, secretHandlerFor } from './registry.ts';
import { NO_OPEN_USES } from './uses.ts';

/**
 * The events of a command in a bracket, as long as something can be undone: they belong to the use whose activity is on
 * top, else to a use of their own. What follows by itself (`command` is `null`) has no use of its own.
 */
export function bracketed(
  state: GameState,
  events: readonly GameEvent[],
  command: { readonly by: Actor; readonly command: Command } | null,
): readonly GameEvent[] {
  const { open, owners } = state.undo;
  if (open.length === 0 || events.length === 0 || events.some(isBracket)) return events;
  const top = topActivity(state)?.id;
  const owner = owners.find(({ activity }) => activity === top);
  if (owner !== undefined) return [{ type: 'UseContinued', use: owner.use, events: events.length }, ...events];
  if (command === null || !isMeanwhile(command.command)) return events;
  return useOf(state, { what: 'meanwhile', by: command.by, powers: [], turn: null, answers: null }, events);
}

const isBracket = ({ type }: GameEvent): boolean => type === 'UseBegan' || type === 'UseContinued';

/** Commands that do something of their own. The others carry the play on, go back in it, or tick what hands have done. */
function isMeanwhile(command: Command): boolean {
  switch (command.type) {
    case 'Answer':
    case 'AnswerByDefault':
    case 'Withdraw':
    case 'DeclareSecret':
    case 'CorrectFact':
      return true;
    default: {
      const handler = commandHandlerFor(command);
      return handler !== undefined && handler.removesUndoneInstructions === undefined;
    }
  }
}

/** The kernel inserts these between the events of a use. */
const INSERTED: readonly GameEvent['type'][] = ['UseBegan', 'UseContinued', 'Instructed', 'InstructionsMerged'];

/** Notes to which use an event belongs. With the phase, all that could be undone in it is settled. */
export function recordUse(before: GameState, event: GameEvent, after: GameState): GameState {
  if (before.undo.open.length === 0 || INSERTED.includes(event.type)) return after;
  if (before.phase !== after.phase || before.turn !== after.turn) return { ...after, undo: NO_OPEN_USES };
  const { current } = before.undo;
  const owners = ownersAfter(before, after, current?.use ?? null);
  if (current === null) return owners === before.undo.owners ? after : { ...after, undo: { ...after.undo, owners } };
  const { use, left } = current;
  return {
    ...after,
    undo: {
      ...after.undo,
      current: left > 1 ? { use, left: left - 1 } : null,
      recorded: [...after.undo.recorded, { use, event, found: foundBy(before, event) }],
      owners,
    },
  };
}

/** The secret that an owner told otherwise than it was known. */
const foundBy = (before: GameState, event: GameEvent) =>
  event.type === 'SecretDeclared' ? secretHandlerFor(event.fact.kind).now(before, event.faction) : null;

/** The activities that are left of those that uses have begun, and those that this use has begun now. */
function ownersAfter(before: GameState, after: GameState, use: UseId | null): UndoState['owners'] {
  const { owners, open } = before.undo;
  if (before.stack === after.stack) return owners;
  const isOn = (state: GameState, { id }: Activity): boolean => state.stack.some((activity) => activity.id === id);
  const left = owners.filter(({ activity }) => after.stack.some(({ id }) => id === activity));
  // Phases, and turns in which uses are made, belong to no use.
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
