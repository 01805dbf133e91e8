import { traitorPrompts } from '../activities/dealing.ts';
import { truthPrompts } from '../activities/truth.ts';
import { assertNever, must } from '../core/assert-never.ts';
import type { Grammar } from '../core/grammar.ts';
import { ask } from '../rules/asking.ts';
import type { Ctx } from '../rules/ctx.ts';
import type { WindowActivity } from '../table/activities.ts';
import type { FactionId } from '../table/factions.ts';
import type { Prompt } from '../table/prompts.ts';
import type { GameState } from '../table/state.ts';
import { interfereAnswers } from './interference.ts';
import { activityPart, askedAtTable, windowPart } from './look-ups.ts';
import { checkPrompts } from './own.ts';
import { hasAnswered } from './window.ts';

/** Positions never change: what is shown to eight audiences and then answered is worked out once. */
const known = new WeakMap<GameState, readonly Prompt[]>();

/** Who may or must decide what, now: the prompts of the top of the stack, and questions that wait beside the play. */
export function prompts(ctx: Ctx, state: GameState): readonly Prompt[] {
  const open = known.get(state) ?? promptsIn(ctx, state);
  known.set(state, open);
  return open;
}

const promptsIn = (ctx: Ctx, state: GameState): readonly Prompt[] => [
  ...topPrompts(ctx, state),
  ...traitorPrompts(ctx, state),
  ...truthPrompts(state),
  ...checkPrompts(state),
];

function topPrompts(ctx: Ctx, state: GameState): readonly Prompt[] {
  const top = state.stack.at(-1);
  if (top === undefined) return [];
  const part = activityPart(top);
  if (part !== undefined) return part.asks?.(ctx, state, top) ?? [];
  switch (top.kind) {
    case 'table':
      return askedAtTable(ctx, state);
    case 'contested':
      return [];
    case 'window':
      return windowPrompts(ctx, state, top);
    default:
      return assertNever(top as never);
  }
}

/** Everybody is asked, also who said "nothing from me this phase": its phone looks like any that has not answered yet. */
function windowPrompts(ctx: Ctx, state: GameState, window: WindowActivity): readonly Prompt[] {
  return state.factions.map(({ faction }) =>
    ask(state, window.ask, {
      asks: faction,
      matter: window.id,
      answers: windowAnswers(ctx, state, window, faction),
      sealed: hasAnswered(window, faction),
      deadline: window.deadline,
    }),
  );
}

function windowAnswers(ctx: Ctx, state: GameState, { ask: asked }: WindowActivity, faction: FactionId): Grammar {
  switch (asked.kind) {
    case 'interfere':
      return interfereAnswers(ctx, state, asked.acts, faction);
    default:
      return must(windowPart(asked), asked.kind).answers(ctx, state, asked, faction);
  }
}
