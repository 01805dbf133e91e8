/**
 * `npm run simulate -- --what battles --edition gf9-2019 --layer basic --games 1000 --seed 1`: plays random games,
 * prints one JSON object (see `report.ts`), and fails if there is a finding. `--game 17` plays that game alone and
 * prints its commands.
 */
import { readArguments } from './arguments.ts';
import { simulate, type Progress } from './simulate.ts';

const TOLD_EVERY = 1_000;

/** Prints progress lines besides the report, and one line for each game with a finding. */
const tell: Progress = (games, found) => {
  if (found.at(-1)?.game === games - 1) console.error(`game ${games - 1}: ${found.at(-1)?.what ?? ''}`);
  if (games % TOLD_EVERY === 0) console.error(`${games} games, ${found.length} found`);
};

try {
  const report = simulate(readArguments(process.argv.slice(2)), tell);
  console.log(JSON.stringify(report, null, 2));
  process.exitCode = report.verdict === 'nothing found' ? 0 : 1;
} catch (error) {
  console.error(`simulate: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
