/** A part of a page that does not come with it: asked for again, and told, until it is there; nothing is lost meanwhile. */
import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { sees } from './support/device.ts';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { Phone } from './support/phone.ts';
import { LONG_WINDOW, PresetTable } from './support/preset-table.ts';

const house = setUpBrowserSuite();

const SCRIPTS = '**/_next/static/**/*.js';

it('says that a page is not on the phone yet, and shows it as soon as it comes', async () => {
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

it('tells that something was refused before its words have come, and why as soon as they do', async () => {
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
  await sees(page.getByText('This file is damaged, or is none that a table was sealed in.'));
});

it('takes no choice that would look made and be lost, before the page listens', async () => {
  const { page, wake } = await asleep('/new');
  const classic = page.getByRole('radio', { name: /1979, basic$/ });
  await classic.click({ force: true });
  expect(await classic.isChecked()).toBe(false);

  wake();
  await classic.check();
  await sees(page.getByText(/1979, basic, \d factions/));
});

it('takes no letters that would be lost, before the page listens', async () => {
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

/** A page whose scripts are still on their way, until it is woken. */
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

/** From now on only those scripts come that the page itself names. Says which others were asked for. */
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
