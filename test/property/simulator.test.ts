import { describe, expect, it } from 'vitest';
import { simulate } from '../simulate/simulate.ts';
import { readArguments } from '../simulate/arguments.ts';
import { randomOpening } from '../support/random-play.ts';

/** Short runs; `simulator.long.test.ts` plays longer ones and tests the simulator itself. */
describe('a short run of the simulator', () => {
  it.each([
    ['battles', 'advanced'],
    ['storms', 'advanced'],
    ['turns', 'basic'],
    ['turns', 'advanced'],
  ])('of %s %s finds nothing', (what, layer) => {
    const report = simulate(readArguments(`--what ${what} --layer ${layer} --games 1`.split(' ')));
    expect(report.findings).toEqual([]);
    expect(report.metAfterAll).toEqual([]);
    expect(report.commands).toBeGreaterThan(20);
  });
});

describe('a run with a fixed number of players', () => {
  it.each(['battles', 'storms', 'turns'])('seats so many factions at each table of %s', (what) => {
    const { setting } = readArguments(`--what ${what} --edition nine-faction --players 9`.split(' '));
    const opened = [1, 2, 3].map((seed) => randomOpening(seed, setting)[0]?.command);
    expect(opened.map((command) => command?.type === 'OpenTable' && command.seating.length)).toEqual([9, 9, 9]);
  });

  it('refuses a number that the edition does not seat', () => {
    expect(() => readArguments('--edition gf9-2019 --players 7'.split(' '))).toThrow('gf9-2019 has 2 to 6');
  });
});
