/** Finds and records the situations that no recorded log stops at yet. See `../record-questions.ts`. */
import { chosenLogs, type Chosen } from './choosing.ts';
import { coverage } from './coverage.ts';
import { GAMES, type Game } from './layers.ts';
import { playedThrough, survey } from './playing.ts';
import { recordedLogs, writeIndex, writeLog } from './recorded.ts';
import { recordedFrom } from './stops.ts';

/** Records the missing situations, writes the index, and reports the situations that no game met. */
export function recordAll(games: number, tell: (line: string) => void): readonly string[] {
  for (const { game } of GAMES) {
    const missing = missingNow()
      .filter((one) => one.game === game)
      .map(({ name }) => name);
    if (missing.length === 0) continue;
    tell(`${game}: ${missing.length} situations to be met`);
    for (const one of chosenLogs(survey(game, games), missing)) record(game, one, tell);
  }
  writeIndex(coverage(recordedLogs()).index);
  return missingNow().map(({ game, name }) => `${game}: ${name}`);
}

const missingNow = () => coverage(recordedLogs()).missing;

function record(game: Game, { seed, stops }: Chosen, tell: (line: string) => void): void {
  const log = recordedFrom(game, seed, playedThrough(game, seed), stops);
  const before = recordedLogs().filter(([, known]) => known.game === game).length;
  const name = `${game.replace(' ', '-')}-${String(before + 1).padStart(2, '0')}.json`;
  writeLog(name, log);
  tell(`${name}: ${log.stops.length} stops, ${log.entries.length} events, seed ${seed}`);
}
