/**
 * What is going on, as a stack: the table at the bottom for ever, a phase on it, and on top what interrupts that. Things
 * begin, change and end by their id, so that one may stand inside another of its own kind; nothing else writes the stack.
 */
import { select } from '../core/track-reads.ts';
import type { Activity } from './activities.ts';
import type { GameState } from './state.ts';

type ByKind = { readonly [One in Activity as One['kind']]: One };
/** Something of this kind that goes on. */
export type ActivityOf<Kind extends Activity['kind']> = ByKind[Kind];

/** It lies on top now. */
export const pushActivity = (state: GameState, activity: Activity): GameState => ({
  ...state,
  stack: [...state.stack, activity],
});

/** It has changed, wherever it lies. */
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

/** It is over, and with it whatever lies on it. What has ended already changes nothing. */
export function popActivity(state: GameState, id: Activity['id']): GameState {
  const at = state.stack.findIndex((activity) => activity.id === id);
  return at < 1 ? state : { ...state, stack: state.stack.slice(0, at) };
}

/** What owns the questions now. */
export const topActivity = (state: GameState): Activity | null => select(state, top, null);
const top = ({ stack }: GameState): Activity | null => stack.at(-1) ?? null;

/** Of which kind that is. */
export const topActivityKind = (state: GameState): Activity['kind'] | null => select(state, topKind, null);
const topKind = (state: GameState): Activity['kind'] | null => top(state)?.kind ?? null;

/** Whether nothing lies on the table, not even a phase. */
export const isStackEmpty = (state: GameState): boolean => select(state, bare, null);
const bare = ({ stack }: GameState): boolean => stack.length === 1;

/** What lies on the table itself: the phase that is played; `null` while the table plays on the board. */
export const phaseActivity = (state: GameState): Activity | null => select(state, lowest, null);
const lowest = ({ stack }: GameState): Activity | null => stack[1] ?? null;

/** The highest of its kind; `null` where none goes on. */
export function findActivity<Kind extends Activity['kind']>(state: GameState, kind: Kind): ActivityOf<Kind> | null {
  const running = select(state, highest, kind);
  return running !== null && isOf(running, kind) ? running : null;
}
const highest = ({ stack }: GameState, kind: Activity['kind']): Activity | null =>
  stack.findLast((activity) => activity.kind === kind) ?? null;

const isOf = <Kind extends Activity['kind']>(activity: Activity, kind: Kind): activity is ActivityOf<Kind> & Activity =>
  activity.kind === kind;
