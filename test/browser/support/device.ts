/** A browser of its own for somebody at the table: a phone, a laptop, a television. */
import type { Browser, Locator, Page } from 'playwright-core';
import { newAddress } from '../../support/addresses.ts';
import { holdTheSand } from './wait-idle.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Size = { width: 390, height: 844 };
/** As low as phones come. */
export const SMALL_PHONE: Size = { width: 360, height: 640 };
export const LAPTOP: Size = { width: 1280, height: 800 };
export const TELEVISION: Size = { width: 1920, height: 1080 };

/** How long anything may take that the page does by itself, on a machine that is busy. */
export const PATIENCE_MS = 30_000;

export interface Device {
  readonly page: Page;
  /** What the page complained of on its console; it must stay empty. */
  readonly complaints: readonly string[];
}

export interface Way {
  /** Touched by a finger: what comes of one is not quite what comes of a mouse. */
  readonly hasTouch?: boolean;
  /** Sand drifts over its secrets when a test says so, instead of in its own time. */
  readonly sandHeld?: boolean;
  /** It is the machine that runs Mentat. */
  readonly atHost?: boolean;
}

/**
 * Opens a device that shares nothing with any other device: no storage, no cookies, and no address unless it is the host.
 * Its own address keeps the limits by address, and the host's list of tables, from seeing the devices of other tests.
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

/** A test that takes the network away hears of it from the browser. */
const isAboutOurSwitch = (text: string): boolean => text.includes('ERR_INTERNET_DISCONNECTED');

/** Waits until it is seen. */
export const sees = (what: Locator): Promise<void> => what.first().waitFor({ state: 'visible' });

/** Waits until nothing of it is seen any more. */
export const seesNo = (what: Locator): Promise<void> => what.first().waitFor({ state: 'hidden' });

/** Finds the table by the signs on the shared screen. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Table code').fill(code);
  await page.getByRole('button', { name: 'Join the table' }).click();
}
