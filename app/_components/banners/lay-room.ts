/** The next action of the strips' grip. */
export type Grip = 'show' | 'lay-back';

export interface Room {
  /** Shows another page from its beginning. */
  readonly begin: () => void;
  /** Slides the content beneath the strips into view, or back. */
  readonly slide: (behavior: ScrollBehavior) => void;
  /** Sets whether the page moves down for new strips, or lies below them. */
  readonly yield: (yields: boolean) => void;
  readonly clear: () => void;
}

/**
 * Makes room at the head of a page for the strips above it. When a strip appears, grows or disappears, the room and the
 * scroll position change by the same amount in the same frame. So all content stays at its place on the screen, and the
 * user can pull covered content into view. A page that opens with strips begins below them. Visible room disappears
 * with its strip, and the page slides back, but never under a finger.
 * @param tell receives the grip's next action; `null` when nothing lies beneath the strips
 */
export function layRoom(page: HTMLElement, strips: HTMLElement, tell: (grip: Grip | null) => void): Room {
  const box = scrollerOf(page);
  const scroller = box ?? document.documentElement;
  let covered = 0;
  let room = 0;
  /** The height that was covered when the page began. The page is lower than the window by this height. */
  let begun = 0;
  /** The scroll position before the page was slid, and the position since. */
  let slid: { readonly from: number; readonly to: number } | null = null;
  let isTouched = false;
  let yields = false;

  // Only this code controls the page's position on the screen.
  scroller.style.overflowAnchor = 'none';
  // On a laptop, this room would add a scroll bar, which would make the page narrower.
  if (box === null) scroller.style.scrollbarGutter = 'stable';

  const heard = new AbortController();
  const observer = new ResizeObserver(settle);
  observer.observe(strips);
  // A scroll of the window is an event of the document.
  (box ?? document).addEventListener('scrollend', settle, { signal: heard.signal });
  for (const touch of ['touchstart', 'touchend', 'touchcancel'] as const)
    window.addEventListener(touch, feel, { signal: heard.signal, passive: true });

  return {
    begin() {
      covered = measure();
      room = covered;
      begun = covered;
      lay(0);
      tellGrip();
    },
    slide(behavior) {
      const from = scrolled();
      const top = slid?.from ?? Math.max(room, from) - covered;
      slid = slid === null ? { from, to: top } : null;
      tell(slid === null ? 'show' : 'lay-back');
      scroller.scrollTo({ top, behavior });
    },
    yield(wanted) {
      yields = wanted;
      settle();
    },
    clear() {
      heard.abort();
      observer.disconnect();
      scroller.style.overflowAnchor = '';
      scroller.style.scrollbarGutter = '';
      scroller.style.scrollPaddingTop = '';
    },
  };

  /** The strips, or the scroll position, have changed. */
  function settle() {
    // The slide back may be in progress.
    room = parseFloat(getComputedStyle(page).getPropertyValue('--room'));
    const measured = measure();
    const next = Math.max(measured, room - scrolled());
    if (measured !== covered || next !== room) {
      // A permanent strip pushes the page down by the height that it would cover.
      const grown = yields ? Math.max(0, measured - covered) : 0;
      const top = Math.max(0, scrolled() + next - room - grown);
      covered = measured;
      room = next;
      begun = Math.min(begun, next);
      lay(top);
    }
    if (room > covered && !isTouched) slideBack();
    if (slid !== null && Math.abs(scrolled() - slid.to) > 1) slid = null;
    tellGrip();
  }

  function feel({ touches }: TouchEvent) {
    isTouched = touches.length > 0;
    if (!isTouched) settle();
  }

  function measure(): number {
    return Math.ceil(strips.getBoundingClientRect().height + parseFloat(getComputedStyle(strips).marginBottom));
  }

  /** A page that is pulled beyond its beginning springs back. */
  function scrolled(): number {
    return Math.max(0, scroller.scrollTop);
  }

  function lay(top: number) {
    slid = null;
    delete page.dataset['slides'];
    setRoom();
    // A running slide would continue to a place that has no room any more.
    for (const slide of page.getAnimations()) slide.cancel();
    // A focused element is scrolled into view below the strips.
    scroller.style.scrollPaddingTop = `${covered}px`;
    scroller.scrollTop = top;
  }

  function slideBack() {
    room = covered;
    begun = Math.min(begun, covered);
    page.dataset['slides'] = '';
    setRoom();
  }

  function setRoom() {
    page.style.setProperty('--room', `${room}px`);
    page.style.setProperty('--begun', `${begun}px`);
  }

  function tellGrip() {
    const isHidden = Math.max(0, room - scrolled()) < strips.offsetHeight;
    tell(slid !== null ? 'lay-back' : isHidden ? 'show' : null);
  }
}

/** The box in which the page scrolls; `null` if that is the window. */
function scrollerOf(page: HTMLElement): HTMLElement | null {
  let outer = page.parentElement;
  while (outer !== null && getComputedStyle(outer).overflowY !== 'auto') outer = outer.parentElement;
  return outer;
}
