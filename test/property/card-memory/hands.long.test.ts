/** Tests the test of the card memory: it catches a memory that comes from the hands. */
import { describe, expect, it } from 'vitest';
import type { FactionId, View } from '#engine';
import { differsBy } from '../../features/card-memory/renamed.ts';
import { realEngine, seatView, type Engine } from '../../support/table.ts';

const STEPS = 60;

describe('a faulty card memory', () => {
  it('is caught if it comes from the hands themselves', () => {
    const caught = Array.from({ length: 40 }, (_, seed) => differsBy(LEAKY, seed, STEPS)).filter(
      (found) => found !== null && found !== 'nothing to tell apart',
    );
    expect(caught.length).toBeGreaterThan(0);
  });
});

/** The planted fault: one hand is remembered as it is. */
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
