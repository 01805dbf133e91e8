import { resolve } from 'node:path';
import { StartupProblem } from './startup-problem.ts';

/** The arguments after `npm start --`. */
export interface Arguments {
  /** The file that replaces the database, as a full path. */
  readonly restore: string | null;
}

/**
 * Reads the arguments of the command, or throws a `StartupProblem` that shows the right form.
 * @param folder the folder of the command, for relative paths
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
