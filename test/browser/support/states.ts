/**
 * Checks a page in one of its states and in a longer language. The daily run checks three sizes; the long run checks
 * every size of the supported devices.
 */
import type { CDPSession, Page } from 'playwright-core';
import { violationsOf } from './access.ts';
import { LAPTOP, PHONE, SMALL_PHONE, TELEVISION, type Size } from './device.ts';
import { faultsOf } from './layout.ts';
import { hush, speakMadeUp } from './pseudo-locale.ts';

interface Look extends Size {
  readonly name: string;
  /** Twice the size of text, by the browser's own setting. */
  readonly largeText?: true;
}

const ALL_LOOKS: readonly Look[] = [
  { name: '360×640', ...SMALL_PHONE },
  // Small phones, and phones whose browser shows its bars.
  { name: '320×568', width: 320, height: 568 },
  { name: '360×560', width: 360, height: 560 },
  { name: '375×553', width: 375, height: 553 },
  { name: '844×390', width: 844, height: 390 },
  { name: '390×844', ...PHONE },
  { name: '768×1024', width: 768, height: 1024 },
  { name: '1280×800', ...LAPTOP },
  { name: '1920×1080', ...TELEVISION },
  // A page at 200 % zoom has half the room.
  { name: '1280×800 at 200 %', width: 640, height: 400 },
  { name: '390×844 with text at 200 %', ...PHONE, largeText: true },
];

/** The smallest phone, the usual phone, and the desk. */
const EVERYDAY = ['320×568', '390×844', '1280×800'];

const isLong = (process.env['LONG'] ?? '') !== '';
const LOOKS = ALL_LOOKS.filter(({ name }) => isLong || EVERYDAY.includes(name));

/**
 * The sizes in which axe also checks the page. Contrast and names do not depend on the size, but the visible parts may.
 */
const EXAMINED = ['390×844', '1280×800'];

/** The daily run checks the longer language in this size, and the long run in all sizes. */
const isTranslated = (name: string): boolean => isLong || name === '390×844';

/** The sizes of the present run, by name. */
export const TRANSLATED_SIZES: readonly string[] = LOOKS.map(({ name }) => name).filter(isTranslated);

/** A time longer than any transition of a page. The longest transition is that of a new turn. */
const AT_REST_MS = 3_000;

const USUAL_TEXT = { standard: 16, fixed: 13 };
const LARGE_TEXT = { standard: 32, fixed: 26 };

/**
 * One session for each page. A session is never closed, because that would reset other settings, such as offline mode.
 */
const sessions = new WeakMap<Page, CDPSession>();
/** The pages with large text at present. Setting the same size again would repeat the layout. */
const large = new WeakSet<Page>();

/** Returns all faults of the page in this state. `settle` restores the state after a change of size. */
export async function layoutFaults(
  page: Page,
  settle: () => Promise<void> = async () => {},
): Promise<readonly string[]> {
  const found: string[] = [];
  // The title changes a moment after the page.
  await page.waitForFunction(() => document.title !== '');
  for (const look of LOOKS) {
    await show(page, look);
    await settle();
    const faults = await lastingFaultsOf(page);
    const violations = EXAMINED.includes(look.name) ? await violationsOf(page) : [];
    found.push(...[...faults, ...violations].map((fault) => `${look.name}: ${fault}`));
    if (isTranslated(look.name)) {
      const translated = await inTranslation(page);
      found.push(...translated.map((fault) => `${look.name} in a longer language: ${fault}`));
    }
  }
  await show(page, { name: 'as it was', ...PHONE });
  return found;
}

/**
 * Elements that come and go during a check – a moving strip, a page that still scrolls – are no fault of the layout.
 */
async function lastingFaultsOf(page: Page): Promise<readonly string[]> {
  const seen = await faultsOf(page);
  if (seen.length === 0) return seen;
  await page.waitForTimeout(AT_REST_MS);
  const left = await faultsOf(page);
  return seen.filter((fault) => left.includes(fault));
}

async function inTranslation(page: Page): Promise<readonly string[]> {
  await speakMadeUp(page);
  await twoFrames(page);
  const faults = await lastingFaultsOf(page);
  await hush(page);
  return faults;
}

/** Shows a phone whose owner reads text at twice its size. */
export const showLargeText = (page: Page): Promise<void> =>
  show(page, { name: 'large text', ...PHONE, largeText: true });

async function show(page: Page, { width, height, ...look }: Look): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await page.setViewportSize({ width, height });
  const isLarge = look.largeText === true;
  if (isLarge !== large.has(page)) {
    await session.send('Page.setFontSizes', { fontSizes: isLarge ? LARGE_TEXT : USUAL_TEXT });
    if (isLarge) large.add(page);
    else large.delete(page);
  }
  await twoFrames(page);
}

/** Waits one frame for the new state and one for the page's reaction. */
const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
