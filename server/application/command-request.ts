import type { Actor, Command } from '#engine';
import type { CredentialHash } from '../store/event-store.ts';

/** A command that a device has sent to a table. */
export interface CommandRequest {
  readonly code: string;
  readonly by: Actor;
  readonly command: Command;
  /**
   * The id that the client made, unique per table and actor; `null` for the clock, because its commands name their
   * window.
   */
  readonly id: string | null;
  /** The credential that proves the sender's authority; `null` for the clock. */
  readonly credential: CredentialHash | null;
}
