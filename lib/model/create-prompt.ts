import type { Grammar } from '../core/grammar.ts';
import type { FactionId } from './factions.ts';
import type { Prompt, PromptPayload } from './prompts.ts';
import type { GameState } from './state.ts';

/**
 * The fields of a prompt besides its payload. `matter` tells apart several decisions of the same kind for the same
 * seat.
 */
export interface Asking {
  readonly faction: FactionId;
  /** The faction that must decide. Missing if the asked seat itself must decide. */
  readonly owedBy?: FactionId;
  readonly about: string;
  readonly answers: Grammar;
  readonly sealed?: boolean;
  readonly deadline?: number | null;
}

/**
 * Creates a prompt. Its id is made of the decision and the epoch, not of a log position, so that two phones can answer
 * at the same moment. The id names the owner of the decision, so it stays the same if an ally is asked.
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
