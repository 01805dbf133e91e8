import type { FactionId } from '../../model/factions.ts';
import type { QuestionId, Truth, TruthQuestion } from '../../model/truth.ts';

/** The public question and its public answer. */
export type TruthEvent =
  | {
      readonly type: 'TruthAsked';
      readonly question: QuestionId;
      readonly by: FactionId;
      readonly of: FactionId;
      readonly words: string;
    }
  | { readonly type: 'TruthTold'; readonly question: QuestionId; readonly told: Truth };

/** The prompt for the asked faction; the comment gives the shape of an answer. */
export type TruthtrancePrompt =
  /** The answer to a Truthtrance: one of `TRUTHS`, in public. */
  { readonly kind: 'tell-truth'; readonly question: QuestionId } & Pick<TruthQuestion, 'by' | 'words'>;

/** The log lines of this feature. */
export type TruthLogFact =
  | ({ readonly code: 'truth-asked' } & Pick<TruthQuestion, 'by' | 'of' | 'words'>)
  | ({ readonly code: 'truth-told'; readonly told: Truth } & Pick<TruthQuestion, 'of' | 'words'>);

/** The slice of this feature. */
export interface TruthSlice {
  /** Every Truthtrance question, in order. */
  readonly truths: readonly TruthQuestion[];
}

/** The contract of Truthtrance questions. */
export interface TruthContract {
  readonly slice: TruthSlice;
  readonly event: TruthEvent;
  readonly prompt: TruthtrancePrompt;
  readonly logFact: TruthLogFact;
}
