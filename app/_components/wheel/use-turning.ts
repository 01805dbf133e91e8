'use client';
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { vibrate } from '../../_browser/vibrate.ts';
import { angleOf, settled, swing, tapped, turned, type DialRange, type Point } from './wheel-geometry.ts';

/** A finger that has moved the rim by less than this angle has tapped it. */
const TAP_DEGREES = 2.5;
/** How far a mouse wheel or trackpad scrolls for one detent (CSS px). */
const SCROLL_PER_DETENT = 36;
const CLICK_HALF_MS = 4;
const CLICK_WHOLE_MS = 9;

interface Turning {
  readonly range: DialRange;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly locked: boolean;
  /** Turns a place on the screen into a point of the drawing. */
  readonly toField: (event: { readonly clientX: number; readonly clientY: number }) => Point | null;
}

/**
 * The ways of turning the wheel besides buttons and keys: a drag along the rim, a tap on a printed number, a scroll.
 */
export function useTurning({ range, value, onChange, locked, toField }: Turning) {
  const [turn, setTurn] = useState<number | null>(null);
  const drag = useRef<{ angle: number; turn: number; moved: number } | null>(null);

  const change = (next: number) => {
    if (next === value) return;
    click(next);
    onChange(next);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const point = toField(event);
      if (locked || event.button !== 0 || point === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { angle: angleOf(point), turn: value, moved: 0 };
    },
    onPointerMove: (event: PointerEvent) => {
      const point = toField(event);
      const held = drag.current;
      if (held === null || point === null) return;
      const angle = angleOf(point);
      const degrees = swing(held.angle, angle);
      held.moved += Math.abs(degrees);
      held.turn = turned(range, held.turn, degrees);
      held.angle = angle;
      if (held.moved < TAP_DEGREES) return;
      setTurn(held.turn);
      change(settled(range, held.turn));
    },
    onPointerUp: () => {
      const held = drag.current;
      if (held !== null && held.moved < TAP_DEGREES) change(tapped(range, value, held.angle));
      drag.current = null;
      setTurn(null);
    },
    onPointerCancel: () => {
      drag.current = null;
      setTurn(null);
    },
  };
  return { turn: turn ?? value, dragging: turn !== null, handlers, change };
}

function click(value: number): void {
  vibrate(Number.isInteger(value) ? CLICK_WHOLE_MS : CLICK_HALF_MS);
}

/** Turns the wheel by mouse wheel or trackpad. React listens passively, which could not keep the page from scrolling. */
export function useScrollTurn(wheel: RefObject<Element | null>, onDetents: (detents: number) => void): void {
  const report = useRef(onDetents);
  useEffect(() => {
    report.current = onDetents;
  });
  useEffect(() => {
    const element = wheel.current;
    if (element === null) return;
    let scrolled = 0;
    const scroll = (event: Event) => {
      if (!(event instanceof WheelEvent)) return;
      event.preventDefault();
      scrolled -= event.deltaY || event.deltaX;
      const detents = Math.trunc(scrolled / SCROLL_PER_DETENT);
      scrolled -= detents * SCROLL_PER_DETENT;
      if (detents !== 0) report.current(detents);
    };
    element.addEventListener('wheel', scroll, { passive: false });
    return () => {
      element.removeEventListener('wheel', scroll);
    };
  }, [wheel]);
}
