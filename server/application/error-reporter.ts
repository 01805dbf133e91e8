import { storageCodeOf, storageErrorOf, type StorageTrouble } from './storage-error.ts';

/** Where something broke: the table and how far its log was. Never a command, a view or a credential. */
export interface Whereabouts {
  readonly code: string | null;
  readonly position: number | null;
}

/** Records our own bugs for the host. */
export type ErrorReporter = (error: unknown, where: Whereabouts) => void;

/** Something of ours broke and has been reported; the device hears only what it can do about it. */
export class InternalError extends Error {
  override readonly name = 'Broken';
  readonly trouble: StorageTrouble | null;

  /** @param from what has been reported; of it only the kind of trouble is kept */
  constructor(from: unknown) {
    super();
    this.trouble = storageErrorOf(from);
  }
}

/** How often the host is reminded of a full disk, in milliseconds: every command and the clock run into it. */
const REMINDED = 60_000;

/** The host's terminal: a full disk in a sentence of its own, everything else as `reportToConsole` prints it. */
export function hostReport(dataDir: string, now: () => number = () => performance.now()): ErrorReporter {
  let remindedAt = -Infinity;
  return (error, where) => {
    if (storageErrorOf(error) !== 'DISK_FULL') {
      reportToConsole(error, where);
      return;
    }
    if (now() - remindedAt < REMINDED) return;
    remindedAt = now();
    console.error(
      `The disk that holds ${dataDir} is full. Free some space, and play goes on by itself; nothing that was answered is lost.`,
    );
  };
}

/**
 * Prints the kind of error, with the database’s code for it, and the places in the code it came through. Its message
 * quotes the value that caused it, and here that may be somebody's secret.
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
