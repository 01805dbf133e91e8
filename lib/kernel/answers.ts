/** Answers to prompts: given by their seat, taken by default in its place, or taken back. */
import type { AnswerValue } from '../core/answer.ts';
import { must } from '../core/assert-never.ts';
import { contains, firstAnswer } from '../core/grammar.ts';
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
import { answerHandlerIn, isOptionalPrompt, offeredTo, promptHandlerFor, isTimeBoxed } from './registry.ts';
import { pendingSince, SILENT_SEAT_MS } from './pending-since.ts';
import { prompts } from './prompts.ts';
import { windowAnswered } from './windows/window.ts';

/** Accepted exactly when the prompt is open and contains the answer; refuses `stale-prompt`, `not-an-answer`. */
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
 * The first answer of the grammar, which every prompt keeps for the cheapest; windows close by themselves. The seat is
 * given its time first, or the desk could see from the answer, before anybody thought, what a hand allows. While nobody may
 * learn which seats have answered, the desk answers for none of them. Refuses `stale-prompt`, `seat-still-has-time`.
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
  const decision = decideAnswered(ctx, state, prompt, firstAnswer(prompt.answers), random);
  if (!decision.ok) return decision;
  return accepted({ type: 'DefaultTaken', faction: prompt.owedBy, to: prompt.kind }, ...decision.events);
}

/**
 * Takes back a sealed plan or dial, a word about the board, or an answer to the running window; refuses `stale-prompt`,
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

/** The open prompt with this id, optional ones included; `null` where there is none. */
export function openPrompt(ctx: Ctx, state: GameState, id: PromptId): Prompt | null {
  const isAsked = (prompt: Prompt): boolean => prompt.id === id;
  return prompts(ctx, state).find(isAsked) ?? offers(ctx, state).find(isAsked) ?? null;
}

const offers = (ctx: Ctx, state: GameState): readonly Prompt[] =>
  state.factions.flatMap(({ faction }) => offeredTo(ctx, state, faction));

/** An answer to the running window waits there; any other is the business of whoever asks now. */
function decideAnswered(ctx: Ctx, state: GameState, prompt: Prompt, value: AnswerValue, random: Random): Decision {
  const window = windowOf(state, prompt);
  if (window !== null) return accepted(windowAnswered(window.id, prompt.faction, value));
  const answered = answerHandlerIn(topActivity(state), prompt) ?? must(promptHandlerFor(prompt), prompt.kind).onAnswer;
  return answered(ctx, state, prompt, value, random);
}

/** The running window, where this is one of its questions. */
function windowOf(state: GameState, { kind }: Prompt): WindowActivity | null {
  const window = currentWindow(state);
  return window?.ask.kind === kind ? window : null;
}
