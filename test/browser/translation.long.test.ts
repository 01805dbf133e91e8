/**
 * The longer language in which every page is checked. The test shows the effect of the language, and that the check
 * finds a page without room for it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { hush, pseudoLocalize, speakMadeUp } from './support/pseudo-locale.ts';
import { connectBrowser } from './support/shared.ts';
import { TRANSLATED_SIZES, layoutFaults } from './support/states.ts';

const SENTENCES =
  'Asked of everyone at the table. It closes for all at the same moment; no answer means pass. The desk answers for a seat only after it has been silent.';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await connectBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

describe('the longer language', () => {
  it('is two fifths longer than English', () => {
    const longer = pseudoLocalize(SENTENCES).length / SENTENCES.length;
    expect(longer).toBeGreaterThan(1.35);
    expect(longer).toBeLessThan(1.5);
  });

  it('leaves numbers, addresses and codes as they are', () => {
    expect(pseudoLocalize('Turn 4½ at http://10.0.0.7:3000, CHOAM')).toBe('Túùrñn 4½ áàt http://10.0.0.7:3000, CHOAM');
  });

  it('is shown until it is switched off, also for new text, but never in names', async () => {
    await show('<p id="one">One</p><p translate="no">Anna</p><input placeholder="Name">');
    await speakMadeUp(page);
    await page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('p'), { textContent: 'Two' }));
      const one = document.getElementById('one')?.firstChild;
      if (one instanceof Text) one.data = 'Once';
    });
    await expect.poll(said).toBe('Óòñncéè Anna Twóò Ñnáàméè');
    await hush(page);
    expect(await said()).toBe('Once Anna Two Name');
  });
});

describe('a page in the longer language', () => {
  it('fails with room for English alone, in every checked size', async () => {
    const found = (await wrongWithLine(1.1)).filter((fault) => fault.includes('cut off'));
    expect(found.filter((fault) => !fault.includes('longer language'))).toEqual([]);
    expect(found.map((fault) => fault.split(' in a longer language')[0])).toEqual(TRANSLATED_SIZES);
  });

  it('passes with more room', async () => {
    expect((await wrongWithLine(2)).filter((fault) => fault.includes('cut off'))).toEqual([]);
  });
});

const show = (body: string): Promise<void> =>
  page.setContent(`<!doctype html><html lang="en"><title>A page</title><body>${body}</body></html>`);

const said = (): Promise<string> =>
  page.evaluate(() =>
    [
      ...[...document.querySelectorAll('p')].map(({ textContent }) => textContent),
      ...[...document.querySelectorAll('input')].map(({ placeholder }) => placeholder),
    ].join(' '),
  );

/**
 * Returns the layout faults of a page with one line in a box that clips it. The line is this many times as wide as in
 * English.
 */
async function wrongWithLine(times: number): Promise<readonly string[]> {
  await show(
    '<main><h1>Plan</h1><p style="width: max-content; overflow: hidden; white-space: nowrap">Your plan</p></main>',
  );
  await page.evaluate((wide) => {
    for (const line of document.querySelectorAll('p')) line.style.width = `${(line.offsetWidth * wide) / 16}rem`;
  }, times);
  return layoutFaults(page);
}
