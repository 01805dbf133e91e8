/**
 * `npm run test:planted` plants each fault in a scratch copy of the project and runs the one test file that must notice
 * it. `--only ID[,ID]` chooses faults, `--from ID` starts at a fault, and `--lanes 1` runs one fault at a time. The
 * exit code is not zero if a fault is missed.
 */
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { PlantedFault } from './fault.ts';
import { FAULTS } from './faults.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { scratchCopy, type Scratch } from './scratch.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, from: { type: 'string' }, lanes: { type: 'string' } },
});
const lanes = Number(values.lanes ?? Math.min(2, availableParallelism()));
const faults = chosen(values.only?.split(',') ?? null, values.from ?? null);
const scratches = Array.from({ length: Math.min(lanes, faults.length) }, scratchCopy);
const started = performance.now();

process.once('exit', () => {
  for (const scratch of scratches) scratch.remove();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const clean = await cleanOutcomes();
console.log(row('id', 'file', 'test file', 'result', 'seconds'));
let missed = 0;
await inLanes(faults, async (fault, scratch) => {
  const since = performance.now();
  const before = clean.get(fault.test);
  const result = before === 'passed' ? verdict(await planted(fault, scratch)) : `MISSED: without it, ${before}`;
  if (result !== 'caught') missed += 1;
  console.log(row(fault.id, fault.file, fault.test, result, secondsSince(since)));
});
console.log(`${faults.length - missed} caught, ${missed} missed, ${secondsSince(started)} s`);
process.exitCode = missed === 0 && faults.length > 0 ? 0 : 1;

function chosen(only: readonly string[] | null, from: string | null): readonly PlantedFault[] {
  const ids = FAULTS.map(({ id }) => id);
  const unknown = [...(only ?? []), ...(from === null ? [] : [from])].filter((id) => !ids.includes(id));
  if (unknown.length > 0) {
    console.error(`No such fault: ${unknown.join(', ')}`);
    process.exit(2);
  }
  return FAULTS.slice(from === null ? 0 : ids.indexOf(from)).filter(({ id }) => only?.includes(id) ?? true);
}

/** Runs the named tests of each test file without a fault. A test that fails anyway notices nothing. */
async function cleanOutcomes(): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const files = [...new Set(faults.map(({ test }) => test))];
  await inLanes(files, async (test, scratch) => {
    const titles = faults.filter((fault) => fault.test === test).map(({ only }) => only);
    const only = titles.includes(undefined) ? undefined : [...new Set(titles)].map((title) => `(${title})`).join('|');
    outcomes.set(test, await outcomeOf({ test, ...(only === undefined ? {} : { only }) }, scratch.folder));
  });
  return outcomes;
}

async function planted(fault: PlantedFault, scratch: Scratch): Promise<Outcome> {
  const restore = scratch.plant(fault);
  try {
    return await outcomeOf(fault, scratch.folder);
  } finally {
    restore();
  }
}

function verdict(outcome: Outcome): string {
  return outcome === 'failed' ? 'caught' : `MISSED: ${outcome}`;
}

/** Each free scratch copy takes the next fault. */
async function inLanes<One>(all: readonly One[], work: (one: One, scratch: Scratch) => Promise<void>): Promise<void> {
  const waiting = [...all];
  await Promise.all(
    scratches.map(async (scratch) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next, scratch);
    }),
  );
}

function secondsSince(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

function row(id: string, file: string, test: string, result: string, seconds: string): string {
  return `${id.padEnd(36)} ${file.padEnd(52)} ${test.padEnd(48)} ${result.padEnd(7)} ${seconds.padStart(7)}`;
}
