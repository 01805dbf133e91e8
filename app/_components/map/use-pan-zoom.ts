'use client';

import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import type { Point } from './geometry.ts';
import { WHOLE, panned, zoomed, type Window } from './view-box.ts';

/** A touch that moves further than this, in CSS pixels, is a drag and chooses nothing. */
const DRAG_FROM = 8;
const WHEEL_STEP = 1.0015;

export interface PanZoom {
  readonly window: Window;
  readonly setWindow: (change: (now: Window) => Window) => void;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Whether the last press became a drag, so that its click must choose nothing. */
  readonly dragged: () => boolean;
  /** Stops the map while the finger drags a piece; `false` if another finger is down already. */
  readonly hold: () => boolean;
  /** Whether the finger still drags the piece. A second finger moves the picture again. */
  readonly isHeld: () => boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

/**
 * Handles dragging with one finger or the mouse, pinching with two fingers, and zooming at the pointer with the mouse
 * wheel.
 */
export function usePanZoom(): PanZoom {
  const [window, setWindow] = useState(WHOLE);
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const held = useRef(false);
  useWheel(frame, setWindow);

  const at = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined) return [0.5, 0.5];
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  };

  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    held.current = false;
  };

  return {
    window,
    setWindow,
    frame,
    dragged: () => travelled.current > DRAG_FROM,
    hold: () => (held.current = fingers.current.size === 0),
    isHeld: () => held.current,
    handlers: {
      onPointerDown: (event) => {
        if (fingers.current.size === 0) travelled.current = 0;
        else held.current = false;
        fingers.current.set(event.pointerId, at(event));
      },
      onPointerMove: (event) => {
        const before = fingers.current.get(event.pointerId);
        if (before === undefined) return;
        const now = at(event);
        const others = [...fingers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]));
        fingers.current.set(event.pointerId, now);
        travelled.current += Math.hypot(event.movementX, event.movementY);
        const other = others[0];
        if (held.current) return;
        if (other === undefined) {
          if (travelled.current > DRAG_FROM) frame.current?.setPointerCapture(event.pointerId);
          setWindow((seen) => panned(seen, now[0] - before[0], now[1] - before[1]));
        } else {
          setWindow((seen) => zoomed(seen, spread(now, other) / spread(before, other), between(now, other)));
        }
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

/** React listens to wheels passively; zooming must keep the page from scrolling. */
function useWheel(frame: RefObject<HTMLDivElement | null>, setWindow: PanZoom['setWindow']) {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const anchor: Point = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
      setWindow((seen) => zoomed(seen, WHEEL_STEP ** -event.deltaY, anchor));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => {
      element.removeEventListener('wheel', turn);
    };
  }, [frame, setWindow]);
}

const spread = (a: Point, b: Point): number => Math.max(Math.hypot(a[0] - b[0], a[1] - b[1]), 0.01);
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
