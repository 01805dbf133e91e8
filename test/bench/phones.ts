/**
 * The time from a tap to the last phone’s display: six phones in a browser raise one bid after the other. The bidder's
 * phone is slowed down like an old one, and so is one phone that receives the bid. Six slow phones would wait for the
 * cores of one machine.
 */
import type { Browser, CDPSession, Page } from 'playwright-core';
import { must, factionName, PLAYER_CIRCLES, type FactionId } from '#engine';
import { SIX_FACTIONS } from '../support/six.ts';
import { PresetTable, SHORT_WINDOW, type Setting } from '../browser/support/preset-table.ts';
import { launchBrowser } from '../support/browser.ts';
import type { PhonesReport } from './report.ts';
import { ascending, quantile, rounded, tailOf } from './spread.ts';

const SLOWED = 4;
const SLOWING = 'Emulation.setCPUThrottlingRate';
const BIDS = 60;
/** Pages load and come to rest first. */
const WARM_UP = 12;

const SETTING: Setting = {
  layer: 'basic',
  treachery: 'app',
  seating: SIX_FACTIONS.map((faction, at) => ({ faction, circle: PLAYER_CIRCLES[at] ?? 0 })),
  position: [{ kind: 'first-player', faction: 'atreides' }],
  own: SIX_FACTIONS.map((faction) => ({ faction, fact: { kind: 'spice', spice: 90 } }) as const),
};

interface Phone {
  readonly faction: FactionId;
  readonly page: Page;
  readonly wire: CDPSession;
}

export async function benchPhones(origin: string): Promise<PhonesReport> {
  const browser = await launchBrowser();
  try {
    const table = await PresetTable.open(origin, SHORT_WINDOW, SETTING);
    const phones = await openPhones(browser, table);
    return { slowed: SLOWED, phones: phones.length, auction: await auction(table, phones) };
  } finally {
    await browser.close();
  }
}

async function openPhones(browser: Browser, table: PresetTable): Promise<readonly Phone[]> {
  const phones: Phone[] = [];
  for (const { faction } of SETTING.seating) {
    const { page } = await table.phone(browser, faction);
    // The runner of this file wraps functions with a helper for their names, which pages do not have.
    await page.addInitScript('globalThis.__name = (marked) => marked;');
    await page.addInitScript(watch);
    await page.reload();
    phones.push({ faction, page, wire: await page.context().newCDPSession(page) });
  }
  return phones;
}

async function auction(table: PresetTable, phones: readonly Phone[]): Promise<PhonesReport['auction']> {
  await table.moderate({ type: 'CorrectFact', fact: { kind: 'phase', phase: 'bidding' } });
  await table.moderate({ type: 'ChooseBidding', way: 'open', clock: false });
  await table.moderate({ type: 'NextPhase', to: 'bidding' });
  const taps: number[] = [];
  for (let bid = 0; bid < WARM_UP; bid += 1) await raised(phones, bid);
  const before = await heapsOf(phones);
  await Promise.all(phones.map(({ page }) => page.evaluate(() => void glass().longTasks.splice(0))));
  for (let bid = WARM_UP; bid < BIDS; bid += 1) taps.push(await raised(phones, bid));
  const longTasks = (await Promise.all(phones.map(({ page }) => page.evaluate(() => glass().longTasks)))).flat();
  const grown = (await heapsOf(phones)).map((bytes, at) => (bytes - must(before[at], 'a heap')) / 1000);
  return {
    taps: taps.length,
    millisecondsToLastPhone: tailOf(taps),
    longTasks: longTasks.length,
    longestTask: rounded(Math.max(0, ...longTasks)),
    kilobytesGrown: rounded(quantile(ascending(grown), 0.5)),
  };
}

/** Milliseconds from the tap to the frame with which the last of all phones shows a higher bid. */
async function raised(phones: readonly Phone[], before: number): Promise<number> {
  const at = (seats: number) => must(phones[(before + seats) % phones.length], 'a phone');
  const [bidder, bid] = [at(0), before + 1];
  await at(-1 + phones.length).wire.send(SLOWING, { rate: 1 });
  await at(2).wire.send(SLOWING, { rate: 1 });
  for (const phone of [bidder, at(3)]) await phone.wire.send(SLOWING, { rate: SLOWED });
  await bidder.page.getByRole('slider', { name: 'Bid' }).press('Home');
  const button = bidder.page.getByRole('button', { name: `Bid ${bid}`, exact: true });
  await button.waitFor();
  const words = [factionName(bidder.faction), String(bid)] as const;
  const shown = phones.map(({ page }) => page.evaluate((wanted) => glass().shows(wanted), words));
  await button.click();
  const tapped = await bidder.page.evaluate(() => glass().tapped);
  return Math.max(...(await Promise.all(shown))) - tapped;
}

const heapsOf = (phones: readonly Phone[]): Promise<readonly number[]> =>
  Promise.all(
    phones.map(async ({ wire }) => {
      await wire.send('HeapProfiler.collectGarbage');
      return (await wire.send('Runtime.getHeapUsage')).usedSize;
    }),
  );

/** Measures inside a page; times are in milliseconds of one clock for all pages. */
interface Glass {
  tapped: number;
  readonly longTasks: number[];
  /** Resolves with the time at which a row with each of these words in a separate element has been drawn. */
  shows(words: readonly string[]): Promise<number>;
}

declare const glass: () => Glass;

/** Runs inside the page, before its own scripts. */
function watch(): void {
  const now = () => performance.timeOrigin + performance.now();
  // This check runs after every change of the page, so it excludes other rows early.
  const says = (row: Element, word: string) =>
    row.textContent.includes(word) &&
    [...row.querySelectorAll('*')].some(({ textContent }) => textContent.trim() === word);
  const own: Glass = {
    tapped: 0,
    longTasks: [],
    shows: (words) =>
      new Promise((resolve) => {
        const isThere = () =>
          [...document.querySelectorAll('li')].some((row) => words.every((word) => says(row, word)));
        const look = () => {
          if (!isThere()) return;
          observer.disconnect();
          // A change is drawn when the frame after it begins.
          requestAnimationFrame(() =>
            setTimeout(() => {
              resolve(now());
            }),
          );
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, characterData: true });
        look();
      }),
  };
  Object.assign(globalThis, { glass: () => own });
  addEventListener('click', () => void (own.tapped = now()), { capture: true });
  new PerformanceObserver((list) => {
    own.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}
