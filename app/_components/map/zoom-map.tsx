'use client';

import type { ReactNode } from 'react';
import { sayMap, type EditionId } from '../../../lib/client.ts';
import { Icon } from '../icon.tsx';
import { BoardInWords, DISCS_NEAR } from './board-map.tsx';
import type { BoardFacts } from './board-facts.ts';
import { MapDrawing } from './map-drawing.tsx';
import { useGeometry, type Geometry } from './geometry.ts';
import { usePanZoom, type PanZoom } from './use-pan-zoom.ts';
import { NEAREST, WHOLE, viewBoxOf, zoomed } from './view-box.ts';
import styles from './zoom-map.module.css';

const ZOOM_STEP = 1.6;
/** From here on the names of all territories can be read. */
const NAMES_FROM = 2.2;

interface ZoomMapProps {
  readonly board: BoardFacts;
  readonly edition: EditionId;
  readonly discs?: number;
  /** Given by the picker: highlights under the discs, and controls over everything. */
  readonly layers?: (geometry: Geometry, pan: PanZoom) => { readonly below: ReactNode; readonly above: ReactNode };
}

/** The map in the hand: drag it, pinch it, or use the buttons. Discs keep their size on the glass. */
export function ZoomMap({ board, edition, discs = DISCS_NEAR, layers }: ZoomMapProps) {
  const geometry = useGeometry();
  const pan = usePanZoom();
  const { zoom } = pan.window;
  const drawn = geometry === null || layers === undefined ? null : layers(geometry, pan);
  return (
    <div className={styles.map}>
      <div ref={pan.frame} className={styles.frame} data-near={zoom > 1} {...pan.handlers}>
        <svg
          viewBox={viewBoxOf(pan.window)}
          role={drawn === null ? 'img' : 'group'}
          aria-label={sayMap(board.storm)}
          className={styles.drawing}
        >
          {geometry !== null && (
            <MapDrawing
              geometry={geometry}
              board={board}
              edition={edition}
              discs={discs / zoom}
              named={zoom >= NAMES_FROM}
              below={drawn?.below}
            />
          )}
          {drawn?.above}
        </svg>
      </div>
      <ZoomButtons pan={pan} />
      {drawn === null && <BoardInWords board={board} edition={edition} />}
    </div>
  );
}

function ZoomButtons({ pan: { window, setWindow } }: { readonly pan: PanZoom }) {
  return (
    <div className={styles.buttons}>
      <ZoomButton
        label="See more of Arrakis"
        idle={window.zoom === 1}
        onPress={() => {
          setWindow((at) => (at.zoom / ZOOM_STEP < 1.1 ? WHOLE : zoomed(at, 1 / ZOOM_STEP)));
        }}
      >
        <Icon name="minus" />
      </ZoomButton>
      <ZoomButton
        label="Look nearer"
        idle={window.zoom >= NEAREST}
        onPress={() => {
          setWindow((at) => zoomed(at, ZOOM_STEP));
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
