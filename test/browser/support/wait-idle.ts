/** Covers that close when a test says so: no test waits for the idle time after which an open secret is covered. */
import type { BrowserContext, Page } from 'playwright-core';
import { LONG_REST_MS, REST_MS } from '#app/_components/cover/use-cover.ts';

/** The state that the test's clock adds to a page. */
interface Glass {
  letSandRun(ms: number): void;
}

/** From now on covers stay open on every page that opens here. All other timers run. */
export async function holdTheSand(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (rests: readonly number[]) => {
      const start = window.setTimeout.bind(window);
      const stop = window.clearTimeout.bind(window);
      const held = new Map<number, { readonly run: () => void; left: number }>();
      let turned = 0;
      const glass = {
        setTimeout(run: () => void, ms?: number, ...told: unknown[]) {
          if (ms === undefined || !rests.includes(ms)) return start(run, ms, ...told);
          // The number is below zero, because the browser's own numbers are not.
          turned -= 1;
          held.set(turned, { run, left: ms });
          return turned;
        },
        clearTimeout(timer?: number) {
          if (timer === undefined || !held.delete(timer)) stop(timer);
        },
        letSandRun(ms: number) {
          for (const [timer, glassful] of held) {
            glassful.left -= ms;
            if (glassful.left > 0) continue;
            held.delete(timer);
            glassful.run();
          }
        },
      };
      Object.assign(window, glass);
    },
    [REST_MS, LONG_REST_MS],
  );
}

/** Leaves this page untouched until every open secret is covered. */
export async function waitIdle(page: Page, ms: number = LONG_REST_MS): Promise<void> {
  await page.evaluate((time) => {
    (window as unknown as Glass).letSandRun(time);
  }, ms);
}
