/** Secrecy from the set-up to the win: paired tables differ again and again during whole games. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#engine';
import {
  leakInGame,
  pairsThroughGame,
  wholeGame,
  WHOLE_GAMES,
  type Parted,
} from '../simulate/paired-tables-through-game.ts';
import { runs } from '../support/runs.ts';
import { realEngine } from '../support/table.ts';
import { heardIn } from '../support/paired-tables/listening-device.ts';

const FIRST_SEED = runs(1).seed ?? Date.now() % 2 ** 30;
const seeds = (count: number): readonly number[] =>
  Array.from({ length: runs(count).numRuns }, (_, at) => FIRST_SEED + at);

describe.each(WHOLE_GAMES)('in whole games of %s %s', (edition, layer) => {
  const game = wholeGame(edition, layer);

  it.each(seeds(4))(
    'game %i sends the same to a device that may not know a secret, with and without that secret',
    (seed) => {
      const parted: Parted = new Map();
      expect(leakInGame(game(seed), parted, seededRandom(seed))).toBeNull();
      expect(parted.size).toBeGreaterThan(3);
    },
  );

  it.each(seeds(2))('game %i sends the same bytes to a device that may not know a secret', async (seed) => {
    const random = seededRandom(seed + 1);
    const parted: Parted = new Map();
    for (const { secret, course } of pairsThroughGame(game(seed), parted, random))
      expect(await heardIn(course, realEngine, random), secret).toBeNull();
    expect(parted.size).toBeGreaterThan(3);
  });
});
