/** A separate browser for each participant: a phone, a laptop, a television. */
import type { Browser, Locator, Page } from 'playwright-core';
import { newAddress } from '../../support/addresses.ts';
import { holdTheSand } from './wait-idle.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Size = { width: 390, height: 844 };
/** The lowest phone that is supported. */
export const SMALL_PHONE: Size = { width: 360, height: 640 };
export const LAPTOP: Size = { width: 1280, height: 800 };
export const TELEVISION: Size = { width: 1920, height: 1080 };

/** The longest time of any automatic step of a page on a busy machine. */
export const PATIENCE_MS = 30_000;

export interface Device {
  readonly page: Page;
  /** The errors on the console of the page. The list must stay empty. */
  readonly complaints: readonly string[];
}

export interface Way {
  /** Emulates a touch screen: a tap has other effects than a mouse click. */
  readonly hasTouch?: boolean;
  /** Whether the device's secrets are covered only when a test says so, and not after a time. */
  readonly sandHeld?: boolean;
  /** Whether the device is the machine that runs Mentat. */
  readonly atHost?: boolean;
}

/**
 * Opens a device that shares nothing with any other device: no storage, no cookies, and no address unless the device is
 * the host. So other tests do not share its limits by address, or its list of tables.
 */
export async function openDevice(
  browser: Browser,
  url: string,
  viewport: Size,
  { hasTouch = false, sandHeld = false, atHost = false }: Way = {},
): Promise<Device> {
  const extraHTTPHeaders = atHost ? {} : { 'x-forwarded-for': newAddress() };
  const context = await browser.newContext({ baseURL: url, viewport, locale: 'en-GB', hasTouch, extraHTTPHeaders });
  context.setDefaultTimeout(PATIENCE_MS);
  if (sandHeld) await holdTheSand(context);
  const page = await context.newPage();
  return { page, complaints: listenForComplaints(page) };
}

function listenForComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAboutOurSwitch(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    complaints.push(error.stack ?? error.message);
  });
  return complaints;
}

/** Whether a console message is about a cut network. The browser logs such cuts, and tests make them. */
const isAboutOurSwitch = (text: string): boolean => text.includes('ERR_INTERNET_DISCONNECTED');

/** Waits until this element is visible. */
export const sees = (what: Locator): Promise<void> => what.first().waitFor({ state: 'visible' });

/** Waits until this element is no longer visible. */
export const seesNo = (what: Locator): Promise<void> => what.first().waitFor({ state: 'hidden' });

/** Joins the table by the code on the shared screen. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Table code').fill(code);
  await page.getByRole('button', { name: 'Join the table' }).click();
}
