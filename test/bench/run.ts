/**
 * `npm run bench`, or `npm run bench -- engine bytes` for some sections, or `npm run bench -- live --against COMMIT`:
 * prints one JSON object (see `report.ts`) and its progress on standard error. It ends within a quarter of an hour.
 */
import { availableParallelism, cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { seededRandom } from '#engine';
import { benchAgainst } from './against.ts';
import { benchAttack } from './attack.ts';
import { benchAuctions } from './auctions.ts';
import { benchBytes } from './bytes.ts';
import { benchEngine } from './engine.ts';
import { benchEvenings } from './evenings.ts';
import { benchLive } from './live.ts';
import { mentatTable } from './mentat-table.ts';
import { benchMemory } from './memory.ts';
import { benchPages } from './pages.ts';
import { benchPath } from './path.ts';
import { benchPhones } from './phones.ts';
import { startMentat } from './production.ts';
import { SECTIONS, type Report, type SectionName, type Sections, type Where } from './report.ts';
import { benchWaiting } from './waiting.ts';
import { benchWire } from './wire.ts';

const LONGEST = 900_000;

const say = (progress: string) => {
  console.error(`bench: ${progress}`);
};

/** `live --against COMMIT` prints another report. */
async function main(given: readonly string[]): Promise<void> {
  const at = given.indexOf('--against');
  const commit = given[at + 1];
  if (at === -1 || commit === undefined) return benchSections(given);
  console.log(JSON.stringify({ where: where(), live: await benchAgainst(commit, say) }, null, 2));
}

async function benchSections(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !isSection(name));
  if (unknown.length > 0) throw new Error(`No such section: ${unknown.join(', ')}. Sections: ${SECTIONS.join(', ')}`);
  const wanted = names.length === 0 ? SECTIONS : names.filter(isSection);
  const offline = await withoutServer(wanted);
  const online = await withServer(wanted);
  const report: Report = { where: where(), ...offline, ...online };
  console.log(JSON.stringify(report, null, 2));
}

const isSection = (name: string): name is SectionName => SECTIONS.some((section) => section === name);

async function withoutServer(wanted: readonly SectionName[]): Promise<Partial<Sections>> {
  const engine = wanted.includes('engine') ? (say('engine'), benchEngine()) : null;
  const bytes = wanted.includes('bytes') ? (say('bytes'), benchBytes()) : null;
  const auctions = wanted.includes('auctions') ? (say('auctions'), benchAuctions()) : null;
  const evenings = wanted.includes('evenings') ? (say('evenings'), await benchEvenings()) : null;
  const waiting = wanted.includes('waiting') ? (say('waiting'), benchWaiting()) : null;
  return {
    ...(engine === null ? {} : { engine }),
    ...(bytes === null ? {} : { bytes }),
    ...(auctions === null ? {} : { auctions }),
    ...(evenings === null ? {} : { evenings }),
    ...(waiting === null ? {} : { waiting }),
  };
}

async function withServer(wanted: readonly SectionName[]): Promise<Partial<Sections>> {
  const path = wanted.includes('path') ? (say('path'), await benchPath()) : null;
  const memory = wanted.includes('memory') ? (say('memory'), await benchMemory()) : null;
  const live = wanted.includes('live') ? await benchLive(say) : null;
  const attack = wanted.includes('attack') ? await benchAttack(say) : null;
  const pages = wanted.includes('pages') ? await pagesOfMentat() : null;
  const phones = wanted.includes('phones') ? await phonesOfMentat() : null;
  return {
    ...(path === null ? {} : { path }),
    ...(memory === null ? {} : { memory }),
    ...(live === null ? {} : { live }),
    ...(attack === null ? {} : { attack }),
    ...(pages === null ? {} : { pages }),
    ...(phones === null ? {} : { phones }),
  };
}

async function pagesOfMentat(): Promise<Sections['pages']> {
  say('starting Mentat, which is built first if it has changed');
  const server = await startMentat();
  try {
    say('pages, beside a bare one that is built now');
    const table = await mentatTable(server.origin, 9_999, seededRandom(1));
    table.close();
    const pages = await benchPages(server.origin, table.code);
    say('what a seat fetches over the wire');
    return { ...pages, wire: await benchWire(server.origin) };
  } finally {
    await server.stop();
  }
}

async function phonesOfMentat(): Promise<Sections['phones']> {
  const server = await startMentat();
  try {
    say('six phones in a browser');
    return await benchPhones(server.origin);
  } finally {
    await server.stop();
  }
}

const where = (): Where => ({
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? 'unknown',
  date: new Date().toISOString(),
  seconds: Math.round(performance.now() / 1000),
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
setTimeout(() => {
  console.error('bench: not done after a quarter of an hour; this machine is too busy for figures that mean anything');
  process.exit(1);
}, LONGEST).unref();

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? `bench: ${error.message}` : error);
    process.exit(1);
  },
);
