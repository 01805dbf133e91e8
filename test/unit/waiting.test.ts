/** The waiting times in a turn of six players, by the table's clock only. */
import { describe, expect, it } from 'vitest';
import { benchWaiting } from '../bench/waiting.ts';

const { turns } = benchWaiting();
const games = turns.map(({ game, turn, bids, waits, seconds, isWithinAim }) => ({
  name: `${game}, ${turn}, bids ${bids}`,
  turn,
  waits,
  seconds,
  isWithinAim,
}));

describe('a turn in which no seat interferes', () => {
  it.each(games)(
    'has one window in the storm before its distance is known, one before it moves, and in Dune Squad one after it: $name',
    ({ name, waits }) => {
      const storm = waits.filter(({ phase, what }) => phase === 'storm' && !what.startsWith('before '));
      expect(storm.length).toBeLessThanOrEqual(name.startsWith('dune-squad') ? 3 : 2);
      expect(storm[0]?.what).toContain('weather-control');
    },
  );

  it.each(games)('has no pause if the next phase begins with a window: $name', ({ waits }) => {
    const pauses = waits.map(({ what }) => what);
    expect(pauses).not.toContain('before storm');
    expect(pauses).not.toContain('before shipment');
    expect(pauses).not.toContain('before bidding');
    expect(pauses).not.toContain('before revival');
  });

  it.each(games)('waits no longer than the floor if all seats answer at once: $name', ({ waits }) => {
    const windows = waits.filter(({ what, phase }) => phase !== 'battle' && !what.startsWith('while '));
    expect(windows.filter(({ seconds }) => seconds > 4)).toEqual([]);
    expect(waits.filter(({ what }) => what === 'before-shipments')).toMatchObject([{ seconds: 4 }]);
  });

  it.each(games)('lets a battle wait for its windows and five seconds for the wheels: $name', ({ waits }) => {
    const battle = waits.filter(({ phase, what }) => phase === 'battle' && !what.startsWith('before '));
    expect(battle.length).toBeGreaterThan(0);
    for (const { what, seconds } of battle) expect(seconds).toBe(what === 'traitor-call' ? 9 : 4);
  });

  it.each(games.filter(({ turn }) => turn === 'as most are'))(
    'keeps the waiting time without battles within its target: $name',
    ({ seconds, isWithinAim }) => {
      expect(isWithinAim, `${seconds} seconds`).toBe(true);
    },
  );
});
