import type { Locator, Page } from 'playwright-core';

/** Taps the part of the board with this name, once the map has stopped moving. */
export async function touch(page: Page, part: string): Promise<void> {
  const shape = page.getByRole('button', { name: new RegExp(`^${part}`) }).first();
  await shape.scrollIntoViewIfNeeded();
  await tap(page, shape);
  // If the map has moved under the thumb, the player taps once more.
  if (!(await isChosen(shape))) await tap(page, shape);
}

async function tap(page: Page, shape: Locator): Promise<void> {
  const { x, y } = await inside(shape);
  await page.mouse.click(x, y);
}

const isChosen = async (shape: Locator): Promise<boolean> => {
  const chosen = shape.and(shape.page().locator('[aria-pressed=true]'));
  return chosen.waitFor({ timeout: CHOSEN_MS }).then(
    () => true,
    () => false,
  );
};

/** The time after which a part that was tapped is drawn as selected. */
const CHOSEN_MS = 3000;

/**
 * Returns a point of the shape that nothing covers, as near the middle of the shape as possible. Many shapes bend
 * around their neighbours. The point is not on a disc or on spice, because these select their own part of the board.
 */
const inside = (shape: Locator): Promise<{ readonly x: number; readonly y: number }> =>
  shape.evaluate(async (element) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    let box = place();
    for (let still = 0; still < 3;) {
      await frame();
      const now = place();
      still = now.x === box.x && now.y === box.y && now.width === box.width ? still + 1 : 0;
      box = now;
    }
    const STEPS = 24;
    const points = Array.from({ length: (STEPS - 1) ** 2 }, (_, at) => ({
      x: box.x + (box.width * (1 + (at % (STEPS - 1)))) / STEPS,
      y: box.y + (box.height * (1 + Math.floor(at / (STEPS - 1)))) / STEPS,
    }));
    const fromMiddle = ({ x, y }: { x: number; y: number }) =>
      Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    const discs = [...(element.closest('svg')?.querySelectorAll('g:has(> title)') ?? [])].map((disc) => {
      const { left, top, width, height } = disc.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, radius: Math.max(width, height) / 2 };
    });
    const isOnDisc = ({ x, y }: { x: number; y: number }) =>
      discs.some((disc) => Math.hypot(disc.x - x, disc.y - y) <= disc.radius);
    const open = points
      .sort((a, b) => fromMiddle(a) - fromMiddle(b))
      .find((point) => element.contains(document.elementFromPoint(point.x, point.y)) && !isOnDisc(point));
    if (open === undefined) throw new Error('Something lies over all of it');
    return open;
  });
