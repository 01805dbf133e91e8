import type { FactionId } from './factions.ts';

/** Longest question, in characters: it is read out, and stands on the shared screen. */
export const MAX_QUESTION_LENGTH = 200;

/** Numbers the questions of one game from 1. */
export type QuestionId = number;

/** What may be told: yes, no, or that the question asks for no fact. */
export const TRUTHS = ['yes', 'no', 'no-fact'] as const;
export type Truth = (typeof TRUTHS)[number];

/** A question under a Truthtrance, for all to hear; `told` is `null` until it is answered. */
export interface TruthQuestion {
  readonly id: QuestionId;
  readonly turn: number;
  readonly by: FactionId;
  readonly of: FactionId;
  readonly words: string;
  readonly told: Truth | null;
}
