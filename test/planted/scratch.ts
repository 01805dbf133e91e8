import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PlantedFault } from './fault.ts';
import { timesFound } from './times-found.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A copy of the sources, in which faults are planted; the working tree stays as it is. */
export interface Scratch {
  readonly folder: string;
  /** Returns the function that removes the fault. */
  readonly plant: (fault: PlantedFault) => () => void;
  readonly remove: () => void;
}

export function scratchCopy(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), 'mentat-planted-'));
  for (const file of sources()) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    plant: ({ id, file, find, replace }) => {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (timesFound(text, find) !== 1) throw new Error(`${id} does not apply exactly once to ${file}`);
      writeFileSync(
        path,
        text.replace(find, () => replace),
      );
      return () => {
        writeFileSync(path, text);
      };
    },
    remove: () => {
      // A killed test may still be writing.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** The files that git knows or would add, except deleted ones. */
function sources(): readonly string[] {
  const list = (...options: readonly string[]): readonly string[] =>
    execFileSync('git', ['ls-files', '-z', ...options], { cwd: ROOT, encoding: 'utf8' })
      .split('\0')
      .filter((name) => name !== '');
  const deleted = new Set(list('--deleted'));
  return list('--cached', '--others', '--exclude-standard').filter((name) => !deleted.has(name));
}
