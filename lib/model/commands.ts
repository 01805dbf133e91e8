import type { Actor } from './audience.ts';
import type { UnionOf } from './contracts.ts';
import type { KernelUnionOf } from './machine.ts';

/**
 * A command with its sender and time. `at` is the server's time in milliseconds when the command arrived. `by` is the
 * authority that the server derived from a token, never the sender's claim.
 */
export interface CommandEnvelope {
  readonly by: Actor;
  readonly at: number;
  readonly command: Command;
}

/** Every command. The contracts of the features document the commands. */
export type Command = UnionOf<'command'> | KernelUnionOf<'kernelCommand'>;

export type CommandType = Command['type'];

/** The commands that clients may send. Opening a table, closing a window and swapping factions have other ways. */
export type ClientCommand = Exclude<Command, { readonly type: 'OpenTable' | 'CloseWindow' | 'SwapFactions' }>;
