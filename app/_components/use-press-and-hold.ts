'use client';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { useOnLeave } from './cover/use-on-leave.ts';

/** Pressed for so long a button is held, … */
const HELD_MS = 450;
/** … and then presses itself so often. */
const AGAIN_MS = 110;

/**
 * What a button hears that goes on for as long as it is held: a tap presses it once, a held one again and again until the
 * finger lifts or slides off, or the page is left. A key that is held repeats as it does on every button.
 */
export function usePressAndHold(onPress: () => void) {
  const [held, setHeld] = useState(false);
  const wentOn = useRef(false);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!held) return;
    const again = () => {
      wentOn.current = true;
      press();
      timer = setTimeout(again, AGAIN_MS);
    };
    let timer = setTimeout(again, HELD_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [held]);
  const stop = () => {
    setHeld(false);
  };
  useOnLeave(stop);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      // A finger holds on to what it touched first; let go, it is told when it slides off.
      if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
        event.target.releasePointerCapture(event.pointerId);
      wentOn.current = false;
      setHeld(true);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      // The click that ends a long press is none of its own; one that no finger made always is.
      if (!wentOn.current || event.detail === 0) onPress();
      wentOn.current = false;
    },
  };
}
