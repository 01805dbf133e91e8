/** A running Mentat and a browser for the pages of a test file, with the checks that the pages must pass. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { openDevice, PHONE, sees, type Device } from './device.ts';
import { startMentat, type Mentat } from './mentat.ts';
import { connectBrowser, sharedMentatUrl } from './shared.ts';
import { layoutFaults } from './states.ts';

export interface House {
  readonly url: string;
  readonly browser: Browser;
  /** Opens a page on a new phone. */
  newPage(): Promise<Page>;
  /** Adds a device to those that are checked at the end. The pages of the device reduce motion. */
  use<D extends Device>(device: D): Promise<D>;
  /** Returns the errors that these devices have logged on their consoles. */
  complaints(): readonly string[];
}

/** A suite whose Mentat is started for one test file alone. */
export interface OwnHouse extends House {
  /** Kills Mentat and restarts it with its games. */
  crash(): Promise<void>;
}

/** Opens a suite on the Mentat that all test files share. Call it once at the head of a test file. */
export const setUpBrowserSuite = (): House => houseAt(sharedMentatUrl);

/** Opens a suite with its own Mentat, for tests of the start, the end or the network edge of Mentat. */
export function openOwnHouse(): OwnHouse {
  let mentat: Mentat;
  beforeAll(async () => {
    mentat = await startMentat();
  });
  afterAll(() => mentat.stop());
  return Object.assign(
    houseAt(() => mentat.url),
    { crash: () => mentat.crash() },
  );
}

function houseAt(url: () => string): House {
  let browser: Browser;
  const devices: Device[] = [];

  beforeAll(async () => {
    browser = await connectBrowser();
  });
  afterAll(() => browser.close());

  const house: House = {
    get url() {
      return url();
    },
    get browser() {
      return browser;
    },
    newPage: async () => (await house.use(await openDevice(browser, url(), PHONE))).page,
    async use(device) {
      devices.push(device);
      await device.page.emulateMedia({ reducedMotion: 'reduce' });
      return device;
    },
    complaints: () => devices.flatMap((device) => device.complaints),
  };
  return house;
}

/**
 * Checks the layout of a page in every size, and its accessibility. The check goes on after a fault, so that one fault
 * hides no other.
 */
export async function expectLayout(page: Page, settle?: () => Promise<void>): Promise<void> {
  expect.soft(await layoutFaults(page, settle)).toEqual([]);
}

export const showsHeading = (page: Page, name: string | RegExp): Promise<void> =>
  sees(page.getByRole('heading', { name }));
