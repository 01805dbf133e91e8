import { storageCodeOf, storageErrorOf, type StorageTrouble } from './storage-error.ts';

/** The place of an error: the table and the length of its log. It never holds a command, a view or a credential. */
export interface Whereabouts {
  readonly code: string | null;
  readonly position: number | null;
}

/** Records our own bugs for the host. */
export type ErrorReporter = (error: unknown, where: Whereabouts) => void;

/** An error of ours that has been reported. The device learns only what its user can do about it. */
export class InternalError extends Error {
  override readonly name = 'Broken';
  readonly trouble: StorageTrouble | null;

  /** @param from the reported error; only its kind is kept */
  constructor(from: unknown) {
    super();
    this.trouble = storageErrorOf(from);
  }
}

/** How often the terminal repeats that the disk is full or the database away (ms). Every command and every clock event meets this error. */
const REMINDED = 60_000;

/**
 * Creates the reporter of the host's terminal. A full disk and an absent database have sentences of their own;
 * `reportToConsole` prints the rest.
 * @param place the data folder or the database
 */
export function hostReport(place: string, now: () => number = () => performance.now()): ErrorReporter {
  let remindedAt = -Infinity;
  return (error, where) => {
    const trouble = storageErrorOf(error);
    if (trouble !== 'DISK_FULL' && trouble !== 'DATABASE_AWAY') {
      reportToConsole(error, where);
      return;
    }
    if (now() - remindedAt < REMINDED) return;
    remindedAt = now();
    const remedy =
      trouble === 'DISK_FULL'
        ? `The disk that holds ${place} is full. Free some space`
        : `Mentat cannot write to ${place} (${storageCodeOf(error) ?? 'unknown'}). Start it, or let Mentat write to it`;
    console.error(`${remedy}, and play goes on by itself; nothing that was answered is lost.`);
  };
}

/**
 * Prints the kind of error, the database’s code for it, and its stack. The message is left out, because it quotes the
 * value that caused the error, and that value may be a secret.
 */
export const reportToConsole: ErrorReporter = (error, { code, position }) => {
  const where = code === null ? 'outside a table' : `at table ${code}, position ${position ?? 'unknown'}`;
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const broke = [`Something broke ${where}: ${kindOf(error)}`, ...placesOf(error)];
  console.error(
    [...broke, ...(cause === undefined ? [] : [`Because of ${kindOf(cause)}`, ...placesOf(cause)])].join('\n'),
  );
};

function kindOf(error: unknown): string {
  const code = storageCodeOf(error);
  return (error instanceof Error ? error.name : typeof error) + (code === null ? '' : ` ${code}`);
}

const placesOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
