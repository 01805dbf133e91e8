import type { FactionId } from '../factions.ts';
import type { SecretKind } from '../secret-kinds.ts';
import type { PhysicalAction } from '../instructions.ts';
import type { KnowledgeGrant } from '../knowledge.ts';
import type { LogFact } from '../log.ts';
import type { PromptId, PromptKind } from '../prompts.ts';

/** A pending decision: since when, and from when the desk may answer for the seat (server time, ms). */
export interface OwedView {
  readonly prompt: PromptId;
  readonly faction: FactionId;
  readonly to: PromptKind;
  readonly since: number;
  readonly answerableFrom: number;
}

/** What only the moderator needs. It contains no secret of any seat. */
export interface DeskView {
  readonly owed: readonly OwedView[];
  readonly checks: readonly { readonly faction: FactionId; readonly matter: SecretKind }[];
  /** Whether Mentat can deal traitors: it keeps them, and nobody has any yet. Both facts are public. */
  readonly mayDealTraitors: boolean;
  /** The points for taking back, newest first. */
  readonly points: readonly TakeBackPoint[];
}

/** A moment when the table waited for somebody, named by the next public event: `next`, at `at`. */
export interface TakeBackPoint {
  /** The position of the last public line that stands there. */
  readonly to: number;
  readonly at: number;
  readonly next: LogFact;
  /** The last take-back has undone `next`, and can itself be undone. */
  readonly undone: boolean;
}

/** The effects of a take-back, before it is done. It contains names of secrets, never their content. */
export interface TakeBackPreview {
  readonly to: number;
  readonly seen: readonly KnowledgeGrant[];
  readonly moves: readonly { readonly owner: FactionId | 'table'; readonly move: PhysicalAction }[];
}
