import type { FactionId } from '../factions.ts';
import type { SecretKind } from '../secret-kinds.ts';
import type { PhysicalAction } from '../instructions.ts';
import type { KnowledgeGrant } from '../knowledge.ts';
import type { LogFact } from '../log.ts';
import type { PromptId, PromptKind } from '../prompts.ts';

/** A decision that is owed: since when, and from when on the desk may answer in the seat's place (server time, ms). */
export interface OwedView {
  readonly prompt: PromptId;
  readonly faction: FactionId;
  readonly to: PromptKind;
  readonly since: number;
  readonly answerableFrom: number;
}

/** What only the moderator needs; it holds no secret of any seat. */
export interface DeskView {
  readonly owed: readonly OwedView[];
  readonly checks: readonly { readonly faction: FactionId; readonly matter: SecretKind }[];
  /** Traitors come from Mentat, and nobody has any yet; the log tells everybody of both. */
  readonly mayDealTraitors: boolean;
  /** Points one can return to, newest first. */
  readonly points: readonly TakeBackPoint[];
}

/** A moment when the table waited for somebody, named by what happened next, in public: `next`, at `at`. */
export interface TakeBackPoint {
  /** The position of the last public line that stands there. */
  readonly to: number;
  readonly at: number;
  readonly next: LogFact;
  /** The last way back has undone `next`, and can itself be gone back on. */
  readonly undone: boolean;
}

/** What going back would mean, asked before it is done. Holds names of secrets, never their content. */
export interface TakeBackPreview {
  readonly to: number;
  readonly seen: readonly KnowledgeGrant[];
  readonly moves: readonly { readonly owner: FactionId | 'table'; readonly move: PhysicalAction }[];
}
