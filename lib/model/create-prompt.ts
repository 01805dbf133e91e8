import type { Grammar } from '../core/grammar.ts';
import type { FactionId } from './factions.ts';
import type { Prompt, PromptPayload } from './prompts.ts';
import type { GameState } from './state.ts';

/**
 * The fields of a prompt besides its payload. `matter` distinguishes decisions of one kind that the same seat may owe.
 */
export interface Asking {
  readonly faction: FactionId;
  /** Left out if the asked seat decides for itself. */
  readonly owedBy?: FactionId;
  readonly about: string;
  readonly answers: Grammar;
  readonly sealed?: boolean;
  readonly deadline?: number | null;
}

/**
 * Creates a prompt. Its id comes from the decision and the epoch, never from a log position, so that two phones can
 * commit at the same moment. The id names the owner of the decision, so it stays the same if an ally is asked.
 */
export const createPrompt = (
  state: GameState,
  question: PromptPayload,
  { faction, owedBy = faction, about, answers, sealed, deadline }: Asking,
): Prompt => ({
  id: `${question.kind}/${about}/${owedBy}/${state.epoch}`,
  faction,
  owedBy,
  answers,
  sealed: sealed ?? false,
  deadline: deadline ?? null,
  ...question,
});
