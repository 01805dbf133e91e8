/** Answers to prompts: given by their seat, taken by default in its place, or taken back. */
import { traitorChosen } from '../activities/dealing.ts';
import { decideFreePlay, freePlayPrompt } from '../activities/free-play.ts';
import { truthTold } from '../activities/truth.ts';
import type { AnswerValue } from '../core/answer.ts';
import { assertNever } from '../core/assert-never.ts';
import { contains, firstAnswer } from '../core/grammar.ts';
import type { Random } from '../core/random.ts';
import { ownerChecked } from '../rules/checks.ts';
import type { Ctx } from '../rules/ctx.ts';
import { type Decision, happened, refuse } from '../rules/decision.ts';
import { runningWindow } from '../rules/position.ts';
import type { FactionId } from '../table/factions.ts';
import { isOffer, type Prompt, type PromptId } from '../table/prompts.ts';
import type { GameState } from '../table/state.ts';
import { answeredIn, questionPart } from './look-ups.ts';
import { owedSince, SEATS_TIME } from './owed-since.ts';
import { prompts } from './prompts.ts';
import type { Timeline } from './timeline.ts';
import { windowAnswered } from './window.ts';

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
  if (prompt === null || prompt.asks !== faction || prompt.sealed) return refuse({ code: 'stale-prompt' });
  return contains(prompt.answers, value)
    ? decideAnswered(ctx, state, prompt, value, random)
    : refuse({ code: 'not-an-answer' });
}

/**
 * The first answer of the grammar, which every prompt keeps for the cheapest; windows close by themselves. The seat is
 * given its time first, or the desk could see from the answer, before anybody thought, what a hand allows. Refuses
 * `stale-prompt`, `seat-still-has-time`.
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
  if (prompt === null || prompt.sealed || prompt.deadline !== null || isOffer(prompt.kind))
    return refuse({ code: 'stale-prompt' });
  if (at < (owedSince(timeline, [id]).get(id) ?? at) + SEATS_TIME)
    return refuse({ code: 'seat-still-has-time', faction: prompt.asks, wait: SEATS_TIME });
  const decision = decideAnswered(ctx, state, prompt, firstAnswer(prompt.answers), random);
  if (!decision.ok) return decision;
  return happened({ type: 'DefaultTaken', faction: prompt.asks, to: prompt.kind }, ...decision.events);
}

/**
 * Takes back a sealed plan or dial, a word about the board, or an answer to the running window; refuses `stale-prompt`,
 * `nothing-to-withdraw`.
 */
export function decideWithdraw(ctx: Ctx, state: GameState, faction: FactionId, id: PromptId): Decision {
  const prompt = openPrompt(ctx, state, id);
  if (prompt === null || prompt.asks !== faction) return refuse({ code: 'stale-prompt' });
  if (!prompt.sealed) return refuse({ code: 'nothing-to-withdraw' });
  const part = questionPart(prompt);
  if (part !== undefined) return part.withdrawn?.(ctx, state, prompt) ?? refuse({ code: 'nothing-to-withdraw' });
  const window = runningWindow(state);
  if (window === null) return refuse({ code: 'nothing-to-withdraw' });
  return happened({ type: 'WindowAnswerWithdrawn', window: window.id, faction });
}

function openPrompt(ctx: Ctx, state: GameState, id: PromptId): Prompt | null {
  const isAsked = (prompt: Prompt): boolean => prompt.id === id;
  return prompts(ctx, state).find(isAsked) ?? freePlays(ctx, state).find(isAsked) ?? null;
}

const freePlays = (ctx: Ctx, state: GameState): readonly Prompt[] =>
  state.factions.map(({ faction }) => freePlayPrompt(ctx, state, faction));

function decideAnswered(ctx: Ctx, state: GameState, prompt: Prompt, value: AnswerValue, random: Random): Decision {
  const answered = answeredIn(state.stack.at(-1), prompt) ?? questionPart(prompt)?.answered;
  if (answered !== undefined) return answered(ctx, state, prompt, value, random);
  switch (prompt.kind) {
    case 'interfere':
    case 'treachery':
    case 'weather-control':
    case 'family-atomics': {
      const window = runningWindow(state);
      if (window === null) return refuse({ code: 'stale-prompt' });
      return happened(...windowAnswered(state, window.id, prompt.asks, value));
    }
    case 'free-play':
      return decideFreePlay(ctx, state, prompt.asks, value);
    case 'tell-truth':
      return happened(truthTold(prompt.question, value));
    case 'check-own':
      return happened(ownerChecked(prompt.asks, prompt.matter));
    case 'choose-traitor':
      return happened(traitorChosen(ctx, state, prompt.asks, value));
    default:
      return assertNever(prompt as never);
  }
}
