import { describe, expect, it } from 'vitest';
import { simulate } from '../simulate/simulate.ts';
import { readArguments } from '../simulate/arguments.ts';

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
