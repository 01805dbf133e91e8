/** What the grip of the strips does next. */
export type Grip = 'show' | 'lay-back';

export interface Room {
  /** Another page, from its beginning. */
  readonly begin: () => void;
  /** Slides what the strips cover out from under them, or lays it back. */
  readonly slide: (behavior: ScrollBehavior) => void;
  /** From now on the page gives way to strips that come, or lies beneath them. */
  readonly yield: (yields: boolean) => void;
  readonly clear: () => void;
}

/**
 * Room at the head of a page for the strips that lie over it. When one comes, grows or goes, room and scroll position
 * change by the same amount in the same frame: everything stays where it is on the glass, and what the strips cover can
 * be pulled out from under them. A page that is opened while strips lie there begins beneath them. Room that is in sight
 * goes with its strip, and the page slides back to its place, though never under a finger.
 *
 * @param tell hears what the grip does; `null` when nothing lies beneath the strips
 */
export function layRoom(page: HTMLElement, strips: HTMLElement, tell: (grip: Grip | null) => void): Room {
  const box = scrollerOf(page);
  const scroller = box ?? document.documentElement;
  let covered = 0;
  let room = 0;
  /** With how much room the page began: so much less of the window it fills by itself. */
  let begun = 0;
  /** Where the page lay before it was slid out, and where it lies since. */
  let slid: { readonly from: number; readonly to: number } | null = null;
  let isTouched = false;
  let yields = false;

  // Where the page stands on the glass is seen to here alone.
  scroller.style.overflowAnchor = 'none';
  // On a laptop the room would bring a bar to scroll by, and the bar would make the page narrower.
  if (box === null) scroller.style.scrollbarGutter = 'stable';

  const heard = new AbortController();
  const observer = new ResizeObserver(settle);
  observer.observe(strips);
  // What the window scrolls is told to the document.
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

  /** The strips, or what was scrolled, are not as they were. */
  function settle() {
    // It may be on its way back.
    room = parseFloat(getComputedStyle(page).getPropertyValue('--room'));
    const measured = measure();
    const next = Math.max(measured, room - scrolled());
    if (measured !== covered || next !== room) {
      // What holds for long pushes the page down, as far as that brings out what it would cover.
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

  /** Pulled beyond its beginning, a page springs back. */
  function scrolled(): number {
    return Math.max(0, scroller.scrollTop);
  }

  function lay(top: number) {
    slid = null;
    delete page.dataset['slides'];
    setRoom();
    // A slide that is under way would go on to where there was room before.
    for (const slide of page.getAnimations()) slide.cancel();
    // What takes the focus is brought into sight beneath the strips.
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

/** The box that the page is scrolled in; `null` where that is the window. */
function scrollerOf(page: HTMLElement): HTMLElement | null {
  let outer = page.parentElement;
  while (outer !== null && getComputedStyle(outer).overflowY !== 'auto') outer = outer.parentElement;
  return outer;
}
