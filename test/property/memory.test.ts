/** What is remembered of the cards is true, misses nothing that is held, and comes from nothing that was not shown. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactionId, View } from '#engine';
import { cardGame } from '../features/memory/games.ts';
import { neverShown, pageOf, renamed } from '../features/memory/renamed.ts';
import { memoryWrong } from '../features/memory/soundness.ts';
import { untruths } from '../features/memory/truth.ts';
import { runs } from '../support/runs.ts';
import { realEngine, seatView, stateOf, type Engine } from '../support/table.ts';

const seeds = fc.noShrink(fc.nat(99_999));
const STEPS = 60;

describe('what is remembered of the cards', () => {
  it('is true of every hand after every move', () => {
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
      runs(100),
    );
    expect(certain).toBeGreaterThan(300);
    expect(possible).toBeGreaterThan(50);
  });

  it('is the same whatever the cards are that were not shown', () => {
    let compared = 0;
    fc.assert(
      fc.property(seeds, (seed) => {
        const found = differsBy(realEngine, seed);
        if (found === null) compared += 1;
        else expect(found).toBe('nothing to tell apart');
      }),
      runs(40),
    );
    expect(compared).toBeGreaterThan(15);
  });

  it('would be caught if it came from the hands themselves', () => {
    const caught = Array.from({ length: 40 }, (_, seed) => differsBy(LEAKY, seed)).filter(
      (found) => found !== null && found !== 'nothing to tell apart',
    );
    expect(caught.length).toBeGreaterThan(0);
  });
});

/** Where the page of Atreides is another one when cards that they never saw are others; `null` where it is the same. */
function differsBy(engine: Engine, seed: number): string | null {
  const tables = cardGame(seed, STEPS);
  const pair = neverShown(tables, 'atreides');
  const last = tables.at(-1);
  if (pair === null || last === undefined) return 'nothing to tell apart';
  const [here, there] = [pageOf(last, 'atreides', engine), pageOf(renamed(last, pair), 'atreides', engine)];
  return here === there ? null : `${pair.join(' and ')}: ${here} ${there}`;
}

/** Careless: one hand is remembered as it is. */
const LEAKY: Engine = {
  ...realEngine,
  view(timeline, audience): View {
    const view = realEngine.view(timeline, audience);
    if (!('mine' in view) || view.mine.memory === null) return view;
    const { memory } = view.mine;
    const held = (faction: FactionId) => seatView({ engine: realEngine, timeline, now: 0, seed: 0 }, faction).mine.hand;
    const hands = memory.hands.map((hand) => ({
      ...hand,
      certain: held(hand.faction).flatMap(({ card }) =>
        card === 'unknown' ? [] : [{ card, how: 'shown' as const, turn: 1 }],
      ),
    }));
    return { ...view, mine: { ...view.mine, memory: { ...memory, hands } } };
  },
};
