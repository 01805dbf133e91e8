/** Fingers on the display as the system reports them. A browser scrolls, pinches and drags only by these events. */
import type { Locator, Page } from 'playwright-core';
import { must } from '#lib/core/assert-never.ts';

export type Point = readonly [x: number, y: number];

/** The fingers of one hand. Each call gives the positions of all fingers. */
export async function handOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const told = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
  return {
    down: (...fingers: readonly Point[]) => told('touchStart', fingers),
    to: (...fingers: readonly Point[]) => told('touchMove', fingers),
    up: () => told('touchEnd', []),
    /** Moves from here to there in the steps of a finger. */
    async drag(from: Point, to: Point, steps = 8): Promise<void> {
      for (let step = 1; step <= steps; step += 1) {
        const part = step / steps;
        await told('touchMove', [[from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]]);
      }
    },
  };
}

/** Returns the middle of the drawn shape. */
export async function middleOf(what: Locator): Promise<Point> {
  const { x, y, width, height } = must(await what.boundingBox(), 'in the page');
  return [x + width / 2, y + height / 2];
}
