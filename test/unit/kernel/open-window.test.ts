import { describe, expect, it } from 'vitest';
import { askedForTraitors } from '#lib/features/battle/traitor-calls.ts';
import { openWindow } from '#lib/kernel/windows/events.ts';
import { shortWindowMs } from '#lib/model/windows.ts';
import { openedTable, stateOf } from '../../support/table.ts';

const STATE = stateOf(
  openedTable(
    [
      { faction: 'atreides', circle: 0 },
      { faction: 'fremen', circle: 1 },
    ],
    { windowTime: 15_000 },
  ),
);

describe('a window', () => {
  it('stays open for the time that is set for the table', () => {
    const opened = openWindow(STATE, { kind: 'family-atomics', storm: 's1', sectors: 3, uses: [] }, 1_000);
    expect(opened).toMatchObject({ opened: 1_000, deadline: 16_000 });
  });

  it('stays open longer for traitors, because the screen turns the wheels first', () => {
    expect(askedForTraitors(STATE, 'b1', 1_000)).toMatchObject({ deadline: 21_000 });
  });

  it.each([
    [30_000, 10_000],
    [15_000, 5_000],
    [8_000, 5_000],
    [3_000, 3_000],
  ])('for a common question stays open for a third of the time, but at least for a pause: %d', (windowTime, time) => {
    expect(shortWindowMs(windowTime)).toBe(time);
  });
});
