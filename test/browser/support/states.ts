/**
 * Looks at a page in one of its designed states and in a longer language: every day in three sizes, and in the long run in
 * every size that people bring to the table.
 */
import type { CDPSession, Page } from 'playwright-core';
import { violationsOf } from './access.ts';
import { LAPTOP, PHONE, SMALL_PHONE, TELEVISION, type Size } from './device.ts';
import { faultsOf } from './layout.ts';
import { hush, speakMadeUp } from './pseudo-locale.ts';

interface Look extends Size {
  readonly name: string;
  /** Twice the size of text, as the browser's own setting makes it. */
  readonly largeText?: true;
}

const ALL_LOOKS: readonly Look[] = [
  { name: '360×640', ...SMALL_PHONE },
  // Small phones, and browsers that keep their bars.
  { name: '320×568', width: 320, height: 568 },
  { name: '360×560', width: 360, height: 560 },
  { name: '375×553', width: 375, height: 553 },
  { name: '844×390', width: 844, height: 390 },
  { name: '390×844', ...PHONE },
  { name: '768×1024', width: 768, height: 1024 },
  { name: '1280×800', ...LAPTOP },
  { name: '1920×1080', ...TELEVISION },
  // Zooming a page to 200 % halves the room it has.
  { name: '1280×800 at 200 %', width: 640, height: 400 },
  { name: '390×844 with text at 200 %', ...PHONE, largeText: true },
];

/** The smallest phone, the usual one, and the desk. */
const EVERYDAY = ['320×568', '390×844', '1280×800'];

const isLong = (process.env['LONG'] ?? '') !== '';
const LOOKS = ALL_LOOKS.filter(({ name }) => isLong || EVERYDAY.includes(name));

/** Where axe looks as well: contrast and names do not depend on the size, but what is shown may. */
const EXAMINED = ['390×844', '1280×800'];

/** The everyday run reads the longer language in this size, and the long run in all of them. */
const isTranslated = (name: string): boolean => isLong || name === '390×844';

/** The sizes in which it is read today, by name. */
export const TRANSLATED_SIZES: readonly string[] = LOOKS.map(({ name }) => name).filter(isTranslated);

/** Longer than anything on a page takes to come to rest; a turn that begins is seen the longest. */
const AT_REST_MS = 3_000;

const USUAL_TEXT = { standard: 16, fixed: 13 };
const LARGE_TEXT = { standard: 32, fixed: 26 };

/** One for each page, and never let go: with it would go what others have set, such as being offline. */
const sessions = new WeakMap<Page, CDPSession>();
/** The pages whose text is large just now. Setting the same size once more would lay the page out again. */
const large = new WeakSet<Page>();

/** Everything that is wrong with the page in this state. `settle` brings it back into the state after a change of size. */
export async function layoutFaults(
  page: Page,
  settle: () => Promise<void> = async () => {},
): Promise<readonly string[]> {
  const found: string[] = [];
  // The title comes a moment after a page that was turned to.
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

/** What comes and goes while one looks – a strip on its way, a page that still scrolls – is no fault of the layout. */
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

/** A phone whose owner reads text at twice its size. */
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

/** One for what is new, one for what the page makes of it. */
const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
