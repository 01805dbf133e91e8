import type { Actor } from './audience.ts';
import type { UnionOf } from './contracts.ts';
import type { KernelUnionOf } from './machine.ts';

/**
 * What somebody wants. `at` is the server's time in milliseconds, stamped when the command arrives; authority is the
 * `by` that the server derived from a token, never from the sender's words.
 */
export interface CommandEnvelope {
  readonly by: Actor;
  readonly at: number;
  readonly command: Command;
}

/** Everything that can be wanted; the contracts say what each does and whose it is. */
export type Command = UnionOf<'command'> | KernelUnionOf<'kernelCommand'>;

export type CommandType = Command['type'];

/** What devices may send. Tables are opened, windows closed, and factions swapped by other doors. */
export type ClientCommand = Exclude<Command, { readonly type: 'OpenTable' | 'CloseWindow' | 'SwapFactions' }>;
