import type { FactionId } from '../../model/factions.ts';
import type { SecretKind } from '../../model/secret-kinds.ts';

/** The moderator thinks that something an owner told is off. */
export type SecretChecksEvent =
  | { readonly type: 'OwnerAsked'; readonly faction: FactionId; readonly matter: SecretKind }
  | { readonly type: 'OwnerChecked'; readonly faction: FactionId; readonly matter: SecretKind };

/** What is told of it. */
export type SecretChecksLogFact =
  | { readonly code: 'owner-asked'; readonly faction: FactionId; readonly matter: SecretKind }
  | { readonly code: 'owner-checked'; readonly faction: FactionId; readonly matter: SecretKind };

/** It waits on the owner’s phone beside the play; the comment gives the shape of an answer. */
export type SecretChecksPrompt =
  /** The moderator thinks something of yours is off: `'right'` when it is right as it stands; else enter it anew. */
  { readonly kind: 'check-own'; readonly matter: SecretKind };

/** What starts it. */
export interface SecretChecksCommand {
  /** Puts a question on the owner's phone. Moderator. */
  readonly type: 'AskOwner';
  readonly faction: FactionId;
  readonly matter: SecretKind;
}

/** What the state has of it. */
export interface SecretChecksSlice {
  /** Secrets the moderator asked about; each waits on its owner's phone and stops nobody else. */
  readonly checks: readonly { readonly id: number; readonly faction: FactionId; readonly matter: SecretKind }[];
  readonly nextCheck: number;
}

/** Questions to owners about what they told, as the table knows them. */
export interface SecretChecksContract {
  readonly slice: SecretChecksSlice;
  readonly command: SecretChecksCommand;
  readonly event: SecretChecksEvent;
  readonly prompt: SecretChecksPrompt;
  readonly logFact: SecretChecksLogFact;
}
