'use client';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { useOnLeave } from './cover/use-on-leave.ts';

/** A button pressed for this long counts as held (ms). */
const HELD_MS = 450;
/** A held button repeats the press at this interval (ms). */
const AGAIN_MS = 110;

/**
 * The events of a button that repeats while it is held. A tap presses the button once. A held finger presses it again
 * and again, until the finger lifts or slides off, or the user leaves the page. A held key repeats as on every button.
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
      // The browser captures the finger on the first element. Released from that, it reports when the finger slides
      // off.
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
      // The click after a long press is ignored; a click without a finger always counts.
      if (!wentOn.current || event.detail === 0) onPress();
      wentOn.current = false;
    },
  };
}
