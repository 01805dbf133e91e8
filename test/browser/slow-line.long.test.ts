/** A desk whose line is slow: what it did counts as done once it can see it, and is done once. */
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
/** Lets through what the table has told the desk since it was slowed down, and all that it tells from then on. */
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

it('is not done before the desk sees it, and is offered no second time', async () => {
  const answered = desk.waitForResponse((response) => response.url().includes('game.act'));
  await desk.getByRole('button', { name: PAUSE }).click();
  expect(await (await answered).json()).toMatchObject({ result: { data: { ok: true } } });
  await sees(desk.getByRole('button', { name: 'Sending' }));
  // A while in which an answer is long through.
  await desk.waitForTimeout(500);
  expect(await desk.getByRole('button', { name: PAUSE }).isVisible()).toBe(false);
  speedUp();
  await sees(desk.getByRole('button', { name: 'Resume' }));
  await seesNo(desk.getByRole('button', { name: 'Sending' }));
});

it('left every console silent', () => {
  expect(house.complaints()).toEqual([]);
});
