/**
 * A new table takes few taps if everything is on phones, and few again if the host repeats the choices of the last
 * table.
 */
import { describe, expect, it } from 'vitest';
import { sees } from './support/device.ts';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { Taps } from './support/taps.ts';

const house = setUpBrowserSuite();
const FIRST_TIME = 6;
const LATER = 3;

describe('a new table from the first page', () => {
  it('takes six taps at most, for any book and any way to play', async () => {
    const page = await house.newPage();
    await page.goto('/');
    const taps = await Taps.count(page);
    const press = (role: 'link' | 'radio' | 'button', name: string | RegExp) => page.getByRole(role, { name }).click();
    const isOpen = () => sees(page.getByRole('heading', { name: 'Phones join here' }));

    await taps.of('first', async () => {
      await press('link', 'Open a new table');
      await press('radio', 'Gale Force Nine 2019, advanced');
      await press('radio', /^All on phones/);
      await press('button', 'Open the table');
      await isOpen();
    });
    expect(taps.for('first')).toBeGreaterThan(2);
    expect(taps.for('first')).toBeLessThanOrEqual(FIRST_TIME);

    await page.goto('/');
    await taps.of('later', async () => {
      await press('link', 'Open a new table');
      await press('button', /^As last time/);
      await sees(page.getByText('Gale Force Nine 2019, advanced, 6 factions'));
      await press('button', 'Open the table');
      await isOpen();
    });
    expect(taps.for('later')).toBeGreaterThan(1);
    expect(taps.for('later')).toBeLessThanOrEqual(LATER);
  });
});
