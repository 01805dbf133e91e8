'use client';
import type { EditionId, Place } from '../../../../../../lib/client.ts';
import type { BoardFacts } from '../../../../../_components/map/board-facts.ts';
import { ChosenPart } from '../../../../../_components/map/chosen-part.tsx';
import { PartControls } from '../../../../../_components/map/part-controls.tsx';
import { PlaceList } from '../../../../../_components/map/place-list.tsx';
import { ZoomMap } from '../../../../../_components/map/zoom-map.tsx';
import styles from './position-map.module.css';

interface PositionMapProps {
  readonly board: BoardFacts;
  readonly edition: EditionId;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** Where something stands: pressed on the map, or taken from the folded list beneath it. */
export function PositionMap({ board, edition, place, onPlace }: PositionMapProps) {
  return (
    <>
      <ZoomMap
        board={board}
        edition={edition}
        focus={place}
        layers={(geometry, pan) => ({
          below: <ChosenPart geometry={geometry} place={place} />,
          above: (
            <PartControls
              geometry={geometry}
              board={board}
              edition={edition}
              pan={pan}
              chosen={place}
              onChoose={onPlace}
            />
          ),
        })}
      />
      <details className={styles.list}>
        <summary className={styles.summary}>Choose from the list of territories</summary>
        <div className={styles.places}>
          <PlaceList board={board} edition={edition} legend="Territory and sector" chosen={place} onChoose={onPlace} />
        </div>
      </details>
    </>
  );
}
