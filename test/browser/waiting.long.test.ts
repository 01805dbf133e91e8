/**
 * The phone of a player without a question: the present events, the own holdings under one cover, and the open
 * instructions.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { PATIENCE_MS, sees, seesNo } from './support/device.ts';
import { expectLayout, setUpBrowserSuite } from './support/browser-suite.ts';
import { Phone } from './support/phone.ts';
import { LONG_WINDOW, PresetTable } from './support/preset-table.ts';

const house = setUpBrowserSuite();
const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

describe('a battle of two other factions', () => {
  let table: PresetTable;
  let atreides: Phone;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, LONG_WINDOW);
    atreides = new Phone(await house.use(await table.phone(house.browser, 'atreides')), 'atreides');
    await table.moderate({ type: 'BeginBattles' });
    await table.answer('harkonnen', 'choose-battle');
    await table.answer('bene-gesserit', 'voice', () => null);
    await table.answer('atreides', 'prescience', () => null);
  });

  it('is in the headline by the players’ names, and in small print by their factions', async () => {
    await atreides.isAsked('Player of harkonnen and Player of bene-gesserit fight for Carthag.');
    await atreides.reads('Then you, in Sietch Tabr. Nothing is asked now.');
    const now = atreides.page.getByRole('region', { name: 'Now' });
    expect(await now.getByText('to seal a plan').count()).toBe(2);
    expect(await now.locator('[aria-current=step]').innerText()).toBe('Plans');
    await table.answer('harkonnen', 'battle-plan');
    await sees(now.getByText('plan sealed'));
    await expectLayout(atreides.page);
  });

  it('puts all own holdings under one cover, whose size shows nothing', async () => {
    for (const size of SIZES) {
      await atreides.page.setViewportSize(size);
      const covers = atreides.page.getByRole('button', { name: /^Show .*covered$/ });
      expect(await covers.count()).toBe(1);
      await table.own('atreides', { kind: 'hand', cards: [] });
      const empty = await boxHeld(atreides.page, /\b0\s+cards of 4/);
      await table.own('atreides', {
        kind: 'hand',
        cards: ['weather-control', 'family-atomics', 'truthtrance', 'unknown'],
      });
      await table.own('atreides', { kind: 'traitors', leaders: ['mother-ramallo'] });
      const full = await boxHeld(atreides.page, /\b4\s+cards of 4[^]*is your traitor/);
      expect(full.covered).toBe(empty.covered);
      expect([empty.held, full.held]).toEqual([empty.covered, empty.covered]);
    }
    await atreides.page.setViewportSize(SIZES[0]);
    const lies = await atreides.holdToLook('what you hold');
    for (const words of ['cards of 4', 'in reserve', 'Weather Control', 'Unknown card', 'is your traitor'])
      expect(lies).toContain(words);
  });

  it('lets an owner read the effect and the time of a card once the card is uncovered', async () => {
    for (const size of [...SIZES].reverse()) {
      await atreides.page.setViewportSize(size);
      await atreides.lift('what you hold');
      await atreides.press('Weather Control');
      const card = atreides.page.getByRole('dialog', { name: 'Weather Control' });
      await sees(card.getByText('You move the storm 0 to 10 sectors.'));
      await sees(card.getByText(/^As the storm phase begins/));
      await expectLayout(atreides.page);
      await atreides.press('Close');
      await atreides.press('Unknown card');
      await sees(atreides.page.getByText(/^Mentat does not know this card\./));
      await atreides.press('Close');
      await atreides.page.getByRole('button', { name: 'Cover what you hold' }).click({ position: { x: 9, y: 9 } });
      await atreides.isCovered('what you hold');
    }
  });

  it('lets an owner correct the holdings in two taps', async () => {
    await atreides.change('Spice');
    await sees(atreides.page.getByRole('dialog', { name: 'Your spice' }));
    await atreides.press('Close');
  });

  it('shows “Nothing from me this turn” with the table, not with the own holdings', async () => {
    await seesNo(atreides.page.getByText('Nothing from me this turn'));
    await atreides.open('Table');
    await sees(atreides.page.getByText('Nothing from me this turn'));
    await atreides.open('Mine');
  });
});

/** Returns the height of the only cover, before and while it is held open over these words. */
async function boxHeld(page: Page, words: RegExp) {
  const cover = page.getByRole('button', { name: /^Show what you hold\s?, covered$/ });
  const box = page.locator('[data-open]').first();
  const height = async () => (await box.boundingBox())?.height;
  await cover.scrollIntoViewIfNeeded();
  const covered = await height();
  await cover.hover();
  await page.mouse.down();
  await sees(page.getByText('Cover what you hold'));
  await expect.poll(() => box.innerText(), { timeout: PATIENCE_MS }).toMatch(words);
  const held = await height();
  // Longer than a tap.
  await page.waitForTimeout(400);
  await page.mouse.up();
  await sees(cover);
  return { covered, held };
}

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});
