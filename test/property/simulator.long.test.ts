import { describe, expect, it } from 'vitest';
import { readArguments } from '../simulate/arguments.ts';
import type { Report } from '../simulate/report.ts';
import type { Run } from '../simulate/setting.ts';
import { simulate } from '../simulate/simulate.ts';
import { SEEDED_LEAKS } from '../support/leaky-engine.ts';
import { FAULTY_ENGINES, type FaultyEngine } from '../support/faulty-engine.ts';

const run = (args: string) => readArguments(args.split(' '));

describe('a run of the simulator', () => {
  it.each(['battles basic', 'battles advanced', 'storms basic', 'storms advanced', 'turns basic', 'turns advanced'])(
    'of %s finds nothing',
    (what) => {
      const [played, layer] = what.split(' ');
      const report = simulate(run(`--what ${String(played)} --layer ${String(layer)} --games 20`));
      expect(report.findings).toEqual([]);
      expect(report.metAfterAll).toEqual([]);
      expect(report.commands).toBeGreaterThan(500);
    },
  );

  it('has the same output again, except the times', () => {
    const timeless = (seed: number) => {
      const {
        seconds: _,
        gamesPerSecond: _games,
        battlesPerSecond: _battles,
        commandsPerSecond: _commands,
        ...rest
      } = simulate(run(`--games 8 --seed ${seed}`));
      return rest;
    };
    expect(timeless(3)).toEqual(timeless(3));
    expect(timeless(3)).not.toEqual(timeless(4));
  });

  it('repeats one of its games alone exactly as before', () => {
    const all = simulate(run('--games 6 --seed 5'));
    const alone = simulate(run('--games 6 --seed 5 --game 4'));
    expect(all.games).toBe(6);
    expect(alone.games).toBe(1);
    expect(alone.moves?.length).toBe(alone.commands);
  });

  it.each(['--games many', '--what auctions', '--seed', '--leak nothing'])('does not begin with %s', (args) => {
    expect(() => run(args)).toThrow();
  });
});

describe('a planted fault is found', () => {
  it.each(Object.entries<FaultyEngine>(FAULTY_ENGINES))('%s', (_name, { engine, foundAs, what = 'battles' }) => {
    const found = (report: Report) => report.findings.some(({ kind }) => kind === foundAs);
    expect(isSoonFound({ ...run(`--what ${what} --games 8 --twins 0`), engine }, found)).toBe(true);
  });

  it('a leak of cards', () => {
    const leaking = { ...run('--games 12 --twins 100'), engine: SEEDED_LEAKS.card.engine };
    expect(isSoonFound(leaking, ({ leaks }) => leaks > 0)).toBe(true);
  });
});

/** Whether one of five short runs finds the fault. A run ends with the first finding. */
const isSoonFound = (one: Run, isFound: (report: Report) => boolean): boolean =>
  [1, 2, 3, 4, 5].some((seed) => {
    const report = simulate({ ...one, seed });
    return report.verdict === 'found something' && isFound(report);
  });
