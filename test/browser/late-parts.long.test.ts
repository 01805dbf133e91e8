/**
 * If a part of a page fails to load, the page says so and requests the part until it has arrived. Nothing is lost
 * meanwhile.
 */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sees } from './support/device.ts';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { Phone } from './support/phone.ts';
import { LONG_WINDOW, PresetTable } from './support/preset-table.ts';

const house = setUpBrowserSuite();

const SCRIPTS = '**/_next/static/**/*.js';

it('the phone says that a page is not loaded yet, and shows it as soon as it arrives', async () => {
  const table = await PresetTable.open(house.url, LONG_WINDOW);
  const { page } = await table.phone(house.browser, 'harkonnen');
  const phone = new Phone({ page, complaints: [] }, 'harkonnen');
  await phone.isAsked('The game is on the board.');
  const turnedAway = await withoutLaterParts(page);
  await page.reload();
  await table.moderate({ type: 'BeginStorm' });

  await sees(page.getByText('This page is not on this device yet.'));
  expect(turnedAway.size).toBeGreaterThan(0);

  await page.unroute(SCRIPTS);
  await phone.isAsked('The storm gathers. Anyone play Weather Control?');
});

it('the phone says that an answer was refused before the reason is loaded, and then gives the reason', async () => {
  const page = await house.newPage();
  await page.goto('/restore');
  const turnedAway = await withoutLaterParts(page);
  await page.reload();
  const file = { name: 'table.mentat', mimeType: 'application/octet-stream', buffer: Buffer.from('no table') };
  await page.getByLabel('The sealed file').setInputFiles(file);
  await page.getByRole('button', { name: 'Restore the table' }).click();

  await sees(page.getByText('This was not done.'));
  expect(turnedAway.size).toBeGreaterThan(0);

  await page.unroute(SCRIPTS);
  await sees(page.getByText('This file is damaged, or is not a sealed table.'));
});

it('the page accepts no choice before its scripts run, because the choice would be lost', async () => {
  const { page, wake } = await asleep('/new');
  const classic = page.getByRole('radio', { name: /1979, basic$/ });
  await classic.click({ force: true });
  expect(await classic.isChecked()).toBe(false);

  wake();
  await classic.check();
  await sees(page.getByText(/1979, basic, \d factions/));
});

it('the page accepts no letters before its scripts run, because they would be lost', async () => {
  const { page, wake } = await asleep('/');
  const field = page.getByLabel('Table code');
  await field.click({ force: true });
  await page.keyboard.type('KR7');
  expect(await field.inputValue()).toBe('');

  wake();
  await field.click();
  await page.keyboard.type('KR7');
  expect(await field.inputValue()).toBe('KR7');
});

/** Opens a page whose scripts wait until the returned function is called. */
async function asleep(path: string): Promise<{ readonly page: Page; readonly wake: () => void }> {
  const page = await house.newPage();
  let wake = () => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await woken;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { page, wake };
}

/** From now on, only the scripts load that the HTML of the page names. Returns the other requested scripts. */
async function withoutLaterParts(page: Page): Promise<ReadonlySet<string>> {
  const html = await (await page.request.get(page.url())).text();
  const turnedAway = new Set<string>();
  await page.route(SCRIPTS, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (html.includes(pathname)) return route.continue();
    turnedAway.add(pathname);
    return route.abort();
  });
  return turnedAway;
}
