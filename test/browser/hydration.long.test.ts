/**
 * While a seat has a decision, its phone stays awake. This also works over plain HTTP, where browsers offer no wake
 * lock.
 */
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
    // Removes the wake lock. Browsers offer none over plain HTTP, and all addresses except the laptop's use plain HTTP.
    await device.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await device.page.reload();
    harkonnen = new Phone(device, 'harkonnen');
  });

  it('plays its silent video only while its player has a decision', async () => {
    await harkonnen.isAsked('The game is on the board.');
    expect(await filmsRunning(harkonnen.page)).toBe(0);
    await table.moderate({ type: 'BeginBattles' });
    await harkonnen.isAsked('Which battle do you fight next?');
    await eventually(async () => (await filmsRunning(harkonnen.page)) === 1);
    await harkonnen.chooseBattle('Carthag');
    await eventually(async () => (await filmsRunning(harkonnen.page)) === 0);
  });

  it('lets its display sleep if its player switches that on', async () => {
    await harkonnen.open('Table');
    await harkonnen.page.getByRole('switch', { name: 'Screen on while a decision is yours' }).click();
    await harkonnen.page.reload();
    await table.answer('bene-gesserit', 'voice', () => null);
    await table.answer('atreides', 'prescience', () => null);
    await harkonnen.plan.chooseLeader('feyd-rautha');
    expect(await filmsRunning(harkonnen.page)).toBe(0);
  });
});

describe('a phone with a wake lock', () => {
  it('holds at most one lock, and none once its player has no decision', async () => {
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
    // The page is hidden and shown again, before and after the browser has answered.
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

describe('a phone that waits until the screen has shown a result', () => {
  it('stays awake for the decision that follows the result', async () => {
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
    // The question is not open yet, so the lock was on before the question.
    expect(await harkonnen.page.getByRole('button', { name: 'Show the result now' }).count()).toBe(1);
  });
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});

const filmsRunning = (page: Page): Promise<number> =>
  page
    .locator('video')
    .evaluateAll((films) => films.filter((film) => film instanceof HTMLVideoElement && !film.paused).length);

/** Keeps every granted lock, so that the test can count the open ones. */
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
