import type { FactionId } from './factions.ts';

/** The maximum length of a question (characters). Questions are read aloud and shown on the shared screen. */
export const MAX_QUESTION_LENGTH = 200;

/** The number of a question in the game, from 1. */
export type QuestionId = number;

/** The possible answers: yes, no, or that the question is no question of fact. */
export const TRUTHS = ['yes', 'no', 'no-fact'] as const;
export type Truth = (typeof TRUTHS)[number];

/** A public question of a Truthtrance; `told` is `null` until the answer is given. */
export interface TruthQuestion {
  readonly id: QuestionId;
  readonly turn: number;
  readonly by: FactionId;
  readonly of: FactionId;
  readonly words: string;
  readonly told: Truth | null;
}
