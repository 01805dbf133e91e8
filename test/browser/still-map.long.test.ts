/**
 * The map is not drawn again while nothing on it changes, whatever else the table sends. Phones have small batteries.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { PLAYER_CIRCLES } from '#engine';
import { sees } from './support/device.ts';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { Phone } from './support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW } from './support/preset-table.ts';

const house = setUpBrowserSuite();

let table: PresetTable;
let screen: Page;
let phone: Phone;

beforeAll(async () => {
  table = await PresetTable.open(house.url, SHORT_WINDOW, {
    layer: 'basic',
    seating: (['harkonnen', 'emperor'] as const).map((faction, at) => ({ faction, circle: PLAYER_CIRCLES[at] ?? 0 })),
    position: [{ kind: 'turn', turn: 4 }, forces('harkonnen', 9, 'carthag', 10)],
    own: [],
  });
  screen = (await house.use(await table.screen(house.browser))).page;
  phone = new Phone(await house.use(await table.phone(house.browser, 'emperor')), 'emperor');
  await phone.open('Map');
});

/** Records the last drawing by React of each piece of the map, so that the test notices a new drawing. */
const remembersMap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll('figure svg *, [data-near] svg *')].map((piece) => {
      const key = Object.keys(piece).find((name) => name.startsWith('__reactProps$'));
      return [piece, key, key === undefined ? undefined : (piece as never)[key]] as const;
    });
    Object.assign(window, { drawn });
    return drawn.filter(([, key]) => key !== undefined).length;
  });

const drawnAgain = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { drawn } = window as unknown as { readonly drawn: readonly (readonly [object, string, unknown])[] };
    return drawn.filter(([piece, key, props]) => Reflect.get(piece, key) !== props).length;
  });

it('the map is not drawn again when the table sends another change', async () => {
  await sees(phone.page.locator('[data-near]'));
  // The map is drawn once its outlines have loaded.
  for (const page of [screen, phone.page])
    await sees(page.getByRole('img', { name: /^Map of Arrakis/ }).locator('path'));
  for (const page of [screen, phone.page]) expect(await remembersMap(page)).toBeGreaterThan(50);
  await table.seat('harkonnen', { type: 'RaiseHand' });
  await sees(screen.getByText('Harkonnen is still talking').first());
  await table.seat('harkonnen', { type: 'LowerHand' });
  await sees(screen.getByText('Harkonnen has finished talking').first());
  expect([await drawnAgain(screen), await drawnAgain(phone.page)]).toEqual([0, 0]);
});

it('the map is drawn again when forces move', async () => {
  await table.moderate({ type: 'CorrectFact', fact: forces('emperor', 3, 'arrakeen', 9) });
  await expect.poll(() => drawnAgain(screen)).toBeGreaterThan(0);
  await expect.poll(() => drawnAgain(phone.page)).toBeGreaterThan(0);
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});
