/**
 * The data that a seat's phone loads over the network without a cache: until its first question can be answered, and
 * everything that follows automatically. Every request counts, with the bytes that the browser received for it, headers
 * included.
 */
import type { CDPSession, Page } from 'playwright-core';
import { must, type FactionId } from '#engine';
import { openDevice, PHONE } from '../browser/support/device.ts';
import { LONG_WINDOW, PresetTable, type Setting } from '../browser/support/preset-table.ts';
import { launchBrowser } from '../support/browser.ts';
import { pause } from '../support/server.ts';
import type { WireFigures, WireReport } from './report.ts';

/** Everything has loaded when no request was in flight for this long. */
const QUIET_MS = 2_000;

/** A table at which every seat first chooses a traitor. */
const SETTING: Setting = {
  layer: 'advanced',
  treachery: 'app',
  traitors: 'app',
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'emperor', circle: 3 },
  ],
  position: [],
  own: [],
};
const SEAT: FactionId = 'atreides';

interface Fetched {
  readonly address: string;
  /** The time of the request, in seconds of wall-clock time. */
  readonly asked: number;
  bytes: number;
}

export async function benchWire(origin: string): Promise<WireReport> {
  const browser = await launchBrowser();
  try {
    const table = await PresetTable.open(origin, LONG_WINDOW, SETTING);
    await table.moderate({ type: 'BeginSetup' });
    await table.asks(SEAT, 'choose-traitor');
    const { page } = await openDevice(browser, origin, PHONE);
    await page.addInitScript(
      ([code, faction, token]) => {
        localStorage.setItem('mentat.seats', JSON.stringify({ [code]: { [faction]: token } }));
      },
      [table.code, SEAT, table.tokenOf(SEAT)] as const,
    );
    await page.addInitScript(watch);
    const heard = await listen(await page.context().newCDPSession(page));
    await page.goto(`/t/${table.code}/seat`);
    const answerable = await firstQuestion(page);
    const all = await heard.quiet();
    const [first, later] = [
      all.filter(({ asked }) => asked <= answerable),
      all.filter(({ asked }) => asked > answerable),
    ];
    return { untilFirstQuestion: figuresOf(first), afterwards: figuresOf(later) };
  } finally {
    await browser.close();
  }
}

const figuresOf = (fetched: readonly Fetched[]): WireFigures => ({
  requests: fetched.length,
  bytes: fetched.reduce((sum, { bytes }) => sum + bytes, 0),
});

/** Runs inside the page, before its own scripts: records when the button of the first question can be pressed. */
function watch(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('main button:enabled') === null) return;
    Object.assign(globalThis, { answerable: Date.now() / 1000 });
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** That time, in seconds of wall-clock time. */
async function firstQuestion(page: Page): Promise<number> {
  for (;;) {
    const answerable = await page.evaluate(() => (globalThis as { readonly answerable?: number }).answerable ?? null);
    if (answerable !== null) return answerable;
    await pause(20);
  }
}

async function listen(wire: CDPSession): Promise<{ quiet(): Promise<readonly Fetched[]> }> {
  const all: Fetched[] = [];
  const underWay = new Map<string, Fetched>();
  let last = Date.now();
  wire.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const one = { address: request.url, asked: wallTime, bytes: 0 };
    all.push(one);
    underWay.set(requestId, one);
    last = Date.now();
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!underWay.has(requestId)) return;
    must(underWay.get(requestId), 'a request').bytes = encodedDataLength;
    underWay.delete(requestId);
    last = Date.now();
  });
  await wire.send('Network.enable');
  return {
    async quiet() {
      while (underWay.size > 0 || Date.now() - last < QUIET_MS) {
        await pause(100);
      }
      return all;
    },
  };
}
