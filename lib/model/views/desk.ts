import type { FactionId } from '../factions.ts';
import type { SecretKind } from '../secret-kinds.ts';
import type { PhysicalAction } from '../instructions.ts';
import type { KnowledgeGrant } from '../knowledge.ts';
import type { LogFact } from '../log.ts';
import type { PromptId, PromptKind } from '../prompts.ts';

/**
 * A pending decision, the moment (server time, ms) since which it has been pending, and the moment from which the desk
 * may answer for the seat.
 */
export interface OwedView {
  readonly prompt: PromptId;
  readonly faction: FactionId;
  readonly to: PromptKind;
  readonly since: number;
  readonly answerableFrom: number;
}

/** The view of the desk. It contains no secret of any seat. */
export interface DeskView {
  readonly owed: readonly OwedView[];
  readonly checks: readonly { readonly faction: FactionId; readonly matter: SecretKind }[];
  /**
   * Whether Mentat can deal traitors: Mentat keeps the traitors, and no faction has traitors yet. Both facts are
   * public.
   */
  readonly mayDealTraitors: boolean;
  /** The points for taking back, newest first. */
  readonly points: readonly TakeBackPoint[];
}

/** A moment when the table waited for a seat. The next public event gives its name: `next`, at the time `at`. */
export interface TakeBackPoint {
  /** The position of the last public line that is valid at this point. */
  readonly to: number;
  readonly at: number;
  readonly next: LogFact;
  /** Whether the last take-back has undone `next`. If so, this point undoes that take-back. */
  readonly undone: boolean;
}

/** The effects of a take-back before it is done. The preview contains names of secrets, never their content. */
export interface TakeBackPreview {
  readonly to: number;
  readonly seen: readonly KnowledgeGrant[];
  readonly moves: readonly { readonly owner: FactionId | 'table'; readonly move: PhysicalAction }[];
}
