/** The card memory is right, misses no held card, and contains nothing that was not shown. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardGame } from '../features/card-memory/games.ts';
import { differsBy } from '../features/card-memory/renamed.ts';
import { memoryWrong } from '../features/card-memory/soundness.ts';
import { untruths } from '../features/card-memory/truth.ts';
import { rounds, runs } from '../support/runs.ts';
import { realEngine, seatView, stateOf } from '../support/table.ts';

const seeds = fc.noShrink(fc.nat(99_999));
const STEPS = 60;
const GAMES = [100, 30] as const;
const RENAMED = [40, 10] as const;

describe('the card memory', () => {
  it('is right about every hand after every move', () => {
    let certain = 0;
    let possible = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const table of cardGame(seed, STEPS)) {
          const state = stateOf(table);
          expect(memoryWrong(state, { type: 'EpochRaised' })).toEqual([]);
          const { memory } = seatView(table, 'atreides').mine;
          expect(memory === null ? ['no memory'] : untruths(state, 'atreides', memory)).toEqual([]);
          certain += memory?.hands.flatMap((hand) => hand.certain).length ?? 0;
          possible += memory?.hands.flatMap((hand) => hand.possible).length ?? 0;
        }
      }),
      runs(...GAMES),
    );
    expect(certain).toBeGreaterThan(3 * rounds(...GAMES));
    expect(possible).toBeGreaterThan(rounds(...GAMES) / 3);
  });

  it('does not depend on cards that were not shown', () => {
    let compared = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const found = differsBy(realEngine, seed, STEPS);
        if (found === null) compared += 1;
        else expect(found).toBe('nothing to tell apart');
      }),
      runs(...RENAMED),
    );
    expect(compared).toBeGreaterThan(rounds(...RENAMED) / 3);
  });
});
