/** Tests the test of secrecy in whole games: it catches a leak in each edition. */
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#engine';
import { leakInGame, wholeGame, WHOLE_GAMES } from '../simulate/paired-tables-through-game.ts';
import { SEEDED_LEAKS } from '../support/leaky-engine.ts';

const MAX_GAMES = 800;

describe.each(WHOLE_GAMES)('in whole games of %s %s', (edition, layer) => {
  it('a planted leak is caught', () => {
    const game = wholeGame(edition, layer, SEEDED_LEAKS.spice.engine);
    const isCaught = (seed: number): boolean => leakInGame(game(seed), new Map(), seededRandom(seed)) !== null;
    expect(Array.from({ length: MAX_GAMES }, (_, seed) => seed).some(isCaught)).toBe(true);
  });
});
