/** Whether a page can be used by everybody, as far as a machine can tell. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Every violation of WCAG 2.0 to 2.2, levels A and AA, with the elements it was found at. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // The page lets no script in from outside, so axe comes in through the console, as a person would put it there.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate<axe.AxeResults, readonly string[]>(
    (tags) => window.axe.run(document, { runOnly: { type: 'tag', values: [...tags] }, resultTypes: ['violations'] }),
    RULES,
  );
  const violations: string[] = [];
  for (const { id, help, nodes } of found.violations) {
    for (const { target, any } of nodes) {
      const at = target.join(' ');
      if (id === 'target-size' && (await isLargeInSight(page, at))) continue;
      violations.push(`${id}: ${help}, at ${at} ${any[0]?.message ?? ''}`);
    }
  }
  return violations;
}

/** What lies half beneath the foot of a page that scrolls is as large as it is where it has been scrolled to. */
const isLargeInSight = (page: Page, at: string): Promise<boolean> =>
  page.evaluate(async (selector) => {
    const top = scrollY;
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { violations } = await window.axe.run(selector, { runOnly: ['target-size'], resultTypes: ['violations'] });
    scrollTo({ top, behavior: 'instant' });
    return violations.length === 0;
  }, at);

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
