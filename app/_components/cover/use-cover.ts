'use client';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useTurns } from './keep-alive-page.tsx';
import { useOnLeave } from './use-on-leave.ts';

/** A press shorter than this opens a cover by tap; a longer press opens it by holding (ms). */
const TAP_MS = 300;
/** The time after which the click that belongs to a tap has come, or will not come (ms). */
const CLICK_MS = 350;
/** How long an open cover without a touch stays open (ms). The time is enough to read a hand of eight cards. */
export const REST_MS = 15_000;
/**
 * How long a cover with controls stays open without a touch (ms). The time is enough to think over a plan, or to go
 * through a sheet.
 */
export const LONG_REST_MS = 60_000;

/** `held` shows the content without controls; `open` allows its controls. */
export type CoverState = 'covered' | 'held' | 'open';

export interface Cover {
  readonly state: CoverState;
  /** How long the cover may stay open without a touch (ms). */
  readonly rest: number;
  readonly uncover: () => void;
  readonly close: () => void;
  /** The properties of the button over the cover, which stays at its place until the cover is open. */
  readonly hand: ReturnType<typeof useHand>;
  /**
   * The properties of the element with the secrets and their sheets. Every touch, key and scroll on it keeps the cover
   * open.
   */
  readonly watch: Readonly<
    Record<
      | 'onPointerDownCapture'
      | 'onPointerUpCapture'
      | 'onKeyDownCapture'
      | 'onWheelCapture'
      | 'onScrollCapture'
      | 'onInputCapture',
      () => void
    >
  >;
}

interface CoverChoices {
  readonly startsOpen?: boolean;
  readonly rest?: number;
}

/**
 * The state of a cover, the same for all secrets. The cover opens while it is held (finger or Space) and closes on
 * release. A tap, Enter, or a screen reader's press opens it until nobody has touched it for a while. It closes at once
 * when the user leaves the page, even for another page of the phone.
 */
export function useCover({ startsOpen = false, rest = REST_MS }: CoverChoices = {}): Cover {
  const [cover, setCover] = useState<CoverState>(startsOpen ? 'open' : 'covered');
  const [stirred, setStirred] = useState(0);
  const turns = useTurns();
  const [closedAt, setClosedAt] = useState(turns);
  if (closedAt !== turns) {
    setClosedAt(turns);
    setCover('covered');
  }
  const stir = () => {
    setStirred((times) => times + 1);
  };
  const close = () => {
    setCover('covered');
  };
  useOnLeave(close);
  useEffect(() => {
    if (cover !== 'open') return;
    const timer = setTimeout(() => {
      setCover('covered');
    }, rest);
    return () => {
      clearTimeout(timer);
    };
  }, [cover, stirred, rest]);
  return {
    state: cover,
    rest,
    uncover: () => {
      setCover('open');
      stir();
    },
    close,
    hand: useHand(cover, setCover),
    watch: {
      onPointerDownCapture: stir,
      onPointerUpCapture: stir,
      onKeyDownCapture: stir,
      onWheelCapture: stir,
      onScrollCapture: stir,
      onInputCapture: stir,
    },
  };
}

/** The events of the button over a cover: press, release, keys, and a screen reader's click. */
function useHand(cover: CoverState, setCover: (cover: CoverState) => void) {
  const press = useRef({ at: 0, from: cover, byPointer: false });
  const tap = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(tap.current);
    },
    [],
  );
  const down = (at: number, byPointer: boolean) => {
    clearTimeout(tap.current);
    press.current = { at, from: cover, byPointer };
    setCover('held');
  };
  const isTap = (at: number) => at - press.current.at < TAP_MS && press.current.from === 'covered';
  const open = () => {
    clearTimeout(tap.current);
    tap.current = undefined;
    setCover('open');
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      down(event.timeStamp, true);
    },
    onPointerUp: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // The button stays until its click has arrived. Otherwise the click would hit the content.
      if (isTap(event.timeStamp)) tap.current = setTimeout(open, CLICK_MS);
      else setCover('covered');
    },
    onPointerCancel: () => {
      press.current.byPointer = false;
      setCover('covered');
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPressKey(event)) return;
      event.preventDefault();
      if (!event.repeat) down(event.timeStamp, false);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isPressKey(event)) return;
      event.preventDefault();
      if (isTap(event.timeStamp)) open();
      else setCover('covered');
    },
    // A key that was pressed elsewhere is not released here.
    onBlur: () => {
      if (cover === 'held' && !press.current.byPointer) setCover('covered');
    },
    onClick: () => {
      // A click that no finger made comes from a screen reader.
      if (!press.current.byPointer) setCover(cover === 'covered' ? 'open' : 'covered');
      else if (tap.current !== undefined) open();
      press.current.byPointer = false;
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
    },
  };
}

const isPressKey = (event: KeyboardEvent): boolean => event.key === ' ' || event.key === 'Enter';
