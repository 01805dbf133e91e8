/** Answers to prompts. A seat gives or withdraws an answer, or the desk gives the default answer. */
import type { AnswerValue } from '../core/answer.ts';
import { must } from '../core/assert-never.ts';
import { contains, firstAnswer, sample } from '../core/grammar.ts';
import type { Random } from '../core/random.ts';
import type { Ctx } from '../powers/ctx.ts';
import { type Decision, accepted, refused } from '../model/decision.ts';
import { currentWindow } from '../model/selectors.ts';
import type { WindowActivity } from '../model/activities.ts';
import type { FactionId } from '../model/factions.ts';
import type { Prompt, PromptId } from '../model/prompts.ts';
import { topActivity } from '../model/stack.ts';
import type { GameState } from '../model/state.ts';
import type { Timeline } from '../model/timeline.ts';
import { answerHandlerIn, isDefaultByChance, isOptionalPrompt, promptHandlerFor, isTimeBoxed } from './registry.ts';
import { offeredTo } from './all-features.ts';
import { pendingSince, SILENT_SEAT_MS } from './pending-since.ts';
import { prompts } from './prompts.ts';
import { windowAnswered } from './windows/window.ts';

/** Accepts an answer if its prompt is open and allows that answer. Refuses `stale-prompt`, `not-an-answer`. */
export function decideAnswer(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  id: PromptId,
  value: unknown,
  random: Random,
): Decision {
  const prompt = openPrompt(ctx, state, id);
  if (prompt === null || prompt.faction !== faction || prompt.sealed) return refused({ code: 'stale-prompt' });
  return contains(prompt.answers, value)
    ? decideAnswered(ctx, state, prompt, value, random)
    : refused({ code: 'not-an-answer' });
}

/**
 * Answers a prompt by default, for a silent seat. The default is the first answer of the grammar, which is the cheapest
 * in every prompt. If this answer would show all players a secret, chance gives the answer. Windows need no default.
 * The desk must wait first: otherwise the default would show what a hand allows before the player has had time to think.
 * If nobody may know which seats have answered, the desk answers for no seat. Refuses `stale-prompt`,
 * `seat-still-has-time`.
 */
export function decideAnswerByDefault(
  timeline: Timeline,
  ctx: Ctx,
  state: GameState,
  id: PromptId,
  at: number,
  random: Random,
): Decision {
  const prompt = openPrompt(ctx, state, id);
  if (prompt === null || prompt.deadline !== null || isOptionalPrompt(prompt.kind))
    return refused({ code: 'stale-prompt' });
  const stillHasTime = refused({ code: 'seat-still-has-time', faction: prompt.owedBy, wait: SILENT_SEAT_MS });
  if (isTimeBoxed(state, prompt.kind)) return stillHasTime;
  if (prompt.sealed) return refused({ code: 'stale-prompt' });
  if (at < (pendingSince(timeline, [id]).get(id) ?? at) + SILENT_SEAT_MS) return stillHasTime;
  const value = isDefaultByChance(prompt.kind) ? sample(prompt.answers, random) : firstAnswer(prompt.answers);
  const decision = decideAnswered(ctx, state, prompt, value, random);
  if (!decision.ok) return decision;
  return accepted({ type: 'DefaultTaken', faction: prompt.owedBy, to: prompt.kind }, ...decision.events);
}

/**
 * Withdraws a sealed plan or dial, a check of the board, or an answer to the current window. Refuses `stale-prompt`,
 * `nothing-to-withdraw`.
 */
export function decideWithdraw(ctx: Ctx, state: GameState, faction: FactionId, id: PromptId): Decision {
  const prompt = openPrompt(ctx, state, id);
  if (prompt === null || prompt.faction !== faction) return refused({ code: 'stale-prompt' });
  if (!prompt.sealed) return refused({ code: 'nothing-to-withdraw' });
  const window = windowOf(state, prompt);
  if (window !== null) return accepted({ type: 'WindowAnswerWithdrawn', window: window.id, faction });
  return promptHandlerFor(prompt)?.onWithdraw?.(ctx, state, prompt) ?? refused({ code: 'nothing-to-withdraw' });
}

/** Returns the open prompt with this id, or `null`. Optional prompts are included. */
export function openPrompt(ctx: Ctx, state: GameState, id: PromptId): Prompt | null {
  const isAsked = (prompt: Prompt): boolean => prompt.id === id;
  return prompts(ctx, state).find(isAsked) ?? offers(ctx, state).find(isAsked) ?? null;
}

const offers = (ctx: Ctx, state: GameState): readonly Prompt[] =>
  state.factions.flatMap(({ faction }) => offeredTo(ctx, state, faction));

/** Stores an answer to the current window until the window closes. The activity that asks handles any other answer. */
function decideAnswered(ctx: Ctx, state: GameState, prompt: Prompt, value: AnswerValue, random: Random): Decision {
  const window = windowOf(state, prompt);
  if (window !== null) return accepted(windowAnswered(window.id, prompt.faction, value));
  const answered = answerHandlerIn(topActivity(state), prompt) ?? must(promptHandlerFor(prompt), prompt.kind).onAnswer;
  return answered(ctx, state, prompt, value, random);
}

/** Returns the current window if this prompt asks for an answer in it. */
function windowOf(state: GameState, { kind }: Prompt): WindowActivity | null {
  const window = currentWindow(state);
  return window?.ask.kind === kind ? window : null;
}
