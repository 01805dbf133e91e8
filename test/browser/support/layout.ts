/**
 * Checks the layout of a page at its present size: nothing overflows, nothing is cut off, and every control can be
 * pressed.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { eventually, pause } from '../../support/server.ts';

/** The time after which a page with a new size or with news has stopped moving. */
const AT_REST_MS = 2000;

/** The time between two readings. A page that still moves changes within this time. */
const REST_STEP_MS = 100;

/** Returns every fault of the page at present, as sentences; empty if there is none. */
export const faultsOf = (page: Page): Promise<readonly string[]> => page.evaluate(findFaults);

/** Whether the whole element is in sight without scrolling, once the page has stopped moving. */
export const isWhollyInSight = (what: Locator): Promise<boolean> =>
  atRest(() =>
    what.evaluate((element) => {
      const SLACK = 1.5;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const main = (element.closest('main') ?? document.documentElement).getBoundingClientRect();
      return (
        top >= Math.max(main.top, 0) - SLACK &&
        bottom <= Math.min(main.bottom, innerHeight) + SLACK &&
        left >= -SLACK &&
        right <= innerWidth + SLACK
      );
    }),
  );

async function atRest(holds: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + AT_REST_MS;
  while (Date.now() < end) {
    if (await holds()) return true;
    await pause(REST_STEP_MS);
  }
  return holds();
}

/** Returns the positions of these elements on the display now. Each element must be in the page. */
export const placesOf = (...what: readonly Locator[]) => Promise.all(what.map((one) => one.boundingBox()));

/**
 * Returns the positions of these elements once they have stopped moving, or after two seconds.
 */
export async function restingPlacesOf(...what: readonly Locator[]) {
  let last = await placesOf(...what);
  await atRest(async () => {
    const before = last;
    last = await placesOf(...what);
    return isDeepStrictEqual(last, before);
  });
  return last;
}

/** Scrolls up by hand until nothing covers the upper edge of this element. */
export async function pullOut(what: Locator): Promise<void> {
  const page = what.page();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await eventually(async () => {
    await page.mouse.wheel(0, -height);
    return liesOpenNow(what);
  });
}

/** Whether nothing covers the upper edge of an element, once the page has stopped moving. */
export const liesOpen = (what: Locator): Promise<boolean> => atRest(() => liesOpenNow(what));

const liesOpenNow = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, top + 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });

/** Runs inside the page. */
function findFaults(): readonly string[] {
  const SLACK = 1.5;
  const root = document.documentElement;
  const sheet = document.querySelector('dialog[open]');
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isOpaque = (element: Element) => /^rgb\(/.test(getComputedStyle(element).backgroundColor);
  const quote = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 50)}”`;

  const [x, y] = [scrollX, scrollY];
  const faults = [...runsOut(), ...unreadable(), ...outOfReach()];
  scrollTo({ left: x, top: y, behavior: 'instant' });
  return faults;

  function runsOut(): readonly string[] {
    const over = root.scrollWidth - root.clientWidth;
    return over > 0 ? [`The page is ${over} px wider than the window`] : [];
  }

  /** Finds text that cannot be read: a box or the window cuts it off, or another element covers it. */
  function unreadable(): readonly string[] {
    const texts = document.createTreeWalker(sheet ?? document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (texts.nextNode() !== null) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (parent === null || text.textContent?.trim() === '' || isForEarsOnly(parent) || !shown(parent)) continue;
      const fault = faultOfText(parent, () => (tellsWhole(parent) ? [boxOf(parent)] : boxesOf(text)));
      if (fault !== null) faults.push(`${quote(text.textContent ?? '')} ${fault}`);
    }
    return faults;
  }

  /**
   * Whether an element shows its cut line completely elsewhere: an ellipsis marks the cut, and the title has the whole
   * text.
   */
  function tellsWhole(element: Element): boolean {
    return (
      getComputedStyle(element).textOverflow === 'ellipsis' && element.getAttribute('title') === element.textContent
    );
  }

  function boxesOf(text: Node): readonly DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  }

  function faultOfText(parent: Element, boxes: () => readonly DOMRect[]): string | null {
    const cut = boxes()
      .map((box) => cutBy(parent, box))
      .find((by) => by !== null);
    if (cut !== undefined) return `is cut off by ${cut}`;
    if (boxes().some((box) => runsOutOfGround(parent, box))) return 'runs out of its ground';
    if (boxes().every((box) => isLeftOut(parent, box))) return null;
    const over = wherever(parent, () =>
      boxes()
        .map((box) => coverOf(parent, box))
        .find((by) => by !== null),
    );
    return over === undefined ? null : `lies beneath ${over}`;
  }

  /**
   * Whether text runs out of an element with a background. Text in a box that scrolls or clips is checked elsewhere.
   */
  function runsOutOfGround(element: Element, box: DOMRect): boolean {
    for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      if (overflowX !== 'visible' || overflowY !== 'visible') return false;
      const edge = boxOf(outer);
      if (isOpaque(outer)) return box.left < edge.left - SLACK || box.right > edge.right + SLACK;
    }
    return false;
  }

  /** Returns the element that covers these words, unless it is an empty box or an invisible control. */
  function coverOf(words: Element, { left, right, top, bottom }: DOMRect): string | null {
    const middle = (top + bottom) / 2;
    for (const x of [left + 3, (left + right) / 2, right - 3]) {
      if (!isInSight(words, x, middle)) continue;
      for (let over = document.elementFromPoint(x, middle); over !== null; over = over.parentElement) {
        if (over.contains(words) || words.contains(over)) break;
        if (isOpaque(over)) return nameOf(over);
      }
    }
    return null;
  }

  /** A box that scrolls may have this point of a long text out of sight. */
  function isInSight(element: Element, x: number, y: number): boolean {
    for (let outer: Element | null = element; outer !== null && outer !== root; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer);
      const { left, right, top, bottom } = boxOf(outer);
      const isWithin = x >= left && x <= right && y >= top + beneathStrips(outer, x) && y <= bottom;
      if ((scrolls(overflowX) || scrolls(overflowY)) && !isWithin) return false;
    }
    return x >= 0 && x <= innerWidth && y >= beneathStrips(root, x) && y <= innerHeight;
  }

  /** Returns how much of the upper end is under fixed strips but can be scrolled out from there. */
  function beneathStrips(scroller: Element, x: number): number {
    const covered = parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
    // The value is passed in, because a screenshot takes longer than all other checks.
    if (covered === 0 || scroller.scrollTop <= 0) return 0;
    const strip = document.elementFromPoint(x, Math.max(0, boxOf(scroller).top) + 1);
    const isBeside = scroller !== root && scroller.contains(strip);
    return isBeside ? 0 : covered;
  }

  function isForEarsOnly(element: Element): boolean {
    return element.closest('.unseen, svg, script, style, noscript, option') !== null || boxOf(element).width <= 1;
  }

  function cutBy(element: Element, box: DOMRect): string | null {
    for (let outer: Element | null = element; outer !== null && outer !== root; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      const edge = boxOf(outer);
      const acrossSide = cuts(overflowX) && (box.left < edge.left - SLACK || box.right > edge.right + SLACK);
      const acrossEnd = cuts(overflowY) && (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK);
      if (acrossSide || acrossEnd) return isLeftOut(outer, box) ? null : nameOf(outer);
      // Content of a box that scrolls can be scrolled into sight.
      if (scrolls(overflowX) || scrolls(overflowY)) return null;
      if (position === 'fixed') break;
    }
    return box.left < -SLACK || box.right > root.clientWidth + SLACK ? 'the window' : null;
  }

  /**
   * Whether an element may be left out. A list may show as many whole lines as fit, and the same holds for text that
   * marks its own cut.
   */
  function isLeftOut(element: Element, box: DOMRect): boolean {
    const list = element.closest('ol, ul, [data-leaves-out]');
    if (list === null) return false;
    return (
      (cuts(getComputedStyle(list).overflowX) && isOutside(list, box)) || isLeftOut(list.parentElement ?? root, box)
    );
  }

  function isOutside(list: Element, box: DOMRect): boolean {
    const edge = boxOf(list);
    const aside = box.left >= edge.right - SLACK || box.right <= edge.left + SLACK;
    return aside || box.top >= edge.bottom - SLACK || box.bottom <= edge.top + SLACK;
  }

  /** Finds controls that cannot be pressed: a control must scroll into sight, and nothing may cover it. */
  function outOfReach(): readonly string[] {
    const controls = (sheet ?? document).querySelectorAll<HTMLElement>(
      'button, a[href], input, select, summary, [role=slider]',
    );
    return [...controls].filter(shown).flatMap((control) => {
      const target = control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
      const missed = wherever(target, () => (isReached(target) ? undefined : 'cannot be pressed'));
      return missed === undefined ? [] : [`${quote(labelOf(control))} ${missed}`];
    });
  }

  function isReached(target: Element): boolean {
    const box = boxOf(target);
    const main = sheet === null ? target.closest('main') : null;
    const { top, bottom } = main === null ? { top: 0, bottom: innerHeight } : boxOf(main);
    const middle = (from: number, start: number, to: number, end: number) =>
      (Math.max(from, start) + Math.min(to, end)) / 2;
    const x = middle(box.left, 0, box.right, innerWidth);
    const upper = Math.max(0, top + (main === null ? 0 : beneathStrips(main, x)));
    const hit = document.elementFromPoint(x, middle(box.top, upper, box.bottom, Math.min(bottom, innerHeight)));
    return hit !== null && (target.contains(hit) || hit.contains(target));
  }

  /** Finds faults at any scroll position: the middle of the page may be under a fixed strip or a decision. */
  function wherever(element: Element, fault: () => string | undefined): string | undefined {
    let found: string | undefined;
    for (const block of ['center', 'start'] as const) {
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      found = fault();
      if (found === undefined) break;
    }
    return found;
  }

  function labelOf(control: HTMLElement): string {
    return control.getAttribute('aria-label') ?? (control.innerText || control.outerHTML);
  }

  function nameOf(element: Element): string {
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
  }
}
