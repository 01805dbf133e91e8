import type { FactionId } from '../../model/factions.ts';
import type { SecretKind } from '../../model/secret-kinds.ts';

/** The event that the moderator doubts a secret which an owner has declared. */
export type SecretChecksEvent =
  | { readonly type: 'OwnerAsked'; readonly faction: FactionId; readonly matter: SecretKind }
  | { readonly type: 'OwnerChecked'; readonly faction: FactionId; readonly matter: SecretKind };

/** The log lines of this feature. */
export type SecretChecksLogFact =
  | { readonly code: 'owner-asked'; readonly faction: FactionId; readonly matter: SecretKind }
  | { readonly code: 'owner-checked'; readonly faction: FactionId; readonly matter: SecretKind };

/** The prompt on the owner’s phone. The game does not wait for it. */
export type SecretChecksPrompt =
  /**
   * The moderator doubts a secret of this seat: `'right'` confirms it; otherwise the owner declares the secret again.
   */
  { readonly kind: 'check-own'; readonly matter: SecretKind };

/** The command of the moderator. */
export interface SecretChecksCommand {
  /** The moderator puts a prompt on the owner's phone. */
  readonly type: 'AskOwner';
  readonly faction: FactionId;
  readonly matter: SecretKind;
}

/** The slice of this feature. */
export interface SecretChecksSlice {
  /**
   * The secrets about which the moderator has asked. Each prompt waits on the phone of the secret's owner, and the game
   * does not wait for it.
   */
  readonly checks: readonly { readonly id: number; readonly faction: FactionId; readonly matter: SecretKind }[];
  readonly nextCheck: number;
}

/** The contract of secret checks. */
export interface SecretChecksContract {
  readonly slice: SecretChecksSlice;
  readonly command: SecretChecksCommand;
  readonly event: SecretChecksEvent;
  readonly prompt: SecretChecksPrompt;
  readonly logFact: SecretChecksLogFact;
}
