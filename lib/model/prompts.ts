import type { Grammar } from '../core/grammar.ts';
import type { UnionOf } from './contracts.ts';
import type { FactionId } from './factions.ts';
import type { WindowPayload } from './windows.ts';

/** Made of the decision asked and the epoch; a take-back or a relevant correction raises the epoch. */
export type PromptId = string;

/**
 * A decision that one faction may or must make now. `answers` is the whole of the legal answers: an answer is accepted
 * exactly when its prompt is open and contains it. `sealed` tells the owner that an answer is committed and may still be
 * withdrawn. `deadline` is server time in milliseconds; when it passes, no answer counts as declining.
 */
interface PromptBase {
  readonly id: PromptId;
  readonly faction: FactionId;
  /**
   * Whom the table waits for, as everybody may know it: whose decision it is. An ally may be asked in its place, and
   * nobody else can tell.
   */
  readonly owedBy: FactionId;
  readonly answers: Grammar;
  readonly sealed: boolean;
  readonly deadline: number | null;
}

/** Beside a part’s name: special forces placed there. And special forces that stay in reserve. */
export const PLACED_SPECIAL = '*';
export const RESERVED_SPECIAL = 'reserves*';

/** What each kind of prompt tells beside its answers. */
export type PromptPayload = UnionOf<'prompt'> | WindowPayload;

/** A decision with its question and its legal answers. */
export type Prompt = PromptBase & PromptPayload;
export type PromptKind = PromptPayload['kind'];
/** The prompts of one kind. */
export type PromptOf<Kind extends PromptKind> = Extract<Prompt, { readonly kind: Kind }>;

/** What may be done and need not be: nobody waits for it, and nobody does it in the place of who does not. */
export type OptionalPromptKind = UnionOf<'optionalPrompt'>;
