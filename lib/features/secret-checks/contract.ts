import type { FactionId } from '../../model/factions.ts';
import type { SecretKind } from '../../model/secret-kinds.ts';

/** The moderator thinks that something an owner told is off. */
export type ChecksEvent =
  | { readonly type: 'OwnerAsked'; readonly faction: FactionId; readonly matter: SecretKind }
  | { readonly type: 'OwnerChecked'; readonly faction: FactionId; readonly matter: SecretKind };

/** What is told of it. */
export type ChecksTold =
  | { readonly code: 'owner-asked'; readonly faction: FactionId; readonly matter: SecretKind }
  | { readonly code: 'owner-checked'; readonly faction: FactionId; readonly matter: SecretKind };

/** It waits on the owner’s phone beside the play; the comment gives the shape of an answer. */
export type ChecksQuestion =
  /** The moderator thinks something of yours is off: `'right'` when it is right as it stands; else enter it anew. */
  { readonly kind: 'check-own'; readonly matter: SecretKind };

/** What starts it. */
export interface ChecksCommand {
  /** Puts a question on the owner's phone. Moderator. */
  readonly type: 'AskOwner';
  readonly faction: FactionId;
  readonly matter: SecretKind;
}

/** What the state has of it. */
export interface ChecksSlice {
  /** Secrets the moderator asked about; each waits on its owner's phone and stops nobody else. */
  readonly checks: readonly { readonly id: number; readonly faction: FactionId; readonly matter: SecretKind }[];
  readonly nextCheck: number;
}

/** Questions to owners about what they told, as the table knows them. */
export interface SecretChecksContract {
  readonly slice: ChecksSlice;
  readonly command: ChecksCommand;
  readonly event: ChecksEvent;
  readonly prompt: ChecksQuestion;
  readonly logFact: ChecksTold;
}
