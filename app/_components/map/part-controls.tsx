'use client';

import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { ALL_PARTS, partName, samePlace, formatPart, type EditionId, type Place } from '#client';
import { contentsOf, type BoardFacts } from './board-facts.ts';
import { CarriedOn } from './carried-on.tsx';
import type { Layout } from './layout/disc-layout.ts';
import { shapeOf, type Geometry, type Point } from './geometry.ts';
import { partOfDisc } from './layout/part-of-disc.ts';
import { useDragOnMap, type Carry } from './use-drag-on-map.ts';
import type { PanZoom } from './use-pan-zoom.ts';
import { lookingAt } from './view-box.ts';
import styles from './part-controls.module.css';

interface PartControlsProps {
  readonly geometry: Geometry;
  readonly board: BoardFacts;
  readonly edition: EditionId;
  readonly pan: PanZoom;
  readonly layout: Layout;
  /** The parts that can be chosen; all of them by default. */
  readonly among?: readonly Place[] | undefined;
  readonly chosen: Place | null;
  readonly onChoose: (place: Place) => void;
  readonly carry?: Carry | undefined;
}

/** How far each key moves the focus among the parts in board order. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Every part of the board that can be chosen, as a control over the drawing. They are one stop of the Tab key; arrows
 * go from part to part in board order, and an enlarged map follows them.
 */
export function PartControls({
  geometry,
  board,
  edition,
  pan,
  layout,
  among = ALL_PARTS,
  chosen,
  onChoose,
  carry,
}: PartControlsProps) {
  const controls = useRef<(SVGPathElement | null)[]>([]);
  const [visited, setVisited] = useState(0);
  const stop =
    chosen === null ? Math.min(visited, among.length - 1) : among.findIndex((place) => samePlace(place, chosen));

  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const place = among[at];
    if (place !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onChoose(place);
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    controls.current[Math.min(Math.max(at + step, 0), among.length - 1)]?.focus();
  };

  const { carried, handlers } = useDragOnMap(pan, carry, {
    partAt: (event) => {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      return meantBy(event, among[controls.current.findIndex((control) => control === under)] ?? null);
    },
    pointAt,
  });

  /** Returns the meant part. A disc stands for its part, even if the disc hangs over another part. */
  const meantBy = <Below extends Place | null>(event: Pointed, below: Below): Place | Below => {
    const meant = partOfDisc(layout, pointAt(event));
    return among.find((place) => meant !== null && samePlace(place, meant)) ?? below;
  };

  const onPress = (event: MouseEvent<SVGPathElement>, below: Place) => {
    if (!pan.dragged()) onChoose(meantBy(event, below));
  };

  const onFocus = (place: Place, at: number) => {
    setVisited(at);
    const [x, y] = shapeOf(geometry, place).middle;
    pan.setWindow((seen) => (seen.zoom > 1 ? lookingAt(seen, [x, y], seen.zoom) : seen));
  };

  return (
    <g>
      {among.map((place, at) => (
        <path
          key={partName(place)}
          ref={(element) => {
            controls.current[at] = element;
          }}
          d={shapeOf(geometry, place).path}
          role="button"
          tabIndex={at === stop ? 0 : -1}
          aria-label={formatPart(place, contentsOf(board, place), board.storm, edition)}
          aria-pressed={chosen !== null && samePlace(place, chosen)}
          className={styles.part}
          onClick={(event) => {
            onPress(event, place);
          }}
          onFocus={() => {
            onFocus(place, at);
          }}
          onKeyDown={(event) => {
            onKeyDown(event, at);
          }}
          data-carried={carry?.from.some((one) => samePlace(one, place))}
          {...(carry === undefined ? {} : handlers)}
        />
      ))}
      {carried !== null && <CarriedOn geometry={geometry} carried={carried} reach={carry?.reach(carried.from) ?? []} />}
    </g>
  );
}

type Pointed = MouseEvent<SVGPathElement> | PointerEvent<SVGPathElement>;

/** Returns the pressed point, in units of the drawing. */
function pointAt({ currentTarget, clientX, clientY }: Pointed): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse());
  return [x, y];
}
