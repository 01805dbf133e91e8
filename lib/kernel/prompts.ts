import { memoizeOnObject } from '../core/memoize-on-object.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { TableChoices } from '../model/choices.ts';
import type { Prompt } from '../model/prompts.ts';
import { topActivity } from '../model/stack.ts';
import type { GameState } from '../model/state.ts';
import { memoizeByReads } from '../model/memoize-by-reads.ts';
import { activityHandlerFor } from './registry.ts';
import { backgroundPromptsOf } from './all-features.ts';

interface Asked {
  readonly state: GameState;
  readonly open: readonly Prompt[];
}

/**
 * The prompts of the last positions of a table, newest first. They are computed once for eight audiences and their
 * answers. The prompts of older positions would fill most of the memory that a table needs.
 */
const lastAsked = memoizeOnObject((_choices: TableChoices): Asked[] => []);
const KEPT = 4;

/** Returns the open prompts: those of the top activity, and those that are open in addition. */
export function prompts(ctx: Ctx, state: GameState): readonly Prompt[] {
  const asked = lastAsked(state.choices);
  const known = asked.find((one) => one.state === state);
  if (known !== undefined) return known.open;
  const open = promptsIn(ctx, state);
  asked.unshift({ state, open });
  asked.splice(KEPT);
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
