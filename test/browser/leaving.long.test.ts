/** A player can leave a question and return to it. Nothing that arrives meanwhile covers it. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { deviceAt } from '../support/server.ts';
import { PHONE, sees, seesNo } from './support/device.ts';
import { waitIdle } from './support/wait-idle.ts';
import { expectLayout, setUpBrowserSuite } from './support/browser-suite.ts';
import { isWhollyInSight, liesOpen, placesOf } from './support/layout.ts';
import { Phone } from './support/phone.ts';
import { LONG_WINDOW, PresetTable } from './support/preset-table.ts';

const house = setUpBrowserSuite();
/** Small phones, and phones whose browser shows its bars. */
const SHORT_PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 560 },
  { width: 375, height: 553 },
  { width: 844, height: 390 },
] as const;
const QUESTION = 'Which battle do you fight next?';

/**
 * Waits for this depth of the browser's history. The browser removes a sheet that was closed by hand a moment later;
 * until then Back closes it.
 */
const wouldClose = async (page: Page, count: number): Promise<void> => {
  const depth = (): Promise<unknown> =>
    page.evaluate(() => (history.state as { mentatDepth?: number } | null)?.mentatDepth ?? 0);
  await expect.poll(depth).toBe(count);
};

let table: PresetTable;
let harkonnen: Phone;
beforeAll(async () => {
  table = await PresetTable.open(house.url, LONG_WINDOW);
  harkonnen = new Phone(await house.use(await table.phone(house.browser, 'harkonnen')), 'harkonnen');
  await table.moderate({ type: 'BeginBattles' });
  await harkonnen.isAsked(QUESTION);
});

describe('Back', () => {
  it('closes an overlay before it leaves the page', async () => {
    const { page } = harkonnen;
    const way = page.getByRole('button', { name: 'Look around', exact: true });
    expect(await isWhollyInSight(way)).toBe(true);
    expect(await way.innerText()).toMatch(/Look\s+around/);
    await way.click();
    await sees(page.getByRole('button', { name: QUESTION, exact: true }));
    await page.goBack();
    await harkonnen.isAsked(QUESTION);
    expect(new URL(page.url()).pathname).toBe(`/t/${table.code}/seat`);
  });

  it('closes one sheet after another, and skips those that were closed by hand', async () => {
    const { page } = harkonnen;
    await harkonnen.press('Look around');
    await harkonnen.change('Spice');
    const sheet = page.getByRole('dialog', { name: 'Your spice' });
    await sees(sheet);
    await page.goBack();
    await seesNo(sheet);
    await sees(page.getByRole('button', { name: QUESTION, exact: true }));
    await harkonnen.press('Change what you hold');
    await harkonnen.press('Close');
    await seesNo(page.getByRole('dialog'));
    await wouldClose(page, 1);
    await page.goBack();
    await harkonnen.isAsked(QUESTION);
  });
});

describe('the news on a phone', () => {
  it('covers the bar and no question, and is also in the log', async () => {
    const { page } = harkonnen;
    const title = page.getByRole('heading', { name: QUESTION });
    const stood = await placesOf(title);
    const words = 'Chiara now plays Atreides; it was Player of atreides.';
    await deviceAt(house.url, table.tokenOf('atreides')).seats.rename.mutate({ name: 'Chiara' });
    await sees(page.getByText(words));
    expect(await liesOpen(title)).toBe(true);
    expect(await placesOf(title)).toEqual(stood);
    await expectLayout(page);
    await seesNo(page.getByText(words));
    await harkonnen.press('Look around');
    await harkonnen.open('Log');
    await sees(page.getByText(words));
    await harkonnen.open('Mine');
    await harkonnen.press(QUESTION);
  });

  it('never shows the player’s own actions', async () => {
    await deviceAt(house.url, table.tokenOf('harkonnen')).seats.rename.mutate({ name: 'Ben' });
    await deviceAt(house.url, table.tokenOf('atreides')).seats.rename.mutate({ name: 'Anna' });
    await sees(harkonnen.page.getByText('Anna now plays Atreides; it was Chiara.'));
    expect(await harkonnen.page.getByText(/^Ben now plays/).count()).toBe(0);
  });
});

it('a pause leaves the question readable', async () => {
  const title = harkonnen.page.getByRole('heading', { name: QUESTION });
  await table.moderate({ type: 'PauseTable' });
  await harkonnen.reads('Paused by the moderator.');
  expect(await liesOpen(title)).toBe(true);
  await expectLayout(harkonnen.page);
  await table.moderate({ type: 'ResumeTable' });
  await harkonnen.readsNoMore('Paused by the moderator.');
});

it('a plan covers itself after a minute, with everything that was open', async () => {
  await harkonnen.chooseBattle('Carthag');
  await table.answer('bene-gesserit', 'voice', () => null);
  await table.answer('atreides', 'prescience', () => null);
  await harkonnen.isAsked(/^Your plan against /);
  await harkonnen.press('Choose who leads');
  const sheet = harkonnen.page.getByRole('dialog', { name: 'Who leads?' });
  await sees(sheet);
  await waitIdle(harkonnen.page, 59_000);
  await sees(sheet);
  await waitIdle(harkonnen.page, 1_000);
  await harkonnen.isCovered('your plan');
  await seesNo(sheet);
  await harkonnen.lift('your plan');
  await sees(sheet);
  await harkonnen.page.goBack();
  await seesNo(sheet);
  await harkonnen.isAsked(/^Your plan against /);
});

it('a plan is shown whole on short phones, with Seal, minus and plus in reach', async () => {
  const { page } = harkonnen;
  await harkonnen.plan.uncover();
  for (const size of SHORT_PHONES) {
    await page.setViewportSize(size);
    for (const what of ['One less', 'One more'])
      expect(await isWhollyInSight(page.getByRole('button', { name: what, exact: true }))).toBe(true);
    expect(await liesOpen(page.getByRole('button', { name: /^Seal\s+battle plan$/ }))).toBe(true);
    expect(await page.getByRole('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBeLessThan(2);
  }
  await page.setViewportSize(PHONE);
});

it('a page with more below its lower edge shows that, until its end is reached', async () => {
  const { page } = harkonnen;
  await harkonnen.press('Look around');
  const marked = page.locator('[data-more]');
  await sees(page.locator('[data-more=true]'));
  await page.getByRole('main').evaluate((main) => main.scrollTo({ top: main.scrollHeight, behavior: 'instant' }));
  await marked.and(page.locator('[data-more=false]')).waitFor();
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});
