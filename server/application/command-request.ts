import type { Actor, Command } from '#engine';
import type { CredentialHash } from '../store/event-store.ts';

/** A command on its way to a table. */
export interface CommandRequest {
  readonly code: string;
  readonly by: Actor;
  readonly command: Command;
  /** Made by the client, unique per table and actor; `null` for the clock, whose commands name their own window. */
  readonly id: string | null;
  /** What the sender's authority rests on; `null` for the clock. */
  readonly credential: CredentialHash | null;
}
