/**
 * Checks the layout of the sources. Prettier decides, as in `npm run format`, but takes seventy times as long as Oxfmt,
 * which lays out all but some twenty files in the same way. The daily run shows Prettier only the files that Oxfmt would
 * write differently; the long run shows it all.
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** What Oxfmt answers if it has found such files. */
const FOUND = 1;

const run = (path, args, stdout) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules', path), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', stdout, 'inherit'],
  });

/** The files for Prettier; all of them if Oxfmt cannot read one. */
function filesForPrettier() {
  if (process.env.LONG !== undefined) return ['.'];
  const { status, stdout } = run('oxfmt/bin/oxfmt', ['--list-different', '.'], 'pipe');
  if (status === 0) return [];
  return status === FOUND && stdout.trim() !== '' ? stdout.trim().split('\n') : ['.'];
}

const files = filesForPrettier();
if (files.length > 0)
  process.exitCode = run('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', ...files], 'inherit').status ?? 1;
