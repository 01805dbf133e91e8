import { resolve } from 'node:path';
import { StartupProblem } from './startup-problem.ts';

/** What may follow `npm start --`. */
export interface Arguments {
  /** The file that takes the place of the database, as a whole path. */
  readonly restore: string | null;
}

/**
 * Reads what was typed behind the command, or throws a `StartupProblem` that says how it is typed.
 * @param folder where it was typed: relative paths begin there
 */
export function readArguments(typed: readonly string[], folder: string): Arguments {
  const [flag, file, ...more] = typed;
  if (flag === undefined) return { restore: null };
  const [name = '', joined] = flag.split(/=(.*)/s);
  if (name !== '--restore') {
    throw new StartupProblem(
      `Mentat does not know “${flag}”. It starts with npm start, or restores a file with npm start -- --restore FILE`,
    );
  }
  const path = joined ?? file;
  const left = joined === undefined ? more : [file, ...more].filter((word) => word !== undefined);
  if (path === undefined || path === '' || path.startsWith('--')) {
    throw new StartupProblem('Say which file is to be restored: npm start -- --restore FILE');
  }
  if (left.length > 0) {
    throw new StartupProblem('One file can be restored; put a name with spaces in quotation marks.');
  }
  return { restore: resolve(folder, path) };
}
