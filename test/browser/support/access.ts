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
  await page.evaluate(AXE);
  const found = await page.evaluate<axe.AxeResults, readonly string[]>(
    (tags) => window.axe.run(document, { runOnly: { type: 'tag', values: [...tags] }, resultTypes: ['violations'] }),
    RULES,
  );
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}, at ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
