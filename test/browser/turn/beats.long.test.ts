/** The screen announces a new turn, and the window before the first bid. */
import { describe, expect, it } from 'vitest';
import type { FactionId } from '#engine';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { LONG_WINDOW, PresetTable, type Setting } from '../support/preset-table.ts';

const house = setUpBrowserSuite();

const SIX: readonly FactionId[] = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'];
const opened = (position: Setting['position']): Promise<PresetTable> =>
  PresetTable.open(house.url, LONG_WINDOW, {
    layer: 'basic',
    seating: SIX.map((faction, index) => ({ faction, circle: ([0, 1, 2, 3, 4, 5] as const)[index] ?? 0 })),
    position,
    own: [],
  });
const screenOf = async (table: PresetTable) => (await house.use(await table.screen(house.browser))).page;

describe('the screen', () => {
  it('shows for a moment that a turn begins, and not a turn that was entered', async () => {
    const table = await opened([]);
    const screen = await screenOf(table);
    const beat = screen.getByRole('status').filter({ hasText: /^Turn \d/ });
    await table.moderate({ type: 'CorrectFact', fact: { kind: 'turn', turn: 3 } });
    await sees(
      screen.getByRole('heading', { name: /^Turn 3 of/ }).or(screen.getByRole('heading', { name: 'Take a seat.' })),
    );
    expect(await beat.count()).toBe(0);
    await table.moderate({ type: 'CorrectFact', fact: { kind: 'turn', turn: 1 } });
    await table.moderate({ type: 'BeginStorm' });
    await sees(beat.filter({ hasText: 'Turn 1' }));
    await seesNo(beat);
  });

  it('shows the window before the first bid, next to the clock', async () => {
    const table = await opened([
      { kind: 'turn', turn: 4 },
      { kind: 'first-player', faction: 'atreides' },
      { kind: 'phase', phase: 'bidding' },
    ]);
    const screen = await screenOf(table);
    await table.moderate({ type: 'ChooseBidding', way: 'open', clock: false });
    await table.moderate({ type: 'NextPhase', to: 'bidding' });
    await sees(screen.getByText('6 cards for sale'));
    await sees(screen.getByText('Anyone play Karama?'));
    await sees(screen.getByText('Bidding goes on when this time is over.'));
    await expectLayout(screen);
  });
});
