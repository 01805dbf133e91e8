/**
 * The stack of activities: the table at the bottom, a phase on it, and interruptions on top. Activities begin, change
 * and end by their id, so an activity may lie above another activity of the same kind. Only this file writes the stack.
 */
import { select } from '../core/memoize-by-parts.ts';
import type { Activity } from './activities.ts';
import type { GameState } from './state.ts';

type ByKind = { readonly [One in Activity as One['kind']]: One };
/** An activity of this kind. */
export type ActivityOf<Kind extends Activity['kind']> = ByKind[Kind];

/** Puts an activity on top of the stack. */
export const pushActivity = (state: GameState, activity: Activity): GameState => ({
  ...state,
  stack: [...state.stack, activity],
});

/** Updates an activity, even if other activities lie above it. */
export const updateActivity = <Kind extends Activity['kind']>(
  state: GameState,
  kind: Kind,
  id: Activity['id'],
  change: (activity: ActivityOf<NoInfer<Kind>>) => Partial<ActivityOf<NoInfer<Kind>>>,
): GameState => ({
  ...state,
  stack: state.stack.map((activity) =>
    activity.id === id && isOf(activity, kind) ? { ...activity, ...change(activity) } : activity,
  ),
});

/** Removes the activity and everything above it. Does nothing if the activity is not on the stack. */
export function popActivity(state: GameState, id: Activity['id']): GameState {
  const at = state.stack.findIndex((activity) => activity.id === id);
  return at < 1 ? state : { ...state, stack: state.stack.slice(0, at) };
}

/** Returns the activity that owns the prompts now. */
export const topActivity = (state: GameState): Activity | null => select(state, top, null);
const top = ({ stack }: GameState): Activity | null => stack.at(-1) ?? null;

/** Returns the kind of the top activity. */
export const topActivityKind = (state: GameState): Activity['kind'] | null => select(state, topKind, null);
const topKind = (state: GameState): Activity['kind'] | null => top(state)?.kind ?? null;

/** Whether the stack is empty: no activity runs, not even a phase. */
export const isStackEmpty = (state: GameState): boolean => select(state, bare, null);
const bare = ({ stack }: GameState): boolean => stack.length === 1;

/** Returns the phase at the bottom of the stack; `null` while the table plays on the board. */
export const phaseActivity = (state: GameState): Activity | null => select(state, lowest, null);
const lowest = ({ stack }: GameState): Activity | null => stack[1] ?? null;

/** Returns the highest activity of a kind, or `null`. */
export function findActivity<Kind extends Activity['kind']>(state: GameState, kind: Kind): ActivityOf<Kind> | null {
  const running = select(state, highest, kind);
  return running !== null && isOf(running, kind) ? running : null;
}
const highest = ({ stack }: GameState, kind: Activity['kind']): Activity | null =>
  stack.findLast((activity) => activity.kind === kind) ?? null;

const isOf = <Kind extends Activity['kind']>(activity: Activity, kind: Kind): activity is ActivityOf<Kind> & Activity =>
  activity.kind === kind;
