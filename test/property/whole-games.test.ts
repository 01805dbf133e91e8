/** Secrecy from the set-up to the win: twins part in the middle of whole games, again and again. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#engine';
import type { Game } from '../simulate/game.ts';
import { leakInGame, pairsThroughGame, type Parted } from '../simulate/twins-through-game.ts';
import { SEEDED_LEAKS } from '../support/leaky-engine.ts';
import { runs } from '../support/runs.ts';
import { realEngine, type Engine } from '../support/table.ts';
import { heardIn } from '../support/twins/heard.ts';

const SETTINGS = [
  ['gf9-2019', 'basic'],
  ['gf9-2019', 'advanced'],
  ['avalon-hill-1979', 'basic'],
] as const;

const FIRST_SEED = runs(1).seed ?? Date.now() % 2 ** 30;
const seeds = (count: number): readonly number[] =>
  Array.from({ length: runs(count).numRuns }, (_, at) => FIRST_SEED + at);

describe.each(SETTINGS)('in whole games of %s %s', (edition, layer) => {
  const game = (seed: number, engine: Engine = realEngine): Game => ({
    engine,
    seed,
    setting: { what: 'games', edition, layer },
  });

  it.each(seeds(4))('whoever may not know a secret receives the same without it: %i', (seed) => {
    const parted: Parted = new Map();
    expect(leakInGame(game(seed), parted, seededRandom(seed))).toBeNull();
    expect(parted.size).toBeGreaterThan(3);
  });

  it.each(seeds(2))('and is sent the same: %i', async (seed) => {
    const random = seededRandom(seed + 1);
    for (const { secret, course } of pairsThroughGame(game(seed), new Map(), random))
      expect(await heardIn(course, realEngine, random), secret).toBeNull();
  });

  it('a leak that is switched on is caught', () => {
    const { engine } = SEEDED_LEAKS.spice;
    const isCaught = (seed: number): boolean => leakInGame(game(seed, engine), new Map(), seededRandom(seed)) !== null;
    expect(seeds(20).some(isCaught)).toBe(true);
  });
});
