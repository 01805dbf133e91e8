import type { FactionId } from '../../model/factions.ts';
import type { QuestionId, Truth, TruthQuestion } from '../../model/truth.ts';

/** Asked and answered, for all to hear. */
export type TruthEvent =
  | {
      readonly type: 'TruthAsked';
      readonly question: QuestionId;
      readonly by: FactionId;
      readonly of: FactionId;
      readonly words: string;
    }
  | { readonly type: 'TruthTold'; readonly question: QuestionId; readonly told: Truth };

/** Whoever was asked must answer; the comment gives the shape of an answer. */
export type TruthtrancePrompt =
  /** Under a Truthtrance: one of `TRUTHS`, for all to hear. */
  { readonly kind: 'tell-truth'; readonly question: QuestionId } & Pick<TruthQuestion, 'by' | 'words'>;

/** What is told of it. */
export type TruthLogFact =
  | ({ readonly code: 'truth-asked' } & Pick<TruthQuestion, 'by' | 'of' | 'words'>)
  | ({ readonly code: 'truth-told'; readonly told: Truth } & Pick<TruthQuestion, 'of' | 'words'>);

/** What the state has of it. */
export interface TruthSlice {
  /** Every question put under a Truthtrance, in order. */
  readonly truths: readonly TruthQuestion[];
}

/** Questions under a Truthtrance, as the table knows it. */
export interface TruthContract {
  readonly slice: TruthSlice;
  readonly event: TruthEvent;
  readonly prompt: TruthtrancePrompt;
  readonly logFact: TruthLogFact;
}
