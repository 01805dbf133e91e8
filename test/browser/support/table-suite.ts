/** A running Mentat in a room with the moderator's laptop, a television and two phones; no page is open on them yet. */
import { beforeAll } from 'vitest';
import type { Page } from 'playwright-core';
import type { FactionId } from '#engine';
import { Desk } from './desk.ts';
import { LAPTOP, openDevice, PHONE, TELEVISION, type Device, type Size, type Way } from './device.ts';
import { setUpBrowserSuite } from './browser-suite.ts';

export interface Room {
  readonly desk: Desk;
  readonly screen: Page;
  readonly phones: readonly [Device, Device];
  /** All devices in the room. */
  readonly devices: readonly Device[];
  /** Adds another device. */
  bring(size: Size, way?: Way): Promise<Device>;
  /** Opens a table at the desk, shows it on the television, and returns its code. */
  openTable(factions: readonly FactionId[]): Promise<string>;
}

/** Short, so that no test waits for a window. */
const WINDOW_SECONDS = 3;

/** Call this function once at the head of a test file. */
export function setUpTableSuite(): Room {
  const house = setUpBrowserSuite();
  let desk: Desk;
  let television: Device;
  let phones: readonly [Device, Device];
  const devices: Device[] = [];
  const bring = async (size: Size, way?: Way): Promise<Device> => {
    const device = await openDevice(house.browser, house.url, size, way);
    devices.push(device);
    return device;
  };

  beforeAll(async () => {
    desk = new Desk(await bring(LAPTOP));
    television = await bring(TELEVISION);
    phones = [await bring(PHONE), await bring(PHONE)];
  });

  return {
    get desk() {
      return desk;
    },
    get screen() {
      return television.page;
    },
    get phones() {
      return phones;
    },
    devices,
    bring,
    async openTable(factions) {
      const code = await desk.openTable(factions, WINDOW_SECONDS);
      await television.page.goto(`/t/${code}/screen`);
      return code;
    },
  };
}
