import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Axe {
  run(options: object): Promise<{ readonly violations: readonly Violation[] }>;
}
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** What a screen reader, or somebody with low sight, would stumble over on this page. */
export async function barriersOn(page: Page): Promise<readonly string[]> {
  // As text to evaluate, since the pages' policy lets no strange script in.
  await page.evaluate(AXE);
  return page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { readonly axe: Axe };
    const { violations } = await axe.run({ runOnly: { type: 'tag', values } });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, WCAG);
}
