/**
 * Everything a change must pass, from a fresh clone: `npm test`, or `npm test -- unit scenario` for some stages.
 * Plain JavaScript, because it runs before anything is installed. `--long` adds what takes more than ten minutes.
 * Nothing is ever skipped: a test that does not run counts as failed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const SCRATCH = mkdtempSync(join(tmpdir(), 'mentat-test-'));
const LONG = { KILL_ROUNDS: '300', PROPERTY_RUNS: '40', STRANGE_INPUTS: '10', LONGER_LANGUAGE: 'everywhere' };

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

/** So many stages run beside each other. Their answers come when they are done. */
const LANES = Math.min(2, availableParallelism());

/** Writes next-env.d.ts, which a fresh clone lacks and the types of style sheets stand in. */
const TYPES_OF_PAGES = bin('next/dist/bin/next', 'typegen');
const READ_TYPES = ['types', 'lint', 'unused'];

/**
 * In the order in which a mistake is cheapest to hear of. `after` names stages that must be over, `alone` is for one that
 * measures what people wait for.
 * @type {Record<string, { commands: string[][], after?: string[], alone?: boolean }>}
 */
const STAGES = {
  types: { commands: [bin('typescript/bin/tsc', '--noEmit', '-p', '.')] },
  lint: { commands: [bin('eslint/bin/eslint.js', '.', '--max-warnings=0')] },
  format: { commands: [bin('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.')] },
  imports: {
    commands: [
      bin(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        'lib',
        'server',
        'app',
        'test',
      ),
    ],
  },
  homes: { commands: [bin('tsx/dist/cli.mjs', 'test/homes/check.ts')] },
  sentences: { commands: [bin('tsx/dist/cli.mjs', 'test/sentences/check.ts')] },
  unused: { commands: [bin('knip/bin/knip.js', '--no-progress')] },
  unit: { commands: [vitest('unit')] },
  'made-up': { commands: [vitest('made-up')] },
  scenario: { commands: [vitest('scenario')] },
  contract: { commands: [vitest('contract')] },
  // It writes the types of pages anew.
  build: { commands: [['npm', 'run', 'build']], after: READ_TYPES },
  // Nothing here but computing: all cores, beside the servers' tests, which mostly sleep.
  property: { commands: [vitest('property', '--maxWorkers=100%')] },
  server: { commands: [vitest('server')] },
  browser: { commands: [vitest('browser')], after: ['build'], alone: true },
};

const { long, chosen } = parseArguments(process.argv.slice(2));
const env = {
  ...process.env,
  ...(long ? LONG : {}),
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
  NEXT_TELEMETRY_DISABLED: '1',
  npm_config_loglevel: 'error',
  CI: '1',
};
let passed = 0;
let failed = 0;

if (!isInstalled()) await stage('install', [['npm', 'ci', '--no-audit', '--no-fund']]);
if (failed === 0 && READ_TYPES.some((name) => chosen.includes(name))) await prepare(TYPES_OF_PAGES);
if (failed === 0) await runStages();
rmSync(SCRATCH, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Each as soon as a lane is free for it. */
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

/** Does what stages need; is heard of only where it fails. */
async function prepare(command) {
  const { ok, output } = await run(command);
  if (ok) return;
  failed += 1;
  console.log(output.trimEnd());
}

/** Runs one stage, says how it went, and counts its tests; a stage without tests counts as one. */
async function stage(name, commands) {
  const started = performance.now();
  let output = '';
  let ok = true;
  for (const command of commands) {
    const result = await run(command);
    output += result.output;
    ok = result.ok;
    if (!ok) break;
  }
  const counts = countTests(name, ok);
  passed += counts.passed;
  failed += counts.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (counts.failed > 0) console.log(output.trimEnd());
  console.log(
    `${counts.failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${seconds.padStart(6)} s  ${describe(counts)}`,
  );
}

function countTests(name, ok) {
  if (!existsSync(report(name))) return { tests: false, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const found = JSON.parse(readFileSync(report(name), 'utf8'));
  const bad = found.numTotalTests - found.numPassedTests;
  return { tests: true, passed: found.numPassedTests, failed: Math.max(bad, ok ? 0 : 1) };
}

function describe({ tests, passed: good, failed: bad }) {
  if (!tests) return '';
  return bad === 0 ? `${good} tests` : `${good} tests passed, ${bad} failed`;
}

function run([file, ...args]) {
  return new Promise((resolve) => {
    // On Windows npm is a script that only a shell can start.
    const child = spawn(file, args, { cwd: ROOT, env, shell: process.platform === 'win32' && file === 'npm' });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Whether every package that the lock file asks of this machine is there in its version. */
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
  const names = args.filter((arg) => arg !== '--long');
  const unknown = names.filter((name) => !Object.hasOwn(STAGES, name));
  if (unknown.length > 0) {
    console.error(`No such stage: ${unknown.join(', ')}. Stages: ${Object.keys(STAGES).join(', ')}`);
    process.exit(2);
  }
  return { long: args.includes('--long'), chosen: names.length > 0 ? names : Object.keys(STAGES) };
}
