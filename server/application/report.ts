/** Where something broke: the table and how far its log was. Never a command, a view or a credential. */
export interface Whereabouts {
  readonly code: string | null;
  readonly position: number | null;
}

/** Records our own bugs for the host. */
export type Report = (error: unknown, where: Whereabouts) => void;

/** Something of ours broke and has been reported; the device hears only that its table is safe. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/**
 * Prints the kind of error and the places in the code it came through. Its message stays out: a bug's message often
 * quotes the value that caused it, and here that may be somebody's secret.
 */
export const reportToConsole: Report = (error, { code, position }) => {
  const where = code === null ? 'outside a table' : `at table ${code}, position ${position ?? 'unknown'}`;
  console.error([`Something broke ${where}: ${kindOf(error)}`, ...placesOf(error)].join('\n'));
};

const kindOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

const placesOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
