import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PlantedFault } from './fault.ts';

/** `failed` only if a test ran and failed; a run without a test proves nothing. */
export type Outcome = 'passed' | 'failed' | 'nothing ran' | 'no end';

const MAX_MINUTES = 10;

type Run = Pick<PlantedFault, 'test' | 'only'>;

/** Runs one test file in a copy of the project. */
export const outcomeOf = (tests: Run, folder: string): Promise<Outcome> =>
  tests.test.endsWith('.yaml') ? scenarioOutcome(tests, folder) : vitestOutcome(tests, folder);

async function scenarioOutcome({ test }: Run, folder: string): Promise<Outcome> {
  const output = await run(['node_modules/tsx/dist/cli.mjs', 'test/scenario/run.ts', test], folder);
  if (output === null) return 'no end';
  // A test file that cannot run is listed under its own name.
  const results = [...output.matchAll(/^(ok|FAILED) +(.+)$/gm)].filter(([, , id]) => id?.endsWith('.yaml') === false);
  if (results.length === 0) return 'nothing ran';
  return results.some(([, result]) => result === 'FAILED') ? 'failed' : 'passed';
}

async function vitestOutcome({ test, only }: Run, folder: string): Promise<Outcome> {
  const report = join(folder, 'planted-report.json');
  rmSync(report, { force: true });
  const [, project = ''] = test.split('/');
  const titles = only === undefined ? [] : ['-t', only];
  const options = ['--reporter=json', `--outputFile=${report}`];
  const output = await run(
    ['node_modules/vitest/vitest.mjs', 'run', '--project', project, test, ...titles, ...options],
    folder,
  );
  if (output === null) return 'no end';
  if (!existsSync(report)) return 'nothing ran';
  const { numFailedTests, numPassedTests, success } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  if (numFailedTests > 0) return 'failed';
  return success && numPassedTests > 0 ? 'passed' : 'nothing ran';
}

interface Report {
  readonly numFailedTests: number;
  readonly numPassedTests: number;
  readonly success: boolean;
}

/** The output of a command; `null` if it had to be killed. */
function run(command: readonly string[], folder: string): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', CI: '1', NEXT_TELEMETRY_DISABLED: '1' },
      detached: true,
    });
    let output = '';
    let isEnded = false;
    const patience = setTimeout(() => {
      isEnded = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, MAX_MINUTES * 60_000);
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.resume();
    child.on('close', () => {
      clearTimeout(patience);
      resolve(isEnded ? null : output);
    });
  });
}
