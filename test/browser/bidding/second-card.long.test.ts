/** The screen asks about the second card of Harkonnen. The question covers no faction at the lower edge. */
import { expect, it } from 'vitest';
import { factionName } from '#engine';
import { SIX_FACTIONS, SIX_SEATS } from '../../support/six.ts';
import { setUpBrowserSuite } from '../support/browser-suite.ts';
import { LAPTOP, sees, TELEVISION } from '../support/device.ts';
import { isWhollyInSight } from '../support/layout.ts';
import { PresetTable } from '../support/preset-table.ts';

/** The time of a window. It is long enough to check two sizes; then all limits are asked for. */
const WINDOW_SECONDS = 15;

const house = setUpBrowserSuite();

it('the screen keeps all factions in sight while it shows the question about the second card', async () => {
  const table = await PresetTable.open(house.url, WINDOW_SECONDS, {
    layer: 'basic',
    treachery: 'app',
    seating: SIX_SEATS,
    position: [
      { kind: 'turn', turn: 4 },
      { kind: 'first-player', faction: 'atreides' },
      { kind: 'phase', phase: 'bidding' },
    ],
    own: SIX_FACTIONS.map((faction) => ({ faction, fact: { kind: 'spice', spice: 9 } })),
  });
  const { page } = await house.use(await table.screen(house.browser));
  await table.moderate({ type: 'ChooseBidding', way: 'silent', clock: false });
  await table.moderate({ type: 'NextPhase', to: 'bidding' });
  for (const faction of SIX_FACTIONS)
    await table.answer(faction, 'bid-limit', () => ({
      limit: faction === 'harkonnen' ? 3 : 0,
      keeps: faction !== 'harkonnen',
      sparesAlly: false,
    }));
  await sees(page.getByText(/^Harkonnen’s second card/));
  for (const size of [TELEVISION, LAPTOP]) {
    await page.setViewportSize(size);
    for (const faction of SIX_FACTIONS) {
      const one = page.getByRole('listitem').filter({ hasText: factionName(faction) });
      expect(await isWhollyInSight(one.last()), `${factionName(faction)} at ${size.width}`).toBe(true);
    }
    expect(await isWhollyInSight(page.getByText('1 of 8 cards'))).toBe(true);
  }
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});
