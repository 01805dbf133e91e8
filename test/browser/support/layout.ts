/** Whether a page holds at its present size: nothing runs out of it, nothing is cut off, everything can be pressed. */
import type { Page } from 'playwright-core';

/** Every fault of the page as it stands, as sentences; empty when it holds. */
export const faultsOf = (page: Page): Promise<readonly string[]> => page.evaluate(findFaults);

/** Runs inside the page. */
function findFaults(): readonly string[] {
  const SLACK = 1.5;
  const root = document.documentElement;
  const sheet = document.querySelector('dialog[open]');
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const quote = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 50)}”`;

  return [...runsOut(), ...cutOff(), ...outOfReach()];

  function runsOut(): readonly string[] {
    const over = root.scrollWidth - root.clientWidth;
    return over > 0 ? [`The page is ${over} px wider than the window`] : [];
  }

  /** Text that some box, or the window, does not show and cannot be scrolled to show. */
  function cutOff(): readonly string[] {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (texts.nextNode() !== null) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (parent === null || text.textContent?.trim() === '' || isForEarsOnly(parent) || !shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const where = [...range.getClientRects()].map((box) => cutBy(parent, box)).find((cut) => cut !== null);
      if (where !== undefined) faults.push(`${quote(text.textContent ?? '')} is cut off by ${where}`);
    }
    return faults;
  }

  function isForEarsOnly(element: Element): boolean {
    return element.closest('.unseen, svg, script, style, noscript, option') !== null || boxOf(element).width <= 1;
  }

  function cutBy(element: Element, box: DOMRect): string | null {
    if (box.width === 0 || box.height === 0) return null;
    for (let outer: Element | null = element; outer !== null && outer !== root; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      const edge = boxOf(outer);
      const acrossSide = cuts(overflowX) && (box.left < edge.left - SLACK || box.right > edge.right + SLACK);
      const acrossEnd = cuts(overflowY) && (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK);
      // A list may show as many of its lines as fit; none of them by half.
      if (acrossSide || acrossEnd) return outer.matches('ol, ul') && isBeyond(box, edge) ? null : nameOf(outer);
      // What lies in a box that scrolls can be brought into sight.
      if (scrolls(overflowX) || scrolls(overflowY)) return null;
      if (position === 'fixed') break;
    }
    return box.left < -SLACK || box.right > root.clientWidth + SLACK ? 'the window' : null;
  }

  function isBeyond(box: DOMRect, edge: DOMRect): boolean {
    const aside = box.left >= edge.right - SLACK || box.right <= edge.left + SLACK;
    return aside || box.top >= edge.bottom - SLACK || box.bottom <= edge.top + SLACK;
  }

  /** What can be pressed must be pressable: brought into sight, and not beneath something else. */
  function outOfReach(): readonly string[] {
    const [x, y] = [scrollX, scrollY];
    const controls = (sheet ?? document).querySelectorAll<HTMLElement>(
      'button, a[href], input, select, summary, [role=slider]',
    );
    const faults = [...controls].filter(shown).flatMap((control) => {
      const target = control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      return isReached(target) ? [] : [`${quote(labelOf(control))} cannot be pressed`];
    });
    scrollTo({ left: x, top: y, behavior: 'instant' });
    return faults;
  }

  function isReached(target: Element): boolean {
    const box = boxOf(target);
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
    const hit = document.elementFromPoint(
      middle(box.left, box.right, innerWidth),
      middle(box.top, box.bottom, innerHeight),
    );
    return hit !== null && (target.contains(hit) || hit.contains(target));
  }

  function labelOf(control: HTMLElement): string {
    return control.getAttribute('aria-label') ?? (control.innerText || control.outerHTML);
  }

  function nameOf(element: Element): string {
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
  }
}
