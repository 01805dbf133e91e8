'use client';

import { useRef, useState, type PointerEvent } from 'react';
import { samePlace, type Place } from '#client';
import type { Point } from './geometry.ts';
import type { PanZoom } from './use-pan-zoom.ts';

/** The piece that a finger may drag over the map, from one part to another. */
export interface Carry {
  readonly from: readonly Place[];
  /** Returns the destinations of a piece: marked while it is dragged, while the rest of the page does not change. */
  readonly reach: (from: Place) => readonly Place[];
  readonly onCarry: (from: Place, to: Place) => void;
}

/** A drag: its origin, and the finger's position in units of the drawing. */
export interface Carried {
  readonly from: Place;
  readonly at: Point;
}

interface Reading {
  /** Returns the part under the finger; `null` off the board. */
  readonly partAt: (event: PointerEvent<SVGPathElement>) => Place | null;
  readonly pointAt: (event: PointerEvent<SVGPathElement>) => Point;
}

/** Drags a piece instead of the map if the finger pressed the piece. A second finger ends the drag. */
export function useDragOnMap(pan: PanZoom, carry: Carry | undefined, { partAt, pointAt }: Reading) {
  const lifted = useRef<Place | null>(null);
  const [carried, setCarried] = useState<Carried | null>(null);
  const letGo = () => {
    lifted.current = null;
    setCarried(null);
  };
  return {
    carried,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGPathElement>) => {
        const part = partAt(event);
        if (part === null || carry?.from.some((place) => samePlace(place, part)) !== true) return;
        if (!pan.hold()) return;
        lifted.current = part;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<SVGPathElement>) => {
        const from = lifted.current;
        if (from === null) return;
        if (!pan.isHeld()) {
          letGo();
          return;
        }
        if (pan.dragged()) setCarried({ from, at: pointAt(event) });
      },
      onPointerUp: (event: PointerEvent<SVGPathElement>) => {
        const from = lifted.current;
        const to = carried === null ? null : partAt(event);
        letGo();
        if (from !== null && to !== null && !samePlace(from, to)) carry?.onCarry(from, to);
      },
      onPointerCancel: letGo,
    },
  };
}
