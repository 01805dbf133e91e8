/** A phone on a network with a delay of three seconds each way. An answer is counted once, and the phone shows it. */
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { PLAYER_CIRCLES } from '#engine';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { Phone } from './support/phone.ts';
import { LONG_WINDOW, PresetTable } from './support/preset-table.ts';

const house = setUpBrowserSuite();
const EACH_WAY_MS = 3000;

let table: PresetTable;
let phone: Phone;
let answers = 0;
/** The present delay of the network each way (ms). */
let delay = 0;

beforeAll(async () => {
  table = await PresetTable.open(house.url, LONG_WINDOW, {
    layer: 'basic',
    seating: (['harkonnen', 'emperor'] as const).map((faction, at) => ({ faction, circle: PLAYER_CIRCLES[at] ?? 0 })),
    position: [{ kind: 'turn', turn: 4 }],
    own: [],
  });
  const device = await house.use(await table.phone(house.browser, 'harkonnen'));
  await device.page.route(/\/api\/trpc\//, async (route) => {
    await wait(delay);
    const response = await route.fetch();
    await wait(delay);
    await route.fulfill({ response });
  });
  await device.page.routeWebSocket(/\/api\/live/, async (page) => {
    // The first news arrives after the connection and the first request have travelled both ways.
    await wait(4 * delay);
    const server = page.connectToServer();
    page.onMessage((message) => {
      setTimeout(() => server.send(message), delay);
    });
    server.onMessage((message) => {
      setTimeout(() => page.send(message), delay);
    });
  });
  device.page.on('request', (request) => {
    if (request.url().includes('game.act')) answers += 1;
  });
  await device.page.reload();
  phone = new Phone(device, 'harkonnen');
  await phone.isAsked('The game is on the board.');
  await table.moderate({ type: 'BeginStorm' });
  await phone.isAsked('The storm gathers. Anyone play Weather Control?');
  delay = EACH_WAY_MS;
});

it('the phone shows an answer as given once the reply has arrived, and sends it once', async () => {
  const pressed = performance.now();
  await phone.press('Pass');
  await phone.reads('Your answer is in.');
  expect(performance.now() - pressed).toBeGreaterThan(2 * EACH_WAY_MS);
  expect(answers).toBe(1);
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});
