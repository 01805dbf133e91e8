/** A run of random games, one seed after the other. */
import { performance } from 'node:perf_hooks';
import { seededRandom } from '#engine';
import { findLeak } from '../support/paired-tables/find-leak.ts';
import { SECRETS } from '../support/paired-tables/secrets.ts';
import { finding, type Finding } from './findings.ts';
import { playGame } from './game.ts';
import { reported, type Found, type Report, type Sums } from './report.ts';
import { isFromSetup, type Run } from './setting.ts';
import { withOptions } from './with-options.ts';
import { newTally } from './tally.ts';
import { leakInGame, type Parted } from './paired-tables-through-game.ts';

/** The distance between the seeds of two runs, so that they never overlap. */
const SEEDS_APART = 1_000_003;
const STEPS_OF_TWINS = 80;

/** Reports progress: the finished games, and their findings. */
export type Progress = (games: number, found: readonly Found[]) => void;

export function simulate(run: Run, tell: Progress = () => undefined): Report {
  const started = performance.now();
  const tally = newTally();
  const found: Found[] = [];
  const sums: Sums = { games: 0, battles: 0, settledTwice: 0, commands: 0, tries: 0, pairedTables: 0 };
  const parted: Parted = new Map();
  let moves: Report['moves'];
  for (const game of run.only === null ? Array.from({ length: run.games }, (_, at) => at) : [run.only]) {
    const seed = run.seed * SEEDS_APART + game;
    const setting = withOptions(run.setting, seed);
    const played = playGame({ setting, engine: run.engine, seed }, { tally, views: run.views });
    const isTwinned = run.only !== null || (game * run.pairedTables) % 100 < run.pairedTables;
    const leaks = isTwinned ? leaksIn({ ...run, setting }, seed, game, parted) : [];
    found.push(...[...played.findings, ...leaks].map((one): Found => ({ ...one, game, seed })));
    sums.games += 1;
    sums.battles += played.battles;
    sums.settledTwice += played.settledTwice;
    sums.commands += played.moves.length;
    sums.tries += played.tries;
    sums.pairedTables += isTwinned ? 1 : 0;
    if (run.only !== null) moves = played.moves;
    tell(sums.games, found);
  }
  const seconds = (performance.now() - started) / 1000;
  return reported({ run, sums, found, tally, seconds, ...(moves === undefined ? {} : { moves }) });
}

/**
 * Plays the same table twice, with one secret changed. No other audience may see a difference. A whole game has many
 * such pairs.
 */
function leaksIn(
  { engine, setting, pairedTables }: Run,
  seed: number,
  game: number,
  parted: Parted,
): readonly Finding[] {
  const secret = SECRETS[Math.floor((game * pairedTables) / 100) % SECRETS.length];
  if (secret === undefined) return [];
  const leak = isFromSetup(setting.what)
    ? leakInGame({ engine, setting, seed }, parted, seededRandom(seed + 2))
    : findLeak(engine, secret, seed, STEPS_OF_TWINS, setting);
  return leak === null
    ? []
    : [finding('leak', `of a ${leak.secret} to ${leak.audience}, at step ${leak.step}:`, leak.about)];
}
