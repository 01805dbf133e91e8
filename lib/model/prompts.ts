import type { Grammar } from '../core/grammar.ts';
import type { UnionOf } from './contracts.ts';
import type { FactionId } from './factions.ts';
import type { WindowPayload } from './windows.ts';

/** The id of a prompt, from its decision and the epoch. A take-back or a relevant correction raises the epoch. */
export type PromptId = string;

/**
 * A decision that one faction may or must make now. `answers` is the grammar of all legal answers: an answer is
 * accepted exactly if the prompt is open and the grammar contains the answer. `sealed` shows the owner that an answer
 * is committed and may still be withdrawn. After `deadline` (server time, ms), a missing answer counts as declining.
 */
interface PromptBase {
  readonly id: PromptId;
  readonly faction: FactionId;
  /**
   * The faction that the table waits for, as everybody sees. Its ally may be asked instead, and no other seat can tell.
   */
  readonly owedBy: FactionId;
  readonly answers: Grammar;
  readonly sealed: boolean;
  readonly deadline: number | null;
}

/**
 * The suffix of a part’s name that means special forces there. The suffix alone means special forces in reserve.
 */
export const PLACED_SPECIAL = '*';
export const RESERVED_SPECIAL = 'reserves*';
/** The fields of an answer that takes forces from the reserves: ordinary forces, special forces and mercenaries. */
export const RESERVE_FIELDS = ['forces', 'special', 'mercenaries'] as const;

/** The payload of each kind of prompt, without the answers. */
export type PromptPayload = UnionOf<'prompt'> | WindowPayload;

/** A decision with its payload and its legal answers. */
export type Prompt = PromptBase & PromptPayload;
export type PromptKind = PromptPayload['kind'];
/** The prompts of one kind. */
export type PromptOf<Kind extends PromptKind> = Extract<Prompt, { readonly kind: Kind }>;

/** The kinds of optional prompts. The table does not wait for them, and the desk never answers them. */
export type OptionalPromptKind = UnionOf<'optionalPrompt'>;
