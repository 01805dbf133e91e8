/** Mentat with its pages in this process, with a clock that the test controls, and a browser. */
import { afterAll, beforeAll } from 'vitest';
import type { Browser } from 'playwright-core';
import type { Random } from '#lib/core/random.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { openDevice, type Device, type Size } from './device.ts';
import { connectBrowser } from './shared.ts';

const STEP = 4_000;

export interface TimedHouse {
  readonly url: string;
  readonly devices: readonly Device[];
  readonly browser: Browser;
  bring(size: Size): Promise<Device>;
  /** Adds a device to those that are checked at the end of the file. */
  use(device: Device): Device;
  /** Advances the server's clock by this time (ms). Pages learn of it with their next message. */
  wait(time: number): void;
}

/** Call this function once at the head of a test file; `random` fixes the order of the cards. */
export function setUpTimedSuite(random?: Random): TimedHouse {
  let server: TestServer;
  let browser: Browser;
  let ahead = 0;
  const devices: Device[] = [];

  beforeAll(async () => {
    const clocks = { wall: () => Date.now() + ahead, monotonic: () => performance.now() + ahead };
    const chance = random === undefined ? {} : { random };
    server = await startServer(undefined, { ...clocks, ...chance }, { pages: 'built' });
    browser = await connectBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  const use = (device: Device): Device => {
    devices.push(device);
    return device;
  };
  return {
    get url() {
      return server.url;
    },
    get browser() {
      return browser;
    },
    devices,
    bring: async (size) => use(await openDevice(browser, server.url, size)),
    use,
    wait(time) {
      // Time passes in small steps. A server without any activity for a long time believes that its machine was asleep.
      for (let left = time; left > 0; left -= STEP) {
        ahead += Math.min(STEP, left);
        server.services.now();
      }
    },
  };
}
