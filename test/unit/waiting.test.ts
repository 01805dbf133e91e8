/** What a turn makes six people wait for, by the clock of the table alone. */
import { describe, expect, it } from 'vitest';
import { benchWaiting } from '../bench/waiting.ts';

const { turns } = benchWaiting();
const games = turns.map(({ game, turn, waits, seconds }) => ({ name: `${game}, ${turn}`, turn, waits, seconds }));

describe('a turn in which nobody interferes', () => {
  it.each(games)(
    'asks in the storm once before its distance is known, and once before it moves: $name',
    ({ waits }) => {
      const storm = waits.filter(({ phase, what }) => phase === 'storm' && !what.startsWith('before '));
      expect(storm.length).toBeLessThanOrEqual(2);
      expect(storm[0]?.what).toContain('weather-control');
    },
  );

  it.each(games)('has no pause where the next phase begins with a window: $name', ({ waits }) => {
    const pauses = waits.map(({ what }) => what);
    expect(pauses).not.toContain('before storm');
    expect(pauses).not.toContain('before shipment');
  });

  it.each(games)('asks about the next spice card in the time of a pause: $name', ({ waits }) => {
    expect(waits.filter(({ what }) => what === 'before-shipments')).toMatchObject([{ seconds: 5 }]);
  });

  it.each(games.filter(({ turn }) => turn === 'as most are'))(
    'takes a minute at most, battles apart: $name',
    (game) => {
      expect(game.seconds).toBeLessThanOrEqual(60);
    },
  );
});
