'use client';

import { useEffect, type ReactNode } from 'react';
import { formatMap, type EditionId, type Place } from '#client';
import { Icon } from '../icon.tsx';
import { BoardInWords, DISCS_NEAR } from './board-map.tsx';
import type { BoardFacts } from './board-facts.ts';
import type { Layout } from './layout/disc-layout.ts';
import { MapDrawing } from './map-drawing.tsx';
import { shapeOf, useGeometry, type Geometry, type Point } from './geometry.ts';
import { ZOOM } from './map-messages.ts';
import { useLayout } from './use-layout.ts';
import { useStableValue } from './use-stable-value.ts';
import { usePanZoom, type PanZoom } from './use-pan-zoom.ts';
import { NEAREST, WHOLE, isSeen, lookingAt, viewBoxOf, zoomed, type Window } from './view-box.ts';
import styles from './zoom-map.module.css';

const ZOOM_STEP = 1.6;
/**
 * Discs grow more slowly than the ground below them, so that zooming in makes room. They grow in steps, because every
 * size may change their positions.
 */
const CALM_GROWTH = 0.65;
const SIZE_STEP = 1.1;
/** The zoom from which the names of all territories are legible. */
const NAMES_FROM = 2.2;

interface ZoomMapProps {
  readonly board: BoardFacts;
  readonly edition: EditionId;
  /** The part in the middle: a larger zoom goes towards it. */
  readonly focus?: Place | null;
  /** The layers if parts can be chosen: highlights under the discs, and controls over everything else. */
  readonly layers?: (geometry: Geometry, pan: PanZoom, layout: Layout) => Layers;
}

interface Layers {
  readonly below: ReactNode;
  readonly above: ReactNode;
}

/** The map on a phone: dragged, pinched, or moved by buttons. */
export function ZoomMap({ board: shown, edition, focus = null, layers }: ZoomMapProps) {
  const board = useStableValue(shown);
  const geometry = useGeometry();
  const pan = usePanZoom();
  const { zoom } = pan.window;
  const point = pointOf(geometry, focus);
  useFollow(pan, point);
  const named = zoom >= NAMES_FROM;
  const layout = useLayout(geometry, board, { edition, named }, discsAt(zoom));
  const isDrawn = geometry !== null && layout !== null;
  const drawn = isDrawn && layers !== undefined ? layers(geometry, pan, layout) : null;
  return (
    <>
      <div className={styles.map}>
        <div ref={pan.frame} className={styles.frame} data-near={zoom > 1} {...pan.handlers}>
          <svg
            viewBox={viewBoxOf(pan.window)}
            role={drawn === null ? 'img' : 'group'}
            aria-label={formatMap(board.storm)}
            className={styles.drawing}
          >
            {isDrawn && (
              <MapDrawing
                geometry={geometry}
                board={board}
                edition={edition}
                layout={layout}
                named={named}
                below={drawn?.below}
              />
            )}
            {drawn?.above}
          </svg>
        </div>
        <ZoomButtons pan={pan} focus={point} />
      </div>
      {drawn === null && <BoardInWords board={board} edition={edition} className={styles.words} />}
    </>
  );
}

/** Radius of a disc where there is room. */
const discsAt = (zoom: number): number =>
  DISCS_NEAR / SIZE_STEP ** Math.round(Math.log(zoom ** CALM_GROWTH) / Math.log(SIZE_STEP));

function pointOf(geometry: Geometry | null, place: Place | null): Point | null {
  if (geometry === null || place === null) return null;
  const [x, y] = shapeOf(geometry, place).middle;
  return [x, y];
}

/** Moves a newly chosen part into the picture if it is out of sight, for example after a choice in the list. */
function useFollow({ setWindow }: PanZoom, point: Point | null) {
  const [x, y] = point ?? [null, null];
  useEffect(() => {
    if (x === null) return;
    setWindow((seen) => (isSeen(seen, [x, y]) ? seen : lookingAt(seen, [x, y], seen.zoom)));
  }, [setWindow, x, y]);
}

interface ZoomButtonsProps {
  readonly pan: PanZoom;
  readonly focus: Point | null;
}

function ZoomButtons({ pan: { window, setWindow }, focus }: ZoomButtonsProps) {
  const nearer = (at: Window) => {
    const near = zoomed(at, ZOOM_STEP);
    return focus === null ? near : lookingAt(near, focus, near.zoom);
  };
  return (
    <div className={styles.buttons}>
      <ZoomButton
        label={ZOOM.out}
        idle={window.zoom === 1}
        onPress={() => {
          setWindow((at) => (at.zoom / ZOOM_STEP < 1.1 ? WHOLE : zoomed(at, 1 / ZOOM_STEP)));
        }}
      >
        <Icon name="minus" />
      </ZoomButton>
      <ZoomButton
        label={ZOOM.in}
        idle={window.zoom >= NEAREST}
        onPress={() => {
          setWindow(nearer);
        }}
      >
        <Icon name="plus" />
      </ZoomButton>
    </div>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly idle: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const ZoomButton = ({ label, idle, onPress, children }: ZoomButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={idle} className={styles.button} onClick={onPress}>
    {children}
  </button>
);
