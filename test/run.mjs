/**
 * Runs every check that a change must pass, from a fresh clone: `npm test`, or `npm test -- unit scenario` for some
 * stages. `--long` adds the long tests. `--touched COMMIT` adds only the long tests of features whose folders differ
 * from that commit. The file is plain JavaScript, because it runs before anything is installed. No test is skipped: a
 * test that does not run counts as failed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { countProcessorTime } from './run/processor-time.mjs';
import { tableOf } from './run/table.mjs';
import { touchedFeatures } from './run/touched.mjs';

const STARTED = performance.now();
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SCRATCH = mkdtempSync(join(tmpdir(), 'mentat-test-'));
const LONG = {
  LONG: '1',
  KILL_ROUNDS: '300',
  PROPERTY_RUNS: '40',
  STRANGE_INPUTS: '10',
};

const bin = (path, ...args) => [process.execPath, join(ROOT, 'node_modules', path), ...args];
const vitest = (project, ...options) =>
  bin(
    'vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report(project)}`,
    ...options,
  );
const report = (project) => join(SCRATCH, `${project}.json`);

/** Two stages run in parallel. */
const LANES = Math.min(2, availableParallelism());

/** Writes next-env.d.ts, which a fresh clone lacks and which has the types of style sheets. */
const TYPES_OF_PAGES = bin('next/dist/bin/next', 'typegen');
const READ_TYPES = ['types', 'lint', 'unused'];

const IMPORTS = ['--config', '.dependency-cruiser.cjs', 'lib', 'server', 'app', 'test'];

/**
 * The stages that find most mistakes in the shortest time come first. `after` names stages that must have ended;
 * `alone` is for a stage that measures waiting times.
 * @type {Record<string, { commands: string[][], after?: string[], alone?: boolean }>}
 */
const STAGES = {
  types: { commands: [bin('typescript-7/bin/tsc', '--noEmit', '-p', '.')] },
  unit: { commands: [vitest('unit')] },
  scenario: { commands: [vitest('scenario')] },
  lint: { commands: [bin('oxlint/bin/oxlint')] },
  'literal-text': { commands: [bin('tsx/dist/cli.mjs', 'test/literal-text/check.ts')] },
  'plain-words': { commands: [bin('tsx/dist/cli.mjs', 'test/plain-words/check.ts')] },
  ownership: { commands: [bin('tsx/dist/cli.mjs', 'test/ownership/check.ts')] },
  imports: { commands: [bin('dependency-cruiser/bin/dependency-cruise.mjs', ...IMPORTS)] },
  unused: { commands: [bin('knip/bin/knip.js', '--no-progress')] },
  format: { commands: [[process.execPath, join(ROOT, 'test/run/format.mjs')]] },
  synthetic: { commands: [vitest('synthetic')] },
  contract: { commands: [vitest('contract')] },
  cost: { commands: [vitest('cost')] },
  // The build writes the types of pages again.
  build: { commands: [['npm', 'run', 'build']], after: READ_TYPES },
  property: { commands: [vitest('property')] },
  server: { commands: [vitest('server')] },
  browser: { commands: [vitest('browser')], after: ['build'], alone: true },
};

const { long, touched, chosen } = parseArguments(process.argv.slice(2));
const env = {
  ...process.env,
  ...(long ? LONG : {}),
  ...(touched.length > 0 ? { TOUCHED: touched.join(',') } : {}),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  NEXT_TELEMETRY_DISABLED: '1',
  npm_config_loglevel: 'error',
  CI: '1',
};
/** The stages that have ended. */
const ended = [];
const hasFailed = () => ended.some(({ failed }) => failed > 0);
const sum = (field) => ended.reduce((total, stage) => total + stage[field], 0);

if (touched.length > 0) console.log(`With the long tests of: ${touched.join(', ')}`);
if (!isInstalled()) await stage('install', [['npm', 'ci', '--no-audit', '--no-fund']]);
if (!hasFailed() && READ_TYPES.some((name) => chosen.includes(name))) await stage('typegen', [TYPES_OF_PAGES]);
if (!hasFailed()) await runStages();
rmSync(SCRATCH, { recursive: true, force: true });
console.log(`\n${tableOf(ended, (performance.now() - STARTED) / 1000)}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = hasFailed() ? 1 : 0;

/** Starts each stage as soon as a lane is free. */
async function runStages() {
  const waiting = [...chosen];
  const running = new Map();
  const isOver = (name) => !waiting.includes(name) && !running.has(name);
  const mayStart = (name) => {
    const { after = [], alone = false } = STAGES[name];
    const lanes = alone || [...running.keys()].some((other) => STAGES[other].alone) ? 1 : LANES;
    return running.size < lanes && after.every(isOver);
  };
  while (waiting.length + running.size > 0) {
    const name = waiting.find(mayStart);
    if (name === undefined) {
      await Promise.race(running.values());
    } else {
      waiting.splice(waiting.indexOf(name), 1);
      running.set(
        name,
        stage(name, STAGES[name].commands).finally(() => running.delete(name)),
      );
    }
  }
}

/** Runs one stage, prints the result of the stage, and counts its tests. A stage without tests counts as one test. */
async function stage(name, commands) {
  const started = performance.now();
  let output = '';
  let processor = null;
  let ok = true;
  for (const command of commands) {
    const result = await run(command);
    output += result.output;
    processor = result.processor === null ? null : (processor ?? 0) + result.processor;
    ok = result.ok;
    if (!ok) break;
  }
  const counts = countTests(name, ok);
  const wall = (performance.now() - started) / 1000;
  ended.push({ name, wall, processor, ...counts });
  if (counts.failed > 0) console.log(output.trimEnd());
  console.log(
    `${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${wall.toFixed(1).padStart(6)} s  ${describe(counts)}`,
  );
}

function countTests(name, ok) {
  if (!existsSync(report(name))) return { tests: 0, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const found = JSON.parse(readFileSync(report(name), 'utf8'));
  const bad = found.numTotalTests - found.numPassedTests;
  return { tests: found.numTotalTests, passed: found.numPassedTests, failed: Math.max(bad, ok ? 0 : 1) };
}

function describe({ tests, passed: good, failed: bad }) {
  if (tests === 0) return '';
  return bad === 0 ? `${good} tests` : `${good} tests passed, ${bad} failed`;
}

function run([file, ...args]) {
  return new Promise((resolve) => {
    // On Windows npm is a script that only a shell can start.
    const child = spawn(file, args, { cwd: ROOT, env, shell: process.platform === 'win32' && file === 'npm' });
    const counted = countProcessorTime(child.pid ?? 0);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('exit', () => counted.ended());
    child.on('error', (error) => resolve({ ok: false, processor: null, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, processor: counted.seconds(), output }));
  });
}

/** Whether every package that the lock file requires on this machine is installed in the required version. */
function isInstalled() {
  const have = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(have)) return false;
  const installed = JSON.parse(readFileSync(have, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional === true || installed[path]?.version === entry.version,
  );
}

function parseArguments(args) {
  const at = args.indexOf('--touched');
  const commit = at < 0 ? null : (args[at + 1] ?? '');
  const names = args.filter((arg, index) => arg !== '--long' && (at < 0 || (index !== at && index !== at + 1)));
  const unknown = names.filter((name) => !Object.hasOwn(STAGES, name));
  if (unknown.length > 0) refuse(`No such stage: ${unknown.join(', ')}. Stages: ${Object.keys(STAGES).join(', ')}`);
  return {
    long: args.includes('--long'),
    touched: commit === null ? [] : touchedSince(commit),
    chosen: names.length > 0 ? names : Object.keys(STAGES),
  };
}

function touchedSince(commit) {
  try {
    return touchedFeatures(ROOT, commit);
  } catch (error) {
    return refuse(`--touched needs a commit to compare with, as in \`npm test -- --touched HEAD~3\`. ${error.message}`);
  }
}

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}
