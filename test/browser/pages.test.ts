/** The pages around a table keep their layout in every size, and pass the accessibility check. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';

import { SIX_SEATS } from '../support/six.ts';
import { deviceAt, TABLE_OF_TWO } from '../support/server.ts';
import { PHONE, sees, SMALL_PHONE } from './support/device.ts';
import { expectLayout, setUpBrowserSuite, showsHeading } from './support/browser-suite.ts';
import { liesOpen } from './support/layout.ts';
import { layoutFaults } from './support/states.ts';

const house = setUpBrowserSuite();

describe('the layout of a public page holds:', () => {
  let page: Page;
  beforeAll(async () => {
    page = await house.newPage();
  });

  it.each([
    { state: 'home', path: '/', title: 'Mentat' },
    { state: 'new', path: '/new', title: 'Open a table' },
    { state: 'rules', path: '/rules', title: /.+/ },
    { state: 'no seat on this phone', path: '/t/KKKK/seat', title: 'This phone holds no seat here.' },
    { state: 'no desk on this device', path: '/t/KKKK/moderate', title: 'The desk is on another device.' },
  ])('$state', async ({ path, title }) => {
    await page.goto(path);
    await showsHeading(page, title);
    await expectLayout(page);
  });
});

describe('a table whose players join', () => {
  const server = () => deviceAt(house.url);
  let code: string;

  beforeAll(async () => {
    const seating = [...SIX_SEATS];
    const opened = await server().tables.open.mutate({ ...TABLE_OF_TWO, seating });
    if (!opened.ok) throw new Error(opened.refusal.code);
    ({ code } = opened);
    await server().seats.take.mutate({ code, faction: 'emperor', name: 'Shaddam of House Corrino' });
  });

  it('shows a guest the seats, and says that a seat was taken', async () => {
    const page = await house.newPage();
    await page.goto(`/t/${code}`);
    await showsHeading(page, 'The table is open.');
    await expectLayout(page);
    for (const size of [PHONE, SMALL_PHONE]) {
      await page.setViewportSize(size);
      expect(await liesOpen(page.getByRole('button', { name: 'I have a code' }))).toBe(true);
    }

    await page.getByLabel('Your name').fill('Leto');
    await page.getByRole('radio', { name: 'Atreides' }).check();
    // Another player takes the seat before the list of seats is refreshed.
    await page.route(/seats\.take/, async (route) => {
      await server().seats.take.mutate({ code, faction: 'atreides', name: 'Paul' });
      await route.continue();
    });
    await page.getByRole('button', { name: 'Play Atreides' }).click();
    await sees(page.getByText('Atreides has a player already.'));
    await expectLayout(page);
  });

  it('shows the lobby on the screen', async () => {
    const page = await house.newPage();
    await page.goto(`/t/${code}/screen`);
    await showsHeading(page, 'Take a seat.');
    await expectLayout(page);
  });
});

it('the check finds a page that does not fit', async () => {
  const page = await house.newPage();
  await page.goto('/');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<button class="nameless" style="height: 3rem"></button>
       <p style="color: #222; background: #111">faint</p>
       <p style="width: 2rem; overflow: hidden; white-space: nowrap">words that do not fit</p>
       <p style="width: 120rem">wide</p>
       <p style="width: 2rem; color: #fff; background: #111; white-space: nowrap">more than its ground</p>
       <div style="position: relative"><p>covered words</p><p style="position: absolute; inset: 0; background: #111"></p></div>
       <div style="position: relative"><button>beneath</button><div style="position: absolute; inset: 0"></div></div>`,
    );
  });
  const found = (await layoutFaults(page)).join('\n');
  for (const fault of [
    'button-name',
    'color-contrast',
    'is cut off by <p',
    'wider than the window',
    '“more than its ground” runs out',
    '“covered words” lies beneath',
    '“beneath” cannot',
  ]) {
    expect(found).toContain(fault);
  }
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});
