/** Names may be long. Every page with names keeps its layout, and marks a cut name as cut. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { FactionId } from '#engine';
import { eventually } from '../support/server.ts';
import { openDevice, PHONE, TELEVISION, sees } from './support/device.ts';
import { expectLayout, setUpBrowserSuite, showsHeading } from './support/browser-suite.ts';
import { placesOf } from './support/layout.ts';
import { Phone } from './support/phone.ts';
import { PresetTable, SHORT_WINDOW } from './support/preset-table.ts';
import { showLargeText } from './support/states.ts';

/** Names of forty characters: with spaces, without any, and in wide letters. */
const NAMES: readonly (readonly [FactionId, string])[] = [
  ['atreides', 'Maximiliane Gräfin von Hohenlohe-Schill.'],
  ['bene-gesserit', 'Wilhelminawilhelminawilhelminawilhelmina'],
  ['harkonnen', 'ΩΜΩΜΩΜΩΜ ΩΜΩΜΩΜΩΜ ΩΜΩΜΩΜΩΜ ΩΜΩΜΩΜΩΜ ΩΜΩΜ'],
];

/** The time after which the screen shows no news. */
const NEWS_IS_OLD_MS = 30_000;

const house = setUpBrowserSuite();

describe('a table of players with long names', () => {
  let table: PresetTable;
  let phone: Phone;
  let desk: Page;
  let screen: Page;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW);
    phone = new Phone(await house.use(await table.phone(house.browser, 'atreides')), 'atreides');
    desk = (await house.use(await table.desk(house.browser))).page;
    screen = (await house.use(await table.screen(house.browser))).page;
    for (const [faction, name] of NAMES) await table.rename(faction, name);
  });

  it.each(['Mine', 'Table', 'Log'] as const)('fits on a phone: %s', async (tab) => {
    await phone.open(tab);
    if (tab === 'Table') for (const [, name] of NAMES) await phone.reads(name);
    await expectLayout(phone.page);
  });

  it('fits on a phone in large text, and the page stays in reach while a name is in the news', async () => {
    await showLargeText(phone.page);
    for (const [faction, name] of NAMES.slice(1)) {
      await table.rename(faction, 'Somebody');
      await table.rename(faction, name);
    }
    await phone.reads(/now plays/);
    const [main] = await placesOf(phone.page.getByRole('main'));
    expect(main?.height).toBeGreaterThan(PHONE.height / 4);
    await expectLayout(phone.page);
  });

  it('fits at the desk', async () => {
    await showsHeading(desk, 'Battles are ready to be fought');
    for (const [, name] of NAMES) await sees(desk.getByText(name, { exact: true }));
    await expectLayout(desk);
  });

  it('fits on the screen, which shows that a name is cut', async () => {
    await screen.setViewportSize(TELEVISION);
    // News about three changed names at once stays for a while.
    await screen
      .getByText(/now plays/)
      .first()
      .waitFor({ state: 'hidden', timeout: NEWS_IS_OLD_MS });
    for (const [, name] of NAMES) await sees(screen.getByTitle(name, { exact: true }));
    const cut = screen.getByTitle('Wilhelmina');
    await eventually(() => cut.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
    await expectLayout(screen);
  });

  it('fits for a guest who joins', async () => {
    const { page } = await house.use(await openDevice(house.browser, house.url, TELEVISION));
    await page.goto(`/t/${table.code}`);
    for (const [, name] of NAMES) await sees(page.getByText(name).first());
    await expectLayout(page);
  });
});

it('the page says at once that a name is too long', async () => {
  const table = await PresetTable.open(house.url, SHORT_WINDOW);
  const phone = new Phone(await house.use(await table.phone(house.browser, 'atreides')), 'atreides');
  await phone.open('Table');
  await phone.press('Change the name');
  await phone.page.getByLabel('Name', { exact: true }).fill('x'.repeat(41));
  await phone.reads('This name is too long: 41 letters.');
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});
