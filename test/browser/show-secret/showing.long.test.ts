/**
 * An owner shows one secret to one other phone for some seconds. The secret is covered on both phones, and allies show
 * it unannounced.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { FactionId } from '#engine';
import { sees, seesNo } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { PresetTable, SHORT_WINDOW } from '../support/preset-table.ts';

/** The time after which the shown secret is covered again. */
const COVERED_AGAIN_MS = 20_000;

const house = setUpBrowserSuite();

describe('a secret that an owner shows', () => {
  let atreides: Phone;
  let sisterhood: Phone;
  let harkonnen: Phone;
  let screen: Page;

  beforeAll(async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW);
    const phone = async (faction: FactionId) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    [atreides, sisterhood, harkonnen] = await Promise.all([
      phone('atreides'),
      phone('bene-gesserit'),
      phone('harkonnen'),
    ]);
    screen = (await house.use(await table.screen(house.browser))).page;
  });

  it('to another faction is announced to all', async () => {
    await harkonnen.press('Show a secret, or look at one');
    await harkonnen.press('Lasgun');
    await harkonnen.press('Atreides');
    await harkonnen.reads('Everyone learns that you show Atreides something, but not what.');
    await expectLayout(harkonnen.page, () => harkonnen.lift('what is shown'));
    await harkonnen.lift('what is shown');
    await harkonnen.press('Show it to Atreides');
    await sees(screen.getByText('Harkonnen showed Atreides something.'));
    expect(await screen.locator('body').innerText()).not.toContain('Lasgun');
  });

  it('is visible to its viewer once, for some seconds', async () => {
    expect(await atreides.page.locator('body').innerText()).not.toMatch(/Lasgun|shows you/);
    await atreides.press('Show a secret, or look at one');
    await atreides.reads('Harkonnen shows you something. You see it once, for 10 seconds.');
    await expectLayout(atreides.page, () => atreides.lift('what is shown'));
    await atreides.lift('what is shown');
    await atreides.press('Look at it now');
    await atreides.reads('Harkonnen holds Lasgun.');
    await atreides.reads('As Harkonnen says; Mentat has not seen it.');
    await atreides.page.getByText('Harkonnen holds Lasgun.').waitFor({ state: 'hidden', timeout: COVERED_AGAIN_MS });
    await atreides.press('Close');
    await atreides.press('Show a secret, or look at one');
    await atreides.reads('No player shows you a secret now.');
    await atreides.press('Close');
  });

  it('to an ally is announced to no other seat', async () => {
    await sisterhood.press('Show a secret, or look at one');
    await sisterhood.press('Crysknife');
    await sisterhood.press('Atreides');
    await sisterhood.press('Show it to Atreides');
    await atreides.press('Show a secret, or look at one');
    await atreides.press('Look at it now');
    await atreides.reads('Bene Gesserit holds Crysknife.');
    await harkonnen.open('Log');
    for (const page of [screen, harkonnen.page]) await seesNo(page.getByText(/Bene Gesserit showed/));
    await atreides.press('Close');
    await atreides.open('Log');
    await atreides.reads('Bene Gesserit showed Atreides something, unknown to all others.');
  });

  it('has logged no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});
