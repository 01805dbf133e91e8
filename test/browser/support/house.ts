/** A running Mentat and a browser for the pages of one test file, and what those pages must all do. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser.ts';
import { openDevice, PHONE, sees, type Device } from './device.ts';
import { startMentat, type Mentat } from './mentat.ts';
import { wrongWith } from './states.ts';

export interface House {
  readonly url: string;
  readonly browser: Browser;
  /** Mentat dies, and is started again with its games. */
  crash(): Promise<void>;
  /** A device that has just been switched on. */
  newPage(): Promise<Page>;
  /** Counts a device among those of the house; it moves nothing that need not move. */
  use<D extends Device>(device: D): Promise<D>;
  /** What any console of the house complained of. */
  complaints(): readonly string[];
}

/** Call it once at the head of a test file. */
export function openHouse(): House {
  let mentat: Mentat;
  let browser: Browser;
  const devices: Device[] = [];

  beforeAll(async () => {
    mentat = await startMentat();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await mentat.stop();
  });

  const house: House = {
    get url() {
      return mentat.url;
    },
    get browser() {
      return browser;
    },
    crash: () => mentat.crash(),
    newPage: async () => (await house.use(await openDevice(browser, mentat.url, PHONE))).page,
    async use(device) {
      devices.push(device);
      await device.page.emulateMedia({ reducedMotion: 'reduce' });
      return device;
    },
    complaints: () => devices.flatMap((device) => device.complaints),
  };
  return house;
}

/** The page holds in every size and can be used by everybody. It goes on when not, so that one fault hides no other. */
export async function holds(page: Page, settle?: () => Promise<void>): Promise<void> {
  expect.soft(await wrongWith(page, settle)).toEqual([]);
}

export const showsHeading = (page: Page, name: string | RegExp): Promise<void> =>
  sees(page.getByRole('heading', { name }));
