'use client';
import type { ReactNode } from 'react';
import type { EditionId, Place } from '#client';
import type { BoardFacts } from './board-facts.ts';
import { ChosenPart } from './chosen-part.tsx';
import type { Geometry } from './geometry.ts';
import { OpenParts } from './open-parts.tsx';
import { PartControls } from './part-controls.tsx';
import type { Carry } from './use-drag-on-map.ts';
import { ZoomMap } from './zoom-map.tsx';
import styles from './place-map.module.css';

export interface PlaceProps {
  readonly board: BoardFacts;
  readonly edition: EditionId;
  /** The parts that can be chosen, marked on the map; all of them by default. */
  readonly among?: readonly Place[];
  /** The marked parts among the choices. A press on another part shows why it is closed. */
  readonly open?: readonly Place[] | undefined;
  readonly chosen: Place | null;
  readonly onChoose: (place: Place) => void;
}

export interface PlaceMapProps extends PlaceProps {
  /** A path that is drawn over the ground and all pieces. */
  readonly drawn?: ((geometry: Geometry) => ReactNode) | undefined;
  /** The piece that can be dragged between parts. */
  readonly carry?: Carry | undefined;
}

/** A map on which a part of the board can be pressed. The list of parts stands elsewhere on the page. */
export const PlaceMap = ({ board, edition, among, open = among, chosen, onChoose, drawn, carry }: PlaceMapProps) => (
  <div className={styles.map}>
    <ZoomMap
      board={board}
      edition={edition}
      focus={chosen}
      layers={(geometry, pan, layout) => ({
        below: (
          <>
            {open !== undefined && <OpenParts geometry={geometry} places={open} />}
            <ChosenPart geometry={geometry} place={chosen} />
          </>
        ),
        above: (
          <>
            {drawn?.(geometry)}
            <PartControls
              geometry={geometry}
              board={board}
              edition={edition}
              pan={pan}
              layout={layout}
              among={among}
              chosen={chosen}
              onChoose={onChoose}
              carry={carry}
            />
          </>
        ),
      })}
    />
  </div>
);
