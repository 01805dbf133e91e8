/** While a decision is a seat's, its phone stays awake; over plain http too, where browsers have no lock for that. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { eventually } from '../support/server.ts';
import { sees } from './support/device.ts';
import { setUpBrowserSuite } from './support/browser-suite.ts';
import { Phone } from './support/phone.ts';
import { PresetTable, SHORT_WINDOW } from './support/preset-table.ts';

const house = setUpBrowserSuite();

describe('a phone over plain http', () => {
  let table: PresetTable;
  let harkonnen: Phone;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW);
    const device = await house.use(await table.phone(house.browser, 'harkonnen'));
    // As every address but the laptop's own.
    await device.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await device.page.reload();
    harkonnen = new Phone(device, 'harkonnen');
  });

  it('runs its silent film only while something is its player’s to decide', async () => {
    await harkonnen.isAsked('The game is on the board.');
    expect(await filmsRunning(harkonnen.page)).toBe(0);
    await table.moderate({ type: 'BeginBattles' });
    await harkonnen.isAsked('Which battle do you fight next?');
    await eventually(async () => (await filmsRunning(harkonnen.page)) === 1);
    await harkonnen.chooseBattle('Carthag');
    await eventually(async () => (await filmsRunning(harkonnen.page)) === 0);
  });

  it('lets its screen sleep where its player wants that', async () => {
    await harkonnen.open('Table');
    await harkonnen.page.getByRole('switch', { name: 'Screen on while a decision is yours' }).click();
    await harkonnen.page.reload();
    await table.answer('bene-gesserit', 'voice', () => null);
    await table.answer('atreides', 'prescience', () => null);
    await harkonnen.plan.chooseLeader('feyd-rautha');
    expect(await filmsRunning(harkonnen.page)).toBe(0);
  });
});

describe('a phone with a lock for its screen', () => {
  it('holds one lock at most, and none once nothing is its player’s to decide', async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW);
    const device = await house.use(await table.phone(house.browser, 'harkonnen'));
    await device.page.context().grantPermissions(['screen-wake-lock']);
    await device.page.addInitScript(countLocks);
    await device.page.reload();
    const harkonnen = new Phone(device, 'harkonnen');
    await harkonnen.isAsked('The game is on the board.');
    await table.moderate({ type: 'BeginBattles' });
    await harkonnen.isAsked('Which battle do you fight next?');
    await eventually(async () => (await locksHeld(device.page)) === 1);
    // As a page that is shown again, before and after the browser has answered.
    await device.page.evaluate(async () => {
      for (let time = 0; time < 3; time += 1) {
        document.dispatchEvent(new Event('visibilitychange'));
        await new Promise((done) => setTimeout(done, 50));
      }
    });
    expect(await locksHeld(device.page)).toBe(1);
    await harkonnen.chooseBattle('Carthag');
    await eventually(async () => (await locksHeld(device.page)) === 0);
  });
});

describe('a phone that leaves the result to the screen first', () => {
  it('stays awake meanwhile for what the result will ask of its player', async () => {
    const table = await PresetTable.open(house.url, SHORT_WINDOW);
    const device = await house.use(await table.phone(house.browser, 'harkonnen'));
    await device.page.emulateMedia({ reducedMotion: 'no-preference' });
    await device.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await device.page.reload();
    const harkonnen = new Phone(device, 'harkonnen');
    await table.moderate({ type: 'BeginBattles' });
    await table.answer('harkonnen', 'choose-battle');
    await table.answer('bene-gesserit', 'voice', () => null);
    await table.answer('atreides', 'prescience', () => null);
    await harkonnen.isAsked('Your plan against Bene Gesserit');
    await table.answer('harkonnen', 'battle-plan');
    await table.answer('bene-gesserit', 'battle-plan');
    await sees(harkonnen.page.getByRole('button', { name: 'Show the result now' }));
    await eventually(async () => (await filmsRunning(harkonnen.page)) === 1);
    // It would begin once the result asks, if it had not before.
    expect(await harkonnen.page.getByRole('button', { name: 'Show the result now' }).count()).toBe(1);
  });
});

it('left every console silent', () => {
  expect(house.complaints()).toEqual([]);
});

const filmsRunning = (page: Page): Promise<number> =>
  page
    .locator('video')
    .evaluateAll((films) => films.filter((film) => film instanceof HTMLVideoElement && !film.paused).length);

/** Keeps every lock that the browser grants where the test can count those still held. */
function countLocks(): void {
  const granted: WakeLockSentinel[] = [];
  Reflect.set(window, 'granted', granted);
  const request = navigator.wakeLock.request.bind(navigator.wakeLock);
  navigator.wakeLock.request = async (type) => {
    const lock = await request(type);
    granted.push(lock);
    return lock;
  };
}

const locksHeld = (page: Page): Promise<number> =>
  page.evaluate(
    () => (Reflect.get(window, 'granted') as WakeLockSentinel[]).filter(({ released }) => !released).length,
  );
