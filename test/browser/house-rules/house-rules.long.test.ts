/**
 * House rules are folded away when a table is opened. Each shows its meaning and its source, and the choice is kept.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { houseRule, isAllianceOption, optionsOf } from '#client';
import { PHONE, sees, seesNo, SMALL_PHONE } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite, showsHeading } from '../support/browser-suite.ts';

const house = setUpBrowserSuite();

describe('house rules of a new table', () => {
  let page: Page;
  const rule = (name: string) => page.getByRole('checkbox', { name, exact: true });
  const fold = () => page.getByText('House rules', { exact: true });

  beforeAll(async () => {
    page = await house.newPage();
    await page.goto('/new');
    await showsHeading(page, 'Open a table');
  });

  it('are folded, and one line says that all rules are as printed', async () => {
    await sees(page.getByText('None: as printed'));
    await seesNo(page.getByRole('group', { name: 'Alliances' }));
    await seesNo(rule('Bribes wait for the end of the turn'));
  });

  it.each([
    ['Gale Force Nine 2019, basic', 'gf9-2019', 'basic'],
    ['Gale Force Nine 2019, advanced', 'gf9-2019', 'advanced'],
    ['Avalon Hill 1979, basic', 'avalon-hill-1979', 'basic'],
  ] as const)('of %s show a sentence and a source each', async (label, edition, layer) => {
    await page.getByRole('radio', { name: label }).check();
    if ((await page.locator('details[open]').count()) === 0) await fold().click();
    const offered = optionsOf(edition, layer).filter((option) => !isAllianceOption(option));
    await sees(rule(houseRule(offered[0] ?? 'voluntary-no-leader').title));
    for (const option of offered) {
      const { title, means, source } = houseRule(option);
      const told = await rule(title).evaluate((box) => box.closest('label')?.textContent);
      expect(told).toBe(`${title}${means}${source}`);
    }
    expect(await page.getByRole('group', { name: 'Alliances' }).count()).toBe(edition === 'gf9-2019' ? 1 : 0);
    await expectLayout(page);
  });

  it('are counted, also while they are folded', async () => {
    await page.getByRole('radio', { name: 'Gale Force Nine 2019, basic' }).check();
    await sees(page.getByText('None: as printed'));
    await page.getByRole('radio', { name: 'Two, with 3' }).check();
    await sees(page.getByText('1 differs from the book'));
    await rule('Bribes wait for the end of the turn').check();
    await sees(page.getByText('2 differ from the book'));
    await fold().click();
    await seesNo(rule('Bribes wait for the end of the turn'));
    await sees(page.getByText('2 differ from the book'));
    for (const size of [SMALL_PHONE, PHONE]) {
      await page.setViewportSize(size);
      await sees(page.getByRole('button', { name: 'Open the table' }));
    }
  });

  it('apply to the opened table', async () => {
    const sent = page.waitForRequest((request) => request.url().includes('tables.open'));
    await page.getByRole('button', { name: 'Open the table' }).click();
    expect((await sent).postData()).toContain('"bribes-from-the-next-mentat-pause"');
    await showsHeading(page, 'Phones join here');
  });

  it('return with all other choices at one tap, when this device opens its next table', async () => {
    const desk = page.url();
    await page.goto('/new');
    await sees(page.getByText('None: as printed'));
    await page.getByRole('button', { name: /^As last time/ }).click();
    await sees(page.getByText('2 differ from the book'));
    await seesNo(page.getByRole('button', { name: /^As last time/ }));
    await expectLayout(page);
    await page.goto(desk);
  });

  it('are shown at the desk of the running table', async () => {
    await page.getByRole('button', { name: 'Go to the desk' }).click();
    const box = page.getByRole('region', { name: 'House rules' });
    await sees(box.getByText('Alliances: two, with 3.'));
    await sees(box.getByText('Bribes wait for the end of the turn.'));
    await expectLayout(page);
  });
});

it('no page has logged an error on its console', () => {
  expect(house.complaints()).toEqual([]);
});
