/** Checks the accessibility of a page, as far as a machine can. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns every violation of WCAG 2.0 to 2.2, levels A and AA, each with its elements. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // The page's policy blocks outside scripts, so axe is injected through the console.
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

/**
 * Whether an element has its whole size once it is scrolled into sight. The foot of a scrolling page may cover half of
 * it before.
 */
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
