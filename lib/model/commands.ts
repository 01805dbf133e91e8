import type { Actor } from './audience.ts';
import type { All } from './contracts.ts';
import type { OfMachine } from './machine.ts';

/**
 * What somebody wants. `at` is the server's time in milliseconds, stamped when the command arrives; authority is the
 * `by` that the server derived from a token, never from the sender's words.
 */
export interface Command {
  readonly by: Actor;
  readonly at: number;
  readonly intent: Intent;
}

/** Everything that can be wanted; the contracts say what each does and whose it is. */
export type Intent = All<'command'> | OfMachine<'kernelCommand'>;

export type IntentType = Intent['type'];

/** What devices may send. Tables are opened, windows closed, and factions swapped by other doors. */
export type SentIntent = Exclude<Intent, { readonly type: 'OpenTable' | 'CloseWindow' | 'SwapFactions' }>;
