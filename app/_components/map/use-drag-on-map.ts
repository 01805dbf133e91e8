'use client';

import { useRef, useState, type PointerEvent } from 'react';
import { samePlace, type Place } from '#client';
import type { Point } from './geometry.ts';
import type { PanZoom } from './use-pan-zoom.ts';

/** What a finger may take along over the map, from one part to another. */
export interface Carry {
  readonly from: readonly Place[];
  /** Where what stands there may come to: marked as long as it is on its way, while the page around it stays as it is. */
  readonly reach: (from: Place) => readonly Place[];
  readonly onCarry: (from: Place, to: Place) => void;
}

/** On its way: whence, and where the finger is, in units of the drawing. */
export interface Carried {
  readonly from: Place;
  readonly at: Point;
}

interface Reading {
  /** The part that is meant where the finger is; `null` beside the board. */
  readonly partAt: (event: PointerEvent<SVGPathElement>) => Place | null;
  readonly pointAt: (event: PointerEvent<SVGPathElement>) => Point;
}

/** A finger that goes down on what can be taken carries it instead of the map; a second finger lets go of it. */
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
