/**
 * A desk on a slow network. A command counts as done when the desk can see the result, and the table executes it once.
 */
import { beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { PLAYER_CIRCLES } from '#engine';
import { sees, seesNo } from './support/device.ts';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { PresetTable, SHORT_WINDOW } from './support/preset-table.ts';

const house = setUpBrowserSuite();

const PAUSE = 'Pause the table';

let table: PresetTable;
let desk: Page;
/** Delivers everything that the table has sent to the desk since `slowDown`, and everything that follows. */
let speedUp: () => void;

beforeAll(async () => {
  table = await PresetTable.open(house.url, SHORT_WINDOW, {
    layer: 'basic',
    seating: (['harkonnen', 'emperor'] as const).map((faction, at) => ({ faction, circle: PLAYER_CIRCLES[at] ?? 0 })),
    position: [{ kind: 'turn', turn: 4 }],
    own: [],
  });
  desk = (await house.use(await table.desk(house.browser))).page;
  await slowDown();
});

async function slowDown(): Promise<void> {
  const kept: (() => void)[] = [];
  let isSlow = false;
  await desk.routeWebSocket(/\/api\/live/, (page) => {
    const server = page.connectToServer();
    server.onMessage((told) => {
      if (isSlow) kept.push(() => page.send(told));
      else page.send(told);
    });
  });
  await desk.reload();
  await sees(desk.getByRole('button', { name: PAUSE }));
  isSlow = true;
  speedUp = () => {
    isSlow = false;
    for (const tell of kept.splice(0)) tell();
  };
}

it('the command counts as done when the desk sees its effect, and is not offered twice', async () => {
  const answered = desk.waitForResponse((response) => response.url().includes('game.act'));
  await desk.getByRole('button', { name: PAUSE }).click();
  expect(await (await answered).json()).toMatchObject({ result: { data: { ok: true } } });
  await sees(desk.getByRole('button', { name: 'Sending' }));
  // An answer would have arrived long before this time has passed.
  await desk.waitForTimeout(500);
  expect(await desk.getByRole('button', { name: PAUSE }).isVisible()).toBe(false);
  speedUp();
  await sees(desk.getByRole('button', { name: 'Resume' }));
  await seesNo(desk.getByRole('button', { name: 'Sending' }));
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});
