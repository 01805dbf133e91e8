/**
 * Patches that add something to the game. The cost of a patch is the number of existing files that it edits, with
 * tests.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The things that a patch adds, and the part of them that the test plays. */
export interface Patch {
  readonly file: string;
  readonly plays: readonly string[];
}

export const PATCHES: readonly Patch[] = [
  /** A faction with five leaders, four powers, its own income and no player circle, in a new edition. */
  { file: 'test/cost/seventh-faction.patch', plays: ['seven-factions'] },
  /** A module with a deck, a secret of each seat, a phase that asks all seats at once, and pages. */
  { file: 'test/cost/module.patch', plays: ['gf9-2019', 'omens'] },
];

/** The existing files that a patch edits. */
export function editedBy({ file }: Patch): readonly string[] {
  const parts = readFileSync(join(ROOT, file), 'utf8').split(/^diff --git /m);
  return parts.slice(1).flatMap((part) => (part.includes('\nnew file mode') ? [] : [part.split(' ', 1)[0] ?? '']));
}

/** Throws if the patch no longer fits the program. */
export const checkPatch = ({ file }: Patch): unknown => run(ROOT, 'git', 'apply', '--check', file);

/** The files that are compiled and played. */
const COPIED = ['app', 'lib', 'next-env.d.ts', 'package.json', 'public', 'server', 'test', 'tsconfig.json'];

/** Applies a patch to a copy of the program, compiles that, and plays ten turns. Throws if anything fails. */
export function playPatch({ file, plays }: Patch): void {
  const copy = mkdtempSync(join(tmpdir(), 'mentat-cost-'));
  try {
    for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
    run(copy, 'git', 'apply', join(ROOT, file));
    run(copy, process.execPath, 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.');
    run(copy, process.execPath, 'node_modules/tsx/dist/cli.mjs', 'test/cost/play.ts', ...plays);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const run = (cwd: string, command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8' });
