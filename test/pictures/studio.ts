/** A running Mentat, a browser, and a camera. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { factionName } from '#engine';
import { openDevice, type Size } from '../browser/support/device.ts';
import { startMentat, type Mentat } from '../browser/support/mentat.ts';
import { SHORT_WINDOW, PresetTable, type Player, type Setting } from '../browser/support/preset-table.ts';
import { launchBrowser } from '../support/browser.ts';

export const PICTURES = fileURLToPath(new URL('../../public/pictures/', import.meta.url));
const PHONE: Size = { width: 390, height: 700 };
export const LARGE: Size = { width: 1900, height: 950 };
export const SCREEN: Size = { width: 1120, height: 630 };

/** The time for a page to draw, and for news about seats to disappear. */
const REST_MS = 10_000;

/** Players have names here; the seats of a test have none. */
const NAMES: Readonly<Partial<Record<Player, string>>> = {
  atreides: 'Anna',
  'bene-gesserit': 'Cara',
  emperor: 'David',
  fremen: 'Ella',
  guild: 'Frank',
  harkonnen: 'Ben',
};

async function named(table: PresetTable, { seating }: Setting): Promise<PresetTable> {
  for (const { faction } of seating) await table.rename(faction, NAMES[faction] ?? factionName(faction));
  return table;
}

export class Studio {
  private constructor(
    readonly mentat: Mentat,
    readonly browser: Browser,
  ) {}

  static async open(): Promise<Studio> {
    return new Studio(await startMentat(), await launchBrowser());
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.mentat.stop();
  }

  async table(setting: Setting): Promise<PresetTable> {
    return named(await PresetTable.open(this.mentat.url, SHORT_WINDOW, setting), setting);
  }

  async page(path: string, size: Size): Promise<Page> {
    const { page } = await openDevice(this.browser, this.mentat.url, size);
    await page.goto(path);
    return page;
  }

  async phone(table: PresetTable, faction: Player): Promise<Page> {
    const { page } = await table.phone(this.browser, faction, { sandHeld: true });
    await page.setViewportSize(PHONE);
    return page;
  }

  async screen(table: PresetTable): Promise<Page> {
    const { page } = await table.screen(this.browser);
    await page.setViewportSize(SCREEN);
    return page;
  }

  /** Photographs a page when nothing on it moves. The name of the picture is its file name. */
  async shoot(page: Page, name: string): Promise<void> {
    await this.rest(page);
    await this.shootNow(page, name);
  }

  rest(page: Page): Promise<void> {
    return page.waitForTimeout(REST_MS);
  }

  /** Photographs a page at once, because the page will soon disappear. */
  async shootNow(page: Page, name: string): Promise<void> {
    await page.waitForTimeout(1500);
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(PICTURES, `${name}.png`) });
    await page.context().close();
  }
}
