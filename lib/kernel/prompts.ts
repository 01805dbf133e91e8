import type { Ctx } from '../powers/ctx.ts';
import type { Prompt } from '../model/prompts.ts';
import { topActivity } from '../model/stack.ts';
import type { GameState } from '../model/state.ts';
import { memoizeByReads } from '../model/memoize-by-reads.ts';
import { activityHandlerFor, backgroundPromptsOf } from './registry.ts';

/** Positions never change, so the prompts for eight audiences and their answers are computed once. */
const known = new WeakMap<GameState, readonly Prompt[]>();

/** Returns the open prompts: those of the top activity, and those that are open besides the play. */
export function prompts(ctx: Ctx, state: GameState): readonly Prompt[] {
  const open = known.get(state) ?? promptsIn(ctx, state);
  known.set(state, open);
  return open;
}

const promptsIn = (ctx: Ctx, state: GameState): readonly Prompt[] => [
  ...memoizeByReads(state, 'asked by what goes on', (now) => askedOnTop(ctx, now)),
  ...backgroundPromptsOf(ctx, state),
];

function askedOnTop(ctx: Ctx, state: GameState): readonly Prompt[] {
  const top = topActivity(state);
  return top === null ? [] : (activityHandlerFor(top)?.prompts?.(ctx, state, top) ?? []);
}
